"""A card on the felt: the hit that was just earned, or the gate that holds the next player up."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.ui.table.banner import covered
from zonk_desktop.ui.table.card_row import MOST_PENNANTS, paint_asks, paint_row
from zonk_desktop.ui.table.gate import GateView, more_button
from zonk_desktop.ui.table.pennants import Look, Row

_SLIDE_MS = 260
_MOST_ROWS = 4
#: So small at most it is made where there is no room.
_LEAST = 0.5
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FeltCard(QWidget):
    """Card that slides in over the tray; only a gate takes clicks."""

    #: The button pressed.
    answered = Signal(object)
    #: The menu of what else may be said is wanted, below this widget.
    more_wanted = Signal(object)

    def __init__(self, style: Style, tray: DiceTray, *, answered_here: bool = True) -> None:
        """`answered_here`: a gate has its buttons; without them it is only looked at."""
        super().__init__(tray)
        self._style = style
        self._answered_here = answered_here
        self._gate: GateView | None = None
        self._rows: tuple[Row, ...] = ()
        self._seat = -1
        self._title = ""
        self._note = ""
        self._away: list[QRect] = []
        #: Where something is called out over the felt; hits are told beside it or below.
        self.banner = QRect()
        #: Where it lies once it has slid in.
        self.box = QRect()
        self.first = ActionButton(style, self)
        self.more = ActionButton(style, self)
        self.first.acted.connect(self.answered)
        self.more.acted.connect(lambda _view: self.more_wanted.emit(self.more))
        self._slide = QVariantAnimation(self)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._moved)
        self._share = 1.0
        #: Of its measures and letters; less than one where there is little room.
        self._scale = 1.0
        #: It slides out to the dock, not in from above.
        self._leaves = False
        #: Pennants filled so far, while hits are taken; -1: as many as were asked for.
        self._filled = -1
        self._fill = QVariantAnimation(self)
        self._fill.valueChanged.connect(self._fills)
        self._slide.finished.connect(self._slid)
        self._tray = tray
        tray.fitted.connect(self.place)
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = style
        self.first.restyle(style)
        self.more.restyle(style)
        self.place()

    def set_bare(self, bare: bool) -> None:
        """Hide the buttons, where their actions stand elsewhere."""
        self._answered_here = not bare

    # ---- what is shown ---------------------------------------------------------------------

    def show_gate(self, gate: GateView) -> None:
        """Show a gate: who takes what and why, what has been asked, and the opening button."""
        fresh = self._gate is None or self._gate.seat != gate.seat or self.isHidden()
        self._gate = gate
        looks = [Look.NAILED] * len(gate.reasons)
        self._rows = tuple(
            Row(text, hits, look, note)
            for (text, hits, note), look in zip(gate.reasons, looks, strict=True)
        )
        self._seat, self._title, self._note = gate.seat, gate.title, gate.note
        self.first.show_view(gate.first, primary=True)
        self.more.setVisible(bool(gate.more) and self._answered_here)
        self.first.setVisible(self._answered_here)
        self.more.show_view(more_button(gate))
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.setAttribute(through, not self._answered_here)
        self._appear(fresh)

    def show_hits(self, seat: int, title: str, rows: tuple[Row, ...], away: list[QRect]) -> None:
        """Show hits that were earned; `away`: where dice lie that must stay in sight."""
        fresh = self.isHidden() or self._gate is not None
        self._gate = None
        self._rows, self._seat, self._title, self._note = rows, seat, title, ""
        self._away = away
        self.first.hide()
        self.more.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._appear(fresh)

    def take_hits(self, milliseconds: int) -> None:
        """Animate taking the hits: the pennants are filled one by one."""
        running = self._fill.state() is QVariantAnimation.State.Running
        if self._gate is None or running or self._style.still:
            return
        hits = min(MOST_PENNANTS, self._gate.hits)
        self._fill.setStartValue(max(0, min(self._gate.filled, hits)))
        self._fill.setEndValue(hits)
        self._fill.setDuration(milliseconds)
        self._fill.start()

    def open_gate(self, milliseconds: int) -> None:
        """Animate the card of a gate to the dock, its pennants filled."""
        if self._gate is None or self.isHidden() or self._leaves:
            return
        self._fill.stop()
        self._filled = min(MOST_PENNANTS, self._gate.hits)
        if milliseconds <= 0 or self._style.still:
            self.put_away()
            return
        self._leaves = True
        self._slide.stop()
        self._slide.setDuration(milliseconds)
        self._slide.start()

    @property
    def leaving(self) -> bool:
        """Whether the card is on its way to the dock."""
        return self._leaves and not self.isHidden()

    def put_away(self) -> None:
        """Remove the card."""
        self._slide.stop()
        self._fill.stop()
        self._gate = None
        self._leaves, self._filled = False, -1
        self.hide()

    @property
    def filled(self) -> int:
        """The number of filled pennants of the gate."""
        gate = self._gate
        return 0 if gate is None else max(self._filled, gate.filled)

    def _fills(self, value: object) -> None:
        self._filled = int(value) if isinstance(value, int) else 0
        self.update()

    def _slid(self) -> None:
        if self._leaves:
            self.put_away()

    @property
    def gate(self) -> GateView | None:
        """The gate that is shown, None where none is."""
        return None if self.isHidden() or self._leaves else self._gate

    # ---- where it lies ---------------------------------------------------------------------

    def _appear(self, fresh: bool) -> None:
        said = [
            self._title,
            self._note,
            *(read_out(f"{row.text} {row.hits}", row.note) for row in self._rows),
        ]
        self.setAccessibleName(read_out(*said))
        self.show()
        if fresh:
            self._leaves, self._filled, self._share = False, -1, 1.0
            self._fill.stop()
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
        self._fit(tray)
        px = self._px
        wide = min(px(664), round(tray.width() * 0.5))
        if self._gate is None:
            wide = min(px(470), round(tray.width() * 0.42))
        tall = min(self._tall(), tray.height() - px(16))
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
        self._place_buttons()
        self.raise_()
        self.update()

    def _fit(self, tray: QWidget) -> None:
        """Smaller where large letters would not fit into the tray."""
        self._scale = 1.0
        room = tray.height() - self._style.px(16)
        if self._small:
            wide = tray.width() * (0.5 if self._gate is not None else 0.42)
            needs = self._style.px(300 if self._gate is not None else 260)
            self._scale = max(_LEAST, min(1.0, wide / needs))
        self._size_buttons()
        while self._scale > _LEAST and self._tall() > room:
            self._scale -= 0.05
            self._size_buttons()

    def _size_buttons(self) -> None:
        small = "line" if self._scale < 0.8 else "small"
        for button in (self.first, self.more):
            button.set_size(small if self._small else "normal")

    def _px(self, size: float) -> int:
        return round(self._style.px(1000) * self._scale * size / 1000)

    def _covered(self, box: QRect) -> int:
        """How much that must stay in sight lies under this place: dice and the banner."""
        return 0 if self._gate is not None else covered(box, [*self._away, self.banner])

    @property
    def _small(self) -> bool:
        return self._tray.width() < self._style.px(820)

    def _head(self) -> int:
        return self._px(52 if self._small else 84)

    def _line(self) -> int:
        return self._px(26 if self._small else 54)

    def _foot(self) -> int:
        """Lay out pennants and buttons of a gate."""
        if self._gate is None:
            return self._px(8)
        buttons = self.first.sizeHint().height() if self._answered_here else 0
        return self._flags() + buttons + self._under() + self._px(8)

    def _under(self) -> int:
        """The room below the buttons."""
        return self._px(6 if self._small else 16)

    def _flags(self) -> int:
        return self._px(40 if self._small else 84)

    def _tall(self) -> int:
        return self._head() + self._line() * min(_MOST_ROWS, len(self._rows)) + self._foot()

    def _place_buttons(self) -> None:
        if self._gate is None:
            return
        px = self._px
        tall = self.first.sizeHint().height()
        top = self.height() - tall - self._under()
        pad = px(12 if self._small else 22)
        room = self.width() - 2 * pad
        wide = room if not self._gate.more else round(room * 0.68)
        self.first.setGeometry(pad, top, wide, tall)
        self.more.setGeometry(pad + wide + px(6), top, room - wide - px(6), tall)

    # ---- painting --------------------------------------------------------------------------

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens = self._style, self._style.tokens
        px = self._px
        with brush(self) as painter:
            box = QRectF(self.rect())
            painter.fillRect(box, QColor(tokens.card))
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            pad, head = px(12 if self._small else 22), self._head()
            size = head - px(16)
            disc = QRectF(pad, (head - size) / 2, size, size)
            people.draw_disc(painter, self._seat, disc, style)
            x = disc.right() + px(12)
            room = self.width() - x - pad
            title = style.type.display((20 if self._small else 32) * self._scale)
            title = fitted(title, self._title, room, 14)
            painter.setFont(title)
            painter.setPen(QColor(tokens.card_ink))
            note_font = style.type.text((12 if self._small else 15) * self._scale)
            below = QFontMetricsF(note_font).height() if self._note else 0
            lines = QFontMetricsF(title).height() + below
            top = (head - lines) / 2
            painter.drawText(
                QRectF(x, top, room, QFontMetricsF(title).height()), _LEFT, self._title
            )
            if self._note:
                painter.setFont(note_font)
                painter.setPen(QColor(tokens.card_ink2))
                words = QFontMetricsF(note_font).elidedText(
                    self._note, Qt.TextElideMode.ElideRight, room
                )
                painter.drawText(QRectF(x, top + lines - below, room, below), _LEFT, words)
            painter.setPen(QPen(QColor(tokens.margin), 1.6))
            painter.drawLine(0, head, self.width(), head)
            y = float(head)
            for row in self._rows[:_MOST_ROWS]:
                box = QRectF(pad, y, self.width() - 2 * pad, self._line())
                paint_row(painter, style, box, row, small=self._small, scale=self._scale)
                y += self._line()
            if self._gate is not None:
                box = QRectF(pad, y, self.width() - 2 * pad, self._flags())
                paint_asks(
                    painter,
                    style,
                    box,
                    self._gate,
                    self.filled,
                    small=self._small,
                    scale=self._scale,
                )
