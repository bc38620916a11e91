"""The stream of the table by ear: what happened, what is to be chosen, and answers to keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.stage import ear
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.ear import Depth
from zonk_desktop.stage.sight import to_act
from zonk_desktop.transcript.telling import tell_order_throw
from zonk_desktop.ui.kit.aloud import announce, listens
from zonk_desktop.ui.kit.settings import DEPTHS, Memory
from zonk_desktop.ui.table.play.states import Choosing, Missed, OpeningRoll, Showing, ToOpen
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import Message, say, sentences, text


class Line(NamedTuple):
    """What was said in one breath."""

    text: str


class Told(QObject):
    """Says what there is to hear, once, and keeps it: a list that can be read again."""

    #: Something was said.
    grown = Signal()
    #: A question was answered, in this sentence.
    answered = Signal(str)

    def __init__(self, window: QWidget, table: TablePlay, tray: QWidget, memory: Memory) -> None:
        super().__init__(window)
        self._window, self._table, self._tray = window, table, tray
        self._memory = memory
        #: What was said in this game.
        self.lines: list[Line] = []
        self._session = 0
        self._waiting: list[Message] = []
        #: The choice that was told last, and how far back somebody has asked.
        self._choice: tuple[Message, ...] = ()
        self._back = 1
        self.now: Callable[[], float] = lambda: monotonic() * 1000
        self._until = 0.0
        table.director.begins.connect(self._begins)
        table.director.speech = self.left
        table.idled.connect(self._idled)
        table.picks.connect(self._picked)
        table.changed.connect(self._describe)

    @property
    def depth(self) -> Depth:
        return Depth(self._memory.text("told", "normal", DEPTHS))

    @property
    def wanted(self) -> bool:
        """Whether what was said is to be read too: by a reader, or by who wants all of it."""
        return listens() or self.depth is Depth.ALL

    def left(self) -> int:
        """Milliseconds until the last sentence may have been heard; 0 where nobody listens."""
        return max(0, round(self._until - self.now()))

    def wait(self, milliseconds: int) -> float:
        """Let beats and computers wait so long for who reads; returns until when."""
        self._until = max(self._until, self.now() + milliseconds)
        return self._until

    # ---- unasked -------------------------------------------------------------------------

    def say(self, said: str) -> None:
        """Say a sentence of the table, after what has happened before it."""
        self._flush()
        self._speak(said)

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        table = self._table
        self._turn_page()
        state, after = table.state, beat.game
        if isinstance(state, Showing):
            after = state.snapshot.game
        elif isinstance(state, OpeningRoll) and beat.kind in {Kind.ORDER_TIE, Kind.ORDER_DONE}:
            thrown = [tell_order_throw(one.name, one.face) for one in state.opening.round]
            self._waiting += [line.message for line in thrown]
        self._waiting += ear.heard(beat, after, self.depth, asked=self._asks(after))
        if beat.length:
            self._flush()

    @Slot()
    def _idled(self) -> None:
        self._turn_page()
        choice = self._to_choose()
        fresh = choice if choice != self._choice or self._waiting else ()
        self._choice = choice
        self._flush(fresh)

    @Slot()
    def _picked(self) -> None:
        """Say what is picked now; the choice is not told again for that."""
        sight = self._table.sight
        if sight is not None:
            self._flush(ear.picked(sight, self.depth))

    def _to_choose(self) -> tuple[Message, ...]:
        """What whoever has the word must know."""
        table = self._table
        opening, sight, game = table.opening_view(), table.sight, table.game
        if isinstance(table.state, ToOpen) and opening is not None:
            name = table.seated()[opening.seat]
            magic = not table.order_open
            return (Message.of("ear-opening", magic=magic, title=opening.title, name=name),)
        if sight is None or game is None or not isinstance(table.state, Choosing | Missed):
            return ()
        if isinstance(table.state, Missed):
            return (ear.missed(game),)
        if not self._asks(game):
            people = [gate for gate in game.gates if gate.holder not in self._computers]
            return ear.awaited(game) if people else ()
        key = table.own_key
        own = (Message.of("ear-own-key", key=key),) if key else ()
        return (*ear.before_choice(sight, self.depth), *own)

    def _asks(self, game: Game) -> bool:
        """Whether a person has the word there."""
        return to_act(game) not in self._computers

    @property
    def _computers(self) -> Iterable[int]:
        snapshot = self._table.snapshot
        return () if snapshot is None else snapshot.computers

    @Slot()
    def _describe(self) -> None:
        """What is painted on the tray, as its text: dice, plates, what rests on the rim."""
        if listens() and isinstance(self._table.state, Choosing | Missed):
            self._tray.setAccessibleDescription(self.answer("lies"))

    # ---- asked ---------------------------------------------------------------------------

    @Slot(str)
    def ask(self, key: str) -> None:
        """Answer a key; an answer is nothing that happened, and not kept."""
        said = self.answer(key)
        self.answered.emit(said)
        self._until = self.now() + announce(self._window, said)

    def answer(self, key: str) -> str:
        """The answer to a key: totals, what lies, what is awaited, what was said."""
        table = self._table
        game, sight = table.game, table.sight
        if key in {"last", "before"}:
            self._back = self._back + 1 if key == "before" else 1
            self._back = min(self._back, len(self.lines))
            return self.lines[-self._back].text if self.lines else say("ear-never")
        if game is None or sight is None:
            return say("ear-no-game")
        if table.opening_shown() is not None:
            # Who plays first is not told before the dice have told it.
            return _joined(self._to_choose())
        if isinstance(table.state, Missed):
            return _joined([ear.missed(game), *ear.lies(sight)])
        asked = {
            "totals": ear.totals(game),
            "lies": ear.lies(sight),
            "awaited": ear.asked_for(game),
        }
        return _joined(asked[key])

    # ---- speech --------------------------------------------------------------------------

    def _turn_page(self) -> None:
        """Begin another list for another game."""
        snapshot = self._table.snapshot
        if snapshot is not None and snapshot.session != self._session:
            self._session = snapshot.session
            self.lines, self._waiting, self._choice = [], [], ()

    def _flush(self, more: Iterable[Message] = ()) -> None:
        found, self._waiting = [*self._waiting, *more], []
        self._speak(_joined(found))

    def _speak(self, said: str) -> None:
        if said:
            self.lines.append(Line(said))
            self._back = 1
            self.grown.emit()
            self._until = self.now() + announce(self._window, said)


def _joined(messages: Iterable[Message]) -> str:
    return sentences(text(message) for message in messages)
