"""How fast the engine is: figures, and ratios to a bare Python loop of the same run.

`python3 packaging/dev.py bench`. Machines differ and are noisy; the ratios say more.
`bench claims [NAME...]` measures what is promised of the window and of files, each line with its
bound (packaging/bench_claims.py); `bench start [ROUNDS]` the same of the frozen program's start.
`bench rescue [FOLDER]` counts what comes back of damaged files, `bench codes [GAMES]` games that
come back from pictures of their sheets, `bench prints QUEUE FOLDER` from what a queue of CUPS has
made of them. `bench chain FOLDER` says what the chain of a journal costs an action.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all, keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand, stay_refusal
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.transcript.lines import Header, Player
from zonk_desktop.transcript.replay import Replay, text

_ROLL = act.Roll()
_STAY = act.Stay()
_TOOK = act.TookHits()


def bare_loop(count: int = 2_000_000) -> float:
    """Seconds that Python takes for a million rounds of an empty sum."""
    started = time.perf_counter()
    total = 0
    for number in range(count):
        total += number
    return (time.perf_counter() - started) / count * 1_000_000


def play_turns(
    rules: Rules, turns: int, seed: int, players: int = 4
) -> tuple[Game, list[act.Action]]:
    """Bank at 300: keep all, stay as soon as 300 are there and the rules allow it."""
    faces = random.Random(seed).choices(range(1, 7), k=64_000)
    place = 0
    names = tuple("ABCDEFGHIJKL"[:players])
    magic = (2, 3, 3, 5, 5) if rules.s.magic_number else ()
    first = new_game(rules, names, magic=magic)
    game = first
    done = 0
    actions: list[act.Action] = []
    while done < turns:
        turn = game.turn
        phase = turn.phase
        if phase is Phase.FINISHED:
            game = new_game(rules, names, magic=magic)
            actions.clear()
            continue
        if game.gates:
            action: act.Action = _TOOK
        elif phase is Phase.ROLLING:
            count = len(dice_in_hand(game))
            if place + count > 64_000:
                place = 0
            action = act.DiceLanded(tuple(faces[place : place + count]))
            place += count
        elif phase is Phase.TO_KEEP:
            action = act.Keep(keep_all(game))
        elif phase is Phase.TO_DECIDE and turn.points >= 300 and stay_refusal(game, turn) is None:
            action = _STAY
        else:
            action = _ROLL
        before = game.cells
        game, _ = apply(game, action)
        actions.append(action)
        if game.cells is not before:
            done += 1
    return game, actions


def best_of(count: int, work: Callable[[], object]) -> float:
    """Seconds of the quickest of several tries: noise only ever adds."""
    times = []
    for _ in range(count):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)


def turns_a_second(key: str, turns: int = 6000) -> float:
    rules = Rules(preset(key, (("ceremony", "off"),)))
    play_turns(rules, 2000, 1)
    return turns / best_of(3, lambda: play_turns(rules, turns, 2))


def keeps_seen(key: str) -> float:
    """Microseconds for the legal keeps of a throw that was seen before."""
    rules = Rules(preset(key, (("ceremony", "off"),)))
    game = new_game(rules, ("A", "B"))
    game, _ = apply(game, _ROLL)
    landed = (1, 1, 5, 2, 3, 4)[: rules.s.dice_count]
    game, _ = apply(game, act.DiceLanded(landed))
    keeps(game)
    rounds = 100_000

    def work() -> None:
        for _ in range(rounds):
            keeps(game)

    return best_of(3, work) / rounds * 1_000_000


def growth(key: str) -> float:
    """Seconds a turn in a game of 20,000 turns over those in one of 1,000."""
    rules = Rules(preset(key, (("ceremony", "off"), ("limit", "1000000"), ("halftime", "0"))))
    play_turns(rules, 1000, 3)
    short = best_of(3, lambda: play_turns(rules, 1000, 3)) / 1000
    long = best_of(2, lambda: play_turns(rules, 20_000, 3)) / 20_000
    return long / short


def replay_time(folder: Path) -> tuple[float, float]:
    """Milliseconds to replay 300 turns, interpreter and all, and those of a bare interpreter."""
    options = (("ceremony", "off"), ("limit", "1000000"), ("halftime", "0"))
    rules = Rules(preset("wheaton", options))
    _, actions = play_turns(rules, 300, 4)
    names = ("A", "B", "C", "D")
    header = Header(
        "wheaton", 1, options, players=tuple(Player(n) for n in names), magic=(2, 3, 3, 5, 5)
    )
    first = new_game(rules, names, magic=(2, 3, 3, 5, 5))
    path = folder / "long.zonk"
    replay = Replay(header, rules, first)
    for action in actions:
        replay.do(action)
    path.write_text(text(replay), encoding="utf-8")

    # Compiled files are kept, as they are wherever the program is installed.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}

    def run(*words: str) -> float:
        def work() -> None:
            subprocess.run(
                [sys.executable, *words],
                check=True,
                stdout=subprocess.DEVNULL,
                env=environment,
            )

        work()
        return statistics.median(best_of(1, work) for _ in range(9)) * 1000

    return run("-m", "zonk_desktop", "replay", str(path)), run("-c", "pass")


def main(words: list[str]) -> int:
    if words[:1] == ["claims"]:
        import bench_claims  # noqa: PLC0415 - the engine is measured without Qt

        return bench_claims.main(words[1:])
    if words[:1] == ["start"]:
        import bench_start  # noqa: PLC0415 - as the claims

        return bench_start.main(*map(int, words[1:2]))
    if words[:1] == ["chances"]:
        import bench_chances  # noqa: PLC0415 - what measures the engine needs none of it

        return bench_chances.main(words[1:])
    if words[:1] == ["rescue"]:
        import bench_rescue  # noqa: PLC0415 - what measures the engine needs none of it

        return bench_rescue.main(words[1:])
    if words[:1] == ["chain"]:
        import bench_chain  # noqa: PLC0415 - what measures the engine needs none of it

        return bench_chain.main(words[1:])
    if words[:1] == ["codes"]:
        import bench_codes  # noqa: PLC0415 - it draws with Qt

        return bench_codes.main(words[1:])
    if words[:1] == ["prints"]:
        import bench_prints  # noqa: PLC0415 - it draws with Qt

        return bench_prints.main(words[1:])
    loop = bare_loop()
    print(f"bare loop: {loop:.4f} microseconds a step; figures in brackets are such steps")
    slowest = []
    for key in PRESETS:
        speed = turns_a_second(key)
        slowest.append(speed)
        steps = 1_000_000 / speed / loop
        print(f"{key:16} {speed:8.0f} turns a second  [{steps:7.0f} steps a turn]")
    print(f"{'mean':16} {statistics.mean(slowest):8.0f}   slowest {min(slowest):.0f}")
    for key in ("lets-play-zonk", "insta-bong"):
        micro = keeps_seen(key)
        print(f"{key:16} {micro:8.3f} microseconds for keeps seen before  [{micro / loop:.1f}]")
    print(f"growth: a turn in a game of 20,000 takes {growth('wheaton'):.2f} times one of 1,000")
    with tempfile.TemporaryDirectory() as folder:
        took, bare = replay_time(Path(folder))
    print(f"replay of 300 turns: {took:.0f} ms, of which a bare interpreter {bare:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
