"""What the buttons of a turn say and do, and the calls of the menu beside them."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import candidates, refused
from zonk_desktop.engine.play import dice_in_hand, refusal
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.rulebook.catalogue import fault_title
from zonk_desktop.transcript.verbs import SAID, Calls
from zonk_desktop.transcript.words import sentence
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.wording import Words, dice, figure, listed, number, shortened
from zonk_desktop.ui.table.sight import Sight, settled


def results_button() -> ButtonView:
    """The way back to the last page, where the dice would be rolled."""
    return ButtonView("results", "The results", "who takes what", "R")


def roll_button(sight: Sight, words: Words, *, real: bool) -> ButtonView:
    """Roll, keeping first what is picked."""
    game, now, after = sight.game, sight.now, sight.after
    hits_due = sum(gate.hits for gate in game.gates)
    turn = now.turn
    count = len(dice_in_hand(sight.then))
    whole = count == now.rules.s.dice_count
    text = f"Roll {f'all {number(count)}' if whole else dice(count)}"
    if real:
        text = "Enter the throw"
    if turn.phase is Phase.TO_KEEP:
        if not sight.picked:
            return ButtonView(
                "roll", text, "", "R", reason="Pick at least one die that scores.", brief="pick one"
            )
        if after is None:
            return _blocked("roll", text, "R", now, refusal(now, sight.keep), words)
        why = refusal(after, act.Roll())
        if why is not None:
            return _blocked("roll", text, "R", now, why, words)
        faces = _faces(now, sight.picked)
        note = f"keeps {'' if faces.endswith('dice') else 'the '}{faces} first"
        return ButtonView("roll", text, note, "R", (sight.keep, act.Roll()))
    why = refusal(now, act.Roll())
    if why is not None:
        return _blocked("roll", text, "R", now, why, words)
    note = f"{figure(turn.points)} goes along" if turn.points else "the turn begins"
    if hits_due and now is not game:
        note = f"{words.count(hits_due)} taken first"
    return ButtonView("roll", text, note, "R", (act.Roll(),))


def _blocked(
    name: str, text: str, key: str, game: Game, why: Refusal | None, words: Words
) -> ButtonView:
    """A button that says why not: in a sentence, and in a few words."""
    if why is None:
        why = Refusal(Code.KEEP_FIRST)
    why = Refusal(why.code, {name: _written(value) for name, value in why.data.items()})
    reason = sentence(why)
    if why.code is Code.GATE_CLOSED:
        gate = game.gates[0]
        holder = shortened(game.seats[gate.holder].name, 14)
        reason = f"Gate shut. {holder} has {words.count(gate.hits)} to take."
    brief = _BRIEF.get(why.code, "not now").format(**why.data)
    return ButtonView(name, text, "", key, reason=reason, brief=words.adapt(brief))


def _written(value: int | str | tuple[int, ...]) -> str:
    """A figure of a refusal as the program writes it: thousands set apart, choices in words."""
    if isinstance(value, int):
        return figure(value)
    return value if isinstance(value, str) else " or ".join(map(number, value))


_BRIEF = {
    Code.ACCOUNT_FIRST: "name the dice",
    Code.ALL_DICE_SCORE: "all score",
    Code.BELOW_ENTRY: "needs {need}",
    Code.BELOW_EXTENSION: "needs {need}",
    Code.BELOW_MINIMUM: "needs {need}",
    Code.BLOOD_DIE: "Blood Die rolls",
    Code.DARED: "answer first",
    Code.DICE_COUNT: "{need} aside",
    Code.GAME_OVER: "game over",
    Code.GATE_CLOSED: "gate shut",
    Code.KEEP_FIRST: "keep one first",
    Code.MUST_BEAT_LEADER: "beat {leader}",
    Code.MUST_KEEP_ALL: "all that score",
    Code.NO_THROW: "roll first",
    Code.NOT_SCORING: "no score",
    Code.NOTHING_TO_BANK: "nothing yet",
    Code.OVER_LIMIT: "over {limit}",
    Code.ROLLING: "rolling",
    Code.ROYALE_FIRST: "Royale first",
}


def _faces(game: Game, picked: tuple[int, ...]) -> str:
    shown = dict(zip(game.turn.active, game.turn.throw, strict=False))
    faces = sorted(shown[die] for die in picked)
    if len(faces) > 1 and len(set(faces)) == 1:
        return f"{number(len(faces))} {faces[0]}s"
    if len(faces) > 2:
        return f"{number(len(faces))} dice"
    return listed([str(face) for face in faces])


def keep_button(sight: Sight, words: Words) -> ButtonView:
    """Set the picked dice aside."""
    now, picked, keep = sight.now, sight.picked, sight.keep
    if sight.after is not None:
        faces = _faces(now, picked)
        text = f"Keep {faces}" if faces.endswith("dice") else f"Keep the {faces}"
        return ButtonView("keep", text, f"{figure(sight.gained)} points", "K", (keep,))
    if now.turn.phase is Phase.TO_KEEP and not picked:
        return ButtonView("keep", "Keep", "", "K", reason="Pick dice that score.", brief="pick one")
    why = refusal(now, keep) if now.turn.phase is Phase.TO_KEEP else refused(now, act.Keep)
    return _blocked("keep", "Keep", "K", now, why, words)


def stay_button(sight: Sight, words: Words) -> ButtonView:
    """Stop and bank, keeping first what is picked."""
    now, found = sight.now, sight.stay
    points = sight.then.turn.points
    text = f"Stay with {figure(points)}" if points else "Stay"
    if found is None:
        if now.turn.phase is Phase.TO_KEEP and sight.after is None:
            reason = "Pick the dice to stay with."
            return ButtonView("stay", text, "", "S", reason=reason, brief="pick one")
        return _blocked("stay", text, "S", now, refusal(sight.then, act.Stay()), words)
    does: tuple[act.Action, ...] = (act.Stay(),)
    if sight.after is not None:
        does = (sight.keep, *does)
    note = "scored in the show" if now.show is not None else f"makes {figure(found[1].total)}"
    return ButtonView("stay", text, note, "S", does)


def dare_buttons(game: Game) -> list[ButtonView]:
    """Take or refuse, while a dare stands."""
    if game.turn.phase is not Phase.DARED:
        return []
    four = max(set(game.turn.throw), key=game.turn.throw.count)
    return [
        ButtonView(
            "take-dare", "Take the dare", f"roll one die for a {four}", "D", (act.TakeDare(),)
        ),
        ButtonView("refuse-dare", "Refuse", "play on", "N", (act.RefuseDare(),)),
    ]


class Call(NamedTuple):
    """Something the table may say besides rolling, for the menu of calls."""

    group: Calls
    text: str
    action: act.Action


#: Verbs with a place in the menu of calls, group by group.
_CALLS = tuple(
    (verb, verb.call)
    for group in Calls
    for verb in SAID
    if verb.call is not None and verb.call.group is group
)


def calls(game: Game, words: Words) -> list[Call]:
    """Everything beside the dice that may be called now."""
    return [
        Call(call.group, call.text.format(**_called(game, action), hit=words.hit), action)
        for verb, call in _CALLS
        for action in candidates(game, verb.action)
        # Taking over says as well that hits have been taken.
        if refusal(settled(game) if verb.action is act.TakeOver else game, action) is None
    ]


#: Fields of actions that hold a player's seat.
_SEATS = frozenset(("player", "giver", "taker"))


def _called(game: Game, action: act.Action) -> dict[str, str]:
    """The fields of an action in words, for the text of its call."""
    found = {}
    for field in fields(action):
        value = getattr(action, field.name)
        if field.name in _SEATS:
            found[field.name] = "" if value is None else shortened(game.seats[value].name, 20)
        elif isinstance(action, act.Fault):
            found[field.name] = fault_title(game.rules.ruleset, action.kind)
        else:
            found[field.name] = str(value).replace("-", " ")
    return found
