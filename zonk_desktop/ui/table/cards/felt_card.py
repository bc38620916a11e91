"""A card on the felt: the hit that was just earned, or the gate that holds the next player up."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.brush import brush, here
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.laid import Node
from zonk_desktop.ui.kit.painted import Gap, Panel, Picture, Row, disc
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip, read_out
from zonk_desktop.ui.table.bar.gate import GateView
from zonk_desktop.ui.table.cards.banner import covered
from zonk_desktop.ui.table.cards.hits_card import FELT, MOST, CardView, HitsCard, card
from zonk_desktop.ui.table.over_tray import OverTray
from zonk_desktop.words import say

_SLIDE_MS = 260
#: So small at most it is made where there is no room.
_LEAST = 0.4
#: The width of a gate and of hits.
_GATE, _HITS = 484, 420


def bubble(said: bool) -> Picture:
    """The bubble of an ask, filled once it has been said."""

    def draw(painter: QPainter, box: QRectF, style: Style) -> None:
        ink, wide, tail = style.colour("card_ink"), box.width(), QPainterPath()
        path = QPainterPath()
        path.addRoundedRect(box, wide * 0.07, wide * 0.07)
        tail.moveTo(box.left() + wide * 0.3, box.bottom())
        tail.lineTo(box.left() + wide * 0.42, box.bottom() + wide * 0.2)
        tail.lineTo(box.left() + wide * 0.55, box.bottom())
        painter.setPen(QPen(ink if said else style.colour("ctl"), 2))
        painter.setBrush(ink if said else Qt.BrushStyle.NoBrush)
        painter.drawPath(path.united(tail))
        if said:
            painter.setFont(style.type.text(22, 800))
            painter.setPen(style.colour("card"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

    return Picture(44, 36, draw)


class More(QAbstractButton):
    """Button over three dots in a ring: all else that may be said at a gate."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.style_ = style
        self.setAccessibleName(say("stage-gate-more"))
        self.setToolTip(say("stage-gate-more"))

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.hasFocus():
            with brush(self) as painter:
                ring = QRectF(self.rect()).adjusted(4, 4, -4, -4)
                focus_ring(painter, ring, ring.width() / 2, self.style_)


class FeltCard(OverTray, HitsCard):
    """Card that slides in over the tray; only a gate takes clicks."""

    #: The menu of what else may be said is wanted, below this widget.
    more_wanted = Signal(object)

    def __init__(self, style: Style, tray: DiceTray, *, answered_here: bool = True) -> None:
        """`answered_here`: a gate may be answered; else it is only looked at."""
        super().__init__(style, tray)
        #: The style of the felt; its own is smaller where there is little room.
        self._usual = style
        self._answered_here = answered_here
        self._gate: GateView | None = None
        self._away: Sequence[QRect] = ()
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
        #: It slides out to the right, not in from above.
        self._leaves = False
        tray.fitted.connect(self.place)

    def restyle(self, style: Style) -> None:
        self._usual = self.more.style_ = style
        self.place()

    # ---- what is shown ---------------------------------------------------------------------

    def show_card(
        self, view: CardView, gate: GateView | None = None, away: Sequence[QRect] = ()
    ) -> None:
        """Show hits that were earned, or a gate; `away`: dice that must stay in sight."""
        whose, before = (
            None if shut is None else shown.seat
            for shut, shown in ((gate, view), (self._gate, self.view))
        )
        fresh = self.isHidden() or whose != before
        self._gate, self.view, self._away = gate, view, away
        held = gate is not None and self._answered_here
        self.more.setVisible(gate is not None and held and bool(gate.more))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not held)
        rows = [row.told for row in view.rows]
        self.setAccessibleName(read_out(view.title, *rows))
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
        return self._leaves and not self.isHidden()

    def put_away(self) -> None:
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

    def _moved(self, value: object) -> None:
        self._share = float(value) if isinstance(value, float) else 1.0
        self._shift()

    @Slot()
    def place(self) -> None:
        """Place the card in the half of the tray where lines end; hits never over dice in play."""
        tray = self._tray
        if self.isHidden():
            return
        self._style = self._usual
        room = (
            tray.width() * (0.5 if self._gate is not None else 0.42),
            tray.height() - self._style.px(16),
        )
        size = self.sizeHint()
        share = min(1.0, room[0] / size.width(), room[1] / size.height())
        if share < 1:
            self._style = copy(self._usual)
            self._style.type = Type(self._usual.type.scale * max(_LEAST, share))
            size = self.sizeHint()
        px, wide, tall = self._style.px, size.width(), size.height()
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
        boxes = (here(tray, QRectF(one.x(), one.y(), wide, tall)).toRect() for one in spots)
        self.box = min(boxes, key=self._covered)
        self._shift()
        if not self.more.isHidden():
            more = self.laid().box("more").toAlignedRect()
            self.more.setGeometry(more.adjusted(-4, -4, 4, 4))
        self.raise_()
        self.update()

    def _shift(self) -> None:
        """Move it where it is on its way to its place, or from there."""
        # As far from the side at which lines begin.
        tray, wide, tall = self._tray, self.box.width(), self.box.height()
        x, y = round(here(tray, QRectF(self.box)).left()), self.box.top()
        if self._leaves:
            x += round(self._share * (tray.width() - x))
        else:
            x += round((1 - self._share) * (tray.width() - x) * 0.5)
            y -= round((1 - self._share) * tall)
        self.setGeometry(here(tray, QRectF(x, y, wide, tall)).toRect())

    def _covered(self, box: QRect) -> int:
        """How much that must stay in sight lies under this place: dice and the banner."""
        return 0 if self._gate is not None else covered(box, [*self._away, self.banner])

    def _wide(self) -> int:
        return self._style.px(_GATE if self._gate is not None else _HITS)

    def sizeHint(self) -> QSize:
        return QSize(self._wide(), round(self.tree().size(self._style, self._wide()).height()))

    def tree(self) -> Node:
        """Below the rows stand who asks, a bubble for each ask, and what else may be said."""
        gate, foot = self._gate, Panel(tall=8)
        if gate is not None and (gate.asks or gate.more):
            said = [bubble(place < gate.asked) for place in range(min(MOST, gate.asks))]
            asks = Row((disc(gate.actor, 56), Gap(22), Row(tuple(said), 14))) if said else None
            dots = Row((Panel(fill="card_ink", radius=-1, wide=4.4, tall=4.4),) * 3, 3)
            ring = Panel(
                dots, (9, 0, 9, 0), edge="card_ink2", radius=-1, wide=37, tall=37, name="more"
            )
            more = Panel(ring, (5, 0, 4, 0)) if not self.more.isHidden() else None
            foot = Panel(Row((asks, Gap(grows=1), more)), (22, 0, 22, 0), tall=84)
        return card(self.view, FELT, foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        with brush(self) as painter:
            painter.fillRect(self.rect(), self._style.colour("card"))
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            self.laid().paint(painter)
