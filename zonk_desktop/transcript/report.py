"""What a replay says: the JSON object, and the score sheet as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zonk_desktop.console import visible
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.dice import unpack
from zonk_desktop.engine.entries import hits_so_far
from zonk_desktop.engine.finish import awards
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import refused
from zonk_desktop.engine.state import Cell, CellKind, Event, Game, Phase, grid, winner
from zonk_desktop.rulebook.catalogue import sign
from zonk_desktop.transcript.replay import Replay
from zonk_desktop.transcript.telling import sentence
from zonk_desktop.transcript.verbs import SAID, possible_names
from zonk_desktop.words import say

#: For these a reader is told why they are not legal now.
_EXPLAINED = (act.Roll, act.Keep, act.Stay, act.TakeDare, act.Call11000)
_PHASES = {Phase.ROLLING: "to-roll", Phase.CHALLENGED: "to-decide"}


def as_json(replay: Replay) -> dict[str, Any]:
    """The report of docs/transcript.md."""
    game = replay.game
    legal = possible_names(game)
    why = {
        verb.name: refused(game, verb.action)
        for verb in SAID
        if verb.action in _EXPLAINED and verb.name not in legal
    }
    return {
        "format": 1,
        "rules": game.rules.ruleset.key,
        "finished": game.ended is not None,
        "winner": winner(game),
        "turn": turn(game),
        "legal": list(legal),
        "refused": {
            verb: {"code": reason.code.value, "message": sentence(reason)}
            for verb, reason in why.items()
            if reason is not None
        },
        "keeps": keep_list(game),
        "players": players(game),
        "sheet": {"header": header(replay), "rows": rows(game)},
        "awards": award_list(game),
        "events": [event_dict(game, event) for event in replay.events],
    }


def phase_name(game: Game) -> str:
    if game.turn.phase is not Phase.FINISHED and game.gates:
        return "hits"
    return _PHASES.get(game.turn.phase, game.turn.phase.value)


def turn(game: Game) -> dict[str, Any]:
    now = game.turn
    colours = game.rules.colours
    found: dict[str, Any] = {
        "player": game.seats[now.seat].name,
        "phase": phase_name(game),
        "points": now.points,
        "dice_left": len(now.again or now.active),
        "aside": [f"{face}{colours[die]}" for die, face in now.aside],
    }
    if now.throw:
        found["throw"] = [
            f"{face}{colours[die]}" for die, face in zip(now.active, now.throw, strict=True)
        ]
    if game.gates:
        found["gates"] = [
            {"holder": game.seats[gate.holder].name, "hits": gate.hits, "asked": gate.asked}
            for gate in game.gates
        ]
    return found


def keep_list(game: Game) -> list[dict[str, Any]]:
    """Every legal keep; colour letters only where the same faces can be kept in two ways."""
    shown = dict(zip(game.turn.active, game.turn.throw, strict=False))
    colours = game.rules.colours
    found = keeps(game)
    plain = [tuple(sorted(shown[die] for die in dice)) for dice, _ in found]
    listed = []
    for faces, (dice, points) in zip(plain, found, strict=True):
        names = [str(face) for face in faces]
        if plain.count(faces) > 1:
            names = sorted(f"{shown[die]}{colours[die]}" for die in dice)
        listed.append({"dice": names, "points": points})
    return listed


def players(game: Game) -> list[dict[str, Any]]:
    found = []
    for n, seat in enumerate(game.seats):
        sources = dict(seat.sources)
        hits = seat.hits
        if n == game.turn.seat and game.ended is None:
            # Insta-Bongs are taken at once, before the turn has an entry (IB-019).
            for mark in hits_so_far(game.turn):
                sources[mark.source] = sources.get(mark.source, 0) + mark.amount
                hits += mark.amount
        entry: dict[str, Any] = {
            "name": seat.name,
            "total": seat.total,
            "in_game": seat.entered,
            "hits": hits,
            "hits_by_source": {name: count for name, count in sources.items() if count},
        }
        if seat.members:
            entry["members"] = [
                {"name": name, "hits": count}
                for name, count in zip(seat.members, seat.by_member, strict=True)
            ]
        if seat.tokens:
            entry["rerolls"] = seat.tokens
        if seat.gave or seat.took:
            entry["gave"], entry["took"] = seat.gave, seat.took
        if seat.zonk_hits:
            entry["zonk_hits"] = seat.zonk_hits
        found.append(entry)
    return found


def header(replay: Replay) -> dict[str, str]:
    found = {}
    if replay.header.start:
        found["start"] = replay.header.start
    if replay.game.magic:
        found["magic"] = "-".join(map(str, unpack(replay.game.magic)))
    if replay.header.scorekeeper:
        found["scorekeeper"] = replay.header.scorekeeper
    if replay.header.packer:
        found["packer"] = replay.header.packer
    if (called := replay.game.called) is not None:
        found["rule_11000_by"] = replay.game.seats[called[0]].name
        if called[1]:
            found["rule_11000_at"] = called[1]
    if replay.header.finish:
        found["finish"] = replay.header.finish
    return found


def _headed(found: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Keys as ids of messages spell them, each with its value."""
    for key, value in found.items():
        yield key.replace("_", "-"), value


def rows(game: Game) -> list[list[dict[str, Any]]]:
    return [[_cell(game, cell) for cell in line] for line in grid(game)]


def _cell(game: Game, cell: Cell) -> dict[str, Any]:
    found: dict[str, Any] = {
        "player": game.seats[cell.seat].name,
        "text": cell.text,
        "left": list(cell.left),
        "hits": cell.hits,
    }
    if game.rules.s.sheet_columns == 3 and cell.kind is not CellKind.DASH:
        found["turn"] = cell.text if cell.points is None else str(cell.points)
        marks: list[str] = []
        for mark in cell.marks:
            marks += [mark.source] * (1 if mark.unit else mark.amount)
        found["marks"] = marks
        if cell.token:
            found["reroll"] = True
    if cell.penalty or cell.early_penalty:
        found["penalty"] = cell.penalty + cell.early_penalty
    if cell.reason:
        found["reason"] = cell.reason
    return found


def award_list(game: Game) -> list[dict[str, Any]]:
    found = []
    for award in awards(game):
        value = int(award.value) if float(award.value).is_integer() else award.value
        entry: dict[str, Any] = {"award": award.award, "value": value}
        if award.seat >= 0:
            entry["player"] = game.seats[award.seat].name
        found.append(entry)
    return found


def event_dict(game: Game, event: Event) -> dict[str, Any]:
    found: dict[str, Any] = {"event": event.event}
    if event.name:
        found["name"] = event.name
    if event.seat >= 0:
        found["player"] = game.seats[event.seat].name
    if event.value:
        found["value"] = event.value
    if event.other >= 0:
        found["other"] = game.seats[event.other].name
    if event.dice:
        found["dice"] = list(event.dice)
    return found


_HIT = {"flag": "¶", "star": "*", "asterisk": "*"}


def as_text(replay: Replay) -> str:
    """The score sheet as this rule set writes it, in plain text."""
    game = replay.game
    table = [[visible(seat.name) for seat in game.seats]]
    for line in grid(game):
        cells = [""] * len(game.seats)
        for cell in line:
            cells[cell.seat] = visible(cell_text(game, cell))
        table.append(cells)
    widths = [max(len(line[n]) for line in table) for n in range(len(game.seats))]
    lines = [
        "  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip()
        for line in table
    ]
    head = "  ".join(
        f"{say(f'report-head-{key}')} {visible(str(value))}"
        for key, value in _headed(header(replay))
    )
    totals = [
        say("report-total", name=visible(seat.name), total=str(seat.total), hits=str(seat.hits))
        for seat in game.seats
    ]
    given = [
        f"{entry['award']}: {visible(entry.get('player', 'all'))} {entry['value']}"
        for entry in award_list(game)
    ]
    parts = [visible(game.rules.ruleset.name), head, "", *lines, "", *totals, *given]
    return "\n".join(parts) + "\n"


def cell_text(game: Game, cell: Cell) -> str:
    """One entry: symbols, total or word, a mark for every hit."""
    if cell.kind is CellKind.DASH:
        return cell.text
    text = " ".join([*(sign(game.rules.ruleset, name) for name in cell.left), cell.text])
    if game.rules.s.sheet_columns == 3 and cell.points is not None:
        text += f" (+{cell.points})"
    if cell.hits:
        text += " " + _HIT[game.rules.s.sheet_mark] * cell.hits
    if cell.penalty or cell.early_penalty:
        text += f" -{cell.penalty + cell.early_penalty}"
    return text
