"""The ledger: how far the throws of each pledge were shown, whatever becomes of the games."""

import os
import stat
import sys
import threading
from pathlib import Path

import pytest

from zonk_desktop.fairness import ledger as ledger_module
from zonk_desktop.fairness.ledger import Ledger

ONE, TWO = "1" * 64, "ab" * 32


def test_it_keeps_the_furthest_throw(tmp_path: Path) -> None:
    ledger, other = Ledger(tmp_path / "shown"), Ledger(tmp_path / "shown")
    assert ledger.furthest(ONE) is None
    for pledge, throws in ((ONE, 0), (TWO, 3), (ONE, 5), (ONE, 4)):
        ledger.show(pledge, throws)
    # Another window reads the same, and goes on with it.
    assert (other.furthest(ONE), other.furthest(TWO)) == (5, 3)
    other.show(ONE, 9)
    assert ledger.furthest(ONE) == 9
    assert len((tmp_path / "shown").read_bytes()) == 2 * 73
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "shown").stat().st_mode) == 0o600
    ledger.close()
    other.close()


def test_nothing_writes_over_what_another_pledge_has(tmp_path: Path) -> None:
    path = tmp_path / "shown"
    ledger = Ledger(path)
    ledger.show(ONE, 1)
    # As a full disk leaves it: a place, and nothing there.
    path.write_bytes(b"")
    ledger.show(TWO, 2)
    ledger.show(ONE, 3)
    assert (ledger.furthest(ONE), ledger.furthest(TWO)) == (3, 2)
    ledger.close()
    path.write_bytes(b"#" + path.read_bytes())
    ledger = Ledger(path)
    ledger.show("0" * 64, 4)
    assert [ledger.furthest(one) for one in (ONE, TWO, "0" * 64)] == [3, 2, 4]
    ledger.close()


@pytest.mark.parametrize("spoiled", [b"", b"x", b"\0" * 73, ONE.encode() + b" 00"])
def test_what_is_torn_is_nothing_and_is_written_over(tmp_path: Path, spoiled: bytes) -> None:
    path = tmp_path / "shown"
    ledger = Ledger(path)
    ledger.show(TWO, 7)
    ledger.close()
    path.write_bytes(path.read_bytes() + spoiled)
    for _ in range(2):
        ledger = Ledger(path)
        assert ledger.furthest(TWO) == 7
        ledger.show(ONE, 8)
        assert ledger.furthest(ONE) == 8
        ledger.close()


def known(path: Path, *pledges: str) -> list[int | None]:
    """How far each was shown, for who opens the file now."""
    ledger = Ledger(path)
    found = [ledger.furthest(one) for one in pledges]
    ledger.close()
    return found


def test_what_was_announced_is_shown_once_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is synced before anybody sees the throw; a sync that fails is told."""
    went = list[str]()
    gate = threading.Event()

    def synced(file: int) -> None:
        gate.wait(60)
        went.append((tmp_path / "shown").read_text("utf-8"))
        if len(went) > 1:
            raise OSError(5, "no disk")

    monkeypatch.setattr(ledger_module, "sync", synced)
    folders = list[Path]()
    monkeypatch.setattr(ledger_module, "sync_folder", folders.append)
    ledger = Ledger(tmp_path / "shown")
    ledger.show(ONE, 0)
    assert folders == [tmp_path]
    ledger.announce(ONE, 1)
    # A program that is killed here has shown nothing.
    assert known(tmp_path / "shown", ONE) == [0]
    assert not went
    gate.set()
    ledger.show(ONE, 1)
    assert went == [f"{ONE} ?000001\n"]
    assert known(tmp_path / "shown", ONE) == [1]
    ledger.announce(ONE, 2)
    with pytest.raises(OSError, match="no disk"):
        ledger.show(ONE, 2)
    assert ledger.furthest(ONE) == 2
    # What was seen is not announced again.
    ledger.announce(ONE, 2)
    assert ledger.furthest(ONE) == 2
    ledger.close()
    assert folders == [tmp_path]


def test_who_sets_the_clock_gains_nothing(tmp_path: Path) -> None:
    """A file from the future may be one of before the power was cut."""
    path = tmp_path / "shown"
    ledger = Ledger(path)
    ledger.show(ONE, 4)
    ledger.announce(ONE, 5)
    ledger.close()
    os.utime(path, (2**31, 2**31))
    assert known(path, ONE) == [5]


def test_after_a_power_cut_what_was_announced_counts_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "shown"
    ledger = Ledger(path)
    for pledge in (ONE, TWO):
        ledger.show(pledge, 4)
    ledger.announce(TWO, 5)
    ledger.close()
    assert known(path, ONE, TWO) == [4, 4]
    monkeypatch.setattr(ledger_module, "booted", lambda: path.stat().st_mtime + 1)
    ledger = Ledger(path)
    # Whatever is written first.
    ledger.announce(ONE, 5)
    assert [ledger.furthest(one) for one in (ONE, TWO)] == [4, 5]
    ledger.close()
