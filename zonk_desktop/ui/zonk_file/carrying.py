"""Games in and out of the Zonk File, or to paper: a slice at a time, with progress and a stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from zonk_desktop.archive.bulk import Export, Exported, Import, ImportSlice, RefusedFile
from zonk_desktop.archive.copies import BringOver
from zonk_desktop.archive.copies import Brought as Over
from zonk_desktop.archive.naming import name_of
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Entry
from zonk_desktop.session.worker import Ask
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.boxes import sure
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.documents import turn
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.zonk_file import work
from zonk_desktop.words import say


class ImportReport(QDialog):
    """Dialog with refused files, and why."""

    def __init__(self, style: Style, title: str, text: str, lines: tuple[str, ...],
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        px = style.px
        self.setWindowTitle(say("zonk-file-title"))
        self.setMinimumSize(px(520), px(320))
        head = lay.label(style, title, "heading", wrap=True)
        note = lay.label(style, text, "quiet", wrap=True)
        self.lines = QPlainTextEdit("\n".join(shortened(line, 400) for line in lines))
        turn(self.lines)
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        lay.put_role(style, self.lines, "note")
        self.lines.setAccessibleName(say("zonk-file-refused-files"))
        close = action(style, say("zonk-file-close"), self.accept, size=15)
        column = lay.column(style, margins=(24, 20, 24, 16), gap=12, on=self)
        column.add(head, note, (self.lines, 1), (close, lay.RIGHT))


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Slices(Protocol[T_co]):
    """Work on the Zonk File, a slice at a time."""

    @property
    def over(self) -> bool: ...

    def go_on(self, archive: Archive) -> T_co: ...


class Carrying(QObject):
    """One job at a time; the game on the table is not kept waiting."""

    #: How many are done, of how many, and that in words; (0, 0, "") when nothing is under way.
    went = Signal(int, int, str)
    #: A sentence for the foot.
    said = Signal(str)
    #: An import is over; the game to be shown, 0 for none.
    brought = Signal(int)

    def __init__(self, style: Style, ask: Ask, window: QWidget) -> None:
        super().__init__(window)
        self._style = style
        self._ask = ask
        self._window = window
        self._job: object = None
        self._stop = False
        self.report: ImportReport | None = None
        self._forget()

    def _forget(self) -> None:
        self._taken = self._left_out = self._same = self._bygone = 0
        self._last = 0
        self._refused: list[RefusedFile] = []
        self._twins: list[tuple[Path, int]] = []

    @property
    def busy(self) -> bool:
        return self._job is not None

    def stop(self) -> None:
        """Stop before the next file; what was imported or written stays."""
        self._stop = True

    def give_up(self) -> None:
        """Stop because the window closes: the slice in progress is the last."""
        self._stop = True
        if isinstance(self._job, Import):
            self._job.close()
        self._job = None

    def _went(self, done: int, of: int) -> None:
        self.went.emit(done, of, say("zonk-file-went", done=done, files=of))

    def _go_on(
        self, job: Slices[T], took: Callable[[T], None], ended: Callable[[Exception | None], None]
    ) -> None:
        """Run a job slice by slice, until it is over, stopped or broken.

        `took` has every slice. `ended` has what broke the job, None where it is over. A job that
        was given up has no end.
        """
        self._job, self._stop = job, False

        def answered(found: T) -> None:
            if self._job is not job:
                return
            took(found)
            if job.over or self._stop:
                end(None)
            else:
                self._ask(job.go_on).then(answered, end)

        def end(wrong: Exception | None) -> None:
            if self._job is job:
                self._job = None
                self.went.emit(0, 0, "")
                ended(wrong)

        self._ask(job.go_on).then(answered, end)

    # Files into the archive

    def take_in(self, paths: Sequence[Path]) -> None:
        if self.busy or not paths:
            return
        self._forget()
        self._import(Import(paths))

    def _import(self, job: Import) -> None:
        of = 0

        def took(found: ImportSlice) -> None:
            nonlocal of
            of = found.of
            self._taken += len(found.games)
            self._refused += found.refused
            self._bygone += len(found.bygone)
            self._twins += found.twins
            self._last = [*found.games, *(game for _, game in found.twins), self._last][0]
            self._went(found.done, of)

        def ended(wrong: Exception | None) -> None:
            job.close()
            if wrong is None:
                self._all_imported(of)
                return
            self.said.emit(say("zonk-file-import-broken", why=str(wrong), games=self._taken))
            self.brought.emit(self._last)

        self._go_on(job, took, ended)

    def _all_imported(self, total: int) -> None:
        if self._twins:
            # Asked once, for all of them.
            twins = [path for path, _ in self._twins]
            self._twins = []
            if not self._stop and keep_both(self._window, len(twins)):
                self._import(Import(twins, both=True))
                return
            self._left_out = len(twins)
        self.brought.emit(self._last)
        refused = len(self._refused)
        total = max(total, self._taken + self._left_out + refused)
        if total == 1 and refused:
            self.said.emit(say("zonk-file-not-imported", why=_line(self._refused[0])))
            return
        said = say(
            "zonk-file-imported", games=self._taken, left=self._left_out, refused=refused,
            stopped=self._stop, bygone=self._bygone,
        )  # fmt: skip
        self.said.emit(said)
        if refused:
            self._show_report(
                say("zonk-file-refused-title", refused=refused, files=total),
                say("zonk-file-refused-note", said=said),
            )

    # Games out of a file beside it

    def bring_over(self, job: BringOver, then: Callable[[str], None]) -> None:
        """Bring games over; `then` has what came of it, in words."""
        if self.busy:
            self.said.emit(say("zonk-file-busy"))
            return
        so_far = Over()
        self._went_over(so_far)

        def took(found: Over) -> None:
            nonlocal so_far
            so_far = found
            self._went_over(found)

        def ended(wrong: Exception | None) -> None:
            said = say(
                "zonk-file-brought-over", games=so_far.whole, parts=so_far.parts,
                lost=so_far.lost, stopped=self._stop,
            )  # fmt: skip
            if wrong is not None:
                said = say("zonk-file-over-broken", why=str(wrong), said=said)
            then(said)

        self._go_on(job, took, ended)

    def _went_over(self, found: Over) -> None:
        reading = say("zonk-file-copies-looking")
        told = say("zonk-file-went-over", done=found.done, games=found.of)
        self.went.emit(found.done, max(1, found.of), told if found.of else reading)

    # Games out of it

    def send_out(self, entries: Sequence[Entry], folder: Path) -> None:
        """Export games into a folder, a file each."""
        if self.busy or not entries:
            return
        self._forget()
        names = {entry.id: name_of(entry) for entry in entries}
        job = Export(list(names), folder, names.__getitem__)
        self._go_on(job, self._exported_some, self._all_exported)

    def _exported_some(self, found: Exported) -> None:
        self._taken += found.written
        self._same += found.same
        self._refused += found.refused
        self._went(found.done, found.of)

    def _all_exported(self, wrong: Exception | None) -> None:
        if wrong is not None:
            self.said.emit(say("zonk-file-export-broken", why=str(wrong), files=self._taken))
            return
        refused = len(self._refused)
        said = say(
            "zonk-file-exported", files=self._taken, same=self._same, refused=refused,
            stopped=self._stop,
        )  # fmt: skip
        self.said.emit(said)
        if refused:
            self._show_report(say("zonk-file-not-all-written"), said)

    # Games to the print window

    def gather(self, numbers: Sequence[int], then: Callable[[list[work.Sheeted]], None]) -> None:
        """Look up what the sheets of these games need; `then` has all of them."""
        if self.busy:
            self.said.emit(say("zonk-file-busy"))
            return
        job = work.Gather(numbers)

        def took(found: int) -> None:
            self._went(found, len(job.numbers))

        def ended(wrong: Exception | None) -> None:
            if wrong is not None:
                self.said.emit(str(wrong))
            elif job.over:
                then(job.games)
            else:
                self.said.emit(say("zonk-file-not-printed"))

        self._go_on(job, took, ended)

    def _show_report(self, title: str, text: str) -> None:
        lines = tuple(map(_line, self._refused))
        self.report = ImportReport(self._style, title, text, lines, self._window)
        self.report.open()


def _line(refused: RefusedFile) -> str:
    file, why = refused.path.name, shortened(str(refused.why), 300)
    if isinstance(refused.why, TranscriptError):
        # It begins with the number of its line.
        return say("zonk-file-refused-line", file=file, why=why)
    return say("zonk-file-refused-file", file=file, why=why)


def keep_both(parent: QWidget, count: int) -> bool:
    """Ask what to do with games that are in the Zonk File already."""
    return sure(
        parent, say("zonk-file-twins", games=count), say("zonk-file-twins-note"),
        yes=say("zonk-file-keep-both"), no=say("zonk-file-leave-out"), loses=False,
    )  # fmt: skip
