"""What `dev.py texts` finds in the texts of a language, and that ours are without a slip."""

from __future__ import annotations

import ast
import importlib
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.rule_marks import ROOT
from zonk_desktop.words.speech import Speech, languages

ENGLISH = ROOT / "resources" / "texts" / "en"
#: Figures of formats and measures, which no language writes in its own way.
FORMATS = frozenset(
    ["archive/figures.py", "sheets/pdf_text.py", "sheets/tags.py", "ui/kit/export.py"]
)
#: Rooms that say nothing, or only to whoever keeps the program.
SILENT = frozenset(["engine", "odds", "selftest", "sound", "tray", "words"])


@pytest.fixture(scope="module")
def texts() -> ModuleType:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        return importlib.import_module("texts")
    finally:
        sys.path.remove(str(ROOT / "packaging"))


@pytest.mark.parametrize("language", languages())
def test_the_texts_of_a_language_have_no_slip(texts: ModuleType, language: str) -> None:
    assert not [str(slip) for slip in texts.slips(language) if slip.bad]


def _spoilt(texts: ModuleType, folder: Path, language: str, *changes: tuple[str, str]) -> list[str]:
    """What is found in a copy of English under another name, with these changes in `cli`."""
    shutil.copytree(ENGLISH, folder / "en")
    shutil.copytree(ENGLISH, folder / language)
    file = folder / language / "cli.ftl"
    said = file.read_text("utf-8")
    for old, new in changes:
        assert old in said
        said = said.replace(old, new, 1)
    file.write_text(said, "utf-8")
    found = texts.slips(language, folder)
    return [f"{slip.name}: {slip.what}" for slip in found if slip.bad and "cli.ftl" in slip.where]


def test_each_kind_of_slip_is_found(texts: ModuleType, tmp_path: Path) -> None:
    shutil.copytree(ENGLISH, tmp_path / "plain")
    first = (ENGLISH / "cli.ftl").read_text("utf-8")
    message = next(line for line in first.splitlines() if line.startswith("cli-"))
    name = message.split(" =")[0]
    for number, (said, told) in enumerate((
        ("cli-not-asked-for = x", "nobody asks for it"),
        (f"{name} = { '{ $strange }' }", "English has no $strange"),
        (f"{name} = {{ NUMBER($hits) }}", "NUMBER(): functions do not work here"),
        (f"{name} = {{ no", "cannot be read"),
        ("", f"{name}: is missing"),
    )):  # fmt: skip
        found = _spoilt(texts, tmp_path / str(number), "de", (message, said))
        assert any(told in one for one in found), (said, found)


def test_forms_of_number_are_those_of_the_language(texts: ModuleType, tmp_path: Path) -> None:
    shutil.copytree(ENGLISH, tmp_path / "en")
    shutil.copytree(ENGLISH, tmp_path / "pl")
    found = [str(slip) for slip in texts.slips("pl", tmp_path)]
    assert any("dice-counted: lacks the form [few, many]" in one for one in found)
    shutil.copytree(ENGLISH, tmp_path / "ja")
    found = [str(slip) for slip in texts.slips("ja", tmp_path)]
    assert any("dice-counted: this language has no form [one]" in one for one in found)


def test_options_and_words_of_the_sheets_stay(texts: ModuleType, tmp_path: Path) -> None:
    found = _spoilt(texts, tmp_path, "de", ("= zonk-desktop:", "= Zonk-Programm:"))
    assert any("must stay as it is: zonk-desktop" in one for one in found)


def test_a_slip_silences_its_message_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "de"
    own.mkdir()
    (own / "general.ftl").write_text("decimal-sign = ,\nlist-last = { no\n", "utf-8")
    (own / "event.ftl").write_text(
        "event-winner = { $name } gewinnt.\nevent-hits = { no\nevent-kept = { own-helper }\n"
        "own-helper = Behalten\n", "utf-8"
    )  # fmt: skip
    speak = Speech("de", folder=tmp_path)
    assert speak.say("event-winner", name="Ann") == "Ann gewinnt."
    assert speak.say("event-hits", name="Ann", hits=2) == "Ann gets 2 hits."
    # A helper of the language's own, which English does not have.
    assert speak.say("event-kept", name="Ann", value=50) == "Behalten"
    assert speak.figure(1234.5, 1) == "1,234,5"
    assert speak.listed(["a", "b"]) == "a, b"
    assert "cannot be read" in capsys.readouterr().err


def test_no_figure_is_written_in_the_english_way() -> None:
    """Tenths, thousands and per cent are written by `words`: each language has its own signs."""
    root = ROOT / "zonk_desktop"
    wrong = []
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root).as_posix()
        if place in FORMATS or place.split("/")[0] in SILENT:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
                spec = ast.unparse(node.format_spec)
                if any(
                    sign in spec for sign in (",", ".0f", ".1f", ".2f", ".3f", "0%", "1%", "2%")
                ):
                    wrong.append(f"{place}:{node.lineno} {spec}")
    assert not wrong
