"""A key in its player's colour, as a plate on the felt and as a cap in New game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.style import Style


def draw_key(painter: QPainter, look: int, key: str, box: QRectF, style: Style) -> None:
    """Paint a key cap in the colour of a player."""
    ground, ink = people.colours(look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(style.tokens.ctl), 1.5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    font = style.type.text(16, 700)
    font.setPixelSize(max(8, round(box.height() * 0.56)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


class KeyPlate(QWidget):
    """Whose key the table waits for, in the middle of the tray; ignores the mouse."""

    def __init__(self, style: Style, tray: QWidget) -> None:
        super().__init__(tray)
        self._style, self._tray = style, tray
        self._seat, self._key = 0, ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = style
        self.place()

    def show_key(self, seat: int, key: str, told: str) -> None:
        """`told`: the same for readers."""
        self._seat, self._key = seat, key
        self.setAccessibleName(told)
        self.setVisible(bool(key))
        self.place()

    def place(self) -> None:
        px, room = self._style.px, self._tray.rect()
        tall = min(px(92), room.height() // 3)
        self.resize(tall * 2, tall)
        self.move(room.center() - self.rect().center())
        self.raise_()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, box = self._style, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(style.tokens.ctl), 1.5))
        painter.setBrush(QColor(style.tokens.surf))
        painter.drawRoundedRect(box, style.px(8), style.px(8))
        side = box.height() * 0.68
        for place in (0.27, 0.73):
            spot = QRectF(box.left() + box.width() * place - side / 2, box.center().y() - side / 2,
                          side, side)  # fmt: skip
            if place < 0.5:
                people.draw_disc(painter, self._seat, spot, style)
            else:
                draw_key(painter, style.look_of(self._seat), self._key, spot, style)
