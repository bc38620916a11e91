"""The hint (H): best play of the position, worked out in a thread of its own when it is asked for.

The dice of the best keep are picked and labelled, its button is marked, and the turn bar says why;
what it has no room for stands on a card over the felt. All of it goes with the next action.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import product

from PySide6.QtCore import QObject, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.players import thinking
from zonk_desktop.players.thinking import HintFound
from zonk_desktop.session.job import Job, apart
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.transcript.telling import LogLine, called
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_begin, plates_end
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.cards.banner import covered
from zonk_desktop.ui.table.coach.hint_label import HintLabel
from zonk_desktop.ui.table.coach.hint_words import Hint, hint
from zonk_desktop.ui.table.computers import Computers
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.play.states import Choosing
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import Message, say, sentences, text


class HintCard(QLabel):
    """The card of a hint over the felt; it takes no clicks."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style = style
        self._tray = tray
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Dice lie elsewhere once the table has been cast for another size.
        tray.fitted.connect(self.place)
        self.hide()
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        lay.put_role(style, self, "hint")
        self.place()

    def show_text(self, told: str) -> None:
        self.setText(told)
        self.setAccessibleName(told)
        self.setVisible(bool(told))
        self.place()

    @Slot()
    def place(self) -> None:
        """Place the card low in the tray; in smaller letters, or high, where it would hide dice or
        what is kept."""
        if not self.text():
            return
        tray, px, seen = self._tray, self._style.px, self._seen()
        least, best, at = math.inf, "", QRect()
        self.setMinimumWidth(0)
        self.setMaximumWidth(max(1, min(tray.width() - px(24), px(900))))
        roles = ("hint-low",) if tray.height() < px(420) else ("hint", "hint-low")
        for high, role in product((False, True), roles):
            lay.put_role(self._style, self, role)
            wide = min(self.maximumWidth(), self._widest() + px(44))
            tall = self.heightForWidth(wide)
            top = px(6) if high else tray.height() - tall - px(6)
            box = QRect((tray.width() - wide) // 2, top, wide, tall)
            hidden = covered(box, seen)
            if hidden < least:
                least, best, at = hidden, role, box
            if not hidden:
                break
        lay.put_role(self._style, self, best)
        self.setGeometry(at)
        self.raise_()

    def _seen(self) -> list[QRect]:
        """What is to stay in sight: dice, and the plates with what is kept."""
        tray = self._tray
        seen = [*tray.moves.lying(), *tray.moves.on_rim()]
        if tray.sight.table.plates:
            camera, font = fit(tray.width(), tray.height()), self._style.type.text(15, 700)
            top, end = (round(of(camera, font)) for of in (plates_begin, plates_end))
            seen.append(QRect(0, top, tray.width(), end - top))
        return seen

    def _widest(self) -> int:
        measure = self.fontMetrics()
        return max(measure.horizontalAdvance(line) for line in self.text().split("\n"))


#: Where hints and what the coach says are worked out.
LANE = apart.lane("hint")


class Hints(QObject):
    """Asks the thinker, shows what it says, and takes it away as soon as the table goes on.

    An answer to a table that has gone on is dropped.
    """

    #: Why there is none.
    told = Signal(str)
    #: What the card says, for those who cannot see it.
    spoken = Signal(str)
    #: Every way on is to be looked at: a `HintFound`, with the game it is about; None: no more.
    listed = Signal(object, object)

    def __init__(
        self, style: Style, table: TablePlay, page: GamePage, tray: DiceTray,
        computers: Computers, shown: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(page)
        self._table = table
        self._page = page
        self._computers = computers
        #: Puts on record who was shown one.
        self._shown = shown
        #: The hint over the felt; and the label at the dice.
        self.card = HintCard(style, tray)
        self.label = HintLabel(style, tray)
        #: The question asked last; the answer to another one is dropped.
        self._asked: Job[HintFound] | None = None
        #: What was asked about, session and sequence; nothing is asked at 0, 0.
        self._about = (0, 0)
        #: Where a computer's reason was told; asked again there, a hint is meant.
        self._reasoned = (0, 0)
        self.hint: Hint | None = None
        self._found: HintFound | None = None
        self._all = False
        #: Whether somebody else shows the list of ways on, beside the table.
        self.beside: Callable[[], bool] = lambda: False
        table.changed.connect(self._look)
        table.began.connect(self._began)

    def restyle(self, style: Style) -> None:
        self.card.restyle(style)
        self.label.restyle(style)

    @Slot()
    def _began(self) -> None:
        """A game with hints: the first of them is not to wait for what takes long."""
        snapshot = self._table.snapshot
        if snapshot is not None and Aid.HINTS in snapshot.header.aids:
            # What goes wrong is told with the first hint.
            Job(self, LANE, partial(thinking.prepare, snapshot.game)).then(_done, _done)

    @Slot()
    def pressed(self) -> None:
        """The key H: why a computer did that, as long as nobody has done anything since; a hint."""
        table, why, here = self._table, self._computers.why(), self._here()
        game = table.game
        fresh = game is not None and game.turn.phase is Phase.TO_ROLL and not game.turn.rolls
        if why and (not self._may_choose() or (fresh and self._reasoned != here)):
            self._reasoned = here
            self.told.emit(why)
        else:
            self.ask()

    @Slot()
    def ask(self) -> None:
        """Ask for a hint; asked again, show the best three, and again the hint."""
        snapshot, sight = self._table.snapshot, self._table.sight
        if not self._may_choose() or snapshot is None or sight is None:
            self.told.emit(self._not_now())
            return
        if Aid.HINTS not in snapshot.header.aids:
            self.told.emit(say("hint-switched-off"))
            return
        if self.hint is not None and self._about == self._here():
            self._all = not self._all
            self._show()
            return
        if self._about == self._here():
            return  # it is being worked out
        self._about = self._here()
        game = sight.now
        seat = game.turn.seat
        self.card.show_text(say("hint-thinking"))
        asked = Message.of("hint-asked", name=called(game.seats[seat]))
        self._table.log.lines.append(LogLine(asked, None, seat))
        self._table.changed.emit()
        self._asked = Job(self, LANE, partial(thinking.best, game)).then(
            self._answered, self._failed
        )

    def _not_now(self) -> str:
        """Why there is no hint: hits come first, or a computer has the word."""
        game, snapshot = self._table.game, self._table.snapshot
        if snapshot is None or game is None or not game.gates or not self._table.idle:
            return say("hint-not-now")
        holder = game.gates[0].holder
        if holder in snapshot.computers:
            return say("hint-not-now")
        return say("hint-hits-first", name=called(game.seats[holder]))

    def _may_choose(self) -> bool:
        table = self._table
        return isinstance(table.state, Choosing) and table.idle and not table.computer_to_play

    def _here(self) -> tuple[int, int]:
        snapshot = self._table.snapshot
        return (0, 0) if snapshot is None else (snapshot.session, snapshot.sequence)

    def _failed(self, wrong: Exception) -> None:
        if self._about != self._here():
            return
        self._forget()
        self.told.emit(text(thinking.why(wrong)))

    def _answered(self, found: HintFound) -> None:
        sight = self._table.sight
        if sight is None or self._about != self._here() or not self._may_choose():
            return
        self.hint, self._found, self._all = hint(sight.now, found.told), found, False
        self._shown(sight.now.seats[sight.now.turn.seat].name)
        first = self.hint.best.actions[0]
        if isinstance(first, act.Keep):
            self._table.pick(first.dice)
        self._show()

    def _show(self) -> None:
        if self.hint is None:
            return
        hint = self.hint
        self._lay_card()
        self.label.show_text(hint.label, hint.best.keep)
        self._list(self._several)
        self._mark()
        self.spoken.emit("\n".join(hint.lines) if self._several else hint.sentence)

    @property
    def _several(self) -> bool:
        """Whether the best three are asked for."""
        return self._all and self.hint is not None and len(self.hint.lines) > 1

    def _lay_card(self) -> None:
        """Lay the hint on the felt, or the best three where nothing beside the table has them."""
        hint = self.hint
        if hint is None:
            self.card.show_text("")
        elif self._several and not self.beside():
            self.card.show_text("\n".join(hint.lines).strip())
        else:
            self.card.show_text(sentences((hint.what, hint.why)))

    def _list(self, several: bool) -> None:
        """Emit all choices, for the panel beside the table."""
        sight, found = self._table.sight, self._found
        if not self.beside() or not several or sight is None or found is None:
            self.listed.emit(None, None)
            return
        game = sight.now
        self.listed.emit(found, game)
        if found.points is not None:
            return

        def widen(wide: HintFound) -> None:
            self._found = wide
            if self._all:
                self.listed.emit(wide, game)

        self._asked = Job(self, LANE, partial(thinking.wide, game, found)).then(widen, _done)

    @Slot()
    def _look(self) -> None:
        """Handle a changed table: remove a stale hint."""
        if self._about == (0, 0):
            return
        if self._about != self._here() or not self._may_choose():
            self._forget()
        else:
            self._mark()
            self.label.place()

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._about = (0, 0)
        self.hint = self._found = None
        self.label.show_text("", ())
        self._lay_card()
        self.listed.emit(None, None)
        self._mark()

    def _mark(self) -> None:
        """Mark the button of the best choice, as long as its dice are picked."""
        best = None if self.hint is None else self.hint.best.actions
        for button in self._page.buttons:
            button.set_hinted(best is not None and _does(button.view.does, best))


def _done(_: object) -> None:
    """Nobody waits for it."""


def _does(button: tuple[act.Action, ...], best: tuple[act.Action, ...]) -> bool:
    """Whether a button does this, or begins it with the answer to a dare or with a token."""
    if not button:
        return False
    same = tuple(_plain(one) for one in button) == tuple(_plain(one) for one in best)
    begins = button == best[:1] and not isinstance(best[0], act.Keep)
    return same or begins


def _plain(action: act.Action) -> act.Action:
    return act.Keep(tuple(sorted(action.dice))) if isinstance(action, act.Keep) else action
