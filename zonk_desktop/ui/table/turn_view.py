"""The content of the turn bar: words and figures of a turn."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import dice_in_hand, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import Game, Mode, OfferKind, Phase
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.catalogue import symbol_short
from zonk_desktop.stage.sight import Sight, dials_in, entry_need, kept_name, player_now
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import figure, say, speech

#: In the place of the total by staying, where nobody may stay.
NO_STAY = "–"


class Lead(NamedTuple):
    """The leading figure: who leads the show, what must be beaten."""

    label: str
    figure: str
    note: str
    #: Whose it is, -1 while it is nobody's.
    seat: int = -1
    #: The same as a sentence, for where there are no figures.
    told: str = ""


class TurnView(NamedTuple):
    """The content of the turn bar."""

    seat: int
    title: str
    #: The name alone, where the title does not fit.
    name: str
    note: str
    points: int
    points_note: str
    stay_label: str
    stay: str
    stay_note: str
    miss_label: str
    #: The same where there is little room: how many dice miss.
    miss_brief: str
    miss: Fraction | None
    #: The turn has missed: title in red, points struck out.
    loss: bool = False
    #: Over the points, where those are not of this turn.
    points_label: str = ""
    #: Label, figure and note of a third column instead of the chance to miss.
    third: tuple[str, str, str] | None = None
    #: A turn of the Halftime Show.
    show: bool = False
    lead: Lead | None = None


def turn_view(sight: Sight, kept: tuple[Kept, ...]) -> TurnView:
    """Build the turn bar's words and figures."""
    game, gained = sight.game, sight.gained
    if game.ended is not None:
        return _over_view(game)
    turn = game.turn
    seat = game.seats[turn.seat]
    count, chance = next_miss(sight.then)
    stay, stay_note = _stay_words(sight)
    name, column = shortened(player_now(game), 20), shortened(called(seat))
    show_miss = turn.phase not in {Phase.FINISHED, Phase.CHALLENGED}
    return TurnView(
        seat=turn.seat,
        title=_title(game, name),
        name=name,
        note=_note(sight),
        points=turn.points + gained,
        points_note=say("table-points-royale")
        if sight.royale
        else _points_note(game, gained, kept),
        stay_label=say("table-if-stays", name=column)
        if len(column) <= 9
        else say("table-by-staying"),
        stay=stay,
        stay_note=stay_note,
        miss_label=say("table-next-miss", dice=count),
        miss_brief=say("table-miss-brief", dice=count),
        miss=chance if show_miss else None,
    )


def _over_view(game: Game) -> TurnView:
    """The content for a game that is over, whose table is looked at again."""
    won = game.ended.winners if game.ended is not None else ()
    names = tuple(shortened(called(game.seats[seat]), 18) for seat in won)
    title = say("table-title-wins", names=names) if names else say("table-title-nobody-wins")
    points = game.seats[won[0]].total if won else 0
    note = say("table-over", total=points) if won else say("table-over-nobody")
    seat = won[0] if won else game.turn.seat
    return TurnView(seat, title, title, note, points, "", "", "", "", "", "", None)


def _title(game: Game, name: str) -> str:
    turn = game.turn
    if turn.phase is Phase.DARED:
        return say("table-title-dared", name=name)
    if turn.mode is Mode.ROYALE:
        return say("table-title-royale")
    if turn.phase is Phase.TO_ROLL and (turn.after_all or _spent(game)):
        return say("table-title-again", name=name)
    seat = game.seats[turn.seat]
    if seat.members:
        return say("table-title-turn-team", name=name, team=shortened(seat.name, 20))
    return say("table-title-turn", name=name)


def _spent(game: Game) -> bool:
    """Whether a re-roll has been used, whose dice are still to be thrown."""
    return game.offer is not None and game.offer.kind is OfferKind.REROLLED


def _note(sight: Sight) -> str:
    """The note on this turn."""
    game = sight.game
    turn, seat = game.turn, game.seats[game.turn.seat]
    if turn.phase is Phase.DARED:
        return say("table-note-dared", name=shortened(called(game.seats[turn.darer]), 16))
    if turn.mode is Mode.DARE:
        return say("table-note-dare")
    if turn.mode is Mode.BLOOD:
        return say("table-note-blood")
    if turn.mode is Mode.ROYALE or sight.royale:
        royale = game.rules.royale
        assert royale is not None
        return say("table-note-royale", dice=royale.rolled, times=royale.factor)
    if _spent(game):
        return say("table-note-reroll", dice=len(dice_in_hand(game)))
    if turn.phase is Phase.TO_ROLL and turn.after_all:
        return say("table-note-all-score", dice=game.rules.s.dice_count)
    if game.show is not None:
        return say("table-note-show")
    if game.called is not None:
        s = game.rules.s
        home = seat.total >= s.limit
        return say(
            "table-note-11000", total=seat.total, home=home, limit=s.limit,
            points=s.rule11k_points,
        )  # fmt: skip
    if seat.entered or not entry_need(game):
        inside = "table-note-dialled-in" if dials_in(game) else "table-note-total"
        return say(inside, total=seat.total)
    return _entering(sight)


def _entering(sight: Sight) -> str:
    """How far somebody is who is not in the game: enough is what the engine lets stand."""
    game, then = sight.game, sight.then
    have, need = game.turn.points + sight.gained, entry_need(game)
    why = refusal(then._replace(gates=()), act.Stay())
    # Straight after a throw a stay keeps all that scores, which is more than is told here.
    told = have >= need or then.turn.phase is Phase.TO_DECIDE
    if why is None and told:
        return say("table-note-enough", have=have, how=_how(game))
    if have >= need and why is not None and why.code is Code.DICE_COUNT:
        return say("table-note-dice", have=have, need=why.data["need"])
    return say("table-note-needs", need=need, how=_how(game))


def _how(game: Game) -> str:
    """The sheet's term for getting into the game, for messages to choose by."""
    s = game.rules.s
    if s.entry_minimum <= s.stop_minimum:
        return "stay"
    return "dial-in" if dials_in(game) else "get-in"


def _points_note(game: Game, gained: int, kept: tuple[Kept, ...]) -> str:
    points = game.turn.points
    sums: dict[str, int] = {}
    for one in kept:
        name = kept_name(game, one)
        sums[name] = sums.get(name, 0) + one.points
    parts = [say("table-points", points=total, what=name) for name, total in sums.items()]
    carried = points - sum(one.points for one in kept)
    if carried > 0:
        parts.insert(0, say("table-points", points=carried, what="carried" if kept else "kept"))
    if len(parts) > 2:
        parts = [say("table-points", points=points, what="kept")]
    if gained:
        parts.append(say("table-points", points=gained, what="picked"))
    return " + ".join(parts) if parts else say("table-points-none")


def _stay_words(sight: Sight) -> tuple[str, str]:
    game, found = sight.game, sight.stay
    if found is None:
        turn = game.turn
        seat = game.seats[turn.seat]
        need = entry_need(game)
        have = turn.points + sight.gained
        if not seat.entered and need and have < need and game.show is None:
            return NO_STAY, say("table-needs", need=need)
        return NO_STAY, say("table-not-now")
    after, cell = found
    shown = game.seats[cell.seat].total
    total = cell.total if game.show is None else shown
    reached = [symbol_short(game.rules.ruleset, name) for name in cell.left]
    if cell.hits:
        reached.append(say("hits-counted", hits=cell.hits))
    if after.ended is not None:
        reached.append(say("table-the-game"))
    return figure(total), speech().listed(reached) if reached else say("table-on-the-sheet")
