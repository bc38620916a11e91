"""A printed sheet read by the page on the web: by its address, a photograph, a camera."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from browser import Tab, browser
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from try_site import MARKED, SCREENS, Server, hold, look, opened

from tests.compact.games import game as any_game
from tests.sheets.photos import photographed
from zonk_desktop.compact import codes
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.sheets.scan import look as look_at

PHONE = SCREENS[1]
DOTS = 200
#: What a camera sees, in pixels, and how many pictures of it a second.
SEEN = (1920, 1080)
HONEST = "!!document.querySelector('.verdict.yes')"
REAL = "!!document.querySelector('.verdict.real')"
REFUSED = "document.querySelector('.verdict.no p')?.textContent"


def photographs(told: CodedGame) -> Iterator[QImage]:
    """Photographs of the printed pages that have codes, the last page first."""
    from bench_codes import pictures, replayed  # noqa: PLC0415 - brings the whole sheet

    application = QGuiApplication.instance() or QGuiApplication([])
    for n, page in enumerate(pictures(told, replayed(told), DOTS)):
        yield photographed(page, Random(n))
    del application


def in_parts() -> CodedGame:
    """A finished game that needs several codes."""
    for n in count():
        told = any_game(Random(n), 3000, real=True)
        if told is None or ("\nfinish " not in told.text and not _over(told)):
            continue
        if len(codes.addresses(pack(told))) > 1:
            return told
    raise AssertionError


def _over(told: CodedGame) -> bool:
    from bench_codes import replayed  # noqa: PLC0415

    return replayed(told).game.ended is not None


def sheets(server: Server, text: str) -> None:
    told = CodedGame(text)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        photo = next(photographs(told))
        photo.save(str(place / "sheet.jpg"), quality=85)
        with browser(server.flag) as running:
            (address,) = codes.addresses(pack(told))
            with opened(running, PHONE, server.address + "#" + address.partition("#")[2]) as tab:
                read = tab.wait(MARKED.format("read"), 120)
                print(f"a sheet is read by its address after {read:.0f} ms")
                hold(tab.ask(HONEST), "the sheet's dice do not hold")
                hold(tab.ask("document.activeElement.tagName") == "H1", "nothing is announced")
                look(tab, "sheet")
                gathered(tab)
            with opened(running, PHONE, server.address + "#camera") as tab:
                no_camera(tab, place)
                choose(tab, place / "sheet.jpg")
                tab.wait(HONEST, 120)
                look(tab, "sheet-photographed")
        filmed(server, photo, place)


def choose(tab: Tab, *files: Path) -> None:
    """Give these files to the page, as the system's own dialog does."""
    found = tab.call("Runtime.evaluate", expression="document.getElementById('pictures')")
    tab.call(
        "DOM.setFileInputFiles", objectId=found["result"]["objectId"], files=[*map(str, files)]
    )


def no_camera(tab: Tab, place: Path) -> None:
    """Where there is no camera, and where a file shows no sheet, a sentence says so."""
    tab.wait("document.querySelector('.wait').textContent.includes('No camera')")
    look(tab, "no-camera")
    (place / "notes.jpg").write_text("no picture", "utf-8")
    choose(tab, place / "notes.jpg")
    said = tab.wait(REFUSED, 120)
    hold("notes.jpg is no picture" in said, f"of a file that is no picture is said: {said}")
    look(tab, "no-picture")
    tab.ask("document.querySelector('#read .primary').click()")
    blank = QImage(400, 300, QImage.Format.Format_RGB32)
    blank.fill(0xFFFFFF)
    blank.save(str(place / "blank.png"))
    tab.wait("!!document.getElementById('pictures')")
    choose(tab, place / "blank.png")
    said = tab.wait(REFUSED, 120)
    hold("No code of a finished sheet" in said, f"of an empty picture is said: {said}")
    tab.ask("document.querySelector('#read .primary').click()")
    tab.wait("!!document.getElementById('pictures')")


def gathered(tab: Tab) -> None:
    """The codes of one game, one after another, by their addresses."""
    every = codes.addresses(pack(in_parts()))
    for n, address in enumerate(every, 1):
        tab.ask(f"location.hash = {address.partition('#')[2]!r}")
        wanted = f"of {len(every)} w" if n < len(every) else ""
        tab.wait(f"{REFUSED}.includes({wanted!r})" if wanted else REAL, 120)
        if n == 1:
            look(tab, "sheet-in-parts")


def filmed(server: Server, photo: QImage, place: Path) -> None:
    """The live picture of a camera, which this file plays."""
    # The camera is held over the code.
    photo.save(str(place / "whole.png"))
    (corners, *_) = look_at((place / "whole.png").read_bytes()).places
    across, down = ([share[n] * photo.width() for share in corners] for n in (0, 1))
    wide = 4 * round(max(across) - min(across))
    high = wide * SEEN[1] // SEEN[0]
    left, top = (
        (round(sum(side)) // 4 - half) for side, half in ((across, wide // 2), (down, high // 2))
    )
    frame = photo.copy(left, top, wide, high).scaled(
        *SEEN, mode=Qt.TransformationMode.SmoothTransformation
    )
    frame.save(str(place / "frame.jpg"), quality=90)
    film = place / "camera.mjpeg"
    film.write_bytes((place / "frame.jpg").read_bytes() * 3)
    flags = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
             f"--use-file-for-fake-video-capture={film}")  # fmt: skip
    with browser(server.flag, *flags) as running, opened(running, PHONE, server.address) as tab:
        tab.wait(MARKED.format("ready"))
        tab.ask("document.getElementById('look').click()")
        tab.wait("document.querySelector('.lens')?.videoWidth")
        look(tab, "camera")
        track = "document.querySelector('.lens').srcObject.getTracks()[0]"
        tab.ask(f"window.track = {track}; 0")
        tab.wait(HONEST, 120)
        hold(tab.ask("window.track.readyState") == "ended", "the camera goes on")
        look(tab, "sheet-filmed")
