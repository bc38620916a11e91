"""What the page on the web says before the engine is there, and what a first throw is worth."""

from __future__ import annotations

from itertools import combinations_with_replacement

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.page.table import OPTIONS, OTHER, SHEET, cards
from zonk_desktop.rulebook.load import preset
from zonk_desktop.words import Speech, say, use
from zonk_desktop.words.clean import typeset

#: How the dice lie before the first throw.
LYING = (2, 1, 3, 5, 4)


def game() -> Game:
    """A game of the page before its first throw."""
    return new_game(Rules(preset(SHEET, OPTIONS)), ("1", "2"))


def texts(language: str) -> dict[str, object]:
    """Sentences for the plain script; `{name}` stands where it puts a value."""
    use(Speech(language))
    begun = game()
    count = begun.rules.s.dice_count
    odd = begun.rules.odd
    sentences = {
        "site-card": say("site-card", dice="{dice}", points="{points}", chance="{chance}"),
        "site-card-safe": say("site-card-safe", dice="{dice}", points="{points}"),
        "site-throw-first": say("site-throw-first"),
        "site-throw-leaves": say("site-throw-leaves", dice="{dice}"),
        "site-stay": say("site-stay"),
        "site-stay-makes": say("site-stay-makes", points="{points}"),
        "site-stay-needs": say("site-stay-needs", points="{points}"),
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
        "site-throw-yourself": say("site-throw-yourself"),
        "site-hits": say("site-hits", hits="{hits}"),
    }
    return {
        "say": sentences,
        "group": say("group-separator"),
        "comma": say("list-comma"),
        "last": say("list-last", first="{first}", last="{last}"),
        "throw": [say("site-throw", dice=n) for n in range(count)]
        + [say("site-throw-again", dice=count)],
        "needs": begun.rules.s.entry_minimum,
        "seats": [
            {"name": say("site-you"), "total": "0", "hits": 0, "now": True},
            {"name": say(f"character-{OTHER}"), "total": "0", "hits": 0, "now": False},
        ],
        "start": [
            {"index": n, "face": face, "colour": "red" if n == odd else "ivory", "place": "felt"}
            for n, face in enumerate(LYING)
        ],
    }


def page(language: str) -> dict[str, str]:
    """Sentences that stand on the page."""
    use(Speech(language))
    rules = game().rules
    return {
        "match": say(
            "site-match",
            other=say(f"character-{OTHER}"),
            goal=rules.s.limit,
            sheet=typeset(rules.ruleset.name),
        ),
        "site-name": say("site-name"),
        "site-about": say("site-about"),
        "site-skip": say("site-skip"),
        "site-heading": say("site-heading"),
        "site-menu": say("site-menu"),
        "site-read": say("site-read"),
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
