"""Five presets, blank and finished, held against what was looked at and found good.

`python -m tests.sheets.refresh` writes them anew; look at the pages before it is committed.
"""

from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path

import pytest

from tests.sheets.pdfs import needs_poppler, pictures, text, texts_drawn, written
from tests.sheets.refresh import DOTS, GOLDEN, sheets

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

KINDS = sorted(path.stem for path in GOLDEN.glob("*.txt"))


def ends(words: Iterable[str]) -> set[int]:
    """After which letter of them all each word ends."""
    return set(accumulate(map(len, words)))


@pytest.mark.parametrize("name", KINDS)
def test_by_text(name: str, tmp_path: Path) -> None:
    """What is drawn, to the letter; and that a reader finds it so, in order and word by word."""
    file = tmp_path / "sheet.pdf"
    with texts_drawn() as drawn:
        written(sheets()[name], file)
    assert drawn == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").split("\n")[:-1]
    found = text(file).split()
    words = " ".join(drawn).split()
    assert "".join(found) == "".join(words)
    # A space within a text stands in the file. Where two texts are two words is guessed from the
    # gap between them, and versions of poppler guess some neighbours of a table differently.
    guessed = ends("".join(one.split()) for one in drawn)
    assert ends(found) <= ends(words)
    assert ends(words) - guessed <= ends(found)
    assert len(guessed - ends(found)) <= len(guessed) / 50


@pytest.mark.parametrize("name", KINDS)
def test_by_picture(name: str, tmp_path: Path) -> None:
    """Grey in few dots: versions of poppler smooth a little differently."""
    file = tmp_path / "sheet.pdf"
    written(sheets()[name], file)
    wide, high, got = pictures(file, DOTS)[0]
    kept = (GOLDEN / f"{name}.pgm").read_bytes()
    head = f"P5\n{wide} {high}\n255\n".encode()
    assert kept.startswith(head)
    off = [abs(a - b) for a, b in zip(got, kept[len(head) :], strict=True)]
    assert sum(off) / len(off) < 4
    assert sum(difference > 90 for difference in off) < len(off) / 200


def test_all_ten_are_kept() -> None:
    assert sorted(sheets()) == KINDS
