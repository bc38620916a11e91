"""The cards of a game's awards: the sheet's own, and what every game has."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from zonk_desktop.engine.choices import AwardName, WinnerBy
from zonk_desktop.engine.finish import Award, Record, RecordKind, records
from zonk_desktop.engine.grid import rounds
from zonk_desktop.engine.moves import awards
from zonk_desktop.engine.state import Game
from zonk_desktop.rulebook.catalogue import award_title
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import figure, say, speech

#: Pixels of a name: the least in one row, and in two.
_ONE_ROW, _TWO_ROWS = 18, 14


class AwardView(NamedTuple):
    """The content of an index card."""

    title: str
    seat: int
    name: str
    value: str
    note: str


def award_views(game: Game) -> list[AwardView]:
    """All cards: the sheet's own awards first, then what every game has; a tie shares a card."""
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
            card(award_title(ruleset, name), seats, figure(share), say("end-by-these-rules"))
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
    """Value and note of the winner's card: what it counts where that is not points, and when."""
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
            below = say("end-turns-without-a-point", turns=record.value)
            return say("end-longest-drought"), value, below
        case RecordKind.WINNER:
            return award_title(ruleset, AwardName.WINNER), *_won_by(game, record)
        case never:
            assert_never(never)


def name_in(font: QFont, name: str, room: float) -> tuple[QFont, list[str]]:
    """A name in this room: in a row, or where it would be cut in two smaller ones."""
    once = fitted(font, name, room, _ONE_ROW)
    if QFontMetricsF(once).horizontalAdvance(name) <= room or " " not in name:
        return once, [name]
    rows = in_rows(name, 2, QFontMetricsF(font).horizontalAdvance)
    longest = max(rows, key=QFontMetricsF(font).horizontalAdvance)
    return fitted(once, longest, room, _TWO_ROWS), rows


class AwardCard(QWidget):
    """The widget of an index card."""

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
        with brush(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 1, -2, -px(5))
            for step in range(px(4)):
                painter.fillRect(
                    box.adjusted(-step * 0.4, 2, step * 0.4, step), QColor(60, 35, 10, 14)
                )
            painter.fillRect(box, QColor(tokens.card))
            head = style.type.text(15, 600)
            painter.setFont(head)
            painter.setPen(QColor(tokens.card_ink2))
            top = QFontMetricsF(head).height() + px(14)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                QRectF(box.left() + px(16), box.top(), box.width(), top), left, view.title
            )
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
            right = box.right() - px(16) - disc.right() - px(20)
            name, rows = name_in(style.type.display(24), view.name, right - wide)
            if len(rows) > 1:
                # A long name beside a long figure: both are smaller.
                number = style.type.display(24)
                wide = QFontMetricsF(number).horizontalAdvance(view.value)
                name, rows = name_in(style.type.display(24), view.name, right - wide)
            painter.setFont(number)
            painter.setPen(QColor(tokens.card_ink))
            line = QRectF(box.left(), y, box.width() - px(16), low - y)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, view.value
            )
            room = line.right() - wide - disc.right() - px(20)
            painter.setFont(name)
            measure = QFontMetricsF(name)
            each = measure.height() * 0.9
            start = middle - each * len(rows) / 2
            for place, row in enumerate(rows):
                text = measure.elidedText(row, Qt.TextElideMode.ElideRight, room)
                spot = QRectF(disc.right() + px(10), start + place * each, room + 4, each)
                painter.drawText(spot, left, text)
            painter.setFont(note)
            painter.setPen(QColor(tokens.card_ink2))
            high = QFontMetricsF(note).height()
            spot = QRectF(box.left() + px(16), low, box.width() - px(24), high)
            painter.drawText(spot, left, view.note)
