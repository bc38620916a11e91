"""The program's own faces have what the program writes, and heights are theirs alone."""

from __future__ import annotations

import ast
import sys
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

import zonk_desktop
from zonk_desktop.faces import SCRIPTS, families, lend
from zonk_desktop.faces import font as face_font
from zonk_desktop.resources import resource
from zonk_desktop.sheets.fonts import HAND, PLEX, SLAB, SheetType, width
from zonk_desktop.words import Speech, speech, use

HOUSE = Path(zonk_desktop.__file__).parent
FONTS = resource("fonts")
#: Faces of the letters of one language.
LENT = {file for script in SCRIPTS.values() for file in script.files}
FACES = sorted(file for file in FONTS.glob("*.ttf") if file.stem not in LENT)
#: Rooms that write onto a screen or a page.
ROOMS = ("live", "players", "rulebook", "sheets", "stage", "transcript", "tray", "ui", "words")
#: Letters of other scripts that are looked for and never written.
LOOKED_FOR = (
    "sheets/fonts.py", "sheets/pdf_extras.py", "words/language.py", "words/letters.py",
    "words/rows.py",
)  # fmt: skip

#: Names and sentences of scripts that each face has, whatever the languages there are.
NAMES = (
    "Łukasz Żółć gęś Ćmił Ąśźńę Jiří Ďáblův Őrült Şahin Олена її Ґанок Щось עדי זורקים 1\u202f000"
)


def said(file: Path) -> str:
    """A file of the resources without its comments."""
    lines = file.read_text("utf-8").splitlines()
    return "".join(line for line in lines if not line.startswith("#"))


def literals(file: Path) -> str:
    """The strings of a module, docstrings among them: they are English too."""
    walked = ast.walk(ast.parse(file.read_text("utf-8")))
    found = (node.value for node in walked if isinstance(node, ast.Constant))
    texts = "".join(value for value in found if isinstance(value, str))
    # Stops of Japanese and Chinese are looked for by code, and written by their languages.
    return "".join(c for c in texts if unicodedata.east_asian_width(c) != "F")


def texts_of(language: str) -> list[str]:
    kinds = {".ftl", ".html", ".toml"}
    files = resource("texts", language).rglob("*")
    return [said(file) for file in files if file.suffix in kinds]


@cache
def written() -> frozenset[str]:
    """Every character that the program writes: format characters are, controls are not."""
    folders = [folder.name for folder in resource("texts").iterdir() if folder.is_dir()]
    texts = [text for name in folders if name not in SCRIPTS for text in texts_of(name)]
    texts += [said(file) for file in resource("rules").glob("*.toml")]
    for room in ROOMS:
        for file in (HOUSE / room).rglob("*.py"):
            if file.relative_to(HOUSE).as_posix() not in LOOKED_FOR:
                texts.append(literals(file))
    unseen = ("Cc", "Cs")
    return frozenset(c for c in "".join(texts) if unicodedata.category(c) not in unseen)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_a_face_has_every_character_that_is_written(qapp: QApplication, face: Path) -> None:
    """Else Qt takes another face of the machine, with other heights, or draws a box."""
    font = QRawFont(str(face), 16)
    assert {"A", "…", "\u200e"} <= written()
    # What a name may bring that is not seen is no reason for another face either.
    unseen = {chr(code) for code in (*range(0x200B, 0x2010), *range(0x2066, 0x206A), 0xFE0F)}
    wanted = written() | unseen | set(NAMES)
    missing = sorted(c for c in wanted if not font.supportsCharacter(ord(c)))
    assert not missing, [f"U+{ord(c):04X} {unicodedata.name(c, '')}" for c in missing]


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("face", ["Caprasimo", "Figtree", "Kalam", "Zilla Slab"])
def test_a_language_of_many_letters_is_written_in_our_faces(
    qapp: QApplication, face: str, language: str
) -> None:
    """On any machine: `build_fonts.py` takes in what is new. Rows are as high as ours alone."""
    before = speech()
    use(Speech(language))
    try:
        chain = families(face)
    finally:
        use(before)
    ours = {QRawFont(str(file), 100).familyName(): file for file in sorted(FONTS.glob("*.ttf"))}
    fonts = [QRawFont(str(ours[name]), 100) for name in chain if name in ours]
    assert len(fonts) >= 2
    assert chain[0].startswith("Zonk")
    letters = set("".join(texts_of(language))) | set("、。「」〜々〇")
    missing = {
        c for c in letters
        if unicodedata.category(c) != "Cc"
        and not any(font.supportsCharacter(ord(c)) for font in fonts)
    }  # fmt: skip
    assert not missing, sorted(missing)
    heights = {(round(font.ascent()), round(font.descent())) for font in fonts[:2]}
    assert len(heights) == 1 or face == "Zilla Slab", heights


@pytest.mark.parametrize("face", [PLEX, SLAB, HAND])
def test_latin_letters_are_as_wide_in_every_language(qapp: QApplication, face: str) -> None:
    """Beside a face of usual width Qt would stretch a narrow one."""
    before = speech()
    try:
        wide = set()
        for language in ("en", *SCRIPTS):
            use(Speech(language))
            wide.add(width("Wheaton-College:BLOADES", SheetType(face, 20, 600)))
    finally:
        use(before)
    assert len(wide) == 1, wide


@pytest.mark.parametrize(("language", "spaced"), [("en", True), ("he", False), ("ja", False)])
def test_only_letters_with_capitals_are_spaced(
    qapp: QApplication, language: str, spaced: bool
) -> None:
    """Readers of a PDF take spaced Hebrew letters for words."""
    before = speech()
    use(Speech(language))
    try:
        apart = width("START", SheetType(PLEX, 6, 600, 0.1)) > width(
            "START", SheetType(PLEX, 6, 600)
        )
    finally:
        use(before)
    assert apart is spaced


def test_a_name_of_another_script_is_of_one_face(qapp: QApplication) -> None:
    """The system's where it has one; else ours, on any Linux."""
    lend()
    for face in ("Caprasimo", "Figtree", "Kalam"):
        layout = QTextLayout("美咲", face_font(face))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        runs = layout.glyphRuns()
        assert len({run.rawFont().familyName() for run in runs}) == 1
        boxes = [glyph for run in runs for glyph in run.glyphIndexes() if not glyph]
        assert not boxes or sys.platform != "linux"
