"""The big picture: dark, as large as the screen is high, complete, and left as it was entered."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from fractions import Fraction

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.in_sight import words
from tests.ui.looking import cut
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Gate
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import preset
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.table.bar.turn_view import turn_view
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.ui.table.party import POINTS, SIDE, PartySide, party_style
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import Speech, languages, use
from zonk_desktop.words.speech import HIT_WORDS

STRICT = {"dice": "table", "magic": (1, 2, 2, 3, 6), "options": (("ceremony", "strict"),)}
SIX = ("Ann", "Bob", "Cy", "Di", "Ed", "Dot")


def enter(driver: Driver, faces: str) -> None:
    driver.window.desk.table.enter(tuple(map(int, faces)))
    driver.answered()
    driver.settled()


def big(driver: Driver, wide: int, high: int) -> None:
    """The big picture on a screen of this size."""
    window = driver.window
    if not window.desk.party:
        window.desk.toggle_party()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(wide, high)
    driver.still()


def at_a_gate(driver: Driver) -> None:
    """Ann has a hit to take for a straight, and Bob asks."""
    driver.begin("wheaton", *SIX, roll_order=False, **STRICT)
    enter(driver, "12345")
    enter(driver, "15226")
    driver.window.desk.page.press("stay")
    driver.answered()
    driver.settled()
    assert driver.window.desk.table.game is not None
    assert driver.window.desk.table.game.gates


def letters_of_points(page: GamePage) -> int:
    (points,) = page.side.laid().named("points")
    assert points.font is not None
    return points.font.pixelSize()


@pytest.mark.parametrize("scale", [100, 200])
def test_everything_grows_with_the_height(
    open_window: Opener, qtbot: QtBot, subtests: pytest.Subtests, scale: int
) -> None:
    window = open_window(scale=scale)
    driver = Driver(window, qtbot)
    at_a_gate(driver)
    page = window.desk.page
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        with subtests.test(size=size):
            big(driver, *size)
            high = page.height()
            assert high == size[1]
            assert abs(letters_of_points(page) - POINTS * high) <= 1
            letters = 1.25 if scale == 200 else 1.0
            assert page.look.type.scale == pytest.approx(letters * high / 1080, abs=0.01)
            shown = [button for button in page.buttons if button.isVisible()]
            assert all(page.row.rect().contains(button.geometry()) for button in shown)
            assert not cut(page)
            # Tray, headline and buttons share the height; none of them is pushed out.
            assert window.desk.tray.height() > high * 0.45
            driver.picture(f"party-gate-{size[0]}-{scale}")


def test_on_a_screen_of_four_thousand_pixels() -> None:
    """Every size doubles, but for what the text size adds."""
    plain = Style(LIGHT, Type(1.0))
    one, two = (party_style(plain, QSize(1920 * n, 1080 * n)) for n in (1, 2))
    assert two.type.scale == pytest.approx(2 * one.type.scale)
    assert one.type.scale == pytest.approx(1.0)
    assert one.tokens.dark
    # Narrow and high: the width has the word.
    assert party_style(plain, QSize(900, 1600)).type.scale < 0.75
    # Whoever sits down later is seen with his look all the same.
    plain.looks[:] = [3, 1]
    assert one.look_of(0) == 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_words_of_its_side_are_cut_in_any_language(
    language: str, scale: float, qapp: QApplication, qtbot: QtBot
) -> None:
    """Six with many points and hits, at a gate and without, on every size of screen."""
    game = new_game(Rules(preset("wheaton")), SIX)
    seats = tuple(changed(seat, total=12_850, hits=18) for seat in game.seats)
    free = changed(game, seats=seats, magic=pack((1, 2, 2, 3, 6)))
    cut = {}
    for hits in HIT_WORDS:
        use(Speech(language, hits=hits))
        view = turn_view(Sight(free))._replace(miss=Fraction(1, 3), points=4_850)
        gates = tuple(Gate(seat, 24) for seat in range(6))
        for game in (free, changed(free, gates=gates)):
            for wide, high in ((1024, 640), (1920, 1200)):
                side = PartySide(party_style(Style(LIGHT, Type(scale)), QSize(wide, high)))
                qtbot.addWidget(side)
                side.resize(round(wide * SIDE), high)
                side.show_game(game, view)
                if found := side.laid().cut:
                    cut[hits, wide, bool(game.gates)] = found
    use(Speech("en"))
    assert not cut


@pytest.mark.parametrize("look", ["light", "dark"])
def test_dark_always(open_window: Opener, qtbot: QtBot, look: str) -> None:
    window = open_window(look=look)
    driver, desk = Driver(window, qtbot), window.desk
    bright = look == "light"
    assert desk.tray._dark is not bright
    desk.toggle_party()
    assert desk.tray._dark
    driver.begin("wheaton", "Ann", "Bob", roll_order=False, dice="table", magic=(2, 3, 3, 5, 6))
    assert desk.page.look.tokens.dark
    assert desk.tray._dark
    # Another look is chosen there: it is that of the window one goes back to.
    window.memory.set("look", "dark" if bright else "light")
    window.restyle()
    assert desk.page.look.tokens.dark
    assert desk.tray._dark
    window.memory.set("look", look)
    window.restyle()
    big(driver, 1280, 720)
    driver.key(Qt.Key.Key_Escape)
    driver.until(lambda: not desk.party)
    assert desk.page.look is window.look
    assert desk.page.look.tokens.dark is not bright
    assert desk.tray._dark is not bright


def test_hits_are_taken_by_keys_alone(driver: Driver, window: MainWindow) -> None:
    desk = window.desk
    at_a_gate(driver)
    big(driver, 1280, 720)
    page, card = desk.page, desk.page.card
    assert card.isVisible()
    assert card.gate is not None
    # No second button for the word: it stands in the row, with its key.
    assert page.call.isVisible()
    assert page.call.primary
    assert page.call.view.key == "C"
    assert page.bar.accessibleName().startswith("Bob asks")
    assert card.gate.title == "Ann takes 1 hit"
    assert page.undo.isVisible()
    driver.key(Qt.Key.Key_C)
    driver.answered()
    driver.settled()
    assert desk.table.game is not None
    # One hit, one ask, and its answer.
    assert not desk.table.game.gates
    driver.key(Qt.Key.Key_U)
    driver.answered()
    driver.settled()
    assert desk.table.game.gates[0].asked == 1
    assert page.call.view.text == "Yes"
    driver.key(Qt.Key.Key_U)
    driver.answered()
    driver.settled()
    assert desk.table.game.gates[0].asked == 0
    for _ in range(3):
        if desk.table.game.gates:
            driver.key(Qt.Key.Key_C)
            driver.answered()
            driver.settled()
    assert not desk.table.game.gates
    assert desk.table.game.turn.seat == 1


def test_the_turn_is_played_by_keys(driver: Driver, window: MainWindow) -> None:
    desk = window.desk
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False, dice="table")
    big(driver, 1280, 720)
    enter(driver, "15552")
    driver.key(Qt.Key.Key_K)
    driver.answered()
    driver.settled()
    game = desk.table.game
    assert game is not None
    assert game.turn.points == 600
    driver.key(Qt.Key.Key_S)
    driver.answered()
    driver.settled()
    assert desk.table.game is not None
    assert desk.table.game.seats[0].total == 600
    # A dare has its place and its key here, too.
    enter(driver, "24444")
    driver.key(Qt.Key.Key_D)
    driver.answered()
    driver.settled()
    assert desk.table.game.turn.darer == 0
    driver.key(Qt.Key.Key_D)
    driver.answered()
    driver.settled()
    driver.picture("party-dared")


def test_what_is_undone_is_gone_from_the_big_picture(driver: Driver, window: MainWindow) -> None:
    desk = window.desk
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False, dice="table")
    big(driver, 1280, 720)
    enter(driver, "15552")
    for key in (Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_U):
        driver.key(key)
        driver.answered()
        driver.settled()
    game = desk.table.game
    assert game is not None
    assert (game.turn.seat, game.turn.points, game.seats[0].total) == (0, 600, 0)
    # It said "Ann keeps 600." twice once it was done again.
    assert not {"keeps", "stays"} & set(words(window))
    assert not cut(desk.page)
    driver.picture("party-undone")
    for key in (Qt.Key.Key_U, Qt.Key.Key_K):
        driver.key(key)
        driver.answered()
        driver.settled()
    assert words(window).count("keeps") <= 1


def test_twelve_have_room(driver: Driver, window: MainWindow) -> None:
    names = [f"Player {n} with a long name" for n in range(1, 13)]
    options = {**STRICT, "options": (("players-max", "12"),)}
    driver.begin("wheaton", *names, roll_order=False, **options)
    big(driver, 1024, 640)
    driver.picture("party-twelve")
    assert not cut(window.desk.page)


def test_a_game_begun_in_the_big_picture_is_as_large(driver: Driver, window: MainWindow) -> None:
    """Its page has no size of its own before it is seen."""
    big(driver, 1280, 720)
    assert window.desk.welcome.nobody.there
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.still()
    page = window.desk.page
    assert page.height() == 720
    assert page.look.type.scale == pytest.approx(720 / 1080, abs=0.01)
    assert page.side.height() == 720
