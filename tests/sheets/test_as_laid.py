"""What is laid and drawn on paper of random games, as it was when everything else agreed.

Other tests say what is right; this says that nothing else has changed meanwhile, whatever fonts
there are. Each line of `as-laid.txt` is a sheet and a digest. Where a change is meant, write them
anew:

    python -m tests.sheets.test_as_laid
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from tests.recorded import digest, record, recorded, written
from tests.sheets.flat import Painter, flat
from tests.sheets.games import NAMES, chosen
from tests.test_as_before import houses
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import command, document, marks, paint, pdf
from zonk_desktop.sheets.canvas import Canvas, Notes, PdfPart
from zonk_desktop.sheets.content import (
    EntryKind,
    LineKind,
    Sheet,
    SheetColumn,
    SheetRow,
    Total,
    TurnEntry,
)
from zonk_desktop.sheets.entry import EntryCell, figures
from zonk_desktop.sheets.job import JobSide, PaperTurn, PrintJob, laid, turned
from zonk_desktop.sheets.keep import Story, story, with_luck
from zonk_desktop.sheets.measure import PAPERS, Margins
from zonk_desktop.sheets.style import style
from zonk_desktop.transcript.lines import Computer, Header, Hinted, Player

pytestmark = pytest.mark.usefixtures("qapp")

RECORD = Path(__file__).with_name("as-laid.txt")
#: Sheets of each table, and parts in which they are looked at.
EACH, PARTS = 8, 8
#: Layouts and entries by themselves, by the handful.
MORE = 60
#: Actions of a game at most.
MOST = 700
ODD_NAMES = ("Ed", "Donaudampfschifffahrtsgesellschaftskapitän", "Ann of the Seven Lost Umbrellas",
             "א ב", "山田", "¡Olé!", "x" * 70)  # fmt: skip
STAMPS = ("", "2002-03-13T12:44-05:00", "2002-03-14T00:05-05:00", "2026-11-24", "yesterday",
          "2002-03-13T16:05+05:30")  # fmt: skip


@cache
def tables() -> dict[str, Rules]:
    return {key: Rules(preset(key)) for key in PRESETS} | houses()


def played(rules: Rules, chance: random.Random) -> tuple[Game, Game, list[act.Action]]:
    """A game from its first throw to its end, or as far as it came."""
    count = max(rules.s.players_min, chance.choice((1, 2, 2, 3, 4, 5, 7, 12)))
    names = tuple(chance.sample((*NAMES, *ODD_NAMES), count))
    members = tuple((f"{n}a", f"{n} the Second") for n in names) if rules.s.teams else ()
    magic = (2, 3, 3, 5, 5, 6)[: rules.s.dice_count] if rules.s.magic_number else ()
    first = game = new_game(rules, names, members=members, magic=magic)
    done: list[act.Action] = []
    most = chance.choice((0, 40, 200, MOST, MOST, MOST))
    while game.ended is None and len(done) < most:
        done.append(chosen(game, chance))
        game, _ = apply(game, done[-1])
    return first, game, done


def headed(game: Game, chance: random.Random) -> Header | None:
    if chance.random() < 0.2:
        return None
    names = [seat.name for seat in game.seats]
    few = chance.sample(names, len(names) // 2)
    return Header(
        game.rules.ruleset.key,
        1,
        players=tuple(map(Player, names)),
        start=chance.choice(STAMPS),
        finish=chance.choice(STAMPS),
        scorekeeper=chance.choice(("", *names)),
        packer=chance.choice(("", "Moth")),
        computers=tuple(Computer(name, "vera", "good") for name in few),
        hinted=tuple(Hinted(name, n) for n, name in enumerate(few)),
    )


def told(first: Game, done: list[act.Action], chance: random.Random) -> Story | None:
    if chance.random() < 0.2:
        return None
    seed = chance.choice(("", "5eed" * 16))
    found = story(first, done, chance.choice(("", "c0de" * 16)), seed)
    codes = chance.choice((0, 0, 1, 1, 2, 3, 14))
    texts = tuple(f"https://zonk.example/sheet#{n}{'0123456789' * 9}" for n in range(codes))
    files = (("game.zonk", f"{seed} {codes}"),)
    return found._replace(codes=texts, throws=chance.choice((0, 321)), files=files)


def sheet_of(rules: Rules, chance: random.Random) -> Sheet:
    if chance.random() < 0.35:
        rows = chance.choice((None, None, None, 3, 40))
        names = tuple(chance.sample(NAMES, chance.choice((0, 0, 2))))
        return document.blank(rules.ruleset, chance.choice((1, 2, 3, 4, 5, 8, 12)), names, rows)
    first, game, done = played(rules, chance)
    cells = list(game.cells)
    some = chance.sample(cells, min(len(cells), chance.choice((0, 0, 3))))
    corrected = frozenset((cell.row, cell.seat) for cell in some)
    found = document.of_game(game, headed(game, chance), corrected, told(first, done, chance))
    if chance.random() < 0.5:
        luck = [(chance.uniform(-900, 900), chance.uniform(0, 400)) for _ in game.seats]
        found = with_luck(found, luck)
    return found


def job_of(sheets: tuple[Sheet, ...], chance: random.Random) -> PrintJob:
    edges = (12.0, 12.0, 15.0, 20.0, 27.0)
    return PrintJob(
        sheets,
        paper=chance.choice(tuple(PAPERS)),
        turn=chance.choice((PaperTurn.AUTO, PaperTurn.AUTO, *PaperTurn)),
        margins=Margins(*(chance.choice(edges) for _ in range(4))),
        both_sides=chance.random() < 0.5,
        black=chance.random() < 0.3,
        rules=chance.random() < 0.8,
    )


def of_part(part: PdfPart) -> object:
    kids = [of_part(kid) if isinstance(kid, PdfPart) else kid for kid in part.kids]
    return part.kind, part.alt, part.scope, kids


def _as_figure(word: bytes) -> float | bytes:
    return float(word) if word[-1:].isdigit() and word[:1] in b"-.0123456789" else word


def of_sides(sides: tuple[JobSide, ...], *, noted: bool) -> Iterator[object]:
    """What is drawn, and what a PDF is told beside it."""
    notes = Notes() if noted else None
    for side in sides:
        painter: Any = Painter()
        paint.page(painter, side.laid, side.page, notes)
        yield written(painter.told)
    if notes is not None:
        yield [written([_as_figure(word) for word in code.split()]) for code in notes.codes]
        yield notes.marks, notes.pieces, of_part(notes.root)


def mark(name: str) -> str:
    """A sheet of this table on some paper, from its values to its last stroke."""
    table, _, number = name.rpartition(" ")
    chance = random.Random(name)
    with flat(mirrored=number == "4"):
        sheets = tuple(sheet_of(tables()[table], chance) for _ in range(1 + (number == "3")))
        job = job_of(sheets, chance)
        found = laid(job)
        parts: list[object] = [written(found.plans), found.wanted]
        for plan in found.plans:
            parts += plan.about(), [plan.headed(page) for page in plan.pages], plan.rows_at_first
            parts.append(written(plan.sheet_of_paper))
        sides = turned(found, both_sides=job.both_sides)
        parts.append([side and (side.sheet, side.page) for side in sides])
        parts += pdf._title(found.sides), pdf._outline(found.sides), pdf._files(found.sides)
        parts += of_sides(found.sides, noted=number in "0134")
    return digest(parts)


def arranged(number: int) -> str:
    """Blank sheets and played ones on many papers, without a stroke."""
    chance = random.Random(f"arranged {number}")
    parts: list[object] = []
    with flat():
        ruleset = chance.choice([*tables().values()]).ruleset
        for _ in range(5):
            players = chance.randint(1, 12)
            sheet = document.blank(ruleset, players, rows=chance.choice((None, None, 7)))
            found = laid(job_of((sheet,), chance)).plans[0]
            parts += written(found.pages), found.fields, found.panels, found.games, found.heads
            parts += found.cheat, found.across, len(found.under), len(found.more)
            parts.append(written((found.row, found.table, found.side and found.side.width)))
    return digest(parts)


def entries(number: int) -> str:
    """Entries of all kinds in columns of all widths."""
    chance = random.Random(f"entries {number}")
    painter: Any = Painter()
    names = (*marks.NAMES[:5], "unheard-of-thing")
    signs = ("flag", "star", "asterisk", "bong-2", "zed-3", "reroll", "reroll-used", "square")
    with flat():
        canvas = Canvas(painter)
        look = style(chance.choice([*tables().values()]).ruleset)
        for _ in range(40):
            column = chance.uniform(19, 60)
            entry = TurnEntry(
                chance.choice([*EntryKind]),
                chance.choice(("0", "250", "1350", "12350", "SPAZ", "ZONK VANNA", "BLOADES")),
                tuple(chance.choices(names, k=chance.choice((0, 0, 1, 2, 5)))),
                chance.choice((0, 1, 1, 2, 3, 4, 12)),
                chance.choice(("", "350", "1000")),
                tuple(chance.choices(signs, k=chance.choice((0, 1, 2, 4, 9, 30)))),
                chance.choice(("", "", "-250")),
            )
            total = Total("sum", tuple(chance.choice(("", "950", "123450")) for _ in range(3)))
            lines = (SheetRow(LineKind.ROUND, 1, (entry,)),)
            one = Sheet(look, (), (SheetColumn(),), lines, (total,))
            sizes = figures(one, column)
            EntryCell(canvas, look, 3.0, 5.0, column, sizes).draw(entry)
            painter.told.append(sizes)
    return digest(written(painter.told))


#: Every mark, with each number and colour that it may have.
MARKS = (*marks.NAMES, *(f"bong-{n}" for n in range(1, 5)), *(f"die-{n}" for n in range(1, 7)),
         "die-blank", "die-6-solid", "zed-1", "zed-27")  # fmt: skip


def shape(name: str) -> str:
    """Where a mark is black: its outline differs by version of Qt."""
    # Made anew, whatever is remembered of it.
    path, wide = marks.path.__wrapped__(name)
    places = (QPointF(x * 0.0311 - 0.1, y * 0.0293 - 0.7) for x in range(50) for y in range(50))
    return digest((wide, "".join("#" if path.contains(place) else "." for place in places)))


def names() -> list[str]:
    return [f"{table} {number}" for table in tables() for number in range(EACH)]


def found() -> Iterator[tuple[str, str]]:
    for name in names():
        yield name, mark(name)
    for name in MARKS:
        yield name, shape(name)
    for number in range(MORE):
        yield f"arranged {number}", arranged(number)
        yield f"entries {number}", entries(number)


@pytest.mark.parametrize("part", range(PARTS))
def test_sheets_are_laid_and_drawn_as_before(part: int) -> None:
    for name in names()[part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_marks_have_the_shapes_of_before() -> None:
    assert [name for name in MARKS if recorded(RECORD)[name] != shape(name)] == []


@pytest.mark.parametrize("part", range(4))
def test_plans_and_entries_are_as_before(part: int) -> None:
    for number in range(part, MORE, 4):
        assert recorded(RECORD)[f"arranged {number}"] == arranged(number), number
        assert recorded(RECORD)[f"entries {number}"] == entries(number), number


def test_no_table_is_new_and_none_has_gone() -> None:
    more = {f"{what} {number}" for what in ("arranged", "entries") for number in range(MORE)}
    assert set(recorded(RECORD)) == {*names(), *MARKS, *more}, "if it is meant: see above"


if __name__ == "__main__":
    command.application()
    record(RECORD, found())
