"""Run by `test_gl.py` in a process of its own: OpenGL wants its format before the application."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QWidget

from zonk_desktop.tray import painter, probe
from zonk_desktop.tray.camera import Camera
from zonk_desktop.tray.state import PLUM, DiceSet, Die, Felt, Lamp, Plate, Table
from zonk_desktop.tray.table_cast import Look
from zonk_desktop.tray.view import DiceTray

TABLE = Table(
    (
        Die(0, "ivory", "felt", 2, dim=True),
        Die(1, "red", "felt", 5, picked=True, tag="+50"),
        Die(2, "mint", "felt", 3, focused=True),
        Die(3, "blue", "felt", 4),
        Die(4, "black", "seat", 6, seat=0),
        Die(5, "mustard", "seat", 1, seat=1),
    ),
    (Plate("kept 200", 0),),
)


THEMES: tuple[tuple[DiceSet, Felt], ...] = (
    ("casino", "night"),
    ("wooden", "walnut"),
    ("pewter", "charcoal"),
    ("glow", "moss"),
)


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        QApplication.processEvents()
        time.sleep(0.003)


def wait(seconds: float) -> None:
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() > end)


def make(renderer: str) -> DiceTray:
    tray = DiceTray(renderer=renderer)
    tray.resize(672, 420)
    tray.set_reduce_motion(True)
    tray.set_table(TABLE)
    tray.show()
    until(tray.is_ready)
    wait(0.3)
    return tray


def difference(one: DiceTray, two: DiceTray) -> float:
    """The mean difference of two pictures, of 255."""
    import numpy as np  # noqa: PLC0415

    shots = []
    for tray in (one, two):
        image = tray.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
        shots.append(rows[..., :3].astype(float))
    return float(np.abs(shots[0] - shots[1]).mean())


def is_never_black(frame: QWidget, drawn: DiceTray) -> None:
    """After another size the table is stretched until it is cast anew."""
    assert drawn.renderer == "gl", drawn.renderer_reason
    cast, let = painter.table_image, threading.Event()

    def late(*asked: Any, **more: Any) -> QImage | None:
        # However quick the machine is: not before the old picture has been looked at.
        let.wait(60)
        return cast(*asked, **more)

    painter.table_image = late
    frame.resize(900, 520)
    wait(0.06)
    assert not drawn.is_ready()
    shown = frame.screen().grabWindow(frame.winId()).toImage()
    dark = [
        shown.pixelColor(x, y).lightness() < 4
        for x in range(0, shown.width(), 20)
        for y in range(0, shown.height(), 20)
    ]
    print(f"after another size {sum(dark) / len(dark):.2f} is black")
    assert sum(dark) < len(dark) / 10
    let.set()
    until(drawn.is_ready)
    painter.table_image = cast


def look_alike(painted: DiceTray, drawn: DiceTray) -> None:
    """By both renderers, in each set of dice."""
    dice: DiceSet
    felt: Felt
    for dice, felt in THEMES:
        for tray in (painted, drawn):
            tray.set_dice(dice)
            tray.set_table(replace(TABLE, felt=felt, magic=(1, 2, 3, 4, 5)))
            tray.moves.lamp(Lamp(0.8, PLUM, on=3))
            until(tray.is_ready)
        wait(0.3)
        off = difference(painted, drawn)
        print(f"{dice} on {felt} {off:.2f}")
        assert off < 1.8


def cast_once() -> None:
    """A table for both renderers, where both ask for the same."""
    cast, known, one = painter.table_image, dict[Any, QImage | None](), threading.Lock()

    def image(
        cam: Camera,
        look: Look,
        most: int = painter.MOST_PIXELS,
        wanted: Callable[[], bool] = lambda: True,
    ) -> QImage | None:
        key = cam, look, most
        with one:
            found = known[key] = known.get(key) or cast(*key, wanted)
        return found

    painter.table_image = image


def draws_no_bare_frame() -> list[bool]:
    """Whether the table is missing in each frame that OpenGL draws from now on."""
    from zonk_desktop.tray import glview  # noqa: PLC0415 - not before the platform is known

    bare: list[bool] = []
    draw = glview.TrayItem.draw

    def watched(item: glview.TrayItem) -> None:
        draw(item)
        bare.append(not item._has_table)

    setattr(glview.TrayItem, "draw", watched)  # noqa: B010 - a method, to mypy
    return bare


def waits_for_a_dialog() -> None:
    """OpenGL needs another window of the system's: dialog and icon would stay with the old one."""
    frame, iconed = QWidget(), list[int]()
    frame.setWindowIcon(QPixmap(16, 16))
    frame.windowIconChanged.connect(lambda: iconed.append(frame.winId()))
    tray = DiceTray(frame, "gl")
    tray.set_table(TABLE)
    frame.show()
    window, dialog = frame.winId(), QDialog(frame)
    dialog.open()
    until(tray.is_ready)
    assert (tray.renderer, frame.winId()) == ("painter", window)
    dialog.close()
    until(lambda: tray.renderer == "gl")
    assert iconed == [frame.winId()] != [window]
    tray.stop()


def main() -> None:
    probe.prepare()
    QApplication(sys.argv)
    cast_once()
    painted = make("painter")
    assert painted.renderer == "painter"
    os.environ["ZONK_TRAY"] = "gl"  # software will do for a test
    bare = draws_no_bare_frame()
    drawn = make("gl")
    if drawn.renderer != "gl":
        print("no OpenGL here:", drawn.renderer_reason)
        drawn.stop()
        painted.stop()
        return
    waits_for_a_dialog()
    assert bare, "no frame was drawn"
    assert not any(bare), "a frame without a table"
    off = difference(painted, drawn)
    print(f"difference {off:.2f}")
    assert off < 1.5
    look_alike(painted, drawn)
    for tray in (painted, drawn):
        tray.moves.lamp(Lamp())
    surface = drawn._drawing.gl
    assert surface is not None

    # Another window is another context.
    frame = QWidget()
    QHBoxLayout(frame).addWidget(drawn)
    frame.resize(700, 450)
    frame.show()
    until(drawn.is_ready)
    wait(0.4)
    is_never_black(frame, drawn)

    # OpenGL fails in the middle of a throw: the painter brings it to its end.
    rests: list[int] = []
    drawn.rested.connect(lambda: rests.append(1))
    drawn.set_reduce_motion(False)
    drawn.speed = "slow"
    drawn.throw((0, 1, 2), (6, 5, 4), 1)
    until(lambda: drawn.sight.player is not None and drawn.sight.player.playing)
    wait(0.1)
    surface.fail(RuntimeError("on trial"))
    until(lambda: bool(rests))
    assert drawn.renderer == "painter"
    assert "on trial" in drawn.renderer_reason
    faces = drawn.shown_faces()
    assert (faces[0], faces[1], faces[2]) == (6, 5, 4)
    wait(0.1)
    drawn.stop()
    painted.stop()
    print("well")


if __name__ == "__main__":
    main()
