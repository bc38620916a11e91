"""The lessons of the first games: which is shown and heard, for how long, and which were had."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.stage import lessons
from zonk_desktop.stage.beats import IN_THE_AIR, Beat
from zonk_desktop.stage.lessons import GAMES, Lesson, Topic
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.table.ear.told import Told
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.lessons.lesson_line import LessonLine
from zonk_desktop.ui.table.play.states import Choosing
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import text

#: Milliseconds in which a line is found, and each of its letters read.
_FOUND_MS, _LETTER_MS = 800, 38
#: Settings: whether there are lessons, in how many games there were, and what was taught.
_WANTED, _GAMES, _TAUGHT = "lessons", "lesson-games", "lessons-had"


def teaches(memory: Memory) -> bool:
    """Whether there will be lessons in the next game."""
    return memory.flag(_WANTED, True) and memory.number(_GAMES, 0) < GAMES


class Lessons(QObject):
    """Shows one lesson at a time: it goes with the next throw, or with what somebody does."""

    #: There are lessons from now on, or none.
    switched = Signal(bool)

    def __init__(
        self, page: GamePage, notice: QWidget, table: TablePlay, told: Told, memory: Memory
    ) -> None:
        super().__init__(page)
        self.line = LessonLine(page, notice)
        self._table, self._told, self._memory = table, told, memory
        #: Whether this game has them.
        self.on = False
        #: When the line that is shown may have been read.
        self._read = 0.0
        table.began.connect(self._begun)
        table.director.begins.connect(self._begins)
        table.idled.connect(self._idled)
        table.waits.connect(self.put_away)
        self.line.no_more.connect(lambda: self.switch(on=False))

    @property
    def wanted(self) -> bool:
        """Whether there are lessons as long as there is something to learn."""
        return self._memory.flag(_WANTED, True) and self._memory.number(_GAMES, 0) <= GAMES

    def switch(self, *, on: bool) -> None:
        """No more lessons; or all of them again, beginning with the game on the table."""
        self._memory.set(_WANTED, on)
        if on:
            self._memory.set(_TAUGHT, [])
            self._memory.set(_GAMES, int(self._table.snapshot is not None))
        self.on = on
        self.put_away()
        self.switched.emit(on)
        if on:
            self._idled()

    @Slot()
    def _begun(self) -> None:
        self.put_away()
        snapshot = self._table.snapshot
        if snapshot is not None and not snapshot.throws:
            games = self._memory.number(_GAMES, 0)
            self._memory.set(_GAMES, min(games, GAMES) + 1)
        self.on = self.wanted
        self.switched.emit(self.on)

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        if beat.kind in IN_THE_AIR:
            self.put_away()
        elif self.on and (not self.line.text or self._told.now() >= self._read):
            self._teach(lessons.happened(beat, self._known))

    @Slot()
    def _idled(self) -> None:
        """What was taught on the way stays; else what can be chosen is."""
        table, sight = self._table, self._table.sight
        if not self.on or sight is None or self.line.text or not table.idle:
            return
        # Hits that a person has to take hold a computer up.
        gates = sight.game.gates
        held_up = bool(gates) and gates[0].holder not in table.minded
        if isinstance(table.state, Choosing) and (held_up or not table.computer_to_play):
            self._teach(lessons.to_choose(sight, self._known))

    @property
    def _known(self) -> set[str]:
        """What was taught, and what this game has not."""
        snapshot = self._table.snapshot
        hints = snapshot is not None and Aid.HINTS in snapshot.header.aids
        return {*self._memory.names(_TAUGHT), *(() if hints else (Topic.HINT,))}

    def _teach(self, lesson: Lesson | None) -> None:
        if lesson is None:
            return
        self._memory.set(_TAUGHT, [*self._memory.names(_TAUGHT), lesson.topic.value])
        said = text(lesson.message)
        self.line.show_text(said, lesson.place)
        self._told.say(said)
        self._read = self._told.wait(_FOUND_MS + _LETTER_MS * len(said))

    @Slot()
    def put_away(self) -> None:
        self.line.show_text("")
