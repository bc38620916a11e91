"""The proof of best play: it holds for every rule set, and would find what does not."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.conftest import Amount
from tests.odds.test_exact import EVERY
from tests.random_play import house_rules, play, seated
from tests.running import zonk
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import proof
from zonk_desktop.odds.atlas import ThrowClass, compile_atlas
from zonk_desktop.odds.proof import COLUMNS, prove
from zonk_desktop.odds.sweep import TurnPlan, forward, solve
from zonk_desktop.odds.values import (
    BOLD,
    CAREFUL,
    HITS,
    POINTS,
    Aim,
    NotCovered,
    Purpose,
)
from zonk_desktop.players.character import character
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.length import RandomSources, play_out
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.words import text

PROVED = (POINTS, HITS, Purpose(Aim.HITS, 1000.0), None, CAREFUL, BOLD)
#: More actions than nearly every game at random takes to its end.
MOST_ACTIONS = 5_000
#: Worths are thousands, and a proof adds up hundreds of throws.
CLOSE = 1e-7


@pytest.mark.parametrize("key", EVERY)
def test_every_hand_and_row_is_the_mean_of_its_throws(key: str, amount: Amount) -> None:
    ruleset = resolve(key)
    limit = ruleset.settings.limit
    cases = [
        (purpose, total, entered)
        for purpose in PROVED
        for total, entered in (
            (0, False), (0, True), (2050, True), (limit - 700, True), (limit - 50, True)
        )
    ]  # fmt: skip
    chance = Random(Path(key).name)
    for purpose, total, entered in chance.sample(cases, amount.of(2, len(cases), "ZONK_EXACT")):
        found = prove(ruleset, purpose, total, entered)
        assert found.residual < CLOSE, (purpose, total, entered)
        assert found.beyond < 1e-4


DIX_MILLE = next(key for key in EVERY if key.endswith("dix-mille.toml"))


def test_a_keep_that_was_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of keeps that leave the same dice the dearest alone: right until the landing is exact."""

    def dearest(outcome: ThrowClass) -> ThrowClass:
        best = {option._replace(points=0): option for option in sorted(outcome.options)}
        return outcome._replace(options=tuple(sorted(best.values())))

    whole = compile_atlas

    def some(*asked: object) -> object:
        atlas = whole(*asked)  # type: ignore[arg-type]
        rolls = [replace(roll, outcomes=tuple(map(dearest, roll.outcomes))) for roll in atlas.rolls]
        return replace(atlas, rolls=tuple(rolls))

    monkeypatch.setattr(proof, "compile_atlas", some)
    assert prove(preset("wheaton"), POINTS, 3000).residual < CLOSE
    assert prove(resolve(DIX_MILLE), POINTS, 9950).residual > 10
    assert prove(preset("lets-play-zonk"), HITS, 2050).residual > 10


def test_ends_that_are_not_those_of_the_sheet_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(what: str) -> float:
        def solved(table: object, ends: object) -> TurnPlan:
            figures = getattr(ends, what).copy()
            figures[6] = 0 if figures.dtype == bool else figures[6] + 1
            return solve(table, replace(ends, **{what: figures}))  # type: ignore[type-var, arg-type]

        monkeypatch.setattr(proof, "solve", solved)
        return prove(preset("wheaton"), POINTS, 1000).residual

    assert wrong("bank") >= 1
    assert wrong("miss") > 0.05
    assert wrong("may") > 10


@pytest.mark.parametrize("kept", [True, False])
def test_hits_of_a_throw_that_ends_the_turn_are_proved(tmp_path: Path, kept: bool) -> None:
    """A miss that is worth a hit by its faces: 2-2-3-3-4 scores nothing."""
    house = tmp_path / "misses.toml"
    hit = f'kind = "pattern"\nfaces = [2, 2, 3, 3, 4]\nkept = {str(kept).lower()}\n'
    house.write_text(f'extends = "wheaton"\n[hit.stairs]\n{hit}title = "Stairs"\n', "utf-8")
    found = prove(resolve(str(house)), HITS, 1000, True)
    assert found.residual < CLOSE
    plan = found.plan
    assert plan.row(10**9) == len(plan.ends.bank) - 1
    decides = {after.hand for after in plan.chart.atlas.afters if after.decides}
    stays = {row[0] for row in found.table() if row[-3] != ""}
    assert stays <= decides
    figures = [row[-4:-2] for row in prove(preset("wheaton"), CAREFUL, 1000).table()]
    assert all(round(one, 9) == one for row in figures for one in row if isinstance(one, float))


def test_the_table_of_the_document(amount: Amount) -> None:
    """Residuals of every sheet and relative, as the command tells them."""
    document = (Path(__file__).parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
    head = "| rules | a turn for points | residual |"
    rows = [
        line.split("|") for line in document.partition(head)[2].split("\n\n")[0].splitlines()[2:]
    ]
    keys = [key if key in PRESETS else Path(key).name for key in EVERY]
    assert [row[1].strip(" `") for row in rows] == keys
    chance = Random("table")
    for place in sorted(chance.sample(range(len(rows)), amount.of(2, len(rows), "ZONK_EXACT"))):
        told = [cell.strip(" `") for cell in rows[place][2:-1]]
        points, hits, home = (prove(resolve(EVERY[place]), p) for p in (POINTS, HITS, None))
        counted = [
            text
            for each in (points, hits)
            for text in (f"{each.plan.roll(0, 0):.2f}", f"{each.throws:,}")
        ]
        assert [told[n] for n in (0, 2, 3, 5)] == counted
        assert told[7] == points.policy[:12]
        assert max(each.residual for each in (points, hits, home)) < CLOSE
        assert max(float(told[n]) for n in (1, 4, 6)) < CLOSE


@pytest.mark.parametrize("asked", [(), ("--for", "hits", "--hit", "1000"), ("--for", "home")])
def test_the_command(asked: tuple[str, ...]) -> None:
    words = ("odds", "wheaton", "--total", "9000", "--prove", *asked)
    code, out, err = zonk(*words, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["residual"] < CLOSE
    assert told["columns"] == list(COLUMNS)
    code, out, _ = zonk(*words, "--csv")
    assert code == 0
    head, *rows = csv.reader(StringIO(out))
    assert head == told["columns"]
    assert rows == [[str(value) for value in row] for row in told["rows"]]
    first = [dict(zip(head, row, strict=True)) for row in rows if row[0] == "0"]
    states = {(row["kept"], row["pending"], row["safe"]) for row in first}
    assert len(first) == told["steps"] * len(states)
    assert float(first[0]["roll"]) == pytest.approx(told["turn"])
    assert max(abs(float(row[head.index("residual")])) for row in rows) <= told["residual"] * 1.1
    code, out, _ = zonk(*words)
    assert code == 0
    assert f"{told['residual']:.1e}" in out
    for digest in told["digest"].values():
        assert len(digest) == 64
        assert digest in out


def test_the_digests_tell_rules_and_policies_apart() -> None:
    def digests(*words: str) -> dict[str, str]:
        found = json.loads(zonk("odds", *words, "--prove", "--json")[1])["digest"]
        assert isinstance(found, dict)
        return found

    first, again = digests("wheaton"), digests("wheaton")
    assert first == again
    entered = digests("wheaton", "--entered")
    assert entered["rules"] == first["rules"]
    assert entered["policy"] != first["policy"]
    assert digests("wheaton", "--option", "single-5=75")["rules"] != first["rules"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--csv",), "--csv goes with --prove"),
        (("--for", "home"), "--for goes with --prove"),
        (("--prove", "--hit", "300"), "--hit goes with --for hits"),
        (("--prove", "--for", "hits", "--hit", "many"), "--hit is a number"),
        (("--prove", "--for", "glory"), "points, hits, home"),
        (("--prove", "--csv", "--json"), "exclude each other"),
    ],
)
def test_what_does_not_fit_is_said(words: tuple[str, ...], said: str) -> None:
    code, out, err = zonk("odds", "wheaton", *words)
    assert (code, out) == (2, "")
    assert said in err


#: One goes on for a thousand rounds; by the other totals of who plays at random fall for ever, so
#: often are faults called.
LONG = (363, 759)


def test_random_house_rules_are_proved_or_refused(amount: Amount) -> None:
    """They compile, hold, and a game is played to its end; or a sentence says why not."""
    proved = 0
    refused: list[str] = []
    for number in (*LONG, *range(amount.of(9, 1000, "ZONK_HOUSES"))):
        # Each has its own draws, so that one can be looked at without the others.
        chance = Random(f"house rules {number}")
        ruleset = house_rules(chance)
        if ruleset is None:
            # Refused where it was read: tests/rulebook.
            continue
        totals = (0, 500, max(0, ruleset.settings.limit - 100))
        cases = [(purpose, total) for purpose in PROVED for total in totals]
        try:
            for purpose, total in cases if amount.slow else [chance.choice(cases)]:
                found = prove(ruleset, purpose, total)
                scale = max(1.0, float(np.abs(found.plan.rolling).max()))
                assert found.residual < CLOSE * scale, (number, purpose, total)
            proved += 1
        except NotCovered as wrong:
            refused.append(text(wrong.message))
        assert played_out(Rules(ruleset), chance).ended is not None, number
    assert proved
    assert all(refused)


def played_out(rules: Rules, chance: Random) -> Game:
    """A game at its end: played at random, or by computers where that leads nowhere."""
    game = seated(rules, chance)
    # Of many rounds the last are enough.
    game = changed(game, rounds=max(0, rules.s.rounds - 20))
    ended, _ = play(game, chance, MOST_ACTIONS)
    if ended.ended is None:
        dot = character("dot")
        assert dot is not None
        seats = {n: SeatPlayer(dot, dot.level) for n in range(len(game.seats))}
        ended = play_out(game, seats, RandomSources.of(1, 1))
    return ended


@pytest.mark.parametrize(
    ("purpose", "with_hits"), [(None, False), (POINTS, False), (CAREFUL, False), (HITS, True)]
)
def test_hits_are_told_apart_where_they_count(purpose: Purpose | None, with_hits: bool) -> None:
    found = prove(preset("wheaton"), purpose, 9000)
    assert found.plan.chart.atlas.with_hits is with_hits
    told = found.as_json()
    assert (told["for"], told["hit"]) == (
        ("home", 0) if purpose is None else (purpose.aim.value, purpose.hit)
    )
    assert told["turn"] == found.plan.rolling[0, 0, 0]
    assert told["steps"] * told["grid"] == found.plan.ends.swept * 50
    assert (told["total"], told["entered"]) == (9000, True)


def test_who_has_no_points_is_outside_unless_it_is_said() -> None:
    for total, said, entered in (
        (0, None, False), (0, True, True), (50, None, True), (50, False, False)
    ):  # fmt: skip
        told = prove(preset("wheaton"), POINTS, total, said).as_json()
        assert (told["total"], told["entered"]) == (total, entered)


def test_what_lies_beyond_the_highest_row_is_the_chance_to_get_there() -> None:
    """Nothing where more points change nothing: a total that is capped, or enough for home."""
    assert prove(preset("lets-play-zonk"), POINTS, 9900).beyond == 0
    assert prove(preset("wheaton"), None, 9000).beyond == 0
    found = prove(preset("wheaton"), POINTS, 0)
    top = found.plan.ends.swept
    spread = forward(found.plan)
    assert found.beyond == spread.banked[top:].sum() + spread.missed[top:].sum()
    assert 1e-9 < found.beyond < 1e-7
