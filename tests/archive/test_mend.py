"""Games broken off by damage, made whole from their seed and what the lists say of them."""

import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on
from zonk_desktop.archive import database, frozen, heal, lifting, mend, rescue
from zonk_desktop.archive.lifting import Action, Lifted
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.rows import mark
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Row
from zonk_desktop.players.character import Level
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.words import text


@pytest.fixture(autouse=True)
def _searches_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mend, "_MOST_TRIED", 2_500)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Lifted]:
    """A finished game of every sheet, as a sound file gives it, and one that goes on."""
    folder = tmp_path_factory.mktemp("mend")
    with closing(Archive.open(folder)) as archive:
        for seed, rules in enumerate(PRESETS):
            finished(archive, seed, rules)
        play_on(begin(archive, 9), 40, 9)
    return {one.game: one for one in lifting.lift(frozen.contents(folder / DATABASE))}


def lines(game: Lifted) -> list[str]:
    return [one.line for _, one in sorted(game.actions.items()) if not one.undone]


def without(game: Lifted, *gone: int) -> Lifted:
    kept = {n: one for n, one in game.actions.items() if n not in gone}
    return replace(game, actions=kept, sound=False)


def unchained(game: Lifted) -> Lifted:
    return replace(game, head={**game.head, "head": ""})


def chainless(game: Lifted) -> Lifted:
    """As an older version has written it."""
    rows = {n: one._replace(link=None) for n, one in game.actions.items()}
    return replace(unchained(game), notes={}, actions=rows)


def judged(game: Lifted) -> tuple[bool, list[str], tuple[str, ...]]:
    found = rescue.judge(game)
    assert found is not None
    return not found.part, [row.line for row in found.rows()], found.ways


def test_throws_and_choices_that_are_gone_come_back(games: dict[int, Lifted]) -> None:
    whole = told = 0
    chance = random.Random(3)
    for game in list(games.values())[: len(PRESETS)]:
        were = lines(game)
        rolls = [n for n, one in game.actions.items() if one.line.startswith("roll")]
        stays = [n for n, one in game.actions.items() if one.line.startswith("stay")]
        gone = [chance.choice(rolls), rolls[-1], chance.choice(stays)]
        for some in ([gone[0]], [gone[1]], gone[1:], gone, [len(were)], [1]):
            good, found, ways = judged(without(game, *some))
            # Whole is what it was; of several ways only what they share is told.
            assert found == were if good else found == were[: len(found)]
            assert good or not ways or were[len(found)] in ways
            whole += good
            told += bool(ways)
    assert whole + told >= 16


def test_a_line_that_was_changed_is_found_out(games: dict[int, Lifted]) -> None:
    game = games[1]
    were = lines(game)
    place = next(n for n in sorted(game.actions) if n > 20 and were[n - 1].startswith("roll"))
    for line in ("roll", "\ufffd", "roll 1 1 1 1 1"):
        spoiled = {**game.actions, place: Action(line, None, 0)}
        good, found, _ = judged(replace(game, actions=spoiled, sound=False))
        assert good
        assert found == were
    # One that belongs elsewhere: whole is what it was, or it breaks off.
    spoiled = {**game.actions, place: Action("stay", None, 0)}
    good, found, _ = judged(replace(game, actions=spoiled, sound=False))
    assert found == were[: len(found)]
    assert good == (found == were)
    # What is left of a line tells which of several it was.
    kept = next(
        n
        for n, one in game.actions.items()
        if one.line.startswith("keep") and judged(without(unchained(game), n))[2]
    )
    line = f"\ufffd{were[kept - 1][1:]}"
    good, found, _ = judged(
        replace(unchained(game), actions={**game.actions, kept: Action(line, None, 0)}, sound=False)
    )
    assert good
    assert found == were


def test_of_several_ways_what_they_share_is_kept_and_the_next_is_told(
    games: dict[int, Lifted],
) -> None:
    game = games[1]
    were = lines(game)
    told = list[str]()
    for n, one in game.actions.items():
        if one.line.startswith("keep"):
            good, found, ways = judged(unchained(without(game, n)))
            if good:
                assert found == were
            elif ways:
                assert found == were[: n - 1]
                assert one.line in ways
                told = [way for way in ways if way.startswith("keep") and way != one.line]
            if told:
                break
    assert told, "a keep before a miss is known by nothing else"
    # The hash of the row behind it tells which it was, or the next where that is damaged too.
    for gone in (n + 1, n + 2):
        spoiled = {**game.actions, gone: game.actions[gone]._replace(link=bytes(32))}
        good, found, _ = judged(without(replace(game, actions=spoiled), n))
        assert good
        assert found == were
    # One that might have stood there as well is found out too.
    for line in told:
        spoiled = {**game.actions, n: game.actions[n]._replace(line=line)}
        assert judged(unchained(replace(game, actions=spoiled)))[0]
        good, found, _ = judged(replace(game, actions=spoiled))
        assert good
        assert found == were


def test_a_mark_tells_which_way_it_was(games: dict[int, Lifted]) -> None:
    game = games[1]
    header, rows = str(game.head["header"]), lines(game)
    marked = replace(unchained(game), marks={mark(header, "", [Row(0, line) for line in rows])})
    for n in [n for n, one in game.actions.items() if one.line.startswith("keep")][:3]:
        good, found, _ = judged(without(marked, n))
        assert good
        assert found == rows
    # What has another mark is not passed as whole, where no chain bears it out.
    other = replace(unchained(game), marks={mark(header, "", [Row(0, "roll 1")])})
    assert not judged(other)[0]


def test_a_game_without_a_line_is_not_searched(
    games: dict[int, Lifted], monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[Lifted] = []

    def ways(game: Lifted, *_: object) -> mend.Ways:
        searched.append(game)
        return mend.Ways()

    monkeypatch.setattr(mend, "ways", ways)
    assert rescue.judge(replace(games[1], actions={}, sound=False)) is None
    assert not searched
    assert rescue.judge(without(games[1], 5)) is not None
    assert searched


def test_seed_pledge_and_names_are_put_right(games: dict[int, Lifted]) -> None:
    game = games[2]
    seed, pledge, header = (str(game.head[name]) for name in ("seed", "pledge", "header"))
    assert heal.healed(game) is game
    for name, value in (
        ("seed", f"{seed[:7]}x{seed[8:]}"),
        ("pledge", f"{'0' if pledge[0] != '0' else '1'}{pledge[1:]}"),
        ("header", header.replace("player Ada", "player Ad{")),
    ):
        spoiled = replace(game, head={**game.head, name: value})
        assert heal.healed(spoiled).head == game.head
    # A pledge of another seed is no damage.
    other = replace(game, head={**game.head, "pledge": "ab" * 32})
    assert heal.healed(other).head == other.head


def test_a_first_page_that_says_anything_else_is_not_passed(games: dict[int, Lifted]) -> None:
    assert set(heal.LEVELS) == set(Level)
    game = games[1]
    header = str(game.head["header"])
    for more, sound in (
        ("# computer Ada dot good\n", True),
        ("# computer Ada dot goop\n", False),
        ("# computer Adx dot good\n", False),
        ("# comp\ufffdter Ada dot good\n", False),
    ):
        assert heal.sound_header(header + more) == sound
        # The chain began with another; one without a chain is as good as it reads.
        other = replace(game, head={**game.head, "header": header + more})
        assert not judged(other)[0]
        assert judged(chainless(other))[0] == sound
    # A line with another space in it is read, and is not what stood there.
    place = next(n for n, one in game.actions.items() if one.line.startswith("roll"))
    line = game.actions[place].line.replace(" ", "\n", 1)
    spoiled = {**game.actions, place: Action(line, None, 0)}
    good, found, _ = judged(replace(game, actions=spoiled))
    assert good
    assert found == lines(game)


def test_a_seed_is_told_behind_the_last_line_at_most(games: dict[int, Lifted]) -> None:
    game = games[2]
    last = len(game.actions)
    for told, gone in ((last + 100, ()), (last, ()), (last, (last,))):
        found = rescue.judge(without(replace(game, head={**game.head, "told": told}), *gone))
        assert found is not None
        assert not found.part
        assert found.head["told"] == last


@pytest.mark.parametrize("number", [1, len(PRESETS) + 1])
def test_a_first_page_that_lost_a_sign_is_put_right(games: dict[int, Lifted], number: int) -> None:
    """Whatever it reads like then; of a game that is over, and of one that goes on."""
    game = games[number]
    header, chance = str(game.head["header"]), random.Random(number)
    for _ in range(12):
        place = chance.randrange(len(header))
        for sign in {chance.choice("0ab \n#\ufffd\x01"), chance.choice("123")} - {header[place]}:
            spoiled = f"{header[:place]}{sign}{header[place + 1 :]}"
            found = rescue.judge(replace(game, head={**game.head, "header": spoiled}))
            assert found is not None
            assert not found.part
            assert found.head["header"] == header
    # The first note tells it where head or rows are hit too; where two signs are, nothing does.
    place = header.index("start 20") + 9
    early = f"{header[:place]}0{header[place + 1 :]}"
    for hit in (game, replace(game, head={**game.head, "head": "ab" * 32}), without(game, 3)):
        found = rescue.judge(replace(hit, head={**hit.head, "header": early}))
        assert found is not None
        assert (found.part, found.head["header"]) == (False, header)
        two = early.replace("zonk 1\n", "zonk 1 \n")
        found = rescue.judge(replace(hit, head={**hit.head, "header": two}))
        assert found is None or found.part


def test_a_first_page_is_proved_though_the_first_note_is_hit(games: dict[int, Lifted]) -> None:
    """By the hash of the note, or by that of the first row."""
    game = games[1]
    note, link = game.notes[1]
    spoiled = note._replace(line=note.line.replace("begins", "begjns"))
    lost = {n: one for n, one in game.notes.items() if n > 1}
    cut = note._replace(line=note.line[:-1])
    rows = {**game.actions, 1: game.actions[1]._replace(link=None)}
    for hit in (
        replace(game, notes={**game.notes, 1: (spoiled, link)}),
        replace(game, notes={**game.notes, 1: (cut, link)}, actions=rows),
        replace(game, notes=lost),
    ):
        found = rescue.judge(hit)
        assert found is not None
        assert not found.part
        two = str(game.head["header"]).replace("start 20", "start 19") + "# hint Ada at 3\n"
        found = rescue.judge(replace(hit, head={**hit.head, "header": two}))
        assert found is not None
        assert found.part


def test_of_a_file_that_is_cut_off_it_is_said_how_much_is_there() -> None:
    said = text(database.told(59, 20, 3, 0, 60))
    assert said.endswith("breaks off after 60 % of its length: games behind that left no trace.")
    assert frozen.there(b"SQLite format 3\0" + bytes(200)) == 100


def test_pages_give_the_chain_as_trees_do(tmp_path: Path) -> None:
    with closing(Archive.open(tmp_path)) as archive:
        play_on(begin(archive, 3), 20, 3)
    base = frozen.contents(tmp_path / DATABASE)
    (there,) = lifting.lift(base)
    found: dict[int, Lifted] = {}
    list(lifting._by_pages(base, found))
    (again,) = found.values()
    assert all(one.link for one in again.actions.values())
    assert again.actions == there.actions
    assert again.notes == there.notes != {}
