"""Whether a rule set can be played: its figures, and its knobs together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from zonk_desktop.engine import combos, hits
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
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.rulebook.reading import Reading, table_knobs
from zonk_desktop.words import Message, Value


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


def lapses(s: Settings) -> Iterator[Lapse]:
    """The knobs of these settings that have no effect beside the others."""
    red = s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE}
    call = s.rule11k is Rule11k.CALLABLE
    over = s.landing is Landing.OVER
    if s.must_beat and s.ending is not AfterLimit.LAST_ROUND:
        why = Message.of("rulebook-last-round-alone-ending")
        yield Lapse("must-beat", False, ("ending", "finish-round"), why)
    if s.must_beat and s.rounds:
        yield Lapse("must-beat", False, ("rounds",), Message.of("rulebook-last-round-alone-rounds"))
    if s.last_licks is not LastLicks.OFF and (cure := _no_licks(s)):
        beside = ("ending", "finish-round", "rounds", "landing", "winner-by")
        why = Message.of("rulebook-last-licks", cure=cure)
        yield Lapse("last-licks", LastLicks.OFF, beside, why)
    if s.rounds and call:
        why = Message.of("rulebook-rounds-have-no-limit")
        yield Lapse("rule11k", Rule11k.OFF, ("rounds",), why)
    if s.rounds and not over:
        why = Message.of("rulebook-rounds-have-no-landing")
        yield Lapse("landing", Landing.OVER, ("rounds",), why)
    if s.extension and (s.rounds or not over):
        yield Lapse("extension", 0, ("rounds", "landing"), _extension_beyond(s))
    if s.extension and call:
        why = Message.of("rulebook-extension-no-call")
        yield Lapse("rule11k", Rule11k.OFF, ("extension",), why)
    if s.wild_face and not red:
        why = Message.of("rulebook-no-red-die", dice="odd-die")
        yield Lapse("wild-face", 0, ("special-dice",), why)
    if s.blood_die and not red:
        why = Message.of("rulebook-no-red-die", dice="blood-die")
        yield Lapse("blood-die", False, ("special-dice",), why)
    if s.dare and s.dice_count < 3:
        yield Lapse("dare", False, ("dice-count",), Message.of("rulebook-dare-too-few"))
    if s.win_throw and len(s.win_throw) != s.dice_count:
        why = Message.of("rulebook-all-faces", dice=s.dice_count)
        yield Lapse("win-throw", (), ("dice-count",), why)


def _no_licks(s: Settings) -> tuple[str, ...]:
    """What to set so that leaders can be passed in the last turns: what is not so yet."""
    return tuple(
        cure
        for wrong, cure in (
            (s.ending is not AfterLimit.LAST_ROUND, "ending = lastRound"),
            (s.rounds, "rounds = 0"),
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


def clashes(s: Settings) -> Iterator[dict[str, Message]]:
    """Knobs that no table could play by together: what to say of each that may be to blame."""
    # More dice than there are never lie aside.
    aside = set(s.stop_dice) & set(range(1, s.dice_count + 1))
    minimum = max(s.stop_minimum, s.entry_minimum)
    below = Message.of("rulebook-above-limit")
    forced = s.hot_dice is HotDice.FORCED
    if s.players_min > s.players_max:
        yield {
            "players-min": Message.of("rulebook-players-above-max", most=str(s.players_max)),
            "players-max": Message.of("rulebook-players-below-min", least=str(s.players_min)),
        }
    if s.limit < minimum:
        yield {
            "limit": Message.of("rulebook-limit-below-minimum", minimum=str(minimum)),
            "entry-minimum": below,
            "stop-minimum": below,
            "breaking-the-ice": Message.of("rulebook-ice-above-limit", minimum=str(minimum)),
        }
    if s.landing is Landing.EXACT and s.stop_minimum:
        yield {
            "landing": Message.of("rulebook-exact-with-minimum"),
            "stop-minimum": Message.of("rulebook-minimum-with-exact"),
        }
    if s.landing is Landing.EXACT and s.rule11k is Rule11k.CALLABLE:
        yield {
            "landing": Message.of("rulebook-exact-with-11k"),
            "rule11k": Message.of("rulebook-rule11k-with-exact"),
        }
    if s.stop_dice and not aside:
        yield {
            "stop-dice": Message.of("rulebook-number-to", most=str(s.dice_count)),
            "dice-count": Message.of("rulebook-stop-dice-wants", dice=tuple(map(str, s.stop_dice))),
        }
    if forced and aside == {s.dice_count}:
        yield {
            "stop-dice": Message.of("rulebook-stop-dice-all"),
            "hot-dice": Message.of("rulebook-hot-dice-stop", dice=s.dice_count),
            "dice-count": Message.of("rulebook-stop-dice-rolled"),
        }
    if s.entry_dice > s.dice_count - forced:
        yield {
            "entry-dice": Message.of("rulebook-entry-dice-above"),
            "dice-count": Message.of("rulebook-entry-dice-wants", dice=str(s.entry_dice)),
            "hot-dice": Message.of("rulebook-entry-dice-rolled", dice=str(s.entry_dice)),
        }
    enters = any(s.entry_dice <= dice <= s.dice_count - forced for dice in aside)
    if aside and s.stop_needs is StopNeeds.BOTH and not enters:
        yield {
            "entry-dice": Message.of(
                "rulebook-entry-dice-never-stop", dice=tuple(map(str, s.stop_dice))
            ),
            "stop-dice": Message.of("rulebook-stop-dice-no-entry", dice=str(s.entry_dice)),
        }
    yield from _clashing_totals(s)


def _gap(s: Settings) -> str:
    """The points from the lowest total with which nobody stops to the first where one may."""
    return str(s.no_stop_below - s.no_stop_from)


def _clashing_totals(s: Settings) -> Iterator[dict[str, Message]]:
    """The same of totals where nobody stops, or where the game goes on."""
    exact = s.landing is Landing.EXACT
    if s.no_stop_below <= s.no_stop_from != 0:
        yield {
            "no-stop-from": Message.of("rulebook-no-stop-from-high", below=str(s.no_stop_below)),
            "no-stop-below": Message.of("rulebook-no-stop-below-low", above=str(s.no_stop_from)),
        }
    if exact and s.no_stop_below > s.limit:
        yield {
            "no-stop-below": Message.of("rulebook-no-landing-on", limit=str(s.limit)),
            "landing": Message.of("rulebook-no-landing"),
            "limit": Message.of("rulebook-limit-no-landing", below=str(s.no_stop_below)),
        }
    # One turn would have to bring it, like a minimum; a game of this many rounds ends.
    if not s.rounds and s.no_stop_from < s.limit < s.no_stop_below - s.no_stop_from:
        yield {
            "no-stop-below": Message.of("rulebook-no-stop-wide", gap=_gap(s)),
            "no-stop-from": Message.of("rulebook-no-stop-wide-from", gap=_gap(s)),
            "limit": Message.of("rulebook-limit-no-stop", gap=_gap(s)),
        }
    # Cut to the limit, or refused beyond it, a total never passes it.
    if s.landing is not Landing.OVER and s.finish_compare is FinishCompare.PASS:
        yield {
            "finish-compare": Message.of("rulebook-never-passed"),
            "landing": Message.of("rulebook-landing-never-passes"),
        }
    if s.must_beat and s.last_licks is LastLicks.TIED:
        yield {
            "last-licks": Message.of("rulebook-tied-must-beat"),
            "must-beat": Message.of("rulebook-must-beat-tied"),
        }
    if 0 < s.extension <= s.limit:
        yield {
            "extension": Message.of("rulebook-extension-low", limit=str(s.limit)),
            "limit": Message.of("rulebook-limit-above-extension", extension=str(s.extension)),
        }


#: No source brings more hits at once.
MOST_HITS = 1000


def check(reading: Reading, ruleset: RuleSet) -> None:
    """Refuse what cannot be played at all."""
    s = ruleset.settings
    for combo in ruleset.combos:
        _check_combo(reading, combo, s)
    for instant in ruleset.instants:
        if len(instant.faces) != s.dice_count:
            own = instant.key == "win-throw"
            raise _too_few(
                reading,
                "knobs.win-throw" if own else f"combo.{instant.key}.faces",
                len(instant.faces),
                "rulebook-all-faces",
                dice=s.dice_count,
            )
    for source in ruleset.hits:
        _check_hit(reading, source, s)
    if not ruleset.combos:
        raise reading.fail("combo", "rulebook-nothing-scores")
    if not any(isinstance(combo, combos.Single) for combo in ruleset.combos):
        raise reading.fail("combo", "rulebook-one-die-never-scores")


def check_sense(reading: Reading, ruleset: RuleSet) -> None:
    """Refuse what can be played, but can't have been meant."""
    singles: dict[int, str] = {}
    for combo in ruleset.combos:
        key = f"combo.{combo.key}"
        if isinstance(combo, combos.Single):
            other = singles.setdefault(combo.face, combo.key)
            if other != combo.key:
                nearest = max((combo.key, other), key=lambda name: reading.rank(f"combo.{name}"))
                rest = other if nearest == combo.key else combo.key
                raise reading.fail(
                    f"combo.{nearest}.face",
                    "rulebook-scores-already",
                    face=str(combo.face),
                    table=rest,
                )
        if isinstance(combo, combos.OfAKind) and 0 < combo.most < combo.count:
            raise reading.fail(f"{key}.most", "rulebook-most-below-count", count=str(combo.count))
        if isinstance(combo, combos.OfAKind | combos.MatchingLater) and not combo.faces:
            raise reading.fail(f"{key}.faces", "rulebook-name-one")
        if isinstance(combo, combos.Straight) and len(set(combo.faces)) < len(combo.faces):
            raise reading.fail(f"{key}.faces", "rulebook-straight-twice")
    for table in reading.layers[-1:]:
        if table.get("key") in PRESETS:
            raise reading.fail("key", "rulebook-key-of-a-sheet")


def check_together(reading: Reading, s: Settings) -> None:
    """Refuse knobs of which one has no effect beside another, or that leave a game without end."""
    for lapse in lapses(s):
        raise reading.fail(f"knobs.{lapse.knob}", lapse.message)
    for clash in clashes(s):
        # Named is what was written nearest to the reader; of several the first.
        knob = max(clash, key=reading.rank)
        raise reading.fail(f"knobs.{knob}", clash[knob])


def _too_few(reading: Reading, key: str, dice: int, said: str, /, **data: Value) -> RuleFileError:
    """What needs other dice than there are: said of the knob that made it so, where newer."""
    off = ""
    if key.startswith("knobs."):
        table, made_of = key.removeprefix("knobs."), ["dice-count"]
    else:
        table = key.rpartition(".")[0]
        section, _, name = table.partition(".")
        entry = reading.document.get(section, {}).get(name, {})
        made_of = ["dice-count", *(one.knob.name for one in table_knobs({section: {name: entry}}))]
        worth = str(entry.get("points", ""))
        # Worth nothing, a combination is none.
        off = worth[1:] if worth.startswith("$") else ""
    newest = max(made_of, key=reading.rank)
    if reading.rank(newest) <= reading.rank(table):
        return reading.fail(key, said, **data)
    have = str(reading.settings.dice_count)
    if newest != "dice-count":
        return reading.fail(f"knobs.{newest}", "rulebook-made-for", key=key, dice=dice, have=have)
    cure = Message.of("rulebook-table-away", table=table)
    if off:
        cure = Message.of("rulebook-worth-nothing", knob=off)
    elif table == "win-throw":
        cure = Message.of("rulebook-no-win-throw")
    return reading.fail(
        "knobs.dice-count", "rulebook-made-for-cure", key=key, dice=dice, have=have, cure=cure
    )


def _check_combo(reading: Reading, combo: Any, s: Settings) -> None:
    key = f"combo.{combo.key}"
    if combo.points < 0:
        raise reading.fail(f"{key}.points", "rulebook-negative-points")
    confirmed = isinstance(combo, combos.OfAKind | combos.Straight | combos.Shape)
    if confirmed and combo.clear < 0:
        raise reading.fail(f"{key}.clear", "rulebook-least", least="0")
    if isinstance(combo, combos.Single) and not 1 <= combo.face <= 6:
        raise reading.fail(f"{key}.face", "rulebook-a-face")
    if isinstance(combo, combos.OfAKind):
        _check_alike(reading, key, combo, s.dice_count)
    if isinstance(combo, combos.Straight):
        _check_straight(reading, key, combo, s.dice_count)
    if isinstance(combo, combos.Shape):
        good = combo.shape and all(n > 0 for n in combo.shape)
        if not good or len(combo.shape) > 3 or sum(combo.shape) > s.dice_count:
            raise _too_few(
                reading, f"{key}.shape", sum(combo.shape), "rulebook-shape", dice=s.dice_count
            )


def _check_alike(reading: Reading, key: str, combo: combos.OfAKind, dice: int) -> None:
    if not 2 <= combo.count <= dice:
        raise _too_few(
            reading, f"{key}.count", combo.count, "rulebook-number-from-2", most=str(dice)
        )
    if combo.most > dice:
        raise _too_few(reading, f"{key}.most", combo.most, "rulebook-only-dice", dice=dice)
    if combo.step < 0:
        raise reading.fail(f"{key}.step", "rulebook-least", least="0")


def _check_straight(reading: Reading, key: str, combo: combos.Straight, dice: int) -> None:
    if not 2 <= len(combo.faces) <= dice:
        raise _too_few(
            reading, f"{key}.faces", len(combo.faces), "rulebook-straight-faces", most=str(dice)
        )
    if not 0 <= combo.rolled <= dice:
        raise _too_few(reading, f"{key}.rolled", combo.rolled, "rulebook-only-dice", dice=dice)
    if (combo.rolled or combo.token) and len(combo.faces) != dice:
        raise _too_few(reading, f"{key}.faces", len(combo.faces), "rulebook-throw-faces", dice=dice)


def _check_hit(reading: Reading, source: Any, s: Settings) -> None:
    """Figures of a source of hits that could never be met, or not even be reckoned with."""
    key = f"hit.{source.key}"
    least = {"amount": 1, "step": 1, "length": 1, "modulus": 1, "ending": 0, "when_called": 0}
    for name, low in least.items():
        figure = getattr(source, name, low)
        if figure < low:
            raise reading.fail(f"{key}.{name.replace('_', '-')}", "rulebook-least", least=str(low))
    if source.amount > MOST_HITS:
        raise reading.fail(f"{key}.amount", "rulebook-most", most=str(MOST_HITS))
    if isinstance(source, hits.EndsIn) and source.ending >= source.modulus:
        raise reading.fail(f"{key}.ending", "rulebook-below-modulus", modulus=str(source.modulus))
    for name in ("faces", "names", "totals"):
        if getattr(source, name, None) == ():
            raise reading.fail(f"{key}.{name}", "rulebook-name-one")
    if isinstance(source, hits.Pattern) and len(source.faces) > s.dice_count:
        raise _too_few(
            reading, f"{key}.faces", len(source.faces), "rulebook-only-dice", dice=s.dice_count
        )
