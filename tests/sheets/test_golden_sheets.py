"""Five presets, blank and finished, held against what was looked at and found good.

`python -m tests.sheets.refresh` writes them anew; look at the pages before it is committed.
"""

from pathlib import Path

import pytest

from tests.sheets.pdfs import needs_poppler, pictures, text, written
from tests.sheets.refresh import DOTS, GOLDEN, sheets

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

KINDS = sorted(path.stem for path in GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("name", KINDS)
def test_by_text(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    written(sheets()[name], file)
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").split()
    said = text(file).split()
    assert "".join(said) == "".join(kept)
    # Where a word ends is guessed from gaps; poppler 26 takes some neighbours in a table for one.
    assert abs(len(said) - len(kept)) <= len(kept) / 50


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
