"""The table of verbs and the engine's table of moves: no action is without its place in either."""

from pathlib import Path
from typing import get_args

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import MOVES
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.terminal.table import help_text
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_file
from zonk_desktop.transcript.lines import Statement, read, split
from zonk_desktop.transcript.replay import Replay, begin, statement, statements
from zonk_desktop.transcript.verbs import BY_WORD, OF, SAID, VERBS
from zonk_desktop.words import say

ROOT = Path(__file__).parent.parent.parent
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*/*.zonk"))


def replay(text: str, rules: str = "lets-play-zonk", *header: str) -> Replay:
    said = [line for line in text.split("; ") if line]
    found, lines = read(
        "\n".join(["zonk 1", f"rules {rules}", *header, "player A", "player B", *said])
    )
    made = begin(found, Path())
    for line in lines:
        made.feed(line)
    return made


def test_every_action_has_its_move_and_its_verb() -> None:
    kinds = get_args(act.Action)
    assert kinds == act.KINDS
    assert set(MOVES) == set(kinds)
    # In one order, so that the window, the report and the terminal list them alike.
    assert tuple(verb.action for verb in VERBS) == kinds
    assert len(OF) == len(VERBS)


def test_every_verb_that_is_said_can_be_read_and_looked_up() -> None:
    page = (ROOT / "docs" / "transcript.md").read_text(encoding="utf-8")
    helped = help_text()
    for verb in SAID:
        assert verb.read is not None
        assert verb.form.startswith(verb.name)
        assert verb.about
        assert f"`{verb.name}" in page
        # The terminal's dice are those of the program: no total of a turn is written there.
        assert (verb.form in helped) == (verb.action is not act.WriteDown)
    assert len({verb.short for verb in SAID if verb.short}) == 4
    assert all(BY_WORD[word].action is act.Release for word in act.RELEASE_WORDS)


def test_every_call_names_fields_of_its_action() -> None:
    for verb in VERBS:
        if verb.call is not None:
            named = dict.fromkeys(verb.action.__struct_fields__, "x")
            assert say(f"verb-call-{verb.name}", **named)


def test_words_of_the_format_stand_in_the_help_as_they_are() -> None:
    for word in (*act.RELEASE_WORDS, *act.PENALTY_KINDS):
        assert any(word in verb.about for verb in SAID)
    assert all(verb.hint for verb in VERBS if verb.hinted)


#: Golden games that can be played; the others hold what is refused, and how.
PLAYED = [path for path in GOLDEN if '"exit"' not in path.with_suffix(".json").read_text("utf-8")]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_actions_are_written_as_they_are_read(path: Path) -> None:
    """Every action of every golden game: its line read again is the action, dice and all."""
    once = replay_file(path)
    again = Replay(once.header, once.rules, once.first)
    for n, line in enumerate(statements(once.steps), 1):
        again.feed(Statement(n, split(n, line)))
    assert statements(again.steps) == statements(once.steps)
    assert again.game == once.game


def test_dice_are_named_by_the_action_and_chosen_from_text_in_one_way() -> None:
    """Two fives of one colour: the action says which; text means the first of them."""
    played = replay("roll 2 5 5 3 4")
    played.do(act.Keep((2,)))
    assert played.game.turn.aside == ((2, 5),)
    line = statement(played.steps[-1].before, played.steps[-1].action)
    assert line == "keep 5"
    read_again = replay(f"roll 2 5 5 3 4; {line}")
    assert read_again.game.turn.aside == ((1, 5),)


@pytest.mark.rule("LP-037")
def test_after_a_forced_keep_another_is_refused_with_the_reason_that_forced_it() -> None:
    """The Blood Die alone does not score: that forced the keep, not that all dice score."""
    blood = "roll 3R 1 5 1 5"
    assert replay(f"{blood}; keep all").game.turn.points == 300
    assert replay(f"{blood}; keep 1 5 1 5").game.turn.points == 300
    with pytest.raises(TranscriptError) as caught:
        replay(f"{blood}; keep 1")
    assert caught.value.code == "blood-die"
    assert "does not score" in caught.value.why
    with pytest.raises(TranscriptError) as caught:
        replay("roll 1 5 1 5 1; keep 1")
    assert caught.value.code == "all-dice-score"


@pytest.mark.rule("LP-037")
def test_what_was_forced_is_forgotten_with_the_turn() -> None:
    """The next player, who has not rolled yet, keeps nothing."""
    with pytest.raises(TranscriptError) as caught:
        replay("roll 3R 1 5 1 5; fault off-board; keep all")
    assert caught.value.code == "no-throw"


@pytest.mark.parametrize("key", PRESETS)
def test_a_refused_action_changes_nothing(key: str) -> None:
    played = replay("", key, "option ceremony=relaxed")
    before = played.game
    for word in ("keep 1", "stay", "take-dare", "roll 1", "roll 7 7 7 7 7 7"):
        with pytest.raises(TranscriptError):
            played.feed(Statement(1, split(1, word)))
        assert played.game == before
        assert played.steps == []
        assert played.throws == []
