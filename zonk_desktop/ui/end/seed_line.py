"""Pledge and seed of a game that is over, with the way to check them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


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
