"""A growing list that is a value: appending shares what is there already.

A plain tuple would copy the whole sheet on every entry, and a long game would slow down with its
own length.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

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
