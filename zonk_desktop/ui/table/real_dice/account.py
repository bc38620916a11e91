"""The dialog in which a player names the dice of a total that is doubted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit.dialog import action, block
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.real_dice.faces import FaceButton
from zonk_desktop.words import say

#: As many as an account may name.
_MOST = 200


class NamedDice(QWidget):
    """The dice named so far, in a row."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.faces: tuple[int, ...] = ()
        self.setFixedHeight(style.px(44))

    def show_faces(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.setAccessibleName(say("table-account-named", faces=faces or (say("table-no-dice"),)))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self.faces:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = min(self._style.px(36), self.width() / (1.22 * len(self.faces)))
            top = (self.height() - side) / 2
            draw_dice(painter, 0, top, side, self.faces, (), self._style.tokens.ctl)


class AccountDialog(QDialog):
    """Names the dice, or says that they cannot be named: the account is empty then."""

    def __init__(self, style: Style, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        offer = game.offer
        assert offer is not None
        px = style.px
        self.setWindowTitle(say("table-account-title"))
        self.setFont(style.type.text(15))
        self.setMinimumWidth(px(520))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(28), px(20), px(28), px(20))
        column.setSpacing(px(12))
        head = QLabel(say("table-account-ask", points=offer.declared))
        head.setFont(style.type.display(28))
        head.setWordWrap(True)
        column.addWidget(head)
        name = shortened(called(game.seats[offer.seat]), 24)
        note = QLabel(say("table-account-note", name=name))
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setStyleSheet(f"color: {style.tokens.ink2};")
        note.setWordWrap(True)
        column.addWidget(note)
        self.text = QLineEdit()
        self.text.setFont(style.type.text(20, 700))
        self.text.setMaxLength(2 * _MOST)
        self.text.setAccessibleName(say("table-faces-as-figures"))
        self.text.textChanged.connect(self._typed)
        column.addWidget(self.text)
        self.named = NamedDice(style)
        column.addWidget(self.named)
        row = QHBoxLayout()
        row.setSpacing(px(4))
        self.buttons = [FaceButton(style, face, "", 0) for face in range(1, 7)]
        for face, button in enumerate(self.buttons, 1):
            button.setCheckable(False)
            button.setAccessibleName(say("table-account-add", face=face))
            button.clicked.connect(lambda _checked=False, face=face: self._add(face))
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        foot = QHBoxLayout()
        self.none = action(style, say("table-account-none"), self._give_up)
        foot.addWidget(self.none)
        foot.addStretch(1)
        self.done_ = action(style, say("table-account-done"), self.accept, leads=True)
        foot.addWidget(action(style, say("table-cancel"), self.reject))
        foot.addWidget(self.done_)
        column.addLayout(foot)
        self._typed()
        self.text.setFocus()

    def faces(self) -> tuple[int, ...]:
        """The faces named."""
        return tuple(int(letter) for letter in self.text.text() if letter in "123456")[:_MOST]

    def _add(self, face: int) -> None:
        self.text.setText(f"{self.text.text()} {face}".strip())

    def _typed(self) -> None:
        self.named.show_faces(self.faces())
        block(self.done_, "" if self.faces() else say("table-account-empty"), primary=True)

    def _give_up(self) -> None:
        self.text.clear()
        super().accept()

    def accept(self) -> None:
        if self.faces():
            super().accept()
