"""The commands about chances: the odds of a rule set, and advice in a written game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import complain, say, visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.odds import ask
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.values import HITS, POINTS, WIN, Aim, NotCovered, Unknown
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.terminal.play import options_of
from zonk_desktop.terminal.table import Refused
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import FileError, replay_file
from zonk_desktop.transcript.write import statement

PURPOSES = {purpose.aim.value: purpose for purpose in (POINTS, HITS, WIN)}
MOST_TOTAL = 10_000_000


def odds(words: list[str], found: Found) -> int:
    """`odds RULES`: a turn under best play, and each number of dice."""
    if "--entered" in found and "--not-entered" in found:
        raise Usage("--entered and --not-entered exclude each other")
    total = _total(found)
    entered = True if "--entered" in found else False if "--not-entered" in found else None
    if entered is False and total:
        raise Usage("a total stands on the sheet of somebody who has entered")
    try:
        ruleset = resolve(words[0], options=options_of(found.get("--option", [])))
        told = summary(ruleset, total, entered)
    except (RuleFileError, Refused, NotCovered) as wrong:
        complain(str(wrong))
        return 1
    say(json.dumps(told, ensure_ascii=False, indent=1) if "--json" in found else _as_text(told))
    return 0


def _total(found: Found) -> int:
    said = found.get("--total", ["0"])[-1]
    if not (said.isascii() and said.isdecimal() and len(said) < 9 and int(said) <= MOST_TOTAL):
        raise Usage(f"--total is a number from 0 to {MOST_TOTAL}")
    return int(said)


def _as_text(told: dict[str, Any]) -> str:
    state = "in the game" if told["entered"] else "not in the game yet"
    lines = [
        f"{told['rules']}, {state}, {told['total']:,} on the sheet",
        f"A turn of best play brings {told['turn']:.1f} points; {told['miss']:.1%} of turns miss; "
        f"{told['throws']:.2f} throws.",
        "",
        f"{'dice':12} {'misses':>7}  worth of rolling at 0, 300, 500, 1,000    stay from",
    ]
    for dice in told["dice"]:
        name = str(dice["dice"])
        if dice["special"]:
            name += ", red" if dice["special"] == 1 else f", {dice['special']} red"
        if dice["forced"]:
            name += ", forced"
        worths = "".join(f"{worth:9,.1f}" for worth in dice["roll"].values())
        stay = "" if dice["stay_from"] is None else f"{dice['stay_from']:,}"
        lines.append(f"{name:12} {dice['miss']:7.2%}  {worths:36} {stay:>11}")
    return "\n".join(lines)


def advise(words: list[str], found: Found) -> int:
    """`advise GAME.zonk`: the legal choices of its last position, the best first."""
    asked = found.get("--for", ["points"])[-1]
    if asked not in PURPOSES:
        raise Usage(f"--for is one of {', '.join(PURPOSES)}")
    try:
        game = replay_file(Path(words[0])).game
    except (TranscriptError, FileError) as wrong:
        complain(f"{words[0]}:{wrong}")
        return 1
    if game.ended is not None:
        complain(visible(f"{words[0]}: the game is over."))
        return 1
    if game.turn.phase is Phase.ROLLING:
        complain(visible(f"{words[0]}: the dice are in the air; there is nothing to choose."))
        return 1
    try:
        told = advised(game, asked)
    except NotCovered as wrong:
        complain(str(wrong))
        return 1
    except Unknown:
        complain(visible(f"{words[0]}: this position has no choice that odds are known for."))
        return 1
    say(json.dumps(told, ensure_ascii=False, indent=1) if "--json" in found else _advice(told))
    return 0


def advised(game: Game, asked: str) -> dict[str, Any]:
    """The advice as plain values with stable keys."""
    told = ask.best(game, PURPOSES[asked])
    win = ask.best(game, WIN)
    if asked == WIN.aim and told.instead is not None and told.purpose.aim is Aim.POINTS:
        raise NotCovered(told.instead)
    known = win.purpose.aim is Aim.WIN
    chances = {c.actions: c.worth for c in win.choices} if known else {}
    everybody = ask.chances(game)
    return {
        "rules": game.rules.ruleset.key,
        "player": game.seats[game.turn.seat].name,
        "for": asked,
        "reason": told.reason.value,
        "by": told.by,
        "win": None if everybody is None else list(everybody),
        "choices": [
            {
                "lines": lines_of(game, choice.actions),
                "worth": choice.worth,
                "points": choice.points,
                "dice": choice.dice,
                "miss": choice.miss,
                "win": chances.get(choice.actions),
            }
            for choice in told.choices
        ],
    }


def lines_of(game: Game, actions: tuple[act.Action, ...]) -> list[str]:
    """Actions as a transcript would have them; a roll is written once its dice lie there."""
    lines = []
    for action in actions:
        lines.append("roll" if isinstance(action, act.Roll) else statement(game, action) or "")
        game, _ = apply(game._replace(gates=()), action)
    return [line for line in lines if line]


def _advice(told: dict[str, Any]) -> str:
    measure = {"points": "points", "hits": "points and hits", "win": "chance to win"}[told["for"]]
    lines = [visible(f"{told['player']}, for {measure}:")]
    for choice in told["choices"]:
        worth = f"{choice['worth']:.1%}" if told["for"] == "win" else f"{choice['worth']:,.1f}"
        what = ", ".join(choice["lines"])
        risk = f"{choice['dice']} dice miss {choice['miss']:.0%}" if choice["dice"] else ""
        lines.append(f"  {worth:>9}  {what:32} {risk}".rstrip())
    return "\n".join(lines)
