"""What is known of one rule set: graphs, clocks, and the plans of turns that were asked for."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterable

from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import leading
from zonk_desktop.odds import advice, clock, ends, sweep
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.values import (
    HIT_WINS,
    POINTS,
    WIN,
    Advice,
    Aim,
    NotCovered,
    Purpose,
    Unknown,
)
from zonk_desktop.words import Message

#: Plans that are remembered, each of a few hundred kilobytes at most.
MOST_PLANS = 48
#: Answers that are remembered with a plan.
MOST_ANSWERS = 4000
#: What a point is worth is told by a turn of so many.
TYPICAL = 500


class Known:
    """All that has been asked about a rule set. Belongs to one thread."""

    def __init__(self, ruleset: RuleSet) -> None:
        self.ruleset = ruleset
        self._charts: dict[bool, sweep.Chart] = {}
        self._clock: clock.Clock | NotCovered | None = None
        self._plans: dict[Hashable, _Answers] = {}

    def prepare(self, purposes: Iterable[Purpose]) -> None:
        for purpose in purposes:
            self.chart(purpose.aim is Aim.HITS)
            if purpose.aim is Aim.WIN:
                self.clock()

    def chart(self, with_hits: bool) -> sweep.Chart:
        """The graph of a turn as arrays."""
        found = self._charts.get(with_hits)
        if found is None:
            found = self._charts[with_hits] = _shared(self.ruleset, with_hits)
        return found

    def clock(self) -> clock.Clock:
        """When players get home; raises NotCovered where nobody can tell."""
        if self._clock is None:
            try:
                table = self.chart(False)
                self._clock = clock.build(table, position(table.atlas.rules, 0, False))
            except NotCovered as wrong:
                self._clock = wrong
        if isinstance(self._clock, NotCovered):
            raise self._clock
        return self._clock

    def advice(self, game: Game, purpose: Purpose) -> Advice:
        found = self._answers(game, purpose)
        turn = game.turn
        key = (
            turn.phase, turn.mode, turn.points, turn.throw, turn.active, turn.aside, turn.showing,
            turn.singles, turn.earned, turn.dare_over, turn.again, turn.borrowed, turn.rolls > 0,
            game.legacy,
        )  # fmt: skip
        told = found.told.get(key)
        if told is None:
            ranked = advice.choices(found.plan, game)
            if not ranked:
                raise Unknown
            why, by = advice.reason(game, ranked)
            told = Advice(found.purpose, ranked, why, by, found.point, found.instead)
            if len(found.told) >= MOST_ANSWERS:
                found.told.clear()
            found.told[key] = told
        return told

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
            return tuple(1 / len(among) if n in among else 0.0 for n in range(len(game.seats)))
        try:
            if self._measured(game, WIN)[0] != WIN:
                return None
            return clock.chances_to_win(self.clock(), game, self.worth(game, WIN))
        except (NotCovered, Unknown):
            return None

    def plan(self, game: Game, purpose: Purpose) -> sweep.Plan:
        """Best play of the turn in progress."""
        return self._answers(game, purpose).plan

    def _measured(self, game: Game, purpose: Purpose) -> tuple[Purpose, Message | None]:
        """What can be counted here, and why it is not what was asked for."""
        if purpose.aim is not Aim.WIN:
            return purpose, None
        by = game.rules.s.winner_by
        if by in {WinnerBy.HITS, WinnerBy.TITLES} and game.called is None:
            return Purpose(Aim.HITS, HIT_WINS), Message.of("odds-hits-win", hit=int(HIT_WINS))
        try:
            self.clock()
            clock.needs_clock(game)
        except NotCovered as wrong:
            return POINTS, wrong.message
        return purpose, None

    def _answers(self, game: Game, purpose: Purpose) -> _Answers:
        key = purpose, _seen(game, purpose)
        found = self._plans.pop(key, None)
        if found is None:
            measured, instead = self._measured(game, purpose)
            table = self.chart(measured.aim is Aim.HITS)
            if measured.aim is Aim.WIN:
                worths = clock.for_winning(self.clock(), game)
            else:
                worths = ends.for_purpose(table, game, measured)
            found = _Answers(measured, instead, sweep.solve(table, worths))
        self._plans[key] = found
        while len(self._plans) > MOST_PLANS:
            del self._plans[next(iter(self._plans))]
        return found


class _Answers:
    """A plan, and what it has been asked."""

    def __init__(self, purpose: Purpose, instead: Message | None, plan: sweep.Plan) -> None:
        self.purpose = purpose
        self.instead = instead
        self.plan = plan
        self.told: dict[Hashable, Advice] = {}
        typical = plan.bank(TYPICAL) - float(plan.ends.miss[0, 0, 0])
        self.point = max(1e-9, typical / TYPICAL)


def _seen(game: Game, purpose: Purpose) -> Hashable:
    """All that the worth of a turn's end depends on, besides the turn."""
    n = game.turn.seat
    seat = game.seats[n]
    s = game.rules.s
    table = (
        n if purpose.aim is Aim.WIN else 0,
        game.called is not None,
        game.show is not None,
        game.extended,
        leading(game, n) if s.must_beat and game.last is not None else -1,
    )
    own = (seat.total, seat.entered, seat.misses)
    if purpose.aim is Aim.WIN:
        everybody = tuple([(each.total, each.entered, each.out) for each in game.seats])
        hits = _hits_seen(game) if s.winner_by in {WinnerBy.HITS, WinnerBy.TITLES} else ()
        return table, everybody, seat.misses, game.last, game.home, hits
    if purpose.aim is Aim.HITS:
        return table, own, _hits_seen(game)
    return table, own


def _hits_seen(game: Game) -> Hashable:
    seat = game.seats[game.turn.seat]
    return seat.highest, seat.received, seat.run, seat.dry, seat.early, game.home < 0


#: Graphs of the rule sets asked for last, for all threads: they are never changed.
_charts: dict[tuple[RuleSet, bool], sweep.Chart] = {}
_compiling = threading.Lock()
MOST_CHARTS = 8


def _shared(ruleset: RuleSet, with_hits: bool) -> sweep.Chart:
    key = ruleset, with_hits
    with _compiling:
        found = _charts.pop(key, None)
        if found is None:
            found = sweep.chart(compile_atlas(ruleset, with_hits))
        _charts[key] = found
        while len(_charts) > MOST_CHARTS:
            del _charts[next(iter(_charts))]
    return found
