"""What every installer says of the program, in one place."""

from __future__ import annotations

import re
import sys
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"

NAME = "Zonk Desktop"
PACKAGE = "zonk-desktop"
ID = "io.github.zonk.Zonk"
PUBLISHER = "The Zonk Desktop authors"


def told(name: str) -> str:
    """A text that the package itself has."""
    text = (ROOT / "zonk_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(rf'^{name} = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"zonk_desktop/__init__.py has no {name}.")
    return found[1]


# Where the project will be published. The identifier above follows from it; both must be right
# before the first release (docs/packaging.md#before-the-first-release).
HOMEPAGE = told("HOMEPAGE")
SOURCE = told("SOURCE")
URLS = {
    "Homepage": HOMEPAGE,
    "Documentation": f"{SOURCE}/tree/main/docs",
    "Source": SOURCE,
    "Issues": f"{SOURCE}/issues",
    "Changelog": f"{SOURCE}/blob/main/CHANGELOG.md",
}
MAINTAINER = f"{PUBLISHER} <zonk-desktop@zonk.github.io>"
SUMMARY = "Zonk, the dice game with hits, after five of its rule sheets"
MIME = "application/x-zonk"

# The most that may be shipped, in millions of bytes; weights.py has a limit for each part.
MOST_FROZEN = 190 if sys.platform == "darwin" else 115
MOST_DEB = 33
MOST_SETUP = 40


def carried() -> list[tuple[str, str]]:
    """What comes beside the code, and the folder it comes into: as the wheel has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    found = []
    for source, target in wheel.items():
        place = Path(target).relative_to("zonk_desktop")
        folder = place if (ROOT / source).is_dir() else place.parent
        found.append((str(ROOT / source), folder.as_posix()))
    return found


def version() -> str:
    """The version, as the package itself has it."""
    return told("__version__")


def release_date() -> str:
    """The day of this version, from the changelog; of one that is not released yet, today."""
    number = re.escape(version())
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[?{number}\]? - (\d{{4}}-\d\d-\d\d)", log, re.MULTILINE)
    return found[1] if found is not None else date.today().isoformat()


#: What a program of Linux is built for by its head, as Debian calls it and as others do.
MACHINES = {0x3E: ("amd64", "x86_64"), 0xB7: ("arm64", "aarch64")}


def machine() -> tuple[str, str]:
    """What the frozen program is built for: it may be another machine than this one."""
    head = (DIST / PACKAGE / PACKAGE).read_bytes()[:20]
    return MACHINES[int.from_bytes(head[18:], "little")]


def size(folder: Path) -> int:
    """Bytes of all files, links not followed."""
    return sum(
        item.lstat().st_size for item in folder.rglob("*") if not item.is_dir() or item.is_symlink()
    )
