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
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets.heading import average, fields
from zonk_desktop.transcript.columns import Filled, check, unpacked
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.write import text
from zonk_desktop.words import Message
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
