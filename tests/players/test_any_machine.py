"""The same seed makes the same game on any machine: the last bits of a worth decide nothing.

How sums are added up, and how a power or a logarithm ends, hangs on the processor and on the
libraries; worths differ by it in their last bits. Here they are made to.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

from tests.conftest import Amount
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds import kept, sweep
from zonk_desktop.odds.chart import Floats
from zonk_desktop.odds.values import best_first
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.length import RandomSources, begin, play_out
from zonk_desktop.rulebook.load import PRESETS, preset

#: The share of a worth by which it is off: some hundred times that of a sum's rounding.
OFF = 1e-13


def test_worths_that_differ_by_rounding_keep_their_order() -> None:
    def order(*worths: float) -> str:
        found = best_first(zip("abcd", worths, strict=False), lambda each: each[1])
        return "".join(name for name, _ in found)

    assert order(1.0, 1.0 + OFF, 2.0, 1.0 - OFF) == "cabd"
    # Wherever a border would be drawn at fixed figures, it would part some that are alike.
    for at in (0.5e-6, 1.5e-6, 400.0000005, 31_622.7766015):
        assert order(at * (1 - OFF), at, at * (1 + OFF), at + 1) == "dabc"
    assert order(0.3, 0.3 + 1e-6) == "ba", "what is really better stands first"
    assert order() == ""


def games(key: str, count: int) -> list[list[act.Action]]:
    """Whole games of sharp players, in a thread that remembers nothing."""

    def play() -> list[list[act.Action]]:
        rules = Rules(preset(key))
        names = ("professor", "pete", "vera", "dot")[: max(3, rules.s.players_min)]
        players = {}
        for seat, name in enumerate(names):
            found = character(name)
            assert found is not None
            players[seat] = SeatPlayer(found, Level.SHARP)
        played = []
        for number in range(count):
            done: list[act.Action] = []
            table = RandomSources.of(7, number)
            play_out(
                begin(rules, names, table),
                players,
                table,
                lambda before, action, game, events, done=done: done.append(action),
            )
            played.append(done)
        return played

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(play).result()


@pytest.mark.parametrize("key", PRESETS)
def test_sharp_players_do_the_same_by_another_arithmetic(
    key: str, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = amount.of(2, 40, "ZONK_ARITHMETIC")
    here = games(key, count)
    chance = np.random.default_rng(1)

    def off(worths: Floats) -> Floats:
        return worths * (1 + OFF * chance.uniform(-1, 1, worths.shape))

    solve, known = sweep.solve, kept.moves

    def other_plan(*asked: object) -> sweep.TurnPlan:
        plan = solve(*asked)  # type: ignore[arg-type]
        return replace(
            plan,
            rolling=off(plan.rolling),
            standing=off(plan.standing),
            ends=replace(plan.ends, bank=off(plan.ends.bank), miss=off(plan.ends.miss)),
        )

    def other_moves(*asked: object) -> Floats:
        return off(known(*asked))  # type: ignore[arg-type]

    monkeypatch.setattr(sweep, "solve", other_plan)
    monkeypatch.setattr(kept, "moves", other_moves)
    assert games(key, count) == here
