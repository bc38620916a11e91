"""Windows' installer: what can be told of it without Windows."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from zonk_desktop.archive.place import data_folder
from zonk_desktop.odds import kept

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def test_the_uninstaller_takes_what_the_program_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, f"${name}")
    monkeypatch.delenv("ZONK_CACHE", raising=False)
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", "win32")
        cache = kept.folder()
        folders = {data_folder(), cache.parent if cache else None}
    script = (PACKAGING / "windows/zonk.nsi").read_text("utf-8")
    section = script.partition("un_games\n")[2].partition("SectionEnd")[0]
    taken = {Path(*found.split("\\")) for found in re.findall(r'RMDir /r "([^"]+)"', section)}
    assert taken == folders
