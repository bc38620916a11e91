"""What rules do: the scoring table on a pad, the chance to miss, an example throw."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from zonk_desktop.engine.choices import HotDice, LosingThrow
from zonk_desktop.engine.combos import Straight
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Phase, Turn
from zonk_desktop.engine.turns import as_scored
from zonk_desktop.odds.miss import miss_chance, throws
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Item
from zonk_desktop.sheets.scoring_cheat import scoring
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: A step may take so long before the window is served again.
_SLICE = 0.008
_MOST_KNOWN = 40
_EXAMPLE = (1, 5, 2, 2, 2, 4, 3, 6)


class Scored(NamedTuple):
    """A line of the scoring table."""

    faces: tuple[int, ...]
    until: tuple[int, ...]
    text: str
    worth: str
    symbol: str = ""
    #: What it was worth before, when that is something else.
    was: str = ""


class Example(NamedTuple):
    """A throw and what it brings."""

    faces: tuple[int, ...]
    colours: tuple[str, ...]
    worth: str
    then: str


def _faces(icons: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(name[4]) for name in icons if name.startswith("die-"))


def _called(ruleset: RuleSet, faces: tuple[int, ...], item: Item, symbol: str) -> str:
    """A line in words."""
    if item.text or not faces:
        return item.text
    if len(faces) == 1:
        return say("rules-each")
    if symbol and symbol != "straight":
        return symbol
    if len(set(faces)) == 1:
        many = len(faces)
        if item.until or item.factor:
            return say("rules-alike", count=many)
        return say("rules-of-a-face", count=many, face=faces[0])
    for combo in ruleset.combos:
        if isinstance(combo, Straight) and combo.faces == faces and (combo.rolled or combo.token):
            return say("rules-a-royale")
    return say("rules-a-straight") if faces == tuple(range(faces[0], faces[0] + len(faces))) else ""


def table_of(ruleset: RuleSet, before: RuleSet) -> tuple[list[Scored], list[str]]:
    """The scoring table, what changed in it against other rules, and its remarks."""
    lines, notes = _lines(ruleset)
    old, _ = _lines(before)
    known = {_key(line): line for line in old}
    found = []
    for line in lines:
        other = known.pop(_key(line), None)
        was = other.worth if other is not None else say("rules-was-nothing")
        found.append(line._replace(was=was) if was != line.worth else line)
    found += [line._replace(worth="—", was=line.worth) for line in known.values()]
    return _together(found), notes


def _key(line: Scored) -> object:
    return line.faces or line.text


def _factor(line: Scored, worth: str) -> int:
    """By which the face is multiplied, 0 when it is not."""
    face = line.faces[0] if line.faces else 0
    if len(set(line.faces)) != 1 or len(line.faces) < 3 or not worth.isdecimal():
        return 0
    return int(worth) // face if int(worth) % face == 0 else 0


def _together(lines: list[Scored]) -> list[Scored]:
    """Three and more faces in a row that follow one rule are one line."""
    found: list[Scored] = []
    start = 0
    while start < len(lines):
        first, stop = lines[start], start + 1
        factor, was = _factor(first, first.worth), _factor(first, first.was)
        while stop < len(lines) and factor and not first.symbol:
            line, face = lines[stop], first.faces[0] + stop - start
            same = line.faces == (face,) * len(first.faces) and not line.symbol
            if not same or _factor(line, line.worth) != factor:
                break
            if (was and _factor(line, line.was) != was) or (not was and line.was != first.was):
                break
            stop += 1
        if stop - start < 3 or first.faces[0] == 1:
            found.append(first)
            start += 1
            continue
        last = lines[stop - 1]
        found.append(
            Scored(
                first.faces, last.faces, say("rules-alike", count=len(first.faces)),
                _by_face(factor), was=_by_face(was) if was else first.was,
            )
        )  # fmt: skip
        start = stop
    return found


def _by_face(factor: int) -> str:
    """As it stands on the sheet: face × 100."""
    return say("sheet-worth-by-face", factor=str(factor))


def _lines(ruleset: RuleSet) -> tuple[list[Scored], list[str]]:
    found, notes = [], []
    for item in scoring(ruleset):
        faces = _faces(item.icons)
        symbol = next((name for name in item.icons if not name.startswith("die-")), "")
        if not item.worth:
            notes.append(item.text)
            continue
        text = _called(ruleset, faces, item, symbol)
        until = _faces(item.until)
        if until and faces:
            # One line for several faces: apart, so that each can be compared.
            factor = item.factor
            count = len(faces)
            for face in range(faces[0], until[0] + 1):
                called = say("rules-of-a-face", count=count, face=face)
                found.append(Scored((face,) * count, (), called, str(factor * face)))
            continue
        found.append(Scored(faces, (), text, item.worth, symbol))
    return found, notes


def example_of(rules: Rules, table: list[Scored]) -> Example:
    """A throw that shows what was changed, or one that shows a bit of everything."""
    count = rules.s.dice_count
    changed = [line.faces for line in table if line.was and len(line.faces) <= count]
    faces = max(changed, key=len) if changed else _EXAMPLE[:count]
    while len(faces) < count:
        faces = min(
            ((*faces, face) for face in (4, 6, 3, 2, 5, 1)),
            key=lambda throw: rules.table.throw(throw, 0, 0).all_points,
        )
    lying = Turn(0, Phase.TO_KEEP, active=rules.everyone, throw=faces)
    throw = rules.table.throw(as_scored(rules, lying), 0, 0)
    if throw.code in rules.table.instants:
        alone = rules.s.losing_throw is LosingThrow.THROWER
        loses = say("rules-example-out") if alone else say("rules-example-loses")
        worth = say("rules-example-wins") if rules.table.instants[throw.code] else loses
        return Example(faces, rules.colours, worth, say("rules-example-at-once"))
    earned = sum(hit.amount for hit in rules.throw_hits(faces, rules.everyone, throw, -1))
    royale = rules.royale
    if royale is not None and royale.rolled and pack(royale.faces) == throw.code:
        then = say("rules-example-royale-rolls", dice=royale.rolled)
        return Example(faces, rules.colours, say("rules-example-royale", hits=earned), then)
    if not throw.keeps:
        worth = say("rules-example-nothing", hits=earned)
        return Example(faces, rules.colours, worth, say("rules-example-miss"))
    left = count - sum(1 for _ in _of(throw.all_code))
    if throw.full:
        may = throw.alike and rules.s.five_kind_may_stop
        must = rules.s.hot_dice is HotDice.FORCED and not may
        then = say("rules-example-must" if must else "rules-example-may", count=count)
    else:
        then = say("rules-example-left", dice=left)
    worth = say("rules-example-worth", points=throw.all_points, hits=earned)
    return Example(faces, rules.colours, worth, then)


def _of(code: int) -> Iterator[int]:
    from zonk_desktop.engine.dice import unpack  # noqa: PLC0415

    yield from unpack(code)


class ScorePad(QWidget):
    """The scoring table on legal paper."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
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
        self.setAccessibleDescription("; ".join(said + notes))
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self._height(self.width()))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._height(self._style.px(300)))

    def _notes_box(self, width: int) -> QRectF:
        px = self._style.px
        text = " ".join(self.notes)
        return QFontMetricsF(self._style.type.text(13)).boundingRect(
            QRectF(0, 0, width - px(20), 2000), Qt.TextFlag.TextWordWrap, text
        )

    def _height(self, width: int) -> int:
        px = self._style.px
        notes = self._notes_box(width).height() + px(14) if self.notes else 0
        return round(px(8) + px(26) * max(1, len(self.lines)) + notes + px(4))

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        tokens = style.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(tokens.paper))
        painter.fillRect(0, 0, self.width(), px(7), QColor(tokens.gum))
        painter.fillRect(0, px(7), self.width(), 1, QColor(tokens.gum_dark))
        high, y = px(26), px(8)
        most = max([len(line.faces) + len(line.until) * 1.0 for line in self.lines], default=1)
        size = min(px(18), (self.width() * 0.44 - px(20)) / (max(most, 5) * 1.2))
        for line in self.lines:
            self._line(painter, line, y, high, size, max(most, 5))
            y += high
        if self.notes:
            painter.setFont(style.type.text(13))
            painter.setPen(QColor(tokens.card_ink2))
            box = QRectF(px(10), y + px(6), self.width() - px(20), 2000)
            painter.drawText(box, Qt.TextFlag.TextWordWrap, " ".join(self.notes))

    def _line(self, painter: QPainter, line: Scored, y: float, high: float, size: float,
              most: float) -> None:  # fmt: skip
        style, px = self._style, self._style.px
        tokens = style.tokens
        if line.was:
            painter.fillRect(QRectF(0, y, self.width(), high), QColor(tokens.paper_shade))
        middle = y + high / 2
        x: float = px(10)
        draw_dice(painter, x, middle - size / 2, size, line.faces, (), tokens.card_ink2)
        if line.until:
            x += len(line.faces) * size * 1.22
            painter.setFont(style.type.text(13))
            painter.setPen(QColor(tokens.card_ink))
            to = say("rules-faces-to")
            wide = QFontMetricsF(painter.font()).horizontalAdvance(to)
            painter.drawText(QRectF(x, y, wide + 2, high), Qt.AlignmentFlag.AlignVCenter, to)
            x += wide + px(5)
            draw_dice(painter, x, middle - size / 2, size, line.until, (), tokens.card_ink2)
        hand = fitted(style.type.hand(20, 700), line.worth, self.width() * 0.34, px(13))
        wide = QFontMetricsF(hand).horizontalAdvance(line.worth)
        right = self.width() - px(10)
        painter.setFont(hand)
        painter.setPen(QColor(tokens.pen))
        where = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(right - wide - 2, y, wide + 2, high), where, line.worth)
        end = right - wide - px(10)
        if line.symbol:
            flag = px(14)
            end -= flag
            marks.draw(painter, "flag", end, middle, flag, QColor(tokens.flag))
            end -= px(6)
        texts = [line.text]
        if line.was:
            short = say("rules-was", was=line.was)
            long = say("rules-called-was", text=line.text, was=line.was)
            texts = [long if line.text else short, short]
        left = px(10) + most * size * 1.22 + px(8)
        if line.until:
            left = max(left, x + len(line.until) * size * 1.22 + px(6))
        if not line.faces:
            left = px(10)
        if end - left > px(24):
            self._words(painter, texts, QRectF(left, y, end - left, high))
        painter.setPen(QColor(tokens.rule))
        painter.drawLine(0, round(y + high), self.width(), round(y + high))

    def _words(self, painter: QPainter, texts: list[str], box: QRectF) -> None:
        """The first text that fits; the dice and the worth say it too."""
        style = self._style
        painter.setPen(QColor(style.tokens.card_ink))
        for text in texts:
            font = fitted(style.type.text(14), text, box.width(), style.px(12))
            if QFontMetricsF(font).horizontalAdvance(text) <= box.width():
                painter.setFont(font)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
                return


class MissBars(QWidget):
    """The chance to miss with one die, two, and so on."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.chances: list[Fraction | None] = []
        self.setAccessibleName(say("rules-chance-to-miss"))

    def show_chances(self, chances: list[Fraction | None]) -> None:
        self.chances = chances
        said = [
            say("rules-chance-told", dice=n + 1, chance=self.said(chance))
            for n, chance in enumerate(chances)
        ]
        self.setAccessibleDescription("; ".join(said))
        self.setFixedHeight(self._style.px(23) * len(chances))
        self.update()

    @staticmethod
    def said(chance: Fraction | None) -> str:
        return "…" if chance is None else f"{float(chance) * 100:.1f}%"

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        tokens = style.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = px(23)
        label = style.type.text(14)
        bold = style.type.text(14, 700)
        left = QFontMetricsF(label).horizontalAdvance(say("rules-dice", dice=8)) + px(10)
        right = QFontMetricsF(bold).horizontalAdvance("100.0%") + px(10)
        for n, chance in enumerate(self.chances):
            y = n * high
            painter.setFont(label)
            painter.setPen(QColor(tokens.ink))
            text = say("rules-dice", dice=n + 1)
            painter.drawText(QRectF(0, y, left, high), Qt.AlignmentFlag.AlignVCenter, text)
            box = QRectF(left, y + high / 2 - px(6), self.width() - left - right, px(12))
            painter.setPen(QPen(QColor(tokens.ctl), 1))
            painter.setBrush(QColor(tokens.sunk))
            painter.drawRoundedRect(box, px(3), px(3))
            if chance:
                fill = QRectF(box)
                fill.setWidth(max(px(3), box.width() * float(chance)))
                painter.setBrush(QColor(tokens.red))
                painter.drawRoundedRect(fill, px(3), px(3))
            painter.setFont(bold)
            painter.setPen(QColor(tokens.ink))
            where = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(self.width() - right, y, right, high), where, self.said(chance))


class ExampleDice(QWidget):
    """One throw, painted."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._faces: tuple[int, ...] = ()
        self._colours: tuple[str, ...] = ()

    def show_dice(self, faces: tuple[int, ...], colours: tuple[str, ...]) -> None:
        self._faces, self._colours = faces, colours
        self.setAccessibleName(say("rules-example-dice", faces=faces))
        self.setFixedHeight(self._style.px(34))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._style.px
        size = min(px(28), (self.width() - 2) / max(1, len(self._faces)) / 1.22)
        draw_dice(painter, 1, px(2), size, self._faces, self._colours, self._style.tokens.ctl)


class RulePreview(QScrollArea):
    """All three, worked out in small steps so that typing never waits."""

    done = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        px, tokens = style.px, style.tokens
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(say("rules-what-these-rules-do"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(px(20), px(10), px(18), px(10))
        column.setSpacing(px(6))
        head = QLabel(say("rules-what-these-rules-do"))
        head.setFont(style.type.display(22))
        head.setWordWrap(True)
        column.addWidget(head)
        self.pad = ScorePad(style)
        column.addWidget(self.pad)
        column.addSpacing(px(4))
        line = QHBoxLayout()
        chance = QLabel(say("rules-chance-to-miss"))
        chance.setFont(style.type.text(15, 700))
        line.addWidget(chance)
        how = QLabel(say("rules-over-every-throw"))
        how.setFont(style.type.text(13))
        how.setStyleSheet(f"color: {tokens.ink2};")
        how.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(how, 1)
        column.addLayout(line)
        self.bars = MissBars(style)
        column.addWidget(self.bars)
        column.addSpacing(px(4))
        example = QLabel(say("rules-an-example"))
        example.setFont(style.type.text(15, 700))
        column.addWidget(example)
        self.dice = ExampleDice(style)
        column.addWidget(self.dice)
        self.worth = QLabel()
        self.worth.setFont(style.type.text(15, 700))
        self.then = QLabel()
        self.then.setFont(style.type.text(14))
        self.then.setStyleSheet(f"color: {tokens.ink2};")
        for label in (self.worth, self.then):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        self.setWidget(inside)
        self._known: dict[object, tuple[Fraction, ...]] = {}
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    def show_rules(self, ruleset: RuleSet, before: RuleSet) -> None:
        """Begin to show these rules; what was under way is dropped."""
        self._work = self._steps(ruleset, before)
        self._timer.start()

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
            self.bars.show_chances(list(self._known[key]))
            return
        chances: list[Fraction | None] = [None] * s.dice_count
        self.bars.show_chances(chances)
        for count in range(1, s.dice_count + 1):
            # Every throw is worked out on its own first; the table remembers them.
            for faces, _ in throws(rules, count, rules.wild > 0):
                rules.table.throw(faces, 0, 0)
                yield
            chances[count - 1] = miss_chance(rules, count, wild=rules.wild > 0)
            self.bars.show_chances(list(chances))
            yield
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        self._known[key] = tuple(chance for chance in chances if chance is not None)
