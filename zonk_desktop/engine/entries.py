"""The end of a turn: hits are added up, the sheet gets its entry, gates close.

Everything a turn leaves behind is written here and nowhere else, so that sheet, totals and hits
can't disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from zonk_desktop.engine.hits import Bank, Earned, Miss
from zonk_desktop.engine.integrity import raised, received
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Cell, CellKind, Event, Game, Gate, Seat, Turn

DASHES = "-------"

#: How an entry's figure is worked out anew: mode, never two, earned, previous, had.
Figure = Callable[[str, bool, int, int, int], int]


class Outcome(NamedTuple):
    """How a turn ended."""

    #: Points banked, None when nothing was.
    points: int | None = None
    word: str = ""
    #: A throw missed (not a fault, not a lost turn).
    missed: bool = False
    all_dice: bool = False
    reason: str = ""
    #: The game is won by the throw itself: the total becomes the limit (WH-082).
    instant: bool = False
    #: The turn was lost before it began (WH-046, WH-047).
    unplayed: bool = False


def banked_total(game: Game, seat: Seat, points: int) -> int:
    """The total that is written: LP-096 cuts it to the limit, LP-092 lifts the cut."""
    s = game.rules.s
    total = seat.total + points
    if total <= s.limit or s.landing != "cap":
        return total
    if game.called is not None and (seat.total >= s.limit or not s.cap_before_11k):
        return total
    return max(s.limit, seat.total)


def close_turn(game: Game, outcome: Outcome) -> tuple[Game, list[Event]]:
    """Write the entry of the turn that is over; whose turn comes next is not decided here."""
    rules, turn = game.rules, game.turn
    s = rules.s
    n = turn.seat
    seat = game.seats[n]
    counts = game.show is None or outcome.instant
    events: list[Event] = []
    total = seat.total
    earned = () if outcome.unplayed else turn.earned
    points = outcome.points
    if points is not None:
        if outcome.instant:
            total = max(s.limit, seat.total)
        elif counts:
            total = banked_total(game, seat, points)
        if counts or s.halftime_score_hits:
            earned += _bank_hits(game, seat, points, total if counts else points, counts)
    else:
        earned = tuple(e for e in earned if e.kept)
        if outcome.missed:
            miss = Miss(outcome.all_dice, seat.misses + 1, seat.dry)
            for source in rules.on_miss:
                earned += source.on_miss(miss)
    own = sum([e.amount for e in earned]) if earned else 0
    run = seat.run + 1 if own else 0
    if rules.turkey is not None and own and rules.turkey.due(run):
        earned += (rules.turkey.earn(),)
        own += rules.turkey.amount
    early = seat.early
    marks = earned
    already = 0
    if early:
        marks = early + earned
        already = sum([e.amount for e in early])
        own += already
    previous = seat.received
    got = own
    if own and (s.never_two or s.integrity != "off"):
        got = max(received(s.integrity, s.never_two, own, previous), already)
        if got > own:
            marks += (Earned("integrity", got - own),)
    new = got - already
    cell = _cell(game, outcome, total, marks, got)
    index = len(game.cells)
    cells = game.cells.append(cell)
    penalty = 0
    misses = seat.misses
    dry = seat.dry
    if outcome.missed:
        misses += 1
        dry = 0 if own else dry + 1
        if s.miss_penalty and misses % s.miss_penalty_after == 0:
            penalty = s.miss_penalty
            events.append(Event("penalty", n, "misses", penalty))
    else:
        misses = dry = 0
    zonk_hits = (
        seat.zonk_hits + sum([e.amount for e in earned if e.source in {"zonk-hit", "third-zonk"}])
        if outcome.missed
        else seat.zonk_hits
    )
    if penalty or seat.penalty:
        total = _floor(rules, total - penalty)
        cells = cells.replace(index, cell._replace(penalty=penalty + seat.penalty))
    sources = seat.sources
    if marks:
        sources = _add_sources(sources, marks[len(early) :])
    steps = seat.steps
    if counts and total > 0:
        reached = (total - 1 if s.thousand_strict else total) // s.hit_step
        steps = max(steps, reached)
    member = seat.turns % len(seat.members) if seat.members else 0
    by_member = seat.by_member
    if by_member and new:
        by_member = tuple(
            had + (new if s.team_hits == "all members" or m == member else 0)
            for m, had in enumerate(by_member)
        )
    big = seat.big_hit
    if own:
        units = _units(earned)
        if (sum(units), units) > (sum(big), big):
            big = units
    seats = list(game.seats)
    seats[n] = Seat(
        seat.name, seat.members, total,
        seat.entered or (points is not None and counts),
        seat.hits + new, sources, seat.turns + 1, previous, own, got, index, (), run,
        misses, dry, steps, seat.tokens, seat.lost, 0,
        max(seat.longest_run, run),
        max(seat.best_turn, points or 0) if counts else seat.best_turn,
        big, max(seat.longest_miss, misses), zonk_hits, by_member, seat.gave, seat.took,
    )  # fmt: skip
    if points is not None:
        events.append(Event("banked", n, cell.text, points))
    if own:
        events += [Event("earned", n, e.source, e.amount) for e in marks]
    if new:
        events.append(Event("hits", n, "", new))
    home = game.home
    if counts and home < 0 and points is not None and total >= s.limit:
        home = n
    bits = game.round_hits
    if own and counts:
        bits |= 1 << n
    show = game.show
    if show is not None:
        show = show._replace(cells=(*show.cells, (n, index)))
        if points is not None:
            show = show._replace(scores=(*show.scores, (n, points)))
    gates = () if s.ceremony == "off" or new <= turn.taken else (Gate(n, new - turn.taken),)
    after = game._replace(
        seats=tuple(seats), cells=cells, gates=gates, home=home, round_hits=bits, show=show
    )
    for mark in earned:
        if mark.everyone:
            after = _communal(after, mark, n, events)
    return after, events


def _bank_hits(game: Game, seat: Seat, points: int, total: int, counts: bool) -> tuple[Earned, ...]:
    """What the written total brings; in the show totals stand apart from the game (A-WH-20)."""
    bank = Bank(
        seat.total if counts else 0,
        total,
        points,
        seat.entered or not counts,
        seat.steps if counts else 0,
        game.home < 0 and counts,
        game.rules.s.limit,
        game.called is not None,
    )
    earned: tuple[Earned, ...] = ()
    for source in game.rules.on_bank:
        earned += source.on_bank(bank)
    return earned


def _cell(game: Game, outcome: Outcome, total: int, marks: tuple[Earned, ...], got: int) -> Cell:
    turn, show = game.turn, game.show
    seat = game.seats[turn.seat]
    row = game.row if show is None else show.row
    points = outcome.points
    if points is None:
        kind, text = CellKind.WORD, outcome.word
    else:
        kind, text = CellKind.TOTAL, str(total if show is None or outcome.instant else points)
    left = tuple(dict.fromkeys([e.symbol for e in marks if e.symbol])) if marks else ()
    member = seat.turns % len(seat.members) if seat.members else 0
    return Cell(
        row, turn.seat, kind, text, total, points, left, got, marks, show is not None,
        0, outcome.reason, turn.token, member,
    )  # fmt: skip


def _communal(game: Game, mark: Earned, roller: int, events: list[Event]) -> Game:
    """Everybody but the roller receives a communal hit (WH-052, D-03)."""
    for n in range(len(game.seats)):
        if n != roller:
            game = raise_entry(game, n, mark, events)
    return game


def raise_entry(
    game: Game, n: int, mark: Earned, events: list[Event], figure_of: Figure = raised
) -> Game:
    """One more hit for a player whose turn is not on: his latest entry is worked out anew."""
    s = game.rules.s
    seat = game.seats[n]
    if seat.cell < 0:
        got = mark.amount
        seat = seat._replace(early=(*seat.early, mark), sources=_add_sources(seat.sources, (mark,)))
        cells = game.cells
    else:
        earned = seat.earned + mark.amount
        if s.communal_integrity == "plain" or (s.integrity == "off" and not s.never_two):
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
            seat.cell,
            cell._replace(left=left, hits=cell.hits + got, marks=cell.marks + marks),
        )
        seat = seat._replace(
            earned=earned, received=figure, sources=_add_sources(seat.sources, marks)
        )
    by_member = seat.by_member
    if by_member:
        last = (seat.turns - 1) % len(by_member)
        by_member = tuple(
            had + (got if s.team_hits == "all members" or m == last else 0)
            for m, had in enumerate(by_member)
        )
    seats = list(game.seats)
    seats[n] = seat._replace(hits=seat.hits + got, by_member=by_member)
    events.append(Event("hits", n, mark.source, got))
    return game._replace(seats=tuple(seats), cells=cells)


def add_plain(game: Game, n: int, mark: Earned, *, on_sheet: bool) -> Game:
    """A hit that no integrity touches: Social, winner, consolation."""
    seat = game.seats[n]
    cells = game.cells
    if on_sheet:
        cell = cells[seat.cell]
        cells = cells.replace(
            seat.cell,
            cell._replace(hits=cell.hits + mark.amount, marks=(*cell.marks, mark)),
        )
    seats = list(game.seats)
    seats[n] = seat._replace(
        hits=seat.hits + mark.amount, sources=_add_sources(seat.sources, (mark,))
    )
    return game._replace(seats=tuple(seats), cells=cells)


def take_points(game: Game, n: int, points: int) -> Game:
    """Points off the total, noted on the latest entry (IB-038, IB-039, A-IB-17)."""
    seat = game.seats[n]
    total = _floor(game.rules, seat.total - points)
    taken = seat.total - total
    seats = list(game.seats)
    cells = game.cells
    if seat.cell < 0:
        seats[n] = seat._replace(total=total, penalty=seat.penalty + taken)
    else:
        seats[n] = seat._replace(total=total)
        cell = cells[seat.cell]
        cells = cells.replace(seat.cell, cell._replace(penalty=cell.penalty + taken))
    return game._replace(seats=tuple(seats), cells=cells)


def _floor(rules: Rules, total: int) -> int:
    return max(0, total) if rules.s.penalty_floor == "zero" else total


def _add_sources(
    sources: tuple[tuple[str, int], ...], marks: tuple[Earned, ...]
) -> tuple[tuple[str, int], ...]:
    counts = dict(sources)
    for mark in marks:
        counts[mark.source] = counts.get(mark.source, 0) + mark.amount
    return tuple(counts.items())


def _units(earned: tuple[Earned, ...]) -> tuple[int, ...]:
    """Sizes of the hits of a turn, largest first: a Double is one of size two (IB-046)."""
    sizes: list[int] = []
    for mark in earned:
        sizes += [mark.amount] if mark.unit else [1] * mark.amount
    return tuple(sorted(sizes, reverse=True))


def hits_so_far(turn: Turn) -> tuple[Earned, ...]:
    """Hits of the turn in progress that have to be taken at once (IB-019)."""
    return tuple(e for e in turn.earned if e.at_once)
