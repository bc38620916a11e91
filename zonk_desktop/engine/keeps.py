"""Which dice of the throw on the table may be set aside, as dice and not as faces."""

from __future__ import annotations

from itertools import combinations, product

from zonk_desktop.engine.dice import WILD, how_many
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
    shown = as_scored(game.rules, turn)
    for face in range(1, WILD + 1):
        count = how_many(code, face)
        if not count:
            continue
        dice = [d for d, f in zip(turn.active, shown, strict=True) if f == face]
        seen: dict[tuple[str, ...], tuple[int, ...]] = {}
        for some in combinations(dice, count):
            seen.setdefault(tuple(sorted(colours[die] for die in some)), some)
        per_face.append(list(seen.values()))
    return [tuple(sorted(die for part in choice for die in part)) for choice in product(*per_face)]


def best_keep(game: Game) -> tuple[tuple[int, ...], int]:
    """The keep worth most now, () and 0 where nothing can be kept."""
    codes = legal_codes(game)
    return (pick(game.rules, game.turn, codes[0][0]), codes[0][1]) if codes else ((), 0)


def keep_all(game: Game) -> tuple[int, ...]:
    """Every scoring die of the throw on the table."""
    if game.turn.phase is not Phase.TO_KEEP:
        return ()
    return pick(game.rules, game.turn, measure(game.rules, game.turn).all_code)
