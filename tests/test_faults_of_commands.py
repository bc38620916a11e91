"""Two errors in a row while the command line brings in and writes many games."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.archive.games import begin, play_on
from tests.conftest import Amount
from tests.running import zonk
from tests.ui.archived import three_and_one
from tests.ui.faulty import Faults
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Row

#: Lays a pair of faults under this number, and tells what came of it.
Strike = Callable[[int, int, int], Faults]


#: Python lets nobody handle an error that comes while a generator is dropped.
_IN_A_GENERATOR = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


def _games(data: Path) -> dict[int, tuple[Row, ...]]:
    archive = Archive.open_to_read(data)
    try:
        return {one.id: archive.load(one.id).rows for one in archive.games()}
    finally:
        archive.close()


def _command(faults: Faults, *words: str) -> tuple[int, str]:
    faults.lay()
    try:
        code, out, err = zonk(*words)
    finally:
        faults.lift()
    return code, out + err


def _spread(strike: Strike, pairs: int) -> None:
    """Pairs spread over all the work."""
    # What is loaded and remembered by the first is no work of the second.
    strike(-2, 1 << 30, 0)
    points = strike(-1, 1 << 30, 0).passed
    found = Counter(
        len(strike(number, 1 + number * (points - 1) // pairs, (0, 1, 3, 11)[number % 4]).fired)
        for number in range(pairs)
    )
    print(f"{points} points, {dict(found)}")
    assert found[1] + found[2] >= pairs // 2


@pytest.mark.slow
@_IN_A_GENERATOR
def test_errors_while_many_games_are_brought_in(tmp_path: Path, amount: Amount) -> None:
    played = three_and_one(tmp_path / "played")
    before = _games(played)
    source, others = tmp_path / "transcripts", Archive.open(tmp_path / "others")
    for seed in range(11, 15):
        play_on(begin(others, seed), 40)
    others.close()
    zonk("games", "export", "all", "-o", str(source), "--data-dir", str(tmp_path / "others"))

    def strike(number: int, first: int, second: int) -> Faults:
        data = tmp_path / f"data-{number}"
        shutil.copytree(played, data)
        words = ("games", "import", str(source), "--data-dir", str(data))
        faults = Faults(first, second)
        code, said = _command(faults, *words)
        assert said.strip()
        assert "Traceback" not in said, said
        assert _games(data).items() >= before.items(), f"lost after {faults.fired}"
        if faults.fired:
            code, _, said = zonk(*words)
        found = _games(data)
        assert code == 0, (faults.fired, said)
        assert len(found) == len(before) + 4, f"half a game after {faults.fired}"
        # What an error has left open stays on Windows until the program ends.
        shutil.rmtree(data, ignore_errors=True)
        return faults

    _spread(strike, amount.of(4, 80, "ZONK_FAULT_PAIRS"))


@pytest.mark.slow
@_IN_A_GENERATOR
def test_errors_while_many_games_are_written(tmp_path: Path, amount: Amount) -> None:
    data = three_and_one(tmp_path / "played")
    whole = tmp_path / "whole"
    zonk("games", "export", "all", "-o", str(whole), "--data-dir", str(data))
    wanted = {path.name: path.read_bytes() for path in whole.iterdir()}
    assert len(wanted) == 4

    def strike(number: int, first: int, second: int) -> Faults:
        to = tmp_path / f"to-{number}"
        to.mkdir()
        words = ("games", "export", "all", "-o", str(to), "--data-dir", str(data))
        faults = Faults(first, second)
        code, said = _command(faults, *words)
        assert said.strip()
        assert "Traceback" not in said, said
        found = {path.name: path.read_bytes() for path in to.iterdir() if path.suffix == ".zonk"}
        assert found.items() <= wanted.items(), f"half a file after {faults.fired}"
        assert code or found == wanted, f"not a word of {faults.fired}"
        assert zonk(*words)[0] == 0
        assert {path.name: path.read_bytes() for path in to.iterdir()} == wanted
        # What an error has left open stays on Windows until the program ends.
        shutil.rmtree(to, ignore_errors=True)
        return faults

    _spread(strike, amount.of(4, 80, "ZONK_FAULT_PAIRS"))
