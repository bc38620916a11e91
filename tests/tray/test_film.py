"""The last throw again, and clips: frames, captions, a file that others can read."""

from __future__ import annotations

import itertools
import struct
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageReader, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from zonk_desktop.tray import film as films
from zonk_desktop.tray.clip import Clip
from zonk_desktop.tray.film import HEIGHT, RATE, WIDTH, Caption, Film, Shot
from zonk_desktop.tray.state import Die, Plate, Table
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.tray.webp import Animation

HAND = Table((Die(0), Die(1)))
AFTER = Table(
    (Die(0, place="seat", seat=0, face=5), Die(1, place="felt", face=2)), (Plate("5 50", 0),)
)


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """What the file is made of."""
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    assert struct.unpack_from("<I", data, 4)[0] == len(data) - 8
    found, at = [], 12
    while at < len(data):
        (size,) = struct.unpack_from("<I", data, at + 4)
        found.append((data[at : at + 4], data[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    assert at == len(data)
    return found


def three(data: bytes, at: int) -> int:
    return int(data[at]) | int(data[at + 1]) << 8 | int(data[at + 2]) << 16


def picture(colour: str, spot: QRect | None = None) -> QImage:
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#387642"))
    if spot is not None:
        painter = QPainter(image)
        painter.fillRect(spot, QColor(colour))
        painter.end()
    return image


def test_an_animation_keeps_only_what_changes() -> None:
    animation = Animation(320, 200)
    animation.add(picture("#387642"), 33)
    animation.add(picture("#387642"), 34)  # the same again: the first stands longer
    animation.add(picture("#F2EBDA", QRect(101, 51, 40, 30)), 500)
    parts = chunks(animation.finish())
    assert [name for name, _ in parts] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    assert parts[0][1][0] & 0x02
    assert (three(parts[0][1], 4), three(parts[0][1], 7)) == (319, 199)
    first, second = parts[2][1], parts[3][1]
    assert (three(first, 6), three(first, 9), three(first, 12)) == (319, 199, 67)
    x, y = three(second, 0) * 2, three(second, 3) * 2
    wide, high = three(second, 6) + 1, three(second, 9) + 1
    assert QRect(x, y, wide, high).contains(QRect(101, 51, 40, 30))
    assert wide < 46
    assert high < 36
    assert three(second, 12) == 500
    # What lies in a frame is a WebP picture by itself.
    inner = second[16:]
    alone = b"RIFF" + struct.pack("<I", len(inner) + 4) + b"WEBP" + inner
    image = QImage.fromData(alone)
    assert (image.width(), image.height()) == (wide, high)
    shown = image.pixelColor(120 - x, 65 - y)
    assert abs(shown.red() - 0xF2) < 12


def test_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="one size"):
        Animation(10, 10).add(picture("#000000"), 33)


def a_film(monkeypatch: pytest.MonkeyPatch) -> Film:
    """Small, so that it is drawn in no time."""
    monkeypatch.setattr(films, "WIDTH", 480)
    monkeypatch.setattr(films, "HEIGHT", 270)
    shot = Shot(HAND, (0, 1), (5, 2), 3, AFTER)
    return Film((shot,), Caption("Ann", "+50", "Dice!"), QFont(), QFont())


def test_a_film_shows_the_throw_and_ends_with_the_caption(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = list(a_film(monkeypatch).pictures())
    total = frames[0][1]
    assert [number for number, _, _ in frames] == list(range(total))
    assert len(frames) == total
    assert 2 < total / RATE < 5
    images = [np.array(image.constBits()).reshape(270, 480, 4) for _, _, image in frames]
    middle = [image[60:, :, :3].astype(int) for image in images]
    moved = [np.abs(a - b).mean() for a, b in itertools.pairwise(middle)]
    assert max(moved) > 1.0
    assert moved[-1] < 0.05, "at rest at the end"
    # The caption is a light card over the upper rim, and only at the end.
    assert images[-1][14:40, 215:265, :3].mean() > 180
    assert images[0][14:40, 215:265, :3].mean() < 150


def test_a_clip_is_saved_off_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clip, file = Clip(), tmp_path / "a throw.webp"
    seen: list[tuple[int, int]] = []
    clip.progress.connect(lambda done, total: seen.append((done, total)))
    with qtbot.waitSignal(clip.saved) as told:
        clip.save(a_film(monkeypatch), file)
    assert told.args == [str(file)]
    assert [done for done, _ in seen] == list(range(1, len(seen) + 1))
    assert seen[-1][0] == seen[-1][1]
    parts = chunks(file.read_bytes())
    assert sum(three(data, 12) for name, data in parts if name == b"ANMF") == pytest.approx(
        len(seen) * 1000 / RATE, abs=1
    )
    assert QImageReader(str(file)).canRead()
    clip.stop()


def test_a_clip_that_is_cancelled_leaves_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clip, file = Clip(), tmp_path / "a throw.webp"
    clip.progress.connect(clip.cancel)
    with qtbot.waitSignal(clip.failed) as told:
        clip.save(a_film(monkeypatch), file)
    assert told.args == [""]
    assert list(tmp_path.iterdir()) == []
    clip.stop()


def test_a_clip_as_numbered_pictures(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = a_film(monkeypatch)
    clip, taken = Clip(), tmp_path / "a throw"
    taken.mkdir()
    (taken / "0001.png").write_bytes(b"somebody's")
    seen: list[tuple[int, int]] = []
    clip.progress.connect(lambda done, total: seen.append((done, total)))
    with qtbot.waitSignal(clip.saved) as told:
        clip.save_frames(film, taken)
    folder = tmp_path / "a throw 2"
    assert told.args == [str(folder)], "a folder that is there is left alone"
    assert [file.name for file in taken.iterdir()] == ["0001.png"]
    pictures = sorted(folder.iterdir())
    assert [file.name for file in pictures] == [f"{n:04}.png" for n in range(1, len(seen) + 1)]
    assert seen[-1][0] == seen[-1][1]
    wanted = {0: None, len(pictures) - 1: None}
    for number, _, image in a_film(monkeypatch).pictures():
        if number in wanted:
            found = QImage(str(pictures[number])).convertToFormat(image.format())
            assert found == image, "not a bit is lost"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a throw", "a throw 2"]
    clip.stop()


def test_pictures_that_are_cancelled_leave_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clip = Clip()
    clip.progress.connect(lambda done, _total: clip.cancel() if done == 3 else None)
    with qtbot.waitSignal(clip.failed) as told:
        clip.save_frames(a_film(monkeypatch), tmp_path / "a throw")
    assert told.args == [""]
    assert list(tmp_path.iterdir()) == []
    clip.stop()


@pytest.mark.parametrize("name", ["a.webp", "a throw"])
def test_a_clip_that_cannot_be_written_says_why(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    clip = Clip()
    save = clip.save if name.endswith(".webp") else clip.save_frames
    with qtbot.waitSignal(clip.failed) as told:
        save(a_film(monkeypatch), tmp_path / "no such folder" / name)
    assert told.args is not None
    assert "no such folder" in told.args[0]
    clip.stop()


def test_clips_are_large() -> None:
    assert (WIDTH, HEIGHT, RATE) == (1280, 720, 30)


def test_the_last_throw_is_seen_again_from_low_down(qtbot: QtBot, tray: DiceTray) -> None:
    assert not tray.replay()  # there is none
    tray.speed = "fast"
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1, 2), (6, 5, 4), 3)
    qtbot.waitUntil(lambda: not tray.moving)
    before = [tray.die_point(k) for k in range(3)]
    height = tray.sight.fitted.sin
    assert tray.replay()
    assert not tray.replay()  # one at a time
    qtbot.waitUntil(lambda: tray.sight.replayed is not None)
    assert tray.sight.fitted.sin < height - 0.2
    assert tray.shown_faces() == {0: 6, 1: 5, 2: 4}
    assert not tray.is_rolling()
    clicks: list[int] = []
    tray.die_clicked.connect(clicks.append)
    # Any key ends it, and does nothing else.
    keys: list[int] = []
    tray.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(tray, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: not tray.sight.low)
    assert keys == []
    qtbot.waitUntil(lambda: tray.sight.fitted.sin == height)
    assert [tray.die_point(k) for k in range(3)] == before
    QTest.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert clicks == []


def test_a_throw_seen_again_ends_by_itself_or_with_the_next_throw(
    qtbot: QtBot, tray: DiceTray
) -> None:
    tray.speed = "fast"
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (6,), 3)
    qtbot.waitUntil(lambda: not tray.moving)
    with qtbot.waitSignal(tray.again.ended):
        assert tray.replay()
    assert not tray.sight.low
    assert tray.replay()
    with qtbot.waitSignal(tray.rested):
        tray.throw((0,), (2,), 4)
    assert not tray.sight.low
    assert tray.shown_faces() == {0: 2}
    tray.set_reduce_motion(True)
    assert not tray.replay()


def test_the_caption_hides_no_die() -> None:
    middle = films.caption_box(300, [])
    assert middle.center().x() == films.WIDTH / 2
    die = QRectF(films.WIDTH / 2 - 60, 40, 120, 120)
    assert not films.caption_box(300, [die]).intersects(die)
    right = QRectF(films.WIDTH - 300, 40, 120, 120)
    left = QRectF(100, 40, 120, 120)
    assert not films.caption_box(300, [left, right]).intersects(left)
    # Where dice lie everywhere it hides as little as can be.
    assert films.caption_box(300, [left, die, right.translated(0, 20)]).center().x() > 800
