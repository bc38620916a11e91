"""Whether a rule set can be played: its figures, and its knobs together."""

from __future__ import annotations

from typing import Any

from zonk_desktop.engine import combos, hits
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook.clashes import clashes, lapses
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.rulebook.idle import table_knobs
from zonk_desktop.rulebook.reading import Reading
from zonk_desktop.words import Message, Value

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
    if not any(_always_possible(combo) for combo in ruleset.combos):
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
        off = worth[1:] if section == "combo" and worth.startswith("$") else ""
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
    points = getattr(combo, "points", 0)
    if points < 0:
        raise reading.fail(f"{key}.points", "rulebook-negative-points")
    if getattr(combo, "clear", 0) < 0:
        raise reading.fail(f"{key}.clear", "rulebook-least", least="0")
    if isinstance(combo, combos.Single) and not 1 <= combo.face <= 6:
        raise reading.fail(f"{key}.face", "rulebook-a-face")
    if isinstance(combo, combos.OfAKind):
        _check_alike(reading, key, combo, s.dice_count)
    if isinstance(combo, combos.Straight):
        _check_straight(reading, key, combo, s.dice_count)
    if isinstance(combo, combos.Shape):
        good = combo.shape and all(1 <= n <= 8 for n in combo.shape)
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
        if getattr(source, name, (0,)) == ():
            raise reading.fail(f"{key}.{name}", "rulebook-name-one")
    if isinstance(source, hits.Pattern) and len(source.faces) > s.dice_count:
        raise _too_few(
            reading, f"{key}.faces", len(source.faces), "rulebook-only-dice", dice=s.dice_count
        )


def _always_possible(combo: Any) -> bool:
    return isinstance(combo, combos.Single)
