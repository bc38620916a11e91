"""What happened, in words: for the log, the terminal and screen readers."""

from __future__ import annotations

from zonk_desktop.engine.state import Event, Game

#: Sources of hits as a log calls them; others are called by their name.
_SHOWN = {
    "straight": "A straight",
    "devil": "A devil",
    "magic": "The Magic Number",
    "insta-bong": "Insta-Bong",
    "double-insta-bong": "Double Insta-Bong",
    "triple-insta-bong": "Triple Insta-Bong",
    "quadruple-insta-bong": "Quadruple Insta-Bong",
    "colors": "Three alike in three colours",
    "royale": "A Royale",
    "ice": "Breaking the ice",
    "entry": "Getting in the game",
    "train-wreck": "A miss with all dice",
    "slim-pickins": "Slim pickins",
}


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
    lost = f" The {value} are gone." if event.value else ""
    shown = _SHOWN.get(event.name, event.name.replace("-", " "))
    told = {
        "rolled": f"{name} rolls " + " ".join(map(str, event.dice)) + ".",
        "kept": f"{name} keeps {value}.",
        "forced": f"{value} kept. The dice must be rolled.",
        "miss": f"{event.name}.{lost}",
        "banked": f"{name} stays with {value}: {event.name}.",
        "hits": f"{name} gets {hits(event.value)}.",
        "shown": f"{shown}: {hits(event.value)} for {name}.",
        "royale": f"The Royale is worth {value}.",
        "token": f"{name} has a re-roll.",
        "reroll": f"{name} uses a re-roll.",
        "may-dare": "Four alike. Anybody else may say: dare you.",
        "dared": f"{other} dares {name}.",
        "dare-taken": f"{name} takes the dare.",
        "dare-refused": f"{name} refuses the dare.",
        "dare-won": f"The dare is won: {value}.",
        "called-11000": f"{name} calls the 11,000 Rule.",
        "halftime": "Halftime Show.",
        "halftime-over": "On with the game.",
        "winner": f"{name} wins.",
        "penalty": f"{value} off for {name}: {event.name.replace('-', ' ')}.",
        "fault": f"{name}: {event.name.replace('-', ' ')}.",
        "asked": f"{name} asks, {event.value} times." if event.value > 1 else f"{name} asks.",
        "released": f"{name} says: {event.name.replace('-', ' ')}.",
        "took-hits": f"{name} takes {hits(event.value)}.",
        "touched": f"{name} starts too early.",
        "hit-given": f"{name} gives {hits(event.value)} to {other}.",
        "challenged": f"{name} doubts the total.",
        "account-held": "The total holds.",
        "account-failed": "The total does not hold. The turn is lost.",
        "social": "Social: a hit for everybody.",
        "halftime-hit": f"{name} has the best turn of the show.",
        "limit": f"{name} is home.",
        "rolloff": f"{name} rolls for the tie.",
        "said-no": f"{name} says no. The gate stays shut.",
        "stake": f"{name} puts {value} into the pot.",
        "instant-win": f"{name} has thrown the game.",
        "instant-loss": f"{name} has thrown the game away.",
    }
    return told.get(event.event, "")
