"""Two players who see each other.

From the highest pair of totals down each takes in every turn the pace that is best against where
the other stands.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from zonk_desktop.odds.chart import Floats, Ints
from zonk_desktop.odds.clock import Clock
from zonk_desktop.odds.race import Left

#: Two that stay where they are: rounds until their chances stand, and what counts as standing.
ROUNDS = 60
STANDS = 1e-11
#: A penalty leads down, to what is not known yet: how often all is gone through, until it moves
#: no more than this (the next time it moves a hundredth of that), and what counts as standing then.
PASSES = 6
CLOSE = 0.05
NEARLY = 1e-7


class Duel:
    """The table of a rule set. Places: 0 for who is not in the game, else one more than the row."""

    def __init__(self, clock: Clock, tries: Sequence[bool]) -> None:
        """`tries`: whether the other still has a turn when the first of the round is home, and
        when the second is."""
        self._ladder = ladder = clock.ladder
        goal, rows, misses = ladder.goal, ladder.rows, ladder.misses
        order = [goal, *range(goal)]
        columns = [ladder.columns - 1, *range(ladder.columns - 1)]
        shape = len(clock.moves), misses, rows
        #: (places, paces, misses, columns) and (places, paces, misses).
        self._moves = clock.moves.reshape(*shape, -1)[:, :, order][..., columns]
        self._moves = np.ascontiguousarray(self._moves.transpose(2, 0, 1, 3))
        self._missed = clock.missed.reshape(shape)[:, :, order].transpose(2, 0, 1)
        #: (places,): where the last of a row of misses leads.
        self._down = self._place(ladder.falls[-rows:][order] % rows)
        holds = 1 - clock.beats[0, order, 0]
        self._same = tries[0] == tries[1]
        #: By who plays: what the other's place leaves to who is home.
        self._homes = [holds if one else np.ones_like(holds) for one in tries]
        #: By who plays: the chance to win, by place of his and of the other's, and by their misses.
        self._won = [np.full((rows, rows, misses, misses), 0.5)] * 2
        if not self._same:
            self._won = [one.copy() for one in self._won]
        for number in range(PASSES if ladder.penalty else 1):
            before = self._won[0].copy()
            for whole in range(2 * goal, -1, -1):
                self._close(whole, known=number > 0)
            if np.abs(self._won[0] - before).max() < CLOSE:
                break

    def _place(self, rows: Ints) -> Ints:
        found: Ints = (rows + 1) % self._ladder.rows
        return found

    def _onward(self, who: int, mine: slice, left: Floats) -> Floats:
        """(pairs, paces, misses of mine, of the other): what turns that do not miss are worth."""
        turns = self._moves[mine]
        homes = np.repeat(self._homes[who][mine][::-1, :, None], left.shape[2], axis=2)
        ends = np.concatenate([1 - left, homes], axis=1)
        found: Floats = turns.reshape(len(turns), -1, turns.shape[3]) @ ends
        return found.reshape(*turns.shape[:3], -1)

    def _close(self, whole: int, *, known: bool) -> None:
        """The pairs of one sum; (u, v) and (v, u) stand in opposite order.

        `known`: whether lower pairs have been gone through.
        """
        goal, penalty = self._ladder.goal, self._ladder.penalty
        mine = slice(max(0, whole - goal), min(goal, whole) + 1)
        own = np.arange(mine.start, mine.stop)
        # As many below one end as above the other: the other's places are mine in opposite order.
        who = (0,) if self._same else (0, 1)
        onward = [self._onward(one, mine, self._won[1 - one][mine][::-1, :, :, 0]) for one in who]
        missed = self._missed[mine][..., None]
        lower: list[Floats | None] = [None, None]
        if penalty and known:
            # The other is to play then, and has had his misses.
            down = whole - own, self._down[mine]
            lower = [1 - self._won[1 - one][*down, :, 0] for one in (0, 1)]

        def looked(one: int, seen: Floats) -> Floats:
            # As the other sees it: by his misses and mine, in the opposite order.
            back = 1 - seen[::-1].transpose(0, 2, 1)
            last = back[:, 0] if (fallen := lower[one]) is None else fallen
            then = np.concatenate([back[:, 1:], last[:, None]], axis=1)
            found: Floats = (onward[one] + missed * then[:, None]).max(axis=1)
            return found

        found = [won[own, whole - own] for won in self._won]
        for _ in range(ROUNDS):
            first = looked(0, found[1])
            second = first if self._same else looked(1, first)
            moved = max(np.abs(first - found[0]).max(), np.abs(second - found[1]).max())
            found = [first, second]
            if moved < (NEARLY if penalty else STANDS):
                break
        for won, one in zip(self._won, found, strict=True):
            won[own, whole - own] = one

    def after(self, state: int, other: int, *, first: bool) -> Left:
        """The chance to win of who has just played from this state, the other being there."""
        rows = self._ladder.rows
        fall = int(self._ladder.falls[state])
        theirs, mine = self._place(np.array([other % rows, fall % rows]))
        won = self._won[1 if first else 0][theirs, :, other // rows]
        fallen = 1 - won[mine, fall // rows]
        left = 1 - won[:, 0]
        return Left(np.append(left[1:], left[0]), float(fallen))
