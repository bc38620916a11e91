"""The action button with its key cap; blocked, it keeps focus and says why."""

from __future__ import annotations

from itertools import product
from math import ceil, inf
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from zonk_desktop import faces
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Laid, Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Column, Either, Gap, Panel, Row, disc, icon, key_cap
from zonk_desktop.ui.kit.spoken import tell_blocked
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip
from zonk_desktop.words import commas, say

if TYPE_CHECKING:  # the first page is painted before the engine is loaded
    from zonk_desktop.engine.actions import Action

#: Milliseconds in which a face goes down.
_PRESS_MS = 60
#: Shares of their size that the letters of a title keep: in all its words, in few, and at last.
_WHOLE, _READS, _LEAST = 1.0, 0.85, 0.5
#: Pixels of the smallest letters of the line below, and what they keep at the least.
_SMALL_PRINT, _KEEPS = 12, 0.75
_INSET = 5
#: Faces that are remembered: each is laid out in two boxes, and turn by turn the same come again.
_MOST_FACES = 32


class ButtonView(NamedTuple):
    """An action: what it does, or why it cannot be done now."""

    name: str
    text: str
    note: str
    key: str
    #: What is done, in order; empty when blocked, and where the button opens something.
    does: tuple[Action, ...] = ()
    reason: str = ""
    #: The note in few words, for where there is no room.
    brief: str = ""
    #: The title in fewer words, for where there is no room.
    short: str = ""
    #: It is not taken yet, for a moment: its key cap is dashed.
    waits: bool = False

    @property
    def blocked(self) -> bool:
        return bool(self.reason)


class ButtonSize(NamedTuple):
    """Pixels of a size of buttons: height, letters, cap, air at both ends, and the longest note."""

    tall: int
    title: int
    note: int
    cap: int
    left: int
    right: int
    widest: int = 310


SIZES = {
    "line": ButtonSize(30, 15, 13, 20, 8, 6),
    "low": ButtonSize(38, 19, 13, 20, 7, 5),
    "small": ButtonSize(50, 19, 13, 24, 10, 8),
    "normal": ButtonSize(74, 24, 15, 32, 22, 18),
    "party": ButtonSize(104, 32, 20, 44, 32, 26, 420),
}


class Sinking(QVariantAnimation):
    """How far the face of a button is down while it is pressed."""

    def __init__(self, button: QAbstractButton, style: Style) -> None:
        super().__init__(button)
        self.style = style
        #: Nothing to one.
        self.share = 0.0
        self._button = button
        self.setDuration(_PRESS_MS)
        self.valueChanged.connect(self._moved)
        button.pressed.connect(lambda: self._move(1.0))
        button.released.connect(lambda: self._move(0.0))

    def _move(self, goal: float) -> None:
        self.stop()
        if self.style.still:
            self._moved(goal)
            return
        self.setStartValue(self.share)
        self.setEndValue(goal)
        self.start()

    def _moved(self, value: object) -> None:
        self.share = float(value) if isinstance(value, float) else 0.0
        self._button.update()


class ActionButton(QAbstractButton):
    """One action of the turn."""

    acted = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.view = ButtonView("", "", "", "")
        self._primary = False
        self._icon_name = ""
        self._size = SIZES["normal"]
        self._caps, self.short, self._plain = True, False, False
        self._seat = -1
        self.hinted = False
        #: The size of the title's letters, 0 for the usual one.
        self._letters = 0
        self._known: dict[tuple[object, ...], Laid] = {}
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

    def dress(
        self, size: str, *, caps: bool = True, short: bool = False, plain: bool = False
    ) -> None:
        """One of `SIZES`; with its key cap, as an icon alone, without a second line."""
        shown = SIZES[size], caps, short, plain
        if shown != (self._size, self._caps, self.short, self._plain):
            self._size, self._caps, self.short, self._plain = shown
            self._point()
            self.updateGeometry()
            self.update()

    def set_letters(self, pixels: int) -> None:
        """Set the size of the title's letters, for one size in a row."""
        if pixels != self._letters:
            self._letters = pixels
            self.update()

    def letters(self, wide: int) -> int:
        """The size of letters at which the title has room in a button as wide as this."""
        box = QRectF(0, 0, wide - 2 * self._style.px(_INSET), self._style.px(self._size.tall))
        return self._lay(box, 0).letters["title"]

    def needs(self, words: str) -> int:
        """How wide a button is in which these words stand as large as they can, with a cap."""
        px, size = self._style.px, self._size
        beside = px(size.left + size.right + size.cap + 6) + 2 * px(_INSET)
        title = Text(words, self.title_role("ink")).size(self._style, inf).width()
        return ceil(title) + beside

    def set_hinted(self, hinted: bool) -> None:
        if hinted != self.hinted:
            self.hinted = hinted
            self._describe()
            self.update()

    def _describe(self) -> None:
        said = self.view.reason or self.view.note
        mark = say("hint-mark") if self.hinted else ""
        waits = say("kit-key-waits") if self.view.waits else ""
        self.setAccessibleDescription(commas(part for part in (waits, mark, said) if part))

    def show_view(
        self, view: ButtonView, *, primary: bool = False, icon: str = "", seat: int = -1
    ) -> None:
        """Set what the button shows and does; `seat`: whose disc stands on it."""
        if view.name == "" and not view.text:
            return
        shown = view, primary, icon, seat
        if shown == (self.view, self._primary, self._icon_name, self._seat):
            return
        self.view, self._primary, self._icon_name, self._seat = shown
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
        view = self.view
        said = view.reason or view.note
        if self.short:
            said = f"{view.text}: {said}" if said else view.text
        tip, old = plain_tip(said), self.toolTip()
        if tip != old and QToolTip.isVisible() and QToolTip.text() == old:
            # It would go on saying why not over a button that can be pressed.
            QToolTip.hideText()
        self.setToolTip(tip)

    @property
    def primary(self) -> bool:
        return self._primary and not self.view.blocked and not self.view.waits

    def _act(self) -> None:
        if self.view.blocked:
            QToolTip.showText(self.mapToGlobal(self.rect().topLeft()), self.toolTip(), self)
            return
        self.acted.emit(self.view)

    # Measures

    def tall(self, size: str) -> int:
        """The height of a button of this size, with the air around it."""
        return self._style.px(SIZES[size].tall) + self._style.px(10)

    def title_role(self, colour: str) -> Role:
        return Role("text", self._size.title, 700, colour)

    def _note(self) -> str:
        """What stands below the title."""
        hidden = self._plain or self._size is SIZES["line"]
        return "" if hidden else self.view.reason or self.view.note

    def _face(self) -> Node:
        """What stands on the face: the words from the left, the cap at the right."""
        view, size = self.view, self._size
        ink = "ink2" if view.blocked else "onacc" if self.primary else "ink"
        if self.short:
            return Row((Gap(grows=1), icon(self._icon_name, 22, ink), Gap(grows=1)))
        note = self._note()
        below = None
        if note:
            role = Role("text", size.note, 500, "onacc" if ink == "onacc" else "ink2")
            least = max(_KEEPS, _SMALL_PRINT / size.note)
            below = Text((note, view.brief or note), role, (least,), spare=True, name="note")
        mark: Node | None = None
        if self._seat >= 0:
            mark = Panel(disc(self._seat, min(40, size.tall - 24)), (0, 0, 10, 0), name="mark")
        elif self._icon_name and not self._plain:
            mark = Panel(icon(self._icon_name, 20, ink), (0, 0, 14, 0), name="mark")
        cap = None
        if view.key and self._caps:
            cap = key_cap(view.key, size.cap, ink, waits=view.waits)

        def way(share: float, words: str, mark: Node | None) -> Node:
            title = Text(words, self.title_role(ink), (share,), kin="title", name="title")
            row = Row((mark, Column((title, below), gap=-1), Gap(grows=1), cap and Gap(6), cap))
            return Panel(row, (size.left, 0, size.right, 0))

        # Fewer words come before smaller letters.
        words = view.text, view.short or view.text
        ways = product((_WHOLE, _READS), words, (mark, None))
        return Either((*(way(*one) for one in ways), way(_LEAST, words[1], None)))

    def laid(self) -> Laid:
        """Where everything stands on the face."""
        return self._lay(self.face_box(), self._letters)

    def _lay(self, box: QRectF, most: int) -> Laid:
        """The face in this box, with letters of this size at most; those seen last are known."""
        face = (
            box.x(), box.y(), box.width(), box.height(), most, self.view, self.primary,
            self._icon_name, self._seat, self._size, self._caps, self.short, self._plain,
            self._style, self._style.type, faces.stamp(), self.isRightToLeft(),
        )  # fmt: skip
        if face not in self._known:
            if len(self._known) > _MOST_FACES:
                self._known.clear()
            self._known[face] = lay(self._face(), box, self._style, most={"title": most},
                                    mirrored=self.isRightToLeft())  # fmt: skip
        return self._known[face]

    def face_box(self) -> QRectF:
        """The face, above its edge."""
        inset, depth = self._style.px(_INSET), self._depth()
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset - depth)

    def _depth(self) -> int:
        return 0 if self.view.blocked else self._style.px(4 if self._primary else 3)

    def sizeHint(self) -> QSize:
        style, size = self._style, self._size
        tall = style.px(size.tall) + style.px(10)
        if self.short:
            return QSize(style.px(size.tall) + style.px(2), tall)
        # A long note does not make it wide.
        below = Text(self._note(), Role("text", size.note)).size(style, inf).width()
        title = Text(self.view.text, self.title_role("ink")).size(style, inf).width()
        beyond = max(0.0, below - max(title, style.px(size.widest)))
        air = style.px(20 if self._caps and self.view.key else 14)
        return QSize(round(self._face().size(style, inf).width() - beyond) + air, tall)

    def minimumSizeHint(self) -> QSize:
        """The width at which the title can be read: its air goes first, then some of its size."""
        if self.short:
            return self.sizeHint()
        font = (
            self.title_role("ink")._replace(size=self._size.title * _LEAST).font(self._style.type)
        )
        first = QFontMetricsF(font).horizontalAdvance(self.view.short or self.view.text)
        return QSize(round(first) + self._style.px(8), self.sizeHint().height())

    # Painting

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self.view
        with brush(self) as painter:
            depth = self._depth()
            laid, face = self.laid(), self.face_box()
            box = face.adjusted(0, 0, 0, depth)
            radius = style.px(12 if self._primary else 10)
            if self.hasFocus():
                focus_ring(painter, box.adjusted(2, 2, -2, -2), radius, style)
            down = 0.0 if view.blocked else depth * self._sinking.share
            if view.blocked:
                painter.setPen(QPen(QColor(tokens.ctl), 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                edge = QColor(tokens.accd if self.primary else tokens.ctl)
                if down < depth:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(edge)
                    painter.drawRoundedRect(face.translated(0, depth), radius, radius)
                fill = QColor(tokens.acc if self.primary else tokens.raise_)
                if self.underMouse() and not self.isDown():
                    fill = fill.lighter(106) if self.primary or tokens.dark else fill.darker(103)
                painter.setPen(QPen(edge, 1.4))
                painter.setBrush(fill)
            painter.translate(0, down)
            painter.drawRoundedRect(face, radius, radius)
            if self.hinted:
                # Below the words: in a small button they reach its edge.
                self._brass_frame(painter, face, radius)
            laid.paint(painter)

    def _brass_frame(self, painter: QPainter, face: QRectF, radius: float) -> None:
        """Paint a brass frame, and a tab with the word on the upper edge, which a line lacks."""
        style, tokens = self._style, self._style.tokens
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.brass_dark), style.px(3)))
        painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        if self._size is SIZES["line"]:
            return
        small = 16 if self._size is SIZES["party"] else 11
        word = Text(say("hint-mark"), Role("text", small, 700, "brass_edge"))
        tab = Panel(word, (6, 0, 6, 0), "brass", "brass_edge", 4, pen=1)
        row = Row((Gap(grows=1), tab))
        tall = word.size(style, inf).height() * 0.95
        box = QRectF(face.left(), 1, face.width() - radius, tall)
        lay(row, box, style, mirrored=self.isRightToLeft()).paint(painter)

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
