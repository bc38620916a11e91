"""The Zonk File from outside: found, counted, read from standard input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.archive.place import Lock, kept_aside
from zonk_desktop.transcript.files import replay_file

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "golden" / "wheaton" / "S17.zonk"


def test_a_transcript_from_standard_input(tmp_path: Path) -> None:
    """What `games export ID -o -` writes every command reads, the import as well."""
    source = GAME.read_bytes()
    for words in (("replay", "-"), ("verify", "-"), ("games", "import", "-")):
        line = [sys.executable, "-m", "zonk_desktop", *words]
        line += ["--data-dir", str(tmp_path)] if words[0] == "games" else []
        piped = subprocess.run(line, input=source, capture_output=True, timeout=200, check=False)
        assert b"cannot be read" not in piped.stderr, words
        assert piped.returncode == zonk(*words[:-1], str(GAME), *line[len(words) + 3 :])[0], words
    listed = json.loads(zonk("games", "--json", "--data-dir", str(tmp_path))[1])
    assert len(listed["games"]) == 1


def test_games_are_found_and_counted(tmp_path: Path) -> None:
    data = ("--data-dir", str(tmp_path))
    zonk("games", "import", str(GAME), *data)
    (game,) = json.loads(zonk("games", "--json", *data)[1])["games"]
    name = game["players"][0]
    year, month, _ = game["begun"][:10].split("-")
    for search, many in ((f"{name.lower()} {month}/{year}", 1), ("nobody at all", 0)):
        found = json.loads(zonk("games", "--find", search, "--json", *data)[1])
        assert len(found["games"]) == many, search
        counted = json.loads(zonk("stats", "--find", search, "--json", *data)[1])
        assert counted["games"] == many
    code, out, err = zonk("stats", name, "--json", *data)
    assert (code, err) == (0, "")
    counted = json.loads(out)
    assert (counted["format"], counted["games"]) == (1, 1)
    (player,) = counted["players"]
    replay = replay_file(GAME)
    seat = next(seat for seat in replay.game.seats if seat.name == name)
    assert player["hits"] == seat.hits
    assert player["hits_by_source"] == dict(seat.sources)
    told = (ROOT / "docs" / "transcript.md").read_text("utf-8")
    keys = {*counted, *player, *counted["rules"][0], *counted["dice"]["screen"]}
    assert all(f"`{key}`" in told for key in keys)
    said = zonk("stats", *data)[1]
    assert said.startswith("1 game\n")
    assert f"{name}: 1 game" in said
    code, out, err = zonk("stats", f"{name}x", *data)
    assert (code, out) == (1, "")
    assert f"did you mean {name}?" in err


def test_a_damaged_file_is_rescued_once_and_how_far_it_is_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr("zonk_desktop.cli.answers.progress", lambda *told: heard.append(told))
    data = ("--data-dir", str(tmp_path))
    zonk("games", "import", str(GAME), *data)
    file = tmp_path / "zonk-file.db"
    damaged = file.read_bytes()[:-4096]
    file.write_bytes(damaged)
    # While the window is open the file is left to it.
    lock = Lock.take(tmp_path)
    assert lock is not None
    assert "It was not changed" in zonk("games", *data)[2]
    lock.release()
    assert file.read_bytes() == damaged
    heard.clear()
    code, listed, said = zonk("games", *data)
    assert code == 0
    assert "The damaged file was kept, unchanged, as" in said
    assert heard == [(0, 1)]
    (aside,) = kept_aside(tmp_path)
    assert aside.path.read_bytes() == damaged
    for command in ("games",), ("stats",), ("games", "export", "1", "-o", "-"):
        code, again, said = zonk(*command, *data)
        assert (code, said) == (0, "")
        assert again == listed or command != ("games",)
    assert heard == [(0, 1)]
