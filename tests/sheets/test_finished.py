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
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.sheets import fonts as faces
from zonk_desktop.sheets import measure
from zonk_desktop.sheets.content import EntryKind, LineKind, SheetColumn
from zonk_desktop.sheets.entry import figures, total_type
from zonk_desktop.sheets.fonts import width
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.files import replay_file, replay_text
from zonk_desktop.ui.zonk_file.work import sheeted
from zonk_desktop.words import say

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
    # Versions of poppler end lines elsewhere.
    rows = (
        "1 BLOADES 400 SPAZ » 500 ¶¶¶",
        "2 [devil] 600 ¶ ZONK VANNA 1050 ¶¶¶¶",
        f"3 SPACE 1000 ¶ 5000 ¶¶¶¶¶ {dashes}",
        f"{dashes} {dashes} {dashes} {dashes}",
        "HALFTIME SHOW",
        "½ 350 ZONK 400 ½ 1200 ¶¶¶¶¶",
        f"{dashes} {dashes} {dashes} {dashes}",
        f"4 {dashes} {dashes} {dashes} play resumes here",
    )
    assert " ".join(lines[start + 1 :]).startswith(" ".join(rows))
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


@pytest.mark.parametrize(
    "key",
    [
        "insta-bong",
        pytest.param("wheaton", marks=pytest.mark.full),
        pytest.param("lets-play-zonk", marks=pytest.mark.full),
        pytest.param("original-1978", marks=pytest.mark.full),
    ],
)
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
    _, game, header, corrected, *_ = sheeted(archive, number)
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
    cells = game.cells.replace(at, changed(cell, total=cell.total + 50))
    assert read == totals_of(game) != totals_of(changed(game, cells=cells))


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
    # Below a sheet that a hand wrote no printed head stands.
    written_by_hand = key == "magic-bus-1983"
    assert {family for family, _ in fonts(file)} <= BUNDLED - (
        {"ZillaSlab"} if written_by_hand else set()
    )
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
        f"zonk 1\nrules {key}\noption teams=on\nteam Reds Ann Bob Eve\nteam Blues Cy Dora\n"
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
    seats = (changed(game.seats[0], name=name), *game.seats[1:])
    file = tmp_path / "names.pdf"
    written(document.of_game(changed(game, seats=seats), HEADER), file)
    said = text(file).replace("\n", " ")
    assert NAMES.get(name, "Whoremaster") in said
    assert all(embedded for _, embedded in fonts(file))


LONG_NAMES = (
    "Bartholomew Maximilian von und zu Hohenzollern-Sigmaringen",
    "Донаудампфшиффартсгезелльшафтскапитэн",
    "Bo",
)


@pytest.mark.parametrize("key", ["wheaton", "insta-bong", "magic-bus-1983"])
def test_long_names_are_not_cut(key: str, tmp_path: Path) -> None:
    """On two or three lines, and every word of it is there."""
    game = games.finished(key, 4)
    seats = tuple(
        changed(seat, name=name) for seat, name in zip(game.seats, LONG_NAMES, strict=False)
    )
    file = tmp_path / "names.pdf"
    written(document.of_game(changed(game, seats=(*seats, game.seats[3])), HEADER), file)
    top = [word for word in words(file) if word.page == 1]
    said = "".join(word.said for word in top)
    for part in LONG_NAMES[0].split():
        assert part in said
    assert "Донаудампфшиффарт" in said.replace("-", "")


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [2, 6])
def test_one_size_of_figures_in_a_column(key: str, players: int) -> None:
    """From the widest total: no figure is larger or smaller than the one above it."""
    players = min(players, 6)
    sheet = document.of_game(games.finished(key, players))
    laid = plan(sheet, "a4", landscape=True)
    column = (laid.table / laid.panels - 8.0) / players
    sizes = figures(sheet, column)
    room = measure.split(column)[0] - 2.2 if sheet.style.columns == 3 else column - 2
    type_ = total_type(sheet.style, column)._replace(points=sizes.total)
    totals = {e.text for line in sheet.lines for e in line.entries if e.kind is EntryKind.TOTAL}
    assert totals
    assert all(width(text, type_) <= room for text in totals)
    if sheet.style.columns == 3:
        assert sizes.turn < sizes.total


@pytest.mark.rule("IB-050")
def test_insta_bongs_totals_are_larger_than_its_turns(tmp_path: Path) -> None:
    """Eight players across: what was 9.5 beside 12 points is one size."""
    game = games.finished("insta-bong", 6)
    file = tmp_path / "six.pdf"
    written(document.of_game(game), file)
    totals = {str(cell.total) for cell in game.cells if cell.kind is CellKind.TOTAL}
    seen = [word for word in words(file) if word.said in totals and len(word.said) >= 3]
    heights = {round(word.bottom - word.top, 1) for word in seen if len(word.said) == 4}
    assert len(heights) <= 2  # a total, and a turn of as many figures


def test_a_penalty_has_a_line_in_the_legend(tmp_path: Path) -> None:
    game = games.finished("insta-bong", 4)
    cells = game.cells.replace(0, changed(game.cells[0], penalty=250))
    plain = document.of_game(games.finished("wheaton", 4))
    marked = document.of_game(changed(game, cells=cells))
    assert not any("penalty" in key.words for key in plain.legend)
    assert [key.words for key in marked.legend if "penalty" in key.words] == [
        "\u2212250: a penalty, taken off the next total"
    ]
    file = tmp_path / "penalty.pdf"
    written(marked, file)
    assert "a penalty, taken off the next total" in text(file)


@pytest.mark.rule("LP-090", "LP-098")
def test_who_called_the_11000_rule_and_when_stands_in_its_fields() -> None:
    head = "zonk 1\nrules lets-play-zonk\noption rule11k-from=0\nplayer Ann\nplayer Bob\n"
    filled = [
        {field.label: field.value for field in document.of_game(game).fields}
        for game in (
            replay_text(f"{head}\n{call}", Path()).game for call in ("", "call-11000 21:40\n")
        )
    ]
    label, at = say("sheet-field-rule11k"), say("sheet-field-rule11k-at")
    assert [(one[label], one[at]) for one in filled] == [("", ""), ("Ann", "21:40")]


def test_the_show_is_read_where_it_stands(tmp_path: Path) -> None:
    game = games.finished("wheaton", 4)
    file = tmp_path / "show.pdf"
    laid = written(document.of_game(game), file)
    assert any(line.kind is LineKind.SHOW for page in laid.pages for line in page.lines)
    said = text(file)
    assert said.index("HALFTIME SHOW") < said.index("FINAL")


def test_letters_that_no_font_has_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = document.of_game(games.finished("wheaton", 4))
    assert faces.said(sheet) == ""
    # As on a machine without a font for it; which scripts are there differs from one to another.
    monkeypatch.setattr(faces, "_boxed", lambda letter: "\u0e00" < letter < "\u0e80")
    columns = (SheetColumn("สมชาย"), *sheet.columns[1:])
    said = faces.said(changed(sheet, columns=columns))
    assert said.startswith("No font on this computer has the letters of สมชาย (Thai)")


def test_the_bundled_letters_are_no_boxes() -> None:
    assert faces.scripts("Łódź Ångström 12") == ()


def test_the_finish_says_what_the_start_does_not(tmp_path: Path) -> None:
    fields = document.of_game(games.finished("wheaton", 4), HEADER).fields
    values = {field.label: field.value for field in fields}
    assert values["start"] == "12:44, 13 March 2002, UTC\u22125"
    assert values["finish"] == "16:05"
    assert len(plan(document.of_game(games.finished("wheaton", 4), HEADER)).fields) == 1
