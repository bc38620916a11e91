"""What Qt's writer leaves out of a PDF: its structure, language, outline, one copy of each mark.

Where every letter is of a bundled face the file says that it is made to be kept, PDF/A-2u,
or PDF/A-3u where it carries files.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from random import Random

from PySide6.QtGui import QColorSpace

from zonk_desktop.sheets.canvas import FINE, NOTE, Notes, PdfPart, drawn, figure, text_string
from zonk_desktop.sheets.pdf_file import OddPdf, PdfFile, packed, reference, references
from zonk_desktop.words import speech

_MAKER = "Zonk Desktop"
_CREATOR = "Zonk Desktop score sheets"
_CALLED = re.compile(rb"/(\w+) (?:cs|CS|scn|SCN|gs)\b")
_LISTED = re.compile(rb"(/(?:ColorSpace|ExtGState) <<\n)(.*?)(>>)", re.DOTALL)
_KIDS = re.compile(rb"/Kids\s*\[\s*((?:\d+ 0 R\s*)+)\]")
_BASE = re.compile(rb"/BaseFont /\S+")
_FONT = re.compile(rb"/FontName /(?:\w+\+)?(\S+)")
_RANGES = re.compile(rb"\d+ beginbfrange\n(.*?)endbfrange\n", re.DOTALL)
_LETTER = re.compile(rb"<([0-9A-Fa-f]{4})>")
_RANGE = re.compile(rb"<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]{4})> (\[[^\]]*\]|<[0-9A-Fa-f]+>)")


def completed(
    data: bytes, notes: Notes, title: str, outline: Sequence[str], files: Mapping[str, str]
) -> bytes:
    """The file with all that its notes say, a line of the outline for each page, and its files.

    OddPdf where Qt wrote it in another way.
    """
    file = PdfFile(data)
    root = file.root(b"Root")
    catalogue = file.objects[root]
    found = _KIDS.search(file.objects[reference(catalogue, b"Pages")])
    pages = references(found[1]) if found else []
    if len(pages) != len(notes.pieces):
        raise OddPdf(f"{len(notes.pieces)} pages were drawn, {len(pages)} are there")
    _pages(file, pages, notes)
    kept = _fonts(file)
    extra = [
        b"/Lang (%s)" % speech().language.encode(),
        b"/ViewerPreferences << /DisplayDocTitle true%s >>" % _way(),
        b"/MarkInfo << /Marked true >>",
        b"/StructTreeRoot %d 0 R" % _structure(file, pages, notes),
    ]
    if kept:
        extra.append(b"/OutputIntents [%s]" % _intent(file))
    moment = epoch() or datetime.now(UTC).replace(microsecond=0)
    if files:
        extra += _attached(file, files, moment)
    if len(pages) > 1:
        extra.append(b"/Outlines %d 0 R" % _outline(file, pages, outline))
    file.objects[root] = catalogue.rstrip().removesuffix(b">>") + b"\n".join(extra) + b"\n>>\n"
    root, info = file.arranged(root, file.root(b"Info"))
    metadata = reference(file.objects[root], b"Metadata")
    name = _name(file, {info, metadata})
    part = 0 if not kept else 3 if files else 2
    file.objects[metadata] = _metadata(title, moment, name, part)
    file.objects[info] = _info(title, moment)
    return file.written(root, info, name.encode())


def _way() -> bytes:
    return b" /Direction /R2L" if speech().from_the_right else b""


def epoch() -> datetime | None:
    """The moment that SOURCE_DATE_EPOCH gives, None when it gives none."""
    try:
        return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "")), UTC)
    except (ValueError, OverflowError, OSError):
        return None


# Pages


def _pages(file: PdfFile, pages: list[int], notes: Notes) -> None:
    """The notes replaced by what they stand for, the marks beside the pages once."""
    met = 0

    def code(found: re.Match[bytes]) -> bytes:
        nonlocal met
        if int(found[1]) != met:
            raise OddPdf(f"note {met} was looked for, {int(found[1])} found")
        met += 1
        return notes.codes[met - 1]

    forms = b"".join(
        b"/%s %d 0 R\n" % (called, file.add_packed(*_form(name)))
        for name, called in notes.marks.items()
    )
    used: set[bytes] = set()
    drawings = {number: reference(file.objects[number], b"Contents") for number in pages}
    for contents in drawings.values():
        said = NOTE.sub(code, file.stream(contents))
        used.update(_CALLED.findall(said))
        file.put_stream(contents, said)
    for n, number in enumerate(pages):
        page = file.objects[number]
        resources = reference(page, b"Resources")
        have = file.objects[resources]
        if b"/XObject <<\n" not in have:
            raise OddPdf("no list of pictures was found")
        have = _needed(have, used)
        file.objects[resources] = have.replace(b"/XObject <<\n", b"/XObject <<\n" + forms)
        said = b"/StructParents %d\n/Tabs /S\n" % n
        file.objects[number] = page.replace(b"/Type /Page\n", b"/Type /Page\n" + said)
    if met != len(notes.codes):
        raise OddPdf(f"{len(notes.codes)} notes were left, {met} found")


def _needed(resources: bytes, used: set[bytes]) -> bytes:
    """Without colours and states that nothing is drawn with: Qt lists those of printing inks, and
    one that is looked through."""

    def lines(found: re.Match[bytes]) -> bytes:
        kept = [row for row in found[2].split(b"\n") if row and row.split()[0][1:] in used]
        return found[1] + b"".join(row + b"\n" for row in kept) + found[3]

    return _LISTED.sub(lines, resources)


@cache
def _form(name: str) -> tuple[bytes, bytes]:
    """A mark as an object of a file: its head and its packed path."""
    edges, path = drawn(name)
    box = b" ".join(b"%d" % edge for edge in edges)
    scale = b"%s 0 0 %s 0 0" % (figure(1 / FINE), figure(1 / FINE))
    head = b"/Type /XObject /Subtype /Form /BBox [%s] /Matrix [%s] /Resources << >>" % (box, scale)
    return head, packed(path)


# What is read


def _structure(file: PdfFile, pages: list[int], notes: Notes) -> int:
    """The tree of parts, and from each piece of a page back to its part."""
    root, parents = file.reserve(), file.reserve()
    owners: list[list[bytes]] = [[b"null"] * count for count in notes.pieces]

    def put(node: PdfPart, above: int) -> int:
        number = file.reserve()
        kids = []
        on = -1
        for kid in node.kids:
            if isinstance(kid, PdfPart):
                kids.append(b"%d 0 R" % put(kid, number))
                continue
            on, piece = kid
            owners[on][piece] = b"%d 0 R" % number
            kids.append(b"%d" % piece)
        said = b"<</S/%s/P %d 0 R" % (node.kind.encode(), above)
        if on >= 0:
            said += b"/Pg %d 0 R" % pages[on]
        if kids:
            said += b"/K[%s]" % b" ".join(kids)
        if node.alt:
            said += b"/Alt%s" % text_string(node.alt)
        if node is notes.root and speech().from_the_right:
            said += b"/A<</O/Layout/WritingMode/RlTb>>"
        if node.scope:
            said += b"/A<</O/Table/Scope/%s>>" % node.scope.encode()
        file.packed[number] = said + b">>"
        return number

    top = put(notes.root, root)
    rows = b" ".join(b"%d [%s]" % (n, b" ".join(refs)) for n, refs in enumerate(owners))
    file.packed[parents] = b"<</Nums[%s]>>" % rows
    file.packed[root] = (
        b"<</Type/StructTreeRoot/K[%d 0 R]/ParentTree %d 0 R/ParentTreeNextKey %d>>"
        % (top, parents, len(owners))
    )
    return root


def _outline(file: PdfFile, pages: list[int], lines: Sequence[str]) -> int:
    """A line a page."""
    whole = file.reserve()
    numbers = [file.reserve() for _ in pages]
    ends = (whole, numbers[0], numbers[-1], len(numbers))
    file.objects[whole] = b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>\n" % ends[1:]
    for n, (words, page) in enumerate(zip(lines, pages, strict=True)):
        before = b" /Prev %d 0 R" % numbers[n - 1] if n else b""
        after = b" /Next %d 0 R" % numbers[n + 1] if n + 1 < len(numbers) else b""
        file.objects[numbers[n]] = b"<< /Title %s /Parent %d 0 R /Dest [%d 0 R /Fit]%s%s >>\n" % (
            text_string(words),
            whole,
            page,
            before,
            after,
        )
    return whole


# Letters


def _fonts(file: PdfFile) -> bool:
    """The names of subsets alike at all places, a space as a space, and no letter for nothing.

    True where every shape has its letter: it can be read back.
    """
    whole = True
    fonts = sorted(n for n, body in file.objects.items() if b"/DescendantFonts" in body)
    for n, number in enumerate(fonts):
        body = file.objects[number]
        if (found := re.search(rb"/DescendantFonts\s*\[\s*(\d+) 0 R", body)) is None:
            raise OddPdf("a font without its descendant")
        below = int(found[1])
        described = reference(file.objects[below], b"FontDescriptor")
        if (full := _FONT.search(file.objects[described])) is None:
            raise OddPdf("a font without a name")
        name = b"/%s+%s" % (_tag(n), full[1])
        for holder in (number, below):
            file.objects[holder] = _BASE.sub(b"/BaseFont " + name, file.objects[holder])
        # A list of what is in the font, which nobody needs and some take for wrong, goes.
        said = re.sub(rb"/CIDSet \d+ 0 R\s*", b"", file.objects[described])
        file.objects[described] = _FONT.sub(b"/FontName " + name, said)
        table = reference(body, b"ToUnicode")
        letters = _letters(file.stream(table))
        whole = whole and b"<0000>" not in letters.partition(b"beginbfrange")[2]
        file.put_stream(table, letters)
    return whole


def _tag(number: int) -> bytes:
    """Six capitals before the name of a font: it is in the file in part."""
    return b"ZONK" + bytes((65 + number // 26 % 26, 65 + number % 26))


def _letters(table: bytes) -> bytes:
    """Qt calls a space a tab, and has a letter for the shape of nothing.

    Of Arabic it knows the shapes in a word, which nobody would look for: they become letters.
    """

    def ranges(found: re.Match[bytes]) -> bytes:
        rows = [
            b"<%s> <%s> %s" % (first, last, _LETTER.sub(_plain, said))
            for first, last, said in _RANGE.findall(found[1])
            if said != b"<0000>"
        ]
        return b"%d beginbfrange\n%s\nendbfrange\n" % (len(rows), b"\n".join(rows))

    return _RANGES.sub(ranges, table)


def _plain(found: re.Match[bytes]) -> bytes:
    letter = chr(int(found[1], 16))
    if "\ufb1d" <= letter <= "\ufefc":
        letter = unicodedata.normalize("NFKC", letter)
    return b"<0020>" if letter == "\t" else b"<%s>" % letter.encode("utf-16-be").hex().encode()


# What it carries


def _attached(file: PdfFile, files: Mapping[str, str], moment: datetime) -> list[bytes]:
    """Files inside the file, in the order of their names, as readers look for them."""
    names, all_ = [], []
    for name in sorted(files):
        data = files[name].encode("utf-8", "surrogateescape")
        said = b"/Type /EmbeddedFile /Subtype /text#2Fplain /Params << /Size %d /ModDate %s >>"
        held = file.add_stream(said % (len(data), _date(moment)), data)
        spec = file.reserve()
        called = text_string(name)
        file.objects[spec] = (
            b"<< /Type /Filespec /F %s /UF %s /AFRelationship /Source "
            b"/EF << /F %d 0 R /UF %d 0 R >> >>\n" % (called, called, held, held)
        )
        names.append(b"%s %d 0 R" % (called, spec))
        all_.append(b"%d 0 R" % spec)
    return [
        b"/Names << /EmbeddedFiles << /Names [%s] >> >>" % b" ".join(names),
        b"/AF [%s]" % b" ".join(all_),
    ]


def _date(moment: datetime) -> bytes:
    return moment.strftime("(D:%Y%m%d%H%M%SZ)").encode()


# What it says of itself


def _name(file: PdfFile, but: set[int]) -> str:
    """A name for the document that is that of what it holds."""
    whole = b"".join(file.objects[number] for number in sorted(file.objects.keys() - but))
    # `random` makes a SHA-512 of its seed, and is loaded already; `hashlib` would load OpenSSL.
    return f"{Random(whole).getrandbits(128):032x}"


def _info(title: str, moment: datetime) -> bytes:
    date = _date(moment)
    said = ((b"Title", title), (b"Author", _MAKER), (b"Creator", _CREATOR), (b"Producer", _MAKER))
    lines = b"".join(b"/%s %s\n" % (key, text_string(words)) for key, words in said)
    return b"<<\n%s/CreationDate %s\n/ModDate %s\n/Trapped /False\n>>\n" % (lines, date, date)


def _intent(file: PdfFile) -> bytes:
    """What its colours mean: those of a screen."""
    profile = QColorSpace(QColorSpace.NamedColorSpace.SRgb).iccProfile().data()
    number = file.add_stream(b"/N 3", bytes(profile))
    return (
        b"<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) "
        b"/Info (sRGB IEC61966-2.1) /DestOutputProfile %d 0 R >>" % number
    )


_METADATA = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{maker}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>{creator}</xmp:CreatorTool>
<xmp:CreateDate>{date}</xmp:CreateDate>
<xmp:ModifyDate>{date}</xmp:ModifyDate>
<xmp:MetadataDate>{date}</xmp:MetadataDate>
<pdf:Producer>{maker}</pdf:Producer>
<xmpMM:DocumentID>uuid:{name}</xmpMM:DocumentID>
{kept}</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


def _escaped(text: str) -> str:
    """As XML has it; the library for that would load half of the web."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


_KEPT = "<pdfaid:part>{part}</pdfaid:part>\n<pdfaid:conformance>U</pdfaid:conformance>\n"


def _metadata(title: str, moment: datetime, name: str, part: int) -> bytes:
    """The same for programs that read XMP; never packed, so that any search finds it."""
    parts = (name[:8], name[8:12], name[12:16], name[16:20], name[20:])
    said = _METADATA.format(
        title=_escaped(title),
        maker=_MAKER,
        creator=_CREATOR,
        language=speech().language,
        date=moment.strftime("%Y-%m-%dT%H:%M:%S+00:00"),
        name="-".join(parts),
        kept=_KEPT.format(part=part) if part else "",
    ).encode("utf-8", "replace")
    head = b"<< /Type /Metadata /Subtype /XML /Length %d >>" % len(said)
    return b"%s\nstream\n%s\nendstream\n" % (head, said)
