"""The charts of the last page: totals over the rounds, and how the dice fell."""

from __future__ import annotations

from zonk_desktop.archive.statistics import judged
from zonk_desktop.charts import plot
from zonk_desktop.charts.plot import (
    Axis,
    Bar,
    CardLine,
    Curve,
    LineEnd,
    Plot,
    Rule,
    Stop,
    Symbol,
    Tick,
    stop,
)
from zonk_desktop.engine.state import CellKind, Game
from zonk_desktop.ui.end.heading import winners
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.words import commas, say


def end_race(game: Game) -> Plot:
    """Totals over the rounds."""
    tracks = totals_by_round(game)
    rounds = max(map(len, tracks), default=1) - 1
    most = max(game.rules.s.limit, *(total for track in tracks for total in track), 1)
    won = winners(game)
    curves = tuple(
        Curve(
            tuple((n, max(0, total)) for n, total in enumerate(track)), seat,
            3 if seat in won else 2, seat,
            LineEnd(shortened(game.seats[seat].name, 9), symbol=Symbol("seat", seat)),
        )
        for seat, track in enumerate(tracks)
    )  # fmt: skip

    def card(n: int) -> list[CardLine]:
        every = [(track[min(n, len(track) - 1)], -seat) for seat, track in enumerate(tracks)]
        return [
            CardLine(game.seats[-seat].name, figure(total), "", Symbol("seat", -seat))
            for total, seat in sorted(every, reverse=True)
        ]

    told = commas(f"{seat.name} {figure(seat.total)}" for seat in game.seats)
    return Plot(
        plot.rounds(rounds, say("statistics-race-axis")),
        plot.axis(0, most),
        curves,
        tuple(stop(n, say("statistics-race-head", round=n), card(n)) for n in range(1, rounds + 1)),
        say("end-how-it-went", told=told),
        say("end-chart-race"),
    )


def totals_by_round(game: Game) -> list[list[int]]:
    """Each player's total after every entry, from nothing."""
    tracks: list[list[int]] = [[0] for _ in game.seats]
    for cell in game.cells:
        if cell.kind is CellKind.DASH or cell.show:
            continue
        last = tracks[cell.seat][-1]
        tracks[cell.seat].append(
            (cell.total if cell.kind is CellKind.TOTAL else last) - cell.penalty
        )
    return tracks


def faces_plot(faces: tuple[int, ...]) -> Plot | None:
    """How often each face fell, against what is expected."""
    if not sum(faces):
        return None
    verdict = judged(faces)
    odd = "end-nothing-odd" if verdict.chance >= 0.05 else "end-point-here-for-what-that"
    landed = say("end-dice-landed", dice=sum(faces), expected=round(verdict.expected))
    told = commas(f"{face}: {count}" for face, count in enumerate(faces, 1))
    bars = (Bar(n, count, words=figure(count), share=0.6) for n, count in enumerate(faces))
    return Plot(
        Axis(-0.5, 5.5, tuple(Tick(n, "", Symbol("die", n + 1)) for n in range(6))),
        Axis(0, max(*faces, verdict.expected)),
        (*bars, Rule(verdict.expected, wide=1.4, dash=1)),
        tuple(
            Stop(n, say("statistics-dice-face", face=n + 1, times=count))
            for n, count in enumerate(faces)
        ),
        say("end-were-the-dice-honest", told=told),
        say("end-chart-dice"),
        (landed, say(odd)),
    )
