"""The turn bar: whose turn it is, what it is worth, and what the next roll risks."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.tray.state import PLUM
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Laid, Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Column, Either, Gap, Painted, Panel, Row, disc
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, per_cent, plain_tip, read_out
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.words import say

_COUNT_MS = 240
_PASS_MS = 220
#: The bar of the Halftime Show is tinted like its lamp.
_SHOW = PLUM
#: While the felt says who wins, the bar is as dark as the stage round it.
_DUSK = "#2A1C12"
#: Pixels of the smallest headline, and what its letters keep before it takes two rows.
_LEAST, _ONE_ROW = 18, 0.7
#: What letters of labels and figures keep, in turn, and a figure that has a disc before it.
_LABELS, _FIGURES, _BESIDE_DISC = (1.0, 0.7, 0.5), (0.3,), (0.75,)


class BarSize(NamedTuple):
    """Pixels of a size of the bar: height, headline, disc, edge, the gap behind it, figures."""

    tall: int
    title: int
    disc: int
    edge: int
    gap: int
    label: int = 17
    number: int = 58


_SMALL = BarSize(66, 30, 42, 14, 10, 13, 33)
_SIZES = {
    "normal": BarSize(116, 44, 84, 28, 20), "small": _SMALL, "low": _SMALL,
    "party": BarSize(192, 88, 116, 28, 28),
}  # fmt: skip


class BarFigure(NamedTuple):
    name: str
    #: Over the figure, also in fewer words.
    labels: tuple[str, ...]
    number: str
    colour: str = "ink"
    struck: bool = False
    #: Whose disc stands before the figure, -1 for nobody's.
    seat: int = -1

    def tree(self, size: BarSize) -> Node:
        label = Text(self.labels, Role("text", size.label, 500, "ink2"), _LABELS, kin="labels")
        plain = Text(
            self.number, Role("display", size.number, colour=self.colour), _FIGURES,
            kin="figures", tight=True, struck=self.struck, name=self.name,
        )  # fmt: skip
        shown: Node = plain
        if self.seat >= 0:
            # A disc that would make all figures small is left out.
            before = disc(self.seat, 1).draw
            shown = Either((plain._replace(before=before, least=_BESIDE_DISC), plain))
        below = size.number * 0.16
        return Column((label, Gap(size.number * 0.2), shown, Gap(below)))


class TurnBar(Painted):
    """The widget of the turn bar: disc and headline, then figures on the lines of the buttons."""

    #: The seat whose name was clicked.
    name_clicked = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._view: TurnView | None = None
        self._before: TurnView | None = None
        self._size = _SIZES["normal"]
        #: Where figures begin: below them stand the words of the last three buttons.
        self._lines: tuple[int, ...] = (0, 0, 0)
        #: The width at the left that belongs to the key of the folded menu.
        self._inset = 0
        self._shown = 0
        self._passed = 1.0
        self._count = QVariantAnimation(self, duration=_COUNT_MS)
        self._count.valueChanged.connect(self._counted)
        self._pass = QVariantAnimation(self)
        self._pass.setDuration(_PASS_MS)
        self._pass.setStartValue(0.0)
        self._pass.setEndValue(1.0)
        self._pass.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._pass.valueChanged.connect(self._passing)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_size(self, size: str) -> None:
        """`low`, `small`, `normal` or `party`, as the row of buttons has it."""
        self._size = _SIZES[size]
        self.updateGeometry()
        self.update()

    def set_lines(self, lines: tuple[int, ...], inset: int = 0) -> None:
        """Set where the figures begin; `inset`: where the disc does, besides the usual edge."""
        if (lines, inset) != (self._lines, self._inset):
            self._lines, self._inset = lines, inset
            self.update()

    def show_view(self, view: TurnView) -> None:
        before = self._view
        self._view = view
        told = [
            say("table-bar-figure", label=one.labels[0], figure=one.number)
            for one in _figures(view, view.points)
        ]
        worth = say("table-bar-told", points=view.points)
        self.setAccessibleName(read_out(view.title, view.note, worth, *told))
        self.setToolTip(plain_tip(view.note))
        if before is None or self._style.still or view.points < self._shown:
            self._count.stop()
            self._shown = view.points
        elif view.points != self._shown:
            self._count.stop()
            self._count.setStartValue(self._shown)
            self._count.setEndValue(view.points)
            self._count.start()
        if before is not None and before.seat != view.seat and not self._style.still:
            self._before = before
            self._pass.stop()
            self._pass.start()
        self.update()

    def _counted(self, value: object) -> None:
        self._shown = int(value) if isinstance(value, int | float) else 0
        self.update()

    def _passing(self, value: object) -> None:
        self._passed = float(value) if isinstance(value, float) else 1.0
        self.update()

    @property
    def passing(self) -> bool:
        """Whether the name is sliding from one player to the next."""
        return self._pass.state() is QVariantAnimation.State.Running

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._style.px(self._size.tall))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        view, inside = self._view, self.rect().contains(event.position().toPoint())
        x = event.position().x()
        if self.isRightToLeft():
            x = self.width() - x
        if view is not None and inside and x < self.right(view):
            self.name_clicked.emit(view.seat)

    # ---- what is painted -------------------------------------------------------------------

    def _spans(self, view: TurnView) -> list[tuple[BarFigure, tuple[float, float]]]:
        """The figures, each on its line with its width; the big picture has them at its side."""
        lines, px = self._lines, self._style.px
        if self._size is _SIZES["party"]:
            return []
        gap = px(40 if lines[1] - lines[0] > px(180) else self._rule() + 6)
        ends = (*lines[1:], self.width() + px(16))
        known = {one.name: one for one in _figures(view, self._shown)}
        first, second = known.get("points"), known.get("stay")
        if "lead" in known:
            # What a stay makes tells the points as well; without it they stand beside the lead.
            first, second = known["lead"], second or first
        return [
            (one, (line, end - line - gap))
            for one, line, end in zip((first, second, known.get("miss")), lines, ends, strict=True)
            if one is not None
        ]

    def _rule(self) -> int:
        """How far before a figure its line stands."""
        return 12 if self._size is _SMALL else 26

    def right(self, view: TurnView) -> float:
        """Where the place for the headline ends."""
        found, edge = self._spans(view), self._style.px(self._size.edge)
        return found[0][1][0] - 1.4 * edge if found else float(self.width() - edge)

    def _person(self, view: TurnView) -> Node:
        """Disc and headline, which takes two rows before it is left out for the name."""
        size = self._size
        role = Role("display", size.title, colour="red" if view.loss else "ink")
        least = _LEAST / size.title
        words = Text(view.title, role, (max(least, _ONE_ROW),), name="title")
        small = words._replace(least=(least,))
        title = Either((words, small._replace(rows=2), small._replace(ways=view.name)))
        left = self._inset + self._style.px(size.edge)
        row = Row((disc(view.seat, size.disc, "disc"), title), size.gap)
        return Row((row,), at=((left, max(0.0, self.right(view) - left)),))

    def _columns(self, view: TurnView) -> Node:
        """The figures, each behind a line."""
        size, px = self._size, self._style.px
        rule = Panel(fill="line", wide=1, tall=size.tall * 0.6)
        edge = px(self._rule())
        found = self._spans(view)
        return Row(
            (*(one.tree(size) for one, _ in found), *(rule for _ in found)),
            at=(*(span for _, span in found), *((span[0] - edge, 1) for _, span in found)),
        )

    def tree(self) -> Node | None:
        view = self._view
        if view is None or view.won:
            return None
        whole = (0.0, float(self.width()))
        return Row((self._person(view), self._columns(view)), at=(whole, whole))

    def points_box(self) -> QRectF:
        """Where the points of the turn stand as soon as the bar is painted."""
        return self.laid().box("points")

    def paintEvent(self, _: QPaintEvent) -> None:
        style, view, party = self._style, self._view, self._size is _SIZES["party"]
        with brush(self) as painter:
            painter.fillRect(self.rect(), style.colour("win" if party else "surf"))
            if view is not None and (view.show or view.won):
                tint = QColor(_DUSK if view.won else _SHOW)
                tint.setAlphaF(1.0 if view.won else 0.22)
                painter.fillRect(self.rect(), tint)
            if not party:
                painter.fillRect(0, self.height() - 1, self.width(), 1, style.colour("line"))
            if view is None or view.won:
                return
            if self._passed >= 1 or self._before is None:
                self.laid().paint(painter)
                return
            self._laid(self._columns(view)).paint(painter)
            # The old name leaves at its start, the new one follows it in.
            way = style.px(-90 if self.isRightToLeft() else 90)
            right = self.right(view)
            left = self.width() - right if self.isRightToLeft() else 0
            painter.setClipRect(QRectF(left, 0, right, self.height()))
            for shown, gone in ((self._before, self._passed), (view, self._passed - 1)):
                painter.save()
                painter.setOpacity(1 - abs(gone))
                painter.translate(-way * gone, 0)
                self._laid(self._person(shown)).paint(painter)
                painter.restore()

    def _laid(self, tree: Node) -> Laid:
        return lay(tree, QRectF(self.rect()), self._style, mirrored=self.isRightToLeft())


def _figures(view: TurnView, shown: int) -> list[BarFigure]:
    """All figures there are; `shown`: the points counted so far."""
    found = []
    if view.stay is not None:
        found.append(BarFigure("stay", (view.stay[0],), view.stay[1]))
    if view.lead is not None:
        found.append(BarFigure("lead", (view.lead.label,), view.lead.figure, seat=view.lead.seat))
    if view.miss is not None:
        labels = say("table-miss"), say("table-miss-short")
        found.append(BarFigure("miss", labels, per_cent(view.miss), "red"))
    if view.points_label:
        colour = "ink2" if view.loss else "ink"
        found.append(
            BarFigure("points", (view.points_label,), figure(shown), colour, struck=view.loss)
        )
    return found
