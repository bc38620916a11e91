"""What is worked out beside a table: hints, verdicts, chances, and what computers do.

Plain functions of values, done in a process of their own where there is one (`places`).
The odds are loaded with the first question, and there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.odds import ask
from zonk_desktop.odds.judge import ChoiceVerdict, judge, measure
from zonk_desktop.odds.values import POINTS, WIN, Advice, Aim, NotCovered, Outlook, Unknown
from zonk_desktop.players.decision import Decision
from zonk_desktop.transcript.lines import Header
from zonk_desktop.words import Message

#: Chances to win of each seat, by the number of throws before them.
Points = list[tuple[int, tuple[float, ...]]]


class HintFound(NamedTuple):
    """The result of a computation: for a hint, and for the list of all choices."""

    told: Advice
    #: The same choices in points of the turn and in chances to win, as far as that is known.
    points: Advice | None = None
    wins: Advice | None = None


def why(wrong: Exception) -> Message:
    """Why nothing was found, as a sentence for the table."""
    if isinstance(wrong, NotCovered):
        return Message.of("hint-not-covered", why=wrong.message)
    return Message.of("hint-nothing" if isinstance(wrong, Unknown) else "hint-failed")


# Hints


def prepare(game: Game) -> None:
    """What the first hint would have to work out."""
    ask.prepare(game.rules.ruleset, measure(game))


def best(game: Game) -> HintFound:
    """Best play here, in the measure that counts."""
    return HintFound(ask.best(game, measure(game)))


def wide(game: Game, found: HintFound) -> HintFound:
    """Best play in every measure."""
    wins = ask.best(game, WIN)
    known = wins if wins.purpose.aim is Aim.WIN else None
    return found._replace(points=ask.best(game, POINTS), wins=known)


# The coach


def chances(game: Game) -> tuple[float, ...] | Outlook | Message | None:
    """The chances to win; where they are not known what the turn will bring, or why not."""
    found = ask.chances(game)
    if found is not None:
        return found
    try:
        return ask.outlook(game, measure(game))
    except (NotCovered, Unknown):
        return ask.unknown(game)


def verdict(steps: tuple[tuple[Game, act.Action], ...]) -> ChoiceVerdict | None:
    """What a choice cost."""
    return judge(steps)


def looked_back(stored: Stored) -> Points:
    """The chances as every turn of a game began, by the number of throws before it."""
    found: Points = []
    throws, turn = 0, None
    for step in revive(stored).steps:
        game = step.before
        now = game.turn.seat, game.seats[game.turn.seat].turns
        if now != turn:
            turn = now
            chances = ask.chances(game)
            if chances is not None:
                found.append((throws, chances))
        throws += isinstance(step.action, act.DiceLanded)
    return found


# Computers


def choice(header: Header, game: Game, throws: int) -> Decision | None:
    """What a computer does now; None where it is up to somebody else."""
    from zonk_desktop.players import table  # noqa: PLC0415 - with computers only

    return table.decide(game, table.seats_of(header, game), table.chance_of(header, game, throws))


def work_out(header: Header, game: Game, *, at_once: bool = False) -> None:
    """Compute the odds these players go by; `at_once`: without the chances to win."""
    from zonk_desktop.players.table import seats_of  # noqa: PLC0415 - with computers only

    for player in seats_of(header, game).values():
        purpose = player.character.purpose(game)
        if not (at_once and purpose.aim is Aim.WIN):
            with suppress(NotCovered):
                ask.prepare(game.rules.ruleset, purpose)
