"""What live games show and write down, as it was when everything else agreed.

Other tests say what is right; this says that nothing else has changed meanwhile. Each line of
`golden/as-lived.txt` is a table and a digest. Where a change is meant, write them anew:

    python -m tests.test_as_lived
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.random_play import choose
from tests.recorded import digest, record, recorded, written
from tests.stage.test_as_shown import shown
from tests.test_as_before import event
from tests.words.bare import Bare, bare
from zonk_desktop import log, words
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.values import Changes, DiceFrom, NewGame, Standing
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live import journal as journals
from zonk_desktop.live import play as plays
from zonk_desktop.live.journal import Store, actor
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup, Snapshot
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import Aid, Computer

__all__ = ["bare"]
RECORD = Path(__file__).with_name("golden") / "as-lived.txt"
#: What is done in a game, games of a table, and parts in which they are looked at.
MOST, GAMES, PARTS = 100, 12, 8
NAMES = ("Ada", "Bo the Second", "Çelik", "Dee", 'E"o')
#: Rules of which a transcript has the key and a few knobs.
SHORT = (("limit", "1200"),)
#: So that several have hits to take at once.
OPTIONS = {"lets-play-zonk": (("social", "on"), ("integrity", "additive"), ("turkey", "on"))}
CEREMONIES = ("off", "relaxed", "strict", "strict")


#: What is typed: choices, totals, the 11,000 Rule, nonsense.
SAID = (("stay",), ("roll",), ("keep", "1"), ("write", "450"), ("write", "0"), ("11000",),
        ("write", "450"), ("11000", "23:59"), ("hum",))  # fmt: skip


class Shelf:
    """A store and a ledger that note what they are told, and fail now and then."""

    def __init__(self, chance: random.Random) -> None:
        self.told: list[object] = []
        self._chance = chance
        self._shown: dict[str, int] = {}
        self.fails = 0.0

    @property
    def ledger(self) -> Any:
        return self

    def _note(self, wrong: Exception, *what: object) -> None:
        self.told.append(written(what))
        if self._chance.random() < self.fails:
            raise wrong if self._chance.random() < 0.8 else MemoryError

    def begin(self, game: NewGame) -> int:
        self._note(ArchiveError("no room"), "begin", game)
        return 7

    def next_number(self, game: int) -> int:
        return 1000 + game

    def record(self, game: int, changes: Changes, standing: Standing) -> str:
        self._note(ArchiveError("no room"), "record", game, changes, standing)
        return f"head {len(self.told)}"

    def furthest(self, pledge: str) -> int | None:
        self._note(OSError(5, "unread"), "furthest", pledge)
        return self._shown.get(pledge)

    def announce(self, pledge: str, throws: int) -> None:
        self._note(OSError(5, "unwritten"), "announce", pledge, throws)

    def show(self, pledge: str, throws: int) -> None:
        self._note(OSError(5, "unwritten"), "show", pledge, throws)
        # Another window may have shown more.
        self._shown[pledge] = throws + (self._chance.random() < 0.05)


def of_snapshot(snapshot: Snapshot) -> Iterator[object]:
    s = snapshot
    yield s.sequence, s.game_id, shown(s.game), written(s.header), str(s.dice), s.throws
    yield [event(one) for one in s.events], len(s.steps), [actor(step) for step in s.steps]
    yield s.throw and (s.throw.dice, s.throw.faces, shown(s.throw.game), s.throw.kept)
    yield written(s.opening), s.saved, s.notice, s.can_undo, sorted(s.corrected), s.kept
    yield s.commitment, s.seed, s.head, s.house, written(s.setup()), sorted(s.computers)
    yield [(place, [event(one) for one in told]) for place, told in s.stories]


def done(play: Play, chance: random.Random) -> Snapshot:
    """What somebody may do next, dice of the table thrown by hand."""
    game = play.replay.game
    action = choose(game, chance)
    if action is None:
        return play.snapshot()
    doing = [action]
    if play.real_dice and isinstance(action, act.Roll) and chance.random() < 0.9:
        faces = [chance.randint(1, 6) for _ in (game.turn.again or dice_in_hand(game))]
        doing.append(act.DiceLanded(tuple(faces)))
    if chance.random() < 0.2:
        doing.append(act.Stay())
    return play.do(*doing, gesture=chance.choice(("", "ab12")))


def changes(play: Play, chance: random.Random) -> dict[int, str]:
    """Entries that are written anew, struck out or put in."""
    rows = play.rows()
    some = chance.sample(rows, min(len(rows), chance.choice((1, 1, 2))))
    lines = [row.line for row in rows] + ["", "stay", "roll 1 2 3 4 6", "stay\nroll 2 2 3 4 6"]
    return {row.n: chance.choice(lines) for row in some} or {99: ""}


def something(play: Play, chance: random.Random, shelf: Shelf) -> tuple[Play, object]:
    """What is done to a game, and what comes of it."""
    name, found = chance.choice(NAMES), None
    what = chance.choices(range(12), (60, 9, 3, 2, 2, 5, 5, 2, 6, 3, 4, 1))[0]
    if what == 0:
        found = done(play, chance)
    elif what == 1:
        found = play.undo()
    elif what == 2:
        found = play.hand_over(name, *chance.choice((("", ""), ("vera", "good"), ("dot", ""))))
    elif what == 3:
        found = play.allow(chance.choice([*Aid]), on=chance.random() < 0.6)
    elif what == 4:
        play.hinted(name)
    elif what == 5:
        found = play.correct(changes(play, chance))
    elif what == 6:
        play = play.renamed(name, chance.choice((*NAMES, "Zed", "Y. Who")))
    elif what == 7:
        play = play.rebuilt()
    elif what == 8:
        found = play.say(*chance.choice(SAID))
    elif what == 9:
        stored = play.as_stored()
        if chance.random() < 0.3:
            # Brought in: its seed is known.
            told = chance.choice((None, 0, len(stored.rows), len(stored.rows) + 3))
            stored = stored._replace(told=told, seed=chance.choice((stored.seed, "", "12" * 32)))
        archive: Any = chance.choice((None, shelf))
        play = Play.resume(stored, archive)
    elif what == 10:
        play.journal.start_over()
    else:
        shelf.fails = chance.choice((0.0, 0.5))
    return play, found and [*of_snapshot(found)]


def as_store(shelf: Shelf) -> Store:
    return shelf


def game_of(name: str) -> Iterator[object]:
    chance = random.Random(name)
    shelf = Shelf(chance)
    key, dice = name.rpartition(" ")[0], chance.choice([DiceFrom.SCREEN, DiceFrom.TABLE])
    thrown, s = dice is DiceFrom.SCREEN, preset(key).settings
    people = NAMES[: max(s.players_min, chance.choice((2, 3, 4)))]
    setup = Setup(
        key,
        people,
        (*SHORT, *OPTIONS.get(key, ()), ("ceremony", chance.choice(CEREMONIES))),
        dice=dice,
        magic=(2, 3, 3, 5, 5, 6)[: s.dice_count]
        if s.magic_number and not thrown and chance.random() < 0.8
        else (),
        roll_order=chance.random() < 0.7,
        computers=(Computer(people[-1], "vera", "good"),) if chance.random() < 0.4 else (),
        aids=(Aid.GESTURES,) if chance.random() < 0.3 else (),
        scorekeeper=people[0],
    )
    source = DiceSource(name.encode().ljust(32, b"."))
    store = as_store(shelf) if chance.random() < 0.8 else None
    try:
        play = open_game(setup, store, source)
    except TranscriptError as wrong:
        yield str(wrong)
        return
    yield [*of_snapshot(play.snapshot())], written(setup.renamed(people[0], "Y. Who"))
    for _ in range(MOST):
        try:
            play, found = something(play, chance, shelf)
        except (Denied, TranscriptError, ArchiveError) as wrong:
            found = str(wrong)
        except MemoryError:
            play, found = play.rebuilt(), None
        journal = play.journal
        yield found, shelf.told[:], journal.waiting, journal.kept, journal.trouble, journal.seated
        yield play.dice and play.dice.told()
        shelf.told.clear()
    yield written(play.as_stored()), [*of_snapshot(play.snapshot())]


def mark(name: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        # Neither clock nor chance.
        seeds = (DiceSource(bytes(31) + bytes([n])) for n in count())
        patch.setattr(DiceSource, "fresh", lambda: next(seeds))
        patch.setattr(plays, "here", lambda: "2002-03-13T12:44-05:00")
        patch.setattr(plays, "clock", lambda: "12:45")
        patch.setattr(journals, "stamp", lambda: "now")
        noted: list[object] = []
        patch.setattr(log, "note", lambda *what: noted.append(what))
        return digest([[*game_of(name)], noted])


def names() -> list[str]:
    return [f"{key} {number}" for key in PRESETS for number in range(GAMES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_live_games_go_as_before(part: int) -> None:
    for name in names()[part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_no_game_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, ((name, mark(name)) for name in names()))
