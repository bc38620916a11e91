"""Who rolls better than the dice: everybody's luck a throw, against the band of honest dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from zonk_desktop.archive import luck as lucks
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.luck import Luck, Roller
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.session.aside import Aside
from zonk_desktop.session.reading import Asking
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.people import draw_look
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say, semicolons
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
        self._work: Aside | None = None
        self._busy = False

    def look(self, games: Sequence[GameFigures]) -> None:
        """Begin with the latest, where nothing is under way."""
        if self._busy:
            return
        self._busy = True
        over = sorted((one for one in games if one.finished), key=lambda one: one.begun)
        self._left = [one.game for one in reversed(over) if one.game not in self._luck]
        self._of = len(over)
        self._ask(lambda archive: archive.luck(), self._kept)

    def stop(self) -> None:
        """End at the next throw; what is finished is kept."""
        self._left = []
        if self._work is not None:
            self._work.stop()

    def _kept(self, kept: object) -> None:
        if isinstance(kept, dict):
            self._luck |= {game: kept[game] for game in self._left if game in kept}
            self._left = [game for game in self._left if game not in kept]
        self._next()

    def _next(self) -> None:
        self.found.emit(self._luck, self._of - len(self._left), self._of)
        now = self._left[:_AT_ONCE]
        if not now:
            self._busy = False
            return
        self._ask(lambda archive: _load(archive, now), self._loaded)

    def _loaded(self, found: object) -> None:
        games = found if isinstance(found, list) else []
        self._work = Aside(self, "throws", lambda on: _all(games, on), self._worked_out)

    def _worked_out(self, found: object) -> None:
        fresh: dict[int, Luck] = found if isinstance(found, dict) else {}
        self._luck |= fresh
        self._left = self._left[_AT_ONCE:]
        self._ask(lambda archive: archive.keep_luck(fresh), lambda _: self._next())


def _load(archive: Archive, games: Sequence[int]) -> list[Stored]:
    found = []
    for game in games:
        try:
            found.append(archive.load(game))
        except ArchiveError:
            continue
    return found


def _all(games: Sequence[Stored], on: Aside) -> dict[int, Luck]:
    """The luck of games; none for one that cannot be played again, or whose odds are not known."""
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        on.step(done, 0)

    from zonk_desktop.odds.luck import throws  # noqa: PLC0415 - arrays, for who looks at dice

    found: dict[int, Luck] = {}
    for stored in games:
        try:
            replay = revive(stored)
            told = throws(replay.positions, replay.actions, count)
            each = ((one.seat, one.luck) for one in told)
            found[stored.id] = lucks.summed(len(replay.game.seats), each)
        except (TranscriptError, RuleFileError, NotCovered):
            found[stored.id] = ()
    return found


class Rolling(Drawing):
    """A line for each player: the band of honest dice, and a dot where the player is."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-dice-title-luck"), 0)
        self.rollers: list[Roller] = []
        self.edge = 1.0

    def show_rollers(self, rollers: list[Roller]) -> None:
        self.edge = lucks.band(len(rollers))
        self.rollers = rollers
        self.setMinimumHeight(self.style_.px(_ROW) * len(rollers))
        self.setAccessibleDescription(
            semicolons(
                say("statistics-luck-line", name=shortened(one.name),
                    luck=signed(round(one.mean)), word=self.word(one))
                for one in rollers
            )
        )  # fmt: skip
        self.update()

    def word(self, one: Roller) -> str:
        return say(f"statistics-luck-word-{lucks.kind(one, self.edge)}")

    def draw(self, painter: QPainter, box: QRectF) -> None:
        px, style, tokens = self.style_.px, self.style_, self.style_.tokens
        bold, plain = style.type.text(15, 600), style.type.text(14)
        high = px(_ROW)
        disc, gap = px(24), px(8)
        words = px(168)
        measure = QFontMetricsF(bold)
        widest = max(
            (measure.horizontalAdvance(shortened(one.name, 40)) for one in self.rollers), default=0
        )
        names = min(box.width() * 0.4, disc + gap + widest + px(6))
        left = names + gap
        wide = max(px(60), box.width() - left - gap - words)
        # The band has three quarters of the room, so that who is beyond it is seen to be.
        half = wide * 0.375
        for n, one in enumerate(self.rollers):
            row = QRectF(0, n * high, box.width(), high)
            middle = row.center().y()
            name = row.adjusted(0, 0, -(box.width() - names), 0)
            if one.name in style.known:
                seen = QRectF(0, middle - disc / 2, disc, disc)
                draw_look(painter, style.known[one.name], seen, tokens)
            self.write(painter, name.adjusted(disc + gap, 0, 0, 0), shortened(one.name, 40), bold,
                       tokens.ink)  # fmt: skip
            shade = style.tint("teal", 0.14)
            centre = left + wide / 2
            painter.fillRect(QRectF(centre - half, middle - px(12), 2 * half, px(24)), shade)
            painter.setPen(self.pen("ink", 1.6))
            painter.drawLine(QPointF(centre, middle - px(14)), QPointF(centre, middle + px(14)))
            off = max(-1.3, min(1.3, one.deviates / self.edge))
            beyond = abs(one.deviates) > self.edge
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colour("red" if beyond else "teal"))
            painter.drawEllipse(QPointF(centre + off * half, middle), px(6), px(6))
            right = row.adjusted(left + wide + gap, 0, 0, 0)
            figure = QRectF(right.left(), right.top(), px(48), right.height())
            self.write(painter, figure, signed(round(one.mean)), bold, tokens.ink,
                       Qt.AlignmentFlag.AlignRight)  # fmt: skip
            self.write(painter, right.adjusted(px(60), 0, 0, 0), self.word(one), plain,
                       tokens.red if beyond else tokens.ink2)  # fmt: skip


class LuckPart(QWidget):
    """The lines of luck, and what may be said of them."""

    def __init__(self, style: Style, note: QLabel, aside: QLabel) -> None:
        super().__init__()
        self.rolling = Rolling(style)
        self.note, self.apart = note, aside
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(6))
        column.addWidget(self.rolling)
        column.addWidget(self.note)
        column.addWidget(self.apart)
        self._all: list[Roller] = []

    def show_luck(
        self, games: Sequence[GameFigures], luck: Mapping[int, Luck], done: int, of: int,
        *, real_dice: bool,
    ) -> None:  # fmt: skip
        self._all = lucks.rollers(games, luck, real_dice=real_dice)
        self.rolling.show_rollers(self._all[:_MOST])
        shown = self.rolling.rollers
        self.rolling.setVisible(bool(shown))
        left_out = sum(
            not luck[one.game] for one in games
            if one.real_dice == real_dice and one.game in luck
        )  # fmt: skip
        told = [_told(shown, self.rolling.edge)]
        if done < of:
            # Nothing is said of anybody before all has been looked at.
            told = [say("statistics-luck-reading", done=done, games=of)]
        elif left_out:
            told.append(say("statistics-luck-left-out", games=left_out))
        self.note.setText(" ".join(told))
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
