"""The first page of a game in a damaged file, held against the chain of its journal.

The first note of a chain has a digest of what stood there, and later notes say what came and went.
So a first page can be proved, and one that lost a sign can be put right, though the head of the
chain or rows of it are gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from zonk_desktop.archive import pages
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
    begins,
    linked,
)

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

    def fits(self, head: Mapping[str, pages.Value]) -> bool:
        """Whether these columns are those that the chain began with."""
        try:
            now = written(*(str(head.get(name, "")) for name in COLUMNS))
            if self._bears_out(began(now._replace(lines=self._lines), self._notes)):
                return True
        except (ChainError, ValueError):
            return False
        # Notes are lost: the head may be the hash of one that all of it stood before.
        return not self._notes and self._head in _hashes(now._replace(lines=self._all))

    def _bears_out(self, base: Written) -> bool:
        if self._first is not None:
            if self._first.line.split(" ")[2:4] == begins(base, Why.NEW).line.split(" ")[2:4]:
                return True
            # The note itself may be hit, and not its hash.
            if self._link.hex() in _hashes(base):
                return True
        line, link = self._row
        return link is not None and link == linked(bytes.fromhex(_hashes(base)[0]), line)

    def put_right(self, head: Mapping[str, pages.Value]) -> dict[str, pages.Value] | None:
        """The columns with the one sign that was hit as it was; None where it is not found."""
        for name in ("header", "seated", "house"):
            for text in _near(str(head.get(name, ""))):
                found = {**head, name: text}
                if self.fits(found):
                    return found
        return None


def _hashes(base: Written) -> list[str]:
    """What a chain begins with where the game stood so, however it came there."""
    _, _, *rest = begins(base, Why.NEW).line.split(" ")
    return [linked(NOTHING, Note(0, " ".join(("begins", why, *rest))).text).hex() for why in Why]


def _near(text: str) -> Iterator[str]:
    """Every text that differs in one sign: in the one that is none, where there is such."""
    odd = [n for n, sign in enumerate(text) if sign == "\ufffd" or (sign < " " and sign != "\n")]
    if len(text) > _MOST_SIGNS:
        return
    for place in odd if len(odd) == 1 else range(len(text)):
        for sign in _SIGNS:
            yield f"{text[:place]}{sign}{text[place + 1 :]}"
