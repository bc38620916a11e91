"""What a transcript has on record beside its dice: the chain, who helped, and the times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from zonk_desktop.fairness.chain import Chain, Why, Written, holds, read_chain
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.transcript.lines import Header, Line
from zonk_desktop.words import Message

#: Lines behind the last statement that belong to no entry.
_BESIDE = ("# chain", "# dice-seed ")
#: Lines of the game's head wherever they stand.
_ANYWHERE = ("finish ", "# dice-behind ", "# dice-sha256 ")


def written(text: str, statements: Sequence[Line], house: str) -> Written:
    """A transcript as its chain has it."""
    lines = [line.rstrip() for line in text.split("\n")]
    first = statements[0].number if statements else len(lines) + 1
    head = [line for line in lines[: first - 1] if line and not line.startswith(_BESIDE)]
    head += [line for line in lines[first - 1 :] if line.startswith(_ANYWHERE)]
    return Written(tuple(head), tuple(lines[one.number - 1] for one in statements), house)


def chained(
    found: Verification, text: str, header: Header, statements: Sequence[Line], house: str
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
    if kinds["unwatched"]:
        found.append(Message.of("verify-record-unwatched"))
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
