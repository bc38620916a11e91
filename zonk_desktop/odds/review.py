"""Analysis of a finished game: the luck of each throw, and the cost of each choice.

    luck of a throw  = worth of the position after it, best choice - worth before it; 0 on average
    cost of a choice = worth of what was chosen - worth of the best; never above 0

What a player has is par (the worth of his turns as they began) + luck + cost + rest, to the last
point: the worths between cancel. `rest` is what neither dice nor choices did: faults, penalties,
votes, re-roll tokens, what others did to him.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import floor
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import (
    POINTS,
    WIN,
    Advice,
    Aim,
    Choice,
    NotCovered,
    Purpose,
    Unknown,
    best_first,
)
from zonk_desktop.words import Message

_HALF = 0.5
#: Actions a player chooses in a turn; all else that changes a worth is rest.
CHOSEN = (act.TakeOver, act.Roll, act.Keep, act.Stay, act.TakeDare, act.RefuseDare)


def purpose_of(first: Game) -> Purpose:
    """The purpose to review a game by: points, and hits where they win."""
    counted = ask.counts(first, WIN)
    return counted if counted.aim is Aim.HITS else POINTS


class PointParts(NamedTuple):
    """The parts that a player's points are made of."""

    par: float = 0.0
    luck: float = 0.0
    cost: float = 0.0
    rest: float = 0.0

    @property
    def whole(self) -> float:
        return self.par + self.luck + self.cost + self.rest

    def rounded(self, digits: int = 0) -> PointParts:
        """The parts as they are shown: they add up to the whole, which each alone might not."""
        unit: int = 10**digits
        exact = [part * unit for part in self]
        shown = [floor(part) for part in exact]
        # A rest of nothing is not told, and takes no part of what is over.
        told = [n for n in range(len(exact)) if n < len(exact) - 1 or abs(exact[n]) >= _HALF]
        if len(told) < len(exact):
            shown[-1] = 0
        over = round(self.whole * unit) - sum(shown)
        nearest = sorted(told, key=lambda n: shown[n] - exact[n])
        for n in nearest[: max(0, over)]:
            shown[n] += 1
        return PointParts(*[part / unit for part in shown])

    def plus(self, other: PointParts) -> PointParts:
        return PointParts(*[mine + more for mine, more in zip(self, other, strict=True)])


class ReviewedThrow(NamedTuple):
    """One throw of a game, and its luck."""

    #: Number of the action, from 0: where a replay is to stand.
    at: int
    seat: int
    faces: tuple[int, ...]
    luck: float
    #: The same in chances to win, None where those are not known.
    win: float | None = None


class ReviewedChoice(NamedTuple):
    """One choice of a game, and what it gave away."""

    at: int
    seat: int
    action: act.Action
    #: At most 0.
    cost: float
    #: What would have been best.
    best: Choice
    win: float | None = None


class TurnChances(NamedTuple):
    """Everybody's chance to win as a turn begins, and at the end of the game."""

    at: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The analysis of one game."""

    #: Points, or points and hits: what the tallies count.
    purpose: Purpose
    players: tuple[PointParts, ...]
    throws: tuple[ReviewedThrow, ...]
    decisions: tuple[ReviewedChoice, ...]
    #: Chances to win through the game; empty where they are not known.
    line: tuple[TurnChances, ...]
    #: Why they are not known.
    unknown: Message | None = None

    def dearest(self, most: int = 3, seat: int | None = None) -> tuple[ReviewedChoice, ...]:
        """The choices with the highest cost."""
        mine = [d for d in self.decisions if seat in {None, d.seat} and d.cost < -0.5]
        return tuple(best_first(mine, lambda d: -d.cost)[:most])

    def chances(self, seat: int) -> PointParts | None:
        """The change of a player's chance to win by own dice and choices, where that is known."""
        if not self.line:
            return None
        luck = sum(t.win or 0.0 for t in self.throws if t.seat == seat)
        cost = sum(d.win or 0.0 for d in self.decisions if d.seat == seat)
        return PointParts(luck=luck, cost=cost)

    def luckiest(self) -> ReviewedThrow | None:
        return next(iter(best_first(self.throws, lambda t: t.luck)), None)

    def unluckiest(self) -> ReviewedThrow | None:
        return next(iter(best_first(self.throws, lambda t: -t.luck)), None)


@dataclass(slots=True)
class _Turn:
    seat: int
    worth: float
    tally: PointParts
    #: The worth for winning, None where that is not known.
    win: float | None = None
    throws: list[ReviewedThrow] = field(default_factory=list)
    decisions: list[ReviewedChoice] = field(default_factory=list)


def review(
    game: Game,
    actions: Iterable[act.Action],
    purpose: Purpose = POINTS,
    seen: Callable[[], None] = lambda: None,
) -> Review:
    """Analyse a game from its first position on. `seen` is called after every action.

    A turn that is not over yet counts for nothing. Raises NotCovered where odds are not worked out,
    and of a sheet of totals.
    """
    watch = _Watch(game, purpose)
    for at, action in enumerate(actions):
        watch.step(at, action)
        seen()
    return watch.told()


class _Watch:
    def __init__(self, game: Game, purpose: Purpose) -> None:
        self._game = game
        self._purpose = purpose
        self._players = [PointParts() for _ in game.seats]
        self._throws: list[ReviewedThrow] = []
        self._decisions: list[ReviewedChoice] = []
        self._line: list[TurnChances] = []
        self._unknown = ask.unknown(game)
        self._turn = self._begin(game)
        self._moment(0, game)

    def told(self) -> Review:
        return Review(
            self._purpose,
            tuple(self._players),
            tuple(self._throws),
            tuple(self._decisions),
            tuple(self._line),
            self._unknown,
        )

    def step(self, at: int, action: act.Action) -> None:
        if isinstance(action, act.WriteDown):
            raise NotCovered("odds-only-totals")
        before = self._game
        after, _ = apply(before, action)
        self._game = after
        turn = self._turn
        me = turn.seat
        for n in range(len(after.seats)):
            if n != me:
                self._add(n, PointParts(rest=self._has(after, n) - self._has(before, n)))
        gained = self._has(after, me) - self._has(before, me)
        if turn_of(before) != turn_of(after):
            self._judge(at, action, before, gained, self._ended(before, after, action))
            self._close()
            self._turn = self._begin(after)
            if isinstance(action, act.UseReroll):
                # A turn that was over goes on: nothing that it began with.
                self._turn.tally = PointParts(rest=self._turn.worth)
            self._moment(at + 1, after)
            return
        worth = self._worth(after, turn.worth)
        self._judge(at, action, before, gained + worth, self._win(after, turn.win))
        # What was gained in the middle of a turn stands on the sheet whatever becomes of it.
        self._add(me, PointParts(rest=gained))
        turn.tally = turn.tally.plus(PointParts(rest=-gained))
        turn.worth = worth

    def _judge(
        self, at: int, action: act.Action, before: Game, after: float, win: float | None
    ) -> None:
        """Attribute the change of worth to luck, choice or rest."""
        turn = self._turn
        change = after - turn.worth
        chance = None if win is None or turn.win is None else win - turn.win
        turn.win = win
        if before.show is not None:
            # Played for its hits alone: those that it brought are neither luck nor choice here.
            turn.tally = turn.tally.plus(PointParts(rest=change))
            return
        if isinstance(action, act.DiceLanded):
            turn.tally = turn.tally.plus(PointParts(luck=change))
            turn.throws.append(ReviewedThrow(at, turn.seat, action.faces, change, chance))
        elif isinstance(action, CHOSEN):
            self._choice(at, action, before, change)
        else:
            turn.tally = turn.tally.plus(PointParts(rest=change))

    def _choice(self, at: int, action: act.Action, before: Game, change: float) -> None:
        turn = self._turn
        told = _told(before, self._purpose)
        chosen = None if told is None else worth_of(before, told, action)
        if told is None or chosen is None:
            turn.tally = turn.tally.plus(PointParts(rest=change))
            return
        # A figure declared too high, and the like, is no better and no worse a choice.
        cost = chosen - told.best.worth
        turn.tally = turn.tally.plus(PointParts(cost=cost, rest=change - cost))
        if len(told.choices) > 1:
            chance = None
            if ask.counts(before, WIN) == WIN and (for_win := _told(before, WIN)) is not None:
                won = worth_of(before, for_win, action)
                chance = None if won is None else won - for_win.best.worth
            turn.decisions.append(ReviewedChoice(at, turn.seat, action, cost, told.best, chance))

    def _close(self) -> None:
        turn = self._turn
        self._add(turn.seat, turn.tally)
        self._throws += turn.throws
        self._decisions += turn.decisions

    def _begin(self, game: Game) -> _Turn:
        worth = self._worth(game, 0.0)
        return _Turn(game.turn.seat, worth, PointParts(par=worth), self._win(game, None))

    def _add(self, n: int, more: PointParts) -> None:
        self._players[n] = self._players[n].plus(more)

    def _has(self, game: Game, n: int) -> float:
        seat = game.seats[n]
        hits = self._purpose.hit * seat.hits if self._purpose.aim is Aim.HITS else 0.0
        return seat.total + hits

    def _worth(self, game: Game, before: float) -> float:
        """The worth of the turn in progress; the previous one while it waits for something else."""
        if game.ended is not None or game.show is not None:
            return 0.0
        try:
            return ask.worth(game, self._purpose)
        except Unknown:
            return before

    def _win(self, game: Game, before: float | None) -> float | None:
        """The chance to win of the player to move; the previous one while the turn waits."""
        if game.ended is not None or ask.counts(game, WIN) != WIN:
            return None
        try:
            return ask.worth(game, WIN)
        except Unknown:
            return before

    def _ended(self, before: Game, after: Game, action: act.Action) -> float | None:
        """The chance to win of whoever has thrown, as it was told in his turn.

        The next turn looks more closely; what that changes is nobody's luck.
        """
        if self._turn.win is None or not isinstance(action, act.DiceLanded):
            return None
        if after.ended is not None:
            return _won(after, before.turn.seat)
        return ask.missed(before, WIN)

    def _moment(self, at: int, game: Game) -> None:
        chances = ask.chances(game)
        # Of a game in which they are never known the end alone says nothing.
        if chances is not None and (self._line or game.ended is None):
            self._line.append(TurnChances(at, chances))


def turn_of(game: Game) -> tuple[int, int, bool, bool]:
    n = game.turn.seat
    return n, game.seats[n].turns, game.show is not None, game.turn.phase is Phase.FINISHED


def _won(game: Game, n: int) -> float | None:
    chances = ask.chances(game)
    return None if chances is None else chances[n]


def _told(game: Game, purpose: Purpose) -> Advice | None:
    try:
        return ask.best(game, purpose)
    except Unknown:
        return None


def worth_of(game: Game, told: Advice, action: act.Action) -> float | None:
    """The worth of going on with this action, None for one that is no choice."""
    return max((choice.worth for choice in choices_of(game, told, action)), default=None)


def choices_of(game: Game, told: Advice, action: act.Action) -> list[Choice]:
    """The choices that begin with this action."""
    if isinstance(action, act.Keep):
        return _keeping(game, told, action.dice)
    if isinstance(action, act.Stay) and game.turn.phase is Phase.TO_KEEP:
        # A stay straight after a throw keeps all that scores (LP-022).
        return [choice for choice in _keeping(game, told, keep_all(game)) if choice.stays]
    return [choice for choice in told.choices if type(choice.actions[0]) is type(action)]


def _keeping(game: Game, told: Advice, dice: tuple[int, ...]) -> list[Choice]:
    """The choices that keep these: dice of the same face and colour are the same."""
    mine = _shown(game, dice)
    return [choice for choice in told.choices if _shown(game, choice.keep) == mine]


def _shown(game: Game, dice: tuple[int, ...]) -> list[tuple[int, str]]:
    turn, colours = game.turn, game.rules.colours
    shown = zip(turn.active, turn.throw, strict=True)
    return sorted((face, colours[die]) for die, face in shown if die in dice)


class LuckOfThrow(NamedTuple):
    """One throw: number of its action, who threw, and how many points of luck it brought."""

    at: int
    seat: int
    luck: float


def throws(
    positions: Sequence[Game],
    actions: Sequence[act.Action],
    seen: Callable[[], None] = lambda: None,
) -> list[LuckOfThrow]:
    """The luck of every throw in points; raises NotCovered where odds are not worked out.

    `positions`: the game before each of the actions, and after the last. A turn that is not over
    yet counts for nothing. `seen` is called after every throw.
    """
    found: list[LuckOfThrow] = []
    # Throws of the turn in progress: a review tells them once it is over.
    open_: list[LuckOfThrow] = []
    for at, action in enumerate(actions):
        before, game = positions[at], positions[at + 1]
        if isinstance(action, act.DiceLanded) and before.show is None:
            if (luck := _luck(before, game)) is not None:
                open_.append(LuckOfThrow(at, before.turn.seat, luck))
            seen()
        if turn_of(before) != turn_of(game):
            found += open_
            open_ = []
    return found


def _luck(before: Game, after: Game) -> float | None:
    seat = before.turn.seat
    try:
        worth = ask.worth(before, POINTS)
    except Unknown:
        return None
    gained = after.seats[seat].total - before.seats[seat].total
    if turn_of(before) != turn_of(after) or after.ended is not None or after.show is not None:
        return gained - worth
    try:
        return gained + ask.worth(after, POINTS) - worth
    except Unknown:
        return gained
