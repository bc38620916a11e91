"""Ceremonies at a real window. Real dice are typed in, so that each can be brought about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.looking import to_front, with_dialog
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import house_text
from zonk_desktop.stage import sight
from zonk_desktop.stage.sight import Sight
from zonk_desktop.transcript.verbs import Calls
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.bar.buttons import Call, calls
from zonk_desktop.ui.table.bar.turn_view import turn_view
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.real_dice.correct import CorrectDialog
from zonk_desktop.ui.table.real_dice.entries import StoredEntries, WrittenEntry, draft
from zonk_desktop.ui.window.main_window import MainWindow


def throw(driver: Driver, text: str) -> None:
    """Faces of real dice, as the dialog hands them over."""
    window = driver.window
    before = window.desk.table.snapshot
    window.desk.table.enter(tuple(int(word[0]) for word in text.split()))
    driver.until(lambda: window.desk.table.snapshot is not before)
    driver.settled()


def do(driver: Driver, action: act.Action) -> None:
    """An action as a button, a card or the menu of calls has it."""
    window = driver.window
    before = window.desk.table.snapshot
    window.desk.table.do(action)
    driver.until(lambda: window.desk.table.snapshot is not before)
    driver.settled()


def at_gate(window: MainWindow, text: str) -> act.Action:
    """What is said at the gate by this button of the card on the felt, or under its More."""
    gate = window.desk.page.card.gate
    assert gate is not None
    said = {gate.first.text: gate.first.does[0]} | {call.text: call.action for call in gate.more}
    assert text in said, said
    return said[text]


def offered(window: MainWindow) -> list[Call]:
    assert window.desk.table.game is not None
    return calls(window.desk.table.game)


def test_a_dare_by_another_player(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "4 2 4 4 4")
    dare = [call for call in offered(window) if call.group is Calls.DARE]
    assert [call.text for call in dare] == ["Bob: dare you"]
    do(driver, dare[0].action)
    assert window.desk.page.call.view.name == "take-dare"
    driver.pictures("dare")
    assert not window.desk.page.roll.primary
    qtbot.mouseClick(window.desk.page.call, Qt.MouseButton.LeftButton)
    driver.until(lambda: window.desk.page.call.view.name != "take-dare")
    throw(driver, "4")
    assert window.desk.table.game is not None
    assert window.desk.table.game.turn.points == 1000
    assert window.desk.table.game.turn.phase is Phase.TO_ROLL


def before_a_gate(driver: Driver) -> None:
    """A game with the strict ceremony, up to its first hit."""
    window = driver.window
    driver.begin(
        "wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6),
        options=(("ceremony", "strict"),),
    )  # fmt: skip
    throw(driver, "1 2 3 4 5")
    throw(driver, "1 5 2 2 6")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: window.desk.table.game is not None and bool(window.desk.table.game.gates))
    driver.settled()


def test_the_strict_gate_asks_as_often_as_there_are_hits(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    before_a_gate(driver)
    game = window.desk.table.game
    assert game is not None
    due = game.gates[0].hits
    assert window.desk.page.roll.view.blocked
    assert "Gate shut" in window.desk.page.roll.view.reason
    driver.pictures("gate")
    page = window.desk.page
    for asked in range(due):
        assert page.card.gate is not None
        assert (page.card.gate.asked, page.card.gate.asks) == (asked, due)
        assert page.bar.accessibleName().startswith("Bob asks")
        assert page.call.view.name == "gate"
        assert page.call.primary
        if asked:
            driver.key(Qt.Key.Key_C)
        else:
            qtbot.mouseClick(page.call, Qt.MouseButton.LeftButton)
        driver.settled()
        driver.answered()
    driver.until(lambda: window.desk.table.game is not None and not window.desk.table.game.gates)
    assert not window.desk.page.roll.view.blocked


def test_jumping_the_gate_loses_the_turn(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    before_a_gate(driver)
    before = window.desk.table.snapshot
    do(driver, at_gate(window, "Jump the gate"))
    assert window.desk.table.snapshot is not before
    driver.until(
        lambda: window.desk.table.game is not None and window.desk.table.game.turn.seat == 0
    )
    assert window.desk.table.game is not None
    assert [cell.text for cell in window.desk.table.game.cells][-1] == "SPACE"


def test_undo_takes_back_choices_but_no_dice(driver: Driver, window: MainWindow) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert window.desk.page.undo.view.blocked
    while True:
        driver.key(Qt.Key.Key_R)
        driver.settled()
        game = window.desk.table.game
        assert game is not None
        if game.turn.phase is Phase.TO_KEEP:
            break
    landed = game.turn.throw
    assert window.desk.page.undo.view.blocked
    assert "landed" in window.desk.page.undo.view.reason
    driver.key(Qt.Key.Key_K)
    driver.settled()
    driver.until(
        lambda: window.desk.table.game is not None and window.desk.table.game.turn.aside != ()
    )
    assert not window.desk.page.undo.view.blocked
    driver.key(Qt.Key.Key_U)
    driver.until(
        lambda: window.desk.table.game is not None and window.desk.table.game.turn.throw == landed
    )
    driver.settled()
    assert window.desk.page.undo.view.blocked


def test_number_keys_pick_dice_by_their_face(driver: Driver, window: MainWindow) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "1R 1R 5W 2W 3G 4G")
    assert len(window.desk.table.picked) == 3
    driver.key(Qt.Key.Key_1)
    assert len(window.desk.table.picked) == 1
    driver.key(Qt.Key.Key_1)
    assert len(window.desk.table.picked) == 2
    driver.key(Qt.Key.Key_5)
    assert window.desk.page.keep.view.note == "100 points"
    driver.key(Qt.Key.Key_2)
    assert "scores nothing" in window.desk.status.word.text()
    driver.key(Qt.Key.Key_A)
    assert len(window.desk.table.picked) == 3


def test_a_die_is_picked_by_mouse(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.until(window.desk.tray.is_ready)
    game = window.desk.table.game
    while game is None or not game.turn.throw:
        driver.key(Qt.Key.Key_R)
        driver.settled()
        game = window.desk.table.game
    die = window.desk.table.picked[0]
    driver.until(lambda: not window.desk.tray.moving)
    driver.still()
    point = window.desk.tray.die_point(die)
    assert point is not None
    target = window.desk.tray.childAt(point.toPoint()) or window.desk.tray
    spot = (
        target.mapFrom(window.desk.tray, point.toPoint())
        if target is not window.desk.tray
        else point
    )
    where = spot if isinstance(spot, QPoint) else spot.toPoint()
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=where)
    assert die not in window.desk.table.picked


def test_corrections_of_real_dice_are_marked(driver: Driver, window: MainWindow) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "1R 1R 1W 2W 3G 4G")
    do(driver, act.Keep((0, 1, 2)))
    throw(driver, "1W 2G 4G")
    do(driver, act.Stay())
    window.desk.session.correct({1: "roll 1R 1R 1W 2W 3G 3G"})
    driver.until(
        lambda: (
            window.desk.table.snapshot is not None and bool(window.desk.table.snapshot.corrected)
        )
    )
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.corrected == {(0, 0)}
    assert snapshot.saved
    driver.pictures("corrected")


def test_what_cannot_be_corrected_is_refused_in_a_sentence(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "1R 1R 5W 2W 3G 4G")
    do(driver, act.Keep((0,)))
    before = window.desk.table.snapshot
    window.desk.session.correct({1: "roll 2R 2R 3W 4W 6G 6G"})
    driver.until(
        lambda: bool(window.desk.status.word.text()) and window.desk.table.stage is Stage.PLAYING
    )
    driver.answered()
    assert window.desk.table.snapshot is before
    assert window.desk.status.word.text().endswith(
        "Nothing was corrected: “keep 1R” would not hold any more. "
        "There is no throw to keep from. Roll first."
    )


def test_any_name_is_shown_as_plain_text(
    driver: Driver, window: MainWindow, subtests: pytest.Subtests
) -> None:
    desk = window.desk
    for name in (
        "<b>Bold</b> & co", "x" * 200, "🎲🎲 dice", "שלום עולם", "line\nbreak", "%n %s {0}", '"',
    ):  # fmt: skip
        with subtests.test(name=name):
            driver.begin("wheaton", name, "Bob", dice="table", magic=(1, 2, 2, 3, 6))
            throw(driver, "1 5 2 3 3")
            throw(driver, "2 2 2") if desk.table.game and desk.table.game.turn.aside else None
            assert window.minimumSizeHint().width() <= 1024
            window.resize(1024, 640)
            driver.picture(
                "name-" + "".join(sign for sign in name if sign.isascii() and sign.isalnum())[:9]
            )
            assert window.width() == 1024
            plain = " ".join(name.split())
            assert desk.pad.view.model_.state is not None
            shown = [column.name for column in desk.pad.view.model_.state.sheet.columns]
            assert shown[0][:10] == plain[:10]


@pytest.mark.rule("WH-007", "WH-041")
def test_a_flick_too_hard_sends_a_die_over_the_edge(driver: Driver, window: MainWindow) -> None:
    from zonk_desktop.tray.flick import FlickPush  # noqa: PLC0415

    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.key(Qt.Key.Key_R)
    driver.settled()
    driver.until(window.desk.tray.is_ready)
    for _ in range(12):
        game = window.desk.table.game
        assert game is not None
        before = len(game.cells)
        window.desk.tray.flicked.emit(FlickPush(60.0, 24.0))
        driver.until(lambda: window.desk.table.stage is not Stage.PLAYING)
        driver.settled()
        game = window.desk.table.game
        assert game is not None
        words = [cell.text for cell in game.cells][before:]
        if "SPAZ" in words:
            assert window.desk.table.log.banner
            return
    raise AssertionError("no flick was too hard")


def test_a_gentle_flick_stays_on_the_table(driver: Driver, window: MainWindow) -> None:
    from zonk_desktop.tray.flick import FlickPush  # noqa: PLC0415

    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.key(Qt.Key.Key_R)
    driver.settled()
    driver.until(window.desk.tray.is_ready)
    window.desk.tray.flicked.emit(FlickPush(4.0, 2.0))
    driver.until(lambda: window.desk.table.stage is not Stage.PLAYING)
    driver.settled()
    assert window.desk.table.snapshot is not None
    assert window.desk.table.snapshot.throws == 1


def plates(window: MainWindow) -> list[tuple[str, int]]:
    table = window.desk.table
    assert table.sight is not None
    laid = table_view.table(table.sight, table.kept, table_view.Left())
    return [(plate.text, plate.seat) for plate in laid.plates]


def test_the_plates_say_the_same_when_the_game_is_opened_again(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "1R 5R 2W 2W 3G 3G")
    do(driver, act.Keep((1,)))
    throw(driver, "1R 2W 2W 3G 4G")
    do(driver, act.Keep((0,)))
    assert plates(window) == [("50", 0), ("100", 1)]
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    window.desk.table.resume(snapshot.game_id)
    driver.until(lambda: window.desk.table.snapshot is not snapshot)
    driver.settled()
    assert plates(window) == [("50", 0), ("100", 1)]
    throw(driver, "5W 2W 3G 4G")
    do(driver, act.Keep((2,)))
    assert plates(window) == [("50", 0), ("100", 1), ("50", 2)]


def test_the_second_of_two_equal_dice_is_the_one_set_aside(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "5R 5R 2W 2W 3G 4G")
    table = window.desk.table
    table.toggle(0)
    assert table.picked == (1,)
    qtbot.mouseClick(window.desk.page.keep, Qt.MouseButton.LeftButton)
    driver.until(lambda: table.game is not None and table.game.turn.aside != ())
    assert table.game is not None
    assert table.game.turn.aside == ((1, 5),)


def test_what_is_shown_is_worked_out_once(
    driver: Driver, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refresh of everything asks the engine what a keep and a stay would bring, once each."""
    options = (("entryMinimum", "0"),)
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table", options=options)
    throw(driver, "1R 5 2 2 3")
    asked: list[object] = []

    def counted(game: Game, action: act.Action) -> object:
        asked.append(type(action))
        return apply(game, action)

    monkeypatch.setattr(sight, "apply", counted)
    window.desk.table.toggle(0)
    assert sorted(kind.__name__ for kind in asked if isinstance(kind, type)) == ["Keep", "Stay"]


def test_the_royale_is_announced_by_its_own_figures() -> None:
    """Rolled dice and factor are the rule set's (IB-017); a house rule may change them."""
    document = house_text(
        "royal.toml",
        'extends = "insta-bong"\nname = "Ours"\n[combo.royale]\nrolled = 3\nfactor = 20\n',
    )
    game = new_game(Rules(document), ("Ann", "Bob"))
    turn = changed(game.turn, mode=Mode.ROYALE, points=100)
    view = turn_view(Sight(changed(game, turn=turn)))
    assert view.note == "Three dice, 20 times their sum."


def test_a_click_on_a_cell_corrects_its_entries(
    driver: Driver, window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    for _ in range(3):
        throw(driver, "1R 1R 1W 1W 3G 4G")
        before = window.desk.table.snapshot
        driver.key(Qt.Key.Key_S)
        driver.until(lambda before=before: window.desk.table.snapshot is not before)
        driver.settled()
    rows: list[object] = []
    window.desk.session.rows().then(rows.append)
    driver.until(lambda: bool(rows))
    cells = {entry.row.n: entry.place for entry in entries_of(window, rows[0])}
    view = window.desk.pad.view
    for row, seat in ((0, 0), (0, 1), (1, 0)):
        found: list[int] = []

        def do(dialog: QDialog, row: int = row, seat: int = seat, found: list[int] = found) -> None:
            assert isinstance(dialog, CorrectDialog)
            driver.picture(f"correct-{row}-{seat}")
            entry = dialog.entry()
            assert entry is not None
            found.append(entry.row.n)

        with subtests.test(row=row, seat=seat):
            to_front(window, qtbot)
            wrong = with_dialog(window, do)
            spot = view.visualRect(view.model_.index(row, seat * view.model_.per_seat)).center()
            qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            driver.until(lambda found=found, wrong=wrong: bool(found or wrong))
            assert not wrong, wrong
            assert cells[found[0]] == (row, seat)
            assert min(n for n, place in cells.items() if place == (row, seat)) == found[0]


def entries_of(window: MainWindow, rows: object) -> tuple[WrittenEntry, ...]:
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert isinstance(rows, tuple)
    return draft(StoredEntries(snapshot.header, snapshot.house, rows), {}).entries
