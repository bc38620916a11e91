"""The bests of a game: shared where they are equal, and counted as the rules count."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.finish import Record, RecordKind, records
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import preset


def _ended(key: str, *figures: tuple[int, int], won: tuple[int, ...], **knobs: str) -> Game:
    """A game that ended with these totals and hits."""
    options = tuple((name.replace("_", "-"), value) for name, value in knobs.items())
    game = new_game(Rules(preset(key, options)), ("Ann", "Bob", "Cem")[: len(figures)])
    seats = tuple(
        changed(seat, total=total, hits=hits, longest_run=hits, best_turn=total)
        for seat, (total, hits) in zip(game.seats, figures, strict=True)
    )
    return changed(game, seats=seats, ended=Ending(EndReason.LIMIT, won))


def _kept(game: Game) -> dict[RecordKind, Record]:
    return {record.kind: record for record in records(game)}


@pytest.mark.rule("IB-043", "A-IB-19")
def test_the_winner_by_hits_is_shown_with_hits() -> None:
    game = _ended("insta-bong", (9000, 12), (10000, 7), won=(0,))
    assert _kept(game)[RecordKind.WINNER] == Record(RecordKind.WINNER, (0,), 12)
    game = _ended("lets-play-zonk", (9000, 12), (10000, 7), won=(1,))
    assert _kept(game)[RecordKind.WINNER] == Record(RecordKind.WINNER, (1,), 10000)
    game = _ended("insta-bong", (9000, 12), (10000, 7), won=(0,), winner_by="titles")
    assert _kept(game)[RecordKind.WINNER].value == 1


@pytest.mark.rule("D-18")
def test_equal_bests_are_shared() -> None:
    found = _kept(_ended("lets-play-zonk", (900, 3), (900, 3), (200, 1), won=(0, 1)))
    assert found[RecordKind.MOST_HITS].seats == (0, 1)
    assert found[RecordKind.CONSECUTIVE_HIT].seats == (0, 1)
    assert found[RecordKind.BEST_TURN] == Record(RecordKind.BEST_TURN, (0, 1), 900)


def test_a_best_of_nothing_is_none() -> None:
    assert records(new_game(Rules(preset("wheaton")), ("Ann", "Bob"))) == ()
