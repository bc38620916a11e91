"""The two-line action button with its key cap; blocked, it keeps focus and says why."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.button_parts import (
    ONE_ROW,
    Sinking,
    brass_frame,
    cap_width,
    fits_beside_cap,
    key_cap,
    lone_icon,
    needed,
    two_rows,
)
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip
from zonk_desktop.words import say

#: The smallest factor by which a title too long for its place is scaled.
_LEAST = 0.5
#: Pixels of a title that can be read without effort.
_READ = 13
#: A note too long gives up so much of its size before it is cut, down to so many pixels.
_SMALLEST = 0.75
_SMALL_PRINT = 12
#: The least readable share of a note; a note cut shorter is left to the tooltip.
_TELLS = 0.45
#: Height of a key cap in lines; beside the second line it must not reach up to the first.
_AIR, _LOW_AIR = 1.3, 1.06


class ActionButton(QAbstractButton):
    """One action of the turn."""

    acted = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._view = ButtonView("", "", "", "")
        self._primary = False
        self._icon_name = ""
        self._size = "normal"
        self._caps = True
        self._brief = False
        self._short = False
        self._seat = -1
        self._hinted = False
        self._high_cap = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._act)
        #: How far the face is down.
        self._sinking = Sinking(self, style)

    def restyle(self, style: Style) -> None:
        self._style = self._sinking.style = style
        self.updateGeometry()
        self.update()

    def set_size(self, size: str) -> None:
        """`line` (without the second line), `small`, `normal` or `party`."""
        self._size = size
        self.updateGeometry()
        self.update()

    def set_caps(self, shown: bool) -> None:
        """Show or hide the key cap; hidden where there is no room for all of them."""
        if shown != self._caps:
            self._caps = shown
            self.updateGeometry()
            self.update()

    def set_brief(self, brief: bool) -> None:
        """Show reasons and notes in a few words."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()
            self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Mark this button as the one the hint means."""
        if hinted != self._hinted:
            self._hinted = hinted
            self._describe()
            self.update()

    def _describe(self) -> None:
        said = self._view.reason or self._view.note
        mark = say("hint-mark") if self._hinted else ""
        self.setAccessibleDescription(", ".join(part for part in (mark, said) if part))

    @property
    def hinted(self) -> bool:
        return self._hinted

    def _note(self) -> str:
        view = self._view
        if self._size == "line":
            return ""
        if view.blocked:
            return view.brief if self._brief and view.brief else view.reason
        return view.note

    def set_short(self, short: bool) -> None:
        """Show the icon alone; the tooltip says what it does."""
        self._short = short
        self._point()
        self.updateGeometry()
        self.update()

    def show_view(
        self, view: ButtonView, *, primary: bool = False, icon: str = "", seat: int = -1
    ) -> None:
        """Set what the button shows and does; `seat`: whose disc stands on it."""
        if view.name == "" and not view.text:
            return
        shown = view, primary, icon, seat
        if shown == (self._view, self._primary, self._icon_name, self._seat):
            return
        self._view, self._primary, self._icon_name, self._seat = shown
        self.setText(view.text)
        self.setAccessibleName(view.text)
        self._describe()
        self._point()
        self.setProperty("blocked", view.blocked)
        # A click that does nothing leaves the focus where it was.
        policy = Qt.FocusPolicy.TabFocus if view.blocked else Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(policy)
        self.updateGeometry()
        self.update()

    def _point(self) -> None:
        view = self._view
        said = view.reason or view.note
        if self._short:
            said = f"{view.text}: {said}" if said else view.text
        tip, old = plain_tip(said), self.toolTip()
        if tip != old and QToolTip.isVisible() and QToolTip.text() == old:
            # It would go on saying why not over a button that can be pressed.
            QToolTip.hideText()
        self.setToolTip(tip)

    @property
    def short(self) -> bool:
        """Whether only the icon is shown."""
        return self._short

    @property
    def view(self) -> ButtonView:
        return self._view

    @property
    def primary(self) -> bool:
        return self._primary and not self._view.blocked

    def _act(self) -> None:
        if self._view.blocked:
            QToolTip.showText(self.mapToGlobal(self.rect().topLeft()), self.toolTip(), self)
            return
        self.acted.emit(self._view)

    # Measures

    def _height(self) -> int:
        return self._style.px({"line": 30, "small": 50, "party": 104}.get(self._size, 76))

    def _fonts(self) -> tuple[float, float, float]:
        """Sizes of the two lines and the key cap."""
        sizes = {"line": (15, 13, 12), "small": (16, 13, 12), "party": (32, 20, 20)}
        return sizes.get(self._size, (20, 15, 14))

    def _title(self, size: float) -> QFont:
        return self._style.type.text(size, 700)

    def _padding(self) -> float:
        return self._style.px({"line": 8, "small": 8, "party": 32}.get(self._size, 20))

    def _has_cap(self) -> bool:
        return self._caps and bool(self._view.key)

    def set_high_cap(self, high: bool) -> None:
        """In a small button the cap stands beside the title: the note takes the whole width."""
        self._high_cap = high
        self.update()

    def _cap_is_low(self, wide: float) -> bool:
        """Whether the cap stands beside the note, and the title takes the whole width.

        So it is in a small button, and where a title would have to give up of its size.
        """
        if not (self._has_cap() and self._note()):
            return False
        title = self._title(self._fonts()[0])
        return self._size == "small" or not self._fits_beside_cap(title, wide)

    def sizeHint(self) -> QSize:
        if self._short:
            side = self._height() + self._style.px(2)
            return QSize(side, self._height() + self._style.px(10))
        big, small, cap = self._fonts()
        kind = self._style.type
        first = QFontMetricsF(self._title(big)).horizontalAdvance(self._view.text)
        note = self._note()
        second = QFontMetricsF(kind.text(small, 500)).horizontalAdvance(note)
        limit = self._style.px(310 if self._size != "party" else 420)
        width = max(first, min(second, limit)) + 2 * self._padding()
        if self._has_cap():
            width += QFontMetricsF(kind.text(cap, 600)).horizontalAdvance(self._view.key)
            width += self._style.px(34 if self._size not in {"small", "line"} else 22)
        if self._icon_shown():
            width += self._style.px(34)
        return QSize(round(width) + self._style.px(14), self._height() + self._style.px(10))

    def minimumSizeHint(self) -> QSize:
        """The width at which the title can be read: its air goes first, then some of its size."""
        if self._short:
            return self.sizeHint()
        big, _, _ = self._fonts()
        least = self._title(big * _LEAST)
        first = QFontMetricsF(least).horizontalAdvance(self._view.text)
        return QSize(round(first) + self._style.px(8), self.sizeHint().height())

    def _icon_shown(self) -> bool:
        if not self._icon_name:
            return False
        return not self._view.blocked or not (self._brief or self._size in {"small", "line"})

    # Painting

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        painter = brush(self)
        inset = style.px(5)
        depth = 0 if view.blocked else style.px(4 if self._primary else 3)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = style.px(12 if self._primary else 10)
        if self.hasFocus():
            focus_ring(painter, box.adjusted(2, 2, -2, -2), radius, style)
        face = box.adjusted(0, 0, 0, -depth)
        down = 0.0 if view.blocked else depth * self._sinking.share
        face.translate(0, down)
        ink, ink2 = QColor(tokens.ink), QColor(tokens.ink2)
        if view.blocked:
            pen = QPen(QColor(tokens.ctl), 1.4)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face, radius, radius)
            ink = ink2
        else:
            edge = QColor(tokens.accd if self._primary else tokens.ctl)
            if down < depth:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(edge)
                painter.drawRoundedRect(face.translated(0, depth - down), radius, radius)
            fill = QColor(tokens.acc if self._primary else tokens.raise_)
            if self.underMouse() and not self.isDown():
                fill = fill.lighter(106) if self._primary or tokens.dark else fill.darker(103)
            painter.setPen(QPen(edge, 1.4))
            painter.setBrush(fill)
            painter.drawRoundedRect(face, radius, radius)
            if self._primary:
                ink = ink2 = QColor(tokens.onacc)
        if self._hinted:
            # Below the words: in a small button they reach its edge.
            brass_frame(painter, style, face, radius, self._size)
        self._lettering(painter, face, ink, ink2)

    def _lettering(self, painter: QPainter, face: QRectF, ink: QColor, ink2: QColor) -> None:
        style, view = self._style, self._view
        if self._short:
            lone_icon(painter, style, self._icon_name, face, ink)
            return
        big, small, cap = self._fonts()
        pad = float(self._padding())
        line = style.type.text(small, 500)
        notes = (self._note(), view.brief)
        need = needed(style, self._title(big), view.text, line, notes, face.width())
        # The main button has rounder corners, and the focus round it most of the time.
        least = style.px(6 if self._primary and self._size == "line" else 4)
        pad = max(float(least), min(pad, (face.width() - need - style.px(40)) / 2))
        inside = face.adjusted(pad, 0, -pad, 0)
        if self._seat >= 0 and face.width() > style.px(150):
            disc = min(float(style.px(40)), face.height() - style.px(14))
            spot = QRectF(inside.left(), inside.center().y() - disc / 2, disc, disc)
            people.draw_disc(painter, self._seat, spot, style)
            inside.setLeft(spot.right() + style.px(10))
        elif self._icon_shown() and need <= inside.width() - style.px(74):
            size = style.px(20)
            spot = QRectF(inside.left(), inside.center().y() - size / 2, size, size)
            icons.draw(painter, self._icon_name, spot, ink)
            inside.setLeft(inside.left() + style.px(34))
        note, low = self._note(), QRectF(inside)
        beside = self._cap_is_low(inside.width())
        key = style.type.text(cap, 600)
        if self._size == "small" and self._in_two_rows(painter, inside, ink, key):
            return
        if self._has_cap() and not beside and self.has_room_for_cap(inside.width()):
            inside.setRight(key_cap(painter, style, view.key, key, inside, ink, _AIR))
            low = QRectF(inside)
        # Beside the title too where the note would be cut and the title is not.
        wide = inside.width()
        cut = not fits_beside_cap(style, note, line, view.key, key, _LOW_AIR, wide)
        high = self._high_cap or (cut and self._fits_beside_cap(self._title(big), wide))
        if beside and high:
            upper = QRectF(inside.left(), inside.top(), inside.width(), inside.height() * 0.52)
            inside.setRight(key_cap(painter, style, view.key, key, upper, ink, _LOW_AIR))
        # Under a scale of less than one the sizes count, else the pixels.
        least = round(big * _LEAST * min(1.0, style.type.scale))
        whole = self._title(big)
        if self._size == "line" and two_rows(painter, whole, view.text, inside, ink, least):
            return
        title = fitted(whole, view.text, inside.width(), least)
        first, second = QFontMetricsF(title), QFontMetricsF(line)
        both = first.height() + (second.height() * 0.95 if note else 0)
        top = inside.center().y() - both / 2
        painter.setFont(title)
        painter.setPen(ink)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        words = first.elidedText(view.text, Qt.TextElideMode.ElideRight, inside.width() + 1)
        painter.drawText(
            QRectF(inside.left(), top, inside.width() + 2, first.height()), left, words
        )
        if note:
            spot = QRectF(low.left(), top + first.height() * 0.97, low.width(), second.height())
            if beside and not high:
                spot.setRight(key_cap(painter, style, view.key, key, spot, ink, _LOW_AIR))
            if second.horizontalAdvance(note) > spot.width() and view.brief:
                note = view.brief
            small_print = max(small * _SMALLEST, _SMALL_PRINT) * style.type.scale
            line = fitted(line, note, spot.width(), round(small_print))
            second = QFontMetricsF(line)
            painter.setFont(line)
            painter.setPen(ink2)
            if not view.blocked and spot.width() < _TELLS * second.horizontalAdvance(note):
                return
            words = second.elidedText(note, Qt.TextElideMode.ElideRight, spot.width() + 1)
            painter.drawText(spot.adjusted(0, 0, 2, 0), left, words)

    def _in_two_rows(self, painter: QPainter, inside: QRectF, ink: QColor, key: QFont) -> bool:
        """Paint a title that would be too small beside its note in two rows, without the note."""
        style, view = self._style, self._view
        whole = self._title(self._fonts()[0])
        least = round(whole.pixelSize() * _LEAST)
        once = fitted(whole, view.text, inside.width(), least)
        if view.blocked or once.pixelSize() >= min(style.px(_READ), whole.pixelSize()):
            return False
        cap = cap_width(style, view.key, key, _LOW_AIR) + style.px(4) if self._has_cap() else 0.0
        if not two_rows(painter, whole, view.text, inside, ink, least, cap):
            return False
        if cap:
            lower = QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2)
            key_cap(painter, style, view.key, key, lower, ink, _LOW_AIR)
        return True

    def has_room_for_cap(self, wide: float) -> bool:
        """Whether the title beside a key cap can still be read; with large letters it may not."""
        title = self._title(self._fonts()[0])
        # With large letters "line" is small as it is: the title comes before its key.
        read = round(title.pixelSize() * ONE_ROW) if self._size == "line" else _READ
        title.setPixelSize(min(title.pixelSize(), read))
        return self._fits_beside_cap(title, wide)

    def _fits_beside_cap(self, title: QFont, wide: float) -> bool:
        view, font = self._view, self._style.type.text(self._fonts()[2], 600)
        return fits_beside_cap(self._style, view.text, title, view.key, font, _AIR, wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            # A key that is held down would play the next turn too.
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.update()
