"""Plays tournaments: many games of the same players at one table, counting wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.record import commitment_line, seed_line
from zonk_desktop.helpers import ALONE, Crew
from zonk_desktop.players.character import Level, character, characters
from zonk_desktop.players.choose import SeatPlayer, is_own, load
from zonk_desktop.players.length import RandomSources, begin, on_record, play_out
from zonk_desktop.players.spread import Estimate, Progress, mean, share, spread
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import says
from zonk_desktop.save import save
from zonk_desktop.transcript.replay import header_lines, statements
from zonk_desktop.words import MessageError, figure, percent, say, text


class Entrant(NamedTuple):
    """A player as the command line names it: a character or `FILE.py:Class`, and a level."""

    name: str
    level: str = ""

    def player(self) -> SeatPlayer:
        """Create the player; raises UnknownPlayer and OwnError."""
        if is_own(self.name):
            return load(self.name)
        if (found := character(self.name)) is None:
            raise UnknownPlayer("player-unknown", name=self.name, known=known())
        if self.level and self.level not in set(Level):
            raise UnknownPlayer("player-no-level", level=self.level, known=tuple(Level))
        return SeatPlayer(found, Level(self.level) if self.level else found.level)

    @property
    def shown(self) -> str:
        """Its name on a sheet."""
        found = character(self.name)
        return text(found.name) if found is not None else self.name.rpartition(":")[2]


class UnknownPlayer(MessageError):
    """Raised for a name that no player has."""


def known() -> tuple[str, ...]:
    """The keys of all characters."""
    return tuple(one.key for one in characters())


def entrants(said: str) -> tuple[Entrant, ...]:
    """`NAME[:LEVEL],...` as entrants; raises UnknownPlayer and OwnError for who is not there."""
    found: list[Entrant] = []
    for word in said.split(","):
        if not word.strip():
            # A comma too many seats nobody.
            continue
        name, colon, level = word.strip().rpartition(":")
        if not colon:
            name, level = level, ""
        if name.endswith(".py"):
            # FILE.py:Class has a colon of its own and no level.
            name, level = word.strip(), ""
        found.append(Entrant(name, level))
        found[-1].player()
    return tuple(found)


def named(players: Sequence[Entrant]) -> tuple[str, ...]:
    """Names for the sheet; players that play twice are numbered."""
    counts = Counter(player.shown for player in players)
    met = Counter[str]()
    names = []
    for player in players:
        met[player.shown] += 1
        twice = counts[player.shown] > 1
        names.append(f"{player.shown} {met[player.shown]}" if twice else player.shown)
    return tuple(names)


class MatchTranscripts(NamedTuple):
    """The rules as transcripts name them; empty where no transcripts are wanted."""

    rules: str = ""
    options: tuple[tuple[str, str], ...] = ()


UNWRITTEN = MatchTranscripts()


class PlayedGame(NamedTuple):
    """The figures kept of one game, by player and not by seat."""

    won: tuple[float, ...]
    points: tuple[int, ...]
    hits: tuple[int, ...]
    rounds: int
    #: Seat of every player.
    seats: tuple[int, ...]
    transcript: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a tournament."""

    ruleset: RuleSet
    players: tuple[Entrant, ...]
    seed: int
    games: tuple[PlayedGame, ...]

    def wins(self, player: int) -> Estimate:
        """Games won; a shared win counts in part."""
        return share(sum(game.won[player] for game in self.games), len(self.games))

    def points(self, player: int) -> Estimate:
        return _mean(game.points[player] for game in self.games)

    def hits(self, player: int) -> Estimate:
        return _mean(game.hits[player] for game in self.games)

    def as_json(self) -> dict[str, Any]:
        """Plain values with stable keys (docs/players.md)."""
        count = len(self.games)
        return {
            "rules": self.ruleset.key,
            "games": count,
            "seed": self.seed,
            "rounds": _mean(game.rounds for game in self.games)._asdict(),
            "players": [
                {
                    "name": name,
                    "player": entrant.name,
                    "level": entrant.player().level.value if not is_own(entrant.name) else "",
                    "won": sum(game.won[n] for game in self.games),
                    "wins": self.wins(n)._asdict(),
                    "points": self.points(n)._asdict(),
                    "hits": self.hits(n)._asdict(),
                }
                for n, (entrant, name) in enumerate(
                    zip(self.players, named(self.players), strict=True)
                )
            ],
            "wins_by_seat": [
                share(
                    sum(
                        game.won[player]
                        for game in self.games
                        for player, at in enumerate(game.seats)
                        if at == seat
                    ),
                    count,
                )._asdict()
                for seat in range(len(self.players))
            ],
        }


def _mean(values: Iterable[float]) -> Estimate:
    found = list(values)
    return mean(sum(found), sum(value * value for value in found), len(found))


def match(
    ruleset: RuleSet,
    players: tuple[Entrant, ...],
    games: int,
    seed: int,
    by: Crew = ALONE,
    progress: Progress | None = None,
    written: MatchTranscripts = UNWRITTEN,
) -> Result:
    """Play a tournament. Seats rotate: game after game everybody moves up by one.

    `written`: the rules of the transcripts; without them none are made.
    """
    # Named here: a worker elsewhere may speak another language.
    work = partial(_play, ruleset, players, named(players), seed, written)
    return Result(ruleset, players, seed, tuple(spread(work, games, by, progress)))


def _play(
    ruleset: RuleSet,
    players: tuple[Entrant, ...],
    names: tuple[str, ...],
    seed: int,
    written: MatchTranscripts,
    numbers: range,
) -> list[PlayedGame]:
    """Play some games of a tournament; runs in any process."""
    rules = Rules(ruleset)
    return [
        _one(rules, players, names, RandomSources.of(seed, number), number, written)
        for number in numbers
    ]


def _one(
    rules: Rules,
    players: tuple[Entrant, ...],
    names: tuple[str, ...],
    table: RandomSources,
    number: int,
    written: MatchTranscripts,
) -> PlayedGame:
    count = len(players)
    seat_of = tuple((place + number) % count for place in range(count))
    order = sorted(range(count), key=seat_of.__getitem__)
    # Made again for every game: nobody remembers the one before, whoever played that.
    seats = {seat_of[n]: entrant.player() for n, entrant in enumerate(players)}
    game = begin(rules, tuple(names[n] for n in order), table)
    told = ""
    if written.rules:
        told, game = _written(game, seats, table, written)
    else:
        game = play_out(game, seats, table)
    winners = game.ended.winners if game.ended is not None else ()
    won = tuple(1 / len(winners) if seat_of[n] in winners else 0.0 for n in range(count))
    return PlayedGame(
        won,
        tuple(game.seats[seat_of[n]].total for n in range(count)),
        tuple(game.seats[seat_of[n]].hits for n in range(count)),
        game.rounds,
        seat_of,
        told,
    )


def _written(
    game: Game, seats: dict[int, SeatPlayer], table: RandomSources, written: MatchTranscripts
) -> tuple[str, Game]:
    """Write the transcript of a game; its dice can be checked like those of any other."""
    replay = on_record(written.rules, game, seats, table, written.options)
    lines = [*header_lines(replay.header), commitment_line(table.dice.commitment)]
    lines += [*statements(replay.steps), seed_line(table.dice.seed)]
    return "\n".join(lines) + "\n", replay.game


def write_games(result: Result, folder: Path, rules_text: str, rules: str) -> int:
    """Write every game as a transcript, and the house rules beside them; returns the number."""
    folder.mkdir(parents=True, exist_ok=True)
    width = len(str(len(result.games)))
    for number, game in enumerate(result.games, 1):
        name = f"game-{number:0{width}}.zonk"
        save(folder / name, game.transcript.encode(), sure=False)
    if rules_text and not is_sheet(rules) and not (folder / rules).exists():
        save(folder / rules, rules_text.encode())
    return len(result.games)


def other_rules(folder: Path, rules_text: str, rules: Path) -> bool:
    """Whether other house rules of that name lie in the folder, which are not written over.

    Those the match is played by may lie there themselves: they stay as they were written.
    """
    beside = folder / rules.name
    if not rules_text or not beside.exists() or (rules.exists() and beside.samefile(rules)):
        return False
    return not says(beside, rules_text)


def as_text(result: Result) -> str:
    """Format the tournament as a table for people."""
    lines = [
        say("match-title", rules=result.ruleset.name, games=len(result.games), seed=result.seed)
    ]
    for n, name in enumerate(named(result.players)):
        wins, points, hits = result.wins(n), result.points(n), result.hits(n)
        figures = {
            "wins": percent(wins.value, 1), "low": percent(wins.low, 1),
            "high": percent(wins.high, 1),
            "points": figure(points.value), "hits": figure(hits.value, 1),
        }  # fmt: skip
        lines.append(say("match-player", name=name, **figures))
    return "\n".join(lines)
