"""Picks dice of the throw, by mouse and by number key."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.rerolls import missed
from zonk_desktop.engine.state import Phase
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.tray.state import Felt
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table.play.felt import OnFelt
from zonk_desktop.ui.table.play.shown import ShownTable
from zonk_desktop.ui.table.play.states import Choosing
from zonk_desktop.words import say


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


def toggled(sight: Sight, die: int) -> tuple[int, ...] | str | None:
    """The dice picked after a click on this one; a sentence where it cannot be picked.

    None where nothing can be picked now.
    """
    turn, picked = sight.game.turn, sight.picked
    if turn.phase is not Phase.TO_KEEP or die not in turn.active or not turn.throw:
        return None
    if die in picked:
        return tuple(other for other in picked if other != die)
    if die not in sight.scoring:
        return say("table-that-die-scores-nothing-here")
    return (*picked, die)


def toggled_face(sight: Sight, face: int) -> tuple[int, ...] | str | None:
    """The same for a number key: the next die that shows this face, or all of them back."""
    turn, picked = sight.game.turn, sight.picked
    if not turn.throw:
        return None
    dice = [die for die, shown in zip(turn.active, turn.throw, strict=True) if shown == face]
    free = [die for die in dice if die not in picked]
    if not dice:
        return say("table-no-die-shows", face=face)
    if free:
        return toggled(sight, free[0])
    return tuple(die for die in picked if die not in dice)


class PickedTable(ShownTable):
    """The table with the dice that are picked of the throw on it, and what it tells."""

    #: A sentence for the status line, also announced.
    told = Signal(str)
    #: Other dice are picked.
    picks = Signal()
    #: A game began, or ended.
    began = Signal()
    ended = Signal()
    #: Faces of real dice are wanted.
    wants_faces = Signal()
    #: A word for a throw is wanted; handed to this, it is thrown, and without one it is not.
    wants_word = Signal(object)
    #: A player has the word, and everything before has been shown: see `idle`.
    idled = Signal()
    #: The session has been asked for something.
    waits = Signal()
    #: Somebody does not want to wait for a computer.
    hurried = Signal()

    def __init__(self, tray: DiceTray) -> None:
        super().__init__()
        self._felt = OnFelt(tray)

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Pick a die of the throw, or put it back."""
        if isinstance(self.state, Choosing) and self.sight is not None:
            self.pick(toggled(self.sight, die))

    def toggle_face(self, face: int) -> None:
        """Handle a number key: pick the next die that shows this face, or put all of them back."""
        if isinstance(self.state, Choosing) and self.sight is not None:
            self.pick(toggled_face(self.sight, face))

    def pick_all(self) -> None:
        if isinstance(self.state, Choosing) and self.game is not None:
            self.pick(keep_all(self.game))

    def pick(self, picked: tuple[int, ...] | str | None) -> None:
        if isinstance(picked, str):
            self.told.emit(picked)
        elif picked is not None:
            self.picked = picked
            self._show_table()
            self.changed.emit()
            self.picks.emit()

    def takes_a_word(self, actions: tuple[act.Action, ...]) -> bool:
        """Whether a person throws whose words are in the throws."""
        words = self.snapshot is not None and Aid.WORDS in self.snapshot.header.aids
        throws = any(isinstance(one, act.Roll | act.UseReroll) for one in actions)
        return words and throws and not self.computer_to_play

    def set_felt(self, felt: Felt) -> None:
        self._felt.set_cloth(felt)
        self._show_table(animate=False)

    def _show_table(self, *, animate: bool = True) -> None:
        if self.sight is not None:
            self._felt.show(self.sight, self.kept, animate=animate)
