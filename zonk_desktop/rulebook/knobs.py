"""Every knob: its name, type, range, place in the dialog, catalogue id, and one sentence.

The value a knob has in a rule set that starts from nothing is the default of the field of the same
name in `engine.settings.Settings`; what it has in a preset stands in the preset's file.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.engine.settings import Settings

#: Says of which type each knob is.
_DEFAULTS = Settings()

Value = int | bool | str | tuple[int, ...] | tuple[str, ...]


class Knob(NamedTuple):
    """One knob of a rule set."""

    name: str
    kind: str  # int, switch, choice, faces, numbers, words
    group: str
    source: str
    sentence: str
    low: int = 0
    high: int = 1_000_000
    choices: tuple[str, ...] = ()

    @property
    def by_tables(self) -> bool:
        """It acts only through tables that name it: combinations, hits, faults."""
        return self.name in BY_TABLES

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")

    def range_text(self) -> str:
        """What the knob may be, in words."""
        if self.kind == "switch":
            return "on or off"
        if self.kind == "choice":
            return " | ".join(self.choices)
        if self.kind == "int":
            return f"{self.low} to {self.high}"
        if self.kind == "faces":
            return "none, or faces such as 1 1 1 1 1"
        if self.kind == "numbers":
            return f"none, or numbers from {self.low} to {self.high}"
        return "words, separated by spaces"


def _int(name: str, group: str, source: str, sentence: str, low: int, high: int) -> Knob:
    return Knob(name, "int", group, source, sentence, low, high)


def _switch(name: str, group: str, source: str, sentence: str) -> Knob:
    return Knob(name, "switch", group, source, sentence)


def _choice(name: str, group: str, source: str, sentence: str) -> Knob:
    members = type(getattr(_DEFAULTS, name.replace("-", "_")))
    assert issubclass(members, StrEnum), name
    choices = tuple(member.value for member in members)
    return Knob(name, "choice", group, source, sentence, choices=choices)


_D = "Dice and scoring"
_T = "Turn"
_E = "Entry and stopping"
_H = "Hits and bonuses"
_C = "Ceremony and faults"
_R = "Rounds and end"
_S = "Sheet"
GROUPS = (_D, _T, _E, _H, _C, _R, _S)

KNOBS: tuple[Knob, ...] = (
    _int("dice-count", _D, "LP-003 WH-005 IB-002 MB-003", "How many dice are thrown.", 2, 8),
    _choice("special-dice", _D, "LP-004 IB-002 MB-003",
            "Which dice are coloured."),
    _int("single-1", _D, "LP-025 WH-021 IB-011 MB-018", "Worth of a one, 0 for none.", 0, 10000),
    _int("single-5", _D, "LP-026 WH-022 IB-012 MB-019", "Worth of a five, 0 for none.", 0, 10000),
    _int("triple-factor", _D, "LP-027 WH-024 IB-013 MB-020",
         "Three of a kind are worth the face times this.", 0, 10000),
    _int("triple-1", _D, "LP-028 WH-025 MB-022", "Worth of three ones rolled together.", 0, 100000),
    _int("triple-5", _D, "LP-027 MB-021", "Worth of three fives rolled together.", 0, 100000),
    _choice("trip15", _D, "A-IB-10 IB-014",
            "Three ones and three fives score as singles, or as three of a kind as in 1983."),
    _switch("trip-across-rolls", _D, "A-LP-14",
            "Dice left earlier may complete three of a kind."),
    _int("extra-matching", _D, "A-IB-01 IB-015",
         "Points for each further die that matches three of a kind; 0 for nothing.", 0, 10000),
    _switch("extra-later", _D, "IB-015 IB-016",
            "A die rolled later matches too, while the three of a kind is showing."),
    _switch("extra-by-face", _D, "-",
            "Each further die is worth so much times its face."),
    _choice("second-triple", _D, "A-IB-12",
            "A second three of a kind of the same face: the better value, or only extra dice."),
    _choice("natural-five", _D, "LP-031 WH-031",
            "All dice equal in one throw: nothing special, a fixed worth, or worth by face."),
    _int("natural-five-points", _D, "LP-031", "The fixed worth of all dice equal.", 0, 100000),
    _int("natural-five-factor", _D, "WH-031", "The worth by face of all dice equal.", 0, 100000),
    _int("straight-1-5", _D, "LP-030 WH-028", "Worth of 1-2-3-4-5 in one throw.", 0, 100000),
    _int("straight-2-6", _D, "LP-030 WH-029", "Worth of 2-3-4-5-6 in one throw.", 0, 100000),
    _int("straight-1-6", _D, "IB-017 MB-023", "Worth of 1-2-3-4-5-6 in one throw.", 0, 100000),
    _switch("straight-safe", _D, "-",
            "Points of a straight set aside are kept, whatever becomes of the turn."),
    _int("nothing-points", _D, "-",
         "Worth of all dice thrown when none scores, and all may be rolled again; 0 for a miss.",
         0, 100000),
    _int("wild-face", _D, "-",
         "This face of the red die stands for whichever face helps; 0 for none.", 0, 6),
    _choice("royale-value", _D, "A-IB-02 IB-017",
            "A Royale is worth four dice rolled for it, or 1500."),
    Knob("win-throw", "faces", _D, "WH-032", "A throw that wins the game at once."),
    _choice("losing-throw", _D, "-",
            "A throw that loses ends the game for everybody, or puts out only its thrower."),
    _switch("must-keep-all-scoring", _T, "A-WH-25 WH-017",
            "All scoring dice of a throw must be left."),
    _choice("hot-dice", _T, "LP-034 WH-033 IB-010 MB-024",
            "When all dice score they must, or may, be picked up and rolled."),
    _switch("five-kind-may-stop", _T, "A-WH-27 LP-036",
            "All dice equal in one throw may stay on the table."),
    _switch("blood-die", _T, "LP-037", "A red die that alone does not score must be rolled."),
    _switch("blood-alone-forced", _T, "A-LP-18",
            "Then only the red die is rolled, without a choice."),
    _switch("dare", _T, "LP-040", "Four of a kind in one throw may be dared."),
    _choice("dare-value", _T, "A-LP-01 LP-032",
            "What a won dare is worth."),
    _choice("reroll", _T, "A-IB-04 IB-040",
            "A re-roll throws all dice of the throw again, or only chosen ones."),
    _choice("take-over", _T, "-",
            "The next player may go on with dice and points: nobody, who has entered, anybody."),
    _int("entry-minimum", _E, "LP-052 WH-037 MB-034", "Points of the first score.", 0, 100000),
    _int("entry-dice", _E, "MB-029", "Dice aside to enter; 0 for any.", 0, 8),
    _int("stop-minimum", _E, "IB-021 MB-028", "Points to stop with on every turn.", 0, 100000),
    Knob("stop-dice", "numbers", _E, "MB-029", "Numbers of dice aside with which one may stop.",
         0, 8),
    _choice("stop-needs", _E, "MB-030",
            "Points and dice are both needed to stop, or either will do."),
    _switch("breaking-the-ice", _E, "IB-065", "The first score needs 500 and earns a hit."),
    _switch("push-your-luck", _E, "IB-066",
            "Four or five dice must be aside to stop, and six must be rolled on."),
    _int("push-dice", _E, "D-17 IB-066", "The least dice aside for Push Your Luck.", 4, 5),
    _int("miss-penalty", _E, "-", "Points off after so many misses in a row; 0 for none.",
         0, 100000),
    _int("miss-penalty-after", _E, "-", "How many misses in a row cost points.", 1, 20),
    _int("no-stop-from", _E, "-",
         "From this total on nobody stops, up to the next figure.", 0, 1_000_000),
    _int("no-stop-below", _E, "-", "Below this total nobody stops, from the figure before on; "
         "0 for stopping anywhere.", 0, 1_000_000),
    _int("hit-step", _H, "LP-058 WH-048 IB-025 MB-041", "Every so many points bring a hit.",
         50, 100000),
    _choice("thousand-basis", _H, "A-IB-07 IB-025 MB-041",
            "Thousands are counted on the written total, or on the points of one turn."),
    _switch("thousand-strict", _H, "A-MB-03 D-19", "A thousand must be passed, not only reached."),
    _choice("thousands-per-turn", _H, "A-LP-13",
            "A hit for each thousand passed in a turn, or one for all."),
    Knob("custom-bonuses", "numbers", _H, "LP-066 D-21",
         "Birthdays, favourite numbers: a hit for each.", 1, 1_000_000),
    _switch("social", _H, "LP-067", "All players with a hit in one round all get one more."),
    _switch("turkey", _H, "LP-068", "A hit on three turns in a row brings one more."),
    _choice("turkey-repeat", _H, "A-LP-23",
            "Runs of more than three: every third turn, only once, or each turn from the third."),
    _switch("first-finish", _H, "LP-069", "The first to finish gets a second hit for it."),
    _int("r11-first-hits", _H, "A-LP-11", "Hits for the first at 10,000 under the 11,000 Rule.",
         1, 2),
    _choice("integrity", _H, "A-WH-07 WH-059",
            "Hits after a turn with hits: at least one more, both added up, or as earned."),
    _switch("never-two", _H, "A-WH-09 WH-058", "Two hits become three."),
    _choice("communal-integrity", _H, "A-WH-11 D-03",
            "A communal hit is worked into each latest entry, or just added."),
    _choice("m9950", _H, "A-WH-12 WH-053",
            "Landing on 9950 is a hit for all, or for the player."),
    _switch("square-loose", _H, "A-WH-15",
            "Any total that begins with a square number is a square."),
    _switch("magic-number", _H, "WH-052", "The Magic Number is rolled, and counts for all."),
    _switch("magic-reroll", _H, "D-21 A-WH-14",
            "A Magic Number that is a straight or five alike is rolled again."),
    _choice("zonk-hit-repeat", _H, "A-IB-16 IB-034",
            "A Zonk-Hit on every third Zonk in a row, or on each from the third."),
    _switch("train-wreck", _H, "IB-067", "A Zonk with all dice brings a consolation hit."),
    _switch("texas-smokeem", _H, "IB-068", "There is a pot, shared by the three titles."),
    _switch("colors-must-play", _H, "A-MB-11 MB-042",
            "Colors count only when the three dice are set aside."),
    _switch("overshoot-bh", _H, "A-MB-06 MB-051",
            "The first over the limit gets one more for each thousand beyond."),
    _switch("winner-hit", _H, "MB-052", "The winner gets a hit."),
    _switch("consolation", _H, "A-MB-02 MB-053", "The player with fewest hits gets one."),
    _choice("ceremony", _C, "A-X-08 LP-074 WH-064",
            "Hits hold nobody up, wait for one word, or follow the sheet to the letter."),
    _choice("release", _C, "LP-075 WH-066 MB-056",
            "How the next player is let go when the ceremony is strict."),
    _switch("strict-asks", _C, "D-21 A-WH-33", "Exactly the right number of asks, no more."),
    _switch("give-hits", _C, "WH-065", "Hits may be given to others."),
    _switch("declare-scores", _C, "A-LP-25 D-01", "Totals are declared and may be challenged."),
    _choice("sloppiness", _C, "LP-085 LP-109",
            "Sloppy rolls and touched dice can be called, or are let pass."),
    _int("penalty-points", _C, "IB-038 IB-039", "Points off by vote; 0 for no penalties.",
         0, 100000),
    _choice("penalty-floor", _C, "A-IB-17",
            "A penalty may take a total below zero, or not."),
    _int("players-min", _R, "WH-004 MB-005 MB-006", "With fewer no game begins.", 1, 12),
    _int("players-max", _R, "MB-005", "More do not fit at the table.", 1, 12),
    _int("limit", _R, "A-MB-24 LP-001 WH-001 IB-042 MB-002", "Points that end the game.",
         100, 1_000_000),
    _int("extension", _R, "-",
         "The limit once somebody has gone beyond it without hitting it; 0 for none.",
         0, 1_000_000),
    _int("rounds", _R, "-", "The game ends after so many rounds, whatever the totals; 0 for the "
         "limit.", 0, 1000),
    _choice("same-total", _R, "-",
            "On whose total another lands: stays, falls to his total before, to where the other "
            "came from, or to 0."),
    _choice("finish-compare", _R, "A-MB-05 WH-081",
            "The limit must be reached, or passed."),
    _choice("landing", _R, "LP-096",
            "Points beyond the limit count, are cut off, or may not be banked."),
    _choice("ending", _R, "A-MB-07 LP-095 MB-059",
            "After the limit: one last turn for all others, the rest of the round, or nothing."),
    _switch("finish-round", _R, "A-WH-29", "The round is finished before the game ends."),
    _switch("must-beat", _R, "MB-033 MB-060", "In the last round only a new leader stops."),
    _choice("winner-by", _R, "A-IB-19 LP-097 MB-063",
            "Who wins: most hits, most points, most titles, or who is first."),
    _choice("rule11k", _R, "D-21 LP-087", "The 11,000 Rule can be called."),
    _int("rule11k-from", _R, "LP-088", "The caller's own least total.", 0, 1_000_000),
    _int("rule11k-points", _R, "LP-091", "Points of one turn that win under the rule.",
         50, 100000),
    _switch("cap-before-11k", _R, "A-LP-08", "Totals are cut to the limit even under the rule."),
    _int("halftime", _R, "WH-073", "The total that starts the Halftime Show; 0 for none.",
         0, 1_000_000),
    _choice("halftime-tie", _R, "A-WH-19",
            "Equal best turns in the show: a hit for all, a roll-off, or nobody."),
    _switch("halftime-score-hits", _R, "A-WH-20", "Points in the show bring hits by total."),
    _switch("teams", _R, "D-21 LP-010 A-LP-28", "Players may form teams, a column each."),
    _int("teams-from", _R, "LP-010", "Teams from so many players.", 2, 24),
    _choice("team-hits", _R, "A-LP-28",
            "A team's hit goes to who rolled, or to every member."),
    _choice("order-roll", _S, "LP-011 WH-012 IB-004 MB-008",
            "The highest begins and the others follow as they sit, or all are ranked."),
    _choice("direction", _S, "A-MB-01 WH-014 IB-005 MB-010",
            "To which side the dice go."),
    _choice("name-rule", _S, "LP-013 WH-009",
            "Names are plain, chosen for the game, or for life."),
    _choice("roles", _S, "LP-008 LP-009 WH-010",
            "Who is chosen before the game."),
    _choice("surface", _S, "LP-005 WH-007",
            "What counts as off the board: nothing, the edge, or falling down."),
    Knob("header", "words", _S, "LP-101 WH-013 IB-049 MB-068", "Fields at the head of the sheet."),
    _int("sheet-columns", _S, "IB-050 IB-051 IB-052",
         "Columns a player: 1 or 2 for totals with their hits, 3 for total, turn and hits.", 1, 3),
    _choice("sheet-mark", _S, "WH-089 IB-053 MB-067", "What is drawn on the sheet for each."),
    _choice("sheet-archive", _S, "LP-099 WH-086", "Where the sheet goes once the game is over."),
    _choice("slim-name", _S, "A-MB-22 MB-045",
            "What six dice played one at a time are called."),
    _choice("zed", _S, "A-MB-23 MB-066", "How the Z of a Zonk is drawn."),
)  # fmt: skip


#: Knobs the engine never reads by itself (`Knob.by_tables`).
BY_TABLES = frozenset(
    ("single-1", "single-5", "triple-factor", "triple-1", "triple-5", "trip15",
     "trip-across-rolls", "extra-matching", "extra-later", "extra-by-face", "straight-safe",
     "nothing-points", "second-triple", "natural-five",
     "natural-five-points", "natural-five-factor", "straight-1-5", "straight-2-6", "straight-1-6",
     "royale-value", "hit-step", "thousand-basis", "thousand-strict", "thousands-per-turn",
     "custom-bonuses", "social", "turkey", "turkey-repeat", "first-finish", "r11-first-hits",
     "m9950", "square-loose", "zonk-hit-repeat", "train-wreck", "colors-must-play",
     "overshoot-bh", "winner-hit", "consolation", "sloppiness")
)  # fmt: skip


def squeeze(text: str) -> str:
    """A name without its spelling: dareValue, dare-value and Dare Value are one."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


BY_NAME = {squeeze(knob.name): knob for knob in KNOBS}


def find(name: str) -> Knob | None:
    return BY_NAME.get(squeeze(name))


def read(settings: Settings, knob: Knob) -> Value:
    value: Value = getattr(settings, knob.attribute)
    return value


def show(value: Value) -> str:
    """A value as a file or an `option` line writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) if value else "none"
    return str(value)


def parse(knob: Knob, given: object) -> Value:
    """The value of a knob from a TOML value or the text of an option; ValueError says what fits."""
    if isinstance(given, str):
        return _from_text(knob, given.strip())
    wrong = ValueError(f"{_kind_of(given)} does not fit; give {knob.range_text()}")
    if isinstance(given, bool):
        if knob.kind != "switch":
            raise wrong
        return given
    if isinstance(given, int):
        if knob.kind == "int":
            return _in_range(knob, given)
        if knob.kind == "numbers":
            return (_in_range(knob, given),)
        if knob.kind == "choice":
            return _from_text(knob, str(given))
        raise wrong
    if isinstance(given, list) and knob.kind in {"numbers", "faces", "words"}:
        if len(given) > 100 or not all(isinstance(x, int | str) for x in given):
            raise wrong
        return _from_text(knob, " ".join(map(str, given)))
    raise wrong


def _from_text(knob: Knob, text: str) -> Value:
    if len(text) > 2000:
        raise ValueError(f"that is too long; give {knob.range_text()}")
    kind = knob.kind
    if kind == "switch":
        words = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
        if text.lower() in words:
            return words[text.lower()]
    elif kind == "choice":
        found = _matching(knob, text)
        if found is not None:
            return found
    elif kind == "words":
        return tuple(text.split())
    elif text.lower() in {"none", "any", ""} and kind != "int":
        return ()
    else:
        parts = [text] if kind == "int" else text.replace(";", " ").split()
        if kind != "int" and len(parts) == 1 and "," in text:
            parts = text.split(",")
        numbers = [_number(knob, part) for part in parts]
        if kind == "int":
            return numbers[0]
        if kind == "faces" and any(not 1 <= face <= 6 for face in numbers):
            raise ValueError("a face is a number from 1 to 6")
        return tuple(sorted(set(numbers)) if kind == "numbers" else numbers)
    raise ValueError(f"{text[:40]!r} does not fit; give {knob.range_text()}")


def _matching(knob: Knob, text: str) -> StrEnum | None:
    """The choice meant: by its own name, or by its first words ("each from the third", "all")."""
    said = squeeze(text)
    choices = _members(knob)
    for choice in choices:
        if squeeze(choice) == said:
            return choice
    near = [
        choice
        for choice in choices
        if said and (squeeze(choice).startswith(said) or said.startswith(squeeze(choice)))
    ]
    return near[0] if len(near) == 1 else None


def _members(knob: Knob) -> tuple[StrEnum, ...]:
    """The choices of a knob as the engine knows them."""
    members: type[StrEnum] = type(getattr(_DEFAULTS, knob.attribute))
    return tuple(members)


def _number(knob: Knob, text: str) -> int:
    plain = text.strip().replace(",", "").replace("_", "")
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", plain):
        raise ValueError(f"{text[:40]!r} is not a number; give {knob.range_text()}")
    number = int(plain)
    return number if knob.kind == "faces" else _in_range(knob, number)


def _in_range(knob: Knob, number: int) -> int:
    if not knob.low <= number <= knob.high:
        raise ValueError(f"{str(number)[:20]} is out of range; give {knob.range_text()}")
    return number


def _kind_of(value: object) -> str:
    names = {bool: "a switch", float: "a decimal number", dict: "a table", list: "a list"}
    return names.get(type(value), "this")
