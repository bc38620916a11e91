"""Takes the pictures and the film of README and of the stores, from the program as it runs.

python packaging/dev.py pictures [NAME ...]

Computer players play the games with dice from fixed seeds, so every run shows the same games.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from bench_measures import a_window, pause, until
from environment import ROOT
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from screen import screen

from zonk_desktop import __version__, faces
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.match import entrants
from zonk_desktop.players.table import decide
from zonk_desktop.tray.webp import Animation
from zonk_desktop.ui.kit import fonts
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.paper.picture import page_image
from zonk_desktop.ui.paper.values import laid_out
from zonk_desktop.ui.window.application import Application
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.themes import ThemesPage

FOLDER = ROOT / "docs" / "pictures"
STORE = ROOT / "packaging" / "linux" / "screenshots"
#: What was taken: the version of the program, and the digest of each file.
LIST = FOLDER / "pictures.json"
#: The window, the film and a small picture, in pixels. A page shows a small one at half its size.
WINDOW, FILM, SMALL = (1280, 800), (960, 600), (720, 450)
#: Pixels for each point of a widget, while a small picture of it is taken.
FINE = 2
#: Milliseconds from one picture of the film to the next, and how long the last one stays.
EVERY, LAST = 80, 2500
RULES, NAMES, PLAYERS = "wheaton", ("Ann", "Bob", "Cy", "Di"), "vera,dot,professor,pete"
#: The turn of the film: three throws, then a stay that brings a hit.
COURSE = (act.Roll, act.Keep, act.Roll, act.Keep, act.Roll, act.Keep, act.Stay, act.TookHits)
#: The step before which it opens: the second throw lies there.
OPENS = 3
KEYS = {act.Roll: Qt.Key.Key_R, act.Stay: Qt.Key.Key_S, act.TookHits: Qt.Key.Key_C}
D = TypeVar("D", bound=QDialog)


# Games


class Step(NamedTuple):
    """One action of a game, and the game before it."""

    before: Game
    action: act.Action


def played(
    name: str, archive: Archive | None = None, most: int = 1_000_000
) -> tuple[Play, list[Step]]:
    """A game of computer players to its end, or this many actions of it."""
    source = DiceSource(hashlib.sha256(f"zonk-pictures:{name}".encode()).digest())
    play = open_game(Setup(RULES, NAMES, roll_order=False), archive, source)
    seats = {n: one.player() for n, one in enumerate(entrants(PLAYERS))}
    chance = Random(name)
    steps: list[Step] = []
    while play.replay.game.turn.phase is not Phase.FINISHED:
        decision = decide(play.replay.game, seats, chance)
        assert decision is not None
        for action in decision.actions:
            if len(steps) == most:
                return play, steps
            steps.append(Step(play.replay.game, action))
            play.do(action)
    return play, steps


def turn_with_a_hit() -> tuple[str, int]:
    """The first game with a turn for the film, and the number of that turn's first step."""
    for number in range(1000):
        name = str(number)
        steps = played(name)[1]
        for first in range(len(steps) - len(COURSE)):
            if for_the_film(steps[first : first + len(COURSE)]):
                return name, first
    raise SystemExit("pictures: no game has a turn for the film.")


def for_the_film(steps: list[Step]) -> bool:
    """Whether this is such a turn in mid-game, with few dice left at the last throw."""
    begun, gate = steps[0].before, steps[-1].before
    seat = begun.turn.seat
    return (
        tuple(type(step.action) for step in steps) == COURSE
        and begun.turn.rolls == 0
        and begun.row >= 8
        and all(one.total >= 500 for one in begun.seats)
        and [gate.holder for gate in gate.gates] == [seat]
        and gate.seats[seat].total // 1000 > begun.seats[seat].total // 1000
        and len(steps[5].before.turn.throw) == 2
    )


# The window


class Table(NamedTuple):
    """The program's window with a game on its table."""

    window: MainWindow

    def settled(self) -> None:
        desk = self.window.desk
        until(lambda: desk.table.idle and not desk.tray.is_rolling())

    def do(self, step: Step) -> None:
        """Do this as a player does it: click the dice, press the key."""
        if isinstance(step.action, act.Keep):
            desk = self.window.desk
            for die in sorted(set(step.action.dice) ^ set(desk.table.picked)):
                desk.tray.die_clicked.emit(die)
                pause(400)
            return
        QTest.keyClick(self.window, KEYS[type(step.action)])
        pause(100)
        self.settled()

    def dialog(self, do: Callable[[], object], kind: type[D], take: Callable[[D], None]) -> None:
        """Open a dialog that waits for its answer, take a picture of it, and close it."""

        done: list[bool] = []

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, kind):
                poll.stop()
                pause(1500)
                take(dialog)
                dialog.reject()
                done.append(True)

        poll = QTimer()
        poll.timeout.connect(look)
        poll.start(20)
        do()
        until(lambda: bool(done))


@contextmanager
def opened(name: str, most: int = 1_000_000, **settings: object) -> Iterator[Table]:
    """The window with this game on its table, after this many actions."""
    with tempfile.TemporaryDirectory() as place:
        archive = Archive.open(Path(place))
        play, _ = played(name, archive, most)
        archive.close()
        window = a_window(Path(place), tray="painter", **settings)
        window.resize(*WINDOW)
        desk = window.desk
        desk.table.resume(play.game_id)
        until(lambda: desk.table.snapshot is not None and desk.tray.is_ready())
        table = Table(window)
        table.settled()
        pause(1500)
        try:
            yield table
        finally:
            window.unasked = True
            window.close()
            desk.session.stop()
            window.deleteLater()
            gc.collect()


def grabbed(widget: QWidget, wide: int, left: int = 0, top: int = 0) -> QImage:
    """A part of a widget, this many points wide, in the form of a small picture."""
    part = QRect(left, top, wide, wide * SMALL[1] // SMALL[0])
    image = QImage(part.size() * FINE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINE)
    image.fill(widget.palette().window().color())
    widget.render(image, QPoint(), part)
    return fitted(image, SMALL)


def corner(parent: QWidget, child: QWidget) -> tuple[int, int]:
    at = child.mapTo(parent, QPoint())
    return at.x(), at.y()


def fitted(image: QImage, size: tuple[int, int]) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    scaled.setDevicePixelRatio(1)
    return scaled


# The pictures


def film() -> bytes:
    """One turn, over and over, until its hit is taken; it opens with a choice among its dice, which
    is all that is seen where a film stands still."""
    name, first = turn_with_a_hit()
    steps = played(name)[1][first : first + len(COURSE)]
    shots: list[tuple[QImage, int]] = []
    clock, camera = QElapsedTimer(), QTimer()
    camera.setTimerType(Qt.TimerType.PreciseTimer)
    with opened(name, first) as table:
        window = table.window
        camera.timeout.connect(
            lambda: shots.append((fitted(window.grab().toImage(), FILM), clock.elapsed()))
        )
        clock.start()
        camera.start(EVERY)
        for n, step in enumerate(steps):
            pause(900)
            if n == OPENS:
                opens = len(shots) - 1
            table.do(step)
        camera.stop()
    made = Animation(*FILM)
    ends = [at for _, at in shots[1:]] + [shots[-1][1] + LAST]
    film = [(image, end - at) for (image, at), end in zip(shots, ends, strict=True)]
    for image, milliseconds in film[opens:] + film[:opens]:
        made.add(image, milliseconds)
    return made.finish()


def who_plays() -> QImage:
    taken: list[QImage] = []

    def take(dialog: NewGameDialog) -> None:
        for name in ("Ed", "Fay"):
            dialog.sit(name)
        pause(500)
        taken.append(grabbed(dialog.pad, 520))

    with opened("0", 40) as table:
        table.dialog(table.window.desk.commands.games.new_game, NewGameDialog, take)
    return taken[0]


def the_gate() -> QImage:
    """The card of the most hits that were won at once."""
    steps = played("0")[1]
    hits = [sum(gate.hits for gate in step.before.gates) for step in steps]
    with opened("0", hits.index(max(hits))) as table:
        return grabbed(table.window.desk.page.card, 400)


def tables() -> QImage:
    taken: list[QImage] = []
    with opened("0", 40) as table:
        table.dialog(
            table.window.desk.commands.tray.themes,
            ThemesPage,
            lambda dialog: taken.append(grabbed(dialog, 800, *corner(dialog, dialog.grid))),
        )
    return taken[0]


def the_end() -> QImage:
    with opened("0", look="dark") as table:
        table.window.desk.show_results()
        pause(1500)
        page = table.window.desk.ending.page
        return grabbed(page, 750, page.width() - 750)


def luck() -> QImage:
    with opened("0") as table:
        desk = table.window.desk
        desk.show_results()
        page = desk.ending.page
        page.show_view(1)
        until(lambda: page.review is not None and page.review.found is not None)
        pause(800)
        return grabbed(page, 645)


def paper() -> QImage:
    with opened("0") as table:
        snapshot = table.window.desk.table.on_paper
        assert snapshot is not None
        image = page_image(laid_out(snapshot, table.window.memory))
    wide = image.width()
    return fitted(image.copy(0, 0, wide, wide * SMALL[1] // SMALL[0]), SMALL)


def game() -> QImage:
    """A throw in mid-game, for the stores."""
    name, first = turn_with_a_hit()
    with opened(name, first + 3) as table:
        return fitted(table.window.grab().toImage(), WINDOW)


def turn() -> QImage:
    """The same without pad and buttons: the bar, and what lies on the table."""
    name, first = turn_with_a_hit()
    with opened(name, first + 3) as table:
        desk = table.window.desk
        left, top = corner(table.window, desk.page.bar)
        tray, foot = desk.tray, corner(table.window, desk.tray)[1] + desk.tray.height()
        part = table.window.grab(QRect(left, top, tray.width(), foot - top)).toImage()
    return part.scaledToWidth(SMALL[0], Qt.TransformationMode.SmoothTransformation)


def night() -> QImage:
    """The same in the dark, with dice that glow."""
    name, first = turn_with_a_hit()
    with opened(name, first + 3, look="dark", dice="glow", felt="night") as table:
        return fitted(table.window.grab().toImage(), WINDOW)


ALL: dict[Path, Callable[[], QImage | bytes]] = {
    FOLDER / "film.webp": film,
    FOLDER / "turn.webp": turn,
    FOLDER / "who-plays.webp": who_plays,
    FOLDER / "gate.webp": the_gate,
    FOLDER / "tables.webp": tables,
    FOLDER / "end.webp": the_end,
    FOLDER / "luck.webp": luck,
    FOLDER / "paper.webp": paper,
    STORE / "game.png": game,
    STORE / "night.png": night,
}


def main(words: list[str]) -> int:
    known = {path.name: path for path in ALL}
    if strange := [word for word in words if word not in known]:
        print(
            f"pictures: no picture {strange[0]!r}; there are {', '.join(known)}.", file=sys.stderr
        )
        return 2
    with screen() as surroundings:
        os.environ.update(surroundings, ZONK_SOUND="off")
        app = Application([*sys.argv[:1], "-style", "fusion"])
        faces.load(fonts.FIRST + fonts.REST)
        FOLDER.mkdir(exist_ok=True)
        for name in words or known:
            path = known[name]
            made = ALL[path]()
            if isinstance(made, bytes):
                path.write_bytes(made)
            elif not made.save(str(path), quality=86):
                print(f"pictures: {path} could not be written.", file=sys.stderr)
                return 1
            print(f"pictures: {path.name}, {path.stat().st_size} bytes.", flush=True)
        # Before the screen goes, or Qt ends the process with an error of its own.
        app.shutdown()
    LIST.write_text(json.dumps(listed(), indent=1) + "\n", "utf-8")
    return 0


def listed() -> dict[str, object]:
    """What the list says of the pictures as they lie there."""
    files = {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in ALL
        if path.exists()
    }
    return {"version": __version__, "files": files}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
