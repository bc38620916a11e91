"""What the cards of hits say: gates that wait, hits that a stay would bring, the tally."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Game, Gate
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.ui.kit.wording import Words, number, shortened, times
from zonk_desktop.ui.table.hits_card import CardView
from zonk_desktop.ui.table.sight import Sight

#: How the answers to "Can I roll?" are written on their buttons.
_WORDS = {
    act.ReleaseWord.YOU_CAN_GO: "You can go",
    act.ReleaseWord.DONE: "Done",
    act.ReleaseWord.YES: "Yes",
    act.ReleaseWord.COUGH: "Cough",
    act.ReleaseWord.NO: "No",
    act.ReleaseWord.OVERRULE: "Overrule",
}


def cards(sight: Sight, words: Words) -> list[CardView]:
    """The cards to lay down now; at least one."""
    game = sight.game
    found = [_gate(game, gate, words) for gate in game.gates]
    if found or game.ended is not None:
        return found or [_tally(game, words)]
    preview = sight.stay
    if preview is not None and preview[1].hits:
        _, cell = preview
        name = shortened(game.seats[cell.seat].name, 14)
        reasons = tuple(
            (hit_title(game.rules.ruleset, mark.source), mark.amount) for mark in cell.marks
        )
        title = f"{name}: {words.count(cell.hits)} at stake"
        return [
            CardView(
                cell.seat, title, cell.hits, reasons, "Taken when the turn is written.", short=name
            )
        ]
    return [_tally(game, words)]


def _tally(game: Game, words: Words) -> CardView:
    rows = tuple((shortened(seat.name, 24), seat.hits) for seat in game.seats)
    return CardView(-1, f"{words.hits.capitalize()} so far", 0, rows)


def _reasons(game: Game, gate: Gate) -> tuple[tuple[str, int], ...]:
    """Why: the marks of the holder's latest entry, or of the turn under way."""
    seat = game.seats[gate.holder]
    written = game.cells[seat.cell].marks if seat.cell >= 0 else ()
    earned = game.turn.earned if gate.now else written
    return tuple((hit_title(game.rules.ruleset, mark.source), mark.amount) for mark in earned)


def _gate(game: Game, gate: Gate, words: Words) -> CardView:
    s = game.rules.s
    name = shortened(game.seats[gate.holder].name, 14)
    title = f"{name} has {words.count(gate.hits)} to take"
    asker = shortened(game.seats[game.turn.seat].name, 14)
    if s.ceremony is not Ceremony.STRICT or gate.now or s.release is ReleaseBy.COURTESY:
        note = f"Then {asker} rolls." if not gate.now else "Before the turn goes on."
        taken = (("Done", act.TookHits()),)
        return CardView(
            gate.holder, title, gate.hits, _reasons(game, gate), note, taken, short=name
        )
    answers: list[tuple[str, act.Action]] = []
    asking = game.turn.seat
    if s.release in {ReleaseBy.ASKS, ReleaseBy.WORD}:
        answers.append(("Can I roll?", act.Ask(asking, 1)))
    releases = [act.Release(word, gate.holder) for word in act.RELEASE_WORDS]
    answers += [
        (_WORDS[release.word], release) for release in releases if refusal(game, release) is None
    ]
    if s.release is ReleaseBy.ASKS:
        so_far = number(gate.asked) if gate.asked else "none"
        note = f"Gate shut. {asker} asks {times(gate.hits)}; {so_far} so far."
        if gate.asked >= gate.hits:
            note = f"{asker} has asked {times(gate.asked)}. {name} answers."
    else:
        note = f"Gate shut until {name} says the word."
    if refusal(game, act.Touch(asking)) is None:
        answers.append(("Jump the gate", act.Touch(asking)))
    return CardView(
        gate.holder, title, gate.hits, _reasons(game, gate), note, tuple(answers), gate.taken, name
    )
