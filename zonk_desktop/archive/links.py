"""What a damaged file still tells of a game beside its journal: lists, marks and the chain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from zonk_desktop.archive.chains import line_of, written
from zonk_desktop.archive.figures import GameFigures, of_replay, standing, turns
from zonk_desktop.archive.heal import COLUMNS
from zonk_desktop.archive.lifting import Action, Lifted
from zonk_desktop.archive.rows import mark
from zonk_desktop.archive.values import Row, Standing
from zonk_desktop.fairness.chain import HASH, NOTHING, Chain, Why, Written, begins, holds, linked
from zonk_desktop.transcript.replay import Replay


class Stand(NamedTuple):
    """How far the chain of some lines has come."""

    #: None before it begins, or before the first of its hashes that is left.
    hash: bytes | None
    #: How many statements stand there.
    stood: int = 0
    #: How many notes were entered.
    notes: int = 0
    #: The last entry has the hash that is stored for it.
    sure: bool = False


class Links:
    """The hashes of a game's rows and notes, and the head."""

    def __init__(self, game: Lifted) -> None:
        self._rows = game.actions
        notes = [game.notes[n] for n in sorted(game.notes)]
        self._notes = [(note.text, link) for note, link in notes]
        text = [str(game.head.get(name, "")) for name in COLUMNS]
        self._written = written(*text)
        head = str(game.head.get("head", ""))
        self._head = head if HASH.fullmatch(head) else ""
        self._chain = Chain(tuple(note for note, _ in notes), self._head)
        if notes and linked(NOTHING, self._notes[0][0]) != self._notes[0][1]:
            self._notes = []

    def __bool__(self) -> bool:
        return bool(self._head)

    def _sound(self, n: int) -> bool:
        """Whether an entry before or behind bears out the hash of a row: no damage has met it."""
        link, before, after = (self._rows.get(at) for at in (n, n - 1, n + 1))
        if link is None or link.link is None:
            return False
        return (
            link.link.hex() == self._head
            or (before is not None and link.link == _linked(before.link, n, link))
            or (after is not None and after.link == _linked(link.link, n + 1, after))
            or any(linked(link.link, text) == found for text, found in self._notes)
        )

    def start(self) -> Stand:
        """Before the first line."""
        if self._notes and not self._chain.since:
            return self._noted(Stand(self._notes[0][1], 0, 1))
        return Stand(None)

    def after(self, stand: Stand, rows: Sequence[tuple[int, Action]]) -> Stand | None:
        """Behind the last of these rows; None where the chain has another there."""
        n, one = rows[-1]
        stood, known = stand.stood + (not one.undone), self._rows.get(n)
        link = known.link if known is not None else None
        if (found := _linked(stand.hash, n, one)) is not None:
            if link != found and self._sound(n):
                return None
            return self._noted(Stand(found, stood, stand.notes, link == found))
        if not self._notes:
            # Its first note is lost: from a first row that is left it can be followed all the same.
            return Stand(link, stood) if one.link is not None and self._sound(n) else None
        if stood < self._chain.since:
            return Stand(None, stood)
        # An older game: the chain begins with a digest of all that stands there.
        now = self._now(rows)
        if begins(now, Why.NEW).line.split(" ")[2:4] != self._notes[0][0].split(" ")[3:5]:
            return None
        return self._noted(Stand(self._notes[0][1], stood, 1, sure=True))

    def _noted(self, stand: Stand) -> Stand:
        """Behind the notes that come next."""
        before, notes = stand.hash or NOTHING, stand.notes
        while notes < len(self._notes):
            text, link = self._notes[notes]
            if linked(before, text) != link:
                break
            before, notes = link, notes + 1
        return stand if notes == stand.notes else Stand(before, stand.stood, notes, sure=True)

    def proved(self, stand: Stand) -> bool:
        """Whether the lines of a game that is over are borne out, though head or notes are damaged.

        Where neither is, and the game does not `hold`, its first page is.
        """
        if stand.hash is not None and stand.hash.hex() == self._head:
            return not self._notes
        return stand.sure

    def hold(self, rows: Sequence[tuple[int, Action]]) -> bool:
        """Whether a game is as its chain has it, with its first page."""
        return bool(self._head) and holds(self._now(rows), self._chain)

    def _now(self, rows: Sequence[tuple[int, Action]]) -> Written:
        lines = tuple(line_of(_row(n, one)) for n, one in rows if not one.undone)
        return self._written._replace(lines=lines)


def _row(n: int, one: Action) -> Row:
    return Row(n, one.line, one.was)


def _linked(before: bytes | None, n: int, one: Action) -> bytes | None:
    return None if before is None else linked(before, line_of(_row(n, one)))


class ListedFigures:
    """Figures of a game that stand elsewhere than in its journal."""

    def __init__(self, game: Lifted) -> None:
        self._head = game.head
        self._seats = game.seats
        self._figures = game.figures
        self._marks = game.marks
        throws = game.head.get("throws")
        self._throws = throws if isinstance(throws, int) else 0

    def may(self, replay: Replay) -> bool:
        """Whether a game on its way goes as it is counted: each turn so far, and the throws."""
        if len(replay.throws) > self._throws:
            return False
        if self._figures is None:
            return True
        seats = self._figures.seats
        here = turns(replay)
        return len(here) == len(seats) and all(
            seat.turns[: len(mine)] == tuple(mine) for seat, mine in zip(seats, here, strict=True)
        )

    def ends(self, replay: Replay) -> bool:
        """Whether the game has come exactly as far as is listed."""
        game = replay.game
        if len(replay.throws) != self._throws or (game.ended is None) == bool(
            self._head.get("finished")
        ):
            return False
        return self.stands(standing(replay)) and self.counted(replay)

    def stands(self, stands: Standing) -> bool:
        """Whether throws, rounds, winner, totals and hits are those of the lists."""
        there = stands.throws, stands.rounds, int(stands.finished), stands.winner
        if there != tuple(self._head.get(name) for name in _STANDING):
            return False
        ends = enumerate(zip(stands.totals, stands.hits, strict=True))
        return all(self._seats.get(seat, end) == end for seat, end in ends)

    def counted(self, replay: Replay) -> bool:
        """Whether every turn, face and kind of hit is as it was counted; true where nothing was."""
        if self._figures is None:
            return True
        return _nameless(of_replay(replay, 0, "", False)) == _nameless(self._figures)

    @property
    def marked(self) -> bool:
        """Whether the game has a mark: the hash of its header and its lines."""
        return bool(self._marks)

    def bears(self, header: str, rows: Iterable[Row]) -> bool:
        """Whether it is the game that has the mark."""
        return mark(header, str(self._head.get("house", "")), tuple(rows)) in self._marks


_STANDING = ("throws", "rounds", "finished", "winner")


def _nameless(found: GameFigures) -> tuple[object, ...]:
    return found.faces, tuple(seat._replace(name="", computer=False) for seat in found.seats)
