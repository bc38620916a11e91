"""The foot of New game: what is about to begin, and the button that begins it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from zonk_desktop.ui.kit.controls import draw_cap
from zonk_desktop.ui.kit.dialog import action, block, foot
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.words import say


class Begin(QPushButton):
    """The default button, with its key on it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._key = say("new-game-enter")
        self.setFont(style.type.text(16, 600))
        self.setAutoDefault(False)
        self.setProperty("primary", True)
        self.setMinimumHeight(style.px(44))
        self._cap = round(QFontMetricsF(style.type.text(13, 600)).horizontalAdvance(self._key))
        self.setStyleSheet(f"QPushButton {{ padding-right: {self._cap + style.px(40)}px; }}")

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + self._style.px(4), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = "ink2" if self.property("blocked") else "onacc"
            right = self.width() - self._style.px(14)
            draw_cap(painter, self._style, self._key, right, self.height() / 2 - 1, ink)


class NewGameFoot(QWidget):
    """The foot: rules settings at the left; the summary, Cancel and Begin at the right."""

    def __init__(
        self, style: Style, settings: Callable[[], object], cancel: Callable[[], object],
        begin: Callable[[], object],
    ) -> None:  # fmt: skip
        super().__init__()
        self.settings = action(style, say("new-game-rules-settings"), settings)
        self.cancel = action(style, say("new-game-cancel"), cancel)
        self.start = Begin(style)
        self.start.clicked.connect(begin)
        #: What is about to begin, or why it cannot: between the buttons, or above them.
        self.summary, self.above = QLabel(), QLabel()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for label in (self.summary, self.above):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setFont(style.type.text(15))
            label.setWordWrap(True)
            label.setAlignment(right)
        tokens, px = style.tokens, style.px
        self.summary.setStyleSheet(f"color: {tokens.ink2};")
        self.above.setStyleSheet(
            f"color: {tokens.ink2}; background: {tokens.bar}; border-top: 1px solid {tokens.line};"
            f" padding: {px(6)}px {px(24)}px;"
        )
        self.above.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.above)
        whole.addWidget(
            foot(style, (self.settings,), (self.cancel, self.start), between=self.summary)
        )

    def set_narrow(self, narrow: bool) -> None:
        """Set the narrow layout: buttons alone."""
        self.summary.setVisible(not narrow)
        self.above.setVisible(narrow)

    def show_state(self, seating: Seating, reason: str, *, order: bool) -> None:
        """Show who plays by which rules; `reason`: why the game cannot begin."""
        self.start.setText(say("new-game-roll-for-order") if order else say("new-game-begin"))
        block(self.start, reason)
        ruleset = seating.ruleset
        told = reason or say(
            "new-game-summary",
            rules=shortened(printed(ruleset.name), 30),
            people=seating.people,
            computers=seating.computers,
            dice=ruleset.settings.dice_count,
        )
        self.summary.setText(told)
        self.above.setText(told)
