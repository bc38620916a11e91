"""A card on the felt: the hit that was just earned, or the gate that holds the next player up."""

from __future__ import annotations

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip, read_out
from zonk_desktop.ui.table.bar.gate import GateView
from zonk_desktop.ui.table.cards import pennants
from zonk_desktop.ui.table.cards.banner import covered
from zonk_desktop.ui.table.cards.hits_card import CardRow, CardView
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.words import say

_SLIDE_MS = 260
_MOST_ROWS = 4
#: More pennants of a row, or bubbles, than these are one and a number.
MOST = 5
#: So small at most it is made where there is no room.
_LEAST = 0.4
#: The width of a gate and of hits, and the heights of head, row and foot.
_GATE, _HITS, _HEAD, _LINE, _FOOT = 484, 420, 84, 58, 84
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def fitting(font: QFont, text: str, room: float) -> tuple[QFont, str]:
    """The text in this room: its letters give up some of their size before it is cut."""
    found = fitted(font, text, room, round(font.pixelSize() * 0.78))
    return found, QFontMetricsF(found).elidedText(text, Qt.TextElideMode.ElideRight, room)


class More(QAbstractButton):
    """Three dots in a ring: all else that may be said at a gate."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.style_ = style
        self.setAccessibleName(say("stage-gate-more"))
        self.setToolTip(say("stage-gate-more"))

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            tokens = self.style_.tokens
            size = min(self.width(), self.height()) * 0.8
            ring = QRectF(0, 0, size, size)
            ring.moveCenter(QRectF(self.rect()).center())
            if self.hasFocus():
                focus_ring(painter, ring.adjusted(4, 4, -4, -4), size / 2, self.style_)
            painter.setPen(QPen(QColor(tokens.card_ink2), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(ring)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.card_ink))
            for step in (-1, 0, 1):
                dot = QPointF(ring.center().x() + step * size * 0.2, ring.center().y())
                painter.drawEllipse(dot, size * 0.06, size * 0.06)


class FeltCard(QWidget):
    """Card that slides in over the tray; only a gate takes clicks."""

    #: The menu of what else may be said is wanted, below this widget.
    more_wanted = Signal(object)

    def __init__(self, style: Style, tray: DiceTray, *, answered_here: bool = True) -> None:
        """`answered_here`: a gate may be answered; else it is only looked at."""
        super().__init__(tray)
        self._style = style
        self._answered_here = answered_here
        self._gate: GateView | None = None
        self._view = CardView("")
        self._away: list[QRect] = []
        #: Where something is called out over the felt; hits are told beside it or below.
        self.banner = QRect()
        #: Where it lies once it has slid in.
        self.box = QRect()
        self.more = More(style, self)
        self.more.clicked.connect(lambda: self.more_wanted.emit(self.more))
        self._slide = QVariantAnimation(self)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._moved)
        self._slide.finished.connect(self._slid)
        self._share = 1.0
        #: Of its measures and letters; less than one where there is little room.
        self._scale = 1.0
        #: It slides out to the right, not in from above.
        self._leaves = False
        self._tray = tray
        tray.fitted.connect(self.place)
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = self.more.style_ = style
        self.place()

    # ---- what is shown ---------------------------------------------------------------------

    def show_gate(self, gate: GateView, view: CardView) -> None:
        """Show a gate: who takes what and why, and how often has been asked."""
        fresh = self._gate is None or self._view.seat != view.seat or self.isHidden()
        self._gate, self._view = gate, view
        self.more.setVisible(bool(gate.more) and self._answered_here)
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.setAttribute(through, not self._answered_here)
        self._appear(fresh)

    def show_hits(self, view: CardView, away: list[QRect]) -> None:
        """Show hits that were earned; `away`: where dice lie that must stay in sight."""
        fresh = self.isHidden() or self._gate is not None
        self._gate, self._view, self._away = None, view, away
        self.more.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._appear(fresh)

    def open_gate(self, milliseconds: int) -> None:
        """Animate the card of a gate out of sight."""
        if self._gate is None or self.isHidden() or self._leaves:
            return
        if milliseconds <= 0 or self._style.still:
            self.put_away()
            return
        self._leaves = True
        self._slide.stop()
        self._slide.setDuration(milliseconds)
        self._slide.start()

    @property
    def leaving(self) -> bool:
        """Whether the card is on its way out."""
        return self._leaves and not self.isHidden()

    def put_away(self) -> None:
        """Remove the card."""
        self._slide.stop()
        self._gate = None
        self._leaves = False
        self.hide()

    def _slid(self) -> None:
        if self._leaves:
            self.put_away()

    @property
    def gate(self) -> GateView | None:
        """The gate that is shown, None where none is."""
        return None if self.isHidden() or self._leaves else self._gate

    # ---- where it lies ---------------------------------------------------------------------

    def _appear(self, fresh: bool) -> None:
        rows = [row.told for row in self._view.rows]
        self.setAccessibleName(read_out(self._view.title, *rows))
        self.setToolTip(plain_tip("\n".join(rows)))
        self.show()
        if fresh:
            self._leaves, self._share = False, 1.0
            self._slide.stop()
            if not self._style.still:
                self._share = 0.0
                self._slide.setDuration(_SLIDE_MS)
                self._slide.start()
        self.place()

    def _moved(self, value: object) -> None:
        self._share = float(value) if isinstance(value, float) else 1.0
        self.place()

    def place(self) -> None:
        """Place the card in the right half of the tray; hits never over a die that is in play."""
        tray = self._tray
        if self.isHidden():
            return
        px = self._px
        self._scale = 1.0
        room = tray.width() * (0.5 if self._gate is not None else 0.42), tray.height() - px(16)
        needs = px(_GATE if self._gate is not None else _HITS), self._tall()
        self._scale = max(_LEAST, min(1.0, room[0] / needs[0], room[1] / needs[1]))
        wide = px(_GATE if self._gate is not None else _HITS)
        tall = self._tall()
        top = px(14)
        # A gate leaves the small dice on the rim in sight where it can.
        rim = round(self._tray.moves.under_rim())
        if self._gate is not None and rim + tall + px(6) <= tray.height():
            top = max(top, rim + px(6))
        if self._gate is None and not self.banner.isEmpty():
            top = self.banner.bottom() + px(6)
        spots = [QPoint(tray.width() - wide - px(14), top)]
        if self._gate is None:
            # Else over the empty end of the rail, or half out of the tray.
            spots += [
                QPoint(px(14), px(14)),
                QPoint(px(14), top),
                QPoint(tray.width() - wide - px(14), tray.height() - tall - px(14)),
                QPoint(tray.width() - wide - px(14), px(14) - tall // 2),
            ]
        spot = min(spots, key=lambda one: self._covered(QRect(one.x(), one.y(), wide, tall)))
        x, y = spot.x(), spot.y()
        self.box = QRect(x, y, wide, tall)
        if self._leaves:
            x += round(self._share * (tray.width() - x))
        else:
            x += round((1 - self._share) * (tray.width() - x) * 0.5)
            y -= round((1 - self._share) * tall)
        self.setGeometry(x, y, wide, tall)
        side = px(46)
        middle = tall - self._foot() // 2
        self.more.setGeometry(wide - px(22) - side, middle - side // 2, side, side)
        self.raise_()
        self.update()

    def _px(self, size: float) -> int:
        return round(self._style.px(1000) * self._scale * size / 1000)

    def _covered(self, box: QRect) -> int:
        """How much that must stay in sight lies under this place: dice and the banner."""
        return 0 if self._gate is not None else covered(box, [*self._away, self.banner])

    def _foot(self) -> int:
        """The height of the row with the asks, and with what else may be said."""
        asks = self._gate is not None and (self._gate.asks or self._gate.more)
        return self._px(_FOOT if asks else 8)

    def _tall(self) -> int:
        return (
            self._px(_HEAD) + self._px(_LINE) * min(_MOST_ROWS, len(self._view.rows)) + self._foot()
        )

    # ---- painting --------------------------------------------------------------------------

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens = self._style, self._style.tokens
        px = self._px
        with brush(self) as painter:
            painter.fillRect(self.rect(), QColor(tokens.card))
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            pad, head = px(22), px(_HEAD)
            size = head - px(24)
            disc = QRectF(pad, (head - size) / 2, size, size)
            people.draw_disc(painter, self._view.seat, disc, style)
            x = disc.right() + px(14)
            title, words = fitting(style.type.display(32 * self._scale), self._view.title,
                                   self.width() - x - pad)  # fmt: skip
            painter.setFont(title)
            painter.setPen(QColor(tokens.card_ink))
            painter.drawText(QRectF(x, 0, self.width() - x, head), _LEFT, words)
            painter.setPen(QPen(QColor(tokens.margin), 1.6))
            painter.drawLine(0, head, self.width(), head)
            box = QRectF(pad, head, self.width() - 2 * pad, px(_LINE))
            for row in self._view.rows[:_MOST_ROWS]:
                self._row(painter, box, row)
                box.translate(0, box.height())
            if self._gate is not None and self._gate.asks:
                box.setHeight(self._foot())
                self._asks(painter, box, self._gate)

    def _row(self, painter: QPainter, box: QRectF, row: CardRow) -> None:
        """Paint a pennant for each hit, and what they are for."""
        style, px = self._style, self._px
        size = px(28)
        hits = int(row.figure)
        count = hits if hits <= MOST else 1
        x = box.left() + px(8)
        for _ in range(count):
            spot = QRectF(x, box.center().y() - size / 2, size, size)
            pennants.draw(painter, style, spot, row.look or PennantLook.NAILED)
            x += pennants.width(size) + px(6)
        x = max(x + px(12), box.left() + px(98))
        text = row.text if count == hits else f"{hits}  {row.text}"
        font, words = fitting(style.type.text(21 * self._scale, 600), text, box.right() - x)
        if row.look is PennantLook.TORN:
            font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(style.colour("card_ink"))
        painter.drawText(QRectF(x, box.top(), box.right() - x, box.height()), _LEFT, words)
        painter.setPen(QPen(style.colour("rule"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _asks(self, painter: QPainter, box: QRectF, gate: GateView) -> None:
        """Paint who asks, and a bubble for each ask: filled once it has been said."""
        style, px = self._style, self._px
        size = min(px(56), round(box.height() * 0.8))
        disc = QRectF(box.left(), box.center().y() - size / 2, size, size)
        people.draw_disc(painter, gate.actor, disc, style)
        wide, tall = px(44), px(36)
        x = disc.right() + px(22)
        ink = style.colour("card_ink")
        painter.setFont(style.type.text(22 * self._scale, 800))
        for place in range(min(MOST, gate.asks)):
            said = place < gate.asked
            bubble = QRectF(x, box.center().y() - tall / 2 - px(3), wide, tall)
            path = QPainterPath()
            path.addRoundedRect(bubble, px(3), px(3))
            tail = QPainterPath(QPointF(bubble.left() + wide * 0.3, bubble.bottom()))
            tail.lineTo(bubble.left() + wide * 0.42, bubble.bottom() + px(9))
            tail.lineTo(bubble.left() + wide * 0.55, bubble.bottom())
            painter.setPen(QPen(ink if said else style.colour("ctl"), 2))
            painter.setBrush(ink if said else Qt.BrushStyle.NoBrush)
            painter.drawPath(path.united(tail))
            if said:
                painter.setPen(style.colour("card"))
                painter.drawText(bubble, Qt.AlignmentFlag.AlignCenter, "?")
            x += wide + px(14)
