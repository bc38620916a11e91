"""A game as a number, and a number as a game."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.compact.heading import (
    DiceTold,
    HandCoder,
    dice_told,
    head_of,
    heading,
    of_record,
    version_of,
    with_told,
)
from zonk_desktop.compact.number import (
    Coder,
    Habit,
    Letters,
    Packed,
    Reader,
    SheetError,
    Writer,
    flag,
    natural,
    raw,
)
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import candidates, refusal
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.chain import Chain, chain_lines
from zonk_desktop.fairness.record import RecordError, read_record
from zonk_desktop.fairness.source import Dice
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import MOST_BYTES
from zonk_desktop.transcript.check import said_at
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Header, Statement, read, split
from zonk_desktop.transcript.remarks import corrected_line, read_corrected, with_gesture
from zonk_desktop.transcript.replay import Replay, begin, header_lines, numbered, statement

#: What carries a turn on begins likelier than what interrupts one.
_PLAY = frozenset((act.Roll, act.Keep, act.Stay, act.TookHits, act.Release, act.TakeDare))
_LIKELY = 24
_LEARNED = 16
_PLACES = 16
_PHASES = tuple(Phase)


class ActionCoder:
    """Codes actions one after the other, and learns what this table is in the habit of doing."""

    def __init__(
        self, coder: Coder, letters: Letters, dice: Dice | None, hands: HandCoder | None
    ) -> None:
        self._coder = coder
        self._letters = letters
        self._dice = dice
        self._hands = hands
        #: What the player's hand did at each throw; nothing where no throw has any.
        self.said: list[str] = []
        self._kinds = Habit(_LEARNED)
        self._which = Habit(_LEARNED)

    def do(
        self, replay: Replay, action: act.Action | None = None, said: Sequence[str] = ()
    ) -> None:
        """Carry out the next action: the one that is given, or the one that is read.

        `said`: the hands of all throws, where they are given.
        """
        game = replay.game
        if game.turn.phase is Phase.ROLLING:
            if self._hands is not None:
                throws = len(replay.throws)
                self.said.append(self._hands.hand(said[throws] if throws < len(said) else ""))
            replay.do(act.DiceLanded(self._faces(replay, action)))
            return
        legal = _legal(game)
        kinds: list[object] = [*legal, None]
        kind = next((n for n, one in enumerate(kinds) if one is type(action)), -1)
        listed = legal.get(type(action), ()) if action is not None else ()
        if self._coder.writes and action not in listed:
            kind = len(kinds) - 1
        first = [_LIKELY if one in _PLAY else 1 for one in kinds]
        found = kinds[self._kinds.choose(self._coder, _where(game), kinds, kind, first)]
        if found is None:
            line = statement(game, action) or "" if action is not None else ""
            number = len(replay.steps) + 1
            replay.feed(Statement(number, split(number, self._letters.text(line))))
            return
        some = legal[found]  # type: ignore[index]
        place = some.index(action) if self._coder.writes and action is not None else 0
        if len(some) > 1:
            names = tuple(range(len(some)))
            where = found, min(len(some), _PLACES)
            place = self._which.choose(self._coder, where, names, place, (_PLACES,) * len(some))
        replay.do(some[place])

    def _faces(self, replay: Replay, action: act.Action | None) -> tuple[int, ...]:
        """How the dice land: as the seed has it, or face by face."""
        count = len(dice_in_hand(replay.game))
        if self._dice is not None:
            hand = self.said[-1] if self.said else ""
            return self._dice.faces(len(replay.throws) + 1, count, hand)
        given = action.faces if isinstance(action, act.DiceLanded) else (1,) * count
        return tuple(self._coder.pick(6, face - 1) + 1 for face in given)


def _legal(game: Game) -> dict[type[act.Action], tuple[act.Action, ...]]:
    """Every legal action by its kind, as `engine.play.legal_actions` has them."""
    found = {}
    for kind in act.KINDS:
        if some := [one for one in candidates(game, kind) if refusal(game, one) is None]:
            found[kind] = tuple(some)
    return found


def _where(game: Game) -> tuple[int, bool, int]:
    """What a choice is like others by: the phase, whether hits are due, and the dice in hand."""
    turn = game.turn
    return _PHASES.index(turn.phase), bool(game.gates), len(turn.active)


#: Bytes of house rules, packed.
_MOST_PACKED = 40_000
_CHECK, _DIGEST, _HEAD = 4, 8, 32


class CodedGame(NamedTuple):
    """A game as a code holds it."""

    #: The transcript, as the program writes it.
    text: str
    #: House rules that it was played by, empty for those of a sheet.
    house: str = ""
    #: The end of the chain of its journal, 32 bytes; empty where it has none.
    head: bytes = b""

    @property
    def told(self) -> str:
        """The transcript with the head, whose notes are not on paper."""
        said = chain_lines(Chain(head=self.head.hex())) if self.head else []
        return self.text + "".join(f"{line}\n" for line in said)


class _Game(NamedTuple):
    header: Header = Header("", 0)
    house: str = ""
    head: bytes = b""
    dice: DiceTold = DiceTold()
    actions: Sequence[act.Action] = ()
    #: What the player's hand did, throw by throw; nothing where no throw has any.
    said: Sequence[str] = ()
    #: By action: what its line said before it was corrected.
    was: Sequence[tuple[int, str]] = ()


def pack(told: CodedGame) -> Packed:
    """The number of a game, in the first version of the format that can hold it; raises SheetError
    where none can, or it would not come out."""
    try:
        game, whole = _gathered(told)
    except (TranscriptError, RecordError, RuleFileError):
        raise SheetError.of("compact-no-room") from None
    version = 2 if game.dice.more or game.said else version_of(game.header)
    writer = Writer()
    raw(writer, _CHECK, _check(whole))
    _coded(writer, game, version)
    packed = Packed(writer.number(), version)
    if unpack(packed) != whole:
        raise SheetError.of("compact-no-room")
    return packed


def unpack(packed: Packed) -> CodedGame:
    """The game of a number; raises SheetError where it holds none."""
    reader = Reader(packed.number)
    check = raw(reader, _CHECK)
    try:
        game, replay = _coded(reader, _Game(), packed.version)
    except (TranscriptError, RecordError, RuleFileError, IllegalAction):
        raise SheetError.of("compact-not-a-game") from None
    found = CodedGame(_text(game, replay), game.house, game.head)
    if not reader.empty or _check(found) != check:
        raise SheetError.of("compact-not-a-game")
    return found


def _check(told: CodedGame) -> bytes:
    parts = (told.text.encode("utf-8", "surrogatepass"), told.house.encode(), told.head)
    return hashlib.sha256(b"\0".join(parts)).digest()[:_CHECK]


# Both ways


def _coded(coder: Coder, given: _Game, version: int) -> tuple[_Game, Replay]:
    """Every choice of a game, in the order of docs/sheet-code.md."""
    letters = Letters(coder)
    head = raw(coder, _HEAD, given.head) if flag(coder, bool(given.head)) else b""
    header = heading(coder, letters, given.header, version)
    house = _house(coder, given.house) if flag(coder, bool(given.house)) else ""
    if not house and not is_sheet(header.rules):
        # Whatever lies on this disk under such a name is not for a code to name.
        raise SheetError.of("compact-unknown-rules", name=header.rules[:40])
    dice = dice_told(coder, letters, header, given.dice, version)
    # As a transcript it is asked whatever transcripts are asked.
    known, _ = read("\n".join(header_lines(header)))
    replay = begin(known, Path(), house, begun=True)
    hands = HandCoder(coder, letters) if dice.hands else None
    choices = ActionCoder(coder, letters, dice.dice if dice.follow else None, hands)
    for n in range(natural(coder, len(given.actions))):
        choices.do(replay, given.actions[n] if coder.writes else None, given.said)
    last = 0
    for n in range(natural(coder, len(given.was))):
        place, words = given.was[n] if coder.writes else (last, "")
        last += natural(coder, place - last)
        replay.was[last] = letters.text(words), (0, 0)
    return _Game(header, house, head, dice, said=choices.said), replay


def _house(coder: Coder, given: str) -> str:
    """House rules: a digest, and the file, packed."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(given.encode()) + packer.flush()
    digest = raw(coder, _DIGEST, hashlib.sha256(given.encode()).digest()[:_DIGEST])
    length = natural(coder, len(packed))
    if length > _MOST_PACKED:
        raise SheetError.of("compact-no-room" if coder.writes else "compact-not-a-game")
    try:
        opener = zlib.decompressobj(-zlib.MAX_WBITS)
        found = opener.decompress(raw(coder, length, packed), MOST_BYTES + 1)
        text = found.decode()
    except (zlib.error, UnicodeDecodeError):
        raise SheetError.of("compact-not-a-game") from None
    if len(found) > MOST_BYTES or hashlib.sha256(found).digest()[:_DIGEST] != digest:
        raise SheetError.of("compact-not-a-game")
    return text


# From a transcript, and to one


def _gathered(told: CodedGame) -> tuple[_Game, CodedGame]:
    """A transcript as it is coded, and as it will be read."""
    header, statements = read(told.text)
    house = "" if is_sheet(header.rules) else told.house
    if not house and not is_sheet(header.rules):
        raise SheetError.of("compact-no-room")
    record = read_record(told.text)
    corrected = read_corrected(told.text)
    replay = begin(header, Path(), house, begun=True)
    steps = []
    for line in statements:
        steps.append(len(replay.steps))
        replay.feed(line, corrected.get(line.number))
    dice, said = of_record(record, statements), said_at(told.text, statements)
    if dice.told >= 0:
        before = steps[dice.told]
        dice = dice._replace(told=sum(place < before for place, _ in numbered(replay.steps)))
    if (throwing := dice.dice) is not None and len(said) == len(replay.throws):
        throws = enumerate(zip(replay.throws, said, strict=True), 1)
        follow = all(throwing.faces(n, len(one), hand) == one for n, (one, hand) in throws)
        dice = dice._replace(follow=follow)
    dice = dice._replace(hands=any(said))
    was = tuple((action, old) for action, (old, _) in sorted(replay.was.items()))
    hands = said if dice.hands else ()
    game = _Game(header, house, told.head, dice, replay.actions, hands, was)
    return game, CodedGame(_text(game, replay), house, told.head)


def _text(game: _Game, replay: Replay) -> str:
    """The transcript in the one spelling of the program."""
    rows, hands = [], iter(game.said)
    for action, line in numbered(replay.steps):
        was = replay.was.get(action)
        rows.append(line if was is None else corrected_line(line, was[0]))
        if line.startswith("roll "):
            rows[-1] = with_gesture(rows[-1], next(hands, ""))
    lines = [*header_lines(game.header), *head_of(game.dice), *with_told(rows, game.dice)]
    return "\n".join(lines) + "\n"
