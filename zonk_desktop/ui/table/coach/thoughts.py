"""A worker thread of the table: odds, for hint and coach."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal, Slot

from zonk_desktop import log
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.session.thread import WorkThread
from zonk_desktop.words import Message

#: Gives a game rules of the thread's own: rules remember the last throw, and belong to one thread.
Own = Callable[[Game], Game]
Work = Callable[[Own], object]
#: Rule sets whose rules are remembered.
_MOST = 4
_FAILED = Message.of("hint-failed")


class Thinker(QObject):
    """The worker object in the thread: work in, results out."""

    #: Number of the question; what was found, or a `Message` that says why nothing was.
    answered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[RuleSet, Rules] = {}

    @Slot(int, object)
    def think(self, number: int, work: Work) -> None:
        # Whoever asked waits for an answer, whatever happens.
        found: object = _FAILED
        try:
            found = self._found(work)
        except Exception as wrong:
            log.caught("hint", wrong)
        finally:
            self.answered.emit(number, found)

    def _found(self, work: Work) -> object:
        # The odds are loaded with the first question, and here.
        from zonk_desktop.odds.values import NotCovered, Unknown  # noqa: PLC0415

        try:
            return work(self._own)
        except NotCovered as wrong:
            return Message.of("hint-not-covered", why=wrong.message)
        except Unknown:
            return Message.of("hint-nothing")

    def _own(self, game: Game) -> Game:
        ruleset = game.rules.ruleset
        mine = self._rules.get(ruleset)
        if mine is None:
            if len(self._rules) >= _MOST:
                self._rules.clear()
            mine = self._rules[ruleset] = Rules(ruleset)
        return changed(game, rules=mine)


class Thoughts(QObject):
    """The window's side of the thread: queues questions, and calls back with answers."""

    _think = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = 0
        self._waiting: dict[int, Callable[[object], None]] = {}
        self._thread: WorkThread[Thinker] | None = None

    def ask(self, work: Work, answer: Callable[[object], None]) -> None:
        """Queue work; `answer` is called in this thread."""
        self._awake()
        self._asked += 1
        self._waiting[self._asked] = answer
        self._think.emit(self._asked, work)

    def sweep(self) -> None:
        """Have questions answered that were broken off without a word, once those before are."""
        if self._waiting:
            self.ask(lambda own: None, lambda found: None)

    @property
    def busy(self) -> bool:
        """Whether a question is not yet answered."""
        return bool(self._waiting)

    def stop(self) -> None:
        """Finish the running work and end the thread."""
        self._waiting.clear()
        if self._thread is not None:
            self._thread.end()
            self._thread = None

    def _awake(self) -> None:
        if self._thread is not None:
            return
        thinker = Thinker()
        thread = self._thread = WorkThread("zonk-hint", thinker, self)
        self._think.connect(thinker.think)
        thinker.answered.connect(self._answered)
        thread.start(QThread.Priority.LowPriority)

    @Slot(int, object)
    def _answered(self, number: int, found: object) -> None:
        # Answers come in the order of their questions: what was passed over will not come.
        for lost in [one for one in self._waiting if one < number]:
            self._waiting.pop(lost)(_FAILED)
        answer = self._waiting.pop(number, None)
        if answer is not None:
            answer(found)
