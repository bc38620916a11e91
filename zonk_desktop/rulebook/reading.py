"""Single values of a TOML document: texts, figures, choices, knobs; what of it has no effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar, get_args

from zonk_desktop.engine import dice, hits
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import OptionError, RuleFileError
from zonk_desktop.rulebook.knobs import Knob, Unfit
from zonk_desktop.words import Message, Value

Document = dict[str, Any]

C = TypeVar("C", bound=StrEnum)
_MOST_TABLES = 200
#: The largest number that any key may hold.
MOST = 1_000_000
_FREE_TEXT = 4000


class Reading:
    """A document being read; every refusal names the key it stumbled on."""

    def __init__(
        self,
        file: str,
        document: Document,
        ranks: Mapping[str, int] | None = None,
        options: frozenset[str] = frozenset(),
    ) -> None:
        self.file = file
        self.document = document
        #: The documents that make up house rules: what is extended first, the file itself last.
        self.layers: tuple[Document, ...] = ()
        self.settings = Settings()
        #: How near to the reader a knob or a combination was written: what a file extends comes
        #: before the file itself, and that before options.
        self.ranks = ranks or {}
        self.options = options

    def fail(self, key: str, message: Message | str, /, **data: Value) -> RuleFileError:
        knob = key.removeprefix("knobs.")
        if knob != key and knob in self.options:
            return OptionError(knob, message, **data)
        return RuleFileError(self.file, key, message, **data)

    def rank(self, key: str) -> int:
        return self.ranks.get(key, -1)

    def word(self, key: str, otherwise: str) -> str:
        value = self.document.get(key, otherwise)
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise self.fail(key, "rulebook-text-of", most="200")
        return value.strip()

    def text(self, key: str, value: object, depth: int) -> object:
        if isinstance(value, str) and len(value) <= _FREE_TEXT:
            return value
        if isinstance(value, list) and depth < 2 and len(value) <= _MOST_TABLES:
            return tuple(self.text(key, item, depth + 1) for item in value)
        if isinstance(value, dict) and depth < 2 and len(value) <= _MOST_TABLES:
            return {str(k): self.text(f"{key}.{k}", v, depth + 1) for k, v in value.items()}
        raise self.fail(key, "rulebook-texts-of", most=str(_FREE_TEXT))

    def table(self, section: str) -> Mapping[str, Any]:
        value = self.document.get(section, {})
        if not isinstance(value, dict):
            raise self.fail(section, "rulebook-is-a-table", key=section)
        if len(value) > _MOST_TABLES:
            raise self.fail(section, "rulebook-too-many-entries", most=str(_MOST_TABLES))
        return value

    def numbers(self, key: str, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of small numbers."""
        given = self.document.get(key, [])
        good = isinstance(given, list) and len(given) <= most
        if not good or not all(type(n) is int and low <= n <= high for n in given):
            raise self.fail(key, "rulebook-numbers", most=str(most), low=str(low), high=str(high))
        return tuple(given)

    def knob(self, key: str, reference: str) -> Any:
        name, equals, wanted = reference.removeprefix("$").partition("=")
        if (knob := knobs.find(name)) is None:
            raise self.fail(key, self._no_knob(name))
        value = knobs.read(self.settings, knob)
        if equals:
            try:
                return value == knobs.parse(knob, wanted)
            except Unfit as wrong:
                raise self.fail(key, wrong.message) from None
        return value

    @staticmethod
    def _no_knob(name: str) -> Message:
        hint = did_you_mean_knob(name)
        return Message.of("rulebook-names-no-knob", name=repr(name[:60]), hint=hint)

    def holds(self, key: str, conditions: object) -> bool:
        """Whether every knob of a `when` table has the value it names."""
        if not isinstance(conditions, dict) or len(conditions) > 20:
            raise self.fail(key, "rulebook-conditions", example="{teams = true}")
        for name, wanted in conditions.items():
            if (knob := knobs.find(name)) is None:
                raise self.fail(key, self._no_knob(name))
            try:
                if knobs.read(self.settings, knob) != knobs.parse(knob, wanted):
                    return False
            except Unfit as wrong:
                raise self.fail(key, wrong.message) from None
        return True

    def entries(self, section: str) -> list[tuple[str, dict[str, Any]]]:
        """The tables of a section that count, without what says whether they do."""
        found = []
        for name, entry in self.table(section).items():
            key = f"{section}.{name}"
            if not isinstance(entry, dict):
                raise self.fail(key, "rulebook-is-a-table", key=key)
            rest = dict(entry)
            off = rest.pop("off", False)
            if not isinstance(off, bool):
                raise self.fail(f"{key}.off", "rulebook-true-or-false")
            when, unless = rest.pop("when", {}), rest.pop("unless", None)
            if off or not self.holds(f"{key}.when", when):
                continue
            if unless is not None and self.holds(f"{key}.unless", unless):
                continue
            found.append((name, rest))
        return found

    def value(self, key: str, kind: Any, value: Any) -> Any:
        """A value of this type, from what the file says or from the knob it names."""
        if isinstance(value, str) and value.startswith("$"):
            value = self.knob(key, value)
            if isinstance(value, tuple):
                value = list(value)
        if kind is bool:
            if isinstance(value, bool):
                return value
            raise self.fail(key, "rulebook-true-or-false")
        if kind is int:
            return self.whole(key, value)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return self.choice(key, kind, value)
        if kind is str:
            if isinstance(value, str) and len(value) <= 200:
                return value
            raise self.fail(key, "rulebook-text-at-most", most="200")
        return self.listed(key, kind, value)

    def whole(self, key: str, value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST:
            return value
        raise self.fail(key, "rulebook-whole-number", most=str(MOST))

    def choice(self, key: str, kind: type[C], value: object) -> C:
        for member in kind:
            if value == member:
                return member
        raise self.fail(key, "rulebook-one-of", known=tuple(kind))

    def listed(self, key: str, kind: Any, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > 100:
            raise self.fail(key, "rulebook-list", example="[1, 5]")
        if get_args(kind)[0] is str:
            return tuple(self.value(key, str, item) for item in value)
        numbers = tuple(self.whole(key, item) for item in value)
        if key.endswith(("faces", "face")) and any(not 1 <= face <= 6 for face in numbers):
            raise self.fail(key, "rulebook-a-face")
        return numbers

    def title(self, key: str, entry: dict[str, Any]) -> str:
        title = entry.pop("title", "")
        if not isinstance(title, str) or len(title) > 80:
            raise self.fail(f"{key}.title", "rulebook-text-at-most", most="80")
        return title.strip()

    def nothing_left(self, key: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
        for given in entry:
            raise self.fail(f"{key}.{given}", "rulebook-unknown", hint=did_you_mean(given, known))


def did_you_mean(given: str, known: Iterable[str], otherwise: Message | None = None) -> Message:
    """The known name that is nearest, or what else helps."""
    names = list(known)
    from difflib import get_close_matches  # noqa: PLC0415 - for a mistake alone

    near = get_close_matches(given[:60], names, 1, 0.7)
    if not near:
        # Half a likeness is a guess, unless both begin alike.
        alike = [name for name in names if name[:3] == given[:3].casefold()]
        near = get_close_matches(given[:60], alike, 1, 0.5)
    if not near and len(given) > 3:
        near = [name for name in names if given.casefold() in name.split("-")]
    if near:
        return Message.of("rulebook-did-you-mean", name=near[0])
    return otherwise or Message.of("rulebook-known-are", known=tuple(names[:12]))


def did_you_mean_knob(given: str) -> Message:
    """The knob whose name is nearest, or where all are listed."""
    known = [knob.name for knob in knobs.KNOBS]
    return did_you_mean(given, known, Message.of("rulebook-list-knobs"))


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
