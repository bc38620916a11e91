"""Knobs that have no effect beside others, and knobs that nobody could play by together."""

from __future__ import annotations

from typing import Any, NamedTuple

from zonk_desktop.engine.choices import (
    AfterLimit,
    HotDice,
    Landing,
    Rule11k,
    SpecialDice,
)
from zonk_desktop.engine.settings import Settings


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


class Lapse(NamedTuple):
    """A knob without effect beside others: what it is set to where it merely was taken over."""

    knob: str
    off: Any
    beside: tuple[str, ...]
    #: The refusal of a file that sets the knob itself.
    message: str


def lapses(s: Settings) -> list[Lapse]:
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


def clashes(s: Settings) -> list[dict[str, str]]:
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
