"""A pen that remembers what it drew; its letters are half as wide as they are high."""

from collections.abc import Sequence

from zonk_desktop.charts.plot import Box, Face, Ink, Point, Symbol


class Remembered:
    """A pen of `charts` that draws nothing."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, Box]] = []
        self.lines: list[tuple[tuple[Point, ...], Ink]] = []
        self.boxes: list[tuple[Box, Ink]] = []
        self.dots: list[tuple[Point, Ink]] = []
        self.symbols: list[tuple[Box, Symbol]] = []

    def px(self, size: float) -> float:
        return size

    def wide(self, text: str, face: Face) -> float:
        return len(text) * face.size / 2

    def text(self, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0) -> None:
        """What is shortened ends in three dots; the box is that of the letters."""
        if not text:
            return
        if self.wide(text, face) > box.wide:
            text = text[: max(0, int(box.wide * 2 / face.size) - 1)] + "…"
        wide = self.wide(text, face)
        left, high = box.x + (box.wide - wide) * align, face.size
        self.texts.append((text, Box(left, box.y + (box.high - high) / 2, wide, high)))

    def line(self, points: Sequence[Point], ink: Ink, wide: float = 1.0, dash: int = 0) -> None:
        self.lines.append((tuple(points), ink))

    def box(
        self, box: Box, fill: Ink, edge: Ink | None = None, *, radius: float = 0.0,
        tint: float = 1.0, hatched: bool = False,
    ) -> None:  # fmt: skip
        self.boxes.append((box, fill))

    def dot(self, at: Point, radius: float, fill: Ink, edge: Ink | None = None) -> None:
        self.dots.append((at, fill))

    def symbol(self, box: Box, symbol: Symbol) -> None:
        self.symbols.append((box, symbol))
