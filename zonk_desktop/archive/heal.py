"""The first page of a game from a damaged file, put right by what stands elsewhere as well."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from zonk_desktop.archive import frozen
from zonk_desktop.archive.chains import line_of, written
from zonk_desktop.archive.lifting import Lifted
from zonk_desktop.archive.values import Row
from zonk_desktop.fairness.chain import (
    GAINED,
    LOST,
    NOTHING,
    ChainError,
    Note,
    Why,
    Written,
    began,
    digest,
    linked,
)
from zonk_desktop.fairness.record import read_record
from zonk_desktop.fairness.source import unpacked
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import quote, read
from zonk_desktop.transcript.replay import header_lines
from zonk_desktop.words import MessageError

#: What a chain begins with a digest of.
COLUMNS = ("header", "house", "pledge", "seated", "again")
#: A damaged sign is looked for in texts of no more signs.
_MOST_SIGNS = 2_000
_SIGNS = "\n" + "".join(map(chr, range(32, 127)))


class FirstPage:
    """What a file still has of the beginning of a game's chain."""

    def __init__(self, game: Lifted) -> None:
        notes = [game.notes[n] for n in sorted(game.notes)]
        self._first: Note | None = None
        self._link = b""
        if 1 in game.notes:
            self._first, self._link = notes[0]
        rows = [(n, one) for n, one in sorted(game.actions.items()) if not one.undone]
        lines = [line_of(Row(n, one.line, one.was)) for n, one in rows]
        self._notes = [note for note, _ in notes]
        #: Whether the first note is none that has this hash.
        self._hit = self._first is not None and self._link != linked(NOTHING, self._first.text)
        self._since = 0 if self._first is None else self._first.at
        self._lines = self._all = tuple(lines)
        self._head = str(game.head.get("head", ""))
        if not self._since:
            # No line of the journal is in the digest: damage to one is in nobody's way.
            came = [note for note in self._notes if note.line.startswith((GAINED, LOST))]
            self._notes, self._lines = [note._replace(at=0) for note in came], ()
        #: The hash of the first row, where it is the first entry behind the first note.
        alone = not self._since and all(note.at for n, (note, _) in game.notes.items() if n > 1)
        first = rows[0] if rows and alone else None
        self._row: tuple[str, bytes | None] = "", None
        if first is not None and first[0] == 1:
            self._row = (lines[0], first[1].link)
        #: Whether there is a chain, and whether no line of the journal has to be right to ask it.
        self.chained = bool(notes) or bool(self._head) or self._row[1] is not None
        self.alone = not self._since and (self._first is not None or self._row[1] is not None)

    def fits(self, head: Mapping[str, frozen.Value]) -> bool:
        """Whether these columns are those that the chain began with."""
        return self._noted(head) or self._headed(head)

    def _noted(self, head: Mapping[str, frozen.Value]) -> bool:
        """Whether the first note or the first row has them."""
        try:
            now = _written(head, self._lines)
            return self._bears_out(began(now, self._notes) if self._notes else now)
        except (ChainError, ValueError):
            return False

    def _headed(self, head: Mapping[str, frozen.Value]) -> bool:
        """Whether notes are lost, and the head is the hash of one that all of it stood before."""
        try:
            told = "" if self._notes else _told(_written(head, self._all))
        except ValueError:
            return False
        return bool(told) and self._head in [one.hex() for one in _hashes(told)]

    def _bears_out(self, base: Written) -> bool:
        told = _told(base)
        if self._first is not None:
            if " ".join(self._first.line.split(" ")[2:4]) == told:
                return True
            # The note itself may be hit, and not its hash.
            if self._hit and self._link in _hashes(told):
                return True
        line, link = self._row
        return link is not None and link == linked(next(_hashes(told)), line)

    def put_right(self, head: Mapping[str, frozen.Value]) -> dict[str, frozen.Value] | None:
        """The columns with the one sign that was hit as it was; None where it is not found."""
        for fits in (self._noted, self._headed):
            for name in ("header", "seated", "house"):
                for text in _near_texts(str(head.get(name, ""))):
                    found = {**head, name: text}
                    if fits(found):
                        return found
        return None


def _written(head: Mapping[str, frozen.Value], lines: tuple[str, ...]) -> Written:
    return written(*(str(head.get(name, "")) for name in COLUMNS))._replace(lines=lines)


def _told(base: Written) -> str:
    """What a chain's first note has of a game that stood so, behind why it begins."""
    return f"{len(base.lines)} {digest(base)}"


#: The hash of a chain's first note as far as why it begins; that of a new game first.
_BEGUN = tuple(hashlib.sha256(NOTHING + Note(0, f"begins {why} ").text.encode()) for why in Why)


def _hashes(told: str) -> Iterator[bytes]:
    """The hash of the first note, for all it may have begun with."""
    for begun in _BEGUN:
        one = begun.copy()
        one.update(told.encode())
        yield one.digest()


def _near_texts(text: str) -> Iterator[str]:
    """Every text that differs in one sign: in the one that is none, where there is such."""
    odd = [n for n, sign in enumerate(text) if sign == "\ufffd" or (sign < " " and sign != "\n")]
    if len(text) > _MOST_SIGNS:
        return
    for place in odd if len(odd) == 1 else range(len(text)):
        for sign in _SIGNS:
            yield f"{text[:place]}{sign}{text[place + 1 :]}"


#: How well computers play (`players.character.Level`), and what their characters are called.
LEVELS = ("sharp", "good", "casual", "novice")
_KEY = re.compile(r"[a-z0-9-]+")
#: Remarks about the dice that a first page may have.
_RECORDED = ("# dice-sha256 ", "# dice-seed ", "# seated ")
#: A pledge that differs from its seed's in no more signs was hit; any other is another's.
_MOST_HIT = 3


def healed(game: Lifted) -> Lifted:
    """The game with its seed as the pledge has it, names as most lists have them, and its first
    page as its chain began with it."""
    head = dict(game.head)
    seed, pledge = str(head.get("seed", "")), str(head.get("pledge", ""))
    if seed and pledge and _pledge(seed) != pledge:
        if right := next((one for one in _near(seed) if _pledge(one) == pledge), ""):
            head["seed"] = right
        elif _differ(_pledge(seed), pledge) <= _MOST_HIT:
            head["pledge"] = _pledge(seed)
    try:
        unpacked(str(head.get("again", "")))
    except ValueError:
        # Which dice fell under which pledge nobody can tell any more.
        head["seed"] = head["again"] = ""
    header = str(head.get("header", ""))
    head["header"] = _named(header, game)
    page = FirstPage(game)
    # Where rows have to be right too, a search is worth its time for what cannot be read alone.
    if page.alone or (page.chained and not sound_header(str(head["header"]))):
        head = head if page.fits(head) else page.put_right(head) or head
    return game if head == game.head else replace(game, head=head)


def sound_header(header: str) -> bool:
    """Whether a first page says nothing but what this program writes there.

    Who is a computer stands in remarks: no reader of a game stumbles over them.
    """
    try:
        known, _ = read(header)
        read_record(header)
    except MessageError:
        return False
    if not all(
        one.level in LEVELS and _KEY.fullmatch(one.character)
        for one in known.computers
        if one.character and ":" not in one.character
    ):
        return False
    rest = set(header.splitlines()) - set(header_lines(known))
    return all(line.startswith(_RECORDED) for line in rest)


def _pledge(seed: str) -> str:
    try:
        return hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    except ValueError:
        return ""


def _near(seed: str) -> Iterator[str]:
    """Every seed that differs in one sign."""
    for place in range(len(seed)):
        for sign in "0123456789abcdef":
            yield f"{seed[:place]}{sign}{seed[place + 1 :]}"


def _differ(one: str, other: str) -> int:
    if len(one) != len(other):
        return len(one)
    return sum(a != b for a, b in zip(one, other, strict=True))


def _named(header: str, game: Lifted) -> str:
    """The header with the names that most of the lists have: players, figures, and what a search
    looks through."""
    lines = header.splitlines()
    places = [n for n, line in enumerate(lines) if line.startswith("player ")]
    if not game.names or len(places) != len(game.names):
        return header
    searched = set(str(game.head.get("haystack", "")).split("\n"))
    changed = {}
    for seat, place in enumerate(places):
        said = lines[place].removeprefix("player ")
        votes = Counter([said])
        if name := game.names.get(seat, ""):
            votes[quote(name)] += 1 + (name.casefold() in searched)
        if game.figures is not None and seat < len(game.figures.seats):
            votes[quote(game.figures.seats[seat].name)] += 1
        most, count = votes.most_common(1)[0]
        if most != said and count > 1:
            lines[place], changed[said] = f"player {most}", most
    if not changed:
        return header
    found = "\n".join(lines) + "\n"
    try:
        known, _ = read(found)
    except TranscriptError:
        return header
    # In the one spelling of the program.
    return found if "\n".join(header_lines(known)) + "\n" == found else header
