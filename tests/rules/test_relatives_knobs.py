"""What relatives of Zonk ask of the rules: each knob in a game of a few throws."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import EventKind
from zonk_desktop.odds.expect import mean, turn_points
from zonk_desktop.odds.miss import miss_chance, next_miss
from zonk_desktop.rulebook.load import house_text
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.transcript.report import as_json

PLAIN = """
[knobs]
hot-dice = "optional"
ending = "lastRound"
limit = 2000
ceremony = "off"
{}
[combo.one]
kind = "single"
face = 1
points = 100
[combo.five]
kind = "single"
face = 5
points = 50
[combo.three]
kind = "of-a-kind"
count = 3
faces = [2, 3, 4, 6]
points = 100
by-face = true
{}
"""
MISS = "roll 2 3 4 6 2 3"


class Table:
    """A folder with rules made of a few knobs, and games by them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def rules(self, knobs: str = "", tables: str = "") -> Rules:
        text = PLAIN.format(knobs, tables)
        (self.folder / "own.toml").write_text(text, "utf-8")
        return Rules(house_text("own.toml", text))

    def play(self, statements: str, *header: str, players: str = "A B") -> Replay:
        lines = ["zonk 1", "rules own.toml", *(f"player {name}" for name in players.split())]
        lines += [*header, *(line.strip() for line in statements.split(";") if line.strip())]
        return replay_text("\n".join(lines), self.folder)

    def refused(self, statements: str, *header: str, players: str = "A B") -> str:
        with pytest.raises(TranscriptError) as caught:
            self.play(statements, *header, players=players)
        return caught.value.code


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def totals(replay: Replay) -> list[int]:
    return [seat.total for seat in replay.game.seats]


def report(replay: Replay) -> dict[str, Any]:
    return as_json(replay)


# A throw in which nothing scores


NOTHING = '[combo.nothing]\nkind = "nothing"\npoints = 500'


def test_a_throw_of_all_dice_that_scores_nothing_may_be_worth_something(table: Table) -> None:
    rules = table.rules(tables=NOTHING)
    game = table.play(f"{MISS}; keep all; roll 1 1 1 1 1 1; stay")
    assert totals(game) == [1100, 0]
    assert totals(table.play(f"{MISS}; stay")) == [500, 0]
    # With fewer dice it is a miss as ever.
    assert totals(table.play("roll 1 2 2 3 4 4; keep 1; roll 2 2 3 4 6")) == [0, 0]
    assert miss_chance(rules, 6) == 0
    assert miss_chance(rules, 2) == Fraction(4, 9)


def test_a_forced_free_roll(table: Table) -> None:
    text = PLAIN.format("", NOTHING).replace('"optional"', '"forced"')
    (table.folder / "own.toml").write_text(text, "utf-8")
    assert table.refused(f"{MISS}; stay") == "all-dice-score"


def test_on_the_sheets_it_is_a_knob() -> None:
    text = 'extends = "insta-bong"\n[knobs]\nnothing-points = 500'
    assert miss_chance(Rules(house_text("x", text)), 6) == 0


# Rounds


def test_so_many_rounds_whatever_the_totals(table: Table) -> None:
    table.rules("rounds = 2")
    rounds = "roll 1 1 1 5 5 2; stay; roll 1 1 1 1 1 1; stay; "
    game = table.play(rounds * 2, "score A 1900", "score B 1950")
    assert game.game.ended is not None
    assert game.game.ended.reason == "rounds"
    assert report(game)["winner"] == "B"
    assert totals(game) == [2700, 3150]
    assert table.play(rounds, "score A 1900").game.ended is None
    # Equal at the end is equal: there is no last round in which somebody was there first.
    even = table.play((f"{MISS}; " * 4), "score A 100", "score B 100")
    assert report(even)["winner"] == "A + B"


# The step of further dice


def test_further_dice_by_face(table: Table) -> None:
    tables = '[combo.more]\nkind = "of-a-kind"\ncount = 3\nmost = 6\nfaces = [4]\npoints = 400\n'
    rules = table.rules(tables=tables + "step = 100\nstep-by-face = true")
    worth = [rules.table.throw((4,) * count, 0, 0).all_points for count in (3, 4, 5, 6)]
    assert worth == [400, 800, 1200, 1600]
    text = 'extends = "insta-bong"\n[knobs]\nextra-by-face = true'
    sheet = Rules(house_text("x", text))
    assert sheet.table.throw((3, 3, 3, 3), 0, 0).all_points == 300 + 300
    assert sheet.table.throw((3,), 1 << 3, 0).all_points == 300


# Exact landing with an entry


def test_entry_and_exact_landing(table: Table) -> None:
    table.rules('entry-minimum = 500\nlanding = "exact"')
    assert table.refused("roll 1 2 2 3 4 4; stay") == "below-entry"
    assert table.refused("roll 1 1 1 2 3 4; stay", "score A 1950") == "over-limit"
    home = table.play("roll 5 2 2 3 4 4; stay", "score A 1950")
    assert totals(home)[0] == 2000


# Taking over


LEFT = "roll 1 1 2 3 4 4; stay; "


def test_the_next_player_takes_over_dice_and_points(table: Table) -> None:
    table.rules('take-over = "anybody"')
    game = table.play(LEFT + "take-over; roll 1 5 2 3; stay")
    assert totals(game) == [200, 350]
    (_, cell) = list(game.game.cells)
    assert cell.points == 350
    # What is lost is the turn of who took over, no more.
    assert totals(table.play(LEFT + "take-over; roll 2 3 4 6")) == [200, 0]
    turn = table.play(LEFT + "take-over").game.turn
    assert (turn.points, len(turn.active), len(turn.aside)) == (200, 4, 2)
    assert next_miss(table.play(LEFT + "take-over").game)[0] == 4


def test_points_taken_over_must_be_rolled_for(table: Table) -> None:
    table.rules('take-over = "anybody"')
    assert table.refused(LEFT + "take-over; stay") == "taken-over"
    assert table.refused(LEFT + "take-over; take-over") == "nothing-to-take-over"
    assert table.refused(LEFT + "roll 1 2 3 3 4 4; take-over") == "nothing-to-take-over"
    assert table.refused(f"{MISS}; take-over") == "nothing-to-take-over"
    assert table.refused(f"{LEFT}{MISS}; take-over") == "nothing-to-take-over"
    # Alone there is nobody to take over from.
    assert table.refused(LEFT + "take-over", players="A") == "nothing-to-take-over"


def test_all_dice_left_are_all_dice_taken_over(table: Table) -> None:
    table.rules('take-over = "anybody"')
    game = table.play("roll 1 1 1 1 5 5; stay; take-over; roll 1 1 2 3 4 4; stay")
    assert totals(game) == [500, 700]


def test_taking_over_may_take_an_entry(table: Table) -> None:
    table.rules('take-over = "entered"')
    assert table.refused(LEFT + "take-over") == "nothing-to-take-over"
    assert "take-over" in report(table.play(LEFT, "score B 100"))["legal"]
    table.rules()
    assert table.refused(LEFT + "take-over", "score B 100") == "nothing-to-take-over"


# The same total


@pytest.mark.parametrize(
    ("knob", "left"), [("off", 500), ("previous", 300), ("start", 400), ("zero", 0)]
)
def test_who_is_landed_on_falls_back(table: Table, knob: str, left: int) -> None:
    table.rules(f'same-total = "{knob}"')
    game = table.play(
        "roll 1 1 2 3 4 4; stay; roll 1 2 2 3 4 4; stay", "score A 300", "score B 400"
    )
    assert totals(game) == [left, 500]
    entry = game.game.cells[0]
    assert entry.total - entry.penalty == left


def test_who_falls_back_is_home_no_more(table: Table) -> None:
    table.rules('same-total = "zero"\nlanding = "exact"')
    home = "roll 1 2 2 3 4 4; stay; "
    game = table.play(home * 2, "score A 1900", "score B 1900")
    assert game.game.ended is None
    assert (game.game.home, game.game.last) == (1, (0,))
    assert report(table.play(home * 2 + MISS, "score A 1900", "score B 1900"))["winner"] == "B"


# A wild face


WILD = 'special-dice = "odd-die"\nwild-face = 3'


def test_a_wild_face_stands_for_what_helps(table: Table) -> None:
    rules = table.rules(WILD)
    keeps = report(table.play("roll 4 4 2 2 6 3R"))["keeps"]
    assert {keep["points"] for keep in keeps} == {400, 200, 100}
    assert keeps[0]["dice"] == ["3", "4", "4"]
    # By itself it is the best single; a plain three is a three.
    assert totals(table.play("roll 2 2 4 4 6 3R; stay")) == [400, 0]
    assert totals(table.play("roll 2 3 4 4 6 3R; stay; roll 2 3 4 4 6 2R")) == [400, 0]
    game = table.play("roll 2 3 4 6 2 3R; keep 3R")
    assert game.game.turn.points == 100
    assert miss_chance(rules, 1, wild=True) == Fraction(3, 6)
    assert miss_chance(rules, 1) == Fraction(4, 6)
    assert mean(turn_points(rules, 300)) > mean(turn_points(table.rules(), 300))


def test_the_chance_to_miss_knows_where_the_wild_die_is(table: Table) -> None:
    table.rules(WILD)
    assert next_miss(table.play("roll 1 1 1 1 1 2R; keep 1 1 1 1 1").game) == (1, Fraction(1, 2))
    assert next_miss(table.play("roll 2 1 1 1 1 3R; keep 1 1 1 1 3R").game) == (1, Fraction(2, 3))


def test_what_is_natural_is_thrown_as_it_stands(table: Table) -> None:
    shape = '[combo.pairs]\nkind = "shape"\nshape = [2, 2, 2]\npoints = 900\nnatural = {}'
    table.rules(WILD, shape.format("false"))
    assert totals(table.play("roll 2 2 4 4 6 3R; stay"))[0] == 900
    table.rules(WILD, shape.format("true"))
    assert totals(table.play("roll 2 2 4 4 6 3R; stay"))[0] == 400


def test_wild_takes_a_red_die(table: Table) -> None:
    with pytest.raises(Exception, match="wild-face: there is no red die"):
        table.rules("wild-face = 3")
    with pytest.raises(Exception, match="wild-face: 7 is out of range"):
        table.rules("wild-face = 7")


# A throw that loses


DOOM = '[combo.doom]\nkind = "instant"\nfaces = [6, 6, 6, 6, 6, 6]\nwins = false'
SIXES = "roll 6 6 6 6 6 6; "


def test_a_losing_throw_loses_for_all_or_for_one(table: Table) -> None:
    table.rules(tables=DOOM)
    assert report(table.play(SIXES, players="A B C"))["winner"] == "B + C"
    table.rules('losing-throw = "thrower"', DOOM)
    game = table.play(f"{MISS}; {SIXES}", players="A B C")
    assert game.game.ended is None
    assert [seat.out for seat in game.game.seats] == [False, True, False]
    assert game.game.cells[1].text == "Out"
    # B sits out.
    turns = table.play(f"{MISS}; {SIXES}{MISS}; {MISS}; {MISS}", players="A B C")
    assert turns.game.turn.seat == 0
    assert turns.game.rounds == 2
    last = table.play(f"{MISS}; {SIXES}{SIXES}", players="A B C")
    assert report(last)["winner"] == "A"
    assert report(table.play(SIXES, players="A"))["winner"] is None


def test_who_is_out_cannot_win(table: Table) -> None:
    table.rules('losing-throw = "thrower"', DOOM)
    game = table.play(
        f"{SIXES}{MISS}; roll 1 2 2 3 4 4; stay; {MISS}",
        "score A 1950", "score B 100", "score C 1950", players="A B C",
    )  # fmt: skip
    assert report(game)["winner"] == "C"


# No stop


def test_nobody_stops_inside_the_band(table: Table) -> None:
    table.rules("no-stop-from = 1500\nno-stop-below = 2000")
    assert table.refused("roll 1 2 2 3 4 4; stay", "score A 1400") == "no-stop-here"
    assert totals(table.play("roll 5 2 2 3 4 4; stay", "score A 1400"))[0] == 1450
    assert totals(table.play("roll 1 1 1 1 1 1; stay", "score A 1400"))[0] == 2000


# Safe points


def test_safe_points_stay_when_the_turn_misses(table: Table) -> None:
    straight = (
        '[combo.straight]\nkind = "straight"\nfaces = [1, 2, 3, 4, 5, 6]\npoints = 1500\n'
        "safe = true"
    )
    table.rules(tables=straight)
    game = table.play(f"roll 1 2 3 4 5 6; keep all; roll 1 2 2 3 4 4; keep 1; {_miss(5)}")
    assert totals(game) == [1500, 0]
    assert game.game.cells[0].points == 1500
    assert game.game.seats[0].misses == 0
    told = [event.event for event in game.events]
    places = [told.index(kind) for kind in (EventKind.MISS, EventKind.SAFE, EventKind.BANKED)]
    assert places == sorted(places)
    # What a plain turn has is lost as ever, and a fault loses all.
    assert totals(table.play(f"roll 1 1 2 3 4 4; keep 1; {_miss(5)}")) == [0, 0]


def test_safe_points_obey_entry_and_exact_landing(table: Table) -> None:
    three = "safe = true"
    turn = f"roll 3 3 3 2 4 6; keep 3 3 3; {_miss(3)}"
    table.rules("entry-minimum = 500", three)
    assert totals(table.play(turn)) == [0, 0]
    assert totals(table.play(turn, "score A 100")) == [400, 0]
    table.rules('landing = "exact"', three)
    assert totals(table.play(turn, "score A 1800")) == [1800, 0]
    assert totals(table.play(turn, "score A 1700"))[0] == 2000


def test_straights_of_a_sheet_can_be_made_safe() -> None:
    text = 'extends = "wheaton"\n[knobs]\nstraight-safe = true'
    throw = Rules(house_text("x", text)).table.throw((1, 2, 3, 4, 5), 0, 0)
    assert throw.safe[throw.code] == 150


def _miss(count: int) -> str:
    return "roll " + " ".join("23462"[:count])


# The extension


def test_the_goal_moves_when_it_is_missed(table: Table) -> None:
    table.rules("extension = 3000")
    beyond = "roll 1 1 2 3 4 4; stay; "
    game = table.play(beyond, "score A 1900")
    assert game.game.extended
    assert (game.game.home, game.game.last) == (-1, None)
    exact = table.play("roll 1 2 2 3 4 4; stay; ", "score A 1900")
    assert (exact.game.home, exact.game.extended) == (0, False)
    # Once moved, the old goal is a total like any other.
    later = table.play(beyond + "roll 1 2 2 3 4 4; stay", "score A 1900", "score B 1900")
    assert later.game.home == -1
    third = table.play(f"{beyond}{MISS}; roll 1 1 1 1 1 1; stay", "score A 2300")
    assert third.game.home == 0
    assert EventKind.EXTENDED in [event.event for event in game.events]


@pytest.mark.parametrize(
    ("knobs", "said"),
    [
        ("extension = 1500", "extension: not beyond the limit"),
        ('extension = 3000\nlanding = "cap"', "extension: only where points beyond"),
        ("no-stop-from = 500", "no-stop-from: "),
        ("no-stop-from = 500\nno-stop-below = 500", "no-stop-"),
        ('landing = "exact"\nno-stop-from = 5\nno-stop-below = 3000', "nobody could land"),
        ("no-stop-below = 10000", "one turn would have to bring 10000"),
        ("no-stop-from = 1000\nno-stop-below = 9000", "one turn would have to bring 8000"),
        ("rounds = 5\nmust-beat = true", "must-beat: only in a last round"),
        ('rounds = 5\nlanding = "exact"', "landing: a game of so many rounds"),
        ('rounds = 5\nrule11k = "callable"', "rule11k: it moves the limit"),
    ],
)
def test_knobs_that_exclude_each_other(table: Table, knobs: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        table.rules(knobs)
