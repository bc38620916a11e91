"""Saves a film as an animated WebP or as PNG pictures: off screen, in a thread, with a cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from zonk_desktop import log
from zonk_desktop.places import Lane
from zonk_desktop.save import save
from zonk_desktop.session.job import Job
from zonk_desktop.words import say

if TYPE_CHECKING:
    from .film import Film


class Clip(QObject):
    """The export of one film to a file, or to a folder of pictures."""

    progress = Signal(int, int)
    """How many pictures are done, and of how many."""
    saved = Signal(str)
    """It is there: the path of the file or the folder."""
    failed = Signal(str)
    """It is not: a reason, or nothing where it was cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = Lane("tray-clip")
        self._cancelled = False

    def save(self, film: Film, file: Path) -> None:
        """Draw and write the film; one of the signals tells how it ends."""

        self._submit(lambda: self._one_file(film, file))

    def save_frames(self, film: Film, folder: Path) -> None:
        """Draw the film and write each picture by itself, numbered, into a folder of its own."""
        self._submit(lambda: self._frames(film, folder))

    def _submit(self, make: Callable[[], Path | None]) -> None:
        from .webp import NoWebp  # noqa: PLC0415

        def work() -> tuple[bool, str]:
            try:
                made = make()
            except (OSError, NoWebp) as wrong:
                log.caught("clip", wrong, "warning")
                return False, str(wrong)
            return made is not None, "" if made is None else str(made)

        Job(self, self._lane, work).then(
            self._tell, lambda _: self.failed.emit(say("tray-clip-not-drawn"))
        )

    def _one_file(self, film: Film, file: Path) -> Path | None:
        from .film import HEIGHT, RATE, WIDTH  # noqa: PLC0415
        from .webp import Animation  # noqa: PLC0415

        animation = Animation(WIDTH, HEIGHT)
        shown = 0
        for number, image in self._pictures(film):
            # Thirds of a hundredth do not fit into ms: their sum does.
            until = round((number + 1) * 1000 / RATE)
            animation.add(image, until - shown)
            shown = until
        if self._stopped:
            return None
        save(file, animation.finish())
        return file

    def _frames(self, film: Film, folder: Path) -> Path | None:
        from .frames import Frames  # noqa: PLC0415

        frames = Frames(folder)
        try:
            for _, image in self._pictures(film):
                frames.add(image)
            return None if self._stopped else frames.finish()
        finally:
            frames.drop()

    def _pictures(self, film: Film) -> Iterator[tuple[int, QImage]]:
        """Number and picture, one after another, until it is cancelled."""
        for number, total, image in film.pictures():
            if self._stopped:
                return
            yield number, image
            self.progress.emit(number + 1, total)

    @property
    def cancelled(self) -> bool:
        """Whether nothing is to be written any more."""
        return self._cancelled

    @property
    def _stopped(self) -> bool:
        return self._cancelled or self._lane.closed

    def cancel(self) -> None:
        """Stop drawing; nothing is written."""
        self._cancelled = True

    def stop(self) -> None:
        self._cancelled = True
        self._lane.close()

    def _tell(self, found: tuple[bool, str]) -> None:
        (self.saved if found[0] else self.failed).emit(found[1])
