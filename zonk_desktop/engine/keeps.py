"""Which dice of the throw on the table may be set aside, as dice and not as faces."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from zonk_desktop.engine.dice import COUNT, ONE
from zonk_desktop.engine.ruleset import MOST_SEEN
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import as_scored, legal_codes, measure, pick


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
