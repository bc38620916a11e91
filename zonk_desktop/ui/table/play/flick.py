"""Throws by the mouse, and tables that a die can be thrown off."""

from __future__ import annotations

import secrets
from time import perf_counter_ns
from typing import NamedTuple

from PySide6.QtGui import QCursor

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import OffBoard
from zonk_desktop.engine.state import Game
from zonk_desktop.tray.flick import FlickPush

#: Faults that a die over the edge is, by the sheet's name for it.
_EDGE = ("off-board", "over-edge")


class Flick(NamedTuple):
    """A push of the hand, and the seed of the motion it was foreseen with."""

    push: FlickPush
    seed: int
    #: What the throw was meant to do.
    does: tuple[act.Action, ...]
    open_table: bool


def flick(game: Game, push: FlickPush, does: tuple[act.Action, ...]) -> Flick:
    return Flick(push, secrets.randbits(31), does, is_open(game))


def gesture(by_hand: Flick | None) -> str:
    """What a hand did just now, which nobody can know before: its moment, place and push."""
    place = QCursor.pos()
    push = (by_hand.push.vx, by_hand.push.vy) if by_hand is not None else ()
    parts = (perf_counter_ns(), place.x(), place.y(), *(round(one * 1000) for one in push))
    return ".".join(f"{part:x}" for part in parts)


def is_open(game: Game) -> bool:
    """A die can be thrown off this table, and that is a fault (WH-007, WH-041)."""
    return game.rules.s.surface is OffBoard.OPEN_TABLE and bool(_edge_fault(game))


def _edge_fault(game: Game) -> str:
    return next((kind for kind in _EDGE if kind in game.rules.faults), "")


def too_hard(game: Game, does: tuple[act.Action, ...]) -> tuple[act.Action, ...]:
    """The action for a throw that went over the edge: the roll becomes the fault."""
    kept = [action for action in does if not isinstance(action, act.Roll)]
    return (*kept, act.Fault(_edge_fault(game)))


def idle_faces(count: int) -> tuple[int, ...]:
    """Random faces for display: dice that fall off the table show nothing that counts."""
    return tuple(secrets.randbelow(6) + 1 for _ in range(count))
