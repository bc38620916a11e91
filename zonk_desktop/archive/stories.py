"""Stories of players, the rarest first, and best games: what the figures of finished games tell.

Pure: figures in (`archive.figures`, kept with every finished game), messages out. Nothing is made
up: a story is a count from these games, and it is told only where at most `RARE` of all who played
came as far. `stories(games)["Ann"][0]` is what to say beside Ann's name, and
`words.text(story.message)` its sentence ("Three devils in one night"); the last of everybody's
stories says how many games there were. `one_each` picks for a table, so that no two people are
told the same thing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from itertools import chain
from typing import NamedTuple

from zonk_desktop.archive.figures import GameFigures, SeatFigures
from zonk_desktop.archive.statistics import rivals
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.words import Message

#: At most this share of all who played came as far.
RARE = 0.25
#: Hits that are counted over an evening: their source, from how many on, and what one of them is
#: worth. Only those that a player brings about alone, and only by the program's own sheets: house
#: rules may give a source another worth.
FEATS = {
    "devil": (2, 1),
    "quadruple-insta-bong": (1, 4),
    "triple-insta-bong": (1, 3),
    "double-insta-bong": (2, 2),
    "insta-bong": (3, 1),
    "royale": (1, 1),
    "slim-pickins": (1, 1),
    "turkey": (2, 1),
    "straight": (3, 1),
    "square": (2, 1),
    "train-wreck": (2, 1),
    "third-zonk": (2, 1),
}
#: An evening ends when most people have gone to bed.
_MORNING, _EVENING = 6, 18
#: From how many games on two are rivals.
_LEAST_MET = 4
#: Points between the first two: what is close, and more than there ever are.
_CLOSE, _FAR = 200, 10**9


class PlayerStory(NamedTuple):
    who: str
    #: What it is about: a source of hits, "won-running", "games"...
    kind: str
    message: Message
    #: The game it was seen in, the last of them where they were several; 0 for all together.
    game: int
    begun: str
    #: How many of those who played came as far: the smaller, the rarer.
    share: float


class _Deed(NamedTuple):
    """Something that was done, before it is known how rare that is."""

    who: str
    kind: str
    #: Only what was done by the same rules is compared.
    rules: str
    value: int
    #: Makes the message; None where it is too little for a story, but is compared all the same.
    told: Callable[[], Message] | None
    game: GameFigures


def stories(games: Iterable[GameFigures]) -> dict[str, tuple[PlayerStory, ...]]:
    """Everybody who has finished a game, with all that is told, the rarest first."""
    over = sorted((game for game in games if game.finished), key=lambda g: (g.begun, g.game))
    deeds: list[_Deed] = []
    values = defaultdict[tuple[str, str], list[int]](list)
    for deed in chain(_by_night(over), _by_game(over), _running(over), _margins(over)):
        values[deed.kind, deed.rules].append(deed.value)
        if deed.told is not None:
            deeds.append(deed)
    for column in values.values():
        column.sort()
    best: dict[tuple[str, str], tuple[float, _Deed]] = {}
    for deed in deeds:
        column = values[deed.kind, deed.rules]
        share = 1 - bisect_left(column, deed.value) / len(column)
        before = best.get((deed.who, deed.kind))
        if share <= RARE and (before is None or share <= before[0]):
            best[deed.who, deed.kind] = share, deed
    rare = [
        PlayerStory(deed.who, deed.kind, deed.told(), deed.game.game, deed.game.begun, share)
        for share, deed in best.values()
        if deed.told is not None
    ]
    found = defaultdict[str, list[PlayerStory]](list)
    # sorted() is stable: among equals the order above decides.
    for story in sorted((*rare, *_met(over)), key=lambda story: story.share):
        found[story.who].append(story)
    return {told.who: (*found[told.who], told) for told in _games(over)}


def one_each(
    told: Mapping[str, Sequence[PlayerStory]],
    names: Sequence[str],
    before: Mapping[str, PlayerStory] | None = None,
) -> dict[str, PlayerStory]:
    """A story for each who has one, each about something else as long as there is enough.

    Of whom something was told `before`, that is told again.
    """
    found = {name: one for name, one in (before or {}).items() if name in names}
    used = {one.kind for one in found.values()}
    for name in names:
        own = told.get(name, ())
        if own and name not in found:
            found[name] = next((one for one in own if one.kind not in used), own[0])
            used.add(found[name].kind)
    return found


def _people(game: GameFigures) -> Iterator[SeatFigures]:
    return (seat for seat in game.seats if not seat.computer)


def _by_night(games: Sequence[GameFigures]) -> Iterator[_Deed]:
    """What somebody brought about in one evening, by one sheet."""
    nights = defaultdict[tuple[str, str, str], list[tuple[GameFigures, dict[str, int]]]](list)
    for game in games:
        if is_sheet(game.key):
            night, _ = _night(game.begun)
            for seat in _people(game):
                nights[seat.name, game.key, night].append((game, dict(seat.sources)))
    for (who, rules, _), played in nights.items():
        for feat, (least, worth) in FEATS.items():
            shown = [(game, sources.get(feat, 0) // worth) for game, sources in played]
            count = sum(times for _, times in shown)
            told, last = None, played[-1][0]
            if count >= least:
                seen = [game for game, times in shown if times]
                told, last = partial(_feat, feat, count, seen), seen[-1]
            yield _Deed(who, feat, rules, count, told, last)


def _feat(feat: str, count: int, games: Sequence[GameFigures]) -> Message:
    dark = all(_night(game.begun)[1] for game in games)
    return Message.of(f"stories-feat-{feat}", count=count, night=dark)


def _night(begun: str) -> tuple[str, bool]:
    """The evening of a stamp where it was played, and whether it was dark: not by day."""
    try:
        at = datetime.fromisoformat(begun)
    except ValueError:
        return begun[:10], False
    dark = len(begun) > 10 and not _MORNING <= at.hour < _EVENING
    shift = timedelta(hours=_MORNING if len(begun) > 10 else 0)
    return (at - shift if at.year > 1 else at).date().isoformat(), dark


def _by_game(games: Sequence[GameFigures]) -> Iterator[_Deed]:
    """Figures of one game: a turn, a run of hits, a run of misses."""
    for game in games:
        for seat in _people(game):
            for kind, value, least in (
                ("best-turn", seat.best_turn, 1),
                ("hits-game", seat.hits, 5),
                ("hits-turn", seat.big_hit, 3),
                ("hits-running", seat.longest_run, 3),
                ("missed-running", seat.longest_miss, 4),
            ):
                told = partial(_of_game, kind, value) if value >= least else None
                yield _Deed(seat.name, kind, game.rules, value, told, game)


def _of_game(kind: str, value: int) -> Message:
    return Message.of(f"stories-game-{kind}", count=value, hits=value)


def _running(games: Sequence[GameFigures]) -> Iterator[_Deed]:
    """Games won one after another."""
    won = defaultdict[str, int](int)
    for game in games:
        for seat in _people(game):
            won[seat.name] = count = won[seat.name] + 1 if seat.won else 0
            told = partial(Message.of, "stories-won-running", count=count) if count > 1 else None
            yield _Deed(seat.name, "won-running", "", count, told, game)


def _margins(games: Sequence[GameFigures]) -> Iterator[_Deed]:
    """Games won by somebody who was hardly ahead."""
    for game in games:
        others = [seat.total for seat in game.seats if not seat.won]
        for seat in _people(game):
            margin = seat.total - max(others) if seat.won and others else 0
            told = partial(_won_by, margin) if 0 < margin <= _CLOSE else None
            value = -margin if margin > 0 else -_FAR
            yield _Deed(seat.name, "won-by", game.rules, value, told, game)


def _won_by(margin: int) -> Message:
    return Message.of("stories-won-by", points=margin)


def _met(games: Sequence[GameFigures]) -> Iterator[PlayerStory]:
    """Who wins against whom, of those who met often."""
    people = {seat.name for game in games for seat in _people(game)}
    often = [pair for pair in rivals(games) if pair.games >= _LEAST_MET]
    parts = sorted((pair.first_won - pair.second_won) / pair.games for pair in often)
    told: set[str] = set()
    for pair in sorted(often, key=lambda pair: pair.second_won - pair.first_won):
        ahead = pair.first_won - pair.second_won
        if pair.first not in people or pair.first in told or pair.first_won < 3 or ahead < 2:
            continue
        share = 1 - bisect_left(parts, ahead / pair.games) / len(parts)
        message = Message.of(
            "stories-beats", rival=pair.second, won=pair.first_won, games=pair.games
        )
        told.add(pair.first)
        # There are fewer pairs than games: one that is always ahead is worth telling anyhow.
        yield PlayerStory(pair.first, "beats", message, 0, "", min(share, RARE))


def _games(games: Sequence[GameFigures]) -> Iterator[PlayerStory]:
    """How many games everybody has finished, and when the last of them was won."""
    counts = defaultdict[str, int](int)
    last: dict[str, GameFigures] = {}
    for game in games:
        for seat in _people(game):
            counts[seat.name] += 1
            if seat.won:
                last[seat.name] = game
    for who, count in counts.items():
        won = last.get(who)
        message = Message.of("stories-games", games=count)
        if won is not None and (month := _month(won.begun)) is not None:
            message = Message.of("stories-games-won", games=count, month=month)
        yield PlayerStory(
            who, "games", message, won.game if won else 0, won.begun if won else "", 1.0
        )


def _month(begun: str) -> Message | None:
    try:
        at = datetime.fromisoformat(begun)
    except ValueError:
        return None
    return Message.of("date-month", month=at.month, year=f"{at.year:04}")


#: In the order they are shown. `night` is better the smaller it is.
KINDS = ("turn", "night", "hits", "drought")


class Tale(StrEnum):
    """What there is to say of a best game beside its figure; each is chosen by what happened."""

    #: One turn brought half of the total, or more; its player won, or did not.
    TURN_HALF, TURN_WON, TURN_LOST = "turn-half", "turn-won", "turn-lost"
    #: Every turn of the win brought points; nobody else had half as many; this many turns brought
    #: nothing.
    NIGHT_CLEAN, NIGHT_ALONE, NIGHT_MISSES = "night-clean", "night-alone", "night-misses"
    #: The others had none; all of them together fewer; or this many were given in all.
    HITS_ALONE, HITS_MOST, HITS_OF = "hits-alone", "hits-most", "hits-of"
    #: Its player won, has played since, or had this many points in the end.
    DROUGHT_WON, DROUGHT_BACK, DROUGHT_END = "drought-won", "drought-back", "drought-end"


class BestGame(NamedTuple):
    """What somebody did in one game as nobody else in any."""

    kind: str
    value: int
    who: str
    game: int
    rules: str
    begun: str
    tale: Tale
    #: The number that the tale names.
    number: int = 0


def last_games(games: Iterable[GameFigures], known: Mapping[str, str]) -> dict[str, str]:
    """When the last game of everybody began, by these games and what is known of others."""
    found = dict(known)
    for game in games:
        for seat in game.seats:
            found[seat.name] = max(game.begun, found.get(seat.name, ""))
    return found


def bests(
    games: Sequence[GameFigures], last: Mapping[str, str] | None = None
) -> tuple[BestGame, ...]:
    """Best turn, shortest way to a win, most hits and longest drought, of people alone.

    Where two did the same, it stays with whoever did it first. `last`: when everybody's last game
    began.
    """
    found = []
    for kind in KINDS:
        sign = -1 if kind == "night" else 1
        one = max(
            _of_kind(games, kind),
            # The earlier a stamp, the greater.
            key=lambda best: (sign * best.value, [-ord(letter) for letter in best.begun]),
            default=None,
        )
        if one is not None:
            back = (last or {}).get(one.who, "") > one.begun
            later = one.tale is Tale.DROUGHT_END and back
            found.append(one._replace(tale=Tale.DROUGHT_BACK, number=0) if later else one)
    return tuple(found)


def holders(games: Iterable[GameFigures], found: Iterable[BestGame]) -> list[GameFigures]:
    """The games that hold these; no other is needed to go on with more games."""
    wanted = {best.game for best in found}
    return [game for game in games if game.game in wanted]


def _of_kind(games: Sequence[GameFigures], kind: str) -> list[BestGame]:
    return [
        BestGame(
            kind, value, seat.name, game.game, game.rules, game.begun, *_tale(kind, game, seat)
        )
        for game in games
        if game.finished
        for seat in game.seats
        if not seat.computer and (value := _value(seat, kind)) > 0
    ]  # fmt: skip


def _value(seat: SeatFigures, kind: str) -> int:
    match kind:
        case "turn":
            return seat.best_turn
        case "night":
            return len(seat.turns) if seat.won else 0
        case "hits":
            return seat.hits
        case _:
            return seat.longest_miss


def _tale(kind: str, game: GameFigures, seat: SeatFigures) -> tuple[Tale, int]:
    """What this game tells of its best, and the number in it."""
    others = [one for one in game.seats if one is not seat]
    match kind:
        case "turn":
            if 2 * seat.best_turn >= seat.total > 0:
                return Tale.TURN_HALF, 0
            return (Tale.TURN_WON if seat.won else Tale.TURN_LOST), 0
        case "night":
            nothing = sum(points <= 0 for points in seat.turns)
            if not nothing:
                return Tale.NIGHT_CLEAN, 0
            if others and all(2 * one.total < seat.total for one in others):
                return Tale.NIGHT_ALONE, 0
            return Tale.NIGHT_MISSES, nothing
        case "hits":
            rest = sum(one.hits for one in others)
            if others and not rest:
                return Tale.HITS_ALONE, 0
            if len(others) > 1 and seat.hits > rest:
                return Tale.HITS_MOST, 0
            return Tale.HITS_OF, seat.hits + rest
        case _:
            return (Tale.DROUGHT_WON, 0) if seat.won else (Tale.DROUGHT_END, seat.total)
