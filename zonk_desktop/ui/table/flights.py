"""Animations across the window: points fly to the pad, signs from its margin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import TurnEntry
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.kit.wording import figure
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import say

#: Shares of its time after which a sign is drawn, and sets out.
_DRAWN, _STARTS = 0.4, 0.55
#: A sign on the margin is this many times as high as an entry.
_LARGE = 3.0

#: Function that paints what flies into a box, once: a picture of it flies.
Paint = Callable[[QPainter, QRectF], None]


class Flying(QWidget):
    """Overlay widget of one flying picture; it takes no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._picture = QPixmap()
        self._way = QRectF(), QRectF()
        self._waits = 0.0
        self._drawn = 1.0
        self._share = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._share.valueChanged.connect(self._goes_on)
        self._share.finished.connect(self.land)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.hide()

    def fly(
        self, start: QRectF, end: QRectF, milliseconds: int, paint: Paint, *, drawn: bool = False
    ) -> None:
        """Start the flight from one box to the other; `drawn`: it is drawn there first."""
        self._way = start, end
        self._picture = self._painted(start if start.width() > end.width() else end, paint)
        self._waits = _STARTS if drawn else 0.0
        self._share.stop()
        self._share.setDuration(milliseconds)
        self._goes_on(0.0)
        self.show()
        self.raise_()
        self._share.start()

    def _painted(self, box: QRectF, paint: Paint) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((box.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(QPointF(), box.size()))
        return picture

    @property
    def flies(self) -> bool:
        return not self.isHidden()

    def land(self) -> None:
        self._share.stop()
        self.hide()

    def _goes_on(self, value: object) -> None:
        share = float(value) if isinstance(value, float) else 1.0
        self._drawn = min(1.0, share / _DRAWN) if self._waits else 1.0
        way = self._ease.valueForProgress(max(0.0, share - self._waits) / (1 - self._waits))
        start, end = self._way
        wide = start.width() + (end.width() - start.width()) * way
        tall = start.height() + (end.height() - start.height()) * way
        middle = start.center() + (end.center() - start.center()) * way
        # A throw and no slide: up first, and down into the cell.
        rise = 0.0 if self._waits else 0.16 * abs(end.center().x() - start.center().x())
        top = middle.y() - tall / 2 - rise * 4 * way * (1 - way)
        self.setGeometry(QRectF(middle.x() - wide / 2, top, wide, tall).toAlignedRect())
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            box = QRectF(self.rect())
            painter.setClipRect(QRectF(0, 0, box.width() * self._drawn, box.height()))
            painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))


class Flights(QObject):
    """Starts flights for beats, between turn bar and pad."""

    def __init__(self, table: TablePlay, page: GamePage, pad: Pad, window: QWidget) -> None:
        super().__init__(window)
        self._table, self._page, self._pad = table, page, pad
        self.flying = Flying(window)
        self._entry = TurnEntry()
        table.director.begins.connect(self._begins)
        table.idled.connect(self.flying.land)

    @Slot(object)
    def _begins(self, beat: Beat) -> None:
        self.flying.land()
        milliseconds = self._table.director.manners.moving(beat.kind, beat.data)
        match beat.kind:
            case Kind.STAY if beat.data.points and milliseconds:
                self._points(beat, milliseconds)
            case Kind.ENTRY:
                self._entry = TurnEntry()
            case Kind.SIGN:
                self._sign(beat, milliseconds)
            case _:
                pass

    # ---- points ----------------------------------------------------------------------------

    def _points(self, beat: Beat, milliseconds: int) -> None:
        """Fly the points of the turn to the place of the total."""
        page, view = self._page, self._pad.view
        if page.side.isVisible():
            start = self._on_window(page.side, page.side.points_box())
            end = self._on_window(page.side, page.side.row_of(beat.seat))
        else:
            start = self._on_window(page.bar, page.bar.points_box())
            row, _ = self._place(beat)
            part = 1 if view.model_.per_seat == 3 else 0
            end = self._on_window(view.viewport(), view.place_of(row, beat.seat, part))
        if start is None or end is None:
            return
        style, text = self._pad.look, say("stage-flies", points=beat.data.points)

        def paint(painter: QPainter, box: QRectF) -> None:
            font = style.type.hand(24, 700)
            font.setPixelSize(max(9, round(box.height() * 0.8)))
            path = QPainterPath()
            path.addText(0, 0, font, text)
            path.translate(box.center() - path.boundingRect().center())
            # An edge of paper: it flies over a dark bar and a light pad.
            painter.strokePath(path, QPen(QColor(LIGHT.paper), 5))
            painter.fillPath(path, QColor(LIGHT.acc))

        wide = len(figure(beat.data.points)) + 2
        self.flying.fly(_shaped(start, wide * 0.6), _shaped(end, wide * 0.6), milliseconds, paint)

    def _place(self, beat: Beat) -> tuple[int, int]:
        """Row and seat of the turn's entry: written already, or about to be."""
        state = self._pad.view.model_.state
        known = len(beat.game.cells) - 1
        if known >= 0 and beat.game.cells[known].seat == beat.seat and beat.kind is Kind.SIGN:
            return beat.game.cells[known].row, beat.seat
        return (-1, beat.seat) if state is None else (state.live[0], beat.seat)

    # ---- signs -----------------------------------------------------------------------------

    def _sign(self, beat: Beat, milliseconds: int) -> None:
        """Draw a sign large on the margin, then fly it into the cell."""
        view = self._pad.view
        row, seat = self._place(beat)
        if not 0 <= row < view.model_.rowCount():
            return
        before, entry = self._entry, view.model_.entry(row, seat)
        self._entry = entry
        name = _new_sign(before, entry, view.hit)
        cell = view.place_of(row, seat, view.model_.per_seat - 1)
        margin = self._on_window(self._pad, self._pad.margin_box(view.text_px * _LARGE))
        place = _beside(cell, entry, name, view.text_px, turned=view.isRightToLeft())
        end = self._on_window(view.viewport(), place)
        if margin is None or end is None or not milliseconds:
            return
        middle = min(max(end.center().y(), margin.top() + margin.width() / 2),
                     margin.bottom() - margin.width() / 2)  # fmt: skip
        start = QRectF(margin.left(), middle - margin.width() / 2, margin.width(), margin.width())
        ink = QColor(self._pad.look.tokens.flag)

        def paint(painter: QPainter, box: QRectF) -> None:
            size = min(box.height(), box.width() / max(1.0, marks.path(name).width)) * 0.92
            x = box.center().x() - marks.path(name).width * size / 2
            marks.draw(painter, name, x, box.center().y(), size, ink)

        self.flying.fly(start, end, milliseconds, paint, drawn=True)

    # ---- where -----------------------------------------------------------------------------

    def _on_window(self, widget: QWidget, box: QRectF) -> QRectF | None:
        """Map a box of a widget to the window; None where it is not visible."""
        window = self.flying.parentWidget()
        if window is None or not widget.isVisible() or widget.window() is not window:
            return None
        if box.isEmpty() or widget.visibleRegion().isEmpty():
            return None
        return box.translated(widget.mapTo(window, QPoint()).toPointF())


def _shaped(box: QRectF, share: float) -> QRectF:
    """Fit a box of this shape round the same middle, at most as high as the other."""
    tall = min(box.height(), 64.0)
    found = QRectF(0, 0, tall * share, tall)
    found.moveCenter(box.center())
    return found


def _new_sign(before: TurnEntry, entry: TurnEntry, hit: str) -> str:
    """The sign that came to an entry; one of a hit where it has none of its own."""
    for old, new in ((before.left, entry.left), (before.marks, entry.marks)):
        added = [name for name in new[len(old) :] if marks.exists(name)]
        if added:
            return added[0]
    return hit


def _beside(cell: QRectF, entry: TurnEntry, name: str, size: float, *, turned: bool) -> QRectF:
    """The place of a sign: before the total for marks of the sheet, behind it for hits."""
    spot = QRectF(0, 0, size, size)
    spot.moveCenter(cell.center())
    side = -0.28 if (name in entry.left) is not turned else 0.28
    spot.translate(cell.width() * side, 0)
    return spot
