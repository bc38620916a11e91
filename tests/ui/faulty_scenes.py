"""What the workers of a window do, one scene each, so that faults can be laid into it."""

from __future__ import annotations

import shutil
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QTimer

from tests.ui.faulty_rig import Rig
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.odds import ask
from zonk_desktop.session import job
from zonk_desktop.transcript.lines import Aid, Computer

#: Hits that wait are people's to take, and a computer waits for them: so none do. Any points will
#: do to stay.
_WITH_KID = Setup(
    "original-1978", ("Ann", "Kid"),
    (("ceremony", "off"), ("entry-minimum", "0"), ("stop-minimum", "0")), roll_order=False,
    computers=(Computer("Kid", "kid"),),
)  # fmt: skip


class Scene:
    """A piece of work: how it begins, and whether it has come to its end."""

    worker = "engine"

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.answer: list[object] = []

    def ready(self) -> None:
        """What must be so before it begins."""
        self.rig.keep_on()

    def start(self) -> None:
        raise NotImplementedError

    def over(self) -> bool:
        return bool(self.answer)

    def fine(self) -> bool:
        """It came to what it was begun for, in spite of all."""
        return not any(isinstance(one, Exception) for one in self.answer)

    def close(self) -> None:
        """Leave what was opened."""
        dialog, self.rig.dialog = self.rig.dialog, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()


class Act(Scene):
    """An action, from the button to the disk."""

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.act()

    def over(self) -> bool:
        return self.rig.free and (bool(self.rig.told) or self.fine())

    def fine(self) -> bool:
        return self.rig.shown is not self.before


class Window(Act):
    """The same, where the window itself breaks."""

    worker = "window"


class Painted(Act):
    """The same, where what Qt calls by itself breaks: painting, sizes, keys, models."""

    worker = "qt"

    def start(self) -> None:
        super().start()
        window = self.rig.window
        wide = 1240 if window.width() > 1260 else 1280
        # From the event loop: what Qt calls in between comes back to whoever called it.
        QTimer.singleShot(0, window, lambda: window.resize(wide, 800))


class Throw(Act):
    """The same, where the tray's threads break; dice move."""

    worker = "tray"


class Heard(Act):
    """The same, where the thread breaks that makes sounds; its work is done when it is idle."""

    worker = "sound"

    def start(self) -> None:
        self.idle: Future[None] | None = None
        super().start()

    def over(self) -> bool:
        if not super().over():
            return False
        if self.idle is None:
            render = self.rig.desk.sounding.sound._render
            assert render is not None
            self.idle = render.submit(lambda: None)
        return self.idle.done()


class Begin(Act):
    """Another game."""

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.table.begin(Setup("original-1978", ("Cy", "Di"), roll_order=True))

    def fine(self) -> bool:
        return self.rig.shown.session != self.before.session


class Resume(Begin):
    """The game on the table, out of the Zonk File."""

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.table.resume(self.before.game_id)


class Rename(Begin):
    """A player gets another name."""

    def start(self) -> None:
        self.before = self.rig.shown
        old = self.before.game.seats[0].name
        self.rig.desk.session.rename(old, "Eve" if old != "Eve" else "Fay")


class HandOver(Act):
    """A header changes, and nothing else."""

    def start(self) -> None:
        self.before = self.rig.shown
        on = Aid.HINTS not in self.before.header.aids
        self.rig.desk.session.allow(Aid.HINTS, on=on)


class TakeBack(Act):
    """Undo of real dice."""

    def ready(self) -> None:
        rig = self.rig
        rig.begin("Ann", "Bob", dice=DiceFrom.TABLE)
        before = rig.shown
        rig.table.enter((1, 5, 2, 3, 4, 6))
        rig.driver.until(lambda: rig.shown is not before and rig.free)

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.table.undo()


class Correct(TakeBack):
    """An entry of real dice is put right."""

    def start(self) -> None:
        self.before = self.rig.shown
        rig = self.rig
        rig.desk.session.correct({1: "roll 1 1 2 3 4 6"})


class Query(Scene):
    """A list of games is asked for."""

    def start(self) -> None:
        self.rig.desk.session.ask(lambda archive: archive.find(Filter())).then(
            self.answer.append, self.answer.append
        )

    def over(self) -> bool:
        self.rig.told.extend(str(one) for one in self.answer if isinstance(one, Exception))
        return super().over()


class Restore(Query):
    """A copy takes the place of the Zonk File."""

    def ready(self) -> None:
        super().ready()
        self.copy = self.rig.folder / "zonk-file-2026-01-01.db"
        if not self.copy.exists():
            to = self.copy
            done: list[object] = []
            self.rig.desk.session.ask(lambda archive: archive.vacuum_into(to)).then(
                done.append, done.append
            )
            self.rig.driver.until(lambda: bool(done))

    def start(self) -> None:
        self.rig.desk.session.restore(self.copy).then(self.answer.append, self.answer.append)


class Weekly(Scene):
    """The weekly copy."""

    def start(self) -> None:
        shutil.rmtree(Path(str(self.rig.window.folder)) / "copies", ignore_errors=True)
        session = self.rig.desk.session
        session._tell(session._engine.copy_weekly)
        self.rig.desk.session.ask(lambda archive: None).then(
            lambda _: self.answer.append(0), lambda _: self.answer.append(0)
        )

    def fine(self) -> bool:
        return any((Path(str(self.rig.window.folder)) / "copies").glob("*.db"))


class Bring(Query):
    """A transcript comes into the Zonk File."""

    def start(self) -> None:
        path = self.rig.folder / "one.zonk"
        path.write_text(
            "zonk 1\nrules original-1978\nplayer Gil\nplayer Hal\nroll 1 5 2 3 4 6\n", "utf-8"
        )
        self.before = self.rig.shown
        self.rig.desk.commands.games.open_path(path)

    def over(self) -> bool:
        return self.fine() or bool(self.rig.told)

    def fine(self) -> bool:
        return self.rig.shown.session != self.before.session


class Export(Query):
    """The game becomes a transcript."""

    def start(self) -> None:
        self.path = self.rig.folder / "out.zonk"
        for one in self.rig.folder.glob("out.zonk*"):
            one.unlink()
        self.rig.saves_as(self.path)
        self.rig.desk.commands.games.export()

    def over(self) -> bool:
        return bool(self.rig.told)

    def fine(self) -> bool:
        return self.path.exists()


class Think(Act):
    """A computer decides."""

    worker = "players"

    def ready(self) -> None:
        rig = self.rig
        # The computer comes first, and waits.
        names = reversed(_WITH_KID.names)
        rig.table.began.connect(self._pause)
        rig.begin(*names, computers=_WITH_KID.computers, options=_WITH_KID.options)
        rig.table.began.disconnect(self._pause)
        # What it had worked out beforehand is another scene.
        rig.driver.until(lambda: not job.running())
        assert rig.table.computer_to_play

    def _pause(self) -> None:
        self.rig.desk.computers.paused = True

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.desk.computers.paused = False
        self.rig.desk.computers._look()


class Prepare(Begin):
    """A game with a computer begins: what it will need is worked out beforehand."""

    worker = "players"

    def ready(self) -> None:
        super().ready()
        # Each game has the same to work out.
        self.rig.patch.setattr(ask, "_here", ask._Here())

    def start(self) -> None:
        self.before = self.rig.shown
        self.rig.table.begin(_WITH_KID)

    def over(self) -> bool:
        return self.fine() and self.rig.free and not job.running()

    def close(self) -> None:
        """The computer plays its turn all the same."""
        rig = self.rig
        while not rig.table.computer_to_play:
            before = rig.shown
            rig.act(stays=True)
            rig.driver.until(lambda b=before: rig.shown is not b and rig.free)
        before = rig.shown
        rig.driver.until(lambda: rig.shown is not before)
        super().close()


class Hint(Scene):
    """A hint is asked for."""

    worker = "hint"

    def ready(self) -> None:
        found = self.rig.table.snapshot
        if found is None or found.game.ended is not None or Aid.HINTS not in found.header.aids:
            self.rig.begin("Ann", "Bob", aids=(Aid.HINTS,))
        self.rig.plays_on()
        if self.rig.shown.game.ended is not None:
            self.rig.begin("Ann", "Bob", aids=(Aid.HINTS,))

    def start(self) -> None:
        self.rig.desk.hints.ask()

    def over(self) -> bool:
        return not job.running()

    def fine(self) -> bool:
        return self.rig.desk.hints.hint is not None
