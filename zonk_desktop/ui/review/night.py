"""The dice and hits of one stored game, for the pages beside its review; worked out in a thread."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.values import DiceFrom, Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import EventKind, Game
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.catalogue import headed, hit_title
from zonk_desktop.transcript.replay import Replay, Step
from zonk_desktop.ui.kit.person import Person, people_of
from zonk_desktop.ui.kit.wording import printed


class ThrownCount(NamedTuple):
    """Throws of one player or number of dice: how many missed, and how many were expected to."""

    throws: int = 0
    missed: int = 0
    expected: Fraction = Fraction(0)

    def plus(self, missed: bool, chance: Fraction) -> ThrownCount:
        return ThrownCount(self.throws + 1, self.missed + missed, self.expected + chance)


class Night(NamedTuple):
    """All that the pages show."""

    title: str
    #: As it ended, or stands.
    game: Game
    people: tuple[Person, ...]
    #: Its dice were typed in.
    real: bool
    #: How often each face fell, from 1 to 6.
    faces: tuple[int, ...]
    #: By seat, and by number of dice.
    players: tuple[ThrownCount, ...]
    hands: tuple[tuple[int, ThrownCount], ...]
    #: What hits were for, and how many each player took for it.
    sources: tuple[tuple[str, tuple[int, ...]], ...]


def night(stored: Stored) -> Night:
    """Look at a stored game; raises TranscriptError where it cannot be played again."""
    replay = revive(stored)
    game = replay.game
    players = [ThrownCount() for _ in game.seats]
    hands: dict[int, ThrownCount] = {}
    for step in replay.steps:
        if not isinstance(step.action, act.DiceLanded):
            continue
        dice, chance = next_miss(step.before)
        missed = _missed(step)
        seat = step.before.turn.seat
        players[seat] = players[seat].plus(missed, chance)
        hands[dice] = hands.get(dice, ThrownCount()).plus(missed, chance)
    fallen = Counter(face for throw in replay.throws for face in throw)
    return Night(
        printed(replay.rules.ruleset.name), game, people_of(replay.header, game.seats),
        stored.dice is DiceFrom.TABLE, tuple(fallen[face] for face in range(1, 7)),
        tuple(players), tuple(sorted(hands.items())), _sources(game),
    )  # fmt: skip


def _missed(step: Step) -> bool:
    return any(event.event is EventKind.MISS for event in step.events)


def characters(replay: Replay) -> dict[int, str]:
    """The characters of the columns that computers played at the end, by seat."""
    sitting = replay.header.sitting()
    seats = enumerate(replay.game.seats)
    return {n: sitting[seat.name].character for n, seat in seats if seat.name in sitting}


def _sources(game: Game) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Hits by what they were for, the commonest first."""
    found: dict[str, list[int]] = {}
    for place, seat in enumerate(game.seats):
        for name, count in seat.sources:
            if count:
                title = headed(hit_title(game.rules.ruleset, name))
                found.setdefault(title, [0] * len(game.seats))[place] += count
    order = sorted(found.items(), key=lambda one: (-sum(one[1]), one[0]))
    return tuple((title, tuple(counts)) for title, counts in order)
