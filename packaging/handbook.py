"""The documentation as a site: docs/, and pages that the program makes of its rule sets.

    python packaging/dev.py handbook [FOLDER]

Zensical builds it, strictly, into build/handbook; no page asks another host for anything.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import product
from environment import ROOT
from PySide6.QtGui import QPainterPath

from zonk_desktop import __version__
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.cheat import Block, Item, cheat, more
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit.tokens import DARK, LIGHT
from zonk_desktop.words import Speech, use

DOCS = ROOT / "docs"
TARGET = ROOT / "build" / "handbook"
#: For whom a page is, in the order in which they come.
READERS = {
    "Play": (
        "index.md", "play/first-evening.md", "sheets/*", "play/printing.md",
        "play/real-dice.md", "play/computers.md", "play/coach.md", "play/questions.md",
    ),
    "Host": ("house-rules.md", "relatives.md", "gallery.md", "sheets.md"),
    "Look closer": ("fair-dice.md", "reliability.md", "odds.md", "players.md", "table.md",
                    "sheet-code.md", "catalogue.md", "rules.md"),
    "Take part": (
        "CONTRIBUTING.md", "translating.md", "architecture.md", "words.md", "api.md",
        "transcript.md", "packaging.md", "site.md", "decisions/*", "CHANGELOG.md", "SECURITY.md",
        "CODE_OF_CONDUCT.md",
    ),
}  # fmt: skip
#: The page that gets a table of what scores, and the part that comes after it.
EVENING, EVENING_GOES_ON = "play/first-evening.md", "## When the others are there"


class HandbookFault(Exception):
    """Why there is no site, as a sentence."""


# Pages of the rule sets


def sheet_page(ruleset: RuleSet) -> str:
    """The rules of a sheet in short, as they stand on its paper, with drawn dice."""
    texts = ruleset.texts
    lines = [f"# {ruleset.name}", str(texts.get("portrait", "")), ""]
    for block in (*cheat(ruleset), *more(ruleset)):
        lines += [f"## {block.head}", "", *_table(block), ""]
    told = "Where each rule comes from stands in the [catalogue](../catalogue.md)."
    paper = "To print it: [printing](../play/printing.md)."
    return "\n".join([*lines, f"{told} {paper}", ""])


def _table(block: Block) -> Iterator[str]:
    """Its lines; those with a worth as a table."""
    wide = any(item.worth for item in block.items)
    if wide:
        yield from ('<table class="zonk">', "<tbody>")
    for item in block.items:
        if wide and item.worth:
            yield f"<tr><td>{_said(item)}</td><td>{html.escape(item.worth)}</td></tr>"
        elif wide:
            yield f'<tr><td colspan="2">{_said(item)}</td></tr>'
        else:
            yield f"- {_said(item)}"
    if wide:
        yield from ("</tbody>", "</table>")


def _said(item: Item) -> str:
    icons = "".join(map(drawn, filter(marks.exists, item.icons)))
    until = "".join(map(drawn, filter(marks.exists, item.until)))
    dice = f"{icons} to {until}" if until else icons
    term = f"<strong>{html.escape(item.term)}</strong>: " if item.term else ""
    return f"{dice} {term}{html.escape(item.text)}".strip()


def drawn(name: str) -> str:
    """A mark of the sheets as a small picture in the line."""
    mark = marks.path(name)
    box = f"-0.04 -0.54 {mark.width + 0.08:.2f} 1.08"
    word = html.escape(marks.word(name), quote=True)
    return (
        f'<svg class="zonk" viewBox="{box}" role="img" aria-label="{word}">'
        f'<path fill-rule="{_fill(mark.path)}" d="{_path(mark.path)}"/></svg>'
    )


def _fill(path: QPainterPath) -> str:
    return "evenodd" if path.fillRule().name == "OddEvenFill" else "nonzero"


def _path(path: QPainterPath) -> str:
    """A path in the letters of SVG; a curve takes three points."""
    kinds = {"MoveToElement": "M", "LineToElement": "L", "CurveToElement": "C"}
    found = []
    for number in range(path.elementCount()):
        one = path.elementAt(number)
        found.append(f"{kinds.get(one.type.name, '')}{one.x:.3f} {one.y:.3f}")
    return " ".join(found)


# Pages that are there


def pages() -> dict[str, str]:
    """Every page of the site by its place in it."""
    found = {
        path.relative_to(DOCS).as_posix(): path.read_text("utf-8")
        for path in sorted(DOCS.rglob("*.md"))
    }
    for path in sorted(ROOT.glob("*.md")):
        if not path.name.startswith("README"):
            found[path.name] = path.read_text("utf-8").replace("](docs/", "](")
    for name in PRESETS:
        found[f"sheets/{name}.md"] = sheet_page(preset(name))
    if EVENING_GOES_ON not in found[EVENING]:
        raise HandbookFault(f"{EVENING} has no part {EVENING_GOES_ON!r}.")
    found[EVENING] = found[EVENING].replace(EVENING_GOES_ON, _scores() + EVENING_GOES_ON)
    return {name: _outward(name, text) for name, text in found.items()}


def _scores() -> str:
    """What scores on the first evening's sheet, with drawn dice."""
    scores, *_ = cheat(preset(PRESETS[0]))
    more_of_it = f"All of it: [{preset(PRESETS[0]).name}](../sheets/{PRESETS[0]}.md)."
    return "\n".join([f"## {scores.head}", "", *_table(scores), "", more_of_it, "", ""])


def _outward(name: str, text: str) -> str:
    """Its links to files that are no page lead to the project."""

    def one(link: re.Match[str]) -> str:
        target, anchor = link[1], link[2] or ""
        place = os.path.normpath(f"{Path(name).parent.as_posix()}/{target}")
        if place == "README.md":
            return f"]({'../' * name.count('/')}index.md{anchor})"
        if target.endswith("/"):
            return f"]({product.SOURCE}/tree/main/docs/{place})"
        if target.endswith((".md", ".webp", ".svg")):
            return link[0]
        return f"]({product.SOURCE}/blob/main/docs/{place})"

    return re.sub(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)", one, text)


def _title(text: str) -> str:
    return next(line[2:] for line in text.splitlines() if line.startswith("# "))


def navigation(found: dict[str, str]) -> str:
    """The list of pages as Zensical reads it; a page that nobody is led to is a fault."""
    left = set(found)
    parts = []
    for reader, names in READERS.items():
        rows = []
        for name in names:
            group = name.endswith("/*")
            here = [one for one in found if one.startswith(name[:-1])] if group else [name]
            here = [f"sheets/{one}.md" for one in PRESETS] if name == "sheets/*" else here
            left -= set(here)
            listed = [f'{{ "{_title(found[one])}" = "{one}" }}'.replace("`", "") for one in here]
            if group:
                title = {"sheets/*": "The five sheets", "decisions/*": "Decisions"}[name]
                listed = [f'{{ "{title}" = [{", ".join(listed)}] }}']
            rows += listed
        parts.append(f'{{ "{reader}" = [{", ".join(rows)}] }}')
    if left:
        raise HandbookFault(f"no reader is led to {', '.join(sorted(left))}.")
    return f"nav = [{', '.join(parts)}]"


CONFIG = """\
[project]
site_name = "Zonk Desktop {version}"
site_url = "{address}handbook/"
site_dir = "site"
docs_dir = "docs"
extra_css = ["zonk.css"]
use_directory_urls = false
{nav}

[project.theme]
language = "en"
font = false
logo = "zonk.svg"
favicon = "zonk.svg"
features = ["navigation.tabs", "navigation.top", "navigation.footer", "search.highlight",
    "toc.follow"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle.icon = "lucide/sun"
toggle.name = "Dark"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle.icon = "lucide/moon"
toggle.name = "Light"

[project.markdown_extensions]
attr_list = {{}}
md_in_html = {{}}
tables = {{}}
toc.permalink = true
pymdownx.highlight = {{}}
pymdownx.superfences = {{}}
"""

#: The program's own faces.
FACES = ("caprasimo-400.ttf", "figtree-500.ttf", "figtree-700.ttf")
STYLE = """\
@font-face {{ font-family: "Zonk heading"; src: url(caprasimo-400.ttf); }}
@font-face {{ font-family: "Zonk"; font-weight: 400; src: url(figtree-500.ttf); }}
@font-face {{ font-family: "Zonk"; font-weight: 700; src: url(figtree-700.ttf); }}
body {{ --md-text-font: "Zonk"; }}
.md-typeset h1, .md-typeset h2, .md-header__topic {{
  font-family: "Zonk heading"; font-weight: 400;
}}
:root, [data-md-color-scheme=default] {{
  --md-primary-fg-color: {light.accd}; --md-accent-fg-color: {light.acc};
  --md-typeset-a-color: {light.acc}; --md-default-bg-color: {light.surf};
}}
[data-md-color-scheme=slate], [data-md-color-scheme=slate][data-md-color-primary] {{
  --md-primary-fg-color: {dark.bar}; --md-accent-fg-color: {dark.acc};
  --md-typeset-a-color: {dark.acc}; --md-default-bg-color: {dark.win};
}}
svg.zonk {{ height: 1.4em; vertical-align: -0.35em; margin-right: 0.15em; fill: currentColor; }}
table.zonk td + td {{ text-align: right; white-space: nowrap; font-weight: 700; }}
pre code {{ white-space: pre-wrap; }}
"""


def lay_out(folder: Path) -> None:
    """The pages, pictures and settings that Zensical takes."""
    docs = folder / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    use(Speech("en"))
    found = pages()
    for name, text in found.items():
        place = docs / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    shutil.copytree(DOCS / "pictures", docs / "pictures", ignore=shutil.ignore_patterns("*.json"))
    resources = ROOT / "resources"
    for name in ("icons/zonk.svg", *(f"fonts/{face}" for face in FACES)):
        shutil.copy(resources / name, docs)
    (docs / "zonk.css").write_text(STYLE.format(light=LIGHT, dark=DARK), "utf-8")
    config = CONFIG.format(
        version=__version__, address=product.HOMEPAGE,
        nav=navigation(found),
    )  # fmt: skip
    (folder / "zensical.toml").write_text(config, "utf-8")


def build(folder: Path) -> Path:
    """The site of this folder."""
    lay_out(folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if made.returncode:
        raise HandbookFault((made.stdout + made.stderr).strip())
    return folder / "site"


def main(words: list[str]) -> int:
    folder = Path(words[0]).resolve() if words else TARGET
    try:
        site = build(folder)
    except HandbookFault as fault:
        print(f"handbook: {fault}", file=sys.stderr)
        return 1
    files = [path for path in site.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"handbook: {len(files)} files, {size / 1e6:.1f} MB, in {site}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
