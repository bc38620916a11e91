"""The pledge of the dice by the tray, and on the last page the seed with the way to check it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import plates_end
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: So many figures tell one pledge from another at a glance, and in a corner.
_SHORT, _SHORTEST = 16, 4
#: The share of the tray's width that is free in its corner; the rest is the banner's.
_CORNER = 0.3
_COPIED_MS = 1800


def short(figures: str, most: int = _SHORT) -> str:
    """The beginning of a pledge or a seed, in fours."""
    return " ".join(figures[n : n + 4] for n in range(0, most, 4)) + "…"


def below_plates(wide: int, high: int, style: Style) -> float:
    """How many pixels of a tray of this size are free below the plates on its rim."""
    return high - plates_end(fit(wide, high), style.type.text(15, 700))


def copy(figures: str) -> None:
    QGuiApplication.clipboard().setText(figures)


class Pledge(QPushButton):
    """Label in the corner of the tray; a click copies the whole pledge."""

    copied = Signal(str)

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._commitment = ""
        self._in_corner = self._far = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._copy)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_COPIED_MS)
        self._again.timeout.connect(self._name)
        parent.installEventFilter(self)
        self.hide()
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        tokens, px = style.tokens, style.px
        self.setFont(style.type.text(13))
        self.setStyleSheet(
            f"QPushButton {{ color: {tokens.ink2}; background: {tokens.surf}; border: 1px solid "
            f"{tokens.line}; border-radius: {px(6)}px; padding: {px(2)}px {px(8)}px; "
            "text-align: left; }"
            f"QPushButton:hover, QPushButton:focus {{ color: {tokens.ink}; border-color: "
            f"{tokens.ctl}; }}"
        )
        self._place()

    def show_pledge(self, commitment: str) -> None:
        """Show a pledge; hidden where no dice are pledged."""
        if commitment != self._commitment:
            self._commitment = commitment
            self._name()
        there = bool(commitment) and not self._far
        if self.isHidden() == there:
            self.setVisible(there)
            self._place()

    def set_far(self, far: bool) -> None:
        """Hide it in the big picture, which is seen from across a room.

        As large as the rest there, it would cover the felt; smaller it is read by nobody. Whoever
        wants to keep the pledge has it in the log, and here once he is back at the machine.
        """
        self._far = far
        self.show_pledge(self._commitment)

    @property
    def corner(self) -> int:
        """How much of the tray's upper left corner it takes, in pixels from the left."""
        return self.geometry().right() if self._in_corner and not self.isHidden() else 0

    def _name(self) -> None:
        self.setText(self._words())
        self.setAccessibleName(say("table-pledge-of-the-dice-press", short=short(self._commitment)))
        self.setToolTip(say("table-pledge-tip", commitment=self._commitment))
        self._place()

    def _words(self) -> str:
        """The line; in the corner as much of it as fits there."""
        whole = say("table-dice-pledged", short=short(self._commitment))
        tray = self.parentWidget()
        if tray is None or not self._in_corner:
            return whole
        few = short(self._commitment, _SHORTEST)
        for words in (whole, say("table-dice-pledged", short=few)):
            if self._wide(words) <= _CORNER * tray.width():
                return words
        return few

    def _wide(self, words: str) -> int:
        """The width of the label with these words."""
        others = self.fontMetrics().horizontalAdvance(self.text())
        return self.sizeHint().width() - others + self.fontMetrics().horizontalAdvance(words)

    def _copy(self) -> None:
        copy(self._commitment)
        self.setText(say("table-copied"))
        self._again.start()
        self._place()
        self.copied.emit(say("table-the-pledge-of-the-dice"))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._again.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        elif event.type() == QEvent.Type.ChildAdded:
            # The OpenGL view comes later than this line, and must not cover it.
            QTimer.singleShot(0, self, self.raise_)
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        gap = self._style.px(8)
        # Plates hang on the rim: where it reaches down to the line, the line goes up into the
        # corner, and tells no more than fits there.
        free = below_plates(parent.width(), parent.height(), self._style)
        low = free >= self.sizeHint().height() + 1
        if not self._again.isActive():
            self._in_corner = not low
            self.setText(self._words())
        size = self.sizeHint()
        wide = min(size.width(), max(0, parent.width() - 2 * gap))
        spare = min(gap // 2, int(free) - size.height())
        top = parent.height() - size.height() - spare if low else gap
        self.setGeometry(gap, top, wide, size.height())
        self.raise_()


class SeedLine(QWidget):
    """Widget with pledge and seed of a game that is over, to copy and to verify."""

    verify = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._commitment, self._seed = "", ""
        self.word = Elided()
        self.copy = QPushButton(say("table-copy"))
        self.copy.setAccessibleName(say("table-copy-pledge-and-seed-of"))
        self.check = QPushButton(say("table-verify"))
        self.check.setAccessibleName(say("table-verify-the-dice"))
        self.copy.clicked.connect(self._copy)
        self.check.clicked.connect(self.verify)
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self.said.hide()
        self._row = QHBoxLayout()
        self._row.addWidget(self.word, 1)
        self._row.addWidget(self.copy)
        self._row.addWidget(self.check)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._row)
        whole.addWidget(self.said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        tokens, px = style.tokens, style.px
        self._row.setSpacing(px(10))
        for label in (self.word, self.said):
            label.setFont(style.type.text(14))
            label.setStyleSheet(f"color: {tokens.ink2};")
        for button in (self.copy, self.check):
            button.setFont(style.type.text(14, 600))

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
        copy(f"dice-sha256 {self._commitment}\ndice-seed {self._seed}\n")
        self.tell(say("table-pledge-and-seed-are-copied"))
