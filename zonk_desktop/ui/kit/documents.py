"""Texts of many lines, laid out from where one reads."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit

_ROW = re.compile(r"(?<=<tr)([^>]*>)(.*?)(?=</tr>)", re.S)
_CELL = re.compile(r"<t[dh]\b.*?</t[dh]>", re.S)


def turned(html: str, margin: int = 0) -> str:
    """HTML as one reads: from the right lines begin there, and tables have their first cells there.

    Qt asks the letters of each paragraph instead, and leaves tables as they are. `margin`: round
    the page.
    """
    if not QGuiApplication.isRightToLeft():
        return html
    html = _ROW.sub(lambda row: row[1] + "".join(_CELL.findall(row[2])[::-1]), html)
    html = html.replace('align="right"', 'align="left"')
    # The number of a line is painted as from the left: there its full stop stands outside.
    number = "-qt-list-number-prefix: '.'; -qt-list-number-suffix: ''"
    html = html.replace("<ol>", f'<ol style="{number}">')
    # At the end of the page Qt forgets its margin.
    whole = f'<table align="right" style="margin-right: {margin}px;">'
    html = html.replace("<table>", whole)
    return f'<div dir="rtl">{html}</div>'


def turn(field: QPlainTextEdit) -> None:
    """Have the lines of a field begin where one reads, whatever their letters are."""
    if field.isRightToLeft():
        option = field.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.document().setDefaultTextOption(option)
