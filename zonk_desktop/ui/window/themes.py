"""The dialog of dice and table, with a tray that shows the choice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.sound.player import Sound
from zonk_desktop.tray.state import Colour, DiceSet, Die, Felt, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.dialog import action, dress, foot, put_page
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_ROLES: tuple[Colour, ...] = ("ivory", "red", "mint", "blue", "black", "mustard")


def _of_dice(name: DiceSet) -> tuple[str, str]:
    """Name and description of a set of dice."""
    return say(f"tray-set-{name}"), say(f"tray-set-words-{name}")


def _of_table(name: Felt) -> tuple[str, str]:
    """Name and description of a table."""
    return say(f"tray-felt-{name}"), say(f"tray-felt-words-{name}")


class ThemesPage(QDialog):
    """Dialog to choose dice and table. A choice is seen and heard at once, and kept by Enter."""

    def __init__(
        self,
        style: Style,
        chosen: tuple[DiceSet, Felt],
        tray: DiceTray,
        sound: Sound,
        parent: QWidget | None = None,
    ) -> None:
        """`tray`: one of the dialog's own, styled as the table's is."""
        super().__init__(parent)
        self._style, self._sound, self._before = style, sound, chosen
        self.tray = tray
        px = style.px
        whole = dress(self, style, say("tray-themes"), 1240, 700)
        page = QHBoxLayout()
        put_page(whole, style, page)
        page.setSpacing(px(24))
        choices = QWidget()
        side = QVBoxLayout(choices)
        side.setContentsMargins(0, 0, px(8), 0)
        side.setSpacing(0)
        scroll = QScrollArea()
        scroll.setWidget(choices)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFixedWidth(px(330))
        page.addWidget(scroll)
        dice = [(name == chosen[0], *_of_dice(name)) for name in DICE_SETS]
        self.dice = self._group(side, say("tray-dice"), dice)
        side.addSpacing(px(12))
        tables = [(name == chosen[1], *_of_table(name)) for name in FELTS]
        self.tables = self._group(side, say("tray-tables"), tables)
        side.addStretch(1)
        tray.setParent(self)
        tray.setMinimumSize(px(300), px(190))
        tray.setAccessibleName(say("tray-preview"))
        page.addWidget(tray, 1)
        self.again = action(style, say("tray-throw-these"), self.throw, size=15)
        leave = action(style, say("tray-leave"), self.reject, size=15)
        self.take = action(style, "", self.accept, size=15, leads=True)
        whole.addWidget(foot(style, [self.again], [leave, self.take]))
        for group in (self.dice, self.tables):
            group.idToggled.connect(self._changed)
        self.finished.connect(self._done)
        self._show()
        QTimer.singleShot(0, self, self.throw)

    @property
    def chosen(self) -> tuple[DiceSet, Felt]:
        """The set of dice and the table that are shown."""
        return DICE_SETS[self.dice.checkedId()], FELTS[self.tables.checkedId()]

    def _group(
        self, side: QVBoxLayout, title: str, entries: Sequence[tuple[bool, str, str]]
    ) -> QButtonGroup:
        """Create a group of choices: whether each is chosen, its name, and its description."""
        style = self._style
        head = QLabel(title)
        head.setFont(style.type.display(22))
        side.addWidget(head)
        group = QButtonGroup(self)
        for number, (on, name, words) in enumerate(entries):
            radio = QRadioButton(name)
            radio.setFont(style.type.text(15, 700))
            radio.setMinimumHeight(style.px(26))
            radio.setChecked(on)
            radio.setAccessibleDescription(words)
            said = QLabel(words)
            said.setFont(style.type.text(13))
            said.setWordWrap(True)
            said.setContentsMargins(style.px(28), 0, 0, style.px(4))
            said.setStyleSheet(f"color: {style.tokens.ink2};")
            said.setBuddy(radio)
            group.addButton(radio, number)
            side.addWidget(radio)
            side.addWidget(said)
        return group

    def _show(self) -> None:
        dice, felt = self.chosen
        self.tray.set_dice(dice)
        self.tray.set_table(self._table(felt))
        self._sound.set_matter(dice, felt)
        text = say("tray-take", dice=_of_dice(dice)[0], table=_of_table(felt)[0])
        self.take.setText(text)
        self.take.setAccessibleName(text)

    def _table(self, felt: Felt) -> Table:
        shown = self.tray.shown_faces()
        return Table(
            tuple(
                Die(k, colour, "felt" if k in shown else "hand", shown.get(k, 1))
                for k, colour in enumerate(_ROLES)
            ),
            felt=felt,
        )

    @Slot()
    def throw(self) -> None:
        """Throw one die of each colour."""
        if not self.tray.is_rolling():
            faces = tuple(secrets.randbelow(6) + 1 for _ in _ROLES)
            self.tray.throw(tuple(range(len(_ROLES))), faces, secrets.randbits(31))

    @Slot(int, bool)
    def _changed(self, _number: int, on: bool) -> None:
        if on:
            self._show()

    @Slot(int)
    def _done(self, result: int) -> None:
        if result != QDialog.DialogCode.Accepted:
            self._sound.set_matter(*self._before)
        self.tray.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.tray.stop()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R and not event.isAutoRepeat():
            self.throw()
        else:
            super().keyPressEvent(event)
