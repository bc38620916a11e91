"""Sentences under another word for hits."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.refusals import Code
from zonk_desktop.transcript.words import SENTENCES
from zonk_desktop.ui.wording import Words


@pytest.mark.parametrize("kind", ["hits", "stars", "honour"])
@pytest.mark.parametrize("name", ["Two hits Tom", "hit", "Hits & co", "a hit"])
def test_no_name_is_changed_by_the_word_for_hits(kind: str, name: str) -> None:
    told = Words(kind).adapt(f"{name} gives 2 hits to Bob.", [name, "Bob"])
    assert told == f"{name} gives {Words(kind).count(2)} to Bob."


def test_the_word_stands_wherever_the_noun_stood() -> None:
    stars = Words("stars")
    assert stars.adapt("Hits beyond the limit") == "Stars beyond the limit"
    assert (
        stars.adapt("A white smoke; 1 hit, whiter hits.") == "A white smoke; 1 star, whiter stars."
    )


def test_no_refusal_uses_the_word_for_anything_but_hits() -> None:
    for kind in ("stars", "honour"):
        told = Words(kind).adapt(SENTENCES[Code.OVER_LIMIT])
        assert told == SENTENCES[Code.OVER_LIMIT]
