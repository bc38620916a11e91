"""Graphs and clocks on disk: read when they hold, never trusted when they do not."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from zonk_desktop.odds import clock, kept
from zonk_desktop.odds.atlas import Atlas, compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.winning import Winning
from zonk_desktop.rulebook.load import PRESETS, preset


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ZONK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def same(one: Atlas, other: Atlas) -> bool:
    return one == other


def refuse(*_: object) -> Atlas:
    raise AssertionError("compiled although a file is there")


@pytest.mark.parametrize("key", PRESETS)
def test_what_is_read_is_what_was_compiled(
    key: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for with_hits in (False, True):
        first = kept.atlas(preset(key), with_hits)
        with monkeypatch.context() as patch:
            patch.setattr(kept, "compile_atlas", refuse)
            again = kept.atlas(preset(key), with_hits)
        assert same(first, again)
        assert same(first, compile_atlas(preset(key), with_hits))
    assert len(list(place.iterdir())) == 2
    assert all(file.stat().st_size < kept.MOST_BYTES for file in place.iterdir())


def test_a_clock_is_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = preset("original-1978")
    table = chart(kept.atlas(ruleset, False))
    first = Winning(table).clock(called=False)
    with monkeypatch.context() as patch:
        patch.setattr(clock, "moves", refuse)
        again = Winning(table).clock(called=False)
    assert np.array_equal(first.home, again.home)
    assert np.array_equal(first.beats, again.beats)
    # Chances that are none, under a sum that holds.
    path = next(place.glob("*.clock"))
    data = np.load(BytesIO(path.read_bytes()[len(kept._HEAD) + 32 :]), allow_pickle=False)
    for wrong in (0.5, np.nan):
        data[0, 3, 4] += wrong
        file = BytesIO()
        np.save(file, data)
        kept._write(path.name, file.getvalue())
        assert np.array_equal(Winning(table).clock(called=False).home, first.home)


def test_a_damaged_file_is_made_anew(place: Path) -> None:
    ruleset = preset("wheaton")
    whole = kept.atlas(ruleset, False)
    path = next(place.glob("*.turn"))
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
        assert same(kept.atlas(ruleset, False), whole)
        assert path.read_bytes() == good


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"afters":[[', b'"afters":[[999,true],['),
        (b'"hands":[[', b'"hands":[[[5],"normal",0,0,0],['),
        (b'"rolls":[[[[0.', b'"rolls":[[[[1.'),
        (b'"normal",0,0,0],[[4,0,', b'"normal",0,0,0],[[4,99,'),
        (b'"legal":[[[36,0,0,0],[4,', b'"legal":[[[36,0,0,0],[64,'),
        (b'"legal":[[[36,0,0,0],[4,', b'"legal":[[[36,0,0,0],['),
        (b'{"hands"', b'["hands"'),
        (b'"normal"', b'"abnormal"'),
        (b'{"hands"', b"[" * 100_000 + b'{"hands"'),
    ],
)
def test_what_makes_no_sense_is_not_believed(place: Path, old: bytes, new: bytes) -> None:
    """A sum that holds is no proof: whoever wrote the file may have been wrong."""
    ruleset = preset("wheaton")
    whole = kept.atlas(ruleset, False)
    path = next(place.glob("*.turn"))
    data = path.read_bytes()[len(kept._HEAD) + 32 :]
    assert old in data
    kept._write(path.name, data.replace(old, new, 1))
    assert same(kept.atlas(ruleset, False), whole)


@pytest.mark.parametrize(
    "poison",
    [
        # Two chances of one throw whose sum is what it was.
        lambda outcomes: [[outcomes[0][0] - 5, *outcomes[0][1:]],
                          [outcomes[1][0] + 5, *outcomes[1][1:]], *outcomes[2:]],
        lambda outcomes: [[float("nan"), *outcomes[0][1:]], *outcomes[1:]],
        lambda outcomes: [[float("inf"), *outcomes[0][1:]],
                          [float("-inf"), *outcomes[1][1:]], *outcomes[2:]],
        lambda outcomes: [[outcomes[0][0], [[float("inf"), *outcomes[0][1][0][1:]]]],
                          *outcomes[1:]],
        lambda outcomes: [[outcomes[0][0], [[10**30, *outcomes[0][1][0][1:]]]], *outcomes[1:]],
    ],
    ids=["below nothing", "no number", "without end", "points without end", "no array holds it"],
)  # fmt: skip
def test_chances_that_are_none_are_not_believed(
    place: Path, poison: Callable[[list[Any]], list[Any]]
) -> None:
    ruleset = preset("wheaton")
    whole = kept.atlas(ruleset, False)
    path = next(place.glob("*.turn"))
    data = json.loads(path.read_bytes()[len(kept._HEAD) + 32 :])
    roll = next(roll for roll in data["rolls"] if len(roll[0]) > 1)
    roll[0] = poison(roll[0])
    written = json.dumps(data).replace("Infinity", "1e400")
    kept._write(path.name, written.encode())
    assert same(kept.atlas(ruleset, False), whole)
    assert "1e400" not in path.read_text("utf-8", errors="replace")


def test_what_belongs_to_other_rules_is_not_believed(place: Path) -> None:
    """It makes sense by itself, and its sum is that of its content; so does one made elsewhere."""
    whole = kept.atlas(preset("wheaton"), False)
    (path,) = place.glob("*.turn")
    kept.atlas(preset("lets-play-zonk"), False)
    other = next(file for file in place.glob("*.turn") if file != path)
    path.write_bytes(other.read_bytes())
    assert same(kept.atlas(preset("wheaton"), False), whole)
    data = json.loads(path.read_bytes()[len(kept._HEAD) + 32 :])
    roll = next(roll for roll in data["rolls"] if len({chance for chance, _ in roll[0]}) > 1)
    one, two = next(
        (a, b) for a, b in combinations(range(len(roll[0])), 2) if roll[0][a][0] != roll[0][b][0]
    )
    roll[0][one][0], roll[0][two][0] = roll[0][two][0], roll[0][one][0]
    written = json.dumps(data).encode()
    path.write_bytes(kept._HEAD + hashlib.sha256(written).digest() + written)
    assert same(kept.atlas(preset("wheaton"), False), whole)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files there")
def test_a_pipe_in_its_place_is_not_waited_for(place: Path) -> None:
    ruleset = preset("wheaton")
    whole = kept.atlas(ruleset, False)
    path = next(place.glob("*.turn"))
    path.unlink()
    os.mkfifo(path)
    assert same(kept.atlas(ruleset, False), whole)
    assert path.is_file()


def test_what_a_kill_has_left_goes_and_all_is_not_too_much(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.mkdir()
    for name in (".old.part", ".new.part"):
        (place / name).write_bytes(b"half of it")
    os.utime(place / ".old.part", (1, 1))
    monkeypatch.setattr(kept, "MOST_IN_ALL", 2_500)
    for n in range(4):
        kept._write(f"{n}.turn", bytes(900))
        os.utime(place / f"{n}.turn", (n, n))
    kept._write("last.turn", bytes(900))
    assert {file.name for file in place.iterdir()} == {".new.part", "3.turn", "last.turn"}


def test_few_are_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_FILES", 5)
    for n in range(9):
        kept._write(f"{n}.turn", b"something")
        os.utime(place / f"{n}.turn", (n, n))
    kept._write("last.turn", b"something")
    names = {file.name for file in place.iterdir()}
    assert names == {"last.turn", "5.turn", "6.turn", "7.turn", "8.turn"}


def test_a_disk_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    for said in (str(blocked), str(blocked / "below"), "off", "\0"):
        monkeypatch.setattr(os, "environ", {**os.environ, "ZONK_CACHE": said})
        assert kept.atlas(preset("wheaton"), False).hands
    assert blocked.read_text() == "not a folder"


def test_names_are_the_same_in_every_process() -> None:
    """A name made of a set's order would never be found again."""
    code = (
        "from zonk_desktop.odds import kept\n"
        "from zonk_desktop.rulebook.load import PRESETS, preset\n"
        "print([kept._name(preset(key), True) for key in PRESETS])"
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
    assert str([kept._name(preset(key), True) for key in PRESETS]) == said.pop().strip()
