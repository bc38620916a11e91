"""The rules in short, from the rule set itself: a house rule prints as right as a preset.

What stands beside the table or on the back is made of knobs, combinations, hit sources and the
words the rule set has for its misses and faults; no preset has a text of its own here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from zonk_desktop.engine import hits
from zonk_desktop.engine.choices import (
    AfterLimit,
    AwardName,
    DareValue,
    Direction,
    FinishCompare,
    HalftimeTie,
    HotDice,
    Integrity,
    Landing,
    MissState,
    ReleaseBy,
    Rule11k,
    SameTotal,
    SheetMark,
    StopNeeds,
    TakeOver,
    WinnerBy,
)
from zonk_desktop.engine.ruleset import FaultKind, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook.catalogue import award_title, fault_title, source_short
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Block, Item
from zonk_desktop.sheets.names import MINUS, plain, thousands
from zonk_desktop.sheets.scoring_cheat import scoring
from zonk_desktop.sheets.style import number, style, text

_MOST_BONUSES = 12
_MOST_WORDS = 30


def cheat(ruleset: RuleSet) -> tuple[Block, ...]:
    """All blocks, in the order they are needed at the table."""
    blocks = [
        Block("What scores", tuple(scoring(ruleset))),
        Block("Your turn", tuple(_turn(ruleset))),
        Block("Write it down", tuple(_words(ruleset))),
        Block("Hits", tuple(_hits(ruleset))),
    ]
    if ruleset.settings.halftime:
        blocks.append(Block("Halftime Show", tuple(_halftime(ruleset.settings))))
    blocks.append(Block("The end", tuple(_end(ruleset))))
    return tuple(_finished(block) for block in blocks if block.items)


#: "Dare: after four alike" explains a term, and the term is printed bold.
_TERM = re.compile(r"([^.:,]{2,26}|11,000 Rule): (.+)")


def _finished(block: Block) -> Block:
    """Every line begins with a capital, has its term set apart, and writes 1,000 in one way."""
    items = []
    for item in block.items:
        said = thousands(item.text)
        found = _TERM.fullmatch(said) if not item.term else None
        term, said = (found[1], found[2]) if found else (item.term, said)
        if term:
            term = term[:1].upper() + term[1:]
        else:
            said = said[:1].upper() + said[1:]
        items.append(item._replace(text=said, term=term, worth=thousands(item.worth)))
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
        found.append(Block("Words", tuple(said[:_MOST_WORDS])))
    tips = ruleset.texts.get("tip")
    if isinstance(tips, tuple | list):
        lines = [plain(str(tip), 240) for tip in tips]
        found.append(Block("Advice", tuple(Item(text=line) for line in lines[:_MOST_WORDS])))
    return tuple(_finished(block) for block in found if block.items)


def _turn(ruleset: RuleSet) -> list[Item]:
    s = ruleset.settings
    found: list[Item] = []
    entry = max(s.entry_minimum, s.stop_minimum)
    if s.breaking_the_ice:
        entry = max(entry, 500)
    if entry and entry != s.stop_minimum:
        found.append(Item(text="To enter the game, in one turn", worth=str(entry)))
    if s.entry_dice:
        found.append(Item(text="Dice aside to enter the game", worth=str(s.entry_dice)))
    if s.stop_minimum:
        found.append(Item(text="to stop, on every turn", worth=str(s.stop_minimum)))
    if s.stop_dice:
        worth = " or ".join(map(str, s.stop_dice))
        found.append(Item(text="dice aside to stop", worth=worth))
    if s.stop_dice and s.stop_minimum and s.stop_needs is StopNeeds.EITHER:
        found.append(Item(text="Points or dice, either will do."))
    if s.no_stop_below:
        worth = f"{s.no_stop_from}-{s.no_stop_below}"
        found.append(Item(text="no stop with a total of", worth=worth))
    if s.push_your_luck:
        found.append(
            Item(
                text=f"{number(s.push_dice).capitalize()} or more dice aside to stop, "
                "but never all six."
            )
        )
    if s.penalty_points:
        minus = f"{MINUS}{s.penalty_points}"
        found.append(Item(text="delay of game, by vote", worth=minus))
        found.append(Item(text="rolling out of turn, by vote", worth=minus))
    if s.miss_penalty:
        found.append(
            Item(
                text=f"{number(s.miss_penalty_after)} misses in a row",
                worth=f"{MINUS}{s.miss_penalty}",
            )
        )
    found.append(
        Item(
            text="Leave all scoring dice and roll the others, or stay."
            if s.must_keep_all_scoring
            else "Leave at least one scoring die each roll, or stay."
        )
    )
    must = "pick up and roll all" if s.hot_dice is HotDice.FORCED else "all may be rolled again"
    alone = " All alike may stay." if s.five_kind_may_stop else ""
    found.append(Item(text=f"All {number(s.dice_count)} score: {must}.{alone}"))
    if s.blood_die:
        forced = "it must be rolled" if s.blood_alone_forced else "it must be among those rolled"
        found.append(
            Item(("die-2-solid",), f"The Blood Die is the only one not scoring: {forced}.")
        )
    if s.dare:
        worth = {
            DareValue.TOTAL_1000: "Made: 1000",
            DareValue.PLUS_1000: "Made: 1000 more",
            DareValue.PLUS_100: "Made: 100 more",
        }[s.dare_value]
        found.append(
            Item(
                text="Dare: after four alike in one roll the others may dare you to roll "
                f"the odd die. {worth}, roll on."
            )
        )
    if s.take_over is not TakeOver.OFF:
        who = "Who has entered" if s.take_over is TakeOver.ENTERED else "The next player"
        found.append(Item(text=f"{who} may go on with the dice and the points of a stay."))
    if s.declare_scores:
        found.append(Item(text="Say your total. Once challenged, a wrong one costs the turn."))
    found += _release(s)
    if s.direction is Direction.RIGHT:
        found.append(Item(text="The dice go to the right."))
    return found


def _release(s: Settings) -> list[Item]:
    said = {
        ReleaseBy.ASKS: "Ask “Can I roll?” once for every hit of the player before you, and wait "
        "for the yes.",
        ReleaseBy.WORD: "Who takes a hit lets you roll: “You can go”, “Done”, a cough.",
        ReleaseBy.COURTESY: "Hits are taken before the next player rolls.",
    }
    return [Item(text=said[s.release])]


#: When a miss is called so, in few words.
_WHEN = {
    MissState.DARE: "the dare misses",
    MissState.BLOOD: "forced Blood Die misses",
    MissState.AFTER_ALL: "all scored, all rolled, missed",
    MissState.ALL: "all dice, nothing",
    MissState.FIRST: "first throw, nothing",
    MissState.ANY: "a roll scores nothing",
}


def _words(ruleset: RuleSet) -> list[Item]:
    """Words on the sheet; several faults of one word share a line."""
    found: list[Item] = []
    zed = style(ruleset).zed
    for miss in ruleset.misses:
        when = plain(miss.title, 40) or _WHEN[miss.when]
        first = any(m.when is MissState.FIRST for m in ruleset.misses)
        if miss.when is MissState.ANY and first and not miss.title:
            when = "points risked, and missed"
        if miss.text == "Z":
            found.append(Item((zed,), when))
        else:
            found.append(Item(text=when, worth=plain(miss.text, 24)))
    if text(ruleset, "symbol", "reroll"):
        # How it is written, as only the pen can strike it out (IB-040, IB-059).
        found.append(Item(("reroll",), "a Re-Roll, kept until used"))
        found.append(Item(("reroll-used",), "struck out when it is used"))
    if ruleset.settings.penalty_points:
        worth = f"{MINUS}{ruleset.settings.penalty_points}"
        found.append(Item(text="a penalty, taken off from then on", worth=worth))
    faults: dict[str, list[FaultKind]] = {}
    for fault in ruleset.faults:
        faults.setdefault(fault.text, []).append(fault)
    for word, kinds in faults.items():
        # The commonest words are enough: a cheat sheet is no book of law. A fault that is called
        # as the word is stands for all of them.
        named = kinds if len(kinds) == 1 else [x for x in kinds if x.key == word.lower()]
        said = plain(fault_title(ruleset, named[0].key), 40) if named else ""
        found.append(Item(text=said or "mishandled, touched, off the board", worth=plain(word, 24)))
    return found


def _hits(ruleset: RuleSet) -> list[Item]:
    s = ruleset.settings
    found: list[Item] = []
    for source in ruleset.hits:
        for item in _hit(ruleset, source):
            if item not in found:
                found.append(item)
    if s.custom_bonuses or any(isinstance(x, hits.Turkey) for x in ruleset.hits):
        # Room for the table's own numbers (LP-066).
        found += [Item(text="Our own bonus numbers:"), Item(pen=True), Item(pen=True)]
    if s.never_two:
        found.append(Item(text="Never two: two hits are three."))
    if s.integrity is Integrity.AT_LEAST_ONE_MORE:
        found.append(
            Item(text="Hit integrity: after a turn with hits, at least one more than then.")
        )
    elif s.integrity is Integrity.ADDITIVE:
        found.append(Item(text="Hit integrity: after a turn with hits, those and the new ones."))
    kept = [x for x in ruleset.hits if x.kept]
    if kept and not all(isinstance(x, hits.MissSource) for x in kept):
        asterisk = (
            "Automatic ones are" if s.sheet_mark is SheetMark.ASTERISK else "What the dice show is"
        )
        found.append(Item(text=f"{asterisk} kept when the turn is missed."))
    if any(x.at_once for x in ruleset.hits):
        found.append(Item(text="Insta-Bongs at once, before anything else."))
    return found


def _hit(ruleset: RuleSet, source: hits.HitSource) -> list[Item]:
    """A source of hits as lines: what earns it, and how many."""
    worth = str(source.amount)
    for_all = ", everyone" if source.everyone else ""
    mark: tuple[str, ...] = (
        (source.symbol,) if source.symbol and marks.exists(source.symbol) else ()
    )
    if isinstance(source, hits.OddDieAlike):
        return [
            Item(
                (f"bong-{n + 1}",) if n < 4 else (),
                f"{number(n + 3)} alike with the odd die",
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
    suffix = ""
    if ruleset.settings.sheet_mark is SheetMark.ASTERISK and source.kept:
        suffix = ", automatic"
    return [Item(mark, said + for_all + suffix, worth)]


def _bonuses(ruleset: RuleSet, source: hits.ExactTotal, worth: str) -> list[Item]:
    names = dict(ruleset.bonus_names)
    found = []
    for total in source.totals[:_MOST_BONUSES]:
        name = plain(names.get(total, ""), 30)
        # "Space Odyssey Bonus" under the head Hits needs no second word.
        name = name.removesuffix(" Bonus")
        found.append(Item(text=f"{name} {total}".strip(), worth=worth))
    if len(source.totals) > _MOST_BONUSES:
        found.append(Item(text=f"and {len(source.totals) - _MOST_BONUSES} more totals"))
    return found


def _said(ruleset: RuleSet, source: hits.HitSource) -> str:
    """What earns a hit, in the fewest words."""
    s = ruleset.settings
    found = ""
    match source:
        case hits.TotalStep():
            found = f"each {source.step} {'passed' if source.strict else 'landed on or passed'}"
        case hits.TurnStep():
            found = f"{'more than' if source.strict else 'each'} {source.step} in one turn"
        case hits.EndsIn():
            found = f"total ends in {source.ending}"
        case hits.ExactTotal():
            found = "total " + ", ".join(map(str, source.totals[:8]))
        case hits.Pattern():
            found = _pattern(source)
        case hits.FirstHome():
            over = "over" if s.finish_compare is FinishCompare.PASS else "at"
            found = f"first {over} {s.limit}" + (", one more" if s.first_finish else "")
        case hits.MissStreak():
            found = f"{number(source.length)} misses in a row"
        case hits.DryStreak():
            found = f"{number(source.length)} misses in a row without a hit"
        case hits.SquareLoose():
            found = "total begins with a square"
        case hits.Colours():
            found = source_short(ruleset, source) + (", if kept" if source.must_play else "")
    return found or plain(source_short(ruleset, source), 60)


def _pattern(source: hits.Pattern) -> str:
    faces = source.faces
    if len(set(faces)) == 1:
        return f"{number(len(faces))} {faces[0]}s in one throw"
    if faces in {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}:
        return "a straight"
    return "a Royale, 1 to 6" if len(set(faces)) == 6 else "-".join(map(str, faces))


def _halftime(s: Settings) -> list[Item]:
    tie = {
        HalftimeTie.ALL: "Equal best: a hit each.",
        HalftimeTie.ROLLOFF: "Equal best: roll it off.",
        HalftimeTie.NONE: "Equal best: nobody.",
    }[s.halftime_tie]
    return [
        Item(
            text=f"When somebody reaches {s.halftime}: a line across the page and the song. "
            "Everyone has one turn beside the score, starting after that player; cells not "
            f"played get a dash. {tie}"
        )
    ]


def _end(ruleset: RuleSet) -> list[Item]:
    s = ruleset.settings
    how = {
        AfterLimit.IMMEDIATE: "ends it at once",
        AfterLimit.FINISH_ROUND: "ends it; the round is played out",
        AfterLimit.LAST_ROUND: "ends it; all others have one more turn",
    }[AfterLimit.FINISH_ROUND if s.finish_round and s.ending is AfterLimit.IMMEDIATE else s.ending]
    over = "More than " if s.finish_compare is FinishCompare.PASS else ""
    said = [f"{over}{s.limit} {how}."]
    if s.rounds:
        said = [f"The game ends after {s.rounds} rounds."]
    said += {
        Landing.CAP: [f"Nobody is written higher than {s.limit}."],
        Landing.EXACT: [f"{s.limit} must be hit exactly."],
    }.get(s.landing, [])
    if s.extension:
        said.append(f"Who goes beyond without hitting it moves it to {s.extension}.")
    if s.same_total is not SameTotal.OFF:
        back = {
            SameTotal.PREVIOUS: "to his total before",
            SameTotal.START: "to where the other came from",
            SameTotal.ZERO: "to 0",
        }[s.same_total]
        said.append(f"On whose total another lands falls back {back}.")
    if s.must_beat:
        said.append("In the last round one stops only as the new leader.")
    said.append(
        {
            WinnerBy.FIRST: "First there wins.",
            WinnerBy.POINTS: "Most points win.",
            WinnerBy.HITS: "Most hits win.",
            WinnerBy.TITLES: "Most titles win.",
        }[WinnerBy.POINTS if s.rounds and s.winner_by is WinnerBy.FIRST else s.winner_by]
    )
    found = [Item(text=" ".join(said))]
    if s.rule11k is Rule11k.CALLABLE:
        found.append(
            Item(
                text=f"11,000 Rule: call it from {s.rule11k_from} on, dice in hand, before anyone "
                f"has {s.limit}. Then {s.rule11k_points} in one turn from {s.limit} wins; highest "
                "of that round steals the sheet."
            )
        )
    for award in ruleset.awards:
        term = award_title(ruleset, award)
        line = text(ruleset, "term", term)
        if line:
            told = line[:1].lower() + plain(line[1:], 120)
            if award is AwardName.BIG_HIT and any(x.unit for x in ruleset.hits):
                # Of equal counts the larger units win (IB-046).
                told = told.rstrip(".") + "; a Double beats two singles."
            found.append(Item(text=f"{term}: {told}"))
    if AwardName.GROUP_HIT_AVERAGE in ruleset.awards:
        found.append(Item(text="G.H.A.: all hits divided by all players."))
    return found
