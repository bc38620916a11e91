"""No state of the table is a dead end: what the window offers is legal, and leads on."""

from __future__ import annotations

import random

import pytest

from tests.conftest import Amount
from tests.random_play import choose, legal, seated
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.rerolls import missed, reroll_table
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.lines import Header
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.table.bar.buttons import reroll_buttons
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.bar.moment_view import moment_view
from zonk_desktop.ui.table.bar.turn_view import turn_view
from zonk_desktop.ui.table.beside import action_row, said
from zonk_desktop.ui.table.cards.cards import cards

#: Options that bring in what people say at a table.
SAYING: dict[str, tuple[tuple[str, str], ...]] = {
    "lets-play-zonk": (("declare-scores", "on"), ("social", "on"), ("rule11k-from", "300")),
    "wheaton": (("declare-scores", "on"), ("halftime", "600"), ("strict-asks", "on")),
    "insta-bong": (("texas-smokeem", "on"), ("declare-scores", "on"), ("limit", "2500")),
    "original-1978": (("limit", "3000"),),
    "magic-bus-1983": (("limit", "3000"), ("declare-scores", "on")),
}
#: Steps after which the dice must have gone on.
MOST = 60


def does(view: ButtonView, game: Game) -> tuple[act.Action, ...]:
    """What a press of this button comes to; the account that its dialog asks for is right."""
    if view.blocked:
        return ()
    if view.name == "account":
        assert game.offer is not None
        return (act.Account(game.offer.game.turn.kept),)
    return view.does


def main(game: Game, *, real: bool) -> tuple[act.Action, ...]:
    """The action of the first button that acts, as its weight in the row has it."""
    sight = Sight(game, keep_all(game))
    row = action_row(sight, real=real)
    lead = row.beside is not None and row.beside.leads
    views = [row.roll, row.keep, row.stay]
    if row.beside is not None:
        views = [row.beside.view, *views] if lead else [*views, row.beside.view]
    if row.beside is not None and row.beside.view.name == "dare" and not row.beside.view.does:
        assert said(game, real=real), "the menu that it opens has entries"
    return next((found for view in views if (found := does(view, game))), ())


def offered(game: Game, *, real: bool) -> list[tuple[act.Action, ...]]:
    """Everything that the window offers in this position, each as it is carried out."""
    sight = Sight(game, keep_all(game))
    row = action_row(sight, real=real)
    views = [row.roll, row.keep, row.stay, *([] if row.beside is None else [row.beside.view])]
    if missed(game):
        views = [*reroll_buttons(game, reroll_table(game))]
    found = [does(view, game) for view in views]
    gate = gate_view(game, real=real)
    if gate is not None:
        found.append(gate.first.does)
    return [one for one in [*found, *((call.action,) for call in said(game, real=real))] if one]


def carried_out(game: Game, actions: tuple[act.Action, ...], chance: random.Random) -> Game:
    """The game after these actions, as the game's thread does them; dice land by chance."""
    replay = Replay(Header("any", 1), game.rules, game)
    for action in actions:
        replay.do(action)
        if replay.game.turn.phase is Phase.ROLLING:
            count = len(dice_in_hand(replay.game))
            replay.do(act.DiceLanded(tuple(chance.randint(1, 6) for _ in range(count))))
    return replay.game


def looked_at(game: Game) -> None:
    """What is painted: headline, figures, cards."""
    sight = Sight(game, keep_all(game))
    assert moment_view(game, turn_view(sight)).title
    assert cards(sight)


def gone_on(begun: Game, now: Game) -> bool:
    return now.ended is not None or len(now.cells) > len(begun.cells)


def leads_on(game: Game, chance: random.Random, *, real: bool) -> None:
    """Pressing what is offered first, the dice go on in the end."""
    now = game
    for _ in range(MOST):
        if gone_on(game, now):
            return
        actions = main(now, real=real)
        assert actions, (now.turn, now.gates, now.offer)
        now = carried_out(now, actions, chance)
    raise AssertionError((game.turn, game.gates, game.offer))


@pytest.mark.rule("LP-049", "LP-080", "LP-076", "WH-046", "IB-040", "D-01")
@pytest.mark.parametrize("ceremony", [ceremony.value for ceremony in Ceremony])
@pytest.mark.parametrize("rules", PRESETS)
def test_no_position_is_a_dead_end(rules: str, ceremony: str, amount: Amount) -> None:
    options = (*SAYING[rules], ("ceremony", ceremony))
    table = Rules(preset(rules, options))
    doubts = 0
    for seed in range(amount.of(2, 12, "ZONK_PLAYS")):
        chance = random.Random(f"{rules} {ceremony} {seed}")
        game = seated(table, chance)
        for _ in range(160):
            doubt = legal(game, act.Challenge)
            action = doubt[0] if doubt and chance.random() < 0.5 else choose(game, chance)
            if action is None:
                break
            if isinstance(action, act.Stay) and table.s.declare_scores and chance.random() < 0.5:
                action = act.Stay(game.turn.points + 50)
            game = carried_out(game, (action,), chance)
            if game.ended is not None:
                break
            looked_at(game)
            real = chance.random() < 0.5
            for actions in offered(game, real=real):
                try:
                    carried_out(game, actions, chance)
                except IllegalAction as wrong:
                    raise AssertionError((actions, wrong, game.turn, game.gates)) from wrong
            if game.turn.phase is Phase.CHALLENGED or game.gates or chance.random() < 0.1:
                doubts += game.turn.phase is Phase.CHALLENGED
                leads_on(game, chance, real=real)
    assert doubts or not table.s.declare_scores
