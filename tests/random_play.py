"""Random legal play, and house rules made at random: what the property tests are made of."""

import random
from typing import Any

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, candidates, legal_actions, refusal
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.build import AWARDS, Builder
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, merge, preset_document

#: What carries a turn on; chosen more often than the side shows, so that games get somewhere.
_PLAY = (act.Roll, act.Keep, act.Stay, act.TookHits, act.Release)
#: What is seldom legal; chosen more often than not when it is, or random play would hardly meet it.
_SELDOM = (act.Dare, act.TakeDare, act.RefuseDare, act.Call11000, act.UseReroll, act.Stake)


def legal(game: Game, *kinds: type[act.Action]) -> list[act.Action]:
    """The legal actions of these kinds, in the order of `legal_actions`, for less work."""
    return [
        action
        for kind in act.KINDS
        if kind in kinds
        for action in candidates(game, kind)
        if refusal(game, action) is None
    ]


def choose(game: Game, chance: random.Random) -> act.Action | None:
    """A legal action, or None when there is none."""
    if game.turn.phase is Phase.ROLLING:
        # Sometimes all alike, or a straight: what is rare should happen too.
        count = len(dice_in_hand(game))
        if chance.random() < 0.04:
            return act.DiceLanded((chance.randint(1, 6),) * count)
        if chance.random() < 0.04:
            return act.DiceLanded(tuple(n % 6 + 1 for n in range(count)))
        if chance.random() < 0.04 and count > 1:
            other, most = chance.sample(range(1, 7), 2)
            return act.DiceLanded((other, *(most,) * (count - 1)))
        return act.DiceLanded(tuple(chance.randint(1, 6) for _ in range(count)))
    seldom = legal(game, *_SELDOM)
    if seldom and chance.random() < 0.6:
        return chance.choice(seldom)
    play = legal(game, *_PLAY)
    stays = [action for action in play if isinstance(action, act.Stay)]
    if stays and chance.random() < 0.5:
        return stays[0]
    if play and chance.random() < 0.85:
        return chance.choice(play)
    everything = legal_actions(game)
    return chance.choice(everything) if everything else None


def seated(rules: Rules, chance: random.Random) -> Game:
    """A new game with one to twelve columns, some of them teams, some well on the way."""
    count = chance.choice((1, 2, 2, 3, 4, 5, 12))
    names = tuple(f"P{n}" for n in range(count))
    members: tuple[tuple[str, ...], ...] = ()
    if rules.s.teams:
        members = tuple((f"{name}a", f"{name}b") for name in names)
    magic: tuple[int, ...] = ()
    if rules.s.magic_number:
        magic = tuple(chance.randint(1, 6) for _ in range(rules.s.dice_count))
    totals: tuple[int, ...] = ()
    if chance.random() < 0.4:
        most = max(1, rules.s.limit // 50 - 1)
        totals = tuple(chance.randrange(most) * 50 for _ in names)
    return new_game(
        rules, names, members=members, magic=magic, scorekeeper=count - 1, totals=totals
    )


def play(game: Game, chance: random.Random, most: int) -> tuple[Game, list[act.Action]]:
    """Play on at random; stops at the end of the game or after so many actions."""
    done: list[act.Action] = []
    while len(done) < most:
        action = choose(game, chance)
        if action is None:
            break
        game, _ = apply(game, action)
        done.append(action)
    return game, done


def knob_value(knob: knobs.Knob, chance: random.Random) -> Any:
    """Some value that the knob may have."""
    if knob.kind == "switch":
        return chance.random() < 0.5
    if knob.kind == "choice":
        return chance.choice(knob.choices)
    if knob.kind == "int":
        if knob.high > 100:
            return chance.choice((0, 50, 100, 300, 500, 1000, 2000, 10000)) or knob.low
        return chance.randint(knob.low, knob.high)
    if knob.kind == "numbers":
        high = min(knob.high, 8) if knob.high < 100 else 3000
        return sorted({chance.randint(max(1, knob.low), high) for _ in range(3)})
    return "none" if knob.kind == "faces" else "names date"


def combo(chance: random.Random) -> dict[str, Any]:
    """A combination of some kind."""
    points = chance.choice((50, 100, 250, 1000))
    faces = sorted(chance.sample(range(1, 7), chance.randint(1, 4)))
    return chance.choice(
        (
            {"kind": "single", "face": chance.randint(1, 6), "points": points},
            {
                "kind": "of-a-kind",
                "count": chance.randint(2, 4),
                "most": chance.randint(4, 5),
                "faces": faces,
                "points": points,
                "step": chance.choice((0, 100)),
                "doubling": chance.random() < 0.3,
                "by-face": chance.random() < 0.5,
                "step-by-face": chance.random() < 0.3,
                "safe": chance.random() < 0.3,
                "natural": chance.random() < 0.3,
            },
            {"kind": "nothing", "points": points},
            {"kind": "matching-later", "faces": faces, "points": points},
            {"kind": "straight", "faces": [2, 3, 4][: chance.randint(2, 3)], "points": points},
            {"kind": "shape", "shape": chance.choice(([2, 2], [3, 2], [2, 2, 2])), "points": 500},
            {"kind": "instant", "faces": [6] * 6, "wins": chance.random() < 0.5},
        )
    )


def hit(chance: random.Random) -> dict[str, Any]:
    """A source of hits of some kind."""
    found = chance.choice(
        (
            {"kind": "pattern", "faces": [6, 6, 6], "whole": False, "kept": True},
            {"kind": "exact-total", "totals": [500, 1000, 1350]},
            {"kind": "ends-in", "ending": 50, "modulus": 100},
            {"kind": "miss-streak", "length": 2, "kept": True},
            {"kind": "dry-streak", "length": 2, "kept": True},
            {"kind": "odd-die-alike", "names": ["pair-up", "more"], "at-once": True, "kept": True},
            {"kind": "colours"},
            {"kind": "slim"},
            {"kind": "entry"},
            {"kind": "halftime"},
            {"kind": "social"},
            {"kind": "turkey"},
        )
    )
    return {**found, "amount": chance.randint(1, 3), "everyone": chance.random() < 0.2}


def house_changes(chance: random.Random) -> tuple[str, dict[str, Any]]:
    """A sheet, and what a house rule made at random changes of it."""
    base = chance.choice(PRESETS)
    some = chance.sample(knobs.KNOBS, chance.randint(1, 12))
    over: dict[str, Any] = {
        "knobs": {knob.name: knob_value(knob, chance) for knob in some},
        "combo": {f"extra-{n}": combo(chance) for n in range(chance.randint(0, 2))},
        "hit": {f"extra-{n}": hit(chance) for n in range(chance.randint(0, 2))},
        "awards": chance.sample(AWARDS, chance.randint(0, len(AWARDS))),
    }
    if chance.random() < 0.7:
        over["knobs"]["limit"] = chance.choice((1000, 1500, 3000))
    return base, over


def house_rules(chance: random.Random) -> RuleSet | None:
    """A house rule set made at random, None when it made no sense."""
    base, over = house_changes(chance)
    try:
        return Builder("random", merge(preset_document(base), over)).build(begun=False)
    except RuleFileError:
        return None
