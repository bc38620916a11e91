"""The reader of language files: rustfluent where there is a wheel, fluent.runtime elsewhere.

Both read the same files; rustfluent is a hundred times faster to load (docs/decisions).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol


class Bundle(Protocol):
    """The messages of one language."""

    def sentence(self, name: str, values: Mapping[str, str | int]) -> str | None:
        """The message with these values, None where the language lacks it."""


class TextsError(Exception):
    """A language file that cannot be read, as a sentence."""


class _Rust:
    def __init__(self, library: Any, language: str, files: Sequence[Path], strict: bool) -> None:
        try:
            self._bundle = library.Bundle(language, [str(file) for file in files], strict=strict)
        except (ValueError, OSError, library.ParserError) as wrong:
            raise TextsError(f"The texts of {language} cannot be read: {wrong}") from wrong

    def sentence(self, name: str, values: Mapping[str, str | int]) -> str | None:
        try:
            found = self._bundle.get_translation(name, _texts(values), use_isolating=False)
            return str(found)
        except ValueError:
            return None


class _Python:
    def __init__(self, library: Any, language: str, files: Sequence[Path], strict: bool) -> None:
        self._bundle = library.FluentBundle([language], use_isolating=False)
        for file in files:
            try:
                source = library.FluentResource(file.read_text("utf-8"))
            except (OSError, ValueError) as wrong:
                raise TextsError(f"The texts of {language} cannot be read: {wrong}") from wrong
            junk = [one for one in source.body if type(one).__name__ == "Junk"]
            if strict and junk:
                slip = junk[0].content.strip().splitlines()[0]
                raise TextsError(f"The texts of {language} cannot be read: {slip}")
            self._bundle.add_resource(source)

    def sentence(self, name: str, values: Mapping[str, str | int]) -> str | None:
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        if message.value is None:
            return None
        found, _wrong = self._bundle.format_pattern(message.value, dict(_texts(values)))
        return str(found)


def _texts(values: Mapping[str, str | int]) -> Mapping[str, str | int]:
    """The values; bytes of a file's name that are no text are written as `\\udcff`."""
    if all(isinstance(value, int) or value.isprintable() for value in values.values()):
        return values
    return {
        name: value
        if isinstance(value, int)
        else value.encode("utf-8", "backslashreplace").decode()
        for name, value in values.items()
    }


def load(language: str, files: Sequence[Path], plain: bool = False, strict: bool = True) -> Bundle:
    """The messages of these files. `plain`: by the reader written in Python.

    A message with a slip is a `TextsError`; where it is not `strict`, it alone is missing.
    """
    if not plain:
        try:
            return _Rust(importlib.import_module("rustfluent"), language, files, strict)
        except ImportError:  # no wheel for this system
            pass
    return _Python(importlib.import_module("fluent.runtime"), language, files, strict)
