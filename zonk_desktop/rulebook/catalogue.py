"""What hits, signs, faults and awards of a rule set are called, for all who say it.

The names stand in the rule files (`title`, `short`, `sign`) and come from there with the objects
they name. A house rule that gives none is called by its key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from zonk_desktop.engine.hits import HitSource, OddDieAlike
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.words import figure, say

_KNOB = re.compile(r"\{([\w-]+)\}")


def filled(ruleset: RuleSet, text: str) -> str:
    """A text with the values of the knobs it names: "Every {hit-step} points"."""

    def value(found: re.Match[str]) -> str:
        if (knob := knobs.find(found[1])) is None:
            # Other braces are the writer's own.
            return found[0]
        set_to = knobs.read(ruleset.settings, knob)
        # A switch is a number to Python, and none to people.
        return figure(set_to) if type(set_to) is int else knobs.show(set_to)

    return _KNOB.sub(value, text)


def plain(key: str) -> str:
    """A key as a phrase; what the engine itself names has a message."""
    return say("describe-by-integrity") if key == "integrity" else key.replace("-", " ")


def headed(text: str) -> str:
    """A phrase as the beginning of a line."""
    return text[:1].upper() + text[1:]


def source_title(ruleset: RuleSet, source: HitSource) -> str:
    """What one source of hits rewards, in a sentence."""
    return filled(ruleset, source.title) or headed(plain(source.source))


def hit_names(ruleset: RuleSet) -> tuple[str, ...]:
    """The names under which hits of this rule set are written."""
    found: dict[str, None] = {}
    for source in ruleset.hits:
        named = source.names if isinstance(source, OddDieAlike) else (source.source,)
        found.update(dict.fromkeys(named))
    return tuple(found)


def hit_title(ruleset: RuleSet, name: str) -> str:
    """What the hits of this name are for; several sources may share a name."""
    titles = list(dict.fromkeys(_titles(ruleset, name)))
    if not titles:
        return headed(plain(name))
    said = titles[0]
    for title in titles[1:]:
        said = say("describe-title-or", first=said, next=title)
    return said


def hit_short(ruleset: RuleSet, name: str) -> str:
    """The same as a phrase of a few words, for a line that goes on."""
    for source in ruleset.hits:
        if source.source == name and source.short:
            return filled(ruleset, source.short)
    titles = [*_titles(ruleset, name)]
    return titles[0] if titles else plain(name)


def source_short(ruleset: RuleSet, source: HitSource) -> str:
    """What one source of hits rewards, in a few words within a line."""
    if source.short:
        return filled(ruleset, source.short)
    title = filled(ruleset, source.title) or plain(source.source)
    return say("describe-title-within", title=title)


def _titles(ruleset: RuleSet, name: str) -> Iterator[str]:
    for source in ruleset.hits:
        if isinstance(source, OddDieAlike):
            yield from (t for n, t in zip(source.names, source.titles, strict=False) if n == name)
        elif source.source == name and source.title:
            yield filled(ruleset, source.title)


def symbol_short(ruleset: RuleSet, symbol: str) -> str:
    """What a symbol left of a total stands for, in a few words."""
    for source in ruleset.hits:
        if source.symbol == symbol:
            return hit_short(ruleset, source.source)
    return hit_short(ruleset, symbol)


def sign(ruleset: RuleSet, symbol: str) -> str:
    """A symbol where only text can be written."""
    return next((x.sign for x in ruleset.hits if x.symbol == symbol and x.sign), symbol)


def fault_title(ruleset: RuleSet, kind: str) -> str:
    found = next((fault.title for fault in ruleset.faults if fault.key == kind), "")
    return filled(ruleset, found) or plain(kind)


def award_title(ruleset: RuleSet, award: str) -> str:
    return dict(ruleset.award_titles).get(award) or headed(plain(award))
