"""Chances to win as they are told, against games played out from there by the professor.

    python packaging/dev.py bench chances [RULES ..] [--positions 60] [--games 400] [--seed 1]
    python packaging/dev.py bench chances RULES --games 1600 --dice 2 [--only 3,17] --each
    python packaging/dev.py bench chances [RULES ..] --turn [--positions 60] [--seed 1]

Random positions of every rule set, two to six players. Each is played to its end many times by
players who take the best choice for winning: thousands of games at once (`played`), or one by one
through the engine where a turn holds hits or tokens, and with `--engine`. `--dice` plays the same
positions with other dice, and tells luck from fault. With `--turn` what is told before a turn is
held against the mean of what is told after it. The same words print
the same table, whatever the machine and however many processes share the work.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import played

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.length import RandomSources, play_out
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


class Case(NamedTuple):
    """A rule set to look at: a sheet or a relative, and what is changed in it."""

    name: str
    rules: str
    options: tuple[tuple[str, str], ...] = ()
    called: bool = False


def cases() -> list[Case]:
    """All sheets and relatives, and what they leave out."""
    relatives = sorted(EXAMPLES.glob("*.toml"))
    return [
        *(Case(key, key) for key in PRESETS),
        *(Case(path.stem, str(path)) for path in relatives),
        Case("insta-bong, points win", "insta-bong", (("winner-by", "points"),)),
        Case("lets-play-zonk, 11,000 called", "lets-play-zonk", called=True),
    ]


class Told(NamedTuple):
    """A position: what is told, and who has won how often."""

    totals: tuple[int, ...]
    seat: int
    chances: tuple[float, ...]
    won: tuple[float, ...]
    games: int
    #: Milliseconds of the processor for what is told, a clock being there.
    took: float


@cache
def _rules(case: Case) -> Rules:
    options = {"ceremony": "off", **dict(case.options)}
    return Rules(resolve(case.rules, options=tuple(options.items())))


def position(case: Case, number: int, seed: int) -> Game:
    """A random position: two to six players with any totals, anybody's turn."""
    rules = _rules(case)
    s = rules.s
    chance = random.Random(f"{case.name}:{seed}:{number}")
    count = 2 + number % 5
    count = max(s.players_min, min(count, s.players_max))
    step = 5 if s.limit <= 1000 else 50
    goal = s.limit + (s.rule11k_points if case.called else 0)
    if s.rounds:
        goal = s.rounds * 450
    rounds = chance.randrange(s.rounds) if s.rounds else 0
    entry = max(s.entry_minimum, s.stop_minimum)
    totals = []
    for _ in range(count):
        total = chance.randrange(0, goal, step)
        if s.rounds:
            total = total * rounds // s.rounds // step * step
        if s.no_stop_from <= total < s.no_stop_below:
            total = s.no_stop_from - step
        if case.called:
            total = min(total, s.limit)
        totals.append(total if total >= entry else 0)
    magic = (1, 2, 2, 3, 6) if s.magic_number else ()
    game = new_game(rules, tuple("ABCDEF"[:count]), totals=tuple(totals), magic=magic)
    turn = changed(game.turn, seat=chance.randrange(count))
    game = changed(game, turn=turn, rounds=rounds, halftime_done=True)
    return changed(game, called=(0, "")) if case.called else game


def tell(game: Game) -> tuple[tuple[float, ...] | None, float]:
    """What is told of a position, None where nothing is, and the milliseconds it took."""
    # A clock has to be there before time is taken.
    ask.chances(changed(game, turn=changed(game.turn, seat=(game.turn.seat + 1) % len(game.seats))))
    begun = time.process_time()
    chances = ask.chances(game)
    return chances, (time.process_time() - begun) * 1000


def by_engine(game: Game, numbers: Iterable[int], seed: int) -> list[float]:
    """How often each seat wins these games, every throw and choice of which the engine plays."""
    professor = character("professor")
    assert professor is not None
    # He calls nothing: what is told is told of games in which nobody does.
    professor = replace(professor, manners=replace(professor.manners, calls_behind=0, dares=0.0))
    seats = {n: SeatPlayer(professor, Level.SHARP) for n in range(len(game.seats))}
    won = [0.0] * len(game.seats)
    for number in numbers:
        end = play_out(game, seats, RandomSources.of(seed, number)).ended
        assert end is not None
        for n in end.winners:
            won[n] += 1 / len(end.winners)
    return won


class Asked(NamedTuple):
    """The positions of a rule set, and how often each is played."""

    case: Case
    numbers: tuple[int, ...]
    games: int = 400
    seed: int = 1
    #: The seed of the dice.
    dice: int = 1
    engine: bool = False


def look(asked: Asked) -> list[Told | None]:
    """Positions told and played; None where nobody's chance is told."""
    case, numbers, games, seed, dice, engine = asked
    begun = {number: position(case, number, seed) for number in numbers}
    found = {n: tell(game) for n, game in begun.items()}
    known = [n for n, (chances, _) in found.items() if chances is not None]
    rules = _rules(case)
    if not known or engine or not played.plain(rules):
        won = [by_engine(begun[n], range(n * 100_000, n * 100_000 + games), dice) for n in known]
    else:
        table = played.Games(rules, f"{case.name}:{dice}")
        won = table.play([begun[n] for n in known], games)
    told: dict[int, Told | None] = dict.fromkeys(numbers)
    for n, wins in zip(known, won, strict=True):
        game, (chances, took) = begun[n], found[n]
        assert chances is not None
        totals = tuple(seat.total for seat in game.seats)
        told[n] = Told(totals, game.turn.seat, chances, tuple(wins), games, took)
    return [*told.values()]


#: Ends of a turn that are less likely are taken to be worth what those before them are.
RARE = 1e-4


def over_a_turn(game: Game) -> list[float]:
    """By how much the mean of all chances after this turn is off what is told before it."""
    told = ask.chances(game)
    if told is None:
        return []
    mean, whole, then = np.zeros(len(told)), 0.0, told
    for after, chance in played.Games(game.rules, "").ends(game):
        if chance > RARE or after.ended is not None:
            then = ask.chances(after) or then
        mean += chance * np.array(then)
        whole += chance
    found: list[float] = (mean / whole - told).tolist()
    return found


@dataclass(frozen=True, slots=True)
class Figures:
    """How far what is told of a rule set is from what was played."""

    positions: int
    games: int
    #: Root of the mean square, the sample's own variance taken off.
    rms: float
    #: The greatest difference, and how many are beyond 0.05 and three times their own error.
    worst: float
    off: int
    #: Root of the mean square in errors of what was played: 1 is chance alone.
    errors: float
    #: Milliseconds by number of players, the middle of all.
    took: dict[int, float]


def figures(found: Sequence[Told]) -> Figures:
    squares, errors, worst, off = [], [], 0.0, 0
    for told in found:
        for chance, wins in zip(told.chances, told.won, strict=True):
            share = wins / told.games
            # The error of what was played is known better by what was told than by itself.
            error = max(chance * (1 - chance), share * (1 - share), 1 / told.games) / told.games
            squares.append((chance - share) ** 2 - share * (1 - share) / max(1, told.games - 1))
            errors.append((chance - share) ** 2 / error)
            worst = max(worst, abs(chance - share))
            off += abs(chance - share) > max(0.05, 3 * math.sqrt(error))
    took: dict[int, list[float]] = {}
    for told in found:
        took.setdefault(len(told.totals), []).append(told.took)
    middle = {count: statistics.median(times) for count, times in sorted(took.items())}
    rms = math.sqrt(max(0.0, statistics.mean(squares)))
    sigmas = math.sqrt(statistics.mean(errors))
    return Figures(len(found), found[0].games, rms, worst, off, sigmas, middle)


def table(told: dict[str, list[Told | None]]) -> Iterable[str]:
    yield "| rules | positions | games each | rms | in sigmas | worst | beyond the bounds |"
    yield "|---|---|---|---|---|---|---|"
    for name, found in told.items():
        known = [one for one in found if one is not None]
        if not known:
            yield f"| {name} | not told | | | | | |"
            continue
        seen = figures(known)
        yield (
            f"| {name} | {seen.positions} | {seen.games} | {seen.rms:.3f} | {seen.errors:.2f} |"
            f" {seen.worst:.3f} | {seen.off} |"
        )


def _turn_job(asked: Asked) -> list[float]:
    games = [position(asked.case, number, asked.seed) for number in asked.numbers]
    return [off for game in games for off in over_a_turn(game)]


def turn_table(found: dict[str, list[float]], positions: int) -> Iterable[str]:
    yield "| rules | positions | rms | worst |"
    yield "|---|---|---|---|"
    for name, off in found.items():
        if off:
            rms = math.sqrt(statistics.mean(one**2 for one in off))
            yield f"| {name} | {positions} | {rms:.4f} | {max(map(abs, off)):.3f} |"
        else:
            yield f"| {name} | not told | | |"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("dev.py bench chances")
    parser.add_argument("rules", nargs="*", help="names of the table's first column; all of them")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dice", type=int, help="the seed of the dice; that of the positions")
    parser.add_argument("--only", help="positions by their numbers: 3,17")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--engine", action="store_true", help="every game through the engine")
    parser.add_argument("--turn", action="store_true", help="one turn, no games")
    parser.add_argument("--each", action="store_true", help="every position, not the table alone")
    found = parser.parse_args(words)
    some = [case for case in cases() if not found.rules or case.name in found.rules]
    numbers = tuple(map(int, found.only.split(","))) if found.only else range(found.positions)
    dice = found.seed if found.dice is None else found.dice
    jobs = [
        Asked(case, tuple(numbers), found.games, found.seed, dice, found.engine) for case in some
    ]
    told: dict[str, list[Told | None]] = {}
    # A process is a core: more threads in it would only stand in each other's way.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with multiprocessing.get_context("spawn").Pool(found.processes) as pool:
        if found.turn:
            off = {
                case.name: one for case, one in zip(some, pool.imap(_turn_job, jobs), strict=True)
            }
            print("\n".join(turn_table(off, len(numbers))))
            return 0
        for case, those in zip(some, pool.imap(look, jobs), strict=True):
            told[case.name] = those
            print("\n".join([*table({case.name: those})][2:]), file=sys.stderr, flush=True)
            for number, one in zip(numbers, those, strict=True) if found.each else ():
                if one is not None:
                    said = " ".join(f"{chance:.3f}" for chance in one.chances)
                    won = " ".join(f"{wins / one.games:.3f}" for wins in one.won)
                    print(case.name, number, one.totals, one.seat, said, "|", won, flush=True)
    print("\n".join(table(told)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
