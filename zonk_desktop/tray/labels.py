"""Tags and plates of the tray, painted over either renderer."""

from __future__ import annotations

from PySide6.QtGui import QFont, QPainter

from . import marks
from .sight import Sight


class Labels:
    """Paints tags and plates, and tells when a repaint is needed."""

    def __init__(self, sight: Sight, font: QFont) -> None:
        self._sight = sight
        self._tags = marks.Tags()
        self.set_font(font)

    def set_font(self, font: QFont) -> None:
        """Set the font; its pixel size is the smallest."""
        self._font = QFont(font)
        self._key = self._font.key()

    def paint(self, painter: QPainter) -> None:
        player = self._sight.seen
        if player is None:
            return
        painter.save()
        self._sight.stretch(painter)
        now, camera = self._sight.now(), self._sight.camera()
        stand, go = player.dice.brass.shown(now)
        marks.plates(painter, camera, self._font, go, player.seats)
        marks.plates(painter, camera, self._font, stand, player.seats)
        labels = player.dice.tags(now)
        self._tags.paint(painter, camera, self._font, labels, player.dice.middles(now))
        painter.restore()

    def state(self) -> object:
        """Cache key: all that tags and plates depend on."""
        player, sight = self._sight.seen, self._sight
        if player is None:
            return ()
        dice, now = player.dice, sight.now()
        seen = player, sight.camera(), sight.width, sight.height, self._key
        settled = dice.settled(now)
        if settled:
            return settled, seen
        labels = dice.tags(now)
        middles = dice.middles(now) if labels else []
        return *dice.brass.shown(now), labels, middles, seen
