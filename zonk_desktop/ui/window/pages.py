"""Pages to read: the rules in short, first steps, the keyboard, about."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QWidget

from zonk_desktop import HOMEPAGE, SOURCE, __version__, log
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.dialog import action, answered
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed
from zonk_desktop.ui.window.docks import rules_html
from zonk_desktop.ui.window.handbook import HandbookPage
from zonk_desktop.ui.window.reading_page import ReadingPage
from zonk_desktop.ui.window.system import system
from zonk_desktop.words import isolated, page, say

#: The program's own texts, and the ids of their titles.
_TITLES = {
    "first-steps": "window-page-first-steps",
    "keyboard": "window-page-keyboard",
    "news": "window-page-news",
    "report": "window-page-report",
    "about": "window-page-about",
}
#: Pages on the web that a page has buttons for, and what is said on these.
_WEB = {
    "news": (("window-web-releases", f"{SOURCE}/releases"),),
    "report": (("window-web-reports", f"{SOURCE}/issues"),),
    "about": (("window-web-site", HOMEPAGE),),
}


class RulesPage(ReadingPage):
    """The quick reference, of the rules on the table or of any sheet."""

    def __init__(
        self, style: Style, ruleset: RuleSet | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, say("window-page-quick-reference"), parent)
        self._sets: list[RuleSet | str] = []
        self.pick = Pick(style)
        self.pick.setAccessibleName(say("window-rules-to-read"))
        if ruleset is not None:
            self._sets.append(ruleset)
            self.pick.addItem(say("window-on-the-table", name=printed(ruleset.name)))
        for key in PRESETS:
            self._sets.append(key)
            self.pick.addItem(printed(preset(key).name))
        label = lay.label(style, say("window-rules"))
        label.setBuddy(self.pick)
        top = lay.row(style, label, (self.pick, 1), margins=(24, 12), gap=12)
        self.column.insertLayout(0, top)
        self.end()
        self.pick.currentIndexChanged.connect(self._show)
        self._show(0)
        self.text.setFocus()

    def _show(self, place: int) -> None:
        chosen = self._sets[place]
        ruleset = preset(chosen) if isinstance(chosen, str) else chosen
        self.show_html(rules_html(ruleset, self._style))


class TextPage(ReadingPage):
    """One of the program's own texts; some have what this machine runs below it."""

    def __init__(
        self,
        style: Style,
        name: str,
        tray: object,
        parent: QWidget | None = None,
        at: str = "",
    ) -> None:
        """`at`: the name of the part that is to be seen first."""
        super().__init__(style, say(_TITLES[name]) if name in _TITLES else "Zonk Desktop", parent)
        text = _own_text(name)
        self.system: tuple[tuple[str, str], ...] = ()
        text = text.replace("{version}", escape(__version__))
        beside = []
        for title, address in _WEB.get(name, ()):
            way = action(style, say(title), partial(QDesktopServices.openUrl, QUrl(address)))
            way.setToolTip(address)
            beside.append(way)
        if name in {"first-steps", "news"}:
            beside.append(
                action(
                    style, say("window-menu-handbook"),
                    lambda: answered(HandbookPage(style, at, self)),
                )
            )  # fmt: skip
        if name in {"about", "report"}:
            self.system = system(tray, getattr(parent, "folder", None))
            rows = "".join(
                f'<tr><td class="second">{escape(what)}</td><td>{escape(isolated(says))}</td></tr>'
                for what, says in self.system
            )
            text += f"<h3>{escape(say('window-system'))}</h3><table>{rows}</table>"
            self.copy = action(style, say("window-copy-the-system-section"), self._copy)
            self.log = action(style, say("window-copy-the-log"), self._copy_log)
            self.read = action(style, say("window-read-the-log"), self._read_log)
            beside += [self.copy, self.log, self.read]
        self.end(*beside)
        self.show_html(text)
        self.text.setFocus()
        self.at = at
        if at:
            # Once it is laid out.
            QTimer.singleShot(0, self, lambda: self.text.scrollToAnchor(at))

    def _copy(self) -> None:
        lines = [
            say("window-zonk-desktop", version=__version__),
            *(f"{what}: {says}" for what, says in self.system),
        ]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copy.setText(say("window-copied"))

    def _copy_log(self) -> None:
        QGuiApplication.clipboard().setText(log.text())
        self.log.setText(say("window-copied"))

    def _read_log(self) -> None:
        """Show the log in place of the page: no other program is needed."""
        self.text.setPlainText(log.text() or say("window-nothing-has-been-written-yet"))
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.setFocus()


def _own_text(name: str) -> str:
    if name not in _TITLES:
        return f"<p>{say('window-no-such-page')}</p>"
    try:
        return page(f"{name}.html").read_text("utf-8")
    except OSError:
        return f"<p>{say('window-page-is-missing')}</p>"
