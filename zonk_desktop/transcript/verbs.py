"""The table of verbs: how each action is called, read, written and said.

The reader and writer (`replay`), the report, the terminal's help, the window's menu of
calls and its hints on entries are made from this table. What an action does, and which are on
offer, is the engine's part (`zonk_desktop.engine.refusals`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import possible
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.rerolls import reroll_table
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.transcript.lines import quote
from zonk_desktop.transcript.reading import StatementReading, whole
from zonk_desktop.words import say

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
    said.count(1, 24, "roll")
    yield act.Roll()
    yield act.DiceLanded(said.landed())


def _read_keep(said: StatementReading) -> Iterable[act.Action]:
    said.count(1, 24, "keep")
    everything = said.words[1:] == ("all",)
    forced, game = said.forced, said.game
    if forced is not None and game.turn.phase is not Phase.TO_KEEP:
        # The rules have set these aside by themselves; saying so as well does no harm.
        named = () if everything else tuple(sorted(said.faces()))
        if everything or named == forced.faces:
            return ()
        said.refuse(Refusal(forced.why))
    return (act.Keep(keep_all(game) if everything else said.chosen(game)),)


def _read_release(said: StatementReading) -> Iterable[act.Action]:
    first = 1 if said.words[0] == "release" else 0
    words = said.words[first:]
    if not 1 <= len(words) <= 2 or words[0] not in act.RELEASE_WORDS:
        known = tuple(map(str, act.RELEASE_WORDS))
        said.wrong("syntax", "verb-release-words", words=known)
    return (
        act.Release(act.ReleaseWord(words[0]), said.seat(first + 1) if len(words) == 2 else None),
    )


def _read_account(said: StatementReading) -> Iterable[act.Action]:
    said.count(0, 200, "account")
    return (act.Account(said.faces()),)


def _read_reroll(said: StatementReading) -> Iterable[act.Action]:
    more = said.count(0, 12, "reroll")
    return (act.UseReroll(said.chosen(reroll_table(said.game)) if more else ()),)


def _penalty(said: StatementReading, place: int) -> act.PenaltyKind:
    if said.words[place] not in act.PENALTY_KINDS:
        said.refuse(Refusal(Code.NO_PENALTY))
    return act.PenaltyKind(said.words[place])


# Writing


def _name(game: Game, seat: int) -> str:
    return quote(game.seats[seat].name)


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


# Verbs whose words are the fields of their action, one by one


class _Field(NamedTuple):
    """A field as a word."""

    read: Callable[[StatementReading, int], object]
    write: Callable[[Game, Any], str] = lambda game, value: str(value)
    #: It may be left out, and then this is meant; what is None or empty is not written.
    optional: bool = False
    default: object = None


def _points(said: StatementReading, place: int) -> int:
    """A figure that may be less than 0."""
    word = said.words[place]
    less = word.startswith("-")
    found = whole(said.number, word.removeprefix("-"))
    return -found if less else found


_PLAYER = _Field(StatementReading.seat, _name)
_FIGURE = _Field(StatementReading.whole)
_KIND = _Field(lambda said, place: said.words[place])


def _worded(
    action: type[Any], form: str, *fields: _Field, hinted: bool = False, takes_hits: bool = False,
    call: Calls | None = None,
) -> Verb[Any]:  # fmt: skip
    name = form.partition(",")[0].partition(" ")[0]
    least = sum(not field.optional for field in fields)
    usage = name if fields not in {(), (_PLAYER,)} else "player" if fields else "plain"

    def read(said: StatementReading) -> Iterable[act.Action]:
        there = said.count(least, len(fields), usage)
        return (action(*[
            field.read(said, place) if place <= there else field.default
            for place, field in enumerate(fields, 1)
        ]),)  # fmt: skip

    def write(game: Game, made: Any) -> str:
        values = zip(fields, action.__struct_fields__, strict=True)
        told = [(field, getattr(made, attribute)) for field, attribute in values]
        words = [field.write(game, value) for field, value in told if value not in {None, ""}]
        return " ".join([name, *words])

    return Verb(action, name, write, read, form, hinted=hinted, takes_hits=takes_hits, call=call)


VERBS: tuple[Verb[Any], ...] = (
    _worded(act.TakeOver, "take-over", takes_hits=True, call=Calls.RULES),
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
    _worded(
        act.Stay, "stay, stay 450", _FIGURE._replace(optional=True), hinted=True, takes_hits=True
    )._replace(short="s"),
    _worded(act.Dare, "dare NAME", _PLAYER, hinted=True, call=Calls.DARE),
    _worded(act.TakeDare, "take-dare", takes_hits=True),
    _worded(act.RefuseDare, "refuse-dare", takes_hits=True),
    _worded(
        act.Call11000,
        "call-11000, call-11000 TIME",
        _Field(
            lambda said, place: said.words[place][:_LONGEST_TIME],
            lambda game, time: quote(time),
            optional=True,
            default="",
        ),
        takes_hits=True,
        call=Calls.RULES,
    ),
    _worded(
        act.Fault,
        "fault KIND, fault KIND NAME",
        _KIND,
        _PLAYER._replace(optional=True),
        hinted=True,
        takes_hits=True,
        call=Calls.FAULTS,
    ),
    _worded(act.Touch, "touch NAME", _PLAYER, call=Calls.FAULTS),
    _worded(
        act.Ask,
        "ask NAME 3",
        _PLAYER,
        _Field(lambda said, place: min(said.whole(place), _MOST_ASKS), optional=True, default=1),
        hinted=True,
    ),
    Verb(
        act.Release,
        "release",
        write=lambda game, action: " ".join(
            ["release", action.word]
            + ([] if action.player is None else [_name(game, action.player)])
        ),
        read=_read_release,
        also=act.RELEASE_WORDS,
        short="d",
        meant="done",
        form="release WORD, release WORD NAME",
        hinted=True,
    ),
    _worded(act.TookHits, "took-hits"),
    _worded(
        act.GiveHit,
        "give-hit FROM TO 1",
        _PLAYER,
        _PLAYER,
        _FIGURE._replace(optional=True, default=1),
        hinted=True,
        call=Calls.GIVE,
    ),
    _worded(act.Challenge, "challenge NAME", _PLAYER, call=Calls.DOUBT),
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
    _worded(
        act.Penalty, "penalty KIND NAME", _Field(_penalty), _PLAYER, hinted=True, call=Calls.VOTES
    ),
    _worded(act.Stake, "stake NAME 5", _PLAYER, _FIGURE, hinted=True, call=Calls.POT),
    _worded(act.WriteDown, "write 450, write 0", _Field(_points), hinted=True),
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
