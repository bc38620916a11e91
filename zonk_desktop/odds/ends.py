"""The worth of a turn's end: points, hits, or the chance to reach a figure.

All of it is asked of the engine: which stays are legal, and what total would be written.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.choices import Landing, TurkeyRepeat
from zonk_desktop.engine.entries import (
    Banking,
    banked_total,
    hits_if_missed,
    hits_if_won,
    points_if_missed,
)
from zonk_desktop.engine.hits import DryStreak, Earned, MissStreak
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Mode, Phase, Seat, Turn
from zonk_desktop.engine.turns import leading, stay_refusal
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.chart import Chart, Floats, TurnHolds
from zonk_desktop.odds.sweep import Ends, solve
from zonk_desktop.odds.values import POINTS, SAME, Aim, Purpose

#: The highest points of a sweep: a turn that gets so far moves no mean by 0.0001.
MOST = 12_000
#: Where points come in steps of 1 sweeps have no more rows than this, if minimums allow.
MOST_ROWS = 6_000


def rows_for(chart: Chart, game: Game, swept: int) -> tuple[int, int]:
    """The numbers of rows swept and of rows in all, so that every minimum lies below the top."""
    s = game.rules.s
    least = max(s.entry_minimum, s.stop_minimum, s.rule11k_points if game.called else 0)
    swept = max(swept, -(-least // chart.grid) + 1)
    return swept, swept + chart.reach


def legal_stays(chart: Chart, game: Game, rows: int) -> NDArray[np.bool_]:
    """(rows, places): whether the player whose turn it is may bank there.

    Most rules look at the turn alone: what was asked once holds for every total then.
    """
    key = (id(chart), looks_at(game))
    # The graph is held beside the answer, so that no other has its number meanwhile.
    known = _legal.get(key)
    if known is not None and len(known[1]) >= rows:
        return known[1][:rows]
    # Somewhat more than asked for: the next total asks for a few rows more.
    found = _legal_stays(chart, game, rows + MORE_ROWS)
    if len(_legal) >= MOST_LEGAL:
        _legal.clear()
    _legal[key] = chart, found
    return found[:rows]


#: Answers of `legal_stays` that are remembered, a few kilobytes each.
MOST_LEGAL = 64
#: Rows by which they are longer than was asked for.
MORE_ROWS = 40
_legal: dict[tuple[int, Hashable], tuple[Chart, NDArray[np.bool_]]] = {}


def looks_at(game: Game) -> Hashable:
    """Cache key: all that a stay depends on besides the turn."""
    s, seat = game.rules.s, game.seats[game.turn.seat]
    last = s.must_beat and game.last is not None
    return (
        seat.entered, game.show is None, game.turn.borrowed,
        # Whoever is at the limit when the 11,000 Rule is called needs one great turn more.
        game.called is not None and seat.total >= s.limit,
        # Points behind the leader, where he must be beaten; whoever leads is 0 behind.
        max(0, leading(game, game.turn.seat) - seat.total) if last else 0,
        seat.total if s.landing is Landing.EXACT or s.no_stop_below else -1,
    )  # fmt: skip


def _legal_stays(chart: Chart, game: Game, rows: int) -> NDArray[np.bool_]:
    atlas = chart.atlas
    found = np.zeros((rows, len(atlas.afters)), bool)
    # Where as many dice lie aside for the same purpose, the engine says the same.
    alike: dict[tuple[Mode, int], list[int]] = {}
    for place, after in enumerate(atlas.afters):
        if after.decides:
            hand = atlas.hands[after.hand]
            alike.setdefault((hand.mode, sum(hand.counts)), []).append(place)
    for places in alike.values():
        turn = standing(chart, game, int(chart.hand_of[places[0]]))
        may = [
            stay_refusal(game, changed(turn, points=points)) is None
            for points in range(0, rows * chart.grid, chart.grid)
        ]
        found[:, places] = np.array(may)[:, None]
    return found


def standing(chart: Chart, game: Game, number: int) -> Turn:
    """Build a turn that would roll this hand next, as far as a stay is concerned."""
    atlas = chart.atlas
    hand = atlas.hands[number]
    active: list[int] = []
    for count, dice in zip(hand.counts, atlas.classes, strict=True):
        active += dice[:count]
    rules = atlas.rules
    aside = tuple((die, 1) for die in rules.everyone if die not in active)
    return changed(
        game.turn,
        phase=Phase.TO_DECIDE,
        rolls=max(1, game.turn.rolls),
        mode=hand.mode,
        active=tuple(sorted(active)),
        aside=aside,
        throw=(),
    )


def _enough(game: Game, most: int) -> int:
    """Points of a turn beyond which more of them change nothing that is written."""
    s, seat = game.rules.s, game.seats[game.turn.seat]
    if s.landing is not Landing.CAP or game.called is not None or game.show is not None:
        return most
    return s.limit - seat.total


def for_purpose(chart: Chart, game: Game, purpose: Purpose) -> Ends:
    """The worth of the end of the turn in progress for this purpose; not for winning."""
    if purpose.aim is Aim.HITS:
        return for_hits(chart, game, purpose.hit)
    plain = for_points(chart, game)
    if purpose.aim is Aim.POINTS:
        return plain
    worth = UTILITIES[purpose.aim]
    return replace(
        plain, bank=worth(plain.bank), miss=worth(plain.miss), win=worth(plain.win),
        lose=worth(np.array(plain.lose)),
    )  # fmt: skip


def _careful(points: Floats) -> Floats:
    # A penalty is a loss of its own size: the bend would make thousands of it.
    found: Floats = np.minimum(points, 0) / 200 - np.expm1(-np.maximum(points, 0) / 200)
    return found


def _bold(points: Floats) -> Floats:
    return np.asarray(np.sign(points) * np.abs(points) ** 1.5)


#: What a gain is worth to who plays for something else than points.
UTILITIES: dict[Aim, Callable[[Floats], Floats]] = {Aim.CAREFUL: _careful, Aim.BOLD: _bold}


def for_points(chart: Chart, game: Game, most: int = MOST) -> Ends:
    """The gain that would be written; of a miss what was safe, or its penalty."""
    seat = game.seats[game.turn.seat]
    s = game.rules.s
    enough = min(most, _enough(game, most))
    swept, rows = rows_for(chart, game, min(enough // chart.grid, MOST_ROWS) + 1)
    bank = np.array(
        [float(banked_total(game, seat, row * chart.grid) - seat.total) for row in range(rows)]
    )
    states = tuple(TurnHolds(safe=safe) for safe in safe_sums(chart))
    left = [points_if_missed(holding(game, 0, state)) for state in states]
    # Nothing is safe in a game that is lost.
    lost = points_if_missed(holding(game, 0, _NOTHING))
    return Ends(
        np.repeat(bank[:, None], len(states), axis=1),
        legal_stays(chart, game, rows),
        np.tile(np.array(left, np.float64)[None, :, None], (rows, 1, 2)),
        np.full((rows, len(states)), float(max(0, s.limit - seat.total))),
        float(lost),
        swept,
        states,
    )


#: A turn that holds nothing but points.
_NOTHING = TurnHolds()
#: Sums of safe points that are told apart.
MOST_SAFE = 12


def safe_sums(chart: Chart, most: int = MOST_SAFE) -> tuple[int, ...]:
    """The safe points that a turn may have made, the least of them where there are many."""
    found = {0}
    for _ in range(most):
        found |= {had + kind.safe for had in found for kind in chart.kinds}
        found = set(sorted(found)[:most])
    return tuple(sorted(found))


#: Hits of a turn that are told apart, by how many kinds of things a miss leaves or takes.
MOST_HITS = (0, 8, 4, 2)
#: Hits are asked for row by row and turn by turn: sweeps of hits go no higher than this.
MOST_FOR_HITS = 9_000


def for_hits(chart: Chart, game: Game, weight: float, most: int = MOST_FOR_HITS) -> Ends:
    """Points, and the weight of every hit that the entry would bring; the engine counts them."""
    plain = for_points(chart, game, most)
    rows = len(plain.bank)
    shown, risked = any(kind.kept for kind in chart.kinds), any(k.pending for k in chart.kinds)
    most_hits = MOST_HITS[shown + risked + (len(plain.states) > 1 and (shown or risked))]
    kept, pending = most_hits * shown, most_hits * risked
    among = [(k, p) for k in range(kept + 1) for p in range(pending + 1)]
    states = tuple(
        TurnHolds(k, p, plain_state.safe) for plain_state in plain.states for k, p in among
    )
    bank = np.zeros((rows, len(states)))
    miss = np.zeros((rows, len(states), 2))
    win, lose = np.zeros(bank.shape), np.zeros(bank.shape)
    # A turn that is not banked asks nothing of its points but how many thousands they have crossed.
    step = game.rules.turn_step
    crossed: dict[int, list[int]] = {}
    for row in range(rows):
        number = 0 if step is None else step.on_keep(0, row * chart.grid)
        crossed.setdefault(number, []).append(row)
    banking = Banking(game, range(0, rows * chart.grid, chart.grid))
    kind = np.array(banking.kind)
    for place, state in enumerate(states):
        safe = place // len(among)
        for there in crossed.values():
            now = holding(game, there[0] * chart.grid, state)
            hits = np.array(banking.hits(now.turn.earned))[kind[there]]
            bank[there, place] = plain.bank[there, safe] + weight * hits
            left = np.array([hits_if_missed(now, False), hits_if_missed(now, True)])
            miss[there, place] = plain.miss[there, safe] + weight * left
            win[there, place] = plain.win[there, safe] + weight * hits_if_won(now)
            lost = changed(now, turn=changed(now.turn, safe=0))
            lose[there, place] = plain.lose + weight * hits_if_missed(lost, True)
    # Nobody banks nothing: no total is written then, and none of its hits.
    bank[0] = np.repeat(plain.bank[0], len(among))
    return replace(plain, bank=bank, miss=miss, win=win, lose=lose, states=states)


def holding(game: Game, points: int, state: TurnHolds) -> Game:
    """The game with these points and hits in its turn, those for points crossed included."""
    earned: tuple[Earned, ...] = ()
    if state.kept:
        earned += (Earned("shown", state.kept, kept=True),)
    if state.pending:
        earned += (Earned("shown", state.pending),)
    if (step := game.rules.turn_step) is not None and (crossed := step.on_keep(0, points)):
        earned += (step.earn(step.amount * crossed),)
    turn = changed(game.turn, points=points, earned=earned, taken=0, safe=state.safe)
    return changed(game, turn=turn)


def for_need(chart: Chart, game: Game, need: int) -> Ends:
    """Worth 1 for a turn that banks at least these points, else 0."""
    swept, rows = rows_for(chart, game, -(-need // chart.grid) + 1)
    bank = (np.arange(rows) * chart.grid >= need).astype(float)[:, None]
    return Ends(
        bank,
        legal_stays(chart, game, rows),
        np.zeros((rows, 1, 2)),
        np.ones((rows, 1)),
        0.0,
        swept,
    )


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
        for _ in range(_ROUNDS):
            found = {
                streak: solve(self._chart, self.add(ends, at)).start
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
