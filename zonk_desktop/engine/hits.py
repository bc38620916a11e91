"""Where hits come from: each source is a frozen object that answers to one kind of event.

A rule set lists its sources; the engine asks those of the event at hand and adds up what they say.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, assert_never

from zonk_desktop.engine.choices import Integrity, TurkeyRepeat
from zonk_desktop.engine.dice import contains, how_many, pack
from zonk_desktop.engine.scoring import ThrowWorth
from zonk_desktop.engine.value import Kind, Value


class Earned(Value):
    """Hits earned in a turn, before integrity."""

    source: str
    amount: int
    #: Kept when the turn fails (WH-055, MB-039).
    kept: bool = False
    #: Symbol left of the total (WH-090).
    symbol: str = ""
    #: Every player receives it (WH-052).
    everyone: bool = False
    #: To be taken before any other action (IB-019).
    at_once: bool = False
    #: Awarded as one hit of size n (a Double), not as n separate hits (IB-046).
    unit: bool = False


class Cast(Value):
    """A throw as a source of hits sees it."""

    throw: ThrowWorth
    #: Face and colour of every die.
    dice: tuple[tuple[int, str], ...]
    magic: int


class Bank(Value):
    """A banked turn as a source of hits sees it."""

    total: int
    entered: bool
    #: Highest total written so far; its steps have brought their hits already (A-IB-08).
    highest: int
    #: Nobody had reached the limit before this turn.
    first_home: bool
    limit: int
    called_11000: bool


class Miss(Value):
    """A missed turn as a source of hits sees it."""

    all_dice: bool
    #: Misses in a row, this one included.
    streak: int
    #: Missed turns without a hit just before this one.
    dry: int


class HitSource(Value, metaclass=Kind):
    """What all sources have in common; `source` is the name used in reports."""

    key: str
    source: str
    amount: int = 1
    kept: bool = False
    symbol: str = ""
    everyone: bool = False
    at_once: bool = False
    unit: bool = False
    #: For people: what it rewards, the same in a few words, and the symbol as text.
    title: str = ""
    short: str = ""
    sign: str = ""

    def earn(self, amount: int = 0, source: str = "") -> Earned:
        return Earned(
            source=source or self.source,
            amount=amount or self.amount,
            kept=self.kept,
            symbol=self.symbol,
            everyone=self.everyone,
            at_once=self.at_once,
            unit=self.unit,
        )


# A throw shows it


class ThrowSource(HitSource):
    """Earned by what one throw shows."""

    @abstractmethod
    def on_throw(self, cast: Cast) -> tuple[Earned, ...]:
        """What this throw brings."""


class Pattern(ThrowSource, kw_only=True):
    """These faces among the dice of one throw: a straight, 6-6-6, a Royale (WH-055, WH-056)."""

    faces: tuple[int, ...]
    whole: bool = True

    def on_throw(self, cast: Cast) -> tuple[Earned, ...]:
        if self.whole and not cast.throw.whole:
            return ()
        return (self.earn(),) if contains(cast.throw.code, pack(self.faces)) else ()


class Magic(ThrowSource):
    """The five dice of one throw equal the Magic Number (WH-052)."""

    def on_throw(self, cast: Cast) -> tuple[Earned, ...]:
        return (self.earn(),) if cast.throw.whole and cast.throw.code == cast.magic else ()


class OddDieAlike(ThrowSource, kw_only=True):
    """This many equal dice with the odd-coloured die among them (IB-026 to IB-031).

    `names` are the sources for three, four, five and six of a kind; each counts one more hit.
    """

    names: tuple[str, ...]
    #: What those are called.
    titles: tuple[str, ...] = ()
    colour: str = "R"

    def on_throw(self, cast: Cast) -> tuple[Earned, ...]:
        for face, colour in cast.dice:
            if colour == self.colour:
                size = how_many(cast.throw.code, face) - 3
                if 0 <= size < len(self.names):
                    return (self.earn((size + 1) * self.amount, self.names[size]),)
        return ()


class Colours(ThrowSource):
    """Three of a kind in three colours, as often as disjoint ones can be made (MB-042, A-MB-12)."""

    must_play: bool = False

    def on_throw(self, cast: Cast) -> tuple[Earned, ...]:
        found = 0
        for face in cast.throw.trips:
            shown = [colour for value, colour in cast.dice if value == face]
            kinds = sorted({colour for colour in shown if colour})
            if len(kinds) >= 3:
                found += min(shown.count(colour) for colour in kinds)
        return (self.earn(self.amount * found),) if found else ()


# Points set aside


class TurnStep(HitSource):
    """A hit for every thousand pending in one turn, kept whatever becomes of it (MB-041)."""

    step: int = 1000
    strict: bool = False

    def on_keep(self, before: int, after: int) -> int:
        slack = 1 if self.strict else 0
        return max(0, (after - slack) // self.step) - max(0, (before - slack) // self.step)


class Slim(HitSource):
    """All dice of a set played one at a time (MB-045, A-MB-20)."""


# The turn is banked


class BankSource(HitSource):
    """Earned by the total that is written."""

    @abstractmethod
    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        """What this banked turn brings."""


class TotalStep(BankSource):
    """The total lands on or passes a multiple of 1000 (LP-058, WH-048, IB-025)."""

    step: int = 1000
    strict: bool = False
    once: bool = False

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        slack = 1 if self.strict else 0
        crossed = (bank.total - slack) // self.step - max(0, bank.highest - slack) // self.step
        if crossed <= 0:
            return ()
        return (self.earn(self.amount if self.once else self.amount * crossed),)


class EndsIn(BankSource, kw_only=True):
    """The total ends in these figures (WH-049)."""

    ending: int
    modulus: int = 1000

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        return (self.earn(),) if bank.total % self.modulus == self.ending else ()


class ExactTotal(BankSource, kw_only=True):
    """The total is exactly one of these (LP-059 to LP-066, WH-050, WH-053)."""

    totals: tuple[int, ...]
    #: Each total has a name and a line of its own in a summary.
    listed: bool = False

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        return (self.earn(),) if bank.total in self.totals else ()


class SquareLoose(BankSource):
    """The first two digits are a square number, read literally (A-WH-15)."""

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        figures = str(bank.total)[:2]
        return (self.earn(),) if figures in {"16", "25", "36", "49", "64", "81"} else ()


class FirstScore(BankSource):
    """The first recorded score (MB-040, IB-065)."""

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        return () if bank.entered else (self.earn(),)


class FirstHome(BankSource):
    """The first player to reach the limit (LP-069, D-06; MB-050).

    `when_called` is what it is worth under the 11,000 Rule (`r11FirstHits`).
    """

    when_called: int = 1

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        if not bank.first_home or bank.total < bank.limit:
            return ()
        worth = self.when_called if bank.called_11000 else self.amount
        return (self.earn(worth),) if worth else ()


class Overshoot(BankSource):
    """The first player over the limit: one more for each thousand beyond it (MB-051)."""

    step: int = 1000

    def on_bank(self, bank: Bank) -> tuple[Earned, ...]:
        beyond = (bank.total - bank.limit) // self.step
        if not bank.first_home or beyond <= 0:
            return ()
        return (self.earn(self.amount * beyond),)


# The turn is missed


class MissSource(HitSource):
    """Earned by a miss."""

    #: Counted among a player's Zonk-Hits: hits for missing again and again.
    zonk_hit: ClassVar[bool] = False

    @abstractmethod
    def on_miss(self, miss: Miss) -> tuple[Earned, ...]:
        """What this miss brings."""


class TrainWreck(MissSource):
    """A miss with all dice (MB-047, IB-067, D-23)."""

    def on_miss(self, miss: Miss) -> tuple[Earned, ...]:
        return (self.earn(),) if miss.all_dice else ()


class MissStreak(MissSource):
    """Every third miss in a row, or each from the third (IB-034, A-IB-16)."""

    zonk_hit: ClassVar[bool] = True

    length: int = 3
    each: bool = False

    def on_miss(self, miss: Miss) -> tuple[Earned, ...]:
        if miss.streak < self.length:
            return ()
        due = self.each or miss.streak % self.length == 0
        return (self.earn(),) if due else ()


class DryStreak(MissSource):
    """The third miss when the two before it brought no hit (MB-048, A-MB-16)."""

    zonk_hit: ClassVar[bool] = True

    length: int = 3

    def on_miss(self, miss: Miss) -> tuple[Earned, ...]:
        return (self.earn(),) if miss.dry >= self.length - 1 else ()


# The turn, the round, the show, the game is over


class Turkey(HitSource):
    """A hit on three turns of one's own in a row (LP-068, A-LP-23)."""

    repeat: TurkeyRepeat = TurkeyRepeat.EVERY_THIRD

    def due(self, run: int) -> bool:
        match self.repeat:
            case TurkeyRepeat.EACH:
                return run >= 3
            case TurkeyRepeat.ONCE:
                return run == 3
            case TurkeyRepeat.EVERY_THIRD:
                return run > 0 and run % 3 == 0
            case _:
                assert_never(self.repeat)


class Social(HitSource):
    """All players got a hit in the same round (LP-067, A-LP-22)."""


class Halftime(HitSource):
    """The best of the Halftime Show (WH-054, WH-079)."""


class Winner(HitSource):
    """The winner of the game (MB-052)."""


class Consolation(HitSource):
    """Fewest hits; of those the lowest score (MB-053, MB-054)."""


def received(mode: Integrity, never_two: bool, earned: int, previous: int) -> int:
    """WH-061: nothing for nothing; more than on the previous turn; never exactly two.

    `previous` is what was received on the player's turn directly before, 0 if it brought none.
    `ADDITIVE` is the other reading of the sample game (A-WH-07).
    """
    if not earned:
        return 0
    hits = earned
    if previous and mode is Integrity.AT_LEAST_ONE_MORE:
        hits = max(earned, previous + 1)
    elif previous and mode is Integrity.ADDITIVE:
        hits = earned + previous
    return 3 if never_two and hits == 2 else hits


def recomputed(mode: Integrity, never_two: bool, earned: int, previous: int, had: int) -> int:
    """A-WH-23: the show's best turn, worked out again with the Halftime Hit; never fewer."""
    return max(received(mode, never_two, earned, previous), had)


def raised(mode: Integrity, never_two: bool, earned: int, previous: int, had: int) -> int:
    """D-03: the new figure of an entry that has received `had` hits and now earns one more.

    `earned` counts the new one.
    """
    hits = max(received(mode, never_two, earned, previous), had + 1)
    return 3 if never_two and hits == 2 else hits
