"""One language: its files, read room by room, its figures and its lists."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from zonk_desktop import log
from zonk_desktop.console import complain
from zonk_desktop.words.fluent import Bundle, TextsError, load

SOURCE = "en"
#: The file whose messages all others may name.
GENERAL = "general"
#: Numbers below have a word of their own.
_WORDS = 13
#: What stands between, where a language does not say.
_SIGNS = {"group-separator": ",", "decimal-sign": ".", "list-comma": ", ", "list-semicolon": "; "}


class Language:
    """The messages of one language. A file is read when the first of its messages is asked for.

    The id of a message begins with the name of its file: `rules-open` stands in `rules.ftl`.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.files = {file.stem: file for file in sorted((folder / name).glob("*.ftl"))}
        self._bundles: dict[str, Bundle | None] = {}
        #: The bundle of each id asked for so far.
        self._of: dict[str, Bundle | None] = {}
        self._signs: dict[str, str] = {}
        self._numbers: list[str] = []

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

    def _general(self, name: str, **values: str | int) -> str | None:
        bundle = self._room(GENERAL)
        return None if bundle is None else bundle.sentence(name, values)

    def sign(self, name: str) -> str:
        """What stands between parts of figures and of lists."""
        if name not in self._signs:
            found = self._general(name)
            self._signs[name] = _SIGNS[name] if found is None else found
        return self._signs[name]

    def figure(self, number: float, places: int = 0) -> str:
        """2500 as 2,500 and 0.5 as 0.5, or as the language writes them."""
        if not places and -1000 < number < 1000:
            return f"{number:.0f}"
        whole, _, rest = f"{number:,.{places}f}".partition(".")
        whole = whole.replace(",", self.sign("group-separator"))
        return f"{whole}{self.sign('decimal-sign')}{rest}" if rest else whole

    def word(self, number: int) -> str:
        """Small numbers in words."""
        if not 0 <= number < _WORDS:
            return self.figure(number)
        if not self._numbers:
            words = (self._general("number-word", number=n) for n in range(_WORDS))
            self._numbers = [word or str(n) for n, word in enumerate(words)]
        return self._numbers[number]

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
        first = comma.join(every[:-1])
        return self._general(name, first=first, last=every[-1]) or comma.join(every)


def _room_of(name: str, files: dict[str, Path]) -> str:
    """The file of an id: the longest name that the id begins with."""
    room = name
    while room:
        if room in files:
            return room
        room = room.rpartition("-")[0]
    return GENERAL


@cache
def language(folder: Path, name: str) -> Language:
    return Language(folder, name)
