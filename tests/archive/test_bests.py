"""Best games of people: pure figures."""

from zonk_desktop.archive.figures import GameFigures, SeatFigures
from zonk_desktop.archive.stories import KINDS, Tale, bests, holders, last_games


def seat(name: str, *turns: int, hits: int = 0, won: bool = False, computer: bool = False,
         drought: int = 0) -> SeatFigures:  # fmt: skip
    return SeatFigures(
        name, sum(turns), hits, won, (), turns, max(turns, default=0), 0, 0, drought, computer
    )


def game(number: int, *seats: SeatFigures, begun: str = "", finished: bool = True) -> GameFigures:
    return GameFigures(
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
    held: list[GameFigures] = []
    for start in range(0, len(games), 5):
        both = [*held, *games[start : start + 5]]
        held = holders(both, bests(both))
        assert len(held) <= len(KINDS)
    assert bests(held) == bests(games)


def test_what_a_best_game_tells_is_what_happened() -> None:
    """One case for each line of a card, and the smallest change that makes it another one."""

    def tale(kind: str, *seats: SeatFigures) -> tuple[Tale, int]:
        one = next(one for one in bests([game(1, *seats)]) if one.kind == kind)
        assert one.who == "Ann"
        return one.tale, one.number

    low = seat("Bob", 100, hits=1)
    assert tale("turn", seat("Ann", 500, 500), low) == (Tale.TURN_HALF, 0)
    assert tale("turn", seat("Ann", 500, 300, 300), low) == (Tale.TURN_LOST, 0)
    assert tale("turn", seat("Ann", 500, 300, 300, won=True), low) == (Tale.TURN_WON, 0)
    won = {"won": True}
    assert tale("night", seat("Ann", 200, 100, **won), low) == (Tale.NIGHT_CLEAN, 0)
    assert tale("night", seat("Ann", 200, 0, 1, **won), low) == (Tale.NIGHT_ALONE, 0)
    assert tale("night", seat("Ann", 200, 0, 0, **won), low) == (Tale.NIGHT_MISSES, 2)
    assert tale("night", seat("Ann", 200, 0, 9, **won)) == (Tale.NIGHT_MISSES, 1), "alone"
    none, two = seat("Bob"), seat("Cy", hits=2)
    assert tale("hits", seat("Ann", hits=4), none) == (Tale.HITS_ALONE, 0)
    assert tale("hits", seat("Ann", hits=4), low, two) == (Tale.HITS_MOST, 0)
    assert tale("hits", seat("Ann", hits=3), low, two) == (Tale.HITS_OF, 6)
    assert tale("hits", seat("Ann", hits=3), low) == (Tale.HITS_OF, 4), (
        "of two players one has more"
    )
    assert tale("drought", seat("Ann", 50, 0, 0, drought=2, won=True)) == (Tale.DROUGHT_WON, 0)
    assert tale("drought", seat("Ann", 50, 0, 0, drought=2)) == (Tale.DROUGHT_END, 50)


def test_who_plays_on_was_asked_back() -> None:
    """Also where the later game holds no best, and is read with other games."""
    first, later = game(1, seat("Ann", 50, 0, drought=1)), game(2, seat("Ann", 5), seat("Bob", 4))
    last = last_games([first], {})
    assert bests([first], last)[-1].tale is Tale.DROUGHT_END
    last = last_games([later], last)
    assert last == {"Ann": later.begun, "Bob": later.begun}
    assert bests([first], last)[-1].tale is Tale.DROUGHT_BACK
    # A win tells more.
    won = game(1, seat("Ann", 50, 0, drought=1, won=True))
    assert bests([won], last)[-1].tale is Tale.DROUGHT_WON
