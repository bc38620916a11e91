"""The card of a hint over the felt: what to do, and why."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style


class HintCard(QLabel):
    """The card of a hint over the felt; it takes no clicks."""

    def __init__(self, style: Style, tray: QWidget) -> None:
        super().__init__(tray)
        self._style = style
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        tray.installEventFilter(self)
        self.hide()
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        lay.put_role(style, self, "hint")
        self.place()

    def show_text(self, told: str) -> None:
        self.setText(told)
        self.setAccessibleName(told)
        self.setVisible(bool(told))
        self.place()

    def place(self) -> None:
        """Place the card low in the tray, clear of dice and banner."""
        tray = self.parentWidget()
        if tray is None or not self.text():
            return
        px = self._style.px
        low = tray.height() < px(420)
        lay.put_role(self._style, self, "hint-low" if low else "hint")
        self.setMaximumWidth(max(1, min(tray.width() - px(24), px(900))))
        self.setMinimumWidth(0)
        wide = min(self.maximumWidth(), self._widest() + px(44))
        tall = self.heightForWidth(wide)
        self.setGeometry((tray.width() - wide) // 2, tray.height() - tall - px(6), wide, tall)
        self.raise_()

    def _widest(self) -> int:
        measure = self.fontMetrics()
        return max(measure.horizontalAdvance(line) for line in self.text().split("\n"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self.parent():
            self.place()
        return False
