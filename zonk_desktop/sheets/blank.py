"""From a rule set to its blank sheet. It loads nothing that plays a game."""

from __future__ import annotations

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.cheat import more
from zonk_desktop.sheets.cheatbox import cheat
from zonk_desktop.sheets.content import Sheet, SheetColumn, Total
from zonk_desktop.sheets.rounds import lasting, lengths, longest
from zonk_desktop.sheets.style import fields, hits_label, legend, style, sums, text
from zonk_desktop.words import commas, say
from zonk_desktop.words.clean import curled, plain


def blank(
    ruleset: RuleSet, players: int, names: tuple[str, ...] = (), rows: int | None = None
) -> Sheet:
    """An empty sheet for the pen, rules beside the table or on the back."""
    look = style(ruleset)
    columns = tuple(
        SheetColumn(plain(names[n])) if n < len(names) else SheetColumn() for n in range(players)
    )
    return Sheet(
        style=look,
        fields=fields(ruleset, None, None),
        columns=columns,
        lines=(),
        totals=(Total(say("sheet-final")), Total(hits_label(look)))[: sums(look)],
        cheat=cheat(ruleset),
        more=more(ruleset),
        legend=legend(ruleset),
        note=curled(plain(text(ruleset, "portrait"), 240)),
        empty=rows,
        name=commas((look.title, look.subtitle)),
        rounds=ruleset.rounds,
        lasting=lasting(ruleset),
        longest=longest(ruleset),
        lengths=lengths(ruleset),
        ends=ruleset.settings.rounds,
    )
