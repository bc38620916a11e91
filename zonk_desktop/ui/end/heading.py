"""The heading of the last page: who takes the sheet and why, and what everybody won."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.state import EndReason, Game, Seat
from zonk_desktop.sheets.style import average
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Column, Either, Gap, Painted, Panel, Row, Scaled, disc, sign
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, read_out, shortened
from zonk_desktop.words import commas, say

_NOTE, _STRONG = Role("text", 17, 500, "ink2"), Role("text", 15, 600)


def winners(game: Game) -> tuple[int, ...]:
    return game.ended.winners if game.ended is not None else ()


def _why(game: Game) -> str:
    """The reason of the game's end, in a sentence."""
    match game.ended.reason if game.ended is not None else None:
        case EndReason.INSTANT:
            return say("end-one-throw-did-it")
        case EndReason.LIMIT:
            return _home(game)
        case EndReason.INSTANT_LOSS:
            return say("end-one-throw-lost-it")
        case EndReason.ROUNDS:
            return say("end-the-last-round-is-played")
        case None:
            return say("end-everybody-wins-something")
        case never:
            assert_never(never)


def _home(game: Game) -> str:
    """Who came home, where that alone does not win; else with what the winner did."""
    by = game.rules.s.winner_by
    if by in {WinnerBy.HITS, WinnerBy.TITLES} and game.home >= 0:
        return say(f"end-home-{by}-win", name=shortened(called(game.seats[game.home]), 18))
    won = winners(game)
    return say("end-home-with", home=figure(game.seats[won[0]].total if won else 0))


class EndLine(Painted):
    """A widget of the last page that is as wide as the page, and less high where it is close."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._game: Game | None = None
        self._close = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_close(self, close: bool) -> None:
        """Letters are large for the window."""
        self._close = close
        self.updateGeometry()
        self.update()


class Heading(EndLine):
    """The widget that says who takes the sheet."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._seat, self._text, self._note = 0, "", ""

    def sizeHint(self) -> QSize:
        return QSize(200, self._style.px(64 if self._close else 112))

    def show_game(self, game: Game, note: str, line: str = "") -> None:
        """Show who won; `note` stands for the reason, `line` is what a computer says of it."""
        won = winners(game)
        names = tuple(shortened(game.seats[n].name, 18) for n in won)
        self._seat = won[0] if won else 0
        self._text = say("end-takes-the-sheet", names=names) if won else say("end-nobody-wins")
        self._note = note or _why(game)
        if line:
            self._note = say("end-computer-says", note=self._note, line=line)
        self.setAccessibleName(read_out(self._text, self._note))
        self.update()

    def tree(self) -> Node:
        """The sentence has two rows where one is too short for it."""
        side, gap, size = (60, 10, 28) if self._close else (100, 20, 56)
        note = Text(self._note, _NOTE, (0.7, 0.5), rows=2)
        words = Column((Text(self._text, Role("display", size), (12 / size,)), note))
        return Row((disc(self._seat, side), Gap(gap), words))


class HitTally(EndLine):
    """The widget with the hits of each, and the average of the table."""

    def sizeHint(self) -> QSize:
        return QSize(200, self._style.px(84 if self._close else 58))

    def show_game(self, game: Game) -> None:
        self._game = game
        told = commas(f"{seat.name} {seat.hits}" for seat in game.seats)
        self.setAccessibleName(say("end-hits-told", told=told))
        self.update()

    def tree(self) -> Node | None:
        """The players have a row of their own, or stand between title and average."""
        game = self._game
        if game is None:
            return None
        title = Text(say("end-everybody-wins"), Role("display", 22), (0.55,))
        end = (
            Text(say("end-group-average"), Role("text", 15, 500, "ink2"), (0.8, 0.55)), Gap(10),
            Text(average(game), Role("display", 26), tight=True),
        )  # fmt: skip
        even = (1 / len(game.seats),) * len(game.seats)
        named = tuple(_hits(n, seat, named=True) for n, seat in enumerate(game.seats))
        plain = tuple(_hits(n, seat, named=False) for n, seat in enumerate(game.seats))
        small = Scaled(Row((*plain, Gap(6)), 8), 0.3, across=True)
        each = Either((Row(named, shares=even), Row(plain, shares=even), small))
        rows: tuple[Node, ...] = (Row((title, Gap(24), each, Gap(16), *end)),)
        if self._close:
            rows = Row((title, Gap(8, 1), *end)), Gap(6), each
        line = Panel(fill="line", tall=1)
        return Column((line, Gap(grows=1), *rows, Gap(grows=1), line))


def _hits(n: int, seat: Seat, *, named: bool) -> Node:
    """A player's disc, name and hits."""
    name = (Text(shortened(seat.name, 14), _STRONG), Gap(6)) if named else ()
    flag = sign("flag", 16, "red"), Gap(3), Text(str(seat.hits), _STRONG, tight=True)
    return Row((disc(n, 30), Gap(6), *name, *flag))
