"""The dialog of the rules lab: what is tried against what, how many games, and what came."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QLabel, QPushButton, QScrollArea, QWidget

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.players.lab import PACE, Report, again, table_size
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import Shelf, is_sheet
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.save import save
from zonk_desktop.session.job import Job, apart
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.controls import Count, Pick
from zonk_desktop.ui.kit.dialog import action, dress
from zonk_desktop.ui.kit.scrolling import by_keys
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.rules.lab.charts import LabSide
from zonk_desktop.ui.rules.lab.results import Results, small
from zonk_desktop.ui.rules.lab.strip import Progress
from zonk_desktop.ui.rules.lab.trials import Trials, Wanted
from zonk_desktop.ui.rules.preview import GAMES
from zonk_desktop.ui.rules.words import portrait
from zonk_desktop.words import reason, say, sentences, text

SEED = 1
MOST_GAMES, MOST_SEED = 5_000, 999_999
_LOOK_MS = 120
#: The largest share of the time that repaints may take.
_PART = 0.1
#: The width, at 100% text, below which head and foot have no room.
_NARROW = 900


class Tried(QWidget):
    """The head of the lab: the name of the draft, what it is compared with, games and seed."""

    def __init__(self, style: Style, name: str, shelf: Shelf, against: str) -> None:
        super().__init__()
        px = style.px
        self.against = Pick(style)
        self.against.setAccessibleName(say("lab-against-name"))
        self.against.addItem(say("lab-against-nothing"), "")
        for key in PRESETS:
            self.against.addItem(printed(preset(key).name), key)
        for house in shelf.list():
            if not house.trouble:
                self.against.addItem(shortened(house.name, 40), house.file)
        self.against.setCurrentIndex(max(0, self.against.findData(against)))
        self.against.setMinimumWidth(px(90))
        self.games = self._count(style, say("lab-games"), MOST_GAMES, 1, GAMES)
        self.games.setSingleStep(100)
        self.seed = self._count(style, say("lab-seed"), MOST_SEED, 0, SEED)
        self.own = lay.label(style, shortened(name, 40), "bold", "acc")
        rival = self._word(style, say("lab-against"))
        games, seed = self._word(style, say("lab-games")), self._word(style, say("lab-seed"))
        what = lay.row(style, self.own, rival, self.against, 1, gap=10)
        how = lay.row(style, games, self.games, seed, self.seed, gap=10)
        self._rows = lay.row(style, what, how, gap=10, on=self)

    def set_narrow(self, narrow: bool) -> None:
        """Move games and seed to a separate row."""
        kind = QBoxLayout.Direction
        self._rows.setDirection(kind.TopToBottom if narrow else kind.LeftToRight)

    @staticmethod
    def _word(style: Style, word: str) -> QLabel:
        return lay.label(style, word, "note")

    @staticmethod
    def _count(style: Style, name: str, most: int, least: int, value: int) -> Count:
        found = Count(style)
        found.setAccessibleName(name)
        found.within(least, most)
        found.setRange(least, most)
        found.setValue(value)
        found.setMinimumWidth(style.px(110))
        return found

    def enable(self, able: bool) -> None:
        for field in (self.against, self.games, self.seed):
            field.setEnabled(able)


class RulesLab(QDialog):
    """Games begin when it opens; Stop keeps what is there; closed, it ends its processes.

    Accepted, the rules that were tried are to be used.
    """

    #: A game of the lab, played once more, is to be seen: its title and a `Replay`.
    watched = Signal(str, object)

    def __init__(
        self,
        style: Style,
        shelf: Shelf,
        ruleset: RuleSet,
        name: str,
        against: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style, self._shelf = style, shelf
        self._ruleset, self._name = ruleset, name
        self._names: tuple[str, ...] = (name,)
        self._who = ""
        self.trials: Trials | None = None
        #: Seconds a throw at this table; None for what is usual.
        self.pace: float | None = None
        #: Processes; 0 for all cores.
        self.cores = 0
        self._stopped = self._narrow = False
        self._cost = self._painted = 0.0
        whole = dress(self, style, say("lab-name"), 1240, 760)
        self.tried = Tried(style, name, shelf, against)
        self.differ = small(style)
        self.progress = Progress(style)
        self.go = action(style, "", self.toggle)
        self.results = Results(style)
        self.note = small(style)
        self.results.watched.connect(self.watch)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.look)
        # The system ends the program without closing its dialogs.
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._lay_out(whole)
        self.tried.games.valueChanged.connect(self._show_state)
        self.tried.against.activated.connect(self._show_other)
        self._show_state()
        self._show_other()
        self.progress.show_progress(0, self.tried.games.value(), 0)
        self.go.setFocus()

    def _lay_out(self, whole: lay.Stack) -> None:
        style, px = self._style, self._style.px
        whole.setSizeConstraint(lay.Stack.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(480, 360)
        head = lay.panel("head")
        column = lay.column(style, margins=(22, 12, 22, 10), gap=8, on=head)
        self._head = column
        column.add(self.tried)
        self.go.setMinimumWidth(px(150))
        self._act = row = lay.row(style, (self.differ, 5), (self.progress, 4), self.go, gap=18)
        column.add(row)
        whole.addWidget(head)
        area = QScrollArea(widgetResizable=True)
        by_keys(area, style)
        area.setAccessibleName(say("lab-name"))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        # In a narrow window what stands in head and foot goes here; margins of its own would go
        # with the next style sheet.
        self._narrows = QWidget()
        lay.column(style, margins=(22, 6), gap=6, on=self._narrows)
        self._narrows.hide()
        self._page = lay.column(style, self._narrows, (self.results, 1), on=page)
        area.setWidget(page)
        whole.addWidget(area, 1)
        self.figures = action(style, say("lab-save-figures"), lambda: self._ask(files.CSV), size=15)
        self.picture = action(style, say("lab-save-picture"), lambda: self._ask(files.PNG), size=15)
        self.back = action(style, say("lab-back"), self.reject, size=15)
        self.use = action(style, say("rules-use-these-rules"), self.accept, size=15, leads=True)
        # Enter in a field is no word about these rules.
        self.use.setDefault(False)
        low = lay.panel("foot")
        self._foot = lay.row(style, margins=(22, 10), gap=12, on=low)
        self._foot.add((self.note, 1), self.figures, self.picture, self.back, self.use)
        whole.addWidget(low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._style.px(_NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._arrange(narrow)

    def _arrange(self, narrow: bool) -> None:
        """In a narrow window all but the buttons scrolls."""
        self.tried.set_narrow(narrow)
        self._narrows.setVisible(narrow)
        if narrow:
            column = self._narrows.layout()
            assert column is not None
            for widget in (self.tried, self.differ, self.note):
                column.addWidget(widget)
        else:
            self._head.insertWidget(0, self.tried)
            self._act.insertWidget(0, self.differ, 5)
            self._foot.insertWidget(0, self.note, 1)
        for button, whole, brief in (
            (self.figures, say("lab-save-figures"), say("lab-brief-figures")),
            (self.picture, say("lab-save-picture"), say("lab-brief-picture")),
            (self.back, say("lab-back"), say("lab-brief-back")),
            (self.use, say("rules-use-these-rules"), say("lab-brief-use")),
        ):
            button.setText(brief if narrow else whole)

    # Games

    @property
    def running(self) -> bool:
        """Whether games are played, or their processes have not ended yet."""
        return self.trials is not None and self.trials.running

    def toggle(self) -> None:
        if self.running:
            self.stop()
        else:
            self.start()

    def start(self) -> None:
        """Start a run from the first game on."""
        if self.running:
            return
        try:
            other = self._other()
        except RuleFileError as wrong:
            self.say(say("lab-other-does-not-hold", wrong=str(wrong)), wrong=True)
            return
        tried = self.tried
        names = (self._name, tried.against.currentText())
        self._names = names[: 1 if other is None else 2]
        self._stopped = False
        players = table_size(Rules(self._ruleset))
        self._who = say("lab-who" if other is None else "lab-who-both", players=players)
        self.say(self._who)
        wanted = Wanted(self._ruleset, other, tried.games.value(), tried.seed.value(), self.cores)
        self.trials = Trials(wanted)
        self.trials.start()
        self._timer.start()
        self._show_state()
        self.look()

    def stop(self) -> None:
        """Stop the run; its results stay."""
        if self.trials is not None and self.running:
            self._stopped = True
            self.trials.stop()

    def watch(self, number: int) -> None:
        """Play this game of the lab once more, beside the window, and have it shown."""
        if self.trials is None:
            return
        self.say(say("lab-watch-wait", game=number + 1))
        self.results.watch.setEnabled(False)
        wanted = self.trials.wanted

        Job(self, apart.lane("lab"), partial(again, wanted.ruleset, wanted.seed, number)).then(
            partial(self._seen, number), self._not_seen
        )

    def _not_seen(self, _: Exception) -> None:
        self.results.watch.setEnabled(True)
        self.say(say("lab-went-wrong"), wrong=True)

    def _seen(self, number: int, found: Replay) -> None:
        self.results.watch.setEnabled(True)
        self.say("")
        self.watched.emit(say("lab-watch-title", rules=self._name, game=number + 1), found)

    def look(self) -> None:
        """Collect new results, and repaint when that is due."""
        trials = self.trials
        if trials is None:
            return
        # Asked before: what comes until the end is taken as well.
        running = trials.running
        trials.take()
        now = perf_counter()
        self.progress.show_progress(
            len(trials.own), trials.wanted.games, trials.pace if running else 0
        )
        due = now - self._painted >= self._cost / _PART
        if trials.own and (due or not running):
            self._paint(trials)
            self._painted = perf_counter()
            self._cost = self._painted - now
        if not running:
            self._timer.stop()
            if trials.fault is not None:
                self.say(text(trials.fault), wrong=True)
            else:
                cut = self._stopped and len(trials.own) < trials.wanted.games
                told = say("lab-stopped", games=len(trials.own)) if cut else self._who
                self.say(sentences([told, trials.speed]))
            self._show_state()

    def _paint(self, trials: Trials) -> None:
        wanted = trials.wanted
        pace = self.pace or PACE
        self.results.strip.paced = self.pace
        own = tuple(pair[0] for pair in trials.own)
        sides = [LabSide.of(self._names[0], Report(wanted.ruleset, wanted.seed, own, pace))]
        if wanted.other is not None:
            beside = tuple(pair[1] for pair in trials.own if pair[1] is not None)
            sides.append(
                LabSide.of(self._names[1], Report(wanted.other, wanted.seed, beside, pace))
            )
        self.results.show_sides(tuple(sides))

    def _other(self) -> RuleSet | None:
        key = str(self.tried.against.currentData())
        if not key:
            return None
        return preset(key) if is_sheet(key) else house_text(key, self._shelf.text(key))

    # What is said

    def _show_state(self) -> None:
        running = self.running
        self.tried.enable(not running)
        label = say("lab-stop") if running else say("lab-try", games=self.tried.games.value())
        self.go.setText(label)
        self.go.setAccessibleName(label)

    def _show_other(self) -> None:
        """Show in a line what the draft changes of the other rules."""
        try:
            other = self._other()
        except RuleFileError as wrong:
            self.say(say("lab-other-does-not-hold", wrong=str(wrong)), wrong=True)
            return
        self.differ.setText("" if other is None else shortened(portrait(other, self._ruleset), 150))

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        self.note.setText(sentence)
        lay.put_role(self._style, self.note, "note", "red" if wrong else "")

    # Files

    def _ask(self, kind: files.FileKind) -> None:
        if not self.results.sides:
            self.say(say("lab-nothing-to-save"))
            return
        name = f"{self._name}.{kind.suffix}"
        path = files.save_as(self, say("lab-save-title"), name, kind)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the figures or the picture, by the ending of the name."""
        from zonk_desktop.archive.statistics import csv_text  # noqa: PLC0415 - few evenings

        try:
            if path.suffix.lower() == ".csv":
                save(path, csv_text(self.results.rows()).encode("utf-8-sig"))
            else:
                save(path, self.results.picture())
        except OSError as wrong:
            why = reason(wrong)
            self.say(say("lab-not-written", file=path.name, why=why), wrong=True)
        else:
            self.say(say("lab-written", file=path.name))

    # Leaving

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.running and not self._stopped:
            self.stop()
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.go).click()
            return
        super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Stop on closing: the processes end with the games they play; nothing waits for them."""
        self.stop()
        self._timer.stop()
        super().done(result)
