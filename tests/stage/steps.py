"""Steps of whole games, for tests of what is made of them: golden games and games played anyhow."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import cache
from pathlib import Path

from tests.random_play import choose
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, Game
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import begin

GOLDEN = Path(__file__).parents[1] / "golden"

#: What was seen before an action, the action, what happened, and the game after it.
Step = tuple[Game, act.Action, tuple[Event, ...], Game]


@cache
def golden(sheet: str) -> tuple[Step, ...]:
    """Every step of the golden games of a sheet, as far as each goes."""
    found: list[Step] = []
    for path in sorted((GOLDEN / sheet).glob("*.zonk")):
        try:
            header, lines = read(path.read_text("utf-8"))
            replay = begin(header, path.parent)
        except (TranscriptError, RuleFileError):
            continue  # refused on purpose
        with suppress(TranscriptError):
            for line in lines:
                replay.feed(line)
        games = [*(step.before for step in replay.steps), replay.game]
        found += [
            (step.before, step.action, step.events, after)
            for step, after in zip(replay.steps, games[1:], strict=True)
        ]
    return tuple(found)


#: Rules of no sheet, for what only house rules bring about.
HOUSES = {
    "show": 'extends = "wheaton"\n[knobs]\nhalftime = 600\nhalftime-tie = "rolloff"\n'
    "magic-number = false\nentry-minimum = 0\n",
    "pot": 'extends = "insta-bong"\n[knobs]\ntexas-smokeem = true\n',
    "loses": 'extends = "magic-bus-1983"\n[knobs]\nlosing-throw = "everybody"\n'
    '[combo.bad]\nkind = "instant"\nfaces = [2, 2, 2, 2, 2, 2]\nwins = false\n',
    "out": 'extends = "magic-bus-1983"\n[knobs]\nlosing-throw = "thrower"\n'
    '[combo.bad]\nkind = "instant"\nfaces = [2, 2, 2, 2, 2, 2]\nwins = false\n',
    "free": 'extends = "wheaton"\n[knobs]\nlimit = 1500\nextension = 3000\nhalftime = 0\n'
    'take-over = "anybody"\nsame-total = "zero"\nstraight-safe = true\nentry-minimum = 0\n'
    "magic-number = false\n",
    "licks": 'extends = "original-1978"\n[knobs]\nlimit = 1500\nlast-licks = "everybody"\n'
    'last-die-tries = 3\nentry-minimum = 0\nstop-minimum = 0\nstop-dice = "any"\n',
}


def rules_of(name: str) -> Rules:
    """A sheet, or one of the houses above."""
    return Rules(house_text(f"{name}.toml", HOUSES[name]) if name in HOUSES else preset(name))


def new_table(name: str) -> Game:
    """A new game of three."""
    rules = rules_of(name)
    magic = (1, 2, 2, 3, 6)[: rules.s.dice_count] if rules.s.magic_number else ()
    names = ("Ann", "Bob", "Cy")
    members = tuple((f"{n}a", f"{n}b") for n in names) if rules.s.teams else ()
    return new_game(rules, names, members=members, magic=magic)


@cache
def played(name: str, seed: int, most: int = 700) -> tuple[Step, ...]:
    """A game played anyhow, as far as so many actions go."""
    chance = random.Random(f"{name} {seed}")
    game = new_table(name)
    found: list[Step] = []
    while len(found) < most:
        action = choose(game, chance)
        if action is None:
            break
        after, events = apply(game, action)
        found.append((game, action, events, after))
        game = after
    return tuple(found)
