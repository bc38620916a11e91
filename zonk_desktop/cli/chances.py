"""The commands about chances: the odds of a rule set, advice in a written game, its review."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

from zonk_desktop.cli.answers import number, of_rules, put_json, refuse, replayed
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import put, visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.proof import COLUMNS, Proof, prove
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.values import HITS, POINTS, WIN, Aim, NotCovered, Purpose, Unknown
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.terminal.table import options_of
from zonk_desktop.transcript.replay import statement
from zonk_desktop.words import commas, figure, percent, say, text
from zonk_desktop.words.rows import padded

#: What may be proved, by the word of `--for`.
PROVED = {"points": POINTS, "hits": HITS, "home": None}
PURPOSES = {purpose.aim.value: purpose for purpose in (POINTS, HITS, WIN)}
MOST_TOTAL = 10_000_000


def odds(words: list[str], found: Found) -> int:
    """`odds RULES`: a turn under best play, and each number of dice."""
    if "--entered" in found and "--not-entered" in found:
        raise Usage(say("cli-entered-and-not-entered-exclude"))
    total = number(found, "--total", 0, 0, MOST_TOTAL)
    entered = True if "--entered" in found else False if "--not-entered" in found else None
    if entered is False and total:
        raise Usage(say("cli-a-total-stands-on-the"))
    wanted = _wanted(found)
    with of_rules(words[0]):
        ruleset = resolve(words[0], options=options_of(found.get("--option", [])))
        if "--prove" in found:
            _put_proof(prove(ruleset, wanted, total, entered), found)
            return 0
        told = summary(ruleset, total, entered)
    if "--json" in found:
        put_json(told)
    else:
        put(_as_text(told))
    return 0


def _wanted(found: Found) -> Purpose | None:
    """What is to be proved; None to be home with the turn."""
    for option in ("--for", "--hit", "--csv"):
        if option in found and "--prove" not in found:
            raise Usage(say("cli-odds-needs-prove", option=option))
    if "--json" in found and "--csv" in found:
        raise Usage(say("cli-odds-json-and-csv-exclude"))
    asked = found.get("--for", ["points"])[-1]
    if asked not in PROVED:
        raise Usage(say("cli-for-is-one-of", join=commas(PROVED)))
    if "--hit" not in found:
        return PROVED[asked]
    if asked != HITS.aim:
        raise Usage(say("cli-odds-hit-needs-hits"))
    return HITS._replace(hit=float(number(found, "--hit", 0, 0, MOST_TOTAL)))


def _put_proof(proof: Proof, found: Found) -> None:
    """What was proved: in sentences, or every row as CSV or JSON."""
    if "--csv" in found:
        file = StringIO()
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *proof.table()])
        put(file.getvalue())
        return
    told = proof.as_json()
    if "--json" in found:
        put_json(told, indent=None)
        return
    worth = percent(told["turn"], 2) if told["for"] == "home" else figure(told["turn"], 2)
    figures = {name: told[name] for name in ("hands", "steps", "throws")}
    counts = {"for": told["for"], "hit": int(told["hit"])}
    put(say("cli-odds-of", rules=told["rules"], entered=told["entered"], total=told["total"]))
    put(say("cli-odds-proved-for", turn=worth, **counts))
    put(say("cli-odds-proved", residual=f"{told['residual']:.1e}", **figures))
    put(say("cli-odds-proved-beyond", beyond=f"{told['beyond']:.1e}"))
    put(say("cli-odds-proved-digests", **told["digest"]))


def _as_text(told: dict[str, Any]) -> str:
    lines = [
        say("cli-odds-of", rules=told["rules"], entered=told["entered"], total=told["total"]),
        say(
            "cli-odds-turn",
            points=figure(told["turn"], 1),
            miss=figure(told["miss"] * 100, 1),
            throws=figure(told["throws"], 2),
        ),
        "",
        f"{padded(say('cli-odds-dice'), 12)} {padded(say('cli-odds-misses'), 7, before=True)}  "
        f"{padded(say('cli-odds-worth'), 42)} {say('cli-odds-stay-from')}",
    ]
    for dice in told["dice"]:
        name = say(
            "cli-odds-of-dice", dice=dice["dice"], red=dice["special"], forced=bool(dice["forced"])
        )
        worths = "".join(f"{figure(worth, 1):>9}" for worth in dice["roll"].values())
        stay = "" if dice["stay_from"] is None else figure(dice["stay_from"])
        lines.append(f"{padded(name, 12)} {percent(dice['miss'], 2):>7}  {worths:36} {stay:>11}")
    return "\n".join(lines)


def advise(words: list[str], found: Found) -> int:
    """`advise GAME.zonk`: the legal choices of its last position, the best first."""
    asked = found.get("--for", ["points"])[-1]
    if asked not in PURPOSES:
        raise Usage(say("cli-for-is-one-of", join=commas(PURPOSES)))
    game = replayed(words[0]).game
    if game.ended is not None:
        return refuse(say("cli-the-game-is-over", words=words[0]))
    if game.noted:
        return refuse(f"{words[0]}: {say('refusal-only-totals')}")
    if game.turn.phase is Phase.ROLLING:
        return refuse(say("cli-the-dice-are-in-the", words=words[0]))
    try:
        told = advised(game, asked)
    except Unknown:
        return refuse(say("cli-this-position-has-no-choice", words=words[0]))
    if "--json" in found:
        put_json(told)
    else:
        put(_advice(told))
    return 0


def advised(game: Game, asked: str) -> dict[str, Any]:
    """The advice as plain values with stable keys."""
    told = ask.best(game, PURPOSES[asked]._replace(streaks=asked != WIN.aim))
    win = ask.best(game, WIN)
    if asked == WIN.aim and told.instead is not None and told.purpose.aim is Aim.POINTS:
        raise NotCovered(told.instead)
    known = win.purpose.aim is Aim.WIN
    chances = {c.actions: c.worth for c in win.choices} if known else {}
    everybody, why = ask.chances(game), ask.unknown(game)
    return {
        "rules": game.rules.ruleset.key,
        "players": [seat.name for seat in game.seats],
        "player": game.seats[game.turn.seat].name,
        "for": asked,
        "measure": told.purpose.aim.value,
        "instead": None if told.instead is None else text(told.instead),
        "reason": told.reason.value,
        "by": told.by,
        "win": None if everybody is None else list(everybody),
        "unknown": None if why is None else text(why),
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
        game, _ = apply(changed(game, gates=()), action)
    return [line for line in lines if line]


def _advice(told: dict[str, Any]) -> str:
    measure = told["measure"]
    winning = measure == WIN.aim
    lines = [visible(say("cli-advice-for", name=told["player"], measure=measure))]
    if told["instead"]:
        lines.append(told["instead"])
    for choice in told["choices"]:
        worth = percent(choice["worth"], 1) if winning else figure(choice["worth"], 1)
        what = commas(choice["lines"])
        risk = wins = ""
        if choice["dice"]:
            risk = say("cli-advice-risk", dice=choice["dice"], miss=figure(choice["miss"] * 100))
        if choice["win"] is not None and not winning:
            wins = say("cli-advice-wins", chance=percent(choice["win"], 1))
        lines.append(f"  {worth:>9}  {padded(what, 32)} {padded(risk, 18)} {wins}".rstrip())
    by = figure(told["by"] * 100, 1) if winning else figure(told["by"], 1)
    lines.append(say("cli-advice-why", reason=told["reason"], by=by, measure=measure))
    if told["win"] is not None:
        chances = tuple(
            f"{name} {percent(chance, 1)}"
            for name, chance in zip(told["players"], told["win"], strict=True)
        )
        lines.append(visible(say("cli-advice-chances", chances=chances)))
    elif told["unknown"]:
        lines.append(told["unknown"])
    return "\n".join(lines)
