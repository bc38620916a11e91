"""What a file of house rules says without effect: knobs that no table uses, tables of no use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from zonk_desktop.engine import dice, hits
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob
from zonk_desktop.rulebook.reading import Document, Reading, did_you_mean
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


def _against(reading: Reading, named: NamedKnob) -> str:
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
    if (other := knobs.find(beside)) is None:
        return Message.of("rulebook-idle", knob=knob.name)
    value = knobs.show(knobs.read(reading.settings, other))
    return Message.of("rulebook-idle-beside", knob=knob.name, other=other.name, value=value)


class NamedKnob(NamedTuple):
    """A knob that a table names."""

    key: str
    entry: Mapping[str, Any]
    knob: Knob
    #: Named in `when` or in `unless`: it says whether the table counts. By `$` it is a value.
    decides: bool


def table_knobs(document: Document) -> Iterator[NamedKnob]:
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
                    if (knob := knobs.find(name)) is not None:
                        yield NamedKnob(f"{section}.{given}", entry, knob, decides)


#: Tables of which a file may take one away that it has taken over.
_SECTIONS = ("combo", "hit", "miss", "fault")


def idle_tables(reading: Reading, never: Mapping[str, Message]) -> list[Message]:
    """Tables of the file itself that are of no use, a sentence each.

    `never`: sources of hits that no throw can show, with the reason.
    """
    *below, own = reading.layers
    found = []
    for section in _SECTIONS:
        known = dict.fromkeys(name for layer in below for name in layer.get(section, ()))
        for name, entry in own.get(section, {}).items():
            key = f"{section}.{name}"
            if entry.keys() == {"off"} and name not in known:
                otherwise = Message.of("rulebook-nothing-to-take-away")
                hint = did_you_mean(name, known, otherwise)
                found.append(Message.of("rulebook-off-nothing", key=key, hint=hint))
            elif section == "hit" and name in never:
                found.append(Message.of("rulebook-never-shown", key=key, why=never[name]))
    return found


def idle_hit(source: object, s: Settings) -> Message | None:
    """Why no throw of these dice can ever show what this source rewards; None where one can."""
    colours = set(dice.colours(s.special_dice, s.dice_count)) - {""}
    match source:
        case hits.Magic() if not s.magic_number:
            return Message.of("rulebook-no-magic-number")
        case hits.OddDieAlike(colour=colour) if colour not in colours:
            return Message.of("rulebook-no-red-die", dice="odd-die")
        case hits.Colours() if len(colours) < 3:
            return Message.of("rulebook-no-three-colours")
    return None
