"""The scoring table of a rule set, compiled as throws come.

Six dice have only 923 multisets: each is worked out once a rule set and remembered.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from zonk_desktop.engine.combos import AllDice, Combo, Group, Instant, Nothing
from zonk_desktop.engine.dice import BITS, COUNT, ONE, WILD, contains, how_many, pack, size

_TOO_MANY = 60_000
#: Above this bit stands the worth of a split, below it what of that is safe.
_SAFE = 32


class ThrowWorth(NamedTuple):
    """What a throw is worth, whatever the colours of its dice."""

    code: int
    size: int
    whole: bool
    #: Every keep that scoring allows, packed, with its worth.
    keeps: Mapping[int, int]
    #: All scoring dice (the most dice, then the most points), 0 on a miss.
    all_code: int
    all_points: int
    #: Every die of the throw scores.
    full: bool
    #: All dice of the game thrown at once and equal (LP-031, WH-031).
    alike: bool
    #: Faces shown by three dice or more.
    trips: tuple[int, ...]
    #: Points of a keep that stay when the turn misses, where there are any.
    safe: Mapping[int, int]
    #: Points that must come on top of a keep before it may be banked, where there are any.
    clear: Mapping[int, int]


class Picked(NamedTuple):
    """Some dice of a throw."""

    #: Their faces as scoring sees them, packed.
    code: int
    #: Die and face of each.
    dice: tuple[tuple[int, int], ...]
    faces: tuple[int, ...]
    #: The dice that stay.
    left: tuple[int, ...]


class _Seen(threading.local):
    """What a table has worked out; every thread that asks has its own."""

    def __init__(self) -> None:
        self.throws: dict[tuple[tuple[int, ...], int, int], ThrowWorth] = {}
        self.by_code: dict[tuple[int, int, int], ThrowWorth] = {}
        self.groups: dict[tuple[int, bool], tuple[Group, ...]] = {}
        self.splits: dict[tuple[int, int, int], tuple[Group, ...]] = {}


class ScoreTable:
    """Worth of keeps, by the combinations of one rule set."""

    __slots__ = (
        "_bonuses", "_clear", "_combos", "_dice_count", "_nothing", "_safe", "_seen", "_wild",
        "instants", "shown_matters",
    )  # fmt: skip

    def __init__(
        self,
        combos: tuple[Combo, ...],
        instants: tuple[Instant, ...],
        dice_count: int,
        wild: bool = False,
    ) -> None:
        self._wild = wild
        self._nothing = max([c.points for c in combos if isinstance(c, Nothing)], default=0)
        self._bonuses = tuple([c for c in combos if isinstance(c, AllDice)])
        self._combos = combos
        self._dice_count = dice_count
        self._seen = _Seen()
        #: Whether a throw that ends the game wins it, by packed faces.
        self.instants: Mapping[int, bool] = MappingProxyType(
            {pack(instant.faces): instant.wins for instant in instants}
        )
        #: Faces whose three of a kind, once set aside, changes what later rolls score.
        self.shown_matters = 0
        for group in self._groups_for(dice_count, True):
            self.shown_matters |= group.beside
            if group.once:
                self.shown_matters |= 1 << group.once
        self._safe = any(group.safe for group in self._groups_for(dice_count, True))
        self._clear = any(group.clear for group in self._groups_for(dice_count, True))

    def throw(self, faces: tuple[int, ...], showing: int, aside: int) -> ThrowWorth:
        """The worth of `faces`, with these triples showing and these dice set aside."""
        key = (faces, showing, aside)
        throws = self._seen.throws
        if (found := throws.get(key)) is None:
            if len(throws) > _TOO_MANY:
                throws.clear()
            code = pack(faces)
            short = (code, showing, aside)
            by_code = self._seen.by_code
            if (found := by_code.get(short)) is None:
                if len(by_code) > _TOO_MANY:
                    by_code.clear()
                found = by_code[short] = self._work_out(code, showing, aside)
            throws[key] = found
        return found

    def scoring_part(self, code: int, thrown: int) -> int:
        """The worth of all that scores of these dice, without what needs a throw of all dice."""
        groups = tuple(group for group in self._groups_for(thrown, False) if not group.beside)
        memo: dict[tuple[int, int], int | None] = {}
        return max([_best(part, groups, 0, memo) or 0 for part in _parts(code)])

    def split(self, code: int, thrown: int, showing: int) -> tuple[Group, ...]:
        """What each die of a keep brings: the groups that make it worth what it is.

        Of a throw of this many dice with these triples showing. Empty for dice that are no keep by
        themselves: those that complete a three of a kind set aside before (A-LP-14), too.
        """
        key = (code, thrown, showing)
        splits = self._seen.splits
        if (known := splits.get(key)) is None:
            if len(splits) > _TOO_MANY:
                splits.clear()
            known = splits[key] = self._split(code, thrown, showing)
        return known

    def _split(self, code: int, thrown: int, showing: int) -> tuple[Group, ...]:
        # The smallest first: three ones that bring what three single ones bring are single ones.
        groups = tuple(
            sorted(
                (
                    group
                    for group in self._groups_for(thrown, thrown == self._dice_count)
                    if (not group.beside or group.beside & showing) and contains(code, group.code)
                ),
                key=lambda group: size(group.code),
            )
        )
        memo: dict[tuple[int, int], int | None] = {}
        found: list[Group] = []
        used = showing
        worth = _best(code, groups, used, memo)
        while code and worth is not None:
            for group in groups:  # pragma: no branch - what is worth something has a last group
                mark = 1 << group.once if group.once else 0
                if mark & used or not contains(code, group.code):
                    continue
                rest = _best(code - group.code, groups, used | mark, memo)
                if rest is not None and rest + group.points == worth:
                    found.append(group)
                    code, used, worth = code - group.code, used | mark, rest
                    break
        return tuple(found)

    def _groups_for(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        key = (thrown, whole)
        groups = self._seen.groups
        if key not in groups:
            found = [
                group._replace(key=combo.key)
                for combo in self._combos
                for group in combo.groups(thrown, whole)
            ]
            if self._wild:
                found += [wild for group in found for wild in _with_wild(group)]
            groups[key] = tuple(found)
        return groups[key]

    def _work_out(self, code: int, showing: int, aside: int) -> ThrowWorth:
        thrown = size(code)
        whole = thrown == self._dice_count
        groups = tuple(
            [
                group
                for group in self._groups_for(thrown, whole)
                if not group.beside or group.beside & showing
            ]
        )
        here = tuple([group for group in groups if contains(code, group.code)])
        memo: dict[tuple[int, int], int | None] = {}
        mixed = tuple(group for group in groups if group.across) if aside else ()
        keeps: dict[int, int] = {}
        safe: dict[int, int] = {}
        clear: dict[int, int] = {}
        confirmed: dict[tuple[int, int], tuple[int, int] | None] = {}
        if self._safe:
            here = tuple([group._replace(points=_weighed(group)) for group in here])
        # A die that is in no group is in no keep, unless dice set aside before complete it.
        for part in _parts(code if aside else _of_faces(code, here)):
            worth = _best(part, here, showing, memo)
            if self._clear:
                more = _to_clear(part, here, showing, confirmed)
                if more is not None and more[1]:
                    clear[part] = -more[1]
            if self._safe and worth:
                worth, sure = worth >> _SAFE, worth & (1 << _SAFE) - 1
                if sure:
                    safe[part] = sure
            if aside:
                alone, worth = worth, self._with_aside(part, aside, worth, mixed)
                if worth != alone and self._clear:
                    clear[part] = max(group.clear for group in mixed)
            if worth is not None:
                keeps[part] = worth
        for bonus in self._bonuses if code in keeps else ():
            keeps[code] += bonus.points
            if bonus.safe:
                safe[code] = safe.get(code, 0) + bonus.points
        if whole and not keeps and self._nothing:
            keeps[code] = self._nothing
        all_code = max(keeps, key=lambda part: (size(part), keeps[part]), default=0)
        return ThrowWorth(
            code,
            thrown,
            whole,
            keeps,
            all_code,
            keeps.get(all_code, 0),
            all_code == code,
            whole
            and any(how_many(code, f) + how_many(code, WILD) == thrown for f in range(1, WILD)),
            tuple(face for face in range(1, WILD) if how_many(code, face) >= 3),
            safe,
            clear,
        )

    @staticmethod
    def _with_aside(
        part: int, aside: int, worth: int | None, groups: tuple[Group, ...]
    ) -> int | None:
        """`tripAcrossRolls`: dice left earlier may complete a three of a kind (A-LP-14)."""
        before = _best(aside, groups, 0, {})
        together = _best(aside + part, groups, 0, {})
        if before is None or together is None:
            return worth
        return max(together - before, worth or 0)


#: Tables that are remembered: one game after another is played by the same combinations.
_MOST_TABLES = 8


@lru_cache(_MOST_TABLES)
def table(
    combos: tuple[Combo, ...], instants: tuple[Instant, ...], dice_count: int, wild: bool
) -> ScoreTable:
    """The table of these combinations, with all it has worked out for games before."""
    return ScoreTable(combos, instants, dice_count, wild)


def _with_wild(group: Group) -> list[Group]:
    """The group with its wild die in the place of one of the faces."""
    if group.natural:
        return []
    wild = pack((WILD,))
    faces = [face for face in range(1, WILD) if how_many(group.code, face)]
    return [group._replace(code=group.code - pack((face,)) + wild) for face in faces]


def _weighed(group: Group) -> int:
    """Points and safe points in one sum: of splits worth the same the safer is better."""
    return (group.points << _SAFE) + (group.points if group.safe else 0)


def _best(
    code: int, groups: tuple[Group, ...], used: int, memo: dict[tuple[int, int], int | None]
) -> int | None:
    """The best complete split of `code` into groups; `used` marks faces spent by `once`."""
    if not code:
        return 0
    key = (code, used)
    if key in memo:
        return memo[key]
    lowest = (code & -code).bit_length() - 1
    lowest_face = COUNT << lowest - lowest % BITS
    best: int | None = None
    for group in groups:
        if not group.code & lowest_face or not contains(code, group.code):
            continue
        mark = 1 << group.once if group.once else 0
        if mark & used:
            continue
        rest = _best(code - group.code, groups, used | mark, memo)
        if rest is not None and (best is None or rest + group.points > best):
            best = rest + group.points
    memo[key] = best
    return best


def _to_clear(
    code: int,
    groups: tuple[Group, ...],
    used: int,
    memo: dict[tuple[int, int], tuple[int, int] | None],
) -> tuple[int, int] | None:
    """The worth of the best complete split, and the points that confirm it, as a negative.

    Of splits worth the same the one that is confirmed sooner; several combinations are confirmed
    by the same points.
    """
    if not code:
        return 0, 0
    key = (code, used)
    if key not in memo:
        lowest = (code & -code).bit_length() - 1
        lowest_face = COUNT << lowest - lowest % BITS
        best: tuple[int, int] | None = None
        for group in groups:
            mark = 1 << group.once if group.once else 0
            if not group.code & lowest_face or mark & used or not contains(code, group.code):
                continue
            if (rest := _to_clear(code - group.code, groups, used | mark, memo)) is not None:
                found = rest[0] + group.points, min(rest[1], -group.clear)
                best = found if best is None else max(best, found)
        memo[key] = best
    return memo[key]


def _of_faces(code: int, groups: tuple[Group, ...]) -> int:
    """The dice of `code` that show a face of one of these groups."""
    shown = 0
    for group in groups:
        shown |= group.code
    return sum([code & COUNT * one for one in ONE[1:] if shown & COUNT * one])


def _parts(code: int) -> list[int]:
    """Every non-empty sub-multiset of `code`."""
    parts = [0]
    for face in range(1, WILD + 1):
        if count := how_many(code, face):
            steps = range(0, (count + 1) * ONE[face], ONE[face])
            parts = [part + more for part in parts for more in steps]
    return parts[1:]
