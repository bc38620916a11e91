"""Hit integrity: how many hits are received for those earned (WH-057 to WH-063)."""

from __future__ import annotations

from zonk_desktop.engine.choices import Integrity


def received(mode: Integrity, never_two: bool, earned: int, previous: int) -> int:
    """WH-061: nothing for nothing; more than on the previous turn; never exactly two.

    `previous` is what was received on the player's turn directly before, 0 if it brought none.
    `ADDITIVE` is the other reading of the sample game (A-WH-07).
    """
    if not earned:
        return 0
    hits = earned
    if previous and mode is Integrity.AT_LEAST_ONE_MORE:
        hits = max(earned, previous + 1)
    elif previous and mode is Integrity.ADDITIVE:
        hits = earned + previous
    return 3 if never_two and hits == 2 else hits


def recomputed(mode: Integrity, never_two: bool, earned: int, previous: int, had: int) -> int:
    """A-WH-23: the show's best turn, worked out again with the Halftime Hit; never fewer."""
    return max(received(mode, never_two, earned, previous), had)


def raised(mode: Integrity, never_two: bool, earned: int, previous: int, had: int) -> int:
    """D-03: the new figure of an entry that has received `had` hits and now earns one more.

    `earned` counts the new one.
    """
    hits = max(received(mode, never_two, earned, previous), had + 1)
    return 3 if never_two and hits == 2 else hits
