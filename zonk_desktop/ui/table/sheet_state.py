"""What the pad shows of a table: the sheet, and what is about to be written."""

from __future__ import annotations

from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.state import Game
from zonk_desktop.sheets.content import Kind
from zonk_desktop.sheets.dates import here
from zonk_desktop.sheets.document import blank, of_game
from zonk_desktop.stage.scene import waits
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.sheet.state import SheetState
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import say


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
            if entry.kind is Kind.HERE:
                live = (row, seat)
    if waits(game):
        live = (-1, -1)
    elif game.ended is None and live[0] < 0:
        live = (-1, game.turn.seat)
    if table.stage is Stage.PLAYING:
        stay = table.sight.stay if table.sight is not None else None
        if stay is not None:
            lines = of_game(stay[0], snapshot.header).lines
            if 0 <= live[0] < len(lines):
                pencil = lines[live[0]].entries[live[1]]
    right = ""
    if game.magic and not table.magic_open:
        right = say("table-magic-corner", faces=tuple(unpack(game.magic)))
    elif game.called is not None:
        right = say("table-11-000-called-by", name=shortened(game.seats[game.called[0]].name, 14))
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
        hits=tuple(seat.hits for seat in game.seats),
    )


def _shaded(game: Game) -> int:
    """Whose column is shaded: whoever has hits to take keeps it until they are taken."""
    if game.ended is not None:
        return -1
    return game.gates[0].holder if waits(game) else game.turn.seat


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
    """When the game began, as the head of the pad has it."""
    date, clock = here(stamp)
    return ", ".join(part for part in (clock, date) if part)
