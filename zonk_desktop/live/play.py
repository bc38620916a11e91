"""A game being played: actions in, snapshots out; written down before anybody sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

from zonk_desktop.archive.exchange import dice_of
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, NewGame, Row, Stored, clock, here
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.refusals import Code, IllegalAction, Refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.source import Dice, DiceSource
from zonk_desktop.live.dice import LiveDice, latest
from zonk_desktop.live.journal import (
    Journal,
    Store,
    Undoable,
    actor,
    header_text,
    of_stored,
    stories,
)
from zonk_desktop.live.snapshot import Denied, Opening, Snapshot, Throw
from zonk_desktop.rulebook.errors import refused
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import (
    Aid,
    Computer,
    Header,
    Hinted,
    Renamed,
    Statement,
    quote,
    read,
    split,
)
from zonk_desktop.transcript.remarks import with_gesture
from zonk_desktop.transcript.renaming import renamed_header, renamed_words, respelled
from zonk_desktop.transcript.replay import Replay, Step, begin, statements
from zonk_desktop.transcript.verbs import OF

_sessions = count(1)
_NOTHING = Opening()


class Play:
    """One game, its dice and its journal."""

    def __init__(self, replay: Replay, dice: LiveDice | None, journal: Journal, house: str) -> None:
        self.replay = replay
        self.journal = journal
        #: None where faces are typed in.
        self.dice = dice
        self._house = house
        self._opening = _NOTHING
        self.session = next(_sessions)
        self.sequence = 0

    # Beginning

    @classmethod
    def new(
        cls,
        header: Header,
        house: str,
        source: DiceSource | None,
        store: Store | None,
        opening: Opening = _NOTHING,
    ) -> Play:
        """A new game; raises TranscriptError when the rules refuse it. No source: real dice."""
        header = header._replace(start=header.start or here())
        replay = begin(header, Path(), house)
        game = NewGame(
            header=header_text(header),
            rules=replay.rules.ruleset.name,
            names=tuple(seat.name for seat in replay.game.seats),
            house=house,
            dice=DiceFrom.TABLE if source is None else DiceFrom.SCREEN,
            seed="" if source is None else source.seed,
            pledge="" if source is None else source.commitment,
            seated=" ".join(map(quote, opening.seated)),
            begun=header.start,
        )
        journal = Journal(store, game)
        dice = None if source is None else LiveDice(Dice(source), journal)
        play = cls(replay, dice, journal, house)
        play._opening = opening
        play.journal.open()
        if dice is not None:
            dice.begin()
        return play

    @classmethod
    def resume(cls, stored: Stored, archive: Archive | None) -> Play:
        """A stored game at its last action; raises Denied where it cannot go on."""
        header, _ = read(stored.header)
        dice = dice_of(stored)
        replay = begin(header, Path(), stored.house, stored=True)
        why = refused(replay.rules.ruleset)
        if why is not None and not stored.finished:
            raise Denied("live-rules-are-refused", why=why, over=False)
        journal = Journal(archive, of_stored(stored, replay), stored.id)
        play = cls(replay, LiveDice(dice, journal) if dice else None, journal, stored.house)
        number = len(stored.rows) + 1 if archive is None else archive.next_number(stored.id)
        journal.restore(stored, number, header_text(header))
        play._feed(replay, stored.rows)
        throws = len(replay.throws)
        if play.dice is not None and replay.game.ended is None and play.dice.take_up(throws):
            # Whoever notes the pledge and leaves is to find it again.
            play.save()
        return play

    def _feed(self, replay: Replay, rows: Sequence[Row]) -> None:
        """Carry out stored lines; each that was a choice can be taken back again."""
        self.journal.choices.clear()
        for row in rows:
            steps, throws = len(replay.steps), len(replay.throws)
            replay.feed(Statement(row.n, split(row.n, row.line)), row.was)
            self._remember(Undoable(steps, 1), landed=len(replay.throws) > throws)

    # Playing

    @property
    def game_id(self) -> int:
        return self.journal.number

    @property
    def real_dice(self) -> bool:
        """Faces are typed in; the program throws none."""
        return self.dice is None

    def do(self, *actions: act.Action, gesture: str = "") -> Snapshot:
        """Carry out all of these actions, or none and raise Denied.

        A roll is answered by the dice of this game at once: the throw counts from this moment,
        seen or not. With real dice the roll and how they landed come together. `gesture`: what
        the hand did or typed, for a table that mixes it into its throws.
        """
        replay, start, before = self.replay, len(self.replay.steps), self.replay.game
        gesture = gesture if {Aid.GESTURES, Aid.WORDS} & set(replay.header.aids) else ""
        firsts: list[int] = []
        try:
            for action in map(_timed, actions):
                # How dice land belongs to the roll before it.
                if replay.game.turn.phase is not Phase.ROLLING:
                    firsts.append(len(replay.steps))
                replay.do(action)
                if self.dice is not None and replay.game.turn.phase is Phase.ROLLING:
                    count = len(dice_in_hand(replay.game))
                    faces = self.dice.faces(len(replay.throws), count, gesture)
                    replay.do(act.DiceLanded(faces))
            if replay.game.turn.phase is Phase.ROLLING:
                raise Denied("live-the-dice-lie-on-your")
            self._allow_what_was_done(before)
        except (IllegalAction, Denied) as refused:
            replay.back(start)
            if isinstance(refused, Denied):
                raise
            raise Denied.by_rules(refused.refusal) from None
        return self._done(firsts, gesture)

    def say(self, *words: str) -> Snapshot:
        """Carry out a typed statement, or change nothing and raise TranscriptError."""
        start, before = len(self.replay.steps), self.replay.game
        if words == (OF[act.Call11000].name,):
            words = (*words, clock())
        self.replay.feed(Statement(len(self.journal.rows) + 1, words))
        try:
            self._allow_what_was_done(before)
        except Denied:
            self.replay.back(start)
            raise
        return self._done([start])

    def _done(self, firsts: list[int], gesture: str = "") -> Snapshot:
        """Write down what was done; every choice begins at one of these steps."""
        replay = self.replay
        self._finish()
        thrown = False
        for first, last in zip(firsts, [*firsts[1:], len(replay.steps)], strict=True):
            done = replay.steps[first:last]
            lines = [with_gesture(line, gesture) for line in statements(done)]
            self.journal.write(lines)
            landed = any(isinstance(step.action, act.DiceLanded) for step in done)
            if lines:
                self._remember(Undoable(first, len(lines)), landed=landed)
            thrown = thrown or landed
        self.save()
        if thrown and self.dice is not None:
            self.dice.show(len(replay.throws))
        return self._snapshot(firsts[0])

    def _remember(self, choice: Undoable, *, landed: bool) -> None:
        """What can be undone: choices, never dice that have landed on the screen."""
        if landed and not self.real_dice:
            self.journal.choices.clear()
        else:
            self.journal.choices.append(choice)

    def _finish(self) -> None:
        replay = self.replay
        if replay.game.ended is None:
            replay.header = replay.header._replace(finish="")
        elif not replay.header.finish:
            replay.header = replay.header._replace(finish=here())

    def _told(self, game: Game) -> bool:
        """Whether the seed is told; a choice taken back then would know the next throw."""
        return (self.dice is not None or self.journal.told) and game.ended is not None

    def _allow_what_was_done(self, before: Game) -> None:
        """No game goes on whose coming throws are known, and totals are of real dice alone."""
        game = self.replay.game
        if self.dice is not None and game.noted and not before.noted:
            raise Denied("live-no-totals")
        if self._told(before) and (game.ended is None or game.turn.phase is not Phase.FINISHED):
            raise Denied("live-seed-is-told")

    def undo(self) -> Snapshot:
        """Take back the latest choice of a person, with what computers have done since.

        A computer would do the same again; so its choices alone are no use to take back.
        """
        if self._told(self.replay.game):
            raise Denied("live-seed-is-told")
        if (steps := self.journal.take_back()) is None:
            raise Denied("live-dice-that-have-landed-stay")
        computers = self._computers()
        while actor(self.replay.steps[steps]) in computers and self.journal.choices:
            steps = self.journal.take_back() or 0
        self.replay.back(steps)
        self._finish()
        self.save()
        return self._snapshot(len(self.replay.steps))

    def _computers(self) -> set[int]:
        sitting = self.replay.header.sitting()
        return {n for n, seat in enumerate(self.replay.game.seats) if seat.name in sitting}

    def hand_over(self, name: str, character: str = "", level: str = "") -> Snapshot:
        """From now on a computer plays this column; without a character its person again."""
        header = self.replay.header
        if all(player.name != name for player in header.players):
            raise Denied("seat-nobody", name=name)
        if self.replay.game.ended is not None:
            raise Denied("seat-game-over")
        if self.replay.game.noted:
            raise Denied.by_rules(Refusal(Code.ONLY_TOTALS))
        now = Computer(name, character, level, len(self.replay.throws))
        told = [one for one in header.computers if one.name == name]
        if (told[-1][1:3] if told else ("", "")) == (character, level):
            # Nothing changes, and nothing is to be told of it.
            return self._snapshot(len(self.replay.steps))
        # Two at the same throw are one: nobody has played in between.
        before = [c for c in header.computers if (c.name, c.since) != (name, now.since)]
        self.replay.header = header._replace(computers=(*before, now))
        self.save()
        return self._snapshot(len(self.replay.steps))

    def allow(self, aid: Aid, *, on: bool) -> Snapshot:
        """From now on the table has hints, or a coach, or does without."""
        self.replay.header = self.replay.header.with_aid(aid, on=on)
        self.save()
        return self._snapshot(len(self.replay.steps))

    def hinted(self, name: str) -> None:
        """This player has been shown a hint; the game stands as it stood."""
        header = self.replay.header
        shown = Hinted(name, len(self.replay.throws))
        if shown not in header.hinted and any(player.name == name for player in header.players):
            self.replay.header = header._replace(hinted=(*header.hinted, shown))
            self.save()

    def rows(self) -> tuple[Row, ...]:
        """Every action that counts, in order."""
        return tuple(self.journal.rows)

    def correct(self, changes: Mapping[int, str]) -> Snapshot:
        """Correct entries of a game with real dice, all or none; what follows must stay valid.

        `changes`: as for `journal.in_place`.
        """
        if not self.real_dice or self._told(self.replay.game):
            raise Denied("live-dice-that-have-landed-stay")
        if (rows := self.journal.rewritten(changes)) is None:
            raise Denied("live-this-entry-is-not-there")
        fresh = begin(self.replay.header, Path(), self._house, stored=True)
        choices = self.journal.choices[:]
        try:
            self._feed(fresh, rows)
        except TranscriptError as wrong:
            self.journal.choices = choices
            line = next((row.line for row in rows if row.n == wrong.line), "")
            raise Denied("live-not-corrected", line=line, why=wrong.why) from None
        self.replay = fresh
        self.journal.rewrite(rows)
        self._finish()
        self.save()
        return self._snapshot(len(fresh.steps))

    def renamed(self, old: str, new: str) -> Play:
        """The same game, in which this player has another name; raises Denied."""
        header = self.replay.header
        taken = {name for player in header.players for name in (player.name, *player.members)}
        if self.replay.game.ended is not None:
            raise Denied("seat-game-over")
        if all(player.name != old for player in header.players):
            raise Denied("seat-nobody", name=old)
        if new in taken:
            raise Denied("seat-taken", name=new)
        now = header.once().get(new, old)
        if now != old:
            raise Denied("seat-taken-before", name=new, now=now)
        journal, anew = self.journal, renamed_header(header, old, new)
        if self.replay.throws:
            told = Renamed(old, new, len(self.replay.throws))
            anew = anew._replace(renamed=(*anew.renamed, told))
        before, after = (
            begin(one, Path(), self._house, stored=True) for one in (header, anew)
        )  # fmt: skip
        lines = respelled(before, after, [(row.n, row.line, row.was) for row in journal.rows])
        rows = [row._replace(line=line) for row, line in zip(journal.rows, lines, strict=True)]
        names = tuple(seat.name for seat in after.game.seats)
        seated = renamed_words(journal.seated, old, new)
        replay = begin(anew, Path(), self._house, stored=True)
        fresh = Play(replay, self.dice, journal, self._house)
        fresh._feed(replay, rows)
        # Nothing of it counts before all of it has been worked out.
        journal.rename(names, seated, rows)
        self.replay = replay
        fresh.save()
        return fresh

    def save(self) -> None:
        """Write what waits to be written; what could not be is tried again with the next call."""
        self.journal.save(self.replay)

    def as_stored(self) -> Stored:
        """The game with all its actions, also those that are not on the disk."""
        replay = self.replay
        return self.journal.as_stored()._replace(
            header=header_text(replay.header), finished=replay.game.ended is not None
        )

    def rebuilt(self) -> Play:
        """Rebuild the game from its lines, after something broke in the middle."""
        stored = self.as_stored()
        header, _ = read(stored.header)
        replay = begin(header, Path(), stored.house, stored=True)
        fresh = Play(replay, self.dice, self.journal, self._house)
        fresh._feed(replay, self.journal.rows)
        fresh._finish()
        if not self.journal.rows:
            fresh._opening = self._opening
        return fresh

    # Where it stands

    def snapshot(self) -> Snapshot:
        """Where the game stands, with all that has happened so far."""
        return self._snapshot(0, landing=False)

    def _snapshot(self, first: int, *, landing: bool = True) -> Snapshot:
        """Where the game stands, with what has happened from this step on."""
        replay, journal = self.replay, self.journal
        game = replay.game
        over = game.turn.phase is Phase.FINISHED
        source = latest(self.dice, journal.as_stored() if over and journal.told else None)
        sequence = self.sequence + 1
        found = Snapshot(
            session=self.session,
            sequence=sequence,
            game_id=journal.number,
            game=game,
            header=replay.header,
            dice=DiceFrom.TABLE if source is None else DiceFrom.SCREEN,
            throws=len(replay.throws),
            events=tuple(event for step in replay.steps[first:] for event in step.events),
            steps=tuple(replay.steps[first:]) if landing else (),
            throw=_landed(replay.steps, first) if landing else None,
            opening=self._opening if sequence == 1 else _NOTHING,
            saved=journal.has_store and not journal.trouble,
            notice=journal.trouble,
            can_undo=bool(journal.choices) and not self._told(self.replay.game),
            corrected=replay.corrected,
            commitment="" if source is None else source.commitment,
            seed=source.seed if over and source is not None else "",
            head=journal.head if over else "",
            house=self._house,
            kept=replay.kept,
            stories=stories(replay.steps, game, first),
        )
        self.sequence = sequence
        return found


def _landed(steps: Sequence[Step], first: int) -> Throw | None:
    """The dice that landed from this step on."""
    for place in range(len(steps) - 1, first - 1, -1):
        action = steps[place].action
        if isinstance(action, act.DiceLanded):
            # The step before is the roll; what the dice do after it nobody has seen yet.
            table = steps[max(first, place - 1)]
            dice = dice_in_hand(steps[place].before)
            return Throw(dice, action.faces, table.before, table.kept)
    return None


def _timed(action: act.Action) -> act.Action:
    """The 11,000 Rule is written down with the time of its call (LP-090)."""
    untimed = isinstance(action, act.Call11000) and not action.time
    return act.Call11000(clock()) if untimed else action
