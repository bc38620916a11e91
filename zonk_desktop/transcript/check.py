"""`zonk-desktop verify`: the faces of a transcript against its revealed seed."""

from __future__ import annotations

from pathlib import Path

from zonk_desktop.fairness.record import RecordError, read_record
from zonk_desktop.fairness.verify import Verdict, Verification, verify
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file, replay_text

_WORDS = {
    Verdict.NO_RECORD: "says nothing about its dice; they were thrown by hand or typed in",
    Verdict.NOT_REVEALED: "has a pledge but no seed yet; it is revealed when the game is over",
    Verdict.NOT_PLEDGED: "has a seed but no pledge made before the first roll; that proves nothing",
    Verdict.WRONG_SEED: "reveals a seed that is not the one pledged before the first roll",
}


def verify_file(path: Path) -> tuple[bool, str]:
    """Whether the dice are what the seed gives, and a sentence that says so."""
    try:
        text = read_file(path)
        record = read_record(text)
        replay = replay_text(text, path.parent)
    except (FileError, TranscriptError, RecordError) as wrong:
        return False, f"{path}:{wrong}"
    result = verify(record, replay.throws)
    if result.verdict is Verdict.GOOD:
        return True, (
            f"{path}: the seed is the one pledged, and all {result.throws} throws follow from it."
        )
    return False, f"{path}:1: dice: {_sentence(result)}"


def _sentence(result: Verification) -> str:
    if result.verdict is not Verdict.WRONG_FACES:
        return _WORDS[result.verdict]
    given = " ".join(map(str, result.recorded))
    due = " ".join(map(str, result.expected))
    return f"throw {result.number} is written as {given}, but the seed gives {due}"
