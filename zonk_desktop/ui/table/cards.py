"""What the cards of hits say: gates that wait, hits that a stay would bring, the tally."""

from __future__ import annotations

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Game, Gate
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.hits_card import CardView
from zonk_desktop.ui.table.sight import Sight
from zonk_desktop.words import say


def cards(sight: Sight, *, decided: bool = False) -> list[CardView]:
    """The cards to lay down now; at least one."""
    game = sight.game
    found = [_gate(game, gate) for gate in game.gates]
    if found or game.ended is not None:
        return found or [_tally(game)]
    preview = None if decided else sight.stay
    if preview is not None and preview[1].hits:
        _, cell = preview
        name = shortened(game.seats[cell.seat].name, 14)
        reasons = tuple(
            (hit_title(game.rules.ruleset, mark.source), mark.amount) for mark in cell.marks
        )
        title = say("table-card-at-stake", name=name, hits=cell.hits)
        return [
            CardView(
                cell.seat,
                title,
                cell.hits,
                reasons,
                say("table-taken-when-the-turn-is"),
                short=name,
            )
        ]
    return [_tally(game)]


def _tally(game: Game) -> CardView:
    rows = tuple((shortened(seat.name, 24), seat.hits) for seat in game.seats)
    return CardView(-1, say("table-card-so-far"), 0, rows)


def _reasons(game: Game, gate: Gate) -> tuple[tuple[str, int], ...]:
    """Why: the marks of the holder's latest entry, or of the turn under way."""
    seat = game.seats[gate.holder]
    written = game.cells[seat.cell].marks if seat.cell >= 0 else ()
    earned = game.turn.earned if gate.now else written
    return tuple((hit_title(game.rules.ruleset, mark.source), mark.amount) for mark in earned)


def _gate(game: Game, gate: Gate) -> CardView:
    s = game.rules.s
    name = shortened(game.seats[gate.holder].name, 14)
    title = say("table-card-to-take", name=name, hits=gate.hits)
    asker = shortened(game.seats[game.turn.seat].name, 14)
    if s.ceremony is not Ceremony.STRICT or gate.now or s.release is ReleaseBy.COURTESY:
        note = say("table-card-then", asker=asker) if not gate.now else say("table-card-before")
        taken = ((say("table-done"), act.TookHits()),)
        return CardView(
            gate.holder, title, gate.hits, _reasons(game, gate), note, taken, short=name
        )
    answers: list[tuple[str, act.Action]] = []
    asking = game.turn.seat
    if s.release in {ReleaseBy.ASKS, ReleaseBy.WORD}:
        answers.append((say("table-can-i-roll"), act.Ask(asking, 1)))
    releases = [act.Release(word, gate.holder) for word in act.RELEASE_WORDS]
    answers += [
        (say(f"table-answer-{release.word.value}"), release)
        for release in releases
        if refusal(game, release) is None
    ]
    if s.release is ReleaseBy.ASKS:
        note = say("table-card-asks", asker=asker, times=gate.hits, asked=gate.asked)
        if gate.asked >= gate.hits:
            note = say("table-card-answers", asker=asker, times=gate.asked, name=name)
    else:
        note = say("table-card-word", name=name)
    if refusal(game, act.Touch(asking)) is None:
        answers.append((say("table-jump-the-gate"), act.Touch(asking)))
    return CardView(
        gate.holder, title, gate.hits, _reasons(game, gate), note, tuple(answers), gate.taken, name
    )
