"""Draws the pictures of "Dice and table", each table as it is seen before it is cast, and what its
wood, felt and leather are made of.

python packaging/dev.py swatches
"""

from __future__ import annotations

import itertools
import math
import os
import sys

import noise
import numpy as np
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from zonk_desktop.resources import resource
from zonk_desktop.tray import premade, textures
from zonk_desktop.tray.camera import FLATTEST, Camera
from zonk_desktop.tray.dicemath import flat
from zonk_desktop.tray.light import F32
from zonk_desktop.tray.painter import TrayPainter, table_image
from zonk_desktop.tray.scene import DiceScene, Frame, Pool
from zonk_desktop.tray.state import Colour, DiceSet, Felt
from zonk_desktop.tray.table_cast import Look
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS
from zonk_desktop.ui.window.theme_grid import HIGH, PICTURES, WIDE

#: Place on the felt, role, upper face, and how far a die is turned.
DICE: tuple[tuple[float, float, Colour, int, float], ...] = (
    (-2.18, 0.72, "ivory", 5, 18.0),
    (-0.76, 1.02, "red", 3, -14.0),
    (0.70, 0.52, "mint", 1, 40.0),
    (2.14, 0.97, "black", 6, -22.0),
)
#: The part of the felt that is seen: how wide, and its middle.
ACROSS, MIDDLE = 7.0, 0.72
QUALITY, EXACT = 78, 100


def _camera() -> Camera:
    sin, cos = math.sin(math.radians(FLATTEST)), math.cos(math.radians(FLATTEST))
    plain = Camera(WIDE, HIGH, sin, cos, 1.0, 0.0, 0.0)
    focal = WIDE * plain.depth(MIDDLE, 0.3) / ACROSS
    x, y = plain._replace(focal=focal).project(0.0, MIDDLE, 0.3)
    return plain._replace(focal=focal, cx=WIDE / 2 - x, cy=HIGH / 2 - y)


def _scene() -> DiceScene:
    marks = np.zeros((len(DICE), 5))
    marks[:, 2] = marks[:, 4] = 1  # there, and of full size
    return DiceScene(
        np.array([(x, y, 0.5) for x, y, *_ in DICE]),
        np.array([flat(face, math.radians(turn)) for *_, face, turn in DICE]),
        [colour for _, _, colour, _, _ in DICE],
        marks,
    )


def swatch(dice: DiceSet, felt: Felt) -> QImage:
    """The picture of a set of dice on a table."""
    camera = _camera()
    table = table_image(camera, Look(felt, 0, False))
    assert table is not None
    drawn = TrayPainter(steady=True)
    drawn.set_table_image(table)
    result = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    painter = QPainter(result)
    drawn.paint(painter, Frame(camera, _scene(), felt, dice, Pool()))
    painter.end()
    return result


def sheet() -> QImage:
    """All of them: a row for each set of dice, a column for each table."""
    whole = QImage(WIDE * len(FELTS), HIGH * len(DICE_SETS), QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    for row, dice in enumerate(DICE_SETS):
        for column, felt in enumerate(FELTS):
            painter.drawImage(column * WIDE, row * HIGH, swatch(dice, felt))
    painter.end()
    return whole


def made_of() -> dict[str, QImage]:
    """The picture of each texture: walnut in its colours, of the others their heights."""
    found = {"walnut": noise.walnut() * 255}
    for name, height in (
        ("felt", noise.felt()), ("leather", noise.leather()), ("wear", noise.wear()),
    ):  # fmt: skip
        found[name] = np.repeat(height[..., None] * textures.STEPS + textures.LEVEL, 3, 2)
    return {name: _image(np.round(np.clip(shown, 0, 255))) for name, shown in found.items()}


def _image(colours: F32) -> QImage:
    rows, columns = colours.shape[:2]
    shown = colours.astype(np.uint8).tobytes()
    return QImage(shown, columns, rows, 3 * columns, QImage.Format.Format_RGB888).copy()


def _save(image: QImage, name: tuple[str, ...], quality: int) -> None:
    file = resource(*name)
    if not image.save(str(file), quality=quality):
        sys.exit(f"swatches: {file} could not be written.")
    print(f"swatches: {file}, {file.stat().st_size} bytes.")


def main(words: list[str]) -> int:
    if words:
        print("swatches: takes no words.", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    # First of all: the tables are cast with them.
    for texture, image in made_of().items():
        _save(image, textures.name(texture), EXACT)
    _save(sheet(), PICTURES, QUALITY)
    for felt, dark in itertools.product(FELTS, (False, True)):
        picture = table_image(premade.camera(), Look(felt, 0, dark))
        assert picture is not None
        _save(picture, premade.name(felt, dark), QUALITY)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
