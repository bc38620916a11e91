"""What may be kept of a throw, and for how much, by brute force from the rule sheets.

Every subset of the thrown dice is cut into groups in every possible way. A subset is a legal
keep if some way leaves only groups that the sheet gives points for; the dearest such way is its
worth. Nothing here comes from the engine, and nothing may.

Readings taken where the catalogue leaves room:

- A natural five lifts the force (A-LP-16) and nothing else, so part of it may be kept too.
- The Blood Die is "the only non-scoring die" if the others all score and no legal keep holds it.
  In 4 4 4 4 with one of them red it can be of the triple, so nothing is forced.
- `mustKeepAllScoring` is a way of keeping and no force: `apply_forced=False` leaves it as it is.
- With `tripAcrossRolls` (A-LP-14) dice set aside before and dice of the throw may make up a three
  of a kind, and nothing else. A keep brings what all of them are worth together beyond what those
  set aside are worth by themselves.
- `secondTriple = extension` needs something to extend by; with `extraMatching = 0` a second
  triple is a triple.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Die = tuple[int, str]
Keep = tuple[Die, ...]
Group = tuple[int, ...]

RED = "R"

DICE: Mapping[str, tuple[str, ...]] = {
    "lets-play-zonk": ("", "", "", "", RED),
    "wheaton": ("", "", "", "", ""),
    "insta-bong": ("", "", "", "", "", RED),
    "original-1978": (RED, RED, "W", "W", "G", "G"),
    "magic-bus-1983": (RED, RED, "W", "W", "G", "G"),
}
PRESETS = tuple(DICE)

# One die of these colours differs from the rest in what it may do, not just in its look.
_ODD_DIE = ("lets-play-zonk", "insta-bong")


class Reading(NamedTuple):
    """The house-rule switches of the catalogue's 3.6 that touch a keep."""

    must_keep_all: bool
    five_may_stop: bool
    blood_alone_forced: bool
    extra_matching: int
    triples_of_1983: bool
    second_triple_extends: bool
    royale: int
    across: bool


class Around(NamedTuple):
    """What stands beside a group: the other groups, and the triples set aside before."""

    groups: tuple[Group, ...]
    showing: frozenset[int]
    reading: Reading


# --- The sheets: what one group of dice is worth, None for nothing -------------------------


def lets_play_zonk(group: Group, _around: Around) -> int | None:
    if group == (1,):
        return 100
    if group == (5,):
        return 50
    if group == (1, 1, 1):
        return 1000
    if len(group) == 3 and alike(group):
        return 100 * group[0]
    # Five dice in one group are the five dice of the game in one roll.
    if group in {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}:
        return 1500
    if len(group) == 5 and alike(group):
        return 2000
    return None


def wheaton(group: Group, _around: Around) -> int | None:
    if group == (1,):
        return 100
    if group == (5,):
        return 50
    if group == (1, 1, 1):
        return 1000
    if len(group) == 3 and alike(group):
        return 100 * group[0]
    if group == (1, 2, 3, 4, 5):
        return 150
    if group == (2, 3, 4, 5, 6):
        return 50
    if group == (1, 1, 1, 1, 1):
        return 10_000
    if len(group) == 5 and alike(group):
        return 1000 * group[0]
    return None


def insta_bong(group: Group, around: Around) -> int | None:
    reading, face = around.reading, group[0]
    if group == (1,):
        return 100
    if group == (5,):
        return 50
    if group == (1, 2, 3, 4, 5, 6):
        return reading.royale
    if face in {1, 5}:
        if not reading.triples_of_1983:
            return None
        if group == (1, 1, 1):
            return 1000
        return 500 if group == (5, 5, 5) else None
    triple = (face, face, face)
    if group == triple:
        second = face in around.showing or around.groups.count(triple) > 1
        extends = reading.second_triple_extends and reading.extra_matching > 0
        return None if second and extends else 100 * face
    if group == (face,) and (face in around.showing or triple in around.groups):
        return reading.extra_matching or None
    return None


def original(group: Group, _around: Around) -> int | None:
    if group == (1,):
        return 100
    if group == (5,):
        return 50
    if group == (1, 1, 1):
        return 1000
    if len(group) == 3 and alike(group):
        return 100 * group[0]
    if group == (1, 2, 3, 4, 5, 6):
        return 1500
    return None


SHEETS: Mapping[str, Callable[[Group, Around], int | None]] = {
    "lets-play-zonk": lets_play_zonk,
    "wheaton": wheaton,
    "insta-bong": insta_bong,
    "original-1978": original,
    "magic-bus-1983": original,
}


def alike(group: Group) -> bool:
    return len(set(group)) == 1


# --- The brute force -------------------------------------------------------------------------


def partitions(dice: tuple[T, ...]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Every way to cut the dice into groups; a group keeps the order of the dice."""
    if not dice:
        yield ()
        return
    first, others = dice[0], dice[1:]
    for size in range(len(others) + 1):
        for company in combinations(range(len(others)), size):
            group = (first, *(others[i] for i in company))
            left = tuple(die for i, die in enumerate(others) if i not in company)
            for further in partitions(left):
                yield (group, *further)


@cache
def cuts(count: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every way to cut so many dice into groups, by their places."""
    return tuple(partitions(tuple(range(count))))


@cache
def worth(
    preset: str, faces: Group, showing: frozenset[int], reading: Reading, left: Group = ()
) -> int | None:
    """The most that these dice of one throw bring together; None if one of them brings nothing.

    `left`: the faces that were set aside before in the current set of dice.
    """
    if not reading.across or not left:
        return _dearest(preset, tuple((face, False) for face in faces), showing, reading)
    before = tuple((face, True) for face in left)
    alone = _dearest(preset, before, showing, reading)
    if alone is None:
        raise ValueError(f"{preset}: {left} cannot have been set aside")
    together = _dearest(preset, (*before, *((face, False) for face in faces)), showing, reading)
    return None if together is None else together - alone


@cache
def _dearest(
    preset: str, dice: tuple[tuple[int, bool], ...], showing: frozenset[int], reading: Reading
) -> int | None:
    """The dearest way to cut dice into groups; each is a face, and whether it was set aside."""
    sheet, best = SHEETS[preset], None
    faces, before = zip(*dice, strict=True) if dice else ((), ())
    mixed, known = len(set(before)) > 1, set()
    for cut in cuts(len(dice)):
        groups = tuple([tuple([faces[i] for i in group]) for group in cut])
        # Dice of one face that all were thrown are alike.
        if groups in known and not mixed:
            continue
        known.add(groups)
        around = Around(groups, showing, reading)
        points = 0
        for group, places in zip(groups, cut, strict=True):
            crosses = mixed and len({before[i] for i in places}) > 1
            if crosses and not (len(group) == 3 and alike(group)):
                break
            value = sheet(group, around)
            if value is None:
                break
            points += value
        else:
            best = points if best is None else max(best, points)
    return best


def keeps(
    preset: str,
    throw: Sequence[Die],
    showing: Counter[int] | None = None,
    options: Mapping[str, object] = {},
    apply_forced: bool = True,
    left: Sequence[int] = (),
) -> dict[Keep, int]:
    """Every legal keep of a throw, its dice sorted, with its worth; empty if there is none.

    `left` are the faces set aside in the current set of dice, `showing` those of its triples. Both
    are void when all dice are thrown, as nothing is set aside then. A rolled Royale counts 0 here.
    """
    dice, reading = checked(preset, throw), read(preset, options)
    faces_showing, before = aside(preset, dice, showing), in_order(preset, dice, left)
    found = allowed(preset, dice, faces_showing, reading, before)
    if apply_forced and forced_all(preset, throw, showing, options, left):
        return {dice: found[dice]}
    if apply_forced and blood_alone(preset, throw, options, left):
        others = tuple(die for die in dice if die[1] != RED)
        return {others: found[others]}
    return dict(found)


@cache
def allowed(
    preset: str, dice: Keep, showing: frozenset[int], reading: Reading, left: Group
) -> Mapping[Keep, int]:
    """What is kept of dice in order, with its worth, where no rule forces any."""
    found: dict[Keep, int] = {}
    for size in range(1, len(dice) + 1):
        for keep in dict.fromkeys(combinations(dice, size)):
            points = worth(preset, faces_of(keep), showing, reading, left)
            if points is not None:
                found[keep] = points
    if reading.must_keep_all and found:
        found = {keep: found[keep] for keep in [max(found, key=lambda k: (len(k), found[k]))]}
    return found


def forced_all(
    preset: str,
    throw: Sequence[Die],
    showing: Counter[int] | None = None,
    options: Mapping[str, object] = {},
    left: Sequence[int] = (),
) -> bool:
    """Whether all thrown dice can score and must therefore all be picked up (LP-034, WH-033,
    MB-024). What was set aside before scores anyway."""
    if preset == "insta-bong":
        return False
    dice, reading = checked(preset, throw), read(preset, options)
    faces, before = faces_of(dice), in_order(preset, dice, left)
    if worth(preset, faces, aside(preset, dice, showing), reading, before) is None:
        return False
    natural_five = len(faces) == 5 == len(DICE[preset]) and alike(faces)
    return not (natural_five and (preset == "lets-play-zonk" or reading.five_may_stop))


def blood_alone(
    preset: str,
    throw: Sequence[Die],
    options: Mapping[str, object] = {},
    left: Sequence[int] = (),
) -> bool:
    """Whether the Blood Die is the only die that does not score, so that it alone is rolled."""
    dice, reading = checked(preset, throw), read(preset, options)
    if preset != "lets-play-zonk" or not reading.blood_alone_forced:
        return False
    free = keeps(preset, throw, None, options, apply_forced=False, left=left)
    others = tuple(die for die in dice if die[1] != RED)
    return len(others) < len(dice) and others in free and not any(has_red(keep) for keep in free)


def is_bust(
    preset: str,
    throw: Sequence[Die],
    showing: Counter[int] | None = None,
    options: Mapping[str, object] = {},
    left: Sequence[int] = (),
) -> bool:
    """Whether nothing of the throw can be kept."""
    return not keeps(preset, throw, showing, options, apply_forced=False, left=left)


# --- The dice and the switches -----------------------------------------------------------------


def checked(preset: str, throw: Sequence[Die]) -> Keep:
    """The throw in order, once it is certain that these dice exist in the game."""
    dice = tuple(sorted(throw))
    strangers = Counter(colour for _, colour in dice) - Counter(DICE[preset])
    if not dice or strangers or any(face not in range(1, 7) for face, _ in dice):
        raise ValueError(f"{preset} has no such throw: {throw}")
    return dice


def aside(preset: str, dice: Keep, showing: Counter[int] | None) -> frozenset[int]:
    if showing is None or len(dice) == len(DICE[preset]):
        return frozenset()
    return frozenset(face for face, count in showing.items() if count > 0)


def in_order(preset: str, dice: Keep, left: Sequence[int]) -> Group:
    """The faces set aside before, in order; none when all dice are thrown."""
    return () if len(dice) == len(DICE[preset]) else tuple(sorted(left))


def faces_of(dice: Keep) -> Group:
    return tuple(sorted([face for face, _ in dice]))


def has_red(keep: Keep) -> bool:
    return any(colour == RED for _, colour in keep)


def read(preset: str, options: Mapping[str, object]) -> Reading:
    def text(switch: str, default: str) -> str:
        value = options.get(switch, default)
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    return Reading(
        must_keep_all=preset == "wheaton" and text("mustKeepAllScoring", "on") == "on",
        five_may_stop=preset == "wheaton" and text("fiveKindMayStop", "off") == "on",
        blood_alone_forced=text("bloodAloneForced", "on") == "on",
        extra_matching=int(text("extraMatching", "100")),
        triples_of_1983=text("trip15", "singles").startswith("1983"),
        second_triple_extends=text("secondTriple", "best") == "extension",
        royale=1500 if text("royaleValue", "rolled") == "fixed1500" else 0,
        across=text("tripAcrossRolls", "off") == "on",
    )


# --- All there is to throw -----------------------------------------------------------------------


def all_throws(preset: str) -> Iterator[list[Die]]:
    """Every throw of one to all dice that differs from the others in more than its look.

    With an odd die: every multiset of the other dice, with the odd die in hand, or at each face.
    Otherwise every multiset once, the colours dealt out in order.
    """
    colours = DICE[preset]
    if preset in _ODD_DIE:
        for plain in multisets(len(colours) - 1):
            for red in (None, 1, 2, 3, 4, 5, 6):
                throw = [(face, "") for face in plain]
                if red is not None:
                    throw.append((red, RED))
                if throw:
                    yield throw
    else:
        for faces in multisets(len(colours)):
            if faces:
                yield list(zip(faces, colours, strict=False))


def multisets(most: int) -> Iterator[Group]:
    return chain.from_iterable(
        combinations_with_replacement(range(1, 7), count) for count in range(most + 1)
    )


def bust_counts(n: int, preset: str = "magic-bus-1983") -> tuple[int, int]:
    """Of all ordered rolls of n dice, those with no one, no five and no triple; and all of them.

    No sheet has a roll that scores without one of these, so every preset gives the same figures.
    """

    @cache
    def bust(faces: Group) -> bool:
        return is_bust(preset, list(zip(faces, DICE[preset], strict=False)))

    if n > len(DICE[preset]):
        raise ValueError(f"{preset} has no {n} dice")
    rolls = list(product(range(1, 7), repeat=n))
    return sum(bust(tuple(sorted(roll))) for roll in rolls), len(rolls)
