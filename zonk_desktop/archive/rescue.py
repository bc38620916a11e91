"""A damaged database read game by game: what the trees still give, then page by page.

A game counts as rescued when it can be played again to its last action. Of others the actions up
to the damage are kept, so that the game goes on from there. The file itself is only read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive import frozen, lifting, mend
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.heal import FirstPage, healed, sound_header
from zonk_desktop.archive.lifting import Action, Lifted
from zonk_desktop.archive.links import Links, ListedFigures
from zonk_desktop.archive.rows import keep_figures
from zonk_desktop.archive.values import DiceFrom, Remain, Remains, Row, Standing
from zonk_desktop.fairness.source import Dice, unpacked
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Statement, read, split
from zonk_desktop.transcript.remarks import gestures
from zonk_desktop.transcript.replay import Replay, begin
from zonk_desktop.words import say

Tell = Callable[[int, int], None]

_EVERY = 25


class Saved(NamedTuple):
    """A game that can be played again."""

    game: int
    head: dict[str, frozen.Value]
    actions: tuple[tuple[int, Action], ...]
    names: tuple[str, ...]
    standing: Standing
    #: Not to its last action.
    part: bool
    #: What may have come next, where that is known.
    ways: tuple[str, ...] = ()

    def rows(self) -> tuple[Row, ...]:
        """The actions that count."""
        return tuple(
            Row(n, action.line, action.was) for n, action in self.actions if not action.undone
        )


class Rescued(NamedTuple):
    """What came out of a file."""

    games: tuple[Saved, ...]
    #: Every game of which anything was met.
    remains: tuple[Remain, ...] = ()
    #: How much of the file is there, in percent.
    there: int = 100

    @property
    def met(self) -> int:
        return len(self.remains)

    @property
    def whole(self) -> int:
        return sum(not game.part for game in self.games)

    @property
    def parts(self) -> int:
        return len(self.games) - self.whole

    @property
    def going(self) -> int:
        """How many of the whole ones were not over: what was chosen last may be gone unseen."""
        return sum(not (game.part or game.standing.finished) for game in self.games)


def read_games(path: Path, tell: Tell | None = None) -> Rescued:
    """Every game of a file that can be played again; raises OSError when it cannot be read."""
    base = frozen.contents(path)
    there = frozen.there(base)
    found = lifting.lift(base)
    saved, remains = [], []
    for place, game in enumerate(found):
        if tell is not None and place % _EVERY == 0:
            tell(place, len(found))
        one = judge(game)
        if one is not None:
            saved.append(one)
        remains.append(remain(game, one))
    return Rescued(tuple(saved), tuple(remains), there)


def remain(game: Lifted, saved: Saved | None) -> Remain:
    """What became of a game, for the list of them."""
    begun, rules = (str(game.head.get(name, "")) for name in ("begun", "rules"))
    if saved is None:
        throws = sum(action.line.startswith("roll") for action in game.actions.values())
        return Remain(game.game, Remains.LOST, begun, rules, throws)
    state = Remains.PART if saved.part else Remains.WHOLE
    return Remain(game.game, state, begun, rules, saved.standing.throws)


# Judging


def judge(game: Lifted) -> Saved | None:
    """The game as far as it can be played again; None when it cannot be begun.

    What is lost is found again where seed and lists leave one way alone.
    """
    game = healed(game)
    found = _as_it_stands(game)
    if found is None or found.part or not _chained(game, found):
        found = _mended(game, found) or found
    if found is not None and not found.part:
        told, last = found.head.get("told"), found.actions[-1][0] if found.actions else 0
        if isinstance(told, int) and told > last:
            # The seed was told behind a line that never was.
            found = found._replace(head={**found.head, "told": last})
    return found


def _chained(game: Lifted, found: Saved) -> bool:
    """Whether nothing of it is other than its chain has it, as far as there is one."""
    links = Links(game)
    return not links or links.hold(found.actions)


def _as_it_stands(game: Lifted) -> Saved | None:
    if (played := _played(game)) is None:
        return None
    found, replay = played
    if not found.part:
        if Links(game).hold(found.actions):
            return found
        if (
            _first_page(game, found)
            and _as_listed(found, game.seats)
            and _as_counted(game, found, replay)
        ):
            return found
        found = found._replace(part=True)
    if game.sound and _holes(found):
        # A page that has lost entries may read without a complaint, and what follows may fit.
        played = _played(replace(game, sound=False))
        found = played[0] if played is not None else found._replace(actions=())
    return found._replace(part=True) if found.actions else None


def _mended(game: Lifted, found: Saved | None) -> Saved | None:
    """The game made whole, or up to where it may have gone in several ways; None where it cannot
    be told better than it is `found`."""
    # Seed and totals alone leave too many ways.
    replay = _begun(game) if game.actions else None
    if replay is None:
        return None
    if not sound_header(str(game.head["header"])):
        return None
    ways = mend.ways(game, replay, str(game.head["header"]))
    if not ways.rows or not ways.all:
        return None
    rows = ways.rows[0]
    same = next((n for n, some in enumerate(zip(*ways.rows, strict=False)) if len({*some}) > 1), 0)
    if len(ways.rows) == 1:
        same = len(rows)
    played = _played(replace(game, actions=dict(rows[:same]), sound=True))
    if played is None or played[0].part or (found is not None and same < len(found.actions)):
        return None
    if len(ways.rows) == 1:
        # The rows are proved; the first page is another thing.
        sound = _chained(game, played[0]) or _first_page(game, played[0])
        return played[0]._replace(part=not sound)
    lines = dict.fromkeys(way[same][1].line for way in ways.rows if len(way) > same)
    return played[0]._replace(part=True, ways=tuple(lines))


def _holes(game: Saved) -> bool:
    return [n for n, _ in game.actions] != list(range(1, len(game.actions) + 1))


def _as_listed(game: Saved, seats: dict[int, tuple[int, int]]) -> bool:
    """Whether the game has come as far as the lists of games and of players say it had.

    A choice after the last throw that changes no total has left no other trace.
    """
    stands = game.standing
    there = stands.throws, stands.rounds, int(stands.finished)
    listed = [game.head.get(name) for name in ("throws", "rounds", "finished")]
    # Written again into a copy that was put in place, a game has lost what was taken back in it:
    # its numbers have holes, and all that counts is there.
    if _holes(game):
        return [*there, stands.winner] == [*listed, game.head.get("winner")]
    if [*there] == listed:
        ends = enumerate(zip(stands.totals, stands.hits, strict=True))
        return all(seats.get(seat, end) == end for seat, end in ends)
    return all(
        not isinstance(most, int) or here >= most for here, most in zip(there, listed, strict=True)
    )


def _first_page(game: Lifted, found: Saved) -> bool:
    """Whether the first page is the one that the chain began with; true of a game without one."""
    page = FirstPage(replace(game, actions=dict(found.actions)))
    return not page.chained or page.fits(game.head)


def _as_counted(game: Lifted, found: Saved, replay: Replay) -> bool:
    """Whether a game that is over is the one that was counted, and has its mark."""
    listed = ListedFigures(game)
    if not listed.marked and _holes(found):
        # What is not there may never have been, or be lost without a trace.
        return False
    if not found.standing.finished:
        return True
    if not sound_header(str(game.head["header"])):
        return False
    if listed.marked:
        return listed.bears(str(game.head["header"]), found.rows())
    return listed.counted(replay)


def _begun(game: Lifted) -> Replay | None:
    try:
        header, _ = read(str(game.head.get("header", "")))
        return begin(header, Path(), str(game.head.get("house", "")), stored=True)
    except (TranscriptError, RuleFileError, ValueError, ArithmeticError, LookupError):
        return None


def _played(game: Lifted) -> tuple[Saved, Replay] | None:
    head = dict(game.head)
    if (replay := _begun(game)) is None:
        return None
    order = sorted(game.actions)
    kept, part = list[int](), False
    if not game.sound and order and order[0] != 1:
        order, part = [], True
    for place, n in enumerate(order):
        if not game.sound and place and n != order[place - 1] + 1:
            part = True
            break
        action = game.actions[n]
        if not action.undone and not _fed(replay, n, action):
            part = True
            break
        kept.append(n)
    # Where the seed was told before the end, the later dice are real ones.
    pledged = head.get("dice") == DiceFrom.SCREEN and head.get("told") is None
    said = gestures(game.actions[n].line for n in kept if not game.actions[n].undone)
    honest = _honest(replay, head, said) if pledged else None
    if honest is not None and honest < len(replay.throws):
        if honest or len(replay.throws) < 3:
            return _before(game, honest)
        # Not one throw follows from it: the seed itself was hit.
        head["seed"] = ""
    if part and not kept:
        return None
    found = Saved(
        game.game, head, tuple((n, game.actions[n]) for n in kept),
        tuple(seat.name for seat in replay.game.seats), standing(replay), part,
    )  # fmt: skip
    return found, replay


def _fed(replay: Replay, n: int, action: Action) -> bool:
    if not mend.readable(action.line):
        return False
    try:
        replay.feed(Statement(n, split(n, action.line)), action.was)
    except (TranscriptError, ValueError, ArithmeticError, LookupError):
        return False
    return True


def _honest(replay: Replay, head: dict[str, frozen.Value], said: list[str]) -> int | None:
    """How many throws from the first on follow from the seed; None where there is none."""
    if not head.get("seed"):
        return None
    try:
        source = Dice.of(str(head["seed"]), unpacked(str(head.get("again", ""))))
    except (ValueError, TypeError):
        return 0
    for number, throw in enumerate(replay.throws, 1):
        if source.faces(number, len(throw), said[number - 1]) != tuple(throw):
            return number - 1
    return len(replay.throws)


def _before(game: Lifted, throws: int) -> tuple[Saved, Replay] | None:
    """The game up to the last throw that the seed bears out."""
    cut = replace(game, actions={})
    rolled = 0
    for n in sorted(game.actions):
        action = game.actions[n]
        if not action.undone and action.line.startswith("roll"):
            rolled += 1
            if rolled > throws:
                break
        cut.actions[n] = action
    played = _played(cut) if cut.actions else None
    return None if played is None else (played[0]._replace(part=True), played[1])


# Writing

#: So many of the ways in which a game may go on are told.
_TOLD = 3
_KINDS: dict[str, type | tuple[type, ...]] = {"TEXT": str, "INTEGER": int}


def put(base: sqlite3.Connection, games: Iterable[Saved], *, numbers: bool) -> list[int]:
    """Write games into a database, under their own numbers or new ones; within a transaction."""
    kinds = {str(row[1]): str(row[2]) for row in base.execute("PRAGMA table_info(game)")}
    found = []
    for game in games:
        # What is no value of its column is left to the column's default.
        head = {
            name: value
            for name, value in game.head.items()
            if name not in {"id", "mark"} and isinstance(value, _KINDS.get(kinds.get(name, ""), ()))
        }
        if numbers:
            head["id"] = game.game
        stands = game.standing
        head |= {
            "rounds": stands.rounds, "throws": stands.throws, "finished": int(stands.finished),
            "winner": stands.winner, "haystack": head.get("haystack", ""),
        }  # fmt: skip
        if game.part and not head.get("title"):
            throws, ways = str(stands.throws), game.ways[:_TOLD]
            head["title"] = say("archive-rescued-title", throws=throws, ways=ways)
        names = ", ".join(head)
        marks = ", ".join("?" * len(head))
        cursor = base.execute(f"INSERT INTO game ({names}) VALUES ({marks})", [*head.values()])
        number = int(cursor.lastrowid or 0)
        base.executemany(
            "INSERT INTO seat (game, seat, name, total, hits) VALUES (?, ?, ?, ?, ?)",
            [
                (number, seat, name, stands.totals[seat], stands.hits[seat])
                for seat, name in enumerate(game.names)
            ],
        )
        base.executemany(
            "INSERT INTO action (game, n, line, was, undone) VALUES (?, ?, ?, ?, ?)",
            [(number, n, action.line, action.was, action.undone) for n, action in game.actions],
        )
        keep_figures(base, [(number, stands.figures)])
        found.append(number)
    return found


def keep_remains(base: sqlite3.Connection, file: str, found: Iterable[Remain]) -> None:
    """Write down what a damaged file gave; within a transaction."""
    base.executemany(
        "INSERT OR REPLACE INTO remains VALUES (?, ?, ?, ?, ?, ?)",
        [(file, *one._replace(state=str(one.state))) for one in found],  # type: ignore[arg-type]
    )


def remains_of(base: sqlite3.Connection, file: str) -> list[Remain]:
    """The games of a damaged file, the oldest first; none of a file of before this was kept."""
    try:
        return [
            Remain(game, Remains(state), begun, rules, throws)
            for game, state, begun, rules, throws in base.execute(
                "SELECT game, state, begun, rules, throws FROM remains WHERE file = ? "
                "ORDER BY game",
                (file,),
            )
        ]
    except (sqlite3.Error, ValueError):
        return []


def gaps(base: sqlite3.Connection) -> dict[int, list[Remain]]:
    """What is lost or broken off, by the game's number."""
    found: dict[int, list[Remain]] = {}
    for (file,) in base.execute("SELECT DISTINCT file FROM remains").fetchall():
        for one in remains_of(base, file):
            if one.state in {Remains.LOST, Remains.PART}:
                found.setdefault(one.game, []).append(one)
    return found


def filled(base: sqlite3.Connection, game: Saved) -> None:
    """A game has come back from elsewhere; what it was is known by number and time."""
    state = Remains.PART if game.part else Remains.BACK
    begun = str(game.head.get("begun", ""))
    base.execute(
        "UPDATE remains SET state = ?, begun = ?, rules = ?, throws = ? "
        "WHERE game = ? AND begun IN ('', ?) AND state IN (?, ?)",
        (
            *(str(state), begun, str(game.head.get("rules", "")), game.standing.throws),
            *(game.game, begun, str(Remains.LOST), str(Remains.PART)),
        ),
    )
