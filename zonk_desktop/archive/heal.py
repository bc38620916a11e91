"""The first page of a game from a damaged file, put right by what stands elsewhere as well."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from zonk_desktop.archive.first_page import FirstPage
from zonk_desktop.archive.lifting import Lifted
from zonk_desktop.fairness.pledges import unpacked
from zonk_desktop.fairness.record import read_record
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import quote, read
from zonk_desktop.transcript.write import header_lines
from zonk_desktop.words import MessageError

#: How well computers play (`players.character.Level`), and what their characters are called.
LEVELS = ("sharp", "good", "casual", "novice")
_KEY = re.compile(r"[a-z0-9-]+")
#: Remarks about the dice that a first page may have.
_RECORDED = ("# dice-sha256 ", "# dice-seed ", "# seated ")
#: A pledge that differs from its seed's in no more signs was hit; any other is another's.
_MOST_HIT = 3


def healed(game: Lifted) -> Lifted:
    """The game with its seed as the pledge has it, names as most lists have them, and its first
    page as its chain began with it."""
    head = dict(game.head)
    seed, pledge = str(head.get("seed", "")), str(head.get("pledge", ""))
    if seed and pledge and _pledge(seed) != pledge:
        if right := next((one for one in _near(seed) if _pledge(one) == pledge), ""):
            head["seed"] = right
        elif _differ(_pledge(seed), pledge) <= _MOST_HIT:
            head["pledge"] = _pledge(seed)
    try:
        unpacked(str(head.get("again", "")))
    except ValueError:
        # Which dice fell under which pledge nobody can tell any more.
        head["seed"] = head["again"] = ""
    header = str(head.get("header", ""))
    head["header"] = _named(header, game)
    page = FirstPage(game)
    # Where rows have to be right too, a search is worth its time for what cannot be read alone.
    if page.alone or (page.chained and not sound_header(str(head["header"]))):
        head = head if page.fits(head) else page.put_right(head) or head
    return game if head == game.head else replace(game, head=head)


def sound_header(header: str) -> bool:
    """Whether a first page says nothing but what this program writes there.

    Who is a computer stands in remarks: no reader of a game stumbles over them.
    """
    try:
        known, _ = read(header)
        read_record(header)
    except MessageError:
        return False
    if not all(
        one.level in LEVELS and _KEY.fullmatch(one.character)
        for one in known.computers
        if one.character and ":" not in one.character
    ):
        return False
    rest = set(header.splitlines()) - set(header_lines(known))
    return all(line.startswith(_RECORDED) for line in rest)


def _pledge(seed: str) -> str:
    try:
        return hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    except ValueError:
        return ""


def _near(seed: str) -> Iterator[str]:
    """Every seed that differs in one sign."""
    for place in range(len(seed)):
        for sign in "0123456789abcdef":
            yield f"{seed[:place]}{sign}{seed[place + 1 :]}"


def _differ(one: str, other: str) -> int:
    if len(one) != len(other):
        return len(one)
    return sum(a != b for a, b in zip(one, other, strict=True))


def _named(header: str, game: Lifted) -> str:
    """The header with the names that most of the lists have: players, figures, and what a search
    looks through."""
    lines = header.splitlines()
    places = [n for n, line in enumerate(lines) if line.startswith("player ")]
    if not game.names or len(places) != len(game.names):
        return header
    searched = set(str(game.head.get("haystack", "")).split("\n"))
    changed = {}
    for seat, place in enumerate(places):
        said = lines[place].removeprefix("player ")
        votes = Counter([said])
        if name := game.names.get(seat, ""):
            votes[quote(name)] += 1 + (name.casefold() in searched)
        if game.figures is not None and seat < len(game.figures.seats):
            votes[quote(game.figures.seats[seat].name)] += 1
        most, count = votes.most_common(1)[0]
        if most != said and count > 1:
            lines[place], changed[said] = f"player {most}", most
    if not changed:
        return header
    found = "\n".join(lines) + "\n"
    try:
        known, _ = read(found)
    except TranscriptError:
        return header
    # In the one spelling of the program.
    return found if "\n".join(header_lines(known)) + "\n" == found else header
