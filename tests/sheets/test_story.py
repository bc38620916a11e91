"""The story of a finished game as values: the race, hits by source, hints, the best turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.sheets import games
from tests.sheets.flat import flat
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import document
from zonk_desktop.sheets.content import EntryKind, Keepsake, LineKind, SheetRow, TurnEntry
from zonk_desktop.sheets.keep import BestTurn, Story, best_turn, kept, with_luck
from zonk_desktop.transcript.lines import Hinted

TOTAL, DASH, BLANK = EntryKind.TOTAL, EntryKind.DASH, EntryKind.BLANK


def table(key: str = "wheaton", *names: str, **seats: Any) -> Game:
    """A table at its start; what its seats have is given in their order."""
    game = new_game(Rules(preset(key)), names or ("Ann", "Bo"), magic=(2, 3, 3, 5, 5))
    some = tuple(
        changed(seat, **{name: given[n] for name, given in seats.items()})
        for n, seat in enumerate(game.seats)
    )
    return changed(game, seats=some)


def kept_of(game: Game, *lines: SheetRow, told: Story | None = None, **more: Any) -> Keepsake:
    return kept(game, lines, (1,), told or Story(), **more)


def row(*entries: TurnEntry, kind: LineKind = LineKind.ROUND) -> SheetRow:
    return SheetRow(kind, 1, entries)


def total(after: int) -> TurnEntry:
    return TurnEntry(TOTAL, after=after)


def test_who_had_no_turn_stands_where_he_stood() -> None:
    """Rounds alone count: neither the show nor its dashes, nor a seat that came later."""
    show = row(total(9000), total(9000), kind=LineKind.SHOW)
    lines = (
        row(total(500)), row(total(700), total(300)), show,
        row(TurnEntry(DASH, after=7), TurnEntry(EntryKind.WORD, after=250)),
        row(TurnEntry(BLANK), TurnEntry(EntryKind.ZED, after=200)),
    )  # fmt: skip
    told = kept_of(table(), *lines)
    assert told.race == (("Ann", (0, 500, 700, 700, 700)), ("Bo", (0, 0, 300, 250, 200)))
    assert told.show == 2
    assert kept_of(table(), *lines[:2]).show == 0
    assert told.winners == (1,)


def test_hits_are_told_by_their_commonest_sources_and_the_rest_together() -> None:
    names = [f"hit {letter}" for letter in "abcdefghi"]
    first = tuple((name, n) for n, name in enumerate(names[:8], 1))
    second = (("hit i", 9), ("hit a", 5), ("hit h", -8))
    with flat():
        game = table(sources=(first, second))
        told = kept_of(game).hits
    # By their sums, then by their names; what adds up to nothing is not told.
    shown = [(name[-1], counts) for name, counts in told]
    assert shown == [("i", (0, 9)), ("g", (7, 0)), ("a", (1, 5)), ("f", (6, 0)), ("e", (5, 0)),
                     ("d", (4, 0)), ("c", (3, 0)), ("r", (10, -8))]  # fmt: skip
    assert told[-1][0] == "other"
    few = kept_of(table(sources=(first[:7], ()))).hits
    assert len(few) == 7
    assert kept_of(table(sources=((("hit a", 0),), ()))).hits == ()


def test_awards_of_many_letters_are_cut() -> None:
    ruleset = preset("wheaton")
    titles = (("winner", "w" * 40), ("group-hit-average", "g" * 40))
    rules = Rules(changed(ruleset, award_titles=titles))
    game = games.finished("wheaton", 2, 1)
    ended = changed(game, rules=rules)
    labels = [label for label, _ in kept_of(ended).awards]
    assert labels == ["g" * 30 + "…", "w" * 30 + "…"]


def test_hints_are_counted_by_who_was_shown_them() -> None:
    hinted = (Hinted("Bo", 3), Hinted("Bo", 5), Hinted("Nobody", 1))
    assert kept_of(table(), hinted=hinted).hints == (("Bo", 2),)


def test_luck_is_told_by_name_and_counts_hits_where_they_win() -> None:
    luck = ((1.0, 2.0), (3.0, 4.0))
    told = kept_of(table(), told=Story(luck=luck))
    assert (told.luck, told.luck_hit) == ((("Ann", 1.0, 2.0), ("Bo", 3.0, 4.0)), 0)
    assert [kept_of(table(key)).luck_hit for key in ("insta-bong", "magic-bus-1983")] == [2000, 0]
    sheet = document.of_game(games.finished("wheaton", 2, 1), told=Story())
    lucky = with_luck(sheet, luck)
    assert lucky.keepsake is not None
    assert [one[1:] for one in lucky.keepsake.luck] == [*luck]
    assert with_luck(sheet, ()) == sheet
    bare = document.of_game(games.finished("wheaton", 2, 1))
    assert with_luck(bare, luck) == bare


def test_the_best_turn_is_told_with_its_player() -> None:
    best = BestTurn(1, 1350, 3, (((1, "R"), (2, "W"), (3, "G"), (4, "")),))
    with flat():
        told = kept_of(table(), told=Story(best))
    assert told.best is not None
    assert told.best[0] == "Bo"
    assert "1,350" in told.best[1]
    assert told.dice == best.dice
    # Of three colours red is lighter, and white ones are plain.
    trio = new_game(Rules(preset("original-1978")), ("Ann", "Bo"))
    assert kept(trio, (), (), Story(best)).dice == (((1, "r"), (2, ""), (3, "G"), (4, "")),)
    assert kept_of(table()).best is None


# The best turn of throws


@pytest.mark.parametrize("key", PRESETS)
def test_of_two_best_turns_the_first_is_told(key: str) -> None:
    """And one that brings nothing is none."""
    for seed in range(3):
        chance = random.Random(seed)
        game = first = games.begun(key, 3)
        actions: list[act.Action] = []
        while game.ended is None:
            actions.append(games.chosen(game, chance))
            game, _ = apply(game, actions[-1])
        best = best_turn(first, actions)
        assert best is not None
        # Of all turns that are written with points; what is beside the game does not count.
        turns = [(cell.points or 0, cell) for cell in game.cells if not cell.show]
        most = max(points for points, _ in turns)
        assert best.points >= most > 0
        if best.points == most:
            place = next((cell.row, cell.seat) for points, cell in turns if points == most)
            assert (best.row, best.seat) == place
        faces = [face for throw in best.dice for face, _ in throw]
        assert faces
        assert all([*throw] == sorted(throw) for throw in best.dice)
    assert best_turn(first, []) is None
    assert best_turn(first, actions[:1]) is None
