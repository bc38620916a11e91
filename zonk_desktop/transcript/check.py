"""Whether the dice of a transcript are those of its revealed seed, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from zonk_desktop.console import visible
from zonk_desktop.fairness.chain import Chain, Why, Written, holds, read_chain
from zonk_desktop.fairness.record import DiceRecord, RecordError, read_record
from zonk_desktop.fairness.verify import Course, Verdict, Verification, verify
from zonk_desktop.rulebook.library import text_of
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, read_file, replay_text
from zonk_desktop.transcript.lines import Header, Statement, read, split
from zonk_desktop.transcript.remarks import gestures, read_corrected
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import Message, say
from zonk_desktop.words import text as words


def examine(text: str, replay: Replay, house: str = "") -> Verification:
    """A transcript's game against its pledge, seed and chain; raises RecordError and
    TranscriptError. `house`: the text of its house rules."""
    header, statements = read(text)
    corrected = min(read_corrected(text), default=0)
    found = examined(replay, read_record(text), statements, corrected, said_at(text, statements))
    return chained(found, text, header, statements, house)


def examined(
    replay: Replay,
    record: DiceRecord,
    statements: Sequence[Statement],
    corrected: int,
    said: Sequence[str],
) -> Verification:
    """The same of a transcript that was read already; `corrected`: its first such line, or 0;
    `said`: the gestures at its throws."""
    course = Course(
        rules=replay.rules,
        order=tuple(seat.name for seat in replay.first.seats),
        throws=replay.throws,
        lines=[line.number for line in statements if line.words[0] == "roll"],
        seated=split(1, record.seated),
        magic=replay.header.magic,
        gestures=said if any(said) else (),
        corrected=corrected,
        ended=replay.game.ended is not None,
        renamed=replay.header.renamed,
    )
    return verify(record, course)


def said_at(text: str, statements: Sequence[Statement]) -> list[str]:
    """The gesture at each throw of a transcript."""
    lines = text.split("\n")
    return gestures(lines[one.number - 1].rstrip() for one in statements)


def verify_file(path: Path) -> tuple[bool, str]:
    """Whether a file's dice are what its seed gives, and what was found; the first line says it."""
    try:
        text = read_file(path)
        replay = replay_text(text, path.parent)
        found = examine(text, replay, text_of(read(text)[0].rules, path.parent))
    except (FileError, TranscriptError, RecordError) as wrong:
        return False, visible(f"{path}:{wrong}")
    if found.verdict is not Verdict.GOOD:
        return False, visible(f"{path}:{found.line or 1}: dice: {blame(found)}")
    lines = [
        visible(f"{path}: {praise(found)}"),
        "  " + say("verify-pledge", pledge=found.commitment),
        "  " + say("verify-compare"),
        *(visible(f"  {said}") for said in chain_words(found)),
        *(["  " + say("verify-gestures", throws=found.gestures)] if found.gestures else ()),
        *("  " + said for said in behind(found)),
        *(visible("  " + say("verify-another-name", said=said)) for said in renamings(found)),
        *("  " + say("verify-not-checked", what=part) for part in parts(found.unknown)),
    ]
    return True, "\n".join(lines)


def praise(found: Verification) -> str:
    """Of dice that hold: what follows from the seed."""
    throws = say("verify-throws", throws=found.throws)
    alone = found.throws == 1 and not found.checked
    return say("verify-honest", parts=(throws, *parts(found.checked)), alone=alone)


def parts(names: tuple[str, ...]) -> tuple[str, ...]:
    """What was checked, or could not be, in words."""
    return tuple(say(f"verify-part-{name}") for name in names)


def chain_words(found: Verification) -> tuple[str, ...]:
    """Where the chain ends, and what it has on record."""
    if not found.chain:
        return ()
    head = say("verify-chain", head=found.chain)
    return head, *(say("verify-on-record", said=said) for said in records(found))


def records(found: Verification) -> tuple[str, ...]:
    """What the chain has on record."""
    return tuple(words(said) for said in found.on_record)


def behind(found: Verification) -> tuple[str, ...]:
    """Where the game stood behind throws that had been shown, or nobody knew of them."""
    return tuple(
        say("verify-behind" if shown > at else "verify-unwatched", throws=at, shown=shown)
        for at, shown in found.behind
    )


def renamings(found: Verification) -> tuple[str, ...]:
    """Who got another name during the game."""
    return tuple(
        say("verify-renamed", old=old, new=new, throws=at) for old, new, at in found.renamed
    )


def blame(found: Verification) -> str:
    """Of dice that do not hold, or cannot be told: why."""
    expected, recorded = (
        (" " if found.verdict is not Verdict.WRONG_ORDER else ", ").join(map(str, shown))
        for shown in (found.expected, found.recorded)
    )
    match found.verdict:
        case Verdict.WRONG_FACES:
            return say(
                "verify-wrong-faces", number=str(found.number), written=recorded, seed=expected
            )
        case Verdict.WRONG_ORDER:
            return say("verify-wrong-order", written=recorded, seed=expected)
        case Verdict.WRONG_MAGIC:
            there = bool(recorded)
            return say("verify-wrong-magic", there=there, written=recorded, seed=expected)
    return say(f"verify-blame-{found.verdict.value}")


#: Lines behind the last statement that belong to no entry.
_BESIDE = ("# chain", "# dice-seed ")
#: Lines of the game's head wherever they stand.
_ANYWHERE = ("finish ", "# dice-behind ", "# dice-sha256 ")


def written(text: str, statements: Sequence[Statement], house: str) -> Written:
    """A transcript as its chain has it."""
    lines = [line.rstrip() for line in text.split("\n")]
    first = statements[0].number if statements else len(lines) + 1
    head = [line for line in lines[: first - 1] if line and not line.startswith(_BESIDE)]
    head += [line for line in lines[first - 1 :] if line.startswith(_ANYWHERE)]
    return Written(tuple(head), tuple(lines[one.number - 1] for one in statements), house)


def chained(
    found: Verification, text: str, header: Header, statements: Sequence[Statement], house: str
) -> Verification:
    """The verdict with what the chain adds to it."""
    chain = read_chain(text)
    if not (chain.head and chain.notes):
        return found._replace(unknown=(*found.unknown, "helps", "course"))
    if not holds(written(text, statements, house), chain):
        if found.verdict in {Verdict.GOOD, Verdict.NO_RECORD, Verdict.NOT_REVEALED}:
            return found._replace(verdict=Verdict.BROKEN_CHAIN)
        return found
    said = (*_of_chain(chain), *_of_header(header))
    return found._replace(chain=chain.head, on_record=said)


def _of_chain(chain: Chain) -> list[Message]:
    """Where it begins, and what was done beside playing."""
    found = []
    if chain.why != Why.NEW:
        found.append(Message.of(f"verify-begins-{chain.why}", line=chain.since))
    kinds = Counter(note.line.split(" ")[0] for note in chain.notes[1:])
    struck = kinds["struck"] - kinds["put"]
    if struck > 0:
        found.append(Message.of("verify-record-struck", times=struck))
    for why in (Why.CONTINUED, Why.COPY, Why.IMPORTED, Why.KEPT_BOTH):
        if kinds[why]:
            found.append(Message.of(f"verify-was-{why}", times=kinds[why]))
    return found


def _of_header(header: Header) -> list[Message]:
    """Computers, hints and times."""
    found = []
    for one in header.computers:
        kind = "verify-record-computer" if one.character else "verify-record-person"
        found.append(
            Message.of(kind, name=one.name, who=one.character, level=one.level, throw=one.since)
        )
    shown = Counter(one.name for one in header.hinted)
    found += [Message.of("verify-record-hints", name=name, times=n) for name, n in shown.items()]
    if header.start:
        ended = bool(header.finish)
        found.append(
            Message.of("verify-record-times", start=header.start, ended=ended, end=header.finish)
        )
    return found
