"""Two players: the chance to win from every pair of totals, each seeing what the other does.

From the highest pair of totals down: in every turn each takes the pace that is best for him there.
A turn only leads up; where both stay where they are the two chances hang on each other, and are
worked out together.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from zonk_desktop.breath import breathe
from zonk_desktop.odds.chart import Floats, Ints
from zonk_desktop.odds.clock import Clock

#: Two that stay where they are: rounds until their chances stand, and what counts as standing.
ROUNDS = 60
STANDS = 1e-11


class Duel:
    """The table of a rule set. Places: 0 for who is not in the game, else one more than the row."""

    def __init__(self, clock: Clock, tries: Sequence[bool]) -> None:
        """`tries`: whether the other still has a turn when the first of the round is home, and
        when the second is."""
        self._ladder = clock.ladder
        goal = clock.ladder.goal
        order = [goal, *range(goal)]
        columns = [clock.ladder.columns - 1, *range(clock.ladder.columns - 1)]
        moves = clock.moves[:, order][:, :, columns]
        holds = 1 - clock.beats[0, order, 0]
        # By who plays: what the end of a turn leaves, by place of the other and by column.
        unknown = np.zeros((goal + 1, goal + 1))
        ends = [np.hstack([unknown, holds if one else np.ones_like(holds)]) for one in tries]
        same = tries[0] == tries[1]
        self._ends = [ends[0], ends[0] if same else ends[1]]
        for whole in range(2 * goal, -1, -1):
            breathe()
            mine = np.arange(max(0, whole - goal), min(goal, whole) + 1)
            self._close(moves, mine, whole - mine, same=same)

    def _close(self, moves: Floats, mine: Ints, other: Ints, *, same: bool) -> None:
        """The pairs of one sum; (u, v) and (v, u) stand in opposite order."""
        turns = moves[:, mine]
        stuck = turns[:, np.arange(len(mine)), mine]
        onward = [np.einsum("puc,uc->pu", turns, ends[other]) for ends in self._ends]
        chances = [np.full(len(mine), 0.5)] * 2
        for _ in range(ROUNDS):
            one = (onward[0] + stuck * (1 - chances[1][::-1])).max(axis=0)
            two = one if same else (onward[1] + stuck * (1 - one[::-1])).max(axis=0)
            moved = max(np.abs(one - chances[0]).max(), np.abs(two - chances[1]).max())
            chances = [one, two]
            if moved < STANDS:
                break
        # What the first leaves the second is what the second does not win from there.
        self._ends[0][other, mine] = 1 - chances[1][::-1]
        self._ends[1][other, mine] = 1 - chances[0][::-1]

    def after(self, row: int, *, first: bool) -> Floats:
        """(rows,): the chance to win of who has just played, by his row; the other is at `row`."""
        goal = self._ladder.goal
        place = 0 if row == goal else row + 1
        left = self._ends[0 if first else 1][place, : goal + 1]
        found: Floats = np.append(left[1:], left[0])
        return found
