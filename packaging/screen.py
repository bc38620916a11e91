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
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()
