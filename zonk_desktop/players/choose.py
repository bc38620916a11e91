"""Chooses in a turn: by the worths of the odds, with noise where the level has some.

Of the ways on that make sense (`sense`) one is taken by its worth + tau * Gumbel noise, so that
what is nearly as good is taken nearly as often, and what is dear seldom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.machinery import SourceFileLoader
from math import exp, isclose, log
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeVar

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import AfterLimit, Landing, LastLicks, SameTotal, WinnerBy
from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.finish import still_in
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.engine.turns import leading
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds import values as odds
from zonk_desktop.odds.values import SAME, Aim
from zonk_desktop.players.character import Character, Level
from zonk_desktop.players.decision import Decision, ToldReason, Why
from zonk_desktop.words import MessageError

_BLANK = 2 / 3
_A_DIE = 60.0


class FeltWay(NamedTuple):
    """One way to go on, up to the next throw or the end of the turn."""

    actions: tuple[act.Action, ...]
    points: int
    #: Dice that would be rolled, 0 for a stay.
    dice: int
    #: Of these dice one alone wins a Dare.
    dared: bool = False

    @property
    def stays(self) -> bool:
        return not self.dice

    @property
    def worth(self) -> float:
        if not self.dice:
            return float(self.points)
        if self.dared:
            return (self.points + 1000) / 6
        return (1 - _BLANK**self.dice) * (self.points + _A_DIE * self.dice)


def ways(game: Game) -> tuple[FeltWay, ...]:
    """All legal ways to go on for the player to move, each once."""
    return tuple(_ways(game, ()))


def _ways(game: Game, done: tuple[act.Action, ...]) -> list[FeltWay]:
    phase = game.turn.phase
    if phase is Phase.DARED:
        taken, _ = apply(game, act.TakeDare())
        refused, _ = apply(game, act.RefuseDare())
        return [*_on(taken, (*done, act.TakeDare())), *_ways(refused, (*done, act.RefuseDare()))]
    if phase is Phase.TO_KEEP:
        found: list[FeltWay] = []
        for dice, _ in keeps(game):
            keep = act.Keep(dice)
            found += _on(apply(game, keep)[0], (*done, keep))
        return found
    found = _on(game, done)
    if refusal(game, act.TakeOver()) is None:
        found += _on(apply(game, act.TakeOver())[0], (act.TakeOver(),))
    return found


def _on(game: Game, done: tuple[act.Action, ...]) -> list[FeltWay]:
    turn = game.turn
    found: list[FeltWay] = []
    if refusal(game, act.Stay()) is None:
        found.append(FeltWay((*done, act.Stay()), turn.points, 0))
    if refusal(game, act.Roll()) is None:
        dared = turn.mode is Mode.DARE
        found.append(FeltWay((*done, act.Roll()), turn.points, len(turn.active), dared))
    return found


class _Way(Protocol):
    """A way on: a choice of the odds, or one by feel."""

    @property
    def worth(self) -> float: ...
    @property
    def points(self) -> int: ...
    @property
    def dice(self) -> int: ...
    @property
    def stays(self) -> bool: ...


W = TypeVar("W", bound=_Way)


class Figure(NamedTuple):
    """The figure to beat, for a player whose turn is the last one of the game."""

    best: int
    #: A total on the very figure does not lose.
    level: bool
    #: Whoever beats it has won; else the others have another turn then.
    wins: bool

    def loses(self, total: int) -> bool:
        return total < self.best or (total == self.best and not self.level)


def sensible(game: Game, found: Sequence[W]) -> tuple[W, ...]:
    """What is left of these ways, in their order: of all that roll as many dice the best at most.

    Stays roll none. Who leaves `_LYING` points of the throw rolls only if that is best. In the very
    last turn no stay that loses, while a roll is allowed; and nothing but a stay that has won
    alone.
    """
    stays = [way for way in found if way.stays]
    rolls = [way for way in found if not way.stays]
    if (figure := last_figure(game)) is not None:
        won = [way for way in stays if figure.wins and _total(game, way.points) > figure.best]
        if won:
            rolls, stays = [], won
        elif rolls:
            stays = [way for way in stays if not figure.loses(_total(game, way.points))]
    left = [*stays, *rolls]
    first = max(left, key=lambda way: way.worth)
    most = max(way.points for way in left)
    left = [way for way in left if way is first or way.points > most - _LYING]
    best = [_best([way for way in left if way.dice == dice]) for dice in {way.dice for way in left}]
    return tuple([way for way in found if any(way is one for one in best)])


def _best(alike: Sequence[W]) -> W:
    """The way worth most; of those that are worth the same the one with most points."""
    most = max(way.worth for way in alike)
    same = [way for way in alike if isclose(way.worth, most, rel_tol=SAME, abs_tol=SAME)]
    return max(same, key=lambda way: way.points)


def _total(game: Game, points: int) -> int:
    return banked_total(game, game.seats[game.turn.seat], points)


def last_figure(game: Game) -> Figure | None:
    """The figure to beat in the very last turn; None where there is none.

    None as well where it cannot be reached: whatever is done, the others have won.
    """
    s, me = game.rules.s, game.turn.seat
    by = WinnerBy.POINTS if game.called is not None else s.winner_by
    first = by is WinnerBy.FIRST and not s.rounds
    if first or by in {WinnerBy.HITS, WinnerBy.TITLES} or not _very_last(game):
        return None
    # Who stood there first has won; but who is landed upon falls back.
    first_stands = not s.rounds and (s.ending is AfterLimit.LAST_ROUND or game.called is not None)
    level = s.same_total is not SameTotal.OFF or not first_stands
    figure = Figure(leading(game, me), level, s.last_licks is LastLicks.OFF)
    most = s.limit if s.landing is Landing.EXACT else _total(game, figure.best + s.limit)
    return None if figure.loses(most) else figure


def _very_last(game: Game) -> bool:
    """Whether nobody has a turn after this one, unless this one brings it."""
    s, me = game.rules.s, game.turn.seat
    if game.show is not None:
        return False
    if game.last is not None:
        return game.last == (me,)
    return 0 < s.rounds <= game.rounds + 1 and me == still_in(game)[-1]


#: So many points are left lying by nobody for whom that is not best.
_LYING = 500
#: Points between two choices at which the doubt has gone down to a third.
_DOUBT = 60.0
#: Noise in points of a player without odds, so that not every turn is alike.
_FEEL = 30.0
#: The most points of a turn; more are all but never reached.
_TURN = 4_000


class Own(Protocol):
    """Interface of a player written by the user (`zonk_desktop.players.choose`)."""

    def choose(self, game: Game, ways: Sequence[FeltWay], chance: Random) -> FeltWay:
        """Choose one of the legal ways."""


class SeatPlayer(NamedTuple):
    """The player of a seat: a character at a level, or the user's own program with its manners."""

    character: Character
    level: Level
    own: Own | None = None

    @property
    def noise(self) -> float:
        return self.character.noise(self.level)


def choose(game: Game, player: SeatPlayer, chance: Random) -> Decision:
    """Choose what to do with the dice now; there must be something to choose."""
    if (alone := _alone(game)) is not None:
        return alone
    if player.own is not None:
        way = player.own.choose(game, ways(game), chance)
        return Decision(game.turn.seat, way.actions, ToldReason.of(Why.OWN), 0.5)
    purpose = player.character.purpose(game)
    try:
        advice = ask.best(_plain(game, purpose), purpose)
    except (odds.NotCovered, odds.Unknown):
        return _by_feel(game, player, chance)
    point = max(advice.point, 1e-9)
    choices = sensible(game, advice.choices)
    worths = [choice.worth / point for choice in choices]
    taken = _slip(worths, player.noise, chance)
    doubt = exp(-abs(worths[0] - worths[1]) / _DOUBT) if len(worths) > 1 else 0.0
    reason = _last(game, advice.choices, choices) or _why(
        game, replace(advice, choices=choices), taken, point
    )
    return Decision(game.turn.seat, choices[taken].actions, reason, doubt)


def _alone(game: Game) -> Decision | None:
    """The roll, where it is the only choice: no odds are needed to see that."""
    turn = game.turn
    if turn.phase is not Phase.TO_ROLL or refusal(game, act.TakeOver()) is None:
        return None
    begins = not turn.rolls and turn.mode is Mode.NORMAL
    why = ToldReason.of(Why.BEGINS) if begins else ToldReason.of(Why.FORCED, dice=len(turn.active))
    return Decision(turn.seat, (act.Roll(),), why)


def _plain(game: Game, purpose: odds.Purpose) -> Game:
    """Strip the game of all that a turn's points do not depend on.

    Answers are remembered by what was asked, and positions that are alike should look alike.
    """
    s = game.rules.s
    exact = s.no_stop_below or game.called is not None or game.last is not None
    if exact or purpose.aim in {odds.Aim.WIN, odds.Aim.HITS}:
        return game
    n = game.turn.seat
    seat = game.seats[n]
    total = seat.total
    # What a great turn already holds may be too much, where the limit has to be met exactly.
    holds = game.turn.points if s.landing is Landing.EXACT else 0
    if s.landing is Landing.OVER or total + holds + _TURN <= s.limit:
        # A throw that wins is worth the way to the limit, in thousands: it is all but never seen.
        total = total // 1000 * 1000 if game.rules.table.instants else 0
    seats = list(game.seats)
    seats[n] = changed(seat, total=total)
    return changed(game, seats=tuple(seats))


def _slip(worths: list[float], noise: float, chance: Random) -> int:
    """The place of the choice that is taken: the best, or what looks like it.

    Without noise that is the first one of a ranking: of worths that are the same the greatest is a
    matter of the machine's arithmetic.
    """
    if not noise or len(worths) < 2:
        return 0
    seen = [worth + noise * gumbel(chance) for worth in worths]
    return max(range(len(seen)), key=seen.__getitem__)


def gumbel(chance: Random) -> float:
    """Noise of which the greatest of many is again of its kind."""
    return -log(-log(1.0 - (chance.random() or 0.5)))


def _by_feel(game: Game, player: SeatPlayer, chance: Random) -> Decision:
    legal = ways(game)
    found = sensible(game, legal)
    worths = [way.worth for way in found]
    taken = _slip(worths, max(_FEEL, player.noise), chance)
    if (reason := _last(game, legal, found)) is None:
        reason = ToldReason.of(Why.ONLY if len(legal) == 1 else Why.FEEL)
    return Decision(game.turn.seat, found[taken].actions, reason, 0.5)


def _last(game: Game, legal: Sequence[W], left: Sequence[W]) -> ToldReason | None:
    """The reason, where the last turn has left a player nothing but to roll or to stay."""
    figure = last_figure(game)
    kinds = {way.stays for way in left}
    if figure is None or kinds == {way.stays for way in legal}:
        return None
    return ToldReason.of(Why.LAST_WON if kinds == {True} else Why.LAST_ROLL, points=figure.best)


def _why(game: Game, advice: odds.Advice, taken: int, point: float) -> ToldReason:
    choice, best = advice.choices[taken], advice.best
    cost = round((best.worth - choice.worth) / point)
    if cost > 0:
        return ToldReason.of(Why.WHIM, cost=cost)
    first = choice.actions[0]
    miss = round(100 * choice.miss)
    if isinstance(first, act.TakeDare | act.RefuseDare):
        took = isinstance(first, act.TakeDare)
        return ToldReason.of(Why.DARE_TAKEN if took else Why.DARE_REFUSED)
    if isinstance(first, act.TakeOver):
        return ToldReason.of(Why.TAKES_OVER, points=choice.points, miss=miss)
    if advice.reason is odds.Reason.ENTRY:
        return ToldReason.of(Why.ENTRY, dice=choice.dice, miss=miss, points=choice.points)
    if advice.reason is odds.Reason.ONLY or len(advice.choices) == 1:
        return (
            ToldReason.of(Why.FORCED, dice=choice.dice) if choice.dice else ToldReason.of(Why.ONLY)
        )
    by = round(_gap(advice, choice) / point)
    if choice.stays:
        return ToldReason.of(Why.STAYS_SAVES, points=choice.points, by=by)
    return ToldReason.of(Why.ROLLS_GAINS, dice=choice.dice, miss=miss, by=by)


def _gap(advice: odds.Advice, choice: odds.Choice) -> float:
    """By how much a choice is better than the best of the other kind: a roll than a stay."""
    other = [each.worth for each in advice.choices if each.stays is not choice.stays]
    return max(0.0, choice.worth - max(other)) if other else 0.0


class OwnError(MessageError):
    """Raised for the fault of a player written by the user."""


def is_own(name: str) -> bool:
    """Whether a player is named by a file and a class of it."""
    return name.rpartition(":")[0].endswith(".py")


def load(name: str) -> SeatPlayer:
    """Load the player of `FILE.py:Class`; raises OwnError."""
    file, _, kind = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise OwnError("player-own-no-file", file=file)
    # By its place, so that two files of one name are two modules.
    loader = SourceFileLoader(f"zonk_player_{abs(hash(path.resolve()))}", file)
    module = ModuleType(loader.name)
    module.__file__ = file
    try:
        loader.exec_module(module)
    except (Exception, SystemExit) as wrong:
        raise OwnError("player-own-broken", file=file, why=_said(wrong)) from None
    made: Any = getattr(module, kind, None)
    if not isinstance(made, type):
        raise OwnError("player-own-no-class", file=file, name=kind)
    if not callable(getattr(made, "choose", None)):
        raise OwnError("player-own-no-choose", file=file, name=kind)
    try:
        player = made()
    except (Exception, SystemExit) as wrong:
        raise OwnError("player-own-broken", file=file, why=_said(wrong)) from None
    return SeatPlayer(Character(kind, Aim.POINTS), Level.SHARP, _Checked(name, player))


class _Checked:
    """Wrapper of a user's player that validates its answers."""

    def __init__(self, name: str, player: Any) -> None:
        self._name = name
        self._player = player

    def choose(self, game: Game, ways: Sequence[FeltWay], chance: Random) -> FeltWay:
        try:
            taken = self._player.choose(game, tuple(ways), chance)
        except (Exception, SystemExit) as wrong:
            raise OwnError("player-own-broken", file=self._name, why=_said(wrong)) from None
        if (way := next((one for one in ways if one == taken), None)) is None:
            raise OwnError("player-own-no-way", file=self._name, ways=len(ways))
        return way


def _said(wrong: BaseException) -> str:
    return f"{type(wrong).__name__}: {wrong}".removesuffix(": ")
