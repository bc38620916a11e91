"""A rule set as a value, and its compiled form."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import TypeVar

from zonk_desktop.engine import dice, hits
from zonk_desktop.engine.choices import AwardName, Blame, MissState, SpecialDice
from zonk_desktop.engine.combos import Combo, Instant, Straight
from zonk_desktop.engine.scoring import Picked, ScoreTable, ThrowWorth, table
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.value import Value

S = TypeVar("S")


class MissName(Value):
    """What a missed turn is called, by how it came about (A-X-01, A-WH-40)."""

    key: str
    text: str
    when: MissState = MissState.ANY
    #: How it comes about, in the rule set's own words; empty where it has none.
    title: str = ""


class FaultKind(Value):
    """A mishandling that costs a turn (LP-078 to LP-084, WH-041 to WH-047)."""

    key: str
    text: str
    who: Blame = Blame.TURN
    #: What it is, in a few words.
    title: str = ""
    #: What a total is that its player cannot account for (LP-080).
    account: bool = False


class RuleSet(Value):
    """One sheet of rules, complete."""

    key: str
    name: str
    settings: Settings = Settings()
    combos: tuple[Combo, ...] = ()
    instants: tuple[Instant, ...] = ()
    hits: tuple[hits.HitSource, ...] = ()
    misses: tuple[MissName, ...] = ()
    faults: tuple[FaultKind, ...] = ()
    awards: tuple[AwardName, ...] = ()
    #: Names of bonus totals (LP-060 to LP-065), by total.
    bonus_names: tuple[tuple[int, str], ...] = ()
    #: What awards are called.
    award_titles: tuple[tuple[str, str], ...] = ()
    #: Faces of the dice in the picture of the rules.
    picture: tuple[int, ...] = ()
    #: Hits a head that the sheet promises, from and to; () where it does not.
    hits_a_head: tuple[int, ...] = ()
    #: Rounds that a typical game takes, 0 when nobody has counted; a sheet has that many rows.
    rounds: int = 0
    #: Texts for people: portrait, notice, terms, tips, symbols. The engine never reads them.
    texts: Mapping[str, object] = MappingProxyType({})

    def __eq__(self, other: object) -> bool:
        """What is counted or told of a game is no rule of it."""
        if not isinstance(other, RuleSet):
            return NotImplemented
        return _rules_of(self) == _rules_of(other)

    def __hash__(self) -> int:
        return hash(_rules_of(self))


_rules_of = attrgetter(
    *(field for field in RuleSet.__struct_fields__ if field not in {"rounds", "texts"})
)

#: Remembered by a thread of a kind; a thing worked out is small, and more are never of use.
MOST_SEEN = 60_000


class WorkedOut(threading.local):
    """What has been worked out by one rule set; every thread that asks has its own."""

    def __init__(self) -> None:
        #: The turn whose throw was measured last, and its worth (`turns.measure`).
        self.measured: tuple[object, ThrowWorth | None] = (None, None)
        #: The turn and the dice of it that were looked at last, and what they are (`turns.picked`).
        self.picked: tuple[object, object, Picked | None] = (None, None, None)
        #: Legal keeps of a throw, packed, with their worth (`turns.legal_codes`).
        self.legal: dict[Hashable, tuple[tuple[int, int], ...]] = {}
        #: The same, spelled out die by die.
        self.keeps: dict[Hashable, tuple[tuple[tuple[int, ...], int], ...]] = {}
        #: Hits that faces alone show, by packed faces.
        self.by_faces: dict[tuple[int, bool], tuple[hits.Earned, ...]] = {}


class Rules:
    """A rule set ready to play: its scoring table and its hit sources by event."""

    ruleset: RuleSet
    s: Settings
    colours: tuple[str, ...]
    #: The Blood Die or odd die, -1 where there is none.
    odd: int
    #: The face of the red die that is wild, 0 for none.
    wild: int
    #: All dice.
    everyone: tuple[int, ...]
    table: ScoreTable
    royale: Straight | None
    faults: Mapping[str, FaultKind]
    #: The faults for starting too early and for a wrong total; empty where they are none.
    touch: FaultKind | None
    wrong_account: FaultKind | None
    #: Looked at when dice are set aside, not when they lie thrown.
    when_played: tuple[hits.Colours, ...]
    #: Sources by what they look at: faces alone, colours of three alike, the Magic Number.
    by_faces: tuple[hits.Pattern, ...]
    by_colour: tuple[hits.Colours | hits.OddDieAlike, ...]
    by_magic: tuple[hits.Magic, ...]
    on_bank: tuple[hits.BankSource, ...]
    on_miss: tuple[hits.MissSource, ...]
    on_round: tuple[hits.Social, ...]
    on_show: tuple[hits.Halftime, ...]
    on_end: tuple[hits.Winner | hits.Consolation, ...]
    turkey: hits.Turkey | None
    turn_step: hits.TurnStep | None
    slim: hits.Slim | None
    #: Sources that count among a player's Zonk-Hits.
    zonk_hits: frozenset[str]
    seen: WorkedOut

    def __init__(self, ruleset: RuleSet) -> None:
        s = ruleset.settings
        sources = ruleset.hits
        colours = dice.colours(s.special_dice, s.dice_count)
        single = s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE}
        thrown = [x for x in sources if isinstance(x, hits.ThrowSource)]
        played = tuple(x for x in thrown if isinstance(x, hits.Colours) and x.must_play)
        missed = tuple(x for x in sources if isinstance(x, hits.MissSource))
        coloured = hits.Colours | hits.OddDieAlike
        made = {
            "ruleset": ruleset,
            "s": s,
            "colours": colours,
            "odd": colours.index("R") if single else -1,
            "everyone": tuple(range(s.dice_count)),
            "wild": s.wild_face if single else 0,
            "table": table(
                ruleset.combos, ruleset.instants, s.dice_count, single and s.wild_face > 0
            ),
            "royale": next(
                (x for x in ruleset.combos if isinstance(x, Straight) and (x.rolled or x.token)),
                None,
            ),
            "faults": MappingProxyType({fault.key: fault for fault in ruleset.faults}),
            "touch": next((x for x in ruleset.faults if x.who is Blame.TOUCH), None),
            "wrong_account": next((x for x in ruleset.faults if x.account), None),
            "when_played": played,
            "by_faces": _of(hits.Pattern, thrown),
            "by_colour": tuple(x for x in thrown if isinstance(x, coloured) and x not in played),
            "by_magic": _of(hits.Magic, thrown),
            "on_bank": tuple(x for x in sources if isinstance(x, hits.BankSource)),
            "on_miss": missed,
            "on_round": _of(hits.Social, sources),
            "on_show": _of(hits.Halftime, sources),
            "on_end": tuple(x for x in sources if isinstance(x, hits.Winner | hits.Consolation)),
            "turkey": next(iter(_of(hits.Turkey, sources)), None),
            "turn_step": next(iter(_of(hits.TurnStep, sources)), None),
            "slim": next(iter(_of(hits.Slim, sources)), None),
            "zonk_hits": frozenset(x.source for x in missed if x.zonk_hit),
            "seen": WorkedOut(),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"Rules.{name} never changes")

    def __reduce__(self) -> tuple[type[Rules], tuple[RuleSet]]:
        # In another process all that follows is worked out again.
        return Rules, (self.ruleset,)

    def throw_hits(
        self, faces: tuple[int, ...], thrown: tuple[int, ...], throw: ThrowWorth, magic: int
    ) -> tuple[hits.Earned, ...]:
        """Hits that the throw itself shows.

        What depends on the faces alone is worked out once for all throws alike; colours are
        looked at only where three dice are.
        """
        found = self._shown_by_faces(throw) if self.by_faces else ()
        if throw.trips and self.by_colour:
            cast = hits.Cast(throw, self.coloured(faces, thrown), 0)
            for source in self.by_colour:
                found += source.on_throw(cast)
        if throw.code == magic:
            cast = hits.Cast(throw, (), magic)
            for number in self.by_magic:
                found += number.on_throw(cast)
        return found

    def _shown_by_faces(self, throw: ThrowWorth) -> tuple[hits.Earned, ...]:
        known = self.seen.by_faces
        key = (throw.code, throw.whole)
        if (found := known.get(key)) is None:
            cast = hits.Cast(throw, (), 0)
            found = tuple(e for source in self.by_faces for e in source.on_throw(cast))
            known[key] = found
        return found

    def coloured(
        self, faces: tuple[int, ...], thrown: tuple[int, ...]
    ) -> tuple[tuple[int, str], ...]:
        colours = self.colours
        return tuple([(face, colours[die]) for face, die in zip(faces, thrown, strict=True)])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return self is other or self.ruleset == other.ruleset

    def __hash__(self) -> int:
        return hash(self.ruleset.key)


def _of(kind: type[S], sources: Iterable[object]) -> tuple[S, ...]:
    return tuple(x for x in sources if isinstance(x, kind))
