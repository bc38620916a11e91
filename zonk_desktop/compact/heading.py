"""The head of a game: rules, options, players, times, computers, names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import TypeVar

from zonk_desktop.compact.number import Coder, Letters, SheetError, flag, natural
from zonk_desktop.transcript.lines import Aid, Computer, Header, Hinted, Player, Renamed

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
