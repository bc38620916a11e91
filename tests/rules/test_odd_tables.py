"""Corners of the rules that only an odd table reaches, played action by action."""

from __future__ import annotations

import random

import pytest

from tests.random_play import choose
from tests.rules.hand import IB, LP, MB, ROLL, STAY, THOUSAND, WH, run, table, told, why
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import keeping as keeps_of
from zonk_desktop.engine import scoring, turns
from zonk_desktop.engine.entries import hits_if_banked, hits_if_missed, points_if_missed
from zonk_desktop.engine.finish import RecordKind, records
from zonk_desktop.engine.keeping import best_keep, keep_all, keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, legal_actions, refusal, refused
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EndReason, Event, EventKind, Game, Mode, OfferKind, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import Vector, changed
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.transcript import telling
from zonk_desktop.words import text

rule = pytest.mark.rule


@rule("WH-079")
def test_a_tie_of_the_show_is_rolled_off() -> None:
    options = (("halftime", "1000"), ("halftime-tie", "rolloff"))
    game = run(table(WH, *options, names="AB"), *THOUSAND)
    assert game.show is not None
    bank = (ROLL, act.DiceLanded((1, 1, 1, 2, 3)), act.Keep((0, 1, 2)), STAY)
    game = run(game, *bank)
    tied, events = apply(run(game, *bank[:-1]), STAY)
    assert EventKind.ROLLOFF in [event.event for event in events]
    assert tied.turn.mode is Mode.ROLLOFF
    assert len(dice_in_hand(tied)) == 1
    assert why(run(tied, ROLL), act.DiceLanded((1, 2))) is Code.WRONG_DICE_COUNT
    again = run(tied, ROLL, act.DiceLanded((4,)), ROLL, act.DiceLanded((4,)))
    assert again.turn.mode is Mode.ROLLOFF
    over, events = apply(run(again, ROLL, act.DiceLanded((2,)), ROLL), act.DiceLanded((5,)))
    assert again.show is not None
    won = [event for event in events if event.event is EventKind.HALFTIME_HIT]
    assert [event.seat for event in won] == [again.show.rolloff[1]]
    winner = over.seats[won[0].seat].name
    assert lines(over, won) == [f"{winner} wins the roll-off for the best turn of the show."]
    assert over.show is None


@rule("WH-079")
@pytest.mark.parametrize("ties", ["all", "none"])
def test_nobody_is_told_to_be_best_alone_who_is_not(ties: str) -> None:
    game = run(table(WH, ("halftime", "1000"), ("halftime-tie", ties), names="AB"), *THOUSAND)
    bank = (ROLL, act.DiceLanded((1, 1, 1, 2, 3)), act.Keep((0, 1, 2)), STAY)
    over, events = apply(run(game, *bank, *bank[:-1]), STAY)
    won = [event for event in events if event.event is EventKind.HALFTIME_HIT]
    shared = [f"{name} has one of the two best turns of the show." for name in "AB"]
    assert sorted(lines(over, won)) == (shared if ties == "all" else [])
    alone, events = apply(run(game, *bank, ROLL), act.DiceLanded((2, 3, 4, 6, 6)))
    won = [event for event in events if event.event is EventKind.HALFTIME_HIT]
    assert [line[1:] for line in lines(alone, won)] == [" has the best turn of the show."]


def lines(game: Game, events: list[Event]) -> list[str]:
    return [text(found) for event in events if (found := telling.message(game, event)) is not None]


@rule("WH-080")
def test_rounds_that_are_over_with_the_show_end_the_game() -> None:
    """The show began with the last column: the round is over when it is."""
    options = (("halftime", "1000"), ("rounds", "1"))
    game = table(WH, *options, names="AB")
    game = run(game, ROLL, act.DiceLanded((2, 3, 4, 6, 6)), *THOUSAND)
    assert game.show is not None
    for _ in range(2):
        game = run(game, ROLL, act.DiceLanded((2, 3, 4, 6, 6)))
    assert game.ended is not None
    assert game.ended.reason is EndReason.ROUNDS


@rule("MB-030")
def test_points_or_dice_where_either_will_do() -> None:
    options = (("stop-minimum", "500"), ("stop-dice", "4"), ("stop-needs", "either"))
    game = table(MB, *options, ("entry-minimum", "0"))
    few = run(game, ROLL, act.DiceLanded((1, 2, 3, 4, 6, 6)), act.Keep((0,)))
    assert why(few, STAY) is Code.BELOW_MINIMUM
    enough_points = run(game, ROLL, act.DiceLanded((1, 1, 1, 4, 6, 6)), act.Keep((0, 1, 2)))
    assert why(enough_points, STAY) is None
    enough_dice = run(game, ROLL, act.DiceLanded((1, 5, 5, 1, 6, 6)), act.Keep((0, 1, 2, 3)))
    assert enough_dice.turn.points == 300
    assert why(enough_dice, STAY) is None


SAFE = f"""
extends = "{MB}"
[knobs]
ceremony = "off"
special-dice = "none"
halftime = 1500
entry-minimum = 0
stop-minimum = 0
stop-dice = []
entry-dice = 0
must-beat = true
ending = "last-round"
limit = 2000
[combo.sixes]
kind = "of-a-kind"
count = 3
faces = [6]
points = 600
safe = true
"""


def test_points_that_are_safe_stay_in_the_show_and_under_a_leader_do_not() -> None:
    rules = Rules(house_text("safe.toml", SAFE))
    thrown = (ROLL, act.DiceLanded((6, 6, 6, 2, 3, 4)), act.Keep((0, 1, 2)), ROLL)
    missed = (*thrown, act.DiceLanded((2, 3, 4)))
    game = new_game(rules, ("A", "B"), totals=(0, 0))
    game = run(game, *missed)
    assert game.seats[0].total == 600
    again = run(game, ROLL, act.DiceLanded((2, 3, 4, 4, 6, 2)), *thrown[:-1])
    assert turns.kept_on_a_miss(again) == points_if_missed(again) == 600
    assert hits_if_missed(again, False) == hits_if_banked(again)
    # Nobody may write a total that does not beat the leader in the last turns.
    ahead = changed(new_game(rules, ("A", "B"), totals=(100, 1900)), last=(0,), home=1)
    assert turns.kept_on_a_miss(run(ahead, *thrown[:-1])) == 0
    assert points_if_missed(run(ahead, *thrown[:-1])) == 0
    show = new_game(rules, ("A", "B"), totals=(1000, 0))
    show = run(show, ROLL, act.DiceLanded((6, 6, 6, 2, 3, 4)), act.Keep((0, 1, 2)), STAY)
    assert show.show is not None
    assert turns.kept_on_a_miss(run(show, *thrown[:-1])) == 600


@pytest.mark.parametrize("key", PRESETS)
def test_what_a_stay_and_a_miss_would_bring_is_what_they_bring(key: str) -> None:
    chance = random.Random(key)
    game = table(key)
    asked = 0
    for _ in range(1500):
        action = choose(game, chance)
        if action is None:
            game = table(key)
            continue
        before = game
        n = before.turn.seat
        after, events = apply(game, action)
        kinds = {event.event for event in events}
        mine = after.seats[n].hits - before.seats[n].hits
        alone = not kinds & {EventKind.SOCIAL, EventKind.FINISHED, EventKind.HALFTIME_HIT}
        if isinstance(action, act.Stay) and before.turn.phase is Phase.TO_DECIDE and alone:
            assert hits_if_banked(before) == mine
            asked += 1
        elif isinstance(action, act.DiceLanded) and EventKind.MISS in kinds and alone:
            thrown = changed(
                before.turn,
                earned=before.turn.earned
                + before.rules.throw_hits(
                    action.faces,
                    before.turn.active,
                    before.rules.table.throw(action.faces, 0, 0),
                    before.magic,
                ),
            )
            whole = len(action.faces) == before.rules.s.dice_count
            if before.turn.mode in {Mode.NORMAL, Mode.BLOOD} and not before.turn.again:
                assert hits_if_missed(changed(before, turn=thrown), whole) == mine
                change = after.seats[n].total - before.seats[n].total
                assert points_if_missed(before) == change
                asked += 1
        game = after
    assert asked > 60


def test_a_memory_that_is_full_is_emptied_and_answers_stay_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    throws: list[tuple[int, ...]] = [(1, 1, 5, 2, 3, 4), (1, 5, 5, 5, 3, 4), (2, 2, 2, 6, 6, 4)]
    game = table(MB)
    known = [(keeps(lying), best_keep(lying)) for lying in _lying(game, throws)]
    for module in (keeps_of, turns):
        monkeypatch.setattr(module, "MOST_SEEN", 0)
    monkeypatch.setattr(scoring, "_TOO_MANY", 0)
    scoring.table.cache_clear()
    fresh = table(MB)
    for _ in range(2):
        found = [(keeps(lying), best_keep(lying)) for lying in _lying(fresh, throws)]
        assert found == known
        assert fresh.rules.table.split(33, 6, 0) == game.rules.table.split(33, 6, 0)
        assert fresh.rules.table.split(1, 6, 0) == game.rules.table.split(1, 6, 0)
    assert len(fresh.rules.seen.keeps) == 1
    assert len(fresh.rules.seen.legal) == 1


def _lying(game: Game, throws: list[tuple[int, ...]]) -> list[Game]:
    return [run(game, ROLL, act.DiceLanded(throw)) for throw in throws]


def test_before_a_throw_there_is_nothing_to_keep() -> None:
    game = table(LP)
    assert keep_all(game) == ()
    assert best_keep(game) == ((), 0)
    assert keeps(game) == ()
    lying = run(game, ROLL, act.DiceLanded((1, 2, 3, 4, 6)))
    assert keep_all(lying) == (0,)
    assert best_keep(lying) == ((0,), 100)


def test_what_is_legal_is_listed_and_the_rest_has_a_reason() -> None:
    game = table(LP)
    assert refused(game, act.Roll) is None
    why_not = refused(game, act.Stay)
    assert why_not is not None
    assert why_not.code is Code.NOTHING_TO_BANK
    assert ROLL in legal_actions(game)
    assert all(refusal(game, action) is None for action in legal_actions(game))


@rule("IB-043", "IB-044", "IB-046", "IB-047")
def test_most_titles_win_where_titles_do() -> None:
    game = table(IB, ("winner-by", "titles"), ("limit", "500"), ("ending", "immediate"), names="AB")
    a, b = game.seats
    # A has the score; B the biggest hit and the longest run.
    seats = (changed(a, total=400, entered=True), changed(b, big_hit=(2,), longest_run=2, hits=2))
    game = changed(game, seats=seats)
    game = run(game, ROLL, act.DiceLanded((1, 1, 2, 3, 4, 6)), act.Keep((0, 1)))
    game = run(game, ROLL, act.DiceLanded((1, 2, 3, 4)), act.Keep((2,)), STAY)
    assert game.ended is not None
    assert game.ended.winners == (1,)
    won = {record.kind: record for record in records(game)}
    assert won[RecordKind.WINNER].value == 2


def test_a_game_goes_on_past_the_first_page_of_its_sheet() -> None:
    """The sheet is kept in chunks: what stands in a full one can be read, replaced and compared."""
    cells: Vector[int] = Vector()
    for number in range(150):
        cells = cells.append(number)
    assert (cells[3], cells[63], cells[64], cells[149]) == (3, 63, 64, 149)
    assert list(cells) == list(range(150))
    changed = cells.replace(3, 33).replace(140, 44)
    assert (changed[3], changed[140], cells[3], cells[140]) == (33, 44, 3, 140)
    assert changed != cells
    assert changed.replace(3, 3).replace(140, 140) == cells
    assert hash(changed.replace(3, 3).replace(140, 140)) == hash(cells)
    assert cells != list(range(150))
    assert repr(Vector((), (1, 2))) == "Vector([1, 2])"
    for wrong in (-1, 150):
        with pytest.raises(IndexError):
            cells[wrong]


@rule("IB-016")
def test_a_second_triple_is_worth_its_matches_where_it_extends_the_first() -> None:
    """Six twos in one roll: twice 200, or once 200 and three times 100 (A-IB-12)."""
    six = (ROLL, act.DiceLanded((2,) * 6))
    best = run(table(IB), *six)
    extended = run(table(IB, ("second-triple", "extension")), *six)
    assert best_keep(best)[1] == 500
    assert best_keep(extended)[1] == 500
    sixes = (ROLL, act.DiceLanded((6,) * 6))
    assert best_keep(run(table(IB), *sixes))[1] == 1200
    assert best_keep(run(table(IB, ("second-triple", "extension")), *sixes))[1] == 900
    extended = run(table(IB, ("second-triple", "extension")), *sixes)
    split = extended.rules.table.split(extended.rules.table.throw((6,) * 6, 0, 0).code, 6, 0)
    assert sum(group.points for group in split) == 900


@rule("IB-017", "MB-041")
def test_a_royale_crosses_a_thousand_of_its_turn() -> None:
    game = table(IB, ("thousand-basis", "turn"))
    game = run(game, ROLL, act.DiceLanded((1, 2, 3, 4, 5, 6)), act.Keep((0, 1, 2, 3, 4, 5)), ROLL)
    assert game.turn.mode is Mode.ROYALE
    low = run(game, act.DiceLanded((1, 2, 3, 4)))
    assert sum(mark.amount for mark in low.turn.earned) == 0
    high = run(game, act.DiceLanded((6, 6, 6, 6)))
    assert high.turn.points == 1200
    assert sum(mark.amount for mark in high.turn.earned) == 1


def test_the_biggest_hit_of_a_game_is_a_record() -> None:
    game = run(table(LP), *THOUSAND)
    best = {record.kind: record for record in records(game)}
    assert best[RecordKind.BIG_HIT].seats == (0,)
    assert best[RecordKind.BIG_HIT].value == game.cells[0].hits == 1
    assert best[RecordKind.BEST_TURN].value == 1000


SHAPES = f"""
extends = "{MB}"
[knobs]
ceremony = "off"
special-dice = "none"
entry-minimum = 0
[combo.full-house]
kind = "shape"
shape = [3, 2]
points = 2500
"""


def test_a_shape_needs_its_dice_in_one_throw() -> None:
    game = new_game(Rules(house_text("shapes.toml", SHAPES)), ("A", "B"))
    # All dice score, so the rules keep them.
    assert run(game, ROLL, act.DiceLanded((2, 2, 2, 3, 3, 1))).turn.points == 2600
    few = run(game, ROLL, act.DiceLanded((1, 5, 2, 3, 4, 4)), act.Keep((0, 1)), ROLL)
    few = run(few, act.DiceLanded((2, 2, 2, 3)))
    assert best_keep(few) == ((2, 3, 4), 200)


def test_rules_are_equal_when_their_rule_sets_are() -> None:
    assert Rules(preset(WH)) == Rules(preset(WH))
    assert hash(Rules(preset(WH))) == hash(Rules(preset(WH)))
    assert Rules(preset(WH)) != Rules(preset(LP))
    assert Rules(preset(WH)) != preset(WH)


def test_an_offer_of_another_kind_takes_no_throw_back() -> None:
    game = run(table(LP, ("declareScores", "on")), *THOUSAND)
    assert game.offer is not None
    assert game.offer.kind is OfferKind.CHALLENGE
    assert why(game, act.UseReroll()) is Code.NO_REROLL


def test_events_of_a_plain_turn() -> None:
    assert told(table(LP), ROLL) == []
    assert told(table(LP), *THOUSAND[:2]) == [EventKind.ROLLED]
    _, events = apply(run(table(LP), *THOUSAND[:2]), THOUSAND[2])
    assert events == (Event(EventKind.KEPT, 0, "", 1000, dice=(0, 1, 2)),)


@rule("IB-026", "IB-033")
def test_a_hit_that_a_throw_shows_is_told_at_once() -> None:
    rolling = run(table(IB), ROLL)
    _, events = apply(rolling, act.DiceLanded((4, 4, 1, 2, 3, 4)))
    shown = [event for event in events if event.event is EventKind.SHOWN]
    assert [(event.seat, event.name, event.value) for event in shown] == [(0, "insta-bong", 1)]
    assert told(rolling, act.DiceLanded((4, 4, 1, 2, 4, 3))) == [EventKind.ROLLED]


def test_one_action_played_on_two_tables_finds_the_dice_of_each() -> None:
    """The dice looked at last are remembered, and an action is a value that may be played again."""
    keep = act.Keep((0,))
    one = run(table(LP), ROLL, act.DiceLanded((1, 2, 3, 4, 6)))
    other = run(changed(one, turn=table(LP).turn), ROLL, act.DiceLanded((5, 2, 2, 4, 6)))
    assert run(one, keep).turn.points == 100
    assert run(other, keep).turn.points == 50


@rule("LP-058")
def test_hits_of_a_turn_are_told_when_it_ends() -> None:
    _, events = apply(run(table(LP), *THOUSAND[:3]), STAY)
    told_hits = [(event.seat, event.value) for event in events if event.event is EventKind.HITS]
    assert told_hits == [(0, 1)]


ACROSS = f"""
extends = "{LP}"
[knobs]
ceremony = "off"
trip-across-rolls = true
entry-minimum = 0
[combo.four]
kind = "of-a-kind"
count = 4
faces = [1]
points = 3000
"""


@rule("LP-027")
def test_a_throw_is_worth_what_it_shows_where_dice_set_aside_add_less() -> None:
    """Three of a kind may be made of two rolls (A-LP-14); four in one roll bring more here."""
    game = new_game(Rules(house_text("across.toml", ACROSS)), ("A", "B"))
    game = run(game, ROLL, act.DiceLanded((5, 2, 3, 3, 6)), act.Keep((0,)), ROLL)
    game = run(game, act.DiceLanded((1, 1, 1, 1)))
    assert game.turn.points == 3050
