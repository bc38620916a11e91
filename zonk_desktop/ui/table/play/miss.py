"""A miss that a re-roll may take back: who is asked, and what is shown before that."""

from __future__ import annotations

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.rerolls import missed
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.stage.beats import Beat, Kind


def asks_back(snapshot: Snapshot) -> bool:
    """Whether a person has just missed and may use a re-roll; a computer decides by itself."""
    offer = snapshot.game.offer
    if offer is None or offer.seat in snapshot.computers or not missed(snapshot.game):
        return False
    if snapshot.game.ended is not None and snapshot.dice is DiceFrom.SCREEN:
        # The seed is told, and with it what the dice would show.
        return False
    thrown = any(isinstance(step.action, act.DiceLanded) for step in snapshot.steps)
    return thrown or not snapshot.steps


def until_the_sweep(beats: tuple[Beat, ...]) -> tuple[tuple[Beat, ...], tuple[Beat, ...]]:
    """The beats while the dice of a miss lie there, and those from when they are swept away."""
    kinds = [beat.kind for beat in beats]
    cut = kinds.index(Kind.SWEEP) if Kind.SWEEP in kinds else len(beats)
    return beats[:cut], beats[cut:]
