"""The values shown in a review, computed in a thread."""

from __future__ import annotations

from bisect import bisect_right
from itertools import count
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.review import (
    Review,
    ReviewedChoice,
    ReviewedThrow,
    purpose_of,
    review,
    turn_of,
)
from zonk_desktop.odds.review import TurnChances as Point
from zonk_desktop.odds.values import Aim, Choice, NotCovered, Purpose
from zonk_desktop.places import step
from zonk_desktop.transcript.lines import Statement, read, split
from zonk_desktop.transcript.replay import Replay, begin
from zonk_desktop.ui.kit.person import Person, people_of
from zonk_desktop.ui.kit.wording import figure
from zonk_desktop.ui.review.night import characters
from zonk_desktop.words import say

#: Choices shown, the dearest first.
MOST = 5


class CostlyChoice(NamedTuple):
    seat: int
    round: int
    #: Faces that were set aside, and the others that lay there.
    kept: tuple[int, ...]
    left: tuple[int, ...]
    #: What was done, and what would have been better.
    done: str
    better: str
    cost: float
    #: The moment of the replay (zonk_file.moments) at which it had to be made.
    moment: int


class ThrowOfNote(NamedTuple):
    """The luckiest throw of a game, or the unluckiest."""

    seat: int
    round: int
    faces: tuple[int, ...]
    luck: float
    moment: int


class Chances(NamedTuple):
    """Everybody's chance to win through a game."""

    people: tuple[Person, ...]
    #: A point for every turn and for the end; empty where they are not known.
    line: tuple[Point, ...]
    #: By point: the round that begins with it.
    rounds: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.people)


class Reviewed(NamedTuple):
    title: str
    people: tuple[Person, ...]
    #: How many hints each was shown.
    hints: tuple[int, ...]
    totals: tuple[int, ...]
    #: What the sums come to: points, and what hits count where they win.
    worths: tuple[int, ...]
    #: What each had before the first throw, counted alike.
    starts: tuple[int, ...]
    review: Review
    dearest: tuple[CostlyChoice, ...]
    kindest: ThrowOfNote | None
    unkindest: ThrowOfNote | None
    #: By moment of the line of chances: the round that begins with it.
    rounds: tuple[int, ...]
    choices: int
    #: Choices as good as the best.
    good: int
    #: Characters of computers, by seat, and who won.
    characters: dict[int, str]
    winners: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.people)

    @property
    def chances(self) -> Chances:
        return Chances(self.people, self.review.line, self.rounds)


def chances(stored: Stored) -> Chances:
    """The chances as every turn began, and at the end; raises as `reviewed` does, and NotCovered
    where nobody's chance is known."""
    replay = revive(stored)
    games = [step.before for step in replay.steps] + [replay.game]
    line: list[Point] = []
    rounds: list[int] = []
    turn = None
    for at, game in enumerate(games):
        now = turn_of(game)
        if now == turn:
            continue
        turn = now
        # As a turn begins totals tell all there is, whether its dice will be known or not.
        found = ask.chances(changed(game, rules=replay.rules, noted=False))
        if found is not None and (line or game.ended is None):
            line.append(Point(at, found))
            rounds.append(_round(game))
    why = ask.unknown(replay.first)
    if not line and why is not None:
        raise NotCovered(why)
    return Chances(_people(replay), tuple(line), tuple(rounds))


def why_not(wrong: Exception) -> str:
    """Why there is no review."""
    return str(wrong) if isinstance(wrong, NotCovered) else say("review-failed")


def reviewed(stored: Stored) -> Reviewed:
    """Review a stored game; raises TranscriptError, and NotCovered where odds are not known."""
    replay = revive(stored)
    actions = replay.actions
    done = count(1)
    purpose = purpose_of(replay.first)
    seen = review(replay.first, actions, purpose, lambda: step(next(done), len(actions)))
    ends = _ends(stored)
    kind, unkind = seen.luckiest(), seen.unluckiest()
    steps = replay.steps
    befores = [step.before for step in steps]
    return Reviewed(
        title=replay.rules.ruleset.name,
        people=_people(replay),
        hints=tuple(
            sum(one.name == seat.name for one in replay.header.hinted) for seat in replay.game.seats
        ),
        totals=tuple(seat.total for seat in replay.game.seats),
        worths=_has(replay.game, purpose),
        starts=_has(replay.first, purpose),
        review=seen,
        dearest=tuple(_spot(replay, one, ends) for one in seen.dearest(MOST)),
        kindest=None if kind is None else _throw(replay, kind, ends),
        unkindest=None if unkind is None else _throw(replay, unkind, ends),
        rounds=tuple(
            _round(befores[one.at] if one.at < len(befores) else replay.game) for one in seen.line
        ),
        choices=len(seen.decisions),
        good=sum(one.cost > -1 for one in seen.decisions),
        characters=characters(replay),
        winners=() if replay.game.ended is None else replay.game.ended.winners,
    )


def _people(replay: Replay) -> tuple[Person, ...]:
    return people_of(replay.header, replay.game.seats)


def _has(game: Game, purpose: Purpose) -> tuple[int, ...]:
    hit = round(purpose.hit) if purpose.aim is Aim.HITS else 0
    return tuple(seat.total + hit * seat.hits for seat in game.seats)


def _ends(stored: Stored) -> list[int]:
    """The number of actions after each statement of the game."""
    header, _ = read(stored.header)
    replay = begin(header, Path(), stored.house, stored=True)
    found = []
    for row in stored.rows:
        replay.feed(Statement(row.n, split(row.n, row.line)), row.was)
        found.append(len(replay.steps))
    return found


def _moment(ends: list[int], at: int) -> int:
    """The moment before an action: as many statements as were over by then."""
    return bisect_right(ends, at)


def _round(game: Game) -> int:
    return game.row + 1


def _spot(replay: Replay, one: ReviewedChoice, ends: list[int]) -> CostlyChoice:
    before = replay.steps[one.at].before
    turn = before.turn
    shown = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
    aside: tuple[int, ...] = ()
    if isinstance(one.action, act.Keep):
        aside = one.action.dice
    elif isinstance(one.action, act.Stay) and shown:
        # Straight after a throw all that scores is kept.
        aside = keep_all(before)
    kept = tuple(sorted(shown[die] for die in aside if die in shown))
    left = tuple(sorted(face for die, face in shown.items() if die not in aside))
    if not shown:
        # Picked up again: what was set aside before tells the turn, and what lay beside it.
        kept, left = _lay(replay, one.at)
    return CostlyChoice(
        one.seat, _round(before), kept, left, _done(before, one.action, kept),
        _better(before, one.best, shown), one.cost, _moment(ends, one.at),
    )  # fmt: skip


def _lay(replay: Replay, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Faces set aside in a turn before an action, and those of the last throw that were not.

    Where all dice have scored none lies aside any more: the last throw is told.
    """
    turn = replay.steps[at].before.turn
    throw: dict[int, int] = {}
    for one in reversed(replay.steps[:at]):
        before = one.before.turn
        if before.seat != turn.seat:
            break
        if isinstance(one.action, act.DiceLanded):
            throw = dict(zip(before.again or before.active, one.action.faces, strict=True))
            break
    if not turn.aside:
        return tuple(sorted(throw.values())), ()
    aside = dict(turn.aside)
    kept = tuple(sorted(aside.values()))
    return kept, tuple(sorted(face for die, face in throw.items() if die not in aside))


def _done(before: Game, action: act.Action, kept: tuple[int, ...]) -> str:
    points = before.turn.points
    match action:
        case act.Keep():
            return say("review-kept", dice=kept, points=points)
        case act.Stay() if before.turn.throw:
            return say("review-stayed-at-once")
        case act.Stay():
            return say("review-stayed", points=points)
        case act.Roll():
            return say("review-rolled", points=points)
        case act.TakeDare():
            return say("review-took-dare", points=points)
        case act.RefuseDare():
            return say("review-refused-dare", points=points)
        case _:
            return say("review-went-on", points=points)


def _better(before: Game, best: Choice, shown: dict[int, int]) -> str:
    kept = tuple(sorted(shown[die] for die in best.keep if die in shown))
    if best.stays:
        name = "review-better-keep-stay" if kept else "review-better-stay"
        return say(name, dice=kept, points=best.points)
    miss = figure(round(100 * best.miss))
    name = "review-better-keep-roll" if kept else "review-better-roll"
    return say(name, dice=kept, many=best.dice, miss=miss, points=before.turn.points)


def _throw(replay: Replay, one: ReviewedThrow, ends: list[int]) -> ThrowOfNote:
    before = replay.steps[one.at].before
    return ThrowOfNote(one.seat, _round(before), one.faces, one.luck, _moment(ends, one.at))
