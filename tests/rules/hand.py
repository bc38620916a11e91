"""Games played action by action, without a transcript."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind, Game
from zonk_desktop.rulebook.load import preset

LP, IB, MB, WH = "lets-play-zonk", "insta-bong", "original-1978", "wheaton"
ROLL, STAY = act.Roll(), act.Stay()
#: Three ones with five dice, and the stay.
THOUSAND = (ROLL, act.DiceLanded((1, 1, 1, 2, 3)), act.Keep((0, 1, 2)), STAY)


def table(
    key: str, *options: tuple[str, str], names: str = "ABC", totals: tuple[int, ...] = ()
) -> Game:
    given = dict((("ceremony", "off"), *options))
    rules = Rules(preset(key, tuple(given.items())))
    magic = (1, 2, 2, 3, 6) if rules.s.magic_number else ()
    return new_game(rules, tuple(names), magic=magic, totals=totals)


def run(game: Game, *actions: act.Action) -> Game:
    for action in actions:
        game, _ = apply(game, action)
    return game


def told(game: Game, *actions: act.Action) -> list[EventKind]:
    """What the last of these actions brings."""
    *before, last = actions
    _, events = apply(run(game, *before), last)
    return [event.event for event in events]


def why(game: Game, action: act.Action) -> Code | None:
    found = refusal(game, action)
    return None if found is None else found.code
