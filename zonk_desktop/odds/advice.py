"""Rates every legal choice of a position by its worth, the best first."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dares import dare_worth
from zonk_desktop.engine.keeping import spelled
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.state import TO_DECIDE, EventKind, Game, Mode, Phase
from zonk_desktop.engine.turns import legal_codes, stay_refusal
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.miss import multisets
from zonk_desktop.odds.values import Choice, Reason, Unknown, best_first

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
        if (lead := leads.get(sum([codes[die] for die in dice]))) is None:
            return _one_by_one(plan, game)
        after, gained, more, risked, safe = lead
        number, decides = afters[after]
        points = turn.points + gained
        row = min(points // grid, most)
        known = row * grid == points
        if not alone:
            holds = (kept + more, pending + risked, turn.safe + safe)
            if (known_state := states.get(holds)) is None:
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
        if (number := atlas.number_of(atlas.hand_of(turn))) is None:
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


def choices(plan: TurnPlan, game: Game) -> tuple[Choice, ...]:
    """Every legal choice with its worth, the best first; of equals the stay, then more dice."""
    if game.gates:
        game = changed(game, gates=())
    phase = game.turn.phase
    if phase is Phase.DARED:
        found = _dared(plan, game)
    elif phase is Phase.TO_KEEP:
        found = after_keeps(plan, game)
    elif phase in {Phase.TO_DECIDE, Phase.TO_ROLL}:
        found = _from(plan, game, ())
        if refusal(game, act.TakeOver()) is None:
            found += _from(plan, apply(game, act.TakeOver())[0], (act.TakeOver(),))
    else:
        found = []
    return ranked(found)


def ranked(found: Iterable[Choice]) -> tuple[Choice, ...]:
    """Sort choices, the best first; of those that are worth the same the stay, then more dice.

    What is alike in that too stands in the order in which the engine offers it.
    """
    settled = sorted(found, key=_order)
    return tuple(best_first(settled, _worth))


def _order(choice: Choice) -> tuple[bool, int]:
    # A stay rolls no dice.
    return choice.dice > 0, -choice.dice


_worth = attrgetter("worth")


def _from(plan: TurnPlan, game: Game, done: tuple[act.Action, ...]) -> list[Choice]:
    """The choices once dice have been set aside: stop, or roll on."""
    atlas, turn = plan.chart.atlas, game.turn
    found: list[Choice] = []
    state = plan.state_of(*atlas.hits_of(turn.earned), turn.safe)
    if refusal(game, act.Stay()) is None:
        found.append(
            Choice((*done, act.Stay()), plan.bank(turn.points, state), turn.points, 0, 0.0)
        )
    if refusal(game, act.Roll()) is None:
        worth, dice, miss = _roll(plan, game)
        found.append(Choice((*done, act.Roll()), worth, turn.points, dice, miss))
    return found


def _roll(plan: TurnPlan, game: Game) -> tuple[float, int, float]:
    """The worth of rolling now, the dice that are rolled, and the chance that they miss."""
    atlas, turn = plan.chart.atlas, game.turn
    if turn.mode is Mode.DARE:
        return _dare_roll(plan, game), 1, 5 / 6
    if turn.mode is Mode.ROLLOFF:
        return 0.0, len(turn.active), 0.0
    if turn.again:
        worth, miss = _again(plan, game)
        return worth, len(turn.again), miss
    if (hand := atlas.number_of(atlas.hand_of(turn))) is None:
        raise Unknown
    state = plan.state_of(*atlas.hits_of(turn.earned), turn.safe)
    return plan.roll(turn.points, hand, state), len(turn.active), atlas.rolls[hand].miss


def worth_of_rolling(plan: TurnPlan, game: Game) -> float:
    """The worth of the throw that is about to be made, or in the air."""
    return _roll(plan, game)[0]


def _dared(plan: TurnPlan, game: Game) -> list[Choice]:
    """The choices of a Dare: take it, or refuse it and play on."""
    taken, _ = apply(game, act.TakeDare())
    found = [
        Choice((act.TakeDare(), act.Roll()), _dare_roll(plan, taken), taken.turn.points, 1, 5 / 6)
    ]
    refused, _ = apply(game, act.RefuseDare())
    for choice in choices(plan, refused):
        found.append(
            Choice(
                (act.RefuseDare(), *choice.actions),
                choice.worth,
                choice.points,
                choice.dice,
                choice.miss,
            )
        )
    return found


def _dare_roll(plan: TurnPlan, game: Game) -> float:
    """The choice to take a Dare: one die in six makes the fifth, anything else is a miss."""
    turn = game.turn
    won = turn.points + dare_worth(game, tuple(face for _, face in turn.aside))
    state = plan.state_of(*plan.chart.atlas.hits_of(turn.earned), turn.safe)
    fresh = plan.roll(won, 0, state)
    return fresh / 6 + 5 / 6 * float(plan.ends.miss[plan.row(turn.points), state, 0])


def _again(plan: TurnPlan, game: Game) -> tuple[float, float]:
    """Some dice of a throw are thrown again: their worth over every way they may fall, and misses.

    No hand of the graph is rolled then: the dice that stay show what they showed.
    """
    rolling = changed(game, turn=changed(game.turn, phase=Phase.ROLLING), offer=None)
    count = len(game.turn.again)
    worth = missed = 0.0
    for faces, ways in multisets(count):
        chance = ways / 6**count
        landed, events = apply(rolling, act.DiceLanded(faces))
        if any(event.event is EventKind.MISS for event in events):
            missed += chance
            worth += chance * worth_of_miss(plan, game)
        elif landed.ended is not None:
            worth += chance * float(plan.ends.win[plan.row(game.turn.points), 0])
        else:
            worth += chance * choices(plan, landed)[0].worth
    return worth, missed


def worth_of_again(plan: TurnPlan, table: Game) -> float:
    """The worth of throwing the dice on the table once more."""
    turn = changed(table.turn, phase=Phase.TO_ROLL, throw=())
    return worth_of_rolling(plan, changed(table, turn=turn))


def again(plan: TurnPlan, table: Game, worth: float) -> Choice:
    """The choice to throw the dice on the table once more."""
    atlas, turn = plan.chart.atlas, table.turn
    hand = atlas.number_of(atlas.hand_of(turn))
    miss = 0.0 if hand is None else atlas.rolls[hand].miss
    return Choice((act.UseReroll(), act.Roll()), worth, turn.points, len(turn.active), miss)


def worth_of_miss(plan: TurnPlan, game: Game) -> float:
    """The worth of a miss of that throw."""
    turn, rules = game.turn, game.rules
    state = plan.state_of(*plan.chart.atlas.hits_of(turn.earned), turn.safe)
    whole = len(turn.active) == rules.s.dice_count
    return float(plan.ends.miss[plan.row(turn.points), state, int(whole)])


def reason(game: Game, ranked: tuple[Choice, ...]) -> tuple[Reason, float]:
    """The reason why the first of these is the best, and by how much."""
    best = ranked[0]
    if isinstance(best.actions[0], act.UseReroll):
        return Reason.AGAIN, best.worth - ranked[1].worth if len(ranked) > 1 else 0.0
    if isinstance(best.actions[0], act.TakeDare | act.RefuseDare):
        other = next((c for c in ranked if type(c.actions[0]) is not type(best.actions[0])), None)
        return Reason.DARE, 0.0 if other is None else best.worth - other.worth
    if len(ranked) == 1:
        return (Reason.FORCED if game.turn.phase is Phase.TO_ROLL else Reason.ONLY), 0.0
    if best.stays:
        rolls = [c.worth for c in ranked if not c.stays]
        # To stay with less is no other way on.
        return (Reason.STAYS_SAVES, best.worth - max(rolls)) if rolls else (Reason.ONLY, 0.0)
    stays = [c.worth for c in ranked if c.stays]
    if not stays:
        return Reason.ENTRY, 0.0
    return Reason.ROLLS_GAINS, best.worth - max(stays)
