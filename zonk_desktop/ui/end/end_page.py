"""The end of the game: the sheet, the awards, how it went, and what now."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.end.awards import AwardCard, award_views
from zonk_desktop.ui.end.charts import Honest, Race
from zonk_desktop.ui.end.heading import Heading, Tally
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.pledge import SeedLine
from zonk_desktop.words import say


class EndPage(QWidget):
    """The sheet at the left, all else at the right."""

    again = Signal()
    print = Signal()
    file = Signal()
    clip = Signal()
    picture = Signal()
    table = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._snapshot: Snapshot | None = None
        self.pad = Pad(style)
        self.pad.view.whole = True
        self.head = Heading(style)
        self.race = Race(style)
        self.tally = Tally(style)
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(style.px(14))
        column.setContentsMargins(style.px(32), style.px(20), style.px(32), style.px(12))
        column.addWidget(self.head)
        column.addWidget(self._cards)
        column.addWidget(self.tally)
        self.honest = Honest(style)
        charts = QHBoxLayout()
        charts.setSpacing(style.px(16))
        charts.addWidget(self.race, 1)
        charts.addWidget(self.honest)
        column.addLayout(charts, 1)
        self.seed = SeedLine(style)
        column.addWidget(self.seed)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.row = QWidget()
        self._flow = Flow(style.px(12), self.row)
        self._flow.setContentsMargins(style.px(28), style.px(10), style.px(28), style.px(10))
        self.buttons = [ActionButton(style) for _ in range(5)]
        acts = (self.again, self.print, self.file, self._share, self.table)
        for button, act in zip(self.buttons, acts, strict=True):
            button.acted.connect(act)
            self._flow.addWidget(button)
        self._flow.last = self.buttons[-1]
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(scroll, 1)
        right.addWidget(self.row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.pad, 2)
        whole.addLayout(right, 3)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.pad.restyle(style)
        self.head.restyle(style)
        self.race.restyle(style)
        self.honest.restyle(style)
        self.seed.restyle(style)
        self.tally.restyle(style)
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
            button.restyle(style)
            button.show_view(view, primary=view.name == "again", icon=icon)
        if self._snapshot is not None:
            self._fill(self._snapshot)

    @Slot()
    def _share(self) -> None:
        """What there is to be shown to others."""
        menu = QMenu(self)
        menu.addAction(say("tray-menu-clip"), self.clip.emit)
        menu.addAction(say("tray-menu-picture"), self.picture.emit)
        menu.aboutToHide.connect(menu.deleteLater)
        button = self.buttons[3]
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def focus(self) -> None:
        self.buttons[0].setFocus()

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """How the dice fell; known only after the Zonk File was asked."""
        self.honest.show_faces(faces)

    def show_game(self, snapshot: Snapshot, state: SheetState) -> None:
        if self._snapshot is None or self._snapshot.session != snapshot.session:
            self.honest.show_faces(())
        self._snapshot = snapshot
        self.seed.show_seed(snapshot.commitment, snapshot.seed)
        self.pad.show_state(state)
        self._fill(snapshot)

    def _fill(self, snapshot: Snapshot) -> None:
        game = snapshot.game
        style = self._style
        self.head.show_game(game, str(game.rules.ruleset.texts.get("winner-says", "")))
        self.tally.show_game(game)
        self.race.show_game(game)
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        room = self.width() * 0.6 - style.px(64)
        wide = 3 if room > style.px(756) else 2 if room > style.px(484) else 1
        for place, view in enumerate(award_views(game)[:9]):
            self._grid.addWidget(AwardCard(style, view), place // wide, place % wide)
        self._grid.setSpacing(style.px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        if self._snapshot is not None:
            self._fill(self._snapshot)

    def _fit_buttons(self) -> None:
        """One row: smaller, then without key caps, the way back as its icon alone."""
        px = self._style.px
        gaps = (len(self.buttons) - 1) * px(12)
        room = self.width() * 3 // 5 - px(56) - gaps
        lead, others = self.buttons[:1], self.buttons[1:]
        for size, caps, short in (
            ("normal", self.buttons, ()), ("small", self.buttons, ()), ("small", lead, ()),
            ("small", lead, self.buttons[3:]), ("small", lead, others), ("small", (), others),
        ):  # fmt: skip
            for button in self.buttons:
                button.set_size(size)
                button.set_caps(button in caps)
                button.set_short(button in short)
            if sum(button.sizeHint().width() for button in self.buttons) <= room:
                break

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._style.colour("surf"))
        painter.fillRect(0, 0, self.pad.width(), self.height(), self._style.colour("stage"))
