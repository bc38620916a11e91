"""Objects of a PDF file as Qt writes it: read, changed, put in order, written again."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping

import pytest

from zonk_desktop.sheets import pdf_file
from zonk_desktop.sheets.pdf_file import OddPdf, PdfFile, reference, references

HEAD = b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n"
CATALOGUE, INFO = b"<<\n/Type /Catalog\n/Pages 4 0 R\n>>\n", b"<<\n/Title (x)\n>>\n"
PAGES, DRAWN = b"<<\n/Kids [ 5 0 R ]\n>>\n", b"<<\n/Length 7 0 R\n>>\nstream\n1 0 R f\nendstream\n"
#: By number, as Qt numbers them: 1 is free, 3 nobody names.
OBJECTS = {2: CATALOGUE, 3: b"(lost)\n", 4: PAGES, 5: b"<<\n/Contents 6 0 R\n>>\n", 6: DRAWN,
           7: b"7\n", 8: INFO}  # fmt: skip


def file(
    objects: Mapping[int, bytes] = OBJECTS,
    *,
    table: bytes = b"xref\n0 %d\n",
    free: bytes = b"0000000000 00000 n \n",
    first: bytes = b"0000000000 65535 f \n",
    after: bytes = b"",
) -> bytes:
    """A file of these objects; what is not among them has an entry without a place."""
    out, places = bytearray(HEAD), {}
    for number, body in objects.items():
        places[number] = len(out)
        out += b"%d 0 obj\n%sendobj\n" % (number, body)
    start, count = len(out), max(objects) + 1
    out += table % count if b"%d" in table else table
    out += first
    for number in range(1, count):
        out += b"%010d 00000 n \n" % places[number] if number in places else free
    out += b"trailer\n<<\n/Size %d\n/Info 8 0 R\n/Root 2 0 R\n>>\nstartxref\n%d\n%%%%EOF\n" % (
        count, start,
    )  # fmt: skip
    return bytes(out) + after


def test_objects_are_read_by_their_numbers() -> None:
    found = PdfFile(file())
    assert found.objects == OBJECTS
    assert found.head == HEAD
    assert (found.root(b"Root"), found.root(b"Info")) == (2, 8)
    assert found.packed == {}


def test_new_objects_have_the_next_numbers() -> None:
    found = PdfFile(file())
    assert (found.reserve(), found.reserve()) == (9, 10)
    assert found.add(b"(new)") == 11
    assert found.objects[11] == b"(new)\n"
    number = found.add_stream(b"/N 3", b"abc" * 99)
    assert number == 12
    assert found.objects[12].startswith(b"<< /N 3 /Filter /FlateDecode /Length ")
    assert found.stream(12) == b"abc" * 99


def test_the_end_of_a_file_is_looked_at_and_no_more() -> None:
    """A trailer that stands further from the end is none of Qt's."""
    bare = file()
    near = 2000 - (len(bare) - bare.index(b"trailer"))
    assert PdfFile(bare + b" " * near).objects == OBJECTS
    with pytest.raises(OddPdf, match="trailer"):
        PdfFile(bare + b" " * (near + 1))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "trailer"),
        (file(after=b"more"), "trailer"),
        (file(table=b"xref\n1 %d\n"), "does not begin with 0"),
        (file(table=b"xrof\n0 %d\n"), "no table"),
        (file(table=b"xref\n0 %d 1\n"), "no table"),
        (file(table=b"xref\n0\n"), "no table"),
        (file(table=b"xref\nx %d\n"), "no table"),
        (file(table=b"xref\n0 x\n"), "no table"),
        (file(table=b"xref\n0 999\n"), "cannot be read"),
        (file(free=b"0000000000 00000 x \n"), "cannot be read"),
        (file(first=b"0000000000 65535 g \n"), "cannot be read"),
        (file().replace(b"\n4 0 obj", b"\n9 0 obj"), "object 4"),
        (file().replace(b"(lost)\nendobj\n", b"(lost)\nendobk\n"), "object 3"),
        (file().replace(b"/Root", b"/Roof"), "no Root"),
    ],
)
def test_a_file_that_is_not_as_expected_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(OddPdf, match=why):
        PdfFile(data).root(b"Root")


def test_data_behind_an_object_is_read_whatever_says_its_length() -> None:
    found = PdfFile(file())
    assert found.stream(6) == b"1 0 R f"
    packed = zlib.compress(b"lines")
    found.objects[3] = b"<< /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\n" % (
        len(packed), packed,
    )  # fmt: skip
    assert found.stream(3) == b"lines"
    for body in (b"<< /Length 3 >>\n", b"<< /Type /Page >>\nstream\nabc\nendstream\n"):
        found.objects[3] = body
        with pytest.raises(OddPdf, match="object 3 has no data"):
            found.stream(3)


def test_data_is_exchanged_with_its_length() -> None:
    """A length that was an object of its own goes; one in the head has none."""
    found = PdfFile(file())
    found.put_stream(6, b"2 0 R f")
    assert found.stream(6) == b"2 0 R f"
    assert sorted(found.objects) == [2, 3, 4, 5, 6, 8]
    found.put_stream(6, b"3 0 R f")
    assert found.stream(6) == b"3 0 R f"
    assert sorted(found.objects) == [2, 3, 4, 5, 6, 8]


def test_objects_are_numbered_as_they_are_met_and_what_is_not_met_goes() -> None:
    found = PdfFile(file())
    packed = found.reserve()
    found.packed[packed] = b"<</Pg 5 0 R/P 8 0 R>>"
    found.packed[found.reserve()] = b"<</nobody 1>>"
    found.objects[2] = CATALOGUE.replace(b"/Pages", b"/StructTreeRoot 9 0 R\n/Pages")
    assert found.arranged(2, 8) == [1, 6]
    # The catalogue, its tree, the page of the tree with all below it; the list of pages is last.
    assert found.objects == {
        1: b"<<\n/Type /Catalog\n/StructTreeRoot 2 0 R\n/Pages 7 0 R\n>>\n",
        3: b"<<\n/Contents 4 0 R\n>>\n",
        # What is drawn names nothing, whatever it looks like.
        4: b"<<\n/Length 5 0 R\n>>\nstream\n1 0 R f\nendstream\n",
        5: b"7\n",
        6: INFO,
        7: b"<<\n/Kids [ 3 0 R ]\n>>\n",
    }
    assert found.packed == {2: b"<</Pg 3 0 R/P 6 0 R>>"}
    assert [*found.objects] == [1, 3, 4, 5, 6, 7]
    assert found.reserve() == 8


def read(data: bytes) -> dict[int, bytes]:
    """Every object of a file with a packed table, by that table (ISO 32000-1, 7.5.7 and 7.5.8)."""
    end = re.search(rb"startxref\n(\d+)\n%%EOF\n\Z", data)
    assert end is not None
    at = int(end[1])
    head = re.match(
        rb"(\d+) 0 obj\n<< /Type /XRef /Size (\d+) /W \[1 4 2\] /Root \d+ 0 R /Info \d+ 0 R "
        rb"/ID \[<(\w+)> <(\w+)>\] /Filter /FlateDecode /Length (\d+) >>\nstream\n",
        data[at:],
    )
    assert head is not None
    size = int(head[2])
    assert int(head[1]) == size - 1
    assert head[3] == head[4]
    packed = data[at + head.end() :][: int(head[5])]
    assert data[at + head.end() + int(head[5]) :].startswith(b"\nendstream\nendobj\nstartxref\n")
    rows = zlib.decompress(packed)
    assert len(rows) == 7 * size
    found: dict[int, bytes] = {}
    inside: list[tuple[int, int, int]] = []
    for number in range(size):
        row = rows[7 * number : 7 * number + 7]
        kind, place, index = row[0], int.from_bytes(row[1:5]), int.from_bytes(row[5:])
        if kind == 0:
            # The head of the list of free numbers, and numbers that nobody uses.
            assert (place, index) == (0, 65535 if number == 0 else 0)
        elif kind == 1:
            assert index == 0
            begin = b"%d 0 obj\n" % number
            assert data[place:].startswith(begin)
            found[number] = data[place + len(begin) : data.index(b"endobj\n", place)]
        else:
            inside.append((number, place, index))
    for number, holder, index in inside:
        called = re.match(rb"<< /Type /ObjStm /N (\d+) /First (\d+) ", found[holder])
        assert called is not None
        held = zlib.decompress(
            found[holder].partition(b"stream\n")[2].rpartition(b"\nendstream")[0]
        )
        first = int(called[2])
        pairs = [int(word) for word in held[:first].split()]
        assert len(pairs) == 2 * int(called[1])
        assert pairs[2 * index] == number
        ends = [*(first + place for place in pairs[1::2]), len(held) + 1]
        found[number] = held[ends[index] : ends[index + 1] - 1]
    return found


@pytest.mark.parametrize("most", [1, 2, 3, 2000])
def test_what_is_written_is_found_by_its_table(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packed objects too, in as many streams as they need."""
    monkeypatch.setattr(pdf_file, "_MOST_PACKED", most)
    made = PdfFile(file({2: b"(root)\n", 8: b"(info)\n"}))
    made.objects = {1: b"(root)\n", 2: b"(info)\n", 4: b"(four)\n"}
    made.packed = {7: b"(seven)", 3: b"(three)", 8: b"(eight)"}
    made._next = 9
    wanted = made.objects | made.packed
    data = made.written(1, 2, b"beef")
    assert data.startswith(HEAD + b"1 0 obj\n(root)\nendobj\n2 0 obj\n(info)\nendobj\n")
    assert b" /Root 1 0 R /Info 2 0 R /ID [<beef> <beef>] " in data
    found = read(data)
    assert {number: found[number] for number in wanted} == wanted
    streams = [number for number, body in found.items() if b"/ObjStm" in body]
    assert len(streams) == -(-3 // most)
    # Numbers 5 and 6 are nobody's; streams and table come after the others.
    assert sorted(found.keys() - wanted.keys()) == [*range(9, 10 + len(streams))]


def test_a_name_is_found_whole_and_the_first_of_its_kind() -> None:
    body = b"/Pages 11 0 R /Page 12 0 R /Page 13 0 R /N 14 /M 15 1 R"
    assert reference(body, b"Page") == 12
    assert references(body) == [11, 12, 13]
    for name in (b"N", b"M", b"Pag"):
        with pytest.raises(OddPdf, match=f"no {name.decode()} was"):
            reference(body, name)
