"""The table by ear: sentences on a position, so that nobody has to see it. No Qt.

`before_choice` says what somebody who is to choose must know; the others answer questions.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy, WinnerBy
from zonk_desktop.engine.dares import dare_worth
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import candidates, refusal
from zonk_desktop.engine.state import EventKind, Game, Mode, OfferKind, Phase, rounds
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.stage.scene import dare_stake
from zonk_desktop.stage.sight import Sight, entry_need, player_now, to_act
from zonk_desktop.transcript import telling as refusals
from zonk_desktop.transcript.telling import called
from zonk_desktop.words import Message, Value

#: Keeps that are named when somebody asks what the dice would bring.
_MOST_KEEPS = 6


class Depth(StrEnum):
    """How much is said unasked."""

    #: Whose turn it is, what it came to, and what is awaited.
    FEW = "few"
    #: And every throw and keep, what is picked, what a stay makes, and the chance to miss.
    NORMAL = "normal"
    #: And what lies aside, what is written, and how everybody stands.
    ALL = "all"


#: Events that are heard with more than few words: how a turn goes, not what it came to.
_ON_THE_WAY = frozenset((
    EventKind.ROLLED, EventKind.KEPT, EventKind.FORCED, EventKind.SHOWN, EventKind.ASKED,
))  # fmt: skip


# ---- what happened -----------------------------------------------------------------------


def heard(beat: Beat, after: Game, depth: Depth, *, asked: bool) -> tuple[Message, ...]:
    """What a beat says by ear. `after`: the game when all is shown; `asked`: a person is next to
    choose there, and is told the dice with the choice.
    """
    said = beat.says.told
    if said is None:
        loud = beat.kind in {Kind.ORDER_TIE, Kind.ORDER_DONE, Kind.MAGIC_LIES, Kind.ROYALE_LIES,
                             Kind.LOST_TURN}  # fmt: skip
        found = [one for one in (beat.says.banner, beat.says.under) if one is not None and loud]
        if beat.kind is Kind.ENTRY and depth is Depth.ALL:
            found.append(_written(beat))
        return tuple(found)
    if depth is Depth.FEW and beat.event in _ON_THE_WAY:
        return ()
    if beat.event is EventKind.ROLLED:
        turn = after.turn
        if asked and turn.seat == beat.seat and turn.throw:
            return ()
        shown = named(beat.game, beat.data.dice, beat.data.faces)
        return (Message.of("ear-rolls", name=called(beat.game.seats[beat.seat]), dice=shown),)
    return (said,)


def _written(beat: Beat) -> Message:
    cell = beat.game.cells[len(beat.game.cells) - 1]
    return Message.of("ear-written", row=cell.row + 1, word=beat.data.word)


# ---- dice --------------------------------------------------------------------------------


def named(game: Game, dice: tuple[int, ...], faces: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice by face, with the colour of those that have one."""
    colours = game.rules.colours
    found = sorted((face, colours[die]) for die, face in zip(dice, faces, strict=True))
    return tuple(Message.of("ear-die", face=face, colour=colour or "-") for face, colour in found)


def _some(game: Game, dice: tuple[int, ...]) -> tuple[Message, ...]:
    """These dice of the throw."""
    shown = dict(zip(game.turn.active, game.turn.throw, strict=True))
    return named(game, dice, tuple(shown[die] for die in dice))


# ---- before a choice ---------------------------------------------------------------------


def before_choice(sight: Sight, depth: Depth) -> tuple[Message, ...]:
    """What whoever has the word must know: all that a choice can hang on."""
    game = sight.game
    if game.ended is not None:
        return (over(game),)
    found = [whose(game)]
    if depth is not Depth.FEW:
        found += picked(sight, depth, throw=True)
    # Within a turn the reason why nobody may stay says these.
    known = {"ear-entry", "ear-all-score"} if game.turn.rolls and depth is not Depth.FEW else set()
    return (*found, *(one for one in awaited(game) if one.id not in known))


def whose(game: Game) -> Message:
    """Whose turn it is, and what it has brought."""
    turn = game.turn
    seat = game.seats[to_act(game)]
    mine = to_act(game) == turn.seat
    name = player_now(game) if mine else called(seat)
    figures: dict[str, Value] = {"points": turn.points, "total": seat.total}
    figures |= {"team": called(seat), "teamed": mine and bool(seat.members)}
    return Message.of("ear-turn", name=name, begun=turn.rolls > 0, **figures)


def picked(sight: Sight, depth: Depth, *, throw: bool = False) -> list[Message]:
    """What is picked and worth, what a stay makes of it, and what the next roll risks."""
    game, now, then = sight.game, sight.now, sight.then
    found: list[Message] = []
    if throw and game.turn.throw and game.turn.phase is not Phase.ROLLING:
        lying = named(game, game.turn.active, game.turn.throw)
        found.append(Message.of("ear-dice", dice=lying))
    if throw and depth is Depth.ALL and game.turn.aside:
        found.append(_aside(game))
    if now.turn.phase is Phase.TO_KEEP:
        if not sight.picked:
            found.append(Message.of("ear-picked-none"))
        elif sight.after is None:
            why = refusal(now, sight.keep)
            assert why is not None
            shown = _some(game, sight.picked)
            found.append(Message.of("ear-picked-no", dice=shown, why=refusals.refusal_message(why)))
        else:
            worth: dict[str, Value] = {"points": sight.gained, "royale": sight.royale}
            found.append(Message.of("ear-picked", dice=_some(game, sight.picked), **worth))
    if now.turn.phase in {Phase.TO_KEEP, Phase.TO_DECIDE, Phase.TO_ROLL}:
        found += _stay(sight)
        count, chance = next_miss(then)
        if depth is not Depth.FEW:
            found.append(Message.of("ear-miss", dice=count, chance=_in_a_hundred(chance)))
    return found


def _in_a_hundred(chance: Fraction) -> int:
    """What may happen is never called 0."""
    return max(1, round(100 * chance)) if chance else 0


def _aside(game: Game) -> Message:
    dice, faces = zip(*game.turn.aside, strict=True)
    return Message.of("ear-aside", dice=named(game, dice, faces))


def _stay(sight: Sight) -> list[Message]:
    """What a stay makes; why there is none is said only once something lies there."""
    then, found = sight.then, sight.stay
    if found is None:
        why = refusal(then, act.Stay())
        assert why is not None
        said = then.turn.points or then.turn.throw
        return [Message.of("ear-no-stay", why=refusals.refusal_message(why))] if said else []
    after, cell = found
    points = sight.made
    if sight.now.show is not None:
        return [Message.of("ear-stay-show", points=points)]
    ends = after.ended is not None
    return [Message.of("ear-stay", points=points, total=cell.total, hits=cell.hits, ends=ends)]


def missed(game: Game) -> Message:
    """A throw has missed that a re-roll may take back."""
    return Message.of("ear-missed", name=player_now(game), points=game.turn.points)


# ---- what is awaited ---------------------------------------------------------------------


def awaited(game: Game) -> tuple[Message, ...]:
    """What hangs over the next choice: a gate, a dare, the end, the way into the game."""
    if game.ended is not None:
        return (over(game),)
    found = [*_gates(game), *_dare(game), *_special(game), *_offers(game), *_show(game)]
    seat = game.seats[game.turn.seat]
    if game.called is not None:
        s = game.rules.s
        found.append(Message.of("ear-eleven", points=s.rule11k_points, limit=s.limit))
    if game.last is not None:
        found.append(_last(game, len(game.last)))
    if not seat.entered and entry_need(game) and game.show is None:
        found.append(Message.of("ear-entry", name=called(seat), need=entry_need(game)))
    return tuple(found)


def _gates(game: Game) -> list[Message]:
    s = game.rules.s
    strict = s.ceremony is Ceremony.STRICT
    found = []
    for gate in game.gates:
        by = "roll" if not strict or gate.now else s.release.value
        holder, other = called(game.seats[gate.holder]), called(game.seats[game.turn.seat])
        asks = gate.asked if strict and s.release is ReleaseBy.ASKS else 0
        found.append(
            Message.of(
                "ear-gate", name=holder, other=other, hits=gate.hits, by=by, asked=asks,
                own=gate.now or gate.holder == game.turn.seat,
            )
        )  # fmt: skip
    return found


def _dare(game: Game) -> list[Message]:
    turn = game.turn
    if turn.phase is Phase.DARED or turn.mode is Mode.DARE:
        faces = turn.throw or [face for _, face in turn.aside]
        face = max(faces, key=faces.count)
        four = (face,) * 4
        figures: dict[str, Value] = {
            "face": face, "worth": turn.points + dare_worth(game, four),
            "stake": dare_stake(game, four),
        }  # fmt: skip
        taken = turn.mode is Mode.DARE
        name, darer = called(game.seats[turn.seat]), called(game.seats[turn.darer])
        return [Message.of("ear-dared", name=name, other=darer, taken=taken, **figures)]
    if any(refusal(game, dare) is None for dare in candidates(game, act.Dare)):
        return [Message.of("ear-may-dare")]
    return []


def _special(game: Game) -> list[Message]:
    """A throw that is not like others."""
    turn, royale = game.turn, game.rules.royale
    if turn.mode is Mode.BLOOD:
        return [Message.of("ear-blood")]
    if turn.mode is Mode.ROYALE:
        assert royale is not None
        return [Message.of("ear-royale", dice=royale.rolled, times=royale.factor)]
    if turn.phase is Phase.TO_ROLL and turn.after_all:
        return [Message.of("ear-all-score", dice=len(game.rules.everyone))]
    return []


def _offers(game: Game) -> list[Message]:
    """What may be taken back, taken over, or put in."""
    found, offer, legacy = [], game.offer, game.legacy
    if offer is not None:
        kinds = {
            OfferKind.REROLL: "ear-may-reroll", OfferKind.REROLLED: "ear-rerolled",
            OfferKind.CHALLENGE: "ear-may-doubt", OfferKind.CHALLENGED: "ear-doubted",
        }  # fmt: skip
        name = called(game.seats[offer.seat])
        found.append(Message.of(kinds[offer.kind], name=name, points=offer.declared))
    if legacy is not None:
        points, dice = legacy.points, len(legacy.active)
        found.append(Message.of("ear-left", points=points, dice=dice))
    if any(game.pot):
        found.append(Message.of("ear-pot", points=sum(game.pot)))
    return found


def _show(game: Game) -> list[Message]:
    if (show := game.show) is None:
        return []
    found = [Message.of("ear-show", left=len(show.left), rolloff=bool(show.rolloff))]
    if show.scores:
        seat, points = max(show.scores, key=lambda score: score[1])
        found.append(Message.of("ear-show-leads", name=called(game.seats[seat]), points=points))
    return found


def _last(game: Game, left: int) -> Message:
    s = game.rules.s
    by_points = s.winner_by is WinnerBy.POINTS or game.called is not None
    best = max(range(len(game.seats)), key=lambda seat: game.seats[seat].total)
    seat = game.seats[best if by_points or game.home < 0 else game.home]
    return Message.of("ear-last", left=left, name=called(seat), total=seat.total, beat=by_points)


def over(game: Game) -> Message:
    won = game.ended.winners if game.ended is not None else ()
    names = tuple(called(game.seats[seat]) for seat in won)
    points = game.seats[won[0]].total if won else 0
    return Message.of("ear-over", names=names, won=bool(won), total=points)


# ---- questions ---------------------------------------------------------------------------


def totals(game: Game) -> tuple[Message, ...]:
    """How everybody stands."""
    found = [
        Message.of(
            "ear-total", name=called(seat), total=seat.total, hits=seat.hits, tokens=seat.tokens,
            entered=seat.entered or not entry_need(game), out=seat.out,
        )
        for seat in game.seats
    ]  # fmt: skip
    found.append(Message.of("ear-goal", limit=game.rules.s.limit, round=rounds(game)))
    return (*found, *_magic(game))


def _magic(game: Game) -> tuple[Message, ...]:
    dice = tuple(unpack(game.magic))
    return (Message.of("ear-magic-number", dice=dice),) if dice else ()


def lies(sight: Sight) -> tuple[Message, ...]:
    """What lies on the table, and what each part of it would bring."""
    game = sight.game
    found = [whose(game)]
    if game.turn.aside:
        found.append(_aside(game))
    found += picked(sight, Depth.NORMAL, throw=True)
    if not game.gates:
        found += [
            Message.of("ear-brings", dice=_some(game, dice), points=points, count=len(dice))
            for dice, points in keeps(game)[:_MOST_KEEPS]
        ]
    return (*found, *_magic(game))


def asked_for(game: Game) -> tuple[Message, ...]:
    """What is awaited, for who asks; that nothing is, too."""
    return awaited(game) or (Message.of("ear-nothing", name=player_now(game)),)
