"""The banner over the felt: a word or a sentence, and a smaller line below."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line

#: The height of its letters is at most so much of the tray's.
_SHARE = 0.13


class Banner(QWidget):
    """The banner widget; it takes no clicks, and is hidden when there is nothing to call out."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(tray)
        self._style = style
        self._tray = tray
        self._text = ""
        self._under = ""
        self._word = False
        #: The Magic Number lies on the upper rim: the banner hangs below it.
        self.hangs = False
        #: Nothing else is told over the felt: the banner gives way to dice at the upper rim.
        self.slides = False
        #: So many pixels at the left end belong to something else in the corner.
        self.corner = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = style
        self.place()

    def show_text(self, text: str, under: str = "", *, word: bool = False) -> None:
        """`word`: a word as the sheet writes it, by hand and in red."""
        # A mark of direction alone would be a second line.
        self._text = one_line(text) if text else ""
        self._under = one_line(under) if under else ""
        self._word = word
        self.setAccessibleName(" ".join(part for part in (text, under) if part))
        self.setVisible(bool(text))
        self.place()

    def place(self) -> None:
        if not self._text:
            return
        parent, px = self._tray, self._style.px
        wide = min(parent.width() - px(40), px(760))
        if self.corner:
            wide = min(wide, parent.width() - self.corner - px(16))
        first, second = self._fonts(wide)
        tall = round(QFontMetricsF(first).height()) + px(16)
        need = QFontMetricsF(first).horizontalAdvance(self._text)
        if self._under:
            tall += round(QFontMetricsF(second).height())
            need = max(need, QFontMetricsF(second).horizontalAdvance(self._under))
        width = min(round(need) + px(56), wide)
        left = (parent.width() - width) // 2
        if self.corner:
            left = max(left, self.corner + px(8))
        tops = [px(10)]
        if self.hangs:
            # Over the small dice rather than over those that are played with.
            tops.insert(0, px(4) + round(parent.moves.under_rim()))
        boxes = [QRect(left, top, width, tall) for top in tops]
        if self.slides:
            right = parent.width() - width - px(20)
            sides = [QRect(x, tops[0], width, tall) for x in (px(20), right)]
            boxes = [boxes[0], *sides, boxes[0]]
        self.setGeometry(next((box for box in boxes if self._free(box)), boxes[-1]))
        self.raise_()
        self.update()

    def _free(self, box: QRect) -> bool:
        """Whether no die lies below it."""
        reach = self._style.px(36 if self.slides else 18)
        around = box.adjusted(-reach, -reach, reach, reach)
        dice = [die.index for die in self._tray.sight.table.dice if die.place != "hand"]
        points = [self._tray.moves.place_of(die) for die in dice]
        return not any(point is not None and around.contains(point.toPoint()) for point in points)

    def _fonts(self, wide: float) -> tuple[QFont, QFont]:
        kind, room = self._style.type, wide - self._style.px(44)
        low = self._tray.height() < self._style.px(420)
        first = kind.hand(30 if low else 46) if self._word else kind.display(22 if low else 28)
        second = kind.text(14 if low else 17, 500)
        # Large letters in a low tray: it must not take the felt away.
        for font, share, least in ((first, _SHARE, 18), (second, _SHARE * 0.6, 12)):
            font.setPixelSize(min(font.pixelSize(), max(least, round(share * self._tray.height()))))
        return fitted(first, self._text, room, 18), fitted(second, self._under, room, 12)

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setPen(QColor(tokens.ctl))
        painter.setBrush(QColor(tokens.surf))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        first, second = self._fonts(self.width())
        above, below = QFontMetricsF(first), QFontMetricsF(second)
        middle, room = Qt.AlignmentFlag.AlignCenter, self.width() - px(24)
        box = QRectF(0, px(8), self.width(), above.height())
        if not self._under:
            box = QRectF(self.rect())
        painter.setFont(first)
        painter.setPen(QColor(tokens.red if self._word else tokens.ink))
        painter.drawText(
            box, middle, above.elidedText(self._text, Qt.TextElideMode.ElideRight, room)
        )
        if self._under:
            painter.setFont(second)
            painter.setPen(QColor(tokens.ink2))
            box = QRectF(0, box.bottom() - px(2), self.width(), below.height())
            painter.drawText(
                box, middle, below.elidedText(self._under, Qt.TextElideMode.ElideRight, room)
            )
