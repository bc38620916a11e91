"""The list of rule sets: dice, name, one line each."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.ui.kit.laid import Node, Role, Text, lay
from zonk_desktop.ui.kit.lay import put_role
from zonk_desktop.ui.kit.painted import Column, Gap, Panel, Row, dice, icon
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed
from zonk_desktop.ui.rules.words import portrait
from zonk_desktop.words import say

_CHOICE = Qt.ItemDataRole.UserRole


class RulesChoice(NamedTuple):
    """A rule set to choose: a preset, or house rules of the player's own."""

    rules: str
    name: str
    portrait: str
    house: str = ""
    colours: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()


def choice_of(rules: str, ruleset: RuleSet, portrait: str, house: str = "") -> RulesChoice:
    """A rule set to choose, with the picture of its dice."""
    letters = colours(ruleset)
    faces = tuple(1 + n % 6 for n in range(len(letters)))
    if len(ruleset.picture) >= len(letters):
        faces = ruleset.picture[: len(letters)]
    return RulesChoice(rules, printed(ruleset.name), portrait, house, letters, faces)


def colours(ruleset: RuleSet) -> tuple[str, ...]:
    """The colour letters of a rule set's dice."""
    from zonk_desktop.engine.ruleset import Rules  # noqa: PLC0415

    return Rules(ruleset).colours


def presets() -> list[RulesChoice]:
    """The sheets of the program."""
    sheets = [(key, preset(key)) for key in PRESETS]
    return [choice_of(key, one, str(one.texts.get("portrait", ""))) for key, one in sheets]


def house_portrait(ruleset: RuleSet, text: str) -> str:
    """Describe house rules in a line."""
    base = str(tomllib.loads(text).get("extends", ""))
    if is_sheet(base):
        return portrait(preset(base), ruleset)
    return str(ruleset.texts.get("portrait", "")) or say("rules-house-rules-written-from-nothing")


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: RuleList, style: Style) -> None:
        super().__init__(view)
        self._view = view
        self._style = style

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        wide = max(160, self._view.viewport().width())
        tall = _tree(index.data(_CHOICE), chosen=True).size(self._style, wide).height()
        return QSize(self._style.px(240), round(tall))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style, px = self._style, self._style.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tree = _tree(
            index.data(_CHOICE), chosen=bool(option.state & QStyle.StateFlag.State_Selected)
        )
        mirrored = self._view.isRightToLeft()
        lay(tree, QRectF(option.rect), style, mirrored=mirrored).paint(painter)
        if option.state & QStyle.StateFlag.State_HasFocus:
            inset = px(4) + 1
            box = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
            painter.setPen(QPen(QColor(style.tokens.focus), px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, px(10), px(10))
        painter.restore()


def _tree(choice: RulesChoice, *, chosen: bool) -> Node:
    """Dice, name, and a line on what is special."""
    tick = icon("check", 22, "acc") if chosen else None
    thrown = dice(choice.faces, 20, letters=choice.colours)
    words = Column((
        Panel(Row((thrown, Gap(grows=1), tick)), tall=22),
        Text(choice.name, Role("display", 21), (18 / 21,)),
        Text(choice.portrait, Role("text", 14, colour="ink2"), rows=0),
    ))  # fmt: skip
    ground = ("raise_", "acc") if chosen else ("", "")
    return Panel(Panel(words, (14, 9, 14, 18), *ground, radius=10, pen=2), (4, 4, 4, 4))


class RuleList(QListWidget):
    """A list widget to choose one rule set."""

    #: Letters that were typed here; whoever shows the list knows where they belong.
    typed = Signal(str)

    def __init__(self, style: Style, choices: list[RulesChoice]) -> None:
        super().__init__()
        self.setAccessibleName(say("rules-rule-sets"))
        self.setItemDelegate(_Delegate(self, style))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        put_role(style, self, "sunk")
        self.fill(choices)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # How tall an entry is depends on how its line breaks.
        self.doItemsLayout()
        self.scrollToItem(self.currentItem())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.doItemsLayout()
        self.scrollToItem(self.currentItem())

    def keyboardSearch(self, search: str) -> None:
        """Emit the typed letters; Qt would jump to a sheet of that letter."""
        self.typed.emit(search)

    def fill(self, choices: list[RulesChoice]) -> None:
        self.clear()
        for choice in choices:
            item = QListWidgetItem(choice.name)
            item.setData(_CHOICE, choice)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{choice.name}. {choice.portrait}")
            self.addItem(item)
        self.setCurrentRow(0)

    def choose(self, rules: str) -> None:
        for row in range(self.count()):
            if self.item(row).data(_CHOICE).rules == rules:
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                return

    def chosen(self) -> RulesChoice:
        found: RulesChoice = self.item(max(0, self.currentRow())).data(_CHOICE)
        return found
