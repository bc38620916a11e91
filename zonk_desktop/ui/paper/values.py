"""Values of printing: games with all that their sheets need, their luck, and warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QLocale

from zonk_desktop.archive.naming import game_name
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.places import step
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sheets.keep import Story
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory

Luck = tuple[tuple[float, float], ...]


class GameCourse(NamedTuple):
    """The course of a game: its first position, and all actions."""

    first: Game
    actions: tuple[act.Action, ...]


def lucks(courses: Sequence[GameCourse]) -> list[Luck]:
    """Luck and cost by seat for each game, nothing where no chances are known."""
    done, of = count(1), sum(len(course.actions) for course in courses)
    return [_luck(course, lambda: step(next(done), of)) for course in courses]


def _luck(course: GameCourse, on: Callable[[], None]) -> Luck:
    from zonk_desktop.odds.review import purpose_of, review  # noqa: PLC0415 - seldom asked for
    from zonk_desktop.odds.values import NotCovered  # noqa: PLC0415

    try:
        seen = review(course.first, course.actions, purpose_of(course.first), on)
    except NotCovered:
        return ()
    shown = [each.rounded() for each in seen.players]
    return tuple((each.luck, each.cost) for each in shown)


_INCHES = QLocale.MeasurementSystem.ImperialUSSystem


class PrintedGame(NamedTuple):
    """A game with all that its sheet needs."""

    number: int
    game: Game
    header: Header | None
    corrected: frozenset[tuple[int, int]]
    told: Story
    #: How a finished game went; None where that is not known.
    course: GameCourse | None = None

    @property
    def sheet(self) -> Sheet:
        return of_game(self.game, self.header, self.corrected, self.told)

    @property
    def name(self) -> str:
        names = [seat.name for seat in self.game.seats]
        day = self.header.start if self.header is not None else ""
        rules = self.game.rules.ruleset.name
        return game_name(rules, names, day, self.number, files.PDF.suffix)


class Trouble(str):
    """A warning or an error, shown in a signal colour."""

    __slots__ = ()


def usual_paper(memory: Memory) -> str:
    """The default paper: the one chosen last, or the country's usual one."""
    letter = QLocale.system().measurementSystem() == _INCHES
    return memory.text("paper", "letter" if letter else "a4", tuple(PAPERS))


def laid_out(snapshot: Snapshot, memory: Memory, told: Story | None = None) -> Plan:
    """Lay out the sheet of the game on the table, turned when its players need it."""
    return plan(on_table(snapshot, told).sheet, usual_paper(memory))


def on_table(
    snapshot: Snapshot, told: Story | None = None, course: GameCourse | None = None
) -> PrintedGame:
    """The game on the table with its story; one that goes on has only the pledge of its dice."""
    story = told or Story(pledge=snapshot.commitment)
    found = snapshot.game_id, snapshot.game, snapshot.header, snapshot.corrected
    return PrintedGame(*found, story, course)
