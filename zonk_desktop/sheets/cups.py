"""CUPS, the print system of Linux, asked for what Qt does not tell: refusals and its queue of jobs.

Qt hands over a job and does not look at the answer. The library is the one that Qt's plugin uses;
where there is none everything here says that nothing is known.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

#: What CUPS answers while all is well; everything from here on is a refusal.
_REFUSED = 0x0400
_ACTIVE = 0


class _Option(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("value", ctypes.c_char_p))


class _Destination(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("instance", ctypes.c_char_p),
        ("is_default", ctypes.c_int),
        ("count", ctypes.c_int),
        ("options", ctypes.POINTER(_Option)),
    )


class _Job(ctypes.Structure):
    _fields_ = (
        ("id", ctypes.c_int),
        ("printer", ctypes.c_char_p),
        ("title", ctypes.c_char_p),
        ("user", ctypes.c_char_p),
        ("format", ctypes.c_char_p),
        ("state", ctypes.c_int),
        ("size", ctypes.c_int),
        ("priority", ctypes.c_int),
        ("completed", ctypes.c_long),
        ("created", ctypes.c_long),
        ("begun", ctypes.c_long),
    )


@cache
def _library() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    try:
        found = ctypes.CDLL("libcups.so.2")
        found.cupsGetNamedDest.restype = ctypes.POINTER(_Destination)
        found.cupsGetOption.restype = ctypes.c_char_p
        found.cupsLastErrorString.restype = ctypes.c_char_p
    except (OSError, AttributeError):
        return None
    return found


def takes_jobs(printer: str) -> bool:
    """Whether a printer lets jobs into its queue."""
    if (library := _library()) is None:
        return True
    name, _, instance = printer.partition("/")
    found = library.cupsGetNamedDest(None, name.encode(), instance.encode() or None)
    if not found:
        return True
    try:
        one = found.contents
        said = library.cupsGetOption(b"printer-is-accepting-jobs", one.count, one.options)
        return bool(said != b"false")
    finally:
        library.cupsFreeDests(1, found)


def refusal() -> str:
    """Why the last job of this thread was not taken, in words of CUPS; empty when it was."""
    library = _library()
    if library is None or 0 <= library.cupsLastError() < _REFUSED:
        return ""
    return (library.cupsLastErrorString() or b"").decode("utf-8", "replace") or "CUPS"


def take_back(printer: str, title: str) -> bool:
    """Cancel our latest job of this title; whether there was one to cancel."""
    if (library := _library()) is None:
        return False
    name = printer.partition("/")[0].encode()
    jobs = ctypes.POINTER(_Job)()
    count = library.cupsGetJobs(ctypes.byref(jobs), name, 1, _ACTIVE)
    try:
        ours = [jobs[n].id for n in range(count) if (jobs[n].title or b"") == title.encode()]
    finally:
        library.cupsFreeJobs(count, jobs)
    return bool(ours) and bool(library.cupsCancelJob(name, max(ours)))
