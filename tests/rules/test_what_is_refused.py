"""What the table may not do, asked of the engine action by action."""

from __future__ import annotations

import pytest

from tests.rules.hand import IB, LP, ROLL, STAY, THOUSAND, WH, run, table, why
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import legal_actions
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed

rule = pytest.mark.rule


STRICT = ("ceremony", "strict")


@rule("WH-066", "LP-074")
def test_who_may_ask_how_often() -> None:
    game = run(table(WH, STRICT), *THOUSAND)
    assert game.turn.seat == 1
    assert why(game, act.Ask(7, 1)) is Code.UNKNOWN_PLAYER
    assert why(game, act.Ask(2, 1)) is Code.NOT_YOUR_CALL
    assert why(game, act.Ask(1, 0)) is Code.BAD_NUMBER
    assert why(game, act.Ask(1, 1_000_001)) is Code.BAD_NUMBER
    assert why(game, act.Ask(1, 1_000_000)) is None


@rule("WH-067")
def test_only_who_takes_hits_lets_go() -> None:
    game = run(table(WH, STRICT), *THOUSAND, act.Ask(1, 1))
    assert why(game, act.Release(act.ReleaseWord.YES, 2)) is Code.NOT_YOUR_GATE
    assert why(game, act.Release(act.ReleaseWord.YES, 0)) is None


@rule("WH-066")
def test_hits_taken_leave_the_gate_where_a_word_is_wanted() -> None:
    game = run(table(WH, STRICT), *THOUSAND, act.TookHits())
    assert [gate.taken for gate in game.gates] == [True]
    assert why(game, ROLL) is Code.GATE_CLOSED
    easy = run(table(WH, ("ceremony", "relaxed")), *THOUSAND, act.TookHits())
    assert not easy.gates


@rule("LP-076", "WH-046")
def test_who_starts_before_he_may() -> None:
    game = run(table(WH, STRICT), *THOUSAND)
    assert why(game, act.Touch(9)) is Code.UNKNOWN_PLAYER
    assert why(game, act.Touch(0)) is Code.NOT_YOUR_GATE
    assert why(game, act.Touch(2)) is None
    # Who is not even next loses his next turn (A-WH-32).
    out_of_turn = run(game, act.Touch(2))
    assert out_of_turn.seats[2].lost
    assert out_of_turn.turn == game.turn
    open_table = table(WH, STRICT)
    assert why(open_table, act.Touch(0)) is Code.NO_GATE
    assert why(open_table, act.Touch(1)) is None
    assert why(table(LP, STRICT), act.Touch(1)) is Code.NO_GATE
    assert why(table(WH), act.Touch(1)) is Code.TOUCH_IS_FREE


@rule("WH-070")
def test_a_touch_that_ends_the_game_leaves_no_gate() -> None:
    """The last round's last turn is lost by a touch: nobody is left to ask."""
    game = table(
        WH, STRICT, ("limit", "1000"), ("halftime", "0"), ("ending", "finish-round"), names="AB"
    )
    game = run(game, *THOUSAND)
    assert game.last == (1,)
    ended = run(game, act.Touch(1))
    assert ended.turn.phase is Phase.FINISHED
    assert not ended.gates


@rule("WH-065")
def test_a_gift_between_strangers_and_of_too_many() -> None:
    game = run(table(WH, STRICT), *THOUSAND)
    assert why(game, act.GiveHit(0, 9, 1)) is Code.UNKNOWN_PLAYER
    assert why(game, act.GiveHit(9, 0, 1)) is Code.UNKNOWN_PLAYER
    assert why(game, act.GiveHit(0, 2, 0)) is Code.BAD_NUMBER
    assert why(game, act.GiveHit(0, 2, 99)) is Code.BAD_NUMBER


@rule("WH-041", "WH-047")
def test_faults_are_called_on_whoever_holds_the_dice_or_the_pencil() -> None:
    game = table(WH)
    assert why(game, act.Fault("spaz", 9)) is Code.UNKNOWN_PLAYER
    assert why(game, act.Fault("spaz", 1)) is Code.NOT_YOUR_CALL
    assert why(game, act.Fault("spaz", 0)) is None
    assert why(game, act.Fault("dealer-spaz", 1)) is Code.NOT_YOUR_CALL
    assert why(game, act.Fault("dealer-spaz", 0)) is None
    # Whose turn has just begun loses this one.
    lost = run(game, act.Fault("dealer-spaz", 0))
    assert lost.turn.seat == 1
    assert lost.cells[0].text == game.rules.faults["dealer-spaz"].text


@rule("WH-070", "WH-047")
def test_a_lost_turn_leaves_the_gate_to_whoever_is_next() -> None:
    # B has lost his turn beforehand; A's hits wait for C.
    game = run(table(WH, STRICT), act.Touch(1), *THOUSAND)
    assert game.turn.seat == 2
    assert [gate.holder for gate in game.gates] == [0]


@rule("LP-087")
def test_the_11000_call_waits_for_the_gate_and_for_dice_in_hand() -> None:
    game = table(LP, STRICT, totals=(0, 6000, 0))
    gated = run(game, ROLL, act.DiceLanded((1, 1, 1, 2, 3)), act.Keep((0, 1, 2)), STAY)
    assert gated.turn.seat == 1
    assert why(gated, act.Call11000()) is Code.GATE_CLOSED
    thrown = run(table(LP, totals=(6000, 0, 0)), ROLL, act.DiceLanded((1, 2, 3, 4, 6)))
    assert why(thrown, act.Call11000()) is Code.KEEP_FIRST


@rule("LP-080")
def test_an_account_is_dice_and_not_too_many() -> None:
    game = run(table(LP, ("declareScores", "on")), *THOUSAND, act.Challenge(1))
    assert why(game, act.Account((1, 1, 7))) is Code.BAD_FACE
    assert why(game, act.Account((1,) * 501)) is Code.BAD_NUMBER
    assert why(game, act.Account((1,) * 500)) is None
    assert why(game, ROLL) is Code.ACCOUNT_FIRST
    assert why(game, act.Challenge(9)) is Code.ACCOUNT_FIRST


@rule("LP-049")
def test_a_figure_nobody_can_have_is_not_declared() -> None:
    game = run(table(LP, ("declareScores", "on")), *THOUSAND[:-1])
    assert why(game, act.Stay(-1)) is Code.BAD_NUMBER
    assert why(game, act.Stay(1_000_001)) is Code.BAD_NUMBER
    assert why(game, act.Stay(1_000_000)) is None


@rule("IB-068")
def test_a_stake_is_put_in_by_somebody_who_plays() -> None:
    game = table(IB, ("texas-smokeem", "on"))
    assert why(game, act.Stake(9, 5)) is Code.UNKNOWN_PLAYER
    assert why(game, act.Stake(0, 5)) is None


@rule("IB-040")
def test_the_dice_of_a_re_roll_lie_on_the_table() -> None:
    royale = (ROLL, act.DiceLanded((1, 2, 3, 4, 5, 6)))
    plain = run(table(IB), *royale)
    first = legal_actions(plain)
    plain = run(plain, next(a for a in first if isinstance(a, act.Keep) and len(a.dice) == 6))
    assert plain.seats[0].tokens == 1
    chosen = table(IB, ("reroll", "chosenDice"))
    chosen = changed(chosen, seats=(changed(chosen.seats[0], tokens=1), *chosen.seats[1:]))
    assert why(chosen, act.UseReroll()) is Code.NO_REROLL
    lying = run(chosen, ROLL, act.DiceLanded((1, 2, 3, 4, 6, 6)))
    assert why(lying, act.UseReroll((0, 0))) is Code.NOT_ON_TABLE
    assert why(lying, act.UseReroll((0, 9))) is Code.NOT_ON_TABLE
    some = run(lying, act.UseReroll((1, 2)), ROLL)
    assert dice_in_hand(some) == (1, 2)
    assert run(some, act.DiceLanded((5, 5))).turn.throw == (1, 5, 5, 4, 6, 6)
    # All of them named is the whole throw again.
    assert dice_in_hand(run(lying, act.UseReroll((0, 1, 2, 3, 4, 5)), ROLL)) == (0, 1, 2, 3, 4, 5)
    whole = table(IB)
    whole = changed(whole, seats=(changed(whole.seats[0], tokens=1), *whole.seats[1:]))
    lying = run(whole, ROLL, act.DiceLanded((1, 2, 3, 4, 6, 6)))
    assert why(lying, act.UseReroll((1,))) is Code.NO_REROLL
    assert why(lying, act.UseReroll()) is None


def test_a_die_shows_one_to_six() -> None:
    rolling = run(table(LP), ROLL)
    assert why(rolling, act.DiceLanded((0, 1, 2, 3, 4))) is Code.BAD_FACE
    assert why(rolling, act.DiceLanded((1, 2, 3, 4, 7))) is Code.BAD_FACE
    assert why(rolling, act.DiceLanded((1, 2, 3, 4))) is Code.WRONG_DICE_COUNT


def test_dice_that_are_not_there_are_not_kept() -> None:
    lying = run(table(LP), ROLL, act.DiceLanded((1, 2, 3, 4, 6)))
    assert why(lying, act.Keep((9,))) is Code.NOT_ON_TABLE
    assert why(lying, act.Keep(())) is Code.NOT_ON_TABLE
    assert why(lying, act.Keep((0, 0))) is Code.NOT_ON_TABLE
    assert why(lying, act.Keep((0, 1))) is Code.NOT_SCORING
    assert why(lying, act.Keep((0,))) is None


@rule("LP-037")
def test_what_the_rules_force_is_kept_whole() -> None:
    """After a refused dare, and where a token lets its owner look: here the forced keep waits."""
    game = table(LP, ("blood-alone-forced", "on"))
    thrown = run(game, ROLL)
    rules = thrown.rules
    # The Blood Die alone does not score.
    turn = changed(thrown.turn, phase=Phase.TO_KEEP, throw=(2, 1, 1, 5, 5), rolls=1)
    waiting = changed(thrown, turn=turn)
    assert why(waiting, act.Keep((1,))) is Code.BLOOD_DIE
    assert why(waiting, act.Keep((1, 2, 3, 4))) is None
    assert rules.odd == 0
