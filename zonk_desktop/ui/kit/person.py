"""Who has a seat of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from zonk_desktop.engine.state import Seat
    from zonk_desktop.transcript.lines import Header


class Person(NamedTuple):
    """Who has a seat: a person, a team with its members, a computer with its portrait."""

    name: str
    members: tuple[str, ...] = ()
    portrait: str = ""


def people_of(header: Header, seats: Iterable[Seat]) -> tuple[Person, ...]:
    """Who sits on these seats of a game."""
    from zonk_desktop.transcript.telling import called  # noqa: PLC0415 - with a game only

    portraits: dict[str, str] = {}
    if header.computers:
        from zonk_desktop.players.character import character  # noqa: PLC0415 - with computers only

        for name, computer in header.sitting().items():
            one = character(computer.character)
            if one is not None:
                portraits[name] = one.portrait
    return tuple(Person(called(seat), seat.members, portraits.get(seat.name, "")) for seat in seats)
