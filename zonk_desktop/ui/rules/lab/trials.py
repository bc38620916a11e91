"""Runs trials in a thread that owns their processes; the window polls the results."""

from __future__ import annotations

import threading
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import NamedTuple

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.helpers import ALONE, Crew, crew
from zonk_desktop.odds.miss import miss_by_dice
from zonk_desktop.players.lab import Pair, pairs
from zonk_desktop.players.length import MOST_ACTIONS, Endless
from zonk_desktop.players.spread import batches, speed
from zonk_desktop.words import Message, reason


class Wanted(NamedTuple):
    """The settings of a run."""

    ruleset: RuleSet
    other: RuleSet | None
    games: int
    seed: int
    #: Processes; 0 for all cores, 1 plays within the thread.
    cores: int = 0


class Trials:
    """A run of trials in progress.

    Not a `Job`, which has ended when it is cancelled: this ends when its processes have.
    """

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.own: list[Pair] = []
        #: Why no more games come, where something went wrong.
        self.fault: Message | None = None
        self._come: SimpleQueue[list[Pair]] = SimpleQueue()
        self._enough = threading.Event()
        self._begun = perf_counter()
        #: Seconds from the beginning to the latest game.
        self._took = 0.0
        self._by: Crew = ALONE
        self._thread = threading.Thread(target=self._play, name="rules-lab")

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop: the processes end with the games they play now. Returns at once."""
        self._enough.set()

    @property
    def running(self) -> bool:
        return self._thread.is_alive()

    @property
    def pace(self) -> float:
        """Games a second so far."""
        return len(self.own) / max(0.001, self._took)

    @property
    def speed(self) -> str:
        """The same in words, and on how many processes."""
        return speed(len(self.own), self._took, self._by)

    def take(self) -> bool:
        """Collect new results; returns whether there were any."""
        before = len(self.own)
        while True:
            try:
                self.own += self._come.get_nowait()
                self._took = perf_counter() - self._begun
            except Empty:
                return len(self.own) > before

    def _play(self) -> None:
        try:
            # Worked out here, so that nobody waits for them in the window.
            for ruleset in (self.wanted.ruleset, self.wanted.other):
                if ruleset is not None:
                    miss_by_dice(ruleset)
            ruleset, other, games, seed, cores = self.wanted
            with (
                crew(len(batches(games)), cores) as self._by,
                closing(pairs(ruleset, other, games, seed, self._by)) as played,
            ):
                for some in played:
                    if self._enough.is_set():
                        break
                    self._come.put(some)
        except Endless:
            self.fault = Message.of("match-endless", actions=MOST_ACTIONS)
        except BrokenProcessPool:
            self.fault = Message.of("lab-process-died")
        except OSError as wrong:
            self.fault = Message.of("lab-no-processes", why=reason(wrong))
        except BaseException:
            # Told here as well; the window writes its report.
            self.fault = Message.of("lab-went-wrong")
            raise
