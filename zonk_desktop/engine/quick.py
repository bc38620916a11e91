"""Decorators that make enumerations and named tuples as quick as a turn needs them.

A turn asks for dozens of members and makes a dozen new tuples; both change the speed and nothing
else (docs/decisions/0010).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import wraps
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

E = TypeVar("E", bound=type[Enum])
P = ParamSpec("P")
R = TypeVar("R")


def direct(enumeration: E) -> E:
    """Members are plain attributes of the class, as they are from Python 3.12 on.

    Python 3.11 finds every member through a descriptor written in Python, four times slower.
    """
    for name, member in enumeration.__members__.items():
        type.__setattr__(enumeration, name, member)
    return enumeration


def replaces(kind: type[tuple[Any, ...]]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorator: a function that returns the named tuple with the fields it takes replaced.

    The function decorated says only which fields those are and of what type; what it does is
    written here, field by field, as `dataclasses` writes `__init__`. Three times quicker than
    `_replace`; a field that does not exist fails at import.
    """
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]

    def decorate(said: Callable[P, R]) -> Callable[P, R]:
        # Names of arguments come first; `inspect.signature` would cost time at every start.
        code = cast(FunctionType, said).__code__
        names = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]
        strange = set(names) - set(fields)
        if strange or not names:
            raise TypeError(f"{kind.__name__} has no field {', '.join(strange)}")
        old = ", ".join(f"_{name}" for name in fields)
        new = ", ".join(name if name in names else f"_{name}" for name in fields)
        source = (
            f"def {said.__name__}(whole, {', '.join(names)}):\n"
            f"    {old}, = whole\n"
            f"    return __new(__kind, ({new},))\n"
        )
        room: dict[str, Any] = {"__new": tuple.__new__, "__kind": kind}
        exec(source, room)
        made: Callable[P, R] = wraps(said)(room[said.__name__])
        return made

    return decorate


def built(kind: Callable[P, R]) -> Callable[P, R]:
    """The constructor of a named tuple as a plain function: a call by name costs a third of it."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    # No field of a named tuple begins with an underscore: these names hide none.
    room: dict[str, Any] = {"_new": tuple.__new__, "_kind": kind}
    names = ", ".join(fields)
    exec(f"def make({names}):\n    return _new(_kind, ({names},))\n", room)
    made: Callable[P, R] = room["make"]
    cast(FunctionType, made).__defaults__ = tuple(kind._field_defaults.values())  # type: ignore[attr-defined]
    return made
