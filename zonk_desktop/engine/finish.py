"""The end of the game: who has reached it, who has won, and the awards."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple

from zonk_desktop.engine.choices import AfterLimit, AwardName, FinishCompare, WinnerBy
from zonk_desktop.engine.credit import add_plain
from zonk_desktop.engine.entries import at_home
from zonk_desktop.engine.hits import Consolation, Winner
from zonk_desktop.engine.state import Ending, EndReason, Event, EventKind, Game, Phase, Seat
from zonk_desktop.engine.value import changed


class Award(NamedTuple):
    """One award; `seat` is -1 for what belongs to the whole table."""

    award: AwardName
    seat: int
    value: float


def reached(game: Game, n: int) -> bool:
    """Whether the turn just banked by seat `n` brings the end (LP-094, IB-042, MB-058)."""
    s = game.rules.s
    total = game.seats[n].total
    if game.called is not None:
        # Nobody gets from below the limit to here while totals are cut to it (A-LP-08).
        return total >= s.limit + s.rule11k_points
    if s.extension:
        return at_home(game, total)
    return total > s.limit if s.finish_compare is FinishCompare.PASS else total >= s.limit


def winners(game: Game) -> tuple[int, ...]:
    """LP-097, LP-098, WH-081, IB-043, MB-063."""
    s = game.rules.s
    among = still_in(game)
    by = WinnerBy.POINTS if game.called is not None else s.winner_by
    if by is WinnerBy.FIRST and game.home in among and not s.rounds:
        return (game.home,)
    if game.noted and by in {WinnerBy.HITS, WinnerBy.TITLES}:
        # Totals do not tell all hits.
        return ()
    if by is WinnerBy.HITS:
        return _best(game, lambda n: (game.seats[n].hits, game.seats[n].total), among)
    if by is WinnerBy.TITLES:
        held = [seat for title in titles(game).values() for seat in title]
        return _best(
            game, lambda n: (held.count(n), game.seats[n].hits, game.seats[n].total), among
        )
    tied = _best(game, lambda n: game.seats[n].total, among)
    if game.called is None and (s.rounds or s.ending is not AfterLimit.LAST_ROUND):
        return tied
    # A tie at the top goes to who stood there first (A-LP-10): equal is not passing (MB-061).
    # In a Last Round play goes on past the last column, so columns say nothing of that.
    return (min(tied, key=lambda n: _there_since(game, n)),)


def _there_since(game: Game, n: int) -> tuple[int, int]:
    """Sort key: the entry with which a player reached the present total, then the column."""
    cells = enumerate(game.cells)
    banked = [at for at, cell in cells if cell.seat == n and cell.points and not cell.show]
    return max(banked, default=-1), n


def still_in(game: Game) -> tuple[int, ...]:
    """The seats that no throw has put out of the game."""
    return tuple([n for n, seat in enumerate(game.seats) if not seat.out])


def _best(
    game: Game, worth: Callable[[int], Any], among: tuple[int, ...] | None = None
) -> tuple[int, ...]:
    seats = tuple(range(len(game.seats))) if among is None else among
    best = max([worth(n) for n in seats], default=None)
    return tuple(n for n in seats if worth(n) == best)


def titles(game: Game) -> dict[AwardName, tuple[int, ...]]:
    """High Score, Big Hit and Consecutive Hit (IB-044 to IB-047); ties are shared (D-18)."""
    seats = game.seats
    return {
        AwardName.HIGH_SCORE: _best(game, lambda n: seats[n].total),
        AwardName.BIG_HIT: tuple(
            n
            for n in _best(game, lambda n: (sum(seats[n].big_hit), seats[n].big_hit))
            if seats[n].big_hit
        ),
        AwardName.CONSECUTIVE_HIT: tuple(
            n for n in _best(game, lambda n: seats[n].longest_run) if seats[n].longest_run
        ),
    }


def end_game(game: Game, reason: EndReason, who: tuple[int, ...], events: list[Event]) -> Game:
    """Name the winner, give the hits of the end, close the book."""
    given: list[tuple[int, int]] = []
    fewest = _fewest(game)
    for source in game.rules.on_end:
        # Alone there is nobody to be consoled (A-MB-26).
        least = fewest if len(game.seats) > 1 else ()
        lucky = who if isinstance(source, Winner) else least
        for n in lucky:
            game = add_plain(game, n, source.earn(), on_sheet=False)
            events.append(Event(EventKind.HITS, n, source.source, source.amount))
            given.append((n, source.amount))
    turn = changed(game.turn, phase=Phase.FINISHED, throw=(), active=())
    for n in who:
        events.append(Event(EventKind.WINNER, n))
    events.append(Event(EventKind.FINISHED, name=reason))
    return changed(game, turn=turn, ended=Ending(reason, who), gates=())


def _fewest(game: Game) -> tuple[int, ...]:
    """Fewest hits, of those the lowest score (MB-053, MB-054, A-MB-02)."""
    worth = [(seat.hits, seat.total) for seat in game.seats]
    least = min(worth)
    return tuple(n for n, pair in enumerate(worth) if pair == least)


class RecordKind(StrEnum):
    """What every game has a best of."""

    WINNER = "winner"
    MOST_HITS = "most-hits"
    BIG_HIT = "big-hit"
    CONSECUTIVE_HIT = "consecutive-hit"
    BEST_TURN = "best-turn"
    LONGEST_DROUGHT = "longest-drought"


class Record(NamedTuple):
    """A best of the game, and all who hold it."""

    kind: RecordKind
    seats: tuple[int, ...]
    value: int
    #: Made in the Halftime Show by all who hold it.
    show: bool = False


def records(game: Game) -> tuple[Record, ...]:
    """The bests of a game; who has the same shares them (D-18), and a best of nothing is none.

    A sheet of totals does not tell all hits, so nobody is said to have the most.
    """
    found: list[Record] = []
    seats = game.seats
    ended = game.ended
    if ended is not None and ended.winners:
        value = _won_with(game, ended.winners[0])
        found.append(Record(RecordKind.WINNER, ended.winners, value))

    def best(kind: RecordKind, least: int, worth: Callable[[Seat], int]) -> None:
        most = max(worth(seat) for seat in seats)
        if most >= least:
            holders = tuple(n for n, seat in enumerate(seats) if worth(seat) == most)
            found.append(Record(kind, holders, most))

    if not game.noted:
        best(RecordKind.MOST_HITS, 1, lambda seat: seat.hits)
        if big := max([cell.hits for cell in game.cells], default=0):
            cells = [cell for cell in game.cells if cell.hits == big]
            holders = tuple(sorted({cell.seat for cell in cells}))
            found.append(Record(RecordKind.BIG_HIT, holders, big, all(cell.show for cell in cells)))
        best(RecordKind.CONSECUTIVE_HIT, 2, lambda seat: seat.longest_run)
    best(RecordKind.BEST_TURN, 1, lambda seat: seat.best_turn)
    best(RecordKind.LONGEST_DROUGHT, 1, lambda seat: seat.longest_miss)
    return tuple(found)


def _won_with(game: Game, n: int) -> int:
    """The figure a winner has won by: hits, titles, or points."""
    by = WinnerBy.POINTS if game.called is not None else game.rules.s.winner_by
    if by is WinnerBy.HITS:
        return game.seats[n].hits
    if by is WinnerBy.TITLES:
        return sum(n in held for held in titles(game).values())
    return game.seats[n].total


def awards(game: Game) -> tuple[Award, ...]:
    """The awards of the rule set; of an unfinished game only the running average (WH-085)."""
    found: list[Award] = []
    names = game.rules.ruleset.awards
    seats = game.seats
    if AwardName.GROUP_HIT_AVERAGE in names:
        average = sum(seat.hits for seat in seats) / len(seats)
        found.append(Award(AwardName.GROUP_HIT_AVERAGE, -1, average))
    if (ended := game.ended) is None:
        return tuple(found)
    held = titles(game)
    consoling = [x.source for x in game.rules.on_end if isinstance(x, Consolation)]
    for name in names:
        if name is AwardName.WINNER:
            found += [Award(name, n, _won_with(game, n)) for n in ended.winners]
        elif name is AwardName.HIGH_SCORE:
            found += [Award(name, n, seats[n].total) for n in held[name]]
        elif name is AwardName.BIG_HIT:
            found += [Award(name, n, sum(seats[n].big_hit)) for n in held[name]]
        elif name is AwardName.CONSECUTIVE_HIT:
            found += [Award(name, n, seats[n].longest_run) for n in held[name]]
        elif name is AwardName.SHEET:
            found += [Award(name, n, seats[n].total) for n in ended.winners]
        elif name is AwardName.CONSOLATION:
            found += [
                Award(name, n, seat.hits)
                for n, seat in enumerate(seats)
                if any(dict(seat.sources).get(source) for source in consoling)
            ]
        elif name is AwardName.POT_SHARE:
            found += _pot(game, held)
    return tuple(found)


def _pot(game: Game, held: dict[AwardName, tuple[int, ...]]) -> list[Award]:
    """A third of the pot a title; a shared title splits its third (IB-068, A-IB-22, D-18)."""
    pot = sum(game.pot)
    if not pot or not game.rules.s.texas_smokeem:
        return []
    won = [title for title in held.values() if title]
    shares = [0.0] * len(game.seats)
    for title in won:
        for n in title:
            shares[n] += pot / len(won) / len(title)
    return [Award(AwardName.POT_SHARE, n, share) for n, share in enumerate(shares) if share]
