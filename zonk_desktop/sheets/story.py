"""What a finished sheet tells beside its entries: the best turn with its dice, pledge and seed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.naming import game_name
from zonk_desktop.compact.codes import addresses
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import EventKind, Game, Phase, Turn
from zonk_desktop.engine.turns import keep_all
from zonk_desktop.fairness.chain import read_chain
from zonk_desktop.fairness.record import read_record
from zonk_desktop.transcript.replay import Replay


class BestTurn(NamedTuple):
    """The turn that brought most points: who, how many, in which row, and the dice kept."""

    seat: int
    points: int
    row: int
    #: Face and colour by throw, in the order they were set aside.
    dice: tuple[tuple[tuple[int, str], ...], ...]


class Story(NamedTuple):
    """What cannot be read from the table of a game."""

    best: BestTurn | None = None
    #: SHA-256 of the seed, said before the first throw, and the seed, told at the end.
    pledge: str = ""
    seed: str = ""
    #: Of a game that was reviewed: luck of the dice and cost of choices, by seat: in points,
    #: and hits for points where they win.
    luck: tuple[tuple[float, float], ...] = ()
    #: The whole game as the texts of codes; none of a game that goes on.
    codes: tuple[str, ...] = ()
    throws: int = 0
    #: The same as files: its transcript, and house rules that it was played by.
    files: tuple[tuple[str, str], ...] = ()


def whole_story(replay: Replay, transcript: str, house: str = "") -> Story:
    """The story of a game from its transcript; raises RecordError."""
    record = read_record(transcript)
    told = story(replay.first, replay.actions, record.commitment, record.seed)
    if replay.game.ended is None:
        return told
    header = replay.header
    names = [seat.name for seat in replay.game.seats]
    name = game_name(replay.rules.ruleset.name, names, header.start, 0)
    rules = ((Path(header.rules).name, house),) if house else ()
    try:
        head = bytes.fromhex(read_chain(transcript).head)
        codes = addresses(pack(CodedGame(transcript, house, head)))
    except SheetError:
        # The paper then says what it can without one.
        codes = ()
    return told._replace(codes=codes, throws=len(replay.throws), files=((name, transcript), *rules))


def story(first: Game, actions: Iterable[act.Action], pledge: str = "", seed: str = "") -> Story:
    """The story of a game from its start and all that was done."""
    return Story(best_turn(first, actions), pledge, seed)


def best_turn(game: Game, actions: Iterable[act.Action]) -> BestTurn | None:
    """The first of the turns with most points; the show is beside the game and does not count."""
    best: BestTurn | None = None
    dice: list[tuple[tuple[int, str], ...]] = []
    colours = game.rules.colours
    for action in actions:
        turn, row, show = game.turn, game.row, game.show is not None
        if isinstance(action, act.Stay) and turn.phase in {Phase.TO_KEEP, Phase.DARED}:
            # Straight after a throw all that scores is kept.
            dice.append(_new(turn, keep_all(game), turn.throw, colours))
        game, events = apply(game, action)
        banked = [event for event in events if event.event is EventKind.BANKED]
        if banked and not show and (best is None or banked[0].value > best.points):
            shown = tuple(faces for faces in dice if faces)
            best = BestTurn(banked[0].seat, banked[0].value, row, shown)
        if game.turn.seat == turn.seat and len(game.turn.kept) >= len(turn.kept) and not banked:
            # What has no choice is kept as it lands.
            throw = action.faces if isinstance(action, act.DiceLanded) else turn.throw
            dice.append(_new(turn, game.turn, throw, colours))
        else:
            dice = []
    return best if best is not None and best.points > 0 else None


def _new(
    before: Turn, after: Turn, throw: tuple[int, ...], colours: tuple[str, ...]
) -> tuple[tuple[int, str], ...]:
    """Faces that were set aside in between with the colours of their dice, sorted as one lays them.

    Where all dice have scored, none lies aside any more: they were those on the table.
    """
    faces = after.kept[len(before.kept) :]
    dice = after.aside[len(before.aside) :]
    if len(dice) != len(faces):
        dice = tuple(zip(before.active, throw, strict=False))
    left = list(dice)
    found = []
    for face in faces:
        die = next((one for one in left if one[1] == face), None)
        if die is not None:
            left.remove(die)
        found.append((face, colours[die[0]] if die is not None else ""))
    return tuple(sorted(found))
