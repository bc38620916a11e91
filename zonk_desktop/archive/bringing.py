"""Games brought over from a copy or a file kept aside, a slice of work at a time.

Between two slices the game on the table has its turn. What a slice brought over is on the disk.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive import frozen, lifting, rescue
from zonk_desktop.archive.copies import unreadable
from zonk_desktop.archive.lifting import Lifted
from zonk_desktop.archive.pages import Value
from zonk_desktop.archive.rows import goes_on, key
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Remain, Remains

#: How many games are one transaction.
_AT_ONCE = 25


class Brought(NamedTuple):
    """What came over from another file so far."""

    whole: int = 0
    parts: int = 0
    #: Games that could not be played again.
    lost: int = 0
    #: Games looked at, and how many there are; 0 of 0 while the file is being read.
    done: int = 0
    of: int = 0


class BringOver:
    """Every game of the file that is not here; nothing that is here is changed.

    A game that a damaged file broke off goes on as the copy has it, unless somebody has played it
    on; `playing` is the game on the table, which stays as it is.

    `again`: the file is a damaged one, read once more with what this version can read; its games
    are listed first, where that was not done when it was rescued.
    """

    def __init__(self, path: Path, playing: int = 0, *, again: bool = False) -> None:
        self._path = path
        self._playing = playing
        self._again = again
        self._brought = Brought()
        self._steps: Generator[None, None, None] | None = None
        self.over = False

    def go_on(self, archive: Archive, seconds: float = 0.2) -> Brought:
        """One slice; raises ArchiveError, and then what came over before is there."""
        until = time.perf_counter() + seconds
        if self._steps is None:
            self._steps = self._all(archive)
        for _ in self._steps:
            if time.perf_counter() > until:
                return self._brought
        self.over = True
        return self._brought

    def _all(self, archive: Archive) -> Generator[None, None, None]:
        known, gaps = archive.same_games(), archive.gaps()
        judged: dict[int, rescue.Saved | None] = {}
        listing = self._again and not archive.remains(self._path.name)

        def parted(game: int, head: dict[str, Value]) -> bool:
            """Whether it stands here, broken off."""
            part = any(gap.state is Remains.PART for gap in gaps.get(game, ()))
            return part and known.get(key(head)) == game != self._playing

        def left(game: int, head: dict[str, Value]) -> bool:
            """Whether there is nothing to bring over of it."""
            return key(head) in known and not parted(game, head)

        try:
            contents = frozen.contents(self._path)
        except OSError as wrong:
            raise unreadable(self._path, wrong) from None
        yield
        lifted = yield from lifting.lifting(contents, None if listing else left)
        del contents
        if listing:
            yield from self._list(archive, lifted, judged)
            gaps = archive.gaps()
        wanted = [game for game in lifted if not game.head or not left(game.game, game.head)]
        self._brought = self._brought._replace(of=len(wanted))
        rest = iter(wanted)
        while games := list(islice(rest, _AT_ONCE)):
            fresh, longer = list[rescue.Saved](), list[rescue.Saved]()
            for game in games:
                yield
                one = judged[game.game] if game.game in judged else rescue.judge(game)
                if not game.head or key(game.head) not in known:
                    fresh += [] if one is None else [one]
                elif one is not None and goes_on(archive.load(one.game).rows, one.rows()):
                    longer.append(one)
            archive.bring_over(fresh, longer)
            self._count(games, known, fresh, longer)

    def _list(
        self, archive: Archive, lifted: Sequence[Lifted], judged: dict[int, rescue.Saved | None]
    ) -> Generator[None, None, None]:
        found = list[Remain]()
        for game in lifted:
            one = judged[game.game] = rescue.judge(game)
            found.append(rescue.remain(game, one))
            yield
        archive.keep_remains(self._path.name, found)

    def _count(
        self,
        games: Sequence[Lifted],
        known: dict[tuple[str, str], int],
        fresh: Sequence[rescue.Saved],
        longer: Sequence[rescue.Saved],
    ) -> None:
        was = self._brought
        parts = sum(one.part for one in (*fresh, *longer))
        missing = sum(not game.head or key(game.head) not in known for game in games)
        self._brought = was._replace(
            whole=was.whole + len(fresh) + len(longer) - parts,
            parts=was.parts + parts,
            lost=was.lost + missing - len(fresh),
            done=was.done + len(games),
        )
