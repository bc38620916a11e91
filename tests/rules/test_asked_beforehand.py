"""What the odds and the window ask before a throw: hits of a win, a miss that may be taken back."""

from __future__ import annotations

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import Banking, hits_if_won
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.rerolls import missed
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.load import preset


def after(game: Game, *actions: act.Action) -> Game:
    for action in actions:
        game, _ = apply(game, action)
    return game


@pytest.mark.rule("WH-082")
def test_a_throw_that_wins_brings_the_hits_that_were_told() -> None:
    game = after(
        new_game(Rules(preset("wheaton")), ("Ann", "Bob"), magic=(2, 3, 4, 6, 6)), act.Roll()
    )
    told = hits_if_won(game)
    won = after(game, act.DiceLanded((1, 1, 1, 1, 1)))
    assert won.ended is not None
    waiting = sum(gate.hits for gate in won.gates)
    assert told == won.seats[0].hits + waiting > 0


@pytest.mark.rule("IB-040")
def test_a_miss_may_be_taken_back_by_a_token_and_by_nothing_else() -> None:
    game = new_game(Rules(preset("insta-bong")), ("Ann", "Bob"))
    game = after(game, act.Roll(), act.DiceLanded((1, 2, 3, 4, 5, 6)))
    assert not missed(game)
    game = after(game, act.Keep((0, 1, 2, 3, 4, 5)), act.Roll(), act.DiceLanded((6, 5, 4, 3)))
    game = after(game, act.Roll(), act.DiceLanded((2, 2, 3, 3, 4, 6)))
    assert missed(game)
    assert game.turn.seat == 1
    assert not missed(after(game, act.UseReroll()))
    assert not missed(after(new_game(game.rules, ("Ann", "Bob")), act.Roll()))


def test_points_that_bring_the_same_hits_are_asked_about_once() -> None:
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"))
    game = after(game, act.Roll(), act.DiceLanded((1, 1, 1, 2, 4)), act.Keep((0, 1, 2)))
    banking = Banking(game, (350, 400, 1000, 1050))
    assert banking.kind == [0, 0, 1, 1]
    assert banking.hits(()) == [0, 1]
