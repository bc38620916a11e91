"""Every throw of 1 to n dice in every preset, held against a brute-force oracle.

The oracle (tests/oracle) was written from the rule sheets alone, in another way than the engine.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement, product

import pytest

from tests.conftest import Amount
from tests.oracle import oracle
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.settings import Settings
from zonk_desktop.engine.state import Game, Phase, Turn
from zonk_desktop.engine.turns import forced_keep, measure
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.build import Builder
from zonk_desktop.rulebook.load import preset

Throw = list[tuple[int, str]]
Keeps = dict[tuple[tuple[int, str], ...], int]

SHEETS = {
    "lets-play-zonk": (
        *(f"LP-{n:03}" for n in (18, 20, 21, 25, 26, 27, 28, 29, 30, 31, 33)),
        "LP-037",
    ),
    "wheaton": tuple(f"WH-{n:03}" for n in (17, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31)),
    "insta-bong": tuple(f"IB-{n:03}" for n in (7, 8, 11, 12, 13, 14, 15, 16, 17, 23)),
    "original-1978": tuple(f"MB-{n:03}" for n in (13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24)),
    "magic-bus-1983": tuple(f"MB-{n:03}" for n in (13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24)),
}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "lets-play-zonk": ({}, {"bloodAloneForced": "off"}),
    "wheaton": ({}, {"mustKeepAllScoring": "off"}, {"fiveKindMayStop": "on"}),
    "insta-bong": (
        {},
        {"extraMatching": "0"},
        {"trip15": "1983"},
        {"secondTriple": "extension"},
        {"royaleValue": "fixed1500"},
    ),
    "original-1978": ({},),
    "magic-bus-1983": ({},),
}


def on_table(game: Game, throw: Throw, showing: int, left: tuple[int, ...] = ()) -> Game:
    """The game with exactly this throw on the table, and these faces set aside."""
    free = list(enumerate(game.rules.colours))
    active = []
    for _, colour in throw:
        die = next(die for die in free if die[1] == colour)
        free.remove(die)
        active.append(die[0])
    faces = tuple(face for face, _ in throw)
    aside = tuple((die, face) for (die, _), face in zip(free, left, strict=False))
    turn = Turn(0, Phase.TO_KEEP, active=tuple(active), throw=faces, showing=showing, aside=aside)
    return changed(game, turn=changed(turn, dare_over=True))


def engine_keeps(game: Game) -> Keeps:
    """What the engine allows, in the oracle's spelling."""
    shown = dict(zip(game.turn.active, game.turn.throw, strict=True))
    colours = game.rules.colours
    return {
        tuple(sorted((shown[die], colours[die]) for die in dice)): points
        for dice, points in keeps(game)
    }


def interchangeable(found: Mapping[tuple[tuple[int, str], ...], int]) -> Keeps:
    return {tuple(sorted(dice)): points for dice, points in found.items()}


def showings(key: str, options: Mapping[str, str]) -> Iterator[tuple[int, ...]]:
    yield ()
    if key == "insta-bong":
        yield from ((face,) for face in (2, 3, 4, 6))
        yield from combinations((2, 3, 4, 6), 2)


CASES = [
    pytest.param(key, options, marks=pytest.mark.rule(*SHEETS[key]), id=f"{key}-{options}")
    for key, every in OPTIONS.items()
    for options in every
]


@pytest.mark.rule("LP-018", "LP-020", "LP-021", "LP-025", "LP-026", "LP-027", "LP-028", "LP-029")
@pytest.mark.rule("LP-030", "LP-031", "LP-033", "LP-034", "LP-037", "D-10", "A-LP-15", "A-LP-18")
@pytest.mark.rule("WH-017", "WH-021", "WH-022", "WH-023", "WH-024", "WH-025", "WH-026", "WH-027")
@pytest.mark.rule("WH-028", "WH-029", "WH-030", "WH-031", "WH-033", "A-WH-25")
@pytest.mark.rule("IB-007", "IB-008", "IB-011", "IB-012", "IB-013", "IB-014", "IB-015", "IB-016")
@pytest.mark.rule("IB-017", "IB-023", "D-14", "A-IB-01", "A-IB-10", "A-IB-11", "A-IB-12")
@pytest.mark.rule("MB-013", "MB-014", "MB-015", "MB-016", "MB-018", "MB-019", "MB-020", "MB-021")
@pytest.mark.rule("MB-022", "MB-023", "MB-024", "MB-036", "A-MB-13")
@pytest.mark.parametrize(("key", "options"), [case.values for case in CASES])
def test_every_throw_every_keep(key: str, options: dict[str, str], amount: Amount) -> None:
    """By each sheet as it stands every throw in every run; of each of its options a third."""
    step = amount.of(3, 1, "ZONK_THROWS_STEP") if options else 1
    rules = Rules(preset(key, tuple(options.items())))
    game = new_game(rules, ("A",))
    checked = 0
    for faces in showings(key, options):
        mask = sum(1 << face for face in faces)
        for dice in list(oracle.all_throws(key))[::step]:
            throw = list(dice)
            if len(throw) + 3 * len(faces) > rules.s.dice_count:
                continue
            table = on_table(game, throw, mask & rules.table.shown_matters)
            wanted = oracle.keeps(key, throw, Counter(faces), options)
            assert engine_keeps(table) == interchangeable(wanted), (throw, faces)
            bust = not measure(rules, table.turn).all_code
            assert bust == oracle.is_bust(key, throw, Counter(faces), options)
            _, why = forced_keep(rules, table.turn, measure(rules, table.turn))
            forced = why is not None and why.value == "all-dice-score"
            assert forced == oracle.forced_all(key, throw, Counter(faces), options), throw
            checked += 1
    assert checked > 400 // step


def lefts(key: str, most: int) -> Iterator[tuple[int, ...]]:
    """What may lie aside of a set of dice: what the sheet gives points for."""
    plain = oracle.read(key, {})
    for faces in oracle.multisets(most):
        if faces and oracle.worth(key, faces, frozenset(), plain) is not None:
            yield faces


@pytest.mark.rule("LP-027", "A-LP-14", "WH-024", "MB-020")
@pytest.mark.parametrize("key", [key for key in SHEETS if key != "insta-bong"])
def test_every_throw_beside_dice_set_aside(key: str, amount: Amount) -> None:
    """Where a three of a kind may be made of several rolls."""
    step = amount.of(11, 1, "ZONK_THROWS_STEP")
    options = {"tripAcrossRolls": "on"}
    rules = Rules(preset(key, tuple(options.items())))
    game, throws = new_game(rules, ("A",)), list(oracle.all_throws(key))
    checked = across = 0
    for left in lefts(key, rules.s.dice_count - 1):
        fitting = [throw for throw in throws if len(throw) + len(left) == rules.s.dice_count]
        for dice in fitting[checked % step :: step]:
            throw = list(dice)
            table = on_table(game, throw, 0, left)
            wanted = oracle.keeps(key, throw, None, options, left=left)
            assert engine_keeps(table) == interchangeable(wanted), (throw, left)
            found = measure(rules, table.turn)
            assert (not found.all_code) == oracle.is_bust(key, throw, None, options, left)
            _, why = forced_keep(rules, table.turn, found)
            forced = why is not None and why.value == "all-dice-score"
            assert forced == oracle.forced_all(key, throw, None, options, left), (throw, left)
            checked += 1
            across += wanted != oracle.keeps(key, throw)
    assert across


def plain_rules(dice: int) -> Rules:
    """Ones, fives and triples only."""
    document = {
        "knobs": {"dice-count": dice},
        "combo": {
            "ones": {"kind": "single", "face": 1, "points": 100},
            "fives": {"kind": "single", "face": 5, "points": 50},
        },
    }
    if dice >= 3:
        document["combo"]["triples"] = {  # type: ignore[index]
            "kind": "of-a-kind",
            "count": 3,
            "faces": [2, 3, 4, 6],
            "points": 100,
            "by-face": True,
        }
    return Rules(Builder("plain", document).build(begun=False))


@pytest.mark.parametrize(
    ("dice", "busts"), [(1, 4), (2, 16), (3, 60), (4, 204), (5, 600), (6, 1440)]
)
def test_bust_counts_over_all_ordered_rolls(dice: int, busts: int) -> None:
    if dice == 1:
        settings = Settings(dice_count=1)
        combos = plain_rules(2).ruleset.combos
        rules = Rules(RuleSet("one", "One die", settings, combos))
    else:
        rules = plain_rules(dice)
    missed = sum(
        not rules.table.throw(faces, 0, 0).all_code for faces in product(range(1, 7), repeat=dice)
    )
    assert missed == busts
    assert oracle.bust_counts(dice) == (busts, 6**dice)


@pytest.mark.parametrize("key", SHEETS)
def test_what_each_die_brings_adds_up_to_the_keep(key: str) -> None:
    """The groups of every keep of every throw are its dice, and bring what it is worth."""
    for options in OPTIONS[key]:
        rules = Rules(preset(key, tuple(options.items())))
        for count in range(1, rules.s.dice_count + 1):
            for faces in combinations_with_replacement(range(1, 7), count):
                for showing in (0, 1 << 4):
                    for code, points in rules.table.throw(faces, showing, 0).keeps.items():
                        groups = rules.table.split(code, count, showing)
                        assert sum(group.code for group in groups) == code
                        assert sum(group.points for group in groups) == points
                        assert all(group.key for group in groups)
