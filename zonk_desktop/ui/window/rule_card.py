"""The card with the whole rule, as a leaf of the pad: drawn dice, their worth, a few sentences."""

from __future__ import annotations

from functools import partial
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

#: Height of a die on the card, also of a narrow one, and how many times finer its picture is.
_DIE, _SMALL_DIE, _FINE = 18, 14, 2
#: From this width on dice are as high as they may be, and from this height on there is room
#: between the lines.
_WIDE, _TALL = 210, 460


class RuleLeaf(RulesInShort):
    margin = 8

    def __init__(self, style: Style) -> None:
        self._had = (0, 0)
        super().__init__(style)
        self.setAccessibleName(say("card-title"))

    @property
    def _room(self) -> tuple[int, int]:
        """The air round a line, and the height of a die."""
        room, px = self.viewport().size(), self.style_.px
        return (4 if room.height() >= px(_TALL) else 1,
                _DIE if room.width() >= px(_WIDE) else _SMALL_DIE)  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._room != self._had:
            self._renew()

    def html(self, ruleset: RuleSet) -> str:
        self._had = self._room
        self.setAccessibleDescription(card_told(ruleset))
        return card_html(self.document(), ruleset, self.style_, *self._had)


def card_html(document: QTextDocument, ruleset: RuleSet, style: Style, air: int, die: int) -> str:
    """The card as HTML of this document, which gets pictures of dice.

    `air`: round a line; `die`: the height of one.
    """
    px, tokens = style.px, style.tokens
    found = card(ruleset)
    line = f"border-bottom: 1px solid {tokens.rule}; color: {tokens.card_ink};"
    row_of = partial(_dice, document, size=px(die), ink=tokens.card_ink)
    rows = []
    for worth, alike in groupby(found.rows, lambda row: row.worth):
        thrown = "&nbsp; ".join(
            f"{row_of(row.faces)}{' … ' if row.until else ''}{row_of(row.until)}{escape(row.text)}"
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


def _dice(document: QTextDocument, faces: tuple[int, ...], size: int, ink: str) -> str:
    """An image of these dice in a row; nothing without dice."""
    if not faces:
        return ""
    wide, tall = round(size * (1.22 * len(faces) - 0.2)) + 2, size + 2
    name = f"dice:{''.join(map(str, faces))}-{size}-{ink}"
    image = QImage(wide * _FINE, tall * _FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_FINE)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_dice(painter, 1, 1, size, faces, (), ink)
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
    return f'<img src="{name}" width="{wide}" height="{tall}" style="vertical-align: middle;">'
