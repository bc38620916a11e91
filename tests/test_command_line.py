"""The commands: help, mistakes, and what is made of their grammar."""

import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import manual
import pytest

from tests.running import zonk
from tests.words.files import messages
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli import helping
from zonk_desktop.cli.grammar import COMMANDS, PROGRAM, WINDOW, Command, find, parse

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "golden" / "wheaton" / "S17.zonk"
ALL = (WINDOW, *COMMANDS)


def named(command: Command) -> str:
    return command.name or "window"


@pytest.mark.parametrize("command", COMMANDS, ids=named)
def test_every_command_explains_itself(command: Command) -> None:
    words = command.name.split()
    code, out, err = zonk(*words, "--help")
    assert (code, err) == (0, "")
    assert zonk(*words, "-h") == (0, out, "")
    # Wherever it stands, and whatever else is missing or wrong.
    assert zonk(*words, "--no-such-thing", "-h") == (0, out, "")
    if command.name != "help":
        assert zonk("help", *words) == (0, out, "")
    assert out.startswith(f"usage: {PROGRAM} {command.name}")
    assert command.examples
    for option in command.options:
        assert helping.flags(option) in out
    for example in command.examples:
        assert example.line in out
    assert max(len(line) for line in out.splitlines()) < 90


def test_the_program_explains_itself() -> None:
    code, out, _ = zonk("--help")
    assert code == 0
    assert zonk("-h")[1] == zonk("help")[1] == zonk("GAME.zonk", "--help")[1] == out
    for command in COMMANDS:
        assert f"\n  {command.name}" in out
    assert zonk("-V") == zonk("--version")
    assert re.fullmatch(r"zonk-desktop \d+\.\d+\.\d+\n", zonk("-V")[1])


@pytest.mark.parametrize("command", ALL, ids=named)
def test_the_examples_are_right(command: Command) -> None:
    for example in command.examples:
        words = shlex.split(re.split(r" [|>] ", example.line)[0])
        found, used = find(words)
        if command.name:
            assert found is command
        words, _ = parse(found or WINDOW, words[used:])
        assert all(word.isascii() for word in words)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("shet", "there is no command 'shet'; did you mean sheet?"),
        ("Replay x", "did you mean replay?"),
        ("game", "did you mean games?"),
        ("help games improt", "did you mean games import?"),
        ("rules chek mine.toml", "did you mean rules check?"),
        ("sheet --rules wheaton --players 1 -o x.pdf", "is for 2 players or more"),
        ("xyzzy", "there is no command 'xyzzy'"),
        ("replay x --jsno", "unknown option '--jsno'; did you mean --json?"),
        ("play --player A,B", "unknown option '--player'; did you mean --players?"),
        ("--data-dri x", "unknown option '--data-dri'; did you mean --data-dir?"),
        ("games imprt x", "did you mean games import?"),
        ("games exprot 1", "did you mean games export?"),
        ("help repaly", "did you mean replay?"),
        ("completions bsh", "did you mean bash?"),
        ("replay", "replay needs FILE.zonk"),
        ("verify a b", "takes one FILE.zonk, not 2"),
        ("rules a b", "rules takes one KEY, not 2"),
        ("rules check", "rules check needs FILE.toml"),
        ("play now", "play takes options only"),
        ("play -o -", "standard output is the table itself"),
        ("replay --json=yes x", "--json takes no value"),
        ("play --rules", "--rules needs KEY"),
        ("play --output", "-o needs FILE.zonk"),
        ("games --data-dir=", "--data-dir needs FOLDER"),
        ("--data-dir= x.zonk", "--data-dir needs FOLDER"),
        ("--data-dir", "--data-dir needs FOLDER"),
        ("match wheaton --players vera,dot --output=", "-o needs FOLDER"),
        ("sheet --rules wheaton --names= -o x.pdf", "--names needs A,B"),
        ("lab wheaton --against=", "--against needs RULES"),
        ("--data-dir x gmaes", "there is no command 'gmaes'; did you mean games?"),
        ("--data-dir=x evening", "there is no command 'evening'"),
        ("--data-dir x replay y.zonk", "unknown option '--data-dir'"),
        ("--data-dir games export 1", "there is no command 'export'"),
        ("games export x -o y", "write: games export ID -o FILE.zonk"),
        ("games export 1", "write: games export ID -o FILE.zonk"),
        ("x.zonk y.zonk", "zonk-desktop takes one FILE.zonk, not 2"),
        ("IMG_2041.JPG y.zonk", "zonk-desktop takes one FILE.zonk, not 2"),
        ("games import", "games import needs FILE.zonk"),
        ("--selftest a b", "one folder"),
        ("x.zonk --version", "stand alone"),
    ],
)
def test_a_mistake_is_named(line: str, said: str) -> None:
    code, out, err = zonk(*line.split())
    assert (code, out) == (2, "")
    assert said in err
    assert err.startswith(f"{PROGRAM}: ")
    assert err.count("\n") == 2
    assert "--help" in err.splitlines()[1]


@pytest.mark.parametrize("words", [("games", "import", ""), ("replay", ""), ("odds", "")])
def test_an_empty_word_is_not_the_folder_one_stands_in(words: tuple[str, ...]) -> None:
    code, out, err = zonk(*words)
    assert (code, out) == (2, "")
    assert f"{' '.join(words).strip()} needs" in err


def test_a_replay_loads_no_parser() -> None:
    """It should start as fast as Python does."""
    program = (
        "import sys; from zonk_desktop.cli import main; main(sys.argv[1:]); "
        "sys.exit('argparse' in sys.modules)"
    )
    for words in (("replay", str(GAME)), ("replay", str(GAME), "--json"), ("rules",)):
        line = [sys.executable, "-c", program, *words]
        assert subprocess.run(line, stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_a_file_may_begin_with_a_dash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("-x.zonk").write_bytes(GAME.read_bytes())
    assert zonk("replay", "--json", "--", "-x.zonk")[0] == 0


# What is made of the grammar


def test_every_message_of_a_command_belongs_to_one() -> None:
    """Ids follow from the forms: what is left over is never said."""
    ids = {f"cli-option-{option.says}" for command in ALL for option in command.options}
    for command in ALL:
        name = command.name.replace(" ", "-") or "window"
        ids |= {f"cli-summary-{name}", *([f"cli-about-{name}"] if command.about else ())}
        ids |= {f"cli-example-{name}-{n}" for n, _ in enumerate(command.examples, 1)}
    said = {name for name in messages() if re.match("cli-(option|summary|about|example)-", name)}
    assert said == ids


@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("sheet --rows=5 -ox.pdf", {"--rows": ["5"], "-o": ["x.pdf"]}),
        ("sheet -o=x.pdf --output -", {"-o": ["x.pdf", "-"]}),
        ("play --option a=1 --option=b=2", {"--option": ["a=1", "b=2"]}),
        ("odds --total 5 --json --json wheaton", {"--total": ["5"], "--json": [""]}),
    ],
)
def test_options_are_written_in_several_ways(line: str, given: dict[str, list[str]]) -> None:
    command, used = find(line.split())
    assert command is not None
    assert parse(command, line.split()[used:])[1] == given


def test_the_page_of_commands_is_true() -> None:
    """docs/transcript.md names every command with every option."""
    page = (ROOT / "docs" / "transcript.md").read_text("utf-8")
    page = page[page.index("## Commands") :]
    for command in COMMANDS:
        assert f"`{command.name}" in page
        for option in command.options:
            assert option.flags[0] in page or option.flags[0] == "-h"
    assert re.search(r"\| `zonk-desktop [^|]* \| the window", page)
    known = {flag for command in ALL for option in command.options for flag in option.flags}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", page)) <= known


def test_the_manual_page_is_whole() -> None:
    page = manual.page("1.2.3", "2026-01-02")
    plain = re.sub(r"\\f[BIR]", "", page).replace("\\-", "-").replace("\\(aq", "'")
    for command in ALL:
        assert not command.name or f".SS {command.name}\n" in plain
        assert not command.name or command.summary in plain
        for option in command.options:
            assert helping.flags(option) in plain
            assert option.what in plain
        for form in command.forms:
            assert form in plain
    assert "2026-01-02" in page


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_the_manual_page_is_good_roff() -> None:
    done = subprocess.run(
        ["groff", "-man", "-ww", "-rF0", "-Tutf8", "-P-c"],
        input=manual.page("1.2.3", "2026-01-02"),
        capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    assert done.stderr == ""
    assert "--held HOW" in re.sub(".\b", "", done.stdout)


def test_every_line_of_help_fits_a_terminal() -> None:
    for command in COMMANDS:
        for line in helping.about(command).splitlines():
            assert len(line) <= 80, line


@pytest.mark.parametrize("words", ["rules weaton", "odds weaton", "sheet --rules weaton --names A"])
def test_rules_written_wrong_are_guessed(words: str) -> None:
    more = ("-o", "x.pdf") if words.startswith("sheet") else ()
    code, out, err = zonk(*words.split(), *more)
    assert (code, out) == (1, "")
    assert "did you mean wheaton?" in err


def test_a_refusal_names_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("nonsense = 1\n")
    for words in (("rules", str(path)), ("rules", "check", str(path)), ("odds", str(path)),
                  ("sheet", "--rules", str(path), "--names", "A,B", "-o", "x.pdf")):  # fmt: skip
        code, _, err = zonk(*words)
        assert code == 1
        assert err.startswith(f"{path}: "), words


# The Zonk File from outside


def test_a_game_goes_in_and_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    data = ("--data-dir", str(tmp_path / "data"))
    assert json.loads(zonk("games", "--json", *data)[1]) == {"format": 1, "games": []}
    code, out, err = zonk("games", "import", str(GAME), "none.zonk", __file__, *data)
    assert (code, out) == (1, f"{GAME}: game 1\n")
    assert len(err.splitlines()) == 2
    assert "none.zonk:1: file: cannot be read" in err
    (game,) = json.loads(zonk("games", "--json", *data)[1])["games"]
    assert game["id"] == 1
    assert isinstance(game["players"], list)
    # Every key is written down.
    told = (ROOT / "docs" / "transcript.md").read_text("utf-8")
    assert all(f"`{key}`" in told for key in game)
    listed = zonk("games", *data)[1]
    assert all(name in listed for name in game["players"])
    code, out, err = zonk("games", "export", "1", "-o", "-", *data)
    assert (code, err) == (0, "")
    assert not Path("-").exists()
    Path("again.zonk").write_text(out, encoding="utf-8")
    assert zonk("replay", "again.zonk", "--json")[1] == zonk("replay", str(GAME), "--json")[1]


def test_the_folder_may_stand_ahead_of_the_command(tmp_path: Path) -> None:
    folder = str(tmp_path)
    assert zonk("--data-dir", folder, "games", "import", str(GAME)) == (0, f"{GAME}: game 1\n", "")
    listed = zonk("games", "--json", "--data-dir", folder)
    assert len(json.loads(listed[1])["games"]) == 1
    assert zonk(f"--data-dir={folder}", "games", "--json") == listed
    assert zonk("--data-dir", folder, "games", "--help") == zonk("games", "--help")


def test_what_became_of_a_damaged_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "zonk-file.db").write_bytes(b"This is no database. " * 400)
    code, out, err = zonk("games", "import", str(GAME), "--data-dir", str(tmp_path))
    assert (code, out) == (0, f"{GAME}: game 1\n")
    (aside,) = tmp_path.glob("zonk-file.damaged-*.db")
    assert aside.name in err
    assert zonk("games", "import", str(GAME), "--data-dir", str(tmp_path))[2] == ""


def test_a_folder_called_like_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("-").mkdir()
    assert zonk("games", "import", str(GAME), "--data-dir", "data")[0] == 0
    code, out, _ = zonk("games", "export", "1", "-o", "-", "--data-dir", "data")
    assert (code, out[:6]) == (0, "zonk 1")


def test_nothing_comes_in_while_the_window_is_open(tmp_path: Path) -> None:
    from zonk_desktop.archive.place import Lock  # noqa: PLC0415

    lock = Lock.take(tmp_path)
    assert lock is not None
    code, out, err = zonk("games", "import", str(GAME), "--data-dir", str(tmp_path))
    lock.release()
    assert (code, out) == (1, "")
    assert "the window, or another import" in err
    archive = Archive.open(tmp_path)
    assert archive.games() == []
    archive.close()


def run(*words: str, stdout: int, cwd: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    line = [sys.executable, "-m", "zonk_desktop", *words]
    return subprocess.run(
        line, check=False, timeout=200, stdout=stdout, stderr=subprocess.PIPE, cwd=cwd
    )


def test_a_sheet_to_standard_output(tmp_path: Path) -> None:
    words = ("sheet", "--rules", "wheaton", "--players", "2", "-o", "-")
    done = run(*words, stdout=subprocess.PIPE, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"%PDF")
    assert done.stdout.rstrip().endswith(b"%%EOF")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_a_terminal_is_spared(tmp_path: Path) -> None:
    """No PDF on it, and no transcript that would steer it."""
    import pty  # noqa: PLC0415

    steering = GAME.read_text("utf-8").replace("Baldrick", '"\x1b]0;owned\x07"')
    (tmp_path / "x.zonk").write_text(steering, encoding="utf-8")
    assert zonk("games", "import", str(tmp_path / "x.zonk"), "--data-dir", str(tmp_path))[0] == 0
    for words, code in (
        (("sheet", "--rules", "wheaton", "--players", "2", "-o", "-"), 1),
        (("games", "export", "1", "-o", "-", "--data-dir", str(tmp_path)), 0),
    ):
        leader, follower = pty.openpty()
        done = run(*words, stdout=follower)
        os.close(follower)
        seen = b""
        while b"\x1b" not in seen:
            try:
                more = os.read(leader, 65536)
            except OSError:
                break
            seen += more
        os.close(leader)
        assert done.returncode == code
        assert b"\x1b" not in seen
        assert b"%PDF" not in seen
        assert (b"nothing for a terminal" in done.stderr) == bool(code)


def test_a_game_that_is_there_already_is_left_out(tmp_path: Path) -> None:
    data = ("--data-dir", str(tmp_path))
    assert zonk("games", "import", str(GAME), *data)[1].endswith(": game 1\n")
    code, out, err = zonk("games", "import", str(GAME), *data)
    assert (code, err) == (0, "")
    assert out.endswith(": game 1, here already; left out\n")
    assert zonk("games", "import", str(GAME), "--keep-both", *data)[1].endswith(": game 2\n")


def test_games_of_a_damaged_file_are_listed(tmp_path: Path) -> None:
    data = ("--data-dir", str(tmp_path))
    zonk("games", "import", str(GAME), *data)
    base = sqlite3.connect(tmp_path / "zonk-file.db")
    base.execute("UPDATE game SET rules = CAST(x'ff41fe' AS TEXT)")
    base.commit()
    base.execute("PRAGMA user_version = -3")
    base.close()
    before = (tmp_path / "zonk-file.db").read_bytes()
    code, out, err = zonk("games", *data)
    assert code == 0
    assert "1 of 1 game was rescued" in err
    assert out.count("\n") == 1
    # What was damaged is kept beside, and rescued once.
    assert before in [path.read_bytes() for path in tmp_path.rglob("*.db")]
    assert zonk("games", *data) == (0, out, "")
    (tmp_path / "zonk-file.db").write_bytes(b"no database " * 999)
    code, out, err = zonk("games", "export", "all", "-o", str(tmp_path / "out"), *data)
    assert (code, out) == (1, "")
    assert "is damaged. No game could be found in it" in err
    assert b"no database " * 999 in [path.read_bytes() for path in tmp_path.glob("*damaged*")]
    assert not (tmp_path / "out").exists()


def test_games_of_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "zonk-file.db").touch()
    code, out, err = zonk("games", "--data-dir", str(tmp_path))
    assert (code, out) == (1, "")
    assert "There is no Zonk File" in err
    assert "older version" not in err
