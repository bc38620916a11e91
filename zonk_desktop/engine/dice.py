"""The dice of a rule set: how many, and which are coloured.

A die is its number (0 to n-1); its colour is a letter, empty for a plain die.
"""

from __future__ import annotations

from typing import assert_never

from zonk_desktop.engine.choices import SpecialDice


def colours(special: SpecialDice, count: int) -> tuple[str, ...]:
    """The colour letter of every die, in the order in which colours are dealt to a throw that
    names none: the Blood Die first, the odd die last, the three colours in pairs (LP-004, IB-002,
    MB-003).
    """
    match special:
        case SpecialDice.NONE:
            return ("",) * count
        case SpecialDice.BLOOD_DIE:
            return ("R", *[""] * (count - 1))
        case SpecialDice.ODD_DIE:
            return (*[""] * (count - 1), "R")
        case SpecialDice.THREE_COLOURS:
            return tuple("RWG"[place * 3 // count] for place in range(count))
        case _:
            assert_never(special)


#: A multiset of faces is one number: this many bits a face, of which the topmost stays free for
#: `contains`, so that sums and tests are single operations.
BITS = 5
COUNT = 15
#: The wild face of the one die that has one, a seventh to the scoring.
WILD = 7
_GUARD = sum(16 << BITS * place for place in range(WILD))


#: One die of a face, packed.
ONE = (0, *[1 << BITS * place for place in range(WILD)])


def pack(faces: tuple[int, ...] | list[int]) -> int:
    """A multiset of faces as one number."""
    code = 0
    for face in faces:
        code += ONE[face]
    return code


def unpack(code: int) -> tuple[int, ...]:
    """The faces of a packed multiset, sorted."""
    faces: list[int] = []
    for face in range(1, WILD + 1):
        faces += [face] * how_many(code, face)
    return tuple(faces)


def how_many(code: int, face: int) -> int:
    return code >> (face * BITS - BITS) & COUNT


def size(code: int) -> int:
    """How many dice a packed multiset holds."""
    return sum([code >> shift & COUNT for shift in range(0, WILD * BITS, BITS)])


def contains(code: int, part: int) -> bool:
    """Whether `part` is a sub-multiset of `code`: no face borrows from its guard bit."""
    return ((code | _GUARD) - part) & _GUARD == _GUARD
