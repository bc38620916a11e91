"""Tags and brass plates: where they stand, and QPainter over the tray, so that text stays sharp."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from .brass import ShownPlate, middle
from .camera import Camera
from .measures import HALF_X, HALF_Y, RIM_HEIGHT, RIM_WIDTH

#: The directions in which a place is looked for, the best ones first: up and to the side.
_WAYS = (60, 120, 90, 0, 180, 300, 240, 270, 30, 150, 330, 210)
#: How far from the die, in heights of a tag.
_STEPS = (0.10, 0.55, 1.1, 1.8, 2.6, 3.6, 5.0)
#: The distance beyond which a tag has a leader.
_LEADER = 0.8

Middle = tuple[float, float, float]


class Placed(NamedTuple):
    """The rectangle of a tag, and the line to its die if it needs one."""

    box: QRectF
    leader: QLineF | None


def die_box(cam: Camera, middle: Middle) -> QRectF:
    """A box round a die in the picture, however it is turned about the upright."""
    x, y, z = middle
    half = 0.62
    left = cam.project(x - half, y, z)[0]
    right = cam.project(x + half, y, z)[0]
    top = cam.project(x, y + half, z + 0.5)[1]
    low = cam.project(x, y - half, z - 0.5)[1]
    return QRectF(QPointF(left, top), QPointF(right, low))


def beside(
    cam: Camera, size: tuple[float, float], owner: Middle, taken: Sequence[QRectF], inside: QRectF
) -> Placed | None:
    """A place for something else that points at a die; None where all would cover something."""
    own = die_box(cam, owner)
    others = [_bare(box) for box in taken if not box.contains(own.center())]
    for _, _, box in _around(own, size):
        if inside.contains(box) and not any(box.intersects(other) for other in taken):
            leader = _leader(box, own, 0.0)
            # A line that passes another die would point at that one.
            if leader is None or not any(_crosses(leader, other) for other in others):
                return Placed(box, leader)
    return None


def _bare(box: QRectF) -> QRectF:
    """What of a box is not the ring round it."""
    more = box.width() * 0.12
    return box.adjusted(more, more / 2, -more, -more / 2)


def _crosses(line: QLineF, box: QRectF) -> bool:
    steps = 24
    return any(box.contains(line.pointAt(n / steps)) for n in range(steps + 1))


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if not both.isEmpty() else 0.0


def place_tags(
    cam: Camera,
    sizes: Sequence[tuple[float, float]],
    owners: Sequence[Middle],
    dice: Sequence[Middle],
    inside: QRectF,
) -> list[Placed]:
    """Place every tag of `sizes` beside its owner; `dice` are all dice that lie there."""
    taken = [die_box(cam, die) for die in dice]
    found: list[Placed] = []
    order = sorted(range(len(owners)), key=lambda k: -owners[k][1])
    placed: dict[int, Placed] = {}
    for k in order:
        best = _best(cam, sizes[k], owners[k], taken, inside)
        placed[k] = best
        taken.append(best.box.adjusted(-3, -3, 3, 3))
    found += [placed[k] for k in range(len(owners))]
    return found


def _best(
    cam: Camera, size: tuple[float, float], owner: Middle, taken: list[QRectF], inside: QRectF
) -> Placed:
    width, height = size
    own = die_box(cam, owner)
    best, least = QRectF(own.center().x(), own.top() - height, width, height), math.inf
    last = 0.0
    for step, rank, box in _around(own, size):
        if step != last and least < last + 1:  # free: farther places are no better
            break
        last = step
        outside = width * height - _overlap(box, inside)
        covered = sum(_overlap(box, other) for other in taken)
        cost = (outside * 3 + covered * 4) / (width * height) * 10 + step + 0.03 * rank
        if cost < least:
            best, least = box, cost
    return Placed(best, _leader(best, own, _LEADER * height))


def _around(own: QRectF, size: tuple[float, float]) -> Iterator[tuple[float, int, QRectF]]:
    """Boxes round a die, the nearest first: how far off, the rank of the direction, the box."""
    width, height = size
    middle = own.center()
    for step in _STEPS:
        gap = step * height
        for rank, angle in enumerate(_WAYS):
            dx, dy = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
            # The box touches the die's box, widened by the gap, in this direction.
            reach_x = own.width() / 2 + width / 2 + gap
            reach_y = own.height() / 2 + height / 2 + gap
            away = min(
                reach_x / abs(dx) if abs(dx) > 1e-6 else math.inf,
                reach_y / abs(dy) if abs(dy) > 1e-6 else math.inf,
            )
            x, y = middle.x() + dx * away, middle.y() + dy * away
            yield step, rank, QRectF(x - width / 2, y - height / 2, width, height)


def _leader(box: QRectF, own: QRectF, beyond: float) -> QLineF | None:
    """The line from the tag's nearest point towards the middle of the die, to its edge.

    None where the tag is no farther off than this.
    """
    at = own.center()
    near = QPointF(
        min(max(at.x(), box.left()), box.right()), min(max(at.y(), box.top()), box.bottom())
    )
    rim = QPointF(
        min(max(near.x(), own.left()), own.right()), min(max(near.y(), own.top()), own.bottom())
    )
    line = QLineF(near, QPointF(rim.x() * 0.8 + at.x() * 0.2, rim.y() * 0.8 + at.y() * 0.2))
    return line if QLineF(near, rim).length() > beyond else None


TEXT_ON_BRASS = "#2A1805"
TAG_FILL, TAG_EDGE = "#F0B64A", "#8A5A12"
SMALLEST = 11
#: The letters of a plate are at most this share of the edge of a die.
LARGEST = 0.38
#: How much higher than its letters a plate is.
PLATE = 1.22

Tag = tuple[str, float, Middle]


def tag_font(cam: Camera, font: QFont) -> QFont:
    """The font of tags and plates at the size of this tray."""
    result = QFont(font)
    edge = cam.focal / cam.depth(0.0, 0.5)
    least = font.pixelSize() if font.pixelSize() > 0 else 13
    # Large letters on a small tray: a plate must not cover the die it is about.
    least = max(SMALLEST, min(least, round(edge * LARGEST)))
    result.setPixelSize(max(least, min(round(edge * 0.185), least * 2)))
    result.setWeight(QFont.Weight.ExtraBold)
    return result


class Tags:
    """Lays out and paints tags; the layout is cached until a die has moved."""

    def __init__(self) -> None:
        self._key: object = None
        self._placed: list[Placed] = []

    def paint(
        self,
        painter: QPainter,
        cam: Camera,
        font: QFont,
        labels: Sequence[Tag],
        dice: Sequence[Middle],
    ) -> None:
        """Paint a mustard label beside every tagged die; `dice` are all that lie there."""
        if not labels:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = tag_font(cam, font)
        painter.setFont(face)
        for (text, grown, _), placed in zip(labels, self.lay(cam, face, labels, dice), strict=True):
            _tag(painter, text, grown, placed)

    def lay(
        self, cam: Camera, face: QFont, labels: Sequence[Tag], dice: Sequence[Middle]
    ) -> list[Placed]:
        metrics = QFontMetricsF(face)
        key = (
            cam,
            face.key(),
            tuple((text, at) for text, _, at in labels),
            tuple((round(x, 1), round(y, 1)) for x, y, _ in dice),
        )
        if key != self._key:
            height = metrics.height() * 1.28
            sizes = [
                (metrics.horizontalAdvance(text) + metrics.height() * 0.85, height)
                for text, _, _ in labels
            ]
            middles = [at for _, _, at in labels]
            self._placed = place_tags(cam, sizes, middles, dice, inside(cam))
            self._key = key
        return self._placed


def inside(cam: Camera) -> QRectF:
    """Where tags may stand: not on the upper rim, which has the banner and the Magic Number."""
    top = max(4.0, float(cam.project(0.0, HALF_Y, RIM_HEIGHT)[1]))
    return QRectF(4, top, cam.width - 8, cam.height - 4 - top)


def _tag(painter: QPainter, text: str, grown: float, placed: Placed) -> None:
    box = placed.box
    painter.save()
    painter.setOpacity(grown)
    if placed.leader is not None:
        for width, colour in ((3.4, QColor(20, 10, 0, 130)), (1.6, QColor(TAG_FILL))):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(placed.leader)
    painter.translate(box.center())
    painter.scale(0.85 + 0.15 * grown, 0.85 + 0.15 * grown)
    painter.translate(-box.center())
    radius = box.height() * 0.24
    painter.setPen(Qt.PenStyle.NoPen)
    for drop, alpha in ((3.0, 40), (1.5, 70)):
        painter.setBrush(QColor(20, 10, 0, alpha))
        painter.drawRoundedRect(box.translated(0, drop), radius, radius)
    painter.setBrush(QColor(TAG_FILL))
    painter.setPen(QPen(QColor(TAG_EDGE), 1))
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QColor(TEXT_ON_BRASS))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def plates_end(cam: Camera, font: QFont) -> float:
    """How far down the plates on the front rim reach."""
    return _plates_middle(cam) + QFontMetricsF(tag_font(cam, font)).height() * PLATE / 2


def plates_begin(cam: Camera, font: QFont) -> float:
    """How far up the plates on the front rim reach."""
    return 2 * _plates_middle(cam) - plates_end(cam, font)


def _plates_middle(cam: Camera) -> float:
    return float(cam.project(0.0, -HALF_Y - RIM_WIDTH * 0.52, RIM_HEIGHT)[1])


def plate_boxes(
    cam: Camera, font: QFont, shown: Sequence[ShownPlate], seats: int
) -> tuple[QFont, list[tuple[ShownPlate, QRectF]]]:
    """Rectangles of the plates: under their seats, pushed apart, and inside the rim."""
    face = tag_font(cam, font)
    left = cam.project(-HALF_X - RIM_WIDTH * 0.5, -HALF_Y, RIM_HEIGHT)[0]
    right = cam.project(HALF_X + RIM_WIDTH * 0.5, -HALF_Y, RIM_HEIGHT)[0]
    order = sorted(shown, key=lambda p: p.plate.seat)
    gap = 5.0
    while True:
        metrics = QFontMetricsF(face)
        pad = metrics.height() * 0.8
        widths = [metrics.horizontalAdvance(p.plate.text) + pad for p in order]
        if sum(widths) + gap * (len(widths) - 1) <= right - left or face.pixelSize() <= SMALLEST:
            break
        face.setPixelSize(face.pixelSize() - 1)
    height = metrics.height() * PLATE
    starts = []
    edge = left
    for one, width in zip(order, widths, strict=True):
        under = middle(one.plate, seats)
        at = cam.project(under, -HALF_Y - RIM_WIDTH * 0.5, RIM_HEIGHT)[0]
        edge = max(edge, at - width / 2)
        starts.append(edge)
        edge += width + gap
    limit = right
    for k in reversed(range(len(order))):  # what was pushed over the right end comes back
        starts[k] = min(starts[k], limit - widths[k])
        limit = starts[k] - gap
    y = _plates_middle(cam)
    return face, [
        (one, QRectF(start, y - height / 2, width, height))
        for one, start, width in zip(order, starts, widths, strict=True)
    ]


def plates(
    painter: QPainter, cam: Camera, font: QFont, shown: Sequence[ShownPlate], seats: int
) -> None:
    """Paint the brass plates on the front rim."""
    if not shown:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face, boxes = plate_boxes(cam, font, shown, seats)
    painter.setFont(face)
    edge = cam.focal / float(cam.depth(-HALF_Y, RIM_HEIGHT))
    for one, box in boxes:
        painter.save()
        painter.translate(box.center() + QPointF(one.along * edge, 0))
        painter.rotate(one.tilt)
        painter.scale(0.6 + 0.4 * one.grown, one.grown)
        painter.translate(-box.center())
        painter.setOpacity(min(1.0, one.grown * 1.5))
        _plate(painter, one.plate.text, box)
        painter.restore()


def _plate(painter: QPainter, text: str, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for drop, alpha in ((2.6, 60), (1.2, 90)):
        painter.setBrush(QColor(20, 8, 0, alpha))
        painter.drawRoundedRect(box.translated(0, drop), 3.5, 3.5)
    brass = QLinearGradient(box.topLeft(), box.bottomLeft())
    brass.setColorAt(0, QColor("#EFCF7E"))
    brass.setColorAt(1, QColor("#C4963B"))
    painter.setBrush(brass)
    painter.setPen(QPen(QColor("#7B571A"), 1.2))
    painter.drawRoundedRect(box, 3.5, 3.5)
    painter.setPen(QPen(QColor(255, 244, 205, 150), 1))  # the bevel that catches the lamp
    painter.drawLine(
        QPointF(box.left() + 4, box.top() + 1.4), QPointF(box.right() - 4, box.top() + 1.4)
    )
    painter.setPen(QColor(TEXT_ON_BRASS))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
