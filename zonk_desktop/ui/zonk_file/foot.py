"""The foot of the Zonk File: import, bin and copies, what was said last, and how far a job is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import block, button
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_COLUMNS = 8


class QuietSentence(QLabel):
    """A sentence that takes no room while there is nothing to say."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setVisible(bool(text))


class ZonkFileFoot(QFrame):
    """Buttons in a row, a sentence between them, a bar below while something is carried."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        px = style.px
        strip = lay.panel("foot")
        lay.column(style, strip, on=self)
        self._row = lay.grid(style, margins=(20, 10, 18, 10), gap=10, on=strip)
        self._row.setColumnStretch(4, 1)
        self.bring = button(style, say("zonk-file-import"), "folder")
        self.read = button(style, say("zonk-file-read-a-sheet"))
        self.show_bin = button(style, say("zonk-file-bin", games=0), "bin")
        self.show_bin.setCheckable(True)
        self.empty_bin = button(style, say("zonk-file-empty-bin"))
        self.word = QuietSentence()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setWordWrap(True)
        self.copies = button(style, say("zonk-file-copies"), "folder")
        self.stop = button(style, say("zonk-file-stop"))
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(say("zonk-file-progress"))
        self.progress.setFixedHeight(px(8))
        for widget in (self.stop, self.progress, self.word):
            widget.hide()
        self.close_ = button(style, say("zonk-file-close"))
        for place, one in enumerate((self.bring, self.read, self.show_bin, self.empty_bin)):
            self._row.addWidget(one, 1, place)
        self._row.addWidget(self.word, 1, 4)
        for place, one in enumerate((self.stop, self.copies, self.close_), 5):
            self._row.addWidget(one, 1, place)
        self._row.addWidget(self.progress, 2, 0, 1, _COLUMNS)

    def fit(self, *, small: bool) -> None:
        """Adapt to the size: in a small window the sentence stands above the buttons."""
        at = (0, 0, 1, _COLUMNS) if small else (1, 4, 1, 1)
        self._row.addWidget(self.word, *at)

    def show_bin_of(self, games: int, *, binned: bool) -> None:
        """Update the button of the bin, and that of emptying it while it is shown."""
        self.empty_bin.setVisible(binned)
        self.show_bin.setText(
            say("zonk-file-back") if binned else say("zonk-file-bin", games=games)
        )
        self.show_bin.setAccessibleName(
            say("zonk-file-back") if binned else say("zonk-file-show-bin")
        )
        block(self.empty_bin, "" if games else say("zonk-file-bin-is-empty"))

    def show_progress(self, done: int, of: int, told: str) -> None:
        """Show the progress of an import or export; hidden while `of` is 0."""
        self.progress.setRange(0, max(1, of))
        self.progress.setValue(done)
        for widget in (self.progress, self.stop):
            widget.setVisible(of > 0)
        block(self.bring, say("zonk-file-busy") if of else "")
        if of:
            self.word.setText(told)
