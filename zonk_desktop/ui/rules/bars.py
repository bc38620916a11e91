"""Head and foot of the rules settings: which rules, under what name, and what becomes of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.room import corner
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.rules.drafts import MOST_NAME, Start
from zonk_desktop.words import say

#: From this width at 100% text the buttons for files stand in the bar, not in a menu.
_WITH_FILES = 1140
#: The standard note of the foot.
KEEPS = "rules-keeps"


def _button(style: Style, text: str) -> QPushButton:
    button = QPushButton(text)
    lay.put_role(style, button, "term")
    button.setAutoDefault(False)
    button.setAccessibleName(text.rstrip("…"))
    return button


class RulesHead(QObject):
    """Where to start, the name to save under, and the buttons for files."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        px = style.px
        #: The name that the program gave; a click into it selects it whole.
        self.usual_name = ""
        self.widget = lay.panel("head")
        self._start_label = lay.label(style, say("rules-start-from"), "quiet")
        self.start = Pick(style)
        self.start.setSizeAdjustPolicy(Pick.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.start.setMinimumContentsLength(10)
        self.start.setAccessibleName(say("rules-start-from"))
        self._name_label = lay.label(style, say("rules-save-as"), "quiet")
        self.name = QLineEdit()
        lay.put_role(style, self.name, "term")
        self.name.setMaxLength(MOST_NAME)
        self.name.setMaximumWidth(px(250))
        self.name.setPlaceholderText(say("rules-a-name-of-its-own"))
        self.name.setAccessibleName(say("rules-save-as"))
        self.name.installEventFilter(self)
        self._start_label.setBuddy(self.start)
        self._name_label.setBuddy(self.name)
        self.save = _button(style, say("rules-save"))
        self.import_ = _button(style, say("rules-import"))
        self.export_ = _button(style, say("rules-export"))
        self.duplicate = _button(style, say("rules-duplicate"))
        self.delete = _button(style, say("rules-delete"))
        self._files = (self.import_, self.export_, self.duplicate, self.delete)
        self.what = _button(style, say("rules-preview"))
        self.what.setAccessibleName(say("rules-what-these-rules-do"))
        self.what.setCheckable(True)
        lay.put_role(style, self.what, "switch")
        self.more = _button(style, say("rules-file"))
        self.more.setAccessibleName(say("rules-import-export-duplicate-delete"))
        self.more.clicked.connect(self._open_more)
        self._row = lay.row(style, margins=(18, 9), gap=10, on=self.widget)
        self._row.add(self._start_label, (self.start, 3), self._name_label, (self.name, 4))
        self._row.add(self.save, 1, *self._files, self.what, self.more)

    def fill_starts(self, sheets: list[Start], houses: list[Start]) -> None:
        self.start.clear()
        for one in sheets:
            self.start.addItem(one.name, one.key)
        if houses:
            self.start.insertSeparator(self.start.count())
        for one in houses:
            name = shortened(one.name, 40)
            told = say("rules-choice-unplayable", name=name) if one.trouble else name
            self.start.addItem(told, one.key)
        self.start.view().setMinimumWidth(self._style.px(260))

    def choose(self, key: str) -> None:
        self.start.setCurrentIndex(max(0, self.start.findData(key)))

    def show_name(self, name: str) -> None:
        self.name.setText(name)
        self.name.setCursorPosition(0)

    def fit(self, wide: float) -> None:
        """Show what has room at this width, at 100% text."""
        for part in (self._start_label, self._name_label, *self._files):
            part.setVisible(wide >= _WITH_FILES)
        self.more.setVisible(wide < _WITH_FILES)

    def arrange(self, shape: str) -> None:
        px, one = self._style.px, shape == "one"
        self.what.setVisible(one)
        self.start.setMinimumWidth(px(126 if one else 190))
        self.start.setMaximumWidth(px(190))
        self.name.setMinimumWidth(px(80 if one else 120))
        edge = px(9 if one else 18)
        self._row.setContentsMargins(edge, px(9), edge, px(9))
        self._row.setSpacing(px(6 if one else 10))

    def _open_more(self) -> None:
        menu = QMenu(self.widget)
        for button in self._files:
            action = menu.addAction(button.text(), button.click)
            action.setEnabled(button.isEnabled())
        menu.exec(corner(menu, self.more))
        menu.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        clicked = watched is self.name and event.type() is QEvent.Type.FocusIn
        if clicked and self.name.text() == self.usual_name:
            # After the click has put its cursor: the next letter replaces the ready name.
            QTimer.singleShot(0, self.name, self.name.selectAll)
        return super().eventFilter(watched, event)


class RulesFoot(QObject):
    """The foot of the dialog: a note or a reason, Cancel, and Use these rules."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._brief = False
        px = style.px
        self.widget = lay.panel("foot")
        self.note = lay.label(style, say(KEEPS), wrap=True)
        self.note.setMaximumHeight(px(44))
        self._gap = QWidget()
        self.cancel = _button(style, say("rules-cancel"))
        self.use = _button(style, say("rules-use-these-rules"))
        self.use.setProperty("primary", True)
        self.use.setIconSize(QSize(px(16), px(16)))
        for button in (self.cancel, self.use):
            button.setMinimumHeight(px(34))
        row = lay.row(style, margins=(18, 10), gap=10, on=self.widget)
        row.add((self.note, 1), (self._gap, 1), self.cancel, self.use)

    def say(self, text: str, *, wrong: bool = False) -> None:
        self.note.setText(shortened(text, 300))
        self.note.setProperty("wrong", wrong)
        lay.put_role(self._style, self.note, "body", "red" if wrong else "ink2")
        self._show_note()

    def calm(self) -> None:
        """Reset the note: nothing is wrong any more."""
        if self.note.property("wrong"):
            self.say(say(KEEPS))

    def set_brief(self, brief: bool) -> None:
        """Little room: hide the standard note, and let a blocked button tell its reason alone."""
        self._brief = brief
        self._show_note()

    def block(self, reason: str) -> None:
        """Set the reason why the rules cannot be used, empty when they can."""
        text = say("rules-use-these-rules")
        if reason:
            text = say("rules-blocked-brief" if self._brief else "rules-blocked", why=reason)
        self.use.setText(text.replace("&", "&&"))
        lock = icons.icon("lock", self._style.tokens.ink2, self._style.px(16))
        self.use.setIcon(lock if reason else QIcon())
        block(self.use, reason, primary=True)

    def _show_note(self) -> None:
        needed = not self._brief or self.note.text() != say(KEEPS)
        self.note.setVisible(needed)
        self._gap.setVisible(not needed)
