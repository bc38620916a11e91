"""From the tables of a TOML document to the values of the engine.

Combinations, hit sources, names of misses and faults are tables with a name of their own
(`[combo.straight-low]`), so that a house rule can change one of them, switch it off, or add one.
Any value may refer to a knob (`"$triple-1"`, or `"$second-triple=extension"` for a switch), and a
table counts only `when` knobs have certain values, or `unless` they have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, TypeVar, get_args, get_type_hints

from zonk_desktop.engine import combos, hits
from zonk_desktop.engine.choices import (
    AfterLimit,
    Blame,
    HotDice,
    Landing,
    MissState,
    Rule11k,
    SpecialDice,
)
from zonk_desktop.engine.ruleset import FaultKind, MissName, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError

Document = dict[str, Any]

COMBOS: dict[str, type[Any]] = {
    "single": combos.Single,
    "of-a-kind": combos.OfAKind,
    "matching-later": combos.MatchingLater,
    "straight": combos.Straight,
    "shape": combos.Shape,
    "instant": combos.Instant,
}
HITS: dict[str, type[Any]] = {
    "pattern": hits.Pattern,
    "magic": hits.Magic,
    "odd-die-alike": hits.OddDieAlike,
    "colours": hits.Colours,
    "turn-step": hits.TurnStep,
    "slim": hits.Slim,
    "total-step": hits.TotalStep,
    "ends-in": hits.EndsIn,
    "exact-total": hits.ExactTotal,
    "square-loose": hits.SquareLoose,
    "entry": hits.Entry,
    "first-home": hits.FirstHome,
    "overshoot": hits.Overshoot,
    "train-wreck": hits.TrainWreck,
    "miss-streak": hits.MissStreak,
    "dry-streak": hits.DryStreak,
    "turkey": hits.Turkey,
    "social": hits.Social,
    "halftime": hits.Halftime,
    "winner": hits.Winner,
    "consolation": hits.Consolation,
}
AWARDS = (
    "winner", "group-hit-average", "high-score", "big-hit", "consecutive-hit", "consolation",
    "pot-share", "sheet",
)  # fmt: skip
FAULT_KINDS = (
    "off-board", "over-edge", "sloppy", "pick-up", "touched-dice", "wrong-score", "spaz",
    "dealer-spaz", "touch",
)  # fmt: skip
TEXTS = ("portrait", "notice", "term", "tip", "symbol", "about", "ceremony-text", "source")
SECTIONS = ("format", "key", "name", "extends", "knobs", "combo", "hit", "miss", "fault",
            "bonus", "awards", *TEXTS)  # fmt: skip
C = TypeVar("C", bound=StrEnum)
_TYPES: dict[type[Any], Mapping[str, Any]] = {}
_MOST_TABLES = 200
_MOST = 1_000_000
_FREE_TEXT = 4000


class Builder:
    """Reads one document; every refusal names the key it stumbled on."""

    def __init__(self, file: str, document: Document) -> None:
        self.file = file
        self.document = document
        self.settings = Settings()

    def fail(self, key: str, message: str) -> RuleFileError:
        return RuleFileError(self.file, key, message)

    def build(self) -> RuleSet:
        document = self.document
        for section in document:
            if section not in SECTIONS:
                raise self.fail(section, f"unknown section; {_did_you_mean(section, SECTIONS)}")
        if document.get("format", 1) != 1:
            raise self.fail("format", "only format 1 can be read; write format = 1")
        self.settings = self._settings()
        scoring = self._objects("combo", COMBOS)
        instants = tuple(x for x in scoring if isinstance(x, combos.Instant))
        made = tuple(x for x in scoring if not isinstance(x, combos.Instant))
        made = tuple(x for x in made if _scores(x))
        if self.settings.win_throw:
            instants += (combos.Instant("win-throw", self.settings.win_throw),)
        ruleset = RuleSet(
            self._word("key", "house"),
            self._word("name", "House rules"),
            self.settings,
            made,
            instants,
            tuple(self._objects("hit", HITS)),
            tuple(self._misses()),
            tuple(self._faults()),
            self._awards(),
            self._bonuses(),
            {key: self._text(key, document[key], 0) for key in TEXTS if key in document},
        )
        self._check(ruleset)
        return ruleset

    # Single values

    def _word(self, key: str, otherwise: str) -> str:
        value = self.document.get(key, otherwise)
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise self.fail(key, "give a text of 1 to 200 characters")
        return value.strip()

    def _text(self, key: str, value: object, depth: int) -> object:
        if isinstance(value, str) and len(value) <= _FREE_TEXT:
            return value
        if isinstance(value, list) and depth < 2 and len(value) <= _MOST_TABLES:
            return tuple(self._text(key, item, depth + 1) for item in value)
        if isinstance(value, dict) and depth < 2 and len(value) <= _MOST_TABLES:
            return {str(k): self._text(f"{key}.{k}", v, depth + 1) for k, v in value.items()}
        raise self.fail(key, f"give texts of at most {_FREE_TEXT} characters")

    def _table(self, section: str) -> Mapping[str, Any]:
        value = self.document.get(section, {})
        if not isinstance(value, dict):
            raise self.fail(section, f"this is a table; write [{section}]")
        if len(value) > _MOST_TABLES:
            raise self.fail(section, f"too many entries; at most {_MOST_TABLES}")
        return value

    # Knobs

    def _settings(self) -> Settings:
        values: dict[str, Any] = {}
        for name, given in self._table("knobs").items():
            knob = knobs.find(name)
            if knob is None:
                known = [known.name for known in knobs.KNOBS]
                raise self.fail(f"knobs.{name}", f"no such knob; {_did_you_mean(name, known)}")
            try:
                values[knob.attribute] = knobs.parse(knob, given)
            except ValueError as wrong:
                raise self.fail(f"knobs.{name}", str(wrong)) from None
        return derive(Settings(**values))

    def _knob(self, key: str, reference: str) -> Any:
        name, equals, wanted = reference.removeprefix("$").partition("=")
        knob = knobs.find(name)
        if knob is None:
            raise self.fail(key, f"{reference[:60]!r} names no knob")
        value = knobs.read(self.settings, knob)
        if equals:
            try:
                return value == knobs.parse(knob, wanted)
            except ValueError as wrong:
                raise self.fail(key, str(wrong)) from None
        return value

    def _holds(self, key: str, conditions: object) -> bool:
        """Whether every knob of a `when` table has the value it names."""
        if not isinstance(conditions, dict) or len(conditions) > 20:
            raise self.fail(key, "give a table of knobs and values, such as {teams = true}")
        for name, wanted in conditions.items():
            knob = knobs.find(name)
            if knob is None:
                raise self.fail(key, f"{name[:60]!r} names no knob")
            try:
                if knobs.read(self.settings, knob) != knobs.parse(knob, wanted):
                    return False
            except ValueError as wrong:
                raise self.fail(key, str(wrong)) from None
        return True

    # Lists of named tables

    def _entries(self, section: str) -> list[tuple[str, dict[str, Any]]]:
        """The tables of a section that count, without what says whether they do."""
        found = []
        for name, entry in self._table(section).items():
            key = f"{section}.{name}"
            if not isinstance(entry, dict):
                raise self.fail(key, f"this is a table; write [{key}]")
            rest = dict(entry)
            off = rest.pop("off", False)
            if not isinstance(off, bool):
                raise self.fail(f"{key}.off", "give true or false")
            when, unless = rest.pop("when", {}), rest.pop("unless", None)
            if off or not self._holds(f"{key}.when", when):
                continue
            if unless is not None and self._holds(f"{key}.unless", unless):
                continue
            found.append((name, rest))
        return found

    def _objects(self, section: str, kinds: Mapping[str, type[Any]]) -> list[Any]:
        made = []
        for name, entry in self._entries(section):
            key = f"{section}.{name}"
            kind = entry.pop("kind", None)
            if not isinstance(kind, str) or kind not in kinds:
                raise self.fail(f"{key}.kind", f"give one of {', '.join(kinds)}")
            made.append(self._object(key, name, kinds[kind], entry))
        return made

    def _object(self, key: str, name: str, kind: type[Any], entry: dict[str, Any]) -> Any:
        known = {field.name: field for field in fields(kind) if field.name != "key"}
        types = _types(kind)
        values: dict[str, Any] = {"key": name}
        if issubclass(kind, hits.HitSource) and "source" not in entry:
            values["source"] = name
        for given, value in entry.items():
            field = known.get(given.replace("-", "_"))
            if field is None:
                names = [word.replace("_", "-") for word in known]
                raise self.fail(f"{key}.{given}", f"unknown; {_did_you_mean(given, names)}")
            values[field.name] = self._value(f"{key}.{given}", types[field.name], value)
        for field in known.values():
            bare = field.default is MISSING and field.default_factory is MISSING
            if field.name not in values and bare:
                raise self.fail(f"{key}.{field.name}", "missing; give it a value")
        return kind(**values)

    def _value(self, key: str, kind: Any, value: Any) -> Any:
        """A value of this type, from what the file says or from the knob it names."""
        if isinstance(value, str) and value.startswith("$"):
            value = self._knob(key, value)
            if isinstance(value, tuple):
                value = list(value)
        if kind is bool:
            if isinstance(value, bool):
                return value
            raise self.fail(key, "give true or false")
        if kind is int:
            return self._int(key, value)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return self._choice(key, kind, value)
        if kind is str:
            if isinstance(value, str) and len(value) <= 200:
                return value
            raise self.fail(key, "give a text of at most 200 characters")
        return self._list(key, kind, value)

    def _int(self, key: str, value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _MOST:
            return value
        raise self.fail(key, f"give a whole number up to {_MOST}")

    def _choice(self, key: str, kind: type[C], value: object) -> C:
        for member in kind:
            if value == member:
                return member
        raise self.fail(key, f"give one of {', '.join(kind)}")

    def _list(self, key: str, kind: Any, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > 100:
            raise self.fail(key, "give a list, such as [1, 5]")
        if get_args(kind)[0] is str:
            return tuple(self._value(key, str, item) for item in value)
        numbers = tuple(self._int(key, item) for item in value)
        if key.endswith(("faces", "face")) and any(not 1 <= face <= 6 for face in numbers):
            raise self.fail(key, "a face is a number from 1 to 6")
        return numbers

    def _misses(self) -> list[MissName]:
        found = []
        for name, entry in self._entries("miss"):
            key = f"miss.{name}"
            text, when = entry.pop("text", None), entry.pop("when-state", MissState.ANY.value)
            if not isinstance(text, str) or not 1 <= len(text) <= 40:
                raise self.fail(f"{key}.text", "give a word of 1 to 40 characters")
            self._nothing_left(key, entry, ("text", "when-state"))
            found.append(MissName(name, text, self._choice(f"{key}.when-state", MissState, when)))
        return found

    def _faults(self) -> list[FaultKind]:
        found = []
        for name, entry in self._entries("fault"):
            key = f"fault.{name}"
            if name not in FAULT_KINDS:
                raise self.fail(key, f"no such fault; {_did_you_mean(name, FAULT_KINDS)}")
            text, who = entry.pop("text", None), entry.pop("who", Blame.TURN.value)
            if not isinstance(text, str) or not 1 <= len(text) <= 40:
                raise self.fail(f"{key}.text", "give a word of 1 to 40 characters")
            self._nothing_left(key, entry, ("text", "who"))
            found.append(FaultKind(name, text, self._choice(f"{key}.who", Blame, who)))
        return found

    def _nothing_left(self, key: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
        for given in entry:
            raise self.fail(f"{key}.{given}", f"unknown; {_did_you_mean(given, known)}")

    def _awards(self) -> tuple[str, ...]:
        given = self.document.get("awards", [])
        if not isinstance(given, list) or len(given) > len(AWARDS):
            raise self.fail("awards", "give a list of awards")
        for name in given:
            if name not in AWARDS:
                raise self.fail("awards", f"no such award; {_did_you_mean(str(name), AWARDS)}")
        return tuple(given)

    def _bonuses(self) -> tuple[tuple[int, str], ...]:
        found = []
        for total, name in self._table("bonus").items():
            if not total.isdecimal() or len(total) > 7:
                raise self.fail(f"bonus.{total}", "the key is a total, such as 2100")
            if not isinstance(name, str) or len(name) > 200:
                raise self.fail(f"bonus.{total}", "give the bonus a name")
            found.append((int(total), name))
        return tuple(found)

    # The whole

    def _check(self, ruleset: RuleSet) -> None:
        s = ruleset.settings
        for combo in ruleset.combos:
            self._check_combo(combo, s)
        for instant in ruleset.instants:
            if len(instant.faces) != s.dice_count:
                raise self.fail(
                    f"combo.{instant.key}" if instant.key != "win-throw" else "knobs.win-throw",
                    f"name the faces of all {s.dice_count} dice",
                )
        if not ruleset.combos:
            raise self.fail("combo", "no combination scores; add one, such as a single")
        if not any(_always_possible(combo) for combo in ruleset.combos):
            raise self.fail("combo", "one die alone could never score; let a single face score")
        for wrong, key, message in _senseless(s):
            if wrong:
                raise self.fail(f"knobs.{key}", message)

    def _check_combo(self, combo: Any, s: Settings) -> None:
        key = f"combo.{combo.key}"
        points = getattr(combo, "points", 0)
        if points < 0:
            raise self.fail(f"{key}.points", "points are taken only by penalties; give 0 or more")
        if isinstance(combo, combos.Single) and not 1 <= combo.face <= 6:
            raise self.fail(f"{key}.face", "a face is a number from 1 to 6")
        if isinstance(combo, combos.OfAKind):
            if not 2 <= combo.count <= s.dice_count:
                raise self.fail(f"{key}.count", f"give a number from 2 to {s.dice_count}")
            if combo.most > s.dice_count:
                raise self.fail(f"{key}.most", f"there are only {s.dice_count} dice")
            if combo.step < 0:
                raise self.fail(f"{key}.step", "give 0 or more")
        if isinstance(combo, combos.Straight):
            if not 2 <= len(combo.faces) <= s.dice_count:
                raise self.fail(f"{key}.faces", f"name 2 to {s.dice_count} faces")
            if not 0 <= combo.rolled <= s.dice_count:
                raise self.fail(f"{key}.rolled", f"there are only {s.dice_count} dice")
            if (combo.rolled or combo.token) and len(combo.faces) != s.dice_count:
                raise self.fail(f"{key}.faces", f"name all {s.dice_count} faces of such a throw")
        if isinstance(combo, combos.Shape):
            good = combo.shape and all(1 <= n <= 8 for n in combo.shape)
            if not good or len(combo.shape) > 3 or sum(combo.shape) > s.dice_count:
                raise self.fail(f"{key}.shape", f"give up to 3 numbers, {s.dice_count} dice in all")


def _senseless(s: Settings) -> tuple[tuple[bool, str, str], ...]:
    """Combinations of knobs that no table could play by: whether so, the knob, what is wrong."""
    aside = set(s.stop_dice)
    minimum = max(s.stop_minimum, s.entry_minimum)
    return (
        (s.players_min > s.players_max, "players-min", "more than players-max; lower it"),
        (s.limit < minimum, "limit", "less than one must score in a turn; raise it"),
        (
            s.landing is Landing.EXACT and minimum > 0,
            "landing",
            "exact landing and a minimum a turn can leave nobody able to finish; use over or cap, "
            "or set entry-minimum and stop-minimum to 0",
        ),
        (
            s.landing is Landing.EXACT and s.rule11k is Rule11k.CALLABLE,
            "landing",
            "exact landing and the 11,000 Rule exclude each other; switch one off",
        ),
        (
            bool(aside) and not aside & set(range(1, s.dice_count + 1)),
            "stop-dice",
            f"name a number from 1 to {s.dice_count}",
        ),
        (
            s.hot_dice is HotDice.FORCED and aside == {s.dice_count},
            "stop-dice",
            "all dice must be rolled again, so name a smaller number",
        ),
        (
            s.entry_dice > s.dice_count - (s.hot_dice is HotDice.FORCED),
            "entry-dice",
            "more dice than can ever lie aside; lower it",
        ),
        (
            s.blood_die and s.special_dice not in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE},
            "blood-die",
            "there is no red die; set special-dice = blood-die",
        ),
        (
            s.must_beat and s.ending is not AfterLimit.LAST_ROUND,
            "must-beat",
            "only in a last round; set ending = lastRound",
        ),
        (s.dare and s.dice_count < 3, "dare", "too few dice for a dare; use 3 or more"),
    )


def derive(s: Settings) -> Settings:
    """Variations that are short for several knobs at once (IB-065, IB-066, A-WH-29, D-17)."""
    if s.breaking_the_ice:
        s = replace(s, entry_minimum=max(s.entry_minimum, 500))
    if s.push_your_luck:
        least = min(s.push_dice, s.dice_count - 1)
        s = replace(s, hot_dice=HotDice.FORCED, stop_dice=tuple(range(least, s.dice_count)))
    if s.finish_round and s.ending is AfterLimit.IMMEDIATE:
        s = replace(s, ending=AfterLimit.FINISH_ROUND)
    return s


def _types(kind: type[Any]) -> Mapping[str, Any]:
    """Fields of an object of the engine with their types, which the annotations only spell."""
    found = _TYPES.get(kind)
    if found is None:
        found = _TYPES[kind] = get_type_hints(kind)
    return found


def _scores(combo: Any) -> bool:
    """A combination worth nothing is none, unless something is rolled for it."""
    special = getattr(combo, "rolled", 0) or getattr(combo, "token", False)
    return bool(combo.points or special)


def _always_possible(combo: Any) -> bool:
    return isinstance(combo, combos.Single)


def _did_you_mean(given: str, known: Any) -> str:
    near = get_close_matches(given[:60], list(known), 1, 0.5)
    return f"did you mean {near[0]}?" if near else f"known are {', '.join(list(known)[:12])}"
