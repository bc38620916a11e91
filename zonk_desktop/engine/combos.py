"""What scores: each kind of combination is a frozen object with one method, `groups`.

A group is a set of dice that scores together. A keep is legal when it can be split completely into
groups, and is worth the best such split.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, Protocol

from zonk_desktop.engine.dice import pack


class Group(NamedTuple):
    """One way to score some dice."""

    code: int
    points: int
    #: The face of which only one such group may stand in a set of dice (A-IB-12), 0 for none.
    once: int = 0
    #: Scores only beside these shown faces: set aside earlier in the current set of dice.
    beside: int = 0
    #: May also be made of dice set aside in earlier rolls (A-LP-14).
    across: bool = False


class Combo(Protocol):
    """A combination as the rule set names it."""

    @property
    def key(self) -> str: ...

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        """The groups that `thrown` dice can make; `whole` says all dice of the game were thrown."""
        ...


@dataclass(frozen=True, slots=True)
class Single:
    """One die of this face scores by itself (LP-025, LP-026, WH-021, IB-011, MB-018)."""

    key: str
    face: int
    points: int

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        return (Group(pack((self.face,)), self.points, across=True),)


@dataclass(frozen=True, slots=True)
class OfAKind:
    """So many equal dice of one roll (LP-027, WH-024, IB-013, MB-020).

    `points` is worth a face (times the face itself when `by_face`); `step` is added for every die
    beyond `count` up to `most`, or doubles the worth when `doubling`.
    """

    key: str
    count: int
    faces: tuple[int, ...]
    points: int
    by_face: bool = False
    most: int = 0
    step: int = 0
    doubling: bool = False
    once: bool = False
    across: bool = False
    whole: bool = False

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        if self.whole and not whole:
            return ()
        found = []
        for face in self.faces:
            base = self.points * face if self.by_face else self.points
            for count in range(self.count, max(self.most, self.count) + 1):
                more = count - self.count
                worth = base * 2**more if self.doubling else base + self.step * more
                if self.across or count <= thrown:
                    mark = face if self.once else 0
                    found.append(Group(pack((face,) * count), worth, mark, across=self.across))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class MatchingLater:
    """A die that matches a set-aside three of a kind, in a later roll (IB-015, IB-016)."""

    key: str
    faces: tuple[int, ...]
    points: int

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        return tuple(Group(pack((face,)), self.points, beside=1 << face) for face in self.faces)


@dataclass(frozen=True, slots=True)
class Straight:
    """These faces, all in one roll (LP-030, WH-028, WH-029, IB-017, MB-023)."""

    key: str
    faces: tuple[int, ...]
    points: int
    #: So many dice are thrown for its worth, `factor` times their sum (IB-017, A-IB-02).
    rolled: int = 0
    factor: int = 50
    #: Earns a re-roll (IB-018).
    token: bool = False

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        if len(self.faces) > thrown:
            return ()
        return (Group(pack(self.faces), self.points),)


@dataclass(frozen=True, slots=True)
class Shape:
    """Groups of equal dice of different faces in one roll: "2 2 2", "3 3", "3 2", "4 2"."""

    key: str
    shape: tuple[int, ...]
    points: int

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        if sum(self.shape) > thrown:
            return ()
        codes = set()
        for faces in combinations(range(1, 7), len(self.shape)):
            for turn in range(len(faces)):
                turned = faces[turn:] + faces[:turn]
                for order in (turned, turned[::-1]):
                    dice: list[int] = []
                    for face, count in zip(order, self.shape, strict=True):
                        dice += [face] * count
                    codes.add(pack(dice))
        return tuple(Group(code, self.points) for code in sorted(codes))


@dataclass(frozen=True, slots=True)
class Instant:
    """A throw that ends the game at once: won (WH-032) or lost."""

    key: str
    faces: tuple[int, ...]
    wins: bool = True
