"""A real Dask cluster of two processes on this machine: the same bytes as here, whoever dies."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from tests.running import ROOT, child, zonk
from zonk_desktop.helpers import ALONE, ClusterError, _check, crew, stream
from zonk_desktop.players.match import entrants, match
from zonk_desktop.players.strength import measure
from zonk_desktop.rulebook.load import preset
from zonk_desktop.words import say

#: Ends a process at once. Windows has no such signal, and does so with this one.
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
SHORT = (("limit", "1500"), ("entry-minimum", "0"))
WORDS = ("original-1978", "--option", "limit=1500", "--option", "entry-minimum=0")


def started(workers: int, *, processes: bool = True) -> LocalCluster:
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=processes, host="127.0.0.1",
        protocol="tcp://", dashboard_address="127.0.0.1:0",
    )  # fmt: skip


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with started(2) as cluster:
        yield cluster


@pytest.fixture
def mortal() -> Iterator[LocalCluster]:
    """One whose workers are killed."""
    with started(2) as cluster:
        yield cluster


def test_one_core_two_processes_and_a_cluster_tell_the_same_bytes(
    cluster: LocalCluster, tmp_path: Path
) -> None:
    at = ("--on", cluster.scheduler_address)
    places = {"one": ("--cores", "1"), "two": ("--cores", "2"), "many": at}
    told = {}
    for name, place in places.items():
        game = ("match", *WORDS, "--players", "vera:sharp,dot", "--games", "6", "--seed", "4")
        code, out, err = zonk(*game, *place, "-o", str(tmp_path / name))
        assert code == 0, err
        assert "games a second on " in err
        wrote = [path.read_bytes() for path in sorted((tmp_path / name).iterdir())]
        tried = zonk("lab", *WORDS, "--games", "5", "--json", *place)
        seen = zonk("review", str(tmp_path / "one"), "--json", *place)
        told[name] = (out, wrote, tried, seen)
    assert told["one"] == told["two"] == told["many"]
    assert len(told["one"][1]) == 6
    assert len(told["one"][3][1].splitlines()) == 6
    assert err.endswith("games a second on 2 workers of the cluster.\n")
    rules = preset("original-1978", SHORT)
    with crew(9, cluster.scheduler_address) as by:
        assert measure(rules, 6, 3, by) == measure(rules, 6, 3)


def test_what_its_libraries_log_is_told_in_sentences_alone(cluster: LocalCluster) -> None:
    with crew(9, cluster.scheduler_address):
        for name in ("distributed.comm.tcp", "tornado.application"):
            assert not logging.getLogger(name).isEnabledFor(logging.ERROR), name


def test_a_worker_killed_in_mid_run_loses_nothing(mortal: LocalCluster) -> None:
    rules, players = preset("original-1978", SHORT), entrants("vera:sharp,dot")
    killed: list[int] = []

    def kill(done: int, of: int) -> bool:
        if not killed:
            killed.append(mortal.workers[0].pid)
            os.kill(killed[0], KILL)
        return True

    with crew(9, mortal.scheduler_address) as by:
        found = match(rules, players, 40, 7, by, kill)
    assert killed
    assert found == match(rules, players, 40, 7)


def _die_once(folder: Path, piece: int) -> int:
    """Bring the process down with the piece half done, where it is begun for the first time."""
    mark = folder / str(piece)
    if piece == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), KILL)
    return piece


def _die(piece: int) -> int:
    os.kill(os.getpid(), KILL)
    return piece


def test_what_it_was_at_is_done_again_and_not_without_end(
    mortal: LocalCluster, tmp_path: Path
) -> None:
    with crew(9, mortal.scheduler_address) as by:
        assert list(stream(partial(_die_once, tmp_path), range(9), by)) == list(range(9))
    assert (tmp_path / "3").exists()
    # As the page of players says.
    assert mortal.scheduler.allowed_failures == 3
    mortal.scheduler.allowed_failures = 0
    with (
        pytest.raises(ClusterError, match=r"one worker after another \(1\)"),
        crew(9, mortal.scheduler_address) as by,
    ):
        list(stream(_die, range(1), by))


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_ctrl_c_tells_what_there_is_and_calls_off_the_rest(cluster: LocalCluster) -> None:
    words = ("match", *WORDS, "--players", "vera:sharp,dot", "--games", "100000", "--json",
             "--on", cluster.scheduler_address)  # fmt: skip
    begin = "import sys; from zonk_desktop import cli; sys.exit(cli.main(sys.argv[1:]))"
    program = subprocess.Popen(
        [sys.executable, "-c", begin, *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    tasks = cluster.scheduler.tasks
    try:
        while not tasks:
            assert program.poll() is None
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        out, said = program.communicate(timeout=200)
    finally:
        program.kill()
        program.wait()
    assert program.returncode == 130
    games = json.loads(out)["games"]
    assert 0 < games < 100_000
    assert said == f"{say('lab-called-off', done=games, of=100_000)}\n"
    while tasks:
        time.sleep(0.05)


def test_a_scheduler_that_goes_is_told() -> None:
    with started(1, processes=False) as cluster, pytest.raises(ClusterError) as wrong:
        _gone(cluster)
    assert str(wrong.value) == say("cluster-gone", address=cluster.scheduler_address)


def _gone(cluster: LocalCluster) -> None:
    with crew(9, cluster.scheduler_address) as by:
        for _ in stream(abs, range(9), by):
            cluster.close()


def refused(address: str) -> str:
    code, out, err = zonk("match", *WORDS, "--players", "vera,dot", "--on", address)
    assert (code, out) == (1, "")
    return err


def test_where_nobody_works_it_is_told_before_anything_begins(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = [cluster.workers[0].worker_address, "tcp://127.0.0.1:9", "localhost", "odd://x:1"]
    for address in nobody:
        assert refused(address) == f"{say('cluster-nobody', address=address)}\n"
    with started(0) as empty:
        address = empty.scheduler_address
        assert refused(address) == f"{say('cluster-no-workers', address=address)}\n"
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert 'pip install "zonk-desktop[cluster]"' in refused(cluster.scheduler_address)


def _node(python: str = "3.11.7.final.0", dask: str = "2026.8.0", own: str | None = "1.0.0") -> Any:
    return {"host": {"python": python}, "packages": {"distributed": dask, "zonk-desktop": own}}


@pytest.mark.parametrize(
    ("worker", "said"),
    [
        (_node("3.12.1.final.0"), "has python 3.12, this program 3.11."),
        (_node(dask="2025.4.0"), "has distributed 2025.4.0, this program 2026.8.0."),
        (_node(own="0.9.0"), "has zonk-desktop 0.9.0, this program 1.0.0."),
        (_node(own=None), "has no Zonk Desktop. Install zonk-desktop[cluster] 1.0.0"),
    ],
)
def test_workers_have_the_versions_of_who_asks(worker: Any, said: str) -> None:
    alike = {"tcp://a:1": _node(), "tcp://a:2": _node("3.11.2.final.0")}
    _check({"client": _node(), "workers": alike}, "tcp://a:0")
    with pytest.raises(ClusterError) as wrong:
        _check({"client": _node(), "workers": {**alike, "tcp://b:1": worker}}, "tcp://a:0")
    assert str(wrong.value).startswith(f"The worker tcp://b:1 {said}")


def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(
        "class Mine:\n    def choose(self, game, ways, chance):\n        return ways[0]\n"
    )
    words = ("match", *WORDS, "--players", f"{mine}:Mine,vera", "--on", "tcp://127.0.0.1:9")
    assert zonk(*words) == (1, "", f"{say('cluster-own-player')}\n")
    code, _, err = zonk("lab", *WORDS, "--on", "tcp://127.0.0.1:9", "--cores", "2")
    assert (code, say("cli-cores-or-on") in err) == (2, True)


def test_nobody_else_loads_it() -> None:
    said = child(
        "import sys; from zonk_desktop.cli import main; main(sys.argv[1:]);"
        " print(sorted({'distributed', 'dask', 'asyncio'} & set(sys.modules)))",
        "match", *WORDS, "--players", "vera,dot", "--games", "8", "--cores", "2",
    )  # fmt: skip
    assert said.splitlines()[-1] == "[]"
    assert ALONE.pool is None


def test_a_game_that_cannot_be_reviewed_keeps_none_out(tmp_path: Path) -> None:
    words = ("match", *WORDS, "--players", "vera,dot", "--games", "2", "--cores", "1")
    assert zonk(*words, "-o", str(tmp_path))[0] == 0
    (tmp_path / "game-0.zonk").write_text("zonk 7\n")
    code, out, err = zonk("review", str(tmp_path), "--cores", "1")
    assert code == 1
    assert [line for line in out.splitlines() if line.endswith(".zonk")] == [
        str(tmp_path / "game-1.zonk"), str(tmp_path / "game-2.zonk"),
    ]  # fmt: skip
    assert f"{tmp_path / 'game-0.zonk'}:1: header:" in err
    alone = zonk("review", str(tmp_path / "game-2.zonk"))[1]
    assert out.endswith(f"\n{alone}\n")
