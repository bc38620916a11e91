"""PySide6 is imported without the work that only its own tools need.

As it comes it compiles the patterns with which it writes stubs and help, and reads the source of
every module imported later, in search of `from __feature__`. Together that was a sixth of the way
to the first frame (docs/decisions/0025-the-way-to-the-first-frame.md).
"""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

#: The modules inside shiboken6 whose patterns wait for their first use.
_THEIRS = "shibokensupport."
_METHODS = frozenset(
    ("match", "fullmatch", "search", "finditer", "findall", "sub", "subn", "split", "scanner")
)


class Later:
    """A pattern that is compiled when it is first used."""

    def __init__(self, compiler: Callable[..., Any], pattern: Any, flags: Any) -> None:
        self._compiler, self._asked = compiler, (pattern, flags)

    def __getattr__(self, name: str) -> Any:
        # A method is fetched long before it is called.
        if name in _METHODS:
            return partial(self._call, name)
        if name.startswith("__"):  # as abstract classes ask everything in them
            raise AttributeError(name)
        return getattr(self._compiler(*self._asked), name)

    def _call(self, name: str, *given: Any, **named: Any) -> Any:
        return getattr(self._compiler(*self._asked), name)(*given, **named)


def load() -> None:
    """Import PySide6; to be called before anything else does so."""
    if "PySide6" in sys.modules:
        return
    compiler = re.compile

    def compiled(pattern: Any, flags: Any = 0) -> Any:
        asking = sys._getframe(1).f_globals.get("__name__", "")
        if asking.startswith(_THEIRS):
            return Later(compiler, pattern, flags)
        return compiler(pattern, flags)

    re.compile = compiled
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - under these terms
    finally:
        re.compile = compiler
    # Nothing here asks for PySide6's other spellings, which this wrapper of theirs looks out for.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
