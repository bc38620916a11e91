"""What happened, in words: for the log, the terminal and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from zonk_desktop.engine.state import Event, EventKind, Game
from zonk_desktop.rulebook import catalogue


def figure(number: int) -> str:
    """Thousands as the program writes them; paper writes them plain."""
    return f"{number:,}"


def hits(count: int, word: str = "hit") -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def tell(game: Game, event: Event) -> str:
    """An event in a sentence; empty where another event says the same."""
    name = game.seats[event.seat].name if event.seat >= 0 else ""
    other = game.seats[event.other].name if event.other >= 0 else ""
    value = figure(event.value)
    plain = event.name.replace("-", " ")
    match event.event:
        case EventKind.ROLLED:
            return f"{name} rolls " + " ".join(map(str, event.dice)) + "."
        case EventKind.KEPT:
            return f"{name} keeps {value}."
        case EventKind.FORCED:
            return f"{value} kept. The dice must be rolled."
        case EventKind.MISS:
            return f"{event.name}. The {value} are gone." if event.value else f"{event.name}."
        case EventKind.BANKED:
            return f"{name} stays with {value}: {event.name}."
        case EventKind.HITS:
            return f"{name} gets {hits(event.value)}."
        case EventKind.SHOWN:
            shown = catalogue.headed(catalogue.hit_short(game.rules.ruleset, event.name))
            return f"{shown}: {hits(event.value)} for {name}."
        case EventKind.ROYALE:
            return f"The Royale is worth {value}."
        case EventKind.TOKEN:
            return f"{name} has a re-roll."
        case EventKind.REROLL:
            return f"{name} uses a re-roll."
        case EventKind.MAY_DARE:
            return "Four alike. Anybody else may say: dare you."
        case EventKind.DARED:
            return f"{other} dares {name}."
        case EventKind.DARE_TAKEN:
            return f"{name} takes the dare."
        case EventKind.DARE_REFUSED:
            return f"{name} refuses the dare."
        case EventKind.DARE_WON:
            return f"The dare is won: {value}."
        case EventKind.CALLED_11000:
            return f"{name} calls the 11,000 Rule."
        case EventKind.HALFTIME:
            return "Halftime Show."
        case EventKind.HALFTIME_HIT:
            return f"{name} has the best turn of the show."
        case EventKind.HALFTIME_OVER:
            return "On with the game."
        case EventKind.ROLLOFF:
            return f"{name} rolls for the tie."
        case EventKind.WINNER:
            return f"{name} wins."
        case EventKind.PENALTY:
            return f"{value} off for {name}: {plain}."
        case EventKind.FAULT:
            return f"{name}: {catalogue.fault_title(game.rules.ruleset, event.name)}."
        case EventKind.ASKED:
            return f"{name} asks, {event.value} times." if event.value > 1 else f"{name} asks."
        case EventKind.RELEASED:
            return f"{name} says: {plain}."
        case EventKind.SAID_NO:
            return f"{name} says no. The gate stays shut."
        case EventKind.TOOK_HITS:
            return f"{name} takes {hits(event.value)}."
        case EventKind.TOUCHED:
            return f"{name} starts too early."
        case EventKind.HIT_GIVEN:
            return f"{name} gives {hits(event.value)} to {other}."
        case EventKind.CHALLENGED:
            return f"{name} doubts the total."
        case EventKind.ACCOUNT_HELD:
            return "The total holds."
        case EventKind.ACCOUNT_FAILED:
            return "The total does not hold. The turn is lost."
        case EventKind.SOCIAL:
            return "Social: a hit for everybody."
        case EventKind.LIMIT:
            return f"{name} is home."
        case EventKind.STAKE:
            return f"{name} puts {value} into the pot."
        case EventKind.INSTANT_WIN:
            return f"{name} has thrown the game."
        case EventKind.INSTANT_LOSS:
            return f"{name} has thrown the game away."
        case EventKind.SAFE:
            return f"{value} were safe, and stay."
        case EventKind.TAKEN_OVER:
            return f"{name} goes on with {value} and the dice left."
        case EventKind.EXTENDED:
            return f"{name} is beyond the limit. It is {value} now."
        case EventKind.KNOCKED_BACK:
            return f"{other} lands on the total of {name}, who falls back by {value}."
        case EventKind.OUT:
            return f"{name} is out of the game."
        case EventKind.EARNED:
            # Hits source by source, for statistics: HITS tells what was received, which
            # integrity may have raised.
            return ""
        case EventKind.FINISHED:
            # WINNER has said it, or INSTANT_LOSS where nobody is left to win.
            return ""
        case _:
            assert_never(event.event)


class Told(NamedTuple):
    """A line of the log."""

    text: str
    #: The kind of event, None before the first turn, and whose it is (-1: nobody's).
    kind: EventKind | None
    seat: int


def tell_pledge(commitment: str) -> Told:
    """The dice are pledged, before the first of them is thrown."""
    return Told(f"The dice of this game are pledged: sha256 {commitment}", None, -1)


def tell_seed(seed: str) -> Told:
    """The game is over, and what its dice came from is told."""
    return Told(f"The seed of the dice was {seed}", None, -1)


def tell_order_throw(name: str, face: int) -> Told:
    """One die of the roll for order."""
    return Told(f"{name} rolls {face} for order.", None, -1)


def tell_order(names: Iterable[str]) -> Told:
    """What the roll for order came to."""
    return Told(f"Order of play: {', '.join(names)}.", None, -1)


def tell_magic(faces: Iterable[int]) -> Told:
    """The Magic Number has been rolled."""
    return Told(f"The Magic Number is {'-'.join(map(str, faces))}.", None, -1)


def tell_all(game: Game, events: Iterable[Event]) -> list[Told]:
    """What happened, a line for each event that is told."""
    lines = (Told(tell(game, event), event.event, event.seat) for event in events)
    return [line for line in lines if line.text]
