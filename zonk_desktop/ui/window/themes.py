"""The dialog of dice and table: a picture of each pair, and a tray that shows the chosen one."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from zonk_desktop.sound.player import Sound
from zonk_desktop.tray.state import Colour, DiceSet, Die, Felt, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action, dress, foot, headline, put_page
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.theme_grid import ThemeGrid, of_dice, of_table
from zonk_desktop.words import say

_ROLES: tuple[Colour, ...] = ("ivory", "red", "mint", "blue", "black", "mustard")
#: Milliseconds after an arrow key, in which the next may come, before the dice are thrown.
_PAUSE = 500
#: At 100%: the height above which a tray shows more of the stage only, and the height of a dialog
#: in which there is room for words beside it.
_HIGHEST, _LOW = 430, 430
#: What grid and tray have of the width, also with letters that are large for the window.
_SHARES, _LARGE = (13, 7), (3, 1)


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
        whole = dress(self, style, say("tray-themes"), 1640, 800)
        page = lay.row(style, margins=None, gap=20)
        put_page(whole, style, page, scrolls=False)
        self.grid = ThemeGrid(style, chosen)
        scroll = Scrolling(self.grid, across=True)
        page.add(scroll, self._preview())
        self._page = page
        self.again = action(style, say("tray-throw-these"), self.throw, size=15)
        leave = action(style, say("tray-leave"), self.reject, size=15)
        self.take = action(style, "", self.accept, size=15, leads=True)
        whole.addWidget(foot(style, [self.again], [leave, self.take]))
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self.throw)
        self.grid.chose.connect(self._changed)
        self.finished.connect(self._done)
        self._show()
        self.grid.chosen.setFocus(Qt.FocusReason.TabFocusReason)
        QTimer.singleShot(0, self, self.throw)

    def _preview(self) -> lay.Stack:
        """The tray, and what is shown in it in words."""
        style, px = self._style, self._style.px
        side = lay.column(style, margins=None, gap=6)
        self._name = headline(style, "")
        self._name.setWordWrap(True)
        side.add(self._name)
        tray = self.tray
        tray.setParent(self)
        tray.setMinimumSize(170, 110)
        tray.setAccessibleName(say("tray-preview"))
        tray.setMaximumHeight(px(_HIGHEST))
        side.add((tray, 100))
        self._said = lay.label(style)
        lines = (self._said, QLabel(say("tray-shapes")), QLabel(say("tray-themes-how")))
        for label in lines:
            lay.put_role(style, label, "small")
            label.setWordWrap(True)
            side.addWidget(label)
        side.add(1)
        self._beside = (self._name, *lines)
        return side

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < self._style.px(_LOW)
        # Where it is low the tray has all the room; the foot names what is chosen.
        for label in self._beside:
            label.setVisible(not low)
        for place, share in enumerate(_LARGE if low else _SHARES):
            self._page.setStretch(place, share)

    @property
    def chosen(self) -> tuple[DiceSet, Felt]:
        return self.grid.chosen.dice, self.grid.chosen.felt

    def _show(self) -> None:
        dice, felt = self.chosen
        self.tray.set_dice(dice)
        self.tray.set_table(self._table(felt))
        self._sound.set_matter(dice, felt)
        (name, words), (table, below) = of_dice(dice), of_table(felt)
        text = say("tray-take", dice=name, table=table)
        self.take.setText(text)
        self.take.setAccessibleName(text)
        self._name.setText(text)
        self._said.setText(say("tray-words", dice=words, table=below))

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
        if not self.tray.is_rolling():
            faces = tuple(secrets.randbelow(6) + 1 for _ in _ROLES)
            self.tray.throw(tuple(range(len(_ROLES))), faces, secrets.randbits(31))

    @Slot(bool)
    def _changed(self, clicked: bool) -> None:
        self._show()
        if clicked:
            self._later.stop()
            self.throw()
        else:
            self._later.start()

    @Slot(int)
    def _done(self, result: int) -> None:
        if result != QDialog.DialogCode.Accepted:
            self._sound.set_matter(*self._before)
        self._later.stop()
        self.tray.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.tray.stop()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if latin(event) is Qt.Key.Key_R and not event.isAutoRepeat():
            self.throw()
        else:
            super().keyPressEvent(event)
