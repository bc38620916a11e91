"""Join the slices of the @fontsource packages into the plain TTF files of resources/fonts.

    pip install fonttools
    python packaging/build_fonts.py [FOLDER WITH THE PACKED .tgz FILES]

Without a folder the packages are fetched with `npm pack`. The files are kept in the repository,
so this runs only when a face or a weight is added.

What the sheets use keeps kerning and mark placement only: a ligature or a figure variant has no
character of its own, so Qt cannot name it in a PDF and a copied "office" would read "oce". What
the window uses may keep more. Code points that both slices carry are taken from the first:
otherwise the merger keeps two glyphs and a substitution, and letters vanish from the text too.

Characters that steer the text get an empty glyph in each face: Qt takes another face of the
machine for one that is missing, and with it that face's height.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

VERSION = "5.3.0"
OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"
STYLES = {
    400: "Regular",
    500: "Medium",
    600: "SemiBold",
    700: "Bold",
    800: "ExtraBold",
}
#: What steers a text and is not seen: joiners, marks and isolates of direction, breaks.
UNSEEN = (0xAD, *range(0x200B, 0x2010), *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFEFF,
          *range(0xFE00, 0xFE10))  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A family: its package, its name and what is wanted of it."""

    package: str
    family: str
    weights: tuple[int, ...]
    features: tuple[str, ...] = ()


FACES = (
    Face("ibm-plex-sans-condensed", "IBM Plex Sans Condensed", (400, 600, 700)),
    Face("zilla-slab", "Zilla Slab", (700,)),
    Face("architects-daughter", "Architects Daughter", (400,)),
    Face("caprasimo", "Caprasimo", (400,)),
    # Its figures are of one width only on request.
    Face("figtree", "Figtree", (500, 600, 700, 800), ("tnum",)),
    Face("kalam", "Kalam", (400, 700)),
)


def cut(font: TTFont, unicodes: set[int], features: tuple[str, ...]) -> None:
    """Leave these characters and features, as a plain sfnt that every back end reads."""
    options = subset.Options(
        layout_features=["kern", "mark", "mkmk", *features],
        name_IDs=["*"],
        notdef_outline=True,
        hinting=False,
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.flavor = None


def name(font: TTFont, family: str, weight: int) -> None:
    """Typographic family and style, so that one family carries all its weights everywhere."""
    style = STYLES[weight]
    plain = weight in {400, 700}
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{VERSION};{family} {style}",
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
    # Two vendor tags would make Qt list "Name [AAAA]" and "Name [BBBB]".
    os2.achVendID = "NONE"
    bold = weight == 700
    os2.fsSelection = (os2.fsSelection & ~0b1100001) | (0b100000 if bold else 0b1000000)
    font["head"].macStyle = 1 if bold else 0


def complete(font: TTFont) -> None:
    """Empty glyphs for what is not seen, and signs of the program that a face was drawn without."""
    glyphs, widths, known = font["glyf"], font["hmtx"], font.getBestCmap()
    glyphs["unseen"] = Glyph()
    widths["unseen"] = (0, 0)
    new = {code: "unseen" for code in UNSEEN if code not in known}
    # A minus is as wide as a dash of figures; a dot in the middle is a full stop, raised.
    if 0x2212 not in known:
        new[0x2212] = known[0x2013]
    if 0xB7 not in known:
        dot, stop = Glyph(), GlyphComponent()
        stop.glyphName, stop.x, stop.flags = known[0x2E], 0, 0x4
        stop.y = (font["OS/2"].sxHeight - glyphs[known[0x2E]].yMax) // 2
        dot.numberOfContours, dot.components = -1, [stop]
        glyphs["raised"] = dot
        dot.recalcBounds(glyphs)
        widths["raised"] = (widths[known[0x2E]][0], dot.xMin)
        new[0xB7] = "raised"
    font.setGlyphOrder(list(glyphs.glyphOrder))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(new)


def build(face: Face, weight: int, files: Path, work: Path) -> Path:
    """One weight of one face."""
    seen: set[int] = set()
    parts = []
    for part in ("latin", "latin-ext"):
        source = files / f"{face.package}-{part}-{weight}-normal.woff"
        font = TTFont(source)
        here = set(font.getBestCmap()) - seen
        seen |= here
        cut(font, here, face.features)
        plain = work / f"{face.package}-{part}-{weight}.ttf"
        font.save(plain)
        parts.append(str(plain))
    merged = Merger().merge(parts)
    complete(merged)
    name(merged, face.family, weight)
    # The date of the build would make every build another file.
    merged["head"].modified = merged["head"].created
    merged.recalcTimestamp = False
    out = OUT / f"{face.package}-{weight}.ttf"
    merged.save(out)
    return out


def main() -> None:
    """Fetch what is not there, and build everything."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        packs = Path(sys.argv[1]) if len(sys.argv) > 1 else work
        for face in FACES:
            pack = packs / f"fontsource-{face.package}-{VERSION}.tgz"
            if not pack.exists():
                wanted = f"@fontsource/{face.package}@{VERSION}"
                subprocess.run(["npm", "pack", "--silent", wanted], cwd=packs, check=True)
            opened = work / face.package
            with tarfile.open(pack) as tar:
                tar.extractall(opened, filter="data")
            licence = (opened / "package" / "LICENSE").read_bytes()
            (OUT / f"{face.package}-LICENSE.txt").write_bytes(licence)
            for weight in face.weights:
                out = build(face, weight, opened / "package" / "files", work)
                print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
