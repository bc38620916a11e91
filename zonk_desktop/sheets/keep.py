"""What the keepsake of a finished game holds, from the game and its story."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.engine.choices import SpecialDice, WinnerBy
from zonk_desktop.engine.finish import awards
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.values import HIT_WINS
from zonk_desktop.rulebook.catalogue import award_title, headed, hit_short
from zonk_desktop.sheets.content import Keepsake, LineKind, Sheet, SheetRow, TurnEntry
from zonk_desktop.sheets.story import Story
from zonk_desktop.transcript.lines import Hinted
from zonk_desktop.words import commas, say
from zonk_desktop.words.clean import figure, plain, typeset

_MOST_SOURCES = 7
#: White ones are drawn as plain ones; the red of three colours is lighter than that of one die.
_OF_THREE = {"R": "r", "W": "", "G": "G", "": ""}
_BY_HITS = {WinnerBy.HITS, WinnerBy.TITLES}


def kept(
    game: Game, lines: tuple[SheetRow, ...], winners: tuple[int, ...], told: Story,
    hinted: tuple[Hinted, ...] = (),
) -> Keepsake:  # fmt: skip
    """Race, awards, hits by source, best turn, pledge and seed."""
    best: tuple[str, str] | None = None
    dice: tuple[tuple[tuple[int, str], ...], ...] = ()
    if told.best is not None:
        name = plain(game.seats[told.best.seat].name)
        trio = game.rules.s.special_dice is SpecialDice.THREE_COLOURS
        dice = tuple(
            tuple((face, _OF_THREE[colour] if trio else colour) for face, colour in throw)
            for throw in told.best.dice
        )
        best = name, say("sheet-in-one-turn", points=figure(told.best.points))
    return Keepsake(
        race=_race(game, lines),
        winners=winners,
        awards=_awards(game),
        hits=_hits(game),
        best=best,
        dice=dice,
        show=_show(lines),
        pledge=told.pledge,
        seed=told.seed,
        codes=told.codes,
        throws=told.throws,
        luck=tuple(
            (plain(seat.name), *each) for seat, each in zip(game.seats, told.luck, strict=False)
        ),
        luck_hit=int(HIT_WINS) if game.rules.s.winner_by in _BY_HITS else 0,
        hints=tuple(
            (plain(seat.name), many)
            for seat in game.seats
            if (many := sum(one.name == seat.name for one in hinted))
        ),
    )


def with_luck(sheet: Sheet, luck: Sequence[tuple[float, float]]) -> Sheet:
    """The sheet of a finished game with luck and cost of everybody; as it is without them."""
    if sheet.keepsake is None or not luck:
        return sheet
    names = [name for name, _ in sheet.keepsake.race]
    told = tuple((name, *each) for name, each in zip(names, luck, strict=True))
    return changed(sheet, keepsake=sheet.keepsake._replace(luck=told))


def _show(lines: tuple[SheetRow, ...]) -> int:
    """How many rounds were played before the show."""
    kinds = [line.kind for line in lines]
    if LineKind.SHOW not in kinds:
        return 0
    return kinds[: kinds.index(LineKind.SHOW)].count(LineKind.ROUND)


def _race(game: Game, lines: tuple[SheetRow, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Everybody's total after each round; who had no turn stands where he stood."""
    rows = [line for line in lines if line.kind is LineKind.ROUND]
    found = []
    for n, seat in enumerate(game.seats):
        totals = [0]
        for line in rows:
            entry = line.entries[n] if n < len(line.entries) else TurnEntry()
            totals.append(entry.after if entry.played else totals[-1])
        found.append((plain(seat.name), tuple(totals)))
    return tuple(found)


def _awards(game: Game) -> tuple[tuple[str, str], ...]:
    """Who holds what; shared ones in one line."""
    found: dict[str, list[str]] = {}
    value: dict[str, float] = {}
    for award in awards(game):
        label = plain(award_title(game.rules.ruleset, award.award), 30)
        value[label] = award.value
        if award.seat >= 0:
            found.setdefault(label, []).append(plain(game.seats[award.seat].name))
        else:
            found.setdefault(label, [])
    winner = plain(award_title(game.rules.ruleset, "winner"), 30)
    keeps = plain(award_title(game.rules.ruleset, "sheet"), 30)
    if found.get(keeps) == found.get(winner) and keeps != winner:
        # Who has won has the sheet: once is enough.
        found.pop(keeps, None)
    return tuple(
        (label, commas(filter(None, (" + ".join(names), figure(value[label])))))
        if label != winner
        else (label, " + ".join(names))
        for label, names in found.items()
    )


def _hits(game: Game) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The commonest sources, the rest together, and the sum."""
    counts: dict[str, list[int]] = {}
    for n, seat in enumerate(game.seats):
        for name, count in seat.sources:
            counts.setdefault(name, [0] * len(game.seats))[n] += count
    ranked = sorted(counts.items(), key=lambda item: (-sum(item[1]), item[0]))
    ruleset = game.rules.ruleset
    shown = [
        (typeset(plain(headed(hit_short(ruleset, name)))), tuple(each))
        for name, each in ranked[:_MOST_SOURCES]
        if sum(each)
    ]
    rest = [each for _, each in ranked[_MOST_SOURCES:]]
    if any(map(sum, rest)):
        shown.append((say("sheet-other"), tuple(map(sum, zip(*rest, strict=True)))))
    return tuple(shown)
