"""Looks of players: a colour, and a symbol that goes wherever the colour goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import Tokens

if TYPE_CHECKING:
    from zonk_desktop.engine.state import Game

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
    """All names that a sentence about this game may have."""
    return {name for seat in game.seats for name in (seat.name, *seat.members)}


def look(seat: int) -> tuple[str, str]:
    return LOOKS[seat % len(LOOKS)]


def colours(number: int) -> tuple[str, str]:
    """The colour of a look, and of what is written on it."""
    symbol, colour = look(number)
    return colour, _DARK if symbol in _DARK_SYMBOL else _LIGHT


def draw_disc(painter: QPainter, seat: int, box: QRectF, style: Style) -> None:
    """Paint the disc of a seat; a computer's shows its portrait."""
    draw_look(painter, style.look_of(seat), box, style.tokens, style.portraits.get(seat, ""))


def draw_look(
    painter: QPainter, number: int, box: QRectF, tokens: Tokens, portrait: str = ""
) -> None:
    """Paint one of the twelve discs, with its symbol or a computer's portrait."""
    symbol, colour = look(number)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = 1.5
    painter.setPen(QPen(QColor(tokens.ctl), edge))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    painter.restore()
    if portrait:
        icons.draw_portrait(painter, portrait, box.adjusted(1, 1, -1, -1))
        return
    inside = box.width() * 0.2
    spot = box.adjusted(inside, inside, -inside, -inside)
    icons.draw(painter, f"player-{symbol}", spot, colours(number)[1])


def draw_key(painter: QPainter, look: int, key: str, box: QRectF, style: Style) -> None:
    """Paint a key cap in the colour of a player."""
    ground, ink = colours(look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(style.tokens.ctl), 1.5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    font = style.type.text(16, 700)
    font.setPixelSize(max(8, round(box.height() * 0.56)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


def chart_colour(seat: int, style: Style) -> str:
    """The colour of a seat's line in a chart, on this ground."""
    number = style.look_of(seat)
    chart = style.tokens.chart
    return chart[number] if number < len(chart) else look(number)[1]


def share_out(wished: list[int], names: Sequence[str]) -> list[int]:
    """Assign looks: the one wished for, or the next that is free; -1 wishes nothing.

    Where two wish for the same, the first by name has it, so that nobody changes his look when
    the seats are dealt again.
    """
    found = [-1] * len(wished)
    wishing = sorted((n for n, look in enumerate(wished) if look >= 0), key=lambda n: names[n])
    for n in wishing:
        if wished[n] not in found:
            found[n] = wished[n]
    for n in (*wishing, *range(len(wished))):
        if found[n] < 0:
            left = (look for look in range(len(LOOKS)) if look not in found)
            found[n] = next(left, n % len(LOOKS))
    return found


def looks_of(people: Sequence[Person], known: Mapping[str, int]) -> list[int]:
    """The look of each seat: the one remembered, everywhere."""
    wished = [
        known.get(one.name, known.get(one.members[0], -1) if one.members else -1) for one in people
    ]
    return share_out(wished, [one.name for one in people])


def portraits_of(people: Sequence[Person]) -> dict[int, str]:
    """The portraits of the seats that computers play."""
    return {seat: one.portrait for seat, one in enumerate(people) if one.portrait}


def seated(style: Style, people: Sequence[Person]) -> Style:
    """Copy a style for another game than the one on the table: its people, their looks."""
    found = copy(style)
    found.looks = looks_of(people, style.known)
    found.portraits = portraits_of(people)
    return found
