"""Values: objects of named fields that never change, equal when their kind and their fields are.

They are structs of msgspec, made and replaced in C (docs/decisions/0010). What a turn takes apart
by place is a named tuple instead.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Iterator
from enum import Enum
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import NODEFAULT

__all__ = ["Kind", "Value", "changed", "defaults", "direct"]

E = TypeVar("E", bound=type[Enum])

if TYPE_CHECKING:
    # What mypy knows of frozen dataclasses holds for them: fields, and the types of a change.
    from dataclasses import replace as changed
    from typing import dataclass_transform

    Kind = ABCMeta

    @dataclass_transform(frozen_default=True)
    class Value:
        #: The names of all fields, in order.
        __struct_fields__: ClassVar[tuple[str, ...]]
        #: The defaults of the last of them.
        __struct_defaults__: ClassVar[tuple[Any, ...]]

        def __init_subclass__(cls, *, kw_only: bool = False) -> None: ...

else:
    from msgspec import Struct, StructMeta
    from msgspec.structs import replace as changed

    class Kind(StructMeta, ABCMeta):
        """The metaclass of values that leave a method to their heirs."""

    class Value(Struct, frozen=True):
        """What all values have in common."""


def defaults(kind: type[Value]) -> dict[str, Any]:
    """The fields that need not be given, and what they are then."""
    ends = zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False)
    return {field: value for field, value in ends if value is not NODEFAULT}


def direct(enumeration: E) -> E:
    """Members are plain attributes of the class, as they are from Python 3.12 on.

    Python 3.11 finds every member through a descriptor written in Python, four times slower.
    """
    for name, member in enumeration.__members__.items():
        type.__setattr__(enumeration, name, member)
    return enumeration


T = TypeVar("T")
_CHUNK = 64


class Vector(Generic[T]):
    """Immutable; `append` and `replace` give a new vector."""

    __slots__ = ("_chunks", "_tail")

    def __init__(self, chunks: tuple[tuple[T, ...], ...] = (), tail: tuple[T, ...] = ()) -> None:
        self._chunks = chunks
        self._tail = tail

    def append(self, item: T) -> Vector[T]:
        tail = (*self._tail, item)
        if len(tail) == _CHUNK:
            return Vector((*self._chunks, tail), ())
        return Vector(self._chunks, tail)

    def replace(self, index: int, item: T) -> Vector[T]:
        chunk, place = divmod(index, _CHUNK)
        if chunk == len(self._chunks):
            tail = self._tail
            return Vector(self._chunks, (*tail[:place], item, *tail[place + 1 :]))
        old = self._chunks[chunk]
        new = (*old[:place], item, *old[place + 1 :])
        return Vector((*self._chunks[:chunk], new, *self._chunks[chunk + 1 :]), self._tail)

    def __getitem__(self, index: int) -> T:
        if not 0 <= index < len(self):
            raise IndexError(index)
        chunk, place = divmod(index, _CHUNK)
        if chunk == len(self._chunks):
            return self._tail[place]
        return self._chunks[chunk][place]

    def __len__(self) -> int:
        return len(self._chunks) * _CHUNK + len(self._tail)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._chunks), self._tail)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Vector):
            return NotImplemented
        return self._tail == other._tail and self._chunks == other._chunks

    def __hash__(self) -> int:
        return hash((self._chunks, self._tail))

    def __repr__(self) -> str:
        return f"Vector({list(self)!r})"
