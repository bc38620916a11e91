"""Lost lines of a game found again: dice follow from its seed, choices are tried.

Of the legal ones each is carried out in turn, and what comes out has to be what the lists say of
the game. One way alone that does is how the game went. Of several the chain of the journal tells
which: a hash behind the gap, or the head. Where it is lost too nobody knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from zonk_desktop.archive.lifting import Action, Lifted
from zonk_desktop.archive.links import Links, ListedFigures, Stand
from zonk_desktop.archive.values import Row
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.source import Dice, unpacked
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Statement, split
from zonk_desktop.transcript.remarks import HAND, gestures
from zonk_desktop.transcript.replay import Replay, statement, statements
from zonk_desktop.transcript.verbs import BY_WORD, OF

#: Lines tried for one game, those that were never lost among them.
_MOST_TRIED = 30_000
#: So many lines in a row are not guessed.
_MOST_LOST = 400
#: Lines that can be read, and are wrong all the same, in one game.
_MOST_WRONG = 2
#: Signs of one line that damage changes.
_MOST_SPOILED = 3
#: Ways that are looked at where there is a mark to tell the right one, and where there is none.
_MOST_MARKED, _MOST_WAYS = 500, 60

#: What carries a turn on; a call is guessed only where the table is known to make such. Behind the
#: last line that is there none is, and as few lines as will do: nobody knows how many were lost.
_PLAY = (act.TakeOver, act.Roll, act.Keep, act.Stay, act.TakeDare, act.TookHits, act.UseReroll)
_TRACELESS = frozenset(
    OF[kind].name for kind in (act.Ask, act.Release, act.Touch, act.Dare, act.RefuseDare)
)

_DICE = re.compile(rf"[1-6][A-Z]?( [1-6][A-Z]?)*(  # gesture {HAND})?")

#: The rows of a game, as they are stored.
Rows = tuple[tuple[int, Action], ...]


class Ways(NamedTuple):
    """How a game may have gone."""

    #: Every way that was found; one alone is proved.
    rows: tuple[Rows, ...] = ()
    #: There are no others.
    all: bool = True


def ways(game: Lifted, replay: Replay, header: str) -> Ways:
    """Every way in which the lost lines of a game make it what the lists say.

    `replay`: the game before its first action. Ways with the fewest lines that were read and are
    wrong count.
    """
    search = _Search(game, replay, header)
    # What the chain bears out is proved, however much of it was wrong.
    for wrong in range(_MOST_WRONG + 1 if search.chained else 0):
        proved = search.go(wrong, chained=True)
        if proved.rows:
            return proved
    # What is wrong shows where turns were counted, as they are when the game is over.
    sure = game.figures is not None or bool(game.marks)
    for wrong in range(_MOST_WRONG + 1 if sure else 1):
        found = search.go(wrong)
        if found.rows or not found.all:
            return found
    return Ways()


class _Place(NamedTuple):
    """Where the search stands: before the line of this number, with lines left to call wrong."""

    n: int
    wrong: int
    steps: int
    rows: int
    stand: Stand
    options: Iterator[tuple[str | None, int]]


class _Search:
    """A walk through everything that may have been done, deepest first."""

    def __init__(self, game: Lifted, replay: Replay, header: str) -> None:
        self._replay = replay
        self._header = header
        self._listed = ListedFigures(game)
        self._links = Links(game)
        #: A way that the chain does not bear out is none.
        self.chained = bool(self._links)
        self._source = _source(game)
        self._told = game.head.get("told")
        # What no line of a journal begins with is lost.
        self._known = {
            n: one for n, one in game.actions.items() if one.undone or readable(one.line)
        }
        #: Throws hang on what hands did: one that is lost follows from nothing.
        self._gestures = any(gestures(one.line for one in self._known.values()))
        #: What is left of lines that cannot be read.
        self._spoiled = {n: one.line for n, one in game.actions.items() if n not in self._known}
        #: What carries a turn on, and what else this table is known to do.
        words = {one.line.split(" ", 1)[0] for one in self._known.values()}
        self._kinds = [kind for kind in act.KINDS if kind in _PLAY or OF[kind].name in words]
        # A number far beyond the others is damage.
        order = [0, *sorted(self._known)]
        self._last = next((a for a, b in pairwise(order) if b - a > _MOST_LOST), order[-1])
        self._calls = any(one.line.split(" ", 1)[0] in _TRACELESS for one in self._known.values())
        #: The last line of the shortest way so far.
        self._shortest = self._last + _MOST_LOST
        self._tried = 0
        self._rows: list[tuple[int, Action]] = []

    def go(self, wrong: int, *, chained: bool = False) -> Ways:
        """The ways with exactly so many lines called wrong; with fewer there are none.

        `chained`: those alone that the chain bears out.
        """
        found: dict[tuple[str, ...], Rows] = {}
        self._rows.clear()
        self.chained = chained
        stack = [self._place(1, wrong, self._links.start())]
        while stack:
            n, wrong, steps, rows, stand, options = stack[-1]
            self._replay.back(steps)
            del self._rows[rows:]
            if (option := next(options, None)) is None:
                stack.pop()
                continue
            self._tried += 1
            if self._tried > (_MOST_TRIED // 2 if chained else _MOST_TRIED):
                return Ways(tuple(found.values()), all=False)
            line, cost = option
            if line is not None and not self._fed(n, line):
                continue
            if chained:
                if (after := self._links.after(stand, self._rows)) is None:
                    continue
                stand = after
            # A game that is over takes no more lines, whatever number stands at one.
            over = n >= self._last or self._replay.game.ended is not None
            if over and wrong == cost and self._listed.ends(self._replay):
                marked = self._listed.marked
                borne = marked and self._listed.bears(self._header, self._lines())
                if borne or self._links.hold(self._rows):
                    return Ways((tuple(self._rows),))
                if chained:
                    if self._replay.game.ended is None:
                        # What no list knows of may come behind the last throw.
                        if n < self._shortest:
                            stack.append(self._place(n + 1, 0, stand))
                    elif self._links.proved(stand) and not marked:
                        return Ways((tuple(self._rows),))
                    continue
                if n < self._shortest and n > self._last:
                    found.clear()
                    self._shortest = n
                found.setdefault(tuple(statements(self._replay.steps)), tuple(self._rows))
                if len(found) >= (_MOST_MARKED if marked else _MOST_WAYS):
                    return Ways(tuple(found.values()), all=False)
            elif n < max(self._shortest, self._last):
                stack.append(self._place(n + 1, wrong - cost, stand))
        # Where a mark bears out none of them, something else is wrong as well.
        some = () if self._listed.marked else tuple(found.values())
        return Ways(some, all=not self._calls or all(way[-1][0] <= self._last for way in some))

    def _place(self, n: int, wrong: int, stand: Stand) -> _Place:
        steps, options = len(self._replay.steps), self._options(n, wrong)
        return _Place(n, wrong, steps, len(self._rows), stand, options)

    def _options(self, n: int, wrong: int) -> Iterator[tuple[str | None, int]]:
        """What may have stood in a line, with what it costs to say so."""
        known = self._known.get(n)
        if known is not None and known.undone:
            self._rows.append((n, known))
            yield None, 0
            return
        if known is not None:
            yield known.line, 0
            if not wrong:
                return
            # It has lost a sign, or belongs elsewhere: anything may have stood here.
        cost = int(known is not None)
        lines = list(self._candidates(n))
        spoiled = self._spoiled.get(n, "")
        near = [line for line in lines if _near(line, spoiled)]
        for line in near or lines:
            if known is None or line != known.line:
                yield line, cost
        if (known is not None or n < self._last) and not near and not self.chained:
            # What was taken back may be gone.
            yield None, cost

    def _candidates(self, n: int) -> Iterator[str]:
        """Lines that may stand there now."""
        game = self._replay.game
        for kind in _PLAY if n > self._last else self._kinds:
            for action in candidates(game, kind):
                if refusal(game, action) is not None:
                    continue
                rolls = isinstance(action, act.Roll)
                line = self._rolled(game) if rolls else statement(game, action)
                if line:
                    yield line

    def _rolled(self, game: Game) -> str | None:
        if self._source is None or self._gestures:
            return None
        rolling, _ = apply(game, act.Roll())
        count = len(dice_in_hand(rolling))
        faces = self._source.faces(len(self._replay.throws) + 1, count)
        return statement(rolling, act.DiceLanded(faces))

    def _fed(self, n: int, line: str) -> bool:
        replay, throws, steps = self._replay, len(self._replay.throws), len(self._replay.steps)
        known = self._known.get(n)
        same = known is not None and known.line == line
        try:
            replay.feed(
                Statement(n, split(n, line)), known.was if known is not None and same else None
            )
        except (TranscriptError, ValueError, ArithmeticError, LookupError):
            return False
        if len(statements(replay.steps[steps:])) != 1:
            # A journal says each in a line of its own, that hits were taken too.
            return False
        self._rows.append((n, known if known is not None and same else Action(line, None, 0)))
        if len(replay.throws) > throws and self._source is not None:
            told = self._told
            fallen = replay.throws[-1]
            pledged = not isinstance(told, int) or n <= told
            (said,) = gestures([line])
            if pledged and self._source.faces(throws + 1, len(fallen), said) != tuple(fallen):
                return False
        return self._listed.may(replay)

    def _lines(self) -> list[Row]:
        return [Row(n, one.line, one.was) for n, one in self._rows if not one.undone]


def _near(line: str, spoiled: str) -> bool:
    """Whether this line may have become that by damage to a few signs."""
    if len(line) != len(spoiled):
        return False
    return sum(a != b for a, b in zip(line, spoiled, strict=True)) <= _MOST_SPOILED


def readable(line: str) -> bool:
    """Whether a line may be one of a journal, for all that can be seen of it alone."""
    word, _, rest = line.partition(" ")
    return word in BY_WORD and (word not in {"roll", "keep"} or _DICE.fullmatch(rest) is not None)


def _source(game: Lifted) -> Dice | None:
    try:
        return Dice.of(str(game.head["seed"]), unpacked(str(game.head.get("again", ""))))
    except (ValueError, TypeError, LookupError):
        return None
