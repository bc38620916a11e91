"""Sheets of games, read back from the PDF."""

from pathlib import Path

import pytest

from tests.sheets import games
from tests.sheets.pdfs import (
    BUNDLED,
    HEADER,
    Word,
    document,
    fonts,
    info,
    needs_poppler,
    pictures,
    text,
    words,
    written,
)
from zonk_desktop.archive.exchange import bring_in
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.state import CellKind, Game
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sheets import measure
from zonk_desktop.sheets.layout import Plan
from zonk_desktop.transcript.files import replay_file, replay_text
from zonk_desktop.ui.dialogs.zonk_file_work import sheeted

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

SAMPLE = Path(__file__).parent.parent / "golden" / "wheaton" / "S17.zonk"


def test_the_sample_game_of_wheaton_symbol_by_symbol(tmp_path: Path) -> None:
    """WH-S01 to WH-S17 as the source prints them (WH-087 to WH-093)."""
    replay = replay_file(SAMPLE)
    file = tmp_path / "sample.pdf"
    written(document.of_game(replay.game, replay.header), file)
    said = text(file)
    lines = [" ".join(line.replace("]", "] ").split()) for line in said.splitlines()]
    start = lines.index("Baldrick Biggles Quean Whoremaster")
    dashes = "-------"
    assert lines[start + 1 : start + 8] == [
        "1 BLOADES 400 SPAZ » 500 ¶¶¶",
        "2 [devil] 600 ¶ ZONK VANNA 1050 ¶¶¶¶",
        f"3 SPACE 1000 ¶ 5000 ¶¶¶¶¶ {dashes}",
        f"{dashes} {dashes} {dashes} {dashes}",
        "½ 350 ZONK 400 ½ 1200 ¶¶¶¶¶",
        f"{dashes} {dashes} {dashes} {dashes}",
        f"4 {dashes} {dashes} {dashes} play resumes here",
    ]
    assert "SO FAR 600 1000 5000 1050" in lines
    assert "HITS 1 1 5 12" in lines
    assert "12:44, 13 March 2002, UTC" in said
    assert "2-3-3-5-5" in said
    assert "19 / 4 = 4.75" in said


def columns(laid: Plan, page: int) -> list[tuple[float, float]]:
    """Left and right edge of every column of a page, in points."""
    start, stop = laid.pages[page].columns
    gutter = measure.gutter(laid.table, stop - start)
    each = (laid.table - gutter) / (stop - start)
    left = measure.MARGIN + gutter
    return [
        ((left + n * each) * 72 / 25.4, (left + (n + 1) * each) * 72 / 25.4)
        for n in range(stop - start)
    ]


def rows_of(found: list[Word], page: int) -> list[list[Word]]:
    """The words of a page by line."""
    lines: list[list[Word]] = []
    for word in sorted((w for w in found if w.page == page), key=lambda w: w.middle):
        if lines and word.middle - lines[-1][0].middle < 5:
            lines[-1].append(word)
        else:
            lines.append([word])
    return [sorted(line, key=lambda w: w.left) for line in lines]


def totals_read(file: Path, laid: Plan) -> dict[tuple[int, int], int]:
    """Row and seat of every total that stands in the PDF, by where it stands."""
    found = words(file)
    read: dict[tuple[int, int], int] = {}
    three = laid.sheet.style.columns == 3
    for page in laid.pages:
        edges = columns(laid, page.number - 1)
        for line in rows_of(found, page.number):
            left = edges[0][0]
            # Numbers of rows end at the gutter; a field or a legend may begin with a figure too.
            end = left - 2.2 / 25.4 * 72
            label = [w.said for w in line if w.right < left and abs(w.right - end) < 1.5]
            if len(label) != 1 or not label[0].isdecimal():
                continue
            for n, (start, stop) in enumerate(edges):
                end = start + measure.split((stop - start) / 72 * 25.4)[0] / 25.4 * 72
                last = end + 1 if three else stop
                inside = [w for w in line if start - 1 < w.left and w.right < last]
                figures = [w.said for w in inside if w.said.isdecimal()]
                # The total comes before the number of flags; a word has only the latter.
                worded = any(w.said.isalpha() and len(w.said) > 1 for w in inside)
                if figures and not worded:
                    read[int(label[0]), page.columns[0] + n] = int(figures[0])
    return read


def totals_of(game: Game) -> dict[tuple[int, int], int]:
    """The same from the game: numbered rows only."""
    numbers: dict[int, int] = {}
    found: dict[tuple[int, int], int] = {}
    by_row: dict[int, list[CellKind]] = {}
    shows = {cell.row for cell in game.cells if cell.show}
    for cell in game.cells:
        by_row.setdefault(cell.row, []).append(cell.kind)
    for row in sorted(by_row):
        kinds = by_row[row]
        full = len(kinds) == len(game.seats) and set(kinds) == {CellKind.DASH}
        if row not in shows and not full:
            numbers[row] = len(numbers) + 1
    for cell in game.cells:
        if cell.kind is CellKind.TOTAL and cell.row in numbers:
            found[numbers[cell.row], cell.seat] = cell.total
    return found


@pytest.mark.parametrize("key", ["wheaton", "insta-bong", "lets-play-zonk", "original-1978"])
def test_twelve_players_three_hundred_rounds(key: str, tmp_path: Path) -> None:
    game = games.long_game(key, 12, 300)
    file = tmp_path / "long.pdf"
    laid = written(document.of_game(game), file)
    wanted = totals_of(game)
    assert len(wanted) > 1800
    assert totals_read(file, laid) == wanted
    end = text(file).replace("\n", " ")
    assert all(str(seat.total) in end for seat in game.seats)


def test_totals_on_paper_are_those_of_the_archive(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    number = bring_in(archive, games.transcript("wheaton", 12, 5, 300), tmp_path)
    held = archive._base.execute(
        "SELECT total, hits FROM seat WHERE game = ? ORDER BY seat", (number,)
    ).fetchall()
    game, header, corrected = sheeted(archive, number)[1:]
    archive.close()
    file = tmp_path / "long.pdf"
    laid = written(document.of_game(game, header, corrected), file)
    assert len(laid.pages) > 10
    lines = rows_of(words(file), len(laid.pages))
    sums = {line[0].said: [w.said for w in line if w.said.isdecimal()] for line in lines}
    so_far = next(line for line in lines if [w.said for w in line][:2] == ["SO", "FAR"])
    assert [w.said for w in so_far[2:]] == [str(total) for total, _ in held]
    assert sums["HITS"] == [str(hits) for _, hits in held]
    # Another total in the game would be seen.
    read = totals_read(file, laid)
    cell = next(cell for cell in reversed(game.cells) if cell.kind is CellKind.TOTAL)
    at = list(game.cells).index(cell)
    cells = game.cells.replace(at, cell._replace(total=cell.total + 50))
    assert read == totals_of(game) != totals_of(game._replace(cells=cells))


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("key", PRESETS)
def test_a_finished_game(key: str, players: int, tmp_path: Path) -> None:
    game = games.finished(key, players)
    file = tmp_path / "finished.pdf"
    laid = written(document.of_game(game, HEADER), file)
    if laid.panels == 1:
        assert totals_read(file, laid) == totals_of(game)
    said = text(file)
    for seat in game.seats:
        assert all(part in said for part in seat.name.split())
        assert str(seat.total) in said
    assert all(embedded for _, embedded in fonts(file))
    assert {family for family, _ in fonts(file)} <= BUNDLED
    about = info(file)
    assert about["Author"] == "Zonk Desktop"
    assert "Baldrick" in about["Title"]
    assert int(about["Pages"]) == len(laid.pages)


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_ink_outside_the_margin(key: str, paper: str, tmp_path: Path) -> None:
    file = tmp_path / "ink.pdf"
    written(document.of_game(games.finished(key, 4), HEADER), file, paper)
    dots = 50
    # The great Z leans out by a millimetre, rules ruled by hand by half of one.
    margin = int((measure.MARGIN - 2.0) / 25.4 * dots)
    for wide, high, pixels in pictures(file, dots):
        for y in range(high):
            line = pixels[y * wide : (y + 1) * wide]
            if y < margin or y >= high - margin:
                assert min(line) > 200
            else:
                assert min(line[:margin]) > 200
                assert min(line[-margin:]) > 200


@pytest.mark.parametrize("key", PRESETS)
def test_teams(key: str, tmp_path: Path) -> None:
    given = (
        f"zonk 1\nrules {key}\noption teams=on\nteam Reds Ann Bob\nteam Blues Cy Dora\n"
        "start 2002-03-13T12:44-05:00\n"
    )
    replay = replay_text(given, tmp_path)
    file = tmp_path / "teams.pdf"
    written(document.of_game(replay.game, replay.header), file)
    said = text(file).replace("\n", " ")
    for name in ("Reds", "Blues", "Ann, Bob", "Cy, Dora"):
        assert name in said


def test_corrections_are_marked(tmp_path: Path) -> None:
    game = games.finished("wheaton", 4)
    plain, marked = tmp_path / "plain.pdf", tmp_path / "marked.pdf"
    written(document.of_game(game), plain)
    written(document.of_game(game, None, frozenset({(1, 0), (2, 3)})), marked)
    assert "corrected" not in text(plain)
    # Two in the table, and what the mark says below each of the two pages.
    assert text(marked).count("[corrected]") == 4
    first = next(word for word in words(marked) if word.said.startswith("[corrected]"))
    assert first.left < 30 / 25.4 * 72
    assert pictures(plain)[0] != pictures(marked)[0]


NAMES = {
    "<b>Bold</b> & Co": "<b>Bold</b>",
    "x" * 200: "xxxxxxxxxxxx",
    "line\nbreak\ttab": "line break tab",
    "a\u202eevil": "a evil",
    "Łódź Ångström": "Łódź",
    "🎲🔥 Dice": "Dice",
    "": "Zonk",
}


@pytest.mark.parametrize("key", ["wheaton", "insta-bong", "magic-bus-1983"])
@pytest.mark.parametrize("name", [*NAMES, "שלום עולם", "مرحبا", "日本語", "👨‍👩‍👧", " "])
def test_names_of_any_kind(key: str, name: str, tmp_path: Path) -> None:
    game = games.finished(key, 4)
    seats = (game.seats[0]._replace(name=name), *game.seats[1:])
    file = tmp_path / "names.pdf"
    written(document.of_game(game._replace(seats=seats), HEADER), file)
    said = text(file).replace("\n", " ")
    assert NAMES.get(name, "Whoremaster") in said
    assert all(embedded for _, embedded in fonts(file))
