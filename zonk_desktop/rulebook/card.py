"""The whole rule on one card: what scores, and a few short sentences, from the rule set itself.

A card has at most forty words. Where the rules have more to say, what matters least is left out.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from zonk_desktop.engine import hits
from zonk_desktop.engine.choices import FinishCompare
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.cheat import row_text, worth_text
from zonk_desktop.rulebook.summary import Fact, ScoreRow
from zonk_desktop.words import say

MOST_WORDS = 40
#: Rows of what scores that a card has room for.
_MOST_ROWS = 8
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


class CardRow(NamedTuple):
    """Dice that score: `faces`, up to `until`, or a `text`; and their worth."""

    faces: tuple[int, ...]
    until: tuple[int, ...]
    text: str
    worth: str


class RuleCard(NamedTuple):
    """What stands on the card."""

    rows: tuple[CardRow, ...]
    lines: tuple[str, ...]


def words(text: str) -> int:
    """Words of a text; figures are none."""
    return len(_WORD.findall(text))


def card(ruleset: RuleSet) -> RuleCard:
    """The card of a rule set."""
    rows = tuple(map(_row, summary.scoring(ruleset)[:_MOST_ROWS]))
    left = MOST_WORDS - sum(words(row.text) + words(row.worth) for row in rows)
    facts = _facts(ruleset)
    said = {fact.name: say(f"card-{fact.name}", **fact.data) for fact in facts}
    chosen: set[str] = set()
    for name in sorted(said, key=_WEIGHT.index):
        if words(said[name]) <= left:
            left -= words(said[name])
            chosen.add(name)
    return RuleCard(rows, tuple(said[fact.name] for fact in facts if fact.name in chosen))


def _row(row: ScoreRow) -> CardRow:
    return CardRow(row.faces, row.until, row_text(row), worth_text(row.worth))


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
