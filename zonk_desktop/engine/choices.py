"""The choices of a rule set: one enumeration a knob that is neither a figure nor a switch.

A value is spelled as the rule files spell it. Compare members with `is`: mypy then refuses a
comparison that can never hold, which it lets pass between a member and a text.
"""

from __future__ import annotations

from enum import StrEnum

from zonk_desktop.engine.value import direct

# Dice and scoring


@direct
class SpecialDice(StrEnum):
    """Which dice are coloured (LP-004, IB-002, MB-003)."""

    NONE = "none"
    BLOOD_DIE = "blood-die"
    ODD_DIE = "odd-die"
    THREE_COLOURS = "three-colours"


@direct
class Trip15(StrEnum):
    """Three ones and three fives: as singles, or as three of a kind in 1983 (A-IB-10)."""

    SINGLES = "singles"
    IN_1983 = "1983"


@direct
class SecondTriple(StrEnum):
    """A second three of a kind of the same face (A-IB-12)."""

    BEST = "best"
    EXTENSION = "extension"


@direct
class NaturalFive(StrEnum):
    """All dice equal in one throw (LP-031, WH-031)."""

    NONE = "none"
    FIXED = "fixed"
    FACE = "face"


@direct
class RoyaleValue(StrEnum):
    """What a Royale is worth (A-IB-02)."""

    ROLLED = "rolled"
    FIXED_1500 = "fixed1500"


@direct
class LosingThrow(StrEnum):
    """Whom a throw that loses at once puts out of the game."""

    EVERYBODY = "everybody"
    THROWER = "thrower"


# Turn


@direct
class TakeOverRule(StrEnum):
    """Who may go on with the dice and the points of the player before."""

    OFF = "off"
    ENTERED = "entered"
    ANYBODY = "anybody"


@direct
class HotDice(StrEnum):
    """When all dice score they must, or may, be picked up and rolled (LP-034, WH-033)."""

    FORCED = "forced"
    OPTIONAL = "optional"


@direct
class DareValue(StrEnum):
    """What a won dare is worth (A-LP-01)."""

    TOTAL_1000 = "total1000"
    PLUS_1000 = "plus1000"
    PLUS_100 = "plus100"


@direct
class Reroll(StrEnum):
    """What a re-roll throws again (A-IB-04)."""

    WHOLE_THROW = "wholeThrow"
    CHOSEN_DICE = "chosenDice"


# Entry and stopping


@direct
class StopNeeds(StrEnum):
    """Points and dice, or either of them, allow to stop (MB-030)."""

    BOTH = "both"
    EITHER = "either"


# Hits and bonuses


@direct
class ThousandBasis(StrEnum):
    """Thousands are counted on the written total, or on the points of one turn (A-IB-07)."""

    TOTAL = "total"
    TURN = "turn"


@direct
class ThousandsPerTurn(StrEnum):
    """A hit for each thousand passed in a turn, or one for all (A-LP-13)."""

    EACH = "each"
    ONCE = "once"


@direct
class TurkeyRepeat(StrEnum):
    """What runs of more than three turns with a hit bring (A-LP-23)."""

    EVERY_THIRD = "every3"
    ONCE = "once"
    EACH = "each"


@direct
class Integrity(StrEnum):
    """Hits after a turn with hits (A-WH-07)."""

    AT_LEAST_ONE_MORE = "atLeastOneMore"
    ADDITIVE = "additive"
    OFF = "off"


@direct
class CommunalIntegrity(StrEnum):
    """A communal hit is worked into each latest entry, or just added (A-WH-11)."""

    LATEST_ENTRY = "latestEntry"
    PLAIN = "plain"


@direct
class M9950(StrEnum):
    """For whom landing on 9950 is a hit (A-WH-12)."""

    ALL = "all"
    SELF = "self"


@direct
class ZonkHitRepeat(StrEnum):
    """A Zonk-Hit on every third Zonk in a row, or on each from the third (A-IB-16)."""

    EVERY_THIRD = "every3"
    EACH = "each"


# Ceremony and faults


@direct
class Ceremony(StrEnum):
    """Hits hold nobody up, wait for one word, or follow the sheet to the letter (A-X-08)."""

    OFF = "off"
    RELAXED = "relaxed"
    STRICT = "strict"


@direct
class ReleaseBy(StrEnum):
    """How the next player is let go when the ceremony is strict (LP-075, WH-066, MB-056)."""

    COURTESY = "courtesy"
    WORD = "word"
    ASKS = "asks"


@direct
class Sloppiness(StrEnum):
    """Sloppy rolls and touched dice can be called, or are let pass (LP-085)."""

    CALLED = "called"
    OFF = "off"


@direct
class PenaltyFloor(StrEnum):
    """How low a penalty may take a total (A-IB-17)."""

    NONE = "none"
    ZERO = "zero"


# Rounds and end


@direct
class SameTotal(StrEnum):
    """Where a player falls back to on whose total another lands."""

    OFF = "off"
    #: What the player had before the latest score.
    PREVIOUS = "previous"
    #: Where the other one came from.
    START = "start"
    ZERO = "zero"


@direct
class FinishCompare(StrEnum):
    """The limit must be reached, or passed (A-MB-05)."""

    REACH = "reach"
    PASS = "pass"


@direct
class Landing(StrEnum):
    """Points beyond the limit count, are cut off, or may not be banked (LP-096)."""

    OVER = "over"
    CAP = "cap"
    EXACT = "exact"


@direct
class AfterLimit(StrEnum):
    """Who still has a turn once somebody is at the limit (A-MB-07)."""

    LAST_ROUND = "lastRound"
    FINISH_ROUND = "finishRound"
    IMMEDIATE = "immediate"


@direct
class WinnerBy(StrEnum):
    """What wins (A-IB-19)."""

    HITS = "hits"
    POINTS = "points"
    TITLES = "titles"
    FIRST = "first"


@direct
class Rule11k(StrEnum):
    """The 11,000 Rule can be called, or does not exist (LP-087)."""

    CALLABLE = "callable"
    OFF = "off"


@direct
class LastLicks(StrEnum):
    """Who has another last turn once a leader is passed in the last turns."""

    OFF = "off"
    #: Who was passed may answer.
    PASSED = "passed"
    EVERYBODY = "everybody"
    #: Everybody, and to draw level is enough.
    TIED = "tied"


@direct
class HalftimeTie(StrEnum):
    """Equal best turns in the Halftime Show (A-WH-19)."""

    ALL = "all"
    ROLLOFF = "rolloff"
    NONE = "none"


@direct
class TeamHits(StrEnum):
    """Who of a team gets its hit (A-LP-28)."""

    ROLLER = "roller"
    ALL_MEMBERS = "all members"


# Sheet


@direct
class RankedBy(StrEnum):
    """The highest roll begins and the others follow as they sit, or all are ranked (LP-011)."""

    HIGHEST_FIRST = "highest-first"
    HIGH_TO_LOW = "high-to-low"


@direct
class Direction(StrEnum):
    """To which side the dice go (A-MB-01)."""

    RIGHT = "right"
    LEFT = "left"


@direct
class NameRule(StrEnum):
    """Names are plain, chosen for the game, or for life (LP-013, WH-009)."""

    PLAIN = "plain"
    PSEUDONYM = "pseudonym"
    FOR_LIFE = "for-life"


@direct
class Roles(StrEnum):
    """Who is chosen before the game (LP-008, LP-009, WH-010)."""

    NONE = "none"
    SCOREKEEPER = "scorekeeper"
    SCOREKEEPER_PACKER = "scorekeeper-packer"


@direct
class OffBoard(StrEnum):
    """What counts as off the board: nothing, the edge, or falling down (LP-005, WH-007)."""

    ANY = "any"
    BOARD = "board"
    OPEN_TABLE = "open-table"


@direct
class SheetMark(StrEnum):
    """The mark of a hit on the sheet (WH-089, IB-053, MB-067)."""

    FLAG = "flag"
    STAR = "star"
    ASTERISK = "asterisk"


@direct
class SheetArchive(StrEnum):
    """Who keeps the sheet (LP-099, WH-086)."""

    ZONK_FILE = "zonk-file"
    WINNER = "winner"


@direct
class SlimName(StrEnum):
    """What all dice played one at a time are called (A-MB-22)."""

    SLIM_PICKINS = "Slim Pickin's"
    NICELY_DONE = "Nicely Done"


@direct
class Zed(StrEnum):
    """How the Z of a Zonk is drawn (A-MB-23)."""

    SLASHED = "slashed"
    PLAIN = "plain"


# What rule files say of misses and faults


@direct
class MissState(StrEnum):
    """How a missed turn came about (LP-053 to LP-056, WH-038 to WH-040); the first that fits."""

    DARE = "dare"
    BLOOD = "blood"
    #: All dice were thrown again after all had scored.
    AFTER_ALL = "after-all"
    #: Every die was thrown.
    ALL = "all"
    #: The first throw of the turn.
    FIRST = "first"
    ANY = "any"


@direct
class AwardName(StrEnum):
    """What can be won beside the game; each is worked out by `finish.awards`."""

    WINNER = "winner"
    GROUP_HIT_AVERAGE = "group-hit-average"
    HIGH_SCORE = "high-score"
    BIG_HIT = "big-hit"
    CONSECUTIVE_HIT = "consecutive-hit"
    CONSOLATION = "consolation"
    POT_SHARE = "pot-share"
    SHEET = "sheet"


@direct
class Blame(StrEnum):
    """Whose turn a fault costs (LP-078 to LP-084, WH-041 to WH-047)."""

    #: The player whose turn it is.
    TURN = "turn"
    #: The scorekeeper's next turn.
    SCOREKEEPER = "scorekeeper"
    #: The player who starts too early.
    TOUCH = "touch"
