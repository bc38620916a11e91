"""From a game to what its sheet shows."""

from __future__ import annotations

from zonk_desktop.engine.choices import AwardName, WinnerBy
from zonk_desktop.engine.finish import awards
from zonk_desktop.engine.hits import Earned, OddDieAlike
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Cell, CellKind, Game, entry_now, grid, is_round
from zonk_desktop.rulebook.catalogue import award_title
from zonk_desktop.sheets import marks
from zonk_desktop.sheets.cheatbox import cheat
from zonk_desktop.sheets.content import (
    EntryKind,
    LegendKey,
    LineKind,
    Sheet,
    SheetColumn,
    SheetRow,
    SheetStyle,
    Total,
    TurnEntry,
)
from zonk_desktop.sheets.keep import Story, kept
from zonk_desktop.sheets.style import blank, fields, gha, hits_label, legend, style, sums
from zonk_desktop.transcript.lines import Header
from zonk_desktop.words import say
from zonk_desktop.words.clean import MINUS, figure, plain


def of_game(
    game: Game,
    header: Header | None = None,
    corrected: frozenset[tuple[int, int]] = frozenset(),
    told: Story | None = None,
) -> Sheet:
    """The sheet of a game: finished, or as far as it is.

    `corrected`: row and seat of entries that were corrected; they are marked. `told`: how it
    came about; a finished game then has it under its table, any other its pledge on the foot.
    """
    ruleset = game.rules.ruleset
    look = style(ruleset)
    ended = game.ended
    over = ended is not None
    lines = _lines(game, look, corrected)
    keepsake = None
    if ended is not None and told is not None:
        hinted = () if header is None else header.hinted
        keepsake = kept(game, lines, ended.winners, told, hinted)._replace(hand=look.bus)
    by_hits = game.rules.s.winner_by is WinnerBy.HITS
    won = ended.winners if ended is not None else ()
    return Sheet(
        style=look,
        fields=fields(ruleset, game, header),
        columns=tuple(
            SheetColumn(
                plain(seat.name),
                tuple(plain(name, 24) for name in seat.members),
                header is not None and seat.name in header.sitting(),
            )
            for seat in game.seats
        ),
        lines=lines,
        totals=(
            Total(
                say("sheet-final") if over else say("sheet-so-far"),
                tuple(str(seat.total) for seat in game.seats),
                () if by_hits else won,
            ),
            Total(
                hits_label(look),
                tuple(str(seat.hits) for seat in game.seats),
                won if by_hits else (),
            ),
        )[: sums(look)],
        cheat=cheat(ruleset) if look.columns == 3 else (),
        legend=(
            *legend(ruleset),
            *_penalties(game),
            *([LegendKey(("pen",), say("sheet-corrected"))] if corrected else []),
        ),
        # The awards stand in the keepsake, where there is one.
        note=_note(game) if keepsake is None else "",
        empty=0 if over and (keepsake is not None or not look.bus) else None,
        name=_title(game, header, look),
        pledge=told.pledge if told is not None and keepsake is None else "",
        files=told.files if told is not None else (),
        keepsake=keepsake,
    )


def lines_of(game: Game) -> tuple[SheetRow, ...]:
    """The rows of its sheet alone."""
    return _lines(game, style(game.rules.ruleset), frozenset())


def _penalties(game: Game) -> list[LegendKey]:
    """What a figure beside an entry says, where there is one."""
    taken = sorted({cell.penalty + cell.early_penalty for cell in game.cells} - {0})
    if not taken:
        return []
    return [LegendKey((), say("sheet-penalty-taken-off", points=f"{MINUS}{figure(taken[0])}"))]


def _title(game: Game, header: Header | None, look: SheetStyle) -> str:
    names = tuple(plain(seat.name, 20) for seat in game.seats[:4])
    day = header.start[:10] if header is not None and header.start else ""
    return say(
        "sheet-file-title",
        title=look.title,
        subtitle=look.subtitle,
        names=names,
        more=len(game.seats) > len(names),
        dated=bool(day),
        day=day,
    )


def _note(game: Game) -> str:
    """Awards that have no field at the head, then what the table says of itself."""
    told = {AwardName.WINNER, AwardName.SHEET, AwardName.GROUP_HIT_AVERAGE}
    heads = {*game.rules.s.header, *told}
    said = [
        say(
            "sheet-note-award",
            award=award_title(game.rules.ruleset, award.award),
            name=plain(game.seats[award.seat].name),
            value=figure(award.value),
        )
        for award in awards(game)
        if award.award not in heads and award.seat >= 0
    ]
    if AwardName.GROUP_HIT_AVERAGE in game.rules.ruleset.awards and "gha" not in heads:
        said.append(say("sheet-note-gha", average=gha(game)))
    if game.ended is None:
        said.append(say("sheet-not-finished"))
    return say("sheet-note-between").join(said)


def _lines(
    game: Game, look: SheetStyle, corrected: frozenset[tuple[int, int]]
) -> tuple[SheetRow, ...]:
    """The rows as the game wrote them, numbered by round; the show and its dashes have none."""
    struck = _struck(game)
    zonk_hits = [0] * len(game.seats)
    running = _started(game)
    found: list[SheetRow] = []
    number = 0
    here = _here(game)
    for cells in grid(game):
        kind = LineKind.ROUND
        if any(cell.show for cell in cells):
            kind = LineKind.SHOW
        elif not is_round(game, cells):
            kind = LineKind.DASHES
        number += kind is LineKind.ROUND
        entries = [TurnEntry()] * len(game.seats)
        for cell in cells:
            entry = _entry(cell, game.rules, look, zonk_hits, cell in struck)
            # A total stands before later penalties; a word takes them off what was there.
            told = cell.kind is CellKind.TOTAL
            before = cell.total if told else running[cell.seat]
            running[cell.seat] = before - cell.penalty
            entries[cell.seat] = entry._replace(
                after=running[cell.seat], corrected=(cell.row, cell.seat) in corrected
            )
        if here is not None and here[0] == cells[0].row:
            # A turn that is written already is still in sight for a moment.
            if all(cell.seat != here[1] for cell in cells):
                entries[here[1]] = TurnEntry(EntryKind.HERE)
            here = None
        found.append(SheetRow(kind, number if kind is LineKind.ROUND else 0, tuple(entries)))
    if here is not None:
        entries = [TurnEntry()] * len(game.seats)
        entries[here[1]] = TurnEntry(EntryKind.HERE)
        kind = LineKind.SHOW if game.show is not None else LineKind.ROUND
        found.append(SheetRow(kind, number + 1 if kind is LineKind.ROUND else 0, tuple(entries)))
    return tuple(found)


def _started(game: Game) -> list[int]:
    """Every player's total before the first entry: zero, or where the game was taken up.

    Worked out from the first total, or the last one there is, and what was taken off on the way.
    """
    found = [seat.total for seat in game.seats]
    open_ = set(range(len(game.seats)))
    taken = [0] * len(game.seats)
    for cell in game.cells:
        if cell.seat not in open_ or cell.kind is CellKind.DASH:
            continue
        if cell.kind is CellKind.TOTAL:
            found[cell.seat] = cell.total - (0 if cell.show else cell.points or 0)
            open_.discard(cell.seat)
        else:
            taken[cell.seat] += cell.penalty
    return [total + off for total, off in zip(found, taken, strict=True)]


def _here(game: Game) -> tuple[int, int] | None:
    """Row and column where play goes on, None when the game is over."""
    return entry_now(game) if game.ended is None else None


def _struck(game: Game) -> frozenset[Cell]:
    """Entries whose re-roll has been used since: the oldest first (IB-059)."""
    found: list[Cell] = []
    for n, seat in enumerate(game.seats):
        earned = [cell for cell in game.cells if cell.seat == n and cell.token]
        now = game.ended is None and game.turn.seat == n and game.turn.token
        used = len(earned) + now - seat.tokens
        found += earned[: max(0, used)]
    return frozenset(found)


def _entry(
    cell: Cell, rules: Rules, look: SheetStyle, zonk_hits: list[int], struck: bool
) -> TurnEntry:
    if cell.kind is CellKind.DASH:
        return TurnEntry(EntryKind.DASH)
    taken = cell.penalty + cell.early_penalty
    entry = TurnEntry(
        EntryKind.TOTAL if cell.kind is CellKind.TOTAL else EntryKind.WORD,
        cell.text,
        cell.left,
        cell.hits,
        penalty=f"{MINUS}{taken}" if taken else "",
    )
    if cell.kind is CellKind.WORD and cell.text == "Z":
        entry = entry._replace(kind=EntryKind.ZED)
    if look.columns == 1:
        return entry
    signs: list[str] = [name for name in cell.left if marks.exists(name)]
    for mark in cell.marks:
        signs += _signs(mark, rules, look, zonk_hits, cell.seat)
    if cell.token:
        signs.append("reroll-used" if struck else "reroll")
    turn = cell.text if cell.points is None else str(cell.points)
    total = cell.text if cell.points is not None else ""
    return entry._replace(text=total, turn=turn, marks=tuple(signs))


def _signs(
    mark: Earned, rules: Rules, look: SheetStyle, zonk_hits: list[int], seat: int
) -> list[str]:
    """The signs of one mark: a ring of stars for what counts as one thing, else one a hit."""
    if mark.unit and 1 <= mark.amount <= 4:
        return [f"bong-{_alike(rules, mark)}"]
    found = [look.hit] * max(0, mark.amount)
    if mark.source in rules.zonk_hits and mark.amount > 0:
        # The running number of a player's Zonk-Hits (IB-054).
        zonk_hits[seat] += mark.amount
        found.append(f"zed-{zonk_hits[seat]}")
    return found


def _alike(rules: Rules, mark: Earned) -> int:
    """How many stars a ring has: the place of the hit among the names of its source."""
    for source in rules.ruleset.hits:
        if isinstance(source, OddDieAlike) and mark.source in source.names:
            return source.names.index(mark.source) + 1
    return mark.amount


__all__ = ["blank", "lines_of", "of_game"]
