"""The stream of the table by ear: what is said, when, to whom, and what waits for it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.stage.steps import new_table
from tests.ui import in_sight, scenes
from tests.ui.by_ear import listening
from tests.ui.conftest import Driver, Opener
from tests.ui.test_table import throw
from zonk_desktop.stage.beats import Beat, Keys, Kind
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit import aloud
from zonk_desktop.ui.table.director import Director
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import text

R, K, S, T, W, G, L = (getattr(Qt.Key, f"Key_{key}") for key in "RKSTWGL")
SHIFT = Qt.KeyboardModifier.ShiftModifier
#: Words and figures; what is cut short is told whole.
_WORDS = re.compile(r"[^\W_]{2,}(?![^\W_]*…)")


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a reader that is there is given to speak."""
    return listening(monkeypatch)


def test_a_turn_is_told_from_the_dice_to_the_hit(
    driver: Driver, window: MainWindow, announced: list[str]
) -> None:
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    assert announced[-1] == (
        "Ann’s turn, nothing on the sheet. The next five dice miss 8 in a hundred. "
        "Ann is not in yet: the first score takes 350."
    )
    throw(driver, "1 1 1 2 4")
    assert announced[-1] == (
        "Ann’s turn goes on. Dice: 1, 1, red 1, 2, 4. Picked: 1, 1, red 1, for 1,000. "
        "Staying with 1,000 makes 1,000, with 1 hit. The next two dice miss 44 in a hundred."
    )
    driver.key(Qt.Key.Key_1)
    assert announced[-1].startswith("Nothing is picked. ")
    driver.key(Qt.Key.Key_A)
    driver.key(S)
    driver.settled()
    lines = [text(line.message) for line in window.desk.table.log.lines if line.kind is not None]
    rolled = [line for line in lines if "rolls" in line]
    assert len(lines) > 3
    # The person's own throw comes with the choice, its dice by colour.
    missing = [line for line in lines if not any(line in said for said in announced)]
    assert missing == rolled
    assert "Bob’s turn, nothing on the sheet." in announced[-1]


def test_keys_ask_at_any_time(driver: Driver, window: MainWindow, announced: list[str]) -> None:
    driver.key(T)
    assert not announced, "no table is in front"
    driver.begin("magic-bus-1983", "Ann", "Bob", dice="table")
    throw(driver, "1 5 2 3 4 4")
    told = [line.text for line in window.desk.told.lines]
    answers = {
        T: "Ann 0, 0 hits, not in. Bob 0, 0 hits, not in. Goal 5,000, round 1.",
        W: "Ann’s turn goes on. Dice:",
        G: "Ann is not in yet: the first score takes",
    }
    for key, answer in answers.items():
        driver.key(key)
        assert announced[-1].startswith(answer)
        shown = window.desk.status.word.text().strip("\u200e")
        assert announced[-1].startswith(shown[:60])
    assert "red 1 brings 100." in window.desk.told.answer("lies")
    assert [line.text for line in window.desk.told.lines] == told, "an answer is nothing new"
    driver.key(L)
    assert announced[-1] == told[-1]
    driver.key(L, SHIFT)
    assert announced[-1] == told[-2]
    driver.key(L, SHIFT)
    assert announced[-1] == told[-min(3, len(told))]
    driver.key(L)
    assert announced[-1] == told[-1]


def test_a_key_that_asks_skips_nothing(
    open_window: Opener, qtbot: QtBot, announced: list[str]
) -> None:
    driver = Driver(open_window(speed="slow"), qtbot)
    table = driver.window.desk.table
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.key(R)
    driver.until(lambda: table.stage is Stage.ROLLING)
    for key in (T, W, G, L):
        driver.key(key)
        assert table.stage is Stage.ROLLING
    assert "Ann 0" in announced[-4]
    driver.key(R)
    driver.until(lambda: table.stage is not Stage.ROLLING)


@pytest.mark.parametrize("depth", ["few", "normal", "all"])
def test_there_are_three_depths(
    open_window: Opener, qtbot: QtBot, announced: list[str], depth: str
) -> None:
    driver = Driver(open_window(told=depth), qtbot)
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    throw(driver, "1 1 1 2 4")
    driver.key(K)
    driver.settled()
    throw(driver, "5 2")
    driver.key(S)
    driver.settled()
    whole = " ".join(announced)
    found = {part: part in whole for part in ("Ann stays with", "Dice: ", "Aside: ", "Row 1 of")}
    depths = {"few": 1, "normal": 2, "all": 4}
    assert list(found.values()) == [True] * depths[depth] + [False] * (4 - depths[depth])
    assert "Ann’s turn" in whole


def test_the_list_is_read_on_where_it_has_the_focus(open_window: Opener, qtbot: QtBot) -> None:
    """For readers that speak no announcements: the line of now is the one that has the focus."""
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    desk = window.desk
    assert desk.panels.docks["Told"].isHidden(), "nobody listens"
    assert not desk.panels.wanted["Told"].isVisible()
    window.memory.set("told", "all")
    desk.show_all()
    driver.until(desk.heard.isVisible)
    desk.heard.setFocus()
    throw(driver, "1 5 2 3 4 4")

    def reads_the_last() -> bool:
        read = desk.heard.currentIndex().data()
        return read is not None and read.strip("\u200e") == desk.told.lines[-1].text

    driver.until(reads_the_last)
    read = desk.heard.currentIndex().data()
    node = QAccessible.queryAccessibleInterface(desk.heard)
    assert node is not None
    assert node.text(QAccessible.Text.Name) == "Told"
    driver.key(K)
    driver.until(lambda: reads_the_last() and desk.heard.currentIndex().data() != read)
    # Who has gone back reads in peace.
    desk.heard.setCurrentIndex(desk.heard.model().index(0, 0))
    throw(driver, "1 5 2 3")
    driver.until(lambda: desk.heard.model().rowCount() == len(desk.told.lines))
    assert desk.heard.currentIndex().row() == 0


def test_a_moment_waits_until_it_may_have_been_heard(qtbot: QtBot) -> None:
    director, left = Director(), [5]
    asked: list[int] = []

    def speech() -> int:
        asked.append(left[0])
        return left[0]

    director.speech = speech
    seen: list[Kind] = []
    director.begins.connect(lambda beat: seen.append(beat.kind))
    game = new_table("wheaton")
    beats = [Beat(kind, 0, game, 1, Keys.SKIP) for kind in (Kind.MISS, Kind.HALFTIME)]
    director.play(beats, lambda: None)
    qtbot.waitUntil(lambda: len(asked) > 2)
    assert seen == [Kind.MISS], "somebody listens still"
    left[0] = 0
    qtbot.waitUntil(lambda: not director.busy)
    assert seen == [Kind.MISS, Kind.HALFTIME]


def test_computers_wait_until_it_may_have_been_heard(
    driver: Driver, window: MainWindow, announced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aloud, "_BREATH_MS", 3_600_000)
    desk = window.desk
    desk.told.now = lambda: 0.0
    dot = Computer("Dot", "dot", "casual")
    driver.begin("original-1978", "Dot", "Ann", roll_order=False, computers=(dot,))
    desk.told.say("Something long.")
    assert desk.told.left() == 3_600_000
    desk.computers._look()
    driver.until(desk.computers._wait.isActive)
    assert desk.computers._wait.interval() == 3_600_000
    driver.key(R)  # no waiting
    driver.until(lambda: desk.table.snapshot is not None and desk.table.snapshot.throws > 0)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    desk.told.say("Nobody hears that.")
    assert desk.told.left() == 0


def told_of(window: MainWindow) -> str:
    """Everything that a reader finds in the tree, in one string."""
    found: list[str] = []

    def walk(node: QAccessibleInterface) -> None:
        if not node.isValid() or getattr(node.state(), "invisible", False):
            return
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        found.extend(node.text(kind) for kind in kinds)
        text_of = node.textInterface()
        if text_of is not None:
            found.append(text_of.text(0, text_of.characterCount()))
        for n in range(node.childCount()):
            child = node.child(n)
            if child is not None:
                walk(child)

    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    walk(top)
    return unescape(" ".join(found))


def test_nothing_is_painted_without_its_text(
    driver: Driver, window: MainWindow, announced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing: dict[str, set[str]] = {}
    QAccessible.setActive(True)
    for name in scenes.play(scenes.Scenes(driver, monkeypatch)):
        known = set(_WORDS.findall(f"{told_of(window)} {' '.join(announced)}".lower()))
        seen = {word for text in in_sight.texts(window) for word in _WORDS.findall(text.lower())}
        missing[name] = seen - known
    QAccessible.setActive(False)
    assert len(missing) > 10
    told = {name: sorted(words) for name, words in missing.items() if words}
    assert not told, "\n".join(map(str, told.items()))


def test_nobody_hears_the_signs_round_a_name(qapp: QApplication, announced: list[str]) -> None:
    aloud.announce(qapp, "\u2068Ann\u2069 זורקת.")
    assert announced == ["Ann זורקת."]
