"""Games as rows of the tables: what is written of each, and the mark it is known by."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from zonk_desktop.archive import chains
from zonk_desktop.archive.figures import FORM
from zonk_desktop.archive.values import Changes, NewGame, Row, Standing, here, stamp
from zonk_desktop.fairness.chain import Why
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import quote, read

#: Marks made in another way are made anew.
MARKED = "2:"
#: As the program writes it, and nobody by hand: two games did not begin in the same second.
TO_THE_SECOND = re.compile(r"^start \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.MULTILINE)


def mark(header: str, house: str, rows: Sequence[Row]) -> str:
    """A hash over rules, players, times and every action that counts.

    Where the second of the beginning is known, players count by their places: one who has another
    name by now is the same.
    """
    lines = [line.rstrip() for line in header.splitlines() if not line.startswith("#")]
    lines += ["", house.strip(), ""]
    lines += [row.line if row.was is None else f"{row.line}\n\0\n{row.was}" for row in rows]
    words = "\n".join(lines)
    if TO_THE_SECOND.search(header):
        words = _by_place(header, words)
    return MARKED + hashlib.sha256(words.encode()).hexdigest()


def _by_place(header: str, words: str) -> str:
    try:
        players = read(header)[0].players
    except TranscriptError:
        return words
    names = [name for player in players for name in (player.name, *player.members)]
    places = {quote(name): f"\0{place}" for place, name in enumerate(names)}
    # The first word of a line is a verb, whatever people are called.
    spelled = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    return re.sub(rf"(?<= )({spelled})(?!\S)", lambda found: places[found[1]], words)


def key(head: Mapping[str, object]) -> tuple[str, str]:
    """What tells a game from any other, however far it has been played."""
    return identity(str(head["header"]), str(head["seed"]))


#: Lines of a header that name a player.
_NAMING = ("player ", "team ", "scorekeeper ", "packer ", "score ")


def identity(header: str, seed: str) -> tuple[str, str]:
    """Header and seed, without what changes when a game goes on."""
    lines = [line for line in header.splitlines() if not line.startswith(("finish ", "#"))]
    # A player may get another name. Where neither a seed nor the second of the beginning is known,
    # as in a game from paper, names are what there is: a game met twice is better than one left
    # out.
    begun = next((line for line in lines if line.startswith("start ")), "")
    if (seed and begun) or TO_THE_SECOND.match(begun):
        lines = [line for line in lines if not line.startswith(_NAMING)]
    return "\n".join(lines), seed


def goes_on(here: Sequence[Row], there: Sequence[Row]) -> bool:
    """Whether these are the lines of one game, and there are more of them there."""
    lines = [[(row.line, row.was) for row in rows] for rows in (here, there)]
    return len(there) > len(here) and lines[1][: len(here)] == lines[0]


def insert(base: sqlite3.Connection, game: NewGame) -> int:
    """Write a game that begins; returns its number."""
    begun = game.begun or here()
    cursor = base.execute(
        "INSERT INTO game (title, header, house, rules, dice, seed, begun, touched, "
        "haystack, pledge, seated, told, again) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(game.title, game.header, game.house, game.rules, game.dice, game.seed),
            *(begun, stamp(), haystack(game.title, game.rules, game.names, "", begun)),
            *(game.pledge, game.seated, game.told, game.again),
        ),
    )
    number = int(cursor.lastrowid or 0)
    base.executemany(
        "INSERT INTO seat (game, seat, name) VALUES (?, ?, ?)",
        [(number, seat, name) for seat, name in enumerate(game.names)],
    )
    return number


def add(
    base: sqlite3.Connection, game: int, rows: Sequence[Row], links: Sequence[bytes] = ()
) -> None:
    """Write lines of a game, with the hashes of its chain where they are known."""
    base.executemany(
        "INSERT INTO action (game, n, line, was, link) VALUES (?, ?, ?, ?, ?)",
        [(game, *row, link) for row, link in zip_longest(rows, links)],
    )


def rename(base: sqlite3.Connection, game: int, changes: Changes) -> None:
    """Write everybody's name again, in columns, lines and what a search looks through."""
    base.executemany(
        "UPDATE action SET line = ? WHERE game = ? AND n = ?",
        [(line, game, n) for n, line in changes.respelled],
    )
    base.executemany(
        "UPDATE seat SET name = ? WHERE game = ? AND seat = ?",
        [(name, game, seat) for seat, name in enumerate(changes.names)],
    )
    base.execute("UPDATE game SET seated = ? WHERE id = ?", (changes.seated, game))
    search_text(base, game)


def go_on(base: sqlite3.Connection, game: int, changes: Changes, standing: Standing) -> str:
    """Write what has happened in a game since it was last written; the head of its chain."""
    was = None if changes.plain else chains.now(base, game)
    base.executemany(
        # They no longer count, and stay on record.
        "UPDATE action SET undone = 1 WHERE game = ? AND n = ?",
        [(game, n) for n in changes.taken_back],
    )
    if changes.first:
        # Written just before something broke, and not heard of by whoever wrote it.
        base.execute("DELETE FROM action WHERE game = ? AND n >= ?", (game, changes.first))
    links, head = list[bytes](), ""
    if was is None:
        links, head = chains.follow(base, game, changes.rows, changes.notes)
    add(base, game, changes.rows, links)
    base.executemany(
        # What stood there first stays on record.
        "UPDATE action SET was = coalesce(was, line), line = ? WHERE game = ? AND n = ?",
        [(line, game, n) for n, line in changes.written_anew],
    )
    if changes.header:
        base.execute("UPDATE game SET header = ? WHERE id = ?", (changes.header, game))
    if changes.again:
        base.execute("UPDATE game SET again = ? WHERE id = ?", (changes.again, game))
    if changes.names:
        rename(base, game, changes)
    stand(base, game, standing, head)
    if was is None:
        return head
    if changes.whole is None:
        return chains.go_on(base, game, was, changes.notes)
    return chains.begin(base, game, Why.COPY, changes.whole, stamp())


def stand(base: sqlite3.Connection, game: int, standing: Standing, head: str = "") -> None:
    """Write how a game stands now, and where its chain ends unless that is yet to be found."""
    base.execute(
        "UPDATE game SET rounds = ?, throws = ?, finished = ?, winner = ?, touched = ?, "
        "head = iif(? = '', head, ?), mark = '' WHERE id = ?",
        (
            *(standing.rounds, standing.throws, int(standing.finished), standing.winner),
            *(stamp(), head, head, game),
        ),
    )
    base.executemany(
        "UPDATE seat SET total = ?, hits = ? WHERE game = ? AND seat = ?",
        [
            (total, hits, game, seat)
            for seat, (total, hits) in enumerate(zip(standing.totals, standing.hits, strict=True))
        ],
    )
    keep_figures(base, [(game, standing.figures)])
    # Of the game as it was; taken back and played on it is another.
    base.execute("DELETE FROM luck WHERE game = ?", (game,))
    if standing.finished:
        search_text(base, game)


def keep_figures(base: sqlite3.Connection, found: Iterable[tuple[int, str]]) -> None:
    """Figures by game; empty ones, of a game that goes on, take away those kept before."""
    for game, data in found:
        if data:
            base.execute("INSERT OR REPLACE INTO figures VALUES (?, ?, ?)", (game, FORM, data))
        else:
            base.execute("DELETE FROM figures WHERE game = ?", (game,))


def search_text(base: sqlite3.Connection, game: int) -> None:
    """Update the text that a search of the list looks through."""
    title, rules, winner, begun = base.execute(
        "SELECT title, rules, winner, begun FROM game WHERE id = ?", (game,)
    ).fetchone()
    names = [
        name
        for (name,) in base.execute("SELECT name FROM seat WHERE game = ? ORDER BY seat", (game,))
    ]
    base.execute(
        "UPDATE game SET haystack = ? WHERE id = ?",
        (haystack(title, rules, names, winner, begun), game),
    )


def haystack(title: str, rules: str, names: Sequence[str], winner: str, begun: str) -> str:
    won = f"won:{winner}" if winner else ""
    return "\n".join([title, rules, *names, won, begun[:10]]).casefold()
