"""The preview beside the knobs, computed in small steps so that typing never waits."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from time import perf_counter

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.odds.miss import miss_chance, throws
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Column, Gap, Painted, Panel, Row, Scaled, dice, sign
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.words import misses_plot
from zonk_desktop.ui.rules.worth import Scored, example_of, table_of
from zonk_desktop.words import say, semicolons, sentences


class ScorePad(Painted):
    """Widget with the scoring table on legal paper."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.lines: list[Scored] = []
        self.notes: list[str] = []
        self.setAccessibleName(say("rules-scoring-table"))

    def show_table(self, lines: list[Scored], notes: list[str]) -> None:
        self.lines, self.notes = lines, notes
        said = [
            say(
                "rules-line-changed" if line.was else "rules-line",
                faces=line.faces,
                text=line.text,
                worth=line.worth,
                **({"was": line.was} if line.was else {}),
            )
            for line in lines
        ]
        self.setAccessibleDescription(semicolons(said + notes))
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self._height(self.width()))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._height(self._style.px(300)))

    def _height(self, width: int) -> int:
        return round(self._tree(width).size(self._style, width).height())

    def tree(self) -> Node:
        return self._tree(self.width())

    def _tree(self, width: int) -> Node:
        wide = width / self._style.type.scale
        most = max([5, *(len(line.faces) + len(line.until) for line in self.lines)])
        size = min(18.0, (wide * 0.44 - 20) / (most * 1.2))
        rows = [_line(line, size, most * size * 1.22) for line in self.lines]
        notes = Text(sentences(self.notes), Role("text", 13, colour="card_ink2"), rows=0)
        return Panel(Column((
            Panel(fill="gum", tall=7), Panel(fill="gum_dark", tall=1), *(rows or [Gap(26)]),
            Panel(notes, (10, 6, 10, 8)) if self.notes else None, Gap(4), Gap(grows=1),
        )), fill="paper")  # fmt: skip


def _line(line: Scored, size: float, room: float) -> Node:
    """Dice, what they are, and their worth; the dice and the worth say it too."""
    thrown: Node | None = None
    if line.faces:
        to = Text(say("rules-faces-to"), Role("text", 13, colour="card_ink"))
        rest = (Gap(4), to, Gap(5), dice(line.until, size, "card_ink2")) if line.until else ()
        thrown = Panel(
            Row((dice(line.faces, size, "card_ink2"), *rest)), (0, 0, 8, 0), wide=room + 8
        )
    texts = [line.text]
    if line.was:
        short = say("rules-was", was=line.was)
        long = say("rules-called-was", text=line.text, was=line.was)
        texts = [long if line.text else short, short]
    told = Text(tuple(texts), Role("text", 14, colour="card_ink"), (12 / 14,), spare=True)
    flag = sign("flag", 14, "flag") if line.symbol else None
    worth = Text(line.worth, Role("hand", 20, 700, "pen"), tight=True)
    row = Row((thrown, told, Gap(10, 1), flag, flag and Gap(10), worth))
    ground = Panel(row, (10, 0, 10, 0), fill="paper_shade" if line.was else "", tall=25)
    return Column((ground, Panel(fill="rule", tall=1)))


class ExampleDice(Painted):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._faces: tuple[int, ...] = ()
        self._colours: tuple[str, ...] = ()

    def show_dice(self, faces: tuple[int, ...], colours: tuple[str, ...]) -> None:
        self._faces, self._colours = faces, colours
        self.setAccessibleName(say("rules-example-dice", faces=faces))
        self.setFixedHeight(self._style.px(34))
        self.update()

    def tree(self) -> Node:
        thrown = dice(self._faces, 28, letters=self._colours)
        return Row((Gap(1), Scaled(thrown, across=True), Gap(grows=1)))


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
        self._timer = QTimer(self, interval=0)
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
