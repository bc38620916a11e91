"""Chooses the card on the felt: the gate that is shut, or the hit just earned."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.stage.beats import GATES, Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.cards.banner import Banner
from zonk_desktop.ui.table.cards.cards import gate_card, turn_card
from zonk_desktop.ui.table.cards.felt_card import FeltCard


class TurnTold(NamedTuple):
    #: Hits were earned by its last throw.
    earned: bool
    #: It has missed.
    lost: bool
    #: Nothing more can be won or lost in it.
    decided: bool


def lay_card(
    card: FeltCard, banner: Banner, tray: DiceTray, sight: Sight, beat: Beat | None,
    told: TurnTold, *, real: bool = False,
) -> None:  # fmt: skip
    """Lay the card that belongs to the game as it is seen, or put it away.

    A gate has its place, and the banner gives way to it; hits are told where no banner hangs.
    """
    card.banner = banner.box
    _lay(card, tray, sight, beat, told, real=real)
    banner.give_way([] if card.gate is None else [card.box])


def _lay(
    card: FeltCard, tray: DiceTray, sight: Sight, beat: Beat | None, told: TurnTold, *, real: bool
) -> None:
    if beat is not None and beat.kind is Kind.GATE_OPEN:
        card.open_gate(beat.length)
    if tray.again.running:
        card.put_away()
    if card.leaving or tray.again.running:
        return
    if beat is None or beat.kind in GATES:
        gate = gate_view(sight.game, real=real)
        if gate is not None and gate.lies:
            card.show_card(gate_card(sight.game, gate), gate)
            return
    view = turn_card(sight, lost=told.lost, decided=told.decided)
    if not told.earned or view is None:
        card.put_away()
    else:
        card.show_card(view, away=tray.moves.lying())
