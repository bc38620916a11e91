"""Computer players at every table: nothing refused, every game ends, and replays."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conftest import Amount
from tests.players.games import EXAMPLES, Seen, play, seats, start
from tests.random_play import house_rules
from tests.test_play_properties import header_of, options
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.decision import ToldReason, Why
from zonk_desktop.players.table import decide
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import Replay, text
from zonk_desktop.words import text as sentence


def replays(first: Game, game: Game, actions: list[act.Action]) -> None:
    """Written down and read again it is the same game."""
    once = Replay(header_of(game, first), game.rules, first)
    for action in actions:
        once.do(action)
    assert once.game == game
    found, lines = read(text(once))
    again = Replay(found, game.rules, first)
    for line in lines:
        again.feed(line)
    assert again.game == game


@pytest.mark.parametrize("ceremony", ["off", "relaxed", "strict"])
@pytest.mark.parametrize("key", PRESETS)
def test_10_whole_games_by_every_sheet(key: str, ceremony: str, amount: Amount) -> None:
    """Test 10 of the odds' design: a computer's game replays, and nothing it tries is refused."""
    chance = random.Random(f"{key} {ceremony}")
    seen = Seen()
    for number in range(amount.of(2, 166, "ZONK_BOT_GAMES")):
        rules = Rules(preset(key, options(key, ceremony, number)))
        count = min(rules.s.players_max, (2, 4, 3)[number % 3])
        first = start(rules, count, chance, near=number % 3 == 1)
        # Chances to win take a second to begin with: they are asked for once a sheet.
        who = seats(count, chance, winners=ceremony == "strict")
        # Every other game somebody looks on who dares, doubts, calls faults and gets figures wrong.
        game, done = play(first, who, chance, seen, meddling=0.06 * (number % 2))
        assert game.ended is not None
        replays(first, game, done)
    assert {"Roll", "Keep", "Stay"} <= set(seen.actions)


#: A turn of Berliner Macke costs more than it brings, so that nobody gets home but by luck.
ENDING = [path for path in EXAMPLES if path.stem != "berliner-macke"]


@pytest.mark.parametrize("path", ENDING, ids=lambda path: path.stem)
def test_10_whole_games_by_the_relatives(path: Path, amount: Amount) -> None:
    chance = random.Random(path.name)
    for _ in range(amount.of(1, 60, "ZONK_BOT_GAMES")):
        rules = Rules(house(path))
        count = max(2, rules.s.players_min)
        first = start(rules, count, chance)
        who = seats(count, chance, winners=amount.slow)
        game, done = play(first, who, chance, Seen())
        replays(first, game, done)


@pytest.mark.parametrize("part", range(4))
def test_10_whole_games_by_random_house_rules(part: int, amount: Amount) -> None:
    # What is played has no say in which rules come next.
    made, chance = random.Random(f"rules {part}"), random.Random(f"house {part}")
    played = 0
    for _ in range(amount.of(5, 160, "ZONK_BOT_GAMES")):
        ruleset = house_rules(made)
        if ruleset is None:
            continue
        rules = Rules(ruleset)
        count = min(max(2, rules.s.players_min), rules.s.players_max)
        first = start(rules, count, chance)
        who = seats(count, chance, winners=amount.slow)
        game, done = play(first, who, chance, Seen(), meddling=0.05 * (played % 2))
        replays(first, game, done)
        played += 1
    assert played > 1


def test_a_great_turn_that_would_pass_an_exact_limit_is_not_banked() -> None:
    """5,600 in one turn from 4,950, where 10,000 has to be met exactly."""
    dix_mille = Rules(house(next(path for path in EXAMPLES if path.stem == "dix-mille")))
    count = max(2, dix_mille.s.players_min)
    game = new_game(dix_mille, tuple("ABC"[:count]), totals=(4950,) * count)
    game = on(game, act.Roll(), act.DiceLanded((1, 1, 1, 1, 1, 2)), act.Keep((0, 1, 2, 3, 4)))
    game = changed(game, turn=changed(game.turn, points=5600))
    for key in ("vera", "umbrella", "dot"):
        one = character(key)
        assert one is not None
        decision = decide(game, {0: SeatPlayer(one, Level.SHARP)}, random.Random(1))
        assert decision is not None
        assert decision.actions == (act.Roll(),), key


# One by one: what is decided beside the dice


def test_nobody_stops_where_none_may_whatever_was_asked_before() -> None:
    """From 0 to 2,000 nobody stops; who stands at 3,000 may."""
    sheet = rules("original-1978", no_stop_from="0", no_stop_below="2000", entry_minimum="0")
    for total in (3000, 0):
        game = on(table(sheet, totals=(total, 0)), *roll(1, 1, 1, 5, 2, 3))
        game = on(game, act.Keep((0, 1, 2, 3)))
        told = decide(game, {0: player("umbrella")}, random.Random(0))
        assert told is not None
        assert (act.Stay() in told.actions) is (total == 3000)
        assert all(refusal(game, action) is None for action in told.actions)


def rules(key: str, **knobs: str) -> Rules:
    return Rules(preset(key, tuple((name.replace("_", "-"), v) for name, v in knobs.items())))


def on(game: Game, *actions: act.Action) -> Game:
    for action in actions:
        game, _ = apply(game, action)
    return game


def roll(*faces: int) -> tuple[act.Action, ...]:
    return act.Roll(), act.DiceLanded(faces)


def player(key: str, level: Level = Level.SHARP, **manners: float) -> SeatPlayer:
    found = character(key)
    assert found is not None
    kept = replace(found.manners, **manners)  # type: ignore[arg-type]
    return SeatPlayer(replace(found, manners=kept), level)


def decided(game: Game, seat: int, who: SeatPlayer, *others: int) -> tuple[act.Action, ...]:
    """What one computer does; `others`: seats it plays as well."""
    found = decide(game, dict.fromkeys((seat, *others), who), random.Random(1))
    return () if found is None else found.actions


VERA = player("vera")


class Always(random.Random):
    """The same chance whenever it is asked."""

    def __init__(self, found: float) -> None:
        super().__init__()
        self.found = found

    def random(self) -> float:
        return self.found


def table(rules: Rules, count: int = 2, totals: tuple[int, ...] = ()) -> Game:
    magic = (1, 2, 2, 3, 6)[: rules.s.dice_count] if rules.s.magic_number else ()
    return new_game(rules, tuple("ABCDEF"[:count]), magic=magic, totals=totals)


def test_it_begins_its_own_turn_and_nobody_elses() -> None:
    game = table(rules("wheaton"))
    assert decided(game, 0, VERA) == (act.Roll(),)
    assert decided(game, 1, VERA) == ()
    assert decided(on(game, act.Roll()), 0, VERA) == (), "the dice are in the air"


def test_a_sheet_of_totals_is_written_by_people() -> None:
    """No dice fall there: there is nothing to choose, in a turn of its own neither."""
    game = on(table(rules("wheaton")), act.WriteDown(450))
    assert game.noted
    assert decided(game, game.turn.seat, VERA) == ()


def test_a_gate_of_a_person_is_left_to_the_person() -> None:
    """Relaxed, one word opens all gates; so a computer that is next waits."""
    # Three sixes are a hit; Ann has to take it before anybody rolls.
    game = on(
        table(rules("wheaton", ceremony="relaxed")),
        *roll(6, 6, 6, 2, 3),
        act.Keep((0, 1, 2)),
        act.Stay(),
    )
    assert game.gates
    assert decided(game, 1, VERA) == ()
    assert decided(game, 0, VERA) == (act.TookHits(),)


@pytest.mark.rule("WH-066")
def test_asks_come_as_often_as_they_are_due_and_then_the_answer() -> None:
    game = on(
        table(rules("wheaton", ceremony="strict")),
        *roll(6, 6, 6, 2, 3),
        act.Keep((0, 1, 2)),
        act.Stay(),
    )
    hits = game.gates[0].hits
    assert decided(game, 1, VERA) == (act.Ask(1, hits),), "a person holds the gate"
    asked = on(game, act.Ask(1, hits))
    assert decided(asked, 1, VERA) == (), "and the person answers"
    # The computer holds it: no answer before it is asked, and one at once after.
    assert decided(game, 0, VERA) == (act.TookHits(),)
    taken = on(game, act.TookHits())
    assert decided(taken, 0, VERA) == ()
    (answer,) = decided(on(taken, act.Ask(1, hits)), 0, VERA)
    assert isinstance(answer, act.Release)
    assert answer.player == 0


def test_asks_too_many_by_the_letter_do_not_stop_the_game() -> None:
    strict = rules("wheaton", ceremony="strict", strict_asks="on")
    game = on(table(strict), *roll(6, 6, 6, 2, 3), act.Keep((0, 1, 2)), act.Stay())
    hits = game.gates[0].hits
    asked = on(game, act.TookHits(), act.Ask(1, hits + 2))
    assert decided(asked, 0, VERA) == (act.Release(act.ReleaseWord.OVERRULE, 0),)


@pytest.mark.rule("LP-040", "LP-041")
def test_dares_by_manners_and_answers_by_the_odds() -> None:
    game = on(table(rules("lets-play-zonk"), totals=(500, 500)), *roll(4, 4, 4, 4, 2))
    assert decided(game, 1, player("dot", dares=1.0)) == (act.Dare(1),)
    assert decided(game, 1, player("professor")) == (), "who plays to win never dares"
    dared = on(game, act.Dare(1))
    first = decided(dared, 0, VERA)[0]
    assert first == act.RefuseDare(), "one die in six"
    found = decide(dared, {0: VERA}, random.Random(1))
    assert found is not None
    assert found.reason.why is Why.DARE_REFUSED


@pytest.mark.rule("LP-087")
def test_the_11000_rule_is_called_from_behind() -> None:
    sheet = rules("lets-play-zonk")
    kid = player("kid")
    behind = table(sheet, totals=(6000, 9500))
    assert decided(behind, 0, kid) == (act.Call11000(),)
    assert decided(table(sheet, totals=(9500, 6000)), 0, kid) == (act.Roll(),), "never in front"
    assert decided(table(sheet, totals=(4900, 9500)), 0, kid) == (act.Roll(),), "too early"
    called = on(behind, act.Call11000())
    assert decided(called, 0, kid) == (act.Roll(),)


@pytest.mark.rule("LP-080")
def test_only_a_wrong_total_is_doubted_and_the_dice_are_named() -> None:
    sheet = rules("lets-play-zonk", declare_scores="on", ceremony="off")
    thrown = on(table(sheet, totals=(500, 500)), *roll(1, 1, 1, 2, 3), act.Keep((0, 1, 2)))
    right, wrong = on(thrown, act.Stay()), on(thrown, act.Stay(1050))
    assert decided(right, 1, VERA) == (act.Roll(),)
    assert decided(wrong, 1, VERA) == (act.Challenge(1),)
    # A person doubts a computer: it names the dice it has kept.
    doubted = on(right, act.Challenge(1))
    (named,) = decided(doubted, 0, VERA)
    assert named == act.Account((1, 1, 1))
    assert on(doubted, named).seats[0].total == 1500


@pytest.mark.rule("IB-040")
def test_a_token_goes_on_a_dear_miss_and_not_on_a_cheap_one() -> None:
    sheet = rules("insta-bong", ceremony="off")
    game = table(sheet, totals=(1000, 1000))
    seats = (changed(game.seats[0], tokens=1), game.seats[1])
    game = changed(game, seats=seats)
    dear = on(game, *roll(6, 6, 6, 6, 6, 6), act.Keep((0, 1, 2, 3, 4, 5)), *roll(2, 2, 3, 3, 4, 6))
    assert dear.turn.seat == 1, "missed, and the next player is to roll"
    assert decided(dear, 0, VERA) == (act.UseReroll(), act.Roll())
    cheap = on(game, *roll(1, 1, 1, 5, 2, 3), act.Keep((0, 1, 2, 3)), *roll(3, 4))
    assert cheap.turn.seat == 1
    assert not isinstance((*decided(cheap, 0, VERA), None)[0], act.UseReroll)
    # Who has no turn left has no better use for it.
    late = on(
        changed(game, last=(0, 1)), *roll(1, 5, 2, 3, 4, 4), act.Keep((0,)), *roll(3, 3, 4, 4, 6)
    )
    assert decided(late, 0, VERA) == (act.UseReroll(), act.Roll())
    good = on(game, *roll(1, 1, 1, 5, 2, 3))
    assert not isinstance(decided(good, 0, VERA)[0], act.UseReroll)


@pytest.mark.rule("IB-068")
def test_the_pot_is_begun_by_people_and_matched() -> None:
    game = table(rules("insta-bong", texas_smokeem="on"))
    assert decided(game, 0, VERA) == (act.Roll(),)
    assert decided(on(game, act.Stake(1, 5)), 0, VERA) == (act.Stake(0, 5),)


def test_what_was_left_is_taken_over_when_it_is_worth_it() -> None:
    sheet = rules("lets-play-zonk", take_over="anybody", ceremony="off")
    kept = act.Keep((0, 1, 2))
    left = on(table(sheet, totals=(500, 500)), *roll(1, 1, 1, 2, 3), kept, act.Stay())
    found = decide(left, {1: VERA}, random.Random(1))
    assert found is not None
    assert found.actions == (act.TakeOver(), act.Roll())
    assert found.reason.why is Why.TAKES_OVER


@pytest.mark.rule("WH-065")
def test_a_hit_is_given_away_by_manners() -> None:
    sheet = rules("wheaton", ceremony="relaxed", give_hits="on")
    game = on(table(sheet), *roll(6, 6, 6, 2, 3), act.Keep((0, 1, 2)), act.Stay())
    assert decided(game, 0, player("pete", gives=1.0)) == (act.GiveHit(0, 1, 1), act.TookHits())
    assert decided(game, 0, player("pete", gives=0.0)) == (act.TookHits(),)


def test_levels_slip_more_the_less_sharp_they_are() -> None:
    game = on(
        table(rules("original-1978", entry_minimum="0"), totals=(500, 500)), *roll(1, 5, 5, 2, 3, 4)
    )
    best = decide(game, {0: VERA}, random.Random(0))
    assert best is not None
    slips = []
    for level in Level:
        who = player("vera", level)
        chosen = [decide(game, {0: who}, random.Random(n)) for n in range(200)]
        slips.append(sum(one is not None and one.actions != best.actions for one in chosen))
    assert slips[0] == 0
    assert slips == sorted(slips)
    assert slips[-1] > slips[1] > 0


def test_10_the_same_chance_makes_the_same_choice_in_any_thread() -> None:
    """Swapping threads changes nothing."""
    sheet = rules("insta-bong", ceremony="strict")

    def run(seed: int) -> Game:
        chance = random.Random(seed)
        return play(table(sheet, 3), seats(3, chance, winners=False), chance, Seen())[0]

    here = [run(seed) for seed in range(2)]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(run, range(2))) == here


def test_every_reason_has_words() -> None:
    figures = {"dice": 3, "miss": 28, "by": 35, "points": 500, "cost": 12, "hits": 2, "times": 2}
    for why in Why:
        told = sentence(ToldReason.of(why, **figures, said=600).message)
        assert told
        assert "$" not in told
        assert "{" not in told
