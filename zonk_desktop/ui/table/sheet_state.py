"""Builds the state of the pad: the sheet, and what is about to be written."""

from __future__ import annotations

from zonk_desktop.engine.choices import Roles
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.state import Cell, CellKind, Game
from zonk_desktop.sheets import content
from zonk_desktop.sheets.dates import here
from zonk_desktop.sheets.document import blank, lines_of, of_game
from zonk_desktop.stage.beats import Kind
from zonk_desktop.stage.scene import before_show, waits
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui.kit.wording import read_out, shortened
from zonk_desktop.ui.sheet.state import NOWHERE, Place, SheetState
from zonk_desktop.ui.table.play.states import Showing, Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import commas, say


def sheet_state(table: TablePlay) -> SheetState:
    """The sheet of the game on the table; the score to be entered is in pencil."""
    snapshot = table.snapshot
    game = table.game
    assert snapshot is not None
    assert game is not None
    sheet = of_game(game, snapshot.header)
    live, pencil = (-1, -1), None
    for row, line in enumerate(sheet.lines):
        for seat, entry in enumerate(line.entries):
            if entry.kind is content.EntryKind.HERE:
                live = (row, seat)
    if waits(game) or before_show(game):
        live = (-1, -1)
    elif game.ended is None and live[0] < 0:
        live = (-1, game.turn.seat)
    if table.stage is Stage.PLAYING:
        stay = table.sight.stay if table.sight is not None else None
        if stay is not None:
            lines = lines_of(stay[0])
            if 0 <= live[0] < len(lines):
                pencil = lines[live[0]].entries[live[1]]
    right = ""
    if game.magic and not table.magic_open:
        right = say("table-magic-corner", faces=tuple(unpack(game.magic)))
    elif game.called is not None:
        right = say("table-11-000-called-by", name=shortened(game.seats[game.called[0]].name, 14))
    fresh = _fresh(table, game)
    coming = None
    if fresh is not None and isinstance(table.state, Showing):
        entries = lines_of(table.state.snapshot.game)
        if fresh.row < len(entries):
            coming = (fresh.row, fresh.seat), entries[fresh.row].entries[fresh.seat]
    keeper, offices = _offices(game, snapshot.header)
    return SheetState(
        sheet=sheet,
        live=live,
        pencil=pencil,
        turn=_shaded(game),
        winners=game.ended.winners if game.ended is not None else (),
        corrected=snapshot.corrected,
        stories=table.log.stories,
        correctable=table.real_dice,
        head=(_moment(snapshot.header.start), right),
        brief=here(snapshot.header.start)[1],
        keeper=keeper,
        offices=offices,
        hits=tuple(seat.hits for seat in game.seats),
        write_ms=_write_ms(table),
        coming=coming,
        struck=NOWHERE if fresh is None else _total_before(game, fresh),
        home=_home(game),
        rubbed=table.beat is not None and table.beat.kind is Kind.UNDO,
    )


def _write_ms(table: TablePlay) -> int:
    """Milliseconds of writing: as long as something moves in the beat that is shown."""
    manners, beat = table.director.manners, table.beat
    if beat is None:
        return manners.moving(Kind.ENTRY)
    return manners.moving(beat.kind, beat.data)


def _fresh(table: TablePlay, game: Game) -> Cell | None:
    """The entry that was written in what is shown now, and is still to be followed by marks."""
    before = table.snapshot.game if table.snapshot is not None else None
    if before is None or not isinstance(table.state, Showing):
        return None
    known = len(before.cells)
    return game.cells[known] if len(game.cells) > known else None


def _total_before(game: Game, cell: Cell) -> Place:
    """The total that a new one takes the place of."""
    if cell.kind is not CellKind.TOTAL or cell.show:
        return NOWHERE
    return _last_total(game, cell.seat, but=cell.row)


def _last_total(game: Game, seat: int, but: int = -1) -> Place:
    for cell in reversed(list(game.cells)):
        mine = cell.seat == seat and cell.kind is CellKind.TOTAL and not cell.show
        if mine and cell.row != but:
            return cell.row, seat
    return NOWHERE


def _home(game: Game) -> Place:
    """The total that those who still have a turn must beat, once somebody is home."""
    if game.last is None or game.ended is not None:
        return NOWHERE
    leader = max(range(len(game.seats)), key=lambda seat: game.seats[seat].total)
    return _last_total(game, leader)


def _shaded(game: Game) -> int:
    """The seat of the shaded column: who has hits to take keeps it until they are taken."""
    if game.ended is not None:
        return -1
    return game.gates[0].holder if waits(game) else game.turn.seat


def _offices(game: Game, header: Header) -> tuple[int, dict[int, str]]:
    """Who keeps score, -1 for nobody, and what is told of each seat that holds an office."""
    if game.rules.s.roles is Roles.NONE:
        return -1, {}
    keeper = game.scorekeeper
    held = [("scorekeeper", keeper, header.scorekeeper or game.seats[keeper].name)]
    for seat, one in enumerate(game.seats):
        if header.packer and header.packer in (one.name, *one.members):
            held.append(("packer", seat, header.packer))
    told: dict[int, str] = {}
    for office, seat, name in held:
        says = say("new-game-office-told", office=office, shown=shortened(name, 20))
        told[seat] = read_out(told.get(seat, ""), says)
    return keeper, told


def unopened_state(table: TablePlay) -> SheetState:
    """The pad before the order is rolled: names as they sit, nothing told yet."""
    snapshot = table.snapshot
    assert snapshot is not None
    names = tuple(table.seated())
    sheet = blank(snapshot.game.rules.ruleset, len(names), names)
    return SheetState(
        sheet,
        head=(_moment(snapshot.header.start), ""),
        brief=here(snapshot.header.start)[1],
        hits=(0,) * len(names),
    )


def _moment(stamp: str) -> str:
    """The time of the game's beginning, for the head of the pad."""
    date, clock = here(stamp)
    return commas(part for part in (clock, date) if part)
