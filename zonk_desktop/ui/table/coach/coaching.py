"""What the coach's panel is told: every choice of a person judged once it is made, and everybody's
chance to win once the dice rest. All of it is worked out beside the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop.archive.values import Stored
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.odds.judge import ChoiceVerdict
from zonk_desktop.odds.review import CHOSEN
from zonk_desktop.odds.values import Outlook
from zonk_desktop.players import thinking
from zonk_desktop.players.thinking import HintFound, Points
from zonk_desktop.session.job import Job
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.table.coach.coach import Coach
from zonk_desktop.ui.table.coach.coach_words import (
    NO_WAYS,
    Said,
    coming,
    told,
    ways_on,
    ways_there_were,
)
from zonk_desktop.ui.table.coach.hint import LANE, Hints
from zonk_desktop.ui.table.coach.hint_words import hint
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import Message, text


def _corrected(before: Snapshot, snapshot: Snapshot) -> bool:
    """Whether a throw of this game was corrected; nothing was chosen, and nothing taken back."""
    same = snapshot.steps or snapshot.throws < before.throws or snapshot.game == before.game
    return bool(snapshot.corrected) and not same


class Coaching(QObject):
    """Feeds the panel, as long as this game has a coach; late results are dropped."""

    #: There is something in the panel that was asked for.
    fronted = Signal()

    def __init__(
        self, panel: Coach, table: TablePlay, hints: Hints,
        stored: Callable[[], Job[Stored | None]], seen: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__(panel)
        self._panel = panel
        self._table = table
        # A panel that was closed shows nothing; the card says it then.
        hints.beside = lambda: self.on and seen()
        #: Asks for the game on the table as the Zonk File holds it.
        self._stored = stored
        self._was_on = False
        self._session = 0
        #: The latest snapshot that was looked at, and whether its chances are being worked out.
        self._last: Snapshot | None = None
        self._counting = False
        self._points: Points = []
        table.idled.connect(self._look)
        table.changed.connect(self._switched)
        hints.listed.connect(self._listed)

    @property
    def on(self) -> bool:
        snapshot = self._table.snapshot
        return snapshot is not None and Aid.COACH in snapshot.header.aids

    @property
    def line(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        return tuple(self._points)

    @Slot()
    def _switched(self) -> None:
        """Handle a switch of the coach, or of hints, in the game."""
        snapshot = self._table.snapshot
        self._panel.set_hints(snapshot is not None and Aid.HINTS in snapshot.header.aids)
        if self._was_on != self.on:
            self._was_on = self.on
            self._session = 0
            if self.on and self._table.idle:
                self._look()

    @Slot()
    def _look(self) -> None:
        """Handle a table at rest: judge what was done, and compute the chances."""
        snapshot = self._table.snapshot
        if snapshot is None or not self.on:
            return
        before, self._last = self._last, snapshot
        if snapshot.session != self._session or before is None or _corrected(before, snapshot):
            self._begin(snapshot)
        elif snapshot.sequence != before.sequence:
            self._judge(snapshot)
        self._count()

    def _begin(self, snapshot: Snapshot) -> None:
        """Reset for another game, for a coach who is switched on in the middle of it, or for a
        throw that was corrected: all that came after it had other chances."""
        self._session, self._points = snapshot.session, []
        self._panel.show_verdict(None)
        self._panel.show_ways(NO_WAYS, "")
        self._show_line()
        if not snapshot.throws:
            return
        session = snapshot.session

        def looked(found: Points) -> None:
            if session == self._session:
                known = {at for at, _ in self._points}
                self._points = sorted([*self._points, *(p for p in found if p[0] not in known)])
                self._show_line()

        def look_back(stored: Stored | None) -> None:
            if stored is not None and session == self._session:
                # Without what was, the line begins here.
                Job(self, LANE, partial(thinking.looked_back, stored)).then(looked, lambda _: None)

        self._stored().then(look_back)

    # Choices

    def _judge(self, snapshot: Snapshot) -> None:
        steps = tuple((step.before, step.action) for step in snapshot.steps)
        if not steps:
            # Taken back, corrected, or handed over: nothing was chosen.
            self._panel.show_verdict(None)
            return
        if steps[0][0].turn.seat in snapshot.computers:
            return
        here = snapshot.session, snapshot.sequence
        # Hits taken or dice that fall leave the last judgement; who plays on has left that choice.
        plays = any(isinstance(action, CHOSEN) for _, action in steps)

        def judged(found: ChoiceVerdict | None) -> None:
            if here != self._here() or not self.on:
                return
            if found is not None:
                self._panel.show_verdict(told(found), ways_there_were(found))
            elif plays:
                self._panel.show_verdict(None)

        def failed(wrong: Exception) -> None:
            if here == self._here() and self.on:
                self._panel.show_verdict(Said("", True, "", text(thinking.why(wrong))))

        Job(self, LANE, partial(thinking.verdict, steps)).then(judged, failed)

    def _here(self) -> tuple[int, int]:
        snapshot = self._table.snapshot
        return (0, 0) if snapshot is None else (snapshot.session, snapshot.sequence)

    # Chances to win

    def _count(self) -> None:
        """Compute the chances of the present position, one question at a time."""
        snapshot = self._table.snapshot
        if self._counting or snapshot is None or self._table.order_open:
            return
        self._counting = True
        here, throws = (snapshot.session, snapshot.sequence), snapshot.throws

        def counted(found: tuple[float, ...] | Outlook | Message | None) -> None:
            self._counting = False
            if self.on and here[0] == self._session:
                if isinstance(found, Outlook):
                    self._show_line(coming(snapshot.game, found))
                elif isinstance(found, Message) or found is None:
                    self._show_line("" if found is None else text(found))
                else:
                    # What was taken back has not been.
                    self._points = [one for one in self._points if one[0] < throws]
                    self._points.append((throws, found))
                    self._show_line()
            if self.on and here != self._here() and self._table.idle:
                self._count()

        Job(self, LANE, partial(thinking.chances, snapshot.game)).then(
            counted, lambda wrong: counted(thinking.why(wrong))
        )

    def _show_line(self, nothing: str = "") -> None:
        """Show the chances; `nothing` is said where there are none."""
        snapshot = self._table.snapshot
        names = [] if snapshot is None else [seat.name for seat in snapshot.game.seats]
        self._panel.show_line(tuple(self._points), names, "" if self._points else nothing)

    # Ways on

    @Slot(object, object)
    def _listed(self, found: HintFound | None, game: Game | None) -> None:
        if found is None or game is None:
            self._panel.show_ways(NO_WAYS, "")
            return
        self.fronted.emit()
        self._panel.show_ways(ways_on(game, found), hint(game, found.told).sentence)
