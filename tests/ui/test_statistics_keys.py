"""Charts of the statistics by keys: Tab stops at each, with a ring that no picture shows."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.test_statistics import statistics
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit import export
from zonk_desktop.ui.kit.style import Style


def test_every_chart_is_reached_by_tab_and_told(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    dialog = statistics(qtbot, plain, session)
    dialog.activateWindow()
    dialog.players.tabs.setCurrentIndex(2)
    for page, charts in (
        ("race", [dialog.race.chart]),
        ("hits", [dialog.hits.bars]),
        ("turns", [dialog.turns.chart]),
        ("players", [dialog.players.form]),
        ("dice", [dialog.dice.straying, dialog.dice.course]),
    ):
        dialog.show_page(page)
        dialog.list.setFocus()
        seen = []
        for _ in range(12):
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            seen.append(dialog.focusWidget())
        for chart in charts:
            assert chart in seen
            assert chart.accessibleName()
            assert chart.accessibleDescription()
    # The chances of a race, once they are worked out.
    race = dialog.race
    dialog.show_page("race")
    race.kind.setCurrentIndex(2)
    # Made, it is shown a turn of the event loop later; until then Tab passes it by.
    qtbot.waitUntil(lambda: race.chances.drawn is not None and race.chances.drawn.isVisible())
    race.kind.setFocus()
    qtbot.keyClick(race.kind, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: dialog.focusWidget() is race.chances.drawn)
    # The ring of the focus is seen, but not in a picture.
    dialog.show_page("hits")
    bars = dialog.hits.bars
    dialog.list.setFocus()
    picture = export.pixmap(dialog.page).toImage()
    bars.setFocus()
    qtbot.waitUntil(bars.hasFocus)
    assert bars.grab().toImage() != picture.copy(bars.geometry())
    assert export.pixmap(dialog.page).toImage() == picture
    assert dialog.focusWidget() is bars
    dialog.reject()
