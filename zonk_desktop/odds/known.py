"""Cache of one rule set: graphs, clocks, and the plans of turns that were asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from math import ceil
from typing import TypeVar

import numpy as np

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Landing, WinnerBy
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.entries import banked_total, points_if_missed
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.rerolls import reroll_table
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import leading
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import advice, ends, sweep
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import Chart
from zonk_desktop.odds.chart import chart as as_arrays
from zonk_desktop.odds.ends import Streaks
from zonk_desktop.odds.outlook import ahead, outlook
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.rounds import TurnEnd
from zonk_desktop.odds.values import (
    HIT_WINS,
    POINTS,
    WIN,
    Advice,
    Aim,
    Choice,
    NotCovered,
    Outlook,
    Purpose,
    Unknown,
)
from zonk_desktop.odds.winning import Winning
from zonk_desktop.words import Message

T = TypeVar("T")

#: Plans that are remembered.
MOST_PLANS = 48
#: Sweeps that are remembered: many totals leave a turn the same to play for.
MOST_SWEEPS = 96
#: Bytes of either: a plan has a few hundred kilobytes, where points come in steps of 1 megabytes.
MOST_BYTES = 64 << 20
#: Answers that are remembered with a plan.
MOST_ANSWERS = 4000
#: Points of the turn by which the worth of a point is measured.
TYPICAL = 500
#: Turns that a re-roll token is looked at ahead.
TOKEN_TURNS = 15


class Known:
    """Cache of the answers about one rule set. Belongs to one thread."""

    def __init__(self, ruleset: RuleSet) -> None:
        self.ruleset = ruleset
        self._common_by: dict[tuple[int, ...] | bool, _Common] = {}
        self._plans: dict[Hashable, _Answers] = {}
        self._swept: dict[Hashable, sweep.TurnPlan] = {}
        #: The worth of a token by turns that are left, for points or for this many a hit.
        self._tokens: dict[Purpose, list[float]] = {}
        #: Points of a turn of best play, once in the game.
        self._turn = 0.0

    def prepare(self, purposes: Iterable[Purpose]) -> None:
        for purpose in purposes:
            self.chart(purpose.aim is Aim.HITS)
            if purpose.aim is Aim.WIN:
                self.winning.prepare()

    def chart(self, with_hits: bool, magic: tuple[int, ...] = ()) -> Chart:
        """The graph of a turn as arrays; a Magic Number counts where it brings a hit."""
        return self._common(with_hits, magic).chart

    def _common(self, with_hits: bool, magic: tuple[int, ...] = ()) -> _Common:
        key = magic or with_hits
        if (found := self._common_by.get(key)) is None:
            found = self._common_by[key] = _shared(self.ruleset, with_hits, magic)
        return found

    @property
    def winning(self) -> Winning:
        return self._common(False).winning

    def advice(self, game: Game, purpose: Purpose) -> Advice:
        found = self._answers(game, purpose)
        turn = game.turn
        key = (
            turn.phase, turn.mode, turn.points, turn.throw, turn.active, turn.aside, turn.showing,
            turn.singles, turn.earned, turn.dare_over, turn.again, turn.borrowed, turn.rolls > 0,
            turn.safe, game.legacy, game.offer is not None,
        )  # fmt: skip
        if (told := found.told.get(key)) is None:
            ranked = advice.choices(found.plan, game)
            again = self._again(found, game)
            if again is not None:
                ranked = advice.ranked([*ranked, again])
            if not ranked:
                raise Unknown
            why, by = advice.reason(game, ranked)
            told = Advice(found.purpose, ranked, why, by, found.point, found.instead)
            if len(found.told) >= MOST_ANSWERS:
                found.told.clear()
            found.told[key] = told
        return told

    def outlook(self, game: Game, purpose: Purpose) -> Outlook:
        found = self._answers(game, purpose)
        if found.purpose.aim is not Aim.HITS:
            raise Unknown
        thrown = game.turn.phase is Phase.ROLLING
        return outlook(found.plain, game, None if thrown else self.advice(game, purpose).best)

    def worth(self, game: Game, purpose: Purpose) -> float:
        if game.turn.phase is Phase.ROLLING:
            return advice.worth_of_rolling(self.plan(game, purpose), game)
        return self.advice(game, purpose).best.worth

    def missed(self, game: Game, purpose: Purpose) -> float:
        return advice.worth_of_miss(self.plan(game, purpose), game)

    def counts(self, game: Game, purpose: Purpose) -> Purpose:
        return self._measured(game, purpose)[0]

    def chances(self, game: Game) -> tuple[float, ...] | None:
        if game.ended is not None:
            among = game.ended.winners
            return tuple([1 / len(among) if n in among else 0.0 for n in range(len(game.seats))])
        if self.unknown(game) is not None:
            return None
        if game.show is not None:
            game = self.winning.after_show(game)
        if (decided := self.winning.decided(game)) is not None:
            return decided
        try:
            now, me = self.worth(game, WIN), game.turn.seat
            others = [n for n, seat in enumerate(game.seats) if n != me and not seat.out]
            if len(others) == 1:
                return tuple(
                    now if n == me else float(n in others) * (1 - now)
                    for n in range(len(game.seats))
                )
            found, won = self._turn_ends(self.plan(game, WIN), game)
            return self.winning.chances(game, now, found, won)
        except (NotCovered, Unknown):
            return None

    def unknown(self, game: Game) -> Message | None:
        """Why nobody's chance to win can be told in this game, None where it can."""
        if game.ended is not None:
            return None
        if game.rules.s.winner_by in {WinnerBy.HITS, WinnerBy.TITLES} and game.called is None:
            return Message.of("odds-unknown-hits")
        try:
            return self.winning.unknown()
        except NotCovered as wrong:
            return wrong.message

    def _turn_ends(self, plan: sweep.TurnPlan, game: Game) -> tuple[list[TurnEnd], float]:
        """What the turn in progress may lead to under this plan, and the chance of a throw that
        wins."""
        seat = game.seats[game.turn.seat]
        thrown = game.turn.phase is Phase.ROLLING
        best = None if thrown else self.advice(game, WIN).best
        if best is not None and best.stays:
            return [TurnEnd(banked_total(game, seat, best.points), 1.0)], 0.0
        try:
            spread = ahead(plan, game, best)
        except Unknown:
            # Other dice are in the air (a Dare's, a Royale's): as if the turn began.
            spread = sweep.forward(plan)
        found: list[TurnEnd] = []
        missed = spread.missed.sum(axis=(0, 2))
        missed[0] += spread.lost
        for state, chance in zip(plan.ends.states, missed.tolist(), strict=True):
            if chance:
                left = points_if_missed(ends.holding(game, 0, state))
                found.append(TurnEnd(seat.total + left, chance, missed=True))
        for row, chance in enumerate(spread.banked.sum(axis=1).tolist()):
            if chance:
                total = banked_total(game, seat, row * plan.chart.grid)
                found.append(TurnEnd(total, chance))
        return found, spread.won

    def reroll(self, game: Game, purpose: Purpose) -> float | None:
        """The gain of throwing again by a token, beyond what the token is worth."""
        if refusal(game, act.UseReroll()) is not None:
            return None
        table = reroll_table(game)
        found = self._answers(table, purpose)
        mine = (game.turn.seat, game.turn.rolls) == (table.turn.seat, table.turn.rolls)
        if mine and game.turn.phase is not Phase.FINISHED:
            stays = advice.choices(found.plan, game)[0].worth
        else:
            stays = advice.worth_of_miss(found.plan, table)
        return advice.worth_of_again(found.plain, table) - (found.token or 0.0) - stays

    def call(self, game: Game) -> float | None:
        """The change of the caller's chance to win by calling the 11,000 Rule now."""
        if refusal(game, act.Call11000()) is not None:
            return None
        n = game.turn.seat
        now, then = self.chances(game), self.chances(changed(game, called=(n, "")))
        return None if now is None or then is None else then[n] - now[n]

    def plan(self, game: Game, purpose: Purpose) -> sweep.TurnPlan:
        """Best play of the turn in progress."""
        return self._answers(game, purpose).plan

    def _measured(self, game: Game, purpose: Purpose) -> tuple[Purpose, Message | None]:
        """The aim that can be counted here, and the reason where it is not the one asked for."""
        if purpose.aim is not Aim.WIN:
            return purpose, None
        by = game.rules.s.winner_by
        if by in {WinnerBy.HITS, WinnerBy.TITLES} and game.called is None:
            return Purpose(Aim.HITS, HIT_WINS), Message.of("odds-hits-win", each=int(HIT_WINS))
        try:
            self.winning.known(game)
        except NotCovered as wrong:
            return POINTS, wrong.message
        return purpose, None

    def _answers(self, game: Game, purpose: Purpose) -> _Answers:
        waits = self._waits(game)
        key = purpose, waits, _seen(game, purpose)
        if (found := self._plans.pop(key, None)) is None:
            measured, instead = self._measured(game, purpose)
            counted = measured.aim is Aim.HITS
            magic = unpack(game.magic) if counted and game.rules.by_magic else ()
            table = self.chart(counted, magic)
            if measured.aim is Aim.WIN:
                worths = self.winning.ends(game)
            else:
                worths = ends.for_purpose(table, game, measured)
            if measured.streaks and Streaks.matter(table.atlas.rules, measured):
                worths = self._streaks_of(measured).add(worths, game)
            found = _Answers(measured, instead, self._best_play(table, worths))
            if waits is not None:
                own = measured._replace(streaks=False) if counted else POINTS
                token = self._token_worth(waits, own) * (1.0 if counted else found.point)
                again = replace(worths, again=found.plain.rolling - token)
                found.with_token(token, self._best_play(table, again))
            self._plans[key] = found
            _bounded(self._plans, MOST_PLANS, lambda one: one.plan.size)
        else:
            self._plans[key] = found
        return found

    def _best_play(self, table: Chart, worths: sweep.Ends) -> sweep.TurnPlan:
        """Best play for these ends; remembered by all that it depends on."""
        wins = worths.win.tobytes() + np.asarray(worths.lose).tobytes() if table.wins else b""
        again = b"" if worths.again is None else worths.again.tobytes()
        key = (
            id(table), worths.states, worths.swept, worths.bank.tobytes(), worths.may.tobytes(),
            worths.miss.tobytes(), wins, again,
        )  # fmt: skip
        found = self._swept.pop(key, None)
        # A plan holds its graph, so that no other has its number meanwhile.
        found = sweep.solve(table, worths) if found is None else replace(found, ends=worths)
        self._swept[key] = found
        _bounded(self._swept, MOST_SWEEPS, lambda plan: plan.size)
        return found

    def _streaks_of(self, purpose: Purpose) -> Streaks:
        """What streaks are worth, worked out when they are first asked for."""
        common = self._common(purpose.aim is Aim.HITS)
        if (found := common.streaks.get(purpose)) is None:
            game = position(common.chart.atlas.rules, 0, True)
            found = common.streaks[purpose] = Streaks(common.chart, game, purpose)
        return found

    def _again(self, found: _Answers, game: Game) -> Choice | None:
        """The choice to throw again by a token, None where there is none."""
        if found.token is None or refusal(game, act.UseReroll()) is not None:
            return None
        table = reroll_table(game)
        if table.turn.seat != game.turn.seat or table.turn.rolls != game.turn.rolls:
            return None
        worth = advice.worth_of_again(found.plain, table) - found.token
        return advice.again(found.plain, table, worth)

    def _waits(self, game: Game) -> int | None:
        """The turns in which a token may still be used after this one, None without one."""
        seat = game.seats[game.turn.seat]
        if not seat.tokens:
            return None
        s = game.rules.s
        if s.rounds:
            left = s.rounds - game.rounds - 1
        elif game.last is not None:
            left = 0
        else:
            most = max([each.total for each in game.seats])
            left = ceil(max(0, s.limit - most) / max(50.0, self._mean()))
        return min(max(0, left), TOKEN_TURNS)

    def _mean(self) -> float:
        if not self._turn:
            table = self.chart(False)
            game = position(table.atlas.rules, 0, True)
            self._turn = sweep.solve(table, ends.for_points(table, game)).start
        return self._turn

    def _token_worth(self, turns: int, purpose: Purpose = POINTS) -> float:
        """The worth of a token with n turns left: used best in the next, or kept for later."""
        known = self._tokens.setdefault(purpose, [0.0])
        if len(known) <= turns:
            table = self.chart(purpose.aim is Aim.HITS)
            worths = ends.for_purpose(table, position(table.atlas.rules, 0, True), purpose)
            plain = sweep.solve(table, worths)
            while len(known) <= turns:
                again = replace(worths, again=plain.rolling - known[-1])
                gain = sweep.solve(table, again).start - plain.start
                known.append(known[-1] + gain)
        return known[turns]


class _Answers:
    """A plan, and a cache of its answers."""

    def __init__(self, purpose: Purpose, instead: Message | None, plan: sweep.TurnPlan) -> None:
        self.purpose = purpose
        self.instead = instead
        self.told: dict[Hashable, Advice] = {}
        typical = plan.bank(TYPICAL) - float(plan.ends.miss[0, 0, 0])
        self.point = max(1e-9, typical / TYPICAL)
        #: Best play without a token, and what a token is worth in this measure.
        self.plain = self.plan = plan
        self.token: float | None = None

    def with_token(self, worth: float, plan: sweep.TurnPlan) -> None:
        """There is a token to use, which is worth so much kept."""
        self.token, self.plan = worth, plan


def _bounded(remembered: dict[Hashable, T], most: int, size: Callable[[T], int]) -> None:
    """Forget what was asked for longest ago; what was asked for last stays, whatever its size."""
    held = sum(map(size, remembered.values()))
    while len(remembered) > 1 and (len(remembered) > most or held > MOST_BYTES):
        held -= size(remembered.pop(next(iter(remembered))))


def _seen(game: Game, purpose: Purpose) -> Hashable:
    """Cache key: all that the worth of a turn's end depends on, besides the turn."""
    n = game.turn.seat
    seat = game.seats[n]
    s = game.rules.s
    beat = leading(game, n) if s.must_beat and game.last is not None else -1
    table = (
        n if purpose.aim is Aim.WIN else 0,
        game.called is not None,
        game.show is not None,
        game.extended,
        beat,
        game.last is not None,
    )
    if purpose.aim is Aim.WIN:
        everybody = tuple(
            [(each.total, each.entered, each.out, each.misses) for each in game.seats]
        )
        hits = _hits_seen(game) if s.winner_by in {WinnerBy.HITS, WinnerBy.TITLES} else ()
        return table, everybody, game.last, game.home, game.rounds, hits
    total = seat.total
    plain = s.landing is Landing.OVER and not (s.no_stop_below or s.miss_penalty)
    # What must be beaten is counted from the player's own total.
    plain = plain and beat < 0 and game.called is None
    if plain and purpose.aim is not Aim.HITS and not game.rules.table.instants:
        # A turn brings what it brings, wherever it begins.
        total = 0
    own = (total, seat.entered, seat.misses if s.miss_penalty else 0)
    if purpose.aim is Aim.HITS:
        return table, own, seat.misses, game.magic, _hits_seen(game)
    return table, own


def _hits_seen(game: Game) -> Hashable:
    seat = game.seats[game.turn.seat]
    return seat.highest, seat.received, seat.run, seat.dry, seat.early, game.home < 0


#: Of the rule sets asked for last, for all threads: what is there is never changed.
_commons: dict[Hashable, _Common] = {}
_compiling = threading.Lock()
MOST_COMMONS = 8


class _Common:
    """What all threads share of a rule set, each part worked out when it is first asked for.

    Two threads that come at once make the same.
    """

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.winning = Winning(chart)
        self.streaks: dict[Purpose, Streaks] = {}


def _shared(ruleset: RuleSet, with_hits: bool, magic: tuple[int, ...]) -> _Common:
    key = ruleset, with_hits, magic
    with _compiling:
        if (found := _commons.pop(key, None)) is None:
            found = _Common(as_arrays(compile_atlas(ruleset, with_hits, magic)))
        _commons[key] = found
        while len(_commons) > MOST_COMMONS:
            del _commons[next(iter(_commons))]
    return found
