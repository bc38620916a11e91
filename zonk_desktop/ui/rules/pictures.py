"""Pictures of a rule set: the scoring table on a pad, an example throw."""

from __future__ import annotations

from PySide6.QtCore import QSize

from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Column, Gap, Painted, Panel, Row, Scaled, dice, sign
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.rules.worth import Scored
from zonk_desktop.words import say, semicolons, sentences


class ScorePad(Painted):
    """Widget with the scoring table on legal paper."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.lines: list[Scored] = []
        self.notes: list[str] = []
        self.setAccessibleName(say("rules-scoring-table"))

    def show_table(self, lines: list[Scored], notes: list[str]) -> None:
        self.lines, self.notes = lines, notes
        said = [
            say(
                "rules-line-changed" if line.was else "rules-line",
                faces=line.faces,
                text=line.text,
                worth=line.worth,
                **({"was": line.was} if line.was else {}),
            )
            for line in lines
        ]
        self.setAccessibleDescription(semicolons(said + notes))
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self._height(self.width()))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._height(self._style.px(300)))

    def _height(self, width: int) -> int:
        return round(self._tree(width).size(self._style, width).height())

    def tree(self) -> Node:
        return self._tree(self.width())

    def _tree(self, width: int) -> Node:
        wide = width / self._style.type.scale
        most = max([5, *(len(line.faces) + len(line.until) for line in self.lines)])
        size = min(18.0, (wide * 0.44 - 20) / (most * 1.2))
        rows = [_line(line, size, most * size * 1.22) for line in self.lines]
        notes = Text(sentences(self.notes), Role("text", 13, colour="card_ink2"), rows=0)
        return Panel(Column((
            Panel(fill="gum", tall=7), Panel(fill="gum_dark", tall=1), *(rows or [Gap(26)]),
            Panel(notes, (10, 6, 10, 8)) if self.notes else None, Gap(4), Gap(grows=1),
        )), fill="paper")  # fmt: skip


def _line(line: Scored, size: float, room: float) -> Node:
    """Dice, what they are, and their worth; the dice and the worth say it too."""
    thrown: Node | None = None
    if line.faces:
        to = Text(say("rules-faces-to"), Role("text", 13, colour="card_ink"))
        rest = (Gap(4), to, Gap(5), dice(line.until, size, "card_ink2")) if line.until else ()
        thrown = Panel(
            Row((dice(line.faces, size, "card_ink2"), *rest)), (0, 0, 8, 0), wide=room + 8
        )
    texts = [line.text]
    if line.was:
        short = say("rules-was", was=line.was)
        long = say("rules-called-was", text=line.text, was=line.was)
        texts = [long if line.text else short, short]
    told = Text(tuple(texts), Role("text", 14, colour="card_ink"), (12 / 14,), spare=True)
    flag = sign("flag", 14, "flag") if line.symbol else None
    worth = Text(line.worth, Role("hand", 20, 700, "pen"), tight=True)
    row = Row((thrown, told, Gap(10, 1), flag, flag and Gap(10), worth))
    ground = Panel(row, (10, 0, 10, 0), fill="paper_shade" if line.was else "", tall=25)
    return Column((ground, Panel(fill="rule", tall=1)))


class ExampleDice(Painted):
    """One throw, painted."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._faces: tuple[int, ...] = ()
        self._colours: tuple[str, ...] = ()

    def show_dice(self, faces: tuple[int, ...], colours: tuple[str, ...]) -> None:
        self._faces, self._colours = faces, colours
        self.setAccessibleName(say("rules-example-dice", faces=faces))
        self.setFixedHeight(self._style.px(34))
        self.update()

    def tree(self) -> Node:
        thrown = dice(self._faces, 28, letters=self._colours)
        return Row((Gap(1), Scaled(thrown, across=True), Gap(grows=1)))
