"""The entries of a game with real dice: what each says in words, and what it could have said.

Pure: asked of a replay, shown by the dialog that corrects them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.values import Row
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.state import Game, Phase, entry_now
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.live.journal import in_place
from zonk_desktop.stage.sight import settled
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Statement, split
from zonk_desktop.transcript.replay import begin, statement
from zonk_desktop.transcript.telling import tell
from zonk_desktop.transcript.verbs import SAID
from zonk_desktop.words import sentences
from zonk_desktop.words.rows import one_row


class WrittenEntry(NamedTuple):
    """One entry, the game before it, and the cell of the sheet that its turn is written in."""

    row: Row
    before: Game
    place: tuple[int, int]
    told: str
    #: Which of the lines that stand in the place of the stored one.
    part: int = 0


class EntryChoice(NamedTuple):
    """An alternative to an entry."""

    told: str
    line: str


class StoredEntries(NamedTuple):
    """The entries of a game as they are stored."""

    header: Header
    house: str
    rows: tuple[Row, ...]


class EntryDraft(NamedTuple):
    """The entries with corrections that are not written yet, up to one that does not hold."""

    entries: tuple[WrittenEntry, ...]
    #: Why the last of them does not hold; empty where all of them do.
    why: str = ""


def draft(written: StoredEntries, changes: Mapping[int, str]) -> EntryDraft:
    """Every entry in order, with these changes, as `in_place` has them."""
    replay = begin(written.header, Path(), written.house, stored=True)
    found: list[WrittenEntry] = []
    rows = [one for old in written.rows for one in enumerate(in_place(old, changes))]
    for part, row in rows:
        before, done = replay.game, len(replay.steps)
        try:
            replay.feed(Statement(row.n, split(row.n, row.line)), row.was)
        except TranscriptError as wrong:
            found.append(WrittenEntry(row, before, entry_now(before), row.line, part))
            return EntryDraft(tuple(found), wrong.why)
        happened = [event for step in replay.steps[done:] for event in step.events]
        told = one_row(sentences(tell(replay.game, event) for event in happened))
        found.append(WrittenEntry(row, before, entry_now(before), told or row.line, part))
    return EntryDraft(tuple(found))


def hand(game: Game) -> tuple[tuple[int, str], ...]:
    """The dice that a throw has at this point, each with its letter; none where none is due."""
    now = settled(game)
    if refusal(now, act.Roll()) is not None:
        return ()
    return tuple((die, now.rules.colours[die]) for die in dice_in_hand(now))


def lying(game: Game) -> tuple[tuple[int, int, str], ...]:
    """The dice of the throw on the table, of which some are kept: number, face and letter."""
    now = settled(game)
    turn = now.turn
    if turn.phase is not Phase.TO_KEEP:
        return ()
    return tuple(
        (die, face, now.rules.colours[die])
        for die, face in zip(turn.active, turn.throw, strict=True)
    )


def thrown(game: Game, faces: tuple[int, ...]) -> str:
    """The line of a throw with these faces."""
    letters = (letter for _, letter in hand(game))
    return "roll " + " ".join(
        f"{face}{letter}" for face, letter in zip(faces, letters, strict=True)
    )


def kept(game: Game, dice: tuple[int, ...]) -> tuple[str, str]:
    """The line that keeps these dice, and what it tells; two empty ones where they may not be."""
    now, keep = settled(game), act.Keep(tuple(sorted(dice)))
    if not dice or refusal(now, keep) is not None:
        return "", ""
    return statement(now, keep) or "", _told(now, keep)


def choices(game: Game) -> tuple[EntryChoice, ...]:
    """All other statements possible here: to stay, to dare, to ask, a fault and whose it was."""
    now = settled(game)
    found = []
    for verb in SAID:
        if verb.action in {act.Roll, act.DiceLanded, act.Keep}:
            continue
        for action in candidates(now, verb.action):
            line = statement(now, action) if refusal(now, action) is None else None
            if line:
                found.append(EntryChoice(_told(now, action) or line, line))
    return tuple(dict.fromkeys(found))


def _told(game: Game, action: act.Action) -> str:
    after, events = apply(game, action)
    return one_row(sentences(tell(after, event) for event in events))


def same(one: str, other: str) -> bool:
    """Whether two lines say the same, whatever their spaces and quotes."""
    try:
        return split(0, one) == split(0, other)
    except TranscriptError:
        return False
