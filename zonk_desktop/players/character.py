"""Characters of computer players, read from files that are found and not listed.

One character is one table, `resources/players/NAME.toml`; its name and its line for people are two
messages, `character-NAME` and `character-NAME-line` (docs/players.md).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from zonk_desktop.engine.actions import ReleaseWord
from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.values import Aim, Purpose
from zonk_desktop.resources import resource
from zonk_desktop.words import GENDERS, UNKNOWN, Message, MessageError, text


class Level(StrEnum):
    """The levels of play; the sharpest first."""

    SHARP = "sharp"
    GOOD = "good"
    CASUAL = "casual"
    NOVICE = "novice"

    @property
    def message(self) -> Message:
        """The level in words, as in "plays well"."""
        return Message.of(f"player-level-{self.value}")


#: Points by which a choice may be misjudged, where a character says nothing of its own.
TAU = {Level.SHARP: 0.0, Level.GOOD: 60.0, Level.CASUAL: 150.0, Level.NOVICE: 400.0}


@dataclass(frozen=True, slots=True)
class Pace:
    """The time a choice takes, in seconds: at least, and in addition where it is close."""

    least: float = 0.4
    doubt: float = 1.2


@dataclass(frozen=True, slots=True)
class Manners:
    """The habits of a character beside rolling, as probabilities."""

    #: Says "Dare you" where it may.
    dares: float = 0.0
    #: Gives a hit away before taking its own.
    gives: float = 0.0
    #: Doubts a total that is wrong.
    doubts: float = 1.0
    #: Calls the 11,000 Rule this many points behind somebody who is nearly home; 0 never.
    calls_behind: int = 0
    #: What it answers to "Can I roll?".
    answer: ReleaseWord = ReleaseWord.YOU_CAN_GO


@dataclass(frozen=True, slots=True)
class Character:
    """A computer player as a value."""

    key: str
    aim: Aim
    #: The picture, `resources/players/PORTRAIT.svg`.
    portrait: str = ""
    #: Points that a hit weighs, and what it weighs where hits win.
    hit: float = 0.0
    hit_wins: float = 0.0
    #: How sharply it plays where nobody says otherwise.
    level: Level = Level.GOOD
    tau: tuple[tuple[Level, float], ...] = tuple(TAU.items())
    pace: Pace = field(default_factory=Pace)
    manners: Manners = field(default_factory=Manners)
    #: Its place in lists.
    order: int = 100
    #: What people call it: she, he or nothing of both.
    gender: str = UNKNOWN

    @property
    def name(self) -> Message:
        return Message.of(f"character-{self.key}")

    @property
    def line(self) -> Message:
        return Message.of(f"character-{self.key}-line")

    def noise(self, level: Level) -> float:
        """The scale in points of misjudging a choice."""
        return dict(self.tau)[level]

    def purpose(self, game: Game) -> Purpose:
        """The purpose it plays for in this game."""
        if self.aim is not Aim.HITS:
            return Purpose(self.aim)
        by = game.rules.s.winner_by
        wins = by in {WinnerBy.HITS, WinnerBy.TITLES} and game.called is None
        return Purpose(Aim.HITS, self.hit_wins if wins else self.hit)


class CharacterError(MessageError):
    """A character file that is invalid: file, key, what is wrong."""


def characters() -> tuple[Character, ...]:
    """All characters, in the order of lists."""
    return _found(resource("players"))


def character(key: str) -> Character | None:
    """The character of this name, None where there is none (any more)."""
    return next((one for one in characters() if one.key == key), None)


def genders() -> dict[str, str]:
    """What all characters are called, by their names."""
    return {text(one.name): one.gender for one in characters()}


@cache
def _found(folder: Path) -> tuple[Character, ...]:
    read = [read_character(path) for path in folder.glob("*.toml")]
    return tuple(sorted(read, key=lambda one: (one.order, one.key)))


def read_character(path: Path) -> Character:
    """Read the character of a file; raises CharacterError."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        why = Message.of("player-file-unread", file=path.name, why=str(wrong))
        raise CharacterError(why) from None
    return _Reader(path, table).character()


class _Reader:
    def __init__(self, path: Path, table: dict[str, Any]) -> None:
        self._path = path
        self._table = table

    def character(self) -> Character:
        top = self._taken(
            "",
            self._table,
            {"portrait", "order", "gender", "level", "wants", "noise", "pace", "manners"},
        )
        wants = self._taken("wants", top.get("wants", {}), {"aim", "hit", "hit-wins"})
        noise = self._taken("noise", top.get("noise", {}), set(Level))
        pace = self._taken("pace", top.get("pace", {}), {"least", "doubt"})
        manners = self._taken(
            "manners",
            top.get("manners", {}),
            {"dares", "gives", "doubts", "calls-behind", "answer"},
        )
        tau = {
            level: self._figure("noise", noise, level, default, 5_000)
            for level, default in TAU.items()
        }
        return Character(
            self._path.stem,
            self._word("wants.aim", wants.get("aim"), Aim),
            portrait=str(top.get("portrait", self._path.stem)),
            hit=self._figure("wants", wants, "hit", 300, 100_000),
            hit_wins=self._figure("wants", wants, "hit-wins", 1_000, 100_000),
            level=self._word("level", top.get("level", "good"), Level),
            tau=tuple(tau.items()),
            pace=Pace(
                self._figure("pace", pace, "least", 0.4, 5),
                self._figure("pace", pace, "doubt", 1.2, 5),
            ),
            manners=Manners(
                dares=self._figure("manners", manners, "dares", 0, 1),
                gives=self._figure("manners", manners, "gives", 0, 1),
                doubts=self._figure("manners", manners, "doubts", 1, 1),
                calls_behind=int(self._figure("manners", manners, "calls-behind", 0, 1_000_000)),
                answer=self._word(
                    "manners.answer", manners.get("answer", "you-can-go"), ReleaseWord
                ),
            ),
            order=int(self._figure("", top, "order", 100, 1_000_000)),
            gender=self._gender(top.get("gender", UNKNOWN)),
        )

    def _taken(self, name: str, table: object, keys: set[str]) -> dict[str, Any]:
        if not isinstance(table, dict):
            raise self._wrong(name, Message.of("player-file-table"))
        for key in table:
            if key not in keys:
                why = Message.of("player-file-unknown", known=tuple(sorted(keys)))
                raise self._wrong(f"{name}.{key}".lstrip("."), why)
        return table

    def _figure(
        self, name: str, table: dict[str, Any], key: str, default: float, most: int
    ) -> float:
        value = table.get(key, default)
        good = isinstance(value, int | float) and not isinstance(value, bool)
        if not good or not 0 <= value <= most:
            why = Message.of("player-file-number", most=str(most))
            raise self._wrong(f"{name}.{key}".lstrip("."), why)
        return float(value)

    def _word(self, name: str, value: object, kind: type[StrEnum]) -> Any:
        try:
            return kind(str(value))
        except ValueError:
            why = Message.of("player-file-one-of", known=tuple(kind))
            raise self._wrong(name, why) from None

    def _gender(self, value: object) -> str:
        if value in (known := (*GENDERS, UNKNOWN)):
            return str(value)
        raise self._wrong("gender", Message.of("player-file-one-of", known=known))

    def _wrong(self, name: str, why: Message) -> CharacterError:
        file = self._path.name
        return CharacterError("player-file-wrong", file=file, key=name, why=why)
