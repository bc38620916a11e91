"""The rules in short, from the rule set itself: a house rule prints as right as a preset.

What stands beside the table or on the back is made of knobs, combinations, hit sources and the
words the rule set has for its misses and faults; no preset has a text of its own here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from zonk_desktop.engine import hits
from zonk_desktop.engine.choices import AwardName, FinishCompare, MissState, SheetMark, Zed
from zonk_desktop.engine.ruleset import FaultKind, RuleSet
from zonk_desktop.rulebook import summary
from zonk_desktop.rulebook.catalogue import award_title, fault_title, source_short
from zonk_desktop.rulebook.summary import Fact, ScoreRow, Worth
from zonk_desktop.words import Value, figure, say, sentences, speech
from zonk_desktop.words.clean import MINUS, plain, typeset


class Item(NamedTuple):
    """A line of the cheat sheet: marks, words, and what it is worth."""

    icons: tuple[str, ...] = ()
    text: str = ""
    worth: str = ""
    #: After `text`: a second row of marks ("2 2 2 to 6 6 6").
    until: tuple[str, ...] = ()
    #: A line to write on.
    pen: bool = False
    #: What `text` explains, printed bold before it.
    term: str = ""


class Block(NamedTuple):
    """A headed part of the cheat sheet."""

    head: str
    items: tuple[Item, ...]


#: Totals that have a line each, and totals that share one.
_MOST_BONUSES, _MOST_TOTALS = 12, 8
_MOST_WORDS = 30


def cheat(ruleset: RuleSet) -> tuple[Block, ...]:
    """All blocks, in the order they are needed at the table."""
    blocks = [
        Block(say("cheat-what-scores"), tuple(scoring(ruleset))),
        Block(say("cheat-your-turn"), tuple(_turn(ruleset))),
        Block(say("cheat-write-it-down"), tuple(_words(ruleset))),
        Block(say("cheat-hits"), tuple(_hits(ruleset))),
    ]
    show = [_item(fact) for fact in summary.beside(ruleset.settings) if fact.name == "halftime"]
    blocks.append(Block(say("cheat-halftime-show"), tuple(show)))
    blocks.append(Block(say("cheat-the-end"), tuple(_end(ruleset))))
    return tuple(_finished(block) for block in blocks if block.items)


#: "Dare: after four alike" explains a term, and the term is printed bold. It stands before the
#: first colon, however a language writes that, and is no part of a sentence: a comma or a point in
#: it belongs to a figure. Japanese and Chinese have signs of their own (U+3001, U+3002, U+FF0C,
#: U+FF1A, U+FF1B).
_TERM = re.compile(
    r"((?:[^.:,;\u3001\u3002\uff0c\uff1a\uff1b]|(?<=\d)[.,](?=\d)){2,26}?)"
    r"(?:\s?:\s|\uff1a)(.+)"
)


def _finished(block: Block) -> Block:
    """Every line begins with a capital, has its term set apart, and writes 1,000 in one way."""
    items = []
    for item in block.items:
        said = typeset(item.text)
        found = _TERM.fullmatch(said) if not item.term else None
        term, said = (found[1], found[2]) if found else (item.term, said)
        if term:
            term = typeset(term)
            term = term[:1].upper() + term[1:]
        else:
            said = said[:1].upper() + said[1:]
        items.append(item._replace(text=said, term=term, worth=typeset(item.worth)))
    return block._replace(items=tuple(items))


def more(ruleset: RuleSet) -> tuple[Block, ...]:
    """What a whole page has room for besides: words and advice, as the rule set has them."""
    found = []
    terms = ruleset.texts.get("term")
    if isinstance(terms, Mapping):
        said = [
            Item(term=plain(str(term), 40), text=plain(str(says), 240))
            for term, says in terms.items()
        ]
        found.append(Block(say("cheat-words"), tuple(said[:_MOST_WORDS])))
    tips = ruleset.texts.get("tip")
    if isinstance(tips, tuple | list):
        lines = [plain(str(tip), 240) for tip in tips]
        found.append(
            Block(say("cheat-advice"), tuple(Item(text=line) for line in lines[:_MOST_WORDS]))
        )
    return tuple(_finished(block) for block in found if block.items)


#: Facts that stand among the remarks on what scores, or in the head of the page.
_ELSEWHERE = frozenset(("dice", "wild-face"))
_ICONS = {"blood-die-alone": ("die-2-solid",), "blood-die-among": ("die-2-solid",)}


def _item(fact: Fact) -> Item:
    """A fact in few words, its figure at the right."""
    return Item(_ICONS.get(fact.name, ()), say(f"cheat-{fact.name}", **fact.data), _worth(fact))


def _worth(fact: Fact) -> str:
    data = fact.data
    match fact.name:
        case "enter" | "stop":
            return _figure(data["points"])
        case "enter-dice":
            return str(data["dice"])
        case "stop-dice":
            dice = data["dice"]
            return speech().either(map(str, dice)) if isinstance(dice, tuple) else str(dice)
        case "no-stop":
            return f"{_figure(data['low'])}-{_figure(data['high'])}"
        case "delay" | "out-of-turn" | "misses-in-a-row" | "first-throw" if "points" in data:
            return f"{MINUS}{_figure(data['points'])}"
        case _:
            return ""


def _figure(value: Value) -> str:
    return figure(value) if isinstance(value, int) else str(value)


def _turn(ruleset: RuleSet) -> list[Item]:
    facts = summary.turn(ruleset)
    return [_item(fact) for fact in facts if fact.name not in _ELSEWHERE]


def zed_mark(ruleset: RuleSet) -> str:
    """The mark by which a miss is written where its word is Z."""
    return "slashed-zed" if ruleset.settings.zed is Zed.SLASHED else "zed"


def _written(ruleset: RuleSet, symbol: str) -> bool:
    """Whether the sheet says how this symbol is written."""
    found = ruleset.texts.get("symbol")
    return isinstance(found, Mapping) and bool(found.get(symbol))


def _words(ruleset: RuleSet) -> list[Item]:
    """Words on the sheet; several faults of one word share a line."""
    found: list[Item] = []
    zed = zed_mark(ruleset)
    for miss in ruleset.misses:
        when = plain(miss.title, 40) or say(f"cheat-miss-{miss.when.value}")
        first = any(m.when is MissState.FIRST for m in ruleset.misses)
        if miss.when is MissState.ANY and first and not miss.title:
            when = say("cheat-points-risked-and-missed")
        if miss.text == "Z":
            found.append(Item((zed,), when))
        else:
            found.append(Item(text=when, worth=plain(miss.text, 24)))
    if _written(ruleset, "reroll"):
        # How it is written, as only the pen can strike it out (IB-040, IB-059).
        found.append(Item(("reroll",), say("cheat-a-re-roll-kept-until")))
        found.append(Item(("reroll-used",), say("cheat-struck-out-when-it-is")))
    if ruleset.settings.penalty_points:
        worth = f"{MINUS}{figure(ruleset.settings.penalty_points)}"
        found.append(Item(text=say("cheat-a-penalty-taken-off-from"), worth=worth))
    faults: dict[str, list[FaultKind]] = {}
    for fault in ruleset.faults:
        faults.setdefault(fault.text, []).append(fault)
    for word, kinds in faults.items():
        # The commonest words are enough: a cheat sheet is no book of law. A fault that is called
        # as the word is stands for all of them.
        named = kinds if len(kinds) == 1 else [x for x in kinds if x.key == word.lower()]
        said = plain(fault_title(ruleset, named[0].key), 40) if named else ""
        found.append(
            Item(text=said or say("cheat-mishandled-touched-off-the-board"), worth=plain(word, 24))
        )
    return found


def _hits(ruleset: RuleSet) -> list[Item]:
    found: list[Item] = []
    for source in ruleset.hits:
        for item in _hit(ruleset, source):
            if item not in found:
                found.append(item)
    for fact in summary.hit_rules(ruleset):
        found.append(_item(fact))
        if fact.name == "own-bonuses":
            # Room for the table's own numbers (LP-066).
            found += [Item(pen=True), Item(pen=True)]
    return found


def _hit(ruleset: RuleSet, source: hits.HitSource) -> list[Item]:
    """A source of hits as lines: what earns it, and how many."""
    worth = str(source.amount)
    mark: tuple[str, ...] = (source.symbol,) if source.symbol else ()
    if isinstance(source, hits.OddDieAlike):
        return [
            Item(
                (f"bong-{n + 1}",) if n < 4 else (),
                say("cheat-alike-with-the-odd-die", count=n + 3),
                str((n + 1) * source.amount),
            )
            for n in range(len(source.names))
        ]
    if isinstance(source, hits.ExactTotal) and source.listed:
        return _bonuses(ruleset, source, worth)
    said = _said(ruleset, source)
    if not mark and ruleset.settings.sheet_columns == 3:
        mark = (ruleset.settings.sheet_mark,)
        if isinstance(source, hits.MissStreak):
            mark = (*mark, "zed-1")
    automatic = ruleset.settings.sheet_mark is SheetMark.ASTERISK and source.kept
    told = say("cheat-earned", what=said, everyone=source.everyone, automatic=automatic)
    rest = _rest(source, _MOST_TOTALS) if isinstance(source, hits.ExactTotal) else []
    return [Item(mark, told, worth), *rest]


def _bonuses(ruleset: RuleSet, source: hits.ExactTotal, worth: str) -> list[Item]:
    names = dict(ruleset.bonus_names)
    found = []
    for total in source.totals[:_MOST_BONUSES]:
        name = plain(names.get(total, ""), 30)
        # "Space Odyssey Bonus" under the head Hits needs no second word.
        name = name.removesuffix(" Bonus")
        found.append(Item(text=f"{name} {figure(total)}".strip(), worth=worth))
    return found + _rest(source, _MOST_BONUSES)


def _rest(source: hits.ExactTotal, told: int) -> list[Item]:
    """How many more totals there are than are told."""
    left = len(source.totals) - told
    return [Item(text=say("cheat-more-totals", count=left))] if left > 0 else []


def _said(ruleset: RuleSet, source: hits.HitSource) -> str:
    """What earns a hit, in the fewest words."""
    s = ruleset.settings
    found = ""
    match source:
        case hits.TotalStep():
            found = say("cheat-each-step", step=source.step, strict=source.strict)
        case hits.TurnStep():
            found = say("cheat-step-in-one-turn", step=source.step, strict=source.strict)
        case hits.EndsIn():
            found = say("cheat-total-ends-in", ending=figure(source.ending))
        case hits.ExactTotal():
            found = say("cheat-totals", totals=tuple(map(figure, source.totals[:_MOST_TOTALS])))
        case hits.Pattern():
            found = _pattern(source)
        case hits.FirstHome():
            over = s.finish_compare is FinishCompare.PASS
            found = say("cheat-first-home", limit=s.limit, over=over, more=s.first_finish)
        case hits.MissStreak():
            found = say("cheat-misses-in-a-row", count=source.length)
        case hits.DryStreak():
            found = say("cheat-misses-without-a-hit", count=source.length)
        case hits.SquareLoose():
            found = say("cheat-total-begins-with-a-square")
        case hits.Colours():
            found = source_short(ruleset, source)
            if source.must_play:
                found = say("cheat-if-kept", what=found)
    return found or plain(source_short(ruleset, source), 60)


def _pattern(source: hits.Pattern) -> str:
    faces = source.faces
    if len(set(faces)) == 1:
        return say("cheat-alike-in-one-throw", count=len(faces), face=str(min(faces)))
    if faces in {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}:
        return say("cheat-a-straight")
    return say("cheat-a-royale-1-to-6") if len(set(faces)) == 6 else "-".join(map(str, faces))


def _explained(ruleset: RuleSet, award: AwardName) -> str:
    """The sheet's word on an award, under the title it has there; a language keeps headwords."""
    terms = ruleset.texts.get("term")
    for headword, says in terms.items() if isinstance(terms, Mapping) else ():
        if headword.lower().replace(" ", "-") == award or headword == award_title(ruleset, award):
            return str(says)
    return ""


def _end(ruleset: RuleSet) -> list[Item]:
    s = ruleset.settings
    said = [say(f"cheat-{fact.name}", **fact.data) for fact in summary.end(s)]
    found = [Item(text=sentences(said))]
    found += [_item(fact) for fact in summary.beside(s) if fact.name != "halftime"]
    for award in ruleset.awards:
        term = award_title(ruleset, award)
        if line := plain(_explained(ruleset, award), 120):
            # Of equal counts the larger units win (IB-046).
            big = award is AwardName.BIG_HIT and any(x.unit for x in ruleset.hits)
            told = "cheat-award-big-hit" if big else "cheat-award"
            found.append(
                Item(text=say(told, award=term, told=line.rstrip(speech().sign("full-stop"))))
            )
    if AwardName.GROUP_HIT_AVERAGE in ruleset.awards:
        found.append(Item(text=say("cheat-g-h-a-all-hits")))
    return found


def scoring(ruleset: RuleSet) -> list[Item]:
    """Every combination with its worth; a symbol beside the throw that earns one."""
    found = [_row(row) for row in summary.scoring(ruleset)]
    told = remarks(ruleset)
    return [*found, Item(text=told)] if told else found


def _row(row: ScoreRow) -> Item:
    symbol = (row.symbol,) if row.symbol else ()
    return Item(
        (*_dice(row.faces), *symbol), row_text(row), worth_text(row.worth), until=_dice(row.until)
    )


def _dice(faces: tuple[int, ...]) -> tuple[str, ...]:
    """These faces as marks."""
    return tuple(f"die-{face}" for face in faces)


def row_text(row: ScoreRow) -> str:
    """A row that no dice show, in words."""
    if row.faces:
        return ""
    if row.alike:
        return say("cheat-any-alike", count=row.alike)
    if row.shape:
        return say("cheat-so-many-alike", shape=" + ".join(map(str, row.shape)))
    return say("cheat-all-dice-and-none-scores")


def worth_text(worth: Worth) -> str:
    """What a throw brings, as it stands on the sheet."""
    if worth.decides:
        return say(f"cheat-throw-{worth.decides}")
    if worth.rolled:
        return say("cheat-factor-of-dice", factor=figure(worth.points), rolled=worth.rolled)
    return by_face(worth.by_face) if worth.by_face else figure(worth.points)


def by_face(factor: int) -> str:
    """As it stands on the sheet: face × 100."""
    return say("sheet-worth-by-face", factor=figure(factor))


def remarks(ruleset: RuleSet) -> str:
    """What the rows do not show, in one paragraph."""
    found = []
    for fact in summary.remarks(ruleset):
        data = dict(fact.data)
        if fact.name == "each-further":
            step = int(str(data.pop("step")))
            data["step"] = by_face(step) if data.pop("by_face") else figure(step)
        found.append(say(f"cheat-{fact.name}", **data))
    return sentences(found)
