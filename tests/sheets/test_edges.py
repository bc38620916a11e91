"""Where drawing and dealing turn: how many stars fit, how many rows, how much a file may hold."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from zonk_desktop.sheets import rows, scan, signs, vectors


def test_a_bong_grows_with_its_stars() -> None:
    alone, two, three, four = (signs.bong(stars) for stars in (1, 2, 3, 4))
    assert [round(wide, 2) for _, wide in (alone, two, three, four)] == [1.0, 1.62, 2.12, 2.62]
    for path, wide in (alone, two, three, four):
        box = path.boundingRect()
        assert box.width() == pytest.approx(wide)
        assert box.height() == pytest.approx(1.0)
        assert box.left() == pytest.approx(0.0)


@pytest.mark.parametrize(("stars", "radius"), [(1, 0.33), (2, 0.26), (3, 0.26), (4, 0.245)])
def test_stars_of_a_bong_get_smaller_where_there_are_four(stars: int, radius: float) -> None:
    inside = [sub for sub in subpaths(stars) if sub[1] - sub[0] < 0.7]
    assert len(inside) == stars
    places = sorted((left + right) / 2 for left, right in inside)
    wide = signs.bong(stars)[1]
    wanted = [wide / 2 + (n - (stars - 1) / 2) * 0.5 for n in range(stars)]
    assert places == pytest.approx(wanted, abs=0.01)
    star = signs.star(0, 0, radius).boundingRect().width()
    assert [right - left for left, right in inside] == pytest.approx([star] * stars, abs=0.001)


def subpaths(stars: int) -> list[tuple[float, float]]:
    """The left and the right end of everything in a bong."""
    found = []
    for shape in signs.bong(stars)[0].toSubpathPolygons():
        box = shape.boundingRect()
        found.append((box.left(), box.right()))
    return found


def test_only_a_slashed_zed_has_a_bar() -> None:
    plain, slashed = signs.zed(), signs.zed(slash=True)
    middle = 0.14 * 0.8 + 0.02, -0.10
    assert not plain.contains(QPointF(*middle))
    assert slashed.contains(QPointF(*middle))
    assert signs.zed(1.2).boundingRect().width() > plain.boundingRect().width() + 0.3


@pytest.mark.parametrize("face", range(7))
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    whole = len(signs.die(face).toSubpathPolygons())
    solid = len(signs.die(face, solid=True).toSubpathPolygons())
    assert (whole, solid) == (2 + face, 1 + face)
    assert signs.die(face, solid=True).boundingRect().width() == pytest.approx(1.0)
    assert signs.die(face).boundingRect().width() == pytest.approx(0.98)


def test_a_line_of_what_is_not_played_has_seven_dashes() -> None:
    box = signs.dashes().boundingRect()
    assert len(signs.dashes().toSubpathPolygons()) == 7
    assert (box.left(), box.width()) == pytest.approx((0.0, 6 * 0.62 + 0.40))


@pytest.mark.parametrize(
    ("there", "number", "room", "panels", "more"),
    [
        (0, 1, 30.0, 1, 29),
        (0, 0, 32.0, 1, 30),
        (0, 0, 30.0, 1, 30),
        (10, 0, 12.9999999, 1, 3),
        (12, 0, 12.0, 1, 0),
        (14, 0, 12.0, 1, 0),
        # Two panels side by side: an empty sheet fills both, a played one the rest of its last.
        (0, 0, 30.0, 2, 60),
        (0, 10, 30.0, 2, 70),
        (5, 10, 30.0, 2, 25),
    ],
)
def test_rows_fill_a_page(there: int, number: int, room: float, panels: int, more: int) -> None:
    assert rows._filling(there, number, room, panels) == more


@pytest.mark.parametrize(
    ("room", "row", "sums", "panels", "rows_"),
    [(100, 5, 10, 1, 20), (4, 5, 10, 1, 1), (99.99, 5, 10, 1, 19), (90, 5, 10, 2, 38),
     (90, 5, 11, 2, 37), (1, 5, 10, 3, 4), (-9, 5, 10, 3, 3)],
)  # fmt: skip
def test_a_page_has_room_for_so_many(
    room: float, row: float, sums: float, panels: int, rows_: int
) -> None:
    assert rows._capacity(room, row, sums, panels) == rows_


@pytest.mark.parametrize(("count", "fives"), [(0, 0), (1, 5), (5, 5), (6, 10)])
def test_rounds_are_filled_up_to_fives(count: int, fives: int) -> None:
    assert rows._fives(count) == fives


# What a PDF draws


def shapes(content: bytes) -> list[tuple[tuple[float, float, float, float], int]]:
    return [
        (path.boundingRect().getCoords(), grey) for path, grey in vectors._Drawing().of(content)
    ]


def test_a_drawing_says_how_many_shapes_it_began() -> None:
    drawing = vectors._Drawing()
    drawing.of(b"0 0 m 2 0 l 2 2 l h f 1 1 3 4 re f 5 5 m 6 6 l n")
    assert drawing.count == 3
    assert vectors._Drawing().count == 0


@pytest.mark.parametrize("name", ["_MOST_TOKENS", "_MOST_SHAPES"])
def test_a_drawing_is_given_up_beyond_its_most(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    content = b"0 0 1 1 re f " * 3
    # Eighteen tokens, the last of them the seventeenth from nothing; the third shape is the last.
    most = {"_MOST_TOKENS": 17, "_MOST_SHAPES": 3}[name]
    monkeypatch.setattr(vectors, name, most)
    assert len(shapes(content)) == 3
    monkeypatch.setattr(vectors, name, most - 1)
    with pytest.raises(vectors._TooMuch):
        shapes(content)


# What a PDF holds


def test_streams_are_found_with_their_numbers() -> None:
    data = b"%PDF\n7 0 obj\n<< /A >>\nstream\none\nendstream\nendobj\n12 0 obj <</B>>stream\r\ntwo"
    assert list(scan._streams(data)) == [(b"7", b" obj\n<< /A >>\n", b"one\n")]
    whole = data + b"endstream\n"
    assert list(scan._streams(whole))[1] == (b"12", b" obj <</B>>", b"two")
    assert list(scan._streams(b"stream\nlost\nendstream\n")) == []
    # The head of an object is looked for just so far before its stream.
    for far, met in ((3996, 1), (3997, 0)):
        long = b"3 0 obj" + b" " * far + b"stream\nx\nendstream\n"
        assert len(list(scan._streams(long))) == met
    assert [number for number, _, _ in scan._streams(b" obj stream\nx endstream\n")] == [b""]
    assert next(scan._streams(b" obj stream\nx endstream"))[2] == b"x "


def test_a_number_of_an_object_is_no_longer_than_numbers_are() -> None:
    long = b"9" + b"1" * 18 + b" 0 obj stream\nx\nendstream"
    assert [number for number, _, _ in scan._streams(long)] == [b"1" * 18]


def test_the_head_of_the_first_object_begins_with_the_file() -> None:
    assert next(scan._streams(b"1 0 obj stream\nx\nendstream")) == (b"1", b" obj ", b"x\n")


@pytest.mark.parametrize(
    ("head", "body", "opened"),
    [(b"", b"abc\r\n", b"abc"), (b"", b"abc\n", b"abc"), (b"", b"abcdef", b"abcd"),
     (b"/FlateDecode", b"no", b"")],
)  # fmt: skip
def test_a_stream_is_opened_as_far_as_asked(head: bytes, body: bytes, opened: bytes) -> None:
    assert scan._opened(head, body, 4) == opened


@pytest.mark.parametrize(
    ("head", "number"), [(b"/Width 12 ", 12), (b"/Widths 12", 0), (b"", 0), (b"/Width\n0", 0)]
)
def test_a_figure_of_a_head(head: bytes, number: int) -> None:
    assert scan._number(head, b"Width") == number


def test_a_picture_has_the_shapes_on_white_with_a_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_PIXELS", 100)
    monkeypatch.setattr(vectors, "_LEAST", 2)
    # Two boxes of five by ten, the right one in grey, at the ends of twenty by ten.
    found = vectors.picture(b"50 50 5 10 re f 0.5 g 65 50 5 10 re f")
    assert found is not None
    assert (found.width(), found.height()) == (180, 130)
    assert found_edges(found) == [40, 65, 115, 140]
    lines = [y for y in range(130) if found.pixelColor(50, y).red() == 0]
    assert (lines[0], lines[-1]) == (40, 89)
    assert found.pixelColor(120, 60).red() == 128
    assert found.pixelColor(5, 5).red() == 255
    assert vectors.picture(b"50 50 5 10 re f") is None


def found_edges(image: QImage) -> list[int]:
    """Where white begins and ends on a line through the middle."""
    line = [image.pixelColor(x, 65).red() < 255 for x in range(image.width())]
    return [x for x in range(1, len(line)) if line[x] != line[x - 1]]


@pytest.mark.parametrize(("coats", "seen"), [(2, True), (3, False)])
def test_a_page_painted_over_and_over_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, coats: int, seen: bool
) -> None:
    monkeypatch.setattr(vectors, "_PIXELS", 10)
    monkeypatch.setattr(vectors, "_LEAST", 1)
    monkeypatch.setattr(vectors, "_MOST_COATS", 2)
    assert (vectors.picture(b"0 0 4 4 re f " * coats) is not None) is seen


@pytest.mark.parametrize("size", [b"0 0", b"1000000000 1"])
def test_what_has_no_size_or_is_larger_than_the_world_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, size: bytes
) -> None:
    monkeypatch.setattr(vectors, "_LEAST", 1)
    monkeypatch.setattr(vectors, "_PIXELS", 10)
    assert vectors.picture(b"0 0 %s re f" % size) is None
    assert vectors.picture(b"0 0 0.5 0.5 re f") is not None
