"""Faces from a seed, by HMAC-SHA256, without bias."""

from __future__ import annotations

import hashlib
import hmac

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
