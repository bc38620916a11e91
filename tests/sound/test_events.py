"""Every beat is heard, or there is a reason why not."""

from __future__ import annotations

import pytest

from tests.stage.steps import new_table, played
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sound.events import SILENT, Heard, heard
from zonk_desktop.sound.names import MARK_CUES, Cue
from zonk_desktop.stage.beats import MOST_PENNANTS, Beat, Data, Kind, StageManners
from zonk_desktop.stage.script import script


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_heard_or_silent_for_a_reason(kind: Kind) -> None:
    beat = Beat(kind, 0, new_table("wheaton"), data=Data(5, 2, dice=(0, 1), first=True))
    own = [one for one in heard(beat, smoke=True) if one.cue not in MARK_CUES]
    assert bool(own) == (kind not in SILENT)


def cues(found: tuple[Heard, ...]) -> list[Cue]:
    return [one.cue for one in found]


def test_dice_pennants_and_words() -> None:
    table = new_table("wheaton")
    kept = heard(Beat(Kind.KEEP, 0, table, data=Data(dice=(0, 2, 3))), smoke=True)
    assert cues(kept) == [Cue.KEEP, Cue.KEEP, Cue.KEEP, Cue.PLATE]
    assert [one.after for one in kept] == sorted(one.after for one in kept)
    many = heard(Beat(Kind.PENNANTS, 0, table, data=Data(number=9)), smoke=True)
    assert cues(many) == [Cue.HIT] * MOST_PENNANTS
    took = Beat(Kind.TAKEN, 0, table, data=Data(number=1))
    assert cues(heard(took, smoke=True)) == [Cue.MATCH]
    assert cues(heard(took, smoke=False)) == [Cue.COASTER]


def step(table: Game, *actions: act.Action) -> tuple[Game, list[Cue]]:
    found: list[Cue] = []
    for action in actions:
        after, events = apply(table, action)
        for beat in script(table, events, after, StageManners()):
            found += cues(heard(beat, smoke=True))
        table = after
    return table, found


def test_a_first_turn_at_the_table() -> None:
    table, found = step(new_table("wheaton"), act.Roll(), act.DiceLanded((1, 1, 1, 2, 3)))
    assert found == [Cue.SCORES, Cue.SCORES, Cue.SCORES, Cue.DEAD, Cue.DEAD]
    table, found = step(table, act.Keep(keep_all(table)))
    assert found[:3] == [Cue.KEEP] * 3
    table, told = step(table, act.Stay())
    assert told[0] is Cue.STAY
    assert told.index(Cue.DIAL) < told.index(Cue.THOUSAND)
    assert told[-1] is Cue.CARD, "a hit is to be taken before the dice go on"
    table, told = step(table, act.TookHits())
    assert told[-2:] == [Cue.KNOCK, Cue.KNOCK], "the second seat has the dice"


@pytest.mark.parametrize("key", PRESETS)
def test_whole_games_are_heard_in_order(key: str) -> None:
    """A game played anyhow: cues come one after another, a miss and a stay among them."""
    seen: set[Cue] = set()
    for before, _, events, after in played(key, 0):
        for beat in script(before, events, after, StageManners()):
            found = heard(beat, smoke=True)
            seen |= set(cues(found))
            own = [one.after for one in found if one.cue not in MARK_CUES]
            assert own == sorted(own)
    assert {Cue.ZONK, Cue.KEEP, Cue.STAY} <= seen
