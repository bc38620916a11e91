"""The interface of this package: what to do now, what a position is worth, who will win.

    advice = ask.best(game, WIN)
    advice.best.actions        what to do, up to the next throw or the end of the turn
    ask.worth(game)            what the position is worth under best play
    ask.chances(game)          everybody's chance to win, None where it is not known
    ask.unknown(game)          why it is not, None where it is

The caller needs nothing else. What has been worked out is remembered by rule set, for each
thread on its own; graphs of turns are shared by all. The first question about a rule set takes as
long as its compilation: `prepare` asks it beforehand, from a thread that has time.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.values import HITS, POINTS, Advice, Outlook, Purpose
from zonk_desktop.words import Message

if TYPE_CHECKING:
    from zonk_desktop.odds.known import Known

__all__ = [
    "best", "call", "chances", "counts", "missed", "outlook", "prepare", "reroll", "unknown",
    "worth",
]  # fmt: skip

#: Rule sets that a thread remembers; few are played at a time.
MOST = 4


class _Here(threading.local):
    """Cache of a thread: the rule sets it has asked about."""

    def __init__(self) -> None:
        self.known: dict[RuleSet, Known] = {}
        self.last: Known | None = None


_here = _Here()


def best(game: Game, purpose: Purpose = POINTS) -> Advice:
    """Every legal choice of whoever plays, the best first.

    Raises Unknown where there is nothing to choose (dice in the air, the game is over), and
    NotCovered, with a sentence, where the odds of the rule set are not worked out.
    """
    return _known(game.rules.ruleset).advice(game, purpose)


def worth(game: Game, purpose: Purpose = POINTS) -> float:
    """The worth of the turn in progress to its player under best play, from here on."""
    return _known(game.rules.ruleset).worth(game, purpose)


def missed(game: Game, purpose: Purpose = POINTS) -> float:
    """The worth of a miss of the throw in the air, to its player."""
    return _known(game.rules.ruleset).missed(game, purpose)


def reroll(game: Game, purpose: Purpose = POINTS) -> float | None:
    """The gain of using a re-roll token now, beyond what it is worth kept.

    None where nobody may: after a miss it is somebody else's turn already.
    """
    return _known(game.rules.ruleset).reroll(game, purpose)


def call(game: Game) -> float | None:
    """The change of the chance to win by calling the 11,000 Rule now; None where not allowed.

    It pays from about 0.02: the chances are right to about so much.
    """
    return _known(game.rules.ruleset).call(game)


def counts(game: Game, purpose: Purpose) -> Purpose:
    """The aim that is counted where this purpose is asked for."""
    return _known(game.rules.ruleset).counts(game, purpose)


def outlook(game: Game, purpose: Purpose = HITS) -> Outlook:
    """What the turn in progress brings under best play for points and hits: on the average, and
    how often a hit, and how often a miss.

    Raises Unknown where something else is counted, or something else is thrown than the dice of
    the turn (a Dare's die, a tie rolled off).
    """
    return _known(game.rules.ruleset).outlook(game, purpose)


def chances(game: Game) -> tuple[float, ...] | None:
    """The chances to win of all seats, in the order of the sheet; None where unknown."""
    return _known(game.rules.ruleset).chances(game)


def unknown(game: Game) -> Message | None:
    """Why nobody's chance to win is told in this game; None where it is told."""
    return _known(game.rules.ruleset).unknown(game)


def prepare(ruleset: RuleSet, *purposes: Purpose) -> None:
    """Compute in advance what these purposes will need."""
    _known(ruleset).prepare(purposes or (POINTS,))


def _known(ruleset: RuleSet) -> Known:
    last = _here.last
    if last is not None and last.ruleset is ruleset:
        return last
    if (found := _here.known.pop(ruleset, None)) is None:
        # Arrays are loaded with the first question and never before.
        from zonk_desktop.odds.known import Known

        found = Known(ruleset)
    # Asked last, forgotten last.
    _here.known[ruleset] = found
    while len(_here.known) > MOST:
        del _here.known[next(iter(_here.known))]
    _here.last = found
    return found
