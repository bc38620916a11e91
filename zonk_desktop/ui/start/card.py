"""A card on the leather of the start page: a best game, which it opens."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Laid, Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Column, Either, Gap, Panel, Row, look_disc
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip
from zonk_desktop.words import say

_TITLE, _NOTE = Role("text", 14, 600, "card_ink"), Role("text", 14, 500, "card_ink2")
_NAME, _VALUE = Role("display", 21, colour="card_ink"), Role("display", 22, colour="card_ink")
#: How far each card is turned: they were put down by hand.
_TURNS = (-0.8, 0.35, -0.25, 0.6)


class StartCardView(NamedTuple):
    title: str
    name: str
    value: str
    note: str
    #: The note where there is little room.
    brief: str
    #: What a press does.
    opens: str
    game: int
    #: Of whoever it names: colour and symbol.
    look: int = 0


def tree(view: StartCardView) -> Node:
    """What stands on a card: the title over a rule, whose record it is, and its tale."""
    record = (Text(view.name, _NAME, (0.52,)), Gap(8, 1), Text(view.value, _VALUE, (0.5,)), Gap(8))
    whose = Row((look_disc(view.look, 36), Gap(10), *record))
    return Column((
        Gap(grows=1), _edged(Text(view.title, _TITLE, (0.64,))), Gap(grows=1),
        Panel(fill="margin", tall=1), Gap(grows=2),
        _edged(Either((whose, Row(record)))), Gap(grows=2),
        _edged(Text((view.note, view.brief), _NOTE, (0.86,), spare=True, name="note")),
        Gap(4, 1),
    ))  # fmt: skip


def _edged(inside: Node) -> Panel:
    return Panel(inside, (12, 1, 4, 1))


class BestCard(QAbstractButton):
    """The widget of a card, a little askew; a press opens its game."""

    def __init__(self, style: Style, view: StartCardView, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._style, self.view, self._turn = style, view, _TURNS[place % len(_TURNS)]
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(
            say("start-card", title=view.title, name=view.name, value=view.value)
        )
        self.setAccessibleDescription(view.note)
        self.setToolTip(plain_tip(view.opens))

    def restyle(self, style: Style) -> None:
        self._style = style
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)

    def laid(self) -> Laid:
        return lay(tree(self.view), self._box(), self._style, mirrored=self.isRightToLeft())

    def _box(self) -> QRectF:
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(4), px(4), -px(4), -px(5))

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            box, middle = self._box(), QRectF(self.rect()).center()
            painter.translate(middle)
            painter.rotate(0.0 if self._style.still or self.underMouse() else self._turn)
            painter.translate(-middle)
            painter.fillRect(box.translated(0, self._style.px(2)), QColor(0, 0, 0, 90))
            painter.fillRect(box, self._style.colour("card"))
            if self.hasFocus():
                focus_ring(painter, box.adjusted(3, 3, -3, -3), 0, self._style)
            self.laid().paint(painter)
