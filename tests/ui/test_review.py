"""The review's window under a real display: sums, dearest choices, the way into the replay."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.archived import SIZES, asked, nameless, pictured, window
from tests.ui.conftest import Driver
from tests.ui.looking import cut, still
from tests.ui.test_walk import play_on
from zonk_desktop.archive.exchange import revive
from zonk_desktop.odds.values import HIT_WINS, Aim, Purpose
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.lines import Hinted, read
from zonk_desktop.transcript.write import header_lines
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.values import reviewed
from zonk_desktop.ui.review.window import ReviewWindow
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.words import say


@pytest.mark.parametrize("size", SIZES)
def test_a_game_looked_at(
    qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int]
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(1))
    dialog = ReviewWindow(shade, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(*size)
    qtbot.waitUntil(lambda: dialog.view.found is not None, timeout=30_000)
    still(dialog)
    found = dialog.view.found
    assert found is not None
    # What everybody has is par, luck, cost and rest, to the last point.
    for total, start, tally in zip(found.worths, found.starts, found.review.players, strict=True):
        assert start + tally.whole == pytest.approx(total, abs=1e-6)
        assert tally.cost <= 1e-9
    assert [spot.cost for spot in found.dearest] == sorted(spot.cost for spot in found.dearest)
    assert nameless(dialog) == []
    tone = "dark" if shade.tokens.dark else "light"
    assert dialog.grab().save(str(pictured(f"review-{size[0]}-{tone}")))
    seen: list[int] = []
    dialog.wanted.connect(seen.append)
    plays = [one for one in dialog.findChildren(QPushButton)
             if one.accessibleName() == say("review-play")]  # fmt: skip
    assert len(plays) == len(found.dearest) + 2
    plays[0].click()
    assert seen == [found.dearest[0].moment]
    # The replay stands where that choice had to be made.
    course = moments(stored)
    at = course.moments[found.dearest[0].moment].game
    assert at.turn.seat == found.dearest[0].seat
    assert at.row + 1 == found.dearest[0].round
    dialog.reject()


def test_each_dearest_choice_stands_where_it_was_made(qtbot: QtBot, session: Session) -> None:
    for number in (1, 2, 3):
        stored = asked(qtbot, session, lambda archive, n=number: archive.load(n))
        found = reviewed(stored)
        course = moments(stored)
        dearest = found.review.dearest(5)
        befores = [step.before for step in revive(stored).steps]
        for spot, decision in zip(found.dearest, dearest, strict=True):
            game = course.moments[spot.moment].game
            assert game.turn == befores[decision.at].turn
            assert game.cells == befores[decision.at].cells


def test_from_the_zonk_file(
    qtbot: QtBot, plain: Style, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def look(self: ReviewWindow) -> int:
        qtbot.waitUntil(lambda: self.view.head.text() != say("review-looking"), timeout=30_000)
        shown.append(self.view.head.text())
        return 0

    monkeypatch.setattr(ReviewWindow, "exec", look)
    dialog = window(qtbot, plain, session)
    dialog.view.choose(2)
    dialog.side.review.click()
    qtbot.waitUntil(lambda: bool(shown), timeout=30_000)
    assert " had the dice: " in shown[0] or shown[0] == say("review-unkind")
    dialog.reject()


def test_it_tells_its_progress_and_can_be_called_off(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(2))
    seen: list[tuple[int, int]] = []

    def on(done: int, of: int) -> None:
        seen.append((done, of))
        if done == 20:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        reviewed(stored, on)
    actions = len(revive(stored).actions)
    assert seen == [(n, actions) for n in range(1, 21)]
    dialog = ReviewWindow(plain, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.view.cancel.isVisible()
    dialog.view.cancel.click()
    assert dialog.isHidden()
    assert dialog.view.found is None
    qtbot.wait(50)
    assert dialog.view.head.text() == say("review-stopped")


def test_hints_that_were_shown_are_told_and_where_hits_win_they_count(
    qtbot: QtBot, session: Session
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(3))
    name = revive(stored).game.seats[0].name
    shown = Hinted(name, 3), Hinted(name, 5)
    header, _ = read(stored.header)
    lines = header_lines(header._replace(hinted=shown))
    found = reviewed(stored._replace(header="\n".join(lines) + "\n"))
    assert found.hints == (2, *[0] * (len(found.names) - 1))
    assert found.review.purpose == Purpose(Aim.HITS, HIT_WINS)
    game = revive(stored).game
    assert found.worths == tuple(seat.total + 2000 * seat.hits for seat in game.seats)
    for worth, start, tally in zip(found.worths, found.starts, found.review.players, strict=True):
        assert start + tally.whole == pytest.approx(worth, abs=1e-6)


def test_on_the_last_page_with_a_way_into_the_replay_and_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, end = driver.window, driver.window.desk.end
    driver.begin("original-1978", "Ann", "Bob", "Cy", options=(("limit", "2500"),))
    play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is end)
    driver.picture("end-sheet")
    assert end.review is None, "the odds are not loaded before somebody asks"
    end.views[0].buttons[1].click()
    driver.until(lambda: end.review is not None and end.review.found is not None)
    review = end.review
    assert review is not None
    found = review.found
    assert found is not None
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert found.totals == tuple(seat.total for seat in snapshot.game.seats)
    assert nameless(end) == []
    for _ in driver.looks("end-review"):
        assert cut(end) == []
        assert not review.horizontalScrollBar().maximum()
    shown: list[int] = []

    def look_at(dialog: ReplayGame) -> int:
        shown.append(dialog.at)
        return 0

    monkeypatch.setattr(ReplayGame, "exec", look_at)
    plays = [one for one in review.findChildren(QPushButton)
             if one.accessibleName() == say("review-play")]  # fmt: skip
    plays[0].click()
    driver.until(lambda: bool(shown))
    assert shown == [found.dearest[0].moment]
    driver.key(Qt.Key.Key_Escape)
    assert end.views[0].buttons[0].isChecked()
    assert end.pad.isVisible()
    # Another game begins with its sheet.
    end.show_view(1)
    driver.until(lambda: end.review is not None and end.review.found is not None)
    window.desk.table.rematch()
    driver.until(lambda: window.desk.playing)
