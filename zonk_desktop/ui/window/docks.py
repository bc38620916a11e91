"""The docks beside the tray: sheet, hits, log, rules."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QModelIndex, QSize, QStringListModel, Qt, QTimer, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QFrame,
    QListView,
    QTextBrowser,
    QToolButton,
)

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.faces import css
from zonk_desktop.rulebook.describe import sections
from zonk_desktop.sheets.content import LegendKey
from zonk_desktop.transcript.telling import LogLine
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.documents import turned
from zonk_desktop.ui.kit.fonts import DISPLAY
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line, printed
from zonk_desktop.ui.sheet.legend import Legend
from zonk_desktop.ui.table.cards.hits_card import CardView, HitsCard
from zonk_desktop.ui.table.ear.told import Line
from zonk_desktop.words import say, sentences

_MOST_LOG = 4000
#: The letters of the rules in short, and the smallest of a narrow panel.
_LETTERS, _LEAST = 15, 10


class DockTitle(QFrame):
    """A title bar with the dock's own buttons, drawn in the window's colours."""

    def __init__(self, dock: QDockWidget, style: Style, extra: list[QToolButton]) -> None:
        super().__init__(dock)
        lay.put_role(style, self, "head")
        label = lay.label(style, dock.windowTitle(), "tab")
        row = lay.row(style, (label, 1), *extra, margins=(16, 3, 8, 3), gap=2, on=self)
        for icon, name, slot in (
            ("float", say("window-panel-float", panel=dock.windowTitle()),
             lambda: dock.setFloating(not dock.isFloating())),
            ("close", say("window-panel-close", panel=dock.windowTitle()), dock.close),
        ):  # fmt: skip
            button = tool(style, icon, name)
            button.clicked.connect(slot)
            row.addWidget(button)


def tool(style: Style, icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon, style.tokens.ink))
    button.setIconSize(QSize(style.px(18), style.px(18)))
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


class Hits(Scrolling):
    """The card of hits, and below it what the marks of the sheet mean."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.card = HitsCard(style)
        self.legend = Legend(style)
        column = lay.column(style, self.card, self.legend, 1, margins=(14, 8), gap=10)
        self.setWidget(lay.panel("page", column))

    def show_card(self, view: CardView, keys: Sequence[LegendKey] = ()) -> None:
        self.card.show_view(view)
        self.legend.show_keys(keys)


class Log(QListView):
    """The log of the game in words, the latest at the end.

    Lines are written when they are seen, in a turn of the event loop of their own: a list with
    wrapped lines is laid out from the first on for each that comes to it.
    """

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self._lines = QStringListModel(self)
        self.setModel(self._lines)
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(name)
        self._count = 0
        self._told: Sequence[LogLine | Line] = ()
        #: The lines of the game that stand here; another game has a list of its own.
        self._stand: Sequence[LogLine | Line] | None = None
        #: They will be written in the next turn of the event loop.
        self._due = False
        lay.put_role(style, self, "log")

    def show_log(self, told: Sequence[LogLine | Line]) -> None:
        self._told = told
        if not self.visibleRegion().isEmpty():
            self._soon()

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            QTimer.singleShot(0, self, self._write)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._told is not self._stand or len(self._told) != self._count:
            self._soon()

    @Slot()
    def _write(self) -> None:
        self._due = False
        told, first = self._told, 0
        if told is not self._stand:
            self._lines.setStringList([one_line(line.text) for line in told[-_MOST_LOG:]])
        elif len(told) > self._count:
            fresh = told[self._count :]
            first = self._lines.rowCount()
            self._lines.insertRows(first, len(fresh), QModelIndex())
            for place, line in enumerate(fresh):
                self._lines.setData(self._lines.index(first + place), one_line(line.text))
        else:
            return
        self._stand, self._count = told, len(told)
        self.scrollToBottom()
        if self.hasFocus() and self.currentIndex().row() in {-1, first - 1}:
            # Who reads here reads on.
            self.setCurrentIndex(self._lines.index(self._lines.rowCount() - 1))


class RulesInShort(QTextBrowser):
    """The rules in short; the word in play is marked.

    They are written when they are seen: behind another tab they are not, as a rule, and a page of
    text takes as long as a picture of the tray.
    """

    #: Round the text.
    margin = 16

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_ = style
        self._ruleset: RuleSet | None = None
        self._term = ""
        #: What is to be written has changed since.
        self._stale = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        # No word is broken: letters get smaller instead.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setAccessibleName(say("window-rules-in-short"))

    def restyle(self, style: Style) -> None:
        self.style_ = style
        self._renew()

    def show_rules(self, ruleset: RuleSet, term: str = "") -> None:
        if ruleset is self._ruleset and term == self._term:
            return
        self._ruleset, self._term = ruleset, term
        self._renew()

    def _renew(self) -> None:
        self._stale = True
        if not self.visibleRegion().isEmpty():
            self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._stale:
            QTimer.singleShot(0, self, self._write)

    @Slot()
    def _write(self) -> None:
        self._stale = False
        if self._ruleset is None:
            return
        self.document().setDocumentMargin(self.style_.px(self.margin))
        self.setHtml(turned(self.html(self._ruleset)))
        self._fit()
        if self._term:
            self.scrollToAnchor("term")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the letters as large as the longest words allow."""
        document, kind = self.document(), self.style_.type
        for letters in range(_LETTERS, _LEAST - 1, -1):
            font = kind.text(letters)
            # To set it lays out all of the text anew.
            if document.defaultFont() != font:
                document.setDefaultFont(font)
            if document.size().width() <= self.viewport().width():
                return

    def html(self, ruleset: RuleSet) -> str:
        return rules_html(ruleset, self.style_, self._term)


def rules_html(ruleset: RuleSet, style: Style, term: str = "") -> str:
    """A rule set in short as HTML; every text is escaped, a house rule may say what it likes."""
    tokens = style.tokens
    parts = [
        f'<p style="font-family: {css(DISPLAY)}; font-size: {style.px(22)}px; margin: 0;">'
        f"{escape(printed(ruleset.name))}</p>"
    ]
    for title, rows in sections(ruleset):
        parts.append(
            f'<p style="font-weight: 700; margin-top: {style.px(14)}px; margin-bottom: '
            f'{style.px(2)}px;">{escape(title)}</p><table width="100%" cellspacing="0" '
            f'cellpadding="{style.px(3)}">'
        )
        for line in rows:
            mark = ""
            if term and line.text.casefold() == term.casefold():
                mark = f' bgcolor="{tokens.must}"'
            colour = f'style="color: {tokens.onmust if mark else tokens.ink};"'
            # An anchor cuts off the letter that it stands at: it has one of its own, unseen.
            told = ('<a name="term">&#8288;</a>' if mark else "") + escape(line.text)
            if line.term:
                told = sentences((say("cheat-term", term=f"<b>{told}</b>"), escape(line.worth)))
            cells = f'<td colspan="2" {colour}>{told}</td>'
            if line.worth and not line.term:
                cells = (
                    f'<td {colour}>{told}</td><td align="right" {colour}>{escape(line.worth)}</td>'
                )
            parts.append(f"<tr{mark}>{cells}</tr>")
        parts.append("</table>")
    return "".join(parts)
