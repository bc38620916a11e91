"""The sheet of a game as rows: what stands beside what, and which rounds they are."""

from __future__ import annotations

from zonk_desktop.engine.state import Cell, CellKind, Game


def entry_now(game: Game) -> tuple[int, int]:
    """Row and seat where the turn under way will be written."""
    return (game.row if game.show is None else game.show.row), game.turn.seat


def grid(game: Game) -> list[list[Cell]]:
    """The cells by printed row, in the order of the columns."""
    lines: dict[int, list[Cell]] = {}
    for cell in game.cells:
        lines.setdefault(cell.row, []).append(cell)
    return [sorted(lines[row], key=lambda cell: cell.seat) for row in sorted(lines)]


def is_round(game: Game, line: list[Cell]) -> bool:
    """Whether a row of the sheet is a round: the Halftime Show and its dashes are none."""
    if any(cell.show for cell in line):
        return False
    return len(line) < len(game.seats) or any(cell.kind is not CellKind.DASH for cell in line)


def rounds(game: Game) -> int:
    """The round in play or, at the end, the last one; numbered as the sheet's rows are."""
    begun = sum(is_round(game, line) for line in grid(game))
    if game.ended is None and game.show is None:
        row, _ = entry_now(game)
        begun += all(cell.row != row for cell in game.cells)
    return begun


def winner(game: Game) -> str | None:
    """The winner's name; several who share the win are joined by a plus sign."""
    if game.ended is None or not game.ended.winners:
        return None
    return " + ".join(game.seats[n].name for n in game.ended.winners)
