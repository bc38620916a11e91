"""A second referee, plain and slow, for turns, stops, hits and the end of a game.

It knows nothing of the engine: no import of it, no packed dice, no events. It is told how dice
fell, which were kept and who did what; everything else it works out from the sentences of the
knobs, with one if for each, and keeps whole histories where the engine keeps sums. What scores is
kept plain: ones, fives and three alike (`oracle.py` judges the rest). Whoever changes a rule
changes it in both, from the catalogue and not from the other.

The knobs it judges are `KNOBS`. It does not judge the ceremony, shows, dares, the 11,000 Rule,
communal hits, teams, tokens and faults: those have their own tests under tests/rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

#: Every knob it judges, with the values that random games may draw.
KNOBS: dict[str, tuple[Any, ...]] = {
    "limit": (1000, 1500, 2000),
    "hit-step": (300, 500, 1000),
    "entry-minimum": (0, 200, 350),
    "entry-dice": (0, 0, 3),
    "stop-minimum": (0, 100, 250),
    "stop-dice": ([], [], [3, 4], [1, 2, 5]),
    "stop-needs": ("both", "either"),
    "hot-dice": ("forced", "optional"),
    "miss-penalty": (0, 50, 200),
    "miss-penalty-after": (1, 2, 3),
    "penalty-floor": ("none", "zero"),
    "thousand-basis": ("total", "turn"),
    "thousand-strict": (False, True),
    "thousands-per-turn": ("each", "once"),
    "turkey": (False, True),
    "turkey-repeat": ("every3", "once", "each"),
    "social": (False, True),
    "train-wreck": (False, True),
    "integrity": ("off", "atLeastOneMore", "additive"),
    "never-two": (False, True),
    "first-finish": (False, True),
    "winner-hit": (False, True),
    "consolation": (False, True),
    "finish-compare": ("reach", "pass"),
    "landing": ("over", "cap", "exact"),
    "ending": ("lastRound", "finishRound", "immediate"),
    "must-beat": (False, True),
    "winner-by": ("points", "hits", "first"),
    "clear": (0, 100, 400),
    "all-dice-bonus": (0, 300),
    "all-dice-safe": (False, True),
    "last-die-tries": (1, 2, 3),
    "first-throw-penalty": (0, 150),
    "beat-previous": (False, True),
    "last-licks": ("off", "passed", "everybody", "tied"),
}


def worth(faces: tuple[int, ...]) -> int:
    """Ones are 100, fives 50, three alike a hundred times the face, three ones 1,000."""
    total = 0
    for face in set(faces):
        count = faces.count(face)
        single = {1: 100, 5: 50}.get(face, 0)
        if count >= 3:
            total += (1000 if face == 1 else 100 * face) - 3 * single
        total += count * single
    return total


@dataclass
class Turn:
    """One turn that is over."""

    round: int
    points: int | None  # None for a miss
    total: int
    earned: int
    received: int


@dataclass
class Person:
    """One player and everything that ever happened to him."""

    turns: list[Turn] = field(default_factory=list)
    totals: list[int] = field(default_factory=lambda: [0])
    plain_hits: int = 0

    @property
    def total(self) -> int:
        return self.totals[-1]

    @property
    def hits(self) -> int:
        return self.plain_hits + sum(turn.received for turn in self.turns)

    @property
    def entered(self) -> bool:
        return any(turn.points is not None for turn in self.turns)


class Referee:
    """Follows a game and says what must be so."""

    def __init__(self, knobs: dict[str, Any], people: int) -> None:
        self.k = knobs
        self.dice = 5
        self.people = [Person() for _ in range(people)]
        self.at = 0
        self.round = 1
        self._fresh_turn()
        #: What the latest turn has written, and whose it was.
        self.latest: tuple[int, int] | None = None
        self.finishers: list[int] = []
        self.to_come: list[int] | None = None
        self.over = False
        self.winners: set[int] = set()
        self.first_home: int | None = None

    def _fresh_turn(self) -> None:
        self.points = self.aside = self.rolls = self.tries = self.safe = 0
        #: The combinations kept so far: what the turn must have before it may be written.
        self.must_have = [0]

    # What may be done

    def kept(self, faces: tuple[int, ...]) -> None:
        k = self.k
        self.points += worth(faces)
        self.aside += len(faces)
        self.tries = 0
        if self.aside > self.dice:
            raise AssertionError("more dice aside than there are")
        if self.aside == self.dice:
            self.points += k["all-dice-bonus"]
            if k["all-dice-safe"]:
                self.safe += k["all-dice-bonus"]
        if k["clear"] and any(faces.count(face) >= 3 for face in faces):
            self.must_have.append(self.points + k["clear"])

    def rolled(self) -> None:
        self.rolls += 1
        if self.aside == self.dice:
            self.aside = 0

    def landed(self, faces: tuple[int, ...]) -> str:
        """What is to be done about a throw: something is kept, the last die is thrown again, or
        it is a miss."""
        if any(face in {1, 5} or faces.count(face) >= 3 for face in faces):
            return "keep"
        if len(faces) == 1:
            self.tries += 1
            if self.tries < self.k["last-die-tries"]:
                return "again"
        return "miss"

    def may_stay(self) -> bool:
        k, me = self.k, self.people[self.at]
        if self.points == 0 or self.tries:
            return False
        if self.aside == self.dice and k["hot-dice"] == "forced":
            return False
        if self.points < max(self.must_have):
            return False
        outdone = self.latest is None or self.latest[0] == self.at or self.points > self.latest[1]
        if k["beat-previous"] and not outdone:
            return False
        enough = self.points >= k["stop-minimum"]
        dice = not k["stop-dice"] or self.aside in k["stop-dice"]
        if not me.entered:
            enough = enough and self.points >= k["entry-minimum"]
            dice = dice and self.aside >= k["entry-dice"]
        if not (enough or dice if k["stop-needs"] == "either" else enough and dice):
            return False
        would_be = me.total + self.points
        if k["landing"] == "exact" and would_be > k["limit"]:
            return False
        if k["must-beat"] and k["ending"] == "lastRound" and self.to_come is not None:
            return all(would_be > other.total for other in self.people if other is not me)
        return True

    # What it brings

    def stay(self) -> None:
        self._bank(self.points)
        if self.people[self.before].turns[-1].points:
            self.latest = self.before, self.people[self.before].turns[-1].points or 0

    def _bank(self, points: int) -> None:
        k, me = self.k, self.people[self.at]
        self.before = self.at
        total = me.total + points
        if k["landing"] == "cap":
            total = max(me.total, min(total, k["limit"]))
        earned = self._thousands(me, total)
        if total >= k["limit"] and self.first_home is None:
            self.first_home = self.at
            if k["first-finish"]:
                earned += 1
        self._write(points, total, earned)

    def miss(self, all_dice: bool) -> None:
        """A throw in which nothing scores; what the turn's points earned at once is kept."""
        k, me = self.k, self.people[self.at]
        self.latest = None
        if self._safe_counts(me):
            self._bank(self.safe)
            return
        earned = self._in_turn() if k["thousand-basis"] == "turn" else 0
        if all_dice and k["train-wreck"]:
            earned += 1
        in_a_row = 1
        for turn in reversed(me.turns):
            if turn.points is not None:
                break
            in_a_row += 1
        total = me.total
        if k["miss-penalty"] and in_a_row % k["miss-penalty-after"] == 0:
            total -= k["miss-penalty"]
            if k["penalty-floor"] == "zero":
                total = max(0, total)
        if k["first-throw-penalty"] and self.rolls == 1:
            total -= k["first-throw-penalty"]
            if k["penalty-floor"] == "zero":
                total = max(0, total)
        self._write(None, total, earned)

    def _safe_counts(self, me: Person) -> bool:
        """Whether something stays of a turn that missed, and may be written."""
        k = self.k
        if not self.safe or (not me.entered and self.safe < k["entry-minimum"]):
            return False
        would_be = me.total + self.safe
        if k["landing"] == "exact" and would_be > k["limit"]:
            return False
        if k["must-beat"] and k["ending"] == "lastRound" and self.to_come is not None:
            return all(would_be > other.total for other in self.people if other is not me)
        return True

    def _passed(self, before: int, after: int) -> int:
        """How many steps lie between, counted one by one."""
        step = self.k["hit-step"]
        found = 0
        for mark in range(step, after + 1, step):
            if self.k["thousand-strict"]:
                found += before <= mark < after
            else:
                found += before < mark <= after
        return found

    def _in_turn(self) -> int:
        return self._passed(0, self.points)

    def _thousands(self, me: Person, total: int) -> int:
        if self.k["thousand-basis"] == "turn":
            return self._in_turn()
        # What was passed once is not passed again after a penalty.
        found = self._passed(max(0, *me.totals), total)
        return min(found, 1) if self.k["thousands-per-turn"] == "once" else found

    def _write(self, points: int | None, total: int, earned: int) -> None:
        k, me = self.k, self.people[self.at]
        if k["turkey"] and earned:
            run = 1
            for turn in reversed(me.turns):
                if not turn.earned:
                    break
                run += 1
            due = {"every3": run % 3 == 0, "once": run == 3, "each": run >= 3}
            earned += due[k["turkey-repeat"]]
        received = earned
        before = me.turns[-1].received if me.turns else 0
        if earned and before:
            if k["integrity"] == "atLeastOneMore":
                received = max(earned, before + 1)
            elif k["integrity"] == "additive":
                received = earned + before
        if k["never-two"] and received == 2:
            received = 3
        banked = total > me.total
        me.turns.append(Turn(self.round, points, total, earned, received))
        me.totals.append(total)
        self._pass_on(banked)

    # Whose turn it is, and the end

    def _pass_on(self, banked: bool) -> None:
        k, n, count = self.k, self.at, len(self.people)
        total = self.people[n].total
        there = total > k["limit"] if k["finish-compare"] == "pass" else total >= k["limit"]
        self._fresh_turn()
        others = [(n + step) % count for step in range(1, count)]
        if self.to_come is None and banked and there:
            if k["ending"] == "immediate" or count == 1:
                self._end()
                return
            self.to_come = others if k["ending"] == "lastRound" else list(range(n + 1, count))
        elif self.to_come is not None:
            if n in self.to_come:
                self.to_come.remove(n)
            if banked:
                self._last_licks(n, others)
        if n == count - 1:
            self._close_round()
        if self.to_come == []:
            self._end()
            return
        self.at = (n + 1) % count
        while self.to_come is not None and self.at not in self.to_come:
            # Whose last turn is over is passed by.
            if self.at == count - 1:
                self._close_round()
            self.at = (self.at + 1) % count

    def _last_licks(self, n: int, others: list[int]) -> None:
        """A new leader in the last turns: who may answer."""
        k = self.k
        live = k["ending"] == "lastRound" and k["landing"] == "over" and k["winner-by"] != "first"
        if k["last-licks"] == "off" or not live or not others:
            return
        assert self.to_come is not None
        mine, best = self.people[n].total, max(self.people[m].total for m in others)
        if mine > best or (mine == best and k["last-licks"] == "tied"):
            passed = [m for m in others if self.people[m].total == best]
            more = passed if k["last-licks"] == "passed" else others
            self.to_come = [m for m in others if m in self.to_come or m in more]

    def _close_round(self) -> None:
        if self.k["social"] and len(self.people) > 1:
            now = [turn for one in self.people for turn in one.turns if turn.round == self.round]
            if len(now) == len(self.people) and all(turn.earned for turn in now):
                for one in self.people:
                    one.plain_hits += 1
        self.round += 1

    def _end(self) -> None:
        k, everyone = self.k, range(len(self.people))
        self.over = True
        by = k["winner-by"]
        if by == "first" and self.first_home is not None:
            self.winners = {self.first_home}
        elif by == "hits":
            best = max((self.people[n].hits, self.people[n].total) for n in everyone)
            self.winners = {
                n for n in everyone if (self.people[n].hits, self.people[n].total) == best
            }
        else:
            top = max(one.total for one in self.people)
            self.winners = {n for n in everyone if self.people[n].total == top}
            if k["ending"] == "lastRound" and len(self.winners) > 1:
                self.winners = {min(self.winners, key=self._since)}
        least = min((one.hits, one.total) for one in self.people)
        fewest = [n for n in everyone if (self.people[n].hits, self.people[n].total) == least]
        if k["consolation"] and len(self.people) > 1:
            for n in fewest:
                self.people[n].plain_hits += 1
        if k["winner-hit"]:
            for n in self.winners:
                self.people[n].plain_hits += 1

    def _since(self, n: int) -> tuple[int, int]:
        """The round in which somebody last banked, then his place in it."""
        banked = [turn.round for turn in self.people[n].turns if turn.points]
        return max(banked, default=0), n
