"""The rules in short, line by line: what they say of each table and knob, and how far."""

from __future__ import annotations

import pytest

from tests.rulebook.test_facts import THIRD, hit, with_knobs
from tests.rulebook.test_sense import PLAIN
from zonk_desktop.rulebook import cheat
from zonk_desktop.rulebook.describe import rules
from zonk_desktop.rulebook.load import house_text, preset


def lines(text: str, head: str = "") -> list[cheat.Item]:
    """The lines of the cheat sheet below this head, or all of them with those of a whole page."""
    ruleset = house_text("own.toml", PLAIN + text)
    blocks = (*cheat.cheat(ruleset), *cheat.more(ruleset))
    return [item for block in blocks if head in {"", block.head} for item in block.items]


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("[miss.x]\ntext = 'NIX'\ntitle = '%s'", 40),
        ("[miss.x]\ntext = '%s'", 24),
        ("[fault.spaz]\ntext = 'Spaz'\ntitle = '%s'", 40),
        ("[fault.spaz]\ntext = '%s'", 24),
        ("[term]\n'%s' = 'what it is'", 40),
        ("[term]\nzonk = '%s'", 240),
        ("[hit.x]\nkind = 'slim'\nshort = '%s'", 60),
        ("[hit.x]\nkind = 'exact-total'\nlisted = true\ntotals = [500]\n[bonus]\n500 = '%s'", 30),
    ],
)
def test_a_text_is_printed_as_far_as_there_is_room(text: str, most: int) -> None:
    def printed(count: int) -> str:
        return "\n".join("\t".join(item[1:3] + item[5:]) for item in lines(text % ("X" * count)))

    assert "X" * most in printed(most)
    assert "…" not in printed(most)
    assert f"{'X' * most}…" in printed(most + 1)
    assert "X" * (most + 1) not in printed(most + 1)


def test_advice_and_awards_are_printed_as_far_as_there_is_room() -> None:
    def printed(text: str) -> str:
        ruleset = house_text("own.toml", text + PLAIN)
        blocks = (*cheat.cheat(ruleset), *cheat.more(ruleset))
        return "\n".join(item.text for block in blocks for item in block.items)

    for text, most in (
        ("tip = ['%s']\n", 240),
        ("awards = ['winner']\n[term]\nzonk = 'a miss'\nWinner = '%s'\n", 120),
    ):
        for length, said in ((most, "X" * most), (most + 1, f"{'X' * most}…")):
            told = printed(text % ("X" * length))
            # A language may begin a phrase with a small letter.
            assert said[1:] in told
            assert ("…" in told) is (length > most)
    thirty = printed("tip = ['" + "', '".join(f"Tip {n}." for n in range(31)) + "']\n")
    assert "Tip 29." in thirty
    assert "Tip 30." not in thirty


def totals(count: int, *more: str) -> str:
    return hit("x", "exact-total", f"totals = {[*range(500, 500 + count)]}", *more)


def test_of_many_bonuses_the_first_twelve_have_a_line() -> None:
    listed = [f"{n}" for n in range(500, 512)]
    for count, more in ((12, []), (13, ["And 1 more total"]), (20, ["And 8 more totals"])):
        found = lines(totals(count, "listed = true"), "Hits")
        assert [item.text for item in found] == [*listed, *more]
        assert {item.worth for item in found[:12]} == {"1"}
    named = f"{totals(2, 'listed = true')}[bonus]\n500 = 'Space Odyssey Bonus'\n501 = 'Ann'\n"
    assert [item.text for item in lines(named, "Hits")] == ["Space Odyssey 500", "Ann 501"]
    # Without a line each, a line names eight.
    eight = "Total 500, 501, 502, 503, 504, 505, 506, 507"
    for count, more in ((8, []), (9, ["And 1 more total"]), (10, ["And 2 more totals"])):
        found = lines(totals(count), "Hits")
        assert [item.text for item in found] == [eight, *more]


def test_dice_alike_with_the_odd_die_have_a_mark_up_to_six() -> None:
    names = "names = ['a', 'b', 'c', 'd', 'e']"
    text = hit("x", "odd-die-alike", names, "amount = 2") + with_knobs("special-dice = 'odd-die'")
    assert [(item.icons, item.text, item.worth) for item in lines(text, "Hits")] == [
        (("bong-1",), "Three alike with the odd die", "2"),
        (("bong-2",), "Four alike with the odd die", "4"),
        (("bong-3",), "Five alike with the odd die", "6"),
        (("bong-4",), "Six alike with the odd die", "8"),
        ((), "Seven alike with the odd die", "10"),
    ]


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ([3, 3, 3], "Three 3s in one throw"), ([2, 2], "Two 2s in one throw"),
        ([1, 2, 3, 4, 5], "A straight"), ([2, 3, 4, 5, 6], "A straight"),
        ([1, 2, 3, 4, 6], "1-2-3-4-6"), ([1, 1, 2], "1-1-2"),
        ([1, 2, 3, 4, 5, 6], "A Royale, 1 to 6"),
    ],
)  # fmt: skip
def test_a_throw_that_earns_a_hit_is_told_by_its_faces(faces: list[int], said: str) -> None:
    (one,) = lines(hit("x", "pattern", f"faces = {faces}"), "Hits")
    assert one.text == said


def miss(key: str, text: str, *more: str) -> str:
    return "\n".join((f"[miss.{key}]", f"text = '{text}'", *more, ""))


FIRST = miss("first", "Bust", "when-state = 'first'")


def test_words_for_a_miss_are_told_with_when_they_are_written() -> None:
    def told(text: str) -> list[tuple[object, ...]]:
        return [(item.icons, item.text, item.worth) for item in lines(text, "Write it down")]

    bust = ((), "First throw, nothing", "Bust")
    dare = ((), "The dare misses", "Chicken")
    assert told(miss("any", "Zonk")) == [((), "A roll scores nothing", "Zonk")]
    # Beside a word for the first throw, the other one is for what was risked.
    assert told(miss("any", "Zonk") + FIRST) == [((), "Points risked, and missed", "Zonk"), bust]
    assert told(miss("any", "Zonk", "title = 'too bad'") + FIRST) == [((), "Too bad", "Zonk"), bust]
    assert told(FIRST + miss("dare", "Chicken", "when-state = 'dare'")) == [bust, dare]
    assert told(miss("any", "Z")) == [(("zed",), "A roll scores nothing", "")]
    slashed = with_knobs("zed = 'slashed'")
    assert told(miss("any", "Z") + slashed) == [(("slashed-zed",), "A roll scores nothing", "")]


def test_faults_of_one_word_share_a_line() -> None:
    def told(*faults: tuple[str, str]) -> list[tuple[str, str]]:
        text = "".join(
            f"[fault.{key}]\ntext = '{word}'\ntitle = 'called {key}'\n" for key, word in faults
        )
        return [(item.text, item.worth) for item in lines(text, "Write it down")]

    assert told(("touch", "Oops")) == [("Called touch", "Oops")]
    several = ("Mishandled, touched, off the board", "Oops")
    assert told(("touch", "Oops"), ("spaz", "Oops")) == [several]
    # A fault that is called as the word is stands for all of them.
    assert told(("touch", "Spaz"), ("spaz", "Spaz")) == [("Called spaz", "Spaz")]
    assert told(("touch", "Oops"), ("spaz", "Spaz")) == [
        ("Called touch", "Oops"),
        ("Called spaz", "Spaz"),
    ]


def test_an_award_is_explained_by_the_word_of_the_sheet() -> None:
    def told(text: str) -> list[str]:
        ruleset = house_text("own.toml", f"awards = ['big-hit', 'winner']\n{PLAIN}{text}")
        (found,) = [block for block in cheat.cheat(ruleset) if block.head == "The end"]
        return [f"{item.term}: {item.text}" for item in found.items[1:]]

    assert told("") == []
    assert told("[term]\nBig-Hit = 'Most at once.'\n") == ["Big hit: most at once."]
    assert told("[term]\n'Big Hit' = 'Most at once'\n") == ["Big hit: most at once."]
    whopper = "[award.big-hit]\ntitle = 'Whopper'\n[term]\nWhopper = 'Most at once.'\n"
    assert told(whopper) == ["Whopper: most at once."]
    units = "[term]\nBig-Hit = 'Most at once.'\nWinner = 'Who won.'\n"
    assert told(units + hit("x", "slim", "unit = true")) == [
        "Big hit: most at once; a Double beats two singles.",
        "Winner: who won.",
    ]


def test_the_worth_of_a_line_stands_in_its_column() -> None:
    """A text of 52 letters leaves room beside it; one letter more goes on above."""
    for length, said in (
        (52, [f"  {'a' * 25} {'b' * 26}  Oops"]),
        (53, [f"  {'a' * 26}", f"  {'b' * 26}{' ' * 28}Oops"]),
    ):
        title = f"{'a' * (length - 27)} {'b' * 26}"
        told = rules(house_text("own.toml", f"{PLAIN}[fault.x]\ntext = 'Oops'\ntitle = '{title}'"))
        printed = told.splitlines()
        place = printed.index("Faults") + 1
        assert printed[place : place + len(said)] == said


def test_a_hit_whose_name_cannot_be_printed_has_its_worth_all_the_same() -> None:
    text = hit("x", "slim", 'short = "\\u200b"', "amount = 7")
    assert f"{' ' * 56}7\n" in rules(house_text("own.toml", PLAIN + text))


def test_a_sheet_of_three_columns_has_a_mark_before_every_hit() -> None:
    text = hit("a", "slim") + THIRD + hit("c", "slim", "symbol = 'duck'", "short = 'ducks'")
    plain, wide = (
        [item.icons for item in lines(text + with_knobs(f"sheet-columns = {count}"), "Hits")]
        for count in (1, 3)
    )
    assert plain == [(), (), ("duck",)]
    assert wide == [("flag",), ("flag", "zed-1"), ("duck",)]
    assert preset("insta-bong").settings.sheet_columns == 3
