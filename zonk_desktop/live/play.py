"""A game being played: actions in, snapshots out; written down before anybody sees them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.exchange import dice_of
from zonk_desktop.archive.moments import here
from zonk_desktop.archive.standing import standing
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Changes, NewGame, Row, Stored
from zonk_desktop.engine.play import dice_in_hand
from zonk_desktop.engine.state import CellKind, Event, EventKind, Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.snapshot import Opening, Snapshot, Throw, Told
from zonk_desktop.transcript import write
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Line, quote, read, split
from zonk_desktop.transcript.replay import Mark, Replay, begin
from zonk_desktop.transcript.telling import tell

_sessions = count(1)
_NOTHING = Opening()
#: Events that tell how a turn went.
_STORY = frozenset(
    (EventKind.ROLLED, EventKind.KEPT, EventKind.FORCED, EventKind.ROYALE, EventKind.DARED,
     EventKind.DARE_TAKEN, EventKind.DARE_WON, EventKind.REROLL, EventKind.BANKED,
     EventKind.MISS, EventKind.FAULT, EventKind.TOUCHED)
)  # fmt: skip


class Play:
    """One game, its dice and its journal."""

    def __init__(self, replay: Replay, source: DiceSource | None, archive: Archive | None) -> None:
        self.replay = replay
        self._source = source
        self._archive = archive
        self.game_id = 0
        self._session = next(_sessions)
        self._sequence = 0
        self._opening = _NOTHING
        self._house = ""
        self._rows: list[Row] = []
        #: Choices that can be taken back, the latest last: the moment before, and its rows.
        self._choices: list[tuple[Mark, int]] = []
        #: How many of the rows are in the archive, and why the others are not.
        self._stored = 0
        self._stored_header = ""
        self._next_number = 1
        #: Actions taken back of which the archive does not know yet.
        self._taken_back: list[int] = []
        #: Entries written anew, by number, of which it does not know yet.
        self._written_anew: dict[int, str] = {}
        self._trouble = ""
        #: The turn so far, and finished turns, as told when one points at their entry.
        self._story: list[str] = []
        self._stories: dict[tuple[int, int], str] = {}

    # Beginning

    @classmethod
    def new(
        cls,
        header: Header,
        house: str,
        source: DiceSource | None,
        archive: Archive | None,
        opening: Opening = _NOTHING,
    ) -> Play:
        """A new game; raises TranscriptError when the rules refuse it. No source: real dice."""
        header = header._replace(start=header.start or here())
        play = cls(begin(header, Path(), house), source, archive)
        play._opening = opening
        play._house = house
        play._open_in_archive()
        return play

    @classmethod
    def resume(cls, stored: Stored, archive: Archive | None) -> Play:
        """A stored game at its last action."""
        header, _ = read(stored.header)
        source = dice_of(stored)
        play = cls(begin(header, Path(), stored.house, stored=True), source, archive)
        play.game_id = stored.id
        play._house = stored.house
        for row in stored.rows:
            play._again(row)
        play._stored = len(stored.rows)
        play._stored_header = play._header_text()
        if archive is not None:
            play._next_number = archive.next_number(stored.id)
        return play

    def _again(self, row: Row) -> None:
        """Carry out a stored action."""
        replay = self.replay
        mark = replay.mark()
        replay.feed(Line(row.n, split(row.n, row.line)), row.was)
        self._rows.append(row)
        self._tell_turn(mark)
        self._remember(mark, 1)

    def _tell_turn(self, mark: Mark) -> tuple[tuple[tuple[int, int], str], ...]:
        """Go on with the story of the turn; the stories that an entry has just closed."""
        game = self.replay.game
        for event in self.replay.events[mark.events :]:
            if event.event in _STORY:
                self._story.append(tell(game, event))
        fresh = list(game.cells)[len(mark.game.cells) :]
        closed = [
            ((cell.row, cell.seat), " ".join(self._story))
            for cell in fresh
            if cell.seat == mark.game.turn.seat and cell.kind is not CellKind.DASH
        ][:1]
        if closed:
            self._story = []
            self._stories.update(closed)
        return tuple(closed)

    def _open_in_archive(self) -> None:
        if self._archive is None or self.game_id:
            return
        replay = self.replay
        header = self._header_text()
        try:
            self.game_id = self._archive.begin(
                NewGame(
                    header=header,
                    rules=replay.rules.ruleset.name,
                    names=tuple(seat.name for seat in replay.game.seats),
                    house=self._house,
                    dice="table" if self._source is None else "screen",
                    seed="" if self._source is None else self._source.seed,
                    pledge="" if self._source is None else self._source.commitment,
                    seated=" ".join(map(quote, self._opening.seated)),
                    begun=replay.header.start,
                )
            )
            self._stored_header = header
        except ArchiveError as wrong:
            self._trouble = str(wrong)

    def _header_text(self) -> str:
        return "\n".join(write.header_lines(self.replay.header)) + "\n"

    # Playing

    @property
    def real_dice(self) -> bool:
        """Faces are typed in; the program throws none."""
        return self._source is None

    def roll(self) -> Snapshot:
        """The dice in hand are thrown; the throw counts from this moment, seen or not."""
        if self._source is None:
            raise TranscriptError(0, "real-dice", "The dice lie on your table. Type their faces.")
        number = len(self.replay.throws) + 1
        faces = self._source.faces(number, len(dice_in_hand(self.replay.game)))
        return self.say("roll", *map(str, faces))

    def say(self, *words: str) -> Snapshot:
        """Carry out one statement of the transcript, or raise TranscriptError."""
        replay = self.replay
        mark = replay.mark()
        dice = dice_in_hand(mark.game)
        replay.feed(Line(len(self._rows) + 1, words))
        lines = write.statements(mark.game, replay.actions[mark.actions :])
        throw = None
        if len(replay.throws) > mark.throws:
            last = replay.throws[-1]
            throw = Throw(mark.game.turn.seat, dice[: len(last)], last, len(replay.throws))
        self._finish()
        for line in lines:
            self._rows.append(Row(self._next_number, line))
            self._next_number += 1
        stories = self._tell_turn(mark)
        self._remember(mark, len(lines))
        self._save()
        return self._snapshot(replay.events[mark.events :], throw, stories)

    def _remember(self, mark: Mark, rows: int) -> None:
        """What can be undone: choices, never dice that have landed on the screen."""
        if len(self.replay.throws) > mark.throws and not self.real_dice:
            self._choices.clear()
        elif rows:
            self._choices.append((mark, rows))

    def _finish(self) -> None:
        replay = self.replay
        if replay.game.ended is not None and not replay.header.finish:
            replay.header = replay.header._replace(finish=here())

    @property
    def _told(self) -> bool:
        """The seed is told: whoever took a choice back now would know what falls next."""
        return self._source is not None and self.replay.game.ended is not None

    def undo(self) -> Snapshot:
        """Take back the latest choice."""
        if self._told:
            raise TranscriptError(
                0, "seed-told", "The game is over and the seed of its dice told; that stays so."
            )
        if not self._choices:
            raise TranscriptError(0, "nothing-to-undo", "Dice that have landed stay landed.")
        mark, rows = self._choices.pop()
        self.replay.back(mark)
        gone = self._rows[len(self._rows) - rows :]
        del self._rows[len(self._rows) - rows :]
        if self.replay.game.ended is None:
            self.replay.header = self.replay.header._replace(finish="")
        # What never reached the disk need not be taken back there; its numbers are free again.
        known = max(0, self._stored - len(self._rows))
        self._taken_back += [row.n for row in gone[:known]]
        if known < len(gone):
            self._next_number = gone[known].n
        self._stored = min(self._stored, len(self._rows))
        self._save()
        return self._snapshot([], None)

    def rows(self) -> tuple[Row, ...]:
        """Every action that counts, in order."""
        return tuple(self._rows)

    def correct(self, number: int, line: str) -> Snapshot:
        """Write an entry of a game with real dice anew; what follows must still hold."""
        if not self.real_dice:
            raise TranscriptError(0, "landed", "Dice that have landed stay landed.")
        place = next((n for n, row in enumerate(self._rows) if row.n == number), -1)
        if place < 0:
            raise TranscriptError(0, "no-entry", "This entry is not there any more.")
        old = self._rows[place]
        rows = list(self._rows)
        rows[place] = Row(number, line, old.was if old.was is not None else old.line)
        again = begin(self.replay.header, Path(), self._house, stored=True)
        fresh = Play(again, None, None)
        for row in rows:
            fresh._again(row)
        self.replay = fresh.replay
        self._rows, self._choices = rows, fresh._choices
        self._written_anew[number] = line
        self._save()
        return self._snapshot([], None)

    # Keeping

    def _save(self) -> None:
        """On the disk before it is on the screen; what could not be written is tried again."""
        archive = self._archive
        if archive is None:
            return
        self._open_in_archive()
        waiting = self._rows[self._stored :]
        if not self.game_id:
            return
        header = self._header_text()
        changes = Changes(
            taken_back=tuple(self._taken_back),
            # As it was written first; the correction follows, so that both are on record.
            rows=tuple(Row(row.n, row.line if row.was is None else row.was) for row in waiting),
            written_anew=tuple(self._written_anew.items()),
            header=header if header != self._stored_header else "",
        )
        try:
            # One transaction: the end of a game and the time of its end are one thing.
            if changes != Changes():
                archive.record(self.game_id, changes, standing(self.replay))
            self._taken_back.clear()
            self._written_anew.clear()
            self._stored, self._stored_header = len(self._rows), header
        except ArchiveError as wrong:
            self._trouble = str(wrong)
        else:
            self._trouble = ""

    def snapshot(self) -> Snapshot:
        """Where the game stands, with all that has happened so far."""
        return self._snapshot(self.replay.events, None, tuple(self._stories.items()))

    def _snapshot(
        self,
        events: list[Event],
        throw: Throw | None,
        stories: tuple[tuple[tuple[int, int], str], ...] = (),
    ) -> Snapshot:
        replay = self.replay
        game = replay.game
        self._sequence += 1
        told = ((tell(game, event), event) for event in events)
        over = game.turn.phase is Phase.FINISHED
        source = self._source
        return Snapshot(
            session=self._session,
            sequence=self._sequence,
            game_id=self.game_id,
            game=game,
            header=replay.header,
            dice="table" if self.real_dice else "screen",
            throws=len(replay.throws),
            told=tuple(Told(text, event.event, event.seat) for text, event in told if text),
            events=tuple(events),
            throw=throw,
            opening=self._opening if self._sequence == 1 else _NOTHING,
            saved=self._archive is not None and not self._trouble,
            notice=self._trouble,
            can_undo=bool(self._choices) and not self._told,
            corrected=replay.corrected,
            commitment="" if source is None else source.commitment,
            seed=source.seed if over and source is not None else "",
            house=self._house,
            stories=stories,
        )
