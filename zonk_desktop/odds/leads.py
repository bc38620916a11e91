"""The choices after each keep of a throw, looked up in what the graph remembers of it.

The engine was asked for every keep of every throw when the graph was compiled. It is asked again
only where a throw is none of those: after a Royale fewer dice are in play than the graph knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeps import spelled
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import TO_DECIDE, Game
from zonk_desktop.engine.turns import legal_codes, stay_refusal
from zonk_desktop.odds.values import Choice, Unknown

if TYPE_CHECKING:
    from zonk_desktop.odds.sweep import TurnPlan

_STAY, _ROLL = act.Stay(), act.Roll()


def after_keeps(plan: TurnPlan, game: Game) -> list[Choice]:
    """The choices after every legal keep of the throw on the table: stop, or roll on.

    No gate is closed. Raises Unknown for a hand that is not in the graph.
    """
    turn, atlas, ends = game.turn, plan.chart.atlas, plan.ends
    hand = atlas.hand_of(turn)
    usual = atlas.leads.get(hand)
    if usual is None or len(turn.active) + len(turn.aside) != atlas.rules.s.dice_count:
        return _one_by_one(plan, game)
    codes = atlas.codes_of(turn)
    odd = atlas.odd.get((hand, sum(codes.values()))) if atlas.odd else None
    leads = usual if odd is None else usual | odd
    kept, pending = atlas.hits_of(turn.earned)
    alone = len(ends.states) == 1
    grid, most = plan.chart.grid, len(ends.bank) - 1
    afters, hands, misses = atlas.afters, atlas.hands, atlas.misses
    bank, rolling, may = ends.bank.item, plan.rolling.item, ends.may.item
    state = 0
    states: dict[tuple[int, int, int], int] = {}
    found: list[Choice] = []
    for dice, _ in spelled(game, atlas.keeps_of(game)):
        lead = leads.get(sum([codes[die] for die in dice]))
        if lead is None:
            return _one_by_one(plan, game)
        after, gained, more, risked, safe = lead
        number, decides = afters[after]
        points = turn.points + gained
        row = points // grid
        known = row <= most and row * grid == points
        row = min(row, most)
        if not alone:
            holds = (kept + more, pending + risked, turn.safe + safe)
            known_state = states.get(holds)
            if known_state is None:
                known_state = states[holds] = plan.state_of(*holds)
            state = known_state
        keep = act.Keep(dice)
        if decides and (may(row, after) if known else _may_stay(game, keep)):
            found.append(Choice((keep, _STAY), bank(row, state), points, 0, 0.0))
        found.append(
            Choice(
                (keep, _ROLL), rolling(row, state, number), points,
                sum(hands[number].counts), misses[number],
            )
        )  # fmt: skip
    return found


def _may_stay(game: Game, keep: act.Keep) -> bool:
    """Ask the engine where the plan has no such points."""
    return stay_refusal(game, apply(game, keep)[0].turn) is None


def _one_by_one(plan: TurnPlan, game: Game) -> list[Choice]:
    """The same for a throw that the graph has not met: keep by keep through the engine."""
    atlas = plan.chart.atlas
    found: list[Choice] = []
    for dice, _ in spelled(game, legal_codes(game)):
        keep = act.Keep(dice)
        turn = apply(game, keep)[0].turn
        number = atlas.number_of(atlas.hand_of(turn))
        if number is None:
            raise Unknown
        row = plan.row(turn.points)
        state = plan.state_of(*atlas.hits_of(turn.earned), turn.safe)
        if turn.phase is TO_DECIDE and stay_refusal(game, turn) is None:
            found.append(
                Choice((keep, _STAY), plan.ends.bank.item(row, state), turn.points, 0, 0.0)
            )
        worth = plan.rolling.item(row, state, number)
        found.append(
            Choice((keep, _ROLL), worth, turn.points, len(turn.active), atlas.misses[number])
        )
    return found
