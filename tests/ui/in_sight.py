"""Every word that a window shows: painted by hand, on a label, in a menu or on a tab."""

from __future__ import annotations

import re
from html import unescape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

#: A text as a vector picture has it, with its place.
_TEXT = re.compile(r'<text [^>]*?x="([-\d.]+)" y="([-\d.]+)"[^>]*>(.*?)</text>', re.DOTALL)
_LETTERS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


def texts(window: QWidget) -> list[str]:
    """All texts in sight, as they are painted; the title of the window comes first."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # Each text is kept as letters there, whoever paints it.
    paper = QSvgGenerator()
    paper.setOutputDevice(buffer)
    paper.setSize(window.size())
    window.render(paper)
    found = [window.windowTitle()]
    before = ""
    for _, line, raw in _TEXT.findall(bytes(held.data()).decode()):
        text = unescape(re.sub(r"<[^>]*>", "", raw)).strip("\u200e\u2066\u2067\u2068\u2069")
        if before == line and len(found[-1]) == 1 and text[:1].islower():
            # The letter underlined in a menu is a text of its own.
            found[-1] += text
        else:
            found.append(text)
        before = line
    return found


def words(window: QWidget) -> list[str]:
    """The words in sight: no figures, and no key caps, which are one capital letter."""
    return [
        word
        for text in texts(window)
        if not (len(text.strip()) == 1 and text.strip().isupper())
        for word in _LETTERS.findall(text)
    ]
