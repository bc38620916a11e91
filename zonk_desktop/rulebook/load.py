"""Rule sets from TOML: the sheets found, and house rules that extend them or one another."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.resources import resource
from zonk_desktop.rulebook import found, knobs
from zonk_desktop.rulebook.build import MOST_ROUNDS, Builder
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.rulebook.knobs import Knob
from zonk_desktop.rulebook.reading import MOST, Document
from zonk_desktop.rulebook.write import dumped
from zonk_desktop.words import Message, Speech, own_page, reason, speech


def goal(document: Document) -> object:
    table = document.get("knobs")
    return table.get("limit", Settings().limit) if isinstance(table, dict) else None


def follow_goal(document: Document, before: object) -> None:
    """A game to another goal takes as many more rounds, or fewer."""
    rounds, now = document.get("typical-rounds"), goal(document)
    if before == now or type(rounds) is not int:
        return
    with suppress(TypeError, ValueError, OverflowError, ZeroDivisionError):
        document["typical-rounds"] = round(rounds * int(str(now)) / int(str(before)))
    if document["typical-rounds"] > MOST_ROUNDS:
        # What is said of the goal itself is said where the knobs are read.
        document["typical-rounds"] = 0


PRESETS = found.PRESETS
MOST_BYTES = 200_000
_DEEPEST = 6
_DEEP = 200
_BRACKETS = re.compile(r"[\[\]{}]")
_MOST_FILES = 8
#: A larger number is not even handed on to who reads the key it stands at.
_LARGEST = 1_000_000_000
_LONGEST_KEY = 200
#: Rule sets that are remembered: more than there are sheets.
_MOST_BUILT = 16


def preset(key: str, options: tuple[tuple[str, str], ...] = (), *, begun: bool = False) -> RuleSet:
    """One of the sheets, with these knobs set; remembered, for who asks often."""
    return _built(key, options, begun, speech())


@lru_cache(maxsize=_MOST_BUILT)
def _built(key: str, options: tuple[tuple[str, str], ...], begun: bool, _spoken: Speech) -> RuleSet:
    return _builder(key, [_preset(key, _spoken.language)], options).build(begun=begun)


def house(path: Path, options: tuple[tuple[str, str], ...] = (), *, begun: bool = False) -> RuleSet:
    """The rule set of a house-rules file; what it extends lies beside it."""
    layers = _layers(path.name, read_text(path), path.parent)
    return _house_builder(path.name, layers, options).build(begun=begun)


def house_text(
    name: str, text: str, options: tuple[tuple[str, str], ...] = (), *, begun: bool = False
) -> RuleSet:
    """The rule set of house rules that are at hand as text and stand by themselves."""
    return _house_builder(name, _layers(name, text, None), options).build(begun=begun)


def without_effect(path: Path) -> tuple[Message, ...]:
    """Knobs and tables of a house-rules file that have no effect, a sentence each."""
    builder, idle = _idle(path.name, _layers(path.name, read_text(path), path.parent))
    knobs_idle = [builder.idle_words(knob, beside) for knob, beside in idle.items()]
    return (*knobs_idle, *builder.idle_tables())


def idle_in_text(name: str, text: str) -> tuple[dict[str, str], list[Message]]:
    """What house rules at hand as text, which hold, say without effect: knobs by name, and tables.

    With each knob the name of that beside which it has none, empty where no table uses it; of a
    table a sentence.
    """
    builder, idle = _idle(name, _layers(name, text, None))
    return {knob.name: beside for knob, beside in idle.items()}, builder.idle_tables()


def _idle(name: str, layers: list[Document]) -> tuple[Builder, dict[Knob, str]]:
    """The rules built, and their knobs without effect."""
    builder = _house_builder(name, layers, ())
    builder.build(begun=False)
    return builder, builder.idle(len(layers) - 1)


def preset_document(key: str) -> Document:
    """The tables of a preset, as its file has them; its texts in the language spoken."""
    document: Document = _copy(_preset(key, speech().language))
    return document


@lru_cache(maxsize=10)
def _preset(key: str, language: str) -> Document:
    text = resource(f"rules/{key}.toml").read_text(encoding="utf-8")
    document = tomllib.loads(text)
    if (base := document.pop("based-on", None)) is not None:
        document = merge(_copy(_preset(base, language)), document)
    return translated(key, document)


def read_text(path: Path) -> str:
    """A small text file, or a sentence about why not; its lines end alike on every system."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise RuleFileError(path.name, "file", "rulebook-not-read", why=reason(wrong)) from None
    except ValueError:
        raise RuleFileError(path.name, "file", "rulebook-no-file-name") from None
    if len(data) > MOST_BYTES:
        raise RuleFileError(path.name, "file", "rulebook-too-large", most=str(MOST_BYTES))
    try:
        return _with_line_feeds(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise RuleFileError(path.name, "file", "rulebook-not-utf-8") from None


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n")


def says(path: Path, text: str) -> bool:
    """Whether a file says this, whichever system's lines it has."""
    try:
        return read_text(path) == _with_line_feeds(text)
    except RuleFileError:
        return False


def standing_text(path: Path) -> str:
    """The text of a house-rules file that needs no other file.

    Where it extends one, both are written as one; else it is the file as it is.
    """
    text = read_text(path)
    base = _parsed(path.name, text).get("extends")
    if base is None or base in PRESETS:
        return text
    layers = _layers(path.name, text, path.parent)
    builder = _house_builder(path.name, layers, ())
    # Whether a game may be begun by them is for whoever begins one to ask.
    builder.build(begun=True)
    root = next((key for key in PRESETS if layers[0] == preset_document(key)), "")
    whole = _together(layers[1:] if root else layers)
    for given in [given for given in whole.get("knobs", {}) if knobs.find(given) in builder.lapsed]:
        # One file has no earlier and later: what has lapsed would now stand against the rest.
        del whole["knobs"][given]
    return dumped({"extends": root, **whole} if root else whole)


def house_document(name: str, text: str) -> Document:
    """The tables of house rules that stand by themselves, laid over what they extend."""
    return _together(_layers(name, text, None))


def _together(layers: list[Document]) -> Document:
    whole: Document = {}
    for layer in layers:
        merge(whole, _copy(layer))
    return whole


def _layers(
    name: str, text: str, folder: Path | None, above: tuple[str, ...] = ()
) -> list[Document]:
    """The documents that make up house rules: what is extended first, the text itself last."""
    document = _parsed(name, text)
    if (base := document.pop("extends", None)) is None:
        return [document]
    if base in PRESETS:
        layers = [preset_document(base)]
    else:
        layers = _extended(name, base, folder, (*above, name))
    below = _together(layers)
    for section, value in document.items():
        if isinstance(below.get(section), dict) and not isinstance(value, dict):
            raise RuleFileError(name, section, "rulebook-is-a-table", key=section)
    return [*layers, document]


def _extended(
    name: str, base: object, folder: Path | None, above: tuple[str, ...]
) -> list[Document]:
    """The documents of another file of house rules, which lies in the same folder."""
    if not isinstance(base, str) or not base.endswith(".toml"):
        raise RuleFileError(name, "extends", "rulebook-extends-one-of", known=tuple(PRESETS))
    short = base[:60]
    if "/" in base or "\\" in base:
        raise RuleFileError(name, "extends", "rulebook-lies-elsewhere", file=short)
    if base in above:
        circle = " extends ".join((*above[above.index(base) :], base))
        raise RuleFileError(name, "extends", "rulebook-circle", circle=circle)
    if len(above) > _MOST_FILES:
        raise RuleFileError(name, "extends", "rulebook-too-many-files", most=_MOST_FILES)
    if folder is None:
        raise RuleFileError(name, "extends", "rulebook-not-at-hand", file=short)
    try:
        text = read_text(folder / base)
    except RuleFileError as wrong:
        raise RuleFileError(
            name, "extends", "rulebook-extended-wrong", file=short, why=wrong.message
        ) from None
    return _layers(base, text, folder, above)


def _parsed(name: str, text: str) -> Document:
    """The tables of a TOML text, with nothing in them that is too large to handle."""
    document: Document = _copy(_read(name, text))
    return document


# A text is asked in turn for its rules and for what has no effect in it.
@lru_cache(maxsize=4)
def _read(name: str, text: str) -> Document:
    _refuse_deep(name, text)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise RuleFileError(name, "file", "rulebook-not-toml", why=str(wrong)[:120]) from None
    except RecursionError:
        raise RuleFileError(name, "file", "rulebook-toml-too-deep") from None
    except ValueError:
        raise RuleFileError(name, "file", "rulebook-endless-number", most=str(MOST)) from None
    _bounded(name, document, ())
    return document


def _bounded(name: str, value: object, path: tuple[str, ...]) -> None:
    """Refuse by its key what no rule needs: it could not even be named in a sentence."""
    key = ".".join(path)[:_LONGEST_KEY] or "file"
    if isinstance(value, int) and abs(value) > _LARGEST:
        raise RuleFileError(name, key, "rulebook-number-too-large", most=str(MOST))
    if isinstance(value, dict):
        for inner, item in value.items():
            if len(inner) > _LONGEST_KEY:
                long = ".".join((*path, inner))[:60]
                raise RuleFileError(name, long, "rulebook-key-too-long", most=str(_LONGEST_KEY))
            _bounded(name, item, (*path, inner))
    if isinstance(value, list):
        for item in value:
            _bounded(name, item, path)


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


def _house_builder(
    name: str, layers: list[Document], options: tuple[tuple[str, str], ...]
) -> Builder:
    """A builder of house rules, which may say nothing that a sheet alone may."""
    builder = _builder(name, layers, options)
    builder.layers = tuple(layers)
    return builder


def _builder(name: str, layers: list[Document], options: tuple[tuple[str, str], ...]) -> Builder:
    """A builder that knows who has written what: options last, then the file itself."""
    ranks: dict[str, int] = {}
    for rank, layer in enumerate(layers):
        for section in ("knobs", "combo", "hit"):
            table = layer.get(section)
            for given in table if isinstance(table, dict) else ():
                knob = knobs.find(given) if section == "knobs" else None
                ranks[knob.name if knob is not None else f"{section}.{given}"] = rank
    document = _together(layers)
    chosen: set[str] = set()
    table = document.setdefault("knobs", {}) if options else None
    if isinstance(table, dict):
        for option, text in options:
            knob = knobs.find(option)
            for given in [given for given in table if knobs.find(given) is knob]:
                del table[given]
            table[option] = text
            if knob is not None:
                ranks[knob.name] = len(layers)
                chosen.add(knob.name)
    _without_colours(document, layers[0])
    # The length of a game was said for the goal of the file that says it.
    told = max((n for n, layer in enumerate(layers) if "typical-rounds" in layer), default=0)
    said = [{"knobs": layer["knobs"]} for layer in layers[: told + 1] if "knobs" in layer]
    follow_goal(document, goal(_together(said)))
    return Builder(name, document, ranks, frozenset(chosen))


def _without_colours(document: Document, sheet: Document) -> None:
    """Without the texts in which the sheet speaks of its dice, where others are played with."""
    named = sheet.get("coloured")
    if not isinstance(named, dict):
        return
    if _special_dice(document) == _special_dice(sheet):
        return
    for section, names in named.items():
        own = sheet.get(section)
        if not isinstance(names, list):
            continue
        if isinstance(own, list) and document[section] == own:
            document[section] = [text for n, text in enumerate(own, 1) if n not in names]
        elif isinstance(own, dict):
            document[section] = {
                name: text
                for name, text in document[section].items()
                if name not in names or text != own.get(name)
            }


def _special_dice(document: Document) -> str | None:
    special, table = knobs.find("special-dice"), document.get("knobs")
    given = table.items() if isinstance(table, dict) else ()
    return next((str(value) for name, value in given if knobs.find(name) is special), None)


def _refuse_deep(name: str, text: str) -> None:
    """Nesting hundreds deep is no rule set, and would exhaust the reader."""
    depth = 0
    for letter in _BRACKETS.findall(text):
        if letter in "[{":
            depth += 1
            if depth > _DEEP:
                raise RuleFileError(name, "file", "rulebook-too-deep")
        else:
            depth = max(0, depth - 1)
    # A dotted key nests by every dot; the reader takes the square of their number in time.
    if any(line.count(".") > _DEEP for line in text.splitlines()):
        raise RuleFileError(name, "file", "rulebook-too-many-dots", most=str(_DEEP))


#: Texts by themselves, and tables of texts.
_WHOLE = frozenset(("portrait", "notice", "about", "source", "tip"))
_TABLES = frozenset(("term", "symbol", "ceremony-text", "bonus"))
#: Keys of texts in the tables of hits, faults, misses and awards.
_KEYS = frozenset(("title", "short", "titles"))
_NAMED = frozenset(("hit", "fault", "miss", "award"))
#: What a sheet writes or stamps: data, the same in every language.
_SIGNS = frozenset((("symbol", "title"), ("symbol", "stamp")))

KeyPath = tuple[str, ...]


def is_text(path: KeyPath) -> bool:
    """Whether a value of a sheet is a text for people, by its place."""
    if path in _SIGNS:
        return False
    if len(path) == 1:
        return path[0] in _WHOLE
    if len(path) == 2:
        return path[0] in _TABLES
    return len(path) == 3 and path[0] in _NAMED and path[2] in _KEYS


def translated(key: str, document: dict[str, Any]) -> dict[str, Any]:
    """The tables of a sheet with its texts in the language spoken; changes them in place.

    A text the language lacks stays as it is. A file that cannot be read ends no game: it is noted
    in the log.
    """
    if (file := own_page(f"rules/{key}.toml")) is not None:
        try:
            _lay(document, tomllib.loads(file.read_text("utf-8")), (), key)
        except (OSError, ValueError) as wrong:
            from zonk_desktop import log  # noqa: PLC0415 - texts that can be read need none

            log.caught("words", wrong)
    return document


def _lay(below: dict[str, Any], over: dict[str, Any], path: KeyPath, key: str) -> None:
    for name, said in over.items():
        place, old = (*path, name), below.get(name)
        if isinstance(said, dict) and isinstance(old, dict):
            _lay(old, said, place, key)
        elif is_text(place) and _fits(said, old):
            below[name] = said
        else:
            from zonk_desktop import log  # noqa: PLC0415 - as above

            log.note("words", f"{key}: {'.'.join(place)} is no text of this sheet", "warning")


def _fits(said: object, old: object) -> bool:
    """A text in the place of a text, or as many texts as there were."""
    if isinstance(old, list):
        texts = isinstance(said, list) and all(isinstance(one, str) for one in said)
        return texts and len(said) == len(old)  # type: ignore[arg-type]
    return isinstance(said, str) and isinstance(old, str)
