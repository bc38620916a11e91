"""Throws as films: the pictures of a clip, one after another, drawn by the stand-in off screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter

from . import marks
from .camera import Camera, fit
from .painter import TrayPainter, table_image
from .player import DicePlayer
from .scene import DiceScene, Frame, Pool
from .state import DiceSet, Table, seats_of
from .table_cast import Look
from .throws import Thrower
from .track import ThrowTrack

WIDTH, HEIGHT, RATE = 1280, 720, 30
PACE = 0.7
#: Seconds before the dice are taken, after they rest, and at the very end.
BEFORE, AFTER, LAST = 0.10, 0.75, 0.55
#: Seconds in which kept dice go to the rail, and a caption comes.
KEEPING, CAPTION = 0.75, 0.25
#: Pixels from the upper edge to the caption, and its height; half a die as it is seen, in edges.
_CAPTION_TOP, _CAPTION_HIGH, _HALF_DIE = 12.0, 78.0, 0.75


@dataclass(frozen=True, slots=True)
class Shot:
    before: Table
    """The table as the dice are taken."""
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    seed: int
    after: Table | None = None
    """What is shown once they lie: what scores, or what is kept."""
    throw: ThrowTrack | None = None
    """The throw as it was seen; without it the dice are thrown anew to the same faces."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The caption of a film: who, how much, and the sheet's own word for it."""

    name: str
    points: str
    word: str = ""


@dataclass(frozen=True, slots=True)
class Film:
    shots: tuple[Shot, ...]
    caption: Caption
    font: QFont
    """Of plates and tags; `headline` of the caption."""
    headline: QFont
    dice: DiceSet = "ivory"
    dark: bool = False

    def pictures(self) -> Iterator[tuple[int, int, QImage]]:
        """Yield (number, total, picture) for every picture. May run in a thread."""
        yield from _Shooting(self).run()


class _Shooting:
    """The state of a film being drawn; its clock counts pictures."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self._camera = fit(WIDTH, HEIGHT)
        self._painter = TrayPainter(steady=True)
        self._tags = marks.Tags()
        self._player = DicePlayer()
        thrower: Thrower | None = None
        self._throws: list[ThrowTrack] = []
        for shot in film.shots:
            found = shot.throw
            if found is None:
                thrower = thrower or Thrower()
                found = thrower.throw(len(shot.dice), shot.faces, shot.seed)
            self._throws.append(found)
        self._cast: tuple[str, int] | None = None

    def run(self) -> Iterator[tuple[int, int, QImage]]:
        plans = [self._plan(k) for k in range(len(self._throws))]
        total = sum(round(sum(plan) * RATE) for plan in plans)
        done, now = 0, 0.0
        for k, (shot, throw, plan) in enumerate(
            zip(self._film.shots, self._throws, plans, strict=True)
        ):
            self._player.set_table(shot.before, now, 0.0 if k == 0 else 1.0)
            count = round(sum(plan) * RATE)
            taken, shown, last = False, False, k == len(plans) - 1
            for frame in range(count):
                at = frame / RATE
                if not taken and at >= plan[0]:
                    taken = True
                    self._player.dice.gather(shot.dice, now, 1.0)
                    starts = self._player.soonest(shot.dice, now) + self._player.fling
                    self._player.start(throw, shot.dice, starts, PACE, self._player.fling)
                if self._player.due(now):
                    self._player.finish(now)
                if not shown and at >= plan[0] + plan[1] and shot.after is not None:
                    shown = True
                    self._player.set_table(shot.after, now, 1.0, 0.110)
                told = (at - plan[0] - plan[1]) / CAPTION if last else 0.0
                yield done, total, self._picture(now, min(1.0, max(0.0, told)))
                done += 1
                now += 1 / RATE

    def _plan(self, k: int) -> tuple[float, float, float]:
        """Durations in seconds: before the throw, of it, and after it."""
        throw = self._throws[k]
        flight = 0.150 + self._player.fling + throw.seconds / PACE
        shows = KEEPING if self._film.shots[k].after is not None else 0.0
        last = LAST if k == len(self._throws) - 1 else 0.0
        return BEFORE, flight + 0.08, AFTER + shows + last

    def _picture(self, now: float, told: float) -> QImage:
        player, camera = self._player, self._camera
        look = (player.table.felt, seats_of(player.table))
        if self._cast != look:
            image = table_image(camera, Look(*look, self._film.dark))
            assert image is not None
            self._painter.set_table_image(image)
            self._cast = look
        result = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        with QPainter(result) as painter:
            frame = Frame(camera, player.scene(now), player.table.felt, self._film.dice, Pool())
            self._painter.paint(painter, frame)
            stand, go = player.dice.brass.shown(now)
            font = self._film.font
            marks.plates(painter, camera, font, go, player.seats)
            marks.plates(painter, camera, font, stand, player.seats)
            labels = player.dice.tags(now)
            self._tags.paint(painter, camera, font, labels, player.dice.middles(now))
            if told > 0:
                _caption(painter, self._film, told, _boxes(camera, frame.scene))
        return result


def _boxes(camera: Camera, scene: DiceScene) -> list[QRectF]:
    """A box round each die of full size."""
    found = []
    for place, scale in zip(scene.places, scene.scales, strict=True):
        if scale < 1:
            continue
        x, y = camera.project(float(place[0]), float(place[1]), float(place[2]))
        half = _HALF_DIE * camera.focal / float(camera.depth(place[1], place[2]))
        found.append(QRectF(x - half, y - half, 2 * half, 2 * half))
    return found


def caption_box(width: float, dice: Sequence[QRectF]) -> QRectF:
    """Where the caption lies: on the upper rim, in the middle or where it hides no die."""
    tops = [QRectF(x, _CAPTION_TOP, width, _CAPTION_HIGH)
            for x in ((WIDTH - width) / 2, 24.0, WIDTH - width - 24.0)]  # fmt: skip

    def hides(box: QRectF) -> float:
        cut = [box.intersected(die) for die in dice]
        return sum(part.width() * part.height() for part in cut)

    return min(tops, key=hides)


def _caption(painter: QPainter, film: Film, told: float, dice: Sequence[QRectF]) -> None:
    """Paint the caption on the upper rim, on a card as the banner is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    caption = film.caption
    name, points = QFont(film.headline), QFont(film.headline)
    name.setPixelSize(30)
    points.setPixelSize(44)
    small = QFont(film.font)
    small.setPixelSize(20)
    parts = [(caption.name, name, "#2A1B11"), (caption.points, points, "#8C2318")]
    if caption.word:
        parts.append((caption.word, small, "#5C4735"))
    gap = 18.0
    widths = [QFontMetricsF(font).horizontalAdvance(text) for text, font, _ in parts]
    width = min(WIDTH - 80.0, sum(widths) + gap * (len(parts) - 1) + 64)
    box = caption_box(width, dice).translated(0, -(1 - told) * 24)
    painter.save()
    painter.setOpacity(told)
    painter.setPen(Qt.PenStyle.NoPen)
    for drop, alpha in ((6.0, 40), (2.0, 70)):
        painter.setBrush(QColor(20, 10, 0, alpha))
        painter.drawRoundedRect(box.translated(0, drop), 8, 8)
    card = QLinearGradient(box.topLeft(), box.bottomLeft())
    card.setColorAt(0, QColor("#FFFBF2"))
    card.setColorAt(1, QColor("#F8F1E2"))
    painter.setBrush(card)
    painter.drawRoundedRect(box, 8, 8)
    line = QPointF(box.left() + 32, box.center().y() + 14)
    for (text, font, colour), advance in zip(parts, widths, strict=True):
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(line, text)
        line += QPointF(advance + gap, 0)
    painter.restore()
