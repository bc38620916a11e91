"""From the tables of a TOML document to the values of the engine.

Combinations, hit sources, names of misses and faults are tables with a name of their own
(`[combo.straight-low]`), so that a house rule can change one of them, switch it off, or add one.
Any value may refer to a knob (`"$triple-1"`, or `"$second-triple=extension"` for a switch), and a
table counts only `when` knobs have certain values, or `unless` they have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar, get_args

from zonk_desktop.engine import combos, hits
from zonk_desktop.engine.choices import (
    AfterLimit,
    AwardName,
    Blame,
    HotDice,
    Landing,
    MissState,
    Rule11k,
    SpecialDice,
)
from zonk_desktop.engine.ruleset import FaultKind, MissName, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import Value
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import OptionError, RuleFileError
from zonk_desktop.rulebook.knobs import Knob

Document = dict[str, Any]

COMBOS: dict[str, type[Value]] = {
    "single": combos.Single,
    "of-a-kind": combos.OfAKind,
    "matching-later": combos.MatchingLater,
    "straight": combos.Straight,
    "shape": combos.Shape,
    "nothing": combos.Nothing,
    "instant": combos.Instant,
}
HITS: dict[str, type[Value]] = {
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
AWARDS = tuple(AwardName)
#: Faults of the sheets; those of a house rule's own have to say what they are.
FAULT_KINDS = (
    "off-board", "over-edge", "sloppy", "pick-up", "touched-dice", "wrong-score", "spaz",
    "dealer-spaz", "touch",
)  # fmt: skip
TEXTS = ("portrait", "notice", "term", "tip", "symbol", "about", "ceremony-text", "source")
SECTIONS = ("format", "key", "name", "extends", "knobs", "combo", "hit", "miss", "fault",
            "bonus", "awards", "award", "order", "picture", "hits-a-head",
            "typical-rounds", *TEXTS)  # fmt: skip
C = TypeVar("C", bound=StrEnum)
_TYPES: dict[type[Value], Mapping[str, Any]] = {}
#: What most annotations say.
_TYPE_OF: dict[str, Any] = {"int": int, "bool": bool, "str": str}
_MOST_TABLES = 200
_MOST = 1_000_000
_MOST_HITS = 1000
MOST_ROUNDS = 500
_FREE_TEXT = 4000
IDLE = "nothing in these rules uses it; extend a sheet, or name it in a table of your own"


class Builder:
    """Reads one document; every refusal names the key it stumbled on."""

    def __init__(
        self,
        file: str,
        document: Document,
        ranks: Mapping[str, int] | None = None,
        options: frozenset[str] = frozenset(),
    ) -> None:
        self.file = file
        self.document = document
        self.settings = Settings()
        #: How near to the reader a knob or a combination was written: what he extends comes
        #: before his own file, and that before his options.
        self.ranks = ranks or {}
        self.options = options
        #: Knobs that have no effect beside what was written nearer to the reader.
        self.lapsed: set[Knob] = set()

    def fail(self, key: str, message: str) -> RuleFileError:
        knob = key.removeprefix("knobs.")
        if knob != key and knob in self.options:
            return OptionError(knob, message)
        return RuleFileError(self.file, key, message)

    def _rank(self, key: str) -> int:
        return self.ranks.get(key, -1)

    def build(self) -> RuleSet:
        document = self.document
        for section in document:
            if section not in SECTIONS:
                knob = knobs.find(section)
                hint = (
                    f"this is a knob; write it below [knobs] as {knob.name}"
                    if knob is not None
                    else f"unknown section; {_did_you_mean(section, SECTIONS)}"
                )
                raise self.fail(section, hint)
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
            _each_total_once(self._objects("hit", HITS)),
            tuple(self._misses()),
            tuple(self._faults()),
            self._awards(),
            self._bonuses(),
            self._award_titles(),
            self._numbers("picture", 8, 1, 6),
            self._numbers("hits-a-head", 2, 0, _MOST_HITS),
            self._rounds(),
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

    def _rounds(self) -> int:
        value = self.document.get("typical-rounds", 0)
        if type(value) is not int or not 0 <= value <= MOST_ROUNDS:
            raise self.fail("typical-rounds", f"give a number from 0 to {MOST_ROUNDS}")
        return value

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
                hint = _did_you_mean(name, known, "zonk-desktop rules wheaton --knobs lists all")
                raise self.fail(f"knobs.{name}", f"no such knob; {hint}")
            try:
                values[knob.attribute] = knobs.parse(knob, given)
            except ValueError as wrong:
                raise self.fail(f"knobs.{name}", str(wrong)) from None
        return self._lapse(derive(Settings(**values)))

    def _lapse(self, s: Settings) -> Settings:
        """Without the knobs that have no effect beside those written nearer to the reader.

        Who writes one himself where it has none is told so by `_check`.
        """
        for lapse in _lapses(s):
            nearest = max([self._rank(other) for other in lapse.beside])
            if self._rank(lapse.knob) < nearest:
                knob = knobs.find(lapse.knob)
                assert knob is not None
                self.lapsed.add(knob)
                s = s._replace(**{knob.attribute: lapse.off})
        return s

    def idle(self, own: int) -> dict[Knob, str]:
        """Knobs of the file of this rank that only tables use, and no table that counts does.

        With each the name of a knob whose value keeps the table of it from counting, or nothing.
        """
        used: set[Knob] = set()
        closed: dict[Knob, str] = {}
        for named in _table_knobs(self.document):
            against = "" if named.decides else self._against(named)
            if against:
                closed.setdefault(named.knob, against)
            else:
                used.add(named.knob)
        return {
            knob: closed.get(knob, "")
            for knob in knobs.KNOBS
            if knob.by_tables and knob not in used and self._rank(knob.name) == own
        }

    def _against(self, named: Named) -> str:
        """The knob that keeps this table from counting, by its name; nothing if it counts."""
        for name, wanted in named.entry.get("when", {}).items():
            if not self._holds(f"{named.key}.when", {name: wanted}):
                return self._called(name)
        unless = named.entry.get("unless")
        if unless and self._holds(f"{named.key}.unless", unless):
            return self._called(next(iter(unless)))
        return ""

    @staticmethod
    def _called(name: str) -> str:
        knob = knobs.find(name)
        return name if knob is None else knob.name

    def idle_words(self, knob: Knob, beside: str) -> str:
        """Why a knob without effect has none."""
        other = knobs.find(beside)
        if other is None:
            return f"{knob.name}: {IDLE}"
        value = knobs.show(knobs.read(self.settings, other))
        return f"{knob.name}: has no effect beside {other.name} = {value}; change one of them"

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

    def _objects(self, section: str, kinds: Mapping[str, type[Value]]) -> list[Any]:
        made = []
        for name, entry in self._entries(section):
            key = f"{section}.{name}"
            kind = entry.pop("kind", None)
            if not isinstance(kind, str) or kind not in kinds:
                raise self.fail(f"{key}.kind", f"give one of {', '.join(kinds)}")
            made.append(self._object(key, name, kinds[kind], entry))
        return made

    def _object(self, key: str, name: str, kind: type[Value], entry: dict[str, Any]) -> Any:
        known = [field for field in kind._fields if field != "key"]
        types = _types(kind)
        values: dict[str, Any] = {"key": name}
        if issubclass(kind, hits.HitSource) and "source" not in entry:
            values["source"] = name
        for given, value in entry.items():
            field = given.replace("-", "_")
            if field not in known:
                names = [word.replace("_", "-") for word in known]
                raise self.fail(f"{key}.{given}", f"unknown; {_did_you_mean(given, names)}")
            values[field] = self._value(f"{key}.{given}", types[field], value)
        for field in known:
            if field not in values and field not in kind._field_defaults:
                raise self.fail(f"{key}.{field}", "missing; give it a value")
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
            title = self._title(key, entry)
            self._nothing_left(key, entry, ("text", "when-state", "title"))
            state = self._choice(f"{key}.when-state", MissState, when)
            found.append(MissName(name, text, state, title))
        return found

    def _faults(self) -> list[FaultKind]:
        found = []
        for name, entry in self._entries("fault"):
            key = f"fault.{name}"
            title, account = self._title(key, entry), entry.pop("account", False)
            if name not in FAULT_KINDS and not title:
                hint = f"{_did_you_mean(name, FAULT_KINDS)}; one of your own needs a title"
                raise self.fail(key, f"no such fault; {hint}")
            if not isinstance(account, bool):
                raise self.fail(f"{key}.account", "give true or false")
            text, who = entry.pop("text", None), entry.pop("who", Blame.TURN.value)
            if not isinstance(text, str) or not 1 <= len(text) <= 40:
                raise self.fail(f"{key}.text", "give a word of 1 to 40 characters")
            self._nothing_left(key, entry, ("text", "who", "title", "account"))
            blame = self._choice(f"{key}.who", Blame, who)
            found.append(FaultKind(name, text, blame, title, account))
        return found

    def _title(self, key: str, entry: dict[str, Any]) -> str:
        title = entry.pop("title", "")
        if not isinstance(title, str) or len(title) > 80:
            raise self.fail(f"{key}.title", "give a text of at most 80 characters")
        return title.strip()

    def _nothing_left(self, key: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
        for given in entry:
            raise self.fail(f"{key}.{given}", f"unknown; {_did_you_mean(given, known)}")

    def _numbers(self, key: str, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of small numbers."""
        given = self.document.get(key, [])
        good = isinstance(given, list) and len(given) <= most
        if not good or not all(type(n) is int and low <= n <= high for n in given):
            raise self.fail(key, f"give up to {most} numbers from {low} to {high}")
        return tuple(given)

    def _award_titles(self) -> tuple[tuple[str, str], ...]:
        found = []
        for name, entry in self._entries("award"):
            key = f"award.{name}"
            if name not in AWARDS:
                raise self.fail(key, f"no such award; {_did_you_mean(name, AWARDS)}")
            found.append((name, self._title(key, entry)))
            self._nothing_left(key, entry, ("title",))
        return tuple(found)

    def _awards(self) -> tuple[AwardName, ...]:
        given = self.document.get("awards", [])
        if not isinstance(given, list) or len(given) > len(AWARDS):
            raise self.fail("awards", "give a list of awards")
        for name in given:
            if not isinstance(name, str) or name not in AWARDS:
                hint = _did_you_mean(name if isinstance(name, str) else "", AWARDS)
                raise self.fail("awards", f"no such award; {hint}")
        return tuple(AwardName(name) for name in given)

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
                own = instant.key == "win-throw"
                raise self._too_few(
                    "knobs.win-throw" if own else f"combo.{instant.key}.faces",
                    f"name the faces of all {s.dice_count} dice",
                    len(instant.faces),
                )
        for source in ruleset.hits:
            self._check_hit(source, s)
        if not ruleset.combos:
            raise self.fail("combo", "no combination scores; add one, such as a single")
        if not any(_always_possible(combo) for combo in ruleset.combos):
            raise self.fail("combo", "one die alone could never score; let a single face score")
        for lapse in _lapses(s):
            raise self.fail(f"knobs.{lapse.knob}", lapse.message)
        for clash in _clashes(s):
            # Named is what was written nearest to the reader; of several the first.
            knob = max(clash, key=self._rank)
            raise self.fail(f"knobs.{knob}", clash[knob])

    def _too_few(self, key: str, message: str, dice: int) -> RuleFileError:
        """What needs other dice than there are: said of the knob that made it so, where newer."""
        if key.startswith("knobs."):
            table, made_of = key.removeprefix("knobs."), ["dice-count"]
        else:
            table = key.rpartition(".")[0]
            section, _, name = table.partition(".")
            one = {section: {name: self.document.get(section, {}).get(name, {})}}
            made_of = ["dice-count", *(named.knob.name for named in _table_knobs(one))]
        newest = max(made_of, key=self._rank)
        if self._rank(newest) <= self._rank(table):
            return self.fail(key, message)
        have = self.settings.dice_count
        return self.fail(
            f"knobs.{newest}", f"{key} is made for {dice} dice; here dice-count is {have}"
        )

    def _check_combo(self, combo: Any, s: Settings) -> None:
        key = f"combo.{combo.key}"
        points = getattr(combo, "points", 0)
        if points < 0:
            raise self.fail(f"{key}.points", "points are taken only by penalties; give 0 or more")
        if isinstance(combo, combos.Single) and not 1 <= combo.face <= 6:
            raise self.fail(f"{key}.face", "a face is a number from 1 to 6")
        if isinstance(combo, combos.OfAKind):
            self._check_alike(key, combo, s.dice_count)
        if isinstance(combo, combos.Straight):
            self._check_straight(key, combo, s.dice_count)
        if isinstance(combo, combos.Shape):
            good = combo.shape and all(1 <= n <= 8 for n in combo.shape)
            if not good or len(combo.shape) > 3 or sum(combo.shape) > s.dice_count:
                raise self._too_few(
                    f"{key}.shape",
                    f"give up to 3 numbers, {s.dice_count} dice in all",
                    sum(combo.shape),
                )

    def _check_alike(self, key: str, combo: combos.OfAKind, dice: int) -> None:
        if not 2 <= combo.count <= dice:
            raise self._too_few(f"{key}.count", f"give a number from 2 to {dice}", combo.count)
        if combo.most > dice:
            raise self._too_few(f"{key}.most", f"there are only {dice} dice", combo.most)
        if combo.step < 0:
            raise self.fail(f"{key}.step", "give 0 or more")

    def _check_straight(self, key: str, combo: combos.Straight, dice: int) -> None:
        if not 2 <= len(combo.faces) <= dice:
            raise self._too_few(f"{key}.faces", f"name 2 to {dice} faces", len(combo.faces))
        if not 0 <= combo.rolled <= dice:
            raise self._too_few(f"{key}.rolled", f"there are only {dice} dice", combo.rolled)
        if (combo.rolled or combo.token) and len(combo.faces) != dice:
            raise self._too_few(
                f"{key}.faces", f"name all {dice} faces of such a throw", len(combo.faces)
            )

    def _check_hit(self, source: Any, s: Settings) -> None:
        """Figures of a source of hits that could never be met, or not even be reckoned with."""
        key = f"hit.{source.key}"
        least = {"amount": 1, "step": 1, "length": 1, "modulus": 1, "ending": 0, "when_called": 0}
        for name, low in least.items():
            figure = getattr(source, name, low)
            if figure < low:
                raise self.fail(f"{key}.{name.replace('_', '-')}", f"give {low} or more")
        if source.amount > _MOST_HITS:
            raise self.fail(f"{key}.amount", f"give at most {_MOST_HITS}")
        if isinstance(source, hits.EndsIn) and source.ending >= source.modulus:
            raise self.fail(f"{key}.ending", f"give less than modulus, {source.modulus}")
        for name in ("faces", "names", "totals"):
            if getattr(source, name, (0,)) == ():
                raise self.fail(f"{key}.{name}", "name at least one")
        if isinstance(source, hits.Pattern) and len(source.faces) > s.dice_count:
            raise self._too_few(
                f"{key}.faces", f"there are only {s.dice_count} dice", len(source.faces)
            )


class Lapse(NamedTuple):
    """A knob without effect beside others: what it is set to where it merely was taken over."""

    knob: str
    off: Any
    beside: tuple[str, ...]
    #: Said to who writes the knob himself.
    message: str


def _lapses(s: Settings) -> list[Lapse]:
    """The knobs of these settings that have no effect beside the others."""
    red = s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE}
    found = (
        (
            s.must_beat and s.ending is not AfterLimit.LAST_ROUND,
            Lapse(
                "must-beat", False, ("ending", "finish-round"),
                "only in a last round; set ending = lastRound",
            ),
        ),
        (
            s.must_beat and s.rounds > 0,
            Lapse(
                "must-beat", False, ("rounds",), "only in a last round; set rounds = 0",
            ),
        ),
        (
            s.rounds > 0 and s.rule11k is Rule11k.CALLABLE,
            Lapse(
                "rule11k", Rule11k.OFF, ("rounds",),
                "it moves the limit, and a game of so many rounds has none; set rounds = 0",
            ),
        ),
        (
            s.rounds > 0 and s.landing is not Landing.OVER,
            Lapse(
                "landing", Landing.OVER, ("rounds",),
                "a game of so many rounds has no limit to land on; set rounds = 0",
            ),
        ),
        (
            s.extension > 0 and (s.rounds > 0 or s.landing is not Landing.OVER),
            Lapse(
                "extension", 0, ("rounds", "landing"),
                "only where points beyond the limit count; set landing = over and rounds = 0",
            ),
        ),
        (
            s.extension > 0 and s.rule11k is Rule11k.CALLABLE,
            Lapse(
                "rule11k", Rule11k.OFF, ("extension",),
                "a limit that is extended when missed is not moved by a call; set extension = 0",
            ),
        ),
        (
            s.wild_face > 0 and not red,
            Lapse(
                "wild-face", 0, ("special-dice",),
                "there is no red die; set special-dice = odd-die",
            ),
        ),
        (
            s.blood_die and not red,
            Lapse(
                "blood-die", False, ("special-dice",),
                "there is no red die; set special-dice = blood-die",
            ),
        ),
        (
            s.dare and s.dice_count < 3,
            Lapse("dare", False, ("dice-count",), "too few dice for a dare; use 3 or more"),
        ),
        (
            bool(s.win_throw) and len(s.win_throw) != s.dice_count,
            Lapse(
                "win-throw", (), ("dice-count",), f"name the faces of all {s.dice_count} dice"
            ),
        ),
    )  # fmt: skip
    return [lapse for wrong, lapse in found if wrong]


def _clashes(s: Settings) -> list[dict[str, str]]:
    """Knobs that no table could play by together: what to say of each that may be to blame."""
    aside = set(s.stop_dice)
    minimum = max(s.stop_minimum, s.entry_minimum)
    below = "more than the limit; nobody could score it. Lower it"
    forced = s.hot_dice is HotDice.FORCED
    found: tuple[tuple[bool, dict[str, str]], ...] = (
        (
            s.players_min > s.players_max,
            {
                "players-min": f"more than players-max, {s.players_max}; lower it",
                "players-max": f"less than players-min, {s.players_min}; raise it",
            },
        ),
        (
            s.limit < minimum,
            {
                "limit": f"less than one must score in a turn, {minimum}; raise it",
                "entry-minimum": below,
                "stop-minimum": below,
                "breaking-the-ice": f"takes {minimum}, more than the limit; raise that",
            },
        ),
        (
            s.landing is Landing.EXACT and s.stop_minimum > 0,
            {
                "landing": "exact landing and a minimum on every turn can leave nobody able to "
                "finish; use over or cap, or set stop-minimum to 0",
                "stop-minimum": "with exact landing a minimum on every turn can leave nobody able "
                "to finish; set it to 0, or landing to over or cap",
            },
        ),
        (
            s.landing is Landing.EXACT and s.rule11k is Rule11k.CALLABLE,
            {
                "landing": "exact landing and the 11,000 Rule exclude each other; set rule11k = "
                "off as well",
                "rule11k": "exact landing and the 11,000 Rule exclude each other; set landing = "
                "over or cap as well",
            },
        ),
        (
            bool(aside) and not aside & set(range(1, s.dice_count + 1)),
            {
                "stop-dice": f"name a number from 1 to {s.dice_count}",
                "dice-count": f"stop-dice wants {' or '.join(map(str, s.stop_dice))} aside; "
                "raise it, or set stop-dice = none",
            },
        ),
        (
            forced and aside == {s.dice_count},
            {
                "stop-dice": "all dice must be rolled again, so name a smaller number",
                "hot-dice": f"stop-dice wants {s.dice_count} dice aside, and with them all nobody "
                "could stop; set stop-dice to a smaller number",
                "dice-count": "stop-dice wants all dice aside, and then they must be rolled; "
                "raise it, or set stop-dice to a smaller number",
            },
        ),
        (
            s.entry_dice > s.dice_count - forced,
            {
                "entry-dice": "more dice than can ever lie aside; lower it",
                "dice-count": f"entry-dice wants {s.entry_dice} aside; raise it, or lower that",
                "hot-dice": f"entry-dice wants {s.entry_dice} aside, and all dice must be rolled; "
                "lower that",
            },
        ),
    )
    return [names for wrong, names in (*found, *_clashing_totals(s)) if wrong]


def _clashing_totals(s: Settings) -> tuple[tuple[bool, dict[str, str]], ...]:
    """The same of totals where nobody stops, or where the game goes on."""
    exact = s.landing is Landing.EXACT
    return (
        (
            s.no_stop_below <= s.no_stop_from != 0 or 0 < s.no_stop_below <= s.no_stop_from,
            {
                "no-stop-from": f"not below no-stop-below, {s.no_stop_below}; lower it or raise "
                "that",
                "no-stop-below": f"not above no-stop-from, {s.no_stop_from}; raise it",
            },
        ),
        (
            exact and s.no_stop_below > s.limit,
            {
                "no-stop-below": f"nobody could land on the limit of {s.limit}; lower it",
                "landing": "nobody could land on the limit, where no-stop-below forbids to stop; "
                "set landing = over",
                "limit": f"nobody could land on it: nobody stops below {s.no_stop_below}; raise it",
            },
        ),
        (
            0 < s.extension <= s.limit,
            {
                "extension": f"not beyond the limit of {s.limit}; raise it",
                "limit": f"not below extension, {s.extension}; lower it or raise that",
            },
        ),
    )


class Named(NamedTuple):
    """A knob that a table names."""

    key: str
    entry: Mapping[str, Any]
    knob: Knob
    #: Named in `when` or in `unless`: it says whether the table counts. By `$` it is a value.
    decides: bool


def _table_knobs(document: Document) -> Iterator[Named]:
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


def derive(s: Settings) -> Settings:
    """Variations that are short for several knobs at once (IB-065, IB-066, A-WH-29, D-17)."""
    if s.breaking_the_ice:
        s = s._replace(entry_minimum=max(s.entry_minimum, 500))
    if s.push_your_luck:
        least = min(s.push_dice, s.dice_count - 1)
        s = s._replace(hot_dice=HotDice.FORCED, stop_dice=tuple(range(least, s.dice_count)))
    if s.finish_round and s.ending is AfterLimit.IMMEDIATE:
        s = s._replace(ending=AfterLimit.FINISH_ROUND)
    return s


def _types(kind: type[Value]) -> Mapping[str, Any]:
    """Fields of an object of the engine with their types, which the annotations only spell."""
    found = _TYPES.get(kind)
    if found is None:
        # `typing.get_type_hints` does the same ten times slower, at the start of every game.
        found = _TYPES[kind] = {
            field: _TYPE_OF.get(said) or eval(said, vars(sys.modules[home.__module__]))
            for home in kind.__mro__
            for field, said in vars(home).get("__annotations__", {}).items()
            if field in kind._fields
        }
    return found


def _each_total_once(sources: list[Any]) -> tuple[Any, ...]:
    """A total that several tables name as the same bonus brings it once, the largest of them."""
    best: dict[tuple[str, int], Any] = {}
    for source in sources:
        for total in source.totals if isinstance(source, hits.ExactTotal) else ():
            named = (source.source, total)
            if named not in best or source.amount > best[named].amount:
                best[named] = source
    made = []
    for source in sources:
        if not isinstance(source, hits.ExactTotal):
            made.append(source)
            continue
        totals = tuple(t for t in source.totals if best[source.source, t] is source)
        if totals or not source.totals:
            made.append(source._replace(totals=totals))
    return tuple(made)


def _scores(combo: Any) -> bool:
    """A combination worth nothing is none, unless something is rolled for it."""
    special = getattr(combo, "rolled", 0) or getattr(combo, "token", False)
    return bool(combo.points or special)


def _always_possible(combo: Any) -> bool:
    return isinstance(combo, combos.Single)


def _did_you_mean(given: str, known: Iterable[str], otherwise: str = "") -> str:
    """The known name that is nearest, or what else helps."""
    names = list(known)
    near = get_close_matches(given[:60], names, 1, 0.7)
    if not near:
        # Half a likeness is a guess, unless both begin alike.
        alike = [name for name in names if name[:3] == given[:3].casefold()]
        near = get_close_matches(given[:60], alike, 1, 0.5)
    if not near and len(given) > 3:
        near = [name for name in names if given.casefold() in name.split("-")][:1]
    if near:
        return f"did you mean {near[0]}?"
    return otherwise or f"known are {', '.join(names[:12])}"
