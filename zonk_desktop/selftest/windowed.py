"""Parts that need Qt: fonts, paper, throws, the tray, sound, printers, the window."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from zonk_desktop.selftest.plain import NAMES
from zonk_desktop.selftest.report import Broken

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from zonk_desktop.tray.view import DiceTray

#: A picture of fewer colours is empty.
LEAST_COLOURS = 200
#: Systems for which there is no wheel of it; frozen, it is left out there and nowhere else.
WITHOUT_MUJOCO = {("darwin", "x86_64"), ("win32", "ARM64")}


def colours(picture: QImage) -> int:
    """How many different colours a grid of points shows."""
    wide, high = picture.width(), picture.height()
    return len({
        picture.pixel(x, y)
        for x in range(0, wide, max(1, wide // 160))
        for y in range(0, high, max(1, high // 100))
    })  # fmt: skip


def dice_seen(picture: QImage, tray: DiceTray) -> str:
    """Whether there are dice on felt; the sentence about them."""
    found = colours(picture)
    if found < LEAST_COLOURS:
        raise Broken(f"a picture of {found} colours is no tray")
    ratio = picture.devicePixelRatio()
    seen = []
    for index, channel in ((0, "ivory"), (1, "red"), (2, "mint")):
        if (point := tray.die_point(index)) is None:
            raise Broken(f"die {index} is nowhere")
        box = [
            picture.pixelColor(round(point.x() * ratio) + dx, round(point.y() * ratio) + dy)
            for dx in range(-9, 10, 3)
            for dy in range(-9, 10, 3)
        ]
        red, green, blue = (sum(getattr(c, part)() for c in box) / len(box)
                            for part in ("red", "green", "blue"))  # fmt: skip
        good = {
            "ivory": red > 120 and green > 110 and blue > 80,
            "red": red > green + 30 and red > blue + 30,
            "mint": green > red and green > 90,
        }[channel]
        if not good:
            raise Broken(f"the {channel} die is rgb {red:.0f} {green:.0f} {blue:.0f}")
        seen.append(f"{channel} {red:.0f}/{green:.0f}/{blue:.0f}")
    return f"{found} colours, dice {', '.join(seen)}"


#: Seconds, on a machine with much else to do.
PATIENCE = 180.0


class QtParts:
    """Each method uses one part and returns a line about it; `qt` comes first."""

    def __init__(self, temporary: Path, transcript: Path, pictures: Path | None) -> None:
        self._temporary = temporary
        self._transcript = transcript
        self._pictures = pictures
        self._app: QApplication | None = None

    def close(self) -> None:
        if self._app is not None:
            self._app.processEvents()

    def qt(self) -> str:
        if (
            sys.platform == "linux"
            and not os.environ.get("QT_QPA_PLATFORM")
            and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        ):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from zonk_desktop import qt_start

        qt_start.load()
        from PySide6.QtCore import QCollator, QLocale, qVersion
        from PySide6.QtWidgets import QApplication

        from zonk_desktop import app as composition

        composition._prepare()
        found = QApplication.instance() or QApplication(["zonk-desktop"])
        assert isinstance(found, QApplication)
        found.setStyle("Fusion")
        self._app = found
        # Swedish has Ä behind Z; without the tables of ICU it has not, as German never has.
        for name, ahead, behind in (("de", "ä", "z"), ("sv", "z", "ä")):
            if sys.platform == "linux" and QCollator(QLocale(name)).compare(ahead, behind) >= 0:
                raise Broken(f"{behind} comes before {ahead} in {name}")
        try:
            QLocale("de", "wrong")  # type: ignore[call-overload]
        except TypeError as told:
            # This part of PySide6 comes with the first wrong call (qt_start).
            if "Supported signatures" not in str(told):
                raise Broken(f"a wrong call is told so: {told}") from None
        return f"Qt {qVersion()} on {found.platformName()}"

    def fonts(self) -> str:
        from PySide6.QtGui import QFontInfo

        from zonk_desktop import faces
        from zonk_desktop.ui.kit import fonts

        scripts = (file for script in faces.SCRIPTS.values() for file in script.files)
        if missing := faces.load((*fonts.FIRST, *fonts.REST, *scripts)):
            raise Broken("not to be read: " + ", ".join(missing))
        kinds = fonts.Type()
        made = [kinds.text(), kinds.display(20), kinds.hand(20)]
        for font in made:
            if QFontInfo(font).family() != font.family():
                raise Broken(f"{font.family()} became {QFontInfo(font).family()}")
        return ", ".join(font.family() for font in made)

    def sheet(self) -> str:
        from zonk_desktop.rulebook.load import preset
        from zonk_desktop.sheets import command, scan
        from zonk_desktop.transcript.files import replay_file

        finished, blank = self._temporary / "finished.pdf", self._temporary / "blank.pdf"
        replay, text = replay_file(self._transcript), self._transcript.read_text("utf-8")
        pages = command.write_game(replay, text, "", "a4", finished).pages
        pages += command.write_blank(preset("wheaton"), 4, NAMES, None, "letter", blank).pages
        for file in (finished, blank):
            data = file.read_bytes()
            if not data.startswith(b"%PDF-") or b"%%EOF" not in data[-64:] or len(data) < 4000:
                raise Broken(f"{file.name} is no PDF ({len(data)} bytes)")
        self._keep_file(finished)
        # In a process of its own, which a frozen program has to be able to start.
        games = scan.read([finished]).games
        if len(games) != 1:
            raise Broken(f"{finished.name} holds {len(games)} games")
        return f"{pages} pages of PDF, a finished game and a blank sheet, read back"

    def photographs(self) -> str:
        """The last page of the game as cameras and scanners keep it, read by its code."""
        from PySide6.QtGui import QImage, QImageReader, QPainter

        from zonk_desktop.sheets import document, paint, scan
        from zonk_desktop.sheets.keep import whole_story
        from zonk_desktop.sheets.layout import plan
        from zonk_desktop.transcript.files import replay_file

        kinds = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
        if missing := {"bmp", "gif", "jpeg", "png", "tiff", "webp"} - kinds:
            raise Broken("no reader of " + ", ".join(sorted(missing)))
        replay, text = replay_file(self._transcript), self._transcript.read_text("utf-8")
        told = whole_story(replay, text)
        laid = plan(document.of_game(replay.game, replay.header, told=told), "a4")
        page = QImage(1240, 1754, QImage.Format.Format_Grayscale8)
        page.fill(255)
        with QPainter(page) as painter:
            painter.scale(page.width() / laid.width / 100, page.height() / laid.height / 100)
            paint.page(painter, laid, len(laid.pages) - 1)
        files = [self._temporary / f"page.{kind}" for kind in ("jpg", "tiff")]
        if not all(page.save(str(file)) for file in files):
            raise Broken("a picture cannot be written")
        found = scan.read(files)
        if len(found.games) != 1 or not all(one.texts for one in found.scans):
            raise Broken(f"{len(found.games)} games are seen in {len(files)} pictures")
        return f"JPEG and TIFF, a code of {len(found.scans[0].texts[0])} letters"

    def throws(self) -> str:
        from zonk_desktop.tray import physics
        from zonk_desktop.tray.throws import Thrower

        thrown = Thrower().throw(5, (1, 2, 3, 4, 5), 7)
        try:
            physics.library()
        except physics.NoPhysics as wrong:
            here = sys.platform, platform.machine()
            if getattr(sys, "frozen", False) and here not in WITHOUT_MUJOCO:
                raise Broken(f"MuJoCo is missing: {wrong}") from wrong
            return f"plain throws, as MuJoCo is missing: {wrong}"
        return f"MuJoCo {physics.VERSION}, a throw of {len(thrown.positions)} frames"

    def tray(self) -> str:
        if importlib.util.find_spec("zonk_desktop.tray.glview") is None:
            return "this copy has no OpenGL view; see the stand-in"
        drawer, reason, said = self._see_tray("gl")
        if drawer != "gl":
            if "No module" in reason or "import" in reason.lower():
                raise Broken(reason)
            return f"no OpenGL here; see the stand-in. {reason}"
        return f"OpenGL, {said}. {reason}"

    def stand_in(self) -> str:
        drawer, reason, said = self._see_tray("painter")
        if drawer != "painter":
            raise Broken(f"{drawer} drew where the painter should: {reason}")
        return f"painter, {said}"

    def clips(self) -> str:
        """A film of two pictures, as clips are written; read again by Qt."""
        from PySide6.QtGui import QColor, QImage

        from zonk_desktop.tray.webp import Animation

        animation = Animation(64, 40)
        for colour in ("#387642", "#F2EBDA"):
            image = QImage(64, 40, QImage.Format.Format_RGB32)
            image.fill(QColor(colour))
            animation.add(image, 33)
        data = animation.finish()
        shown = QImage.fromData(data)
        if data.count(b"ANMF") != 2 or shown.isNull():
            raise Broken(f"{len(data)} bytes that are no animation")
        return f"WebP, {len(data)} bytes"

    def charts(self) -> str:
        """The library that form is drawn with."""
        from PySide6.QtGui import QColor

        from zonk_desktop.ui.charts.zoom import library

        line = QColor("#387642")
        pyqtgraph = library()
        plot = pyqtgraph.PlotWidget(background="#F2EBDA")
        plot.resize(320, 200)
        plot.plot([1, 2, 3], [250, 320, 280], pen=pyqtgraph.mkPen(line, width=2.5))
        plot.show()
        self._settle()
        picture = plot.grab().toImage()
        plot.close()
        # Not by the number of colours: letters may be drawn without any between two.
        points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        if not any(picture.pixel(*point) == line.rgb() for point in points):
            raise Broken("a picture without the line of its chart")
        return f"pyqtgraph {pyqtgraph.__version__}"

    def _see_tray(self, renderer: str) -> tuple[str, str, str]:
        """Three dice on the felt: who drew them, why, and what the pixels say."""
        from zonk_desktop.tray.state import Die, Table
        from zonk_desktop.tray.view import DiceTray

        before = os.environ.get("ZONK_TRAY")
        os.environ["ZONK_TRAY"] = renderer
        tray = DiceTray(renderer=renderer)
        try:
            tray.resize(640, 400)
            colours = ("ivory", "red", "mint")
            tray.set_table(Table(tuple(
                Die(n, colour, "felt", n + 1) for n, colour in enumerate(colours)  # type: ignore[arg-type]
            )))  # fmt: skip
            tray.set_reduce_motion(True)
            tray.show()
            self._wait(tray.is_ready, "the picture of the table")
            tray.throw((0, 1, 2), (1, 2, 3), 11)
            self._wait(lambda: not tray.is_rolling(), "the throw's end")
            self._settle()
            picture = tray.grab().toImage()
            said = dice_seen(picture, tray)
            self._keep(picture, f"tray-{tray.renderer}.png")
            return tray.renderer, tray.renderer_reason, said
        finally:
            tray.stop()
            tray.hide()
            tray.deleteLater()
            self._settle()
            if before is None:
                del os.environ["ZONK_TRAY"]
            else:
                os.environ["ZONK_TRAY"] = before

    def sound(self) -> str:
        from zonk_desktop.sound.mixer import Device, Mixer, NoSound

        try:
            device = Device(Mixer())
        except NoSound as wrong:
            return f"none; {wrong}"
        try:
            return f"played through {device.backend}"
        finally:
            device.close()

    def printer(self) -> str:
        try:
            from PySide6.QtPrintSupport import QPrinterInfo
        except ImportError as wrong:
            return f"none; sheets become PDF files, as printing cannot be loaded ({wrong})"
        names = QPrinterInfo.availablePrinterNames()
        return f"{len(names)} to choose from" if names else "none; sheets become PDF files"

    def window(self) -> str:
        """The window as the player has it, and the first throw of a game."""
        from zonk_desktop import app as composition
        from zonk_desktop.live.snapshot import Setup

        assert self._app is not None
        window = composition.build(self._temporary / "window")
        try:
            window.resize(1280, 800)
            window.show()
            self._settle()
            table = window.desk.table
            table.begin(Setup("original-1978", NAMES, roll_order=False))
            self._wait(lambda: table.snapshot is not None, "the game")
            self._wait(window.desk.tray.is_ready, "the tray")
            window.desk.page.roll.click()
            self._wait(
                lambda: table.snapshot is not None and table.snapshot.throws == 1, "the throw"
            )
            window.desk.tray.skip()
            self._wait(lambda: not window.desk.tray.is_rolling(), "the throw's end")
            self._settle(0.4)
            picture = window.grab().toImage()
            self._keep(picture, "window.png")
            if colours(picture) < LEAST_COLOURS:
                raise Broken("the window is empty")
            assert table.snapshot is not None
            faces = table.snapshot.throw.faces if table.snapshot.throw else ()
            drawn = f"tray by {window.desk.tray.renderer}: {window.desk.tray.renderer_reason}"
            return f"first throw {' '.join(map(str, faces))}; {drawn}"
        finally:
            window.close()
            self._settle()
            window.deleteLater()

    def system(self) -> str:
        """What About > System tells of the parts that may be missing."""
        from zonk_desktop.tray import physics
        from zonk_desktop.tray.throws import Thrower
        from zonk_desktop.ui.window.system import system
        from zonk_desktop.words import say

        said = dict(system(None))
        told_missing = said["MuJoCo"] != physics.VERSION
        if told_missing is Thrower().has_physics:
            raise Broken(f"MuJoCo: {said['MuJoCo']}, which is not so")
        parts = ("MuJoCo", "Fluent", say("window-dialog-sound"), say("window-printers"))
        return "; ".join(f"{part}: {said[part]}" for part in parts)

    def _wait(self, done: Callable[[], bool], what: str) -> None:
        assert self._app is not None
        until = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > until:
                raise Broken(f"{what} did not come within {PATIENCE:.0f} s")
            self._app.processEvents()
            time.sleep(0.005)

    def _settle(self, seconds: float = 0.15) -> None:
        assert self._app is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._app.processEvents()
            time.sleep(0.005)

    def _keep(self, picture: QImage, name: str) -> None:
        if self._pictures is not None and not picture.save(str(self._pictures / name)):
            raise Broken(f"{name} cannot be written to {self._pictures}")

    def _keep_file(self, file: Path) -> None:
        if self._pictures is not None:
            (self._pictures / file.name).write_bytes(file.read_bytes())
