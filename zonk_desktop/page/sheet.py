"""A printed sheet read in the page: its codes into a game, the dice thrown again, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from zonk_desktop.compact import codes
from zonk_desktop.compact.game import unpack
from zonk_desktop.compact.number import SheetError
from zonk_desktop.engine.state import CellKind, Game
from zonk_desktop.fairness.verify import Verdict, Verification
from zonk_desktop.page.show import Plain, seated
from zonk_desktop.page.watch import Watch
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.sheets.dates import here
from zonk_desktop.transcript import lines as transcript
from zonk_desktop.transcript.check import blame, examine, parts
from zonk_desktop.transcript.remarks import read_corrected
from zonk_desktop.transcript.replay import play
from zonk_desktop.words import say
from zonk_desktop.words.clean import curled, plain


def read(addresses: Sequence[str], before: Sequence[str] = ()) -> tuple[Plain, Watch | None]:
    """What the codes behind these addresses hold, together with those that were read before; and
    the game, to be watched.

    While others of a game are wanting: a refusal, with those to keep until then. Raises
    MessageError.
    """
    pieces = [*filter(None, map(codes.piece, addresses))]
    joined = codes.joined(pieces)
    if pieces and not joined.numbers:
        joined = codes.joined([*pieces, *_pieces(before)])
    if not joined.numbers:
        kept = [one for one in dict.fromkeys([*addresses, *before]) if any(_pieces([one]))]
        return {"refused": str(joined.nothing()), "kept": kept}, None
    told = unpack(joined.numbers[0])
    header, statements = transcript.read(told.text)
    replay = play(header, statements, Path(), read_corrected(told.text), house=told.house)
    found = examine(told.text, replay, told.house)
    game = replay.game
    date, start = here(replay.header.start)
    _, finish = here(replay.header.finish)
    known = [curled(game.rules.ruleset.name), date, "–".join(filter(None, (start, finish)))]
    won = game.ended.winners if game.ended is not None else ()
    rounds = max((cell.row for cell in game.cells), default=-1) + 1
    names = tuple(plain(game.seats[n].name, 24) for n in won)
    best = game.seats[won[0]].total if won else 0
    watch = Watch(replay)
    return {
        **_verdict(found),
        "head": say("site-head", parts=tuple(filter(None, known))),
        "winner": won[0] if won else -1,
        "won": say("end-takes-the-sheet", names=names)
        if won
        else say("read-sheet-broken-off", rounds=rounds),
        "how": say("read-sheet-home", points=best, rounds=rounds) if won else "",
        "players": _players(game),
        "race": _race(game),
        "unknown": list(parts(found.unknown)),
        "pledge": found.commitment,
        "text": told.told,
        "house": "" if is_sheet(replay.header.rules) else told.house,
        "rules": replay.header.rules,
        "throws": len(watch.throws),
        "rounds": rounds,
    }, watch


def _pieces(addresses: Sequence[str]) -> Iterator[codes.CodePart]:
    """Those that are codes of a sheet; what another page has left is none."""
    for one in addresses:
        try:
            piece = codes.piece(one)
        except SheetError:
            continue
        if piece is not None:
            yield piece


def _verdict(found: Verification) -> Plain:
    """What is to be said first, and why."""
    if found.verdict is Verdict.GOOD:
        return {
            "good": "yes",
            "title": say("site-honest"),
            "why": say("read-sheet-throws", throws=found.throws),
        }
    if found.verdict is Verdict.NO_RECORD:
        return {"good": "real", "title": say("site-real"), "why": say("read-sheet-real")}
    return {"good": "no", "title": say("site-not-honest"), "why": say("site-why", why=blame(found))}


def _players(game: Game) -> list[Plain]:
    """Everybody, who has most first."""
    seats = sorted(enumerate(game.seats), key=lambda one: -one[1].total)
    return [{"seat": n, **seated(seat)} for n, seat in seats]


def _race(game: Game) -> list[list[tuple[int, int]]]:
    """Of each seat its rounds and totals."""
    return [
        [
            (0, 0),
            *(
                (cell.row + 1, cell.total)
                for cell in game.cells
                if cell.seat == n and not cell.show and cell.kind is not CellKind.DASH
            ),
        ]
        for n in range(len(game.seats))
    ]
