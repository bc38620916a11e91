"""What the end of a turn is worth: points, or the chance to reach a figure.

All of it is asked of the engine: which stays are legal, and what total would be written.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.engine.entries import banked_total
from zonk_desktop.engine.state import Game, Phase, Turn
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.odds.sweep import Chart, Ends

#: A turn that gets this far is all but never seen; sweeps of points go no higher.
MOST = 10_000


def rows_for(chart: Chart, game: Game, swept: int) -> tuple[int, int]:
    """How many rows are swept and how many there are, so that every minimum lies below the top."""
    s = game.rules.s
    least = max(s.entry_minimum, s.stop_minimum, s.rule11k_points if game.called else 0)
    swept = max(swept, -(-least // chart.grid) + 1)
    return swept, swept + chart.reach


def legal_stays(chart: Chart, game: Game, rows: int) -> NDArray[np.bool_]:
    """(rows, places): whether the player whose turn it is may bank there."""
    atlas = chart.atlas
    found = np.zeros((rows, len(atlas.afters)), bool)
    for place, after in enumerate(atlas.afters):
        if not after.decides:
            continue
        turn = _standing(chart, game, place)
        for row in range(rows):
            points = row * chart.grid
            found[row, place] = stay_refusal(game, turn._replace(points=points)) is None
    return found


def _standing(chart: Chart, game: Game, place: int) -> Turn:
    """A turn that stands at this place, as far as a stay is concerned."""
    atlas = chart.atlas
    hand = atlas.hands[atlas.afters[place].hand]
    active: list[int] = []
    for count, dice in zip(hand.counts, atlas.classes, strict=True):
        active += dice[:count]
    rules = atlas.rules
    aside = tuple((die, 1) for die in rules.everyone if die not in active)
    return game.turn._replace(
        phase=Phase.TO_DECIDE, mode=hand.mode, active=tuple(sorted(active)), aside=aside, throw=()
    )


def for_points(chart: Chart, game: Game, most: int = MOST) -> Ends:
    """The gain that would be written; a miss is worth nothing, or its penalty."""
    seat = game.seats[game.turn.seat]
    s = game.rules.s
    swept, rows = rows_for(chart, game, most // chart.grid + 1)
    bank = np.array(
        [float(banked_total(game, seat, row * chart.grid) - seat.total) for row in range(rows)]
    )[:, None]
    penalty = 0.0
    if s.miss_penalty and (seat.misses + 1) % s.miss_penalty_after == 0:
        penalty = -float(s.miss_penalty)
    to_limit = float(max(0, s.limit - seat.total))
    return Ends(
        bank,
        legal_stays(chart, game, rows),
        np.full((1, 2), penalty),
        np.full((rows, 1), to_limit),
        0.0,
        swept=swept,
    )


def for_need(chart: Chart, game: Game, need: int) -> Ends:
    """One for a turn that banks at least so many points, else nothing."""
    swept, rows = rows_for(chart, game, -(-max(1, need) // chart.grid) + 1)
    bank = (np.arange(rows) * chart.grid >= need).astype(float)[:, None]
    return Ends(
        bank,
        legal_stays(chart, game, rows),
        np.zeros((1, 2)),
        np.ones((rows, 1)),
        0.0,
        swept=swept,
    )
