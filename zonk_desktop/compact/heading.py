"""The head of a game: rules, players, times, computers, names; what it says of its dice."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import NamedTuple, TypeVar

from zonk_desktop.compact.number import Coder, Habit, Letters, SheetError, flag, natural, raw
from zonk_desktop.fairness.record import DiceRecord, commitment_line, seated_line, with_dice
from zonk_desktop.fairness.source import SEED_BYTES, Dice, Pledge
from zonk_desktop.transcript.lines import (
    Aid,
    Computer,
    Header,
    Hinted,
    Player,
    Renamed,
    Statement,
    quote,
    split,
)
from zonk_desktop.transcript.remarks import is_hand

_T = TypeVar("_T")
_BLANK = ""
#: Those of each version of the format.
_AIDS = {1: (Aid.HINTS, Aid.COACH), 2: (Aid.HINTS, Aid.COACH, Aid.GESTURES, Aid.WORDS)}
#: What a moment is written as: nothing, seconds since 2000, words, seconds since the start.
_NONE, _AT, _WORDS, _LATER = range(4)
_BEGIN = datetime(2000, 1, 1, tzinfo=UTC)
_QUARTER = timedelta(minutes=15)
_ZONES, _UTC = 128, 64


def many(coder: Coder, given: Sequence[_T], blank: _T, each: Callable[[_T], _T]) -> Iterator[_T]:
    """How many there are, and each of them."""
    for n in range(natural(coder, len(given))):
        yield each(given[n] if coder.writes else blank)


def heading(coder: Coder, letters: Letters, given: Header, version: int) -> Header:
    """The header of a transcript, without the lines it stood in."""

    def option(one: tuple[str, str]) -> tuple[str, str]:
        return letters.text(one[0]), letters.text(one[1])

    def player(one: Player) -> Player:
        name = letters.text(one.name)
        return Player(name, tuple(many(coder, one.members, _BLANK, letters.text)))

    rules = letters.text(given.rules)
    options = tuple(many(coder, given.options, (_BLANK, _BLANK), option))
    players = tuple(many(coder, given.players, Player(_BLANK), player))
    columns = [one.name for one in players]
    people = [_BLANK, *columns, *(name for one in players for name in one.members)]

    def column(name: str) -> str:
        return one_of(coder, columns, name)

    def score(one: tuple[str, int]) -> tuple[str, int]:
        return column(one[0]), natural(coder, one[1])

    def computer(one: Computer) -> Computer:
        name = column(one.name)
        character = letters.text(one.character)
        level = letters.text(one.level) if character else _BLANK
        return Computer(name, character, level, natural(coder, one.since))

    def renamed(one: Renamed) -> Renamed:
        return Renamed(letters.text(one.old), letters.text(one.new), natural(coder, one.at))

    start = _moment(coder, letters, given.start)
    return Header(
        rules,
        0,
        options=options,
        players=players,
        scorekeeper=one_of(coder, people, given.scorekeeper),
        packer=one_of(coder, people, given.packer) if version > 1 else _BLANK,
        magic=tuple(many(coder, given.magic, 1, lambda face: coder.pick(6, face - 1) + 1)),
        start=start,
        finish=_moment(coder, letters, given.finish, start),
        scores=tuple(many(coder, given.scores, (_BLANK, 0), score)),
        computers=tuple(many(coder, given.computers, Computer(_BLANK), computer)),
        aids=tuple(aid for aid in _AIDS[version] if flag(coder, aid in given.aids)),
        hinted=tuple(
            many(coder, given.hinted, Hinted(_BLANK),
                 lambda one: Hinted(column(one.name), natural(coder, one.at)))
        ),
        renamed=tuple(many(coder, given.renamed, Renamed(_BLANK, _BLANK), renamed)),
    )  # fmt: skip


def version_of(header: Header) -> int:
    """The first version of the format that can hold this header."""
    return 2 if header.packer or set(header.aids) - set(_AIDS[1]) else 1


def one_of(coder: Coder, names: Sequence[str], name: str) -> str:
    """One of names that are known by now."""
    if not names or (coder.writes and name not in names):
        raise SheetError.of("compact-not-a-game")
    return names[coder.pick(len(names), names.index(name) if coder.writes else 0)]


def _moment(coder: Coder, letters: Letters, given: str, start: str = "") -> str:
    """A time: by its seconds where it is written as the program writes one."""
    then, before = _read(given), _read(start)
    kind = _NONE if not given else _WORDS if then is None else _AT
    if then is not None and before is not None and then >= before:
        kind = _LATER if then.utcoffset() == before.utcoffset() else kind
    kind = coder.pick(4, kind)
    if kind == _NONE:
        return ""
    if kind == _WORDS:
        return letters.text(given)
    since = before if kind == _LATER else _BEGIN
    if since is None:
        raise SheetError.of("compact-not-a-game")
    seconds = natural(coder, 0 if then is None else int((then - since).total_seconds()))
    if kind == _AT:
        off = timedelta() if then is None else then.utcoffset() or timedelta()
        zone = coder.pick(_ZONES, off // _QUARTER + _UTC) - _UTC
        since = since.astimezone(timezone(zone * _QUARTER))
    try:
        return (since + timedelta(seconds=seconds)).isoformat(timespec="seconds")
    except OverflowError:
        raise SheetError.of("compact-not-a-game") from None


def _read(text: str) -> datetime | None:
    """A time to the second with its zone, after 2000; None for what is written in another way."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    off = found.utcoffset()
    if off is None or off % _QUARTER or abs(off) >= timedelta(hours=16) or found < _BEGIN:
        return None
    return found if found.isoformat(timespec="seconds") == text else None


_STEP = 16
#: Nothing, figures in hexadecimal, letters.
_NOTHING, _FIGURES, _LETTERS = _KINDS = tuple(range(3))
_FIGURE = re.compile(r"-?[1-9a-f][0-9a-f]{0,15}|0")
#: Bits of the difference between two figures: two of 16 digits.
_BITS = tuple(range(66))
_MOST_FIGURES = 8
_COUNTS = tuple(range(1, _MOST_FIGURES + 1))


class _Known(NamedTuple):
    """What is learned: which kind comes, how many figures, how far each is from the one before."""

    kinds: Habit
    counts: Habit
    bits: Habit


class HandCoder:
    """Codes hands one after the other; a figure by its difference from the one in its place."""

    def __init__(self, coder: Coder, letters: Letters) -> None:
        self._coder = coder
        self._letters = letters
        self._known = _Known(Habit(_STEP), Habit(_STEP), Habit(_STEP))
        self._before: list[int] = []

    def hand(self, given: str = "") -> str:
        """The hand of the next throw: the one that is given, or the one that is read."""
        figures = _read_hands(given)
        kind = _NOTHING if not given else _FIGURES if figures else _LETTERS
        kind = self._known.kinds.choose(self._coder, None, _KINDS, kind, (1,) * len(_KINDS))
        if kind == _NOTHING:
            return ""
        found = self._letters.text(given) if kind == _LETTERS else self._figures(figures)
        if not is_hand(found):
            raise SheetError.of("compact-not-a-game")
        return found

    def _figures(self, given: list[int]) -> str:
        known, first = self._known, (1,) * len(_COUNTS)
        count = 1 + known.counts.choose(self._coder, None, _COUNTS, len(given) - 1, first)
        found = []
        for place in range(count):
            before = self._before[place] if place < len(self._before) else 0
            value = given[place] if self._coder.writes else 0
            found.append(before + self._difference(place, value - before))
        self._before[: len(found)] = found
        return ".".join(f"{figure:x}" for figure in found)

    def _difference(self, place: int, given: int) -> int:
        first = (1,) * len(_BITS)
        bits = self._known.bits.choose(self._coder, place, _BITS, abs(given).bit_length(), first)
        if not bits:
            return 0
        less = flag(self._coder, given < 0)
        top = 1 << (bits - 1)
        far = top + self._coder.pick(top, abs(given) - top)
        return -far if less else far


def _read_hands(hand: str) -> list[int]:
    """The figures of a hand; none where it is spelled in another way."""
    parts = hand.split(".")
    if len(parts) > _MOST_FIGURES or not all(map(_FIGURE.fullmatch, parts)):
        return []
    return [int(part, 16) for part in parts]


#: What a pledge is: none, the hash of the seed, one of its own.
_NO_PLEDGE, _OF_SEED, _OTHER = range(3)
#: How people sat is said not at all, as an order of the columns, in words.
_UNSAID, _ORDER, _HAND_WORDS = range(3)
_NO_DICE = Pledge(0, 0, "")


class DiceTold(NamedTuple):
    seed: str = ""
    pledge: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: After how many lines the seed was told; -1: after the last.
    told: int = -1
    #: All throws follow from the seeds.
    follow: bool = False
    #: Pledges of a game that went on under others, each counted from the throw of the one before.
    more: tuple[Pledge, ...] = ()
    #: Some throws have what the player's hand did.
    hands: bool = False

    @property
    def dice(self) -> Dice | None:
        """What throws, where a seed of each pledge is told."""
        seeds = (self.seed, *(one.seed for one in self.more))
        return Dice.of(self.seed, self.more) if all(seeds) else None


def dice_told(
    coder: Coder, letters: Letters, header: Header, given: DiceTold, version: int
) -> DiceTold:
    """The same as it is coded."""
    seed, pledge, told, follow = "", "", -1, False
    if flag(coder, bool(given.seed)):
        seed = raw(coder, SEED_BYTES, bytes.fromhex(given.seed)).hex()
        if not flag(coder, given.told < 0):
            told = natural(coder, given.told)
        follow = flag(coder, given.follow)
    own = _pledge_of(seed)
    kind = _NO_PLEDGE if not given.pledge else _OF_SEED if given.pledge == own else _OTHER
    kind = coder.pick(3, kind)
    if kind != _NO_PLEDGE:
        other = kind == _OTHER
        pledge = raw(coder, SEED_BYTES, bytes.fromhex(given.pledge)).hex() if other else own
    seated = _seated(coder, letters, header, given.seated)
    if version == 1:
        return DiceTold(seed, pledge, seated, told, follow)
    after = 0

    def another(one: Pledge) -> Pledge:
        nonlocal after
        after += natural(coder, one.after - after)
        return _pledge(coder, one)._replace(after=after)

    more = tuple(many(coder, given.more, _NO_DICE, another))
    found = DiceTold(seed, pledge, seated, told, follow, more, flag(coder, given.hands))
    if found.follow and found.dice is None:
        raise SheetError.of("compact-not-a-game")
    return found


def _pledge(coder: Coder, given: Pledge) -> Pledge:
    """A further pledge, and its seed where it is told."""
    shown, seed = natural(coder, given.shown), ""
    if flag(coder, bool(given.seed)):
        seed = raw(coder, SEED_BYTES, bytes.fromhex(given.seed)).hex()
    pledge = own = _pledge_of(seed)
    if not seed or not flag(coder, given.commitment == own):
        pledge = raw(coder, SEED_BYTES, bytes.fromhex(given.commitment)).hex()
    return Pledge(0, shown, pledge, seed)


def _pledge_of(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _seated(coder: Coder, letters: Letters, header: Header, given: str) -> str:
    columns = [player.name for player in header.players]
    words = list(split(1, given))
    plain = sorted(words) == sorted(columns) and " ".join(map(quote, words)) == given
    kind = coder.pick(3, _UNSAID if not given else _ORDER if plain else _HAND_WORDS)
    if kind == _HAND_WORDS:
        return letters.text(given)
    found: list[str] = []
    while kind == _ORDER and columns:
        found.append(one_of(coder, columns, words[len(found)] if coder.writes else ""))
        columns.remove(found[-1])
    return " ".join(map(quote, found))


# From a transcript, and to one


def of_record(record: DiceRecord, statements: Sequence[Statement]) -> DiceTold:
    """What a transcript says of its dice, its seeds told behind so many statements; raises
    SheetError where a code cannot say it."""
    places = {
        sum(line.number < at for line in statements)
        for at in (record.told_at, *(one.told_at for one in record.more))
        if at
    }
    if len(places) > 1 or (statements and record.pledged_at > statements[0].number):
        # Where it stands it proves nothing, and it must not move to where it would.
        raise SheetError.of("compact-no-room")
    told = next((place for place in places if place < len(statements)), -1)
    throws = [line.number for line in statements if line.words[0] == "roll"]
    more = tuple(
        Pledge(sum(line < one.at for line in throws), one.shown, one.commitment, one.seed)
        for one in record.more
    )
    return DiceTold(record.seed, record.commitment, record.seated, told, more=more)


def head_of(told: DiceTold) -> list[str]:
    """The lines before the first statement."""
    seated = [seated_line(told.seated)] if told.seated else []
    return seated + ([commitment_line(told.pledge)] if told.pledge else [])


def with_told(rows: Sequence[str], told: DiceTold) -> list[str]:
    """Statements with seeds, and pledges after the first."""
    seeds = [seed for seed in (told.seed, *(one.seed for one in told.more)) if seed]
    at = len(rows) if told.told < 0 else told.told
    return with_dice(rows, seeds, at, [one[:3] for one in told.more])
