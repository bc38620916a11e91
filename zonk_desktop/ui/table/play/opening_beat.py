"""Applies a beat before the first turn to felt and log."""

from __future__ import annotations

from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.ui.table.play.felt import OnFelt
from zonk_desktop.ui.table.play.log import PlayLog
from zonk_desktop.ui.table.play.states import OpeningRoll


def show_opening_beat(beat: Beat, state: OpeningRoll, felt: OnFelt, log: PlayLog) -> None:
    """Show the beat: dice are thrown, or decide something."""
    opening = state.opening
    if beat.kind in {Kind.ORDER, Kind.MAGIC}:
        felt.roll_opening(beat, state.push)
        return
    if beat.kind is Kind.MAGIC_LIES:
        log.add_magic(opening.magic)
        felt.magic = opening.magic
    for throw in opening.round:
        log.add_order_throw(throw)
    if beat.kind is Kind.ORDER_DONE:
        log.add_order([seat.name for seat in beat.game.seats])
    felt.show_opening(opening.landed(), beat.game, animate=True)
