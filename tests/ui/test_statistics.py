"""The statistics' window under a real display: every page, its files, its way to a game."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.archived import SIZES, asked, nameless, started
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.exchange import bring_in, revive
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import csv_text
from zonk_desktop.archive.store import Archive
from zonk_desktop.charts.draw import frame
from zonk_desktop.charts.plot import Box, Curve, Plot
from zonk_desktop.odds.review import review
from zonk_desktop.odds.values import POINTS
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.charts.pen import ScreenPen
from zonk_desktop.ui.kit.fonts import Type
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT, style_sheet
from zonk_desktop.ui.review.values import chances, reviewed
from zonk_desktop.ui.zonk_file.statistics.page import FigureTable
from zonk_desktop.ui.zonk_file.statistics.records import RecordCard
from zonk_desktop.ui.zonk_file.statistics.window import PAGES, StatisticsWindow
from zonk_desktop.words import say


def statistics(
    qtbot: QtBot, style: Style, session: Session, *chosen: int, games: int = 4
) -> StatisticsWindow:
    found = StatisticsWindow(style, session, list(chosen), Filter())
    qtbot.addWidget(found)
    found.show()
    qtbot.waitUntil(lambda: found.word.text() == f"{games:,} games")
    qtbot.waitUntil(lambda: found.race.race is not None)
    return found


def test_a_page_is_made_when_somebody_turns_to_it(
    qtbot: QtBot, look: Style, session: Session
) -> None:
    dialog = statistics(qtbot, look, session, 2)
    assert set(PAGES) & set(vars(dialog)) == {"race"}
    dialog.show_page("records")
    assert set(PAGES) & set(vars(dialog)) == {"race", "records"}
    assert dialog.stack.currentWidget() is dialog._rooms[dialog.records]
    dialog.reject()


def outlines(path: Path) -> tuple[int, int]:
    """How many texts and how many paths an SVG has."""
    tree = ElementTree.parse(path)
    tags = [one.tag.rpartition("}")[2] for one in tree.iter()]
    return tags.count("text"), tags.count("path")


@pytest.mark.parametrize("size", SIZES)
def test_every_page(
    qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int], tmp_path: Path
) -> None:
    dialog = statistics(qtbot, shade, session, 2)
    dialog.resize(*size)
    for name in PAGES:
        dialog.show_page(name)
        still(dialog)
        assert nameless(dialog) == [], name
        assert dialog.page.head.text()
        assert not dialog.page.head.text().startswith("statistics-")
        for kind in ("png", "svg", "csv"):
            path = tmp_path / f"{name}.{kind}"
            assert dialog.save_to(path) == f"Written: {path.name}."
            assert path.stat().st_size > 40
        rows = (tmp_path / f"{name}.csv").read_text("utf-8-sig").splitlines()
        assert len(rows) > 2
        texts, paths = outlines(tmp_path / f"{name}.svg")
        assert (texts, paths > 5) == (0, True)
        tone = "dark" if shade.tokens.dark else "light"
        keep_picture(dialog.grab(), f"statistics-{name}-{size[0]}-{tone}")
    assert dialog.save_to(tmp_path / "nowhere" / "x.csv").startswith("x.csv cannot be written")
    assert dialog.save_to(tmp_path / "nowhere" / "x.png").startswith("x.png cannot be written")
    dialog.reject()


@pytest.mark.usefixtures("shade")
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])
def test_large_letters_cut_nothing_and_lay_nothing_over_another(
    qtbot: QtBot, session: Session, size: tuple[int, int]
) -> None:
    dialog = statistics(qtbot, Style(LIGHT, Type(2.0), still=True), session, 2)
    dialog.resize(size[0], 760)
    for name in PAGES:
        dialog.show_page(name)
        still(dialog)
        assert cut(dialog) == []
        boxes = [
            part.geometry()
            for part in dialog.page.children()
            if isinstance(part, QWidget) and part.isVisible()
        ]
        assert not [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if a.intersects(b)]
        assert all(box.right() < dialog.page.width() for box in boxes)
        for table in dialog.page.findChildren(FigureTable):
            if table.isVisible() and table.rowCount():
                first = table.columnWidth(0)
                enough = min(0.55 * table.viewport().width(), 2 * 150)
                assert first >= min(table.sizeHintForColumn(0), enough)
    dialog.show_page("records")
    still(dialog)
    cards = dialog.page.findChildren(RecordCard)
    assert cards
    assert all(card.width() > 2 * 230 for card in cards)
    dialog.resize(2800, 1000)
    qtbot.waitUntil(lambda: len({card.x() for card in cards}) == 3)
    dialog.reject()


def test_pictures_in_three_sizes(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    wide = []
    for size in (1, 2, 3):
        path = tmp_path / f"{size}.png"
        dialog.save_to(path, size)
        wide.append(QImage(str(path)).width())
    assert wide == [dialog.page.width() * size for size in (1, 2, 3)]
    dialog.reject()


def test_the_race_by_keyboard_and_mouse(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    chart = dialog.race.chart
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.told().startswith("Round 1.")
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.told().startswith("Round 2.")
    qtbot.keyClick(chart, Qt.Key.Key_End)
    race = dialog.race.race
    assert race is not None
    assert chart.told().startswith(f"Round {race.rounds}.")
    chart.point_at(10_000)
    assert chart.told().startswith(f"Round {race.rounds}.")
    plot = chart.plot
    assert isinstance(plot, Plot)
    found = frame(ScreenPen(plain), plot, Box(0, 0, chart.width(), chart.height()))
    QTest.mouseMove(chart, QPointF(found.x(3), chart.height() / 2).toPoint())
    qtbot.waitUntil(lambda: chart.told().startswith("Round 3."))
    assert f"total {race.total(0, 3):,}" in chart.told()
    dialog.race.kind.setCurrentIndex(1)
    assert isinstance(chart.plot, Plot)
    curves = [mark.points for mark in chart.plot.marks if isinstance(mark, Curve)]
    assert len(curves) == len(race.tracks)
    assert max(points[3][1] for points in curves) == 0
    # Another game from the list.
    dialog.race.games.setCurrentIndex(1)
    dialog.race.games.activated.emit(1)
    qtbot.waitUntil(lambda: dialog.race.race is not race)
    dialog.reject()


def test_a_record_opens_its_game(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session)
    opened: list[int] = []
    dialog.opened.connect(opened.append)
    dialog.show_page("records")
    still(dialog)
    best = stats.records(dialog._games)[0]
    cards = dialog.records.findChildren(RecordCard)
    # They have most of the page: it is not left half empty.
    lowest = max(card.mapTo(dialog.page, card.rect().bottomLeft()).y() for card in cards)
    assert lowest > 0.7 * dialog.page.height()
    cards[0].click()
    assert opened == [best.game]
    dialog.reject()


def test_all_dice_are_verified(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session)
    dialog.show_page("dice")
    dialog.dice.verify.click()
    qtbot.waitUntil(lambda: "3 games check out" in dialog.dice.verdict.text())
    assert "1 tell no seed yet" in dialog.dice.verdict.text()

    def spoil(archive: Archive) -> object:
        archive._base.execute(
            "UPDATE action SET line = CASE line WHEN 'roll 1 1 1 1 1' THEN 'roll 2 1 1 1 1' "
            "ELSE line END"
        )
        archive._base.execute("UPDATE game SET seed = ? WHERE id = 1", ("00" * 32,))
        return None

    asked(qtbot, session, spoil)
    dialog.dice.verify.click()
    qtbot.waitUntil(lambda: "1 game does not check out: number 1" in dialog.dice.verdict.text())
    dialog.reject()


def test_the_simple_player(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    dialog.show_page("turns")
    turns = dialog.turns
    turns.rules.setCurrentIndex(turns.rules.findText("Wheaton College"))
    # 271.3 points: the mean of tests/odds, which the engine's own turns agree with.
    qtbot.waitUntil(lambda: "player gets 271" in turns.sub.text())
    dialog.reject()


def test_nothing_to_tell_yet(qtbot: QtBot, plain: Style, tmp_path: Path) -> None:
    session = started(tmp_path / "none")
    dialog = StatisticsWindow(plain, session, [], Filter())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.word.text() == "0 games")
    for name in PAGES:
        dialog.show_page(name)
        assert dialog.stack.currentWidget() is dialog.empty
        assert "as soon as a game has been played" in dialog.empty.sub.text()
    dialog._save(None, 1)  # type: ignore[arg-type]
    assert dialog.word.text() == "There is nothing to save yet."
    dialog.reject()
    session.stop()


def test_names_are_no_formulas(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    source = 'zonk 1\nrules wheaton\nplayer "=cmd()<b>&"\nplayer "@B"\nroll 1 1 1 2 3\n'
    path = tmp_path / "formula.zonk"
    path.write_text(source)
    asked(qtbot, session, lambda archive: bring_in(archive, source, tmp_path))
    dialog = statistics(qtbot, plain, session, 5, games=5)
    dialog.show_page("players")
    dialog.save_to(tmp_path / "players.csv")
    assert "'=cmd()<b>&,1,0,0" in (tmp_path / "players.csv").read_text("utf-8-sig")
    for first in ("=", "\uff1d", "\u200b=", "\uff20", " \u202e+", "\u2212"):
        assert csv_text([(f"{first}cmd", -1)]) == f"'{first}cmd,-1\r\n"
    assert csv_text([("Ann-Lee = 5", 1.5)]) == "Ann-Lee = 5,1.5\r\n"
    for place in range(dialog.players.tabs.count()):
        dialog.players.tabs.setCurrentIndex(place)
        still(dialog)
        assert dialog.save_to(tmp_path / f"{place}.csv").startswith("Written")
    dialog.reject()


def test_closing_ends_the_reading(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = StatisticsWindow(plain, session, [], Filter())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.reject()
    assert asked(qtbot, session, lambda archive: archive.check()) == "ok"


def test_no_page_loads_the_charts_before_it_is_looked_at(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    form = dialog.players.form
    dialog.show_page("players")
    assert form.plot is None
    dialog.players.tabs.setCurrentIndex(2)
    qtbot.waitUntil(lambda: "canvas" in vars(form))
    dialog.reject()


def test_charts_are_loaded_only_when_shown() -> None:
    code = (
        "import sys, zonk_desktop.ui.zonk_file.dialog, "
        "zonk_desktop.ui.zonk_file.statistics.window; print('pyqtgraph' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=200
    )
    assert found.stdout == "False\n"


def test_the_race_as_chances_to_win(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    """The same line as in the review; where hits win, a sentence instead of it."""
    dialog = statistics(qtbot, plain, session, 2)
    dialog.resize(1360, 860)
    page = dialog.race
    page.kind.setCurrentIndex(2)
    qtbot.waitUntil(lambda: page.chances.drawn is not None)
    assert page.chart.isHidden()
    stored = asked(qtbot, session, lambda archive: archive.load(2))
    assert chances(stored).line == reviewed(stored).review.line
    assert page.chances.drawn is not None
    assert "in 100 at first" in page.chances.drawn.accessibleDescription()
    still(dialog)
    keep_picture(dialog.grab(), "statistics-chances")
    place = page.games.findData(3)
    page.games.setCurrentIndex(place)
    page.games.activated.emit(place)
    qtbot.waitUntil(lambda: page.chances.word.text() == say("odds-unknown-hits"))
    assert page.chances.drawn is None
    page.kind.setCurrentIndex(0)
    assert not page.chart.isHidden()


def test_who_rolls_better_than_the_dice(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    """Worked out in a thread once, kept with the games, and the same as in their reviews."""
    dialog = statistics(qtbot, plain, session)
    dialog.show_page("dice")
    part = dialog.dice.luck
    qtbot.waitUntil(lambda: "Luck" in part.note.text())
    kept = asked(qtbot, session, lambda archive: archive.luck())
    assert set(kept) == {1, 2, 3}
    sums: dict[str, tuple[int, float]] = {}
    for game in (1, 2, 3):
        replay = revive(asked(qtbot, session, lambda archive, game=game: archive.load(game)))
        seen = review(replay.first, replay.actions, POINTS)
        for one in seen.throws:
            name = replay.game.seats[one.seat].name
            count, luck = sums.get(name, (0, 0.0))
            sums[name] = count + 1, luck + one.luck
    shown = {one.name: (one.throws, one.mean * one.throws) for one in part.shown}
    assert shown
    for name, (count, luck) in shown.items():
        assert (count, luck) == (sums[name][0], pytest.approx(sums[name][1], abs=0.1))
        assert f"{name}: " in part.rolling.accessibleDescription()
    dialog.save_to(tmp_path / "dice.csv")
    table = (tmp_path / "dice.csv").read_text("utf-8-sig")
    rolled = table.partition("player,throws,luck-a-throw,band\n")[2].splitlines()
    assert {line.split(",")[0] for line in rolled} >= set(shown)
    # Below 0 too it is a figure, not a text.
    assert all(float(line.split(",")[2]) for line in rolled)
    # Some viewers of drawings know no opacity: the bands would hide what lies in them.
    dialog.save_to(tmp_path / "dice.svg")
    tree = ElementTree.parse(tmp_path / "dice.svg")
    shades = {one.get("fill-opacity") for one in tree.iter() if one.get("fill") != "none"}
    assert not [shade for shade in shades if shade and 0 < float(shade) < 0.5]
    dialog.dice.which.setCurrentIndex(1)
    assert part.rolling.isHidden()
    assert "stands here" in part.note.text()
    assert "On screen" in part.apart.text()
    dialog.reject()


def test_the_page_goes_to_the_clipboard_as_one_picture(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    dialog = statistics(qtbot, plain, session)
    dialog.show_page("dice")
    dialog.dice.send.setFocus()
    dialog.dice.send.click()
    picture = QGuiApplication.clipboard().image()
    assert picture.width() == 2 * dialog.page.width()
    assert "clipboard" in dialog.word.text()
    # What can be pressed on the page is no part of a picture of it, and is there again.
    ground = picture.pixel(1, 1)

    def empty(part: QWidget) -> bool:
        place = QRect(part.mapTo(dialog.page, QPoint(0, 0)) * 2, part.size() * 2)
        cut = picture.copy(place).scaled(60, 20)
        return all(cut.pixel(x, y) == ground for x in range(60) for y in range(20))

    assert not empty(dialog.dice.head)
    for one in (dialog.dice.verify, dialog.dice.send):
        assert empty(one)
        assert one.isVisible()
    assert dialog.focusWidget() is dialog.dice.send
    dialog.reject()


def test_a_drawing_is_as_large_in_a_browser_as_on_the_page(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path
) -> None:
    dialog = statistics(qtbot, plain, session)
    dialog.save_to(tmp_path / "race.svg")
    size = ElementTree.parse(tmp_path / "race.svg").getroot().get("width", "")
    # In CSS an inch has 96 pixels.
    assert float(size.removesuffix("mm")) * 96 / 25.4 == pytest.approx(dialog.page.width(), abs=0.1)
    dialog.reject()


def test_one_long_name_pushes_no_column_out_of_sight(
    qtbot: QtBot, qapp: QApplication, plain: Style, session: Session, tmp_path: Path
) -> None:
    name = "Bartholomew Maximilian von und zu Hohenzollern"
    source = f'zonk 1\nrules wheaton\nplayer "{name}"\nplayer B\nroll 1 1 1 2 3\n'
    asked(qtbot, session, lambda archive: bring_in(archive, source, tmp_path))
    qapp.setFont(plain.type.text(15))
    qapp.setStyleSheet(style_sheet(plain.tokens, 1.0))
    dialog = statistics(qtbot, plain, session, games=5)
    dialog.resize(1024, 640)
    dialog.show_page("players")
    still(dialog)
    table = dialog.players.table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.columnWidth(0) >= 150
    dialog.reject()
