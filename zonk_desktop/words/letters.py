"""Letters of a language: what a search takes for the same, and the order they stand in."""

from __future__ import annotations

from functools import lru_cache

#: Letters that no mark was added to.
_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"})
#: Codes that hold the signs of a script in the order of their readings.
CODES = frozenset(("euc_jp", "gb18030"))
#: Where letters of the alphabet begin, behind figures and signs, and where all others do.
_OWN, _OTHERS = 0x80, 0x1000


def _bare(text: str) -> str:
    """Letters without their marks, of text in small letters."""
    if text.isascii():
        return text
    import unicodedata  # noqa: PLC0415 - not before the first frame

    letters = unicodedata.normalize("NFKD", text).translate(_PLAIN)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def folded(text: str) -> str:
    """Text as it is searched: small letters without their marks, words apart."""
    return f" {' '.join(_bare(text.casefold()).split())}"


def heard(text: str) -> str:
    """The letter that a text begins with for the ear: no h, and a y for an i before a vowel."""
    letters = _bare(text[:4].casefold()).lstrip("h")
    if letters[:1] in {"i", "y"}:
        return "y" if letters[1:2] in {*"aeiou"} else "i"
    return letters[:1]


@lru_cache(4096)
def placed(text: str, alphabet: str) -> str:
    """What to sort a text by, in a language of these letters; the text itself parts equals.

    A letter with marks stands with its own, unless the alphabet has it. Instead of letters a
    language may name one of CODES.
    """
    import unicodedata  # noqa: PLC0415 - as above

    small = unicodedata.normalize("NFC", text).casefold()
    if alphabet in CODES:
        found = small.encode(alphabet, "replace").decode("latin-1")
    else:
        found = "".join(
            _letter(one, alphabet)
            for letter in small
            for one in (letter if letter in alphabet else _bare(letter))
        )
    return f"{found}\0{text}"


def _letter(letter: str, alphabet: str) -> str:
    at = alphabet.find(letter)
    if at < 0 and letter.isascii() and not letter.isalpha():
        return letter
    return chr(_OWN + at) if at >= 0 else chr(min(_OTHERS + ord(letter), 0x10FFFF))
