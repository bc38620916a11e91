"""A language of ids: what is said, whatever its words are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pytest

from zonk_desktop import words
from zonk_desktop.words.message import Message, Value
from zonk_desktop.words.speech import Speech


class Bare(Speech):
    """Each sentence is the id of its message, with its arguments."""

    def say(self, name: str, /, **data: Value) -> str:
        return f"{name}{self._told(data)}" if data else name

    def listed(self, names: Iterable[str]) -> str:
        return " & ".join(names)

    def either(self, names: Iterable[str]) -> str:
        return " | ".join(names)

    def _told(self, data: Mapping[str, Value]) -> str:
        shown = (
            f"{key}={self.text(value) if isinstance(value, Message) else value!r}"
            for key, value in sorted(data.items())
        )
        return f"({'; '.join(shown)})"


@pytest.fixture(autouse=True)
def bare() -> Iterator[None]:
    """It is spoken in every test of the module that imports this."""
    before = words.speech()
    words.use(Bare())
    yield
    words.use(before)
