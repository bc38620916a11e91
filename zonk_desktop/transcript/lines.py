"""The text of a transcript as lines of words, and its header."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.reading import face, whole

MOST_BYTES = 2_000_000
MOST_PLAYERS = 24
_NAME = 200
_OPTIONS = 300
_HEADER = frozenset(
    ("zonk", "rules", "option", "player", "team", "scorekeeper", "packer", "magic", "start",
     "finish", "score")
)  # fmt: skip


class Statement(NamedTuple):
    """One statement."""

    number: int
    words: tuple[str, ...]


class Player(NamedTuple):
    """A column: a player, or a team with its members."""

    name: str
    members: tuple[str, ...] = ()


class Computer(NamedTuple):
    """Who plays a column from a throw on: a character of the program's, or its person again."""

    name: str
    #: Empty for a person.
    character: str = ""
    level: str = ""
    #: The number of throws after which it was told.
    since: int = 0


class Aid(StrEnum):
    """What a table has chosen for a game beside its rules."""

    #: Best play, for who asks.
    HINTS = "hints"
    #: What every choice cost, once it is made.
    COACH = "coach"
    #: What a player's hand does at a throw is mixed into it (transcript.remarks).
    GESTURES = "gestures"
    #: A word that a player types at a throw is.
    WORDS = "words"


class Hinted(NamedTuple):
    """Somebody was shown a hint."""

    name: str
    #: The number of throws that had landed.
    at: int = 0


class Renamed(NamedTuple):
    """A player has had another name since a throw of the game."""

    old: str
    new: str
    #: The number of throws that had landed.
    at: int = 0


class Header(NamedTuple):
    """All that comes before the first action."""

    rules: str
    rules_line: int
    options: tuple[tuple[str, str], ...] = ()
    option_lines: tuple[int, ...] = ()
    players: tuple[Player, ...] = ()
    scorekeeper: str = ""
    #: Who packs the bowl (LP-009).
    packer: str = ""
    magic: tuple[int, ...] = ()
    start: str = ""
    finish: str = ""
    scores: tuple[tuple[str, int], ...] = ()
    player_lines: tuple[int, ...] = ()
    #: The lines of other statements, by their first words: "magic", "score Ann".
    lines: tuple[tuple[str, int], ...] = ()
    #: Columns that computers play, and those that were handed over; the latest of a name counts.
    computers: tuple[Computer, ...] = ()
    #: Hints and coach, where the table has them, and every hint that was shown.
    aids: tuple[Aid, ...] = ()
    hinted: tuple[Hinted, ...] = ()
    #: Every other name that somebody got after the first throw.
    renamed: tuple[Renamed, ...] = ()

    def once(self) -> dict[str, str]:
        """Names that players had earlier in the game, and what those players are called now."""
        found: dict[str, str] = {}
        for one in reversed(self.renamed):
            found[one.old] = found.get(one.new, one.new)
        return found

    def line(self, words: str) -> int:
        """The line that begins with these words."""
        return dict(self.lines).get(words, self.rules_line)

    def with_aid(self, aid: Aid, *, on: bool) -> Header:
        return self._replace(aids=tuple(a for a in Aid if (on if a is aid else a in self.aids)))

    def sitting(self) -> dict[str, Computer]:
        """The columns that computers play now, by name."""
        latest = {computer.name: computer for computer in self.computers}
        return {name: computer for name, computer in latest.items() if computer.character}


def split(number: int, text: str) -> tuple[str, ...]:
    """The words of a line; a name in double quotes is one word, `#` starts a comment."""
    if '"' not in text:
        cut = text.find("#")
        return tuple((text if cut < 0 else text[:cut]).split())
    words: list[str] = []
    word = ""
    inside = quoted = escaped = False
    for letter in text:
        if inside:
            if escaped:
                word += letter
                escaped = False
            elif letter == "\\":
                escaped = True
            elif letter == '"':
                inside = False
            else:
                word += letter
        elif letter == '"':
            inside = quoted = True
        elif letter == "#":
            break
        elif letter.isspace():
            if word or quoted:
                words.append(word)
            word, quoted = "", False
        else:
            word += letter
    if inside:
        raise TranscriptError(number, "syntax", "transcript-a-name-is-not-closed")
    if word or quoted:
        words.append(word)
    return tuple(words)


def quote(name: str) -> str:
    """A name as a transcript writes it."""
    plain = name.replace("\r", " ").replace("\n", " ")
    if plain and not any(letter.isspace() or letter in '"#\\' for letter in plain):
        return plain
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read(text: str) -> tuple[Header, list[Statement]]:
    """Header and statements; the first statement must name the format."""
    statements: list[Statement] = []
    computers: list[Computer] = []
    aids: tuple[Aid, ...] = ()
    hinted: list[Hinted] = []
    renamed: list[Renamed] = []
    for number, raw in enumerate(text.split("\n"), 1):
        if words := split(number, raw.rstrip("\r")):
            statements.append(Statement(number, words))
        elif raw.startswith(_SITTING):
            computers += _sitting(number, raw)
        elif raw.startswith(_AIDS):
            aids = tuple(aid for aid in Aid if aid in raw.split())
        elif raw.startswith(_HINT):
            hinted += _hinted(number, raw)
        elif raw.startswith(_RENAMED):
            renamed += _renamed(number, raw)
    if not statements or statements[0].words[0] != "zonk":
        number = statements[0].number if statements else 1
        raise TranscriptError(number, "header", "transcript-the-first-statement-must-be")
    if statements[0].words[1:] != ("1",):
        raise TranscriptError(statements[0].number, "header", "transcript-only-format-1-can-be")
    body = next(
        (n for n, line in enumerate(statements) if line.words[0] not in _HEADER), len(statements)
    )
    header = _header(statements[1:body], statements[0].number)
    for line in statements[body:]:
        if line.words[0] in _HEADER - {"finish"}:
            raise TranscriptError(
                line.number,
                "header",
                "transcript-belongs-before-the-first-action",
                words=line.words[0],
            )
    rest = statements[body:]
    if rest and rest[-1].words[0] == "finish":
        last = rest.pop()
        header = header._replace(
            finish=_one(last), lines=(*header.lines, (last.words[0], last.number))
        )
    names = {player.name for player in header.players}
    header = header._replace(
        computers=tuple(c for c in computers if c.name in names), aids=aids,
        hinted=tuple(h for h in hinted if h.name in names), renamed=tuple(renamed),
    )  # fmt: skip
    return header, rest


_SITTING = ("# computer ", "# person ")
_AIDS = "# aids "
_HINT = "# hint "
_RENAMED = "# renamed "


def _hinted(number: int, raw: str) -> list[Hinted]:
    """A comment that says who was shown a hint; one that cannot be meant is like others."""
    names, at = _at(number, raw.removeprefix(_HINT))
    return [Hinted(names[0], at)] if len(names) == 1 else []


def _renamed(number: int, raw: str) -> list[Renamed]:
    """A comment that says who got another name."""
    names, at = _at(number, raw.removeprefix(_RENAMED))
    return [Renamed(names[0], names[1], at)] if len(names) == 2 else []


def _at(number: int, text: str) -> tuple[tuple[str, ...], int]:
    """Names, and after how many throws; no names where a comment says something else."""
    try:
        *names, at, throws = split(number, text)
    except (TranscriptError, ValueError):
        return (), 0
    if at != "at" or not (throws.isascii() and throws.isdecimal()):
        return (), 0
    return tuple(names), int(throws[:7])


def aid_lines(header: Header) -> list[str]:
    """The comments that say what the table lets itself be told, who was, and who was renamed."""
    lines = [_AIDS + " ".join(header.aids)] if header.aids else []
    lines += [f"{_HINT}{quote(one.name)} at {one.at}" for one in header.hinted]
    return lines + [
        f"{_RENAMED}{quote(one.old)} {quote(one.new)} at {one.at}" for one in header.renamed
    ]


def _sitting(number: int, raw: str) -> list[Computer]:
    """A comment that says who plays a column; one that cannot be meant is a comment like others."""
    try:
        kind, *words = split(number, raw.removeprefix("# "))
    except TranscriptError:
        return []
    since = 0
    if len(words) > 2 and words[-2] == "from" and words[-1].isascii() and words[-1].isdecimal():
        since = int(words[-1][:7])
        words = words[:-2]
    if kind == "person" and len(words) == 1:
        return [Computer(words[0], since=since)]
    if kind == "computer" and len(words) == 3:
        return [Computer(words[0], words[1], words[2], since)]
    return []


def sitting_line(computer: Computer) -> str:
    """The comment that says who plays a column."""
    words = ["#", "computer" if computer.character else "person", quote(computer.name)]
    if computer.character:
        words += [quote(computer.character), quote(computer.level)]
    if computer.since:
        words += ["from", str(computer.since)]
    return " ".join(words)


def computers_named(header: str) -> tuple[str, ...]:
    """The columns that computers play, by a written header, without reading the rest of it."""
    if "\n# computer " not in header:
        return ()
    found: dict[str, bool] = {}
    for number, line in enumerate(header.splitlines(), 1):
        if line.startswith(_SITTING):
            found |= {
                computer.name: bool(computer.character) for computer in _sitting(number, line)
            }
    return tuple(name for name, computer in found.items() if computer)


def rules_named(header: str) -> str:
    """The rules a written header names, without reading the rest of it."""
    for line in header.splitlines():
        if line.startswith("rules "):
            return split(1, line)[1]
    return ""


def _one(line: Statement) -> str:
    if len(line.words) != 2 or not line.words[1] or len(line.words[1]) > _NAME:
        raise TranscriptError(
            line.number, "header", "transcript-write-and-one-value", words=line.words[0]
        )
    return line.words[1]


def _header(lines: list[Statement], first: int) -> Header:
    header = Header("", first)
    for line in lines:
        number, words = line
        key = words[0]
        if key == "zonk":
            raise TranscriptError(number, "header", "transcript-the-format-is-named-once")
        if key == "option":
            name, equals, value = " ".join(words[1:]).partition("=")
            if not equals or not name.strip():
                raise TranscriptError(number, "header", "transcript-write-option-name-value")
            if len(header.options) == _OPTIONS:
                raise TranscriptError(
                    number, "header", "transcript-at-most-options-fit", options=_OPTIONS
                )
            header = header._replace(
                options=(*header.options, (name.strip(), value.strip())),
                option_lines=(*header.option_lines, number),
            )
        elif key in {"player", "team"}:
            header = _player(header, line)
        elif key == "magic":
            faces = tuple(face(number, word)[0] for word in words[1:])
            if not faces or header.magic:
                raise TranscriptError(number, "header", "transcript-write-once-magic-and-its")
            header = header._replace(magic=faces, lines=(*header.lines, (key, number)))
        elif key == "score":
            header = _score(header, line)
        else:
            header = _once(header, line)
    if not header.rules:
        raise TranscriptError(header.rules_line, "header", "transcript-no-rules-are-named-write")
    if not header.players:
        raise TranscriptError(
            header.rules_line, "header", "transcript-nobody-plays-write-player-name"
        )
    return header


def _once(header: Header, line: Statement) -> Header:
    """A statement with one value that may stand there once."""
    number, words = line
    key, value = words[0], _one(line)
    if getattr(header, key):
        raise TranscriptError(number, "header", "transcript-is-given-twice", key=key)
    if key == "rules":
        return header._replace(rules=value, rules_line=number)
    header = header._replace(lines=(*header.lines, (key, number)))
    if key == "scorekeeper":
        return header._replace(scorekeeper=value)
    if key == "packer":
        return header._replace(packer=value)
    return header._replace(start=value) if key == "start" else header._replace(finish=value)


def _player(header: Header, line: Statement) -> Header:
    number, words = line
    names = words[1:]
    good = len(names) == 1 if words[0] == "player" else 3 <= len(names) <= _NAME
    if not good or any(not name.strip() or len(name) > _NAME for name in names):
        wanted = "player NAME" if words[0] == "player" else "team NAME MEMBER MEMBER"
        raise TranscriptError(
            number, "header", "transcript-write-names-in-quotes-where", wanted=wanted
        )
    if any(player.name == names[0] for player in header.players):
        raise TranscriptError(
            number, "header", "transcript-plays-already", names=repr(names[0][:40])
        )
    if len(header.players) == MOST_PLAYERS:
        raise TranscriptError(
            number, "header", "transcript-at-most-columns-fit", most_players=MOST_PLAYERS
        )
    return header._replace(
        players=(*header.players, Player(names[0], tuple(names[1:]))),
        player_lines=(*header.player_lines, number),
    )


def _score(header: Header, line: Statement) -> Header:
    number, words = line
    if len(words) != 3:
        raise TranscriptError(number, "header", "transcript-write-score-name-points")
    if all(player.name != words[1] for player in header.players):
        raise TranscriptError(
            number,
            "unknown-player",
            "transcript-is-not-among-the-players",
            words=repr(words[1][:40]),
        )
    if any(name == words[1] for name, _ in header.scores):
        raise TranscriptError(
            number, "header", "transcript-the-score-of-is-given", words=repr(words[1][:40])
        )
    points = whole(number, words[2])
    return header._replace(
        scores=(*header.scores, (words[1], points)),
        lines=(*header.lines, (f"score {words[1]}", number)),
    )
