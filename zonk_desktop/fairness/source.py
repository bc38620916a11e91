"""Faces from seeds, by HMAC-SHA256, without bias: of throws, of the opening, of new pledges."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import NamedTuple

from zonk_desktop.engine.opening import OrderRoll, magic_must_be_rolled_again
from zonk_desktop.engine.ruleset import Rules

SEED_BYTES = 32
#: 252 is the largest multiple of six that a byte can reach; what lies above would favour low faces.
_USABLE = 252
_FACES = bytes(byte % 6 + 1 for byte in range(256))
_UNUSED = bytes(range(_USABLE, 256))


class DiceSource:
    """The dice of one game.

    Every throw is derived from the seed and its own number alone, so that one throw can be checked
    without the others.
    """

    __slots__ = ("_mac", "_seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self._seed = seed
        #: With the key in it; a copy takes half as long as a new one.
        self._mac = hmac.new(seed, digestmod=hashlib.sha256)

    @classmethod
    def fresh(cls) -> DiceSource:
        """A source with a seed from the operating system."""
        from secrets import token_bytes  # noqa: PLC0415 - a replay draws no seed

        return cls(token_bytes(SEED_BYTES))

    @property
    def seed(self) -> str:
        """The seed in hexadecimal, to be shown when the game is over."""
        return self._seed.hex()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown before the first roll."""
        return hashlib.sha256(self._seed).hexdigest()

    def faces(
        self, number: int, count: int, label: str = "throw", gesture: str = ""
    ) -> tuple[int, ...]:
        """The faces of throw `number` (from 1) of `count` dice, in the order of the dice.

        `label` keeps throws made before the game (order, magic) apart from those of the game;
        `gesture` is what the player did or typed at the throw, where the table wants that.
        """
        found = b""
        block = 0
        said = f":{gesture}" if gesture else ""
        while len(found) < count:
            message = f"zonk-dice-1:{label}:{number}:{block}{said}".encode("utf-8", "surrogatepass")
            mac = self._mac.copy()
            mac.update(message)
            found += mac.digest().translate(_FACES, _UNUSED)
            block += 1
        return tuple(found[:count])


class OrderThrow(NamedTuple):
    """One die of the roll for order."""

    name: str
    face: int
    #: A tie is being rolled off.
    again: bool


def roll_for_order(
    rules: Rules, names: tuple[str, ...], source: DiceSource
) -> tuple[tuple[OrderThrow, ...], tuple[str, ...]]:
    """Every die of the roll for order, ties rolled off, and the order it makes."""
    roll = OrderRoll.begin(rules, names)
    throws: list[OrderThrow] = []
    thrown: set[str] = set()
    while (name := roll.to_roll()) is not None:
        (face,) = source.faces(len(throws) + 1, 1, "order")
        throws.append(OrderThrow(name, face, name in thrown))
        thrown.add(name)
        roll = roll.landed(face)
    return tuple(throws), roll.order()


def recalled(
    rules: Rules, seated: tuple[str, ...], order: tuple[str, ...], magic: tuple[int, ...],
    source: DiceSource,
) -> tuple[tuple[OrderThrow, ...], tuple[int, ...]]:  # fmt: skip
    """The throws before the first turn of a game that was written down, found from its seed.

    Nothing where they do not lead to what is written: hands have chosen it, or changed it.
    """
    throws: tuple[OrderThrow, ...] = ()
    if len(set(seated)) == len(seated) > 1:
        found, made = roll_for_order(rules, seated, source)
        throws = found if made == order else ()
    rolled = roll_magic(rules, source) if rules.s.magic_number and magic else ()
    return throws, rolled if rolled == tuple(sorted(magic)) else ()


def roll_magic(rules: Rules, source: DiceSource) -> tuple[int, ...]:
    """Roll the Magic Number: the faces everybody hopes to throw again."""
    number = 1
    while True:
        faces = source.faces(number, rules.s.dice_count, "magic")
        if not magic_must_be_rolled_again(rules, faces):
            return tuple(sorted(faces))
        number += 1


_PACKED = re.compile(r"(\d{1,7}) (\d{1,7}) ([0-9a-f]{64}) ([0-9a-f]{64})?")


class Pledge(NamedTuple):
    """One more pledge of a game."""

    #: The throws that count before it, and how many of the pledge before had been shown.
    after: int
    shown: int
    commitment: str
    #: Empty where it is not told.
    seed: str = ""


class Dice:
    """What throws the dice of a game: one source, and after some throws perhaps others."""

    def __init__(self, first: DiceSource, more: Sequence[tuple[int, DiceSource]] = ()) -> None:
        self._parts = [(0, first), *more]

    @classmethod
    def of(cls, seed: str, more: Sequence[Pledge]) -> Dice:
        """From seeds in hexadecimal; raises ValueError."""
        made = [(one.after, DiceSource(bytes.fromhex(one.seed))) for one in more]
        return cls(DiceSource(bytes.fromhex(seed)), made)

    @property
    def latest(self) -> DiceSource:
        """The source of the next throw."""
        return self._parts[-1][1]

    @property
    def after(self) -> int:
        """How many throws the sources before it made."""
        return self._parts[-1][0]

    def faces(self, number: int, count: int, gesture: str = "") -> tuple[int, ...]:
        """The faces of a throw, counted through the whole game."""
        after, source = next(one for one in reversed(self._parts) if one[0] < number)
        return source.faces(number - after, count, gesture=gesture)

    def go_on(self, throws: int, source: DiceSource) -> None:
        self._parts.append((throws, source))

    def pledge_anew(self, throws: int, shown: int) -> Pledge:
        """From the throw after these on fresh dice are thrown, as so many had been shown."""
        fresh = DiceSource.fresh()
        self.go_on(throws, fresh)
        return Pledge(throws, shown, fresh.commitment, fresh.seed)


def packed(pledges: Sequence[Pledge]) -> str:
    """Pledges as a column of the Zonk File has them."""
    return "\n".join(" ".join(map(str, one)) for one in pledges)


def unpacked(text: str) -> tuple[Pledge, ...]:
    """Raises ValueError where a column holds something else."""
    found = []
    for line in filter(None, text.split("\n")):
        if (match := _PACKED.fullmatch(line)) is None:
            raise ValueError(line)
        found.append(Pledge(int(match[1]), int(match[2]), match[3], match[4] or ""))
    return tuple(found)
