"""Make the plain TTF files of resources/fonts from the slices of the packages in faces.py.

    pip install fonttools brotli
    python packaging/build_fonts.py FOLDER [NAME ...]

The folder keeps the packages: those it lacks are fetched with `npm pack`, and each must have its
pinned hash. With names only those faces are made (`figtree`), or those of a language (`ja`). The
files are kept in the repository, so this runs only when a face or a weight is added, and for
Japanese and Chinese, which are cut to the letters of their texts, when a text has a new one.

What the sheets use keeps kerning and mark placement only: a ligature or a figure variant has no
character of its own, so Qt cannot name it in a PDF and a copied "office" would read "oce". What
the window uses may keep more. Code points that several slices carry are taken from the first:
otherwise the merger keeps two glyphs and a substitution, and letters vanish from the text too.

Letters that another face lends are made as high as the face's own: Cyrillic by its small letters
and capitals, Hebrew between the two. The heights of a row stay those of the face. Characters that
steer the text get an empty glyph in each face: Qt takes another face of the machine for one
that is missing, and with it that face's height.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from faces import FACES, NAMES, PACKS, WRITTEN, Face, Lent, Written
from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.instancer import instantiateVariableFont

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
OUT = RESOURCES / "fonts"
STYLES = {
    400: "Regular",
    500: "Medium",
    600: "SemiBold",
    700: "Bold",
    800: "ExtraBold",
    900: "Black",
}
#: What steers a text and is not seen: joiners, marks and isolates of direction, breaks.
UNSEEN = (0xAD, *range(0x200B, 0x2010), *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFEFF,
          *range(0xFE00, 0xFE10))  # fmt: skip
#: Units of an em for letters that there are many of.
GRID = 500
#: Spaces that are narrower than the usual one, as shares of it.
NARROW = {0x2009: 0.7, 0x202F: 0.7, 0x200A: 0.4}
#: Bits of code pages, by which systems know what a face is for.
PAGES = {"cyrillic": 2, "hebrew": 5, "ja": 17, "zh-CN": 18}
#: Where letters end that a face has in any case.
LATIN = 0x250
#: Letters of names and texts in Polish, Czech, Hungarian, Turkish and their neighbours.
COMPOSED = "ąćęłńśźżĄĆĘŁŃŚŹŻčďěňřťůČĎĚŇŘŤŮžŽőűŐŰāēīūĀĒĪŪșțȘȚšŠşŞţŢİ"
#: Written with every text of a language, and in names.
ALWAYS = {
    "ja": (*range(0x3041, 0x3097), *range(0x309B, 0x309F), *range(0x30A1, 0x30FF)),
    "zh-CN": (),
}
PUNCTUATION = "　、。〃々〆〇〈〉《》「」『』【】〔〕〜！（）＋，－．／：；＝？％＆～＃＠…―—"
#: Signs that Latin faces have too, and that are as wide as an ideograph in a text of these.
WIDE = {"ja": "…―—", "zh-CN": "…—“”"}


def letters(language: str) -> set[int]:
    """What a face of a language has: what texts and names are written with, beyond other faces."""
    kinds = (".ftl", ".html", ".toml")
    files = (RESOURCES / "texts" / language).rglob("*")
    text = NAMES[language] + "".join(f.read_text("utf-8") for f in files if f.suffix in kinds)
    known: set[int] = set()
    for face in FACES:
        weight = min(face.weights)
        known |= set(TTFont(OUT / f"{face.package}-{weight}.ttf").getBestCmap())
    found = {ord(c) for c in text + PUNCTUATION if unicodedata.category(c) != "Cc"} - known
    return found | set(ALWAYS[language]) | set(map(ord, WIDE[language]))


def opened(package: str, packs: Path) -> Path:
    """The files of a package, which must be the pinned one."""
    wanted, sha256 = PACKS[package]
    stem = wanted.removeprefix("@").replace("/", "-").replace("@", "-")
    pack, folder = packs / f"{stem}.tgz", packs / stem
    if not folder.is_dir():
        if not pack.exists():
            subprocess.run(["npm", "pack", "--silent", wanted], cwd=packs, check=True)
        if hashlib.sha256(pack.read_bytes()).hexdigest() != sha256:
            raise SystemExit(f"{pack.name} is not the file that was pinned")
        with tarfile.open(pack) as tar:
            tar.extractall(folder, filter="data")
    inside = folder / "package"
    licence = next(file for name in ("OFL.txt", "LICENSE") if (file := inside / name).exists())
    (OUT / f"{package}-LICENSE.txt").write_bytes(licence.read_bytes())
    return inside / "files"


def cut(font: TTFont, unicodes: set[int], features: Iterable[str]) -> None:
    """Leave these characters and features, as a plain sfnt that every back end reads."""
    options = subset.Options(
        layout_features=list(features),
        name_IDs=["*"],
        notdef_outline=True,
        hinting=False,
    )
    # Columns, and what faces of all weights say of them.
    options.drop_tables += ["vhea", "vmtx", "STAT", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.flavor = None


def name(font: TTFont, family: str, version: str, weight: int) -> None:
    """Typographic family and style, so that one family carries all its weights everywhere."""
    style = STYLES[weight]
    plain = weight in {400, 700}
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{version};{family} {style}",
        4: f"{family} {style}",
        6: f"{family.replace(' ', '')}-{style}",
        16: family,
        17: style,
    }
    table = font["name"]
    for key in (*names, 21, 22, 25):
        table.removeNames(nameID=key)
    for key, value in names.items():
        table.setName(value, key, 3, 1, 0x409)
    os2 = font["OS/2"]
    os2.usWeightClass = weight
    # A narrow face is as wide as it is: beside others Qt would stretch it to the usual width.
    os2.usWidthClass = 5
    # Two vendor tags would make Qt list "Name [AAAA]" and "Name [BBBB]".
    os2.achVendID = "NONE"
    bold = weight == 700
    os2.fsSelection = (os2.fsSelection & ~0b1100001) | (0b100000 if bold else 0b1000000)
    font["head"].macStyle = 1 if bold else 0


def top(font: TTFont, letter: str) -> float:
    return float(font["glyf"][font.getBestCmap()[ord(letter)]].yMax)


def fitted(font: TTFont, to: TTFont, part: str) -> None:
    """Scale what is lent to the size of the face that it is lent to."""
    each = font["head"].unitsPerEm
    if part == "hebrew":
        wanted, has = (top(to, "x") + top(to, "H")) / 2, top(font, "ה")
    else:
        wanted, has = top(to, "x") + top(to, "H"), top(font, "х") + top(font, "Н")
    scale_upem(font, round(each * wanted / has))
    font["head"].unitsPerEm = to["head"].unitsPerEm


def lent(one: Lent, to: TTFont, packs: Path) -> TTFont:
    """The letters of another face, at the size of this one."""
    files = opened(one.package, packs)
    if one.wide:
        font = TTFont(next(files.glob(f"*-{one.part}-wdth-normal.woff2")))
        font = instantiateVariableFont(font, {"wght": one.weight, "wdth": one.wide})
    else:
        font = TTFont(files / f"{one.package}-{one.part}-{one.weight}-normal.woff")
    cut(font, set(font.getBestCmap()) - set(to.getBestCmap()), ("kern", "mark", "mkmk"))
    fitted(font, to, one.part)
    return font


def merged(parts: list[TTFont], work: Path) -> TTFont:
    """One font of several, with the heights, the name and the marks of the first."""
    files = []
    for font in parts:
        files.append(str(work / f"{len(files)}.ttf"))
        font.save(files[-1])
    found, first = Merger().merge(files), TTFont(files[0])
    high_as(found, first)
    # The date of the build would make every build another file.
    found["head"].created = first["head"].created
    return found


def high_as(font: TTFont, other: TTFont) -> None:
    """Give a font the heights of another: a row of both is as high as one of either."""
    for table, keys in (
        ("hhea", ("ascent", "descent", "lineGap")),
        ("OS/2", ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent",
                  "sxHeight", "sCapHeight", "xAvgCharWidth", "version", "fsSelection")),
        ("post", ("underlinePosition", "underlineThickness", "italicAngle")),
    ):  # fmt: skip
        for key in keys:
            if hasattr(other[table], key):
                setattr(font[table], key, getattr(other[table], key))


def drawn(font: TTFont, code: int, glyph: Glyph, width: int) -> None:
    """Add a glyph for a character."""
    called = f"made{code:04X}"
    font["glyf"][called] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][called] = (width, getattr(glyph, "xMin", 0))
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = called


def complete(font: TTFont) -> None:
    """Empty glyphs for what is not seen, and signs of the program that a face was drawn without."""
    glyphs, widths, known = font["glyf"], font["hmtx"], font.getBestCmap()
    glyphs["unseen"] = Glyph()
    widths["unseen"] = (0, 0)
    new = {code: "unseen" for code in UNSEEN if code not in known}
    # A minus is as wide as a dash of figures; a dot in the middle is a full stop, raised.
    if 0x2212 not in known:
        new[0x2212] = known[0x2013]
    font.setGlyphOrder(list(glyphs.glyphOrder))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(new)
    for code, share in NARROW.items():
        if code not in known:
            drawn(font, code, Glyph(), round(widths[known[0x20]][0] * share))
    if 0xB7 not in known:
        dot, stop = Glyph(), GlyphComponent()
        stop.glyphName, stop.x, stop.flags = known[0x2E], 0, 0x4
        stop.y = (font["OS/2"].sxHeight - glyphs[known[0x2E]].yMax) // 2
        dot.numberOfContours, dot.components = -1, [stop]
        drawn(font, 0xB7, dot, widths[known[0x2E]][0])
    for letter in COMPOSED:
        if ord(letter) not in known:
            drawn(font, ord(letter), *composed(font, letter))


#: Marks over and under letters: the character that has their shape alone.
MARKS = {"\u0301": "´", "\u0302": "ˆ", "\u0304": "¯", "\u030a": "˚", "\u030b": "˝", "\u030c": "ˇ",
         "\u0307": ".", "\u0326": ",", "\u0327": "¸", "\u0328": "¸"}  # fmt: skip
#: A stroke through a letter is no mark to Unicode.
STRUCK = {"ł": "l\u0335", "Ł": "L\u0335"}


def composed(font: TTFont, letter: str) -> tuple[Glyph, int]:
    """A letter and its mark, from shapes that the face has."""
    glyphs, known, shapes = font["glyf"], font.getBestCmap(), font.getGlyphSet()
    base, mark = STRUCK.get(letter) or unicodedata.normalize("NFD", letter)
    wide = font["hmtx"][known[ord(base)]][0]
    # An i loses its dot; it is what the others are measured by.
    below = glyphs[known[0x131 if base == "i" else ord(base)]]
    pen = TTGlyphPen(None)

    def put(name: str, *by: float) -> None:
        flat = DecomposingRecordingPen(shapes)
        shapes[name].draw(flat)
        flat.replay(TransformPen(pen, by))

    put(known[0x131 if base == "i" else ord(base)], 1, 0, 0, 1, 0, 0)
    middle, gap = (below.xMin + below.xMax) / 2, top(font, "é") - top(font, "´")
    lift = gap + top(font, base) - top(font, "e") if mark != "\u0335" else 0
    if mark == "\u0335":
        bar(pen, font, below, capital=base.isupper())
    elif mark == "\u0328":
        # A cedilla seen in a mirror, at the right foot of the letter.
        tail = glyphs[known[ord(MARKS[mark])]]
        put(known[ord(MARKS[mark])], -1, 0, 0, 1, below.xMax - (below.xMax - below.xMin) * 0.04
            + tail.xMin, 0)  # fmt: skip
    elif mark == "\u0326":
        comma = glyphs[known[ord(",")]]
        put(known[ord(",")], 0.7, 0, 0, 0.7, middle - 0.35 * (comma.xMin + comma.xMax),
            -0.75 * comma.yMax - top(font, "x") * 0.04)  # fmt: skip
    elif mark == "\u030c" and base in "dtT" and base != "T":
        # Beside a tall letter a caron is an apostrophe.
        tick = known[0x2019]
        put(tick, 0.8, 0, 0, 0.8, below.xMax - 0.8 * glyphs[tick].xMin * 0.6, 0.2 * top(font, "l"))
        wide = round(wide + 0.5 * font["hmtx"][tick][0])
    elif mark == "\u0327":
        tail = glyphs[known[ord(MARKS[mark])]]
        put(known[ord(MARKS[mark])], 1, 0, 0, 1, middle - (tail.xMin + tail.xMax) / 2, 0)
    else:
        over = glyphs[known[ord(MARKS[mark])]]
        x, y = middle - (over.xMin + over.xMax) / 2, lift
        if mark == "\u0307":
            y = top(font, "é") - over.yMax + (top(font, base) - top(font, "e")) - over.yMax * 0.1
        put(known[ord(MARKS[mark])], 1, 0, 0, 1, x, y)
    return pen.glyph(), wide


def bar(pen: TTGlyphPen, font: TTFont, below: Glyph, *, capital: bool) -> None:
    """The stroke through an L: it rises to the right, with round ends."""
    high, each = top(font, "L" if capital else "l"), top(font, "x")
    left, right = below.xMin - 0.02 * each, below.xMax + 0.02 * each
    if capital:
        left, right = below.xMin - 0.03 * each, below.xMin + (below.xMax - below.xMin) * 0.62
    at, rise, thick = high * 0.5, (right - left) * 0.32, 0.15 * each
    pen.moveTo((left, at - rise / 2 - thick / 2))
    pen.qCurveTo((left - thick * 0.6, at - rise / 2), (left, at - rise / 2 + thick / 2))
    pen.lineTo((right, at + rise / 2 + thick / 2))
    pen.qCurveTo((right + thick * 0.6, at + rise / 2), (right, at + rise / 2 - thick / 2))
    pen.closePath()


def kept(font: TTFont, out: Path, pages: Iterable[str]) -> Path:
    """Write a font, the same file each time, known to systems by what it holds."""
    os2 = font["OS/2"]
    os2.recalcUnicodeRanges(font)
    if os2.version >= 1:
        os2.setCodePageRanges(os2.getCodePageRanges() | {PAGES[page] for page in pages})
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(out)
    print(f"{out.name}: {out.stat().st_size} bytes, {len(font.getBestCmap())} characters")
    return out


def build(face: Face, weight: int, packs: Path, work: Path) -> None:
    """One weight of one face."""
    seen: set[int] = set()
    parts = []
    for part in ("latin", "latin-ext"):
        files = opened(face.package, packs)
        font = TTFont(files / f"{face.package}-{part}-{weight}-normal.woff")
        here = set(font.getBestCmap()) - seen
        seen |= here
        cut(font, here, ("kern", "mark", "mkmk", *face.features))
        parts.append(font)
    own = merged(parts, work)
    complete(own)
    found = merged([own, *(lent(one, own, packs) for one in face.weights[weight])], work)
    said = found["name"].getDebugName(0) or ""
    lenders = dict.fromkeys(one.package for one in face.weights[weight])
    holders = [(OUT / f"{one}-LICENSE.txt").read_text("utf-8").split("\n")[0] for one in lenders]
    found["name"].setName("; ".join([said, *holders]), 0, 3, 1, 0x409)
    name(found, face.family, PACKS[face.package].wanted.rpartition("@")[2], weight)
    parts_lent = [one.part for one in face.weights[weight]]
    kept(found, OUT / f"{face.package}-{weight}.ttf", parts_lent)


def write(face: Written, weight: int, packs: Path, work: Path) -> None:
    """One weight of a face for the letters of a language."""
    wanted, parts = letters(face.language), []
    bold = "bold" if weight == 700 else ""
    files = opened(face.package, packs)
    found = sorted(files.glob(f"*-{weight}-normal.woff")) or sorted(files.glob(f"*wenkai-{bold}*"))
    for file in found:
        font = TTFont(file, lazy=True)
        if here := wanted & set(font.getBestCmap()):
            wanted -= here
            cut(font, here, ())
            parts.append(font)
    whole = merged(parts, work)
    like = TTFont(OUT / f"{face.like}.ttf")
    scale_upem(whole, like["head"].unitsPerEm)
    high_as(whole, like)
    # Coordinates that fit one byte: a fifth less to fetch, and nothing to be seen.
    scale_upem(whole, GRID)
    # What a face of a language looks like decides its weight: there is one for each purpose.
    called = weight if len(face.weights) > 1 else 400
    name(whole, face.family, PACKS[face.package].wanted.rpartition("@")[2], called)
    kept(whole, OUT / f"{face.package}-{weight}.ttf", [face.language])
    if wanted:
        print("  lacks", "".join(map(chr, sorted(wanted))))


def main() -> None:
    """Fetch what is not there, and build what was asked for, else everything."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    packs, names = Path(sys.argv[1]).resolve(), set(sys.argv[2:])
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for face in FACES:
            for weight in face.weights:
                if not names or face.package in names:
                    build(face, weight, packs, Path(folder))
        for one in WRITTEN:
            for weight in one.weights:
                if not names or names & {one.package, one.language}:
                    write(one, weight, packs, Path(folder))


if __name__ == "__main__":
    main()
