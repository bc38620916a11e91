"""The director: plays beats on a timer, says when players may act, and holds back hasty keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from zonk_desktop.stage.beats import IN_THE_AIR, TIED, Beat, Keys, Kind, StageManners, untold

if TYPE_CHECKING:
    from zonk_desktop.tray.view import DiceTray


#: Milliseconds after something was skipped: the key that skips is often the key that throws.
SKIP_MS = 500
#: Milliseconds after the dice were handed over, and again after each press in vain: keys meant for
#: the one turn must not play the next.
FRESH_MS = 700


class Guard(QObject):
    """Tells whether a press may throw; asked by buttons, keys and the mouse alike."""

    #: It holds nothing back any more.
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.skip_ms, self.fresh_ms = SKIP_MS, FRESH_MS
        #: The time in milliseconds, from anywhere.
        self.now: Callable[[], float] = lambda: monotonic() * 1000
        #: The dice were handed over, and nobody has thrown them since.
        self.fresh = False
        self._until = 0.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)

    @property
    def holds(self) -> bool:
        return self.now() < self._until

    def skipped(self) -> None:
        self._hold(self.skip_ms)

    def passed(self) -> None:
        self.fresh = True
        self._hold(self.fresh_ms)

    def pressed(self) -> None:
        """Somebody pressed something, and has not thrown."""
        if self.fresh:
            self._hold(self.fresh_ms)

    def clear(self) -> None:
        """Hold nothing back: dice are thrown, or another game is on the table."""
        self.fresh, self._until = False, 0.0
        self._timer.stop()

    def _hold(self, milliseconds: int) -> None:
        if milliseconds:
            self._until = max(self._until, self.now() + milliseconds)
            self._look()

    @Slot()
    def _look(self) -> None:
        left = self._until - self.now()
        if left > 0:
            self._timer.start(round(left) + 1)
        else:
            self._timer.stop()
            self.opened.emit()


#: Milliseconds after which a beat counts as seen though nothing was painted: the window is hidden.
UNSEEN_MS = 250

#: With these somebody else has the dice: they go on as soon as a relaxed gate lets them.
_PASSES = frozenset((Kind.HANDOVER, Kind.ORDER_DONE, Kind.MAGIC_LIES, Kind.GATE))


class Director(QObject):
    """Player of beats. Widgets listen to `begins`."""

    #: A beat begins; a `Beat`.
    begins = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.manners = StageManners()
        self.guard = Guard(self)
        #: The beat that lasts, None when none does.
        self.beat: Beat | None = None
        self._left: deque[Beat] = deque()
        self._word: Callable[[], None] | None = None
        self._running = False
        #: Milliseconds for which somebody still listens to what was said.
        self.speech: Callable[[], int] = lambda: 0
        self._clock = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._timeout)
        #: Gives the word in an event of its own: what a beat shows is painted before.
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._give_word)
        self._tray: DiceTray | None = None
        #: The running beat has not been painted yet.
        self._unseen = False

    def watch(self, tray: DiceTray) -> None:
        """From now on the time of a beat begins when this tray has painted it."""
        self._tray = tray
        tray.painted.connect(self._seen)

    # ---- playing ---------------------------------------------------------------------------

    def play(self, beats: Iterable[Beat], word: Callable[[], None]) -> None:
        """Play beats; `word` is called as soon as a player may act again."""
        self.hurry()
        self._left.extend(beats)
        self._word = word
        self._run()

    def clear(self) -> None:
        """Drop all beats, for another game on the table."""
        self._clock.stop()
        self._soon.stop()
        self.guard.clear()
        self._left.clear()
        self._word = None
        self._unseen = False
        self.beat = None

    @property
    def busy(self) -> bool:
        """Whether something is shown that must be seen before a player may act."""
        return self._word is not None

    @property
    def counting(self) -> bool:
        """Whether the running beat comes to its end by itself."""
        return self._clock.isActive()

    @property
    def left(self) -> int:
        """Milliseconds until all has been shown, as if the running beat had only begun."""
        running = 0 if self.beat is None else self.beat.length
        return running + sum(beat.length for beat in self._left)

    @property
    def moment(self) -> int:
        """Milliseconds of the beat that begins, with those that go with it."""
        if self.beat is None:
            return 0
        tied = takewhile(lambda beat: beat.kind in TIED, self._left)
        return self.beat.length + sum(beat.length for beat in tied)

    @property
    def untold(self) -> bool:
        """Whether a reason why the dice go on is still to be told."""
        return untold(self.beat, self._left)

    @property
    def in_the_air(self) -> bool:
        return self.busy and self.beat is not None and self.beat.kind in IN_THE_AIR

    @Slot()
    def rested(self) -> None:
        """Handle that the dice in the air have come to rest."""
        if self.beat is not None and self.beat.kind in IN_THE_AIR:
            self._over()

    def skip(self) -> None:
        """Finish the running beat with all that goes with it; never more than that moment."""
        if self.beat is None or self.beat.keys is Keys.WAIT or self.beat.kind in IN_THE_AIR:
            return
        self.guard.skipped()
        while self._left and self._left[0].kind in TIED:
            self._begin(self._left.popleft())
        self._over()

    def hurry(self) -> None:
        """Finish all remaining beats, in order."""
        while self.beat is not None or self._left:
            self._clock.stop()
            self._end()
            if self._left:
                self._begin(self._left.popleft())
        self._give_word()

    # ---- the clock -------------------------------------------------------------------------

    def _start(self, beat: Beat) -> None:
        if self._tray is None:
            self._clock.start(beat.length)
            return
        self._unseen = True
        self._clock.start(UNSEEN_MS)
        self._tray.refresh()

    @Slot()
    def _seen(self) -> None:
        if self._unseen and self.beat is not None:
            self._unseen = False
            self._clock.start(self.beat.length)

    @Slot()
    def _timeout(self) -> None:
        if self._unseen:
            self._seen()
        elif (left := self.speech()) > 0:
            self._clock.start(left)
        else:
            self._over()

    @Slot()
    def _over(self) -> None:
        """Handle the end of the running beat."""
        self._clock.stop()
        self._end()
        self._run()

    def _run(self) -> None:
        """Begin beat after beat until one lasts. Slots of a beat may re-enter here."""
        if self._running:
            return
        self._running = True
        try:
            while self.beat is None and self._left:
                beat = self._left.popleft()
                self._begin(beat)
                if beat.keys is Keys.OPEN:
                    self._soon.start(0)
                if not self._lasts(beat):
                    continue
                if beat.kind in IN_THE_AIR:
                    return
                if beat.length > 0:
                    self._start(beat)
                    return
                self._end()
        finally:
            self._running = False
        if self.beat is None:
            self._give_word()

    def _lasts(self, beat: Beat) -> bool:
        """Whether this beat is still the current one, after its signals."""
        return self.beat is beat

    def _begin(self, beat: Beat) -> None:
        self.beat = beat
        if beat.kind in IN_THE_AIR:
            self.guard.clear()
        elif beat.kind is Kind.REST:
            # Real dice were not seen in the air.
            self.guard.fresh = False
        self._note_passing(beat)
        self.begins.emit(beat)

    def _end(self) -> None:
        self._unseen = False
        beat, self.beat = self.beat, None
        if beat is not None:
            self._note_passing(beat)

    def _note_passing(self, beat: Beat) -> None:
        """The word may be given while the beat is still seen, or when it is over."""
        if beat.kind in _PASSES:
            self.guard.passed()

    @Slot()
    def _give_word(self) -> None:
        self._soon.stop()
        word, self._word = self._word, None
        if word is not None:
            word()
