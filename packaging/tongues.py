"""What installers say, in every language that there is: resources/texts/*/package.ftl."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from html import escape

import product

if str(product.ROOT) not in sys.path:
    # The environment that freezes does not have the program itself.
    sys.path.insert(0, str(product.ROOT))

from zonk_desktop.words import Speech, languages
from zonk_desktop.words.speech import texts

SOURCE = "en"
_GAP = re.compile(r"@(package-[a-z0-9-]+|news)@")
#: Languages as NSIS calls them, which has no others.
NSIS = {
    "de": "German", "en": "English", "es": "Spanish", "fr": "French", "he": "Hebrew",
    "it": "Italian", "ja": "Japanese", "nl": "Dutch", "pl": "Polish", "pt-BR": "PortugueseBR",
    "sv": "Swedish", "uk": "Ukrainian", "zh-CN": "SimpChinese",
}  # fmt: skip
#: Languages that macOS calls otherwise.
_APPLE = {"zh-CN": "zh-Hans"}


def said(name: str) -> Iterator[tuple[str, str]]:
    """A message by its languages, English first; those that lack it are left out."""
    english = Speech(SOURCE).say(name)
    yield SOURCE, english
    for language in languages():
        text = Speech(language).say(name)
        if language != SOURCE and text != english:
            yield language, text


def news() -> Iterator[list[tuple[str, str]]]:
    """What is new in this version, as the program tells it: each point by its languages."""
    there = sorted(languages(), key=lambda name: name != SOURCE)
    told = {}
    for name in there:
        own = texts() / name / "news.html"
        told[name] = re.findall(r"<li>(.+?)</li>", own.read_text("utf-8")) if own.is_file() else []
    for number in range(len(told[SOURCE])):
        yield [(name, points[number]) for name, points in told.items() if points[number:]]


def filled(
    template: str, marked: Callable[[str, str], str], written: Callable[[str], str] = str
) -> str:
    """The template; a line with a gap, `@package-comment@`, comes once for each language, and
    one with `@news@` so for each point.

    `marked` says of a line which language it is in; English is not marked. `written` makes a text
    one of this format.
    """
    lines = []
    for line in template.splitlines():
        found = _GAP.search(line)
        if found is None:
            lines.append(line)
            continue
        for point in news() if found[1] == "news" else [said(found[1])]:
            for language, text in point:
                own = line if language == SOURCE else marked(line, language)
                lines.append(own.replace(found[0], written(text)))
    return "\n".join(lines) + "\n"


def entry(template: str) -> str:
    """A desktop entry: `Comment[pt_BR]=`."""
    return filled(template, lambda line, of: line.replace("=", f"[{of.replace('-', '_')}]=", 1))


def markup(template: str) -> str:
    """An XML file of the desktop: `<comment xml:lang="pt_BR">`."""
    return filled(
        template,
        lambda line, of: line.replace(">", f' xml:lang="{of.replace("-", "_")}">', 1),
        partial(escape, quote=False),
    )


def setup() -> str:
    """The languages and texts of the setup program of Windows."""
    there = [name for name in languages() if name in NSIS]
    there.sort(key=lambda name: name != SOURCE)  # the first stands in for all others
    lines = [f'!insertmacro MUI_LANGUAGE "{NSIS[name]}"' for name in there]
    for text, message in {
        "Running": "package-setup-running", "Foreign": "package-setup-foreign",
        "OldWindows": "package-setup-old-windows", "Keeps": "package-setup-keeps",
        "Games": "package-setup-games", "GameFile": "package-game-file",
    }.items():  # fmt: skip
        for name in there:
            told = Speech(name).say(message).replace("$", "$$").replace('"', '$\\"')
            lines.append(f'LangString {text} ${{LANG_{NSIS[name].upper()}}} "{told}"')
    return "\n".join(lines) + "\n"


def apple() -> list[str]:
    """All languages there are, as macOS calls them."""
    return [_APPLE.get(name, name) for name in languages()]


def bundle() -> dict[str, str]:
    """The files of a Mac's bundle by their places: what its files of games are called."""
    key = Speech(SOURCE).say("package-game-file")
    return {
        f"{_APPLE.get(name, name)}.lproj/InfoPlist.strings": f"{_quoted(key)} = {_quoted(text)};\n"
        for name, text in said("package-game-file")
    }


def _quoted(text: str) -> str:
    """As a list of strings of macOS has it."""
    return json.dumps(text, ensure_ascii=False)
