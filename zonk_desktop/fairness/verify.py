"""Whether a written game is the one that its revealed seed gives."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.record import DiceRecord, Pledged
from zonk_desktop.fairness.source import Dice, DiceSource, roll_for_order, roll_magic
from zonk_desktop.words import Message


class Verdict(Enum):
    """What came out."""

    GOOD = "good"
    NO_RECORD = "no-record"
    NOT_REVEALED = "not-revealed"
    NOT_PLEDGED = "not-pledged"
    NO_THROW = "no-throw"
    LATE_PLEDGE = "late-pledge"
    EARLY_SEED = "early-seed"
    WRONG_SEED = "wrong-seed"
    WRONG_FACES = "wrong-faces"
    WRONG_ORDER = "wrong-order"
    WRONG_MAGIC = "wrong-magic"
    CORRECTED = "corrected"
    BROKEN_CHAIN = "broken-chain"


class Course(NamedTuple):
    """What a written game shows of its dice."""

    rules: Rules
    #: The names in order of play.
    order: tuple[str, ...]
    throws: Sequence[tuple[int, ...]]
    #: The line of each throw.
    lines: Sequence[int]
    #: As they sat before the roll for order; empty where no roll is recorded.
    seated: tuple[str, ...] = ()
    magic: tuple[int, ...] = ()
    #: The gesture at each throw; none where the table did without.
    gestures: Sequence[str] = ()
    #: The first line that was corrected; 0 where none was.
    corrected: int = 0
    ended: bool = True
    #: Who got another name, which, and after how many throws.
    renamed: tuple[tuple[str, str, int], ...] = ()


class Verification(NamedTuple):
    """The verdict; of the first throw that differs, its number and both sets of faces."""

    verdict: Verdict
    throws: int = 0
    number: int = 0
    expected: tuple[object, ...] = ()
    recorded: tuple[object, ...] = ()
    #: The line that is to blame; 0 where it is the file as a whole.
    line: int = 0
    #: What follows from the seed besides the throws, and what no seed can tell; the messages
    #: `verify-part-NAME` say what each is.
    checked: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    commitment: str = ""
    #: As in `Course`: no seed tells of it, so it is named.
    renamed: tuple[tuple[str, str, int], ...] = ()
    #: How many throws had a player's gesture in them.
    gestures: int = 0
    #: Where the game stood behind what had been shown: after how many throws, and how many had.
    behind: tuple[tuple[int, int], ...] = ()
    #: The head of the chain, where there is one that holds, and what it has on record.
    chain: str = ""
    on_record: tuple[Message, ...] = ()


#: What nothing can tell of any game.
ALWAYS_UNKNOWN = ("names", "rules", "choices", "peek")


def verify(record: DiceRecord, course: Course) -> Verification:
    """Recompute every throw of the game in order, and what was thrown before it."""
    count = len(course.throws)
    if (blamed := _record_blamed(record, course)) is not None:
        return Verification(blamed[0], count, line=blamed[1], commitment=record.commitment)
    bases = [sum(line < one.at for line in course.lines) for one in record.more]
    source = DiceSource(bytes.fromhex(record.seed))
    sources = [DiceSource(bytes.fromhex(one.seed)) for one in record.more]
    dice = Dice(source, tuple(zip(bases, sources, strict=True)))
    if (wrong := _first_difference(course, dice, source)) is not None:
        return wrong._replace(throws=count, commitment=record.commitment)
    checked: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ALWAYS_UNKNOWN
    if course.seated:
        checked += ("order",)
    elif len(course.order) > 1:
        unknown += ("no-order",)
    if course.rules.s.magic_number:
        checked += ("magic",)
    if not course.ended:
        unknown += ("end",)
    if any(course.gestures):
        unknown += ("hands",)
    return Verification(
        Verdict.GOOD, count, checked=checked, unknown=unknown, commitment=record.commitment,
        renamed=course.renamed,
        gestures=sum(map(bool, course.gestures)),
        behind=tuple(
            (base, before + one.shown)
            for before, base, one in zip([0, *bases], bases, record.more, strict=False)
        ),
    )  # fmt: skip


def _record_blamed(record: DiceRecord, course: Course) -> tuple[Verdict, int] | None:
    """Why pledge and seed prove nothing, whatever the faces are, and in which line."""
    if not record.commitment:
        return (Verdict.NOT_PLEDGED, record.told_at) if record.seed else (Verdict.NO_RECORD, 0)
    lines = course.lines
    if lines and record.pledged_at > lines[0]:
        return Verdict.LATE_PLEDGE, record.pledged_at
    if course.corrected:
        return Verdict.CORRECTED, course.corrected
    if not record.seed:
        return Verdict.NOT_REVEALED, record.pledged_at
    if not lines:
        return Verdict.NO_THROW, 0
    own = Pledged(record.commitment, seed=record.seed, told_at=record.told_at)
    for one in (own, *record.more):
        if not one.seed:
            return Verdict.NOT_REVEALED, one.at
        if one.told_at < lines[-1]:
            return Verdict.EARLY_SEED, one.told_at
        if DiceSource(bytes.fromhex(one.seed)).commitment != one.commitment:
            return Verdict.WRONG_SEED, one.told_at
    return None


def _first_difference(course: Course, dice: Dice, source: DiceSource) -> Verification | None:
    for number, recorded in enumerate(course.throws, 1):
        gesture = course.gestures[number - 1] if course.gestures else ""
        expected = dice.faces(number, len(recorded), gesture)
        if expected != recorded:
            line = course.lines[number - 1]
            return Verification(
                Verdict.WRONG_FACES, 0, number, expected, tuple(recorded), line=line
            )
    if course.seated:
        order: tuple[str, ...] = ()
        if len(set(course.seated)) == len(course.seated) > 1:
            _, order = roll_for_order(course.rules, course.seated, source)
        if order != course.order:
            return Verification(
                Verdict.WRONG_ORDER, expected=order or course.seated, recorded=course.order
            )
    if course.rules.s.magic_number:
        magic = roll_magic(course.rules, source)
        if magic != tuple(sorted(course.magic)):
            return Verification(Verdict.WRONG_MAGIC, expected=magic, recorded=course.magic)
    return None
