"""The typefaces that a language is written in: ours, those it needs beside them, the system's."""

from __future__ import annotations

import sys
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from zonk_desktop import log
from zonk_desktop.resources import resource
from zonk_desktop.words import speech

#: Windows and macOS have faces for all scripts, and search long for one that is missing.
_LENDS = sys.platform == "linux"
_Systems = QFontDatabase.WritingSystem


class Script(NamedTuple):
    """Letters that our faces have none of."""

    #: What the names of its faces end in.
    called: str
    files: tuple[str, ...]
    #: Families of Windows, macOS and Linux for letters that those lack: a name's.
    systems: tuple[str, ...]
    writing: QFontDatabase.WritingSystem


#: Japanese and Chinese share letters and draw them differently: the language chooses.
SCRIPTS = {
    "ja": Script(
        "JP",
        ("noto-sans-jp-500", "noto-sans-jp-700", "mochiy-pop-one-400", "klee-one-600"),
        ("Yu Gothic UI", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic"),
        _Systems.Japanese,
    ),
    "zh-CN": Script(
        "SC",
        ("noto-sans-sc-500", "noto-sans-sc-700", "noto-serif-sc-900", "lxgw-wenkai-700"),
        ("Microsoft YaHei UI", "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC"),
        _Systems.SimplifiedChinese,
    ),
}
#: Who draws the names of other scripts where no face of the machine does: all of a name alike.
_NAMES = tuple(f"Zonk Text {script.called}" for script in SCRIPTS.values() if _LENDS)
_KINDS = {"Caprasimo": "Display", "Kalam": "Hand", "Architects Daughter": "Hand"}


def families(face: str) -> list[str]:
    """The families for a text in a face of ours; the first that has a letter draws it."""
    script = SCRIPTS.get(speech().language)
    if script is None:
        return [face, *_NAMES]
    kind = _KINDS.get(face, "Text")
    found = (f"Zonk {kind} {script.called}", face, f"Zonk Text {script.called}", *_systems(script))
    return list(dict.fromkeys(found))


def font(face: str) -> QFont:
    """A font of these families."""
    found = QFont(families(face))
    if face == "Zilla Slab" and speech().language in SCRIPTS:
        # Qt remembers what draws by the first family, which two faces of paper have in common.
        found.setStyleHint(QFont.StyleHint.Serif)
    return found


def css(face: str) -> str:
    """The families as a style sheet or a page names them."""
    return ", ".join(families(face))


@cache
def _systems(script: Script) -> tuple[str, ...]:
    """The system's families that are there; the script's own are there from now on."""
    load(script.files)
    # Qt looks through all fonts of the machine for one that is missing.
    return tuple(filter(QFontDatabase.hasFamily, script.systems))


#: The files registered so far.
_loaded: list[str] = []


def stamp() -> tuple[str, int]:
    """What else decides how wide words are: another one, and what was measured is measured anew."""
    return speech().language, len(_loaded)


def load(files: tuple[str, ...]) -> list[str]:
    """Register files with Qt; returns the names of those that could not be read."""
    _loaded.extend(files)
    missing = [
        name
        for name in files
        if QFontDatabase.addApplicationFont(str(resource("fonts", f"{name}.ttf"))) < 0
    ]
    if missing:
        log.note("faces", f"cannot be read: {', '.join(missing)}", "error")
    return missing


def lend() -> None:
    """Text faces for names, where the machine has none of the script."""
    for script in SCRIPTS.values() if _LENDS else ():
        if not QFontDatabase.families(script.writing):
            load(script.files[:2])
