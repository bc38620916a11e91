"""The renderer of the tray: OpenGL in a child widget, or QPainter in its own paint event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLineF, QObject, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from zonk_desktop import log
from zonk_desktop.words import Message, text

from . import marks
from .brass import ShownPlate
from .marks import Placed, beside, die_box
from .measures import DIE_HALF
from .sight import TraySight
from .state import resting, seats_of

if TYPE_CHECKING:
    from .glview import GlSurface
    from .painter import TrayPainter


#: How far beyond its die a ring reaches, as a share of it.
_RING = 0.16


class Labels:
    """Paints tags and plates, and tells when a repaint is needed."""

    def __init__(self, sight: TraySight, font: QFont) -> None:
        self._sight = sight
        self._tags = marks.Tags()
        self.set_font(font)

    def set_font(self, font: QFont) -> None:
        """Set the font; its pixel size is the smallest."""
        self._font = QFont(font)
        self._key = self._font.key()

    def paint(self, painter: QPainter) -> None:
        player = self._sight.seen
        painter.save()
        self._sight.stretch(painter)
        if player is None:
            self._sketch(painter)
            painter.restore()
            return
        now, camera = self._sight.now(), self._sight.camera()
        stand, go = player.dice.brass.shown(now)
        marks.plates(painter, camera, self._font, go, player.seats)
        marks.plates(painter, camera, self._font, stand, player.seats)
        labels = player.dice.tags(now)
        self._tags.paint(painter, camera, self._font, labels, player.dice.middles(now))
        painter.restore()

    def _sketch(self, painter: QPainter) -> None:
        """Paint those of the placeholder: of dice that are seen where they will lie."""
        table, camera = self._sight.table, self._sight.fitted
        stand = [ShownPlate(plate) for plate in table.plates]
        marks.plates(painter, camera, self._font, stand, seats_of(table))
        lying = [(die, (spot.x, spot.y, DIE_HALF)) for die, spot in resting(table)]
        tags = [(die.tag, 1.0, at) for die, at in lying if die.tag]
        self._tags.paint(painter, camera, self._font, tags, [at for _, at in lying])

    def beside(self, die: int, size: tuple[float, float], taken: Sequence[QRectF]) -> Placed | None:
        """A place on the widget for a label of this size at a die, clear of dice and tags.

        None where there is none, or where the die does not lie there.
        """
        player, sight = self._sight.seen, self._sight
        where = None if player is None else player.where(die, sight.now())
        if player is None or where is None:
            return None
        now, camera = sight.now(), sight.camera()
        across, down = sight.width / sight.fitted.width, sight.height / sight.fitted.height
        middles, tags = player.dice.middles(now), player.dice.tags(now, whole=True)
        face, stand = marks.tag_font(camera, self._font), player.dice.brass.shown(now)[0]
        lying = [
            *(_with_ring(die_box(camera, one)) for one in middles),
            *(one.box for one in marks.Tags().lay(camera, face, tags, middles)),
            *(box for _, box in marks.plate_boxes(camera, self._font, stand, player.seats)[1]),
            *(_scaled(one, 1 / across, 1 / down) for one in taken),
        ]
        small = size[0] / across, size[1] / down
        found = beside(camera, small, where, lying, marks.inside(camera))
        if found is None:
            return None
        line = found.leader
        if line is not None:
            line = QLineF(line.x1() * across, line.y1() * down, line.x2() * across,
                          line.y2() * down)  # fmt: skip
        return Placed(_scaled(found.box, across, down), line)

    def state(self) -> object:
        """Cache key: all that tags and plates depend on."""
        player, sight = self._sight.seen, self._sight
        if player is None:
            return ()
        dice, now = player.dice, sight.now()
        seen = player, sight.camera(), sight.width, sight.height, self._key
        settled = dice.settled(now)
        if settled:
            return settled, seen
        labels = dice.tags(now)
        middles = dice.middles(now) if labels else []
        return *dice.brass.shown(now), labels, middles, seen


def _scaled(box: QRectF, across: float, down: float) -> QRectF:
    return QRectF(box.x() * across, box.y() * down, box.width() * across, box.height() * down)


def _with_ring(box: QRectF) -> QRectF:
    more = box.width() * _RING
    return box.adjusted(-more, -more / 2, more, more / 2)


NOT_DRAWN = Message.of("tray-not-drawn")


class TrayDrawing(QObject):
    """Chooses the renderer, and lets the painter take over when OpenGL fails."""

    #: A frame has been painted.
    painted = Signal()

    def __init__(self, tray: QWidget, wanted: str, sight: TraySight, labels: Labels) -> None:
        super().__init__(tray)
        self._tray, self._wanted = tray, wanted
        self._sight, self._labels = sight, labels
        self._labelled: object = None
        self.reason = NOT_DRAWN
        self.painter: TrayPainter | None = None
        self.gl: GlSurface | None = None
        self._over: _Overlay | None = None
        self._image: QImage | None = None

    @property
    def name(self) -> str:
        """The name of the renderer in use: 'gl' or 'painter'."""
        return "gl" if self.gl is not None else "painter"

    def foretold(self) -> tuple[str, str]:
        """The renderer's name and the reason for it, also before the first frame."""
        if self.reason != NOT_DRAWN:
            return self.name, text(self.reason)
        from . import probe  # noqa: PLC0415

        choice = probe.choose(self._wanted)
        return "gl" if choice.gl else "painter", text(choice.reason)

    def load(self) -> None:
        """Create the painter, and OpenGL if this machine has it."""
        from . import probe  # noqa: PLC0415
        from .painter import TrayPainter  # noqa: PLC0415

        self.painter = TrayPainter()
        self.painter.table = self._image
        choice = probe.choose(self._wanted)
        self.reason = choice.reason
        if choice.gl:
            self._start_gl()

    def _start_gl(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # Qt recreates the window for OpenGL, and an open dialog would come to lie under it.
            self._tray.window().installEventFilter(self)
            return
        try:
            from .glview import GlSurface  # noqa: PLC0415

            surface = GlSurface(self._sight.frame, self._tray)
        except Exception as error:
            log.caught("tray", error, "warning")
            self.reason = Message.of("tray-gl-not-started", why=str(error))
            return
        surface.setGeometry(self._tray.rect())
        # Before it is shown: no frame is without a table.
        surface.table_image = self._image
        surface.failed.connect(self.drop_gl)
        surface.frameSwapped.connect(self.done)
        self.gl, self._over = surface, _Overlay(self._tray, self._labels)
        self._over.setGeometry(self._tray.rect())
        window = self._tray.window()
        active, focused = window.isActiveWindow(), window.focusWidget()
        surface.show()
        self._over.show()
        self._over.raise_()
        # The new window has none yet.
        window.setWindowIcon(window.windowIcon())
        if active:
            # In the new window keys must go on reaching whoever had them.
            QTimer.singleShot(0, self, lambda: self._take_focus_back(focused))

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowUnblocked:
            window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._start_gl)
        return False

    @Slot()
    def done(self) -> None:
        self._sight.painted()
        self.painted.emit()

    def _take_focus_back(self, focused: QWidget | None) -> None:
        self._tray.window().activateWindow()
        if focused is not None:
            focused.setFocus()

    def drop_gl(self, reason: Message) -> None:
        """Switch to the painter, in the middle of a throw if need be."""
        if self.gl is None:
            return
        self.reason = reason
        for widget in (self.gl, self._over):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.gl = self._over = None
        self._tray.update()

    def set_table_image(self, image: QImage) -> None:
        self._image = image
        for renderer in (self.painter, self.gl):
            if renderer is not None:
                renderer.set_table_image(image)

    def place(self, rect: QRect) -> None:
        for widget in (self.gl, self._over):
            if widget is not None:
                widget.setGeometry(rect)

    def refresh(self) -> None:
        """Schedule a repaint by the renderer in use."""
        if self.gl is not None and self._over is not None:
            self.gl.update()
            state = self._labels.state()
            if state != self._labelled:
                self._labelled = state
                self._over.update()
        else:
            self._tray.update()


class _Overlay(QWidget):
    """Transparent widget with tags and plates over the OpenGL view; ignores the mouse."""

    def __init__(self, tray: QWidget, labels: Labels) -> None:
        super().__init__(tray)
        self._labels = labels
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._labels.paint(painter)
