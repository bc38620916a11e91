"""Numbers and dice as words of a transcript."""

from __future__ import annotations

from zonk_desktop.transcript.errors import TranscriptError


def whole(number: int, word: str) -> int:
    """A whole number of a line."""
    digits = word.replace(",", "")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 7:
        raise TranscriptError(
            number, "syntax", "transcript-is-not-a-whole-number", word=repr(word[:40])
        )
    return int(digits)


#: Every die as it may be written.
_DICE = {
    f"{face}{written}": (face, written.upper())
    for face in range(1, 7)
    for written in ("", *"RWGrwg")
}


_BARE = {str(face): face for face in range(1, 7)}


def bare_faces(words: tuple[str, ...]) -> tuple[int, ...] | None:
    """The faces of dice that are all written without a letter; None where one is not."""
    try:
        return tuple([_BARE[word] for word in words])
    except KeyError:
        return None


def face(number: int, word: str) -> tuple[int, str]:
    """A die: its face, and the letter of its colour if one is written."""
    if (known := _DICE.get(word)) is not None:
        return known
    digit = word[:1]
    if len(word) > 2 or not digit.isascii() or not digit.isdecimal():
        raise TranscriptError(
            number, "syntax", "transcript-is-not-a-die-such", word=repr(word[:40])
        )
    if not 1 <= int(digit) <= 6:
        raise TranscriptError(number, "bad-face", "transcript-a-die-shows-1-to", digit=digit)
    raise TranscriptError(number, "syntax", "transcript-a-colour-is-r-w", word=repr(word))
