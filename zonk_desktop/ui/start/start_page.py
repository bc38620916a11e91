"""What one sees first: go on with the last game, or begin one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.icons import emblem
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


class StartPage(QWidget):
    """Four buttons and a word about fair dice."""

    #: A game at once, against a computer: with dice on the table by the next frame.
    throw = Signal()
    new = Signal()
    go_on = Signal()
    blank = Signal()
    #: At every frame of this page.
    painted = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._last = False
        self.picture = QLabel()
        self.title = QLabel("Zonk")
        self.note = QLabel(say("start-five-rule-sheets-one-table"))
        self.trouble = QLabel()
        for label in (self.picture, self.title, self.note, self.trouble):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.throw_ = ActionButton(style)
        self.continue_ = ActionButton(style)
        self.begin = ActionButton(style)
        self.sheets = ActionButton(style)
        self.throw_.acted.connect(self.throw)
        self.continue_.acted.connect(self.go_on)
        self.begin.acted.connect(self.new)
        self.sheets.acted.connect(self.blank)
        column = QVBoxLayout(self)
        column.addStretch(2)
        for widget in (self.picture, self.title, self.note, self.trouble):
            column.addWidget(widget)
        column.addSpacing(style.px(12))
        for button in self._buttons():
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.trouble.hide()
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        for button in self._buttons():
            button.restyle(style)
        self.picture.setPixmap(emblem(style.px(128), self.devicePixelRatioF()))
        self.title.setStyleSheet(f"color: {style.tokens.ink};")
        self.note.setFont(style.type.text(17))
        self.note.setStyleSheet(f"color: {style.tokens.ink2};")
        self.trouble.setFont(style.type.text(16, 600))
        self.trouble.setStyleSheet(f"color: {style.tokens.red};")
        self._fit()
        self._show()

    def _fit(self) -> None:
        """In little height the picture goes first, then the buttons shrink, then the note goes."""
        height, px = self.height(), self._style.px
        self.picture.setVisible(height >= px(640))
        self.note.setVisible(height >= px(330))
        self.title.setFont(self._style.type.display(58 if height >= px(330) else 36))
        for button in self._buttons():
            button.set_size("normal" if height >= px(500) else "small")
        self._align()

    def _buttons(self) -> tuple[ActionButton, ...]:
        return self.continue_, self.throw_, self.begin, self.sheets

    def _align(self) -> None:
        """One width for all: what the widest of those shown asks for."""
        shown = [button for button in self._buttons() if not button.isHidden()]
        wide = max(self._style.px(340), *(button.sizeHint().width() for button in shown))
        for button in self._buttons():
            button.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_last(self, there: bool) -> None:
        self._last = there
        self._show()
        (self.continue_ if there else self.throw_).setFocus()

    def show_notice(self, text: str) -> None:
        """A sentence about the Zonk File that the players must not miss."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def _show(self) -> None:
        reason = "" if self._last else say("start-no-game-is-waiting")
        self.continue_.show_view(
            ButtonView(
                "continue",
                say("start-continue"),
                say("start-the-last-game-at-its"),
                "Enter",
                reason=reason,
            ),
            primary=self._last,
            icon="again",
        )
        self.continue_.setVisible(self._last)
        self.throw_.show_view(
            ButtonView("throw", say("start-throw"), say("start-throw-note"), "R"),
            primary=not self._last,
        )
        self.begin.show_view(
            ButtonView(
                "new", say("start-new-game"), say("start-who-plays-by-which-sheet"), "Ctrl+N"
            ),
            icon="plus",
        )
        self.sheets.show_view(
            ButtonView(
                "blank", say("start-print-blank-sheets"), say("start-for-dice-on-a-real"), ""
            ),
            icon="print",
        )
        self._align()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R and not event.isAutoRepeat():
            self.throw.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens = self._style.tokens
        painter = QPainter(self)
        light = QRadialGradient(self.rect().center(), max(self.width(), self.height()) * 0.6)
        light.setColorAt(0, self._style.colour("stage"))
        light.setColorAt(1, self._style.colour("stage_edge"))
        if tokens.dark:
            painter.fillRect(self.rect(), light)
        else:
            painter.fillRect(self.rect(), self._style.colour("surf"))
        painter.end()
        self.painted.emit()
