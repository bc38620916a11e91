"""The rules in short on a sheet of paper: what the rule book says, by marks that paper has."""

from __future__ import annotations

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import cheat as said
from zonk_desktop.rulebook.cheat import Block
from zonk_desktop.sheets import marks


def cheat(ruleset: RuleSet) -> tuple[Block, ...]:
    """All blocks, in the order they are needed at the table."""
    return tuple(
        block._replace(
            items=tuple(
                item._replace(icons=tuple(filter(marks.exists, item.icons))) for item in block.items
            )
        )
        for block in said.cheat(ruleset)
    )
