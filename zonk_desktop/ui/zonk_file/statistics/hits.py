"""The page of hits by source: at most seven bars, the commonest first."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.rulebook.catalogue import headed, hit_names, hit_short, plain
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Rows
from zonk_desktop.words import say, semicolons

_ROW, _NAME, _VALUE = 60, 300, 150
#: A picture narrower than this has no room for names beside the bars.
_NARROW = 480


class HitBars(Drawing):
    """Horizontal bar chart with names before and figures behind the bars."""

    def __init__(self, style: Style, name: str, row: int = _ROW) -> None:
        super().__init__(style, name, 0)
        self._row = row
        self._bars: list[tuple[str, float, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, bars: list[tuple[str, float, str]]) -> None:
        """Set the bars: name, length and figure of each."""
        self._bars = bars
        self._make_room()
        self.setAccessibleDescription(semicolons(f"{name}: {text}" for name, _, text in bars))
        self.update()

    @property
    def _narrow(self) -> bool:
        """Names stand above their bars."""
        return self.width() < self.style_.px(_NARROW)

    def _make_room(self) -> None:
        least = 56 if self._narrow else 30
        self.setMinimumHeight(min(len(self._bars), 7) * self.style_.px(least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self._bars:
            return
        px, style = self.style_.px, self.style_
        row = min(px(self._row), box.height() / len(self._bars))
        longest = max(length for _, length, _ in self._bars) or 1
        narrow = self._narrow
        left = box.left() + (0 if narrow else min(px(_NAME), box.width() * 0.3))
        room = box.width() - left - px(_VALUE)
        for n, (name, length, text) in enumerate(self._bars):
            line = QRectF(box.left(), box.top() + n * row, box.width(), row)
            if narrow:
                self.write(painter, QRectF(line.topLeft(), QSizeF(line.width(), row / 2)), name,
                           style.type.text(16, 600), style.tokens.ink)  # fmt: skip
                line = line.adjusted(0, row * 0.42, 0, 0)
            else:
                self.write(painter, QRectF(line.left(), line.top(), left - px(12), row), name,
                           style.type.text(16, 600), style.tokens.ink,
                           Qt.AlignmentFlag.AlignRight)  # fmt: skip
            wide, tall = max(px(2), room * length / longest), line.height()
            bar = QRectF(left, line.top() + tall * 0.18, wide, tall * 0.64)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colour("acc" if n == 0 else "teal"))
            painter.drawRoundedRect(bar, px(3), px(3))
            self.write(painter, QRectF(bar.right() + px(10), line.top(), px(_VALUE), tall), text,
                       style.type.text(15, 600), style.tokens.ink)  # fmt: skip


class HitsPage(AnswerPage):
    """The page of hits by source."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-hits"))
        self.player = self.choice(say("statistics-hits-player"))
        self.rules = self.choice(say("statistics-turns-rules"))
        for box in (self.player, self.rules):
            box.currentIndexChanged.connect(self._draw)
        self.choices(self.player, self.rules)
        self.bars = HitBars(style, say("statistics-page-hits"))
        self.bars.reach_by_tab()
        self.column.addWidget(self.bars, 1)
        self._games: list[GameFigures] = []

    def show_games(self, games: list[GameFigures]) -> None:
        self._games = games
        played = Counter(game.rules for game in games)
        for box, whole, names in (
            (self.player, "statistics-hits-everybody", [one.name for one in stats.players(games)]),
            (self.rules, "statistics-hits-all-rules", [name for name, _ in played.most_common()]),
        ):
            kept = box.currentData()
            box.blockSignals(True)
            box.clear()
            box.addItem(say(whole), "")
            for name in names:
                box.addItem(shortened(printed(name), 40), name)
            box.setCurrentIndex(max(0, box.findData(kept)))
            box.blockSignals(False)
        self._draw()

    def _wanted(self) -> tuple[list[GameFigures], str]:
        """The games by the rules chosen, and the player."""
        rules, name = (str(box.currentData() or "") for box in (self.rules, self.player))
        return [game for game in self._games if rules in ("", game.rules)], name

    @Slot()
    def _draw(self) -> None:
        games, who = self._wanted()
        groups = stats.hit_groups(games, who)
        titles = _titles(games)
        total = sum(count for _, count in groups)
        if not total:
            self.bars.show_bars([])
            self.tell(say("statistics-hits-none"), say("statistics-hits-none-sub"))
            return
        self.bars.show_bars(
            [
                (
                    shortened(titles.get(name, headed(plain(name))), 40)
                    if name
                    else say("statistics-hits-others"),
                    count,
                    say("statistics-hits-share", hits=count, share=round(100 * count / total)),
                )
                for name, count in groups
            ]
        )
        people = list(stats.hits_by_source(games).items())
        name, counts = people[0]
        self.tell(
            say("statistics-hits-head", share=round(100 * groups[0][1] / total),
                source=titles.get(groups[0][0], headed(plain(groups[0][0])))),
            say("statistics-hits-sub", hits=total, name=shortened(name, 24),
                most=counts.total(), games=len(games)),
        )  # fmt: skip

    def rows(self) -> Rows:
        games, who = self._wanted()
        found = stats.hits_by_source(games)
        found = {name: counts for name, counts in found.items() if who in ("", name)}
        return [
            ("player", "source", "hits"),
            *((name, what, n) for name, counts in found.items() for what, n in counts.items()),
        ]


def _titles(games: list[GameFigures]) -> dict[str, str]:
    """Titles of hits by key, from the sheets played; those of house rules go by the key."""
    found: dict[str, str] = {}
    for key in dict.fromkeys(game.key for game in games if is_sheet(game.key)):
        ruleset = preset(key)
        for name in hit_names(ruleset):
            found.setdefault(name, headed(hit_short(ruleset, name)))
    return found
