"""Content of the turn bar in special turns: a dare, a gate, the show, the last round."""

from __future__ import annotations

from fractions import Fraction

from zonk_desktop.engine.choices import Ceremony, ReleaseBy, WinnerBy
from zonk_desktop.engine.play import dare_worth
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.rulebook.catalogue import symbol_short
from zonk_desktop.stage.scene import dare_stake, passed, waits
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table.turn_view import NO_STAY, Lead, TurnView
from zonk_desktop.words import figure, say, speech


def moment_view(game: Game, view: TurnView) -> TurnView:
    """Adapt the content of the turn bar to such a turn."""
    if game.ended is not None:
        return view
    if game.turn.phase is Phase.CHALLENGED:
        return _doubted(game, view)
    if waits(game):
        return _gate(game, view)
    if game.turn.phase is Phase.DARED or game.turn.mode is Mode.DARE:
        return _dare(game, view)
    if game.show is not None:
        return _show(game, view)
    if game.last is not None:
        return _last_round(game, view)
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
    turn = game.turn
    stake = dare_stake(game, four)
    worth = turn.points + dare_worth(game, four)
    darer = shortened(called(game.seats[turn.darer]), 16) if turn.darer >= 0 else ""
    if turn.mode is Mode.DARE:
        name = shortened(called(game.seats[turn.seat]), 16)
        view = view._replace(
            title=say("stage-title-dare", face=four[0]),
            note=say("stage-note-dare", name=name, other=darer),
        )
    return view._replace(
        points=stake,
        points_label=say("stage-bar-at-stake"),
        points_note=say("stage-bar-alike", count=len(four), face=four[0]),
        stay_label=say("stage-bar-brings", face=four[0]),
        stay=figure(worth),
        stay_note=say("stage-bar-five-alike"),
        miss_label=say("table-next-miss", dice=1),
        miss_brief=say("table-miss-brief", dice=1),
        miss=Fraction(5, 6),
    )


def missed_view(game: Game, view: TurnView) -> TurnView:
    """The bar after a miss that a re-roll may take back: what is lost unless it does."""
    return view._replace(
        title=say("stage-title-reroll", name=shortened(called(game.seats[game.turn.seat]), 20)),
        note=say("stage-note-reroll", points=game.turn.points),
        stay_label=say("stage-bar-total"),
        stay=figure(game.seats[game.turn.seat].total),
        stay_note=say("stage-bar-as-before"),
        miss_label=say("stage-bar-was-miss"),
        miss_brief=say("stage-bar-was-miss"),
    )


def _doubted(game: Game, view: TurnView) -> TurnView:
    """The headline is with the player whose total is doubted."""
    offer = game.offer
    assert offer is not None
    name = shortened(called(game.seats[offer.seat]), 20)
    return view._replace(
        seat=offer.seat,
        title=say("stage-title-doubted", name=name, points=offer.declared),
        name=name,
        note=say("stage-note-doubted"),
        points=offer.declared,
        points_label=say("stage-bar-declared"),
        points_note="",
        stay_label="",
        miss=None,
    )


def _gate(game: Game, view: TurnView) -> TurnView:
    """The headline stays with who has hits to take, until the gate opens."""
    gate = game.gates[0]
    holder, asker = game.seats[gate.holder], shortened(called(game.seats[game.turn.seat]), 16)
    name = shortened(called(holder), 20)
    strict = game.rules.s.ceremony is Ceremony.STRICT
    asks = strict and game.rules.s.release is ReleaseBy.ASKS
    note = say("stage-note-take", name=name, other=asker, hits=gate.hits)
    if asks:
        note = say("stage-note-asks", name=asker, times=gate.hits)
    elif strict:
        note = say("stage-note-word", name=name, other=asker)
    if not passed(game):
        note = say("stage-note-takes", name=name, hits=gate.hits)
    cell = game.cells[holder.cell] if holder.cell >= 0 else None
    view = view._replace(
        seat=gate.holder,
        title=say("stage-title-gate", name=name, hits=gate.hits),
        name=name,
        note=note,
        points=0 if cell is None or cell.points is None else cell.points,
        points_label=say("stage-bar-wrote", name=name),
        points_note="" if cell is None else _listed(game, cell.left),
        stay_label=say("stage-bar-total"),
        stay=figure(holder.total),
        stay_note=say("hits-counted", hits=holder.hits),
        miss=None,
    )
    if not asks:
        return view
    return view._replace(
        third=(
            say("stage-bar-asks"),
            say("stage-bar-of", done=min(gate.asked, gate.hits), of=gate.hits),
            say("stage-bar-more-asks", left=max(0, gate.hits - gate.asked)),
        )
    )


def _listed(game: Game, symbols: tuple[str, ...]) -> str:
    """Name what the marks left of an entry stand for."""
    return speech().listed([symbol_short(game.rules.ruleset, one) for one in symbols])


def _show(game: Game, view: TurnView) -> TurnView:
    show = game.show
    assert show is not None
    view = view._replace(
        title=say("stage-title-show", name=view.name),
        note=say("stage-note-once", left=len(show.left)),
        show=True,
    )
    if game.turn.mode is Mode.ROLLOFF:
        return view._replace(note=say("stage-note-rolloff"))
    return view._replace(
        points_label=say("stage-bar-has", name=shortened(view.name, 12)), stay_label="",
        lead=show_lead(game),
    )  # fmt: skip


def show_lead(game: Game, *, stayed: bool = False) -> Lead:
    """Who leads the Halftime Show; `stayed`: the turn now on counts, though it is in sight."""
    show, turn = game.show, game.turn
    assert show is not None
    scores = [score for score in show.scores if not stayed or score[0] != turn.seat]
    if stayed:
        scores.append((turn.seat, turn.points))
    best = max(scores, key=lambda score: score[1], default=None)
    if best is None:
        return Lead(say("stage-bar-leads"), "–", say("stage-bar-nobody-yet"))
    following = shortened(called(game.seats[show.left[0]]), 12) if show.left else ""
    name = shortened(called(game.seats[best[0]]), 12)
    note = say("stage-bar-leader", name=name, left=len(show.left), following=following)
    told = say("stage-bar-leads-told", name=name, points=best[1])
    return Lead(say("stage-bar-leads"), figure(best[1]), note, best[0], told)


def _last_round(game: Game, view: TurnView) -> TurnView:
    """The note of a last round: who is home, and what must be beaten."""
    s = game.rules.s
    by_points = s.winner_by is WinnerBy.POINTS or game.called is not None
    home = game.home
    if by_points or home < 0:
        home = max(range(len(game.seats)), key=lambda seat: game.seats[seat].total)
    holder = game.seats[home]
    left = len(game.last or ())
    name = shortened(called(holder), 16)
    view = view._replace(
        note=say("stage-note-last-round", left=left),
        lead=Lead(
            say("stage-bar-beat") if by_points else say("stage-bar-home"),
            figure(holder.total),
            say("stage-bar-is-home", name=shortened(called(holder), 12)),
            home,
            say("stage-bar-home-told", name=name, total=holder.total),
        ),
    )
    seat = game.turn.seat
    if not by_points or seat == home:
        return view
    short = holder.total - game.seats[seat].total - view.points
    if short <= 0 and view.stay == NO_STAY:
        # Ahead is who can stay there.
        return view
    return view._replace(stay_note=say("stage-bar-short", points=abs(short), short=short > 0))
