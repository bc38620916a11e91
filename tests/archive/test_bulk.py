"""Many transcripts in and out: nothing twice, nothing lost, stopped or killed on the way."""

import multiprocessing
import os
import random
import signal
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.archive.bulk_work import brought, sent
from tests.archive.games import begin, finished, play_on
from tests.conftest import Amount
from zonk_desktop.archive.bulk import Export, Import
from zonk_desktop.archive.exchange import text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.words import Message

#: When the first of them was begun.
FIRST = datetime(2026, 1, 1, tzinfo=UTC)


def written(folder: Path, many: int) -> list[Path]:
    """Transcripts of short games, all different by the time they were begun."""
    folder.mkdir(parents=True)
    sources = [
        text(play_on(begin(None, n, rules), 30, n).journal.as_stored())
        for n, rules in enumerate(PRESETS)
    ]
    paths = []
    for n in range(many):
        lines = [line for line in sources[n % len(sources)].splitlines() if line[:1] != "#"]
        lines = [line for line in lines if not line.startswith("start ")]
        at = next(place for place, line in enumerate(lines) if line.startswith("player "))
        lines.insert(at, f"start {(FIRST + timedelta(seconds=n)).isoformat()}")
        path = folder / f"{n:05}.zonk"
        path.write_text("\n".join(lines) + "\n")
        paths.append(path)
    return paths


def whole(archive: Archive, job: Import) -> tuple[int, int, int]:
    games = twins = refused = 0
    while not job.over:
        slice_ = job.go_on(archive, 0.05)
        games += len(slice_.games)
        twins += len(slice_.twins)
        refused += len(slice_.refused)
        assert slice_.of >= slice_.done
    return games, twins, refused


@pytest.mark.parametrize("helpers", [0, 2])
def test_in_and_out(tmp_path: Path, helpers: int) -> None:
    paths = written(tmp_path / "in", 70)
    paths[3].write_text("zonk 1\nrules wheaton\nplayer A\nplayer B\nroll 9 9 9 9 9\n")
    paths[5].write_text(paths[4].read_text())
    paths.append(tmp_path / "absent.zonk")
    archive = Archive.open(tmp_path / "a")
    job = Import(paths, helpers=helpers)
    assert whole(archive, job) == (68, 1, 2)
    assert archive.count(Filter()) == 68
    # Once more: all are there already, and the twins are named.
    again = Import(paths[:3])
    slice_ = again.go_on(archive, 60)
    assert [path for path, _ in slice_.twins] == paths[:3]
    assert [number for _, number in slice_.twins] == [1, 2, 3]
    out = Export([1, 2, 3], tmp_path / "out", lambda game: f"{game}.zonk")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "2.zonk").write_text("mine")
    found = out.go_on(archive, 60)
    assert (found.written, found.same, len(found.refused)) == (2, 0, 1)
    assert (tmp_path / "out" / "2.zonk").read_text() == "mine"
    found = Export([1, 2, 3], tmp_path / "out", lambda game: f"{game}.zonk").go_on(archive, 60)
    assert (found.written, found.same) == (0, 2)
    both = Import([tmp_path / "out" / "1.zonk"], both=True)
    assert whole(archive, both) == (1, 0, 0)
    assert archive.check() == "ok"
    archive.close()


def test_stopped(tmp_path: Path) -> None:
    paths = written(tmp_path / "in", 12)
    archive = Archive.open(tmp_path / "a")
    job = Import(paths)
    first = job.go_on(archive, 0)
    assert (first.done, len(first.games)) == (1, 1)
    job.close()
    assert archive.count(Filter()) == 1
    archive.close()


def test_a_disk_that_takes_nothing_more(tmp_path: Path) -> None:
    paths = written(tmp_path / "in", 6)
    archive = Archive.open(tmp_path / "a")
    archive.why = Message.of("archive-reading-only")
    job = Import(paths)
    with pytest.raises(ArchiveError, match="opened for reading only"):
        job.go_on(archive, 60)
    archive.why = None
    # What could not be written counts as not looked at: nothing is lost by going on.
    assert whole(archive, Import(paths)) == (6, 0, 0)
    archive.close()


def _killed(target: object, *args: object, after: float) -> None:
    """Run it in a process of its own and end that in the middle, whatever it is at."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=target, args=args)  # type: ignore[arg-type]
    process.start()
    time.sleep(after)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()


def killed_on_the_way(tmp_path: Path, many: int, kills: int) -> None:
    source, data, out = tmp_path / "in", tmp_path / "data", tmp_path / "out"
    written(source, many)
    chance = random.Random(7)
    out.mkdir()
    for _ in range(kills):
        _killed(brought, source, data, after=0.3 + chance.random() * 0.6)
    brought(source, data)
    archive = Archive.open(data)
    assert (archive.count(Filter()), archive.check()) == (many, "ok")
    archive.close()
    for _ in range(kills):
        _killed(sent, data, out, after=0.3 + chance.random() * 0.6)
    sent(data, out)
    # Each game once, in a file that is whole; nothing half lies about under a game's name.
    files = sorted(out.glob("*.zonk"))
    assert len(files) == many
    archive = Archive.open(data)
    assert [path.read_text() for path in files] == [
        text(archive.load(int(path.stem))) for path in files
    ]
    archive.close()
    elsewhere = Archive.open(tmp_path / "elsewhere")
    assert whole(elsewhere, Import(files, helpers=0)) == (many, 0, 0)
    elsewhere.close()


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_killed_on_the_way(tmp_path: Path, amount: Amount) -> None:
    killed_on_the_way(
        tmp_path, amount.of(40, 10_000, "ZONK_BULK"), amount.of(2, 12, "ZONK_BULK_KILLS")
    )


def test_figures_come_with_an_import(tmp_path: Path) -> None:
    play = finished(None, 3)
    path = tmp_path / "whole.zonk"
    path.write_text(text(play.journal.as_stored()))
    archive = Archive.open(tmp_path / "a")
    assert whole(archive, Import([path])) == (1, 0, 0)
    (found,) = archive.figures([1]).values()
    assert [seat.total for seat in found.seats] == [seat.total for seat in play.replay.game.seats]
    archive.close()
