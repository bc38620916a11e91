"""Between the archive and transcripts: a game as a file, a file as a game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.chains import line_of
from zonk_desktop.archive.figures import standing
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.rows import mark
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import DiceFrom, NewGame, Row, Standing, Stored
from zonk_desktop.fairness.chain import Why, chain_lines, read_chain
from zonk_desktop.fairness.record import (
    DiceRecord,
    commitment_line,
    find_seed,
    read_record,
    seated_line,
    seed_line,
    with_dice,
)
from zonk_desktop.fairness.source import Dice, Pledge, packed, unpacked
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.rulebook.errors import refused
from zonk_desktop.rulebook.library import is_sheet, text_of
from zonk_desktop.rulebook.load import says
from zonk_desktop.save import save
from zonk_desktop.transcript.check import examine, examined, said_at
from zonk_desktop.transcript.lines import Statement, read, split
from zonk_desktop.transcript.remarks import read_corrected, with_gesture
from zonk_desktop.transcript.replay import KnownRules, Replay, begin, header_lines, numbered, play
from zonk_desktop.words import Message


def revive(stored: Stored, known: KnownRules | None = None) -> Replay:
    """The game as its stored actions make it."""
    header, _ = read(stored.header)
    replay = begin(header, Path(), stored.house, stored=True, known=known)
    for row in stored.rows:
        replay.feed(Statement(row.n, split(row.n, row.line)), row.was)
    return replay


def text(stored: Stored) -> str:
    """The game as a transcript; the seed is told when the game is over, not before."""
    lines = [stored.header.rstrip("\n")]
    if stored.seated:
        lines.append(seated_line(stored.seated))
    if stored.pledge:
        lines.append(commitment_line(stored.pledge))
    pledges = unpacked(stored.again)
    rows, seeds = [line_of(row) for row in stored.rows], list[str]()
    # Where it was told: a game that went on with a told seed must show it.
    told = [row for row in stored.rows if stored.told is None or row.n <= stored.told]
    if stored.seed and (stored.finished or stored.told is not None):
        seeds = [seed for seed in (stored.seed, *(one.seed for one in pledges)) if seed]
    more = [one[:3] for one in pledges]
    lines += [*with_dice(rows, seeds, len(told), more), *chain_lines(stored.chain)]
    return "\n".join(lines) + "\n"


def dice_of(stored: Stored) -> Dice | None:
    """What throws this game's dice; None for real dice, and where the seed is known already."""
    if not stored.seed or stored.told is not None:
        return None
    try:
        return Dice.of(stored.seed, unpacked(stored.again))
    except ValueError:
        raise ArchiveError("archive-seed-damaged") from None


def export(stored: Stored, path: Path, *, sure: bool = True) -> list[Path]:
    """Write a game to a file, and beside it the house rules it was played by; both or neither."""
    header, _ = read(stored.header)
    beside = path.parent / header.rules
    fresh = False
    if stored.house and not is_sheet(header.rules):
        # A bare name, by the customs of every system.
        if set(header.rules) & set("/\\:\0") or header.rules in {"", ".", ".."}:
            raise ArchiveError("archive-rules-outside")
        if beside.exists() and not says(beside, stored.house):
            raise ArchiveError("archive-rules-there", file=beside.name, folder=str(path.parent))
        fresh = not beside.exists()
        if fresh:
            save(beside, stored.house.encode(), sure=sure)
    try:
        save(path, text(stored).encode(), sure=sure)
    except OSError:
        if fresh:
            with suppress(OSError):
                beside.unlink()
        raise
    return [path, beside] if fresh else [path]


class Twin(ArchiveError):
    """The game is in the Zonk File already."""

    def __init__(self, game: int, title: str = "") -> None:
        super().__init__(
            Message.of("archive-twin", titled=bool(title), title=title, game=str(game))
        )
        #: All of them, so that a copy can be made in another process.
        self.args = (game, title)
        self.game = game


class Prepared(NamedTuple):
    """A transcript that holds, as the archive takes it."""

    game: NewGame
    rows: tuple[Row, ...]
    standing: Standing
    #: What to say of rules that no game is begun by any more; None of all others.
    bygone: Message | None = None

    @property
    def mark(self) -> str:
        return mark(self.game.header, self.game.house, self.rows)

    @property
    def stored(self) -> tuple[NewGame, tuple[Row, ...], Standing]:
        return self.game, self.rows, self.standing


def bring_in(
    archive: Archive,
    transcript: str,
    folder: Path,
    title: str = "",
    path: Path | None = None,
    *,
    both: bool = False,
) -> int:
    """Put a transcript into the archive; raises TranscriptError or RecordError if it is none.

    A game that is there already raises Twin, unless `both` are to be kept.
    `path`: the file it came from; beside that lies the seed of a game that was broken off.
    """
    return take(archive, prepared(transcript, folder, path), title, both=both)


def take(archive: Archive, ready: Prepared, title: str = "", *, both: bool = False) -> int:
    """Put a transcript that was played through into the archive; raises Twin."""
    twin = archive.twin(ready.mark)
    if twin and not both:
        raise Twin(twin, archive.load(twin).title)
    why = Why.KEPT_BOTH if twin else Why.IMPORTED
    new = ready.game._replace(title=title, why=why)
    (game,) = archive.put([ready._replace(game=new).stored])
    return game


def prepared(
    transcript: str, folder: Path, path: Path | None = None, known: KnownRules | None = None,
    house: str = "",
) -> Prepared:  # fmt: skip
    """A transcript played through; raises TranscriptError or RecordError if it is none.

    `house`: its house rules, where they came with it; else they lie in the folder.
    """
    header, statements = read(transcript)
    corrected = read_corrected(transcript)
    replay = play(header, statements, folder, corrected, known, house)
    record = read_record(transcript)
    house = house or text_of(header.rules, folder)
    if house:
        # The rules travel with the game: the folder they came from may be gone tomorrow.
        header = header._replace(rules=Path(header.rules).name)
    text_of_header = "\n".join(header_lines(header)) + "\n"
    lines = numbered(replay.steps)
    ended = replay.game.ended is not None
    seed, told = record.seed, len(lines) if record.seed else None
    said = said_at(transcript, statements)
    verdict = examined(replay, record, statements, min(corrected, default=0), said).verdict
    if verdict in {Verdict.LATE_PLEDGE, Verdict.EARLY_SEED}:
        # Pledge and seed stand where they prove nothing, and must not move to where they would.
        for line, told_text in ((commitment_line, record.commitment), (seed_line, record.seed)):
            text_of_header += f"{line(told_text)}\n" if told_text else ""
        record, seed, told = record._replace(commitment=""), "", None
    elif path is not None and verdict is Verdict.NOT_REVEALED and not record.more:
        seed = find_seed(path, record.commitment)
    new = NewGame(
        header=text_of_header,
        rules=replay.game.rules.ruleset.name,
        names=tuple(seat.name for seat in replay.game.seats),
        house=house,
        # Whoever goes on with a seed that is known, or with none, throws real dice.
        dice=DiceFrom.SCREEN
        if record.commitment and (ended or (seed and told is None))
        else DiceFrom.TABLE,
        seed=seed,
        begun=header.start,
        pledge=record.commitment,
        seated=record.seated,
        told=told,
        why=Why.IMPORTED,
        chain=read_chain(transcript),
        again=_again(record, statements),
    )
    was = {action: old for action, (old, _) in replay.was.items()}
    # Of each throw its own.
    hands = iter(said)
    rows = tuple([
        Row(n, with_gesture(line, next(hands) if line.startswith("roll ") else ""), was.get(action))
        for n, (action, line) in enumerate(lines, 1)
    ])  # fmt: skip
    why = refused(replay.rules.ruleset)
    bygone = None if why is None else Message.of("live-rules-are-refused", why=why, over=ended)
    return Prepared(new, rows, standing(replay), bygone)


def _again(record: DiceRecord, statements: Sequence[Statement]) -> str:
    """Its further pledges."""
    throws = [line.number for line in statements if line.words[0] == "roll"]
    return packed([
        Pledge(sum(line < one.at for line in throws), one.shown, one.commitment, one.seed)
        for one in record.more
    ])  # fmt: skip


def honest(stored: Stored) -> Verification:
    """Whether the game's dice are those of its seed."""
    return examine(text(stored), revive(stored), stored.house)
