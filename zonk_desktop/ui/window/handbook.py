"""The handbook that comes with the program: what players and hosts read, without a network."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QFont, QImage, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QWidget

from zonk_desktop import HOMEPAGE, SOURCE
from zonk_desktop.resources import handbook
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.fonts import DISPLAY
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.reading_page import ReadingPage
from zonk_desktop.words import say

#: Its pages, in the order in which they are read.
PAGES = (
    "play/first-evening.md", "play/printing.md", "play/real-dice.md", "play/computers.md",
    "play/coach.md", "play/questions.md", "house-rules.md", "relatives.md", "fair-dice.md",
    "players.md",
)  # fmt: skip
#: The page that a part of the first steps leads on to; else the first.
_FROM = {
    "paper": "play/printing.md", "real": "play/real-dice.md", "file": "play/questions.md",
    "dice": "play/questions.md", "rules": "house-rules.md", "lab": "house-rules.md",
}  # fmt: skip


class _Pictures(QTextBrowser):
    """A page with pictures no wider than it is."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if kind != QTextDocument.ResourceType.ImageResource:
            return super().loadResource(kind, name)
        found = QImage(str(handbook() / "pictures" / QUrl(name).fileName()))
        ratio = self.devicePixelRatioF()
        wide = round((self.viewport().width() - 2 * self.document().documentMargin()) * ratio)
        if found.width() > wide > 0:
            found = found.scaledToWidth(wide)
        found.setDevicePixelRatio(ratio)
        return found


class HandbookPage(ReadingPage):
    """One page of the handbook at a time, and the list of all."""

    def __init__(self, style: Style, part: str = "", parent: QWidget | None = None) -> None:
        """`part`: the part of the first steps that one comes from."""
        super().__init__(style, say("window-page-handbook"), parent, _Pictures())
        # Pictures are as wide as what it leaves, from the first page on.
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.pick = Pick(style)
        self.pick.setAccessibleName(say("window-handbook-pages"))
        for name in PAGES:
            self.pick.addItem(_title(handbook() / name))
        self.column.insertLayout(0, lay.row(style, (self.pick, 1), margins=(24, 12)))
        self.end()
        self.text.anchorClicked.connect(self._follow)
        self.pick.setCurrentIndex(PAGES.index(_FROM.get(part, PAGES[0])))
        self.pick.currentIndexChanged.connect(self._show)
        self._show(self.pick.currentIndex())
        self.text.setFocus()

    @Slot(int)
    def _show(self, place: int) -> None:
        try:
            text = (handbook() / PAGES[place]).read_text("utf-8")
        except OSError:
            text = say("window-page-is-missing")
        self.text.setMarkdown(text)
        self._dress()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _dress(self) -> None:
        """Headings in the display face, and air between the lines: Markdown brings neither."""
        style, document = self._style, self.text.document()
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            spread = block.blockFormat()
            spread.setLineHeight(135, 1)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                format_ = cursor.charFormat()
                format_.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                format_.setFontFamilies([DISPLAY] if level == 1 else style.type.text(17).families())
                format_.setFontWeight(QFont.Weight.Normal if level == 1 else QFont.Weight.Bold)
                format_.setProperty(
                    QTextFormat.Property.FontPixelSize, style.px(30 if level == 1 else 17)
                )
                cursor.setCharFormat(format_)
                spread.setTopMargin(style.px(0 if level == 1 else 16))
                spread.setBottomMargin(style.px(6))
            QTextCursor(block).setBlockFormat(spread)
            block = block.next()

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        """A page that is here is shown here; what is not opens in the browser."""
        page = _place(PAGES[self.pick.currentIndex()], link)
        if not link.isRelative():
            QDesktopServices.openUrl(link)
        elif not link.path():
            self.text.scrollToAnchor(link.fragment())
        elif page in PAGES:
            self.pick.setCurrentIndex(PAGES.index(page))
        elif page.endswith(".md"):
            QDesktopServices.openUrl(QUrl(f"{HOMEPAGE}handbook/{page[:-3]}.html"))
        else:
            QDesktopServices.openUrl(QUrl(f"{SOURCE}/blob/main/docs/{page}"))


def _place(page: str, link: QUrl) -> str:
    """Where a link on a page leads, from the folder of all pages."""
    return QUrl(f"file:/{page}").resolved(link).path().lstrip("/")


def _title(page: Path) -> str:
    try:
        return page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
    except OSError:
        return page.stem
