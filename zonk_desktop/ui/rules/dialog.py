"""Every rule a knob: the dialog where people make a sheet their own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import (
    QIcon,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.houses import Shelf
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.ui.kit import files, icons
from zonk_desktop.ui.kit.controls import Pick, Search, Tick, field_sheet, fit
from zonk_desktop.ui.kit.dialog import bar, block
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import number, printed, shortened
from zonk_desktop.ui.rules.draft import Draft, Refusal
from zonk_desktop.ui.rules.preview import RulePreview
from zonk_desktop.ui.rules.rows import GroupHead, GroupList, KnobRow
from zonk_desktop.ui.rules.rule_list import Choice
from zonk_desktop.ui.rules.words import saying

_DELAY = 140
_MOST_NAME = 80
#: Widths, at 100% text, from which the groups and the preview have columns of their own.
_WITH_FILES, _WITH_GROUPS, _WITH_PREVIEW = 1140, 940, 720
_SIDE = 228
_KEEPS = "The game on the table keeps the rules it began with."


class RulesSettings(QDialog):
    """`saved` is the file of the rules to use, empty when nothing was saved."""

    def __init__(
        self, style: Style, shelf: Shelf, choice: Choice, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Rules settings")
        self.saved = ""
        self._style = style
        self._shelf = shelf
        self._first = choice.rules
        self._drafts: dict[str, Draft] = {}
        self._troubles: dict[str, str] = {}
        self.draft = Draft.of_preset(PRESETS[0])
        self.rows: dict[str, KnobRow] = {}
        self.refusals: tuple[Refusal, ...] = ()
        #: Knobs that were changed and have no effect in these rules.
        self._idle: dict[str, str] = {}
        self._heads: dict[str, GroupHead] = {}
        self._shape = ""
        self.setFont(style.type.text(15))
        self.setStyleSheet(field_sheet(style) + _focus_sheet(style))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self.check)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        # The parts fit themselves to the window, not the window to the parts.
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(480, 360)
        whole.addWidget(self._top())
        self._body = body = QHBoxLayout()
        body.setSpacing(0)
        whole.addLayout(body, 1)
        self._make_side()
        body.addWidget(self.side)
        body.addWidget(self._middle(), 1)
        self.preview = RulePreview(style)
        self.preview.setObjectName("preview")
        self.preview.setStyleSheet(
            f"QScrollArea#preview {{ background: {style.tokens.surf}; "
            f"border-left: 1px solid {style.tokens.line}; }}"
        )
        body.addWidget(self.preview)
        whole.addWidget(self._foot())
        QShortcut(QKeySequence("Ctrl+F"), self, self._to_search)
        self._fill_starts()
        self._choose(choice.rules)
        fit(self, style, 1260, 730)
        self.search.setFocus()

    # Parts

    def _top(self) -> QWidget:
        style, px = self._style, self._style.px
        top = bar(style, "top")
        self._top_row = row = QHBoxLayout(top)
        row.setContentsMargins(px(18), px(9), px(18), px(9))
        row.setSpacing(px(10))
        self._start_label = QLabel("Start from")
        self.start = Pick(style)
        self.start.setSizeAdjustPolicy(Pick.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.start.setMinimumContentsLength(10)
        self.start.setAccessibleName("Start from")
        self.start.activated.connect(self._started)
        self._name_label = QLabel("Save as")
        self.name = QLineEdit()
        self.name.setFont(style.type.text(15, 600))
        self.name.setMaxLength(_MOST_NAME)
        self.name.setMaximumWidth(px(250))
        self.name.setPlaceholderText("A name of its own")
        self.name.setAccessibleName("Save as")
        self.name.textEdited.connect(self._named)
        self.name.installEventFilter(self)
        self._start_label.setBuddy(self.start)
        self._name_label.setBuddy(self.name)
        for label in (self._start_label, self._name_label):
            label.setStyleSheet(f"color: {style.tokens.ink2};")
        self.save_button = self._button("Save", self.save)
        row.addWidget(self._start_label)
        row.addWidget(self.start, 3)
        row.addWidget(self._name_label)
        row.addWidget(self.name, 4)
        row.addWidget(self.save_button)
        row.addStretch(1)
        self.import_ = self._button("Import…", self._ask_import)
        self.export_ = self._button("Export…", self._ask_export)
        self.duplicate_ = self._button("Duplicate", self.duplicate)
        self.delete_ = self._button("Delete", self.delete)
        self._more = (self.import_, self.export_, self.duplicate_, self.delete_)
        for button in self._more:
            row.addWidget(button)
        self.what = self._button("Preview", self._toggle_preview)
        self.what.setAccessibleName("What these rules do")
        self.what.setCheckable(True)
        self.what.setProperty("segment", True)
        row.addWidget(self.what)
        self.more = self._button("File…", self._open_more)
        self.more.setAccessibleName("Import, export, duplicate, delete")
        row.addWidget(self.more)
        return top

    def _button(self, text: str, slot: object) -> QPushButton:
        button = QPushButton(text)
        button.setFont(self._style.type.text(15, 600))
        button.setAutoDefault(False)
        button.setAccessibleName(text.rstrip("…"))
        button.clicked.connect(slot)
        return button

    def _make_side(self) -> None:
        """The search, the groups, the tick: at the left, or above the rows in a narrow window."""
        style, px = self._style, self._style.px
        self.side = QFrame()
        self.side.setObjectName("side")
        self.side.setStyleSheet(
            f"QFrame#side {{ background: {style.tokens.sunk}; border-right: 1px solid "
            f"{style.tokens.line}; }}"
        )
        self._column = QVBoxLayout(self.side)
        self._column.setContentsMargins(px(12), px(12), px(12), px(12))
        self._column.setSpacing(px(10))
        self.search = Search(style, "Ctrl F")
        self.search.setPlaceholderText("Find a rule")
        self.search.setAccessibleName("Find a rule")
        self.search.setMaxLength(100)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.groups = GroupList(style)
        self.groups.setFixedWidth(px(_SIDE))
        self.groups.itemClicked.connect(lambda _: self.go_to(self.groups.currentRow()))
        self.groups.installEventFilter(self)
        self.only = Tick(style, "Show only the changed")
        self.only.toggled.connect(self._filter)

    def _middle(self) -> QWidget:
        style, px = self._style, self._style.px
        middle = QFrame()
        middle.setObjectName("middle")
        middle.setStyleSheet(f"QFrame#middle {{ background: {style.tokens.surf}; }}")
        self._middle_column = column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._strip = QFrame()
        self._strip_flow = Flow(px(10), self._strip)
        self._strip_flow.setContentsMargins(px(12), px(6), px(12), px(6))
        self.group_pick = Pick(style)
        self.group_pick.addItems([knobs.group_title(group) for group in knobs.GROUPS])
        self.group_pick.setAccessibleName("Group of rules")
        self.group_pick.activated.connect(self.go_to)
        column.addWidget(self._strip)
        self._head = QFrame()
        self._head.setObjectName("head")
        self._head.setStyleSheet(f"QFrame#head {{ border-bottom: 1px solid {style.tokens.line}; }}")
        line = QHBoxLayout(self._head)
        line.setContentsMargins(px(20), px(10), px(20), px(8))
        self.heading = QLabel(knobs.group_title(knobs.GROUPS[0]))
        self.heading.setFont(style.type.display(22))
        self.count = QLabel()
        self.count.setStyleSheet(f"color: {style.tokens.ink2};")
        line.addWidget(self.heading)
        line.addStretch(1)
        line.addWidget(self.count)
        column.addWidget(self._head)
        self._inside = inside = QWidget()
        self._lines = QVBoxLayout(inside)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        for group in knobs.GROUPS:
            head = GroupHead(style, group)
            self._heads[group] = head
            self._lines.addWidget(head)
            for knob in knobs.KNOBS:
                if knob.group == group:
                    row = KnobRow(style, knob)
                    row.edited.connect(self._edited)
                    row.put_back.connect(self._put_back)
                    self.rows[knob.name] = row
                    self._lines.addWidget(row)
        self.nothing = QLabel("No rule goes by that word. Esc clears the search.")
        self.nothing.setContentsMargins(px(20), px(20), px(20), px(20))
        self.nothing.setWordWrap(True)
        self.nothing.setStyleSheet(f"color: {style.tokens.ink2};")
        self.nothing.hide()
        self._lines.addWidget(self.nothing)
        self._lines.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        self.area.verticalScrollBar().valueChanged.connect(self._scrolled)
        column.addWidget(self.area, 1)
        self._middle_part = middle
        return middle

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = bar(style)
        row = QHBoxLayout(foot)
        row.setContentsMargins(px(18), px(10), px(18), px(10))
        row.setSpacing(px(10))
        self.note = QLabel(_KEEPS)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setMaximumHeight(px(44))
        row.addWidget(self.note, 1)
        self._foot_gap = QWidget()
        row.addWidget(self._foot_gap, 1)
        self.cancel = self._button("Cancel", self.reject)
        self.use = self._button("Use these rules", self.use_rules)
        self.use.setProperty("primary", True)
        self.use.setIconSize(QSize(px(16), px(16)))
        for button in (self.cancel, self.use):
            button.setMinimumHeight(px(34))
            row.addWidget(button)
        return foot

    # Where to start

    def _fill_starts(self) -> None:
        self.start.clear()
        self._troubles = {}
        for key in PRESETS:
            self.start.addItem(printed(preset(key).name), key)
        houses = self._shelf.list()
        if houses:
            self.start.insertSeparator(self.start.count())
        for house in houses:
            name = shortened(house.name, 40)
            if house.trouble:
                self._troubles[house.file] = house.trouble
                name += " (cannot be played)"
            self.start.addItem(name, house.file)
        self.start.view().setMinimumWidth(self._style.px(260))

    def _choose(self, key: str) -> None:
        place = self.start.findData(key)
        self.start.setCurrentIndex(max(0, place))
        self._started()

    def _started(self) -> None:
        """Another sheet to start from; what was changed on the one before waits there."""
        key = str(self.start.currentData())
        before = self.draft
        if self._begin(key):
            waits = before.dirty and before is not self.draft
            name = before.name or (printed(preset(before.base).name) if before.base else "it")
            self._say(f"What you changed on {name} waits there." if waits else _KEEPS)
        self._show_all()

    def _begin(self, key: str) -> bool:
        if key not in self._drafts:
            try:
                if is_sheet(key):
                    draft = Draft.of_preset(key)
                else:
                    draft = Draft.of_house(key, self._shelf.text(key))
            except RuleFileError as wrong:
                self.draft = Draft.of_preset(PRESETS[0])
                self.draft.file = key
                self._say(f"This file does not hold. {wrong}", wrong=True)
                return False
            self._drafts[key] = draft
        self.draft = self._drafts[key]
        return True

    @property
    def _base(self) -> RuleSet:
        """What is compared with."""
        return preset(self.draft.base or PRESETS[0])

    def _show_all(self) -> None:
        """Every field anew."""
        draft, base = self.draft, self._base
        self._show_name(draft.name)
        for name, row in self.rows.items():
            row.tell_words(saying(base, row.knob))
            row.show_value(draft.values[name])
        block(self.delete_, "" if draft.file else "Only rules of your own can be deleted.")
        self.check()

    # Editing

    def _edited(self, name: str, text: str) -> None:
        self.draft.set(name, text)
        if not self.draft.name:
            self.draft.name = f"{self._base.name}, our way"[:_MOST_NAME]
            self._show_name(self.draft.name)
        self._mark_row(name)
        self._counts()
        self._timer.start()

    def _put_back(self, name: str) -> None:
        row = self.rows[name]
        self.draft.put_back(name)
        row.show_value(self.draft.values[name])
        row.field.setFocus()
        self._mark_row(name)
        self._counts()
        self._timer.start()

    def _ready_name(self) -> bool:
        """The name is the one the program gave."""
        return self.name.text() == f"{self._base.name}, our way"[:_MOST_NAME]

    def _show_name(self, name: str) -> None:
        self.name.setText(name)
        self.name.setCursorPosition(0)

    def _named(self, text: str) -> None:
        self.draft.name = text.strip()
        self._timer.start()

    def _mark_row(self, name: str) -> None:
        row = self.rows[name]
        reason = next((one.reason for one in self.refusals if one.knob == name), "")
        reason = reason or self._idle.get(name, "")
        row.mark(self.draft.changed(row.knob), self.draft.defaults[name], reason)

    def check(self) -> None:
        """Whether the rules hold, beside the fields; then what they do."""
        self._timer.stop()
        found = self.draft.check()
        self._idle = {}
        if isinstance(found, RuleSet):
            self.refusals = ()
            self._idle = self.draft.idle()
            self.preview.show_rules(found, self._base)
        else:
            self.refusals = found
        if self.draft.file in self._troubles:
            self.refusals = (Refusal("", self._troubles[self.draft.file]), *self.refusals)
        for name in self.rows:
            self._mark_row(name)
        self._counts()
        self._block()
        if self.only.isChecked():
            self._filter()

    def _counts(self) -> None:
        total = 0
        refused = {one.knob for one in self.refusals}
        for place, group in enumerate(knobs.GROUPS):
            names = [knob for knob in knobs.KNOBS if knob.group == group]
            changed = sum(self.draft.changed(knob) for knob in names)
            total += changed
            self.groups.mark(place, changed, sum(knob.name in refused for knob in names))
            mark = f" ({changed})" if changed else ""
            mark += " !" if any(knob.name in refused for knob in names) else ""
            self.group_pick.setItemText(place, knobs.group_title(group) + mark)
        text = f"Show only the {number(total)} changed" if total else "Show only the changed"
        if self._shape != "wide":
            text = "Changed" if self._shape == "one" else "Only the changed"
        if self.only.text() != text:
            self.only.setText(text)
            self.only.setAccessibleName("Show only the changed")
            self.only.updateGeometry()
        self._tell_heading()

    def reason(self) -> str:
        """Why these rules cannot be saved or used, empty when they can."""
        if not self.refusals:
            return ""
        first = self.refusals[0]
        if first.knob:
            return f"mend “{self.rows[first.knob].title}” first"
        return "this file does not hold" if self.draft.file in self._troubles else first.reason

    def _block(self) -> None:
        reason = self.reason()
        text = "Use these rules"
        if reason:
            brief = self._shape == "one"
            text = f"{reason[:1].upper()}{reason[1:]}" if brief else f"{text}: {reason}"
        self.use.setText(text.replace("&", "&&"))
        self.use.setIcon(
            icons.icon("lock", self._style.tokens.ink2, self._style.px(16)) if reason else QIcon()
        )
        for button, primary in ((self.use, True), (self.save_button, False)):
            block(button, reason, primary=primary)
        first = next((one for one in self.refusals if not one.knob), None)
        if first is not None:
            self._say(first.reason, wrong=True)
        elif self.note.property("wrong"):
            self._say(_KEEPS)

    def _say(self, text: str, wrong: bool = False) -> None:
        tokens = self._style.tokens
        self.note.setText(shortened(text, 300))
        self.note.setProperty("wrong", wrong)
        self.note.setStyleSheet(f"color: {tokens.red if wrong else tokens.ink2};")
        self._show_note()

    def _show_note(self) -> None:
        """What goes without saying is left out where there is no room."""
        needed = self._shape != "one" or self.note.text() != _KEEPS
        self.note.setVisible(needed)
        self._foot_gap.setVisible(not needed)

    # Looking around

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _filter(self) -> None:
        """Only rows that fit the words searched, and the tick."""
        words = self.search.text().casefold().replace(",", "").split()
        only = self.only.isChecked()
        self._inside.setUpdatesEnabled(False)
        seen: set[str] = set()
        for row in self.rows.values():
            told = f"{row.words} {self.draft.values[row.knob.name]}".casefold()
            fits = all(word in told for word in words)
            shown = fits and (not only or bool(row.was) or bool(row.reason))
            row.setVisible(shown)
            if shown:
                seen.add(row.knob.group)
        for group, head in self._heads.items():
            head.setVisible(group in seen)
        self._first_head()
        self.nothing.setVisible(not seen)
        self.nothing.setText(
            "No rule goes by that word. Esc clears the search." if words
            else "Nothing is changed yet."
        )  # fmt: skip
        self._inside.setUpdatesEnabled(True)
        self.area.verticalScrollBar().setValue(0)
        self._scrolled()

    def _first_head(self) -> None:
        """The topmost group stands in the heading already."""
        first = True
        for group, head in self._heads.items():
            shown = any(not row.isHidden() for row in self.rows.values() if row.knob.group == group)
            head.setVisible(shown and not (first and self._shape == "wide"))
            first = first and not shown

    def _top_of(self, group: str) -> int:
        """Where the rows of a group begin, -1 when none is listed."""
        for row in self.rows.values():
            if row.knob.group == group and not row.isHidden():
                return row.y()
        return -1

    def visible_rows(self) -> list[str]:
        """The knobs that are listed now."""
        return [name for name, row in self.rows.items() if not row.isHidden()]

    def go_to(self, place: int) -> None:
        """To a group of rules."""
        if self.search.text():
            self.search.clear()
        bar = self.area.verticalScrollBar()
        bar.setValue(min(bar.maximum(), max(0, self._top_of(knobs.GROUPS[place]))))
        self._current(place)

    def show_knob(self, name: str) -> None:
        """Bring a knob into sight and give it the focus."""
        row = self.rows[name]
        if row.isHidden():
            self.only.setChecked(False)
            self.search.clear()
        self.area.ensureWidgetVisible(row, 0, self._style.px(30))
        row.field.setFocus()

    def _scrolled(self) -> None:
        """The heading is the group of the topmost row."""
        top = self.area.verticalScrollBar().value()
        listed = [n for n, group in enumerate(knobs.GROUPS) if self._top_of(group) >= 0]
        place = listed[0] if listed else 0
        for n, group in enumerate(knobs.GROUPS):
            if 0 <= self._top_of(group) <= top + 1:
                place = n
        self._current(place)

    def _current(self, place: int) -> None:
        if self.groups.currentRow() != place:
            self.groups.setCurrentRow(place)
        if self.group_pick.currentIndex() != place:
            self.group_pick.setCurrentIndex(place)
        self._tell_heading()

    def _tell_heading(self) -> None:
        place = max(0, self.groups.currentRow())
        group = knobs.GROUPS[place]
        self.heading.setText(knobs.group_title(group))
        of = sum(knob.group == group for knob in knobs.KNOBS)
        changed, _ = self.groups.marks(place)
        self.count.setText(f"{changed} of {of} changed")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.name and event.type() is QEvent.Type.FocusIn and self._ready_name():
            # After the click has put its cursor: the next letter replaces the ready name.
            QTimer.singleShot(0, self.name, self.name.selectAll)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = event.key()
            if watched is self.search:
                if key == Qt.Key.Key_Escape and self.search.text():
                    self.search.clear()
                    return True
                if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                    shown = self.visible_rows()
                    if shown:
                        self.rows[shown[0]].field.setFocus()
                    return True
            if watched is self.groups:
                step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(key), 0)
                place = self.groups.currentRow() + step
                if (step or key in {Qt.Key.Key_Return, Qt.Key.Key_Space}) and (
                    0 <= place < len(knobs.GROUPS)
                ):
                    self.go_to(place)
                    return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter in a field belongs to the field.
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
            return
        super().keyPressEvent(event)

    # Shape

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() / self._style.type.scale
        shape = "wide" if wide >= _WITH_GROUPS else "two" if wide >= _WITH_PREVIEW else "one"
        for part in (self._start_label, self._name_label, *self._more):
            part.setVisible(wide >= _WITH_FILES)
        self.more.setVisible(wide < _WITH_FILES)
        if shape != self._shape:
            self._shape = shape
            self._arrange(shape)
        px = self._style.px
        if shape == "one":
            self.preview.setFixedWidth(self.width())
        else:
            self.preview.setFixedWidth(max(px(290), min(px(390), round(self.width() * 0.30))))

    def _arrange(self, shape: str) -> None:
        """The parts for this width."""
        wide = shape == "wide"
        while self._column.count():
            self._column.takeAt(0)
        while self._strip_flow.count():
            self._strip_flow.takeAt(0)
        if wide:
            self._column.addWidget(self.search)
            self._column.addWidget(self.groups, 1)
            self._column.addWidget(self.only)
            self.search.setFixedWidth(self._style.px(_SIDE))
        else:
            self.search.setFixedWidth(self._style.px(130 if shape == "one" else 190))
            for widget in (self.search, self.group_pick, self.only):
                self._strip_flow.addWidget(widget)
            self.group_pick.setFixedWidth(self._style.px(214))
        for shown in (self.search, self.only):
            shown.show()
        self.group_pick.setVisible(not wide)
        self.what.setVisible(shape == "one")
        self.side.setVisible(wide)
        self._strip.setVisible(not wide)
        self._head.setVisible(wide)
        self._first_head()
        px, one = self._style.px, shape == "one"
        self.start.setMinimumWidth(px(126 if one else 190))
        self.start.setMaximumWidth(px(190))
        self.name.setMinimumWidth(px(80 if one else 120))
        edge = px(9 if one else 18)
        self._top_row.setContentsMargins(edge, px(9), edge, px(9))
        self._top_row.setSpacing(px(6 if one else 10))
        self._show_note()
        self._block()
        self.what.setChecked(False)
        self._toggle_preview()
        self._counts()

    def _toggle_preview(self) -> None:
        one = self._shape == "one"
        on = self.what.isChecked()
        self.preview.setVisible(not one or on)
        self.area.setVisible(not one or not on)
        if one and on:
            self._middle_column.addWidget(self.preview, 1)
        elif self.preview.parentWidget() is self._middle_part:
            self._body.addWidget(self.preview)

    def _open_more(self) -> None:
        menu = QMenu(self)
        for button in self._more:
            action = menu.addAction(button.text(), button.click)
            action.setEnabled(button.isEnabled())
        menu.exec(self.more.mapToGlobal(self.more.rect().bottomLeft()))
        menu.deleteLater()

    # Files

    def save(self) -> bool:
        """Onto the shelf under the name given; the file's name is in `saved`."""
        self.check()
        if self._refused():
            return False
        draft = self.draft
        name = " ".join(self.name.text().split())
        if not name:
            name = f"{self._base.name}, our way"[:_MOST_NAME]
        keeps = draft.file if draft.file and self._name_of(draft.file) == name else ""
        if self._put(name, draft.text(name), keeps):
            self._say(f"Saved as {name}. {_KEEPS}")
            return True
        return False

    def _name_of(self, file: str) -> str:
        try:
            return house_text(file, self._shelf.text(file)).name
        except RuleFileError:
            return ""

    def _put(self, name: str, text: str, file: str = "") -> bool:
        try:
            saved = self._shelf.save(name, text, file)
        except RuleFileError as wrong:
            self._say(f"Not saved. {wrong}", wrong=True)
            return False
        self.saved = saved
        origin = self.draft.file or self.draft.base
        self._drafts.pop(origin, None)
        self._drafts.pop(saved, None)
        self._fill_starts()
        self._choose(saved)
        return True

    def _refused(self) -> bool:
        """Whether something must be mended first; goes there."""
        if not self.refusals:
            return False
        first = self.refusals[0]
        if first.knob:
            self.show_knob(first.knob)
        return True

    def use_rules(self) -> None:
        """Save what was changed, and go."""
        self.check()
        if self._refused():
            return
        draft = self.draft
        if draft.dirty or (draft.file and draft.name != self._name_of(draft.file)):
            if not self.save():
                return
        elif draft.file:
            self.saved = draft.file
        else:
            self.saved = draft.base
        self.accept()

    def duplicate(self) -> None:
        """The same rules once more, under a further name."""
        self.check()
        if self._refused():
            return
        name = self.name.text().strip() or self._base.name
        copy = f"{name[: _MOST_NAME - 8]}, a copy"
        if self._put(copy, self.draft.text(copy)):
            self._say(f"This is {copy}. Give it a name of its own.")
            self.name.setFocus()
            self.name.selectAll()

    def delete(self) -> None:
        file = self.draft.file
        if not file:
            self._say("The sheets stay. Only rules of your own can be deleted.")
            return
        if not self._sure(self.draft.name or file):
            return
        base = self.draft.base or PRESETS[0]
        try:
            self._shelf.delete(file)
        except RuleFileError as wrong:
            self._say(f"Not deleted. {wrong}", wrong=True)
            return
        self._drafts.pop(file, None)
        if self.saved == file:
            self.saved = ""
        self._fill_starts()
        self._choose(base)
        self._say("Deleted. Games played by these rules keep a copy of them.")

    def _sure(self, name: str) -> bool:
        box = QMessageBox(self)
        box.setWindowTitle("Rules settings")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"Delete {shortened(name, 60)}?")
        box.setInformativeText("The file goes for good. Games played by it keep a copy.")
        yes = box.addButton("Delete", QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton("Keep", QMessageBox.ButtonRole.RejectRole))
        box.exec()
        sure = box.clickedButton() is yes
        box.deleteLater()
        return sure

    def _ask_import(self) -> None:
        path = files.open_one(self, "Import rules", files.RULES)
        if path is not None:
            self.bring_in(path)

    def bring_in(self, path: Path) -> None:
        """Take over a file from elsewhere."""
        try:
            file = self._shelf.bring_in(path)
        except RuleFileError as wrong:
            self._say(f"Not imported. {wrong}", wrong=True)
            return
        self.saved = file
        self._fill_starts()
        self._choose(file)
        self._say(f"Imported: {self.draft.name}.")

    def _ask_export(self) -> None:
        self.check()
        if self._refused():
            return
        proposed = self.draft.file or "our-rules.toml"
        path = files.save_as(self, "Export rules", proposed, files.RULES)
        if path is not None:
            self.hand_out(path)

    def hand_out(self, path: Path) -> None:
        """Write the rules as they stand to a file elsewhere."""
        draft = self.draft
        try:
            if draft.file and not draft.dirty and draft.name == self._name_of(draft.file):
                self._shelf.hand_out(draft.file, path)
            else:
                name = draft.name or self._base.name
                path.write_text(draft.text(name), "utf-8", newline="\n")
        except RuleFileError as wrong:
            self._say(f"Not written. {wrong}", wrong=True)
        except OSError as wrong:
            self._say(f"{path.name} cannot be written: {wrong.strerror}.", wrong=True)
        else:
            self._say(f"Written: {path.name}.")


def _focus_sheet(style: Style) -> str:
    """What is blocked or wrong takes the focus, and shows it."""
    return (
        f'QPushButton[blocked="true"]:focus, QSpinBox[wrong="true"]:focus, '
        f'QLineEdit[wrong="true"]:focus, QComboBox[wrong="true"]:focus {{ '
        f"border: {style.px(3)}px solid {style.tokens.focus}; }}"
    )
