"""The words of one statement, read in the game they are said in: names, figures and dice."""

from __future__ import annotations

from typing import NamedTuple, NoReturn, Protocol

from zonk_desktop.engine.choices import SpecialDice
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.telling import refusal_message
from zonk_desktop.words import Message, Value


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


class Forced(NamedTuple):
    """Dice that the rules have set aside by themselves, and why."""

    why: Code
    faces: tuple[int, ...]


class ReadAgainst(Protocol):
    """What a statement is read against: the game as it stands at this moment."""

    @property
    def game(self) -> Game: ...

    @property
    def forced(self) -> Forced | None:
        """What the rules set aside after the throw on the table."""


class StatementReading:
    """One statement and the game it is said in.

    `game` is called each time: between the two actions of a `roll` it goes on.
    """

    def __init__(self, number: int, words: tuple[str, ...], standing: ReadAgainst) -> None:
        self.number = number
        self.words = words
        self._standing = standing

    @property
    def game(self) -> Game:
        return self._standing.game

    @property
    def forced(self) -> Forced | None:
        return self._standing.forced

    def wrong(self, code: str, message: Message | str, /, **data: Value) -> NoReturn:
        raise TranscriptError(self.number, code, message, **data)

    def refuse(self, why: Refusal) -> NoReturn:
        raise refused_line(self.number, why)

    def count(self, least: int, most: int, form: str) -> int:
        """The number of words behind the first, which must be exact.

        `form` is the message that says how it is written, without `verb-write-`.
        """
        found = len(self.words) - 1
        if not least <= found <= most:
            self.wrong("syntax", f"verb-write-{form}", word=self.words[0])
        return found

    def seat(self, place: int) -> int:
        """The player named by this word."""
        name = self.words[place]
        for n, seat in enumerate(self.game.seats):
            if seat.name == name:
                return n
        self.wrong("unknown-player", "transcript-nobody-called-plays", name=repr(name[:40]))

    def whole(self, place: int) -> int:
        return whole(self.number, self.words[place])

    def faces(self) -> tuple[int, ...]:
        """The faces behind the first word; letters of colours are passed over."""
        return tuple(face(self.number, word)[0] for word in self.words[1:])

    def landed(self) -> tuple[int, ...]:
        """Faces in the order of the dice thrown; letters say which die shows what."""
        if (bare := bare_faces(self.words[1:])) is not None:
            return bare
        shown = [face(self.number, word) for word in self.words[1:]]
        dice = dice_in_hand(self.game)
        if len(shown) != len(dice) or not any(letter for _, letter in shown):
            return tuple([value for value, _ in shown])
        colours = self.game.rules.colours
        special = self.game.rules.s.special_dice
        free = list(dice)
        found: dict[int, int] = {}
        # Letters first: where the rule set has only one coloured die, the rest are plain.
        for value, letter in sorted(shown, key=lambda die: not die[1]):
            fits = [die for die in free if colours[die] == letter]
            if not fits and not letter and special is SpecialDice.THREE_COLOURS:
                fits = free
            if not fits:
                named = f"{value}{letter}"
                self.wrong("wrong-colours", "transcript-no-die-of-that-colour", named=named)
            found[fits[0]] = value
            free.remove(fits[0])
        return tuple(found[die] for die in dice)

    def chosen(self, game: Game) -> tuple[int, ...]:
        """Dice of the throw on this table, named by face and, where it matters, colour.

        The one place where faces become dice. Text cannot tell dice of one face and one colour
        apart, and no rule does: of such dice the first as the throw lists them are meant. A face
        without a letter means a plain die, or the first die of any colour where no plain one
        shows it. Dice named by the window never come by here; an action names them itself.
        """
        turn = game.turn
        free = list(zip(turn.active, turn.throw, strict=True)) if turn.throw else []
        colours = game.rules.colours
        found = []
        named = [face(self.number, word) for word in self.words[1:]]
        for value, letter in sorted(named, key=lambda die: not die[1]):
            fits = [die for die, f in free if f == value and colours[die] == letter]
            if not fits and not letter:
                fits = [die for die, f in free if f == value]
            if not fits:
                if not turn.throw:
                    return ()
                self.wrong("not-on-table", "transcript-no-further-die", die=f"{value}{letter}")
            found.append(fits[0])
            free.remove((fits[0], value))
        return tuple(sorted(found))


def refused_line(number: int, why: Refusal) -> TranscriptError:
    """A refusal of the rules as what is wrong with a line."""
    return TranscriptError(number, why.code.value, refusal_message(why))
