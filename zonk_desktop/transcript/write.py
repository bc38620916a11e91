"""From a game's actions back to text: the same game, in the one canonical spelling."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply, dice_in_hand
from zonk_desktop.engine.state import Game
from zonk_desktop.transcript.lines import Header, quote


def header_lines(header: Header) -> list[str]:
    """The header as text."""
    lines = ["zonk 1", f"rules {quote(header.rules)}"]
    lines += [f"option {name}={value}" for name, value in header.options]
    for player in header.players:
        members = "".join(f" {quote(member)}" for member in player.members)
        lines.append(f"{'team' if members else 'player'} {quote(player.name)}{members}")
    if header.scorekeeper:
        lines.append(f"scorekeeper {quote(header.scorekeeper)}")
    if header.magic:
        lines.append("magic " + " ".join(map(str, header.magic)))
    if header.start:
        lines.append(f"start {quote(header.start)}")
    if header.finish:
        lines.append(f"finish {quote(header.finish)}")
    lines += [f"score {quote(name)} {points}" for name, points in header.scores]
    return lines


def statements(first: Game, actions: Iterable[act.Action]) -> list[str]:
    """One line an action; a roll and its landing share one."""
    return [line for _, line in numbered(first, actions)]


def numbered(first: Game, actions: Iterable[act.Action]) -> list[tuple[int, str]]:
    """The same, each line with the place of its action."""
    game = first
    lines: list[tuple[int, str]] = []
    for place, action in enumerate(actions):
        line = statement(game, action)
        if line is not None:
            lines.append((place, line))
        game, _ = apply(game, action)
    return lines


def text(header: Header, first: Game, actions: Iterable[act.Action]) -> str:
    """The whole transcript."""
    return "\n".join([*header_lines(header), *statements(first, actions)]) + "\n"


def _dice(game: Game, dice: Iterable[int], faces: Iterable[int]) -> str:
    colours = game.rules.colours
    return " ".join(f"{face}{colours[die]}" for die, face in zip(dice, faces, strict=True))


def statement(game: Game, action: act.Action) -> str | None:
    """The line of one action at this point of the game; None for what needs no line."""

    def name(seat: int) -> str:
        return quote(game.seats[seat].name)

    match action:
        case act.Roll():
            return None
        case act.DiceLanded(faces):
            return "roll " + _dice(game, dice_in_hand(game), faces)
        case act.Keep(dice):
            shown = dict(zip(game.turn.active, game.turn.throw, strict=True))
            return "keep " + _dice(game, dice, [shown[die] for die in dice])
        case act.Stay(declared):
            return "stay" if declared is None else f"stay {declared}"
        case act.Dare(player):
            return f"dare {name(player)}"
        case act.TakeDare():
            return "take-dare"
        case act.RefuseDare():
            return "refuse-dare"
        case act.Call11000(time):
            return f"call-11000 {quote(time)}" if time else "call-11000"
        case act.Fault(kind, player):
            return f"fault {kind}" if player is None else f"fault {kind} {name(player)}"
        case act.Touch(player):
            return f"touch {name(player)}"
        case act.Ask(player, times):
            return f"ask {name(player)} {times}"
        case act.Release(word, player):
            return f"release {word}" if player is None else f"release {word} {name(player)}"
        case act.TookHits():
            return "took-hits"
        case act.GiveHit(giver, taker, count):
            return f"give-hit {name(giver)} {name(taker)} {count}"
        case act.Challenge(player):
            return f"challenge {name(player)}"
        case act.Account(faces):
            return " ".join(["account", *map(str, faces)])
        case act.UseReroll(dice):
            return _reroll(game, dice)
        case act.Penalty(kind, player):
            return f"penalty {kind} {name(player)}"
        case act.Stake(player, amount):
            return f"stake {name(player)} {amount}"


def _reroll(game: Game, dice: tuple[int, ...]) -> str:
    if not dice:
        return "reroll"
    offer = game.offer
    table = offer.game if offer is not None and offer.kind == "reroll" else game
    shown = dict(zip(table.turn.active, table.turn.throw, strict=True))
    return "reroll " + _dice(table, dice, [shown[die] for die in dice])
