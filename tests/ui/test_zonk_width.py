"""The Zonk File's window from narrow to wide, with letters of two sizes."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from pytestqt.qtbot import QtBot

from tests.ui.archived import window
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
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
