"""The foot of a replay: where in the game, play and steps, how fast."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from zonk_desktop.tray.state import Speed
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


class ReplayLine(QWidget):
    """Widget that says what has just happened, in one line over two."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.whose = lay.label(style, "", "title")
        self.told = lay.label(style, "", "lead", wrap=True)
        self.points = lay.label(style, "", "title")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        lay.row(style, self.whose, (self.told, 1), self.points, margins=(20, 2), gap=16, on=self)
        self.fit(narrow=False, low=False)

    def fit(self, *, narrow: bool, low: bool) -> None:
        """Fit a narrow or a low window: smaller letters, less air."""
        self._size = "part" if narrow or low else "title"
        for label in (self.whose, self.points):
            lay.put_role(self._style, label, self._size)
        self.setFixedHeight(self._style.px(50 if low else 72))

    def tell(self, title: str, told: str, points: str, *, struck: bool = False) -> None:
        """`struck`: the points are lost."""
        self.whose.setText(title)
        self.told.setText(told)
        self.points.setText(points)
        lay.put_role(self._style, self.points, self._size, "red" if struck else "")
        font = self.points.font()
        font.setStrikeOut(struck)
        self.points.setFont(font)

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._style.colour("surf"))


#: Each speed with its name and the milliseconds between statements.
SPEEDS: tuple[tuple[str, Speed, int], ...] = (
    ("zonk-file-speed-slow", "slow", 1200), ("zonk-file-speed-normal", "normal", 700),
    ("zonk-file-speed-fast", "fast", 300), ("zonk-file-speed-off", "off", 60),
)  # fmt: skip


class Moments(QSlider):
    """A slider that goes where it is clicked."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        # Time runs to the right everywhere, as the keys that go through it do.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, parts = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        style = self.style()
        handle = style.subControlRect(kind, option, parts.SC_SliderHandle, self)
        at = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and not handle.contains(at):
            groove = style.subControlRect(kind, option, parts.SC_SliderGroove, self)
            self.setSliderPosition(
                QStyle.sliderValueFromPosition(
                    self.minimum(), self.maximum(), at.x() - groove.x() - handle.width() // 2,
                    groove.width() - handle.width(), option.upsideDown,
                )
            )  # fmt: skip
        # The handle lies under the mouse now, and follows it.
        super().mousePressEvent(event)


class ReplayFoot(QFrame):
    """Widget with slider and buttons; the replay handles them."""

    def __init__(self, style: Style, last: int) -> None:
        """`last`: the last place of the slider."""
        super().__init__()
        self._style = style
        px = style.px
        foot = lay.panel("foot")
        lay.column(style, foot, on=self)
        self.slider = Moments()
        self.slider.setRange(0, last)
        self.slider.setMinimumHeight(px(32))
        self.slider.setAccessibleName(say("zonk-file-moment"))
        self.where = lay.label(style, "", "quiet")
        self._slide = lay.row(style, (self.slider, 1), self.where, gap=8)
        self.back = self._button(say("zonk-file-step-back"), "back", say("zonk-file-key-left"))
        self.play = self._button(say("zonk-file-play"), "play", say("zonk-file-key-space"))
        self.play.setProperty("primary", True)
        self.step = self._button(say("zonk-file-step"), "step", say("zonk-file-key-right"))
        # As wide as its longer word, so that the row stands still.
        self.play.setMinimumWidth(px(112))
        moves = (self.back, self.play, self.step)
        self._moves = moves[::-1] if self.isRightToLeft() else moves
        speeds = [(speed, say(name)) for name, speed, _ in SPEEDS]
        self.speeds = OneOf(style, say("zonk-file-speeds"), speeds, "normal")
        self.clip = self._button(say("zonk-file-clip"), "", "C")
        self.leave = self._button(say("zonk-file-close"), "", "Esc")
        self._row = lay.flow(style, *self._moves, self.speeds, self.clip, self.leave, gap=8)
        self._row.last = self.leave
        below = lay.held(self._row)
        lay.column(style, self._slide, below, margins=(18, 10), gap=8, on=foot)
        self._low = False

    def set_low(self, low: bool) -> None:
        """Little height: play and steps stand beside the slider, steps as their signs alone, and
        all else in one row."""
        if low == self._low:
            return
        self._low = low
        for place, move in enumerate(self._moves):
            (self._row if low else self._slide).removeWidget(move)
            if low:
                self._slide.insertWidget(place, move)
            else:
                self._row.insert(place, move)
            if move is not self.play:
                move.setText("" if low else move.accessibleName())
        self.clip.setText(say("zonk-file-clip-brief") if low else self.clip.accessibleName())

    def _button(self, text: str, icon: str, key: str) -> QPushButton:
        found = button(self._style, text, icon)
        if icon == "play":
            lay.put_icon(self._style, found, icon, colour="onacc")
        found.setToolTip(f"{text} ({key})")
        return found
