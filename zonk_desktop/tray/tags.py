"""Layout of tags: beside their dice, never on pips, on another die or on another tag.

A tag takes the nearest free place round its die; where there is none near, it stands farther off
and a thin leader goes from it to its die.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF

from .camera import Camera

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
