"""The cards of a game's awards: the sheet's own, and what every game has."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple, assert_never

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.engine.choices import AwardName, WinnerBy
from zonk_desktop.engine.finish import Award, Record, RecordKind, awards, records
from zonk_desktop.engine.state import Game, rounds
from zonk_desktop.rulebook.catalogue import award_title
from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Column, Either, Gap, Painted, Panel, Row, disc
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import figure, say, speech

#: Pixels of a name: the least in one row, and in two.
_LEAST = {1: 18, 2: 14}


class AwardView(NamedTuple):
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


class AwardCard(Painted):
    def __init__(self, style: Style, view: AwardView) -> None:
        super().__init__(style)
        self._view = view
        self.setMinimumSize(style.px(230), self.sizeHint().height())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{view.title}: {view.name}, {view.value}, {view.note}")

    def sizeHint(self) -> QSize:
        wide = self._style.px(280)
        return QSize(wide, ceil(self.tree().size(self._style, wide).height()))

    def tree(self) -> Node:
        view, note = self._view, Role("text", 14, colour="card_ink2")
        title = Text(view.title, Role("text", 15, 600, "card_ink2"))
        middle = Either((_named(view, 1, 30), _named(view, 2, 24)))
        card = Column((
            Panel(title, (16, 7, 8, 7)), Panel(fill="margin", tall=1),
            Panel(middle, (14, 0, 16, 0), tall=59), Panel(Text(view.note, note), (16, 0, 8, 8)),
        ))  # fmt: skip
        return Panel(Panel(card, fill="card", shadow=4), (2, 1, 2, 5))


def _named(view: AwardView, rows: int, size: float) -> Node:
    """Who has it, in this many rows, and the figure; both are smaller where a name is long."""
    name = Text(view.name, Role("display", 24, colour="card_ink"), (_LEAST[rows] / 24,), rows,
                name="name")  # fmt: skip
    value = Text(view.value, Role("display", size, colour="card_ink"), tight=True)
    return Row((disc(view.seat, 40), Gap(10), name, Gap(10, 1), value))
