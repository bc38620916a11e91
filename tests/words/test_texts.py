"""What `dev.py texts` finds in the texts of a language, and that ours are without a slip."""

from __future__ import annotations

import ast
import importlib
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax.ast import TextElement

from tests.rule_marks import ROOT
from tests.words.files import messages, parts
from zonk_desktop.resources import resource
from zonk_desktop.words.speech import Speech, languages

ENGLISH = ROOT / "resources" / "texts" / "en"
#: Figures of formats and measures, which no language writes in its own way.
FORMATS = frozenset(
    ["archive/figures.py", "sheets/pdf_text.py", "sheets/canvas.py", "ui/kit/export.py"]
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


def _spoilt(texts: ModuleType, folder: Path, language: str, file: str, old: str, new: str) -> str:
    """What is found in a copy of English under another name, with this change in a file of it."""
    for name in ("en", language):
        (folder / name).mkdir()
        for each in {"general.ftl", "about.html", "first-steps.html", "keyboard.html", file}:
            shutil.copy(ENGLISH / each, folder / name)
    own = folder / language
    said = (own / file).read_text("utf-8")
    assert old in said
    (own / file).write_text(said.replace(old, new, 1), "utf-8")
    return "\n".join(str(slip) for slip in texts.slips(language, folder) if file in slip.where)


#: A change in a file of a language, and what is told of it.
SLIPS = [
    ("seat.ftl", "seat-go-on = Go on", "seat-not-asked = x", "seat-not-asked: nobody asks for it"),
    ("seat.ftl", "seat-go-on = Go on", "", "en/seat.ftl:29: seat-go-on: is missing in de/seat.ftl"),
    ("seat.ftl", "= Go on", "= { $strange }", "seat-go-on: English has no $strange"),
    ("seat.ftl", "= Go on", "= { NUMBER(2) }", "seat-go-on: NUMBER(): functions do not work here"),
    ("seat.ftl", "= Go on", "= { no", "cannot be read, and is said in English"),
    ("seat.ftl", "= Go on", "= { cli-no-memory }",
     "seat-go-on: names cli-no-memory, which is neither here nor in general.ftl"),
    ("seat.ftl", "= Go on", "= A\nseat-go-on = B", "seat-go-on: stands there twice"),
    ("seat.ftl", "[nobody]", "[niemand]", "$who is never [niemand]"),
    ("seat.ftl", "[she] she", "[sie] sie", "$gender is never [sie]"),
    ("seat.ftl", "= Go on", "= So geht es mit allen weiter", "27 letters wide, English 5"),
    ("seat.ftl", "{ $why }", "x", "seat-why: leaves out $why"),
    ("cli.ftl", "= zonk-desktop:", "= Programm:", "must stay as it is: zonk-desktop"),
    ("cli.ftl", "FILE", "DATEI", "must stay as it is: FILE"),
    ("about.html", "{version}", "1", "the whole page: must stay as it is: {version}"),
    ("first-steps.html", '<a name="miss">', '<a name="fehl">', '<a name="miss">: 0 times'),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "told"), SLIPS)
def test_each_kind_of_slip_is_found_with_its_place(
    texts: ModuleType, tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    found = _spoilt(texts, tmp_path, "de", file, old, new)
    assert told in found
    assert re.search(r"\.(ftl|html):?\d*: ", found)


def test_texts_of_sheets_are_held_to_the_english_ones(texts: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "de" / "rules"
    folder.mkdir(parents=True)
    (folder / "wheaton.toml").write_text(
        'portrait = "Fünf Würfel"\nname = "Unser"\n[hit.square]\ntitle = "Auf dem Quadrat"\n',
        "utf-8",
    )
    (folder / "insta-bong.toml").write_text("this is no TOML", "utf-8")
    found = [str(slip) for slip in texts.rules("de", folder)]
    assert "de/rules/wheaton.toml:2: name: is no text of this sheet" in found
    assert any("de/rules/insta-bong.toml: the whole file: cannot be read" in one for one in found)
    assert "de/rules/lets-play-zonk.toml: the whole file: is missing" in found
    missing = [one for one in found if "is missing in de/rules/wheaton.toml" in one]
    assert missing
    assert not any("portrait" in one or "hit.square.title" in one for one in missing)


def test_forms_of_number_are_those_of_the_language(texts: ModuleType, tmp_path: Path) -> None:
    for language in ("en", "pl", "ja"):
        (tmp_path / language).mkdir()
        shutil.copy(ENGLISH / "general.ftl", tmp_path / language)
    found = [str(slip) for slip in texts.slips("pl", tmp_path)]
    assert any("dice-counted: lacks the form [few, many]" in one for one in found)
    found = [str(slip) for slip in texts.slips("ja", tmp_path)]
    assert any("dice-counted: this language has no form [one]" in one for one in found)


def test_a_slip_silences_its_message_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "de"
    own.mkdir()
    (own / "general.ftl").write_text("decimal-sign = ,\nlist-last = { no\n", "utf-8")
    (own / "event.ftl").write_text(
        "event-winner = { $name } gewinnt.\nevent-hits = { no\nevent-kept = { own-helper }\n"
        "own-helper = Behalten\nevent-royale = { nowhere }\nevent-halftime = { event-halftime }\n",
        "utf-8",
    )  # fmt: skip
    speak = Speech("de", folder=tmp_path)
    assert speak.say("event-winner", name="Ann") == "Ann gewinnt."
    assert speak.say("event-hits", name="Ann", hits=2) == "Ann gets 2 hits."
    # A helper of the language's own, which English does not have.
    assert speak.say("event-kept", name="Ann", value=50) == "Behalten"
    assert speak.say("event-royale", value=900) == "The Royale is worth 900."
    assert speak.say("event-halftime") == "Halftime Show."
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


#: Figures as somebody types them: statements, words to be found by, a key of a file, a day, a port.
TYPED = re.compile(
    "verb-write-.+|knob-search-.+|package-keywords|rulebook-key-is-total|transcript-is-no-time|"
    "cli-option-on"
)
#: Four figures and more that nothing parts, but for years; three behind whatever parts them.
BARE = r"(?<![\da-z.,:])(?!(?:19|20)\d\d(?!\d))[1-9]\d{3,}"
PARTED = r"(?<![\d.,])[1-9]\d{0,2}([.,\u0020\u00a0\u202f])(?=\d{3}(?!\d))"


def _texts_of(table: object) -> Iterator[str]:
    """The texts of a rule file."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict | list):
        for one in table.values() if isinstance(table, dict) else table:
            yield from _texts_of(one)


@pytest.mark.parametrize("language", languages())
def test_a_figure_in_a_text_is_parted_as_the_language_parts_them(language: str) -> None:
    own = ROOT / "resources" / "texts" / language
    said = {
        name: "".join(str(node.value) for node in parts(one) if isinstance(node, TextElement))
        for name, one in messages(language).items()
        if not TYPED.fullmatch(name)
    }
    said |= {page.name: page.read_text("utf-8") for page in own.glob("*.html")}
    rules = resource("rules") if language == "en" else own / "rules"
    for sheet in rules.glob("*.toml"):
        said[sheet.name] = "\n".join(_texts_of(tomllib.loads(sheet.read_text("utf-8"))))
    sign = Speech(language).sign("group-separator")
    wrong = {
        name: [*re.findall(BARE, text), *(x for x in re.findall(PARTED, text) if x != sign)]
        for name, text in said.items()
    }
    assert not {name: found for name, found in wrong.items() if found}
    assert re.findall(BARE, "from 9950 or 12000") == ["9950", "12000"]


#: What a stranger stopped at, on a button or at the foot of paper.
PUZZLING = (
    "They lie there\n", "Leave it\n", "Always free in", "none lost", "no turn here", "dialled in",
    "Mute or not", "nobody is consoled", "grow by integrity", "keep what is automatic",
    "eave what scores",
)  # fmt: skip
#: The same in other languages: that nobody is beaten, or that what scores is left behind.
PUZZLING_ELSEWHERE = {
    "de": ("keins verloren", "abends immer Zeit", "durch Integrität", "getröstet wird"),
    "es": ("deja lo que", "Deja lo que", "libres por la noche", "por integridad", "lo automático"),
    "fr": ("aucune perdue", "libres le soir", "par intégrité", "est consolé"),
    "he": ("משאירים מה שמזכה", "פנויים בערב", "ביושרה,"),
    "it": ("ascia ciò che", "lasci ciò che", "nessuna persa", "liberi la sera", "per integrità,"),
    "ja": ("いつでも来てくれる", "インテグリティで増える"),
    "nl": ("aat liggen wat telt", "altijd vrij", "door integriteit", "troost is er"),
    "pl": ("zawsze wolni", "przez integralność,", "dostaje pocieszenia"),
    "pt-BR": ("eixe o que pontua", "nenhum perdido", "livres à noite", "por integridade"),
    "sv": ("lediga om kvällen", "genom integritet", "ingen tröstas"),
    "uk": ("завжди вільні", "ростуть із цілісності", "не втішають"),
    "zh-CN": ("一局不丢", "晚上总有空", "谁也没有安慰"),
}


def test_no_language_puzzles_a_stranger() -> None:
    files = *ENGLISH.rglob("*.ftl"), *resource("rules").glob("*.toml")
    texts = "".join(file.read_text("utf-8") for file in files)
    assert "Computer players" in texts
    assert not [words for words in PUZZLING if words in texts]
    for language, puzzling in PUZZLING_ELSEWHERE.items():
        own = ENGLISH.parent / language
        texts = "".join(
            path.read_text("utf-8") for path in own.rglob("*") if path.suffix in {".ftl", ".toml"}
        )
        assert not [words for words in puzzling if words in texts], language
    assert {"en", *PUZZLING_ELSEWHERE} == set(languages())
