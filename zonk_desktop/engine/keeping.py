"""Keeping dice, and staying: which dice may be set aside, and what that does."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine import rounds
from zonk_desktop.engine.choices import TakeOverRule
from zonk_desktop.engine.dice import COUNT, ONE
from zonk_desktop.engine.entries import Outcome
from zonk_desktop.engine.refusals import Code, Move, Refusal, Step, busy
from zonk_desktop.engine.rerolls import give_token
from zonk_desktop.engine.ruleset import MOST_SEEN
from zonk_desktop.engine.state import (
    DARED,
    TO_KEEP,
    TO_ROLL,
    Event,
    EventKind,
    Game,
    Legacy,
    Offer,
    OfferKind,
    Phase,
    Turn,
)
from zonk_desktop.engine.turns import (
    all_kept,
    as_scored,
    keep_refusal,
    legal_codes,
    measure,
    pick,
    picked,
    set_aside,
    stay_refusal,
)
from zonk_desktop.engine.value import changed


def keeps(game: Game) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every legal keep of the throw on the table as dice and worth, highest points first.

    Dice of the same face and colour are interchangeable: one keep stands for all of them.

    >>> from zonk_desktop.engine import actions as act
    >>> from zonk_desktop.engine.opening import new_game
    >>> from zonk_desktop.engine.play import apply
    >>> from zonk_desktop.engine.ruleset import Rules
    >>> from zonk_desktop.rulebook.load import preset
    >>> game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
    >>> for action in (act.Roll(), act.DiceLanded((1, 5, 2, 4, 4))):
    ...     game, _ = apply(game, action)
    >>> keeps(game)
    (((0, 1), 150),)
    """
    turn, rules = game.turn, game.rules
    key = (turn.phase is Phase.TO_KEEP, turn.throw, turn.active, turn.showing, turn.aside)
    known = rules.seen.keeps
    if (found := known.get(key)) is None:
        codes = legal_codes(game)
        found = spelled(game, codes) if codes else ()
        if len(known) > MOST_SEEN:
            known.clear()
        known[key] = found
    return found


def spelled(
    game: Game, codes: tuple[tuple[int, int], ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Packed keeps as the dice that show these faces, one keep for each set of colours."""
    turn, colours = game.turn, game.rules.colours
    dice: dict[int, list[int]] = {}
    for die, face in zip(turn.active, as_scored(game.rules, turn), strict=True):
        dice.setdefault(face, []).append(die)
    masks = [(COUNT * ONE[face], tuple(dice[face])) for face in sorted(dice)]
    found: list[tuple[tuple[int, ...], int]] = []
    for code, points in codes:
        ways: list[tuple[tuple[int, ...], ...]] = []
        for mask, those in masks:
            if part := code & mask:
                ways.append(_chosen(those, part // (mask // COUNT), colours))
        if len(ways) == 1:
            # Dice of one face have their order already.
            found += [(few, points) for few in ways[0]]
            continue
        found += [
            (tuple(sorted([die for part in choice for die in part])), points)
            for choice in product(*ways)
        ]
    return tuple(found)


@lru_cache(maxsize=4096)
def _chosen(
    those: tuple[int, ...], count: int, colours: tuple[str, ...]
) -> tuple[tuple[int, ...], ...]:
    """The ways to take this many of these dice, one for each set of colours."""
    seen: dict[tuple[str, ...], tuple[int, ...]] = {}
    for few in combinations(those, count):
        seen.setdefault(tuple(sorted([colours[die] for die in few])), tuple(sorted(few)))
    return tuple(seen.values())


def best_keep(game: Game) -> tuple[tuple[int, ...], int]:
    """The keep worth most now, () and 0 where nothing can be kept."""
    codes = legal_codes(game)
    return (pick(game.rules, game.turn, codes[0][0]), codes[0][1]) if codes else ((), 0)


def keep_all(game: Game) -> tuple[int, ...]:
    """Every scoring die of the throw on the table."""
    if game.turn.phase is not Phase.TO_KEEP:
        return ()
    return pick(game.rules, game.turn, measure(game.rules, game.turn).all_code)


def _check_keep(game: Game, action: act.Keep) -> Refusal | None:
    phase = game.turn.phase
    if game.gates or phase is not TO_KEEP:
        if (stands := busy(game)) is not None:
            return stands
        return Refusal(Code.DARED if phase is DARED else Code.NO_THROW)
    return keep_refusal(game, action.dice)


def _keep(game: Game, action: act.Keep) -> Step:
    turn, rules = game.turn, game.rules
    dice = action.dice
    throw = measure(rules, turn)
    points = throw.keeps[picked(rules, turn, dice).code]
    events = [Event(EventKind.KEPT, turn.seat, "", points, dice=dice)]
    after = changed(game, turn=set_aside(rules, turn, throw, dice, points))
    if rules.royale is not None:
        after = give_token(after, turn, dice, events)
    return after, events


def _stayed(game: Game) -> Turn:
    """The turn a stay would bank: straight after a throw all that scores is kept (LP-022)."""
    turn = game.turn
    return all_kept(game) if turn.phase is TO_KEEP or turn.phase is DARED else turn


def _check_stay(game: Game, action: act.Stay) -> Refusal | None:
    if (stands := busy(game)) is not None:
        return stands
    turn = _stayed(game)
    if (why := stay_refusal(game, turn)) is not None:
        return why
    if (said := action.declared) is not None:
        if not 0 <= said <= 1_000_000:
            return Refusal(Code.BAD_NUMBER, {"figure": said})
        if not game.rules.s.declare_scores and said != turn.points:
            return Refusal(Code.WRONG_TOTAL, {"have": turn.points, "said": said})
    return None


def _stay(game: Game, action: act.Stay) -> Step:
    before = game.turn
    turn = _stayed(game)
    declared = turn.points if action.declared is None else action.declared
    game = changed(game, turn=turn)
    if game.offer is not None:
        game = changed(game, offer=None)
    events: list[Event] = []
    if turn is not before:
        events.append(Event(EventKind.KEPT, turn.seat, "", turn.points - before.points))
    after, more = rounds.end_turn(game, Outcome(points=declared))
    if game.rules.s.take_over is not TakeOverRule.OFF:
        after = changed(after, legacy=_legacy(game, after, turn))
    if game.rules.s.declare_scores:
        offer = Offer(OfferKind.CHALLENGE, game, turn.seat, declared, turn.points)
        after = changed(after, offer=offer)
    return after, events + more


def _legacy(before: Game, after: Game, turn: Turn) -> Legacy | None:
    """What the next player may take over of the turn that was banked."""
    show = before.show is not None or after.show is not None
    if show or after.turn.phase is not TO_ROLL or after.turn.seat == turn.seat:
        return None
    return Legacy(turn.points, turn.active, turn.aside, turn.showing, turn.kept)


MOVES: tuple[Move[Any], ...] = (
    Move(
        act.Keep,
        _check_keep,
        _keep,
        lambda game: tuple(act.Keep(dice) for dice, _ in keeps(game)) or (act.Keep((-1,)),),
    ),
    Move(act.Stay, _check_stay, _stay, lambda game: (act.Stay(),)),
)
