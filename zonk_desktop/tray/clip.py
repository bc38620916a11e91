"""Saves a film as an animated WebP or as PNG pictures: off screen, in a thread, with a cancel."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Signal
from PySide6.QtGui import QImage, QImageWriter

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
        self.cancelled = False

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
    def _stopped(self) -> bool:
        return self.cancelled or self._lane.closed

    def cancel(self) -> None:
        """Stop drawing; nothing is written."""
        self.cancelled = True

    def stop(self) -> None:
        self.cancelled = True
        self._lane.close()

    def _tell(self, found: tuple[bool, str]) -> None:
        (self.saved if found[0] else self.failed).emit(found[1])


#: By Qt's measure: a quarter of the usual time for an eighth more bytes.
_QUALITY = 80


class Frames:
    """Writes pictures to a temporary folder, renamed once all of them are there."""

    def __init__(self, folder: Path) -> None:
        """`folder`: one that is there already is left alone; the next free name is taken."""
        self.folder = _free(folder)
        self._part = folder.with_name(f".{self.folder.name[:60]}.{os.getpid()}.part")
        self._part.mkdir()
        self._number = 0

    def add(self, image: QImage) -> None:
        """Write the next picture; raises OSError."""
        self._number += 1
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"png"))
        writer.setQuality(_QUALITY)
        if not writer.write(image):
            raise OSError(0, writer.errorString())
        buffer.close()
        # By Python, which says why a file cannot be written.
        (self._part / f"{self._number:04}.png").write_bytes(data.data())

    def finish(self) -> Path:
        """Rename the folder to its final name."""
        self.folder = _free(self.folder)
        self._part.rename(self.folder)
        return self.folder

    def drop(self) -> None:
        """Delete all that was written."""
        shutil.rmtree(self._part, ignore_errors=True)


def _free(folder: Path) -> Path:
    """A free folder name, with a number where the name is taken."""
    numbered = (folder.with_name(f"{folder.name} {number}") for number in count(2))
    return next(one for one in chain((folder,), numbered) if not os.path.lexists(one))
