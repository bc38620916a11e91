"""Nobody at the start page: dice that throw themselves until somebody comes."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.looking import to_front
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.start import nobody as idle
from zonk_desktop.ui.start.nobody import Nobody, SoftEars
from zonk_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody is impatient."""
    monkeypatch.setattr(idle, "IDLE_MS", 300)
    return iter(())


def nobody(window: MainWindow) -> Nobody:
    return window.desk.welcome.nobody


@pytest.mark.usefixtures("quick")
def test_nobody_throws_until_somebody_comes(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(speed="fast", tray="painter")
    driver, start = Driver(window, qtbot), window.start
    tray, thrower = window.desk.tray, nobody(window)
    assert isinstance(tray.ears, SoftEars)
    first = thrower.faces
    driver.until(lambda: thrower.faces != first)
    # However slow the machine is: the next throw waits for the test.
    thrower._wait.setInterval(600_000)
    assert start.banner is not None
    # Nothing is told before the dice lie.
    assert not start.banner.isVisible()
    driver.until(lambda: not tray.is_rolling())
    driver.until(start.banner.isVisible)
    assert tuple(tray.shown_faces().values()) == thrower.faces
    assert " ".join(map(str, thrower.faces)) in start.banner.accessibleName()
    # Somebody comes in the middle of a throw: the tray is his, and as his game has it.
    thrower.throw()
    driver.until(tray.is_rolling)
    driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert not thrower.there
    assert not tray.is_rolling()
    assert tray.parentWidget() is window.desk.page
    assert not isinstance(tray.ears, SoftEars)
    # What nobody threw is of no use to anybody.
    assert {die.place for die in tray.sight.table.dice} == {"hand"}
    faces = thrower.faces
    driver.wait(700)
    assert thrower.faces == faces


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("how", ["still", "behind"])
def test_nobody_is_quiet(open_window: Opener, qtbot: QtBot, how: str) -> None:
    """With reduced motion dice just lie; behind another window nobody would see them."""
    window = open_window(speed="fast", motion="less" if how == "still" else "all", tray="painter")
    driver, thrower = Driver(window, qtbot), nobody(window)
    driver.until(window.desk.tray.is_ready)
    if how == "behind":
        window.hide()
    faces = thrower.faces
    thrower.throw()
    driver.wait(400)
    assert thrower.faces == faces
    if how == "still":
        return
    # It comes back to the front, and so do the throws.
    window.show()
    to_front(window, qtbot)
    driver.until(lambda: thrower.faces != faces)


@pytest.mark.usefixtures("quick")
def test_between_throws_nothing_runs(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(speed="fast", tray="painter")
    driver, thrower = Driver(window, qtbot), nobody(window)
    first = thrower.faces
    driver.until(lambda: thrower.faces != first)
    driver.until(lambda: not window.desk.tray.is_rolling())
    thrower._wait.setInterval(60_000)
    driver.until(lambda: not window.desk.tray._play._clock.isActive())
    # The clock of the frames stands still: only the one wait is left.
    assert thrower._wait.isActive()
    # Whoever touches something makes it begin again.
    thrower._wait.start(50_000)
    driver.key(Qt.Key.Key_Shift)
    assert thrower._wait.interval() == 50_000
    assert thrower._wait.remainingTime() > 49_000


def test_a_miss_is_told_in_the_word_of_the_sheet(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    thrower, said = nobody(window), list[tuple[str, str, bool]]()
    # What a person would hear of the first of these throws.
    rules = Rules(preset("lets-play-zonk"))
    game, _ = apply(new_game(rules, ("Ann", "Bob")), act.Roll())
    _, events = apply(game, act.DiceLanded((2, 3, 4, 6, 6)))
    (word,) = [event.name for event in events if event.event is EventKind.MISS]
    thrower.spoke.connect(lambda *told: said.append(told))
    for faces in ((2, 3, 4, 6, 6), (1, 5, 5, 2, 3), (2, 2, 2, 2, 2)):
        thrower.faces = faces
        thrower._speak()
    assert said[0] == (word, "Nobody rolls 2 3 4 6 6, and nobody minds.", True)
    assert said[1] == ("Nobody rolls 1 5 5 2 3: 200 points, written nowhere.", "", False)
    assert said[2] == ("Nobody rolls 2 2 2 2 2: 2,000 points, written nowhere.", "", False)


class Heard:
    """Ears that keep what they are told."""

    status = "through nothing"
    lead = 0.08

    def __init__(self) -> None:
        self.told: list[object] = []

    def foretell(self, pace: float, seed: int) -> Callable[[object], object] | None:
        return None if not seed else lambda throw: throw and np.full(4, 0.5, np.float32)

    def play_throw(self, samples: object, starts: float) -> None:
        self.told.append((samples, starts))

    def skip_throw(self) -> None:
        self.told.append("skipped")


def test_nobody_is_heard_softly_or_not_at_all() -> None:
    """What the settings silence stays silent, the rest comes from the next room."""
    real = Heard()
    ears = SoftEars(real)  # type: ignore[arg-type]
    assert (ears.status, ears.lead) == (real.status, real.lead)
    assert ears.foretell(1.0, 0) is None
    hear = ears.foretell(1.0, 1)
    assert hear is not None
    assert hear(None) is None  # type: ignore[arg-type]
    soft = hear(object())  # type: ignore[arg-type]
    assert soft.dtype == np.float32
    assert soft.tolist() == pytest.approx([0.5 * idle.SOFTLY] * 4)
    ears.play_throw(soft, 3.0)
    assert real.told == [(soft, 3.0)]
    # Whoever comes does not hear dice that are rushed to their rest.
    ears.skip_throw()
    assert len(real.told) == 1
