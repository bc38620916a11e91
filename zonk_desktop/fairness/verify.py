"""Whether recorded faces are those that the revealed seed gives."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from zonk_desktop.fairness.record import DiceRecord
from zonk_desktop.fairness.source import DiceSource


class Verdict(Enum):
    """What came out."""

    GOOD = "good"
    NO_RECORD = "no-record"
    NOT_REVEALED = "not-revealed"
    NOT_PLEDGED = "not-pledged"
    WRONG_SEED = "wrong-seed"
    WRONG_FACES = "wrong-faces"


class Verification(NamedTuple):
    """The verdict; of the first throw that differs, its number and both sets of faces."""

    verdict: Verdict
    throws: int = 0
    number: int = 0
    expected: tuple[int, ...] = ()
    recorded: tuple[int, ...] = ()


def verify(record: DiceRecord, throws: Sequence[tuple[int, ...]]) -> Verification:
    """Recompute every throw of the game, in order."""
    if not record.seed:
        verdict = Verdict.NOT_REVEALED if record.commitment else Verdict.NO_RECORD
        return Verification(verdict)
    if not record.commitment:
        return Verification(Verdict.NOT_PLEDGED)
    source = DiceSource(bytes.fromhex(record.seed))
    if source.commitment != record.commitment:
        return Verification(Verdict.WRONG_SEED)
    for number, recorded in enumerate(throws, 1):
        expected = source.faces(number, len(recorded))
        if expected != recorded:
            return Verification(Verdict.WRONG_FACES, len(throws), number, expected, recorded)
    return Verification(Verdict.GOOD, len(throws))
