"""What dialogs and their workers do, one scene each, so that faults can be laid into it."""

from __future__ import annotations

import threading
from contextlib import suppress

from PySide6.QtCore import QTimer
from pytestqt.exceptions import TimeoutError as Waited

from tests.ui.faulty_scenes import Scene
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.values import Stored
from zonk_desktop.ui.paper.values import on_table
from zonk_desktop.ui.paper.window import PrintWindow
from zonk_desktop.ui.review.window import ReviewWindow
from zonk_desktop.ui.zonk_file.clip import ClipDialog
from zonk_desktop.ui.zonk_file.dialog import ZonkFile
from zonk_desktop.ui.zonk_file.moments import moments
from zonk_desktop.ui.zonk_file.replay_game import ReplayGame
from zonk_desktop.ui.zonk_file.statistics.window import StatisticsWindow


class Review(Scene):
    """A game is looked at: what luck it had, and what choices cost."""

    worker = "review"

    def ready(self) -> None:
        super().ready()
        self.rig.plays_on()

    def start(self) -> None:
        done: list[object] = []
        self.rig.desk.session.stored().then(done.append, done.append)
        self.rig.driver.until(lambda: bool(done))
        (stored,) = done
        assert isinstance(stored, Stored)
        self.view = ReviewWindow(self.rig.window.look, stored, self.rig.window)
        self.rig.dialog = self.view
        self.first = self.view.view.head.text()
        self.view.open()

    def over(self) -> bool:
        return bool(self.rig.told) or self.view.view.head.text() != self.first

    def fine(self) -> bool:
        return self.view.view.found is not None

    def close(self) -> None:
        self.rig.told.append(self.view.view.head.text())
        super().close()
        self.rig.driver.until(
            lambda: not any(one.name == "zonk-review" for one in threading.enumerate())
        )


class Statistics(Scene):
    """Figures of all games."""

    def start(self) -> None:
        self.view = StatisticsWindow(
            self.rig.window.look, self.rig.desk.session, [], Filter(), self.rig.window
        )
        self.rig.dialog = self.view
        self.view.open()

    def over(self) -> bool:
        return (
            bool(self.rig.told) or not self.view.progress.isVisible() or bool(self.view.word.text())
        )

    def fine(self) -> bool:
        return not self.view.progress.isVisible()

    def close(self) -> None:
        self.rig.told.append(self.view.word.text())
        super().close()


class Played(Scene):
    """Where three games are in the Zonk File before the window opens."""

    def close(self) -> None:
        super().close()
        self.rig.driver.answered()


class Replay(Played):
    """A stored game is played again, throw by throw."""

    worker = "replay"

    def ready(self) -> None:
        super().ready()
        done: list[object] = []
        self.rig.desk.session.ask(lambda archive: moments(archive.load(1))).then(
            done.append, done.append
        )
        self.rig.driver.until(lambda: bool(done))
        self.view = ReplayGame(self.rig.window.look, done[0], self.rig.window)
        self.rig.dialog = self.view
        self.view.set_speed("off")
        self.view.open()

    def start(self) -> None:
        self.before = self.view.at
        # From the event loop, as a button does; the second press sees it to its end.
        for _ in range(2):
            QTimer.singleShot(0, self.view, self.view.step_on)

    def over(self) -> bool:
        return bool(self.rig.told) or (self.fine() and not self.view.stage.busy)

    def fine(self) -> bool:
        return self.view.at > self.before

    def close(self) -> None:
        # However it ended, it goes on by its button.
        for _ in range(20):
            if self.view.at > self.before + 1 and not self.view.stage.busy:
                break
            before = self.view.at, self.view.stage.busy
            self.view.step.click()
            with suppress(Waited):
                self.rig.driver.until(lambda b=before: (self.view.at, self.view.stage.busy) != b, 2)
        assert self.view.at > self.before + 1, "the replay stands still"
        super().close()


class Stories(Played):
    """What is told of players and games, in the Zonk File."""

    worker = "stories"

    def start(self) -> None:
        self.view = ZonkFile(self.rig.window.look, self.rig.desk.session, self.rig.window)
        self.rig.dialog = self.view
        self.view.stories.missed.connect(self.rig.told.append)
        self.view.open()

    def over(self) -> bool:
        return bool(self.rig.told) or self.fine()

    def fine(self) -> bool:
        return bool(self.view.stories.found)


class StoriesOfAll(Played):
    """The same in the statistics: a list of them all."""

    worker = "players-page"

    def ready(self) -> None:
        super().ready()
        self.view = StatisticsWindow(
            self.rig.window.look, self.rig.desk.session, [], Filter(), self.rig.window
        )
        self.rig.dialog = self.view
        self.view.open()
        self.rig.driver.until(lambda: bool(self.view._games) and not self.view.progress.isVisible())
        self.view.show_page("players")
        self.page = self.view.players

    def start(self) -> None:
        QTimer.singleShot(0, self.view, self._turn)

    def _turn(self) -> None:
        self.page.tabs.setCurrentIndex(0)
        self.page.tabs.setCurrentWidget(self.page.stories)

    def over(self) -> bool:
        return bool(self.rig.told) or self.fine()

    def fine(self) -> bool:
        return self.page._reckoned

    def close(self) -> None:
        # Whoever turns to them once more finds them.
        self._turn()
        assert self.fine()
        super().close()


class Pdf(Scene):
    """The print window writes a PDF."""

    worker = "print"

    def start(self) -> None:
        self.path = self.rig.folder / "sheet.pdf"
        self.path.unlink(missing_ok=True)
        self.rig.saves_as(self.path)
        game = on_table(self.rig.shown)
        self.view = PrintWindow(
            self.rig.window.look, self.rig.window.memory, self.rig.window, games=[game.sheet],
            name=game.name,
        )  # fmt: skip
        self.rig.dialog = self.view
        self.view.told.connect(self.rig.told.append)
        self.view.open()
        self.view._to_file()

    def over(self) -> bool:
        if self.rig.told and not self.view.fields.isEnabled():
            # It was told; what is broken off is stopped by the button that says so.
            self.view.cancel.click()
        return bool(self.rig.told) and not self.view.outgoing.going and self.view.fields.isEnabled()

    def fine(self) -> bool:
        return self.path.exists()


class Clip(Scene):
    """The last throw as a film."""

    worker = "tray"

    def ready(self) -> None:
        super().ready()
        self.rig.plays_on()

    def start(self) -> None:
        self.path = self.rig.folder / "throw.webp"
        self.path.unlink(missing_ok=True)
        self.rig.saves_as(self.path)
        done: list[object] = []
        number = self.rig.shown.game_id
        self.rig.desk.session.ask(lambda archive: moments(archive.load(number))).then(
            done.append, done.append
        )
        self.rig.driver.until(lambda: bool(done))
        look = self.rig.window.look
        self.view = ClipDialog(look, done[0], ("ivory", "moss"), None, self.rig.window)  # type: ignore[arg-type]
        self.rig.dialog = self.view
        self.view.told.connect(self.rig.told.append)
        self.view.open()
        self.view._save()

    def close(self) -> None:
        # However it ended, it can be left.
        for _ in range(2):
            self.view.reject()
        assert not self.view.isVisible()
        super().close()

    def over(self) -> bool:
        return bool(self.rig.told) or self.path.exists()

    def fine(self) -> bool:
        return self.path.exists()
