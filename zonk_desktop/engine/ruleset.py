"""A rule set as a value, and its compiled form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zonk_desktop.engine import dice, hits
from zonk_desktop.engine.choices import Blame, MissState, SpecialDice
from zonk_desktop.engine.combos import Combo, Instant, Straight
from zonk_desktop.engine.scoring import Table, Throw
from zonk_desktop.engine.settings import Settings


@dataclass(frozen=True, slots=True)
class MissName:
    """What a missed turn is called, by how it came about (A-X-01, A-WH-40)."""

    key: str
    text: str
    when: MissState = MissState.ANY


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A mishandling that costs a turn (LP-078 to LP-084, WH-041 to WH-047)."""

    key: str
    text: str
    who: Blame = Blame.TURN


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One sheet of rules, complete."""

    key: str
    name: str
    settings: Settings = field(default_factory=Settings)
    combos: tuple[Combo, ...] = ()
    instants: tuple[Instant, ...] = ()
    hits: tuple[hits.HitSource, ...] = ()
    misses: tuple[MissName, ...] = ()
    faults: tuple[FaultKind, ...] = ()
    awards: tuple[str, ...] = ()
    #: Names of bonus totals (LP-060 to LP-065), by total.
    bonus_names: tuple[tuple[int, str], ...] = ()
    #: Texts for people: portrait, notice, terms, tips, symbols. The engine never reads them.
    texts: Mapping[str, object] = field(default_factory=dict, compare=False)


class Rules:
    """A rule set ready to play: its scoring table and its hit sources by event."""

    __slots__ = (
        "_by_faces",
        "by_colour",
        "by_faces",
        "by_magic",
        "colours",
        "everyone",
        "faults",
        "keep_cache",
        "measured",
        "odd",
        "on_bank",
        "on_end",
        "on_miss",
        "on_round",
        "on_show",
        "royale",
        "ruleset",
        "s",
        "slim",
        "table",
        "turkey",
        "turn_step",
        "when_played",
    )

    def __init__(self, ruleset: RuleSet) -> None:
        s = ruleset.settings
        self.ruleset = ruleset
        self.s = s
        self.colours = dice.colours(s.special_dice, s.dice_count)
        #: The Blood Die or odd die, -1 where there is none.
        self.odd = (
            self.colours.index("R")
            if s.special_dice in {SpecialDice.BLOOD_DIE, SpecialDice.ODD_DIE}
            else -1
        )
        self.everyone = tuple(range(s.dice_count))
        self.table = Table(ruleset.combos, ruleset.instants, s.dice_count, s.trip_across_rolls)
        self.royale = next(
            (x for x in ruleset.combos if isinstance(x, Straight) and (x.rolled or x.token)), None
        )
        self.faults = {fault.key: fault for fault in ruleset.faults}
        sources = ruleset.hits
        thrown = [x for x in sources if isinstance(x, hits.ThrowSource)]
        played = [x for x in thrown if isinstance(x, hits.Colours) and x.must_play]
        self.when_played = tuple(played)
        #: Sources by what they look at: faces alone, colours of three alike, the Magic Number.
        self.by_faces = tuple(x for x in thrown if isinstance(x, hits.Pattern))
        self.by_colour = tuple(
            x for x in thrown if isinstance(x, hits.Colours | hits.OddDieAlike) and x not in played
        )
        self.by_magic = tuple(x for x in thrown if isinstance(x, hits.Magic))
        self.on_bank = tuple(x for x in sources if isinstance(x, hits.BankSource))
        self.on_miss = tuple(x for x in sources if isinstance(x, hits.MissSource))
        self.on_round = tuple(x for x in sources if isinstance(x, hits.Social))
        self.on_show = tuple(x for x in sources if isinstance(x, hits.Halftime))
        self.on_end = tuple(x for x in sources if isinstance(x, hits.Winner | hits.Consolation))
        self.turkey = next((x for x in sources if isinstance(x, hits.Turkey)), None)
        self.turn_step = next((x for x in sources if isinstance(x, hits.TurnStep)), None)
        self.slim = next((x for x in sources if isinstance(x, hits.Slim)), None)
        #: The turn whose throw was measured last, and its worth (`turns.measure`).
        self.measured: tuple[object, Throw | None] = (None, None)
        self.keep_cache: dict[object, Any] = {}
        self._by_faces: dict[tuple[int, bool], tuple[hits.Earned, ...]] = {}

    def throw_hits(
        self, faces: tuple[int, ...], thrown: tuple[int, ...], throw: Throw, magic: int
    ) -> tuple[hits.Earned, ...]:
        """Hits that the throw itself shows.

        What depends on the faces alone is worked out once for all throws alike; colours are
        looked at only where three dice are.
        """
        key = (throw.code, throw.whole)
        found = self._by_faces.get(key)
        if found is None:
            cast = hits.Cast(throw, (), 0)
            found = tuple(e for source in self.by_faces for e in source.on_throw(cast))
            self._by_faces[key] = found
        if throw.trips and self.by_colour:
            cast = hits.Cast(throw, self.coloured(faces, thrown), 0)
            for source in self.by_colour:
                found += source.on_throw(cast)
        if throw.code == magic:
            cast = hits.Cast(throw, (), magic)
            for number in self.by_magic:
                found += number.on_throw(cast)
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

    def __repr__(self) -> str:
        return f"Rules({self.ruleset.key!r})"
