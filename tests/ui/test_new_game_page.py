"""New game in a window: moved seats, cards, stories, the magic number, small windows, the scrim."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from tests.archive.games import finished
from tests.ui.alone import made, nameless, opened
from tests.ui.conftest import Driver, Opener
from tests.ui.looking import cut, still
from tests.ui.test_new_game import in_dialog, picture, sit
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import stories
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.live.opening import open_game
from zonk_desktop.players.character import characters
from zonk_desktop.players.strength import strengths
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.ui.kit.controls import Count
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers
from zonk_desktop.ui.new_game.row import Grip, PaperPick, SmallDie
from zonk_desktop.ui.new_game.scrim import Scrim
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import text

Maker = Callable[..., NewGameDialog]


@pytest.fixture
def make(qtbot: QtBot, look: Style) -> Maker:
    """The dialog by itself, with a few people at the table."""

    def build(*names: str, style: Style = look, **more: object) -> NewGameDialog:
        offers = Offers(presets(), {"Gus": "3 games", "Fay": "2 games"})._replace(**more)  # type: ignore[arg-type]
        dialog: NewGameDialog = opened(qtbot, NewGameDialog(style, offers))
        dialog.rules.choose("wheaton")
        for name in names:
            dialog.sit(name)
        still(dialog)
        return dialog

    return build


def part(dialog: NewGameDialog, place: int, name: str) -> object:
    return dialog.pad.rows()[place].part(name)


def test_tab_goes_from_rules_to_people_to_the_foot(make: Maker, qtbot: QtBot) -> None:
    """The foot came between rules and names."""
    dialog = make("Ann")
    dialog.rules.setFocus()
    met = []
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    people = met.index(dialog.pad.name), met.index(dialog.choices.words.buttons()[0])
    foot = met.index(dialog.foot.settings)
    assert met[0] is part(dialog, 0, "grip")
    assert people[0] < people[1] < foot < met.index(dialog.rules)


# Seats


def test_seats_are_changed_by_keys_and_the_focus_goes_along(make: Maker, qtbot: QtBot) -> None:
    dialog = make("Ann", "Bob", "Cy")
    grip = part(dialog, 0, "grip")
    assert isinstance(grip, Grip)
    assert grip.accessibleName() == "Seat of Ann"
    grip.setFocus()
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert dialog.setup().names == ("Bob", "Cy", "Ann")
    assert QApplication.focusWidget() is part(dialog, 2, "grip")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert dialog.setup().names == ("Bob", "Ann", "Cy")
    # A press on another control of a line leaves the focus there as well.
    disc = part(dialog, 1, "disc")
    assert isinstance(disc, QPushButton) is False
    disc.setFocus()  # type: ignore[attr-defined]
    before = dialog.seats[1].look
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert dialog.seats[1].look != before
    assert QApplication.focusWidget() is part(dialog, 1, "disc")
    # Who leaves takes the focus nowhere else than to the next name.
    close = part(dialog, 1, "close")
    close.setFocus()  # type: ignore[attr-defined]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert dialog.setup().names == ("Bob", "Cy")
    assert QApplication.focusWidget() is dialog.name


def test_a_line_is_dragged(make: Maker, qtbot: QtBot) -> None:
    dialog = make("Ann", "Bob", "Cy", "Di")
    grip = part(dialog, 0, "grip")
    assert isinstance(grip, Grip)
    row = dialog.pad.rows()[0].height()
    middle = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(grip, middle + QPoint(0, 2 * row))
    assert dialog.pad._offered == 2
    QTest.mouseRelease(
        grip, Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 2 * row)
    )  # fmt: skip
    assert dialog.setup().names == ("Bob", "Cy", "Ann", "Di")
    assert dialog.pad._offered == -1


def test_the_menu_of_a_grip_moves_as_well(make: Maker) -> None:
    dialog = make("Ann", "Bob")
    grip = part(dialog, 1, "grip")
    assert isinstance(grip, Grip)
    menu = grip.menu_of_seats()
    up, down = menu.actions()
    assert (up.isEnabled(), down.isEnabled()) == (True, False)
    up.trigger()
    assert dialog.setup().names == ("Bob", "Ann")


# Computer players


@pytest.mark.parametrize("rules", PRESETS)
def test_cards_tell_the_strength_that_was_measured(make: Maker, rules: str) -> None:
    dialog = make("Ann")
    dialog.rules.choose(rules)
    measured = strengths(rules)
    pegs = {}
    for card in dialog.cards.cards:
        found = measured[card.one.key]
        assert card._strength == found
        assert f"Wins {round(100 * found.wins.value)} of 100" in card.accessibleDescription()
        assert text(card.one.line) in card.toolTip()
        pegs[card.one.key] = found.pegs
    assert max(pegs.values()) == 5
    assert min(pegs.values()) == 1
    source = dialog.cards.source
    assert "An even share is 25" in source.text()
    # Where that is too long for its line it is told in fewer words; it once took two.
    dialog.resize(1000, 740)
    still(dialog)
    assert source.text().startswith("Measured in ")
    assert "An even share is 25" in source.text()
    assert source.fontMetrics().horizontalAdvance(source.text()) <= source.width()
    assert "An even share is 25" in source.toolTip()


def test_a_card_is_pressed_by_enter_and_blocked_once_it_sits(make: Maker, qtbot: QtBot) -> None:
    dialog = make("Ann")
    card = next(card for card in dialog.cards.cards if card.one.key == "dot")
    look = card._look
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert [seat.character for seat in dialog.seats] == ["", "dot"]
    assert dialog.seats[1].look == look == card._look
    assert "sits already" in card.accessibleDescription()
    # On the pad it is known by more than its colour.
    labels = dialog.pad.rows()[1].findChildren(Elided)
    assert "Dot, a computer player" in [label.accessibleName() for label in labels]
    assert dialog.pad.rows()[1].findChild(SmallDie) is not None
    assert dialog.pad.rows()[0].findChild(SmallDie) is None
    assert dialog.foot.summary.text() == (
        "Wheaton College, one person, one computer player, five dice"
    )
    assert dialog.count.text() == "One person, one die with opinions. Room for ten more."


def test_rules_that_nobody_measured_show_no_pegs(make: Maker, look: Style) -> None:
    house = presets()[0]._replace(
        rules="ours.toml", house='extends = "lets-play-zonk"\nname = "Ours"\n'
    )
    dialog = make("Ann", choices=[house])
    assert all(card._strength is None for card in dialog.cards.cards)
    assert "Nobody has measured" in dialog.cards.source.text()


def test_with_teams_the_computers_stay_away(make: Maker) -> None:
    dialog = make("A", "B", "C", "D", "E", "F")
    dialog.choices.teams.click()
    assert dialog.seating.teamed
    assert all(card.property("blocked") for card in dialog.cards.cards)
    dialog.cards.cards[0].click()
    assert len(dialog.seats) == 6
    dialog.choices.teams.click()
    dialog.cards.cards[0].click()
    assert len(dialog.seats) == 7
    assert not dialog.choices.teams.isEnabled()
    assert "sit alone" in dialog.choices.teams.accessibleDescription()


# How it is played


@pytest.mark.rule("WH-011")
def test_the_magic_number_of_a_real_table_is_typed(make: Maker, qtbot: QtBot) -> None:
    dialog = make("Ann", "Bob")
    assert not dialog.choices.faces.isVisible()
    dialog.choices.dice.choose("table")
    assert dialog.choices.faces.isVisible()
    assert "type them as the magic number" in dialog.foot.start.toolTip()
    qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible()
    assert QApplication.focusWidget() is dialog.choices.faces
    where = dialog.choices.faces.mapTo(dialog, QPoint())
    assert dialog.rect().contains(where)
    for wrong in ("2 3 3 5", "2 3 3 5 7", "233555"):
        dialog.choices.faces.setText(wrong)
        assert dialog.foot.start.property("blocked")
    dialog.choices.faces.clear()
    qtbot.keyClicks(dialog.choices.faces, "5 3 2-35")
    assert not dialog.foot.start.property("blocked")
    setup = dialog.setup()
    assert (setup.dice, setup.magic) == (DiceFrom.TABLE, (5, 3, 2, 3, 5))
    play = open_game(setup, None)
    assert play.replay.header.magic == (5, 3, 2, 3, 5)
    assert play.replay.game.magic
    qtbot.keyClick(dialog.choices.faces, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_a_game_without_a_magic_number(make: Maker) -> None:
    dialog = make("Ann", "Bob")
    dialog.choices.dice.choose("table")
    dialog.choices.magic.click()
    assert not dialog.foot.start.property("blocked")
    setup = dialog.setup()
    assert ("magic-number", "off") in setup.options
    assert not open_game(setup, None).replay.rules.s.magic_number
    again = make(last=setup)
    assert not again.choices.magic.isChecked()
    # Rules that know no such number do not ask, and nothing is switched off in them.
    dialog.rules.choose("insta-bong")
    assert not dialog.choices._magic.isVisible()
    assert dialog.setup().options == ()


def test_a_name_without_a_seat_keeps_the_game_from_beginning(make: Maker, qtbot: QtBot) -> None:
    dialog = make("Ann", "Bob")
    qtbot.keyClicks(dialog.name, "Bob")
    dialog.foot.start.click()
    assert dialog.isVisible()
    assert dialog.pad.word.text() == "Sits here already."
    assert not dialog.name.text()
    dialog.foot.start.click()
    assert not dialog.isVisible()
    assert dialog.setup().names == ("Ann", "Bob")


@pytest.mark.rule("A-WH-14")
def test_a_magic_number_that_is_too_easy_is_refused(make: Maker) -> None:
    text_ = 'extends = "wheaton"\nname = "Hard"\n[knobs]\nmagic-reroll = true\n'
    house = presets()[1]._replace(rules="hard.toml", house=text_)
    dialog = make("Ann", "Bob", choices=[house])
    dialog.choices.dice.choose("table")
    dialog.choices.faces.setText("12345")
    assert "Roll it again" in dialog.foot.start.toolTip()
    dialog.choices.faces.setText("12346")
    assert not dialog.foot.start.property("blocked")


# What is told


def test_what_the_zonk_file_tells_of_people(
    open_window: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    archive = Archive.open(tmp_path)
    for n in range(12):
        finished(archive, n, PRESETS[n % 5])
    told = stories(some(archive, archive.stamps(Filter()), 60).figures)
    archive.close()
    window = open_window(tmp_path, players=["Ada", "Bo"])
    driver = Driver(window, qtbot)
    driver.answered()

    def do(dialog: NewGameDialog) -> None:
        driver.until(lambda: bool(dialog.seating.stories))
        assert dialog.seating.stories == told
        notes = [row.note.told for row in dialog.pad.rows()]
        for row, name in zip(dialog.pad.rows(), ("Ada", "Bo"), strict=True):
            own = [text(story.message) for story in told[name]]
            assert row.note.told in own
            assert own[0] in row.note.toolTip()
        assert len(set(notes)) == 2
        (chip,) = dialog.absent.buttons()
        assert text(told["Cy"][0].message) in chip.accessibleDescription()
        chip.click()
        assert dialog.pad.rows()[2].note.told in [text(s.message) for s in told["Cy"]]
        picture(dialog, "new-game-stories")
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong


# The window


def test_a_scrim_lies_behind_it_and_goes_with_it(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    seen: list[tuple[bool, bool, bool]] = []

    def do(dialog: NewGameDialog) -> None:
        (scrim,) = window.findChildren(Scrim)
        window.resize(window.width() - 40, window.height())
        still(window)
        covers = scrim.geometry() == window.rect()
        top = window.childAt(5, window.height() // 2)
        seen.append((scrim.isVisible(), covers, top is not None))
        middle = window.rect().center()
        darker = window.grab().toImage().pixelColor(middle).lightness()
        scrim.hide()
        assert darker < window.grab().toImage().pixelColor(middle).lightness()
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(seen or wrong))
    assert not wrong, wrong
    assert seen == [(True, True, True)]
    driver.until(lambda: not window.findChildren(Scrim))


def test_rules_are_changed_from_here_and_come_back_ticked(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    window.memory.set("rules", "insta-bong")
    seen: list[str] = []

    def change() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, RulesSettings):
            QTimer.singleShot(30, window, change)
            return
        field = dialog.list.rows["limit"].field
        assert isinstance(field, Count)
        field.setValue(5000)
        dialog.foot.use.click()

    def do(dialog: NewGameDialog) -> None:
        assert dialog.rules.chosen().rules == "insta-bong"
        sit(qtbot, dialog, "Ann", "Bob")
        QTimer.singleShot(30, window, change)
        dialog.foot.settings.click()
        seen.extend((dialog.rules.chosen().name, dialog.rules_side.chosen.text()))
        row = dialog.rules.visualItemRect(dialog.rules.currentItem())
        assert dialog.rules.viewport().rect().contains(row)
        assert [seat.name for seat in dialog.seats] == ["Ann", "Bob"]
        dialog.accept()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(wrong) or window.desk.table.game is not None)
    assert not wrong, wrong
    name, said = seen
    assert f"{name} is ticked" in said
    assert window.desk.table.game is not None
    assert window.desk.table.game.rules.s.limit == 5000


@pytest.fixture
def large(qapp: QApplication) -> Iterator[Style]:
    yield made(qapp, 2.0)
    made(qapp)


@pytest.mark.parametrize("size", [(1008, 576), (1340, 800), (1540, 970)])
def test_nothing_is_cut_with_a_full_table(make: Maker, size: tuple[int, int]) -> None:
    dialog = make("Ann", "Bob", "Featherstonehaugh the Great", "Di")
    for one in characters():
        dialog.sit_computer(one)
    dialog.resize(*size)
    still(dialog)
    assert (dialog.width(), dialog.height()) == size
    assert not cut(dialog)
    assert not nameless(dialog)
    assert dialog._beside
    for card in dialog.cards.cards:
        assert card.width() >= card.least_width()
    for pick in dialog.pad.findChildren(PaperPick):
        inside = QStyle.SubControl.SC_ComboBoxEditField
        option = QStyleOptionComboBox()
        pick.initStyleOption(option)
        field = pick.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, inside, pick)
        assert pick.fontMetrics().horizontalAdvance(pick.currentText()) < field.width()
    picture(dialog, f"new-game-full-{size[0]}")


def test_twice_the_text_in_a_small_window(make: Maker, large: Style, qtbot: QtBot) -> None:
    """The rules stand above the players, the foot in two lines, and all can be scrolled to."""
    dialog = make("Ann", "Bob", style=large)
    dialog.sit_computer(characters()[0])
    # At once: the layout for a wide dialog once kept it 748 high.
    dialog.resize(1008, 576)
    still(dialog)
    assert (dialog.width(), dialog.height()) == (1008, 576)
    assert not dialog._beside
    assert not cut(dialog)
    side = dialog._scroll.widget()
    assert side is not None
    assert side.width() <= dialog._scroll.viewport().width()
    assert dialog.foot.above.text() == dialog.foot.summary.text()
    words = dialog.choices.words.buttons()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() in words:
            break
    still(dialog)
    where = dialog.choices.words.mapTo(dialog._scroll.viewport(), QPoint())
    assert 0 <= where.y() < dialog._scroll.viewport().height()
    picture(dialog, "new-game-200-small")


def test_a_story_gives_way_to_what_a_player_is_called_and_is_told_whole(make: Maker) -> None:
    story = "3 games, the last of them on the evening of 23 November 2026, and a long one"
    dialog = make("Gus", genders={"Gus": "he"}, known={"Gus": story})
    dialog.resize(1008, 600)
    still(dialog)
    # As the Zonk File does when it has been read.
    dialog.tell({})
    (row,) = dialog.pad.rows()
    assert not cut(dialog.pad)
    assert row.note.toolTip() == story
    pick = row.part("gender")
    assert isinstance(pick, PaperPick)
    assert pick.width() >= pick.minimumSizeHint().width()
    assert row.width() == dialog.pad.width(), "nothing of the line is beyond the edge"
