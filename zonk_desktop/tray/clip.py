"""Saves a film as an animated WebP: off screen, in a thread, with a cancel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from zonk_desktop import log
from zonk_desktop.save import save
from zonk_desktop.words import say

from .work import Work

if TYPE_CHECKING:
    from .film import Film


class Clip(QObject):
    """The export of one film to a file."""

    progress = Signal(int, int)
    """So many pictures of so many."""
    saved = Signal(str)
    """The file is there: its path."""
    failed = Signal(str)
    """It is not: a reason, or nothing where it was cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Work("tray-clip", self)
        self._cancelled = False

    def save(self, film: Film, file: Path) -> None:
        """Draw and write the film; one of the signals tells how it ends."""

        def work() -> tuple[bool, str]:
            from .film import HEIGHT, RATE, WIDTH  # noqa: PLC0415
            from .webp import Animation, NoWebp  # noqa: PLC0415

            animation = Animation(WIDTH, HEIGHT)
            shown = 0
            try:
                for number, total, image in film.pictures():
                    if self._cancelled or self._work.stopped:
                        return False, ""
                    # Thirds of a hundredth do not fit into ms: their sum does.
                    until = round((number + 1) * 1000 / RATE)
                    animation.add(image, until - shown)
                    shown = until
                    self.progress.emit(number + 1, total)
                save(file, animation.finish())
            except (OSError, NoWebp) as wrong:
                log.caught("clip", wrong, "warning")
                return False, str(wrong)
            return True, str(file)

        self._work.submit(work, self._tell, (False, say("tray-clip-not-drawn")))

    def cancel(self) -> None:
        """Stop drawing; nothing is written."""
        self._cancelled = True

    def stop(self) -> None:
        self._cancelled = True
        self._work.stop()

    def _tell(self, found: tuple[bool, str]) -> None:
        (self.saved if found[0] else self.failed).emit(found[1])
