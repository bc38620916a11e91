"""The commands about many games: a tournament of computer players, and trials of rules."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import perf_counter

from zonk_desktop import words
from zonk_desktop.cli.answers import StopAsked, counted, number, put_json, refuse, stopped, workers
from zonk_desktop.cli.grammar import Found, Usage
from zonk_desktop.console import complain, put, visible
from zonk_desktop.engine.opening import seating_refusal
from zonk_desktop.helpers import crew
from zonk_desktop.players.choose import is_own
from zonk_desktop.players.lab import Report, change, lab
from zonk_desktop.players.length import MOST_ACTIONS, Endless
from zonk_desktop.players.match import (
    UNWRITTEN,
    MatchTranscripts,
    as_text,
    entrants,
    match,
    other_rules,
    write_games,
)
from zonk_desktop.players.spread import batches, speed
from zonk_desktop.rulebook.catalogue import headed, hit_short
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import resolve, text_of
from zonk_desktop.terminal.table import options_of
from zonk_desktop.transcript.telling import sentence
from zonk_desktop.words import figure, percent, reason, say

MOST_GAMES = 1_000_000
MOST_SEED = 10**18


def match_command(said: list[str], found: Found) -> int:
    """`match RULES --players ...`: who wins how often."""
    if "--players" not in found:
        raise Usage(say("cli-match-needs-players-name-level"))
    games, seed, on = _figures(found, 100)
    folder = found.get("-o", [""])[-1]
    asked = StopAsked()
    try:
        with asked:
            options = options_of(found.get("--option", []))
            ruleset = resolve(said[0], options=options)
            players = entrants(found["--players"][-1])
            if isinstance(on, str) and any(is_own(one.name) for one in players):
                return refuse(say("cluster-own-player"))
            if (why := seating_refusal(ruleset.settings, len(players))) is not None:
                return refuse(sentence(why))
            name = Path(said[0]).name
            written = MatchTranscripts(name, options) if folder else UNWRITTEN
            if folder:
                # Before the games: a night of them is not played for a folder that cannot be.
                Path(folder).mkdir(parents=True, exist_ok=True)
                if other_rules(Path(folder), text_of(said[0]), Path(said[0])):
                    return refuse(say("match-rules-there", file=name, folder=folder))
            with crew(len(batches(games)), on) as by:
                begun = perf_counter()
                result = match(ruleset, players, games, seed, by, counted(asked), written)
                took = perf_counter() - begun
    except Exception as wrong:
        return refuse(_told(wrong, folder))
    except KeyboardInterrupt:
        return stopped(asked, 0, games)
    if "--json" in found:
        put_json(result.as_json())
    else:
        put(_lines(as_text(result)))
        complain(speed(len(result.games), took, by))
    try:
        if folder:
            write_games(result, Path(folder), text_of(said[0]), name)
    except (OSError, RuleFileError) as wrong:
        # Who won is told all the same.
        return refuse(_told(wrong, folder))
    done = len(result.games)
    return stopped(asked, done, games) if done < games else 0


def lab_command(said: list[str], found: Found) -> int:
    """`lab RULES`: what a rule set makes of a table."""
    games, seed, on = _figures(found, 300)
    asked = StopAsked()
    try:
        ruleset = resolve(said[0], options=options_of(found.get("--option", [])))
        other = resolve(found["--against"][-1]) if "--against" in found else None
        with asked, crew(len(batches(games)), on) as by:
            begun = perf_counter()
            report = lab(ruleset, games, seed, by, counted(asked))
            beside = None
            if other is not None and not asked.stop:
                beside = lab(other, games, seed, by, counted(asked))
            took = perf_counter() - begun
    except Exception as wrong:
        return refuse(_told(wrong))
    except KeyboardInterrupt:
        return stopped(asked, 0, games)
    both = [one for one in (report, beside) if one is not None]
    if "--json" in found:
        told = report.as_json()
        if beside is not None:
            told["against"] = beside.as_json()
            told["change"] = change(report, beside)
        put_json(told)
    else:
        put("\n\n".join(_lines(_report(one)) for one in both))
        complain(speed(sum(len(one.trials) for one in both), took, by))
    done = len((beside or report).trials)
    if done < games or (other is not None and beside is None):
        return stopped(asked, done, games)
    return 0


def _report(report: Report) -> str:
    told = report.as_json()
    return "\n".join(
        (
            words.say(
                "lab-title", rules=report.ruleset.name, games=told["games"], seed=told["seed"]
            ),
            words.say(
                "lab-length",
                rounds=figure(told["rounds"]["value"], 1),
                minutes=figure(told["minutes"]["value"]),
            ),
            words.say(
                "lab-turns",
                misses=_percent(told["misses"]),
                throws=figure(told["throws_a_turn"], 2),
                forced=_percent(told["without_choice"]),
            ),
            *(
                words.say("lab-miss", dice=dice, chance=percent(chance, 1))
                for dice, chance in told["miss_by_dice"].items()
            ),
            words.say(
                "lab-wins",
                seats=tuple(_percent(seat) for seat in told["wins_by_seat"]),
                upset=_percent(told["leader_at_half_loses"]),
            ),
            words.say(
                "lab-careful",
                careful=_percent(told["careful_wins"]),
                even=percent(told["even_share"], 0),
            ),
            words.say("lab-hits", hits=figure(told["hits"]["value"], 1)),
            *(
                words.say(
                    "lab-source",
                    source=headed(hit_short(report.ruleset, source)),
                    hits=figure(hits, 2),
                )
                for source, hits in sorted(told["hits_by_source"].items(), key=lambda x: -x[1])
            ),
        )
    )


def _lines(told: str) -> str:
    """Each line fit to be seen; names may hold anything."""
    return "\n".join(visible(line) for line in told.split("\n"))


def _percent(estimate: dict[str, float]) -> str:
    return percent(estimate["value"], 1)


def _figures(found: Found, games: int) -> tuple[int, int, int | str]:
    return (
        number(found, "--games", games, 1, MOST_GAMES),
        number(found, "--seed", 1, 0, MOST_SEED),
        workers(found),
    )


def _told(wrong: Exception, folder: str = "") -> str:
    """What went wrong, as a sentence; what nobody foresaw goes on as it is."""
    if isinstance(wrong, Endless):
        return words.say("match-endless", actions=MOST_ACTIONS)
    if isinstance(wrong, BrokenProcessPool):
        return words.say("match-broken")
    if isinstance(wrong, OSError):
        return words.say("match-not-written", folder=folder, why=reason(wrong))
    raise wrong
