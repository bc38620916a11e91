"""The widget of the dice tray.

Nothing heavy is imported here. Once the first frame is on the screen a thread loads numpy and
the renderer and casts the picture of the table; MuJoCo is loaded by the process that throws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from zonk_desktop import log
from zonk_desktop.places import Lane
from zonk_desktop.session.job import Job
from zonk_desktop.words import text

from . import loading
from .again import Again
from .camera import Camera
from .drawing import Labels, TrayDrawing
from .flick import FlickPush
from .marks import Placed
from .moves import Moves
from .pictures import CastPictures, PictureKey, premade_for
from .play import TrayPlay
from .pointer import Pointer, is_left
from .sight import FRAME_MS, TraySight
from .sketch import sketch_dice
from .state import DiceSet, Speed, seats_of
from .throwing import Ears, ThrowAsked

RESIZE_MS = 70

__all__ = ["DiceTray", "Ears"]


class DiceTray(QWidget):
    """A tray with dice: shows a `Table`, throws dice, and says what the mouse does to them."""

    rested = Signal()
    """A throw has come to rest, or was skipped."""
    over = Signal(object)
    """The indices of dice that left an open table, as a tuple. Comes before `rested`."""
    die_clicked = Signal(int)
    die_hovered = Signal(int)
    """The die under the mouse, or -1."""
    foreseen = Signal(object)
    """The answer to `foresee`: indices of the dice that would leave an open table."""
    flicked = Signal(object)
    """A `FlickPush`: the player threw with the mouse."""
    first_frame = Signal()
    #: A frame has been painted.
    painted = Signal()
    warmed = Signal()
    """What `warm` loads is there."""
    ready = Signal()
    """The picture of the table is there, for this size and felt."""
    fitted = Signal()
    """The first dice, another size, or the picture for it: they lie elsewhere on the widget."""

    def __init__(self, parent: QWidget | None = None, renderer: str = "auto") -> None:
        """`renderer`: 'painter', 'gl' or 'auto'; the variable ZONK_TRAY has the last word."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 110)
        self.sight = TraySight()
        self._dark = False
        self._labels = Labels(self.sight, self.font())
        self._drawing = TrayDrawing(self, renderer, self.sight, self._labels)
        self._loading = False
        self._stopped = False
        self._painted = False
        self._drawing.painted.connect(self.painted)
        self.refresh = self._drawing.refresh
        play = self._play = TrayPlay(self.sight, self.refresh, self)
        self.set_table, self.foresee = play.set_table, play.foresee
        self.skip, self.give_up, self.is_rolling = play.skip, play.give_up, play.is_rolling
        self._play.rested.connect(self.rested)
        self._play.over.connect(self.over)
        self._play.foreseen.connect(self.foreseen)
        self._play.other_table.connect(self._ask_table)
        self._play.not_loaded.connect(self._start_loading)
        # Once the table is there: until then every core is needed for its picture.
        self.ready.connect(self._play.load, Qt.ConnectionType.SingleShotConnection)
        self._again = Again(self.sight, self.refresh, self)
        self._again.other_view.connect(self._ask_table)
        self._lane = Lane("tray-table")
        self._pictures = CastPictures(self._lane, self)
        self._pictures.there.connect(self._on_picture)
        self._pointer = Pointer(self.sight, self)
        self._pointer.clicked.connect(_unless(self.is_rolling, self.die_clicked))
        self._pointer.hovered.connect(self.die_hovered)
        self._pointer.aimed.connect(self._play.aim)
        self._pointer.flicked.connect(_unless(self.is_rolling, self.flicked))
        self._pointer.let_be.connect(lambda: self._play.aim(0.0, 0.0))
        self._resized = QTimer(self, singleShot=True, interval=RESIZE_MS)
        self._resized.timeout.connect(self._ask_table)

    @property
    def moves(self) -> Moves:
        return self._play.moves

    @property
    def ears(self) -> Ears | None:
        """The sound of throws, None without one."""
        return self._play.ears

    @ears.setter
    def ears(self, ears: Ears | None) -> None:
        self._play.ears = ears

    # ---- what the window calls -------------------------------------------------------------

    def throw(
        self,
        dice: tuple[int, ...],
        faces: tuple[int, ...],
        seed: int,
        push: FlickPush | None = None,
        open_table: bool = False,
    ) -> None:
        """Throw these dice so that they end with these faces on top."""
        self._again.end()
        self._play.throw(ThrowAsked(dice, faces, seed, push, open_table))

    def toss(
        self, dice: tuple[int, ...], faces: tuple[int, ...], places: tuple[int, ...], seed: int
    ) -> None:
        """Toss these dice to their places in the row; one that lies there, in its place."""
        self._again.end()
        self._play.throw(ThrowAsked(dice, faces, seed, None, False, places))

    def replay(self) -> bool:
        """Show the last throw again, from low down, until it rests or any key is pressed.

        False where there is none, or where nothing may move.
        """
        return not self.is_rolling() and self._again.start()

    @property
    def again(self) -> Again:
        """Whether a throw can be seen again, and when that is over."""
        return self._again

    def warm(self) -> None:
        """Load in a thread what the first picture needs, before the tray is looked at."""
        if not self._loading and self.sight.player is None and not self._stopped:
            self._have(loading.done, self.warmed.emit)

    def overdue(self) -> None:
        """Go on where the work of a thread was broken off without a word: a throw, the loading."""
        self._play.overdue()
        if self._loading and self.sight.player is None and not self._play.broken:
            self._have(int, self._on_loaded)

    @property
    def moving(self) -> bool:
        return self._play.moving

    def is_ready(self) -> bool:
        """Whether the picture of the table is there for the present size."""
        return self.sight.player is not None and self._pictures.get(self._key()) is not None

    def _get_speed(self) -> Speed:
        return self.sight.speed

    def _set_speed(self, speed: Speed) -> None:
        if speed not in ("slow", "normal", "fast", "off"):
            raise ValueError(f"no such speed: {speed}")
        self.sight.speed = speed

    speed = property(_get_speed, _set_speed, doc="'slow', 'normal', 'fast' or 'off'")

    def set_reduce_motion(self, reduced: bool) -> None:
        """Switch animations off: every change shows its end at once."""
        self.sight.reduced = reduced

    def set_fonts(self, font: QFont) -> None:
        """Set the font of tags and plates; its pixel size is their smallest."""
        self._labels.set_font(font)
        self.refresh()

    def set_dark(self, dark: bool) -> None:
        """Set a light or dark stage round the tray."""
        if dark != self._dark:
            self._dark = dark
            self._ask_table()
            self.refresh()

    def set_dice(self, dice: DiceSet) -> None:
        self.sight.dice = dice
        self.refresh()

    def stop(self) -> None:
        """End the threads; the tray shows its last state from then on."""
        if self._stopped:
            return
        self._stopped = True
        self._resized.stop()
        self._again.end()
        self._play.stop()
        self._lane.close()

    @property
    def renderer(self) -> str:
        """The name of the renderer in use: 'gl' or 'painter'."""
        return self._drawing.name

    @property
    def renderer_reason(self) -> str:
        """The reason for this renderer, as a sentence."""
        return text(self._drawing.reason)

    def who_draws(self) -> tuple[str, str]:
        """The renderer's name and the reason for it; before the first frame, what it will be."""
        return self._drawing.foretold()

    def die_point(self, index: int) -> QPointF | None:
        """The middle of a die on the widget, for help bubbles and tests."""
        return self.sight.die_point(index)

    def label_place(self, index: int, size: QSize, taken: Sequence[QRectF] = ()) -> Placed | None:
        """A free place for a label of this size at a die; `taken` must stay in sight as well."""
        return self._labels.beside(index, (size.width(), size.height()), taken)

    def shown_faces(self) -> dict[int, int]:
        """The face on top of every die that lies on the table."""
        player = self.sight.player
        return {} if player is None else player.dice.faces()

    # ---- Qt --------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(960, 560)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resized.start()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.sight.width, self.sight.height = self.width(), self.height()
        self._drawing.place(self.rect())
        if not self._pictures:
            self.sight.fitted = self.sight.fit()
            self._ask_table()
        self._resized.start()
        super().resizeEvent(event)
        self.fitted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        self._play.animate()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._play.idle()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._drawing.gl is None:
                self._paint_tray(painter)
                self._labels.paint(painter)
        if self._drawing.gl is None:
            self._drawing.done()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._after_first_frame)

    def _paint_tray(self, painter: QPainter) -> None:
        drawer = self._drawing.painter
        self.sight.stretch(painter)
        if drawer is None or drawer.table is None:
            painter.drawImage(0, 0, premade_for(self._key(), self.sight.fitted))
        if drawer is None or self.sight.player is None:
            # What can be played with is seen, if only in flat colours.
            sight = self.sight
            sketch_dice(painter, sight.fitted, sight.table, sight.dice)
        else:
            drawer.paint(painter, self.sight.frame(), self.devicePixelRatioF())
            if drawer.unfinished:
                QTimer.singleShot(FRAME_MS, self, self.update)
        painter.resetTransform()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if is_left(event):
            self._pointer.press(event)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not is_left(event) or not self._pointer.release(event):
            super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()
        super().leaveEvent(event)

    # ---- inside ----------------------------------------------------------------------------

    def _key(self) -> PictureKey:
        ratio = self.devicePixelRatioF()
        table = self.sight.table
        width, height = round(self.width() * ratio), round(self.height() * ratio)
        return PictureKey(width, height, table.felt, seats_of(table), self._dark, self.sight.low)

    def _after_first_frame(self) -> None:
        self.first_frame.emit()
        self._start_loading()

    def _start_loading(self) -> None:
        if not self._loading and not self._stopped and self.sight.player is None:
            self._loading = True
            self._have(loading.done, self._on_loaded)
            # Tried now, while the window waits, OpenGL does not keep the rays waiting later.
            QTimer.singleShot(0, self, self._drawing.foretold)

    def _have(self, work: Callable[[], object], then: Callable[[], object]) -> None:
        """Have this done beside the window, well or not."""
        Job(self, self._lane, work).then(lambda _: then(), lambda _: then())

    def _on_loaded(self) -> None:
        if self._stopped or self.sight.player is not None:
            return
        try:
            from .player import DicePlayer  # noqa: PLC0415

            player = DicePlayer()
            player.set_table(self.sight.table, self.sight.now(), 0.0)
            self.sight.player = player
            # The picture that comes along serves for a moment: a game that is opened at once gives
            # the tray another size, and waits for nothing that is cast in vain.
            self._draw_on(self._key(), premade_for(self._key(), self._camera()))
            self._resized.start()
            self._drawing.load()
        except Exception as wrong:
            log.caught("tray", wrong)
            self.sight.player = None
            self._play.broken = True
        else:
            self.fitted.emit()
        self._play.loaded()

    def _ask_table(self) -> None:
        """Request the picture of the table for the present size, unless it is there."""
        if self.sight.player is not None and not self._stopped:
            self._pictures.ask(self._key(), self._camera())

    def _camera(self) -> Camera:
        return self.sight.fit().scaled(self.devicePixelRatioF())

    def _on_picture(self, key: PictureKey, image: QImage, coarse: bool) -> None:
        # What was cast when the tray stopped still comes.
        if key == self._key() and not self._stopped:
            self._draw_on(key, image)
            if not coarse:
                self.ready.emit()

    def _draw_on(self, key: PictureKey, image: QImage) -> None:
        """Use this picture from now on, with the camera it was cast by."""
        self._pictures.drawn = self.sight.drawn = key
        self.sight.fitted = self.sight.fit()
        self._drawing.set_table_image(image)
        self._again.drawn(key)
        self.refresh()
        self.fitted.emit()


def _unless(busy: Callable[[], bool], signal: SignalInstance) -> Callable[[object], None]:
    """Emit the signal, but not while this is so."""

    def emit(value: object) -> None:
        if not busy():
            signal.emit(value)

    return emit
