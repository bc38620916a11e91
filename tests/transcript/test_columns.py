"""A filled sheet typed down its columns: what follows from totals, and what cannot be."""

from pathlib import Path
from random import Random

import pytest

from zonk_desktop.archive.figures import of_replay
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.finish import RecordKind, records
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, Game
from zonk_desktop.engine.written import can_be_thrown
from zonk_desktop.rulebook.load import PRESETS, preset, standing_text
from zonk_desktop.sheets.style import average, fields
from zonk_desktop.transcript.columns import Filled, check, unpacked
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import read
from zonk_desktop.transcript.replay import play, text
from zonk_desktop.words import Message, MessageError
from zonk_desktop.words import text as words

NAMES = ("Ann", "Bob", "Cy")
_POINTS = (0, 0, 300, 350, 450, 500, 600, 1000, 1250)


def begun(key: str) -> Game:
    rules = Rules(preset(key))
    return new_game(rules, NAMES, magic=(2, 3, 3, 5, 5) if rules.s.magic_number else ())


def written(key: str, seed: int = 1) -> Game:
    """A game of totals to its end, at random."""
    game, chance = begun(key), Random(seed)
    while game.ended is None:
        action = act.WriteDown(chance.choice(_POINTS))
        if refusal(game, action) is None:
            game, _ = apply(game, action)
    return game


def typed(key: str, game: Game) -> Filled:
    columns: list[list[str]] = [[] for _ in NAMES]
    for cell in game.cells:
        if cell.kind is not CellKind.DASH:
            columns[cell.seat].append("-" if cell.points is None else cell.text)
    magic = (2, 3, 3, 5, 5) if game.magic else ()
    return Filled(key, "", NAMES, tuple(map(tuple, columns)), "2026-11-20", magic)


@pytest.mark.parametrize("key", PRESETS)
def test_columns_make_the_game_that_was_played(key: str) -> None:
    game = written(key)
    found = check(typed(key, game))
    assert found.whole
    assert found.awaited is None
    now = found.replay.game
    assert [(seat.total, seat.hits) for seat in now.seats] == [
        (seat.total, seat.hits) for seat in game.seats
    ]
    assert sum(found.hits.values()) <= sum(seat.hits for seat in now.seats)
    assert bool(found.show) == any(cell.show for cell in game.cells)
    # It is a transcript like any other.
    again = replay_text(text(found.replay), Path())
    assert [seat.total for seat in again.game.seats] == [seat.total for seat in game.seats]
    assert not again.throws


def test_hits_are_counted_where_totals_tell_them() -> None:
    filled = Filled("wheaton", "", ("Ann", "Bob"), (("950", "1050"), ("-",)), "", (1, 2, 3, 4, 6))
    found = check(filled)
    assert found.hits == {(0, 1): 1}
    assert found.awaited == (1, 1)
    # What dice alone show is not made up: three misses in a row may have brought it, or not.
    assert all(not mark.startswith("zonk") for mark, _ in found.replay.game.seats[0].sources)


@pytest.mark.parametrize(
    ("columns", "place", "said"),
    [
        ((("375",), ()), (0, 0), "No dice make a turn of 375 points by these rules."),
        ((("500", "400"), ("-",)), (0, 1), "500 comes before: a total does not fall to 400."),
        ((("half",), ()), (0, 0), "'half' is no total. Write figures, or – for a miss."),
        ((("", "500"), ()), (0, 0), "Nothing stands here, and more below. A miss is written as –."),
        # A column alone, before the others are typed.
        ((("500", "1000", "1025"), ()), (0, 2), "No dice make a turn of 25 points by these rules."),
        ((("100",), ()), (0, 0), "Needs 500 to get in; this turn has 100."),
    ],
)
def test_what_cannot_be_is_refused_at_its_cell(
    columns: tuple[tuple[str, ...], ...], place: tuple[int, int], said: str
) -> None:
    found = check(Filled("original-1978", "", ("Ann", "Bob"), columns))
    assert {at: words(why) for at, why in found.wrong.items()} == {place: said}
    assert not found.whole


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    filled = typed("original-1978", written("original-1978"))
    more = filled.put((0, len(filled.columns[0])), "9000")
    (why,) = check(more).wrong.values()
    assert words(why) == "The game is over before this turn."


def test_what_was_typed_is_kept_as_text() -> None:
    filled = Filled("wheaton", "", NAMES, ((), (), ()), "2026-11-20", (1, 2, 3, 4, 6))
    filled = filled.put((1, 2), " 450 ").put((2, 0), "-")
    assert filled.columns == ((), ("", "", "450"), ("-",))
    assert unpacked(filled.packed()) == filled
    assert filled.put((1, 2), "").columns == ((), (), ("-",))
    for bad in ("", "[]", "{}", filled.packed().replace('"Ann", ', "")):
        with pytest.raises((ValueError, TypeError, KeyError)):
            unpacked(bad)


def test_a_sheet_holds_totals_or_throws_never_both() -> None:
    game = begun("wheaton")
    noted, _ = apply(game, act.WriteDown(450))
    why = refusal(noted, act.Roll())
    assert why is not None
    assert why.code is Code.ONLY_TOTALS
    rolled, _ = apply(game, act.Roll())
    why = refusal(rolled, act.WriteDown(450))
    assert why is not None
    assert why.code is Code.ROLLING
    rolled, _ = apply(rolled, act.DiceLanded((2, 2, 3, 4, 6)))
    why = refusal(rolled, act.WriteDown(450))
    assert why is not None
    assert why.code is Code.NO_TOTALS
    assert refusal(game, act.WriteDown(-50)) is not None


def test_the_throw_that_wins_at_once_is_told_by_its_total() -> None:
    """Five 1s win at Wheaton: the total becomes the limit (WH-032, WH-082)."""
    game, _ = apply(begun("wheaton"), act.WriteDown(450))
    assert can_be_thrown(game.rules, 9_550)
    game, _ = apply(game, act.WriteDown(10_000))
    assert game.ended is not None


def test_where_hits_decide_totals_name_no_winner() -> None:
    ended = written("insta-bong").ended
    assert ended is not None
    assert not ended.winners
    ended = written("wheaton").ended
    assert ended is not None
    assert len(ended.winners) == 1


def test_nobody_is_said_to_have_most_hits() -> None:
    kinds = {record.kind for record in records(written("wheaton"))}
    assert kinds == {RecordKind.WINNER, RecordKind.BEST_TURN, RecordKind.LONGEST_DROUGHT}


@pytest.mark.parametrize(("key", "field"), [("wheaton", "gha"), ("original-1978", "fewest")])
def test_no_head_names_what_all_hits_would_tell(key: str, field: str) -> None:
    game = written(key)
    assert field in game.rules.s.header
    assert average(game) == "–"
    title = words(Message.of(f"sheet-field-{field}"))
    (found,) = [one for one in fields(game.rules.ruleset, game, None) if one[0] == title]
    assert not found[1]


def test_figures_leave_out_what_totals_do_not_tell() -> None:
    found = of_replay(check(typed("wheaton", written("wheaton"))).replay, 1, "", True)
    assert not found.thrown
    assert [(seat.hits, seat.sources, seat.longest_run) for seat in found.seats] == [(0, (), 0)] * 3
    assert all(seat.turns and seat.best_turn for seat in found.seats)


def test_teams_are_columns_with_who_is_in_them() -> None:
    names = ("Reds: Ann, Bob", "Blues: Cy, Dee, Ed", "Flo: alone")
    found = check(Filled("wheaton", "", names, (("500",), ("-",), ()), "", (1, 2, 3, 4, 6)))
    assert [(seat.name, seat.members) for seat in found.replay.game.seats] == [
        ("Reds", ("Ann", "Bob")), ("Blues", ("Cy", "Dee", "Ed")), ("Flo: alone", ()),
    ]  # fmt: skip
    assert found.awaited == (2, 0)
    lines = text(found.replay).splitlines()
    assert "option teams=on" in lines
    assert "team Reds Ann Bob" in lines
    assert not replay_text(text(found.replay), Path()).throws
    # Too few of them are refused by the rules, in a sentence.
    with pytest.raises(MessageError, match="Teams take 5 people"):
        check(Filled("wheaton", "", (*names[:1], "Cy"), ((), ()), "", (1, 2, 3, 4, 6)))


#: Columns of a game under the 11,000 Rule (LP-T15): the second steals the sheet.
STOLEN = (("5000", "7000", "10,000", "11,150"), ("6000", "8000", "10000", "11400"))


@pytest.mark.rule("LP-090", "LP-092", "LP-098")
def test_under_the_11000_rule_totals_go_beyond_the_limit() -> None:
    filled = Filled("lets-play-zonk", "", ("Ann", "Ann B"), STOLEN)
    assert words(next(iter(check(filled).wrong.values()))) == "The game is over before this turn."
    found = check(filled._replace(called="ann b, 21:40"))
    assert found.whole
    game = found.replay.game
    assert (game.called, [seat.total for seat in game.seats]) == ((1, "21:40"), [11_150, 11_400])
    assert game.ended is not None
    assert game.ended.winners == (1,)
    lines = text(found.replay).splitlines()
    assert lines.index("call-11000 21:40") == lines.index("write 2000") + 1
    again = replay_text(text(found.replay), Path())
    assert again.game.cells == game.cells
    # Nobody of the name; and nobody who had come so far.
    with pytest.raises(MessageError, match="Nobody here is called Bob"):
        check(filled._replace(called="Bob 21:40"))
    early = filled._replace(columns=(("4900", "-", "-"), ("6000", "7000", "10000")), called="Ann")
    (why,) = check(early).wrong.values()
    assert words(why) == "Needs 5,000 on the sheet to call; there are 4,900."


def test_a_first_throw_of_nothing_costs_what_the_rules_say() -> None:
    path = Path(__file__).parents[2] / "docs" / "examples" / "dix-mille-fleur.toml"
    house = standing_text(path)
    filled = Filled(path.name, house, ("Ann", "Bob"), (("1500", "500", "0", "-"), ("-",) * 4))
    found = check(filled)
    assert not found.wrong
    lines = text(found.replay).splitlines()
    assert [line for line in lines if line.startswith("write")] == [
        "write 1500", "write 0", "write -1000", "write 0", "write -500", *("write 0",) * 3,
    ]  # fmt: skip
    game = found.replay.game
    assert [cell.penalty for cell in game.cells if cell.seat == 0] == [0, 1000, 500, 0]
    assert [seat.total for seat in game.seats] == [0, 0]
    # Down to nothing and no further; no other figure.
    again = play(*read(text(found.replay)), Path(), house=house)
    assert again.game.cells == game.cells
    for columns in ((("1500", "600"), ("-",)), (("500", "-", "-500"), ("-", "-"))):
        assert check(filled._replace(columns=columns)).wrong
    why = refusal(game, act.WriteDown(-1000))
    assert why is not None
    assert why.code is Code.BAD_NUMBER
