"""No sentence is left in the code of rooms that speak to people; some wait, and grow fewer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.sentences import Found, sentences

HOUSE = Path(__file__).parents[2] / "zonk_desktop"

#: Rooms of the house, and how many sentences still stand in the code of each. Zero, once reached,
#: is kept; the others may only shrink.
WAITING = {
    "app.py": 0,
    "archive": 130,
    "cli": 0,
    "fairness": 1,
    "live": 0,
    "rulebook": 114,
    "session": 0,
    "sheets": 0,
    "sound": 0,
    "stage": 0,
    "terminal": 0,
    "transcript": 0,
    "tray": 37,
    "ui/end": 0,
    "ui/kit": 0,
    "ui/new_game": 0,
    "ui/paper": 0,
    "ui/review": 0,
    "ui/rules": 0,
    "ui/sheet": 0,
    "ui/start": 0,
    "ui/table": 0,
    "ui/window": 0,
    "ui/zonk_file": 0,
}

#: Modules whose strings are no language, and why.
EXEMPT = {
    "cli/completions.py": "scripts of shells",
    "cli/grammar.py": "command lines as they are typed",
    "cli/manual.py": "the manual page: a language of its own (man) has a page for each language",
    "sheets/bus.py": "the stamp of the sheet of 1983, as it is",
    "sheets/pdf_extras.py": "what a PDF lacks, for the log",
    "sheets/pdf_file.py": "what a PDF lacks, for the log",
    "sound/events.py": "why a kind of event makes no sound, for who reads the code",
    "stage/script.py": "why a kind of event has no beat, for who reads the code",
    "transcript/telling.py": "why a kind of event is not told, for who reads the code",
    "transcript/verbs.py": "statements as they are typed",
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
    "# corrected, was: ": "a comment of the format",
    "player NAME": "a statement", "team NAME MEMBER MEMBER": "a statement",
    "Fusion": "a style of Qt's",
    "Letter": "the name of a paper",
    "Print": "Qt's own button, to be hidden",
    "Hits": "a name under which the settings keep a panel",
    "Log": "a name under which the settings keep a panel",
    "Rules": "a name under which the settings keep a panel",
    "Score sheet": "a name under which the settings keep a panel",
    "ZONK DICE SHA256 {} SEED {}": "what a machine reads off the code on paper",
    "rules check": "a command", "games export": "a command", "games import": "a command",
    "zonk-desktop {}": "the program's name and version",
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


@pytest.mark.parametrize("room", WAITING)
def test_no_sentence_is_left_in_the_code(room: str) -> None:
    found = standing(room)
    told = "\n".join(f"{file}:{one.line}: {one.text!r}" for file, one in found)
    assert len(found) <= WAITING[room], f"give these a message (docs/translating.md):\n{told}"


@pytest.mark.parametrize("room", [room for room, count in WAITING.items() if count])
def test_the_number_of_those_that_wait_is_true(room: str) -> None:
    """Whoever moves sentences into messages lowers the number, so that none comes back."""
    assert len(standing(room)) > WAITING[room] - 10


def test_every_room_of_the_window_is_counted() -> None:
    rooms = {f"ui/{place.name}" for place in (HOUSE / "ui").iterdir() if place.is_dir()}
    assert {room for room in rooms if "__" not in room} <= set(WAITING)


def test_exemptions_are_still_needed() -> None:
    assert all((HOUSE / file).is_file() for file in EXEMPT)


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
