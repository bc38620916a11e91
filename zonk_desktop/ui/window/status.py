"""The word over the row of buttons, and the tick in the menu bar that says all is saved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtWidgets import QMainWindow, QToolButton, QWidget

from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.brush import here
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line, plain_tip, shortened
from zonk_desktop.words import say

#: Letters of a sentence: three rows in a small window.
_MOST = 300


class Status(QObject):
    """A refusal, a pause, a mishap or "not saved": where one looks, until it is done with."""

    def __init__(self, window: QMainWindow, pages: QWidget, row: QWidget) -> None:
        """`row`: the buttons it stands above; on other pages at their foot."""
        super().__init__(window)
        self._window, self._pages, self._row = window, pages, row
        self.word = PlainLabel()
        self.word.setParent(pages)
        self.word.setObjectName("notice")
        self.word.hide()
        self.saved = QToolButton(autoRaise=True)
        self.saved.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.saved.hide()
        window.menuBar().setCornerWidget(self.saved)
        #: A pause comes before what was told, and that before what is not saved.
        self._pause = self._told = self._unsaved = ""
        self._worn: tuple[object, ...] = ()
        for watched in (pages, row):
            watched.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show}:
            self.place()
        return False

    def tell(self, text: str) -> None:
        """Show a sentence until the next one, or until something is done."""
        self._told = one_line(shortened(text, _MOST)) if text else ""
        self._show()

    def show_snapshot(self, snapshot: Snapshot, style: Style, waits: str) -> None:
        """Show whether all is saved; `waits`: who waits for the computers to go on."""
        if snapshot.saved:
            text, icon, colour = say("window-saved", throws=snapshot.throws), "check", "ink"
        else:
            text = snapshot.notice or say("window-not-saved-another-window-keeps")
            icon, colour = "warn", "red"
        self._unsaved = "" if snapshot.saved else shortened(text, _MOST)
        self._pause = say("seat-pause-note", name=waits) if waits else ""
        worn = (icon, style.px(16), style.tokens, self._window.devicePixelRatioF())
        if worn != self._worn:
            self._worn = worn
            self.saved.setIcon(icons.icon(icon, getattr(style.tokens, colour)))
        self.saved.setVisible(True)
        self.saved.setToolTip(plain_tip(text))
        self.saved.setText(text)
        lay.put_role(style, self.word, "field")
        self._show()

    def _show(self) -> None:
        text = self._pause or self._told or self._unsaved
        # Of what lies over the pages a reader finds nothing: theirs is the page in front.
        self._pages.setAccessibleDescription(text)
        if text != self.word.text() or self.word.isHidden() == bool(text):
            self.word.setText(text)
            self.word.setVisible(bool(text))
            self.place()

    def place(self) -> None:
        """Right above the row of buttons, as wide as its words, in more rows where need be."""
        word, pages = self.word, self._pages
        if word.isHidden():
            return
        measure = word.fontMetrics()
        tall = round(measure.height() * 1.5)
        low = pages.height()
        if self._row.isVisible() and pages.isAncestorOf(self._row):
            low = self._row.mapTo(pages, self._row.rect().topLeft()).y()
        word.setContentsMargins(tall // 2, 0, tall // 2, 0)
        word.setWordWrap(False)
        wide, most = word.sizeHint().width(), pages.width() - tall
        word.setWordWrap(wide > most)
        high = word.heightForWidth(most) + tall // 3 if wide > most else tall
        box = QRectF(tall // 2, low - high - tall // 6, min(wide, most), high)
        word.setGeometry(here(pages, box).toRect())
        word.raise_()
