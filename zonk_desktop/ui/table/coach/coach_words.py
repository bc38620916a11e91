"""Words of the coach: what a choice cost and what was better; the choices, in every measure."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import hits_if_banked, hits_if_missed
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.judge import ChoiceVerdict
from zonk_desktop.odds.review import choices_of
from zonk_desktop.odds.values import Advice, Aim, Choice, Outlook
from zonk_desktop.players.thinking import HintFound
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.table.coach.hint_words import OF, against, counted, lost, ways, what
from zonk_desktop.words import Message, say

#: Ways on that are shown.
MOST = 4


class Said(NamedTuple):
    #: "Best", "As good", or what it cost; good ones and dear ones look different.
    head: str
    good: bool
    #: Who chose, and what was better, or by how much it was the best.
    who: str
    more: str


def told(verdict: ChoiceVerdict) -> Said:
    """The verdict on a choice."""
    game, advice = verdict.before, verdict.told
    who = say("coach-who", name=shortened(called(game.seats[verdict.seat]), 24))
    found = ways(game, advice)
    _, done = found[0]
    if verdict.best:
        why = against(game, advice, found)
        return Said(say("coach-best"), True, who, say("coach-more", why=why))
    better = say("coach-better", what=done)
    if verdict.as_good or not lost(advice, verdict.cost):
        return Said(say("coach-as-good"), True, who, say("coach-as-good-as", what=done))
    cost = _cost(advice, verdict.cost)
    return Said(say("coach-cost", kind=_kind(verdict.action), cost=cost), False, who, better)


def coming(game: Game, outlook: Outlook) -> str:
    """What the turn in progress will bring, by the number of turns like it."""
    return say(
        "coach-coming", name=shortened(called(game.seats[game.turn.seat]), 24), of=OF,
        hits=round(OF * outlook.hits), some=round(OF * outlook.some), miss=round(OF * outlook.miss),
    )  # fmt: skip


def _kind(action: act.Action) -> str:
    match action:
        case act.Stay():
            return "stay"
        case act.Roll():
            return "roll"
        case act.Keep():
            return "keep"
        case act.TakeDare():
            return "take-dare"
        case act.RefuseDare():
            return "refuse-dare"
        case _:
            return "other"


def _cost(advice: Advice, cost: float) -> Message:
    """The cost in the measure that is counted."""
    by = lost(advice, cost)
    if advice.purpose.aim is Aim.WIN:
        return Message.of("coach-cost-wins", by=by, of=OF)
    if advice.purpose.aim is Aim.HITS:
        return Message.of("coach-cost-hits", hits=by, of=OF)
    return Message.of("coach-cost-points", by=by)


class CoachBar(NamedTuple):
    """A figure of a choice, and the length of its bar."""

    text: str
    share: float


class CoachRow(NamedTuple):
    what: str
    #: The dice of the throw, and which of them it keeps.
    faces: tuple[int, ...]
    kept: tuple[bool, ...]
    #: The figures that `columns` names; None where one is not known (yet).
    bars: tuple[CoachBar | None, ...]
    best: bool
    #: It is the one that was chosen.
    made: bool = False


class CoachColumn(StrEnum):
    """A figure of a choice, by the end of its title's id."""

    POINTS = "points"
    HITS = "hits"
    MISSES = "misses"
    WINS = "wins"
    #: Hits that stay whatever the dice bring, and those that a miss would take.
    SURE = "sure"
    STAKE = "stake"


class Ways(NamedTuple):
    """Choices, and which figures they have."""

    ways: tuple[CoachRow, ...]
    columns: tuple[CoachColumn, ...]


NO_WAYS = Ways((), ())


def columns(found: HintFound, *, asked: bool = True) -> tuple[CoachColumn, ...]:
    """The figures of choices; `asked`: all that can be worked out is, or will be."""
    match found.told.purpose.aim:
        case Aim.HITS:
            return CoachColumn.HITS, CoachColumn.MISSES, CoachColumn.SURE, CoachColumn.STAKE
        case Aim.WIN if not asked:
            return CoachColumn.WINS, CoachColumn.MISSES
        case _ if not asked:
            return CoachColumn.POINTS, CoachColumn.MISSES
        case _:
            return CoachColumn.POINTS, CoachColumn.MISSES, CoachColumn.WINS


def title(column: CoachColumn) -> str:
    return say(f"coach-column-{column.value}", of=OF)


def ways_on(game: Game, found: HintFound) -> Ways:
    """The best choices, the first of them the hint's."""
    return _listed(game, found, ways(game, found.told)[:MOST], columns(found), None)


def ways_there_were(verdict: ChoiceVerdict) -> Ways:
    """The best choices there were, and the one that was made."""
    game, advice = verdict.before, verdict.told
    made = _made(verdict)
    found = ways(game, advice, made)
    place = next((n for n, (_, done) in enumerate(found) if done == made), 0)
    if place >= MOST:
        found[MOST - 1] = found[place]
    columns_ = columns(HintFound(advice), asked=False)
    return _listed(game, HintFound(advice), found[:MOST], columns_, made)


def _made(verdict: ChoiceVerdict) -> Message:
    """The choice that was made: of those that begin so the one that cost as much."""
    game, advice = verdict.before, verdict.told
    alike = choices_of(game, advice, verdict.action)
    near = min(alike, key=lambda one: abs(advice.cost(one) - verdict.cost), default=advice.best)
    return what(game, near)


def _listed(
    game: Game, found: HintFound, among: list[tuple[Choice, Message]],
    columns_: tuple[CoachColumn, ...], made: Message | None,
) -> Ways:  # fmt: skip
    turn = game.turn
    thrown = turn.phase is Phase.TO_KEEP
    shown = tuple(zip(turn.active, turn.throw, strict=True)) if thrown else ()
    best = what(game, found.told.best)
    figures = [_figures(game, found, choice) for choice, _ in among]
    tops = {
        one: max([abs(row.get(one, 0.0)) for row in figures], default=0.0) or 1.0
        for one in (CoachColumn.POINTS, CoachColumn.HITS)
    }
    hits = [row.get(one, 0.0) for row in figures for one in (CoachColumn.SURE, CoachColumn.STAKE)]
    tops[CoachColumn.SURE] = tops[CoachColumn.STAKE] = max([1.0, *hits])
    listed = tuple(
        CoachRow(
            say("coach-way", what=done), tuple(face for _, face in shown),
            tuple(die in choice.keep for die, _ in shown),
            tuple(_bar(one, row.get(one), tops.get(one, 1.0)) for one in columns_),
            done == best, done == made,
        )
        for (choice, done), row in zip(among, figures, strict=True)
    )  # fmt: skip
    return Ways(listed, columns_)


def _figures(game: Game, found: HintFound, choice: Choice) -> dict[CoachColumn, float]:
    advice = found.told
    told = {CoachColumn.MISSES: choice.miss}
    if advice.purpose.aim is Aim.HITS:
        told[CoachColumn.HITS] = counted(advice, choice.worth)
        told[CoachColumn.SURE], told[CoachColumn.STAKE] = stake(game, choice)
        return told
    for column, measured in ((CoachColumn.POINTS, found.points), (CoachColumn.WINS, found.wins)):
        asked = advice if measured is None and advice.purpose.aim is _AIMS[column] else measured
        worths = {} if asked is None else {one.actions: one.worth for one in asked.choices}
        if choice.actions in worths:
            told[column] = worths[choice.actions]
    return told


_AIMS = {CoachColumn.POINTS: Aim.POINTS, CoachColumn.WINS: Aim.WIN}


def stake(game: Game, choice: Choice) -> tuple[int, int]:
    """Hits that are safe once this is done, and hits that a miss would take then."""
    game = changed(game, gates=())
    for action in choice.actions:
        if isinstance(action, act.Roll | act.Stay):
            break
        game = apply(game, action)[0]
    if choice.stays:
        return hits_if_banked(game), 0
    left = hits_if_missed(game, choice.dice == game.rules.s.dice_count)
    if refusal(game, act.Stay()) is None:
        return left, max(0, hits_if_banked(game) - left)
    # Nothing could be written yet: what was earned is all there is.
    return left, sum(one.amount for one in game.turn.earned if not one.kept)


def _bar(column: CoachColumn, value: float | None, top: float) -> CoachBar | None:
    if value is None:
        return None
    if column in {CoachColumn.MISSES, CoachColumn.WINS}:
        return CoachBar(say("coach-percent", share=round(100 * value)), value)
    return CoachBar(figure(round(value)), max(0.0, value / top))
