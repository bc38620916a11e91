"""From the statements of a transcript to actions of the engine, and back to statements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, time
from pathlib import Path
from typing import Final, NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, Landing
from zonk_desktop.engine.dice import WILD, pack
from zonk_desktop.engine.finish import reached
from zonk_desktop.engine.opening import magic_must_be_rolled_again, new_game, seating_refusal
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.refusals import Code, IllegalAction
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Event, EventKind, Game, entry_now
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.errors import OptionError, RuleFileError
from zonk_desktop.rulebook.knobs import Unfit
from zonk_desktop.rulebook.library import UnknownRules, resolve
from zonk_desktop.rulebook.reading import did_you_mean, did_you_mean_knob
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Statement, aid_lines, quote, sitting_line
from zonk_desktop.transcript.reading import Forced, StatementReading, refused_line
from zonk_desktop.transcript.telling import explained
from zonk_desktop.transcript.verbs import BY_WORD, OF, SAID
from zonk_desktop.words import Message

_STATEMENTS = Message.of("rulebook-known-are", known=tuple(verb.name for verb in SAID))
#: Rule sets remembered while many games are read.
_MOST_RULES = 200


class Step(NamedTuple):
    """One action carried out: where the replay stood before it, and what happened."""

    before: Game
    forced: Forced | None
    kept: tuple[Kept, ...]
    action: act.Action
    events: tuple[Event, ...]


class Replay:
    """A game as its actions make it: where it stands, how it got there, what happened."""

    def __init__(self, header: Header, rules: Rules, game: Game) -> None:
        self.header = header
        self.rules = rules
        self.first = game
        self.game = game
        #: What the rules set aside by themselves after the latest throw.
        self.forced: Forced | None = None
        #: The keeps that lie aside in the current set of dice.
        self.kept: tuple[Kept, ...] = ()
        self.steps: list[Step] = []
        self.throws: list[tuple[int, ...]] = []
        #: By action: what its line said before it was corrected, and row and seat of the entry.
        self.was: dict[int, tuple[str, tuple[int, int]]] = {}

    @property
    def actions(self) -> list[act.Action]:
        return [step.action for step in self.steps]

    @property
    def positions(self) -> list[Game]:
        """Where it stood before each action, and where it stands."""
        return [*(step.before for step in self.steps), self.game]

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def feed(self, line: Statement, was: str | None = None) -> None:
        """Carry out one statement, or say why not; a refused one changes nothing.

        `was`: what stood there before a correction.
        """
        number, words = line
        # A stored line may be empty, where somebody has changed it.
        verb = BY_WORD.get(words[0]) if words else None
        if verb is None or verb.read is None:
            read = words[0][:40] if words else ""
            raise TranscriptError(
                number,
                "syntax",
                "transcript-is-no-statement",
                words=repr(read),
                hint=did_you_mean(read, BY_WORD, _STATEMENTS),
            )
        start, before = len(self.steps), self.game
        try:
            for action in verb.read(StatementReading(number, words, self)):
                said = action
                self.do(action)
        except IllegalAction as refused:
            now = self.game
            self.back(start)
            message = explained(refused.refusal, now, said)
            raise TranscriptError(number, refused.refusal.code.value, message) from None
        except TranscriptError:
            self.back(start)
            raise
        if was is not None and self.steps:
            self.was[len(self.steps) - 1] = was, entry_now(before)

    @property
    def corrected(self) -> frozenset[tuple[int, int]]:
        """Row and seat of every entry that was corrected."""
        return frozenset(place for _, place in self.was.values())

    def back(self, steps: int) -> None:
        """Forget all but the first n steps."""
        if steps >= len(self.steps):
            return
        gone = self.steps[steps:]
        self.game, self.forced, self.kept = gone[0].before, gone[0].forced, gone[0].kept
        landed = sum(isinstance(step.action, act.DiceLanded) for step in gone)
        del self.steps[steps:], self.throws[len(self.throws) - landed :]
        self.was = {action: old for action, old in self.was.items() if action < steps}

    def do(self, action: act.Action) -> None:
        """Carry out one action; raises IllegalAction, and then nothing has changed.

        In the relaxed ceremony an action of play says as well that the hits are taken.
        """
        try:
            after, events = apply(self.game, action)
        except IllegalAction as refused:
            waiting = refused.refusal.code is Code.GATE_CLOSED
            relaxed = self.rules.s.ceremony is Ceremony.RELAXED
            if not (waiting and relaxed and OF[type(action)].takes_hits):
                raise
            start = len(self.steps)
            self.do(act.TookHits())
            try:
                self.do(action)
            except IllegalAction:
                self.back(start)
                raise
            return
        before = self.game
        self.steps.append(Step(before, self.forced, self.kept, action, events))
        self.game = after
        if type(action) is act.DiceLanded:
            self.throws.append(action.faces)
        if events or self.forced is not None:
            self.forced = _forced(self.forced, before, action, after, events)
        aside = after.turn.aside
        if not aside:
            self.kept = ()
        elif aside is not before.turn.aside:
            self.kept = follow(self.kept, before, after)


#: Asked of every event; a name of a module is found sooner than a member.
_FORCED: Final = EventKind.FORCED


def _forced(
    known: Forced | None, before: Game, action: act.Action, after: Game, events: tuple[Event, ...]
) -> Forced | None:
    """What the rules have set aside by themselves, until the next throw or the turn's end."""
    for event in events:
        if event.event is _FORCED:
            turn = before.turn
            shown = dict(zip(turn.active, turn.throw, strict=True)) if turn.throw else {}
            if isinstance(action, act.DiceLanded):
                shown.update(zip(dice_in_hand(before), action.faces, strict=True))
            return Forced(Code(event.name), tuple(sorted(shown[die] for die in event.dice)))
    if known is None or isinstance(action, act.DiceLanded):
        return None
    return known if len(after.cells) == len(before.cells) else None


class KnownRules:
    """Rule sets read once for many games, with what they remember of throws; for one thread."""

    def __init__(self) -> None:
        self._known: dict[object, Rules] = {}

    def of(self, header: Header, folder: Path, house_rules: str, *, begun: bool = False) -> Rules:
        key = header.rules, header.options, folder, house_rules, begun
        if (found := self._known.get(key)) is None:
            if len(self._known) >= _MOST_RULES:
                self._known.clear()
            found = self._known[key] = Rules(_ruleset(header, folder, house_rules, begun))
        return found


def begin(
    header: Header,
    folder: Path,
    house_rules: str = "",
    *,
    stored: bool = False,
    begun: bool = False,
    known: KnownRules | None = None,
) -> Replay:
    """The game a header describes, before its first action.

    House rules are read from `folder`, unless their text is handed over. What was `begun` is read
    by rules that no game is begun by any more; what is `stored` is too, and goes on with whoever
    sat down to it.
    """
    rules = (known or KnownRules()).of(header, folder, house_rules, begun=begun or stored)
    s = rules.s
    names = tuple(player.name for player in header.players)
    if not stored:
        _written_well(header)
        _seated(header, s)
    if header.magic and (why := _magic_wrong(header, rules)) is not None:
        raise TranscriptError(header.line("magic"), "header", why)
    keeper = header.scorekeeper or names[0]
    people = {n: place for place, n in enumerate(names)}
    for place, player in enumerate(header.players):
        people.update(dict.fromkeys(player.members, place))
    for office, name in (("scorekeeper", keeper), ("packer", header.packer or keeper)):
        if name not in people:
            raise TranscriptError(
                header.line(office),
                "unknown-player",
                "transcript-does-not-play",
                office=office,
                name=repr(name[:40]),
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
    if not stored:
        _not_home(header, game)
    return Replay(header, rules, game)


def _written_well(header: Header) -> None:
    """Refuse options given twice, and times that are none."""
    known: set[str] = set()
    for (name, _), number in zip(header.options, header.option_lines, strict=True):
        if knobs.squeeze(name) in known:
            said = Message.of("transcript-is-given-twice", key=name[:40])
            raise TranscriptError(number, "header", said)
        known.add(knobs.squeeze(name))
    for key, value in (("start", header.start), ("finish", header.finish)):
        if value and not _is_time(value):
            said = Message.of("transcript-is-no-time", word=repr(value[:40]), key=key)
            raise TranscriptError(header.line(key), "header", said)


def _is_time(text: str) -> bool:
    """Whether a text is a day or a time as ISO 8601 writes it."""
    try:
        (datetime if "-" in text[:5] else time).fromisoformat(text)
    except ValueError:
        return False
    return True


def _magic_wrong(header: Header, rules: Rules) -> Message | None:
    """Why this is no Magic Number of these rules, None when it is one."""
    if not rules.s.magic_number:
        return Message.of("transcript-these-rules-have-no-magic")
    if len(header.magic) != rules.s.dice_count:
        return Message.of("transcript-the-magic-number-has-faces", faces=str(rules.s.dice_count))
    if magic_must_be_rolled_again(rules, header.magic):
        return Message.of("transcript-this-magic-number-must-be")
    return None


def _not_home(header: Header, game: Game) -> None:
    """Refuse a game that begins with somebody where it ends: that column could never finish."""
    if game.rules.s.rounds:
        return
    totals = {seat.name: n for n, seat in enumerate(game.seats)}
    for name, total in header.scores:
        beyond = game.rules.s.landing is Landing.EXACT and total > game.rules.s.limit
        if beyond or reached(game, totals[name]):
            limit = game.rules.s.extension if game.extended else game.rules.s.limit
            said = Message.of("transcript-score-at-the-end", limit=limit)
            raise TranscriptError(header.line(f"score {name}"), "header", said)


def _seated(header: Header, s: Settings) -> None:
    """Refuse a number of players that these rules do not take, at the line of the one to blame."""
    members = tuple(len(player.members) for player in header.players if player.members)
    if (why := seating_refusal(s, len(header.players), members)) is None:
        return
    lines = header.player_lines or (header.rules_line,) * len(header.players)
    if why.code is Code.TOO_MANY_PLAYERS:
        raise refused_line(lines[s.players_max], why)
    if why.code is Code.TOO_FEW_PLAYERS:
        raise refused_line(lines[-1], why)
    teams = [number for number, p in zip(lines, header.players, strict=True) if p.members]
    raise refused_line(teams[0], why)


def _ruleset(header: Header, folder: Path, house_rules: str, begun: bool) -> RuleSet:
    for (name, value), number in zip(header.options, header.option_lines, strict=True):
        if (knob := knobs.find(name)) is None:
            raise TranscriptError(
                number,
                "header",
                "transcript-names-no-knob",
                name=repr(name[:40]),
                hint=did_you_mean_knob(name),
            )
        try:
            knobs.parse(knob, value)
        except Unfit as wrong:
            said = Message.of("transcript-of-a-knob", name=knob.name, why=wrong.message)
            raise TranscriptError(number, "header", said) from None
    try:
        return resolve(header.rules, house_rules, folder, header.options, begun=begun)
    except UnknownRules as wrong:
        said = Message.of(
            "transcript-no-rules-are-called", rules=repr(header.rules[:40]), hint=wrong.hint
        )
        raise TranscriptError(header.rules_line, "header", said) from None
    except OptionError as wrong:
        lines = [
            number
            for (name, _), number in zip(header.options, header.option_lines, strict=True)
            if knobs.squeeze(name) == knobs.squeeze(wrong.key)
        ]
        said = Message.of("transcript-of-a-knob", name=wrong.key, why=wrong.message)
        raise TranscriptError(lines[-1], "rules", said) from None
    except RuleFileError as wrong:
        said = Message.of("transcript-of-a-file", file=wrong.file, key=wrong.key, why=wrong.message)
        raise TranscriptError(header.rules_line, "rules", said) from None


def play(
    header: Header,
    statements: list[Statement],
    folder: Path,
    was: Mapping[int, str] | None = None,
    known: KnownRules | None = None,
    house: str = "",
) -> Replay:
    """Replay the whole transcript; raises at the first line that is invalid.

    It is a record of what was played: rules that are refused by now are no fault of it
    (`rulebook.errors.refused`). `was`: by line, what stood there before a correction.
    """
    replay = begin(header, folder, house, begun=True, known=known)
    before = was or {}
    for line in statements:
        replay.feed(line, before.get(line.number))
    return replay


def header_lines(header: Header) -> list[str]:
    lines = ["zonk 1", f"rules {quote(header.rules)}"]
    lines += [f"option {name}={value}" for name, value in header.options]
    for player in header.players:
        members = "".join(f" {quote(member)}" for member in player.members)
        lines.append(f"{'team' if members else 'player'} {quote(player.name)}{members}")
    if header.scorekeeper:
        lines.append(f"scorekeeper {quote(header.scorekeeper)}")
    if header.packer:
        lines.append(f"packer {quote(header.packer)}")
    if header.magic:
        lines.append("magic " + " ".join(map(str, header.magic)))
    if header.start:
        lines.append(f"start {quote(header.start)}")
    if header.finish:
        lines.append(f"finish {quote(header.finish)}")
    lines += [f"score {quote(name)} {points}" for name, points in header.scores]
    lines += [sitting_line(computer) for computer in header.computers]
    return lines + aid_lines(header)


def statement(game: Game, action: act.Action) -> str | None:
    """The line of one action at this point of the game; None for what needs no line."""
    line: str | None = OF[type(action)].write(game, action)
    return line


def numbered(steps: Iterable[Step]) -> list[tuple[int, str]]:
    """One line an action, with the action's place; a roll and its landing share one."""
    found = []
    for place, step in enumerate(steps):
        if (line := OF[type(step.action)].write(step.before, step.action)) is not None:
            found.append((place, line))
    return found


def text(replay: Replay) -> str:
    """The whole transcript of a game."""
    return "\n".join([*header_lines(replay.header), *statements(replay.steps)]) + "\n"


def statements(steps: Iterable[Step]) -> list[str]:
    """The same without the places."""
    return [line for _, line in numbered(steps)]


class Kept(NamedTuple):
    """Dice set aside together, and what they brought."""

    dice: tuple[int, ...]
    points: int
    #: Keys of the combinations they were counted as.
    combos: tuple[str, ...] = ()


def follow(kept: tuple[Kept, ...], before: Game, after: Game) -> tuple[Kept, ...]:
    """The keeps that lie there after one action; what has left the rail is forgotten.

    Told by the dice, not by the kind of action: a keep, a stay and a rule that sets dice aside by
    itself (LP-034, LP-037) leave the same trace.
    """
    turn, old = after.turn, before.turn
    if not turn.aside:
        return ()
    if turn.aside == old.aside:
        return kept
    lying = dict(turn.aside)
    left = tuple([one for one in kept if lying.keys() >= set(one.dice)])
    known = dict(old.aside)
    fresh = tuple(sorted([die for die in lying if die not in known]))
    gained = turn.points - old.points
    if not fresh or gained <= 0 or turn.seat != old.seat:
        return left
    rules = after.rules
    wild = (rules.odd, rules.wild)
    code = pack([WILD if (die, lying[die]) == wild else lying[die] for die in fresh])
    thrown = len(fresh) + len(turn.active)
    groups = rules.table.split(code, thrown, old.showing)
    return (*left, Kept(fresh, gained, tuple([group.key for group in groups])))
