"""The page on the web, made from the program into build/site: python packaging/dev.py site

The handbook and the pictures of the stores come to lie beside it, as at the project's address.

With --try it is opened in Chromium afterwards (try_site.py). docs/site.md says what lies there.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
from html import escape

import faces
import handbook
import webpage_engine
import webpage_texts
import webpage_tray
from product import ROOT, SOURCE, WORK

from zonk_desktop.ui.kit.people import LOOKS, colours
from zonk_desktop.ui.kit.tokens import DARK, LIGHT, Tokens
from zonk_desktop.words import Speech, languages, say, use

PAGE = ROOT / "site"
TARGET = WORK / "site"
RESOURCES = ROOT / "resources"
FONTS = ("caprasimo-400", "figtree-500", "figtree-700")
#: Folders that a page without a network does without.
BESIDE = {"licences", "handbook", "screenshots"}
#: The language of the address itself; others have a folder.
FIRST = "en"


def write(name: str, told: object) -> None:
    text = told if isinstance(told, str) else plain(told)
    (TARGET / name).parent.mkdir(parents=True, exist_ok=True)
    (TARGET / name).write_text(text, "utf-8")


def plain(told: object) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def tokens() -> str:
    """The program's colours as variables."""

    def rows(of: Tokens) -> str:
        named = {name.rstrip("_"): value for name, value in of._asdict().items()}
        lines = of.chart + tuple(colour for _, colour in LOOKS[len(of.chart) :])
        named |= {f"seat-{n}": colour for n, colour in enumerate(lines)}
        return "".join(f"--{n}:{v};" for n, v in named.items() if isinstance(v, str))

    return f":root{{{rows(LIGHT)}}}@media (prefers-color-scheme:dark){{:root{{{rows(DARK)}}}}}\n"


def disc(seat: int, picture: str, inside: int) -> str:
    """A player's disc: the colour of a seat, and a picture on it."""
    ground, ink = colours(seat)
    drawn = (RESOURCES / picture).read_text("utf-8").replace("#000000", ink)
    place = f'x="{inside}" y="{inside}" width="{48 - 2 * inside}" height="{48 - 2 * inside}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<circle cx="24" cy="24" r="23" fill="{ground}" stroke="#8A7152" stroke-width="2"/>'
        f"{drawn.replace('<svg ', f'<svg {place} ')}</svg>\n"
    )


def links(said: dict[str, str]) -> str:
    """The way to the handbook beside the page, and to where the project is."""
    targets = {
        "evening": "handbook/play/first-evening.html",
        "odds": "handbook/odds.html",
        "fair": "handbook/fair-dice.html",
        "source": SOURCE,
    }
    return "".join(
        f'<a href="{target}">{said[f"site-link-{name}"]}</a>' for name, target in targets.items()
    )


def tongues(current: str) -> str:
    """The same page in the other languages, each by its own name."""
    found = []
    for one in languages():
        use(Speech(one))
        if one != current:
            place = "./" if one == FIRST else f"{one}/"
            name = escape(say("general-language"))
            found.append(f'<a href="{place}" hreflang="{one}" lang="{one}">{name}</a>')
    return "".join(found)


def page(language: str) -> str:
    """The page in a language, its sentences in it."""
    base = "./" if language == FIRST else "../"
    said = {name: escape(text) for name, text in webpage_texts.page(language).items()}
    others = tongues(language)
    told = {
        **said,
        "links": links(said),
        "languages": others,
        "many": "many" if others else "",
        "base": base,
        "page": "./" if language == FIRST else f"{language}/",
        "language": language,
        "direction": "rtl" if Speech(language).from_the_right else "ltr",
        "source": SOURCE,
        "light-bar": LIGHT.bar,
        "dark-bar": DARK.bar,
        # Within a script nothing is escaped, but nothing may end it.
        "texts": plain(webpage_texts.texts(language)).replace("</", "<\\/"),
    }
    source = (PAGE / "index.html").read_text("utf-8")
    return re.sub(r"\{([a-z0-9-]+)\}", lambda found: told[found[1]], source)


def manifest() -> dict[str, object]:
    """What a system asks that lets the page be kept beside its programs."""
    use(Speech(FIRST))
    icon = {"src": "zonk.svg", "sizes": "any", "type": "image/svg+xml"}
    return {
        "name": webpage_texts.page(FIRST)["site-name"],
        "start_url": "./",
        "display": "standalone",
        "background_color": LIGHT.surf,
        "theme_color": LIGHT.bar,
        "icons": [icon],
    }


def files() -> list[str]:
    """What the page is made of, as a browser asks for it; what stands beside it is not."""
    every = (file for file in TARGET.rglob("*") if file.is_file() and file.suffix != ".txt")
    found = [file for file in every if BESIDE.isdisjoint(file.parts)]
    names = [file.relative_to(TARGET).as_posix() for file in found if file.name != "sw.js"]
    return sorted(re.sub(r"(^|/)index\.html$", r"\1./", name).replace("/./", "/") for name in names)


def offline() -> None:
    """The service worker, with the list of all files and their sum."""
    names = files()
    total = hashlib.sha256()
    for name in names:
        file = TARGET / name
        total.update(
            name.encode() + b"\0" + (file / "index.html" if file.is_dir() else file).read_bytes()
        )
    told = f"const VERSION={plain(total.hexdigest()[:16])},FILES={plain(names)};\n"
    write("sw.js", told + (PAGE / "sw.js").read_text("utf-8"))


def main(words: list[str]) -> int:
    if words not in ([], ["--try"]):
        print("site takes nothing, or --try")
        return 2
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(PAGE, TARGET)
    for language in languages():
        place = "" if language == FIRST else f"{language}/"
        write(f"{place}index.html", page(language))
    write("tokens.css", tokens())
    for seat, (sign, _) in enumerate(LOOKS):
        write(f"seats/{seat}.svg", disc(seat, f"icons/player-{sign}.svg", 10))
    write("seats/kid.svg", disc(1, "players/kid.svg", 1))
    shutil.copy(RESOURCES / "icons" / "zonk.svg", TARGET)
    (TARGET / "fonts").mkdir()
    for font in FONTS:
        shutil.copy(RESOURCES / "fonts" / f"{font}.ttf", TARGET / "fonts")
    for maker in {maker for font in FONTS for maker in faces.makers(font)}:
        shutil.copy(RESOURCES / "fonts" / f"{maker}-LICENSE.txt", TARGET / "fonts")
    write("tray.json", webpage_tray.tray())
    write("first.json", webpage_texts.first())
    webpage_tray.tables(TARGET)
    webpage_tray.throws(TARGET)
    webpage_engine.pyodide(TARGET / "pyodide")
    webpage_engine.camera(TARGET / "zxing")
    webpage_engine.licences(TARGET / "licences")
    webpage_engine.engine(TARGET)
    shutil.copytree(handbook.build(handbook.TARGET), TARGET / "handbook")
    # Where the metainfo says that they are.
    shutil.copytree(ROOT / "packaging" / "linux" / "screenshots", TARGET / "screenshots")
    write("manifest.json", manifest())
    offline()
    if not words:
        return 0
    import try_site  # noqa: PLC0415 - not on Windows

    return try_site.main(TARGET)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
