"""Choices into one number and back: each is one of this many, likely ones take less room.

Writer and reader have the same two doors, so that what is coded is said once for both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from zonk_desktop.words import Message, MessageError, Value

#: Choices in one game: more is none that was played.
MOST_CHOICES = 60_000
#: Bits of the largest figure.
_MOST_BITS = 40
#: Bytes of one text.
MOST_LETTERS = 8_000


class SheetError(MessageError):
    """A code of a sheet that is no game, or a game that no code can hold."""

    @classmethod
    def of(cls, name: str, /, **values: Value) -> SheetError:
        return cls(Message.of(name, **values))


class Packed(NamedTuple):
    """A whole game as a number, and the version of the format it is written in."""

    number: int
    version: int = 1

    @property
    def size(self) -> int:
        """Its length in bytes."""
        return (self.number.bit_length() + 7) // 8


class Coder(Protocol):
    """A writer is given each value and gives it back; a reader passes it over and finds its own."""

    @property
    def writes(self) -> bool: ...

    def pick(self, of: int, value: int = 0) -> int:
        """One of this many, all alike."""
        ...

    def weigh(self, weights: Sequence[int], value: int = 0) -> int:
        """One of these, each as likely as its weight."""
        ...


class Writer:
    """Gathers choices; the number is made from the last to the first."""

    writes = True

    def __init__(self) -> None:
        self._done: list[tuple[int, int, int]] = []

    def pick(self, of: int, value: int = 0) -> int:
        self._put(value, 1, of)
        return value

    def weigh(self, weights: Sequence[int], value: int = 0) -> int:
        self._put(sum(weights[:value]), weights[value], sum(weights))
        return value

    def _put(self, low: int, weight: int, total: int) -> None:
        if not 0 <= low < total or len(self._done) >= MOST_CHOICES:
            raise SheetError.of("compact-no-room")
        self._done.append((low, weight, total))

    def number(self) -> int:
        found = 0
        for low, weight, total in reversed(self._done):
            whole, rest = divmod(found, weight)
            found = whole * total + low + rest
        return found


class Reader:
    """Takes choices out of a number, the first one first."""

    writes = False

    def __init__(self, number: int) -> None:
        self._left = number
        self._choices = 0

    def pick(self, of: int, value: int = 0) -> int:
        self._count()
        self._left, found = divmod(self._left, of)
        return found

    def weigh(self, weights: Sequence[int], value: int = 0) -> int:
        self._count()
        whole, rest = divmod(self._left, sum(weights))
        found = 0
        while rest >= weights[found]:
            rest -= weights[found]
            found += 1
        self._left = whole * weights[found] + rest
        return found

    @property
    def empty(self) -> bool:
        """Whether all of it has been read."""
        return not self._left

    def _count(self) -> None:
        self._choices += 1
        if self._choices > MOST_CHOICES:
            raise SheetError.of("compact-not-a-game")


class Habit:
    """Weights that learn: what was chosen is likelier the next time."""

    def __init__(self, step: int) -> None:
        self._step = step
        self._known: dict[object, dict[object, int]] = {}

    def choose(
        self, coder: Coder, where: object, names: Sequence[object], value: int, first: Sequence[int]
    ) -> int:
        """One of these names; each `where` has weights of its own, which begin with `first`."""
        known = self._known.setdefault(where, {})
        weights = [known.get(name, one) for name, one in zip(names, first, strict=True)]
        found = coder.weigh(weights, value)
        known[names[found]] = weights[found] + self._step
        return found


def natural(coder: Coder, value: int = 0) -> int:
    """A whole number from 0: how many bits it has, then those below the first."""
    bits = coder.pick(_MOST_BITS + 1, value.bit_length())
    if bits < 2:
        return bits
    top = 1 << (bits - 1)
    return top + coder.pick(top, value - top)


def flag(coder: Coder, value: bool = False) -> bool:
    return bool(coder.pick(2, int(value)))


def raw(coder: Coder, length: int, value: bytes = b"") -> bytes:
    """This many bytes, as they are."""
    return coder.pick(1 << (8 * length), int.from_bytes(value, "little")).to_bytes(length, "little")


class Letters:
    """Texts, letter by letter: small letters, figures and spaces are likelier, and what has come
    before is."""

    _FIRST = tuple(12 if chr(n) in "abcdefghijklmnopqrstuvwxyz" else 4 if 32 <= n < 127 else 1
                   for n in range(256))  # fmt: skip
    _LEARNED = 12

    def __init__(self, coder: Coder) -> None:
        self._coder = coder
        self._weights = list(self._FIRST)

    def text(self, value: str = "") -> str:
        data = value.encode("utf-8", "surrogatepass")
        length = natural(self._coder, len(data))
        if length > MOST_LETTERS:
            raise SheetError.of("compact-no-room" if self._coder.writes else "compact-not-a-game")
        given = data if self._coder.writes else bytes(length)
        found = bytes(map(self._letter, given))
        try:
            text = found.decode("utf-8", "surrogatepass")
        except UnicodeDecodeError:
            raise SheetError.of("compact-not-a-game") from None
        if "\n" in text or "\r" in text:
            # It is a part of a line.
            raise SheetError.of("compact-not-a-game")
        return text

    def _letter(self, value: int) -> int:
        found = self._coder.weigh(self._weights, value)
        self._weights[found] += self._LEARNED
        return found
