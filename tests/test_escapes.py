"""Nothing that is printed obeys a name: every command, over names and titles that would steer."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.archive.exchange import bring_in
from zonk_desktop.archive.store import Archive
from zonk_desktop.console import put, visible
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.rulebook.load import preset
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.table.bar.turn_view import turn_view

#: ESC with a colour, OSC with a window title, CR, a line break, a right-to-left override, C1.
STEERING = "\x1b[31m\x1b]0;owned\x07\r\n\u202e\x9b2J\x7f\u2028\U000e0041"
NAME = f"Eve{STEERING}live"
#: As far as a transcript, which is read line by line, can hold it.
IN_A_LINE = NAME.replace("\n", "")
TOML = "".join(f"\\U{ord(letter):08x}" for letter in NAME)

GAME = f"""\
zonk 1
rules house.toml
start 2002-03-13T12:44
player "{IN_A_LINE}"
player Ann
magic 1 2 2 4 4
roll 1 1 5 4 3
stay 250
roll 2 3 6 4 6
"""
HOUSE = f"""\
extends = "wheaton"
name = "{TOML}"
portrait = "{TOML}"
[miss.any]
text = "{TOML[:90]}"
[bonus]
4000 = "{TOML}"
[term]
"{TOML}" = "{TOML}"
[tip]
one = "{TOML}"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.zonk").write_text(GAME, encoding="utf-8", newline="\n")
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8", newline="\n")
    wrong = HOUSE + f'\n["{TOML}"]\nx = 1\n'
    (tmp_path / "wrong.toml").write_text(wrong, encoding="utf-8", newline="\n")
    knob = HOUSE + f'\n[knobs]\n"{TOML}" = "{TOML}"\n'
    (tmp_path / "knob.toml").write_text(knob, encoding="utf-8", newline="\n")
    bad = GAME.replace("stay 250", f'stay "{IN_A_LINE}"')
    (tmp_path / "bad.zonk").write_text(bad, encoding="utf-8", newline="\n")
    if os.name != "nt":
        (tmp_path / f"{NAME[:40]}.zonk").write_text(GAME, encoding="utf-8", newline="\n")
    return tmp_path


def harmless(text: str, *, lines: int = 0) -> None:
    """Only letters and line breaks; and no line that a name has made."""
    assert not [c for c in text.replace("\n", "") if not c.isprintable()]
    assert not [line for line in text.split("\n") if line.strip().startswith(("live", "2J"))]
    if lines:
        assert text.count("\n") == lines


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("replay", "game.zonk"), 0),
        (("replay", "game.zonk", "--json"), 0),
        (("replay", "bad.zonk"), 1),
        (("replay", NAME), 1),
        (("verify", "game.zonk"), 1),
        (("verify", NAME), 1),
        (("rules", "house.toml"), 0),
        (("rules", "house.toml", "--knobs"), 0),
        (("rules", "check", "house.toml"), 0),
        (("rules", "check", "wrong.toml"), 1),
        (("rules", "check", "knob.toml"), 1),
        (("rules", NAME), 1),
        (("rules", f"{NAME}.toml"), 1),
        (("sheet", "--rules", NAME, "--players", "2", "-o", "x.pdf"), 1),
        (("sheet", "--game", "bad.zonk", "-o", "x.pdf"), 1),
        (("sheet", "--rules", "wheaton", "--players", "2", "-o", f"{NAME}/x.pdf"), 1),
        (("games", "--data-dir", NAME), 0),
        (("games", "--data-dir", "data"), 0),
        (("games", "export", "1", "-o", f"{NAME}/x.zonk", "--data-dir", "data"), 1),
        (("games", "--json", "--data-dir", "data"), 0),
        (("games", "import", "bad.zonk", "--data-dir", "data"), 1),
        (("games", "import", NAME, "--data-dir", "data"), 1),
        (("games", NAME), 2),
        (("help", NAME), 2),
        (("completions", NAME), 2),
        (("play", NAME), 2),
        (("play", "--rules", NAME), 1),
        (("play", "--rules", "wheaton", "--players", "A,B", "--option", NAME), 1),
        ((NAME,), 2),
        (("replay", f"--{NAME}"), 2),
    ],
    ids=lambda value: visible(str(value))[:40],
)
def test_no_command_obeys_a_name(
    arguments: tuple[str, ...], code: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    if "data" in arguments:
        archive = Archive.open(folder / "data")
        bring_in(archive, GAME, folder, NAME)
        archive.retitle(1, NAME)
        archive.close()
        if os.name != "nt" and "export" in arguments:
            (folder / NAME.split("/", maxsplit=1)[0]).write_text("in the way")
    found, out, err = zonk(*arguments)
    assert found == code, err
    harmless(out)
    harmless(err, lines=0 if code == 0 else code)
    silent = arguments == ("verify", "game.zonk") or "--knobs" in arguments
    assert silent or "Eve" in out + err


@pytest.mark.skipif(os.name == "nt", reason="such a file cannot be there")
def test_no_command_obeys_the_name_of_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    (file,) = folder.glob("Eve*")
    harmless(zonk("replay", file.name)[1])
    harmless(zonk("verify", file.name)[2], lines=1)


def test_no_player_steers_the_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(
        "sys.stdin", io.StringIO(f"r\nk 1\n{IN_A_LINE}\nsheet\nwhy\ndare {IN_A_LINE}\nq\n")
    )
    found, out, err = zonk(
        "play", "--rules", "house.toml", "--players", f"{NAME},Ann", "-o", "evening.zonk"
    )
    assert found == 0, err
    harmless(out)
    assert "\\u001b[31m" in out


def test_no_name_turns_the_turn_bar_round() -> None:
    """R12: the names of the bar are cleaned, all of them."""
    game = new_game(Rules(preset("wheaton")), ("\u202eevil", "Ann"), magic=(1, 2, 2, 4, 4))
    view = turn_view(Sight(game))
    for text in (view.title, view.name, view.note):
        assert text.isprintable()
    assert "evil" in view.title


def test_what_steers_is_shown() -> None:
    assert visible("a\x1b[0m\u202eb\n") == "a\\u001b[0m\\u202eb\\u000a"
    assert visible("Zoë 数 👨\u200d👩\u200d👧") == "Zoë 数 👨\u200d👩\u200d👧"
    assert visible("a\tb\u00a0c") == "a\\u0009b\u00a0c"
    assert visible("\U000e0041") == "\\udb40\\udc41"
    paper = io.StringIO()
    put("one\ntwo\r\n", paper)
    assert paper.getvalue() == "one\ntwo\\u000d\n"


@pytest.mark.skipif(os.name == "nt", reason="words are text there")
def test_bytes_that_are_no_text_at_the_table(tmp_path: Path) -> None:
    line = [os.fsencode(sys.executable), b"-m", b"zonk_desktop", b"play", b"--rules", b"wheaton"]
    done = subprocess.run(
        [*line, b"--players", b"A,B\xff", b"-o", b"x.zonk"],
        cwd=tmp_path, capture_output=True, check=False, timeout=200,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )  # fmt: skip
    assert done.returncode == 1
    assert b"not UTF-8 text" in done.stderr
    assert done.stderr.count(b"\n") == 1
    done = subprocess.run(
        [*line, b"-o", b"x.zonk"], input=b"A\xff,B\nr\n\xff\xfe\nk \xff\nq\n",
        cwd=tmp_path, capture_output=True, check=False, timeout=200,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "x.zonk").read_text(encoding="utf-8")


BAD = [b"\xff\xfe.zonk", b"a\xc3.zonk"]


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize(
    "command",
    [
        (b"replay",), (b"verify",), (b"rules",), (b"rules", b"check"), (b"sheet", b"--game"),
        (b"games", b"--data-dir"), (b"play", b"--players"), (b"play", b"--rules"),
    ],
)  # fmt: skip
def test_words_that_are_no_text_end_in_a_sentence(
    command: tuple[bytes, ...], name: bytes, tmp_path: Path
) -> None:
    more = [b"-o", b"x.pdf"] if command[0] == b"sheet" else []
    done = subprocess.run(
        [os.fsencode(sys.executable), b"-m", b"zonk_desktop", *command, name, *more],
        cwd=tmp_path, capture_output=True, check=False, timeout=200, input=b"wheaton\nA,B\nq\n",
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )  # fmt: skip
    assert b"Traceback" not in done.stderr
    assert done.returncode in {0, 1}
    assert (done.stdout + done.stderr).isascii()


@pytest.mark.parametrize(
    "command",
    [
        ("replay",), ("verify",), ("rules",), ("rules", "check"),
        ("sheet", "-o", "x.pdf", "--game"),
        ("sheet", "--players", "2", "-o", "x.pdf", "--rules"), ("games", "--data-dir"),
        ("play", "--players", "A,B", "--rules"), ("play", "--rules", "wheaton", "--players"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("word", ["a\0b", "a\0b.toml", ".", "/", "\ud800.zonk", "\ud800.toml"])
def test_names_that_are_none_end_in_a_sentence(
    command: tuple[str, ...], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    code, out, err = zonk(*command, word)
    assert code in {0, 1, 2}
    assert code == 0 or not out
    harmless(err, lines=code)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
@pytest.mark.parametrize("command", [("--help",), ("rules",), ("rules", "wheaton", "--knobs")])
def test_output_that_nobody_takes(command: tuple[str, ...]) -> None:
    """Closed, full, or a reader that has gone: at most a sentence."""
    line = [sys.executable, "-m", "zonk_desktop", *command]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, check=False, timeout=200)
    assert done.returncode == 1
    assert done.stderr == b"The output could not be written: No space left on device.\n"
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(line, stdout=writer, stderr=subprocess.PIPE, check=False, timeout=200)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")
    closed = ["sh", "-c", '"$@" >&-', "sh", *line]
    done = subprocess.run(closed, stderr=subprocess.PIPE, check=False, timeout=200)
    assert (done.returncode, done.stderr) == (0, b"")
