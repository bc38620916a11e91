"""Icons: small sizes have drawings of their own, whose edges lie on whole pixels."""

from __future__ import annotations

import re
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from zonk_desktop.ui.kit.icons import application_icon

DRAWN = {
    (name, size): small
    for name, large in icons.LARGE.items()
    for size in icons.SIZES
    if (small := icons.source(name, size)) != large
}


def test_each_small_size_has_its_drawing(qapp: QApplication, tmp_path: Path) -> None:
    assert set(DRAWN) == {(name, size) for name in ("zonk", "paper") for size in (16, 24, 32, 48)}
    icons.make(tmp_path)
    for (name, size), file in DRAWN.items():
        made = (tmp_path / f"{name}-{size}.png").read_bytes()
        assert made == icons.draw(file, size)
        assert made != icons.draw(icons.LARGE[name], size)
        assert made in (tmp_path / f"{name}.ico").read_bytes()
    assert (tmp_path / "zonk-64.png").read_bytes() == icons.draw(icons.SOURCE, 64)


def test_the_window_has_the_same(qapp: QApplication) -> None:
    icon = application_icon()
    for size in icons.ICO:
        drawn = QImage.fromData(icons.draw(icons.source("zonk", size), size))
        assert icon.pixmap(size).toImage().convertToFormat(drawn.format()) == drawn, size


@pytest.mark.parametrize(("name", "size"), DRAWN)
def test_a_drawing_fits_its_size(qapp: QApplication, name: str, size: int) -> None:
    file = DRAWN[name, size]
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
