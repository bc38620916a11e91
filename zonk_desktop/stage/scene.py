"""Collects the beats of a step, or of the opening, with the game as it has been shown so far."""

from __future__ import annotations

from dataclasses import replace

from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.state import Cell, CellKind, Event, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.stage.beats import Beat, Data, Keys, Kind, Says, StageManners
from zonk_desktop.transcript import telling
from zonk_desktop.transcript.telling import called
from zonk_desktop.words import Message

_NO_DATA = Data()
_NOTHING = Says()


def blocks(game: Game) -> bool:
    """Whether nobody may roll before the gate is opened by word."""
    return bool(game.gates) and game.rules.s.ceremony is Ceremony.STRICT


def before_show(game: Game) -> bool:
    """Whether the turn in sight was played before the Halftime Show, which has begun since."""
    return game.show is not None and game.turn.seat in game.show.left


def waits(game: Game) -> bool:
    """Whether the dice have not gone on yet, as somebody has hits to take first.

    A gate before the turn of its own holder (IB-019) holds up nobody else.
    """
    return not all(gate.now for gate in game.gates)


def passed(game: Game) -> bool:
    """Whether the dice have gone on from whoever has hits to take.

    For a moment after a stay the turn is still in sight, and who is next is not told.
    """
    return game.gates[0].now or game.turn.seat != game.gates[0].holder


def dare_stake(game: Game, four: tuple[int, ...]) -> int:
    """What a dared player could have stayed with: the turn so far, and four alike."""
    return game.turn.points + game.rules.table.scoring_part(pack(four), len(four))


class Scene:
    """Builder of the beats of one step; keeps the game as it has been shown so far."""

    def __init__(self, before: Game, after: Game, manners: StageManners) -> None:
        self.before = before
        self.after = after
        self.manners = manners
        self.game = before
        self.beats: list[Beat] = []
        self.says = Says()
        self._written = False
        #: Entries of lost turns that have been told.
        self._lost: set[int] = set()
        #: Of the entry just written: how many of its marks stand there.
        self._marked = 0

    # ---- small parts -----------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return called(self.after.seats[seat]) if seat >= 0 else ""

    def add(
        self, kind: Kind, seat: int, data: Data = _NO_DATA, says: Says = _NOTHING,
        event: Event | None = None, *, game: Game | None = None,
    ) -> None:  # fmt: skip
        """Append a beat; it inherits what it does not say from the beat it belongs to."""
        if game is not None:
            self.game = game
        told = None if event is None else telling.message(self.after, event)
        self.says = says
        self.beats.append(
            Beat(
                kind, seat, self.game, self.manners.length(kind, data), Keys.SKIP, data,
                says._replace(told=told), None if event is None else event.event,
            )
        )  # fmt: skip

    def tied(
        self, kind: Kind, seat: int, data: Data = _NO_DATA, event: Event | None = None
    ) -> None:
        """Append a beat that goes with the one before it: headline and banner stay as they are."""
        self.add(kind, seat, data, self.says, event)

    def on(self, points: int) -> Game:
        """The game with the turn's points as they are now."""
        return changed(self.game, turn=changed(self.game.turn, points=points))

    def write(self, seat: int) -> None:
        """The entry of the turn, once and without its marks; the turn itself is still in sight."""
        cells = self.after.cells
        index = len(self.before.cells)
        if self._written or len(cells) <= index:
            return
        cell = cells[index]
        # Whoever rolls off for the Halftime Hit has no entry: what follows are dashes.
        if cell.seat != seat or cell.kind is CellKind.DASH:
            return
        self._written = True
        self._put(changed(cell, left=(), hits=0, marks=()), self.before.seats[seat].hits)
        seats = self.game.seats
        total = cell.total if cell.kind is CellKind.TOTAL else 0
        first = seats[seat].entered and not self.before.seats[seat].entered
        self.tied(Kind.ENTRY, seat, Data(total, cell.hits, cell.text, row=cell.row, first=first))

    def mark(self, seat: int, *, whole: bool = False) -> None:
        """One more mark beside the entry of the turn; `whole`: all of them, with their hits."""
        self.write(seat)
        if (cell := self._entry(seat)) is None:
            return
        if whole:
            self._put(cell, self.after.seats[seat].hits)
            return
        self._marked += 1
        marks = cell.marks[: self._marked]
        left = tuple(dict.fromkeys(mark.symbol for mark in marks if mark.symbol))
        self._put(changed(cell, left=left, hits=0, marks=marks), self.before.seats[seat].hits)

    def _entry(self, seat: int) -> Cell | None:
        """The entry of the turn as it will be, while it is the last one that is shown."""
        index = len(self.before.cells)
        if len(self.game.cells) != index + 1:
            return None
        cell = self.after.cells[index]
        return cell if cell.seat == seat else None

    def _put(self, cell: Cell, hits: int) -> None:
        """The entry of the turn as it stands there so far."""
        seats = list(self.game.seats)
        seats[cell.seat] = changed(self.after.seats[cell.seat], hits=hits)
        cells = self.before.cells.append(cell)
        self.game = changed(self.game, cells=cells, seats=tuple(seats))

    def loud(
        self, kind: Kind, event: Event, data: Data = _NO_DATA, *, game: Game | None = None,
        under: Message | None = None,
    ) -> None:  # fmt: skip
        """Append a beat whose sentence is called out."""
        says = Says(banner=telling.message(self.after, event), under=under)
        self.add(kind, event.seat, data, says, event, game=game)

    def with_turn_in_sight(self) -> Game:
        """The game after this step, but for whose turn it is: the dice have not gone on yet."""
        return changed(self.after, turn=self.game.turn)

    def new_cells(self) -> list[Cell]:
        """Entries that this step has written."""
        return list(self.after.cells)[len(self.before.cells) :]

    # ---- the end of the step ---------------------------------------------------------------

    def close(self) -> None:
        """Append what follows from the events without being one: entries, gate, next player."""
        before, after = self.before, self.after
        self.write(before.turn.seat)
        self.lost_turns()
        written = len(after.cells) > len(before.cells)
        shut = waits(after) or blocks(after)
        if shut and (written or len(after.gates) > len(before.gates)):
            self._gate()
        opened = bool(before.gates) and not after.gates and after.ended is None
        if opened:
            held = self.beats[-1].seat
            gates = tuple((gate.holder, gate.hits) for gate in before.gates)
            self.add(Kind.GATE_OPEN, held, Data(gates=gates))
        freed = opened and waits(before)
        if after.ended is None and ((written and not shut) or freed):
            self.add(Kind.HANDOVER, after.turn.seat, Data(other=before.turn.seat), game=after)
        elif self.beats and after.turn.seat == self.game.turn.seat:
            self._settle()

    def lost_turns(self) -> None:
        """Append the entries of turns that were lost before they began, each once."""
        after, first = self.after, len(self.before.cells)
        for index in range(first + self._written, len(after.cells)):
            cell = after.cells[index]
            if cell.reason != "lost" or index in self._lost:
                continue
            self._lost.add(index)
            says = Says(
                Message.of("stage-title-lost-turn", name=self.name(cell.seat)),
                banner=Message.of("stage-word", word=cell.text),
            )
            game = self.game
            if index >= len(game.cells):
                seats = list(game.seats)
                seats[cell.seat] = after.seats[cell.seat]
                game = changed(game, cells=game.cells.append(cell), seats=tuple(seats))
            self.add(Kind.LOST_TURN, cell.seat, Data(word=cell.text), says, game=game)

    def _gate(self) -> None:
        gate = self.after.gates[0]
        holders = tuple(one.holder for one in self.after.gates)
        game = self.with_turn_in_sight() if self._written else self.after
        self.add(Kind.GATE, gate.holder, Data(number=gate.hits, seats=holders), game=game)

    def _settle(self) -> None:
        """Let the last beat leave the game as it is after the step."""
        last = self.beats[-1]
        if last.kind in {Kind.ALL_SCORE, Kind.DARE_WON}:
            return  # the dice lie there lit until they are picked up
        self.beats[-1] = replace(last, game=self.after)


def rounds(order: tuple[OrderThrow, ...]) -> tuple[tuple[OrderThrow, ...], ...]:
    """Group the roll for order into throws: everybody's dice, then those of each tie."""
    found: list[list[OrderThrow]] = []
    for throw in order:
        if not found or any(one.name == throw.name for one in found[-1]):
            found.append([])
        found[-1].append(throw)
    return tuple(map(tuple, found))


def order_beats(
    game: Game,
    thrown: tuple[OrderThrow, ...],
    places: tuple[int, ...],
    then: tuple[OrderThrow, ...],
    manners: StageManners,
) -> tuple[Beat, ...]:
    """The beats of one round of the roll for order; `then`: who must roll again, if anybody.

    `places` are those of the dice in the row, from the left.
    """
    faces = tuple(throw.face for throw in thrown)
    data = Data(dice=places, faces=faces)
    rolls = Beat(Kind.ORDER, -1, game, 0, Keys.SKIP, data)
    if then:
        names = tuple(throw.name for throw in then)
        last = {throw.name: throw.face for throw in thrown}
        tied = {last[name] for name in names if name in last}
        face = tied.pop() if len(tied) == 1 else 0
        says = Says(banner=Message.of("stage-tie", names=names, face=face))
        length = manners.length(Kind.ORDER_TIE)
        return rolls, Beat(Kind.ORDER_TIE, -1, game, length, Keys.OPEN, data, says)
    first = game.turn.seat
    says = Says(banner=Message.of("stage-first", name=called(game.seats[first])))
    length = manners.length(Kind.ORDER_DONE)
    return rolls, Beat(Kind.ORDER_DONE, first, game, length, Keys.SKIP, data, says)


def magic_beats(game: Game, faces: tuple[int, ...], manners: StageManners) -> tuple[Beat, ...]:
    """The beats of rolling the Magic Number, which goes to the upper rim."""
    data = Data(dice=tuple(range(len(faces))), faces=faces)
    says = Says(
        banner=Message.of("table-magic-banner", faces=faces), under=Message.of("stage-magic-stays")
    )
    length = manners.length(Kind.MAGIC_LIES)
    keeper = game.scorekeeper
    return (
        Beat(Kind.MAGIC, keeper, game, 0, Keys.SKIP, data),
        Beat(Kind.MAGIC_LIES, keeper, game, length, Keys.SKIP, data, says),
    )
