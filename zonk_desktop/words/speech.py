"""Messages into sentences: the language, what hits are called in it, who is "she" or "he"."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from zonk_desktop import log
from zonk_desktop.resources import resource
from zonk_desktop.words import letters
from zonk_desktop.words.language import SOURCE, Language, language
from zonk_desktop.words.message import Message, Several, Value

GENDERS = ("she", "he")
#: Whoever is not asked, and every team.
UNKNOWN = "unknown"
#: A line for each, as `she Ann`.
_FILE = "people.txt"
_MOST_BYTES = 1 << 20


def people_file(folder: Path) -> Path:
    """The file in the folder of the settings."""
    return folder / _FILE


def read_people(folder: Path) -> dict[str, str]:
    """The gender of people by their names; nobody's where the file is none of ours."""
    file = people_file(folder)
    try:
        if not file.is_file() or file.stat().st_size > _MOST_BYTES:
            return {}
        lines = file.read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return {}
    found = (line.partition(" ") for line in lines)
    return {name: gender for gender, _, name in found if gender in GENDERS and name}


def people_text(people: Mapping[str, str]) -> bytes:
    """The file that says so; who is unknown is left out."""
    known = (f"{gender} {name}\n" for name, gender in people.items() if gender in GENDERS)
    return "".join(known).encode("utf-8", "replace")


#: What hits are called at a table: the game's own word, or one for those who do not smoke.
HIT_WORDS = ("hits", "stars", "honour")


class WordsFault(Exception):
    """A message or an argument that is missing: the program's own mistake."""


#: Places, and a script, that write Chinese with other signs.
_OTHER_SIGNS = frozenset(("hant", "tw", "hk", "mo"))

#: How many sentences are remembered.
_KEPT = 2048

#: Numbers of rustfluent end before this.
_MOST = 2**31


class Speech:
    """One language, what hits are called in it, and who of the people is "she" or "he"."""

    def __init__(
        self,
        wanted: str = SOURCE,
        hits: str = HIT_WORDS[0],
        people: Mapping[str, str] = MappingProxyType({}),
        folder: Path | None = None,
    ) -> None:
        self.hits = hits if hits in HIT_WORDS else HIT_WORDS[0]
        self.language = wanted
        #: The gender of people by their names.
        self.people = dict(people)
        places = dict.fromkeys(((folder, wanted), (None, SOURCE)))
        #: This language and, behind it, English.
        self._languages = tuple(language(place or texts(), name) for place, name in places)
        # A page asks for the same sixty sentences at every change of the table. An argument of a
        # message is of one kind wherever it stands, so that 1 and True are never taken for another.
        self._said = lru_cache(_KEPT, typed=True)(self._sentence)

    def __eq__(self, other: object) -> bool:
        """Whether both say the same: what is remembered for one is good for the other."""
        if not isinstance(other, Speech):
            return NotImplemented
        mine = self._languages, self.hits, self.people
        return mine == (other._languages, other.hits, other.people)

    def __hash__(self) -> int:
        return hash((self._languages, self.hits, frozenset(self.people.items())))

    def __reduce__(self) -> tuple[type[Speech], tuple[str, str, dict[str, str]]]:
        return Speech, (self.language, self.hits, self.people)

    @property
    def asks_gender(self) -> bool:
        """Whether a sentence of this language changes with who somebody is."""
        return self._languages[0].asks_gender

    def knowing(self, people: Mapping[str, str]) -> Speech:
        """The same, where these people are known besides."""
        return Speech(self.language, self.hits, {**people, **self.people})

    def say(self, name: str, /, **data: Value) -> str:
        """The sentence of a message; the English one where the language lacks it.

        A message that nobody wrote is said by its id, and noted in the log.
        """
        return self._said(name, **data)

    def _sentence(self, name: str, /, **data: Value) -> str:
        for tongue in self._languages:
            if (bundle := tongue.bundle(name)) is None:
                continue
            if (found := bundle.sentence(name, self._values(tongue, data))) is not None:
                if "{" in found and not any("{" in str(value) for value in data.values()):
                    # A gap that nothing fills, as `{$name}`, `{no-such-message}` or `{NUMBER()}`.
                    if tongue.name != SOURCE:
                        log.note("words", f"{tongue.name}: {name!r} has a gap: {found}", "error")
                        continue
                    _fault(f"{name!r} lacks an argument: {found}")
                return found
        _fault(f"no message is called {name!r}")
        return name

    def text(self, message: Message) -> str:
        return self.say(message.id, **dict(message.data))

    def figure(self, number: float, places: int = 0) -> str:
        """2500 as 2,500."""
        return self._languages[0].figure(number, places)

    def sign(self, name: str) -> str:
        """What stands between the parts of figures and of lists."""
        return self._languages[0].sign(name)

    def isolated(self, text: str) -> str:
        """What leaves letters and signs beside it where they belong."""
        return self._languages[0].isolated(text)

    @property
    def from_the_right(self) -> bool:
        """Whether one reads from the right."""
        return self._languages[0].from_the_right

    def word(self, number: int) -> str:
        """Small numbers in words."""
        return self._languages[0].word(number)

    def listed(self, names: Iterable[str]) -> str:
        """One, two and three."""
        return self._languages[0].listed(list(names))

    def either(self, names: Iterable[str]) -> str:
        """One, two or three."""
        return self._languages[0].either(list(names))

    def _values(self, tongue: Language, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Arguments as the files name them (docs/translating.md)."""
        values: dict[str, str | int] = {"hit-word": self.hits}
        for key, given in data.items():
            name = key.replace("_", "-")
            value = self.text(given) if isinstance(given, Message) else given
            if isinstance(value, str):
                # As it is: a name is never searched, changed or read as a pattern.
                whole = tongue.isolated(value)
                values[name] = values[f"{name}-figure"] = values[f"{name}-either"] = whole
                values[f"{name}-first"] = tongue.isolated(value[:1].upper() + value[1:])
                values[f"{name}-small"] = tongue.isolated(value[:1].lower() + value[1:])
                values[f"{name}-ending"] = value[-1:].lower()
                values[f"{name}-count"] = value.people if isinstance(value, Several) else 1
                values[f"{name}-is"] = self._gender(value)
            elif isinstance(value, bool):
                values[name] = "yes" if value else "no"
            elif isinstance(value, int):
                # Beyond its numbers rustfluent would put the argument's name in its place.
                values[name] = value if -_MOST <= value < _MOST else str(value)
                values[f"{name}-figure"] = values[f"{name}-either"] = tongue.figure(value)
                values[f"{name}-word"] = word = tongue.word(value)
                values[f"{name}-word-first"] = word[:1].upper() + word[1:]
            else:
                many = [
                    tongue.isolated(self.text(one) if isinstance(one, Message) else str(one))
                    for one in value
                ]
                values[name] = " ".join(many)
                people = [one.people if isinstance(one, Several) else 1 for one in value]
                values[f"{name}-count"] = sum(people)
                values[f"{name}-comma"] = tongue.sign("list-comma").join(many)
                values[f"{name}-dash"] = "-".join(many)
                values[f"{name}-listed"] = tongue.listed(many)
                values[f"{name}-either"] = tongue.either(many)
        return values

    def _gender(self, name: str) -> str:
        """Of a person, whose name may be shortened; a team has none."""
        if isinstance(name, Several):
            return UNKNOWN
        if name.endswith("…"):
            name = next((one for one in self.people if one.startswith(name[:-1])), name)
        return self.people.get(name, UNKNOWN)


def texts() -> Path:
    """The folder of all languages."""
    return resource("texts")


def page(name: str) -> Path:
    """A whole page in the language spoken, or the English one."""
    return own_page(name) or texts() / SOURCE / name


def own_page(name: str) -> Path | None:
    """A file that the language spoken brings beside its messages; English brings none."""
    own = texts() / speech().language / name
    return own if own.is_file() else None


def files_of(name: str) -> list[Path]:
    """The files of a language, one for each room of the house."""
    return list(language(texts(), name).files.values())


def languages() -> tuple[str, ...]:
    """The languages there are, by their folders."""
    found = texts().iterdir()
    return tuple(sorted(folder.name for folder in found if any(folder.glob("*.ftl"))))


def chosen(system: Iterable[str] = ()) -> str:
    """The language to speak: `ZONK_LANGUAGE`, or the first of the system's that there is.

    `system` names what the window knows of it; without, the environment says (`LANG`), or Windows,
    which has no such word there.
    """
    asked = [os.environ.get("ZONK_LANGUAGE", "")]
    if not asked[0]:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        place = next(filter(None, map(os.environ.get, names)), "")
        # A list of several goes before, where the place has a language at all.
        bare = place.partition(".")[0] in {"", "C", "POSIX"}
        several = [] if bare else os.environ.get("LANGUAGE", "").split(":")
        asked = list(system) or [*several, *([place] if place else _of_windows())]
    there = {name.lower(): name for name in languages()}
    return next(filter(None, (_there(wanted, there) for wanted in asked)), SOURCE)


def _of_windows() -> list[str]:
    """The languages of Windows' user, the dearest first."""
    names = [""]
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - of all systems, for one

        ask = ctypes.windll.kernel32.GetUserPreferredUILanguages
        count, size = ctypes.c_ulong(), ctypes.c_ulong()
        by_name = 8
        ask(by_name, ctypes.byref(count), None, ctypes.byref(size))
        found = ctypes.create_unicode_buffer(size.value)
        ask(by_name, ctypes.byref(count), found, ctypes.byref(size))
        names = "".join(found).split("\0")
    return names


def _there(wanted: str, there: Mapping[str, str]) -> str | None:
    """The language wanted, or its next of kin: de_AT.UTF-8@euro is de-at here, else de."""
    tags = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    for count in range(len(tags), 0, -1):
        if (found := there.get("-".join(tags[:count]))) is not None:
            return found
    # Brazil's Portuguese is read in Portugal too; not so the Chinese signs of one in the other.
    if not tags[0] or _OTHER_SIGNS & set(tags):
        return None
    return next((found for name, found in there.items() if name.startswith(f"{tags[0]}-")), None)


class _Spoken:
    """What the process speaks; one language and one word for hits for the whole program."""

    def __init__(self) -> None:
        self.speech: Speech | None = None
        self.strict = False


_spoken = _Spoken()


def speech() -> Speech:
    """What the program speaks now; the system's language until `use` says otherwise."""
    if _spoken.speech is None:
        _spoken.speech = Speech(chosen())
    return _spoken.speech


def use(other: Speech) -> None:
    """Speak like this from now on."""
    _spoken.speech = other


def strictly(strict: bool = True) -> None:
    """Let a message or an argument that is missing be an exception, as it is in tests."""
    _spoken.strict = strict


def _fault(what: str) -> None:
    if _spoken.strict:
        raise WordsFault(what)
    log.note("words", what, "error")


def say(name: str, /, **data: Value) -> str:
    """The sentence of a message, as the program speaks now."""
    return speech().say(name, **data)


def text(message: Message) -> str:
    """The sentence of a message that was made before."""
    return speech().text(message)


def figure(number: float, places: int = 0) -> str:
    """2500 as 2,500, where a figure stands alone; with this many places behind the point."""
    return speech().figure(number, places)


def placed(text: str) -> str:
    """What names and titles are sorted by, in the order of the language's letters."""
    return letters.placed(text, speech().sign("alphabet"))


def isolated(text: str) -> str:
    """A text that is put beside others without a message: the letters of each stay in order."""
    return speech().isolated(text)


def commas(parts: Iterable[str]) -> str:
    """One, two, three."""
    return speech().sign("list-comma").join(parts)


def semicolons(parts: Iterable[str]) -> str:
    """One; two; three: where the parts have commas themselves."""
    return speech().sign("list-semicolon").join(parts)


def sentences(parts: Iterable[str]) -> str:
    """One after the other; what is empty is left out."""
    return speech().sign("sentence-gap").join(part for part in parts if part)


def percent(share: float, places: int = 0) -> str:
    """0.5 as 50%."""
    return say("per-cent", value=figure(share * 100, places))
