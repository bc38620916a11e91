"""Rules that the graph of a turn, or the chance to win, does not count: said so, never guessed."""

from __future__ import annotations

from zonk_desktop.engine.choices import Landing, LastLicks, SameTotal, TakeOverRule
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.words import Message


def uncounted(ruleset: RuleSet) -> Message | None:
    """Why turns under these rules have no odds, None where they have."""
    s = ruleset.settings
    found = (
        (any(getattr(combo, "clear", 0) for combo in ruleset.combos), "odds-clear"),
        (s.last_die_tries > 1, "odds-last-die"),
        (s.beat_previous, "odds-beat-previous"),
        (s.first_throw_penalty > 0, "odds-first-throw"),
    )
    return next((Message.of(name) for holds, name in found if holds), None)


def winning_uncounted(ruleset: RuleSet) -> Message | None:
    """Why the chance to win is not known under these rules, None where it may be."""
    s = ruleset.settings
    found = (
        (s.last_licks is not LastLicks.OFF, "odds-last-licks"),
        (s.same_total is not SameTotal.OFF, "odds-unknown-same-total"),
        (s.take_over is not TakeOverRule.OFF, "odds-unknown-take-over"),
        (s.extension > 0, "odds-unknown-extension"),
        (s.landing is Landing.EXACT, "odds-unknown-landing"),
    )
    return next((Message.of(name) for holds, name in found if holds), None)
