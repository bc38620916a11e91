"""Words of a hint: the best choice against the next one, and the best three."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import candidates
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.values import Advice, Aim, Choice
from zonk_desktop.ui.table.bar.buttons import named_faces
from zonk_desktop.words import Message, say, text

#: The best choices that are listed.
MOST = 3
#: Hits and games won are told for this many turns or games: whole numbers, in any language.
OF = 1000


class Hint(NamedTuple):
    #: What its button does.
    best: Choice
    #: What to do, and why; the sentence is both.
    what: str
    why: str
    sentence: str
    #: Written at the dice; empty where it is not about dice that lie there.
    label: str
    #: One line for each of the best choices, and what they are measured by.
    lines: tuple[str, ...]


def hint(game: Game, advice: Advice) -> Hint:
    found = ways(game, advice)
    best, done = found[0]
    why = against(game, advice, found)
    lines = [
        say("hint-line", place=place, what=way, worth=_worth(advice, choice))
        for place, (choice, way) in enumerate(found[:MOST], 1)
    ]
    if len(lines) > 1 and advice.purpose.aim is Aim.HITS:
        # What is called hits may be points that weigh as much.
        weighs = Message.of("hint-weighs-hits", points=round(advice.purpose.hit))
        lines.append(text(weighs))
        why = Message.of("hint-told", what=why, why=weighs)
    sentence = say("hint-told", what=done, why=why)
    return Hint(best, text(done), text(why), sentence, _label(game, best), tuple(lines))


def _label(game: Game, best: Choice) -> str:
    """What stands at the dice that are to be kept."""
    if not best.keep:
        return ""
    scoring = {die for keep in candidates(game, act.Keep) for die in keep.dice}
    faces = dict(zip(game.turn.active, game.turn.throw, strict=True))
    return say(
        "hint-label", dice=len(best.keep), face=faces[best.keep[0]],
        only=len(best.keep) < len(scoring),
    )  # fmt: skip


def ways(game: Game, advice: Advice, made: Message | None = None) -> list[tuple[Choice, Message]]:
    """The best choice of each way on, and what was made, however poor.

    To stay with fewer points is no other way on, nor is to roll as many dice for fewer.
    """
    found: dict[tuple[str, int], tuple[Choice, Message]] = {}
    poor: list[tuple[Choice, Message]] = []
    for choice in advice.choices:
        done = what(game, choice)
        best = found.setdefault(_way_on(choice), (choice, done))
        if done == made != best[1] and not poor:
            poor.append((choice, done))
    return [*found.values(), *poor]


def _kind(choice: Choice) -> str:
    """How the messages call what is done: keep-roll, stay, take-dare ..."""
    first = choice.actions[0]
    match first:
        case act.Keep():
            return "keep-stay" if choice.stays else "keep-roll"
        case act.TakeDare():
            return "take-dare"
        case act.RefuseDare():
            return "refuse-dare"
        case act.UseReroll():
            return "again"
        case act.TakeOver():
            return "take-over"
        case _:
            return "stay" if choice.stays else "roll"


def what(game: Game, choice: Choice) -> Message:
    """What there is to do, with its risk."""
    return Message.of(
        "hint-do", kind=_kind(choice), kept=_dice(game, choice), dice=choice.dice,
        miss=round(100 * choice.miss), points=choice.points,
    )  # fmt: skip


def _dice(game: Game, choice: Choice) -> Message:
    return Message.of("hint-dice", **named_faces(game, choice.keep))


def against(game: Game, advice: Advice, found: list[tuple[Choice, Message]]) -> Message:
    """Why the first of these: what it is worth more than the next way on."""
    if len(found) == 1:
        return Message.of("hint-only")
    return more(game, advice, found[1][0])


def _way_on(choice: Choice) -> tuple[str, int]:
    kind = _kind(choice)
    return ("" if kind in _PLAIN else kind), choice.dice


#: To keep dice and go on, or to go on: the dice that are rolled tell them apart.
_PLAIN = {"keep-stay", "keep-roll", "stay", "roll"}


def more(game: Game, advice: Advice, other: Choice) -> Message:
    """By how much the best is better than this one, in what is counted."""
    than = Message.of(
        "hint-than", kind=_kind(other), kept=_dice(game, other), dice=other.dice,
        points=other.points,
    )  # fmt: skip
    cost = advice.cost(other)
    by = lost(advice, cost)
    if cost < advice.point or not by:
        return Message.of("hint-as-good", other=than)
    if advice.purpose.aim is Aim.WIN:
        return Message.of("hint-more-wins", by=by, of=OF, other=than)
    if advice.purpose.aim is Aim.HITS:
        return Message.of("hint-more-hits", hits=by, of=OF, other=than)
    return Message.of("hint-more-points", by=by, other=than)


def _worth(advice: Advice, choice: Choice) -> Message:
    worth = counted(advice, choice.worth)
    if advice.purpose.aim is Aim.WIN:
        return Message.of("hint-worth-wins", worth=worth, of=OF)
    if advice.purpose.aim is Aim.HITS:
        return Message.of("hint-worth-hits", hits=worth, of=OF)
    return Message.of("hint-worth-points", worth=worth)


def counted(advice: Advice, worth: float) -> int:
    """A worth in points, in hits of this many turns, or in games won of this many."""
    if advice.purpose.aim is Aim.WIN:
        return round(worth * OF)
    if advice.purpose.aim is Aim.HITS:
        return round(worth / advice.purpose.hit * OF)
    return round(worth)


def lost(advice: Advice, cost: float) -> int:
    """What a choice of this cost gives away: what the two worths differ by as they are shown."""
    best = advice.best.worth
    return counted(advice, best) - counted(advice, best - cost)
