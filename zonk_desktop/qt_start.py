"""PySide6 is imported without the work that only its own tools need.

As it comes it compiles a part of itself from source at every start, and the patterns with which it
writes stubs and help, and it reads the source of every module imported later, in search of
`from __feature__`. Together that was a third of the way to the first frame
(docs/decisions/0025-the-way-to-the-first-frame.md).
"""

from __future__ import annotations

import builtins
import marshal
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from types import CodeType
from typing import Any

#: The modules inside shiboken6 whose patterns wait for their first use, and whose code is kept.
_THEIRS = "shibokensupport."
_SOURCES = ("shibokensupport/", "signature_bootstrap.py")
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


class Compiled:
    """Bytecode of what shiboken6 carries as source, in a file beside Python's own of this module.

    It is made anew for another Python, and where source or file are not what they were. Like
    Python's own it is written only where that is wanted and allowed.
    """

    def __init__(self, path: str | None = None) -> None:
        self.path = path or f"{cache_from_source(__file__)}.qt"
        self._known: dict[tuple[str, bytes], CodeType] = {}
        self._new = False
        self._compile = compile
        with suppress(OSError, ValueError, EOFError, TypeError):
            with open(self.path, "rb") as file:
                data = file.read()
            head, kept = data[: len(self._head(b""))], data[len(self._head(b"")) :]
            if head == self._head(kept):
                self._known = marshal.loads(kept)

    @staticmethod
    def _head(kept: bytes) -> bytes:
        return MAGIC_NUMBER + source_hash(kept)

    def compile(self, source: Any, name: Any, *given: Any, **named: Any) -> Any:
        """`compile`, which remembers code of shiboken6."""
        theirs = isinstance(source, bytes) and str(name).startswith(_SOURCES)
        if not theirs or named or given != ("exec",):
            return self._compile(source, name, *given, **named)
        key = str(name), source_hash(source)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._compile(source, name, *given)
            self._new = True
        return found

    def save(self) -> None:
        """Write the file if there is anything new, whole or not at all."""
        if not self._new or sys.dont_write_bytecode:
            return
        kept = marshal.dumps(self._known)
        mine = f"{self.path}.{os.getpid()}"
        with suppress(OSError):
            os.makedirs(os.path.dirname(self.path), exist_ok=True)
            with open(mine, "wb") as file:
                file.write(self._head(kept) + kept)
            os.replace(mine, self.path)


class Terms:
    """How PySide6 is imported between `set` and `lift`."""

    def __init__(self) -> None:
        self._code: Compiled | None = None
        self._patterns = re.compile
        self._compile = compile

    def set(self, code: Compiled | None = None) -> None:
        if self._code is None and "PySide6" not in sys.modules:
            self._code = code = code or Compiled()
            re.compile = self._pattern
            builtins.compile = code.compile  # type: ignore[assignment]

    def lift(self) -> None:
        if self._code is None:
            return
        re.compile, builtins.compile = self._patterns, self._compile
        self._code.save()
        self._code = None
        # Nobody here asks for the other spellings of PySide6, which this wrapper looks out for.
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

    def _pattern(self, pattern: Any, flags: Any = 0) -> Any:
        asking = sys._getframe(1).f_globals.get("__name__", "")
        if asking.startswith(_THEIRS):
            return Later(self._patterns, pattern, flags)
        return self._patterns(pattern, flags)


#: A frozen program sets them before PyInstaller's own hook imports PySide6.
terms = Terms()


def load(code: Compiled | None = None) -> None:
    """Import PySide6; to be called before anything else does so."""
    terms.set(code)
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - under these terms
    finally:
        terms.lift()
