"""From turn to turn: whose turn comes next, Halftime Show, Last Round, the end of the round."""

from __future__ import annotations

from collections.abc import Callable

from zonk_desktop.engine import finish
from zonk_desktop.engine.choices import (
    AfterLimit,
    Ceremony,
    HalftimeTie,
    LastLicks,
    LosingThrow,
    MissState,
    SameTotal,
)
from zonk_desktop.engine.credit import add_plain, raise_entry, take_points
from zonk_desktop.engine.entries import DASHES, Outcome, close_turn
from zonk_desktop.engine.hits import recomputed
from zonk_desktop.engine.scoring import ThrowWorth
from zonk_desktop.engine.state import (
    FINISHED,
    TO_ROLL,
    Cell,
    CellKind,
    EndReason,
    Event,
    EventKind,
    Game,
    Gate,
    Mode,
    Show,
    Turn,
)
from zonk_desktop.engine.turns import kept_on_a_miss, leading
from zonk_desktop.engine.value import changed

#: What the sheet says of a throw that puts its thrower out.
_OUT = "Out"


def end_turn(game: Game, outcome: Outcome) -> tuple[Game, list[Event]]:
    """Write the turn's entry and pass the dice on."""
    after, events = close_turn(game, outcome)
    if outcome.instant:
        after = changed(after, show=None)
        return finish.end_game(after, EndReason.INSTANT, (game.turn.seat,), events), events
    return _advance(after, game, events), events


def _advance(game: Game, before: Game, events: list[Event]) -> Game:
    n = before.turn.seat
    if game.show is not None:
        return _next_in_show(game, events)
    s = game.rules.s
    banked = game.seats[n].total > before.seats[n].total
    if banked and s.same_total is not SameTotal.OFF:
        game = _knock_back(game, before.seats[n].total, n, events)
    beyond = banked and game.seats[n].total > s.limit
    if s.extension and beyond and game.last is None and not game.extended:
        game = changed(game, extended=True)
        events.append(Event(EventKind.EXTENDED, n, "", s.extension))
    if not s.rounds and game.last is None and banked and finish.reached(game, n):
        events.append(Event(EventKind.LIMIT, n, s.ending))
        if s.ending is AfterLimit.IMMEDIATE or len(game.seats) == 1:
            return finish.end_game(game, EndReason.LIMIT, finish.winners(game), events)
        game = changed(game, last=seats_left(game, n))
    elif game.last is not None and banked and s.last_licks is not LastLicks.OFF:
        game = _last_licks(game, n, events)
    if (
        s.halftime
        and not game.halftime_done
        and game.last is None
        and game.seats[n].total >= s.halftime
    ):
        return _begin_show(game, n, events)
    return pass_on(game, n, events)


def _knock_back(game: Game, start: int, n: int, events: list[Event]) -> Game:
    """Who stands where seat `n` has landed falls back (`same-total`).

    If that player was home, this is undone: the last turns begin again with who has landed there.
    """
    total = game.seats[n].total
    for other in finish.still_in(game):
        seat = game.seats[other]
        if other == n or seat.total != total:
            continue
        place = {SameTotal.PREVIOUS: seat.before, SameTotal.START: start}
        back = max(0, min(total, place.get(game.rules.s.same_total, 0)))
        game = take_points(game, other, total - back)
        events.append(Event(EventKind.KNOCKED_BACK, other, "", total - back, n))
        if game.home == other:
            game = changed(game, home=n, last=None)
    return game


def _last_licks(game: Game, n: int, events: list[Event]) -> Game:
    """Seat `n` leads now: whoever was passed, or everybody else, has another last turn."""
    licks, total, best = game.rules.s.last_licks, game.seats[n].total, leading(game, n)
    if total < best or (total == best and licks is not LastLicks.TIED):
        return game
    assert game.last is not None
    left = [m for m in seats_left(game, n) if m != n]
    if licks is LastLicks.PASSED:
        left = [m for m in left if m in game.last or game.seats[m].total == best]
    events.append(Event(EventKind.LAST_LICKS, n, licks))
    return changed(game, last=tuple(left))


def seats_left(game: Game, n: int) -> tuple[int, ...]:
    """Who still has a turn: the rest of the round (LP-095, IB-042) or all others (MB-059)."""
    count = len(game.seats)
    if game.rules.s.ending is AfterLimit.LAST_ROUND:
        others = [(n + step) % count for step in range(1, count)]
    else:
        others = list(range(n + 1, count))
    return tuple([seat for seat in others if not game.seats[seat].out])


def pass_on(game: Game, n: int, events: list[Event]) -> Game:
    """The turn of seat `n` is over; the next player begins, or the game ends."""
    following = (n + 1) % len(game.seats)
    if following == 0:
        game = _end_round(game, events)
        if _rounds_are_over(game):
            return finish.end_game(game, EndReason.ROUNDS, finish.winners(game), events)
    if game.last is not None:
        # Who is out is not among them: nobody goes out but in his own turn.
        left = tuple(seat for seat in game.last if seat != n)
        game = changed(game, last=left)
        if not left:
            return finish.end_game(game, EndReason.LIMIT, finish.winners(game), events)
    if following == 0:
        game = changed(game, row=game.row + 1)
    return begin_turn(game, following, events)


def _end_round(game: Game, events: list[Event]) -> Game:
    """A Social, when every player got a hit in the round (LP-067, A-LP-22, D-09)."""
    among = finish.still_in(game)
    full = sum([1 << n for n in among])
    if game.rules.on_round and len(among) > 1 and game.round_hits & full == full:
        for source in game.rules.on_round:
            events.append(Event(EventKind.SOCIAL))
            for n in among:
                game = add_plain(game, n, source.earn(), on_sheet=True)
        game = _gates_for_all(game, 1)
    return changed(game, round_hits=0, rounds=game.rounds + 1)


def _rounds_are_over(game: Game) -> bool:
    return 0 < game.rules.s.rounds <= game.rounds


def _gates_for_all(game: Game, hits: int) -> Game:
    if game.rules.s.ceremony is Ceremony.OFF:
        return game
    held = {gate.holder: gate for gate in game.gates}
    gates = []
    for n in range(len(game.seats)):
        gate = held.get(n, Gate(n, 0))
        gates.append(changed(gate, hits=gate.hits + hits))
    return changed(game, gates=tuple(gates))


def begin_turn(game: Game, n: int, events: list[Event]) -> Game:
    """The dice go to seat `n`; turns lost beforehand are written first (WH-046, WH-047)."""
    if game.seats[n].out or (game.last is not None and n not in game.last):
        return pass_on(game, n, events)
    turn = Turn(n, TO_ROLL, active=game.rules.everyone)
    gates = game.gates
    if gates:
        # Players do not need a release of their own, so that gate is dropped (A-WH-24).
        gates = tuple([gate for gate in gates if gate.holder != n])
    game = changed(game, turn=turn, gates=gates)
    lost = game.seats[n].lost
    if not lost:
        return game
    seats = list(game.seats)
    seats[n] = changed(seats[n], lost=lost[1:])
    kept = game.gates
    game, more = end_turn(
        changed(game, seats=tuple(seats)), Outcome(word=lost[0], reason="lost", unplayed=True)
    )
    events += more
    # Who has not been asked is still to be asked, by the next player (WH-070, D-11).
    still = [gate for gate in kept if gate.holder != game.turn.seat]
    if still and game.turn.phase is not FINISHED:
        game = changed(game, gates=(*still, *game.gates))
    return game


def _begin_show(game: Game, trigger: int, events: list[Event]) -> Game:
    """WH-073 to WH-077: dashes to the end of the row, a row of dashes, then one turn each."""
    count = len(game.seats)
    row = game.row
    cells = game.cells
    for n in range(trigger + 1, count):
        cells = cells.append(_dash(row, n, game))
    for n in range(count):
        cells = cells.append(_dash(row + 1, n, game))
    first = (trigger + 1) % count
    order = tuple((first + step) % count for step in range(count))
    order = tuple([n for n in order if not game.seats[n].out])
    show = Show(first, order[1:], row + 2)
    events.append(Event(EventKind.HALFTIME, trigger))
    game = changed(game, cells=cells, show=show, halftime_done=True)
    return begin_turn(game, order[0], events)


def _dash(row: int, n: int, game: Game) -> Cell:
    return Cell(row, n, CellKind.DASH, DASHES, game.seats[n].total, None)


def _next_in_show(game: Game, events: list[Event]) -> Game:
    show = game.show
    assert show is not None
    if show.left:
        game = changed(game, show=changed(show, left=show.left[1:]))
        return begin_turn(game, show.left[0], events)
    best = max([points for _, points in show.scores], default=0)
    tied = tuple(n for n, points in show.scores if points == best)
    s = game.rules.s
    if len(tied) > 1 and s.halftime_tie is HalftimeTie.ROLLOFF:
        show = changed(show, rolloff=tied, gates=game.gates)
        events.append(Event(EventKind.ROLLOFF))
        game = changed(game, show=show, gates=())
        return rolloff_turn(game)
    if len(tied) > 1 and s.halftime_tie is HalftimeTie.NONE:
        tied = ()
    return _end_show(game, tied, events)


def rolloff_turn(game: Game) -> Game:
    """The next of the tied players rolls one die for the Halftime Hit (A-WH-19)."""
    show = game.show
    assert show is not None
    seat = show.rolloff[len(show.rolled)]
    turn = Turn(seat, TO_ROLL, Mode.ROLLOFF, active=game.rules.everyone[:1])
    return changed(game, turn=turn)


def rolloff_landed(game: Game, face: int, events: list[Event]) -> Game:
    show = game.show
    assert show is not None
    rolled = (*show.rolled, face)
    if len(rolled) < len(show.rolloff):
        return rolloff_turn(changed(game, show=changed(show, rolled=rolled)))
    best = max(rolled)
    tied = tuple(n for n, roll in zip(show.rolloff, rolled, strict=True) if roll == best)
    if len(tied) > 1:
        return rolloff_turn(changed(game, show=changed(show, rolloff=tied, rolled=())))
    game = changed(game, gates=show.gates)
    return _end_show(game, tied, events)


def _end_show(game: Game, best: tuple[int, ...], events: list[Event]) -> Game:
    """WH-079, WH-080, A-WH-23, D-12: the Halftime Hit, a line of dashes, and on with the game."""
    show = game.show
    assert show is not None
    gates = {gate.holder: gate for gate in game.gates}
    # How many share it; nobody where one has rolled highest for it.
    share = 0 if show.rolloff else len(best)
    for source in game.rules.on_show:
        for n in best:
            had = game.seats[n].hits
            game = raise_entry(game, n, source.earn(), events, recomputed)
            events.append(Event(EventKind.HALFTIME_HIT, n, value=share))
            if new := game.seats[n].hits - had:
                gate = gates.get(n, Gate(n, 0))
                gates[n] = changed(gate, hits=gate.hits + new)
    cells = game.cells
    row = show.row + 1
    for n in range(len(game.seats)):
        cells = cells.append(_dash(row, n, game))
    for n in range(show.first):
        cells = cells.append(_dash(row + 1, n, game))
    open_gates = () if game.rules.s.ceremony is Ceremony.OFF else tuple(gates.values())
    game = changed(game, cells=cells, show=None, row=row + 1, gates=open_gates)
    events.append(Event(EventKind.HALFTIME_OVER, show.first))
    if show.first == 0:
        game = _end_round(game, events)
        if _rounds_are_over(game):
            return finish.end_game(game, EndReason.ROUNDS, finish.winners(game), events)
    return begin_turn(game, show.first, events)


def miss(game: Game, throw: ThrowWorth) -> tuple[Game, list[Event]]:
    """The end of a turn that missed: what was safe once made is written."""
    turn = game.turn
    word = _miss_word(game, throw)
    safe = kept_on_a_miss(game)
    events = [Event(EventKind.MISS, turn.seat, word, turn.points - safe)]
    if safe:
        after, more = end_turn(game, Outcome(points=safe, reason="safe"))
        events.append(Event(EventKind.SAFE, turn.seat, "", safe))
    else:
        after, more = end_turn(game, Outcome(word=word, missed=True, all_dice=throw.whole))
    return after, events + more


#: Whether a miss came about that way: the turn it ended, the throw that missed.
_CAME_ABOUT: dict[MissState, Callable[[Turn, ThrowWorth], bool]] = {
    MissState.DARE: lambda turn, throw: turn.mode is Mode.DARE,
    MissState.BLOOD: lambda turn, throw: turn.mode is Mode.BLOOD,
    MissState.AFTER_ALL: lambda turn, throw: turn.after_all,
    MissState.ALL: lambda turn, throw: throw.whole,
    MissState.FIRST: lambda turn, throw: turn.rolls == 1,
    MissState.ANY: lambda turn, throw: True,
}


def _miss_word(game: Game, throw: ThrowWorth) -> str:
    """A miss is named by how it came about (LP-053 to LP-056, WH-038 to WH-040, A-WH-40)."""
    for name in game.rules.ruleset.misses:
        if _CAME_ABOUT[name.when](game.turn, throw):
            return name.text
    return "ZONK"


def lose(game: Game) -> tuple[Game, list[Event]]:
    """A throw that loses at once: the others have won, or only its thrower is out.

    Who is left alone has won.
    """
    n = game.turn.seat
    word = next(
        (miss.text for miss in game.rules.ruleset.misses if miss.when is MissState.ANY), "ZONK"
    )
    alone = game.rules.s.losing_throw is LosingThrow.THROWER
    word = _OUT if alone else word
    after, events = close_turn(game, Outcome(word=word, missed=True, all_dice=True))
    if alone:
        seats = list(after.seats)
        seats[n] = changed(seats[n], out=True)
        after = changed(after, seats=tuple(seats))
        events.append(Event(EventKind.OUT, n))
        if len(finish.still_in(after)) > 1:
            return _advance(after, game, events), events
    after = changed(after, show=None)
    others = tuple(seat for seat in finish.still_in(after) if seat != n)
    return finish.end_game(after, EndReason.INSTANT_LOSS, others, events), events
