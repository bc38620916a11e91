"""The action button with its key cap; blocked, it keeps focus and says why."""

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
from zonk_desktop.ui.kit.button_layout import (
    LEAST,
    SIZES,
    ButtonFace,
    LaidButton,
    cap_width,
    lay,
    letters,
)
from zonk_desktop.ui.kit.button_parts import Sinking, brass_frame, key_cap, lone_icon
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.spoken import tell_blocked
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip
from zonk_desktop.words import commas, say


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
        self._short = False
        self._seat = -1
        self._hinted = False
        #: Title and cap alone; and the size of its letters, 0 for the usual one.
        self._plain = False
        self._letters = 0
        # Before anybody asks what it is: see `spoken`.
        self.setProperty("blocked", False)
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
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    def set_caps(self, shown: bool) -> None:
        """Show or hide the key cap; hidden where there is no room for all of them."""
        if shown != self._caps:
            self._caps = shown
            self.updateGeometry()
            self.update()

    def set_plain(self, plain: bool) -> None:
        """Show title and key cap alone: what it does, or why not, is told on hover and focus."""
        self._plain = plain

    def set_letters(self, pixels: int) -> None:
        """Set the size of the title's letters, for one size in a row."""
        if pixels != self._letters:
            self._letters = pixels
            self.update()

    def letters(self, wide: int) -> int:
        """The size of letters at which the title has room in a button as wide as this."""
        inset = 2 * self._style.px(5)
        return letters(self._face(whole=True), wide - inset)

    def set_hinted(self, hinted: bool) -> None:
        """Mark this button as the one the hint means."""
        if hinted != self._hinted:
            self._hinted = hinted
            self._describe()
            self.update()

    def _describe(self) -> None:
        said = self._view.reason or self._view.note
        mark = say("hint-mark") if self._hinted else ""
        waits = say("kit-key-waits") if self._view.waits else ""
        self.setAccessibleDescription(commas(part for part in (waits, mark, said) if part))

    @property
    def hinted(self) -> bool:
        return self._hinted

    def _notes(self) -> tuple[str, ...]:
        """What may stand below the title, the longest first."""
        view = self._view
        note = view.reason or view.note
        if self._plain or self._size == "line" or not note:
            return ()
        return tuple(dict.fromkeys((note, view.brief or note)))

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
        if self.property("blocked") != view.blocked:
            self.setProperty("blocked", view.blocked)
            tell_blocked(self)
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
        return self._primary and not self._view.blocked and not self._view.waits

    def _act(self) -> None:
        if self._view.blocked:
            QToolTip.showText(self.mapToGlobal(self.rect().topLeft()), self.toolTip(), self)
            return
        self.acted.emit(self._view)

    # Measures

    def _height(self) -> int:
        return self._style.px(SIZES[self._size].tall)

    def tall(self, size: str) -> int:
        """The height of a button of this size, with the air around it."""
        return self._style.px(SIZES[size].tall) + self._style.px(10)

    def laid(self) -> LaidButton:
        """Where everything stands on the face."""
        return lay(self._face(), self._face_box())

    def _title(self, size: float) -> QFont:
        return self._style.type.text(size, 700)

    def _face(self, *, whole: bool = False) -> ButtonFace:
        """`whole`: with letters of the usual size."""
        kind, view, px, measures = self._style.type, self._view, self._style.px, SIZES[self._size]
        mark = 0.0
        if self._seat >= 0:
            mark = min(float(px(40)), self._height() - px(24)) + px(10)
        elif self._icon_name and not self._plain:
            mark = float(px(34))
        title = self._title(measures.title)
        if self._letters and not whole:
            title.setPixelSize(self._letters)
        return ButtonFace(
            self._style, self._size, title, kind.text(measures.note, 500),
            kind.text(measures.cap * 0.47, 600),
            tuple(dict.fromkeys((view.text, view.short or view.text))), self._notes(),
            view.key if self._caps else "", mark, bool(self._letters) and not whole,
        )  # fmt: skip

    def _face_box(self) -> QRectF:
        """The face, above its edge."""
        inset, depth = self._style.px(5), self._depth()
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - depth)

    def _depth(self) -> int:
        return 0 if self._view.blocked else self._style.px(4 if self._primary else 3)

    def sizeHint(self) -> QSize:
        tall = self.tall(self._size)
        if self._short:
            return QSize(self._height() + self._style.px(2), tall)
        face, measures = self._face(), SIZES[self._size]
        below = QFontMetricsF(face.note).horizontalAdvance(face.notes[0]) if face.notes else 0.0
        limit = self._style.px(310 if self._size != "party" else 420)
        first = QFontMetricsF(face.title).horizontalAdvance(self._view.text)
        width = max(first, min(below, limit)) + face.mark
        width += self._style.px(measures.left + measures.right)
        if face.key:
            width += cap_width(face) + self._style.px(12)
        return QSize(round(width) + self._style.px(14), tall)

    def minimumSizeHint(self) -> QSize:
        """The width at which the title can be read: its air goes first, then some of its size."""
        if self._short:
            return self.sizeHint()
        least = self._title(SIZES[self._size].title * LEAST)
        first = QFontMetricsF(least).horizontalAdvance(self._view.short or self._view.text)
        return QSize(round(first) + self._style.px(8), self.tall(self._size))

    # Painting

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        with brush(self) as painter:
            depth = self._depth()
            face = self._face_box()
            box = face.adjusted(0, 0, 0, depth)
            radius = style.px(12 if self._primary else 10)
            if self.hasFocus():
                focus_ring(painter, box.adjusted(2, 2, -2, -2), radius, style)
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
                edge = QColor(tokens.accd if self.primary else tokens.ctl)
                if down < depth:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(edge)
                    painter.drawRoundedRect(face.translated(0, depth - down), radius, radius)
                fill = QColor(tokens.acc if self.primary else tokens.raise_)
                if self.underMouse() and not self.isDown():
                    fill = fill.lighter(106) if self.primary or tokens.dark else fill.darker(103)
                painter.setPen(QPen(edge, 1.4))
                painter.setBrush(fill)
                painter.drawRoundedRect(face, radius, radius)
                if self.primary:
                    ink = ink2 = QColor(tokens.onacc)
            if self._hinted:
                # Below the words: in a small button they reach its edge.
                brass_frame(painter, style, face, radius, self._size)
            self._lettering(painter, face, ink, ink2)

    def _lettering(self, painter: QPainter, face: QRectF, ink: QColor, ink2: QColor) -> None:
        style = self._style
        if self._short:
            lone_icon(painter, style, self._icon_name, face, ink)
            return
        faced = self._face()
        laid = lay(faced, face)
        if laid.mark is not None and self._seat >= 0:
            disc = laid.mark.width() - style.px(10)
            spot = QRectF(laid.mark.left(), face.center().y() - disc / 2, disc, disc)
            people.draw_disc(painter, self._seat, spot, style)
        elif laid.mark is not None:
            size = style.px(20)
            spot = QRectF(laid.mark.left(), face.center().y() - size / 2, size, size)
            icons.draw(painter, self._icon_name, spot, ink)
        if laid.cap is not None:
            key_cap(painter, style, faced.key, faced.cap, laid.cap, ink, waits=self._view.waits)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(ink)
        painter.setFont(laid.title.font)
        painter.drawText(laid.title.box.adjusted(0, 0, 2, 0), left, laid.title.text)
        if laid.note is not None:
            painter.setPen(ink2)
            painter.setFont(laid.note.font)
            painter.drawText(laid.note.box.adjusted(0, 0, 2, 0), left, laid.note.text)

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
