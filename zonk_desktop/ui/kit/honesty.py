"""A test of the dice by the faces of many throws: its words and its chart."""

from __future__ import annotations

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.statistics import FEW_FACES, Honesty, verdict
from zonk_desktop.charts.plot import Axis, Band, Bar, LineEnd, Plot, Rule, Stop, Symbol, Tick
from zonk_desktop.words import figure, say, semicolons
from zonk_desktop.words.clean import signed


def straying_plot(found: stats.Honesty) -> Plot | None:
    """A bar for each face: how many more or fewer there were than expected."""
    total = sum(found.faces)
    if not total:
        return None
    band = stats.straying(total)
    off = [count - found.expected for count in found.faces]
    most = max(band * 1.25, *(abs(value) * 1.15 for value in off))
    said = [say("statistics-dice-face", face=n, times=count)
            for n, count in enumerate(found.faces, 1)]  # fmt: skip
    edges = (Rule(at, "teal", dash=1, end=LineEnd(signed(at))) for at in (band, -band))
    expected = LineEnd(figure(round(found.expected)), note=say("statistics-dice-expected"))
    bars = (
        Bar(n, value, "red" if abs(value) > band else "teal", signed(value), share=0.5, most=62)
        for n, value in enumerate(off)
    )
    ticks = (Tick(n, figure(count), Symbol("die", n + 1)) for n, count in enumerate(found.faces))
    return Plot(
        Axis(-0.5, 5.5, tuple(ticks)),
        Axis(-most, most),
        (Band(-band, band), *edges, *bars, Rule(0, end=expected)),
        tuple(Stop(n, words) for n, words in enumerate(said)),
        semicolons(said),
    )


def answer(found: Honesty) -> str:
    """The answer in a few words: whether they are rigged."""
    return say(f"statistics-answer-{_kind(found)}")


def reason(found: Honesty) -> str:
    """The figures behind the answer, as a sentence."""
    kind = _kind(found)
    of = max(1, round(found.chance * (100 if kind == "even" else 1000)))
    return say(f"statistics-reason-{kind}", faces=sum(found.faces), of=of)


def _kind(found: Honesty) -> str:
    return "few" if sum(found.faces) < FEW_FACES else verdict(found)
