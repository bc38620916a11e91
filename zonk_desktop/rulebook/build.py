"""From the tables of a TOML document to the values of the engine.

Combinations, hit sources, names of misses and faults are tables with a name of their own
(`[combo.straight-low]`), so that a house rule can change one of them, switch it off, or add one.
Any value may refer to a knob (`"$triple-1"`, or `"$second-triple=extension"` for a switch), and a
table counts only `when` knobs have certain values, or `unless` they have.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from zonk_desktop.engine import combos, hits
from zonk_desktop.engine.choices import AwardName, Blame, MissState
from zonk_desktop.engine.ruleset import FaultKind, MissName, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import Value, changed, defaults
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.checks import (
    MOST_HITS,
    check,
    check_sense,
    check_together,
    derive,
    lapses,
)
from zonk_desktop.rulebook.errors import REFUSED, RuleFileError
from zonk_desktop.rulebook.knobs import Knob, Unfit
from zonk_desktop.rulebook.reading import (
    Document,
    Reading,
    did_you_mean,
    did_you_mean_knob,
    idle,
    idle_hit,
    idle_tables,
    idle_words,
)
from zonk_desktop.words import Message, say

COMBOS: dict[str, type[Value]] = {
    "single": combos.Single,
    "of-a-kind": combos.OfAKind,
    "matching-later": combos.MatchingLater,
    "straight": combos.Straight,
    "shape": combos.Shape,
    "nothing": combos.Nothing,
    "all-dice": combos.AllDice,
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
    "entry": hits.FirstScore,
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
            "coloured",
            "typical-rounds", *TEXTS)  # fmt: skip
_TYPES: dict[type[Value], Mapping[str, Any]] = {}
#: What most annotations say.
_TYPE_OF: dict[str, Any] = {"int": int, "bool": bool, "str": str}
MOST_ROUNDS = 500


class Builder(Reading):
    """Makes a rule set of a document."""

    def __init__(
        self,
        file: str,
        document: Document,
        ranks: Mapping[str, int] | None = None,
        options: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(file, document, ranks, options)
        #: Knobs that have no effect beside what was written nearer to the reader.
        self.lapsed: set[Knob] = set()

    def build(self, *, begun: bool) -> RuleSet:
        """The rule set; `begun`: a game was, so that knobs refused together since are told only."""
        document = self.document
        for section in document:
            if section not in SECTIONS:
                knob = knobs.find(section)
                hint = (
                    Message.of("rulebook-is-a-knob", name=knob.name)
                    if knob is not None
                    else Message.of(
                        "rulebook-unknown-section", hint=did_you_mean(section, SECTIONS)
                    )
                )
                raise self.fail(section, hint)
        if document.get("format", 1) != 1:
            raise self.fail("format", "rulebook-format")
        self.table("coloured")  # read when the file is (load)
        self.settings = self._settings()
        scoring = self._objects("combo", COMBOS)
        instants = tuple(x for x in scoring if isinstance(x, combos.Instant))
        made = tuple(x for x in scoring if not isinstance(x, combos.Instant))
        made = tuple(x for x in made if _scores(x))
        if self.settings.win_throw:
            instants += (combos.Instant("win-throw", self.settings.win_throw),)
        ruleset = RuleSet(
            self.word("key", "house"),
            self.word("name", say("rules-house-rules")),
            self.settings,
            made,
            instants,
            self._hits(),
            tuple(self._misses()),
            tuple(self._faults()),
            self._awards(),
            self._bonuses(),
            self._award_titles(),
            self.numbers("picture", 8, 1, 6),
            self.numbers("hits-a-head", 2, 0, MOST_HITS),
            self._rounds(),
            {key: self.text(key, document[key], 0) for key in TEXTS if key in document},
        )
        check(self, ruleset)
        try:
            check_sense(self, ruleset)
            check_together(self, ruleset.settings)
        except RuleFileError as wrong:
            if not begun:
                raise
            said = Message.of("rulebook-refused-now", knob=wrong.key, why=wrong.message)
            return changed(ruleset, texts={**ruleset.texts, REFUSED: said})
        return ruleset

    def _rounds(self) -> int:
        value = self.document.get("typical-rounds", 0)
        if type(value) is not int or not 0 <= value <= MOST_ROUNDS:
            raise self.fail("typical-rounds", "rulebook-number-from-0", most=str(MOST_ROUNDS))
        return value

    def _settings(self) -> Settings:
        values: dict[str, Any] = {}
        for name, given in self.table("knobs").items():
            if (knob := knobs.find(name)) is None:
                raise self.fail(
                    f"knobs.{name}", "rulebook-no-such-knob", hint=did_you_mean_knob(name)
                )
            try:
                values[knob.attribute] = knobs.parse(knob, given)
            except Unfit as wrong:
                raise self.fail(f"knobs.{name}", wrong.message) from None
        return self._lapse(derive(Settings(**values)))

    def _lapse(self, s: Settings) -> Settings:
        """Without the knobs that have no effect beside those written nearer to the reader.

        A knob that was written where it has none is refused by `check`.
        """
        for lapse in lapses(s):
            nearest = max([self.rank(other) for other in lapse.beside])
            if self.rank(lapse.knob) < nearest:
                knob = knobs.find(lapse.knob)
                assert knob is not None
                self.lapsed.add(knob)
                s = changed(s, **{knob.attribute: lapse.off})
        return s

    def _objects(self, section: str, kinds: Mapping[str, type[Value]]) -> list[Any]:
        made = []
        for name, entry in self.entries(section):
            key = f"{section}.{name}"
            kind = entry.pop("kind", None)
            if not isinstance(kind, str) or kind not in kinds:
                raise self.fail(f"{key}.kind", "rulebook-one-of", known=tuple(kinds))
            made.append(self._object(key, name, kinds[kind], entry))
        return made

    def _object(self, key: str, name: str, kind: type[Value], entry: dict[str, Any]) -> Any:
        known = [field for field in kind.__struct_fields__ if field != "key"]
        types, otherwise = _types(kind), defaults(kind)
        values: dict[str, Any] = {"key": name}
        if issubclass(kind, hits.HitSource) and "source" not in entry:
            values["source"] = name
        for given, value in entry.items():
            field = given.replace("-", "_")
            if field not in known:
                names = [word.replace("_", "-") for word in known]
                raise self.fail(
                    f"{key}.{given}", "rulebook-unknown", hint=did_you_mean(given, names)
                )
            values[field] = self.value(f"{key}.{given}", types[field], value)
        for field in known:
            if field not in values and field not in otherwise:
                raise self.fail(f"{key}.{field}", "rulebook-missing")
        return kind(**values)

    def _hits(self) -> tuple[hits.HitSource, ...]:
        """The sources of hits that these dice and knobs can ever show."""
        made = [x for x in self._objects("hit", HITS) if idle_hit(x, self.settings) is None]
        return _each_total_once(made)

    def _misses(self) -> list[MissName]:
        found = []
        for name, entry in self.entries("miss"):
            key = f"miss.{name}"
            text, when = entry.pop("text", None), entry.pop("when-state", MissState.ANY.value)
            if not isinstance(text, str) or not 1 <= len(text) <= 40:
                raise self.fail(f"{key}.text", "rulebook-word-of", most="40")
            title = self.title(key, entry)
            self.nothing_left(key, entry, ("text", "when-state", "title"))
            state = self.choice(f"{key}.when-state", MissState, when)
            found.append(MissName(name, text, state, title))
        return found

    def _faults(self) -> list[FaultKind]:
        found = []
        for name, entry in self.entries("fault"):
            key = f"fault.{name}"
            title, account = self.title(key, entry), entry.pop("account", False)
            if name not in FAULT_KINDS and not title:
                near = did_you_mean(name, FAULT_KINDS)
                raise self.fail(key, "rulebook-no-such-fault", hint=near)
            if not isinstance(account, bool):
                raise self.fail(f"{key}.account", "rulebook-true-or-false")
            text, who = entry.pop("text", None), entry.pop("who", Blame.TURN.value)
            if not isinstance(text, str) or not 1 <= len(text) <= 40:
                raise self.fail(f"{key}.text", "rulebook-word-of", most="40")
            self.nothing_left(key, entry, ("text", "who", "title", "account"))
            blame = self.choice(f"{key}.who", Blame, who)
            found.append(FaultKind(name, text, blame, title, account))
        return found

    def _award_titles(self) -> tuple[tuple[str, str], ...]:
        found = []
        for name, entry in self.entries("award"):
            key = f"award.{name}"
            if name not in AWARDS:
                raise self.fail(key, "rulebook-no-such-award", hint=did_you_mean(name, AWARDS))
            found.append((name, self.title(key, entry)))
            self.nothing_left(key, entry, ("title",))
        return tuple(found)

    def _awards(self) -> tuple[AwardName, ...]:
        given = self.document.get("awards", [])
        if not isinstance(given, list) or len(given) > len(AWARDS):
            raise self.fail("awards", "rulebook-list-of-awards")
        for name in given:
            if not isinstance(name, str) or name not in AWARDS:
                hint = did_you_mean(name if isinstance(name, str) else "", AWARDS)
                raise self.fail("awards", "rulebook-no-such-award", hint=hint)
        return tuple(AwardName(name) for name in given)

    def _bonuses(self) -> tuple[tuple[int, str], ...]:
        found = []
        for total, name in self.table("bonus").items():
            if not total.isdecimal() or len(total) > 7:
                raise self.fail(f"bonus.{total}", "rulebook-key-is-total")
            if not isinstance(name, str) or len(name) > 200:
                raise self.fail(f"bonus.{total}", "rulebook-bonus-name")
            found.append((int(total), name))
        return tuple(found)

    def idle(self, own: int) -> dict[Knob, str]:
        """Knobs of the file of this rank without effect, each with the knob that keeps it so."""
        return idle(self, own)

    def idle_words(self, knob: Knob, beside: str) -> Message:
        """Why a knob without effect has none."""
        return idle_words(self, knob, beside)

    def idle_tables(self) -> list[Message]:
        """Why tables of the file itself have no effect, a sentence each."""
        names = {x.key: x for x in self._objects("hit", HITS)}
        never = {key: why for key, x in names.items() if (why := idle_hit(x, self.settings))}
        return idle_tables(self, never)


def _types(kind: type[Value]) -> Mapping[str, Any]:
    """Fields of an object of the engine with their types, which the annotations only spell."""
    if (found := _TYPES.get(kind)) is None:
        # `typing.get_type_hints` does the same ten times slower, at the start of every game.
        found = _TYPES[kind] = {
            field: _TYPE_OF.get(said) or eval(said, vars(sys.modules[home.__module__]))
            for home in kind.__mro__
            for field, said in vars(home).get("__annotations__", {}).items()
            if field in kind.__struct_fields__
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
            made.append(changed(source, totals=totals))
    return tuple(made)


def _scores(combo: Any) -> bool:
    """A combination worth nothing is none, unless something is rolled for it."""
    special = getattr(combo, "rolled", 0) or getattr(combo, "token", False)
    return bool(combo.points or special)
