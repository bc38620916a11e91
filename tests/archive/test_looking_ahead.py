"""Ways to see a throw before it counts: each ends in fresh dice under a new pledge, on record."""

import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.archive.games import begin, play_on
from zonk_desktop.archive import chains, copies
from zonk_desktop.archive.copies import BringOver
from zonk_desktop.archive.exchange import bring_in, dice_of, export, honest, text
from zonk_desktop.archive.place import DATABASE, SHOWN
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.fairness.chain import holds
from zonk_desktop.fairness.record import keep_seed
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied
from zonk_desktop.sheets.keep import whole_story
from zonk_desktop.transcript.check import verify_file
from zonk_desktop.words import text as words

#: A look ahead from a game that stands in this folder: the game that is then gone on with.
Way = Callable[[Path, int], tuple[Archive, int]]


def look(folder: Path, game: int, archive: Archive | None = None) -> list[tuple[int, ...]]:
    """Take the game up and play it on; the throws."""
    opened = archive or Archive.open(folder)
    play = play_on(Play.resume(opened.load(game), opened), 12, 7)
    if archive is None:
        opened.close()
    return play.replay.throws


def linked(new: Path, to: Path) -> None:
    """A link, where one may be made: on Windows it takes a right, and Wine makes none that leads
    anywhere."""
    with suppress(OSError):
        new.symlink_to(to, target_is_directory=to.is_dir())
        if new.samefile(to):
            return
    pytest.skip("no links here")


def copied(folder: Path) -> Path:
    copy = folder / "copy.db"
    archive = Archive.open(folder)
    archive.vacuum_into(copy)
    archive.close()
    return copy


def a_copy_put_in_place(folder: Path, game: int) -> tuple[Archive, int]:
    """Copies > Put in place, with another game on the table."""
    copy = copied(folder)
    look(folder, game)
    archive = Archive.open(folder)
    archive.restore(copy)
    return archive, game


def a_copy_moved_by_hand(folder: Path, game: int) -> tuple[Archive, int]:
    copy = copied(folder)
    look(folder, game)
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"):
        (folder / name).unlink(missing_ok=True)
    shutil.copy(copy, folder / DATABASE)
    return Archive.open(folder), game


def brought_over_from_a_copy(folder: Path, game: int) -> tuple[Archive, int]:
    """Into the bin, emptied, and back from a copy."""
    copy = copied(folder)
    look(folder, game)
    archive = Archive.open(folder)
    archive.bin([game])
    archive.empty_bin()
    bringing = BringOver(copy)
    while not bringing.over:
        bringing.go_on(archive)
    return archive, archive.games()[0].id


def brought_in_twice(folder: Path, game: int) -> tuple[Archive, int]:
    """An unfinished transcript with its seed beside it: one to look, one to play."""
    archive = Archive.open(folder)
    stored = archive.load(game)
    (path,) = export(stored, folder / "evening.zonk")
    keep_seed(path, stored.seed)
    archive.write(lambda base: base.execute("DELETE FROM game"))
    one, two = (
        bring_in(archive, path.read_text("utf-8"), folder, path=path, both=True) for _ in range(2)
    )
    look(folder, one, archive)
    return archive, two


def a_second_window(folder: Path, game: int) -> tuple[Archive, int]:
    """It only reads, and plays on all the same."""
    reader = Archive.open_to_read(folder)
    look(folder, game, reader)
    reader.close()
    return Archive.open(folder), game


def not_saved_and_killed(folder: Path, game: int) -> tuple[Archive, int]:
    """The file is held from outside, so that nothing is saved."""
    archive = Archive.open(folder)
    archive._base.execute("PRAGMA query_only = ON")
    look(folder, game, archive)
    archive.close()
    return Archive.open(folder), game


def the_weekly_copy(folder: Path, game: int) -> tuple[Archive, int]:
    """Made by the program itself, put in place after a look."""
    archive = Archive.open(folder)
    copy = copies.weekly(archive)
    assert copy is not None
    look(folder, game, archive)
    archive.restore(copy)
    return archive, game


def the_side_file_deleted(folder: Path, game: int) -> tuple[Archive, int]:
    archive, game = a_copy_moved_by_hand(folder, game)
    archive.close()
    (folder / SHOWN).unlink()
    return Archive.open(folder), game


def the_side_file_emptied(folder: Path, game: int) -> tuple[Archive, int]:
    archive, game = a_copy_moved_by_hand(folder, game)
    archive.close()
    (folder / SHOWN).write_bytes(b"")
    return Archive.open(folder), game


def a_folder_of_the_same_file(folder: Path, game: int) -> tuple[Archive, int]:
    """Through a link to the folder: the notes lie in the same place."""
    link = folder.with_name("link")
    linked(link, folder)
    copy = copied(folder)
    look(link, game)
    archive = Archive.open(folder)
    archive.restore(copy)
    return archive, game


def damaged_on_purpose(folder: Path, game: int) -> tuple[Archive, int]:
    """What the rescue gives back has lost the end."""
    copy = copied(folder)
    look(folder, game)
    a_copy = Archive.open(folder)
    a_copy.restore(copy)
    a_copy.write(lambda base: base.execute("PRAGMA user_version = -4"))
    a_copy.close()
    archive = Archive.open(folder)
    return archive, game


WAYS = (
    a_copy_put_in_place, a_copy_moved_by_hand, brought_over_from_a_copy, brought_in_twice,
    a_second_window, not_saved_and_killed, damaged_on_purpose, the_weekly_copy,
    the_side_file_deleted, the_side_file_emptied, a_folder_of_the_same_file,
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_whoever_looked_plays_on_with_fresh_dice(tmp_path: Path, way: Way) -> None:
    folder = tmp_path / "data"
    archive = Archive.open(folder)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    stood = len(play.replay.throws)
    game, pledge = play.game_id, play.snapshot().commitment
    archive.close()
    # What the dice pledged first would give.
    with_copy = tmp_path / "elsewhere"
    shutil.copytree(folder, with_copy)
    seen = look(with_copy, game)
    archive, game = way(folder, game)
    play = Play.resume(archive.load(game), archive)
    assert len(play.replay.throws) == stood
    assert play.dice is not None
    said = play.dice.told()
    assert said is not None
    assert "fresh dice under a new pledge" in words(said)
    assert play.snapshot().commitment != pledge
    # Whoever has noted the new pledge and leaves finds it again.
    pledge = play.snapshot().commitment
    play = Play.resume(archive.load(game), archive)
    assert play.snapshot().commitment == pledge
    play_on(play, 12, 7)
    assert play.replay.throws[stood:] != seen[stood : len(play.replay.throws)]
    play_on(play, 4000)
    assert play.replay.game.ended is not None
    stored = archive.load(game)
    assert holds(chains.now(archive._base, game), stored.chain)
    found = honest(stored)
    assert (found.verdict, found.behind[0][0]) == (Verdict.GOOD, stood)
    # So it is told to whoever gets the transcript, here and where it is brought in.
    path = tmp_path / "game.zonk"
    path.write_text(text(stored), "utf-8")
    good, told = verify_file(path)
    assert good
    assert f"after throw {stood} " in told
    assert "fresh ones under a new pledge" in told
    other = Archive.open(tmp_path / "other")
    again = bring_in(other, path.read_text("utf-8"), tmp_path, path=path)
    assert honest(other.load(again)).behind == found.behind
    # With a seed less it is brought in and told as it came.
    seeds = [line for line in text(stored).splitlines() if line.startswith("# dice-seed")]
    again = bring_in(other, text(stored).replace(f"{seeds[-1]}\n", ""), tmp_path, both=True)
    assert honest(other.load(again)).verdict is Verdict.NOT_REVEALED
    # Struck out, it is found.
    for line in ("# dice-behind", "# dice-sha256"):
        fewer = [one for one in text(stored).splitlines() if not one.startswith(line)]
        path.write_text("\n".join(fewer), "utf-8")
        assert not verify_file(path)[0]
    # So it stands on paper.
    coded = CodedGame(text(stored), head=bytes.fromhex(stored.chain.head))
    assert text(stored).startswith(unpack(pack(coded)).text)
    other.close()
    archive.close()


def elsewhere(folder: Path) -> Path:
    other = folder.with_name("elsewhere")
    other.mkdir()
    return other


def the_games_alone(folder: Path) -> Path:
    """On another machine, or as another user of this one."""
    other = elsewhere(folder)
    shutil.copy(folder / DATABASE, other / DATABASE)
    return other


def a_link_to_the_games(folder: Path) -> Path:
    other = elsewhere(folder)
    linked(other / DATABASE, copied(folder))
    return other


def a_hard_link_to_the_games(folder: Path) -> Path:
    other = elsewhere(folder)
    (other / DATABASE).hardlink_to(copied(folder))
    return other


def the_games_with_notes_of_others(folder: Path) -> Path:
    """The side file of a folder in which this game never was."""
    other = elsewhere(folder)
    with closing(Archive.open(other)) as archive:
        play_on(begin(archive, 5), 9)
    shutil.copy(folder / DATABASE, other / DATABASE)
    return other


@pytest.mark.parametrize("throws", [14, 0])
@pytest.mark.parametrize(
    "place",
    [
        the_games_alone, a_link_to_the_games, a_hard_link_to_the_games,
        the_games_with_notes_of_others,
    ],
    ids=lambda place: place.__name__,
)  # fmt: skip
def test_where_nothing_is_noted_other_dice_are_seen(
    tmp_path: Path, place: Callable[[Path], Path], throws: int
) -> None:
    """So whoever looks there learns nothing, and the game goes on here as it was pledged."""
    folder = tmp_path / "data"
    archive = Archive.open(folder)
    play = play_on(begin(archive, 3, "wheaton"), throws)
    stood, pledge, game = len(play.replay.throws), play.snapshot().commitment, play.game_id
    archive.close()
    shutil.copytree(folder, tmp_path / "whole")
    real = look(tmp_path / "whole", game)
    seen = look(place(folder), game)
    assert seen[:stood] == real[:stood]
    assert seen[stood:] != real[stood : len(seen)]
    archive = Archive.open(folder)
    play = Play.resume(archive.load(game), archive)
    assert play.dice is not None
    assert play.dice.told() is None
    assert play.snapshot().commitment == pledge
    assert play_on(play, 12, 7).replay.throws == real
    archive.close()


def test_a_folder_put_back_whole_is_named(tmp_path: Path) -> None:
    """Nothing in it can know of another; `verify` says so of every game."""
    folder = tmp_path / "data"
    archive = Archive.open(folder)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    archive.close()
    shutil.copytree(folder, tmp_path / "whole")
    seen = look(folder, play.game_id)
    shutil.rmtree(folder)
    (tmp_path / "whole").rename(folder)
    archive = Archive.open(folder)
    play = play_on(Play.resume(archive.load(play.game_id), archive), 12, 7)
    assert play.replay.throws == seen
    play_on(play, 4000)
    assert "peek" in honest(archive.load(play.game_id)).unknown
    archive.close()


def test_a_sheet_in_mid_game_holds_nothing_to_play_on(tmp_path: Path) -> None:
    """No code, no file, no seed: a pledge alone; nor does a transcript that goes out then."""
    with closing(Archive.open(tmp_path)) as archive:
        play = play_on(begin(archive, 3, "wheaton"), 14)
        stored = archive.load(play.game_id)
    told = whole_story(play.replay, text(stored))
    assert (told.codes, told.files, told.seed) == ((), (), "")
    assert told.pledge == stored.pledge
    assert stored.seed not in text(stored)
    # Brought in elsewhere it goes on with real dice.
    with closing(Archive.open(tmp_path / "other")) as other:
        game = other.load(bring_in(other, text(stored), tmp_path))
        assert (game.dice, dice_of(game)) == (DiceFrom.TABLE, None)


def test_a_file_and_its_seed_go_on_with_their_own_dice(tmp_path: Path) -> None:
    """Once in one Zonk File; that it came in is on record, and what nobody knows is named."""
    archive = Archive.open(tmp_path / "one")
    play = play_on(begin(archive, 3, "wheaton"), 14)
    stored = archive.load(play.game_id)
    (path,) = export(stored, tmp_path / "evening.zonk")
    keep_seed(path, stored.seed)
    archive.close()
    seen = []
    for name in ("two", "three"):
        with closing(Archive.open(tmp_path / name)) as other:
            game = bring_in(other, path.read_text("utf-8"), tmp_path, path=path)
            seen.append(look(tmp_path / name, game, other))
            play_on(Play.resume(other.load(game), other), 4000)
            found = honest(other.load(game))
            assert (found.verdict, found.behind) == (Verdict.GOOD, ())
            assert "peek" in found.unknown
            assert any("brought in from a transcript" in words(one) for one in found.on_record)
    assert seen[0] == seen[1]


def test_throws_are_told_as_the_whole_game_counts_them(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    behind = []
    for _ in range(2):
        stood = len(play.replay.throws)
        copy = tmp_path / f"{stood}.db"
        archive.vacuum_into(copy)
        behind.append((stood, len(look(tmp_path, play.game_id, archive))))
        archive.restore(copy)
        play = Play.resume(archive.load(play.game_id), archive)
        assert play.dice is not None
        said = play.dice.told()
        assert said is not None
        assert f"{behind[-1][1]} throws of this game have been seen" in words(said)
        assert f"it stands at throw {stood}." in words(said)
        play_on(play, 6)
    play_on(play, 4000)
    assert honest(archive.load(play.game_id)).behind == tuple(behind)
    archive.close()


def test_whoever_only_leaves_and_comes_back_has_the_same_dice(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    pledge = play.snapshot().commitment
    for turn in range(3):
        archive.close()
        archive = Archive.open(tmp_path)
        play = Play.resume(archive.load(play.game_id), archive)
        assert play.dice is not None
        assert play.dice.told() is None
        play_on(play, 5, turn)
    assert play.snapshot().commitment == pledge
    play_on(play, 4000)
    assert honest(archive.load(play.game_id)).behind == ()
    archive.close()


def test_two_windows_at_one_game(tmp_path: Path) -> None:
    """The first stands there while the second has thrown."""
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    pledge = play.snapshot().commitment
    stood = len(play.replay.throws)
    reader = Archive.open_to_read(tmp_path)
    seen = look(tmp_path, play.game_id, reader)
    assert len(seen) > stood
    play_on(play, 12, 7)
    assert play.snapshot().commitment != pledge
    assert play.replay.throws[stood:] != seen[stood : len(play.replay.throws)]
    reader.close()
    archive.close()


def test_no_dice_fall_where_they_cannot_be_noted(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = play_on(begin(archive, 3, "wheaton"), 14)
    archive.close()
    archive = Archive.open(tmp_path)
    # Not even root writes into a folder's place.
    (tmp_path / SHOWN).unlink()
    (tmp_path / SHOWN).mkdir()
    play = Play.resume(archive.load(play.game_id), archive)
    before = len(play.replay.throws)
    with pytest.raises(Denied, match="The dice wait"):
        play_on(play, 12)
    assert len(play.replay.throws) == before
    (tmp_path / SHOWN).rmdir()
    play_on(play, 12)
    assert len(play.replay.throws) > before
    # What had been shown could not be known, and that is on record.
    assert f"dice-behind {before}" in text(archive.load(play.game_id))
    archive.close()
