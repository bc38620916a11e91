"""Luck of throws: the review's own figures, kept with the game, and summed over many."""

import math
import random
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on
from zonk_desktop.archive import luck as lucks
from zonk_desktop.archive.figures import GameFigures, of_replay, standing
from zonk_desktop.archive.luck import SeatLuck, band, kind, packed, rollers, summed, unpacked
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Changes
from zonk_desktop.odds.review import review, throws
from zonk_desktop.odds.values import POINTS
from zonk_desktop.rulebook.load import PRESETS


@pytest.mark.parametrize("rules", PRESETS)
def test_throw_by_throw_the_same_as_in_the_review(rules: str) -> None:
    replay = finished(None, 2, rules).replay
    seen = review(replay.first, replay.actions, POINTS).throws
    mine = throws(replay.positions, replay.actions)
    assert [(one.at, one.seat) for one in mine] == [(one.at, one.seat) for one in seen]
    assert [one.luck for one in mine] == pytest.approx([one.luck for one in seen], abs=1e-6)
    # A turn that is not over counts for nothing, there and here.
    half = replay.actions[: len(replay.actions) // 2]
    seen = review(replay.first, half, POINTS).throws
    assert [one.at for one in throws(replay.positions, half)] == [one.at for one in seen]


def test_kept_with_the_game_until_it_goes_on(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    begin(archive, 9)
    one = summed(2, [(0, 10.0), (1, -4.0), (0, -2.5)])
    assert one == (SeatLuck(2, 7.5, 106.25), SeatLuck(1, -4.0, 16.0))
    # Of a game that is not over nothing is kept, nor of one that is gone.
    archive.keep_luck({1: one, 2: one, 77: one})
    assert archive.luck() == {1: one}
    archive.close()
    archive = Archive.open(tmp_path)
    assert archive.luck() == {1: one}
    archive.record(1, Changes(), standing(play_on(begin(None, 1), 9).replay))
    assert archive.luck() == {}
    archive.close()


@pytest.mark.parametrize(
    "data", ["{", "[[1,2]]", '[["1",2,3]]', "[[1,2,-3]]", "[[-1,2,3]]", "[[1,NaN,3]]", "7"]
)
def test_damaged(data: str, tmp_path: Path) -> None:
    assert unpacked(data) is None
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    archive.keep_luck({1: (SeatLuck(1, 2.0, 4.0),)})
    archive._base.execute("UPDATE luck SET data = ?", (data,))
    assert archive.luck() == {}
    archive.close()


def test_packed_and_back() -> None:
    found = (SeatLuck(3, -12.5, 400.25), SeatLuck(0, 0.0, 0.0))
    assert unpacked(packed(found)) == found
    assert unpacked(packed(())) == ()


def _games(count: int, real: bool = False) -> list[GameFigures]:
    replay = play_on(begin(None, 3), 40).replay
    return [of_replay(replay, n, f"2026-01-{1 + n:02}", real) for n in range(count)]


def test_many_games_together() -> None:
    games = _games(3)
    first, second = (seat.name for seat in games[0].seats[:2])
    kept = {n: summed(2, [(0, 30.0)] * 40 + [(1, -10.0)] * 5) for n in range(3)}
    found = rollers(games, kept, real_dice=False)
    # The second has too few throws to be told of.
    assert [one.name for one in found] == [first]
    assert (found[0].throws, found[0].mean) == (120, 30.0)
    assert found[0].spread == pytest.approx(30 * math.sqrt(120) / 120)
    assert rollers(games, kept, real_dice=True) == []
    kept = {n: summed(2, [(0, 30.0), (0, -30.0)] * 40 + [(1, 1.0)] * 30) for n in range(3)}
    assert [one.name for one in rollers(games, kept, real_dice=False)] == [first, second]


def test_words_follow_the_band() -> None:
    edge = band(4)
    assert band(1) == pytest.approx(1.96, abs=0.001)
    assert edge == pytest.approx(2.4977, abs=0.001)
    words = [
        kind(lucks.Roller("A", 100, deviates, 1.0), edge) for deviates in (0.9, 1.1, 2.6, -1.1, -3)
    ]
    assert words == ["even", "lucky", "very-lucky", "unlucky", "very-unlucky"]


def test_honest_throws_stay_in_the_band() -> None:
    """The band holds what it says: one of four beyond it in 5 of 100 counts."""
    chance = random.Random(7)
    games = _games(1)
    name = games[0].seats[0].name
    beyond, edge = 0, band(4)
    for _ in range(500):
        throws_ = [(0, chance.choice((-50.0, -50.0, -50.0, 150.0))) for _ in range(200)]
        one = rollers(games, {0: summed(2, throws_)}, real_dice=False)[0]
        assert one.name == name
        beyond += abs(one.deviates) > edge
    # Each of four: 1.25 of 100.
    assert 1 <= beyond <= 15
