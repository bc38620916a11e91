"""Where a text may go on in the next row, and how wide it is in a terminal."""

from __future__ import annotations

import pytest

from zonk_desktop.ui.kit.fonts import in_rows
from zonk_desktop.ui.kit.wording import one_line
from zonk_desktop.words.clean import plain
from zonk_desktop.words.rows import columns, filled, padded, parts


def joined(text: str) -> list[str]:
    return [gap + part for gap, part in parts(text)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Roll the  dice", ["Roll", " the", " dice"]),
        ("2\u202f500\u00a0pts !", ["2\u202f500\u00a0pts", " !"]),
        ("再掷一次\uff1f", ["再", "掷", "一", "次\uff1f"]),
        ("「振る」、か。", ["「振", "る」、", "か。"]),
        ("ロールキャッチ", ["ロー", "ル", "キャッ", "チ"]),
        ("残り5個 all-in", ["残", "り", "5個", " all-in"]),
        ("זורקים שוב", ["זורקים", " שוב"]),
    ],
)
def test_a_row_ends_where_its_language_ends_one(text: str, told: list[str]) -> None:
    assert joined(text) == told


def test_a_headline_in_japanese_is_broken_too() -> None:
    rows = in_rows("もう一度振るか、ここで止めるか", 2, len)
    assert rows == ["もう一度振るか、", "ここで止めるか"]
    assert in_rows("Ann rolls again", 2, len) == ["Ann rolls", "again"]


def test_a_space_that_must_not_break_stays() -> None:
    assert one_line("Encore\u202f!  Vrai") == "\u200eEncore\u202f! Vrai"
    assert plain(" 11\u202f000\tdés\u00a0\n") == "11\u202f000 dés"


def test_han_and_kana_take_two_columns() -> None:
    assert columns("Ann") == 3
    assert columns("美咲") == 4
    assert columns("e\u0301\u200d") == 1
    assert padded("美咲", 6) + "|" == "美咲  |"
    assert padded("美咲", 6, before=True) == "  美咲"


def test_rows_of_a_terminal_are_as_wide_as_it_is() -> None:
    rows = filled("もう一度振るか、ここで止めるか。", 20, "- ", "  ")
    assert [columns(row) for row in rows] == [20, 16]
    assert rows[1].startswith("  ")
    assert filled("All words of English", 10, "- ", "  ") == ["- All", "  words of", "  English"]
