"""Which lesson comes at which event, in each sheet; without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stage.steps import HOUSES, golden, played
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.stage.beats import StageManners
from zonk_desktop.stage.lessons import MOST_WORDS, Lesson, Topic, happened, to_choose
from zonk_desktop.stage.scene import magic_beats
from zonk_desktop.stage.script import script
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.words import HIT_WORDS, Speech

#: By sheet and what stands before the first throw: statements, and what is taught after each.
GAMES = {
    ("lets-play-zonk", ""): """
        roll 1 5 2R 4 4: scores, keep 1: entry, roll 5 2R 4 6: hint, keep 5: -, roll 2R 3 6: miss
        roll 1 1 1 5R 4: stay, stay: hit
        roll 1 2 3 4 5R: all-score, roll 5 5 2 2 3R: pick, stay: gate
        roll 5 5 3 2 6R: -, keep 5: -, roll 5 2 3 6R: -, keep 5: -, roll 5 3 6R: -, keep 5: -
        roll 5 4R: forced""",
    ("lets-play-zonk", "score Ann 9000"): """
        roll 3 3 3 3 2R: may-dare, dare Bob: dared, take-dare: eleven, roll 3R: all-score
        roll 1 5 2 2 3R: scores, stay: hit, roll 1 2 2 3 4R: end""",
    ("wheaton", "magic 1 5 2 4 4"): """
        roll 1 5 2 4 3: hit, roll 1 5 2 3 3: scores, stay: gate
        roll 1 2 3 4 4: entry, keep 1: hint, roll 2 2 3 6: miss""",
    ("wheaton", "magic 1 5 2 4 4; score Ann 4800; score Bob 4000"): """
        roll 1 1 5 4 6: scores, stay: hit, roll 1 2 2 3 4: show""",
    ("wheaton", "magic 1 5 2 4 4; score Ann 9000"): "roll 5 2 3 4 4: scores, keep 5: stay",
    ("insta-bong", ""): """
        roll 1 5 2 4 3 3R: scores, keep 1: entry, roll 2 3 4 6 6R: miss
        roll 2 2 2R 1 3 4: hit, keep all: stay, roll 1 5: pick, keep all: all-score, stay: -
        roll 1 1 1 2 3 4R: hint""",
    ("insta-bong", "score Ann 4500"): """
        roll 1 1 5 3 4 6: scores, keep 1 1: entry, roll 1 2 3 4: stay, keep 1: hint
        roll 1 2 2: end""",
    ("insta-bong", "score Ann 100"): """
        roll 1 2 3 4 5 6R: royale, keep all: reroll, roll 1 2 3 4: all-score
        roll 2 2 3 3 4 6R: -, reroll: -, roll 2 2 3 3 4 6R: miss""",
    ("original-1978", ""): """
        roll 1 1 1 5 2 3: scores, keep 1 1 1: dice, roll 5 2 4: stay, stay: hit
        roll 2 2 3 3 4 6: miss, roll 1 2 3 4 5 6: all-score""",
    ("original-1978", "score Ann 4800"): """
        roll 1 1 5 5 3 4: scores, stay: hit, roll 1 1 5 5 3 4: end""",
    ("magic-bus-1983", ""): """
        roll 1 5 2 2 3 4: scores, keep 1: entry, roll 1 5 2 2 3: pick, keep 1 5: hint
        roll 2 3 4: miss, roll 1 1 1 5 3 4: stay, stay: hit""",
}  # fmt: skip


def taught(
    steps: list[tuple[Game, tuple[Event, ...]]], after: Game, known: set[Topic]
) -> Lesson | None:
    """What is taught of some steps: what happened first, or else what can be chosen."""
    games = [*(before for before, _ in steps[1:]), after]
    for (before, events), then in zip(steps, games, strict=True):
        for beat in script(before, events, then, StageManners()):
            found = happened(beat, known)
            if found is not None:
                return found
    return to_choose(Sight(after, keep_all(after)), known)


@pytest.mark.parametrize("game", GAMES, ids=" ".join)
def test_a_lesson_comes_the_first_time_a_thing_occurs(game: tuple[str, str]) -> None:
    sheet, before = game
    head = f"zonk 1; rules {sheet}; player Ann; player Bob; {before}".split("; ")
    lines = [one.strip() for one in GAMES[game].replace("\n", ",").split(",") if one.strip()]
    known: set[Topic] = set()
    done, found, wanted = 0, list[str](), list[str]()
    for place, line in enumerate(lines):
        said, topic = line.split(": ")
        so_far = [one.split(": ")[0] for one in lines[: place + 1]]
        replay = replay_text("\n".join((*head, *so_far, "")), Path())
        steps = [(step.before, step.events) for step in replay.steps[done:]]
        done = len(replay.steps)
        lesson = taught(steps, replay.game, known)
        known |= {lesson.topic} if lesson is not None else set()
        found.append(f"{said}: {'-' if lesson is None else lesson.topic.value}")
        wanted.append(f"{said}: {topic}")
    assert found == wanted


def test_the_magic_number_is_a_lesson_where_it_lies() -> None:
    game = new_game(Rules(preset("wheaton")), ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
    rolled, lies = magic_beats(game, (1, 2, 2, 3, 6), StageManners())
    assert happened(rolled, ()) is None
    lesson = happened(lies, ())
    assert lesson is not None
    assert lesson.topic is Topic.MAGIC


@pytest.mark.parametrize("name", [*PRESETS, *HOUSES])
def test_every_lesson_is_short_and_none_comes_twice(name: str) -> None:
    voices = [Speech(hits=word) for word in HIT_WORDS]
    steps = [*(golden(name) if name in PRESETS else ()), *played(name, 0, 250)]
    known: set[Topic] = set()
    for before, _, events, after in steps:
        lesson = taught([(before, events)], after, known)
        if lesson is None:
            continue
        assert lesson.topic not in known
        known.add(lesson.topic)
        for voice in voices:
            said = voice.say(lesson.message.id, **dict(lesson.message.data))
            words = [word for word in said.split() if any(map(str.isalpha, word)) and word[1:2]]
            assert len(words) <= MOST_WORDS, said
            assert said.endswith("."), said
    assert {Topic.SCORES, Topic.MISS, Topic.STAY, Topic.HINT} <= known


def test_nothing_is_taught_of_a_game_that_is_over_or_a_total_that_is_doubted() -> None:
    won = next(after for *_, after in golden("wheaton") if after.ended is not None)
    assert to_choose(Sight(won), ()) is None
    text = "zonk 1\nrules lets-play-zonk\noption declare-scores=on\nplayer Ann\nplayer Bob\n"
    doubted = replay_text(text + "roll 1 1 1 2R 3\nstay 900\nchallenge Bob\n", Path()).game
    assert doubted.offer is not None
    assert to_choose(Sight(doubted), ()) is None
