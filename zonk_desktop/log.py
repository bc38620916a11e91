"""The log: Python's logging to a rotating file, without names and seeds.

`logging` itself is imported with the first record, so that the first frame does not wait for it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging
    from io import TextIOWrapper

FILE = "zonk.log"
_NAME = "zonk_desktop"
#: Python's numbers for the levels, known before `logging` is.
_NUMBERS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
_BYTES = 256 * 1024
_KEPT = 2
_MOST = 4000
_QUOTED = r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|“[^”\n]*”"
_LONG_FIGURE = r"\b[0-9A-Fa-f]{16,}\b"


class _Book:
    """Where the log lies, and what writes into it once there is one."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.handler: logging.Handler | None = None


_book = _Book()


def open_in(folder: Path) -> None:
    """From now on the log lies in this folder; it is not made for the log alone."""
    close()
    _book.folder = folder


def start() -> None:
    """Let Python's own logging into the file, that of every room of the program."""
    if _book.handler is None and _book.folder is not None and _book.folder.is_dir():
        _book.handler = _made(_book.folder)


def close() -> None:
    """Let go of the file."""
    handler, _book.handler, _book.folder = _book.handler, None, None
    if handler is not None:
        import logging  # noqa: PLC0415 - see above

        logging.getLogger(_NAME).removeHandler(handler)
        # Its last lines may find no room; the end of the program does not wait for that.
        with suppress(OSError):
            handler.close()


def path() -> Path | None:
    """The file, whether anything has been written yet or not."""
    return None if _book.folder is None else _book.folder / FILE


def text() -> str:
    """What stands in the log."""
    file = path()
    try:
        return "" if file is None else file.read_text("utf-8", errors="replace")
    except OSError:
        return ""


def note(room: str, words: str, level: str = "info") -> None:
    """A line of the log: which part of the program, and what it has to say."""
    start()
    if _book.handler is not None:
        import logging  # noqa: PLC0415 - see above

        logging.getLogger(f"{_NAME}.{room}").log(_NUMBERS[level], "%s", words)


def caught(room: str, wrong: BaseException, level: str = "error") -> None:
    """An exception that somebody caught: its kind, its way, and its words without names.

    What breaks here costs the line: whoever caught the first has something to mend.
    """
    with suppress(Exception):
        note(room, f"{_told(wrong)}\n{way(wrong)}".rstrip(), level)


def plain(words: str) -> str:
    """The words without what may be a name, a path or a seed: all that stands in quotes."""
    import re  # noqa: PLC0415 - see above

    bare = re.sub(_LONG_FIGURE, "…", re.sub(_QUOTED, "'…'", words))
    home = str(Path.home())
    bare = bare.replace(home, "~") if len(home) > 1 else bare
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in bare)


def _told(wrong: BaseException) -> str:
    kind = type(wrong)
    if kind.__module__.startswith("zonk_desktop"):
        # Sentences of the game's own, which name the players.
        return f"{kind.__module__.removeprefix('zonk_desktop.')}.{kind.__name__}"
    said = wrong.strerror or "" if isinstance(wrong, OSError) else str(wrong)
    code = getattr(wrong, "sqlite_errorname", "")
    return f"{kind.__name__}: {said}{f' ({code})' if code else ''}"


def way(wrong: BaseException) -> str:
    """Where it happened; the lines of the source are not needed, the files are known."""
    import traceback  # noqa: PLC0415 - see above

    frames = traceback.extract_tb(wrong.__traceback__)
    return "\n".join(
        f"  {'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} in {frame.name}"
        for frame in frames[-24:]
    )


def _made(folder: Path) -> logging.Handler | None:
    import logging  # noqa: PLC0415 - see above
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415

    class File(RotatingFileHandler):
        """Readable by its owner alone; a full disk costs the line, not the game."""

        def _open(self) -> TextIOWrapper:
            return open(
                self.baseFilename, "a", encoding="utf-8",
                opener=lambda name, flags: os.open(name, flags, 0o600),
            )  # fmt: skip

        def handleError(self, record: logging.LogRecord) -> None:
            del record

    class Plain(logging.Formatter):
        """Remove names and seeds from a record, whichever module made it."""

        def format(self, record: logging.LogRecord) -> str:
            words = plain(record.getMessage())
            if record.exc_info and record.exc_info[1] is not None:
                wrong = record.exc_info[1]
                words += f"\n{plain(_told(wrong))}\n{way(wrong)}"
            room = record.name.removeprefix(f"{_NAME}.")
            when = self.formatTime(record)
            return f"{when} {record.levelname} [{record.threadName}] {room}: {words[:_MOST]}"

    if os.path.lexists(folder / FILE) and not (folder / FILE).is_file():
        # A pipe would be waited for; what is no file is nothing to write into.
        return None
    try:
        handler = File(folder / FILE, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(Plain())
    wanted = os.environ.get("ZONK_LOG", "").lower()
    logger = logging.getLogger(_NAME)
    logger.setLevel(_NUMBERS.get(wanted, _NUMBERS["info"]))
    logger.addHandler(handler)
    return handler
