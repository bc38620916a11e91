"""Contents of turn bar and buttons while a beat is shown."""

from __future__ import annotations

from zonk_desktop.stage.beats import IN_THE_AIR, Beat, Kind
from zonk_desktop.stage.scene import before_show
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.table.bar.buttons import waiting
from zonk_desktop.ui.table.bar.moment_view import show_lead
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.words import say, text


def beat_turn_view(beat: Beat, view: TurnView, *, decided: bool) -> TurnView:
    """The turn bar of the game as it is shown, with what the beat says instead.

    `decided`: nothing more can be won or lost in this turn.
    """
    says = beat.says
    if says.title is not None:
        view = view._replace(title=text(says.title), note="")
    if beat.kind is Kind.LAST_ROUND or before_show(beat.game):
        # The headline tells who is home; before the show nobody leads it.
        view = view._replace(lead=None)
    if beat.kind is Kind.SHOW_OVER:
        # What was stayed with in the show is nothing of the game.
        return view._replace(lead=None, points_label="", stay=None, miss=None)
    if not view.staked:
        view = view._replace(points=beat.game.turn.points)
    if decided and view.show and view.lead is not None and says.struck < 0:
        # What was stayed with counts before the dice go on.
        view = view._replace(lead=show_lead(beat.game, stayed=True))
    if decided and beat.seat >= 0:
        view = view._replace(stay=None, miss=None)
    if says.struck < 0:
        return view
    return view._replace(
        loss=True, lead=None, points=says.struck, points_label=say("table-this-turn")
    )


def beat_buttons(beat: Beat, next_name: str) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay meanwhile: the first finishes what is shown, as its key."""
    rolling = beat.kind in IN_THE_AIR
    why = say("table-the-dice-are-rolling" if rolling else "stage-shown-wait")
    note = ""
    words = say("table-rolling") if rolling else say("stage-go-on")
    if not rolling and (next_name or beat.kind is Kind.HANDOVER):
        words = say("stage-pass")
        note = say("stage-pass-to", name=next_name) if next_name else ""
    return ButtonView("pass", words, note, "R"), *waiting(why)
