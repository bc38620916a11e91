"""The rules lab in a real window: bars that fill, Stop, what is saved, and nothing left behind."""

from __future__ import annotations

import csv
import multiprocessing
import re
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.alone import made, nameless, opened
from tests.ui.conftest import Opener
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop import helpers
from zonk_desktop.odds.miss import miss_by_dice
from zonk_desktop.players.lab import Pair, Report, again, change, lab, pairs
from zonk_desktop.rulebook.library import Shelf
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.lab import trials
from zonk_desktop.ui.rules.lab.charts import miss_rows
from zonk_desktop.ui.rules.lab.results import Section
from zonk_desktop.ui.rules.lab.window import RulesLab
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.zonk_file.moments import course_of
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.words import say

OURS = preset("wheaton", (("limit", "1500"), ("halftime", "0")))
THEIRS = preset("wheaton", (("limit", "2000"), ("halftime", "0")))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "rules")


@pytest.fixture
def window(qtbot: QtBot, look: Style, shelf: Shelf) -> RulesLab:
    found: RulesLab = opened(qtbot, RulesLab(look, shelf, OURS, "Ours"))
    found.cores = 1
    return found


def ended(qtbot: QtBot, window: RulesLab) -> None:
    qtbot.waitUntil(lambda: not window.running and not window._timer.isActive())


def test_what_is_drawn_is_what_the_command_line_counts(qtbot: QtBot, window: RulesLab) -> None:
    window.tried.games.setValue(9)
    window.tried.seed.setValue(7)
    window.start()
    assert window.go.text() == say("lab-stop")
    assert not window.tried.seed.isEnabled()
    ended(qtbot, window)
    (side,) = window.results.sides
    assert dict(side.told) == lab(OURS, 9, 7).as_json()
    assert window.go.text() == say("lab-try", games=9)
    # Beside the result, how quickly it came.
    assert re.search(r"\. [\d,]+\.\d games a second on 1 process\.$", window.note.text())
    assert window.tried.seed.isEnabled()


def test_two_rule_sets_come_in_together_with_the_same_dice() -> None:
    found = [pair for some in pairs(OURS, THEIRS, 6, 3) for pair in some]
    assert [own for own, _ in found] == list(lab(OURS, 6, 3).trials)
    assert [beside for _, beside in found] == list(lab(THEIRS, 6, 3).trials)


def test_two_rule_sets_are_told_apart_by_the_dice_they_share() -> None:
    """Game by game: what is luck for both is in neither."""
    found = [pair for some in pairs(OURS, THEIRS, 60, 3) for pair in some]
    own = Report(OURS, 3, tuple(one for one, _ in found))
    told = change(own, own)
    assert told["rounds"] == {"value": 0.0, "low": 0.0, "high": 0.0}
    other = Report(THEIRS, 3, tuple(two for _, two in found if two is not None))
    told = change(own, other)
    rounds = own.as_json()["rounds"]["value"] - other.as_json()["rounds"]["value"]
    assert told["rounds"]["value"] == pytest.approx(rounds)
    assert len(told["wins_by_seat"]) == min(own.players, other.players)
    assert told["careful_wins"]["low"] <= told["careful_wins"]["value"]


def test_stop_keeps_what_is_there(qtbot: QtBot, window: RulesLab) -> None:
    window.tried.games.setValue(4000)
    window.start()
    qtbot.waitUntil(lambda: bool(window.results.sides))
    # Escape stops first; the dialog stays.
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    ended(qtbot, window)
    assert window.isVisible()
    (side,) = window.results.sides
    assert 0 < len(side.report.trials) < 4000
    games = len(side.report.trials)
    assert window.trials is not None
    assert window.note.text() == f"{say('lab-stopped', games=games)} {window.trials.speed}"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_closed_it_leaves_no_process(qtbot: QtBot, window: RulesLab) -> None:
    window.cores = 2
    window.tried.games.setValue(2000)
    window.start()
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()))
    window.close()
    assert not window._timer.isActive()
    qtbot.waitUntil(lambda: not window.running)
    assert not multiprocessing.active_children()


def test_a_program_that_ends_waits_for_no_games(
    qtbot: QtBot, qapp: QApplication, window: RulesLab
) -> None:
    window.tried.games.setValue(4000)
    window.start()
    qtbot.waitUntil(lambda: bool(window.results.sides))
    qapp.aboutToQuit.emit()
    ended(qtbot, window)
    assert len(window.results.sides[0].report.trials) < 4000


def test_a_fault_is_told_and_keeps_the_games(
    qtbot: QtBot, window: RulesLab, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*wanted: Any) -> Generator[list[Pair], None, None]:
        yield [(trial, None) for trial in lab(OURS, 2, 1).trials]
        raise BrokenProcessPool

    monkeypatch.setattr(trials, "pairs", broken)
    window.start()
    ended(qtbot, window)
    assert window.note.text() == say("lab-process-died")
    # An option of the command line helps nobody here.
    assert "--" not in window.note.text()
    assert len(window.results.sides[0].report.trials) == 2


def test_figures_and_picture_are_saved(qtbot: QtBot, window: RulesLab, tmp_path: Path) -> None:
    window.figures.click()
    assert window.note.text() == say("lab-nothing-to-save")
    window.tried.games.setValue(4)
    window.start()
    ended(qtbot, window)
    window.write(tmp_path / "lab.csv")
    with (tmp_path / "lab.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["figure"]: row for row in csv.DictReader(file)}
    told = lab(OURS, 4, 1).as_json()
    assert float(rows["rounds"]["value"]) == told["rounds"]["value"]
    assert float(rows["wins_by_seat.2"]["high"]) == told["wins_by_seat"][1]["high"]
    assert {name for name in rows if name.startswith("hits_by_source.")} == {
        f"hits_by_source.{source}" for source in told["hits_by_source"]
    }
    window.write(tmp_path / "lab.png")
    assert QImage(str(tmp_path / "lab.png")).width() == window.results.width()
    window.write(tmp_path / "nowhere" / "lab.csv")
    assert "lab.csv" in window.note.text()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1), ((1400, 860), 1), ((1024, 640), 2), ((480, 420), 1)]
)
def test_nothing_is_cut_and_all_is_named(
    qtbot: QtBot, qapp: QApplication, shelf: Shelf, size: tuple[int, int], scale: int
) -> None:
    style = made(qapp, scale)
    window: RulesLab = opened(qtbot, RulesLab(style, shelf, OURS, "Wheaton, our way", "wheaton"))
    window.cores = 1
    window.resize(*size)
    window.tried.games.setValue(4)
    window.start()
    ended(qtbot, window)
    still(window)
    assert len(window.results.sides) == 2
    assert window.results.same.text() == say("lab-miss-same")
    assert not nameless(window)
    assert not cut(window)
    tried = window.tried
    inside = [
        field.mapTo(window, field.rect().bottomRight()).x()
        for field in (tried.against, tried.seed, window.go, window.back)
    ]
    inside.append(window.use.mapTo(window, window.use.rect().bottomRight()).x())
    assert max(inside) < window.width()
    lefts = [
        label.mapTo(window, label.contentsRect().topLeft()).x()
        for label in (window.note, window.differ, window.progress)
    ]
    assert min(lefts) >= style.px(22), "words keep off the edge"
    charts, watch = window.results.charts, window.results.watch
    assert all(chart.accessibleDescription() for chart in charts)
    seen = []
    for _ in range(24):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(window.focusWidget())
    assert {*charts, watch} <= {*seen}, "a screen reader comes to each chart"
    plain = window.results.picture()
    charts[-1].setFocus()
    assert window.results.picture() == plain
    assert window.focusWidget() is charts[-1]
    place = QRect(watch.mapTo(window.results, QPoint()), watch.size())
    shown = QImage.fromData(plain).copy(place)
    assert len({shown.pixel(x, y) for x in range(place.width()) for y in (9, 14, 20)}) == 1
    assert watch.isVisible()
    keep_picture(window.grab(), f"rules-lab-{size[0]}-{scale}")


def test_rules_settings_try_the_draft_against_its_sheet(
    qtbot: QtBot, look: Style, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helpers, "cores", lambda: 1)
    settings: RulesSettings = opened(qtbot, RulesSettings(look, shelf, presets()[1]))
    settings.list.rows["limit"].edited.emit("limit", "1500")
    settings.check()
    seen: list[RulesLab] = []

    def look_in() -> None:
        found = QApplication.activeModalWidget()
        if isinstance(found, RulesLab) and found.trials is not None:
            seen.append(found)
            wanted = found.trials.wanted
            assert wanted.ruleset.settings.limit == 1500
            assert wanted.other == settings._drafts.base
            assert wanted.games == 300
            found.close()
            watch.stop()

    watch = QTimer()
    watch.timeout.connect(look_in)
    watch.start(20)
    settings.preview.try_out.click()
    assert seen
    qtbot.waitUntil(lambda: not seen[0].running)
    # Rules that do not hold are not tried, and the button says why.
    settings.list.rows["limit"].edited.emit("limit", "0")
    settings.check()
    assert settings.preview.try_out.accessibleDescription()
    settings.preview.try_out.click()
    assert len(seen) == 1
    # With nothing changed the window is closed without a question.
    settings.list.rows["limit"].edited.emit("limit", str(settings._drafts.base.settings.limit))
    settings.close()
    assert not settings.isVisible()


@pytest.mark.parametrize("changed", [True, False])
def test_rules_that_were_tried_are_used(
    qtbot: QtBot,
    look: Style,
    shelf: Shelf,
    monkeypatch: pytest.MonkeyPatch,
    *,
    changed: bool,
) -> None:
    """The button of the lab does what that of Rules settings does; Back leaves these open."""
    monkeypatch.setattr(helpers, "cores", lambda: 1)
    settings: RulesSettings = opened(qtbot, RulesSettings(look, shelf, presets()[1]))
    if changed:
        settings.list.rows["limit"].edited.emit("limit", "1500")
        settings.check()
    pressed: list[str] = []

    def press() -> None:
        found = QApplication.activeModalWidget()
        if isinstance(found, RulesLab) and found.trials is not None:
            back = not pressed
            pressed.append(say("lab-back") if back else say("rules-use-these-rules"))
            button = found.back if back else found.use
            assert button.text() == pressed[-1]
            button.setFocus()
            qtbot.keyClick(found, Qt.Key.Key_Return)

    watch = QTimer()
    watch.timeout.connect(press)
    watch.start(20)
    settings.preview.try_out.click()
    assert len(pressed) == 1
    assert settings.isVisible()
    assert not settings.saved
    settings.preview.try_out.click()
    watch.stop()
    assert len(pressed) == 2
    assert settings.result() == RulesSettings.DialogCode.Accepted
    if changed:
        assert house_text(settings.saved, shelf.text(settings.saved)).settings.limit == 1500
    else:
        assert settings.saved == presets()[1].rules


def test_a_note_without_room_stands_below_its_heading(qtbot: QtBot, look: Style) -> None:
    section = Section(look, "Does it pay to begin?", QLabel("nothing"))
    qtbot.addWidget(section)
    section.resize(330, 200)
    section.show()
    section.tell("% of wins; first by +25.0 ± 49.0")
    still(section)
    head, note = section.head.geometry(), section.note.geometry()
    assert note.top() >= head.bottom()
    assert note.height() < head.height()
    section.resize(900, 200)
    still(section)
    head, note = section.head.geometry(), section.note.geometry()
    assert note.left() > head.right()
    assert note.intersects(head.translated(note.left(), 0))


def test_chances_to_miss_stand_beside_one_another(qtbot: QtBot, look: Style, shelf: Shelf) -> None:
    mine = preset("wheaton", (("limit", "1500"), ("dice-count", "6")))
    window: RulesLab = opened(qtbot, RulesLab(look, shelf, mine, "Ours", "wheaton"))
    window.cores = 1
    window.tried.games.setValue(1)
    # Enter in a field tries; it does not use the rules.
    window.tried.games.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Return)
    ended(qtbot, window)
    chances = [[float(one) for one in miss_by_dice(rules)] for rules in (mine, preset("wheaton"))]
    assert miss_rows(window.results.sides) == [
        [chances[0][n], chances[1][n] if n < 5 else None] for n in range(6)
    ]
    assert window.results.same.text() == say("lab-miss-was", other="Wheaton College")
    reports = [side.report for side in window.results.sides]
    changed = change(*reports)["rounds"]
    rounds = f"{changed['value']:+.1f}".replace("-", "\N{MINUS SIGN}")
    said = say("lab-change-rounds", change=rounds, off="0.0")
    assert window.results._length.note.text() == said
    row = next(row for row in window.results.rows() if row[0] == "change.rounds")
    assert row[2] == changed["value"]
    told = window.results.misses.accessibleDescription()
    assert say("lab-miss", dice=6, chance=f"{chances[0][5]:.1%}") in told.split("\n")
    window.close()


def test_a_game_of_the_lab_is_played_again_and_seen(
    qtbot: QtBot, look: Style, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same dice and choices as in the trial, in the replay."""
    window: RulesLab = opened(qtbot, RulesLab(look, shelf, OURS, "Ours"))
    window.cores = 1
    window.tried.games.setValue(8)
    window.start()
    ended(qtbot, window)
    found: list[tuple[str, Replay]] = []
    window.watched.connect(lambda title, played: found.append((title, played)))
    button = window.results.watch
    assert button.isVisible()
    trials_ = window.results.sides[0].report.trials
    most = [max(trial.each) for trial in trials_]
    odd = most.index(max(most))
    assert button.text().endswith(str(odd + 1)) or most.count(max(most)) > 1
    button.click()
    qtbot.waitUntil(lambda: bool(found))
    title, played = found[0]
    number = int(title.split("game ")[1].split(" ")[0]) - 1
    trial = trials_[number]
    assert tuple(seat.total for seat in played.game.seats) == trial.totals
    assert tuple(seat.hits for seat in played.game.seats) == trial.each
    assert len(played.throws) == trial.throws
    course = course_of(title, played)
    assert course.moments[-1].game.cells == played.game.cells
    assert {computer.name for computer in course.header.computers} == {
        seat.name for seat in played.game.seats
    }
    window.close()


def test_it_is_shown_over_the_lab(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the lab through Rules settings to the window's commands."""
    main = open_window()
    shown: list[ReplayGame] = []

    def look_at(dialog: ReplayGame) -> int:
        shown.append(dialog)
        return 0

    monkeypatch.setattr(ReplayGame, "exec", look_at)
    played = again(OURS, 1, 3)
    main.desk.commands.rules.watched.emit("Ours", played, main)
    assert shown[0].course.title == "Ours"
    assert shown[0].moments[-1].game.cells == played.game.cells


def test_minutes_are_told_at_the_pace_of_this_table(
    qtbot: QtBot, look: Style, shelf: Shelf
) -> None:
    window: RulesLab = opened(qtbot, RulesLab(look, shelf, OURS, "Ours"))
    window.cores, window.pace = 1, 28.0
    window.tried.games.setValue(4)
    window.start()
    ended(qtbot, window)
    told = window.results.sides[0].told
    assert told["minutes"]["value"] == pytest.approx(
        2 * lab(OURS, 4, 1).as_json()["minutes"]["value"]
    )
    assert window.results.strip.paced == 28.0
    window.close()
