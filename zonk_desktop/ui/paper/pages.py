"""Print preview: small pictures of all pages, and a large one."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from zonk_desktop.sheets import paint
from zonk_desktop.sheets.fonts import UNIT
from zonk_desktop.sheets.job import JobSide
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.words import say

_THUMB, _SMALL_THUMB = 118, 84
_EDGE = 14
#: Large pictures are dear; small ones of some hundred pages are not.
_MOST_LARGE, _MOST_SMALL = 3, 400
_ZOOMS = (0.0, 0.75, 1.0, 1.5, 2.0)


def picture(side: JobSide, wide: float, ratio: float) -> QPixmap:
    """Render a page as it will come out, at this width in pixels."""
    across, down = side.laid.sheet_of_paper
    scale = wide / across
    found = QPixmap(max(1, round(wide * ratio)), max(1, round(down * scale * ratio)))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.white)
    with QPainter(found) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale / UNIT, scale / UNIT)
        paint.page(painter, side.laid, side.page)
    return found


def caption(side: JobSide, number: int) -> str:
    """The caption of a page, in few words."""
    page = side.laid.pages[side.page]
    if page.back:
        return say("print-thumb-rules", number=number)
    if page.keep:
        return say("print-thumb-race", number=number)
    rounds = [line.number for line in page.lines if line.number]
    if not rounds:
        return say("print-thumb-page", number=number)
    return say("print-thumb-rounds", number=number, first=rounds[0], last=rounds[-1])


class Pictures:
    """Cache of page pictures, each rendered on first use."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[tuple[int, int], QPixmap] = {}
        self.sides: tuple[JobSide, ...] = ()

    def show(self, sides: tuple[JobSide, ...]) -> None:
        self.sides = sides
        self._kept.clear()

    def of(self, number: int, wide: float, ratio: float) -> QPixmap:
        key = (number, round(wide * ratio))
        if key not in self._kept:
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = picture(self.sides[number], wide, ratio)
        return self._kept[key]


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class _Model(QAbstractListModel):
    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._pictures.sides)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        wanted = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
        if role in wanted and index.isValid():
            return caption(self._pictures.sides[index.row()], index.row() + 1)
        return None


class _Drawn(QStyledItemDelegate):
    """A thumbnail with its shadow; the page shown has a frame in the accent colour."""

    def __init__(self, style: Style, pictures: Pictures, wide: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._wide = wide
        self._pictures = pictures

    def _page(self, number: int) -> QSize:
        across, down = self._pictures.sides[number].laid.sheet_of_paper
        wide = self._wide
        # A page that lies across is as large as one that stands.
        wide = wide if down >= across else round(wide * 1.18)
        return QSize(wide, round(wide * down / across))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        px = self._style.px
        page = self._page(index.row())
        line = QFontMetrics(self._style.type.text(14, 600)).height()
        return QSize(page.width() + 2 * px(_EDGE), page.height() + line + px(26))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        style, px = self._style, self._style.px
        number = index.row()
        size = self._page(number)
        cell: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        box = QRect(
            cell.left() + (cell.width() - size.width()) // 2, cell.top() + px(6),
            size.width(), size.height(),
        )  # fmt: skip
        shade = QColor(style.tokens.stage_edge)
        shade.setAlpha(90)
        painter.fillRect(box.translated(0, px(2)), shade)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), self._pictures.of(number, size.width(), ratio))
        if chosen:
            painter.setPen(QPen(style.colour("acc"), px(3)))
            painter.drawRect(box.adjusted(-px(3), -px(3), px(3), px(3)))
        else:
            painter.setPen(style.colour("ctl"))
            painter.drawRect(box)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, QRectF(box), px(2), style)
        painter.setFont(style.type.text(14, 700 if chosen else 500))
        painter.setPen(style.colour("ink"))
        under = QRect(cell.left(), box.bottom() + px(8), cell.width(), cell.bottom() - box.bottom())
        said = str(index.data())
        painter.drawText(
            under, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
            painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, under.width()),
        )  # fmt: skip


class Thumbs(QListView):
    """The list of thumbnails; the one chosen is shown large."""

    chosen = Signal(int)

    def __init__(self, style: Style, *, narrow: bool = False) -> None:
        super().__init__()
        wide = style.px(_SMALL_THUMB if narrow else _THUMB)
        self._pictures = Pictures(_MOST_SMALL)
        self._model = _Model(self._pictures)
        self.setModel(self._model)
        self.setItemDelegate(_Drawn(style, self._pictures, wide, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(False)
        self.setMouseTracking(False)
        self.setAccessibleName(say("print-thumbs"))
        self.setFixedWidth(wide + style.px(66 if narrow else 82))
        lay.put_role(style, self, "thumbs")
        self.selectionModel().currentChanged.connect(lambda now, _: self.chosen.emit(now.row()))

    @property
    def number(self) -> int:
        return max(0, self.currentIndex().row())

    def show_sides(self, sides: tuple[JobSide, ...]) -> None:
        """Set the pages; the current number stays where it can."""
        number = min(self.number, len(sides) - 1)
        self._model.beginResetModel()
        self._pictures.show(sides)
        self._model.endResetModel()
        self.go(number)

    def go(self, number: int) -> None:
        self.setCurrentIndex(self._model.index(number))

    def step(self, by: int) -> None:
        self.go(max(0, min(len(self._pictures.sides) - 1, self.number + by)))


class PageStage(QScrollArea):
    """The view of one page, fitted or zoomed, with panning."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._page = _Page(style)
        self.setWidget(self._page)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(say("print-page"))
        self._zoom = 0
        lay.put_role(style, self, "desk")
        self.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)

    @property
    def zoom(self) -> str:
        factor = _ZOOMS[self._zoom]
        return f"{round(factor * 100)}%" if factor else say("print-zoom-whole")

    @property
    def ends(self) -> tuple[bool, bool]:
        """Whether it can be zoomed out, and in."""
        return self._zoom > 0, self._zoom < len(_ZOOMS) - 1

    def zoom_by(self, steps: int) -> None:
        self._zoom = max(0, min(len(_ZOOMS) - 1, self._zoom + steps))
        self._fit()

    def show_side(self, side: JobSide) -> None:
        self._page.show_side(side)
        self._fit()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        side = self._page.side
        if side is None:
            return
        across, down = side.laid.sheet_of_paper
        edge = 2 * self._style.px(_EDGE)
        room = self.viewport().size()
        scale = min((room.width() - edge) / across, (room.height() - edge) / down)
        if _ZOOMS[self._zoom]:
            # 100% is as large as the paper is.
            scale = self.logicalDpiX() / 25.4 * _ZOOMS[self._zoom]
        scale = max(0.1, scale)
        self._page.setFixedSize(round(across * scale) + edge, round(down * scale) + edge)


class _Page(QWidget):
    """The widget that paints the large page."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._pictures = Pictures(_MOST_LARGE)
        self.side: JobSide | None = None

    def show_side(self, side: JobSide) -> None:
        self.side = side
        self._pictures.show((side,))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.side is None:
            return
        edge = self._style.px(_EDGE)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        with QPainter(self) as painter:
            shade = QColor(self._style.tokens.stage_edge)
            shade.setAlpha(110)
            painter.fillRect(box.translated(0, self._style.px(4)), shade)
            shown = self._pictures.of(0, box.width(), self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft(), shown)
            painter.setPen(self._style.colour("ctl"))
            painter.drawRect(box)
