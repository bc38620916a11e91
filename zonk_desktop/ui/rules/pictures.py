"""Pictures of a rule set: the scoring table on a pad, an example throw."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.worth import Scored
from zonk_desktop.words import say, semicolons


class ScorePad(QWidget):
    """Widget with the scoring table on legal paper."""

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
        self.setAccessibleDescription(semicolons(said + notes))
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
        with QPainter(self) as painter:
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
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            px = self._style.px
            size = min(px(28), (self.width() - 2) / max(1, len(self._faces)) / 1.22)
            draw_dice(painter, 1, px(2), size, self._faces, self._colours, self._style.tokens.ctl)
