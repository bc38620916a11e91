"""PySide6 is imported without what it brings along for wrong calls, help and its own tools.

As it comes it unpacks and compiles a part of itself from source at every start, which imports the
half of Python's library, and reads the source of every module imported later, in search of
`from __feature__`. Here that part comes when something of it is asked for
(docs/decisions/0025-the-way-to-the-first-frame.md).
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from enum import EnumType, Flag, IntFlag
from functools import partial
from importlib.util import find_spec, module_from_spec
from types import CodeType, ModuleType
from typing import Any

#: The module that shiboken6 makes from source within itself, and one that it looks for by its name.
_MODULE, _MAPPING = "signature_bootstrap", "shibokensupport.signature.mapping"


class Later:
    """What shiboken6 asks of its part in Python, which begins with the first question."""

    def __init__(self, source: Callable[[], CodeType]) -> None:
        self._source = source
        self._loader: Any = None
        #: Where names in signatures are looked up, for its whole life.
        self._names = ModuleType(_MAPPING)
        self._names.update_mapping = self._update_mapping  # type: ignore[attr-defined]
        sys.modules[_MAPPING] = self._names

    def finish_import(self, module: object) -> None:
        """For what of Qt has changed; nothing has."""

    def post_init(self) -> None:
        """Nobody here asks for the other spellings of PySide6, which it would look out for."""

    def make_helptext(self, thing: Any) -> Any:
        """What Qt writes of a thing; of numpy's slots, which are asked for as well, their own."""
        owner = getattr(thing, "__objclass__", None)
        if owner is not None and owner.__module__.partition(".")[0] != "PySide6":
            return thing.__doc__
        return self._begun().make_helptext(thing)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        # It is fetched long before it is called.
        return partial(self._call, name)

    def _call(self, name: str, *given: Any, **named: Any) -> Any:
        return getattr(self._begun(), name)(*given, **named)

    def _begun(self) -> Any:
        if self._loader is None:
            package: Any = sys.modules["shiboken6"]
            package.__spec__.loader.exec_module(package)
            inside = vars(sys.modules[_MODULE])
            exec(self._source(), inside)
            self._loader = inside["bootstrap"]()
        return self._loader

    def _update_mapping(self) -> None:
        there = self._begun().mapping
        there.update_mapping()
        there = {name: value for name, value in vars(there).items() if name != "update_mapping"}
        vars(self._names).update(there)


#: What enumerations have of their own: a member of that name takes more.
_OWN = frozenset((*dir(IntFlag), "mro"))
_created = EnumType._create_  # type: ignore[attr-defined]


def _plain(pair: Any) -> bool:
    return (
        isinstance(pair, tuple)
        and type(pair[1]) is int
        and not pair[0].startswith("_")
        and pair[0] not in _OWN
    )


def quickly(kind: EnumType, name: str, members: Any, **how: Any) -> Any:
    """An enumeration as Python makes one from pairs of names and numbers, without the detours.

    Python makes it empty, and each member then is what it would be.
    """
    # That of the caller of `Enum`, as Python finds it.
    how["module"] = how.get("module") or sys._getframe(2).f_globals.get("__name__")
    if how.get("type") or not (isinstance(members, list) and all(map(_plain, members))):
        return _created(kind, name, members, **how)
    made = _created(kind, name, (), **how)
    new, given, flags = made._new_member_, made._use_args_, issubclass(made, Flag)
    by_value, by_name, names = made._value2member_map_, made._member_map_, made._member_names_
    every = single = 0
    for label, value in members:
        member = by_value.get(value)
        if member is None:
            by_value[value] = member = new(made, value) if given else new(made)
            member._value_, member._name_, member.__objclass__ = value, label, made
            member._sort_order_ = len(names)
            alone = value & (value - 1) == 0 and value != 0
            if alone or not flags:
                names.append(label)
            every |= value
            single |= value if alone else 0
        by_name[label] = member
        type.__setattr__(made, label, member)
    if flags:
        made._all_bits_ = 2 ** every.bit_length() - 1
        if hasattr(made, "_singles_mask_"):
            made._flag_mask_, made._singles_mask_ = every, single
        else:
            # The first Pythons 3.11, of which Debian 12 has one.
            made._flag_mask_ = single
        values = [member._value_ for member in made]
        if values != sorted(values):
            made._iter_member_ = made._iter_member_by_def_
    return made


if sys.version_info[:2] == (3, 11):
    # Qt has thousands of them, of which each takes ten microseconds.
    EnumType._create_ = quickly  # type: ignore[attr-defined]


class Terms:
    """How PySide6 is imported between `set` and `lift`."""

    def __init__(self) -> None:
        self._compile: Any = None
        self.later: Later | None = None

    def set(self) -> None:
        if "PySide6" in sys.modules or self._compile is not None:
            return
        self._compile, builtins.compile = compile, self._compiled  # type: ignore[assignment]
        # Its own first lines import for that part as well.
        spec = find_spec("shiboken6")
        assert spec is not None
        sys.modules["shiboken6"] = module_from_spec(spec)

    def lift(self) -> None:
        if self._compile is None:
            return
        builtins.compile, self._compile = self._compile, None
        package = sys.modules["shiboken6"]
        vars(package).update(
            (name, value) for name, value in vars(package.Shiboken).items() if name[0] != "_"
        )

    def _compiled(self, source: Any, name: Any, *given: Any, **named: Any) -> Any:
        if name != f"{_MODULE}.py":
            return self._compile(source, name, *given, **named)
        self.later = Later(partial(self._compile, source, name, *given))
        line = f"from {__name__} import terms; bootstrap = lambda: terms.later"
        return self._compile(line, name, "exec")


#: A frozen program sets them before PyInstaller's own hook imports PySide6.
terms = Terms()


def load() -> None:
    """Import PySide6; to be called before anything else does so."""
    terms.set()
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - under these terms
    finally:
        terms.lift()
