"""The commands `rules` and `rules check`."""

from __future__ import annotations

from zonk_desktop.cli.answers import of_rules
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import complain, put, visible
from zonk_desktop.words import say, text


def rules(words: list[str], found: Found) -> int:
    from zonk_desktop.engine.ruleset import RuleSet
    from zonk_desktop.rulebook import describe
    from zonk_desktop.rulebook.library import resolve, without_effect

    if "--refusals" in found:
        if words or "--knobs" in found:
            raise Usage(say("cli-rules-refusals-stands-alone"))
        from zonk_desktop.engine.refusals import Code
        from zonk_desktop.transcript.telling import pattern

        for code in Code:
            put(f"{code.value:22} {pattern(code)}")
        return 0
    if not words:
        put(describe.knob_table(RuleSet("", "")) if "--knobs" in found else describe.presets())
        return 0
    with of_rules(words[0]):
        ruleset, idle = resolve(words[0]), without_effect(words[0])
    if "--knobs" in found:
        put(describe.knob_table(ruleset))
    else:
        put(describe.rules(ruleset))
        if idle:
            shown = (f"  {visible(text(line))}" for line in idle)
            put("\n".join(["", say("cli-without-effect"), *shown]))
    return 0


def check(words: list[str], found: Found) -> int:
    from zonk_desktop.rulebook.library import resolve, without_effect

    with of_rules(words[0]):
        ruleset, idle = resolve(words[0]), without_effect(words[0])
    for line in idle:
        complain(f"{words[0]}: {text(line)}")
    if idle:
        return 1
    put(visible(say("cli-a-complete-rule-set", words=words[0], name=ruleset.name)))
    return 0
