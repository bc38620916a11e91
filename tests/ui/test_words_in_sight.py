"""How much a table says: each fact once, so that a glance is enough."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui import scenes
from tests.ui.conftest import Driver, Opener
from tests.ui.in_sight import words
from tests.ui.looking import keep_picture

#: The window, its look and the size of its text in per cent.
SIZES = (
    (1366, 768, "light", 100), (1024, 640, "light", 100), (1920, 1080, "light", 100),
    (1366, 768, "dark", 200), (1024, 640, "dark", 200), (1920, 1080, "dark", 200),
    (1920, 1080, "dark", 100), (2560, 1440, "light", 100),
)  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "-".join(map(str, size)))
def test_words_in_every_state(
    size: tuple[int, int, str, int],
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, amount: Amount,
) -> None:  # fmt: skip
    wide, high, look, scale = size
    if size != SIZES[0] and not amount.slow:
        pytest.skip("one size and look in every run; all of them with --slow")
    driver = Driver(open_window(look=look, scale=scale), qtbot)
    driver.window.resize(wide, high)
    counted = {}
    for name in scenes.play(scenes.Scenes(driver, monkeypatch)):
        named = f"{name.replace(' ', '-')}-{wide}x{high}-{look}-{scale}"
        keep_picture(driver.window.grab(), named)
        counted[name] = words(driver.window)
        print(f"{named}: {len(counted[name])}: {' '.join(counted[name])}")
    assert counted
