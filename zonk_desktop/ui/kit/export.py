"""Exports a page, of the statistics or of a review: PNG in three sizes, SVG, CSV."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.archive.statistics import csv_text
from zonk_desktop.faces import families
from zonk_desktop.save import save
from zonk_desktop.ui.kit.fonts import DISPLAY, HAND, TEXT
from zonk_desktop.words import say


@contextmanager
def bare(page: QWidget) -> Iterator[None]:
    """Leave out of a picture the ring of the focus, and buttons, which nobody can press there.

    Their places stay empty.
    """
    focus = page.window().focusWidget()
    inside = page.isAncestorOf(focus)
    if inside:
        focus.clearFocus()
    shown = [one for one in page.findChildren(QPushButton) if one.isVisibleTo(page)]
    kept = []
    for one in shown:
        policy = one.sizePolicy()
        kept.append(policy.retainSizeWhenHidden())
        policy.setRetainSizeWhenHidden(True)
        one.setSizePolicy(policy)
        one.hide()
    try:
        yield
    finally:
        for one, was in zip(shown, kept, strict=True):
            one.show()
            policy = one.sizePolicy()
            policy.setRetainSizeWhenHidden(was)
            one.setSizePolicy(policy)
        if inside:
            focus.setFocus()


#: Pixels of a picture for each on the screen, and of one on the clipboard.
SIZES, COPIED = (1, 2, 3), 2
#: Of an inch, as the web counts them.
_DOTS = 96
_SVG = "http://www.w3.org/2000/svg"


def pixmap(page: QWidget, size: int = 1) -> QPixmap:
    """The page as a picture, `size` times as large as on the screen."""
    found = QPixmap(page.size() * size)
    found.setDevicePixelRatio(size)
    found.fill()
    with bare(page):
        page.render(found)
    return found


def picture(page: QWidget, path: Path, size: int = 1) -> None:
    """The page as PNG, `size` times as large as on the screen; raises OSError."""
    found = pixmap(page, size)
    bytes_ = QByteArray()
    buffer = QBuffer(bytes_)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not found.save(buffer, "PNG"):
        raise OSError(0, say("statistics-no-picture"))
    save(path, bytes(bytes_.data()))


def drawing(page: QWidget, path: Path, title: str) -> None:
    """The page as SVG. Letters are drawn as outlines, so that it looks the same everywhere."""
    bytes_ = QByteArray()
    buffer = QBuffer(bytes_)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    size = QSize(page.size())
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(0, 0), size))
    # Browsers and Inkscape show a pixel of the page as one of theirs.
    generator.setResolution(_DOTS)
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(0, say("statistics-no-picture"))
    with painter, bare(page):
        page.render(painter, QPoint(0, 0))
    save(path, outlined(bytes(bytes_.data())))


def outlined(source: bytes) -> bytes:
    """Convert every text of an SVG into outlines of its letters."""
    ElementTree.register_namespace("", _SVG)
    ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    tree = ElementTree.parse(io.BytesIO(source))
    for above in list(tree.iter()):
        for place, one in enumerate(list(above)):
            if one.tag == f"{{{_SVG}}}text":
                above[place] = _outline(one)
    found = io.BytesIO()
    tree.write(found, encoding="utf-8", xml_declaration=True)
    return found.getvalue()


def _outline(text: ElementTree.Element) -> ElementTree.Element:
    at = text.attrib
    # Of several families Qt writes the first alone.
    first = at.get("font-family", "").strip("'\"")
    chains = map(families, (DISPLAY, TEXT, HAND))
    font = QFont(next((chain for chain in chains if chain[0] == first), [first]))
    font.setPixelSize(max(1, round(float(at.get("font-size", "12").removesuffix("px")))))
    font.setWeight(QFont.Weight(int(at.get("font-weight", "400"))))
    font.setItalic(at.get("font-style") == "italic")
    outline = QPainterPath()
    outline.addText(float(at.get("x", "0")), float(at.get("y", "0")), font, text.text or "")
    found = ElementTree.Element(f"{{{_SVG}}}path", {"d": _steps(outline), "stroke": "none"})
    for name in ("fill", "fill-opacity"):
        if name in at:
            found.set(name, at[name])
    return found


def _steps(path: QPainterPath) -> str:
    kinds = QPainterPath.ElementType
    words = []
    for n in range(path.elementCount()):
        step = path.elementAt(n)
        letter = {
            kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C",
        }.get(step.type, "")  # fmt: skip
        words.append(f"{letter}{step.x:.2f} {step.y:.2f}")
    return " ".join(words)


def copy(page: QWidget) -> None:
    """Put the page on the clipboard as one picture."""
    QGuiApplication.clipboard().setPixmap(pixmap(page, COPIED))


def table(rows: Iterable[Sequence[object]], path: Path) -> None:
    """The figures as CSV, with a byte order mark for spreadsheets."""
    save(path, csv_text(rows).encode("utf-8-sig"))
