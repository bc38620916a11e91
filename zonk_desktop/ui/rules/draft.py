"""House rules while they are being written: values, what changed, what is refused and where."""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.knobs import Knob, Value
from zonk_desktop.rulebook.library import compose, is_sheet
from zonk_desktop.rulebook.load import house_document, house_text, idle_in_text, preset
from zonk_desktop.rulebook.write import dumped
from zonk_desktop.words import say
from zonk_desktop.words import text as text_of

#: Knobs that a refusal may be about as well, when it names the first.
_WITH = {
    "limit": ("entry-minimum", "stop-minimum", "breaking-the-ice"),
    "entry-minimum": ("limit",),
    "stop-minimum": ("limit", "landing"),
    "players-max": ("players-min",),
    "players-min": ("players-max",),
    "landing": ("entry-minimum", "stop-minimum", "rule11k", "breaking-the-ice"),
    "stop-dice": ("dice-count", "hot-dice"),
    "entry-dice": ("dice-count", "hot-dice"),
    "blood-die": ("special-dice",),
    "must-beat": ("ending",),
    "dare": ("dice-count",),
    "win-throw": ("dice-count",),
}
_SIMPLE = {"extends", "key", "name", "knobs"}


class DraftRefusal(NamedTuple):
    """Why these rules cannot be played: the knob to mend (or nothing), and the reason."""

    knob: str
    reason: str


class Draft:
    """Knobs of a preset, or of house rules, with what a person has changed."""

    def __init__(self, base: str, name: str, file: str = "", text: str = "") -> None:
        self.base = base
        self.name = name
        self.file = file
        document: dict[str, Any] = tomllib.loads(text) if text else {}
        given = document.get("knobs", {})
        self._document = document
        start = preset(base).settings if base else Settings()
        self.defaults: dict[str, Value] = {
            knob.name: knobs.read(start, knob) for knob in knobs.KNOBS
        }
        self.values: dict[str, str] = {
            name: knobs.show(value) for name, value in self.defaults.items()
        }
        for key, value in given.items():
            knob = knobs.find(key)
            if knob is not None:
                self.values[knob.name] = knobs.show(knobs.parse(knob, value))
        self.begun = dict(self.values)
        #: The knob touched last: where several could be to blame, it is.
        self.last = ""

    @classmethod
    def of_preset(cls, key: str) -> Draft:
        return cls(key, "")

    @classmethod
    def of_house(cls, file: str, text: str) -> Draft:
        """A draft of valid house rules; raises RuleFileError when they are not."""
        ruleset = house_text(file, text)
        base = str(tomllib.loads(text).get("extends", ""))
        return cls(base if is_sheet(base) else "", ruleset.name, file, text)

    # Values

    def set(self, name: str, text: str) -> None:
        self.values[name] = text
        self.last = name

    def put_back(self, name: str) -> None:
        self.set(name, knobs.show(self.defaults[name]))

    def wrong(self, knob: Knob) -> str:
        """The reason why the text of one knob is no value of it, empty when it is one."""
        try:
            knobs.parse(knob, self.values[knob.name])
        except ValueError as wrong:
            return str(wrong)
        return ""

    def changed(self, knob: Knob) -> bool:
        """Whether a knob differs from the sheet it starts from."""
        try:
            return knobs.parse(knob, self.values[knob.name]) != self.defaults[knob.name]
        except ValueError:
            return True

    @property
    def dirty(self) -> bool:
        return self.values != self.begun

    # The whole

    def text(self, name: str) -> str:
        """The house rules as a file."""
        changed = {knob.name: self.values[knob.name] for knob in knobs.KNOBS if self.changed(knob)}
        if self.base and set(self._document) <= _SIMPLE:
            return compose(self.base, name, changed)
        document = {key: value for key, value in self._document.items() if key != "knobs"}
        document["name"] = name
        if changed:
            document["knobs"] = changed
        return dumped(document)

    def check(self) -> RuleSet | tuple[DraftRefusal, ...]:
        """Build the rules as they stand, or return every known reason against them."""
        found = [
            DraftRefusal(knob.name, reason) for knob in knobs.KNOBS if (reason := self.wrong(knob))
        ]
        if found:
            return tuple(found)
        text = self.text(self.name or say("rules-house-rules"))
        try:
            return house_text("rules", text)
        except RuleFileError as wrong:
            return (self._blame(wrong, text),)

    def idle(self) -> tuple[dict[str, str], tuple[str, ...]]:
        """Why changed knobs and tables of the file have no effect; for valid rules."""
        found, tables = idle_in_text("rules", self.text(self.name or say("rules-house-rules")))
        reasons = {
            knob.name: self._why_idle(found[knob.name])
            for knob in knobs.KNOBS
            if knob.name in found and self.changed(knob)
        }
        return reasons, tuple(map(text_of, tables))

    def _why_idle(self, beside: str) -> str:
        other = knobs.find(beside)
        if other is None:
            return say("rules-nothing-in-these-rules-uses")
        value = knobs.parse(other, self.values[other.name])
        return say("rules-no-effect", other=other.title, value=other.said(value))

    def _blame(self, wrong: RuleFileError, text: str) -> DraftRefusal:
        """Find the field to mend: the one named, or one of those that made it so."""
        section, _, rest = wrong.key.partition(".")
        if section == "knobs":
            named = knobs.find(rest)
            if named is None:
                return DraftRefusal("", str(wrong))
            near = (named.name, *_WITH.get(named.name, ()))
            place = self._likely(near)
            return DraftRefusal(place, self._sentence(named, place, wrong.why))
        if section == "combo":
            near = self._used_by(rest.partition(".")[0], text)
            if not rest:
                return DraftRefusal(self._likely(near), say("rules-refused", why=wrong.why))
            what = rest.partition(".")[0].replace("-", " ")
            return DraftRefusal(
                self._likely(near), say("rules-combo-wrong", combo=what, why=wrong.why)
            )
        return DraftRefusal("", f"{wrong.key}: {wrong.why}")

    def _likely(self, near: tuple[str, ...]) -> str:
        if self.last in near:
            return self.last
        touched = [name for name in near if self.values[name] != self.begun[name]]
        return (touched or list(near))[0]

    def _sentence(self, named: Knob, place: str, why: str) -> str:
        least = self._number(place) if place in {"entry-minimum", "stop-minimum"} else 0
        limit = self._number("limit")
        if named.name in {"limit", place} and least > limit:
            entering = place == "entry-minimum"
            return say(
                "rules-nobody-dials-in" if entering else "rules-nobody-stops",
                limit=limit,
                most=max(0, limit - 50),
            )
        if place != named.name:
            return say("rules-field-wrong", field=named.title, why=why)
        return say("rules-refused", why=why)

    def _number(self, name: str) -> int:
        value = knobs.parse(knobs.BY_NAME[knobs.squeeze(name)], self.values[name])
        return value if isinstance(value, int) else 0

    def _used_by(self, combo: str, text: str) -> tuple[str, ...]:
        """The knobs that a combination is made of."""
        found: list[str] = []
        if combo:
            table = house_document("rules", text).get("combo", {}).get(combo, {})
            for name in re.findall(r"\$([\w-]+)", str(table)):
                knob = knobs.find(name)
                if knob is not None and knob.name not in found:
                    found.append(knob.name)
            return (*found, "dice-count")
        return ("single-1", "single-5", "dice-count")
