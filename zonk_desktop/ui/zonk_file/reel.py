"""Turns of a stored game as films: their throws and captions."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from zonk_desktop.engine.state import Cell, CellKind
from zonk_desktop.stage.sight import Sight
from zonk_desktop.tray.film import Caption, Shot
from zonk_desktop.tray.player import SeenThrow
from zonk_desktop.tray.state import Felt, Table
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.table import table_view
from zonk_desktop.ui.table.table_view import Left
from zonk_desktop.ui.zonk_file.moments import GameMoments, StatementMoment
from zonk_desktop.words.clean import signed

#: The seed of a throw of which only the faces are known.
_SEED = 6007


class Reel(NamedTuple):
    """The throws of a film and its caption."""

    shots: tuple[Shot, ...]
    caption: Caption


class _Turn(NamedTuple):
    """A turn: the moments of its throws, and its entry once there is one."""

    seat: int
    throws: tuple[int, ...]
    end: int
    """The last moment before its entry, or the last there is."""
    cell: Cell | None


def _turns(moments: tuple[StatementMoment, ...]) -> list[_Turn]:
    found: list[_Turn] = []
    throws: list[int] = []
    for place in range(1, len(moments)):
        before, now = moments[place - 1].game, moments[place].game
        if moments[place].faces:
            throws.append(place)
        written = len(now.cells) > len(before.cells)
        if written and throws:
            seat = before.turn.seat
            new = (now.cells[k] for k in range(len(before.cells), len(now.cells)))
            cell = next((c for c in new if c.seat == seat), None)
            found.append(_Turn(seat, tuple(throws), place, cell))
        if written:
            throws = []
    if throws:
        last = len(moments) - 1
        found.append(_Turn(moments[last].game.turn.seat, tuple(throws), last, None))
    return found


def last_throw(course: GameMoments, felt: Felt, seen: SeenThrow | None = None) -> Reel | None:
    """The last throw of a game; as it was `seen`, where that is known."""
    turns = _turns(course.moments)
    if not turns:
        return None
    turn = turns[-1]
    shot = _shot(course, turn, len(turn.throws) - 1, felt)
    if seen is not None and seen.dice == shot.dice:
        shot = replace(shot, throw=seen.throw) if _same(seen, shot) else shot
    return Reel((shot,), _caption(course, turn))


def best_turn(course: GameMoments, felt: Felt) -> Reel | None:
    """The turn of a game that brought the most points."""
    scored = [turn for turn in _turns(course.moments) if turn.cell is not None]
    best = max(scored, key=_points, default=None)
    if best is None or _points(best) <= 0:
        return None
    return _whole(course, best, felt)


def turn_at(course: GameMoments, place: int, felt: Felt) -> Reel | None:
    """The turn of a game in which a moment lies, or the last one before it."""
    begun = [turn for turn in _turns(course.moments) if turn.throws[0] <= max(1, place)]
    return _whole(course, begun[-1], felt) if begun else None


def _whole(course: GameMoments, turn: _Turn, felt: Felt) -> Reel:
    shots = tuple(_shot(course, turn, number, felt) for number in range(len(turn.throws)))
    return Reel(shots, _caption(course, turn))


def _points(turn: _Turn) -> int:
    return (turn.cell.points or 0) if turn.cell is not None else 0


def _same(seen: SeenThrow, shot: Shot) -> bool:
    from zonk_desktop.tray.dicemath import top_face  # noqa: PLC0415

    ends = seen.throw.rotations[-1]
    return tuple(top_face(turn)[0] for turn in ends) == shot.faces


def _shot(course: GameMoments, turn: _Turn, number: int, felt: Felt) -> Shot:
    """One throw of a turn, with what was made of it."""
    place = turn.throws[number]
    before, moment = course.moments[place - 1], course.moments[place]
    lying = {die: face for die, face in before.lying if die not in moment.dice}
    table = table_view.thrown(before.game, before.kept, Left(lying), moment.dice)
    last = number == len(turn.throws) - 1
    after = course.moments[turn.end if last else turn.throws[number + 1] - 1]
    if len(after.game.cells) > len(moment.game.cells) or after.game.turn.seat != turn.seat:
        after = course.moments[max(place, turn.end - 1)]
    shown: Table | None = None
    if after.game.turn.seat == turn.seat and len(after.game.cells) == len(before.game.cells):
        left = Left(dict(after.lying))
        shown = table_view.table(Sight(after.game), after.kept, left)
        shown = replace(shown, felt=felt)
    return Shot(replace(table, felt=felt), moment.dice, moment.faces, _SEED * place, shown)


def _caption(course: GameMoments, turn: _Turn) -> Caption:
    game = course.moments[turn.end].game
    name = shortened(game.seats[turn.seat].name, 24)
    title = shortened(course.title, 40)
    cell = turn.cell
    if cell is None:
        points = game.turn.points
        faces = " ".join(map(str, course.moments[turn.throws[-1]].faces))
        return Caption(name, signed(points) if points > 0 else faces, title)
    if cell.kind is CellKind.TOTAL:
        return Caption(name, f"+{figure(cell.points or 0)}", title)
    return Caption(name, cell.text, title)
