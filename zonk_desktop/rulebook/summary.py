"""What a rule set says, as typed values: facts with their figures, and rows of what scores.

The cheat sheet has the sentences (`say(f"cheat-{fact.name}", **fact.data)`): paper, the panel and
the command line show the same. The preview of the dialog reads the rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from zonk_desktop.engine import combos, hits
from zonk_desktop.engine.choices import (
    Direction,
    FinishCompare,
    HotDice,
    Integrity,
    Landing,
    LastLicks,
    LosingThrow,
    Rule11k,
    SameTotal,
    SheetMark,
    StopNeeds,
    TakeOverRule,
    WinnerBy,
)
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.words import Message, Value


class Fact(NamedTuple):
    """One rule that holds: its name, and the figures it is said with."""

    name: str
    data: Mapping[str, Value] = {}


class Worth(NamedTuple):
    """What a throw brings: points, the face or a roll times a factor, or the end of the game."""

    points: int = 0
    #: The face is multiplied by it.
    by_face: int = 0
    #: How many dice are rolled, and their sum is multiplied by `points`.
    rolled: int = 0
    #: `wins`, `loses` or `out`: who throws this has won, lost, or plays no more.
    decides: str = ""


class ScoreRow(NamedTuple):
    """A line of what scores. `faces` are thrown, up to `until` where one line stands for several;
    without them it is any number alike, a shape of groups, or all dice where none scores."""

    worth: Worth
    faces: tuple[int, ...] = ()
    until: tuple[int, ...] = ()
    alike: int = 0
    shape: tuple[int, ...] = ()
    #: The symbol that these dice earn.
    symbol: str = ""


def turn(ruleset: RuleSet) -> list[Fact]:
    """A turn: getting in, stopping, what must be rolled, and who lets the next one roll."""
    s = ruleset.settings
    either = s.stop_dice and s.stop_minimum and s.stop_needs is StopNeeds.EITHER
    found = [
        (True, Fact("dice", {"dice": s.dice_count})),
        (s.entry_minimum > s.stop_minimum, Fact("enter", {"points": s.entry_minimum})),
        (s.entry_dice, Fact("enter-dice", {"dice": s.entry_dice})),
        (s.stop_minimum, Fact("stop", {"points": s.stop_minimum})),
        (s.stop_dice, Fact("stop-dice", {"dice": tuple(map(str, s.stop_dice))})),
        (either, Fact("stop-either")),
        (s.no_stop_below, Fact("no-stop", {"low": s.no_stop_from, "high": s.no_stop_below})),
        (s.push_your_luck, Fact("push-your-luck", {"dice": s.push_dice})),
        (s.penalty_points, Fact("delay", {"points": s.penalty_points})),
        (s.penalty_points, Fact("out-of-turn", {"points": s.penalty_points})),
        (
            s.miss_penalty,
            Fact("misses-in-a-row", {"count": s.miss_penalty_after, "points": s.miss_penalty}),
        ),
        (s.first_throw_penalty, Fact("first-throw", {"points": s.first_throw_penalty})),
        (s.beat_previous, Fact("beat-previous")),
        (True, Fact("leave-all" if s.must_keep_all_scoring else "leave-one")),
        (
            True,
            Fact(
                "all-score",
                {
                    "dice": s.dice_count,
                    "forced": s.hot_dice is HotDice.FORCED,
                    "alike_may_stay": s.five_kind_may_stop,
                },
            ),
        ),
        (s.blood_die, Fact("blood-die-alone" if s.blood_alone_forced else "blood-die-among")),
        (s.wild_face, Fact("wild-face", {"face": str(s.wild_face)})),
        (s.dare, Fact("dare", {"worth": s.dare_value.value})),
        (s.last_die_tries > 1, Fact("last-die", {"tries": s.last_die_tries})),
        (s.take_over is TakeOverRule.ENTERED, Fact("take-over-entered")),
        (s.take_over is TakeOverRule.ANYBODY, Fact("take-over-next")),
        (s.declare_scores, Fact("declare")),
        (bool(ruleset.hits), Fact(f"release-{s.release.value}")),
        (s.direction is Direction.RIGHT, Fact("to-the-right")),
    ]
    return [fact for holds, fact in found if holds]


def hit_rules(ruleset: RuleSet) -> list[Fact]:
    """What holds of all hits, whatever brought them."""
    s = ruleset.settings
    loud = any(x.kept and not isinstance(x, hits.MissSource) for x in ruleset.hits)
    automatic = s.sheet_mark is SheetMark.ASTERISK
    own = s.custom_bonuses or any(isinstance(source, hits.Turkey) for source in ruleset.hits)
    found = [
        (own, Fact("own-bonuses")),
        (s.never_two, Fact("never-two")),
        (s.integrity is Integrity.AT_LEAST_ONE_MORE, Fact("integrity-one-more")),
        (s.integrity is Integrity.ADDITIVE, Fact("integrity-additive")),
        (loud, Fact("automatic-kept" if automatic else "shown-kept")),
        (any(source.at_once for source in ruleset.hits), Fact("hits-at-once")),
    ]
    return [fact for holds, fact in found if holds]


def winner(s: Settings) -> WinnerBy:
    """What wins; in a game of so many rounds nobody is there first."""
    first = s.rounds and s.winner_by is WinnerBy.FIRST
    return WinnerBy.POINTS if first else s.winner_by


def end(s: Settings) -> list[Fact]:
    """When the game ends, and who wins it."""
    over, how = s.finish_compare is FinishCompare.PASS, s.ending.value
    found = [
        (not s.rounds, Fact("limit", {"limit": s.limit, "over": over, "how": how})),
        (s.rounds, Fact("rounds", {"rounds": s.rounds})),
        (s.landing is Landing.CAP, Fact("cut", {"limit": s.limit})),
        (s.landing is Landing.EXACT, Fact("exactly", {"limit": s.limit})),
        (s.extension, Fact("extension", {"limit": s.limit, "extension": s.extension})),
        (s.same_total is not SameTotal.OFF, Fact("same-total", {"back": s.same_total.value})),
        (s.must_beat, Fact("only-a-new-leader")),
        (s.last_licks is not LastLicks.OFF, Fact("last-licks", {"who": s.last_licks.value})),
        (True, Fact(f"wins-{winner(s).value}")),
    ]
    return [fact for holds, fact in found if holds]


def beside(s: Settings) -> list[Fact]:
    """What stops or moves the end."""
    called = {"least": s.rule11k_from, "limit": s.limit, "points": s.rule11k_points}
    halftime: dict[str, Value] = {"total": s.halftime, "tie": s.halftime_tie.value}
    found = [
        (s.rule11k is Rule11k.CALLABLE, Fact("11000-rule", called)),
        (s.halftime, Fact("halftime", halftime)),
    ]
    return [fact for holds, fact in found if holds]


# What scores


def scoring(ruleset: RuleSet) -> list[ScoreRow]:
    """Every combination with its worth; rows that follow one rule are one."""
    found = [
        ScoreRow(Worth(combo.points), (combo.face,))
        for combo in ruleset.combos
        if isinstance(combo, combos.Single)
    ]
    found += _alike(ruleset)
    for combo in ruleset.combos:
        if isinstance(combo, combos.Straight) and (combo.points or combo.rolled):
            worth = Worth(combo.points)
            if combo.rolled:
                worth = Worth(combo.factor, rolled=combo.rolled)
            found.append(ScoreRow(worth, combo.faces, symbol=_symbol(ruleset, combo.faces)))
        elif isinstance(combo, combos.Shape):
            found.append(ScoreRow(Worth(combo.points), shape=combo.shape))
        elif isinstance(combo, combos.Nothing):
            found.append(ScoreRow(Worth(combo.points)))
    loses = "out" if ruleset.settings.losing_throw is LosingThrow.THROWER else "loses"
    for one in ruleset.instants:
        found.append(ScoreRow(Worth(decides="wins" if one.wins else loses), one.faces))
    return found


def _alike(ruleset: RuleSet) -> list[ScoreRow]:
    """Three and more alike: a row a face, or one for all where they follow one rule."""
    found: list[ScoreRow] = []
    worth: dict[tuple[int, int], int] = {}
    factors: dict[int, int] = {}
    whole: list[combos.OfAKind] = []
    for combo in ruleset.combos:
        if not isinstance(combo, combos.OfAKind):
            continue
        if combo.whole:
            whole.append(combo)
            continue
        for face in combo.faces:
            points = combo.points * face if combo.by_face else combo.points
            key = (combo.count, face)
            worth[key] = max(points, worth.get(key, points))
        if combo.by_face:
            factors[combo.count] = combo.points
    for count in sorted({count for count, _ in worth}):
        faces = sorted(face for n, face in worth if n == count)
        factor = factors.get(count, 0)
        each = {worth[count, face] for face in faces}
        if len(faces) == 6 and len(each) == 1:
            found.append(ScoreRow(Worth(each.pop()), alike=count))
            continue
        run = [
            face
            for face in faces
            if worth[count, face] == face * factor and not _symbol(ruleset, (face,) * count)
        ]
        run = _unbroken(run)
        if len(run) >= 3:
            found.append(ScoreRow(Worth(by_face=factor), (run[0],) * count, (run[-1],) * count))
            faces = [face for face in faces if face not in run]
        for face in faces:
            shown = (face,) * count
            found.append(ScoreRow(Worth(worth[count, face]), shown, symbol=_symbol(ruleset, shown)))
    return found + _whole(ruleset, whole)


def _whole(ruleset: RuleSet, kinds: list[combos.OfAKind]) -> list[ScoreRow]:
    """All dice alike in one throw: one face stands for all."""
    won = {one.faces for one in ruleset.instants}
    found = []
    for combo in kinds:
        left = [face for face in combo.faces if (face,) * combo.count not in won]
        if len(left) == 6 and not combo.by_face:
            found.append(ScoreRow(Worth(combo.points), alike=combo.count))
        elif left:
            face = 4 if 4 in left else left[0]
            worth = Worth(by_face=combo.points) if combo.by_face else Worth(combo.points)
            found.append(ScoreRow(worth, (face,) * combo.count))
    return found


def _unbroken(faces: list[int]) -> list[int]:
    """The longest run of faces that follow each other."""
    best: list[int] = []
    run: list[int] = []
    for face in faces:
        run = [*run, face] if run and face == run[-1] + 1 else [face]
        best = max(best, run, key=len)
    return best


def _symbol(ruleset: RuleSet, shown: tuple[int, ...]) -> str:
    """The symbol that these dice earn, if any."""
    for source in ruleset.hits:
        if isinstance(source, hits.Pattern) and source.faces == shown:
            return source.symbol
    return ""


def remarks(ruleset: RuleSet) -> list[Fact]:
    """What the rows do not show: one roll or several, further dice, singles only."""
    s = ruleset.settings
    kinds = [c for c in ruleset.combos if isinstance(c, combos.OfAKind)]
    threes = [c for c in kinds if c.count == 3 and not c.whole]
    straights = [c for c in ruleset.combos if isinstance(c, combos.Straight)]
    found: list[Fact] = []
    if threes:
        alike = any(c.whole for c in kinds) or any(c.points for c in straights)
        across = any(c.across for c in threes)
        found.append(Fact("across-rolls") if across else Fact("three-alike", {"more": alike}))
    further = sorted({(c.step_by_face, c.step) for c in threes if c.step})
    later = any(isinstance(c, combos.MatchingLater) for c in ruleset.combos)
    if further:
        by_face, step = further[0]
        found.append(Fact("each-further", {"later": later, "by_face": by_face, "step": step}))
    elif any(c.doubling for c in threes):
        found.append(Fact("each-further-doubles"))
    elif threes and s.dice_count > 3 and not any(c.count == 4 for c in kinds):
        found.append(Fact("a-fourth-adds-nothing"))
    spare = {1, 5} - {face for c in threes for face in c.faces}
    if threes and spare == {1, 5}:
        found.append(Fact("singles-only"))
    if s.wild_face:
        found.append(Fact("wild-face", {"face": str(s.wild_face)}))
    bonuses = [c for c in ruleset.combos if isinstance(c, combos.AllDice)]
    found += [Fact("all-dice", {"points": c.points, "kept": c.safe}) for c in bonuses]
    found += _to_confirm(ruleset)
    safe = [
        c
        for c in ruleset.combos
        if isinstance(c, combos.Single | combos.OfAKind | combos.Straight | combos.Shape)
        and c.safe
        and c.points
    ]
    if safe:
        only = all(isinstance(c, combos.Straight) for c in safe)
        found.append(Fact("safe-straights" if only else "safe-some"))
    if any(c.token for c in straights):
        found.append(Fact("a-royale-earns-a-reroll"))
    return found


#: What combinations of a kind are called together.
_TO_CONFIRM = {
    combos.OfAKind: Message.of("cheat-clear-alike"),
    combos.Straight: Message.of("cheat-clear-straight"),
    combos.Shape: Message.of("cheat-clear-shape"),
}


def _to_confirm(ruleset: RuleSet) -> list[Fact]:
    """What must be confirmed by further points, a fact for each number of them."""
    kinds: dict[int, dict[Message, None]] = {}
    for combo in ruleset.combos:
        if isinstance(combo, combos.OfAKind | combos.Straight | combos.Shape) and combo.clear:
            kinds.setdefault(combo.clear, {})[_TO_CONFIRM[type(combo)]] = None
    return [Fact("clear", {"points": n, "what": tuple(what)}) for n, what in kinds.items()]
