"""Tags and plates of the tray, painted over either renderer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFont, QPainter

from . import marks
from .measures import DIE_HALF
from .plates import ShownPlate
from .resting import resting, seats_of
from .sight import TraySight
from .tags import Placed, beside, die_box

#: How far beyond its die a ring reaches, as a share of it.
_RING = 0.16


class Labels:
    """Paints tags and plates, and tells when a repaint is needed."""

    def __init__(self, sight: TraySight, font: QFont) -> None:
        self._sight = sight
        self._tags = marks.Tags()
        self.set_font(font)

    def set_font(self, font: QFont) -> None:
        """Set the font; its pixel size is the smallest."""
        self._font = QFont(font)
        self._key = self._font.key()

    def paint(self, painter: QPainter) -> None:
        player = self._sight.seen
        painter.save()
        self._sight.stretch(painter)
        if player is None:
            self._sketch(painter)
            painter.restore()
            return
        now, camera = self._sight.now(), self._sight.camera()
        stand, go = player.dice.brass.shown(now)
        marks.plates(painter, camera, self._font, go, player.seats)
        marks.plates(painter, camera, self._font, stand, player.seats)
        labels = player.dice.tags(now)
        self._tags.paint(painter, camera, self._font, labels, player.dice.middles(now))
        painter.restore()

    def _sketch(self, painter: QPainter) -> None:
        """Paint those of the placeholder: of dice that are seen where they will lie."""
        table, camera = self._sight.table, self._sight.fitted
        stand = [ShownPlate(plate) for plate in table.plates]
        marks.plates(painter, camera, self._font, stand, seats_of(table))
        lying = [(die, (spot.x, spot.y, DIE_HALF)) for die, spot in resting(table)]
        tags = [(die.tag, 1.0, at) for die, at in lying if die.tag]
        self._tags.paint(painter, camera, self._font, tags, [at for _, at in lying])

    def beside(self, die: int, size: tuple[float, float], taken: Sequence[QRectF]) -> Placed | None:
        """A place on the widget for a label of this size at a die, clear of dice and tags.

        None where there is none, or where the die does not lie there.
        """
        player, sight = self._sight.seen, self._sight
        where = None if player is None else player.where(die, sight.now())
        if player is None or where is None:
            return None
        now, camera = sight.now(), sight.camera()
        across, down = sight.width / sight.fitted.width, sight.height / sight.fitted.height
        middles, tags = player.dice.middles(now), player.dice.tags(now, whole=True)
        face, stand = marks.tag_font(camera, self._font), player.dice.brass.shown(now)[0]
        lying = [
            *(_with_ring(die_box(camera, one)) for one in middles),
            *(one.box for one in marks.Tags().lay(camera, face, tags, middles)),
            *(box for _, box in marks.plate_boxes(camera, self._font, stand, player.seats)[1]),
            *(_scaled(one, 1 / across, 1 / down) for one in taken),
        ]
        small = size[0] / across, size[1] / down
        found = beside(camera, small, where, lying, marks.inside(camera))
        if found is None:
            return None
        line = found.leader
        if line is not None:
            line = QLineF(line.x1() * across, line.y1() * down, line.x2() * across,
                          line.y2() * down)  # fmt: skip
        return Placed(_scaled(found.box, across, down), line)

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


def _scaled(box: QRectF, across: float, down: float) -> QRectF:
    return QRectF(box.x() * across, box.y() * down, box.width() * across, box.height() * down)


def _with_ring(box: QRectF) -> QRectF:
    """A die with the ring round it."""
    more = box.width() * _RING
    return box.adjusted(-more, -more / 2, more, more / 2)
