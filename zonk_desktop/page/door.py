"""The door between the page's scripts and the program: a name and JSON in, JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.page import sheet
from zonk_desktop.page.show import Plain
from zonk_desktop.page.table import SHEET, PageTable
from zonk_desktop.page.watch import Watch
from zonk_desktop.transcript.telling import sentence
from zonk_desktop.words import MessageError, Speech, say, use

#: What is asked of the table itself.
TABLE = frozenset(("throw", "stay", "call", "other", "address"))


class Door:
    """What the page may ask for, while one game is on its table."""

    def __init__(self, language: str = "en") -> None:
        use(Speech(language))
        #: Once a game has been begun.
        self.table: PageTable
        #: The game of the sheet that was read last, and found whole.
        self.watched: Watch

    def ask(self, name: str, given: str) -> str:
        """The answer to a question by name; a refusal is a sentence under `refused`."""
        try:
            answer = self._asked(name)(*json.loads(given))
        except IllegalAction as wrong:
            answer = {"refused": sentence(wrong.refusal)}
        except MessageError as wrong:
            answer = {"refused": str(wrong)}
        return json.dumps(answer, ensure_ascii=False)

    def _asked(self, name: str) -> Callable[..., Any]:
        match name:
            case "new":
                return self._new
            case "again":
                return self._again
            case "file":
                return self._file
            case "sheet":
                return self._sheet
            case "watch":
                return self.watched.throw
        if name in TABLE:
            found: Callable[..., Any] = getattr(self.table, name)
            return found
        raise ValueError(name)

    def _file(self) -> Plain:
        return {"name": say("site-file-name"), "text": self.table.transcript()}

    def _new(self, seed: str, sheet: str = SHEET) -> Plain:
        self.table = PageTable.new(seed, sheet)
        return self.table.view()

    def _sheet(self, addresses: Sequence[str], before: Sequence[str] = ()) -> Plain:
        told, watched = sheet.read(addresses, before)
        if watched is not None:
            self.watched = watched
        return told

    def _again(self, seed: str, transcript: str) -> Plain:
        self.table = PageTable.again(seed, transcript)
        return self.table.view()
