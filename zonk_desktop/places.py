"""Places where work is done: threads and a process of the program's own. No Qt.

Each is an `Executor` of `concurrent.futures`, so that any other (a pool, a cluster) does as well.
What is submitted here comes back as a `Call`: it tells its steps and can be stopped. Work does not
know where it runs; it calls `step` from time to time.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

from zonk_desktop import log
from zonk_desktop.words import MessageError, speech, use

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

P = ParamSpec("P")
T = TypeVar("T")

#: After this many steps whoever waits is told.
_EVERY = 8
#: How often work is sent to the process, which may end in the middle of it.
_TRIES = 2
#: Its niceness: pictures come first, and somebody waits for a hint.
_NICE = 5
#: A process that has ended so often is not started again.
_DEATHS = 4


class Stopped(Exception):
    """Nobody waits for this work any more."""


class Call(Future[T]):
    """One piece of work under way."""

    def __init__(self) -> None:
        super().__init__()
        self.stopped = False
        #: Called in any thread: steps done, of how many.
        self.told: Callable[[int, int], object] = lambda done, of: None

    def stop(self) -> None:
        """End the work at its next step; it has no result."""
        self.stopped = True
        self.cancel()

    def tell(self, done: int, of: int) -> None:
        """Tell a step to whoever listens by now."""
        self.told(done, of)

    def settle(self, ran: Future[T]) -> None:
        """Come to what another future came to."""
        # It may have been stopped meanwhile.
        with suppress(InvalidStateError):
            wrong = Stopped() if ran.cancelled() else ran.exception()
            if wrong is None:
                self.set_result(ran.result())
            else:
                self.set_exception(wrong)


class _Here(threading.local):
    """Of each thread: the call it works at."""

    call: Call[Any] | None = None


_here = _Here()


def step(done: int, of: int) -> None:
    """Called by work: so much is done. Raises Stopped where nobody waits for it."""
    if (call := _here.call) is None:
        return
    if call.stopped:
        raise Stopped
    if done % _EVERY == 0:
        call.told(done, of)


def _run(call: Call[T], name: str, work: Callable[[], T]) -> T:
    _here.call = call
    try:
        if call.stopped:
            raise Stopped
        return work()
    except (Stopped, MessageError):
        raise
    except Exception as wrong:
        log.caught(name, wrong)
        raise
    finally:
        _here.call = None


def _telling(tell: Callable[[int, int], object], work: Callable[[], T]) -> T:
    """Do work in a lane, and tell its steps there as well."""
    assert _here.call is not None
    _here.call.told = tell
    return work()


class Lane(ThreadPoolExecutor):
    """A thread of this name, which does one thing after another; or several."""

    def __init__(self, name: str, threads: int = 1) -> None:
        super().__init__(threads, thread_name_prefix=f"zonk-{name}")
        self._name = name
        self.closed = False

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.closed = True
        super().shutdown(wait, cancel_futures=cancel_futures)

    def close(self) -> None:
        """Finish the work in hand, and take no more."""
        self.shutdown(cancel_futures=True)

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Call[T]:
        call = Call[T]()
        if self.closed:
            call.stop()
            return call
        ran = super().submit(_run, call, self._name, partial(work, *given, **named))
        ran.add_done_callback(call.settle)
        return call


class _Sent(NamedTuple):
    """A call on its way to the process and back."""

    call: Call[Any]
    lane: str
    work: Callable[[], Any]
    #: How often it may still be sent.
    tries: int = _TRIES


class Apart:
    """A process that thinks: no thread of it keeps the window waiting.

    It starts with its first work, has a thread for each lane, and ends with the
    program. Where it ends in the middle, what it was at is sent to another one, once; then, and
    where none can be started, a thread here does it. All of this happens in one thread, in order.
    """

    def __init__(self) -> None:
        #: Whether no process is wanted: all work is done by threads here.
        self.here = False
        self._desk = self._thread()
        self._link: Connection | None = None
        self._reader: threading.Thread | None = None
        self._process: BaseProcess | None = None
        self._sent: dict[int, _Sent] = {}
        #: Calls that have no result yet.
        self._open: set[Call[Any]] = set()
        self._number = self._deaths = 0
        #: Threads of this process, where no other one can be had.
        self._lanes: dict[str, Lane] = {}

    @staticmethod
    def _thread() -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1, thread_name_prefix="zonk-apart")

    def lane(self, name: str) -> LaneApart:
        """The place of work that goes in order, beside that of other lanes."""
        return LaneApart(self, name)

    @property
    def number(self) -> int | None:
        """The number of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        """End the process in the middle of what it does; work that comes later starts another."""
        desk, self._desk = self._desk, self._thread()
        desk.shutdown(cancel_futures=True)
        self._end()
        self._sent.clear()
        for call in list(self._open):
            call.stop()
        lanes, self._lanes = self._lanes, {}
        for lane in lanes.values():
            lane.close()

    def put(self, lane: str, call: Call[Any], work: Callable[[], Any]) -> None:
        self._open.add(call)
        call.add_done_callback(lambda _: self._open.discard(call))
        self._desk.submit(self._send, _Sent(call, lane, work))

    def _later(self, work: Callable[..., object], *given: object) -> None:
        """Have the desk do this; where it takes no more the program ends, and nobody waits."""
        with suppress(RuntimeError):
            self._desk.submit(work, *given)

    # In the thread of the desk

    def _linked(self) -> Connection | None:
        """The way to the process, which is started; None where there can be none."""
        if self._link is None and not self.here and self._deaths < _DEATHS:
            try:
                import multiprocessing  # noqa: PLC0415 - the window does not wait for it

                context = multiprocessing.get_context("spawn")
                link, there = context.Pipe()
                process = context.Process(target=_think, args=(there,), daemon=True)
                process.start()
                self._process = process
                there.close()
                reader = threading.Thread(
                    target=self._read, args=(link,), name="zonk-apart-reads", daemon=True
                )
                reader.start()
                self._link, self._reader = link, reader
            except Exception as wrong:
                # No memory, no room for one more, a system that forbids it.
                log.caught("apart", wrong, "warning")
                self._deaths = _DEATHS
                self._end()
        return self._link

    def _send(self, sent: _Sent) -> None:
        if sent.call.done():
            return
        link = self._linked() if sent.tries else None
        if link is None:
            self._do_here(sent)
            return
        try:
            data = pickle.dumps(sent.work)
        except Exception as wrong:
            sent.call.set_exception(wrong)
            return
        self._number = number = self._number + 1
        self._sent[number] = sent._replace(tries=sent.tries - 1)
        # Where it has ended, what it was sent is looked after then.
        with suppress(OSError):
            link.send((number, sent.lane, speech(), data))
        sent.call.add_done_callback(lambda call: self._tell_stopped(link, number, call))

    def _do_here(self, sent: _Sent) -> None:
        lane = self._lanes.setdefault(sent.lane, Lane(sent.lane))
        try:
            ran = lane.submit(_telling, sent.call.tell, sent.work)
        except RuntimeError as wrong:
            # No thread can be started.
            sent.call.set_exception(wrong)
            return
        sent.call.add_done_callback(lambda call: ran.stop() if call.cancelled() else None)
        ran.add_done_callback(sent.call.settle)

    def _tell_stopped(self, link: Connection, number: int, call: Future[Any]) -> None:
        if call.cancelled() and number in self._sent:
            self._later(self._stop, link, number)

    def _stop(self, link: Connection, number: int) -> None:
        if self._sent.pop(number, None) is not None:
            with suppress(OSError):
                link.send((number, "", None, b""))

    def _died(self, link: Connection) -> None:
        if link is not self._link:
            return
        self._end()
        self._deaths += 1
        log.note("apart", "the process that thinks has ended", "warning")
        lost, self._sent = self._sent, {}
        for sent in lost.values():
            self._send(sent)

    def _end(self) -> None:
        link, self._link = self._link, None
        process, self._process = self._process, None
        reader, self._reader = self._reader, None
        if process is not None:
            process.kill()
            process.join()
        if reader is not None:
            reader.join()
        if link is not None:
            link.close()

    # In the thread that reads

    def _read(self, link: Connection) -> None:
        with suppress(EOFError, OSError):
            while True:
                number, kind, data = link.recv()
                if (sent := self._sent.get(number)) is None:
                    continue
                if kind == "step":
                    sent.call.told(*data)
                    continue
                self._sent.pop(number, None)
                ran = Future[Any]()
                try:
                    wrong, found = pickle.loads(data)
                    if wrong is None:
                        ran.set_result(found)
                    else:
                        ran.set_exception(wrong)
                        if not isinstance(wrong, MessageError):
                            log.caught(sent.lane, wrong)
                except Exception as odd:
                    log.caught(sent.lane, odd)
                    ran.set_exception(odd)
                sent.call.settle(ran)
        if link is self._link:
            self._later(self._died, link)


class LaneApart(Executor):
    """A lane of another process."""

    def __init__(self, home: Apart, name: str) -> None:
        self._home, self._name = home, name

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Call[T]:
        call = Call[T]()
        self._home.put(self._name, call, partial(work, *given, **named))
        return call


# In the process


def _think(link: Connection) -> None:
    """Do what comes, each in its lane, until nothing more can come."""
    from zonk_desktop import helpers  # noqa: PLC0415 - needed here alone

    helpers.begin(_NICE)
    # A throw is made of hundreds of short steps, each of which would wait so long for the odds.
    sys.setswitchinterval(0.0005)
    lanes: dict[str, Lane] = {}
    calls: dict[int, Call[Any]] = {}
    writing = threading.Lock()

    def write(number: int, kind: str, data: object) -> None:
        with writing, suppress(OSError):
            link.send((number, kind, data))

    def step_on(number: int, done: int, of: int) -> None:
        write(number, "step", (done, of))

    def answer(number: int, call: Future[Any]) -> None:
        calls.pop(number, None)
        if call.cancelled():
            return
        wrong = call.exception()
        try:
            if wrong is not None:
                wrong.add_note(log.way(wrong))
            data = pickle.dumps((wrong, None if wrong else call.result()))
        except Exception as odd:
            data = pickle.dumps((RuntimeError(f"{type(odd).__name__}: {odd}"), None))
        write(number, "answer", data)

    while True:
        try:
            number, lane, said, data = link.recv()
        except (EOFError, OSError):
            os._exit(0)
        if not lane:
            if (call := calls.pop(number, None)) is not None:
                call.stop()
            continue
        if said != speech():
            use(said)
        call = lanes.setdefault(lane, Lane(lane)).submit(_read_and_do, data)
        calls[number] = call
        call.told = partial(step_on, number)
        call.add_done_callback(partial(answer, number))


def _read_and_do(data: bytes) -> Any:
    """Read the work here: what it needs is imported by the lane, which others do not wait for."""
    return pickle.loads(data)()
