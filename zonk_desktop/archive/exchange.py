"""Between the archive and transcripts: a game as a file, a file as a game."""

from __future__ import annotations

from pathlib import Path

from zonk_desktop.archive.store import Archive, NewGame, Row, Standing, Stored
from zonk_desktop.fairness.record import commitment_line, read_record, seed_line
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.rulebook.load import PRESETS, read_text
from zonk_desktop.transcript import report, write
from zonk_desktop.transcript.files import replay_text
from zonk_desktop.transcript.lines import Line, read, split
from zonk_desktop.transcript.replay import Replay, begin


def standing(replay: Replay) -> Standing:
    """What the list of games says of a game."""
    game = replay.game
    return Standing(
        rounds=1 + max((cell.row for cell in game.cells), default=-1),
        throws=len(replay.throws),
        finished=game.ended is not None,
        winner=report.winner(game) or "",
        totals=tuple(seat.total for seat in game.seats),
        hits=tuple(seat.hits for seat in game.seats),
    )


def revive(stored: Stored) -> Replay:
    """The game as its stored actions make it."""
    header, _ = read(stored.header)
    replay = begin(header, Path(), stored.house)
    for row in stored.rows:
        replay.feed(Line(row.n, split(row.n, row.line)))
    return replay


def text(stored: Stored) -> str:
    """The game as a transcript; the seed is told when the game is over, not before."""
    lines = [stored.header.rstrip("\n")]
    if stored.seed:
        lines.append(commitment_line(DiceSource(bytes.fromhex(stored.seed)).commitment))
    lines += [_line(row) for row in stored.rows]
    if stored.seed and stored.finished:
        lines.append(seed_line(stored.seed))
    return "\n".join(lines) + "\n"


def _line(row: Row) -> str:
    return row.line if row.was is None else f"{row.line}  # corrected, was: {row.was}"


def export(stored: Stored, path: Path) -> list[Path]:
    """Write a game to a file, and beside it the house rules it was played by."""
    written = [path]
    header, _ = read(stored.header)
    if stored.house and header.rules not in PRESETS:
        beside = path.parent / header.rules
        if not beside.exists() or beside.read_text("utf-8") != stored.house:
            with beside.open("x", encoding="utf-8", newline="\n") as file:
                file.write(stored.house)
            written.append(beside)
    path.write_text(text(stored), "utf-8", newline="\n")
    return written


def bring_in(archive: Archive, transcript: str, folder: Path, title: str = "") -> int:
    """Put a transcript into the archive; raises TranscriptError or RecordError if it is none."""
    replay = replay_text(transcript, folder)
    record = read_record(transcript)
    header = replay.header
    house = "" if header.rules in PRESETS else read_text(folder / header.rules)
    if house:
        # The rules travel with the game: the folder they came from may be gone tomorrow.
        header = header._replace(rules=Path(header.rules).name)
    game = archive.begin(
        NewGame(
            header="\n".join(write.header_lines(header)) + "\n",
            rules=replay.game.rules.ruleset.name,
            names=tuple(seat.name for seat in replay.game.seats),
            house=house,
            dice="screen" if record.seed or record.commitment else "table",
            seed=record.seed,
            title=title,
            begun=header.start,
        )
    )
    lines = write.statements(replay.first, replay.actions)
    archive.append(game, 1, lines, standing(replay))
    return game
