"""What a page says beside its ink: marks kept once, headings and cells, text as it is read.

QPdfWriter knows none of that. So `Notes` leaves numbered shapes among the drawing, far off the
page, and `pdf_extras` puts in their place what they stand for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from zonk_desktop.sheets import marks

_FAR = -900_000
#: Marks are written in whole figures, their height in this many steps.
FINE = 10_000
#: A note as Qt writes it into the page.
NOTE = re.compile(
    rb"%d (\d+) m\n%d \d+ l\n%d \d+ l\n%d \d+ l\nh\nf\*?\n" % (_FAR, _FAR, _FAR - 1, _FAR)
)
_INK = QColor(20, 20, 20)


class Node:
    """A part of the document: a heading, a table, a cell."""

    __slots__ = ("alt", "kids", "kind", "scope")

    def __init__(self, kind: str, alt: str = "", scope: str = "") -> None:
        self.kind = kind
        #: What a picture shows, in words.
        self.alt = alt
        #: Of a head of a table: Row or Column.
        self.scope = scope
        #: Parts of it, and pieces of pages: the page and the number of the piece there.
        self.kids: list[Node | tuple[int, int]] = []


class Notes:
    """Collects what is said of a document while its pages are drawn."""

    def __init__(self) -> None:
        self.root = Node("Document")
        #: What stands in the place of each note.
        self.codes: list[bytes] = []
        #: The marks that are drawn, by name, and what they are called on the pages.
        self.marks: dict[str, bytes] = {}
        #: How many pieces each page has.
        self.pieces: list[int] = []
        self._open = [self.root]
        self._painter = QPainter()

    @contextmanager
    def page(self, painter: QPainter) -> Iterator[None]:
        """A page from its first stroke to its last; what is no part of the text is ornament."""
        self._painter = painter
        self.pieces.append(0)
        self._note(b"/Artifact BMC\n")
        yield
        self._note(b"EMC\n")

    @contextmanager
    def group(self, kind: str) -> Iterator[None]:
        """A part that is made of other parts."""
        node = Node(kind)
        self._open[-1].kids.append(node)
        self._open.append(node)
        yield
        self._open.pop()

    @contextmanager
    def part(self, kind: str, alt: str = "", scope: str = "") -> Iterator[None]:
        """A part that is drawn: all of it until the end of the block."""
        node = Node(kind, alt, scope)
        self._open[-1].kids.append(node)
        page = len(self.pieces) - 1
        piece = self.pieces[page]
        self.pieces[page] += 1
        node.kids.append((page, piece))
        self._note(b"EMC /%s <</MCID %d>> BDC\n" % (kind.encode(), piece))
        yield
        self._note(b"EMC /Artifact BMC\n")

    @contextmanager
    def read_as(self, text: str) -> Iterator[None]:
        """Drawn in whatever shapes, it is read as this text."""
        self._note(b"/Span <</ActualText %s>> BDC\n" % text_string(text))
        yield
        self._note(b"EMC\n")

    def mark(self, name: str, place: QTransform, colour: QColor) -> None:
        """A mark, drawn once in the file however often it is shown."""
        called = self.marks.setdefault(name, b"Mk%d" % len(self.marks))
        at = place * self._painter.worldTransform()
        figures = (at.m11(), at.m12(), at.m21(), at.m22(), at.dx(), at.dy())
        placed = b" ".join(figure(value) for value in figures)
        self._note(b"q %s cm /%s Do Q\n" % (placed, called), colour)

    def _note(self, code: bytes, colour: QColor = _INK) -> None:
        painter = self._painter
        painter.setWorldMatrixEnabled(False)
        painter.fillPath(_shape(len(self.codes)), colour)
        painter.setWorldMatrixEnabled(True)
        self.codes.append(code)


@lru_cache(maxsize=4096)
def _shape(number: int) -> QPainterPath:
    path = QPainterPath(QPointF(_FAR, number))
    path.lineTo(_FAR, number + 1)
    path.lineTo(_FAR - 1, number)
    path.closeSubpath()
    return path


def figure(value: float) -> bytes:
    """A number as a PDF has it, no longer than it needs to be."""
    return _figure(value).encode()


def _figure(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0"


def text_string(words: str) -> bytes:
    """A text of a PDF in letters of any script."""
    return b"<" + (b"\xfe\xff" + words.encode("utf-16-be", "replace")).hex().encode() + b">"


def drawn(name: str) -> tuple[list[int], bytes]:
    """The bounds of a mark and its path, filled, as a page of a PDF has it, 1 being `FINE`."""
    path = marks.path(name).path
    said: list[str] = []
    waits = 0
    for n in range(path.elementCount()):
        element = path.elementAt(n)
        said.append(str(round(element.x * FINE)))
        said.append(str(round(element.y * FINE)))
        # Asked, not compared: an enumerator would be made for every element.
        if element.isMoveTo():
            said.append("m\n")
        elif element.isLineTo():
            said.append("l\n")
        elif (waits := waits + 1) % 3 == 0:
            said.append("c\n")
    even = path.fillRule().value == 0
    said.append("f*" if even else "f")
    box = path.boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01)
    edges = [round(edge * FINE) for edge in (box.left(), box.top(), box.right(), box.bottom())]
    return edges, " ".join(said).replace("\n ", "\n").encode()
