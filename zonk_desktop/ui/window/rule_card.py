"""The card with the whole rule, as a leaf of the pad: drawn dice, their worth, a few sentences."""

from __future__ import annotations

from html import escape
from itertools import groupby

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QResizeEvent, QTextDocument

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.faces import css
from zonk_desktop.rulebook.describe import card
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.fonts import DISPLAY
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.docks import RulesInShort
from zonk_desktop.words import say, sentences

#: Height of a die on the card, and how many times finer its picture is.
_DIE, _FINE = 18, 2
#: From this height on there is room between its lines.
_ROOMY = 460


class RuleLeaf(RulesInShort):
    """The card in a panel."""

    margin = 8

    def __init__(self, style: Style) -> None:
        self._was_roomy = False
        super().__init__(style)
        self.setAccessibleName(say("card-title"))

    @property
    def _roomy(self) -> bool:
        """Whether there is room between the lines."""
        return self.viewport().height() >= self.style_.px(_ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._roomy is not self._was_roomy:
            self._renew()

    def html(self, ruleset: RuleSet) -> str:
        self._was_roomy = self._roomy
        self.setAccessibleDescription(card_told(ruleset))
        return card_html(self.document(), ruleset, self.style_, 4 if self._was_roomy else 1)


def card_html(document: QTextDocument, ruleset: RuleSet, style: Style, air: int) -> str:
    """The card as HTML of this document, which gets pictures of dice; `air`: round a line."""
    px, tokens = style.px, style.tokens
    found = card(ruleset)
    line = f"border-bottom: 1px solid {tokens.rule}; color: {tokens.card_ink};"
    rows = []
    for worth, alike in groupby(found.rows, lambda row: row.worth):
        thrown = "&nbsp; ".join(
            f"{_dice(document, row.faces, style)}{_to(document, row.until, style)}"
            f"{escape(row.text)}"
            for row in alike
        )
        rows.append(
            f'<tr><td style="{line}">{thrown}</td><td align="right" style="{line}'
            f' font-weight: 700; color: {tokens.pen};">{escape(worth)}</td></tr>'
        )
    rows += [f'<tr><td colspan="2" style="{line}">{escape(told)}</td></tr>' for told in found.lines]
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{px(air)}" bgcolor="{tokens.paper}"'
        f' style="border-top: {px(6)}px solid {tokens.gum};">'
        f'<tr><td colspan="2" style="{line} font-family: {css(DISPLAY)}; font-size: {px(18)}px;">'
        f"{escape(say('card-title'))}</td></tr>{''.join(rows)}</table>"
    )


def card_told(ruleset: RuleSet) -> str:
    """The same for those who hear it."""
    found = card(ruleset)
    rows = [
        say(
            "card-row", kind="run" if row.until else "dice" if row.faces else "words",
            dice=tuple(map(str, row.faces)), until=tuple(map(str, row.until)),
            words=row.text, worth=row.worth,
        )
        for row in found.rows
    ]  # fmt: skip
    return sentences((*rows, *found.lines))


def _to(document: QTextDocument, until: tuple[int, ...], style: Style) -> str:
    """Of dice that stand for several throws, the last one."""
    return f" … {_dice(document, until, style)}" if until else ""


def _dice(document: QTextDocument, faces: tuple[int, ...], style: Style) -> str:
    """An image of these dice in a row; nothing without dice."""
    if not faces:
        return ""
    size = style.px(_DIE)
    wide, tall = round(size * (1.22 * len(faces) - 0.2)) + 2, size + 2
    name = f"dice:{''.join(map(str, faces))}-{size}-{style.tokens.card_ink}"
    image = QImage(wide * _FINE, tall * _FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_FINE)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_dice(painter, 1, 1, size, faces, (), style.tokens.card_ink)
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
    return f'<img src="{name}" width="{wide}" height="{tall}" style="vertical-align: middle;">'
