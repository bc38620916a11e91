"""The print window, used as people use it under a real display."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.archive.games import finished
from tests.sheets import games
from tests.sheets.pdfs import info, needs_poppler
from tests.ui.alone import nameless
from tests.ui.looking import cut, keep_picture, still
from tests.ui.printing import (
    WHEATON,
    Opener,
    asks_for,
    memory,
    open_,
    press,
    printers,
    styled,
)
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.snapshot import Setup, Snapshot
from zonk_desktop.odds.review import Review, review
from zonk_desktop.odds.values import POINTS, Purpose
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import document
from zonk_desktop.sheets.layout import plan
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.paper import picture
from zonk_desktop.ui.paper import printing as paper
from zonk_desktop.ui.paper.values import PrintedGame, on_table
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.zonk_file.work import sheeted

#: Fixtures of this file.
__all__ = ["memory", "open_", "printers"]


def test_a_blank_sheet_becomes_a_file(
    qtbot: QtBot, open_: Opener, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_()
    fields = window.fields
    assert not nameless(window)
    fields.sheet.setCurrentIndex(WHEATON)
    fields.players.setValue(3)
    fields.rows.setValue(20)
    fields.paper.choose("a5")
    fields.turn.choose("landscape")
    fields.named.setChecked(True)
    fields.names.setPlainText("Ann\n<b>Bob</b>\n\nCy\nDi")
    assert fields.given_names() == ("Ann", "<b>Bob</b>", "Cy")
    window.refresh()
    laid = window.laid_out().plans[0]
    assert (laid.paper.name, laid.landscape, len(laid.sheet.columns)) == ("A5", True, 3)
    assert fields.lasts.text() == "A game takes about 31 rounds: 20 rows are not enough."
    assert fields.done.text().endswith("games in 100 are done in 20 rounds.")
    assert fields.lengths.isVisible()
    proposed = asks_for(monkeypatch, tmp_path / "blank")
    said = press(qtbot, window, "save")
    pages = len(window.laid_out().sides)
    assert said == f"Written: blank.pdf, {pages} pages."
    assert proposed == ["Wheaton College, 3 players, A5.pdf"]
    assert (tmp_path / "blank.pdf").read_bytes().startswith(b"%PDF")
    assert memory.text("paper", "") == "a5"
    assert memory.number("blank-players", 0) == 3


def test_the_sheet_lasts_and_says_so(open_: Opener) -> None:
    window = open_()
    for index, key in enumerate(PRESETS):
        window.fields.sheet.setCurrentIndex(index)
        window.refresh()
        ruleset = preset(key)
        laid = window.laid_out().plans[0]
        pages = sum(not page.back for page in laid.pages)
        count = "one page" if pages == 1 else f"{pages} pages"
        said = f"A game takes about {ruleset.rounds} rounds: {count}."
        assert window.fields.lasts.text() == said


@needs_poppler
def test_several_games_in_one_go(
    qtbot: QtBot, open_: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [document.of_game(games.finished(key, 4)) for key in PRESETS]
    window = open_(*sheets)
    assert window.windowTitle() == "Print 5 sheets"
    found = window.laid_out()
    assert len(found.plans) == 5
    proposed = asks_for(monkeypatch, tmp_path / "all.pdf")
    said = press(qtbot, window, "save")
    assert said == f"Written: all.pdf, {len(found.sides)} pages."
    assert proposed == ["5 sheets, A4.pdf"]
    assert info(tmp_path / "all.pdf")["Pages"] == str(len(found.sides))


def test_a_long_print_can_be_stopped_and_the_window_lives(
    qtbot: QtBot, open_: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [document.of_game(games.long_game("wheaton", 12, 200))] * 2
    window = open_(*sheets)
    target = tmp_path / "long.pdf"
    target.write_text("what was there")
    monkeypatch.setattr("zonk_desktop.ui.kit.files._may_replace", lambda *_: True)
    asks_for(monkeypatch, target)
    qtbot.mouseClick(window.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.progress.value() > 2, timeout=100_000)
    assert window.progress.isVisible()
    assert window.cancel.text() == "Stop"
    assert not window.fields.isEnabled()
    assert window.sum.text().startswith("Side ")
    with qtbot.waitSignal(window.told) as told:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert told.args[0] == "Stopped. Nothing was written."
    assert target.read_text() == "what was there"
    assert window.isVisible()
    assert window.fields.isEnabled()
    # The next one goes through, and then Esc closes.
    sides = len(window.laid_out().sides)
    assert press(qtbot, window, "save") == f"Written: long.pdf, {sides} pages."
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("name", ["nowhere/x.pdf", "folder.pdf"])
def test_a_file_that_cannot_be(
    name: str, qtbot: QtBot, open_: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.pdf").mkdir()
    monkeypatch.setattr("zonk_desktop.ui.kit.files._may_replace", lambda *_: True)
    asks_for(monkeypatch, tmp_path / name)
    window = open_()
    said = press(qtbot, window, "save")
    assert said.startswith("The PDF was not written.")
    assert window.fields.isEnabled()


def test_thumbs_lead_and_the_keys_walk(qtbot: QtBot, open_: Opener, memory: Memory) -> None:
    # So many leave the rules no room beside the table.
    memory.set("blank-players", 5)
    window = open_()
    assert [window.thumbs.model().index(n, 0).data() for n in range(3)] == [
        "1: rounds 1 to 27", "2: rounds 28 to 40", "3: the rules",
    ]  # fmt: skip
    assert window.fields.done.text() == (
        "62 games in 100 end on page 1, all that were counted in 40 rounds."
    )
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert window.middle.where.text().startswith("side 2 of 3, rows ")
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert window.middle.where.text() == "side 3 of 3"
    before = window.middle.zoomed.text()
    window.middle.larger.click()
    assert window.middle.zoomed.text() != before == "whole page"
    window.middle.smaller.click()
    assert not window.middle.smaller.isEnabled()
    # What is looked at stays, as far as it is there.
    window.fields.rows.setValue(10)
    window.refresh()
    assert window.middle.where.text() == "side 2 of 2"


def test_a_name_that_was_typed_stays(open_: Opener, tmp_path: Path) -> None:
    window = open_()
    assert window.fields.file.text() == "Let's Play Zonk, 4 players, A4.pdf"
    window.fields.file.setFocus()
    window.fields.file.selectAll()
    window.fields.file.insert("mine")
    window.fields.players.setValue(6)
    window.refresh()
    assert window.fields.file.text() == "mine"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 640), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((1024, 640), 2.0)],
)
def test_no_text_is_cut(
    dark: bool, size: tuple[int, int], scale: float, qapp: QApplication, open_: Opener,
    printers: Path,
) -> None:  # fmt: skip
    window = open_(style=styled(qapp, dark=dark, scale=scale))
    window.resize(*size)
    window.fields.rows.setValue(20)
    window.fields.printers.pick.setCurrentIndex(1)
    window.refresh()
    still(window)
    assert window.width() <= size[0]
    assert window.height() <= size[1]
    tone = "dark" if dark else "light"
    keep_picture(window.grab(), f"print-{size[0]}-{scale:.0f}-{tone}")
    assert not [said for said in cut(window) if not said.startswith("side ")]
    for part in (window.print, window.save, window.cancel, window.middle, window.fields):
        ends = part.mapTo(window, part.rect().bottomRight())
        assert part.isVisible()
        assert ends.x() < window.width()
    assert window.middle.stage.width() > 150
    if (size[0], scale) == (1024, 2.0):
        # The page lies below the fields, and can be reached there.
        window.beside.ensureWidgetVisible(window.middle)
        assert not window.middle.visibleRegion().isEmpty()


def snapshot() -> Snapshot:
    play = open_game(
        Setup("wheaton", ("Ann", "Bob"), dice=DiceFrom.TABLE, magic=(2, 3, 3, 5, 6)), None
    )
    play.say("roll", "1", "5", "2", "4", "4")
    return play.say("keep", "1", "5")


def test_a_game_as_a_file_at_once(
    qapp: QApplication, memory: Memory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = asks_for(monkeypatch, tmp_path / "game.pdf")
    assert paper.pdf_of_game(None, snapshot(), memory) == "Written: game.pdf, 1 page."
    assert (tmp_path / "game.pdf").stat().st_size > 1000
    assert proposed[0].startswith("Wheaton College, Ann, Bob")
    asks_for(monkeypatch, tmp_path / "nowhere" / "game.pdf")
    assert "There is no folder" in paper.pdf_of_game(None, snapshot(), memory)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert paper.pdf_of_game(None, snapshot(), memory) == ""


def test_the_game_on_the_table_is_shown(
    qapp: QApplication, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[PrintWindow] = []

    def look(box: PrintWindow) -> int:
        shown.append(box)
        return 0

    monkeypatch.setattr(PrintWindow, "exec", look)
    paper.print_games(None, styled(qapp), memory, [on_table(snapshot())], lambda _: None)
    assert shown[0].windowTitle() == "Print the sheet"
    assert [column.name for column in shown[0].laid_out().plans[0].sheet.columns] == ["Ann", "Bob"]


def told_game(rules: str, archive: Archive, seed: int) -> PrintedGame:
    play = finished(archive, seed, rules)
    return PrintedGame(*sheeted(archive, play.game_id))


def test_luck_and_choices_as_a_tick(
    qtbot: QtBot, qapp: QApplication, memory: Memory, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    reviewed: list[tuple[Game, tuple[act.Action, ...], Purpose, Review]] = []

    def reviews(
        first: Game, actions: tuple[act.Action, ...], purpose: Purpose, on: Callable[[], None]
    ) -> Review:
        seen = review(first, actions, purpose, on)
        reviewed.append((first, actions, purpose, seen))
        return seen

    monkeypatch.setattr("zonk_desktop.odds.review.review", reviews)
    archive = Archive.open(tmp_path / "data")
    told = [told_game(rules, archive, n) for n, rules in enumerate(PRESETS[:2])]
    archive.close()
    courses = [one.course for one in told if one.course is not None]
    assert len(courses) == 2
    sheets = [one.sheet for one in told]
    window = PrintWindow(styled(qapp), memory, games=sheets, courses=courses)
    qtbot.addWidget(window)
    window.show()
    assert window.fields.luck.isVisible()
    # Stopped it leaves the sheets as they were.
    window.fields.luck.setChecked(True)
    assert window.progress.isVisible()
    assert not window.fields.isEnabled()
    window.reject()
    assert window.isVisible()
    assert not window.fields.luck.isChecked()
    assert window.fields.isEnabled()
    assert window.fields.job().sheets == tuple(sheets)
    window.fields.luck.setChecked(True)
    qtbot.waitUntil(window.fields.isEnabled, timeout=120_000)
    for sheet, course, (*asked, seen) in zip(
        window.fields.job().sheets, courses, reviewed, strict=True
    ):
        assert sheet.keepsake is not None
        assert asked == [course.first, course.actions, POINTS]
        assert [each[1:] for each in sheet.keepsake.luck] == [
            (one.luck, one.cost) for one in (each.rounded() for each in seen.players)
        ]
    window.resize(1100, 760)
    # The words under the page are whole.
    qtbot.waitUntil(lambda: not window.middle.where.toolTip())
    # It is reckoned once.
    window.fields.luck.setChecked(False)
    assert window.fields.job().sheets == tuple(sheets)
    window.fields.luck.setChecked(True)
    assert window.fields.isEnabled()
    assert window.fields.job().sheets != tuple(sheets)
    assert nameless(window) == []


def test_a_game_that_goes_on_has_no_luck_to_tell(open_: Opener) -> None:
    window = open_(document.of_game(games.begun("wheaton", 2)))
    assert not window.fields.luck.isVisible()


def test_a_picture_of_a_long_game_has_its_end(qapp: QApplication) -> None:
    """A picture has no next page."""
    long = plan(document.of_game(games.finished("wheaton", 3)))
    assert len(long.pages) == 2
    (page,) = picture.whole(long).pages
    assert page.sums
    image, sheet = picture.page_image(long), long.sheet_of_paper
    assert image.height() > image.width() * sheet[1] / sheet[0]
    # One page stays as it is.
    blank = plan(document.blank(preset("original-1978"), 4))
    assert picture.whole(blank) is blank


@pytest.mark.parametrize(
    ("key", "paper", "players", "rounds"),
    [
        ("wheaton", "a4", 2, 400), ("wheaton", "a5", 12, 60), ("insta-bong", "a4", 12, 60),
        ("insta-bong", "a5", 8, 40), ("magic-bus-1983", "letter", 12, 300),
    ],
)  # fmt: skip
def test_a_picture_has_everybody_and_every_round(
    qapp: QApplication, key: str, paper: str, players: int, rounds: int
) -> None:
    """Players stand side by side whom paper spreads over pages."""
    laid = plan(document.of_game(games.long_game(key, players, rounds)), paper)
    assert len(laid.pages) > 1
    (page,) = picture.whole(laid).pages
    assert page.sums
    image = picture.page_image(laid)
    assert 0 < max(image.width(), image.height()) < 32767
