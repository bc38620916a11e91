"""What a finished sheet tells beside its entries: the story of the game, and its keepsake."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.naming import game_name
from zonk_desktop.compact.codes import addresses
from zonk_desktop.compact.game import CodedGame, pack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import SpecialDice, WinnerBy
from zonk_desktop.engine.finish import awards
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import EventKind, Game, Phase, Turn
from zonk_desktop.engine.turns import all_kept
from zonk_desktop.engine.value import changed
from zonk_desktop.fairness.chain import read_chain
from zonk_desktop.fairness.record import read_record
from zonk_desktop.odds.values import HIT_WINS
from zonk_desktop.rulebook.catalogue import award_title, headed, hit_short
from zonk_desktop.sheets.content import Keepsake, LineKind, Sheet, SheetRow, TurnEntry
from zonk_desktop.transcript.lines import Hinted
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import commas, say
from zonk_desktop.words.clean import figure, plain, typeset


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
            dice.append(_new(turn, all_kept(game), turn.throw, colours))
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
