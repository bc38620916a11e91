"""The tray of the table being played: what lies on the felt, and what is thrown onto it."""

from __future__ import annotations

import secrets
from dataclasses import replace

from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Throw
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.tray.flick import Push
from zonk_desktop.tray.state import Felt, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.play.flick import Flick, idle_faces
from zonk_desktop.ui.table.play.opening import Opening
from zonk_desktop.ui.table.sight import Sight


class OnFelt:
    """Puts dice into the tray, and remembers how those lie that the game no longer names."""

    def __init__(self, tray: DiceTray) -> None:
        self._tray = tray
        self._cloth: Felt = "moss"
        #: Faces of the dice as they lie on the felt.
        self._faces: dict[int, int] = {}

    def set_cloth(self, cloth: Felt) -> None:
        """Seen with the next picture of the table."""
        self._cloth = cloth

    def clear(self) -> None:
        """Nothing lies there any more."""
        self._faces = {}

    def show(self, sight: Sight, kept: tuple[Kept, ...], *, animate: bool = True) -> None:
        """The table at rest."""
        self._put(table_view.table(sight, kept, self._faces), animate=animate)

    def show_opening(self, opening: Opening, game: Game) -> None:
        """The dice that are to be thrown before the first turn."""
        self._put(opening.table(game), animate=False)

    def roll_opening(self, opening: Opening, game: Game, push: Push | None) -> None:
        self.show_opening(opening, game)
        self._tray.throw(opening.dice, opening.faces, secrets.randbits(31), push)

    def roll(self, throw: Throw, by_hand: Flick | None) -> None:
        """Throw these dice, by hand where the mouse threw them."""
        self._faces = {
            die: face for die, face in self._faces.items()
            if die in throw.game.turn.active and die not in throw.dice
        }  # fmt: skip
        self._lay(throw.game, throw.kept, throw.dice)
        if by_hand is None:
            self._tray.throw(throw.dice, throw.faces, secrets.randbits(31))
        else:
            self._tray.throw(
                throw.dice, throw.faces, by_hand.seed, by_hand.push, by_hand.open_table
            )

    def landed(self, throw: Throw) -> None:
        """The dice of a throw lie there now."""
        self._faces.update(zip(throw.dice, throw.faces, strict=True))

    def foresee(self, dice: tuple[int, ...], by_hand: Flick) -> None:
        """Have the tray work out which of these dice would fall off."""
        self._tray.foresee(dice, by_hand.seed, by_hand.push)

    def fall(
        self, game: Game, kept: tuple[Kept, ...], dice: tuple[int, ...], by_hand: Flick
    ) -> None:
        """Throw these dice over the edge."""
        self._lay(game, kept, dice)
        self._tray.throw(dice, idle_faces(len(dice)), by_hand.seed, by_hand.push, True)

    def skip(self) -> None:
        """To the end of the throw."""
        self._tray.skip()

    @property
    def rolling(self) -> bool:
        """Dice are in the air."""
        return self._tray.is_rolling()

    def _lay(self, game: Game, kept: tuple[Kept, ...], hand: tuple[int, ...]) -> None:
        self._put(table_view.thrown(game, kept, self._faces, hand), animate=False)

    def _put(self, shown: Table, *, animate: bool) -> None:
        self._tray.set_table(replace(shown, felt=self._cloth), animate)
