"""Errors are messages: they are worded where they are read, not where they were raised."""

from __future__ import annotations

import errno
import pickle
from contextlib import suppress
from pathlib import Path

import pytest

from tests.words import pseudo
from zonk_desktop.archive.exchange import Twin
from zonk_desktop.archive.place import ArchiveError, PlaceError
from zonk_desktop.fairness.record import (
    RecordError,
    commitment_line,
    read_record,
    seated_line,
    seed_line,
)
from zonk_desktop.players.character import CharacterError
from zonk_desktop.players.choose import OwnError
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import OptionError, RuleFileError
from zonk_desktop.rulebook.knobs import Unfit
from zonk_desktop.rulebook.library import UnknownRules, resolve
from zonk_desktop.rulebook.load import house_text
from zonk_desktop.transcript import replay
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file, replay_text
from zonk_desktop.words import Message, MessageError, Speech, languages, reason, say, use

GOLDEN = Path(__file__).parents[1] / "golden"
SOME = Message.of("rulebook-true-or-false")
ERRORS = (
    RuleFileError("a.toml", "knobs.limit", SOME), OptionError("limit", SOME), UnknownRules("a"),
    Unfit(SOME), TranscriptError(3, "syntax", SOME), FileError(SOME), RecordError(2, SOME),
    ArchiveError(SOME), PlaceError(SOME), Twin(4, "Ann’s"), CharacterError(SOME), OwnError(SOME),
)  # fmt: skip


@pytest.fixture
def strange(languages: Path) -> Speech:
    """A language that nobody speaks, beside the English one; not yet in use."""
    assert (languages / pseudo.NAME).is_dir()
    return Speech(pseudo.NAME)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_crosses_to_another_process_and_language(
    error: MessageError, strange: Speech
) -> None:
    english = str(error)
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error)
    assert (str(there), there.message, vars(there)) == (english, error.message, vars(error))
    use(strange)
    assert str(there) != english


def test_a_refusal_is_worded_when_it_is_read(strange: Speech) -> None:
    with pytest.raises(RuleFileError) as caught:
        house_text("mine.toml", 'extends = "wheaton"\n[knobs]\nlimit = 7\n')
    assert str(caught.value).startswith("mine.toml: knobs.limit: 7 is out of range")
    use(strange)
    assert str(caught.value).startswith("mine.toml: knobs.limit: 7 ííš ")


def test_what_is_written_to_files_is_the_same_in_every_language(strange: Speech) -> None:
    """Statements, the record of the dice, knobs and their values are formats, not sentences."""

    def files() -> list[str]:
        seed = "b" * 64
        found = [commitment_line(seed), seed_line(seed), seated_line("Ann Bob")]
        assert read_record("\n".join(found)).seed == seed
        for path in sorted(GOLDEN.glob("*/*.zonk")):
            with suppress(TranscriptError):  # what is refused has no game to write
                found.append(replay.text(replay_text(path.read_text("utf-8"), path.parent)))
        for knob in knobs.KNOBS:
            found.append(knobs.show(knobs.read(resolve("wheaton").settings, knob)))
        return found

    english = files()
    assert len(english) > len(knobs.KNOBS)
    use(strange)
    assert files() == english


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_the_system_says_of_a_file_is_in_the_language(language: str, tmp_path: Path) -> None:
    try:
        use(Speech(language))
        with pytest.raises(FileError) as missing:
            read_file(tmp_path / "none.zonk")
        said = str(missing.value)
        assert say("general-no-such-file") in said
        assert ("No such file" in said) is (language == "en")
        # Rarer things are said as the system has them.
        assert reason(OSError(errno.EDOM, "Odd")) == "Odd"
    finally:
        use(Speech("en"))
