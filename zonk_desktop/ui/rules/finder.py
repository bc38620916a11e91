"""Filters of the knob list: the search, the groups, the tick for what was changed."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from zonk_desktop.rulebook import knobs
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Pick, Search, Tick
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.drafts import Marks
from zonk_desktop.ui.rules.rows import GroupList
from zonk_desktop.words import folded, say, speech

_SIDE = 228


class RulesFinder(QObject):
    """A column at the left of the rows, or in a narrow window a strip above them."""

    #: Other rows are to be listed.
    sought = Signal()
    #: Scroll to this group.
    group_wanted = Signal(int)
    #: Enter in the search: on to the first row listed.
    entered = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        px = style.px
        self.side = lay.panel("index")
        self._column = lay.column(style, margins=12, gap=10, on=self.side)
        self.strip = QFrame()
        self._flow = lay.flow(style, margins=(12, 6), gap=10, on=self.strip)
        self.search = Search(style, say("rules-ctrl-f"))
        self.search.setPlaceholderText(say("rules-find-a-rule"))
        self.search.setAccessibleName(say("rules-find-a-rule"))
        self.search.setMaxLength(100)
        self.search.textChanged.connect(self.sought)
        self.search.installEventFilter(self)
        self.groups = GroupList(style)
        self.groups.setFixedWidth(px(_SIDE))
        self.groups.itemClicked.connect(lambda _: self.group_wanted.emit(self.groups.currentRow()))
        self.groups.installEventFilter(self)
        self.group_pick = Pick(style)
        self.group_pick.addItems([knobs.group_title(group) for group in knobs.GROUPS])
        self.group_pick.setAccessibleName(say("rules-group-of-rules"))
        self.group_pick.activated.connect(self.group_wanted)
        self.only = Tick(style, say("rules-show-only-the-changed"))
        self.only.toggled.connect(self.sought)

    @property
    def words(self) -> list[str]:
        """The words searched for; figures without what sets thousands apart."""
        apart = re.escape(speech().sign("group-separator"))
        return folded(re.sub(rf"(?<=\d)[{apart},](?=\d)", "", self.search.text())).split()

    def clear(self) -> None:
        self.only.setChecked(False)
        self.search.clear()

    def to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def show_current(self, place: int) -> None:
        if self.groups.currentRow() != place:
            self.groups.setCurrentRow(place)
        if self.group_pick.currentIndex() != place:
            self.group_pick.setCurrentIndex(place)

    @property
    def current(self) -> int:
        return max(0, self.groups.currentRow())

    def show_marks(self, marks: list[Marks], shape: str) -> None:
        """Show the counts of changed and refused knobs, group by group."""
        for place, mark in enumerate(marks):
            self.groups.mark(place, mark.changed, mark.refused)
            said = f" ({mark.changed})" if mark.changed else ""
            said += " !" if mark.refused else ""
            self.group_pick.setItemText(place, knobs.group_title(knobs.GROUPS[place]) + said)
        total = sum(mark.changed for mark in marks)
        text = (
            say("rules-show-only-so-many", total=total)
            if total
            else say("rules-show-only-the-changed")
        )
        if shape != "wide":
            text = say("rules-changed") if shape == "one" else say("rules-only-the-changed")
        if self.only.text() != text:
            self.only.setText(text)
            self.only.setAccessibleName(say("rules-show-only-the-changed"))
            self.only.updateGeometry()

    def arrange(self, shape: str) -> None:
        """Lay out as a column or a strip, for the shape of the dialog."""
        px, wide = self._style.px, shape == "wide"
        while self._column.count():
            self._column.takeAt(0)
        while self._flow.count():
            self._flow.takeAt(0)
        if wide:
            self._column.addWidget(self.search)
            self._column.addWidget(self.groups, 1)
            self._column.addWidget(self.only)
            self.search.setFixedWidth(px(_SIDE))
        else:
            self.search.setFixedWidth(px(130 if shape == "one" else 190))
            for widget in (self.search, self.group_pick, self.only):
                self._flow.addWidget(widget)
            self.group_pick.setFixedWidth(px(214))
        for shown in (self.search, self.only):
            shown.show()
        self.group_pick.setVisible(not wide)
        self.side.setVisible(wide)
        self.strip.setVisible(not wide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self.search:
                return self._search_key(event)
            if watched is self.groups:
                return self._groups_key(event)
        return super().eventFilter(watched, event)

    def _search_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
            return True
        return False

    def _groups_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(key), 0)
        place = self.groups.currentRow() + step
        wanted = step or key in {Qt.Key.Key_Return, Qt.Key.Key_Space}
        if wanted and 0 <= place < len(knobs.GROUPS):
            self.group_wanted.emit(place)
            return True
        return False
