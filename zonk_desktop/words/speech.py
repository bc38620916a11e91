"""Messages into sentences: the language in use, figures, lists, and the word for hits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from zonk_desktop.resources import resource
from zonk_desktop.words.fluent import Bundle, load
from zonk_desktop.words.message import Message, Value

SOURCE = "en"
#: What hits are called at a table: the game's own word, or one for those who do not smoke.
HIT_WORDS = ("hits", "stars", "honour")


def figure(number: int) -> str:
    """2500 as 2,500."""
    return f"{number:,}"


class Speech:
    """One language, and what hits are called in it."""

    def __init__(self, language: str = SOURCE, hits: str = HIT_WORDS[0]) -> None:
        self.language = language
        self.hits = hits if hits in HIT_WORDS else HIT_WORDS[0]

    def say(self, name: str, /, **data: Value) -> str:
        """The sentence of a message; the English one where the language lacks it."""
        values = self._values(data)
        for bundle in self._bundles():
            found = bundle.sentence(name, values)
            if found is not None:
                return found
        raise KeyError(f"no message is called {name!r}")

    def text(self, message: Message) -> str:
        return self.say(message.id, **dict(message.data))

    def _bundles(self) -> list[Bundle]:
        """This language and, behind it, English; read when first asked."""
        order = dict.fromkeys((self.language, SOURCE))
        return [_bundle(language) for language in order]

    def _values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Arguments as the files name them.

        A number comes twice: as it is, for choosing a form, and as `NAME-figure`, grouped as the
        language groups it, for showing. A list is shown as `NAME` and counted as `NAME-count`.
        """
        values: dict[str, str | int] = {"hit-word": self.hits}
        for key, value in data.items():
            name = key.replace("_", "-")
            if isinstance(value, bool):
                values[name] = "yes" if value else "no"
            elif isinstance(value, int):
                values[name] = value
                values[f"{name}-figure"] = figure(value)
            elif isinstance(value, str):
                # As it is: a name is never searched, changed or read as a pattern.
                values[name] = values[f"{name}-figure"] = value
            else:
                values[name] = " ".join(map(str, value))
                values[f"{name}-count"] = len(value)
                values[f"{name}-comma"] = ", ".join(map(str, value))
                values[f"{name}-dash"] = "-".join(map(str, value))
                values[f"{name}-listed"] = self.listed(map(str, value))
        return values

    def listed(self, names: Iterable[str]) -> str:
        """One, two and three."""
        every = list(names)
        if len(every) < 2:
            return "".join(every)
        first = ", ".join(every[:-1])
        for bundle in self._bundles():
            found = bundle.sentence("list-last", {"first": first, "last": every[-1]})
            if found is not None:
                return found
        return ", ".join(every)


@cache
def _bundle(language: str) -> Bundle:
    return load(language, files_of(language))


def files_of(language: str) -> list[Path]:
    """The files of a language, one for each room of the house."""
    return sorted(resource("texts", language).glob("*.ftl"))


def languages() -> tuple[str, ...]:
    """The languages there are, by their folders."""
    found = resource("texts").iterdir()
    return tuple(sorted(folder.name for folder in found if any(folder.glob("*.ftl"))))


_in_use: list[Speech] = []


def speech() -> Speech:
    """What the program speaks now; English until `use` says otherwise."""
    if not _in_use:
        _in_use.append(Speech())
    return _in_use[0]


def use(other: Speech) -> None:
    """Speak like this from now on. One language and one word for hits for the whole program."""
    _in_use[:] = [other]


def say(name: str, /, **data: Value) -> str:
    """The sentence of a message, as the program speaks now."""
    return speech().say(name, **data)


def text(message: Message) -> str:
    """The sentence of a message that was made before."""
    return speech().text(message)
