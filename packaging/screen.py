"""A display of one's own, so that no window opens in the middle of someone's work."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

SIZE = "2048x1280x24"


class NoScreen(Exception):
    """Why there is no display, as a sentence."""


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """What the environment must hold for a window to open there: nothing outside Linux."""
    if sys.platform != "linux":
        yield {}
        return
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SIZE, "-nolisten", "tcp"]
    try:
        server = subprocess.Popen(
            command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError as error:
        os.close(reader)
        raise NoScreen("Xvfb cannot be started; the tests of the window need it.") from error
    finally:
        os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            # Xvfb chooses a free number itself and writes it once it listens.
            number = answer.readline().strip()
        if not number:
            raise NoScreen("Xvfb did not start; the tests of the window need it.")
        with managed(f":{number}"):
            yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def managed(display: str) -> Iterator[None]:
    """The window manager that ZONK_WINDOW_MANAGER names, on this display; else there is none."""
    name = os.environ.get("ZONK_WINDOW_MANAGER")
    if not name:
        yield
        return
    with subprocess.Popen([name], env={**os.environ, "DISPLAY": display}) as manager:
        asked = ["xprop", "-display", display, "-root", "_NET_SUPPORTING_WM_CHECK"]
        while (
            "window id"
            not in subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        ):
            if manager.poll() is not None:
                raise NoScreen(f"{name} ended at once.")
        try:
            yield
        finally:
            manager.terminate()
