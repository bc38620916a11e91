"""What stands on the sheet for each entry of a game, row by row."""

from __future__ import annotations

import random

import pytest

from tests.sheets import games
from tests.sheets.flat import flat
from zonk_desktop.engine.state import Cell, CellKind, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sheets import document
from zonk_desktop.sheets.content import EntryKind, LineKind, TurnEntry
from zonk_desktop.sheets.keep import Story
from zonk_desktop.transcript.lines import Computer, Header, Player
from zonk_desktop.words.clean import MINUS

pytestmark = pytest.mark.usefixtures("qapp")

SINGLE = [key for key in PRESETS if key != "insta-bong"]


def rows(game: Game) -> dict[int, list[Cell]]:
    found: dict[int, list[Cell]] = {}
    for cell in game.cells:
        found.setdefault(cell.row, []).append(cell)
    return found


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_entry_of_a_game_stands_in_its_column(key: str, seed: int) -> None:
    game = games.finished(key, 3, seed)
    lines = document.lines_of(game)
    assert len(lines) == len(rows(game))
    for line, cells in zip(lines, rows(game).values(), strict=True):
        assert len(line.entries) == 3
        left = {0, 1, 2} - {cell.seat for cell in cells}
        assert all(line.entries[n] == TurnEntry() for n in left)
        for cell in cells:
            entry = line.entries[cell.seat]
            if cell.kind is CellKind.DASH:
                assert entry.kind is EntryKind.DASH
                continue
            zonk = cell.kind is CellKind.WORD and cell.text == "Z"
            total = cell.kind is CellKind.TOTAL
            kind = EntryKind.ZED if zonk else EntryKind.TOTAL if total else EntryKind.WORD
            assert (entry.kind, entry.hits, entry.left) == (kind, cell.hits, cell.left)
            taken = cell.penalty + cell.early_penalty
            assert entry.penalty == (f"{MINUS}{taken}" if taken else "")
            assert not entry.corrected
            if key in SINGLE:
                assert (entry.text, entry.turn, entry.marks) == (cell.text, "", ())
            elif cell.points is None:
                assert (entry.text, entry.turn) == ("", cell.text)
            else:
                assert (entry.text, entry.turn) == (cell.text, str(cell.points))


@pytest.mark.parametrize("key", PRESETS)
def test_rounds_are_numbered_and_the_show_and_its_dashes_are_not(key: str) -> None:
    game = games.finished(key, 3, 1)
    lines = document.lines_of(game)
    numbers = [line.number for line in lines if line.kind is LineKind.ROUND]
    assert numbers == [*range(1, len(numbers) + 1)]
    others = [line for line in lines if line.kind is not LineKind.ROUND]
    assert all(line.number == 0 for line in others)
    shows = [cells for cells in rows(game).values() if any(cell.show for cell in cells)]
    assert sum(line.kind is LineKind.SHOW for line in lines) == len(shows)
    for line in others:
        kinds = {entry.kind for entry in line.entries}
        assert line.kind is LineKind.SHOW or kinds <= {EntryKind.DASH, EntryKind.BLANK}


@pytest.mark.parametrize("key", PRESETS)
def test_the_total_after_the_last_entry_is_that_of_the_player(key: str) -> None:
    for seed in (1, 2, 3):
        game = games.finished(key, 3, seed)
        lines = document.lines_of(game)
        for n, seat in enumerate(game.seats):
            after = [line.entries[n].after for line in lines if line.entries[n].played]
            assert after[-1] == seat.total


@pytest.mark.parametrize("key", PRESETS)
def test_play_goes_on_at_one_place_until_it_is_over(key: str) -> None:
    game = games.begun(key, 3)
    chance = random.Random(4)
    for _ in range(150):
        lines = document.lines_of(game)
        here = [(n, k) for n, line in enumerate(lines) for k, entry in enumerate(line.entries)
                if entry.kind is EntryKind.HERE]  # fmt: skip
        assert len(here) == (game.ended is None)
        if game.ended is not None:
            break
        # In the last row there is, at whose turn it is.
        assert here[0][0] == len(lines) - 1
        assert lines[-1].kind is (LineKind.ROUND if game.show is None else LineKind.SHOW)
        assert (lines[-1].number > 0) is (game.show is None)
        game = games.step(game, chance)
    over = games.finished(key, 3, 1)
    assert all(entry.kind is not EntryKind.HERE for line in document.lines_of(over)
               for entry in line.entries)  # fmt: skip


def test_what_was_corrected_is_marked_and_explained() -> None:
    game = games.finished("wheaton", 3, 1)
    cell = next(cell for cell in game.cells if cell.seat == 1)
    sheet = document.of_game(game, corrected=frozenset({(cell.row, 1)}))
    marked = [(n, k) for n, line in enumerate(sheet.lines)
              for k, entry in enumerate(line.entries) if entry.corrected]  # fmt: skip
    assert marked == [(0, 1)]
    assert [key.words for key in sheet.legend if key.marks == ("pen",)] != []
    assert [key for key in document.of_game(game).legend if key.marks == ("pen",)] == []


def test_a_sheet_of_a_game_has_its_columns_totals_and_winners() -> None:
    with flat():
        for key in PRESETS:
            game = games.finished(key, 3, 1)
            names = tuple(seat.name for seat in game.seats)
            header = Header(key, 1, players=tuple(map(Player, names)),
                            computers=(Computer(names[1], "vera", "good"),))  # fmt: skip
            sheet = document.of_game(game, header)
            assert [column.name for column in sheet.columns] == [*names]
            assert [column.computer for column in sheet.columns] == [False, True, False]
            points, hits = sheet.totals
            assert points.values == tuple(str(seat.total) for seat in game.seats)
            assert hits.values == tuple(str(seat.hits) for seat in game.seats)
            assert game.ended is not None
            won = game.ended.winners
            by_hits = game.rules.s.winner_by.value == "hits"
            assert (points.winners, hits.winners) == (((), won) if by_hits else (won, ()))
            assert points.label == "final"
            assert (sheet.keepsake, sheet.pledge, sheet.files) == (None, "", ())
            on = games.begun(key, 3)
            going = document.of_game(on)
            assert (going.totals[0].label, going.totals[0].winners) == ("so far", ())
            assert [column.computer for column in going.columns] == [False] * 3


def test_a_story_is_told_under_a_game_that_is_over_and_pledged_under_one_that_is_not() -> None:
    told = Story(pledge="c0de" * 16, files=(("a.zonk", "zonk 1"),))
    going = document.of_game(games.begun("wheaton", 2), told=told)
    assert (going.keepsake, going.pledge, going.files) == (None, told.pledge, told.files)
    assert going.note
    over = document.of_game(games.finished("wheaton", 2, 1), told=told)
    assert over.keepsake is not None
    assert (over.keepsake.pledge, over.pledge, over.note) == (told.pledge, "", "")
    assert over.keepsake.hand is False
    bus = document.of_game(games.finished("magic-bus-1983", 2, 1), told=told)
    assert bus.keepsake is not None
    assert bus.keepsake.hand is True
    # The page of 1983 is filled with rows, but where a story stands.
    empty = [document.of_game(games.finished(key, 2, 1), told=story).empty
             for key in ("wheaton", "magic-bus-1983") for story in (None, told)]  # fmt: skip
    assert empty == [0, 0, None, 0]
    assert document.of_game(games.begun("wheaton", 2)).empty is None


def test_the_first_penalty_of_a_game_is_explained() -> None:
    game = games.finished("wheaton", 2, 1)
    cells = game.cells
    assert [key for key in document.of_game(game).legend if MINUS in key.words] == []
    for n, (penalty, early) in enumerate(((0, 1500), (1000, 250))):
        cells = cells.replace(n, changed(cells[n], penalty=penalty, early_penalty=early))
    found = document.of_game(changed(game, cells=cells))
    words = [key.words for key in found.legend if MINUS in key.words]
    assert len(words) == 1
    # The least of them.
    assert f"{MINUS}1,250" in words[0]
