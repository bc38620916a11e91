"""Every kind of event is heard, or there is a reason why not."""

from __future__ import annotations

import random

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import keep_all, legal_actions
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind, Game, Phase
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sound.events import MOST_HITS, SILENT, Heard, heard
from zonk_desktop.sound.names import MARK_CUES, Cue


def game(key: str = "wheaton") -> Game:
    magic = (1, 2, 2, 3, 6) if key == "wheaton" else ()
    return new_game(Rules(preset(key)), ("Ann", "Bob"), magic=magic)


@pytest.mark.parametrize("kind", EventKind)
def test_every_kind_is_heard_or_silent_for_a_reason(kind: EventKind) -> None:
    table = game()
    found = heard(table, table, [Event(kind, 0, value=2, other=1, dice=(0, 1))], smoke=True)
    own = [one for one in found if one.cue not in MARK_CUES]
    if kind in SILENT:
        assert not own
    else:
        assert own


def cues(found: tuple[Heard, ...]) -> list[Cue]:
    return [one.cue for one in found]


def test_dice_pennants_and_words() -> None:
    table = game()
    kept = heard(table, table, [Event(EventKind.KEPT, 0, dice=(0, 2, 3))], smoke=True)
    assert cues(kept) == [Cue.KEEP, Cue.KEEP, Cue.KEEP, Cue.PLATE]
    assert [one.after for one in kept] == sorted(one.after for one in kept)
    many = heard(table, table, [Event(EventKind.HITS, 0, value=9)], smoke=True)
    assert cues(many) == [Cue.HIT] * MOST_HITS
    took = [Event(EventKind.TOOK_HITS, 0, value=1)]
    assert cues(heard(table, table, took, smoke=True)) == [Cue.MATCH]
    assert cues(heard(table, table, took, smoke=False)) == [Cue.COASTER]


def step(table: Game, *actions: act.Action) -> tuple[Game, tuple[Heard, ...]]:
    before = table
    events: tuple[Event, ...] = ()
    for action in actions:
        table, more = apply(table, action)
        events += more
    return table, heard(before, table, events, smoke=True)


def test_a_first_turn_at_the_table() -> None:
    table = game()
    table, found = step(table, act.Roll(), act.DiceLanded((1, 1, 1, 2, 3)))
    assert cues(found) == [Cue.SCORES, Cue.SCORES, Cue.SCORES, Cue.DEAD, Cue.DEAD]
    table, found = step(table, act.Keep(keep_all(table)))
    assert cues(found)[:3] == [Cue.KEEP] * 3
    table, found = step(table, act.Stay())
    told = cues(found)
    assert told[0] is Cue.STAY
    assert told.index(Cue.DIAL) < told.index(Cue.THOUSAND)
    assert told[-2:] == [Cue.KNOCK, Cue.KNOCK], "the second seat has the dice"


@pytest.mark.parametrize("key", PRESETS)
def test_whole_games_are_heard_in_order(key: str) -> None:
    """A game played anyhow: cues come one after another, a miss and the end among them."""
    chance = random.Random(key)
    table = game(key)
    seen: set[Cue] = set()
    for _ in range(4000):
        if table.ended is not None:
            break
        if table.turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(table))
            table, found = step(table, act.DiceLanded(faces))
        else:
            legal = [
                action
                for action in legal_actions(table)
                if not isinstance(action, act.Fault | act.Touch | act.Penalty | act.Stake)
            ]
            table, found = step(table, chance.choice(legal))
        seen |= set(cues(found))
        own = [one.after for one in found if one.cue not in MARK_CUES]
        assert own == sorted(own)
    assert {Cue.ZONK, Cue.KEEP, Cue.STAY} <= seen
