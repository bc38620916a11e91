"""Contents of the buttons of a turn, and of the menu of calls beside them."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.play import candidates, refusal, refused
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.rerolls import missed
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook.catalogue import fault_title
from zonk_desktop.stage.sight import Sight, settled, to_act
from zonk_desktop.transcript.telling import called, sentence
from zonk_desktop.transcript.verbs import SAID, Calls
from zonk_desktop.ui.kit.action_button import ButtonView
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import Value, say


def results_button() -> ButtonView:
    """The button back to the last page, in the place of Roll."""
    return ButtonView("results", say("table-the-results"), "", "R")


def waiting_buttons(
    game: Game, name: str, minded: frozenset[int], *, paused: bool = False
) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay while a computer has the dice: the first shortens the wait.

    Where it waits for hits of a person, the first says that they have been taken.
    """
    why = say("seat-computer-plays-why", name=shortened(name, 14))
    first = ButtonView("roll", say("seat-go-on"), "", "R")
    people = [gate for gate in game.gates if gate.holder not in minded]
    if people and not paused:
        s = game.rules.s
        worded = s.ceremony is Ceremony.STRICT and s.release is not ReleaseBy.COURTESY
        holder = shortened(called(game.seats[people[0].holder]), 14)
        note = say("seat-hits-due", name=holder, hits=sum(gate.hits for gate in people))
        first = ButtonView("roll", say("seat-hits-taken"), note, "R", (act.TookHits(),))
        if worded:
            # An answer is wanted, which stands in the fourth place.
            first = first._replace(does=(), reason=note)
    return first, *waiting(why)


def waiting(why: str) -> tuple[ButtonView, ButtonView]:
    """The buttons Keep and Stay while neither can be pressed."""
    return (
        ButtonView("keep", say("table-keep"), "", "K", reason=why),
        ButtonView("stay", say("table-stay"), "", "S", reason=why),
    )


def roll_button(sight: Sight, *, real: bool) -> ButtonView:
    """The button Roll; it keeps first what is picked. On a sheet of totals: to write one down."""
    game, now, after = sight.game, sight.now, sight.after
    if now.noted:
        text, short = say("table-write-the-turn"), say("table-write-short")
        return ButtonView("write", text, "", "R", (act.WriteDown(0),), short=short)
    turn = now.turn
    count = len(dice_in_hand(sight.then))
    whole = count == now.rules.s.dice_count
    text = say("table-roll-all" if whole else "table-roll-some", dice=count)
    short = say("table-roll-short", dice=count)
    if real:
        text, short = say("table-enter-the-throw"), say("table-enter-short")
    button = ButtonView("roll", text, "", "R", short=short)
    if turn.phase is Phase.TO_KEEP:
        if not sight.picked:
            return button._replace(
                text=say("table-roll"), reason=say("table-pick-at-least-one-die")
            )
        if after is None:
            return _blocked(button, now, refusal(now, sight.keep))
        why = refusal(after, act.Roll())
        if why is not None:
            return _blocked(button, now, why)
        note = say("table-keeps-first", **named_faces(now, sight.picked))
        return button._replace(note=note, does=(sight.keep, act.Roll()))
    why = refusal(now, act.Roll())
    if why is not None:
        return _blocked(button, now, why)
    hits = sum(gate.hits for gate in game.gates)
    note = say("table-hits-first", hits=hits) if hits and now is not game else ""
    return button._replace(note=note, does=(act.Roll(),))


def _blocked(button: ButtonView, game: Game, why: Refusal | None) -> ButtonView:
    """A button that cannot be pressed, with its reason."""
    if why is None:
        why = Refusal(Code.KEEP_FIRST)
    reason = sentence(why)
    if why.code is Code.GATE_CLOSED:
        gate = game.gates[0]
        holder = shortened(called(game.seats[gate.holder]), 14)
        reason = say("table-gate-shut", name=holder, hits=gate.hits)
    words = say("table-roll") if button.name == "roll" else button.text
    return button._replace(text=words, short="", reason=reason)


def named_faces(game: Game, picked: tuple[int, ...]) -> dict[str, Value]:
    """The picked dice as arguments of the buttons' messages."""
    shown = dict(zip(game.turn.active, game.turn.throw, strict=False))
    faces = sorted(shown[die] for die in picked)
    alike = len(set(faces)) == 1 < len(faces)
    kind = "alike" if alike else "few" if len(faces) < 3 else "many"
    return {"kind": kind, "count": len(faces), "face": max(faces, default=0), "faces": tuple(faces)}


def keep_button(sight: Sight) -> ButtonView:
    """The button Keep; it sets the picked dice aside."""
    now, picked, keep = sight.now, sight.picked, sight.keep
    button = ButtonView("keep", say("table-keep"), "", "K")
    if sight.royale:
        return button._replace(note=say("table-keep-royale-note"), does=(keep,))
    if sight.after is not None:
        return button._replace(note=say("table-keep-points", points=sight.gained), does=(keep,))
    if now.turn.phase is Phase.TO_KEEP and not picked:
        return button._replace(reason=say("table-pick-dice-that-score"))
    why = refusal(now, keep) if now.turn.phase is Phase.TO_KEEP else refused(now, act.Keep)
    return _blocked(button, now, why)


def stay_button(sight: Sight) -> ButtonView:
    """The button Stay; it keeps first what is picked."""
    now, found = sight.now, sight.stay
    button = ButtonView("stay", say("table-stay"), "", "S")
    if found is None:
        if now.turn.phase is Phase.TO_KEEP and sight.after is None:
            return button._replace(reason=say("table-pick-the-dice-to-stay"))
        return _blocked(button, now, refusal(sight.then, act.Stay()))
    does: tuple[act.Action, ...] = (act.Stay(),)
    if sight.after is not None:
        does = (sight.keep, *does)
    note = say("table-makes", total=found[1].total)
    if now.show is not None:
        note = say("table-scored-in-the-show")
    return button._replace(note=note, does=does)


def reroll_buttons(game: Game, back: Game) -> tuple[ButtonView, ButtonView, ButtonView]:
    """The buttons Roll, Keep and Stay after a miss that a re-roll may take back.

    `back`: the table with that throw; the game itself has gone on.
    """
    note = say("table-reroll-again", dice=len(dice_in_hand(back)))
    name = shortened(called(game.seats[game.turn.seat]), 14)
    then = "" if game.ended else say("table-then-plays", name=name)
    use = ButtonView("reroll", say("table-use-the-reroll"), note, "R", (act.UseReroll(),))
    stands = ButtonView("let-stand", say("table-let-it-stand"), then, "S")
    return (
        use._replace(short=say("table-reroll-short")),
        ButtonView("keep", say("table-keep"), "", "K", reason=say("table-reroll-first")),
        stands._replace(short=say("table-stand-short")),
    )


def dare_button(game: Game) -> ButtonView:
    four = max(set(game.turn.throw), key=game.turn.throw.count)
    note = say("table-roll-for-the-four", face=str(four))
    button = ButtonView("take-dare", say("table-take-the-dare"), note, "D", (act.TakeDare(),))
    return button._replace(short=say("table-take-short"))


def refuse_button() -> ButtonView:
    """The button that refuses a dare, in the place of Keep."""
    return ButtonView("refuse-dare", say("table-refuse"), "", "N", (act.RefuseDare(),))


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
    for name in action.__struct_fields__:
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
