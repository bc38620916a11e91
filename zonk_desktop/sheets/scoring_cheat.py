"""The part of the cheat sheet that says what scores, from the combinations of the rule set."""

from __future__ import annotations

from zonk_desktop.engine import combos
from zonk_desktop.engine.choices import LosingThrow
from zonk_desktop.engine.hits import Pattern
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Item
from zonk_desktop.words import say


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
            alike = say("cheat-so-many-alike", shape=shape)
            found.append(Item(text=alike, worth=str(combo.points)))
        elif isinstance(combo, combos.Nothing):
            found.append(Item(text=say("cheat-all-dice-and-none-scores"), worth=str(combo.points)))
    alone = ruleset.settings.losing_throw is LosingThrow.THROWER
    loses = say("cheat-out" if alone else "cheat-loses")
    for one in ruleset.instants:
        found.append(Item(dice(*one.faces), worth=say("cheat-wins") if one.wins else loses))
    remarks = " ".join(_remarks(ruleset))
    return [*found, Item(text=remarks)] if remarks else found


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
            alike = say("cheat-any-alike", count=count)
            found.append(Item(text=alike, worth=str(worth[count, faces[0]])))
            continue
        run = [
            face
            for face in faces
            if factor
            and worth[count, face] == face * factor
            and not _symbol(ruleset, (face,) * count)
        ]
        run = _unbroken(run)
        if len(run) >= 3:
            first, last = dice(*[run[0]] * count), dice(*[run[-1]] * count)
            found.append(Item(first, until=last, worth=_by_face(factor), factor=factor))
            faces = [face for face in faces if face not in run]
        for face in faces:
            shown = (face,) * count
            icons = (*dice(*shown), *_symbol(ruleset, shown))
            found.append(Item(icons, worth=str(worth[count, face])))
    for combo in whole:
        left = [f for f in combo.faces if (f,) * combo.count not in won]
        if left:
            factor = combo.points if combo.by_face else 0
            each = _by_face(factor) if factor else str(combo.points)
            face = 4 if 4 in left else left[0]
            found.append(Item(dice(*[face] * combo.count), worth=each, factor=factor))
    return found


def _by_face(factor: int) -> str:
    return say("sheet-worth-by-face", factor=str(factor))


def _unbroken(faces: list[int]) -> list[int]:
    """The longest run of faces that follow each other."""
    best: list[int] = []
    run: list[int] = []
    for face in faces:
        run = [*run, face] if run and face == run[-1] + 1 else [face]
        best = max(best, run, key=len)
    return best


def _symbol(ruleset: RuleSet, shown: tuple[int, ...]) -> tuple[str, ...]:
    """The symbol that these dice earn, if any."""
    for source in ruleset.hits:
        if isinstance(source, Pattern) and source.faces == shown and marks.exists(source.symbol):
            return (source.symbol,)
    return ()


def _straight(ruleset: RuleSet, combo: combos.Straight) -> Item:
    worth = str(combo.points)
    if combo.rolled:
        worth = say("cheat-factor-of-dice", factor=str(combo.factor), rolled=combo.rolled)
    return Item((*dice(*combo.faces), *_symbol(ruleset, combo.faces)), worth=worth)


def _remarks(ruleset: RuleSet) -> list[str]:
    """What the rows do not show: one roll or several, further dice, singles only."""
    s = ruleset.settings
    kinds = [c for c in ruleset.combos if isinstance(c, combos.OfAKind) and c.points]
    threes = [c for c in kinds if c.count == 3 and not c.whole]
    found = []
    if threes:
        over = any(c.across for c in threes)
        alike = any(c.whole for c in kinds) or any(
            isinstance(c, combos.Straight) and c.points for c in ruleset.combos
        )
        found.append(say("cheat-across-rolls") if over else say("cheat-three-alike", more=alike))
    steps = sorted({_by_face(c.step) if c.step_by_face else f"{c.step}" for c in threes if c.step})
    later = {c.points for c in ruleset.combos if isinstance(c, combos.MatchingLater) and c.points}
    if steps:
        found.append(say("cheat-each-further", later=bool(later), step=steps[0]))
    elif any(c.doubling for c in threes):
        found.append(say("cheat-each-further-one-in-the"))
    elif threes and s.dice_count > 3 and not any(c.count == 4 for c in kinds):
        found.append(say("cheat-a-fourth-2-3-4"))
    spare = {1, 5} - {face for c in threes for face in c.faces}
    if threes and spare == {1, 5}:
        found.append(say("cheat-1s-and-5s-only-as"))
    if s.wild_face:
        found.append(say("cheat-wild-face", face=str(s.wild_face)))
    safe = [c for c in ruleset.combos if getattr(c, "safe", False) and getattr(c, "points", 0)]
    if safe:
        straights = all(isinstance(c, combos.Straight) for c in safe)
        found.append(say("cheat-safe-straights" if straights else "cheat-safe-some"))
    if any(isinstance(c, combos.Straight) and c.token for c in ruleset.combos):
        found.append(say("cheat-a-royale-earns-a-reroll"))
    return found
