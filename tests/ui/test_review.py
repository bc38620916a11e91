"""The review's window under a real display: sums, dearest choices, the way into the replay."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, finished
from tests.ui.archived import SIZES, asked, nameless, window
from tests.ui.conftest import Driver
from tests.ui.looking import cut, keep_picture, still, to_front, unpainted
from tests.ui.test_walk import play_on
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.statistics import figures
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.actions import DiceLanded, Stay
from zonk_desktop.engine.state import EventKind
from zonk_desktop.odds.values import HIT_WINS, Aim, Purpose
from zonk_desktop.places import Lane
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.session.worker import Session
from zonk_desktop.transcript.lines import Hinted, read
from zonk_desktop.transcript.replay import header_lines
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review import view
from zonk_desktop.ui.review.awards import AwardCard, award_views
from zonk_desktop.ui.review.night import Night, night
from zonk_desktop.ui.review.page import NightPage, Scrolled
from zonk_desktop.ui.review.pages import AWARDS, DICE, DicePage
from zonk_desktop.ui.review.pictures import story
from zonk_desktop.ui.review.values import reviewed
from zonk_desktop.ui.review.window import ReviewWindow
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.words import say

#: What is found in a game is only looked at.
found_once = cache(reviewed)


@pytest.fixture(autouse=True, scope="module")
def _a_game_is_reviewed_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(view, "reviewed", found_once)
        yield


@pytest.mark.parametrize("size", SIZES)
def test_a_game_looked_at(
    qtbot: QtBot, shade: Style, session: Session, size: tuple[int, int]
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(1))
    dialog = ReviewWindow(shade, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(*size)
    qtbot.waitUntil(lambda: dialog.view.found is not None)
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
    keep_picture(dialog.grab(), f"review-{size[0]}-{tone}")
    seen: list[int] = []
    dialog.wanted.connect(seen.append)
    plays = [one for one in dialog.findChildren(QPushButton)
             if one.accessibleName() == say("review-play")]  # fmt: skip
    assert len(plays) == len(found.dearest) + 2
    plays[0].click()
    assert seen == [found.dearest[0].moment]
    # The replay stands where that choice had to be made.
    at = moments(stored).moments[found.dearest[0].moment].game
    assert at.turn.seat == found.dearest[0].seat
    assert at.row + 1 == found.dearest[0].round
    dialog.reject()


def test_each_dearest_choice_stands_where_it_was_made(qtbot: QtBot, session: Session) -> None:
    for number in (1, 2, 3):
        stored = asked(qtbot, session, lambda archive, n=number: archive.load(n))
        found = found_once(stored)
        course = moments(stored)
        dearest = found.review.dearest(5)
        befores = [step.before for step in revive(stored).steps]
        for spot, decision in zip(found.dearest, dearest, strict=True):
            game = course.moments[spot.moment].game
            assert game.turn == befores[decision.at].turn
            assert game.cells == befores[decision.at].cells


def test_a_choice_shows_what_was_kept_and_what_lay_beside_it(
    qtbot: QtBot, session: Session
) -> None:
    """Also where it was made after the dice were set aside: the line of brass parts them."""
    parted = 0
    for number in (1, 2, 3):
        stored = asked(qtbot, session, lambda archive, n=number: archive.load(n))
        found = found_once(stored)
        steps = revive(stored).steps
        for spot, decision in zip(found.dearest, found.review.dearest(5), strict=True):
            turn = steps[decision.at].before.turn
            thrown = next(
                step.action.faces for step in reversed(steps[: decision.at])
                if isinstance(step.action, DiceLanded)
            )  # fmt: skip
            if not turn.throw and turn.aside:
                assert sorted(spot.kept) == sorted(face for _, face in turn.aside)
                assert len(spot.left) == len(turn.active)
                parted += bool(spot.left)
            if isinstance(decision.action, Stay) and turn.throw:
                # What scored is kept with it.
                assert spot.kept
            # Nothing is shown that did not lie there.
            assert not Counter(spot.left) - Counter(thrown)
    assert parted >= 3


@pytest.mark.parametrize("page", [0, AWARDS, DICE])
def test_every_page_is_sent_as_a_picture(
    qtbot: QtBot, plain: Style, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    page: int,
) -> None:  # fmt: skip
    stored = asked(qtbot, session, lambda archive: archive.load(1))
    dialog = ReviewWindow(plain, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog._show(page)
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, Scrolled)
    qtbot.waitUntil(lambda: shown.sending is not None)
    still(dialog)
    sending = shown.sending
    assert sending is not None
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(sending.copy, Qt.MouseButton.LeftButton)
    taken = QGuiApplication.clipboard().image()
    # The whole page, not the part in sight, and twice as large.
    body = shown.widget()
    assert body is not None
    whole = body.size()
    assert (taken.width(), taken.height()) == (2 * whole.width(), 2 * whole.height())
    assert "clipboard" in sending.word.text()
    keep_picture(taken, f"review-sent-{page}")
    for name in ("night.png", "night.svg"):
        monkeypatch.setattr(files, "save_as", lambda *_, name=name: tmp_path / name)
        sending.save.click()
        assert sending.word.text() == f"Written: {name}."
    assert QImage(str(tmp_path / "night.png")).size() == taken.size()
    assert b"<svg" in (tmp_path / "night.svg").read_bytes()
    monkeypatch.setattr(files, "save_as", lambda *_: tmp_path / "none" / "night.png")
    sending.save.click()
    assert "cannot be written" in sending.word.text()
    dialog.reject()


def test_from_the_zonk_file(
    qtbot: QtBot, plain: Style, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def look(self: ReviewWindow) -> int:
        qtbot.waitUntil(lambda: self.view.head.text() != say("review-looking"))
        found = self.view.found
        assert found is not None
        (won,) = found.winners
        told = say("review-head-won", kind=story(found), name=found.names[won])
        shown.append(self.view.head.text())
        assert shown == [told]
        return 0

    monkeypatch.setattr(ReviewWindow, "exec", look)
    dialog = window(qtbot, plain, session)
    dialog.view.choose(2)
    dialog.side.review.click()
    qtbot.waitUntil(lambda: bool(shown))
    assert len(shown) == 1
    dialog.reject()


def test_tab_goes_through_a_review_from_its_top(
    qtbot: QtBot, plain: Style, session: Session
) -> None:
    """What is made once the game has been looked at comes before the foot."""
    dialog = ReviewWindow(plain, asked(qtbot, session, lambda archive: archive.load(2)))
    qtbot.addWidget(dialog)
    dialog.show()
    to_front(dialog, qtbot)
    qtbot.waitUntil(lambda: dialog.view.found is not None)
    plays = [
        one for one in dialog.view.findChildren(QPushButton)
        if one.accessibleName() == say("review-play")
    ]  # fmt: skip
    # They are made before they are laid out and shown.
    qtbot.waitUntil(lambda: all(one.isVisible() for one in plays))
    heights = [one.mapTo(dialog, one.rect().center()).y() for one in plays]
    assert heights == sorted(heights)
    found: list[QWidget | None] = []
    sending = dialog.view.sending
    assert sending is not None
    charts = dialog.view.findChildren(PlotView)
    for _ in range(len(charts) + len(plays) + 4):
        qtbot.keyClick(dialog, Qt.Key.Key_Tab)
        found.append(dialog.focusWidget())
    close = found[-1]
    named = [one and (one.accessibleName() or type(one).__name__) for one in found]
    assert found == [dialog.view, *charts, *plays, sending.copy, sending.save, close], named
    assert isinstance(close, QPushButton)
    assert close.text() == say("review-close")
    wanted: list[int] = []
    dialog.wanted.connect(wanted.append)
    plays[0].setFocus()
    qtbot.keyClick(plays[0], Qt.Key.Key_Space)
    assert dialog.view.found is not None
    assert wanted == [dialog.view.found.dearest[0].moment]
    dialog.reject()


def test_it_tells_its_progress_and_can_be_called_off(
    qtbot: QtBot, plain: Style, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "reviewed", reviewed)
    stored = asked(qtbot, session, lambda archive: archive.load(2))
    seen: list[tuple[int, int]] = []

    def stepped(done: int, of: int) -> None:
        seen.append((done, of))
        if done == 24:
            call.stop()

    with Lane("review") as lane:
        begins = threading.Event()
        lane.submit(begins.wait)
        call = lane.submit(reviewed, stored)  # not begun before somebody hears of it
        call.told = stepped
        begins.set()
    actions = len(revive(stored).actions)
    assert seen == [(n, actions) for n in (8, 16, 24)]
    assert call.cancelled()
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
    with unpainted(window):
        play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is end)
    driver.picture("end-sheet")
    assert end.review is None, "the odds are not loaded before somebody asks"
    end.views[0].buttons()[1].click()
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
    assert end.views[0].buttons()[0].isChecked()
    assert end.pad.isVisible()
    # Another game begins with its sheet.
    end.show_view(1)
    driver.until(lambda: end.review is not None and end.review.found is not None)
    window.desk.table.rematch()
    driver.until(lambda: window.desk.playing)


@pytest.mark.parametrize("game", [1, 2, 3])
def test_awards_and_dice_of_a_stored_game_are_its_own(
    qtbot: QtBot, plain: Style, session: Session, game: int
) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(game))
    replay = revive(stored)
    found = night(stored)
    throws = [step for step in replay.steps if isinstance(step.action, DiceLanded)]
    assert sum(one.throws for one in found.players) == len(throws)
    assert sum(thrown.throws for _, thrown in found.hands) == len(throws)
    misses = sum(event.event is EventKind.MISS for step in throws for event in step.events)
    assert sum(one.missed for one in found.players) == misses > 0
    assert sum(thrown.expected for _, thrown in found.hands) == sum(
        one.expected for one in found.players
    )
    assert found.faces == figures(stored).faces
    taken = [sum(counts[seat] for _, counts in found.sources) for seat in range(len(found.players))]
    assert taken == [sum(dict(seat.sources).values()) for seat in replay.game.seats]
    dialog = ReviewWindow(plain, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.views.buttons()[AWARDS].click()
    qtbot.waitUntil(lambda: isinstance(dialog.pages.awards.found, Night))
    assert dialog.pages.currentWidget() is dialog.pages.awards
    assert not dialog.word.text(), "what is said of choices belongs to the review"
    cards = [card.accessibleName() for card in dialog.pages.awards.findChildren(AwardCard)]
    views = award_views(replay.game)
    assert cards == [f"{one.title}: {one.name}, {one.value}, {one.note}" for one in views]
    dialog.views.buttons()[DICE].click()
    labels = {label.text() for label in dialog.pages.dice.findChildren(QLabel)}
    for seat, one in zip(replay.game.seats, found.players, strict=True):
        assert {seat.name, str(one.throws), str(one.missed)} <= labels
        assert f"{float(one.expected):.1f}" in labels
    assert nameless(dialog) == []
    for size in ((1024, 640), (1360, 860)):
        dialog.resize(*size)
        for page in (AWARDS, DICE):
            dialog.views.buttons()[page].click()
            still(dialog)
            assert cut(dialog) == []
            shown = dialog.pages.currentWidget()
            assert isinstance(shown, NightPage)
            assert not shown.horizontalScrollBar().maximum()
            keep_picture(dialog.grab(), f"review-{page}-{size[0]}-{game}")
    dialog.reject()


def test_misses_fall_as_often_as_they_are_expected(tmp_path: Path) -> None:
    """Over many games of all sheets: the chances that the page adds up are the true ones."""
    expected, missed, throws, spread = 0.0, 0, 0, 0.0
    with closing(Archive.open(tmp_path)) as archive:
        for seed, rules in enumerate(PRESETS * 2):
            finished(archive, 70 + seed, rules)
            found = night(archive.load(seed + 1))
            for dice, one in found.hands:
                assert 1 <= dice <= 6
                expected += float(one.expected)
                missed += one.missed
                throws += one.throws
                share = float(one.expected) / one.throws
                spread += one.throws * share * (1 - share)
    assert throws > 300
    assert abs(missed - expected) < 4 * spread**0.5


def test_a_game_without_throws_says_so(qtbot: QtBot, plain: Style, tmp_path: Path) -> None:
    with closing(Archive.open(tmp_path)) as archive:
        begin(archive, 5)
        stored = archive.load(1)
    dialog = ReviewWindow(plain, stored)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.views.buttons()[DICE].click()
    qtbot.waitUntil(lambda: isinstance(dialog.pages.dice.found, Night))
    labels = [label.text() for label in dialog.pages.dice.findChildren(QLabel)]
    assert labels == [say("review-dice-none"), say("review-dice-none-note")]
    dialog.views.buttons()[AWARDS].click()
    labels = [label.text() for label in dialog.pages.awards.findChildren(QLabel)]
    assert say("review-awards-head", over=False) in labels
    assert say("review-hits-none") in labels
    dialog.reject()


def test_typed_dice_are_told_apart(qtbot: QtBot, plain: Style, session: Session) -> None:
    stored = asked(qtbot, session, lambda archive: archive.load(1))
    page = DicePage(plain)
    qtbot.addWidget(page)
    for dice, typed in ((DiceFrom.TABLE, True), (DiceFrom.SCREEN, False)):
        page.show_found(night(stored._replace(dice=dice)))
        told = " ".join(label.text() for label in page.findChildren(QLabel))
        assert (say("review-dice-typed") in told) is typed
