"""Marks, the stamp and pictures as they are painted, and faces that lack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QTransform

from tests.sheets.flat import Painter, flat
from zonk_desktop import faces
from zonk_desktop.sheets import (
    canvas,
    fonts,
    marks,
    masthead,
    signs,
)
from zonk_desktop.sheets.canvas import INK, Canvas
from zonk_desktop.sheets.content import (
    HeadField,
    Sheet,
    SheetColumn,
    SheetStyle,
)
from zonk_desktop.sheets.fonts import FontError, SheetType

pytestmark = pytest.mark.usefixtures("qapp")

LOOK = SheetStyle("t", "s")
#: As they are without `flat`.
DRAW, VEHICLE, WORDS = marks.draw, masthead._vehicle, masthead._words


@pytest.fixture(autouse=True)
def known_letters() -> Iterator[None]:
    with flat():
        yield


def test_a_mark_is_painted_in_its_size_at_its_place() -> None:
    """The square is 0.84 wide, begins at 0.02, and has a hole in it."""
    painter: Any = Painter()
    assert DRAW(painter, "square", 30.0, 50.0, 10.0, QColor(1, 2, 3)) == pytest.approx(8.8)
    ((what, (rule, points), colour),) = painter.told
    assert (what, rule, colour) == ("fillPath", 0, (1, 2, 3, 255))
    box = [(30.2, 45.8), (38.6, 45.8), (38.6, 54.2), (30.2, 54.2), (30.2, 45.8)]
    hole = [(31.6, 47.2), (37.2, 47.2), (37.2, 52.8), (31.6, 52.8), (31.6, 47.2)]
    assert [*map(pytest.approx, points)] == box + hole


def test_a_mark_is_said_as_a_pdf_has_it() -> None:
    edges, path = canvas.drawn("square")
    assert edges == [100, -4300, 8700, 4300]
    box = "200 -4200 m 8600 -4200 l 8600 4200 l 200 4200 l 200 -4200 l"
    hole = "1600 -2800 m 7200 -2800 l 7200 2800 l 1600 2800 l 1600 -2800 l"
    assert path.decode().split("\n") == [*f"{box} {hole}".replace(" m ", " m\n").replace(
        " l ", " l\n").split("\n"), "f*"]  # fmt: skip
    edges, path = canvas.drawn("pen")
    assert edges == [-100, -3100, 10100, 3100]
    assert path.endswith(b"\n4200 3000 l\nf*")
    # A curve has six figures; the dice have round corners and pips, a hole each.
    lines = canvas.drawn("die-1")[1].decode().split("\n")
    assert {line.split()[-1]: len(line.split()) for line in lines} == {
        "m": 3, "l": 3, "c": 7, "f*": 1,
    }  # fmt: skip
    assert sum(line.endswith("m") for line in lines) == 3


def test_the_devil_is_as_wide_to_the_left_as_to_the_right() -> None:
    horn = signs.poly((0.1, -0.5), (0.4, -0.2), (0.2, 0.1))
    box = signs.mirrored(horn).boundingRect()
    assert box.getCoords() == pytest.approx((0.6, -0.5, 0.9, 0.1))


# The stamp


def test_a_bus_rides_over_the_words_of_the_stamp() -> None:
    """Four windows, two wheels with hubs; in 0.01 mm."""
    bus = VEHICLE()

    def ink(x: float, y: float) -> bool:
        return bus.contains(QPointF(x * 100, y * 100))

    assert bus.boundingRect().getCoords() == pytest.approx((-500, -860, 500, -345), abs=1)
    along = [ink(-4.75 + n * 0.05, -7.0) for n in range(191)]
    edges = [round(-4.75 + n * 0.05, 2) for n in range(1, 191) if along[n] is not along[n - 1]]
    assert edges == pytest.approx([-4.2, -2.5, -2.0, -0.3, 0.2, 1.9, 2.4, 4.1], abs=0.06)
    assert along[0]
    down = [ink(-3.3, -8.5 + n * 0.05) for n in range(60)]
    edges = [round(-8.5 + n * 0.05, 2) for n in range(1, 60) if down[n] is not down[n - 1]]
    assert edges == pytest.approx([-7.8, -6.5], abs=0.06)
    for x in (-2.8, 2.8):
        assert not ink(x, -4.5)
        assert not ink(x + 0.38, -4.5)
        assert ink(x + 0.45, -4.4)
        assert ink(x - 1.0, -4.4)
        assert not ink(x - 1.1, -4.4)
        assert ink(x, -3.5)
    # Its corners are round.
    assert not ink(-4.95, -8.55)
    assert ink(-4.7, -8.3)
    assert not ink(0, -4.4)


def test_words_of_the_stamp_stand_in_its_middle() -> None:
    painter: Any = Painter()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(masthead, "font", lambda type_: QFont("Zilla Slab", 20))
        patch.setattr(masthead, "width", lambda words, type_: 3.0 * len(words))
        WORDS(painter, "HI", 12, 5.0, INK)
        WORDS(painter, "HI", 12, 7.0, INK)
    boxes = []
    for what, (_, points), colour in painter.told:
        assert (what, colour) == ("fillPath", (20, 20, 20, 255))
        boxes.append((min(x for x, _ in points), max(y for _, y in points)))
    # The letters begin half a width, 3 mm, left of the middle, and stand on their line.
    assert boxes[0] == pytest.approx((-300, 500), abs=12)
    assert boxes[1] == pytest.approx((boxes[0][0], boxes[0][1] + 200))


# Letters


def test_names_that_cannot_be_printed_are_named_and_the_rest_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        fonts, "scripts", lambda text: ("Thai", "Lao") if text.startswith("T") else ()
    )
    told: list[dict[str, object]] = []

    def say(name: str, **data: object) -> str:
        told.append(data)
        return name

    monkeypatch.setattr(fonts, "say", say)
    fields = (HeadField("date", "T date"), HeadField("place", "here"))

    def sheet(*names: str) -> Sheet:
        return Sheet(LOOK, fields, tuple(SheetColumn(name, ("T in team",)) for name in names),
                     (), ())  # fmt: skip

    assert fonts.said(sheet("T1", "Ann", "T2", "T1")) == "sheet-no-font"
    kinds = "(Thai, Lao)"
    assert told == [{"names": tuple(f"{name} {kinds}" for name in (
        "T1", "T2", "T in team", "T date")), "more": 0}]  # fmt: skip
    fonts.said(sheet("T1", "T2", "T3"))
    assert len(told[1]["names"]) == 4  # type: ignore[arg-type]
    assert told[1]["more"] == 1
    monkeypatch.setattr(fonts, "scripts", lambda text: ())
    assert fonts.said(sheet("T1")) == ""


def test_a_face_that_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lent: list[bool] = []
    monkeypatch.setattr(faces, "lend", lambda: lent.append(True))
    monkeypatch.setattr(faces, "load", lambda files: ["zilla-slab-700", "other"])
    with pytest.raises(FontError, match=r"zilla-slab-700\.ttf"):
        fonts.load.__wrapped__()
    assert lent == []
    asked: list[object] = []
    monkeypatch.setattr(faces, "load", asked.append)
    fonts.load.__wrapped__()
    assert (len(asked), lent) == (1, [True])


def test_a_place_of_a_mark_is_figured_with_its_painter() -> None:
    """Moved, and in the painter's own size."""
    painter: Any = Painter()
    painter._place = QTransform(2, 0, 0, 2, 70, 80)
    notes = canvas.Notes()
    notes._painter = painter
    notes.mark("square", QTransform(3, 0, 0, 3, 10, 20), INK)
    notes.mark("pen", QTransform(1, 0, 0, 1, 0, 0), INK)
    notes.mark("square", QTransform(1, 0, 0, 1, 0.5, -0.25), INK)
    assert notes.codes == [
        b"q 6 0 0 6 90 120 cm /Mk0 Do Q\n", b"q 2 0 0 2 70 80 cm /Mk1 Do Q\n",
        b"q 2 0 0 2 71 79.5 cm /Mk0 Do Q\n",
    ]  # fmt: skip
    assert notes.marks == {"square": b"Mk0", "pen": b"Mk1"}


def test_a_picture_has_a_space_under_it_on_its_line() -> None:
    """And all of it is read as the sign."""
    painter: Any = Painter()
    notes = canvas.Notes()
    notes._painter = painter
    page = Canvas(painter, notes=notes)
    wide = page.text(10.0, 20.0, "\U0001f600", SheetType(points=9.0))
    words = [one[1:] for one in painter.told if one[0] == "drawText"]
    assert [(where[1], said) for where, said in words] == [
        (pytest.approx(2000.0), "\U0001f600"), (pytest.approx(2000.0), " "),
    ]  # fmt: skip
    assert wide == pytest.approx(fonts.width("\U0001f600", SheetType(points=9.0)))
    assert notes.codes == [b"/Span <</ActualText <feffd83dde00>>> BDC\n", b"EMC\n"]
