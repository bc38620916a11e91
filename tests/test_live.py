"""A live game by itself: actions in, snapshots out, no window and no thread."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from zonk_desktop.archive.exchange import prepared, text
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Changes, DiceFrom, NewGame, Standing
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import play as engine
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.state import (
    Cell,
    CellKind,
    Event,
    EventKind,
    Game,
    Gate,
    Offer,
    OfferKind,
    Phase,
)
from zonk_desktop.engine.value import Vector, changed
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.journal import Journal, actor, stories
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Opening, Setup
from zonk_desktop.transcript.telling import tell

REAL = Setup("lets-play-zonk", ("Ada", "Bo"), (("entryMinimum", "0"),), dice=DiceFrom.TABLE)


def land(play: Play, *faces: int) -> None:
    play.do(act.Roll(), act.DiceLanded(faces))


def test_several_actions_are_done_together_or_not_at_all(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    try:
        play = open_game(REAL, archive)
        land(play, 1, 2, 5, 4, 6)
        before, rows = play.replay.game, play.rows()
        with pytest.raises(Denied) as caught:
            play.do(act.Keep((0,)), act.Keep((2,)))
        assert caught.value.why is not None
        assert caught.value.why.code is Code.NO_THROW
        assert play.replay.game == before
        assert play.rows() == archive.load(play.game_id).rows == rows
        done = play.do(act.Keep((0, 2)), act.Stay())
        assert [event.event for event in done.events][:2] == ["kept", "banked"]
        assert [row.line for row in play.rows()] == ["roll 1R 2 5 4 6", "keep 1R 5", "stay"]
        assert archive.load(play.game_id).rows == play.rows()
        # Each is a choice of its own: the stay is taken back, the keep stands.
        assert play.undo().game.turn.points == 150
    finally:
        archive.close()


def test_real_dice_are_asked_for_and_undone_as_one_throw() -> None:
    play = open_game(REAL, None)
    before = play.replay.game
    with pytest.raises(Denied) as caught:
        play.do(act.Roll())
    assert caught.value.why is None
    assert play.replay.game == before
    land(play, 1, 2, 5, 4, 6)
    assert play.undo().game == before


def test_the_dice_of_the_game_answer_a_roll() -> None:
    seed = DiceSource(bytes(range(32)))
    play = open_game(Setup("lets-play-zonk", ("Ada", "Bo"), roll_order=False), None, seed)
    done = play.do(act.Roll())
    assert done.throw is not None
    assert done.throw.faces == seed.faces(1, 5) == play.replay.throws[0]
    with pytest.raises(Denied):
        play.do(act.DiceLanded((1, 1, 1, 1, 1)))
    with pytest.raises(Denied):
        play.undo()


def test_the_dice_that_were_picked_are_the_dice_that_are_kept() -> None:
    """Two fives of one colour: the second is set aside when the second was picked."""
    play = open_game(REAL, None)
    land(play, 2, 5, 5, 3, 4)
    assert play.do(act.Keep((2,))).game.turn.aside == ((2, 5),)


def test_stories_hold_what_counts_and_nothing_taken_back() -> None:
    play = open_game(REAL, None)
    land(play, 1, 2, 5, 4, 6)
    play.do(act.Keep((2,)))
    play.undo()
    play.do(act.Keep((0, 2)))
    land(play, 1, 2, 3)
    play.do(act.Keep((1,)))
    done = play.do(act.Stay())
    ((place, events),) = done.stories
    assert place == (0, 0)
    assert [event.event for event in events] == ["rolled", "kept", "rolled", "kept", "banked"]
    told = " ".join(tell(done.game, event) for event in events)
    assert told.startswith("Ada rolls 1 2 5 4 6. Ada keeps 150. Ada rolls 1 2 3. Ada keeps 100.")
    assert play.snapshot().stories == done.stories


def test_a_correction_that_breaks_what_follows_changes_nothing() -> None:
    play = open_game(REAL, None)
    land(play, 1, 2, 5, 4, 6)
    play.do(act.Keep((0,)))
    before, rows = play.replay.game, play.rows()
    with pytest.raises(Denied) as caught:
        play.correct({1: "roll 3 2 5 4 6"})
    assert "“keep 1R” would not hold any more" in str(caught.value)
    assert (play.replay.game, play.rows()) == (before, rows)
    assert play.snapshot().can_undo
    fixed = play.correct({1: "roll 1R 2 3 4 6"})
    assert fixed.game.turn.points == 100
    assert fixed.corrected == {(0, 0)}
    # Every entry of real dice can still be taken back.
    play.undo()
    assert play.undo().game.turn.throw == ()


@pytest.mark.parametrize("kept", [True, False])
def test_a_throw_that_was_really_a_miss_takes_the_stay_behind_it_along(
    tmp_path: Path, kept: bool
) -> None:
    """What is struck out goes on the disk too, whether it was there already or not."""
    archive = Archive.open(tmp_path)
    try:
        play = open_game(REAL, archive)
        if not kept:
            play.journal.keep_in(None)
        land(play, 1, 1, 5, 2, 3)
        play.do(act.Keep((0, 1)), act.Stay())
        land(play, 2, 2, 3, 3, 6)
        first, *_ = [row.n for row in play.rows()]
        keep, stay = first + 1, first + 2
        fixed = play.correct({first: "roll 2R 2 3 3 6", keep: "", stay: ""})
        play.journal.keep_in(archive)
        play.save()
        assert [cell.points for cell in fixed.game.cells] == [None, None]
        assert [row.n for row in play.rows()] == [first, first + 3]
        stored = archive.load(play.game_id)
        assert stored.rows == play.rows()
        assert Play.resume(stored, archive).replay.game == fixed.game
        land(play, 1, 1, 5, 2, 3)
        assert archive.load(play.game_id).rows == play.rows()
    finally:
        archive.close()


@pytest.mark.parametrize("kept", [True, False])
def test_a_miss_that_was_none_gets_what_was_done_then(tmp_path: Path, kept: bool) -> None:
    """The rows behind what is put in have other numbers; the game is the one that was played."""
    archive = Archive.open(tmp_path)
    try:
        play = open_game(REAL, archive)
        if not kept:
            play.journal.keep_in(None)
        land(play, 2, 2, 3, 3, 6)
        land(play, 1, 1, 5, 2, 3)
        play.do(act.Keep((0,)))
        first, second, third = [row.n for row in play.rows()]
        changes = {first: "roll 1R 1 5 2 3", second: "keep 1R 1 5\nstay\nroll 1R 1 5 2 3"}
        fixed = play.correct(changes)
        play.journal.keep_in(archive)
        play.save()
        assert fixed.game.seats[0].total == 250
        assert fixed.game.turn.points == 100
        assert fixed.corrected == {(0, 0)}
        assert [row.n for row in play.rows()] == [first, *range(third + 1, third + 5)]
        stored = archive.load(play.game_id)
        assert stored.rows == play.rows()
        assert [row.was for row in stored.rows] == ["roll 2R 2 3 3 6", "", "", None, None]
        assert Play.resume(stored, archive).replay.game == fixed.game
        # So it is written for others, and read again.
        lines = text(stored)
        assert "keep 1R 1 5  # corrected, was:\n" in lines
        assert prepared(lines, tmp_path).rows == tuple(
            row._replace(n=n) for n, row in enumerate(stored.rows, 1)
        )
        # The choice behind it can still be taken back, and it goes on.
        assert play.undo().game.turn.throw == (1, 1, 5, 2, 3)
        play.do(act.Keep((0, 1)))
        assert archive.load(play.game_id).rows == play.rows()
        # What was put in can be corrected in its turn.
        stay = play.rows()[2]
        again = play.correct({stay.n: "", play.rows()[1].n: "stay"})
        assert again.game.seats[0].total == 250
        assert archive.load(play.game_id).rows == play.rows()
    finally:
        archive.close()


def test_the_11000_rule_is_written_with_the_time_of_its_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("zonk_desktop.live.play.clock", lambda: "23:10")
    for how in ("do", "say"):
        play = open_game(REAL._replace(options=(("rule11k-from", "0"),)), None)
        done = play.do(act.Call11000()) if how == "do" else play.say("call-11000")
        assert done.game.called == (0, "23:10")
        assert [row.line for row in play.rows()] == ["call-11000 23:10"]
    play = open_game(REAL._replace(options=(("rule11k-from", "0"),)), None)
    assert play.do(act.Call11000("22:15")).game.called == (0, "22:15")


def test_a_game_that_says_when_it_began_began_then() -> None:
    header = open_game(REAL, None).replay.header
    for start in ("2002-03-13T12:44-05:00", ""):
        play = Play.new(header._replace(start=start), "", None, None)
        assert play.replay.header.start.startswith(start)
        assert play.replay.header.start


def test_totals_are_of_real_dice_alone() -> None:
    play = open_game(Setup("original-1978", ("Ada", "Bo"), roll_order=False), None)
    for attempt in (lambda: play.do(act.WriteDown(500)), lambda: play.say("write", "500")):
        with pytest.raises(Denied, match="no turn is written down as a total"):
            attempt()
        assert (play.replay.steps, play.rows()) == ([], ())
    # Where that was done all the same it goes on.
    table = open_game(REAL, None)
    table.do(act.WriteDown(500))
    table.dice = play.dice
    assert table.do(act.WriteDown(300)).game.seats[1].total == 300
    assert table.say("write", "400").game.seats[0].total == 900


def test_an_action_is_applied_once_and_spelled_from_what_it_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = open_game(REAL, None)
    land(play, 1, 2, 5, 4, 6)
    steps: list[act.Keep] = []
    once = engine._STEPS[act.Keep]

    def counted(game: Game, action: act.Keep) -> object:
        steps.append(action)
        return once(game, action)

    monkeypatch.setitem(engine._STEPS, act.Keep, counted)
    play.do(act.Keep((0,)))
    assert steps == [act.Keep((0,))]
    assert [row.line for row in play.rows()][-1] == "keep 1R"


class Shelf:
    """A store that notes what it is told."""

    ledger = None
    breaks = False

    def __init__(self) -> None:
        self.told: list[Changes] = []

    def begin(self, game: NewGame) -> int:
        return 7

    def record(self, game: int, changes: Changes, standing: Standing) -> str:
        self.told.append(changes)
        if self.breaks:
            raise MemoryError
        return "head"


def test_what_was_broken_off_and_is_taken_back_is_told_to_the_store() -> None:
    """It may have come there, though nobody has heard of it."""
    shelf = Shelf()
    play = open_game(REAL, shelf)
    shelf.breaks = True
    with pytest.raises(MemoryError):
        land(play, 1, 2, 5, 4, 6)
    play, shelf.breaks = play.rebuilt(), False
    play.undo()
    assert shelf.told[-1] == Changes(first=1)
    assert play.journal.kept


def test_a_line_is_respelled_in_the_store_once() -> None:
    shelf = Shelf()
    play = open_game(REAL, shelf)
    land(play, 4, 4, 4, 4, 2)
    play.do(act.Dare(1))
    play = play.renamed("Bo", "Bob")
    assert shelf.told[-1].respelled == ((2, "dare Bob"),)
    play.renamed("Ada", "Eve")
    assert shelf.told[-1].respelled == ()


def test_a_game_that_was_brought_in_with_its_seed_is_told_before_it_has_a_line() -> None:
    game = open_game(REAL, None).journal._game
    for seed, told, is_told in (("ab", 0, True), ("", 0, False), ("ab", None, False)):
        assert Journal(None, game._replace(seed=seed, told=told)).told is is_told


def test_whoever_chose_an_action_is_its_actor() -> None:
    game = open_game(REAL, None).replay.game
    gates, word = (Gate(2, 1), Gate(1, 1)), act.ReleaseWord.YOU_CAN_GO
    offer = Offer(OfferKind.REROLL, game, 1)
    for now, action, seat in (
        (game, act.Roll(), 0), (game, act.TookHits(), 0), (game, act.Release(word), 0),
        (game, act.UseReroll(), 0), (game, act.Dare(1), 1), (game, act.GiveHit(2, 0, 1), 2),
        (changed(game, gates=gates), act.TookHits(), 2),
        (changed(game, gates=gates), act.Release(word), 2),
        (changed(game, gates=gates), act.Release(word, 1), 1),
        (changed(game, offer=offer), act.UseReroll(), 1),
        (changed(game, offer=offer), act.Account((1,)), 1),
        (changed(game, offer=offer), act.Roll(), 0),
    ):  # fmt: skip
        step: Any = SimpleNamespace(before=now, action=action)
        assert actor(step) == seat, action


def test_a_story_is_of_the_entry_of_who_threw() -> None:
    """Not of another's lost turn, nor of the dashes before a show."""
    game = open_game(REAL, None).replay.game
    cells = [Cell(0, 1, CellKind.WORD, "Zonk", 0, None), Cell(0, 0, CellKind.DASH, "-", 0, None),
             Cell(1, 0, CellKind.WORD, "Zonk", 0, None)]  # fmt: skip
    miss = Event(EventKind.MISS, 0)
    step: Any = SimpleNamespace(before=game, events=(miss,))
    after = changed(game, cells=Vector(tail=tuple(cells)))
    assert stories([step], after, 0) == (((1, 0), (miss,)),)
    assert stories([step], changed(game, cells=Vector(tail=tuple(cells[:2]))), 0) == ()


def test_dice_of_the_screen_are_fresh_and_a_magic_number_that_is_told_stands() -> None:
    magic = (1, 2, 2, 3, 6)
    play = open_game(Setup("wheaton", ("Ada", "Bo"), magic=magic), None)
    assert play.dice is not None
    assert play.replay.header.magic == magic
    assert len(open_game(Setup("wheaton", ("Ada", "Bo")), None).replay.header.magic) == 5


def test_nobody_rolls_for_order_alone() -> None:
    alone = Setup("original-1978", ("Ada",), (("players-min", "1"),))
    assert open_game(alone, None).snapshot().opening == Opening()


def test_a_snapshot_says_what_became_of_what_waited() -> None:
    shown = open_game(REAL, None).snapshot()
    assert shown.kept_as(7, "")[-3:] == shown[-3:]
    for trouble in ("", "no room"):
        found = shown.kept_as(7, trouble)
        assert (found.saved, found.notice, found.game_id) == (not trouble, trouble, 7)


def kept(play: Play) -> list[tuple[tuple[int, ...], int]]:
    return [(one.dice, one.points) for one in play.replay.kept]


def test_what_lies_aside_is_known_from_the_steps(tmp_path: Path) -> None:
    """Keeps of the set under way; the same after an undo and when the game is opened again."""
    archive = Archive.open(tmp_path)
    try:
        play = open_game(REAL, archive)
        land(play, 1, 2, 5, 4, 6)
        play.do(act.Keep((0,)))
        land(play, 2, 5, 2, 3)
        assert play.do(act.Keep((2,))).kept == play.replay.kept
        assert kept(play) == [((0,), 100), ((2,), 50)]
        again = Play.resume(archive.load(play.game_id), archive)
        assert again.snapshot().kept == play.replay.kept
        play.undo()
        assert kept(play) == [((0,), 100)]
        play.do(act.Keep((2,)), act.Stay())
        assert kept(play) == []
    finally:
        archive.close()


@pytest.mark.rule("LP-037")
def test_what_the_rules_set_aside_is_a_keep_too() -> None:
    play = open_game(REAL, None)
    land(play, 3, 1, 5, 1, 5)
    assert kept(play) == [((1, 2, 3, 4), 300)]


def test_a_straight_is_kept_as_what_it_is() -> None:
    play = open_game(
        Setup(
            "original-1978", ("Ada", "Bo"), (("mustKeepAllScoring", "off"),), dice=DiceFrom.TABLE
        ),
        None,
    )
    combos = {combo.key for combo in play.replay.rules.ruleset.combos}
    land(play, 1, 1, 1, 5, 3, 4)
    play.do(act.Keep((0, 1, 2)))
    ((three,),) = [one.combos for one in play.replay.kept]
    assert three in combos


def test_the_table_under_dice_in_the_air_is_the_one_they_were_thrown_on() -> None:
    seed = DiceSource(bytes(range(32)))
    play = open_game(Setup("original-1978", ("Ada", "Bo"), roll_order=False), None, seed)
    while play.replay.game.turn.phase is not Phase.TO_KEEP:
        play.do(act.Roll())
    dice, _ = keeps(play.replay.game)[-1]
    done = play.do(act.Keep(dice), act.Roll())
    assert done.throw is not None
    assert {die for die, _ in done.throw.game.turn.aside} == set(dice)
    assert [one.dice for one in done.throw.kept] == [dice]
    assert not set(done.throw.dice) & set(dice)
