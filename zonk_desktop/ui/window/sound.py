"""The settings of sound: volume, what is heard, how late it comes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QSlider, QWidget

from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import Loudness
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import Count, Tick
from zonk_desktop.ui.kit.dialog import action, dress, foot, headline, put_page
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.ear.sounding import MOST_LATE, Sounding
from zonk_desktop.words import percent, say


class SoundSettings(QDialog):
    """Dialog of the sound settings; every change is heard and kept at once."""

    def __init__(self, style: Style, sounding: Sounding, set_to: Loudness,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self._sounding = sounding
        px = style.px
        title = say("window-dialog-sound")
        whole = dress(self, style, title, 560, 520)
        page = lay.column(style, margins=None, gap=12)
        put_page(whole, style, page)
        page.add(headline(style, title))
        self.status = lay.label(style, sounding.sound.status, "quiet", wrap=True)
        page.add(self.status)
        form = QFormLayout()
        form.setHorizontalSpacing(px(20))
        form.setVerticalSpacing(px(12))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        page.add(form)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setValue(set_to.volume)
        self.volume.setMinimumHeight(px(32))
        self.volume.setAccessibleName(say("window-volume"))
        self.figure = lay.label(style, percent(set_to.volume / 100))
        self.figure.setMinimumWidth(px(56))
        line = lay.row(style, (self.volume, 1), self.figure, margins=None, gap=14)
        form.addRow(say("window-volume"), line)
        self.muted = self._tick(style, say("window-mute-m-at-the-table"), set_to.muted)
        self.dice = self._tick(style, say("window-dice-as-they-fall"), set_to.dice)
        self.table = self._tick(style, say("window-the-table-pencil-plates-hits"), set_to.table)
        self.marks = self._tick(style, say("window-marks-for-players-who-do"), set_to.marks)
        self.marks.setToolTip(say("window-after-a-throw-one-tick"))
        for tick in (self.muted, self.dice, self.table, self.marks):
            form.addRow(tick)
        self.late = Count(style)
        self.late.setRange(0, MOST_LATE)
        self.late.setSingleStep(10)
        self.late.setSuffix(say("window-milliseconds"))
        self.late.setValue(set_to.late)
        self.late.setAccessibleName(say("window-sound-comes-late-by"))
        self.late.setToolTip(say("window-wireless-headphones-need-100-to"))  # fmt: skip
        self.late.setMaximumWidth(px(140))
        form.addRow(say("window-sound-comes-late-by"), self.late)
        page.add(1)
        self.hear = action(style, say("window-hear-it"), self._hear, size=15)
        close = action(style, say("window-close-key"), self.accept, size=15)
        whole.addWidget(foot(style, [self.hear], [close]))
        self.volume.valueChanged.connect(self._changed)
        self.late.valueChanged.connect(self._changed)
        self.volume.setFocus()

    def _tick(self, style: Style, text: str, on: bool) -> QCheckBox:
        tick = Tick(style, text)
        tick.setChecked(on)
        tick.toggled.connect(self._changed)
        return tick

    @Slot()
    def _changed(self) -> None:
        self.figure.setText(percent(self.volume.value() / 100))
        self._sounding.set_loudness(
            Loudness(
                self.volume.value(),
                self.muted.isChecked(),
                self.dice.isChecked(),
                self.table.isChecked(),
                self.marks.isChecked(),
                self.late.value(),
            )
        )

    @Slot()
    def _hear(self) -> None:
        """Play samples to judge the volume by: a hit, a plate, a stay."""
        for cue, after in ((Cue.HIT, 0.0), (Cue.PLATE, 0.5), (Cue.STAY, 0.9)):
            self._sounding.sound.cue(cue, after)
        self.status.setText(self._sounding.sound.status)
