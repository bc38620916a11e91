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
from urllib.parse import quote

import parts
import product
import trim
from parts import Part

Entry = tuple[str, str, str]
OWN = product.ROOT / "packaging" / "licences"
TEXT = re.compile(r"(?i)(licen[cs]e|copying|notice|authors)")

# Wheels without a licence file, or not with all: the texts kept in packaging/licences.
KEPT = {
    "fluent-runtime": ("Apache-2.0.txt",),
    "fluent-syntax": ("Apache-2.0.txt",),
    "pyopengl": ("PyOpenGL.txt",),
    "rustfluent": ("Apache-2.0.txt", "rust-MIT.txt", "rust-ISC.txt"),
}
#: Parts of Qt's project, whose texts lie in one folder.
QT = {"pyside6-essentials", "shiboken6"}


def collect(binaries: Iterable[Entry], pure: Iterable[Entry], folder: Path) -> list[Entry]:
    """The texts as entries for the frozen program; they lie in `licences` beside its libraries.

    `binaries` come as they were found: a changed copy of a library belongs to nobody.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # A module that is compiled into the program has no place of its own.
    places = {os.path.realpath(source): "" for _, source, _ in pure if source}
    places |= {
        os.path.realpath(source): Path(place).as_posix() for place, source, _ in binaries if source
    }
    found: list[Part] = []
    left = _distributions(places, folder, found)
    left = _python(left, folder, found)
    _system(left, places, folder, found)
    _own(folder, found)
    found.sort(key=lambda part: (part.name.lower(), part.version))
    parts.keep(found)
    shutil.copy(OWN / "README.txt", folder / "README.txt")
    lines = "".join(f"{part.line()}\n" for part in found)
    (folder / "components.txt").write_text(lines, "utf-8", newline="\n")
    return [
        (str(Path("licences") / text.relative_to(folder)), str(text), "DATA")
        for text in sorted(folder.rglob("*"))
        if text.is_file()
    ]


def _own(folder: Path, found: list[Part]) -> None:
    put(folder / "zonk-desktop", [product.ROOT / "LICENSE"])
    found.append(Part("Zonk Desktop", product.version(), "MIT", "zonk-desktop", kind="application"))
    texts = sorted((product.ROOT / "resources" / "fonts").glob("*-LICENSE.txt"))
    put(folder / "fonts", texts)
    for text in texts:
        family = text.name.removesuffix("-LICENSE.txt")
        files = tuple(
            f"resources/fonts/{one.name}" for one in sorted(text.parent.glob(f"{family}-*.ttf"))
        )
        name = family.replace("-", " ").title().replace("Ibm", "IBM")
        found.append(Part(name, "", "OFL-1.1", "fonts", kind="data", files=files))
    put(folder / "Qt", [OWN / "LGPL-3.txt", OWN / "GPL-3.txt", *sorted((OWN / "qt").glob("*"))])


def put(folder: Path, texts: Iterable[Path]) -> None:
    """Copy texts into a folder; those of a wheel keep their own folders in their names."""
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        _, wheel, below = str(text).rpartition(f".dist-info{os.sep}")
        name = "-".join(Path(below).parts) if wheel else text.name
        file = folder / name.removeprefix("licenses-")
        file.write_bytes(trim.without(text.read_bytes()))


def _distributions(places: dict[str, str], folder: Path, found: list[Part]) -> set[str]:
    """What belongs to an installed package; returns what does not."""
    left = set(places)
    for one in metadata.distributions():
        name = parts.normal(one.metadata["Name"])
        if name == product.PACKAGE:
            continue
        files = {os.path.realpath(str(file.locate())) for file in one.files or ()}
        # PyInstaller gives its boot loader, which is in every frozen program.
        if not files & left and name != "pyinstaller":
            continue
        licence = one.metadata["License-Expression"] or parts.SPDX.get(name)
        if name in QT:
            licence, held = "LGPL-3.0-only", [OWN / "LGPL-3.txt"]
        else:
            held = texts_of(one)
        if not held or not licence:
            raise SystemExit(f"No licence or no text for {name}; see KEPT, and SPDX in parts.py.")
        part = Part(
            one.metadata["Name"], one.version, licence,
            "Qt" if name in QT else one.metadata["Name"], purl=f"pkg:pypi/{name}@{one.version}",
            files=tuple(sorted(places[file] for file in files & left if places[file])),
        )  # fmt: skip
        if name not in QT:
            put(folder / part.texts, held)
        found += [part, *parts.inside(part)]
        for file in files & left if name == "rustfluent" else ():
            found += parts.crates(Path(file).read_bytes())
        for text in held:
            if "THIRD_PARTY" in text.name:
                found += parts.third_parties(part, text.read_text("utf-8"))
        left -= files
    return left


def texts_of(one: metadata.Distribution) -> list[Path]:
    """The licence texts that a distribution brings along, or that are kept for it."""
    files = [file for file in one.files or () if ".dist-info" in str(file)]
    held = [Path(str(file.locate())) for file in files if TEXT.search(file.name)]
    kept = KEPT.get(parts.normal(one.metadata["Name"]), ())
    return [*(file for file in held if file.is_file()), *(OWN / text for text in kept)]


def python_licence() -> Path:
    """The terms of this Python."""
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
    return text


def _python(sources: set[str], folder: Path, found: list[Part]) -> set[str]:
    """Python's own library and extension modules."""
    library = sysconfig.get_path("stdlib")
    put(folder / "Python", [python_licence()])
    version = sys.version.split()[0]
    found.append(Part("Python", version, "PSF-2.0", "Python", kind="platform",
                      purl=f"pkg:generic/python@{version}"))  # fmt: skip
    prefix = os.path.realpath(sys.base_prefix)
    return {
        source for source in sources
        if not source.startswith((os.path.realpath(library), str(product.ROOT)))
        and not (source.startswith(prefix + os.sep) and (prefix != "/usr" or "python" in source))
        and "PyInstaller" not in source
    }  # fmt: skip


def _system(sources: set[str], places: dict[str, str], folder: Path, found: list[Part]) -> None:
    """Libraries of the build system that are shipped: Debian keeps their terms with them."""
    if sys.platform != "linux" or shutil.which("dpkg") is None:
        return
    packages: dict[str, set[str]] = {}
    for source in sources:
        if source.endswith((".pyc", ".py")):
            continue
        names = {source, source.removeprefix("/usr")}
        for name in names:
            asked = subprocess.run(
                ["dpkg", "-S", name], capture_output=True, text=True, check=False
            )
            if asked.returncode == 0:
                package = asked.stdout.partition(": ")[0].partition(":")[0]
                packages.setdefault(package, set()).add(places[source])
                break
        else:
            raise SystemExit(f"Where {source} comes from is not known, nor its licence.")
    for package, files in packages.items():
        put(folder / package, [Path("/usr/share/doc", package, "copyright")])
        version = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}", package],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        purl = f"pkg:deb/debian/{package}@{quote(version, safe='')}"
        found.append(Part(package, version, parts.debian(package), package, purl=purl,
                          files=tuple(sorted(files))))  # fmt: skip
