"""The choices of a rule set are enumerations, and are compared as such."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum, StrEnum
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import zonk_desktop
from zonk_desktop.engine import choices
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house_text, preset

CHOSEN: dict[str, type[StrEnum]] = {
    name: kind
    for name, kind in get_type_hints(Settings).items()
    if isinstance(kind, type) and issubclass(kind, StrEnum)
}


def test_no_knob_is_a_bare_text() -> None:
    assert not [name for name, kind in get_type_hints(Settings).items() if kind is str]
    assert set(CHOSEN) == {knob.attribute for knob in knobs.KNOBS if knob.kind == "choice"}


@pytest.mark.parametrize("name", CHOSEN)
def test_a_knob_offers_the_members_of_its_type(name: str) -> None:
    knob = knobs.find(name)
    assert knob is not None
    assert knob.choices == tuple(str(member) for member in CHOSEN[name])
    for member in CHOSEN[name]:
        assert knobs.parse(knob, str(member)) is member


@pytest.mark.parametrize("key", PRESETS)
def test_a_rule_set_holds_members(key: str) -> None:
    settings = preset(key).settings
    for name, kind in CHOSEN.items():
        assert type(getattr(settings, name)) is kind


def test_members_are_found_without_a_descriptor() -> None:
    for kind in vars(choices).values():
        if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not StrEnum:
            for name, member in kind.__members__.items():
                assert vars(kind)[name] is member


def test_a_source_takes_only_the_choices_of_its_type() -> None:
    text = 'extends = "lets-play-zonk"\n[hit.turkey]\nkind = "turkey"\nsource = "turkey"\n'
    with pytest.raises(RuleFileError, match="give one of every3, once, each"):
        house_text("house.toml", text + 'repeat = "fortnightly"\n')


def _compared(tree: ast.AST) -> Iterator[tuple[int, str, Any]]:
    """Comparisons of an attribute with a text: line, attribute, the text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute):
            for other in node.comparators:
                texts = [
                    part.value
                    for part in ast.walk(other)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                if texts:
                    yield node.lineno, node.left.attr, texts


def test_no_choice_is_compared_with_a_text() -> None:
    """A text with a slip of the pen would never be equal, and nobody would notice."""
    wrong = [
        f"{file.name}:{line}: {name} with {texts}"
        for file in Path(zonk_desktop.__file__).parent.rglob("*.py")
        for line, name, texts in _compared(ast.parse(file.read_text("utf-8")))
        if name in {*CHOSEN, "when", "who"} and {*texts} & _spellings()
    ]
    assert not wrong


def _spellings() -> set[str]:
    kinds: list[type[Enum]] = [*CHOSEN.values(), choices.MissState, choices.Blame]
    return {str(member) for kind in kinds for member in kind}
