"""Plays the table's beats as sounds, by the settings of loudness."""

from __future__ import annotations

import time
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAccessible

from zonk_desktop.session.job import apart
from zonk_desktop.session.worker import Session
from zonk_desktop.sound.events import heard, span
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import REFERENCE, Loudness, Sound
from zonk_desktop.stage.beats import Beat
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import HIT_WORDS, say, speech

#: Where cues are computed.
LANE = apart.lane("sound")
#: The latest that sound may come, in ms: wireless headphones.
MOST_LATE = 300
#: Names of the setting of mute: with dice on the screen, and beside real ones.
_MUTED = ("muted", "muted-beside-real-dice")


def loudness(memory: Memory, *, real: bool = False) -> Loudness:
    """The settings of loudness, or their defaults.

    `real`: beside real dice, which are heard on their own table. The program is mute there until it
    is asked to be heard, and that has a setting of its own.
    """
    first = Loudness()
    return Loudness(
        volume=min(100, max(0, memory.number("volume", REFERENCE))),
        muted=memory.flag(_MUTED[real], real),
        dice=memory.flag("sound-dice", first.dice),
        table=memory.flag("sound-table", first.table),
        marks=memory.flag("sound-marks", first.marks),
        late=min(MOST_LATE, max(0, memory.number("sound-late", first.late))),
    )


def remember(memory: Memory, set_to: Loudness, *, real: bool = False) -> None:
    memory.set("volume", set_to.volume)
    memory.set(_MUTED[real], set_to.muted)
    memory.set("sound-dice", set_to.dice)
    memory.set("sound-table", set_to.table)
    memory.set("sound-marks", set_to.marks)
    memory.set("sound-late", set_to.late)


class Hearing(QObject):
    """Plays the sounds of a director's beats."""

    def __init__(self, director: Director, sound: Sound, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sound = sound
        self._heard_until = 0.0
        director.begins.connect(self._begins)

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        """Play the sounds of a beat; beats of no length are heard one after another."""
        self._sound.beside_speech = QAccessible.isActive()
        found = heard(beat, smoke=speech().hits == HIT_WORDS[0])
        now = time.perf_counter()
        start = now if beat.length else max(now, self._heard_until)
        for one in found:
            self._sound.cue(one.cue, start - now + one.after)
        self._heard_until = start + span(found)


class Sounding(QObject):
    """Plays the sounds of the table. Dice are heard through the tray, in the same Sound."""

    #: A sentence: what could be heard too.
    offers = Signal(str)

    def __init__(
        self, table: TablePlay, session: Session, memory: Memory, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._memory = memory
        self._session = 0
        self.sound = Sound(loudness(memory), LANE)
        self._follow_settings()
        table.changed.connect(self._follow)
        self._hearing = Hearing(table.director, self.sound, self)
        session.refused.connect(self._refused)

    def start(self) -> None:
        """Start the sound, after the first frame."""
        self.sound.start()

    def close(self) -> None:
        self.sound.close()

    @property
    def set_to(self) -> Loudness:
        """The settings of loudness for the game on the table."""
        return loudness(self._memory, real=self._table.real_dice)

    def set_loudness(self, set_to: Loudness) -> None:
        remember(self._memory, set_to, real=self._table.real_dice)
        self._follow_settings()

    def toggle_mute(self) -> bool:
        """Toggle mute; returns whether it is mute now."""
        now = self.set_to
        self.set_loudness(replace(now, muted=not now.muted))
        return self.sound.loudness.muted

    @Slot()
    def _follow_settings(self) -> None:
        if self.set_to != self.sound.loudness:
            self.sound.set_loudness(self.set_to)

    @Slot()
    def _follow(self) -> None:
        """Another game is on the table."""
        now = self._table.snapshot
        if now is not None and now.session != self._session:
            # A game that is opened is as it was left; nothing happens in it.
            self._session = now.session
            self._follow_settings()
            self._offer_marks()

    def _offer_marks(self) -> None:
        """Tell once, where a screen reader is in use, that dice can be told by ear."""
        if (
            QAccessible.isActive()
            and self.sound.audible
            and not self.sound.loudness.marks
            and not self._memory.flag("marks-offered", False)
        ):
            self._memory.set("marks-offered", True)
            self.offers.emit(say("sound-marks-offered"))

    @Slot(object)
    def _refused(self, _refused: object) -> None:
        self.sound.cue(Cue.REFUSED)
