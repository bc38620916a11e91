"""Before the first turn: who begins, the Magic Number, and a new game."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from zonk_desktop.engine.choices import Direction, RankedBy
from zonk_desktop.engine.dice import pack, unpack
from zonk_desktop.engine.entries import at_home
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Game, Phase, Seat, Turn
from zonk_desktop.engine.value import changed


class OrderRoll(NamedTuple):
    """The roll for order: one die each, ties rolled off (LP-011, WH-012, IB-004, MB-008, A-X-07).

    `groups` are the players still tied, best group first. With `highest-first` only the first
    place is rolled for and the others follow as they sit; with `high-to-low` every place is.
    """

    seated: tuple[str, ...]
    whole_order: bool
    direction: Direction
    groups: tuple[tuple[str, ...], ...]
    rolled: tuple[tuple[str, int], ...] = ()

    @classmethod
    def begin(cls, rules: Rules, seated: tuple[str, ...]) -> OrderRoll:
        s = rules.s
        return cls(seated, s.order_roll is RankedBy.HIGH_TO_LOW, s.direction, (seated,))

    def to_roll(self) -> str | None:
        """Who rolls a die next, None when the order is settled."""
        if (group := self._open()) is None:
            return None
        done = {name for name, _ in self.rolled}
        return next(name for name in group if name not in done)

    def landed(self, face: int) -> OrderRoll:
        """The order roll with one more die on the table."""
        name = self.to_roll()
        group = self._open()
        if name is None or group is None or not 1 <= face <= 6:
            raise ValueError("nobody is to roll for order")
        rolled = (*self.rolled, (name, face))
        if len(rolled) < len(group):
            return self._replace(rolled=rolled)
        ranked = sorted({face for _, face in rolled}, reverse=True)
        split = tuple(tuple(n for n, f in rolled if f == face) for face in ranked)
        place = self.groups.index(group)
        groups = self.groups[:place] + split + self.groups[place + 1 :]
        return self._replace(groups=groups, rolled=())

    def order(self) -> tuple[str, ...]:
        """Names in order of play; columns stand in this order (D-20)."""
        if self.to_roll() is not None:
            raise ValueError("the order is not settled")
        if self.whole_order:
            return tuple(name for group in self.groups for name in group)
        seats = self.seated if self.direction is Direction.LEFT else self.seated[::-1]
        first = seats.index(self.groups[0][0])
        return seats[first:] + seats[:first]

    def _open(self) -> tuple[str, ...] | None:
        candidates = self.groups if self.whole_order else self.groups[:1]
        return next((group for group in candidates if len(group) > 1), None)


def seating_refusal(s: Settings, columns: int, members: tuple[int, ...] = ()) -> Refusal | None:
    """Why this number of players cannot play, None when it can (MB-005, MB-006, WH-004, LP-010).

    `members`: how many people stand in each team; a team is one player with a column of its own.
    """
    people = sum(members) + columns - len(members)
    if members and not s.teams:
        return Refusal(Code.NO_TEAMS)
    if members and people < s.teams_from:
        return Refusal(Code.TOO_FEW_FOR_TEAMS, {"need": s.teams_from, "have": people})
    if columns < s.players_min:
        return Refusal(Code.TOO_FEW_PLAYERS, {"need": s.players_min, "have": columns})
    if columns > s.players_max:
        return Refusal(Code.TOO_MANY_PLAYERS, {"need": s.players_max, "have": columns})
    return None


def magic_must_be_rolled_again(rules: Rules, faces: tuple[int, ...]) -> bool:
    """With `magicReroll` a straight or five alike is no Magic Number (A-WH-14, D-21)."""
    if not rules.s.magic_reroll:
        return False
    ordered = unpack(pack(faces))
    straight = all(b - a == 1 for a, b in pairwise(ordered))
    return straight or len(set(ordered)) == 1


def new_game(
    rules: Rules,
    names: tuple[str, ...],
    *,
    members: tuple[tuple[str, ...], ...] = (),
    magic: tuple[int, ...] = (),
    scorekeeper: int = 0,
    totals: tuple[int, ...] = (),
) -> Game:
    """A game about to begin, or at the table position given by `totals`.

    >>> from zonk_desktop.engine.ruleset import Rules
    >>> from zonk_desktop.rulebook.load import preset
    >>> game = new_game(Rules(preset("lets-play-zonk")), ("Ann", "Bob"), totals=(9500, 0))
    >>> [(seat.name, seat.total) for seat in game.seats]
    [('Ann', 9500), ('Bob', 0)]
    """
    seats = []
    for place, name in enumerate(names):
        total = totals[place] if totals else 0
        team = members[place] if members else ()
        seats.append(Seat(name, team, total, total > 0, highest=total, by_member=(0,) * len(team)))
    turn = Turn(0, Phase.TO_ROLL, active=rules.everyone)
    game = Game(
        rules,
        tuple(seats),
        turn,
        magic=pack(magic),
        scorekeeper=scorekeeper,
        halftime_done=bool(rules.s.halftime)
        and any(seat.total >= rules.s.halftime for seat in seats),
        pot=(0,) * len(names),
    )
    beyond = [seat.total > rules.s.limit for seat in seats]
    game = changed(game, extended=bool(rules.s.extension) and any(beyond))
    home = next((n for n, seat in enumerate(seats) if at_home(game, seat.total)), -1)
    return changed(game, home=home)
