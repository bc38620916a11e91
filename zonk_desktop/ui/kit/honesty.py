"""What the faces of many throws say of the dice, in words."""

from __future__ import annotations

from zonk_desktop.archive.statistics import FEW_FACES, Honesty, verdict
from zonk_desktop.words import say


def answer(found: Honesty) -> str:
    """Whether they are rigged, in a few words."""
    return say(f"statistics-answer-{_kind(found)}")


def reason(found: Honesty) -> str:
    """What that rests on."""
    kind = _kind(found)
    of = max(1, round(found.chance * (100 if kind == "even" else 1000)))
    return say(f"statistics-reason-{kind}", faces=sum(found.faces), of=of)


def _kind(found: Honesty) -> str:
    return "few" if sum(found.faces) < FEW_FACES else verdict(found)
