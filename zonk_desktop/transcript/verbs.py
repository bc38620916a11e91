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
from zonk_desktop.transcript.reading import StatementReading
from zonk_desktop.words import Message, say

A = TypeVar("A")
_MOST_ASKS = 1000
_LONGEST_TIME = 60

#: Reads a statement into actions; each is carried out before the next is asked for.
Read = Callable[[StatementReading], Iterable[act.Action]]


class Calls(Enum):
    """Groups of the menu of calls, in its order."""

    DARE = "Dare"
    RULES = "Rules"
    DOUBT = "Doubt"
    FAULTS = "Faults"
    VOTES = "Votes"
    GIVE = "Give"
    POT = "Pot"


class Verb(NamedTuple, Generic[A]):
    """One kind of action, as text."""

    action: type[A]
    #: The statement's first word; empty where another verb's statement does it as well.
    name: str
    #: The line that says this action at this point of the game; None for what needs no line.
    write: Callable[[Game, A], str | None]
    read: Read | None = None
    #: The statement with its words, for a help page.
    form: str = ""
    #: Whoever corrects an entry is told what one of this kind holds.
    hinted: bool = False
    #: At the terminal: a letter that stands for a first word, this one where `meant` names none.
    short: str = ""
    meant: str = ""
    #: Words that are statements by themselves.
    also: tuple[str, ...] = ()
    #: In the relaxed ceremony this says as well that the hits have been taken.
    takes_hits: bool = False
    #: Where it stands in the menu of calls.
    call: Calls | None = None

    @property
    def about(self) -> str:
        """What the statement does, for a help page."""
        return say(f"verb-about-{self.name}")

    @property
    def hint(self) -> str:
        """What an entry of this kind holds."""
        return say(f"verb-hint-{self.name}") if self.hinted else ""


# Reading


def _read_roll(said: StatementReading) -> Iterable[act.Action]:
    said.count(1, 24, "verb-write-roll")
    yield act.Roll()
    yield act.DiceLanded(said.landed())


def _read_keep(said: StatementReading) -> Iterable[act.Action]:
    said.count(1, 24, "verb-write-keep")
    everything = said.words[1:] == ("all",)
    forced, game = said.forced, said.game
    if forced is not None and game.turn.phase is not Phase.TO_KEEP:
        # The rules have set these aside by themselves; saying so as well does no harm.
        named = () if everything else tuple(sorted(said.faces()))
        if everything or named == forced.faces:
            return ()
        said.refuse(Refusal(forced.why))
    return (act.Keep(keep_all(game) if everything else said.chosen(game)),)


def _read_stay(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(0, 1, "verb-write-stay")
    return (act.Stay(said.whole(1) if more else None),)


def _read_plain(action: Callable[[], act.Action]) -> Read:
    def read(said: StatementReading) -> Iterable[act.Action]:
        said.count(0, 0, "verb-write-plain")
        return (action(),)

    return read


def _read_player(action: Callable[[int], act.Action]) -> Read:
    def read(said: StatementReading) -> Iterable[act.Action]:
        said.count(1, 1, "verb-write-player")
        return (action(said.seat(1)),)

    return read


def _read_call(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(0, 1, "verb-write-call-11000")
    return (act.Call11000(said.words[1][:_LONGEST_TIME] if more else ""),)


def _read_fault(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(1, 2, "verb-write-fault")
    return (act.Fault(said.words[1], said.seat(2) if more == 2 else None),)


def _read_ask(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(1, 2, "verb-write-ask")
    times = said.whole(2) if more == 2 else 1
    return (act.Ask(said.seat(1), min(times, _MOST_ASKS)),)


def _read_release(said: StatementReading) -> Iterable[act.Action]:
    first = 1 if said.words[0] == "release" else 0
    words = said.words[first:]
    if not 1 <= len(words) <= 2 or words[0] not in act.RELEASE_WORDS:
        said.wrong(
            "syntax", Message.of("verb-write-release", words=tuple(map(str, act.RELEASE_WORDS)))
        )
    return (
        act.Release(act.ReleaseWord(words[0]), said.seat(first + 1) if len(words) == 2 else None),
    )


def _read_gift(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(2, 3, "verb-write-give-hit")
    count = said.whole(3) if more == 3 else 1
    return (act.GiveHit(said.seat(1), said.seat(2), count),)


def _read_write(said: StatementReading) -> Iterable[act.Action]:
    said.count(1, 1, "verb-write-write")
    return (act.WriteDown(said.whole(1)),)


def _read_account(said: StatementReading) -> Iterable[act.Action]:
    said.count(0, 200, "verb-write-account")
    return (act.Account(said.faces()),)


def _read_reroll(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(0, 12, "verb-write-reroll")
    return (act.UseReroll(said.chosen(reroll_table(said.game)) if more else ()),)


def _read_penalty(said: StatementReading) -> Iterable[act.Action]:
    said.count(2, 2, "verb-write-penalty")
    if said.words[1] not in act.PENALTY_KINDS:
        said.refuse(Refusal(Code.NO_PENALTY))
    return (act.Penalty(act.PenaltyKind(said.words[1]), said.seat(2)),)


def _read_stake(said: StatementReading) -> Iterable[act.Action]:
    said.count(2, 2, "verb-write-stake")
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
    return " ".join([f"{face}{colours[die]}" for die, face in zip(dice, faces, strict=True)])


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
        takes_hits=True,
        call=Calls.RULES,
    ),
    Verb(
        act.Roll,
        "roll",
        # The landing says it.
        write=lambda game, action: None,
        read=_read_roll,
        short="r",
        form="roll",
        hinted=True,
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
        hinted=True,
        takes_hits=True,
    ),
    Verb(
        act.Stay,
        "stay",
        write=lambda game, action: "stay" if action.declared is None else f"stay {action.declared}",
        read=_read_stay,
        short="s",
        form="stay, stay 450",
        hinted=True,
        takes_hits=True,
    ),
    Verb(
        act.Dare,
        "dare",
        write=lambda game, action: f"dare {_name(game, action.player)}",
        read=_read_player(act.Dare),
        form="dare NAME",
        hinted=True,
        call=Calls.DARE,
    ),
    Verb(
        act.TakeDare,
        "take-dare",
        write=_plainly("take-dare"),
        read=_read_plain(act.TakeDare),
        form="take-dare",
        takes_hits=True,
    ),
    Verb(
        act.RefuseDare,
        "refuse-dare",
        write=_plainly("refuse-dare"),
        read=_read_plain(act.RefuseDare),
        form="refuse-dare",
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
        takes_hits=True,
        call=Calls.RULES,
    ),
    Verb(
        act.Fault,
        "fault",
        write=lambda game, action: _named(game, "fault", action.kind, player=action.player),
        read=_read_fault,
        form="fault KIND, fault KIND NAME",
        hinted=True,
        takes_hits=True,
        call=Calls.FAULTS,
    ),
    Verb(
        act.Touch,
        "touch",
        write=lambda game, action: f"touch {_name(game, action.player)}",
        read=_read_player(act.Touch),
        form="touch NAME",
        call=Calls.FAULTS,
    ),
    Verb(
        act.Ask,
        "ask",
        write=lambda game, action: f"ask {_name(game, action.player)} {action.times}",
        read=_read_ask,
        form="ask NAME 3",
        hinted=True,
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
        hinted=True,
    ),
    Verb(
        act.TookHits,
        "took-hits",
        write=_plainly("took-hits"),
        read=_read_plain(act.TookHits),
        form="took-hits",
    ),
    Verb(
        act.GiveHit,
        "give-hit",
        write=lambda game, action: (
            f"give-hit {_name(game, action.giver)} {_name(game, action.taker)} {action.count}"
        ),
        read=_read_gift,
        form="give-hit FROM TO 1",
        hinted=True,
        call=Calls.GIVE,
    ),
    Verb(
        act.Challenge,
        "challenge",
        write=lambda game, action: f"challenge {_name(game, action.player)}",
        read=_read_player(act.Challenge),
        form="challenge NAME",
        call=Calls.DOUBT,
    ),
    Verb(
        act.Account,
        "account",
        write=lambda game, action: " ".join(["account", *map(str, action.faces)]),
        read=_read_account,
        form="account 1 3 3 3",
        hinted=True,
    ),
    Verb(
        act.UseReroll,
        "reroll",
        write=_write_reroll,
        read=_read_reroll,
        form="reroll, reroll 2 3",
        hinted=True,
        takes_hits=True,
        call=Calls.RULES,
    ),
    Verb(
        act.Penalty,
        "penalty",
        write=lambda game, action: f"penalty {action.kind} {_name(game, action.player)}",
        read=_read_penalty,
        form="penalty KIND NAME",
        hinted=True,
        call=Calls.VOTES,
    ),
    Verb(
        act.Stake,
        "stake",
        write=lambda game, action: f"stake {_name(game, action.player)} {action.amount}",
        read=_read_stake,
        form="stake NAME 5",
        hinted=True,
        call=Calls.POT,
    ),
    Verb(
        act.WriteDown,
        "write",
        write=lambda game, action: f"write {action.points}",
        read=_read_write,
        form="write 450, write 0",
        hinted=True,
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
