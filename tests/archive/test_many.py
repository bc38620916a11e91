"""`games import` of a folder and `games export` of many: counted, stopped, gone on with."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.archive.games import finished
from tests.archive.test_bulk import written
from tests.running import ROOT
from zonk_desktop.archive.bulk import Export, Exported, Import, ImportSlice
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli import games, main


def count(data: Path) -> int:
    archive = Archive.open_to_read(data)
    found = archive.count(Filter())
    archive.close()
    return found


def test_a_folder_in_and_everything_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, out = tmp_path / "data", tmp_path / "out" / "deep"
    written(tmp_path / "in" / "one", 20)
    written(tmp_path / "in" / "two", 5)
    (tmp_path / "in" / "bad.zonk").write_text("zonk 7\n")
    at = ["--data-dir", str(data)]
    assert main(["games", "import", str(tmp_path / "in"), *at]) == 1
    told = capsys.readouterr()
    # The five of the second folder are the first five of the other.
    assert told.out == "20 games brought in. 5 left out, here already. 1 refused.\n"
    assert "bad.zonk:1: header:" in told.err
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert capsys.readouterr().out == f"20 files written to {out}.\n"
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert capsys.readouterr().out == f"0 files written to {out}. 20 there already.\n"
    # All that went out comes in elsewhere, once each.
    assert main(["games", "import", str(out), "--data-dir", str(tmp_path / "b")]) == 0
    assert count(tmp_path / "b") == 20
    some = tmp_path / "some"
    assert main(["games", "export", "3", "7", "4711", "-o", str(some), *at]) == 1
    told = capsys.readouterr()
    assert "no game number 4711" in told.err
    assert len(list(some.glob("*.zonk"))) == 2
    assert main(["games", "export", "3", "-o", str(some), *at]) == 0
    assert len(list(some.glob("*.zonk"))) == 2
    assert main(["games", "export", "all", "-o", "-", *at]) == 2


def ctrl_c(number: signal.Signals) -> None:
    """Ctrl+C while nobody looks out for it."""
    del number
    raise KeyboardInterrupt


STOPS = [
    pytest.param(signal.SIGINT, ctrl_c, 130, id="at-once"),
    pytest.param(signal.SIGINT, signal.raise_signal, 130, id="ctrl-c"),
    pytest.param(signal.SIGTERM, signal.raise_signal, 143, id="term"),
]


@pytest.mark.parametrize(("number", "stop", "code"), STOPS)
def test_who_stops_loses_nothing(
    number: signal.Signals,
    stop: Callable[[signal.Signals], None],
    code: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    written(tmp_path / "in", 30)
    at = ["--data-dir", str(data)]
    bring, send = Import.go_on, Export.go_on
    before = signal.getsignal(number)

    def brought(job: Import, archive: Archive) -> ImportSlice:
        if job._done == 9:
            stop(number)
        return bring(job, archive, 0)

    def sent(job: Export, archive: Archive) -> Exported:
        if job._done == 9:
            stop(number)
        return send(job, archive, 0)

    # Who is asked brings the slice to its end.
    kept = 9 if stop is ctrl_c else 10
    monkeypatch.setattr(Import, "go_on", brought)
    assert main(["games", "import", str(tmp_path / "in"), *at]) == code
    told = capsys.readouterr().out
    assert told == f"{kept} games brought in. Stopped; what was brought in stays.\n"
    assert count(data) == kept
    monkeypatch.setattr(Import, "go_on", bring)
    assert main(["games", "import", str(tmp_path / "in"), *at]) == 0
    assert f"{30 - kept} games brought in. {kept} left out" in capsys.readouterr().out
    monkeypatch.setattr(Export, "go_on", sent)
    assert main(["games", "export", "all", "-o", str(out), *at]) == code
    told = capsys.readouterr().out
    assert told == f"{kept} files written to {out}. Stopped; the same command goes on from there.\n"
    assert len(list(out.iterdir())) == kept
    monkeypatch.setattr(Export, "go_on", send)
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert f"{30 - kept} files written" in capsys.readouterr().out
    assert len(list(out.glob("*.zonk"))) == 30
    assert signal.getsignal(number) is before


#: The command in a process of its own, which waits for a line after its second slice.
WAITING = """
import sys
from zonk_desktop.archive.bulk import Import
from zonk_desktop.cli import main, games
real, slices = Import.go_on, iter(range(9))
def go_on(job, archive):
    some = real(job, archive, 0)
    if next(slices) == 1:
        print("here", flush=True)
        sys.stdin.readline()
    return some
Import.go_on = go_on
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def test_a_long_search_says_what_it_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`games import /` walks the whole disk."""
    for place in ("a/b", "a/c", "d"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "one.zonk").touch()
    expected = sorted(tmp_path.rglob("*.zonk"))
    assert games.transcripts(tmp_path) == expected
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(games, "_PATIENCE", -1.0)
    monkeypatch.setattr(games, "_LOOK", 1)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert games.transcripts(tmp_path) == expected
    told = capsys.readouterr().err
    assert told.startswith(f"Looking for transcripts in {tmp_path} and all folders in it; Ctrl+C")
    assert "\r5 folders, 3 transcripts" in told
    assert told.endswith("\r\x1b[K")
    walk = os.walk

    def closed(top: Path, onerror: Callable[[OSError], object]) -> object:
        onerror(PermissionError(13, "no", str(top / "d")))
        return walk(top)

    monkeypatch.setattr(os, "walk", closed)
    assert games.transcripts(tmp_path) == expected
    assert f"1 folder in {tmp_path} cannot be read" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="looks for helpers in /proc")
def test_an_import_with_helpers_is_stopped_by_term(tmp_path: Path) -> None:
    """Its helpers end with it, and what it had brought in is there, whole."""
    written(tmp_path / "in", 70)
    script = tmp_path / "waiting.py"
    script.write_text(WAITING)
    data = tmp_path / "data"
    child = subprocess.Popen(
        [sys.executable, str(script), "games", "import", str(tmp_path / "in"),
         "--data-dir", str(data)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "here\n"
        begun = Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()
        # It has the signal before it has the line.
        child.terminate()
        out, said = child.communicate("go on\n", timeout=200)
    finally:
        child.kill()
        child.wait()
    assert (child.returncode, said) == (143, "")
    assert out == "2 games brought in. Stopped; what was brought in stays.\n"
    assert begun or os.cpu_count() == 1
    while any(running(pid) for pid in begun):
        time.sleep(0.02)
    archive = Archive.open(data)
    assert (archive.count(Filter()), archive.check()) == (2, "ok")
    assert archive.notice is None
    archive.close()


def running(pid: str) -> bool:
    """Whether there is such a process that has not ended; its number may be another's by now."""
    try:
        return "multiprocessing" in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False


def test_a_file_that_a_power_cut_left_short_is_written_again(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    finished(archive, 4)
    finished(archive, 5)
    job = Export([1, 2], tmp_path, lambda game: f"{game}.zonk")
    assert job.go_on(archive, 9).written == 2
    whole = (tmp_path / "1.zonk").read_bytes()
    (tmp_path / "1.zonk").write_bytes(b"")
    (tmp_path / "2.zonk").write_bytes(b"my own words\n")
    done = Export([1, 2], tmp_path, lambda game: f"{game}.zonk").go_on(archive, 9)
    assert (done.written, done.same, len(done.refused)) == (1, 0, 1)
    assert (tmp_path / "1.zonk").read_bytes() == whole
    assert (tmp_path / "2.zonk").read_bytes() == b"my own words\n"
    archive.close()


def test_one_game_into_a_folder_that_is_there(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    finished(archive, 4)
    archive.close()
    (tmp_path / "here").mkdir()
    at = ["--data-dir", str(tmp_path / "data")]
    assert main(["games", "export", "1", "-o", str(tmp_path / "here"), *at]) == 0
    (file,) = (tmp_path / "here").iterdir()
    assert file.name.endswith("game 1.zonk")
