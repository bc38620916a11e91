"""Every word that a window shows: painted by hand, on a label, in a menu or on a tab."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintDevice, QPaintEngine, QTextItem
from PySide6.QtWidgets import QWidget

_LETTERS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_CAN = QPaintEngine.PaintEngineFeature
_ASKED = QPaintDevice.PaintDeviceMetric


class _Reader(QPaintEngine):
    """Takes down each text with its line, whoever paints it, and nothing else."""

    def __init__(self) -> None:
        # As vector pictures can: the rest would be painted as pictures, its texts too.
        super().__init__(
            _CAN.AllFeatures
            & ~(_CAN.PatternBrush | _CAN.PerspectiveTransform)
            & ~(_CAN.ConicalGradientFill | _CAN.PorterDuff)
        )
        self.found: list[tuple[float, str]] = []

    def begin(self, _: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def drawTextItem(self, at: Any, item: QTextItem) -> None:
        # Without a pen nothing of it is seen.
        if self.painter().pen().style() is not Qt.PenStyle.NoPen:
            self.found.append((at.y(), item.text()))

    def _nothing(self, *_: Any, **__: Any) -> None:
        pass

    updateState = drawPath = drawPolygon = drawPixmap = drawImage = _nothing


class _Paper(QPaintDevice):
    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.reader = _Reader()
        self._told = {
            _ASKED.PdmWidth: size.width(),
            _ASKED.PdmHeight: size.height(),
            _ASKED.PdmDepth: 32,
            _ASKED.PdmNumColors: 1 << 24,
            _ASKED.PdmDevicePixelRatio: 1,
            _ASKED.PdmDevicePixelRatioScaled: 1 << 16,
        }

    def paintEngine(self) -> QPaintEngine:
        return self.reader

    def metric(self, asked: QPaintDevice.PaintDeviceMetric) -> int:
        return self._told.get(asked, 72)


def texts(window: QWidget) -> list[str]:
    """All texts in sight, as they are painted; the title of the window comes first."""
    paper = _Paper(window.size())
    window.render(paper)
    found = [window.windowTitle()]
    before: float | None = None
    for line, raw in paper.reader.found:
        text = raw.strip("\u200e\u2066\u2067\u2068\u2069")
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
