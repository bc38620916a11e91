"""Who rolls better than the dice: everybody's luck a throw, against the band of honest dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QWidget

from zonk_desktop.archive import luck as lucks
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.game_luck import worked_out
from zonk_desktop.archive.luck import Luck, Roller
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.charts.plot import Band, BarRow, Dot, Face, RowPlot, Rule, Symbol
from zonk_desktop.session.job import Job, apart
from zonk_desktop.session.worker import Asking
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say, semicolons, sentences
from zonk_desktop.words.clean import signed

#: Lines shown, of those with most throws.
_MOST = 6
#: Games looked at in one go.
_AT_ONCE = 5
_ROW = 36


class Lookup(QObject):
    """Luck of finished games: what is kept at once, the rest worked out in a thread, and kept."""

    #: Luck by game, games looked at, and how many there are.
    found = Signal(object, int, int)

    def __init__(self, ask: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self._luck: dict[int, Luck] = {}
        self._left: list[int] = []
        self._of = 0
        self._work: Job[dict[int, Luck]] | None = None
        self._busy = False

    def look(self, games: Sequence[GameFigures]) -> None:
        """Begin with the latest, where nothing is under way."""
        if self._busy:
            return
        self._busy = True
        over = sorted((one for one in games if one.finished), key=lambda one: one.begun)
        self._left = [one.game for one in reversed(over) if one.game not in self._luck]
        self._of = len(over)
        self._ask(lambda archive: archive.luck()).then(self._kept, lambda _: self._kept({}))

    def stop(self) -> None:
        """End at the next throw; what is finished is kept."""
        self._left = []
        if self._work is not None:
            self._work.cancel()

    def _kept(self, kept: dict[int, Luck]) -> None:
        self._luck |= {game: kept[game] for game in self._left if game in kept}
        self._left = [game for game in self._left if game not in kept]
        self._next()

    def _next(self) -> None:
        self.found.emit(self._luck, self._of - len(self._left), self._of)
        now = self._left[:_AT_ONCE]
        if not now:
            self._busy = False
            return
        self._ask(lambda archive: _load(archive, now)).then(
            self._loaded, lambda _: self._loaded([])
        )

    def _loaded(self, games: list[Stored]) -> None:
        self._work = Job(self, apart.lane("review"), partial(worked_out, games)).then(
            self._worked_out, lambda _: self._worked_out({})
        )

    def _worked_out(self, fresh: dict[int, Luck]) -> None:
        self._luck |= fresh
        self._left = self._left[_AT_ONCE:]
        kept = self._ask(lambda archive: archive.keep_luck(fresh))
        kept.then(lambda _: self._next(), lambda _: self._next())


def _load(archive: Archive, games: Sequence[int]) -> list[Stored]:
    found = []
    for game in games:
        try:
            found.append(archive.load(game))
        except ArchiveError:
            continue
    return found


def luck_plot(rollers: Sequence[Roller], known: Mapping[str, int]) -> RowPlot:
    """A row for each player: the band of honest dice, and a dot where the player is."""
    edge = lucks.band(len(rollers))
    rows = []
    for one in rollers:
        beyond = abs(one.deviates) > edge
        off, mean = max(-1.3, min(1.3, one.deviates / edge)), signed(round(one.mean))
        word = say(f"statistics-luck-word-{lucks.kind(one, edge)}")
        said = say("statistics-luck-line", name=shortened(one.name), luck=mean, word=word)
        symbol = Symbol("look", known[one.name]) if one.name in known else None
        dots = (Dot(off, 0, "red" if beyond else "teal"),)
        row = BarRow(shortened(one.name, 40), (), dots, mean, word, "", symbol, said=said)
        rows.append(row._replace(bad=beyond))
    # The band has three quarters of the room, so that who is beyond it is seen to be.
    return RowPlot(
        tuple(rows), -4 / 3, 4 / 3, _ROW, face=Face(15, 600), band=Band(-1, 1), rule=Rule(0),
        told=semicolons(row.said for row in rows),
    )  # fmt: skip


class LuckPart(QWidget):
    """The lines of luck, and what may be said of them."""

    def __init__(self, style: Style, note: QLabel, aside: QLabel) -> None:
        super().__init__()
        self.rolling = PlotView(style, say("statistics-dice-title-luck"))
        self.note, self.apart = note, aside
        lay.column(style, self.rolling, self.note, self.apart, gap=6, on=self)
        self._all: list[Roller] = []
        #: Those in the chart.
        self.shown: list[Roller] = []

    def show_luck(
        self, games: Sequence[GameFigures], luck: Mapping[int, Luck], done: int, of: int,
        *, real_dice: bool,
    ) -> None:  # fmt: skip
        self._all = lucks.rollers(games, luck, real_dice=real_dice)
        self.shown = shown = self._all[:_MOST]
        self.rolling.show_plot(luck_plot(shown, self.rolling.style_.known))
        self.rolling.setVisible(bool(shown))
        left_out = sum(
            not luck[one.game] for one in games
            if one.real_dice == real_dice and one.game in luck
        )  # fmt: skip
        told = [_told(shown, lucks.band(len(shown)))]
        if done < of:
            # Nothing is said of anybody before all has been looked at.
            told = [say("statistics-luck-reading", done=done, games=of)]
        elif left_out:
            told.append(say("statistics-luck-left-out", games=left_out))
        self.note.setText(sentences(told))
        others = sum(sum(one.faces) for one in games if one.real_dice != real_dice)
        kind = "screen" if real_dice else "real"
        self.apart.setText(say(f"statistics-luck-apart-{kind}", faces=others) if others else "")
        self.apart.setVisible(bool(others))

    def rows(self) -> list[Sequence[object]]:
        """Everybody, also those for whom there was no room; nothing where nobody is."""
        if not self._all:
            return []
        edge = lucks.band(len(self._all[:_MOST]))
        return [
            (),
            ("player", "throws", "luck-a-throw", "band"),
            *(
                (one.name, one.throws, round(one.mean, 2), round(edge * one.spread, 2))
                for one in self._all
            ),
        ]


def _told(shown: Sequence[Roller], edge: float) -> str:
    if not shown:
        return say("statistics-luck-few", throws=lucks.FEW_THROWS)
    first = max(shown, key=lambda one: one.deviates)
    beyond = max(shown, key=lambda one: abs(one.deviates))
    if abs(beyond.deviates) > edge:
        return say("statistics-luck-beyond", name=shortened(beyond.name))
    if len(shown) == 1:
        return say("statistics-luck-alone")
    return say("statistics-luck-inside", name=shortened(first.name))
