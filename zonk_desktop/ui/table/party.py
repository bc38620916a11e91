"""The big picture: how it is scaled, and its right side with points, totals and magic number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.state import Game, rounds
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import (
    Column,
    Either,
    Gap,
    Painted,
    Panel,
    Picture,
    Row,
    Scaled,
    disc,
    sign,
)
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK
from zonk_desktop.ui.kit.wording import figure, per_cent, shortened
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.ui.table.cards import pennants
from zonk_desktop.ui.table.cards.pennants import PennantLook
from zonk_desktop.words import commas, say

#: The screen that the big picture was drawn for, and the least width of its layout.
HEIGHT, WIDTH = 1080, 1280
#: The points, as a share of the height.
POINTS = 0.16
#: The side's share of the width.
SIDE = 0.26
#: So much of a larger text size is added to what grows with the screen.
_LETTERS = 0.25
#: Cards and the banner are drawn for a table at arm's length.
_ON_FELT = 1.35
#: Most pennants of hits to take that are drawn, and the row below which there is one line only.
_MOST_FLAGS = 4
_ONE_LINE = 60
#: Size of the smallest label beside the chance; the share of theirs that words of hits keep.
_SMALL_LABEL, _SMALL_HITS = 15, 0.7


def by_night(style: Style, kind: Type | None = None) -> Style:
    """Copy a style in dark colours; people keep their looks as they come and go."""
    return style.derived(DARK, kind or style.type)


def party_style(style: Style, page: QSize) -> Style:
    """The style of the big picture: always dark, scaled with the screen's height."""
    scale = min(page.height() / HEIGHT, page.width() / WIDTH)
    letters = 1 + _LETTERS * (style.type.scale - 1)
    return by_night(style, Type(max(0.1, round(scale * letters, 3))))


def on_felt(style: Style) -> Style:
    """The style of cards on the tray: they are read from as far as the rest."""
    return by_night(style, Type(style.type.scale * _ON_FELT))


class PartySide(Painted):
    """The right side of the big picture, painted as a whole: it takes no input."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._game: Game | None = None
        self._view: TurnView | None = None
        self._secret = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(say("table-totals"))

    def points_box(self) -> QRectF:
        """Where the points of the turn stand."""
        return self.laid().box("points")

    def row_of(self, seat: int) -> QRectF:
        """The rectangle of a player's total."""
        return self.laid().box(f"total {seat}")

    def show_game(self, game: Game, view: TurnView, *, secret: bool = False) -> None:
        """`secret`: what the opening rolls decide is not told yet."""
        self._game, self._view = game, view
        self._secret = secret
        told = commas(f"{seat.name} {figure(seat.total)}" for seat in game.seats)
        self.setAccessibleDescription(told)
        if self.isVisible():
            self.update()

    def tree(self) -> Node:
        game, view, scale = self._game, self._view, self._style.type.scale
        edge = Panel(fill="line", wide=1)
        ground = (0.0, float(self.width()))
        if game is None or view is None or self._secret:
            return Panel(Row((edge, Gap()), at=((0, 1), ground)), fill="win")
        top = Panel(_points(game, view, POINTS * self.height() / scale), (32, 24, 32, 14))
        high = top.size(self._style, self.width()).height()
        room, seats = (self.height() - high) / scale, len(game.seats)
        foot = 126 if game.magic or game.rules.s.limit else 56
        if room - foot < seats * 52:
            # Everybody's total comes before the magic number.
            foot = 56
        # A line between two rows is a whole pixel, however small all else is.
        tall = min(121.0, max(24.0, (room - foot) / seats - 1 / scale))
        rows = tuple(_person(game, view, seat, tall) for seat in range(seats))
        whole = Column((top, *rows, Gap(grows=1), _foot(game, foot)))
        return Panel(Row((edge, whole), at=((0, 1), ground)), fill="win")


def _points(game: Game, view: TurnView, high: float) -> Node:
    """Label and round, the points, the chance to miss."""
    role = Role("text", 28, colour="ink2")
    words = Text(view.points_label or say("table-this-turn"), role, (0.5,), kin="top")
    round_ = words._replace(ways=say("table-party-round", round=rounds(game)))
    points = Text(
        figure(view.points), Role("display", high, colour="ink2" if view.loss else "must"),
        (0.35,), tight=True, struck=view.loss, name="points",
    )  # fmt: skip
    risk = None
    if view.miss is not None:
        number = Text(per_cent(view.miss), Role("display", 40, colour="red"), tight=True)
        label = Text(say("table-miss"), Role("text", 24, 600, "ink2"), (_SMALL_LABEL / 24,))
        risk = Panel(Row((label, Gap(16, 1), number)), tall=46)
    return Column((Row((words, Gap(12, 1), round_)), Gap(21), points, Gap(14), risk))


def _person(game: Game, view: TurnView, seat: int, tall: float) -> Node:
    """A player's row: the name, and below it hits taken, or those to take; the total."""
    player = game.seats[seat]
    now = seat == view.seat and game.ended is None
    ink = "win" if now else "ink"
    name = Text(
        shortened(player.name, 24), Role("display", min(36, tall * 0.42), colour=ink), (0.55,)
    )
    total = Text(
        figure(player.total), Role("display", min(44, tall * 0.4), colour=ink), tight=True,
        name=f"total {seat}",
    )  # fmt: skip
    below = None
    if tall > _ONE_LINE:
        small = min(25, tall * 0.24)
        asks = view.seat != game.turn.seat and seat == game.turn.seat and game.ended is None
        below = Panel(_hits(game, seat, small, now=now, asks=asks), (0, -3, 0, 0))
    person = (
        disc(seat, min(68, tall * 0.66)), Gap(20), Column((name, below)), Gap(12, 1), total,
    )  # fmt: skip
    row = Row((Panel(fill="acc", wide=7) if now else None,
               Panel(Row(person), (21 if now else 28, 0, 32, 0))))  # fmt: skip
    ground = Panel(row, fill="ink" if now else "", tall=tall - 1)
    return Column((Panel(fill="line", tall=1), ground))


def _hits(game: Game, seat: int, small: float, *, now: bool, asks: bool) -> Node:
    takes = sum(gate.hits for gate in game.gates if gate.holder == seat)
    count, red, size = takes or game.seats[seat].hits, "flag" if now else "red", small * 0.86
    if takes:
        flag = Picture(pennants.width(size), size, _hollow)
        words, role = say("table-party-to-take", hits=takes), Role("text", small, 700, red)
    else:
        flag = sign("flag", size, red)
        words = say("hits-counted", hits=count)
        role = Role("text", small, 500, "win" if now else "ink2")
    next_ = Text(say("table-party-next"), Role("text", small, 700, "must"), spare=True)

    def row(flags: int, words: str) -> Row:
        told = Text(words, role, (_SMALL_HITS,))
        return Row((*(flag,) * flags, Gap(2), told, Gap(4) if asks else None,
                    next_ if asks else None), gap=4)  # fmt: skip

    # Words give the number too: a pennant less comes before words that are cut.
    most = min(_MOST_FLAGS, takes or 1)
    return Either((*(row(flags, words) for flags in range(most, 0, -1)), row(1, figure(count))))


def _hollow(painter: QPainter, box: QRectF, style: Style) -> None:
    pennants.draw(painter, style, box, PennantLook.HOLLOW)


def _foot(game: Game, tall: int) -> Node:
    """The magic number at the start; the goal, and the way out, at the end."""
    high, limit = tall > 100, game.rules.s.limit
    small = Role("text", 24, colour="ink2")
    words = Text(say("table-f11-leaves-the-big-picture"), small, (0.54,), side="end", kin="foot")
    home = words._replace(ways=say("table-party-home", limit=limit)) if high and limit else None
    foot: Node = Column((home, words), gap=6)
    if high and game.magic:
        dice = Row(tuple(
            Panel(sign(f"die-{face}", 40, "card_ink"), fill="card", radius=8)
            for face in unpack(game.magic)
        ), gap=6)  # fmt: skip
        magic = Column((Text(say("table-party-magic"), small, (0.54,)), Gap(6),
                        Scaled(dice, across=True)))  # fmt: skip
        foot = Row((magic, Gap(), foot), shares=(0.44, 0.02, 0.54))
    return Column((Panel(fill="line", tall=1), Panel(foot, (32, 0, 32, 0), tall=tall - 1)))
