"""Saves the score sheet as a picture."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from zonk_desktop.archive.naming import game_name
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.save import save
from zonk_desktop.sheets import paint
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import Paper
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.paper.values import laid_out
from zonk_desktop.words import reason, say

#: Pixels along the longer side.
_LONG = 2000
#: The longest picture in pixels: what shows pictures seldom takes more than 32,767.
_MOST = 24_000
#: The page of a picture is at most this many millimetres longer than it must be.
_SPARE = 12.0
#: How many times the width of the paper a page is tried at, so that players stand side by side, and
#: how many times the height of all pages.
_WIDTHS, _HEIGHTS = (1.0, 1.5, 2.0, 3.0), (1.0, 2.0)


def whole(laid: Plan) -> Plan:
    """The sheet on one page, as wide and long as it must be: a picture has no next one."""
    wide, least = laid.sheet_of_paper
    if len(laid.pages) == 1:
        return laid

    def on(wide: float, high: float) -> Plan:
        return plan(laid.sheet, Paper(laid.paper.name, wide, high), landscape=False)

    pages = least * len(laid.pages)
    tried = (on(wide * wider, pages * longer) for wider, longer in product(_WIDTHS, _HEIGHTS))
    found = next((one for one in tried if len(one.pages) == 1), laid)
    if found is laid:
        return laid
    wide, most = found.sheet_of_paper
    while most - least > _SPARE:
        middle = (least + most) / 2
        one = on(wide, middle)
        if len(one.pages) == 1:
            found, most = one, middle
        else:
            least = middle
    return found


def page_image(laid: Plan) -> QImage:
    """The sheet on white; of one that no page can hold the first."""
    scale = _LONG / max(laid.sheet_of_paper)
    laid = whole(laid)
    scale = min(scale, _MOST / max(laid.sheet_of_paper))
    return painted(laid, 0, scale)


def painted(laid: Plan, page: int, scale: float) -> QImage:
    """A page on white, with so many pixels a millimetre."""
    wide, high = laid.sheet_of_paper
    image = QImage(round(wide * scale), round(high * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale / 100, scale / 100)
        paint.page(painter, laid, page)
    return image


def save_game(parent: QWidget, snapshot: Snapshot, memory: Memory) -> str:
    """Ask for a path and write; returns a sentence on the result, empty when cancelled."""
    laid = laid_out(snapshot, memory)
    name = game_name(
        snapshot.header.rules,
        [seat.name for seat in snapshot.game.seats],
        snapshot.header.start,
        snapshot.game_id,
        files.PNG.suffix,
    )
    path = files.save_as(parent, say("tray-picture"), name, files.PNG)
    return "" if path is None else write(laid, path)


def write(laid: Plan, path: Path) -> str:
    """Write the file; returns a sentence on the result."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(page_image(laid))
    try:
        save(path, bytes(buffer.data().data()))
    except OSError as wrong:
        return say("tray-picture-failed", file=path.name, reason=reason(wrong))
    return say("tray-picture-saved", file=str(path))
