"""`zonk-desktop rules`: rule sets in words, made from their own data."""

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine.refusals import Code
from zonk_desktop.rulebook.load import PRESETS, preset

HOUSE = Path(__file__).parents[1] / "house"


def test_the_list_has_all_five() -> None:
    code, out, _ = zonk("rules")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(PRESETS)


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        ("lets-play-zonk", ["To get in: 350 in one turn.", "6900 Sex Odyssey Bonus"]),
        ("wheaton", ["1 1 1 1 1                            wins the game", "Never two"]),
        ("insta-bong", ["50 x the sum of 4 dice rolled for it, a re-roll", "Most hits win"]),
        ("original-1978", ["To stop: 4 or 5 dice aside.", "First over the limit, each further"]),
        ("magic-bus-1983", ["all others get one more turn"]),
    ],
)
def test_a_sheet_in_words(key: str, lines: list[str]) -> None:
    code, out, err = zonk("rules", key)
    assert (code, err) == (0, "")
    for line in lines:
        assert line in out
    assert max(map(len, out.splitlines())) <= 100
    for source in preset(key).hits:
        assert source.title, source.key


def test_house_rules_print_by_their_own_data() -> None:
    out = zonk("rules", str(HOUSE / "farkle.toml"))[1]
    for line in ("3 alike and 3 alike                  2,500", "1,000 off after 3 misses"):
        assert line in out
    out = zonk("rules", str(HOUSE / "doubling.toml"))[1]
    for line in ("doubled by each further one", "4 4 4 4 4 4", "loses the game", "hit exactly"):
        assert line in out


def test_refusals_are_listed() -> None:
    code, out, _ = zonk("rules", "--refusals")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == [c.value for c in Code]


@pytest.mark.parametrize(
    "words",
    [("rules", "a", "b"), ("rules", "--loud"), ("rules", "check"), ("replay",), ("dance",),
     ("replay", "x", "--json=1"), ("play", "-o"), ("rules", "--refusals", "wheaton")],
)  # fmt: skip
def test_wrong_usage(words: tuple[str, ...]) -> None:
    code, out, err = zonk(*words)
    assert (code, out) == (2, "")
    assert "--help" in err


def test_help_and_version() -> None:
    assert "usage:" in zonk("--help")[1]
    assert zonk("--version")[1].startswith("zonk-desktop 0.")
