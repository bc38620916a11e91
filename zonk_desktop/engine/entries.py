"""The end of a turn: hits are added up, the sheet gets its entry, gates close.

Everything a turn leaves behind is written here and nowhere else, so that sheet, totals and hits
can't disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zonk_desktop.engine.choices import Ceremony, Integrity, Landing
from zonk_desktop.engine.credit import floored, give_to_all, shared, with_sources
from zonk_desktop.engine.hits import Bank, Earned, Miss, received
from zonk_desktop.engine.state import Cell, CellKind, Event, EventKind, Game, Gate, Seat, Turn
from zonk_desktop.engine.turns import kept_on_a_miss
from zonk_desktop.engine.value import changed

DASHES = "-------"


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
    if total <= s.limit or s.landing is not Landing.CAP:
        return total
    if game.called is not None and (seat.total >= s.limit or not s.cap_before_11k):
        return total
    return max(s.limit, seat.total)


def at_home(game: Game, total: int) -> bool:
    """Whether a total is where the game ends: at the limit, or at what took its place."""
    s = game.rules.s
    if not s.extension:
        return total >= s.limit
    return total >= s.extension or (total == s.limit and not game.extended)


def close_turn(game: Game, outcome: Outcome) -> tuple[Game, list[Event]]:
    """Write the entry of the turn that is over; whose turn comes next is not decided here."""
    s = game.rules.s
    n = game.turn.seat
    seat = game.seats[n]
    counts = game.show is None or outcome.instant
    total = _written(game, seat, outcome, counts)
    tally = _tally(game, seat, outcome, total, counts)
    earned, marks, _, got, new, _ = tally
    penalty = 0
    events: list[Event] = []
    if outcome.missed and s.miss_penalty and (seat.misses + 1) % s.miss_penalty_after == 0:
        penalty = _miss_penalty(game, seat, total)
        total -= penalty
        events.append(Event(EventKind.PENALTY, n, "misses", s.miss_penalty))
    if outcome.missed and outcome.all_dice and game.turn.rolls == 1 and s.first_throw_penalty:
        more = _first_throw(game, total)
        penalty, total = penalty + more, total - more
        events.append(Event(EventKind.PENALTY, n, "first-throw", s.first_throw_penalty))
    cell = _cell(game, outcome, total, marks, got)
    if penalty or seat.penalty:
        cell = changed(cell, penalty=penalty, early_penalty=seat.penalty)
    seats = list(game.seats)
    seats[n] = _seat_after(game, seat, outcome, total, tally)
    points = outcome.points
    if points is not None:
        events.append(Event(EventKind.BANKED, n, cell.text, points))
    if marks:
        events += [Event(EventKind.EARNED, n, e.source, e.amount) for e in marks]
    if new:
        events.append(Event(EventKind.HITS, n, "", new))
    home = game.home
    if counts and home < 0 and at_home(game, total):
        home = n
    show = game.show
    if show is not None and points is not None:
        show = changed(show, scores=(*show.scores, (n, points)))
    bits = game.round_hits | (1 << n) if earned and counts else game.round_hits
    waiting = new - game.turn.taken
    gates = (Gate(n, waiting),) if waiting > 0 and s.ceremony is not Ceremony.OFF else ()
    after = changed(
        game,
        seats=tuple(seats),
        cells=game.cells.append(cell),
        gates=gates,
        home=home,
        round_hits=bits,
        show=show,
        legacy=None,
    )
    for mark in earned:
        if mark.everyone:
            after = give_to_all(after, mark, n, events)
    return after, events


class Tally(NamedTuple):
    """The hits of a turn that is over."""

    #: What the turn itself has earned, and the marks of its entry.
    earned: tuple[Earned, ...]
    marks: tuple[Earned, ...]
    #: Hits earned in the entry, received for it, and those of them that are new.
    own: int
    got: int
    new: int
    #: Turns in a row with a hit.
    run: int


def _tally(game: Game, seat: Seat, outcome: Outcome, total: int, counts: bool) -> Tally:
    return _added_up(game, seat, _earned(game, seat, outcome, total, counts))


def _added_up(game: Game, seat: Seat, earned: tuple[Earned, ...]) -> Tally:
    run = seat.run + 1 if earned else 0
    turkey = game.rules.turkey
    if turkey is not None and earned and turkey.due(run):
        earned += (turkey.earn(),)
    marks, own, got = _received(game, seat, earned)
    new = got - sum([e.amount for e in seat.early]) if seat.early else got
    return Tally(earned, marks, own, got, new, run)


def hits_if_banked(game: Game) -> int:
    """The hits that banking the turn in progress would bring its player now."""
    return Banking(game, (game.turn.points,)).hits(game.turn.earned)[0]


class Banking:
    """Hits for many points with which one turn may be banked; what they share is asked once."""

    def __init__(self, game: Game, points: Iterable[int]) -> None:
        self._game = game
        self._seat = seat = game.seats[game.turn.seat]
        counts = game.show is None
        # How many are new hangs on how many there are, and on whether there are any.
        kinds: dict[tuple[bool, int], int] = {}
        self._earned: list[tuple[Earned, ...]] = []
        #: For each of the points: which of `hits` is meant.
        self.kind: list[int] = []
        for each in points:
            total = banked_total(game, seat, each) if counts else seat.total
            earned = _by_bank(game, seat, each, total, counts)
            key = bool(earned), sum([e.amount for e in earned])
            if key not in kinds:
                kinds[key] = len(kinds)
                self._earned.append(earned)
            self.kind.append(kinds[key])

    def hits(self, earned: tuple[Earned, ...]) -> list[int]:
        """The hits that the player would get, with these of the turn, by kind."""
        return [_added_up(self._game, self._seat, earned + own).new for own in self._earned]


def hits_if_missed(game: Game, all_dice: bool) -> int:
    """The hits that a miss would leave its player now."""
    if safe := kept_on_a_miss(game):
        return hits_if_banked(changed(game, turn=changed(game.turn, points=safe)))
    outcome = Outcome(missed=True, all_dice=all_dice)
    seat = game.seats[game.turn.seat]
    return _tally(game, seat, outcome, seat.total, game.show is None).new


def hits_if_won(game: Game) -> int:
    """The hits that a throw that wins the game would bring its player now."""
    seat = game.seats[game.turn.seat]
    won = Outcome(points=game.rules.s.limit, instant=True)
    return _tally(game, seat, won, _written(game, seat, won, True), True).new


def points_if_missed(game: Game) -> int:
    """What a miss would add to its player's total now: what was safe once made, or a penalty."""
    seat = game.seats[game.turn.seat]
    if safe := kept_on_a_miss(game):
        return _written(game, seat, Outcome(points=safe), game.show is None) - seat.total
    turn = game.turn
    if game.rules.s.first_throw_penalty and not turn.rolls and not turn.borrowed:
        return -first_throw_costs(game)
    return -_miss_penalty(game, seat, seat.total)


def first_throw_costs(game: Game) -> int:
    """What a miss of all dice with the first throw of the turn costs, the misses in a row too."""
    seat = game.seats[game.turn.seat]
    taken = _miss_penalty(game, seat, seat.total)
    return taken + _first_throw(game, seat.total - taken)


def _first_throw(game: Game, total: int) -> int:
    """What a first throw of all dice without points costs, or what is left above the floor."""
    return total - floored(game.rules, total - game.rules.s.first_throw_penalty)


def _miss_penalty(game: Game, seat: Seat, total: int) -> int:
    """What a miss costs: the points of the penalty, or what is left above the floor."""
    s = game.rules.s
    if not s.miss_penalty or (seat.misses + 1) % s.miss_penalty_after:
        return 0
    return total - floored(game.rules, total - s.miss_penalty)


def _written(game: Game, seat: Seat, outcome: Outcome, counts: bool) -> int:
    """The player's total after the turn."""
    if outcome.instant:
        return max(game.rules.s.limit, seat.total)
    if outcome.points is None or not counts:
        return seat.total
    return banked_total(game, seat, outcome.points)


def _earned(
    game: Game, seat: Seat, outcome: Outcome, total: int, counts: bool
) -> tuple[Earned, ...]:
    """What the turn has earned: in its throws and keeps, and by how it ended."""
    earned = () if outcome.unplayed else game.turn.earned
    if outcome.points is not None:
        return earned + _by_bank(game, seat, outcome.points, total, counts)
    if earned:
        # What the dice showed is kept where the sheet says so (WH-055, WH-056, MB-039).
        earned = tuple([e for e in earned if e.kept])
    if outcome.missed and game.rules.on_miss:
        miss = Miss(outcome.all_dice, seat.misses + 1, seat.dry)
        for source in game.rules.on_miss:
            earned += source.on_miss(miss)
    return earned


def _by_bank(game: Game, seat: Seat, points: int, total: int, counts: bool) -> tuple[Earned, ...]:
    """What banking these points, for this total, earns by itself."""
    if counts:
        return _bank_hits(game, seat, total, counts)
    if game.rules.s.halftime_score_hits:
        return _bank_hits(game, seat, points, counts)
    return ()


def _received(
    game: Game, seat: Seat, earned: tuple[Earned, ...]
) -> tuple[tuple[Earned, ...], int, int]:
    """The marks of the entry, the hits earned in it and those received for it (WH-057, WH-061).

    Communal hits that came before the first entry belong to it (D-03).
    """
    s = game.rules.s
    marks = seat.early + earned if seat.early else earned
    own = sum([e.amount for e in marks]) if marks else 0
    got = own
    if s.never_two or s.integrity is not Integrity.OFF:
        got = received(s.integrity, s.never_two, own, seat.received)
        got = max(got, sum([e.amount for e in seat.early]))
        if got > own:
            marks += (Earned("integrity", got - own),)
    return marks, own, got


def _seat_after(game: Game, seat: Seat, outcome: Outcome, total: int, tally: Tally) -> Seat:
    """The player's column after the entry: streaks, records, and what the next turn builds on."""
    earned, marks, own, got, new, run = tally
    counts = game.show is None or outcome.instant
    points = outcome.points
    misses = dry = 0
    zonk_hits = seat.zonk_hits
    if outcome.missed:
        misses = seat.misses + 1
        dry = 0 if own else seat.dry + 1
        zonk_hits += sum([e.amount for e in earned if e.source in game.rules.zonk_hits])
    highest = max(seat.highest, total) if counts else seat.highest
    big = seat.big_hit
    if earned:
        units = _units(earned)
        if (sum(units), units) > (sum(big), big):
            big = units
    return changed(
        seat,
        total=total,
        entered=seat.entered or (points is not None and counts),
        hits=seat.hits + new,
        turns=seat.turns + 1,
        previous=seat.received,
        earned=own,
        received=got,
        sources=with_sources(seat.sources, marks[len(seat.early) :]) if marks else seat.sources,
        cell=len(game.cells),
        early=(),
        run=run,
        misses=misses,
        dry=dry,
        highest=highest,
        penalty=0,
        longest_run=max(seat.longest_run, run),
        best_turn=max(seat.best_turn, points or 0) if counts else seat.best_turn,
        big_hit=big,
        longest_miss=max(seat.longest_miss, misses),
        zonk_hits=zonk_hits,
        by_member=shared(game, seat, seat.turns, new),
        before=seat.total if counts and points is not None else seat.before,
    )


def _bank_hits(game: Game, seat: Seat, total: int, counts: bool) -> tuple[Earned, ...]:
    """What the written total brings; in the show totals stand apart from the game (A-WH-20)."""
    bank = Bank(
        total=total,
        entered=seat.entered or not counts,
        highest=seat.highest if counts else 0,
        first_home=game.home < 0 and counts and at_home(game, total),
        limit=game.rules.s.limit,
        called_11000=game.called is not None,
    )
    earned: tuple[Earned, ...] = ()
    for source in game.rules.on_bank:
        earned += source.on_bank(bank)
    return earned


def _cell(game: Game, outcome: Outcome, total: int, marks: tuple[Earned, ...], got: int) -> Cell:
    turn, show = game.turn, game.show
    seat = game.seats[turn.seat]
    row = game.row if show is None else show.row
    if (points := outcome.points) is None:
        kind, text = CellKind.WORD, outcome.word
    else:
        kind, text = CellKind.TOTAL, str(total if show is None or outcome.instant else points)
    left = tuple(dict.fromkeys([e.symbol for e in marks if e.symbol])) if marks else ()
    member = seat.turns % len(seat.members) if seat.members else 0
    return Cell(
        row=row,
        seat=turn.seat,
        kind=kind,
        text=text,
        total=total,
        points=points,
        left=left,
        hits=got,
        marks=marks,
        show=show is not None,
        reason=outcome.reason,
        token=turn.token,
        member=member,
    )


def _units(earned: tuple[Earned, ...]) -> tuple[int, ...]:
    """Sizes of the hits of a turn, largest first: a Double is one of size two (IB-046)."""
    sizes: list[int] = []
    for mark in earned:
        sizes += [mark.amount] if mark.unit else [1] * mark.amount
    return tuple(sorted(sizes, reverse=True))


def hits_so_far(turn: Turn) -> tuple[Earned, ...]:
    """Hits of the turn in progress that have to be taken at once (IB-019)."""
    return tuple(e for e in turn.earned if e.at_once)
