"""What a pen is told to draw of a plot."""

from itertools import combinations

from tests.charts.pens import Remembered
from zonk_desktop.charts.draw import draw, frame
from zonk_desktop.charts.plot import (
    Axis,
    Band,
    Bar,
    Box,
    Callout,
    CardLine,
    Curve,
    LineEnd,
    Plot,
    PlotMark,
    Rule,
    Stop,
    Symbol,
    Tick,
    axis,
    rounds,
)

WHOLE = Box(0, 0, 600, 300)


def drawn(plot: Plot, pointed: int = -1, whole: Box = WHOLE) -> Remembered:
    pen = Remembered()
    draw(pen, plot, whole, pointed)
    for text, box in pen.texts:
        assert whole.x <= box.x, text
        assert box.right <= whole.right + 0.01, text
        assert whole.y <= box.y, text
        assert box.low <= whole.low, text
    return pen


def race(people: int, *more: PlotMark) -> Plot:
    """Lines that end close to each other."""
    curves = tuple(
        Curve(tuple((n, n * (100 + seat)) for n in range(11)), seat,
              end=LineEnd(f"Name {seat}", note=f"{seat},111", symbol=Symbol("seat", seat)))
        for seat in range(people)
    )  # fmt: skip
    lines = tuple(CardLine(f"Name {seat}", "1", "+5") for seat in range(people))
    stops = tuple(Stop(n, f"Round {n}", f"Round {n}", lines) for n in range(1, 11))
    return Plot(rounds(10, "round"), axis(0, 1200), (*curves, *more), stops)


def test_names_at_the_ends_are_whole_and_apart() -> None:
    for people in (2, 6, 12):
        pen = drawn(race(people))
        names = [box for text, box in pen.texts if text.startswith("Name")]
        assert len(names) == people
        assert not any(one.meets(two) for one, two in combinations(names, 2))
        assert sum(text.endswith(",111") for text, _ in pen.texts) == people
        assert {symbol.number for _, symbol in pen.symbols} == set(range(people))


def test_the_card_of_a_stop_is_inside_and_says_all() -> None:
    plot = race(3)
    for stop in range(10):
        pen = drawn(plot, stop)
        card = next(box for box, fill in pen.boxes if fill == "raise_")
        inside = [text for text, box in pen.texts if card.meets(box)]
        assert {f"Round {stop + 1}", "Name 0", "Name 1", "Name 2", "+5"} <= set(inside)
        assert card.x >= 0
        assert card.right <= WHOLE.right
        # On each of its three lines a ring.
        assert len(pen.dots) == 3


def test_the_nearest_stop_is_pointed_at() -> None:
    plot = race(2)
    found = frame(Remembered(), plot, WHOLE)
    assert found.stop((found.x(3.4), 0)) == 2
    assert found.stop((-50, 0)) == 0
    assert found.stop((5000, 0)) == 9
    assert frame(Remembered(), plot._replace(stops=()), WHOLE).stop((9, 9)) == -1


def beside(curve: tuple[tuple[float, float], ...], *marks: PlotMark) -> dict[str, Box]:
    plot = Plot(Axis(0, 400), Axis(0, 200), (Curve(curve, "teal"), *marks))
    return dict(drawn(plot).texts)


def test_words_stand_where_the_curve_is_not() -> None:
    words, rule = "words beside a line", Rule(100, words="words beside a line")
    plot = Plot(Axis(0, 400), Axis(0, 200), ())
    y = frame(Remembered(), plot, WHOLE).y(100)
    # Free at the right, above the rule.
    place = beside(((0, 40), (400, 40)), rule)[words]
    assert place.low < y < place.low + 10
    assert place.right > 500
    # Through the usual place at the right; the left is free.
    assert beside(((0, 20), (200, 20), (399, 150), (400, 80)), rule)[words].right < 300
    # What was put there before is not written over.
    found = beside(((0, 40), (400, 40)), rule, Rule(101, words="others"))
    assert not found[words].meets(found["others"])
    band = Band(80, 120, words="between")
    found = beside(((0, 40), (400, 40)), rule, band, Callout(390, 100, "a point"))
    for one, two in combinations(found.values(), 2):
        assert not one.meets(two)


def test_the_figure_of_a_bar_stands_clear_of_a_line_across() -> None:
    bars = tuple(Bar(n, 100 - n, words=str(100 - n)) for n in range(6))
    plot = Plot(Axis(-0.5, 5.5), Axis(0, 110), (*bars, Rule(101, dash=1)))
    found = frame(Remembered(), plot, WHOLE)
    for _, box in drawn(plot).texts:
        assert not box.y < found.y(101) < box.low


def test_an_axis_has_no_more_words_than_room() -> None:
    ticks = tuple(Tick(n, f"{n * 1000:,}") for n in range(200))
    plot = Plot(Axis(0, 199, ticks, "points of the turn"), Axis(0, 1), ())
    boxes = [box for _, box in drawn(plot).texts]
    assert len(boxes) > 3
    assert not any(one.meets(two) for one, two in combinations(boxes, 2))
