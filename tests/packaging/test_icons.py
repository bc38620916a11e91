"""Icons: small sizes have drawings of their own, whose edges lie on whole pixels."""

from __future__ import annotations

import re
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

DRAWN = sorted(icons.SMALL.glob("*.svg"))


def test_each_small_size_has_its_drawing(qapp: QApplication, tmp_path: Path) -> None:
    assert {file.stem for file in DRAWN} == {
        f"{name}-{size}" for name in ("zonk", "paper") for size in (16, 24, 32, 48)
    }
    icons.make(tmp_path)
    for file in DRAWN:
        name, _, size = file.stem.partition("-")
        made = (tmp_path / f"{file.stem}.png").read_bytes()
        assert made == icons.draw(file, int(size))
        assert made != icons.draw(icons.LARGE[name], int(size))
        assert made in (tmp_path / f"{name}.ico").read_bytes()
    assert (tmp_path / "zonk-64.png").read_bytes() == icons.draw(icons.SOURCE, 64)


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.stem)
def test_a_drawing_fits_its_size(qapp: QApplication, file: Path) -> None:
    size = int(file.stem.rpartition("-")[2])
    assert f'viewBox="0 0 {size} {size}"' in file.read_text("utf-8")
    picture = QImage.fromData(icons.draw(file, size))
    assert (picture.width(), picture.height()) == (size, size)
    if size > 24:
        return
    # Nothing but the colours that are named, and corners of less than one of them.
    named = {int(letters, 16) for letters in re.findall(r"#([0-9A-Fa-f]{6})", file.read_text())}
    seen = [picture.pixel(x, y) for x in range(size) for y in range(size)]
    whole = [colour & 0xFFFFFF in named for colour in seen if colour >> 24 == 0xFF]
    assert sum(whole) > 0.9 * len(whole)
