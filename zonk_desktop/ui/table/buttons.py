"""Contents of the buttons of a turn, and of the menu of calls beside them."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.moves import candidates, refused
from zonk_desktop.engine.play import dice_in_hand, missed, refusal
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.rulebook.catalogue import fault_title
from zonk_desktop.stage.scene import waits
from zonk_desktop.stage.sight import Sight, settled, to_act
from zonk_desktop.transcript.verbs import SAID, Calls
from zonk_desktop.transcript.words import called, sentence
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import Value, say


def results_button() -> ButtonView:
    """The button back to the last page, in the place of Roll."""
    return ButtonView("results", say("table-the-results"), say("table-who-takes-what"), "R")


def waiting_buttons(
    game: Game, name: str, minded: frozenset[int], *, paused: bool = False
) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay while a computer has the dice: the first shortens the wait.

    Where it waits for hits of a person, the first says that they have been taken.
    """
    name = shortened(name, 14)
    why, brief = say("seat-computer-plays-why", name=name), say("seat-computer-plays-brief")
    first = ButtonView(
        "roll", say("seat-computer-plays", name=name), say("seat-no-waiting"), "R",
        short=say("seat-computer-plays-short"),
    )  # fmt: skip
    if paused:
        note, few = say("seat-they-pause"), say("seat-they-pause-brief")
        first = ButtonView("roll", say("seat-let-them-go-on"), note, "R", brief=few)
    people = [gate for gate in game.gates if gate.holder not in minded]
    if people and not paused:
        s = game.rules.s
        worded = s.ceremony is Ceremony.STRICT and s.release is not ReleaseBy.COURTESY
        holder = shortened(called(game.seats[people[0].holder]), 14)
        hits = sum(gate.hits for gate in people)
        note = say("seat-hits-due", name=holder, hits=hits)
        brief = say("hits-counted", hits=hits)
        first = ButtonView(
            "roll", say("seat-hits-taken"), note, "R", (act.TookHits(),), brief=brief
        )
        if worded:
            # An answer is wanted, which stands on the card of the hits.
            first = first._replace(does=(), reason=note, brief=note)
    return (
        first,
        ButtonView("keep", say("table-keep"), "", "K", reason=why, brief=brief),
        ButtonView("stay", say("table-stay"), "", "S", reason=why, brief=brief),
    )


def roll_button(sight: Sight, *, real: bool) -> ButtonView:
    """The button Roll; it keeps first what is picked."""
    game, now, after = sight.game, sight.now, sight.after
    hits_due = sum(gate.hits for gate in game.gates)
    turn = now.turn
    count = len(dice_in_hand(sight.then))
    whole = count == now.rules.s.dice_count
    text = say("table-roll-all" if whole else "table-roll-some", dice=count)
    if real:
        text = say("table-enter-the-throw")
    if turn.phase is Phase.TO_KEEP:
        if not sight.picked:
            return ButtonView(
                "roll",
                text,
                "",
                "R",
                reason=say("table-pick-at-least-one-die"),
                brief=say("table-pick-one"),
            )
        if after is None:
            return _blocked("roll", text, "R", now, refusal(now, sight.keep))
        why = refusal(after, act.Roll())
        if why is not None:
            return _blocked("roll", text, "R", now, why)
        note = say("table-keeps-first", **named_faces(now, sight.picked))
        return ButtonView("roll", text, note, "R", (sight.keep, act.Roll()))
    why = refusal(now, act.Roll())
    if why is not None:
        return _blocked("roll", text, "R", now, why)
    note = "" if turn.rolls else say("table-turn-begins")
    brief = ""
    if turn.points:
        note = say("table-goes-along", points=turn.points)
    if turn.mode is Mode.DARE:
        note = say("table-for-the-four", face=str(turn.aside[0][1]))
    if hits_due and now is not game:
        note = say("table-hits-first", hits=hits_due)
        brief = say("table-hits-first-brief", hits=hits_due)
        if waits(game):
            roller = shortened(called(game.seats[turn.seat]), 12)
            note = say("stage-gate-roll", name=roller, hits=hits_due)
    return ButtonView("roll", text, note, "R", (act.Roll(),), brief=brief)


def _blocked(name: str, text: str, key: str, game: Game, why: Refusal | None) -> ButtonView:
    """A blocked button with its reason: a sentence, and a few words."""
    if why is None:
        why = Refusal(Code.KEEP_FIRST)
    reason = sentence(why)
    if why.code is Code.GATE_CLOSED:
        gate = game.gates[0]
        holder = shortened(called(game.seats[gate.holder]), 14)
        reason = say("table-gate-shut", name=holder, hits=gate.hits)
    brief = say("table-not-now")
    if why.code in _BRIEF:
        brief = say(f"table-brief-{why.code.value}", **why.data)
    return ButtonView(name, text, "", key, reason=reason, brief=brief)


#: Refusals that a few words tell; others are said to be impossible now.
_BRIEF = frozenset(
    (
        Code.ACCOUNT_FIRST,
        Code.ALL_DICE_SCORE,
        Code.BELOW_ENTRY,
        Code.BELOW_EXTENSION,
        Code.BELOW_MINIMUM,
        Code.BELOW_PREVIOUS,
        Code.BLOOD_DIE,
        Code.DARED,
        Code.DICE_COUNT,
        Code.GAME_OVER,
        Code.GATE_CLOSED,
        Code.KEEP_FIRST,
        Code.LAST_DIE,
        Code.MUST_BEAT_LEADER,
        Code.MUST_KEEP_ALL,
        Code.NO_THROW,
        Code.NOT_CONFIRMED,
        Code.NOT_SCORING,
        Code.NOTHING_TO_BANK,
        Code.OVER_LIMIT,
        Code.ROLLING,
        Code.ROYALE_FIRST,
    )
)


def named_faces(game: Game, picked: tuple[int, ...]) -> dict[str, Value]:
    """The picked dice as arguments of the buttons' messages."""
    shown = dict(zip(game.turn.active, game.turn.throw, strict=False))
    faces = sorted(shown[die] for die in picked)
    if len(faces) > 1 and len(set(faces)) == 1:
        return {"kind": "alike", "count": len(faces), "faces": (faces[0],)}
    return {"kind": "few" if len(faces) < 3 else "many", "count": len(faces), "faces": tuple(faces)}


def keep_button(sight: Sight) -> ButtonView:
    """The button Keep; it sets the picked dice aside."""
    now, picked, keep = sight.now, sight.picked, sight.keep
    if sight.royale:
        note, brief = say("table-keep-royale-note"), say("table-keep-royale-brief")
        return ButtonView(
            "keep", say("table-keep-royale"), note, "K", (keep,), brief=brief,
            short=say("table-keep-royale-short"),
        )  # fmt: skip
    if sight.after is not None:
        named = named_faces(now, picked)
        text, short = say("table-keep-these", **named), say("table-keep-short", **named)
        note = say("table-keep-points", points=sight.gained)
        return ButtonView("keep", text, note, "K", (keep,), short=short)
    if now.turn.phase is Phase.TO_KEEP and not picked:
        return ButtonView(
            "keep",
            say("table-keep"),
            "",
            "K",
            reason=say("table-pick-dice-that-score"),
            brief=say("table-pick-one"),
        )
    why = refusal(now, keep) if now.turn.phase is Phase.TO_KEEP else refused(now, act.Keep)
    return _blocked("keep", say("table-keep"), "K", now, why)


def stay_button(sight: Sight) -> ButtonView:
    """The button Stay; it keeps first what is picked."""
    now, found = sight.now, sight.stay
    points = sight.then.turn.points
    text = say("table-stay-with", points=points) if points else say("table-stay")
    short = say("table-stay-short", points=points) if points else ""
    if found is None:
        if now.turn.phase is Phase.TO_KEEP and sight.after is None:
            reason = say("table-pick-the-dice-to-stay")
            brief = say("table-pick-one")
            return ButtonView("stay", text, "", "S", reason=reason, brief=brief, short=short)
        blocked = _blocked("stay", text, "S", now, refusal(sight.then, act.Stay()))
        return blocked._replace(short=short)
    does: tuple[act.Action, ...] = (act.Stay(),)
    if sight.after is not None:
        does = (sight.keep, *does)
    note = say("table-makes", total=found[1].total)
    if now.show is not None:
        note = say("table-scored-in-the-show")
    return ButtonView("stay", text, note, "S", does, short=short)


def reroll_buttons(game: Game, back: Game) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay after a miss that a re-roll may take back.

    `back`: the table with that throw; the game itself has gone on.
    """
    dice = len(dice_in_hand(back))
    name = shortened(called(game.seats[game.turn.seat]), 14)
    why, brief = say("table-reroll-first"), say("table-reroll-first-brief")
    note = say("table-reroll-again", dice=dice)
    stands = say("table-let-it-stand")
    return (
        ButtonView("reroll", say("table-use-the-reroll"), note, "R", (act.UseReroll(),)),
        ButtonView("keep", say("table-keep"), "", "K", reason=why, brief=brief),
        ButtonView(
            "let-stand", stands, "" if game.ended else say("table-then-plays", name=name), "S"
        ),
    )


def dare_button(game: Game) -> ButtonView:
    """The button that takes a dare."""
    four = max(set(game.turn.throw), key=game.turn.throw.count)
    return ButtonView(
        "take-dare",
        say("table-take-the-dare"),
        say("table-roll-for-the-four", face=str(four)),
        "D",
        (act.TakeDare(),),
    )


def refuse_button() -> ButtonView:
    """The button that refuses a dare, in the place of Keep."""
    return ButtonView(
        "refuse-dare", say("table-refuse"), say("table-play-on"), "N", (act.RefuseDare(),)
    )


def account_button(game: Game) -> ButtonView:
    """The button that opens the naming of the dice of a doubted total."""
    name = shortened(called(game.seats[to_act(game)]), 14)
    return ButtonView("account", say("table-name-the-dice"), name, "C")


class Call(NamedTuple):
    """An entry of the menu of calls; an answer at a gate has no group."""

    group: Calls | None
    text: str
    action: act.Action


#: Verbs with a place in the menu of calls, group by group.
_CALLS = tuple((verb, group) for group in Calls for verb in SAID if verb.call is group)


def calls(game: Game, *, real: bool = True) -> list[Call]:
    """All calls that are legal now, and can happen at this table.

    `real`: dice lie on a real table. Those on a screen nobody touches, drops or throws too early.
    """
    now = settled(game)
    return [
        Call(group, say(f"verb-call-{verb.name}", **_called(game, action)), action)
        for verb, group in _CALLS
        for action in candidates(game, verb.action)
        # What goes on with the play says as well that hits have been taken.
        if not _asked_elsewhere(game, action)
        and (real or not _unseen(game, action))
        and refusal(now if verb.takes_hits else game, action) is None
    ]


def call_kinds(found: list[Call]) -> str:
    """Name the kinds of these calls, in a few words."""
    groups = dict.fromkeys(call.group for call in found if call.group is not None)
    kinds = tuple(say("stage-call-kind", kind=group.name.lower()) for group in groups)
    return say("stage-calls", kinds=kinds) if kinds else ""


def _asked_elsewhere(game: Game, action: act.Action) -> bool:
    """Whether this is a re-roll of a throw that missed: whoever threw it was asked for it."""
    return isinstance(action, act.UseReroll) and missed(game)


def _unseen(game: Game, action: act.Action) -> bool:
    """Whether this takes real dice or a real sheet: a hand on them, or throws still unknown."""
    if isinstance(action, act.Challenge):
        # After the end the seed is told, and what might still be thrown with it.
        return game.ended is not None
    if isinstance(action, act.Penalty):
        return action.kind is act.PenaltyKind.OUT_OF_TURN
    return isinstance(action, act.Fault | act.Touch)


#: Fields of actions that hold a player's seat.
_SEATS = frozenset(("player", "giver", "taker"))


def _called(game: Game, action: act.Action) -> dict[str, Value]:
    """The fields of an action in words, for the text of its call."""
    found: dict[str, Value] = {}
    for name in action._fields:
        value = getattr(action, name)
        if name in _SEATS:
            found[name] = "" if value is None else shortened(called(game.seats[value]), 20)
        elif isinstance(action, act.Fault):
            found[name] = fault_title(game.rules.ruleset, action.kind)
        else:
            found[name] = value
    if isinstance(action, act.Stake):
        # The first to put in says how much.
        found["open"] = not any(game.pot)
    return found
