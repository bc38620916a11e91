"""From actions that were carried out to text, in the one canonical spelling."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.transcript.lines import Header, aid_lines, quote, sitting_line
from zonk_desktop.transcript.replay import Replay, Step
from zonk_desktop.transcript.verbs import OF


def header_lines(header: Header) -> list[str]:
    """The header as text."""
    lines = ["zonk 1", f"rules {quote(header.rules)}"]
    lines += [f"option {name}={value}" for name, value in header.options]
    for player in header.players:
        members = "".join(f" {quote(member)}" for member in player.members)
        lines.append(f"{'team' if members else 'player'} {quote(player.name)}{members}")
    if header.scorekeeper:
        lines.append(f"scorekeeper {quote(header.scorekeeper)}")
    if header.packer:
        lines.append(f"packer {quote(header.packer)}")
    if header.magic:
        lines.append("magic " + " ".join(map(str, header.magic)))
    if header.start:
        lines.append(f"start {quote(header.start)}")
    if header.finish:
        lines.append(f"finish {quote(header.finish)}")
    lines += [f"score {quote(name)} {points}" for name, points in header.scores]
    lines += [sitting_line(computer) for computer in header.computers]
    return lines + aid_lines(header)


def statement(game: Game, action: act.Action) -> str | None:
    """The line of one action at this point of the game; None for what needs no line."""
    line: str | None = OF[type(action)].write(game, action)
    return line


def numbered(steps: Iterable[Step]) -> list[tuple[int, str]]:
    """One line an action, with the action's place; a roll and its landing share one."""
    found = []
    for place, step in enumerate(steps):
        if (line := OF[type(step.action)].write(step.before, step.action)) is not None:
            found.append((place, line))
    return found


def text(replay: Replay) -> str:
    """The whole transcript of a game."""
    return "\n".join([*header_lines(replay.header), *statements(replay.steps)]) + "\n"


def statements(steps: Iterable[Step]) -> list[str]:
    """The same without the places."""
    return [line for _, line in numbered(steps)]
