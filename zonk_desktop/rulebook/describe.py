"""Rule sets in words, for the command line and for whoever asks."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house, preset


def find(name: str) -> RuleSet:
    """A preset by its key, or a house-rules file."""
    if name in PRESETS:
        return preset(name)
    if name.endswith(".toml"):
        return house(Path(name))
    raise RuleFileError(
        name[:60], "rules", f"no such rules; name one of {', '.join(PRESETS)} or a .toml file"
    )


def presets() -> str:
    """The five sheets, a line each."""
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
        lines.append(f"# {group}")
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
    return preset(ruleset.key) if ruleset.key in PRESETS else RuleSet("", "")


def rules(ruleset: RuleSet) -> str:
    """A rule set in short: what scores, what stops, what brings hits, what it says."""
    s = ruleset.settings
    lines = [ruleset.name, ""]
    texts = ruleset.texts
    if "portrait" in texts:
        lines += [*wrap(str(texts["portrait"]), 78), ""]
    lines.append(f"Dice: {s.dice_count}, {s.special_dice}. Limit {s.limit}, {s.ending}.")
    first = max(s.entry_minimum, s.stop_minimum)
    lines.append(f"First score at least {first}, later {s.stop_minimum}.")
    if s.stop_dice:
        lines.append(f"To stop, dice aside: {' or '.join(map(str, s.stop_dice))}.")
    lines += ["", "Scores:"]
    lines += [f"  {_combo(combo)}" for combo in ruleset.combos]
    lines += [f"  {' '.join(map(str, one.faces))}: the game" for one in ruleset.instants]
    lines += ["", "Hits:"]
    lines += [f"  {source.source}" for source in ruleset.hits]
    lines += ["", "A miss is called:"]
    lines += [f"  {miss.text} ({miss.when})" for miss in ruleset.misses]
    for title in ("term", "tip", "notice"):
        found = texts.get(title)
        if found:
            lines += ["", title.capitalize() + ":", *_words(found)]
    return "\n".join(lines) + "\n"


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


def _combo(combo: object) -> str:
    faces = getattr(combo, "faces", None) or (getattr(combo, "face", ""),)
    shown = " ".join(map(str, faces))
    points = getattr(combo, "points", 0)
    worth = f"{points} x face" if getattr(combo, "by_face", False) else str(points)
    kind = type(combo).__name__
    count = getattr(combo, "count", 0)
    shape = getattr(combo, "shape", ())
    if kind == "OfAKind":
        step = getattr(combo, "step", 0)
        more = f", each further {step}" if step else ""
        return f"{count} alike of {shown}: {worth}{more}"
    if kind == "MatchingLater":
        return f"each {shown} that matches three alike set aside: {worth}"
    if kind == "Shape":
        return f"alike {' + '.join(map(str, shape))}: {worth}"
    rolled = getattr(combo, "rolled", 0)
    if rolled:
        return f"{shown}: {getattr(combo, 'factor', 0)} x the sum of {rolled} dice"
    return f"{shown}: {worth}"
