"""The start page: dice on the felt, thrown by nobody; and a throw with one key."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.archived import three_and_one
from tests.ui.conftest import Driver, Opener
from tests.ui.looking import with_dialog
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import KINDS, BestGame, Tale
from zonk_desktop.tray.state import BARE_RAIL
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.start.card import BestCard
from zonk_desktop.ui.start.places import CARD, SMALL_CARD
from zonk_desktop.ui.table.dialogs import NameDialog
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow


def sitting(window: MainWindow) -> tuple[list[str], list[str]]:
    """Names at the table, and those of computers."""
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.header is not None
    names = [seat.name for seat in snapshot.game.seats]
    return names, sorted(snapshot.header.sitting())


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A Zonk File with three finished games and one in play."""
    return three_and_one(tmp_path)


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_Return])
def test_the_first_throw_is_one_key_away(window: MainWindow, driver: Driver, key: Qt.Key) -> None:
    driver.still()
    assert window.focusWidget() is window.start.throw_
    driver.key(key)
    driver.until(lambda: bool(window.desk.table.snapshot and window.desk.table.snapshot.throws))
    names, computers = sitting(window)
    assert names[0] == "Player"
    assert computers == names[1:]
    assert window.start.throw_.view.note == f"You against {names[1]}. Five dice, one red."
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    colours = [die.colour for die in window.desk.tray.sight.table.dice]
    assert (len(colours), colours.count("red")) == (5, 1)
    # The dice that were thrown are the person's.
    assert snapshot.throws == 1
    assert snapshot.events[0].seat == 0
    assert window.desk.playing


def test_who_played_last_plays_again(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.memory.set("players", ["Dot", "Bob"])
    driver = Driver(window, qtbot)
    window.desk.welcome.leave()
    window.desk.welcome.arrive()
    told = window.start.throw_.view.note
    window.start.throw.emit()
    driver.until(lambda: window.desk.table.snapshot is not None)
    names, computers = sitting(window)
    assert names == ["Dot", "Dot 2"]
    assert told == f"You against {names[1]}. Five dice, one red."
    assert computers == [names[1]]


def test_the_next_game_is_not_thrown_for_anybody(window: MainWindow, driver: Driver) -> None:
    """Only who asked for a throw gets one."""
    window.start.throw.emit()
    driver.until(lambda: bool(window.desk.table.snapshot and window.desk.table.snapshot.throws))
    driver.settled()
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    driver.answered()
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.throws == 0


def test_dice_lie_on_the_felt_of_the_first_start(window: MainWindow, driver: Driver) -> None:
    driver.answered()
    desk, start = window.desk, window.start
    table = desk.tray.sight.table
    assert [die.place for die in table.dice] == ["felt"] * 5
    assert [die.colour for die in table.dice].count("red") == 1
    assert table.seats == BARE_RAIL
    assert not table.plates
    assert desk.tray.parentWidget() is start
    assert desk.tray.geometry() == start.rect()
    # Nothing to go on with, and nobody has done anything yet.
    assert start.continue_.isHidden()
    beside, lead = start.begin.geometry(), start.throw_.geometry()
    assert 0 < lead.left() - beside.right() < 20, "no hole where Continue will be"
    assert not start.cards
    driver.until(lambda: bool(start.banner and start.banner.accessibleName()))
    driver.pictures("start-first")


def test_dice_are_those_of_the_sheet_last_used(open_window: Opener) -> None:
    window = open_window(rules="original-1978", dice="pewter", felt="night")
    table = window.desk.tray.sight.table
    assert sorted(die.colour for die in table.dice) == ["ivory"] * 2 + ["mint"] * 2 + ["red"] * 2
    assert table.felt == "night"
    assert window.desk.tray.sight.dice == "pewter"


def test_what_was_played_is_on_the_page(played: Path, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(played)
    driver, start = Driver(window, qtbot), window.start
    driver.until(lambda: bool(start.cards))
    driver.still()
    assert "4 games" in start.file_.view.note
    assert "round" in start.continue_.view.note
    assert start.continue_.isVisible()
    assert [card.view.title for card in start.cards] == [
        "Best turn", "Shortest night", "Most hits", "Longest drought"
    ][: len(start.cards)]  # fmt: skip
    assert len(start.cards) == len(KINDS)
    driver.pictures("start-played")
    card = start.cards[0]
    for card_ in start.cards:
        assert card_.view.note.endswith(f", {card_.view.brief}")
        assert card_.view.brief in card_.accessibleDescription()
    game = card.view.game
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    driver.until(lambda: window.desk.table.snapshot is not None)
    assert window.desk.table.snapshot is not None
    assert window.desk.table.snapshot.game_id == game


def test_each_on_the_cards_has_a_disc_of_his_own(window: MainWindow) -> None:
    """Also in games from elsewhere: none of them has played here."""
    who = ("Zoe", "Yan", "Xu", "Zoe")
    cards = window.desk.welcome._cards(
        [
            BestGame(kind, 1, name, n, "", "2026-01-01", Tale.TURN_WON)
            for n, (kind, name) in enumerate(zip(KINDS, who, strict=True))
        ]
    )
    assert cards[0].look == cards[3].look
    assert len({card.look for card in cards}) == 3


def test_cards_come_and_go(played: Path, open_window: Opener, qtbot: QtBot) -> None:
    """After the Zonk File was open the page is filled anew; the dice change with cloth and set."""
    window = open_window(played)
    driver, start = Driver(window, qtbot), window.start
    driver.until(lambda: bool(start.cards))
    first = start.cards[0]

    def bin_all(archive: Archive) -> object:
        archive.bin([entry.id for entry in archive.games() if entry.finished], True)
        return True

    done: list[object] = []
    window.desk.session.ask(bin_all).then(done.append, done.append)
    driver.until(lambda: bool(done))
    wrong = with_dialog(window, lambda dialog: dialog.reject())
    start.file_.click()
    assert not wrong
    driver.until(lambda: not start.cards)
    assert start.file_.view.note.startswith("1 game")
    driver.until(lambda: not isValid(first))
    window.memory.set("felt", "charcoal")
    window.memory.set("dice", "glow")
    window.restyle()
    assert window.desk.tray.sight.table.felt == "charcoal"
    assert window.desk.tray.sight.dice == "glow"
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert not window.desk.welcome.nobody.there


def test_continue_has_its_key(played: Path, open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(played)
    driver = Driver(window, qtbot)
    driver.until(window.start.continue_.isVisible)
    # The big button has the word, here too.
    assert window.focusWidget() is window.start.throw_
    driver.key(Qt.Key.Key_C)
    driver.until(lambda: window.desk.table.snapshot is not None)
    assert window.desk.playing
    assert window.desk.tray.parentWidget() is window.desk.page
    # Another game offers the seats of the one that was taken up again.
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    offered: list[list[str]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        offered.append([seat.name for seat in dialog.seats])

    wrong = with_dialog(window, look)
    driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    driver.until(lambda: bool(offered or wrong))
    assert not wrong
    assert offered == [[seat.name for seat in snapshot.game.seats]]


def test_no_game_is_shown_with_the_dice_of_the_start_page(
    window: MainWindow, driver: Driver
) -> None:
    """They lay dimmed on the felt of a game whose dice were all to be rolled, with other faces."""
    desk, tray = window.desk, window.desk.tray

    def at_the_start() -> None:
        desk.show_page("start")
        driver.until(lambda: len(tray.shown_faces()) == 5)

    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    driver.answered()
    number = desk.table.snapshot.game_id if desk.table.snapshot else 0
    assert number
    assert not tray.shown_faces()
    at_the_start()
    desk.commands.games.open_game(number)
    driver.until(lambda: desk.playing)
    driver.still()
    assert {die.place for die in tray.sight.table.dice} == {"hand"}
    assert not tray.shown_faces()
    # The same players and dice as before, but the throw is not asked for.
    at_the_start()
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False)
    assert not tray.shown_faces()
    at_the_start()
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    assert desk.table.stage is Stage.OPENING
    assert not tray.shown_faces()
    # Who throws at once takes those dice into his hand.
    at_the_start()
    lay: list[set[str]] = []
    desk.table.began.connect(lambda: lay.append({d.place for d in tray.sight.table.dice}))
    window.start.throw.emit()
    driver.until(lambda: bool(desk.table.snapshot and desk.table.snapshot.throws))
    assert lay == [{"felt"}]


def test_a_game_taken_up_again_is_played_again_by_those_who_sit_there(
    played: Path, open_window: Opener, qtbot: QtBot
) -> None:
    """After a game of Ann and Bob, Another game of the one that was opened had Ann and Bob."""
    window = open_window(played)
    driver, desk = Driver(window, qtbot), window.desk
    driver.until(window.start.continue_.isVisible)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    window.start.go_on.emit()
    driver.until(lambda: bool(desk.table.snapshot and desk.table.snapshot.throws))
    assert desk.table.snapshot is not None
    seated = tuple(seat.name for seat in desk.table.snapshot.game.seats)
    assert seated != ("Ann", "Bob")
    assert desk.table.like_it is not None
    assert desk.table.like_it.names == seated


def overlapping(window: MainWindow) -> list[str]:
    start = window.start
    parts: list[QAbstractButton] = [*start.buttons, *start.cards]
    seen = [part for part in parts if part.isVisible()]
    wrong = [
        f"{one.accessibleName()} and {other.accessibleName()}"
        for n, one in enumerate(seen)
        for other in seen[n + 1 :]
        if one.geometry().adjusted(2, 2, -2, -2).intersects(other.geometry())
    ]
    inside = start.rect()
    wrong += [part.accessibleName() for part in seen if not inside.contains(part.geometry())]
    return wrong


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_nothing_lies_on_anything(
    played: Path, open_window: Opener, qtbot: QtBot, scale: int, look: str
) -> None:
    window = open_window(played, scale=scale, look=look)
    driver = Driver(window, qtbot)
    driver.until(lambda: bool(window.start.cards))
    for wide, high in ((720, 480), (1024, 640), (1360, 860), (1920, 1080), (900, 1200)):
        window.resize(wide, high)
        driver.still()
        assert not overlapping(window), (wide, high)
        lead = window.start.throw_.geometry()
        others = [b.geometry() for b in window.start.buttons if b is not window.start.throw_]
        assert all(lead.width() > box.width() for box in others if not box.isEmpty())
        for button in window.start.buttons:
            laid = button.laid()
            assert not laid.cut or button.isHidden(), button.view.text
            if scale == 100 and wide >= 1024 and button.isVisible():
                assert laid.named("note"), button.view.text
    if scale == 200:
        window.resize(1024, 640)
        driver.picture(f"start-played-{look}-200")


def test_a_notice_hides_what_is_called_out(window: MainWindow, driver: Driver) -> None:
    start = window.start
    driver.until(lambda: bool(start.banner and start.banner.accessibleName()))
    # An answer still on its way would say that there is nothing to tell.
    driver.answered()
    start.show_notice("The disk is full. " * 12)
    driver.still()
    assert start.trouble.isVisible()
    assert start.banner is not None
    assert not start.banner.isVisible()
    assert start.trouble.geometry().bottom() < start.throw_.geometry().top()


@pytest.mark.parametrize("where", ["pad", "bar", "menu"])
def test_names_are_changed_by_a_click(
    window: MainWindow, driver: Driver, qtbot: QtBot, where: str
) -> None:
    """Who threw at once is called Player; a click on the name, and he is called as he is."""
    desk = window.desk
    window.start.throw.emit()
    driver.until(lambda: bool(desk.table.snapshot and desk.table.snapshot.throws))
    driver.settled()
    driver.until(lambda: desk.table.idle)
    driver.still()
    before = desk.table.snapshot
    assert before is not None

    def write(dialog: QDialog) -> None:
        assert isinstance(dialog, NameDialog)
        # The computer's name is taken.
        (computer,) = sitting(window)[1]
        dialog.field.setText(computer)
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert dialog.use.toolTip()
        dialog.field.setText("  Ann   Lee ")
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)

    wrong = with_dialog(window, write)
    if where == "pad":
        head = desk.pad.view.horizontalHeader()
        spot = QPoint(head.sectionViewportPosition(0) + 5, head.height() // 2)
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    elif where == "bar":
        bar = desk.page.bar
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(60, bar.height() // 2))
    else:
        desk.commands.table.rename(0)
    assert not wrong
    driver.until(lambda: desk.table.snapshot is not before and desk.table.idle)
    names, _ = sitting(window)
    assert names[0] == "Ann Lee"
    snapshot = desk.table.snapshot
    assert snapshot is not None
    # The same throw, and the log tells it of her.
    assert snapshot.throws >= before.throws
    assert snapshot.game_id == before.game_id
    assert any("Ann Lee" in line.text for line in desk.table.log.lines)
    assert not any("Player" in line.text for line in desk.table.log.lines)
    assert "Ann Lee" in desk.page.bar.accessibleName() or snapshot.game.turn.seat != 0
    # The next throw of an evening is hers.
    assert window.memory.names("players") == ["Ann Lee"]
    assert desk.table.like_it is not None
    assert desk.table.like_it.names[0] == "Ann Lee"


def test_what_is_called_out_gives_way_to_dice_at_the_rim(
    window: MainWindow, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hung over the faces of dice that had come to rest at the upper rim."""
    driver.until(lambda: window.start.banner is not None and window.start.banner.isVisible())
    banner = window.start.banner
    assert banner is not None
    end = banner.geometry().bottomRight() - QPoint(30, 10)
    die = QRect(end - QPoint(20, 20), QSize(40, 40))
    monkeypatch.setattr(window.desk.tray.moves, "lying", lambda: [die])
    banner.place()
    assert not banner.geometry().intersects(die)
    assert window.desk.tray.rect().contains(banner.geometry())


def test_every_line_of_a_record_is_whole_on_its_card(
    window: MainWindow, driver: Driver, qtbot: QtBot
) -> None:
    """With its day where the card is wide, else alone; never cut, and never small print."""
    window.resize(1920, 1080)
    views = window.desk.welcome._cards(
        [
            BestGame(
                "turn", 1, "Ann", 1, "", "2026-09-22", tale, 17 if "end" not in tale else 12345
            )
            for tale in Tale
        ]
    )
    for view in views:
        card = BestCard(window.look, view, 0, window.start)
        for wide in (CARD[0], 213, SMALL_CARD[0]):
            card.resize(wide, CARD[1])
            (note,) = card.laid().named("note")
            assert note.words == view.note if wide > 213 else note.words in {view.note, view.brief}
            assert note.font is not None
            assert note.font.pixelSize() >= 12
        card.resize(60, CARD[1])
        assert not card.laid().named("note"), "nothing rather than a part of it"
    assert len({view.brief for view in views}) == len(Tale)
