"""Knobs that only tables use, where no table that counts does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob
from zonk_desktop.rulebook.reading import Document, Reading
from zonk_desktop.words import Message


def idle(reading: Reading, own: int) -> dict[Knob, str]:
    """Knobs of the file of this rank that only tables use, and no table that counts does.

    With each the name of a knob whose value keeps the table of it from counting, or nothing.
    """
    used: set[Knob] = set()
    closed: dict[Knob, str] = {}
    for named in table_knobs(reading.document):
        against = "" if named.decides else _against(reading, named)
        if against:
            closed.setdefault(named.knob, against)
        else:
            used.add(named.knob)
    return {
        knob: closed.get(knob, "")
        for knob in knobs.KNOBS
        if knob.by_tables and knob not in used and reading.rank(knob.name) == own
    }


def _against(reading: Reading, named: Named) -> str:
    """The knob that keeps this table from counting, by its name; nothing if it counts."""
    for name, wanted in named.entry.get("when", {}).items():
        if not reading.holds(f"{named.key}.when", {name: wanted}):
            return _called(name)
    unless = named.entry.get("unless")
    if unless and reading.holds(f"{named.key}.unless", unless):
        return _called(next(iter(unless)))
    return ""


def _called(name: str) -> str:
    knob = knobs.find(name)
    return name if knob is None else knob.name


def idle_words(reading: Reading, knob: Knob, beside: str) -> Message:
    """Why a knob without effect has none."""
    other = knobs.find(beside)
    if other is None:
        return Message.of("rulebook-idle", knob=knob.name)
    value = knobs.show(knobs.read(reading.settings, other))
    return Message.of("rulebook-idle-beside", knob=knob.name, other=other.name, value=value)


class Named(NamedTuple):
    """A knob that a table names."""

    key: str
    entry: Mapping[str, Any]
    knob: Knob
    #: Named in `when` or in `unless`: it says whether the table counts. By `$` it is a value.
    decides: bool


def table_knobs(document: Document) -> Iterator[Named]:
    """Every knob that the tables of a document name."""
    for section in ("combo", "hit", "miss", "fault"):
        for given, entry in document.get(section, {}).items():
            for key, value in entry.items():
                names: list[str] = []
                decides = key in {"when", "unless"} and isinstance(value, dict)
                if decides:
                    names = list(value)
                elif isinstance(value, str) and value.startswith("$"):
                    names = [value[1:].partition("=")[0]]
                for name in names if entry.get("off") is not True else ():
                    knob = knobs.find(name)
                    if knob is not None:
                        yield Named(f"{section}.{given}", entry, knob, decides)
