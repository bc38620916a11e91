"""Whether the dice of a transcript are those of its revealed seed, and in words."""

from __future__ import annotations

from pathlib import Path

from zonk_desktop.console import visible
from zonk_desktop.fairness.record import DiceRecord, RecordError, read_record
from zonk_desktop.fairness.verify import Course, Verdict, Verification, verify
from zonk_desktop.transcript.corrected import read_corrected
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file, replay_text
from zonk_desktop.transcript.lines import read, split
from zonk_desktop.transcript.replay import Replay

_BLAME = {
    Verdict.NO_RECORD: "nothing is said about the dice; they were thrown by hand or typed in",
    Verdict.NOT_REVEALED: "the dice are pledged, but their seed is told when the game is over",
    Verdict.NOT_PLEDGED: "a seed is told, but it was never pledged; that proves nothing",
    Verdict.NO_THROW: "no throw is written, so nothing shows that any dice were honest",
    Verdict.LATE_PLEDGE: "the pledge stands behind the first throw; it must come before",
    Verdict.EARLY_SEED: "the seed was told before the last throw; whoever knew it knew what fell",
    Verdict.WRONG_SEED: "the seed is not the one that was pledged before the first throw",
    Verdict.CORRECTED: "an entry was written anew; dice of the program are never corrected",
}


def examine(text: str, replay: Replay, record: DiceRecord | None = None) -> Verification:
    """A transcript's game against its pledge and seed; raises RecordError and TranscriptError."""
    record = read_record(text) if record is None else record
    _, statements = read(text)
    course = Course(
        rules=replay.rules,
        order=tuple(seat.name for seat in replay.first.seats),
        throws=replay.throws,
        lines=[line.number for line in statements if line.words[0] == "roll"],
        seated=split(1, record.seated),
        magic=replay.header.magic,
        corrected=min(read_corrected(text), default=0),
        ended=replay.game.ended is not None,
    )
    return verify(record, course)


def verify_file(path: Path) -> tuple[bool, str]:
    """Whether a file's dice are what its seed gives, and what was found; the first line says it."""
    try:
        text = read_file(path)
        found = examine(text, replay_text(text, path.parent))
    except (FileError, TranscriptError, RecordError) as wrong:
        return False, visible(f"{path}:{wrong}")
    if found.verdict is not Verdict.GOOD:
        return False, visible(f"{path}:{found.line or 1}: dice: {blame(found)}")
    lines = [
        visible(f"{path}: {praise(found)}"),
        f"  pledge: {found.commitment}",
        "  (it proves something to whoever saw it before the first throw: compare)",
        *(f"  not checked: {what}" for what in found.unknown),
    ]
    return True, "\n".join(lines)


def praise(found: Verification) -> str:
    """Of dice that hold: what follows from the seed."""
    throws = "1 throw" if found.throws == 1 else f"all {found.throws} throws"
    parts = [throws, *found.checked]
    named = parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]
    follow = "follows" if named == "1 throw" else "follow"
    return f"the dice are honest: {named} {follow} from the seed that was pledged."


def blame(found: Verification) -> str:
    """Of dice that do not hold, or cannot be told: why."""
    expected, recorded = (
        (" " if found.verdict is not Verdict.WRONG_ORDER else ", ").join(map(str, shown))
        for shown in (found.expected, found.recorded)
    )
    match found.verdict:
        case Verdict.WRONG_FACES:
            return f"throw {found.number} is written as {recorded}, but the seed gives {expected}"
        case Verdict.WRONG_ORDER:
            return f"the order of play is written as {recorded}, but the seed gives {expected}"
        case Verdict.WRONG_MAGIC:
            written = f"written as {recorded}" if recorded else "not written"
            return f"the Magic Number is {written}, but the seed gives {expected}"
    return _BLAME[found.verdict]
