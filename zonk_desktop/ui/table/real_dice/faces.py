"""Scorekeeper mode: the faces of real dice, clicked or typed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import action, block
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say


class FaceButton(QAbstractButton):
    def __init__(self, style: Style, face: int, letter: str, place: int) -> None:
        super().__init__()
        self._style = style
        self._face, self._letter = face, letter
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("table-die", place=place + 1, letter=letter, face=face))
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = self._style.px(48)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens = self._style, self._style.tokens
        with brush(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            if self.isChecked():
                painter.setPen(QPen(QColor(tokens.must), style.px(3)))
                painter.setBrush(QColor(tokens.must))
                painter.drawRoundedRect(box, style.px(10), style.px(10))
            if self.hasFocus():
                painter.setPen(QPen(QColor(tokens.focus), style.px(3)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, style.px(10), style.px(10))
            inset = style.px(7)
            inside = box.adjusted(inset, inset, -inset, -inset)
            draw_dice(
                painter, inside.left(), inside.top(), inside.width(), (self._face,),
                (self._letter,), tokens.ctl,
            )  # fmt: skip


class DieRow(QWidget):
    """Row of buttons with the six faces of one die."""

    changed = Signal()

    def __init__(self, style: Style, letter: str, place: int) -> None:
        super().__init__()
        self.letter = letter
        self.face = 0
        row = lay.row(style, gap=4, on=self)
        self.buttons = [FaceButton(style, face, letter, place) for face in range(1, 7)]
        for face, button in enumerate(self.buttons, 1):
            button.setProperty("face", face)
            button.clicked.connect(self._clicked)
            row.addWidget(button)
        row.add(1)

    def _clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.set_face(int(sender.property("face")))

    def set_face(self, face: int) -> None:
        self.face = face
        for number, button in enumerate(self.buttons, 1):
            button.setChecked(number == face)
        self.changed.emit()


class FacesDialog(QDialog):
    """Dialog to enter the faces of the real dice."""

    def __init__(self, style: Style, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("table-the-throw"))
        self._letters = [game.rules.colours[die] for die in dice_in_hand(game)]
        px = style.px
        name = shortened(called(game.seats[game.turn.seat]), 24)
        head = lay.label(style, say("table-what-did-throw", name=name), "title")
        count = len(self._letters)
        example = " ".join("152446"[:count])
        note = lay.label(
            style,
            say("table-click-the-faces-of-or", dice=count, example=example),
            "quiet",
            wrap=True,
        )
        self.text = QLineEdit()
        lay.put_role(style, self.text, "moment")
        self.text.setAccessibleName(say("table-faces-as-figures"))
        self.text.textEdited.connect(self._typed)
        self.text.returnPressed.connect(self.accept)
        inside = QWidget()
        grid = lay.grid(style, margins=(0, 0, 12, 0), on=inside)
        self.rows = [DieRow(style, letter, place) for place, letter in enumerate(self._letters)]
        for place, row in enumerate(self.rows):
            label = lay.label(
                style, say("table-die-label", place=place + 1, letter=row.letter), "quiet"
            )
            grid.addWidget(label, place, 0)
            grid.addWidget(row, place, 1)
            row.changed.connect(self._clicked)
        # Large letters on a small screen: the dice scroll, the line to type on stays.
        scroll = Scrolling(inside)
        scroll.setMinimumWidth(inside.sizeHint().width() + px(12))
        self.why = lay.label(style, "", "quiet")
        self.done_ = action(style, say("table-they-lie-there"), self.accept)
        self.done_.setProperty("primary", True)
        foot = lay.row(style)
        foot.add((self.why, 1), action(style, say("table-cancel"), self.reject), self.done_)
        column = lay.column(style, margins=(28, 20), gap=12, on=self)
        column.add(head, note, self.text, (scroll, 1), foot)
        self._show()
        fit(self, style, 430, 230 + 56 * count)
        self.text.setFocus()

    def _typed(self, text: str) -> None:
        digits = [int(c) for c in text if c in "123456"]
        for place, row in enumerate(self.rows):
            row.blockSignals(True)
            row.set_face(digits[place] if place < len(digits) else 0)
            row.blockSignals(False)
        self._show()

    def _clicked(self) -> None:
        self.text.setText(" ".join(str(row.face) if row.face else "·" for row in self.rows))
        self._show()

    def _show(self) -> None:
        missing = sum(row.face == 0 for row in self.rows)
        too_many = len([c for c in self.text.text() if c in "123456"]) > len(self.rows)
        said = ""
        if missing:
            said = say("table-dice-to-go", dice=missing)
        elif too_many:
            said = say("table-only-were-thrown", dice=len(self.rows))
        self.why.setText(said)
        block(self.done_, said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send figures to the line, wherever the focus is."""
        key = latin(event)
        figure = key - Qt.Key.Key_0
        if (1 <= figure <= 6 or key == Qt.Key.Key_Space) and not self.text.hasFocus():
            self.text.setFocus()
            typed = "" if key == Qt.Key.Key_Space else str(figure)
            self.text.setText(f"{self.text.text()} {typed}".strip())
            self._typed(self.text.text())
            return
        super().keyPressEvent(event)

    def accept(self) -> None:
        if not self.done_.property("blocked"):
            super().accept()

    def faces(self) -> tuple[int, ...]:
        """What each die of the hand shows, in its order."""
        return tuple(row.face for row in self.rows)
