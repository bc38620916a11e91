"""The review's window: bars of luck and cost, the dearest choices, who was winning when."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop import log
from zonk_desktop.archive.values import Stored
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import action, foot
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, printed, shortened
from zonk_desktop.ui.zonk_file.game_side import button
from zonk_desktop.ui.zonk_file.review.pictures import Bars, Faces, Winning, signed
from zonk_desktop.ui.zonk_file.review.values import Reviewed, Spot, Throw, reviewed
from zonk_desktop.words import say


class ReviewWindow(QDialog):
    """Filled when the game has been looked at, which takes about a second."""

    #: A moment of the game is to be seen in its replay.
    wanted = Signal(int)
    _ready = Signal(object)

    def __init__(self, style: Style, stored: Stored, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        px = style.px
        self.found: Reviewed | None = None
        self.setWindowTitle(say("review-title"))
        self.setFont(style.type.text(15))
        self.setMinimumSize(640, 440)
        fit(self, style, 1320, 820)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        page = QWidget()
        page.setObjectName("page")
        page.setStyleSheet(f"QWidget#page {{ background: {style.tokens.surf}; }}")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(px(28), px(18), px(28), px(16))
        self._column.setSpacing(px(8))
        self.head = QLabel(say("review-looking"))
        self.head.setFont(style.type.display(32))
        self.sub = self._note(say("review-looking-note"), 16)
        self.head.setWordWrap(True)
        self._column.addWidget(self.head)
        self._column.addWidget(self.sub)
        self._column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(say("review-title"))
        area.setWidget(page)
        whole.addWidget(area, 1)
        self.word = self._note("", 14)
        self.word.setMinimumWidth(px(320))
        close = action(style, say("review-close"), self.reject, size=15)
        whole.addWidget(foot(style, (self.word,), (close,)))
        self._ready.connect(self._show, Qt.ConnectionType.QueuedConnection)
        # Rules and odds of its own: what a thread remembers of throws is its own.
        Thread(target=self._look, args=(stored,), daemon=True).start()

    def _look(self, stored: Stored) -> None:
        found: object
        try:
            found = reviewed(stored)
        except NotCovered as wrong:
            found = str(wrong)
        except Exception as wrong:
            log.caught("review", wrong)
            found = say("review-failed")
        # The window may have gone meanwhile.
        with suppress(RuntimeError):
            self._ready.emit(found)

    def _note(self, text: str, size: int) -> QLabel:
        found = QLabel(text)
        found.setFont(self._style.type.text(size))
        found.setWordWrap(True)
        found.setTextFormat(Qt.TextFormat.PlainText)
        found.setStyleSheet(f"color: {self._style.tokens.ink2};")
        return found

    def _title(self, text: str) -> QLabel:
        found = QLabel(text)
        found.setFont(self._style.type.display(20))
        found.setWordWrap(True)
        return found

    def _show(self, found: object) -> None:
        if not isinstance(found, Reviewed):
            self.head.setText(say("review-none"))
            self.sub.setText(str(found))
            return
        self.found = found
        players = found.review.players
        best = max(range(len(players)), key=lambda n: (players[n].cost, -n))
        lucky = max(range(len(players)), key=lambda n: (players[n].luck, -n))
        names = [shortened(name, 24) for name in found.names]
        luck = players[lucky].luck
        self.head.setText(
            say("review-head", name=names[lucky], luck=signed(luck)) if luck > 0
            else say("review-unkind")
        )  # fmt: skip
        self.sub.setText(
            say("review-sub", rules=printed(found.title), name=names[best],
                cost=figure(abs(round(players[best].cost))))
        )  # fmt: skip
        self.word.setText(say("review-choices", choices=found.choices, good=found.good))
        body = QGridLayout()
        px = self._style.px
        body.setHorizontalSpacing(px(36))
        body.setVerticalSpacing(px(6))
        body.setColumnStretch(0, 5)
        body.setColumnStretch(1, 5)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(px(8))
        left.addWidget(Bars(self._style, found))
        left.addWidget(self._note(say("review-legend"), 14))
        if found.review.line:
            left.addWidget(self._title(say("review-winning")))
            left.addWidget(self._note(say("review-winning-note"), 14))
            left.addWidget(Winning(self._style, found))
        left.addStretch(1)
        right.addWidget(self._title(say("review-dearest", choices=len(found.dearest))))
        right.addWidget(self._note(say("review-dearest-note" if found.dearest else
                                       "review-dearest-none"), 14))  # fmt: skip
        for spot in found.dearest:
            right.addWidget(self._spot(spot, names))
        for name, throw in (("review-kindest", found.kindest), ("review-unkindest",
                                                                 found.unkindest)):  # fmt: skip
            if throw is not None:
                right.addWidget(self._throw(name, throw, names))
        right.addStretch(1)
        body.addLayout(left, 0, 0)
        body.addLayout(right, 0, 1)
        self._column.insertLayout(2, body)

    def _row(self, name: str) -> tuple[QFrame, QHBoxLayout]:
        frame = QFrame()
        frame.setObjectName("row")
        frame.setAccessibleName(name)
        frame.setStyleSheet(f"QFrame#row {{ border-top: 1px solid {self._style.tokens.line}; }}")
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, self._style.px(8), 0, self._style.px(4))
        row.setSpacing(self._style.px(14))
        return frame, row

    def _spot(self, spot: Spot, names: list[str]) -> QFrame:
        style, px = self._style, self._style.px
        frame, row = self._row(
            say("review-spot", name=names[spot.seat], round=spot.round, done=spot.done,
                better=spot.better, cost=signed(spot.cost))
        )  # fmt: skip
        column = QVBoxLayout()
        column.setSpacing(px(3))
        who = QLabel(say("review-who", name=names[spot.seat], round=spot.round))
        who.setFont(style.type.text(14, 600))
        column.addWidget(who)
        if spot.kept or spot.left:
            column.addWidget(Faces(style, spot.kept, spot.left))
        column.addWidget(self._note(spot.done, 14))
        better = self._note(spot.better, 14)
        better.setStyleSheet(f"color: {style.tokens.ink}; font-weight: 700;")
        column.addWidget(better)
        row.addLayout(column, 1)
        cost = QLabel(signed(spot.cost))
        cost.setFont(style.type.display(24))
        cost.setStyleSheet(f"color: {style.tokens.red};")
        row.addWidget(cost)
        row.addWidget(self._play(spot.moment, frame.accessibleName()))
        return frame

    def _throw(self, title: str, throw: Throw, names: list[str]) -> QFrame:
        said = say(title, name=names[throw.seat], round=throw.round, luck=signed(throw.luck))
        frame, row = self._row(said)
        column = QVBoxLayout()
        text = self._note(said, 15)
        text.setStyleSheet(f"color: {self._style.tokens.ink}; font-weight: 600;")
        column.addWidget(text)
        column.addWidget(Faces(self._style, throw.faces, ()))
        row.addLayout(column, 1)
        row.addWidget(self._play(throw.moment, said))
        return frame

    def _play(self, moment: int, what: str) -> QWidget:
        found = button(self._style, "", "play")
        found.setFixedSize(self._style.px(44), self._style.px(44))
        found.setAccessibleName(say("review-play"))
        found.setAccessibleDescription(what)
        found.setToolTip(say("review-play"))
        found.clicked.connect(partial(self.wanted.emit, moment))
        return found


def open_review(
    style: Style, stored: Stored, parent: QWidget, replay: Callable[[int, QWidget], None]
) -> None:
    """Show the review of a game; `replay` shows a moment of it."""
    dialog = ReviewWindow(style, stored, parent)
    dialog.wanted.connect(lambda moment: replay(moment, dialog))
    dialog.exec()
    dialog.deleteLater()
