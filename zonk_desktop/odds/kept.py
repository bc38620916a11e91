"""Disk cache of graphs and clocks, so that a rule set is computed once and not at every start.

A file is named by all that it depends on: the rule set, the edition of this room, the program. It
is written whole or not at all. What is read is checked, by its sum and for sense; a file that does
not hold is removed and made again. Only this many are kept, those asked for last.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

import zonk_desktop
from zonk_desktop import engine
from zonk_desktop.breath import breathe
from zonk_desktop.engine.dice import contains
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Mode
from zonk_desktop.odds.atlas import (
    After,
    Atlas,
    End,
    HandNode,
    KeepOption,
    RollResults,
    ThrowClass,
    compile_atlas,
    dice_classes,
    fingerprint,
)
from zonk_desktop.odds.chart import Floats
from zonk_desktop.odds.clock import Ladder
from zonk_desktop.odds.codes import KeepLead, Keeps, ThrowKey
from zonk_desktop.odds.uncounted import uncounted
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.rulebook.errors import refused
from zonk_desktop.save import save

T = TypeVar("T")
#: A pipe is opened at once; Windows has none among its files.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)

_HEAD = b"zonk-odds\n"
#: Files that are kept, the most bytes that one may have, and all of them.
MOST_FILES = 60
MOST_BYTES = 5 * 2**20
MOST_IN_ALL = 12 * MOST_BYTES
#: No figure of a graph is larger: points, places in a list, dice.
_MOST = 2**31
#: Chances differ from sums of chances by so much.
_FINE = 1e-9
#: Seconds after which a file that was not finished belongs to nobody.
_LEFT = 3600


def folder() -> Path | None:
    """Where files are kept: the cache folder of this system, or `ZONK_CACHE`; None for `off`."""
    said = os.environ.get("ZONK_CACHE", "")
    if said:
        return None if said == "off" else Path(said)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else home / "AppData" / "Local") / "Zonk Desktop" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "Zonk Desktop"
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if os.path.isabs(base) else home / ".cache") / "zonk-desktop"


def atlas(ruleset: RuleSet, with_hits: bool, magic: tuple[int, ...] = ()) -> Atlas:
    """The graph of a turn, from its file if that is valid; else compiled, and written there.

    That of a Magic Number is of use in one game: it is compiled for it, and not kept. Raises
    NotCovered of rules that no game is begun by any more: what they ask need not have an answer.
    """
    breathe()
    why = refused(ruleset) or uncounted(ruleset)
    if why is not None:
        raise NotCovered(why)
    if magic:
        return compile_atlas(ruleset, with_hits, magic)
    name = f"{_name(ruleset, with_hits)}.turn"
    breathe()
    found = _read(name, lambda data: _atlas_of(ruleset, with_hits, json.loads(data)))
    if found is None:
        breathe()
        found = compile_atlas(ruleset, with_hits, magic)
        _write(name, _spelled_out(_plain(found)))
    return found


def moves(ruleset: RuleSet, ladder: Ladder, make: Callable[[], Floats]) -> Floats:
    """Where turns lead by the clock of a rule set, from its file if that is valid."""
    name = f"{_name(ruleset, False)}.clock"
    shape = (ladder.goal + 1, ladder.columns)

    def of(data: bytes) -> Floats:
        array: Floats = np.load(BytesIO(data), allow_pickle=False)
        if array.ndim != 3 or array.shape[1:] != shape or array.dtype != np.float64:
            raise ValueError("another shape")
        if not (np.isfinite(array).all() and (array >= -_FINE).all()):
            raise ValueError("no chances")
        if not len(array) or (np.abs(array.sum(axis=2) - 1) > 1e-6).any():
            raise ValueError("no chances")
        return array

    found = _read(name, of)
    if found is None:
        found = make()
        file = BytesIO()
        np.save(file, found, allow_pickle=False)
        _write(name, file.getvalue())
    return found


# Files


def _name(ruleset: RuleSet, with_hits: bool) -> str:
    parts = f"{fingerprint(ruleset, with_hits)} {_program()}"
    return hashlib.sha256(parts.encode()).hexdigest()[:32]


@cache
def _program() -> str:
    """Hash of the program: its version, and its own source where that lies there."""
    found = hashlib.sha256(zonk_desktop.__version__.encode())
    for room in (Path(engine.__file__).parent, Path(__file__).parent):
        for file in sorted(room.glob("*.py")):
            breathe()
            with suppress(OSError):
                found.update(file.read_bytes())
    return found.hexdigest()


def _read(name: str, of: Callable[[bytes], T]) -> T | None:
    place = folder()
    if place is None:
        return None
    path = place / name
    try:
        data = _bytes_of(path)
    except (OSError, ValueError):
        return None
    head, mark, rest = data[: len(_HEAD)], data[len(_HEAD) :][:32], data[len(_HEAD) + 32 :]
    try:
        if head != _HEAD or _sum(name, rest) != mark:
            raise ValueError("damaged")
        found = of(rest)
    except Exception:
        # Whatever is wrong with it, it can be made again.
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):
        # Asked for last, removed last.
        os.utime(path)
    return found


def _sum(name: str, data: bytes) -> bytes:
    """Of the content and of what it belongs to: under another name no file holds."""
    return hashlib.sha256(name.encode() + data).digest()


def _bytes_of(path: Path) -> bytes:
    """What stands in the file; nothing of a pipe or a device, which would be waited for."""
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _AT_ONCE)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return b""
        return file.read(MOST_BYTES + 1)


def _write(name: str, data: bytes) -> None:
    """Write a file if the disk allows; without it everything is computed again."""
    place = folder()
    if place is None or len(data) > MOST_BYTES - 100:
        return
    with suppress(OSError, ValueError):
        place.mkdir(parents=True, exist_ok=True)
        save(place / name, _HEAD + _sum(name, data) + data)
        _tidy(place, name)


def _tidy(place: Path, fresh: str) -> None:
    """Remove files asked for long ago where there are too many, and what a kill has left."""
    found = []
    for file in place.iterdir():
        seen = file.stat()
        if file.suffix in {".turn", ".clock"}:
            found.append((file.name == fresh, seen.st_mtime, seen.st_size, file))
        elif file.suffix == ".part" and time.time() - seen.st_mtime > _LEFT:
            file.unlink(missing_ok=True)
    size = 0
    for number, (_, _, bytes_, file) in enumerate(sorted(found, reverse=True)):
        size += bytes_
        if number >= MOST_FILES or size > MOST_IN_ALL:
            file.unlink(missing_ok=True)


# A graph as plain values


def _plain(atlas: Atlas) -> dict[str, Any]:
    return {
        "hands": [_plain_hand(hand) for hand in atlas.hands],
        "afters": [list(after) for after in atlas.afters],
        "rolls": [
            [[[o.chance, o.options] for o in roll.outcomes], roll.misses, roll.won, roll.lost]
            for roll in atlas.rolls
        ],
        "leads": [[_plain_hand(h), _plain_leads(leads)] for h, leads in atlas.leads.items()],
        "odd": [
            [_plain_hand(hand), code, _plain_leads(leads)]
            for (hand, code), leads in atlas.odd.items()
        ],
        "legal": [
            [key, [figure for keep in keeps for figure in keep]]
            for key, keeps in atlas.legal.items()
        ],
    }


def _spelled_out(plain: dict[str, Any]) -> bytes:
    """As JSON, piece by piece: all at once no other thread would run meanwhile."""
    parts: list[str] = []
    for name, items in plain.items():
        some: list[str] = []
        for item in items:
            breathe()
            some.append(json.dumps(item, separators=(",", ":")))
        parts.append(f'"{name}":[{",".join(some)}]')
    return f"{{{','.join(parts)}}}".encode()


def _plain_hand(hand: HandNode) -> list[Any]:
    return [hand.counts, hand.mode.value, hand.showing, hand.aside, hand.singles]


def _plain_leads(leads: dict[int, KeepLead]) -> list[tuple[int, ...]]:
    return [(code, *lead) for code, lead in leads.items()]


def _hand_of(plain: list[Any]) -> HandNode:
    counts, mode, showing, aside, singles = plain
    return HandNode(tuple(map(int, counts)), Mode(mode), int(showing), int(aside), int(singles))


def _ends_of(plain: list[Any]) -> tuple[End, ...]:
    return tuple(End(int(k), int(p), bool(whole), float(c)) for k, p, whole, c in plain)


def _leads_of(plain: list[Any], places: int) -> dict[int, KeepLead]:
    leads = {int(code): KeepLead(*map(int, lead)) for code, *lead in plain}
    if any(not 0 <= lead.after < places or not 0 <= lead.points < _MOST for lead in leads.values()):
        raise ValueError("no such place")
    return leads


def _key_of(plain: list[Any]) -> ThrowKey:
    code, showing, aside, blood = map(int, plain)
    return code, showing, aside, blood


def _keeps_of(thrown: int, plain: list[Any]) -> Keeps:
    figures = [int(each) for each in plain]
    keeps = tuple(zip(figures[::2], figures[1::2], strict=True))
    if any(
        not code or not contains(thrown, code) or not 0 <= points < _MOST for code, points in keeps
    ):
        raise ValueError("no such keep")
    return keeps


def _atlas_of(ruleset: RuleSet, with_hits: bool, data: dict[str, Any]) -> Atlas:
    """Rebuild a graph from plain values; raises ValueError where they are invalid."""
    rules = Rules(ruleset)
    classes, alike = dice_classes(rules, with_hits)
    hands = tuple(map(_hand_of, data["hands"]))
    afters = tuple(After(int(hand), bool(decides)) for hand, decides in data["afters"])
    rolls = tuple(
        RollResults(
            tuple(
                ThrowClass(
                    float(chance), tuple(KeepOption(*map(int, option)) for option in options)
                )
                for chance, options in outcomes
            ),
            *map(_ends_of, ends),
        )
        for outcomes, *ends in data["rolls"]
    )
    if not hands or len(rolls) != len(hands):
        raise ValueError("hands without throws")
    if any(not 0 <= after.hand < len(hands) for after in afters):
        raise ValueError("no such hand")
    for roll in rolls:
        chances = [o.chance for o in roll.outcomes] + [c for *_, c in roll.misses]
        chances += [roll.wins, roll.loses]
        # Each by itself: the sum may be right of what no chance can be.
        if not all(-_FINE <= chance <= 1 + _FINE for chance in chances):
            raise ValueError("no chances")
        if abs(math.fsum(chances) - 1) > _FINE:
            raise ValueError("chances are not whole")
        for outcome in roll.outcomes:
            if not outcome.options or any(
                not 0 <= o.after < len(afters) or o.points < 0 or max(o) >= _MOST
                for o in outcome.options
            ):
                raise ValueError("no such place")
    places = len(afters)
    leads = {_hand_of(hand): _leads_of(those, places) for hand, those in data["leads"]}
    odd = {(_hand_of(hand), int(c)): _leads_of(those, places) for hand, c, those in data["odd"]}
    legal = {_key_of(key): _keeps_of(int(key[0]), plain) for key, plain in data["legal"]}
    return Atlas(rules, classes, alike, with_hits, hands, rolls, afters, leads, odd, legal)
