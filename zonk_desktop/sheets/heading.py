"""The fields at the head of a sheet, as the rule set's `header` knob lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zonk_desktop.engine.choices import AwardName, Roles, Rule11k, SheetArchive
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.sheets.content import HeadField
from zonk_desktop.sheets.dates import when
from zonk_desktop.words import commas, say, speech
from zonk_desktop.words.clean import figure, plain

if TYPE_CHECKING:
    from zonk_desktop.engine.finish import Award
    from zonk_desktop.engine.state import Game
    from zonk_desktop.transcript.lines import Header

_MOST_FIELDS = 10


def gha(game: Game) -> str:
    """The Group Hit Average with its sum: "57 / 4 = 14.25" (WH-085)."""
    hits = sum(seat.hits for seat in game.seats)
    return f"{hits} / {len(game.seats)} = {average(game)}"


def average(game: Game) -> str:
    """The Group Hit Average as a figure: "14.25"; a dash where totals do not tell all hits."""
    if game.noted:
        return "–"
    return speech().figure(sum(seat.hits for seat in game.seats) / len(game.seats), 2)


def fields(ruleset: RuleSet, game: Game | None, header: Header | None) -> tuple[HeadField, ...]:
    """Every field the rule set names, filled where a game knows what belongs there."""
    reader = _Reader(ruleset, game, header)
    found: list[HeadField] = []
    for word in dict.fromkeys(ruleset.settings.header):
        if word != "names":
            make = _FIELDS.get(word)
            label = plain(word.replace("-", " ").replace("_", " "), 24)
            found += make(reader) if make is not None else [HeadField(label)]
    return tuple(found[:_MOST_FIELDS])


class _Reader:
    """What a game and its header know about the fields; nothing for a blank sheet."""

    def __init__(self, ruleset: RuleSet, game: Game | None, header: Header | None) -> None:
        self.ruleset = ruleset
        self.game = game
        self.header = header
        self.awards: tuple[Award, ...] = ()
        if game is not None:
            # A blank sheet loads nothing that plays.
            from zonk_desktop.engine.moves import awards  # noqa: PLC0415

            self.awards = awards(game)

    def name(self, seat: int) -> str:
        return plain(self.game.seats[seat].name, 40) if self.game is not None else ""

    def held(self, award: AwardName, *, with_value: bool = True) -> str:
        """Who holds an award, and with what."""
        found = [one for one in self.awards if one.award == award and one.seat >= 0]
        names = " + ".join(self.name(one.seat) for one in found)
        return commas((names, figure(found[0].value))) if found and with_value else names

    def date(self) -> list[HeadField]:
        stamp = self.header.start if self.header is not None else ""
        return [HeadField(say("sheet-field-date"), when(stamp)[0] if stamp else "", 0.9)]

    def start(self) -> list[HeadField]:
        return [HeadField(say("sheet-field-start"), self._moment("start"), self._wide(1.0))]

    def finish(self) -> list[HeadField]:
        return [HeadField(say("sheet-field-finish"), self._moment("finish"), self._wide(1.0))]

    def _moment(self, which: str) -> str:
        stamp = getattr(self.header, which) if self.header is not None else ""
        if not stamp:
            return ""
        date, clock, zone = when(stamp)
        if which == "finish" and self.header is not None and clock:
            # The day and the zone of the start are said there.
            day, _, place = when(self.header.start)
            date, zone = "" if day == date else date, "" if place == zone else zone
        if "date" in self.ruleset.settings.header:
            # The date has a field of its own.
            return " ".join(part for part in (clock, zone) if part) or date
        return commas(part for part in (clock, date, zone) if part)

    def _wide(self, grow: float) -> float:
        return grow if "date" in self.ruleset.settings.header else grow * 1.4

    def magic(self) -> list[HeadField]:
        if not self.ruleset.settings.magic_number:
            return []
        faces = unpack(self.game.magic) if self.game is not None and self.game.magic else ()
        blanks = 0 if self.game is not None else self.ruleset.settings.dice_count
        return [HeadField(say("sheet-field-magic"), "-".join(map(str, faces)), 1.3, faces, blanks)]

    def scorekeeper(self) -> list[HeadField]:
        name = ""
        if self.header is not None:
            name = plain(self.header.scorekeeper, 40)
            if not name and self.ruleset.settings.roles is not Roles.NONE and self.game is not None:
                name = self.name(self.game.scorekeeper)
        return [HeadField(say("sheet-field-scorekeeper"), name, 1.2)]

    def packer(self) -> list[HeadField]:
        name = plain(self.header.packer, 40) if self.header is not None else ""
        return [HeadField(say("sheet-field-packer"), name, 1.2)]

    def rule11k(self) -> list[HeadField]:
        if self.ruleset.settings.rule11k is not Rule11k.CALLABLE:
            return []
        called = self.game.called if self.game is not None else None
        who = self.name(called[0]) if called else ""
        at = plain(called[1], 20) if called else ""
        return [
            HeadField(say("sheet-field-rule11k"), who, 1.4),
            HeadField(say("sheet-field-rule11k-at"), at, 0.7),
        ]

    def winner(self) -> list[HeadField]:
        keeps = self.ruleset.settings.sheet_archive is SheetArchive.WINNER
        ended = self.game.ended if self.game is not None else None
        names = " + ".join(self.name(n) for n in ended.winners) if ended else ""
        return [
            HeadField(
                say("sheet-field-winner-keeps" if keeps else "sheet-field-winner"), names, 1.6
            )
        ]

    def gha(self) -> list[HeadField]:
        # Whoever has the paper may know all hits: room for a pen.
        known = gha(self.game) if self.game is not None and not self.game.noted else ""
        return [HeadField(say("sheet-field-gha"), known, 1.0)]

    def high_score(self) -> list[HeadField]:
        return [HeadField(say("sheet-field-high-score"), self.held(AwardName.HIGH_SCORE), 1.2)]

    def big_hit(self) -> list[HeadField]:
        return [HeadField(say("sheet-field-big-hit"), self.held(AwardName.BIG_HIT), 1.1)]

    def consecutive(self) -> list[HeadField]:
        return [
            HeadField(say("sheet-field-consecutive-hit"), self.held(AwardName.CONSECUTIVE_HIT), 1.1)
        ]

    def limit(self) -> list[HeadField]:
        limit = figure(self.ruleset.settings.limit) if self.game is not None else ""
        return [HeadField(say("sheet-field-limit"), limit, 0.8)]

    def fewest(self) -> list[HeadField]:
        """Fewest hits (MB-053); known when the game is over."""
        if not self.ruleset.settings.consolation:
            # Nobody is consoled: no field for it.
            return []
        names = ""
        if self.game is not None and self.game.ended is not None and not self.game.noted:
            names = self.held(AwardName.CONSOLATION, with_value=False)
            least = min(seat.hits for seat in self.game.seats)
            names = names or " + ".join(
                plain(seat.name, 40) for seat in self.game.seats if seat.hits == least
            )
        return [HeadField(say("sheet-field-fewest"), names, 1.2)]


_FIELDS: dict[str, Callable[[_Reader], list[HeadField]]] = {
    "date": _Reader.date,
    "start": _Reader.start,
    "finish": _Reader.finish,
    "magic": _Reader.magic,
    "scorekeeper": _Reader.scorekeeper,
    "packer": _Reader.packer,
    "rule11k": _Reader.rule11k,
    "winner": _Reader.winner,
    "gha": _Reader.gha,
    "high-score": _Reader.high_score,
    "big-hit": _Reader.big_hit,
    "consecutive-hit": _Reader.consecutive,
    "limit": _Reader.limit,
    "fewest": _Reader.fewest,
}
