"""Dice that are live and dice that are dimmed, as they are seen: nobody takes one for the other."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter

from zonk_desktop.tray.camera import FLATTEST, Camera
from zonk_desktop.tray.colours import DIM
from zonk_desktop.tray.dicemath import flat
from zonk_desktop.tray.painter import Lamplight, TrayPainter, table_image
from zonk_desktop.tray.scene import DiceScene, Frame, Pool, pool_of
from zonk_desktop.tray.state import PLUM, Colour, DiceSet, Felt, Lamp
from zonk_desktop.tray.table_cast import Look
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS

COLOURS: tuple[Colour, ...] = ("ivory", "red", "mint", "blue", "black", "mustard")
PLACES = [(1.55 * n - 3.9, 0.7) for n in range(len(COLOURS))]
WIDE, HIGH = 560, 200
Levels = NDArray[np.float64]
_SHARES = np.arange(256) / 255.0
#: How bright each level of a colour is.
LINEAR = np.where(_SHARES <= 0.04045, _SHARES / 12.92, ((_SHARES + 0.055) / 1.055) ** 2.4)


def _camera() -> Camera:
    sin, cos = math.sin(math.radians(FLATTEST)), math.cos(math.radians(FLATTEST))
    plain = Camera(WIDE, HIGH, sin, cos, 1.0, 0.0, 0.0)
    focal = WIDE * plain.depth(0.7, 0.5) / 10.5
    x, y = plain._replace(focal=focal).project(0.0, 0.7, 0.5)
    return plain._replace(focal=float(focal), cx=float(WIDE / 2 - x), cy=float(HIGH / 2 - y))


def _luminance(image: QImage) -> Levels:
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(HIGH, WIDE, 4)[:, :, 2::-1]
    found: Levels = LINEAR[raw] @ np.array([0.2126, 0.7152, 0.0722])
    return found


@cache
def _table(felt: Felt) -> QImage:
    table = table_image(_camera(), Look(felt, 0, False))
    assert table is not None
    return table


def _seen(drawn: TrayPainter, dice: DiceSet, felt: Felt, pool: Pool, dim: float) -> Levels:
    marks = np.zeros((len(COLOURS), 5))
    marks[:, 2] = marks[:, 4] = 1
    marks[:, 3] = dim
    scene = DiceScene(
        np.array([(x, y, 0.5) for x, y in PLACES]),
        np.array([flat(5, 0.3)] * len(COLOURS)),
        list(COLOURS),
        marks,
    )
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    drawn.paint(painter, Frame(_camera(), scene, felt, dice, pool))
    painter.end()
    return _luminance(image)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("dice", DICE_SETS)
def test_a_dimmed_die_differs_from_a_live_one(dice: DiceSet, felt: Felt) -> None:
    """By 1.8 to 1 where it is brightest: its body, or pips and lines of a dark one."""
    drawn = TrayPainter(steady=True)
    drawn.set_table_image(_table(felt))
    for lamp in (Lamp(), Lamp(colour=PLUM)):
        live, dimmed = (_seen(drawn, dice, felt, pool_of(lamp), dim) for dim in (0.0, 1.0))
        for colour, (x, y) in zip(COLOURS, PLACES, strict=True):
            left, top = (round(float(at)) for at in _camera().project(x, y, 0.9))
            there = (slice(top - 8, top + 22), slice(left - 15, left + 15))
            one, other = live[there].ravel(), dimmed[there].ravel()
            bright = np.argsort(one)[-len(one) // 4 :]
            ratio = (one[bright].mean() + 0.05) / (other[bright].mean() + 0.05)
            assert ratio >= 1.8, (colour, lamp, round(float(ratio), 2))


def test_every_colour_says_how_much_is_left_of_it() -> None:
    assert DIM.keys() == set(COLOURS)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("light", [(1.25, 1.0, 0.703125), (0.5, 0.0, 0.9921875), (1.9, 1.4, 1.0)])
def test_the_lamp_falls_on_every_pixel(light: tuple[float, float, float]) -> None:
    levels = np.random.default_rng(1).integers(0, 256, (301, 173, 4), np.uint8)
    levels[:, :, 3] = 255
    table = QImage(levels.data, 173, 301, QImage.Format.Format_RGB32)
    image = Lamplight().lit(table, Pool(colour=light))
    shown = np.frombuffer(image.constBits(), np.uint8).reshape(301, 173, 4)
    wanted = np.clip(levels[:, :, :3] * np.array(light[::-1]), 0, 255)
    assert np.abs(shown[:, :, :3] - wanted).max() <= 2
