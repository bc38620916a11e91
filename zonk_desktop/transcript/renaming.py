"""Another name for a player of a game under way: in its header and in every line that names him."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.transcript.lines import Header, Statement, quote, split
from zonk_desktop.transcript.replay import Replay, statements


def renamed_header(header: Header, old: str, new: str) -> Header:
    """The same game, played by somebody of that name."""

    def name(found: str) -> str:
        return new if found == old else found

    return header._replace(
        players=tuple(player._replace(name=name(player.name)) for player in header.players),
        scorekeeper=name(header.scorekeeper),
        packer=name(header.packer),
        scores=tuple((name(who), points) for who, points in header.scores),
        computers=tuple(one._replace(name=name(one.name)) for one in header.computers),
        hinted=tuple(one._replace(name=name(one.name)) for one in header.hinted),
    )


def renamed_words(words: str, old: str, new: str) -> str:
    """Names in a row, as a statement writes them."""
    return " ".join(quote(new if word == old else word) for word in split(1, words))


def respelled(
    before: Replay, after: Replay, lines: Iterable[tuple[int, str, str | None]]
) -> list[str]:
    """Every line of a game as it is under the new names; carries all of them out in both replays.

    `before` and `after` stand at the beginning and differ in names alone; a line is its number, its
    text and what stood there before a correction. What names nobody stays as it was typed.
    """
    found = []
    for number, line, was in lines:
        start = len(before.steps)
        before.feed(Statement(number, split(number, line)), was)
        for step in before.steps[start:]:
            after.do(step.action)
        old, new = statements(before.steps[start:]), statements(after.steps[start:])
        # A line is one statement: the one that has changed stands for it.
        found.append(next((b for a, b in zip(old, new, strict=True) if a != b), line))
    return found
