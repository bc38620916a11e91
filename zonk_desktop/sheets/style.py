"""How the sheets of a rule set look, from its knobs and texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from zonk_desktop.engine.choices import AwardName, Roles, Rule11k, SheetArchive, SpecialDice
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.catalogue import headed, symbol_short
from zonk_desktop.rulebook.cheat import more, zed_mark
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.cheatbox import cheat
from zonk_desktop.sheets.content import HeadField, LegendKey, Sheet, SheetColumn, SheetStyle, Total
from zonk_desktop.sheets.dates import when
from zonk_desktop.sheets.fonts import PLEX, SheetType, width
from zonk_desktop.sheets.measure import BLANK_DIE, FIELD_GAP
from zonk_desktop.sheets.rounds import lasting, lengths, longest
from zonk_desktop.words import commas, say, speech
from zonk_desktop.words.clean import curled, figure, plain, typeset

if TYPE_CHECKING:
    from zonk_desktop.engine.finish import Award
    from zonk_desktop.engine.state import Game
    from zonk_desktop.transcript.lines import Header


#: As languages write it.
_COLON = re.compile(r"\s?:\s|\uff1a")


def text(ruleset: RuleSet, key: str, word: str = "") -> str:
    """A text of the rule set, empty when it has none; of a table the line of that word."""
    found = ruleset.texts.get(key, "")
    if word:
        found = found.get(word, "") if isinstance(found, Mapping) else ""
    return found if isinstance(found, str) else ""


def style(ruleset: RuleSet) -> SheetStyle:
    """Title, marks and columns of a rule set's sheet."""
    s = ruleset.settings
    dice = say("sheet-dice", dice=s.dice_count, special=s.special_dice.value)
    name = plain(ruleset.name)
    title, subtitle = say("sheet-zonk"), say("sheet-subtitle", name=name, dice=dice)
    # Without hits it is no Zonk, but one of its kin: it has its own name at the head.
    if len(name) <= 24 and ("zonk" in name.lower() or not ruleset.hits):
        title, subtitle = curled(name), dice
    return SheetStyle(
        title=title,
        subtitle=subtitle,
        bus=bool(text(ruleset, "symbol", "stamp")),
        hit=s.sheet_mark,
        zed=zed_mark(ruleset),
        columns=3 if s.sheet_columns == 3 else 1,
        dice=s.dice_count,
        odd_die=s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE},
        trio=s.special_dice is SpecialDice.THREE_COLOURS,
        players=say("sheet-for-players", least=str(max(2, s.players_min)), most=str(s.players_max)),
        hits=bool(ruleset.hits),
    )


def legend(ruleset: RuleSet) -> tuple[LegendKey, ...]:
    """The marks of the sheet and what they say."""
    s, look = ruleset.settings, style(ruleset)
    found: list[LegendKey] = []
    for symbol in dict.fromkeys(source.symbol for source in ruleset.hits if source.symbol):
        if marks.exists(symbol):
            found.append(LegendKey((symbol,), said(ruleset, symbol)))
    if look.columns == 3:
        found.append(LegendKey((look.hit,), say("sheet-one-hit")))
        names = dict.fromkeys(
            name for source in ruleset.hits for name in getattr(source, "names", ())
        )
        found += [
            LegendKey((f"bong-{n + 1}",), said(ruleset, name))
            for n, name in enumerate(names)
            if n < 4
        ]
        if text(ruleset, "symbol", "reroll"):
            found.append(LegendKey(("reroll", "reroll-used"), say("sheet-re-roll-used-struck-out")))
    else:
        if any(miss.text == "Z" for miss in ruleset.misses):
            found.append(LegendKey((look.zed,), say("sheet-a-zonk")))
        if look.hits:
            found.append(LegendKey((look.hit,), say("sheet-one-hit")))
    if s.halftime:
        found.append(LegendKey(("dashes",), say("sheet-no-turn-here")))
    return tuple(found)


def said(ruleset: RuleSet, symbol: str) -> str:
    """What a symbol stands for: "An arrow to the right: STRAIGHT" says Straight."""
    line = text(ruleset, "symbol", symbol)
    if not line:
        return plain(headed(symbol_short(ruleset, symbol)), 30)
    words = _COLON.split(line)[-1]
    if words.upper() == words or words.split(",")[0].isupper():
        words = " ".join(w.capitalize() if w.isupper() else w for w in words.split())
    return typeset(plain(words, 40))


def sums(look: SheetStyle) -> int:
    """Rows of sums: a game without hits has none to add up."""
    return 2 if look.hits or look.columns == 3 else 1


def hits_label(look: SheetStyle) -> str:
    return say("sheet-bong-hits" if look.hit == "asterisk" else "sheet-hits")


def field_rows(fields: tuple[HeadField, ...], room: float) -> tuple[tuple[HeadField, ...], ...]:
    """One row of fields, or two that carry the same."""
    if not fields:
        return ()

    needs = [_need(field) for field in fields]
    if sum(needs) + FIELD_GAP * (len(fields) - 1) <= room:
        return (fields,)
    cut = min(range(1, len(fields)), key=lambda n: max(sum(needs[:n]), sum(needs[n:])), default=0)
    return (fields[:cut], fields[cut:]) if cut else (fields,)


def _need(field: HeadField) -> float:
    """Room that a field asks for: a value its own, an empty one as much as a pen."""
    label = width(field.label.upper(), SheetType(PLEX, 6.2, 600, 0.06))
    if field.value:
        value = width(field.value, SheetType(PLEX, 10.5, 600)) + 5.2 * len(field.dice)
        return max(min(value + 3, 70.0), label, 14.0)
    return max(22.0 * field.grow, label, field.blanks * (BLANK_DIE + 0.8))


def field_widths(fields: tuple[HeadField, ...], room: float) -> list[float]:
    """The fields of a row: what each asks for, and of the rest each its share."""
    room -= FIELD_GAP * (len(fields) - 1)
    needs = [_need(field) for field in fields]
    spare = room - sum(needs)
    if spare < 0:
        return [room * need / sum(needs) for need in needs]
    total = sum(field.grow for field in fields)
    return [need + spare * field.grow / total for need, field in zip(needs, fields, strict=True)]


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
            from zonk_desktop.engine.finish import awards  # noqa: PLC0415

            self.awards = awards(game)

    def name(self, seat: int) -> str:
        return plain(self.game.seats[seat].name, 40) if self.game is not None else ""

    def held(self, award: AwardName, *, with_value: bool = True) -> str:
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
        faces = unpack(self.game.magic) if self.game is not None else ()
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


def blank(
    ruleset: RuleSet, players: int, names: tuple[str, ...] = (), rows: int | None = None
) -> Sheet:
    """An empty sheet for the pen, rules beside the table or on the back."""
    look = style(ruleset)
    columns = tuple(
        SheetColumn(plain(names[n])) if n < len(names) else SheetColumn() for n in range(players)
    )
    return Sheet(
        style=look,
        fields=fields(ruleset, None, None),
        columns=columns,
        lines=(),
        totals=(Total(say("sheet-final")), Total(hits_label(look)))[: sums(look)],
        cheat=cheat(ruleset),
        more=more(ruleset),
        legend=legend(ruleset),
        note=curled(plain(text(ruleset, "portrait"), 240)),
        empty=rows,
        name=commas((look.title, look.subtitle)),
        rounds=ruleset.rounds,
        lasting=lasting(ruleset),
        longest=longest(ruleset),
        lengths=lengths(ruleset),
        ends=ruleset.settings.rounds,
    )
