"""The content of a shut gate: who has hits to take and why, asks so far, and the next word."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.stage.scene import blocks, passed, waits
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.bar.buttons import Call, calls
from zonk_desktop.words import say


class GateView(NamedTuple):
    """A shut gate, and the button that opens it."""

    seat: int
    #: Who has to take how many, on the card.
    title: str
    #: Who must act now, in the headline.
    acts: str
    #: Whose move that is.
    actor: int
    #: How often must be asked, and how often has been; 0 where nobody asks.
    asks: int
    asked: int
    first: ButtonView
    #: What else may be said: other answers, then calls.
    more: tuple[Call, ...]
    #: Nobody plays before it is opened; a relaxed one opens by itself when the dice are rolled.
    blocks: bool
    #: It lies on the felt: the dice there are nobody's. One before the next throw of its own
    #: holder has its button alone.
    lies: bool


def _words(by: ReleaseBy, *, asked: bool) -> tuple[act.ReleaseWord, ...]:
    """The words that open a gate by this sheet, its own first, and those that do not."""
    words = act.ReleaseWord
    if by is ReleaseBy.ASKS:
        # WH-067: any affirmative; a coughed one is the sheet's own example.
        return words.YES, words.COUGH, words.NO, words.OVERRULE
    return tuple(sorted(words, key=lambda word: asked and word is not words.YES))


def gate_view(game: Game, *, real: bool = False) -> GateView | None:
    """Build the view of the gate whose hits are to be taken now; None without one.

    While a total is doubted its dice come first: the hits may go with them.
    """
    if not game.gates or game.ended is not None or game.turn.phase is Phase.CHALLENGED:
        return None
    strict = game.rules.s.ceremony is Ceremony.STRICT
    gate = game.gates[0]
    holder = game.seats[gate.holder]
    name = shortened(called(holder), 16)
    asking = game.turn.seat
    asker = shortened(called(game.seats[asking]), 16)
    by = game.rules.s.release
    answers: list[ButtonView] = []

    def answer(text: str, *does: Action, short: str = "") -> None:
        # An ask that is not answered yet, or a word that is not one here, is no answer.
        if refusal(game, does[0]) is None:
            answers.append(ButtonView("gate", text, "", "C", does, short=short))

    ask, short = say("table-can-i-roll"), say("table-can-i-roll-short")
    worded = strict and not gate.now and by is not ReleaseBy.COURTESY
    asks = worded and by is ReleaseBy.ASKS
    left = gate.hits - gate.asked
    if not worded:
        answer(say("table-done"), act.TookHits())
    elif asks and left > 0:
        # The last ask has its answer with it; a No stands under More.
        opens = (act.Release(act.ReleaseWord.YES, gate.holder),) if left == 1 else ()
        answer(ask, act.Ask(asking, 1), *opens, short=short)
    if worded:
        for word in _words(by, asked=gate.asked > 0):
            answer(say(f"table-answer-{word.value}"), act.Release(word, gate.holder))
        if not asks:
            answer(ask, act.Ask(asking, 1), short=short)
    answer(say("table-jump-the-gate"), act.Touch(asking))
    if not answers:
        return None
    first, *more = answers
    others = [Call(None, view.text, view.does[-1]) for view in more]
    # Actions of two kinds with the same fields are equal: their kinds tell them apart.
    known = {(type(one.action), one.action) for one in others}
    found = calls(game, real=real)
    others += [call for call in found if (type(call.action), call.action) not in known]
    title = say("stage-title-gate", name=name, hits=gate.hits)
    gone_on = passed(game)
    acts, actor = title, gate.holder
    if asks and gone_on and left > 0:
        acts, actor = say("stage-title-asks", name=asker), asking
    elif worded and gone_on:
        acts = say("stage-title-answers", name=name)
    elif gone_on and waits(game):
        acts, actor = say("stage-title-next", name=asker), asking
    return GateView(
        gate.holder, title, acts, actor,
        gate.hits if asks else 0, min(gate.asked, gate.hits), first, tuple(others),
        blocks(game), blocks(game) or waits(game),
    )  # fmt: skip
