"""The rows of all knobs, group by group, under the name of the group in sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.draft import Draft
from zonk_desktop.ui.rules.rows import GroupHead, KnobRow
from zonk_desktop.ui.rules.words import saying
from zonk_desktop.words import folded, say


class KnobList(QFrame):
    """A scrolling list of rows that filters them and tracks the group at the top."""

    edited = Signal(str, str)
    put_back = Signal(str)
    #: Another group is at the top.
    moved = Signal(int)

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.rows: dict[str, KnobRow] = {}
        self._heads: dict[str, GroupHead] = {}
        #: The rows of each group, with its name over them.
        self._parts: dict[str, QWidget] = {}
        self._headed = False
        lay.put_role(style, self, "page")
        self.column = lay.column(style, gap=0, on=self)
        self._head = lay.panel("title-line")
        self.heading = lay.label(style, knobs.group_title(knobs.GROUPS[0]), "heading", wrap=True)
        self.count = lay.label(style, "", "quiet")
        lay.row(style, (self.heading, 1), self.count, margins=(20, 10, 20, 8), on=self._head)
        self.column.add(self._head)
        # From the outside in: a widget that gets another parent is styled anew with all in it.
        self.area = QScrollArea(self)
        self.column.add((self.area, 1))
        self.area.setWidgetResizable(True)
        self._inside = QWidget()
        self.area.setWidget(self._inside)
        self._make_rows(self._inside)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.verticalScrollBar().valueChanged.connect(self._scrolled)

    def _make_rows(self, inside: QWidget) -> None:
        style, px = self._style, self._style.px
        lines = lay.column(style, gap=0, on=inside)
        for group in knobs.GROUPS:
            part = self._parts[group] = QWidget(inside)
            lines.addWidget(part)
            head = GroupHead(style, group)
            self._heads[group] = head
            column = lay.column(style, head, gap=0, on=part)
            for knob in knobs.KNOBS:
                if knob.group == group:
                    row = KnobRow(style, knob, part)
                    row.edited.connect(self.edited)
                    row.put_back.connect(self.put_back)
                    self.rows[knob.name] = row
                    column.addWidget(row)
            # What is out of sight at first is laid out afterwards, group by group.
            part.setVisible(group == knobs.GROUPS[0])
        self.nothing = lay.label(style, say("rules-no-rule-goes-by-that"), "quiet", wrap=True)
        self.nothing.setContentsMargins(px(20), px(20), px(20), px(20))
        self.nothing.hide()
        lines.add(self.nothing, 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._unfold)

    @Slot()
    def _unfold(self) -> None:
        """Show the next group, and the others in further turns of the event loop."""
        folded = [part for part in self._parts.values() if part.isHidden()]
        for part in folded[:1]:
            part.show()
        if folded[1:]:
            QTimer.singleShot(0, self, self._unfold)

    def _all_there(self) -> None:
        """Lay out what has not been in sight yet."""
        folded = [part for part in self._parts.values() if part.isHidden()]
        for part in folded:
            part.show()
        if folded:
            # Whoever asks goes to one of them.
            QCoreApplication.sendPostedEvents(self._inside, QEvent.Type.LayoutRequest.value)

    def fill(self, draft: Draft, base: RuleSet) -> None:
        """Fill in the values of a draft, with the sheet's own words on them."""
        for name, row in self.rows.items():
            row.tell_words(saying(base, row.knob))
            row.show_value(draft.values[name])

    def mark(self, name: str, draft: Draft, reason: str) -> None:
        """Mark a knob as changed, and show what stands against it."""
        row = self.rows[name]
        row.mark(draft.changed(row.knob), draft.defaults[name], reason)

    def filter(self, words: list[str], only: bool, draft: Draft) -> None:
        """Show rows with all of the words, or only those of them that were changed."""
        self._all_there()
        self._inside.setUpdatesEnabled(False)
        # Each row that comes has all of them laid out anew.
        holds = (*self._parts.values(), self._inside)
        layouts = [layout for one in holds if (layout := one.layout()) is not None]
        for layout in layouts:
            layout.setEnabled(False)
        seen = False
        for row in self.rows.values():
            told = row.words + folded(draft.values[row.knob.name])
            fits = all(word in told for word in words)
            shown = fits and (not only or bool(row.was) or bool(row.reason))
            row.setVisible(shown)
            seen = seen or shown
        self._show_heads()
        self.nothing.setVisible(not seen)
        self.nothing.setText(
            say("rules-no-rule-goes-by-that") if words
            else say("rules-nothing-is-changed-yet")
        )  # fmt: skip
        for layout in layouts:
            layout.setEnabled(True)
            layout.activate()
        self._inside.setUpdatesEnabled(True)
        self.area.verticalScrollBar().setValue(0)
        self._scrolled()

    def set_headed(self, headed: bool) -> None:
        """Have a heading above the rows with the group at the top."""
        self._headed = headed
        self._head.setVisible(headed)
        self._show_heads()

    def _show_heads(self) -> None:
        """Show a head over each group with rows; the topmost may be in the heading already."""
        first = True
        for group, head in self._heads.items():
            shown = any(not row.isHidden() for row in self.rows.values() if row.knob.group == group)
            head.setVisible(shown and not (first and self._headed))
            first = first and not shown

    def tell_heading(self, place: int, changed: int) -> None:
        group = knobs.GROUPS[place]
        self.heading.setText(knobs.group_title(group))
        of = sum(knob.group == group for knob in knobs.KNOBS)
        self.count.setText(say("rules-of-changed", changed=changed, of=of))

    def visible_rows(self) -> list[str]:
        return [name for name, row in self.rows.items() if not row.isHidden()]

    def go_to(self, place: int) -> None:
        self._all_there()
        bar = self.area.verticalScrollBar()
        bar.setValue(min(bar.maximum(), max(0, self._top_of(knobs.GROUPS[place]))))

    def show_row(self, name: str, reveal: Callable[[], None]) -> None:
        """Bring a knob into sight and give it the focus; hidden, it is revealed first."""
        self._all_there()
        row = self.rows[name]
        if row.isHidden():
            reveal()
        self.area.ensureWidgetVisible(row, 0, self._style.px(30))
        row.field.setFocus()

    def _top_of(self, group: str) -> int:
        """The y of the first row of a group, -1 when none is listed."""
        for row in self.rows.values():
            if row.knob.group == group and not row.isHidden():
                return self._parts[group].y() + row.y()
        return -1

    def _scrolled(self) -> None:
        """Update the heading to the group of the topmost row."""
        top = self.area.verticalScrollBar().value()
        listed = [n for n, group in enumerate(knobs.GROUPS) if self._top_of(group) >= 0]
        place = listed[0] if listed else 0
        for n, group in enumerate(knobs.GROUPS):
            if 0 <= self._top_of(group) <= top + 1:
                place = n
        self.moved.emit(place)
