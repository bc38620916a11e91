"""What a column of the sheet receives outside its own turn: hits of the table, points taken off."""

from __future__ import annotations

from collections.abc import Callable

from zonk_desktop.engine.choices import CommunalIntegrity, Integrity, PenaltyFloor, TeamHits
from zonk_desktop.engine.hits import Earned, raised
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind, Game, Seat
from zonk_desktop.engine.value import changed

#: Signature of functions that work out the hits of an entry again after a late hit:
#: mode, never two, earned, previous, had.
Figure = Callable[[Integrity, bool, int, int, int], int]


def give_to_all(game: Game, mark: Earned, roller: int, events: list[Event]) -> Game:
    """Everybody but the roller receives a communal hit (WH-052, D-03)."""
    for n in range(len(game.seats)):
        if n != roller:
            game = raise_entry(game, n, mark, events)
    return game


def raise_entry(
    game: Game, n: int, mark: Earned, events: list[Event], figure_of: Figure = raised
) -> Game:
    """One more hit for a player whose turn is not on: the latest entry is worked out again."""
    s = game.rules.s
    seat = game.seats[n]
    if seat.cell < 0:
        got = mark.amount
        seat = changed(seat, early=(*seat.early, mark), sources=with_sources(seat.sources, (mark,)))
        cells = game.cells
    else:
        earned = seat.earned + mark.amount
        if s.communal_integrity is CommunalIntegrity.PLAIN or (
            s.integrity is Integrity.OFF and not s.never_two
        ):
            figure = seat.received + mark.amount
        else:
            mode = s.integrity
            figure = figure_of(mode, s.never_two, earned, seat.previous, seat.received)
        got = figure - seat.received
        marks: tuple[Earned, ...] = (mark,)
        if got != mark.amount:
            marks += (Earned("integrity", got - mark.amount),)
        cell = game.cells[seat.cell]
        left = cell.left
        if mark.symbol and mark.symbol not in left:
            left = (*left, mark.symbol)
        cells = game.cells.replace(
            seat.cell, changed(cell, left=left, hits=cell.hits + got, marks=cell.marks + marks)
        )
        seat = changed(
            seat, earned=earned, received=figure, sources=with_sources(seat.sources, marks)
        )
    by_member = shared(game, seat, max(0, seat.turns - 1), got)
    seats = list(game.seats)
    seats[n] = changed(seat, hits=seat.hits + got, by_member=by_member)
    events.append(Event(EventKind.HITS, n, mark.source, got))
    return changed(game, seats=tuple(seats), cells=cells)


def add_plain(game: Game, n: int, mark: Earned, *, on_sheet: bool) -> Game:
    """A hit that no integrity touches: Social, winner, consolation."""
    seat = game.seats[n]
    cells = game.cells
    if on_sheet:
        cell = cells[seat.cell]
        cells = cells.replace(
            seat.cell, changed(cell, hits=cell.hits + mark.amount, marks=(*cell.marks, mark))
        )
    seats = list(game.seats)
    seats[n] = changed(
        seat, hits=seat.hits + mark.amount, sources=with_sources(seat.sources, (mark,))
    )
    return changed(game, seats=tuple(seats), cells=cells)


def take_points(game: Game, n: int, points: int) -> Game:
    """Points off the total, noted on the latest entry (IB-038, IB-039, A-IB-17)."""
    seat = game.seats[n]
    total = floored(game.rules, seat.total - points)
    taken = seat.total - total
    seats = list(game.seats)
    cells = game.cells
    if seat.cell < 0:
        seats[n] = changed(seat, total=total, penalty=seat.penalty + taken)
    else:
        seats[n] = changed(seat, total=total)
        cell = cells[seat.cell]
        cells = cells.replace(seat.cell, changed(cell, penalty=cell.penalty + taken))
    return changed(game, seats=tuple(seats), cells=cells)


def floored(rules: Rules, total: int) -> int:
    """A total after points were taken off."""
    return max(0, total) if rules.s.penalty_floor is PenaltyFloor.ZERO else total


def shared(game: Game, seat: Seat, turn: int, new: int) -> tuple[int, ...]:
    """A team's hits go to who rolled, or to every member (A-LP-28)."""
    if not seat.by_member or not new:
        return seat.by_member
    everyone = game.rules.s.team_hits is TeamHits.ALL_MEMBERS
    roller = turn % len(seat.by_member)
    return tuple(
        had + (new if everyone or m == roller else 0) for m, had in enumerate(seat.by_member)
    )


def with_sources(
    sources: tuple[tuple[str, int], ...], marks: tuple[Earned, ...]
) -> tuple[tuple[str, int], ...]:
    """Hits counted by where they came from, with these marks."""
    counts = dict(sources)
    for mark in marks:
        counts[mark.source] = counts.get(mark.source, 0) + mark.amount
    return tuple(counts.items())
