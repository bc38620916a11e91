"""Work that one worker of a run does for all: a folder is filled once, and then only looked at."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

#: The variable that names the folder which all workers of a run share (tests/conftest.py).
SHARED = "ZONK_TESTS_SHARED"
#: Seconds after which whoever began is no longer waited for.
_PATIENCE = 200.0


def shared() -> Path:
    return Path(os.environ[SHARED])


def filled(name: str, fill: Callable[[Path], object]) -> Path:
    """The folder of this name, which one worker fills; the others wait until it is complete."""
    place = shared() / name
    if place.exists():
        return place
    try:
        os.close(os.open(place.with_suffix(".begun"), os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        until = time.monotonic() + _PATIENCE
        while not place.exists() and time.monotonic() < until:
            time.sleep(0.02)
        if place.exists():
            return place
    part = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=shared()))
    fill(part)
    # Under its name it is whole.
    with suppress(OSError):
        part.rename(place)
    if part.exists():
        shutil.rmtree(part)
    return place
