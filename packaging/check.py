"""What must hold for everything that is shipped: sizes, no trace of the build machine.

python packaging/check.py FILE_OR_FOLDER...
"""

from __future__ import annotations

import getpass
import io
import marshal
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import product
import trim


def frozen(folder: Path) -> int:
    """The frozen folder: small enough, and with no trace of where it was made."""
    bytes_ = product.size(folder)
    print(f"check: {folder.name}: {bytes_ / 1e6:.1f} MB, at most {product.MOST_FROZEN}")
    wrong = [*traces(folder), *runpaths(folder)]
    if bytes_ > product.MOST_FROZEN * 1_000_000:
        wrong.append(f"{folder.name} is larger than {product.MOST_FROZEN} MB")
    for line in wrong:
        print(f"check: FAILED: {line}", file=sys.stderr)
    return 1 if wrong else 0


def marks() -> list[bytes]:
    """Folders and names of this machine."""
    found = trim.build_marks()
    user = getpass.getuser()
    if user not in {"root", "runner", "runneradmin"}:
        found.append(f"/home/{user}".encode())
        found.append(f"\\Users\\{user}".encode())
    return found


def traces(folder: Path) -> list[str]:
    """Files that name the build machine; archives are looked into."""
    signs = [trim.sign(mark) for mark in marks()]
    found = []
    for name, data in contents(folder):
        for sign in signs:
            met = sign.search(data)
            if met is not None:
                around = data[max(0, met.start() - 20) : met.start() + 80]
                found.append(f"{name} names the build machine: {around!r}")
                break
    return found


def contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file, every link's target, and every member of an archive."""
    for item in sorted(folder.rglob("*") if folder.is_dir() else [folder]):
        name = str(item.relative_to(folder.parent))
        if item.is_symlink():
            yield name, os.readlink(item).encode()
        elif item.is_file():
            data = item.read_bytes()
            yield name, data
            if zipfile.is_zipfile(io.BytesIO(data)):
                with zipfile.ZipFile(io.BytesIO(data)) as archive:
                    for member in archive.namelist():
                        yield f"{name}:{member}", archive.read(member)
            if item.name in {product.PACKAGE, f"{product.PACKAGE}.exe"}:
                yield from modules(item)


def modules(program: Path) -> Iterator[tuple[str, bytes]]:
    """The compiled modules inside the program itself."""
    try:
        from PyInstaller.archive.readers import (  # type: ignore[import-untyped,import-not-found,unused-ignore] # noqa: PLC0415
            CArchiveReader,
        )
    except ImportError:
        return
    archive = CArchiveReader(str(program))
    for entry in archive.toc:
        if entry.endswith(".pyz"):
            inner = archive.open_embedded_archive(entry)
            for module in inner.toc:
                code = inner.extract(module)
                if code is not None:
                    yield f"{program.name}:{module}", marshal.dumps(code)
        else:
            yield f"{program.name}:{entry}", archive.extract(entry)


def runpaths(folder: Path) -> list[str]:
    """ELF files that look for libraries outside their own folder."""
    if sys.platform != "linux":
        return []
    found = []
    for item in folder.rglob("*"):
        if item.is_symlink() or not item.is_file() or item.open("rb").read(4) != b"\x7fELF":
            continue
        shown = subprocess.run(
            ["objdump", "-p", str(item)], capture_output=True, text=True, check=True
        ).stdout
        for path in re.findall(r"(?:RUNPATH|RPATH)\s+(\S+)", shown):
            if any(part and not part.startswith("$ORIGIN") for part in path.split(":")):
                found.append(f"{item.name} has the RUNPATH {path}")
    return found


def main(words: list[str]) -> int:
    wrong = []
    for word in words:
        path = Path(word)
        wrong += traces(path) + (runpaths(path) if path.is_dir() else [])
        limit = product.MOST_DEB if path.suffix == ".deb" else None
        size = path.stat().st_size if path.is_file() else product.size(path)
        print(f"check: {path.name}: {size / 1e6:.1f} MB" + (f", at most {limit}" if limit else ""))
        if limit and size > limit * 1_000_000:
            wrong.append(f"{path.name} is larger than {limit} MB")
    for line in wrong:
        print(f"check: FAILED: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
