"""A game from a few lines, and what it says."""

from pathlib import Path
from typing import Any

from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.report import as_json


def played(rules: str, statements: str, *header: str, players: str = "A B") -> dict[str, Any]:
    """The report of a game; statements are separated by semicolons."""
    lines = ["zonk 1", f"rules {rules}"]
    lines += [line for line in header if line.startswith("option")]
    if not any("ceremony" in line for line in header):
        lines.append("option ceremony=off")
    lines += [f"player {name}" for name in players.split()]
    lines += [line for line in header if not line.startswith("option")]
    lines += [statement.strip() for statement in statements.split(";") if statement.strip()]
    return as_json(replay_text("\n".join(lines), Path()))


def refused(rules: str, statements: str, *header: str, players: str = "A B") -> str:
    """The code with which the last of these statements is refused."""
    *before, last = [statement for statement in statements.split(";") if statement.strip()]
    played(rules, ";".join(before), *header, players=players)
    try:
        played(rules, ";".join([*before, last]), *header, players=players)
    except TranscriptError as wrong:
        return wrong.code
    return "accepted"


def hits(report: dict[str, Any], player: int = 0) -> dict[str, int]:
    found: dict[str, int] = report["players"][player]["hits_by_source"]
    return found


def column(report: dict[str, Any], player: int = 0) -> list[dict[str, Any]]:
    """The cells of one player."""
    name = report["players"][player]["name"]
    return [cell for row in report["sheet"]["rows"] for cell in row if cell["player"] == name]
