"""Stories of players, computed in a thread, for all widgets that show a name."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from zonk_desktop.archive.figures import Figures
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import Story, stories
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.zonk_file.carrying import Ask
from zonk_desktop.words import say, text

#: Stories of one player that are told at once.
_FEW = 3


class Telling(QObject):
    """Cache of the stories of all players; empty until they are computed."""

    #: It is known now.
    came = Signal()
    #: From the thread that reckons.
    _reckoned = Signal(int, object)

    def __init__(self, ask: Ask, parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self._question = 0
        self._found: Mapping[str, Sequence[Story]] = {}
        self._reckoned.connect(self._take)

    def reload(self) -> None:
        """Query the figures and compute again."""
        self._question += 1
        question = self._question
        self._ask(_figures, lambda found: self._reckon(question, found))

    def _reckon(self, question: int, found: object) -> None:
        if not isinstance(found, list) or not found:
            return
        games: list[Figures] = found

        def work() -> None:
            told = stories(games)
            # The window may have gone meanwhile.
            with suppress(RuntimeError):
                self._reckoned.emit(question, told)

        threading.Thread(target=work, name="zonk-stories", daemon=True).start()

    def _take(self, question: int, found: Mapping[str, Sequence[Story]]) -> None:
        if question == self._question:
            self._found = found
            self.came.emit()

    def of_game(self, game: int) -> list[str]:
        """Stories that this game is part of, a line each."""
        return [
            say("zonk-file-story", name=shortened(name, 24), story=text(story.message))
            for name, told in self._found.items()
            for story in told
            if story.game == game and story.kind != "games"
        ]

    def of_player(self, name: str) -> list[str]:
        """The rarest things that are known of a player."""
        return [text(story.message) for story in self._found.get(name, ())[:_FEW]]


def _figures(archive: Archive) -> object:
    """The figures of every finished game that lies in no bin."""
    games = [game for game, _ in archive.stamps(Filter(state="finished"))]
    return list(archive.figures(games).values())
