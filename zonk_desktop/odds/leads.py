"""Where a keep leads: the hand that comes of it, and what it brings, whatever the turn holds.

The engine is asked once for each keep of each throw; what it says is remembered with the graph, by
faces and colours alone, so that the next turn that throws them has only to look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import BITS, ONE, WILD
from zonk_desktop.engine.keeps import spelled
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.quick import replaces
from zonk_desktop.engine.state import TO_DECIDE, Game, Turn
from zonk_desktop.engine.turns import aside_code, legal_codes, stay_refusal
from zonk_desktop.odds.chart import Chart, Lead, Thrown
from zonk_desktop.odds.values import Choice, Unknown, choice

if TYPE_CHECKING:
    from collections.abc import Hashable

    from zonk_desktop.odds.sweep import Plan

#: Throws that are remembered with a graph.
MOST_THROWS = 20_000
_STAY, _ROLL = act.Stay(), act.Roll()
#: The dice of a class take so many bits of a throw's code.
_CLASS = BITS * WILD


@replaces(Turn)
def _standing(  # type: ignore[empty-body]
    turn: Turn, *, seat: int, points: int, rolls: int, borrowed: int
) -> Turn:
    """The same place in the turn of somebody else."""


def after_keeps(plan: Plan, game: Game) -> list[Choice]:
    """The choices after every legal keep of the throw on the table: stop, or roll on.

    No gate is closed. Raises Unknown for a hand that is not in the graph.
    """
    turn, chart, ends = game.turn, plan.chart, plan.ends
    throw, codes = _throw(chart, game)
    kept, pending = chart.atlas.hits_of(turn.earned)
    alone = len(ends.states) == 1
    state = 0
    found: list[Choice] = []
    for dice, _ in spelled(game, throw.keeps):
        code = sum([codes[die] for die in dice])
        lead = throw.leads.get(code)
        if lead is None:
            lead = throw.leads[code] = _lead(chart, game, dice)
        points = turn.points + lead.points
        row = plan.row(points)
        if not alone:
            safe = turn.safe + lead.safe
            state = plan.state_of(kept + lead.kept, pending + lead.pending, safe)
        keep = act.Keep(dice)
        if lead.decides:
            stands = _standing(
                lead.turn, seat=turn.seat, points=points, rolls=turn.rolls, borrowed=turn.borrowed
            )
            if stay_refusal(game, stands) is None:
                found.append(choice((keep, _STAY), ends.bank.item(row, state), points, 0, 0.0))
        if lead.hand is None:
            raise Unknown
        worth = plan.rolling.item(row, state, lead.hand)
        found.append(choice((keep, _ROLL), worth, points, lead.dice, lead.miss))
    return found


def _throw(chart: Chart, game: Game) -> tuple[Thrown, dict[int, int]]:
    """What is known of the throw on the table, and every die of it as a number, to be summed."""
    turn, atlas = game.turn, chart.atlas
    class_of = chart.class_of
    codes = {
        die: ONE[face] << class_of[die] * _CLASS
        for die, face in zip(turn.active, turn.throw, strict=True)
    }
    key: Hashable = (
        sum(codes.values()), turn.mode, turn.showing, len(turn.aside),
        aside_code(atlas.rules, turn), turn.singles,
    )  # fmt: skip
    found = chart.throws.get(key)
    if found is None:
        if len(chart.throws) >= MOST_THROWS:
            chart.throws.clear()
        # Two threads that come at once find the same.
        found = chart.throws[key] = Thrown(legal_codes(game), {})
    return found, codes


def _lead(chart: Chart, game: Game, dice: tuple[int, ...]) -> Lead:
    """Ask the engine where this keep leads."""
    atlas, before = chart.atlas, game.turn
    turn = apply(game, act.Keep(dice))[0].turn
    hand = atlas.number_of(atlas.hand_of(turn))
    (kept, pending), (had, taken) = atlas.hits_of(turn.earned), atlas.hits_of(before.earned)
    return Lead(
        turn,
        turn.phase is TO_DECIDE,
        hand,
        len(turn.active),
        0.0 if hand is None else atlas.rolls[hand].miss,
        turn.points - before.points,
        kept - had,
        pending - taken,
        turn.safe - before.safe,
    )
