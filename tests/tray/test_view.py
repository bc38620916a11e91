"""The widget, on a real display."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.tray.conftest import Clock
from zonk_desktop import breath
from zonk_desktop.tray import play
from zonk_desktop.tray.colours import DICE
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.state import Die, Plate, Table
from zonk_desktop.tray.view import DiceTray

LEFT = Qt.MouseButton.LeftButton
BODY = DICE["ivory"].body


def in_the_air(tray: DiceTray) -> bool:
    """Whether a throw plays, no longer being worked out."""
    return tray.sight.player is not None and tray.sight.player.playing


def heard(signal: object) -> list[object]:
    found: list[object] = []
    signal.connect(lambda *args: found.append(args[0] if args else None))  # type: ignore[attr-defined]
    return found


def test_nothing_heavy_before_the_first_frame() -> None:
    code = (
        "import sys, zonk_desktop.tray.view;"
        "print([m for m in ('numpy', 'mujoco', 'pyqtgraph', 'OpenGL') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_a_throw_rests_with_its_faces(qtbot: QtBot, tray: DiceTray, speed: str) -> None:
    tray.speed = speed
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 3)
        assert tray.is_rolling()
    assert not tray.is_rolling()
    assert tray.shown_faces() == {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}


def test_dice_in_the_hand_are_not_painted_again_while_their_throw_is_worked_out(
    tray: DiceTray, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(tray._play, "_refresh", lambda: asked.append(True))
    tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 6), 7)
    for seconds, pictures in ((0.05, 1), (5.0, 1), (0.05, 0)):
        asked.clear()
        clock.turn(seconds)
        assert len(asked) == pictures, "on the way, at its end, and then no more"


def test_threads_that_compute_rest_as_long_as_anything_moves(
    qtbot: QtBot, tray: DiceTray, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[bool] = []
    monkeypatch.setattr(play, "hold", lambda: held.append(tray.is_rolling()))
    tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 6), 7)
    assert held == [True]
    qtbot.waitUntil(lambda: in_the_air(tray))
    for _ in range(4):
        held.clear()
        clock.turn(0.05)
        assert held == [True], "with every picture"
    with qtbot.waitSignal(tray.rested):
        clock.turn(60)
    assert not breath.held()
    clock.turn(60)
    held.clear()
    tray.moves.sweep()
    clock.turn(0.05)
    clock.turn(60)
    assert not tray.moves.running
    assert held
    assert not any(held)
    # Nothing moves, nobody is held up.
    qtbot.waitUntil(lambda: not tray._play._clock.isActive())
    held.clear()
    tray.repaint()
    assert not held


def test_speed_off_shows_the_end_at_once(qtbot: QtBot, tray: DiceTray) -> None:
    tray.speed = "off"
    seen: list[bool] = []
    tray.rested.connect(lambda: seen.append(tray.moving))
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (4,), 1)
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (5,), 2)
        # Nothing is in motion at any time, worked out or not.
        assert not tray.moving
    assert True not in seen
    assert tray.shown_faces() == {0: 5}


def test_skip(qtbot: QtBot, tray: DiceTray) -> None:
    tray.speed = "slow"
    rests = heard(tray.rested)
    tray.throw((0, 1), (6, 6), 8)
    tray.skip()  # still being worked out
    qtbot.waitUntil(lambda: bool(rests))
    tray.throw((0, 1), (1, 2), 9)
    qtbot.waitUntil(lambda: in_the_air(tray))
    tray.skip()
    assert len(rests) == 2
    assert tray.shown_faces() == {0: 1, 1: 2}
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (3,), 10)
        tray.skip()
    # What was skipped did not come to rest a second time before it.
    assert len(rests) == 3


def test_a_table_set_during_a_throw_waits_for_it(qtbot: QtBot, tray: DiceTray) -> None:
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 3)
        qtbot.waitUntil(lambda: in_the_air(tray))
        tray.set_table(Table((Die(0, place="seat", seat=0, face=1, tag="+100"),)))
        assert tray.shown_faces() == {}
    assert tray.shown_faces() == {0: 1}


def test_a_table_set_right_after_a_throw_waits_too(qtbot: QtBot, tray: DiceTray) -> None:
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1), (3, 4), 3)
        tray.set_table(Table((Die(0, place="felt", face=3), Die(1, place="felt", face=4))))
        assert tray.shown_faces() == {}
    assert tray.shown_faces() == {0: 3, 1: 4}


def test_throw_before_the_first_frame(qtbot: QtBot) -> None:
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.speed = "off"
    widget.resize(400, 250)
    firsts = heard(widget.first_frame)
    with qtbot.waitSignal(widget.rested):
        widget.show()
        widget.throw((2,), (3,), 5)
    assert widget.shown_faces() == {2: 3}
    assert firsts == [None]
    widget.stop()
    widget.stop()


def come_to_rest(qtbot: QtBot, tray: DiceTray) -> QPointF | None:
    """Where the first die lies once it no longer glides."""
    seen: list[QPointF | None] = []

    def resting() -> bool:
        seen.append(tray.die_point(0))
        return len(seen) > 5 and all(point == seen[-1] for point in seen[-5:])

    qtbot.waitUntil(resting)
    return seen[-1]


def test_glides_and_reduced_motion(qtbot: QtBot, tray: DiceTray) -> None:
    tray.set_table(Table((Die(0, place="felt", face=2),)))
    before = come_to_rest(qtbot, tray)
    seat = Table((Die(0, place="seat", seat=0, face=2),), (Plate("kept 200", 0),))
    tray.set_table(seat)
    assert before is not None
    moving = tray.die_point(0)
    assert moving is not None
    there = come_to_rest(qtbot, tray)
    assert there is not None
    assert there.y() > before.y()
    tray.set_table(Table((Die(0, place="felt", face=2),)))
    come_to_rest(qtbot, tray)
    assert tray.die_point(0) == before  # undone, it lies where it lay
    tray.set_reduce_motion(True)
    tray.set_table(seat)
    assert tray.die_point(0) == there


def test_clicks_and_hover(qtbot: QtBot, tray: DiceTray) -> None:
    lying = (Die(0, place="felt", face=2), Die(1, place="seat", seat=3, face=6))
    tray.set_table(Table(lying), animate=False)
    clicks, hovers, flicks = heard(tray.die_clicked), heard(tray.die_hovered), heard(tray.flicked)
    for index in (0, 1):
        point = tray.die_point(index)
        assert point is not None
        # Not QTest.mouseMove: that moves the real pointer, and its news come when they come.
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            tray.mapToGlobal(point),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(tray, move)
        QTest.mouseClick(tray, LEFT, pos=point.toPoint())
    QTest.mouseClick(tray, LEFT, pos=QPoint(3, 3))
    assert clicks == [0, 1]
    assert [h for h in hovers if h != -1] == [0, 1]
    assert flicks == []


def flick(widget: DiceTray, start: QPointF, step: QPointF) -> None:
    def send(kind: QEvent.Type, k: int, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        at = start + step * k
        event = QMouseEvent(
            kind, at, widget.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier
        )
        event.setTimestamp(1000 + 8 * k)
        QApplication.sendEvent(widget, event)

    none = Qt.MouseButton.NoButton
    send(QEvent.Type.MouseButtonPress, 0, LEFT, LEFT)
    for k in range(1, 12):
        send(QEvent.Type.MouseMove, k, none, LEFT)
    send(QEvent.Type.MouseButtonRelease, 12, LEFT, none)


def test_flicks(tray: DiceTray) -> None:
    flicks = heard(tray.flicked)
    flick(tray, QPointF(200, 200), QPointF(9, -3))
    assert len(flicks) == 1
    push = flicks[0]
    assert isinstance(push, FlickPush)
    assert push.vx > 0
    assert push.vy > 0
    flick(tray, QPointF(4, 4), QPointF(9, 3))  # not from the felt
    tray.set_table(Table((Die(0, place="felt", face=2),)))
    flick(tray, QPointF(200, 200), QPointF(9, -3))  # nothing in the hand
    assert len(flicks) == 1


def test_an_open_table_tells_what_it_lost(qtbot: QtBot, tray: DiceTray) -> None:
    tray.speed = "off"
    lost = heard(tray.over)
    for seed in range(6):
        with qtbot.waitSignal(tray.rested):
            tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), seed, FlickPush(58.0, 8.0), True)
    assert lost
    assert all(index not in tray.shown_faces() for index in lost[-1])  # type: ignore[attr-defined]


def test_a_frame_in_motion_shows_the_dice_where_they_are(qtbot: QtBot, tray: DiceTray) -> None:
    """What a frame costs `bench claims` measures; that two of them differ is seen here."""
    tray.resize(960, 600)
    qtbot.waitUntil(tray.is_ready)
    tray.speed = "slow"
    tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 3)
    qtbot.waitUntil(lambda: in_the_air(tray))

    def frame() -> QImage:
        image = QImage(960, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        tray._paint_tray(painter)
        painter.end()
        return image

    first = frame()
    qtbot.waitUntil(lambda: frame() != first)
    tray.skip()
