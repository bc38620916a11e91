"""The licence texts of everything that is frozen, gathered from where each part came from.

zonk.spec calls `collect` with what it is about to ship. A part whose licence is not found stops
the build: better no installer than one that breaks somebody's terms.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

import product
import trim

Entry = tuple[str, str, str]
OWN = product.ROOT / "packaging" / "licences"
TEXT = re.compile(r"(?i)(licen[cs]e|copying|notice|authors)")

# Wheels without a licence file: the texts kept in packaging/licences.
KEPT = {
    "pyside6_essentials": ("LGPL-3.txt", "GPL-3.txt"),
    "shiboken6": ("LGPL-3.txt", "GPL-3.txt"),
    "pyopengl": ("PyOpenGL.txt",),
}


def collect(binaries: Iterable[Entry], pure: Iterable[Entry], folder: Path) -> list[Entry]:
    """The texts as entries for the frozen program; they lie in `licences` beside its libraries."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sources = {os.path.realpath(source) for _, source, _ in [*binaries, *pure] if source}
    told: list[str] = []
    left = _distributions(sources, folder, told)
    left = _python(left, folder, told)
    _system(left, folder, told)
    _own(folder, told)
    shutil.copy(OWN / "README.txt", folder / "README.txt")
    (folder / "components.txt").write_text("\n".join(sorted(told)) + "\n", "utf-8")
    return [
        (str(Path("licences") / text.relative_to(folder)), str(text), "DATA")
        for text in sorted(folder.rglob("*"))
        if text.is_file()
    ]


def _own(folder: Path, told: list[str]) -> None:
    put(folder / "zonk-desktop", [product.ROOT / "LICENSE"])
    told.append(f"Zonk Desktop {product.version()}: zonk-desktop/")
    fonts = list((product.ROOT / "resources" / "fonts").glob("*LICENSE.txt"))
    put(folder / "fonts", fonts)
    told.append(f"{len(fonts)} typefaces, SIL Open Font License 1.1: fonts/")
    put(folder / "Qt", [OWN / "LGPL-3.txt", OWN / "GPL-3.txt", *sorted((OWN / "qt").glob("*"))])


def put(folder: Path, texts: Iterable[Path], base: Path | None = None) -> None:
    """Copy texts into a folder; below `base` they keep their own folders in their names."""
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        name = text.name if base is None else "-".join(text.relative_to(base).parts)
        (folder / name).write_bytes(trim.without(text.read_bytes()))


def _distributions(sources: set[str], folder: Path, told: list[str]) -> set[str]:
    """What belongs to an installed package; returns what does not."""
    left = set(sources)
    for found in metadata.distributions():
        name = found.metadata["Name"].lower().replace("-", "_")
        if name == "zonk_desktop":
            continue
        files = {os.path.realpath(str(file.locate())) for file in found.files or ()}
        # PyInstaller gives its boot loader, which is in every frozen program.
        if not files & sources and name != "pyinstaller":
            continue
        left -= files
        held = [
            Path(str(file.locate())) for file in found.files or ()
            if ".dist-info" in str(file) and TEXT.search(file.name)
        ]  # fmt: skip
        held = [file for file in held if file.is_file()]
        held += [OWN / text for text in KEPT.get(name, ())]
        if not held:
            raise SystemExit(f"No licence text for {name}; put one into {OWN} and KEPT.")
        info = next((file.parent for file in held if file.parent.name.endswith(".dist-info")), None)
        base = info if info and all(info in file.parents for file in held) else None
        if base is None:
            put(folder / found.metadata["Name"], held[:1])
            for file in held[1:]:
                parts = file.parts
                at = next((n for n, p in enumerate(parts) if p.endswith(".dist-info")), None)
                put(folder / found.metadata["Name"], [file],
                    Path(*parts[: at + 1]) if at is not None else None)  # fmt: skip
        else:
            put(folder / found.metadata["Name"], held, base)
        what = found.metadata["License-Expression"] or found.metadata["License"] or "see the texts"
        what = what.strip().splitlines()[0][:80]
        told.append(f"{found.metadata['Name']} {found.version}, {what}")
    return left


def _python(sources: set[str], folder: Path, told: list[str]) -> set[str]:
    """Python's own library and extension modules."""
    library = sysconfig.get_path("stdlib")
    text = next(
        (place for place in (
            Path(library, "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"),
            Path(sys.base_prefix, "share", "doc", "python", "LICENSE"),
            OWN / "Python.txt",
        ) if place.is_file()),
        None,
    )  # fmt: skip
    if text is None:
        raise SystemExit("Python's LICENSE.txt was not found.")
    put(folder / "Python", [text])
    told.append(f"Python {sys.version.split()[0]}, PSF License 2: Python/")
    prefix = os.path.realpath(sys.base_prefix)
    return {
        source for source in sources
        if not source.startswith((os.path.realpath(library), str(product.ROOT)))
        and not (source.startswith(prefix + os.sep) and (prefix != "/usr" or "python" in source))
        and "PyInstaller" not in source
    }  # fmt: skip


def _system(sources: set[str], folder: Path, told: list[str]) -> None:
    """Libraries of the build system that are shipped: Debian keeps their terms with them."""
    if sys.platform != "linux" or shutil.which("dpkg") is None:
        return
    packages: dict[str, set[str]] = {}
    for source in sources:
        if "/anonymous/" in source or source.endswith((".pyc", ".py")):
            continue
        names = {source, source.removeprefix("/usr")}
        for name in names:
            asked = subprocess.run(
                ["dpkg", "-S", name], capture_output=True, text=True, check=False
            )
            if asked.returncode == 0:
                package = asked.stdout.partition(": ")[0].partition(":")[0]
                packages.setdefault(package, set()).add(os.path.basename(source))
                break
        else:
            raise SystemExit(f"Where {source} comes from is not known, nor its licence.")
    for package, files in packages.items():
        put(folder / package, [Path("/usr/share/doc", package, "copyright")])
        version = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}", package],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        told.append(f"{package} {version} (Debian), {', '.join(sorted(files))}: {package}/")
