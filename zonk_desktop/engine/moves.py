"""What can be done now: every legal action, and why each other is not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import how_many
from zonk_desktop.engine.finish import Award, awards
from zonk_desktop.engine.play import dice_in_hand, refusal
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.engine.ruleset import MOST_SEEN
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import legal_codes, measure, pick

__all__ = [
    "Award",
    "awards",
    "best_keep",
    "dice_in_hand",
    "keeps",
    "legal_actions",
    "refused",
    "verbs",
]

#: The actions by the names that transcripts give them, in that order.
VERBS = (
    "roll", "keep", "stay", "dare", "take-dare", "refuse-dare", "call-11000", "fault", "touch",
    "ask", "release", "took-hits", "give-hit", "challenge", "account", "reroll", "penalty",
    "stake",
)  # fmt: skip


def keeps(game: Game) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every legal keep of the throw on the table as dice and worth, the dearest first.

    Dice of the same face and colour are interchangeable: one keep stands for all of them.
    """
    turn, rules = game.turn, game.rules
    key = (turn.phase is Phase.TO_KEEP, turn.throw, turn.active, turn.showing, turn.aside)
    known = rules.seen.keeps
    found = known.get(key)
    if found is None:
        expanded: list[tuple[tuple[int, ...], int]] = []
        for code, points in legal_codes(game):
            expanded += [(dice, points) for dice in _ways(game, code)]
        found = tuple(expanded)
        if len(known) > MOST_SEEN:
            known.clear()
        known[key] = found
    return found


def _ways(game: Game, code: int) -> list[tuple[int, ...]]:
    """The choices of dice that show these faces, one for each set of colours."""
    turn, colours = game.turn, game.rules.colours
    per_face: list[list[tuple[int, ...]]] = []
    for face in range(1, 7):
        count = how_many(code, face)
        if not count:
            continue
        dice = [d for d, f in zip(turn.active, turn.throw, strict=True) if f == face]
        seen: dict[tuple[str, ...], tuple[int, ...]] = {}
        for some in combinations(dice, count):
            seen.setdefault(tuple(sorted(colours[die] for die in some)), some)
        per_face.append(list(seen.values()))
    return [tuple(sorted(die for part in choice for die in part)) for choice in product(*per_face)]


def best_keep(game: Game) -> tuple[tuple[int, ...], int]:
    """The keep worth most now, () and 0 where nothing can be kept."""
    codes = legal_codes(game)
    return (pick(game.turn, codes[0][0]), codes[0][1]) if codes else ((), 0)


def keep_all(game: Game) -> tuple[int, ...]:
    """Every scoring die of the throw on the table."""
    if game.turn.phase is not Phase.TO_KEEP:
        return ()
    return pick(game.turn, measure(game.rules, game.turn).all_code)


def _keeps(game: Game) -> tuple[act.Action, ...]:
    return tuple(act.Keep(dice) for dice, _ in keeps(game)) or (act.Keep((-1,)),)


def _asks(game: Game) -> tuple[act.Action, ...]:
    due = {max(1, gate.hits - gate.asked) for gate in game.gates} or {1}
    return tuple(act.Ask(game.turn.seat, times) for times in sorted(due))


def _releases(game: Game) -> tuple[act.Action, ...]:
    holders = tuple(gate.holder for gate in game.gates) or (None,)
    return tuple(act.Release(word, holder) for holder in holders for word in act.RELEASE_WORDS)


def _gifts(game: Game) -> tuple[act.Action, ...]:
    seats = range(len(game.seats))
    gifts = [act.GiveHit(gate.holder, n, 1) for gate in game.gates for n in seats]
    return tuple(gifts) or (act.GiveHit(0, len(game.seats) - 1, 1),)


def _touches(game: Game) -> tuple[act.Action, ...]:
    # Out of turn anybody may blunder at any time (A-WH-32); offered is what a gate invites.
    return tuple(act.Touch(n) for n in (_seats(game) if game.gates else (game.turn.seat,)))


def _seats(game: Game) -> range:
    return range(len(game.seats))


_CANDIDATES: dict[str, Callable[[Game], tuple[act.Action, ...]]] = {
    "roll": lambda game: (act.Roll(),),
    "keep": _keeps,
    "stay": lambda game: (act.Stay(),),
    "dare": lambda game: tuple(act.Dare(n) for n in _seats(game)),
    "take-dare": lambda game: (act.TakeDare(),),
    "refuse-dare": lambda game: (act.RefuseDare(),),
    "call-11000": lambda game: (act.Call11000(),),
    "fault": lambda game: (
        tuple(act.Fault(kind) for kind in game.rules.faults) or (act.Fault("none"),)
    ),
    "touch": _touches,
    "ask": _asks,
    "release": _releases,
    "took-hits": lambda game: (act.TookHits(),),
    "give-hit": _gifts,
    "challenge": lambda game: tuple(act.Challenge(n) for n in _seats(game)),
    "account": lambda game: (act.Account(game.offer.game.turn.kept if game.offer else ()),),
    "reroll": lambda game: (act.UseReroll(),),
    "penalty": lambda game: tuple(
        act.Penalty(kind, n) for kind in act.PENALTY_KINDS for n in _seats(game)
    ),
    "stake": lambda game: tuple(act.Stake(n, max(game.pot, default=0) or 1) for n in _seats(game)),
}


def candidates(game: Game, verb: str) -> tuple[act.Action, ...]:
    """Actions of this kind that make sense to try; each still goes through `refusal`."""
    return _CANDIDATES[verb](game)


def legal_actions(game: Game) -> tuple[act.Action, ...]:
    """Every action that is legal now.

    What takes a figure or a time of the player's own (a stake, a number of asks, the faces that
    land) stands there once, with a figure that fits.
    """
    return tuple(
        action
        for verb in VERBS
        for action in candidates(game, verb)
        if refusal(game, action) is None
    )


def verbs(game: Game) -> tuple[str, ...]:
    """Names of the kinds of action of which at least one is legal now."""
    return tuple(
        verb
        for verb in VERBS
        if any(refusal(game, action) is None for action in candidates(game, verb))
    )


def refused(game: Game, verb: str) -> Refusal | None:
    """Why no action of this kind is legal now, None when one is."""
    why: Refusal | None = None
    for action in candidates(game, verb):
        reason = refusal(game, action)
        if reason is None:
            return None
        why = why or reason
    return why
