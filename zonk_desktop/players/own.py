"""A player of one's own, from a Python file: `FILE.py:Class`.

The class has no arguments and one method, `choose(self, game, ways, chance)`: `ways` are the legal
ways to go on (`zonk_desktop.players.feel.Way`), of which it returns one; `chance` is a
`random.Random` of the game's. What goes on beside the dice is done for it.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from zonk_desktop.engine.state import Game
from zonk_desktop.odds.values import Aim
from zonk_desktop.players.character import Character, Level
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.feel import FeltWay
from zonk_desktop.words import MessageError


class OwnError(MessageError):
    """Raised for the fault of a player written by the user."""


def is_own(name: str) -> bool:
    """Whether a player is named by a file and a class of it."""
    return name.rpartition(":")[0].endswith(".py")


def load(name: str) -> SeatPlayer:
    """Load the player of `FILE.py:Class`; raises OwnError."""
    file, _, kind = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise OwnError("player-own-no-file", file=file)
    # By its place, so that two files of one name are two modules.
    spec = importlib.util.spec_from_file_location(f"zonk_player_{abs(hash(path.resolve()))}", path)
    if spec is None or spec.loader is None:
        raise OwnError("player-own-no-file", file=file)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as wrong:
        raise OwnError("player-own-broken", file=file, why=_said(wrong)) from None
    made: Any = getattr(module, kind, None)
    if not isinstance(made, type):
        raise OwnError("player-own-no-class", file=file, name=kind)
    if not callable(getattr(made, "choose", None)):
        raise OwnError("player-own-no-choose", file=file, name=kind)
    try:
        player = made()
    except (Exception, SystemExit) as wrong:
        raise OwnError("player-own-broken", file=file, why=_said(wrong)) from None
    return SeatPlayer(Character(kind, Aim.POINTS), Level.SHARP, _Checked(name, player))


class _Checked:
    """Wrapper of a user's player that validates its answers."""

    def __init__(self, name: str, player: Any) -> None:
        self._name = name
        self._player = player

    def choose(self, game: Game, ways: Sequence[FeltWay], chance: Random) -> FeltWay:
        try:
            taken = self._player.choose(game, tuple(ways), chance)
        except (Exception, SystemExit) as wrong:
            raise OwnError("player-own-broken", file=self._name, why=_said(wrong)) from None
        if not isinstance(taken, FeltWay) or taken not in ways:
            raise OwnError("player-own-no-way", file=self._name, ways=len(ways))
        return taken


def _said(wrong: BaseException) -> str:
    return f"{type(wrong).__name__}: {wrong}".removesuffix(": ")
