"""What scores: each kind of combination is a frozen object with one method, `groups`.

A group is a set of dice that scores together. A keep is legal when it can be split completely into
groups, and is worth the best such split.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple, Protocol

from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.value import Value


class Group(NamedTuple):
    """One way to score some dice."""

    code: int
    points: int
    #: If not 0: at most one such group of this face in a set of dice (A-IB-12).
    once: int = 0
    #: Scores only beside these shown faces: set aside earlier in the current set of dice.
    beside: int = 0
    #: May also be made of dice set aside in earlier rolls (A-LP-14).
    across: bool = False
    #: Its points are kept when the turn misses.
    safe: bool = False
    #: The wild face is no help to it.
    natural: bool = False
    #: How many more points confirm it; before that the turn may not be banked.
    clear: int = 0
    #: The combination it is one of.
    key: str = ""


class Combo(Protocol):
    """A combination as the rule set names it."""

    @property
    def key(self) -> str: ...

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        """The groups that `thrown` dice can make; `whole` says all dice of the game were thrown."""
        ...


class Single(Value):
    """One die of this face scores by itself (LP-025, LP-026, WH-021, IB-011, MB-018)."""

    key: str
    face: int
    points: int
    safe: bool = False
    natural: bool = False

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        code = pack((self.face,))
        return (Group(code, self.points, across=True, safe=self.safe, natural=self.natural),)


class OfAKind(Value):
    """This many equal dice of one roll (LP-027, WH-024, IB-013, MB-020).

    `points` is worth a face (times the face itself when `by_face`); `step` is added for every die
    beyond `count` up to `most` (times the face itself when `step_by_face`), or doubles the worth
    when `doubling`.
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
    step_by_face: bool = False
    safe: bool = False
    natural: bool = False
    clear: int = 0

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        if self.whole and not whole:
            return ()
        found = []
        for face in self.faces:
            base = self.points * face if self.by_face else self.points
            step = self.step * face if self.step_by_face else self.step
            for count in range(self.count, max(self.most, self.count) + 1):
                more = count - self.count
                worth = base * 2**more if self.doubling else base + step * more
                if self.across or count <= thrown:
                    mark = face if self.once else 0
                    code = pack((face,) * count)
                    found.append(
                        Group(
                            code, worth, mark, across=self.across, safe=self.safe,
                            natural=self.natural, clear=self.clear,
                        )
                    )  # fmt: skip
        return tuple(found)


class MatchingLater(Value):
    """A die that matches a set-aside three of a kind, in a later roll (IB-015, IB-016)."""

    key: str
    faces: tuple[int, ...]
    points: int
    #: Times the face itself.
    by_face: bool = False

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        return tuple(
            Group(pack((face,)), self.points * face if self.by_face else self.points, 0, 1 << face)
            for face in self.faces
        )


class Straight(Value):
    """These faces, all in one roll (LP-030, WH-028, WH-029, IB-017, MB-023)."""

    key: str
    faces: tuple[int, ...]
    points: int
    #: How many dice are thrown for its worth, `factor` times their sum (IB-017, A-IB-02).
    rolled: int = 0
    factor: int = 50
    #: Earns a re-roll (IB-018).
    token: bool = False
    safe: bool = False
    natural: bool = False
    clear: int = 0

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        if len(self.faces) > thrown:
            return ()
        # What brings more than points is thrown as it stands.
        natural = self.natural or self.token or self.rolled > 0
        return (
            Group(
                pack(self.faces), self.points, safe=self.safe, natural=natural, clear=self.clear
            ),
        )  # fmt: skip


class Shape(Value):
    """Groups of equal dice of different faces in one roll: "2 2 2", "3 3", "3 2", "4 2"."""

    key: str
    shape: tuple[int, ...]
    points: int
    safe: bool = False
    natural: bool = False
    clear: int = 0

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
        return tuple(
            Group(code, self.points, safe=self.safe, natural=self.natural, clear=self.clear)
            for code in sorted(codes)
        )


class Nothing(Value):
    """All dice of the game thrown and nothing among them that scores: worth something after all."""

    key: str
    points: int

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        """No value by itself: the table gives it what nothing else takes."""
        return ()


class AllDice(Value):
    """All dice of a set have scored: worth something beside what they score."""

    key: str
    points: int
    safe: bool = False

    def groups(self, thrown: int, whole: bool) -> tuple[Group, ...]:
        """No dice of its own: the table adds it to the keep that leaves none."""
        return ()


class Instant(Value):
    """A throw that ends the game at once: won (WH-032) or lost."""

    key: str
    faces: tuple[int, ...]
    wins: bool = True
