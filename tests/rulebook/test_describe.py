"""`zonk-desktop rules`: rule sets in words, made from their own data."""

from pathlib import Path

import pytest

from tests.running import zonk
from tests.words import pseudo
from zonk_desktop.engine.refusals import Code
from zonk_desktop.rulebook.cheat import more
from zonk_desktop.rulebook.describe import rules, sections
from zonk_desktop.rulebook.load import PRESETS, house_text, preset
from zonk_desktop.sheets.cheatbox import cheat as paper
from zonk_desktop.words import Speech, use
from zonk_desktop.words.clean import MINUS

HOUSE = Path(__file__).parents[1] / "house"


def test_the_list_has_all_five() -> None:
    code, out, _ = zonk("rules")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(PRESETS)


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        (
            "lets-play-zonk",
            [
                "in one turn                        350",
                "Sex Odyssey 6,900",
                "Any five alike",
                "five dice count 1,000",
                "before anyone has 10,000",
            ],
        ),
        ("wheaton", ["1 1 1 1 1                                             wins", "Never two"]),
        ("insta-bong", ["50 × four dice", "Most hits win", "Each further one"]),
        ("original-1978", ["Dice aside to stop                                    4 or 5"]),
        ("magic-bus-1983", ["more than 1,000 in one turn", "all others have one more turn"]),
    ],
)
def test_a_sheet_in_words(key: str, lines: list[str]) -> None:
    code, out, err = zonk("rules", key)
    assert (code, err) == (0, "")
    for line in lines:
        assert line.casefold() in " ".join(out.casefold().split("\n"))
    assert max(map(len, out.splitlines())) <= 80
    for source in preset(key).hits:
        assert source.title, source.key


#: What the sheets say of the colours of their dice, in words and advice and of what to bring.
COLOURS = {
    "lets-play-zonk": ("Blood Die", "Bloody Zonk", "one of them red", "rolls the red die"),
    "insta-bong": ("Insta-Bong:", "the odd die in play", "of one colour"),
    "original-1978": ("Colors", "of different colours", "of three colours"),
}


@pytest.mark.parametrize("key", COLOURS)
def test_without_colours_no_word_is_about_them(key: str) -> None:
    def said(*options: tuple[str, str]) -> str:
        # Without the portrait, which is the sheet's own whatever is played.
        return " ".join(rules(preset(key, options)).partition("\n\n")[2].split())

    for word in COLOURS[key]:
        assert word in said()
        assert word not in said(("special-dice", "none"))
    # What house rules say themselves stays.
    own = f'extends = "{key}"\ntip = ["Five dice, one of them red."]\n[term]\nRed = "Colors"\n'
    told = rules(house_text("own.toml", own + '[knobs]\nspecial-dice = "none"\n'))
    assert "one of them red" in told
    assert "Red: Colors" in told


def test_a_term_takes_the_sign_of_its_language(languages: Path) -> None:
    file = languages / pseudo.NAME / "cheat.ftl"
    file.write_text(file.read_text("utf-8") + "\ncheat-term = { $term } ~\n", "utf-8")
    use(Speech(pseudo.NAME))
    said = rules(preset("lets-play-zonk"))
    assert "Bloods ~ " in said
    assert "Bloods: " not in said


def test_house_rules_print_by_their_own_data() -> None:
    out = zonk("rules", str(HOUSE / "farkle.toml"))[1]
    for line in ("3 + 3 alike                                           2,500", f"{MINUS}1,000"):
        assert line in out
    out = zonk("rules", str(HOUSE / "doubling.toml"))[1]
    for line in ("roll doubles", "4 4 4 4 4 4", "loses", "hit exactly"):
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
    assert zonk("--version")[1].startswith("zonk-desktop 1.")


@pytest.mark.parametrize("key", PRESETS)
def test_screen_and_paper_teach_the_same(key: str) -> None:
    """Each line of the cheat sheet stands in the panel, in the same words."""
    ruleset = preset(key)
    shown = {
        (head, " ".join(filter(None, (line.text, line.worth))))
        for head, lines in sections(ruleset)
        for line in lines
    }
    for block in (*paper(ruleset), *more(ruleset)):
        for item in block.items:
            told = {words for head, words in shown if head == block.head}
            assert any(item.text.removesuffix(":") in words for words in told), item
            assert any(item.worth in words for words in told), item
    assert next(iter(sections(ruleset)))[1][0].text.startswith("Throw all")
