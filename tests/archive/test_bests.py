"""Best games of people: pure figures."""

from zonk_desktop.archive.bests import KINDS, bests, holders
from zonk_desktop.archive.figures import Figures, SeatFigures


def seat(name: str, *turns: int, hits: int = 0, won: bool = False, computer: bool = False,
         drought: int = 0) -> SeatFigures:  # fmt: skip
    return SeatFigures(
        name, sum(turns), hits, won, (), turns, max(turns, default=0), 0, 0, drought, computer
    )


def game(number: int, *seats: SeatFigures, begun: str = "", finished: bool = True) -> Figures:
    return Figures(
        number, "Wheaton", "wheaton", begun or f"2026-03-{number:02}", finished, False, seats,
        (1, 1, 1, 1, 1, 1),
    )  # fmt: skip


def test_each_kind_has_its_game() -> None:
    games = [
        game(1, seat("Ann", 500, 600, 700, won=True, hits=2), seat("Bob", 900, 0, 100, drought=4)),
        game(2, seat("Ann", 300, 350, hits=9), seat("Cy", 800, 850, won=True)),
    ]
    found = {best.kind: best for best in bests(games)}
    assert tuple(found) == KINDS
    assert (found["turn"].who, found["turn"].value, found["turn"].game) == ("Bob", 900, 1)
    assert (found["night"].who, found["night"].value, found["night"].game) == ("Cy", 2, 2)
    assert (found["hits"].who, found["hits"].value) == ("Ann", 9)
    assert (found["drought"].who, found["drought"].value) == ("Bob", 4)


def test_computers_and_games_that_go_on_hold_nothing() -> None:
    games = [
        game(1, seat("Ann", 300, won=True), seat("Dot", 5000, hits=80, computer=True)),
        game(2, seat("Bob", 9000, hits=99), finished=False),
    ]
    assert {best.who for best in bests(games)} == {"Ann"}
    assert bests([]) == ()
    # Nobody was ever hit, nobody had a drought: no cards for that.
    assert [best.kind for best in bests(games)] == ["turn", "night"]


def test_who_was_first_keeps_it() -> None:
    games = [game(5, seat("Bob", 700)), game(2, seat("Ann", 700)), game(7, seat("Cy", 700))]
    assert bests(games)[0].who == "Ann"


def test_a_few_at_a_time_finds_the_same() -> None:
    """Only the games that hold something are carried on from one lot to the next."""
    games = [
        game(
            n, seat("Ann", 10 * n % 370, 5, won=n % 3 == 0, hits=n % 11),
            seat("Bob", 70 * n % 330),
        )
        for n in range(1, 29)
    ]  # fmt: skip
    held: list[Figures] = []
    for start in range(0, len(games), 5):
        both = [*held, *games[start : start + 5]]
        held = holders(both, bests(both))
        assert len(held) <= len(KINDS)
    assert bests(held) == bests(games)
