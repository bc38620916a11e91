"""The Zonk File's window under a real display: list, search, bin, import, export, replay."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, fill, finished, play_on
from tests.ui.conftest import PICTURES
from tests.ui.looking import still
from zonk_desktop.archive.exchange import export, text
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Session
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit.fonts import Type, load
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import DARK, LIGHT, palette, style_sheet
from zonk_desktop.ui.kit.wording import counted
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.zonk_file import work
from zonk_desktop.ui.zonk_file.dialog import ZonkFile
from zonk_desktop.ui.zonk_file.game_list import PAGE
from zonk_desktop.ui.zonk_file.moments import Course, moments
from zonk_desktop.ui.zonk_file.rename import Rename
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.ui.zonk_file.statistics import TABS, Chart, StatisticsWindow

SIZES = ((1024, 640), (1400, 860))


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def look(request: Any, qapp: QApplication) -> Style:
    load()
    found = Style(request.param, Type(), still=True)
    qapp.setStyle("Fusion")
    qapp.setPalette(palette(found.tokens))
    qapp.setStyleSheet(style_sheet(found.tokens, 1.0))
    return found


@pytest.fixture
def plain() -> Style:
    return Style(LIGHT, Type(), still=True)


def started(folder: Path) -> Session:
    found = Session(folder)
    found.start()
    return found


@pytest.fixture
def session(tmp_path: Path, qtbot: QtBot) -> Iterator[Session]:
    """Three finished games and one in play."""
    folder = tmp_path / "data"
    archive = Archive.open(folder)
    for number, rules in enumerate(("lets-play-zonk", "wheaton", "insta-bong")):
        finished(archive, number + 1, rules)
    play_on(begin(archive, 9), 12)
    archive.close()
    found = started(folder)
    yield found
    found.stop()


def pictured(name: str) -> Path:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES / f"{name}.png"


def asked(qtbot: QtBot, session: Session, query: Any) -> Any:
    """The answer of the archive's thread."""
    box: list[Any] = []
    session.ask(query, box.append)
    qtbot.waitUntil(lambda: bool(box))
    return box[0]


def window(qtbot: QtBot, style: Style, session: Session) -> ZonkFile:
    found = ZonkFile(style, session)
    qtbot.addWidget(found)
    found.show()
    qtbot.waitUntil(lambda: found.player.count() > 1)
    qtbot.waitUntil(lambda: bool(found.view.chosen()))
    return found


def rows(dialog: ZonkFile) -> list[int]:
    found = [dialog.games.entry(row) for row in range(dialog.games.rowCount())]
    return [entry.id for entry in found if entry is not None]


def nameless(top: QWidget) -> list[str]:
    """Widgets one can reach by Tab that a screen reader could not name."""
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in top.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(top)
        and not widget.accessibleName()
        # Parts of a field that Qt names by the field.
        and not type(widget.parentWidget()).__name__.startswith(
            ("QComboBox", "QLineEdit", "QSpinBox")
        )
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_list(qtbot: QtBot, look: Style, session: Session, size: tuple[int, int]) -> None:
    dialog = window(qtbot, look, session)
    dialog.resize(*size)
    assert rows(dialog) == [4, 3, 2, 1]
    assert dialog.count.text() == "4 games"
    assert nameless(dialog) == []
    model = dialog.games
    cells = [str(model.index(0, column).data()) for column in range(model.columnCount())]
    assert cells[3] == "in play"
    assert all(cells)
    assert dialog.go.text() == "Continue"
    dialog.view.choose(1)
    assert dialog.go.text() == "Open"
    assert sum(bool(button.property("primary")) for button in dialog.actions_) == 1
    heads = dialog.view.horizontalHeader()
    assert heads.length() <= dialog.view.viewport().width() + 1


def test_search_and_filters(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    qtbot.keyClicks(dialog.search, "wheaton")
    qtbot.waitUntil(lambda: rows(dialog) == [2])
    dialog.search.setText("nobody of this name")
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 0)
    assert dialog.stack.currentIndex() == 1
    assert dialog.empty.text().startswith("No game fits.")
    dialog.replay.click()
    assert dialog.word.text() == "Choose one game."
    dialog.search.clear()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)
    dialog.state.setCurrentIndex(2)
    qtbot.waitUntil(lambda: rows(dialog) == [4])
    dialog.state.setCurrentIndex(0)
    dialog.rules.setCurrentIndex(dialog.rules.findData("Insta-Bong"))
    qtbot.waitUntil(lambda: rows(dialog) == [3])
    dialog.rules.setCurrentIndex(0)
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)
    entry = dialog.games.entry(3)
    assert entry is not None
    dialog.winner.setCurrentIndex(dialog.winner.findData(entry.winner))
    qtbot.waitUntil(lambda: 0 < dialog.games.rowCount() < 4)
    assert 1 in rows(dialog)
    dialog.winner.setCurrentIndex(0)
    dialog.span.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 4)


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
    assert dialog.word.text() == "1 game put into the bin."
    dialog.view.choose(2)
    dialog.bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [4, 3])
    assert dialog.show_bin.text() == "Bin (2)"
    dialog.show_bin.click()
    qtbot.waitUntil(lambda: sorted(rows(dialog)) == [1, 2])
    assert not dialog.go.isVisible()
    dialog.view.choose(rows(dialog).index(1))
    dialog.restore.click()
    qtbot.waitUntil(lambda: rows(dialog) == [2])
    answers = iter(("Keep them", "Delete 1 game"))

    def answer(box: QMessageBox) -> int:
        wanted = next(answers)
        next(button for button in box.buttons() if button.text() == wanted).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    dialog.empty_bin.click()
    asked(qtbot, session, lambda archive: archive.check())
    assert rows(dialog) == [2]
    dialog.empty_bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [])
    assert dialog.empty.text() == "The bin is empty."
    dialog.show_bin.click()
    qtbot.waitUntil(lambda: rows(dialog) == [4, 3, 1])
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_the_game_on_the_table_stays_out_of_the_bin(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    dialog = window(qtbot, plain, session)
    dialog._playing = 4
    dialog.view.choose(0)
    dialog._look()
    dialog.bin.click()
    assert dialog.word.text() == "The game on the table stays out of the bin."
    asked(qtbot, session, lambda archive: archive.check())
    assert rows(dialog) == [4, 3, 2, 1]


def test_rename(qtbot: QtBot, look: Style, session: Session) -> None:
    dialog = window(qtbot, look, session)

    def renamed(text: str | None) -> Rename:
        qtbot.keyClick(dialog.view, Qt.Key.Key_F2)
        box = dialog.findChildren(Rename)[-1]
        qtbot.waitUntil(lambda: box.field.hasFocus() or not box.isActiveWindow())
        if text is not None:
            box.field.setText(text)
        return box

    players = dialog.title.text()
    box = renamed(None)
    assert box.field.text() == box.field.selectedText() == players
    assert box.field.width() > box.width() * 0.8
    title = QFontMetricsF(box.font()).horizontalAdvance(box.windowTitle())
    assert title < box.width() / 2  # beside the buttons of the frame
    assert box.grab().save(str(pictured(f"rename-{look.tokens.dark}")))
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box.field, Qt.Key.Key_Return)
    # Nothing was written: it is still called by its players.
    assert asked(qtbot, session, lambda archive: archive.find(Filter(), 1))[0].title == ""
    box = renamed("  The long <b>night</b> & after ")
    with qtbot.waitSignal(box.finished):
        box.use.click()
    qtbot.waitUntil(lambda: dialog.title.text() == "The long <b>night</b> & after")
    assert dialog.title.textFormat() is Qt.TextFormat.PlainText
    dialog.search.setText("long night")
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 1)
    dialog.view.choose(0)
    box = renamed("Never mind")
    assert box._begun == "The long <b>night</b> & after"
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box.field, Qt.Key.Key_Escape)
    box = renamed("")
    with qtbot.waitSignal(box.finished):
        box.use.click()
    qtbot.waitUntil(lambda: dialog.word.text() == "The name is gone.")


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
    rules = [dialog.rules.itemText(n) for n in range(dialog.rules.count())]
    assert "Let’s Play Zonk" in cells
    assert "Let’s Play Zonk" in rules
    assert not [text for text in (*cells, *rules) if "'" in text]
    dialog.rules.setCurrentIndex(rules.index("Let’s Play Zonk"))
    qtbot.waitUntil(lambda: 0 < dialog.games.rowCount() < 3)
    assert counted(1, "game") == "1 game"
    assert counted(1000, "game") == "1,000 games"


def test_heads_stand_over_their_columns(qtbot: QtBot, look: Style, session: Session) -> None:
    dialog = window(qtbot, look, session)
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


def test_axes_set_thousands_apart(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = Chart(plain, "a chart")
    qtbot.addWidget(dialog)
    axis = dialog.plot.getAxis("left")
    assert axis.tickStrings([0, 5000, 70000], 1, 5000) == ["0", "5,000", "70,000"]
    assert axis.tickStrings([0, 0.5], 1, 0.5) == ["0", "0.5"]


def test_verify(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    dialog.verify.click()
    qtbot.waitUntil(lambda: "told when the game is over" in dialog.word.text())
    dialog.view.choose(3)
    dialog.verify.click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("The dice are honest: all "))


def test_export_and_import(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    dialog = window(qtbot, plain, session)
    one = tmp_path / "one.zonk"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(one), ""))
    dialog.view.choose(3)
    dialog.export.click()
    qtbot.waitUntil(lambda: dialog.word.text() == "Written: one.zonk.")
    many = tmp_path / "many"
    many.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(many))
    dialog.view.selectAll()
    dialog.export.click()
    qtbot.waitUntil(lambda: dialog.word.text() == "4 files written.")
    assert len(list(many.glob("*.zonk"))) == 4
    # A second time the files are there, and stay as they are.
    dialog.export.click()
    qtbot.waitUntil(lambda: dialog.report is not None)
    dialog.report.accept()  # type: ignore[union-attr]
    dialog.report = None
    bad = tmp_path / "bad.zonk"
    bad.write_text("zonk 1\nrules wheaton\nplayer A\nplayer B\nroll 7 7\n")
    worse = tmp_path / "worse.zonk"
    worse.write_bytes(b"\xff\xfe\x00")
    gone = tmp_path / "gone.zonk"
    names = [str(path) for path in (one, bad, worse, gone, *many.glob("*.zonk"))]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    # All five are here already; the box that asks would wait for a hand.
    monkeypatch.setattr(ZonkFile, "_keep_both", lambda *_: True)
    dialog.bring.click()
    qtbot.waitUntil(lambda: dialog.report is not None)
    assert dialog.word.text() == "5 games imported. 3 refused."
    report = dialog.report
    assert report is not None
    lines = report.lines.toPlainText().split("\n")
    assert [line.split(",")[0] for line in lines] == ["bad.zonk", "worse.zonk", "gone.zonk"]
    assert nameless(report) == []
    report.accept()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 9)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bad)], ""))
    dialog.bring.click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("Not imported: bad.zonk, line 5"))


def test_what_is_no_transcript_is_refused_at_once(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    dialog = window(qtbot, plain, session)
    huge, folder, binary = tmp_path / "huge.zonk", tmp_path / "folder.zonk", tmp_path / "b.zonk"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    folder.mkdir()
    binary.write_bytes(bytes(range(256)))
    for path, why in (
        (huge, "larger than"), (folder, "cannot be read"), (binary, "is not UTF-8"),
    ):  # fmt: skip
        dialog.say("")
        dialog.take_in([path])
        qtbot.waitUntil(lambda: dialog.word.text().startswith("Not imported"))
        assert why in dialog.word.text()
        assert dialog.word.text().endswith("Nothing was changed.")
    assert sorted(rows(dialog)) == [1, 2, 3, 4]


@pytest.mark.parametrize("both", [True, False])
def test_the_same_game_twice_is_asked_about_once(
    qtbot: QtBot,
    plain: Style,
    session: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    both: bool,
) -> None:
    dialog = window(qtbot, plain, session)
    one = tmp_path / "one.zonk"
    asked(qtbot, session, lambda archive: export(archive.load(1), one))
    boxes = []

    def answer(box: QMessageBox) -> int:
        boxes.append(box.text())
        next(b for b in box.buttons() if b.text() == ("Keep both" if both else "Leave out")).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    dialog.take_in([one, one])
    told = "2 games imported." if both else "0 games imported. 2 left out, here already."
    qtbot.waitUntil(lambda: dialog.word.text() == told)
    assert boxes == ["2 of these games are here already."]
    numbers = [1, 2, 3, 4, 5, 6] if both else [1, 2, 3, 4]
    qtbot.waitUntil(lambda: sorted(rows(dialog)) == numbers)
    texts = {asked(qtbot, session, lambda a, n=n: text(a.load(n))) for n in {1, *numbers[4:]}}
    assert len(texts) == 1


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
    dialog.print.click()
    qtbot.waitUntil(lambda: shown == [1])
    dialog.view.selectAll()
    dialog.print.click()
    qtbot.waitUntil(lambda: shown == [1, 4])


def test_an_answer_after_the_window_has_gone(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = window(qtbot, plain, session)
    dialog.search.setText("a")
    dialog.verify.click()
    dialog.reject()
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_a_broken_file_gives_a_sentence(qtbot: QtBot, plain: Style, session: Session) -> None:
    def spoil(archive: Archive) -> None:
        archive._base.execute("UPDATE action SET line = 'roll 9' WHERE game = 1 AND n = 1")

    dialog = window(qtbot, plain, session)
    asked(qtbot, session, spoil)
    dialog.view.choose(3)
    dialog.replay.click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("This game cannot be played again"))
    asked(qtbot, session, lambda archive: archive._base.execute("DROP TABLE action") and None)
    dialog.replay.click()
    qtbot.waitUntil(lambda: dialog.word.text().startswith("The Zonk File could not be read"))


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
                dialog.search.setText(word)
            assert 0 < dialog.games.rowCount() < 10_000
        dialog.search.clear()
        qtbot.waitUntil(lambda: dialog.games.rowCount() == 10_000)
        # A page in the middle is asked for when it comes into view.
        assert dialog.games.entry(60 * PAGE + 3) is None
        qtbot.waitUntil(lambda: dialog.games.entry(60 * PAGE + 3) is not None)
    finally:
        session.stop()


def test_days() -> None:
    assert day("2026-07-31T21:04:00+02:00") == "31 Jul 2026"
    assert day("once") == "once"


# Replay


def course(qtbot: QtBot, session: Session, game: int) -> Course:
    found = asked(qtbot, session, lambda archive: moments(archive.load(game)))
    assert isinstance(found, Course)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_replay_step_by_step(
    qtbot: QtBot, look: Style, session: Session, size: tuple[int, int]
) -> None:
    whole = course(qtbot, session, 1)
    dialog = ReplayGame(look, whole)
    qtbot.addWidget(dialog)
    dialog.resize(*size)
    dialog.show()
    assert nameless(dialog) == []
    assert dialog.line.told.text() == "The game begins."
    seen = []
    for place in range(1, 15):
        qtbot.keyClick(dialog, Qt.Key.Key_Right)
        qtbot.waitUntil(lambda place=place: dialog.at == place, timeout=15_000)
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
    qtbot.waitUntil(lambda: dialog.at >= 2, timeout=20_000)
    dialog.play.click()
    assert dialog.play.text() == "Play"
    at = dialog.at
    qtbot.wait(300)
    assert dialog.at <= at + 1
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.at == len(dialog.moments) - 1, timeout=60_000)
    assert dialog.play.text() == "Play"
    dialog.reject()


def test_replay_faces_land_as_they_were(qtbot: QtBot, plain: Style, session: Session) -> None:
    whole = course(qtbot, session, 2)
    throws = [moment for moment in whole.moments if moment.faces]
    assert len(throws) == whole.moments[-1].throws
    for moment in throws:
        shown = dict(moment.lying)
        assert tuple(shown[die] for die in moment.dice) == moment.faces


# Statistics


def statistics(qtbot: QtBot, style: Style, session: Session, *chosen: int) -> StatisticsWindow:
    found = StatisticsWindow(style, session, list(chosen), Filter())
    qtbot.addWidget(found)
    found.show()
    qtbot.waitUntil(lambda: found.word.text() == "4 games", timeout=20_000)
    qtbot.waitUntil(lambda: bool(found._tracks), timeout=20_000)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_tab(
    qtbot: QtBot, look: Style, session: Session, size: tuple[int, int], tmp_path: Path
) -> None:
    dialog = statistics(qtbot, look, session, 2)
    dialog.resize(*size)
    for place, name in enumerate(TABS):
        dialog.show_tab(place)
        still(dialog)
        assert nameless(dialog) == [], name
        for kind in ("png", "svg", "csv"):
            path = tmp_path / f"{name}.{kind}"
            assert dialog.save_to(path) == f"Written: {path.name}."
            assert path.stat().st_size > 40
        rows = (tmp_path / f"{name}.csv").read_text("utf-8-sig").splitlines()
        assert len(rows) > 2
        assert (tmp_path / f"{name}.svg").read_text("utf-8").count("<svg") == 1
    assert "chi-square" in dialog.dice.words.text()
    assert dialog.save_to(tmp_path / "nowhere" / "x.csv").startswith("x.csv cannot be written")
    assert dialog.save_to(tmp_path / "nowhere" / "x.png").startswith("x.png cannot be written")
    dialog.reject()


def test_the_race_by_keyboard(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    qtbot.keyClick(dialog.race, Qt.Key.Key_Right)
    assert dialog.race.words.text().startswith("Round 1.")
    qtbot.keyClick(dialog.race, Qt.Key.Key_Right)
    assert dialog.race.words.text().startswith("Round 2.")
    dialog.point_at(10_000)
    assert dialog.race.words.text().startswith("Round 2.")
    dialog.reject()


def test_the_simple_player(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    dialog.rules.setCurrentIndex(dialog.rules.findText("Wheaton College"))
    dialog.show_tab(2)
    # 271.3 points: the mean of tests/odds, which the engine's own turns agree with.
    qtbot.waitUntil(lambda: "player gets 271" in dialog.turns.words.text(), timeout=20_000)
    dialog.reject()


def test_names_are_no_formulas(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    source = 'zonk 1\nrules wheaton\nplayer "=cmd()<b>&"\nplayer "@B"\nroll 1 1 1 2 3\n'
    path = tmp_path / "formula.zonk"
    path.write_text(source)
    asked(qtbot, session, lambda archive: work.take_in(archive, path))
    dialog = StatisticsWindow(plain, session, [5], Filter())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.word.text() == "5 games", timeout=20_000)
    dialog.show_tab(1)
    dialog.save_to(tmp_path / "hits.csv")
    dialog.show_tab(3)
    dialog.save_to(tmp_path / "misses.csv")
    assert "'=cmd()<b>&,0,0" in (tmp_path / "misses.csv").read_text("utf-8-sig")
    dialog.reject()


def test_closing_ends_the_reading(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = StatisticsWindow(plain, session, [], Filter())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.reject()
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_charts_are_loaded_only_when_shown() -> None:
    code = (
        "import sys, zonk_desktop.ui.zonk_file.dialog, zonk_desktop.ui.zonk_file.statistics; "
        "print('pyqtgraph' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout == "False\n"
