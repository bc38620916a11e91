"""A game as a number, and a number as a game."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.compact.heading import heading, one_of
from zonk_desktop.compact.number import (
    Coder,
    Habit,
    Letters,
    Reader,
    SheetError,
    Writer,
    flag,
    natural,
    raw,
)
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import candidates
from zonk_desktop.engine.play import dice_in_hand, refusal
from zonk_desktop.engine.refusals import IllegalAction
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.fairness.chain import Chain, chain_lines
from zonk_desktop.fairness.record import (
    RecordError,
    commitment_line,
    read_record,
    seated_line,
    seed_line,
)
from zonk_desktop.fairness.source import SEED_BYTES, DiceSource
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import MOST_BYTES
from zonk_desktop.transcript.corrected import corrected_line, read_corrected
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Aid, Header, Line, quote, read, split
from zonk_desktop.transcript.replay import Replay, begin
from zonk_desktop.transcript.write import header_lines, numbered, statement

#: What carries a turn on begins likelier than what interrupts one.
_PLAY = frozenset((act.Roll, act.Keep, act.Stay, act.TookHits, act.Release, act.TakeDare))
_LIKELY = 24
_LEARNED = 16
_PLACES = 16
_PHASES = tuple(Phase)


class ActionCoder:
    """Codes actions one after the other, and learns what this table is in the habit of doing."""

    def __init__(self, coder: Coder, letters: Letters, source: DiceSource | None) -> None:
        self._coder = coder
        self._letters = letters
        self._source = source
        self._kinds = Habit(_LEARNED)
        self._which = Habit(_LEARNED)

    def do(self, replay: Replay, action: act.Action | None = None) -> None:
        """Carry out the next action: the one that is given, or the one that is read."""
        game = replay.game
        if game.turn.phase is Phase.ROLLING:
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
            replay.feed(Line(number, split(number, self._letters.text(line))))
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
        if self._source is not None:
            return self._source.faces(len(replay.throws) + 1, count)
        given = action.faces if isinstance(action, act.DiceLanded) else (1,) * count
        return tuple(self._coder.pick(6, face - 1) + 1 for face in given)


def _legal(game: Game) -> dict[type[act.Action], tuple[act.Action, ...]]:
    """Every legal action by its kind, as `engine.moves.legal_actions` has them."""
    found = {}
    for kind in act.KINDS:
        if some := tuple(one for one in candidates(game, kind) if refusal(game, one) is None):
            found[kind] = some
    return found


def _where(game: Game) -> tuple[int, bool, int]:
    """What a choice is like others by: the phase, whether hits are due, and the dice in hand."""
    turn = game.turn
    return _PHASES.index(turn.phase), bool(game.gates), len(turn.active)


#: Bytes of house rules, packed.
_MOST_PACKED = 40_000
_CHECK, _DIGEST, _HEAD = 4, 8, 32
#: What a pledge is: none, the hash of the seed, one of its own.
_NO_PLEDGE, _OF_SEED, _OTHER = range(3)
#: How people sat is said not at all, as an order of the columns, in words.
_UNSAID, _ORDER, _WORDS = range(3)


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


class _Dice(NamedTuple):
    """What is said of the dice."""

    seed: str = ""
    pledge: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: After how many lines the seed was told; -1: after the last.
    told: int = -1
    #: All throws follow from the seed.
    follow: bool = False


class _Game(NamedTuple):
    """All that is coded."""

    header: Header = Header("", 0)
    house: str = ""
    head: bytes = b""
    dice: _Dice = _Dice()
    actions: Sequence[act.Action] = ()
    #: By action: what its line said before it was corrected.
    was: Sequence[tuple[int, str]] = ()


def pack(told: CodedGame) -> int:
    """The number of a game; raises SheetError where none can hold it, or it would not come out."""
    try:
        game, whole = _gathered(told)
    except (TranscriptError, RecordError, RuleFileError):
        raise SheetError.of("compact-no-room") from None
    writer = Writer()
    raw(writer, _CHECK, _check(whole))
    _coded(writer, game)
    number = writer.number()
    if unpack(number) != whole:
        raise SheetError.of("compact-no-room")
    return number


def unpack(number: int) -> CodedGame:
    """The game of a number; raises SheetError where it holds none."""
    reader = Reader(number)
    check = raw(reader, _CHECK)
    try:
        game, replay = _coded(reader, _Game())
    except (TranscriptError, RecordError, RuleFileError, IllegalAction):
        raise SheetError.of("compact-not-a-game") from None
    found = CodedGame(_text(game.header, game.dice, replay), game.house, game.head)
    if not reader.empty or _check(found) != check:
        raise SheetError.of("compact-not-a-game")
    return found


def _check(told: CodedGame) -> bytes:
    parts = (told.text.encode("utf-8", "surrogatepass"), told.house.encode(), told.head)
    return hashlib.sha256(b"\0".join(parts)).digest()[:_CHECK]


# Both ways


def _coded(coder: Coder, given: _Game) -> tuple[_Game, Replay]:
    """Every choice of a game, in the order of docs/sheet-code.md."""
    letters = Letters(coder)
    head = raw(coder, _HEAD, given.head) if flag(coder, bool(given.head)) else b""
    header = heading(coder, letters, given.header)
    house = _house(coder, given.house) if flag(coder, bool(given.house)) else ""
    if not house and not is_sheet(header.rules):
        # Whatever lies on this disk under such a name is not for a code to name.
        raise SheetError.of("compact-unknown-rules", name=header.rules[:40])
    dice = _dice(coder, letters, header, given.dice)
    # As a transcript it is asked whatever transcripts are asked.
    known, _ = read("\n".join(header_lines(header)))
    replay = begin(known, Path(), house, begun=True)
    choices = ActionCoder(
        coder, letters, DiceSource(bytes.fromhex(dice.seed)) if dice.follow else None
    )
    for n in range(natural(coder, len(given.actions))):
        choices.do(replay, given.actions[n] if coder.writes else None)
    last = 0
    for n in range(natural(coder, len(given.was))):
        place, words = given.was[n] if coder.writes else (last, "")
        last += natural(coder, place - last)
        replay.was[last] = letters.text(words), (0, 0)
    return _Game(header, house, head, dice), replay


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


def _dice(coder: Coder, letters: Letters, header: Header, given: _Dice) -> _Dice:
    seed, pledge, told, follow = "", "", -1, False
    if flag(coder, bool(given.seed)):
        seed = raw(coder, SEED_BYTES, bytes.fromhex(given.seed)).hex()
        if not flag(coder, given.told < 0):
            told = natural(coder, given.told)
        follow = flag(coder, given.follow)
    own = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    kind = _NO_PLEDGE if not given.pledge else _OF_SEED if given.pledge == own else _OTHER
    kind = coder.pick(3, kind)
    if kind != _NO_PLEDGE:
        other = kind == _OTHER
        pledge = raw(coder, SEED_BYTES, bytes.fromhex(given.pledge)).hex() if other else own
    columns = [player.name for player in header.players]
    words = list(split(1, given.seated))
    plain = sorted(words) == sorted(columns) and " ".join(map(quote, words)) == given.seated
    kind = coder.pick(3, _UNSAID if not given.seated else _ORDER if plain else _WORDS)
    seated = ""
    if kind == _ORDER:
        found = []
        for n in range(len(columns)):
            found.append(one_of(coder, columns, words[n] if coder.writes else ""))
            columns.remove(found[-1])
        seated = " ".join(map(quote, found))
    elif kind == _WORDS:
        seated = letters.text(given.seated)
    return _Dice(seed, pledge, seated, told, follow)


# From a transcript, and to one


def _gathered(told: CodedGame) -> tuple[_Game, CodedGame]:
    """A transcript as it is coded, and as it will be read."""
    header, statements = read(told.text)
    house = "" if is_sheet(header.rules) else told.house
    if not house and not is_sheet(header.rules):
        raise SheetError.of("compact-no-room")
    record = read_record(told.text)
    if record.more or Aid.GESTURES in header.aids:
        # Several pledges are not coded, as too few games have them; gestures have no room.
        raise SheetError.of("compact-no-room")
    corrected = read_corrected(told.text)
    replay = begin(header, Path(), house, begun=True)
    last = -1
    for line in statements:
        if record.seed and last < 0 and line.number > record.told_at:
            last = len(numbered(replay.steps))
        replay.feed(line, corrected.get(line.number))
    if statements and record.pledged_at > statements[0].number:
        # It proves nothing there, and must not move to where it would.
        raise SheetError.of("compact-no-room")
    follow = False
    if record.seed:
        source = DiceSource(bytes.fromhex(record.seed))
        throws = enumerate(replay.throws, 1)
        follow = all(source.faces(n, len(throw)) == throw for n, throw in throws)
    dice = _Dice(record.seed, record.commitment, record.seated, last, follow)
    was = tuple((action, old) for action, (old, _) in sorted(replay.was.items()))
    game = _Game(header, house, told.head, dice, replay.actions, was)
    return game, CodedGame(_text(header, dice, replay), house, told.head)


def _text(header: Header, dice: _Dice, replay: Replay) -> str:
    """The transcript in the one spelling of the program."""
    lines = header_lines(header)
    if dice.seated:
        lines.append(seated_line(dice.seated))
    if dice.pledge:
        lines.append(commitment_line(dice.pledge))
    rows = []
    for action, line in numbered(replay.steps):
        was = replay.was.get(action)
        rows.append(line if was is None else corrected_line(line, was[0]))
    if dice.seed:
        rows.insert(len(rows) if dice.told < 0 else dice.told, seed_line(dice.seed))
    return "\n".join([*lines, *rows]) + "\n"
