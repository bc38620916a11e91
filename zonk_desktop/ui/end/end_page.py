"""The page at the end of a game: sheet, awards, charts, buttons; and its review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QPushButton, QSizePolicy, QStackedLayout, QWidget

from zonk_desktop.archive.statistics import judged
from zonk_desktop.archive.values import Stored
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.end.charts import end_race, faces_plot
from zonk_desktop.ui.end.heading import Heading, HitTally, winners
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.action_button import ActionButton, ButtonView
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.honesty import reason
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.room import corner
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.awards import AwardCard, award_views
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.ui.review.pages import ReviewPages
    from zonk_desktop.ui.review.view import ReviewView


class SeedLine(QWidget):
    """Widget with pledge and seed of a game that is over, to copy and to verify."""

    verify = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._commitment, self._seed = "", ""
        self.word = Elided()
        lay.put_role(style, self.word, "note")
        self.copy = QPushButton(say("table-copy"))
        self.copy.setAccessibleName(say("table-copy-pledge-and-seed-of"))
        self.check = QPushButton(say("table-verify"))
        self.check.setAccessibleName(say("table-verify-the-dice"))
        for button in (self.copy, self.check):
            lay.put_role(style, button, "tool")
        self.copy.clicked.connect(self._copy)
        self.check.clicked.connect(self.verify)
        self.said = lay.label(style, "", "note", wrap=True)
        self.said.hide()
        self._row = lay.row(style, (self.word, 1), self.copy, self.check, gap=10)
        lay.column(style, self._row, self.said, on=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(400, super().sizeHint().height())

    def set_close(self, close: bool) -> None:
        """One below the other, where letters are large for the window."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if close else across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def show_seed(self, commitment: str, seed: str) -> None:
        """Show a seed; hidden where the program threw no dice."""
        if (commitment, seed) == (self._commitment, self._seed):
            return
        self._commitment, self._seed = commitment, seed
        self.setVisible(bool(seed))
        self.word.setText(say("table-the-seed-of-the-dice", seed=seed, commitment=commitment))
        self.word.setAccessibleName(self.word.text())
        self.tell("")

    def tell(self, text: str) -> None:
        """Show the result of verifying the dice."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def _copy(self) -> None:
        text = f"dice-sha256 {self._commitment}\ndice-seed {self._seed}\n"
        QGuiApplication.clipboard().setText(text)
        self.tell(say("table-pledge-and-seed-are-copied"))


#: What is seen: the sheet, or a page of the review.
_VIEWS = ("sheet", "review", "awards", "dice")
_SHEET = 0


class EndPage(QWidget):
    """The page: the sheet at the left, all else at the right; or the review instead of both."""

    again = Signal()
    print = Signal()
    file = Signal()
    clip = Signal()
    picture = Signal()
    table = Signal()
    #: The review is to be filled (`look`), and a moment of it to be seen in the replay.
    review_wanted = Signal()
    moment = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._snapshot: Snapshot | None = None
        self.pad = Pad(style)
        self.pad.view.whole = True
        self.head = Heading(style)
        self.race = PlotView(style, say("end-chart-race"), 220)
        self.tally = HitTally(style)
        self._cards = QWidget()
        self._grid = lay.grid(style, on=self._cards)
        inside = QWidget()
        self.honest = PlotView(style, say("end-chart-dice"), 220)
        self.honest.hide()
        self._charts = lay.row(style, (self.race, 3), (self.honest, 2))
        self.seed = SeedLine(style)
        self._column = lay.column(style, margins=None, on=inside)
        self._column.add(self.head, self._cards, self.tally, (self._charts, 1), self.seed)
        scroll = Scrolling(inside, across=True)
        self.row = QWidget()
        self._flow = Flow(style.px(12), self.row)
        self.buttons = [ActionButton(style) for _ in range(5)]
        acts = (self.again, self.print, self.file, self._share, self.table)
        for button, act in zip(self.buttons, acts, strict=True):
            button.acted.connect(act)
            self._flow.addWidget(button)
        self._flow.last = self.buttons[-1]
        self._rows_above: list[lay.Stack] = []
        views = [(one, say(f"review-view-{one}")) for one in _VIEWS]
        #: Sheet or review, above either of them.
        self.views = tuple(
            OneOf(style, say("review-views"), views, _VIEWS[_SHEET]) for _ in range(2)
        )
        right = lay.column(style, self._above(self.views[0]), (scroll, 1), self.row, gap=0)
        reviewed = QWidget()
        self._under = lay.column(style, gap=0, on=reviewed)
        self._under.add(self._above(self.views[1]))
        #: Made when it is asked for: it loads the odds.
        self.pages: ReviewPages | None = None
        self._seen = _SHEET
        self._pages = QStackedLayout(self)
        self._pages.addWidget(lay.held(lay.row(style, (self.pad, 2), (right, 3), gap=0)))
        self._pages.addWidget(reviewed)
        self.restyle(style)

    @property
    def review(self) -> ReviewView | None:
        """The page with luck and cost, None before anybody asked."""
        return None if self.pages is None else self.pages.review

    def _above(self, views: OneOf) -> lay.Stack:
        """Create the line above that switches between sheet and review."""
        views.pressed.connect(lambda name: self.show_view(_VIEWS.index(name)))
        row = lay.row(self._style, margins=None)
        self._rows_above.append(row)
        row.add(1, views)
        return row

    @Slot(int)
    def show_view(self, page: int) -> None:
        """Show the sheet with all that belongs to it, or a page of the review."""
        for views in self.views:
            views.choose(_VIEWS[page])
        changed, self._seen = page != self._seen, page
        beside = int(page != _SHEET)
        self._pages.setCurrentIndex(beside)
        if changed:
            self.views[beside].button(_VIEWS[page]).setFocus()
        if beside:
            self.review_wanted.emit()

    def look(self, stored: Stored) -> None:
        """Review this game, unless that has been done."""
        if self.pages is None:
            from zonk_desktop.ui.review.pages import ReviewPages  # noqa: PLC0415

            self.pages = ReviewPages(self._style)
            self.pages.wanted.connect(self.moment)
            self.pages.stopped.connect(lambda: self.show_view(_SHEET))
            self._under.addWidget(self.pages, 1)
        if self._seen != _SHEET:
            self.pages.show_page(self._seen - 1, stored)

    def stop(self) -> None:
        if self.pages is not None:
            self.pages.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._seen != _SHEET:
            self.show_view(_SHEET)
        else:
            super().keyPressEvent(event)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.honest.setMaximumWidth(style.px(330))
        views = (
            ButtonView("again", say("end-play-again"), say("end-same-players-same-rules"), "Enter"),
            ButtonView(
                "print", say("end-print-the-sheet"), say("end-the-winner-keeps-it"), "Ctrl+P"
            ),
            ButtonView(
                "file", say("end-open-the-zonk-file"), say("end-already-in-it"), "Ctrl+Shift+F"
            ),
            ButtonView("share", say("tray-button-share"), say("tray-button-share-note"), ""),
            ButtonView(
                "table", say("end-back-to-the-table"), say("end-the-dice-still-lie-there"), ""
            ),
        )
        icon_names = ("again", "print", "folder", "float", "undo")
        for button, view, icon in zip(self.buttons, views, icon_names, strict=True):
            button.show_view(view, primary=view.name == "again", icon=icon)
        self._space()
        if self._snapshot is not None:
            self._fill(self._snapshot)

    @Slot()
    def _share(self) -> None:
        menu = QMenu(self)
        menu.addAction(say("tray-menu-clip"), self.clip.emit)
        menu.addAction(say("tray-menu-picture"), self.picture.emit)
        menu.aboutToHide.connect(menu.deleteLater)
        button = self.buttons[3]
        menu.popup(corner(menu, button, above=True))

    def focus(self) -> None:
        self.buttons[0].setFocus()

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """Show how the dice fell; known only after the Zonk File was asked."""
        self.honest.show_plot(faces_plot(faces))
        self.honest.setVisible(bool(sum(faces)))
        self.honest.setToolTip(reason(judged(faces)) if sum(faces) else "")

    def show_game(self, snapshot: Snapshot, state: SheetState) -> None:
        if self._snapshot is None or self._snapshot.session != snapshot.session:
            self.show_faces(())
            self.show_view(_SHEET)
        self._snapshot = snapshot
        self.seed.show_seed(snapshot.commitment, snapshot.seed)
        self.pad.show_state(state)
        self._fill(snapshot)

    def _fill(self, snapshot: Snapshot) -> None:
        game = snapshot.game
        style = self._style
        note = str(game.rules.ruleset.texts.get("winner-says", ""))
        self.head.show_game(game, note, _says(snapshot))
        self.tally.show_game(game)
        self.race.show_plot(end_race(game))
        lay.clear(self._grid)
        room = self.width() * 0.6 - style.px(24 if self._close else 64)
        wide = 3 if room > style.px(756) else 2 if room > style.px(484) else 1
        for place, view in enumerate(award_views(game)[:9]):
            self._grid.addWidget(AwardCard(style, view), place // wide, place % wide)
        self._grid.setSpacing(style.px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space()
        self._fit_buttons()
        if self._snapshot is not None:
            self._fill(self._snapshot)

    @property
    def _close(self) -> bool:
        """Whether letters are large for the window: edges give way, charts stand in a column."""
        return self.width() < self._style.px(900)

    def _space(self) -> None:
        """Set edges and gaps for the present size."""
        px, close = self._style.px, self._close
        edge = px(12 if close else 32)
        self._column.setSpacing(px(14))
        self._column.setContentsMargins(edge, px(8 if close else 20), edge, px(12))
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._charts.setDirection(down if close else across)
        self._charts.setSpacing(px(16))
        edge, tall = px(12 if close else 28), px(4 if close else 10)
        self._flow.setContentsMargins(edge, tall, edge, tall)
        self._flow.set_gap(px(5 if close else 12))
        for above in self._rows_above:
            above.setContentsMargins(edge, tall, edge, 0)
        self.head.set_close(close)
        self.tally.set_close(close)
        self.seed.set_close(close)

    def _fit_buttons(self) -> None:
        """Fit the buttons into one row: smaller, then without key caps, Back as its icon alone."""
        px, close = self._style.px, self._close
        gaps = (len(self.buttons) - 1) * px(5 if close else 12)
        room = self.width() * 3 // 5 - 2 * px(12 if close else 28) - gaps
        lead, others = self.buttons[:1], self.buttons[1:]
        for size, caps, short in (
            ("normal", self.buttons, ()), ("small", self.buttons, ()), ("small", lead, ()),
            ("small", lead, self.buttons[3:]), ("small", lead, others), ("small", (), others),
            ("line", (), others),
        ):  # fmt: skip
            for button in self.buttons:
                button.dress(size, caps=button in caps, short=button in short)
            if sum(button.sizeHint().width() for button in self.buttons) <= room:
                break

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._style.colour("surf"))
            if self._seen == _SHEET:
                side = QRectF(0, 0, self.pad.width(), self.height())
                painter.fillRect(here(self, side), self._style.colour("stage"))


def _says(snapshot: Snapshot) -> str:
    """What a computer that has won alone says; empty for anybody else."""
    won = winners(snapshot.game)
    sitting = snapshot.computers
    if len(won) != 1 or won[0] not in sitting:
        return ""
    return say("review-line-computer", character=sitting[won[0]].character, won=True)
