"""Contents of turn bar and buttons while a beat is shown."""

from __future__ import annotations

from zonk_desktop.stage.beats import IN_THE_AIR, Beat, Kind
from zonk_desktop.stage.scene import before_show
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.table.moment_view import show_lead
from zonk_desktop.ui.table.turn_view import TurnView
from zonk_desktop.words import say, text


def beat_turn_view(beat: Beat, view: TurnView, *, decided: bool) -> TurnView:
    """The turn bar of the game as it is shown, with what the beat says instead.

    `decided`: nothing more can be won or lost in this turn.
    """
    says = beat.says
    if says.title is not None:
        title = text(says.title)
        view = view._replace(title=title, note="" if says.note is None else text(says.note))
    if beat.kind is Kind.LAST_ROUND:
        # The headline tells who is home; it takes the room of the figure that will.
        view = view._replace(lead=None)
    if before_show(beat.game):
        # It leads nothing there.
        view = view._replace(lead=None, points_label="")
    if beat.kind is Kind.SHOW_OVER:
        # What was stayed with in the show is nothing of the game.
        return view._replace(lead=None, stay_label="", miss=None, third=None)
    if not view.points_label:
        view = view._replace(points=beat.game.turn.points)
    if decided and view.show and view.lead is not None and says.struck < 0:
        # What was stayed with counts before the dice go on.
        view = view._replace(lead=show_lead(beat.game, stayed=True))
    if decided and beat.seat >= 0:
        seat = beat.game.seats[beat.seat]
        view = view._replace(
            stay_label=say("stage-bar-total"),
            stay=figure(seat.total),
            stay_note=say("hits-counted", hits=seat.hits),
            miss=view.miss if says.struck >= 0 else None,
        )
    if says.struck < 0:
        return view
    lost = says.struck
    return view._replace(
        loss=True,
        lead=None,
        points=lost,
        points_label="",
        points_note=say("stage-bar-lost" if lost else "stage-bar-nothing"),
        stay_note=say("stage-bar-as-before"),
        miss_label=say("stage-bar-was-miss"),
        miss_brief=say("stage-bar-was-miss"),
    )


def beat_buttons(beat: Beat, next_name: str) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay meanwhile: the first finishes what is shown, as its key."""
    rolling = beat.kind in IN_THE_AIR
    why, brief = say("stage-shown-wait"), say("stage-shown-wait-brief")
    if rolling:
        why, brief = say("table-the-dice-are-rolling"), say("table-brief-rolling")
    keep = ButtonView("keep", say("table-keep"), "", "K", reason=why, brief=brief)
    stay = ButtonView("stay", say("table-stay"), "", "S", reason=why, brief=brief)
    if rolling:
        first = ButtonView("pass", say("table-rolling"), say("table-any-key-skips"), "R")
    elif next_name or beat.kind is Kind.HANDOVER:
        note = say("stage-pass-to", name=next_name) if next_name else ""
        brief = say("stage-pass-to-brief", name=shortened(next_name, 14)) if next_name else ""
        first = ButtonView("pass", say("stage-pass"), note, "R", brief=brief)
    else:
        note, brief = say("stage-go-on-note"), say("stage-go-on-brief")
        first = ButtonView("pass", say("stage-go-on"), note, "R", brief=brief)
    return first, keep, stay
