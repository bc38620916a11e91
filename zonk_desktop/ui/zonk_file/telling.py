"""Lines of stories for widgets that show a game or a player."""

from __future__ import annotations

from collections.abc import Mapping

from zonk_desktop.archive.stories import PlayerStory
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say, text

Stories = Mapping[str, tuple[PlayerStory, ...]]
#: Stories of one player that are told at once.
_FEW = 3


def of_game(found: Stories, game: int) -> list[str]:
    """Stories that this game is part of, a line each."""
    return [
        say("zonk-file-story", name=shortened(name, 24), story=text(story.message))
        for name, told in found.items()
        for story in told
        if story.game == game and story.kind != "games"
    ]


def of_player(found: Stories, name: str) -> list[str]:
    """The rarest things that are known of a player."""
    return [text(story.message) for story in found.get(name, ())[:_FEW]]
