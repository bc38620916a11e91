"""The best games of the people here, for who opens the program: pure figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from zonk_desktop.archive.figures import Figures, SeatFigures

#: In the order they are shown. `night` is better the smaller it is.
KINDS = ("turn", "night", "hits", "drought")


class Best(NamedTuple):
    """What somebody did in one game as nobody else in any."""

    kind: str
    value: int
    who: str
    game: int
    rules: str
    begun: str


def bests(games: Sequence[Figures]) -> tuple[Best, ...]:
    """Best turn, shortest way to a win, most hits and longest drought, of people alone.

    Where two did the same, it stays with whoever did it first.
    """
    found = []
    for kind in KINDS:
        sign = -1 if kind == "night" else 1
        one = max(
            _of_kind(games, kind),
            key=lambda best: (sign * best.value, _earlier(best.begun)),
            default=None,
        )
        if one is not None:
            found.append(one)
    return tuple(found)


def holders(games: Iterable[Figures], found: Iterable[Best]) -> list[Figures]:
    """The games that hold these; no other is needed to go on with more games."""
    wanted = {best.game for best in found}
    return [game for game in games if game.game in wanted]


def _of_kind(games: Sequence[Figures], kind: str) -> list[Best]:
    return [
        Best(kind, value, seat.name, game.game, game.rules, game.begun)
        for game in games
        if game.finished
        for seat in game.seats
        if not seat.computer and (value := _value(seat, kind)) > 0
    ]


def _value(seat: SeatFigures, kind: str) -> int:
    match kind:
        case "turn":
            return seat.best_turn
        case "night":
            return len(seat.turns) if seat.won else 0
        case "hits":
            return seat.hits
        case _:
            return seat.longest_miss


def _earlier(begun: str) -> tuple[int, ...]:
    """A key that is greater the earlier a stamp is."""
    return tuple([-ord(letter) for letter in begun])
