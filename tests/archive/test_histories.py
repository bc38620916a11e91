"""Histories of one Zonk File with two windows, copies, kills and imports in any order.

However they are mixed, no throw of a pledge is made twice: each game is one line, or its record
says where it was not.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.archive.games import begin, step
from tests.conftest import Amount
from zonk_desktop.archive import chains
from zonk_desktop.archive.exchange import bring_in, export, honest
from zonk_desktop.archive.place import SHOWN
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.fairness.chain import holds
from zonk_desktop.fairness.record import forget_seed, keep_seed
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.play import Play


class History:
    """One folder, the windows that look into it, and every throw that was made."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        #: Pledge and number of every throw that was shown.
        self.made: set[tuple[str, int]] = set()
        #: The window that writes, and one that came in by another way and only reads.
        self.windows = [Archive.open(folder), None]
        self.plays: list[Play | None] = [None, None]
        self.copies = 0
        self.lost = False
        self.transcripts: list[Path] = []
        self.done: list[str] = []

    @property
    def writer(self) -> Archive:
        assert self.windows[0] is not None
        return self.windows[0]

    def fresh(self) -> DiceSource:
        return DiceSource(self.chance.randbytes(32))

    def go_on(self) -> None:
        """Whatever comes next."""
        ways = (
            *[self.act] * 12, self.new, self.resume, self.undo, self.kill, self.read, self.copy,
            self.put_in_place, self.write_out, self.bring_in, self.lose_notes,
        )  # fmt: skip
        way = self.chance.choice(ways)
        self.done.append(way.__name__)
        way()

    def act(self) -> None:
        """A throw, or some other action, in either window."""
        for play in self.plays:
            if play is None or self.chance.random() < 0.3:
                continue
            before = len(play.replay.throws)
            step(play, self.chance)
            assert play.dice is not None
            if len(play.replay.throws) > before:
                dice = play.dice.dice
                throw = dice.latest.commitment, len(play.replay.throws) - dice.after
                assert throw not in self.made, self.done
                self.made.add(throw)

    def new(self) -> None:
        rules = self.chance.choice(("wheaton", "original-1978"))
        self.plays[0] = begin(self.writer, self.chance.randrange(1 << 30), rules)

    def resume(self) -> None:
        for n, window in enumerate(self.windows):
            games = [] if window is None else window.games()
            # One that was brought in behind its second pledge has no seed any more: real dice.
            open_ = [one.id for one in games if not one.finished and one.dice is DiceFrom.SCREEN]
            if window is not None and open_:
                game = self.chance.choice(open_)
                self.plays[n] = Play.resume(window.load(game), window)

    def undo(self) -> None:
        for play in self.plays:
            if play is not None and play.snapshot().can_undo:
                play.undo()

    def kill(self) -> None:
        """Both programs are gone, and what they had not written."""
        for window in self.windows:
            if window is not None:
                window.close()
        self.windows, self.plays = [Archive.open(self.folder), None], [None, None]

    def lose_notes(self) -> None:
        """The side file is gone. Nothing tells then what a file with its seed has shown: no more of
        these, as `verify` names them."""
        self.kill()
        self.lost = True
        (self.folder / SHOWN).unlink(missing_ok=True)
        for path in self.transcripts:
            forget_seed(path)

    def read(self) -> None:
        """Another window, by a link to the folder."""
        if self.windows[1] is not None:
            self.windows[1].close()
        self.windows[1], self.plays[1] = Archive.open_to_read(self.folder), None
        self.resume()

    def copy(self) -> None:
        self.copies += 1
        self.writer.vacuum_into(self.folder / f"{self.copies}.copy")

    def put_in_place(self) -> None:
        """A copy, with a game on the table or without."""
        if not self.copies:
            return
        if self.windows[1] is not None:
            self.windows[1].close()
            self.windows[1], self.plays[1] = None, None
        play = self.plays[0] if self.chance.random() < 0.5 else None
        if play is not None:
            play.journal.chain = self.writer.chain(play.game_id)
        self.writer.restore(self.folder / f"{self.chance.randint(1, self.copies)}.copy")
        self.plays[0] = play
        if play is not None:
            play.journal.start_over()
            play.journal.keep_in(self.writer)
            play.save()
            stored = play.as_stored()
            self.writer.let_go(stored.header, stored.seed, but=play.game_id)

    def write_out(self) -> None:
        """An unfinished game as the terminal leaves it, its seed beside it."""
        games = [game.id for game in self.writer.games() if not game.finished]
        stored = self.writer.load(self.chance.choice(games)) if games else None
        if stored is not None and stored.seed and not self.lost:
            path = self.folder / f"{len(self.transcripts)}.zonk"
            export(stored, path)
            keep_seed(path, stored.seed)
            self.transcripts.append(path)

    def bring_in(self) -> None:
        if self.transcripts:
            path = self.chance.choice(self.transcripts)
            bring_in(self.writer, path.read_text("utf-8"), self.folder, path=path, both=True)

    def end(self) -> None:
        """Each game is one line, by its dice and by its chain."""
        self.kill()
        for entry in self.writer.games():
            stored = self.writer.load(entry.id)
            assert holds(chains.now(self.writer._base, entry.id), stored.chain), self.done
            verdict = honest(stored).verdict
            assert verdict in {Verdict.GOOD, Verdict.NOT_REVEALED, Verdict.NO_RECORD}, self.done
        self.writer.close()


@pytest.mark.parametrize("part", range(4))
def test_no_throw_is_made_twice(
    tmp_path: Path, part: int, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(part * 1000, part * 1000 + amount.of(3, 250, "ZONK_HISTORIES")):
        folder = tmp_path / str(seed)
        history = History(folder, seed)
        # A history that went wrong goes wrong again.
        monkeypatch.setattr(DiceSource, "fresh", history.fresh)
        for _ in range(80):
            history.go_on()
        history.end()
