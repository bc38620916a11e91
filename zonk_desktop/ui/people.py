"""Players as they are seen: a colour, and a symbol that goes wherever the colour goes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from zonk_desktop.engine.state import Game
from zonk_desktop.ui import icons
from zonk_desktop.ui.style import Style
from zonk_desktop.ui.tokens import Tokens

#: Name and colour of each place; the order keeps the first four far apart for every eye.
LOOKS = (
    ("sun", "#C2461E"),
    ("wave", "#1D5C96"),
    ("bolt", "#E0A526"),
    ("moon", "#6E2F5C"),
    ("star", "#12806F"),
    ("drop", "#86BFE3"),
    ("key", "#33241A"),
    ("bell", "#E39AA6"),
    ("anchor", "#5F7A1F"),
    ("crown", "#7E2114"),
    ("kite", "#F4E6C6"),
    ("wheel", "#5B6B78"),
)
#: Symbols are dark on these, else light.
_DARK_SYMBOL = {"bolt", "drop", "bell", "kite"}
_DARK, _LIGHT = "#2A1B11", "#FFF8EA"


def names(game: Game) -> set[str]:
    """Everybody who may be named in a sentence about this game."""
    return {name for seat in game.seats for name in (seat.name, *seat.members)}


def look(seat: int) -> tuple[str, str]:
    return LOOKS[seat % len(LOOKS)]


def draw_disc(painter: QPainter, seat: int, box: QRectF, style: Style) -> None:
    """The disc of a seat."""
    draw_look(painter, style.look_of(seat), box, style.tokens)


def draw_look(painter: QPainter, number: int, box: QRectF, tokens: Tokens) -> None:
    """One of the twelve discs."""
    symbol, colour = look(number)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = 1.5
    painter.setPen(QPen(QColor(tokens.ctl), edge))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    painter.restore()
    inside = box.width() * 0.2
    ink = _DARK if symbol in _DARK_SYMBOL else _LIGHT
    icons.draw(painter, f"player-{symbol}", box.adjusted(inside, inside, -inside, -inside), ink)


def chart_colour(seat: int, style: Style) -> str:
    """The colour of a seat's line in a chart, on this ground."""
    number = style.look_of(seat)
    chart = style.tokens.chart
    return chart[number] if number < len(chart) else look(number)[1]


def share_out(wished: list[int]) -> list[int]:
    """A look for everybody: the one wished for, or the next that is free; -1 wishes nothing."""
    taken = {number for number in wished if number >= 0}
    found: list[int] = []
    free = [n for n in range(len(LOOKS)) if n not in taken]
    for number in wished:
        if number >= 0 and number not in found:
            found.append(number)
        else:
            left = [n for n in free if n not in found] or list(range(len(LOOKS)))
            found.append(left[0])
    return found
