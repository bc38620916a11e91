"""Figures read a slice at a time: all of them, in their order, until nobody wants more."""

from collections.abc import Callable, Sequence
from typing import cast

import pytest

pytest.importorskip("PySide6.QtCore", exc_type=ImportError)

from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.statistics import Some
from zonk_desktop.archive.store import Archive
from zonk_desktop.session.worker import Ask, read_on
from zonk_desktop.words import Message

STAMPS = [(game, "") for game in range(1, 601)]


class Answered:
    """An answer that is there at once."""

    def __init__(self, query: Callable[[Archive], Some]) -> None:
        self._query = query

    def then(self, ok: Callable[[Some], object], failed: Callable[[Exception], object]) -> None:
        try:
            found = self._query(cast(Archive, None))
        except ArchiveError as wrong:
            failed(wrong)
        else:
            ok(found)


at_once = cast(Ask, Answered)


def failed(wrong: Exception) -> None:
    raise wrong


def slowly(_: Archive, wanted: Sequence[tuple[int, str]]) -> Some:
    """As many as are worked out in a moment; the number of a game for its figures."""
    done = wanted[:100]
    return Some(tuple(cast(GameFigures, game) for game, _ in done), tuple(wanted[100:]))


def test_every_game_is_read_once_and_what_is_left_is_told() -> None:
    games: list[object] = []
    left: list[int] = []

    def took(found: Some) -> bool:
        games.extend(found.figures)
        left.append(len(found.left))
        return True

    read_on(at_once, STAMPS, took, failed, slowly)
    assert games == list(range(1, 601))
    assert left == [500, 400, 300, 200, 100, 0]


def test_no_game_is_an_answer_too() -> None:
    found: list[object] = []

    def took(some: Some) -> bool:
        found.append(some)
        return True

    read_on(at_once, [], took, failed, slowly)
    assert found == [Some((), ())]


def test_it_ends_where_nobody_wants_more_and_at_an_error() -> None:
    answers: list[object] = []

    def took(found: Some) -> bool:
        answers.append(found)
        return len(answers) < 2

    read_on(at_once, STAMPS, took, failed, slowly)
    assert len(answers) == 2
    wrong = ArchiveError(Message.of("session-the-zonk-file-is-not"))

    def broken(_: Archive, __: object) -> Some:
        raise wrong

    answers.clear()
    read_on(at_once, STAMPS, took, answers.append, broken)
    assert answers == [wrong]
