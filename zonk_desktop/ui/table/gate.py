"""The content of a shut gate: who has hits to take and why, asks so far, and the next word."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Game, Gate
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.stage.scene import blocks, passed, waits
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.buttons import call_kinds, calls
from zonk_desktop.words import say


class GateView(NamedTuple):
    """A shut gate, and its one main button."""

    seat: int
    title: str
    note: str
    #: Why, a line each, with its hits and what is said of it.
    reasons: tuple[tuple[str, int, str], ...]
    #: Pennants, and how many of them are filled by asking.
    hits: int
    filled: int
    #: What has been said so far.
    asked: str
    #: The same in their own words.
    said: str
    first: ButtonView
    #: What else may be said, under More.
    more: tuple[tuple[str, Action], ...]
    more_note: str
    #: Nobody plays before it is opened; a relaxed one opens by itself when the dice are rolled.
    blocks: bool
    #: It lies on the felt: the dice there are nobody's. One before the next throw of its own
    #: holder has its button alone.
    lies: bool


def due(game: Game, gate: Gate) -> tuple[Earned, ...]:
    """The marks whose hits are behind a gate: those of the throw, or of the latest entry.

    What was taken at once (IB-019) is not taken again when the turn is written.
    """
    if gate.now:
        left = gate.hits
        found: list[Earned] = []
        for mark in reversed([mark for mark in game.turn.earned if mark.at_once]):
            if left >= mark.amount:
                found.insert(0, mark)
                left -= mark.amount
        return tuple(found)
    cell = game.seats[gate.holder].cell
    marks = game.cells[cell].marks if cell >= 0 else ()
    gone = sum([mark.amount for mark in marks]) - gate.hits
    found = []
    for mark in marks:
        if mark.at_once and gone >= mark.amount:
            gone -= mark.amount
        else:
            found.append(mark)
    return tuple(found)


def gate_view(game: Game, *, real: bool = False) -> GateView | None:
    """Build the view of the gate whose hits are to be taken now; None without one."""
    if not game.gates or game.ended is not None:
        return None
    strict = game.rules.s.ceremony is Ceremony.STRICT
    gate = game.gates[0]
    holder = game.seats[gate.holder]
    name = shortened(holder.name, 16)
    asking = game.turn.seat
    asker = shortened(game.seats[asking].name, 16)
    by = game.rules.s.release
    answers: list[ButtonView] = []

    def answer(text: str, note: str, action: Action, brief: str) -> None:
        answers.append(ButtonView("gate", text, note, "C", (action,), brief=brief))

    holders, askers = shortened(holder.name, 9), shortened(game.seats[asking].name, 9)
    asks = strict and by is ReleaseBy.ASKS and not gate.now
    if not strict or gate.now or by is ReleaseBy.COURTESY:
        note = say("stage-gate-taken", name=name, hits=gate.hits)
        answer(say("table-done"), note, act.TookHits(), say("stage-gate-taken-brief"))
    elif asks and gate.asked < gate.hits:
        left = gate.hits - gate.asked
        note = say("stage-gate-asks", name=asker, done=gate.asked, of=gate.hits, left=left)
        note = note if passed(game) else ""
        brief = say("stage-gate-asks-brief", done=gate.asked, of=gate.hits) if note else ""
        answer(say("table-can-i-roll"), note, act.Ask(asking, 1), brief)
    for word in act.RELEASE_WORDS if strict else ():
        release = act.Release(word, gate.holder)
        if refusal(game, release) is None:
            text = say(f"table-answer-{word.value}")
            says = say("stage-gate-says", name=name)
            answer(text, says, release, say("stage-gate-says", name=holders))
    if strict and by is ReleaseBy.WORD and not gate.now:
        answer(say("table-can-i-roll"), asker, act.Ask(asking, 1), askers)
    touch = act.Touch(asking)
    if refusal(game, touch) is None:
        answer(say("table-jump-the-gate"), asker, touch, askers)
    if not answers:
        return None
    first, *more = answers
    # Actions of two kinds with the same fields are equal: their kinds tell them apart.
    others = {(type(action), action): view.text for view in more for action in view.does}
    called = calls(game, real=real)
    for call in called:
        others.setdefault((type(call.action), call.action), call.text)
    reasons = tuple(
        (
            hit_title(game.rules.ruleset, mark.source),
            mark.amount,
            say("stage-safe-ever" if mark.kept else "stage-safe-written"),
        )
        for mark in due(game, gate)
    )
    told = passed(game)
    note = say("stage-gate-waits", name=asker)
    if strict:
        note = say("stage-gate-shut")
    elif not told:
        note = say("stage-note-takes", name=name, hits=gate.hits)
    asked = say("stage-gate-asked", name=asker, times=gate.asked) if asks and told else ""
    said = say("stage-gate-said", times=gate.asked) if asks and gate.asked else ""
    return GateView(
        gate.holder,
        say("stage-title-gate", name=name, hits=gate.hits),
        note,
        reasons,
        gate.hits,
        min(gate.asked, gate.hits) if asks else 0,
        asked,
        said,
        first,
        tuple((text, action) for (_, action), text in others.items()),
        call_kinds(called),
        blocks(game),
        blocks(game) or waits(game),
    )
