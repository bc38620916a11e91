"""The pen of charts on paper: what it draws on the canvas, in millimetres and in ink."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tests.sheets.flat import Painter, flat
from zonk_desktop.charts.plot import BOLD, PLAIN, Box, Face, Ink, Symbol
from zonk_desktop.sheets.canvas import BAND, FAINT, GREY, INK, WHITE, Canvas
from zonk_desktop.sheets.fonts import PLEX, SheetType, cap, width
from zonk_desktop.sheets.pen import PaperPen

pytestmark = pytest.mark.usefixtures("qapp")

TEXT, HEAVY = SheetType(PLEX, 7.5, 400), SheetType(PLEX, 7.5, 700)


@pytest.fixture
def painter() -> Iterator[Any]:
    with flat():
        yield Painter()


@pytest.fixture
def pen(painter: Any) -> PaperPen:
    return PaperPen(Canvas(painter))


def told(painter: Any, what: str) -> list[Any]:
    """What a painter was told of this kind."""
    return [one[1:] if len(one) > 2 else one[1] for one in painter.told if one[0] == what]


def rgb(colour: QColor) -> object:
    return colour.getRgb()


def test_a_pixel_is_a_fifth_of_a_millimetre(pen: PaperPen) -> None:
    assert pen.px(10) == 2.0


def test_letters_are_heavy_beyond_a_weight_of_600(pen: PaperPen) -> None:
    assert pen.wide("Ann", BOLD) == width("Ann", HEAVY)
    assert pen.wide("Ann", Face(12, 600)) == pen.wide("Ann", PLAIN) == width("Ann", TEXT)
    assert width("Ann", HEAVY) != width("Ann", TEXT)


@pytest.mark.parametrize("align", [0.0, 0.5, 1.0])
def test_a_text_stands_in_the_middle_of_its_height(
    align: float, pen: PaperPen, painter: Any
) -> None:
    pen.text(Box(10.0, 20.0, 40.0, 6.0), "Ann", PLAIN, "ink2", align)
    ((place, said),) = told(painter, "drawText")
    left = 10.0 + (40.0 - width("Ann", TEXT)) * align
    assert (said, place) == ("Ann", pytest.approx((left * 100, (23.0 + cap(TEXT) / 2) * 100)))
    assert told(painter, "setPen") == [rgb(GREY)]


def test_a_text_is_cut_where_its_box_ends(pen: PaperPen, painter: Any) -> None:
    wide = width("Ann of the", TEXT)
    for room in (wide, wide - 0.02):
        pen.text(Box(0.0, 0.0, room, 5.0), "Ann of the", PLAIN, 3)
    assert [said for _, said in told(painter, "drawText")] == ["Ann of the", "Ann of th…"]
    # A seat has no colour: it is ink.
    assert told(painter, "setPen") == [rgb(INK)] * 2


@pytest.mark.parametrize(
    ("ink", "wide", "weight", "colour"),
    [("line", 4.0, 0.12, FAINT), (2, 4.0, 0.12, GREY), ("ink2", 4.0, 0.8, GREY),
     ("raise_", 1.0, 0.2, BAND), ("surf", 1.0, 0.2, WHITE), ("other", 1.0, 0.2, GREY)],
)  # fmt: skip
def test_a_line_between_two_points_is_a_rule(
    ink: Ink, wide: float, weight: float, colour: QColor, pen: PaperPen, painter: Any
) -> None:
    pen.line([(1.0, 2.0), (3.0, 4.0)], ink, wide)
    ((said, thick, _, _),) = told(painter, "setPen")
    assert (said, thick) == (rgb(colour), pytest.approx(weight * 100))
    assert told(painter, "drawLine") == [((100, 200), (300, 400))]


@pytest.mark.parametrize(
    ("points", "dash", "pattern"),
    [(3, 0, []), (3, 1, [6.0, 2.0]), (2, 2, [1.4, 1.6]), (3, 5, [9.0, 1.6, 1.4, 1.6, 1.4, 1.6]),
     (3, 6, []), (3, 7, [6.0, 2.0])],
)  # fmt: skip
def test_other_lines_are_told_apart_by_six_patterns(
    points: int, dash: int, pattern: list[float], pen: PaperPen, painter: Any
) -> None:
    pen.line([(float(n), 2.0 * n) for n in range(points)], 0, 2.0, dash)
    ((_, path), (colour, thick, ends, dashes)) = told(painter, "strokePath")[0]
    assert path == [(100.0 * n, 200.0 * n) for n in range(points)]
    assert (colour, thick) == (rgb(INK), pytest.approx(40.0))
    style = Qt.PenStyle.CustomDashLine if pattern else Qt.PenStyle.SolidLine
    assert ends == (style.value, Qt.PenCapStyle.FlatCap.value, Qt.PenJoinStyle.RoundJoin.value)
    assert dashes == pattern


def test_a_box_is_filled(pen: PaperPen, painter: Any) -> None:
    pen.box(Box(1.0, 2.0, 3.0, 4.0), "raise_")
    pen.box(Box(1.0, 2.0, 3.0, 4.0), 1)
    assert told(painter, "fillRect") == [
        ((100, 200, 300, 400), rgb(BAND)), ((100, 200, 300, 400), rgb(GREY)),
    ]  # fmt: skip


def test_a_dot_has_an_edge_of_ink_where_it_has_one(pen: PaperPen, painter: Any) -> None:
    pen.dot((1.0, 2.0), 0.5, "surf", "ink2")
    pen.dot((3.0, 4.0), 0.5, 2)
    assert told(painter, "drawEllipse") == [((100, 200), 50, 50), ((300, 400), 50, 50)]
    assert told(painter, "setBrush") == [rgb(WHITE), rgb(INK)]
    assert [(one[0], one[1]) for one in told(painter, "setPen")] == [
        (rgb(INK), pytest.approx(28.0)), (rgb(GREY), pytest.approx(28.0)),
    ]  # fmt: skip


def test_a_face_of_a_die_is_drawn_and_people_have_no_disc(pen: PaperPen, painter: Any) -> None:
    pen.symbol(Box(1.0, 2.0, 5.0, 4.0), Symbol("die", 3))
    assert told(painter, "die-3") == [(100.0, 400.0, 400.0, rgb(INK))]
    assert [said for _, said in told(painter, "drawText")] == ["3"]
    painter.told.clear()
    pen.symbol(Box(1.0, 2.0, 5.0, 4.0), Symbol("seat", 3))
    assert painter.told == []
