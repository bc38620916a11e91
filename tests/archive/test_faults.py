"""A disk that is full or fails while the Zonk File is opened: it stays under its name, whole.

Errors come from a small library laid before the system's (faults.c), so that SQLite and Python
meet them alike. Where there is no compiler nothing of this can be tried.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
#: Points of each kind; a sample in every run, 200 for the figures in the docs.
POINTS = int(os.environ.get("ZONK_FAULT_POINTS", "24"))
COMPILER = shutil.which("cc") or shutil.which("gcc")

_CHILD = """
import ctypes, errno, shutil, sys
from pathlib import Path
from tests.archive.games import begin, finished, play_on
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive

faults = ctypes.CDLL(sys.argv[1])
faults.faults_arm.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int,
                              ctypes.c_long]
work, kind, points = Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])

# Three files to open: closed in order, left by a kill with its journal, and of the first version.
clean, killed = work / "clean", work / "killed"
archive = Archive.open(clean)
numbers = {finished(archive, seed, "original-1978").game_id for seed in range(4)}
numbers.add(play_on(begin(archive, 9), 6).game_id)
shutil.copytree(clean, killed)
for shared in killed.glob("*-shm"):
    shared.unlink()
archive.close()

shown = read_only = hit = 0
for point in range(points):
    here = work / "here"
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree((clean, killed)[point % 2], here)
    where = str(here).encode()
    if kind == "full":
        faults.faults_arm(where, errno.ENOSPC, 0, 0, point * 70_000 // points)
    else:
        code = {"EIO": errno.EIO, "ENOSPC": errno.ENOSPC}[kind]
        faults.faults_arm(where, code, 20 + point * 480 // points, point + 1, -1)
    try:
        archive = Archive.open(here)
    except ArchiveError as wrong:
        hit += bool(faults.faults_told())
        assert str(here) in str(wrong), wrong
    else:
        read_only += not archive.writable
        shown += {entry.id for entry in archive.games()} == numbers if archive.why else True
        if archive.why:
            assert archive.notice.id == "archive-file-trouble", archive.notice
        hit += bool(faults.faults_told())
        archive.close()
    names = sorted(part.name for part in here.glob("*.db"))
    assert names == [DATABASE], (point, names)
    # Room again: every game is there.
    archive = Archive.open(here)
    assert archive.writable, archive.notice
    assert archive.notice is None, archive.notice
    assert {entry.id for entry in archive.games()} == numbers
    assert archive.check() == "ok"
    archive.close()
print(points, hit, read_only, shown)
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("faults") / "faults.so"
    source = str(Path(__file__).with_name("faults.c"))
    assert COMPILER is not None
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", str(to), source, "-ldl"], check=True)
    return to


@pytest.mark.timeout(60 + 2 * POINTS)
@pytest.mark.skipif(
    sys.platform != "linux" or COMPILER is None, reason="needs a C compiler and LD_PRELOAD"
)
@pytest.mark.parametrize("kind", ["full", "EIO", "ENOSPC"])
def test_opening_on_a_bad_disk(tmp_path: Path, library: Path, kind: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", _CHILD, str(library), str(tmp_path), kind, str(POINTS)],
        cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "LD_PRELOAD": str(library)},
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    points, hit, read_only, shown = map(int, found.stdout.split())
    print(f"{kind}: {points} points, {hit} with errors, {read_only} read-only, {shown} shown")
    assert points == POINTS
    assert hit > POINTS // 5
    assert shown > 0
    if kind == "full":
        # Reading takes no room: all games are in sight at every one of the points.
        assert shown == POINTS
        assert read_only > POINTS // 10
