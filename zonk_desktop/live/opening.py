"""Before the first turn: the dice are pledged, the order and the Magic Number rolled."""

from __future__ import annotations

from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.fairness.source import DiceSource, OrderThrow, roll_for_order, roll_magic
from zonk_desktop.live.journal import Store
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Opening, Setup
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.transcript.lines import Header, Player


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; raises RuleFileError."""
    return Rules(resolve(setup.rules, setup.house, options=setup.options))


def open_game(setup: Setup, store: Store | None, source: DiceSource | None = None) -> Play:
    """Roll for order and for the Magic Number, and begin; raises RuleFileError and
    TranscriptError."""
    rules = rules_of(setup)
    real = setup.dice is DiceFrom.TABLE
    dice = None if real else source or DiceSource.fresh()
    throws: tuple[OrderThrow, ...] = ()
    seated: tuple[str, ...] = ()
    names = setup.names
    if dice is not None and setup.roll_order and len(names) > 1:
        seated = names
        throws, names = roll_for_order(rules, names, dice)
    magic = setup.magic
    if rules.s.magic_number and dice is not None and not magic:
        magic = roll_magic(rules, dice)
    members = dict(zip(setup.names, setup.members, strict=False))
    header = Header(
        rules=setup.rules,
        rules_line=1,
        options=setup.options,
        option_lines=(1,) * len(setup.options),
        players=tuple(Player(name, members.get(name, ())) for name in names),
        scorekeeper=setup.scorekeeper,
        packer=setup.packer,
        magic=magic,
        computers=setup.computers,
        aids=setup.aids,
    )
    return Play.new(header, setup.house, dice, store, Opening(throws, magic, seated))
