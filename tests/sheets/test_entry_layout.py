"""One layout of an entry for paper and screen: what stands where, and what gives way first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from zonk_desktop.sheets.content import EntryKind, TurnEntry
from zonk_desktop.sheets.entry_layout import LaidEntry, Space, lay, row_of_signs
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.sheet.writing import Writing


class Hand:
    """A letter is as wide as its size, a mark ten, a flag five, a flag with a figure eight."""

    sizes = (10, 8)
    most = 4

    def __init__(self, letters: int) -> None:
        self.letters = letters

    def total(self, size: float) -> float:
        return self.letters * size

    def fit(self, size: float, room: float) -> float:
        return max(2.0, min(size, room / self.letters))

    def mark(self, name: str, shrink: float) -> float:
        return 10 * shrink

    def tail(self, hits: int, size: float, *, counted: bool) -> float:
        return 0 if not hits else 8 if counted else 5 * hits


def laid(room: float, edge: float | None = None) -> LaidEntry:
    entry = TurnEntry(EntryKind.TOTAL, "1000", left=("straight",), hits=3)
    return lay(entry, Hand(4), Space(0, room, edge, gap=0, before=0))


def test_with_room_all_totals_end_on_one_edge() -> None:
    found = laid(100, edge=60)
    assert found == LaidEntry(60, 10, 10, 1.0, 0, False)


def test_without_an_edge_the_entry_stands_in_the_middle() -> None:
    found = laid(75)
    assert (found.marks, found.edge) == (5, 55)


@pytest.mark.parametrize("edge", [None, 30.0])
def test_first_flags_then_the_total_then_marks_give_way(edge: float | None) -> None:
    assert not laid(65, edge).counted
    counted = laid(60, edge)
    assert counted.counted
    assert counted.size == 10
    smaller = laid(52, edge)
    assert (smaller.counted, smaller.size, smaller.shrink) == (True, 8, 1.0)
    least = laid(44, edge)
    assert (least.size, least.shrink) == (8, pytest.approx(0.4))
    assert least.edge <= 44 - 8 + 1e-9


def test_more_hits_than_stand_singly_are_counted() -> None:
    space = Space(0, 1000, None, 0, 0)
    assert not lay(TurnEntry(EntryKind.TOTAL, "5", hits=4), Hand(1), space).counted
    assert lay(TurnEntry(EntryKind.TOTAL, "5", hits=5), Hand(1), space).counted
    assert lay(TurnEntry(EntryKind.SUM, "5", hits=1), Hand(1), space).counted


class Signs:
    def sign(self, name: str) -> float:
        return 10

    def figure(self, count: int) -> float:
        return 5


def test_a_row_of_signs_shrinks_before_it_is_counted() -> None:
    names = ("bong-1", "star", "star", "star", "bong-1")
    assert row_of_signs(names, "star", Signs(), 60).size == 1.0
    smaller = row_of_signs(names, "star", Signs(), 40)
    assert (len(smaller.signs), smaller.size) == (5, 0.8)
    counted = row_of_signs(names, "star", Signs(), 30)
    assert counted.signs == (("bong-1", 1), ("star", 3), ("bong-1", 1))
    assert counted.size == pytest.approx(30 / 35)


def test_a_symbol_without_a_mark_is_a_word_on_the_screen_too(qtbot: QtBot) -> None:
    def ink(*left: str) -> int:
        image = QImage(200, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        writing = Writing(Style(LIGHT, Type(1.0), True), 20, "flag", "zed")
        entry = TurnEntry(EntryKind.TOTAL, "1000", left=left)
        writing.write(painter, QRectF(0, 0, 200, 40), entry, pencil=False)
        painter.end()
        return sum(image.pixelColor(x, y).alpha() > 0 for x in range(200) for y in range(40))

    assert ink("lucky-horse") > ink() * 1.3
