"""Corners of the sheets: who may sit down, who wins a tie, what a token may still take back."""

from pathlib import Path

import pytest

from tests.rules.table import hits, played, refused
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import begin

rule = pytest.mark.rule
LP, IB, MB, WH = "lets-play-zonk", "insta-bong", "original-1978", "wheaton"


def wrong(text: str) -> tuple[int, str, str]:
    """Line, code and sentence with which a transcript is refused."""
    with pytest.raises(TranscriptError) as caught:
        replay_text(text, Path())
    return caught.value.line, caught.value.code, str(caught.value)


def not_begun(text: str) -> tuple[int, str, str]:
    """The same of a game that is to begin; one that was played is read by whatever rules it had."""
    header, _ = read(text)
    with pytest.raises(TranscriptError) as caught:
        begin(header, Path())
    return caught.value.line, caught.value.code, str(caught.value)


def seated(rules: str, count: int, *options: str) -> str:
    lines = ["zonk 1", f"rules {rules}", *(f"option {option}" for option in options)]
    return "\n".join([*lines, *(f"player P{n}" for n in range(count))])


@rule("MB-005", "WH-004")
@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (seated(MB, 7), 9, "too-many-players"),
        (seated(MB, 3, "players-max=2"), 6, "too-many-players"),
        (seated(LP, 13), 15, "too-many-players"),
        (seated(WH, 1), 3, "too-few-players"),
        (seated(IB, 1, "players-min=2"), 4, "too-few-players"),
    ],
)
def test_no_more_and_no_fewer_than_the_rules_seat(text: str, line: int, code: str) -> None:
    assert wrong(text)[:2] == (line, code)


@rule("LP-010")
def test_teams_take_more_than_four_people() -> None:
    teams = f"zonk 1\nrules {LP}\noption teams=on\nteam Reds A B\nteam Blues C D"
    assert wrong(teams)[:2] == (4, "too-few-for-teams")
    assert replay_text(f"{teams} E", Path()).game.seats[1].members == ("C", "D", "E")
    assert replay_text(f"{teams}\nplayer E", Path()).game.seats[2].members == ()
    assert wrong(f"zonk 1\nrules {LP}\nteam Reds A B C\nteam Blues D E")[:2] == (3, "no-teams")


@rule("MB-061", "MB-063", "A-LP-10")
def test_a_tie_of_the_last_round_goes_to_who_stood_there_first() -> None:
    scores = ["score A 4700", "score B 4700"]
    misses = "roll 2 3 4 6 2 3; "
    game = played(
        MB,
        f"{misses}{_three_hundred()}; {_three_hundred()}",
        "option must-beat=off", "option stop-dice=any", *scores,
    )  # fmt: skip
    assert (game["finished"], game["winner"]) == (True, "B")
    assert hits(game, 1)["winner"] == 1
    assert [player["total"] for player in game["players"]] == [5000, 5000]


def _three_hundred() -> str:
    return "roll 3 3 3 2 4 6; stay"


@rule("MB-061")
def test_the_order_of_play_decides_between_two_who_pass_the_leader_alike() -> None:
    game = played(
        MB,
        f"roll 2 3 4 6 2 3; {_three_hundred()}; roll 4 4 4 2 3 6; stay; roll 4 4 4 2 3 6; stay",
        "option must-beat=off", "option stop-dice=any",
        "score A 4700", "score B 4700", "score C 4700",
        players="A B C",
    )  # fmt: skip
    # B is home with 5000; C passes him with 5100 before A has as much.
    assert (game["finished"], game["winner"]) == (True, "C")


@rule("IB-018", "A-IB-04", "IB-066")
def test_a_token_takes_back_a_throw_that_the_rules_set_aside() -> None:
    start = "roll 1 2 3 4 5 6; keep all; roll 6 6 6 6; roll 2 2 2 3 3 3R"
    option = "option push-your-luck=on"
    game = played(IB, start, option)
    assert "reroll" in game["legal"]
    forced = game["turn"]["points"]
    again = played(IB, f"{start}; reroll; roll 1 1 2 3 4 6", option)
    assert again["turn"]["points"] == forced - 500
    assert not again["players"][0].get("rerolls")
    assert again["turn"]["phase"] == "to-keep"
    # The throw that stays is the last that could be taken back.
    assert refused(IB, f"{start}; roll 1 1 2 3 4 6; keep 1; reroll", option) == "no-reroll"


@rule("IB-019", "IB-040", "D-16")
def test_hits_of_a_throw_taken_back_are_taken_once() -> None:
    start = "roll 1 2 3 4 5 6; keep all; roll 6 6 6 6; roll 2 2 2 3 3 3R"
    options = ("option push-your-luck=on", "option ceremony=strict")
    assert refused(IB, f"{start}; reroll", *options) == "gate-closed"
    game = played(IB, f"{start}; took-hits; reroll; roll 1 1 2 3 4 6; keep 1 1; roll 5 5 3 4; stay",
                  *options)  # fmt: skip
    found = hits(game)
    assert found["insta-bong"] == 1
    waiting = sum(gate["hits"] for gate in game["turn"].get("gates", ()))
    assert waiting == sum(found.values()) - 1


@rule("MB-033", "A-MB-07")
@pytest.mark.parametrize("rules", [MB, "magic-bus-1983"])
@pytest.mark.parametrize("ending", ["finishRound", "immediate"])
def test_how_the_game_ends_is_a_knob_of_its_own(rules: str, ending: str) -> None:
    game = played(
        rules, _three_hundred(), f"option ending={ending}", "option stop-dice=any", "score A 4700"
    )
    assert game["finished"] == (ending == "immediate")


@pytest.mark.parametrize(
    ("rules", "option", "said"),
    [
        (WH, "blood-die=on", "rules: blood-die: there is no red die"),
        (WH, "must-beat=on", "rules: must-beat: only in a last round"),
        (WH, "players-max=1", "rules: players-max: less than players-min, 2"),
        (LP, "landing=exact", "rules: landing: exact landing and the 11,000 Rule"),
        (LP, "dice-count=4", "rules: dice-count: combo."),
        (MB, "entry-dice=6", "rules: entry-dice: more dice"),
        (MB, "dice-count=3", "rules: dice-count: "),
        (MB, "limit=400", "rules: limit: less than one must score in a turn, 500"),
    ],
)
def test_a_refusal_names_the_option_on_its_line(rules: str, option: str, said: str) -> None:
    text = f"zonk 1\nrules {rules}\noption ceremony=off\noption {option}\nplayer A\nplayer B"
    line, code, sentence = not_begun(text)
    assert (line, code) == (4, "rules")
    assert said in sentence
    assert ".toml" not in sentence


@pytest.mark.parametrize(
    ("rules", "option", "lapsed"),
    [
        (MB, "ending=immediate", "must_beat"),
        (LP, "special-dice=none", "blood_die"),
        (WH, "dice-count=6", "win_throw"),
    ],
)
def test_a_knob_that_has_lapsed_refuses_no_other(rules: str, option: str, lapsed: str) -> None:
    text = f"zonk 1\nrules {rules}\noption {option}\nplayer A\nplayer B"
    assert getattr(preset(rules).settings, lapsed)
    assert not getattr(replay_text(text, Path()).rules.s, lapsed)


@rule("LP-059", "LP-066")
def test_one_landing_brings_a_bonus_once() -> None:
    landing = "roll 1 2 3 4 6; stay"
    once = played(LP, landing, "score A 2000")
    twice = played(LP, landing, "option custom-bonuses=2100 2300", "score A 2000")
    assert hits(once) == hits(twice) == {"bonus": 1}
    own = played(LP, landing, "option custom-bonuses=2100 2300", "score A 2200")
    assert hits(own) == {"bonus": 1}


@rule("A-IB-08")
def test_steps_of_every_length_are_counted_once(tmp_path: Path) -> None:
    (tmp_path / "halves.toml").write_text(
        'extends = "insta-bong"\n[hit.half]\nkind = "total-step"\nstep = 500\n', "utf-8"
    )
    game = "zonk 1\nrules halves.toml\noption ceremony=off\nplayer A\nplayer B\n"
    game += "roll 5 5 5 1 1 2\nstay\nroll 2 3 4 6 2 3\n" * 3
    seat = replay_text(game, tmp_path).game.seats[0]
    assert seat.total == 1050
    assert dict(seat.sources) == {"thousand": 1, "half": 2}


@rule("LP-092", "LP-096", "A-LP-08")
@pytest.mark.parametrize("cut", ["on", "off"])
def test_without_the_rule_called_every_total_is_cut(cut: str) -> None:
    """What is lifted under the 11,000 Rule is not lifted before anybody calls it."""
    game = played(LP, "roll 1R 1 1 2 3; stay", f"option cap-before-11k={cut}", "score A 9800")
    assert game["players"][0]["total"] == 10000
