"""The widget of a review: bars of luck and cost, the dearest choices, chances to win.

One widget for the page at the end of a game and for the dialog of the Zonk File.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QPushButton, QWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.charts.plot import Plot, RowPlot
from zonk_desktop.odds.values import Aim
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay, people
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, printed, shortened
from zonk_desktop.ui.review.page import Disc, Scrolled
from zonk_desktop.ui.review.pictures import Faces, luck_bars, story, winning_plot
from zonk_desktop.ui.review.values import CostlyChoice, Reviewed, ThrowOfNote, reviewed, why_not
from zonk_desktop.words import say, sentences, text
from zonk_desktop.words.clean import signed


class ReviewView(Scrolled):
    """The widget; filled when the review is done, which takes about a second."""

    #: A moment of the game is to be seen in its replay.
    wanted = Signal(int)
    #: The look was called off.
    stopped = Signal()
    #: How many choices there were, once it is known.
    counted = Signal(str)

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("review-title"), 1140)
        self.found: Reviewed | None = None
        self._stored: Stored | None = None
        self._looking: Job[Reviewed] | None = None
        self._begin()

    def restyle(self, style: Style) -> None:
        self._style = style
        self._begin()
        if self.found is not None:
            self._show(self.found)

    # Looking

    def look(self, stored: Stored) -> None:
        if self._stored == stored and (self.found is not None or self._looking is not None):
            return
        self.stop()
        self._stored, self.found = stored, None
        self._begin()
        work = Job(self, apart.lane("review"), partial(reviewed, stored))
        self._looking = work.then(self._show, self._failed)
        self._looking.progressed.connect(self._progressed)

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _call_off(self) -> None:
        self.stop()
        self._stored = None
        self.head.setText(say("review-stopped"))
        self.sub.setText("")
        self._wait.hide()
        self.stopped.emit()

    def _progressed(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    # What is shown

    def _begin(self) -> None:
        """Show a page with its headline, and a progress bar."""
        style, px = self._style, self._style.px
        self._column = self.anew()
        self.head = lay.label(style, say("review-looking"), "award", "ink", wrap=True)
        # In the big picture the page is dark whatever the window's palette is.
        self.sub = self._note(say("review-looking-note"), "lead", "ink2")
        self._bar = QProgressBar(textVisible=False)
        self._bar.setRange(0, 0)
        self._bar.setAccessibleName(say("review-looking"))
        self._bar.setFixedSize(QSize(px(280), px(14)))
        self.cancel = action(style, say("review-stop"), self._call_off, size=15)
        self._wait = lay.held(lay.row(style, self._bar, self.cancel, 1, margins=(0, 8), gap=12))
        # Left of them the winner's disc, once it is known who has won.
        words = lay.column(style, self.head, self.sub, gap=4)
        self._heading = lay.row(style, (words, 1), gap=18)
        self._column.addLayout(self._heading)
        self._column.addWidget(self._wait)
        self._column.addStretch(1)

    def _chart(self, name: str, plot: Plot | RowPlot, found: Reviewed, height: int) -> PlotView:
        chart = PlotView(self._style, say(name), height)
        chart.show_plot(plot, found.people)
        return chart

    def _note(self, text: str, role: str = "note", colour: str = "") -> QLabel:
        return lay.label(self._style, text, role, colour, wrap=True)

    def _title(self, text: str) -> QLabel:
        return lay.label(self._style, text, "part", "ink", wrap=True)

    def _failed(self, wrong: Exception) -> None:
        self._looking = None
        self._wait.hide()
        self.head.setText(say("review-none"))
        self.sub.setText(why_not(wrong))

    def _show(self, found: Reviewed) -> None:
        self._looking = None
        self._wait.hide()
        self.found = found
        names = [shortened(name, 24) for name in found.names]
        self._headline(found, names)
        left, right = lay.column(self._style), lay.column(self._style)
        self._sums(left, found)
        self._choices(right, found, names)
        for column in (left, right):
            column.addStretch(1)
        self._column.insertLayout(2, self.beside(left, right))
        self.send(self._column, "zonk-review")
        self.in_order()
        self.counted.emit(say("review-choices", choices=found.choices, good=found.good))

    def _headline(self, found: Reviewed, names: list[str]) -> None:
        players = [tally.rounded() for tally in found.review.players]
        best = max(range(len(players)), key=lambda n: (players[n].cost, -n))
        lucky = max(range(len(players)), key=lambda n: (players[n].luck, -n))
        luck = players[lucky].luck
        kind = story(found)
        if kind:
            won = found.winners[0]
            self._heading.insertWidget(0, Disc(self._seated(found), won, 64))
            self.head.setText(say("review-head-won", kind=kind, name=names[won]))
        elif luck > 0:
            self.head.setText(say("review-head", name=names[lucky], luck=signed(luck)))
        else:
            self.head.setText(say("review-unkind"))
        sub = say("review-sub", rules=printed(found.title), name=names[best],
                  cost=figure(abs(round(players[best].cost))))  # fmt: skip
        said = (sub, _counted(found), *_hinted(found, names))
        self.sub.setText(sentences(said))

    def _seated(self, found: Reviewed) -> Style:
        """The style that knows the game's people."""
        return people.seated(self._style, found.people)

    def _sums(self, column: lay.Stack, found: Reviewed) -> None:
        column.addWidget(self._chart("review-bars", luck_bars(found), found, 0))
        column.addWidget(self._note(say("review-legend")))
        if found.review.line:
            column.addWidget(self._title(say("review-winning")))
            column.addWidget(self._note(say("review-winning-note")))
            won = winning_plot(found.chances)
            column.addWidget(self._chart("review-winning", won, found, 170))
        elif found.review.unknown is not None:
            column.addWidget(self._note(text(found.review.unknown)))

    def _choices(self, column: lay.Stack, found: Reviewed, names: list[str]) -> None:
        seated = self._seated(found)
        column.addWidget(self._title(say("review-dearest", choices=len(found.dearest))))
        note = "review-dearest-note" if found.dearest else "review-dearest-none"
        column.addWidget(self._note(say(note)))
        for spot in found.dearest:
            column.addWidget(self._spot(spot, names, seated))
        for name, throw in (("review-kindest", found.kindest),
                            ("review-unkindest", found.unkindest)):  # fmt: skip
            if throw is not None:
                column.addWidget(self._throw(name, throw, names, seated))

    def _row(self, name: str, seat: int, seated: Style) -> tuple[QFrame, lay.Stack]:
        row = lay.row(self._style, Disc(seated, seat, 40), margins=(0, 8, 0, 4), gap=14)
        frame = lay.panel("row", row)
        lay.put_role(self._style, frame, "row")
        frame.setAccessibleName(name)
        return frame, row

    def _spot(self, spot: CostlyChoice, names: list[str], seated: Style) -> QFrame:
        style = self._style
        frame, row = self._row(
            say("review-spot", name=names[spot.seat], round=spot.round, done=spot.done,
                better=spot.better, cost=signed(spot.cost)),
            spot.seat, seated,
        )  # fmt: skip
        column = lay.column(style, margins=None, gap=3)
        who = say("review-who", name=names[spot.seat], round=spot.round)
        column.add(self._note(who, "caption"))
        if spot.kept or spot.left:
            told = say("review-dice", kept=spot.kept, left=spot.left)
            column.addWidget(Faces(style, told, spot.kept, spot.left))
        column.add(self._note(spot.done), self._note(spot.better, "caption"))
        row.addLayout(column, 1)
        row.addWidget(lay.label(style, signed(spot.cost), "chapter", "red"))
        row.addWidget(self._play(spot.moment, frame.accessibleName()))
        return frame

    def _throw(self, title: str, throw: ThrowOfNote, names: list[str], seated: Style) -> QFrame:
        said = say(title, name=names[throw.seat], round=throw.round, luck=signed(throw.luck))
        frame, row = self._row(said, throw.seat, seated)
        told = say("review-thrown", dice=throw.faces)
        column = lay.column(self._style)
        column.add(self._note(said, "term"), Faces(self._style, told, throw.faces))
        row.addLayout(column, 1)
        row.addWidget(self._play(throw.moment, said))
        return frame

    def _play(self, moment: int, what: str) -> QPushButton:
        style = self._style
        found = action(style, "", partial(self.wanted.emit, moment))
        lay.put_icon(style, found, "play")
        found.setFixedSize(style.px(44), style.px(44))
        found.setAccessibleName(say("review-play"))
        found.setAccessibleDescription(what)
        found.setToolTip(say("review-play"))
        found.installEventFilter(self)
        return found

    # Sizes

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            # Reached by Tab, it is scrolled into sight.
            self.ensureWidgetVisible(watched.parentWidget() or watched)
        return super().eventFilter(watched, event)


def _counted(found: Reviewed) -> str:
    """What is counted, where it is more than points."""
    purpose = found.review.purpose
    if purpose.aim is not Aim.HITS:
        return ""
    return say("review-counts-hits", points=round(purpose.hit))


def _hinted(found: Reviewed, names: list[str]) -> list[str]:
    """Who was shown hints, and how often; nothing where nobody was."""
    shown = [say("review-hints-of", name=names[seat], hints=many)
             for seat, many in enumerate(found.hints) if many]  # fmt: skip
    return [say("review-hints", shown=tuple(shown))] if shown else []
