"""Broken transcripts and house files, thousands: each ends well or in one sentence."""

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Amount
from tests.running import zonk

TESTS = Path(__file__).parent
GAMES = sorted(TESTS.glob("golden/*/*.zonk"))
HOUSES = sorted([*TESTS.glob("house/*.toml"), *TESTS.parent.glob("resources/rules/*.toml")])
BASED_ON = re.compile(rb"^based-on = .*$", re.MULTILINE)
KEY = re.compile(rb"^key = .*$", re.MULTILINE)
CASES, SAMPLE = 5000, 1200

Mutation = Callable[[bytes, random.Random], bytes]


def flip(data: bytes, chance: random.Random) -> bytes:
    new = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        if new:
            new[chance.randrange(len(new))] = chance.randrange(256)
    return bytes(new)


def lines(data: bytes, chance: random.Random) -> bytes:
    """Lines dropped, doubled, swapped, joined, shuffled."""
    rows = data.split(b"\n")
    for _ in range(chance.randint(1, 5)):
        if len(rows) < 2:
            break
        one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
        kind = chance.randrange(5)
        if kind == 0:
            del rows[one]
        elif kind == 1:
            rows.insert(other, rows[one])
        elif kind == 2:
            rows[one], rows[other] = rows[other], rows[one]
        elif kind == 3:
            rows[one] += b" " + rows[other]
        else:
            chance.shuffle(rows)
    return b"\n".join(rows)


STRANGE = [
    "0", "-1", "99999999999999999999999999", "1e999", "nan", "inf", "NaN", "0x10", "٣", "²", "1.5",
    "true", "null", "''", '""', '"', "[]", "{}", "[[[[", "\x00", "\u202e", "\U0001f3b2", "<b>x</b>",
    "&amp;", "%s%n", "../../etc/passwd", "A" * 5000, "9" * 6000, "1_000", "+5", "$limit",
    "$nothing", "\\", "#", "=", "all", "7", "4R", "4Q", "wheaton", "1979-05-27T07:32:00",
]  # fmt: skip


def words(data: bytes, chance: random.Random) -> bytes:
    """Words replaced by strange ones, or by words from elsewhere in the file."""
    parts = data.split(b" ")
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(parts))
        new = (
            chance.choice(STRANGE)
            if chance.random() < 0.7
            else chance.choice(parts).decode("latin-1")
        )
        parts[place] = new.encode("utf-8", "surrogatepass")
        if chance.random() < 0.2:
            parts[place] += b"\n"
    return b" ".join(parts)


def values(data: bytes, chance: random.Random) -> bytes:
    """What stands behind an equals sign replaced."""
    rows = data.split(b"\n")
    for place, row in enumerate(rows):
        head, equals, _ = row.partition(b"=")
        if equals and chance.random() < 0.15:
            rows[place] = head + b"= " + chance.choice(STRANGE).encode("utf-8", "replace")
    return b"\n".join(rows)


def encoding(data: bytes, chance: random.Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return chance.choice(
        [
            text.encode("utf-16"),
            b"\xff\xfe" + data,
            b"\xef\xbb\xbf" + data,
            text.replace("a", "\xe4").encode("latin-1", "replace"),
            data.replace(b"\n", b"\r\n"),
            data.replace(b"\n", b"\r"),
            b"\x00" + data,
            b"",
        ]
    )


def deep(data: bytes, chance: random.Random) -> bytes:
    depth = chance.choice((50, 199, 400, 20_000))
    return data + chance.choice(
        [
            b"\nx = " + b"[" * depth + b"]" * depth,
            b"\nx = " + b"{a=" * depth + b"1" + b"}" * depth,
            b"\n" + b"[" * depth,
            b"\n[" + b"a." * depth + b"a]\n",
            b"\n" + b"a." * depth + b"a = 1\n",
            b'\nplayer "' + b"(" * depth + b'"',
        ]
    )


def digit(data: bytes, chance: random.Random) -> bytes:
    """One figure changed: often another valid file."""
    places = [n for n, byte in enumerate(data) if 48 <= byte <= 57]
    if not places:
        return data
    place = chance.choice(places)
    return data[:place] + bytes([chance.randint(48, 57)]) + data[place + 1 :]


def cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def unknown(data: bytes, chance: random.Random) -> bytes:
    more = [
        "[knobs]\nno-such-knob = 1", "colour = 3", "[combo.x]\nkind = 'what'", "[hit.y]\nkind = 1",
        "[combo.x]\nkind='single'\nface=9\npoints=1", "[combo.x]\nkind='single'\nface=1\npoints=-5",
        "[fault.nothing]\ntext='x'", "awards = ['best']", "extends = 'chess'", "roll",
        "option limit", "option nothing=1", "rules ./loop.zonk", "team A", "touch", "finish",
        "release maybe", "score Nobody 5", "zonk 2", "zonk 1", "magic 1 2 3 4 5 6 7", "account 9",
    ]  # fmt: skip
    rows = data.split(b"\n")
    rows.insert(chance.randrange(len(rows) + 1), chance.choice(more).encode())
    return b"\n".join(rows)


MUTATIONS: list[Mutation] = [
    flip, digit, digit, lines, words, words, values, encoding, deep, cut, unknown,
]  # fmt: skip
COMMANDS = {
    ".zonk": [("replay", ""), ("replay", "--json"), ("verify", "")],
    ".toml": [("rules check", ""), ("rules", "--knobs"), ("rules", "")],
}


def judge(arguments: list[str]) -> int:
    """Run one command: it is done or refused, in a sentence."""
    code, out, err = zonk(*arguments)
    if code == 0:
        assert not err
    else:
        assert code == 1
        assert not out
        assert err.count("\n") == 1, err
        assert err.count(":") >= 2, err
    return code


@pytest.mark.slow
def test_thousands_of_broken_files(tmp_path: Path, amount: Amount) -> None:
    chance = random.Random(1978)
    seen = Counter[tuple[str, int]]()
    # A preset's file is a house file, but for the line that only presets may have.
    sources = {
        path: KEY.sub(b'key = "own"', BASED_ON.sub(b'extends = "original-1978"', path.read_bytes()))
        for path in [*GAMES, *HOUSES]
    }
    count = amount.of(SAMPLE, CASES, "ZONK_BROKEN")
    for number in range(count):
        source = chance.choice(GAMES if number % 2 else HOUSES)
        data = sources[source]
        mutation = chance.choice(MUTATIONS)
        data = mutation(data, chance)
        if chance.random() < 0.3:
            data = chance.choice(MUTATIONS)(data, chance)
        path = tmp_path / f"broken{source.suffix}"
        path.write_bytes(data)
        command, option = chance.choice(COMMANDS[source.suffix])
        code = judge([*command.split(), str(path), *([option] if option else [])])
        seen[source.suffix, code] += 1
    # The mutations must leave some files whole and break many, or they test nothing.
    assert all(
        seen[suffix, code] > count // 25 for suffix in (".zonk", ".toml") for code in (0, 1)
    ), seen


def nasty(folder: Path) -> list[list[str]]:
    """Files made to exhaust: each must be refused, or done, as any other (`bench claims`)."""
    head = "zonk 1\nrules insta-bong\noption ceremony=off\nplayer A\nplayer B\n"
    loop = folder / "loop.zonk"
    files = {
        "long-line.zonk": head + "roll " + "1 " * 500_000,
        "many-lines.zonk": head + "roll 1 1 1 2 3 4\n" * 110_000,
        "too-large.zonk": head + "# \n" * 700_000,
        "many-players.zonk": "zonk 1\nrules wheaton\n"
        + "".join(f"player P{n}\n" for n in range(100_000)),
        "many-options.zonk": "zonk 1\nrules wheaton\n" + "option limit=5000\n" * 50_000,
        "long-name.zonk": 'zonk 1\nrules wheaton\nplayer "' + "x" * 1_500_000 + '"\n',
        "number.zonk": head + "stay " + "9" * 1_000_000,
        "deep.toml": "x = " + "[" * 90_000,
        "wide.toml": "\n".join(
            f"[combo.c{n}]\nkind='single'\nface=1\npoints=1" for n in range(4000)
        ),
        "number.toml": "[knobs]\nlimit = " + "9" * 150_000,
        "large.toml": "# " + "x" * 400_000,
        "dots.toml": "a." * 90_000 + "a = 1",
        "quoted-dots.toml": '"a".' * 40_000 + "a = 1",
        "shapes.toml": "[knobs]\ndice-count = 8\nentry-minimum = 0\n"
        + "".join(f"[combo.s{n}]\nkind='shape'\nshape=[2, 2, 2]\npoints=50\n" for n in range(190))
        + "[combo.one]\nkind='single'\nface=1\npoints=1\n",
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    loop.write_text("zonk 1\nrules ./loop.zonk\nplayer A\n", encoding="utf-8")
    (folder / "self.zonk").write_text("zonk 1\nrules deep.toml\nplayer A\n", encoding="utf-8")
    (folder / "dir.toml").mkdir()
    (folder / "of-dir.zonk").write_text("zonk 1\nrules dir.toml\nplayer A\n", encoding="utf-8")
    (folder / "of-shapes.zonk").write_text(
        "zonk 1\nrules shapes.toml\nplayer A\nroll 1 1 2 2 3 3 4 5\nroll 1 1 2 2 3 3 4 4\n",
        encoding="utf-8",
    )
    cases = [
        [*COMMANDS[path.suffix][0][0].split(), str(path)]
        for path in sorted(folder.iterdir())
        if path.suffix in COMMANDS
    ]
    return [*cases, ["replay", str(folder)], ["replay", str(folder / "none.zonk")]]


def test_files_made_to_exhaust(tmp_path: Path) -> None:
    for arguments in nasty(tmp_path):
        judge(arguments)


#: The program, and at its end what memory it had at most. Asked of the process itself: what its
#: parent is told counts the parent's own pages from before the program was loaded.
_MEASURED = """
import atexit, sys
def told():
    peak = [line for line in open("/proc/self/status") if line.startswith("VmHWM")]
    print(peak[0].split()[1], file=sys.stderr)
atexit.register(told)
from zonk_desktop.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="asks the system's own files for the memory")
def test_no_traceback_and_no_great_memory_in_a_process_of_its_own(
    tmp_path: Path, amount: Amount
) -> None:
    for arguments in nasty(tmp_path)[:: amount.of(3, 1, "ZONK_NASTY_STEP")]:
        done = subprocess.run(
            [sys.executable, "-c", _MEASURED, *arguments],
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode in {0, 1}, done.stderr
        assert "Traceback" not in done.stderr
        peak = int(done.stderr.split()[-1]) * 1024
        assert peak < 200_000_000, (arguments, peak)
