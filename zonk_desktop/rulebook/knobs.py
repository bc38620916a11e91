"""Every knob: its name, type, range, place in the dialog and catalogue id.

Its title, its sentence and what its choices are called stand in `knob.ftl` of each language.

The value a knob has in a rule set that starts from nothing is the default of the field of the same
name in `engine.settings.Settings`; what it has in a preset stands in the preset's file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from zonk_desktop.engine.settings import Settings
from zonk_desktop.words import Message, MessageError, figure, say

#: Says of which type each knob is.
_DEFAULTS = Settings()


class Unfit(MessageError, ValueError):
    """A value that a knob cannot have; the message says what would fit."""


Value = int | bool | str | tuple[int, ...] | tuple[str, ...]


class Knob(NamedTuple):
    """One knob of a rule set."""

    name: str
    kind: str  # int, switch, choice, faces, numbers, words
    group: str
    source: str
    low: int = 0
    high: int = 1_000_000
    choices: tuple[str, ...] = ()

    @property
    def by_tables(self) -> bool:
        """It acts only through tables that name it: combinations, hits, faults."""
        return self.name in BY_TABLES

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")

    @property
    def title(self) -> str:
        """What the knob is called where people set it."""
        return say(f"knob-title-{self.name}")

    @property
    def sentence(self) -> str:
        return say(f"knob-about-{self.name}")

    @property
    def search(self) -> str:
        """Words by which people look for the knob though its title says it otherwise."""
        return say(f"knob-search-{self.name}") if self.name in SEARCHED else ""

    def choice(self, value: str) -> str:
        """A choice in words, where it stands alone."""
        # The names of a small straight are words of the sheet, not of a language.
        return value if self.name in SHEET_WORDS else say(f"knob-choice-{self.name}-{_id(value)}")

    def said(self, value: Value) -> str:
        """A value in words, within a sentence."""
        if isinstance(value, bool):
            return say("knob-on" if value else "knob-off")
        if isinstance(value, int):
            return figure(value)
        if isinstance(value, str):
            inside = self.kind == "choice" and self.name not in SHEET_WORDS
            return say(f"knob-value-{self.name}-{_id(value)}") if inside else value
        return " ".join(map(str, value)) if value else say("knob-none")

    @property
    def range(self) -> Message:
        return Message.of(
            f"knob-range-{self.kind}",
            low=str(self.low),
            high=str(self.high),
            choices=" | ".join(self.choices),
        )


def group_title(group: str) -> str:
    return say(f"knob-group-{group}")


def _id(choice: str) -> str:
    """A choice as ids of messages spell it: atLeastOneMore is at-least-one-more there."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", choice).lower().replace(" ", "-")


def _int(name: str, group: str, source: str, low: int, high: int) -> Knob:
    return Knob(name, "int", group, source, low, high)


def _switch(name: str, group: str, source: str) -> Knob:
    return Knob(name, "switch", group, source)


def _choice(name: str, group: str, source: str) -> Knob:
    members = type(getattr(_DEFAULTS, name.replace("-", "_")))
    assert issubclass(members, StrEnum), name
    choices = tuple(member.value for member in members)
    return Knob(name, "choice", group, source, choices=choices)


_D = "dice"
_T = "turn"
_E = "entry"
_H = "hits"
_C = "ceremony"
_R = "end"
_S = "sheet"
GROUPS = (_D, _T, _E, _H, _C, _R, _S)

KNOBS: tuple[Knob, ...] = (
    _int("dice-count", _D, "LP-003 WH-005 IB-002 MB-003", 2, 8),
    _choice("special-dice", _D, "LP-004 IB-002 MB-003"),
    _int("single-1", _D, "LP-025 WH-021 IB-011 MB-018", 0, 10000),
    _int("single-5", _D, "LP-026 WH-022 IB-012 MB-019", 0, 10000),
    _int("triple-factor", _D, "LP-027 WH-024 IB-013 MB-020", 0, 10000),
    _int("triple-1", _D, "LP-028 WH-025 MB-022", 0, 100000),
    _int("triple-5", _D, "LP-027 MB-021", 0, 100000),
    _choice("trip15", _D, "A-IB-10 IB-014"),
    _switch("trip-across-rolls", _D, "A-LP-14"),
    _int("extra-matching", _D, "A-IB-01 IB-015", 0, 10000),
    _switch("extra-later", _D, "IB-015 IB-016"),
    _switch("extra-by-face", _D, "-"),
    _choice("second-triple", _D, "A-IB-12"),
    _choice("natural-five", _D, "LP-031 WH-031"),
    _int("natural-five-points", _D, "LP-031", 0, 100000),
    _int("natural-five-factor", _D, "WH-031", 0, 100000),
    _int("straight-1-5", _D, "LP-030 WH-028", 0, 100000),
    _int("straight-2-6", _D, "LP-030 WH-029", 0, 100000),
    _int("straight-1-6", _D, "IB-017 MB-023", 0, 100000),
    _switch("straight-safe", _D, "-"),
    _int("nothing-points", _D, "-", 0, 100000),
    _int("wild-face", _D, "-", 0, 6),
    _choice("royale-value", _D, "A-IB-02 IB-017"),
    Knob("win-throw", "faces", _D, "WH-032"),
    _choice("losing-throw", _D, "-"),
    _switch("must-keep-all-scoring", _T, "A-WH-25 WH-017"),
    _choice("hot-dice", _T, "LP-034 WH-033 IB-010 MB-024"),
    _switch("five-kind-may-stop", _T, "A-WH-27 LP-036"),
    _switch("blood-die", _T, "LP-037"),
    _switch("blood-alone-forced", _T, "A-LP-18"),
    _switch("dare", _T, "LP-040"),
    _choice("dare-value", _T, "A-LP-01 LP-032"),
    _choice("reroll", _T, "A-IB-04 IB-040"),
    _choice("take-over", _T, "-"),
    _int("entry-minimum", _E, "LP-052 WH-037 MB-034", 0, 100000),
    _int("entry-dice", _E, "MB-029", 0, 8),
    _int("stop-minimum", _E, "IB-021 MB-028", 0, 100000),
    Knob("stop-dice", "numbers", _E, "MB-029", 0, 8),
    _choice("stop-needs", _E, "MB-030"),
    _switch("breaking-the-ice", _E, "IB-065"),
    _switch("push-your-luck", _E, "IB-066"),
    _int("push-dice", _E, "D-17 IB-066", 4, 5),
    _int("miss-penalty", _E, "-", 0, 100000),
    _int("miss-penalty-after", _E, "-", 1, 20),
    _int("no-stop-from", _E, "-", 0, 1_000_000),
    _int("no-stop-below", _E, "-", 0, 1_000_000),
    _int("hit-step", _H, "LP-058 WH-048 IB-025 MB-041", 50, 100000),
    _choice("thousand-basis", _H, "A-IB-07 IB-025 MB-041"),
    _switch("thousand-strict", _H, "A-MB-03 D-19"),
    _choice("thousands-per-turn", _H, "A-LP-13"),
    Knob("custom-bonuses", "numbers", _H, "LP-066 D-21", 1, 1_000_000),
    _switch("social", _H, "LP-067"),
    _switch("turkey", _H, "LP-068"),
    _choice("turkey-repeat", _H, "A-LP-23"),
    _switch("first-finish", _H, "LP-069"),
    _int("r11-first-hits", _H, "A-LP-11", 1, 2),
    _choice("integrity", _H, "A-WH-07 WH-059"),
    _switch("never-two", _H, "A-WH-09 WH-058"),
    _choice("communal-integrity", _H, "A-WH-11 D-03"),
    _choice("m9950", _H, "A-WH-12 WH-053"),
    _switch("square-loose", _H, "A-WH-15"),
    _switch("magic-number", _H, "WH-052"),
    _switch("magic-reroll", _H, "D-21 A-WH-14"),
    _choice("zonk-hit-repeat", _H, "A-IB-16 IB-034"),
    _switch("train-wreck", _H, "IB-067"),
    _switch("texas-smokeem", _H, "IB-068"),
    _switch("colors-must-play", _H, "A-MB-11 MB-042"),
    _switch("overshoot-bh", _H, "A-MB-06 MB-051"),
    _switch("winner-hit", _H, "MB-052"),
    _switch("consolation", _H, "A-MB-02 MB-053"),
    _choice("ceremony", _C, "A-X-08 LP-074 WH-064"),
    _choice("release", _C, "LP-075 WH-066 MB-056"),
    _switch("strict-asks", _C, "D-21 A-WH-33"),
    _switch("give-hits", _C, "WH-065"),
    _switch("declare-scores", _C, "A-LP-25 D-01"),
    _choice("sloppiness", _C, "LP-085 LP-109"),
    _int("penalty-points", _C, "IB-038 IB-039", 0, 100000),
    _choice("penalty-floor", _C, "A-IB-17"),
    _int("players-min", _R, "WH-004 MB-005 MB-006", 1, 12),
    _int("players-max", _R, "MB-005", 1, 12),
    _int("limit", _R, "A-MB-24 LP-001 WH-001 IB-042 MB-002", 100, 1_000_000),
    _int("extension", _R, "-", 0, 1_000_000),
    _int("rounds", _R, "-", 0, 1000),
    _choice("same-total", _R, "-"),
    _choice("finish-compare", _R, "A-MB-05 WH-081"),
    _choice("landing", _R, "LP-096"),
    _choice("ending", _R, "A-MB-07 LP-095 MB-059"),
    _switch("finish-round", _R, "A-WH-29"),
    _switch("must-beat", _R, "MB-033 MB-060"),
    _choice("winner-by", _R, "A-IB-19 LP-097 MB-063"),
    _choice("rule11k", _R, "D-21 LP-087"),
    _int("rule11k-from", _R, "LP-088", 0, 1_000_000),
    _int("rule11k-points", _R, "LP-091", 50, 100000),
    _switch("cap-before-11k", _R, "A-LP-08"),
    _int("halftime", _R, "WH-073", 0, 1_000_000),
    _choice("halftime-tie", _R, "A-WH-19"),
    _switch("halftime-score-hits", _R, "A-WH-20"),
    _switch("teams", _R, "D-21 LP-010 A-LP-28"),
    _int("teams-from", _R, "LP-010", 2, 24),
    _choice("team-hits", _R, "A-LP-28"),
    _choice("order-roll", _S, "LP-011 WH-012 IB-004 MB-008"),
    _choice("direction", _S, "A-MB-01 WH-014 IB-005 MB-010"),
    _choice("name-rule", _S, "LP-013 WH-009"),
    _choice("roles", _S, "LP-008 LP-009 WH-010"),
    _choice("surface", _S, "LP-005 WH-007"),
    Knob("header", "words", _S, "LP-101 WH-013 IB-049 MB-068"),
    _int("sheet-columns", _S, "IB-050 IB-051 IB-052", 1, 3),
    _choice("sheet-mark", _S, "WH-089 IB-053 MB-067"),
    _choice("sheet-archive", _S, "LP-099 WH-086"),
    _choice("slim-name", _S, "A-MB-22 MB-045"),
    _choice("zed", _S, "A-MB-23 MB-066"),
    # Of relatives. They stand at the end of their groups.
    _int("all-dice-bonus", _D, "-", 0, 100000),
    _switch("all-dice-safe", _D, "-"),
    _int("clear", _D, "-", 0, 100000),
    _int("last-die-tries", _T, "-", 1, 10),
    _int("first-throw-penalty", _E, "-", 0, 100000),
    _switch("beat-previous", _E, "-"),
    _choice("last-licks", _R, "-"),
)


#: Choices that the sheet itself words.
SHEET_WORDS = frozenset(("slim-name",))

#: Knobs that people look for by other words than those of their title.
SEARCHED = frozenset(
    ("dice-count", "all-dice-bonus", "clear", "last-licks", "beat-previous",
     "triple-factor", "natural-five", "straight-1-5", "straight-2-6",
     "straight-1-6", "win-throw", "must-keep-all-scoring", "hot-dice", "blood-die", "dare",
     "reroll", "entry-minimum", "stop-minimum", "stop-dice", "miss-penalty", "hit-step",
     "ceremony", "release", "penalty-points", "penalty-floor", "players-min", "players-max",
     "limit", "finish-compare", "landing", "ending", "finish-round", "must-beat", "winner-by",
     "rule11k", "halftime", "teams", "order-roll", "direction", "name-rule", "roles",
     "surface", "slim-name")
)  # fmt: skip

#: Knobs the engine never reads by itself (`Knob.by_tables`).
BY_TABLES = frozenset(
    ("single-1", "single-5", "triple-factor", "triple-1", "triple-5", "trip15",
     "trip-across-rolls", "extra-matching", "extra-later", "extra-by-face", "straight-safe",
     "nothing-points", "all-dice-bonus", "all-dice-safe", "clear", "second-triple", "natural-five",
     "natural-five-points", "natural-five-factor", "straight-1-5", "straight-2-6", "straight-1-6",
     "royale-value", "hit-step", "thousand-basis", "thousand-strict", "thousands-per-turn",
     "custom-bonuses", "social", "turkey", "turkey-repeat", "first-finish", "r11-first-hits",
     "m9950", "square-loose", "zonk-hit-repeat", "train-wreck", "colors-must-play",
     "overshoot-bh", "winner-hit", "consolation", "sloppiness")
)  # fmt: skip


@lru_cache(maxsize=1024)
def squeeze(text: str) -> str:
    """Normalise the name of a knob: dareValue, dare-value and Dare Value are one."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


BY_NAME = {squeeze(knob.name): knob for knob in KNOBS}


def find(name: str) -> Knob | None:
    return BY_NAME.get(squeeze(name))


def read(settings: Settings, knob: Knob) -> Value:
    value: Value = getattr(settings, knob.attribute)
    return value


def show(value: Value) -> str:
    """A value as a file or an `option` line writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) if value else "none"
    return str(value)


def parse(knob: Knob, given: object) -> Value:
    """The value of a knob from a TOML value or the text of an option; Unfit says what would fit."""
    if isinstance(given, str):
        return _from_text(knob, given.strip())
    if isinstance(given, bool):
        if knob.kind == "switch":
            return given
    elif isinstance(given, int):
        if knob.kind == "int":
            return _in_range(knob, given)
        if knob.kind == "numbers":
            return (_in_range(knob, given),)
        if knob.kind == "choice":
            return _from_text(knob, str(given))
    elif (
        isinstance(given, list)
        and knob.kind in {"numbers", "faces", "words"}
        and len(given) <= 100
        and all(isinstance(x, int | str) for x in given)
    ):
        return _from_text(knob, " ".join(map(str, given)))
    raise Unfit(f"knob-wrong-kind-{_kind_of(given)}", range=knob.range)


def _from_text(knob: Knob, text: str) -> Value:
    if len(text) > 2000:
        raise Unfit("knob-wrong-long", range=knob.range)
    kind = knob.kind
    if kind == "switch":
        words = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
        if text.lower() in words:
            return words[text.lower()]
    elif kind == "choice":
        if (found := _matching(knob, text)) is not None:
            return found
    elif kind == "words":
        return tuple(text.split())
    elif text.lower() in {"none", "any", ""} and kind != "int":
        return ()
    else:
        parts = [text] if kind == "int" else _parts(text)
        numbers = [_number(knob, part) for part in parts]
        if kind == "int":
            return numbers[0]
        if kind == "faces" and any(not 1 <= face <= 6 for face in numbers):
            raise Unfit("knob-wrong-face")
        return tuple(sorted(set(numbers)) if kind == "numbers" else numbers)
    raise Unfit("knob-wrong-text", text=repr(text[:40]), range=knob.range)


def _matching(knob: Knob, text: str) -> StrEnum | None:
    """The choice meant: by its own name, or by its first words ("each from the third", "all")."""
    said = squeeze(text)
    choices = _members(knob.attribute)
    if (found := choices.get(said)) is not None:
        return found
    near = [
        choice for name, choice in choices.items() if name.startswith(said) or said.startswith(name)
    ]
    return near[0] if len(near) == 1 else None


@cache
def _members(attribute: str) -> Mapping[str, StrEnum]:
    """The choices of a knob as the engine knows them, by their names."""
    members: type[StrEnum] = type(getattr(_DEFAULTS, attribute))
    return {squeeze(choice): choice for choice in members}


#: Figures between two commas of a number.
_GROUP = 3
_SHOWN = 20


def _parts(text: str) -> list[str]:
    """The numbers of a list: 450, 9,950 are two; a comma alone may stand for a space as well."""
    parts: list[str] = []
    for part in text.replace(";", " ").split():
        groups = part.strip(",").split(",")
        # As the second group of a number looks, behind what may be its first.
        doubtful = any(len(one) <= _GROUP == len(two) for one, two in pairwise(groups))
        if not doubtful:
            parts += groups
        elif len(groups[0].lstrip("+-")) < _GROUP and {*map(len, groups[1:])} == {_GROUP}:
            parts.append(part.strip(","))
        else:
            raise Unfit("knob-wrong-comma", text=repr(part[:40]))
    return parts


def _number(knob: Knob, text: str) -> int:
    plain = text.replace(",", "").replace("_", "")
    digits = plain[1:] if plain.startswith(("+", "-")) else plain
    if not (digits.isascii() and digits.isdecimal()):
        raise Unfit("knob-wrong-number", text=repr(text[:40]), range=knob.range)
    number = int(plain)
    return number if knob.kind == "faces" else _in_range(knob, number)


def _in_range(knob: Knob, number: int) -> int:
    if not knob.low <= number <= knob.high:
        digits = str(number)
        # Cut off it would be another number.
        shown = digits if len(digits) <= _SHOWN else f"{digits[:_SHOWN]}…"
        raise Unfit("knob-wrong-range", text=shown, range=knob.range)
    return number


def _kind_of(value: object) -> str:
    names = {bool: "switch", float: "decimal", dict: "table", list: "list"}
    return names.get(type(value), "value")
