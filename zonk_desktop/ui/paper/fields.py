"""The fields of the print window: printer, sheet, paper, rows, copies, and a file name."""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from zonk_desktop.archive.naming import file_name
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import printer
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.document import blank
from zonk_desktop.sheets.job import MOST_COPIES, PaperTurn, PrintJob, margins
from zonk_desktop.sheets.measure import PAPERS
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.controls import Count, Pick, Tick
from zonk_desktop.ui.kit.documents import turn
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.paper.parts import FieldsBeside, labelled, said, wide
from zonk_desktop.ui.paper.printers import Printers
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.words import say

_BAR = 34


class Lengths(QWidget):
    """Bar chart over rounds, the last row of the sheet as a dashed line."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._shares: tuple[tuple[int, float], ...] = ()
        self._rows = 0
        self.setAccessibleName(say("print-chart"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lengths(self, shares: tuple[tuple[int, float], ...], rows: int) -> None:
        """Show rounds with the share of games that take them; none hides the chart."""
        self._shares, self._rows = shares, rows
        self.setVisible(bool(shares))
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(self._style.px(200), self._style.px(_BAR + 8) + line)

    minimumSizeHint = sizeHint

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._shares:
            return
        style, px = self._style, self._style.px
        with QPainter(self) as painter:
            painter.setFont(style.type.text(13, 500))
            first, last = self._shares[0][0], self._shares[-1][0]
            each = self.width() / (last - first + 1)
            most = max(share for _, share in self._shares)
            foot = px(_BAR + 4)
            for rounds, share in self._shares:
                high = max(1.0, px(_BAR) * share / most)
                box = QRectF((rounds - first) * each, foot - high, max(1.0, each - px(2)), high)
                painter.fillRect(box, style.colour("teal" if rounds <= self._rows else "red"))
            painter.setPen(style.colour("ink"))
            painter.drawLine(0, foot, self.width(), foot)
            under = QRectF(0, foot + px(2), self.width(), painter.fontMetrics().height())
            flags = Qt.AlignmentFlag
            painter.setPen(style.colour("ink2"))
            painter.drawText(under, flags.AlignLeft | flags.AlignAbsolute, str(first))
            where = flags.AlignRight | flags.AlignAbsolute
            painter.drawText(under, where, say("print-rounds", count=last))
            if first <= self._rows < last:
                x = (self._rows - first + 1) * each - px(1)
                painter.setPen(QPen(style.colour("ink"), 1, Qt.PenStyle.DashLine))
                painter.drawLine(round(x), 0, round(x), foot)
                painter.setFont(style.type.text(13, 700))
                painter.setPen(style.colour("ink"))
                at = under.translated(x - self.width() / 2, 0)
                taken = painter.fontMetrics().horizontalAdvance(str(last)) + px(70)
                if px(24) < x < self.width() - taken:
                    painter.drawText(at, flags.AlignHCenter, str(self._rows))


_MOST_ROWS = 400
_MOST_PLAYERS = 12


class Fields(QFrame):
    """The right side of the print window. Games bring their sheets; a blank one is made here."""

    changed = Signal()

    def __init__(
        self, style: Style, memory: Memory, paper: str, games: Sequence[Sheet],
        choices: Sequence[RulesChoice], *, luck: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._style = style
        self._memory = memory
        self._games = tuple(games)
        self._choices = tuple(choices)
        self._edge = 0.0
        self._luck = luck
        lay.put_role(style, self, "page")
        column = lay.column(style, margins=(28, 20, 24, 20), gap=12, on=self)
        column.add(lay.label(style, title(games), "headline", wrap=True))
        self.printers = Printers(style, memory, paper)
        column.add(self.printers)
        if not self._games:
            self._blank(column)
        self._on_paper(column, paper)
        if not self._games:
            self._rows(column)
        self._ticks(column)
        self._how_many(column)
        self._file(column)
        column.add(1)
        self._wire()
        self._asked()

    # Parts

    def _blank(self, column: lay.Stack) -> None:
        style, memory = self._style, self._memory
        self.sheet = Pick(style)
        for choice in self._choices:
            self.sheet.addItem(shortened(choice.name, 30), choice)
        keys = [choice.rules for choice in self._choices]
        last = memory.text("rules", keys[0] if keys else "")
        self.sheet.setCurrentIndex(max(0, keys.index(last) if last in keys else 0))
        wide(self.sheet)
        self.players = Count(style)
        self.players.within(1, _MOST_PLAYERS)
        self.players.setRange(1, _MOST_PLAYERS)
        self.players.setValue(memory.number("blank-players", 4))
        column.addWidget(FieldsBeside(
            style,
            (labelled(style, say("print-sheet"), self.sheet), 3),
            (labelled(style, say("print-players"), self.players), 1),
        ))  # fmt: skip

    def _on_paper(self, column: lay.Stack, paper: str) -> None:
        style = self._style
        papers = tuple((key, size.name) for key, size in PAPERS.items())
        self.paper = OneOf(style, say("print-paper"), papers, paper)
        self.turn = OneOf(
            style,
            say("print-turn"),
            tuple((turn.value, say(f"print-turn-{turn.value}")) for turn in PaperTurn),
            PaperTurn.AUTO.value,
        )
        column.addWidget(FieldsBeside(
            style,
            (labelled(style, say("print-paper"), self.paper), 1),
            (labelled(style, say("print-turn"), self.turn), 1),
        ))  # fmt: skip

    def _rows(self, column: lay.Stack) -> None:
        style = self._style
        self.rows = Count(style)
        self.rows.within(0, _MOST_ROWS)
        self.rows.setRange(0, _MOST_ROWS)
        self.rows.setSpecialValueText(say("print-rows-fit"))
        self.lasts, self.done = said(style, strong=True), said(style)
        words = lay.held(lay.column(style, self.lasts, self.done, 1, margins=(0, 18, 0, 0), gap=2))
        rows = labelled(style, say("print-rows"), self.rows)
        column.addWidget(FieldsBeside(style, (rows, 3), (words, 5)))
        self.lengths = Lengths(style)
        column.addWidget(self.lengths)

    def _ticks(self, column: lay.Stack) -> None:
        style, memory = self._style, self._memory
        grid = lay.grid(style, gap=2)
        self.rules = Tick(style, say("print-rules"))
        self.rules.setAccessibleName(say("print-rules-told"))
        self.rules.setChecked(True)
        self.both_sides = Tick(style, say("print-both-sides"))
        self.both_sides.setChecked(memory.flag("both-sides", False))
        self.black = Tick(style, say("print-black"))
        self.black.setChecked(memory.flag("black-only", False))
        self.named = Tick(style, say("print-names"))
        self.named.setAccessibleName(say("print-names-told"))
        self.names = QPlainTextEdit()
        turn(self.names)
        self.names.setPlaceholderText(say("print-names-hint"))
        self.names.setAccessibleName(say("print-names-list"))
        self.luck = Tick(style, say("print-luck"))
        self.luck.setAccessibleName(say("print-luck-told"))
        self.luck.setVisible(self._luck)
        ticks = [self.both_sides, self.black, self.luck][: 3 if self._luck else 2]
        if not self._games:
            ticks = [self.rules, self.both_sides, self.named, self.black]
            self.names.setPlainText("\n".join(memory.names("players")[:_MOST_PLAYERS]))
            self.names.setTabChangesFocus(True)
            lay.put_role(style, self.names, "written")
            self.names.setFixedHeight(style.px(96))
            self.names.hide()
        for n, tick in enumerate(ticks):
            grid.addWidget(tick, n // 2, n % 2)
        column.addLayout(grid)
        if not self._games:
            column.addWidget(self.names)

    def _how_many(self, column: lay.Stack) -> None:
        style = self._style
        self.copies = Count(style)
        self.copies.within(1, MOST_COPIES)
        self.copies.setRange(1, MOST_COPIES)
        self.pages = QLineEdit()
        lay.put_role(style, self.pages, "term")
        self.pages.setMaxLength(60)
        self.pages.setPlaceholderText(say("print-pages-all"))
        widths = ("narrow", "wide")
        self.margins = OneOf(
            style,
            say("print-margins"),
            tuple((name, say(f"print-margins-{name}")) for name in widths),
            self._memory.text("print-margins", "narrow", widths),
        )
        column.addWidget(FieldsBeside(
            style,
            (labelled(style, say("print-copies"), self.copies), 2),
            (labelled(style, say("print-pages"), self.pages), 3),
            (labelled(style, say("print-margins"), self.margins), 3),
        ))  # fmt: skip
        self.wrong = lay.label(style, "", "note", "red", wrap=True)
        self.wrong.hide()
        column.addWidget(self.wrong)

    def _file(self, column: lay.Stack) -> None:
        style = self._style
        self.file = QLineEdit()
        lay.put_role(style, self.file, "term")
        self.file.setMaxLength(120)
        column.addWidget(labelled(style, say("print-file"), self.file))
        self.folder = said(style)
        column.addWidget(self.folder)

    def _wire(self) -> None:
        changes = [
            self.both_sides.toggled, self.black.toggled, self.rules.toggled,
            self.copies.valueChanged, self.pages.textChanged, self.paper.group.buttonClicked,
            self.turn.group.buttonClicked, self.margins.group.buttonClicked,
        ]  # fmt: skip
        if not self._games:
            changes += [
                self.sheet.currentIndexChanged, self.players.valueChanged,
                self.rows.valueChanged, self.names.textChanged, self.named.toggled,
            ]  # fmt: skip
            self.named.toggled.connect(self.names.setVisible)
        for signal in changes:
            signal.connect(lambda *_: self.changed.emit())
        self.printers.changed.connect(self._asked)
        self.paper.group.buttonClicked.connect(self._repapered)

    def _repapered(self) -> None:
        self.printers.on(self.paper.value)
        self._asked()

    def _asked(self) -> None:
        """Handle another printer, or another paper in it."""
        if self.printers.key:
            self._edge = printer.least_margin(self.printers.key, self.paper.value)
        self.changed.emit()

    def take(self, games: Sequence[Sheet]) -> None:
        """The same games as other sheets."""
        self._games = tuple(games)
        self.changed.emit()

    def say_wrong(self, text: str) -> None:
        """Show which of the typed pages do not exist."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def propose(self, name: str) -> None:
        """Propose a name for the file, unless one was typed."""
        if not self.file.isModified():
            self.file.setText(name)
            # What tells the game stands at the beginning of a long one.
            self.file.home(False)
        taken = os.path.lexists(files.folder() / self.file_name)
        kind = "print-folder-taken" if taken else "print-folder"
        self.folder.setText(say(kind, folder=files.folder().name or str(files.folder())))

    # What they say

    @property
    def first(self) -> QWidget:
        return self.copies if self._games else self.sheet

    @property
    def file_name(self) -> str:
        return file_name(self.file.text()) if self.file.text().strip() else "zonk.pdf"

    def ruleset(self) -> RuleSet:
        choice = self._choices[max(0, self.sheet.currentIndex())]
        try:
            return resolve(choice.rules, choice.house)
        except RuleFileError:
            return preset(PRESETS[0])

    def given_names(self) -> tuple[str, ...]:
        if not self.named.isChecked():
            return ()
        lines = [" ".join(line.split()) for line in self.names.toPlainText().splitlines()]
        return tuple(line for line in lines if line)[: self.players.value()]

    def job(self) -> PrintJob:
        sheets = self._games or (
            blank(
                self.ruleset(), self.players.value(), self.given_names(), self.rows.value() or None
            ),
        )
        paper = self.paper.value
        return PrintJob(
            sheets=sheets,
            paper=paper,
            turn=PaperTurn(self.turn.value),
            margins=margins(self._edge, paper, wide=self.margins.value == "wide"),
            pages=self.pages.text(),
            copies=self.copies.value(),
            both_sides=self.both_sides.isChecked(),
            black=self.black.isChecked(),
            rules=self.rules.isChecked(),
        )

    def remember(self) -> None:
        memory = self._memory
        memory.set("paper", self.paper.value)
        memory.set("both-sides", self.both_sides.isChecked())
        memory.set("black-only", self.black.isChecked())
        memory.set("print-margins", self.margins.value)
        if self.printers.key:
            memory.set("printer", self.printers.key)
        if not self._games:
            memory.set("blank-players", self.players.value())


def title(games: Sequence[Sheet]) -> str:
    """The title of the print window."""
    if not games:
        return say("print-title")
    if len(games) == 1:
        return say("print-title-game")
    return say("print-title-games", count=len(games))
