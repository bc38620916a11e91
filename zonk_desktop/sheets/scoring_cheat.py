"""The part of the cheat sheet that says what scores, from the combinations of the rule set."""

from __future__ import annotations

from zonk_desktop.engine import combos
from zonk_desktop.engine.hits import Pattern
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Item
from zonk_desktop.sheets.names import TIMES
from zonk_desktop.sheets.style import number


def dice(*faces: int) -> tuple[str, ...]:
    """These faces as marks."""
    return tuple(f"die-{face}" for face in faces)


def scoring(ruleset: RuleSet) -> list[Item]:
    """Every combination with its worth; a symbol beside the throw that earns one."""
    won = {one.faces for one in ruleset.instants}
    found: list[Item] = []
    found += _singles(ruleset)
    found += _alike(ruleset, won)
    for combo in ruleset.combos:
        if isinstance(combo, combos.Straight) and (combo.points or combo.rolled):
            found.append(_straight(ruleset, combo))
        elif isinstance(combo, combos.Shape) and combo.points:
            shape = " + ".join(str(count) for count in combo.shape)
            found.append(Item(text=f"{shape} alike", worth=str(combo.points)))
    for one in ruleset.instants:
        found.append(Item(dice(*one.faces), worth="wins" if one.wins else "loses"))
    return found + [Item(text=line) for line in _remarks(ruleset)]


def _singles(ruleset: RuleSet) -> list[Item]:
    return [
        Item(dice(combo.face), worth=str(combo.points))
        for combo in ruleset.combos
        if isinstance(combo, combos.Single) and combo.points
    ]


def _alike(ruleset: RuleSet, won: set[tuple[int, ...]]) -> list[Item]:
    """Three and more alike: a row a face, or one for all where they follow one rule."""
    found: list[Item] = []
    worth: dict[tuple[int, int], int] = {}
    factors: dict[int, int] = {}
    whole: list[combos.OfAKind] = []
    for combo in ruleset.combos:
        if not isinstance(combo, combos.OfAKind) or not combo.points:
            continue
        if combo.whole:
            whole.append(combo)
            continue
        for face in combo.faces:
            points = combo.points * face if combo.by_face else combo.points
            key = (combo.count, face)
            worth[key] = max(points, worth.get(key, 0))
        if combo.by_face:
            factors[combo.count] = combo.points
    for count in sorted({count for count, _ in worth}):
        faces = sorted(face for n, face in worth if n == count)
        factor = factors.get(count, 0)
        if len(faces) == 6 and len({worth[count, face] for face in faces}) == 1:
            alike = f"any {number(count)} alike"
            found.append(Item(text=alike, worth=str(worth[count, faces[0]])))
            continue
        run = [face for face in faces if factor and worth[count, face] == face * factor]
        signed = any(_symbol(ruleset, (face,) * count) for face in run)
        if run == list(range(2, 7)) and not signed:
            found.append(
                Item(dice(*[2] * count), until=dice(*[6] * count), worth=f"face {TIMES} {factor}")
            )
            faces = [face for face in faces if face not in run]
        for face in faces:
            shown = (face,) * count
            icons = (*dice(*shown), *_symbol(ruleset, shown))
            found.append(Item(icons, worth=str(worth[count, face])))
    for combo in whole:
        left = [f for f in combo.faces if (f,) * combo.count not in won]
        if left:
            each = f"face {TIMES} {combo.points}" if combo.by_face else str(combo.points)
            face = 4 if 4 in left else left[0]
            found.append(Item(dice(*[face] * combo.count), worth=each))
    return found


def _symbol(ruleset: RuleSet, shown: tuple[int, ...]) -> tuple[str, ...]:
    """The symbol that these dice earn, if any."""
    for source in ruleset.hits:
        if isinstance(source, Pattern) and source.faces == shown and marks.exists(source.symbol):
            return (source.symbol,)
    return ()


def _straight(ruleset: RuleSet, combo: combos.Straight) -> Item:
    worth = str(combo.points)
    if combo.rolled:
        worth = f"{combo.factor} {TIMES} {number(combo.rolled)} dice"
    return Item((*dice(*combo.faces), *_symbol(ruleset, combo.faces)), worth=worth)


def _remarks(ruleset: RuleSet) -> list[str]:
    """What the rows do not show: one roll or several, further dice, singles only."""
    s = ruleset.settings
    kinds = [c for c in ruleset.combos if isinstance(c, combos.OfAKind) and c.points]
    threes = [c for c in kinds if c.count == 3 and not c.whole]
    found = []
    if threes:
        over = any(c.across for c in threes)
        found.append(
            "Dice left earlier may complete three alike."
            if over
            else "Three alike count in one roll."
        )
    steps = sorted({c.step for c in threes if c.step})
    later = {c.points for c in ruleset.combos if isinstance(c, combos.MatchingLater) and c.points}
    if steps:
        more = "in the same roll or later" if later else "in the same roll"
        found.append(f"Each further one beside three alike, {more}: {steps[0]} more.")
    elif any(c.doubling for c in threes):
        found.append("Each further one in the roll doubles three alike.")
    elif threes and s.dice_count > 3 and not any(c.count == 4 for c in kinds):
        found.append("A fourth of the kind adds nothing, but a 1 or 5 counts by itself.")
    spare = {1, 5} - {face for c in threes for face in c.faces}
    if threes and spare == {1, 5}:
        found.append("1s and 5s only as singles.")
    if any(c.doubling or c.step for c in threes) is False and s.natural_five != "none":
        found.append(f"{number(s.dice_count).capitalize()} alike and straights in one roll.")
    if any(isinstance(c, combos.Straight) and c.token for c in ruleset.combos):
        found.append("A Royale, 1 to 6, earns a Re-Roll.")
    return found
