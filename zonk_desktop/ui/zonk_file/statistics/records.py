"""The page of records; each opens its game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.laid import Role, Text, lay
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Columns, Rows
from zonk_desktop.words import figure, say

#: Cards in a row, and how wide and how high each has to be for its words.
_ACROSS, _LEAST_CARD, _HIGH = 3, 250, 132
#: Type of its words and of its figure; on a higher card so many times as large at most.
_WORDS, _FIGURE, _LARGER, _MUCH_LARGER = 14, 30, 1.2, 2.0
#: What both keep of it where the words need more rows.
_LEAST = 12 / 14, 20 / 30


class RecordCard(QAbstractButton):
    """An index card with one record; a press opens its game, where it has one."""

    def __init__(self, style: Style, title: str, value: str, note: str, opens: bool) -> None:
        super().__init__()
        self._style = style
        self._texts = title, value, note
        self._opens = opens
        #: All cards of the page.
        self.kin: list[RecordCard] = []
        self.setAccessibleName(f"{title}: {value}. {note}")
        self.setMinimumHeight(style.px(_HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if opens else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if opens:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(say("statistics-records-open"))

    def laid(self) -> list[tuple[Text, QRectF]]:
        """Title, figure and note, each below the one before, in letters as on all cards."""
        texts, tall, inside = self._sized(max(card.step() for card in self.kin or [self]))
        end = inside.height() - tall[2]
        tops = 0, min(max(inside.height() * 0.34, tall[0]), end - tall[1]), end
        places = [
            QRectF(inside.left(), inside.top() + top, inside.width(), high)
            for top, high in zip(tops, tall, strict=True)
        ]
        return list(zip(texts, places, strict=True))

    def step(self) -> int:
        """The first of the sizes, from the largest on, in which it has room for all."""
        for n in range(3):
            _, tall, inside = self._sized(n)
            if sum(tall) <= inside.height():
                break
        return n

    def _sized(self, step: int) -> tuple[list[Text], list[float], QRectF]:
        """What stands on it in one of three sizes, how high each is, and the room for it."""
        style, px, room = self._style, self._style.px, self.height() / self._style.px(_HIGH)
        words, large = ((min(_LARGER, room), min(_MUCH_LARGER, room)), (1, 1), _LEAST)[step]
        inside = QRectF(self.rect()).adjusted(px(20), px(16), -px(20), -px(14))
        roles = (
            Role("text", _WORDS * words, 600, "card_ink2"),
            Role("display", _FIGURE * large, colour="card_ink"),
            Role("text", _WORDS * words, colour="card_ink"),
        )
        texts = [Text(*one, rows=0) for one in zip(self._texts, roles, strict=True)]
        return texts, [one.size(style, inside.width()).height() for one in texts], inside

    def paintEvent(self, _: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        with brush(self) as painter:
            box = QRectF(self.rect()).adjusted(px(4), px(4), -px(4), -px(4))
            lit = self._opens and (self.underMouse() or self.hasFocus())
            painter.setPen(style.colour("ctl" if lit else "line"))
            painter.setBrush(style.colour("card"))
            painter.drawRoundedRect(box, px(4), px(4))
            for text, place in self.laid():
                lay(text, place, style, mirrored=self.isRightToLeft()).paint(painter)
            if self.hasFocus():
                focus_ring(painter, box.adjusted(px(2), px(2), -px(2), -px(2)), px(4), style)


class RecordsPage(AnswerPage):
    """The page full of cards, three in a row; of large letters as many as have room for theirs."""

    #: The game whose record was pressed.
    opened = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-records"))
        self._cards = Columns(style, _ACROSS, _LEAST_CARD, 10)
        self.column.addWidget(self._cards, 3)
        self.column.addStretch(1)

    def show_games(self, games: list[GameFigures]) -> None:
        super().show_games(games)
        found = self._found()
        cards: list[RecordCard] = []
        for title, value, note, game in found:
            card = RecordCard(self.style_, title, value, note, bool(game))
            if game:
                card.clicked.connect(partial(self.opened.emit, game))
            card.kin = cards
            cards.append(card)
        self._cards.put(cards)
        if not found:
            self.tell(say("statistics-records-none"), say("statistics-none-sub"))
            return
        title, value, note, _ = found[0]
        self.tell(say("statistics-records-head", value=value),
                  say("statistics-records-sub", note=note))  # fmt: skip

    def _found(self) -> list[tuple[str, str, str, int]]:
        views: list[tuple[str, str, str, int]] = []
        for record in stats.records(self._games):
            whole = float(record.value).is_integer()
            value = figure(int(record.value)) if whole else figure(record.value, 1)
            note = (
                say("statistics-records-who", name=shortened(record.who, 24), day=day(record.begun))
                if record.who
                else day(record.begun)
            )
            title = say(f"statistics-record-title-{record.kind.value}")
            views.append((title, value, note, record.game))
        for key in PRESETS:
            sheet = preset(key)
            head = stats.head_hits(self._games, key, sheet.hits_a_head)
            if head is None:
                continue
            low, high = sheet.hits_a_head
            views.append(
                (
                    say("statistics-records-a-head", low=low, high=high, rules=printed(sheet.name)),
                    figure(head.mean, 1),
                    say(
                        "statistics-records-a-head-note", games=head.games, within=head.within,
                        least=figure(head.least, 1), most=figure(head.most, 1),
                    ),
                    0,
                )
            )  # fmt: skip
        return views

    def rows(self) -> Rows:
        return [("record", "value", "note"), *(view[:3] for view in self._found())]
