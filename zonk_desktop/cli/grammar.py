"""The commands and their options: what the parser, the help, the manual page and the completions
of the shells are made from."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.rulebook.found import PRESETS
from zonk_desktop.words import say

PROGRAM = "zonk-desktop"


class Option(NamedTuple):
    """A word that begins with a dash."""

    flags: tuple[str, ...]
    #: The message that says what it does.
    says: str
    #: What its value is called; empty for a switch.
    value: str = ""
    #: The values there are, where they can be named.
    choices: tuple[str, ...] = ()
    #: The value is a file of this ending, or a `folder`.
    files: str = ""

    @property
    def what(self) -> str:
        return say(self.says)


class Word(NamedTuple):
    """What stands on the command line by itself."""

    name: str
    least: int = 1
    most: int = 1
    choices: tuple[str, ...] = ()
    files: str = ""


class Example(NamedTuple):
    line: str
    #: The message that says what it does, empty where the line says it.
    says: str

    @property
    def does(self) -> str:
        return say(self.says) if self.says else ""


class Command(NamedTuple):
    """One command, whole."""

    name: str
    #: Messages: what it does in a line, and (`more`) whatever else is to be known.
    says: str
    words: tuple[Word, ...] = ()
    options: tuple[Option, ...] = ()
    #: How it is written, an entry a line.
    forms: tuple[str, ...] = ()
    more: str = ""
    examples: tuple[Example, ...] = ()

    @property
    def summary(self) -> str:
        return say(self.says)

    @property
    def about(self) -> str:
        return say(self.more) if self.more else ""

    def option(self, flag: str) -> Option | None:
        return next((option for option in self.options if flag in option.flags), None)


RULE_KEYS = PRESETS
SHELLS = ("bash", "zsh", "fish")

HELP = Option(("-h", "--help"), "cli-option-help")
DATA = Option(
    ("--data-dir",),
    "cli-option-data-dir",
    "FOLDER",
    files="folder",
)
FIND = Option(("--find",), "cli-option-find", "TEXT")
RULES = Option(("--rules",), "cli-option-rules", "KEY", RULE_KEYS, "toml")


def _out(says: str, ending: str) -> Option:
    return Option(("-o", "--output"), says, f"FILE.{ending}", files=ending)


WINDOW = Command(
    "",
    "cli-summary-window",
    (Word("FILE.zonk", 0, files="zonk"),),
    (
        DATA,
        Option(
            ("--selftest",),
            "cli-option-window-selftest",
            "[FOLDER]",
            files="folder",
        ),
        Option(("-V", "--version"), "cli-option-window-version"),
        HELP,
    ),
    ("[--data-dir FOLDER] [FILE.zonk]", "COMMAND ...", "--selftest [FOLDER]"),
    "cli-about-window",
    (
        Example("", "cli-example-window-1"),
        Example("GAME.zonk", "cli-example-window-2"),
        Example("play -o evening.zonk", "cli-example-window-3"),
        Example("help sheet", "cli-example-window-4"),
    ),
)

COMMANDS: tuple[Command, ...] = (
    Command(
        "play",
        "cli-summary-play",
        (),
        (
            RULES,
            Option(("--players",), "cli-option-play-players", "A,B"),
            Option(
                ("--option",),
                "cli-option-play-option",
                "NAME=VALUE",
            ),
            _out("cli-option-play-output", "zonk"),
            HELP,
        ),
        ("[--rules KEY] [--players A,B] [--option NAME=VALUE]... [-o FILE.zonk]",),
        "cli-about-play",
        (
            Example("play", "cli-example-play-1"),
            Example("play --rules wheaton --players Ann,Bob -o evening.zonk", "cli-example-play-2"),
            Example(
                "play --rules insta-bong --players Ann --option limit=5000", "cli-example-play-3"
            ),
        ),
    ),
    Command(
        "replay",
        "cli-summary-replay",
        (Word("FILE.zonk", files="zonk"),),
        (Option(("--json",), "cli-option-replay-json"), HELP),
        ("FILE.zonk [--json]",),
        "",
        (
            Example("replay evening.zonk", "cli-example-replay-1"),
            Example("replay evening.zonk --json", "cli-example-replay-2"),
        ),
    ),
    Command(
        "verify",
        "cli-summary-verify",
        (Word("FILE.zonk", files="zonk"),),
        (HELP,),
        ("FILE.zonk",),
        "cli-about-verify",
        (Example("verify evening.zonk", "cli-example-verify-1"),),
    ),
    Command(
        "sheet",
        "cli-summary-sheet",
        (),
        (
            RULES,
            Option(("--players",), "cli-option-sheet-players", "N"),
            Option(("--names",), "cli-option-sheet-names", "A,B"),
            Option(("--rows",), "cli-option-sheet-rows", "N"),
            Option(("--game",), "cli-option-sheet-game", "FILE.zonk", files="zonk"),
            Option(("--reviewed",), "cli-option-sheet-reviewed"),
            Option(("--paper",), "cli-option-sheet-paper", "PAPER", ("a4", "letter", "a5")),
            Option(("--held",), "cli-option-sheet-held", "HOW", ("portrait", "landscape")),
            _out("cli-option-sheet-output", "pdf"),
            HELP,
        ),
        (
            "--rules KEY --players N [--names A,B] [--rows N] [--paper PAPER] [--held HOW] "
            "-o FILE.pdf",
            "--game FILE.zonk [--reviewed] [--paper PAPER] [--held HOW] -o FILE.pdf",
        ),
        "cli-about-sheet",
        (
            Example("sheet --rules wheaton --players 4 -o blank.pdf", "cli-example-sheet-1"),
            Example(
                "sheet --rules mine.toml --names Ann,Bob --paper a5 -o two.pdf",
                "cli-example-sheet-2",
            ),
            Example("sheet --game evening.zonk -o - | lp", "cli-example-sheet-3"),
        ),
    ),
    Command(
        "rules",
        "cli-summary-rules",
        (Word("KEY", 0, choices=RULE_KEYS, files="toml"),),
        (
            Option(("--knobs",), "cli-option-rules-knobs"),
            Option(("--refusals",), "cli-option-rules-refusals"),
            HELP,
        ),
        ("[KEY | FILE.toml] [--knobs]", "--refusals"),
        "",
        (
            Example("rules", "cli-example-rules-1"),
            Example("rules wheaton --knobs", "cli-example-rules-2"),
            Example("rules mine.toml", "cli-example-rules-3"),
        ),
    ),
    Command(
        "rules check",
        "cli-summary-rules-check",
        (Word("FILE.toml", files="toml"),),
        (HELP,),
        ("FILE.toml",),
        "cli-about-rules-check",
        (Example("rules check mine.toml", "cli-example-rules-check-1"),),
    ),
    Command(
        "odds",
        "cli-summary-odds",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--option",), "cli-option-odds-option", "NAME=VALUE"),
            Option(("--entered",), "cli-option-odds-entered"),
            Option(("--not-entered",), "cli-option-odds-not-entered"),
            Option(("--total",), "cli-option-odds-total", "N"),
            Option(("--json",), "cli-option-odds-json"),
            Option(("--prove",), "cli-option-odds-prove"),
            Option(("--for",), "cli-option-odds-for", "WHAT", ("points", "hits", "home")),
            Option(("--hit",), "cli-option-odds-hit", "N"),
            Option(("--csv",), "cli-option-odds-csv"),
            HELP,
        ),
        (
            "KEY | FILE.toml [--option NAME=VALUE]... [--entered | --not-entered] [--total N] "
            "[--json]",
            "KEY | FILE.toml --prove [--for WHAT] [--hit N] [--option NAME=VALUE]... "
            "[--entered | --not-entered] [--total N] [--json | --csv]",
        ),
        "cli-about-odds",
        (
            Example("odds wheaton", "cli-example-odds-1"),
            Example("odds original-1978 --entered --total 2000 --json", "cli-example-odds-2"),
            Example("odds wheaton --prove --for hits", "cli-example-odds-3"),
            Example("odds friday.toml --prove --csv > friday.csv", "cli-example-odds-4"),
        ),
    ),
    Command(
        "advise",
        "cli-summary-advise",
        (Word("FILE.zonk", files="zonk"),),
        (
            Option(("--for",), "cli-option-advise-for", "WHAT", ("points", "hits", "win")),
            Option(("--json",), "cli-option-advise-json"),
            HELP,
        ),
        ("FILE.zonk [--for WHAT] [--json]",),
        "cli-about-advise",
        (
            Example("advise evening.zonk", "cli-example-advise-1"),
            Example("advise evening.zonk --for win --json", "cli-example-advise-2"),
        ),
    ),
    Command(
        "match",
        "cli-summary-match",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--players",), "cli-option-match-players", "NAME[:LEVEL],..."),
            Option(("--games",), "cli-option-match-games", "N"),
            Option(("--seed",), "cli-option-match-seed", "S"),
            Option(("--option",), "cli-option-match-option", "NAME=VALUE"),
            Option(("--cores",), "cli-option-match-cores", "N"),
            Option(("-o", "--output"), "cli-option-match-output", "FOLDER", files="folder"),
            Option(("--json",), "cli-option-match-json"),
            HELP,
        ),
        (
            "KEY | FILE.toml --players NAME[:LEVEL],... [--games N] [--seed S] "
            "[--option NAME=VALUE]... [--cores N] [-o FOLDER] [--json]",
        ),
        "cli-about-match",
        (
            Example("match wheaton --players professor,vera:sharp,dot,kid", "cli-example-match-1"),
            Example(
                "match zilch.toml --players mine.py:Mine,vera --games 500 --json",
                "cli-example-match-2",
            ),
        ),
    ),
    Command(
        "lab",
        "cli-summary-lab",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--against",), "cli-option-lab-against", "RULES", RULE_KEYS, files="toml"),
            Option(("--games",), "cli-option-lab-games", "N"),
            Option(("--seed",), "cli-option-lab-seed", "S"),
            Option(("--option",), "cli-option-lab-option", "NAME=VALUE"),
            Option(("--cores",), "cli-option-lab-cores", "N"),
            Option(("--json",), "cli-option-lab-json"),
            HELP,
        ),
        (
            "KEY | FILE.toml [--against RULES] [--games N] [--seed S] [--option NAME=VALUE]... "
            "[--cores N] [--json]",
        ),
        "cli-about-lab",
        (
            Example("lab wheaton", "cli-example-lab-1"),
            Example("lab friday.toml --against wheaton --games 1000 --json", "cli-example-lab-2"),
        ),
    ),
    Command(
        "review",
        "cli-summary-review",
        (Word("FILE.zonk", files="zonk"),),
        (
            Option(("--for",), "cli-option-review-for", "WHAT", ("points", "hits")),
            Option(("--json",), "cli-option-review-json"),
            HELP,
        ),
        ("FILE.zonk [--for WHAT] [--json]",),
        "cli-about-review",
        (
            Example("review evening.zonk", "cli-example-review-1"),
            Example("review evening.zonk --json", "cli-example-review-2"),
        ),
    ),
    Command(
        "games",
        "cli-summary-games",
        (),
        (FIND, Option(("--json",), "cli-option-games-json"), DATA, HELP),
        ("[--find TEXT] [--json] [--data-dir FOLDER]",),
        "cli-about-games",
        (
            Example("games", "cli-example-games-1"),
            Example("games --json", "cli-example-games-2"),
            Example('games --find "ann december 2024"', "cli-example-games-3"),
        ),
    ),
    Command(
        "stats",
        "cli-summary-stats",
        (Word("PLAYER", 0),),
        (FIND, Option(("--json",), "cli-option-stats-json"), DATA, HELP),
        ("[PLAYER] [--find TEXT] [--json] [--data-dir FOLDER]",),
        "cli-about-stats",
        (
            Example("stats", "cli-example-stats-1"),
            Example("stats Ann --find wheaton --json", "cli-example-stats-2"),
        ),
    ),
    Command(
        "games export",
        "cli-summary-games-export",
        (Word("ID", 1, 9999),),
        (_out("cli-option-games-export-output", "zonk"), DATA, HELP),
        (
            "ID -o FILE.zonk [--data-dir FOLDER]",
            "ID... | all -o FOLDER [--data-dir FOLDER]",
        ),
        "cli-about-games-export",
        (
            Example("games export 12 -o evening.zonk", "cli-example-games-export-1"),
            Example("games export all -o games", "cli-example-games-export-3"),
            Example(
                "games export 12 -o - | zonk-desktop replay -",
                "cli-example-games-export-2",
            ),
        ),
    ),
    Command(
        "games import",
        "cli-summary-games-import",
        (Word("FILE.zonk", 1, 9999, files="zonk"),),
        (Option(("--keep-both",), "cli-option-games-import-keep-both"), DATA, HELP),
        ("FILE.zonk... | FOLDER... [--keep-both] [--data-dir FOLDER]",),
        "cli-about-games-import",
        (
            Example("games import *.zonk", "cli-example-games-import-1"),
            Example("games import games", "cli-example-games-import-2"),
        ),
    ),
    Command(
        "games read",
        "cli-summary-games-read",
        (Word("FILE", 1, 999, files="pdf"),),
        (Option(("--keep-both",), "cli-option-games-import-keep-both"), DATA, HELP),
        ("FILE... [--keep-both] [--data-dir FOLDER]",),
        "cli-about-games-read",
        (Example("games read one.jpg two.jpg", "cli-example-games-read-1"),),
    ),
    Command(
        "completions",
        "cli-summary-completions",
        (Word("SHELL", choices=SHELLS),),
        (HELP,),
        ("bash | zsh | fish",),
        "cli-about-completions",
        (
            Example("completions bash > ~/.bash_completion", ""),
            Example("completions fish > ~/.config/fish/completions/zonk-desktop.fish", ""),
        ),
    ),
    Command(
        "help",
        "cli-summary-help",
        (Word("COMMAND", 0, 2),),
        (HELP,),
        ("[COMMAND]",),
        "",
        (Example("help games import", "cli-example-help-1"),),
    ),
)


def find(words: list[str]) -> tuple[Command | None, int]:
    """The command that words begin with, and how many of them name it."""
    for count in (2, 1):
        name = " ".join(words[:count])
        for command in COMMANDS:
            if len(words) >= count and command.name == name:
                return command, count
    return None, 0


#: Options that were given, by their first flag.
Found = dict[str, list[str]]


class Usage(Exception):
    """The words on the command line do not fit."""

    def __init__(self, sentence: str, command: str = "") -> None:
        super().__init__(sentence)
        #: Whose help would explain it; empty for the program's.
        self.command = command
