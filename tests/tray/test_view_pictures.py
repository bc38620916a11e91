"""What the widget shows: its pictures, sizes and looks, and what comes before them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.tray.test_view import BODY
from zonk_desktop.session.job import running
from zonk_desktop.tray.brass import ShownPlate
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.colours import DIM, DIM_BODY, PIP, RING
from zonk_desktop.tray.light import rgb
from zonk_desktop.tray.marks import TAG_FILL, plate_boxes
from zonk_desktop.tray.painter import table_image
from zonk_desktop.tray.premade import premade
from zonk_desktop.tray.sketch import dimmed
from zonk_desktop.tray.state import MAGIC_HEIGHT, Die, Felt, Plate, Table, magic_spot
from zonk_desktop.tray.table_cast import Look
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.settings import FELTS

from .conftest import FIVE


def test_the_picture_is_not_flat(qtbot: QtBot, tray: DiceTray) -> None:
    """Felt is green, stage is not, and a die on the felt is bright."""
    tray.set_reduce_motion(True)
    tray.set_table(Table((Die(0, place="felt", face=1),)))
    shot = tray.grab().toImage()
    corner = shot.pixelColor(3, 3)
    tray.set_dark(True)
    qtbot.waitUntil(tray.is_ready)
    dark = tray.grab().toImage()
    assert dark.pixelColor(3, 3).lightness() < corner.lightness() / 2
    point = tray.die_point(0)
    assert point is not None
    bright = max(
        shot.pixelColor(round(point.x()) + dx, round(point.y()) - 12).lightness()
        for dx in range(-12, 13, 3)
    )
    assert bright > 200


def test_dice_stay_on_the_tray_while_a_new_size_is_cast(qtbot: QtBot, tray: DiceTray) -> None:
    """The picture is stretched until then, and the dice with it."""
    tray.speed = "off"
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (4,), 1)
    before, size = tray.die_point(0), tray.size()
    assert before is not None
    tray.resize(380, 420)
    now = tray.die_point(0)
    assert now is not None
    assert now.x() / tray.width() == pytest.approx(before.x() / size.width())
    assert now.y() / tray.height() == pytest.approx(before.y() / size.height())
    assert tray.sight.die_at(now) == 0
    qtbot.waitUntil(tray.is_ready)
    then = tray.die_point(0)
    assert then is not None
    assert tray.sight.die_at(then) == 0
    assert then != now


def test_another_felt_and_stage_are_there_before_they_are_fine(
    qtbot: QtBot, tray: DiceTray
) -> None:
    # The first size is asked for once more, a moment after it was shown.
    qtbot.waitUntil(lambda: not tray._resized.isActive())
    drawn: list[tuple[str, bool]] = []
    real = tray._draw_on

    def draw_on(key: Any, image: QImage) -> None:
        drawn.append((key.felt, key.dark))
        real(key, image)

    tray._draw_on = draw_on  # type: ignore[method-assign]
    tray.set_dark(True)
    # No frame of the big picture has a light stage.
    assert drawn == [("moss", True)]
    qtbot.waitUntil(lambda: len(drawn) == 2)
    tray.set_table(replace(FIVE, felt="night"))
    assert drawn[2:] == [("night", True)]
    qtbot.waitUntil(lambda: len(drawn) == 4)
    assert drawn == [("moss", True)] * 2 + [("night", True)] * 2
    drawn.clear()
    # A size alone is stretched: the old picture is finer than a coarse new one.
    tray.resize(500, 400)
    qtbot.waitUntil(tray.is_ready)
    assert drawn == [("night", True)]


def test_the_tray_is_loaded_before_it_is_looked_at(qtbot: QtBot) -> None:
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    with qtbot.waitSignal(widget.warmed):
        widget.warm()
    assert not widget.isVisible()
    widget.stop()


def test_a_tray_that_has_stopped_takes_no_picture_any_more(qtbot: QtBot, tray: DiceTray) -> None:
    """It would have the process that thinks started again, after the window."""
    ready: list[None] = []
    tray.ready.connect(lambda: ready.append(None))
    tray.set_dark(True)
    tray._lane.submit(int).result()
    tray.stop()
    qtbot.waitUntil(lambda: not running())
    assert not ready


def apart(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures, of 255."""
    plain = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (one, other)]
    pixels = [np.array(image.constBits()) for image in plain]
    return float(np.abs(pixels[0].astype(float) - pixels[1].astype(float)).mean())


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("dark", [False, True])
def test_what_comes_with_the_program_is_the_table_as_it_is_cast(felt: Felt, dark: bool) -> None:
    """In the steepest view and in the flattest; a picture in flat colours is 13 to 32 away."""
    for wide, high in ((320, 200), (400, 190)):
        cam = fit(wide, high)
        cast = table_image(cam, Look(felt, 5, dark))
        assert cast is not None
        assert apart(premade(cam, felt, 5, dark), cast) < 9, (wide, high)


def test_the_first_picture_of_a_tray_is_the_real_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after another size and on another table, before anything is cast."""
    monkeypatch.setattr("zonk_desktop.tray.painter.table_image", lambda *_, **__: None)
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.resize(480, 300)
    widget.set_table(replace(FIVE, seats=5))
    shown = [widget.grab().toImage()]
    widget.show()
    qtbot.waitUntil(lambda: widget.sight.player is not None, timeout=20_000)
    shown.append(widget.grab().toImage())
    widget.resize(540, 300)
    widget.set_table(replace(FIVE, seats=6, felt="night"))
    shown.append(widget.grab().toImage())
    widget.stop()
    for picture, felt, seats in zip(shown, ("moss", "moss", "night"), (5, 5, 6), strict=True):
        cast = table_image(fit(picture.width(), picture.height()), Look(felt, seats, False))
        assert cast is not None
        assert apart(picture, cast) < 9


def test_dice_lie_on_the_first_picture_where_they_will_lie(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is opened is seen with its dice before anything heavy is loaded."""
    monkeypatch.setattr(DiceTray, "_start_loading", lambda _: None)
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.resize(960, 600)
    dice = (
        Die(0, "ivory", "seat", 1, 0), Die(1, "red", "felt", 6), Die(2, "mint", "felt", 5),
        Die(3, "blue", "felt", 4, dim=True), Die(4, "ivory", "hand"),
    )  # fmt: skip
    widget.set_table(Table(dice))
    widget.show()
    qtbot.waitUntil(lambda: widget._painted)
    sketch = widget.grab().toImage()
    bare = QImage(sketch.size(), QImage.Format.Format_RGB32)
    widget.set_table(Table(tuple(replace(die, place="hand") for die in dice)))
    painter = QPainter(bare)
    widget.render(painter, QPoint())
    painter.end()
    monkeypatch.undo()
    widget.set_table(Table(dice))
    widget._start_loading()
    qtbot.waitUntil(widget.is_ready)
    cam = fit(widget.width(), widget.height())
    edge = cam.focal / cam.depth(0.0, 0.5)
    for die in dice[:4]:
        where = widget.die_point(die.index)
        assert where is not None
        near = [
            QPoint(round(where.x() + dx), round(where.y() + dy))
            for dx in range(-round(edge * 0.4), round(edge * 0.4))
            for dy in range(-round(edge * 0.5), round(edge * 0.2))
        ]
        met = {sketch.pixelColor(at).name() for at in near}
        look = ((BODY[die.colour], DIM_BODY), (PIP[die.colour], DIM))
        for colour, left in look:
            seen = QColor(colour)
            if die.dim:
                seen = dimmed(seen, left[die.colour])
                assert seen.lightness() > 0.4 * QColor(colour).lightness(), "it was nearly black"
            assert seen.name() in met, (die, colour)
        assert all(bare.pixelColor(at).name() not in {BODY[die.colour]} for at in near)
    assert widget.die_point(4) is None
    widget.stop()


def test_the_first_picture_has_plates_tags_rings_and_the_magic_number(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the renderer cannot be loaded a whole game is played on it."""
    monkeypatch.setattr(DiceTray, "_start_loading", lambda _: None)
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.resize(960, 600)
    whole = Table(
        (Die(0, "ivory", "seat", 5, 0), Die(1, "red", "felt", 1, picked=True, tag="+100")),
        (Plate("kept 50", 0),), seats=5, magic=(1, 2, 3),
    )  # fmt: skip
    widget.set_table(replace(whole, dice=(), plates=(), magic=()))
    widget.show()
    qtbot.waitUntil(lambda: widget._painted)
    bare = widget.grab().toImage()
    cam = fit(widget.width(), widget.height())

    def changed(table: Table, near: QPointF, reach: int) -> set[str]:
        widget.set_table(table)
        picture = widget.grab().toImage()
        middle, span = near.toPoint(), range(-reach, reach + 1)
        spots = [middle + QPoint(dx, dy) for dx in span for dy in span]
        return {
            picture.pixelColor(at).name() for at in spots
            if picture.pixel(at) != bare.pixel(at)
        }  # fmt: skip

    ((_, box),) = plate_boxes(cam, widget.font(), [ShownPlate(whole.plates[0])], 5)[1]
    assert len(changed(replace(whole, dice=()), box.center(), 8)) > 20, "brass and letters"
    for place in range(3):
        spot = magic_spot(place, 3)
        at = QPointF(*cam.project(spot.x, spot.y, MAGIC_HEIGHT))
        assert QColor(BODY["ivory"]).name() in changed(replace(whole, dice=(), plates=()), at, 8)
    ring = changed(whole, QPointF(cam.width / 2, cam.height / 2), 280)
    assert QColor(RING).name() in ring
    assert QColor(TAG_FILL).name() in ring
    widget.stop()


def test_dimmed_dice_are_seen_and_told_apart() -> None:
    """On the felt, beside live ones, by eyes that see no green: contrast as WCAG reckons it."""

    def light_of(colour: str) -> float:
        shares = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in rgb(colour)]
        return float(0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2])

    def contrast(one: float, other: float) -> float:
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)

    felt = light_of("#387642")
    dimmed = {name: light_of(colour) * DIM[name] for name, colour in BODY.items()}
    assert contrast(dimmed["mint"], felt) > 1.4
    # Luminance is what is left where colours are not told apart.
    assert contrast(dimmed["ivory"], light_of(BODY["mint"])) > 1.4
    for name, value in dimmed.items():
        if name not in {"black", "red", "blue"}:
            assert contrast(light_of(BODY[name]), value) > 1.8, name
