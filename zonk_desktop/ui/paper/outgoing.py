"""Sheets on their way to a printer or into a file, one job at a time, and the message of each."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtPrintSupport import QPrinter

from zonk_desktop import log
from zonk_desktop.sheets import pdf, printer
from zonk_desktop.sheets.job import LaidJob, PrintJob, turned
from zonk_desktop.ui.paper.printers import Printers
from zonk_desktop.ui.paper.values import Trouble
from zonk_desktop.words import say

#: Seconds of drawing before the window has a turn.
_SLICE = 0.012


class Sending(QObject):
    """A print job in progress: draws page after page, and emits progress and result."""

    stepped = Signal(int)
    #: What it came to, or the exception that ended it.
    ended = Signal(object)

    def __init__(self, steps: Iterator[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[int] | None = steps
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._slice)

    @property
    def going(self) -> bool:
        return self._steps is not None

    def start(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        """Cancel the job: nothing is printed or written."""
        steps, self._steps = self._steps, None
        self._timer.stop()
        if isinstance(steps, Generator):
            steps.close()

    def _slice(self) -> None:
        until = perf_counter() + _SLICE
        done = 0
        while self._steps is not None:
            try:
                done = next(self._steps)
            except StopIteration as end:
                self._end(end.value)
                return
            except Exception as wrong:
                # Whatever a printer does not take is said in the window.
                self._end(wrong)
                return
            if perf_counter() > until:
                break
        if done:
            self.stepped.emit(done)

    def _end(self, how: object) -> None:
        self._steps = None
        self._timer.stop()
        self.ended.emit(how)


class Outgoing(QObject):
    """The job in progress, if there is one."""

    #: Sides done, and of how many; 0 at the beginning.
    stepped = Signal(int, int)
    #: A sentence on the end of it.
    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sending: Sending | None = None
        self._done = 0
        #: Where it goes: to one of these.
        self._path: Path | None = None
        self._target: QPrinter | None = None
        self._called = ""
        self._pages = 0

    @property
    def going(self) -> bool:
        return self._sending is not None

    def to_file(self, found: LaidJob, path: Path) -> None:
        """Write a PDF."""
        try:
            pdf.check(path)
        except pdf.PdfError as wrong:
            self._end(_not_written(wrong))
            return
        self._path, self._target, self._pages = path, None, len(found.wanted)
        self._send(Sending(pdf.made(found.printed), self), self._pages)

    def to_printer(self, found: LaidJob, job: PrintJob, printers: Printers) -> None:
        sides = turned(found, both_sides=job.both_sides)
        try:
            target = printer.prepared(job, found.printed[0].laid, printers.key)
        except printer.PrintError as wrong:
            self._end(_not_printed(wrong))
            return
        self._path, self._target, self._called = None, target, printers.name
        self._send(Sending(printer.sent(target, sides), self), len(sides))

    def stop(self) -> None:
        """Cancel the job: nothing is written or, where the system takes it back, printed."""
        sending, self._sending = self._sending, None
        if sending is None:
            return
        sending.stop()
        if self._target is None:
            self._end(say("print-stopped-file"))
            return
        done = 0 if printer.take_back(self._target) else self._done
        self._end(say("print-stopped", done=done))

    def _send(self, sending: Sending, most: int) -> None:
        self._sending, self._done = sending, 0
        self.stepped.emit(0, most)
        sending.stepped.connect(lambda done: self._stepped(done, most))
        sending.ended.connect(self._came)
        sending.start()

    def _stepped(self, done: int, most: int) -> None:
        self._done = done
        self.stepped.emit(done, most)

    def _came(self, how: object) -> None:
        try:
            said = self._told(how)
        except Exception as wrong:
            # The bar goes, and a sentence comes, whatever happens.
            log.caught("print", wrong)
            said = _broken(wrong)
        self._end(said)

    def _told(self, how: object) -> str:
        """What has come of the job; of a file it is written here."""
        if isinstance(how, bytes):
            return self._written(how)
        if isinstance(how, pdf.PdfError):
            return _not_written(how)
        if isinstance(how, Exception):
            # A printer has words of its own for what it does not take; a file has not.
            return _not_printed(how) if self._target is not None else _broken(how)
        return say("print-sent", printer=self._called)

    def _written(self, data: bytes) -> str:
        assert self._path is not None
        try:
            pdf.keep(data, self._path)
        except pdf.PdfError as wrong:
            return _not_written(wrong)
        return say("print-written", file=self._path.name, pages=self._pages)

    def _end(self, text: str) -> None:
        self._sending = self._target = None
        self.ended.emit(text)


def _not_written(wrong: pdf.PdfError) -> Trouble:
    return Trouble(say("print-not-written", why=str(wrong)))


def _broken(wrong: Exception) -> Trouble:
    kind = "memory" if isinstance(wrong, MemoryError) else type(wrong).__name__
    return Trouble(say("print-broken", kind=kind))


def _not_printed(wrong: Exception) -> Trouble:
    why = str(wrong) if isinstance(wrong, printer.PrintError) else ""
    return Trouble(say("print-failed", why=why, known=bool(why)))
