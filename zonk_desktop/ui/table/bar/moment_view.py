"""Content of the turn bar in special turns: a dare, a gate, the show, the last round."""

from __future__ import annotations

from fractions import Fraction

from zonk_desktop.engine.choices import WinnerBy
from zonk_desktop.engine.dares import dare_worth
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.stage.beats import IN_THE_AIR, Beat, Kind
from zonk_desktop.stage.scene import before_show, dare_stake, waits
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.bar.buttons import waiting
from zonk_desktop.ui.table.bar.gate import gate_view
from zonk_desktop.ui.table.bar.turn_view import Lead, TurnView
from zonk_desktop.words import figure, say, text


def beat_turn_view(beat: Beat, view: TurnView, *, decided: bool) -> TurnView:
    """The turn bar of the game as it is shown, with what the beat says instead.

    `decided`: nothing more can be won or lost in this turn.
    """
    says = beat.says
    if says.title is not None:
        view = view._replace(title=text(says.title), note="")
    if beat.kind is Kind.LAST_ROUND or before_show(beat.game):
        # The headline tells who is home; before the show nobody leads it.
        view = view._replace(lead=None)
    if beat.kind is Kind.SHOW_OVER:
        # What was stayed with in the show is nothing of the game.
        return view._replace(lead=None, points_label="", stay=None, miss=None)
    if not view.staked:
        view = view._replace(points=beat.game.turn.points)
    if decided and view.show and view.lead is not None and says.struck < 0:
        # What was stayed with counts before the dice go on.
        view = view._replace(lead=show_lead(beat.game, stayed=True))
    if decided and beat.seat >= 0:
        view = view._replace(stay=None, miss=None)
    if says.struck < 0:
        return view
    return view._replace(
        loss=True, lead=None, points=says.struck, points_label=say("table-this-turn")
    )


def beat_buttons(beat: Beat, next_name: str) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay meanwhile: the first finishes what is shown, as its key."""
    rolling = beat.kind in IN_THE_AIR
    why = say("table-the-dice-are-rolling" if rolling else "stage-shown-wait")
    note = ""
    words = say("table-rolling") if rolling else say("stage-go-on")
    if not rolling and (next_name or beat.kind is Kind.HANDOVER):
        words = say("stage-pass")
        note = say("stage-pass-to", name=next_name) if next_name else ""
    return ButtonView("pass", words, note, "R"), *waiting(why)


def moment_view(game: Game, view: TurnView) -> TurnView:
    """Adapt the content of the turn bar to such a turn."""
    if game.ended is not None:
        return view
    if game.turn.phase is Phase.CHALLENGED:
        return _doubted(game, view)
    gate = gate_view(game) if game.gates else None
    if gate is not None and (waits(game) or gate.blocks):
        # The headline says who must act; who takes what stands on the card.
        name = shortened(called(game.seats[gate.actor]), 20)
        return TurnView(gate.actor, gate.acts, name)
    if game.turn.phase is Phase.DARED or game.turn.mode is Mode.DARE:
        return _dare(game, view)
    if game.show is not None:
        return _show(game, view)
    if game.last is not None:
        return _last_round(game, view)
    if game.called is not None:
        points = figure(game.rules.s.rule11k_points)
        return view._replace(lead=Lead(say("stage-bar-11000"), points))
    return view


def four_of(game: Game) -> tuple[int, ...]:
    """The four alike that a dare is about."""
    turn = game.turn
    if turn.throw and turn.mode is not Mode.DARE:
        face = max(set(turn.throw), key=turn.throw.count)
        return tuple(shown for shown in turn.throw if shown == face)
    return tuple(face for _, face in turn.aside)


def _dare(game: Game, view: TurnView) -> TurnView:
    four = four_of(game)
    if not four:
        return view
    if game.turn.mode is Mode.DARE:
        view = view._replace(title=say("stage-title-dare", face=four[0]))
    worth = game.turn.points + dare_worth(game, four)
    return view._replace(
        points=dare_stake(game, four),
        points_label=say("stage-bar-at-stake"),
        staked=True,
        stay=(say("stage-bar-brings", face=four[0]), figure(worth)),
        miss=Fraction(5, 6),
    )


def missed_view(game: Game, view: TurnView) -> TurnView:
    """The bar after a miss that a re-roll may take back: what is lost unless it does."""
    return view._replace(
        title=say("stage-title-reroll", name=shortened(called(game.seats[game.turn.seat]), 20)),
        note=say("stage-note-reroll", points=game.turn.points),
        stay=None,
        miss=None,
    )


def _doubted(game: Game, view: TurnView) -> TurnView:
    """The headline is with the player whose total is doubted."""
    offer = game.offer
    assert offer is not None
    name = shortened(called(game.seats[offer.seat]), 20)
    return TurnView(offer.seat, say("stage-title-doubted", name=name, points=offer.declared), name)


def _show(game: Game, view: TurnView) -> TurnView:
    view = view._replace(title=say("stage-title-show", name=view.name), show=True)
    if game.turn.mode is Mode.ROLLOFF:
        return view._replace(title=say("stage-title-rolloff", name=view.name))
    return view._replace(stay=None, lead=show_lead(game))


def show_lead(game: Game, *, stayed: bool = False) -> Lead:
    """Who leads the Halftime Show; `stayed`: the turn now on counts, though it is in sight."""
    show, turn = game.show, game.turn
    assert show is not None
    scores = [score for score in show.scores if not stayed or score[0] != turn.seat]
    if stayed:
        scores.append((turn.seat, turn.points))
    best = max(scores, key=lambda score: score[1], default=None)
    if best is None:
        return Lead(say("stage-bar-leads"), "–")
    return Lead(say("stage-bar-leads"), figure(best[1]), best[0])


def _last_round(game: Game, view: TurnView) -> TurnView:
    """The figure of a last round: what must be beaten, or who is home."""
    s = game.rules.s
    by_points = s.winner_by is WinnerBy.POINTS or game.called is not None
    home = game.home
    if by_points or home < 0:
        home = max(range(len(game.seats)), key=lambda seat: game.seats[seat].total)
    label = say("stage-bar-beat") if by_points else say("stage-bar-home")
    return view._replace(
        note=say("stage-note-last-round", left=len(game.last or ())),
        lead=Lead(label, figure(game.seats[home].total), home),
    )
