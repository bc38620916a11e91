"""The label of a hint at the dice it means, with the key that says more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.tags import Placed
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.style import Style

#: The key of the hint, as a cap on the label.
KEY = "H"


class HintLabel(QWidget):
    """Overlay of the tray with one label; hidden where it would cover dice, tags or cards."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style = style
        self._tray = tray
        self._dice: tuple[int, ...] = ()
        self._text = ""
        #: Where it stands, None while it does not.
        self.placed: Placed | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        tray.installEventFilter(self)
        # A tray of another size has another camera, once its picture is there.
        tray.ready.connect(self.place)
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def restyle(self, style: Style) -> None:
        self._style = style
        self.place()

    def show_text(self, text: str, dice: tuple[int, ...]) -> None:
        """Show the label at one of these dice; an empty text clears it."""
        self._text, self._dice = text, dice
        self.setAccessibleName(text)
        self.place()

    @Slot()
    def place(self) -> None:
        """Place the label at the first of its dice where it covers nothing."""
        self.setGeometry(self._tray.rect())
        self.placed = None
        if self._text:
            size, taken = self._size(), self._cards()
            for die in self._dice:
                self.placed = self._tray.label_place(die, size, taken)
                if self.placed is not None:
                    break
        self.setVisible(self.placed is not None)
        self.raise_()
        self.update()

    def _cards(self) -> list[QRectF]:
        """What lies over the felt besides: banner, cards, plates of the tray."""
        return [
            QRectF(other.geometry())
            for other in self._tray.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if other is not self
            and other.isVisible()
            and other.width() * other.height() < 0.5 * self.width() * self.height()
        ]

    def _font(self) -> QFont:
        return self._style.type.text(15, 700)

    def _cap(self) -> float:
        return QFontMetricsF(self._font()).height() * 1.15

    def _size(self) -> QSize:
        px, measure = self._style.px, QFontMetricsF(self._font())
        wide = px(8) + self._cap() + px(8) + measure.horizontalAdvance(self._text) + px(12)
        return QSize(round(wide), round(self._cap() + px(12)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While Python's collector takes a closed page apart, Qt may still ask what is left of it.
        if watched is getattr(self, "_tray", None) and event.type() is QEvent.Type.Resize:
            # The tray's camera follows its size after this.
            QTimer.singleShot(0, self, self.place)
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        placed, style = self.placed, self._style
        if placed is None:
            return
        px, tokens = style.px, style.tokens
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = placed.box
            if placed.leader is not None:
                for width, colour in (
                    (px(5), QColor(20, 10, 0, 130)),
                    (px(3), QColor(tokens.surf)),
                ):
                    painter.setPen(QPen(colour, width))
                    painter.drawLine(placed.leader)
            painter.setPen(Qt.PenStyle.NoPen)
            for drop, alpha in ((px(3), 40), (px(1), 70)):
                painter.setBrush(QColor(20, 10, 0, alpha))
                painter.drawRoundedRect(box.translated(0, drop), px(7), px(7))
            painter.setBrush(QColor(tokens.surf))
            painter.setPen(QPen(QColor(tokens.brass_dark), max(1, px(2))))
            painter.drawRoundedRect(box, px(7), px(7))
            size = self._cap()
            cap = QRectF(box.left() + px(8), box.center().y() - size / 2, size, size)
            painter.setPen(QPen(QColor(tokens.ink), max(1.0, px(1) * 1.3)))
            painter.setBrush(QColor(tokens.raise_))
            painter.drawRoundedRect(cap, px(4), px(4))
            font = self._font()
            painter.setFont(font)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, KEY)
            left = cap.right() + px(8)
            room = QRectF(left, box.top(), box.right() - left, box.height())
            where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, where, self._text)
