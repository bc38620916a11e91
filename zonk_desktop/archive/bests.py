"""The best games of the people here, for who opens the program: pure figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.archive.figures import GameFigures, SeatFigures

#: In the order they are shown. `night` is better the smaller it is.
KINDS = ("turn", "night", "hits", "drought")


class Tale(StrEnum):
    """What there is to say of a best game beside its figure; each is chosen by what happened."""

    #: One turn brought half of the total, or more; its player won, or did not.
    TURN_HALF, TURN_WON, TURN_LOST = "turn-half", "turn-won", "turn-lost"
    #: Every turn of the win brought points; nobody else had half as many; this many turns brought
    #: nothing.
    NIGHT_CLEAN, NIGHT_ALONE, NIGHT_MISSES = "night-clean", "night-alone", "night-misses"
    #: The others had none; all of them together fewer; or this many were given in all.
    HITS_ALONE, HITS_MOST, HITS_OF = "hits-alone", "hits-most", "hits-of"
    #: Its player won, has played since, or had this many points in the end.
    DROUGHT_WON, DROUGHT_BACK, DROUGHT_END = "drought-won", "drought-back", "drought-end"


class BestGame(NamedTuple):
    """What somebody did in one game as nobody else in any."""

    kind: str
    value: int
    who: str
    game: int
    rules: str
    begun: str
    tale: Tale
    #: The number that the tale names.
    number: int = 0


def last_games(games: Iterable[GameFigures], known: Mapping[str, str]) -> dict[str, str]:
    """When the last game of everybody began, by these games and what is known of others."""
    found = dict(known)
    for game in games:
        for seat in game.seats:
            found[seat.name] = max(game.begun, found.get(seat.name, ""))
    return found


def bests(
    games: Sequence[GameFigures], last: Mapping[str, str] | None = None
) -> tuple[BestGame, ...]:
    """Best turn, shortest way to a win, most hits and longest drought, of people alone.

    Where two did the same, it stays with whoever did it first. `last`: when everybody's last game
    began.
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
            back = (last or {}).get(one.who, "") > one.begun
            later = one.tale is Tale.DROUGHT_END and back
            found.append(one._replace(tale=Tale.DROUGHT_BACK, number=0) if later else one)
    return tuple(found)


def holders(games: Iterable[GameFigures], found: Iterable[BestGame]) -> list[GameFigures]:
    """The games that hold these; no other is needed to go on with more games."""
    wanted = {best.game for best in found}
    return [game for game in games if game.game in wanted]


def _of_kind(games: Sequence[GameFigures], kind: str) -> list[BestGame]:
    return [
        BestGame(
            kind, value, seat.name, game.game, game.rules, game.begun, *_tale(kind, game, seat)
        )
        for game in games
        if game.finished
        for seat in game.seats
        if not seat.computer and (value := _value(seat, kind)) > 0
    ]  # fmt: skip


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


def _tale(kind: str, game: GameFigures, seat: SeatFigures) -> tuple[Tale, int]:
    """What this game tells of its best, and the number in it."""
    others = [one for one in game.seats if one is not seat]
    match kind:
        case "turn":
            if 2 * seat.best_turn >= seat.total > 0:
                return Tale.TURN_HALF, 0
            return (Tale.TURN_WON if seat.won else Tale.TURN_LOST), 0
        case "night":
            nothing = sum(points <= 0 for points in seat.turns)
            if not nothing:
                return Tale.NIGHT_CLEAN, 0
            if others and all(2 * one.total < seat.total for one in others):
                return Tale.NIGHT_ALONE, 0
            return Tale.NIGHT_MISSES, nothing
        case "hits":
            rest = sum(one.hits for one in others)
            if others and not rest:
                return Tale.HITS_ALONE, 0
            if len(others) > 1 and seat.hits > rest:
                return Tale.HITS_MOST, 0
            return Tale.HITS_OF, seat.hits + rest
        case _:
            return (Tale.DROUGHT_WON, 0) if seat.won else (Tale.DROUGHT_END, seat.total)


def _earlier(begun: str) -> tuple[int, ...]:
    """A key that is greater the earlier a stamp is."""
    return tuple([-ord(letter) for letter in begun])
