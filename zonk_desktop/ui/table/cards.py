"""Contents of the cards of hits: gates that wait, hits that a stay would bring, the tally."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Gate, Mode, Phase, Show
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.stage.scene import blocks
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table import pennants
from zonk_desktop.ui.table.gate import due
from zonk_desktop.ui.table.hits_card import CardView
from zonk_desktop.words import figure, say


def cards(
    sight: Sight, *, decided: bool = False, lost: bool = False,
    opened: tuple[tuple[int, int], ...] = (),
) -> list[CardView]:  # fmt: skip
    """All cards to show now; at least one. `opened`: holders and hits of gates just opened."""
    game = sight.game
    found = [_gate(game, gate) for gate in game.gates]
    if not found and game.ended is None:
        found = [_opened(game, holder, hits) for holder, hits in opened]
    if found or game.ended is not None:
        return found or [_tally(game)]
    found_rows = pennants.rows(sight, lost=lost, decided=decided)
    if found_rows:
        name = shortened(called(game.seats[game.turn.seat]), 14)
        hits = sum(row.hits for row in found_rows)
        return [
            CardView(
                game.turn.seat,
                pennants.title(name, found_rows),
                hits,
                tuple((row.text, row.hits) for row in found_rows),
                short=name,
                looks=tuple(row.look for row in found_rows),
            )
        ]
    return [_show(game, game.show) if game.show is not None else _tally(game)]


def order_card(thrown: tuple[tuple[str, int], ...], again: frozenset[str]) -> CardView:
    """The roll for order: who threw what so far, and who rolls again."""
    rows = tuple(
        (say("stage-order-line", name=shortened(name, 24), again=name in again), face)
        for name, face in thrown
    )
    note = "" if rows else say("window-the-dice-say-ties-are")
    return CardView(-1, say("window-who-begins"), 0, rows, note)


def _show(game: Game, show: Show) -> CardView:
    """The card of the Halftime Show: who has played, with what result, and who is to come."""
    scores = dict(show.scores)
    count = len(game.seats)
    # While the curtain falls, the turn that brought it is still in sight; it is none of the show.
    curtain = game.turn.seat in show.left
    rows: list[tuple[str, int | str]] = []
    seats = tuple((show.first + step) % count for step in range(count))
    for seat in seats:
        state, brought = "missed", "–"
        if seat in scores:
            state, brought = "scored", figure(scores[seat])
        elif curtain:
            state, brought = "comes", say("stage-show-comes")
        elif seat == game.turn.seat and game.turn.mode is not Mode.ROLLOFF:
            state, brought = "throws", figure(game.turn.points)
        elif seat in show.left:
            state, brought = "comes", say("stage-show-comes")
        name = shortened(called(game.seats[seat]), 20)
        rows.append((say("stage-show-line", name=name, state=state), brought))
    tie = game.rules.s.halftime_tie
    note = say("stage-show-brings", tie=tie.value)
    title = say("stage-title-halftime")
    return CardView(-1, title, 0, tuple(rows), note, seats=seats, sign="halftime")


def _tally(game: Game) -> CardView:
    rows = tuple((shortened(seat.name, 24), seat.hits) for seat in game.seats)
    seats = tuple(range(len(rows)))
    return CardView(-1, say("table-card-so-far"), 0, rows, seats=seats)


def _reasons(game: Game, gate: Gate) -> tuple[tuple[str, int], ...]:
    """The reasons of the hits behind a gate."""
    rules = game.rules.ruleset
    return tuple((hit_title(rules, mark.source), mark.amount) for mark in due(game, gate))


def _gate(game: Game, gate: Gate) -> CardView:
    name = shortened(called(game.seats[gate.holder]), 14)
    title = say("table-card-to-take", name=name, hits=gate.hits)
    why = _reasons(game, gate)
    if blocks(game) or not gate.now:
        # While a total is doubted the card is not there yet.
        doubted = game.turn.phase is Phase.CHALLENGED
        note = "" if doubted else say("stage-dock-gate")
        return CardView(gate.holder, title, gate.hits, why, note, (), gate.taken, name)
    taken = ((say("table-done"), act.TookHits()),)
    note = say("table-card-before")
    return CardView(gate.holder, title, gate.hits, why, note, taken, short=name)


def _opened(game: Game, holder: int, hits: int) -> CardView:
    """The card of a gate that has opened: it comes back from the felt with pennants filled."""
    name = shortened(called(game.seats[holder]), 14)
    # Taken at once, the turn they were earned in goes on.
    now = game.turn.seat == holder and bool(game.turn.earned)
    why = _reasons(game, Gate(holder, hits, now=now))
    return CardView(
        holder, say("stage-dock-opened", name=name, hits=hits), hits, why, taken=True, short=name
    )
