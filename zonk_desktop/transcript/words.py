"""Sentences for refusals. The engine gives codes and figures, people read these."""

from __future__ import annotations

from zonk_desktop import words
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.words import Message


def message(refusal: Refusal) -> Message:
    """The refusal as a message: `refusal-CODE`, with the figures that the engine names."""
    return Message.of(f"refusal-{refusal.code.value}", **dict(refusal.data))


def sentence(refusal: Refusal) -> str:
    """The refusal for people."""
    return words.text(message(refusal))


def pattern(code: Code) -> str:
    """The sentence of a code with its figures by name, for the list of all codes."""
    return sentence(Refusal(code, {name: f"{{{name}}}" for name in _FIGURES}))


#: Every figure that a refusal may name.
_FIGURES = (
    "face",
    "figure",
    "have",
    "holder",
    "hits",
    "leader",
    "limit",
    "need",
    "points",
    "said",
    "total",
)
