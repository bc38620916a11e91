"""Texts about rules: house rules in a line, and what the sheets say on a knob."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zonk_desktop.charts.plot import Bar, BarRow, RowPlot
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob
from zonk_desktop.ui.kit.wording import printed
from zonk_desktop.words import percent, say, semicolons, sentences, speech


def misses_plot(chances: Sequence[Sequence[float | None]], told: str = "") -> RowPlot:
    """For each number of dice the chance, and what it was by other rules: dotted.

    None: it is not known yet, or there are no such dice.
    """
    rows = []
    for dice, (chance, *was) in enumerate(chances, 1):
        other = next((one for one in was if one != chance), None)
        text = percent(chance, 1) if chance is not None else "" if was else "…"
        said = say("rules-chance-told", dice=dice, chance=text)
        bars = (Bar(0, chance or 0, "red", was=other),)
        rows.append(BarRow(say("rules-dice", dice=dice), bars, figure=text, said=said))
    told = told or semicolons(row.said for row in rows)
    return RowPlot(tuple(rows), 0, 1, 24, track=12, told=told)


#: Where the sheets have a word on a knob: section and key of their texts.
_SAYINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "dice-count": (("ceremony-text", "bring"),),
    "special-dice": (("term", "Blood Die"),),
    "blood-die": (("term", "Blood Die"),),
    "dare": (("term", "Dare"),),
    "entry-minimum": (
        ("term", "DIAL IN"),
        ("term", "In the game"),
        ("term", "Getting in the Game"),
    ),
    "breaking-the-ice": (("term", "Breaking the Ice"),),
    "push-your-luck": (("term", "Push Your Luck"),),
    "hit-step": (("term", "Hit"),),
    "straight-1-5": (("term", "STRAIGHT"),),
    "straight-2-6": (("term", "STRAIGHT"),),
    "straight-1-6": (("term", "Royale"),),
    "natural-five": (("term", "Natural"),),
    "royale-value": (("term", "Royale"),),
    "reroll": (("term", "Re-Roll"),),
    "social": (("term", "Social"),),
    "turkey": (("term", "Turkey"),),
    "integrity": (("term", "HIT INTEGRITY"),),
    "never-two": (("term", "HIT INTEGRITY"),),
    "magic-number": (("term", "MAGIC NUMBER"),),
    "square-loose": (("term", "SQUARE"),),
    "train-wreck": (("term", "Train Wreck"),),
    "texas-smokeem": (("term", "Texas SmokeEm"),),
    "colors-must-play": (("term", "Colors"),),
    "consolation": (("term", "Consolation BH"),),
    "slim-name": (("term", "Slim Pickin's"),),
    "zonk-hit-repeat": (("term", "Zonk-Hit"),),
    "release": (("ceremony-text", "release"), ("ceremony-text", "ask")),
    "ceremony": (("ceremony-text", "strictness"),),
    "sloppiness": (("term", "Sloppy"),),
    "penalty-points": (("term", "Delay of Game"),),
    "give-hits": (("ceremony-text", "freedoms"),),
    "limit": (("term", "Game limit"),),
    "ending": (("term", "Last Round"),),
    "must-beat": (("term", "Leader"),),
    "rule11k": (("term", "11,000 Rule"),),
    "halftime": (("term", "HALFTIME SHOW"),),
    "halftime-tie": (("term", "HALFTIME HIT"),),
    "order-roll": (("ceremony-text", "order"),),
    "name-rule": (("term", "Zonk name"), ("ceremony-text", "names")),
    "roles": (("ceremony-text", "roles"),),
    "sheet-archive": (("ceremony-text", "file"), ("term", "Zonk File")),
}


_MOST_CHANGES = 3


def portrait(base: RuleSet, ruleset: RuleSet) -> str:
    """Describe house rules in a line: what they change of the sheet they start from."""
    stop = speech().sign("full-stop")
    values = ((knob, knobs.read(ruleset.settings, knob)) for knob in knobs.KNOBS)
    changes = [
        say("rules-portrait-change", title=knob.title, value=knob.said(value))
        for knob, value in values
        if value != knobs.read(base.settings, knob)
    ]
    shown = changes[:_MOST_CHANGES]
    left = len(changes) - len(shown)
    if left:
        shown.append(say("rules-more-changes", left=left) + stop)
    own = str(ruleset.texts.get("portrait", ""))
    if own and own != str(base.texts.get("portrait", "")):
        # It may be in another language.
        shown.insert(0, own.rstrip(f".{stop}") + stop)
    sheet = printed(base.name)
    if not shown and changed(ruleset, key=base.key, name=base.name) == base:
        return say("rules-portrait-same", sheet=sheet)
    if not shown:
        return say("rules-portrait-other", sheet=sheet)
    return say("rules-portrait", sheet=sheet, what=sentences(shown))


def saying(ruleset: RuleSet, knob: Knob) -> str:
    """The sheet's own word on a knob, empty when it has none."""
    for section, key in _SAYINGS.get(knob.name, ()):
        found = ruleset.texts.get(section)
        if isinstance(found, Mapping) and key in found:
            return str(found[key])
    return ""
