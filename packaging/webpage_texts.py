"""What the page on the web says before the engine is there, and what a first throw is worth."""

from __future__ import annotations

from itertools import combinations_with_replacement

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.moves import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.load import preset
from zonk_desktop.words import Speech, say, use
from zonk_desktop.words.clean import typeset

#: The game of the page: the sheet, what is played differently on it, and the program's player.
SHEET, OPTIONS, OTHER = "lets-play-zonk", (("ceremony", "relaxed"),), "kid"
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
        "site-miss": say("site-miss"),
        "site-no-webgl": say("site-no-webgl"),
    }
    return {
        "say": sentences,
        "group": say("group-separator"),
        "comma": say("list-comma"),
        "last": say("list-last", first="{first}", last="{last}"),
        "throw": [say("site-throw", dice=n) for n in range(count)]
        + [say("site-throw-again", dice=count)],
        "needs": say("site-stay-needs", points=begun.rules.s.entry_minimum),
        "seats": [
            {"name": say("site-you"), "total": "0", "icon": "you.svg", "now": True},
            {"name": say("character-kid"), "total": "0", "icon": "kid.svg", "now": False},
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
            other=say("character-kid"),
            goal=rules.s.limit,
            sheet=typeset(rules.ruleset.name),
        ),
        "site-name": say("site-name"),
        "site-about": say("site-about"),
        "site-skip": say("site-skip"),
        "site-heading": say("site-heading"),
        "site-menu": say("site-menu"),
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
    its points, the chance in a hundred that the next throw misses, its dice, and whether a stay is
    allowed."""
    begun, _ = apply(game(), act.Roll())
    found = {}
    for red in range(1, 7):
        for others in combinations_with_replacement(range(1, 7), begun.rules.s.dice_count - 1):
            faces = (red, *others)
            landed, _ = apply(begun, act.DiceLanded(faces))
            found["".join(map(str, faces))] = _rows(landed)
    return found


def _rows(landed: Game) -> list[list[int]]:
    if landed.turn.phase is not Phase.TO_KEEP:
        return []
    rows, seen = [], set()
    for dice, points in keeps(landed):
        faces = tuple(sorted(landed.turn.throw[die] for die in dice))
        # Of equal dice those of one kind; the red one is told apart.
        kind = (0 in dice, faces)
        if kind in seen:
            continue
        seen.add(kind)
        kept, _ = apply(landed, act.Keep(dice))
        count, chance = next_miss(kept)
        stay = refusal(kept, act.Stay()) is None
        rows.append([sum(1 << die for die in dice), points, round(100 * chance), count, int(stay)])
    return rows
