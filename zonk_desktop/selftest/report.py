"""The report: a line for each part, on the screen and in a file."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from zonk_desktop.console import put

if TYPE_CHECKING:
    pass


class Broken(Exception):
    """A part does not work; the message says which and how."""


class SelftestReport:
    """The lines, on the screen and in a file."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lines: list[str] = []
        self._failed = 0
        self._screen: int | None = None

    @contextmanager
    def overheard(self) -> Iterator[list[str]]:
        """What anybody writes to the output meanwhile, down to C libraries."""
        heard: list[str] = []
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        try:
            kept = [os.dup(1), os.dup(2)]
        except OSError:  # a window program of Windows has neither
            yield heard
            return
        with tempfile.TemporaryFile() as into:
            self._screen = kept[0]
            os.dup2(into.fileno(), 1)
            os.dup2(into.fileno(), 2)
            try:
                yield heard
            finally:
                for stream in (sys.stdout, sys.stderr):
                    if stream is not None:
                        stream.flush()
                os.dup2(kept[0], 1)
                os.dup2(kept[1], 2)
                self._screen = None
                for number in kept:
                    os.close(number)
                into.seek(0)
                said = into.read().decode("utf-8", "replace")
                heard += [line.strip() for line in said.splitlines() if line.strip()]

    def take(self, name: str, part: Callable[[], str]) -> None:
        started = time.perf_counter()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                said = part()
        except Broken as wrong:
            self.bad(name, str(wrong))
        except FileNotFoundError as wrong:
            lost = f"the file {wrong.filename} is missing" if wrong.filename else str(wrong)
            self.bad(name, f"{lost}; installing the program again brings it")
        except Exception as wrong:
            self.bad(name, f"{type(wrong).__name__}: {wrong}")
        else:
            self.good(name, f"{said} ({time.perf_counter() - started:.2f} s)")

    def good(self, name: str, said: str) -> None:
        self._line(f"ok      {name}: {said}")

    def bad(self, name: str, said: str) -> None:
        self._failed += 1
        self._line(f"FAILED  {name}: {said}")

    def close(self) -> int:
        self._line(
            f"{self._failed} parts failed" if self._failed else "all parts of the program work"
        )
        if self._folder is not None:
            text = "\n".join(self._lines) + "\n"
            (self._folder / "selftest.txt").write_text(text, "utf-8")
        return 1 if self._failed else 0

    def _line(self, line: str) -> None:
        line = " ".join(line.split("\n"))
        self._lines.append(line)
        if self._screen is not None:
            os.write(self._screen, (line + "\n").encode("utf-8", "replace"))
        else:
            put(line)
