"""A proof of best play: the worth before a throw is the mean of the worths after it.

Every hand is thrown in every way and kept in every legal way by the engine, whatever the graph
says of it, and the engine writes down what the end of a turn is worth. What the plan says of
every hand and row is held against that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import at_home
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.state import EventKind, Game, Phase, Turn
from zonk_desktop.engine.turns import measure
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ends
from zonk_desktop.odds.atlas import compile_atlas, throws
from zonk_desktop.odds.chart import Floats, Ints, TurnHolds, chart
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import TurnPlan, forward, solve
from zonk_desktop.odds.values import SAME, Aim, Purpose, Unknown

#: Columns of the table of a proof.
COLUMNS = (
    "hand", "dice", "colours", "mode", "showing", "aside", "singles", "points", "kept", "pending",
    "safe", "roll", "stay", "best", "residual",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Proof:
    """What was counted, and how far the plan is from it."""

    #: The position, and what is played for; None: to be home with this turn.
    game: Game
    purpose: Purpose | None
    plan: TurnPlan
    #: (rows, states, hands): the worth of rolling less the mean over all throws.
    residuals: Floats
    #: The greatest of these, and of what an end of the turn is worth less what the engine writes.
    residual: float
    #: Throws that were looked at.
    throws: int
    #: SHA-256 of what best play does after every throw in every row.
    policy: str

    @property
    def beyond(self) -> float:
        """The chance that a turn of best play goes where only bounds are known."""
        ends, top = self.plan.ends, self.plan.ends.swept
        if np.ptp(ends.bank[top:], axis=0).any():
            spread = forward(self.plan)
            return float(spread.banked[top:].sum() + spread.missed[top:].sum())
        # More points change nothing there.
        return 0.0

    def as_json(self) -> dict[str, Any]:
        """The output of `odds --prove --json`: stable keys, plain figures."""
        rules, seat = self.game.rules.ruleset, self.game.seats[self.game.turn.seat]
        what = (rules.settings, rules.combos, rules.instants, rules.hits)
        return {
            "rules": rules.key,
            "total": seat.total,
            "entered": seat.entered,
            "for": "home" if self.purpose is None else self.purpose.aim.value,
            "hit": 0 if self.purpose is None else self.purpose.hit,
            "turn": self.plan.start,
            "hands": len(self.plan.chart.atlas.hands),
            "steps": self.plan.ends.swept,
            "grid": self.plan.chart.grid,
            "throws": self.throws,
            "residual": self.residual,
            "beyond": self.beyond,
            "digest": {
                "rules": hashlib.sha256(repr(what).encode()).hexdigest(),
                "policy": self.policy,
            },
            "columns": list(COLUMNS),
            "rows": list(self.table()),
        }

    def table(self) -> Iterator[tuple[object, ...]]:
        """Every hand and row, by `COLUMNS`; `stay` is empty where the rules allow none."""
        plan, atlas, grid = self.plan, self.plan.chart.atlas, self.plan.chart.grid
        places = {after.hand: n for n, after in enumerate(atlas.afters) if after.decides}
        for number, hand in enumerate(atlas.hands):
            place = places.get(number, -1)
            named = (
                number, sum(hand.counts), " ".join(map(str, hand.counts)), hand.mode.value,
                hand.showing, hand.aside, hand.singles,
            )  # fmt: skip
            for row in range(plan.ends.swept):
                may = place >= 0 and bool(plan.ends.may[row, place])
                for at, state in enumerate(plan.ends.states):
                    yield (
                        *named, row * grid, *state, round(float(plan.rolling[row, at, number]), 9),
                        round(float(plan.ends.bank[row, at]), 9) if may else "",
                        "stay" if may and plan.stays(row * grid, place, at) else "roll",
                        float(f"{self.residuals[row, at, number]:.1e}"),
                    )  # fmt: skip


def prove(
    ruleset: RuleSet, purpose: Purpose | None, total: int = 0, entered: bool | None = None
) -> Proof:
    """Prove best play of a turn for this purpose, other than to win; None: to be home with it."""
    atlas = compile_atlas(ruleset, purpose is not None and purpose.aim is Aim.HITS)
    table = chart(atlas)
    game = position(atlas.rules, total, total > 0 if entered is None else entered)
    if purpose is None:
        worths = ends.for_need(table, game, max(1, ruleset.settings.limit - total))
    else:
        worths = ends.for_purpose(table, game, purpose)
    plan = solve(table, worths)
    found = _Prover(plan, game, purpose)
    residuals = found.residuals()
    residual = max(float(np.abs(residuals).max()), found.off)
    return Proof(game, purpose, plan, residuals, residual, found.throws, found.policy.hexdigest())


class _Step(NamedTuple):
    """What a keep leads to, and what it brings."""

    hand: int
    phase: Phase
    points: int
    kept: int
    pending: int
    safe: int


class _Prover:
    """Throws every hand in every way, and compares."""

    def __init__(self, plan: TurnPlan, game: Game, purpose: Purpose | None) -> None:
        self._plan, self._atlas = plan, plan.chart.atlas
        self._game, self._purpose = changed(game, gates=()), purpose
        self._states = plan.ends.states
        self._frame = plan.chart.frame(self._states)
        self._rows: Ints = np.arange(plan.ends.swept)
        #: What the ends of a turn are off by.
        self.off = 0.0
        self.throws = 0
        self.policy = hashlib.sha256()
        #: A turn about to roll each hand, as the engine led to it.
        self._turns: dict[int, Turn] = {}
        #: Answers that many throws share.
        self._stays: dict[tuple[int, Phase], Floats] = {}
        self._best: dict[tuple[_Step, ...], tuple[Floats, bytes]] = {}
        self._over: dict[tuple[EventKind, bool, tuple[int, int]], Floats] = {}
        self._banked = np.zeros(len(plan.ends.bank), bool)

    def residuals(self) -> Floats:
        """(rows, states, hands): the worth of rolling less the mean over all throws."""
        rolling = self._plan.rolling[: len(self._rows)]
        found: Floats = np.zeros_like(rolling)
        self._number(self._game.turn)
        done = 0
        while done < len(self._turns):
            number = [*self._turns][done]
            done += 1
            found[:, :, number] = rolling[:, :, number] - self._mean(self._turns[number])
        return found

    def _number(self, turn: Turn) -> int:
        """The number of the hand that a turn rolls next; a new one will be thrown."""
        if (number := self._atlas.number_of(self._atlas.hand_of(turn))) is None:
            raise Unknown
        self._turns.setdefault(number, turn)
        return number

    def _mean(self, turn: Turn) -> Floats:
        """(rows, states): the mean over all throws of what is best after each."""
        atlas = self._atlas
        rolling, _ = apply(changed(self._game, turn=turn), act.Roll())
        active = rolling.turn.active
        found = np.zeros((len(self._rows), len(self._states)))
        for faces, count in throws(atlas.classes, atlas.alike, active):
            self.throws += 1
            landed, events = apply(rolling, act.DiceLanded(faces))
            ended = next((event.event for event in events if event.event in _ENDS), None)
            if ended is None:
                steps = self._steps(turn, changed(landed, gates=(), offer=None))
                if steps not in self._best:
                    self._best[steps] = self._best_of(steps)
                worth, chosen = self._best[steps]
                self.policy.update(bytes(faces) + chosen)
            else:
                throw = measure(atlas.rules, changed(rolling.turn, throw=faces))
                shown = atlas.hits_of(
                    atlas.rules.throw_hits(faces, active, throw, self._game.magic)
                )
                key = ended, throw.whole, shown
                if key not in self._over:
                    self._over[key] = self._ended(rolling, faces, shown)
                worth = self._over[key]
            found += worth * (count / 6.0 ** len(active))
        return found

    def _steps(self, before: Turn, landed: Game) -> tuple[_Step, ...]:
        """The ways to go on after a throw, in the order of the engine."""
        turns = [landed.turn]
        if landed.turn.phase is Phase.TO_KEEP:
            turns = [apply(landed, act.Keep(dice))[0].turn for dice, _ in keeps(landed)]
        kept, pending = self._atlas.hits_of(before.earned)
        found: dict[_Step, None] = {}
        for turn in turns:
            number = self._number(turn)
            more, risked = self._atlas.hits_of(turn.earned)
            step = _Step(
                number, turn.phase, turn.points - before.points, more - kept, risked - pending,
                turn.safe - before.safe,
            )  # fmt: skip
            found[step] = None
            if (number, turn.phase) not in self._stays:
                self._stays[number, turn.phase] = self._staying(turn)
        return tuple(found)

    def _best_of(self, steps: tuple[_Step, ...]) -> tuple[Floats, bytes]:
        """(rows, states): the best of these, and the number of what is chosen in every row.

        Of those that are worth the same the stays stand first, then the most dice to roll.
        """
        plan, grid = self._plan, self._plan.chart.grid
        hands = self._atlas.hands
        dice = sorted(steps, key=lambda step: -sum(hands[step.hand].counts))
        stays, rolls = [], []
        for step in dice:
            row = np.minimum(self._rows + step.points // grid, len(plan.ends.bank) - 1)[:, None]
            to = [self._after(state, step) for state in self._states]
            stays.append(self._stays[step.hand, step.phase][row, to])
            rolls.append(plan.rolling[row, to, step.hand])
        worths = np.array(stays + rolls)
        best = worths.max(axis=0)
        chosen = np.argmax(worths >= best - SAME * np.maximum(1, np.abs(best)), axis=0)
        return best, repr(dice).encode() + chosen.astype("<i2").tobytes()

    def _after(self, had: TurnHolds, step: _Step) -> int:
        """The number of the state that a step leads to; more than is told apart is the most."""
        return self._frame.number(
            TurnHolds(had.kept + step.kept, had.pending + step.pending, had.safe + step.safe)
        )

    def _staying(self, turn: Turn) -> Floats:
        """(rows, states): what a stay is worth there, less than anything where it is refused."""
        bank = self._plan.ends.bank
        found: Floats = np.full(bank.shape, -np.inf)
        for row in range(len(bank)):
            points = row * self._plan.chart.grid
            game = changed(self._game, turn=turn)
            if refusal(ends.holding(game, points, self._states[0]), act.Stay()) is not None:
                continue
            found[row] = bank[row]
            if not self._banked[row]:
                self._banked[row] = True
                for at, state in enumerate(self._states):
                    after, _ = apply(ends.holding(game, points, state), act.Stay())
                    self.off = max(self.off, abs(self._written(after) - bank[row, at]))
        return found

    def _ended(self, rolling: Game, faces: tuple[int, ...], shown: tuple[int, int]) -> Floats:
        """(rows, states): what a turn is worth that this throw ends, as the engine writes it."""
        grid = self._plan.chart.grid
        found = np.zeros((len(self._rows), len(self._states)))
        for at, state in enumerate(self._states):
            # More hits than are told apart count as the most: only what has room is added.
            had = TurnHolds(state.kept + shown[0], state.pending + shown[1], state.safe)
            most = self._states[self._frame.number(had)]
            had = TurnHolds(most.kept - shown[0], most.pending - shown[1], state.safe)
            for row in self._rows:
                game = ends.holding(rolling, int(row) * grid, had)
                found[row, at] = self._written(apply(game, act.DiceLanded(faces))[0])
        return found

    def _written(self, after: Game) -> float:
        """What the sheet says that the turn has brought."""
        seat = self._game.seats[self._game.turn.seat]
        cell = after.cells[len(self._game.cells)]
        gain = cell.total - seat.total
        if (purpose := self._purpose) is None:
            return float(at_home(self._game, cell.total))
        if purpose.aim is Aim.HITS:
            return gain + purpose.hit * cell.hits
        worth = ends.UTILITIES.get(purpose.aim)
        return float(gain if worth is None else worth(np.array([float(gain)]))[0])


_ENDS = frozenset({EventKind.MISS, EventKind.INSTANT_WIN, EventKind.INSTANT_LOSS})
