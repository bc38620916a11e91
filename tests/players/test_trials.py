"""Trials of rules: what is kept of each game, and what is told of all of them."""

from __future__ import annotations

import pytest

from tests.players.test_table import on, rules, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import play
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.players import lab as labs
from zonk_desktop.players.lab import Report, Trial, _Watch, change, lab, pairs
from zonk_desktop.players.length import RandomSources, begin
from zonk_desktop.players.spread import share
from zonk_desktop.players.table import Seats
from zonk_desktop.rulebook.load import PRESETS, preset

SHORT = (("limit", "1500"), ("entry-minimum", "0"))


def test_a_lab_counts_what_happened() -> None:
    report = lab(preset("wheaton", (("limit", "3000"),)), 8, 1)
    told = report.as_json()
    assert told["games"] == 8
    assert told["players"] == 4
    assert sum(told["rounds_seen"].values()) == 8
    assert sum(seat["value"] for seat in told["wins_by_seat"]) == pytest.approx(1)
    assert 0 < told["misses"]["value"] < 1
    assert 1 < told["throws_a_turn"] < 8
    assert 0 < told["without_choice"]["value"] < 1
    heads = sum(told["hits_by_source"].values())
    assert heads == pytest.approx(told["hits"]["value"])
    assert set(told["never"]) == {k for k, hits in told["hits_by_source"].items() if not hits}
    assert told["never"], "eight short games do not bring every hit"


def test_presets_all_have_a_table_to_try_them_at() -> None:
    for key in PRESETS:
        report = lab(preset(key, (("limit", "1500"), ("entry-minimum", "0"))), 1, 1)
        assert report.players == 4


def trial(**more: object) -> Trial:
    made = Trial(10, 90, 3, 40, 9, (), (1, 3), (900, 2000), (0.0, 1.0), 0, True)
    return made._replace(**more)  # type: ignore[arg-type]


def test_what_a_lab_tells_is_counted_from_its_games() -> None:
    ruleset = preset("wheaton")
    two = trial(rounds=7, throws=60, forced=12, turns=20, misses=6, won=(0.5, 0.5), upset=None)
    told = Report(ruleset, 1, (trial(), two, trial(upset=False)), pace=12.0).as_json()
    assert (told["games"], told["players"], told["even_share"]) == (3, 2, 0.5)
    assert told["rounds"]["value"] == 9
    assert told["rounds_seen"] == {7: 1, 10: 2}
    assert told["minutes"]["value"] == pytest.approx((18 + 12 + 18) / 3)
    assert told["misses"] == share(24, 100)._asdict()
    assert told["without_choice"] == share(18, 240)._asdict()
    assert told["throws_a_turn"] == 2.4
    assert told["wins_by_seat"] == [share(won, 3)._asdict() for won in (0.5, 2.5)]
    assert told["leader_at_half_loses"] == share(1, 2)._asdict()
    assert told["careful_wins"] == share(0.5, 3)._asdict()
    assert [*told["miss_by_dice"]] == [1, 2, 3, 4, 5]
    nothing = Report(ruleset, 1, ()).as_json()
    assert (nothing["players"], nothing["even_share"], nothing["throws_a_turn"]) == (0, 0, 0)
    other = Report(ruleset, 1, (trial(won=(0.25, 0.75)),))
    gone = change(Report(ruleset, 1, (trial(won=(1.0, 0.0)),)), other)
    assert gone["careful_wins"]["value"] == 0.75


@pytest.mark.parametrize(("leader", "upset"), [(None, None), (1, False), (0, True)])
def test_of_a_game_is_kept_who_won_and_who_had_led(
    leader: int | None, upset: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Game] = []

    def over(game: Game, seats: Seats, table: object, watch: _Watch) -> Game:
        seen.append(game)
        told = watch.__self__  # type: ignore[attr-defined]
        told.leader, told.throws, told.forced, told.turns, told.misses = leader, 9, 5, 4, 2
        assert [n for n, one in seats.items() if one.character.key == "umbrella"] == [2]
        seats_ = [changed(seat, sources=(("hit", 2),)) for seat in game.seats]
        ended = Ending(EndReason.LIMIT, (1, 3))
        return changed(game, seats=tuple(seats_), rounds=3, ended=ended)

    monkeypatch.setattr(labs, "play_out", over)
    (found,) = labs._try(preset("original-1978"), 1, range(6, 7))
    assert [seat.name for seat in seen[0].seats] == ["1", "2", "3", "4"]
    assert found == Trial(
        3, 9, 5, 4, 2, (("hit", 8),), (0,) * 4, (0,) * 4, (0, 0.5, 0, 0.5), 2, upset
    )  # fmt: skip


def test_best_play_hunts_hits_where_hits_win() -> None:
    for by, key in (("points", "vera"), ("hits", "pete"), ("titles", "pete"), ("first", "vera")):
        rules = Rules(preset("original-1978", (("winner-by", by),)))
        assert [one.character.key for one in labs._seats(rules, 0).values()] == [
            "umbrella", key, key, key,
        ]  # fmt: skip


def test_of_pairs_the_other_game_is_by_the_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = preset("original-1978"), preset("wheaton")
    monkeypatch.setattr(labs, "_try", lambda ruleset, _, numbers: [ruleset.key for _ in numbers])
    assert [*pairs(own, other, 5, 1)] == [[(own.key, other.key)] * 4, [(own.key, other.key)]]
    assert [*pairs(own, None, 1, 1)] == [[(own.key, None)]]


def test_a_throw_leaves_no_choice_where_there_is_one_way_on_or_none() -> None:
    game = begin(Rules(preset("original-1978", SHORT)), ("A", "B"), RandomSources.of(1, 1))
    watch = _Watch(2)

    def see(*actions: act.Action) -> tuple[int, int, int, int]:
        nonlocal game
        for action in actions:
            after, events = play.apply(game, action)
            watch.see(game, action, after, events)
            game = after
        return watch.throws, watch.forced, watch.turns, watch.misses

    assert see(act.Roll(), act.DiceLanded((1, 1, 2, 3, 4, 4))) == (1, 0, 0, 0)
    assert see(act.Keep((0,)), act.Roll(), act.DiceLanded((2, 3, 4, 4, 6))) == (2, 1, 1, 1)
    assert see(act.Roll(), act.DiceLanded((1, 2, 3, 4, 4, 6))) == (3, 2, 1, 1)
    assert see(act.Keep((0,)), act.Roll(), act.DiceLanded((1, 1, 1, 3, 4))) == (4, 2, 1, 1)
    assert see(act.Keep((1, 2, 3)), act.Stay()) == (4, 2, 2, 1)


def test_half_of_a_game_is_half_of_its_goal_or_of_its_rounds() -> None:
    sheet = rules("original-1978")
    half = sheet.s.limit // 2
    over = [labs._half_over(table(sheet, totals=(0, total))) for total in (half - 50, half)]
    assert over == [False, True]
    counted = table(rules("insta-bong", rounds="6"))
    over = [labs._half_over(changed(counted, rounds=n)) for n in range(6)]
    assert over == [False, False, False, True, True, True]


def test_who_leads_at_half_leads_alone() -> None:
    sheet = rules("original-1978")
    half = sheet.s.limit // 2
    for totals, leader in (((half, half), None), ((half, 0), 0), ((half, half + 50), 1)):
        watch = labs._Watch(2)
        early = table(sheet, totals=(50, 0))
        watch.see(early, act.Roll(), on(early, act.Roll()), ())
        assert watch.leader is None
        game = table(sheet, totals=totals)
        watch.see(game, act.Roll(), on(game, act.Roll()), ())
        # Looked at once.
        later = table(sheet, totals=(half + 500, 0))
        watch.see(later, act.Roll(), on(later, act.Roll()), ())
        assert watch.leader == leader


def test_of_two_trials_the_games_that_both_have_played_are_compared() -> None:
    ruleset = preset("wheaton")
    source, *others = [each.source for each in ruleset.hits]
    one = labs.Trial(10, 90, 3, 40, 9, ((source, 4),), (1, 3), (900, 2000), (0.0, 1.0), 0, None)
    two = one._replace(rounds=7, each=(2, 5), won=(1.0, 0.0), careful=1)
    own, other = labs.Report(ruleset, 1, (one, two)), labs.Report(ruleset, 1, (two,))
    told = labs.change(own, other)
    assert told["rounds"]["value"] == 3
    assert told["hits"]["value"] == 2.0 - 3.5
    assert [seat["value"] for seat in told["wins_by_seat"]] == [-1.0, 1.0]
    assert told["careful_wins"]["value"] == 0.0 - 0.0
    assert own.players == 2
    assert own.hits_by_source() == {source: 8 / 4} | dict.fromkeys(others, 0.0)
    assert own.never() == tuple(dict.fromkeys(others))
    alone = labs.Report(ruleset, 1, (one._replace(each=(4,)),))
    assert alone.hits_by_source()[source] == 4
    assert labs.Report(ruleset, 1, ()).never() == tuple(dict.fromkeys((source, *others)))
