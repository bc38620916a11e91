"""Read a sheet: the picture at the left, the game that its code holds at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QWidget

from zonk_desktop.archive.exchange import Prepared, Twin, prepared, take
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.state import rounds
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.places import Lane
from zonk_desktop.session.job import Job
from zonk_desktop.session.worker import Asking, Session
from zonk_desktop.sheets import document, scan
from zonk_desktop.sheets.dates import day
from zonk_desktop.sheets.keep import Story, whole_story
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.check import blame, examine
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import Replay, play
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.end.charts import end_race
from zonk_desktop.ui.kit import files, lay, people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.dialog import action, block, button, dress, foot
from zonk_desktop.ui.kit.scrolling import LowPage
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.paper.picture import painted
from zonk_desktop.words import say

#: Pixels a millimetre of a sheet that stands for a picture.
_PIXELS = 6.0


class Seen(NamedTuple):
    """What was read, ready to be shown and to be added."""

    scans: tuple[scan.Scan, ...]
    games: tuple[Prepared, ...]
    #: The first of them.
    replay: Replay
    verified: Verification
    told: Story


def asked(parent: QWidget) -> list[Path]:
    """Ask for pictures; an empty list when cancelled."""
    return files.open_sheets(parent, say("read-sheet-open"))


def seen(paths: Sequence[Path]) -> Seen:
    """Everything that these files show; raises MessageError."""
    found = scan.read(paths)
    first = found.games[0]
    header, statements = read(first.text)
    replay = play(header, statements, Path(), house=first.house)
    ready = tuple(prepared(one.told, Path(), house=one.house) for one in found.games)
    told = whole_story(replay, first.text, first.house)
    return Seen(found.scans, ready, replay, examine(first.text, replay, first.house), told)


def sheet_of(found: Seen) -> QPixmap:
    """The last page of a game's own sheet, where no picture was taken of one."""
    replay = found.replay
    sheet = document.of_game(replay.game, replay.header, replay.corrected, told=found.told)
    laid = plan(sheet, "a4")
    return QPixmap.fromImage(painted(laid, len(laid.pages) - 1, _PIXELS))


class Picture(QWidget):
    """A picture as it was taken, with corners round the codes that were found in it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._scan = scan.Scan()
        self._pixmap = QPixmap()
        self.setMinimumSize(style.px(120), style.px(80))
        self.setAccessibleName(say("read-sheet-title"))

    def show_scan(self, found: scan.Scan) -> None:
        pixmap = QPixmap()
        pixmap.loadFromData(found.preview)
        self.show_pixmap(pixmap, found)

    def show_pixmap(self, pixmap: QPixmap, found: scan.Scan) -> None:
        self._scan, self._pixmap = found, pixmap
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pixmap.isNull():
            return
        size = self._pixmap.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        with brush(self) as painter:
            # A painter takes four pixels for one: of small letters less than that would be left.
            smooth = Qt.TransformationMode.SmoothTransformation
            shown = self._pixmap.scaled(size * self.devicePixelRatioF(), mode=smooth)
            painter.drawPixmap(box, shown, QRectF(shown.rect()))
            pen = QPen(QColor(self._style.tokens.must), self._style.px(5))
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            for place in self._scan.places:
                at = [QPointF(box.x() + x * box.width(), box.y() + y * box.height())
                      for x, y in place]  # fmt: skip
                for n, corner in enumerate(at):
                    before, after = at[n - 1], at[(n + 1) % len(at)]
                    ends = (before - corner) * 0.28, (after - corner) * 0.28
                    painter.drawPolyline(QPolygonF([corner + ends[0], corner, corner + ends[1]]))


class Disc(QWidget):
    def __init__(self, style: Style, seat: int) -> None:
        super().__init__()
        self._style, self._seat = style, seat
        self.setFixedSize(style.px(30), style.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            people.draw_disc(painter, self._seat, QRectF(self.rect()), self._style)


class ReadSheet(QDialog):
    """The dialog that reads finished sheets and adds their games to the Zonk File."""

    #: A game is to be put on the table.
    opened = Signal(int)
    #: A game is to be seen again: its title, the game, and the window over which it is shown.
    watched = Signal(str, object, object)

    def __init__(
        self, style: Style, session: Session, parent: QWidget | None, paths: Sequence[Path]
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._ask = Asking(session)
        self._seen: Seen | None = None
        self._work: Job[Seen] | None = None
        self._lane = Lane("read-sheet")
        #: The game of the Zonk File that this is, 0 while it is none.
        self._there = 0
        whole = dress(self, style, say("read-sheet-title"), 1100, 760)
        self._right = lay.column(style, margins=(28, 20, 28, 12), gap=8)
        self._page = LowPage(self._right)
        whole.addLayout(lay.row(style, (self._left(), 1), (self._page, 1), gap=0), 1)
        self.close_ = button(style, say("read-sheet-close"), size=16)
        self.close_.clicked.connect(self.reject)
        self.play = button(style, say("read-sheet-play"), "play", size=16)
        self.play.setShortcut(QKeySequence("Ctrl+P"))
        self.play.clicked.connect(self._play)
        self.add = action(style, say("read-sheet-add"), self._add, leads=True)
        whole.addWidget(foot(style, [], [self.close_, self.play, self.add]))
        self.finished.connect(self._stop)
        self.finished.connect(lambda _: self._lane.shutdown(wait=False))
        self.read(paths)

    def _left(self) -> QFrame:
        style = self._style
        self.picture = Picture(style)
        self.told = lay.label(style, wrap=True)
        self.another = button(style, say("read-sheet-another"))
        self.another.clicked.connect(self._another)
        row = lay.row(style, (self.told, 1), self.another)
        column = lay.column(style, margins=(24, 24, 24, 16))
        column.add((self.picture, 1), row, self._label(say("read-sheet-note"), "note", "ink"))
        return lay.panel("sunk", column)

    # Reading

    def read(self, paths: Sequence[Path]) -> None:
        """Look at these files together, beside the window."""
        self._seen, self._there = None, 0
        self.picture.show_scan(scan.Scan())
        self._stop()
        lay.clear(self._right)
        self._say(say("read-sheet-looking"))
        names = tuple(shortened(path.name, 40) for path in paths)
        self.told.setText(say("read-sheet-files", files=names))
        for one in (self.play, self.add):
            block(one, say("read-sheet-nothing-read"))
        self._work = Job(self, self._lane, partial(seen, paths)).then(self._read, self._not_read)

    def _read(self, found: Seen) -> None:
        twin = self._ask(lambda archive: archive.twin(found.games[0].mark))
        twin.then(self._known, lambda _: self._known(None))
        self._seen = found
        shown = next((one for one in found.scans if one.texts), found.scans[0])
        if shown.texts:
            self.picture.show_scan(shown)
        else:
            self.picture.show_pixmap(sheet_of(found), shown)
            self.told.setText(say("read-sheet-attached"))

    def _not_read(self, wrong: Exception) -> None:
        lay.clear(self._right)
        self._say(str(wrong))

    def _known(self, found: int | None) -> None:
        """Whether the game is in the Zonk File already."""
        self._there = found or 0
        if self._seen is not None:
            lay.clear(self._right)
            self._show(self._seen)

    @Slot()
    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    # What is shown

    def labels(self) -> list[QLabel]:
        """What stands at the right, from above."""
        return self._page.findChildren(QLabel)

    def _say(self, words: str) -> None:
        self._right.add(self._label(words, "figure"), 1)

    def _label(self, words: str, role: str = "body", colour: str = "") -> QLabel:
        return lay.label(self._style, words, role, colour, wrap=True)

    def _show(self, found: Seen) -> None:
        style, game = self._style, found.replay.game
        rules = game.rules.ruleset.name
        head = say("read-sheet-head", rules=rules, day=day(found.replay.header.start))
        self._right.add(self._label(head.rstrip(", ")))
        won = game.ended.winners if game.ended is not None else ()
        names = tuple(shortened(game.seats[n].name, 24) for n in won)
        if won:
            title = say("end-takes-the-sheet", names=names)
            best = game.seats[won[0]].total
            under = say("read-sheet-home", points=best, rounds=rounds(game))
        else:
            title = say("read-sheet-broken-off", rounds=rounds(game))
            under = ""
        self._right.add(self._label(title, "title"))
        if under:
            self._right.add(self._label(under, "lead"))
        race = PlotView(style, say("end-chart-race"), 220)
        race.show_plot(end_race(game))
        self._right.add(self._players(found), (race, 1))
        self._right.add(*(self._check(*check) for check in self._checks(found)))
        block(self.play, "")
        block(self.add, "", primary=True)
        self.add.setText(say("read-sheet-go-there" if self._there else "read-sheet-add"))

    def _players(self, found: Seen) -> QWidget:
        style = self._style
        rows = QWidget()
        grid = lay.grid(style, margins=(0, 4), on=rows)
        grid.setVerticalSpacing(style.px(4))
        grid.setColumnStretch(1, 1)
        seats = found.replay.game.seats
        small = len(seats) > 6
        for n in sorted(range(len(seats)), key=lambda n: -seats[n].total):
            row = grid.rowCount()
            name = self._label(shortened(seats[n].name, 30), "caption" if small else "field")
            role = "small-total" if small else "total"
            total = lay.label(style, figure(seats[n].total), role)
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.add(row, None if small else Disc(style, n), name, total)
        return rows

    def _checks(self, found: Seen) -> list[tuple[str, str, str]]:
        verified = found.verified
        good = verified.verdict is Verdict.GOOD
        lines = []
        if good:
            lines.append(("check", "teal", say("read-sheet-throws", throws=verified.throws)))
            lines.append(("check", "teal", say("read-sheet-pledge")))
        elif verified.verdict is Verdict.NO_RECORD:
            lines.append(("check", "teal", say("read-sheet-real")))
        else:
            lines.append(("warn", "red", blame(verified)))
        if self._there:
            lines.append(("check", "ink2", say("read-sheet-there", game=self._there)))
        else:
            lines.append(("plus", "ink2", say("read-sheet-new")))
        if len(found.games) > 1:
            more = say("read-sheet-more", games=len(found.games) - 1)
            lines.append(("plus", "ink2", more))
        return lines

    def _check(self, icon: str, colour: str, words: str) -> QWidget:
        sign = lay.sign(self._style, icon, 20, colour, self.devicePixelRatioF())
        return lay.held(lay.row(self._style, sign, (self._label(words), 1), gap=10))

    # What can be done

    @Slot()
    def _another(self) -> None:
        paths = asked(self)
        if paths:
            self.read(paths)

    @Slot()
    def _play(self) -> None:
        if self._seen is not None:
            replay = self._seen.replay
            self.watched.emit(replay.game.rules.ruleset.name, replay, self)

    @Slot()
    def _add(self) -> None:
        """All games that were read; the first is put on the table."""
        if self._seen is None:
            return
        games = self._seen.games

        def put(archive: Archive) -> int:
            numbers = []
            for one in games:
                try:
                    numbers.append(take(archive, one))
                except Twin as twin:
                    numbers.append(twin.game)
            return numbers[0]

        def then(game: int) -> None:
            self.opened.emit(game)
            self.accept()

        self._ask(put).then(then, self._not_read)
