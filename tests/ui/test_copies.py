"""The window of copies: what it says, its map of a damaged file, and what its buttons do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, finished, play_on
from tests.archive.test_copies import bare_copy
from tests.ui.archived import SIZES, nameless, started
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import keep_picture, still
from zonk_desktop.archive import copies, place
from zonk_desktop.archive.copies import BringOver
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Remains
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.copies.rescue_map import RescueMap
from zonk_desktop.ui.zonk_file.copies.window import Copies
from zonk_desktop.ui.zonk_file.dialog import ZonkFile


def test_look_bring_over_and_restore(
    qtbot: QtBot, open_window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    finished(archive, 2)
    copy = copies.copy(archive).name
    archive.bin([1])
    archive.empty_bin()
    archive.write(lambda base: base.execute("PRAGMA user_version = -4"))
    archive.close()
    window = open_window(tmp_path)
    driver = Driver(window, qtbot)
    qtbot.waitUntil(lambda: "kept beside" in window.start.trouble.text() or
                    "was rescued" in window.start.trouble.text())  # fmt: skip
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    # Its window takes it along.
    dialog = Copies(window.look, window.desk.session, window)
    qtbot.waitUntil(lambda: len(dialog.rows) == 2)
    dialog.rows[copy]["bring"].click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("1 brought over."))
    assert "bring" not in dialog.rows[copy]

    def yes(box: QMessageBox) -> int:
        next(b for b in box.buttons() if b.text() in {"Restore", "Delete"}).click()
        return 0

    def do(name: str, what: str) -> None:
        dialog.inside = None
        dialog.rows[name]["look"].click()
        qtbot.waitUntil(lambda: dialog.inside is not None)
        assert dialog.inside is not None
        assert dialog.inside.games.rowCount() >= 1
        assert not nameless(dialog.inside)
        view = dialog.inside.view
        widths = [view.columnWidth(n) - view.sizeHintForColumn(n) for n in range(5)]
        assert min(widths) >= 0, "a column is narrower than its words"
        dialog.inside.buttons[what].click()

    monkeypatch.setattr(QMessageBox, "exec", yes)
    do(copy, "restore")
    qtbot.waitUntil(lambda: "is the Zonk File now" in dialog.word.text())
    assert len(dialog.rows) == 3
    damaged = next(name for name in dialog.rows if ".damaged-" in name)
    do(damaged, "delete")
    qtbot.waitUntil(lambda: damaged not in dialog.rows)
    assert dialog.notice is None
    # The game on the table went along.
    act = window.desk.page.roll.view
    window.desk.table.press(act)
    driver.settled()
    assert window.desk.table.snapshot is not None
    assert window.desk.table.snapshot.saved
    dialog.done(0)
    shut(window)


def test_games_come_over_by_slices_with_a_stop(
    qtbot: QtBot, tmp_path: Path, plain: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    slice_ = BringOver.go_on
    monkeypatch.setattr(BringOver, "go_on", lambda job, archive: slice_(job, archive, 0))
    archive, copy = bare_copy(tmp_path, 60)
    archive.close()
    session = started(tmp_path)
    dialog = Copies(plain, session)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: copy.name in dialog.rows)
    said: list[str] = []
    dialog.carrying.went.connect(lambda _done, of, told: said.append(told) if of else None)
    first = dialog.carrying.went.connect(
        lambda done, _of, _told: dialog.stop.click() if done else None
    )
    dialog.rows[copy.name]["bring"].click()
    assert dialog.stop.isVisible()
    assert dialog.word.text() == "Looking into them …"
    # One at a time, and the file stays in its place meanwhile.
    dialog.rows[copy.name]["bring"].click()
    assert dialog.word.text().startswith("One ")
    dialog._do(dialog._found.files[0], "restore")
    assert dialog.word.text().startswith("One ")
    qtbot.waitUntil(lambda: dialog.word.text().startswith("25 brought over"))
    assert dialog.word.text().endswith("Stopped; the rest can be brought over later.")
    assert "25 of 60 games" in said
    assert not dialog.stop.isVisible()
    assert dialog.rows[copy.name]["bring"].text() == "Bring over 35"
    dialog.carrying.went.disconnect(first)
    dialog.rows[copy.name]["bring"].click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("35 brought over"))
    dialog.done(0)
    session.stop()


def torn(folder: Path, games: int = 12) -> None:
    """A Zonk File with a copy of the week, of which a game is lost and another broken off."""
    archive = Archive.open(folder)
    for seed in range(games):
        finished(archive, seed, ("lets-play-zonk", "wheaton")[seed % 2])
    play_on(begin(archive, 77), 9)
    copies.copy(archive)
    archive.close()
    path = folder / DATABASE
    with closing(sqlite3.connect(path)) as base:
        # What damage leaves: a first page and a line that are no text, and no sound version.
        base.execute("UPDATE game SET header = x'00ff' WHERE id = 3")
        base.execute("UPDATE action SET line = x'ff' WHERE game = 5 AND n = 20")
        base.execute("PRAGMA user_version = -4")
        base.commit()


def look_inside_the_damaged(qtbot: QtBot, dialog: Copies) -> None:
    """A game without its cover page has its number; what the rescue has brought is not offered."""
    (damaged,) = (name for name in dialog.rows if ".damaged-" in name)
    dialog.rows[damaged]["look"].click()
    qtbot.waitUntil(lambda: dialog.inside is not None)
    assert dialog.inside is not None
    column = [dialog.inside.games.index(row, 1).data() for row in range(13)]
    assert column.count("Number 3") == 1
    assert all(column)
    assert not dialog.inside.buttons["bring"].isVisible()
    assert dialog.inside.buttons["delete"].isVisible()
    dialog.inside.reject()


def test_a_map_of_the_damage_and_one_button_that_fills_the_gaps(
    qtbot: QtBot, tmp_path: Path, shade: Style
) -> None:
    torn(tmp_path)
    session = started(tmp_path)
    memory = Memory(tmp_path)
    dialog = Copies(shade, session, None, memory)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.notice is not None)
    assert dialog.notice is not None
    assert dialog.notice.head.text() == "12 of 13 games were rescued"
    (marks,) = dialog.findChildren(RescueMap)
    states = [one.state for one in marks.remains]
    assert len(states) == 13
    assert states[2] is Remains.LOST
    # Its seed has proved what was broken off.
    assert states[4] is Remains.WHOLE
    assert states.count(Remains.WHOLE) == 12
    assert not nameless(dialog)
    for size in SIZES:
        dialog.resize(*size)
        still(dialog)
        tone = "dark" if shade.tokens.dark else "light"
        keep_picture(dialog.grab(), f"rescue-{size[0]}-{tone}")
        # One mark a game, all of them inside, none over another.
        boxes = marks._boxes()
        assert all(marks.rect().toRectF().adjusted(-1, -1, 1, 1).contains(box) for box in boxes)
        assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
        assert marks.at(boxes[4].center()) == marks.remains[4]
    assert marks.at(QPointF(-5, -5)) is None
    look_inside_the_damaged(qtbot, dialog)
    # Folded it stays, smaller; the fold is remembered.
    dialog.notice.fold.click()
    assert memory.text("rescue-folded", "").startswith("zonk-file.damaged")
    assert dialog.notice.isVisible()
    assert dialog.notice.note.isHidden()
    dialog.notice.fold.click()
    dialog.notice.fill.click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("1 brought over."))
    assert dialog.notice.head.text() == "13 of 13 games were rescued"
    (marks,) = dialog.findChildren(RescueMap)
    assert [one.state for one in marks.remains].count(Remains.BACK) == 1
    (folder := tmp_path / "out").mkdir()
    dialog.send_out(folder)
    qtbot.waitUntil(lambda: dialog.word.text().startswith("13 files written."))
    assert len(list(folder.glob("*.zonk"))) == 13
    dialog.done(0)
    session.stop()
    # What came back is what was there, in its own place, and counts in the statistics at once.
    now = Archive.open_to_read(tmp_path)
    finished_ = [game.id for game in now.games() if game.finished]
    assert set(now.figures(finished_)) == set(finished_)
    (copy,) = place.copies(tmp_path)
    there = {one.head.key: one.head for one in copies.inside(now, copy.path)}
    assert now.same_games() == {key: one.game for key, one in there.items()}
    assert [game.title for game in now.games()] == [""] * 13
    now.close()


def test_the_list_of_games_leads_there_until_the_damaged_file_is_gone(
    qtbot: QtBot, tmp_path: Path, plain: Style
) -> None:
    torn(tmp_path, 5)
    session = started(tmp_path)
    dialog = ZonkFile(plain, session)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.rescued.isVisible)
    assert "games were rescued" in dialog.rescued_word.text()
    # In a small window there is no room for it but at the foot.
    dialog.resize(640, 440)
    qtbot.waitUntil(dialog.rescued.isHidden)
    dialog.resize(1180, 760)
    qtbot.waitUntil(dialog.rescued.isVisible)
    (damaged,) = place.kept_aside(tmp_path)
    place.forget(damaged.path)
    dialog._ask(copies.aside_words).then(dialog._noticed)
    qtbot.waitUntil(dialog.rescued.isHidden)
    dialog.reject()
    session.stop()
