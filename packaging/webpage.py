"""The page on the web, made from the program into build/site: python packaging/dev.py site

docs/site.md says what lies there and why.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from html import escape

import webpage_engine
import webpage_texts
import webpage_tray
from product import ROOT, SOURCE, WORK

from zonk_desktop.ui.kit.people import LOOKS, colours
from zonk_desktop.ui.kit.tokens import DARK, LIGHT, Tokens
from zonk_desktop.words import languages

PAGE = ROOT / "site"
TARGET = WORK / "site"
RESOURCES = ROOT / "resources"
FONTS = ("caprasimo-400", "figtree-500", "figtree-700")
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


def page(language: str) -> str:
    """The page in a language, its sentences in it."""
    base = "./" if language == FIRST else "../"
    told = {
        "base": base,
        "page": "./" if language == FIRST else f"{language}/",
        "language": language,
        "direction": "ltr",
        "source": SOURCE,
        "light-bar": LIGHT.bar,
        "dark-bar": DARK.bar,
        **{name: escape(text) for name, text in webpage_texts.page(language).items()},
        # Within a script nothing is escaped, but nothing may end it.
        "texts": plain(webpage_texts.texts(language)).replace("</", "<\\/"),
    }
    source = (PAGE / "index.html").read_text("utf-8")
    return re.sub(r"\{([a-z0-9-]+)\}", lambda found: told[found[1]], source)


def main() -> int:
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
    for family in dict.fromkeys(font.rpartition("-")[0] for font in FONTS):
        shutil.copy(RESOURCES / "fonts" / f"{family}-LICENSE.txt", TARGET / "fonts")
    write("tray.json", webpage_tray.tray())
    write("first.json", webpage_texts.first())
    webpage_tray.tables(TARGET)
    webpage_tray.throws(TARGET)
    webpage_engine.pyodide(TARGET / "pyodide")
    webpage_engine.camera(TARGET / "zxing")
    webpage_engine.engine(TARGET)
    files = [file for file in sorted(TARGET.rglob("*")) if file.is_file()]
    for file in files:
        print(f"{file.stat().st_size:9,}  {file.relative_to(TARGET).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
