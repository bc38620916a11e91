"""What is painted as a tree: how it measures, gives way, mirrors, and tells what was cut."""

from __future__ import annotations

from itertools import product
from math import inf

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from pytestqt.qtbot import QtBot

from zonk_desktop.ui.kit.fonts import Type, fitted
from zonk_desktop.ui.kit.laid import Laid, Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import (
    Column,
    Either,
    Gap,
    Painted,
    Panel,
    Row,
    Scaled,
    disc,
    key_cap,
    sign,
)
from zonk_desktop.ui.kit.style import Style

TITLE, NOTE = Role("display", 30), Role("text", 15)
CARD = Row((
    disc(1, 40, "disc"),
    Column((Text(("A long name indeed", "Short"), TITLE, (0.7, 0.5), name="title"),
            Text("and a note", NOTE, name="note"))),
    Text("1,250", TITLE, tight=True, name="figure"),
), gap=10)  # fmt: skip


def at(look: Style, tree: Node, wide: float, tall: float = 80, *, mirrored: bool = False) -> Laid:
    return lay(tree, QRectF(0, 0, wide, tall), look, mirrored=mirrored)


def said(laid: Laid, name: str = "title") -> str:
    (piece,) = laid.named(name)
    return piece.words


def pixels(laid: Laid, name: str = "title") -> int:
    font = laid.named(name)[0].font
    assert font is not None
    return font.pixelSize()


def test_words_give_way_in_their_order(look: Style) -> None:
    """The whole in smaller letters, fewer words, smaller still; an ellipsis at last."""
    wide = CARD.size(look, inf).width()
    whole = at(look, CARD, wide + 1)
    assert (said(whole), pixels(whole), whole.cut) == ("A long name indeed", 30, ())
    less = at(look, CARD, wide - 40)
    assert said(less) == "A long name indeed"
    assert 21 <= pixels(less) < 30
    few = at(look, CARD, wide - 140)
    assert (said(few), pixels(few), few.cut) == ("Short", 30, ())
    cut = at(look, CARD, 180)
    assert said(cut).endswith("…")
    assert cut.cut == ("Short", "and a note")
    assert said(cut, "figure") == "1,250"


def test_nothing_lies_on_another_part_at_any_width(look: Style) -> None:
    for scale in (1.0, 2.0):
        style = Style(look.tokens, Type(scale))
        for wide in range(round(160 * scale), 900, 30):
            laid = at(style, CARD, wide, 200)
            boxes = [laid.box(name) for name in ("disc", "title", "figure")]
            assert boxes[0].right() < boxes[1].left()
            assert boxes[1].right() < boxes[2].left() + 1
            assert boxes[2].right() <= wide + 1
            assert laid.box("title").bottom() <= laid.box("note").top() + 0.01


def test_it_grows_with_the_text(look: Style) -> None:
    large = Style(look.tokens, Type(2.0))
    one, two = CARD.size(look, inf), CARD.size(large, inf)
    assert two.height() == pytest.approx(2 * one.height(), rel=0.02)
    assert two.width() == pytest.approx(2 * one.width(), rel=0.02)
    assert pixels(at(large, CARD, inf)) == 60


def test_it_mirrors(look: Style) -> None:
    for wide in (300, 600):
        plain, turned = (at(look, CARD, wide, mirrored=way) for way in (False, True))
        for one, two in zip(plain.pieces, turned.pieces, strict=True):
            assert two.box.left() == pytest.approx(wide - one.box.right())
            assert two.box.size() == one.box.size()
            assert (two.words, two.font) == (one.words, one.font)


def test_a_widget_mirrors_with_the_program(look: Style, qtbot: QtBot) -> None:
    class Plate(Painted):
        def tree(self) -> Node:
            return Row((disc(0, 40, "disc"), Text("Ann", TITLE, name="title"), Gap(grows=1)))

    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    plate = Plate(look)
    qtbot.addWidget(plate)
    plate.resize(300, 60)
    before = plate.laid()
    dark = plate.grab().toImage()
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        after = plate.laid()
        assert before.box("disc").left() == 0
        assert after.box("disc").right() == 300
        assert after.box("title").right() < after.box("disc").left() + 0.01
        assert plate.grab().toImage() != dark
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_kin_have_letters_of_one_size(look: Style) -> None:
    columns = Row(
        tuple(
            Column((Text("a label", NOTE, name=f"label {words}"),
                    Text(words, TITLE, (0.4,), kin="figures", name=words)))
            for words in ("2", "12,000")
        ),
        shares=(0.5, 0.5),
    )  # fmt: skip
    laid = at(look, columns, 160)
    assert pixels(laid, "2") == pixels(laid, "12,000") == laid.letters["figures"] < 30
    assert not laid.cut
    assert laid.box("label 2").top() == laid.box("label 12,000").top()


def test_the_first_that_has_room_is_taken(look: Style) -> None:
    both = Column((Text("title", TITLE, name="title"), Text("below", NOTE, name="note")))
    tree = Either((both, Text("title", TITLE, name="title")))
    assert at(look, tree, 300, 80).named("note")
    low = at(look, tree, 300, 40)
    assert not low.named("note")
    assert not low.cut


def test_what_may_be_left_out_takes_nothing_from_the_rest(look: Style) -> None:
    tree = Row((Text("0 hits", NOTE, name="title"), Text("next", NOTE, spare=True, name="next")), 6)
    wide = tree.size(look, inf).width()
    assert at(look, tree, wide + 1).named("next")
    less = at(look, tree, wide - 5)
    assert not less.named("next")
    assert said(less) == "0 hits"
    assert not less.cut


def test_rows_and_paragraphs(look: Style) -> None:
    headline = Text("Ann stays with 1,000", TITLE, (0.9,), rows=2, name="title")
    rows = at(look, headline, 200).named("title")
    assert [row.words for row in rows] == ["Ann stays", "with 1,000"]
    long = Text("one two three four five six seven", NOTE, rows=0, name="title")
    measure = QFontMetricsF(NOTE.font(look.type))
    filled = at(look, long, 120, 200)
    assert " ".join(row.words for row in filled.named("title")) == long.ways
    assert all(measure.horizontalAdvance(row.words) <= 120 for row in filled.pieces)
    assert long.size(look, 120).height() == len(filled.pieces) * measure.height()


def test_panels_scales_and_gaps(look: Style) -> None:
    row = Panel(Row((disc(0, 60, "disc"), Gap(grows=1), key_cap("K", 30)), gap=4),
                (10, 5, 10, 5), fill="surf", name="row")  # fmt: skip
    laid = at(look, Column((row, Panel(fill="line", tall=1, name="rule"))), 300, 200)
    assert laid.box("row").width() == 300
    assert laid.box("disc").left() == 10
    assert laid.box("cap").right() == 290
    assert laid.box("rule").height() == 1
    halved = at(look, Scaled(row), 300, 35)
    assert halved.box("disc").height() == 30
    assert halved.box("cap").height() == 15
    narrow = at(look, Scaled(Panel(disc(0, 60), fill="surf", name="die"), across=True), 30, 60)
    assert narrow.box("die").height() == 30, "no higher than it is wide"
    many = at(look, Column(tuple(Scaled(row) for _ in range(4))), 300, 140)
    assert [piece.box.height() for piece in many.named("disc")] == [30] * 4
    assert not many.cut
    assert at(look, Column((row,) * 4), 300, 140).cut, "what has no height is told"


def test_it_says_itself(look: Style) -> None:
    tree = Column((CARD, Row((sign("flag", 12, says="hits"), Text("3", NOTE), key_cap("K", 20)))))
    assert tree.told() == "A long name indeed. and a note., 1,250. hits, 3."


def test_letters_end_at_one_pixel(look: Style) -> None:
    # Smaller ones there are none: whoever waits for them waits for ever.
    font = look.type.text(12)
    font.setPixelSize(2)
    assert fitted(font, "Bartholomew", 0.0, 0).pixelSize() == 1


@pytest.mark.parametrize("words", ["", "i", "Roll 5 dice", "10,000", "Würfle mit drei Würfeln"])
def test_letters_are_the_largest_that_fit(look: Style, words: str) -> None:
    shares = (-0.1, 0.0, 0.2, 0.37, 0.5, 0.71, 0.93, 0.999, 1.0, 1.2)
    fonts = look.type.text(31, 700), look.type.display(31)
    for font, share, least in product(fonts, shares, (0, 9, 20, 31, 40)):
        wide = share * QFontMetricsF(font).horizontalAdvance(words) - (share < 0)
        by_one = QFont(font)
        while by_one.pixelSize() > max(1, least) and (
            QFontMetricsF(by_one).horizontalAdvance(words) > wide
        ):
            by_one.setPixelSize(by_one.pixelSize() - 1)
        assert fitted(font, words, wide, least).pixelSize() == by_one.pixelSize()
