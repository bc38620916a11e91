"""The table in the terminal: whole games by typed words, written down and verified."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.archive.exchange import bring_in, honest
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.turns import stay_refusal
from zonk_desktop.fairness.chain import Why, read_chain
from zonk_desktop.fairness.record import find_seed, seed_file
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.fairness.verify import Verdict
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.terminal.file import TranscriptFile
from zonk_desktop.terminal.table import TerminalTable
from zonk_desktop.transcript.files import replay_file
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.transcript.remarks import gestures


class Player(io.StringIO):
    """Types as somebody would who keeps all and stays as soon as he may."""

    table: TerminalTable
    turns = 0

    def readline(  # type: ignore[override]
        self, size: int | None = -1, /
    ) -> str:
        game = self.table.play.replay.game
        turn = game.turn
        self.turns += 1
        if self.turns > 20_000:
            return ""
        if game.gates:
            return "d\n"
        if turn.phase is Phase.TO_KEEP:
            assert keep_all(game)
            return "k all\n"
        if turn.phase is Phase.TO_DECIDE and turn.points >= 300 and len(turn.aside) in {4, 5, 3}:
            return "s\n" if self.turns % 3 else "r\n"
        return "r\n"


@pytest.mark.parametrize("key", PRESETS)
def test_a_whole_game_is_written_and_verified(key: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    words, paper = Player(), io.StringIO()
    table = TerminalTable(words, paper, DiceSource(bytes(range(32))), TranscriptFile(path))
    words.table = table
    table.open(Setup(key, ("Ann", "Bob"), (("limit", "2000"),)))
    table.run()
    said = paper.getvalue()
    assert said.index("pledged: sha256") < said.index("rolls")
    assert "wins." in said
    text = path.read_text(encoding="utf-8")
    assert text.index("# dice-sha256") < text.index("roll ") < text.index("# dice-seed")
    code, out, err = zonk("verify", str(path))
    assert (code, err) == (0, "")
    assert "follow from the seed" in out
    assert zonk("replay", str(path))[1] in said
    # One face changed by hand is found.
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("roll "))
    lines[place] = lines[place].replace(lines[place][5], str(int(lines[place][5]) % 6 + 1), 1)
    path.write_text("\n".join(lines), encoding="utf-8")
    assert zonk("verify", str(path))[0] == 1


class Talker(Player):
    """Says a word at each throw, forgets one, and takes a choice back now and then."""

    def readline(  # type: ignore[override]
        self, size: int | None = -1, /
    ) -> str:
        found = super().readline(size)
        if found == "k all\n" and self.turns % 5 == 0:
            return "k 1\n"
        if self.turns % 7 == 0:
            return "undo\n"
        return f'r bananas "{self.turns}"\n' if found == "r\n" and self.turns % 9 else found


@pytest.mark.parametrize("aid", [Aid.WORDS, Aid.GESTURES])
def test_hands_are_in_the_throws_and_all_of_it_in_a_chain(aid: Aid, tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    words, paper = Talker() if aid is Aid.WORDS else Player(), io.StringIO()
    file = TranscriptFile(path)
    table = TerminalTable(words, paper, DiceSource(bytes(range(32))), file)
    words.table = table
    table.open(Setup("wheaton", ("Ann", "Bob"), (("limit", "2000"),), aids=(aid,)))
    table.run()
    said, text = paper.getvalue(), path.read_text("utf-8")
    assert ("Type any word behind roll" in said) == (aid is Aid.WORDS)
    assert file.head in said
    hands = gestures(text.splitlines())
    assert all(hands)
    assert (hands[0] == "\"bananas '1'\"") == (aid is Aid.WORDS)
    assert ("struck" in text) == (aid is Aid.WORDS)
    code, out, err = zonk("verify", str(path))
    assert (code, err) == (0, "")
    assert f"{len(hands)} throws have what the player's hand did" in out
    assert file.head in out
    # What was taken back is on record; struck out, or a word changed, it is found.
    for old, new in (("# gesture", "# whatever"), ("# chain 0 begins", "# "), ("Bob", "Rob")):
        path.write_text(text.replace(old, new), "utf-8")
        assert zonk("verify", str(path))[0] == 1


def test_a_game_that_was_left_takes_its_chain_along(tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    done = run("play", "--rules", "wheaton", "--players", "Ann,Bob", "-o", str(path), "--words",
               typed="r\nr plums\nq\n")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    chain = read_chain(path.read_text("utf-8"))
    assert chain.why == Why.NEW
    archive = Archive.open(tmp_path / "data")
    game = bring_in(archive, path.read_text("utf-8"), tmp_path, path=path)
    stored = archive.load(game)
    assert [note.line.split()[0] for note in stored.chain.notes] == ["begins", "imported"]
    play = Play.resume(stored, archive)
    assert play.replay.header.aids == (Aid.WORDS,)
    assert gestures(row.line for row in stored.rows) == ['"plums"']
    archive.close()


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zonk_desktop", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=200,
    )


def test_without_options_the_game_asks_what_it_needs() -> None:
    done = run("play", typed="wheaton\nAnn, Captain Jack\nr\nsheet\nwhy\n?\nfoo\nroll 1 2\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Captain Jack rolls" in done.stdout
    assert "'foo' is no statement" in done.stdout
    assert "type roll alone" in done.stdout
    assert "The seed of the dice was" in done.stdout
    assert not done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "farkle"), "no such rules"),
        (("--rules", "wheaton", "--players", "Ann"), "for 2 players or more, not 1"),
        (("--rules", "wheaton", "--players", "Ann,Ann"), "same name"),
        (("--rules", "wheaton", "--players", "A,B", "--option", "limit=3"), "out of range"),
        (("--rules", "wheaton", "--players", "A,B", "--option", "colour"), "NAME=VALUE"),
        (("--rules", "wheaton", "--option", "colour=red"), "'colour': no such knob; zonk-desktop"),
        (("--rules", "wheaton", "--option", "limt=9"), "no such knob; did you mean limit?"),
        (("--rules", "none.toml", "--players", "A,B"), "cannot be read"),
    ],
)
def test_what_cannot_begin_says_why(arguments: tuple[str, ...], said: str) -> None:
    done = run("play", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_on_disk_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "old.zonk"
    path.write_text("mine", encoding="utf-8")
    done = run("play", "--rules", "wheaton", "--players", "A,B", "-o", str(path))
    assert done.returncode == 1
    assert "File exists" in done.stderr
    assert path.read_text(encoding="utf-8") == "mine"


def test_house_rules_are_found_again_from_the_transcript(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "games").mkdir()
    house = tmp_path / "rules" / "quick.toml"
    house.write_text('extends = "wheaton"\n[knobs]\nlimit = 500\n', encoding="utf-8")
    path = tmp_path / "games" / "one.zonk"
    done = run("play", "--rules", str(house), "--players", "A,B", "-o", str(path), typed="r\nq\n")
    assert done.returncode == 0, done.stderr
    assert zonk("replay", str(path))[0] == 0


def test_a_full_disk_ends_the_file_and_not_the_game(tmp_path: Path) -> None:
    class Full(io.BytesIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    words, paper = io.StringIO("r\nr\nq\n"), io.StringIO()
    file = TranscriptFile(tmp_path / "x.zonk")
    table = TerminalTable(words, paper, DiceSource(bytes(32)), file)
    table.open(Setup("wheaton", ("A", "B")))
    assert file._file is not None
    file._file.close()
    file._file = Full()
    table.run()
    said = paper.getvalue()
    assert said.count("No space left on device") == 1
    assert "the game goes on without a file" in said
    assert "The seed of the dice was" in said
    assert not seed_file(file.path).exists()


def begun(path: Path) -> tuple[subprocess.Popen[str], str]:
    """A game under way in another process, after one throw; and its pledge."""
    line = [sys.executable, "-m", "zonk_desktop", "play", "--rules", "insta-bong"]
    process = subprocess.Popen(
        [*line, "--players", "Ann,Bob", "-o", str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("r\n")
    process.stdin.flush()
    pledge = ""
    for said in process.stdout:
        if "pledged" in said:
            pledge = said.split()[-1]
        if said.startswith(("Ann rolls ", "Bob rolls ")) and "for order" not in said:
            break
    return process, pledge


@pytest.mark.parametrize("how", ["killed", "left"])
def test_a_game_broken_off_goes_on_as_it_was_pledged(how: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    process, pledge = begun(path)
    beside = seed_file(path)
    assert beside.exists()
    if os.name != "nt":
        assert beside.stat().st_mode & 0o777 == 0o600
    if how == "killed":
        process.kill()
        process.communicate()
    else:
        said, _ = process.communicate("q\n")
        assert beside.read_text().strip() not in said
        assert "The seed of the dice was" not in said
        assert f"{path}.seed" in said
    text = path.read_text(encoding="utf-8")
    assert f"# dice-sha256 {pledge}" in text
    assert "dice-seed" not in text
    assert "told when the game is over" in zonk("verify", str(path))[2]
    data = tmp_path / "data"
    assert zonk("games", "import", str(path), "--data-dir", str(data))[0] == 0
    archive = Archive.open(data)
    play = Play.resume(archive.load(1), archive)
    assert not play.real_dice
    assert play.snapshot().commitment == pledge
    while play.replay.game.ended is None:
        game = play.replay.game
        if game.turn.phase is Phase.TO_KEEP:
            play.say("keep", "all")
        elif game.turn.phase is Phase.TO_DECIDE and stay_refusal(game, game.turn) is None:
            play.say("stay")
        else:
            play.do(act.Roll())
    assert honest(archive.load(1)).verdict is Verdict.GOOD
    archive.close()
    # The file of somebody else's seed is none of this game's.
    beside.write_text("00" * 32)
    assert find_seed(path, pledge) == ""


def test_the_seed_lies_nowhere_once_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    words, paper = Player(), io.StringIO()
    table = TerminalTable(words, paper, DiceSource(bytes(range(32))), TranscriptFile(path))
    words.table = table
    table.open(Setup("original-1978", ("Ann", "Bob"), (("ceremony", "off"), ("limit", "2000"))))
    assert seed_file(path).exists()
    table.run()
    assert [file.name for file in tmp_path.iterdir()] == ["evening.zonk"]


def test_a_seed_that_lies_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "evening.zonk"
    seed_file(path).write_text("somebody's")
    done = run("play", "--rules", "wheaton", "--players", "A,B", "-o", str(path))
    assert done.returncode == 1
    assert "evening.zonk.seed: cannot be made: File exists" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["evening.zonk.seed"]
    assert seed_file(path).read_text() == "somebody's"


def test_the_file_is_the_game_when_choices_are_taken_back(tmp_path: Path) -> None:
    """What is taken back at the terminal is gone from the file, and the next line stands there."""
    path = tmp_path / "evening.zonk"
    words, paper = Player(), io.StringIO()
    table = TerminalTable(words, paper, DiceSource(bytes(range(32))), TranscriptFile(path))
    words.table = table
    table.open(Setup("original-1978", ("Ann", "Bob"), (("ceremony", "off"), ("limit", "2000"))))
    while not table.play.journal.choices:
        table._command(words.readline().strip())
    kept = path.read_text(encoding="utf-8")
    table._command("undo")
    assert path.read_text(encoding="utf-8") == "".join(kept.splitlines(keepends=True)[:-1])
    assert not table.play.journal.trouble
    table._command("u")
    assert "Dice that have landed stay landed." in paper.getvalue()
    table.run()
    assert replay_file(path).game == table.play.replay.game
    assert zonk("verify", str(path))[0] == 0


def test_the_terminal_plays_what_the_window_would(tmp_path: Path) -> None:
    """One core: the same seed gives the same order, Magic Number and throws at both tables."""
    setup = Setup("wheaton", ("Ann", "Bob", "Cy"))
    seed = DiceSource(bytes(range(32)))
    paper, path = io.StringIO(), tmp_path / "a.zonk"
    table = TerminalTable(io.StringIO("r\n"), paper, seed, TranscriptFile(path))
    table.open(setup)
    table.run()
    play = open_game(setup, None, seed)
    play.do(act.Roll())
    mine, theirs = table.play.replay, play.replay
    assert mine.throws == theirs.throws
    assert mine.game.magic == theirs.game.magic
    assert mine.game.turn == theirs.game.turn
    names = [seat.name for seat in theirs.game.seats]
    assert f"Order of play: {', '.join(names)}." in paper.getvalue()
    assert [seat.name for seat in replay_file(path).game.seats] == names
