"""Whose own key the table waits for, as a plate on the felt."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.play.shown import ShownTable


class KeyPlate(QWidget):
    """Disc and key of whose turn begins, in the middle of the tray; ignores the mouse."""

    def __init__(self, style: Style, table: ShownTable, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style, self._table, self._tray = style, table, tray
        self._seat, self._key = 0, ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        table.changed.connect(self._follow)
        tray.again.other_view.connect(self._follow)
        tray.installEventFilter(self)

    def restyle(self, style: Style) -> None:
        self._style = style
        self._place()

    @Slot()
    def _follow(self) -> None:
        table, game = self._table, self._table.game
        self._key = "" if game is None or self._tray.again.running else table.own_key
        self.setAccessibleName(table.told_own_key)
        self.setVisible(bool(self._key))
        if game is not None and self._key:
            self._seat = game.turn.seat
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt may still ask what is left of a closed page.
        if watched is getattr(self, "_tray", None) and event.type() is QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        """In the middle, or below the banner that hangs there."""
        px, room = self._style.px, self._tray.rect()
        tall = min(px(92), room.height() // 3)
        self.resize(tall * 2, tall)
        low = room.height() // 4 if self._table.log.banner else 0
        self.move(room.center() - self.rect().center())
        self.move(self.x(), self.y() + low)
        self.raise_()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style, box = self._style, QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(style.tokens.ctl), 1.5))
            painter.setBrush(QColor(style.tokens.surf))
            painter.drawRoundedRect(box, style.px(8), style.px(8))
            side = box.height() * 0.68
            for place in (0.27, 0.73):
                left = box.left() + box.width() * place - side / 2
                spot = QRectF(left, box.center().y() - side / 2, side, side)
                if place < 0.5:
                    people.draw_disc(painter, self._seat, spot, style)
                else:
                    people.draw_key(painter, style.look_of(self._seat), self._key, spot, style)
