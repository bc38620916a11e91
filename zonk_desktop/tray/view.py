"""The dice tray, as the window uses it.

Nothing heavy is imported here. Once the first frame is on the screen a thread loads numpy and
the renderer and casts the picture of the table; MuJoCo is loaded by the thread that throws.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
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
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from zonk_desktop import log

from . import marks
from .camera import Camera, fit
from .flick import Push, push_of
from .measures import BRASS_Y, HALF_X, HALF_Y
from .resting import seats_of
from .state import Felt, Speed, Table

if TYPE_CHECKING:
    from .glview import GlSurface
    from .painter import TrayPainter
    from .player import Player
    from .scene import Scene
    from .track import Throw

FRAME_MS = 16
RESIZE_MS = 70
KEPT_TABLES = 4
FLICK_HEIGHT = 1.5
NOT_DRAWN = "The tray has not been drawn yet."

Key = tuple[int, int, Felt, int, bool]


class Ears(Protocol):
    """Whoever lets throws be heard."""

    #: A sentence: through what they are heard, or why they are not.
    status: str

    @property
    def lead(self) -> float:
        """Seconds by which a throw must be known before its picture starts."""

    def foretell(self, throw: Throw, pace: float, seed: int) -> Any:
        """The sound of a throw, or None. Called in the thread that throws."""

    def play_throw(self, samples: Any, starts: float) -> None:
        """Play it so that it fits a picture which starts at this time."""

    def skip_throw(self) -> None:
        """The dice are at rest at once."""


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
    """A `Push`: the player threw with the mouse."""
    first_frame = Signal()
    warmed = Signal()
    """What `warm` loads is there."""
    ready = Signal()
    """The picture of the table is there, for this size and felt."""

    _loaded = Signal()
    _cast = Signal(object, object)
    _sketched = Signal(object, object)
    _thrown = Signal(int, object)

    def __init__(self, parent: QWidget | None = None, renderer: str = "auto") -> None:
        """`renderer`: 'painter', 'gl' or 'auto'; the variable ZONK_TRAY has the last word."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 110)
        self._table = Table()
        self._dark = False
        self._font = QFont(self.font())
        self._speed: Speed = "normal"
        self._reduced = False
        self._renderer = renderer
        self.renderer_reason = NOT_DRAWN
        self._player: Player | None = None
        self._painter: TrayPainter | None = None
        self._gl: GlSurface | None = None
        self._over_gl: _Overlay | None = None
        self._camera = fit(320, 200)
        self._images: dict[Key, QImage] = {}
        self._asked: Key | None = None
        #: What the picture shown was cast for.
        self._drawn: Key | None = None
        self._warming = False
        self._ticket = 0
        #: A part of it cannot be loaded: nothing is shown, and no game waits for it.
        self._broken = False
        self._pending: tuple[tuple[int, ...], tuple[int, ...], int, Push | None, bool] | None = None
        self._computing = False
        self._held: tuple[Table, bool] | None = None
        self._skip = False
        self._stopped = False
        self._painted = False
        self._trail: list[tuple[float, float, float]] = []
        self._pressed: tuple[QPointF, int] | None = None
        self._hovered = -1
        self._tables = ThreadPoolExecutor(1, thread_name_prefix="tray-table")
        self._throws = ThreadPoolExecutor(1, thread_name_prefix="tray-throw")
        self._thrower: Any = None
        self.ears: Ears | None = None
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.setInterval(FRAME_MS)
        self._clock.timeout.connect(self._tick)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESIZE_MS)
        self._resized.timeout.connect(self._ask_table)
        self._loaded.connect(self._on_loaded)
        self._cast.connect(self._on_cast)
        self._sketched.connect(self._on_sketched)
        self._thrown.connect(self._on_thrown)

    # ---- what the window calls -------------------------------------------------------------

    def set_table(self, table: Table, animate: bool = True) -> None:
        """Show this table. While dice roll it is kept until they rest."""
        if self._computing:  # the throw has been asked for: nothing may show its result yet
            self._held = table, animate
            return
        seats, felt = self._seats(), self._table.felt
        self._table = table
        if self._player is not None:
            self._player.set_table(table, self._now(), animate and not self._still())
        if (seats, felt) != (self._seats(), table.felt):
            self._ask_table()
        self._animate()

    def throw(
        self,
        dice: tuple[int, ...],
        faces: tuple[int, ...],
        seed: int,
        push: Push | None = None,
        open_table: bool = False,
    ) -> None:
        """Throw these dice so that they end with these faces on top."""
        if len(dice) != len(faces) or not dice:
            raise ValueError("as many faces as dice, and one at least")
        if self._stopped:
            raise RuntimeError("the tray was stopped")
        if self._player is not None and self._player.playing:
            self._finish()
        self._ticket += 1
        self._computing, self._skip = True, False
        self._pending = dice, faces, seed, push, open_table
        if self._broken:
            QTimer.singleShot(0, self, self._unseen)
        elif self._player is None:  # not loaded yet: it is thrown as soon as it is
            self._start_loading()
        else:
            self._compute()

    def warm(self) -> None:
        """Load in a thread what the first picture needs, before the tray is looked at."""
        if not self._warming and self._player is None and not self._stopped:
            self._warming = True
            self._submit(self._tables, _load, lambda _result: self.warmed.emit())

    def foresee(self, dice: tuple[int, ...], seed: int, push: Push) -> None:
        """Work out which of these dice such a flick would send over the edge of an open table.

        The throw of the same dice, seed and push on an open table then goes just so.
        """
        lying = self._player.lying(dice) if self._player is not None else ()

        def work() -> tuple[int, ...]:
            found = self._throw_somehow((1,) * len(dice), seed, push, True, lying)
            return tuple(dice[place] for place in found.over)

        self._submit(self._throws, work, self.foreseen.emit, ())

    def skip(self) -> None:
        """To the end of the throw at once."""
        if self._computing:
            self._skip = True
        elif self._player is not None and self._player.playing:
            self._cut_short()

    def is_rolling(self) -> bool:
        """Whether a throw is being worked out or plays."""
        return self._computing or (self._player is not None and self._player.playing)

    @property
    def moving(self) -> bool:
        """Whether dice are seen in motion."""
        return self._player is not None and self._player.playing

    def is_ready(self) -> bool:
        """Whether the picture of the table is there for the present size."""
        return self._player is not None and self._key() in self._images

    def _get_speed(self) -> Speed:
        return self._speed

    def _set_speed(self, speed: Speed) -> None:
        if speed not in ("slow", "normal", "fast", "off"):
            raise ValueError(f"no such speed: {speed}")
        self._speed = speed

    speed = property(_get_speed, _set_speed, doc="'slow', 'normal', 'fast' or 'off'")

    def set_reduce_motion(self, reduced: bool) -> None:
        """Nothing moves: every change shows its end at once."""
        self._reduced = reduced

    def set_fonts(self, font: QFont) -> None:
        """The font of tags and plates; its pixel size is their smallest."""
        self._font = QFont(font)
        self._refresh()

    def set_dark(self, dark: bool) -> None:
        """Light or dark stage round the tray."""
        if dark != self._dark:
            self._dark = dark
            self._ask_table()
            self._refresh()

    def stop(self) -> None:
        """End the threads; the tray shows its last state from then on."""
        if self._stopped:
            return
        self._stopped = True
        self._clock.stop()
        self._resized.stop()
        for pool in (self._throws, self._tables):
            pool.shutdown(wait=True, cancel_futures=True)

    @property
    def renderer(self) -> str:
        """'gl' or 'painter': what draws now."""
        return "gl" if self._gl is not None else "painter"

    def who_draws(self) -> tuple[str, str]:
        """'gl' or 'painter' and the sentence why; of a tray not seen yet, what it will be."""
        if self.renderer_reason != NOT_DRAWN:
            return self.renderer, self.renderer_reason
        from . import probe  # noqa: PLC0415

        choice = probe.choose(self._renderer)
        return "gl" if choice.gl else "painter", choice.reason

    def die_point(self, index: int) -> QPointF | None:
        """The middle of a die on the widget, for help bubbles and tests."""
        if self._player is None:
            return None
        where = self._player.where(index, self._now())
        if where is None:
            return None
        x, y = self._camera.project(*where)
        return QPointF(
            x * self.width() / self._camera.width, y * self.height() / self._camera.height
        )

    def shown_faces(self) -> dict[int, int]:
        """The face on top of every die that lies on the table."""
        return {} if self._player is None else self._player.faces()

    # ---- Qt --------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(960, 560)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resized.start()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if not self._images:
            self._camera = fit(self.width(), self.height())
        if self._gl is not None:
            self._gl.setGeometry(self.rect())
        if self._over_gl is not None:
            self._over_gl.setGeometry(self.rect())
        self._resized.start()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._animate()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # Nobody sees it; the timer goes on only while a throw must come to its end.
        if not self.is_rolling():
            self._clock.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._gl is None:
            self._paint_tray(painter)
            self.paint_marks(painter)
        painter.end()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._after_first_frame)

    def _stretched(self, painter: QPainter) -> None:
        """Until the table is cast for a new size, the old picture is stretched with all on it."""
        painter.scale(self.width() / self._camera.width, self.height() / self._camera.height)

    def _paint_tray(self, painter: QPainter) -> None:
        self._stretched(painter)
        if self._painter is None or self._player is None:
            marks.sketch(painter, self._camera, self._table.felt, self._dark)
            # What can be played with is seen, if only in flat colours.
            marks.sketch_dice(painter, self._camera, self._table)
            painter.resetTransform()
            return
        if self._painter.table is None:
            marks.sketch(painter, self._camera, self._table.felt, self._dark)
        self._painter.felt = self._felt_shown
        self._painter.paint(
            painter, self._camera, self._player.scene(self._now()), self.devicePixelRatioF()
        )
        painter.resetTransform()

    def paint_marks(self, painter: QPainter) -> None:
        """Tags and plates; the OpenGL view has a widget over it that calls this."""
        shown = self._player.table if self._player is not None else self._table
        painter.save()
        self._stretched(painter)
        marks.plates(painter, self._camera, self._font, shown.plates, self._seats())
        if self._player is not None:
            marks.tags(painter, self._camera, self._font, self._player.tags(self._now()))
        painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._pressed = event.position(), self._die_at(event.position())
        self._trail = [self._trail_point(event)]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._trail.append(self._trail_point(event))
            self._trail = self._trail[-200:]
            return
        die = self._die_at(event.position())
        if die != self._hovered:
            self._hovered = die
            self.die_hovered.emit(die)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            super().mouseReleaseEvent(event)
            return
        start, die = self._pressed
        self._pressed = None
        self._trail.append(self._trail_point(event))
        moved = (event.position() - start).manhattanLength()
        if moved < QApplication.startDragDistance():
            if die >= 0 and die == self._die_at(event.position()):
                self.die_clicked.emit(die)
            return
        if not self.is_rolling() and self._may_flick() and self._on_floor(start):
            push = push_of(self._trail)
            if push is not None:
                self.flicked.emit(push)

    def leaveEvent(self, event: QEvent) -> None:
        if self._hovered >= 0:
            self._hovered = -1
            self.die_hovered.emit(-1)
        super().leaveEvent(event)

    # ---- inside ----------------------------------------------------------------------------

    def _now(self) -> float:
        return time.perf_counter()

    def _still(self) -> bool:
        return self._reduced or self._speed == "off"

    def _seats(self) -> int:
        return seats_of(self._table)

    def _may_flick(self) -> bool:
        return any(die.place == "hand" for die in self._table.dice)

    def _seen_at(self, point: QPointF) -> tuple[float, float]:
        """A point of the widget in the picture that is shown."""
        return (
            point.x() * self._camera.width / max(1, self.width()),
            point.y() * self._camera.height / max(1, self.height()),
        )

    def _on_floor(self, point: QPointF) -> bool:
        x, y = self._camera.on_plane(*self._seen_at(point))
        return bool(abs(x) < HALF_X and BRASS_Y - 0.2 < y < HALF_Y + 0.3)

    def _trail_point(self, event: QMouseEvent) -> tuple[float, float, float]:
        x, y = self._camera.on_plane(*self._seen_at(event.position()), FLICK_HEIGHT)
        return float(event.timestamp()), float(x), float(y)

    def _die_at(self, point: QPointF) -> int:
        if self._player is None or self.is_rolling():
            return -1
        ray = self._camera.direction(*self._seen_at(point))
        return self._player.hit(self._camera.eye, ray, self._now())

    def _key(self) -> Key:
        ratio = self.devicePixelRatioF()
        return (
            round(self.width() * ratio),
            round(self.height() * ratio),
            self._table.felt,
            self._seats(),
            self._dark,
        )

    def _refresh(self) -> None:
        """Draw anew, whoever draws."""
        if self._gl is not None and self._over_gl is not None:
            self._gl.update()
            self._over_gl.update()
        else:
            self.update()

    def _animate(self) -> None:
        self._refresh()
        if self._player is not None and self._player.busy(self._now()) and not self._stopped:
            self._clock.start()

    def _after_first_frame(self) -> None:
        self.first_frame.emit()
        self._start_loading()

    def _start_loading(self) -> None:
        if self._asked is None and not self._stopped and self._player is None:
            self._asked = self._key()
            self._submit(self._tables, _load, lambda _result: self._loaded.emit())

    def _submit(
        self,
        pool: ThreadPoolExecutor,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        instead: Any = None,
    ) -> None:
        """Work in a thread; `instead` is its result where it breaks: a game must go on."""

        def run() -> None:
            try:
                result = work()
            except Exception as wrong:
                log.caught("tray", wrong)
                result = instead
            # The signal crosses to the thread of the window, unless there is none any more.
            if not self._stopped and isValid(self):
                done(result)

        pool.submit(run)

    def _on_loaded(self) -> None:
        if self._stopped or self._player is not None:
            return
        try:
            from .painter import TrayPainter  # noqa: PLC0415
            from .player import Player  # noqa: PLC0415
        except Exception as wrong:
            log.caught("tray", wrong)
            self._broken = True
            if self._pending is not None:
                self._unseen()
            return
        self._painter, self._player = TrayPainter(), Player()
        self._player.set_table(self._table, self._now(), False)
        self._asked = None
        self._ask_table()
        self._choose_renderer()
        if self._pending is not None:
            self._compute()
        else:  # MuJoCo takes as long to load as a throw: not when the first throw waits for it
            self._submit(self._throws, self._make_thrower, lambda _result: None)

    def _choose_renderer(self) -> None:
        from . import probe  # noqa: PLC0415

        choice = probe.choose(self._renderer)
        self.renderer_reason = choice.reason
        if not choice.gl:
            return
        try:
            from .glview import GlSurface  # noqa: PLC0415

            surface = GlSurface(self._frame, self)
        except Exception as error:
            log.caught("tray", error, "warning")
            self.renderer_reason = f"OpenGL could not be started ({error}), so Qt paints."
            return
        surface.setGeometry(self.rect())
        surface.failed.connect(self._drop_gl)
        self._gl, self._over_gl = surface, _Overlay(self)
        self._over_gl.setGeometry(self.rect())
        window = self.window()
        active, focused = window.isActiveWindow(), window.focusWidget()
        surface.show()
        self._over_gl.show()
        self._over_gl.raise_()
        if active:
            # Qt makes the window anew for OpenGL; keys must go on reaching whoever had them.
            QTimer.singleShot(0, self, lambda: self._take_focus_back(focused))
        self._show_image()

    def _take_focus_back(self, focused: QWidget | None) -> None:
        self.window().activateWindow()
        if focused is not None:
            focused.setFocus()

    def _drop_gl(self, reason: str) -> None:
        """The painter takes over, in the middle of a throw if need be."""
        if self._gl is None:
            return
        self.renderer_reason = reason
        for widget in (self._gl, self._over_gl):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._gl = self._over_gl = None
        self.update()

    def _frame(self) -> tuple[Camera, Scene, Felt]:
        """What the OpenGL view draws now."""
        assert self._player is not None
        return self._camera, self._player.scene(self._now()), self._felt_shown

    def _ask_table(self) -> None:
        """Have the picture of the table cast for the present size, unless it is there."""
        if self._player is None or self._stopped:
            return
        key = self._key()
        if key in self._images:
            self._show_image()
            return
        if key == self._asked:
            return
        self._asked = key
        cam = fit(self.width(), self.height()).scaled(self.devicePixelRatioF())
        # Another felt or stage is there at once, if only coarsely; another size is stretched.
        coarse_first = self._drawn is None or self._drawn[2:] != key[2:]

        def work() -> tuple[Key, QImage] | None:
            from .painter import FIRST_PIXELS, table_image  # noqa: PLC0415
            from .table_cast import Look  # noqa: PLC0415

            def wanted() -> bool:  # not when another size has been asked for since
                return self._asked == key and not self._stopped

            if not wanted():
                return None
            look = Look(key[2], key[3], key[4])
            if coarse_first:
                coarse = table_image(cam, look, FIRST_PIXELS, wanted)
                if coarse is not None and wanted():
                    self._sketched.emit(key, coarse)
            image = table_image(cam, look, wanted=wanted)
            return None if image is None else (key, image)

        self._submit(self._tables, work, lambda found: self._cast.emit(*found) if found else None)

    def _on_sketched(self, key: Key, image: QImage) -> None:
        """A coarse picture, while the fine one is cast."""
        if self._asked == key and key == self._key():
            self._draw_on(key, image)

    def _on_cast(self, key: Key, image: QImage) -> None:
        self._images[key] = image
        while len(self._images) > KEPT_TABLES:
            del self._images[next(iter(self._images))]
        if self._asked == key:
            self._asked = None
        self._show_image()

    def _show_image(self) -> None:
        key = self._key()
        image = self._images.get(key)
        if image is None:
            return
        self._draw_on(key, image)
        self.ready.emit()

    def _draw_on(self, key: Key, image: QImage) -> None:
        """From now on this is the picture, and the dice are seen as it is."""
        self._drawn = key
        self._camera = fit(self.width(), self.height())
        if self._painter is not None:
            self._painter.table = image
        if self._gl is not None:
            self._gl.set_table_image(image)
        self._refresh()

    @property
    def _felt_shown(self) -> Felt:
        """The felt of the picture: its colour is on the dice as well."""
        return self._drawn[2] if self._drawn is not None else self._table.felt

    def _make_thrower(self) -> Any:
        """In the thread that throws."""
        if self._thrower is None:
            from .throws import Thrower  # noqa: PLC0415

            self._thrower = Thrower()
        return self._thrower

    def _throw_somehow(
        self, faces: tuple[int, ...], seed: int, push: Push | None, open_table: bool, lying: Any
    ) -> Throw:
        """In the thread that throws. Whatever breaks in the physics, the dice must land."""
        try:
            found: Throw = self._make_thrower().throw(
                len(faces), faces, seed, push, open_table, lying
            )
        except Exception as wrong:
            log.caught("tray", wrong, "warning")
            from .throws import Thrower  # noqa: PLC0415

            self._thrower = Thrower(plain=True)
            found = self._thrower.throw(len(faces), faces, seed, push, open_table, lying)
        return found

    def _compute(self) -> None:
        assert self._pending is not None
        assert self._player is not None
        dice, faces, seed, push, open_table = self._pending
        lying = self._player.lying(dice)
        ticket = self._ticket

        pace, ears = self._pace(), None if self._still() else self.ears

        def work() -> tuple[Throw, Any]:
            throw = self._throw_somehow(faces, seed, push, open_table, lying)
            return throw, None if ears is None else ears.foretell(throw, pace, seed)

        self._submit(self._throws, work, lambda found: self._thrown.emit(ticket, found))

    def _pace(self) -> float:
        from .player import SPEEDS  # noqa: PLC0415

        return SPEEDS.get(self._speed, 1.0)

    def _on_thrown(self, ticket: int, found: tuple[Throw, Any] | None) -> None:
        if ticket != self._ticket or self._player is None or self._pending is None:
            return
        if found is None:
            self._unseen()
            return
        throw, heard = found
        dice = self._pending[0]
        self._pending, self._computing = None, False
        starts = self._now()
        if heard is not None and self.ears is not None and not (self._skip or self._still()):
            starts += self.ears.lead
            self.ears.play_throw(heard, starts)
        self._player.start(throw, dice, starts, self._pace())
        if self._held is not None:
            held, self._held = self._held, None
            self.set_table(*held)
        if self._skip or self._still():
            self._cut_short()
        else:
            self._clock.start()
            self._refresh()

    def _unseen(self) -> None:
        """A throw that cannot be shown: its faces count all the same, and lie there at once."""
        self._pending, self._computing = None, False
        if self._held is not None:
            held, self._held = self._held, None
            self.set_table(*held)
        self.rested.emit()

    def _tick(self) -> None:
        if self._player is None:
            return
        now = self._now()
        if self._player.due(now):
            self._finish()
            return
        self._refresh()
        if not self._player.busy(now):
            self._clock.stop()

    def _cut_short(self) -> None:
        """End the throw before its time; what is heard is that the dice lie."""
        if self.ears is not None:
            self.ears.skip_throw()
        self._finish()

    def _finish(self) -> None:
        """The throw lies. One last frame without haste, then the news."""
        assert self._player is not None
        lost = self._player.finish(self._now())
        self._skip = False
        if not self._player.busy(self._now()):
            self._clock.stop()
        self._refresh()
        if lost:
            self.over.emit(lost)
        self.rested.emit()


class _Overlay(QWidget):
    """Tags and plates over the OpenGL view. The mouse goes through it."""

    def __init__(self, tray: DiceTray) -> None:
        super().__init__(tray)
        self._tray = tray
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._tray.paint_marks(painter)
        painter.end()


def _load() -> None:
    """In a thread: import what the window must not wait for."""
    import numpy as np  # noqa: PLC0415

    from . import dice_cast, dice_shadow, painter, player, textures  # noqa: F401, PLC0415

    textures.walnut()
    textures.felt()
    # The first call of every numpy routine is slow; here nobody sees it.
    place, turn = np.array([[0.0, 0.0, 0.5]]), np.eye(3)[None]
    dice_cast.cast(fit(320, 200), place, turn, ["ivory"], np.zeros(1, np.float32))
    dice_shadow.shadows(place, turn)
