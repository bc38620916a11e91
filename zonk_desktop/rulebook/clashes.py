"""Knobs that have no effect beside others, and knobs that nobody could play by together."""

from __future__ import annotations

from typing import Any, NamedTuple

from zonk_desktop.engine.choices import (
    AfterLimit,
    FinishCompare,
    HotDice,
    Landing,
    LastLicks,
    Rule11k,
    SpecialDice,
    StopNeeds,
    WinnerBy,
)
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import changed
from zonk_desktop.words import Message


def derive(s: Settings) -> Settings:
    """Variations that are short for several knobs at once (IB-065, IB-066, A-WH-29, D-17)."""
    if s.breaking_the_ice:
        s = changed(s, entry_minimum=max(s.entry_minimum, 500))
    if s.push_your_luck:
        least = min(s.push_dice, s.dice_count - 1)
        s = changed(s, hot_dice=HotDice.FORCED, stop_dice=tuple(range(least, s.dice_count)))
    if s.finish_round and s.ending is AfterLimit.IMMEDIATE:
        s = changed(s, ending=AfterLimit.FINISH_ROUND)
    return s


class Lapse(NamedTuple):
    """A knob without effect beside others: what it is set to where it merely was taken over."""

    knob: str
    off: Any
    beside: tuple[str, ...]
    #: The refusal of a file that sets the knob itself.
    message: Message


def lapses(s: Settings) -> list[Lapse]:
    """The knobs of these settings that have no effect beside the others."""
    red = s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE}
    found = (
        (
            s.must_beat and s.ending is not AfterLimit.LAST_ROUND,
            Lapse(
                "must-beat", False, ("ending", "finish-round"),
                Message.of("rulebook-last-round-alone-ending"),
            ),
        ),
        (
            s.must_beat and s.rounds > 0,
            Lapse(
                "must-beat", False, ("rounds",), Message.of("rulebook-last-round-alone-rounds"),
            ),
        ),
        (
            s.last_licks is not LastLicks.OFF and bool(_no_licks(s)),
            Lapse(
                "last-licks", LastLicks.OFF, ("ending", "finish-round", "rounds", "landing",
                "winner-by"), Message.of("rulebook-last-licks", cure=_no_licks(s)),
            ),
        ),
        (
            s.rounds > 0 and s.rule11k is Rule11k.CALLABLE,
            Lapse(
                "rule11k", Rule11k.OFF, ("rounds",),
                Message.of("rulebook-rounds-have-no-limit"),
            ),
        ),
        (
            s.rounds > 0 and s.landing is not Landing.OVER,
            Lapse(
                "landing", Landing.OVER, ("rounds",),
                Message.of("rulebook-rounds-have-no-landing"),
            ),
        ),
        (
            s.extension > 0 and (s.rounds > 0 or s.landing is not Landing.OVER),
            Lapse(
                "extension", 0, ("rounds", "landing"),
                _extension_beyond(s),
            ),
        ),
        (
            s.extension > 0 and s.rule11k is Rule11k.CALLABLE,
            Lapse(
                "rule11k", Rule11k.OFF, ("extension",),
                Message.of("rulebook-extension-no-call"),
            ),
        ),
        (
            s.wild_face > 0 and not red,
            Lapse(
                "wild-face", 0, ("special-dice",),
                Message.of("rulebook-no-red-die", dice="odd-die"),
            ),
        ),
        (
            s.blood_die and not red,
            Lapse(
                "blood-die", False, ("special-dice",),
                Message.of("rulebook-no-red-die", dice="blood-die"),
            ),
        ),
        (
            s.dare and s.dice_count < 3,
            Lapse("dare", False, ("dice-count",), Message.of("rulebook-dare-too-few")),
        ),
        (
            bool(s.win_throw) and len(s.win_throw) != s.dice_count,
            Lapse(
                "win-throw", (), ("dice-count",),
                Message.of("rulebook-all-faces", dice=s.dice_count),
            ),
        ),
    )  # fmt: skip
    return [lapse for wrong, lapse in found if wrong]


def _no_licks(s: Settings) -> tuple[str, ...]:
    """What to set so that leaders can be passed in the last turns: what is not so yet."""
    return tuple(
        cure
        for wrong, cure in (
            (s.ending is not AfterLimit.LAST_ROUND, "ending = lastRound"),
            (s.rounds > 0, "rounds = 0"),
            (s.landing is not Landing.OVER, "landing = over"),
            (s.winner_by is WinnerBy.FIRST, "winner-by = points"),
        )
        if wrong
    )


def _extension_beyond(s: Settings) -> Message:
    """What to set so that points go beyond the limit: only what is not so yet."""
    cure = ["landing = over"] if s.landing is not Landing.OVER else []
    cure += ["rounds = 0"] if s.rounds else []
    return Message.of("rulebook-extension-beyond", cure=tuple(cure))


def clashes(s: Settings) -> list[dict[str, Message]]:
    """Knobs that no table could play by together: what to say of each that may be to blame."""
    aside = set(s.stop_dice)
    minimum = max(s.stop_minimum, s.entry_minimum)
    below = Message.of("rulebook-above-limit")
    forced = s.hot_dice is HotDice.FORCED
    found: tuple[tuple[bool, dict[str, Message]], ...] = (
        (
            s.players_min > s.players_max,
            {
                "players-min": Message.of("rulebook-players-above-max", most=str(s.players_max)),
                "players-max": Message.of("rulebook-players-below-min", least=str(s.players_min)),
            },
        ),
        (
            s.limit < minimum,
            {
                "limit": Message.of("rulebook-limit-below-minimum", minimum=str(minimum)),
                "entry-minimum": below,
                "stop-minimum": below,
                "breaking-the-ice": Message.of("rulebook-ice-above-limit", minimum=str(minimum)),
            },
        ),
        (
            s.landing is Landing.EXACT and s.stop_minimum > 0,
            {
                "landing": Message.of("rulebook-exact-with-minimum"),
                "stop-minimum": Message.of("rulebook-minimum-with-exact"),
            },
        ),
        (
            s.landing is Landing.EXACT and s.rule11k is Rule11k.CALLABLE,
            {
                "landing": Message.of("rulebook-exact-with-11k"),
                "rule11k": Message.of("rulebook-rule11k-with-exact"),
            },
        ),
        (
            bool(aside) and not aside & set(range(1, s.dice_count + 1)),
            {
                "stop-dice": Message.of("rulebook-number-to", most=str(s.dice_count)),
                "dice-count": Message.of(
                    "rulebook-stop-dice-wants", dice=tuple(map(str, s.stop_dice))
                ),
            },
        ),
        (
            # More dice than there are never lie aside.
            forced and aside & set(range(1, s.dice_count + 1)) == {s.dice_count},
            {
                "stop-dice": Message.of("rulebook-stop-dice-all"),
                "hot-dice": Message.of("rulebook-hot-dice-stop", dice=s.dice_count),
                "dice-count": Message.of("rulebook-stop-dice-rolled"),
            },
        ),
        (
            s.entry_dice > s.dice_count - forced,
            {
                "entry-dice": Message.of("rulebook-entry-dice-above"),
                "dice-count": Message.of("rulebook-entry-dice-wants", dice=str(s.entry_dice)),
                "hot-dice": Message.of("rulebook-entry-dice-rolled", dice=str(s.entry_dice)),
            },
        ),
        (
            bool(aside) and s.stop_needs is StopNeeds.BOTH and _never_enters(s, aside, forced),
            {
                "entry-dice": Message.of(
                    "rulebook-entry-dice-never-stop", dice=tuple(map(str, s.stop_dice))
                ),
                "stop-dice": Message.of("rulebook-stop-dice-no-entry", dice=str(s.entry_dice)),
            },
        ),
    )
    return [names for wrong, names in (*found, *_clashing_totals(s)) if wrong]


def _never_enters(s: Settings, aside: set[int], forced: bool) -> bool:
    """Whether no number of dice with which one may stop is enough to enter."""
    return max(aside & set(range(1, s.dice_count + 1 - forced)), default=0) < s.entry_dice


def _gap(s: Settings) -> str:
    """The points from the lowest total with which nobody stops to the first where one may."""
    return str(s.no_stop_below - s.no_stop_from)


def _clashing_totals(s: Settings) -> tuple[tuple[bool, dict[str, Message]], ...]:
    """The same of totals where nobody stops, or where the game goes on."""
    exact = s.landing is Landing.EXACT
    return (
        (
            s.no_stop_below <= s.no_stop_from != 0 or 0 < s.no_stop_below <= s.no_stop_from,
            {
                "no-stop-from": Message.of(
                    "rulebook-no-stop-from-high", below=str(s.no_stop_below)
                ),
                "no-stop-below": Message.of(
                    "rulebook-no-stop-below-low", above=str(s.no_stop_from)
                ),
            },
        ),
        (
            exact and s.no_stop_below > s.limit,
            {
                "no-stop-below": Message.of("rulebook-no-landing-on", limit=str(s.limit)),
                "landing": Message.of("rulebook-no-landing"),
                "limit": Message.of("rulebook-limit-no-landing", below=str(s.no_stop_below)),
            },
        ),
        (
            # One turn would have to bring it, like a minimum; a game of this many rounds ends.
            not s.rounds and s.no_stop_from < s.limit < s.no_stop_below - s.no_stop_from,
            {
                "no-stop-below": Message.of("rulebook-no-stop-wide", gap=_gap(s)),
                "no-stop-from": Message.of("rulebook-no-stop-wide-from", gap=_gap(s)),
                "limit": Message.of("rulebook-limit-no-stop", gap=_gap(s)),
            },
        ),
        (
            # Cut to the limit, or refused beyond it, a total never passes it.
            s.landing is not Landing.OVER and s.finish_compare is FinishCompare.PASS,
            {
                "finish-compare": Message.of("rulebook-never-passed"),
                "landing": Message.of("rulebook-landing-never-passes"),
            },
        ),
        (
            s.must_beat and s.last_licks is LastLicks.TIED,
            {
                "last-licks": Message.of("rulebook-tied-must-beat"),
                "must-beat": Message.of("rulebook-must-beat-tied"),
            },
        ),
        (
            0 < s.extension <= s.limit,
            {
                "extension": Message.of("rulebook-extension-low", limit=str(s.limit)),
                "limit": Message.of("rulebook-limit-above-extension", extension=str(s.extension)),
            },
        ),
    )
