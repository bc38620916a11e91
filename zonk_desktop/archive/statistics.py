"""What many games say together: pure figures, worked out a game at a time."""

from __future__ import annotations

import itertools
import math
import time
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import GameFigures, of_replay
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, Stored
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.replay import KnownRules
from zonk_desktop.words import bare

#: Below this many faces nothing can be said about dice.
FEW_FACES = 120
_MOST_KNOWN = 20_000
#: Games whose average is somebody's form.
_OVER = 10
#: Groups of hits that are shown.
_MOST_GROUPS = 7


def figures(stored: Stored, known: KnownRules | None = None) -> GameFigures:
    """The figures of a game; raises TranscriptError where it cannot be played again."""
    return of_replay(revive(stored, known), stored.id, stored.begun, stored.dice is DiceFrom.TABLE)


class Some(NamedTuple):
    """Figures of some games, and the games still to come."""

    figures: tuple[GameFigures, ...]
    left: tuple[tuple[int, str], ...]
    #: Games that cannot be played again.
    refused: int = 0


#: By file and game: when it was last touched, and what came out. Used in one thread only. Games
#: that are over are kept in the database; these are under way, or the file cannot be written.
_known: dict[tuple[Path, int], tuple[str, GameFigures]] = {}


def some(archive: Archive, wanted: Sequence[tuple[int, str]], seconds: float = 0.08) -> Some:
    """All that is kept already, and what can be worked out in a moment; `left` is asked again."""
    ready = archive.figures(game for game, _ in wanted)
    found = [ready[game] for game, _ in wanted if game in ready]
    rest = [one for one in wanted if one[0] not in ready]
    refused = done = 0
    fresh: list[GameFigures] = []
    rules = KnownRules()
    until = time.perf_counter() + seconds
    for game, touched in rest:
        if (one := _one(archive, game, touched, rules)) is None:
            refused += 1
        else:
            fresh.append(one)
        done += 1
        if time.perf_counter() > until:
            break
    archive.keep_figures(one for one in fresh if one.finished)
    return Some((*found, *fresh), tuple(rest[done:]), refused)


def kept(archive: Archive, wanted: Sequence[tuple[int, str]]) -> Some:
    """All that is kept already; nothing is worked out."""
    return Some(tuple(archive.figures(game for game, _ in wanted).values()), ())


def _one(archive: Archive, game: int, touched: str, rules: KnownRules) -> GameFigures | None:
    """The figures of a game, worked out once as long as nobody plays on."""
    key = (archive.path, game)
    known = _known.get(key)
    if known is not None and known[0] == touched:
        return known[1]
    try:
        fresh = figures(archive.load(game), rules)
    except (ArchiveError, TranscriptError, RuleFileError):
        return None
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[key] = (touched, fresh)
    return fresh


# Many games together


def hits_by_source(games: Iterable[GameFigures]) -> dict[str, Counter[str]]:
    """Hits of each player by what brought them; the luckiest first."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        for seat in game.seats:
            counter = found.setdefault(seat.name, Counter())
            counter.update(dict(seat.sources))
    return dict(sorted(found.items(), key=lambda pair: (-pair[1].total(), pair[0])))


def misses(games: Iterable[GameFigures]) -> dict[str, tuple[int, int]]:
    """Misses and turns of each player."""
    found: dict[str, tuple[int, int]] = {}
    for game in games:
        for seat in game.seats:
            missed, turns = found.get(seat.name, (0, 0))
            found[seat.name] = (missed + seat.misses, turns + len(seat.turns))
    return dict(sorted(found.items(), key=lambda pair: -pair[1][1]))


def turn_counts(games: Iterable[GameFigures], rules: str) -> Counter[int]:
    """Histogram: turns by the points they brought, for one rule set."""
    return Counter(
        points for game in games if game.rules == rules for seat in game.seats
        for points in seat.turns
    )  # fmt: skip


class BestTitle(StrEnum):
    """What was best: the id of its title."""

    TURN = "best-turn"
    BIG_HIT = "big-hit"
    CONSECUTIVE_HIT = "consecutive-hit"
    LONGEST_MISS = "longest-miss"
    AVERAGE = "highest-group-hit-average"


class BestRecord(NamedTuple):
    kind: BestTitle
    value: float
    who: str = ""
    game: int = 0
    begun: str = ""


def records(games: Sequence[GameFigures]) -> list[BestRecord]:
    """Best turn, Big Hit, Consecutive Hit, longest miss, and the highest Group Hit Average."""
    found = []
    for kind, field in (
        (BestTitle.TURN, "best_turn"), (BestTitle.BIG_HIT, "big_hit"),
        (BestTitle.CONSECUTIVE_HIT, "longest_run"), (BestTitle.LONGEST_MISS, "longest_miss"),
    ):  # fmt: skip
        best = max(
            ((int(getattr(seat, field)), game, seat) for game in games for seat in game.seats),
            key=lambda one: one[0],
            default=None,
        )
        if best is not None and best[0]:
            value, game, seat = best
            found.append(BestRecord(kind, value, seat.name, game.game, game.begun))
    if over := [game for game in games if game.finished and game.thrown]:
        top = max(over, key=lambda game: game.average)
        found.append(BestRecord(BestTitle.AVERAGE, top.average, "", top.game, top.begun))
    return found


class HeadHits(NamedTuple):
    """Hits a head in finished games by one sheet."""

    games: int
    mean: float
    least: float
    most: float
    #: Games whose average lies where the sheet says.
    within: int


def head_hits(games: Iterable[GameFigures], key: str, span: tuple[int, ...]) -> HeadHits | None:
    """What comes of a sheet's promise, such as Wheaton's "20 to 40 hits a head"."""
    found = [game.average for game in games if game.finished and game.thrown and game.key == key]
    if not found or len(span) != 2:
        return None
    low, high = span
    within = sum(low <= average <= high for average in found)
    return HeadHits(len(found), sum(found) / len(found), min(found), max(found), within)


def hit_groups(games: Iterable[GameFigures], name: str = "") -> list[tuple[str, int]]:
    """Hits by what brought them, the commonest first; what is beyond comes last, under "".

    Of everybody, or of one player.
    """
    counts: Counter[str] = Counter()
    for game in games:
        for seat in game.seats:
            if name in ("", seat.name):
                counts.update(dict(seat.sources))
    found = counts.most_common()
    if len(found) <= _MOST_GROUPS:
        return found
    last = _MOST_GROUPS - 1
    return [*found[:last], ("", sum(count for _, count in found[last:]))]


class Rivals(NamedTuple):
    """Two who met in finished games: how often, and how often each of them won."""

    first: str
    second: str
    games: int
    first_won: int
    second_won: int


def rivals(games: Iterable[GameFigures]) -> list[Rivals]:
    """Everybody against everybody, those who met most often first; of two, the one ahead."""
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game in games:
        if not game.finished:
            continue
        winners = {seat.name for seat in game.seats if seat.won}
        names = sorted({seat.name for seat in game.seats})
        for n, one in enumerate(names):
            for other in names[n + 1 :]:
                met[one, other] += 1
                won[one, other] += one in winners
                won[other, one] += other in winners
    found = []
    for (one, other), count in met.items():
        ahead, behind = (other, one) if won[other, one] > won[one, other] else (one, other)
        found.append(Rivals(ahead, behind, count, won[ahead, behind], won[behind, ahead]))
    return sorted(found, key=lambda r: (-r.games, -r.first_won, r.first, r.second))


def form(games: Sequence[GameFigures], name: str) -> list[float]:
    """Points a turn, game by game from the first, each averaged over the last ten games."""
    turns = [
        (sum(seat.turns), len(seat.turns))
        for game in sorted(games, key=lambda game: (game.begun, game.game))
        for seat in game.seats
        if seat.name == name and seat.turns
    ]
    found = []
    for n in range(len(turns)):
        part = turns[max(0, n + 1 - _OVER) : n + 1]
        found.append(sum(points for points, _ in part) / sum(count for _, count in part))
    return found


class PlayerFigures(NamedTuple):
    name: str
    games: int
    finished: int
    won: int
    hits: int
    turns: int
    misses: int
    points: int
    best_turn: int
    #: Games of which all hits are known, and so of the hits: not sheets of totals.
    counted: int
    #: A computer played under this name, each time.
    computer: bool = False


def players(games: Iterable[GameFigures]) -> list[PlayerFigures]:
    """Everybody, those with most games first."""
    found: dict[str, list[int]] = {}
    people: set[str] = set()
    for game in games:
        for seat in game.seats:
            if not seat.computer:
                people.add(seat.name)
            one = found.setdefault(seat.name, [0] * 9)
            for place, value in enumerate(
                (1, game.finished, seat.won, seat.hits, len(seat.turns), seat.misses,
                 sum(seat.turns))
            ):  # fmt: skip
                one[place] += value
            one[7] = max(one[7], seat.best_turn)
            one[8] += game.thrown
    return sorted(
        (
            PlayerFigures._make((name, *values, name not in people))
            for name, values in found.items()
        ),
        key=lambda one: (-one.games, -one.won, one.name),
    )


class SheetFigures(NamedTuple):
    rules: str
    games: int
    finished: int
    #: Of finished games, on the average: turns of a column, and hits a head as `HeadHits` has them.
    length: float
    hits: float
    #: Of all turns.
    points: float
    misses: float
    #: Finished games of which all hits are known.
    counted: int


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def sheets(games: Iterable[GameFigures]) -> list[SheetFigures]:
    """Rule sets side by side, those played most first."""
    by_rules: dict[str, list[GameFigures]] = {}
    for game in games:
        by_rules.setdefault(game.rules, []).append(game)
    found = []
    for rules, some_ in by_rules.items():
        ended = [seat for game in some_ if game.finished for seat in game.seats]
        every = [points for game in some_ for seat in game.seats for points in seat.turns]
        counted = [game.average for game in some_ if game.finished and game.thrown]
        found.append(
            SheetFigures(
                rules,
                len(some_),
                sum(game.finished for game in some_),
                sum(len(seat.turns) for seat in ended) / max(1, len(ended)),
                _mean(counted),
                sum(every) / max(1, len(every)),
                every.count(0) / max(1, len(every)),
                len(counted),
            )
        )
    return sorted(found, key=lambda one: (-one.games, one.rules))


class Honesty(NamedTuple):
    """Faces against expectation."""

    faces: tuple[int, ...]
    expected: float
    chi_square: float
    #: How often honest dice stray this far or further.
    chance: float


def verdict(found: Honesty) -> str:
    """`even`, `uneven` as it happens now and then, or `odd` as it hardly ever does."""
    if found.chance >= 0.05:
        return "even"
    return "uneven" if found.chance >= 0.001 else "odd"


def honesty(games: Iterable[GameFigures], *, real_dice: bool) -> Honesty:
    """The six faces of all throws, and Pearson's chi-square with five degrees of freedom."""
    counts = [0] * 6
    for game in games:
        if game.real_dice == real_dice:
            counts = [a + b for a, b in zip(counts, game.faces, strict=True)]
    return judged(tuple(counts))


def course(games: Iterable[GameFigures], *, real_dice: bool) -> list[tuple[int, float]]:
    """After each game, in the order they were begun: faces so far, and their chi-square."""
    counts = [0] * 6
    found = []
    for game in sorted(games, key=lambda game: (game.begun, game.game)):
        if game.real_dice == real_dice and any(game.faces):
            counts = [a + b for a, b in zip(counts, game.faces, strict=True)]
            found.append((sum(counts), judged(tuple(counts)).chi_square))
    return found


#: Games of even length, and the chi-square that 1 honest table in 100 reaches after any of them:
#: quantiles of 200,000 walks (tests/archive/test_course.py walks some again).
_BOUNDS = ((1, 15.09), (2, 16.54), (3, 17.36), (5, 18.33), (10, 19.39), (20, 20.25), (50, 21.28),
           (100, 21.94), (200, 22.44), (500, 23.01), (1_000, 23.40), (10_000, 24.50))  # fmt: skip


def bound(games: int) -> float:
    """The chi-square that 1 honest table in 100 reaches at some time in this many games."""
    for (few, low), (many, high) in itertools.pairwise(_BOUNDS):
        if games <= many or many == _BOUNDS[-1][0]:
            return low + (high - low) * math.log(max(1, games) / few) / math.log(many / few)
    raise AssertionError


def straying(faces: int) -> float:
    """How far from its expected number none of six faces strays in 95 of 100 such counts."""
    # 2.638: the normal deviate of 0.05 / 6 on both sides together.
    return 2.638 * math.sqrt(faces * 5 / 36)


def judged(faces: tuple[int, ...]) -> Honesty:
    expected = sum(faces) / 6
    if not expected:
        return Honesty(faces, 0.0, 0.0, 1.0)
    square = sum((count - expected) ** 2 for count in faces) / expected
    return Honesty(faces, expected, square, _tail(square))


def _tail(x: float) -> float:
    """The chance that chi-square with five degrees of freedom is x or more, in closed form."""
    root = math.sqrt(2 * x / math.pi) * math.exp(-x / 2)
    return min(1.0, math.erfc(math.sqrt(x / 2)) + root * (1 + x / 3))


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV; a cell that a spreadsheet would take for a formula is made plain text."""
    return "".join(",".join(_cell(value) for value in row) + "\r\n" for row in rows)


def _cell(value: object) -> str:
    text = bare(str(value))
    # A full-width sign is one to some spreadsheets, and so is one behind what is not seen.
    seen = "".join(letter for letter in text if letter.isprintable() and not letter.isspace())
    plain = unicodedata.normalize("NFKC", seen[:1])
    if not isinstance(value, int | float) and plain.startswith(("=", "+", "-", "@", "\u2212")):
        text = "'" + text
    if text.startswith(("\t", "\r")):
        text = "'" + text
    if any(letter in text for letter in ',"\r\n;'):
        text = '"' + text.replace('"', '""') + '"'
    return text
