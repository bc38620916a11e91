"""The red line over the walk of chi-square: how far honest dice come at some time."""

import numpy as np
import pytest

from zonk_desktop.archive.statistics import bound

#: Faces of a game, and how many tables play.
FACES, TABLES = 400, 2000


@pytest.mark.parametrize("games", [1, 7, 42, 150])
def test_one_honest_table_in_a_hundred_reaches_the_line(games: int) -> None:
    """At any time in all its games, not only at the end."""
    chance = np.random.default_rng(games)
    counts = np.zeros((TABLES, 6))
    most = np.zeros(TABLES)
    for game in range(1, games + 1):
        counts += chance.multinomial(FACES, [1 / 6] * 6, size=TABLES)
        expected = game * FACES / 6
        most = np.maximum(most, ((counts - expected) ** 2).sum(axis=1) / expected)
    above = float((most > bound(games)).mean())
    # Three standard deviations of such a count.
    assert above == pytest.approx(0.01, abs=0.0067)


def test_the_line_rises_with_the_games() -> None:
    lines = [bound(games) for games in (1, 2, 4, 10, 99, 1000, 10_000, 50_000)]
    assert lines == sorted(lines)
    assert lines[0] == 15.09
    assert lines[-1] < 26
