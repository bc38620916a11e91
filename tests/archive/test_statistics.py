"""Figures of games, by hand and against the engine's own awards."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.archive.games import begin, finished, play_on
from zonk_desktop.archive import figures, statistics
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import GameFigures, SeatFigures, packed, standing, unpacked
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import csv_text, judged
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Changes, Stored
from zonk_desktop.engine.choices import AwardName
from zonk_desktop.engine.finish import awards
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.replay import KnownRules
from zonk_desktop.words import Several


@pytest.mark.parametrize("rules", PRESETS)
def test_one_game(rules: str) -> None:
    play = finished(None, 3, rules)
    game = play.replay.game
    found = figures.of_replay(play.replay, 1, "2026-01-01", False)
    tracks = figures.race(play.replay, "2026-01-01").tracks
    assert [seat.hits for seat in found.seats] == [seat.hits for seat in game.seats]
    assert game.ended is not None
    assert [n for n, seat in enumerate(found.seats) if seat.won] == list(game.ended.winners)
    for mine, track, seat in zip(found.seats, tracks, game.seats, strict=True):
        assert sum(count for _, count in mine.sources) == seat.hits
        assert track.entries[-1].total == mine.total == seat.total
        assert max(mine.turns) == seat.best_turn
        assert 0 < mine.misses < len(mine.turns)
    assert sum(found.faces) == sum(len(throw) for throw in play.replay.throws)
    given = {award.award: award.value for award in awards(game)}
    if AwardName.GROUP_HIT_AVERAGE in given:
        assert found.average == pytest.approx(given[AwardName.GROUP_HIT_AVERAGE])
    if AwardName.BIG_HIT in given:
        assert max(seat.big_hit for seat in found.seats) == given[AwardName.BIG_HIT]
    again = unpacked(packed(found), 1, found.rules, rules, found.begun, False)
    assert again == found


def test_a_team_is_several_people() -> None:
    header = "zonk 1\nrules lets-play-zonk\noption teams=on\nteam Reds A B\nteam Blues C D E"
    replay = replay_text(header, Path())
    found = figures.of_replay(replay, 1, "2026-01-01", False)
    again = unpacked(packed(found), 1, found.rules, found.key, found.begun, False)
    assert again is not None
    tracks = figures.race(replay, "2026-01-01").tracks
    for seats in (found.seats, again.seats, tracks):
        assert [seat.name for seat in seats if isinstance(seat.name, Several)] == ["Reds", "Blues"]


def test_kept_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive.open(tmp_path)
    for seed in range(4):
        finished(archive, seed)
    fresh = {game: figures.of_replay(revive(archive.load(game)), game, archive.load(game).begun,
                                     False) for game in (1, 2, 3, 4)}  # fmt: skip
    assert archive.figures((1, 2, 3, 4)) == fresh
    monkeypatch.setattr(statistics, "figures", None)
    assert dict(enumerate(statistics.some(archive, archive.stamps(Filter())).figures, 1)) == fresh
    monkeypatch.undo()
    # Damaged, of another form, gone: worked out again, and kept again.
    base = archive._base
    for number, data in enumerate(('[["A"]]', "{", '[[],[1,2,3,4,5,"6"]]'), 1):
        base.execute("UPDATE figures SET data = ? WHERE game = ?", (data, number))
    base.execute("UPDATE figures SET form = form + 1 WHERE game = 4")
    assert archive.figures((1, 2, 3, 4)) == {}
    assert statistics.some(archive, archive.stamps(Filter()), 60).figures == tuple(fresh.values())
    assert archive.figures((1, 2, 3, 4)) == fresh
    archive.close()


def test_figures_that_end_too_soon_or_too_late_are_damaged() -> None:
    (row,), faces = json.loads(packed(_game()))
    for seat in (*(row[:n] for n in range(len(row))), [*row, 1]):
        assert unpacked(json.dumps([[seat], faces]), 1, "", "", "", False) is None, seat
    assert unpacked(json.dumps([[row], faces]), 1, "", "", "", False) is not None


def test_a_game_taken_up_again_keeps_no_figures(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    assert list(archive.figures([1])) == [1]
    archive.record(1, Changes(), standing(play_on(begin(None, 1), 9).replay))
    assert archive.figures([1]) == {}
    archive.close()


def test_without_a_place_to_keep_them(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    finished(archive, 1)
    archive._base.execute("DELETE FROM figures")
    archive.close()
    archive = Archive.open_to_read(tmp_path)
    assert len(statistics.some(archive, archive.stamps(Filter()), 60).figures) == 1
    assert archive.figures([1]) == {}
    archive.close()


def test_bit_by_bit_and_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive.open(tmp_path)
    plays = [play_on(begin(archive, seed), 20) for seed in range(5)]
    left = tuple(archive.stamps(Filter()))
    assert len(left) == 5
    found: list[GameFigures] = []
    asked = 0
    while left:
        part = statistics.some(archive, left, 0)
        assert len(part.left) == len(left) - 1
        found += part.figures
        left = part.left
        asked += 1
    assert asked == 5
    worked: list[int] = []
    real = statistics.figures

    def counted(stored: Stored, rules: KnownRules) -> GameFigures:
        worked.append(stored.id)
        return real(stored, rules)

    monkeypatch.setattr(statistics, "figures", counted)
    again = statistics.some(archive, archive.stamps(Filter()), 60)
    assert (list(again.figures), again.left, worked) == (found, (), [])
    archive._base.execute("UPDATE game SET touched = 'x' WHERE id = ?", (plays[3].game_id,))
    statistics.some(archive, archive.stamps(Filter()), 60)
    assert worked == [plays[3].game_id]
    archive._base.execute("UPDATE action SET line = 'roll 9' WHERE game = 1")
    archive._base.execute("UPDATE game SET touched = 'y' WHERE id = 1")
    assert statistics.some(archive, archive.stamps(Filter()), 60).refused == 1
    archive.close()


def _game(**seat: object) -> GameFigures:
    plain = {
        "name": "A", "total": 300, "hits": 30, "won": True, "sources": (("straight", 30),),
        "turns": (0, 300), "best_turn": 300, "big_hit": 3, "longest_run": 2, "longest_miss": 1,
    }  # fmt: skip
    one = SeatFigures(**{**plain, **seat})  # type: ignore[arg-type]
    return GameFigures(1, "Wheaton College", "wheaton", "2026", True, False, (one,), (20,) * 6)


def test_many_games() -> None:
    games = [_game(), _game(name="B", hits=10, best_turn=900, sources=(("devil", 10),))]
    assert list(statistics.hits_by_source(games)) == ["A", "B"]
    assert statistics.misses(games) == {"A": (1, 2), "B": (1, 2)}
    assert statistics.turn_counts(games, "Wheaton College") == {0: 2, 300: 2}
    best = {record.kind: (record.value, record.who) for record in statistics.records(games)}
    assert best[statistics.BestTitle.TURN] == (900, "B")
    assert best[statistics.BestTitle.AVERAGE] == (30, "")
    head = statistics.head_hits(games, "wheaton", (20, 40))
    assert head == (2, 20.0, 10.0, 30.0, 1)
    assert statistics.records([]) == []
    assert statistics.head_hits([], "wheaton", (20, 40)) is None


def test_dice() -> None:
    # 11.07 is the table's value for five degrees of freedom at 5 per cent, 20.515 at 0.1.
    assert statistics._tail(11.0705) == pytest.approx(0.05, abs=1e-5)
    assert statistics._tail(20.515) == pytest.approx(0.001, abs=1e-6)
    assert statistics._tail(0) == 1
    assert statistics.verdict(judged((100,) * 6)) == "even"
    assert statistics.verdict(judged((130, 100, 100, 100, 90, 80))) == "uneven"
    assert statistics.verdict(judged((200, 100, 100, 100, 50, 50))) == "odd"
    # The band of six faces by its own definition: each alone in 95 of 100 to the power of 1/6.
    chance = random.Random(4)
    outside = 0
    for _ in range(2000):
        faces = Counter(chance.choices(range(6), k=600))
        off = max(abs(faces[n] - 100) for n in range(6))
        outside += off > statistics.straying(600)
    assert 0.03 < outside / 2000 < 0.065


def test_cells_are_no_formulas() -> None:
    rows = [("=1+1", "+A", "-B", "@C", " =D"), ("Bo, Jr.", 'a "b"', "x\ny", -5, 2.5)]
    assert csv_text(rows) == (
        "'=1+1,'+A,'-B,'@C,' =D\r\n" + '"Bo, Jr.","a ""b""","x\ny",-5,2.5\r\n'
    )


def test_a_moment_is_a_moment(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    for seed in range(12):
        play_on(begin(archive, seed + 40), 12)
    wanted = archive.stamps(Filter())
    assert len(wanted) == 12
    # No time at all: one game, and the rest is handed back to be asked for again.
    slice_ = statistics.some(archive, wanted, 0)
    assert len(slice_.figures) == 1
    assert slice_.left == tuple(wanted[1:])
    archive.close()


def test_what_is_kept_is_what_the_actions_say(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path)
    for seed in range(2):
        for rules in PRESETS:
            finished(archive, seed + 3, rules)
    wanted = archive.stamps(Filter())
    kept = statistics.some(archive, wanted, 60).figures
    # Once from the actions again, and the faces and totals from the bare text and rows.
    archive._base.execute("DELETE FROM figures")
    assert statistics.some(archive, wanted, 60).figures == kept
    for one in kept:
        stored = archive.load(one.game)
        words = [row.line.split() for row in stored.rows if row.line.startswith("roll ")]
        fallen = Counter(word[0] for line in words for word in line[1:])
        assert one.faces == tuple(fallen[str(face)] for face in range(1, 7))
        rows = archive._base.execute(
            "SELECT name, total, hits FROM seat WHERE game = ? ORDER BY seat", (one.game,)
        ).fetchall()
        assert [(seat.name, seat.total, seat.hits) for seat in one.seats] == rows
    archive.close()


def _two(winner: str, loser: str, **more: object) -> GameFigures:
    one = _game(name=winner, won=True, **more).seats[0]
    other = _game(name=loser, won=False, **more).seats[0]
    return _game()._replace(seats=(one, other))


def test_who_beats_whom() -> None:
    games = [_two("A", "B"), _two("B", "A"), _two("B", "A"), _two("C", "A")]
    games.append(_two("A", "B")._replace(finished=False))
    assert statistics.rivals(games) == [("B", "A", 3, 2, 1), ("C", "A", 1, 1, 0)]
    found = {one.name: (one.games, one.finished, one.won) for one in statistics.players(games)}
    assert found == {"A": (5, 4, 2), "B": (4, 3, 2), "C": (1, 1, 1)}


def test_form_is_an_average_over_ten_games() -> None:
    games = [
        _game(turns=(100 * n, 0))._replace(begun=f"2026-01-{n:02}", game=n) for n in range(1, 13)
    ]
    found = statistics.form(games[::-1], "A")
    assert found[0] == 50
    assert found[9] == sum(range(1, 11)) * 100 / 20
    assert found[11] == sum(range(3, 13)) * 100 / 20
    assert statistics.form(games, "Z") == []


def test_rule_sets_side_by_side() -> None:
    games = [_game(), _game(turns=(0, 0, 600), hits=10), _game()._replace(rules="Other")]
    first, second = statistics.sheets(games)
    assert first == ("Wheaton College", 2, 2, 2.5, 20.0, 180.0, 0.6, 2)
    assert (second.rules, second.games) == ("Other", 1)


def test_hits_a_head_are_one_figure_on_both_pages() -> None:
    """The mean of the games, not of their people: two pages had one name for either."""
    alone = _game(hits=30)
    three = _game(hits=10)
    games = [alone, three._replace(seats=three.seats * 3)]
    (sheet,) = statistics.sheets(games)
    head = statistics.head_hits(games, "wheaton", (20, 40))
    assert head is not None
    assert sheet.hits == head.mean == 20.0


def test_hits_that_totals_do_not_tell_are_not_counted_as_none() -> None:
    totals = _game(hits=0, sources=())._replace(faces=(0,) * 6)
    (one,), (sheet,) = statistics.players([totals]), statistics.sheets([totals])
    assert (one.counted, sheet.counted) == (0, 0)
    (one,), (sheet,) = statistics.players([totals, _game()]), statistics.sheets([totals, _game()])
    assert (one.counted, one.hits, sheet.counted, sheet.hits) == (1, 30, 1, 30)


def test_at_most_seven_groups_of_hits() -> None:
    sources = tuple((f"s{n}", 10 - n) for n in range(9))
    found = statistics.hit_groups([_game(sources=sources)])
    assert len(found) == 7
    assert found[-1] == ("", 4 + 3 + 2)
    assert sum(count for _, count in found) == sum(count for _, count in sources)


def test_the_dice_game_by_game() -> None:
    games = [_game()._replace(begun=f"2026-0{n}-01", faces=(20 + n,) + (20,) * 5) for n in (2, 1)]
    course = statistics.course(games, real_dice=False)
    assert [faces for faces, _ in course] == [121, 243]
    assert course[-1][1] == judged((43, 40, 40, 40, 40, 40)).chi_square
    assert statistics.course(games, real_dice=True) == []


@pytest.mark.parametrize("rules", PRESETS)
def test_a_race(rules: str) -> None:
    replay = finished(None, 5, rules).replay
    found = figures.race(replay, "2026-01-01")
    leaders = found.leaders()
    assert len(leaders) == found.rounds
    for round_, leader in enumerate(leaders, 1):
        assert found.total(leader, round_) == max(
            found.total(seat, round_) for seat in range(len(found.tracks))
        )
    points, seat, round_ = found.jump()
    assert found.total(seat, round_) - found.total(seat, round_ - 1) == points
    assert found.home == replay.rules.s.limit
