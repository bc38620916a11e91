"""Rule sets in words, for the command line and for whoever asks."""

from __future__ import annotations

from textwrap import wrap

from zonk_desktop.console import visible
from zonk_desktop.engine import combos
from zonk_desktop.engine.choices import LosingThrow
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import catalogue, knobs, summary
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.rulebook.summary import Fact
from zonk_desktop.words import say


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
            lines.append(f"    {knob.kind}; {knob.range_text()}; default {default}; {knob.source}")
            lines.append(f"    {knob.sentence}")
    return "\n".join(lines) + "\n"


def _defaults(ruleset: RuleSet) -> RuleSet:
    """What the values are compared with: the preset of that key, or nothing at all."""
    return preset(ruleset.key) if is_sheet(ruleset.key) else RuleSet("", "")


_TEXTS = (
    ("ceremony-text", "At the table"),
    ("symbol", "Signs on the sheet"),
    ("term", "Words"),
    ("tip", "Advice"),
    ("about", "Where it comes from"),
    ("notice", "Notice"),
)


def sections(ruleset: RuleSet) -> list[tuple[str, list[tuple[str, str]]]]:
    """A rule set in short as headed pairs, for a screen."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    found.append(("Points", _scoring(ruleset)))
    found.append(("A turn", [(line, "") for line in _turn(ruleset.settings)]))
    hits = [(line.strip(), "") for line in _hits(ruleset)]
    if hits:
        found.append(("Hits", hits))
    if ruleset.misses:
        found.append(
            (
                "A miss",
                [
                    (miss.text, miss.title or say(f"describe-miss-{miss.when.value}"))
                    for miss in ruleset.misses
                ],
            )
        )
    if ruleset.faults:
        found.append(
            (
                "Faults",
                [
                    (fault.text, catalogue.fault_title(ruleset, fault.key))
                    for fault in ruleset.faults
                ],
            )
        )
    found.append(("The end", [(line, "") for line in _end(ruleset)]))
    for key, title in _TEXTS:
        texts = ruleset.texts.get(key)
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
    lines += ["", "Points", *_points(ruleset)]
    lines += ["", "A turn", *(f"  {line}" for line in _turn(ruleset.settings))]
    headed = {
        "Hits": _hits(ruleset),
        "A miss": [
            f"  {visible(m.text):14} {visible(m.title) or say(f'describe-miss-{m.when.value}')}"
            for m in ruleset.misses
        ],
        "Faults": [
            f"  {visible(one.key):14} {visible(one.text):12} "
            f"{visible(catalogue.fault_title(ruleset, one.key))}"
            for one in ruleset.faults
        ],
        "The end": [f"  {line}" for line in _end(ruleset)],
    }
    for title, found in headed.items():
        if found:
            lines += ["", title, *found]
    for key, title in _TEXTS:
        texts = ruleset.texts.get(key)
        if texts:
            lines += ["", title, *_words(texts)]
    return "\n".join(lines) + "\n"


def _scoring(ruleset: RuleSet) -> list[tuple[str, str]]:
    """Every combination and every throw that ends the game, with what it brings."""
    found = [_combo(combo) for combo in ruleset.combos]
    alone = ruleset.settings.losing_throw is LosingThrow.THROWER
    loses = "puts its thrower out" if alone else "loses the game"
    for one in ruleset.instants:
        found.append((" ".join(map(str, one.faces)), "wins the game" if one.wins else loses))
    return found


def _points(ruleset: RuleSet) -> list[str]:
    return [f"  {visible(what):36} {visible(worth)}" for what, worth in _scoring(ruleset)]


def _facts(facts: list[Fact]) -> list[str]:
    """Facts in whole sentences."""
    return [say(f"describe-{fact.name}", **fact.data) for fact in facts]


def _turn(s: Settings) -> list[str]:
    return _facts(summary.turn(s))


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
            return f"each {face}", f"{points}{_kept(combo)}"
        case combos.OfAKind():
            faces = "" if len(combo.faces) == 6 else " of " + ", ".join(map(str, combo.faces))
            worth = f"{combo.points} x the face" if combo.by_face else str(combo.points)
            if combo.step:
                times = " x the face" if combo.step_by_face else ""
                worth += f", {combo.step}{times} more for each further one"
            if combo.doubling:
                worth += ", doubled by each further one"
            once = " in one throw" if combo.whole else ""
            return f"{combo.count} alike{faces}{once}", worth + _kept(combo)
        case combos.MatchingLater():
            times = " x the face" if combo.by_face else ""
            return "each later one beside three alike", f"{combo.points}{times}"
        case combos.Straight():
            worth = str(combo.points)
            if combo.rolled:
                worth = f"{combo.factor} x the sum of {combo.rolled} dice rolled for it"
            return "-".join(map(str, combo.faces)), worth + (
                ", a re-roll" if combo.token else ""
            ) + _kept(combo)
        case combos.Shape(_, shape, points):
            return " and ".join(f"{count} alike" for count in shape), f"{points}{_kept(combo)}"
        case combos.Nothing(_, points):
            return "all dice, and none scores", str(points)
    return str(combo), ""


def _kept(combo: combos.Single | combos.OfAKind | combos.Straight | combos.Shape) -> str:
    return ", kept on a miss" if combo.safe else ""
