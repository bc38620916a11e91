"""Whole games of computers, every action held against the engine's own refusals."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.odds.values import Aim
from zonk_desktop.players.character import Level, characters
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.table import Seats, decide

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))


def seats(count: int, chance: random.Random, winners: bool = True) -> dict[int, SeatPlayer]:
    """Characters at random, at levels at random; `winners`: also who plays by chances to win."""
    everybody = [one for one in characters() if winners or one.aim is not Aim.WIN]
    return {
        n: SeatPlayer(chance.choice(everybody), chance.choice(tuple(Level))) for n in range(count)
    }


def start(rules: Rules, count: int, chance: random.Random, near: bool = False) -> Game:
    """A new game, or one that is nearly over."""
    s = rules.s
    magic = tuple(chance.randint(1, 6) for _ in range(s.dice_count)) if s.magic_number else ()
    names = tuple(f"P{n}" for n in range(count))
    totals: tuple[int, ...] = ()
    if near:
        most = max(1, s.limit // 50 - 1)
        totals = tuple(chance.randrange(most // 2, most + 1) * 50 for _ in names)
    return new_game(rules, names, magic=magic, totals=totals)


class Seen:
    """What computers were seen to do."""

    def __init__(self) -> None:
        self.actions = Counter[str]()
        self.reasons = Counter[str]()


#: What people call, doubt, put in and get wrong, in the middle of everything.
_MEDDLING = (act.Dare, act.Challenge, act.Stake, act.Penalty, act.Fault, act.Touch, act.Ask)


def meddled(game: Game, chance: random.Random) -> act.Action | None:
    """Something legal that a person might do here, whoever's turn it is."""
    if game.rules.s.declare_scores and refusal(game, act.Stay()) is None and chance.random() < 0.5:
        return act.Stay(game.turn.points + 50)
    found = [
        action
        for kind in _MEDDLING
        for action in candidates(game, kind)
        if refusal(game, action) is None
    ]
    return chance.choice(found) if found else None


def play(
    game: Game, who: Seats, chance: random.Random, seen: Seen, most: int = 30_000,
    meddling: float = 0.0,
) -> tuple[Game, list[act.Action]]:  # fmt: skip
    """Play a game; nothing that is decided may be refused."""
    done: list[act.Action] = []
    while game.turn.phase is not Phase.FINISHED:
        assert len(done) < most, "the game goes round in circles"
        if game.turn.phase is Phase.ROLLING:
            landed = act.DiceLanded(faces(len(dice_in_hand(game)), chance))
            game, _ = apply(game, landed)
            done.append(landed)
            continue
        if meddling and chance.random() < meddling:
            action = meddled(game, chance)
            if action is not None:
                game, _ = apply(game, action)
                done.append(action)
                continue
        decision = decide(game, who, chance)
        assert decision is not None, ("nobody does anything", game.turn, game.gates)
        assert decision.seat in who
        seen.reasons[decision.reason.why.value] += 1
        for action in decision.actions:
            assert refusal(game, action) is None, (action, refusal(game, action), game.turn)
            game, _ = apply(game, action)
            done.append(action)
            seen.actions[type(action).__name__] += 1
    return game, done


def faces(count: int, chance: random.Random) -> tuple[int, ...]:
    """A throw; sometimes all alike, four alike or a straight, so that what is rare happens."""
    luck = chance.random()
    if luck < 0.02:
        return (chance.randint(1, 6),) * count
    if luck < 0.04:
        return tuple(n % 6 + 1 for n in range(count))
    if luck < 0.07 and count > 1:
        other, most = chance.sample(range(1, 7), 2)
        return (other, *(most,) * (count - 1))
    return tuple(chance.randint(1, 6) for _ in range(count))
