"""The program's icon, drawn in every size and container the systems ask for.

    python packaging/icons.py FOLDER

Small sizes have drawings of their own beside the large one, where what cannot be seen so small is
left out and edges lie on whole pixels.

Writes zonk-N.png, zonk.ico and zonk.icns, and the same of paper, a game's file. Both containers are
a table of contents followed by PNG files, so that no further library is needed.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "icons" / "zonk.svg"
PAPER = ROOT / "packaging" / "linux" / "application-x-zonk.svg"
LARGE = {"zonk": SOURCE, "paper": PAPER}
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256,
        b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}  # fmt: skip


def source(name: str, size: int) -> Path:
    """The drawing that is made for this size."""
    large = LARGE[name]
    small = large.with_stem(f"{large.stem}-{size}")
    return small if small.is_file() else large


def draw(source: Path, size: int, height: int = 0) -> bytes:
    """A PNG file of this size, square unless a height is given."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    renderer = QSvgRenderer(str(source))
    picture = QImage(size, height or size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size, height or size))
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise SystemExit("Qt could not write a PNG file.")
    return bytes(held.data())


def banner(target: Path) -> None:
    """The picture beside the first and the last page of Windows' setup program: a die on felt."""
    from PySide6.QtCore import QRectF  # noqa: PLC0415
    from PySide6.QtGui import QColor, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    picture = QImage(164, 314, QImage.Format.Format_RGB32)
    picture.fill(QColor("#2e6b3e"))
    painter = QPainter(picture)
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(26, 101, 112, 112))
    painter.end()
    if not picture.save(str(target), "BMP"):  # type: ignore[call-overload]
        raise SystemExit(f"{target} could not be written.")


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows: a header, an entry of 16 bytes a picture, the pictures."""
    head = struct.pack("<HHH", 0, 1, len(ICO))
    place = len(head) + 16 * len(ICO)
    entries = b""
    for size in ICO:
        data = pictures[size]
        # 256 is written as 0.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + entries + b"".join(pictures[size] for size in ICO)


def icns(pictures: dict[int, bytes]) -> bytes:
    """macOS: chunks of a type, a length and a picture."""
    body = b"".join(
        kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(folder: Path) -> None:
    """Everything into one folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for name in LARGE:
        pictures = {size: draw(source(name, size), size) for size in SIZES}
        for size, data in pictures.items():
            (folder / f"{name}-{size}.png").write_bytes(data)
        (folder / f"{name}.ico").write_bytes(ico(pictures))
        (folder / f"{name}.icns").write_bytes(icns(pictures))
    del app


if __name__ == "__main__":
    make(Path(sys.argv[1]))
