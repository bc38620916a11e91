"""What is promised of odds in time: claims like those of bench_claims, in a module of their own."""

from __future__ import annotations

import gc
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from bench_measures import Claim, Pulse, spent, until

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase, Turn
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, values
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.review import review
from zonk_desktop.odds.winning import Winning
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.session.job import apart


def odds(folder: Path) -> Iterator[Claim]:
    """Best play, cold and warm; a computer's choice; a review; dice that roll meanwhile."""
    os.environ["ZONK_CACHE"] = "off"
    sheets = [preset(key) for key in PRESETS]

    def took(work: Callable[[], object]) -> float:
        begun = time.process_time()
        work()
        return time.process_time() - begun

    def cold(with_hits: bool) -> float:
        return max(took(partial(compile_atlas, sheet, with_hits)) for sheet in sheets)

    compile_atlas(sheets[0])
    yield Claim("the graph of a turn, cold", cold(False), 0.3, "s")
    yield Claim("the same with hits", cold(True), 0.6, "s")
    charts = {sheet.key: chart(compile_atlas(sheet)) for sheet in sheets}
    clocks = [took(Winning(charts[sheet.key]).prepare) for sheet in sheets]
    yield Claim("when players get home, cold", max(clocks), 1.0, "s")
    yield from _choices()
    yield from _while_compiling()


def _choices() -> Iterator[Claim]:
    """What looking a choice up takes: asked before, in a turn that was, in a turn that begins."""
    played = list(_some_game("lets-play-zonk"))
    first = played[0][0]
    purposes = (values.POINTS, values.WIN)
    ask.prepare(first.rules.ruleset, *purposes)
    actions = [action for _, action in played]
    asked = [game for game, action in played if not isinstance(action, act.DiceLanded)]
    asked = [game for game in asked if not game.gates][:200]

    def looked_at() -> list[float]:
        ask.prepare(first.rules.ruleset, *purposes)
        begun = time.process_time()
        review(first, actions)
        return [time.process_time() - begun]

    def chosen() -> list[float]:
        ask.prepare(first.rules.ruleset, *purposes)
        took = []
        for game in asked:
            begun = time.process_time()
            ask.best(game, values.WIN)
            took.append((time.process_time() - begun) * 1000)
        return took

    yield Claim("the review of a game", _anew(looked_at)[0], 1, "s")
    most = statistics.quantiles(_anew(chosen), n=20)[-1]
    yield Claim("a computer's choice, 19 in 20", most, 10, "ms")

    def again() -> None:
        for game in asked[-20:]:
            ask.best(game, values.POINTS)

    seen = spent(again, 20) / 20
    yield Claim("a choice that was asked before", seen * 1000, 10, "us")
    middle, most = _new_throws(played)
    yield Claim("advice for a new throw of a turn, the middle", middle, 0.1, "ms")
    yield Claim("the same, 19 in 20", most, 0.1, "ms")
    yield Claim("advice about hits as a turn begins, 19 in 20", _hits_choices(), 60, "ms")


def _new_throws(played: list[tuple[Game, act.Action]]) -> tuple[float, float]:
    """Milliseconds for a throw that was never asked about, in a turn that was: the middle of all,
    and what 19 of 20 need at most.

    Other dice land than in the games that were played, and a thread asks that never did before.
    """
    for seed in range(20, 26):
        for _ in _some_game("lets-play-zonk", seed):
            pass
    chance = random.Random(9)
    landed = [
        apply(game, act.DiceLanded(tuple(chance.choices(range(1, 7), k=len(action.faces)))))[0]
        for game, action in played * 2
        if isinstance(action, act.DiceLanded)
    ]
    thrown = [game for game in landed if game.turn.phase is Phase.TO_KEEP and not game.gates]

    def chosen() -> list[float]:
        took = []
        # The program collects garbage in the thread of its window alone.
        gc.disable()
        for game in thrown:
            # The plan of the turn is there; the throw itself has not been looked at.
            ask.worth(changed(game, turn=_to_roll(game.turn)), values.POINTS)
            begun = time.process_time()
            ask.best(game, values.POINTS)
            took.append((time.process_time() - begun) * 1000)
        gc.enable()
        return took

    took = _anew(chosen)
    return statistics.median(took), statistics.quantiles(took, n=20)[-1]


def _to_roll(turn: Turn) -> Turn:
    return changed(turn, phase=Phase.TO_DECIDE, throw=())


def _hits_choices() -> float:
    """Milliseconds of a first choice about hits in a turn, where hits win."""
    played = [game for game, action in _some_game("insta-bong") if isinstance(action, act.Keep)][
        :40
    ]
    purpose = values.Purpose(values.Aim.HITS, values.HIT_WINS)

    def chosen() -> list[float]:
        ask.prepare(played[0].rules.ruleset, purpose)
        took = []
        for game in played:
            begun = time.process_time()
            ask.best(game, purpose)
            took.append((time.process_time() - begun) * 1000)
        return took

    return statistics.quantiles(_anew(chosen), n=20)[-1]


def _anew(work: Callable[[], list[float]]) -> list[float]:
    """Run in a fresh thread, whose caches are empty."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def _some_game(key: str, seed: int = 7) -> Iterator[tuple[Game, act.Action]]:
    """A game of best play for points, with the action that follows each position."""
    chance = random.Random(seed)
    game = new_game(Rules(preset(key, (("ceremony", "off"),))), ("A", "B", "C"))
    while game.ended is None:
        todo: tuple[act.Action, ...]
        if game.turn.phase is Phase.ROLLING:
            todo = (act.DiceLanded(tuple(chance.randint(1, 6) for _ in dice_in_hand(game))),)
        else:
            todo = ask.best(game).best.actions[:1]
        yield game, todo[0]
        game, _ = apply(game, todo[0])


def _while_compiling() -> Iterator[Claim]:
    """The longest pause of the event loop while the process that thinks works out a rule set."""
    os.environ["ZONK_CACHE"] = "off"
    pulse = Pulse()
    worst = []
    lane = apart.lane("hint")
    for key in PRESETS:
        works = lane.submit(work_out, preset(key))
        pulse.begin()
        until(works.done)
        worst.append(pulse.end())
    apart.close()
    # The quietest of them is the program's own doing: what others do here only ever adds.
    yield Claim("longest pause while odds are worked out", min(worst), 50, "ms")


def work_out(ruleset: RuleSet) -> None:
    """Everything that hint and coach need of a rule set."""
    # Held to the end, as the program does: to take a graph apart takes time of its own.
    held = [chart(compile_atlas(ruleset, with_hits=True))]
    if not ruleset.settings.rounds:
        held.append(chart(compile_atlas(ruleset)))
        Winning(held[-1]).prepare()
