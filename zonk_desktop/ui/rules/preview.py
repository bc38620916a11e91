"""The preview beside the knobs, computed in small steps so that typing never waits."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from time import perf_counter

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QShowEvent,
)

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.odds.miss import miss_chance, throws
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.misses import misses_plot
from zonk_desktop.ui.rules.pictures import ExampleDice, ScorePad
from zonk_desktop.ui.rules.worth import example_of, table_of
from zonk_desktop.words import say

#: Seconds a step may take before the event loop runs again.
_SLICE = 0.008
_MOST_KNOWN = 40
#: Games that the lab begins with.
GAMES = 300


class RulePreview(Scrolling):
    """The three pictures, computed in small steps so that typing never waits."""

    done = Signal()
    #: The rules are to be tried out over many games.
    tried = Signal()
    #: A game of the trial is to be seen: its title, a `Replay`, and the window it stands over.
    watched = Signal(str, object, object)

    #: Seconds a throw at this table, where that is known.
    pace: float | None = None

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        px = style.px
        self.setAccessibleName(say("rules-what-these-rules-do"))
        self.try_out = action(style, say("lab-try", games=GAMES), self.tried.emit, size=15)
        self.try_out.setToolTip(say("lab-try-tip"))
        #: Tables of the file that do nothing: a slip, as a rule.
        self.idle = lay.label(style, "", "caption", "red", wrap=True)
        self.idle.hide()
        self.pad = ScorePad(style)
        how = lay.label(style, say("rules-over-every-throw"), "small")
        how.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = lay.row(style, lay.label(style, say("rules-chance-to-miss"), "strong"), (how, 1))
        self.bars = PlotView(style, say("rules-chance-to-miss"))
        #: The chance to miss by the number of dice, None while it is worked out.
        self.chances: list[Fraction | None] = []
        self.dice = ExampleDice(style)
        self.worth = lay.label(style, "", "strong", wrap=True)
        self.then = lay.label(style, "", "note", wrap=True)
        heading = lay.label(style, say("rules-what-these-rules-do"), "heading", wrap=True)
        example = lay.label(style, say("rules-an-example"), "strong")
        column = lay.column(style, margins=(20, 10, 18, 10), gap=6)
        column.add(heading, self.try_out, self.idle, self.pad)
        column.addSpacing(px(4))
        column.add(line, self.bars)
        column.addSpacing(px(4))
        column.add(example, self.dice, self.worth, self.then, 1)
        self.setWidget(lay.held(column))
        self._known: dict[object, tuple[Fraction, ...]] = {}
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    def show_rules(self, ruleset: RuleSet, before: RuleSet, idle: tuple[str, ...] = ()) -> None:
        """Start to compute these rules; work in progress is dropped.

        `idle`: what tables of the file do nothing, a sentence each.
        """
        self.idle.setText("\n".join((say("rules-idle-tables", tables=len(idle)), *idle)))
        self.idle.setVisible(bool(idle))
        self._work = self._steps(ruleset, before)
        if self.isVisible():
            self._timer.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.busy:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the computation while hidden."""
        super().hideEvent(event)
        self._timer.stop()

    @property
    def busy(self) -> bool:
        return self._work is not None

    def _step(self) -> None:
        start = perf_counter()
        while self._work is not None and perf_counter() - start < _SLICE:
            try:
                next(self._work)
            except StopIteration:
                self._work = None
        if self._work is None:
            self._timer.stop()
            self.done.emit()

    def _show_chances(self, chances: list[Fraction | None]) -> None:
        self.chances = chances
        floats = [[None if one is None else float(one)] for one in chances]
        self.bars.show_plot(misses_plot(floats))
        self.bars.setFixedHeight(self.bars.minimumHeight())

    def _steps(self, ruleset: RuleSet, before: RuleSet) -> Iterator[None]:
        rules = Rules(ruleset)
        yield
        lines, notes = table_of(ruleset, before)
        self.pad.show_table(lines, notes)
        yield
        example = example_of(rules, lines)
        self.dice.show_dice(example.faces, example.colours)
        self.worth.setText(example.worth)
        self.then.setText(example.then)
        yield
        s = ruleset.settings
        key = (
            ruleset.combos, ruleset.instants, s.dice_count, s.trip_across_rolls, s.wild_face,
            s.special_dice,
        )  # fmt: skip
        if key in self._known:
            self._show_chances(list(self._known[key]))
            return
        chances: list[Fraction | None] = [None] * s.dice_count
        self._show_chances(chances)
        for count in range(1, s.dice_count + 1):
            # Every throw is worked out on its own first; the table remembers them.
            for faces, _ in throws(rules, count, rules.wild > 0):
                rules.table.throw(faces, 0, 0)
                yield
            chances[count - 1] = miss_chance(rules, count, wild=rules.wild > 0)
            self._show_chances(list(chances))
            yield
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        self._known[key] = tuple(chance for chance in chances if chance is not None)
