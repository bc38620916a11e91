"""The scoring table compared with that of other rules, and an example throw."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine.choices import HotDice, LosingThrow
from zonk_desktop.engine.combos import Straight
from zonk_desktop.engine.dice import pack, unpack
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Phase, Turn
from zonk_desktop.engine.turns import as_scored
from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.cheat import by_face, remarks, row_text, worth_text
from zonk_desktop.rulebook.summary import ScoreRow, Worth
from zonk_desktop.words import figure, say

_EXAMPLE = (1, 5, 2, 2, 2, 4, 3, 6)


class Scored(NamedTuple):
    faces: tuple[int, ...]
    until: tuple[int, ...]
    text: str
    worth: str
    symbol: str = ""
    #: What it was worth before, when that is something else.
    was: str = ""


class WorthExample(NamedTuple):
    """A throw and what it brings."""

    faces: tuple[int, ...]
    colours: tuple[str, ...]
    worth: str
    then: str


def _called(ruleset: RuleSet, row: ScoreRow) -> str:
    """The name of a line of the table."""
    faces = row.faces
    if not faces:
        return row_text(row)
    if len(faces) == 1:
        return say("rules-each")
    if row.symbol and row.symbol != "straight":
        return say("sheet-pad-mark", mark=row.symbol, plain=row.symbol.replace("-", " "))
    if len(set(faces)) == 1:
        many = len(faces)
        if row.worth.by_face:
            return say("rules-alike", count=many)
        return say("rules-of-a-face", count=many, face=faces[0])
    for combo in ruleset.combos:
        if isinstance(combo, Straight) and combo.faces == faces and (combo.rolled or combo.token):
            return say("rules-a-royale")
    return say("rules-a-straight") if faces == tuple(range(faces[0], faces[0] + len(faces))) else ""


def table_of(ruleset: RuleSet, before: RuleSet) -> tuple[list[Scored], list[str]]:
    """The scoring table, what changed in it against other rules, and its remarks."""
    lines, notes = _lines(ruleset)
    old, _ = _lines(before)
    known = {_key(line): line for line in old}
    found = []
    for line in lines:
        other = known.pop(_key(line), None)
        was = other.worth if other is not None else say("rules-was-nothing")
        found.append(line._replace(was=was) if was != line.worth else line)
    found += [line._replace(worth="—", was=line.worth) for line in known.values()]
    return [
        line._replace(worth=_shown(line.worth), was=_shown(line.was)) for line in _together(found)
    ], notes


def _shown(worth: str) -> str:
    return figure(int(worth)) if worth.isdecimal() else worth


def _key(line: Scored) -> object:
    return line.faces or line.text


def _factor(line: Scored, worth: str) -> int:
    """The factor by which the face is multiplied, 0 when it is not."""
    face = line.faces[0] if line.faces else 0
    if len(set(line.faces)) != 1 or len(line.faces) < 3 or not worth.isdecimal():
        return 0
    return int(worth) // face if int(worth) % face == 0 else 0


def _together(lines: list[Scored]) -> list[Scored]:
    """Merge three and more faces in a row that follow one rule into one line."""
    found: list[Scored] = []
    start = 0
    while start < len(lines):
        first, stop = lines[start], start + 1
        factor, was = _factor(first, first.worth), _factor(first, first.was)
        while stop < len(lines) and factor and not first.symbol:
            line, face = lines[stop], first.faces[0] + stop - start
            same = line.faces == (face,) * len(first.faces) and not line.symbol
            if not same or _factor(line, line.worth) != factor:
                break
            if (was and _factor(line, line.was) != was) or (not was and line.was != first.was):
                break
            stop += 1
        if stop - start < 3 or first.faces[0] == 1:
            found.append(first)
            start += 1
            continue
        last = lines[stop - 1]
        found.append(
            Scored(
                first.faces, last.faces, say("rules-alike", count=len(first.faces)),
                by_face(factor), was=by_face(was) if was else first.was,
            )
        )  # fmt: skip
        start = stop
    return found


def _lines(ruleset: RuleSet) -> tuple[list[Scored], list[str]]:
    found = []
    for row in summary.scoring(ruleset):
        if row.until:
            # One line for several faces: apart, so that each can be compared.
            count, factor = len(row.faces), row.worth.by_face
            for face in range(row.faces[0], row.until[0] + 1):
                called = say("rules-of-a-face", count=count, face=face)
                found.append(Scored((face,) * count, (), called, str(factor * face)))
            continue
        alone = row.worth == Worth(row.worth.points)
        worth = str(row.worth.points) if alone else worth_text(row.worth)
        text = _called(ruleset, row)
        found.append(Scored(row.faces, (), text, worth, row.symbol))
    told = remarks(ruleset)
    return found, [told] if told else []


def example_of(rules: Rules, table: list[Scored]) -> WorthExample:
    """Choose a throw that shows what was changed, or one that shows a bit of everything."""
    count = rules.s.dice_count
    changed = [line.faces for line in table if line.was and len(line.faces) <= count]
    faces = max(changed, key=len) if changed else _EXAMPLE[:count]
    while len(faces) < count:
        faces = min(
            ((*faces, face) for face in (4, 6, 3, 2, 5, 1)),
            key=lambda throw: rules.table.throw(throw, 0, 0).all_points,
        )
    lying = Turn(0, Phase.TO_KEEP, active=rules.everyone, throw=faces)
    throw = rules.table.throw(as_scored(rules, lying), 0, 0)
    if throw.code in rules.table.instants:
        alone = rules.s.losing_throw is LosingThrow.THROWER
        loses = say("rules-example-out") if alone else say("rules-example-loses")
        worth = say("rules-example-wins") if rules.table.instants[throw.code] else loses
        return WorthExample(faces, rules.colours, worth, say("rules-example-at-once"))
    earned = sum(hit.amount for hit in rules.throw_hits(faces, rules.everyone, throw, -1))
    royale = rules.royale
    if royale is not None and royale.rolled and pack(royale.faces) == throw.code:
        then = say("rules-example-royale-rolls", dice=royale.rolled)
        return WorthExample(faces, rules.colours, say("rules-example-royale", hits=earned), then)
    if not throw.keeps:
        worth = say("rules-example-nothing", hits=earned)
        return WorthExample(faces, rules.colours, worth, say("rules-example-miss"))
    left = count - sum(1 for _ in unpack(throw.all_code))
    if throw.full:
        may = throw.alike and rules.s.five_kind_may_stop
        must = rules.s.hot_dice is HotDice.FORCED and not may
        then = say("rules-example-must" if must else "rules-example-may", count=count)
    else:
        then = say("rules-example-left", dice=left)
    worth = say("rules-example-worth", points=throw.all_points, hits=earned)
    return WorthExample(faces, rules.colours, worth, then)
