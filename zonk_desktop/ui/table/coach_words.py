"""Words of the coach: what a choice cost and what was better; the choices, in every measure."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.odds.judge import Verdict
from zonk_desktop.odds.values import Advice, Aim, Choice
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.table.hint import Found
from zonk_desktop.ui.table.hint_words import OF, counted, more, ways
from zonk_desktop.words import Message, say

#: Ways on that are shown.
MOST = 4


class Said(NamedTuple):
    """A verdict in words."""

    #: "Best", "As good", or what it cost; good ones and dear ones look different.
    head: str
    good: bool
    #: Who chose, and what was better, or by how much it was the best.
    who: str
    more: str


def told(verdict: Verdict) -> Said:
    """The verdict on a choice."""
    game, advice = verdict.before, verdict.told
    who = say("coach-who", name=shortened(game.seats[verdict.seat].name, 24))
    found = ways(game, advice)
    _, done = found[0]
    if verdict.best:
        others = [choice for choice, _ in found[1:]]
        why = more(game, advice, others[0]) if others else Message.of("hint-only")
        return Said(say("coach-best"), True, who, say("coach-more", why=why))
    better = say("coach-better", what=done)
    if verdict.as_good or not counted(advice, verdict.cost):
        return Said(say("coach-as-good"), True, who, say("coach-as-good-as", what=done))
    cost = _cost(advice, verdict.cost)
    return Said(say("coach-cost", kind=_kind(verdict.action), cost=cost), False, who, better)


def _kind(action: act.Action) -> str:
    match action:
        case act.Stay():
            return "stay"
        case act.Roll():
            return "roll"
        case act.Keep():
            return "keep"
        case act.TakeDare():
            return "take-dare"
        case act.RefuseDare():
            return "refuse-dare"
        case _:
            return "other"


def _cost(advice: Advice, cost: float) -> Message:
    """The cost in the measure that is counted."""
    by = counted(advice, cost)
    if advice.purpose.aim is Aim.WIN:
        return Message.of("coach-cost-wins", by=by, of=OF)
    if advice.purpose.aim is Aim.HITS:
        return Message.of("coach-cost-hits", hits=by, of=OF)
    return Message.of("coach-cost-points", by=by)


class Bar(NamedTuple):
    """A figure of a choice, and the length of its bar."""

    text: str
    share: float


class Way(NamedTuple):
    """One choice in words."""

    what: str
    #: The dice of the throw, and which of them it keeps.
    faces: tuple[int, ...]
    kept: tuple[bool, ...]
    #: Points or hits, misses, chance to win; None where that is not known (yet).
    bars: tuple[Bar | None, ...]
    best: bool


def columns(advice: Advice) -> tuple[str, ...]:
    """The titles of a choice's bars."""
    first = "coach-column-hits" if advice.purpose.aim is Aim.HITS else "coach-column-points"
    return say(first), say("coach-column-misses"), say("coach-column-wins")


def way_list(game: Game, found: Found) -> tuple[Way, ...]:
    """The best choices, the first of them the hint's."""
    turn = game.turn
    thrown = turn.phase is Phase.TO_KEEP
    shown = tuple(zip(turn.active, turn.throw, strict=True)) if thrown else ()
    advice = found.told
    first = advice if advice.purpose.aim is Aim.HITS else found.points
    worths = _worths(first)
    wins = _worths(found.wins)
    top = max([abs(worth) for worth in worths.values()], default=0.0) or 1.0
    result = []
    for place, (choice, done) in enumerate(ways(game, advice)[:MOST]):
        bars = (
            _first_bar(first, worths.get(choice.actions), top),
            Bar(say("coach-percent", share=round(100 * choice.miss)), choice.miss),
            _win_bar(wins.get(choice.actions)),
        )
        kept = tuple(die in choice.keep for die, _ in shown)
        result.append(
            Way(say("coach-way", what=done), tuple(face for _, face in shown), kept, bars,
                place == 0)
        )  # fmt: skip
    return tuple(result)


def _worths(advice: Advice | None) -> dict[tuple[act.Action, ...], float]:
    choices: tuple[Choice, ...] = () if advice is None else advice.choices
    return {choice.actions: choice.worth for choice in choices}


def _first_bar(advice: Advice | None, worth: float | None, top: float) -> Bar | None:
    if advice is None or worth is None:
        return None
    return Bar(figure(counted(advice, worth)), max(0.0, worth / top))


def _win_bar(chance: float | None) -> Bar | None:
    return None if chance is None else Bar(say("coach-percent", share=round(100 * chance)), chance)
