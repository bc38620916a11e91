"""Games are found by names as they sound, and by dates as people write them; the newest first."""

from pathlib import Path

import pytest

from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.rows import haystack
from zonk_desktop.archive.store import Archive
from zonk_desktop.sheets.dates import ways
from zonk_desktop.words import Speech, folded, use

GAMES = (
    (1, "Let's Play Zonk", ("Zoë", "Günther"), "2024-12-07T20:00:00"),
    (2, "Insta-Bong", ("Ada", "Łukasz"), "2024-11-02T20:00:00"),
    (3, "Wheaton College", ("Bo", "Strauß"), "2025-03-09T20:00:00"),
    (4, "Insta-Bong", ("Bob", "Øyvind"), "2023-12-31T20:00:00"),
)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    archive = Archive.open(tmp_path)
    archive.written_dates = ways
    for number, rules, names, begun in GAMES:
        archive._base.execute(
            "INSERT INTO game (id, title, header, rules, dice, begun, touched, haystack) "
            "VALUES (?, '', '', ?, 'screen', ?, ?, ?)",
            # Brought in the other way round.
            (number, rules, begun, f"2026-01-0{9 - number}", haystack("", rules, names, "", begun)),
        )
        for seat, name in enumerate(names):
            archive._base.execute(
                "INSERT INTO seat (game, seat, name) VALUES (?, ?, ?)", (number, seat, name)
            )
    return archive


@pytest.mark.parametrize(
    ("search", "games"),
    [
        ("", [3, 1, 2, 4]),
        ("dec 2024", [1]),
        ("december 2024", [1]),
        ("December", [1, 4]),
        ("12/2024", [1]),
        ("2/2024", []),
        ("7/12/2024", [1]),
        ("7.12.2024", [1]),
        ("2024-12", [1]),
        ("2024-12-07", [1]),
        ("saturday", [1, 2]),
        ("sat", [1, 2]),
        ("zoe", [1]),
        ("ZOË", [1]),
        ("gunther", [1]),
        ("lukasz", [2]),
        ("strauss", [3]),
        ("oyvind", [4]),
        ("bo", [3, 4]),
        ("bong", [2, 4]),
        ("insta-bong 2024", [2]),
        ("50%", []),
    ],
)
def test_what_is_found(archive: Archive, search: str, games: list[int]) -> None:
    assert [game.id for game in archive.games(search)] == games
    assert archive.count(Filter(search)) == len(games)


def test_folded() -> None:
    assert folded("  Zoë\nGÜNTHER  Łódź ") == " zoe gunther lodz"


def test_the_newest_first_among_equals(archive: Archive) -> None:
    by_rules = archive.find(Filter(order="rules"))
    assert [game.id for game in by_rules] == [2, 4, 1, 3]


def test_players_stand_in_the_order_of_the_language(archive: Archive) -> None:
    # Neither by code, which has Ä behind Z, nor by case.
    archive._base.execute("UPDATE seat SET name = 'Ägidius' WHERE name = 'Bob'")
    archive._base.execute("UPDATE seat SET name = 'bo' WHERE name = 'Bo'")
    found = [entry.id for entry in archive.find(Filter(order="players"))]
    assert found == [2, 4, 3, 1]


def test_players_are_listed_as_a_language_lists_them(archive: Archive) -> None:
    assert archive.games("łukasz")[0].players == "Ada, Łukasz"
    use(Speech("ja"))
    try:
        assert archive.games("łukasz")[0].players == "Ada、Łukasz"
    finally:
        use(Speech("en"))
