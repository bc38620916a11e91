"""Games of professors played out from positions, thousands at once.

Before each turn the professor asks `odds` what every total is worth to him; his choices follow by
one sweep, for hundreds of positions at once. Each throw is drawn from the graph of turns. What the
end of a turn writes, whose turn comes then and who has won is asked of the engine.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import banked_total, points_if_missed
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind, Game, Phase, Turn
from zonk_desktop.engine.turns import leading
from zonk_desktop.engine.value import Vector, changed
from zonk_desktop.odds.atlas import throws
from zonk_desktop.odds.batch import Fan, Many
from zonk_desktop.odds.chart import Floats, Ints, TurnHolds, unfolded
from zonk_desktop.odds.clock import MOST_POINTS
from zonk_desktop.odds.ends import holding, legal_stays, looks_at, rows_for, safe_sums, standing
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.rounds import last_round
from zonk_desktop.odds.sweep import forward
from zonk_desktop.odds.values import SAME, WIN
from zonk_desktop.odds.winning import Worths

#: Turns that are swept together, and races that are looked at together.
COLUMNS = 250
RACES = 30
#: A turn that needs more than `MOST_POINTS` is looked at up to this many more than it needs.
MORE = 1_000
#: Rows by which legal stays are asked for beyond those of a turn: others will need them.
SPARE = 60
#: Sums of safe points that are told apart.
MOST_SAFE = 5
#: How a turn ends, as a number; those below 0 are ends of throws.
BANKED = 0
ENDS = {-1: EventKind.MISS, -2: EventKind.INSTANT_WIN, -3: EventKind.INSTANT_LOSS}


class Place(NamedTuple):
    """A position before a turn, and how many games of which tables have come to it."""

    game: Game
    tables: Counter[int]


class Picked(NamedTuple):
    """What the professor does with throws: points after it, by row, the place, whether he stays."""

    row: Ints
    place: Ints
    stays: NDArray[np.bool_]


class Turns(NamedTuple):
    """The turns of many positions, a column each."""

    fan: Fan

    def pick(self, column: Ints, row: Ints, outcome: Ints) -> Picked:
        """The professor's choice after these throws, at this many points.

        Of what is worth the same it is a stay, that with most points; else most dice are rolled.
        """
        fan, chart, many = self.fan, self.fan.chart, self.fan.many
        starts = chart.option_starts
        sizes = np.diff(starts, append=len(chart.points))[outcome]
        among = np.minimum(np.arange(sizes.max(initial=1)), sizes[:, None] - 1)
        option = starts[outcome][:, None] + among
        to = np.minimum(row[:, None] + chart.points[option], len(many.bank) - 1)
        place, at = chart.after[option], column[:, None]
        worth = fan.standing[to, place, at]
        stays = many.may[to, place, at] & chart.decides[place]
        stays &= (many.bank[to, at] >= worth - SAME) | (to >= many.swept)
        dice = np.array([sum(hand.counts) for hand in chart.atlas.hands])
        liked = np.where(stays, 100 + to, dice[chart.hand_of[place]])
        best = worth >= worth.max(axis=1, keepdims=True) - SAME
        taken = np.where(best, liked, -1).argmax(axis=1)
        each = np.arange(len(taken))
        return Picked(to[each, taken], place[each, taken], stays[each, taken])


def plain(rules: Rules) -> bool:
    """Whether turns hold nothing but points, so that they can be played here."""
    token = rules.royale is not None and rules.royale.token
    kinds = Known(rules.ruleset).chart(False).kinds
    return not token and not any(kind.kept or kind.pending for kind in kinds)


class Games:
    """Games of one rule set, the professor in every seat."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self._known = Known(rules.ruleset)
        once = self._known.chart(False)
        #: Hands of the graph are there once for every sum of safe points.
        self._hands = len(once.atlas.hands)
        self._safe = tuple(TurnHolds(0, 0, safe) for safe in safe_sums(once, MOST_SAFE))
        self.chart = unfolded(once, self._safe)
        name = hashlib.sha256(f"zonk-played-1:{seed}".encode()).digest()
        self._chance = np.random.Generator(np.random.PCG64(int.from_bytes(name)))
        self._landed: dict[tuple[int, bool], Floats] = {}
        self._may: dict[Hashable, NDArray[np.bool_]] = {}
        self._thrown: dict[tuple[int, int], tuple[Turn, tuple[int, ...]]] = {}
        #: Ends of throws and outcomes of all hands: `code` is the number of an outcome or an end,
        #: at the share of all throws of the hand up to it.
        self._shares, self._codes = self._drawn()

    def _drawn(self) -> tuple[Floats, Ints]:
        chart = self.chart
        first = dict(zip(chart.rolling.tolist(), chart.outcome_starts.tolist(), strict=True))
        shares: list[float] = []
        codes: list[int] = []
        for hand, roll in enumerate(chart.atlas.rolls):
            some = [(first[hand] + n, one.chance) for n, one in enumerate(roll.outcomes)]
            some += [(-1, roll.miss), (-2, roll.wins), (-3, roll.loses)]
            parts = np.cumsum([chance for _, chance in some])
            shares += (hand + parts / parts[-1]).tolist()
            codes += [code for code, _ in some]
        return np.array(shares), np.array(codes, np.intp)

    def hand(self, turn: Turn) -> int:
        """The number of the hand that this turn rolls next."""
        found = self.chart.atlas.number_of(self.chart.atlas.hand_of(turn))
        assert found is not None
        return found % self._hands + self._hands * [one.safe for one in self._safe].index(turn.safe)

    def play(self, games: Sequence[Game], count: int) -> list[list[float]]:
        """How often each seat wins this many games from each of these positions."""
        won = [[0.0] * len(game.seats) for game in games]
        live: dict[Hashable, Place] = {}
        for table, game in enumerate(games):
            place = live.setdefault(_seen(game), Place(game, Counter()))
            place.tables[table] += count
        while live:
            following: dict[Hashable, Place] = {}
            for table, game, many in self._a_turn([*live.values()]):
                if game.ended is not None:
                    for n in game.ended.winners:
                        won[table][n] += many / len(game.ended.winners)
                    continue
                place = following.setdefault(_seen(game), Place(game, Counter()))
                place.tables[table] += many
            live = following
        return won

    def _a_turn(self, places: list[Place]) -> Iterator[tuple[int, Game, int]]:
        """One turn of every game: tables, positions after it, and how many games come to them."""
        worths = self.worths([place.game for place in places])
        order = sorted(range(len(places)), key=lambda n: self._most(places[n].game))
        for some in _few(order, COLUMNS):
            turns = self.turns([places[n].game for n in some], [worths[n] for n in some])
            come = [(at, t, n) for at, p in enumerate(some) for t, n in places[p].tables.items()]
            many = [n for *_, n in come]
            column, table = (np.repeat([one[n] for one in come], many) for n in (0, 1))
            ends = np.stack([column, *self._throw(turns, column), table], axis=1).tolist()
            after: dict[Hashable, Game] = {}
            for (*end, one), count in Counter(map(tuple, ends)).items():
                at, kind, row, where = end
                # What is written does not hang on the dice that were left.
                key = at, kind, row if kind == BANKED else where
                if key not in after:
                    after[key] = self.ended(places[some[at]].game, kind, row, where)
                yield one, after[key], count

    def worths(self, games: list[Game]) -> list[Worths]:
        """What totals are worth in each position; those of a kind are asked for together."""
        found: dict[int, Worths] = {}
        kinds: defaultdict[Hashable, list[int]] = defaultdict(list)
        for n, game in enumerate(games):
            out = tuple([seat.out for seat in game.seats])
            kinds[game.last is None, game.turn.seat, out].append(n)
        for alike in kinds.values():
            for some in _few(alike, RACES):
                told = self._known.winning.worths([games[n] for n in some])
                for n, worths in zip(some, told, strict=True):
                    found[n] = worths
        return [found[n] for n in range(len(games))]

    def _most(self, game: Game) -> int:
        """Points up to which a turn is looked at."""
        if game.last is not None or (game.rules.s.rounds and last_round(game)):
            seat = game.turn.seat
            return max(MOST_POINTS, leading(game, seat) - game.seats[seat].total + MORE)
        return min(MOST_POINTS, self._known.winning.most(game))

    def turns(self, games: Sequence[Game], worths: Sequence[Worths]) -> Turns:
        chart = self.chart
        most = max(self._most(game) for game in games)
        swept, rows = rows_for(chart, games[0], most // chart.grid + 1)
        bank = np.empty((rows, len(games)))
        miss = np.empty((len(self._safe), len(games)))
        may = np.empty((rows, len(chart.hand_of), len(games)), bool)
        for n, (game, worth) in enumerate(zip(games, worths, strict=True)):
            seat = game.seats[game.turn.seat]
            bank[:, n] = worth(self._totals(game, rows))
            for at, state in enumerate(self._safe):
                left = points_if_missed(holding(game, 0, state))
                missed = np.array([float(seat.total + left)])
                miss[at, n] = worth(missed, entered=seat.entered or left > 0, missed=True)[0]
            may[:, :, n] = self._stays(game, rows)
        ones = np.ones(len(games))
        return Turns(Fan(chart, Many(bank, may, miss, ones, 0 * ones, swept)))

    def _totals(self, game: Game, rows: int) -> Floats:
        """(rows,): what is written of this many points."""
        seat = game.seats[game.turn.seat]
        key = seat.total, game.called is not None
        found = self._landed.get(key, np.zeros(0))
        if len(found) < rows:
            found = np.array(
                [float(banked_total(game, seat, row * self.chart.grid)) for row in range(rows)]
            )
            self._landed[key] = found
        return found[:rows]

    def _stays(self, game: Game, rows: int) -> NDArray[np.bool_]:
        """(rows, places): whether a turn may stop there."""
        key = looks_at(game)
        found = self._may.get(key)
        if found is None or len(found) < rows:
            found = legal_stays(self.chart, game, rows + SPARE)
            found = self._may[key] = np.tile(found, (1, len(self._safe)))
        return found[:rows]

    def ends(self, game: Game) -> Iterator[tuple[Game, float]]:
        """The positions after the turn that begins here, each with its chance."""
        plan = self._known.plan(game, WIN)
        spread = forward(plan)
        for row, chance in enumerate(spread.banked.sum(axis=1).tolist()):
            places = np.flatnonzero(plan.ends.may[row] & plan.chart.decides)
            if chance and len(places):
                yield self.ended(game, BANKED, row, int(places[0])), chance
        rolls = self.chart.atlas.rolls
        for kind, chance, ways in (
            (-2, spread.won, [roll.wins for roll in rolls]),
            (-3, spread.lost, [roll.loses for roll in rolls]),
        ):
            if chance:
                yield self.ended(game, kind, 0, int(np.argmax(ways))), chance
        hand = int(np.argmax([roll.miss for roll in rolls]))
        for state, missed in zip(plan.ends.states, spread.missed.sum(axis=(0, 2)), strict=True):
            if missed:
                turn = changed(game.turn, safe=state.safe)
                yield self.ended(changed(game, turn=turn), -1, 0, hand), float(missed)

    def _throw(self, turns: Turns, column: Ints) -> tuple[Ints, Ints, Ints]:
        """Play these turns: how each ends, with how many points, and at which place or hand."""
        kind, row, where = (np.zeros(len(column), np.intp) for _ in range(3))
        hand = np.zeros(len(column), np.intp)
        going = np.arange(len(column))
        while len(going):
            drawn = hand[going] + self._chance.random(len(going))
            code = self._codes[np.searchsorted(self._shares, drawn, side="right")]
            over = going[code < 0]
            kind[over], where[over], row[over] = code[code < 0], hand[over], 0
            going, code = going[code >= 0], code[code >= 0]
            picked = turns.pick(column[going], row[going], code)
            row[going], where[going] = picked.row, picked.place
            hand[going] = self.chart.hand_of[picked.place]
            going = going[~picked.stays]
        return kind, row, where

    def ended(self, game: Game, kind: int, row: int, where: int) -> Game:
        """The position once the turn has ended so, as the engine writes it down."""
        if kind == BANKED:
            hand = int(self.chart.hand_of[where])
            turn = changed(standing(self.chart, game, hand), points=row * self.chart.grid)
            after, _ = apply(changed(game, turn=turn), act.Stay())
        else:
            turn, faces = self._threw(game, kind, where)
            safe = game.turn.safe + self._safe[where // self._hands].safe
            turn = changed(turn, seat=game.turn.seat, safe=safe)
            after, _ = apply(changed(game, turn=turn), act.DiceLanded(faces))
        if after.ended is None and (after.turn.phase is not Phase.TO_ROLL or after.turn.rolls):
            raise ValueError("something else comes than a turn")
        return changed(after, cells=Vector())

    def _threw(self, game: Game, kind: int, hand: int) -> tuple[Turn, tuple[int, ...]]:
        """A throw of this hand that ends the turn so."""
        found = self._thrown.get((kind, hand))
        if found is None:
            atlas = self.chart.atlas
            turn = changed(standing(self.chart, game, hand), phase=Phase.ROLLING)
            rolling = changed(game, turn=turn)
            for faces, _ in throws(atlas.classes, atlas.alike, turn.active):
                _, events = apply(rolling, act.DiceLanded(faces))
                if any(event.event is ENDS[kind] for event in events):
                    found = self._thrown[kind, hand] = turn, faces
                    break
            else:
                raise ValueError("no throw ends so")
        return found


def _few(places: list[int], most: int) -> Iterator[list[int]]:
    for first in range(0, len(places), most):
        yield places[first : first + most]


def _seen(game: Game) -> Hashable:
    """All that what comes depends on: positions that are alike in it are one."""
    penalty = game.rules.s.miss_penalty > 0
    seats = [(each.total, each.entered, each.out, penalty and each.misses) for each in game.seats]
    return game.turn.seat, game.last, game.home, game.rounds, tuple(seats)
