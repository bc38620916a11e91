"""A dialog of text to read, with a button that closes it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QTextBrowser, QWidget

from zonk_desktop.faces import css
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action, dress, foot
from zonk_desktop.ui.kit.documents import turned
from zonk_desktop.ui.kit.fonts import DISPLAY
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import as_read
from zonk_desktop.words import say

#: Round a page.
_MARGIN = 24


class ReadingPage(QDialog):
    """A dialog with scrolling text and a button that closes it."""

    def __init__(
        self, style: Style, title: str, parent: QWidget | None, text: QTextBrowser | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        px = style.px
        self.column = dress(self, style, title, 680, 680)
        self.text = text or QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setAccessibleName(title)
        self.text.document().setDocumentMargin(px(_MARGIN))
        self.text.document().setDefaultFont(style.type.text(15))
        self.text.document().setDefaultStyleSheet(_css(style))
        self.column.addWidget(self.text, 1)
        self.close_ = action(style, say("window-close"), self.accept, leads=True)

    def end(self, *beside: QPushButton) -> None:
        """The foot, with buttons beside the one that closes: in rows where letters are large."""
        left = lay.held(lay.flow(self._style, *beside, gap=12))
        self.column.addWidget(foot(self._style, [], [self.close_], left))

    def show_html(self, html: str) -> None:
        self.text.setHtml(turned(html, self._style.px(_MARGIN)))
        self.text.moveCursor(self.text.textCursor().MoveOperation.Start)


def _css(style: Style) -> str:
    px, tokens = style.px, style.tokens
    return as_read(
        f"h2 {{ font-family: {css(DISPLAY)}; font-weight: 400; font-size: {px(30)}px; "
        f"margin-top: 0; margin-bottom: {px(8)}px; }}"
        f"h3 {{ font-weight: 700; font-size: {px(17)}px; margin-top: {px(16)}px; "
        f"margin-bottom: {px(4)}px; }}"
        f"p, li {{ margin-bottom: {px(6)}px; line-height: 135%; }}"
        f"td {{ padding-top: {px(4)}px; padding-bottom: {px(4)}px; padding-right: {px(24)}px; "
        f"padding-left: 0; }}"
        f".second {{ color: {tokens.ink2}; }}"
    )
