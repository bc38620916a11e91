"""The power goes at any moment: the game goes on at the last action that was written."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import Amount
from zonk_desktop.archive import chains
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.chain import holds
from zonk_desktop.fairness.source import DiceSource

ROOT = Path(__file__).parent.parent.parent

#: Says, after each action, the game's number and how many of its actions are on the disk.
_PLAYER = """
import random, sys
from pathlib import Path
from tests.archive.games import begin, step
from zonk_desktop.archive.store import Archive
from zonk_desktop.live.play import Play
archive = Archive.open(Path(sys.argv[1]))
chance = random.Random(int(sys.argv[2]))
last = archive.last_unfinished()
play = Play.resume(archive.load(last), archive) if last else begin(archive, int(sys.argv[2]))
print(play.game_id, len(play.rows()), "start", flush=True)
while True:
    if not step(play, chance):
        play = begin(archive, chance.randrange(10**6))
    elif play.snapshot().can_undo and chance.random() < 0.15:
        play.undo()
    print(play.game_id, len(play.rows()), play.journal._next, flush=True)
"""


@pytest.mark.slow
@pytest.mark.timeout(660)
@pytest.mark.skipif(sys.platform == "win32", reason="there a process ends differently")
def test_killed_at_any_moment(tmp_path: Path, amount: Amount) -> None:
    chance = random.Random(8)
    before: tuple[int, int] | None = None
    for number in range(amount.of(8, 200, "ZONK_KILLS")):
        child = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(tmp_path), str(number)],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert child.stdout is not None
        first = child.stdout.readline().split()
        assert first, "the program did not come up again"
        if before is not None:
            # Goes on with the game of before, with all that stood there.
            assert (int(first[0]), int(first[1])) == before
        time.sleep(chance.random() * 0.12)
        child.kill()
        told = [line.split() for line in child.stdout.read().split("\n")[:-1]]
        child.stdout.close()
        child.wait()
        game, said = int(told[-1][0] if told else first[0]), told[-1] if told else first
        archive = Archive.open(tmp_path)
        assert archive.notice is None
        assert archive.check() == "ok"
        last = archive.last_unfinished()
        if last is None or last != game:
            # Killed between the end of a game, or the first line of the next, and saying so.
            assert archive.load(game).finished or last is None or last > game
            game = last or 0
        if game:
            stored = archive.load(game)
            if game == int(said[0]) and said[2] != "start":
                # An action more than was said may have been written, none fewer.
                assert archive.next_number(game) >= int(said[2])
            replay = revive(stored)
            source = DiceSource(bytes.fromhex(stored.seed))
            assert replay.throws == [
                source.faces(n, len(throw)) for n, throw in enumerate(replay.throws, 1)
            ]
            before = (game, len(stored.rows))
        else:
            before = None
        for entry in archive.games():
            revived = revive(archive.load(entry.id))
            assert (revived.game.ended is not None) == entry.finished
            assert len(revived.throws) == entry.throws
            assert holds(chains.now(archive._base, entry.id), archive.chain(entry.id))
        archive.close()
