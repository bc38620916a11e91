"""The command `review`: what the dice brought in a written game, and what choices gave away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from itertools import tee
from pathlib import Path
from time import perf_counter
from typing import Any

from zonk_desktop.cli.answers import (
    StopAsked,
    progress,
    put_json,
    refuse,
    replayed,
    stopped,
    wipe,
    workers,
)
from zonk_desktop.cli.chances import lines_of
from zonk_desktop.cli.games import transcripts
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import CommandRefused, complain, put, visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.helpers import crew, stream
from zonk_desktop.odds.review import Review, ReviewedChoice, ReviewedThrow, purpose_of, review
from zonk_desktop.odds.values import HITS, POINTS, NotCovered, Purpose
from zonk_desktop.players.spread import speed
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import commas, figure, percent, say, text

PURPOSES = {purpose.aim.value: purpose for purpose in (POINTS, HITS)}
#: Choices that are named in words; JSON has three for each player.
DEAREST = 3


def review_command(words: list[str], found: Found) -> int:
    """`review GAME.zonk...`: par, luck, cost and rest of every player."""
    asked = found.get("--for", [""])[-1]
    if asked and asked not in PURPOSES:
        raise Usage(say("cli-for-is-one-of", join=commas(PURPOSES)))
    paths = [path for word in words for path in transcripts(Path(word))]
    if paths != [Path(words[0])]:
        return _review_many(paths, partial(_look, asked), found)
    workers(found)
    replay = replayed(words[0])
    seen = _look(asked, (replay.first, replay.actions))
    if isinstance(seen, NotCovered):
        raise seen
    if "--json" in found:
        put_json(as_values(replay, seen))
    else:
        put(as_text(replay, seen))
    return 0


#: What is looked at, in any process.
Played = tuple[Game, Sequence[act.Action]]


def _look(asked: str, played: Played) -> Review | NotCovered:
    first, actions = played
    try:
        return review(first, actions, _purpose(first, asked))
    except NotCovered as wrong:
        return wrong


def _review_many(
    paths: Sequence[Path], look: Callable[[Played], Review | NotCovered], found: Found
) -> int:
    """Game after game, as they are looked at by many; in JSON a line for each."""
    asked, done = StopAsked(), 0
    begun = perf_counter()
    read, sent = tee(_readable(paths))
    try:
        with asked, crew(len(paths), workers(found)) as by:
            seen = stream(look, ((one.first, one.actions) for _, one in sent), by)
            with closing(seen):
                for (file, replay), one in zip(read, seen, strict=False):
                    wipe()
                    done += _told(file, replay, one, json="--json" in found)
                    progress(done, len(paths))
                    if asked.stop:
                        break
            wipe()
            took = perf_counter() - begun
    except BrokenProcessPool:
        return refuse(say("match-broken"))
    except KeyboardInterrupt:
        return stopped(asked, done, len(paths))
    if "--json" not in found:
        complain(speed(done, took, by))
    return stopped(asked, done, len(paths)) if asked.stop else int(done < len(paths))


def _readable(paths: Sequence[Path]) -> Iterator[tuple[str, Replay]]:
    """The games of transcripts; it is told why one cannot be read."""
    for path in paths:
        try:
            yield str(path), replayed(str(path))
        except CommandRefused as wrong:
            complain(visible(str(wrong)))


def _told(file: str, replay: Replay, seen: Review | NotCovered, *, json: bool) -> bool:
    if isinstance(seen, NotCovered):
        complain(visible(f"{file}: {seen}"))
        return False
    if json:
        put_json({"file": file, **as_values(replay, seen)}, indent=None)
    else:
        put(f"{visible(file)}\n{as_text(replay, seen)}\n\n")
    return True


def _purpose(first: Game, asked: str) -> Purpose:
    """What is counted: what was asked for; where hits win, they weigh what they do there."""
    counted = purpose_of(first)
    return counted if asked in {"", counted.aim.value} else PURPOSES[asked]


def as_values(replay: Replay, seen: Review) -> dict[str, Any]:
    """The review as plain values with stable keys."""
    luckiest, unluckiest = seen.luckiest(), seen.unluckiest()
    return {
        "rules": replay.rules.ruleset.key,
        "for": seen.purpose.aim.value,
        "hit": round(seen.purpose.hit),
        "finished": replay.game.ended is not None,
        "players": [_player(replay, seen, n) for n in range(len(seen.players))],
        "dearest": [_decision(replay, each) for each in seen.dearest(DEAREST)],
        "luckiest": None if luckiest is None else _throw(replay, luckiest),
        "unluckiest": None if unluckiest is None else _throw(replay, unluckiest),
        "line": [{"at": each.at, "win": list(each.chances)} for each in seen.line],
        "unknown": None if seen.unknown is None else text(seen.unknown),
    }


def _player(replay: Replay, seen: Review, n: int) -> dict[str, Any]:
    tally, chances = seen.players[n], seen.chances(n)
    return {
        "name": replay.game.seats[n].name,
        "points": replay.game.seats[n].total,
        "hits": replay.game.seats[n].hits,
        "start": replay.first.seats[n].total,
        **tally._asdict(),
        "win": None if chances is None else {"luck": chances.luck, "cost": chances.cost},
        "dearest": [_decision(replay, each) for each in seen.dearest(DEAREST, n)],
    }


def _decision(replay: Replay, decision: ReviewedChoice) -> dict[str, Any]:
    before = replay.steps[decision.at].before
    return {
        "at": decision.at,
        "player": replay.game.seats[decision.seat].name,
        "dice": list(before.turn.throw),
        "points": before.turn.points,
        "chosen": lines_of(before, (decision.action,)),
        "best": lines_of(before, decision.best.actions),
        "cost": decision.cost,
        "win": decision.win,
    }


def _throw(replay: Replay, thrown: ReviewedThrow) -> dict[str, Any]:
    return {
        "at": thrown.at,
        "player": replay.game.seats[thrown.seat].name,
        "dice": list(thrown.faces),
        "luck": thrown.luck,
        "win": thrown.win,
    }


def as_text(replay: Replay, seen: Review) -> str:
    aim, hit = seen.purpose.aim, round(seen.purpose.hit)
    lines = [say("odds-review-measure", measure=aim.value, each=hit)]
    for n, exact in enumerate(seen.players):
        tally = exact.rounded(1)
        had = replay.first.seats[n].total
        lines.append(
            say(
                "odds-review-player",
                name=replay.game.seats[n].name,
                whole=_figure(tally.whole),
                par=_figure(tally.par),
                luck=_figure(tally.luck),
                cost=_figure(tally.cost),
                rest=_figure(tally.rest),
                start=had,
            )
        )
    for decision in seen.dearest(DEAREST):
        told = _decision(replay, decision)
        lines.append(
            say(
                "odds-review-dear",
                name=told["player"],
                chosen=commas(told["chosen"]),
                best=commas(told["best"]),
                dice=tuple(told["dice"]),
                points=told["points"],
                cost=_figure(-decision.cost),
            )
        )
    throws = {"odds-review-luckiest": seen.luckiest(), "odds-review-unluckiest": seen.unluckiest()}
    for name, thrown in throws.items():
        if thrown is not None:
            who = replay.game.seats[thrown.seat].name
            luck = _figure(thrown.luck)
            lines.append(say(name, name=who, dice=thrown.faces, luck=luck))
    if seen.line:
        lines.append(_last_line(replay.game, seen))
    elif seen.unknown is not None:
        lines.append(text(seen.unknown))
    return "\n".join(visible(line) for line in lines)


def _last_line(game: Game, seen: Review) -> str:
    chances = seen.line[-1].chances
    told = [
        f"{seat.name} {percent(chance)}" for seat, chance in zip(game.seats, chances, strict=True)
    ]
    return say("odds-review-chances", chances=tuple(told))


def _figure(worth: float) -> str:
    """A worth with one figure behind the point; no minus nought."""
    return figure(round(worth, 1) + 0.0, 1)
