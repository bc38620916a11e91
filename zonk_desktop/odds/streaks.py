"""What running streaks are worth: misses in a row, misses without a hit, turns with a hit.

A miss may bring a penalty nearer, or a hit; a turn with a hit may be the second of three. What a
streak is worth beyond the turn is found by sweeping for every streak until nothing changes, against
a player who has none. It counts as long as the game goes on; in the last turns it is worth nothing.
"""

from __future__ import annotations

from dataclasses import replace
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.choices import TurkeyRepeat
from zonk_desktop.engine.hits import DryStreak, MissStreak
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Seat
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.chart import Chart, Floats
from zonk_desktop.odds.ends import MOST, MOST_FOR_HITS, for_points, for_purpose
from zonk_desktop.odds.sweep import Ends, solve
from zonk_desktop.odds.values import POINTS, SAME, Aim, Purpose

#: Rounds of the search; ten are the rule.
_ROUNDS = 200
#: Streaks that are told apart.
_MOST_STREAKS = 48
#: Where hits count a streak is known to this many points.
_CLOSE = 0.5
#: A hit on three turns in a row.
_TURKEY = 3


class Streak(NamedTuple):
    """What a player brings along from the turns before."""

    run: int = 0
    misses: int = 0
    dry: int = 0


_NONE = Streak()


class Streaks:
    """What streaks are worth under one rule set, for who plays for this."""

    def __init__(self, chart: Chart, game: Game, purpose: Purpose, most: int = MOST) -> None:
        """`game`: a position far from the end, of somebody in the game."""
        self._chart = chart
        self._purpose = purpose
        self._rules = game.rules
        self._hits = purpose.aim is Aim.HITS
        self._most = min(most, MOST_FOR_HITS) if self._hits else most
        self.worth: dict[Streak, float] = {_NONE: 0.0}
        #: What a turn brings in the long run.
        self.average = 0.0
        self._settle(game)

    @staticmethod
    def matter(rules: Rules, purpose: Purpose) -> bool:
        """Whether these rules have streaks at all, for who plays for this."""
        if purpose.aim not in {Aim.POINTS, Aim.HITS}:
            return False
        counted = purpose.aim is Aim.HITS
        dry = any(isinstance(source, DryStreak | MissStreak) for source in rules.on_miss)
        return bool(rules.s.miss_penalty) or (counted and (dry or rules.turkey is not None))

    def of(self, seat: Seat) -> Streak:
        """The streak of a player, as far as it can still count."""
        rules = self._rules
        misses = dry = run = 0
        rounds = [rules.s.miss_penalty_after] if rules.s.miss_penalty else []
        most = 0
        for source in rules.on_miss if self._hits else ():
            if isinstance(source, MissStreak):
                rounds += [] if source.each else [source.length]
                most = max(most, source.length if source.each else 0)
            elif isinstance(source, DryStreak):
                dry = min(seat.dry, source.length)
        if rounds:
            misses = seat.misses % lcm(*rounds)
        if most:
            misses = min(seat.misses, most * (lcm(*rounds) if rounds else 1))
        if rules.turkey is not None and self._hits:
            again = rules.turkey.repeat is TurkeyRepeat.EVERY_THIRD
            run = seat.run % _TURKEY if again else min(seat.run, _TURKEY)
        return Streak(run, misses, dry)

    def add(self, ends: Ends, game: Game) -> Ends:
        """The same ends with what the streak is worth that each of them leaves."""
        if game.last is not None or game.show is not None:
            return ends
        worth = self.worth
        seat = game.seats[game.turn.seat]
        hit = {kind: worth.get(self.of(_after(seat, *kind)), 0.0) for kind in _KINDS}
        if not any(hit.values()):
            return ends
        banked, missed = self._earned(ends, game)
        bank = ends.bank + np.where(banked, hit[False, True], hit[False, False])
        miss = ends.miss + np.where(missed, hit[True, True], hit[True, False])
        # Nobody banks nothing.
        bank[0] = ends.bank[0]
        return replace(ends, bank=bank, miss=miss)

    def _earned(self, ends: Ends, game: Game) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Whether a bank, and a miss, brings a hit."""
        if not self._hits:
            return np.zeros(ends.bank.shape, bool), np.zeros(ends.miss.shape, bool)
        plain = for_points(self._chart, game, self._most)
        among = len(ends.states) // len(plain.states)
        half = self._purpose.hit / 2
        bank: Floats = np.repeat(plain.bank, among, axis=1)
        miss: Floats = np.repeat(plain.miss, among, axis=1)
        return ends.bank > bank + half, ends.miss > miss + half

    def _settle(self, game: Game) -> None:
        """Sweep for every streak until nothing changes."""
        known: dict[Streak, tuple[Game, Ends]] = {}
        waiting = [changed(game.seats[game.turn.seat], run=0, misses=0, dry=0)]
        while waiting and len(known) < _MOST_STREAKS:
            seat = waiting.pop()
            streak = self.of(seat)
            if streak in known:
                continue
            seats = list(game.seats)
            seats[game.turn.seat] = seat
            at = changed(game, seats=tuple(seats))
            known[streak] = at, self._plain(at)
            waiting += [_after(seat, *kind) for kind in _KINDS]
        self.worth = dict.fromkeys(known, 0.0)
        close = _CLOSE if self._hits else SAME
        for _ in range(_ROUNDS if len(known) > 1 else 1):
            found = {
                streak: solve(self._chart, self.add(ends, at)).roll(0, 0)
                for streak, (at, ends) in known.items()
            }
            self.average = found[_NONE]
            before = self.worth
            self.worth = {streak: each - self.average for streak, each in found.items()}
            if max(abs(self.worth[streak] - before[streak]) for streak in known) < close:
                break

    def _plain(self, game: Game) -> Ends:
        if self._hits:
            return for_purpose(self._chart, game, self._purpose)
        return for_points(self._chart, game, self._most)


#: Ends of a turn: whether it missed, and whether it brought a hit.
_KINDS = ((False, False), (False, True), (True, False), (True, True))


def _after(seat: Seat, missed: bool, hit: bool) -> Seat:
    """The streaks of a player after such a turn."""
    return changed(
        seat,
        run=seat.run + 1 if hit else 0,
        misses=seat.misses + 1 if missed else 0,
        dry=seat.dry + 1 if missed and not hit else 0,
    )


def long_run(chart: Chart, game: Game, most: int) -> float:
    """Points a turn of best play on the average, far from the limit, penalties counted."""
    return Streaks(chart, game, POINTS, most).average
