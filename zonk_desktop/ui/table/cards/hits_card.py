"""A card of hits, in the dock or on the felt: of a turn, a gate, the show, or the tally."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Column, Gap, Painted, Panel, Row, disc, sign
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.ui.table.cards.pennants import PennantLook, pennant
from zonk_desktop.words import commas

#: More pennants of a row, or bubbles, than these are one and a number.
MOST = 5
_MOST_ROWS = 4


class CardRow(NamedTuple):
    """A row of a card: what it is about, and its figure."""

    text: str
    figure: int | str
    #: How the pennant before it hangs.
    look: PennantLook | None = None
    #: Whose disc stands before it, -1 for nobody's.
    seat: int = -1
    #: What is said of it to those who cannot see it.
    note: str = ""

    @property
    def told(self) -> str:
        return read_out(f"{self.text} {self.figure}", self.note)


class CardView(NamedTuple):
    title: str
    rows: tuple[CardRow, ...] = ()
    #: Whose it is, -1 for nobody's.
    seat: int = -1
    note: str = ""
    #: The title where it does not fit.
    short: str = ""
    #: A mark of the sheet at the end of the title.
    sign: str = ""


class Skin(NamedTuple):
    """Pixels of a card: its head and the disc there, edges, gaps, and letters of title and rows."""

    head: int
    disc: int
    edge: int
    gap: int
    title: int
    rows: Role
    #: A pennant for each hit, and rules between the rows; else one, and a figure at the end.
    counted: bool


DOCK = Skin(56, 36, 14, 10, 24, Role("text", 15, 500, "card_ink"), False)
FELT = Skin(84, 60, 22, 14, 32, Role("text", 21, 600, "card_ink"), True)


def card(view: CardView, skin: Skin, foot: Node) -> Node:
    """What is painted of a card; `foot` stands below the rows."""
    title = Text((view.title, view.short or view.title),
                 Role("display", skin.title, colour="card_ink"), (1.0, 0.78, 0.5, 0.4))  # fmt: skip
    head = Row((
        disc(view.seat, skin.disc) if view.seat >= 0 else None,
        Gap(skin.gap) if view.seat >= 0 else None, title, Gap(8, 1),
        sign(view.sign, 26, "flag") if view.sign else None,
    ))  # fmt: skip
    rows = view.rows[:_MOST_ROWS] if skin.counted else view.rows
    pad = (skin.edge, 0, skin.edge, 0)
    return Column((
        Panel(head, pad, tall=skin.head), Panel(fill="margin", tall=1.4),
        *(Panel((_counted if skin.counted else _row)(row, skin.rows), pad) for row in rows),
        foot, Gap(grows=1),
    ))  # fmt: skip


def _row(row: CardRow, role: Role) -> Node:
    """What it is about, behind its pennant or disc, and its figure."""
    mark: Node | None = None
    if row.look is not None:
        mark = pennant(row.look, 20)
    elif row.seat >= 0:
        mark = disc(row.seat, 20)
    figure = f"+{row.figure}" if row.look is PennantLook.LOOSE else str(row.figure)
    text = Text(row.text, role, struck=row.look is PennantLook.TORN)
    inside = mark, mark and Gap(8), text, Gap(8, 1), Text(figure, role, tight=True)
    return Panel(Row(inside), tall=role.size * 1.56)


def _counted(row: CardRow, role: Role) -> Node:
    """A pennant for each hit, what they are for, and a rule."""
    hits, look = int(row.figure), row.look or PennantLook.NAILED
    many = hits > MOST
    flags = Row((pennant(look, 28),) * (1 if many else hits), 6)
    text = Text(f"{hits}  {row.text}" if many else row.text, role, (0.78,), 2,
                struck=look is PennantLook.TORN)  # fmt: skip
    line = Row((Panel(flags, (8, 0, 12, 0), wide=98), text))
    return Column((Panel(line, tall=57), Panel(fill="rule", tall=1)))


class HitsCard(Painted):
    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.view = CardView("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_view(self, view: CardView) -> None:
        if view == self.view:
            return
        self.view = view
        self.setAccessibleName(read_out(view.title, view.note))
        self.setAccessibleDescription(commas(f"{row.text} {row.figure}" for row in view.rows))
        self.updateGeometry()
        self.update()

    def tree(self) -> Node:
        note = Text(self.view.note, Role("text", 14, 500, "card_ink2"), rows=0)
        foot = Panel(note if self.view.note else None, (14, 4, 14, 12))
        lying = Panel(card(self.view, DOCK, foot), fill="card", radius=3, shadow=4)
        return Panel(lying, (2, 1, 2, 5))

    def sizeHint(self) -> QSize:
        tall = self.tree().size(self._style, self.width()).height()
        return QSize(self._style.px(200), round(tall))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The note may need another line now.
        self.updateGeometry()
