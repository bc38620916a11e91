"""The beats of everything that can happen, under every sheet."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from tests.stage.steps import HOUSES, Step, golden, played
from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.stage.beats import (
    IN_THE_AIR,
    OPEN,
    PACE,
    TIED,
    Beat,
    Keys,
    Kind,
    StageManners,
    ordered,
    untold,
)
from zonk_desktop.stage.script import SILENT, script
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.words import Message, text

MANNERS = StageManners()
#: What only house rules bring about, and the houses that do.
BY_HOUSE = {
    EventKind.ROLLOFF: "show",
    EventKind.STAKE: "pot",
    EventKind.INSTANT_LOSS: "loses",
    EventKind.OUT: "out",
    EventKind.SAFE: "free",
    EventKind.TAKEN_OVER: "free",
    EventKind.EXTENDED: "free",
    EventKind.KNOCKED_BACK: "free",
    EventKind.LAST_DIE: "licks",
    EventKind.LAST_LICKS: "licks",
}


@cache
def some_steps(preset: str) -> tuple[Step, ...]:
    return (*golden(preset), *(step for seed in range(2) for step in played(preset, seed)))


def beats_of(step: Step, manners: StageManners = MANNERS) -> tuple[Beat, ...]:
    before, _, events, after = step
    return script(before, events, after, manners)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_event_has_its_beat(preset: str) -> None:
    seen: set[EventKind] = set()
    for step in some_steps(preset):
        happened = Counter(event.event for event in step[2] if event.event not in SILENT)
        shown = Counter(beat.event for beat in beats_of(step) if beat.event is not None)
        assert shown == happened
        seen |= set(happened)
    assert {EventKind.ROLLED, EventKind.MISS, EventKind.BANKED, EventKind.HITS} <= seen


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_shown_before_its_time(preset: str) -> None:
    for step in some_steps(preset):
        before, action, _, after = step
        beats = beats_of(step)
        if isinstance(action, act.UseReroll | act.Account):
            continue  # these go back
        cells = len(before.cells)
        for beat in beats:
            assert cells <= len(beat.game.cells) <= len(after.cells), "entries come one by one"
            cells = len(beat.game.cells)
            if beat.kind in IN_THE_AIR:
                assert beat.game is before, "what the dice show is not to be seen"
            if beat.kind in {Kind.MISS, Kind.SWEEP, Kind.STAY}:
                assert cells == len(before.cells), "it is written later"
            if beat.kind is not Kind.HANDOVER and beat.game.ended is None:
                assert beat.game.turn.seat == before.turn.seat
        handed = [place for place, beat in enumerate(beats) if beat.kind is Kind.HANDOVER]
        assert handed in ([], [len(beats) - 1]), "the dice go on last of all"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_entry_is_pencilled_and_the_dice_go_on(preset: str) -> None:
    for step in some_steps(preset):
        before, _, _, after = step
        kinds = [beat.kind for beat in beats_of(step)]
        written = len(after.cells) > len(before.cells)
        assert (Kind.ENTRY in kinds or Kind.LOST_TURN in kinds) == written
        if written and after.ended is None:
            strict = after.rules.s.ceremony is Ceremony.STRICT
            gate = any(strict or not one.now for one in after.gates)
            assert (Kind.HANDOVER in kinds) != gate
            assert (Kind.GATE in kinds) == gate
        if after.ended is not None and before.ended is None:
            assert Kind.HANDOVER not in kinds


@pytest.mark.parametrize("preset", PRESETS)
def test_the_dice_are_not_passed_before_it_is_told_why(preset: str) -> None:
    found = Counter[str]()
    for step in some_steps(preset):
        beats = beats_of(step)
        if not beats or beats[-1].kind is not Kind.HANDOVER:
            continue
        secret = [untold(beat, beats[n + 1 :]) for n, beat in enumerate(beats)]
        assert secret == sorted(secret, reverse=True), "told once, it stays told"
        for beat, hidden in zip(beats, secret, strict=True):
            if beat.kind in {Kind.THROW, Kind.REST}:
                assert hidden
            elif beat.kind in {Kind.MISS, Kind.STAY} and not hidden:
                found[beat.kind] += 1
    assert set(found) == {Kind.MISS, Kind.STAY}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_miss_is_told_in_the_order_it_is_lived(preset: str) -> None:
    missed = 0
    for step in some_steps(preset):
        _, _, events, _ = step
        miss = next((event for event in events if event.event is EventKind.MISS), None)
        if miss is None:
            continue
        missed += 1
        beats = beats_of(step)
        kinds = [beat.kind for beat in beats]
        order = [Kind.THROW, Kind.REST, Kind.MISS, Kind.SWEEP, Kind.ENTRY]
        assert [kind for kind in kinds if kind in order] == order
        told = beats[kinds.index(Kind.MISS)]
        assert told.says.title is not None
        # The headline is the sheet's word, and so is what is told.
        assert told.says.told is not None
        assert words.text(told.says.told).startswith(words.text(told.says.title))
        assert told.says.banner is None, "said once"
    assert missed


@pytest.mark.rule("LP-044")
def test_a_dare_that_fails_loses_what_the_bar_said_was_at_stake() -> None:
    game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"))
    said = act.Roll(), act.DiceLanded((2, 4, 4, 4, 4)), act.Dare(1), act.TakeDare(), act.Roll()
    for action in said:
        game, _ = apply(game, action)
    landed = act.DiceLanded((3,))
    after, events = apply(game, landed)
    miss = next(beat for beat in script(game, events, after, MANNERS) if beat.kind is Kind.MISS)
    assert miss.says.struck == 400
    assert miss.says.title is not None
    assert words.text(miss.says.title) == "Dare Zonk"
    assert miss.says.told is not None
    assert "400" in words.text(miss.says.told)


@pytest.mark.parametrize("preset", PRESETS)
def test_marks_follow_the_entry_one_by_one(preset: str) -> None:
    """First the total, then a sign a mark, and the hits with the pennants."""
    signs = 0
    for step in some_steps(preset):
        before, _, _, after = step
        if len(after.cells) <= len(before.cells):
            continue
        whole, place = after.cells[len(before.cells)], len(before.cells)
        entry = [beat for beat in beats_of(step) if len(beat.game.cells) > place]
        shown = [beat.game.cells[place] for beat in entry if beat.kind is Kind.ENTRY]
        assert all((cell.text, cell.marks, cell.hits) == (whole.text, (), 0) for cell in shown)
        marked = [beat for beat in entry if beat.kind is Kind.SIGN and beat.seat == whole.seat]
        for number, beat in enumerate(marked, 1):
            cell = beat.game.cells[place]
            assert cell.marks == whole.marks[:number]
            assert cell.left == whole.left[: len(cell.left)]
            assert cell.hits == 0, "pennants come last"
            assert beat.game.seats[whole.seat].hits == before.seats[whole.seat].hits
            signs += 1
        last = entry[-1].game
        if any(beat.kind is Kind.PENNANTS for beat in entry):
            assert last.cells[place] == whole
    assert signs


def test_a_stay_that_keeps_first_shows_which_dice() -> None:
    """Computers stay with what lies there: its dice go to the rail as if they had been picked."""
    found = [
        beats
        for seed in range(4)
        for step in played("lets-play-zonk", seed)
        if isinstance(step[1], act.Stay)
        for beats in [beats_of(step)]
        if beats[0].kind is Kind.KEEP and not step[0].turn.after_all
    ]
    assert found
    lying = [beats for beats in found if beats[0].data.dice]
    assert lying, "but for those with which the whole set has scored"
    for beats in lying:
        keep, game = beats[0], beats[0].game
        assert set(keep.data.dice) <= {die for die, _ in game.turn.aside}
        assert beats[1].kind is Kind.STAY


def test_the_leader_is_underlined_from_the_bell_on() -> None:
    rang = [
        beat
        for preset in PRESETS
        for step in some_steps(preset)
        for beat in beats_of(step)
        if beat.kind is Kind.LAST_ROUND
    ]
    assert rang
    for beat in rang:
        assert (beat.game.last or ()) == beat.data.seats
        assert beat.game.ended is None
    assert any(beat.game.home >= 0 for beat in rang if beat.game.last)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_sentence_can_be_said(preset: str) -> None:
    for step in some_steps(preset):
        for beat in beats_of(step):
            for message in beat.says[:5]:
                if isinstance(message, Message):
                    said = words.text(message)
                    assert said.strip()
                    assert "{" not in said
                    assert "$" not in said


@pytest.mark.parametrize("preset", PRESETS)
def test_speeds_and_stillness_change_lengths_alone(preset: str) -> None:
    for step in played(preset, 7, 300):
        normal = beats_of(step)
        slow = beats_of(step, StageManners("slow"))
        off = beats_of(step, StageManners("off"))
        still = beats_of(step, StageManners("normal", still=True))
        for other in (slow, off, still):
            assert [(b.kind, b.says, b.keys, b.game) for b in other] == [
                (b.kind, b.says, b.keys, b.game) for b in normal
            ]
        assert all(beat.length == 0 for beat in off)
        for one, two, three in zip(normal, slow, still, strict=True):
            assert two.length == pytest.approx(1.6 * one.length, abs=1)
            assert three.length == (0 if one.kind in IN_THE_AIR else one.kind.time.read)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_has_the_word_may_act(preset: str) -> None:
    """Beats at the end leave the word to the player; a hand-over never does."""
    for step in some_steps(preset):
        beats = beats_of(step)
        tail = True
        for beat in reversed(beats):
            tail = tail and beat.kind in OPEN
            assert (beat.keys is Keys.OPEN) == tail
            if beat.kind is Kind.HANDOVER:
                assert beat.keys is Keys.WAIT


def test_a_keep_that_is_followed_by_a_throw_is_not_the_last_word() -> None:
    steps = played("wheaton", 1)
    keep = next(beats_of(s) for s in steps if isinstance(s[1], act.Keep))
    throw = next(beats_of(s) for s in steps if isinstance(s[1], act.DiceLanded))
    assert keep[-1].keys is Keys.OPEN
    both = ordered((*keep, *throw))
    assert both[len(keep) - 1].keys is Keys.SKIP


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_beat_has_its_time(kind: Kind) -> None:
    assert any(kind.time) != (kind in IN_THE_AIR)
    assert MANNERS.length(kind) >= 0
    assert StageManners("off").length(kind) == 0
    assert not (kind in TIED and kind in OPEN), "a part of a moment leaves no word"


def test_the_times_of_the_house() -> None:
    """The moments of the design, in milliseconds from the rest of the last die."""
    assert MANNERS.length(Kind.REST) == 120
    assert MANNERS.length(Kind.MISS) == 450
    assert MANNERS.length(Kind.MISS) + MANNERS.length(Kind.SWEEP) == 900
    assert 900 + MANNERS.length(Kind.ENTRY) == 1300
    assert MANNERS.length(Kind.HANDOVER) == 250
    assert PACE == {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}


@pytest.mark.parametrize("kind", EventKind)
def test_a_kind_of_event_is_met_under_some_sheet(kind: EventKind) -> None:
    """No branch of the script stands unplayed."""
    if kind in SILENT:
        return
    house = BY_HOUSE.get(kind)
    steps = (
        (step for seed in range(40) for step in played(house, seed))
        if house is not None
        else (step for preset in PRESETS for step in some_steps(preset))
    )
    met = (step for step in steps if any(event.event is kind for event in step[2]))
    assert any(beat.event is kind for step in islice(met, 3) for beat in beats_of(step))


@pytest.mark.parametrize("house", HOUSES)
def test_house_rules_are_told_in_order_too(house: str) -> None:
    for step in played(house, 0):
        before, action, events, after = step
        beats = beats_of(step)
        happened = Counter(event.event for event in events if event.event not in SILENT)
        assert Counter(beat.event for beat in beats if beat.event is not None) == happened
        for beat in beats:
            assert len(beat.game.cells) <= len(after.cells)
            if beat.kind in IN_THE_AIR:
                assert beat.game is before
            for message in beat.says[:5]:
                assert not isinstance(message, Message) or words.text(message).strip()
        if len(after.cells) > len(before.cells) and after.ended is None:
            assert not isinstance(action, act.Stay) or Kind.ENTRY in [b.kind for b in beats]


@pytest.mark.rule("IB-017")
def test_a_royale_is_told_before_it_is_worth_anything() -> None:
    lines = "zonk 1\nrules insta-bong\nplayer Ann\nplayer Bob\nroll 1 2 3 4 5 6\nkeep all\n"
    before, kept = (replay_text(lines[:end], Path()) for end in (lines.index("keep"), len(lines)))
    step = before.game, act.Keep(()), kept.steps[-1].events, kept.game
    (beat,) = [one for one in beats_of(step) if one.kind is Kind.ALL_SCORE]
    assert beat.says.banner is not None
    assert text(beat.says.banner) == "All six make a Royale"
    assert beat.says.under is not None
    assert text(beat.says.under) == "Four dice, 50 times their sum."
    assert beat.says.told is not None
    assert text(beat.says.told) == "Ann keeps the dice."
