"""How long a throw takes at this table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.archive.games import finished
from zonk_desktop.archive.pace import pace
from zonk_desktop.archive.store import Archive


def timed(archive: Archive, number: int, seconds: float, more: str = "") -> None:
    """A finished game in which every throw took so long."""
    game = finished(archive, number, "lets-play-zonk").game_id
    (entry,) = [one for one in archive.games() if one.id == game]
    stored = archive.load(game)
    lines = [line for line in stored.header.splitlines() if not line.startswith(("start", "fin"))]
    last = round(seconds * entry.throws)
    hours, left = divmod(last, 3600)
    lines += [
        "start 2026-03-13T00:00:00+00:00",
        f"finish 2026-03-13T{hours:02}:{left // 60:02}:{left % 60:02}+00:00",
    ]
    text = "\n".join([*lines, *([more] if more else [])]) + "\n"
    archive._base.execute("UPDATE game SET header = ? WHERE id = ?", (text, game))


def test_the_median_of_games_that_people_played(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    assert pace(archive) is None
    timed(archive, 1, 10)
    timed(archive, 2, 12)
    assert pace(archive) is None, "two games say little"
    timed(archive, 3, 30)
    assert pace(archive) == pytest.approx(12, abs=0.1)
    # A night in between, a game in no time, and one of computers say nothing.
    timed(archive, 4, 500)
    timed(archive, 5, 0.1)
    name = archive.load(1).header.split("player ")[1].splitlines()[0]
    timed(archive, 6, 3, f"# computer {name} dot good")
    assert pace(archive) == pytest.approx(12, abs=0.1)
    archive.close()
