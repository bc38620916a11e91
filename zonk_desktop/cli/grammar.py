"""The commands and their options: what the parser, the help, the manual page and the completions
of the shells are made from."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.rulebook.found import PRESETS

PROGRAM = "zonk-desktop"


class Option(NamedTuple):
    """A word that begins with a dash."""

    flags: tuple[str, ...]
    what: str
    #: What its value is called; empty for a switch.
    value: str = ""
    #: The values there are, where they can be named.
    choices: tuple[str, ...] = ()
    #: The value is a file of this ending, or a `folder`.
    files: str = ""


class Word(NamedTuple):
    """What stands on the command line by itself."""

    name: str
    least: int = 1
    most: int = 1
    choices: tuple[str, ...] = ()
    files: str = ""


class Example(NamedTuple):
    line: str
    does: str


class Command(NamedTuple):
    """One command, whole."""

    name: str
    summary: str
    words: tuple[Word, ...] = ()
    options: tuple[Option, ...] = ()
    #: How it is written, an entry a line.
    forms: tuple[str, ...] = ()
    about: str = ""
    examples: tuple[Example, ...] = ()

    def option(self, flag: str) -> Option | None:
        return next((option for option in self.options if flag in option.flags), None)


RULE_KEYS = PRESETS
SHELLS = ("bash", "zsh", "fish")

HELP = Option(("-h", "--help"), "Explain the command.")
DATA = Option(
    ("--data-dir",),
    "The folder with the Zonk File, instead of this user's own.",
    "FOLDER",
    files="folder",
)
RULES = Option(
    ("--rules",), "A rule set by its key, or a file of house rules.", "KEY", RULE_KEYS, "toml"
)


def _out(what: str, ending: str) -> Option:
    return Option(("-o", "--output"), what, f"FILE.{ending}", files=ending)


WINDOW = Command(
    "",
    "The dice game Zonk after five of its rule sheets.",
    (Word("FILE.zonk", 0, files="zonk"),),
    (
        DATA,
        Option(
            ("--selftest",),
            "Use every part of the program once, in a temporary folder, and print a line for "
            "each; with a folder the report and pictures of the window are kept there.",
            "[FOLDER]",
            files="folder",
        ),
        Option(("-V", "--version"), "Print the version."),
        HELP,
    ),
    ("[--data-dir FOLDER] [FILE.zonk]", "COMMAND ...", "--selftest [FOLDER]"),
    "Without a command the window opens, with FILE.zonk in it if one is named.",
    (
        Example("", "the window"),
        Example("GAME.zonk", "the window, with a transcript in it"),
        Example("play -o evening.zonk", "the same table in the terminal"),
        Example("help sheet", "all about one command"),
    ),
)

COMMANDS: tuple[Command, ...] = (
    Command(
        "play",
        "A game in the terminal, with dice that anyone can check afterwards.",
        (),
        (
            RULES,
            Option(("--players",), "The names as they sit, with commas between.", "A,B"),
            Option(
                ("--option",),
                "A rule varied; may be said several times. rules KEY --knobs lists them.",
                "NAME=VALUE",
            ),
            _out("Write the game down as it is played, on the disk at every action.", "zonk"),
            HELP,
        ),
        ("[--rules KEY] [--players A,B] [--option NAME=VALUE]... [-o FILE.zonk]",),
        "What is not said is asked. A file that is there already is never written over. Until the "
        "game is over its seed lies beside it in FILE.zonk.seed; the window goes on with a game "
        "that was left, as Zonk File > Import brings both in.",
        (
            Example("play", "asks for rules and players"),
            Example("play --rules wheaton --players Ann,Bob -o evening.zonk", "writes it down"),
            Example("play --rules insta-bong --players Ann --option limit=5000", "a short solo"),
        ),
    ),
    Command(
        "replay",
        "The score sheet of a written game, and where it stands.",
        (Word("FILE.zonk", files="zonk"),),
        (Option(("--json",), "Everything, for programs (docs/transcript.md)."), HELP),
        ("FILE.zonk [--json]",),
        "",
        (
            Example("replay evening.zonk", "the sheet as text"),
            Example("replay evening.zonk --json", "one JSON object"),
        ),
    ),
    Command(
        "verify",
        "The dice of a game against the seed that was pledged before it.",
        (Word("FILE.zonk", files="zonk"),),
        (HELP,),
        ("FILE.zonk",),
        "Every throw, the order of play and the Magic Number are worked out again. It names what "
        "it checked and what no seed can tell (docs/fair-dice.md).",
        (Example("verify evening.zonk", "0 when the dice are honest, else 1 and why not"),),
    ),
    Command(
        "sheet",
        "A score sheet as a PDF file, blank or of a game.",
        (),
        (
            RULES,
            Option(("--players",), "How many columns a blank sheet has.", "N"),
            Option(("--names",), "Names for the columns of a blank sheet.", "A,B"),
            Option(("--rows",), "Rows of a blank sheet, 1 to 500; otherwise what fits.", "N"),
            Option(("--game",), "Print this game instead of a blank.", "FILE.zonk", files="zonk"),
            Option(("--paper",), "The paper; a4 where nothing is said.", "PAPER",
                   ("a4", "letter", "a5")),
            Option(("--held",), "How it is held; otherwise the players decide.", "HOW",
                   ("portrait", "landscape")),
            _out("Where to write it; - is standard output.", "pdf"),
            HELP,
        ),
        (
            "--rules KEY --players N [--names A,B] [--rows N] [--paper PAPER] [--held HOW] "
            "-o FILE.pdf",
            "--game FILE.zonk [--paper PAPER] [--held HOW] -o FILE.pdf",
        ),
        "What stood under that name is kept until the new sheet is whole.",
        (
            Example("sheet --rules wheaton --players 4 -o blank.pdf", "a blank sheet"),
            Example("sheet --rules mine.toml --names Ann,Bob --paper letter -o blank.pdf",
                    "of house rules, with names"),
            Example("sheet --game evening.zonk -o - | lp", "a game, straight to the printer"),
        ),
    ),
    Command(
        "rules",
        "The rule sets, and what can be varied in each.",
        (Word("KEY", 0, choices=RULE_KEYS, files="toml"),),
        (
            Option(("--knobs",), "Every knob with value, type, range, default and source."),
            Option(("--refusals",), "All codes of refusals, with their sentences."),
            HELP,
        ),
        ("[KEY | FILE.toml] [--knobs]", "--refusals"),
        "",
        (
            Example("rules", "the sheets"),
            Example("rules wheaton --knobs", "what can be varied"),
            Example("rules mine.toml", "house rules in short"),
        ),
    ),
    Command(
        "rules check",
        "Whether a file of house rules holds.",
        (Word("FILE.toml", files="toml"),),
        (HELP,),
        ("FILE.toml",),
        "Says in one line what is wrong, at which key, and what would be right.",
        (Example("rules check mine.toml", "0 when it is a complete rule set"),),
    ),
    Command(
        "odds",
        "Chances of a rule set: a turn of best play, and each number of dice.",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--option",), "A rule varied; may be said several times.", "NAME=VALUE"),
            Option(("--entered",), "For somebody who is in the game."),
            Option(("--not-entered",), "For somebody who is not, as at its beginning."),
            Option(("--total",), "Points on the sheet; 0 where nothing is said.", "N"),
            Option(("--json",), "The figures for programs (docs/odds.md)."),
            HELP,
        ),
        ("KEY | FILE.toml [--option NAME=VALUE]... [--entered | --not-entered] [--total N] "
         "[--json]",),
        "Counted exactly over every throw, by the engine's own rules; house rules included.",
        (
            Example("odds wheaton", "before the first entry"),
            Example("odds original-1978 --entered --total 2000 --json", "one JSON object"),
        ),
    ),
    Command(
        "advise",
        "The choices of a written game's last position, the best first.",
        (Word("FILE.zonk", files="zonk"),),
        (
            Option(("--for",), "What is wanted; points where nothing is said.", "WHAT",
                   ("points", "hits", "win")),
            Option(("--json",), "The choices for programs (docs/odds.md)."),
            HELP,
        ),
        ("FILE.zonk [--for WHAT] [--json]",),
        "Each choice with its worth, the chance that its roll misses, and the chance to win.",
        (
            Example("advise evening.zonk", "by points"),
            Example("advise evening.zonk --for win --json", "by the chance to win"),
        ),
    ),
    Command(
        "match",
        "A tournament of computer players: who wins how often.",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--players",), "Who plays, as they sit: characters, with a level if one is "
                   "wanted, or a class of your own.", "NAME[:LEVEL],..."),
            Option(("--games",), "How many games; 100 where nothing is said.", "N"),
            Option(("--seed",), "A number; the same seed brings the same games.", "S"),
            Option(("--option",), "A rule varied; may be said several times.", "NAME=VALUE"),
            Option(("--cores",), "Processors to use; all where nothing is said.", "N"),
            Option(("-o", "--output"), "A folder for the games as transcripts.", "FOLDER",
                   files="folder"),
            Option(("--json",), "The figures for programs (docs/players.md)."),
            HELP,
        ),
        ("KEY | FILE.toml --players NAME[:LEVEL],... [--games N] [--seed S] [--option NAME=VALUE]"
         "... [--cores N] [-o FOLDER] [--json]",),
        "Levels are sharp, good, casual and novice. Everybody sits in every seat equally often. "
        "Figures come with what they may be off by, at 95 %.",
        (
            Example("match wheaton --players professor,vera:sharp,dot,kid", "a hundred games"),
            Example("match zilch.toml --players mine.py:Mine,vera --games 500 --json",
                    "a player of your own against one of the house"),
        ),
    ),
    Command(
        "lab",
        "A rule set tried out: how long, who wins, where hits come from.",
        (Word("KEY", choices=RULE_KEYS, files="toml"),),
        (
            Option(("--against",), "Other rules to set beside it, with the same dice.", "RULES",
                   RULE_KEYS, files="toml"),
            Option(("--games",), "How many games; 300 where nothing is said.", "N"),
            Option(("--seed",), "A number; the same seed brings the same games.", "S"),
            Option(("--option",), "A rule varied; may be said several times.", "NAME=VALUE"),
            Option(("--cores",), "Processors to use; all where nothing is said.", "N"),
            Option(("--json",), "The figures for programs (docs/players.md)."),
            HELP,
        ),
        ("KEY | FILE.toml [--against RULES] [--games N] [--seed S] [--option NAME=VALUE]... "
         "[--cores N] [--json]",),
        "Four computer players, three of best play and a careful one, who sits everywhere equally "
        "often.",
        (
            Example("lab wheaton", "300 games"),
            Example("lab friday.toml --against wheaton --games 1000 --json",
                    "house rules beside the sheet they vary"),
        ),
    ),
    Command(
        "review",
        "What the dice brought in a written game, and what choices gave away.",
        (Word("FILE.zonk", files="zonk"),),
        (
            Option(("--for",), "What is counted; points where nothing is said.", "WHAT",
                   ("points", "hits")),
            Option(("--json",), "The review for programs (docs/odds.md)."),
            HELP,
        ),
        ("FILE.zonk [--for WHAT] [--json]",),
        "By player par, luck, cost and rest, which add up to the score; the choices that cost "
        "most; the luckiest throw.",
        (
            Example("review evening.zonk", "in words"),
            Example("review evening.zonk --json", "with the chances to win through the game"),
        ),
    ),
    Command(
        "games",
        "The games of the Zonk File, the latest first.",
        (),
        (Option(("--json",), "The list for programs."), DATA, HELP),
        ("[--json] [--data-dir FOLDER]",),
        "Number, time, rules, players and state of each, while the window may be writing it.",
        (
            Example("games", "a line a game"),
            Example("games --json", "an array of objects"),
        ),
    ),
    Command(
        "games export",
        "A game of the Zonk File as a transcript.",
        (Word("ID"),),
        (_out("Where to write it; - is standard output.", "zonk"), DATA, HELP),
        ("ID -o FILE.zonk [--data-dir FOLDER]",),
        "House rules it was played by are written beside it.",
        (
            Example("games export 12 -o evening.zonk", "game 12 as a file"),
            Example("games export 12 -o - | zonk-desktop replay /dev/stdin", "its sheet"),
        ),
    ),
    Command(
        "games import",
        "Transcripts into the Zonk File.",
        (Word("FILE.zonk", 1, 9999, files="zonk"),),
        (
            Option(("--keep-both",), "Bring in games that are there already once more."),
            DATA,
            HELP,
        ),
        ("FILE.zonk... [--keep-both] [--data-dir FOLDER]",),
        "The window must be closed. A game that is there already, with the same rules, players and "
        "actions, is left out.",
        (Example("games import *.zonk", "all of a folder"),),
    ),
    Command(
        "completions",
        "What makes a shell complete these commands.",
        (Word("SHELL", choices=SHELLS),),
        (HELP,),
        ("bash | zsh | fish",),
        "The packages of Linux bring them along; for other installations put it where your shell "
        "looks.",
        (
            Example("completions bash > ~/.local/share/bash-completion/completions/zonk-desktop",
                    ""),
            Example("completions fish > ~/.config/fish/completions/zonk-desktop.fish", ""),
        ),
    ),
    Command(
        "help",
        "All commands, or all about one.",
        (Word("COMMAND", 0, 2),),
        (HELP,),
        ("[COMMAND]",),
        "",
        (Example("help games import", "the same as games import --help"),),
    ),
)  # fmt: skip


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
