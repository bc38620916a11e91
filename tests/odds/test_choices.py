"""What a choice is worth where dice are thrown again or dared, why it is the best, what it cost."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.random_play import choose
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.advice import _one_by_one, after_keeps, ranked, reason
from zonk_desktop.odds.judge import judge
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.review import choices_of, worth_of
from zonk_desktop.odds.values import HITS, POINTS, Choice, Reason
from zonk_desktop.rulebook.load import preset


def thrown(key: str, faces: tuple[int, ...], tokens: int = 0, **options: str) -> Game:
    """The first throw of a turn, at 1,000 points each and with nothing to wait for."""
    knobs = tuple((name.replace("_", "-"), value) for name, value in options.items())
    rules = Rules(preset(key, (("ceremony", "off"), *knobs)))
    magic = (1, 2, 2, 3, 6) if rules.s.magic_number else ()
    game = new_game(rules, ("A", "B"), totals=(1000, 1000), magic=magic)
    game = changed(game, seats=(changed(game.seats[0], tokens=tokens), game.seats[1]))
    return landed(apply(game, act.Roll())[0], *faces)


def landed(game: Game, *faces: int) -> Game:
    return changed(apply(game, act.DiceLanded(faces))[0], gates=())


def done(game: Game, *actions: act.Action) -> Game:
    for action in actions:
        game = changed(apply(game, action)[0], gates=())
    return game


@pytest.mark.parametrize("key", ["original-1978", "lets-play-zonk", "magic-bus-1983"])
def test_the_graph_and_the_engine_say_the_same_of_a_throw(key: str) -> None:
    """Keep by keep, where the points are none of the grid's, and beyond all that are swept."""
    chance = random.Random(key)
    rules = Rules(preset(key, (("ceremony", "off"),)))
    known = Known(rules.ruleset)
    names, met = ("A", "B"), 0
    while met < 12:
        game = new_game(rules, names, totals=(0, 1000))
        while (action := choose(game, chance)) is not None and met < 12:
            if game.turn.phase is Phase.TO_KEEP:
                met += 1
                for points in (game.turn.points, game.turn.points + 25, 310, 30_000):
                    table = changed(game, gates=(), turn=changed(game.turn, points=points))
                    for purpose in (POINTS, HITS):
                        plan = known.plan(table, purpose)
                        assert after_keeps(plan, table) == _one_by_one(plan, table)
            game, _ = apply(game, action)


def test_points_between_two_steps_are_enough_where_the_engine_says_so() -> None:
    """250 are asked for: whoever has 160 stays with a 1 and not with a 5."""
    game = thrown("insta-bong", (1, 5, 2, 2, 3, 4))
    game = changed(game, turn=changed(game.turn, points=160))
    told = after_keeps(Known(game.rules.ruleset).plan(game, POINTS), game)
    assert {(one.keep, one.points) for one in told if one.stays} == {((0,), 260), ((0, 1), 310)}
    assert {one.keep for one in told if not one.stays} == {(0,), (1,), (0, 1)}


def test_dice_thrown_again_are_worth_the_mean_of_how_they_may_fall() -> None:
    """The 5 alone is thrown again, which scores nothing else: three faces of six miss."""
    game = thrown("insta-bong", (5, 2, 2, 3, 4, 6), 1, re_roll="chosen-dice", winner_by="points")
    again = done(game, act.UseReroll((0,)))
    told = ask.best(again)
    assert (told.best.dice, told.best.miss, told.best.points) == (1, 0.5, 0)
    rolling = done(again, act.Roll())
    worths = [ask.worth(landed(rolling, face)) for face in (1, 2, 5)]
    assert told.best.worth == pytest.approx(sum(worths) / 6 + ask.missed(rolling) / 2)
    assert ask.worth(rolling) == pytest.approx(told.best.worth)


def test_a_miss_of_dice_thrown_again_costs_its_penalty() -> None:
    more = {"miss_penalty": "600", "miss_penalty_after": "1", "winner_by": "points"}
    faces = (5, 2, 2, 3, 4, 6)
    game = thrown("insta-bong", faces, 1, re_roll="chosen-dice", **more)
    rolling = done(game, act.UseReroll((0,)), act.Roll())
    assert ask.missed(rolling) == -600
    worths = [ask.worth(landed(rolling, face)) for face in (1, 2, 5)]
    assert ask.worth(rolling) == pytest.approx(sum(worths) / 6 - 300)


def test_a_die_thrown_again_may_win_the_game() -> None:
    """Of its faces three score, a 6 makes the throw that wins, two miss."""
    game = thrown(
        "insta-bong", (5, 2, 2, 3, 4, 6), 1, re_roll="chosen-dice", winner_by="points",
        win_throw="2 2 3 4 6 6",
    )  # fmt: skip
    rolling = done(game, act.UseReroll((0,)), act.Roll())
    assert landed(rolling, 6).ended is not None
    worths = [ask.worth(landed(rolling, face)) for face in (1, 2, 5)]
    won = game.rules.s.limit - 1000
    assert ask.worth(rolling) == pytest.approx((sum(worths) + won) / 6 + ask.missed(rolling) / 3)


def test_a_dare_is_worth_a_sixth_of_its_prize() -> None:
    """One face of six makes the fifth die; the others miss, which costs 120."""
    game = thrown("wheaton", (4, 4, 4, 4, 2), dare="on", miss_penalty="120", miss_penalty_after="1")
    dared = done(game, act.Dare(1))
    taken = done(dared, act.TakeDare())
    rolling = done(taken, act.Roll())
    won = landed(rolling, 4)
    assert won.turn.points == 1000
    worth = ask.worth(won) / 6 - 100
    for now in (taken, rolling):
        assert ask.worth(now) == pytest.approx(worth)
    (roll,) = ask.best(taken).choices
    assert (roll.dice, roll.miss) == (1, pytest.approx(5 / 6))
    told = ask.best(dared)
    (take,) = [one for one in told.choices if isinstance(one.actions[0], act.TakeDare)]
    assert (take.worth, take.dice, take.miss) == (pytest.approx(worth), 1, pytest.approx(5 / 6))
    assert isinstance(take.actions[1], act.Roll)
    # Whoever refuses goes on as if nobody had dared.
    others = [one for one in told.choices if one is not take]
    assert [one.actions[1:] for one in others] == [one.actions for one in ask.best(game).choices]
    assert (told.reason, told.by) == (Reason.DARE, pytest.approx(others[0].worth - take.worth))


def test_a_token_throws_all_dice_again() -> None:
    """Six dice, of which 5 throws in 162 miss where three pairs and a straight score too."""
    game = thrown("insta-bong", (5, 2, 2, 3, 4, 6), 1, winner_by="points")
    again = next(one for one in ask.best(game).choices if isinstance(one.actions[0], act.UseReroll))
    assert (again.dice, again.miss, again.points) == (6, pytest.approx(5 / 162), 0)


def test_of_what_is_worth_the_same_the_stay_stands_first_then_more_dice() -> None:
    stay, roll = choice(9.0, STAY), choice(9.0, ROLL)
    two, four = changed(roll, dice=2), changed(roll, dice=4)
    better = choice(9.5, act.Keep((0,)), ROLL)
    assert ranked([two, stay, roll, better, four]) == (better, stay, four, roll, two)


def test_a_die_that_breaks_a_tie_brings_no_points() -> None:
    game = new_game(Rules(preset("original-1978")), ("A", "B"), totals=(1000, 1000))
    game = changed(game, turn=changed(game.turn, mode=Mode.ROLLOFF, active=(0,)))
    (roll,) = ask.best(game).choices
    assert roll == Choice((ROLL,), 0.0, 0, 1, 0.0)


def choice(worth: float, *actions: act.Action) -> Choice:
    return Choice(actions, worth, 0, 0 if isinstance(actions[-1], act.Stay) else 3, 0.5)


ROLL, STAY = act.Roll(), act.Stay()


@pytest.mark.parametrize(
    ("told", "why", "by"),
    [
        ([(9.0, act.UseReroll(), ROLL), (7.0, STAY), (5.0, ROLL)], Reason.AGAIN, 2.0),
        ([(9.0, act.UseReroll(), ROLL)], Reason.AGAIN, 0.0),
        ([(9.0, act.TakeDare(), ROLL), (4.0, act.RefuseDare(), STAY)], Reason.DARE, 5.0),
        (
            [(9.0, act.RefuseDare(), STAY), (8.0, act.RefuseDare(), ROLL),
             (2.0, act.TakeDare(), ROLL)],
            Reason.DARE, 7.0,
        ),
        ([(9.0, act.RefuseDare(), STAY), (8.0, act.RefuseDare(), ROLL)], Reason.DARE, 0.0),
        ([(9.0, STAY)], Reason.ONLY, 0.0),
        ([(9.0, ROLL)], Reason.ONLY, 0.0),
        ([(9.0, STAY), (8.0, act.Keep((0,)), STAY), (6.0, ROLL), (5.0, ROLL)],
         Reason.STAYS_SAVES, 3.0),
        ([(9.0, STAY), (8.0, act.Keep((0,)), STAY)], Reason.ONLY, 0.0),
        ([(9.0, ROLL), (8.0, act.Keep((0,)), ROLL)], Reason.ENTRY, 0.0),
        ([(9.0, ROLL), (8.0, ROLL), (5.0, STAY), (4.0, STAY)], Reason.ROLLS_GAINS, 4.0),
    ],
)  # fmt: skip
def test_the_reason_of_a_choice_and_by_how_much(
    told: Sequence[tuple[object, ...]], why: Reason, by: float
) -> None:
    game = thrown("original-1978", (1, 5, 2, 2, 3, 4))
    found = tuple(choice(*one) for one in told)  # type: ignore[arg-type]
    assert reason(game, found) == (why, by)


def test_a_roll_that_has_to_be_is_no_choice() -> None:
    game = new_game(Rules(preset("original-1978")), ("A", "B"))
    assert reason(game, (choice(9.0, ROLL),)) == (Reason.FORCED, 0.0)


# What a choice gave away


def test_what_was_done_is_judged_up_to_the_throw() -> None:
    """Two choices up to a throw: what both gave away, told of the one that was the dearer."""
    game = thrown("original-1978", (1, 1, 1, 2, 3, 5))
    small, ones, everything = act.Keep((5,)), act.Keep((0, 1, 2)), act.Keep((0, 1, 2, 5))
    best = ask.best(game).best
    assert (best.actions, best.worth) == ((everything, STAY), 1050.0)
    rolled = {one.keep: one.worth for one in ask.best(game).choices if not one.stays}
    for keep in (small, ones, everything):
        after = done(game, keep)
        found = judge([(game, keep), (after, ROLL)])
        assert found is not None
        assert found.cost == pytest.approx(1050 - rolled[keep.dice])
        assert not found.best
        assert found.seat == 0
    # The keep of all was the best: the roll after it is what was dear.
    found = judge([(game, everything), (done(game, everything), ROLL)])
    assert found is not None
    assert (found.action, found.before) == (ROLL, done(game, everything))
    found = judge([(game, small), (done(game, small), ROLL)])
    assert found is not None
    assert (found.action, found.before) == (small, game)
    assert found.told == ask.best(game, POINTS._replace(streaks=True))
    found = judge([(game, everything), (done(game, everything), STAY)])
    assert found is not None
    assert (found.action, found.cost, found.best) == (everything, 0.0, True)


def test_what_comes_after_the_throw_is_another_choice() -> None:
    game = new_game(Rules(preset("original-1978")), ("A", "B"), totals=(1000, 1000))
    rolling = done(game, ROLL)
    down = act.DiceLanded((1, 1, 1, 2, 3, 5))
    then = changed(apply(rolling, down)[0], gates=())
    assert judge([]) is None
    # To roll was all there was to do.
    assert judge([(game, ROLL), (rolling, down), (then, act.Keep((5,)))]) is None
    found = judge([(then, act.Keep((5,)))])
    assert found is not None
    assert found.cost > 500
    # No choice of a turn: nobody's points hang on it.
    assert judge([(then, act.Ask(0, 1)), (then, act.Keep((0, 1, 2, 5)))]) is not None
    assert judge([(then, act.Ask(0, 1))]) is None


def test_who_plays_second_is_judged_too() -> None:
    game = new_game(Rules(preset("original-1978")), ("A", "B"), totals=(1000, 1000))
    game = landed(done(changed(game, turn=changed(game.turn, seat=1)), ROLL), 1, 1, 1, 2, 3, 5)
    found = judge([(game, act.Keep((5,)))])
    assert found is not None
    assert (found.seat, found.action, len(found.told.choices)) == (1, act.Keep((5,)), 12)


def test_nothing_is_judged_in_the_show() -> None:
    game = new_game(
        Rules(preset("wheaton", (("halftime", "1000"), ("ceremony", "off")))), ("A", "B"),
        totals=(950, 0), magic=(1, 2, 2, 3, 6),
    )  # fmt: skip
    game = done(landed(done(game, ROLL), 1, 1, 1, 2, 3), act.Keep((0, 1, 2)), STAY)
    assert game.show is not None
    throw = done(game, ROLL)
    game = landed(throw, 1, 1, 1, 2, 3)
    while game.turn.phase is not Phase.TO_KEEP:
        game = landed(done(game, ROLL), 1, 1, 1, 2, 3)
    assert game.show is not None
    assert judge([(game, act.Keep((0,)))]) is None


def test_a_roll_before_anything_is_kept_is_no_choice() -> None:
    """Straight after a throw a stay keeps all that scores; nothing else goes without a keep."""
    game = thrown("insta-bong", (1, 5, 2, 2, 3, 4))
    told = ask.best(game)
    assert worth_of(game, told, act.Roll()) is None
    assert choices_of(game, told, act.Stay()) == [
        one for one in told.choices if one.keep == (0, 1) and one.stays
    ]
