"""Rule sets from TOML: the five presets, and house rules that extend them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.resources import resource
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.build import Builder, Document
from zonk_desktop.rulebook.errors import RuleFileError

PRESETS = ("lets-play-zonk", "wheaton", "insta-bong", "original-1978", "magic-bus-1983")
MOST_BYTES = 200_000
_DEEPEST = 6
_DEEP = 200


def preset(key: str, options: tuple[tuple[str, str], ...] = ()) -> RuleSet:
    """One of the five sheets, with these knobs set."""
    return _built(f"{key}.toml", preset_document(key), options)


def house(path: Path, options: tuple[tuple[str, str], ...] = ()) -> RuleSet:
    """The rule set of a house-rules file."""
    return house_text(path.name, read_text(path), options)


def house_text(name: str, text: str, options: tuple[tuple[str, str], ...] = ()) -> RuleSet:
    """The rule set of house rules that are at hand as text."""
    return _built(name, house_document(name, text), options)


def preset_document(key: str) -> Document:
    """The tables of a preset, as its file has them."""
    document: Document = _copy(_preset(key))
    return document


@cache
def _preset(key: str) -> Document:
    text = resource(f"rules/{key}.toml").read_text(encoding="utf-8")
    document = tomllib.loads(text)
    base = document.pop("based-on", None)
    return document if base is None else merge(_copy(_preset(base)), document)


def read_text(path: Path) -> str:
    """A small text file, or a sentence about why not."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise RuleFileError(path.name, "file", f"cannot be read: {wrong.strerror}") from None
    except ValueError:
        raise RuleFileError(path.name, "file", "is no name of a file; write another") from None
    if len(data) > MOST_BYTES:
        raise RuleFileError(path.name, "file", f"larger than {MOST_BYTES} bytes; shorten it")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RuleFileError(path.name, "file", "is not UTF-8 text; save it as UTF-8") from None


def house_document(name: str, text: str) -> Document:
    """The tables of a house-rules file laid over what it extends."""
    _refuse_deep(name, text)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as wrong:
        what = str(wrong).splitlines()[0][:120] if str(wrong) else "nested too deeply"
        raise RuleFileError(name, "file", f"is not TOML: {what}") from None
    base = document.pop("extends", None)
    if base is None:
        return document
    if base not in PRESETS:
        raise RuleFileError(name, "extends", f"give one of {', '.join(PRESETS)}")
    for section, value in document.items():
        if isinstance(_preset(base).get(section), dict) and not isinstance(value, dict):
            raise RuleFileError(name, section, f"this is a table; write [{section}]")
    return merge(preset_document(base), document)


def merge(base: Document, over: Document, depth: int = 0) -> Document:
    """Tables are merged key by key; everything else replaces what was there."""
    for key, value in over.items():
        old = base.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and depth < _DEEPEST:
            merge(old, value, depth + 1)
        else:
            base[key] = value
    return base


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return list(value) if isinstance(value, list) else value


def _built(name: str, document: Document, options: tuple[tuple[str, str], ...]) -> RuleSet:
    if options:
        table = document.setdefault("knobs", {})
        if isinstance(table, dict):
            for option, text in options:
                knob = knobs.find(option)
                for given in [given for given in table if knobs.find(given) is knob]:
                    del table[given]
                table[option] = text
    return Builder(name, document).build()


def _refuse_deep(name: str, text: str) -> None:
    """Nesting hundreds deep is no rule set, and would exhaust the reader."""
    depth = 0
    for letter in text:
        if letter in "[{":
            depth += 1
            if depth > _DEEP:
                raise RuleFileError(name, "file", "is nested too deeply")
        elif letter in "]}":
            depth = max(0, depth - 1)
    # A dotted key nests by every dot; the reader takes the square of their number in time.
    if any(line.count(".") > _DEEP for line in text.splitlines()):
        raise RuleFileError(name, "file", f"has a line with more than {_DEEP} dots")
