"""A whole file by hand, as Qt would write it, and all that is added to it."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping

import pytest

from tests.sheets.test_pdf_file import file, read
from zonk_desktop.sheets import pdf_extras
from zonk_desktop.sheets.canvas import Notes, PdfPart
from zonk_desktop.sheets.pdf_extras import completed
from zonk_desktop.sheets.pdf_file import OddPdf, PdfFile

pytestmark = pytest.mark.usefixtures("qapp")


def note(number: int) -> bytes:
    """As Qt writes what `Notes` draws."""
    return b"-900000 %d m\n-900000 %d l\n-900001 %d l\n-900000 %d l\nh\nf\n" % (
        number, number + 1, number, number,
    )  # fmt: skip


def stream(data: bytes) -> bytes:
    return b"<< /Length %d >>\nstream\n%s\nendstream\n" % (len(data), data)


def letters(*rows: bytes) -> bytes:
    table = b"%d beginbfrange\n%s\nendbfrange\n" % (len(rows), b"\n".join(rows))
    return stream(b"<0000> <FFFF>\n" + table)


FIRST = b"/CSp cs\n" + note(0) + b"1 2 3 4 re f\n" + note(1)
SECOND = note(2) + b"/GSa gs\n"
OBJECTS = {
    2: b"<<\n/Type /Catalog\n/Pages 3 0 R\n/Metadata 9 0 R\n>>\n",
    3: b"<<\n/Type /Pages\n/Kids \n[\n4 0 R\n5 0 R\n]\n/Count 2\n>>\n",
    4: b"<<\n/Type /Page\n/Contents 6 0 R\n/Resources 10 0 R\n>>\n",
    5: b"<<\n/Type /Page\n/Contents 7 0 R\n/Resources 11 0 R\n>>\n",
    6: stream(FIRST), 7: stream(SECOND), 8: b"<<\n/Title (x)\n>>\n", 9: stream(b"<x/>"),
    10: b"<<\n/ColorSpace <<\n/CSp 12 0 R\n/CSq 12 0 R\n>>\n/XObject <<\n>>\n"
        b"/Font << /F 13 0 R >>\n>>\n",
    11: b"<<\n/ExtGState <<\n/GSa 12 0 R\n/GSb 12 0 R\n>>\n/XObject <<\n>>\n>>\n",
    12: b"(colour)\n",
    13: b"<<\n/BaseFont /QAAAAA+Plex\n/DescendantFonts [14 0 R]\n/ToUnicode 16 0 R\n>>\n",
    14: b"<<\n/BaseFont /QBBBBB+Plex\n/FontDescriptor 15 0 R\n>>\n",
    15: b"<<\n/FontName /QCCCCC+Plex\n/CIDSet 17 0 R\n/Flags 4\n>>\n",
    16: letters(b"<0000> <0000> <0000>", b"<0001> <0001> <0009>", b"<0002> <0003> <0041>"),
    17: stream(b"all of it"),
}  # fmt: skip


def notes() -> Notes:
    """Two pages: a heading with a mark on the first, a picture of two pieces over both."""
    found = Notes()
    found.codes = [b"BEGIN\n", b"END\n", b"BOTH\n"]
    found.marks = {"square": b"Mk0"}
    found.pieces = [2, 1]
    head, picture = PdfPart("H1"), PdfPart("Figure", "a <die>")
    found.root.kids = [head, picture]
    head.kids, picture.kids = [(0, 0)], [(0, 1), (1, 0)]
    return found


def made(
    objects: Mapping[int, bytes] = OBJECTS, said: Notes | None = None,
    files: Mapping[str, str] | None = None,
) -> dict[int, bytes]:  # fmt: skip
    data = completed(file(objects), said or notes(), "A & B", ["one", "two"], files or {})
    root, info = re.findall(rb"/Root (\d+) 0 R /Info (\d+) 0 R /ID", data)[-1]
    assert (root, info) == (
        b"1",
        b"%d" % next(n for n, body in read(data).items() if TITLE in body),
    )
    return read(data)


TITLE = b"/Title <feff%s>\n" % "A & B".encode("utf-16-be").hex().encode()


def one(objects: Mapping[int, bytes], sign: bytes) -> bytes:
    """The only object with this in it."""
    (found,) = (body for body in objects.values() if sign in body)
    return found


def named(objects: Mapping[int, bytes], body: bytes, name: str) -> bytes:
    """The object behind a name of another."""
    found = re.search(rb"/%s \[?(\d+) 0 R" % name.encode(), body)
    assert found is not None, name
    return objects[int(found[1])]


def opened(body: bytes) -> bytes:
    head, _, data = body.partition(b"stream\n")
    length = re.search(rb"/Length (\d+)", head)
    assert length is not None
    held = data[: int(length[1])]
    return zlib.decompress(held) if b"/FlateDecode" in head else held


@pytest.fixture(autouse=True)
def long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1016041440")


def test_notes_become_what_they_stand_for_and_marks_are_kept_once() -> None:
    found = made()
    pages = sorted((body for body in found.values() if b"/Type /Page\n" in body),
                   key=lambda body: b"/StructParents 1" in body)  # fmt: skip
    assert [b"/StructParents %d\n/Tabs /S\n" % n in page for n, page in enumerate(pages)] == [
        True, True,
    ]  # fmt: skip
    drawn = [opened(named(found, page, "Contents")) for page in pages]
    assert drawn == [b"/CSp cs\nBEGIN\n1 2 3 4 re f\nEND\n", b"BOTH\n/GSa gs\n"]
    first, second = (named(found, page, "Resources") for page in pages)
    # Of colours and states those that are used are left.
    assert (b"/CSp" in first, b"/CSq" in first) == (True, False)
    assert (b"/GSa" in second, b"/GSb" in second) == (True, False)
    forms = [re.search(rb"/XObject <<\n/Mk0 (\d+) 0 R\n>>", held) for held in (first, second)]
    assert forms[0] is not None
    assert forms[1] is not None
    assert forms[0][1] == forms[1][1]
    form = found[int(forms[0][1])]
    assert form.startswith(
        b"<< /Type /XObject /Subtype /Form /BBox [100 -4300 8700 4300] "
        b"/Matrix [0.0001 0 0 0.0001 0 0] /Resources << >> "
    )
    assert opened(form).startswith(b"200 -4200 m\n8600 -4200 l\n")


def test_letters_have_one_name_and_no_letter_for_nothing() -> None:
    found = made()
    font = one(found, b"/DescendantFonts")
    below = named(found, font, "DescendantFonts")
    described = named(found, below, "FontDescriptor")
    assert b"/BaseFont /ZONKAA+Plex\n" in font
    assert b"/BaseFont /ZONKAA+Plex\n" in below
    assert described == b"<<\n/FontName /ZONKAA+Plex\n/Flags 4\n>>\n"
    assert opened(named(found, font, "ToUnicode")) == (
        b"<0000> <FFFF>\n2 beginbfrange\n<0001> <0001> <0020>\n<0002> <0003> <0041>\nendbfrange\n"
    )
    # Every shape has its letter: the file can be kept.
    assert b"/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 " in one(found, b"/Catalog")
    assert b"<pdfaid:part>2</pdfaid:part>" in one(found, b"<?xpacket")


def test_a_shape_without_a_letter_is_not_kept() -> None:
    odd = letters(b"<0001> <0002> [<0041> <0000>]")
    found = made({**OBJECTS, 16: odd})
    assert b"/OutputIntents" not in one(found, b"/Catalog")
    assert b"pdfaid:part>" not in one(found, b"<?xpacket")
    # Of two fonts one is enough for that, whichever comes first.
    more = {18: OBJECTS[13].replace(b"16 0 R", b"19 0 R"), 19: letters(b"<0001> <0001> <0041>")}
    held = OBJECTS[10].replace(b"/F 13 0 R", b"/F 13 0 R /G 18 0 R")
    for first, second, kept in ((OBJECTS[16], more[19], True), (odd, more[19], False),
                                (OBJECTS[16], odd, False)):  # fmt: skip
        found = made({**OBJECTS, **more, 10: held, 16: first, 19: second})
        assert (b"/OutputIntents" in one(found, b"/Catalog")) is kept


def test_a_file_says_its_language_its_structure_and_its_pages() -> None:
    found = made()
    root = one(found, b"/Catalog")
    for said in (b"/Lang (en)", b"/ViewerPreferences << /DisplayDocTitle true >>",
                 b"/MarkInfo << /Marked true >>"):  # fmt: skip
        assert said in root
    assert root.endswith(b"\n>>\n")
    assert root.count(b">>") == root.count(b"<<")
    tree = named(found, root, "StructTreeRoot")
    assert tree.endswith(b"/ParentTreeNextKey 2>>")
    parents = named(found, tree, "ParentTree")
    top = re.search(rb"/K\[(\d+) 0 R\]", tree)
    assert top is not None
    document = found[int(top[1])]
    assert document.startswith(b"<</S/Document/P ")
    head, picture = (int(n) for n in re.findall(rb"(\d+) 0 R", document.partition(b"/K[")[2]))
    assert re.fullmatch(rb"<</S/H1/P %s 0 R/Pg \d+ 0 R/K\[0\]>>" % top[1], found[head])
    assert b"/K[1 0]/Alt<feff" in found[picture]
    assert parents == b"<</Nums[0 [%d 0 R %d 0 R] 1 [%d 0 R]]>>" % (head, picture, picture)
    outline = named(found, root, "Outlines")
    assert outline.endswith(b"/Count 2 >>\n")
    titles = [named(found, outline, name) for name in ("First", "Last")]
    assert ["one".encode("utf-16-be").hex().encode() in titles[0],
            "two".encode("utf-16-be").hex().encode() in titles[1]] == [True, True]  # fmt: skip
    assert named(found, titles[0], "Next") == titles[1]
    assert named(found, titles[1], "Prev") == titles[0]
    dates = b"/CreationDate (D:20020313174400Z)\n/ModDate (D:20020313174400Z)\n"
    assert dates in one(found, TITLE)
    about = one(found, b"<?xpacket").decode()
    assert "A &amp; B</rdf:li>" in about
    held = about.partition("stream\n")[2].rpartition("\nendstream")[0].encode()
    assert b"/Length %d >>" % len(held) in one(found, b"<?xpacket")
    name = re.search("<xmpMM:DocumentID>uuid:(.{8})-(.{4})-(.{4})-(.{4})-(.{12})</", about)
    assert name is not None
    assert re.fullmatch("[0-9a-f]{32}", "".join(name.groups()))


def test_a_file_of_one_page_has_no_outline() -> None:
    found = notes()
    found.codes, found.pieces, found.root.kids = found.codes[:2], [1], found.root.kids[:1]
    kids = OBJECTS[3].replace(b"5 0 R\n", b"")
    assert b"/Outlines" not in one(made({**OBJECTS, 3: kids}, found), b"/Catalog")


def test_a_file_carries_others_in_the_order_of_their_names() -> None:
    found = made(files={"b.toml": "äöü\n", "a.zonk": "zonk 1\n"})
    root = one(found, b"/Catalog")
    held = re.search(rb"/Names \[<(\w+)> (\d+) 0 R <(\w+)> (\d+) 0 R\] >> >>", root)
    assert held is not None
    assert [bytes.fromhex(held[n].decode()).decode("utf-16") for n in (1, 3)] == [
        "a.zonk", "b.toml",
    ]  # fmt: skip
    assert b"/AF [%s 0 R %s 0 R]" % (held[2], held[4]) in root
    for number, text in ((2, "zonk 1\n"), (4, "äöü\n")):
        spec = found[int(held[number])]
        assert spec.count(b"<" + held[number - 1] + b">") == 2
        data = named(found, spec.partition(b"/EF <<")[2], "F")
        assert named(found, spec.partition(b"/EF <<")[2], "UF") == data
        assert opened(data) == text.encode()
        assert b"/Size %d /ModDate (D:20020313174400Z)" % len(text.encode()) in data
    assert b"<pdfaid:part>3</pdfaid:part>" in one(found, b"<?xpacket")


def test_what_is_carried_may_have_bytes_of_no_letter() -> None:
    found = made(files={"a.zonk": "zonk \udcff\n"})
    assert opened(one(found, b"/EmbeddedFile /Subtype")) == b"zonk \xff\n"


def test_documents_of_other_objects_have_other_names() -> None:
    """Of 32 figures, the same for the same; title and dates are no part of it."""
    given = PdfFile(file(OBJECTS))
    names = set()
    for number in range(12):
        given.objects[12] = b"(colour %d)\n" % number
        names.add(pdf_extras._name(given, {8, 9}))
        given.objects[8] = given.objects[9] = b"(%d)\n" % number
    assert len(names) == 12
    assert {len(name) for name in names} == {32}
    again = pdf_extras._name(given, {8, 9})
    assert again in names
    assert again != pdf_extras._name(given, {9})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({6: stream(note(1) + note(0))}, "note 0 was looked for, 1 found"),
        ({7: stream(b"")}, "3 notes were left, 2 found"),
        ({10: OBJECTS[10].replace(b"/XObject", b"/XObjects")}, "no list of pictures"),
        ({3: OBJECTS[3].replace(b"5 0 R\n", b"")}, "2 pages were drawn, 1 are there"),
        ({3: b"<<\n/Kids [ ]\n>>\n"}, "2 pages were drawn, 0 are there"),
        ({13: OBJECTS[13].replace(b"[14 0 R]", b"14 0 R")}, "without its descendant"),
        ({15: b"<<\n/Flags 4\n>>\n"}, "a font without a name"),
    ],
)
def test_a_file_written_in_another_way_is_refused(changes: dict[int, bytes], why: str) -> None:
    with pytest.raises(OddPdf, match=why):
        made({**OBJECTS, **changes})
