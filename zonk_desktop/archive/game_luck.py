"""The luck of stored games, worked out from their throws."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.luck import Luck, summed
from zonk_desktop.archive.values import Stored
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.places import step
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError


def worked_out(games: Sequence[Stored]) -> dict[int, Luck]:
    """The luck of games; none for one that cannot be played again, or whose odds are not known."""
    from zonk_desktop.odds.review import throws  # noqa: PLC0415 - arrays, for who looks at dice

    done = count(1)
    found: dict[int, Luck] = {}
    for stored in games:
        try:
            replay = revive(stored)
            told = throws(replay.positions, replay.actions, lambda: step(next(done), 0))
            each = ((one.seat, one.luck) for one in told)
            found[stored.id] = summed(len(replay.game.seats), each)
        except (TranscriptError, RuleFileError, NotCovered):
            found[stored.id] = ()
    return found
