"""Whose own key the table waits for, as a plate on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QPainter

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.laid import Node
from zonk_desktop.ui.kit.painted import Gap, Panel, Picture, Row, Scaled, disc
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.over_tray import OverTray
from zonk_desktop.ui.table.play.shown import ShownTable


class KeyPlate(OverTray):
    """Disc and key of whose turn begins, in the middle of the tray."""

    def __init__(self, style: Style, table: ShownTable, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._table = table
        self._seat, self._key = 0, ""
        table.changed.connect(self._follow)
        tray.again.other_view.connect(self._follow)

    @Slot()
    def _follow(self) -> None:
        table, game = self._table, self._table.game
        self._key = "" if game is None or self._tray.again.running else table.own_key
        self.setAccessibleName(table.told_own_key)
        self.setVisible(bool(self._key))
        if game is not None and self._key:
            self._seat = game.turn.seat
            self.place()

    @Slot()
    def place(self) -> None:
        """In the middle, or below the banner that hangs there."""
        px, room = self._style.px, self._tray.rect()
        tall = min(px(92), room.height() // 3)
        self.resize(tall * 2, tall)
        low = room.height() // 4 if self._table.log.banner else 0
        self.move(room.center() - self.rect().center())
        self.move(self.x(), self.y() + low)
        self.raise_()
        self.update()

    def tree(self) -> Node:
        seat, key = self._seat, self._key

        def own(painter: QPainter, box: QRectF, style: Style) -> None:
            people.draw_key(painter, style.look_of(seat), key, box, style)

        both = Row((Gap(grows=1), disc(seat, 62, "disc"), Picture(62, 62, own, name="key"),
                    Gap(grows=1)), gap=20)  # fmt: skip
        return Scaled(Panel(Panel(both, (0, 14, 0, 14), "surf", "ctl", 8), (1, 1, 1, 1)), 0.1)
