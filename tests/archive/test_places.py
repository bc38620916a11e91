"""Settings and log: where Linux has them, moved there once, whole at each moment."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from zonk_desktop.archive.place import data_folder, log_folder, settings_folder


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own data folder, with what an older version laid there."""
    monkeypatch.setattr(sys, "platform", "linux")
    for kind in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    folder = data_folder()
    folder.mkdir(parents=True)
    for name in ("settings.ini", "zonk.log", "zonk.log.1"):
        (folder / name).write_text(f"old {name}", "ascii")
    return folder


def told(place: Path) -> dict[str, str]:
    return {file.name: file.read_text("ascii") for file in place.iterdir()}


@pytest.mark.skipif(os.name == "nt", reason="places and rights of Linux")
def test_they_are_moved_once(tmp_path: Path, folder: Path) -> None:
    settings, log = settings_folder(folder), log_folder(folder)
    assert settings == tmp_path / "CONFIG/zonk-desktop"
    assert log == tmp_path / "STATE/zonk-desktop"
    assert told(settings) == {"settings.ini": "old settings.ini"}
    assert told(log) == {"zonk.log": "old zonk.log", "zonk.log.1": "old zonk.log.1"}
    assert told(folder) == {}
    assert settings.stat().st_mode & 0o777 == log.stat().st_mode & 0o777 == 0o700
    # An older version, started after all, writes its own; neither loses them.
    (folder / "settings.ini").write_text("of the older", "ascii")
    assert settings_folder(folder) == settings
    assert told(settings) == {"settings.ini": "old settings.ini"}
    assert told(folder) == {"settings.ini": "of the older"}


def test_elsewhere_they_stay(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = tmp_path / "stick"
    shutil.copytree(folder, named)
    assert settings_folder(named) == log_folder(named) == named
    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        assert settings_folder(folder) == log_folder(folder) == folder
    assert len(told(folder)) == len(told(named)) == 3


def test_what_cannot_be_moved_stays_in_use(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CONFIG").touch()
    assert settings_folder(folder) == folder
    (tmp_path / "CONFIG").unlink()

    def broken(old: Path, new: Path) -> None:
        shutil.copyfile(old, new)
        raise OSError(f"{new} has room for no more")

    # A disk that is full in mid-file: what is there is whole, and the next start tries again.
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copy2", broken)
        assert settings_folder(folder) == folder
        assert told(folder)["settings.ini"] == "old settings.ini"
    assert told(settings_folder(folder))["settings.ini"] == "old settings.ini"
    monkeypatch.setattr(os, "access", lambda place, way: False)
    assert log_folder(folder) == folder


def test_one_file_that_cannot_be_moved_takes_no_other_along(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "settings.ini.strange").touch()
    copy = shutil.copy2

    def refused(old: Path, new: Path) -> object:
        if old.suffix == ".strange":
            raise PermissionError(old)
        return copy(old, new)

    monkeypatch.setattr(shutil, "copy2", refused)
    for _ in range(2):
        settings = settings_folder(folder)
        assert settings == tmp_path / "CONFIG/zonk-desktop"
        assert told(settings) == {"settings.ini": "old settings.ini"}
