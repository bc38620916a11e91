"""`zonk-desktop sheet`."""

import os
from pathlib import Path

import pytest

from tests.running import zonk
from tests.sheets import games
from tests.sheets.pdfs import info, needs_poppler, text

pytestmark = pytest.mark.usefixtures("qapp")

SAMPLE = Path(__file__).parent.parent / "golden" / "wheaton" / "S17.zonk"


def test_a_blank_sheet(tmp_path: Path) -> None:
    to = tmp_path / "blank.pdf"
    code, out, err = zonk("sheet", "--rules", "wheaton", "--players", "4", "--names", "A, B",
                          "--rows", "30", "--paper", "letter", "-o", str(to))  # fmt: skip
    assert (code, err) == (0, "")
    assert out.startswith(str(to))
    assert to.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [to]


def test_the_sheet_of_a_game(tmp_path: Path) -> None:
    to = tmp_path / "finished.pdf"
    assert zonk("sheet", "--game", str(SAMPLE), "-o", str(to))[0] == 0
    assert to.stat().st_size < 200_000


@needs_poppler
def test_the_pledge_of_the_dice_stands_on_the_sheet(tmp_path: Path) -> None:
    pledge = "0123456789abcdef" * 4
    to, game = tmp_path / "finished.pdf", tmp_path / "game.zonk"
    for key, count in (("wheaton", 12), ("magic-bus-1983", 4), ("insta-bong", 2)):
        players = "".join(f"player Somebody{n}\n" for n in range(count))
        magic = "magic 1 2 2 4 4\n" if key == "wheaton" else ""
        game.write_text(f"zonk 1\nrules {key}\n{players}{magic}# dice-sha256 {pledge}\n")
        for paper in ("a4", "letter", "a5"):
            words = ("sheet", "--game", str(game), "--paper", paper, "-o", str(to))
            assert zonk(*words)[0] == 0
            assert text(to).replace("\n", " ").count(f"dice pledged {pledge}") == 1
        assert zonk("sheet", "--game", str(SAMPLE), "-o", str(to))[0] == 0
        assert "pledged" not in text(to)


def test_house_rules(tmp_path: Path) -> None:
    rules = Path(__file__).parent.parent / "house" / "farkle.toml"
    to = tmp_path / "farkle.pdf"
    assert zonk("sheet", "--rules", str(rules), "--players", "3", "-o", str(to))[0] == 0


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("", 2, "needs --rules KEY"),
        ("--rules wheaton --players 4", 2, "needs -o"),
        ("--rules wheaton -o x.pdf", 2, "needs --players"),
        ("--rules wheaton --players 0 -o x.pdf", 2, "number from 1 to 12"),
        ("--rules wheaton --players ² -o x.pdf", 2, "number from 1 to 12"),
        ("--rules magic-bus-1983 --players 7 -o x.pdf", 2, "number from 1 to 6"),
        ("--rules wheaton --players 2 --names A,B,C -o x.pdf", 2, "3 names for 2 players"),
        ("--rules wheaton --names A,B --rows many -o x.pdf", 2, "number from 1 to 500"),
        ("--rules wheaton --players 4 --paper a3 -o x.pdf", 2, "a4, letter or a5"),
        ("--rules wheaton --players 4 --held up -o x.pdf", 2, "portrait or landscape"),
        ("--rules wheaton --players 13 -o x.pdf", 2, "number from 1 to 12"),
        ("--rules wheaton --players 4 --rows -3 -o x.pdf", 2, "number from 1 to 500"),
        ("--rules wheaton --players 4 --rows 99999999999 -o x.pdf", 2, "number from 1 to 500"),
        ("--rules wheaton --players 4 --rows 1.5 -o x.pdf", 2, "number from 1 to 500"),
        ("--rules nowhere.toml --players 4 -o x.pdf", 1, "nowhere.toml: file: cannot be read"),
        ("--game . -o x.pdf", 1, "cannot be read"),
        (f"--game {'x' * 300} -o x.pdf", 1, "cannot be read"),
        (
            f"--rules wheaton --players 4 -o {'x' * 300}",
            1,
            "cannot be written: File name too long. Choose",
        ),
        ("--rules wheaton --players 4 -o /dev/fd", 1, "is a folder"),
        ("--rules wheaton --game x.zonk -o x.pdf", 2, "needs --rules KEY"),
        ("--game x.zonk --rows 3 -o x.pdf", 2, "for blank sheets"),
        ("--rules nonsense --players 4 -o x.pdf", 1, "no such rules"),
        ("--game nowhere.zonk -o x.pdf", 1, "nowhere.zonk"),
        ("--rules wheaton --players 4 -o nowhere/x.pdf", 1, "There is no folder"),
        ("--rules wheaton --players 4 -o .", 1, "is a folder"),
        ("more words", 2, "options only"),
        ("--colour red", 2, "unknown option"),
    ],
)
def test_bad_input_ends_in_a_sentence(
    words: str, code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    got, out, err = zonk("sheet", *words.split())
    assert (got, out) == (code, "")
    assert said in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("x.toml", b'extends = "wheaton"\n[knobs', "is not TOML"),
        ("x.toml", b"\xff\xfe", "is not UTF-8"),
        ("x.toml", b'extends = "wheaton"\n[knobs]\nlimit = "many"\n', "'many' is not a number"),
        ("x.zonk", b"\x00\x01\x02", "the first statement must be"),
        ("x.zonk", b"\xff\xfe", "is not UTF-8"),
        ("x.zonk", b"", "the first statement must be"),
        ("x.zonk", b"#" * 2_000_001, "larger than 2000000 bytes"),
    ],
)
def test_a_bad_file_ends_in_a_sentence(name: str, text: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(text)
    which = ("--game", str(file)) if name.endswith("zonk") else ("--rules", str(file))
    more = () if name.endswith("zonk") else ("--players", "4")
    got, out, err = zonk("sheet", *which, *more, "-o", str(tmp_path / "x.pdf"))
    assert (got, out) == (1, "")
    assert said in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="no pipes among the files there")
def test_a_link_stays_a_link_and_a_pipe_a_pipe(tmp_path: Path) -> None:
    old = tmp_path / "old.pdf"
    old.write_text("old")
    target = tmp_path / "link.pdf"
    target.symlink_to(old)
    words = ("sheet", "--rules", "wheaton", "--players", "2", "--paper", "a5", "--held",
             "landscape", "-o")  # fmt: skip
    assert zonk(*words, str(target))[0] == 0
    assert target.is_symlink()
    assert old.read_bytes().startswith(b"%PDF")
    assert "595 x 420" in info(old)["Page size"]
    device = tmp_path / "pipe"
    os.mkfifo(device)
    got, _, err = zonk(*words, str(device))
    assert got == 1
    assert "not a file" in err
    assert device.is_fifo()


@pytest.mark.parametrize("number", ["9" * 30, "-1", "²", "one", ""])
def test_games_that_cannot_be(number: str, tmp_path: Path) -> None:
    to = tmp_path / "x.zonk"
    got, out, err = zonk("games", "export", number, "-o", str(to), "--data-dir", str(tmp_path))
    assert (got, out) == (2, "")
    assert "Traceback" not in err
    assert not to.exists()


def test_a_list_of_games_that_cannot_be_read(tmp_path: Path) -> None:
    code, out, err = zonk("games", "--data-dir", str(tmp_path))
    assert (code, err) == (0, "")
    assert "no Zonk File" in out
    (tmp_path / "zonk-file.db").write_text("garbage")
    code, out, err = zonk("games", "--data-dir", str(tmp_path))
    assert (code, out) == (1, "")
    assert "is damaged" in err


def test_a_long_game_for_a_long_table(tmp_path: Path) -> None:
    """What it costs `bench claims` measures; here it has to come out whole."""
    game, to = tmp_path / "long.zonk", tmp_path / "long.pdf"
    game.write_text(games.transcript("wheaton", 12, 5, 300), encoding="utf-8")
    code, _, err = zonk("sheet", "--game", str(game), "-o", str(to))
    assert (code, err) == (0, "")
    assert int(info(to)["Pages"]) > 10
