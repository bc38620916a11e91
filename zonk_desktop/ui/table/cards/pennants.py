"""Painting of pennants of hits: nailed when safe, loose while at stake, torn when lost."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.catalogue import hit_title
from zonk_desktop.sheets import marks
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: Pixels: the least line of a pennant, and the height below which its dashes are longer.
_LINE, _SMALL = 1.3, 22


class PennantLook(Enum):
    """The looks of a pennant."""

    NAILED = "nailed"
    LOOSE = "loose"
    TORN = "torn"
    #: To be taken, and not yet asked for.
    HOLLOW = "hollow"


class PennantRow(NamedTuple):
    """A row of the card: a source of hits in the turn in progress."""

    text: str
    hits: int
    look: PennantLook
    note: str


def rows(sight: Sight, *, lost: bool = False, decided: bool = False) -> tuple[PennantRow, ...]:
    """The rows of the turn: hits it has earned, and hits a stay now would add.

    What is safe stays on the list whatever else happens; `lost`: the turn has missed.
    """
    game = sight.game
    turn = game.turn
    written = _written(game) if decided and not lost else ()
    if written:
        return tuple(_row(sight, mark, PennantLook.NAILED) for mark in written)
    found = [_row(sight, mark, _look(mark, turn.taken > 0, lost)) for mark in turn.earned]
    preview = None if lost or decided else sight.stay
    if preview is not None:
        known = list(turn.earned)
        for mark in preview[1].marks:
            if mark in known:
                known.remove(mark)
            else:
                found.append(_row(sight, mark, PennantLook.LOOSE))
    return tuple(found)


def _written(game: Game) -> tuple[Earned, ...]:
    """The marks of the entry of the turn in sight, once they all stand there; else none."""
    if not len(game.cells) or len(game.seats) < 2:
        return ()
    cell = game.cells[len(game.cells) - 1]
    marks = cell.marks if cell.seat == game.turn.seat else ()
    whole = sum(mark.amount for mark in marks) >= cell.hits > 0
    return marks if whole else ()


def title(name: str, found: tuple[PennantRow, ...]) -> str:
    """The title of the card: hits that are safe, and those at stake."""
    safe = sum(row.hits for row in found if row.look is PennantLook.NAILED)
    stake = sum(row.hits for row in found if row.look is PennantLook.LOOSE)
    if safe and stake:
        return say("stage-card-both", name=name, hits=safe, more=stake)
    if stake:
        return say("stage-card-stake", name=name, hits=stake)
    if safe:
        return say("stage-card-safe", name=name, hits=safe)
    return say("stage-card-lost", name=name, hits=sum(row.hits for row in found))


def _look(mark: Earned, taken: bool, lost: bool) -> PennantLook:
    if mark.kept or (mark.at_once and taken):
        return PennantLook.NAILED
    return PennantLook.TORN if lost else PennantLook.LOOSE


def _row(sight: Sight, mark: Earned, look: PennantLook) -> PennantRow:
    text = hit_title(sight.game.rules.ruleset, mark.source)
    return PennantRow(text, mark.amount, look, say("stage-hit-look", look=look.value))


def draw(
    painter: QPainter, style: Style, box: QRectF, look: PennantLook, *, colour: QColor | None = None
) -> None:
    """Paint a pennant in a box as high as it is."""
    ink = colour or QColor(style.tokens.flag)
    mark = marks.path("flag")
    size = box.height()
    painter.save()
    painter.translate(box.left(), box.center().y())
    painter.scale(size, size)
    # However small a pennant is, its line stays one that can be seen.
    pen = QPen(ink, max(0.06, _LINE / size))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    match look:
        case PennantLook.NAILED:
            painter.fillPath(mark.path, ink)
            painter.setPen(pen)
            painter.drawPath(mark.path)
        case PennantLook.HOLLOW:
            painter.setPen(pen)
            painter.drawPath(mark.path)
        case PennantLook.LOOSE:
            pen.setStyle(Qt.PenStyle.DashLine)
            pen.setDashPattern([2.4, 1.5] if size < _SMALL else [1.6, 1.4])
            painter.setPen(pen)
            painter.rotate(-7)
            painter.drawPath(mark.path)
        case PennantLook.TORN:
            painter.setPen(pen)
            bounds = mark.path.boundingRect()
            for side, tilt, drop in ((0.0, 0.0, 0.0), (0.5, 24.0, 0.22)):
                painter.save()
                painter.translate(side * 0.3, drop)
                painter.rotate(tilt)
                half = QRectF(
                    bounds.left() + side * bounds.width(), bounds.top() - 0.1,
                    bounds.width() / 2, bounds.height() + 0.2,
                )  # fmt: skip
                painter.setClipRect(half)
                painter.drawPath(mark.path)
                painter.restore()
    painter.restore()
    if look is PennantLook.NAILED:
        painter.save()
        painter.setPen(QPen(QColor("#7a5a1e"), 0.8))
        painter.setBrush(QColor("#d9b25a"))
        bounds = mark.path.boundingRect()
        for part in (0.2, 0.8):
            x = box.left() + (bounds.left() + 0.12 * bounds.width()) * size
            y = box.center().y() + (bounds.top() + part * bounds.height()) * size
            painter.drawEllipse(QPointF(x, y), size * 0.06, size * 0.06)
        painter.restore()


def width(size: float) -> float:
    """The width of a pennant of this height."""
    return marks.path("flag").width * size
