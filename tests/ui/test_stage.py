"""The director alone and in a window: beats in order, one clock, and keys that wait."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.stage.steps import new_table
from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Phase
from zonk_desktop.stage.beats import Beat, Keys, Kind
from zonk_desktop.ui.table import director
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.states import Stage


def beat(kind: Kind, length: int = 0, keys: Keys = Keys.SKIP) -> Beat:
    return Beat(kind, 0, new_table("wheaton"), length, keys)


class Watched:
    """A director whose beats are written down."""

    def __init__(self) -> None:
        self.director = Director()
        self.kinds: list[Kind] = []
        self.words = 0
        self.director.begins.connect(lambda one: self.kinds.append(one.kind))

    def play(self, *beats: Beat) -> None:
        self.director.play(beats, self._word)

    def _word(self) -> None:
        self.words += 1


@pytest.fixture
def watched(qapp: QApplication) -> Watched:
    return Watched()


def test_beats_without_length_are_over_at_once(watched: Watched) -> None:
    watched.play(beat(Kind.MISS), beat(Kind.SWEEP), beat(Kind.ENTRY))
    assert watched.kinds == [Kind.MISS, Kind.SWEEP, Kind.ENTRY]
    assert watched.words == 1
    assert not watched.director.busy


class Painted(QObject):
    """In the place of a tray: paints when it is told to."""

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def refresh(self) -> None:
        self.asked += 1


def test_the_time_of_a_beat_begins_when_it_has_been_painted(
    watched: Watched, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(director, "UNSEEN_MS", 3_600_000)
    tray, late = Painted(), QTimer()
    watched.director.watch(tray)  # type: ignore[arg-type]
    watched.play(beat(Kind.MISS, 1), beat(Kind.HALFTIME, 1))
    assert tray.asked == 1
    late.setSingleShot(True)
    with qtbot.waitSignal(late.timeout):
        late.start(20)  # far longer than the beat
    assert watched.kinds == [Kind.MISS], "nobody has seen it yet"
    tray.painted.emit()
    qtbot.waitUntil(lambda: watched.kinds == [Kind.MISS, Kind.HALFTIME])
    assert tray.asked == 2
    watched.director.skip()
    assert watched.words == 1
    tray.painted.emit()


def test_beats_go_on_where_nothing_is_painted(watched: Watched, qtbot: QtBot) -> None:
    watched.director.watch(Painted())  # type: ignore[arg-type]
    watched.play(beat(Kind.MISS, 1), beat(Kind.HALFTIME, 1))
    qtbot.waitUntil(lambda: watched.words == 1)


def test_a_throw_lasts_until_its_dice_rest(watched: Watched, qtbot: QtBot) -> None:
    watched.play(beat(Kind.THROW), beat(Kind.REST, 20))
    assert watched.director.in_the_air
    watched.director.skip()
    assert watched.kinds == [Kind.THROW], "the tray ends a throw, nobody else"
    watched.director.rested()
    assert watched.director.busy
    qtbot.waitUntil(lambda: watched.words == 1)
    assert watched.kinds == [Kind.THROW, Kind.REST]


def test_a_key_finishes_a_moment_and_no_more(watched: Watched) -> None:
    hour = 3_600_000
    watched.play(
        beat(Kind.MISS, hour), beat(Kind.SWEEP, hour), beat(Kind.ENTRY, hour),
        beat(Kind.HALFTIME, hour), beat(Kind.HANDOVER, hour, Keys.WAIT),
    )  # fmt: skip
    watched.director.skip()
    assert watched.kinds[-1] is Kind.HALFTIME
    watched.director.skip()
    assert watched.kinds[-1] is Kind.HANDOVER
    watched.director.skip()
    assert watched.director.busy, "nobody hurries a hand-over"
    assert watched.words == 0
    watched.director.clear()


def test_the_word_is_given_while_the_last_beats_are_still_seen(
    watched: Watched, qtbot: QtBot
) -> None:
    hour = 3_600_000
    watched.play(beat(Kind.KEEP, hour, Keys.OPEN), beat(Kind.TOKEN, hour, Keys.OPEN))
    assert watched.words == 0, "in an event of its own"
    qtbot.waitUntil(lambda: watched.words == 1)
    assert not watched.director.busy
    watched.play(beat(Kind.STAY, hour))
    assert watched.kinds == [Kind.KEEP, Kind.TOKEN, Kind.STAY], "none is left out"
    assert watched.director.busy
    watched.director.clear()


# At the table


def to_miss(driver: Driver) -> None:
    """A turn that is about to miss: real dice, so that the throw is known."""
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))


def enter(driver: Driver, faces: str) -> None:
    table = driver.window.desk.table
    before = table.snapshot
    table.enter(tuple(int(face) for face in faces))
    driver.until(lambda: table.stage is not Stage.PLAYING or table.snapshot is not before)
    driver.until(lambda: table.stage is not Stage.WAITING)


def press(driver: Driver, key: Qt.Key, *, again: bool = False) -> None:
    target = QApplication.focusWidget() or driver.window
    event = QKeyEvent(
        QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", again
    )  # fmt: skip
    QApplication.sendEvent(target, event)


def test_a_miss_is_seen_before_the_next_player_has_the_dice(
    open_window: Opener, qtbot: QtBot
) -> None:
    driver = Driver(open_window(speed="slow"), qtbot)
    window = driver.window
    table, page = window.desk.table, window.desk.page
    kinds: list[Kind] = []
    table.director.begins.connect(lambda one: kinds.append(one.kind))
    to_miss(driver)
    enter(driver, "22336")
    driver.until(lambda: Kind.MISS in kinds)
    assert table.stage is Stage.SHOWING
    assert not table.idle
    assert page.bar.accessibleName().startswith("ZONK")
    assert table.game is not None
    assert table.game.turn.seat == 0
    assert len(table.game.cells) == 0, "it is pencilled later"
    assert page.roll.view.name == "pass"
    assert page.roll.primary
    heard: list[bool] = []
    table.idled.connect(lambda: heard.append(True))
    # Held keys and a press of Roll play nothing; the press ends the moment.
    for _ in range(5):
        press(driver, Qt.Key.Key_R, again=True)
    assert table.stage is Stage.SHOWING
    press(driver, Qt.Key.Key_R)
    assert kinds[-1] is Kind.HANDOVER
    assert table.game.turn.seat == 1
    assert len(table.game.cells) == 1
    press(driver, Qt.Key.Key_R)
    assert kinds[-1] is Kind.HANDOVER, "a hand-over waits for nobody"
    driver.until(lambda: bool(heard))
    assert table.idle
    assert page.bar.accessibleName().startswith("Bob")
    assert [kind for kind in kinds if kind is not Kind.REST] == [
        Kind.MISS, Kind.SWEEP, Kind.ENTRY, Kind.HANDOVER,
    ]  # fmt: skip


def test_a_key_meant_for_the_one_turn_does_not_play_the_next(
    open_window: Opener, qtbot: QtBot
) -> None:
    driver = Driver(open_window(), qtbot)
    table = driver.window.desk.table
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    table.director.guard.fresh_ms = 3_600_000

    def roll() -> None:
        before = table.snapshot
        press(driver, Qt.Key.Key_R)
        driver.until(lambda: table.snapshot is not before)
        driver.settled()

    game = table.game
    for _ in range(200):
        roll()
        game = table.game
        assert game is not None
        if game.turn.seat == 1:
            break
    assert game is not None
    assert game.turn.seat == 1
    for again in (True, False, True):
        press(driver, Qt.Key.Key_R, again=again)
        driver.answered()
    assert table.game is game, "nothing was rolled for Bob"
    table.director.guard.clear()
    press(driver, Qt.Key.Key_R, again=True)
    driver.answered()
    assert table.game is game, "a held key rolls for nobody"
    roll()
    assert table.game is not game


def test_what_was_asked_meanwhile_waits(open_window: Opener, qtbot: QtBot) -> None:
    """No call, undo or click on a button acts while something is shown."""
    driver = Driver(open_window(speed="slow"), qtbot)
    table = driver.window.desk.table
    kinds: list[Kind] = []
    table.director.begins.connect(lambda one: kinds.append(one.kind))
    to_miss(driver)
    enter(driver, "22336")
    # Before it the roll alone may be known.
    driver.until(lambda: Kind.MISS in kinds)
    assert table.stage is Stage.SHOWING
    snapshot = table.snapshot
    table.undo()
    table.do(act.Roll())
    qtbot.mouseClick(driver.window.desk.page.roll, Qt.MouseButton.LeftButton)
    driver.answered()
    assert table.snapshot is snapshot
    driver.settled()
    assert table.game is not None
    assert table.game.turn.phase is Phase.TO_ROLL
    assert table.game.turn.seat == 1


def test_what_was_left_to_be_told_is_not_called_out_over_the_next_throw(
    open_window: Opener, qtbot: QtBot
) -> None:
    """A player may act while the last beats are seen; their banner belongs to the throw before."""
    driver = Driver(open_window(speed="slow"), qtbot)
    table = driver.window.desk.table
    to_miss(driver)
    kinds: list[Kind] = []
    table.director.begins.connect(lambda one: kinds.append(one.kind))
    before = table.snapshot
    table.enter((1, 2, 3, 4, 5))
    driver.until(lambda: table.snapshot is not before)
    assert Kind.ALL_SCORE not in kinds or table.director.beat is not None
    enter(driver, "15226")
    driver.until(lambda: table.idle)
    assert Kind.ALL_SCORE in kinds, "it is told all the same"
    assert "score" not in table.log.banner
