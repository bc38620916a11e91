"""What a system must have that no Python package brings: libraries, and programs to build with.

On Debian and similar systems it is installed where that is allowed, else the command is named.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import tools

# What Qt loads from a Linux system: library, Debian package.
WINDOW_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
}
# What the tests start: program, Debian package.
TEST_PROGRAMS = {"Xvfb": "xvfb", "pdftotext": "poppler-utils", "pdftoppm": "poppler-utils"}
# Mesa's drivers have no name of their own to look for; they come with Xvfb's package list.
WITH_XVFB = ("libgl1-mesa-dri",)
#: Seconds that another program may work on the system's packages, and between two looks.
PATIENCE, PAUSE = 900, 3


class Failure(Exception):
    """What went wrong around the program, as a sentence for the person at the keyboard."""


def say(text: str) -> None:
    # Standard output belongs to the program that is started.
    print(f"dev: {text}", file=sys.stderr, flush=True)


def script(main: Callable[[list[str]], int]) -> None:
    """Run a script to its end; a failure is a sentence there, too."""
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        say(str(failure))
        sys.exit(1)


def provide(packages: Sequence[str], why: str) -> None:
    """Install Debian packages where that is allowed, or say how."""
    advice = f"{why} Install: apt install {' '.join(packages)}"
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Failure(advice)
    say(f"installing from the system: {' '.join(packages)}")
    apt_get(apt, "update", "-qq")
    if apt_get(apt, "install", "-y", "-qq", *packages):
        raise Failure(advice)


def apt_get(*command: str) -> int:
    """Its exit status. Where another program is at work on the packages, that one ends first."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    for seconds in range(0, PATIENCE, PAUSE):
        went = subprocess.run(
            command, env=quiet, stdout=sys.stderr, stderr=subprocess.PIPE, text=True, check=False
        )
        if went.returncode == 0 or "Could not get lock" not in went.stderr:
            break
        if seconds % 60 == 0:
            say("another program is at work on this system's packages; waiting until it is done")
        time.sleep(PAUSE)
    print(went.stderr, end="", file=sys.stderr)
    return went.returncode


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def system_parts(tests: bool) -> None:
    """The libraries and programs that no Python package brings along."""
    if sys.platform != "linux":
        return
    missing = {name: what for name, what in WINDOW_LIBRARIES.items() if not loads(name)}
    if tests:
        lacking = {name: what for name, what in TEST_PROGRAMS.items() if not shutil.which(name)}
        if "Xvfb" in lacking:
            lacking.update((name, name) for name in WITH_XVFB)
        missing.update(lacking)
    if missing:
        names = ", ".join(missing)
        provide(sorted(set(missing.values())), f"This system lacks {names}.")


def building_parts(parts: Sequence[str]) -> None:
    """Every program that building starts, before any of the work is done."""
    if "freeze" not in parts and "installers" not in parts:
        return
    system_parts(tests=False)
    missing = tools.missing(tools.FREEZE.get(sys.platform, {})) | python_library()
    if missing:
        names = ", ".join(missing)
        sources = sorted(set(missing.values()))
        if sys.platform != "linux":
            raise Failure(f"Building needs {names}, not found here ({', '.join(sources)}).")
        provide(sources, f"Building needs {names}, not found here.")
    if "installers" in parts:
        installers_parts()


def python_library() -> dict[str, str]:
    """This Python's own library, which is frozen, where it is missing; and Debian's package."""
    if sys.platform != "linux":
        return {}
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise Failure(
            f"This Python ({sys.executable}) was built without a shared library, which freezing"
            " takes along. Start with another, as the system's, or build one with --enable-shared."
        )
    name = str(sysconfig.get_config_var("INSTSONAME"))
    places = (Path(sysconfig.get_config_var("LIBDIR")), Path(sys.base_prefix, "lib"))
    if any((place / name).exists() for place in places):
        return {}
    return {name: f"libpython{sys.version_info.major}.{sys.version_info.minor}"}


def installers_parts() -> None:
    """What the installers are made with; a kind whose programs cannot be had is left out."""
    lacking = tools.lacking_installers()
    sources = sorted({source for programs in lacking.values() for source in programs.values()})
    if lacking and sys.platform == "linux":
        with contextlib.suppress(Failure):
            provide(sources, "")
        lacking = tools.lacking_installers()
    for kind, programs in lacking.items():
        cure = f"apt install {' '.join(sorted(set(programs.values())))}"
        if sys.platform != "linux":
            cure = f"part of {', '.join(sorted(set(programs.values())))}"
        say(f"no {kind} will be made, for want of {', '.join(programs)} ({cure}).")
