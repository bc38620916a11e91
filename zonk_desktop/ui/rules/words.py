"""What knobs and their values are called where people set them."""

from __future__ import annotations

from collections.abc import Mapping

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook import knobs
from zonk_desktop.rulebook.knobs import Knob, Value
from zonk_desktop.ui.kit.wording import figure, number, printed

TITLES = {
    "dice-count": "Dice",
    "special-dice": "Coloured dice",
    "single-1": "A single 1",
    "single-5": "A single 5",
    "triple-factor": "Three of a kind",
    "triple-1": "Three 1s",
    "triple-5": "Three 5s",
    "trip15": "Three 1s and three 5s count as",
    "trip-across-rolls": "Three of a kind over several rolls",
    "extra-matching": "Each further die of the kind",
    "extra-later": "Further dice in later rolls",
    "extra-by-face": "Further dice by face",
    "second-triple": "A second three of a kind",
    "natural-five": "All dice equal",
    "natural-five-points": "All dice equal, fixed worth",
    "natural-five-factor": "All dice equal, times the face",
    "straight-1-5": "Straight, 1 to 5",
    "straight-2-6": "Straight, 2 to 6",
    "straight-1-6": "Straight, 1 to 6",
    "straight-safe": "Straights are safe",
    "nothing-points": "All dice, none scores",
    "wild-face": "Wild face of the red die",
    "royale-value": "A Royale",
    "win-throw": "The throw that wins",
    "losing-throw": "A throw that loses",
    "must-keep-all-scoring": "Leave all that scores",
    "hot-dice": "When all dice score",
    "five-kind-may-stop": "All dice equal may stay",
    "blood-die": "Blood Die",
    "blood-alone-forced": "Blood Die goes alone",
    "dare": "The Dare",
    "dare-value": "A won dare",
    "reroll": "A re-roll throws",
    "take-over": "Taking over",
    "entry-minimum": "Dial in at",
    "entry-dice": "Dice aside to enter",
    "stop-minimum": "Stop from",
    "stop-dice": "Stop with dice aside",
    "stop-needs": "To stop takes",
    "breaking-the-ice": "Breaking the Ice",
    "push-your-luck": "Push Your Luck",
    "push-dice": "Push Your Luck from",
    "miss-penalty": "Penalty for misses",
    "miss-penalty-after": "Misses before the penalty",
    "no-stop-from": "No stop from",
    "no-stop-below": "No stop below",
    "hit-step": "A hit every",
    "thousand-basis": "Thousands are counted on",
    "thousand-strict": "Thousands must be passed",
    "thousands-per-turn": "Several thousands in a turn",
    "custom-bonuses": "Bonus totals of your own",
    "social": "Social",
    "turkey": "Turkey",
    "turkey-repeat": "Longer runs than a Turkey",
    "first-finish": "First to finish",
    "r11-first-hits": "First under the 11,000 Rule",
    "integrity": "Hit integrity",
    "never-two": "Never two hits",
    "communal-integrity": "Integrity of shared hits",
    "m9950": "Landing on 9,950",
    "square-loose": "Loose squares",
    "magic-number": "Magic Number",
    "magic-reroll": "Rare Magic Numbers",
    "zonk-hit-repeat": "Longer runs of Zonks",
    "train-wreck": "Train Wreck",
    "texas-smokeem": "Texas SmokeEm",
    "colors-must-play": "Colors must be played",
    "overshoot-bh": "Hits beyond the limit",
    "winner-hit": "A hit for the winner",
    "consolation": "Consolation hit",
    "ceremony": "Ceremony",
    "release": "Letting the next one roll",
    "strict-asks": "Asks are counted",
    "give-hits": "Hits may be given away",
    "declare-scores": "Declared totals",
    "sloppiness": "Sloppy rolls",
    "penalty-points": "Penalty by vote",
    "penalty-floor": "Totals below zero",
    "players-min": "Fewest players",
    "players-max": "Most players",
    "limit": "The game ends at",
    "extension": "Extension when missed",
    "rounds": "Rounds",
    "same-total": "Landing on another’s total",
    "finish-compare": "Getting there",
    "landing": "Points beyond the limit",
    "ending": "After the limit",
    "finish-round": "Finish the round",
    "must-beat": "Only a new leader stops",
    "winner-by": "Who wins",
    "rule11k": "The 11,000 Rule",
    "rule11k-from": "11,000 Rule, called from",
    "rule11k-points": "11,000 Rule, turn of",
    "cap-before-11k": "Cut totals under the 11,000 Rule",
    "halftime": "Halftime Show at",
    "halftime-tie": "Equal turns in the show",
    "halftime-score-hits": "Hits in the show",
    "teams": "Teams",
    "teams-from": "Teams from",
    "team-hits": "A team’s hit",
    "order-roll": "The roll for order",
    "direction": "The dice go to the",
    "name-rule": "Names",
    "roles": "Offices",
    "surface": "Off the board",
    "header": "Head of the sheet",
    "sheet-columns": "Columns a player",
    "sheet-mark": "Mark of a hit",
    "sheet-archive": "Who keeps the sheet",
    "slim-name": "Six dice one at a time",
    "zed": "The Z of a Zonk",
}

#: Words by which people look for a knob whose title says it otherwise.
_EVERYDAY = {
    "limit": "goal target winning score points to win finish line how long",
    "dice-count": "how many dice number of dice",
    "players-min": "how many people minimum",
    "players-max": "how many people maximum",
    "entry-minimum": "opening get in the game on the board threshold minimum",
    "stop-minimum": "bank minimum threshold",
    "stop-dice": "bank",
    "must-keep-all-scoring": "forced keep",
    "hot-dice": "free roll hot hand roll again forced",
    "natural-five": "five of a kind six of a kind yahtzee",
    "triple-factor": "triplet set",
    "straight-1-5": "run sequence street",
    "straight-2-6": "run sequence street",
    "straight-1-6": "run sequence street",
    "blood-die": "red wild",
    "dare": "bet double",
    "miss-penalty": "bust farkle lose points three in a row",
    "hit-step": "thousand every 1000",
    "reroll": "second chance token",
    "landing": "exact overshoot bust precise",
    "finish-compare": "exact reach pass",
    "ending": "last turn final round equal turns",
    "finish-round": "equal turns",
    "must-beat": "beat leader",
    "winner-by": "victory win",
    "win-throw": "instant win",
    "rule11k": "eleven thousand",
    "halftime": "break bonus round middle",
    "order-roll": "who begins first player starts",
    "direction": "clockwise seating",
    "teams": "partners sides pairs",
    "ceremony": "gate ask permission smoke strict",
    "release": "gate permission",
    "penalty-points": "punish vote",
    "penalty-floor": "negative minus",
    "surface": "table floor fall off",
    "name-rule": "nickname pseudonym",
    "roles": "scorekeeper who writes",
    "slim-name": "slim pickins",
}

#: What choices are called; by knob where one word means several things.
_CHOICES: dict[str, dict[str, str]] = {
    "special-dice": {
        "none": "None", "blood-die": "A red Blood Die", "odd-die": "One odd die",
        "three-colours": "Three colours",
    },
    "trip15": {"singles": "Singles", "1983": "Three of a kind"},
    "second-triple": {"best": "The better value", "extension": "Only extra dice"},
    "natural-five": {"none": "Nothing special", "fixed": "A fixed worth", "face": "By face"},
    "royale-value": {"rolled": "Four dice rolled", "fixed1500": "Always 1500"},
    "hot-dice": {"forced": "Must be rolled", "optional": "May be rolled"},
    "losing-throw": {"everybody": "For everybody", "thrower": "Only its thrower"},
    "take-over": {"off": "Off", "entered": "Who has entered", "anybody": "Anybody"},
    "same-total": {
        "off": "Both stay", "previous": "To his total before", "start": "To the other’s start",
        "zero": "To 0",
    },
    "dare-value": {
        "total1000": "1000 in all", "plus1000": "1000 more", "plus100": "100 more",
    },
    "reroll": {"wholeThrow": "The whole throw", "chosenDice": "Chosen dice"},
    "stop-needs": {"both": "Points and dice", "either": "Points or dice"},
    "thousand-basis": {"total": "The total", "turn": "The turn"},
    "thousands-per-turn": {"each": "A hit for each", "once": "One for all"},
    "turkey-repeat": {
        "every3": "Every third turn", "once": "Only once", "each": "Each from the third",
    },
    "integrity": {
        "atLeastOneMore": "At least one more", "additive": "Both added up", "off": "As earned",
    },
    "communal-integrity": {"latestEntry": "Into each latest entry", "plain": "Just added"},
    "m9950": {"all": "A hit for all", "self": "A hit for the player"},
    "zonk-hit-repeat": {"every3": "Every third", "each": "Each from the third"},
    "ceremony": {"off": "Off", "relaxed": "Relaxed", "strict": "Strict"},
    "release": {"courtesy": "By courtesy", "word": "By a word", "asks": "By asking"},
    "sloppiness": {"called": "Can be called", "off": "Let pass"},
    "penalty-floor": {"none": "Allowed", "zero": "Never"},
    "finish-compare": {"reach": "Reach it", "pass": "Pass it"},
    "landing": {"over": "Count", "cap": "Are cut off", "exact": "Not banked"},
    "ending": {
        "lastRound": "One last turn each", "finishRound": "The rest of the round",
        "immediate": "Over at once",
    },
    "winner-by": {
        "hits": "Most hits", "points": "Most points", "titles": "Most titles",
        "first": "Who is first",
    },
    "rule11k": {"callable": "Can be called", "off": "Off"},
    "halftime-tie": {"all": "A hit for all", "rolloff": "A roll-off", "none": "Nobody"},
    "team-hits": {"roller": "For who rolled", "all members": "For every member"},
    "order-roll": {"highest-first": "Highest begins", "high-to-low": "All are ranked"},
    "direction": {"right": "Right", "left": "Left"},
    "name-rule": {"plain": "Plain", "pseudonym": "For this game", "for-life": "For life"},
    "roles": {
        "none": "None", "scorekeeper": "Scorekeeper",
        "scorekeeper-packer": "Scorekeeper and packer",
    },
    "surface": {"any": "Nothing", "board": "Over the edge", "open-table": "Falling down"},
    "sheet-mark": {"flag": "Flag", "star": "Star", "asterisk": "Asterisk"},
    "sheet-archive": {"zonk-file": "The Zonk File", "winner": "The winner"},
    "zed": {"slashed": "Slashed", "plain": "Plain"},
}  # fmt: skip

#: Where the sheets have a word on a knob: section and key of their texts.
_SAYINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "dice-count": (("ceremony-text", "bring"),),
    "special-dice": (("term", "Blood Die"),),
    "blood-die": (("term", "Blood Die"),),
    "dare": (("term", "Dare"),),
    "entry-minimum": (
        ("term", "DIAL IN"),
        ("term", "In the game"),
        ("term", "Getting in the Game"),
    ),
    "breaking-the-ice": (("term", "Breaking the Ice"),),
    "push-your-luck": (("term", "Push Your Luck"),),
    "hit-step": (("term", "Hit"),),
    "straight-1-5": (("term", "STRAIGHT"),),
    "straight-2-6": (("term", "STRAIGHT"),),
    "straight-1-6": (("term", "Royale"),),
    "natural-five": (("term", "Natural"),),
    "royale-value": (("term", "Royale"),),
    "reroll": (("term", "Re-Roll"),),
    "social": (("term", "Social"),),
    "turkey": (("term", "Turkey"),),
    "integrity": (("term", "HIT INTEGRITY"),),
    "never-two": (("term", "HIT INTEGRITY"),),
    "magic-number": (("term", "MAGIC NUMBER"),),
    "square-loose": (("term", "SQUARE"),),
    "train-wreck": (("term", "Train Wreck"),),
    "texas-smokeem": (("term", "Texas SmokeEm"),),
    "colors-must-play": (("term", "Colors"),),
    "consolation": (("term", "Consolation BH"),),
    "slim-name": (("term", "Slim Pickin's"),),
    "zonk-hit-repeat": (("term", "Zonk-Hit"),),
    "release": (("ceremony-text", "release"), ("ceremony-text", "ask")),
    "ceremony": (("ceremony-text", "strictness"),),
    "sloppiness": (("term", "Sloppy"),),
    "penalty-points": (("term", "Delay of Game"),),
    "give-hits": (("ceremony-text", "freedoms"),),
    "limit": (("term", "Game limit"),),
    "ending": (("term", "Last Round"),),
    "must-beat": (("term", "Leader"),),
    "rule11k": (("term", "11,000 Rule"),),
    "halftime": (("term", "HALFTIME SHOW"),),
    "halftime-tie": (("term", "HALFTIME HIT"),),
    "order-roll": (("ceremony-text", "order"),),
    "name-rule": (("term", "Zonk name"), ("ceremony-text", "names")),
    "roles": (("ceremony-text", "roles"),),
    "sheet-archive": (("ceremony-text", "file"), ("term", "Zonk File")),
}


def title(knob: Knob) -> str:
    return TITLES.get(knob.name, knob.name.replace("-", " ").capitalize())


def everyday(knob: Knob) -> str:
    """Further words that find a knob."""
    return _EVERYDAY.get(knob.name, "")


_MOST_CHANGES = 3


def portrait(base: RuleSet, ruleset: RuleSet) -> str:
    """House rules in a line: what they change of the sheet they start from, not its praise."""
    changes = [
        f"{title(knob)}: {said(knob, knobs.read(ruleset.settings, knob))}"
        for knob in knobs.KNOBS
        if knobs.read(ruleset.settings, knob) != knobs.read(base.settings, knob)
    ]
    shown = changes[:_MOST_CHANGES]
    left = len(changes) - len(shown)
    if left:
        shown.append(f"{number(left)} more change{'s' if left > 1 else ''}".capitalize())
    own = str(ruleset.texts.get("portrait", ""))
    if own and own != str(base.texts.get("portrait", "")):
        shown.insert(0, own.rstrip("."))
    what = ". ".join(shown) or "Other combinations or hits"
    return f"House rules on {printed(base.name)}. {what}."


def choice(knob: Knob, value: str) -> str:
    """A choice in words."""
    plain = value.replace("-", " ")
    return _CHOICES.get(knob.name, {}).get(value, plain[:1].upper() + plain[1:])


def said(knob: Knob, value: Value) -> str:
    """A value in words, for "changed, was ..."."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int):
        return figure(value)
    if isinstance(value, str):
        return choice(knob, value).lower() if knob.name != "slim-name" else value
    return knobs.show(value)


def saying(ruleset: RuleSet, knob: Knob) -> str:
    """The sheet's own word on a knob, empty when it has none."""
    for section, key in _SAYINGS.get(knob.name, ()):
        found = ruleset.texts.get(section)
        if isinstance(found, Mapping) and key in found:
            return str(found[key])
    return ""
