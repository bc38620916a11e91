"""What stands in the file of a sheet beside its ink, read back by the tools of readers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from itertools import pairwise
from pathlib import Path

import pytest

from tests.sheets import games
from tests.sheets.pdfs import (
    BUNDLED,
    document,
    fonts,
    info,
    needs_poppler,
    run,
    text,
    words,
    written,
)
from tests.sheets.test_keepsake import kept, played
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import pdf
from zonk_desktop.sheets.canvas import Notes
from zonk_desktop.sheets.content import EntryKind
from zonk_desktop.sheets.job import JobSide
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.pdf_extras import completed
from zonk_desktop.sheets.pdf_file import OddPdf, PdfFile

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]


def structure(file: Path) -> list[str]:
    """The parts of a document, each with its text, as readers see them."""
    return run("pdfinfo", "-struct-text", str(file)).decode().splitlines()


def streams(data: bytes) -> list[bytes]:
    """Everything packed in a file, unpacked."""
    found = []
    for match in re.finditer(rb"/Length (\d+) >>\nstream\n", data):
        packed = data[match.end() : match.end() + int(match[1])]
        head = data[data.rfind(b"<<", 0, match.start()) : match.end()]
        found.append(zlib.decompress(packed) if b"FlateDecode" in head else packed)
    return found


def test_language_title_and_outline(tmp_path: Path) -> None:
    file = tmp_path / "blank.pdf"
    laid = written(document.blank(preset("lets-play-zonk"), 8), file)
    data = file.read_bytes()
    assert b"/Lang (en)" in data
    assert b"/DisplayDocTitle true" in data
    titles = [
        bytes.fromhex(found.decode())[2:].decode("utf-16-be")
        for found in re.findall(rb"/Title <(feff[0-9a-f]+)> /Parent", data)
    ]
    assert titles == [laid.headed(page) for page in laid.pages]
    assert titles[0].startswith("Rounds 1 to ")
    assert titles[-1] == "The rules"
    # Readers find all of it: pages, title, and the outline as a tree.
    assert int(info(file)["Pages"]) == len(laid.pages)
    assert "Zonk" in info(file)["Title"]
    assert run("pdftotext", str(file), "-")


def test_one_page_needs_no_outline(tmp_path: Path) -> None:
    file = tmp_path / "blank.pdf"
    written(document.blank(preset("original-1978"), 4), file)
    assert b"/Outlines" not in file.read_bytes()
    assert b"/Lang (en)" in file.read_bytes()


def test_the_same_bytes_for_the_same_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reproducible where SOURCE_DATE_EPOCH gives the date; another sheet has another name."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1016041440")
    laid = plan(kept(played("wheaton", 4, 1))[0])
    first, second = pdf.pages(laid), pdf.pages(laid)
    assert first == second
    assert b"(D:20020313174400Z)" in first
    assert b"<xmp:CreateDate>2002-03-13T17:44:00+00:00<" in first
    other = pdf.pages(plan(document.blank(preset("wheaton"), 4)))
    name = re.compile(rb"uuid:([0-9a-f-]{36})")
    found, others = name.search(first), name.search(other)
    assert found is not None
    assert others is not None
    assert found[1] != others[1]
    assert found[1].replace(b"-", b"") in first.rpartition(b"/ID")[2]


@pytest.mark.parametrize("given", ["", "soon", "9" * 30])
def test_a_date_that_is_none_is_the_present(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    assert pdf.pages(plan(document.blank(preset("wheaton"), 4))).startswith(b"%PDF")


def test_a_file_of_another_kind_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Drawn once more, without notes among the drawing: all of it can be read."""
    with pytest.raises(OddPdf):
        completed(b"%PDF-2.0\n", Notes(), "a sheet", ["a page"], {})

    def odd(*_: object) -> bytes:
        raise OddPdf("as another Qt writes it")

    monkeypatch.setattr(pdf, "completed", odd)
    file = tmp_path / "plain.pdf"
    written(document.blank(preset("wheaton"), 4), file)
    assert "What scores" in text(file)
    contents = PdfFile(file.read_bytes())
    for number in contents.objects:
        if b"/Length" in contents.objects[number]:
            assert b"-900000" not in contents.stream(number)


def test_a_file_as_qt_writes_it_says_what_it_is(tmp_path: Path) -> None:
    """Of a version that has all that is added to it."""
    laid = plan(document.blank(preset("wheaton"), 4))
    file = tmp_path / "plain.pdf"
    file.write_bytes(pdf.whole(pdf.drawn([JobSide(laid, 0)], None)))
    assert file.read_bytes().startswith(b"%PDF-1.6\n")
    about = info(file)
    assert about["Title"] == laid.sheet.name
    assert (about["Author"], about["Creator"]) == ("Zonk Desktop", "Zonk Desktop score sheets")
    assert about["Pages"] == "1"


@pytest.mark.parametrize("cut", [0.2, 0.5, 0.9, 0.999])
def test_no_half_file_is_taken(cut: float) -> None:
    notes = Notes()
    laid = plan(document.blank(preset("wheaton"), 4))
    whole = pdf.whole(pdf.drawn([JobSide(laid, 0)], notes))
    completed(whole, notes, "a sheet", ["a page"], {})
    with pytest.raises(OddPdf):
        PdfFile(whole[: int(len(whole) * cut)])
    # One note more than was drawn.
    notes.codes.append(b"EMC\n")
    with pytest.raises(OddPdf):
        completed(whole, notes, "a sheet", ["a page"], {})


def test_the_same_bytes_in_two_processes() -> None:
    program = (
        "import sys; from zonk_desktop.sheets import command, document, pdf;"
        "from zonk_desktop.sheets.layout import plan; from tests.sheets import games;"
        "command.application();"
        "sheet = document.of_game(games.finished('wheaton', 4));"
        "sys.stdout.buffer.write(pdf.pages(plan(sheet)))"
    )
    got = []
    for seed in ("1", "2"):
        env = {**os.environ, "SOURCE_DATE_EPOCH": "1016041440", "PYTHONHASHSEED": seed}
        found = subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, check=True, timeout=200
        )
        got.append(found.stdout)
    assert got[0] == got[1]
    assert len(got[0]) > 20_000


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=[] if key in {"wheaton", "magic-bus-1983"} else pytest.mark.full)
        for key in PRESETS
    ],
)
def test_it_is_read_in_order_and_as_what_it_is(key: str, tmp_path: Path) -> None:
    """Title, fields, table by rows, legend, rules: headings and cells, not only letters."""
    file = tmp_path / "tagged.pdf"
    sheet, _ = kept(played(key, 4, 1))
    written(sheet, file)
    assert info(file)["Tagged"] == "yes"
    lines = structure(file)
    kinds = [line.split()[0].rstrip(":") for line in lines if line.strip()[:1].isupper()]
    assert kinds[:2] == ["Document", "H1"]
    assert {"Table", "TR", "TH", "TD", "H2", "P", "Figure"} <= set(kinds)
    # The rows of the table hold what the sheet holds, in the order of the seats.
    rows = "\n".join(lines).split("TR\n")
    for column in sheet.columns:
        assert f'"{column.name}' in rows[1]
    heads = 3 if "TOTAL" in rows[2] else 2
    for line, row in zip(sheet.lines[:8], rows[heads:], strict=False):
        shown = [entry for entry in line.entries if entry.kind is EntryKind.TOTAL and entry.text]
        places = [row.find(f'"{entry.text}') for entry in shown if not entry.left]
        assert -1 not in places
        assert f'"{line.number}"' in row


def test_every_row_of_a_table_has_as_many_cells(tmp_path: Path) -> None:
    file = tmp_path / "tagged.pdf"
    for sheet in (document.blank(preset("wheaton"), 5), kept(played("insta-bong", 4, 1))[0]):
        written(sheet, file)
        tables: list[list[int]] = []
        for line in structure(file):
            word = line.strip().split(" ")[0].rstrip(":")
            if word == "Table":
                tables.append([])
            elif word == "TR":
                tables[-1].append(0)
            elif word in {"TH", "TD"}:
                tables[-1][-1] += 1
        assert tables
        for rows in tables:
            assert len(set(rows)) == 1, rows


def test_a_mark_is_kept_once_however_often_it_is_shown(tmp_path: Path) -> None:
    """Fourteen pages of twelve players stay small."""
    laid = plan(document.of_game(games.long_game("wheaton", 12, 300)))
    assert len(laid.pages) == 14
    data = pdf.pages(laid)
    assert len(data) < 600_000
    drawn = b"".join(streams(data))
    assert drawn.count(b" Do Q") > 1000
    assert data.count(b"/Subtype /Form") < 20


def test_signs_and_scripts_are_real_text(tmp_path: Path) -> None:
    names = ("שרה לוי", "مرحبا علي", "Łódź", "Донаудамп")
    file = tmp_path / "names.pdf"
    written(document.blank(preset("lets-play-zonk"), 4, names), file)
    said = run("pdftotext", str(file), "-").decode()
    for name in names:
        assert name in said


def test_a_picture_of_a_sign_has_its_sign_as_text(tmp_path: Path) -> None:
    file = tmp_path / "names.pdf"
    name = "Anna \U0001f600\U0001f44d\U0001f3fd"
    written(document.blank(preset("lets-play-zonk"), 2, (name,)), file)
    assert name in text(file)


@pytest.mark.parametrize("key", PRESETS)
def test_it_is_made_to_be_kept(key: str, tmp_path: Path) -> None:
    """The points of PDF/A-2u that can be looked at without its validator."""
    file = tmp_path / "kept.pdf"
    written(kept(played(key, 4, 1))[0], file)
    data = file.read_bytes()
    assert b"<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>U<" in data
    assert b"/S /GTS_PDFA1" in data
    assert any(stream[36:40] == b"acsp" and stream[16:20] == b"RGB " for stream in streams(data))
    assert all(embedded for _, embedded in fonts(file))
    assert {family for family, _ in fonts(file)} <= BUNDLED
    # The name of a subset is the same at all places.
    names = re.findall(rb"/(?:BaseFont|FontName) /(\S+)", data)
    assert all(name[6:7] == b"+" for name in names)
    assert len(set(names)) == len(names) / 3
    for banned in (b"/Encrypt", b"/JavaScript", b"/Interpolate true", b"/CIDSet", b"/LZWDecode"):
        assert banned not in data
    drawn = b"".join(streams(data))
    assert b"CMYK cs" not in drawn
    # Every shape that is shown has a letter.
    for table in streams(data):
        if b"beginbfrange" in table:
            assert b"<0000>" not in table.partition(b"beginbfrange")[2]


def test_a_shape_without_a_letter_is_not_called_fit_to_be_kept() -> None:
    notes = Notes()
    laid = plan(document.blank(preset("wheaton"), 2))
    data = pdf.whole(pdf.drawn([JobSide(laid, 0)], notes))
    for letters, kept_ in ((data, True), (data.replace(b"<0061>", b"<0000>"), False)):
        assert (b"pdfaid:part" in completed(letters, notes, "a sheet", [], {})) is kept_


@pytest.mark.parametrize("key", PRESETS)
def test_words_of_a_headline_stand_apart(key: str, tmp_path: Path) -> None:
    """There is no space in a PDF, only a gap: readers take one below a fifth of the size for none.

    The title was once copied as "Let'sPlayZonk".
    """
    file = tmp_path / "blank.pdf"
    sheet = document.blank(preset(key), 4)
    written(sheet, file)
    found = words(file)
    heads = {*pairwise(sheet.style.title.split()), ("What", "scores"), ("The", "end")}
    seen = set()
    for one, two in pairwise(found):
        if (one.said, two.said) in heads and one.top == two.top and one.bottom == two.bottom:
            seen.add((one.said, two.said))
            # The box of a word in these letters is 1.2 times their size.
            assert two.left - one.right > 0.2 * (one.bottom - one.top) / 1.2, one.said
    assert seen == heads


@pytest.mark.parametrize("key", ["insta-bong", "wheaton"])
def test_figures_of_one_cell_are_not_read_as_one(key: str, tmp_path: Path) -> None:
    """Total, turn and hits stand in one cell: who hears the table hears them one by one."""
    file = tmp_path / "sheet.pdf"
    written(document.of_game(games.finished(key, 3)), file)
    seen = set(text(file).split())
    heard = {
        word
        for line in structure(file)
        if line.strip().startswith('"')
        for word in line.strip().strip('"').split()
    }
    assert len(heard) > 60
    # A word of two rows of letters, such as a long name, may be heard in one piece.
    assert not {word for word in heard - seen if re.search(r"\d\d", word)}
