"""Tournaments and trials: the same seed, the same result; and what the levels are worth."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

import zonk_desktop.players.length
import zonk_desktop.players.match as matches
import zonk_desktop.transcript.replay
from tests.conftest import Amount
from tests.running import zonk
from zonk_desktop.__main__ import main as program
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import play
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason, Event, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.helpers import crew
from zonk_desktop.players.character import Level
from zonk_desktop.players.choose import OwnError
from zonk_desktop.players.lab import again, lab
from zonk_desktop.players.length import RandomSources, begin, on_record
from zonk_desktop.players.match import (
    Entrant,
    MatchTranscripts,
    UnknownPlayer,
    as_text,
    entrants,
    match,
    named,
    other_rules,
    write_games,
)
from zonk_desktop.players.spread import mean
from zonk_desktop.rulebook.load import preset
from zonk_desktop.transcript.check import verify_file
from zonk_desktop.transcript.files import replay_file
from zonk_desktop.words import say

ROOT = Path(__file__).parents[2]
SHORT = (("limit", "1500"), ("entry-minimum", "0"))

MINE = '''
class Mine:
    """Stays as soon as it may."""

    def choose(self, game, ways, chance):
        return next((way for way in ways if not way.dice), ways[0])


class Broken:
    def choose(self, game, ways, chance):
        return ways[len(ways) + 3]


class Foreign:
    def choose(self, game, ways, chance):
        return "stay"


class Mute:
    pass
'''


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_any_number_of_cores_makes_the_same_games(amount: Amount) -> None:
    rules = preset("original-1978", SHORT)
    players = entrants("vera:sharp,dot,kid")
    games, most = amount.of(4, 40, "ZONK_CORE_GAMES"), amount.of(2, 4, "ZONK_CORES")
    alone = match(rules, players, games, 7)
    assert match(rules, players, games, 8).games != alone.games
    tried = lab(rules, games // 2, 3)
    for cores in range(2, most + 1):
        with crew(cores, cores) as by:
            assert match(rules, players, games, 7, by).as_json() == alone.as_json()
            assert lab(rules, games // 2, 3, by).as_json() == tried.as_json()


def test_who_stops_keeps_what_is_done() -> None:
    rules = preset("original-1978", SHORT)
    told: list[tuple[int, int]] = []

    def enough(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 8

    result = match(rules, entrants("vera,kid"), 40, 1, progress=enough)
    assert len(result.games) == 8
    assert told == [(4, 40), (8, 40)]
    assert result.games == match(rules, entrants("vera,kid"), 8, 1).games


@pytest.mark.skipif(sys.platform != "linux", reason="looks for helpers in /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_match_that_is_stopped_tells_what_it_has(
    number: signal.Signals, code: int, cores: str, tmp_path: Path
) -> None:
    """By Ctrl+C or by TERM: the games that are over, how many those are, and nothing else."""
    words = ("match", "original-1978", "--players", "vera:sharp,dot", "--games", "100000",
             "--cores", cores, "--json", "-o", str(tmp_path / "games"))  # fmt: skip
    begin = "import sys; from zonk_desktop import cli; sys.exit(cli.main(sys.argv[1:]))"
    child = subprocess.Popen(
        [sys.executable, "-c", begin, *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        # The folder is made before the games.
        while not (tmp_path / "games").is_dir():
            assert child.poll() is None
            time.sleep(0.05)
        helpers = Path(f"/proc/{child.pid}/task/{child.pid}/children")
        while cores == "2" and len(helpers.read_text().split()) < 3:
            assert child.poll() is None
            time.sleep(0.05)
        child.send_signal(number)
        out, said = child.communicate(timeout=200)
    finally:
        child.kill()
        child.wait()
    assert child.returncode == code
    told = json.loads(out)
    assert 0 < told["games"] < 100_000
    assert len(list((tmp_path / "games").glob("*.zonk"))) == told["games"]
    assert said == f"Stopped after {told['games']} of 100,000 games. What is told is of these.\n"


_NEVER = """
from pathlib import Path
class Never:
    def choose(self, game, ways, chance):
        Path(__file__).with_name("at it").touch()
        while True:
            pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
@pytest.mark.parametrize("cores", ["1", "2"])
def test_asked_twice_a_match_ends_in_the_middle_of_a_game_without_end(
    cores: str, tmp_path: Path
) -> None:
    (tmp_path / "own.py").write_text(_NEVER)
    words = ("match", "original-1978", "--players", "own.py:Never,dot", "--cores", cores)
    begin = "import sys; from zonk_desktop import cli; sys.exit(cli.main(sys.argv[1:]))"
    child = subprocess.Popen(
        [sys.executable, "-c", begin, *words], cwd=tmp_path, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        while not (tmp_path / "at it").exists():
            assert child.poll() is None
            time.sleep(0.05)
        child.send_signal(signal.SIGTERM)
        said = None
        while said is None:
            # One that comes just as Python goes to wait is heard with the next.
            with suppress(subprocess.TimeoutExpired):
                _, said = child.communicate(timeout=1.0)
            child.send_signal(signal.SIGINT)
    finally:
        child.kill()
        child.wait()
    assert child.returncode in {130, 143}
    assert said == "Stopped before a game was over: there is nothing to tell.\n"


def test_transcripts_are_games_whose_dice_can_be_checked(tmp_path: Path) -> None:
    options = (("limit", "2500"),)
    players = entrants("dot:novice,vera")
    result = match(
        preset("wheaton", options), players, 2, 5, written=MatchTranscripts("wheaton", options)
    )
    write_games(result, tmp_path, "", "wheaton")
    for number, path in enumerate(sorted(tmp_path.glob("*.zonk"))):
        text = path.read_text("utf-8")
        assert "# computer Dot dot novice\n" in text
        replay = replay_file(path)
        assert [c.character for c in replay.header.computers].count("vera") == 1
        totals = sorted(seat.total for seat in replay.game.seats)
        assert totals == sorted(result.games[number].points)
        assert verify_file(path)[0], verify_file(path)[1]


def test_on_record_every_action_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done = Counter[str]()
    real = play.apply

    def counted(game: Game, action: act.Action) -> tuple[Game, tuple[Event, ...]]:
        done["applied"] += 1
        return real(game, action)

    # By whoever carries it out: the record, or who plays.
    for module in (zonk_desktop.players.length, zonk_desktop.transcript.replay):
        monkeypatch.setattr(module, "apply", counted)
    rules = Rules(preset("original-1978", SHORT))
    vera = entrants("vera")[0].player()
    table = RandomSources.of(3, 0)
    replay = on_record("original-1978", begin(rules, ("Ann", "Bob"), table), {0: vera, 1: vera},
                       table)  # fmt: skip
    assert replay.game.ended is not None
    assert done["applied"] == len(replay.actions)


def test_a_player_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE, "utf-8")
    players = entrants(f"{mine}:Mine,vera:sharp")
    assert named(players) == ("Mine", "Vera")
    with crew(2, 2) as by:
        result = match(preset("original-1978", SHORT), players, 6, 1, by)
        assert len(result.games) == 6
        for name, said in (
            ("Broken", "the player has failed: IndexError"),
            ("Foreign", "choose must return one of the"),
        ):
            with pytest.raises(OwnError, match=said):
                match(preset("original-1978", SHORT), entrants(f"{mine}:{name},vera"), 2, 1, by)
    for word, said in (
        (f"{mine}:Mute", "Mute has no method choose"),
        (f"{mine}:Nobody", "has no class Nobody"),
        (f"{tmp_path}/none.py:Mine", "there is no such file"),
    ):
        with pytest.raises(OwnError, match=said):
            entrants(word)
    for text, said in (("1 +", "SyntaxError"), ("raise SystemExit(3)", "SystemExit")):
        mine.write_text(text, "utf-8")
        with pytest.raises(OwnError, match=f"the player has failed: {said}"):
            entrants(f"{mine}:Mine")


def test_a_single_way_is_one_way() -> None:
    assert "return the one way it was given" in say("player-own-no-way", file="mine.py", ways=1)


def _of_house(folder: Path, more: str = "") -> Path:
    path = folder / "mine.toml"
    path.write_text(f'# Ours.\nextends = "original-1978"\n[knobs]\nlimit = 1000\n{more}', "utf-8")
    return path


def test_house_rules_are_not_written_over(tmp_path: Path) -> None:
    """Neither those the match is played by, nor others of that name."""
    rules = _of_house(tmp_path)
    before, line = rules.read_bytes(), ("--players", "vera,dot", "--games", "1", "--cores", "1")
    assert zonk("match", str(rules), *line, "-o", str(tmp_path))[0] == 0
    assert rules.read_bytes() == before
    assert replay_file(tmp_path / "game-1.zonk").game.ended is not None
    out = tmp_path / "out"
    assert zonk("match", str(rules), *line, "-o", str(out))[0] == 0
    assert replay_file(out / "game-1.zonk").game.ended is not None
    assert zonk("match", str(rules), *line, "-o", str(out))[0] == 0
    (out / "game-1.zonk").unlink()
    other = _of_house(out, "turkey = true\n").read_bytes()
    code, told, err = zonk("match", str(rules), *line, "-o", str(out))
    assert (code, told) == (1, "")
    assert f"mine.toml lies in {out} already" in err
    assert sorted(path.name for path in out.iterdir()) == ["mine.toml"]
    assert (out / "mine.toml").read_bytes() == other


def test_who_won_is_told_where_the_games_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "game-1.zonk").mkdir()
    code, out, err = zonk(
        "match", "original-1978", "--players", "vera,dot", "--games", "1", "--option", "limit=1000",
        "--cores", "1", "-o", str(tmp_path),
    )  # fmt: skip
    assert code == 1
    assert "Vera: wins" in out
    assert "no games can be written there" in err


def test_who_is_not_there_is_told_before_a_game() -> None:
    for said in ("vera,nobody", "vera:best,kid"):
        with pytest.raises(UnknownPlayer):
            entrants(said)


def test_who_plays_twice_is_numbered() -> None:
    assert named(entrants("vera,dot,vera,kid,kid,vera")) == (
        "Vera 1", "Dot", "Vera 2", "The Kid 1", "The Kid 2", "Vera 3",
    )  # fmt: skip
    ruleset = preset("original-1978", (("limit", "1000"), ("players-max", "3")))
    shown = [player.name for player in again(ruleset, 1, 2).header.players]
    assert shown == ["Vera 1", "Vera 2", "Mr Umbrella"]


def test_seats_go_round_and_figures_go_with_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    def over(game: Game, *_: object) -> Game:
        """Who sits first has won with who sits second; totals and hits are by seat."""
        seats = [changed(seat, total=100 * n, hits=n) for n, seat in enumerate(game.seats, 1)]
        ended = Ending(EndReason.LIMIT, (0, 1))
        return changed(game, seats=tuple(seats), rounds=7, ended=ended)

    monkeypatch.setattr(matches, "play_out", over)
    result = match(preset("original-1978"), entrants("vera,dot,kid"), 4, 1)
    assert [game.seats for game in result.games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert result.games[1] == ((0.5, 0, 0.5), (200, 300, 100), (2, 3, 1), 7, (1, 2, 0), "")
    told = result.as_json()
    assert [player["won"] for player in told["players"]] == [1.5, 1.5, 1.0]
    assert [player["points"]["value"] for player in told["players"]] == [175, 200, 225]
    assert [player["hits"]["value"] for player in told["players"]] == [1.75, 2, 2.25]
    assert [player["level"] for player in told["players"]] == [
        entrant.player().level.value for entrant in result.players
    ]
    assert [seat["value"] for seat in told["wins_by_seat"]] == [0.5, 0.5, 0]
    assert (told["games"], told["rounds"]["value"]) == (4, 7)
    assert told["players"][0]["points"] == mean(700, 150_000, 4)._asdict()
    assert as_text(result).splitlines()[1] == (
        "Vera: wins 37.5% (9.2% to 78.1%), 175 points, hits 1.8"
    )


def test_games_are_numbered_so_that_they_lie_in_order(tmp_path: Path) -> None:
    played = matches.PlayedGame((1.0,), (0,), (0,), 1, (0,), "x\n")
    result = matches.Result(preset("wheaton"), (), 1, (played,) * 10)
    folder = tmp_path / "a" / "b"
    for text, rules in (("", "wheaton"), ("sheet", "wheaton"), ("", "mine.toml")):
        assert write_games(result, folder, text, rules) == 10
    names = sorted(path.name for path in folder.iterdir())
    assert (names[0], names[-1], len(names)) == ("game-01.zonk", "game-10.zonk", 10)
    # House rules lie beside them, and stay as they are there.
    mine, elsewhere = folder / "mine.toml", tmp_path / "mine.toml"
    assert not other_rules(folder, "other", elsewhere)
    for text in ("mine", "other"):
        write_games(result, folder, text, "mine.toml")
        assert mine.read_text() == "mine"
    assert [other_rules(folder, text, elsewhere) for text in ("", "mine", "other")] == [
        False, False, True,
    ]  # fmt: skip
    elsewhere.write_text("other")
    assert other_rules(folder, "other", elsewhere)
    assert not other_rules(folder, "other", mine)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["original-1978", "lets-play-zonk"])
def test_9_each_sharper_level_beats_the_next(key: str, amount: Amount) -> None:
    """500 games, z > 2; a sample in every run."""
    games = amount.of(8, 500, "ZONK_LEVEL_GAMES")
    # A short game tells nothing less of a level than a long one, but more slowly.
    rules = preset(key, () if amount.slow else (("limit", "3000"),))
    for sharper, duller in pairwise(Level):
        pair = (Entrant("vera", sharper.value), Entrant("vera", duller.value))
        with crew(games, 2 if amount.slow else 1) as by:
            won = match(rules, pair, games, 11, by).wins(0).value
        z = (won - 0.5) / sqrt(0.25 / games)
        assert z > (2 if amount.slow else -2.5), (sharper, won)


@pytest.mark.slow
def test_9_the_book_is_not_below_anybody_where_points_win(amount: Amount) -> None:
    games = amount.of(6, 400, "ZONK_LEVEL_GAMES")
    others = ("vera:sharp", "umbrella:sharp", "dot:sharp", "pete:sharp")
    rules = preset("original-1978", () if amount.slow else (("limit", "2000"),))
    for other in others if amount.slow else ("kid:novice",):
        result = match(rules, entrants(f"professor:sharp,{other}"), games, 5)
        assert result.wins(0).high > 0.5, other


def test_the_commands(tmp_path: Path) -> None:
    knobs = ("--option", "limit=2000", "--option", "entry-minimum=0")
    code, out, err = zonk(
        *("match", "original-1978", *knobs, "--players", "vera:sharp,kid", "--games", "4"),
        *("--seed", "3", "--cores", "1", "-o", str(tmp_path / "games"), "--json"),
    )
    assert code == 0, err
    told = json.loads(out)
    assert [player["player"] for player in told["players"]] == ["vera", "kid"]
    assert sum(player["won"] for player in told["players"]) == 4
    written = sorted((tmp_path / "games").glob("*.zonk"))
    assert len(written) == 4
    assert all("option limit=2000" in path.read_text("utf-8") for path in written)
    assert replay_file(written[0]).game.ended is not None
    code, out, err = zonk("lab", "original-1978", "--option", "limit=2000", "--against", "wheaton",
               "--games", "2", "--json", "--cores", "1")  # fmt: skip
    assert code == 0, err
    told = json.loads(out)
    assert (told["rules"], told["against"]["rules"]) == ("original-1978", "wheaton")
    rounds = told["rounds"]["value"] - told["against"]["rounds"]["value"]
    assert told["change"]["rounds"]["value"] == pytest.approx(rounds)
    code, out, _ = zonk("lab", "original-1978", "--option", "limit=2000", "--games", "2")
    assert code == 0
    assert "of the turns miss" in out
    assert "\nFirst over the limit: " in out, "by their titles"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("match", "wheaton"), 2, "match needs --players"),
        (("match", "wheaton", "--players", "nobody,vera"), 1, "there is no player nobody"),
        (("match", "wheaton", "--players", "vera:best,kid"), 1, "there is no level best"),
        (("match", "wheaton", "--players", "vera,kid", "--games", "0"), 2, "--games is a number"),
        (("match", "wheaton", "--players", ",".join(["vera"] * 13)), 1, "players at most"),
        (("match", "none.toml", "--players", "vera,kid"), 1, "none.toml"),
        (("match", "wheaton", "--players", "none.py:Mine,kid"), 1, "there is no such file"),
        (("match", "wheaton", "--players", "vera,,"), 1, "for 2 players or more, not 1"),
        (
            ("match", "wheaton", "--players", "vera,kid", "-o", __file__),
            1,
            "test_match.py: no games",
        ),
        (("lab", "wheaton", "--seed", "x"), 2, "--seed is a number from 0 to 1000000000000000000"),
        (("lab", "wheaton", "--games", "many"), 2, "--games is a number"),
        (("lab", "nothing"), 1, "no such rules"),
    ],
)
def test_what_does_not_fit_is_told(words: tuple[str, ...], code: int, said: str) -> None:
    found, _, err = zonk(*words)
    assert found == code
    assert said in err


def test_a_frozen_program_is_its_own_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python starts its executable for processes; frozen, that is the program itself."""
    done: list[object] = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("multiprocessing.spawn.freeze_support", lambda: done.append("process"))
    monkeypatch.setattr("multiprocessing.resource_tracker.main", done.append)
    monkeypatch.setattr("os._exit", sys.exit)
    monkeypatch.setattr(sys, "argv", ["zonk-desktop", "--multiprocessing-fork", "pipe_handle=5"])
    program()
    tracker = "from multiprocessing.resource_tracker import main;main(7)"
    monkeypatch.setattr(sys, "argv", ["zonk-desktop", "-B", "-c", tracker])
    with pytest.raises(SystemExit) as left:
        program()
    assert (done, left.value.code) == (["process", 7], 0)
