"""Rule sets in words: for the command line, the window's panel, and on one card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from zonk_desktop import words
from zonk_desktop.console import visible
from zonk_desktop.engine import hits
from zonk_desktop.engine.choices import FinishCompare
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs, summary
from zonk_desktop.rulebook.catalogue import fault_title
from zonk_desktop.rulebook.cheat import Item, cheat, more, row_text, worth_text
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.rulebook.summary import Fact, ScoreRow
from zonk_desktop.words import say, sentences
from zonk_desktop.words.rows import filled, padded

#: Columns of a terminal, and the one in which figures begin.
WIDE, FIGURES = 78, 56


def presets() -> str:
    """The sheets, a line each."""
    lines = []
    for key in PRESETS:
        ruleset = preset(key)
        portrait = str(ruleset.texts.get("portrait", ""))
        lines.append(f"{key:16} {ruleset.name}. {portrait}".rstrip())
    return "\n".join(lines) + "\n"


def knob_table(ruleset: RuleSet) -> str:
    """Every knob with its value, type, range, default and catalogue id."""
    start = _defaults(ruleset)
    lines = []
    for group in knobs.GROUPS:
        lines.append(f"# {knobs.group_title(group)}")
        for knob in knobs.KNOBS:
            if knob.group != group:
                continue
            value = knobs.show(knobs.read(ruleset.settings, knob))
            default = knobs.show(knobs.read(start.settings, knob))
            lines.append(f"{knob.name}={value}")
            lines.append(
                f"    {knob.kind}; {words.text(knob.range)}; default {default}; {knob.source}"
            )
            lines.append(f"    {knob.sentence}")
    return "\n".join(lines) + "\n"


def _defaults(ruleset: RuleSet) -> RuleSet:
    """What the values are compared with: the preset of that key, or nothing at all."""
    return preset(ruleset.key) if is_sheet(ruleset.key) else RuleSet("", "")


#: Texts of a rule set for which paper has no room.
_TEXTS = ("ceremony-text", "symbol", "about", "notice")


class RuleLine(NamedTuple):
    """A line of the rules in short: its beginning, and what it is worth or says."""

    text: str
    worth: str = ""
    #: `text` is a term, and `worth` explains it.
    term: bool = False


def sections(ruleset: RuleSet) -> list[tuple[str, list[RuleLine]]]:
    """A rule set in short under its heads: the cheat sheet of paper, and what paper leaves out."""
    how = say("describe-a-turn", dice=ruleset.settings.dice_count)
    found = [(say("describe-head-how"), [RuleLine(how)])]
    for block in (*cheat(ruleset), *more(ruleset)):
        found.append((block.head, [_line(item) for item in block.items if not item.pen]))
    if ruleset.faults:
        faults = [RuleLine(fault_title(ruleset, one.key), one.text) for one in ruleset.faults]
        found.append((say("describe-head-faults"), faults))
    for key in _TEXTS:
        texts, lines = ruleset.texts.get(key), list[RuleLine]()
        if isinstance(texts, Mapping):
            lines = [RuleLine(str(name), str(text), term=True) for name, text in texts.items()]
        elif texts:
            lines = [RuleLine(str(texts))]
        if lines:
            found.append((say(f"describe-head-{key}"), lines))
    return found


def _line(item: Item) -> RuleLine:
    if item.term:
        return RuleLine(item.term, item.text, term=True)
    shown = _dice(item.icons)
    if item.until:
        shown = f"{shown} {say('cheat-to')} {_dice(item.until)}"
    return RuleLine(" ".join(filter(None, (shown, item.text))), item.worth or _zed(item.icons))


def _dice(icons: tuple[str, ...]) -> str:
    """Dice that are drawn on paper, as figures; other marks have words beside them."""
    return " ".join(icon[4:] for icon in icons if re.fullmatch(r"die-\d", icon))


def _zed(icons: tuple[str, ...]) -> str:
    return "Z" if icons and icons[0] in {"zed", "slashed-zed"} else ""


def rules(ruleset: RuleSet) -> str:
    """The same as a text, for a terminal."""
    lines = [visible(ruleset.name)]
    if "portrait" in ruleset.texts:
        lines += filled(str(ruleset.texts["portrait"]), WIDE)
    for head, found in sections(ruleset):
        lines += ["", head]
        for line in found:
            lines += _written(RuleLine(visible(line.text), visible(line.worth), line.term))
    return "\n".join(lines) + "\n"


def _written(line: RuleLine) -> list[str]:
    if line.term or not line.worth:
        told = line.text
        if line.term:
            told = sentences((say("cheat-term", term=told), line.worth))
        return filled(told, WIDE, "  ", "    ")
    *above, last = filled(line.text, FIGURES - 4) or [""]
    first = [f"  {part}" for part in above]
    return [*first, f"  {padded(last, FIGURES - 3)} {line.worth}"]


MOST_WORDS = 40
#: Rows of what scores that a card has room for.
_MOST_ROWS = 8
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


class RuleRow(NamedTuple):
    """Dice that score: `faces`, up to `until`, or a `text`; and their worth."""

    faces: tuple[int, ...]
    until: tuple[int, ...]
    text: str
    worth: str


class RuleCard(NamedTuple):
    rows: tuple[RuleRow, ...]
    lines: tuple[str, ...]


def word_count(text: str) -> int:
    """Words of a text; figures are none."""
    return len(_WORD.findall(text))


def card(ruleset: RuleSet) -> RuleCard:
    rows = tuple(map(_row, summary.scoring(ruleset)[:_MOST_ROWS]))
    left = MOST_WORDS - sum(word_count(row.text) + word_count(row.worth) for row in rows)
    facts = _facts(ruleset)
    said = {fact.name: say(f"card-{fact.name}", **fact.data) for fact in facts}
    chosen: set[str] = set()
    for name in sorted(said, key=_WEIGHT.index):
        if word_count(said[name]) <= left:
            left -= word_count(said[name])
            chosen.add(name)
    return RuleCard(rows, tuple(said[fact.name] for fact in facts if fact.name in chosen))


def _row(row: ScoreRow) -> RuleRow:
    return RuleRow(row.faces, row.until, row_text(row), worth_text(row.worth))


#: What stands on a card, what matters most first.
_WEIGHT = (
    "leave-one", "leave-all", "miss", "end", "rounds", "enter", "stop", "all-score", "stop-dice",
    "blood-die-alone", "blood-die-among", "hit-each", "hit-turn", "beat-previous", "enter-dice",
    "dare", "wild-face",
)  # fmt: skip


def _facts(ruleset: RuleSet) -> list[Fact]:
    """What may stand on the card, as it is read."""
    s = ruleset.settings
    turn = {fact.name: fact for fact in summary.turn(ruleset)}
    names = (
        "leave-one", "leave-all", "enter", "enter-dice", "stop", "stop-dice", "beat-previous",
        "wild-face",
    )  # fmt: skip
    found = [turn[name] for name in names if name in turn]
    found.append(Fact("miss"))
    later = ("all-score", "blood-die-alone", "blood-die-among", "dare")
    found += [turn[name] for name in later if name in turn]
    for kind, name in ((hits.TotalStep, "hit-each"), (hits.TurnStep, "hit-turn")):
        found += [Fact(name, {"step": one.step}) for one in ruleset.hits if type(one) is kind][:1]
    by = summary.winner(s).value
    if s.rounds:
        found.append(Fact("rounds", {"rounds": s.rounds, "by": by}))
    else:
        over = s.finish_compare is FinishCompare.PASS
        found.append(Fact("end", {"limit": s.limit, "over": over, "by": by}))
    return found
