"""Dice and table, the throw seen again, clips, the sheet as a picture: from their menus."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import swatches
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui.conftest import Driver, Opener
from tests.ui.looking import cut, keep_picture, still
from zonk_desktop.resources import resource
from zonk_desktop.tray import film, textures
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import DICE_SETS, FELTS
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.theme_grid import HIGH, PICTURES, WIDE, Swatch
from zonk_desktop.ui.window.themes import ThemesPage
from zonk_desktop.ui.zonk_file.clip import ClipDialog


def meanwhile(kind: type[object], act: Callable[[object], None]) -> None:
    """Do this to the dialog of the kind that is about to open."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            act(dialog)
        else:
            QTimer.singleShot(30, look)

    QTimer.singleShot(0, look)


def throw(driver: Driver, window: MainWindow) -> None:
    """Until dice lie on the felt, thrown at a speed at which they are seen."""
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.until(window.desk.tray.is_ready)
    driver.key(Qt.Key.Key_R)
    driver.settled()


def swatch(page: ThemesPage, dice: str, felt: str) -> Swatch:
    (found,) = [one for one in page.grid.swatches if (one.dice, one.felt) == (dice, felt)]
    return found


def test_dice_and_table_are_chosen_where_they_are_seen(driver: Driver, window: MainWindow) -> None:
    seen: list[tuple[str, str]] = []

    def choose(page: object) -> None:
        assert isinstance(page, ThemesPage)
        driver.until(page.tray.is_ready)
        driver.until(lambda: not page.tray.is_rolling() and bool(page.tray.shown_faces()))
        swatch(page, "pewter", "night").click()
        sound = window.desk.sounding.sound
        seen.append((page.tray.sight.dice, page.tray.sight.table.felt))
        seen.append(sound._matter)
        driver.until(page.tray.is_ready)
        keep_picture(page.grab(), "themes")
        assert page.take.text() == "Pewter on Night"
        page.accept() if len(seen) == 4 else page.reject()

    meanwhile(ThemesPage, choose)
    window.desk.commands.tray.themes()
    assert seen == [("pewter", "night")] * 2
    # Left as it was: nothing is kept, and dice sound as before.
    assert window.memory.dice_set() == "ivory"
    assert window.desk.tray.sight.dice == "ivory"
    assert window.desk.sounding.sound._matter[0] == "ivory"
    meanwhile(ThemesPage, choose)
    window.desk.commands.tray.themes()
    assert (window.memory.dice_set(), window.memory.felt()) == ("pewter", "night")
    assert window.desk.tray.sight.dice == "pewter"
    assert window.desk.sounding.sound._matter[0] == "pewter"


def test_the_grid_of_dice_and_table_by_keys(driver: Driver, window: MainWindow) -> None:
    seen: list[object] = []

    def walk(page: object) -> None:
        assert isinstance(page, ThemesPage)
        page.activateWindow()
        driver.until(lambda: isinstance(QApplication.focusWidget(), Swatch))
        names = {one.accessibleName() for one in page.grid.swatches}
        assert len(names) == len(DICE_SETS) * len(FELTS)
        assert all(one.accessibleDescription() for one in page.grid.swatches)
        (used,) = [one for one in page.grid.swatches if "now" in one.accessibleDescription()]
        assert (used.dice, used.felt) == ("ivory", "moss")
        for key, found in (
            (Qt.Key.Key_Up, ("ivory", "moss")),  # the ends hold
            (Qt.Key.Key_Down, ("casino", "moss")),
            (Qt.Key.Key_Right, ("casino", "night")),
            (Qt.Key.Key_End, ("casino", "night")),
            (Qt.Key.Key_Left, ("casino", "moss")),
        ):
            driver.key(key)
            assert page.chosen == found
            assert page.tray.sight.dice == found[0]
        # One stop of Tab for all of them.
        driver.key(Qt.Key.Key_Tab)
        assert not isinstance(QApplication.focusWidget(), Swatch)
        swatch(page, "casino", "moss").setFocus()
        driver.key(Qt.Key.Key_Return)
        seen.append(page.isVisible())

    meanwhile(ThemesPage, walk)
    window.desk.commands.tray.themes()
    assert seen == [False]
    assert (window.memory.dice_set(), window.memory.felt()) == ("casino", "moss")


@pytest.mark.parametrize(
    ("wide", "high", "scale"), [(1008, 576, 100), (1008, 576, 200), (1900, 1000, 100)]
)
def test_no_die_in_a_picture_is_cut(open_window: Opener, wide: int, high: int, scale: int) -> None:
    window = open_window(scale=scale)

    def look(page: object) -> None:
        assert isinstance(page, ThemesPage)
        page.resize(wide, high)
        still(page)
        assert not cut(page)
        assert not page.grid.visibleRegion().isEmpty()
        for one in page.grid.swatches:
            assert page.grid.visibleRegion().contains(one.geometry()), "without scrolling"
            box = one.picture_box()
            assert 1.9 <= box.width() / box.height() <= 3.3
        page.reject()

    meanwhile(ThemesPage, look)
    window.desk.commands.tray.themes()


def test_pictures_of_dice_and_table_are_as_the_tray_draws_them(amount: Amount) -> None:
    """`dev.py swatches` after a change of matter, light or cloth."""
    kept = QImage(str(resource(*PICTURES)))
    assert (kept.width(), kept.height()) == (WIDE * len(FELTS), HIGH * len(DICE_SETS))
    pairs = list(itertools.product(range(len(DICE_SETS)), range(len(FELTS))))
    for row, column in pairs if amount.slow else pairs[::7]:
        drawn = swatches.swatch(DICE_SETS[row], FELTS[column])
        part = kept.copy(column * WIDE, row * HIGH, WIDE, HIGH)
        away = np.abs(bytes_of(drawn).astype(int) - bytes_of(part))[..., :3]
        assert away.mean() < 4, (DICE_SETS[row], FELTS[column])


def test_wood_felt_and_leather_are_what_the_noise_makes_of_them() -> None:
    """`dev.py swatches`; the last bit of a sum is not the same on all machines."""
    for texture, made in swatches.made_of().items():
        kept = QImage(str(resource(*textures.name(texture))))
        away = np.abs(bytes_of(made).astype(int) - bytes_of(kept))
        assert (away > 1).mean() < 1e-4, texture
        assert away.mean() < 0.01, texture


def test_wood_without_its_file_is_plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(textures, "resource", tmp_path.joinpath)
    for texture in (textures.walnut, textures.felt, textures.leather, textures.wear):
        plain = texture.__wrapped__()
        assert np.ptp(textures.sample(plain, np.array([0.2, 7.5]), np.array([-3.1, 0.9]))) < 0.01


def bytes_of(image: QImage) -> NDArray[np.uint8]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    # A copy: the picture goes with this function.
    return np.array(plain.constBits()).reshape(plain.height(), plain.width(), 4)


def test_the_last_throw_is_seen_again_by_its_key(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(speed="fast")
    driver = Driver(window, qtbot)
    throw(driver, window)
    tray = window.desk.tray
    driver.until(lambda: not tray.moving)
    before = window.desk.table.snapshot
    driver.key(Qt.Key.Key_I)
    assert tray.sight.low
    driver.until(lambda: tray.sight.replayed is not None)
    driver.key(Qt.Key.Key_R)
    assert not tray.sight.low
    # The key that ended it did nothing else.
    assert window.desk.table.snapshot is before
    assert window.desk.table.stage is Stage.PLAYING


def test_a_clip_of_the_last_throw_and_of_the_best_turn(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "WIDTH", 320)
    monkeypatch.setattr(film, "HEIGHT", 180)
    window = open_window()
    driver = Driver(window, qtbot)
    throw(driver, window)
    table = window.desk.table
    for _ in range(60):
        game = table.game
        assert game is not None
        if any(cell.points for cell in (game.cells[k] for k in range(len(game.cells)))):
            break
        stay = not window.desk.page.stay.view.blocked
        driver.key(Qt.Key.Key_S if stay else Qt.Key.Key_R)
        driver.settled()
    driver.key(Qt.Key.Key_R)
    driver.settled()
    paths = iter((tmp_path / "last.webp", tmp_path / "best.webp"))
    monkeypatch.setattr(files, "save_as", lambda *_: next(paths))
    told: list[str] = []
    table.told.connect(told.append)
    for number in (0, 1):

        def save(dialog: object, number: int = number) -> None:
            assert isinstance(dialog, ClipDialog)
            assert dialog.choices[number].isEnabled(), dialog.choices[number].text()
            dialog.choices[number].setChecked(True)
            keep_picture(dialog.grab(), "clip")
            dialog.save.click()

        meanwhile(ClipDialog, save)
        before = len(told)
        window.desk.commands.tray.clip()
        driver.until(lambda before=before: len(told) > before)
        assert "saved" in told[-1]

    def save_pictures(dialog: object) -> None:
        assert isinstance(dialog, ClipDialog)
        dialog.choices[1].setChecked(True)
        dialog.frames.setChecked(True)
        assert dialog.choices[1].isChecked(), "how is not what"
        keep_picture(dialog.grab(), "clip-frames")
        dialog.save.click()

    monkeypatch.setattr(files, "open_folder", lambda *_: tmp_path)
    meanwhile(ClipDialog, save_pictures)
    before = len(told)
    window.desk.commands.tray.clip()
    driver.until(lambda: len(told) > before)
    (folder,) = [one for one in tmp_path.iterdir() if one.is_dir() and list(one.glob("*.png"))]
    assert str(folder) in told[-1]
    assert (folder / "0001.png").is_file()
    for name in ("last", "best"):
        data = (tmp_path / f"{name}.webp").read_bytes()
        assert data[:4] == b"RIFF"
        assert data.count(b"ANMF") > 20


def test_the_last_page_shares_both(window: MainWindow) -> None:
    end, asked = window.desk.end, []
    end.clip.disconnect()
    end.picture.disconnect()
    end.clip.connect(lambda: asked.append("clip"))
    end.picture.connect(lambda: asked.append("picture"))
    end._share()
    menu = end.findChildren(QMenu)[-1]
    for action in menu.actions():
        action.trigger()
    menu.close()
    assert asked == ["clip", "picture"]


def test_the_sheet_as_a_picture(
    driver: Driver, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    throw(driver, window)
    monkeypatch.setattr(files, "save_as", lambda *_: tmp_path / "sheet.png")
    told: list[str] = []
    window.desk.table.told.connect(told.append)
    window.desk.commands.tray.picture()
    assert "sheet.png" in told[-1]
    image = QImage(str(tmp_path / "sheet.png"))
    assert max(image.width(), image.height()) == 2000
    shades = {
        image.pixelColor(x, y).lightness() < 128
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    assert shades == {True, False}
    monkeypatch.setattr(files, "save_as", lambda *_: tmp_path / "nowhere" / "sheet.png")
    window.desk.commands.tray.picture()
    assert "could not be written" in told[-1]
