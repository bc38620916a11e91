"""The Zonk File's window under a real display: list, search, bin, import, export, replay."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, fill, play_on
from tests.ui.archived import SIZES, asked, nameless, rows, started, window
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import keep_picture, still
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.zonk_file.copies.window import Copies
from zonk_desktop.ui.zonk_file.dialog import ZonkFile
from zonk_desktop.ui.zonk_file.doing import Rename
from zonk_desktop.ui.zonk_file.game_list import COLUMNS, PAGE


@pytest.mark.parametrize("size", SIZES)
def test_the_list(qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int]) -> None:
    dialog = window(qtbot, shade, session)
    dialog.resize(*size)
    assert rows(dialog) == [4, 3, 2, 1]
    assert dialog.count.text() == "4 games"
    assert nameless(dialog) == []
    model = dialog.games
    cells = [str(model.index(0, column).data()) for column in range(model.columnCount())]
    assert cells[3] == "in play"
    assert all(cells)
    assert dialog.side.go.text() == "Continue"
    dialog.view.choose(1)
    assert dialog.side.go.text() == "Open"
    assert sum(bool(button.property("primary")) for button in dialog.side.buttons) == 1
    heads = dialog.view.horizontalHeader()
    assert heads.length() <= dialog.view.viewport().width() + 1


def test_search_and_filters(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    qtbot.keyClicks(dialog.finder.search, "wheaton")
    qtbot.waitUntil(lambda: rows(dialog) == [2])
    dialog.finder.search.setText("nobody of this name")
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 0)
    assert dialog.stack.currentIndex() == 1
    assert dialog.empty.text().startswith("No game fits.")
    dialog.side.replay.click()
    assert dialog.foot.word.text() == "Choose one game."
    dialog.finder.search.clear()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)
    dialog.finder.state.setCurrentIndex(2)
    qtbot.waitUntil(lambda: rows(dialog) == [4])
    dialog.finder.state.setCurrentIndex(0)
    dialog.finder.rules.setCurrentIndex(dialog.finder.rules.findData("Insta-Bong"))
    qtbot.waitUntil(lambda: rows(dialog) == [3])
    dialog.finder.rules.setCurrentIndex(0)
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)
    entry = dialog.games.entry(3)
    assert entry is not None
    dialog.finder.winner.setCurrentIndex(dialog.finder.winner.findData(entry.winner))
    qtbot.waitUntil(lambda: 0 < dialog.games.rowCount() < 4)
    assert 1 in rows(dialog)
    dialog.finder.winner.setCurrentIndex(0)
    dialog.finder.span.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)


def test_dates_are_found_as_they_are_shown(qtbot: QtBot, plain: Style, session: Session) -> None:
    asked(
        qtbot, session,
        lambda archive: archive._base.execute(
            "UPDATE game SET begun = '2024-03-09T20:00:00+00:00', haystack = '' WHERE id = 2"
        ).rowcount,
    )  # fmt: skip
    dialog = window(qtbot, plain, session)
    dialog.finder.search.setText("9 mar 2024")
    qtbot.waitUntil(lambda: rows(dialog) == [2])
    cell = str(dialog.games.index(0, 0).data())
    dialog.finder.search.setText(cell)
    qtbot.waitUntil(lambda: rows(dialog) == [2])


def test_a_chip_for_each_filter(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    finder = dialog.finder
    assert not finder.chips.isVisible()
    finder.rules.setCurrentIndex(finder.rules.findData("Insta-Bong"))
    finder.state.setCurrentIndex(1)
    qtbot.waitUntil(lambda: rows(dialog) == [3])
    chips = [chip for chip in finder.chips.findChildren(QPushButton) if chip.isVisible()]
    assert [chip.text() for chip in chips] == ["Insta-Bong", "Finished"]
    assert nameless(dialog) == []
    keep_picture(dialog.grab(), "zonk-file-chips")
    chips[0].click()
    qtbot.waitUntil(lambda: sorted(rows(dialog)) == [1, 2, 3])
    chips = [chip for chip in finder.chips.findChildren(QPushButton) if chip.isVisible()]
    assert [chip.text() for chip in chips] == ["Finished"]
    chips[0].setFocus()
    qtbot.keyClick(chips[0], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)
    assert not finder.chips.isVisible()
    assert dialog.focusWidget() is finder.search


@pytest.mark.parametrize("column", range(6))
def test_sorted_by_every_column(qtbot: QtBot, plain: Style, session: Session, column: int) -> None:
    dialog = window(qtbot, plain, session)
    asked(
        qtbot, session,
        lambda archive: archive._base.execute(
            "UPDATE game SET begun = '202' || id || '-01-01T20:00:00+00:00'"
        ).rowcount,
    )  # fmt: skip
    touched = rows(dialog)
    heads = dialog.view.horizontalHeader()
    y = heads.height() // 2
    at = heads.sectionViewportPosition(column) + 12
    qtbot.mouseClick(heads.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, y))
    name = COLUMNS[column][0]
    qtbot.waitUntil(lambda: dialog.games.wanted.order == name and not dialog.games._busy)
    entries = [dialog.games.entry(row) for row in range(4)]
    value = {
        "date": lambda entry: entry.begun,
        "players": lambda entry: entry.players.lower(),
        "rules": lambda entry: entry.rules.lower(),
        "winner": lambda entry: (entry.finished, entry.winner.lower()),
        "rounds": lambda entry: entry.rounds,
        "throws": lambda entry: entry.throws,
    }[name]
    found = [value(entry) for entry in entries]
    first = dialog.view.order[1]
    assert found == sorted(found, reverse=first)
    # By the keyboard: once more turns it round, and once more is as it was.
    control = Qt.KeyboardModifier.ControlModifier
    key = Qt.Key(Qt.Key.Key_1.value + column)
    qtbot.keyClick(dialog.view, key, control)
    qtbot.waitUntil(lambda: dialog.games.wanted.descending is not first and not dialog.games._busy)
    found = [value(dialog.games.entry(row)) for row in range(4)]
    assert found == sorted(found, reverse=not first)
    qtbot.keyClick(dialog.view, key, control)
    qtbot.waitUntil(lambda: rows(dialog) == touched)


def test_open_and_continue(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    with qtbot.waitSignal(dialog.opened) as signal:
        qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    assert signal.args == [4]
    assert not dialog.isVisible()


def test_the_bin(
    qtbot: QtBot, plain: Style, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = window(qtbot, plain, session)
    dialog.view.choose(3)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: rows(dialog) == [4, 3, 2])
    assert dialog.foot.word.text() == "1 game put into the bin."
    dialog.view.choose(2)
    dialog.side.bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [4, 3])
    assert dialog.foot.show_bin.text() == "Bin (2)"
    dialog.foot.show_bin.click()
    qtbot.waitUntil(lambda: sorted(rows(dialog)) == [1, 2])
    assert not dialog.side.go.isVisible()
    dialog.view.choose(rows(dialog).index(1))
    dialog.side.restore.click()
    qtbot.waitUntil(lambda: rows(dialog) == [2])
    answers = iter(("Keep them", "Delete 1 game"))

    def answer(box: QMessageBox) -> int:
        wanted = next(answers)
        next(button for button in box.buttons() if button.text() == wanted).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    dialog.foot.empty_bin.click()
    asked(qtbot, session, lambda archive: archive.check())
    assert rows(dialog) == [2]
    dialog.foot.empty_bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [])
    assert dialog.empty.text() == "The bin is empty."
    dialog.foot.show_bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [4, 3, 1])
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_the_game_on_the_table_stays_out_of_the_bin(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    dialog = window(qtbot, plain, session, playing=4)
    dialog.view.choose(0)
    dialog.side.bin.click()
    assert dialog.foot.word.text() == "The game on the table stays out of the bin."
    asked(qtbot, session, lambda archive: archive.check())
    assert rows(dialog) == [4, 3, 2, 1]


def test_the_window_tells_which_game_is_on_the_table(
    qtbot: QtBot, open_window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = open_window(tmp_path)
    driver = Driver(main, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    table = main.desk.table
    table.press(main.desk.page.roll.view)
    driver.until(lambda: table.snapshot is not None and table.snapshot.saved)
    assert table.snapshot is not None
    told: list[object] = []

    def binned(dialog: ZonkFile) -> int:
        dialog.show()
        qtbot.waitUntil(lambda: bool(dialog.view.chosen()))
        dialog.side.bin.click()
        told.append(dialog.foot.word.text())
        dialog.foot.copies.click()
        dialog.done(0)
        return 0

    def copied(dialog: Copies) -> int:
        told.append(dialog._playing)
        dialog.done(0)
        return 0

    monkeypatch.setattr(ZonkFile, "exec", binned)
    monkeypatch.setattr(Copies, "exec", copied)
    main.desk.commands.file.zonk_file()
    main.desk.commands.file.copies()
    game = table.snapshot.game_id
    assert game
    assert told == ["The game on the table stays out of the bin.", game, game]
    shut(main)


def test_rename(qtbot: QtBot, shade: Style, session: Session) -> None:
    dialog = window(qtbot, shade, session)

    def renamed(text: str | None) -> Rename:
        qtbot.keyClick(dialog.view, Qt.Key.Key_F2)
        box = dialog.findChildren(Rename)[-1]
        qtbot.waitUntil(lambda: box.field.hasFocus() or not box.isActiveWindow())
        if text is not None:
            box.field.setText(text)
        return box

    players = dialog.side.title.text()
    box = renamed(None)
    assert box.field.text() == box.field.selectedText() == players
    assert box.field.width() > box.width() * 0.8
    title = QFontMetricsF(box.font()).horizontalAdvance(box.windowTitle())
    assert title < box.width() / 2  # beside the buttons of the frame
    keep_picture(box.grab(), f"rename-{shade.tokens.dark}")
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box.field, Qt.Key.Key_Return)
    # Nothing was written: it is still called by its players.
    assert asked(qtbot, session, lambda archive: archive.find(Filter(), 1))[0].title == ""
    box = renamed("  The long <b>night</b> & after ")
    with qtbot.waitSignal(box.finished):
        box.use.click()
    qtbot.waitUntil(lambda: dialog.side.title.text() == "The long <b>night</b> & after")
    assert dialog.side.title.textFormat() is Qt.TextFormat.PlainText
    dialog.finder.search.setText("long night")
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 1)
    dialog.view.choose(0)
    box = renamed("Never mind")
    assert box._begun == "The long <b>night</b> & after"
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box.field, Qt.Key.Key_Escape)
    box = renamed("")
    with qtbot.waitSignal(box.finished):
        box.use.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text() == "The name is gone.")


def test_one_apostrophe_and_one_way_to_count(qtbot: QtBot, plain: Style, session: Session) -> None:
    """What is on the screen is set in type, whatever the file has; thousands are set apart."""
    dialog = window(qtbot, plain, session)
    dialog._filled(1000)
    assert dialog.count.text() == "1,000 games"
    cells = [
        dialog.games.index(row, column).data()
        for row in range(dialog.games.rowCount())
        for column in range(dialog.games.columnCount())
    ]
    rules = [dialog.finder.rules.itemText(n) for n in range(dialog.finder.rules.count())]
    assert "Let’s Play Zonk" in cells
    assert "Let’s Play Zonk" in rules
    assert not [text for text in (*cells, *rules) if "'" in text]
    dialog.finder.rules.setCurrentIndex(rules.index("Let’s Play Zonk"))
    qtbot.waitUntil(lambda: 0 < dialog.games.rowCount() < 3)


def test_a_cell_shows_the_players_and_tells_who_is_a_computer(
    qtbot: QtBot, plain: Style, tmp_path: Path
) -> None:
    archive = Archive.open(tmp_path)
    play_on(begin(archive, 2, computers=(Computer("Ada", "dot", "good"),)), 3)
    archive.close()
    session = started(tmp_path)
    dialog = window(qtbot, plain, session)
    cell = dialog.games.index(0, 1)
    shown = cell.data()
    assert shown.startswith("Ada, Bo")
    assert "(" not in shown
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert cell.data(role) == f"{shown} (Ada is a computer)"
    dialog.done(0)
    session.stop()


def test_heads_stand_over_their_columns(qtbot: QtBot, shade: Style, session: Session) -> None:
    dialog = window(qtbot, shade, session)
    still(dialog)
    view, heads = dialog.view, dialog.view.horizontalHeader()

    def ink(widget: QWidget, where: QRect) -> tuple[int, int]:
        picture = widget.grab(where).toImage()
        paper = picture.pixelColor(1, 1).lightness()
        met = [
            x
            for x in range(picture.width())
            for y in range(picture.height())
            if abs(picture.pixelColor(x, y).lightness() - paper) > 90
        ]
        return min(met), max(met)

    for column in (2, 4, 5):
        left, wide = heads.sectionViewportPosition(column), heads.sectionSize(column)
        head = ink(heads.viewport(), QRect(left, 4, wide, heads.height() - 8))
        row = view.visualRect(dialog.games.index(1, column)).adjusted(0, 2, 0, -4)
        cell = ink(view.viewport(), row)
        # Letters have air of their own of a pixel or so at their sides.
        assert abs(head[column in (4, 5)] - cell[column in (4, 5)]) <= 2, column


def test_verify(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    dialog.side.verify.click()
    qtbot.waitUntil(lambda: "told when the game is over" in dialog.foot.word.text())
    dialog.view.choose(3)
    dialog.side.verify.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text().startswith("The dice are honest: all "))


def test_print(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games that are chosen, in one window."""
    shown: list[int] = []

    def look(box: PrintWindow) -> int:
        found = box.laid_out()
        shown.append(len(found.plans))
        assert found.sides
        return 0

    monkeypatch.setattr(PrintWindow, "exec", look)
    dialog = ZonkFile(plain, session, memory=Memory(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog.view.chosen()))
    dialog.side.print.click()
    qtbot.waitUntil(lambda: shown == [1])
    dialog.view.selectAll()
    dialog.side.print.click()
    qtbot.waitUntil(lambda: shown == [1, 4])


def test_an_answer_after_the_window_has_gone(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    dialog.finder.search.setText("a")
    dialog.side.verify.click()
    dialog.reject()
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_a_broken_file_gives_a_sentence(qtbot: QtBot, plain: Style, session: Session) -> None:
    def spoil(archive: Archive) -> None:
        archive._base.execute("UPDATE action SET line = 'roll 9' WHERE game = 1 AND n = 1")

    dialog = window(qtbot, plain, session)
    asked(qtbot, session, spoil)
    dialog.view.choose(3)
    dialog.side.replay.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text().startswith("This game cannot be played again"))
    asked(qtbot, session, lambda archive: archive._base.execute("DROP TABLE action") and None)
    dialog.side.replay.click()
    qtbot.waitUntil(lambda: dialog.foot.word.text().startswith("The Zonk File could not be read"))


def test_ten_thousand_games(qtbot: QtBot, plain: Style, tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    fill(archive, 10_000)
    archive.close()
    session = started(tmp_path)
    try:
        with qtbot.waitSignal(session.ready, raising=False, timeout=2000):
            pass
        dialog = ZonkFile(plain, session)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: dialog.games.rowCount() == 10_000)
        assert dialog.games.entry(0) is not None
        for word in ("f", "fr", "frost"):
            with qtbot.waitSignal(dialog.games.filled):
                dialog.finder.search.setText(word)
            assert 0 < dialog.games.rowCount() < 10_000
        dialog.finder.search.clear()
        qtbot.waitUntil(lambda: dialog.games.rowCount() == 10_000)
        # A page in the middle is asked for when it comes into view.
        assert dialog.games.entry(60 * PAGE + 3) is None
        qtbot.waitUntil(lambda: dialog.games.entry(60 * PAGE + 3) is not None)
    finally:
        session.stop()


def test_days() -> None:
    assert day("2026-07-31T21:04:00+02:00") == "31 Jul 2026"
    assert day("once") == "once"
