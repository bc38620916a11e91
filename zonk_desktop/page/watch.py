"""A game that was read, watched in the page throw by throw."""

from __future__ import annotations

from itertools import pairwise

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.page.show import Plain, Shown, seated
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.words import sentences


class Watch(Shown):
    """A game of which each throw can be seen again."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        steps = replay.steps
        starts = [n for n, step in enumerate(steps) if isinstance(step.action, act.DiceLanded)]
        #: The steps of each throw: the dice land, and all that follows until the next do.
        self.throws = [*pairwise((*starts, len(steps)))]

    def throw(self, number: int) -> Plain:
        """What there is to see of a throw; the first is 1."""
        start, end = self.throws[number - 1]
        steps = self.replay.steps
        self._faces.clear()
        for step in steps[:start]:
            self.see(step)
        before, after = steps[start].before, self._after(steps, end - 1)
        return {
            "before": self._seats(before),
            "turn": before.turn.points,
            "dice": [die for die in self.lying(before) if die["place"] == "rail"],
            "beats": [beat for n in range(start, end) for beat in self.beats(steps, n)],
            "said": sentences(self.heard(steps, n) for n in range(start, end)),
            "after": self._seats(after),
        }

    @staticmethod
    def _seats(game: Game) -> list[Plain]:
        return [
            {**seated(seat), "now": n == game.turn.seat and game.ended is None}
            for n, seat in enumerate(game.seats)
        ]
