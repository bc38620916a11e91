"""The graph of a turn: every hand that can be rolled under a rule set, and what its throws lead to.

Compiled by playing the engine: a hand is rolled in every way, each throw kept in every legal way,
and the hands that come of it are rolled in turn, until nothing is new. No rule stands here. What
is in the graph does not depend on the points of the turn; those are the sweep's.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import SpecialDice
from zonk_desktop.engine.hits import Earned, OddDieAlike
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import EventKind, Game, Mode, Phase, Turn
from zonk_desktop.engine.turns import aside_code, legal_codes, measure
from zonk_desktop.engine.value import Value, changed
from zonk_desktop.odds.codes import KeepLead, Keeps, ThrowKey, classes_of, dice_codes, throw_key
from zonk_desktop.odds.miss import multisets
from zonk_desktop.odds.values import NotCovered, uncounted
from zonk_desktop.rulebook.errors import refused

#: How a throw may end the turn: it misses, wins the game, or loses it.
ENDS = (EventKind.MISS, EventKind.INSTANT_WIN, EventKind.INSTANT_LOSS)
#: The greatest number of hands; more are not those of a dice game.
MOST_HANDS = 3_000


class HandNode(Value):
    """A node of the graph: the dice about to be rolled."""

    #: Dice of each class of colours.
    counts: tuple[int, ...]
    mode: Mode = Mode.NORMAL
    showing: int = 0
    #: What lies aside, packed, where a later throw may be joined to it.
    aside: int = 0
    #: How many keeps of exactly one die so far, where that brings a hit; -1 after a larger keep.
    singles: int = 0


class After(NamedTuple):
    """The target of a keep: a hand, and whether the player may stop before rolling it."""

    hand: int
    decides: bool


class KeepOption(NamedTuple):
    """One way to keep dice of a throw."""

    points: int
    after: int
    #: Hits that a miss leaves, and hits that it takes.
    kept: int = 0
    pending: int = 0
    #: Points that are kept when the turn misses later.
    safe: int = 0


class ThrowClass(NamedTuple):
    """Throws that leave the same options, and their chance."""

    chance: float
    options: tuple[KeepOption, ...]


class End(NamedTuple):
    """Throws that end the turn, alike in what they show."""

    #: Hits that a miss leaves, and hits that it takes.
    kept: int
    pending: int
    #: All dice were thrown.
    whole: bool
    chance: float


@dataclass(frozen=True, slots=True)
class RollResults:
    """All results of rolling one hand."""

    outcomes: tuple[ThrowClass, ...]
    misses: tuple[End, ...]
    #: Throws that win or lose the game.
    won: tuple[End, ...] = ()
    lost: tuple[End, ...] = ()

    @property
    def miss(self) -> float:
        """The chance that nothing comes of it."""
        return sum([end.chance for end in self.misses], 0.0)

    @property
    def wins(self) -> float:
        return sum([end.chance for end in self.won], 0.0)

    @property
    def loses(self) -> float:
        return sum([end.chance for end in self.lost], 0.0)


@dataclass(frozen=True, slots=True)
class Atlas:
    """The graph of a turn of one rule set."""

    rules: Rules
    classes: tuple[tuple[int, ...], ...]
    #: Colours whose dice may be exchanged for one another.
    alike: bool
    with_hits: bool
    hands: tuple[HandNode, ...]
    rolls: tuple[RollResults, ...]
    afters: tuple[After, ...]
    #: Of each hand that was thrown: where its keeps lead, by the code of their dice.
    leads: dict[HandNode, dict[int, KeepLead]]
    #: Keeps that lead elsewhere in one throw than in others of the hand, by the throw's code.
    odd: dict[tuple[HandNode, int], dict[int, KeepLead]]
    #: Legal keeps of every throw, packed, with their worth.
    legal: dict[ThrowKey, Keeps]
    #: Class of every die, index of every hand, and the chance that it misses.
    class_of: tuple[int, ...] = field(init=False, repr=False, compare=False)
    numbers: dict[HandNode, int] = field(init=False, repr=False, compare=False)
    misses: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # A frozen value is filled in this way.
        put = object.__setattr__
        put(self, "class_of", classes_of(self.rules, self.classes))
        put(self, "numbers", {hand: number for number, hand in enumerate(self.hands)})
        put(self, "misses", tuple([roll.miss for roll in self.rolls]))

    def codes_of(self, turn: Turn) -> dict[int, int]:
        """Every die of the throw on the table as a number, to be summed to the code of a keep."""
        return dice_codes(self.class_of, self.alike, turn)

    def keeps_of(self, game: Game) -> Keeps:
        """Legal keeps of the throw on the table, packed, with their worth."""
        found = self.legal.get(throw_key(self.rules, game.turn))
        return legal_codes(game) if found is None else found

    def hand_of(self, turn: Turn) -> HandNode:
        """The hand that this turn would roll next."""
        return _hand(self.rules, self.classes, self.alike, self.with_hits, turn)

    def hits_of(self, earned: tuple[Earned, ...]) -> tuple[int, int]:
        """Hits of throws and keeps that a miss leaves, and that it takes.

        Those for points crossed in a turn follow from its points.
        """
        if not self.with_hits:
            return 0, 0
        return split_hits(self.rules, earned)

    def number_of(self, hand: HandNode) -> int | None:
        return self.numbers.get(hand)


def dice_classes(rules: Rules, with_hits: bool) -> tuple[tuple[tuple[int, ...], ...], bool]:
    """The dice by colour, where colours count; and whether colours may be exchanged."""
    coloured = (
        rules.s.blood_die or rules.wild or (with_hits and (rules.by_colour or rules.when_played))
    )
    if not coloured:
        return (rules.everyone,), False
    by_colour: dict[str, list[int]] = {}
    for die in rules.everyone:
        by_colour.setdefault(rules.colours[die], []).append(die)
    # A hit for the red die is one for that colour alone.
    one = any(isinstance(source, OddDieAlike) for source in rules.by_colour)
    alike = rules.s.special_dice is SpecialDice.THREE_COLOURS and not one
    return tuple(tuple(dice) for dice in by_colour.values()), alike


def compile_atlas(ruleset: RuleSet, with_hits: bool = False, magic: tuple[int, ...] = ()) -> Atlas:
    """Compile the graph of a rule set, in less than a second.

    Raises NotCovered of rules that no game is begun by any more: what they ask need not have an
    answer.
    """
    if (why := refused(ruleset) or uncounted(ruleset)) is not None:
        raise NotCovered(why)
    return _Compiler(ruleset, with_hits, magic).compile()


def _hand(
    rules: Rules, classes: tuple[tuple[int, ...], ...], alike: bool, with_hits: bool, turn: Turn
) -> HandNode:
    return HandNode(
        _counts(classes, alike, turn.active),
        turn.mode,
        turn.showing,
        aside_code(rules, turn),
        turn.singles if with_hits and rules.slim is not None else 0,
    )


@cache
def _counts(
    classes: tuple[tuple[int, ...], ...], alike: bool, active: tuple[int, ...]
) -> tuple[int, ...]:
    """The number of these dice in each class."""
    counts = tuple([sum([die in dice for die in active]) for dice in classes])
    return tuple(sorted(counts, reverse=True)) if alike else counts


def split_hits(rules: Rules, earned: tuple[Earned, ...]) -> tuple[int, int]:
    """Hits that a miss leaves and those that it takes, without those for points crossed."""
    if not earned:
        return 0, 0
    step = rules.turn_step
    own = [e for e in earned if step is None or e.source != step.source]
    return sum(e.amount for e in own if e.kept), sum(e.amount for e in own if not e.kept)


class _Compiler:
    def __init__(self, ruleset: RuleSet, with_hits: bool, magic: tuple[int, ...]) -> None:
        # Rules remember their last throw and belong to one thread: these are the compiler's own.
        self._rules = Rules(ruleset)
        self._with_hits = with_hits
        self._classes, self._alike = dice_classes(self._rules, with_hits)
        names = tuple(f"{n}" for n in range(max(2, self._rules.s.players_min)))
        self._game = new_game(self._rules, names, magic=magic, totals=(1,) * len(names))
        self._hands: dict[HandNode, int] = {}
        self._turns: list[Turn] = []
        self._afters: dict[After, int] = {}
        self._class_of = classes_of(self._rules, self._classes)
        self._leads: dict[HandNode, dict[int, KeepLead]] = {}
        self._legal: dict[ThrowKey, Keeps] = {}
        self._odd: defaultdict[tuple[HandNode, int], dict[int, KeepLead]] = defaultdict(dict)

    def compile(self) -> Atlas:
        self._number(self._game.turn)
        rolls: list[RollResults] = []
        while len(rolls) < len(self._turns):
            rolls.append(self._roll(self._turns[len(rolls)]))
        return Atlas(
            self._rules,
            self._classes,
            self._alike,
            self._with_hits,
            tuple(self._hands),
            tuple(rolls),
            tuple(self._afters),
            self._leads,
            dict(self._odd),
            self._legal,
        )

    def _hand(self, turn: Turn) -> HandNode:
        return _hand(self._rules, self._classes, self._alike, self._with_hits, turn)

    def _number(self, turn: Turn) -> int:
        """The index of the hand that a turn rolls next; a new one is queued."""
        hand = self._hand(turn)
        if (found := self._hands.get(hand)) is None:
            if len(self._hands) >= MOST_HANDS:
                raise NotCovered("odds-too-many-hands", most=MOST_HANDS)
            found = self._hands[hand] = len(self._hands)
            self._turns.append(self._typical(hand, turn))
        return found

    def _typical(self, hand: HandNode, turn: Turn) -> Turn:
        """A turn about to roll this hand, with the first dice of each colour in it."""
        active: list[int] = []
        rest: list[int] = []
        for count, dice in zip(hand.counts, self._classes, strict=True):
            active += dice[:count]
            rest += dice[count:]
        faces = [face for _, face in turn.aside]
        # After all have scored none lie aside; a Royale rolls fewer than all.
        aside = tuple(zip(rest, faces, strict=False)) if faces else ()
        return changed(
            turn,
            phase=Phase.ROLLING,
            points=0,
            active=tuple(sorted(active)),
            aside=aside,
            throw=(),
            earned=(),
            taken=0,
            kept=(),
            again=(),
            safe=0,
        )

    def _roll(self, turn: Turn) -> RollResults:
        ways = 6.0 ** len(turn.active)
        ended: dict[EventKind, defaultdict[tuple[int, int, bool], float]] = {
            kind: defaultdict(float) for kind in ENDS
        }
        found: defaultdict[tuple[KeepOption, ...], float] = defaultdict(float)
        rolling = changed(self._game, turn=turn)
        for faces, count in throws(self._classes, self._alike, turn.active):
            chance = count / ways
            landed, events = apply(rolling, act.DiceLanded(faces))
            end = next((event.event for event in events if event.event in ended), None)
            if end is None:
                found[self._options(turn, changed(landed, gates=(), offer=None))] += chance
            else:
                whole = len(turn.active) == self._rules.s.dice_count
                ended[end][(*self._shown(turn, faces), whole)] += chance
        misses, won, lost = (
            tuple(End(*shown, chance) for shown, chance in ended[kind].items()) for kind in ENDS
        )
        outcomes = tuple(ThrowClass(chance, options) for options, chance in found.items())
        return RollResults(outcomes, misses, won, lost)

    def _shown(self, turn: Turn, faces: tuple[int, ...]) -> tuple[int, int]:
        """Hits of a throw that a miss leaves, and that it takes."""
        thrown = changed(turn, throw=faces)
        throw = measure(self._rules, thrown)
        return self._hits(self._rules.throw_hits(faces, turn.active, throw, self._game.magic))

    def _options(self, before: Turn, landed: Game) -> tuple[KeepOption, ...]:
        """The ways to go on. More points are not always better: a landing may have to be exact."""
        thrown = landed.turn
        chooses = thrown.phase is Phase.TO_KEEP
        nexts: list[tuple[int, Turn]] = [(0, thrown)]
        usual: dict[int, KeepLead] = {}
        whole = 0
        if chooses:
            codes = dice_codes(self._class_of, self._alike, thrown)
            whole = sum(codes.values())
            nexts = [
                (sum([codes[die] for die in dice]), apply(landed, act.Keep(dice))[0].turn)
                for dice, _ in keeps(landed)
            ]
            usual = self._leads.setdefault(self._hand(thrown), {})
            self._legal[throw_key(self._rules, thrown)] = legal_codes(landed)
        had, taken = self._hits(thrown.earned)
        found: set[KeepOption] = set()
        for code, turn in nexts:
            place = After(self._number(turn), turn.phase is Phase.TO_DECIDE)
            number = self._afters.setdefault(place, len(self._afters))
            kept, pending = self._hits(turn.earned)
            found.add(KeepOption(turn.points - before.points, number, kept, pending, turn.safe))
            if not chooses:
                continue
            brings = (
                number, turn.points - thrown.points, kept - had, pending - taken,
                turn.safe - thrown.safe,
            )  # fmt: skip
            # Nearly every keep leads where it leads from other throws of the hand.
            if usual.get(code) != brings:
                lead = KeepLead(*brings)
                if usual.setdefault(code, lead) != lead:
                    self._odd[self._hand(thrown), whole][code] = lead
        return tuple(sorted(found))

    def _hits(self, earned: tuple[Earned, ...]) -> tuple[int, int]:
        return split_hits(self._rules, earned) if self._with_hits else (0, 0)


def throws(
    classes: tuple[tuple[int, ...], ...], alike: bool, active: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """All distinct throws of these dice, with the number of ways to roll each."""
    dice = [tuple(die for die in group if die in active) for group in classes]
    # Colours of equally many dice may change places where colours may: one order for all.
    sizes: dict[int, list[tuple[int, ...]]] = {}
    for number, group in enumerate(dice):
        sizes.setdefault(len(group) if alike else number, []).append(group)
    groups = list(sizes.values())
    each = [_together(len(same[0]), len(same)) for same in groups]
    place = {die: at for at, die in enumerate(active)}
    order = [place[die] for same in groups for group in same for die in group]
    for some in product(*each):
        shown = [0] * len(active)
        ways, at = 1, 0
        for faces, count in some:
            ways *= count
            for face in faces:
                shown[order[at]] = face
                at += 1
        yield tuple(shown), ways


@cache
def _together(size: int, groups: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All throws of equal groups of dice, each in one order of the groups."""
    found = []
    for some in combinations_with_replacement(multisets(size), groups):
        ways = factorial(groups)
        for times in Counter(faces for faces, _ in some).values():
            ways //= factorial(times)
        for _, count in some:
            ways *= count
        found.append((tuple(face for faces, _ in some for face in faces), ways))
    return tuple(found)
