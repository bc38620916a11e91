"""A game of the Zonk File once more, throw by throw, with the dice on the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.engine.state import Phase
from zonk_desktop.sheets.content import Kind
from zonk_desktop.sheets.document import of_game
from zonk_desktop.tray.state import DiceSet, Felt, Speed
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import bar
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.sight import Sight
from zonk_desktop.ui.table.table_view import Left
from zonk_desktop.ui.zonk_file.moments import Course, Moment
from zonk_desktop.words import say

_SPEEDS: tuple[tuple[str, Speed, int], ...] = (
    ("zonk-file-speed-slow", "slow", 1600), ("zonk-file-speed-normal", "normal", 900),
    ("zonk-file-speed-fast", "fast", 350), ("zonk-file-speed-off", "off", 60),
)  # fmt: skip
_SEED = 7919


class Told(QWidget):
    """What has just happened, in one line over two."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        px = style.px
        row.setContentsMargins(px(20), px(8), px(20), px(8))
        row.setSpacing(px(16))
        self.whose = QLabel()
        self.whose.setFont(style.type.display(30))
        self.told = QLabel()
        self.told.setFont(style.type.text(16))
        self.told.setWordWrap(True)
        self.points = QLabel()
        self.points.setFont(style.type.display(30))
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in (self.whose, self.told, self.points):
            label.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self.whose)
        row.addWidget(self.told, 1)
        row.addWidget(self.points)
        self.setFixedHeight(px(72))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._style.colour("surf"))


class ReplayGame(QDialog):
    """Tray, sheet and log line; play, pause, a step either way."""

    def __init__(
        self,
        style: Style,
        course: object,
        parent: QWidget | None = None,
        matter: tuple[DiceSet, Felt] = ("ivory", "moss"),
    ) -> None:
        """`matter`: the dice and the table."""
        super().__init__(parent)
        assert isinstance(course, Course)
        seats = [(seat.name, seat.members) for seat in course.moments[0].game.seats]
        style = people.seated(style, seats)
        self._style = style
        self.course = course
        self.moments = course.moments
        self.at = 0
        self.playing = False
        #: A throw is in the air; its moment is shown when it rests.
        self._landing = -1
        px = style.px
        self.setWindowTitle(say("zonk-file-replay-title"))
        self.setFont(style.type.text(15))
        self.setMinimumSize(640, 440)
        fit(self, style, 1280, 820)
        self.tray = DiceTray(self)
        self.tray.set_dice(matter[0])
        self._felt = matter[1]
        self.tray.setAccessibleName(say("zonk-file-tray"))
        self.tray.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tray.set_dark(style.tokens.dark)
        self.tray.set_fonts(style.type.text(15, 700))
        self.tray.set_reduce_motion(style.still)
        self.tray.rested.connect(self._rested)
        self.pad = Pad(style)
        self.setStyleSheet(
            f"QTableCornerButton::section {{ background: {style.tokens.paper}; border: none; }}"
            f"QSlider {{ border: {px(2)}px solid transparent; border-radius: {px(6)}px; }}"
            f"QSlider:focus {{ border-color: {style.tokens.focus}; }}"
        )
        self.line = Told(style)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._on)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.line)
        left.addWidget(self.tray, 1)
        self._stage = QFrame()
        self._stage.setObjectName("stage")
        self._stage.setStyleSheet(f"QFrame#stage {{ background: {style.tokens.stage}; }}")
        beside = QVBoxLayout(self._stage)
        beside.setContentsMargins(px(10), px(10), px(10), px(10))
        beside.addWidget(self.pad)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addLayout(left, 1)
        body.addWidget(self._stage)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addWidget(self._foot())
        self.set_speed("off" if style.still else "normal")
        self.go_to(0)
        self.play.setFocus()

    def _foot(self) -> QWidget:
        style, px = self._style, self._style.px
        foot = bar(style)
        column = QVBoxLayout(foot)
        column.setContentsMargins(px(18), px(10), px(18), px(10))
        column.setSpacing(px(8))
        slide = QHBoxLayout()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self.moments) - 1)
        self.slider.actionTriggered.connect(self._paged)
        self.slider.setMinimumHeight(px(32))
        self.slider.setAccessibleName(say("zonk-file-moment"))
        self.slider.valueChanged.connect(self._slid)
        self.where = QLabel()
        self.where.setFont(style.type.text(15))
        self.where.setStyleSheet(f"color: {style.tokens.ink2};")
        slide.addWidget(self.slider, 1)
        slide.addWidget(self.where)
        column.addLayout(slide)
        buttons = QWidget()
        row = Flow(px(8), buttons)
        row.setContentsMargins(0, 0, 0, 0)
        self.back = self._button(say("zonk-file-step-back"), "back", say("zonk-file-key-left"))
        self.play = self._button(say("zonk-file-play"), "play", say("zonk-file-key-space"))
        self.play.setProperty("primary", True)
        self.step = self._button(say("zonk-file-step"), "step", say("zonk-file-key-right"))
        # As wide as its longer word, so that the row stands still.
        self.play.setMinimumWidth(px(112))
        self.back.clicked.connect(self.step_back)
        self.play.clicked.connect(self.toggle)
        self.step.clicked.connect(self.step_on)
        for button in (self.back, self.play, self.step):
            row.addWidget(button)
        self.speeds = QButtonGroup(self)
        speeds = QWidget()
        segments = QHBoxLayout(speeds)
        segments.setContentsMargins(px(10), 0, 0, 0)
        segments.setSpacing(0)
        for name, speed, _ in _SPEEDS:
            text = say(name)
            button = QPushButton(text)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFont(style.type.text(14, 600))
            button.setProperty("segment", True)
            button.setProperty("value", speed)
            button.setAccessibleName(say("zonk-file-speed", speed=text))
            self.speeds.addButton(button)
            segments.addWidget(button)
        self.speeds.buttonClicked.connect(self._speed_clicked)
        row.addWidget(speeds)
        close = self._button(say("zonk-file-close"), "", "Esc")
        close.clicked.connect(self.reject)
        row.addWidget(close)
        row.last = close
        column.addWidget(buttons)
        return foot

    def _button(self, text: str, icon: str, key: str) -> QPushButton:
        style = self._style
        button = QPushButton(text)
        button.setFont(style.type.text(15, 600))
        button.setAutoDefault(False)
        button.setMinimumHeight(style.px(40))
        button.setAccessibleName(text)
        button.setToolTip(f"{text} ({key})")
        if icon:
            colour = style.tokens.onacc if icon == "play" else style.tokens.ink
            button.setIcon(icons.icon(icon, colour, style.px(18)))
            button.setIconSize(QSize(style.px(18), style.px(18)))
        return button

    # Speed

    def set_speed(self, speed: Speed) -> None:
        """How fast dice fly, and how long a moment is looked at."""
        self.tray.speed = speed
        for button in self.speeds.buttons():
            button.setChecked(button.property("value") == speed)

    def _speed_clicked(self, button: QPushButton) -> None:
        self.set_speed(button.property("value"))

    def _pause(self) -> int:
        return next(wait for _, speed, wait in _SPEEDS if speed == self.tray.speed)

    # Course

    @Slot()
    def toggle(self) -> None:
        """Play or pause; from the end it begins anew."""
        if self.playing:
            self._stop()
            return
        if self.at >= len(self.moments) - 1:
            self.go_to(0)
        self.playing = True
        self._say_play()
        self._on()

    def _stop(self) -> None:
        self.playing = False
        self._wait.stop()
        self._say_play()

    def _say_play(self) -> None:
        icon = "pause" if self.playing else "play"
        self.play.setText(say("zonk-file-pause") if self.playing else say("zonk-file-play"))
        self.play.setAccessibleName(self.play.text())
        self.play.setIcon(icons.icon(icon, self._style.tokens.onacc))

    @Slot()
    def step_on(self) -> None:
        """One statement on; a throw in the air comes to its end first."""
        self._stop()
        if self._landing >= 0:
            self.tray.skip()
        else:
            self._on()

    @Slot()
    def step_back(self) -> None:
        """One statement back; dice that fly are caught."""
        self._stop()
        flying = self._landing >= 0
        self.go_to(self.at if flying else self.at - 1)

    @Slot()
    def _on(self) -> None:
        if self._landing >= 0:
            return
        if self.at >= len(self.moments) - 1:
            self._stop()
            return
        moment = self.moments[self.at + 1]
        if moment.faces:
            self._throw(self.at + 1, moment)
        else:
            self._show(self.at + 1, animate=True)

    def _throw(self, place: int, moment: Moment) -> None:
        """Throw again the dice of a moment, so that they land as they did."""
        before = self.moments[place - 1]
        self._landing = place
        lying = {die: face for die, face in before.lying if die not in moment.dice}
        table = table_view.thrown(before.game, before.kept, Left(lying), moment.dice)
        self.tray.set_table(replace(table, felt=self._felt), animate=False)
        name = shortened(before.game.seats[before.game.turn.seat].name, 24)
        self.line.whose.setText(say("whose", name=name))
        self.line.told.setText(say("zonk-file-rolls", name=name))
        self.tray.throw(moment.dice, moment.faces, _SEED * place)

    @Slot()
    def _rested(self) -> None:
        if self._landing >= 0:
            place, self._landing = self._landing, -1
            self._show(place, animate=True)

    def go_to(self, place: int) -> None:
        """A moment at once, without the dice flying."""
        # A throw under way ends somewhere else: what it brings is not looked at any more.
        self._landing = -1
        self.tray.skip()
        self._wait.stop()
        self._show(max(0, min(place, len(self.moments) - 1)), animate=False)

    @Slot(int)
    def _paged(self, action: int) -> None:
        """A click beside the handle, Page up and Page down: to the next throw, or the last."""
        place = self.slider.value()
        last = len(self.moments) - 1
        if action == QAbstractSlider.SliderAction.SliderPageStepAdd.value:
            after = (n for n in range(place + 1, last) if self.moments[n].faces)
            self.slider.setSliderPosition(next(after, last))
        elif action == QAbstractSlider.SliderAction.SliderPageStepSub.value:
            before = (n for n in range(place - 1, 0, -1) if self.moments[n].faces)
            self.slider.setSliderPosition(next(before, 0))

    @Slot(int)
    def _slid(self, place: int) -> None:
        if place != self.at:
            self._stop()
            self.go_to(place)

    # What is shown

    def _show(self, place: int, *, animate: bool) -> None:
        self.at = place
        moment = self.moments[place]
        game = moment.game
        table = table_view.table(Sight(game), moment.kept, Left(dict(moment.lying)))
        self.tray.set_table(replace(table, felt=self._felt), animate=animate)
        self.pad.show_state(self._sheet(moment))
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        total = self.moments[-1].throws
        self.where.setText(say("zonk-file-throw-of", throw=moment.throws, of=total))
        told = moment.told or (say("zonk-file-begins") if place == 0 else "")
        if moment.corrected:
            told = say("zonk-file-corrected", told=told)
        told = shortened(told, 220)
        self.slider.setAccessibleDescription(f"{self.where.text()}. {told}")
        self.line.told.setText(told)
        over = game.ended is not None
        # The words are about whoever was to act, even where the turn has passed by them.
        acted = self.moments[max(0, place - 1)].game.turn.seat
        passed = acted != game.turn.seat or (place > 0 and not game.turn.rolls)
        name = shortened(game.seats[acted].name, 18)
        self.line.whose.setText(
            say("zonk-file-the-end") if over else say("zonk-file-turn-of", name=name)
        )
        self.line.points.setText("" if over or passed else figure(game.turn.points))
        self.back.setEnabled(place > 0)
        last = place >= len(self.moments) - 1
        self.step.setEnabled(not last)
        if animate and told and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        if last:
            self._stop()
        elif self.playing:
            self._wait.start(self._pause())

    def _sheet(self, moment: Moment) -> SheetState:
        game = moment.game
        sheet = of_game(game, self.course.header)
        live = next(
            (
                (row, seat)
                for row, line in enumerate(sheet.lines)
                for seat, entry in enumerate(line.entries)
                if entry.kind is Kind.HERE
            ),
            (-1, -1),
        )
        over = game.turn.phase is Phase.FINISHED
        return SheetState(
            sheet=sheet,
            live=live,
            turn=-1 if over else game.turn.seat,
            corrected=moment.marked,
            winners=game.ended.winners if game.ended is not None else (),
            head=(shortened(self.course.title, 30), ""),
            hits=tuple(seat.hits for seat in game.seats),
        )

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        seats = len(self.moments[0].game.seats)
        share = 0.34 if seats <= 4 else 0.42
        self._stage.setFixedWidth(round(self.width() * share))
        small = self.width() < self._style.px(820)
        for label in (self.line.whose, self.line.points):
            label.setFont(self._style.type.display(20 if small else 30))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_K: self.toggle,
            Qt.Key.Key_Right: self.step_on,
            Qt.Key.Key_Left: self.step_back,
        }
        found = steps.get(Qt.Key(event.key()))
        if found is not None:
            found()
        elif event.key() == Qt.Key.Key_Home:
            self._stop()
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End:
            self._stop()
            self.go_to(len(self.moments) - 1)
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._stop()
        self._landing = -1
        self.tray.stop()
        super().done(result)
