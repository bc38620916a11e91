"""Contents of the card of hits in the dock: hits that a stay would bring, the show, the tally."""

from __future__ import annotations

from zonk_desktop.engine.state import Game, Mode, Show
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.cards import pennants
from zonk_desktop.ui.table.cards.hits_card import HitsCardView
from zonk_desktop.words import figure, say


def cards(sight: Sight, *, decided: bool = False, lost: bool = False) -> HitsCardView:
    """The card of the dock: hits of this turn, the Halftime Show, or the tally.

    A gate has its card on the felt alone.
    """
    game = sight.game
    if game.ended is not None or game.gates:
        return _tally(game)
    found = pennants.rows(sight, lost=lost, decided=decided)
    if found:
        name = shortened(called(game.seats[game.turn.seat]), 14)
        rows = tuple((row.text, row.hits) for row in found)
        looks = tuple(row.look for row in found)
        return HitsCardView(
            pennants.title(name, found), rows, game.turn.seat, short=name, looks=looks
        )
    return _show(game, game.show) if game.show is not None else _tally(game)


def order_card(thrown: tuple[tuple[str, int], ...], again: frozenset[str]) -> HitsCardView:
    """The roll for order: who threw what so far, and who rolls again."""
    rows = tuple(
        (say("stage-order-line", name=shortened(name, 24), again=name in again), face)
        for name, face in thrown
    )
    note = "" if rows else say("window-the-dice-say-ties-are")
    return HitsCardView(say("window-who-begins"), rows, note=note)


def _show(game: Game, show: Show) -> HitsCardView:
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
    return HitsCardView(title, tuple(rows), note=note, seats=seats, sign="halftime")


def _tally(game: Game) -> HitsCardView:
    rows = tuple((shortened(seat.name, 24), seat.hits) for seat in game.seats)
    seats = tuple(range(len(rows)))
    return HitsCardView(say("table-card-so-far"), rows, seats=seats)
