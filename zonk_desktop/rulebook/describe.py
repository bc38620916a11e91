"""Rule sets in words, for the command line and for whoever asks."""

from __future__ import annotations

from textwrap import wrap

from zonk_desktop.console import visible
from zonk_desktop.engine import combos
from zonk_desktop.engine.choices import (
    AfterLimit,
    HotDice,
    Integrity,
    Landing,
    LosingThrow,
    MissState,
    Rule11k,
    SameTotal,
    TakeOver,
    WinnerBy,
)
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.rulebook import catalogue, knobs
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import PRESETS, preset


def presets() -> str:
    """The sheets, a line each."""
    lines = []
    for key in PRESETS:
        ruleset = preset(key)
        portrait = str(ruleset.texts.get("portrait", ""))
        lines.append(f"{key:16} {ruleset.name}. {portrait}".rstrip())
    return "\n".join(lines) + "\n"


def knob_table(ruleset: RuleSet) -> str:
    """Every knob with its value, type, range, default and catalogue id."""
    start = _defaults(ruleset)
    lines = []
    for group in knobs.GROUPS:
        lines.append(f"# {knobs.group_title(group)}")
        for knob in knobs.KNOBS:
            if knob.group != group:
                continue
            value = knobs.show(knobs.read(ruleset.settings, knob))
            default = knobs.show(knobs.read(start.settings, knob))
            lines.append(f"{knob.name}={value}")
            lines.append(f"    {knob.kind}; {knob.range_text()}; default {default}; {knob.source}")
            lines.append(f"    {knob.sentence}")
    return "\n".join(lines) + "\n"


def _defaults(ruleset: RuleSet) -> RuleSet:
    """What the values are compared with: the preset of that key, or nothing at all."""
    return preset(ruleset.key) if is_sheet(ruleset.key) else RuleSet("", "")


_WHEN = {
    MissState.DARE: "a dare lost",
    MissState.BLOOD: "the Blood Die rolled by force",
    MissState.AFTER_ALL: "all dice rolled again after all had scored",
    MissState.ALL: "all dice rolled",
    MissState.FIRST: "the first throw of a turn",
    MissState.ANY: "any other",
}
_ENDINGS = {
    AfterLimit.IMMEDIATE: "the game is over at once",
    AfterLimit.FINISH_ROUND: "the round is finished",
    AfterLimit.LAST_ROUND: "all others get one more turn",
}
_WINNERS = {
    WinnerBy.FIRST: "who was there first wins",
    WinnerBy.POINTS: "most points win",
    WinnerBy.HITS: "most hits win",
    WinnerBy.TITLES: "most titles win",
}
_SAME_TOTAL = {
    SameTotal.PREVIOUS: "On whose total another lands falls back to the one before.",
    SameTotal.START: "On whose total another lands falls back to where that one came from.",
    SameTotal.ZERO: "On whose total another lands falls back to 0.",
}
_TEXTS = (
    ("ceremony-text", "At the table"),
    ("symbol", "Signs on the sheet"),
    ("term", "Words"),
    ("tip", "Advice"),
    ("about", "Where it comes from"),
    ("notice", "Notice"),
)


def sections(ruleset: RuleSet) -> list[tuple[str, list[tuple[str, str]]]]:
    """A rule set in short as headed pairs, for a screen."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    found.append(("Points", _scoring(ruleset)))
    found.append(("A turn", [(line, "") for line in _turn(ruleset.settings)]))
    hits = [(line.strip(), "") for line in _hits(ruleset)]
    if hits:
        found.append(("Hits", hits))
    if ruleset.misses:
        found.append(
            ("A miss", [(miss.text, miss.title or _WHEN[miss.when]) for miss in ruleset.misses])
        )
    if ruleset.faults:
        found.append(
            (
                "Faults",
                [
                    (fault.text, catalogue.fault_title(ruleset, fault.key))
                    for fault in ruleset.faults
                ],
            )
        )
    found.append(("The end", [(line, "") for line in _end(ruleset)]))
    for key, title in _TEXTS:
        texts = ruleset.texts.get(key)
        if isinstance(texts, dict):
            found.append((title, [(str(name), str(text)) for name, text in texts.items()]))
        elif isinstance(texts, tuple):
            found.append((title, [(str(text), "") for text in texts]))
        elif texts:
            found.append((title, [(str(texts), "")]))
    return found


def rules(ruleset: RuleSet) -> str:
    """A rule set in short: what scores, what stops, what brings hits, what it says."""
    lines = [visible(ruleset.name)]
    if "portrait" in ruleset.texts:
        lines += wrap(str(ruleset.texts["portrait"]), 78)
    lines += ["", "Points", *_points(ruleset)]
    lines += ["", "A turn", *(f"  {line}" for line in _turn(ruleset.settings))]
    headed = {
        "Hits": _hits(ruleset),
        "A miss": [
            f"  {visible(m.text):14} {visible(m.title) or _WHEN[m.when]}" for m in ruleset.misses
        ],
        "Faults": [
            f"  {visible(one.key):14} {visible(one.text):12} "
            f"{visible(catalogue.fault_title(ruleset, one.key))}"
            for one in ruleset.faults
        ],
        "The end": [f"  {line}" for line in _end(ruleset)],
    }
    for title, found in headed.items():
        if found:
            lines += ["", title, *found]
    for key, title in _TEXTS:
        texts = ruleset.texts.get(key)
        if texts:
            lines += ["", title, *_words(texts)]
    return "\n".join(lines) + "\n"


def _scoring(ruleset: RuleSet) -> list[tuple[str, str]]:
    """Every combination and every throw that ends the game, with what it brings."""
    found = [_combo(combo) for combo in ruleset.combos]
    alone = ruleset.settings.losing_throw is LosingThrow.THROWER
    loses = "puts its thrower out" if alone else "loses the game"
    for one in ruleset.instants:
        found.append((" ".join(map(str, one.faces)), "wins the game" if one.wins else loses))
    return found


def _points(ruleset: RuleSet) -> list[str]:
    return [f"  {visible(what):36} {visible(worth)}" for what, worth in _scoring(ruleset)]


def _turn(s: Settings) -> list[str]:
    lines = [f"{s.dice_count} dice."]
    if s.must_keep_all_scoring:
        lines.append("All scoring dice of a throw are left.")
    forced = "must be" if s.hot_dice is HotDice.FORCED else "may be"
    lines.append(f"When all dice score they {forced} picked up and rolled.")
    if s.five_kind_may_stop:
        lines.append("All dice alike in one throw may stay.")
    if s.blood_die:
        lines.append("When the Blood Die alone does not score it must be rolled.")
    if s.wild_face:
        lines.append(f"The {s.wild_face} of the red die stands for whichever face helps.")
    if s.dare:
        lines.append("Four alike in one throw may be dared.")
    if s.take_over is not TakeOver.OFF:
        who = "who has entered" if s.take_over is TakeOver.ENTERED else "the next player"
        lines.append(f"After a stay {who} may go on with the dice and the points left.")
    entry = max(s.entry_minimum, s.stop_minimum)
    if entry:
        lines.append(f"To get in: {entry} in one turn.")
    if s.stop_minimum:
        lines.append(f"To stop: {s.stop_minimum} in the turn.")
    if s.stop_dice:
        lines.append(f"To stop: {' or '.join(map(str, s.stop_dice))} dice aside.")
    if s.no_stop_below:
        lines.append(f"No stop with a total from {s.no_stop_from} to below {s.no_stop_below}.")
    if s.miss_penalty:
        lines.append(f"{s.miss_penalty} off after {s.miss_penalty_after} misses in a row.")
    return lines


def _hits(ruleset: RuleSet) -> list[str]:
    found: dict[str, None] = {}
    s = ruleset.settings
    for source in ruleset.hits:
        title = catalogue.source_title(ruleset, source)
        extra = f", {source.amount} each" if source.amount > 1 else ""
        extra += ", for everybody" if source.everyone else ""
        extra += ", kept on a miss" if source.kept else ""
        found[f"  {visible(title)}{extra}"] = None
    lines = list(found)
    for total, name in ruleset.bonus_names:
        lines.append(f"    {total:5} {visible(name)}")
    if s.integrity is not Integrity.OFF:
        lines.append("  Integrity: after a turn with hits, always more than then.")
    if s.never_two:
        lines.append("  Never two: two become three.")
    return lines


def _end(ruleset: RuleSet) -> list[str]:
    s = ruleset.settings
    if s.rounds:
        by = WinnerBy.POINTS if s.winner_by is WinnerBy.FIRST else s.winner_by
        lines = [f"After {s.rounds} rounds the game is over; {_WINNERS[by]}."]
    else:
        lines = [f"At {s.limit} {_ENDINGS[s.ending]}; {_WINNERS[s.winner_by]}."]
    if s.extension:
        lines.append(f"Who goes beyond {s.limit} without hitting it moves it to {s.extension}.")
    if s.same_total is not SameTotal.OFF:
        lines.append(_SAME_TOTAL[s.same_total])
    if s.landing is Landing.CAP:
        lines.append(f"Nobody is written higher than {s.limit}.")
    if s.landing is Landing.EXACT:
        lines.append(f"{s.limit} must be hit exactly.")
    if s.must_beat:
        lines.append("In the last round one stops only as the new leader.")
    if s.rule11k is Rule11k.CALLABLE:
        lines.append(f"The 11,000 Rule may be called from {s.rule11k_from} on.")
    if s.halftime:
        lines.append(f"Halftime Show at {s.halftime}.")
    if ruleset.awards:
        lines.append(
            "Awards: " + ", ".join(catalogue.award_title(ruleset, name) for name in ruleset.awards)
        )
    return lines


def _words(found: object) -> list[str]:
    if isinstance(found, dict):
        parts = [f"{key}: {value}" for key, value in found.items()]
    elif isinstance(found, tuple):
        parts = [str(part) for part in found]
    else:
        parts = [str(found)]
    return [
        line
        for part in parts
        for line in wrap(part, 78, initial_indent="  ", subsequent_indent="    ")
    ]


def _combo(combo: object) -> tuple[str, str]:
    """What a combination is, and what it is worth."""
    match combo:
        case combos.Single(_, face, points):
            return f"each {face}", f"{points}{_kept(combo)}"
        case combos.OfAKind():
            faces = "" if len(combo.faces) == 6 else " of " + ", ".join(map(str, combo.faces))
            worth = f"{combo.points} x the face" if combo.by_face else str(combo.points)
            if combo.step:
                times = " x the face" if combo.step_by_face else ""
                worth += f", {combo.step}{times} more for each further one"
            if combo.doubling:
                worth += ", doubled by each further one"
            once = " in one throw" if combo.whole else ""
            return f"{combo.count} alike{faces}{once}", worth + _kept(combo)
        case combos.MatchingLater():
            times = " x the face" if combo.by_face else ""
            return "each later one beside three alike", f"{combo.points}{times}"
        case combos.Straight():
            worth = str(combo.points)
            if combo.rolled:
                worth = f"{combo.factor} x the sum of {combo.rolled} dice rolled for it"
            return "-".join(map(str, combo.faces)), worth + (
                ", a re-roll" if combo.token else ""
            ) + _kept(combo)
        case combos.Shape(_, shape, points):
            return " and ".join(f"{count} alike" for count in shape), f"{points}{_kept(combo)}"
        case combos.Nothing(_, points):
            return "all dice, and none scores", str(points)
    return str(combo), ""


def _kept(combo: combos.Single | combos.OfAKind | combos.Straight | combos.Shape) -> str:
    return ", kept on a miss" if combo.safe else ""
