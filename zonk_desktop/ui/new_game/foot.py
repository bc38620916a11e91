"""The foot of New game: what is about to begin, and the button that begins it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import brush
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
        room = f"QPushButton {{ padding-right: {self._cap + style.px(40)}px; }}"
        # Of a button Qt itself turns the sides of this round.
        self.setStyleSheet(room)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + self._style.px(4), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with brush(self) as painter:
            ink = "ink2" if self.property("blocked") else "onacc"
            right = self.width() - self._style.px(14)
            draw_cap(painter, self, self._style, self._key, right, self.height() / 2 - 1, ink)


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
        self.summary = lay.label(style, "", "quiet", wrap=True)
        self.above = lay.label(style, "", "quiet", wrap=True)
        for label in (self.summary, self.above):
            label.setAlignment(lay.RIGHT | lay.MIDDLE)
        tokens, px = style.tokens, style.px
        self.above.setStyleSheet(
            f"color: {tokens.ink2}; background: {tokens.bar}; border-top: 1px solid {tokens.line};"
            f" padding: {px(6)}px {px(24)}px;"
        )
        self.above.hide()
        buttons = foot(style, (self.settings,), (self.cancel, self.start), between=self.summary)
        lay.column(style, self.above, buttons, gap=0, on=self)

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
