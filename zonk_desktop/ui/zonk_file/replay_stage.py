"""The stage of a replay: each statement of a stored game as the beats it had at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.state import Game
from zonk_desktop.stage.beats import IN_THE_AIR, Beat, Keys, Kind, StageManners
from zonk_desktop.stage.script import course
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.replay import follow
from zonk_desktop.tray.state import Felt
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.felt import OnFelt
from zonk_desktop.ui.table.play.log import PlayLog
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.ui.zonk_file.moments import StatementMoment
from zonk_desktop.words import say, text

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


_SEED = 7919


class ReplayStage(QObject):
    """Controller of a replay: plays statements, or shows the table after one of them."""

    #: Something to be seen has changed.
    changed = Signal()
    #: A statement has been shown whole.
    shown = Signal()
    #: Nothing is going on: light and eye rest.
    idled = Signal()

    def __init__(
        self, moments: tuple[StatementMoment, ...], opening: OpeningState | None, tray: DiceTray,
        felt: Felt, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._moments = moments
        self._tray = tray
        #: The statement that was shown last.
        self.at = 0
        self._under_way = -1
        self._hurried = False
        #: What is called out over the felt.
        self.log = PlayLog()
        #: Sentences of the statement under way, as far as it has been shown.
        self.told: list[str] = []
        first = moments[0]
        #: The visible game: that of the beat which is shown, never ahead of it.
        self.game, self.kept = first.game, first.kept
        self.director = Director(self)
        self.director.watch(tray)
        self.director.begins.connect(self._begins)
        # The same dice fall the same way, whenever they are looked at.
        self._felt = OnFelt(tray, lambda: _SEED * max(1, self._under_way))
        self._felt.set_cloth(felt)
        self.opening = OpeningShown(opening, self._felt)
        tray.rested.connect(self._rested)

    # ---- what is seen ----------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        return Sight(self.game)

    @property
    def busy(self) -> bool:
        return self._under_way >= 0

    @property
    def cut_off(self) -> bool:
        """Whether nothing leads on: an error has ended what was being shown."""
        waits = self._tray.is_rolling() or self.director.counting
        return self.busy and not waits

    @property
    def beat(self) -> Beat | None:
        return self.director.beat

    @property
    def lost(self) -> bool:
        return self.beat is not None and self.beat.lost

    @property
    def decided(self) -> bool:
        """Whether nothing more can be won or lost in the turn that is shown."""
        return self.beat is not None and self.beat.decided

    # ---- going on --------------------------------------------------------------------------

    def play(self, place: int) -> None:
        """Play a statement, beat by beat, from the table as the one before has left it."""
        self._under_way, self._hurried = place, False
        self.told.clear()
        self.log.hush()
        moment = self._moments[place]
        manners = self.director.manners
        before = self.opening.begin(place, self._moments[place - 1].game, manners)
        beats = chain(before, course(moment.steps, moment.game, manners))
        # Nobody has the word in a replay: what leaves it to a player is seen to its end.
        self.director.play(map(_watched, beats), self._over)

    def finish(self) -> None:
        """Finish the statement in progress; a throw in the air comes to rest first."""
        if not self.busy:
            return
        if self.cut_off:
            self.go_to(self._under_way)
        elif self.director.in_the_air:
            self._hurried = True
            self._tray.skip()
            # Where an error has broken off its work, nothing would come to rest.
            self._tray.overdue()
        else:
            self.director.hurry()

    def go_to(self, place: int) -> None:
        """Jump to the table after a statement; what is in progress is given up."""
        self.director.clear()
        self._under_way, self._hurried = -1, False
        self._tray.skip()
        self.told.clear()
        self.log.hush()
        moment = self._moments[place]
        self.at, self.game, self.kept = place, moment.game, moment.kept
        self.opening.end()
        self._lay_magic()
        self._felt.lay(dict(moment.lying))
        self._felt.show(self.sight, self.kept, animate=False)
        self.idled.emit()
        self.changed.emit()

    def _lay_magic(self) -> None:
        """Put the Magic Number on the upper rim, once it has been thrown."""
        magic = self.game.magic
        open_ = self.magic_open
        self._felt.magic = tuple(unpack(magic)) if magic and not open_ else ()

    @property
    def magic_open(self) -> bool:
        """Whether the Magic Number is yet to be thrown."""
        return self.opening.magic_open(self.at)

    def stop(self) -> None:
        self.director.clear()
        self._under_way = -1

    # ---- inside ----------------------------------------------------------------------------

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        if beat.says.told is not None:
            self.told.append(text(beat.says.told))
        self.log.call_out(beat)
        self.kept = follow(self.kept, self.game, beat.game)
        self.game = beat.game
        if not self.opening.show(beat):
            self._felt.show_beat(beat, self.kept, None)
        if beat.length or beat.kind in IN_THE_AIR:
            self.changed.emit()

    @Slot()
    def _rested(self) -> None:
        self.director.rested()
        if self._hurried:
            self.director.hurry()

    def _over(self) -> None:
        place, self._under_way = self._under_way, -1
        self._hurried = False
        moment = self._moments[place]
        self.at, self.game, self.kept = place, moment.game, moment.kept
        self.opening.end()
        self._lay_magic()
        self._felt.show(self.sight, self.kept)
        self.idled.emit()
        self.changed.emit()
        self.shown.emit()


def _watched(beat: Beat) -> Beat:
    return replace(beat, keys=Keys.SKIP) if beat.keys is Keys.OPEN else beat
