"""The list of rule sets: dice, name, one line each."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent, QShowEvent
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
from zonk_desktop.ui.kit import icons, lay
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.fonts import fitted
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
        px = self._style.px
        choice = index.data(_CHOICE)
        wide = max(160, self._view.viewport().width() - px(40))
        box = QFontMetricsF(self._style.type.text(14)).boundingRect(
            QRectF(0, 0, wide, 1000), Qt.TextFlag.TextWordWrap, choice.portrait
        )
        return QSize(px(240), round(px(66) + box.height() + px(14)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style, tokens = self._style, self._style.tokens
        px = style.px
        choice: RulesChoice = index.data(_CHOICE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(px(4), px(4), -px(4), -px(4))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(QPen(QColor(tokens.acc), 2))
            painter.setBrush(QColor(tokens.raise_))
            painter.drawRoundedRect(box, px(10), px(10))
            tick = QRectF(box.right() - px(32), box.top() + px(8), px(22), px(22))
            icons.draw(painter, "check", tick, tokens.acc)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(10), px(10))
        left = box.left() + px(14)
        top = box.top() + px(10)
        draw_dice(painter, left, top, px(20), choice.faces, choice.colours, tokens.ctl)
        font = fitted(style.type.display(21), choice.name, box.width() - px(28), 18)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        name = measure.elidedText(choice.name, Qt.TextElideMode.ElideRight, box.width() - px(28))
        painter.drawText(
            QRectF(left, box.top() + px(32), box.width(), measure.height()),
            Qt.AlignmentFlag.AlignLeft,
            name,
        )
        painter.setFont(style.type.text(14))
        painter.setPen(QColor(tokens.ink2))
        painter.drawText(
            QRectF(left, box.top() + px(32) + measure.height(), box.width() - px(28), 1000),
            Qt.TextFlag.TextWordWrap,
            choice.portrait,
        )
        painter.restore()


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
        lay.put_role(style, self, "sunk")
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
