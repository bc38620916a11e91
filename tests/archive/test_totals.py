"""A game of totals goes wherever games go, or says in a sentence why not."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.transcript.test_columns import begun, typed, written
from zonk_desktop.archive import frozen, lifting, rescue
from zonk_desktop.archive.exchange import Twin, honest, prepared, take
from zonk_desktop.archive.exchange import text as exported
from zonk_desktop.archive.place import DATABASE
from zonk_desktop.archive.store import Archive
from zonk_desktop.compact.game import CodedGame, pack, unpack
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, legal_actions
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup
from zonk_desktop.odds.review import purpose_of, review
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.columns import check
from zonk_desktop.transcript.replay import text
from zonk_desktop.ui.review.values import chances
from zonk_desktop.ui.zonk_file.moments import moments


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    found = Archive.open(tmp_path)
    yield found
    found.close()


@pytest.mark.parametrize("key", PRESETS)
def test_it_is_kept_exported_coded_and_seen_again(key: str, archive: Archive) -> None:
    replay = check(typed(key, written(key))).replay
    words = text(replay)
    number = take(archive, prepared(words, Path()))
    kept = archive.load(number)
    seen = moments(kept).moments
    assert seen[-1].game.seats == replay.game.seats
    assert all(moment.told for moment in seen[1:])
    with pytest.raises(Twin):
        take(archive, prepared(exported(kept), Path()))
    assert unpack(pack(CodedGame(words))).text == words
    assert honest(kept).verdict is Verdict.NO_RECORD


def test_its_luck_is_not_made_up() -> None:
    replay = check(typed("wheaton", written("wheaton"))).replay
    with pytest.raises(NotCovered, match="This is a sheet of totals"):
        review(replay.first, replay.actions, purpose_of(replay.first))


def test_chances_follow_from_totals(archive: Archive) -> None:
    game = written("original-1978")
    kept = take(archive, prepared(text(check(typed("original-1978", game)).replay), Path()))
    line = chances(archive.load(kept)).line
    # A point for each turn, and one for the end.
    assert len(line) == sum(seat.turns for seat in game.seats) + 1
    assert sorted(line[-1].chances) == [0, 0, 1]


def test_what_is_taken_back_can_be_written_again(archive: Archive) -> None:
    game = written("lets-play-zonk")
    number = take(archive, prepared(text(check(typed("lets-play-zonk", game)).replay), Path()))
    play = Play.resume(archive.load(number), archive)
    last = play.rows()[-1].line
    assert play.undo().game.ended is None
    with pytest.raises(Denied, match="This is a sheet of totals"):
        play.hand_over("Ann", "steady", "hard")
    assert play.say(*last.split()).game.ended is not None
    assert archive.load(number).finished


def test_a_miss_is_on_offer_where_totals_are_written() -> None:
    game = begun("original-1978")
    assert act.WriteDown(0) not in legal_actions(game)
    noted, _ = apply(game, act.WriteDown(0))
    assert act.WriteDown(0) in legal_actions(noted)


def test_dice_of_the_program_are_not_written_down() -> None:
    play = open_game(Setup("original-1978", ("Ann", "Bob")), None, DiceSource(bytes(32)))
    before = play.replay.game
    for write in (lambda: play.say("write", "500"), lambda: play.do(act.WriteDown(500))):
        with pytest.raises(Denied, match="no turn is written down"):
            write()
    assert play.replay.game == before
    assert not play.rows()


@pytest.mark.parametrize("marked", [True, False])
def test_what_a_rescue_calls_whole_is_what_was_written(tmp_path: Path, marked: bool) -> None:
    replay = check(typed("wheaton", written("wheaton"))).replay
    with closing(Archive.open(tmp_path)) as archive:
        number = take(archive, prepared(text(replay), Path()))
    (game,) = lifting.lift(frozen.contents(tmp_path / DATABASE))
    assert game.game == number
    if not marked:
        game = replace(game, head={**game.head, "mark": ""}, marks=set())
    were = [one.line for _, one in sorted(game.actions.items())]
    whole = 0
    for gone in (2, 3, 9, len(were) // 2, len(were)):
        kept = {n: one for n, one in game.actions.items() if n != gone}
        found = rescue.judge(replace(game, actions=kept, sound=False))
        assert found is not None
        lines = [row.line for row in found.rows()]
        assert lines == were if not found.part else lines == were[: len(lines)]
        whole += not found.part
    # The miss alone follows from what is left.
    assert whole == 1
