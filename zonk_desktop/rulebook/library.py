"""Rules by name: one of the sheets, house rules at hand as text, or a file of them.

Here alone is decided which of the three a name means.
"""

from __future__ import annotations

from pathlib import Path

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import load
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.rulebook.reading import did_you_mean
from zonk_desktop.words import Message


class UnknownRules(RuleFileError):
    """A name that is neither that of a sheet nor that of a file."""

    def __init__(self, name: str) -> None:
        others = Message.of("rulebook-name-rules", known=tuple(PRESETS))
        self.hint = did_you_mean(name, PRESETS, others)
        super().__init__(name[:60], "rules", Message.of("rulebook-no-such-rules", hint=self.hint))
        self.args = (name,)


def is_sheet(name: str) -> bool:
    """Whether rules of this name come with the program."""
    return name in PRESETS


def resolve(
    name: str,
    house: str = "",
    folder: Path | None = None,
    options: tuple[tuple[str, str], ...] = (),
    *,
    begun: bool = False,
) -> RuleSet:
    """The rules of this name, with these knobs set; raises RuleFileError.

    `house`: their text, where they are house rules and travel with a game. Without it they are
    read from `folder`, or from the folder the program was started in. `begun`: of a game that was,
    which is read though its rules be refused by now (`errors.refused`).
    """
    if is_sheet(name):
        return load.preset(name, options, begun=begun)
    if house:
        return load.house_text(name, house, options, begun=begun)
    if not name.endswith(".toml"):
        raise UnknownRules(name)
    return load.house((folder or Path()) / name, options, begun=begun)


def text_of(name: str, folder: Path | None = None) -> str:
    """House rules of this name as a text that needs no other file; empty for a sheet."""
    return "" if is_sheet(name) else load.standing_text((folder or Path()) / name)


def without_effect(name: str) -> tuple[Message, ...]:
    """Knobs and tables of the rules of this name that have no effect, a sentence each."""
    return () if is_sheet(name) else load.without_effect(Path(name))
