"""A grid of pictures to choose from: every set of dice on every table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QImageReader,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QLabel, QSizePolicy, QWidget

from zonk_desktop.resources import resource
from zonk_desktop.tray.state import DiceSet, Felt
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.brush import brush, mirrored
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: The file of all pictures, drawn in advance by `dev.py swatches`: a row for each set of dice, a
#: column for each table, each picture this wide and high.
PICTURES = ("ui", "themes.webp")
WIDE, HIGH = 440, 200
#: Room round a picture, in which its ring is drawn, in pixels whatever the size of the text.
_AROUND = 5
#: The widest and the least wide form of a picture; beyond them dice would be cut.
_FLAT, _TALL = 3.2, 1.95
#: The least size of a picture, with its ring; it does not grow with the text.
_LEAST = QSize(64, 36)
#: From this width of the grid, at 100%, there is room for descriptions beside the names.
_ROOMY = 760
#: Below this one names are as small as descriptions are.
_TIGHT = 480
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


def of_dice(name: DiceSet) -> tuple[str, str]:
    """Name and description of a set of dice."""
    return say(f"tray-set-{name}"), say(f"tray-set-words-{name}")


def of_table(name: Felt) -> tuple[str, str]:
    """Name and description of a table."""
    return say(f"tray-felt-{name}"), say(f"tray-felt-words-{name}")


class Swatch(QAbstractButton):
    """The picture of a set of dice on a table, as a button that stays down."""

    def __init__(self, style: Style, dice: DiceSet, felt: Felt, in_use: bool) -> None:
        super().__init__()
        self._style, self.dice, self.felt, self._in_use = style, dice, felt, in_use
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setMinimumSize(_LEAST)
        both = QSizePolicy.Policy.Expanding
        self.setSizePolicy(both, both)
        (name, words), (table, below) = of_dice(dice), of_table(felt)
        self.setAccessibleName(say("tray-take", dice=name, table=table))
        told = say("tray-words", dice=words, table=below)
        self.setAccessibleDescription(say("tray-words-in-use", words=told) if in_use else told)
        self.setToolTip(self.accessibleName())

    def set_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return _LEAST

    def tallest(self, wide: int) -> int:
        around = 2 * _AROUND
        return round((wide - around) / _TALL) + around

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the grid, which knows its rows and columns."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def picture_box(self) -> QRectF:
        room = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        wide = min(room.width(), room.height() * _FLAT)
        box = QRectF(room.topLeft(), QSizeF(wide, room.height()))
        if self.isRightToLeft():
            box.moveRight(room.right())
        return box

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        with brush(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            box = self.picture_box()
            frame = QPainterPath()
            frame.addRoundedRect(box, px(6), px(6))
            painter.setClipPath(frame)
            if self._picture is not None:
                painter.drawPixmap(box, self._picture, _part(self._picture, box))
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(style.colour("ctl"), 1))
            painter.drawPath(frame)
            if self.isChecked() or self.underMouse():
                colour = "ctl" if not self.isChecked() else "focus" if self.hasFocus() else "ink"
                wide = 3 if self.isChecked() else 2
                painter.setPen(QPen(style.colour(colour), wide))
                out = _AROUND - wide / 2
                painter.drawRoundedRect(box.adjusted(-out, -out, out, out), px(8), px(8))
            if self._in_use:
                side = min(px(22), box.height() / 3.5)
                disc = QRectF(box.left() + side / 5, box.top() + side / 5, side, side)
                disc = mirrored(disc, box) if self.isRightToLeft() else disc
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(style.colour("acc"))
                painter.drawEllipse(disc)
                inset = side / 6
                inner = disc.adjusted(inset, inset, -inset, -inset)
                icons.draw(painter, "check", inner, style.tokens.onacc)


def _part(picture: QPixmap, box: QRectF) -> QRectF:
    """The part of a picture that fills a box: its middle."""
    scale = min(picture.width() / box.width(), picture.height() / box.height())
    part = QRectF(0, 0, box.width() * scale, box.height() * scale)
    part.moveCenter(QRectF(picture.rect()).center())
    return part


class ThemeGrid(QWidget):
    """Dice in rows, tables in columns; one picture is chosen, by mouse or by arrow keys."""

    chose = Signal(bool)
    """Another picture is chosen; whether by a click."""

    def __init__(self, style: Style, chosen: tuple[DiceSet, Felt]) -> None:
        super().__init__()
        self._style = style
        self._lay = lay.grid(style, gap=(2, 2), on=self)
        self._heads: list[QWidget] = []
        self._titles: list[QLabel] = []
        self._words: list[QLabel] = []
        for column, felt in enumerate(FELTS):
            self._lay.addWidget(self._head(*of_table(felt)), 0, column + 1)
            self._lay.setColumnStretch(column + 1, 1)
        self._group = QButtonGroup(self)
        for row, dice in enumerate(DICE_SETS):
            self._lay.addWidget(self._head(*of_dice(dice)), row + 1, 0)
            for column, felt in enumerate(FELTS):
                swatch = Swatch(style, dice, felt, (dice, felt) == chosen)
                swatch.setChecked((dice, felt) == chosen)
                self._group.addButton(swatch, row * len(FELTS) + column)
                self._lay.addWidget(swatch, row + 1, column + 1)
            self._lay.setRowStretch(row + 1, 100)
        self._lay.setRowStretch(len(DICE_SETS) + 1, 1)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(lambda _: self.chose.emit(True))
        self._load()

    def _head(self, name: str, words: str) -> QWidget:
        style = self._style
        title = lay.label(style, name, wrap=True)
        said = lay.label(style, words, "small", wrap=True)
        said.setMinimumWidth(style.px(130))
        found = lay.held(lay.column(style, 1, title, said, 1, margins=(2, 2, 8, 2), gap=0))
        self._heads.append(found)
        self._titles.append(title)
        self._words.append(said)
        return found

    def _load(self) -> None:
        whole = QPixmap.fromImage(QImageReader(str(resource(*PICTURES))).read())
        if whole.isNull():
            return  # the names beside the pictures tell what is chosen
        for number, swatch in enumerate(self.swatches):
            row, column = divmod(number, len(FELTS))
            swatch.set_picture(whole.copy(QRect(column * WIDE, row * HIGH, WIDE, HIGH)))

    @property
    def swatches(self) -> list[Swatch]:
        return [one for one in self._group.buttons() if isinstance(one, Swatch)]

    @property
    def chosen(self) -> Swatch:
        return self.swatches[self._group.checkedId()]

    @Slot(int, bool)
    def _toggled(self, _number: int, on: bool) -> None:
        if on:
            self.chose.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self._style.type
        roomy = self.width() >= self._style.px(_ROOMY)
        tight = 15 if self.width() >= self._style.px(_TIGHT) else 13
        for title, said in zip(self._titles, self._words, strict=True):
            title.setFont(letters.display(18) if roomy else letters.text(tight, 700))
            said.setVisible(roomy)
        self._shape()

    def _shape(self) -> None:
        """Give all columns one width, and no picture more height than shows its dice whole."""
        lay = self._lay
        top, side = self._heads[: len(FELTS)], self._heads[len(FELTS) :]
        least = max(head.minimumSizeHint().width() for head in top)
        for column in range(len(FELTS)):
            lay.setColumnMinimumWidth(column + 1, least)
        names = max(head.sizeHint().width() for head in side)
        wide = max(least, (self.width() - names) // len(FELTS) - lay.horizontalSpacing())
        for swatch in self.swatches:
            swatch.setMaximumHeight(max(_LEAST.height(), swatch.tallest(wide)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go one picture further by an arrow key; the ends hold."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        row, column = divmod(self._group.checkedId(), len(FELTS))
        along = -step[1] if self.isRightToLeft() else step[1]
        row = max(0, min(len(DICE_SETS) - 1, row + step[0]))
        column = max(0, min(len(FELTS) - 1, column + along))
        swatch = self.swatches[row * len(FELTS) + column]
        swatch.setChecked(True)
        swatch.setFocus(Qt.FocusReason.TabFocusReason)
