"""Pictures of the still table, cast in a thread: one for each size, felt, stage and rail."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from zonk_desktop.places import Lane
from zonk_desktop.session.job import Job

from .camera import Camera
from .premade import premade
from .state import Felt

#: The size of the cache.
KEPT = 4


class PictureKey(NamedTuple):
    """The cache key of a picture: pixels, felt, seats of the rail, and a dark stage or not."""

    width: int
    height: int
    felt: Felt
    seats: int
    dark: bool
    low: bool = False
    """Seen from low down, as a throw is that plays again."""

    @property
    def look(self) -> tuple[Felt, int, bool, bool]:
        """The key without the size."""
        return self.felt, self.seats, self.dark, self.low


def premade_for(key: PictureKey, cam: Camera) -> QImage:
    """The picture that comes with the program, until this one is cast."""
    return premade(cam, key.felt, key.seats, key.dark)


class CastPictures(QObject):
    """Cache of pictures that are cast in a thread; keeps the last few."""

    there = Signal(object, object, bool)
    """A key and its picture, and whether it is only a coarse one for the time being."""

    _coarse = Signal(object, object)

    def __init__(self, lane: Lane, parent: QObject) -> None:
        super().__init__(parent)
        self._lane = lane
        self._kept: dict[PictureKey, QImage] = {}
        self._asked: PictureKey | None = None
        #: The key of the picture shown.
        self.drawn: PictureKey | None = None
        self._coarse.connect(self._on_coarse)

    def get(self, key: PictureKey) -> QImage | None:
        return self._kept.get(key)

    def __bool__(self) -> bool:
        return bool(self._kept)

    def ask(self, key: PictureKey, cam: Camera) -> None:
        """Request a picture; `there` is emitted when it is in the cache, now or later."""
        image = self._kept.get(key)
        if image is not None:
            self.there.emit(key, image, False)
            return
        if key == self._asked:
            return
        self._asked = key
        # Another size alone is stretched.
        another = not self._kept or self.drawn is None or self.drawn.look != key.look
        if another and not key.low:
            self.there.emit(key, premade_for(key, cam), True)

        def work() -> tuple[PictureKey, QImage] | None:
            from .painter import FIRST_PIXELS, table_image  # noqa: PLC0415
            from .table_cast import Look  # noqa: PLC0415

            def wanted() -> bool:  # not when another size has been asked for since
                return self._asked == key and not self._lane.closed

            if not wanted():
                return None
            look = Look(key.felt, key.seats, key.dark)
            if key.low:
                # None comes with the program, and a replay waits for it.
                coarse = table_image(cam, look, FIRST_PIXELS, wanted)
                if coarse is not None and wanted():
                    self._coarse.emit(key, coarse)
            image = table_image(cam, look, wanted=wanted)
            return None if image is None else (key, image)

        Job(self, self._lane, work).then(
            lambda found: self._on_fine(*found) if found else None, lambda _: None
        )

    def _on_coarse(self, key: PictureKey, image: QImage) -> None:
        if self._asked == key:
            self.there.emit(key, image, True)

    def _on_fine(self, key: PictureKey, image: QImage) -> None:
        self._kept[key] = image
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        if self._asked == key:
            self._asked = None
        self.there.emit(key, image, False)
