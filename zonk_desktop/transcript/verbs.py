"""The table of verbs: how each action is called, read, written and said.

The reader (`replay`), the writer (`write`), the report, the terminal's help, the window's menu of
calls and its hints on entries are made from this table. What an action does, and which are on
offer, is the engine's part (`zonk_desktop.engine.move`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeps import keep_all
from zonk_desktop.engine.moves import possible
from zonk_desktop.engine.play import dice_in_hand, reroll_table
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.transcript.lines import quote
from zonk_desktop.transcript.reading import Reading

A = TypeVar("A")
_MOST_ASKS = 1000
_LONGEST_TIME = 60

#: Reads a statement into actions; each is carried out before the next is asked for.
Read = Callable[[Reading], Iterable[act.Action]]


class Calls(Enum):
    """Groups of the menu of calls, in its order."""

    DARE = "Dare"
    RULES = "Rules"
    DOUBT = "Doubt"
    FAULTS = "Faults"
    VOTES = "Votes"
    GIVE = "Give"
    POT = "Pot"


class Call(NamedTuple):
    """What the table calls beside the dice.

    `text` names fields of the action in braces; players stand for their seats, `{hit}` for a hit.
    """

    group: Calls
    text: str


class Verb(NamedTuple, Generic[A]):
    """One kind of action, as text."""

    action: type[A]
    #: The statement's first word; empty where another verb's statement does it as well.
    name: str
    #: The line that says this action at this point of the game; None for what needs no line.
    write: Callable[[Game, A], str | None]
    read: Read | None = None
    #: The statement with its words, for a help page, and what it does.
    form: str = ""
    about: str = ""
    #: What an entry of this kind holds, for whoever corrects one.
    hint: str = ""
    #: At the terminal: a letter that stands for a first word, this one where `meant` names none.
    short: str = ""
    meant: str = ""
    #: Words that are statements by themselves.
    also: tuple[str, ...] = ()
    #: In the relaxed ceremony this says as well that the hits have been taken.
    takes_hits: bool = False
    call: Call | None = None


# Reading


def _read_roll(said: Reading) -> Iterable[act.Action]:
    said.count(1, 24, "roll and the faces that landed")
    yield act.Roll()
    yield act.DiceLanded(said.landed())


def _read_keep(said: Reading) -> Iterable[act.Action]:
    said.count(1, 24, "keep and the faces, or keep all")
    everything = said.words[1:] == ("all",)
    forced, game = said.forced, said.game
    if forced is not None and game.turn.phase is not Phase.TO_KEEP:
        # The rules have set these aside by themselves; saying so as well does no harm.
        named = () if everything else tuple(sorted(said.faces()))
        if everything or named == forced.faces:
            return ()
        said.refuse(Refusal(forced.why))
    return (act.Keep(keep_all(game) if everything else said.chosen(game)),)


def _read_stay(said: Reading) -> Iterable[act.Action]:
    more = said.count(0, 1, "stay, or stay and the points")
    return (act.Stay(said.whole(1) if more else None),)


def _read_plain(action: Callable[[], act.Action]) -> Read:
    def read(said: Reading) -> Iterable[act.Action]:
        said.count(0, 0, said.words[0])
        return (action(),)

    return read


def _read_player(action: Callable[[int], act.Action]) -> Read:
    def read(said: Reading) -> Iterable[act.Action]:
        said.count(1, 1, f"{said.words[0]} NAME")
        return (action(said.seat(1)),)

    return read


def _read_call(said: Reading) -> Iterable[act.Action]:
    more = said.count(0, 1, "call-11000, or call-11000 and the time")
    return (act.Call11000(said.words[1][:_LONGEST_TIME] if more else ""),)


def _read_fault(said: Reading) -> Iterable[act.Action]:
    more = said.count(1, 2, "fault KIND, or fault KIND NAME")
    return (act.Fault(said.words[1], said.seat(2) if more == 2 else None),)


def _read_ask(said: Reading) -> Iterable[act.Action]:
    more = said.count(1, 2, "ask NAME TIMES")
    times = said.whole(2) if more == 2 else 1
    return (act.Ask(said.seat(1), min(times, _MOST_ASKS)),)


def _read_release(said: Reading) -> Iterable[act.Action]:
    first = 1 if said.words[0] == "release" else 0
    words = said.words[first:]
    if not 1 <= len(words) <= 2 or words[0] not in act.RELEASE_WORDS:
        said.wrong("syntax", f"write: release and one of {', '.join(act.RELEASE_WORDS)}")
    return (
        act.Release(act.ReleaseWord(words[0]), said.seat(first + 1) if len(words) == 2 else None),
    )


def _read_gift(said: Reading) -> Iterable[act.Action]:
    more = said.count(2, 3, "give-hit FROM TO HOW-MANY")
    count = said.whole(3) if more == 3 else 1
    return (act.GiveHit(said.seat(1), said.seat(2), count),)


def _read_account(said: Reading) -> Iterable[act.Action]:
    said.count(0, 200, "account and the faces")
    return (act.Account(said.faces()),)


def _read_reroll(said: Reading) -> Iterable[act.Action]:
    more = said.count(0, 12, "reroll, or reroll and the dice")
    return (act.UseReroll(said.chosen(reroll_table(said.game)) if more else ()),)


def _read_penalty(said: Reading) -> Iterable[act.Action]:
    said.count(2, 2, "penalty KIND NAME")
    if said.words[1] not in act.PENALTY_KINDS:
        said.refuse(Refusal(Code.NO_PENALTY))
    return (act.Penalty(act.PenaltyKind(said.words[1]), said.seat(2)),)


def _read_stake(said: Reading) -> Iterable[act.Action]:
    said.count(2, 2, "stake NAME AMOUNT")
    amount = said.whole(2)
    return (act.Stake(said.seat(1), amount),)


# Writing


def _plainly(name: str) -> Callable[[Game, object], str]:
    return lambda game, action: name


def _name(game: Game, seat: int) -> str:
    return quote(game.seats[seat].name)


def _named(game: Game, *words: str, player: int | None) -> str:
    return " ".join(words if player is None else (*words, _name(game, player)))


def _dice(game: Game, dice: Iterable[int], faces: Iterable[int]) -> str:
    colours = game.rules.colours
    return " ".join(f"{face}{colours[die]}" for die, face in zip(dice, faces, strict=True))


def _on_table(game: Game, dice: tuple[int, ...]) -> str:
    shown = dict(zip(game.turn.active, game.turn.throw, strict=True))
    return _dice(game, dice, [shown[die] for die in dice])


def _write_reroll(game: Game, action: act.UseReroll) -> str:
    if not action.dice:
        return "reroll"
    return "reroll " + _on_table(reroll_table(game), action.dice)


VERBS: tuple[Verb[Any], ...] = (
    Verb(
        act.TakeOver,
        "take-over",
        write=_plainly("take-over"),
        read=_read_plain(act.TakeOver),
        form="take-over",
        about="go on with the dice and points of the player before",
        takes_hits=True,
        call=Call(Calls.RULES, "Take over the dice and points left"),
    ),
    Verb(
        act.Roll,
        "roll",
        # The landing says it.
        write=lambda game, action: None,
        read=_read_roll,
        short="r",
        form="roll",
        about="throw the dice",
        hint="The faces that lay there: roll 1 5 2 4 4. A coloured die has its letter: 4R.",
        takes_hits=True,
    ),
    Verb(
        act.DiceLanded,
        "",
        write=lambda game, action: "roll " + _dice(game, dice_in_hand(game), action.faces),
    ),
    Verb(
        act.Keep,
        "keep",
        write=lambda game, action: "keep " + _on_table(game, action.dice),
        read=_read_keep,
        short="k",
        form="keep 1 5, keep all",
        about="set dice aside",
        hint="The faces that were set aside: keep 1 5, or keep all.",
        takes_hits=True,
    ),
    Verb(
        act.Stay,
        "stay",
        write=lambda game, action: "stay" if action.declared is None else f"stay {action.declared}",
        read=_read_stay,
        short="s",
        form="stay, stay 450",
        about="stop and bank; straight after a roll all that scores is kept",
        hint="Just stay, or with the points as a check: stay 450.",
        takes_hits=True,
    ),
    Verb(
        act.Dare,
        "dare",
        write=lambda game, action: f"dare {_name(game, action.player)}",
        read=_read_player(act.Dare),
        form="dare NAME",
        about="NAME says: dare you",
        hint="Who dared, in quotes when the name has a space: dare “Captain Jack”.",
        call=Call(Calls.DARE, "{player}: dare you"),
    ),
    Verb(
        act.TakeDare,
        "take-dare",
        write=_plainly("take-dare"),
        read=_read_plain(act.TakeDare),
        form="take-dare",
        about="roll only the die that differs",
        takes_hits=True,
    ),
    Verb(
        act.RefuseDare,
        "refuse-dare",
        write=_plainly("refuse-dare"),
        read=_read_plain(act.RefuseDare),
        form="refuse-dare",
        about="play on",
        takes_hits=True,
    ),
    Verb(
        act.Call11000,
        "call-11000",
        write=lambda game, action: (
            f"call-11000 {quote(action.time)}" if action.time else "call-11000"
        ),
        read=_read_call,
        form="call-11000, call-11000 TIME",
        about="call the 11,000 Rule",
        takes_hits=True,
        call=Call(Calls.RULES, "Call the 11,000 Rule"),
    ),
    Verb(
        act.Fault,
        "fault",
        write=lambda game, action: _named(game, "fault", action.kind, player=action.player),
        read=_read_fault,
        form="fault KIND, fault KIND NAME",
        about="the table calls a fault",
        hint="The fault, and whose it was when not the roller’s: fault off-board Ann.",
        takes_hits=True,
        call=Call(Calls.FAULTS, "Fault: {kind}"),
    ),
    Verb(
        act.Touch,
        "touch",
        write=lambda game, action: f"touch {_name(game, action.player)}",
        read=_read_player(act.Touch),
        form="touch NAME",
        about="NAME starts before the release",
        call=Call(Calls.FAULTS, "{player} starts too early"),
    ),
    Verb(
        act.Ask,
        "ask",
        write=lambda game, action: f"ask {_name(game, action.player)} {action.times}",
        read=_read_ask,
        form="ask NAME 3",
        about="NAME asks so often: can I roll?",
        hint="Who asked, and how often: ask Ann 3.",
    ),
    Verb(
        act.Release,
        "release",
        write=lambda game, action: _named(game, "release", action.word, player=action.player),
        read=_read_release,
        also=act.RELEASE_WORDS,
        short="d",
        meant="done",
        form="release WORD, release WORD NAME",
        about="answer: " + ", ".join(act.RELEASE_WORDS) + "; the WORD alone will do",
        hint="The word, and who said it: release you-can-go Ann.",
    ),
    Verb(
        act.TookHits,
        "took-hits",
        write=_plainly("took-hits"),
        read=_read_plain(act.TookHits),
        form="took-hits",
        about="the hits that are due have been taken",
    ),
    Verb(
        act.GiveHit,
        "give-hit",
        write=lambda game, action: (
            f"give-hit {_name(game, action.giver)} {_name(game, action.taker)} {action.count}"
        ),
        read=_read_gift,
        form="give-hit FROM TO 1",
        about="a hit is given away",
        hint="From, to, how many: give-hit Ann Bob 1.",
        call=Call(Calls.GIVE, "{giver} gives a {hit} to {taker}"),
    ),
    Verb(
        act.Challenge,
        "challenge",
        write=lambda game, action: f"challenge {_name(game, action.player)}",
        read=_read_player(act.Challenge),
        form="challenge NAME",
        about="the total just declared is doubted",
        call=Call(Calls.DOUBT, "{player} doubts the total"),
    ),
    Verb(
        act.Account,
        "account",
        write=lambda game, action: " ".join(["account", *map(str, action.faces)]),
        read=_read_account,
        form="account 1 3 3 3",
        about="the dice that make up the doubted total",
        hint="The throws the total was made of: account 1 3 3 3.",
    ),
    Verb(
        act.UseReroll,
        "reroll",
        write=_write_reroll,
        read=_read_reroll,
        form="reroll, reroll 2 3",
        about="throw again, all dice of the throw or these",
        hint="Just reroll for all dice of the throw, or the faces of some: reroll 2 3.",
        takes_hits=True,
        call=Call(Calls.RULES, "Use the re-roll"),
    ),
    Verb(
        act.Penalty,
        "penalty",
        write=lambda game, action: f"penalty {action.kind} {_name(game, action.player)}",
        read=_read_penalty,
        form="penalty KIND NAME",
        about="as voted: " + " or ".join(act.PENALTY_KINDS),
        hint="As voted: penalty out-of-turn Ann.",
        call=Call(Calls.VOTES, "Penalty, {kind}: {player}"),
    ),
    Verb(
        act.Stake,
        "stake",
        write=lambda game, action: f"stake {_name(game, action.player)} {action.amount}",
        read=_read_stake,
        form="stake NAME 5",
        about="into the pot",
        hint="Who, and how much: stake Ann 5.",
        call=Call(Calls.POT, "{player} puts into the pot"),
    ),
)

#: The verb of each action.
OF: dict[type[Any], Verb[Any]] = {verb.action: verb for verb in VERBS}
#: The verb of each first word that a statement may have.
BY_WORD: dict[str, Verb[Any]] = {
    word: verb for verb in VERBS if verb.name for word in (verb.name, *verb.also)
}
#: Verbs that are said, in the order in which they are listed.
SAID = tuple(verb for verb in VERBS if verb.name)
#: By letter: the first word it stands for.
SHORT = {verb.short: verb.meant or verb.name for verb in SAID if verb.short}


def possible_names(game: Game) -> tuple[str, ...]:
    """First words of the statements that are possible now."""
    return tuple(verb.name for verb in SAID if possible(game, verb.action))
