"""One language: its files, read room by room, its figures and its lists."""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Protocol

from zonk_desktop import log
from zonk_desktop.console import complain
from zonk_desktop.words.letters import heard


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
        try:
            found, _wrong = self._bundle.format_pattern(message.value, dict(_texts(values)))
        except RecursionError:  # messages that name each other
            return None
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


SOURCE = "en"
#: The file whose messages all others may name.
GENERAL = "general"
#: Numbers below have a word of their own.
_WORDS = 13
#: Round what is written the other way: it begins, by its own first letter, or as a part of a
#: sentence that is read from the right; and it ends.
_FIRST_STRONG, _FROM_THE_RIGHT, _POP = "\u2068", "\u2067", "\u2069"
#: Before a figure; it would change to its other side.
_SIGNED = ("+", "-", "\u2212")
_KEY = re.compile(r"[a-z][A-Za-z0-9-]*|[A-Z]")
#: What stands between, where a language does not say.
_SIGNS = {
    "group-separator": ",", "decimal-sign": ".", "list-comma": ", ", "list-semicolon": "; ",
    "sentence-gap": " ", "full-stop": ".", "alphabet": "abcdefghijklmnopqrstuvwxyz",
}  # fmt: skip


class Language:
    """The messages of one language. A file is read when the first of its messages is asked for.

    The id of a message begins with the name of its file: `rules-open` stands in `rules.ftl`.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        # Names alone: a menu asks each of thirteen languages for its own name.
        place = folder / name
        found = sorted(os.listdir(place)) if place.is_dir() else []
        self.files = {one[:-4]: place / one for one in found if one.endswith(".ftl")}
        self._bundles: dict[str, Bundle | None] = {}
        #: The bundle of each id asked for so far.
        self._of: dict[str, Bundle | None] = {}
        self._signs: dict[str, str] = {}
        self._numbers: list[str] = []
        self._from_the_right: bool | None = None

    def bundle(self, name: str) -> Bundle | None:
        """The messages among which this id stands, None where the language has no such file."""
        if name not in self._of:
            self._of[name] = self._room(_room_of(name, self.files))
        return self._of[name]

    def _room(self, room: str) -> Bundle | None:
        if room not in self._bundles:
            rooms = dict.fromkeys((GENERAL, room))
            files = [self.files[one] for one in rooms if one in self.files]
            self._bundles[room] = self._read(files) if files else None
        return self._bundles[room]

    def _read(self, files: list[Path]) -> Bundle | None:
        """The messages of these files. English stands in for one with a slip, or for all files.

        A slip in a translation stops no game; whoever translates is told where it is.
        """
        try:
            return load(self.name, files)
        except TextsError as wrong:
            if self.name == SOURCE:
                raise
            log.note("words", str(wrong), "error")
            complain(f"{str(wrong).splitlines()[0]} ({', '.join(map(str, files))})")
        try:
            return load(self.name, files, strict=False)
        except TextsError:  # no text at all
            return None

    @cached_property
    def asks_gender(self) -> bool:
        """Whether any of its messages chooses by the gender of a person."""
        if self.name == SOURCE:
            return False
        return any("-is ->" in file.read_text("utf-8", "replace") for file in self.files.values())

    def _general(self, name: str, **values: str | int) -> str | None:
        bundle = self._room(GENERAL)
        return None if bundle is None else bundle.sentence(name, values)

    def sign(self, name: str) -> str:
        """What stands between parts of figures and of lists; the letters in their order."""
        if name not in self._signs:
            found = self._general(name)
            self._signs[name] = _SIGNS[name] if found is None else found
        return self._signs[name]

    def figure(self, number: float, places: int = 0) -> str:
        """2500 as 2,500 and 0.5 as 0.5, or as the language writes them."""
        if not places and -1000 < number < 1000:
            return self.isolated(f"{number:.0f}")
        whole, _, rest = f"{number:,.{places}f}".partition(".")
        whole = whole.replace(",", self.sign("group-separator"))
        return self.isolated(f"{whole}{self.sign('decimal-sign')}{rest}" if rest else whole)

    def word(self, number: int) -> str:
        """Small numbers in words."""
        if not 0 <= number < _WORDS:
            return self.figure(number)
        if not self._numbers:
            words = (self._general("number-word", number=n) for n in range(_WORDS))
            self._numbers = [word or str(n) for n, word in enumerate(words)]
        return self._numbers[number]

    @property
    def from_the_right(self) -> bool:
        """Whether it is read from the right: its word for one is."""
        if self._from_the_right is None:
            self._from_the_right = any(map(_is_from_the_right, self.word(1)))
        return self._from_the_right

    def isolated(self, text: str) -> str:
        """An argument, so that its letters and signs leave those beside it where they belong."""
        if not self.from_the_right or all(map(_is_from_the_right, text.replace(" ", ""))):
            return text
        # A word that messages choose by stays as it is, and figures stand right by themselves.
        stays = _KEY.fullmatch(text) or not (text[:1] in _SIGNED or any(map(str.isalpha, text)))
        # What has such signs is a sentence; within them no letter counts as its first.
        turned = _POP in text or any(map(_is_from_the_right, text))
        begun = _FROM_THE_RIGHT if turned else _FIRST_STRONG
        return text if stays else f"{begun}{text}{_POP}"

    def listed(self, every: list[str]) -> str:
        """One, two and three."""
        return self._joined("list-last", every)

    def either(self, every: list[str]) -> str:
        """One, two or three."""
        return self._joined("list-either", every)

    def _joined(self, name: str, every: list[str]) -> str:
        if len(every) < 2:
            return "".join(every)
        comma = self.sign("list-comma")
        values = {"first": comma.join(every[:-1]), "last": every[-1]}
        begins = {"last-begins": heard(every[-1])}
        return self._general(name, **values, **begins) or comma.join(every)


def _is_from_the_right(letter: str) -> bool:
    """Hebrew, Arabic and their kin."""
    return "\u0590" <= letter < "\u0900" or "\ufb1d" <= letter < "\ufe00"


def bare(text: str) -> str:
    """A text without the invisible signs of `isolated`, for what shows or keeps them."""
    for sign in (_FIRST_STRONG, _FROM_THE_RIGHT, _POP):
        text = text.replace(sign, "")
    return text


def _room_of(name: str, files: dict[str, Path]) -> str:
    """The file of an id: the longest name that the id begins with."""
    room = name
    while room:
        if room in files:
            return room
        room = room.rpartition("-")[0]
    return GENERAL


@lru_cache(2)
def language(folder: Path, name: str) -> Language:
    return Language(folder, name)
