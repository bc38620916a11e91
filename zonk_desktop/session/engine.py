"""What lives in the engine's thread: the game on the table and the archive's connection."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal, Slot

from zonk_desktop import log
from zonk_desktop.archive.copies import weekly
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Refused, Setup, Snapshot
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.session.queries import NOT_OPEN, Queries, broken
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.words import Message, say, text

#: How long what could not be written waits for the next try; one that took long is not made so
#: often that the table stands still.
AGAIN_MS = 1000
_SHARE = 4


class Unsaved(NamedTuple):
    """What would be lost if the window closed now."""

    actions: int
    why: str
    game: Stored


class Engine(Queries):
    """Lives in the worker thread and owns the game and the archive's connection.

    What nobody foresaw becomes a sentence, a line in the log and the game as its lines make it;
    where another error comes in between, that is tried again with each request and by a timer. An
    exception that leaves a slot all the same is told by the window, which asks for all of it
    `again`.
    """

    changed = Signal(object)
    refused = Signal(object)
    #: The archive is open (or not): a sentence when something is wrong, and the last game's id.
    ready = Signal(str, int)
    #: A long piece of work at the opening: what is said of it.
    working = Signal(str)
    #: A game (session and number) is on the disk, or why it is not.
    kept = Signal(int, int, str)

    def __init__(self, folder: Path, why: Message | None) -> None:
        super().__init__()
        self._folder = folder
        #: Why this window may not write, None when it may.
        self._why = why
        #: Games that left the table before they could be written.
        self._left: list[Play] = []
        #: Something broke in the game on the table, and it is not mended yet.
        self._sick = False
        #: Another file may have taken the place of the Zonk File.
        self._replaced = False
        self._timer: QTimer | None = None

    def open(self) -> None:
        self._timer = QTimer(self, interval=AGAIN_MS)
        self._timer.timeout.connect(self.try_again)
        notice: Message | None = None
        last = 0
        try:
            self._archive = self._opened()
            notice = self._archive.notice
            last = self._archive.last_unfinished() or 0
        except ArchiveError as wrong:
            notice = self._trouble = wrong.message
        except Exception as wrong:
            log.caught("engine", wrong)
            notice = self._trouble = Message.of(
                "session-the-zonk-file-could-not", name=type(wrong).__name__
            )
        self.ready.emit("" if notice is None else text(notice), last)

    def _opened(self) -> Archive:
        if self._why:
            return Archive.open_to_read(self._folder, self._why)
        return Archive.open(self._folder, self._tell)

    def _tell(self, done: int, of: int) -> None:
        self.working.emit(say("session-the-zonk-file-is-damaged", done=done, of=of))

    def copy_weekly(self) -> None:
        """A copy of the file when one is due; the game does not wait for it to succeed."""
        if self._archive is None or self._why:
            return
        try:
            weekly(self._archive)
        except Exception as wrong:
            log.caught("engine", wrong, "warning")
            said = wrong.message if isinstance(wrong, ArchiveError) else broken(wrong)
            self._refuse(say("session-no-weekly-copy", said=said))

    @Slot()
    def close(self) -> None:
        self.save()
        if self._timer is not None:
            self._timer.stop()
        self._play = None
        if self._archive is not None:
            self._archive.close()
            self._archive = None

    # Games

    def begin(self, setup: Setup) -> None:
        self._put(lambda: self._started(open_game(setup, self._archive)))

    def resume(self, game: int) -> None:
        self._put(lambda: self._started(self._resumed(game)))

    def _resumed(self, game: int) -> Play:
        if self._archive is None:
            raise ArchiveError(self._trouble or NOT_OPEN)
        return Play.resume(self._archive.load(game), self._archive)

    def _started(self, play: Play) -> Snapshot:
        if self._archive is None:
            play.journal.keep_in(None, text(self._trouble or NOT_OPEN))
        snapshot = play.snapshot()
        if self._play is not None and self._unsaved(self._play) and self._play.journal.rows:
            self._left.append(self._play)
        self._play, self._sick = play, False
        return snapshot

    # Actions

    def act(self, session: int, action: Callable[[Play], Snapshot]) -> None:
        """Do this with the game on the table, where that is the one that is meant."""
        self._start_over()
        self._mend()
        play = self._meant(session)
        if play is not None:
            self._put(lambda: action(play))

    def rename(self, session: int, old: str, new: str) -> None:
        """The game goes on as another one: it is shown afresh, under its new names."""

        def started_anew(play: Play) -> Snapshot:
            fresh = play.renamed(old, new)
            snapshot = fresh.snapshot()
            self._play = fresh
            return snapshot

        self.act(session, started_anew)

    def hinted(self, session: int, name: str) -> None:
        play = self._meant(session)
        if play is None:
            return
        try:
            self._start_over()
            play.hinted(name)
            self.kept.emit(play.session, play.game_id, play.journal.trouble)
            self._watch()
        except Exception as wrong:
            self._broke(wrong)

    def again(self) -> None:
        """Show the game once more: the window does not know how it stands."""
        self._sick = True
        self._mend()

    def _meant(self, session: int) -> Play | None:
        """The game on the table, None where another one was meant: its snapshot is on the way."""
        play = self._play
        return play if play is not None and play.session == session else None

    def _put(self, action: Callable[[], Snapshot]) -> None:
        try:
            try:
                snapshot = action()
            except Denied as denied:
                self._refuse(str(denied), denied.why)
            except TranscriptError as wrong:
                self._refuse(wrong.why)
            except (ArchiveError, RuleFileError) as wrong:
                self._refuse(str(wrong))
            else:
                self.changed.emit(snapshot)
                self._watch()
                self._tell_of_dice()
        except Exception as wrong:
            self._broke(wrong)

    def _tell_of_dice(self) -> None:
        """What is to be said of throws that were shown before."""
        play = self._play
        said = play.dice.told() if play is not None and play.dice is not None else None
        if said is not None:
            self._refuse(text(said))

    def _broke(self, wrong: Exception) -> None:
        """Tell of what nobody foresaw, and mend the game."""
        self._sick = True
        try:
            log.caught("engine", wrong)
            self._mend()
        finally:
            self._refuse(text(broken(wrong)))

    def _mend(self) -> None:
        """Put the game on the table again as its lines make it, where something broke in it."""
        play = self._play
        if play is None or not self._sick:
            return
        try:
            fresh = play.rebuilt()
            snapshot = fresh.snapshot()
            # It may be on the disk or not; that is another matter.
            self._play, self._sick = fresh, False
            self.changed.emit(snapshot)
            self.save()
        except Exception as wrong:
            log.caught("engine", wrong)
        finally:
            self._watch()

    def _refuse(self, message: str, why: Refusal | None = None) -> None:
        play = self._play
        session, sequence = (play.session, play.sequence) if play is not None else (0, 0)
        self.refused.emit(Refused(session, sequence, message, why))

    # Saving

    def _watch(self) -> None:
        """While something waits to be written or mended, try again from time to time."""
        if self._timer is None:
            return
        if not (self._sick or self._replaced or (self._waiting() and not self._why)):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _start_over(self) -> None:
        """Write every game whole, where another file has other games under their numbers."""
        if self._replaced:
            for play in self._plays():
                play.journal.start_over()
            self._replaced = False

    def _waiting(self) -> list[Play]:
        """The games that are not on the disk to their last action."""
        return [play for play in self._plays() if self._unsaved(play)]

    def _plays(self) -> list[Play]:
        return [*self._left, *([] if self._play is None else [self._play])]

    @staticmethod
    def _unsaved(play: Play) -> bool:
        return not play.journal.kept

    @Slot()
    def try_again(self) -> None:
        """What was put off: a game that is not mended, and what could not be written."""
        begun = perf_counter()
        self._start_over()
        self._mend()
        self.save()
        if self._timer is not None:
            took = int((perf_counter() - begun) * 1000)
            self._timer.setInterval(max(AGAIN_MS, _SHARE * took))

    def save(self) -> None:
        """Write what waits; open the file again where it could not be written before."""
        waiting = self._waiting()
        if self._why or not waiting:
            return
        try:
            self._write(waiting)
            self._left = [play for play in self._left if self._unsaved(play)]
            play_ = self._play
            if play_ is not None:
                self.kept.emit(play_.session, play_.game_id, play_.journal.trouble)
        finally:
            self._watch()

    def _write(self, waiting: list[Play]) -> None:
        try:
            if self._archive is None or not self._archive.writable:
                self._open_again()
            assert self._archive is not None
            for play in waiting:
                journal, new = play.journal, not play.journal.number
                journal.keep_in(self._archive)
                play.save()
                if new and journal.number:
                    # It may stand there already, as it was before.
                    stored = play.as_stored()
                    self._archive.let_go(stored.header, stored.seed, but=journal.number)
        except ArchiveError as wrong:
            self._trouble = wrong.message
            for play in waiting:
                play.journal.trouble = str(wrong)
        except Exception as wrong:
            log.caught("engine", wrong)
            for play in waiting:
                play.journal.trouble = text(broken(wrong))

    def _open_again(self) -> None:
        fresh = Archive.open(self._folder)
        why = fresh.why
        if why is not None:
            fresh.close()
            raise ArchiveError(why)
        if self._archive is not None:
            self._archive.close()
        self._archive, self._trouble = fresh, None

    def restore(self, copy: Path) -> Message:
        """Put a copy of the Zonk File in its place; the game on the table goes along."""
        try:
            if self._archive is None:
                raise ArchiveError(self._trouble or NOT_OPEN)
            self.save()
            for play in self._plays():
                play.journal.chain = self._archive.chain(play.game_id)
            before, self._replaced = self._archive.mark(), True
            try:
                answer = self._archive.restore(copy)
            finally:
                self._replaced = self._archive.mark() != before
            self._start_over()
            self.save()
            return answer
        except ArchiveError:
            raise
        except Exception as wrong:
            log.caught("engine", wrong)
            raise ArchiveError(broken(wrong)) from None
        finally:
            self._watch()

    @Slot(object)
    def save_or_tell(self, answer: list[Unsaved]) -> None:
        """For closing: what is not on the disk after one more try."""
        self.save()
        for play in self._waiting():
            journal = play.journal
            if journal.rows:
                actions = journal.waiting if journal.number else len(journal.rows)
                why = self._trouble or self._why
                said = journal.trouble or ("" if why is None else text(why))
                answer.append(Unsaved(actions, said, play.as_stored()))
