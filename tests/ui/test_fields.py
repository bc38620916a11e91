"""Fields by themselves: what they have room for, and that the focus is seen on each."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.alone import made as styled
from tests.ui.alone import opened
from zonk_desktop.ui.kit.controls import Count, Pick
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import Speech, speech, use


def test_thousands_are_set_apart_as_the_language_does(look: Style, qtbot: QtBot) -> None:
    before = speech()
    try:
        use(Speech("de"))
        field = Count(look)
        qtbot.addWidget(field)
        field.within(0, 9999)
        field.setValue(2500)
    finally:
        use(before)
    assert field.text() == "2.500"


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("wrong", [False, True])
def test_a_combo_box_is_as_wide_as_its_longest_text(
    qtbot: QtBot, qapp: QApplication, scale: float, wrong: bool
) -> None:
    """Whether it has the focus or not: its frame is thicker then."""
    look = styled(qapp, scale)
    dialog = QDialog()
    pick, other = Pick(look), QLineEdit()
    pick.setProperty("wrong", wrong)
    pick.addItems(["Original rules of 1978", "b"])
    column = QVBoxLayout(dialog)
    column.addWidget(pick, 0, Qt.AlignmentFlag.AlignLeft)
    column.addWidget(other)
    opened(qtbot, dialog)
    for one in (other, pick, other):
        one.setFocus()
        qtbot.waitUntil(one.hasFocus)
        option = QStyleOptionComboBox()
        pick.initStyleOption(option)
        parts = QStyle.SubControl
        text, arrow = (
            pick.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, pick)
            for part in (parts.SC_ComboBoxEditField, parts.SC_ComboBoxArrow)
        )
        wide = QFontMetricsF(pick.font()).horizontalAdvance(pick.currentText())
        # A pixel at either side is the label's margin; the arrow stands next to the text.
        assert wide + 2 <= text.width() < wide + look.px(10)
        assert arrow.left() - text.right() < look.px(12)


@pytest.mark.parametrize("kind", ["number", "text", "choice", "button"])
def test_the_focus_is_seen_on_what_is_wrong_or_blocked(
    qtbot: QtBot, look: Style, kind: str
) -> None:
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    other = QPushButton("Other")
    button = QPushButton("Go")
    block(button, "Not yet")
    made: dict[str, QWidget] = {
        "number": Count(look), "text": QLineEdit(), "choice": Pick(look), "button": button,
    }  # fmt: skip
    widget = made[kind]
    widget.setProperty("wrong", True)
    for one in (other, widget):
        column.addWidget(one)
    opened(qtbot, dialog)
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    assert not ringed(widget, look)
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    assert ringed(widget, look)


def ringed(widget: QWidget, look: Style) -> bool:
    """Whether the left edge has the colour of the focus."""
    seen = widget.grab().toImage()
    return seen.pixelColor(1, seen.height() // 2) == QColor(look.tokens.focus)


def test_a_small_die_has_pips_and_no_specks(qapp: QApplication) -> None:
    """What is left of the printed die's edge in its round corners is not seen, at no size."""
    for size in (16, 32, 64, 128):
        image = QImage(size + 8, size + 8, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_dice(painter, 4, 4, size, (1,), ("",), "#937B5E")
        painter.end()
        dark = [
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).lightness() < 60
        ]
        middle = 4 + size / 2
        assert dark
        assert all(abs(x - middle) < size * 0.2 and abs(y - middle) < size * 0.2 for x, y in dark)
