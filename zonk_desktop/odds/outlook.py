"""What the turn in progress will bring if it is played best: points, hits, and chances of both.

Where hits win nobody knows the chance to win; what one turn brings is known all the same. It is
read off the exact distribution of the turn's end.
"""

from __future__ import annotations

import numpy as np

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import hits_if_banked
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.ends import MOST_FOR_HITS, for_hits, for_points
from zonk_desktop.odds.sweep import Spread, TurnPlan, forward
from zonk_desktop.odds.values import Choice, Outlook, Unknown

_HALF = 0.5


def outlook(plan: TurnPlan, game: Game, best: Choice | None) -> Outlook:
    """Look ahead from here; `best`: the choice that best play makes first, None in mid-throw."""
    if best is not None and best.stays:
        return _stayed(_after(game, best))
    now, spread = _after(game, best), ahead(plan, game, best)
    # Ends in points alone, and with one point for every hit.
    plain, both = for_points(plan.chart, now, MOST_FOR_HITS), for_hits(plan.chart, now, 1.0)
    among = len(both.states) // len(plain.states)
    bank, miss = np.repeat(plain.bank, among, axis=1), np.repeat(plain.miss, among, axis=1)
    win = np.repeat(plain.win, among, axis=1)
    banked, missed, won = both.bank - bank, both.miss - miss, both.win - win
    some = float(
        spread.banked[banked > _HALF].sum()
        + spread.missed[missed > _HALF].sum()
        + spread.wins[won > _HALF].sum()
    )
    return Outlook(
        float((spread.banked * bank).sum() + (spread.missed * miss).sum())
        + float((spread.wins * win).sum()),
        float((spread.banked * banked).sum() + (spread.missed * missed).sum())
        + float((spread.wins * won).sum()),
        min(1.0, some),
        min(1.0, float(spread.missed.sum()) + spread.lost),
    )


def _after(game: Game, best: Choice | None) -> Game:
    """The position after this choice, before a stay."""
    now = changed(game, gates=())
    for action in () if best is None else best.actions:
        if not isinstance(action, act.Stay):
            now, _ = apply(now, action)
    return now


def ahead(plan: TurnPlan, game: Game, best: Choice | None) -> Spread:
    """The ends of the turn under best play; `best`: the choice that is made first, no stay.

    Raises Unknown where something else is thrown than the dice of the turn.
    """
    turn = _after(game, best).turn
    atlas = plan.chart.atlas
    hand = atlas.number_of(atlas.hand_of(turn))
    told_by_graph = turn.mode in {Mode.NORMAL, Mode.BLOOD} and not turn.again
    if turn.phase is not Phase.ROLLING or not told_by_graph or hand is None:
        raise Unknown
    state = plan.state_of(*atlas.hits_of(turn.earned), turn.safe)
    return forward(plan, hand, turn.points, state)


def _stayed(game: Game) -> Outlook:
    """A turn that is banked now."""
    n = game.turn.seat
    hits = hits_if_banked(game)
    after, _ = apply(game, act.Stay())
    points = after.seats[n].total - game.seats[n].total
    return Outlook(float(points), float(hits), float(hits > 0), 0.0)
