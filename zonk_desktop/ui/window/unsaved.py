"""The question before the window closes over a game that is not on the disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from zonk_desktop import log
from zonk_desktop.archive.exchange import export
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.fairness.record import forget_seed, keep_seed
from zonk_desktop.session.engine import Unsaved
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit import files
from zonk_desktop.ui.kit.boxes import box
from zonk_desktop.words import reason, say

AGAIN, TRANSCRIPT, LEAVE, STAY = "again", "transcript", "leave", "stay"


def ask_about(session: Session, parent: QWidget) -> bool:
    """Ask whether the window may close: all is saved, saved elsewhere, or given up."""
    told = ""
    while waiting := session.unsaved():
        answer = _answer(waiting, told, parent)
        if answer == LEAVE:
            return True
        if answer == STAY:
            return False
        if answer == TRANSCRIPT:
            told = _saved_elsewhere(waiting, parent)
            if not told:
                return True
        else:
            told = ""
    return True


def _answer(waiting: Sequence[Unsaved], told: str, parent: QWidget) -> str:
    actions = sum(game.actions for game in waiting)
    why = "\n\n".join(text for text in (told, waiting[0].why) if text)
    asked = box(parent, say("window-unsaved", actions=actions), why)
    asked.setIcon(QMessageBox.Icon.Warning)
    roles = QMessageBox.ButtonRole
    buttons = {
        asked.addButton(say(f"window-unsaved-{text}"), role): text
        for text, role in (
            (AGAIN, roles.AcceptRole), (TRANSCRIPT, roles.ActionRole),
            (LEAVE, roles.DestructiveRole), (STAY, roles.RejectRole),
        )
    }  # fmt: skip
    asked.exec()
    clicked = asked.clickedButton()
    asked.deleteLater()
    return next((text for button, text in buttons.items() if button is clicked), STAY)


def _saved_elsewhere(waiting: Sequence[Unsaved], parent: QWidget) -> str:
    """Save each game to a file; returns a reason where one could not be."""
    for game in waiting:
        stored = game.game
        name = f"zonk-{stored.begun[:10] or 'game'}.zonk"
        path = files.save_as(parent, say("window-save-a-transcript"), name, files.TRANSCRIPT)
        if path is None:
            return say("window-no-file-was-chosen")
        try:
            export(stored, path)
            if stored.seed and not stored.finished:
                # Beside it, so that the same dice go on where the file is opened again.
                forget_seed(path)
                keep_seed(path, stored.seed)
        except (OSError, ArchiveError, ValueError) as wrong:
            log.caught("closing", wrong)
            said = reason(wrong)
            return say("window-was-not-written", name=Path(path).name, said=str(said))
    return ""
