"""What lives in the engine's thread: the game on the table and the archive's connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from zonk_desktop import log
from zonk_desktop.archive.copies import weekly
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Stored
from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.live.errors import Denied
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Refused, Setup, Snapshot
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.words import Message, MessageError, say, text

#: How long what could not be written waits for the next try.
AGAIN_MS = 5000


_NOT_OPEN = Message.of("session-the-zonk-file-is-not")


class Unsaved(NamedTuple):
    """What would be lost if the window closed now."""

    actions: int
    why: str
    game: Stored


def broken(wrong: BaseException) -> Message:
    """What is told of an exception nobody foresaw."""
    if isinstance(wrong, MemoryError):
        return Message.of("session-no-memory")
    return Message.of("session-broken", kind=type(wrong).__name__)


class Engine(QObject):
    """Lives in the worker thread and owns the game and the archive's connection.

    No slot lets an exception out: what nobody foresaw becomes a sentence, a line in the log and
    the game as its lines make it.
    """

    changed = Signal(object)
    refused = Signal(object)
    #: The archive is open (or not): a sentence when something is wrong, and the last game's id.
    ready = Signal(str, int)
    #: A long piece of work at the opening: what is said of it.
    working = Signal(str)
    #: What a query brought, with the number it was asked under.
    answered = Signal(int, object)
    #: A game (session and number) is on the disk, or why it is not.
    kept = Signal(int, int, str)

    def __init__(self, folder: Path, why: Message | None) -> None:
        super().__init__()
        self._folder = folder
        #: Why this window may not write, None when it may.
        self._why = why
        self._archive: Archive | None = None
        #: Why the archive is not open, where it is not.
        self._trouble: Message | None = None
        self._play: Play | None = None
        #: Games that left the table before they could be written.
        self._left: list[Play] = []
        self._timer: QTimer | None = None

    @Slot()
    def open(self) -> None:
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
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.save)
        self.ready.emit("" if notice is None else text(notice), last)

    def _opened(self) -> Archive:
        if self._why:
            return Archive.open_to_read(self._folder, self._why)
        return Archive.open(self._folder, self._tell)

    def _tell(self, done: int, of: int) -> None:
        self.working.emit(say("session-the-zonk-file-is-damaged", done=done, of=of))

    @Slot()
    def copy_weekly(self) -> None:
        """A copy of the file when one is due; the game does not wait for it to succeed."""
        if self._archive is None or self._why:
            return
        try:
            weekly(self._archive)
        except Exception as wrong:
            log.caught("engine", wrong, "warning")

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

    @Slot(object)
    def begin(self, setup: Setup) -> None:
        self._put(lambda: self._started(open_game(setup, self._archive)))

    @Slot(int)
    def resume(self, game: int) -> None:
        self._put(lambda: self._started(self._resumed(game)))

    def _resumed(self, game: int) -> Play:
        if self._archive is None:
            raise ArchiveError(self._trouble or _NOT_OPEN)
        return Play.resume(self._archive.load(game), self._archive)

    def _started(self, play: Play) -> Snapshot:
        if self._play is not None and self._unsaved(self._play) and self._play.journal.rows:
            self._left.append(self._play)
        self._play = play
        if self._archive is None:
            play.journal.keep_in(None, text(self._trouble or _NOT_OPEN))
        return play.snapshot()

    # Actions

    @Slot(int, object)
    def do(self, session: int, actions: tuple[Action, ...]) -> None:
        self._act(session, lambda play: play.do(*actions))

    @Slot(int)
    def undo(self, session: int) -> None:
        self._act(session, lambda play: play.undo())

    @Slot(int, str, str, str)
    def hand_over(self, session: int, name: str, character: str, level: str) -> None:
        self._act(session, lambda play: play.hand_over(name, character, level))

    @Slot(int, str, str)
    def rename(self, session: int, old: str, new: str) -> None:
        """The game goes on as another one: it is shown afresh, under its new names."""
        self._act(session, lambda play: self._started_anew(play.renamed(old, new)))

    def _started_anew(self, play: Play) -> Snapshot:
        self._play = play
        return play.snapshot()

    @Slot(int, str, bool)
    def allow(self, session: int, aid: str, on: bool) -> None:
        self._act(session, lambda play: play.allow(Aid(aid), on=on))

    @Slot(int, str)
    def hinted(self, session: int, name: str) -> None:
        play = self._meant(session)
        if play is None:
            return
        play.hinted(name)
        self.kept.emit(play.session, play.game_id, play.journal.trouble)
        self._watch()

    @Slot(int, int, str)
    def correct(self, session: int, number: int, line: str) -> None:
        self._act(session, lambda play: play.correct(number, line))

    def _act(self, session: int, action: Callable[[Play], Snapshot]) -> None:
        play = self._meant(session)
        if play is not None:
            self._put(lambda: action(play))

    def _meant(self, session: int) -> Play | None:
        """The game on the table, None where another one was meant: its snapshot is on the way."""
        play = self._play
        return play if play is not None and play.session == session else None

    def _put(self, action: Callable[[], Snapshot]) -> None:
        before = self._play
        try:
            snapshot = action()
        except Denied as denied:
            self._refuse(str(denied), denied.why)
        except TranscriptError as wrong:
            self._refuse(wrong.why)
        except (ArchiveError, RuleFileError) as wrong:
            self._refuse(str(wrong))
        except Exception as wrong:
            log.caught("engine", wrong)
            self._mend(before)
            self._refuse(text(broken(wrong)))
        else:
            self.changed.emit(snapshot)
            self._watch()

    def _mend(self, play: Play | None) -> None:
        """Put the game on the table again as its lines make it."""
        if play is None:
            return
        try:
            self._play = play.rebuilt()
            self._play.save()
            self.changed.emit(self._play.snapshot())
        except Exception as wrong:
            log.caught("engine", wrong)

    def _refuse(self, message: str, why: Refusal | None = None) -> None:
        play = self._play
        session, sequence = (play.session, play.sequence) if play is not None else (0, 0)
        self.refused.emit(Refused(session, sequence, message, why))

    # Saving

    def _watch(self) -> None:
        """While something waits to be written, try again from time to time."""
        if self._timer is None or self._why:
            return
        if not self._waiting():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _waiting(self) -> list[Play]:
        """The games that are not on the disk to their last action."""
        found = [*self._left, *([] if self._play is None else [self._play])]
        return [play for play in found if self._unsaved(play)]

    @staticmethod
    def _unsaved(play: Play) -> bool:
        journal = play.journal
        return bool(journal.trouble or not journal.has_store or not journal.number)

    @Slot()
    def save(self) -> None:
        """Write what waits; open the file again where it could not be written before."""
        waiting = self._waiting()
        if self._why or not waiting:
            return
        try:
            if self._archive is None or not self._archive.writable:
                self._open_again()
            for play in waiting:
                play.save()
        except ArchiveError as wrong:
            self._trouble = wrong.message
            for play in waiting:
                play.journal.trouble = str(wrong)
        except Exception as wrong:
            log.caught("engine", wrong)
            for play in waiting:
                play.journal.trouble = text(broken(wrong))
        self._left = [play for play in self._left if self._unsaved(play)]
        play_ = self._play
        if play_ is not None:
            trouble = play_.journal.trouble
            self.kept.emit(play_.session, play_.game_id, trouble)
        self._watch()

    def _open_again(self) -> None:
        fresh = Archive.open(self._folder)
        why = fresh.why
        if why is not None:
            fresh.close()
            raise ArchiveError(why)
        if self._archive is not None:
            self._archive.close()
        self._archive, self._trouble = fresh, None
        for play in self._waiting():
            play.journal.keep_in(fresh)

    @Slot(int, object)
    def restore(self, number: int, copy: Path) -> None:
        """Put a copy of the Zonk File in its place; the game on the table goes along."""
        answer: object
        try:
            if self._archive is None:
                raise ArchiveError(self._trouble or _NOT_OPEN)
            self.save()
            answer = self._archive.restore(copy)
            for play in (*self._left, *([] if self._play is None else [self._play])):
                stored = play.as_stored()
                self._archive.let_go(stored.header, stored.seed)
                play.journal.start_over()
                if stored.rows:
                    play.save()
                self.kept.emit(play.session, play.game_id, play.journal.trouble)
        except ArchiveError as wrong:
            answer = wrong
        except Exception as wrong:
            log.caught("engine", wrong)
            answer = ArchiveError(broken(wrong))
        self.answered.emit(number, answer)

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

    # Queries

    @Slot(int, object)
    def ask(self, number: int, query: Callable[[Archive], object]) -> None:
        """Run a query in this thread, which alone may use the archive's connection."""
        answer: object
        if self._archive is None:
            answer = ArchiveError(self._trouble or _NOT_OPEN)
        else:
            try:
                answer = query(self._archive)
            except TranscriptError as wrong:
                answer = ArchiveError(Message.of("session-unplayable", wrong=str(wrong)))
            except (MessageError, OSError) as wrong:
                answer = wrong
            except sqlite3.Error as wrong:
                log.caught("engine", wrong)
                answer = ArchiveError(Message.of("session-not-read", wrong=str(wrong)))
            except Exception as wrong:
                log.caught("engine", wrong)
                answer = ArchiveError(broken(wrong))
        self.answered.emit(number, answer)

    @Slot(int)
    def stored(self, number: int) -> None:
        """The game on the table as the Zonk File would hold it, on the disk or not."""
        self.answered.emit(number, self._play.as_stored() if self._play is not None else None)

    @Slot(int)
    def rows(self, number: int) -> None:
        """The entries of the game on the table, for correction."""
        self.answered.emit(number, self._play.rows() if self._play is not None else ())
