"""The power goes while the window is in the middle of a game; started again, it goes on there.

The journal alone is killed in tests/archive/test_kills.py. Here it is the whole program,
with dice that roll.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import Amount
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.store import Archive

ROOT = Path(__file__).parents[2]

#: Continues as the player does, then presses what the page offers; says what the screen shows.
_PROGRAM = """
import random, secrets, sys
secrets.token_bytes = random.Random(1978).randbytes
from PySide6.QtCore import QTimer
from zonk_desktop import cli
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.ui.window.welcome import Welcome
from zonk_desktop.ui.table.play.states import Stage

def told(desk):
    shown = desk.table.snapshot
    if shown is not None and shown.saved:
        print(shown.game_id, shown.throws, flush=True)

def step(desk):
    table, page = desk.table, desk.page
    if table.stage is Stage.OVER:
        if not desk.playing:
            desk.end.buttons[0].click()
    elif table.stage is Stage.PLAYING:
        wanted = page.roll if table.snapshot.throws % 3 else page.stay
        (page.roll if wanted.view.blocked else wanted).click()

ready = Welcome._ready
def known(welcome, notice, last):
    ready(welcome, notice, last)
    desk = welcome._window.desk
    desk.table.changed.connect(lambda: told(desk))
    if last:
        desk.window.start.continue_.click()
    else:
        desk.table.begin(Setup("insta-bong", ("Ann", "Bob"), roll_order=False))
    clock = QTimer(desk)
    clock.timeout.connect(lambda: step(desk))
    clock.start(10)
Welcome._ready = known
sys.exit(cli.main(["--data-dir", sys.argv[1]]))
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.skipif(sys.platform == "win32", reason="there a process ends differently")
def test_the_window_killed_in_the_middle_of_a_game(tmp_path: Path, amount: Amount) -> None:
    chance = random.Random(5)
    (tmp_path / "settings.ini").write_text("[General]\nspeed=fast\nnoticed=true\n", "ascii")
    before: tuple[int, int] | None = None
    for _ in range(amount.of(3, 25, "ZONK_WINDOW_KILLS")):
        child = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, str(tmp_path)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert child.stdout is not None
        assert child.stderr is not None
        try:
            first = child.stdout.readline().split()
            assert first, "the program did not come up again"
            if before is not None:
                # The same game at the same throw.
                assert (int(first[0]), int(first[1])) == before
            time.sleep(chance.random() * 1.5)
        finally:
            child.kill()
        rest = [line.split() for line in child.stdout.read().split("\n")[:-1]]
        said = child.stderr.read()
        child.wait()
        child.stdout.close()
        child.stderr.close()
        assert "Traceback" not in said
        last = [first, *rest][-1]
        archive = Archive.open(tmp_path)
        try:
            assert archive.notice is None
            assert archive.check() == "ok"
            game = archive.last_unfinished()
            if game is None:
                before = None
                continue
            throws = len(revive(archive.load(game)).throws)
            if game == int(last[0]):
                # What was seen is written; one throw more may be, that nobody has seen yet.
                assert throws - int(last[1]) in {0, 1}
            before = game, throws
        finally:
            archive.close()
