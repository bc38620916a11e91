"""The number of a game as the texts of codes: addresses with the game behind their `#`.

A phone's own camera opens such an address, and what stands behind a `#` is never sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zonk_desktop.compact.number import Packed, SheetError

#: The page that plays the game again; a test holds it equal to the project's own.
ADDRESS = "https://zonk.github.io/zonk-desktop/"
#: Endings of files that may show a finished sheet.
PICTURES = (".pdf", ".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff")
#: Of the 45 signs that codes hold in least room those that an address may have.
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"
_VALUES = {digit: n for n, digit in enumerate(_DIGITS)}
_BASE = len(_DIGITS)
#: The first sign says how the rest is meant: in one of these versions of the format.
_VERSIONS = {"1": 1, "2": 2}
#: The last sign: an address that was cut off on its way lacks it.
_END = "Z"
#: Version, part, parts and two of what tells one game from another.
_FRONT = 5
#: Bits of a code of 85 modules, error correction M, and what the heads of its two parts take.
_BITS, _HEADS = 4056, 4 + 16 + 4 + 11
#: Signs of the game in one code: 11 bits hold two.
MOST_SIGNS = (_BITS - _HEADS - 8 * (len(ADDRESS) + 1)) * 2 // 11 - _FRONT - len(_END)
MOST_PARTS = _BASE - 1


class CodePart(NamedTuple):
    """What one code holds: which part of which game, and its signs."""

    version: int
    game: int
    part: int
    parts: int
    signs: str


class Joined(NamedTuple):
    """What several codes hold together."""

    numbers: tuple[Packed, ...]
    #: Of a game that is not complete: the parts that are there, and how many there are.
    lacking: tuple[tuple[tuple[int, ...], int], ...] = ()

    def nothing(self) -> SheetError:
        """Why there is no game in them."""
        if not self.lacking:
            return SheetError.of("compact-no-code")
        parts, of = self.lacking[0]
        there = ", ".join(map(str, parts))
        return SheetError.of("compact-lacking", there=there, found=len(parts), of=of)


def addresses(packed: Packed) -> tuple[str, ...]:
    """A code each; all but the last hold alike much. Raises SheetError."""
    number, version = packed
    signs = _spelled(number)
    parts = -(-len(signs) // MOST_SIGNS)
    if parts > MOST_PARTS:
        raise SheetError.of("compact-no-room")
    each = -(-len(signs) // parts)
    name = number % _BASE**2
    return tuple(
        f"{ADDRESS}#{_DIGITS[version]}{_DIGITS[n]}{_DIGITS[parts]}{_DIGITS[name // _BASE]}"
        f"{_DIGITS[name % _BASE]}{signs[n * each : (n + 1) * each]}{_END}"
        for n in range(parts)
    )


def piece(text: str) -> CodePart | None:
    """What a code holds; None where it is none of a sheet. Raises SheetError."""
    signs = text.strip().rpartition("#")[2]
    if not all(sign in _VALUES for sign in signs) or len(signs) <= _FRONT + len(_END):
        return None
    if signs[0] not in _VERSIONS:
        raise SheetError.of("compact-other-version")
    if signs[-1] != _END or len(signs) > _FRONT + MOST_SIGNS + len(_END):
        raise SheetError.of("compact-cut-off")
    part, parts, high, low = (_VALUES[sign] for sign in signs[1:_FRONT])
    if not part < parts:
        return None
    return CodePart(
        _VERSIONS[signs[0]], high * _BASE + low, part, parts, signs[_FRONT : -len(_END)]
    )


def joined(pieces: Iterable[CodePart]) -> Joined:
    """The numbers of all games that are complete, in the order they were met."""
    games: dict[tuple[int, int, int], dict[int, str]] = {}
    for one in pieces:
        games.setdefault((one.version, one.game, one.parts), {})[one.part] = one.signs
    numbers, lacking = [], []
    for (version, name, parts), found in games.items():
        if len(found) < parts:
            lacking.append((tuple(part + 1 for part in sorted(found)), parts))
            continue
        number = _read("".join(signs for _, signs in sorted(found.items())))
        if number % _BASE**2 != name:
            raise SheetError.of("compact-not-a-game")
        numbers.append(Packed(number, version))
    return Joined(tuple(numbers), tuple(lacking))


def _spelled(number: int) -> str:
    """Digits, the highest first."""
    signs: list[str] = []
    while number or not signs:
        number, digit = divmod(number, _BASE)
        signs.append(_DIGITS[digit])
    return "".join(reversed(signs))


def _read(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * _BASE + _VALUES[sign]
    return number
