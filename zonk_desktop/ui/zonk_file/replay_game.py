"""The dialog that replays a stored game, throw by throw."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QDialog, QWidget

from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.sheets.content import EntryKind
from zonk_desktop.sheets.document import of_game
from zonk_desktop.sound.player import Sound
from zonk_desktop.stage.beats import IN_THE_AIR, Beat, StageManners
from zonk_desktop.transcript.telling import called
from zonk_desktop.tray.state import DiceSet, Felt, Speed
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import icons, lay, people
from zonk_desktop.ui.kit.aloud import announce
from zonk_desktop.ui.kit.dialog import answered, dress
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.person import people_of
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, read_out, shortened
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.cards.banner import Banner
from zonk_desktop.ui.table.cards.felt_card import FeltCard
from zonk_desktop.ui.table.cards.laid_card import TurnTold, lay_card
from zonk_desktop.ui.table.ear.sounding import Hearing
from zonk_desktop.ui.table.lamp import TableLamp
from zonk_desktop.ui.table.name_plates import NamePlates
from zonk_desktop.ui.zonk_file.moments import GameMoments, StatementMoment
from zonk_desktop.ui.zonk_file.replay_foot import SPEEDS, ReplayFoot, ReplayLine
from zonk_desktop.ui.zonk_file.replay_stage import ReplayStage, title_of
from zonk_desktop.words import say, sentences, text

#: Width and height, at 100% text, below which there is little room.
_NARROW, _LOW = 820, 400
#: Width in a low window below which the pad needs more than a third of it.
_TIGHT = 600


class ReplayGame(QDialog):
    """Dialog with tray, sheet and log line; play, pause, a step either way."""

    def __init__(
        self,
        style: Style,
        course: object,
        parent: QWidget | None = None,
        matter: tuple[DiceSet, Felt] = ("ivory", "moss"),
        sound: Sound | None = None,
    ) -> None:
        """`matter`: the dice and the table; `sound`: through which it is heard."""
        super().__init__(parent)
        assert isinstance(course, GameMoments)
        style = people.seated(style, people_of(course.header, course.moments[0].game.seats))
        self._style = style
        self.course = course
        self.moments = course.moments
        self._matter = matter
        self.playing = False
        whole = dress(self, style, say("zonk-file-replay-title"), 1280, 820)
        self.setMinimumSize(640, 440)
        self.tray = DiceTray(self)
        self.tray.set_dice(matter[0])
        self.tray.setAccessibleName(say("zonk-file-tray"))
        self.tray.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tray.set_dark(style.tokens.dark)
        self.tray.set_fonts(style.type.text(15, 700))
        self.tray.set_reduce_motion(style.still)
        self.tray.ears = sound
        self.stage = ReplayStage(self.moments, course.opening, self.tray, matter[1], self)
        self.lamp = TableLamp(self.stage, self.tray, style, self)
        self._hearing = None if sound is None else Hearing(self.stage.director, sound, self)
        self.plates = NamePlates(style, self.tray)
        self.card = FeltCard(style, self.tray, answered_here=False)
        self.banner = Banner(style, self.tray)
        self.stage.changed.connect(self._refresh)
        self.stage.shown.connect(self._shown)
        self.pad = Pad(style)
        self.line = ReplayLine(style)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._on)
        left = lay.column(style, self.line, (self.tray, 1), gap=0)
        self._beside = lay.panel("stage", lay.column(style, self.pad, margins=10))
        whole.addLayout(lay.row(style, (left, 1), self._beside, gap=0), 1)
        self.foot = foot = ReplayFoot(style, len(self.moments) - 1)
        whole.addWidget(foot)
        self.slider, self.where, self.speeds = foot.slider, foot.where, foot.speeds
        self.back, self.play, self.step = foot.back, foot.play, foot.step
        self.slider.actionTriggered.connect(self._paged)
        self.slider.valueChanged.connect(self._slid)
        self.back.clicked.connect(self.step_back)
        self.play.clicked.connect(self.toggle)
        self.step.clicked.connect(self.step_on)
        self.speeds.pressed.connect(self.set_speed)
        self.clip = foot.clip
        self.clip.clicked.connect(self.save_clip)
        foot.leave.clicked.connect(self.reject)
        self.set_speed("normal")
        self.go_to(0)
        self.play.setFocus()

    # Speed

    def set_speed(self, speed: Speed) -> None:
        """Set the speed of throws, and the time between moments."""
        self.tray.speed = speed
        self.stage.director.manners = StageManners(speed, self._style.still)
        self.speeds.choose(speed)

    def _pause(self) -> int:
        return next(wait for _, speed, wait in SPEEDS if speed == self.tray.speed)

    # Course

    @property
    def at(self) -> int:
        return self.stage.at

    @Slot()
    def toggle(self) -> None:
        """Toggle play and pause; at the end it starts again. What is shown comes to its end."""
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
        size = self._style.px(18)
        self.play.setIcon(icons.icon(icon, self._style.tokens.onacc, size))

    @Slot()
    def step_on(self) -> None:
        """Step forward by a statement; one that is being shown comes to its end first."""
        self._stop()
        if self.stage.busy:
            self.stage.finish()
        else:
            self._on()

    @Slot()
    def step_back(self) -> None:
        """Step back by a statement; one that is being shown is given up."""
        self._stop()
        self.go_to(self.at if self.stage.busy else self.at - 1)

    @Slot()
    def _on(self) -> None:
        if self.stage.busy and not self.stage.cut_off:
            return
        if self.at >= len(self.moments) - 1:
            self._stop()
        else:
            self.stage.play(self.at + 1)

    @Slot()
    def _shown(self) -> None:
        announce(self, self.line.told.text())
        if self.at >= len(self.moments) - 1:
            self._stop()
        elif self.playing:
            self._wait.start(self._pause())

    def go_to(self, place: int) -> None:
        """Jump to a moment, without throws."""
        self._wait.stop()
        self.stage.go_to(max(0, min(place, len(self.moments) - 1)))

    @Slot(int)
    def _paged(self, action: int) -> None:
        """Handle page steps of the slider: to the next throw, or the last; of totals to a round."""
        place = self.slider.value()
        last = len(self.moments) - 1
        if action == QAbstractSlider.SliderAction.SliderPageStepAdd.value:
            after = (n for n in range(place + 1, last) if self._begins(n))
            self.slider.setSliderPosition(next(after, last))
        elif action == QAbstractSlider.SliderAction.SliderPageStepSub.value:
            before = (n for n in range(place - 1, 0, -1) if self._begins(n))
            self.slider.setSliderPosition(next(before, 0))

    def _begins(self, place: int) -> bool:
        """Whether a page begins there: at a throw, or a round of totals."""
        moment = self.moments[place]
        return bool(moment.faces) or (moment.game.noted and moment.game.turn.seat == 0)

    @Slot(int)
    def _slid(self, place: int) -> None:
        if place != self.at:
            self._stop()
            self.go_to(place)

    @Slot()
    def save_clip(self) -> None:
        """The turn that is shown, the best one or the last throw as a film."""
        from zonk_desktop.ui.zonk_file.clip import ClipDialog  # noqa: PLC0415

        self._stop()
        self.stage.finish()
        dialog = ClipDialog(self._style, self.course, self._matter, None, self, self.at)
        dialog.told.connect(self.line.told.setText)
        answered(dialog)

    # What is shown

    @Slot()
    def _refresh(self) -> None:
        """Update all widgets from the game as the stage shows it."""
        stage, place = self.stage, self.at
        game, moment = stage.game, self.moments[place]
        names, again = stage.opening.names
        seats = [seat.name for seat in game.seats]
        self.plates.show_names(names, again, tuple(seats.index(name) for name in names))
        self.banner.show_text(stage.log.banner, stage.log.under)
        told = TurnTold(stage.log.earned, stage.lost, stage.decided)
        lay_card(self.card, self.banner, self.tray, stage.sight, stage.beat, told)
        if names:
            self.banner.give_way(self.plates.boxes())
        self.pad.show_state(self._sheet(game, moment))
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        total = self.moments[-1].throws
        self.where.setText(
            say("zonk-file-entry-of", entry=place, of=len(self.moments) - 1)
            if self.moments[-1].game.noted
            else say("zonk-file-throw-of", throw=moment.throws, of=total)
        )
        self.back.setEnabled(place > 0 or stage.busy)
        self.step.setEnabled(place < len(self.moments) - 1)
        if stage.busy:
            self._tell_beat(stage.beat)
        else:
            self._tell_moment(place)

    def _tell_beat(self, beat: Beat | None) -> None:
        """Show what is happening, in the words of the beat."""
        game = self.stage.game
        name = shortened(called(game.seats[game.turn.seat]), 18)
        title, told, points = say("zonk-file-turn-of", name=name), self.stage.told, ""
        if beat is not None and beat.says.title is not None:
            title = text(beat.says.title)
        opening = "" if beat is None else title_of(beat)
        if beat is not None and opening:
            banner = beat.says.banner
            self.line.tell(opening, "" if banner is None else text(banner), "")
            return
        if game.ended is None:
            points = figure(game.turn.points)
        if beat is not None and beat.kind in IN_THE_AIR:
            told = [*told, say("zonk-file-rolls", name=name)]
        lost = self.stage.lost
        if lost and beat is not None:
            points = figure(beat.says.struck)
        self.line.tell(title, shortened(sentences(told), 220), points, struck=lost)

    def _tell_moment(self, place: int) -> None:
        """Show what a statement has done, once it has been shown."""
        moment = self.moments[place]
        game = moment.game
        told = moment.told or (say("zonk-file-begins") if place == 0 else "")
        if moment.corrected:
            told = say("zonk-file-corrected", told=told)
        told = shortened(told, 220)
        self.slider.setAccessibleDescription(read_out(self.where.text(), told))
        over = game.ended is not None
        # The words are about whoever was to act, even where the turn has passed by them.
        acted = self.moments[max(0, place - 1)].game.turn.seat
        passed = acted != game.turn.seat or (place > 0 and not game.turn.rolls)
        name = shortened(game.seats[acted].name, 18)
        title = say("zonk-file-the-end") if over else say("zonk-file-turn-of", name=name)
        self.line.tell(title, told, "" if over or passed else figure(game.turn.points))

    def _sheet(self, game: Game, moment: StatementMoment) -> SheetState:
        sheet = of_game(game, self.course.header)
        live = next(
            (
                (row, seat)
                for row, line in enumerate(sheet.lines)
                for seat, entry in enumerate(line.entries)
                if entry.kind is EntryKind.HERE
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
        px = self._style.px
        low = self.height() < px(_LOW)
        tight = seats > 4 or (low and self.width() < px(_TIGHT))
        share = 0.42 if tight else 0.34
        self._beside.setFixedWidth(round(self.width() * share))
        self.line.fit(narrow=self.width() < px(_NARROW), low=low)
        self.foot.set_low(low)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_K: self.toggle,
            Qt.Key.Key_Right: self.step_on,
            Qt.Key.Key_Left: self.step_back,
            Qt.Key.Key_C: self.save_clip,
        }
        found = steps.get(latin(event))
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
        self.stage.stop()
        self.tray.stop()
        super().done(result)
