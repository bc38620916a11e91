"""The figures of one game, worked out from its replay and kept with it once it is over."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

from zonk_desktop.archive.values import Standing
from zonk_desktop.engine.state import Cell, CellKind, rounds, winner
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.transcript.telling import called
from zonk_desktop.words import Several

#: Raised when figures are worked out in another way: what was kept before counts no more.
FORM = 3


class SeatFigures(NamedTuple):
    """One column of one game."""

    name: str
    total: int
    hits: int
    won: bool
    sources: tuple[tuple[str, int], ...]
    #: Points of each turn played, 0 for one that missed.
    turns: tuple[int, ...]
    best_turn: int
    big_hit: int
    longest_run: int
    longest_miss: int
    #: A computer plays it, at the end of the game.
    computer: bool = False
    #: Who shares the column: more than one are a team, and its name takes the plural.
    people: int = 1

    @property
    def misses(self) -> int:
        return self.turns.count(0)


class GameFigures(NamedTuple):
    """One game."""

    game: int
    rules: str
    key: str
    begun: str
    finished: bool
    real_dice: bool
    seats: tuple[SeatFigures, ...]
    #: How often each face fell, from 1 to 6.
    faces: tuple[int, ...]

    @property
    def thrown(self) -> bool:
        """Whether throws are known, and so all hits."""
        return any(self.faces)

    @property
    def average(self) -> float:
        return sum(seat.hits for seat in self.seats) / max(1, len(self.seats))


class Entered(NamedTuple):
    """One entry of the sheet, for the race."""

    total: int
    #: What stands there: points of the turn, or None and a word.
    points: int | None
    word: str


class Track(NamedTuple):
    """A player's way through a game, entry by entry."""

    name: str
    entries: tuple[Entered, ...]


def of_replay(replay: Replay, game: int, begun: str, real_dice: bool) -> GameFigures:
    """The figures of a game as far as it was played."""
    now = replay.game
    winners = () if now.ended is None else now.ended.winners
    played = turns(replay)
    sitting = replay.header.sitting()
    faces = Counter(face for throw in replay.throws for face in throw)
    # Of a sheet of totals some hits are known, and nobody knows which are not: none are counted.
    known = not now.noted
    return GameFigures(
        game=game,
        rules=replay.rules.ruleset.name,
        key=replay.header.rules,
        begun=begun,
        finished=now.ended is not None,
        real_dice=real_dice,
        seats=tuple(
            SeatFigures(
                name=called(seat),
                total=seat.total,
                hits=seat.hits * known,
                won=n in winners,
                sources=tuple((name, count) for name, count in seat.sources if count and known),
                turns=tuple(played[n]),
                best_turn=seat.best_turn,
                big_hit=sum(seat.big_hit) * known,
                longest_run=seat.longest_run * known,
                longest_miss=seat.longest_miss,
                computer=seat.name in sitting,
                people=len(seat.members) or 1,
            )
            for n, seat in enumerate(now.seats)
        ),
        faces=tuple(faces[face] for face in range(1, 7)),
    )


def turns(replay: Replay) -> list[list[int]]:
    """Points of each turn played, 0 for one that missed, by seat."""
    found: list[list[int]] = [[] for _ in replay.game.seats]
    for cell in _entries(replay):
        if not cell.reason:
            found[cell.seat].append(cell.points or 0)
    return found


class RaceTotals(NamedTuple):
    """A game as the totals of everybody, entry by entry."""

    rules: str
    begun: str
    finished: bool
    #: What it takes to be home, 0 where nothing does.
    home: int
    tracks: tuple[Track, ...]
    #: Rounds before the Halftime Show, 0 where there was none; and the seats that have won.
    show: int = 0
    winners: tuple[int, ...] = ()

    @property
    def rounds(self) -> int:
        return max((len(track.entries) for track in self.tracks), default=0)

    def total(self, seat: int, round_: int) -> int:
        """The total of a seat after a round; who has fewer entries stands still."""
        entries = self.tracks[seat].entries
        return entries[min(round_, len(entries)) - 1].total if round_ and entries else 0

    def leaders(self) -> list[int]:
        """Who leads after each round; while two are level, who led before."""
        found: list[int] = []
        for round_ in range(1, self.rounds + 1):
            totals = [self.total(seat, round_) for seat in range(len(self.tracks))]
            top = max(totals)
            before = found[-1] if found else -1
            found.append(before if before >= 0 and totals[before] == top else totals.index(top))
        return found

    def jump(self) -> tuple[int, int, int]:
        """The biggest gain of one entry: points, seat and round."""
        points, round_, seat = max(
            (
                (self.total(seat, round_) - self.total(seat, round_ - 1), -round_, -seat)
                for seat in range(len(self.tracks))
                for round_ in range(1, len(self.tracks[seat].entries) + 1)
            ),
            default=(0, 0, 0),
        )
        return points, -seat, -round_


def race(replay: Replay, begun: str) -> RaceTotals:
    """The totals of everybody, entry by entry."""
    now = replay.game
    tracks: list[list[Entered]] = [[] for _ in now.seats]
    totals = [seat.total for seat in replay.first.seats]
    for cell in _entries(replay):
        if cell.kind is CellKind.TOTAL:
            totals[cell.seat] = cell.total
        totals[cell.seat] -= cell.penalty
        tracks[cell.seat].append(Entered(totals[cell.seat], cell.points, cell.text))
    return RaceTotals(
        replay.rules.ruleset.name,
        begun,
        now.ended is not None,
        replay.rules.s.limit,
        tuple(
            Track(called(seat), tuple(track)) for seat, track in zip(now.seats, tracks, strict=True)
        ),
        _before_show(replay),
        now.ended.winners if now.ended is not None else (),
    )


def _before_show(replay: Replay) -> int:
    """How many entries somebody had when the show came."""
    cells = list(replay.game.cells)
    first = next((n for n, cell in enumerate(cells) if cell.show), 0)
    before = Counter(cell.seat for cell in cells[:first] if cell.kind is not CellKind.DASH)
    return max(before.values(), default=0)


def _entries(replay: Replay) -> list[Cell]:
    """The cells that are turns of the sheet: no dashes, nothing of a show."""
    return [cell for cell in replay.game.cells if cell.kind is not CellKind.DASH and not cell.show]


# As they are kept


def packed(found: GameFigures) -> str:
    """What the database keeps of the figures; the rest stands in the game's own row."""
    seats = [list(seat) for seat in found.seats]
    return json.dumps([seats, found.faces], ensure_ascii=False, separators=(",", ":"))


def unpacked(
    data: str, game: int, rules: str, key: str, begun: str, real_dice: bool
) -> GameFigures | None:
    """The figures of a finished game as they were kept; None when they are damaged."""
    try:
        seats, faces = json.loads(data)
        found = GameFigures(
            game, rules, key, begun, True, real_dice,
            tuple(
                SeatFigures(
                    Several(name, people) if people > 1 else str(name), total, hits, won,
                    tuple([(str(a), int(b)) for a, b in sources]), tuple(turns),
                    best, big, run, miss, computer, people,
                )
                for (
                    name, total, hits, won, sources, turns, best, big, run, miss, computer, people
                ) in seats
            ),
            tuple(faces),
        )  # fmt: skip
    except (ValueError, TypeError):
        return None
    return found if _sound(found) else None


def _sound(found: GameFigures) -> bool:
    if len(found.faces) != 6 or not found.seats or not _whole(found.faces):
        return False
    return all(
        _whole(seat[1:4]) and _whole(seat.turns) and _whole(seat[6:]) for seat in found.seats
    )


def _whole(values: tuple[object, ...]) -> bool:
    return set(map(type, values)) <= {int, bool}


def standing(replay: Replay) -> Standing:
    """What the list of games says of a game."""
    game = replay.game
    over = game.ended is not None
    return Standing(
        rounds=rounds(game),
        throws=len(replay.throws),
        finished=over,
        winner=winner(game) or "",
        totals=tuple(seat.total for seat in game.seats),
        hits=tuple(seat.hits for seat in game.seats),
        figures=packed(of_replay(replay, 0, "", False)) if over else "",
    )
