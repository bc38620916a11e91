"""Clocks on disk: read when they hold, never trusted when they do not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from tests.odds.test_best_play import OPTIONS
from zonk_desktop.odds import clock, kept, paces
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import Floats, chart
from zonk_desktop.odds.winning import Winning
from zonk_desktop.rulebook.load import PRESETS, preset

#: A ladder of three steps, and where turns lead on it.
LADDER = clock.Ladder(limit=300, grid=100, goal=3, homes=1)
MOVES: Floats = np.full((2, LADDER.states, LADDER.columns + 1), 1 / (LADDER.columns + 1))


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ZONK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def asked(key: str = "wheaton") -> Floats:
    return kept.moves(preset(key), LADDER, MOVES.copy)


def refuse() -> Floats:
    raise AssertionError("worked out although a file is there")


def test_a_clock_is_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = chart(compile_atlas(preset("original-1978")))
    first = Winning(table).clock(called=False)
    with monkeypatch.context() as patch:
        patch.setattr(paces, "moves", refuse)
        again = Winning(table).clock(called=False)
    assert np.array_equal(first.home, again.home)
    assert np.array_equal(first.beats, again.beats)
    (file,) = place.iterdir()
    assert file.stat().st_size < kept.MOST_BYTES


@pytest.mark.parametrize(
    ("system", "said", "where"),
    [
        ("linux", {}, "home/.cache/zonk-desktop"),
        ("linux", {"XDG_CACHE_HOME": "/cache"}, "/cache/zonk-desktop"),
        ("linux", {"XDG_CACHE_HOME": "cache"}, "home/.cache/zonk-desktop"),
        ("darwin", {"XDG_CACHE_HOME": "/cache"}, "home/Library/Caches/Zonk Desktop"),
        ("win32", {}, "home/AppData/Local/Zonk Desktop/Cache"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Zonk Desktop/Cache"),
        ("linux", {"ZONK_CACHE": "mine"}, "mine"),
        ("linux", {"ZONK_CACHE": "off"}, None),
    ],
)
def test_each_system_has_its_folder(
    system: str, said: dict[str, str], where: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", said)
    monkeypatch.setattr(kept, "sys", SimpleNamespace(platform=system))
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert kept.folder() == (None if where is None else Path(where))


def test_a_damaged_file_is_made_anew(place: Path) -> None:
    asked()
    (path,) = place.iterdir()
    good = path.read_bytes()
    chance = Random(1)
    for _ in range(40):
        kind = chance.randrange(4)
        bad = bytearray(good)
        if kind == 0:
            bad[chance.randrange(len(bad))] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del bad[chance.randrange(len(bad)) :]
        elif kind == 2:
            bad += b"x"
        else:
            bad = bytearray()
        path.write_bytes(bad)
        assert np.array_equal(asked(), MOVES)
        assert path.read_bytes() == good


def _poisoned(where: int, more: float) -> Floats:
    wrong = MOVES.copy()
    wrong[0, 1, where] += more
    return wrong


@pytest.mark.parametrize(
    "poison",
    [
        lambda: _poisoned(2, 0.5),
        lambda: _poisoned(2, np.nan),
        lambda: _poisoned(2, np.inf),
        # Two chances of one row whose sum is what it was.
        lambda: _poisoned(2, -5) + _poisoned(3, 5) - MOVES,
        lambda: MOVES[:0],
        lambda: MOVES[:, :2],
        lambda: MOVES[0],
        lambda: MOVES.astype(np.float32),
    ],
    ids=["too much", "no number", "without end", "below nothing", "none", "few", "flat", "coarse"],
)
def test_what_makes_no_sense_is_not_believed(place: Path, poison: Callable[[], Floats]) -> None:
    """A sum that holds is no proof: whoever wrote the file may have been wrong."""
    asked()
    (path,) = place.iterdir()
    file = BytesIO()
    np.save(file, poison())
    kept._write(path.name, file.getvalue())
    assert np.array_equal(asked(), MOVES)
    # A good one is in its place again.
    assert np.array_equal(kept.moves(preset("wheaton"), LADDER, refuse), MOVES)


def test_chances_that_are_a_little_off_are_believed(place: Path) -> None:
    good = MOVES.copy()
    good[0, 1, 2:4] = -1e-9, good[0, 1, 2:4].sum()
    kept.moves(preset("wheaton"), LADDER, good.copy)
    assert len([*place.iterdir()]) == 1
    assert np.array_equal(kept.moves(preset("wheaton"), LADDER, refuse), good)


def test_nothing_that_a_file_says_is_carried_out(place: Path) -> None:
    asked()
    (path,) = place.iterdir()
    file = BytesIO()
    np.save(file, np.array([_Runs(place / "ran")], object))
    kept._write(path.name, file.getvalue())
    assert np.array_equal(asked(), MOVES)
    assert not (place / "ran").exists()


class _Runs:
    """Makes a file wherever it is read."""

    def __init__(self, made: Path) -> None:
        self._made = made

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self._made,)


def test_a_file_has_the_most_bytes_and_no_more(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked()
    (path,) = place.iterdir()
    size = path.stat().st_size
    for most, there in ((size, True), (size - 1, False)):
        monkeypatch.setattr(kept, "MOST_BYTES", most)
        path.unlink(missing_ok=True)
        asked()
        assert path.exists() is there
    monkeypatch.setattr(kept, "MOST_BYTES", size)
    asked()
    assert np.array_equal(kept.moves(preset("wheaton"), LADDER, refuse), MOVES)


def test_what_belongs_to_other_rules_is_not_believed(place: Path) -> None:
    """It makes sense by itself, and its sum is that of its content."""
    asked()
    (path,) = place.iterdir()
    kept.moves(preset("lets-play-zonk"), LADDER, lambda: MOVES[:1])
    (other,) = set(place.iterdir()) - {path}
    path.write_bytes(other.read_bytes())
    assert np.array_equal(asked(), MOVES)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files there")
def test_a_pipe_in_its_place_is_not_waited_for(place: Path) -> None:
    asked()
    (path,) = place.iterdir()
    path.unlink()
    os.mkfifo(path)
    assert np.array_equal(asked(), MOVES)
    assert path.is_file()


def test_what_a_kill_has_left_goes_and_all_is_not_too_much(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.mkdir()
    for name in (".old.part", ".new.part", "mine.txt"):
        (place / name).write_bytes(b"half of it")
    for name in (".old.part", "mine.txt"):
        os.utime(place / name, (1, 1))
    for n in range(4):
        kept._write(f"{n}.clock", bytes(900))
        os.utime(place / f"{n}.clock", (n, n))
    size = (place / "0.clock").stat().st_size
    for most, left in ((3 * size, {"2.clock", "3.clock"}), (3 * size - 1, {"3.clock"})):
        monkeypatch.setattr(kept, "MOST_IN_ALL", most)
        kept._write("last.clock", bytes(900))
        assert {file.name for file in place.iterdir()} == left | {
            ".new.part", "mine.txt", "last.clock",
        }  # fmt: skip


def test_few_are_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_FILES", 5)
    for n in range(9):
        kept._write(f"{n}.clock", b"something")
        os.utime(place / f"{n}.clock", (n, n))
    kept._write("last.clock", b"something")
    names = {file.name for file in place.iterdir()}
    assert names == {"last.clock", "5.clock", "6.clock", "7.clock", "8.clock"}


def test_files_of_graphs_that_an_older_version_kept_go_in_their_turn(place: Path) -> None:
    place.mkdir()
    for n in range(kept.MOST_FILES):
        (place / f"{n}.turn").write_bytes(b"something")
        os.utime(place / f"{n}.turn", (n, n))
    asked()
    assert not (place / "0.turn").exists()
    assert len(list(place.iterdir())) == kept.MOST_FILES


def test_a_disk_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    for said in (str(blocked), str(blocked / "below"), "off", "\0"):
        monkeypatch.setattr(os, "environ", {**os.environ, "ZONK_CACHE": said})
        assert np.array_equal(asked(), MOVES)
    assert blocked.read_text() == "not a folder"


def test_names_tell_rule_sets_apart() -> None:
    names = {kept._name(preset(key)) for key in PRESETS}
    names |= {kept._name(preset(key, options)) for key, options in OPTIONS["odd"]}
    assert len(names) == len(PRESETS) + len(OPTIONS["odd"])
    assert {len(name) for name in names} == {32}


@pytest.mark.parametrize("ceremony", ["strict", "relaxed"])
def test_a_clock_is_that_of_every_ceremony(
    ceremony: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hits are given before the next turn, or at once: turns lead where they led."""

    def moves(ceremony: str) -> Floats:
        ruleset = preset("wheaton", (("limit", "600"), ("ceremony", ceremony)))
        return Winning(chart(compile_atlas(ruleset))).clock(called=False).moves

    found = moves(ceremony)
    for file in place.iterdir():
        file.unlink()
    assert np.array_equal(moves("off"), found)
    monkeypatch.setattr(paces, "moves", refuse)
    assert np.array_equal(moves(ceremony), found)


def test_names_are_the_same_in_every_process() -> None:
    """A name made of a set's order would never be found again."""
    code = (
        "from zonk_desktop.odds import kept\n"
        "from zonk_desktop.rulebook.load import PRESETS, preset\n"
        "print([kept._name(preset(key)) for key in PRESETS])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            check=True, capture_output=True, text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(said) == 1
    assert str([kept._name(preset(key)) for key in PRESETS]) == said.pop().strip()
