"""Settings that somebody else wrote: the window comes up with its own."""

import logging
import os
import sys
from pathlib import Path

import pytest

from zonk_desktop import log
from zonk_desktop.ui.kit.settings import Memory


@pytest.mark.parametrize(
    "text", ["[" * 20_000, '{"Ann": ' * 20_000, "nonsense", "[1, 2]", '{"Ann": "red"}', ""]
)
def test_looks_of_any_depth(tmp_path: Path, text: str) -> None:
    memory = Memory(tmp_path)
    memory.set("looks", text)
    memory.flush()
    assert Memory(tmp_path).looks() == {}


def test_settings_beyond_all_bounds_are_put_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(b"[General]\nlook=" + b"x" * (2 << 20))
    assert Memory(tmp_path).text("look", "system") == "system"
    assert (tmp_path / "settings.ini.strange").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_settings_that_are_no_file_are_put_aside(tmp_path: Path) -> None:
    for lies in (os.mkfifo, os.mkdir):
        lies(tmp_path / "settings.ini")
        memory = Memory(tmp_path)
        memory.set("look", "dark")
        memory.flush()
        assert Memory(tmp_path).text("look", "system") == "dark"
        (tmp_path / "settings.ini").unlink()
        aside = tmp_path / "settings.ini.strange"
        assert not aside.is_file()
        aside.rename(tmp_path / lies.__name__)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="asks a full device")
def test_the_last_lines_of_a_log_may_find_no_room(tmp_path: Path) -> None:
    log.open_in(tmp_path)
    log.note("test", "a line")
    handler = log._book.handler
    assert isinstance(handler, logging.StreamHandler)
    old, handler.stream = handler.stream, open("/dev/full", "w")  # noqa: SIM115
    old.close()
    handler.stream.write("not flushed yet")
    log.close()
    assert log.path() is None


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_a_log_that_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / log.FILE)
    log.open_in(tmp_path)
    try:
        log.note("test", "nobody reads this")
    finally:
        log.close()
    assert (tmp_path / log.FILE).is_fifo()


def test_the_log_has_a_level_and_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZONK_LOG", "warning")
    log.open_in(tmp_path)
    try:
        log.note("test", "not this")
        log.note("test", f"but 'Ann' and “Bob” and {'c0ffee' * 8}", "warning")
        found = log.text()
    finally:
        log.close()
    assert "not this" not in found
    assert "but '…' and '…' and …" in found
    # A folder that is not there is not made for the log alone.
    log.open_in(tmp_path / "none")
    log.note("test", "nobody")
    assert not (tmp_path / "none").exists()
    log.close()
