"""A filled sheet of real dice as it is typed: its columns, held against the rules cell by cell."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.written import can_be_thrown
from zonk_desktop.transcript.lines import Header, Player
from zonk_desktop.transcript.replay import KnownRules, Replay, begin
from zonk_desktop.transcript.telling import explained
from zonk_desktop.words import Message, MessageError

#: What people write for a turn that missed; the first is how it is shown.
MISSES = ("–", "-", "—", "z", "0")
_MOST_SIGNS = 20
MOST_ROWS = 400

#: Column and row of a cell, from 0.
Place = tuple[int, int]


class Filled(NamedTuple):
    """What was typed."""

    rules: str = ""
    #: House rules it was played by, empty for those of a sheet.
    house: str = ""
    names: tuple[str, ...] = ()
    #: By column, from above: totals, and a sign for each miss.
    columns: tuple[tuple[str, ...], ...] = ()
    day: str = ""
    magic: tuple[int, ...] = ()
    #: Who has called the 11,000 Rule, and when, as it stands on the sheet.
    called: str = ""

    def put(self, place: Place, text: str) -> Filled:
        """The sheet with this in the cell; what is empty at the end of a column is not there."""
        columns = [list(column) for column in self.columns]
        column, row = columns[place[0]], place[1]
        column += [""] * (row + 1 - len(column))
        column[row] = text.strip()[:_MOST_SIGNS]
        while column and not column[-1]:
            column.pop()
        return self._replace(columns=tuple(map(tuple, columns)))

    def at(self, place: Place) -> str:
        column = self.columns[place[0]]
        return column[place[1]] if place[1] < len(column) else ""

    def packed(self) -> str:
        """All of it as text, to be kept until it is whole."""
        return json.dumps(self._asdict(), ensure_ascii=False)


def unpacked(text: str) -> Filled:
    """What was kept; raises ValueError."""
    data: Any = json.loads(text)
    if not isinstance(data, dict) or set(data) != set(Filled._fields):
        raise ValueError
    found = Filled(
        rules=str(data["rules"]),
        house=str(data["house"]),
        names=tuple(map(str, data["names"])),
        columns=tuple(tuple(map(str, column[:MOST_ROWS])) for column in data["columns"]),
        day=str(data["day"]),
        magic=tuple(int(face) for face in data["magic"]),
        called=str(data["called"]),
    )
    if len(found.names) != len(found.columns):
        raise ValueError
    return found


class Checked(NamedTuple):
    """What follows from the columns."""

    #: The game as far as the columns tell it, in the order of play.
    replay: Replay
    #: What cannot be, by cell.
    wrong: Mapping[Place, Message]
    #: The hits that follow, by cell.
    hits: Mapping[Place, int]
    #: Cells of the Halftime Show: they hold the points of its turn.
    show: frozenset[Place] = frozenset()
    #: The cell that is awaited; None when the game is over.
    awaited: Place | None = None

    @property
    def whole(self) -> bool:
        """Whether it is a game from beginning to end."""
        return self.replay.game.ended is not None and not self.wrong


def check(filled: Filled, known: KnownRules | None = None) -> Checked:
    """Play the columns as they stand; raises MessageError where no game begins so."""
    players = tuple(map(player, filled.names))
    teams = (("teams", "on"),) if any(one.members for one in players) else ()
    header = Header(
        filled.rules, 0, options=teams, option_lines=(0,) * len(teams), players=players,
        start=filled.day, magic=filled.magic,
    )  # fmt: skip
    caller, time = _caller(filled.called, players)
    replay = begin(header, Path(), filled.house, known=known)
    wrong: dict[Place, Message] = {}
    hits: dict[Place, int] = {}
    show: set[Place] = set()
    rows = [0] * len(players)
    awaited: Place | None = None
    not_called: Message | None = None
    while replay.game.ended is None:
        game = replay.game
        seat = game.turn.seat
        place = seat, rows[seat]
        if game.show is not None:
            show.add(place)
        said = filled.at(place)
        if not said:
            awaited = place
            break
        if seat == caller and game.called is None:
            # When in the game it was nobody knows; as early as may be it changes nothing else.
            call = act.Call11000(time)
            if (why := refusal(game, call)) is None:
                replay.do(call)
                game = replay.game
            else:
                not_called = explained(why, game, call)
        found = _turn(game, said)
        if isinstance(found, Message):
            wrong[place] = found
            break
        before = len(game.cells)
        replay.do(act.WriteDown(found))
        cell = next(one for one in list(replay.game.cells)[before:] if one.seat == seat)
        if cell.hits:
            hits[place] = cell.hits
        rows[seat] += 1
    if replay.game.ended is not None and replay.game.called is None and not_called is not None:
        wrong[caller, rows[caller] - 1] = not_called
    wrong |= dict(_beyond(filled, replay, rows, wrong))
    return Checked(replay, wrong, hits, frozenset(show), awaited)


def player(said: str) -> Player:
    """A column by what stands above it: a name, or a team and who is in it."""
    name, _, rest = said.partition(":")
    members = tuple(one.strip() for one in rest.split(",") if one.strip())
    return Player(name.strip(), members) if len(members) > 1 else Player(said)


def _caller(said: str, players: tuple[Player, ...]) -> tuple[int, str]:
    """The column that called the 11,000 Rule, -1 for none, and the time; raises MessageError."""
    if not said:
        return -1, ""
    fits = [
        (len(one.name), n)
        for n, one in enumerate(players)
        if said.casefold().startswith(one.name.casefold())
    ]
    if not fits:
        raise MessageError("seat-nobody", name=said)
    length, n = max(fits)
    return n, said[length:].strip(" ,")


def _number(said: str) -> int | Message:
    """What is written in a cell: -1 for a miss."""
    if said.casefold() in MISSES:
        return -1
    plain = "".join(one for one in said if not one.isspace() and one not in ",.'’")
    if not plain.isascii() or not plain.isdigit():
        return Message.of("columns-no-total", text=repr(said))
    return int(plain)


def _turn(game: Game, said: str) -> int | Message:
    """The points of the turn that makes this total, 0 for a miss; or why none does."""
    total = _number(said)
    if isinstance(total, Message):
        return total
    seat = game.seats[game.turn.seat]
    if total < 0 and seat.total and said == "0" and _may(game, -seat.total):
        # What it is called when all is gone, and no sign.
        total = 0
    points = 0 if total < 0 else total - (0 if game.show is not None else seat.total)
    if points < 0:
        # A miss may cost points, and that of a first throw others.
        after, _ = apply(game, act.WriteDown(0))
        if after.seats[game.turn.seat].total == total:
            points = 0
        elif not _may(game, points):
            return Message.of("columns-falls", total=total, before=seat.total)
    action = act.WriteDown(points)
    why = refusal(game, action)
    return points if why is None else explained(why, game, action)


def _may(game: Game, points: int) -> bool:
    return refusal(game, act.WriteDown(points)) is None


def _beyond(
    filled: Filled, replay: Replay, rows: list[int], wrong: Mapping[Place, Message]
) -> Iterator[tuple[Place, Message]]:
    """What is wrong in cells that the game has not come to: whatever the others have written."""
    game = replay.game
    for n, column in enumerate(filled.columns):
        before = game.seats[n].total
        for row, said in enumerate(column[rows[n] :], rows[n]):
            if (n, row) in wrong:
                continue
            if game.ended is not None and said:
                yield (n, row), Message.of("columns-over")
                continue
            if not said:
                yield (n, row), Message.of("columns-left-out", sign=MISSES[0])
                continue
            total = _number(said)
            if isinstance(total, Message):
                yield (n, row), total
            elif total >= 0 and not replay.rules.s.halftime:
                points = total - before
                costs = replay.rules.s.miss_penalty or replay.rules.s.first_throw_penalty
                if points < 0 and not costs:
                    yield (n, row), Message.of("columns-falls", total=total, before=before)
                elif points > 0 and not can_be_thrown(replay.rules, points):
                    yield (n, row), Message.of("refusal-never-thrown", points=points)
                before = total
