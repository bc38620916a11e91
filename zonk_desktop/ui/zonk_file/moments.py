"""A stored game as moments: after each statement, what lies there and what is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.values import Row, Stored
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.source import DiceSource, recalled
from zonk_desktop.transcript.lines import Header, Statement, read, split
from zonk_desktop.transcript.replay import Kept, Replay, Step, begin, statements
from zonk_desktop.transcript.telling import tell
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.words import sentences
from zonk_desktop.words.rows import one_row


class StatementMoment(NamedTuple):
    """The game after one statement, and what the statement did."""

    game: Game
    #: What happened, in words; empty where nothing is to be told.
    told: str = ""
    #: Dice thrown, and what they showed.
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    #: Number of throws so far.
    throws: int = 0
    #: Dice as they lie on the felt, and the keeps of the current set of dice.
    lying: tuple[tuple[int, int], ...] = ()
    kept: tuple[Kept, ...] = ()
    #: The statement was corrected; row and seat of all entries that were, so far.
    corrected: bool = False
    marked: frozenset[tuple[int, int]] = frozenset()
    #: What the statement did, action by action.
    steps: tuple[Step, ...] = ()


class GameMoments(NamedTuple):
    """A whole game as moments, computed in the archive's thread."""

    title: str
    header: Header
    moments: tuple[StatementMoment, ...]
    #: The throws before the first turn; None where nothing tells them.
    opening: OpeningState | None = None


def moments(stored: Stored) -> GameMoments:
    """Compute all moments of a stored game; raises TranscriptError for an invalid one."""
    header, _ = read(stored.header)
    replay = begin(header, Path(), stored.house, stored=True)
    found = _course(stored.title, replay, stored.rows)
    return found._replace(opening=_opening(stored, replay))


def _opening(stored: Stored, replay: Replay) -> OpeningState | None:
    """The throws before the first turn: they follow from seed and seating, and are not written."""
    try:
        source = DiceSource(bytes.fromhex(stored.seed)) if stored.seed else None
    except ValueError:
        # A seed that is damaged gives no throws; the others are written down.
        source = None
    if source is None:
        return None
    seated, seats = split(1, stored.seated), replay.game.seats
    order, magic = recalled(
        replay.rules, seated, tuple(seat.name for seat in seats), tuple(replay.header.magic),
        source,
    )  # fmt: skip
    return OpeningState(order, magic, seated) if order or magic else None


def course_of(title: str, played: Replay) -> GameMoments:
    """Every moment of a game that was never stored."""
    fresh = Replay(played.header, played.rules, played.first)
    rows = [Row(n, line) for n, line in enumerate(statements(played.steps), 1)]
    return _course(title, fresh, rows)


def _course(title: str, replay: Replay, rows: Sequence[Row]) -> GameMoments:
    found = [StatementMoment(replay.game)]
    for row in rows:
        before = replay.game
        done, thrown = len(replay.steps), len(replay.throws)
        words = split(row.n, row.line)
        hand = dice_in_hand(before)
        replay.feed(Statement(row.n, words), row.was)
        game = replay.game
        last = found[-1]
        dice: tuple[int, ...] = ()
        faces: tuple[int, ...] = ()
        lying = dict(last.lying)
        if len(replay.throws) > thrown:
            faces = replay.throws[-1]
            dice = hand[: len(faces)]
            lying = {die: face for die, face in lying.items() if die in before.turn.active}
            lying.update(zip(dice, faces, strict=True))
        steps = tuple(replay.steps[done:])
        happened = [event for step in steps for event in step.events]
        told = sentences(tell(game, event) for event in happened)
        found.append(
            StatementMoment(game, one_row(told), dice, faces, len(replay.throws),
                            tuple(lying.items()), replay.kept, row.was is not None,
                            replay.corrected, steps)
        )  # fmt: skip
    return GameMoments(title, replay.header, tuple(found))
