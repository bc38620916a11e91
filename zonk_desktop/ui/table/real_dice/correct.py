"""The dialog that corrects an entry of a game with real dice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import split
from zonk_desktop.transcript.verbs import BY_WORD
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Pick, Tick, fit
from zonk_desktop.ui.kit.dialog import action, block
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.plain import PlainRows
from zonk_desktop.ui.kit.scrolling import LowPage, Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.real_dice import entries as told
from zonk_desktop.ui.table.real_dice.entries import StoredEntries, WrittenEntry
from zonk_desktop.ui.table.real_dice.faces import DieRow, FaceButton
from zonk_desktop.words import say

_ENTRY = Qt.ItemDataRole.UserRole
_LONGEST = 400
#: What may stand there: pages of the dialog, in this order.
_KINDS = ("roll", "keep", "else", "none")


class CorrectDialog(QDialog):
    """Pick an entry, change it; what followed must still hold.

    Where a later entry does not, the correction is kept as a draft and the dialog goes there: it is
    corrected too, or struck out, until all hold. Lines of a transcript are what comes out. Dice and
    choices write them; who knows the grammar may write them by hand.
    """

    def __init__(
        self, style: Style, written: StoredEntries, place: tuple[int, int] = (-1, -1),
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._written = written
        #: Lines that are to be written anew, by their number; empty ones are struck out.
        self.changes: dict[int, str] = {}
        #: The entry that does not hold any more, and why.
        self._stands_against = (0, 0, "")
        self.setWindowTitle(say("table-correct-an-entry"))
        px = style.px
        self._style = style
        self._dice: list[DieRow] = []
        self._kept: list[FaceButton] = []
        lay.put_role(style, self, "body")
        fit(self, style, 720, 720)
        head = lay.label(style, say("table-which-entry-is-wrong"), "verdict", wrap=True)
        self.list = self._make_list()
        label = lay.label(style, say("table-it-should-be"), "strong")
        kinds = [(kind, say(f"table-kind-{kind}")) for kind in _KINDS]
        self.kinds = OneOf(style, label.text(), kinds, _KINDS[0])
        #: Something was left out: it is put in before the entry picked.
        self.before = Tick(style, say("table-put-in-before"))
        self.before.toggled.connect(self._picked)
        row = lay.flow(style, self.kinds, self.before, gap=16)
        self.kinds.pressed.connect(self._kind_chosen)
        self.pages = QStackedWidget()
        # Two dice in a row: six of them are in sight at once.
        self._to_roll = lay.flow(style, margins=None, gap=22)
        self._to_keep = lay.flow(style, margins=None, gap=6)
        self.choice = Pick(style)
        self.choice.setAccessibleName(say("table-what-happened"))
        self.choice.activated.connect(self._choice_made)
        other = lay.column(style, (self.choice, lay.LEFT), 1, margins=None)
        for page in (self._to_roll, self._to_keep, other):
            self.pages.addWidget(lay.held(page))
        self.pages.addWidget(QWidget())
        scroll = Scrolling(self.pages, across=True)
        self.expert = Tick(style, say("table-as-a-line-of-the"))
        self.expert.toggled.connect(self._expert_toggled)
        self.line = QLineEdit()
        lay.put_role(style, self.line, "choice")
        self.line.setMaxLength(_LONGEST)
        self.line.setAccessibleName(say("table-the-entry-as-a-line"))
        self.line.textChanged.connect(self._changed)
        self.line.hide()
        self.hint = lay.label(style, "", "quiet", wrap=True)
        self.hint.setMinimumHeight(px(42))
        column = lay.column(style, margins=(28, 20, 28, 10), gap=10)
        column.add(head, (self.list, 2), label, row, (scroll, 3), self.expert, self.line, self.hint)
        lay.column(style, (LowPage(column), 1), self._foot(), on=self)
        self._fill(told.draft(written, {}).entries)
        self._go_to(place)
        self.list.setFocus()

    def _make_list(self) -> QListWidget:
        style = self._style
        box = QListWidget()
        box.setItemDelegate(PlainRows(box))
        box.setAccessibleName(say("table-entries-the-latest-first"))
        lay.put_role(style, box, "entries")
        box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        box.currentItemChanged.connect(self._picked)
        return box

    def _fill(self, found: tuple[WrittenEntry, ...]) -> None:
        """Put these entries into the list, the latest first."""
        self.list.blockSignals(True)
        self.list.clear()
        for entry in reversed(found):
            text = shortened(entry.told, 120)
            if entry.row.was is not None:
                was = shortened(entry.row.was, 60)
                corrected = "table-entry-corrected" if was else "table-entry-put-in"
                text = say(corrected, told=text, **({"was": was} if was else {}))
            item = QListWidgetItem(text)
            item.setData(_ENTRY, entry)
            self.list.addItem(item)
        self.list.setCurrentRow(-1)
        self.list.blockSignals(False)

    def _foot(self) -> lay.Stack:
        style = self._style
        note = lay.label(style, say("table-the-sheet-marks-what-was"), "quiet", wrap=True)
        self.put = action(style, say("table-correct-it"), self.accept, leads=True)
        foot = lay.row(style, margins=(28, 0, 28, 16), gap=12)
        foot.add((note, 1), action(style, say("table-cancel"), self.reject), self.put)
        return foot

    # Which entry

    def _go_to(self, place: tuple[int, int]) -> None:
        """Select the first entry of a cell of the sheet, else the latest of all."""
        found = 0
        for n in range(self.list.count()):
            entry = self.list.item(n).data(_ENTRY)
            if isinstance(entry, WrittenEntry) and entry.place == place:
                found = n
        self.list.setCurrentRow(found)
        self.list.scrollToItem(self.list.item(found), QListWidget.ScrollHint.PositionAtCenter)

    def entry(self) -> WrittenEntry | None:
        found = self.list.currentIndex().data(_ENTRY)
        return found if isinstance(found, WrittenEntry) else None

    def _picked(self) -> None:
        entry = self.entry()
        if entry is None:
            return
        self._fill_dice(entry)
        self._fill_kept(entry)
        self._fill_choices(entry)
        word = entry.row.line.split(" ")[0].casefold()
        kind = word if word in {"roll", "keep"} else "else"
        put_in = self.before.isChecked()
        possible = {
            "keep": bool(self._kept), "else": self.choice.count() > 0, "roll": bool(self._dice),
            "none": not put_in,
        }  # fmt: skip
        if put_in:
            kind = next((value for value, may in possible.items() if may), "else")
        for value, may in possible.items():
            self.kinds.button(value).setEnabled(may or value == kind)
        self.kinds.choose(kind)
        if put_in:
            self._kind_chosen(kind)
            return
        self._show_kind(kind)
        self.line.setText(entry.row.line)
        if word == "write":
            # A total of the sheet: its figure is typed.
            self.expert.setChecked(True)
        self._changed()

    def _kind_chosen(self, kind: str) -> None:
        self._show_kind(kind)
        write = {"roll": self._dice_set, "keep": self._kept_set, "else": self._choice_made}
        write.get(kind, self._struck)()

    def _struck(self) -> None:
        self._write("")

    def _show_kind(self, kind: str) -> None:
        self.pages.setCurrentIndex(_KINDS.index(kind))

    # Dice and choices

    def _stated(self, entry: WrittenEntry, word: str) -> list[str]:
        """The dice that the entry names, where it is of this kind and not one to be put in."""
        first, *dice = entry.row.line.split(" ")
        return dice if first == word and not self.before.isChecked() else []

    def _fill_dice(self, entry: WrittenEntry) -> None:
        lay.clear(self._to_roll)
        self._dice = []
        stated = [word[0] for word in self._stated(entry, "roll")]
        for place, (_, letter) in enumerate(told.hand(entry.before)):
            row = DieRow(self._style, letter, place)
            if place < len(stated) and stated[place].isdigit():
                row.set_face(int(stated[place]))
            row.changed.connect(self._dice_set)
            self._to_roll.addWidget(row)
            self._dice.append(row)

    def _dice_set(self) -> None:
        entry = self.entry()
        faces = tuple(row.face for row in self._dice)
        if entry is not None and faces and all(faces):
            self._write(told.thrown(entry.before, faces))
        else:
            self._write("")

    def _fill_kept(self, entry: WrittenEntry) -> None:
        lay.clear(self._to_keep)
        self._kept = []
        stated = self._stated(entry, "keep")
        for place, (die, face, letter) in enumerate(told.lying(entry.before)):
            button = FaceButton(self._style, face, letter, place)
            button.setProperty("die", die)
            spelt = f"{face}{letter}"
            if spelt in stated or stated == ["all"]:
                button.setChecked(True)
                if spelt in stated:
                    stated.remove(spelt)
            button.clicked.connect(self._kept_set)
            self._to_keep.addWidget(button)
            self._kept.append(button)

    def _kept_set(self) -> None:
        entry = self.entry()
        dice = tuple(int(b.property("die")) for b in self._kept if b.isChecked())
        line = told.kept(entry.before, dice)[0] if entry is not None else ""
        self._write(line)

    def _fill_choices(self, entry: WrittenEntry) -> None:
        self.choice.clear()
        for choice in told.choices(entry.before):
            self.choice.addItem(shortened(choice.told, 90), choice.line)
            if told.same(choice.line, entry.row.line):
                self.choice.setCurrentIndex(self.choice.count() - 1)

    def _choice_made(self) -> None:
        self._write(str(self.choice.currentData() or ""))

    def _write(self, line: str) -> None:
        self.line.setText(line)
        self._changed()

    def _expert_toggled(self, on: bool) -> None:
        self.line.setVisible(on)
        if on:
            self.line.setFocus()
        self._changed()

    # May it be written?

    def reason(self) -> str:
        """The reason why it cannot be written, empty when it can."""
        entry, text = self.entry(), self.line.text().strip()
        if entry is None:
            return say("table-pick-an-entry")
        if not text and self._strikes:
            return ""
        if not text:
            return say(f"table-empty-{_KINDS[self.pages.currentIndex()]}")
        try:
            words = split(entry.row.n, text)
        except TranscriptError as wrong:
            return say("table-this-cannot-be-read", message=wrong.why)
        if not words:
            return say("table-a-comment-is-no-entry")
        if told.same(text, entry.row.line) and not self.before.isChecked():
            return say("table-this-is-what-stands-there")
        return ""

    def _changed(self) -> None:
        reason, entry = self.reason(), self.entry()
        same = reason == say("table-this-is-what-stands-there")
        number, part, against = self._stands_against
        here = entry is not None and (entry.row.n, entry.part) == (number, part)
        if same and here:
            reason, same = say("table-stands-against", why=against), False
        wrong = bool(reason) and not same
        word = self.line.text().strip().split(" ")[0].casefold()
        verb = BY_WORD.get(word)
        form = verb.hint if verb is not None and verb.hint else say("table-entry-plain")
        said = form if self.expert.isChecked() else say("table-turns-that-follow-are-worked")
        if here and self.before.isChecked():
            said = say("table-missing-before", why=against)
        self.hint.setText(reason if wrong else said)
        lay.put_role(self._style, self.hint, "quiet", "red" if wrong else "")
        self.line.setAccessibleDescription(self.hint.text())
        block(self.put, reason, primary=True)

    @property
    def _strikes(self) -> bool:
        return _KINDS[self.pages.currentIndex()] == "none"

    def accept(self) -> None:
        entry = self.entry()
        if self.reason() or entry is None:
            return
        lines = self.changes.get(entry.row.n, entry.row.line).split("\n")
        lines[entry.part : entry.part + (not self.before.isChecked())] = [self.line.text().strip()]
        self.changes[entry.row.n] = "\n".join(lines)
        found = told.draft(self._written, self.changes)
        if not found.why:
            super().accept()
            return
        # Nothing is written yet: go to what stands against it. A throw that came too early has
        # something missing before it.
        last = found.entries[-1]
        self._stands_against = last.row.n, last.part, found.why
        missing = self.before.isChecked() or bool(told.lying(last.before))
        self.before.setChecked(missing and last.row.line.startswith("roll"))
        self._fill(found.entries)
        self.list.setCurrentRow(0)
        self.list.setFocus()
