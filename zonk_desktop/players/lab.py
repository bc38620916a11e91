"""Simulates many games: of a rule set, to report on it; of characters, for their strength."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Event, EventKind, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.helpers import ALONE, Crew
from zonk_desktop.odds.miss import miss_by_dice
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer, ways
from zonk_desktop.players.length import RandomSources, begin, on_record, play_out
from zonk_desktop.players.spread import Estimate, Progress, mean, share, spread, stream
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import text

#: The players of trials: best play for points, and one careful player.
BEST, CAREFUL = "vera", "umbrella"
#: Hits are played for where they win.
HUNTER = "pete"
#: Seconds that a throw takes at a table, with its keep and its talk.
PACE = 14.0
#: Players of a trial, where the rules do not want more.
PLAYERS = 4


class Trial(NamedTuple):
    """The figures kept of one game."""

    rounds: int
    throws: int
    #: Throws that left one way to go on, or none.
    forced: int
    turns: int
    misses: int
    #: Hits by source, of all players together.
    hits: tuple[tuple[str, int], ...]
    #: Hits of each player, and his total.
    each: tuple[int, ...]
    totals: tuple[int, ...]
    #: What each seat has of the win, and which seat played carefully.
    won: tuple[float, ...]
    careful: int
    #: Whether who led at half lost; None where nobody led alone.
    upset: bool | None


@dataclass(frozen=True, slots=True)
class Report:
    """Trials of one rule set."""

    ruleset: RuleSet
    seed: int
    trials: tuple[Trial, ...]
    #: Seconds a throw.
    pace: float = PACE

    @property
    def players(self) -> int:
        return len(self.trials[0].each) if self.trials else 0

    def mean(self, values: Iterable[float]) -> Estimate:
        found = list(values)
        return mean(sum(found), sum(value * value for value in found), len(found))

    def hits_by_source(self) -> dict[str, float]:
        """Hits a head and game; every source of the rules, also those that never came."""
        found = Counter({source.source: 0 for source in self.ruleset.hits})
        for trial in self.trials:
            found.update(dict(trial.hits))
        heads = max(1, len(self.trials) * self.players)
        return {source: count / heads for source, count in found.items()}

    def never(self) -> tuple[str, ...]:
        """Sources of hits that never occurred."""
        return tuple(source for source, hits in self.hits_by_source().items() if not hits)

    def as_json(self) -> dict[str, Any]:
        """Plain values with stable keys (docs/players.md)."""
        trials, count = self.trials, len(self.trials)
        turns = sum(trial.turns for trial in trials)
        throws = sum(trial.throws for trial in trials)
        upsets = [trial.upset for trial in trials if trial.upset is not None]
        return {
            "rules": self.ruleset.key,
            "games": count,
            "seed": self.seed,
            "players": self.players,
            "rounds": self.mean(trial.rounds for trial in trials)._asdict(),
            "rounds_seen": dict(sorted(Counter(trial.rounds for trial in trials).items())),
            "minutes": self.mean(trial.throws * self.pace / 60 for trial in trials)._asdict(),
            "misses": share(sum(trial.misses for trial in trials), turns)._asdict(),
            "miss_by_dice": {
                dice: float(chance) for dice, chance in enumerate(miss_by_dice(self.ruleset), 1)
            },
            "throws_a_turn": throws / turns if turns else 0.0,
            "without_choice": share(sum(trial.forced for trial in trials), throws)._asdict(),
            "hits": self.mean(hits for trial in trials for hits in trial.each)._asdict(),
            "hits_by_source": self.hits_by_source(),
            "never": list(self.never()),
            "wins_by_seat": [
                share(sum(trial.won[seat] for trial in trials), count)._asdict()
                for seat in range(self.players)
            ],
            "leader_at_half_loses": share(sum(upsets), len(upsets))._asdict(),
            "careful_wins": share(
                sum(trial.won[trial.careful] for trial in trials), count
            )._asdict(),
            "even_share": 1 / self.players if self.players else 0.0,
        }


def change(own: Report, other: Report) -> dict[str, Any]:
    """What the first rule set changes against the other, game by game.

    Both are played with the same dice: luck that both had is in no difference, and the interval is
    that of the differences.
    """
    both = list(zip(own.trials, other.trials, strict=False))
    seats = min(own.players, other.players)
    return {
        "rounds": own.mean(one.rounds - two.rounds for one, two in both)._asdict(),
        "hits": own.mean(
            sum(one.each) / len(one.each) - sum(two.each) / len(two.each) for one, two in both
        )._asdict(),
        "wins_by_seat": [
            own.mean(one.won[seat] - two.won[seat] for one, two in both)._asdict()
            for seat in range(seats)
        ],
        "careful_wins": own.mean(
            one.won[one.careful] - two.won[two.careful] for one, two in both
        )._asdict(),
    }


def lab(
    ruleset: RuleSet, games: int, seed: int, by: Crew = ALONE, progress: Progress | None = None
) -> Report:
    """Simulate a rule set: a table of best play, one seat careful, all players in every seat."""
    return Report(ruleset, seed, tuple(spread(partial(_try, ruleset, seed), games, by, progress)))


#: The same game by one rule set, and by the other where there is one.
Pair = tuple[Trial, Trial | None]


def pairs(
    ruleset: RuleSet, other: RuleSet | None, games: int, seed: int, by: Crew = ALONE
) -> Generator[list[Pair], None, None]:
    """Yield trials of two rule sets as they come in: the games of `lab`, with the same dice.

    What has come until it is closed is without a gap.
    """
    return stream(partial(_try_both, ruleset, other, seed), games, by)


def _try_both(ruleset: RuleSet, other: RuleSet | None, seed: int, numbers: range) -> list[Pair]:
    own = _try(ruleset, seed, numbers)
    beside = [None] * len(own) if other is None else _try(other, seed, numbers)
    return list(zip(own, beside, strict=True))


def _try(ruleset: RuleSet, seed: int, numbers: range) -> list[Trial]:
    rules = Rules(ruleset)
    return [_one(rules, RandomSources.of(seed, n), n) for n in numbers]


def table_size(rules: Rules) -> int:
    """The number of players: four, where the rules allow four."""
    return min(max(PLAYERS, rules.s.players_min), rules.s.players_max)


def _one(rules: Rules, table: RandomSources, number: int) -> Trial:
    count = table_size(rules)
    careful = number % count
    seats = _seats(rules, number)
    watch = _Watch(count)
    game = begin(rules, tuple(f"{n + 1}" for n in range(count)), table)
    game = play_out(game, seats, table, watch.see)
    winners = game.ended.winners if game.ended is not None else ()
    sources = Counter[str]()
    for seat in game.seats:
        sources.update(dict(seat.sources))
    return Trial(
        game.rounds,
        watch.throws,
        watch.forced,
        watch.turns,
        watch.misses,
        tuple(sorted(sources.items())),
        tuple(seat.hits for seat in game.seats),
        tuple(seat.total for seat in game.seats),
        tuple(1 / len(winners) if n in winners else 0.0 for n in range(count)),
        careful,
        None if watch.leader is None else watch.leader not in winners,
    )


def _seats(rules: Rules, number: int) -> dict[int, SeatPlayer]:
    """Who sits where in game number so much: best play, and one careful player."""
    count = table_size(rules)
    hunts = rules.s.winner_by in {WinnerBy.HITS, WinnerBy.TITLES}
    best, wary = character(HUNTER if hunts else BEST), character(CAREFUL)
    assert best is not None
    assert wary is not None
    careful = number % count
    return {n: SeatPlayer(wary if n == careful else best, Level.SHARP) for n in range(count)}


def again(ruleset: RuleSet, seed: int, number: int) -> Replay:
    """Game number so much of these trials, played once more, action by action."""
    rules, table = Rules(ruleset), RandomSources.of(seed, number)
    seats = _seats(rules, number)
    shown = [text(player.character.name) for player in seats.values()]
    names = tuple(
        f"{name} {shown[: n + 1].count(name)}" if shown.count(name) > 1 else name
        for n, name in enumerate(shown)
    )
    first = begin(rules, names, table)
    return on_record(ruleset.key, first, seats, table)


class _Watch:
    """Observer that collects figures while a game is played."""

    def __init__(self, count: int) -> None:
        self.throws = self.forced = self.misses = 0
        self.turns = 0
        #: Who led alone when the game was half over.
        self.leader: int | None = None
        self._half = False

    def see(self, before: Game, action: act.Action, game: Game, events: tuple[Event, ...]) -> None:
        told = [event.event for event in events]
        misses = told.count(EventKind.MISS)
        self.misses += misses
        self.turns += misses + told.count(EventKind.BANKED)
        if isinstance(action, act.DiceLanded):
            self.throws += 1
            # After a miss the next player has but a roll.
            self.forced += len(ways(changed(game, gates=()))) < 2
        if not self._half and _half_over(game):
            self._half = True
            totals = [seat.total for seat in game.seats]
            ahead = [n for n, total in enumerate(totals) if total == max(totals)]
            self.leader = ahead[0] if len(ahead) == 1 else None


def _half_over(game: Game) -> bool:
    s = game.rules.s
    if s.rounds:
        return 2 * game.rounds >= s.rounds
    return 2 * max(seat.total for seat in game.seats) >= s.limit
