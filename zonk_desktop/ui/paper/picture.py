"""Saves the score sheet as a picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from zonk_desktop.archive.naming import game_name
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.save import save
from zonk_desktop.sheets import paint
from zonk_desktop.sheets.layout import Plan, plan
from zonk_desktop.sheets.measure import Paper
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.paper.values import laid_out
from zonk_desktop.words import say

#: Pixels along the longer side.
_LONG = 2000
#: A page grows by so many millimetres until it holds the sheet, to so many times its longer side.
_STEP, _LONGEST = 12.0, 5.0


def whole(laid: Plan) -> Plan:
    """The sheet on one page, as long as it must be: a picture has no next one."""
    wide, high = laid.sheet_of_paper
    longest = _LONGEST * max(wide, high)
    while len(laid.pages) > 1 and high < longest:
        high += _STEP
        laid = plan(laid.sheet, Paper(laid.paper.name, wide, high), landscape=False)
    return laid


def page_image(laid: Plan) -> QImage:
    """The sheet on white; of one that no page can hold the first."""
    scale = _LONG / max(laid.sheet_of_paper)
    laid = whole(laid)
    wide, high = laid.sheet_of_paper
    image = QImage(round(wide * scale), round(high * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / 100, scale / 100)
    paint.page(painter, laid, 0)
    painter.end()
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
        reason = wrong.strerror or str(wrong)
        return say("tray-picture-failed", file=path.name, reason=reason)
    return say("tray-picture-saved", file=str(path))
