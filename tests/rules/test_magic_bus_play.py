"""The original of 1978 and the Magic Bus sheet of 1983, rule by rule."""

import pytest

from tests.rules.table import column, hits, played, refused

rule = pytest.mark.rule
MB, BUS = "original-1978", "magic-bus-1983"
both = pytest.mark.parametrize("key", [MB, BUS])
WRECK = "roll 2 2 3 4 4 6"
IN = ("score A 1000", "score B 1000")


@rule("MB-012", "MB-017", "MB-032", "MB-065")
@both
def test_points_are_pending_until_the_player_stops(key: str) -> None:
    report = played(key, "roll 1 1 5 5 2 3; keep 1 1 5 5", *IN)
    assert (report["turn"]["points"], report["players"][0]["total"]) == (300, 1000)
    report = played(key, "roll 1 1 5 5 2 3; stay", *IN)
    assert report["players"][0]["total"] == 1300
    assert [cell["text"] for cell in column(report)] == ["1300"]
    assert refused(key, "roll 1 1 5 5 2") == "wrong-dice-count"


@rule("MB-027", "MB-028", "MB-029", "MB-030", "MB-T03", "MB-T11")
@both
def test_three_hundred_points_and_four_or_five_dice(key: str) -> None:
    assert refused(key, "roll 3 3 3 2 4 6; keep 3 3 3; stay", *IN) == "dice-count"
    assert refused(key, "roll 2 2 2 5 3 4; stay", *IN) == "below-minimum"
    assert refused(key, "roll 1 1 5 5 2 3; stay", *IN) == "accepted"
    assert refused(key, "roll 2 2 2 5 5 6; keep 2 2 2 5 5; stay", *IN) == "accepted"
    assert refused(key, "roll 1 2 3 4 4 6; keep 1; stay", *IN) == "below-minimum"


@rule("MB-031", "MB-024", "MB-T10", "MB-026", "MB-025")
@both
def test_points_of_earlier_sets_count_dice_do_not(key: str) -> None:
    full = "roll 1 1 1 5 5 5"
    report = played(key, full, *IN)
    assert (report["turn"]["points"], report["turn"]["dice_left"]) == (1500, 6)
    assert report["refused"]["stay"]["code"] == "all-dice-score"
    assert refused(key, f"{full}; roll 1 2 2 3 4 6; keep 1; stay", *IN) == "dice-count"
    report = played(key, f"{full}; roll 1 1 5 5 4 6; stay", *IN)
    assert report["players"][0]["total"] == 2800


@rule("MB-034", "MB-035", "MB-040", "MB-T12", "MB-T17")
@both
def test_getting_in_the_game(key: str) -> None:
    assert refused(key, "roll 2 2 2 1 5 3; stay") == "below-entry"
    report = played(key, "roll 4 4 4 1 2 3; stay")
    assert report["players"][0]["in_game"] is True
    assert hits(report) == {"entry": 1}
    assert played(key, WRECK)["players"][0]["in_game"] is False
    assert hits(played(key, "roll 1 1 1 5 2 3; stay")) == {"entry": 1, "thousand": 1}
    lost = played(key, "roll 1 1 1 5 2 3; keep 1 1 1 5; roll 2 3")
    assert hits(lost) == {"thousand": 1}
    assert lost["players"][0]["in_game"] is False


@rule("MB-036", "MB-037", "MB-047", "MB-066", "MB-067", "MB-T04", "D-23")
@both
def test_zonk_and_train_wreck(key: str) -> None:
    report = played(key, WRECK)
    assert hits(report) == {"train-wreck": 1}
    assert (column(report)[0]["text"], column(report)[0]["hits"]) == ("Z", 1)
    assert hits(played(key, "roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6")) == {}
    after = played(key, f"roll 1 1 1 5 5 5; {WRECK}", *IN)
    assert hits(after) == {"thousand": 1, "train-wreck": 1}


@rule("MB-023", "MB-038", "MB-039", "MB-041", "MB-043", "MB-044", "MB-T05")
@both
def test_royale_brings_one_of_each_class(key: str) -> None:
    royale = "roll 1 2 3 4 5 6"
    assert played(key, royale, *IN)["turn"]["points"] == 1500
    kept = played(key, f"{royale}; roll 1 1 5 5 2 3; stay", *IN)
    assert hits(kept) == {"royale": 1, "thousand": 1}
    lost = played(key, f"{royale}; roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6", *IN)
    assert hits(lost) == {"thousand": 1}
    assert played(key, "roll 1 2 2 3 4 6; keep 1; roll 2 3 4 5 6", *IN)["keeps"] == [
        {"dice": ["5"], "points": 50}
    ]


@rule("MB-041", "MB-T13", "D-19", "A-MB-03")
def test_exactly_a_thousand_and_two() -> None:
    exactly = "roll 1 1 1 2 3 4; keep 1 1 1; roll 2 3 4"
    assert hits(played(MB, exactly)) == {"thousand": 1}
    assert hits(played(BUS, exactly)) == {}
    twice = "roll 1 1 1 2 3 4; keep 1 1 1; roll 1 1 1"
    assert hits(played(MB, f"{twice}; {WRECK}")) == {"thousand": 2, "train-wreck": 1}
    assert hits(played(BUS, f"{twice}; {WRECK}")) == {"thousand": 1, "train-wreck": 1}


@rule("MB-042", "MB-003", "MB-T06", "A-MB-12")
@both
def test_colours(key: str) -> None:
    three = "roll 4R 4W 4G 1R 5W 6G"
    assert hits(played(key, f"{three}; keep 4R 4W 4G 1R; stay", *IN)) == {"colors": 1}
    lost = played(key, f"{three}; keep 4R 4W 4G; roll 2R 3W 6G", *IN)
    assert hits(lost) == {}
    two = "roll 4R 4R 4W 1W 5G 6G; keep 4R 4R 4W 1W; stay"
    assert hits(played(key, two, *IN)) == {}
    # Rolled is enough, unless the switch wants them played (A-MB-11).
    rolled = f"{three}; keep 1R 5W; roll 1R 1W 2G 3G; keep 1R 1W; stay"
    assert hits(played(key, rolled, *IN)) == {"colors": 1}
    assert hits(played(key, rolled, *IN, "option colorsMustPlay=on")) == {}
    six = "roll 4R 4R 4W 4W 4G 4G; roll 1 1 5 5 2 3; stay"
    assert hits(played(key, six, *IN)) == {"colors": 2, "thousand": 1}


@rule("MB-045", "MB-046", "MB-048")
@both
def test_slim_pickins(key: str) -> None:
    slim = (
        "roll 1 5 2 3 4 4; keep 1; roll 5 2 2 3 4; keep 5; roll 1 2 3 4; keep 1;"
        "roll 5 2 3; keep 5; roll 1 2; keep 1; roll 5"
    )
    report = played(key, slim, *IN)
    assert (report["turn"]["points"], report["turn"]["dice_left"]) == (450, 6)
    assert hits(played(key, f"{slim}; roll 1 1 5 5 2 3; stay", *IN)) == {"slim-pickins": 1}
    assert hits(played(key, f"{slim}; {WRECK}", *IN)) == {"train-wreck": 1}
    broken = slim.replace("roll 5 2 3; keep 5; roll 1 2; keep 1; roll 5", "roll 5 5 1")
    assert hits(played(key, f"{broken}; roll 1 1 5 5 2 3; stay", *IN)) == {}


@rule("MB-048", "MB-049")
@both
def test_the_third_zonk(key: str) -> None:
    dry = "roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6"
    assert hits(played(key, "; ".join([dry] * 5))) == {"third-zonk": 1}
    # A hit on one of the first two spoils it, also its own (A-MB-16).
    assert hits(played(key, "; ".join([dry] * 7))) == {"third-zonk": 1}
    assert hits(played(key, "; ".join([WRECK, dry, dry, dry, dry]))) == {"train-wreck": 1}
    wreck = "; ".join([dry, dry, dry, dry, WRECK])
    assert hits(played(key, wreck)) == {"train-wreck": 1, "third-zonk": 1}


BIG = "roll 1 1 1 5 5 5; roll 1 1 5 5 2 3; stay"


@rule("MB-050", "MB-051", "MB-T08", "A-MB-06")
def test_first_over_the_limit_and_beyond() -> None:
    start = ("score A 4200", "score B 100")
    report = played(MB, "roll 1 1 1 5 5 5; roll 5 5 5 5 2 3; stay", *start)
    assert report["players"][0]["total"] == 6250
    assert hits(report) == {"thousand": 2, "limit": 1, "overshoot": 1}
    report = played(BUS, "roll 1 1 1 5 5 5; roll 5 5 5 5 2 3; stay", *start)
    assert hits(report) == {"thousand": 2, "limit": 1}


@rule("MB-033", "MB-055", "MB-058", "MB-059", "MB-060", "MB-061", "MB-062", "MB-063", "MB-052")
@rule("MB-T15", "MB-T18", "MB-064")
@both
def test_last_round(key: str) -> None:
    start = ("score A 4900", "score B 4800", "score C 4900", "score D 1000")
    one = "roll 4 4 4 1 2 3; stay"
    until = f"{WRECK}; {WRECK}; {one}"
    report = played(key, until, *start, players="A B C D")
    assert report["turn"]["player"] == "D"
    assert not report["finished"]
    # D has 1000: 500 more is no new leader. So he rolls on and wrecks, and keeps that hit.
    no = f"{until}; roll 1 1 5 5 2 3; stay"
    assert refused(key, no, *start, players="A B C D") == "must-beat-leader"
    wrecked = f"{until}; roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6"
    # A makes 5400: equal is not higher. With 600 he leads, and B must beat that.
    assert refused(key, f"{wrecked}; {one}", *start, players="A B C D") == "must-beat-leader"
    leads = f"{wrecked}; roll 6 6 6 1 2 3; stay"
    report = played(key, leads, *start, players="A B C D")
    assert report["turn"]["player"] == "B"
    assert refused(key, f"{leads}; roll 6 6 6 1 2 3; stay", *start, players="A B C D") == (
        "must-beat-leader"
    )
    report = played(key, f"{leads}; roll 2 3 4 4 6 6", *start, players="A B C D")
    assert report["finished"]
    assert report["winner"] == "A"
    assert hits(report, 0)["winner"] == 1
    assert hits(report, 1)["train-wreck"] == 2


@rule("MB-053", "MB-054", "MB-073", "A-MB-02")
def test_consolation() -> None:
    start = ("score A 4900", "score B 900", "score C 300")
    lost = "roll 1 2 2 3 4 6; keep 1; roll 2 2 3 4 6"
    game = f"roll 4 4 4 1 2 3; stay; {lost}; {lost}"
    report = played(MB, game, *start, players="A B C")
    assert hits(report, 2) == {"consolation": 1}
    assert hits(report, 1) == {}
    report = played(BUS, game, *start, players="A B C")
    assert hits(report, 2) == {}
    report = played(BUS, game, *start, "option consolation=on", players="A B C")
    assert hits(report, 2) == {"consolation": 1}


@rule("MB-002", "MB-073", "A-MB-24")
@both
def test_the_limit_is_a_multiple(key: str) -> None:
    start = ("score A 4900", "score B 0")
    turn = "roll 4 4 4 1 2 3; stay"
    assert hits(played(key, turn, *start))["limit"] == 1
    assert "limit" not in hits(played(key, turn, *start, "option limit=10000"))


@rule("MB-006", "A-MB-26")
@both
def test_a_solo_game_ends_at_the_limit(key: str) -> None:
    report = played(key, "roll 4 4 4 1 2 3; stay", "score A 4900", players="A")
    assert report["finished"]
    assert report["winner"] == "A"
    assert "consolation" not in hits(report)


@rule("MB-056")
@both
def test_hits_are_done_before_the_next_player_rolls(key: str) -> None:
    strict = "option ceremony=strict"
    assert refused(key, f"{WRECK}; {WRECK}", strict) == "gate-closed"
    assert refused(key, f"{WRECK}; took-hits; {WRECK}", strict) == "accepted"


@rule("MB-057")
@both
def test_there_are_no_penalties(key: str) -> None:
    assert refused(key, "penalty delay-of-game A") == "no-penalty"
    assert refused(key, "fault spaz") == "no-such-fault"
    assert refused(key, "touch B", "option ceremony=strict") == "touch-is-free"
    assert not {"fault", "penalty", "touch"} & set(played(key, "")["legal"])
