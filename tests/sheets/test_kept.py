"""PDF/A-2u, clause by clause of ISO 19005-2, as far as a file can be looked at without a validator.

By hand they were looked at with the Preflight of Debian's libpdfbox2-java, which knows part 1: what
it says beside the bounds of that part is mended.
"""

from __future__ import annotations

import re
import zlib
from typing import NamedTuple

import pytest

from tests.sheets.test_keepsake import kept, played
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import document, pdf
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.job import JobSide
from zonk_desktop.sheets.layout import plan

_OBJECT = re.compile(rb"(?:\A|(?<=\n))(\d+) 0 obj\n(.*?)\nendobj\n", re.DOTALL)
_STREAM = re.compile(rb"(.*?)\nstream\n(.*)\nendstream", re.DOTALL)


class Held(NamedTuple):
    """An object: its dictionary, and the data behind it."""

    head: bytes
    data: bytes | None = None


class File:
    """Objects of a file by number, those in streams of objects too."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.objects: dict[int, Held] = {}
        for number, body in _OBJECT.findall(data):
            found = _STREAM.fullmatch(body)
            if found is None:
                self.objects[int(number)] = Held(body)
                continue
            head, packed = found.groups()
            plain = zlib.decompress(packed) if b"/FlateDecode" in head else packed
            self.objects[int(number)] = Held(head, plain)
            if b"/Type /ObjStm" in head:
                self._unpack(head, plain)

    def _unpack(self, head: bytes, data: bytes) -> None:
        first = int(re.search(rb"/First (\d+)", head)[1])  # type: ignore[index]
        figures = [int(n) for n in data[:first].split()]
        pairs = list(zip(figures[::2], figures[1::2], strict=True))
        for place, (number, at) in enumerate(pairs):
            after = pairs[place + 1][1] if place + 1 < len(pairs) else len(data) - first
            self.objects[number] = Held(data[first + at : first + after].rstrip())

    def of(self, kind: bytes) -> list[Held]:
        wanted = re.compile(rb"/Type\s*/" + kind + rb"\b")
        return [one for one in self.objects.values() if wanted.search(one.head)]

    def named(self, held: Held, name: bytes) -> Held:
        found = re.search(rb"/" + name + rb" \[?\s*(\d+) 0 R", held.head)
        assert found is not None, name
        return self.objects[int(found[1])]

    @property
    def contents(self) -> list[bytes]:
        """What is drawn on each page."""
        return [self.named(page, b"Contents").data or b"" for page in self.of(b"Page")]


def sheets() -> dict[str, Sheet]:
    finished = {key: kept(played(key, 4, 1))[0] for key in PRESETS}
    blank = {f"blank-{key}": document.blank(preset(key), 3) for key in PRESETS}
    return finished | blank


@pytest.fixture(scope="module")
def files() -> dict[str, File]:
    return {name: File(pdf.pages(plan(sheet, "a4"))) for name, sheet in sheets().items()}


NAMES = [*PRESETS, *(f"blank-{key}" for key in PRESETS)]


@pytest.mark.parametrize("name", NAMES)
def test_the_file_as_a_whole(name: str, files: dict[str, File]) -> None:
    """6.1: head, identity, end, no encryption, bounds on what is nested."""
    file = files[name]
    lines = file.data.split(b"\n", 2)
    assert re.fullmatch(rb"%PDF-1\.[4-7]", lines[0])
    assert lines[1].startswith(b"%")
    assert sum(byte > 127 for byte in lines[1][1:5]) == 4
    assert file.data.endswith(b"%%EOF\n")
    assert re.search(rb"/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]", file.data)
    whole = b"\n".join(one.head for one in file.objects.values())
    for banned in (
        rb"/Encrypt\b", rb"/LZWDecode\b", rb"/Crypt\b", rb"/F\s*\(", rb"/FFilter\b",
        rb"/EmbeddedFile", rb"/JavaScript\b", rb"/JS\b", rb"/AA\b", rb"/OpenAction\b",
        rb"/Launch\b", rb"/AcroForm\b", rb"/Requirements\b", rb"/NeedsRendering\b",
        rb"/OCProperties\b", rb"/PresSteps\b", rb"/AlternatePresentations\b", rb"/Perms\b",
    ):  # fmt: skip
        assert not re.search(banned, whole), banned
    for page in file.of(b"Page"):
        assert file.named(page, b"Annots").head.split() == [b"[", b"]"]
    for content in file.contents:
        depth = most = 0
        for operator in re.findall(rb"(?:^|[\s])(q|Q)(?=\s|$)", content):
            depth += 1 if operator == b"q" else -1
            most = max(most, depth)
            assert depth >= 0
        assert depth == 0
        assert most <= 28
        assert len(re.findall(rb"\bB[DM]C\b", content)) == len(re.findall(rb"\bEMC\b", content))
        assert all(abs(float(n)) <= 32767 for n in re.findall(rb"-?\d+\.\d+", content))


@pytest.mark.parametrize("name", NAMES)
def test_colours_and_drawing(name: str, files: dict[str, File]) -> None:
    """6.2: one output intent for all colours, nothing of CMYK, nothing one can look through."""
    file = files[name]
    (catalogue,) = file.of(b"Catalog")
    assert catalogue.head.count(b"/GTS_PDFA1") == 1
    profile = file.named(catalogue, b"DestOutputProfile").data
    assert profile is not None
    assert profile[8] < 5, "a version of ICC profiles that part 2 knows"
    assert profile[12:16] == b"mntr"
    assert profile[16:20] == b"RGB "
    assert profile[36:40] == b"acsp"
    whole = b"\n".join(one.head for one in file.objects.values())
    assert b"CMYK" not in whole
    for content in file.contents:
        for operator in (rb"\bk$", rb"\bK$", rb"\bsh$", rb"\bBI$", rb"\bPS$"):
            assert not re.search(operator, content, re.MULTILINE), operator
        used = set(re.findall(rb"/(\w+) (?:cs|CS|scn|SCN|gs|Do)\b", content))
        resources = b"".join(one.head for one in file.objects.values() if b"/ProcSet" in one.head
                             or b"/ColorSpace" in one.head)  # fmt: skip
        for called in used - {b"Pattern"}:
            assert b"/%s " % called in resources, called
    for banned in (rb"/TR2?[ \[]", rb"/HTP\b", rb"/HTO\b", rb"/BM\b", rb"/SMask(?! /None)"):
        assert not re.search(banned, whole)
    # Wholly there or not to be seen: nothing has to be blended.
    for value in re.findall(rb"/(?:ca|CA) ([\d.]+)", whole):
        assert float(value) in {0, 1}
    for banned in (b"/Interpolate true", b"/Alternates", b"/OPI", b"/Ref", b"/Group"):
        assert not re.search(re.escape(banned) + rb"\b", whole), banned


@pytest.mark.parametrize("name", NAMES)
def test_letters(name: str, files: dict[str, File]) -> None:
    """6.2.11: every face in the file, every drawn shape with its letter, none of nothing."""
    file = files[name]
    fonts = [one for one in file.of(b"Font") if b"/Type0" in one.head]
    assert fonts
    letters: dict[bytes, dict[int, str]] = {}
    for font in fonts:
        assert b"/Identity-H" in font.head
        below = file.named(font, b"DescendantFonts")
        assert b"/CIDToGIDMap /Identity" in below.head
        described = file.named(below, b"FontDescriptor")
        program = file.named(described, b"FontFile2")
        assert program.data is not None
        assert program.data[:4] in {b"\0\1\0\0", b"true"}
        names = [
            re.search(rb"/(?:BaseFont|FontName) /(\S+)", one.head)[1]  # type: ignore[index]
            for one in (font, below, described)
        ]
        assert len(set(names)) == 1
        assert re.match(rb"[A-Z]{6}\+", names[0])
        table = file.named(font, b"ToUnicode").data
        assert table is not None
        number = next(n for n, one in file.objects.items() if one is font)
        letters[b"%d" % number] = told(table)
    called = dict(
        re.findall(rb"/(F\d+) (\d+) 0 R", b"".join(one.head for one in file.objects.values()))
    )
    shown = 0
    for content in file.contents:
        face = b""
        for name_, text in re.findall(rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)>\s*(?=Tj|\])", content):
            if name_:
                face = called[name_]
                continue
            for place in range(0, len(text), 4):
                glyph = int(text[place : place + 4], 16)
                assert glyph, "the shape of nothing is never drawn"
                letter = letters[face].get(glyph, "")
                assert letter, glyph
                assert not set(letter) & {"\0", "\ufeff", "\ufffe"}
                shown += 1
    assert shown > 50


def told(table: bytes) -> dict[int, str]:
    """Letters by shape."""
    found: dict[int, str] = {}
    for part in re.findall(rb"beginbfrange\n(.*?)endbfrange", table, re.DOTALL):
        for first, last, said in re.findall(rb"<(\w{4})> <(\w{4})> (\[[^\]]*\]|<\w+>)", part):
            low, high = int(first, 16), int(last, 16)
            words = re.findall(rb"<(\w+)>", said)
            for n in range(low, high + 1):
                if said[:1] == b"[":
                    found[n] = bytes.fromhex(words[n - low].decode()).decode("utf-16-be")
                else:
                    start = bytes.fromhex(words[0].decode()).decode("utf-16-be")
                    found[n] = start[:-1] + chr(ord(start[-1]) + n - low)
    for part in re.findall(rb"beginbfchar\n(.*?)endbfchar", table, re.DOTALL):
        for glyph, said in re.findall(rb"<(\w{4})> <(\w+)>", part):
            found[int(glyph, 16)] = bytes.fromhex(said.decode()).decode("utf-16-be")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_it_says_of_itself(name: str, files: dict[str, File]) -> None:
    """6.6: XMP, plain to be found, that says the same as the old list."""
    file = files[name]
    (metadata,) = file.of(b"Metadata")
    assert b"/Filter" not in metadata.head
    assert metadata.data is not None
    told_ = metadata.data.decode("utf-8")
    assert re.match(r'<\?xpacket begin="\ufeff" id="[^"]+"\?>', told_)
    assert "bytes=" not in told_.split("?>")[0]
    assert told_.rstrip().endswith('<?xpacket end="w"?>')
    info = next(one for one in file.objects.values() if b"/CreationDate" in one.head).head

    def old(key: str) -> str:
        found = re.search(rb"/" + key.encode() + rb" <feff([0-9a-f]*)>", info)
        if found is None:
            plain = re.search(rb"/" + key.encode() + rb" \(([^)]*)\)", info)
            assert plain is not None, key
            return plain[1].decode("latin-1")
        return bytes.fromhex(found[1].decode()).decode("utf-16-be")

    for key, pattern in (
        ("Title", r'x-default">([^<]*)<'), ("Author", r"<dc:creator><rdf:Seq><rdf:li>([^<]*)<"),
        ("Creator", r"<xmp:CreatorTool>([^<]*)<"), ("Producer", r"<pdf:Producer>([^<]*)<"),
    ):  # fmt: skip
        found = re.search(pattern, told_)
        assert found is not None
        plain = found[1].replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
        assert plain == old(key), key
    made = re.search(r"<xmp:CreateDate>([^<]*)\+00:00<", told_)
    assert made is not None
    digits = re.sub(r"\D", "", made[1])
    assert old("CreationDate") == old("ModDate") == f"D:{digits}Z"
    assert "<pdfaid:part>2</pdfaid:part>" in told_
    assert "<pdfaid:conformance>U</pdfaid:conformance>" in told_


def test_a_file_that_breaks_a_clause_is_seen() -> None:
    """The looks above can fail: what Qt writes lists inks of printing, and something to look
    through."""
    laid = plan(document.blank(preset("wheaton"), 2))
    raw = pdf.whole(pdf.drawn([JobSide(laid, 0)], None))
    assert b"/DeviceCMYK" in raw
    assert re.search(rb"/ca 0\b(?!\.)", raw)
