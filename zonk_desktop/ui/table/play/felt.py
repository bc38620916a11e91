"""Controller of the tray: what lies on the felt, and what is thrown onto it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Game
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.replay import Kept
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.state import Felt, Table, swept
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.play.flick import Flick, idle_faces
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.ui.table.table_view import Left


class OnFelt:
    """Controls the tray, and remembers dice that the game no longer names."""

    def __init__(self, tray: DiceTray, seed: Callable[[], int] | None = None) -> None:
        """`seed`: of the next throw that no hand makes; without it any."""
        self._tray = tray
        self._seed = seed or (lambda: secrets.randbits(31))
        self._cloth: Felt = "moss"
        self._left = Left()
        #: How the last turn ended, while it is over.
        self._ended_by: Kind | None = None
        #: The Magic Number, on the upper rim once it has landed.
        self.magic: tuple[int, ...] = ()

    def set_cloth(self, cloth: Felt) -> None:
        """Set the felt; it is seen with the next picture of the table."""
        self._cloth = cloth

    def begin(self, game: Game, *, idle: bool = False) -> None:
        """Another game: the felt shows its dice or none.

        `idle`: the dice of the start page are its first; they lie there until they are picked up.
        """
        self._tray.give_up()
        lying = {die.index: die.face for die in self._tray.sight.table.dice if die.place == "felt"}
        as_many = sorted(lying) == sorted(game.rules.everyone)
        self._left = Left(lying) if idle and as_many else Left()

    def clear(self) -> None:
        self._left = Left()

    def lay(self, felt: Mapping[int, int]) -> None:
        """Put dice there, by their faces, though the game no longer names them."""
        self._left = Left(felt)

    def show(self, sight: Sight, kept: tuple[Kept, ...], *, animate: bool = True) -> None:
        shown = table_view.table(sight, kept, self._left)
        ended = sight.game.ended
        # A table at which somebody has won is the winner's.
        self._put(swept(shown) if ended is not None and ended.winners else shown, animate=animate)

    def show_opening(self, opening: OpeningState, game: Game, *, animate: bool = False) -> None:
        """Show the dice to be thrown before the first turn, and those that lie there."""
        self._put(opening.table(game), animate=animate)

    def roll_opening(self, beat: Beat, push: FlickPush | None) -> None:
        """Throw everybody's die to its place in the row, or the Magic Number."""
        dice, faces, seed = beat.data.dice, beat.data.faces, self._seed()
        if beat.kind is Kind.ORDER:
            self._tray.toss(dice, faces, dice, seed)
        else:
            self._tray.throw(dice, faces, seed, push)

    # ---- beats -----------------------------------------------------------------------------

    def show_beat(self, beat: Beat, kept: tuple[Kept, ...], by_hand: Flick | None) -> None:
        game = beat.game
        match beat.kind:
            case Kind.THROW:
                self._throw(beat, kept, by_hand)
            case Kind.REST:
                turn = game.turn
                self._left = Left(dict(zip(turn.active, turn.throw, strict=True)))
                self._tray.moves.show(self._table(game, kept, lit=True))
            case Kind.ALL_SCORE | Kind.DARE_WON | Kind.ROYALE_LIES:
                self._light_up(beat, kept)
            case Kind.KEEP | Kind.FORCED | Kind.DARE_TAKEN:
                self._tray.moves.keep(self._table(game, kept))
            case Kind.STAY | Kind.MISS:
                turn, self._ended_by = game.turn, beat.kind
                felt = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
                self._left = Left(felt or self._left.felt, turn.aside or self._left.rail)
                self._tray.moves.show(self._table(game, kept))
            case Kind.SWEEP:
                if beat.length:
                    self.clear()
                    self._tray.moves.sweep()
            case Kind.UNDO:
                self._tray.moves.undo(self._table(game, kept))
            case Kind.WIN:
                self.clear()
                self._tray.moves.sweep()
            case Kind.HANDOVER | Kind.GATE if self._leave(beat):
                self.clear()
                self._tray.moves.sweep()
            case Kind.TAKE_OVER | Kind.REROLL | Kind.HANDOVER:
                self._tray.moves.show(self._table(game, kept))
            case _:
                pass

    def _leave(self, beat: Beat) -> bool:
        """Whether the dice of the turn before leave now: not if they may be taken over or doubted.

        The sweep of a miss has left nothing; where nothing moves its dice lie until the next throw,
        or nobody would have seen them. At a gate in the middle of a turn they are played with.
        """
        game = beat.game
        if self._ended_by is Kind.MISS or (beat.kind is Kind.GATE and self._ended_by is None):
            return False
        return game.offer is None and refusal(game, act.TakeOver()) is not None

    def _throw(self, beat: Beat, kept: tuple[Kept, ...], by_hand: Flick | None) -> None:
        """Throw the dice of a beat, by hand where the mouse threw them.

        They are gathered from where they lie.
        """
        dice, faces = beat.data.dice, beat.data.faces
        self._ended_by = None
        self._tray.moves.keep(self._table(beat.game, kept))
        self._left = Left()
        if by_hand is None:
            known = self._tray.moves.ahead(len(dice))
            self._tray.throw(dice, faces, self._seed() if known is None else known)
        else:
            self._tray.throw(dice, faces, by_hand.seed, by_hand.push, by_hand.open_table)

    def _light_up(self, beat: Beat, kept: tuple[Kept, ...]) -> None:
        """Light up all dice where they lie; they stay lit until picked up."""
        felt = dict(zip(beat.data.dice, beat.data.faces, strict=True))
        rail = tuple((die, felt.pop(die)) for die, _ in beat.game.turn.aside if die in felt)
        self._left = Left(felt, rail, lit=True)
        shown = self._table(beat.game, kept, lit=True)
        dice = tuple(replace(die, picked=die.place != "hand") for die in shown.dice)
        plate = table_view.carried(beat.game.turn.points, len(rail))
        self._tray.moves.light_up(replace(shown, dice=dice, plates=plate))

    def _table(self, game: Game, kept: tuple[Kept, ...], *, lit: bool = False) -> Table:
        found = table_view.table(Sight(game), kept, self._left, lit=lit)
        return replace(found, felt=self._cloth, magic=self.magic)

    def foresee(self, dice: tuple[int, ...], by_hand: Flick) -> None:
        """Have the tray work out which of these dice would fall off."""
        self._tray.foresee(dice, by_hand.seed, by_hand.push)

    def fall(
        self, game: Game, kept: tuple[Kept, ...], dice: tuple[int, ...], by_hand: Flick
    ) -> None:
        """Throw these dice over the edge."""
        self._put(table_view.thrown(game, kept, self._left, dice), animate=False)
        self._tray.throw(dice, idle_faces(len(dice)), by_hand.seed, by_hand.push, True)

    def skip(self) -> None:
        self._tray.skip()

    def give_up(self) -> None:
        """Drop a throw that nobody waits for any more."""
        self._tray.give_up()

    def _put(self, shown: Table, *, animate: bool) -> None:
        self._tray.set_table(replace(shown, felt=self._cloth, magic=self.magic), animate)
