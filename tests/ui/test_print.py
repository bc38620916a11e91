"""The print window, used as people use it under a real display."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.archive.games import finished
from tests.sheets import games
from tests.sheets.pdfs import info, needs_poppler, text
from tests.ui.alone import made, nameless
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.snapshot import Setup, Snapshot
from zonk_desktop.odds.review import review
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import cups, document, printer
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.printer import Known, State
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK, LIGHT
from zonk_desktop.ui.paper import printing as paper
from zonk_desktop.ui.paper.values import Told, on_table
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.zonk_file.work import sheeted

Opener = Callable[..., PrintWindow]
WHEATON = 1


def styled(qapp: QApplication, *, dark: bool = False, scale: float = 1.0) -> Style:
    return made(qapp, scale, DARK if dark else LIGHT)


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    return Memory(tmp_path / "settings")


@pytest.fixture
def open_(qtbot: QtBot, qapp: QApplication, memory: Memory) -> Opener:
    def opened(*sheets: Sheet, style: Style | None = None, name: str = "") -> PrintWindow:
        look = style or styled(qapp)
        found = PrintWindow(look, memory, games=sheets, name=name, choices=presets())
        qtbot.addWidget(found)
        found.show()
        qtbot.waitExposed(found)
        found.activateWindow()
        return found

    return opened


REAL_PREPARED = printer.prepared


@pytest.fixture
def printers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two printers, one stopped; what goes to them is a file."""
    target = tmp_path / "printed.pdf"
    known = [Known("hall", "In the hall", usual=True), Known("attic", "In the attic")]
    monkeypatch.setattr(printer, "known", lambda: known)
    states = {"hall": State.READY, "attic": State.STOPPED}
    monkeypatch.setattr(printer, "state", lambda key: states[key])
    monkeypatch.setattr(printer, "least_margin", lambda key, paper: 18.0 if key == "attic" else 4.0)

    def prepared(*given: object) -> QPrinter:
        found = REAL_PREPARED(*given[:2])  # type: ignore[arg-type]
        found.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        found.setOutputFileName(str(target))
        return found

    monkeypatch.setattr(printer, "prepared", prepared)
    return target


def asks_for(monkeypatch: pytest.MonkeyPatch, target: Path) -> list[str]:
    """The file dialog answers with this file; the names that were proposed."""
    proposed: list[str] = []

    def answer(_parent: object, _title: object, start: str, *_: object) -> tuple[str, str]:
        proposed.append(Path(start).name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return proposed


def press(qtbot: QtBot, window: PrintWindow, button: str) -> str:
    """Press a button, wait for the end, and hear what came of it."""
    with qtbot.waitSignal(window.told, timeout=100_000) as told:
        qtbot.mouseClick(getattr(window, button), Qt.MouseButton.LeftButton)
    return str(told.args[0])


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


def test_pages_that_are_none(qtbot: QtBot, open_: Opener, printers: Path) -> None:
    window = open_()
    window.fields.pages.setText("1-9")
    window.refresh()
    assert window.fields.wrong.text() == "Pages go from 1 to 3; “1-9” is none of them."
    assert window.fields.wrong.isVisible()
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    assert not printers.exists()
    window.fields.pages.setText("2-")
    window.refresh()
    assert not window.fields.wrong.isVisible()
    assert window.sum.text().startswith("2 sides: 2 leaves of paper.")


@needs_poppler
def test_what_is_chosen_goes_to_the_printer(
    qtbot: QtBot, open_: Opener, printers: Path, memory: Memory
) -> None:
    window = open_()
    fields = window.fields
    assert fields.printers.state.text() == "Ready."
    fields.pages.setText("1, 3")
    fields.copies.setValue(3)
    fields.both_sides.setChecked(True)
    fields.black.setChecked(True)
    window.refresh()
    assert window.sum.text() == "2 sides, 3 copies: 3 leaves of paper. Black only."
    assert window.print.text() == "Print 3 leaves"
    assert press(qtbot, window, "print") == "Sent to In the hall, the usual one."
    assert info(printers)["Pages"] == "2"
    assert "What scores" in text(printers)
    assert memory.text("printer", "") == "hall"
    assert memory.flag("both-sides", False)


def test_a_stopped_printer_says_so_and_its_margins_count(open_: Opener, printers: Path) -> None:
    window = open_()
    window.fields.printers.pick.setCurrentIndex(1)
    assert window.fields.printers.state.text().startswith("Stopped")
    laid = window.laid_out().plans[0]
    assert laid.corner == (6.0, 6.0)
    window.fields.margins.choose("wide")
    assert window.laid_out().plans[0].corner == (8.0, 8.0)


def test_printers_come_go_and_change_while_the_window_is_open(
    qtbot: QtBot, open_: Opener, monkeypatch: pytest.MonkeyPatch, printers: Path
) -> None:
    known: list[Known] = []
    states = dict.fromkeys(("hall", "attic"), State.READY)
    monkeypatch.setattr(printer, "known", lambda: list(known))
    monkeypatch.setattr(printer, "state", lambda key: states[key])
    window = open_()
    field = window.fields.printers
    assert not window.print.isVisible()
    assert window.save.isDefault()
    assert field.state.text().startswith("No printer is set up on this computer.")

    def looked() -> list[str]:
        field.look()
        window.refresh()
        return [field.pick.itemText(n) for n in range(field.pick.count())]

    known += [Known("hall", "Hall", usual=True), Known("attic", "Attic")]
    assert looked() == ["Hall, the usual one", "Attic"]
    assert window.print.isVisible()
    assert window.print.isDefault()
    field.pick.setCurrentIndex(1)
    # Another usual one leaves the choice alone.
    known[:] = [Known("attic", "Attic", usual=True), Known("hall", "Hall")]
    assert looked() == ["Attic, the usual one", "Hall"]
    assert field.key == "attic"
    states["attic"] = State.CLOSED
    looked()
    assert field.state.text().startswith("It takes nothing in now.")
    assert window.print.property("blocked")
    assert window.print.accessibleDescription() == field.state.text()
    # Gone, it stays chosen and says so: nothing goes to another printer unasked.
    del known[0]
    states["attic"] = State.GONE
    assert looked() == ["Hall", "Attic, the usual one"]
    assert field.state.text().startswith("This printer is not there any more.")
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    assert not window.outgoing.going
    assert not printers.exists()
    field.pick.setCurrentIndex(0)
    window.refresh()
    assert not window.print.property("blocked")
    assert press(qtbot, window, "print") == "Sent to Hall."


def test_what_the_print_system_refuses_is_told(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printer, "_to_queue", lambda _: True)
    monkeypatch.setattr(cups, "refusal", lambda: "No room for jobs.")
    window = open_()
    said = press(qtbot, window, "print")
    assert said.startswith("The printer did not take the sheet. It said: “No room for jobs.”")
    assert window.fields.isEnabled()


def test_a_printer_that_is_gone_at_the_last_moment(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would go on with the printer it had before."""
    monkeypatch.setattr(printer, "prepared", REAL_PREPARED)
    window = open_()
    assert press(qtbot, window, "print").startswith("The printer did not take the sheet. Nothing")


@pytest.mark.parametrize(("taken", "said"), [(True, "Nothing was printed."), (False, " may still")])
def test_a_print_that_is_stopped_is_taken_back(
    taken: bool, said: str, qtbot: QtBot, open_: Opener, printers: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(printer, "take_back", lambda _: taken)
    window = open_(*[document.of_game(games.long_game("wheaton", 12, 200))] * 2)
    qtbot.mouseClick(window.print, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.progress.value() > 2, timeout=100_000)
    with qtbot.waitSignal(window.told) as told:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert said in told.args[0]
    assert window.fields.isEnabled()


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


def test_a_printer_that_does_not_take_it(
    qtbot: QtBot, open_: Opener, printers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> Iterator[int]:
        raise printer.PrintError
        yield 0

    monkeypatch.setattr(printer, "sent", refuses)
    window = open_()
    said = press(qtbot, window, "print")
    assert said.startswith("The printer did not take the sheet. Nothing was printed")
    assert window.sum.text() == said
    assert window.fields.isEnabled()


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


def test_thumbs_lead_and_the_keys_walk(qtbot: QtBot, open_: Opener) -> None:
    window = open_()

    def active() -> bool:
        window.raise_()
        window.activateWindow()
        return QApplication.activeWindow() is window

    qtbot.waitUntil(active)
    assert [window.thumbs.model().index(n, 0).data() for n in range(3)] == [
        "1: rounds 1 to 28", "2: rounds 29 to 55", "3: the rules",
    ]  # fmt: skip
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


def told_game(rules: str, archive: Archive, seed: int) -> Told:
    play = finished(archive, seed, rules)
    return Told(*sheeted(archive, play.game_id))


def test_luck_and_choices_as_a_tick(
    qtbot: QtBot, qapp: QApplication, memory: Memory, tmp_path: Path
) -> None:
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
    for sheet, course in zip(window.fields.job().sheets, courses, strict=True):
        assert sheet.keepsake is not None
        seen = review(course.first, course.actions)
        assert [each[1:] for each in sheet.keepsake.luck] == [
            (one.luck, one.cost) for one in seen.players
        ]
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
