"""Exact is exact: the worth before a throw is the mean of the worths after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.conftest import Amount
from tests.odds.test_best_play import RELATIVES, start, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind, Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.atlas import dice_classes, throws
from zonk_desktop.odds.ends import UTILITIES
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.values import BOLD, CAREFUL, HITS, POINTS, WIN, Aim, Purpose
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, house, preset

EVERY = (*PRESETS, *map(str, RELATIVES))
PURPOSES = (POINTS, HITS, Purpose(Aim.HITS, 1000.0), CAREFUL, BOLD, WIN)
DIX_MILLE = next(str(file) for file in RELATIVES if file.name == "dix-mille.toml")


def seated(rules: Rules, total: int, entered: bool = True) -> Game:
    """A game whose first player has this total and begins."""
    count = max(2, rules.s.players_min)
    most = max(0, rules.s.limit - 50)
    magic = (1, 2, 2, 3, 6) if rules.s.magic_number else ()
    game = new_game(
        rules, tuple("ABC"[:count]), magic=magic, totals=(total, *(min(total, most),) * (count - 1))
    )
    seats = (changed(game.seats[0], entered=entered), *game.seats[1:])
    return changed(game, seats=seats)


def after(game: Game, faces: tuple[int, ...], purpose: Purpose) -> float:
    """What a throw leaves to who threw; the sheet says it of a turn that is over."""
    landed, events = apply(game, act.DiceLanded(faces))
    told = {event.event for event in events}
    if EventKind.INSTANT_WIN in told and purpose.aim is Aim.WIN:
        return 1.0
    if EventKind.INSTANT_LOSS in told and purpose.aim is Aim.WIN:
        return 0.0
    if EventKind.INSTANT_WIN in told:
        cell = landed.cells[len(game.cells)]
        gain = np.array([float(cell.total - game.seats[0].total)])
        hits = purpose.hit * cell.hits if purpose.aim is Aim.HITS else 0.0
        return float(UTILITIES.get(purpose.aim, np.copy)(gain)[0]) + hits
    if told & {EventKind.MISS, EventKind.INSTANT_LOSS}:
        return ask.missed(game, purpose)
    return ask.worth(changed(landed, gates=(), offer=None), purpose)


def off(game: Game, purpose: Purpose) -> float:
    """The worth of a throw that is about to be made less the mean over every way it may fall."""
    rolling, _ = apply(game, act.Roll())
    before = ask.worth(rolling, purpose)
    counted = ask.counts(game, purpose)
    classes, alike = dice_classes(game.rules, counted.aim is Aim.HITS)
    active = rolling.turn.active
    mean = 0.0
    for faces, ways in throws(classes, alike, active):
        mean += after(rolling, faces, counted) * ways / 6 ** len(active)
    return (before - mean) / max(1.0, abs(before))


def totals(rules: Rules) -> list[tuple[int, bool]]:
    """Far from the end, near it, and where a hit or a landing asks for one figure."""
    limit = rules.s.limit
    return [
        (0, False), (0, True), (950, True), (2050, True), (limit - limit // 10, True),
        (limit - 700, True), (limit - 150, True), (limit - 50, True),
    ]  # fmt: skip


@pytest.mark.parametrize("key", EVERY)
def test_a_throw_is_worth_the_mean_of_what_may_come_of_it(key: str, amount: Amount) -> None:
    """The first throw, and one from the middle of a turn."""
    rules = Rules(resolve(key, options=(("take-over", "off"),)))
    chance = Random(Path(key).name)
    cases = [(total, purpose) for total in totals(rules) for purpose in PURPOSES]
    for (total, entered), purpose in chance.sample(cases, amount.of(3, len(cases), "ZONK_EXACT")):
        game = seated(rules, total, entered)
        assert abs(off(game, purpose)) < 1e-9, (total, entered, purpose)
        later = thrown(game, chance)
        if later is not None:
            assert abs(off(later, purpose)) < 1e-9, (total, entered, purpose, later.turn)


def thrown(game: Game, chance: Random) -> Game | None:
    """The same turn some throws later, about to throw; None where it missed."""
    for _ in range(chance.randint(1, 3)):
        game, _ = apply(game, act.Roll())
        faces = tuple(chance.choice((1, 5, 1, 5, 2, 3, 4, 6)) for _ in game.turn.active)
        seat = game.turn.seat
        game, events = apply(game, act.DiceLanded(faces))
        game = changed(game, gates=(), offer=None)
        if any(event.event in {EventKind.MISS, EventKind.FINISHED} for event in events):
            return None
        if game.turn.phase is Phase.TO_KEEP:
            game, _ = apply(game, act.Keep(chance.choice(keeps(game))[0]))
        if game.turn.seat != seat or refusal(game, act.Roll()) is not None:
            return None
    return game


@pytest.mark.parametrize(("weight", "worth"), [(300.0, 410.939154), (1000.0, 833.850813)])
def test_hits_at_one_figure_are_worth_the_cheaper_keep(weight: float, worth: float) -> None:
    """2,100 on the sheet is a hit: at 2,050 fifty points are better than a hundred."""
    game = seated(Rules(preset("lets-play-zonk")), 2050)
    assert ask.worth(game, Purpose(Aim.HITS, weight)) == pytest.approx(worth, abs=1e-6)


def test_an_exact_landing_is_worth_the_cheaper_keep() -> None:
    game = seated(Rules(resolve(DIX_MILLE)), 9950)
    assert ask.worth(game, POINTS) == pytest.approx(30.632716, abs=1e-6)


def test_fine_figures_have_as_many_rows_as_they_need(tmp_path: Path) -> None:
    """Three 6s for 666, or singles for 101 and 52: points come in steps of 2, and of 1."""
    file = tmp_path / "devil.toml"
    three = '[combo.three-sixes]\nkind = "of-a-kind"\ncount = 3\nfaces = [6]\npoints = 666\n'
    file.write_text(f'extends = "original-1978"\nkey = "devil"\nname = "Devil"\n{three}')
    assert summary(house(file), 0, True)["turn"] == pytest.approx(462.889, abs=1e-3)
    file.write_text(ODD)
    told = summary(house(file), 0, True)
    assert told["turn"] == pytest.approx(472.713, abs=1e-3)
    stays = {dice["dice"]: dice["stay_from"] for dice in told["dice"]}
    assert stays == {6: None, 5: 2896, 4: 986, 3: 393, 2: 300, 1: 300}
    game = start(table(str(file)), 0, True)
    assert ask.worth(game) == pytest.approx(told["turn"], abs=1e-3)


#: Six dice, all of them rolled again once they have scored; 300 to stay.
ODD = """
format = 1
key = "odd"
name = "Odd"
[knobs]
dice-count = 6
hot-dice = "forced"
stop-minimum = 300
[combo.one]
kind = "single"
face = 1
points = 101
[combo.five]
kind = "single"
face = 5
points = 52
[combo.three]
kind = "of-a-kind"
count = 3
faces = [2, 3, 4, 5, 6]
points = 100
by-face = true
[combo.ones]
kind = "of-a-kind"
count = 3
faces = [1]
points = 1000
[combo.straight]
kind = "straight"
faces = [1, 2, 3, 4, 5, 6]
points = 1500
[miss.zonk]
text = "ZONK"
"""
