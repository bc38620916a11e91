"""Rule sets in words, for the command line and the window's panel."""

from __future__ import annotations

from textwrap import wrap

from zonk_desktop import words
from zonk_desktop.console import visible
from zonk_desktop.engine import combos
from zonk_desktop.engine.choices import LosingThrow
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import catalogue, knobs, summary
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.rulebook.summary import Fact
from zonk_desktop.words import say, speech


def presets() -> str:
    """The sheets, a line each."""
    lines = []
    for key in PRESETS:
        ruleset = preset(key)
        portrait = str(ruleset.texts.get("portrait", ""))
        lines.append(f"{key:16} {ruleset.name}. {portrait}".rstrip())
    return "\n".join(lines) + "\n"


def knob_table(ruleset: RuleSet) -> str:
    """Every knob with its value, type, range, default and catalogue id."""
    start = _defaults(ruleset)
    lines = []
    for group in knobs.GROUPS:
        lines.append(f"# {knobs.group_title(group)}")
        for knob in knobs.KNOBS:
            if knob.group != group:
                continue
            value = knobs.show(knobs.read(ruleset.settings, knob))
            default = knobs.show(knobs.read(start.settings, knob))
            lines.append(f"{knob.name}={value}")
            lines.append(
                f"    {knob.kind}; {words.text(knob.range)}; default {default}; {knob.source}"
            )
            lines.append(f"    {knob.sentence}")
    return "\n".join(lines) + "\n"


def _defaults(ruleset: RuleSet) -> RuleSet:
    """What the values are compared with: the preset of that key, or nothing at all."""
    return preset(ruleset.key) if is_sheet(ruleset.key) else RuleSet("", "")


#: Texts that a rule set brings itself.
_TEXTS = ("ceremony-text", "symbol", "term", "tip", "about", "notice")


def sections(ruleset: RuleSet) -> list[tuple[str, list[tuple[str, str]]]]:
    """A rule set in short as headed pairs, for a screen."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    found.append((say("describe-head-points"), _scoring(ruleset)))
    found.append((say("describe-head-turn"), [(line, "") for line in _turn(ruleset)]))
    hits = [(line.strip(), "") for line in _hits(ruleset)]
    if hits:
        found.append((say("describe-head-hits"), hits))
    if ruleset.misses:
        found.append(
            (
                say("describe-head-miss"),
                [
                    (miss.text, miss.title or say(f"describe-miss-{miss.when.value}"))
                    for miss in ruleset.misses
                ],
            )
        )
    if ruleset.faults:
        found.append(
            (
                say("describe-head-faults"),
                [
                    (fault.text, catalogue.fault_title(ruleset, fault.key))
                    for fault in ruleset.faults
                ],
            )
        )
    found.append((say("describe-head-end"), [(line, "") for line in _end(ruleset)]))
    for key in _TEXTS:
        texts, title = ruleset.texts.get(key), say(f"describe-head-{key}")
        if isinstance(texts, dict):
            found.append((title, [(str(name), str(text)) for name, text in texts.items()]))
        elif isinstance(texts, tuple):
            found.append((title, [(str(text), "") for text in texts]))
        elif texts:
            found.append((title, [(str(texts), "")]))
    return found


def rules(ruleset: RuleSet) -> str:
    """A rule set in short: what scores, what stops, what brings hits, what it says."""
    lines = [visible(ruleset.name)]
    if "portrait" in ruleset.texts:
        lines += wrap(str(ruleset.texts["portrait"]), 78)
    lines += ["", say("describe-head-points"), *_points(ruleset)]
    lines += ["", say("describe-head-turn"), *(f"  {line}" for line in _turn(ruleset))]
    headed = {
        say("describe-head-hits"): _hits(ruleset),
        say("describe-head-miss"): [
            f"  {visible(m.text):14} {visible(m.title) or say(f'describe-miss-{m.when.value}')}"
            for m in ruleset.misses
        ],
        say("describe-head-faults"): [
            f"  {visible(one.key):14} {visible(one.text):12} "
            f"{visible(catalogue.fault_title(ruleset, one.key))}"
            for one in ruleset.faults
        ],
        say("describe-head-end"): [f"  {line}" for line in _end(ruleset)],
    }
    for title, found in headed.items():
        if found:
            lines += ["", title, *found]
    for key in _TEXTS:
        texts = ruleset.texts.get(key)
        if texts:
            lines += ["", say(f"describe-head-{key}"), *_words(texts)]
    return "\n".join(lines) + "\n"


def _scoring(ruleset: RuleSet) -> list[tuple[str, str]]:
    """Every combination and every throw that ends the game, with what it brings."""
    found = [_combo(combo) for combo in ruleset.combos]
    alone = ruleset.settings.losing_throw is LosingThrow.THROWER
    loses = say("describe-puts-out" if alone else "describe-loses")
    for one in ruleset.instants:
        worth = say("describe-wins") if one.wins else loses
        found.append((" ".join(map(str, one.faces)), worth))
    return found


def _points(ruleset: RuleSet) -> list[str]:
    return [f"  {visible(what):36} {visible(worth)}" for what, worth in _scoring(ruleset)]


def _facts(facts: list[Fact]) -> list[str]:
    """Facts in whole sentences."""
    return [say(f"describe-{fact.name}", **fact.data) for fact in facts]


def _turn(ruleset: RuleSet) -> list[str]:
    return _facts(summary.turn(ruleset))


def _hits(ruleset: RuleSet) -> list[str]:
    found: dict[str, None] = {}
    for source in ruleset.hits:
        title = catalogue.source_title(ruleset, source)
        line = say(
            "describe-source",
            title=visible(title),
            amount=source.amount,
            everyone=source.everyone,
            kept=source.kept,
        )
        found[f"  {line}"] = None
    lines = list(found)
    for total, name in ruleset.bonus_names:
        lines.append(f"    {total:5} {visible(name)}")
    return lines + [f"  {line}" for line in _facts(summary.hit_rules(ruleset))]


def _end(ruleset: RuleSet) -> list[str]:
    s = ruleset.settings
    lines = _facts([*summary.end(s), *summary.beside(s)])
    if ruleset.awards:
        names = tuple(catalogue.award_title(ruleset, name) for name in ruleset.awards)
        lines.append(say("describe-awards", names=names))
    return lines


def _words(found: object) -> list[str]:
    if isinstance(found, dict):
        parts = [f"{key}: {value}" for key, value in found.items()]
    elif isinstance(found, tuple):
        parts = [str(part) for part in found]
    else:
        parts = [str(found)]
    return [
        line
        for part in parts
        for line in wrap(part, 78, initial_indent="  ", subsequent_indent="    ")
    ]


def _combo(combo: object) -> tuple[str, str]:
    """What a combination is, and what it is worth."""
    match combo:
        case combos.Single(_, face, points):
            return say("describe-each", face=str(face)), _worth(combo, points)
        case combos.OfAKind():
            alike = say(
                "describe-alike",
                count=str(combo.count),
                any=len(combo.faces) == 6,
                faces=combo.faces,
                whole=combo.whole,
            )
            step = "by-face" if combo.step_by_face else "points"
            worth = say(
                "describe-alike-worth",
                points=combo.points,
                by_face=combo.by_face,
                more=step if combo.step else "doubled" if combo.doubling else "no",
                step=combo.step,
                kept=combo.safe,
            )
            return alike, worth
        case combos.MatchingLater():
            each = "describe-by-face" if combo.by_face else "describe-worth"
            return say("describe-each-later"), say(each, points=combo.points, kept=False)
        case combos.Straight():
            worth = say(
                "describe-straight",
                rolled=combo.rolled,
                points=combo.points,
                factor=str(combo.factor),
                token=combo.token,
                kept=combo.safe,
            )
            return "-".join(map(str, combo.faces)), worth
        case combos.Shape(_, shape, points):
            alike = speech().listed(say("describe-so-many", count=str(n)) for n in shape)
            return alike, _worth(combo, points)
        case combos.Nothing(_, points):
            return say("describe-none-scores"), say("describe-worth", points=points, kept=False)
    return str(combo), ""


def _worth(combo: combos.Single | combos.Shape, points: int) -> str:
    return say("describe-worth", points=points, kept=combo.safe)
