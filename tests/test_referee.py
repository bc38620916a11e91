"""The engine against a second referee, over random games with random knobs, pair by pair."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.conftest import Amount
from tests.oracle.referee import KNOBS, Referee
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook.build import Builder
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import merge, preset_document

#: What the referee does not judge is off.
PLAIN = {
    "special-dice": "none", "blood-die": False, "dare": False, "five-kind-may-stop": False,
    "natural-five": "none", "straight-1-5": 0, "straight-2-6": 0, "rule11k": "off",
    "ceremony": "off", "sloppiness": "off", "custom-bonuses": "none",
}  # fmt: skip
#: A knob that is not drawn is as here: nothing special.
USUAL = {
    "limit": 1500, "hit-step": 1000, "entry-minimum": 0, "entry-dice": 0, "stop-minimum": 0,
    "stop-dice": [], "stop-needs": "both", "hot-dice": "forced", "miss-penalty": 0,
    "miss-penalty-after": 3, "penalty-floor": "none", "thousand-basis": "total",
    "thousand-strict": False, "thousands-per-turn": "each", "turkey": False,
    "turkey-repeat": "every3", "social": False, "train-wreck": False, "integrity": "off",
    "never-two": False, "first-finish": False, "winner-hit": False, "consolation": False,
    "finish-compare": "reach", "landing": "over", "ending": "lastRound", "must-beat": False,
    "winner-by": "points", "clear": 0, "all-dice-bonus": 0, "all-dice-safe": False,
    "last-die-tries": 1, "first-throw-penalty": 0, "beat-previous": False, "last-licks": "off",
}  # fmt: skip


def rules_of(knobs: dict[str, Any]) -> Rules | None:
    """Plain five-dice rules with these knobs; None where they contradict one another."""
    over = {"knobs": {**PLAIN, **knobs}, "hit": {"bonus": {"off": True}}}
    document = merge(preset_document("lets-play-zonk"), over)
    try:
        return Rules(Builder("referee", document).build(begun=False))
    except RuleFileError:
        return None


def judged(game: Game, referee: Referee) -> None:
    """Everything that both of them know."""
    assert [seat.total for seat in game.seats] == [one.total for one in referee.people]
    assert [seat.hits for seat in game.seats] == [one.hits for one in referee.people]
    if referee.over:
        assert game.ended is not None
        assert set(game.ended.winners) == referee.winners
    else:
        assert game.ended is None
        assert game.turn.seat == referee.at
        assert game.turn.points == referee.points


def one_game(rules: Rules, knobs: dict[str, Any], chance: random.Random, most: int = 400) -> bool:
    """One game at random, judged at every action; True when it came to its end."""
    count = chance.choice((1, 2, 2, 3))
    game = new_game(rules, tuple("ABC"[:count]))
    referee = Referee(knobs, count)
    for _ in range(most):
        if referee.over:
            return True
        turn = game.turn
        if turn.phase is Phase.TO_KEEP:
            dice, _ = chance.choice(keeps(game))
            shown = dict(zip(turn.active, turn.throw, strict=True))
            game, _ = apply(game, act.Keep(dice))
            referee.kept(tuple(shown[die] for die in dice))
        elif turn.phase is Phase.ROLLING:
            entries = len(game.cells)
            faces = tuple(chance.choice((1, 1, 2, 3, 4, 5, 6)) for _ in dice_in_hand(game))
            game, _ = apply(game, act.DiceLanded(faces))
            said = referee.landed(faces)
            assert (said == "miss") == (len(game.cells) > entries)
            if said == "miss":
                referee.miss(len(turn.active) == referee.dice)
            elif said == "again":
                assert game.turn.phase is Phase.TO_ROLL
            elif game.turn.phase is not Phase.TO_KEEP:
                # All score, and the rules have set them aside in the same step.
                referee.kept(faces)
        else:
            may = refusal(game, act.Stay()) is None
            assert may == referee.may_stay(), (refusal(game, act.Stay()), referee.points)
            if may and chance.random() < 0.7:
                game, _ = apply(game, act.Stay())
                referee.stay()
            else:
                game, _ = apply(game, act.Roll())
                referee.rolled()
        judged(game, referee)
    return referee.over


PAIRS = list(itertools.combinations(KNOBS, 2))


@pytest.mark.slow
@pytest.mark.parametrize("knob", KNOBS)
def test_two_referees_agree_on_every_pair_of_knobs(knob: str, amount: Amount) -> None:
    """Each knob with each other one, at every pair of their values."""
    games = ended = 0
    for other in KNOBS:
        if (knob, other) not in PAIRS:
            continue
        for value, with_it in itertools.product(KNOBS[knob], KNOBS[other]):
            knobs = {**USUAL, knob: value, other: with_it}
            rules = rules_of(knobs)
            if rules is None:
                continue
            chance = random.Random(f"{knob} {other} {value} {with_it}")
            for _ in range(amount.of(1, 4, "ZONK_PAIRS")):
                games += 1
                ended += one_game(rules, knobs, chance)
    # Knobs that lapse or contradict one another leave some pairs out, not most of them.
    if knob != list(KNOBS)[-1]:
        assert games > 0
        assert ended > games // 4


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_two_referees_agree_on_any_rules(part: int, amount: Amount) -> None:
    """All knobs at once."""
    chance = random.Random(part)
    games = ended = 0
    for _ in range(amount.of(60, 240, "ZONK_PAIRS")):
        knobs = {name: chance.choice(values) for name, values in KNOBS.items()}
        rules = rules_of(knobs)
        if rules is not None:
            games += 1
            ended += one_game(rules, knobs, chance)
    assert games > 2, games
    assert ended
