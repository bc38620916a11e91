"""Where the parts of an entry stand, for paper and screen alike: pure arithmetic along one line.

What gives way where there is no room is decided here alone: first the flags become one and a
figure, then the total steps down in size, at last the marks left of it do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from zonk_desktop.sheets.content import EntryKind, TurnEntry

#: Marks left of a total are never smaller than this share of their size.
_LEAST_MARK = 0.4
#: Signs that would take this much more than the room are counted.
_CROWDED = 1.6


class EntryMeasures(Protocol):
    """What the parts of one entry measure, in the unit of the page that is written on."""

    @property
    def sizes(self) -> Sequence[float]:
        """Sizes the total is tried in while the marks keep theirs, largest first."""

    @property
    def most(self) -> int:
        """The most hits that stand one by one."""

    def total(self, size: float) -> float:
        """Width of the total, or of the letter or word in its place."""

    def fit(self, size: float, room: float) -> float:
        """The largest size up to this one in which the total has room, or the least there is."""

    def mark(self, name: str, shrink: float) -> float:
        """Width of a mark left of the total, at this share of its size."""

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        """Width of all that stands right of the total, with the gap before it."""


class Space(NamedTuple):
    """The line an entry is written on."""

    start: float
    end: float
    #: Where totals end as long as there is room; None centres the whole entry.
    edge: float | None
    #: After each mark.
    gap: float
    #: Between the last mark and the total.
    before: float
    #: Air that the start of the line keeps.
    air: float = 0.0
    #: The usual share of their size that marks have here.
    shrink: float = 1.0


class LaidEntry(NamedTuple):
    """An entry laid out."""

    #: Right edge and size of the total.
    edge: float
    size: float
    #: Left edge of the first mark, the share of their size that marks have, and what follows each.
    marks: float
    shrink: float
    gap: float
    #: Hits as one and a figure.
    counted: bool


def lay(entry: TurnEntry, hand: EntryMeasures, space: Space) -> LaidEntry:
    """Marks, total and hits on their line."""
    names = () if entry.kind is EntryKind.ZED else entry.left
    counted = entry.kind is EntryKind.SUM or not 0 <= entry.hits <= hand.most
    shrink = space.shrink
    run = sum(hand.mark(name, shrink) + space.gap for name in names)

    def right(size: float) -> float:
        least = space.start + run + space.air + hand.total(size)
        return least if space.edge is None else max(space.edge, least)

    def tail(size: float) -> float:
        return hand.tail(entry.hits, size, counted=counted)

    size = hand.sizes[0]
    if right(size) + tail(size) > space.end and entry.hits > 1:
        counted = True
    edge = right(size)
    for size in hand.sizes:
        edge = right(size)
        if edge + tail(size) <= space.end:
            break
    else:
        after = tail(size)
        size = hand.fit(size, space.end - after - space.start)
        wide = hand.total(size)
        edge = max(space.start + wide, space.end - after)
        if run:
            left = (edge - wide - space.start - space.air) / run
            shrink *= max(_LEAST_MARK, min(1.0, left))
    if space.edge is None:
        edge += (space.end - edge - tail(size)) / 2
    gap = space.gap * shrink / space.shrink
    first = edge - hand.total(size) - space.before * min(1.0, shrink) + gap
    first -= sum(hand.mark(name, shrink) + gap for name in names)
    return LaidEntry(edge, size, first, shrink, gap, counted)


class HitFigures(Protocol):
    """What the signs of a column of hits measure."""

    def sign(self, name: str) -> float:
        """Width of a sign with the gap after it."""

    def figure(self, count: int) -> float:
        """Width of the figure that tells how many."""


class Run(NamedTuple):
    """Signs in a row: each with how many it stands for, and the share of their size."""

    signs: tuple[tuple[str, int], ...]
    size: float


def row_of_signs(names: tuple[str, ...], hit: str, figures: HitFigures, room: float) -> Run:
    """Signs of a column of hits: smaller where there are many, at last counted."""
    single = tuple((name, 1) for name in names)
    wide = sum(figures.sign(name) for name in names)
    signs = _counted(names, hit) if wide > room * _CROWDED else single
    wide = sum(
        figures.sign(name) + (figures.figure(count) if count > 1 else 0) for name, count in signs
    )
    return Run(signs, min(1.0, room / wide) if wide else 1.0)


def _counted(names: tuple[str, ...], hit: str) -> tuple[tuple[str, int], ...]:
    """Hits next to each other as one and how many."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name == hit:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return tuple(found)


def word_of_sign(name: str) -> str:
    """A house rule's symbol that has no mark, in few letters."""
    return name.replace("-", " ")[:8]
