"""The end of the game: the sheet, the awards, how it went, and what now."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.archive.statistics import judged
from zonk_desktop.engine.choices import AwardName, WinnerBy
from zonk_desktop.engine.finish import Award, Record, RecordKind, records
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.moves import awards
from zonk_desktop.engine.state import CellKind, Ending, EndReason, Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.rulebook.catalogue import award_title
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.heading import average
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.pledge import SeedLine
from zonk_desktop.words import say, speech


class AwardView(NamedTuple):
    """One index card."""

    title: str
    seat: int
    name: str
    value: str
    note: str


def award_views(game: Game) -> list[AwardView]:
    """Cards: the sheet's own awards first, then what every game has; a tie shares a card."""
    ruleset = game.rules.ruleset
    kept = {record.kind: record for record in records(game)}
    found: list[AwardView] = []

    def card(title: str, seats: tuple[int, ...], value: str, note: str) -> None:
        names = [shortened(game.seats[n].name, 18) for n in seats]
        if len(names) > 3:
            names = [*names[:2], say("end-others", count=len(names) - 2)]
        found.append(AwardView(title, seats[0], speech().listed(names), value, note))

    won = kept.pop(RecordKind.WINNER, None)
    if won is not None:
        card(award_title(ruleset, AwardName.WINNER), won.seats, *_won_by(game, won))
    own: dict[AwardName, list[Award]] = {}
    for award in awards(game):
        if award.award not in _ELSEWHERE and award.seat >= 0:
            own.setdefault(award.award, []).append(award)
    for name, held in own.items():
        # A pot may be shared unevenly: a card for each share.
        for share in dict.fromkeys(award.value for award in held):
            seats = tuple(award.seat for award in held if award.value == share)
            card(award_title(ruleset, name), seats, f"{share:,.0f}", say("end-by-these-rules"))
    for kind, record in kept.items():
        title, value, note = _record_words(game, record)
        if not (kind in _SAME and _SAME[kind] in own):
            card(title, record.seats, value, note)
    return found


#: Awards that have a card of their own already, or a line.
_ELSEWHERE = {AwardName.WINNER, AwardName.SHEET, AwardName.GROUP_HIT_AVERAGE}
#: Records that are awards of some sheets.
_SAME = {
    RecordKind.BIG_HIT: AwardName.BIG_HIT,
    RecordKind.CONSECUTIVE_HIT: AwardName.CONSECUTIVE_HIT,
}


def _won_by(game: Game, record: Record) -> tuple[str, str]:
    """The figure that won, and a note: what it counts where that is not points, and when."""
    by = game.rules.s.winner_by if game.called is None else WinnerBy.POINTS
    by = WinnerBy.POINTS if by is WinnerBy.FIRST else by
    shared = len(record.seats) > 1
    note = say(
        "end-won-shared" if shared else "end-won",
        by=by.value,
        value=record.value,
        **({} if shared else {"round": rounds(game)}),
    )
    return figure(record.value), note


def _record_words(game: Game, record: Record) -> tuple[str, str, str]:
    """Title, value and note of a record's card."""
    ruleset, value = game.rules.ruleset, str(record.value)
    match record.kind:
        case RecordKind.MOST_HITS:
            everybody = sum(seat.hits for seat in game.seats)
            return say("end-most-hits"), value, say("end-of-all-hits", hits=everybody)
        case RecordKind.BIG_HIT:
            where = say("end-in-the-show") if record.show else say("end-in-one-turn")
            return award_title(ruleset, AwardName.BIG_HIT), value, where
        case RecordKind.CONSECUTIVE_HIT:
            title = award_title(ruleset, AwardName.CONSECUTIVE_HIT)
            return title, value, say("end-turns-with-a-hit")
        case RecordKind.BEST_TURN:
            return say("end-best-turn"), figure(record.value), say("end-points-in-one-turn")
        case RecordKind.LONGEST_DROUGHT:
            return say("end-longest-drought"), value, say("end-turns-without-a-point")
        case RecordKind.WINNER:
            return award_title(ruleset, AwardName.WINNER), *_won_by(game, record)
        case never:
            assert_never(never)


class AwardCard(QWidget):
    """One award, on card."""

    def __init__(self, style: Style, view: AwardView) -> None:
        super().__init__()
        self._style = style
        self._view = view
        self.setMinimumSize(style.px(230), style.px(120))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{view.title}: {view.name}, {view.value}, {view.note}")

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(280), self._style.px(126))

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        box = QRectF(self.rect()).adjusted(2, 1, -2, -px(5))
        for step in range(px(4)):
            painter.fillRect(box.adjusted(-step * 0.4, 2, step * 0.4, step), QColor(60, 35, 10, 14))
        painter.fillRect(box, QColor(tokens.card))
        head = style.type.text(15, 600)
        painter.setFont(head)
        painter.setPen(QColor(tokens.card_ink2))
        top = QFontMetricsF(head).height() + px(14)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(box.left() + px(16), box.top(), box.width(), top), left, view.title)
        painter.setPen(QPen(QColor(tokens.margin), 1.2))
        y = box.top() + top
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        size = float(px(40))
        note = style.type.text(14)
        low = box.bottom() - px(8) - QFontMetricsF(note).height()
        middle = (y + low) / 2
        disc = QRectF(box.left() + px(14), middle - size / 2, size, size)
        people.draw_disc(painter, view.seat, disc, style)
        number = style.type.display(30)
        wide = QFontMetricsF(number).horizontalAdvance(view.value)
        painter.setFont(number)
        painter.setPen(QColor(tokens.card_ink))
        line = QRectF(box.left(), y, box.width() - px(16), low - y)
        painter.drawText(
            line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, view.value
        )
        room = line.right() - wide - disc.right() - px(20)
        name = fitted(style.type.display(24), view.name, room, 18)
        painter.setFont(name)
        text = QFontMetricsF(name).elidedText(view.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(disc.right() + px(10), y, room + 4, low - y), left, text)
        painter.setFont(note)
        painter.setPen(QColor(tokens.card_ink2))
        painter.drawText(
            QRectF(box.left() + px(16), low, box.width() - px(24), QFontMetricsF(note).height()),
            left, view.note,
        )  # fmt: skip


class Race(QWidget):
    """Totals over the rounds, a line a player; lines differ in dash as well."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._game: Game | None = None
        self.setMinimumHeight(style.px(220))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.update()

    def show_game(self, game: Game) -> None:
        self._game = game
        told = ", ".join(f"{seat.name} {seat.total}" for seat in game.seats)
        self.setAccessibleName(f"How it went. {told}")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        game, style, tokens = self._game, self._style, self._style.tokens
        if game is None:
            return
        px = style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        tracks = totals_by_round(game)
        length = max((len(track) for track in tracks), default=1)
        most = max(game.rules.s.limit, max((max(track) for track in tracks), default=1), 1)
        step = _step(most)
        top = most
        head = heading(painter, style, "How it went", 0)
        small = style.type.text(13)
        painter.setFont(small)
        left = QFontMetricsF(small).horizontalAdvance("10.5k") + px(8)
        box = QRectF(left, head + px(8), self.width() - left - px(108), 0)
        box.setBottom(self.height() - px(32))
        for line in range(top // step + 1):
            share = line * step / top
            y = box.bottom() - box.height() * share
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.ink2))
            value = line * step
            word = f"{value / 1000:g}k" if value >= 1000 else f"{value:g}"
            painter.drawText(
                QRectF(0, y - 20, left - px(6), 40),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, word,
            )  # fmt: skip
        for tick in round_ticks(length - 1):
            word = f"round {tick}"
            x = box.left() + box.width() * tick / max(1, length - 1)
            # The last one keeps clear of the discs at the ends of the lines.
            x = min(x, box.right() - QFontMetricsF(small).horizontalAdvance(word) / 2)
            painter.drawText(
                QRectF(x - 60, box.bottom() + px(6), 120, px(20)),
                Qt.AlignmentFlag.AlignHCenter, word,
            )  # fmt: skip
        ends: list[tuple[float, int]] = []
        for seat, track in enumerate(tracks):
            pen = QPen(QColor(people.chart_colour(seat, style)), 3 if seat in _won(game) else 2)
            pen.setStyle(_DASHES[seat % len(_DASHES)])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            path = QPainterPath()
            y = box.bottom()
            for place, total in enumerate(track):
                x = box.left() + box.width() * place / max(1, length - 1)
                y = box.bottom() - box.height() * max(0, total) / top
                if place:
                    path.lineTo(x, y)
                else:
                    path.moveTo(x, y)
            painter.drawPath(path)
            ends.append((y, seat))
        self._ends(painter, box, ends, game)

    def _ends(
        self, painter: QPainter, box: QRectF, ends: list[tuple[float, int]], game: Game
    ) -> None:
        style, tokens, px = self._style, self._style.tokens, self._style.px
        pitch = min(px(26), box.height() / max(1, len(ends)))
        painter.setFont(style.type.text(13, 700))
        y = -1e9
        placed = []
        for end, seat in sorted(ends):
            y = max(end, y + pitch)
            placed.append((y, seat))
        over = placed[-1][0] - box.bottom() if placed else 0
        for y, seat in placed:
            at = y - max(0.0, over)
            size = min(px(24), pitch)
            disc = QRectF(box.right() + px(8), at - size / 2, size, size)
            people.draw_disc(painter, seat, disc, style)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(
                QRectF(disc.right() + px(6), at - px(12), px(100), px(24)),
                Qt.AlignmentFlag.AlignVCenter, shortened(game.seats[seat].name, 9),
            )  # fmt: skip


def round_ticks(last: int) -> list[int]:
    """Rounds to be named below a chart: four or so, at even steps, whatever the length."""
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if last <= 4 * s)
    return list(range(step, last + 1, step))


def _step(most: int) -> int:
    """The distance of a chart's lines: round, and two to five of them."""
    size: int = 10 ** (len(str(most)) - 1)
    for step in (size * 5, size * 2, size):
        if step * 2 <= most:
            return step
    return max(1, size // 2)


def heading(painter: QPainter, style: Style, text: str, left: float) -> float:
    """The heading of a chart; gives back where it ends."""
    font = style.type.display(22)
    measure = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(style.colour("ink"))
    painter.drawText(QPointF(left, measure.ascent()), text)
    return measure.height()


class Honest(QWidget):
    """How often each face fell, against what is expected."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._faces: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(style.px(220))
        self.hide()

    def restyle(self, style: Style) -> None:
        self._style = style
        self.setMinimumHeight(style.px(220))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(330), self._style.px(220))

    def show_faces(self, faces: tuple[int, ...]) -> None:
        self._faces = faces
        self.setVisible(bool(sum(faces)))
        told = ", ".join(f"{face}: {count}" for face, count in enumerate(faces, 1))
        self.setAccessibleName(f"Were the dice honest? {told}")
        self.setToolTip(judged(faces).words if faces else "")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._faces:
            return
        style, px = self._style, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(0, 0, 1, self.height(), style.colour("line"))
        left = float(px(24))
        y = heading(painter, style, "Were the dice honest?", left)
        small = style.type.text(13)
        measure = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(style.colour("ink2"))
        verdict = judged(self._faces)
        total = sum(self._faces)
        word = "Nothing odd." if verdict.chance >= 0.05 else "Point here for what that means."
        for line in (f"{total:,} dice landed. Dashed: {verdict.expected:,.0f} expected.", word):
            painter.drawText(QPointF(left, y + measure.ascent()), line)
            y += measure.height() * 1.15
        wide = self.width() - left
        pitch, die = wide / 6, float(px(22))
        high = y + measure.height() + px(6)
        low = min(self.height() - die - px(12), high + px(170))
        most = max(*self._faces, verdict.expected, 1)
        level = low - (low - high) * verdict.expected / most
        for place, count in enumerate(self._faces):
            bar = QRectF(left + place * pitch + pitch * 0.2, 0, pitch * 0.6, 0)
            bar.setBottom(low)
            bar.setTop(low - (low - high) * count / most)
            painter.fillRect(bar, style.colour("teal"))
            painter.setPen(style.colour("ink"))
            above = min(bar.top(), level) - measure.height() - 2
            painter.drawText(
                QRectF(left + place * pitch, above, pitch, px(18)),
                Qt.AlignmentFlag.AlignHCenter, str(count),
            )  # fmt: skip
            painter.setPen(Qt.PenStyle.NoPen)
            spot = QRectF(bar.center().x() - die / 2, low + px(8), die, die)
            painter.setBrush(style.colour("card"))
            painter.drawRoundedRect(spot, die * 0.2, die * 0.2)
            marks.draw(
                painter, f"die-{place + 1}", spot.left(), spot.center().y(), die,
                style.colour("card_ink"),
            )  # fmt: skip
        pen = QPen(style.colour("ink"), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(left, level), QPointF(self.width(), level))


_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


def _why(ended: Ending | None, home: str) -> str:
    """What ended the game, in a sentence."""
    match ended.reason if ended is not None else None:
        case EndReason.INSTANT:
            return "One throw did it."
        case EndReason.LIMIT:
            return f"Home with {home}."
        case EndReason.INSTANT_LOSS:
            return "One throw lost it."
        case EndReason.ROUNDS:
            return "The last round is played."
        case None:
            return "Everybody wins something."
        case never:
            assert_never(never)


def _won(game: Game) -> tuple[int, ...]:
    return game.ended.winners if game.ended is not None else ()


def totals_by_round(game: Game) -> list[list[int]]:
    """Each player's total after every entry, from nothing."""
    tracks: list[list[int]] = [[0] for _ in game.seats]
    for cell in game.cells:
        if cell.kind is CellKind.DASH or cell.show:
            continue
        last = tracks[cell.seat][-1]
        tracks[cell.seat].append(
            (cell.total if cell.kind is CellKind.TOTAL else last) - cell.penalty
        )
    return tracks


class EndPage(QWidget):
    """The sheet at the left, all else at the right."""

    again = Signal()
    print = Signal()
    file = Signal()
    table = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._snapshot: Snapshot | None = None
        self.pad = Pad(style)
        self.pad.view.whole = True
        self.head = Heading(style)
        self.race = Race(style)
        self.tally = Tally(style)
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(style.px(14))
        column.setContentsMargins(style.px(32), style.px(20), style.px(32), style.px(12))
        column.addWidget(self.head)
        column.addWidget(self._cards)
        column.addWidget(self.tally)
        self.honest = Honest(style)
        charts = QHBoxLayout()
        charts.setSpacing(style.px(16))
        charts.addWidget(self.race, 1)
        charts.addWidget(self.honest)
        column.addLayout(charts, 1)
        self.seed = SeedLine(style)
        column.addWidget(self.seed)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.row = QWidget()
        self._flow = Flow(style.px(12), self.row)
        self._flow.setContentsMargins(style.px(28), style.px(10), style.px(28), style.px(10))
        self.buttons = [ActionButton(style) for _ in range(4)]
        signals = (self.again, self.print, self.file, self.table)
        for button, signal in zip(self.buttons, signals, strict=True):
            button.acted.connect(signal)
            self._flow.addWidget(button)
        self._flow.last = self.buttons[3]
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(scroll, 1)
        right.addWidget(self.row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.pad, 2)
        whole.addLayout(right, 3)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.pad.restyle(style)
        self.head.restyle(style)
        self.race.restyle(style)
        self.honest.restyle(style)
        self.seed.restyle(style)
        self.tally.restyle(style)
        views = (
            ButtonView("again", "Play again", "same players, same rules", "Enter"),
            ButtonView("print", "Print the sheet", "the winner keeps it", "Ctrl+P"),
            ButtonView("file", "Open the Zonk File", "already in it", "Ctrl+Shift+F"),
            ButtonView("table", "Back to the table", "the dice still lie there", ""),
        )
        icon_names = ("again", "print", "folder", "undo")
        for button, view, icon in zip(self.buttons, views, icon_names, strict=True):
            button.restyle(style)
            button.show_view(view, primary=view.name == "again", icon=icon)
        if self._snapshot is not None:
            self._fill(self._snapshot)

    def focus(self) -> None:
        self.buttons[0].setFocus()

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """How the dice fell; known only after the Zonk File was asked."""
        self.honest.show_faces(faces)

    def show_game(self, snapshot: Snapshot, state: SheetState) -> None:
        if self._snapshot is None or self._snapshot.session != snapshot.session:
            self.honest.show_faces(())
        self._snapshot = snapshot
        self.seed.show_seed(snapshot.commitment, snapshot.seed)
        self.pad.show_state(state)
        self._fill(snapshot)

    def _fill(self, snapshot: Snapshot) -> None:
        game = snapshot.game
        style = self._style
        self.head.show_game(game, str(game.rules.ruleset.texts.get("winner-says", "")))
        self.tally.show_game(game)
        self.race.show_game(game)
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        room = self.width() * 0.6 - style.px(64)
        wide = 3 if room > style.px(756) else 2 if room > style.px(484) else 1
        for place, view in enumerate(award_views(game)[:9]):
            self._grid.addWidget(AwardCard(style, view), place // wide, place % wide)
        self._grid.setSpacing(style.px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        if self._snapshot is not None:
            self._fill(self._snapshot)

    def _fit_buttons(self) -> None:
        """One row: smaller, then without key caps, the way back as its icon alone."""
        room = self.width() * 3 // 5 - self._style.px(56) - 3 * self._style.px(12)
        for size, caps, short in (
            ("normal", True, ()), ("small", True, ()), ("small", False, ()),
            ("small", False, self.buttons[3:]), ("small", False, self.buttons[1:]),
        ):  # fmt: skip
            for button in self.buttons:
                button.set_size(size)
                button.set_caps(caps or button.primary)
                button.set_short(button in short)
            if sum(button.sizeHint().width() for button in self.buttons) <= room:
                break

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._style.colour("surf"))
        painter.fillRect(0, 0, self.pad.width(), self.height(), self._style.colour("stage"))


class Heading(QWidget):
    """Who takes the sheet."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._seat, self._text, self._note = 0, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(400, self._style.px(112))

    def show_game(self, game: Game, note: str) -> None:
        won = _won(game)
        names = tuple(shortened(game.seats[n].name, 18) for n in won)
        self._seat = won[0] if won else 0
        self._text = say("end-takes-the-sheet", names=names) if won else say("end-nobody-wins")
        home = figure(game.seats[won[0]].total) if won else ""
        self._note = note or _why(game.ended, home)
        self.setAccessibleName(f"{self._text}. {self._note}")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        size = min(px(100), self.height() - 4)
        people.draw_disc(painter, self._seat, QRectF(0, 2, size, size), style)
        x = size + px(20)
        room = self.width() - x
        font = fitted(style.type.display(56), self._text, room, px(20))
        note = style.type.text(17)
        first, second = QFontMetricsF(font), QFontMetricsF(note)
        top = (self.height() - first.height() - second.height()) / 2
        painter.setFont(font)
        painter.setPen(style.colour("ink"))
        painter.drawText(
            QPointF(x, top + first.ascent()),
            first.elidedText(self._text, Qt.TextElideMode.ElideRight, room),
        )
        painter.setFont(note)
        painter.setPen(style.colour("ink2"))
        painter.drawText(QPointF(x, top + first.height() + second.ascent()), self._note)


class Tally(QWidget):
    """Everybody wins: hits of each, and the average of the table."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._game: Game | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(400, self._style.px(58))

    def show_game(self, game: Game) -> None:
        self._game = game
        told = ", ".join(f"{seat.name} {seat.hits}" for seat in game.seats)
        self.setAccessibleName(say("end-hits-told", told=told))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        game, style, px = self._game, self._style, self._style.px
        if game is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        line = QPen(style.colour("line"), 1)
        painter.setPen(line)
        painter.drawLine(0, 0, self.width(), 0)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        middle = self.height() / 2
        head = style.type.display(22)
        painter.setFont(head)
        painter.setPen(style.colour("ink"))
        painter.drawText(QPointF(0, middle + QFontMetricsF(head).capHeight() / 2), "Everybody wins")
        x = QFontMetricsF(head).horizontalAdvance("Everybody wins") + px(24)
        figures = average(game)
        label = style.type.text(15)
        number = style.type.display(26)
        wide = QFontMetricsF(number).horizontalAdvance(figures)
        painter.setFont(number)
        painter.drawText(
            QPointF(self.width() - wide, middle + QFontMetricsF(number).capHeight() / 2), figures
        )
        painter.setFont(label)
        painter.setPen(style.colour("ink2"))
        words = say("end-group-average")
        at = self.width() - wide - px(10) - QFontMetricsF(label).horizontalAdvance(words)
        low = middle + QFontMetricsF(label).capHeight() / 2
        painter.drawText(QPointF(at, low), words)
        room = at - x - px(16)
        each = room / max(1, len(game.seats))
        strong = style.type.text(15, 600)
        for n, seat in enumerate(game.seats):
            spot = x + n * each
            size = min(px(30), each * 0.4)
            people.draw_disc(painter, n, QRectF(spot, middle - size / 2, size, size), style)
            cursor = spot + size + px(6)
            count = str(seat.hits)
            tail = px(12) + QFontMetricsF(strong).horizontalAdvance(count)
            painter.setFont(strong)
            painter.setPen(style.colour("ink"))
            name = QFontMetricsF(strong).elidedText(
                shortened(seat.name, 14), Qt.TextElideMode.ElideRight,
                max(0.0, spot + each - cursor - tail - px(10)),
            )  # fmt: skip
            if each > px(90):
                painter.drawText(QPointF(cursor, low), name)
                cursor += QFontMetricsF(strong).horizontalAdvance(name) + px(6)
            cursor += marks.draw(painter, "flag", cursor, middle, px(16), style.colour("red"))
            painter.drawText(QPointF(cursor + px(3), low), count)
