"""Values: objects of named fields that never change, equal when their kind and their fields are.

They are what frozen dataclasses with slots are, and mypy takes them for such. `dataclasses` writes
and compiles six functions for each class when it is defined, which at a start costs more than all
the rest of the engine (docs/decisions/0010); here only `__init__` is written, and only for kinds
of which a value is made. `_fields`, `_field_defaults` and `_replace` are those of a named tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

V = TypeVar("V", bound="Value")


class _Kind(type):
    """Reads the fields of a class from its annotations, and gives them slots.

    `kw_only`: its own fields are given by name alone. `uncompared`: fields that do not count when
    two values are compared. Abstract methods are heeded as `abc.ABCMeta` does, which would answer
    every `isinstance` in Python.
    """

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        room: dict[str, Any],
        *,
        kw_only: bool = False,
        uncompared: tuple[str, ...] = (),
    ) -> _Kind:
        own = [
            field
            for field, said in room.get("__annotations__", {}).items()
            if not said.startswith("ClassVar")
        ]
        parent: Any = next((base for base in bases if isinstance(base, _Kind)), None)
        fields = (*parent._fields, *own) if parent else ()
        if parent:
            given = {field: room.pop(field) for field in own if field in room}
            room["_fields"] = room["__match_args__"] = fields
            room["_field_defaults"] = {**parent._field_defaults, **given}
            room["_by_name"] = parent._by_name + tuple(own if kw_only else ())
            compared = [field for field in fields if field not in uncompared]
            room["_compared"] = attrgetter(*compared) if compared else _nothing
            room.setdefault("__init__", _first)
        room.setdefault("__slots__", own if parent else ())
        made: Any = super().__new__(cls, name, bases, room)
        asked = {
            *room,
            *(one for base in bases for one in getattr(base, "__abstractmethods__", ())),
        }
        made.__abstractmethods__ = frozenset([one for one in asked if _is_abstract(made, one)])
        return made  # type: ignore[no-any-return]


def _is_abstract(kind: type, name: str) -> bool:
    return getattr(getattr(kind, name, None), "__isabstractmethod__", False)


def _nothing(value: Value) -> tuple[()]:
    """What a value without fields is compared by."""
    return ()


@dataclass_transform(frozen_default=True)
class Value(metaclass=_Kind):
    """What all values have in common."""

    _fields: ClassVar[tuple[str, ...]] = ()
    _field_defaults: ClassVar[Mapping[str, Any]] = {}
    _by_name: ClassVar[tuple[str, ...]] = ()
    #: What two values of a kind are compared by.
    _compared: ClassVar[Callable[[Any], object]]

    def _replace(self: V, **changes: Any) -> V:
        """The value with these fields replaced."""
        kept = {name: getattr(self, name) for name in self._fields if name not in changes}
        return type(self)(**kept, **changes)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        told = type(self)._compared
        return told(self) == told(other)

    def __hash__(self) -> int:
        return hash(type(self)._compared(self))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({said})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} never changes")

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._fields}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            object.__setattr__(self, name, value)


def _first(self: Value, *given: Any, **named: Any) -> None:
    """The `__init__` of a kind until its first value is made."""
    kind: Any = type(self)
    kind.__init__ = _initialiser(kind)
    kind.__init__(self, *given, **named)


def _initialiser(kind: type[Value]) -> Any:
    """`__init__` as `dataclasses` writes it."""
    room: dict[str, Any] = {"_set": object.__setattr__, "_default": kind._field_defaults}

    def parameters(names: tuple[str, ...]) -> list[str]:
        known = kind._field_defaults
        return [f"{name}=_default[{name!r}]" if name in known else name for name in names]

    listed = parameters(tuple([name for name in kind._fields if name not in kind._by_name]))
    if kind._by_name:
        listed += ["*", *parameters(kind._by_name)]
    lines = [f"_set(self, {name!r}, {name})" for name in kind._fields] or ["pass"]
    exec(f"def __init__({', '.join(['self', *listed])}):\n " + "\n ".join(lines), room)
    return room["__init__"]
