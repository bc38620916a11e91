"""Plays the table's beats as sounds, by the settings of loudness."""

from __future__ import annotations

import time
from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible

from zonk_desktop.session.worker import Session
from zonk_desktop.sound.events import heard, span
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import REFERENCE, Loudness, Sound
from zonk_desktop.stage.beats import Beat
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import HIT_WORDS, speech

#: The latest that sound may come, in ms: wireless headphones.
MOST_LATE = 300


def loudness(memory: Memory) -> Loudness:
    """The settings of loudness, or their defaults."""
    first = Loudness()
    return Loudness(
        volume=min(100, max(0, memory.number("volume", REFERENCE))),
        muted=memory.flag("muted", first.muted),
        dice=memory.flag("sound-dice", first.dice),
        table=memory.flag("sound-table", first.table),
        marks=memory.flag("sound-marks", first.marks),
        late=min(MOST_LATE, max(0, memory.number("sound-late", first.late))),
    )


def remember(memory: Memory, set_to: Loudness) -> None:
    memory.set("volume", set_to.volume)
    memory.set("muted", set_to.muted)
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

    def __init__(
        self, table: TablePlay, session: Session, memory: Memory, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._memory = memory
        self._session = 0
        self.sound = Sound(loudness(memory))
        self._follow_settings()
        table.changed.connect(self._follow)
        self._hearing = Hearing(table.director, self.sound, self)
        session.refused.connect(self._refused)

    def start(self) -> None:
        """Start the sound, after the first frame."""
        self.sound.start()

    def close(self) -> None:
        self.sound.close()

    def set_loudness(self, set_to: Loudness) -> None:
        remember(self._memory, set_to)
        self._follow_settings()

    def toggle_mute(self) -> bool:
        """Toggle mute; returns whether it is mute now."""
        now = loudness(self._memory)
        self.set_loudness(replace(now, muted=not now.muted))
        return self.sound.loudness.muted

    @Slot()
    def _follow_settings(self) -> None:
        set_to = loudness(self._memory)
        if self._table.real_dice:
            # Dice are heard on the real table; the program keeps quiet beside them.
            set_to = replace(set_to, muted=True)
        if set_to != self.sound.loudness:
            self.sound.set_loudness(set_to)

    @Slot()
    def _follow(self) -> None:
        """Another game is on the table."""
        now = self._table.snapshot
        if now is not None and now.session != self._session:
            # A game that is opened is as it was left; nothing happens in it.
            self._session = now.session
            self._follow_settings()

    @Slot(object)
    def _refused(self, _refused: object) -> None:
        self.sound.cue(Cue.REFUSED)
