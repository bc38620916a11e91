"""Five places of buttons that never move, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.ui.kit import action_button
from zonk_desktop.ui.kit.action_button import ActionButton, ButtonView
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.buttons import calls
from zonk_desktop.ui.window.main_window import MainWindow

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


def test_no_button_moves_whatever_it_says(
    driver: Driver, window: MainWindow, subtests: pytest.Subtests
) -> None:
    for size in SIZES:
        with subtests.test(size=size):
            window.resize(*size)
            no_button_moves(driver, window)


def no_button_moves(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", "Cy", dice="table")
    driver.still()
    page = window.desk.page
    first = [button.geometry() for button in page.buttons]
    tray = window.desk.tray.geometry()
    seen: set[str] = set()

    def look() -> None:
        driver.still()
        assert [button.geometry() for button in page.buttons] == first
        assert window.desk.tray.geometry() == tray
        assert page.row.rect().contains(first[-1])
        assert len({(box.top(), box.height()) for box in first}) == 1, "one row"
        edges = [(box.left(), box.right()) for box in first]
        assert all(a[1] < b[0] for a, b in pairwise(edges))
        seen.update(button.view.text for button in page.buttons if not button.isHidden())

    table = window.desk.table
    look()
    for faces in ("11124", "24444"):
        before = table.snapshot
        table.enter(tuple(map(int, faces)))
        driver.until(lambda before=before: table.snapshot is not before)
        driver.settled()
        look()
        assert table.game is not None
        if table.game.turn.phase is Phase.TO_KEEP and faces != "24444":
            driver.key(Qt.Key.Key_S)
            driver.until(lambda: table.game is not None and table.game.turn.seat == 1)
            driver.settled()
            look()
    assert len(seen) > 6


def test_a_dare_has_its_own_place_and_key(driver: Driver, window: MainWindow) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    page, table = window.desk.page, window.desk.table
    table.enter((2, 4, 4, 4, 4))
    driver.until(lambda: table.idle and table.game is not None and bool(table.game.turn.throw))
    assert page.call.view.name == "dare"
    assert page.call.view.key == "D"
    assert page.call.view.does == (act.Dare(1),)
    driver.key(Qt.Key.Key_D)
    driver.until(lambda: table.game is not None and table.game.turn.phase is Phase.DARED)
    driver.settled()
    assert page.call.view.name == "take-dare"
    assert page.call.primary
    assert page.roll.view.blocked
    driver.key(Qt.Key.Key_D)
    driver.until(lambda: table.game is not None and table.game.turn.phase is Phase.TO_ROLL)
    driver.settled()
    assert page.bar.accessibleName().startswith("One die. A 4, or nothing.")
    assert "400 points" in page.bar.accessibleName()
    assert ".." not in page.bar.accessibleName()
    # A note is a whole sentence, or a few words, or nothing; read out it is one sentence.
    bar = page.bar
    assert bar._view is not None
    for note, told in (
        ("All six score.", "Ann. All six score. 1,350 points this turn."),
        ("needs 300", "Ann. needs 300. 1,350 points this turn."),
        ("", "Ann. 1,350 points this turn."),
    ):
        bar.show_view(bar._view._replace(title="Ann", note=note, lead=None, points=1350))
        assert bar.accessibleName().startswith(told)
    assert page.roll.view.text == "Enter the throw"


#: The window, and the size of its text in per cent.
LOOKED_AT = ((1024, 640, 100), (1366, 768, 100), (1920, 1080, 100), (2560, 1440, 100),
             (1024, 640, 200), (1366, 768, 200), (1920, 1080, 200))  # fmt: skip


def test_the_row_is_tidy_at_every_width_and_size(driver: Driver, window: MainWindow) -> None:
    """Each key cap had a place of its own, and at 200 % none had one."""
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    window.desk.table.enter((2, 4, 4, 4, 4))
    driver.until(lambda: window.desk.page.call.view.name == "dare")
    page = window.desk.page
    for wide, high, scale in LOOKED_AT:
        window.memory.set("scale", str(scale))
        window.restyle()
        window.resize(wide, high)
        driver.still()
        places, sizes, middles = set(), set(), set()
        for button in page.buttons:
            laid = button.laid()
            face, (title,) = button.face_box(), laid.named("title")
            assert not laid.cut
            assert not laid.named("note")
            assert not laid.named("mark") or button is page.call
            assert laid.named("cap"), (wide, scale, button.view.text)
            places.add(round(face.right() - laid.box("cap").right()))
            sizes.add(laid.letters["title"])
            middles.add(round(title.box.center().y() - face.center().y()))
        assert len(places) == len(sizes) == 1, (wide, scale)
        assert middles == {0}
        for line, button in zip(page.row.columns(), page.buttons[2:], strict=True):
            left = button.x() + button.laid().box("title").left()
            assert left - line == button.laid().box("mark").width()


def test_the_table_mirrors(driver: Driver, window: MainWindow) -> None:
    """Where one reads from the right, bar and buttons begin there: each figure over its button."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    driver.begin("wheaton", "Ann", "Bob", dice="table")
    window.desk.table.enter((1, 1, 1, 2, 4))
    driver.until(lambda: bool(window.desk.table.picked))
    page = window.desk.page
    plain = page.bar.laid()
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        driver.still()
        wide, mirrored = page.bar.width(), page.bar.laid()
        for one, other in zip(plain.pieces, mirrored.pieces, strict=True):
            assert other.box.right() == pytest.approx(wide - one.box.left())
        edges = [button.x() for button in page.buttons]
        assert edges == sorted(edges, reverse=True)
        for figure, button in zip(("points", "stay", "miss"), page.buttons[2:], strict=True):
            over = button.x() + button.laid().box("title").right()
            assert mirrored.box(figure).right() == pytest.approx(over, abs=1)
            assert button.laid().box("cap").right() < button.laid().box("title").left()
        driver.picture("mirrored")
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        driver.still()


def test_a_large_window_has_large_letters(driver: Driver, window: MainWindow) -> None:
    """At 2560x1440 dice of 200 pixels lay beside letters of 13, and the pad's first row was cut."""
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    window.desk.table.enter((2, 2, 3, 4, 6))
    driver.until(lambda: window.desk.table.idle and window.desk.pad.view.model_.rowCount() > 0)
    page, view = window.desk.page, window.desk.pad.view
    window.desk.status.tell("Every throw counts.")
    letters = {}
    for size in ((1920, 1080), (2560, 1440)):
        window.resize(*size)
        driver.still()
        desk, menu = window.desk, window.menus[0].menu()
        assert isinstance(menu, QMenu)
        grow = (window.menuBar(), menu, desk.log, desk.panels.strip.buttons[0], desk.status.word)
        letters[size] = (
            page.roll.laid().letters["title"], view.text_px, page.bar.height(),
            *(one.font().pixelSize() for one in grow),
        )  # fmt: skip
        assert view.rowAt(2) == 0, "the first row is in sight"
    for small, large in zip(*letters.values(), strict=True):
        assert 1.25 < large / small < 1.4


def test_on_the_screen_nobody_drops_a_die(driver: Driver, window: MainWindow) -> None:
    """What may be called is what can happen at this table."""
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    while window.desk.table.opening_view() is not None:
        driver.key(Qt.Key.Key_R)
        driver.settled()
    game = window.desk.table.game
    assert game is not None
    assert any(isinstance(call.action, act.Fault) for call in calls(game, real=True))
    assert not any(isinstance(call.action, act.Fault) for call in calls(game, real=False))
    page = window.desk.page
    assert page.call.isHidden()
    assert page.menu_of_calls() is None
    driver.begin("insta-bong", "Ann", "Bob", roll_order=False)
    game = window.desk.table.game
    assert game is not None
    votes = [call.action for call in calls(game, real=False)]
    assert votes
    assert all(
        isinstance(one, act.Penalty) and one.kind is act.PenaltyKind.DELAY_OF_GAME for one in votes
    )
    assert not page.call.isHidden()


def test_large_letters_in_a_small_window_cover_nothing(open_window: Opener, qtbot: QtBot) -> None:
    """At 200 % in 1024x640 the gate, the banner and the buttons keep to their places."""
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    table, page, tray = window.desk.table, window.desk.page, window.desk.tray
    strict = (("ceremony", "strict"),)
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6), options=strict)
    driver.still()

    def then(act_: Callable[[], None]) -> None:
        before = table.snapshot
        act_()
        driver.until(lambda: table.snapshot is not before and table.idle)

    then(lambda: table.enter((1, 2, 3, 4, 5)))
    then(lambda: table.enter((1, 5, 2, 2, 6)))
    then(lambda: table.do(act.Stay()))
    driver.still()
    card = page.card
    assert card.gate is not None
    assert not card.laid().cut, "its parts lie on one another"
    assert card.rect().contains(card.more.geometry())
    assert [row.words for row in page.bar.laid().named("title")] == ["Bob asks"]
    page.banner.show_text("BLOADES", "Ann loses 1,050.", word=True)
    assert page.banner.height() < 0.5 * tray.height()


def test_a_reason_goes_with_what_it_was_about(
    look: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over Stay it said for ten seconds that there is nothing to bank, when there was."""
    told = ""

    class Tip:
        """Stands in for Qt's, which is gone with any click or change of focus too."""

        @staticmethod
        def showText(_spot: object, text: str, _of: object) -> None:
            nonlocal told
            told = text

        @staticmethod
        def text() -> str:
            return told

        @staticmethod
        def isVisible() -> bool:
            return bool(told)

        @staticmethod
        def hideText() -> None:
            nonlocal told
            told = ""

    monkeypatch.setattr(action_button, "QToolTip", Tip)
    stay, keep = ActionButton(look), ActionButton(look)
    for button in (stay, keep):
        qtbot.addWidget(button)
        button.show_view(ButtonView("stay", "Stay", "", "S", reason="There is nothing to bank."))
    stay.click()
    assert "nothing to bank" in told
    stay.show_view(stay.view._replace(text="Stay with 0"))
    assert told, "it still holds"
    stay.show_view(ButtonView("stay", "Stay with 100", "makes 450", "S"))
    assert not told
    stay.show_view(stay.view._replace(reason="Wait."))
    stay.click()
    keep.show_view(ButtonView("keep", "Keep", "", "K"))
    assert told, "that of another button"


def test_a_face_is_laid_out_anew_when_anything_of_it_changes(look: Style, qtbot: QtBot) -> None:
    style = look.derived(look.tokens, look.type)
    button = ActionButton(style)
    qtbot.addWidget(button)
    button.resize(420, 84)
    roll = ButtonView("roll", "Roll four dice", "Keep some of them first", "R", short="Roll")
    button.show_view(roll)

    def seen() -> list[tuple[object, ...]]:
        laid = button.laid()
        assert laid is button.laid(), "nothing has changed"
        return [(*one.box.getRect(), one.name, one.words) for one in laid.pieces]

    def larger() -> None:
        # As a card does that has little room.
        style.type = Type(1.5)

    before = seen()
    for change in (
        lambda: button.show_view(roll._replace(text="Roll all dice")),
        lambda: button.show_view(roll, seat=1),
        lambda: button.show_view(roll, icon="undo"),
        lambda: button.dress("normal", plain=True),
        lambda: button.dress("normal", caps=False, plain=True),
        lambda: button.dress("small"),
        lambda: button.dress("small", short=True),
        lambda: button.dress("small"),
        lambda: button.set_letters(11),
        lambda: button.resize(300, 84),
        larger,
        lambda: button.setLayoutDirection(Qt.LayoutDirection.RightToLeft),
    ):
        change()
        after = seen()
        assert after != before
        before = after
