"""A stored game played again under a real display, step by step."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractSlider, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.transcript.test_columns import typed, written
from tests.ui.alone import made
from tests.ui.archived import SIZES, asked, nameless
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.columns import check
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.moments import GameMoments, course_of, moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.words import say


def test_a_page_of_the_replay_is_a_throw(qtbot: QtBot, plain: Style, session: Session) -> None:
    course = asked(qtbot, session, lambda archive: moments(archive.load(1)))
    dialog = ReplayGame(plain, course)
    qtbot.addWidget(dialog)
    dialog.show()
    page = QAbstractSlider.SliderAction
    met = [dialog.slider.value()]
    while met[-1] < len(course.moments) - 1:
        dialog.slider.triggerAction(page.SliderPageStepAdd)
        met.append(dialog.slider.value())
    thrown = [course.moments[place].throws for place in met]
    assert thrown[:-1] == list(range(len(thrown) - 1))
    dialog.slider.triggerAction(page.SliderPageStepSub)
    assert dialog.slider.value() == met[-2]
    dialog.done(0)


def test_a_click_on_the_slider_goes_there(qtbot: QtBot, plain: Style, session: Session) -> None:
    """It moved by one throw towards the mouse."""
    dialog = ReplayGame(plain, course(qtbot, session, 1))
    qtbot.addWidget(dialog)
    dialog.set_speed("off")
    dialog.show()
    slider, last = dialog.slider, len(dialog.moments) - 1
    for part in (0.75, 0.25, 0.5):
        place = QPoint(round(part * slider.width()), slider.height() // 2)
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert abs(dialog.at - part * last) < 0.03 * last
    dialog.done(0)


def test_a_page_of_totals_is_a_round(qtbot: QtBot, plain: Style) -> None:
    dialog = ReplayGame(
        plain, course_of("Totals", check(typed("wheaton", written("wheaton"))).replay)
    )
    qtbot.addWidget(dialog)
    dialog.show()
    page = QAbstractSlider.SliderAction
    met = []
    for _ in range(3):
        dialog.slider.triggerAction(page.SliderPageStepAdd)
        met.append(dialog.slider.value())
    assert met == [3, 6, 9]
    assert dialog.where.text() == f"Entry 9 of {len(dialog.moments) - 1}"
    dialog.slider.triggerAction(page.SliderPageStepSub)
    assert dialog.slider.value() == 6
    dialog.done(0)


def course(qtbot: QtBot, session: Session, game: int) -> GameMoments:
    found = asked(qtbot, session, lambda archive: moments(archive.load(game)))
    assert isinstance(found, GameMoments)
    return found


def test_a_low_window_with_large_letters_keeps_its_buttons_and_dice(
    qtbot: QtBot, qapp: QApplication, session: Session
) -> None:
    dialog = ReplayGame(made(qapp, 2), course(qtbot, session, 1))
    qtbot.addWidget(dialog)
    dialog.show()
    # What a frame and a title leave of a screen of 1024 by 640.
    for size in ((1008, 576), (1280, 980), (1008, 576)):
        dialog.resize(*size)
        still(dialog)
        assert (dialog.width(), dialog.height()) == size
        assert cut(dialog) == []
        shown = [one for one in dialog.findChildren(QPushButton) if one.isVisible()]
        assert len(shown) == 9
        for button in shown:
            corner = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(corner), button.accessibleName()
        # The pad showed names and nothing below them.
        for place in (len(dialog.moments) - 1, 40, 0):
            dialog.go_to(place)
            still(dialog)
            view = dialog.pad.view
            row = view.model_.rowCount() - 1
            for seat in range(2):
                cell = view.place_of(row, seat)
                assert view.viewport().rect().contains(cell.toAlignedRect()), (size, place, seat)
        assert dialog.tray.height() > size[1] * 0.4
        assert [dialog.back.text(), dialog.step.text()] == (
            ["", ""] if size[1] < 800 else [say("zonk-file-step-back"), say("zonk-file-step")]
        )
        keep_picture(dialog.grab(), f"replay-low-{size[1]}")
    assert nameless(dialog) == []
    dialog.close()


@pytest.mark.parametrize("size", SIZES)
def test_replay_step_by_step(
    qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int]
) -> None:
    whole = course(qtbot, session, 1)
    dialog = ReplayGame(shade, whole)
    qtbot.addWidget(dialog)
    dialog.set_speed("off")
    dialog.resize(*size)
    dialog.show()
    assert nameless(dialog) == []
    assert dialog.line.told.text() == "The game begins."
    seen = []
    for place in range(1, 15):
        qtbot.keyClick(dialog, Qt.Key.Key_Right)
        qtbot.waitUntil(lambda place=place: dialog.at == place)
        seen.append(dialog.line.told.text())
    assert any("rolls" in text for text in seen)
    qtbot.keyClick(dialog, Qt.Key.Key_Left)
    assert dialog.at == 13
    qtbot.keyClick(dialog, Qt.Key.Key_End)
    assert dialog.at == len(whole.moments) - 1
    assert dialog.line.whose.text() == "The end"
    assert not dialog.step.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Home)
    assert dialog.at == 0
    dialog.slider.setValue(20)
    assert dialog.at == 20
    dialog.reject()


def test_replay_plays_to_the_end_and_pauses(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = ReplayGame(plain, course(qtbot, session, 4))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.set_speed("off")
    dialog.play.click()
    assert dialog.play.text() == "Pause"
    qtbot.waitUntil(lambda: dialog.at >= 2)
    dialog.play.click()
    assert dialog.play.text() == "Play"
    at = dialog.at
    qtbot.wait(300)
    assert dialog.at <= at + 1
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.at == len(dialog.moments) - 1)
    assert dialog.play.text() == "Play"
    dialog.reject()


def test_replay_faces_land_as_they_were(qtbot: QtBot, plain: Style, session: Session) -> None:
    whole = course(qtbot, session, 2)
    throws = [moment for moment in whole.moments if moment.faces]
    assert len(throws) == whole.moments[-1].throws
    for moment in throws:
        shown = dict(moment.lying)
        assert tuple(shown[die] for die in moment.dice) == moment.faces
