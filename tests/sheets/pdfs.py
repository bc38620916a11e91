"""What a PDF says, shows and carries, by the tools that readers use (poppler)."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from zonk_desktop.sheets import document, pdf
from zonk_desktop.sheets.canvas import Canvas
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.transcript.lines import Header

needs_poppler = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in ("pdftotext", "pdftoppm", "pdffonts", "pdfinfo")),
    reason="needs poppler-utils",
)

#: The head of the source's sample game, and an end made up for it.
HEADER = Header(
    "x", 1, start="2002-03-13T12:44-05:00", finish="2002-03-13T16:05-05:00", scorekeeper="Biggles"
)
BUNDLED = {"IBMPlexSansCondensed", "ZillaSlab", "ArchitectsDaughter"}


def run(*words: str) -> bytes:
    return subprocess.run(words, check=True, capture_output=True, timeout=200).stdout


def written(sheet: Sheet, to: Path, paper: str = "a4") -> Plan:
    """Lay out and write a sheet."""
    laid = plan(sheet, paper)
    pdf.write(laid, to)
    return laid


@contextmanager
def texts_drawn() -> Iterator[list[str]]:
    """Every text that is drawn meanwhile, in order, those for search and copy too."""
    found: list[str] = []
    drawn, hidden = Canvas._drawn, Canvas.hidden

    def seen(canvas: Canvas, x: float, y: float, said: str, *more: Any) -> None:
        found.append(said)
        drawn(canvas, x, y, said, *more)

    def unseen(canvas: Canvas, x: float, y: float, said: str, room: float = 0.0) -> None:
        if said:
            found.append(said)
        hidden(canvas, x, y, said, room)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "_drawn", seen)
        patch.setattr(Canvas, "hidden", unseen)
        yield found


def text(file: Path) -> str:
    """The words in the order they were drawn."""
    return run("pdftotext", "-raw", str(file), "-").decode()


def fonts(file: Path) -> list[tuple[str, bool]]:
    """Families in the file, and whether they are embedded."""
    found = []
    for line in run("pdffonts", str(file)).decode().splitlines()[2:]:
        words = line.split()
        found.append((words[0].split("+")[-1].split("-")[0], words[-5] == "yes"))
    return found


def info(file: Path) -> dict[str, str]:
    lines = run("pdfinfo", str(file)).decode().splitlines()
    pairs = (line.partition(":") for line in lines)
    return {key: value.strip() for key, _, value in pairs}


_PAGE_OR_WORD = re.compile(
    r'<page |<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">(.*)</word>'
)


class Word:
    """A word and where it stands on its page, in points."""

    def __init__(self, page: int, box: tuple[float, ...], said: str) -> None:
        self.page = page
        self.left, self.top, self.right, self.bottom = box
        self.said = said

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


def words(file: Path) -> list[Word]:
    """Every word with its place."""
    page = 0
    found = []
    for match in _PAGE_OR_WORD.finditer(run("pdftotext", "-bbox", str(file), "-").decode()):
        if match[1] is None:
            page += 1
        else:
            found.append(Word(page, tuple(map(float, match.group(1, 2, 3, 4))), match[5]))
    return found


def pictures(file: Path, dots: int = 40) -> list[tuple[int, int, bytes]]:
    """Every page as grey pixels: width, height, a byte each."""
    data = run("pdftoppm", "-r", str(dots), "-gray", str(file))
    found = []
    at = 0
    while at < len(data):
        head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data[at:])
        assert head is not None
        wide, high = int(head[1]), int(head[2])
        start = at + head.end()
        found.append((wide, high, data[start : start + wide * high]))
        at = start + wide * high
    return found


__all__ = ["BUNDLED", "HEADER", "document", "fonts", "info", "needs_poppler", "pictures", "text",
           "texts_drawn", "words", "written"]  # fmt: skip
