"""The Zonk File's window from narrow to wide, with letters of two sizes."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.archived import window
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT, style_sheet
from zonk_desktop.ui.zonk_file.game_list import COLUMNS, PLAYERS


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_column_is_cut_at_any_width(qtbot: QtBot, session: Session, scale: float) -> None:
    dialog = window(qtbot, Style(LIGHT, Type(scale), still=True), session)
    heads = dialog.view.horizontalHeader()
    seen = set()
    for wide in range(700, 2000, 100):
        dialog.resize(wide, 700)
        qtbot.waitUntil(lambda wide=wide: dialog.width() >= wide)
        assert heads.length() <= dialog.view.viewport().width() + 1
        seen.add(sum(not dialog.view.isColumnHidden(n) for n in range(len(COLUMNS))))
    assert len(seen) > 1
    assert not dialog.view.isColumnHidden(PLAYERS)
    # Nothing was said yet: the foot is as high as its buttons.
    foot = dialog.foot
    assert foot.height() < foot.bring.height() * 2
    foot.word.setText("Something was said.")
    assert foot.word.isVisible()
    dialog.reject()


@pytest.mark.parametrize("large", [1.0, 2.0])
def test_lens_cross_and_arrow_grow_with_the_letters(
    qtbot: QtBot, session: Session, qapp: QApplication, large: float
) -> None:
    style = Style(LIGHT, Type(large), still=True)
    qapp.setStyleSheet(style_sheet(style.tokens, large))
    dialog = window(qtbot, style, session)
    search = dialog.finder.search
    search.setText("zonk")
    assert search.clearing.iconSize().height() == style.px(18)
    assert search.textMargins().left() >= style.px(18)
    inked = [
        search.grab().toImage().pixelColor(x, search.height() // 2).lightness()
        for x in range(style.px(28))
    ]
    dark = [x for x, light in enumerate(inked) if light < 170 and x > 2]
    # The ring of the lens, cut in the middle: as wide as the letters are large.
    assert max(dark) - min(dark) >= 8 * large
    qtbot.mouseClick(search.clearing, Qt.MouseButton.LeftButton)
    assert search.text() == ""
    assert search.clearing.isHidden()
    dialog.view.sort_by(1)
    heads = dialog.view.horizontalHeader()
    shown = heads.viewport().grab().toImage()
    end = heads.sectionViewportPosition(1) + heads.sectionSize(1)
    columns = {
        x
        for x in range(end - style.px(30), end - 1)
        for y in range(shown.height() - 4)
        if shown.pixelColor(x, y).lightness() < 170
    }
    assert max(columns) - min(columns) >= 5 * large
    dialog.reject()
