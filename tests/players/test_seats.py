"""Columns that computers play: stored with the game, handed over and back, taken back past."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from zonk_desktop.archive.exchange import bring_in, text
from zonk_desktop.archive.statistics import figures
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.state import Phase
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Denied, Setup, Snapshot
from zonk_desktop.players.table import chance_of, decide, seats_of
from zonk_desktop.sheets.document import of_game
from zonk_desktop.transcript.lines import Aid, Computer, Hinted, read, sitting_line

DOT = Computer("Dot", "dot", "good")
SHORT = (("limit", "2000"), ("entry-minimum", "0"))


def setup(**more: object) -> Setup:
    made = Setup("original-1978", ("Ann", "Dot"), SHORT, computers=(DOT,))
    return made._replace(**more)  # type: ignore[arg-type]


def began(archive: Archive | None = None, **more: object) -> Play:
    return open_game(setup(roll_order=False, **more), archive, DiceSource(b"x" * 32))


def computers_play(play: Play, most: int = 500) -> Snapshot:
    """All that the computers of a table do until a person has to do something."""
    snapshot = play.snapshot()
    for _ in range(most):
        who = seats_of(snapshot.header, snapshot.game)
        chance = chance_of(snapshot.header, snapshot.game, snapshot.throws)
        decision = decide(snapshot.game, who, chance)
        if decision is None:
            return snapshot
        snapshot = play.do(*decision.actions)
    raise AssertionError("a computer plays for ever")


def person_plays(play: Play) -> Snapshot:
    """A turn of a person who keeps all and stays as soon as he may."""
    snapshot = play.snapshot()
    while snapshot.game.turn.seat == 0 and snapshot.game.turn.phase is not Phase.FINISHED:
        game = snapshot.game
        if refusal(game, act.Stay()) is None:
            snapshot = play.do(act.Stay())
        elif game.turn.phase is Phase.TO_KEEP:
            snapshot = play.do(act.Keep(keep_all(game)), act.Roll())
        else:
            snapshot = play.do(act.Roll())
    if any(gate.holder == 0 for gate in snapshot.game.gates):
        snapshot = play.do(act.TookHits())
    return snapshot


def test_a_person_and_a_computer_play_a_game_to_its_end() -> None:
    play = began()
    assert play.snapshot().computers == {1: DOT}
    snapshot = play.snapshot()
    while snapshot.game.ended is None:
        snapshot = person_plays(play)
        snapshot = computers_play(play)
    assert snapshot.setup().computers == (DOT,)


def test_a_table_of_computers_plays_by_itself() -> None:
    both = (Computer("Ann", "vera", "sharp"), DOT)
    play = began(computers=both)
    assert computers_play(play, 3000).game.ended is not None


def test_it_is_stored_with_the_game_and_travels_in_its_transcript(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "a")
    play = began(archive)
    person_plays(play)
    computers_play(play)
    stored = archive.load(play.game_id)
    assert Play.resume(stored, archive).snapshot().computers == {1: DOT}
    (listed,) = archive.games()
    assert (listed.players, listed.computers) == ("Ann, Dot", ("Dot",))
    assert [seat.computer for seat in figures(stored).seats] == [False, True]
    sheet = of_game(play.replay.game, play.replay.header)
    assert [column.computer for column in sheet.columns] == [False, True]
    assert [name for name, _, _ in archive.names()] == ["Ann"], "people, not computers"
    told = text(stored)
    assert "\n# computer Dot dot good\n" in told
    other = Archive.open(tmp_path / "b")
    number = bring_in(other, told, tmp_path)
    assert Play.resume(other.load(number), other).snapshot().computers == {1: DOT}
    archive.close()
    other.close()


def test_a_seat_is_handed_over_and_back(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    play = began(archive)
    person_plays(play)
    computers_play(play)
    handed = play.hand_over("Ann", "vera", "casual")
    assert set(handed.computers) == {0, 1}
    throws = handed.throws
    # Both are computers now: Ann's turn is played, and the game goes on without her.
    who = seats_of(handed.header, handed.game)
    decision = decide(handed.game, who, random.Random(1))
    assert decision is not None
    assert decision.seat == 0
    play.do(*decision.actions)
    back = play.hand_over("Ann")
    assert set(back.computers) == {1}
    stored = archive.load(play.game_id)
    assert f"# computer Ann vera casual from {throws}\n" in stored.header
    assert f"# person Ann from {back.throws}\n" in stored.header
    assert set(Play.resume(stored, archive).snapshot().computers) == {1}
    with pytest.raises(Denied, match="Nobody here is called Cy"):
        play.hand_over("Cy", "vera", "casual")
    archive.close()


def test_undo_goes_past_what_computers_did() -> None:
    """With real dice every choice can be taken back; a computer would only do it again."""
    play = open_game(setup(dice=DiceFrom.TABLE, roll_order=False), None)
    play.do(act.Roll(), act.DiceLanded((1, 1, 1, 5, 2, 3)))
    play.do(act.Keep((0, 1, 2, 3)))
    play.do(act.Stay())
    play.do(act.TookHits())
    play.do(act.Roll(), act.DiceLanded((1, 1, 1, 5, 2, 3)))
    play.do(act.Keep((0, 1, 2, 3)))
    assert play.replay.game.turn.seat == 1
    # The keep and the throw were Dot's; the hits were Ann's, and with them it is her choice again.
    snapshot = play.undo()
    assert isinstance(play.replay.steps[-1].action, act.Stay)
    assert snapshot.game.gates
    assert snapshot.computers == {1: DOT}


def test_a_correction_leaves_the_columns_as_they_are() -> None:
    play = open_game(setup(dice=DiceFrom.TABLE, roll_order=False), None)
    play.do(act.Roll(), act.DiceLanded((1, 1, 1, 5, 2, 3)))
    play.do(act.Keep((0, 1, 2, 3)))
    play.do(act.Stay())
    throw = next(row for row in play.rows() if row.line.startswith("roll"))
    snapshot = play.correct({throw.n: throw.line.replace("2", "4")})
    assert snapshot.computers == {1: DOT}
    assert snapshot.corrected


def test_the_same_position_is_the_same_chance() -> None:
    play = began()
    snapshot = play.snapshot()
    once = chance_of(snapshot.header, snapshot.game, snapshot.throws).random()
    assert chance_of(snapshot.header, snapshot.game, snapshot.throws).random() == once
    person_plays(play)
    later = play.snapshot()
    assert chance_of(later.header, later.game, later.throws).random() != once


def test_a_comment_that_cannot_be_meant_is_a_comment() -> None:
    head = 'zonk 1\nrules wheaton\nplayer Ann\nplayer "Big Bob"\n'
    good = Computer("Big Bob", "dot", "good", 12)
    assert sitting_line(good) == '# computer "Big Bob" dot good from 12'
    header, _ = read(head + sitting_line(good) + "\n")
    assert header.computers == (good,)
    for line in (
        "# computer Cy dot good", "# computer Ann", "# computer", '# computer "Ann dot',
        "# person", "# person Ann from", "#computer Ann dot good", "# computer Ann dot good from x",
    ):  # fmt: skip
        header, _ = read(head + line + "\n")
        assert header.computers == (), line


def test_a_character_that_is_not_there_leaves_the_column_to_people() -> None:
    play = began(computers=(Computer("Dot", "nobody", "good"),))
    snapshot = play.snapshot()
    assert seats_of(snapshot.header, snapshot.game) == {}
    play = began(computers=(Computer("Dot", "dot", "odd"),))
    snapshot = play.snapshot()
    assert seats_of(snapshot.header, snapshot.game)[1].level.value == "good"


def test_a_sheet_of_totals_leaves_the_columns_to_people() -> None:
    """The turn of a computer is written down by whoever sees its dice."""
    play = open_game(setup(roll_order=False, dice=DiceFrom.TABLE), None)
    assert set(seats_of(play.snapshot().header, play.snapshot().game)) == {1}
    snapshot = play.do(act.WriteDown(1000))
    assert snapshot.game.turn.seat == 1
    assert seats_of(snapshot.header, snapshot.game) == {}
    assert computers_play(play).game == snapshot.game


def test_aids_and_hints_that_were_shown_stay_with_the_game(tmp_path: Path) -> None:
    """Off at first; on record in the journal and in the transcript, whoever reads it."""
    archive = Archive.open(tmp_path / "a")
    play = began(archive)
    assert play.snapshot().header.aids == ()
    assert play.allow(Aid.HINTS, on=True).header.aids == (Aid.HINTS,)
    assert play.allow(Aid.COACH, on=True).header.aids == (Aid.HINTS, Aid.COACH)
    person_plays(play)
    before = play.sequence
    play.hinted("Ann")
    play.hinted("Ann")  # the same throw
    play.hinted("Nobody here")
    assert play.sequence == before, "the table stands as it stood"
    shown = (Hinted("Ann", len(play.replay.throws)),)
    assert play.replay.header.hinted == shown
    stored = archive.load(play.game_id)
    resumed = Play.resume(stored, archive).snapshot()
    assert resumed.header.hinted == shown
    assert resumed.setup().aids == (Aid.HINTS, Aid.COACH), "a rematch has them too"
    told = text(stored)
    assert f"\n# hint Ann at {shown[0].at}\n" in told
    other = Archive.open(tmp_path / "b")
    brought = Play.resume(other.load(bring_in(other, told, tmp_path)), other).snapshot().header
    assert (brought.aids, brought.hinted) == (resumed.header.aids, shown)
    assert play.allow(Aid.HINTS, on=False).header.aids == (Aid.COACH,)
    # A reader that passes over them reads the same game; what cannot be meant is a comment.
    plain = [line for line in told.splitlines() if not line.startswith(("# aids", "# hint"))]
    assert read("\n".join(plain))[1] == [
        line._replace(number=line.number - 2) for line in read(told)[1]
    ]
    for odd in ('# hint "Ann', "# hint Ann", "# hint Ann at x", "# hint Cy at 3", '# aids "'):
        header = read("zonk 1\nrules wheaton\nplayer Ann\n" + odd + "\n")[0]
        assert (header.aids, header.hinted) == ((), ())
    archive.close()
    other.close()
