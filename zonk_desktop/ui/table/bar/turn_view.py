"""The content of the turn bar: a headline and the figures of a turn."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import Game, Mode, OfferKind, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.stage.sight import Sight, dials_in, entry_need, player_now
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import figure, say


class Lead(NamedTuple):
    """The leading figure: who leads the show, what must be beaten."""

    label: str
    figure: str
    #: Whose it is, -1 while it is nobody's.
    seat: int = -1


class TurnView(NamedTuple):
    """The content of the turn bar: a headline and at most three figures."""

    seat: int
    title: str
    #: The name alone, where the title does not fit.
    name: str
    #: Told on hover and to readers.
    note: str = ""
    points: int = 0
    #: Over the points; empty while there are none.
    points_label: str = ""
    #: What a stay would make, or what it needs: label and figure.
    stay: tuple[str, str] | None = None
    miss: Fraction | None = None
    #: The turn has missed: title in red, points struck out.
    loss: bool = False
    #: The points are not those of this turn alone.
    staked: bool = False
    #: A turn of the Halftime Show.
    show: bool = False
    #: The game is won: the felt says by whom, and the bar is dark.
    won: bool = False
    lead: Lead | None = None


def turn_view(sight: Sight) -> TurnView:
    """Build the turn bar's words and figures."""
    game, gained = sight.game, sight.gained
    if game.ended is not None:
        return _over_view(game)
    turn = game.turn
    name = shortened(player_now(game), 20)
    show_miss = turn.phase not in {Phase.FINISHED, Phase.CHALLENGED}
    points = turn.points + gained
    return TurnView(
        seat=turn.seat,
        title=_title(game, name),
        name=name,
        note=_note(sight),
        points=points,
        points_label=say("table-this-turn") if points or turn.rolls else "",
        stay=_stay(sight),
        miss=next_miss(sight.then)[1] if show_miss else None,
    )


def _over_view(game: Game) -> TurnView:
    """The content for a game that is over, whose table is looked at again."""
    won = game.ended.winners if game.ended is not None else ()
    names = tuple(shortened(called(game.seats[seat]), 18) for seat in won)
    title = say("table-title-wins", names=names) if names else say("table-title-nobody-wins")
    return TurnView(won[0] if won else game.turn.seat, title, title, won=bool(won))


def _title(game: Game, name: str) -> str:
    turn = game.turn
    if turn.phase is Phase.DARED:
        darer = shortened(called(game.seats[turn.darer]), 20)
        return say("table-title-dared", name=darer, other=name)
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
    """What a player may want to be told besides."""
    game = sight.game
    turn = game.turn
    if turn.mode is Mode.ROYALE or sight.royale:
        royale = game.rules.royale
        assert royale is not None
        return say("table-note-royale", dice=royale.rolled, times=royale.factor)
    if _spent(game):
        return say("table-note-reroll", dice=len(dice_in_hand(game)))
    if turn.phase is Phase.TO_ROLL and turn.after_all:
        return say("table-note-all-score", dice=game.rules.s.dice_count)
    if game.show is not None or turn.mode in {Mode.DARE, Mode.BLOOD}:
        return ""
    seat = game.seats[turn.seat]
    return "" if seat.entered or not entry_need(game) else _entering(sight)


def _entering(sight: Sight) -> str:
    """What somebody needs who is not in the game; nothing where the engine lets a stay stand."""
    game, then = sight.game, sight.then
    have, need = game.turn.points + sight.gained, entry_need(game)
    why = refusal(changed(then, gates=()), act.Stay())
    if why is None:
        return ""
    if have < need:
        s = game.rules.s
        stays = s.entry_minimum <= s.stop_minimum
        how = "stay" if stays else "dial-in" if dials_in(game) else "get-in"
        return say("table-note-needs", need=need, how=how)
    if why.code is Code.DICE_COUNT:
        return say("table-note-dice", have=have, need=why.data["need"])
    return ""


def _stay(sight: Sight) -> tuple[str, str] | None:
    """What a stay would make; what it needs, for whoever is not in the game yet."""
    game, found = sight.game, sight.stay
    seat = game.seats[game.turn.seat]
    if found is None:
        need = entry_need(game)
        short = game.turn.points + sight.gained < need
        if not seat.entered and need and short and game.show is None:
            return say("table-needed"), figure(need)
        return None
    after, cell = found
    # As before: in the show a stay is scored apart from the game.
    total = after.seats[cell.seat].total if game.show is None else cell.total
    name = shortened(called(seat))
    label = say("table-if-stays", name=name) if len(name) <= 9 else say("table-by-staying")
    return label, figure(total)
