"""The commands as they are written: what the parser, the help, the manual page and the completions
of the shells are made from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.words import say

PROGRAM = "zonk-desktop"
SHELLS = ("bash", "zsh", "fish")
#: As many words as are given.
MANY = 9999

_LONG = {"-o": "--output", "-h": "--help", "-V": "--version"}
#: Options that do the same in every command have one message.
_SHARED = frozenset(
    ["cores", "data-dir", "find", "help", "keep-both", "on", "option", "rules", "seed"]
)
#: What a value may be, by its name: those that can be told, and the ending of a file, or `folder`.
_VALUES: dict[str, tuple[tuple[str, ...], str]] = {
    "KEY": (PRESETS, "toml"), "RULES": (PRESETS, "toml"), "SHELL": (SHELLS, ""),
    "PAPER": (("a4", "letter", "a5"), ""), "HOW": (("portrait", "landscape"), ""),
    "FILE": ((), "pdf"), "FILE.zonk": ((), "zonk"), "FILE.toml": ((), "toml"),
    "FILE.pdf": ((), "pdf"), "FOLDER": ((), "folder"),
}  # fmt: skip


class Option(NamedTuple):
    """A word that begins with a dash."""

    flags: tuple[str, ...]
    #: The message that says what it does, without `cli-option-`.
    says: str
    #: What its value is called; empty for a switch.
    value: str = ""
    #: The values there are, where they can be named.
    choices: tuple[str, ...] = ()
    #: The value is a file of this ending, or a `folder`.
    files: str = ""

    @property
    def what(self) -> str:
        return say(f"cli-option-{self.says}")


class Word(NamedTuple):
    """What stands on the command line by itself."""

    name: str
    least: int
    most: int
    choices: tuple[str, ...] = ()
    files: str = ""


class Example(NamedTuple):
    line: str
    does: str


class Command:
    """One command: the forms it is written in, and what follows from them."""

    def __init__(
        self, name: str, *forms: str, examples: tuple[str, ...], about: bool = True,
        what: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.name = name
        self.forms = forms
        self._examples = examples
        self._about = about
        #: The values of WHAT.
        self._what = what
        self._id = name.replace(" ", "-") or "window"

    @property
    def summary(self) -> str:
        return say(f"cli-summary-{self._id}")

    @property
    def about(self) -> str:
        """Whatever else is to be known."""
        return say(f"cli-about-{self._id}") if self._about else ""

    @property
    def examples(self) -> list[Example]:
        lines = enumerate(self._examples, 1)
        return [Example(line, say(f"cli-example-{self._id}-{n}")) for n, line in lines]

    @cached_property
    def word(self) -> Word | None:
        """What it is given besides options, by the first word of its first form."""
        first = self.forms[0].partition(" ")[0]
        name = first.strip("[].")
        if name.startswith("-"):
            return None
        most = MANY if f"{name}..." in " ".join(self.forms) else 1
        return Word(name, int(not first.startswith("[")), most, *self._values(name))

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Those of all forms, in their order, and --help."""
        found: dict[str, Option] = {}
        words = [*" ".join(self.forms).split(), "-h"]
        for n, word in enumerate(words):
            flag = word.strip("[]")
            if flag.startswith("-") and flag not in found:
                long = _LONG.get(flag, flag)
                own = "" if long[2:] in _SHARED else f"{self._id}-"
                value = ""
                if not word.endswith("]") and words[n + 1 : n + 2]:
                    value = _value(words[n + 1], whole=not word.startswith("["))
                found[flag] = Option(
                    tuple(dict.fromkeys((flag, long))), f"{own}{long[2:]}", value,
                    *self._values(value.strip("[]")),
                )  # fmt: skip
        return tuple(found.values())

    def _values(self, name: str) -> tuple[tuple[str, ...], str]:
        return (self._what, "") if name == "WHAT" else _VALUES.get(name, ((), ""))

    def option(self, flag: str) -> Option | None:
        return next((option for option in self.options if flag in option.flags), None)


def _value(word: str, *, whole: bool) -> str:
    """What the value of an option is called; empty where an option or another word follows."""
    name = word if whole else word.removesuffix("...").removesuffix("]")
    return name if name.strip("[")[:1].isupper() else ""


WINDOW = Command(
    "",
    "[FILE.zonk] [--data-dir FOLDER]",
    "COMMAND ...",
    "--selftest [FOLDER]",
    "-V",
    examples=("", "GAME.zonk", "play -o evening.zonk", "help sheet"),
)

COMMANDS: tuple[Command, ...] = (
    Command(
        "play",
        "[--rules KEY] [--players A,B] [--option NAME=VALUE]... [--gestures | --words] "
        "[-o FILE.zonk]",
        examples=(
            "play",
            "play --rules wheaton --players Ann,Bob -o evening.zonk",
            "play --rules insta-bong --players Ann --option limit=5000",
        ),
    ),
    Command(
        "replay",
        "FILE.zonk [--json]",
        about=False,
        examples=("replay evening.zonk", "replay evening.zonk --json"),
    ),
    Command("verify", "FILE.zonk", examples=("verify evening.zonk",)),
    Command(
        "sheet",
        "--rules KEY --players N [--names A,B] [--rows N] [--paper PAPER] [--held HOW] -o FILE.pdf",
        "--game FILE.zonk [--reviewed] [--paper PAPER] [--held HOW] -o FILE.pdf",
        examples=(
            "sheet --rules wheaton --players 4 -o blank.pdf",
            "sheet --rules mine.toml --names Ann,Bob --paper a5 -o two.pdf",
            "sheet --game evening.zonk -o - | lp",
        ),
    ),
    Command(
        "rules",
        "[KEY | FILE.toml] [--knobs]",
        "--refusals",
        about=False,
        examples=("rules", "rules wheaton --knobs", "rules mine.toml"),
    ),
    Command("rules check", "FILE.toml", examples=("rules check mine.toml",)),
    Command(
        "odds",
        "KEY | FILE.toml [--option NAME=VALUE]... [--entered | --not-entered] [--total N] [--json]",
        "KEY | FILE.toml --prove [--for WHAT] [--hit N] [--option NAME=VALUE]... "
        "[--entered | --not-entered] [--total N] [--json | --csv]",
        what=("points", "hits", "home"),
        examples=(
            "odds wheaton",
            "odds original-1978 --entered --total 2000 --json",
            "odds wheaton --prove --for hits",
            "odds friday.toml --prove --csv > friday.csv",
        ),
    ),
    Command(
        "advise",
        "FILE.zonk [--for WHAT] [--json]",
        what=("points", "hits", "win"),
        examples=("advise evening.zonk", "advise evening.zonk --for win --json"),
    ),
    Command(
        "match",
        "KEY | FILE.toml --players NAME[:LEVEL],... [--games N] [--seed S] "
        "[--option NAME=VALUE]... [--cores N | --on ADDRESS] [-o FOLDER] [--json]",
        examples=(
            "match wheaton --players professor,vera:sharp,dot,kid",
            "match zilch.toml --players mine.py:Mine,vera --games 500 --json",
        ),
    ),
    Command(
        "lab",
        "KEY | FILE.toml [--against RULES] [--games N] [--seed S] [--option NAME=VALUE]... "
        "[--cores N | --on ADDRESS] [--json]",
        examples=("lab wheaton", "lab friday.toml --against wheaton --games 1000 --json"),
    ),
    Command(
        "review",
        "FILE.zonk... | FOLDER... [--for WHAT] [--cores N | --on ADDRESS] [--json]",
        what=("points", "hits"),
        examples=("review evening.zonk", "review evening.zonk --json", "review games"),
    ),
    Command(
        "games",
        "[--find TEXT] [--json] [--data-dir FOLDER]",
        examples=("games", "games --json", 'games --find "ann december 2024"'),
    ),
    Command(
        "stats",
        "[PLAYER] [--find TEXT] [--json] [--data-dir FOLDER]",
        examples=("stats", "stats Ann --find wheaton --json"),
    ),
    Command(
        "games export",
        "ID -o FILE.zonk [--data-dir FOLDER]",
        "ID... | all -o FOLDER [--data-dir FOLDER]",
        examples=(
            "games export 12 -o evening.zonk",
            "games export all -o games",
            "games export 12 -o - | zonk-desktop replay -",
        ),
    ),
    Command(
        "games import",
        "FILE.zonk... | FOLDER... [--keep-both] [--data-dir FOLDER]",
        examples=("games import *.zonk", "games import games"),
    ),
    Command(
        "games read",
        "FILE... [--keep-both] [--data-dir FOLDER]",
        examples=("games read one.jpg two.jpg",),
    ),
    Command(
        "completions",
        "SHELL",
        examples=(
            "completions bash > ~/.bash_completion",
            "completions fish > ~/.config/fish/completions/zonk-desktop.fish",
        ),
    ),
    Command("help", "[COMMAND...]", about=False, examples=("help games import",)),
)


def find(words: list[str]) -> tuple[Command | None, int]:
    """The command that words begin with, and how many of them name it."""
    for count in (2, 1):
        name = " ".join(words[:count])
        for command in COMMANDS:
            if len(words) >= count and command.name == name:
                return command, count
    return None, 0


def ahead(words: list[str]) -> int:
    """How many words name the folder of the Zonk File ahead of everything else."""
    if words[:1] == ["--data-dir"]:
        return 2
    return int(bool(words) and words[0].startswith("--data-dir="))


#: Options that were given, by their first flag.
Found = dict[str, list[str]]


class Usage(Exception):
    """The words on the command line do not fit."""

    def __init__(self, sentence: str, command: str = "") -> None:
        super().__init__(sentence)
        #: Whose help would explain it; empty for the program's.
        self.command = command


class WantsHelp(Exception):
    """--help stood among them."""


def parse(command: Command, given: list[str]) -> tuple[list[str], Found]:
    """The words of a command, and its options by their first flag.

    Not by argparse: with its translations that takes longer than a replay.
    """
    # What stands behind -- is no option, whatever it begins with.
    end = given.index("--") if "--" in given else len(given)
    if "-h" in given[:end] or "--help" in given[:end]:
        raise WantsHelp
    found: Found = {}
    words: list[str] = []
    rest = iter(given[:end])
    for word in rest:
        if not _is_option(word):
            words.append(word)
            continue
        name, equals, value = word.partition("=")
        if name[1:2] != "-" and len(name) > 2:
            # As -oFILE.
            name, equals, value = word[:2], "=", word[2:].removeprefix("=")
        if (option := command.option(name)) is None:
            flags = [flag for option in command.options for flag in option.flags]
            raise Usage(_unknown(word.partition("=")[0], flags))
        flag = option.flags[0]
        if not option.value:
            if equals:
                raise Usage(say("cli-wants-no-value", option=flag))
            found[flag] = [""]
            continue
        if not equals:
            value = next(rest, "")
        if not value or (not equals and _is_option(value)):
            # One that is empty is a variable of the shell that was not set.
            raise Usage(say("cli-wants-a-value", option=flag, value=option.value))
        found.setdefault(flag, []).append(value)
    words += given[end + 1 :]
    wanted = command.word
    if wanted is None and words:
        raise Usage(_count("cli-options-only", command, word=_shown(words[0]), near=words[0]))
    if wanted is not None and ("" in words or len(words) < wanted.least):
        # Never the folder one stands in.
        raise Usage(say("cli-needs-a-word", command=_name(command), word=wanted.name))
    if wanted is not None and len(words) > wanted.most:
        # `rules chek FILE` is a command of two words.
        count = len(words)
        raise Usage(
            _count("cli-takes-one-word", command, word=wanted.name, count=count, near=words[0])
        )
    return words, found


def _is_option(word: str) -> bool:
    # A number below 0 is a value, and whoever takes it says what is wrong with it.
    return word.startswith("-") and word != "-" and not word[1].isdigit()


def _name(command: Command) -> str:
    return command.name or PROGRAM


def _count(message: str, command: Command, *, near: str, **said: str | int) -> str:
    name = _name(command)
    more = [other.name for other in COMMANDS if other.name.startswith(f"{name} ")]
    return say(message, command=name, **said, **like(f"{name} {near}", more))


def _unknown(word: str, flags: Sequence[str]) -> str:
    return say("cli-unknown-option", word=_shown(word), **like(word, flags))


def unknown_command(word: str) -> str:
    if word.startswith("-"):
        return _unknown(word, [flag for option in WINDOW.options for flag in option.flags])
    names = [command.name for command in COMMANDS]
    return say("cli-unknown-command", word=_shown(word), **like(word, names))


def _shown(word: str) -> str:
    return repr(word[:60])


def like(word: str, names: Sequence[str]) -> dict[str, str]:
    """The name that was perhaps meant, as the messages about mistakes ask for it."""
    import difflib

    close = difflib.get_close_matches(word[:60], names, 1)
    return {"guess": "yes" if close else "no", "near": close[0] if close else ""}
