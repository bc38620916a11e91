"""No sentence is left in the code: whatever people read comes from the language files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.sentences import Found, sentences

HOUSE = Path(__file__).parents[2] / "zonk_desktop"

#: Rooms in which no sentence is looked for, and why.
SILENT = {
    "engine": "knows no words: it reports by codes; what is left is said to programmers",
    "selftest": "a report for who packages the program, in English on every machine",
    "words": "what is wrong with the language files themselves",
    "console.py": "below the words: it prints what it is given",
    "resources.py": "below the words: there are no language files without resources",
}

#: Modules whose strings are no language, and why.
EXEMPT = {
    "cli/helping.py": "scripts of shells",
    "cli/grammar.py": "command lines as they are typed",
    "faces.py": "names of typefaces",
    "qt_start.py": "a line of Python",
    "odds/kept.py": "why a file of the cache is made again, for the log",
    "sheets/masthead.py": "the stamp of the sheet of 1983, as it is",
    "sheets/pdf_extras.py": "what a PDF lacks, for the log",
    "sheets/pdf_file.py": "what a PDF lacks, for the log",
    "sound/events.py": "why a kind of event makes no sound, for who reads the code",
    "stage/script.py": "why a kind of event has no beat, for who reads the code",
    "transcript/telling.py": "why a kind of event is not told, for who reads the code",
    "transcript/verbs.py": "statements as they are typed",
    "tray/shaders.py": "programs of the graphics card",
    "ui/rules/words.py": "where the sheets have a word on a knob: keys of their texts",
}

#: Strings that are no language either, and why.
AS_THEY_ARE = {
    "Block": "a name of a type",
    "Plan": "a name of a type",
    "Page": "a name of a type",
    "Cn": "a category of Unicode", "Co": "a category of Unicode",
    "Sk": "a category of Unicode", "So": "a category of Unicode",
    "DIAL IN": "a key of the rule set's texts",
    "# corrected, was:": "a comment of the format",
    "There is too little memory. What was written before stays as it is.\n": (
        "told where there is no memory to find words"
    ),
    "bar above": "a name of an object", "buttons below": "a name of an object",
    "Width": "a key of a PDF", "Height": "a key of a PDF",
    "player NAME": "a statement", "team NAME MEMBER MEMBER": "a statement",
    "Fusion": "a style of Qt's",
    "Letter": "the name of a paper",
    "Print": "Qt's own button, to be hidden",
    "Card": "a name under which the settings keep a panel",
    "Coach": "a name under which the settings keep a panel",
    "Hits": "a name under which the settings keep a panel",
    "Log": "a name under which the settings keep a panel",
    "Rules": "a name under which the settings keep a panel",
    "Score sheet": "a name under which the settings keep a panel",
    "Copies": "a class of dialogs, as help names it",
    "Told": "a name under which the settings keep a panel",
    "zonk-desktop rules wheaton --knobs": "a command",
    "rules check": "a command", "games export": "a command", "games import": "a command",
    "games read": "a command",
    "zonk-desktop {}": "the program's name and version",
    "Roaming": "a folder of the system’s",
    "Application Support": "a folder of the system’s",
    "Library": "a folder of the system’s",
    "a seed has {} bytes": "a fault of the program’s own, for the log",
    "no such speed: {}": "a fault of the program’s own, for the log",
    "as many faces as dice, and one at least": "a fault of the program’s own, for the log",
    "the tray was stopped": "a fault of the program’s own, for the log",
    "all pictures of an animation have one size": "a fault of the program’s own, for the log",
    "OpenGL says 0x{}": "the number of a fault of OpenGL’s",
    "connection broke": "what Qt says where its screen is gone",
    "gdi generic": "a name of a driver",
    "software rasterizer": "a name of a driver",
    "Frame": "a name in a program of the graphics card",
    "Ears": "a name of a type",
    "option {}: {}": "a word of the command line, and a sentence",
    "players: {}": "a word of the command line, and a sentence",
    "{}: knobs.{}": "a file, a key and a sentence",
}  # fmt: skip


def standing(room: str) -> list[tuple[str, Found]]:
    """The sentences in a room's code."""
    place = HOUSE / room
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [
        (file.relative_to(HOUSE).as_posix(), found)
        for file in files
        if file.relative_to(HOUSE).as_posix() not in EXEMPT
        for found in sentences(file)
        if found.text not in AS_THEY_ARE
    ]


def rooms() -> list[str]:
    """Every room and module of the house; the window's rooms one by one."""
    found = []
    for place in sorted(HOUSE.iterdir()):
        inner = [place / one.name for one in sorted(place.iterdir())] if place.name == "ui" else []
        found += [f"ui/{one.name}" for one in inner] or [place.name]
    return [room for room in found if not room.startswith(("_", "ui/_")) and room != "py.typed"]


@pytest.mark.parametrize("room", [room for room in rooms() if room not in SILENT])
def test_no_sentence_is_left_in_the_code(room: str) -> None:
    told = "\n".join(f"{file}:{one.line}: {one.text!r}" for file, one in standing(room))
    assert not told, f"give these a message (docs/translating.md):\n{told}"


def test_exemptions_are_still_needed() -> None:
    assert all((HOUSE / file).is_file() for file in EXEMPT)
    assert set(SILENT) <= set(rooms())


def test_what_a_sentence_is(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(
        '"""A docstring is none."""\n'
        "LABEL = QLabel('Points')\n"
        "TOLD = f'{name} has the dice.'\n"
        "NOTE = say('table-note-dare')\n"
        "LOOK = setStyleSheet('color: red; border: none')\n"
        "KEY = 'some-key'\n",
        "utf-8",
    )
    assert [found.text for found in sentences(file)] == ["Points", "{} has the dice."]
