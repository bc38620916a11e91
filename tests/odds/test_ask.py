"""The door of the odds: best choices, worth of positions, chances to win; remembered and exact."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, known
from zonk_desktop.odds.advice import choices
from zonk_desktop.odds.ends import Streaks
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.race import Duel
from zonk_desktop.odds.values import BOLD, CAREFUL, HITS, POINTS, WIN, Advice, Aim, Purpose, Unknown
from zonk_desktop.rulebook.load import PRESETS, preset

PURPOSES = (POINTS, HITS, CAREFUL, BOLD, WIN)


def a_game(key: str, count: int = 3) -> Game:
    rules = Rules(preset(key))
    names = tuple("ABCD"[: max(count, rules.s.players_min)])
    magic = (1, 2, 2, 3, 4, 6)[: rules.s.dice_count] if rules.s.magic_number else ()
    return new_game(rules, names, magic=magic)


def played(game: Game, chance: Random, count: int) -> Iterator[Game]:
    """Positions with a choice, of a game that is played anyhow."""
    while count and game.ended is None:
        game = changed(game, gates=())
        if game.turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
            game, _ = apply(game, act.DiceLanded(faces))
            continue
        yield game
        count -= 1
        if game.turn.phase is Phase.TO_KEEP:
            action: act.Action = act.Keep(chance.choice(keeps(game))[0])
        elif refusal(game, act.Stay()) is None and chance.random() < 0.5:
            action = act.Stay()
        else:
            action = act.Roll()
        game, _ = apply(game, action)


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("purpose", PURPOSES, ids=[p.aim.value for p in PURPOSES])
def test_every_position_has_an_answer(key: str, purpose: Purpose) -> None:
    for game in played(a_game(key), Random(key), 40):
        told = ask.best(game, purpose)
        assert told.purpose.aim is purpose.aim or told.instead is not None
        assert told.point > 0
        assert min(told.cost(choice) for choice in told.choices) == told.cost(told.best) == 0
        then = game
        for action in told.best.actions:
            assert refusal(then, action) is None
            then, _ = apply(then, action)
        assert ask.worth(game, purpose) == told.best.worth
        # Asked twice it is the same answer, not worked out again.
        assert ask.best(game, purpose) is told


@pytest.mark.parametrize("key", PRESETS)
def test_what_is_remembered_is_what_would_be_worked_out(key: str) -> None:
    """An answer of before is never that of another position."""
    known = Known(preset(key))
    for purpose in (POINTS, HITS):
        for game in played(a_game(key), Random(f"{key} again"), 15):
            told = known.advice(game, purpose)
            fresh = Known(preset(key))
            # The graph alone is shared; everything else is counted anew.
            assert choices(fresh.plan(game, purpose), game) == told.choices


def test_where_hits_win_a_chance_to_win_is_told_by_hits() -> None:
    ruleset = preset("original-1978", (("winner-by", "hits"),))
    game = new_game(Rules(ruleset), ("A", "B"))
    told = ask.best(game, WIN)
    assert told.purpose.aim is Aim.HITS
    assert told.instead is not None
    assert ask.chances(game) is None


def test_chances_are_those_of_now() -> None:
    game = a_game("original-1978")
    before = ask.chances(game)
    assert before is not None
    assert sum(before) == pytest.approx(1)
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 1, 2, 3, 4)))
    after = ask.chances(game)
    assert after is not None
    assert sum(after) == pytest.approx(1)
    assert after[0] > before[0], "a thousand on the table is worth something"
    assert after[1] < before[1]


def test_there_is_nothing_to_choose_while_dice_roll() -> None:
    game, _ = apply(a_game("wheaton"), act.Roll())
    with pytest.raises(Unknown):
        ask.best(game)
    assert ask.worth(game) > 200


def test_threads_do_not_meet() -> None:
    """Four threads ask about the same games at once and are told the same."""
    games = list(played(a_game("lets-play-zonk"), Random(4), 60))
    told: dict[int, list[Advice]] = {}

    def asks(n: int) -> None:
        told[n] = [ask.best(game, POINTS) for game in games]

    threads = [threading.Thread(target=asks, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told[0] == told[1] == told[2] == told[3]


@pytest.mark.parametrize("rules", [(), (("miss-penalty", "100"),)])
def test_what_does_not_change_is_worked_out_for_all_threads(
    rules: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of two players, and what streaks are worth."""
    made: list[str] = []

    def counted(kind: type[Any], name: str) -> None:
        begin = kind.__init__

        def init(self: object, *given: Any, **more: Any) -> None:
            made.append(name)
            begin(self, *given, **more)

        monkeypatch.setattr(kind, "__init__", init)

    counted(Duel, "duel")
    counted(Streaks, "streaks")
    monkeypatch.setattr(known, "_commons", {})
    game = new_game(Rules(preset("original-1978", rules)), ("A", "B"))

    def asked() -> None:
        assert ask.chances(game) is not None
        ask.outlook(game)

    for _ in range(3):
        thread = threading.Thread(target=asked)
        thread.start()
        thread.join()
    assert made.count("duel") == 1
    assert made.count("streaks") == len(set(made) - {"duel"})


def test_numpy_is_loaded_with_the_first_question() -> None:
    code = (
        "import sys, zonk_desktop.odds.ask, zonk_desktop.odds.values, zonk_desktop.odds.advice\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
