"""`zonk-desktop --selftest`: does this copy of the program have all it needs?

A frozen program can lack a file or a library and be none the wiser until a player comes across
it. Here every part is used once, in a temporary folder. Each says a line; a part that is missing
by design (no sound device, no graphics card) names its stand-in and why. Anything else on the
output, from Qt or from a library, counts as a failure.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import platform
import re
import sqlite3
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zonk_desktop import __version__
from zonk_desktop.console import say
from zonk_desktop.resources import resource, resources_dir

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from zonk_desktop.tray.view import DiceTray

NAMES = ("Baldrick", "Captain Jack")
SEED = bytes(range(32))
MOST_ACTIONS = 4000
PATIENCE = 60.0
LEAST_COLOURS = 200

#: What may be said while all is well; every other line is a failure.
EXPECTED = (
    # A session without a desktop's own services: a test server, a chroot.
    re.compile(r"^qt\.qpa\.(services|theme)"),
    re.compile(r"(?i)dbus|portal|at-spi|accessib"),
    # Qt without a file of settings for its fonts, and drivers that speak before they draw.
    re.compile(r"^Fontconfig (warning|error)"),
    re.compile(r"^(libEGL|MESA|libGL|glx):? ?(warning|error|info|failed)?", re.IGNORECASE),
    # No OpenGL at all: the painter stands in, as the line about the tray says.
    re.compile(r"^QXcbIntegration: Cannot create platform (OpenGL context|offscreen surface)"),
    re.compile(r"^qt\.glx: |^QOpenGLWidget: Failed to create context"),
    re.compile(r"XDG_RUNTIME_DIR"),
    re.compile(r"This plugin (does not support|supports) "),
)


class Broken(Exception):
    """A part does not work; the message says which and how."""


def run(folder: Path | None = None) -> int:
    """All parts, a line each; 0 when all is well. A folder gets the report and pictures."""
    report = Report(folder)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="zonk-selftest-") as temporary,
        report.overheard() as heard,
    ):
        parts = Parts(Path(temporary), folder)
        for name, part in parts.all():
            report.take(name, part)
        parts.close()
    strange = [line for line in heard if not any(sign.search(line) for sign in EXPECTED)]
    if strange:
        report.bad("output", f"{len(strange)} unexpected lines; the first: {strange[0][:300]}")
    else:
        report.good("output", "nothing unexpected")
    return report.close()


class Report:
    """The lines, on the screen and in a file."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lines: list[str] = []
        self._failed = 0
        self._screen: int | None = None

    @contextmanager
    def overheard(self) -> Iterator[list[str]]:
        """What anybody writes to the output meanwhile, down to C libraries."""
        heard: list[str] = []
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        try:
            kept = [os.dup(1), os.dup(2)]
        except OSError:  # a window program of Windows has neither
            yield heard
            return
        with tempfile.TemporaryFile() as into:
            self._screen = kept[0]
            os.dup2(into.fileno(), 1)
            os.dup2(into.fileno(), 2)
            try:
                yield heard
            finally:
                for stream in (sys.stdout, sys.stderr):
                    if stream is not None:
                        stream.flush()
                os.dup2(kept[0], 1)
                os.dup2(kept[1], 2)
                self._screen = None
                for number in kept:
                    os.close(number)
                into.seek(0)
                said = into.read().decode("utf-8", "replace")
                heard += [line.strip() for line in said.splitlines() if line.strip()]

    def take(self, name: str, part: Callable[[], str]) -> None:
        started = time.perf_counter()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                said = part()
        except Broken as wrong:
            self.bad(name, str(wrong))
        except FileNotFoundError as wrong:
            lost = f"the file {wrong.filename} is missing" if wrong.filename else str(wrong)
            self.bad(name, f"{lost}; installing the program again brings it")
        except Exception as wrong:
            self.bad(name, f"{type(wrong).__name__}: {wrong}")
        else:
            self.good(name, f"{said} ({time.perf_counter() - started:.2f} s)")

    def good(self, name: str, said: str) -> None:
        self._line(f"ok      {name}: {said}")

    def bad(self, name: str, said: str) -> None:
        self._failed += 1
        self._line(f"FAILED  {name}: {said}")

    def close(self) -> int:
        self._line(
            f"{self._failed} parts failed" if self._failed else "all parts of the program work"
        )
        if self._folder is not None:
            text = "\n".join(self._lines) + "\n"
            (self._folder / "selftest.txt").write_text(text, "utf-8")
        return 1 if self._failed else 0

    def _line(self, line: str) -> None:
        line = " ".join(line.split("\n"))
        self._lines.append(line)
        if self._screen is not None:
            os.write(self._screen, (line + "\n").encode("utf-8", "replace"))
        else:
            say(line)


class Parts:
    """The parts in the order they need each other."""

    def __init__(self, temporary: Path, pictures: Path | None) -> None:
        self._temporary = temporary
        self._pictures = pictures
        self._app: QApplication | None = None
        self._transcript = temporary / "scripted.zonk"

    def all(self) -> list[tuple[str, Callable[[], str]]]:
        return [
            ("program", self.program),
            ("resources", self.resources),
            ("rule sets", self.rule_sets),
            ("journal", self.journal),
            ("game", self.game),
            ("Qt", self.qt),
            ("fonts", self.fonts),
            ("sheet", self.sheet),
            ("throws", self.throws),
            ("tray", self.tray),
            ("stand-in", self.stand_in),
            ("sound", self.sound),
            ("printer", self.printer),
            ("window", self.window),
            ("system", self.system),
        ]

    def close(self) -> None:
        if self._app is not None:
            self._app.processEvents()

    # Without a window

    def program(self) -> str:
        how = "frozen" if getattr(sys, "frozen", False) else "from Python files"
        return (
            f"Zonk Desktop {__version__}, {how}, Python {platform.python_version()}, "
            f"{platform.system()} {platform.machine()}"
        )

    def resources(self) -> str:
        counts = []
        for folder, ending, least in (
            ("rules", "*.toml", 5),
            ("fonts", "*.ttf", 5),
            ("fonts", "*LICENSE.txt", 5),
            ("icons", "*.svg", 20),
            ("ui", "*.qss", 1),
        ):
            found = [file for file in resource(folder).glob(ending) if file.stat().st_size]
            if len(found) < least:
                raise Broken(f"{len(found)} files {ending} in {resource(folder)}")
            counts.append(f"{len(found)} {folder}/{ending}")
        licences = resources_dir().parent / "licences"
        if getattr(sys, "frozen", False):
            texts = list(licences.glob("*/*"))
            if len(texts) < 5:
                raise Broken(f"the licence texts are missing from {licences}")
            counts.append(f"{len(texts)} licence texts")
            self._compare(resources_dir().parent / "resources.list")
        return ", ".join(counts)

    def _compare(self, listed: Path) -> None:
        """Every resource with the size it was frozen with."""
        lines = [line.split(" ", 1) for line in listed.read_text("utf-8").splitlines()]
        if not lines:
            raise Broken(f"{listed} is empty")
        lost, other = [], []
        for size, name in lines:
            file = resource(*name.split("/"))
            if not file.is_file():
                lost.append(name)
            elif file.stat().st_size != int(size):
                other.append(name)
        if lost or other:
            said = [f"{len(lost)} missing: {', '.join(lost[:3])}"] if lost else []
            said += [f"{len(other)} of another size: {', '.join(other[:3])}"] if other else []
            raise Broken(
                f"of {len(lines)} resource files {'; '.join(said)}; installing the program again"
                " brings them"
            )

    def rule_sets(self) -> str:
        from zonk_desktop.engine.opening import new_game
        from zonk_desktop.engine.ruleset import Rules
        from zonk_desktop.rulebook.load import PRESETS, preset

        said = []
        for key in PRESETS:
            rules = Rules(preset(key))
            magic = (2, 3, 3, 5, 5) if rules.s.magic_number else ()
            game = new_game(rules, NAMES, magic=magic)
            said.append(f"{key} ({len(game.seats)} players, {rules.s.dice_count} dice)")
        return ", ".join(said)

    def journal(self) -> str:
        from zonk_desktop.archive.store import Archive
        from zonk_desktop.archive.values import Changes, NewGame, Row, Standing

        folder = self._temporary / "journal"
        header = "zonk 1\nrules original-1978\nplayer A\nplayer B\n"
        archive = Archive.open(folder)
        try:
            number = archive.begin(NewGame(header, "Original", ("A", "B")))
            standing = Standing(1, 1, False, "", (0, 0), (0, 0))
            archive.record(number, Changes(rows=(Row(1, "roll 1 2 3 4 5 6"),)), standing)
        finally:
            archive.close()
        archive = Archive.open(folder)
        try:
            rows = archive.load(number).rows
            verdict = archive.check()
        finally:
            archive.close()
        if verdict != "ok" or [row.line for row in rows] != ["roll 1 2 3 4 5 6"]:
            raise Broken(f"SQLite says {verdict}; read back: {rows}")
        return f"SQLite {sqlite3.sqlite_version}, written, read back, {verdict}"

    def game(self) -> str:
        from zonk_desktop.archive.exchange import export
        from zonk_desktop.archive.store import Archive
        from zonk_desktop.fairness.source import DiceSource
        from zonk_desktop.live.opening import open_game
        from zonk_desktop.live.snapshot import Setup
        from zonk_desktop.transcript.check import verify_file
        from zonk_desktop.transcript.files import replay_file

        archive = Archive.open(self._temporary / "games")
        try:
            setup = Setup("original-1978", NAMES, (("ceremony", "off"),))
            play = open_game(setup, archive, DiceSource(SEED))
            actions = _play_out(play)
            stored = archive.load(play.game_id)
            export(stored, self._transcript)
        finally:
            archive.close()
        game = play.replay.game
        if game.ended is None:
            raise Broken(f"no end after {actions} actions")
        again = replay_file(self._transcript).game
        if [seat.total for seat in again.seats] != [seat.total for seat in game.seats]:
            raise Broken("the written game has other totals than the played one")
        good, verdict = verify_file(self._transcript)
        if not good:
            raise Broken(verdict)
        totals = " : ".join(str(seat.total) for seat in game.seats)
        return f"{actions} actions, {totals}; replayed alike, dice verified"

    # With Qt

    def qt(self) -> str:
        if (
            sys.platform == "linux"
            and not os.environ.get("QT_QPA_PLATFORM")
            and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        ):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from PySide6.QtCore import qVersion
        from PySide6.QtWidgets import QApplication

        from zonk_desktop import app as composition

        composition._prepare()
        found = QApplication.instance() or QApplication(["zonk-desktop"])
        assert isinstance(found, QApplication)
        found.setStyle("Fusion")
        self._app = found
        return f"Qt {qVersion()} on {found.platformName()}"

    def fonts(self) -> str:
        from PySide6.QtGui import QFontInfo

        from zonk_desktop.ui.kit import fonts

        missing = fonts.load()
        if missing:
            raise Broken("not to be read: " + ", ".join(missing))
        kinds = fonts.Type()
        made = [kinds.text(), kinds.display(20), kinds.hand(20)]
        for font in made:
            if QFontInfo(font).family() != font.family():
                raise Broken(f"{font.family()} became {QFontInfo(font).family()}")
        return ", ".join(font.family() for font in made)

    def sheet(self) -> str:
        from zonk_desktop.fairness.record import DiceRecord
        from zonk_desktop.rulebook.load import preset
        from zonk_desktop.sheets import command
        from zonk_desktop.transcript.files import replay_file

        finished, blank = self._temporary / "finished.pdf", self._temporary / "blank.pdf"
        replay = replay_file(self._transcript)
        pages = command.write_game(replay, DiceRecord(), "a4", finished).pages
        pages += command.write_blank(preset("wheaton"), 4, NAMES, None, "letter", blank).pages
        for file in (finished, blank):
            data = file.read_bytes()
            if not data.startswith(b"%PDF-") or b"%%EOF" not in data[-64:] or len(data) < 4000:
                raise Broken(f"{file.name} is no PDF ({len(data)} bytes)")
        self._keep_file(finished)
        return f"{pages} pages of PDF, a finished game and a blank sheet"

    def throws(self) -> str:
        from zonk_desktop.tray.throws import Thrower

        thrower = Thrower()
        thrown = thrower.throw(5, (1, 2, 3, 4, 5), 7)
        if not thrower.has_physics:
            # Frozen, it is left out where there is no wheel of it, and nowhere else.
            if getattr(sys, "frozen", False) and (
                sys.platform != "darwin" or platform.machine() == "arm64"
            ):
                raise Broken(f"MuJoCo is missing: {_why_not('mujoco')}")
            return f"plain throws, as MuJoCo is missing: {_why_not('mujoco')}"
        mujoco = importlib.import_module("mujoco")
        return f"MuJoCo {mujoco.__version__}, a throw of {len(thrown.positions)} frames"

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
            said = _look(picture, tray)
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
        from zonk_desktop.sound.device import Device, NoSound
        from zonk_desktop.sound.mixer import Mixer

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
            if _colours(picture) < LEAST_COLOURS:
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
        from zonk_desktop.tray.throws import Thrower
        from zonk_desktop.ui.window.system import system

        said = dict(system(None))
        told_missing = said["MuJoCo"].startswith("missing")
        if told_missing is Thrower().has_physics:
            raise Broken(f"MuJoCo: {said['MuJoCo']}, which is not so")
        return "; ".join(f"{part}: {said[part]}" for part in ("MuJoCo", "Sound", "Printers"))

    # Tools

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


def _play_out(play: Any) -> int:
    """Keep everything, stay as soon as the rules allow it; the number of actions."""
    from zonk_desktop.engine import actions as act
    from zonk_desktop.engine.keeps import keep_all
    from zonk_desktop.engine.state import Phase
    from zonk_desktop.engine.turns import stay_refusal

    for done in range(MOST_ACTIONS):
        game = play.replay.game
        turn = game.turn
        if turn.phase is Phase.FINISHED:
            return done
        if turn.phase is Phase.TO_KEEP:
            play.do(act.Keep(keep_all(game)))
        elif turn.phase is Phase.TO_DECIDE and stay_refusal(game, turn) is None:
            play.do(act.Stay())
        else:
            play.do(act.Roll())
    return MOST_ACTIONS


def _why_not(module: str) -> str:
    try:
        importlib.import_module(module)
    except ImportError as wrong:
        return str(wrong)
    return "it can be imported now"


def _colours(picture: QImage) -> int:
    """How many different colours a grid of points shows."""
    wide, high = picture.width(), picture.height()
    return len({
        picture.pixel(x, y)
        for x in range(0, wide, max(1, wide // 160))
        for y in range(0, high, max(1, high // 100))
    })  # fmt: skip


def _look(picture: QImage, tray: DiceTray) -> str:
    """Whether there are dice on felt; the sentence about them."""
    found = _colours(picture)
    if found < LEAST_COLOURS:
        raise Broken(f"a picture of {found} colours is no tray")
    ratio = picture.devicePixelRatio()
    seen = []
    for index, channel in ((0, "ivory"), (1, "red"), (2, "mint")):
        point = tray.die_point(index)
        if point is None:
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
