"""The right side of the Zonk File: the games chosen, their stories, what can be done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zonk_desktop.archive.stories import PlayerStory
from zonk_desktop.archive.values import DiceFrom, Entry
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import block, button
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
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


#: Stories told beside a game.
_MOST_STORIES = 4
#: Sheets that go to paper in one go.
MOST_PRINTED = 1000


class GameSide(Scrolling):
    """Title, a line about the game, and a button for each thing to do."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        px = style.px
        self._inside = side = lay.panel("side")
        column = lay.column(style, margins=(18, 14, 18, 12), gap=6, on=side)
        self.title = lay.label(style, "", "part")
        self.note = lay.label(style, "", "quiet")
        self.stories = lay.label(style, "", "caption")
        for label in (self.title, self.note, self.stories):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addSpacing(px(4))
        self.go = button(style, say("zonk-file-open"), primary=True)
        self.replay = button(style, say("zonk-file-replay"), "play")
        self.review = button(style, say("zonk-file-review"))
        self.print = button(style, say("zonk-file-print"), "print")
        self.verify = button(style, say("zonk-file-verify"), "check")
        self.statistics = button(style, say("zonk-file-statistics"))
        self.export = button(style, say("zonk-file-export"))
        self.rename = button(style, say("zonk-file-rename"))
        self.bin = button(style, say("zonk-file-to-bin"), "bin")
        self.restore = button(style, say("zonk-file-restore"), "undo")
        self.buttons = (
            self.go, self.replay, self.review, self.print, self.verify, self.statistics,
            self.export, self.rename, self.bin, self.restore,
        )  # fmt: skip
        column.add(*self.buttons, 1)
        lay.put_role(style, self, "sunk")
        self.setWidget(side)

    def set_wide(self, wide: int) -> None:
        self._inside.setFixedWidth(wide)
        self.setFixedWidth(wide + self.verticalScrollBar().sizeHint().width())

    def show_games(self, chosen: Sequence[Entry], *, binned: bool, playing: int) -> None:
        """Show the games chosen; buttons that do nothing now say why."""
        one = chosen[0] if len(chosen) == 1 else None
        if one is not None:
            self.title.setText(shortened(one.title or one.players, 48))
            self.note.setText(
                say(
                    "zonk-file-note",
                    rules=shortened(printed(one.rules), 40),
                    day=day(one.begun),
                    state=_state(one),
                    winner=shortened(one.winner, 40),
                    real=one.dice is DiceFrom.TABLE,
                    totals=one.finished and not one.throws,
                )
            )
        else:
            self.title.setText(say("zonk-file-chosen", games=len(chosen)))
            self.note.setText(say("zonk-file-chosen-note") if chosen else "")
        finished = one is None or one.finished
        self.go.setText(say("zonk-file-open" if finished else "zonk-file-continue"))
        self.go.setAccessibleName(self.go.text())
        for shown in self.buttons:
            shown.setVisible(not binned or shown in {self.restore, self.replay, self.statistics})
        self.restore.setVisible(binned)
        choose_one = "" if one is not None else say("zonk-file-choose-one")
        for blocked in (self.go, self.replay, self.review, self.verify, self.rename):
            block(blocked, choose_one)
        for blocked in (self.export, self.bin, self.restore, self.statistics, self.print):
            block(blocked, "" if chosen else say("zonk-file-choose"))
        if len(chosen) > MOST_PRINTED:
            block(self.print, say("print-too-many", most=MOST_PRINTED))
        if any(entry.id == playing for entry in chosen):
            block(self.bin, say("zonk-file-on-the-table"))

    def tell(self, stories: Sequence[str]) -> None:
        """What is told of the players in this game, a line each."""
        self.stories.setText("\n".join(stories[:_MOST_STORIES]))
        self.stories.setVisible(bool(stories))


def _state(entry: Entry) -> str:
    if not entry.finished:
        return "open"
    return "won" if entry.winner else "nobody"
