"""The command `review`: what the dice brought in a written game, and what choices gave away."""

from __future__ import annotations

from typing import Any

from zonk_desktop.cli.answers import put_json, replayed
from zonk_desktop.cli.chances import lines_of
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import put, visible
from zonk_desktop.engine.state import Game
from zonk_desktop.odds.review import Review, ReviewedChoice, ReviewedThrow, purpose_of, review
from zonk_desktop.odds.values import HITS, POINTS, Purpose
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import commas, figure, percent, say, text

PURPOSES = {purpose.aim.value: purpose for purpose in (POINTS, HITS)}
#: Choices that are named in words; JSON has three for each player.
DEAREST = 3


def review_command(words: list[str], found: Found) -> int:
    """`review GAME.zonk`: par, luck, cost and rest of every player."""
    asked = found.get("--for", [""])[-1]
    if asked and asked not in PURPOSES:
        raise Usage(say("cli-for-is-one-of", join=commas(PURPOSES)))
    replay = replayed(words[0])
    seen = review(replay.first, replay.actions, _purpose(replay.first, asked))
    if "--json" in found:
        put_json(as_values(replay, seen))
    else:
        put(as_text(replay, seen))
    return 0


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
    """The review in words."""
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
