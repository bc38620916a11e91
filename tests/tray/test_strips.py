"""Contact sheets: five frames of each moment, kept with the other pictures for a person to see."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.tray.conftest import Clock
from tests.ui.looking import keep_picture
from zonk_desktop.tray.state import PLUM, Die, Lamp, Plate, Table
from zonk_desktop.tray.view import DiceTray

HAND = Table(tuple(Die(i) for i in range(5)))
FACES = (5, 5, 1, 2, 4)
LIES = Table(tuple(Die(i, place="felt", face=f) for i, f in enumerate(FACES)))
MARKED = Table(
    tuple(
        Die(i, place="felt", face=f, picked=f in (1, 5), dim=f not in (1, 5), tag=tag)
        for i, (f, tag) in enumerate(zip(FACES, ("+50", "+50", "+100", "", ""), strict=True))
    )
)
KEPT = Table(
    (
        Die(0, place="seat", seat=0, face=5),
        Die(1, place="seat", seat=1, face=5),
        Die(2, place="seat", seat=2, face=1),
        Die(3, place="felt", face=2),
        Die(4, place="felt", face=4),
    ),
    (Plate("two 5s 100", 0, 2), Plate("1 100", 2)),
)
CARRIED = Table(KEPT.dice, (Plate("carried 200", 0, 3),))
ALL = Table(tuple(Die(i, place="felt", face=f, picked=True) for i, f in enumerate(FACES)))
MAGIC = Table(HAND.dice, magic=(1, 2, 4, 5, 5))

#: From which table, what is done, and the seconds of the five frames.
MOMENTS: dict[str, tuple[Table, Callable[[DiceTray], None], tuple[float, ...]]] = {
    "gather": (LIES, lambda t: t.moves.gather((0, 1, 2, 3, 4)), (0, 0.05, 0.1, 0.15, 0.3)),
    "rest": (LIES, lambda t: t.moves.show(MARKED), (0, 0.03, 0.06, 0.12, 0.3)),
    "keep": (MARKED, lambda t: t.moves.keep(KEPT), (0, 0.1, 0.25, 0.4, 0.8)),
    "carried": (KEPT, lambda t: t.moves.show(CARRIED), (0, 0.08, 0.16, 0.26, 0.5)),
    "all-score": (LIES, lambda t: t.moves.light_up(ALL), (0.03, 0.12, 0.22, 0.32, 0.6)),
    "miss": (KEPT, lambda t: t.moves.sweep(), (0, 0.15, 0.25, 0.35, 0.43)),
    "undo": (KEPT, lambda t: t.moves.undo(LIES), (0, 0.1, 0.2, 0.35, 0.7)),
    "dare": (KEPT, lambda t: t.moves.lamp(Lamp(on=4)), (0, 0.07, 0.13, 0.2, 0.4)),
    "halftime": (KEPT, lambda t: t.moves.lamp(Lamp(1, PLUM)), (0, 0.07, 0.13, 0.2, 0.4)),
    "push-in": (KEPT, lambda t: t.moves.push_in(4), (0, 0.17, 0.35, 0.52, 0.8)),
    "magic": (LIES, lambda t: t.moves.show(MAGIC), (0, 0.12, 0.25, 0.38, 0.7)),
}


def frame(tray: DiceTray) -> QImage:
    return tray.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def sheet(frames: list[QImage], name: str) -> None:
    wide, high = frames[0].width() // 2, frames[0].height() // 2
    result = QImage(wide * len(frames), high, QImage.Format.Format_RGB32)
    painter = QPainter(result)
    for place, one in enumerate(frames):
        small = one.scaled(
            wide,
            high,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(place * wide, 0, small)
    painter.end()
    keep_picture(result, f"strip-{name}")


@pytest.mark.slow
def test_moments_in_five_frames(qtbot: QtBot, tray: DiceTray, clock: Clock, amount: Amount) -> None:
    sizes = [(1024, 640, False), (1024, 640, True), (1920, 1080, False), (1920, 1080, True)]
    for width, height, dark in sizes[: amount.of(1, 4, "ZONK_STRIPS")]:
        tray.resize(width, height)
        tray.set_dark(dark)
        qtbot.waitUntil(tray.is_ready)
        for name, (before, act, times) in MOMENTS.items():
            tray.moves.lamp(Lamp(), 0)
            tray.moves.pull_back()
            tray.set_table(before, animate=False)
            tray.moves.finish()
            clock.turn(5)
            act(tray)
            frames, at = [], 0.0
            for time in times:
                clock.turn(time - at)
                at = time
                frames.append(frame(tray))
            first, *rows = (np.frombuffer(one.constBits(), np.uint8) for one in frames)
            moved = [float((np.maximum(a, first) - np.minimum(a, first)).mean()) for a in rows]
            assert max(moved) > 0.05, f"{name}: nothing is seen"
            clock.turn(5)
            sheet(frames, f"{name}-{width}{'-dark' if dark else ''}")
