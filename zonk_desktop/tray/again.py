"""The last throw again, slowly and from low down, until it rests or any key is pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from .pictures import PictureKey
from .sight import FRAME_MS, TraySight
from .state import swept

#: How fast it plays, how long the dice lie still before it and after it.
PACE, BEFORE, AFTER = 0.40, 0.25, 1.1


class Again(QObject):
    """Replays the last throw; the game does not move meanwhile."""

    ended = Signal()
    other_view = Signal()
    """The picture of the table is needed as it is seen from elsewhere."""

    def __init__(self, sight: TraySight, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._sight, self._refresh = sight, refresh
        self._over_at = 0.0
        self._clock = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self._clock.timeout.connect(self._tick)

    @property
    def possible(self) -> bool:
        """Whether there is a throw to be seen again, and nothing moves."""
        player, sight = self._sight.player, self._sight
        if player is None or player.last is None or sight.still or sight.low:
            return False
        return not player.moving(sight.now())

    @property
    def running(self) -> bool:
        """Whether the throw is being seen again, or about to be."""
        return self._sight.low

    def start(self) -> bool:
        """Start the replay, as soon as the table has been drawn from low down."""
        if not self.possible:
            return False
        self._sight.low = True
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self.other_view.emit()
        return True

    def drawn(self, key: PictureKey) -> None:
        """Handle a finished picture of the table: the replay can begin."""
        if not (key.low and self._sight.low) or self._sight.replayed is not None:
            return
        from .player import DicePlayer  # noqa: PLC0415

        assert self._sight.player is not None
        last = self._sight.player.last
        assert last is not None
        player, now = DicePlayer(), self._sight.now()
        still = tuple(d for d in last.table.dice if d.index not in last.dice)
        hand = tuple(d for d in swept(last.table).dice if d.index in last.dice)
        before = type(last.table)(still + hand, (), last.table.felt, last.table.seats)
        player.set_table(before, now, 0.0)
        player.dice.gather(last.dice, now, 0.0)
        player.start(last.throw, last.dice, now + BEFORE + player.fling, PACE, player.fling)
        self._sight.replayed = player
        self._over_at = 0.0
        self._clock.start()

    def end(self) -> None:
        """End the replay and show the game again."""
        if not self._sight.low:
            return
        self._clock.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._sight.low, self._sight.replayed = False, None
        self.other_view.emit()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filter keys and mouse presses: any of them ends the replay and does nothing else."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)
        if event.type() in kinds and watched.isWidgetType():
            # A key is first offered as a shortcut: taken there, it is no shortcut either.
            event.accept()
            if event.type() != QEvent.Type.ShortcutOverride:
                self.end()
            return True
        return super().eventFilter(watched, event)

    def _tick(self) -> None:
        player, now = self._sight.replayed, self._sight.now()
        if player is None:
            return
        if player.due(now):
            player.finish(now)
            self._over_at = now + AFTER
        if self._over_at and now >= self._over_at:
            self.end()
        else:
            self._refresh()
