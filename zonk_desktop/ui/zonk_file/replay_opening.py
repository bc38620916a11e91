"""The throws before the first turn in a replay: the roll for order, and the Magic Number."""

from __future__ import annotations

from collections.abc import Iterator

from zonk_desktop.engine.state import Game
from zonk_desktop.stage.beats import Beat, Kind, StageManners
from zonk_desktop.ui.table.play.felt import OnFelt
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.words import say

_ROLLS = frozenset((Kind.ORDER, Kind.MAGIC))
OPENING = _ROLLS | {Kind.ORDER_TIE, Kind.ORDER_DONE, Kind.MAGIC_LIES}


class OpeningShown:
    """Shows the throws before the first turn; not there before they are played, nor after."""

    def __init__(self, opening: OpeningState | None, felt: OnFelt) -> None:
        self._whole = opening if opening is not None and not opening.over else None
        self._felt = felt
        #: What is still to be thrown, None when nothing of it is shown.
        self._left: OpeningState | None = None
        #: What the dice have decided is being told: then come the next.
        self._told = False

    def begin(self, place: int, game: Game, manners: StageManners) -> Iterator[Beat]:
        """The beats before those of the first statement; none before any other."""
        self._left, self._told = self._whole if place == 1 else None, False
        left = self._left
        while left is not None and not left.over:
            yield from left.beats(game, manners)
            left = left.after()

    def show(self, beat: Beat) -> bool:
        """Show a beat on the felt; whether it is one from before the first turn."""
        if self._left is not None and self._told:
            self._left, self._told = self._left.after(), False
        left = self._left
        if left is None or beat.kind not in OPENING:
            return False
        if beat.kind in _ROLLS:
            self._felt.show_opening(left, beat.game)
            self._felt.roll_opening(beat, None)
            return True
        if beat.kind is Kind.MAGIC_LIES:
            self._felt.magic = left.magic
        self._felt.show_opening(left.landed(), beat.game, animate=True)
        self._told = True
        return True

    def end(self) -> None:
        """Nothing of it is shown any more."""
        self._left, self._told = None, False

    def magic_open(self, place: int) -> bool:
        """Whether the Magic Number is yet to be thrown: at the place of the beginning, or now."""
        opening = self._whole if place == 0 and self._left is None else self._left
        return opening is not None and bool(opening.magic)

    @property
    def names(self) -> tuple[tuple[str, ...], frozenset[str]]:
        """Names below the dice for order, from the left, and who rolls again."""
        return ((), frozenset()) if self._left is None else self._left.names


def title_of(beat: Beat) -> str:
    """What is going on before the first turn; empty in a turn."""
    if beat.kind not in OPENING:
        return ""
    magic = beat.kind in {Kind.MAGIC, Kind.MAGIC_LIES}
    return say("table-the-magic-number") if magic else say("stage-order-title")
