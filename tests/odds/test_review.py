"""Luck and cost: they add up to the score, best play costs nothing, luck is fair."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.conftest import Amount
from tests.random_play import choose, house_rules
from tests.running import zonk
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.review import PointParts, Review, purpose_of, review
from zonk_desktop.odds.values import HITS, POINTS, WIN, NotCovered, Purpose, Unknown
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.transcript.files import replay_file

SHEETS = 200


def a_game(ruleset: RuleSet, chance: Random) -> Game:
    rules = Rules(ruleset)
    count = max(rules.s.players_min, chance.choice((2, 2, 3, 4)))
    magic = (1, 2, 2, 3, 4, 6, 1, 2)[: rules.s.dice_count] if rules.s.magic_number else ()
    # Some way on, so that games end: caps, last turns and landings are met.
    totals = tuple(rules.s.limit * chance.randrange(5, 9) // 10 // 50 * 50 for _ in range(count))
    return new_game(rules, tuple("ABCD"[:count]), magic=magic, totals=totals)


def best(game: Game) -> act.Action | None:
    """What best play does; hits are taken as they come."""
    if game.turn.phase is Phase.ROLLING or game.gates:
        return None
    try:
        return ask.best(game).best.actions[0]
    except Unknown:
        return None


def played(first: Game, chance: Random, good: float, most: int = 400) -> list[act.Action]:
    """A game with best choices among random ones: faults, votes, asks, dares, tokens."""
    game, done = first, list[act.Action]()
    while game.ended is None and len(done) < most:
        action = best(game) if chance.random() < good else None
        if action is None or refusal(game, action) is not None:
            action = choose(game, chance)
        if action is None:
            break
        game, _ = apply(game, action)
        done.append(action)
    return done


def held(first: Game, actions: list[act.Action], found: Review) -> None:
    """The sums are what stands on the sheet; no choice is better than the best."""
    game = first
    begun = [(seat.total, seat.hits) for seat in first.seats]
    for action in actions:
        game, _ = apply(game, action)
    for n, seat in enumerate(game.seats):
        total, hits = begun[n]
        gained = seat.total - total + found.purpose.hit * (seat.hits - hits)
        assert found.players[n].whole == pytest.approx(gained, abs=1e-9)
    for decision in found.decisions:
        assert decision.cost <= 1e-9
        assert decision.win is None or decision.win <= 1e-9
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.line)


@pytest.mark.slow
@pytest.mark.parametrize("purpose", [POINTS, HITS], ids=["points", "hits"])
@pytest.mark.parametrize("key", PRESETS)
def test_6_sums_are_the_score(key: str, purpose: Purpose, amount: Amount) -> None:
    for seed in range(amount.of(1, SHEETS, "ZONK_REVIEWS")):
        chance = Random(f"{key} {seed}")
        first = a_game(preset(key), chance)
        actions = played(first, chance, chance.choice((0.3, 0.9)))
        held(first, actions, review(first, actions, purpose))


def test_6_sums_hold_what_the_halftime_show_brought() -> None:
    """From before the show on: its hits stand on the sheet, whoever threw for them."""
    rules = Rules(preset("wheaton", (("halftime", "400"), ("limit", "1500"), ("ceremony", "off"))))
    met = 0
    for seed in range(4):
        chance = Random(f"show {seed}")
        game = first = new_game(rules, ("A", "B"), magic=(1, 2, 2, 3, 4), totals=(300, 300))
        actions = played(first, chance, 0.9)
        found = review(first, actions, HITS)
        held(first, actions, found)
        for action in actions:
            shown = game.show is not None
            after, _ = apply(game, action)
            n = game.turn.seat
            met += shown and after.seats[n].hits > game.seats[n].hits
            game = after
    assert met


@pytest.mark.slow
def test_6_sums_under_house_rules(amount: Amount) -> None:
    done = 0
    for seed in range(amount.of(6, 1000, "ZONK_REVIEWS")):
        chance = Random(f"house {seed}")
        ruleset = house_rules(chance)
        if ruleset is None or ruleset.settings.dice_count > 6:
            continue
        try:
            ask.prepare(ruleset)
        except NotCovered:
            continue
        first = a_game(ruleset, chance)
        actions = played(first, chance, 0.5, 150)
        held(first, actions, review(first, actions))
        done += 1
    assert done > 2


@pytest.mark.parametrize("key", PRESETS)
def test_6_best_play_costs_nothing_and_luck_is_fair(key: str) -> None:
    """A game of best play: only dice decide, and what they bring is nought on the average."""
    luck: list[float] = []
    for seed in range(4):
        chance = Random(f"{key} best {seed}")
        game = first = a_game(preset(key), chance)
        actions: list[act.Action] = []
        while game.ended is None:
            game = changed(game, gates=())
            if game.turn.phase is Phase.ROLLING:
                faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
                todo: tuple[act.Action, ...] = (act.DiceLanded(faces),)
            else:
                todo = ask.best(game).best.actions
            for action in todo:
                game, _ = apply(game, action)
                actions.append(action)
        found = review(first, _open(first, actions))
        assert all(abs(tally.cost) < 1e-9 for tally in found.players)
        assert all(abs(tally.rest) < 1e-9 for tally in found.players)
        luck += [thrown.luck for thrown in found.throws]
    mean = sum(luck) / len(luck)
    spread = (sum((one - mean) ** 2 for one in luck) / len(luck)) ** 0.5
    assert abs(mean) < 4 * spread / len(luck) ** 0.5


def _open(first: Game, actions: list[act.Action]) -> list[act.Action]:
    """The same actions with every gate opened in time."""
    game, done = first, []
    for action in actions:
        for opens in _opening(game, action):
            game, _ = apply(game, opens)
            done.append(opens)
        game, _ = apply(game, action)
        done.append(action)
    return done


def _opening(game: Game, action: act.Action) -> list[act.Action]:
    found: list[act.Action] = []
    while refusal(game, action) is not None:
        gate = game.gates[0]
        tries: tuple[act.Action, ...] = (
            act.TookHits(),
            act.Release(act.ReleaseWord.OVERRULE),
            act.Ask(game.turn.seat, max(1, gate.hits)),
            act.Release(act.ReleaseWord.DONE, gate.holder),
        )
        opens = next(one for one in tries if refusal(game, one) is None)
        game, _ = apply(game, opens)
        found.append(opens)
    return found


GAME = """zonk 1
rules original-1978
player Ann
player Bob
roll 1 1 1 2 3 5
keep 1 1 1 5
roll 2 3
roll 1 1 1 2 3 3
keep 1
roll 2 2 3 4 1
keep 1
roll 5 2 2 3
"""


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "game.zonk"
    file.write_text(GAME)
    code, out, err = zonk("review", str(file), "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert [player["name"] for player in told["players"]] == ["Ann", "Bob"]
    for player in told["players"]:
        sums = player["par"] + player["luck"] + player["cost"] + player["rest"]
        assert sums == pytest.approx(player["points"] - player["start"])
    assert told["unluckiest"]["dice"] == [2, 3]
    dearest = told["dearest"][0]
    assert dearest["player"] == "Ann"
    assert dearest["cost"] < -100
    assert dearest["chosen"] == ["roll"]
    assert dearest["best"] == ["stay"]
    # Bob threw three 1s away, but his turn is not over.
    assert {each["player"] for each in told["dearest"]} == {"Ann"}
    assert [moment["at"] for moment in told["line"]] == [0, 5]
    code, out, _ = zonk("review", str(file))
    assert code == 0
    assert "Ann gave away" in out
    assert "Luckiest throw" in out
    hits = json.loads(zonk("review", str(file), "--for", "hits", "--json")[1])
    assert (hits["for"], hits["hit"]) == ("hits", 300)


def test_where_hits_win_the_command_counts_them_as_the_window_does(tmp_path: Path) -> None:
    file = tmp_path / "game.zonk"
    file.write_text(GAME.replace("original-1978", "insta-bong\noption ceremony=off"))
    first = replay_file(file).first
    for words in ((), ("--for", "hits")):
        told = json.loads(zonk("review", str(file), "--json", *words)[1])
        assert (told["for"], told["hit"]) == ("hits", purpose_of(first).hit)
    assert zonk("review", str(file))[1].startswith("Points, and 2,000 for each of the hits:")
    told = json.loads(zonk("review", str(file), "--for", "points", "--json")[1])
    assert (told["for"], told["hit"]) == ("points", 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("review", "absent.zonk"), "absent.zonk"),
        (("review", "absent.zonk", "--for", "glory"), "points, hits"),
    ],
)
def test_what_does_not_fit_is_said(words: tuple[str, ...], said: str) -> None:
    code, out, err = zonk(*words)
    assert code in (1, 2)
    assert said in err
    assert not out


def test_figures_that_are_shown_add_up_to_the_sheet() -> None:
    chance = Random(4)
    for digits in (0, 1):
        for _ in range(300):
            par, luck = chance.uniform(0, 40_000), chance.uniform(-9_000, 9_000)
            rest = chance.choice((0.0, chance.uniform(-0.4, 0.4), chance.uniform(-900, 900)))
            exact = PointParts(par, luck, round(par + luck) - par - luck - rest - 700, rest)
            shown = exact.rounded(digits)
            assert round(shown.whole, digits) == round(exact.whole)
            assert all(abs(a - b) <= 10**-digits for a, b in zip(shown, exact, strict=True))
            assert not shown.rest or abs(rest) * 10**digits >= 0.5


SHORT = (("limit", "1500"), ("ceremony", "off"), ("entry-minimum", "0"), ("stop-minimum", "0"))
MISSED, ONES = act.DiceLanded((2, 3, 4, 6, 2, 3)), act.DiceLanded((1, 1, 1, 2, 3, 5))


def steps(first: Game, *actions: act.Action) -> list[Game]:
    games = [first]
    for action in actions:
        games.append(apply(games[-1], action)[0])
    return games


@pytest.mark.parametrize("names", ["AB", "ABC"])
def test_a_throw_that_misses_takes_what_the_turn_was_worth(names: str) -> None:
    """In points to nothing; in chances to win to what a miss leaves, as was told before it."""
    rules = Rules(preset("original-1978", SHORT))
    actions: list[act.Action] = [act.Roll(), MISSED, act.Roll(), MISSED]
    begun = new_game(rules, tuple(names), totals=(700, 600, 500)[: len(names)])
    games = steps(begun, *actions)
    first, second = games[0], games[2]
    found = review(first, actions)
    assert [(one.at, one.seat, one.faces) for one in found.throws] == [
        (1, 0, MISSED.faces), (3, 1, MISSED.faces),
    ]  # fmt: skip
    for thrown, begun, rolling in zip(found.throws, (first, second), games[1::2], strict=True):
        assert thrown.luck == pytest.approx(-ask.worth(begun))
        wins = ask.missed(rolling, WIN) - ask.worth(begun, WIN)
        assert thrown.win == pytest.approx(wins)
        assert wins < -0.01
    for place, begun in enumerate((first, second)):
        worth = ask.worth(begun)
        assert found.players[place] == pytest.approx((worth, -worth, 0, 0))
    assert found.decisions == ()
    assert [moment.at for moment in found.line] == [0, 2, 4]
    assert found.line[1].chances == ask.chances(second)


def test_the_throw_that_ends_a_game_leaves_what_became_of_it() -> None:
    """Ann is home with 2,050; Bob's one throw misses and the game is over."""
    rules = Rules(preset("original-1978", SHORT))
    keep = act.Keep((0, 1, 2, 5))
    actions: list[act.Action] = [act.Roll(), ONES, keep, act.Stay(), act.Roll(), MISSED]
    games = steps(new_game(rules, ("A", "B"), totals=(1000, 600)), *actions)
    assert games[-1].ended is not None
    seen: list[None] = []
    found = review(games[0], actions, POINTS, lambda: seen.append(None))
    assert len(seen) == 6
    ones, last = found.throws
    assert ones.luck == pytest.approx(1050 - ask.worth(games[0]))
    assert ones.win == pytest.approx(ask.worth(games[2], WIN) - ask.worth(games[0], WIN))
    assert last.win == pytest.approx(-ask.worth(games[4], WIN))
    assert [(one.at, one.seat, one.action, one.cost, one.win) for one in found.decisions] == [
        (2, 0, keep, 0, 0), (3, 0, act.Stay(), 0, 0),
    ]  # fmt: skip
    assert found.line[-1] == (6, (1.0, 0.0))
    assert found.players[1].whole == 0
    # Of a position after the end there is nothing to tell.
    over = review(games[-1], [])
    assert (over.line, over.players) == ((), (PointParts(), PointParts()))


def test_what_a_choice_gave_away_is_told_in_points_and_in_chances_to_win() -> None:
    rules = Rules(preset("original-1978", SHORT))
    keep = act.Keep((5,))
    actions: list[act.Action] = [act.Roll(), ONES, keep, act.Roll(), MISSED_FIVE]
    games = steps(new_game(rules, ("A", "B"), totals=(700, 600)), *actions)
    found = review(games[0], actions)
    (chosen,) = [one for one in found.decisions if one.at == 2]
    for purpose, cost in ((POINTS, chosen.cost), (WIN, chosen.win)):
        told = ask.best(games[2], purpose)
        mine = max(one.worth for one in told.choices if one.keep == (5,))
        assert cost == pytest.approx(mine - told.best.worth)
    assert chosen.cost < -100
    assert chosen.best == ask.best(games[2]).best
    assert found.dearest() == (chosen,)
    assert found.players[0].cost == pytest.approx(sum(one.cost for one in found.decisions))


#: Five dice are thrown again and miss.
MISSED_FIVE = act.DiceLanded((2, 3, 4, 6, 2))


def test_a_turn_that_is_not_over_counts_for_nothing() -> None:
    rules = Rules(preset("original-1978", SHORT))
    first = new_game(rules, ("A", "B"), totals=(700, 600))
    found = review(first, [act.Roll(), ONES, act.Keep((5,))])
    assert (found.throws, found.decisions) == ((), ())
    assert found.players == (PointParts(), PointParts())
    assert len(found.line) == 1
