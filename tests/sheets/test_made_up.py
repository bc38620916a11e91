"""Made-up words, rows, blocks and files, and what is made of them where they just fit.

Letters are a whole millimetre wide here, rooms are whole too: what fits exactly is met all the
time. Each line of `made-up.txt` is a part of the room and a digest. Where a change is meant, write
them anew:

    python -m tests.sheets.test_made_up
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from tests.recorded import digest, record, recorded, written
from tests.sheets import made_up
from tests.sheets.flat import Flat, Painter, flat
from zonk_desktop import words
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.sheets import (
    cheatbox,
    command,
    fonts,
    hit_table,
    keep,
    keepsake,
    legend,
    masthead,
    rows,
    seal,
    signs,
)
from zonk_desktop.sheets.canvas import Canvas
from zonk_desktop.sheets.content import (
    EntryKind,
    Keepsake,
    LegendKey,
    LineKind,
    Sheet,
    SheetRow,
    SheetStyle,
    TurnEntry,
)
from zonk_desktop.sheets.entry_layout import Space, lay, row_of_signs
from zonk_desktop.sheets.fonts import SheetType

pytestmark = pytest.mark.usefixtures("qapp")

RECORD = Path(__file__).with_name("made-up.txt")
WORDS = ("Ann", "Bo-Peep", "Donaudampfschiff", "kutscher", "of the", "well-known", "äöü", "山田",
         "x", "schöne Mädchen", "so\u00adphis\u00adti", "Umbrella", "Quellwasser")  # fmt: skip


class Squares:
    """Every letter is as wide as it is high: 8 points are a millimetre."""

    def __init__(self, type_: SheetType) -> None:
        self._side = type_.points / 8 * fonts.UNIT

    def horizontalAdvance(self, text: str) -> float:
        return len(text) * self._side

    def capHeight(self) -> float:
        return self._side


class Squared(Flat):
    def __init__(self) -> None:
        super().__init__()
        self.language = "squared"


@contextmanager
def squares() -> Iterator[None]:
    with flat(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "_metrics", Squares)
        words.use(Squared())
        yield


def said(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=chance.choice((1, 1, 2, 3, 5))))


def of_letters(chance: random.Random) -> Iterator[object]:
    for _ in range(250):
        text, room = said(chance), chance.randint(2, 24)
        type_ = SheetType(points=chance.choice((8.0, 16.0)))
        yield fonts.fitting(text, type_, room, 4), fonts.elided(text, type_, room)
        yield fonts.wrap(text, type_, room), fonts.split(text.replace(" ", ""), type_, room)
        yield fonts.parted(text, chance.choice((2, 3)), type_)
        yield fonts.broken(text, type_, room, 4.0, chance.choice((2, 3, 4)))
        yield fonts.folded(text, type_, room, chance.choice((4.0, 8.0)))
        yield fonts.pictures(text), fonts.scripts(text)


def blocks(chance: random.Random) -> tuple[Block, ...]:
    found = []
    for _ in range(chance.randint(1, 5)):
        items = []
        for _ in range(chance.randint(1, 8)):
            dice = tuple(
                f"die-{chance.randint(1, 6)}" for _ in range(chance.choice((0, 0, 1, 3, 6)))
            )
            items.append(
                Item(
                    icons=dice + (("flag",) if dice and chance.random() < 0.3 else ()),
                    text=said(chance) if not dice or chance.random() < 0.4 else "",
                    worth=chance.choice(("", "", "50", "1000")),
                    until=dice if dice and chance.random() < 0.2 else (),
                    pen=chance.random() < 0.1,
                    term=said(chance) if not dice and chance.random() < 0.4 else "",
                )
            )
        found.append(Block(chance.choice(("", "Words", said(chance))), tuple(items)))
    return tuple(found)


def of_blocks(chance: random.Random) -> Iterator[object]:
    for _ in range(25):
        some, wide, size = blocks(chance), chance.randint(24, 80), chance.choice((8.0, 8.5))
        painter: Any = Painter()
        box = cheatbox.BlockBox(Canvas(painter), 3.0, wide, size)
        lows = [box.block(5.0, block) for block in some]
        high = [cheatbox.height(block, wide, size) for block in some]
        yield written([painter.told, lows, high])
        # The foot that just holds the first of them, and all of them.
        edges = [sum(high[:n]) - cheatbox._AFTER for n in range(1, len(high) + 1)]
        for goal in (*edges, edges[-1] / 2, 30.0):
            for whole in (True, False):
                count = chance.choice((1, 2, 3))
                yield cheatbox._dealt(some, count, wide, size, goal, whole=whole)
            yield cheatbox._part(some[0], wide, size, goal)
        for tight in (True, False):
            yield cheatbox._columns(some, 2, wide, size, 90.0, tight=tight)
        yield cheatbox._spread(some, 2), cheatbox.foot_height(some, chance.choice((149, 150, 186)))
        side = cheatbox.beside(some, chance.choice((52.0, 109.0, 140.0)), 160.0, 2)
        yield side, side and written((side.width, side.height)), cheatbox.fits(some, wide, 70.0)
        painter.told.clear()
        if side is not None:
            cheatbox.draw_side(Canvas(painter), side, 3.0, 5.0, 165.0)
        across = chance.choice((149.0, 150.0, 230.0, 231.0))
        cheatbox.draw_foot(Canvas(painter), some, 3.0, 5.0, across)
        cheatbox.draw_back(
            Canvas(painter), some, some[:1], 3.0, 5.0, across, chance.choice((60, 200))
        )
        yield written(painter.told)


def of_rows(chance: random.Random) -> Iterator[object]:
    kinds = [*LineKind]
    for _ in range(400):
        row, sums = chance.choice((7.0, 8.0)), chance.choice((0.0, 8.0, 17.0))
        panels, many = chance.choice((1, 1, 2, 3)), chance.randint(0, 40)
        room = row * chance.randint(1, 30)
        yield rows._capacity(room, row, sums, panels), rows._fives(many)
        yield rows._filling(many, chance.randint(0, 12), chance.randint(4, 40), panels)
        lines = [SheetRow(chance.choice(kinds), n) for n in range(many)]
        first = row * chance.randint(4, 20)
        rooms = first, first + row * chance.randint(0, 3), sums, chance.choice((0.0, sums))
        yield rows._dealt(lines, chance.randint(1, 4), row, rooms, panels)


class Hand:
    """Marks, totals and tails of whole millimetres."""

    def __init__(self, chance: random.Random) -> None:
        self.sizes = chance.choice(((8.0,), (8.0, 6.0), (8.0, 6.0, 4.0)))
        self.most = chance.choice((1, 3, 99))
        self._tail = chance.randint(0, 3)
        self._letters = chance.randint(1, 6)

    def total(self, size: float) -> float:
        return self._letters * size / 8

    def fit(self, size: float, room: float) -> float:
        return max(2.0, min(size, room / self._letters * 8))

    def mark(self, name: str, shrink: float) -> float:
        return len(name) * shrink

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        return self._tail + (2 if counted and hits else hits)

    def sign(self, name: str) -> float:
        return float(len(name))

    def figure(self, count: int) -> float:
        return float(len(str(count)))


def of_entries(chance: random.Random) -> Iterator[object]:
    for _ in range(600):
        hand: Any = Hand(chance)
        entry = TurnEntry(
            chance.choice([*EntryKind]), "1350",
            tuple(chance.choices(("a", "bb"), k=chance.choice((0, 1, 2)))),
            chance.choice((0, 1, 2, 3, 4)),
        )  # fmt: skip
        edge = chance.choice((None, 6.0, 8.0))
        space = Space(0.0, chance.randint(6, 14), edge, 1.0, chance.choice((0.0, 1.0)),
                      chance.choice((0.0, 1.0)), chance.choice((1.0, 0.5)))  # fmt: skip
        yield written(lay(entry, hand, space))
        names = tuple(chance.choices(("hit", "hit", "wide-one"), k=chance.randint(0, 9)))
        yield written(row_of_signs(names, "hit", hand, chance.randint(1, 30)))


def kept_sheet(chance: random.Random) -> Keepsake:
    names = chance.sample(WORDS, chance.randint(1, 6))
    rounds = chance.randint(1, 20)
    return Keepsake(
        race=tuple(
            (name, tuple(chance.choice((0, 100, n * 100)) for n in range(rounds))) for name in names
        ),
        winners=tuple(sorted(chance.sample(range(len(names)), 1))),
        awards=tuple((said(chance), said(chance)) for _ in range(chance.choice((0, 2, 5)))),
        hits=tuple(
            (said(chance), tuple(chance.randint(0, 12) for _ in names))
            for _ in range(chance.choice((0, 0, 1, 6)))
        ),
        best=chance.choice((None, (names[0], "1350"))),
        dice=tuple(
            tuple(
                (chance.randint(1, 6), chance.choice(("", "R", "r")))
                for _ in range(chance.randint(1, 5))
            )
            for _ in range(chance.choice((0, 2, 9)))
        ),
        show=chance.choice((0, 0, 3)),
        pledge=chance.choice(("", "c0de" * 16)),
        seed=chance.choice(("", "5eed" * 16)),
        codes=("https://zonk.example/x#1",) * chance.choice((0, 0, 1, 2)),
        throws=chance.choice((0, 321)),
        luck=tuple((name, 12.0, -3.0) for name in names[: chance.choice((0, 9))]),
        hints=tuple((name, 2) for name in names[: chance.choice((0, 1))]),
        hand=chance.random() < 0.2,
    )


def of_keepsakes(chance: random.Random) -> Iterator[object]:
    """On paper of just the widths at which words move."""
    for _ in range(40):
        kept = kept_sheet(chance)
        wide = float(chance.choice((124, 149, 150, 151, 186, 229, 230, 231, 273)))
        yield written((keepsake.least(kept, wide), seal.height(kept, wide)))
        yield (
            seal.on_page(wide, chance.choice((40.0, 75.0, 231.0))),
            bool(kept.hits) and hit_table.holds(kept, wide / 2),
        )
        painter: Any = Painter()
        canvas = Canvas(painter)
        keepsake.draw(canvas, kept, 12.0, 20.0, wide, 250.0, alone=chance.random() < 0.4)
        seal.draw_page(canvas, kept, (0, len(kept.codes)), 12.0, 20.0, wide)
        yield written(painter.told)


def of_legends(chance: random.Random) -> Iterator[object]:
    for _ in range(60):
        keys = tuple(
            LegendKey(("dashes",) * chance.choice((1, 1, 2)), chance.choice(WORDS))
            for _ in range(4)
        )
        look = SheetStyle("t", "s", bus=chance.random() < 0.3)
        sheet = Sheet(look, (), (), (), (), legend=keys[: chance.randint(0, 4)])
        wide = [sign.wide for sign in legend._signs(sheet)]
        for many in range(1, len(wide) + 1):
            for more in (-0.5, -0.4, 3.0):
                room = sum(wide[:many]) + 3.0 * (many - 1) + more
                yield legend.height(sheet, room)
                painter: Any = Painter()
                legend.draw(Canvas(painter), sheet, 2.0, 3.0, room)
                yield written(painter.told)


def black(path: QPainterPath) -> str:
    box = path.boundingRect()
    places = (
        QPointF(box.left() + box.width() * x / 61.3, box.top() + box.height() * y / 61.7)
        for x in range(62)
        for y in range(62)
    )
    return digest(["#" if path.contains(place) else "." for place in places])


def of_shapes(_: random.Random) -> Iterator[object]:
    """The bus of the stamp, where ink did not take, and the signs that marks are made of."""
    for path in (masthead._vehicle(), masthead._specks(), signs.odd_even()):
        box = path.boundingRect()
        yield black(path), [round(box.left()), round(box.top()), round(box.width())]


def of_awards(chance: random.Random) -> Iterator[object]:
    """Awards of one and of several, and the sheet that goes with the win."""
    ruleset: Any = None
    seats = [SimpleNamespace(name=name) for name in "ABC"]
    game: Any = SimpleNamespace(rules=SimpleNamespace(ruleset=ruleset), seats=seats)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keep, "award_title", lambda _, name: f"title of {name}")
        patch.setattr(keep, "figure", str)
        for _ in range(60):
            some = [
                SimpleNamespace(award=name, seat=chance.randint(-1, 2), value=chance.randint(0, 3))
                for name in chance.choices(
                    ("winner", "sheet", "best", "most"), k=chance.randint(0, 6)
                )
            ]
            patch.setattr(keep, "awards", lambda _, some=some: some)
            yield keep._awards(game)
        patch.setattr(keep, "award_title", lambda *_: "the same")
        yield keep._awards(game)


PARTS: dict[str, Callable[[random.Random], Iterator[object]]] = {
    "letters": of_letters,
    "blocks": of_blocks,
    "rows": of_rows,
    "entries": of_entries,
    "keepsakes": of_keepsakes,
    "legends": of_legends,
    "shapes": of_shapes,
    "drawings": made_up.of_drawings,
    "files": made_up.of_files,
    "streams": made_up.of_streams,
    "printers": made_up.of_printers,
    "papers": made_up.of_papers,
    "awards": of_awards,
    "heads": made_up.of_heads,
}


def mark(name: str) -> str:
    with squares():
        return digest([*PARTS[name](random.Random(name))])


def names() -> list[str]:
    return [*PARTS]


@pytest.mark.parametrize("name", PARTS)
def test_what_is_made_up_is_made_into_the_same(name: str) -> None:
    assert recorded(RECORD)[name] == mark(name)


def test_no_part_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    command.application()
    record(RECORD, ((name, mark(name)) for name in names()))
