"""What running streaks are worth: a hint counts them, the review and the players do not."""

from __future__ import annotations

import random

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.hits import MissStreak
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.ends import Streak, Streaks, _after, long_run
from zonk_desktop.odds.judge import measure
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.values import BOLD, CAREFUL, HITS, POINTS, WIN, Purpose
from zonk_desktop.rulebook.load import preset

PENALTY = (("miss-penalty", "500"), ("miss-penalty-after", "3"), ("ceremony", "off"))
COUNTED = POINTS._replace(streaks=True)


def standing(game: Game, misses: int = 0, dry: int = 0) -> Game:
    """The same game, whoever plays brings this along."""
    seats = list(game.seats)
    seats[game.turn.seat] = changed(seats[game.turn.seat], entered=True, misses=misses, dry=dry)
    return changed(game, seats=tuple(seats))


def test_a_penalty_that_threatens_is_counted_before_it_comes() -> None:
    rules = Rules(preset("original-1978", PENALTY))
    fresh = standing(position(rules, 1000, True))
    worths = [ask.worth(standing(fresh, misses=misses), COUNTED) for misses in range(3)]
    assert worths[0] > worths[1] > worths[2]
    plain = [ask.worth(standing(fresh, misses=misses), POINTS) for misses in range(3)]
    assert plain[0] == plain[1] > plain[2], "without streaks only the penalty of this turn counts"
    # In the long run a turn from no streak brings the average.
    table = chart(compile_atlas(rules.ruleset))
    assert worths[0] == pytest.approx(long_run(table, position(rules, 0, True), 6000), abs=0.01)
    # In the last turns nothing comes after.
    last = changed(standing(fresh, misses=1), last=(0, 1))
    assert ask.worth(last, COUNTED) == pytest.approx(ask.worth(last, POINTS))


def turns(rules: Rules, purpose: Purpose, count: int, seed: int) -> float:
    """Points a turn of players who play for this, penalties paid, by the engine itself."""
    chance = random.Random(seed)
    game = position(rules, 200_000, True)
    begun = sum(seat.total for seat in game.seats)
    while sum(seat.turns for seat in game.seats) < count:
        if game.turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
            game, _ = apply(game, act.DiceLanded(faces))
        else:
            game, _ = apply(game, ask.best(game, purpose).best.actions[0])
    return (sum(seat.total for seat in game.seats) - begun) / count


def test_the_turns_of_the_engine_bring_what_was_promised() -> None:
    rules = Rules(preset("original-1978", (*PENALTY, ("limit", "1000000"))))
    table = chart(compile_atlas(rules.ruleset))
    promised = long_run(table, position(rules, 0, True), 6000)
    found = turns(rules, COUNTED, 2500, 5)
    # Three standard errors: a turn varies by about 500.
    assert abs(found - promised) < 3 * 500 / 2500**0.5


def test_hits_that_a_streak_promises_are_counted() -> None:
    """Two misses without a hit are worth something: the third brings one (MB-048)."""
    rules = Rules(preset("original-1978", (("ceremony", "off"),)))
    game = position(rules, 0, True)
    table = chart(compile_atlas(rules.ruleset, with_hits=True))
    assert Streaks.matter(rules, HITS)
    assert not Streaks.matter(rules, POINTS)
    streaks = Streaks(table, game, HITS)
    dry = [streaks.worth[Streak(0, 0, n)] for n in range(3)]
    assert dry[0] == pytest.approx(0, abs=0.5)
    assert dry[0] < dry[1] < dry[2]
    counted = HITS._replace(streaks=True)
    gains = []
    for n in range(3):
        here = standing(game, dry=n, misses=n)
        gains.append(ask.worth(here, counted) - ask.worth(here, HITS))
    assert 0 < gains[0] < gains[1], "a miss now brings the next hit nearer"
    assert gains[2] == pytest.approx(0), "its hit comes with this miss, and nothing after it"


def test_hint_and_coach_count_streaks_and_say_the_same_measure() -> None:
    rules = Rules(preset("original-1978", PENALTY))
    game = standing(position(rules, 1000, True), misses=1)
    assert measure(game) == COUNTED
    advice = ask.best(game, measure(game))
    assert advice.purpose == COUNTED


def streaks_of(
    key: str, options: tuple[tuple[str, str], ...], purpose: Purpose, *, each: bool = False
) -> list[Streak]:
    """What still counts of a seat with 0 to 7 misses, dry turns and hits in a row."""
    rules = Rules(preset(key, options))
    sources = [
        changed(source, each=each) if isinstance(source, MissStreak) else source
        for source in rules.ruleset.hits
    ]
    rules = Rules(changed(rules.ruleset, hits=tuple(sources)))
    streaks = Streaks(chart(compile_atlas(preset("wheaton"))), position(rules, 0, True), POINTS)
    streaks._rules, streaks._hits = rules, purpose is HITS
    seat = position(rules, 0, True).seats[0]
    return [streaks.of(changed(seat, run=n, misses=n, dry=n)) for n in range(8)]


AFTER_TWO = (("miss-penalty", "100"), ("miss-penalty-after", "2"))
ONCE = (("turkey-repeat", "once"),)


@pytest.mark.parametrize(
    ("key", "options", "purpose", "each", "runs", "misses", "dry"),
    [
        ("wheaton", (), HITS, False, "00000000", "00000000", "00000000"),
        ("wheaton", AFTER_TWO, POINTS, False, "00000000", "01010101", "00000000"),
        ("insta-bong", (), HITS, False, "00000000", "01201201", "00000000"),
        ("insta-bong", (), HITS, True, "00000000", "01233333", "00000000"),
        ("insta-bong", (), POINTS, True, "00000000", "00000000", "00000000"),
        ("insta-bong", AFTER_TWO, HITS, False, "00000000", "01234501", "00000000"),
        ("insta-bong", AFTER_TWO, HITS, True, "00000000", "01234566", "00000000"),
        ("original-1978", (), HITS, False, "00000000", "00000000", "01233333"),
        ("original-1978", (), POINTS, False, "00000000", "00000000", "00000000"),
        ("lets-play-zonk", (), HITS, False, "01201201", "00000000", "00000000"),
        ("lets-play-zonk", ONCE, HITS, False, "01233333", "00000000", "00000000"),
        ("lets-play-zonk", (), POINTS, False, "00000000", "00000000", "00000000"),
    ],
)
def test_as_much_of_a_streak_counts_as_can_still_matter(
    key: str, options: tuple[tuple[str, str], ...], purpose: Purpose, each: bool,
    runs: str, misses: str, dry: str,
) -> None:  # fmt: skip
    found = streaks_of(key, options, purpose, each=each)
    for place, told in enumerate((runs, misses, dry)):
        assert "".join(str(one[place]) for one in found) == told


@pytest.mark.parametrize(
    ("key", "options", "matters"),
    [
        ("wheaton", (), ()), ("wheaton", AFTER_TWO, (POINTS, HITS)),
        ("insta-bong", (), (HITS,)), ("original-1978", (), (HITS,)),
        ("lets-play-zonk", (), (HITS,)),
    ],
)  # fmt: skip
def test_streaks_matter_where_something_hangs_on_them(
    key: str, options: tuple[tuple[str, str], ...], matters: tuple[Purpose, ...]
) -> None:
    rules = Rules(preset(key, options))
    found = [one for one in (POINTS, HITS, CAREFUL, BOLD, WIN) if Streaks.matter(rules, one)]
    assert found == [*matters]


def test_a_turn_makes_streaks_longer_or_ends_them() -> None:
    seat = changed(position(Rules(preset("wheaton")), 0, True).seats[0], run=2, misses=3, dry=1)
    for missed, hit, after in (
        (False, False, (0, 0, 0)), (False, True, (3, 0, 0)), (True, False, (0, 4, 2)),
        (True, True, (3, 4, 0)),
    ):  # fmt: skip
        then = _after(seat, missed, hit)
        assert (then.run, then.misses, then.dry) == after
