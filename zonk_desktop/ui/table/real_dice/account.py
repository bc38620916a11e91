"""The dialog in which a player names the dice of a total that is doubted."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from zonk_desktop.engine.state import Game
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action, block
from zonk_desktop.ui.kit.laid import Node
from zonk_desktop.ui.kit.painted import Gap, Painted, Row, Scaled, dice
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.real_dice.faces import FaceButton
from zonk_desktop.words import say

#: As many as an account may name.
_MOST = 200


class NamedDice(Painted):
    """The dice named so far, in a row."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.faces: tuple[int, ...] = ()
        self.setFixedHeight(style.px(44))

    def show_faces(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.setAccessibleName(say("table-account-named", faces=faces or (say("table-no-dice"),)))
        self.update()

    def tree(self) -> Node:
        return Row((Scaled(dice(self.faces, 36), 0.1, across=True), Gap(grows=1)))


class AccountDialog(QDialog):
    """Names the dice, or says that they cannot be named: the account is empty then."""

    def __init__(self, style: Style, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        offer = game.offer
        assert offer is not None
        px = style.px
        self.setWindowTitle(say("table-account-title"))
        lay.put_role(style, self, "body")
        self.setMinimumWidth(px(520))
        head = lay.label(
            style, say("table-account-ask", points=offer.declared), "headline", wrap=True
        )
        name = shortened(called(game.seats[offer.seat]), 24)
        note = lay.label(style, say("table-account-note", name=name), "quiet", wrap=True)
        self.text = QLineEdit()
        lay.put_role(style, self.text, "moment")
        self.text.setMaxLength(2 * _MOST)
        self.text.setAccessibleName(say("table-faces-as-figures"))
        self.text.textChanged.connect(self._typed)
        self.named = NamedDice(style)
        row = lay.row(style, gap=4)
        self.buttons = [FaceButton(style, face, "", 0) for face in range(1, 7)]
        for face, button in enumerate(self.buttons, 1):
            button.setCheckable(False)
            button.setAccessibleName(say("table-account-add", face=face))
            button.clicked.connect(lambda _checked=False, face=face: self._add(face))
            row.addWidget(button)
        row.add(1)
        self.none = action(style, say("table-account-none"), self._give_up)
        self.done_ = action(style, say("table-account-done"), self.accept, leads=True)
        foot = lay.row(style)
        foot.add(self.none, 1, action(style, say("table-cancel"), self.reject), self.done_)
        column = lay.column(style, margins=(28, 20), gap=12, on=self)
        column.add(head, note, self.text, self.named, row, foot)
        self._typed()
        self.text.setFocus()

    def faces(self) -> tuple[int, ...]:
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
