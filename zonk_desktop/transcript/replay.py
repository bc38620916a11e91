"""From the statements of a transcript to actions of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, SpecialDice
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.moves import keep_all
from zonk_desktop.engine.opening import magic_must_be_rolled_again, new_game, seating_refusal
from zonk_desktop.engine.play import apply, dice_in_hand, refusal
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Event, EventKind, Game, OfferKind, Phase
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import OptionError, RuleFileError
from zonk_desktop.rulebook.load import PRESETS, house, house_text, preset
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Line, face, whole
from zonk_desktop.transcript.words import sentence

#: Actions that, in the relaxed ceremony, say that the hits have been taken.
_PLAY = (
    act.Roll,
    act.Keep,
    act.Stay,
    act.TakeDare,
    act.RefuseDare,
    act.Call11000,
    act.Fault,
    act.UseReroll,
)
_MOST_ASKS = 1000


class Mark(NamedTuple):
    """A moment of a replay."""

    game: Game
    actions: int
    events: int
    throws: int
    forced: tuple[int, ...]


class Replay:
    """A game made from statements: where it stands, how it got there, what happened."""

    def __init__(self, header: Header, rules: Rules, game: Game) -> None:
        self.header = header
        self.rules = rules
        self.first = game
        self.game = game
        self.actions: list[act.Action] = []
        self.events: list[Event] = []
        self.throws: list[tuple[int, ...]] = []
        #: By action: what its line said before it was corrected, and row and seat of the entry.
        self.was: dict[int, tuple[str, tuple[int, int]]] = {}
        self._names = {seat.name: n for n, seat in enumerate(game.seats)}
        self._forced: tuple[int, ...] = ()

    def feed(self, line: Line, was: str | None = None) -> None:
        """Carry out one statement, or say why not; a refused one changes nothing.

        `was`: what stood there before a correction.
        """
        number, words = line
        read = _STATEMENTS.get(words[0])
        if read is None:
            raise TranscriptError(number, "syntax", f"{words[0][:40]!r} is no statement")
        before = self.mark()
        try:
            read(self, number, words)
        except TranscriptError:
            self.back(before)
            raise
        if was is not None and self.actions:
            self.was[len(self.actions) - 1] = was, entry_now(before.game)

    @property
    def corrected(self) -> frozenset[tuple[int, int]]:
        """Row and seat of every entry that was written anew."""
        return frozenset(place for _, place in self.was.values())

    def mark(self) -> Mark:
        """Where the game stands, to come `back` to."""
        return Mark(self.game, len(self.actions), len(self.events), len(self.throws), self._forced)

    def back(self, mark: Mark) -> None:
        """Forget all that happened since the mark."""
        self.game, self._forced = mark.game, mark.forced
        del self.actions[mark.actions :], self.events[mark.events :], self.throws[mark.throws :]
        self.was = {action: old for action, old in self.was.items() if action < mark.actions}

    def act(self, number: int, action: act.Action) -> None:
        """Apply one action; a refusal carries the line's number.

        In the relaxed ceremony a statement of play says that the hits are taken.
        """
        why = refusal(self.game, action)
        waiting = why is not None and why.code is Code.GATE_CLOSED
        if waiting and self.rules.s.ceremony is Ceremony.RELAXED and isinstance(action, _PLAY):
            self.act(number, act.TookHits())
            why = refusal(self.game, action)
        if why is not None:
            raise refused_line(number, why)
        self.game, events = apply(self.game, action)
        self.actions.append(action)
        self.events += events
        if isinstance(action, act.DiceLanded):
            self.throws.append(action.faces)
            forced = [event.dice for event in events if event.event is EventKind.FORCED]
            self._forced = forced[0] if forced else ()
            if forced:
                shown = dict(zip(self._thrown, action.faces, strict=False))
                self._forced = tuple(sorted(shown.get(die, 0) for die in forced[0]))

    _thrown: tuple[int, ...] = ()

    # Names and dice

    def seat(self, number: int, name: str) -> int:
        if name not in self._names:
            raise TranscriptError(number, "unknown-player", f"nobody called {name[:40]!r} plays")
        return self._names[name]

    def landed(self, number: int, words: tuple[str, ...]) -> tuple[int, ...]:
        """Faces in the order of the dice thrown; letters say which die shows what."""
        shown = [face(number, word) for word in words]
        dice = dice_in_hand(self.game)
        if len(shown) != len(dice) or not any(letter for _, letter in shown):
            return tuple(value for value, _ in shown)
        colours = self.rules.colours
        free = list(dice)
        found: dict[int, int] = {}
        # Letters first: where the rule set has only one coloured die, the rest are plain.
        for value, letter in sorted(shown, key=lambda die: not die[1]):
            fits = [die for die in free if colours[die] == letter]
            if not fits and not letter and self.rules.s.special_dice is SpecialDice.THREE_COLOURS:
                fits = free
            if not fits:
                named = f"{value}{letter}"
                raise TranscriptError(
                    number, "wrong-colours", f"no die of that colour is thrown: {named}"
                )
            found[fits[0]] = value
            free.remove(fits[0])
        return tuple(found[die] for die in dice)

    def chosen(self, number: int, words: tuple[str, ...]) -> tuple[int, ...]:
        """Dice of the throw on the table, named by face and, where it matters, colour."""
        turn = self.game.turn
        free = list(zip(turn.active, turn.throw, strict=False)) if turn.throw else []
        colours = self.rules.colours
        found = []
        named = [face(number, word) for word in words]
        for value, letter in sorted(named, key=lambda die: not die[1]):
            fits = [die for die, f in free if f == value and colours[die] == letter]
            if not fits and not letter:
                fits = [die for die, f in free if f == value]
            if not fits:
                if not turn.throw:
                    return ()
                raise TranscriptError(
                    number, "not-on-table", f"the throw shows no further {value}{letter}"
                )
            found.append(fits[0])
            free.remove((fits[0], value))
        return tuple(sorted(found))


def entry_now(game: Game) -> tuple[int, int]:
    """Row and seat where the turn under way will be written."""
    return (game.row if game.show is None else game.show.row), game.turn.seat


def refused_line(number: int, why: Refusal) -> TranscriptError:
    return TranscriptError(number, why.code.value, sentence(why))


def begin(header: Header, folder: Path, house_rules: str = "", *, stored: bool = False) -> Replay:
    """The game a header describes, before its first action.

    House rules are read from `folder`, unless their text is handed over. A stored game goes on
    with whoever sat down to it.
    """
    rules = Rules(_ruleset(header, folder, house_rules))
    s = rules.s
    names = tuple(player.name for player in header.players)
    if not stored:
        _seated(header, s)
    if header.magic:
        if not s.magic_number:
            raise TranscriptError(header.rules_line, "header", "these rules have no Magic Number")
        if len(header.magic) != s.dice_count:
            raise TranscriptError(
                header.rules_line, "header", f"the Magic Number has {s.dice_count} faces"
            )
        if magic_must_be_rolled_again(rules, header.magic):
            raise TranscriptError(
                header.rules_line, "header", "this Magic Number must be rolled again"
            )
    keeper = header.scorekeeper or names[0]
    people = {n: place for place, n in enumerate(names)}
    for place, player in enumerate(header.players):
        people.update(dict.fromkeys(player.members, place))
    if keeper not in people:
        raise TranscriptError(
            header.rules_line, "unknown-player", f"the scorekeeper {keeper[:40]!r} does not play"
        )
    scores = dict(header.scores)
    game = new_game(
        rules,
        names,
        members=tuple(player.members for player in header.players),
        magic=header.magic,
        scorekeeper=people[keeper],
        totals=tuple(scores.get(name, 0) for name in names),
    )
    return Replay(header, rules, game)


def _seated(header: Header, s: Settings) -> None:
    """Whether so many may play by these rules; else the line of who is one too many or too few."""
    members = tuple(len(player.members) for player in header.players if player.members)
    why = seating_refusal(s, len(header.players), members)
    if why is None:
        return
    lines = header.player_lines or (header.rules_line,) * len(header.players)
    if why.code is Code.TOO_MANY_PLAYERS:
        raise refused_line(lines[s.players_max], why)
    if why.code is Code.TOO_FEW_PLAYERS:
        raise refused_line(lines[-1], why)
    teams = [number for number, p in zip(lines, header.players, strict=True) if p.members]
    raise refused_line(teams[0], why)


def _ruleset(header: Header, folder: Path, house_rules: str) -> RuleSet:
    for (name, value), number in zip(header.options, header.option_lines, strict=True):
        knob = knobs.find(name)
        if knob is None:
            raise TranscriptError(number, "header", f"{name[:40]!r} names no knob")
        try:
            knobs.parse(knob, value)
        except ValueError as wrong:
            raise TranscriptError(number, "header", f"{knob.name}: {wrong}") from None
    try:
        if header.rules in PRESETS:
            return preset(header.rules, header.options)
        if not header.rules.endswith(".toml"):
            raise TranscriptError(
                header.rules_line,
                "header",
                f"no rules are called {header.rules[:40]!r}; name one of {', '.join(PRESETS)} "
                "or a .toml file",
            )
        if house_rules:
            return house_text(header.rules, house_rules, header.options)
        return house(folder / header.rules, header.options)
    except OptionError as wrong:
        lines = [
            number
            for (name, _), number in zip(header.options, header.option_lines, strict=True)
            if knobs.squeeze(name) == knobs.squeeze(wrong.key)
        ]
        raise TranscriptError(lines[-1], "rules", f"{wrong.key}: {wrong.message}") from None
    except RuleFileError as wrong:
        raise TranscriptError(header.rules_line, "rules", str(wrong)) from None


# One reader a statement


def _count(number: int, words: tuple[str, ...], least: int, most: int, form: str) -> None:
    if not least <= len(words) - 1 <= most:
        raise TranscriptError(number, "syntax", f"write: {form}")


def _roll(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 24, "roll and the faces that landed")
    replay.act(number, act.Roll())
    replay._thrown = dice_in_hand(replay.game)
    replay.act(number, act.DiceLanded(replay.landed(number, words[1:])))


def _keep(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 24, "keep and the faces, or keep all")
    everything = words[1:] == ("all",)
    if replay._forced and replay.game.turn.phase is not Phase.TO_KEEP:
        # The rules have set these aside by themselves; saying so as well does no harm.
        named = () if everything else tuple(sorted(face(number, w)[0] for w in words[1:]))
        if everything or named == replay._forced:
            return
        raise refused_line(number, Refusal(Code.ALL_DICE_SCORE))
    dice = keep_all(replay.game) if everything else replay.chosen(number, words[1:])
    replay.act(number, act.Keep(dice))


def _stay(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 0, 1, "stay, or stay and the points")
    declared = whole(number, words[1]) if len(words) == 2 else None
    replay.act(number, act.Stay(declared))


def _plain(form: str, make: Callable[[], act.Action]) -> Reader:
    def read(replay: Replay, number: int, words: tuple[str, ...]) -> None:
        _count(number, words, 0, 0, form)
        replay.act(number, make())

    return read


def _dare(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 1, "dare NAME")
    replay.act(number, act.Dare(replay.seat(number, words[1])))


def _call(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 0, 1, "call-11000, or call-11000 and the time")
    replay.act(number, act.Call11000(words[1][:60] if len(words) == 2 else ""))


def _fault(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 2, "fault KIND, or fault KIND NAME")
    player = replay.seat(number, words[2]) if len(words) == 3 else None
    replay.act(number, act.Fault(words[1], player))


def _touch(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 1, "touch NAME")
    replay.act(number, act.Touch(replay.seat(number, words[1])))


def _ask(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 2, "ask NAME TIMES")
    times = whole(number, words[2]) if len(words) == 3 else 1
    replay.act(number, act.Ask(replay.seat(number, words[1]), min(times, _MOST_ASKS)))


def _release(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    if words[0] == "release":
        words = words[1:]
    if not 1 <= len(words) <= 2 or words[0] not in act.RELEASE_WORDS:
        raise TranscriptError(
            number, "syntax", f"write: release and one of {', '.join(act.RELEASE_WORDS)}"
        )
    player = replay.seat(number, words[1]) if len(words) == 2 else None
    replay.act(number, act.Release(act.ReleaseWord(words[0]), player))


def _give(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 2, 3, "give-hit FROM TO HOW-MANY")
    count = whole(number, words[3]) if len(words) == 4 else 1
    giver, taker = replay.seat(number, words[1]), replay.seat(number, words[2])
    replay.act(number, act.GiveHit(giver, taker, count))


def _challenge(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 1, 1, "challenge NAME")
    replay.act(number, act.Challenge(replay.seat(number, words[1])))


def _account(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 0, 200, "account and the faces")
    faces = tuple(face(number, word)[0] for word in words[1:])
    replay.act(number, act.Account(faces))


def _reroll(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 0, 12, "reroll, or reroll and the dice")
    dice: tuple[int, ...] = ()
    if len(words) > 1:
        offer = replay.game.offer
        now = replay.game
        if offer is not None and offer.kind is OfferKind.REROLL:
            replay.game = offer.game
        try:
            dice = replay.chosen(number, words[1:])
        finally:
            replay.game = now
    replay.act(number, act.UseReroll(dice))


def _penalty(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 2, 2, "penalty KIND NAME")
    if words[1] not in act.PENALTY_KINDS:
        raise refused_line(number, Refusal(Code.NO_PENALTY))
    kind = act.PenaltyKind(words[1])
    replay.act(number, act.Penalty(kind, replay.seat(number, words[2])))


def _stake(replay: Replay, number: int, words: tuple[str, ...]) -> None:
    _count(number, words, 2, 2, "stake NAME AMOUNT")
    amount = whole(number, words[2])
    replay.act(number, act.Stake(replay.seat(number, words[1]), amount))


Reader = Callable[[Replay, int, tuple[str, ...]], None]
_STATEMENTS: dict[str, Reader] = {
    "roll": _roll,
    "keep": _keep,
    "stay": _stay,
    "dare": _dare,
    "take-dare": _plain("take-dare", act.TakeDare),
    "refuse-dare": _plain("refuse-dare", act.RefuseDare),
    "call-11000": _call,
    "fault": _fault,
    "touch": _touch,
    "ask": _ask,
    "release": _release,
    **dict.fromkeys(act.RELEASE_WORDS, _release),
    "took-hits": _plain("took-hits", act.TookHits),
    "give-hit": _give,
    "challenge": _challenge,
    "account": _account,
    "reroll": _reroll,
    "penalty": _penalty,
    "stake": _stake,
}


def play(
    header: Header, statements: list[Line], folder: Path, was: Mapping[int, str] | None = None
) -> Replay:
    """The whole transcript, or the first thing in it that does not hold.

    `was`: by line, what stood there before a correction.
    """
    replay = begin(header, folder)
    before = was or {}
    for line in statements:
        replay.feed(line, before.get(line.number))
    return replay


def magic_faces(game: Game) -> tuple[int, ...]:
    return unpack(game.magic)
