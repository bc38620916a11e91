"""What a screen reader is told of a mark on the pad."""

from __future__ import annotations

import re

import pytest

from zonk_desktop import words
from zonk_desktop.sheets import marks
from zonk_desktop.ui.sheet.state import mark_said


@pytest.mark.parametrize("language", ["he", "ja", "uk", "zh-CN"])
def test_a_mark_is_named_in_the_language(language: str) -> None:
    """An entry was "star zed 1", whatever the language."""
    before = words.speech()
    words.use(words.Speech(language))
    try:
        told = {name: mark_said(name) for name in (*marks.NAMES, "bong-3", "zed-2", "die-5")}
    finally:
        words.use(before)
    # What a sheet writes into its cells stays as it is: Bong, Z.
    assert [name for name, said in told.items() if re.search("[a-z]{2}", said)] == ["bong-3"]
    assert words.bare(told["bong-3"]) == "Bong 3"
    assert (words.bare(told["zed-2"]), told["die-5"]) == ("Z2", "5")
