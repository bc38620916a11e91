"""The odds of a rule set in figures: a turn under best play, and each number of dice."""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.state import Mode
from zonk_desktop.odds.atlas import HandNode, compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.ends import for_points, long_run
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import TurnPlan, forward, solve

#: Points of a turn that are looked at: more than anybody waits for, and exact to 0.001.
MOST = 20_000
#: Points of the turn at which the worth of rolling is told.
AT = (0, 300, 500, 1000)


def summary(ruleset: RuleSet, total: int = 0, entered: bool | None = None) -> dict[str, Any]:
    """The output of the command `odds`: stable keys, plain figures."""
    atlas = compile_atlas(ruleset)
    table = chart(atlas)
    game = position(atlas.rules, total, total > 0 if entered is None else entered)
    plan = solve(table, for_points(table, game, MOST))
    spread = forward(plan)
    return {
        "rules": ruleset.key,
        "total": total,
        "entered": game.seats[0].entered,
        "turn": plan.start,
        "miss": float(spread.missed.sum()) + spread.lost,
        "throws": spread.throws,
        "average": long_run(table, position(atlas.rules, 0, True), MOST),
        "dice": [_dice(plan, number, hand) for number, hand in _told(plan)],
    }


def _told(plan: TurnPlan) -> list[tuple[int, HandNode]]:
    """The hands worth telling: by number of dice and special die, nothing lying aside."""
    found = [
        (number, hand)
        for number, hand in enumerate(plan.chart.atlas.hands)
        if hand.mode in {Mode.NORMAL, Mode.BLOOD} and not hand.showing and not hand.aside
    ]
    return sorted(found, key=lambda pair: (-sum(pair[1].counts), pair[1].counts, pair[0]))


def _dice(plan: TurnPlan, number: int, hand: HandNode) -> dict[str, Any]:
    atlas = plan.chart.atlas
    rules = atlas.rules
    special = 0
    if len(atlas.classes) > 1:
        special = sum(
            count
            for count, dice in zip(hand.counts, atlas.classes, strict=True)
            if rules.colours[dice[0]]
        )
    return {
        "dice": sum(hand.counts),
        "special": special,
        "forced": hand.mode is Mode.BLOOD,
        "miss": atlas.rolls[number].miss,
        "roll": {str(points): plan.roll(points, number) for points in AT},
        "stay_from": _stay_from(plan, number),
    }


def _stay_from(plan: TurnPlan, hand: int) -> int | None:
    """The least points of a turn at which staying is best, None where it never is."""
    place = next(
        (
            n
            for n, after in enumerate(plan.chart.atlas.afters)
            if after.hand == hand and after.decides
        ),
        None,
    )
    if place is None:
        return None
    grid = plan.chart.grid
    # The last row in which rolling is best decides. Where nobody may stay there is no choice:
    # below a minimum, in a band of totals without a stop.
    best = None
    for row in range(plan.ends.swept - 1, -1, -1):
        if not plan.ends.may[row, place]:
            continue
        if not plan.stays(row * grid, place):
            break
        best = row * grid
    return best
