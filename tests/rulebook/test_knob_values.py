"""What people write for the value of a knob, and what it is then."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob, Unfit
from zonk_desktop.rulebook.reading import did_you_mean, did_you_mean_knob
from zonk_desktop.words import text


def knob(name: str) -> Knob:
    found = knobs.find(name)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("dare", "on", True), ("dare", "OFF", False), ("dare", "yes", True), ("dare", "no", False),
        ("dare", "true", True), ("dare", "False", False), ("dare", True, True),
        ("dare", False, False), ("limit", 100, 100), ("limit", 1_000_000, 1_000_000),
        ("limit", "+1,500", 1500), ("limit", "1_500", 1500), ("limit", " 1500 ", 1500),
        ("limit", "0" * 31 + "500", 500), ("stop-dice", 4, (4,)), ("stop-dice", [5, 3, 5], (3, 5)),
        ("stop-dice", "5;3", (3, 5)), ("stop-dice", "5,3", (3, 5)), ("stop-dice", "none", ()),
        ("stop-dice", "Any", ()), ("stop-dice", "", ()), ("stop-dice", ["3", 4], (3, 4)),
        ("custom-bonuses", "9,950 450", (450, 9950)), ("custom-bonuses", "9,950", (9950,)),
        ("custom-bonuses", "9,950,", (9950,)), ("custom-bonuses", "10,000", (10000,)),
        ("custom-bonuses", "450, 9,950", (450, 9950)), ("custom-bonuses", ["9,950"], (9950,)),
        ("custom-bonuses", "450,9950", (450, 9950)),
        ("custom-bonuses", "450,9950,50 7", (7, 50, 450, 9950)),
        ("stop-dice", "+3 4", (3, 4)),
        ("custom-bonuses", [1000], (1000,)), ("custom-bonuses", [1000] * 100, (1000,)),
        ("win-throw", "6 1 6", (6, 1, 6)), ("win-throw", [6, 1], (6, 1)), ("win-throw", "none", ()),
        ("ending", "last round", "lastRound"), ("ending", "immediate", "immediate"),
        ("ending", "imm", "immediate"), ("trip15", 1983, "1983"),
        ("special-dice", "none of them", "none"),
    ],
)  # fmt: skip
def test_a_value_is_read_as_people_write_it(name: str, given: object, value: object) -> None:
    assert knobs.parse(knob(name), given) == value


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("dare", 1, "this does not fit"), ("dare", "", "'' does not fit"),
        ("limit", True, "a switch does not fit"), ("limit", 1.5, "a decimal number does not"),
        ("limit", [500], "a list does not fit"), ("limit", {}, "a table does not fit"),
        ("limit", "none", "'none' is not a number"), ("limit", "1 500", "'1 500' is not a number"),
        ("limit", "", "'' is not a number"), ("limit", "x" * 50, f"'{'x' * 40}' is not a number"),
        ("limit", 99, "99 is out of range"), ("limit", 1_000_001, "1000001 is out of range"),
        ("limit", "1,000,001", "1000001 is out of range"),
        ("limit", "9" * 20, f"{'9' * 20} is out of range"),
        ("limit", "9" * 21, f"{'9' * 20}… is out of range"),
        ("limit", "9" * 31, f"{'9' * 20}… is out of range"), ("stop-dice", "-1", "-1 is out of"),
        ("limit", "٣٠٠", "'٣٠٠' is not a number"), ("limit", "--500", "'--500' is not a number"),
        ("limit", "5" * 2001, "that is too long"), ("limit", "5" * 2000, "55555555555555555555…"),
        ("stop-dice", [3] * 101, "a list does not fit"), ("stop-dice", [1.5], "a list does not"),
        ("custom-bonuses", "450,950", "'450,950' may be one number or several; put a space"),
        ("custom-bonuses", "7 9,950,450", "9950450 is out of range"),
        ("custom-bonuses", "50,9,950", "'50,9,950' may be one"),
        ("custom-bonuses", "9,95,450", "'9,95,450' may be one"),
        ("custom-bonuses", f"450,950,{'1' * 40}", f"'450,950,{'1' * 32}' may be one"),
        ("custom-bonuses", "9,,950", "'9,,950' may be"), ("custom-bonuses", "9,,95", "'' is"),
        ("stop-dice", 99, "99 is out of range"), ("stop-dice", "3,x", "'x' is not a number"),
        ("win-throw", "1 7", "a face is a number from 1 to 6"), ("win-throw", 3, "this does not"),
        ("win-throw", "0 1", "a face is a number"), ("win-throw", "9" * 31, "a face is a number"),
        ("ending", "", "'' does not fit"), ("ending", "z" * 50, f"'{'z' * 40}' does not fit"),
        ("ending", "!", "'!' does not fit"),
        ("ending", ["immediate"], "a list does not fit"), ("ending", 5, "'5' does not fit"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(name: str, given: object, said: str) -> None:
    with pytest.raises(Unfit) as refused:
        knobs.parse(knob(name), given)
    assert str(refused.value).startswith(said)


def test_of_two_choices_that_begin_alike_neither_is_meant() -> None:
    for one in knobs.KNOBS:
        if one.kind != "choice":
            continue
        for choice in one.choices:
            found = knobs.parse(one, choice)
            assert found == choice
            assert knobs.parse(one, f" {choice.upper()} ") == choice
            for length in range(1, len(choice)):
                start = choice[:length]
                meant = [c for c in one.choices if knobs.squeeze(c).startswith(start.lower())]
                if not start.isalnum() or len(meant) < 2 or start in one.choices:
                    continue
                with pytest.raises(Unfit):
                    knobs.parse(one, start)


def test_a_value_is_shown_and_said() -> None:
    assert [knobs.show(value) for value in (True, False, (), (3, 4), 5, "x")] == [
        "on", "off", "none", "3 4", "5", "x",
    ]  # fmt: skip
    dare, dice, limit = knob("dare"), knob("stop-dice"), knob("limit")
    assert (dare.said(True), dare.said(False)) == ("on", "off")
    assert (limit.said(1500), dice.said((3, 4)), dice.said(())) == ("1,500", "3 4", "none")
    # A choice has words of a language, but for one whose words are those of the sheet.
    said = knob("ending").said("lastRound"), knob("slim-name").said("Slim Pickin's")
    assert said == ("one last turn each", "Slim Pickin's")
    assert knobs.read(Settings(limit=4000), limit) == 4000
    assert text(limit.range) == "100 to 1000000"


@pytest.mark.parametrize(
    ("given", "known", "meant"),
    [
        ("whetaon", ("wheaton",), "wheaton"), ("zonk-rules", ("rules",), ""),
        ("rules", ("some-rules",), "some-rules"), ("rul", ("any-rul",), ""),
        ("rule", ("some-rule", "other-rule"), "some-rule"),
        ("orivwxnal", ("original-1978",), "original-1978"),
        ("oxivwxnal", ("original-1978",), ""),
    ],
)  # fmt: skip
def test_what_may_be_meant_is_asked(given: str, known: tuple[str, ...], meant: str) -> None:
    said = text(did_you_mean(given, known))
    assert said == (f"did you mean {meant}?" if meant else f"known are {', '.join(known)}")


def test_of_many_names_the_first_twelve_are_told() -> None:
    said = text(did_you_mean("xyzzy", [f"n{number:02}" for number in range(20)]))
    assert said.startswith("known are n00, ")
    assert said.endswith("n11")
    assert text(did_you_mean_knob("limt")) == "did you mean limit?"
    assert text(did_you_mean_knob("xyzzy")) == "zonk-desktop rules --knobs lists all"
