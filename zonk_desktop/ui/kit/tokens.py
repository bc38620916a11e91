"""Colour tokens by purpose: the one place where a colour has a value.

The ratios of text and shapes to their grounds are held by tests/ui/test_tokens.py.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette

from zonk_desktop.faces import css
from zonk_desktop.resources import resource
from zonk_desktop.ui.kit.fonts import TEXT

#: What a style sheet says of one side.
_SIDES = re.compile(r"((?:padding|border|margin)(?:-top|-bottom)?-)(left|right)")


class Tokens(NamedTuple):
    """One set of colours, light or dark."""

    dark: bool
    win: str
    bar: str
    surf: str
    raise_: str
    sunk: str
    ink: str
    ink2: str
    line: str
    ctl: str
    acc: str
    onacc: str
    accd: str
    must: str
    onmust: str
    red: str
    teal: str
    focus: str
    paper: str
    paper_shade: str
    rule: str
    pen: str
    word: str
    flag: str
    pencil: str
    rowno: str
    margin: str
    gum: str
    gum_dark: str
    card: str
    card_ink: str
    card_ink2: str
    stage: str
    stage_edge: str
    brass: str
    brass_dark: str
    brass_edge: str
    #: Lines of the race chart, by seat; from the fifth on the discs' own colours serve.
    chart: tuple[str, ...]


_PAPER = {
    "pen": "#243B73",
    "word": "#8C2318",
    "flag": "#A1281B",
    "pencil": "#4F4A43",
    "rowno": "#66532F",
    "margin": "#CF6A5B",
    "gum": "#7A2C1A",
    "gum_dark": "#62200F",
    "card_ink": "#2A1B11",
    "card_ink2": "#5C4735",
    "brass": "#EFCF7E",
    "brass_dark": "#C4963B",
    "brass_edge": "#7B571A",
    "onmust": "#2A1805",
}

LIGHT = Tokens(
    dark=False,
    **{
        **_PAPER,
        "win": "#EADCC2",
        "bar": "#F3E9D6",
        "surf": "#F8F1E2",
        "raise_": "#FFFBF2",
        "sunk": "#EFE3CB",
        "ink": "#2A1B11",
        "ink2": "#5C4735",
        "line": "#D5C19E",
        "ctl": "#8A7152",
        "acc": "#A83C17",
        "onacc": "#FFF8EA",
        "accd": "#7E2A0C",
        "must": "#E2A32B",
        "red": "#A1281B",
        "teal": "#17635E",
        "focus": "#1D5C96",
        "paper": "#F7EAB6",
        "paper_shade": "#EFD27A",
        "rule": "#9DBBC9",
        "card": "#FCF8EE",
        "stage": "#DFC9A2",
        "stage_edge": "#B8935F",
    },
    chart=("#C2461E", "#1D5C96", "#9A6A00", "#6E2F5C"),
)
DARK = Tokens(
    dark=True,
    **{
        **_PAPER,
        "win": "#1C1411",
        "bar": "#251B16",
        "surf": "#2A1F19",
        "raise_": "#3B2D24",
        "sunk": "#201712",
        "ink": "#F6EAD4",
        "ink2": "#C9B394",
        "line": "#4B3A2E",
        "ctl": "#937B5E",
        "acc": "#F0843F",
        "onacc": "#25120A",
        "accd": "#A34A15",
        "must": "#F2BC4B",
        "red": "#FF917B",
        "teal": "#73C9BB",
        "focus": "#8EC3F0",
        "paper": "#EBDDA6",
        "paper_shade": "#DDBB62",
        "rule": "#8FAEBB",
        "card": "#EFE7D6",
        "stage": "#4A3527",
        "stage_edge": "#150E0A",
        "pen": "#1E3365",
        "flag": "#8F2116",
        "rowno": "#5C4A29",
    },
    chart=("#F0764C", "#7FB4E4", "#E0A526", "#C48BB4"),
)

#: What lies on paper, for who asks the system for more contrast.
_STRONG_PAPER = {
    "pen": "#14244F",
    "word": "#5E150E",
    "flag": "#6E140B",
    "pencil": "#2E2A25",
    "rowno": "#43351B",
    "margin": "#9A3325",
    "rule": "#4F6B7A",
    "card_ink": "#000000",
    "card_ink2": "#33241A",
}
_STRONG_LIGHT = {
    "ink": "#000000",
    "ink2": "#33241A",
    "line": "#6B5538",
    "ctl": "#5A4529",
    "acc": "#7A2A0A",
    "red": "#7A160C",
    "teal": "#0B4642",
    "focus": "#0B3F73",
}
_STRONG_DARK = {
    "ink": "#FFFFFF",
    "ink2": "#EBDCC3",
    "line": "#A88F70",
    "ctl": "#C9AE8A",
    "acc": "#FFA76B",
    "red": "#FFB3A3",
    "teal": "#9BE8DB",
    "focus": "#B9DBFA",
}


def strong(tokens: Tokens) -> Tokens:
    """The same colours with more contrast."""
    own = _STRONG_DARK if tokens.dark else _STRONG_LIGHT
    return Tokens(**{**tokens._asdict(), **_STRONG_PAPER, **own})


#: Tooltips are the same on both.
_TIP, _TIP_TEXT = "#2A1B11", "#FFF6E4"


def palette(tokens: Tokens) -> QPalette:
    """The QPalette for what Fusion draws by itself."""
    found = QPalette()
    role = QPalette.ColorRole
    for which, value in (
        (role.Window, tokens.win),
        (role.Base, tokens.raise_),
        (role.AlternateBase, tokens.sunk),
        (role.Text, tokens.ink),
        (role.WindowText, tokens.ink),
        (role.ButtonText, tokens.ink),
        (role.PlaceholderText, tokens.ink2),
        (role.Button, tokens.raise_),
        (role.Highlight, tokens.ink),
        (role.HighlightedText, tokens.surf),
        (role.Mid, tokens.ctl),
        (role.Link, tokens.acc),
        (role.ToolTipBase, _TIP),
        (role.ToolTipText, _TIP_TEXT),
    ):
        found.setColor(which, QColor(value))
    for which in (role.Text, role.WindowText, role.ButtonText):
        found.setColor(QPalette.ColorGroup.Disabled, which, QColor(tokens.ink2))
    return found


def style_sheet(tokens: Tokens, scale: float) -> str:
    """The style sheet of fields, menus, tabs, docks, and of parts by their role."""
    return as_read(_sheet(tokens, scale, css(TEXT)))


@cache
def _sheet(tokens: Tokens, scale: float, families: str) -> str:
    text = resource("ui/window.qss").read_text("utf-8")
    values = {name: getattr(tokens, name) for name in Tokens._fields if name != "dark"}
    values.update(tip=_TIP, tip_text=_TIP_TEXT, text=families)
    # What lies on paper and card looks the same by day and by night.
    values.update(
        card_field=LIGHT.raise_, card_edge=LIGHT.ctl, card_focus=LIGHT.focus,
    )  # fmt: skip
    values.update(art=resource("ui").as_posix(), shade="dark" if tokens.dark else "light")
    # Names stand between two signs, so every second part is one; px12 is a length.
    parts = text.split("@")
    parts[1::2] = [
        f"{max(1, round(int(name[2:]) * scale))}px" if name[2:].isdecimal() else str(values[name])
        for name in parts[1::2]
    ]
    return "".join(parts)


def as_read(sheet: str) -> str:
    """A style sheet, its sides turned round where one reads from the right.

    Qt itself turns where arrows and other parts of a field stand, and the inside of buttons.
    """
    if not QGuiApplication.isRightToLeft():
        return sheet
    return _SIDES.sub(lambda m: m[1] + ("left" if m[2] == "right" else "right"), sheet)


def rules_of(role: str, tokens: Tokens, scale: float) -> str:
    """What the style sheet says of a role, as one reads from the left."""
    return _rules(role, _sheet(tokens, scale, css(TEXT)))


@cache
def _rules(role: str, sheet: str) -> str:
    rules = sheet.split("}")
    return "".join(rule + "}" for rule in rules if f'[role="{role}"]' in rule)
