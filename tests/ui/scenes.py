"""Every state of the table in a real window, one after another, by queued dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.ui.conftest import Driver
from tests.ui.looking import unpainted
from zonk_desktop.engine import actions as act
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.table.play.table import TablePlay

#: The rounds before: what the pad holds of a game of two that has gone on for a while.
_ROUNDS = ("11134", "22346", "11166", "22346", "11134", "55534", "22346", "11134")


class Scenes:
    """Brings a window into each state."""

    def __init__(self, driver: Driver, patch: pytest.MonkeyPatch) -> None:
        self.driver = driver
        self._speech = self.table.director.speech
        self._queue: list[str] = []
        queue, faces = self._queue, DiceSource.faces

        def queued(
            source: DiceSource, number: int, count: int, label: str = "throw", gesture: str = ""
        ) -> object:
            if label != "throw" or not queue:
                return faces(source, number, count, label)
            return tuple(int(face) for face in queue.pop(0))

        patch.setattr(DiceSource, "faces", queued)

    @property
    def table(self) -> TablePlay:
        return self.driver.window.desk.table

    def begin(
        self, rules: str, *options: tuple[str, object], names: tuple[str, ...] = (),
        rounds: int = 0, **more: object,
    ) -> None:  # fmt: skip
        self.go_on()
        self.driver.begin(rules, *names, roll_order=False, options=options, **more)
        while self.table.opening_shown() is not None:
            self.driver.window.desk.page.roll.click()
            self.driver.until(lambda: self.table.idle)
        with unpainted(self.driver.window):
            for faces in _ROUNDS[:rounds]:
                self.throw(faces)
                if faces != "22346":
                    self.do(act.Stay())
                while self.table.game is not None and self.table.game.gates:
                    self._after(self.driver.window.desk.page.call.click)

    def go_on(self) -> None:
        """Let what is shown end at once, as all that comes after it."""
        self._speed("off")
        self.table.director.speech = self._speech
        if self.table.snapshot is not None:
            self.table.hush()
            self.driver.until(lambda: self.table.idle)

    def throw(self, faces: str) -> None:
        self._queue.append(faces)
        self.do(act.Roll())

    def press_roll(self, faces: str) -> None:
        self._queue.append(faces)
        self.driver.window.desk.page.roll.click()

    def do(self, action: act.Action) -> None:
        self._after(lambda: self.table.do(action))

    def _after(self, run: Callable[[], object]) -> None:
        before = self.table.snapshot
        run()
        self.driver.until(lambda: self.table.snapshot is not before and self.table.idle)

    def until(self, kind: Kind, run: Callable[[], object]) -> None:
        """Run this, and stop while such a beat is shown."""
        self._speed("slow")
        director, seen = self.table.director, list[Kind]()

        def begins(beat: Beat) -> None:
            seen.append(beat.kind)
            if beat.kind is kind:
                # It lasts until it has been looked at, however late the machine comes to it.
                director.speech = lambda: 60_000

        director.begins.connect(begins)
        run()
        self.driver.until(lambda: kind in seen)
        self.driver.wait(300)
        director.begins.disconnect(begins)

    def _speed(self, speed: str) -> None:
        window = self.driver.window
        window.memory.set("speed", speed)
        window.restyle()


def play(scenes: Scenes) -> Iterator[str]:
    """Bring the window into each state, and name it while it is there."""
    zonk = "lets-play-zonk"
    driver = scenes.driver
    scenes.begin(zonk, rounds=8)
    yield "to roll"
    scenes.throw("15346")
    yield "to keep"
    scenes.do(act.Keep((0, 1)))
    yield "to decide"
    scenes.until(Kind.MISS, lambda: scenes.press_roll("346"))
    yield "miss"
    scenes.begin(zonk, rounds=8)
    scenes.throw("53346")
    scenes.until(Kind.HANDOVER, driver.window.desk.page.stay.click)
    yield "handed over"
    scenes.begin(zonk, rounds=8)
    scenes.throw("24444")
    yield "may dare"
    scenes.do(act.Dare(1))
    yield "dare"
    scenes.do(act.TakeDare())
    yield "dare taken"
    scenes.begin("wheaton", ("ceremony", "strict"))
    scenes.throw("12345")
    scenes.throw("15226")
    scenes.do(act.Stay())
    yield "gate"
    scenes.begin(
        "wheaton", ("ceremony", "off"), ("halftime", 600), ("entry-minimum", 0), ("stop-minimum", 0)
    )
    scenes.throw("11124")
    scenes.do(act.Stay())
    yield "show"
    scenes.begin(zonk, ("limit", 1000))
    scenes.throw("11124")
    scenes.do(act.Stay())
    scenes.throw("11346")
    yield "last round"
    scenes.do(act.Keep((0, 1)))
    scenes.throw("346")
    window = driver.window
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    window.desk.end.table.emit()
    driver.still()
    yield "finished"
    dot = Computer("Bob", "dot", "good")
    scenes.begin(zonk, computers=(dot,))
    driver.window.desk.computers.set_paused(True)
    scenes.throw("22346")
    yield "paused"
