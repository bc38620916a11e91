"""Colours: how far texts and shapes stand out from their grounds (WCAG 2.2, 1.4.3 and 1.4.11)."""

from __future__ import annotations

from itertools import product

import pytest

from zonk_desktop.ui.kit.tokens import DARK, LIGHT, Tokens, strong

GROUNDS = ("win", "bar", "surf", "raise_", "sunk")
PAPERS = ("paper", "paper_shade")
#: Letters, each with all the grounds it is written on.
TEXTS = (
    *product(("ink", "ink2", "acc", "red", "teal"), GROUNDS),
    *product(("pen", "word", "flag", "pencil", "rowno"), PAPERS),
    *product(("card_ink", "card_ink2"), ("card",)),
    ("onacc", "acc"), ("onmust", "must"),
)  # fmt: skip
#: Edges of what is pressed, and the ring of what has the focus.
SHAPES = tuple(product(("ctl", "focus"), GROUNDS))


def light(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def below(tokens: Tokens, pairs: tuple[tuple[str, str], ...], least: float) -> list[str]:
    found = {(a, b): ratio(getattr(tokens, a), getattr(tokens, b)) for a, b in pairs}
    return [f"{a} on {b}: {value:.2f}" for (a, b), value in found.items() if value < least]


def test_the_ratio_is_that_of_the_standard() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_letters_and_shapes_stand_out(tokens: Tokens) -> None:
    assert not below(tokens, TEXTS, 4.5)
    assert not below(tokens, SHAPES, 3)
    # Lines of a chart have names beside them in the same colour, large and heavy.
    for line in tokens.chart:
        assert ratio(line, tokens.surf) >= 3, line


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_with_more_contrast_they_stand_out_further(tokens: Tokens) -> None:
    more = strong(tokens)
    assert not below(more, tuple(product(("ink", "ink2"), GROUNDS)), 7)
    assert not below(more, TEXTS, 6)
    assert not below(more, SHAPES, 4.5)
    assert not below(more, tuple(product(("line",), GROUNDS)), 4)
    assert not below(more, tuple(product(("rule", "margin"), PAPERS)), 3)
    for pair in TEXTS + SHAPES:
        before, after = (ratio(getattr(t, pair[0]), getattr(t, pair[1])) for t in (tokens, more))
        assert after >= before, pair
