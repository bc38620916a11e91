"""The file dialogs of the program, one function for each question.

No file is replaced unasked, whatever ending its name gets. The folder used last comes first,
before that Documents.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from zonk_desktop.archive.naming import file_name
from zonk_desktop.compact.codes import PICTURES
from zonk_desktop.ui.kit.boxes import sure
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.words import say

_KEY = "folder"


class FileKind(NamedTuple):
    """A kind of file, by the ending of its name."""

    suffix: str

    @property
    def words(self) -> str:
        return say(f"kit-files-{self.suffix}")


PDF, TRANSCRIPT, RULES = FileKind("pdf"), FileKind("zonk"), FileKind("toml")
PNG, SVG, CSV = FileKind("png"), FileKind("svg"), FileKind("csv")
WEBP = FileKind("webp")


class _Place:
    """The folder used last, in the settings file where there is one."""

    def __init__(self) -> None:
        self.memory: Memory | None = None
        self._folder = ""

    @property
    def folder(self) -> Path:
        told = self._folder or (self.memory.text(_KEY, "") if self.memory is not None else "")
        if told and Path(told).is_dir():
            return Path(told)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or Path.home())

    def went_to(self, folder: Path) -> None:
        self._folder = str(folder)
        if self.memory is not None:
            self.memory.set(_KEY, self._folder)


_place = _Place()


def keep_in(memory: Memory) -> None:
    """Remember the last folder in these settings from now on."""
    _place.memory = memory
    _place._folder = ""


def folder() -> Path:
    """The folder proposed for the next file."""
    return _place.folder


def save_as(parent: QWidget | None, title: str, name: str, *kinds: FileKind) -> Path | None:
    """Ask for the path of a file to write; None when cancelled.

    The answer ends as one of the kinds does. A file of that very name is replaced only after a
    question about that very name, which Qt's own question is not: it comes before the ending.
    """
    start = _place.folder / file_name(name)
    own = QFileDialog.Option.DontConfirmOverwrite
    chosen_kind = _filter(kinds[0])
    while True:
        chosen, chosen_kind = QFileDialog.getSaveFileName(
            parent, title, str(start), ";;".join(map(_filter, kinds)), chosen_kind, own
        )
        if not chosen:
            return None
        path = with_ending(Path(chosen), kinds, chosen_kind)
        if not os.path.lexists(path) or _may_replace(parent, path):
            if path.parent.is_dir():
                _place.went_to(path.parent)
            return path
        start = path


def with_ending(path: Path, kinds: tuple[FileKind, ...], chosen: str = "") -> Path:
    """The path with the ending of a kind: the one it has, else that of the kind chosen.

    A dot alone is no ending: "Dr. Zonk" becomes "Dr. Zonk.pdf".
    """
    if any(path.name.lower().endswith(f".{kind.suffix}") for kind in kinds):
        return path
    kind = next((kind for kind in kinds if _filter(kind) == chosen), kinds[0])
    return path.with_name(f"{path.name}.{kind.suffix}")


def open_one(parent: QWidget | None, title: str, kind: FileKind) -> Path | None:
    """Ask for a file to read; None when cancelled."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(_place.folder), _filters(kind))
    if not name:
        return None
    _place.went_to(Path(name).parent)
    return Path(name)


def open_many(parent: QWidget | None, title: str, kind: FileKind) -> list[Path]:
    """Ask for files to read; an empty list when cancelled."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, str(_place.folder), _filters(kind))
    if names:
        _place.went_to(Path(names[0]).parent)
    return [Path(name) for name in names]


def open_sheets(parent: QWidget | None, title: str) -> list[Path]:
    """Ask for pictures of finished sheets; an empty list when cancelled."""
    kinds = " ".join(f"*{ending}" for ending in PICTURES)
    wanted = f"{say('kit-files-sheets')} ({kinds});;{say('kit-files-all')} (*)"
    names, _ = QFileDialog.getOpenFileNames(parent, title, str(_place.folder), wanted)
    if names:
        _place.went_to(Path(names[0]).parent)
    return [Path(name) for name in names]


def open_folder(parent: QWidget | None, title: str) -> Path | None:
    """Ask for a folder; None when cancelled."""
    name = QFileDialog.getExistingDirectory(parent, title, str(_place.folder))
    if not name:
        return None
    _place.went_to(Path(name))
    return Path(name)


def _filter(kind: FileKind) -> str:
    return f"{kind.words} (*.{kind.suffix})"


def _filters(kind: FileKind) -> str:
    return f"{_filter(kind)};;{say('kit-files-all')} (*)"


def _may_replace(parent: QWidget | None, path: Path) -> bool:
    if sys.platform == "darwin":
        # The panel of macOS puts the ending on before it asks, and always asks.
        return True
    return sure(
        parent, say("kit-is-there-already", name=path.name),
        say("kit-replace-what-is-in-or", parent=str(path.parent)),
        yes=say("kit-replace"), no=say("kit-keep-it"),
    )  # fmt: skip
