"""A message as a value: what is to be said, not yet in any language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

#: Names and other texts that are not translated, whole numbers, messages, lists of them.
Value: TypeAlias = "str | int | Message | tuple[str | Message, ...] | tuple[int, ...]"


class Several(str):
    """A name that stands for several people, as that of a team; it takes the plural."""

    __slots__ = ("people",)
    people: int

    def __new__(cls, name: str, people: int) -> Several:
        found = super().__new__(cls, name)
        found.people = people
        return found

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        return str(self), self.people


class Message(NamedTuple):
    """An id of the language files with its arguments."""

    id: str
    data: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, name: str, /, **data: Value) -> Message:
        return cls(name, tuple(data.items()))
