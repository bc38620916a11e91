"""How the sheets of a rule set look, from its knobs and texts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from zonk_desktop.engine.choices import SpecialDice
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.catalogue import headed, symbol_short
from zonk_desktop.rulebook.cheat import zed_mark
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import LegendKey, SheetStyle
from zonk_desktop.words import say
from zonk_desktop.words.clean import curled, plain, typeset

#: As languages write it.
_COLON = re.compile(r"\s?:\s|\uff1a")


def text(ruleset: RuleSet, key: str, word: str = "") -> str:
    """A text of the rule set, empty when it has none; of a table the line of that word."""
    found = ruleset.texts.get(key, "")
    if word:
        found = found.get(word, "") if isinstance(found, Mapping) else ""
    return found if isinstance(found, str) else ""


def style(ruleset: RuleSet) -> SheetStyle:
    """Title, marks and columns of a rule set's sheet."""
    s = ruleset.settings
    dice = say("sheet-dice", dice=s.dice_count, special=s.special_dice.value)
    name = plain(ruleset.name)
    title, subtitle = say("sheet-zonk"), say("sheet-subtitle", name=name, dice=dice)
    # Without hits it is no Zonk, but one of its kin: it has its own name at the head.
    if len(name) <= 24 and ("zonk" in name.lower() or not ruleset.hits):
        title, subtitle = curled(name), dice
    return SheetStyle(
        title=title,
        subtitle=subtitle,
        bus=bool(text(ruleset, "symbol", "stamp")),
        hit=s.sheet_mark,
        zed=zed_mark(ruleset),
        columns=3 if s.sheet_columns == 3 else 1,
        dice=s.dice_count,
        odd_die=s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE},
        trio=s.special_dice is SpecialDice.THREE_COLOURS,
        players=say("sheet-for-players", least=str(max(2, s.players_min)), most=str(s.players_max)),
        hits=bool(ruleset.hits),
    )


def legend(ruleset: RuleSet) -> tuple[LegendKey, ...]:
    """The marks of the sheet and what they say."""
    s, look = ruleset.settings, style(ruleset)
    found: list[LegendKey] = []
    for symbol in dict.fromkeys(source.symbol for source in ruleset.hits if source.symbol):
        if marks.exists(symbol):
            found.append(LegendKey((symbol,), said(ruleset, symbol)))
    if look.columns == 3:
        found.append(LegendKey((look.hit,), say("sheet-one-hit")))
        names = dict.fromkeys(
            name for source in ruleset.hits for name in getattr(source, "names", ())
        )
        found += [
            LegendKey((f"bong-{n + 1}",), said(ruleset, name))
            for n, name in enumerate(names)
            if n < 4
        ]
        if text(ruleset, "symbol", "reroll"):
            found.append(LegendKey(("reroll", "reroll-used"), say("sheet-re-roll-used-struck-out")))
    else:
        if any(miss.text == "Z" for miss in ruleset.misses):
            found.append(LegendKey((look.zed,), say("sheet-a-zonk")))
        if look.hits:
            found.append(LegendKey((look.hit,), say("sheet-one-hit")))
    if s.halftime:
        found.append(LegendKey(("dashes",), say("sheet-no-turn-here")))
    return tuple(found)


def said(ruleset: RuleSet, symbol: str) -> str:
    """What a symbol stands for: "An arrow to the right: STRAIGHT" says Straight."""
    line = text(ruleset, "symbol", symbol)
    if not line:
        return plain(headed(symbol_short(ruleset, symbol)), 30)
    words = _COLON.split(line)[-1]
    if words.upper() == words or words.split(",")[0].isupper():
        words = " ".join(w.capitalize() if w.isupper() else w for w in words.split())
    return typeset(plain(words, 40))


def sums(look: SheetStyle) -> int:
    """Rows of sums: a game without hits has none to add up."""
    return 2 if look.hits or look.columns == 3 else 1


def hits_label(look: SheetStyle) -> str:
    return say("sheet-bong-hits" if look.hit == "asterisk" else "sheet-hits")
