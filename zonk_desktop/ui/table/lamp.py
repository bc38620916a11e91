"""Lamp and zoom of the table, driven by beats."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance, Slot
from PySide6.QtGui import QColor

from zonk_desktop.engine.state import Game, Mode
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.tray.scene import PUSH_SECONDS
from zonk_desktop.tray.state import PLUM, Lamp
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.director import Director

#: A little less light than a turn has, in a colour of its own.
_SHOW = Lamp(0.88, PLUM)
_PLAIN = Lamp()
#: How much of a player's colour the light of a hand-over has.
_SHARE = 0.45
_DIPPED, _OUT, _BRIGHT, _NARROW = 0.75, 0.12, 1.12, 0.9
#: Seconds: from one player's light to the next, and light and push-in of a win.
_PASSES, _QUICKLY, _SLOWLY = 0.25, 0.5, 2.4


class Lit(Protocol):
    """Interface of a table: the one played at, or that of a replay."""

    @property
    def director(self) -> Director: ...
    @property
    def idled(self) -> SignalInstance: ...
    @property
    def game(self) -> Game | None: ...


class TableLamp(QObject):
    """Controller of the lamp: dips for losses, narrows for a dare, goes out for the show."""

    def __init__(self, table: Lit, tray: DiceTray, style: Style, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._tray = tray
        self._style = style
        self._near = False
        self.lamp = _PLAIN
        self._curtain = QTimer(self, singleShot=True)
        self._curtain.timeout.connect(self._rises)
        table.director.begins.connect(self._begins)
        table.idled.connect(self._rests)

    def restyle(self, style: Style) -> None:
        self._style = style

    @property
    def dimming(self) -> bool:
        return self.lamp.level < 1

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        seconds = beat.length / 1000
        game = beat.game
        usual = _usual(game)
        self._curtain.stop()
        match beat.kind:
            case Kind.MISS | Kind.LOST_TURN | Kind.GAME_LOST | Kind.OUT:
                self._set(replace(usual, level=_DIPPED), 0.15)
            case Kind.HANDOVER | Kind.ORDER_DONE:
                # The light of the show stays until the show is over, whoever has the dice.
                own = Lamp(1.0, self._of(game, beat.seat))
                self._set(usual if game.show is not None else own, _PASSES)
                self._pull_back()
            case Kind.HALFTIME:
                self._set(Lamp(_OUT), min(0.5, seconds))
                self._curtain.start(self._table.director.manners.moving(beat.kind, beat.data))
            case Kind.SHOW_HIT:
                self._set(usual, _PASSES)
            case Kind.SHOW_OVER:
                self._set(_PLAIN, min(0.5, seconds))
            case Kind.THROW if game.turn.mode is Mode.DARE:
                self._watch(beat.data.dice[0])
            case Kind.THROW if game.turn.mode is Mode.ROYALE:
                self._push_in(None)
            case Kind.REST:
                self._pull_back()
            case Kind.DARE_WON | Kind.ALL_SCORE | Kind.ROYALE_LIES:
                self._set(replace(usual, level=_BRIGHT), 0.2)
            case Kind.WIN:
                self._set(self._at_rest(game), min(_QUICKLY, seconds))
                self._push_in(None, _SLOWLY)
            case _:
                pass

    @Slot()
    def _rises(self) -> None:
        """Switch the lamp on for the Halftime Show, in its colour."""
        self._set(_SHOW, 0.5)

    @Slot()
    def _rests(self) -> None:
        """Set the lamp as it is while a player thinks."""
        self._curtain.stop()
        game = self._table.game
        self._set(_PLAIN if game is None else self._at_rest(game), 0.4)
        if game is None or game.ended is None:
            self._pull_back()

    def _at_rest(self, game: Game) -> Lamp:
        if game.ended is not None:
            won = game.ended.winners
            return Lamp(_BRIGHT, self._of(game, won[0]), wide=True) if won else _PLAIN
        hand = dice_in_hand(game)
        if game.turn.mode is Mode.DARE and len(hand) == 1 and game.show is None:
            return Lamp(_NARROW, on=hand[0])
        return _usual(game)

    def _of(self, game: Game, seat: int) -> str:
        """The light of a player; before the first turn others sit there than play there."""
        name, style = game.seats[seat].name, self._style
        _, colour = people.look(style.known.get(name, style.look_of(seat)))
        return _pale(colour)

    def _watch(self, die: int) -> None:
        self._set(Lamp(_NARROW, on=die), 0.5)
        self._push_in(die)

    def _push_in(self, die: int | None, seconds: float = PUSH_SECONDS) -> None:
        self._near = True
        self._tray.moves.push_in(die, seconds)

    def _pull_back(self) -> None:
        if self._near:
            self._near = False
            self._tray.moves.pull_back()

    def _set(self, lamp: Lamp, seconds: float) -> None:
        if lamp != self.lamp:
            self.lamp = lamp
            self._tray.moves.lamp(lamp, seconds)


def _pale(colour: str) -> str:
    """A player's colour as light, mostly white."""
    own = QColor(colour)
    mixed = [round(255 - (255 - part) * _SHARE) for part in (own.red(), own.green(), own.blue())]
    return QColor(*mixed).name()


def _usual(game: Game) -> Lamp:
    """The light of this part of the game."""
    return _PLAIN if game.show is None else _SHOW
