"""Type in a sheet: a paper that was filled at a table comes into the Zonk File as totals."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from zonk_desktop.archive.exchange import Twin, prepared, take
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.choices import Rule11k
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.session.worker import Asking, Session
from zonk_desktop.transcript.columns import Checked, Filled, check, unpacked
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.replay import KnownRules
from zonk_desktop.transcript.replay import text as transcript
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Count, Pick
from zonk_desktop.ui.kit.dialog import action, block, button, dress, foot
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.scrolling import LowPage
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.ui.zonk_file.columns_view import ColumnsModel, ColumnsView, name_of
from zonk_desktop.words import MessageError, say, text

#: What was typed so far, in the settings: a window may close in the middle.
_DRAFT = "columns-draft"
_AT_FIRST = 4


class TypeIn(QDialog):
    """The dialog that takes a filled sheet, column by column."""

    #: The game is in the Zonk File, and may be put on the table.
    opened = Signal(int)

    def __init__(
        self, style: Style, session: Session, parent: QWidget | None, memory: Memory,
        rules: list[RulesChoice],
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._style, self._memory, self._choices = style, memory, rules
        self._ask = Asking(session)
        self._known = KnownRules()
        self._undone: list[Filled] = []
        self._done: list[Filled] = []
        filled = self._kept() or self._empty(PRESETS[0], "", _AT_FIRST)
        self._model = ColumnsModel(filled)
        self._model.typed.connect(self._typed)
        whole = dress(self, style, say("columns-title"), 1060, 760)
        self.view = ColumnsView(style, self._model)
        self.view.moved.connect(self._tell)
        self.told = self._label("", 16, 600)
        self.told.setMinimumHeight(style.px(48))
        right = lay.column(style, (self.view, 1), self.told)
        body = lay.row(style, (self._side(), 0), (right, 1), margins=(24, 20, 24, 12), gap=24)
        whole.addLayout(body, 1)
        self.undo = button(style, say("columns-undo"), "undo")
        self.undo.clicked.connect(self._undo)
        self.afresh = button(style, say("columns-afresh"))
        self.afresh.clicked.connect(self._afresh)
        close = button(style, say("columns-close"), size=16)
        close.clicked.connect(self.reject)
        self.keep = action(style, say("columns-keep"), self._keep, leads=True)
        # Enter goes down the column.
        self.keep.setDefault(False)
        whole.addWidget(foot(style, [self.undo, self.afresh], [close, self.keep]))
        for keys, slot in ((QKeySequence.StandardKey.Undo, self._undo),
                           (QKeySequence.StandardKey.Redo, self._redo)):  # fmt: skip
            QShortcut(QKeySequence(keys), self, slot)
        self.finished.connect(self._ask.close)
        self._show(filled)
        self.view.go(0, -1)
        self.view.setFocus()

    def _side(self) -> QWidget:
        style, px = self._style, self._style.px
        head = self._label(say("columns-head"), 28)
        lay.put_role(style, head, "headline")
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setSpacing(px(4))
        self.rules = Pick(style)
        self.rules.setAccessibleName(say("columns-rules"))
        for one in self._choices:
            self.rules.addItem(one.name)
        self.rules.activated.connect(self._ruled)
        self.players = Count(style)
        self.players.setAccessibleName(say("columns-players"))
        self.players.valueChanged.connect(self._counted)
        self.day = self._field(say("columns-day"))
        self.magic = self._field(say("columns-magic"))
        self.called = self._field(say("columns-called"))
        for line in (self.day, self.magic, self.called):
            line.editingFinished.connect(self._dated)
        self._magic_label = self._label(say("columns-magic"), 14, 600)
        self._called_label = self._label(say("columns-called"), 14, 600)
        for words, field in (
            (say("columns-rules"), self.rules),
            (say("columns-players"), self.players),
            (say("columns-day"), self.day),
        ):
            form.addRow(self._label(words, 14, 600), field)
        form.addRow(self._magic_label, self.magic)
        form.addRow(self._called_label, self.called)
        column = lay.column(style, gap=10)
        column.add(
            head, self._label(say("columns-how"), 15), form, self._label(say("columns-teams"), 14),
            self._label(say("columns-note"), 14), 1,
        )  # fmt: skip
        page = LowPage(column)
        page.setFixedWidth(px(280))
        return page

    def _field(self, name: str) -> QLineEdit:
        line = QLineEdit()
        lay.put_role(self._style, line, "field")
        line.setAccessibleName(name)
        line.setMaxLength(40)
        return line

    def _label(self, words: str, size: int, weight: int = 500) -> PlainLabel:
        label = PlainLabel(words)
        label.setFont(self._style.type.text(size, weight))
        label.setWordWrap(True)
        return label

    # What was typed

    def _empty(self, rules: str, house: str, count: int) -> Filled:
        return Filled(rules, house, ("",) * count, ((),) * count)

    def _kept(self) -> Filled | None:
        """The sheet that was left in the middle."""
        try:
            return unpacked(self._memory.text(_DRAFT, ""))
        except (ValueError, TypeError, KeyError):
            return None

    def _typed(self, filled: Filled) -> None:
        self._done.append(self._model.filled)
        self._undone.clear()
        self._show(filled)

    def _show(self, filled: Filled) -> None:
        """Show it, hold it against its rules, and keep it in case the window goes."""
        place = self._model.place(self.view.currentIndex())
        self._memory.set(_DRAFT, filled.packed())
        self._memory.flush()
        checked: Checked | None = None
        self._why = ""
        names = tuple(name_of(filled, n) for n in range(len(filled.names)))
        try:
            checked = check(filled._replace(names=names), self._known)
        except TranscriptError as wrong:
            self._why = wrong.why
        except (MessageError, ValueError) as wrong:
            self._why = str(wrong)
        self._model.show_filled(filled, checked)
        self.view.go(*place)
        self._fields(filled)
        block(self.undo, "" if self._done else say("columns-nothing-to-undo"))
        self._tell()

    def _fields(self, filled: Filled) -> None:
        s = self._settings(filled)
        keys = [(one.rules, one.house) for one in self._choices]
        if (filled.rules, filled.house) in keys:
            self.rules.setCurrentIndex(keys.index((filled.rules, filled.house)))
        self.players.blockSignals(True)
        self.players.setRange(s.players_min, s.players_max)
        self.players.setValue(len(filled.names))
        self.players.blockSignals(False)
        self.day.setText(filled.day)
        self.magic.setText(" ".join(map(str, filled.magic)))
        self.called.setText(filled.called)
        for one in (self.magic, self._magic_label):
            one.setVisible(s.magic_number)
        for one in (self.called, self._called_label):
            one.setVisible(s.rule11k is not Rule11k.OFF)

    def _settings(self, filled: Filled) -> Settings:
        try:
            return resolve(filled.rules, filled.house, begun=True).settings
        except MessageError:
            return Settings()

    @Slot()
    def _tell(self) -> None:
        """Below the grid: what is wrong in this cell or elsewhere, or whose turn is awaited."""
        checked, index = self._model.checked, self.view.currentIndex()
        if checked is None:
            words = self._why
        elif self._model.wrong(index) is not None or not checked.wrong:
            words = self._model.told(index) or self._next(checked)
        else:
            (column, row), why = next(iter(checked.wrong.items()))
            words = say("columns-wrong-at", name=name_of(self._model.filled, column),
                        row=str(row + 1), why=text(why))  # fmt: skip
        self.told.setText(words)
        whole = checked is not None and checked.whole
        block(self.keep, "" if whole else words, primary=True)

    def _next(self, checked: Checked) -> str:
        game = checked.replay.game
        if game.ended is not None:
            won = tuple(game.seats[n].name for n in game.ended.winners)
            return say("columns-over-won", names=won)
        assert checked.awaited is not None
        column, row = checked.awaited
        name = name_of(self._model.filled, column)
        return say("columns-awaited", name=name, row=str(row + 1), show=game.show is not None)

    # What is changed beside the grid

    @Slot(int)
    def _ruled(self, place: int) -> None:
        one, filled = self._choices[place], self._model.filled
        wanted = filled._replace(rules=one.rules, house=one.house)
        s = self._settings(wanted)
        self._typed(_seats(wanted, min(max(len(filled.names), s.players_min), s.players_max)))

    @Slot(int)
    def _counted(self, count: int) -> None:
        self._typed(_seats(self._model.filled, count))

    @Slot()
    def _dated(self) -> None:
        faces = tuple(int(sign) for sign in self.magic.text() if sign in "123456")
        called = self.called.text().strip() if self.called.isVisible() else ""
        filled = self._model.filled._replace(
            day=self.day.text().strip(), magic=faces, called=called
        )
        if filled != self._model.filled:
            self._typed(filled)

    @Slot()
    def _undo(self) -> None:
        if self._done:
            self._undone.append(self._model.filled)
            self._show(self._done.pop())

    @Slot()
    def _redo(self) -> None:
        if self._undone:
            self._done.append(self._model.filled)
            self._show(self._undone.pop())

    @Slot()
    def _afresh(self) -> None:
        """An empty sheet of the same rules and people; undo brings the other back."""
        filled = self._model.filled
        empty = ((),) * len(filled.names)
        self._typed(filled._replace(columns=empty, magic=(), called=""))
        self.view.go(0, 0)

    @Slot()
    def _keep(self) -> None:
        checked, house = self._model.checked, self._model.filled.house
        if checked is None or not checked.whole:
            return
        words = transcript(checked.replay)

        def put(archive: Archive) -> int:
            try:
                return take(archive, prepared(words, Path(), house=house))
            except Twin as twin:
                return twin.game

        self._ask(put).then(self._put, lambda wrong: self.told.setText(str(wrong)))

    def _put(self, found: int) -> None:
        self._memory.set(_DRAFT, "")
        self._memory.flush()
        self.opened.emit(found)
        self.accept()


def _seats(filled: Filled, count: int) -> Filled:
    """The sheet with so many columns."""
    names = (*filled.names, *("",) * count)[:count]
    return filled._replace(names=names, columns=(*filled.columns, *((),) * count)[:count])
