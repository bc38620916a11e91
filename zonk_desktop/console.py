"""Text on its way to a terminal: a name, a title or a file's name never steers it.

Every line the command line prints goes through here; ruff (T20) refuses `print` elsewhere.
"""

from __future__ import annotations

import re
import sys
from typing import TextIO

#: Invisible, yet part of how a name is written: they join letters and pictures.
_JOINERS = "\u200c\u200d"
#: Round what messages put into a line that is read from the right; a terminal has its own way.
_ISOLATES = re.compile("[\u2067-\u2069]")


class CommandRefused(Exception):
    """A command ends here: the sentence is told, and the exit status is 1."""


def visible(text: str, keep: str = "") -> str:
    """The text with every character that would steer a terminal written as such.

    ESC becomes `\\u001b` and a right-to-left override `\\u202e`, as JSON writes them; line breaks
    too, unless `keep` names them.
    """
    plain = text = _ISOLATES.sub("", text)
    for letter in keep:
        plain = plain.replace(letter, "")
    if plain.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or letter in keep or letter in _JOINERS else _shown(letter)
        for letter in text
    )


def _shown(letter: str) -> str:
    import unicodedata  # noqa: PLC0415 - most texts have nothing to show

    if unicodedata.category(letter) == "Zs":
        return letter  # a space of some width steers nothing
    code = ord(letter)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"


def put(text: str, to: TextIO | None = None) -> None:
    """Lines to standard output, or to another stream; a last line break may be left out."""
    stream = sys.stdout if to is None else to
    if stream is None:
        return  # started without a standard output
    stream.write(visible(text.removesuffix("\n"), "\n") + "\n")
    stream.flush()


def complain(sentence: str) -> None:
    """One sentence, one line, to standard error."""
    if sys.stderr is not None:
        sys.stderr.write(visible(sentence) + "\n")
