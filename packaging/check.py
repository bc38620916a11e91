"""What must hold for everything that is shipped: sizes, no trace of any machine it was built on.

    python packaging/check.py FILE_OR_FOLDER...

Packages and archives are unpacked and looked over file by file, archives within them too.
"""

from __future__ import annotations

import gzip
import io
import marshal
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import product
import tools
import trim
import weights

#: Hosts of packages that everybody uses.
PUBLIC = {"pypi.org", "files.pythonhosted.org", "github.com", "localhost", "127.0.0.1"}
#: Made up: the player of linux/try-deb.sh.
EXAMPLES = {b"/home/player/"}
#: The part of Python's own library that PyInstaller starts with.
BASE = "base_library.zip"
PACKED = (".deb", ".rpm", ".tar.gz", ".tar.zst", ".whl", ".zip")


def frozen(folder: Path) -> int:
    """The frozen folder: small enough, and with no trace of where it was made."""
    bytes_ = product.size(folder)
    print(f"check: {folder.name}: {bytes_ / 1e6:.1f} MB, at most {product.MOST_FROZEN}")
    wrong = [*traces(folder), *runpaths(folder)]
    if trim.LINUX:
        wrong += [*weights.wrong(folder), *unstripped(folder)]
        print(weights.TABLE.read_text("utf-8"), end="")
    if bytes_ > product.MOST_FROZEN * 1_000_000:
        wrong.append(f"{folder.name} is larger than {product.MOST_FROZEN} MB")
    for line in wrong:
        print(f"check: FAILED: {line}", file=sys.stderr)
    return 1 if wrong else 0


def unstripped(folder: Path) -> list[str]:
    """Libraries with a table of symbols that only a debugger reads; a package may have none."""
    return [
        f"{item.name} is not stripped"
        for item in sorted(folder.rglob("*"))
        if item.is_file()
        and (data := item.read_bytes()).startswith(b"\x7fELF")
        and b"\0.symtab\0" in data
    ]


@cache
def mirrors() -> list[bytes]:
    """Hosts that pip and uv are told to use here, as addresses name them."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    told = [value for key, value in os.environ.items() if re.match("(?i)(pip|uv)_|.*_proxy$", key)]
    hosts = re.findall(r"https?://(?:[^/@\s]*@)?([\w.-]+)", " ".join([asked, *told]))
    return [f"//{host}".encode() for host in sorted({*hosts} - PUBLIC)]


def traces(folder: Path) -> list[str]:
    """Files that name a machine they were built on; archives are looked into."""
    own, hosts = trim.build_marks(), mirrors()
    found = []
    for name, data, foreign in contents(folder):
        if trim.as_published(data):
            continue
        places = [met for mark in own if (met := trim.named(mark, data))]
        places += [met for host in hosts if (met := re.search(re.escape(host) + rb"\b", data))]
        if trim.LINUX and not foreign and not places:
            # Not on the other systems: there each library is changed by being signed.
            places = [met for met in trim.HOMES.finditer(data) if met[0] not in EXAMPLES]
        if places:
            met = places[0]
            around = data[max(0, met.start() - 20) : met.start() + 80]
            found.append(f"{name} names a machine it was built on: {around!r}")
    return found


def contents(folder: Path) -> Iterator[tuple[str, bytes, bool]]:
    """Every file, every link's target, every member of an archive; and whether it is compiled
    from a module of Python or of a wheel, whose words speak of homes at times."""
    for item in sorted(folder.rglob("*") if folder.is_dir() else [folder]):
        name = str(item.relative_to(folder.parent))
        if item.is_symlink():
            yield name, os.readlink(item).encode(), False
        elif item.is_file():
            data = item.read_bytes()
            yield name, data, False
            if zipfile.is_zipfile(io.BytesIO(data)):
                with zipfile.ZipFile(io.BytesIO(data)) as archive:
                    for member in archive.namelist():
                        yield f"{name}:{member}", archive.read(member), item.name == BASE
            elif data.startswith(b"\x1f\x8b"):
                yield f"{name}:unpacked", gzip.decompress(data), False
            program = {product.PACKAGE, f"{product.PACKAGE}.exe"}
            if item.name in program and not data[:32].isascii():
                yield from modules(item)


def modules(program: Path) -> Iterator[tuple[str, bytes, bool]]:
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
                    yield (
                        f"{program.name}:{module}",
                        marshal.dumps(code),
                        not module.startswith("zonk"),
                    )
        else:
            yield f"{program.name}:{entry}", archive.extract(entry), False


def runpaths(folder: Path) -> list[str]:
    """ELF files that look for libraries outside their own folder."""
    if sys.platform != "linux":
        return []
    found = []
    for item in folder.rglob("*"):
        if item.is_symlink() or not item.is_file():
            continue
        with item.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        shown = subprocess.run(
            [tools.path("objdump"), "-p", str(item)], capture_output=True, text=True, check=True
        ).stdout
        for path in re.findall(r"(?:RUNPATH|RPATH)\s+(\S+)", shown):
            if any(part and not part.startswith("$ORIGIN") for part in path.split(":")):
                found.append(f"{item.name} has the RUNPATH {path}")
    return found


def unpack(file: Path, folder: Path) -> list[str]:
    """All that an archive holds, into a folder; returns names of users in its lists."""
    if file.suffix in {".whl", ".zip"}:
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)
        return []
    commands: dict[str, list[tuple[str, ...]]] = {
        ".deb": [("dpkg-deb", f"--{part}-tarfile", str(file)) for part in ("fsys", "ctrl")],
        ".rpm": [("rpm2archive", "-n", "-")],
        ".zst": [("zstd", "-dc", "--long=27", str(file))],
    }
    if file.suffix == ".gz":
        with tarfile.open(file, "r|gz") as archive:
            return taken_out(archive, file, folder)
    users = []
    for tool, *words in commands[file.suffix]:
        command = [tools.path(tool), *words]
        with (
            file.open("rb") as given,
            subprocess.Popen(command, stdin=given, stdout=subprocess.PIPE) as maker,
            tarfile.open(fileobj=maker.stdout, mode="r|") as archive,
        ):
            users += taken_out(archive, file, folder)
        if maker.returncode:
            raise SystemExit(f"{' '.join(command)} ended with {maker.returncode}.")
    return users


def taken_out(archive: tarfile.TarFile, file: Path, folder: Path) -> list[str]:
    """The members of an archive, into a folder; returns those that belong to a user."""
    users = []
    for member in archive:
        if member.uname not in {"", "root"} or member.gname not in {"", "root"}:
            users.append(f"{file.name}:{member.name} belongs to {member.uname}")
        # Nothing outside the folder is written; links may point to where they will be installed.
        place = (folder / member.name).resolve()
        if folder.resolve() not in (place, *place.parents):
            raise SystemExit(f"{file.name} holds {member.name}, which lies outside of it.")
        place.parent.mkdir(parents=True, exist_ok=True)
        if member.issym():
            place.symlink_to(member.linkname)
        elif member.isfile() and (data := archive.extractfile(member)):
            place.write_bytes(data.read())
    return users


def look_over(path: Path) -> list[str]:
    """All complaints about a file or a folder."""
    if not path.name.endswith(PACKED):
        return traces(path) + (runpaths(path) if path.is_dir() else [])
    # What is written in an archive's own head is not packed: both, the file and what it holds.
    wrong = [line for line in traces(path) if f"{path.name} " in line]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / path.name
        folder.mkdir()
        return [*wrong, *unpack(path, folder), *traces(folder), *runpaths(folder)]


def main(words: list[str]) -> int:
    wrong = []
    for word in words:
        path = Path(word)
        wrong += look_over(path)
        limit = product.MOST_DEB if path.suffix == ".deb" else None
        size = path.stat().st_size if path.is_file() else product.size(path)
        most = f", at most {limit}" if limit else ""
        print(f"check: {path.name}: {size / 1e6:.1f} MB{most}", flush=True)
        if limit and size > limit * 1_000_000:
            wrong.append(f"{path.name} is larger than {limit} MB")
    for line in wrong:
        print(f"check: FAILED: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
