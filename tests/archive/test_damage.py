"""Bytes of the database changed at random: no exception, the old file kept, games rescued."""

import random
import shutil
import sqlite3
import struct
from collections import Counter
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from tests.archive.games import HOUSE, begin, finished, play_on, told
from tests.conftest import Amount
from zonk_desktop.archive import copies, database, lifting, rescue
from zonk_desktop.archive.copies import BringOver
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import DATABASE, ArchiveError, kept_aside
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, NewGame, Remains
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.errors import TranscriptError

#: A sample in every run; 3,000 with `--slow`, for the figures in the docs.
SAMPLE, FULL = 8, 3000
GAMES = 40
#: How many bytes are changed, and in what share of the files.
_BYTES = (1, 5, 20, 50, 200, 1000)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Zonk File with games by every sheet, one of them in play."""
    folder = tmp_path_factory.mktemp("whole")
    archive = Archive.open(folder)
    for seed in range(GAMES - 2):
        play_on(begin(archive, seed, list(PRESETS)[seed % len(PRESETS)]), 60, seed)
    finished(archive, 77, "kitchen.toml", house=HOUSE)
    play_on(begin(archive, 78), 25)
    archive.close()
    return folder / DATABASE


def spoil(data: bytearray, chance: random.Random) -> str:
    """Damage of one kind or another."""
    kind = chance.choice(("bytes", "bytes", "bytes", "zeros", "cut", "swap", "head", "text"))
    size = len(data)
    if kind == "bytes":
        many = chance.choice(_BYTES)
        for _ in range(many):
            data[chance.randrange(size)] = chance.randrange(256)
        return f"{many} bytes"
    if kind == "zeros":
        at = chance.randrange(0, size, 4096)
        data[at : at + 4096] = bytes(min(4096, size - at))
    elif kind == "cut":
        del data[chance.randrange(size) :]
    elif kind == "swap":
        a, b = (chance.randrange(1, size // 4096) * 4096 for _ in range(2))
        data[a : a + 4096], data[b : b + 4096] = data[b : b + 4096], data[a : a + 4096]
    elif kind == "head":
        for _ in range(4):
            data[chance.randrange(100)] = chance.randrange(256)
    else:
        at = chance.randrange(size - 64)
        data[at : at + 64] = bytes(chance.randrange(128, 256) for _ in range(64))
    return kind


@pytest.mark.slow
@pytest.mark.timeout(6 * FULL)
def test_damaged_databases(whole: Path, tmp_path: Path, amount: Amount) -> None:
    count = amount.of(SAMPLE, FULL, "ZONK_DAMAGED")
    chance = random.Random(20)
    source = whole.read_bytes()
    rescued: Counter[str] = Counter()
    files: Counter[str] = Counter()
    aside = 0
    for _ in range(count):
        data = bytearray(source)
        kind = spoil(data, chance)
        folder = tmp_path / "here"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / DATABASE).write_bytes(data)
        archive = Archive.open(folder)
        kept = kept_aside(folder)
        if kept:
            # The file lies there byte for byte, and a sentence names it.
            assert kept[0].path.read_bytes() == bytes(data)
            assert kept[0].path.name in told(archive.notice)
            aside += 1
        good = 0
        for entry in archive.games():
            try:
                replay = revive(archive.load(entry.id))
            except (TranscriptError, ArchiveError, RuleFileError):
                continue
            good += not entry.title.startswith("Rescued up to") and len(replay.throws) > 0
        assert archive.count(Filter()) <= GAMES + 1
        if archive.writable:
            assert play_on(begin(archive, 5), 6).snapshot().saved or not kept
        archive.close()
        files[kind] += 1
        rescued[kind] += good
    share = sum(rescued.values()) / (count * GAMES)
    print(f"\n{count} damaged files, {aside} set aside, {share:.1%} of all games whole")
    for kind, of_it in sorted(files.items()):
        print(f"  {kind:12} {of_it:5} files, {rescued[kind] / (of_it * GAMES):6.1%} of their games")
    assert share > 0.6


def test_what_the_trees_lose_the_pages_still_hold(whole: Path, tmp_path: Path) -> None:
    """The root of the table of actions is gone; no query reaches any action."""
    data = bytearray(whole.read_bytes())
    base = sqlite3.connect(whole)
    (root,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'action'").fetchone()
    (rows,) = base.execute("SELECT count(*) FROM action").fetchone()
    base.close()
    assert rows > 2000
    data[(root - 1) * 4096 : root * 4096] = bytes(4096)
    (tmp_path / DATABASE).write_bytes(data)
    archive = Archive.open(tmp_path)
    (found,) = archive.rescues().values()
    # What the root itself held is lost, a row between two pages for each of them.
    assert found[0] == GAMES
    assert found[1] + found[2] >= GAMES * 0.9
    archive.close()


def test_an_index_that_points_nowhere_is_damage(whole: Path, tmp_path: Path) -> None:
    """Two pages exchanged: each is sound by itself, and no list can be read."""
    data = bytearray(whole.read_bytes())
    base = sqlite3.connect(whole)
    found = dict(base.execute("SELECT name, rootpage FROM sqlite_master").fetchall())
    base.close()
    here, there = ((found[name] - 1) * 4096 for name in ("game_touched", "game_mark"))
    data[here : here + 4096], data[there : there + 4096] = (
        data[there : there + 4096], data[here : here + 4096],
    )  # fmt: skip
    (tmp_path / DATABASE).write_bytes(data)
    archive = Archive.open(tmp_path)
    assert f"{GAMES} of {GAMES} games were rescued." in told(archive.notice)
    assert len(archive.games()) == GAMES
    archive.close()


def thinned(data: bytearray, page: int, first: int, many: int) -> None:
    """Take entries out of a page, as if they had never been written there."""
    at = page * 4096
    head = at + (12 if data[at] in {2, 5} else 8)
    (cells,) = struct.unpack(">H", data[at + 3 : at + 5])
    places = data[head : head + 2 * cells]
    del places[2 * first : 2 * (first + many)]
    data[head : head + len(places)] = places
    data[at + 3 : at + 5] = struct.pack(">H", cells - many)


def leaves_of_actions(data: bytes) -> list[tuple[int, int]]:
    """Pages of a tree without row numbers that are full, and how many entries stand there."""
    pages = range(1, len(data) // 4096)
    found = [
        (page, int.from_bytes(data[page * 4096 + 3 : page * 4096 + 5], "big"))
        for page in pages
        if data[page * 4096] == 10
    ]
    return [(page, cells) for page, cells in found if cells > 40]


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Zonk File with a copy beside it."""
    folder = tmp_path_factory.mktemp("few")
    archive = Archive.open(folder)
    for seed, rules in enumerate(PRESETS):
        play_on(begin(archive, seed, rules), 60, seed)
        # As with real dice: no seed bears out what was thrown.
        play = play_on(begin(None, seed + 20, rules), 60, seed)
        names = tuple(seat.name for seat in play.replay.game.seats)
        header = play.as_stored().header
        game = NewGame(header=header, rules=rules, names=names, dice=DiceFrom.TABLE)
        archive.put([(game, play.rows(), standing(play.replay))])
    finished(archive, 77)
    copies.copy(archive, date(2026, 11, 1))
    archive.close()
    return folder


def test_what_is_gone_without_a_trace_is_missed_and_comes_back_once(
    few: Path, tmp_path: Path, amount: Amount
) -> None:
    chance = random.Random(4)
    source = (few / DATABASE).read_bytes()
    with closing(Archive.open_to_read(few)) as archive:
        were = {game.id: archive.load(game.id).rows for game in archive.games()}
    leaves = leaves_of_actions(source)
    assert len(leaves) > 4
    broken = 0
    for turn in range(amount.of(5, 200, "ZONK_THINNED")):
        page, cells = chance.choice(leaves)
        many = chance.randint(1, cells // 2)
        data = bytearray(source)
        thinned(data, page, chance.randrange(cells - many), many)
        folder = tmp_path / str(turn)
        shutil.copytree(few, folder)
        (folder / DATABASE).write_bytes(data)
        archive = Archive.open(folder)
        (damaged, copy) = copies.look(archive)
        for one in archive.remains(damaged.file.path.name):
            entry = next((game for game in archive.games() if game.id == one.game), None)
            if entry is None:
                assert one.state is Remains.LOST
                continue
            # Whole is what has every throw; of a part the title says where it ends.
            rows = archive.load(one.game).rows
            assert rows == were[one.game][: len(rows)]
            gone = were[one.game][len(rows) :]
            if one.state is Remains.WHOLE:
                assert not any(row.line.startswith(("roll", "stay")) for row in gone)
            else:
                assert gone
            told = f"Rescued up to throw {one.throws}" if one.state is Remains.PART else ""
            assert entry.title.startswith(told) if told else not entry.title
            assert entry.throws == one.throws
        broken += copy.fills + copy.missing > 0
        job = BringOver(copy.file.path)
        job.go_on(archive, 600)
        for number, lines in were.items():
            rows = archive.load(number).rows
            # Of what was chosen after the last throw of a game that goes on, a stay has left its
            # points in the list of players; all else no trace.
            assert rows == lines[: len(rows)]
            assert not any(row.line.startswith(("roll", "stay")) for row in lines[len(rows) :])
        assert [(look.missing, look.fills) for look in copies.look(archive)] == [(0, 0)] * 2
        archive.close()
    assert broken


def test_a_stay_that_is_gone_is_missed_by_its_points(few: Path) -> None:
    unseen = 0
    for game in rescue.read_games(few / DATABASE).games:
        stays = [n for n, action in game.actions if action.line.startswith("stay")]
        if not stays or game.standing.finished:
            continue
        upto = {n: action for n, action in game.actions if n <= stays[-1]}
        head = dict(game.head, dice=DiceFrom.TABLE, seed="", throws=0, rounds=0)
        whole = rescue.judge(lifting.Lifted(game.game, head, upto))
        assert whole is not None
        stands = whole.standing
        head |= {"throws": stands.throws, "rounds": stands.rounds}
        seats = dict(enumerate(zip(stands.totals, stands.hits, strict=True)))
        del upto[stays[-1]]
        found = rescue.judge(lifting.Lifted(game.game, head, upto, seats))
        assert found is not None
        assert found.part
        found = rescue.judge(lifting.Lifted(game.game, head, upto))
        assert found is not None
        unseen += not found.part
    assert unseen, "without the list of players nothing tells, but where a round ends"


def test_of_games_that_go_on_it_is_said_what_may_be_gone(whole: Path) -> None:
    found = rescue.read_games(whole)
    assert found.going == sum(not game.standing.finished for game in found.games) > 0
    said = told(database.told(found.met, found.whole, found.parts, found.going))
    assert said.endswith("A game that is not over may lack what was chosen after its last throw.")
    assert "may lack" not in told(database.told(found.met, found.whole, found.parts))
