"""Words for a test of the dice by the faces of many throws."""

from __future__ import annotations

from zonk_desktop.archive.statistics import FEW_FACES, Honesty, verdict
from zonk_desktop.words import say


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
