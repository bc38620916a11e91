"""What the page on the web says before the engine is there, and what a first throw is worth."""

from __future__ import annotations

from itertools import combinations_with_replacement

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.page.table import OPTIONS, SHEET, cards, here, seats
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.words import Speech, figure, languages, say, use
from zonk_desktop.words.clean import curled
from zonk_desktop.words.language import SOURCE

#: How the dice lie before the first throw; six are the most that a sheet has.
LYING = (2, 1, 3, 5, 4, 6)
#: Points that stand for all others: each is a multiple of 50, and "950 points" has the form of all.
ANY, SECOND = 950, 850


def game(sheet: str = SHEET) -> Game:
    """A game of the page before its first throw."""
    return new_game(Rules(preset(sheet, OPTIONS)), ("1", "2"))


def _points(name: str, **data: str) -> str:
    """A sentence with `{points}` where the script puts them, their word in its right form."""
    return say(name, points=ANY, **data).replace(figure(ANY), "{points}")


def _sheet(sheet: str) -> dict[str, object]:
    """What the page says of a game after this sheet, and how its dice lie at first."""
    begun = game(sheet)
    rules = begun.rules
    name = curled(rules.ruleset.name)
    dice = LYING[: rules.s.dice_count]
    return {
        "name": name,
        "heading": say("site-heading", dice=rules.s.dice_count),
        "match": say("site-match", other=seats()[1], goal=rules.s.limit, sheet=name),
        "needs": rules.s.entry_minimum,
        "start": [
            {"index": n, "face": face, "colour": "red" if n == rules.odd else "ivory",
             "place": "felt"} for n, face in enumerate(dice)
        ],
    }  # fmt: skip


def texts(language: str) -> dict[str, object]:
    """Sentences for the plain script; `{name}` stands where it puts a value."""
    use(Speech(language))
    sentences = {
        "site-card": _points("site-card", dice="{dice}", chance="{chance}"),
        "site-card-safe": _points("site-card-safe", dice="{dice}"),
        "site-throw-first": say("site-throw-first"),
        "site-throw-leaves": say("site-throw-leaves", dice="{dice}"),
        "site-stay": say("site-stay"),
        "site-stay-makes": _points("site-stay-makes"),
        "site-stay-needs": _points("site-stay-needs"),
        "site-miss": say("site-miss"),
        "site-no-webgl": say("site-no-webgl"),
        "site-thinking": say("site-thinking", name="{name}"),
        "site-coming": say("site-coming"),
        "site-no-engine": say("site-no-engine", why="{why}"),
        "site-go-on": say("site-go-on"),
        "site-new-game": say("site-new-game"),
        "site-turn": say("site-turn"),
        "site-see-sheet": say("site-see-sheet"),
        "site-looking": say("site-looking"),
        "site-reading": say("site-reading"),
        "site-not-read": say("site-not-read"),
        "site-race": say("site-race"),
        "site-nothing-sent": say("site-nothing-sent"),
        "site-nothing-sent-how": say("site-nothing-sent-how"),
        "site-cannot-know": say("site-cannot-know"),
        "site-pledge": say("site-pledge"),
        "site-open": say("site-open"),
        "site-watch": say("site-watch"),
        "site-rounds": say("print-rounds", count=ANY).replace(figure(ANY), "{count}"),
        "site-moment": say("zonk-file-moment"),
        "site-throw-of": say("zonk-file-throw-of", throw=ANY, of=SECOND)
        .replace(figure(ANY), "{throw}")
        .replace(figure(SECOND), "{of}"),
        "site-back": say("zonk-file-step-back"),
        "site-play": say("zonk-file-play"),
        "site-pause": say("zonk-file-pause"),
        "site-step": say("zonk-file-step"),
        "site-throw-yourself": say("site-throw-yourself"),
        "site-read": say("site-read"),
        "site-hold": say("site-hold"),
        "site-no-camera": say("site-no-camera"),
        "site-pictures": say("site-pictures"),
        "site-no-picture": say("site-no-picture", file="{file}"),
    }
    return {
        "say": sentences,
        "group": say("group-separator"),
        "comma": say("list-comma"),
        "last": say("list-last", first="{first}", last="{last}"),
        "rolled": say("event-rolled", name=here()[0], dice="{dice}"),
        "throw": [say("site-throw", dice=n) for n in range(len(LYING))],
        "again": [say("site-throw-again", dice=n) for n in range(len(LYING) + 1)],
        "seats": [
            {"name": name, "total": "0", "hits": 0, "told": "", "now": not n}
            for n, name in enumerate(seats())
        ],
        "first": SHEET,
        "tongues": [SOURCE, *(one for one in languages() if one != SOURCE)],
        "sheets": {sheet: _sheet(sheet) for sheet in PRESETS},
    }


def page(language: str) -> dict[str, str]:
    """Sentences that stand on the page."""
    use(Speech(language))
    return {
        "sheet": say("print-sheet"),
        "site-name": say("site-name"),
        "site-about": say("site-about"),
        "site-skip": say("site-skip"),
        "site-heading": say("site-heading", dice=game().rules.s.dice_count),
        "site-menu": say("site-menu"),
        "site-read": say("site-read"),
        "site-link-evening": say("site-link-evening"),
        "site-link-odds": say("site-link-odds"),
        "site-link-fair": say("site-link-fair"),
        "site-link-source": say("site-link-source"),
        "site-tray": say("site-tray"),
        "site-leave": say("site-leave"),
        "site-next-misses": say("site-next-misses"),
        "site-key-throw": say("site-key-throw"),
        "site-key-stay": say("site-key-stay"),
        "site-get": say("site-get"),
        "site-get-about": say("site-get-about"),
        "site-get-linux": say("site-get-linux"),
        "site-get-linux-how": say("site-get-linux-how"),
        "site-get-windows": say("site-get-windows"),
        "site-get-windows-how": say("site-get-windows-how"),
        "site-get-mac": say("site-get-mac"),
        "site-get-mac-how": say("site-get-mac-how"),
        "site-file": say("site-file"),
        "site-file-about": say("site-file-about"),
    }


def first() -> dict[str, list[list[int]]]:
    """By first throw (the red die, then the others in order): each keep as a mask of its dice,
    its points, the chance in a hundred that the next throw misses, its dice, and what a stay makes,
    0 where it is not allowed."""
    begun, _ = apply(game(), act.Roll())
    found = {}
    for red in range(1, 7):
        for others in combinations_with_replacement(range(1, 7), begun.rules.s.dice_count - 1):
            faces = (red, *others)
            landed, _ = apply(begun, act.DiceLanded(faces))
            found["".join(map(str, faces))] = _rows(landed)
    return found


def _rows(landed: Game) -> list[list[int]]:
    rows = []
    for card in cards(landed):
        mask = sum(1 << die for die in card["dice"])
        rows.append([mask, *(card[name] for name in ("points", "miss", "next", "makes"))])
    return rows
