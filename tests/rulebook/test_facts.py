"""What a rule set says of itself: the lines of what scores, the facts of each table and knob."""

from __future__ import annotations

import pytest

from tests.rulebook.test_sense import PLAIN
from zonk_desktop.rulebook import cheat, summary
from zonk_desktop.rulebook.load import house_text
from zonk_desktop.rulebook.summary import Fact, ScoreRow, Worth
from zonk_desktop.words import Message


def alike(key: str, faces: list[int], points: int, *more: str, count: int = 3) -> str:
    lines = (f"[combo.{key}]", "kind = 'of-a-kind'", f"count = {count}", f"faces = {faces}")
    return "\n".join((*lines, f"points = {points}", *more, ""))


def straight(key: str, points: int, *more: str) -> str:
    lines = (f"[combo.{key}]", "kind = 'straight'", "faces = [1, 2, 3, 4, 5, 6]")
    return "\n".join((*lines, f"points = {points}", *more, ""))


def with_knobs(*lines: str) -> str:
    return "\n".join(("[knobs]", *lines, ""))


def rows(text: str) -> list[ScoreRow]:
    """What scores besides a one and a five."""
    found = summary.scoring(house_text("own.toml", PLAIN + text))
    assert found[:2] == [ScoreRow(Worth(100), (1,)), ScoreRow(Worth(50), (5,))]
    return found[2:]


def each(points: dict[int, int], count: int = 3) -> list[ScoreRow]:
    return [ScoreRow(Worth(worth), (face,) * count) for face, worth in points.items()]


def run(first: int, last: int, factor: int) -> ScoreRow:
    return ScoreRow(Worth(by_face=factor), (first,) * 3, (last,) * 3)


BY_FACE = "by-face = true"
ALL = [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (alike("x", ALL, 300), [ScoreRow(Worth(300), alike=3)]),
        (alike("x", [2, 3, 4, 5, 6], 300), each(dict.fromkeys((2, 3, 4, 5, 6), 300))),
        (alike("x", ALL, 300) + alike("y", [6], 700),
         each({1: 300, 2: 300, 3: 300, 4: 300, 5: 300, 6: 700})),
        (alike("x", [2, 3, 4], 100, BY_FACE), [run(2, 4, 100)]),
        (alike("x", [2, 3], 100, BY_FACE), each({2: 200, 3: 300})),
        (alike("x", [2, 3, 4, 6], 100, BY_FACE), [run(2, 4, 100), *each({6: 600})]),
        (alike("x", [1, 2, 4, 5, 6], 100, BY_FACE), [run(4, 6, 100), *each({1: 100, 2: 200})]),
        (alike("x", [2, 3, 5, 6], 100, BY_FACE), each({2: 200, 3: 300, 5: 500, 6: 600})),
        # What merely comes out so is no rule.
        (alike("x", [2], 2) + alike("y", [3], 3) + alike("z", [4], 4), each({2: 2, 3: 3, 4: 4})),
        # Of two tables of one face the larger counts, whichever comes first.
        (alike("x", [2], 200) + alike("y", [2], 500), each({2: 500})),
        (alike("x", [2], 500) + alike("y", [2], 200), each({2: 500})),
        (alike("x", [2], 900, count=4) + alike("y", [2], 200),
         [*each({2: 200}), *each({2: 900}, 4)]),
        # A throw with a symbol has a line of its own.
        (alike("x", [2, 3, 4, 5, 6], 100, BY_FACE)
         + "[hit.x]\nkind = 'pattern'\nfaces = [3, 3, 3]\nsymbol = 'devil'",
         [run(4, 6, 100), ScoreRow(Worth(200), (2, 2, 2)),
          ScoreRow(Worth(300), (3, 3, 3), symbol="devil")]),
    ],
)  # fmt: skip
def test_alike_dice_that_follow_one_rule_are_one_line(text: str, said: list[ScoreRow]) -> None:
    assert rows(text) == said


def whole(points: int, faces: list[int], *more: str) -> str:
    return alike("x", faces, points, "whole = true", *more, count=6)


@pytest.mark.parametrize(
    ("text", "won", "said"),
    [
        (whole(1000, ALL), 0, ScoreRow(Worth(1000), alike=6)),
        (whole(1000, ALL), 1, ScoreRow(Worth(1000), (4,) * 6)),
        (whole(1000, ALL), 4, ScoreRow(Worth(1000), (1,) * 6)),
        (whole(1000, [2, 3, 5]), 0, ScoreRow(Worth(1000), (2,) * 6)),
        (whole(1000, [2, 4]), 0, ScoreRow(Worth(1000), (4,) * 6)),
        (whole(100, ALL, BY_FACE), 0, ScoreRow(Worth(by_face=100), (4,) * 6)),
        (whole(1000, [1]), 1, None),
    ],
)
def test_all_dice_alike_are_one_line(text: str, won: int, said: ScoreRow | None) -> None:
    wins = f"[combo.y]\nkind = 'instant'\nfaces = {[won] * 6}\n" if won else ""
    winning = [ScoreRow(Worth(decides="wins"), (won,) * 6)] if won else []
    assert rows(text + wins) == [*([said] if said else []), *winning]


def test_what_else_scores_is_a_line_each() -> None:
    text = (
        straight("a", 0, "rolled = 4", "factor = 20")
        + straight("b", 0, "token = true")
        + straight("c", 1500)
        + "[combo.d]\nkind = 'shape'\nshape = [3, 3]\npoints = 2500\n"
        + "[combo.e]\nkind = 'nothing'\npoints = 500\n"
        + "[combo.f]\nkind = 'instant'\nfaces = [4, 4, 4, 4, 4, 4]\nwins = false\n"
        + "[hit.x]\nkind = 'pattern'\nfaces = [1, 2, 3, 4, 5, 6]\nsymbol = 'royale'\n"
    )
    first_to_last = (1, 2, 3, 4, 5, 6)
    scoring = [
        ScoreRow(Worth(20, rolled=4), first_to_last, symbol="royale"),
        ScoreRow(Worth(1500), first_to_last, symbol="royale"),
        ScoreRow(Worth(2500), shape=(3, 3)),
        ScoreRow(Worth(500)),
    ]
    assert rows(text) == [*scoring, ScoreRow(Worth(decides="loses"), (4,) * 6)]
    thrower = with_knobs("losing-throw = 'thrower'")
    assert rows(text + thrower) == [*scoring, ScoreRow(Worth(decides="out"), (4,) * 6)]
    printed = [
        (cheat.row_text(row), cheat.worth_text(row.worth))
        for row in rows(text + alike("z", ALL, 9))
    ]
    assert printed == [
        ("any three alike", "9"), ("", "20 × four dice"), ("", "1,500"), ("3 + 3 alike", "2,500"),
        ("all dice, and none scores", "500"), ("", "loses"),
    ]  # fmt: skip


THREES = alike("threes", [2, 3, 4, 6], 100, BY_FACE)
NO_MORE = Fact("three-alike", {"more": False})
MORE = Fact("three-alike", {"more": True})
A_FOURTH, SINGLES = Fact("a-fourth-adds-nothing"), Fact("singles-only")
ROYALE = Fact("a-royale-earns-a-reroll")
FURTHER = alike("threes", [2, 3, 4, 6], 200, "step = 50", "most = 6")


def further(later: bool, by_face: bool = False, step: int = 50) -> Fact:
    return Fact("each-further", {"later": later, "by_face": by_face, "step": step})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", []),
        (THREES, [NO_MORE, A_FOURTH, SINGLES]),
        (THREES + whole(900, [2]), [MORE, A_FOURTH, SINGLES]),
        (THREES + straight("s", 900), [MORE, A_FOURTH, SINGLES]),
        (THREES + straight("s", 0, "token = true"), [NO_MORE, A_FOURTH, SINGLES, ROYALE]),
        (alike("x", [2], 9, "across = true") + alike("y", [3], 9),
         [Fact("across-rolls"), A_FOURTH, SINGLES]),
        (FURTHER, [NO_MORE, further(False), SINGLES]),
        (FURTHER + "step-by-face = true\n", [NO_MORE, further(False, True), SINGLES]),
        (f"{FURTHER}[combo.l]\nkind = 'matching-later'\nfaces = [2]\npoints = 50",
         [NO_MORE, further(True), SINGLES]),
        (f"{FURTHER}{alike('y', [5], 9, 'step = 20')}", [NO_MORE, further(False, step=20)]),
        (alike("x", [2], 9, "doubling = true"), [NO_MORE, Fact("each-further-doubles"), SINGLES]),
        (THREES + alike("four", [2], 900, count=4), [NO_MORE, SINGLES]),
        (THREES + alike("all-five", [2], 900, count=5), [NO_MORE, A_FOURTH, SINGLES]),
        (THREES + with_knobs("dice-count = 4"), [NO_MORE, A_FOURTH, SINGLES]),
        (THREES + with_knobs("dice-count = 3"), [NO_MORE, SINGLES]),
        (alike("x", ALL, 9), [NO_MORE, A_FOURTH]),
        (alike("x", [1, 2, 3], 9), [NO_MORE, A_FOURTH]),
        (alike("x", [2, 3, 5], 9), [NO_MORE, A_FOURTH]),
        (alike("x", [2], 9, count=4), []),
        (alike("x", [2], 9, "whole = true") + with_knobs("dice-count = 3"), []),
        (with_knobs("special-dice = 'odd-die'", "wild-face = 3"),
         [Fact("wild-face", {"face": "3"})]),
        ("[combo.x]\nkind = 'all-dice'\npoints = 500\nsafe = true",
         [Fact("all-dice", {"points": 500, "kept": True})]),
        ("[combo.x]\nkind = 'all-dice'\npoints = 500",
         [Fact("all-dice", {"points": 500, "kept": False})]),
        ("[combo.x]\nkind = 'single'\nface = 2\npoints = 20\nsafe = true", [Fact("safe-some")]),
        ("[combo.x]\nkind = 'shape'\nshape = [2, 2]\npoints = 20\nsafe = true",
         [Fact("safe-some")]),
        (alike("x", [2], 9, "safe = true", count=4), [Fact("safe-some")]),
        (straight("x", 900, "safe = true"), [Fact("safe-straights")]),
        (straight("x", 0, "safe = true", "token = true"), [ROYALE]),
        (straight("x", 900, "safe = true") + alike("y", [2], 9, "safe = true", count=4),
         [Fact("safe-some")]),
    ],
)  # fmt: skip
def test_what_the_lines_do_not_show_is_remarked(text: str, said: list[Fact]) -> None:
    ruleset = house_text("own.toml", PLAIN + text)
    assert summary.remarks(ruleset) == said
    # And it is printed below them, or nothing is.
    printed = cheat.scoring(ruleset)[len(summary.scoring(ruleset)) :]
    assert len(printed) == (1 if said else 0)


def test_what_must_be_confirmed_is_told_by_how_much() -> None:
    text = (
        alike("x", [2], 9, "clear = 300", count=4)
        + straight("y", 900, "clear = 300")
        + "[combo.z]\nkind = 'shape'\nshape = [2, 2]\npoints = 20\nclear = 1\n"
    )
    told = summary.remarks(house_text("own.toml", PLAIN + text))
    both = Message.of("cheat-clear-alike"), Message.of("cheat-clear-straight")
    assert told == [
        Fact("clear", {"points": 300, "what": both}),
        Fact("clear", {"points": 1, "what": (Message.of("cheat-clear-shape"),)}),
    ]


def turn(*lines: str) -> dict[str, object]:
    """What a turn has besides what it has where no knob is turned."""
    plain = summary.turn(house_text("own.toml", PLAIN))
    said = summary.turn(house_text("own.toml", PLAIN + with_knobs(*lines)))
    return {fact.name: dict(fact.data) for fact in said if fact not in plain}


EITHER = ("stop-dice = [3]", "stop-minimum = 300", "stop-needs = 'either'")


def test_a_turn_is_told_by_the_knobs_that_are_turned() -> None:
    assert turn() == {}
    enter, stop = {"enter": {"points": 400}}, {"stop": {"points": 300}}
    assert turn("entry-minimum = 400") == enter
    assert turn("entry-minimum = 400", "stop-minimum = 300") == {**enter, **stop}
    # Who must stop with so much need not be told that he gets in with as much, or with less.
    assert turn("entry-minimum = 300", "stop-minimum = 300") == stop
    assert turn("entry-minimum = 200", "stop-minimum = 300") == stop
    assert turn("breaking-the-ice = true") == {"enter": {"points": 500}}
    dice = {"stop-dice": {"dice": ("3",)}}
    assert turn(*EITHER) == {**stop, **dice, "stop-either": {}}
    assert turn(*EITHER[:2]) == {**stop, **dice}
    assert turn(*EITHER[::2]) == dice
    assert turn(*EITHER[1:]) == stop
    assert turn("entry-dice = 1") == {"enter-dice": {"dice": 1}}
    assert turn("last-die-tries = 2") == {"last-die": {"tries": 2}}
    taken = {"points": 1}
    assert turn("penalty-points = 1") == {"delay": taken, "out-of-turn": taken}
    assert turn("miss-penalty = 1") == {"misses-in-a-row": {"count": 3, "points": 1}}
    assert turn("no-stop-below = 50") == {"no-stop": {"low": 0, "high": 50}}


def hit(key: str, kind: str, *more: str) -> str:
    return "\n".join((f"[hit.{key}]", f"kind = '{kind}'", *more, ""))


DEVIL = hit("devil", "pattern", "faces = [6, 6, 6]", "kept = true")
THIRD = hit("third", "miss-streak", "length = 3", "kept = true")


def test_hits_are_told_by_what_they_have_in_common() -> None:
    def told(text: str) -> list[str]:
        return [fact.name for fact in summary.hit_rules(house_text("own.toml", PLAIN + text))]

    assert told("") == []
    assert told(hit("devil", "pattern", "faces = [6, 6, 6]")) == []
    assert told(DEVIL) == ["shown-kept"]
    # Of a hit that a miss brings nobody asks whether a miss takes it.
    assert told(THIRD) == []
    assert told(DEVIL + THIRD) == ["shown-kept"]
    assert told(DEVIL + with_knobs("sheet-mark = 'asterisk'")) == ["automatic-kept"]
    assert told(hit("x", "slim", "at-once = true")) == ["hits-at-once"]
    assert told(hit("x", "turkey")) == ["own-bonuses"]
    assert told(with_knobs("custom-bonuses = [500]")) == ["own-bonuses"]


def test_who_wins_is_told_as_the_game_ends() -> None:
    def told(*lines: str) -> list[str]:
        ruleset = house_text("own.toml", PLAIN + with_knobs(*lines))
        return [fact.name for fact in summary.end(ruleset.settings)]

    assert told("winner-by = 'first'") == ["limit", "wins-first"]
    # In a game of so many rounds nobody is there first.
    assert told("winner-by = 'first'", "rounds = 5") == ["rounds", "wins-points"]
    assert told("winner-by = 'hits'", "rounds = 5") == ["rounds", "wins-hits"]
    assert told("extension = 12000")[1] == "extension"
