"""The dialog of house rules: a row for every knob."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.boxes import sure
from zonk_desktop.ui.kit.dialog import answered, block, dress
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.rules.bars import KEEPS, RulesFoot, RulesHead
from zonk_desktop.ui.rules.draft import Draft, DraftRefusal
from zonk_desktop.ui.rules.drafts import MOST_NAME, Drafts
from zonk_desktop.ui.rules.finder import RulesFinder
from zonk_desktop.ui.rules.knob_list import KnobList
from zonk_desktop.ui.rules.preview import RulePreview
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.words import reason, say

_DELAY = 140
#: Widths, at 100% text, from which the groups and the preview have columns of their own.
_WITH_GROUPS, _WITH_PREVIEW = 940, 720


class RulesSettings(QDialog):
    """`saved` is the file of the rules to use, empty when nothing was saved."""

    def __init__(
        self, style: Style, shelf: Shelf, choice: RulesChoice, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._drafts = Drafts(shelf)
        self._shape = ""
        whole = dress(self, style, say("rules-rules-settings"), 1260, 730)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self.check)
        self.head = RulesHead(style, self)
        self.finder = RulesFinder(style, self)
        self.list = KnobList(style, self)
        self.preview = RulePreview(style)
        self.foot = RulesFoot(style, self)
        self._lay_out(whole)
        self._connect()
        QShortcut(QKeySequence("Ctrl+F"), self, self.finder.to_search)
        self._fill_starts()
        self._choose(choice.rules)
        self.finder.search.setFocus()

    def _lay_out(self, whole: lay.Stack) -> None:
        style = self._style
        # The parts fit themselves to the window, not the window to the parts.
        whole.setSizeConstraint(lay.Stack.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(480, 360)
        whole.addWidget(self.head.widget)
        self._body = body = lay.row(style, gap=0)
        whole.addLayout(body, 1)
        body.add(self.finder.side)
        self.list.column.insertWidget(0, self.finder.strip)
        body.add((self.list, 1))
        lay.put_role(style, self.preview, "preview")
        body.add(self.preview)
        whole.addWidget(self.foot.widget)

    def _connect(self) -> None:
        head, finder = self.head, self.finder
        head.start.activated.connect(self._started)
        head.name.textEdited.connect(self._named)
        head.save.clicked.connect(self.save)
        head.import_.clicked.connect(self._ask_import)
        head.export_.clicked.connect(self._ask_export)
        head.duplicate.clicked.connect(self.duplicate)
        head.delete.clicked.connect(self.delete)
        head.what.clicked.connect(self._toggle_preview)
        finder.sought.connect(self._filter)
        finder.group_wanted.connect(self.go_to)
        finder.entered.connect(self._to_first_row)
        self.list.edited.connect(self._edited)
        self.list.put_back.connect(self._put_back)
        self.list.moved.connect(self._current)
        self.preview.tried.connect(partial(_try_out, self._style, self._drafts, self))
        self.foot.cancel.clicked.connect(self.reject)
        self.foot.use.clicked.connect(self.use_rules)

    @property
    def draft(self) -> Draft:
        return self._drafts.current

    @property
    def saved(self) -> str:
        return self._drafts.saved

    @property
    def refusals(self) -> tuple[DraftRefusal, ...]:
        return self._drafts.refusals

    # Where to start

    def _fill_starts(self) -> None:
        self.head.fill_starts(self._drafts.sheets(), self._drafts.houses())

    def _choose(self, key: str) -> None:
        self.head.choose(key)
        self._started()

    def _started(self) -> None:
        """Switch to another sheet; what was changed on the one before waits there."""
        before = self.draft
        try:
            self._drafts.begin(str(self.head.start.currentData()))
        except RuleFileError as wrong:
            self.foot.say(say("rules-this-file-does-not-hold", wrong=str(wrong)), wrong=True)
        else:
            waits = before.dirty and before is not self.draft
            name = before.name or (printed(preset(before.base).name) if before.base else "it")
            self.foot.say(say("rules-waits", name=name) if waits else say(KEEPS))
        self.head.usual_name = self._drafts.usual_name
        self.head.show_name(self.draft.name)
        self.list.fill(self.draft, self._drafts.base)
        block(self.head.delete, "" if self.draft.file else say("rules-only-rules-of-your-own"))
        self.check()

    # Editing

    def _edited(self, name: str, text: str) -> None:
        self.draft.set(name, text)
        if not self.draft.name:
            self.draft.name = self._drafts.usual_name
            self.head.show_name(self.draft.name)
        self._changed(name)

    def _put_back(self, name: str) -> None:
        row = self.list.rows[name]
        self.draft.put_back(name)
        row.show_value(self.draft.values[name])
        row.field.setFocus()
        self._changed(name)

    def _changed(self, name: str) -> None:
        self.list.mark(name, self.draft, self._drafts.reason(name))
        self._show_marks()
        self._timer.start()

    def _named(self, text: str) -> None:
        self.draft.name = text.strip()
        self._timer.start()

    def check(self) -> None:
        """Validate the rules and show reasons beside the fields; then update the preview."""
        self._timer.stop()
        found = self._drafts.check()
        if found is not None:
            self.preview.show_rules(found, self._drafts.base, self._drafts.idle_tables)
        for name in self.list.rows:
            self.list.mark(name, self.draft, self._drafts.reason(name))
        self._show_marks()
        self._block()
        if self.finder.only.isChecked():
            self._filter()

    def _show_marks(self) -> None:
        self.finder.show_marks(self._drafts.marks(), self._shape)
        self._tell_heading()

    def reason(self) -> str:
        """The reason why these rules cannot be saved or used, empty when they can."""
        return self._drafts.blocked()

    def _block(self) -> None:
        reason = self.reason()
        self.foot.block(reason)
        block(self.head.save, reason, primary=False)
        block(self.preview.try_out, reason, primary=False)
        wrong = [one.reason for one in self.refusals if not one.knob]
        if first := next(iter((*wrong, *self._drafts.idle_tables)), ""):
            self.foot.say(first, wrong=True)
        else:
            self.foot.calm()

    # Looking around

    def _filter(self) -> None:
        """Only rows that fit the words searched, and the tick."""
        self.list.filter(self.finder.words, self.finder.only.isChecked(), self.draft)

    def _to_first_row(self) -> None:
        for name in self.list.visible_rows()[:1]:
            self.list.rows[name].field.setFocus()

    def go_to(self, place: int) -> None:
        if self.finder.search.text():
            self.finder.search.clear()
        self.list.go_to(place)
        self._current(place)

    def _current(self, place: int) -> None:
        self.finder.show_current(place)
        self._tell_heading()

    def _tell_heading(self) -> None:
        place = self.finder.current
        self.list.tell_heading(place, self.finder.groups.marks(place)[0])

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
        self.head.fit(wide)
        if shape != self._shape:
            self._shape = shape
            self._arrange(shape)
        px = self._style.px
        if shape == "one":
            self.preview.setFixedWidth(self.width())
        else:
            self.preview.setFixedWidth(max(px(290), min(px(390), round(self.width() * 0.30))))

    def _arrange(self, shape: str) -> None:
        """Lay out the parts for this width."""
        self.finder.arrange(shape)
        self.list.set_headed(shape == "wide")
        self.head.arrange(shape)
        self.foot.set_brief(shape == "one")
        self._block()
        self.head.what.setChecked(False)
        self._toggle_preview()
        self._show_marks()

    def _toggle_preview(self) -> None:
        one = self._shape == "one"
        on = self.head.what.isChecked()
        self.preview.setVisible(not one or on)
        self.list.area.setVisible(not one or not on)
        if one and on:
            self.list.column.addWidget(self.preview, 1)
        elif self.preview.parentWidget() is self.list:
            self._body.addWidget(self.preview)

    # Files

    def save(self) -> bool:
        """Save under the name given; the file's name is in `saved`."""
        if self._refused():
            return False
        name = " ".join(self.head.name.text().split()) or self._drafts.usual_name
        if not self._done("saved", self._drafts.save, name):
            return False
        self._show_saved()
        self.foot.say(say("rules-saved", name=name))
        return True

    def _show_saved(self) -> None:
        self._fill_starts()
        self._choose(self.saved)

    def _done(self, what: str, do: Callable[..., object], *what_with: str | Path) -> bool:
        """Do something with the file of the rules; where that fails, the foot says why."""
        try:
            do(*what_with)
        except RuleFileError as wrong:
            self.foot.say(say(f"rules-not-{what}", why=str(wrong)), wrong=True)
            return False
        return True

    def _refused(self) -> bool:
        """Whether something must be mended first; goes there."""
        self.check()
        if not self.refusals:
            return False
        first = self.refusals[0]
        if first.knob:
            self.list.show_row(first.knob, self.finder.clear)
        return True

    def use_rules(self) -> None:
        """Save what was changed, and go."""
        if self._refused():
            return
        if not self._drafts.changed:
            self._drafts.use()
        elif not self.save():
            return
        self.accept()

    def reject(self) -> None:
        """Close, but not over changes that nobody has saved."""
        lost = self._drafts.unsaved
        if not lost or sure(
            self, say("rules-ask-leave", names=tuple(shortened(name, 40) for name in lost)),
            say("rules-leave-about"), yes=say("rules-leave"), no=say("rules-stay"),
        ):  # fmt: skip
            super().reject()

    def duplicate(self) -> None:
        """Save a copy of the rules under another name."""
        if self._refused():
            return
        name = self.head.name.text().strip() or self._drafts.base.name
        copy = say("rules-a-copy", name=name[: MOST_NAME - 8])
        if not self._done("saved", self._drafts.put, copy):
            return
        self._show_saved()
        self.foot.say(say("rules-this-is-give-it-a", copy=copy))
        self.head.name.setFocus()
        self.head.name.selectAll()

    def delete(self) -> None:
        if not self.draft.file:
            self.foot.say(say("rules-the-sheets-stay-only-rules"))
            return
        name = shortened(self.draft.name or self.draft.file, 60)
        if not sure(
            self, say("rules-ask-delete", name=name), say("rules-the-file-goes-for-good"),
            yes=say("rules-delete"), no=say("rules-keep"),
        ) or not self._done("deleted", self._drafts.delete):  # fmt: skip
            return
        self._fill_starts()
        self._choose(self._drafts.base.key)
        self.foot.say(say("rules-deleted-games-played-by-these"))

    def _ask_import(self) -> None:
        path = files.open_one(self, say("rules-import-rules"), files.RULES)
        if path is not None:
            self.bring_in(path)

    def bring_in(self, path: Path) -> None:
        if self._done("imported", self._drafts.bring_in, path):
            self._show_saved()
            self.foot.say(say("rules-imported", name=self.draft.name))

    def _ask_export(self) -> None:
        if self._refused():
            return
        proposed = self.draft.file or "our-rules.toml"
        path = files.save_as(self, say("rules-export-rules"), proposed, files.RULES)
        if path is not None:
            self.hand_out(path)

    def hand_out(self, path: Path) -> None:
        """Export the rules as they stand to a file."""
        try:
            if self._done("written", self._drafts.hand_out, path):
                self.foot.say(say("rules-written", file=path.name))
        except OSError as wrong:
            why = say("rules-cannot-be-written", name=path.name, strerror=reason(wrong))
            self.foot.say(why, wrong=True)


def _try_out(style: Style, drafts: Drafts, parent: RulesSettings) -> None:
    """Open the rules lab with the rules as they stand, saved or not."""
    found = drafts.check()
    if found is None:
        # The button and the foot say what is to be mended.
        return
    from zonk_desktop.ui.rules.lab.window import RulesLab  # noqa: PLC0415 - few evenings

    name = drafts.current.name or printed(drafts.base.name)
    against = "" if found == drafts.base else drafts.current.base
    lab = RulesLab(style, drafts.shelf, found, name, against, parent)
    lab.pace = parent.preview.pace
    lab.watched.connect(lambda title, game: parent.preview.watched.emit(title, game, lab))
    QTimer.singleShot(0, lab, lab.start)
    used = answered(lab)
    if used:
        parent.use_rules()
