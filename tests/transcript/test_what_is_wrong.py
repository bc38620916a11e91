"""Transcripts that are refused: at the line of who wrote it, with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text

HEAD = "zonk 1\nrules {}\nplayer A\nplayer B\n"


def wrong(rules: str, *lines: str) -> str:
    with pytest.raises(TranscriptError) as refused:
        replay_text(HEAD.format(rules) + "\n".join(lines), Path())
    return str(refused.value)


@pytest.mark.parametrize(
    ("rules", "line", "said"),
    [
        ("wheaton", "magic 1 2 3 4", "6: header: the Magic Number has 5 faces"),
        ("insta-bong", "magic 1 2 3 4 5 6", "6: header: these rules have no Magic Number"),
        ("lets-play-zonk", "packer C", "6: unknown-player: 'C', who packs the bowl, does not play"),
        ("wheaton", "scorekeeper C", "6: unknown-player: the scorekeeper 'C' does not play"),
        ("wheaton", "option limit=9000\noption limit = 8000", "7: header: limit is given twice"),
        ("wheaton", "option turkey=on\noption Turkey=off", "7: header: Turkey is given twice"),
        ("wheaton", "start yesterday",
         "6: header: 'yesterday' is no time; write: start 2002-03-13T12:44"),
        ("wheaton", "start 25:44", "6: header: '25:44' is no time; write: start "),
        ("wheaton", "start 2002-02-30", "6: header: '2002-02-30' is no time; write: start "),
        ("wheaton", "roll 1 1 2 3 4\nfinish late", "7: header: 'late' is no time"),
        ("wheaton", "score A 10000", "6: header: the game ends at 10,000; begin below it"),
        ("wheaton", "score B 100\nscore A 12000", "7: header: the game ends at 10,000"),
        ("lets-play-zonk", "option landing=exact\noption rule11k=off\nscore A 10050",
         "8: header: the game ends at 10,000; begin below it"),
        ("wheaton", "option ceremoni=off",
         "6: header: 'ceremoni' names no knob; did you mean ceremony?"),
        ("wheaton", "rol 1 2 3 4 5", "6: syntax: 'rol' is no statement; did you mean roll?"),
        ("wheaton", "xyzzy", "6: syntax: 'xyzzy' is no statement; known are take-over, roll, "),
        ("lets-play-zonk", "fault slopy",
         "6: no-such-fault: These rules know no such fault; did you mean sloppy?"),
        ("insta-bong", "fault sloppy",
         "6: no-such-fault: These rules know no such fault; they know none"),
        ("lets-play-zonk", "fault sloppy B",
         "6: not-your-call: sloppy is a fault of the player whose turn it is, A; name nobody else"),
        ("wheaton", "fault dealer-spaz B",
         "6: not-your-call: dealer-spaz is a fault of the scorekeeper, A; name nobody else."),
        ("lets-play-zonk", "roll 4 4 4 4 1\ndare A",
         "7: not-your-call: A is to roll; somebody else says the dare."),
    ],
)  # fmt: skip
def test_a_refusal_stands_at_its_line_and_says_what_to_do(rules: str, line: str, said: str) -> None:
    assert wrong(rules, "", *line.split("\n")).startswith(said)


def test_who_asks_is_said() -> None:
    said = wrong("wheaton", "option ceremony=strict", "option win-throw=none", "score A 950",
                 "roll 1 2 3 4 6", "stay", "ask A")  # fmt: skip
    assert said.endswith("not-your-call: Only B, who rolls next, asks.")


@pytest.mark.parametrize("time", ["2002-03-13T12:44-05:00", "2002-03-13", "22:00"])
def test_times_are_read(time: str) -> None:
    game = replay_text(HEAD.format("wheaton") + f"start {time}", Path())
    assert game.header.start == time
    ends = replay_text(HEAD.format("wheaton") + "finish 22:00", Path())
    assert ends.header.finish == "22:00"


@pytest.mark.parametrize(
    ("options", "score"),
    [
        (("rounds=3", "must-beat=off"), 10000),
        (("limit=5000", "finish-compare=pass", "winner-by=points"), 5000),
        (("limit=5000", "extension=6000", "winner-by=points"), 5500),
        ((), 9950),
    ],
)
def test_a_score_below_the_end_is_taken(options: tuple[str, ...], score: int) -> None:
    lines = [*(f"option {option}" for option in options), f"score A {score}"]
    game = replay_text(HEAD.format("wheaton") + "\n".join(lines), Path()).game
    assert game.seats[0].total == score


def test_an_option_of_the_command_line_is_given_once() -> None:
    given = ("--option", "limit=500", "--option", "Limit=600")
    code, _, err = zonk("play", "--rules", "wheaton", "--players", "A,B", *given)
    assert code == 1
    assert "option limit is given twice" in err
