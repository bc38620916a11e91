"""What the figures of a review say of a game and of each player, in a few words."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.odds.review import ReviewedChoice
from zonk_desktop.ui.review.values import Reviewed
from zonk_desktop.words import say

#: A choice that cost as much is told of; this many of a kind make a habit.
_DEAR, _HABIT = 10.0, 3
#: Points of luck or cost that count as none.
_NONE = 0.5


def story(found: Reviewed) -> str:
    """How the game was won; empty where nobody won it alone."""
    players = found.review.players
    if len(found.winners) != 1 or len(players) < 2:
        return ""
    mine = players[found.winners[0]]
    lucky = mine.luck > _NONE and mine.luck >= max(one.luck for one in players)
    best = mine.cost >= max(one.cost for one in players)
    if best:
        return "both" if lucky else "against" if mine.luck < -_NONE else "choices"
    if lucky:
        return "luck"
    return "uphill" if mine.luck < -_NONE else "enough"


def line(found: Reviewed, seat: int) -> str:
    """One line on a player: a computer's own, or what luck and cost tell."""
    won = seat in found.winners
    own = say("review-line-computer", character=found.characters.get(seat, ""), won=won)
    if own and found.winners:
        return own
    kind, times = _kind(found, seat, won=won)
    return say("review-line", kind=kind, times=times)


def _kind(found: Reviewed, seat: int, *, won: bool) -> tuple[str, int]:
    players = found.review.players
    mine = players[seat]
    best = len(players) > 1 and mine.cost >= max(one.cost for one in players)
    if mine.cost > -_NONE:
        return "faultless", 0
    if best and mine.luck < -_NONE and not won:
        return "rained", 0
    if best:
        return ("knew" if mine.luck > _NONE else "chose"), 0
    dear = [one for one in found.review.decisions if one.seat == seat and one.cost <= -_DEAR]
    bold = sum(_rolled(one) and one.best.stays for one in dear)
    timid = sum(_stayed(one) and not one.best.stays for one in dear)
    if max(bold, timid) >= _HABIT:
        return ("bold", bold) if bold >= timid else ("timid", timid)
    if mine.luck > _NONE:
        return "kinder", 0
    return ("helped" if mine.luck < -_NONE else "owed"), 0


def _rolled(one: ReviewedChoice) -> bool:
    return isinstance(one.action, act.Roll)


def _stayed(one: ReviewedChoice) -> bool:
    return isinstance(one.action, act.Stay)
