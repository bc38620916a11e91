"""Translates events of the engine into beats.

The beats of a step tell it in the order in which players live it, which is not always that of the
events: the hits of a turn are written before the bell rings and the dice go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.combos import Straight
from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import CellKind, Event, EventKind, Game, Mode, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook import catalogue
from zonk_desktop.stage.beats import Beat, Data, Keys, Kind, Says, StageManners, ordered
from zonk_desktop.stage.scene import Scene, dare_stake
from zonk_desktop.transcript import telling
from zonk_desktop.transcript.replay import Step
from zonk_desktop.words import Message, Value

#: Kinds of events without a beat of their own, and why.
SILENT = {EventKind.FINISHED: "the beat of WINNER or INSTANT_LOSS is the end"}


def script(
    before: Game, events: Iterable[Event], after: Game, manners: StageManners
) -> tuple[Beat, ...]:
    """The beats of one action, from the game before it, its events, and the game after it."""
    scene = Scene(before, after, manners)
    for event in events:
        if event.event not in SILENT:
            _play(scene, event)
    scene.close()
    return ordered(scene.beats)


def course(steps: Sequence[Step], after: Game, manners: StageManners) -> tuple[Beat, ...]:
    """The beats of actions done at once, such as a keep with the roll that follows it."""
    found: list[Beat] = []
    for place, step in enumerate(steps):
        then = steps[place + 1].before if place + 1 < len(steps) else after
        found += script(step.before, step.events, then, manners)
    return ordered(found)


def undone(before: Game, after: Game, manners: StageManners) -> tuple[Beat, ...]:
    """The beat of a choice that was taken back."""
    length = manners.length(Kind.UNDO)
    whose = Data(other=before.turn.seat)
    return (Beat(Kind.UNDO, after.turn.seat, after, length, Keys.OPEN, whose),)


def landed(game: Game, faces: tuple[int, ...]) -> Game:
    """The table with dice that have just come to rest, before anything is made of them."""
    turn = game.turn
    if turn.again:
        shown = dict(zip(turn.active, turn.throw, strict=True))
        shown.update(zip(turn.again, faces, strict=True))
        faces = tuple([shown[die] for die in turn.active])
    phase = Phase.TO_KEEP if turn.mode in {Mode.NORMAL, Mode.BLOOD} else Phase.ROLLING
    return changed(game, turn=changed(turn, phase=phase, throw=faces, again=()))


def _play(scene: Scene, event: Event) -> None:  # noqa: PLR0912, PLR0915 - a branch a kind
    kind, seat = event.event, event.seat
    name = scene.name(seat)
    match kind:
        case EventKind.ROLLED:
            _rolled(scene, event)
        case EventKind.KEPT:
            _kept(scene, event)
        case EventKind.FORCED:
            _forced(scene, event)
        case EventKind.MISS:
            _missed(scene, event)
        case EventKind.SAFE:
            scene.tied(Kind.SAFE, seat, Data(event.value), event)
        case EventKind.BANKED:
            _banked(scene, event)
        case EventKind.EARNED:
            _sign(scene, event)
        case EventKind.HITS:
            scene.mark(seat, whole=True)
            scene.tied(Kind.PENNANTS, seat, Data(number=event.value, word=event.name), event)
        case EventKind.SHOWN:
            _shown(scene, event)
        case EventKind.ROYALE:
            says = Says(banner=Message.of("stage-royale", value=event.value))
            scene.add(Kind.ROYALE, seat, Data(event.value), says, event)
        case EventKind.TOKEN:
            scene.add(Kind.TOKEN, seat, Data(number=1), event=event)
        case EventKind.REROLL:
            scene.add(Kind.REROLL, seat, event=event, game=scene.after)
        case EventKind.LAST_DIE:
            scene.loud(Kind.REROLL, event, game=scene.after)
        case EventKind.TAKEN_OVER:
            scene.add(Kind.TAKE_OVER, seat, Data(event.value), event=event, game=scene.after)
        case EventKind.MAY_DARE:
            _may_dare(scene, event)
        case EventKind.DARED:
            _dared(scene, event)
        case EventKind.DARE_TAKEN:
            _dare_taken(scene, event)
        case EventKind.DARE_REFUSED:
            scene.add(Kind.DARE_REFUSED, seat, Data(other=event.other), event=event)
        case EventKind.DARE_WON:
            _dare_won(scene, event)
        case EventKind.CALLED_11000:
            s = scene.after.rules.s
            figures: dict[str, Value] = {"limit": s.limit, "points": s.rule11k_points}
            under = Message.of("stage-under-11000", **figures)
            scene.loud(Kind.ELEVEN, event, game=scene.after, under=under)
        case EventKind.HALFTIME:
            _halftime(scene, event)
        case EventKind.ROLLOFF:
            assert scene.after.show is not None
            tied = scene.after.show.rolloff
            names = tuple(scene.name(one) for one in tied)
            says = Says(banner=Message.of("stage-rolloff", names=names))
            scene.add(Kind.ROLLOFF, seat, Data(seats=tied), says, event)
        case EventKind.HALFTIME_HIT:
            scene.loud(Kind.SHOW_HIT, event, Data(number=1))
        case EventKind.HALFTIME_OVER:
            # A turn of the show that was lost is told before its end.
            scene.lost_turns()
            says = Says(
                Message.of("stage-title-show-over"), banner=telling.message(scene.after, event)
            )
            game = scene.with_turn_in_sight()
            scene.add(Kind.SHOW_OVER, seat, says=says, event=event, game=game)
        case EventKind.KNOCKED_BACK:
            data = Data(event.value, other=event.other)
            scene.loud(Kind.KNOCKED_BACK, event, data)
        case EventKind.EXTENDED:
            scene.loud(Kind.EXTENDED, event, Data(event.value))
        case EventKind.LIMIT:
            _last_round(scene, event)
        case EventKind.LAST_LICKS:
            left = scene.after.last
            assert left is not None
            game = changed(scene.game, last=left)
            scene.loud(Kind.LAST_ROUND, event, Data(seats=left), game=game)
        case EventKind.OUT:
            scene.loud(Kind.OUT, event)
        case EventKind.INSTANT_WIN:
            scene.loud(Kind.GAME_THROWN, event)
        case EventKind.INSTANT_LOSS:
            scene.loud(Kind.GAME_LOST, event)
        case EventKind.WINNER:
            _won(scene, event)
        case EventKind.FAULT:
            says = Says(
                Message.of("stage-title-fault", name=name),
                banner=telling.message(scene.after, event),
            )
            scene.add(Kind.FAULT, seat, Data(word=event.name), says, event)
        case EventKind.TOUCHED:
            scene.loud(Kind.TOUCH, event)
        case EventKind.PENALTY:
            data = Data(event.value, word=event.name)
            by_vote = scene.after if event.name in act.PENALTY_KINDS else None
            scene.loud(Kind.PENALTY, event, data, game=by_vote)
        case EventKind.CHALLENGED:
            scene.loud(Kind.DOUBT, event, game=scene.after)
        case EventKind.ACCOUNT_HELD:
            scene.loud(Kind.HOLDS, event, game=scene.after)
        case EventKind.ACCOUNT_FAILED:
            scene.loud(Kind.FALSE, event)
        case EventKind.STAKE:
            scene.loud(Kind.POT, event, Data(event.value), game=scene.after)
        case EventKind.SOCIAL:
            data = Data(number=1, seats=tuple(range(len(scene.after.seats))))
            scene.loud(Kind.SOCIAL, event, data)
        case EventKind.ASKED:
            data = Data(number=event.value)
            scene.add(Kind.ASK, seat, data, event=event, game=scene.after)
        case EventKind.RELEASED:
            scene.add(Kind.WORD, seat, Data(word=event.name), event=event)
        case EventKind.SAID_NO:
            scene.loud(Kind.NO, event)
        case EventKind.TOOK_HITS:
            scene.add(Kind.TAKEN, seat, Data(number=event.value), event=event)
        case EventKind.HIT_GIVEN:
            data = Data(number=event.value, other=event.other)
            scene.loud(Kind.GIVEN, event, data, game=scene.after)
        case EventKind.FINISHED:
            raise AssertionError("silent kinds do not come here")
        case _:
            assert_never(kind)


# ---- the throw -------------------------------------------------------------------------


def _rolled(scene: Scene, event: Event) -> None:
    dice = dice_in_hand(scene.before)
    data = Data(dice=dice, faces=event.dice)
    says = _dare_says(scene) if scene.before.turn.mode is Mode.DARE else Says()
    if not scene.manners.real:
        scene.add(Kind.THROW, event.seat, data, says)
    lying = landed(scene.before, event.dice)
    scene.add(Kind.REST, event.seat, data, says, event, game=lying)
    royale = lying.rules.royale
    whole = lying.turn.mode is Mode.NORMAL and len(lying.turn.throw) == len(lying.rules.everyone)
    if royale and royale.rolled and whole and pack(lying.turn.throw) == pack(royale.faces):
        scene.add(Kind.ROYALE_LIES, event.seat, data, _royale_says(scene, royale))


def _royale_says(scene: Scene, royale: Straight) -> Says:
    """The rarest throw is called out; nothing is carried by it, what it brings is thrown for."""
    figures: dict[str, Value] = {"dice": royale.rolled, "times": royale.factor}
    return Says(
        banner=Message.of("stage-royale-thrown", count=len(scene.after.rules.everyone)),
        under=Message.of("table-note-royale", **figures),
    )


def _kept(scene: Scene, event: Event) -> None:
    turn = scene.before.turn
    faces = dict(zip(turn.active, turn.throw, strict=True))
    data = Data(event.value, 0, "", -1, event.dice, tuple([faces[d] for d in event.dice]))
    if set(event.dice) == set(turn.active):
        _all_score(scene, event, data)
    elif event.dice:
        scene.add(Kind.KEEP, event.seat, data, event=event, game=scene.after)
    else:
        # A stay keeps what scores; which dice those are the engine does not tell.
        game = scene.on(scene.game.turn.points + event.value)
        keep = act.Keep(tuple(sorted(keep_all(scene.before))))
        if refusal(scene.before, keep) is None:
            kept = apply(scene.before, keep)[0]
            if kept.turn.aside:
                shown = tuple([faces[die] for die in keep.dice])
                game, data = kept, data._replace(dice=keep.dice, faces=shown)
        scene.add(Kind.KEEP, event.seat, data, event=event, game=game)


def _forced(scene: Scene, event: Event) -> None:
    turn = scene.game.turn
    faces = dict(zip(turn.active, turn.throw, strict=True))
    data = Data(event.value, 0, event.name, -1, event.dice, tuple([faces[d] for d in event.dice]))
    if event.name == Code.ALL_DICE_SCORE.value:
        _all_score(scene, event, data)
        return
    says = Says(banner=telling.message(scene.after, event))
    scene.add(Kind.FORCED, event.seat, data, says, event, game=scene.after)


def _all_score(scene: Scene, event: Event, data: Data) -> None:
    """Every die of the set has scored: they light up where they lie, all of them."""
    after = scene.after.turn
    dice = len(scene.after.rules.everyone)
    must = "yes" if after.phase is Phase.TO_ROLL else "no"
    told = Message.of("stage-all-score", count=dice, must=must)
    lit = (*scene.game.turn.aside, *zip(data.dice, data.faces, strict=True))
    data = data._replace(dice=tuple(d for d, _ in lit), faces=tuple(f for _, f in lit))
    game = scene.on(after.points)
    says = Says(banner=told)
    royale = scene.after.rules.royale
    if after.mode is Mode.ROYALE:
        assert royale is not None
        says = _royale_says(scene, royale)
    scene.add(Kind.ALL_SCORE, event.seat, data, says, event, game=game)


def _missed(scene: Scene, event: Event) -> None:
    seat, lost, turn = event.seat, event.value, scene.before.turn
    if turn.mode is Mode.DARE:
        # The four alike were worth something, though nothing was written for them yet.
        lost = dare_stake(scene.before, tuple(face for _, face in turn.aside))
        event = changed(event, value=lost)
    # The sheet's own word is the headline; what is gone is struck out beside it.
    says = Says(Message.of("stage-word", word=event.name), struck=lost)
    data = Data(lost, word=event.name)
    scene.add(Kind.MISS, seat, data, says, event)
    scene.tied(Kind.SWEEP, seat, data)
    if not any(cell.kind is CellKind.TOTAL for cell in scene.new_cells()):
        scene.write(seat)


def _banked(scene: Scene, event: Event) -> None:
    seat = event.seat
    says = Says(Message.of("stage-title-stay", name=scene.name(seat)))
    data = Data(event.value, word=event.name)
    scene.add(Kind.STAY, seat, data, scene.says if scene.says.banner else says, event)
    scene.write(seat)


# ---- hits ------------------------------------------------------------------------------


def _sign(scene: Scene, event: Event) -> None:
    """A mark beside the entry; the source's own word is called out."""
    scene.mark(event.seat)
    why = catalogue.headed(catalogue.hit_short(scene.after.rules.ruleset, event.name))
    says = scene.says._replace(banner=Message.of("stage-sign", title=why))
    data = Data(number=event.value, word=event.name)
    scene.add(Kind.SIGN, event.seat, data, says, event)


def _shown(scene: Scene, event: Event) -> None:
    seat = event.seat
    earned = scene.game.turn.earned
    more = tuple(e for e in scene.after.turn.earned if e not in earned)
    if scene.after.turn.seat == seat:
        mine = tuple(e for e in more if e.source == event.name)
        scene.game = changed(scene.game, turn=changed(scene.game.turn, earned=(*earned, *mine)))
    # The card on the felt says it; a banner over it would say it twice.
    scene.add(Kind.EARNED, seat, Data(number=event.value, word=event.name), event=event)


# ---- the dare --------------------------------------------------------------------------


def _may_dare(scene: Scene, event: Event) -> None:
    says = Says(banner=Message.of("stage-may-dare", name=scene.name(event.seat)))
    scene.add(Kind.MAY_DARE, event.seat, Data(), says, event, game=scene.after)


def _dared(scene: Scene, event: Event) -> None:
    scene.add(Kind.DARED, event.seat, Data(other=event.other), event=event, game=scene.after)


def _dare_taken(scene: Scene, event: Event) -> None:
    scene.game = scene.after
    scene.add(
        Kind.DARE_TAKEN, event.seat, Data(other=event.other), _dare_says(scene), event,
        game=scene.after,
    )  # fmt: skip


def _dare_says(scene: Scene) -> Says:
    (face,) = {face for _, face in scene.game.turn.aside}
    return Says(Message.of("stage-title-dare", face=face))


def _dare_won(scene: Scene, event: Event) -> None:
    turn = scene.game.turn
    lit = (*turn.aside, *zip(turn.active, turn.throw, strict=True))
    data = Data(
        event.value, dice=tuple(die for die, _ in lit), faces=tuple(face for _, face in lit)
    )
    says = Says(banner=telling.message(scene.after, event))
    game = scene.on(scene.after.turn.points)
    scene.add(Kind.DARE_WON, event.seat, data, says, event, game=game)


# ---- turning points --------------------------------------------------------------------


def _halftime(scene: Scene, event: Event) -> None:
    leader = max(scene.after.seats, key=lambda seat: seat.total)
    says = Says(Message.of("stage-title-halftime"))
    game = scene.with_turn_in_sight()
    scene.add(Kind.HALFTIME, event.seat, Data(leader.total), says, event, game=game)


def _last_round(scene: Scene, event: Event) -> None:
    seat = event.seat
    total = scene.after.seats[seat].total
    left = scene.after.last
    says = Says(
        Message.of("stage-title-home", name=scene.name(seat), total=total),
        banner=Message.of("stage-last-round") if left else None,
    )
    game = changed(scene.game, home=scene.after.home, last=left)
    scene.add(Kind.LAST_ROUND, seat, Data(total, seats=left or ()), says, event, game=game)


def _won(scene: Scene, event: Event) -> None:
    seat = event.seat
    total = scene.after.seats[seat].total
    told = Message.of("stage-title-win", name=scene.name(seat))
    says = Says(told, told)
    scene.add(Kind.WIN, seat, Data(total), says, event, game=scene.after)
