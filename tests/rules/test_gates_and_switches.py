"""What only shows when a rule meets a second one: gates, teams, lone players, switches in pairs.

Each of these held in no test once: the engine could be changed there and everything stayed green.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.table import hits, played, refused
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.replay import Replay

rule = pytest.mark.rule
LP, IB, MB, WH = "lets-play-zonk", "insta-bong", "original-1978", "wheaton"
#: A thousand of three ones, and a miss, with five dice.
THOUSAND = "roll 1 1 1 2 3; keep 1 1 1; stay"
MISS = "roll 2 2 3 3 6"
#: Wheaton's Magic Number of these tests; who throws it in one roll has brought everybody a hit.
MAGIC = "magic 1 2 2 3 6"
MAGIC_THROW = "roll 1 2 2 3 6; keep 1; roll 2 3 4 6"


def replay(rules: str, statements: str, *header: str, folder: Path | None = None) -> Replay:
    lines = ["zonk 1", f"rules {rules}", "option ceremony=off", *header]
    lines += [statement.strip() for statement in statements.split(";")]
    return replay_text("\n".join(lines), folder or Path())


@rule("IB-019")
def test_a_hit_taken_at_once_is_not_due_again() -> None:
    taken = "roll 1 2 3R 5 5 5; keep 1; roll 4R 3 4 4 5; took-hits; keep 4R 4 4 5; stay"
    strict = "option ceremony=strict"
    assert hits(played(IB, taken, strict)) == {"insta-bong": 1}
    assert refused(IB, taken + "; roll 2 2 3 3 4 6", strict) == "accepted"


@rule("MB-051")
def test_only_the_first_over_the_limit_is_paid_for_the_distance() -> None:
    first = "roll 1R 1R 1W 2W 3G 4G; keep 1R 1R 1W; roll 1W 2G 3G; keep 1W; stay"
    second = "roll 1R 1R 1W 2W 3G 4G; keep 1R 1R 1W; roll 1W 5G 3G; keep 1W 5G; stay"
    report = played(MB, f"{first}; {second}", "score A 4900", "score B 4900")
    assert [player["total"] for player in report["players"]] == [6000, 6050]
    assert hits(report, 0)["overshoot"] == 1
    assert "overshoot" not in hits(report, 1)


@rule("LP-040")
def test_five_alike_cannot_be_dared() -> None:
    assert refused(LP, "roll 4 2 4 4 4; dare B") == "accepted"
    assert refused(LP, "roll 4 4 4 4 4; dare B") == "no-dare"


@rule("LP-040", "LP-037")
def test_nobody_alone_is_dared() -> None:
    """Somebody who might dare would hold up what the Blood Die forces."""
    four = "roll 1 1 1 1 2R"
    assert played(LP, four)["turn"]["phase"] == "to-keep"
    assert played(LP, four, players="A")["turn"]["phase"] == "to-roll"


@rule("LP-067", "A-LP-22")
def test_a_lone_player_has_no_social() -> None:
    assert hits(played(LP, THOUSAND, players="A")) == {"thousand": 1}
    both = played(LP, f"{THOUSAND}; {THOUSAND}")
    assert hits(both, 0) == hits(both, 1) == {"thousand": 1, "social": 1}


@rule("IB-040", "A-IB-03", "A-IB-04")
def test_the_four_dice_of_a_royale_may_be_thrown_again() -> None:
    royale = "roll 1 2 3 4 5 6; keep all; roll 1 1 2 2"
    assert played(IB, royale)["turn"]["points"] == 300
    report = played(IB, royale + "; reroll; roll 6 6 6 6")
    assert report["turn"]["points"] == 1200


TEAMS = ("option teams=on", "team Reds Ann Bob", "team Blues Cid Dee Eve")


def members(game: Replay, team: int) -> tuple[int, ...]:
    return game.game.seats[team].by_member


@rule("A-LP-28")
def test_a_teams_hit_goes_to_who_rolled() -> None:
    first = replay(LP, f"{THOUSAND}; {MISS}", *TEAMS)
    assert members(first, 0) == (1, 0)
    second = replay(LP, f"{THOUSAND}; {MISS}; {THOUSAND}", *TEAMS)
    assert members(second, 0) == (1, 1)


@rule("A-LP-28", "WH-052")
def test_a_hit_for_all_goes_to_the_member_who_rolled_last() -> None:
    game = replay(WH, f"{MISS}; {MAGIC_THROW}", *TEAMS, MAGIC)
    assert members(game, 0) == (1, 0)
    game = replay(WH, f"{MISS}; {MISS}; {MISS}; {MAGIC_THROW}", *TEAMS, MAGIC)
    assert members(game, 0) == (0, 1)


@rule("WH-076", "A-WH-20")
def test_the_best_turn_of_the_game_is_none_of_the_show() -> None:
    begin = "roll 1 1 2 3 6; keep 1 1; roll 5 2 3; keep 5; stay"  # 250, and the show begins
    show = f"{THOUSAND}; {MISS}"
    game = replay(WH, f"{begin}; {show}", "option halftime=250", "player A", "player B", MAGIC).game
    assert game.show is None
    assert game.halftime_done
    assert [seat.best_turn for seat in game.seats] == [250, 0]


def test_every_so_many_misses_cost_points() -> None:
    """`miss-penalty` and `miss-penalty-after` are of no sheet; their sentences are the rule."""
    options = ("option miss-penalty=100", "option miss-penalty-after=2", "player A", "player B")
    for misses, total in ((1, 0), (2, -100), (3, -100), (4, -200), (5, -200)):
        game = replay(LP, ";".join([f"{MISS}; {MISS}"] * misses), *options).game
        assert [seat.total for seat in game.seats] == [total, total], misses


@rule("WH-052", "WH-088")
def test_a_sign_stands_once_in_a_cell() -> None:
    game = replay(
        WH, f"{MISS}; {MAGIC_THROW}; {MAGIC_THROW}", MAGIC, "option integrity=off",
        "option never-two=off", "player A", "player B", "player C",
    ).game  # fmt: skip
    cell = game.cells[0]
    assert [mark.source for mark in cell.marks] == ["magic", "magic"]
    assert len(cell.left) == 1


@rule("WH-058", "D-03")
def test_two_become_three_without_integrity_too() -> None:
    game = replay(
        WH, f"roll 1 1 1 2 3; keep 1 1 1; stay; {MAGIC_THROW}", MAGIC, "option integrity=off",
        "player A", "player B",
    ).game  # fmt: skip
    earned = dict(game.seats[0].sources)
    assert earned["thousand"] == earned["magic"] == 1
    assert game.seats[0].hits == 3


@rule("A-MB-03")
def test_a_strict_thousand_of_totals_must_be_passed() -> None:
    strict = "option thousand-strict=on"
    assert hits(played(LP, THOUSAND, strict)) == {}
    twice = f"{THOUSAND}; {MISS}; {THOUSAND}"
    assert hits(played(LP, twice, strict)) == {"thousand": 1}
    fifty = "roll 1 1 1 5 6; keep 1 1 1 5; stay"
    assert hits(played(LP, fifty, strict)) == {"thousand": 1}


@rule("A-MB-03")
def test_a_strict_thousand_at_the_head_of_the_sheet_was_reached_and_not_passed() -> None:
    strict = "option thousand-strict=on"
    assert hits(played(LP, THOUSAND, strict, "score A 1000")) == {"thousand": 1}
    assert hits(played(LP, THOUSAND, strict, "score A 1050")) == {"thousand": 1}


@rule("A-IB-12", "IB-016")
def test_a_pair_set_aside_is_no_three_of_a_kind_showing(tmp_path: Path) -> None:
    (tmp_path / "twos.toml").write_text(
        'format = 1\nname = "Twos"\nextends = "insta-bong"\n'
        '[combo.twos]\nkind = "single"\nface = 2\npoints = 50\n',
        "utf-8",
    )
    start = "roll 2 2 3 4 6 6; keep 2 2; roll 2 3 4 6"
    game = replay("./twos.toml", start, "player A", "player B", folder=tmp_path).game
    assert game.turn.points == 100
    game = replay("./twos.toml", start + "; keep 2", "player A", "player B", folder=tmp_path).game
    assert game.turn.points == 150


@rule("WH-073", "WH-074", "A-WH-20")
def test_the_show_asks_for_points_alone() -> None:
    """An exact landing is not asked of a show: its points are not the game's."""
    begin = "roll 1 1 2 3 6; keep 1 1; roll 5 2 3; keep 5; stay"
    options = (MAGIC, "option limit=900", "option halftime=250", "option landing=exact")
    game = replay(WH, f"{begin}; {THOUSAND}", *options, "player A", "player B").game
    assert game.show is not None
    assert game.show.scores == ((1, 1000),)


@rule("WH-073")
def test_no_show_begins_once_the_last_round_has() -> None:
    options = (MAGIC, "option limit=1000", "option halftime=900", "option ending=finishRound")
    game = replay(WH, THOUSAND, *options, "player A", "player B").game
    assert game.show is None
    assert game.last == (1,)
    game = replay(WH, f"{THOUSAND}; {MISS}", *options, "player A", "player B").game
    assert game.ended is not None
    assert game.ended.winners == (0,)


@rule("LP-067", "WH-079")
def test_a_round_that_the_show_closed_may_have_been_a_social() -> None:
    options = (MAGIC, "option social=on", "option halftime=1500", "option integrity=off",
               "option never-two=off")  # fmt: skip
    five = "roll 1 1 1 5 5; keep all; roll 1 1 2 3 6; keep 1 1; roll 1 1 2; keep 1 1; stay"
    game = replay(WH, f"{THOUSAND}; {five}; {MISS}; {MISS}", *options, "player A", "player B").game
    assert game.halftime_done
    assert game.show is None
    assert [dict(seat.sources).get("social") for seat in game.seats] == [1, 1]
