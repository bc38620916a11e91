"""Save a clip: which throws, as a file or as pictures, where to, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QProgressBar, QRadioButton, QWidget

from zonk_desktop.archive.naming import file_name
from zonk_desktop.tray.clip import Clip
from zonk_desktop.tray.film import Film
from zonk_desktop.tray.player import SeenThrow
from zonk_desktop.tray.state import DiceSet, Felt
from zonk_desktop.ui.kit import files, lay
from zonk_desktop.ui.kit.dialog import action, block, dress, foot, headline, put_page
from zonk_desktop.ui.kit.plain import PlainRadio
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file import reel
from zonk_desktop.ui.zonk_file.moments import GameMoments
from zonk_desktop.ui.zonk_file.reel import Reel
from zonk_desktop.words import say


class ClipDialog(QDialog):
    """Dialog that saves the last throw, or the best turn, as a film."""

    told = Signal(str)
    """A sentence on how it went."""

    def __init__(
        self,
        style: Style,
        course: GameMoments,
        matter: tuple[DiceSet, Felt],
        seen: SeenThrow | None,
        parent: QWidget | None = None,
        place: int = -1,
    ) -> None:
        """`matter`: the dice and the table; `seen`: the last throw as it was seen; `place`: a
        moment whose turn is offered as well.
        """
        super().__init__(parent)
        self._style, self._matter = style, matter
        self._clip = Clip(self)
        self._busy = False
        px = style.px
        whole = dress(self, style, say("tray-clip"), 560, 380)
        page = lay.column(style, margins=None, gap=10)
        put_page(whole, style, page)
        page.add(headline(style, say("tray-clip-head")))
        felt = matter[1]
        self._reels = [reel.last_throw(course, felt, seen), reel.best_turn(course, felt)]
        self.choices = [
            self._choice("tray-clip-last-throw", self._reels[0]),
            self._choice("tray-clip-best-turn", self._reels[1]),
        ]
        here = reel.turn_at(course, place, felt) if place >= 0 else None
        if here is not None:
            self._reels.insert(0, here)
            self.choices.insert(0, self._choice("tray-clip-this-turn", here))
        what, how = QButtonGroup(self), QButtonGroup(self)
        for choice in self.choices:
            what.addButton(choice)
            page.addWidget(choice)
        self.one_file = self._radio(say("tray-clip-as-file"), 400)
        self.frames = self._radio(say("tray-clip-as-frames"), 400)
        self.one_file.setChecked(True)
        page.addSpacing(px(6))
        for choice in (self.one_file, self.frames):
            how.addButton(choice)
            page.addWidget(choice)
        first = next((c for c in self.choices if c.isEnabled()), None)
        if first is not None:
            first.setChecked(True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(say("tray-clip-progress"))
        self.progress.hide()
        page.add(self.progress, 1)
        self.leave = action(style, say("tray-clip-cancel"), self.reject, size=15)
        self.save = action(style, say("tray-clip-save"), self._save, size=15, leads=True)
        block(self.save, "" if first is not None else say("tray-no-clip"), primary=True)
        whole.addWidget(foot(style, [], [self.leave, self.save]))
        self._clip.progress.connect(self._progressed)
        self._clip.saved.connect(self._saved)
        self._clip.failed.connect(self._failed)

    def _choice(self, message: str, found: Reel | None) -> QRadioButton:
        caption = None if found is None else found.caption
        words = say(f"{message}-none") if caption is None else say(
            message, name=caption.name, points=caption.points
        )  # fmt: skip
        radio = self._radio(words, 600)
        radio.setEnabled(found is not None)
        return radio

    def _radio(self, words: str, weight: int) -> QRadioButton:
        radio = PlainRadio(words)
        radio.setFont(self._style.type.text(15, weight))
        radio.setMinimumHeight(self._style.px(32))
        return radio

    @Slot()
    def _save(self) -> None:
        found = next(
            (r for r, c in zip(self._reels, self.choices, strict=True) if r and c.isChecked()), None
        )
        if found is None or self._busy:
            return
        caption = found.caption
        name = say("tray-clip-file", name=caption.name, points=caption.points)
        frames = self.frames.isChecked()
        if frames:
            folder = files.open_folder(self, say("tray-clip-folder"))
            plain = file_name(f"{name}.png").removesuffix(".png")
            path = None if folder is None else folder / plain
        else:
            path = files.save_as(self, say("tray-clip"), name, files.WEBP)
        if path is None:
            return
        self._busy = True
        for choice in (*self.choices, self.one_file, self.frames):
            choice.setEnabled(False)
        block(self.save, say("tray-clip-busy"), primary=True)
        self.progress.show()
        style = self._style
        dice, _ = self._matter
        film = Film(
            found.shots,
            caption,
            style.type.text(15, 700),
            style.type.display(30),
            dice,
            style.tokens.dark,
        )
        (self._clip.save_frames if frames else self._clip.save)(film, path)

    @Slot(int, int)
    def _progressed(self, done: int, total: int) -> None:
        self.progress.setValue(round(100 * done / max(1, total)))

    @Slot(str)
    def _saved(self, file: str) -> None:
        self.told.emit(say("tray-clip-saved", file=file))
        self.accept()

    @Slot(str)
    def _failed(self, reason: str) -> None:
        if reason:
            self.told.emit(say("tray-clip-failed", reason=reason))
        self._busy = False
        super().reject()

    def reject(self) -> None:
        """Cancel the export in progress, and write nothing; asked once more, close."""
        if self._busy and not self._clip.cancelled:
            self._clip.cancel()
        else:
            super().reject()

    def done(self, result: int) -> None:
        self._clip.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._clip.stop()
        super().closeEvent(event)
