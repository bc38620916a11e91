"""Queries that the Zonk File's window runs in the archive's thread."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from zonk_desktop.archive.exchange import honest, revive, text
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.sheets.keep import Story, whole_story
from zonk_desktop.transcript.check import behind, blame, parts, praise, records, renamings
from zonk_desktop.transcript.lines import Header
from zonk_desktop.ui.paper.values import GameCourse
from zonk_desktop.words import placed, say, semicolons


class FilterChoices(NamedTuple):
    players: tuple[str, ...]
    rules: tuple[str, ...]
    years: tuple[str, ...]
    #: Games in the bin.
    binned: int


def known(archive: Archive) -> FilterChoices:
    return FilterChoices(
        tuple(sorted((name for name, _, _ in archive.names(500)), key=placed)),
        tuple(archive.rule_names()),
        tuple(year for year in archive.years() if year.isdigit()),
        archive.count(Filter(binned=True)),
    )


class Sheeted(NamedTuple):
    number: int
    game: Game
    header: Header
    corrected: frozenset[tuple[int, int]]
    told: Story
    #: How it went; None while it goes on.
    course: GameCourse | None


def sheeted(archive: Archive, number: int) -> Sheeted:
    stored = archive.load(number)
    replay = revive(stored)
    # What is told of the dice is what the transcript tells.
    told = whole_story(replay, text(stored), stored.house)
    over = replay.game.ended is not None
    course = GameCourse(replay.first, tuple(replay.actions)) if over else None
    return Sheeted(number, replay.game, replay.header, replay.corrected, told, course)


class Gather:
    """Games on their way to the print window, a slice at a time."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)
        self.games: list[Sheeted] = []

    @property
    def over(self) -> bool:
        return len(self.games) == len(self.numbers)

    def go_on(self, archive: Archive, seconds: float = 0.2) -> int:
        """One slice, a game at least; how many there are now."""
        until = time.perf_counter() + seconds
        while not self.over:
            self.games.append(sheeted(archive, self.numbers[len(self.games)]))
            if time.perf_counter() > until:
                break
        return len(self.games)


def dice_words(archive: Archive, number: int) -> str:
    """Verify a game's dice; returns the verdict in words."""
    stored = archive.load(number)
    return verdict_words(honest(stored), real=stored.dice is DiceFrom.TABLE)


def verdict_words(found: Verification, *, real: bool) -> str:
    if real and found.verdict is Verdict.NO_RECORD:
        return say("zonk-file-real-dice")
    if found.verdict is Verdict.GOOD:
        said = praise(found)
        chain = (say("verify-chain-holds", head=found.chain[:16]),) if found.chain else ()
        names = (*renamings(found), *behind(found), *chain, *records(found))
        return say(
            "zonk-file-verified", said=said, unknown=semicolons(parts(found.unknown)),
            renamed=semicolons(names), other=bool(names),
        )  # fmt: skip
    said = blame(found)
    return say("zonk-file-not-verified", said=said)
