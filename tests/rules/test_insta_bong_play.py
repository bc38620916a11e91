"""Insta-Bong, rule by rule."""

import pytest

from tests.rules.table import column, hits, played, refused

rule = pytest.mark.rule
IB = "insta-bong"
MISS = "roll 2 2 3 3 4 6"


@rule("IB-006", "IB-009", "IB-007", "IB-021", "IB-022", "IB-T01")
def test_the_sample_turn_begins() -> None:
    report = played(IB, "roll 1 2 3R 5 5 5")
    assert report["turn"]["phase"] == "to-keep"
    assert max(keep["points"] for keep in report["keeps"]) == 250
    assert {"roll", "keep", "stay"} & set(report["legal"]) == {"keep", "stay"}
    assert hits(report) == {}
    report = played(IB, "roll 1 2 3R 5 5 5; keep 1")
    assert report["turn"]["points"] == 100
    assert report["turn"]["dice_left"] == 5
    assert report["refused"]["stay"]["code"] == "below-minimum"
    assert refused(IB, "roll 1 2 3 4 5") == "wrong-dice-count"


@rule("IB-019", "IB-026", "IB-033", "IB-T02", "IB-T03", "IB-T04", "IB-032", "IB-024", "IB-023")
def test_an_insta_bong_is_taken_at_once_and_kept() -> None:
    start = "roll 1 2 3R 5 5 5; keep 1; roll 4R 3 4 4 5"
    report = played(IB, start, "option ceremony=relaxed")
    assert report["turn"]["phase"] == "hits"
    assert refused(IB, start + "; stay", "option ceremony=strict") == "gate-closed"
    assert refused(IB, start + "; keep 4 4 4 5", "option ceremony=strict") == "gate-closed"
    taken = start + "; took-hits; keep 4R 4 4 5"
    report = played(IB, taken, "option ceremony=strict")
    assert report["turn"]["points"] == 550
    report = played(IB, taken + "; roll 4; keep 4", "option ceremony=strict")
    assert report["turn"]["points"] == 650
    assert report["turn"]["dice_left"] == 6
    assert hits(report) == {"insta-bong": 1}
    report = played(IB, taken + f"; roll 4; keep 4; {MISS}", "option ceremony=strict")
    assert column(report)[0]["turn"] == "Z"
    assert report["players"][0]["total"] == 0
    assert hits(report) == {"insta-bong": 1}
    assert report["turn"]["player"] == "B"


@rule("IB-010", "IB-020", "IB-025", "IB-027", "IB-035", "IB-050", "IB-051", "IB-052", "IB-053")
@rule("IB-055", "IB-056", "IB-T05", "IB-T06", "IB-T07", "IB-036")
def test_the_sample_turn_ends_well() -> None:
    report = played(
        IB,
        "roll 1 2 3R 5 5 5; keep 1; roll 4R 3 4 4 5; keep 4R 4 4 5; roll 4; keep 4;"
        "roll 6R 6 6 6 1 5; keep all; roll 1 4 5R 1 2 6; keep 1 1 5R; stay",
    )
    assert report["players"][0]["total"] == 1750
    assert hits(report) == {"insta-bong": 1, "double-insta-bong": 2, "thousand": 1}
    (cell,) = column(report)
    assert (cell["text"], cell["turn"], cell["hits"]) == ("1750", "1750", 4)
    assert cell["marks"] == ["insta-bong", "double-insta-bong", "thousand"]
    may = played(IB, "roll 6R 6 6 6 1 5; keep all")
    assert {"roll", "stay"} <= set(may["legal"])


@rule("IB-028", "IB-029", "IB-057", "IB-058", "IB-031", "IB-T09")
@pytest.mark.parametrize(
    ("throw", "source", "count"),
    [
        ("5R 5 5 5 2 3", "double-insta-bong", 2),
        ("1R 1 1 1 1 3", "triple-insta-bong", 3),
        ("3R 3 3 3 3 3", "quadruple-insta-bong", 4),
    ],
)
def test_larger_ones_count_for_more(throw: str, source: str, count: int) -> None:
    report = played(IB, f"roll {throw}")
    assert hits(report) == {source: count}
    if throw.startswith("5R"):
        # It need not be set aside.
        report = played(IB, f"roll {throw}; keep 5; roll 2 2 3 4 6")
        assert hits(report) == {source: count}
        assert column(report)[0]["marks"] == [source]


@rule("IB-030", "D-15")
def test_dice_of_later_rolls_make_none() -> None:
    report = played(IB, "roll 4 4 4 2 3 6R; keep 4 4 4; roll 4R 2 3; keep 4R")
    assert hits(report) == {}
    assert report["turn"]["points"] == 500


@rule("IB-018", "IB-040", "IB-059", "IB-041", "D-16", "IB-T10")
def test_royale_and_re_roll() -> None:
    royale = "roll 1 2 3 4 5 6R; keep all"
    report = played(IB, royale)
    assert report["turn"]["dice_left"] == 4
    assert report["refused"]["stay"]["code"] == "royale-first"
    assert report["players"][0]["rerolls"] == 1
    for faces, worth in (("1 1 1 1", 200), ("6 6 6 6", 1200), ("2 3 4 6", 750)):
        assert played(IB, f"{royale}; roll {faces}")["turn"]["points"] == worth
    # Kept on a Zonk and over turns; a Zonk re-rolled is none.
    later = f"{royale}; roll 2 3 4 6; {MISS}; {MISS}; {MISS}; reroll; roll 1 1 1 5 2 3"
    report = played(IB, later)
    assert report["turn"]["player"] == "A"
    assert [cell["turn"] for cell in column(report)] == ["Z"]
    assert column(report)[0]["reroll"] is True
    assert "rerolls" not in report["players"][0]
    assert refused(IB, later + "; reroll") == "no-reroll"
    report = played(IB, f"{royale}; roll 2 3 4 6; stay")
    assert report["players"][0]["total"] == 750
    assert not report["refused"].get("halftime")


@rule("IB-034", "IB-054", "IB-T11")
def test_zonk_hits() -> None:
    three = "; ".join([MISS] * 5)
    report = played(IB, three)
    assert hits(report) == {"zonk-hit": 1}
    assert report["players"][0]["zonk_hits"] == 1
    assert column(report)[2]["marks"] == ["zonk-hit"]
    assert hits(played(IB, "; ".join([MISS] * 7))) == {"zonk-hit": 1}
    assert hits(played(IB, "; ".join([MISS] * 11))) == {"zonk-hit": 2}
    each = played(IB, "; ".join([MISS] * 7), "option zonkHitRepeat=each")
    assert hits(each) == {"zonk-hit": 2}


@rule("IB-038", "IB-039", "IB-T17")
def test_penalties() -> None:
    for kind in ("delay-of-game", "out-of-turn"):
        report = played(IB, f"penalty {kind} A", "score A 700")
        assert report["players"][0]["total"] == 450
        assert played(IB, f"penalty {kind} B")["players"][1]["total"] == -250
        floor = played(IB, f"penalty {kind} B", "option penaltyFloor=zero")
        assert floor["players"][1]["total"] == 0
    assert refused("wheaton", "penalty delay-of-game A") == "no-penalty"
    # A threshold counts once (A-IB-08).
    again = played(IB, "penalty delay-of-game A; roll 1 1 5 2 3 4; stay", "score A 1000")
    assert (again["players"][0]["total"], hits(again)) == (1000, {})


@rule("IB-042", "IB-043", "IB-044", "IB-047", "IB-T18")
def test_the_round_is_finished_and_most_hits_win() -> None:
    start = ("score A 100", "score B 4800", "score C 4000")
    one = "roll 1 1 5 2 3 4; stay"
    report = played(IB, f"{one}; {one}; roll 1 1 1 5 2R 3; stay", *start, players="A B C")
    assert report["finished"]
    assert len(report["sheet"]["rows"]) == 1
    assert report["winner"] == "B"
    awards = {(award["award"], award["player"], award["value"]) for award in report["awards"]}
    assert ("high-score", "B", 5050) in awards
    assert ("consecutive-hit", "B", 1) in awards
    assert ("winner", "B", 1) in awards
    assert not played(IB, f"{one}; {one}", *start, players="A B C")["finished"]
    points = played(
        IB,
        f"roll 2R 2 2 5 3 4; stay; {one}",
        "score B 4800",
        "option winnerBy=points",
    )
    assert points["winner"] == "B"


@rule("IB-045", "IB-046")
def test_big_hit_and_its_tie() -> None:
    # A: a Double (2). B: an Insta-Bong and a thousand (1 + 1). Same sum, larger unit.
    report = played(
        IB,
        "roll 2R 2 2 2 5 6; stay; roll 4R 4 4 1 3 2; stay; roll 6 6 6 1 5 2R; stay; "
        "roll 1 5 1 2 3 4; stay",
        "score A 4000",
        "score B 500",
    )
    assert report["finished"]
    big = [award for award in report["awards"] if award["award"] == "big-hit"]
    assert big == [{"award": "big-hit", "value": 2, "player": "A"}]


@rule("IB-037")
def test_hits_are_taken_before_the_next_player() -> None:
    scored = "roll 1 1 5 5 2 3; stay"
    strict = "option ceremony=strict"
    report = played(IB, scored, strict, "score A 800")
    assert (report["turn"]["phase"], report["turn"]["player"]) == ("hits", "B")
    assert refused(IB, f"{scored}; {MISS}", strict, "score A 800") == "gate-closed"
    assert refused(IB, f"{scored}; took-hits; {MISS}", strict, "score A 800") == "accepted"


@rule("IB-065", "IB-T15")
def test_breaking_the_ice() -> None:
    ice = "option breaking-the-ice=on"
    assert refused(IB, "roll 1 1 5 2 3 4; stay", ice) == "below-entry"
    report = played(IB, "roll 1 1 1 1 5 5; stay", ice)
    assert hits(report) == {"ice": 1}
    report = played(IB, f"roll 1 1 1 1 5 5; stay; {MISS}; roll 1 1 5 2 3 4; stay", ice)
    assert (report["players"][0]["total"], hits(report)) == (750, {"ice": 1})


@rule("IB-066", "IB-T14", "D-17")
def test_push_your_luck() -> None:
    push = "option push-your-luck=on"
    assert refused(IB, "roll 1 1 1 2 3 4; stay", push) == "dice-count"
    assert refused(IB, "roll 1 1 1 5 3 4; stay", push) == "accepted"
    assert refused(IB, "roll 1 1 1 5 3 4; stay", push, "option pushDice=5") == "dice-count"
    assert played(IB, "roll 1 1 1 5 5 1", push)["refused"]["stay"]["code"] == "all-dice-score"


@rule("IB-067", "IB-T16")
def test_train_wreck() -> None:
    report = played(IB, MISS, "option train-wreck=on")
    assert hits(report) == {"train-wreck": 1}
    assert column(report)[0]["turn"] == "Z"
    assert (
        hits(played(IB, "roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6", "option train-wreck=on")) == {}
    )
    assert hits(played(IB, MISS)) == {}


@rule("IB-068", "D-18")
def test_texas_smoke_em() -> None:
    pot = "option texas-smokeem=on"
    report = played(
        IB,
        f"stake A 6; stake B 6; roll 1 1 5 2 3 4; stay; {MISS}",
        pot,
        "score A 4900",
    )
    shares = {a["player"]: a["value"] for a in report["awards"] if a["award"] == "pot-share"}
    assert shares == {"A": 12}
    assert refused(IB, "stake A 5; stake B 6", pot) == "unequal-stake"
    assert refused(IB, "stake A 5") == "no-pot"
