"""Hands and eyes of the player in play.py: programs of Windows, the screen, the keyboard."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

OUT = Path(sys.argv[3])
DISK = Path.home() / ".wine/drive_c"
#: Seconds until something has to have happened, on a machine with much else to do.
PATIENCE = 240
#: And until a screen is taken as it is: on the start page dice are thrown again and again.
RESTLESS = 15
#: A screen is at rest when no more points than a caret has are others, twice in a row.
CARET, PAUSE = 60, 0.7


class Wrong(Exception):
    """What is not as it should be."""


def expect(what: str, good: object) -> None:
    if not good:
        picture("wrong")
        raise Wrong(what)
    print(f"ok      {what}", flush=True)


def until(what: str, condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            picture("wrong")
            raise Wrong(f"{what}: not within {PATIENCE} seconds")
        time.sleep(PAUSE)


def wine(*words: str | Path) -> subprocess.CompletedProcess[bytes]:
    """A program of Windows, until it ends. Its own words come last in what it says."""
    command = ["wine", *(windows_path(word) if isinstance(word, Path) else word for word in words)]
    return subprocess.run(command, capture_output=True, timeout=900, check=False)


def begin(*words: str | Path) -> None:
    """A program of Windows that goes on beside this one."""
    command = ["wine", *(windows_path(word) if isinstance(word, Path) else word for word in words)]
    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def windows_path(path: Path) -> str:
    if path.is_relative_to(DISK):
        return "C:\\" + str(path.relative_to(DISK)).replace("/", "\\")
    return "Z:" + str(path).replace("/", "\\")


def listing(folder: Path) -> dict[str, int]:
    """The files below a folder, and how large they are."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.stat().st_size for file in files}


def registered(key: str) -> str:
    return wine("reg", "query", key, "/s").stdout.decode("cp850")


# The screen and the keyboard


def screen() -> bytes:
    command = ["import", "-window", "root", "-resize", "25%", "-depth", "8", "gray:-"]
    return subprocess.run(command, capture_output=True, check=True).stdout


def picture(name: str) -> None:
    subprocess.run(["import", "-window", "root", str(OUT / f"{name}.png")], check=False)


def rest(before: bytes | None = None) -> None:
    """Wait until the screen has changed, where it has to, and then until nothing moves."""
    if before is not None:
        until("nothing happens on the screen", lambda: other(before, screen()))
    for _ in range(2):
        seen = screen()
        time.sleep(PAUSE)
        end = time.monotonic() + RESTLESS
        while other(seen, now := screen()) and time.monotonic() < end:
            seen = now
            time.sleep(PAUSE)


def other(one: bytes, two: bytes) -> bool:
    return sum(a != b for a, b in zip(one, two, strict=True)) > CARET


def press(*keys: str, waits: bool = True) -> None:
    """Keys one after another; what the last one does is waited for."""
    before = screen()
    for key in keys:
        subprocess.run(["xdotool", "key", "--delay", "60", key], check=True)
        time.sleep(0.2)
    rest(before if waits else None)


def dialog(name: str, key: str) -> None:
    """Open a window by a key, and wait until it is there. A key that came before the program
    listened is pressed once more."""
    end = time.monotonic() + PATIENCE / 4
    press(key, waits=False)
    while name not in title() and time.monotonic() < end:
        time.sleep(PAUSE)
    if name not in title():
        press(key, waits=False)
    until(f"the window {name!r}", lambda: name in title())
    rest()


def title() -> str:
    asked = ["xdotool", "getactivewindow", "getwindowname"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def front(name: str) -> None:
    """Windows gives the keyboard back to who asked for a file; this window manager may not."""
    words = ["xdotool", "search", "--onlyvisible", "--name", name, "windowactivate"]
    subprocess.run(words, check=True, capture_output=True)
    until(f"{name!r} has the keyboard", lambda: name in title())


def opened(name: str, *words: str | Path) -> None:
    """Start something, and wait for a window whose title holds a name."""
    begin(*words)
    until(f"a window {name!r}", lambda: name in title())
    rest()


def on_a_console(line: str, folder: Path) -> str:
    """What a console shows of a command line, without the spaces: it breaks lines of its own."""
    main, there = pty.openpty()
    words = ["wine", "cmd", "/c", line]
    with subprocess.Popen(words, stdin=there, stdout=there, stderr=there, cwd=folder):
        os.close(there)
        shown = b""
        with contextlib.suppress(OSError):  # as it is told at the end
            while more := os.read(main, 65536):
                shown += more
    os.close(main)
    return closed(re.sub(r"\x1b\[[?\d;]*\w", "", shown.decode()))


def closed(text: str) -> str:
    """A text without its spaces."""
    return "".join(text.split())


def drawn(kind: str, source: Path, target: Path) -> None:
    """The first page of a PDF as a picture."""
    words = ["gs", "-q", "-dNOPAUSE", "-dBATCH", f"-sDEVICE={kind}", "-r150", "-dLastPage=1"]
    subprocess.run([*words, f"-sOutputFile={target}", str(source)], check=True)
