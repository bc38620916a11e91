"""Who wins, in great letters on the felt, and slips of paper in the winner's colour that fall."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent

from zonk_desktop.engine.state import Game
from zonk_desktop.stage.beats import Beat
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Node, Role, Text, lay
from zonk_desktop.ui.kit.painted import Column, Gap, Row, disc
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.ui.table.over_tray import OverTray

#: Letters and discs, as shares of the tray's height; the room for letters, of its width.
_LETTERS, _DISC, _ROOM = 0.19, 0.17, 0.76
#: Letters lie on a dark felt: brass, and the shadow they throw.
BRASS, _SHADOW = "#F6CF6D", "#1A0E08"
_FALL_MS = 3600
_CHANCE = Random(9)
#: Of each slip: where it falls, when it begins, how fast, and how it turns.
_SLIPS = [tuple(_CHANCE.random() for _ in range(4)) for _ in range(140)]


class Winner(OverTray):
    """Lies over the whole tray, and is hidden while a game goes on."""

    def __init__(self, style: Style, tray: DiceTray) -> None:
        super().__init__(style, tray)
        self._seats: tuple[int, ...] = ()
        self._words = ""
        self._fall = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_FALL_MS)
        self._fall.valueChanged.connect(lambda _: self.update())

    def show_game(self, game: Game, view: TurnView, beat: Beat | None) -> None:
        """Show who has won this game, if it is over; slips fall while the beat of it lasts."""
        self._seats = game.ended.winners if game.ended is not None else ()
        self._words = view.title if self._seats else ""
        self.setAccessibleName(self._words)
        came = bool(self._words) and self.isHidden()
        self.setVisible(bool(self._words))
        if not self._words:
            self._fall.stop()
        if not came:
            return
        self.place()
        self.raise_()
        if beat is not None and beat.length and not self._style.still:
            self._fall.start()

    @Slot()
    def place(self) -> None:
        self.setGeometry(self._tray.rect())

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            self._letters(painter)
            if self._fall.state() is QVariantAnimation.State.Running:
                self._slips(painter, self._fall.currentTime() / _FALL_MS)

    def tree(self) -> Node:
        """The discs of the winners, and who wins below them."""
        scale, tall = self._style.type.scale, self.height()
        size, side = max(18, round(_LETTERS * tall)), _DISC * tall / scale
        role = Role("display", size / scale, colour=BRASS)
        discs = Row(tuple(disc(seat, side) for seat in self._seats), side * 0.15)
        words = Text(self._words, role, (18 / size,), side="middle", name="words")
        return Column((Row((Gap(grows=1), discs, Gap(grows=1))), words))

    def _letters(self, painter: QPainter) -> None:
        """In the middle of the felt, and the shadow that the words throw."""
        wide, tall = self.width(), self.height()
        box = QRectF(
            (1 - _ROOM) / 2 * wide, 0, _ROOM * wide, 2 * fit(wide, tall).project(0.0, 0.75, 0.0)[1]
        )
        turned = self.isRightToLeft()
        laid, shadow = lay(self.tree(), box, self._style, mirrored=turned), QPainterPath()
        for line in laid.named("words"):
            assert line.font is not None
            deep = max(2.0, line.box.height() * 0.035)
            base = line.box.top() + QFontMetricsF(line.font).ascent()
            # A path knows no direction of its own.
            words = f"\u200f{line.words}" if turned else line.words
            shadow.addText(line.box.left() + deep, base + deep, line.font, words)
        painter.fillPath(shadow, QColor(_SHADOW))
        laid.paint(painter)

    def _slips(self, painter: QPainter, time: float) -> None:
        wide, tall = self.width(), self.height()
        own = [people.look(self._style.look_of(seat))[1] for seat in self._seats]
        colours = [QColor(one) for one in (*own, *own, BRASS, "#FFF4DC")]
        painter.setPen(Qt.PenStyle.NoPen)
        size = max(5.0, tall * 0.016)
        for number, (at, late, pace, turn) in enumerate(_SLIPS):
            down = (time - 0.5 * late) / (0.5 - 0.2 * pace)
            if not 0 <= down <= 1:
                continue
            sway = math.sin(down * 9 + 6 * turn) * size * 2
            painter.save()
            painter.translate(at * wide + sway, (down * 1.1 - 0.05) * tall)
            painter.rotate(360 * turn + down * 540)
            painter.scale(1.0, 0.25 + abs(math.cos(down * 14 + 6 * turn)))
            painter.setBrush(colours[number % len(colours)])
            painter.drawRect(QRectF(-size, -size * 0.6, 2 * size, 1.2 * size))
            painter.restore()
