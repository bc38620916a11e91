"""The Zonk File: every game ever played, to find, open, watch, print, export, verify."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.archive.copies import aside_words
from zonk_desktop.archive.exchange import Twin, export
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, Entry
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import files, icons
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import bar, block
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import counted, figure, printed, shortened
from zonk_desktop.ui.zonk_file import work
from zonk_desktop.ui.zonk_file.game_list import (
    GameList,
    GameView,
    nothing,
    parent_game,
)
from zonk_desktop.ui.zonk_file.rename import Rename
from zonk_desktop.words import say

#: Sheets that go to paper in one go.
_MOST_PRINTED = 50
_SPANS = (("Any time", ""), ("Last 7 days", "7"), ("Last 30 days", "30"))
_STATES = (("Any state", ""), ("Finished", "finished"), ("In play", "open"))


class ZonkFile(QDialog):
    """The archive as a window."""

    #: A game is to be opened or continued.
    opened = Signal(int)

    def __init__(
        self,
        style: Style,
        session: Session,
        parent: QWidget | None = None,
        memory: Memory | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._session = session
        self._memory = memory
        self._playing = parent_game(parent)
        self._gone = False
        self._keep = 0
        self._known = work.Known((), (), (), 0)
        self._importing: list[Path] = []
        self._taken, self._refused = 0, list[str]()
        #: Files whose games are here already, and how many of them were left out.
        self._twins, self._left_out = list[Path](), 0
        self.report: ImportReport | None = None
        self.setWindowTitle("The Zonk File")
        self.setFont(style.type.text(15))
        self.setMinimumSize(640, 440)
        fit(self, style, 1180, 760)
        self.games = GameList(self._ask, self)
        self.view = GameView(style, self.games)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._list_side(), 1)
        body.addWidget(self._game_side())
        whole.addLayout(body, 1)
        whole.addWidget(self._foot())
        self._connect()
        self._look()
        # The games first: the filters can wait for a moment.
        self.reload()
        self._ask(work.known, self._filters)
        self._ask(aside_words, lambda found: self.say(found) if isinstance(found, str) else None)
        self.search.setFocus()

    # Parts

    def _list_side(self) -> QWidget:
        style, px = self._style, self._style.px
        side = QFrame()
        side.setObjectName("list")
        side.setStyleSheet(f"QFrame#list {{ background: {style.tokens.surf}; }}")
        column = QVBoxLayout(side)
        column.setContentsMargins(px(20), px(14), px(8), 0)
        column.setSpacing(px(10))
        head = QHBoxLayout()
        self.heading = QLabel("The Zonk File")
        self.heading.setFont(style.type.display(30))
        head.addWidget(self.heading)
        self.count = QLabel()
        self.count.setStyleSheet(f"color: {style.tokens.ink2};")
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.count, 1)
        # Where letters are large and the window is small, the filters wait behind a button.
        self.more = self._button("Filters")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._fit)
        head.addWidget(self.more)
        column.addLayout(head)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Names, rules, title, date")
        self.search.setAccessibleName("Search the games")
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(200)
        self.search.addAction(
            icons.icon("search", style.tokens.ink2), QLineEdit.ActionPosition.LeadingPosition
        )
        column.addWidget(self.search)
        filters = QWidget()
        flow = Flow(px(8), filters)
        flow.setContentsMargins(0, 0, 0, 0)
        self.player = self._combo("Player")
        self.rules = self._combo("Rules")
        self.winner = self._combo("Winner")
        self.span = self._combo("Date")
        self.state = self._combo("State")
        for text, value in _SPANS:
            self.span.addItem(text, value)
        for text, value in _STATES:
            self.state.addItem(text, value)
        for box, text in (
            (self.player, "Any player"), (self.rules, "Any rules"), (self.winner, "Any winner"),
        ):  # fmt: skip
            box.addItem(text, "")
        for box in self._boxes():
            flow.addWidget(box)
        self.filters = filters
        column.addWidget(filters)
        shown = QWidget()
        self.stack = QStackedLayout(shown)
        self.stack.setContentsMargins(0, 0, 0, 0)
        self.empty = QLabel()
        self.empty.setFont(style.type.text(16))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setStyleSheet(f"color: {style.tokens.ink2};")
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.empty)
        column.addWidget(shown, 1)
        return side

    def _combo(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setFont(self._style.type.text(14))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        box.setFixedWidth(self._style.px(139))
        return box

    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.player, self.rules, self.winner, self.span, self.state

    def _game_side(self) -> QWidget:
        style, px = self._style, self._style.px
        side = QFrame()
        side.setObjectName("game")
        side.setStyleSheet(
            f"QFrame#game {{ background: {style.tokens.sunk}; border-left: 1px solid "
            f"{style.tokens.line}; }}"
        )
        self._inside = side
        column = QVBoxLayout(side)
        column.setContentsMargins(px(18), px(14), px(18), px(12))
        column.setSpacing(px(6))
        self.title = QLabel()
        self.title.setFont(style.type.display(20))
        self.note = QLabel()
        self.note.setStyleSheet(f"color: {style.tokens.ink2};")
        for label in (self.title, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addSpacing(px(4))
        self.go = self._button("Open", primary=True)
        self.replay = self._button("Replay", "play")
        self.print = self._button("Print the sheet", "print")
        self.verify = self._button("Verify the dice", "check")
        self.statistics = self._button("Statistics")
        self.export = self._button("Export…")
        self.rename = self._button("Rename…")
        self.bin = self._button("To the bin", "bin")
        self.restore = self._button("Restore", "undo")
        self.actions_ = (
            self.go, self.replay, self.print, self.verify, self.statistics, self.export,
            self.rename, self.bin, self.restore,
        )  # fmt: skip
        for button in self.actions_:
            column.addWidget(button)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(side)
        self._side = scroll
        scroll.setStyleSheet(f"QScrollArea {{ background: {style.tokens.sunk}; }}")
        return scroll

    def _button(self, text: str, icon: str = "", *, primary: bool = False) -> QPushButton:
        style = self._style
        button = QPushButton(text)
        button.setFont(style.type.text(15, 600))
        button.setAutoDefault(False)
        button.setProperty("primary", primary)
        button.setAccessibleName(text.rstrip("…"))
        button.setMinimumHeight(style.px(40))
        if icon:
            button.setIcon(icons.icon(icon, style.tokens.ink, style.px(18)))
            button.setIconSize(QSize(style.px(18), style.px(18)))
        return button

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = bar(style)
        self._row = QGridLayout(foot)
        self._row.setContentsMargins(px(20), px(10), px(18), px(10))
        self._row.setSpacing(px(10))
        self._row.setColumnStretch(3, 1)
        self.bring = self._button("Import…", "folder")
        self.show_bin = self._button("Bin", "bin")
        self.show_bin.setCheckable(True)
        self.empty_bin = self._button("Empty the bin…")
        self.word = QLabel()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setWordWrap(True)
        self.copies = self._button("Copies…", "folder")
        self.copies.clicked.connect(self._copies)
        close = self._button("Close")
        close.clicked.connect(self.reject)
        for place, button in enumerate((self.bring, self.show_bin, self.empty_bin)):
            self._row.addWidget(button, 1, place)
        self._row.addWidget(self.copies, 1, 4)
        self._row.addWidget(self.word, 1, 3)
        self._row.addWidget(close, 1, 5)
        return foot

    @Slot()
    def _fit(self) -> None:
        """Large letters in a small window: fewer things at once, none of them cut."""
        px = self._style.px
        small = self.width() < px(820)
        wide = px(190 if small else 252)
        self._inside.setFixedWidth(wide)
        self._side.setFixedWidth(wide + self._side.verticalScrollBar().sizeHint().width())
        self.heading.setVisible(not small)
        self.more.setVisible(small)
        self.filters.setVisible(not small or self.more.isChecked())
        at = (0, 0, 1, 6) if small else (1, 3, 1, 1)
        self._row.addWidget(self.word, *at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        self.games.filled.connect(self._filled)
        self.games.failed.connect(self.say)
        self.games.dataChanged.connect(self._look)
        self.view.selectionModel().selectionChanged.connect(self._look)
        self.view.entered.connect(self._open)
        self.view.binned.connect(self._bin)
        self.view.renamed.connect(self._rename)
        self.search.textChanged.connect(self.reload)
        self.search.returnPressed.connect(self._to_list)
        for box in self._boxes():
            box.currentIndexChanged.connect(self.reload)
        self.go.clicked.connect(self._open)
        self.replay.clicked.connect(self._replay)
        self.print.clicked.connect(self._print)
        self.verify.clicked.connect(self._verify)
        self.statistics.clicked.connect(self._statistics)
        self.export.clicked.connect(self._export)
        self.rename.clicked.connect(self._rename)
        self.bin.clicked.connect(self._bin)
        self.restore.clicked.connect(self._restore)
        self.bring.clicked.connect(self._import)
        self.show_bin.toggled.connect(self._bin_shown)
        self.empty_bin.clicked.connect(self._empty_bin)
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        QShortcut(QKeySequence("Ctrl+I"), self, self._import)
        QShortcut(QKeySequence("Ctrl+P"), self, self._print)

    # The archive

    def _ask(self, query: work.Query, then: Callable[[object], None]) -> None:
        """Ask the archive's thread; an answer that comes after the window has gone is dropped."""
        self._session.ask(work.safely(query), lambda found: None if self._gone else then(found))

    def done(self, result: int) -> None:
        self._gone = True
        self._importing.clear()
        super().done(result)

    @Slot()
    def reload(self) -> None:
        """The games as search and filters say."""
        chosen = self.view.chosen()
        self._keep = chosen[0].id if chosen else self._keep
        self.games.want(self.wanted())

    def wanted(self) -> Filter:
        """What search and filters say."""
        span = str(self.span.currentData() or "")
        since = until = ""
        if len(span) == 4:
            since, until = f"{span}-01-01", f"{span}-12-31"
        elif span:
            since = (date.today() - timedelta(days=int(span) - 1)).isoformat()
        return Filter(
            search=self.search.text(),
            player=str(self.player.currentData() or ""),
            rules=str(self.rules.currentData() or ""),
            winner=str(self.winner.currentData() or ""),
            since=since,
            until=until,
            state=str(self.state.currentData() or ""),
            binned=self.show_bin.isChecked(),
        )

    def _filters(self, found: object) -> None:
        if not isinstance(found, work.Known):
            self.say(str(found))
            return
        self._known = found
        people = [(shortened(name, 40), name) for name in found.players]
        rules = [(shortened(printed(name), 40), name) for name in found.rules]
        for box, more in (
            (self.player, people),
            (self.winner, [(f"{text} won", name) for text, name in people]),
            (self.rules, rules),
            (self.span, [(f"In {year}", year) for year in found.years]),
        ):
            kept = box.currentData()
            box.blockSignals(True)
            first = len(_SPANS) if box is self.span else 1
            while box.count() > first:
                box.removeItem(box.count() - 1)
            for text, value in more:
                box.addItem(text, value)
            box.setCurrentIndex(max(0, box.findData(kept)))
            box.blockSignals(False)
        self._look()

    def _filled(self, total: int) -> None:
        self.count.setText(counted(total, "game"))
        self.stack.setCurrentIndex(0 if total else 1)
        self.empty.setText(nothing(self.games.wanted))
        if total:
            self.view.choose(max(0, self.games.row_of(self._keep)))
        self._look()

    # What is shown

    @Slot()
    def _look(self) -> None:
        """Buttons and words for the games chosen."""
        chosen = self.view.chosen()
        binned = self.show_bin.isChecked()
        one = chosen[0] if len(chosen) == 1 else None
        if one is not None:
            self.title.setText(shortened(one.title or one.players, 48))
            state = f"{shortened(one.winner, 40)} won." if one.winner else "Nobody won."
            dice = " With real dice." if one.dice is DiceFrom.TABLE else ""
            self.note.setText(
                f"{shortened(printed(one.rules), 40)}, {day(one.begun)}. "
                f"{state if one.finished else 'Not finished yet.'}{dice}"
            )
        else:
            self.title.setText(counted(len(chosen), "game") if chosen else "No game chosen")
            self.note.setText("Export and bin take all of them." if chosen else "")
        self.go.setText("Open" if one is None or one.finished else "Continue")
        self.go.setAccessibleName(self.go.text())
        for button in self.actions_:
            button.setVisible(not binned or button in {self.restore, self.replay, self.statistics})
        self.restore.setVisible(binned)
        self.empty_bin.setVisible(binned)
        count = self._known.binned
        self.show_bin.setText("Back to the games" if binned else f"Bin ({figure(count)})")
        self.show_bin.setAccessibleName("Back to the games" if binned else "Show the bin")
        self.heading.setText("The bin" if binned else "The Zonk File")
        block(self.empty_bin, "" if count else "The bin is empty.")
        choose_one = "" if one is not None else "Choose one game."
        for button in (self.go, self.replay, self.verify, self.rename):
            block(button, choose_one)
        for button in (self.export, self.bin, self.restore, self.statistics, self.print):
            block(button, "" if chosen else "Choose a game.")
        if len(chosen) > _MOST_PRINTED:
            block(self.print, say("print-too-many", most=_MOST_PRINTED))
        if any(entry.id == self._playing for entry in chosen):
            block(self.bin, "The game on the table stays out of the bin.")

    def _blocked(self, button: QPushButton) -> bool:
        reason = button.accessibleDescription()
        if reason:
            self.say(reason)
        return bool(reason)

    @Slot(str)
    def say(self, text: str) -> None:
        """One sentence at the foot, and to a screen reader."""
        self.word.setText(shortened(text, 300))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @Slot()
    def _to_list(self) -> None:
        self.view.setFocus()

    def _one(self) -> Entry | None:
        chosen = self.view.chosen()
        return chosen[0] if len(chosen) == 1 else None

    # Actions

    @Slot()
    def _open(self) -> None:
        entry = self._one()
        if self.show_bin.isChecked():
            self.say("Restore the game first.")
        elif not self._blocked(self.go) and entry is not None:
            self.opened.emit(entry.id)
            self.accept()

    @Slot()
    def _replay(self) -> None:
        entry = self._one()
        if self._blocked(self.replay) or entry is None:
            return
        from zonk_desktop.ui.zonk_file.moments import moments  # noqa: PLC0415
        from zonk_desktop.ui.zonk_file.replay_game import ReplayGame  # noqa: PLC0415

        number = entry.id

        def show(found: object) -> None:
            if isinstance(found, Exception):
                self.say(str(found))
                return
            dialog = ReplayGame(self._style, found, self)
            dialog.exec()
            dialog.deleteLater()

        self._ask(lambda archive: moments(archive.load(number)), show)

    @Slot()
    def _print(self) -> None:
        if self._blocked(self.print):
            return
        numbers = [entry.id for entry in self.view.chosen()]
        self._ask(lambda archive: [work.sheeted(archive, n) for n in numbers], self._printed)

    def _printed(self, found: object) -> None:
        if not isinstance(found, list) or self._memory is None:
            self.say(str(found))
            return
        from zonk_desktop.ui.paper import printing as paper  # noqa: PLC0415
        from zonk_desktop.ui.paper.values import Told  # noqa: PLC0415

        games = [Told(*one) for one in found]
        paper.print_games(self, self._style, self._memory, games, self.say)

    @Slot()
    def _verify(self) -> None:
        entry = self._one()
        if self._blocked(self.verify) or entry is None:
            return
        number = entry.id
        self._ask(
            lambda archive: work.dice_words(archive, number), lambda found: self.say(str(found))
        )

    @Slot()
    def _statistics(self) -> None:
        if self._blocked(self.statistics):
            return
        from zonk_desktop.ui.zonk_file.statistics import StatisticsWindow  # noqa: PLC0415

        chosen = [entry.id for entry in self.view.chosen()]
        dialog = StatisticsWindow(self._style, self._session, chosen, self.games.wanted, self)
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _export(self) -> None:
        chosen = self.view.chosen()
        if self._blocked(self.export) or not chosen:
            return
        if len(chosen) == 1:
            entry = chosen[0]
            name = work.file_name(entry)
            path = files.save_as(self, "Export the transcript", name, files.TRANSCRIPT)
            if path is not None:
                self._ask(lambda archive: export(archive.load(entry.id), path), self._exported)
            return
        folder = files.open_folder(self, f"A folder for {len(chosen):,} transcripts")
        if folder is not None:
            self._ask(lambda archive: work.write_all(archive, chosen, folder), self._exported)

    def _exported(self, found: object) -> None:
        if isinstance(found, list):
            self.say("Written: " + ", ".join(path.name for path in found) + ".")
        elif isinstance(found, work.Written):
            many = f"{counted(found.files, 'file')} written."
            self.say(many if not found.refused else f"{many} Not written: {found.refused[0]}")
            if len(found.refused) > 1:
                self._show_report("Not everything was written", many, found.refused)
        elif isinstance(found, OSError):
            self.say(f"Not written: {found.strerror}.")
        else:
            self.say(f"Not written. {found}")

    @Slot()
    def _copies(self) -> None:
        from zonk_desktop.ui.zonk_file.copies import Copies  # noqa: PLC0415

        dialog = Copies(self._style, self._session, self)
        dialog.exec()
        dialog.deleteLater()
        self._ask(work.known, self._filters)
        self.reload()

    @Slot()
    def _import(self) -> None:
        paths = files.open_many(self, "Import transcripts", files.TRANSCRIPT)
        if paths:
            self.take_in(paths)

    def take_in(self, paths: list[Path]) -> None:
        """Bring in files, one after the other; the game on the table is not kept waiting."""
        self._taken, self._refused, self._twins, self._left_out = 0, [], [], 0
        self._importing = list(paths)
        self._next_file(len(paths), both=False)

    def _next_file(self, total: int, *, both: bool) -> None:
        if not self._importing:
            if self._twins:
                # Asked once, for all of them.
                twins, self._twins = self._twins, []
                if self._keep_both(len(twins)):
                    self._importing = twins
                    self._next_file(len(twins), both=True)
                    return
                self._left_out = len(twins)
            self._imported(total)
            return
        path = self._importing.pop(0)
        if total > 1:
            self.say(
                f"Importing {figure(total - len(self._importing))} of {figure(total)}: {path.name}"
            )

        def then(found: object) -> None:
            if isinstance(found, int):
                self._taken += 1
                self._keep = found
            elif isinstance(found, Twin):
                self._twins.append(path)
                self._keep = found.game
            else:
                self._refused.append(str(found))
            self._next_file(total, both=both)

        self._ask(lambda archive: work.take_in(archive, path, both=both), then)

    def _keep_both(self, count: int) -> bool:
        """What is to become of games that are in the Zonk File already."""
        box = QMessageBox(self)
        box.setWindowTitle("The Zonk File")
        one = count == 1
        box.setText(f"{figure(count)} of these games {'is' if one else 'are'} here already.")
        box.setInformativeText(
            "Rules, players and every action are the same. Kept twice, they count twice in records "
            "and statistics."
        )
        leave = box.addButton("Leave out", QMessageBox.ButtonRole.RejectRole)
        both = box.addButton("Keep both", QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(leave)
        box.exec()
        wanted = box.clickedButton() is both
        box.deleteLater()
        return wanted

    def _imported(self, total: int) -> None:
        games = f"{counted(self._taken, 'game')} imported."
        if self._left_out:
            games += f" {figure(self._left_out)} left out, here already."
        self.view.clearSelection()
        self._ask(work.known, self._filters)
        self.reload()
        if not self._refused:
            self.say(games)
        elif total == 1:
            self.say(f"Not imported: {self._refused[0]} Nothing was changed.")
        else:
            self.say(f"{games} {figure(len(self._refused))} refused.")
            self._show_report(
                f"{figure(len(self._refused))} of {counted(total, 'file')} were refused",
                f"{games} Of each refused file the first thing that does not hold is named.",
                tuple(self._refused),
            )

    def _show_report(self, title: str, text: str, lines: tuple[str, ...]) -> None:
        self.report = ImportReport(self._style, title, text, lines, self)
        self.report.open()

    @Slot()
    def _rename(self) -> None:
        entry = self._one()
        if self._blocked(self.rename) or entry is None or self.show_bin.isChecked():
            return
        dialog = Rename(self._style, entry.title or entry.players, self)
        dialog.accepted.connect(lambda: self._called(entry.id, dialog.name()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _called(self, game: int, name: str | None) -> None:
        if name is None:
            return

        def then(found: object) -> None:
            if isinstance(found, Exception):
                self.say(str(found))
                return
            self.say(f"It is called {shortened(name, 60)}." if name else "The name is gone.")
            self.reload()

        self._ask(lambda archive: archive.retitle(game, name), then)

    @Slot()
    def _bin(self) -> None:
        if not self.show_bin.isChecked() and not self._blocked(self.bin):
            self._move(True)

    @Slot()
    def _restore(self) -> None:
        if not self._blocked(self.restore):
            self._move(False)

    def _move(self, binned: bool) -> None:
        numbers = [entry.id for entry in self.view.chosen()]
        many = counted(len(numbers), "game")
        row = self.view.currentIndex().row()

        def move(archive: Archive) -> object:
            archive.bin(numbers, binned)
            return work.known(archive)

        def then(found: object) -> None:
            self._filters(found)
            if isinstance(found, work.Known):
                self.say(f"{many} put into the bin." if binned else f"{many} restored.")
            below = self.games.entry(min(row + 1, self.games.rowCount() - 1))
            self._keep = below.id if below is not None else 0
            self.view.clearSelection()
            self.reload()

        self._ask(move, then)

    @Slot(bool)
    def _bin_shown(self, _: bool) -> None:
        self.view.clearSelection()
        self._keep = 0
        self.reload()

    @Slot()
    def _empty_bin(self) -> None:
        if self._blocked(self.empty_bin):
            return
        count = self._known.binned
        many = counted(count, "game")
        box = QMessageBox(self)
        box.setWindowTitle("The Zonk File")
        box.setText(f"Delete {many} for good?")
        box.setInformativeText("What is deleted here cannot be brought back.")
        go = box.addButton(f"Delete {many}", QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton("Keep them", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.exec()
        sure = box.clickedButton() is go
        box.deleteLater()
        if not sure:
            return

        def empty(archive: Archive) -> object:
            archive.empty_bin()
            return work.known(archive)

        def then(found: object) -> None:
            self._filters(found)
            if isinstance(found, work.Known):
                self.say(f"{many} deleted.")
            self.reload()

        self._ask(empty, then)


class ImportReport(QDialog):
    """Files that were refused, and why."""

    def __init__(self, style: Style, title: str, text: str, lines: tuple[str, ...],
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        px = style.px
        self.setWindowTitle("The Zonk File")
        self.setMinimumSize(px(520), px(320))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        head = QLabel(title)
        head.setFont(style.type.display(22))
        head.setWordWrap(True)
        note = QLabel(text)
        note.setFont(style.type.text(15))
        note.setWordWrap(True)
        note.setStyleSheet(f"color: {style.tokens.ink2};")
        self.lines = QPlainTextEdit("\n".join(shortened(line, 400) for line in lines))
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setFont(style.type.text(14))
        self.lines.setAccessibleName("Refused files")
        close = QPushButton("Close")
        close.setFont(style.type.text(15, 600))
        close.setAccessibleName("Close")
        close.setMinimumHeight(px(40))
        close.clicked.connect(self.accept)
        column.addWidget(head)
        column.addWidget(note)
        column.addWidget(self.lines, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
