"""Contents of the cards: hits that a stay would bring, the roll for order, the show, the tally."""

from __future__ import annotations

from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.state import Game, Mode, Show
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.bar.gate import GateView
from zonk_desktop.ui.table.cards.hits_card import CardRow, CardView
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.words import figure, say


def cards(sight: Sight, *, decided: bool = False, lost: bool = False) -> CardView:
    """The card of the dock: hits of this turn, the Halftime Show, or the tally.

    A gate has its card on the felt alone.
    """
    game = sight.game
    if game.ended is not None or game.gates:
        return _tally(game)
    found = turn_card(sight, lost=lost, decided=decided)
    if found is not None:
        return found
    return _show(game, game.show) if game.show is not None else _tally(game)


def order_card(thrown: tuple[tuple[str, int], ...], again: frozenset[str]) -> CardView:
    """The roll for order: who threw what so far, and who rolls again."""
    rows = tuple(
        CardRow(say("stage-order-line", name=shortened(name, 24), again=name in again), face)
        for name, face in thrown
    )
    note = "" if rows else say("window-the-dice-say-ties-are")
    return CardView(say("window-who-begins"), rows, note=note)


def turn_card(sight: Sight, *, lost: bool = False, decided: bool = False) -> CardView | None:
    """The hits that the turn has earned, and those a stay now would add; None without any.

    What is safe stays on the list whatever else happens; `lost`: the turn has missed.
    """
    game = sight.game
    turn = game.turn
    written = _written(game) if decided and not lost else ()
    found = [_row(game, mark, PennantLook.NAILED) for mark in written]
    if not written:
        found = [_row(game, mark, _look(mark, turn.taken > 0, lost)) for mark in turn.earned]
        preview = None if lost or decided else sight.stay
        known = list(turn.earned)
        for mark in preview[1].marks if preview is not None else ():
            if mark in known:
                known.remove(mark)
            else:
                found.append(_row(game, mark, PennantLook.LOOSE))
    if not found:
        return None
    name = shortened(called(game.seats[turn.seat]), 16)
    return CardView(_title(name, found), tuple(found), turn.seat, short=name)


def gate_card(game: Game, gate: GateView) -> CardView:
    """The card of the gate that is shut: who takes what and why."""
    safe = say("stage-safe-written"), say("stage-safe-ever")
    rows = [_row(game, mark, PennantLook.NAILED, safe[mark.kept]) for mark in _due(game)]
    return CardView(gate.title, tuple(rows), gate.seat)


def _due(game: Game) -> list[Earned]:
    """The marks whose hits are behind the gate: those of the throw, or of the latest entry.

    What was taken at once (IB-019) is not taken again when the turn is written.
    """
    gate = game.gates[0]
    found: list[Earned] = []
    if gate.now:
        left = gate.hits
        for mark in reversed([mark for mark in game.turn.earned if mark.at_once]):
            if left >= mark.amount:
                found.insert(0, mark)
                left -= mark.amount
        return found
    cell = game.seats[gate.holder].cell
    marks = game.cells[cell].marks if cell >= 0 else ()
    gone = sum(mark.amount for mark in marks) - gate.hits
    for mark in marks:
        if mark.at_once and gone >= mark.amount:
            gone -= mark.amount
        else:
            found.append(mark)
    return found


def _written(game: Game) -> tuple[Earned, ...]:
    """The marks of the entry of the turn in sight, once they all stand there; else none."""
    if not len(game.cells) or len(game.seats) < 2:
        return ()
    cell = game.cells[len(game.cells) - 1]
    marks = cell.marks if cell.seat == game.turn.seat else ()
    whole = sum(mark.amount for mark in marks) >= cell.hits > 0
    return marks if whole else ()


def _title(name: str, found: list[CardRow]) -> str:
    """The title of the card: hits that are safe, and those at stake."""

    def hits(*looks: PennantLook) -> int:
        return sum(int(row.figure) for row in found if row.look in looks)

    safe, stake = hits(PennantLook.NAILED), hits(PennantLook.LOOSE)
    if safe and stake:
        return say("stage-card-both", name=name, hits=safe, more=stake)
    if stake:
        return say("stage-card-stake", name=name, hits=stake)
    if safe:
        return say("stage-card-safe", name=name, hits=safe)
    return say("stage-card-lost", name=name, hits=hits(PennantLook.TORN))


def _look(mark: Earned, taken: bool, lost: bool) -> PennantLook:
    if mark.kept or (mark.at_once and taken):
        return PennantLook.NAILED
    return PennantLook.TORN if lost else PennantLook.LOOSE


def _row(game: Game, mark: Earned, look: PennantLook, note: str = "") -> CardRow:
    """The row of a mark; `note` stands for what its pennant means."""
    text = hit_title(game.rules.ruleset, mark.source)
    return CardRow(text, mark.amount, look, note=note or say("stage-hit-look", look=look.value))


def _show(game: Game, show: Show) -> CardView:
    """The card of the Halftime Show: who has played, with what result, and who is to come."""
    scores = dict(show.scores)
    count = len(game.seats)
    # While the curtain falls, the turn that brought it is still in sight; it is none of the show.
    curtain = game.turn.seat in show.left
    rows = []
    for step in range(count):
        seat = (show.first + step) % count
        state, brought = "missed", "–"
        if seat in scores:
            state, brought = "scored", figure(scores[seat])
        elif not curtain and seat == game.turn.seat and game.turn.mode is not Mode.ROLLOFF:
            state, brought = "throws", figure(game.turn.points)
        elif curtain or seat in show.left:
            state, brought = "comes", say("stage-show-comes")
        name = shortened(called(game.seats[seat]), 20)
        rows.append(CardRow(say("stage-show-line", name=name, state=state), brought, seat=seat))
    note = say("stage-show-brings", tie=game.rules.s.halftime_tie.value)
    return CardView(say("stage-title-halftime"), tuple(rows), note=note, sign="halftime")


def _tally(game: Game) -> CardView:
    rows = [CardRow(shortened(one.name, 24), one.hits, seat=n) for n, one in enumerate(game.seats)]
    return CardView(say("table-card-so-far"), tuple(rows))
