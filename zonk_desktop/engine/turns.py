"""Inside a turn: what a throw is worth, what the rules force, when a player may stop."""

from __future__ import annotations

from zonk_desktop.engine.choices import HotDice, Landing, StopNeeds
from zonk_desktop.engine.dice import COUNT, ONE, WILD, how_many, pack
from zonk_desktop.engine.hits import Cast, Earned
from zonk_desktop.engine.refusals import Code, Refusal
from zonk_desktop.engine.ruleset import MOST_SEEN, Rules
from zonk_desktop.engine.scoring import Picked, ThrowWorth
from zonk_desktop.engine.state import (
    NORMAL,
    ROLLING,
    TO_DECIDE,
    TO_KEEP,
    TO_ROLL,
    Game,
    Mode,
    OfferKind,
    Seat,
    Turn,
)
from zonk_desktop.engine.value import changed


def measure(rules: Rules, turn: Turn) -> ThrowWorth:
    """The worth of the throw on the table.

    Check, step and screen ask for the same throw in a row; the last answer is kept.
    """
    seen = rules.seen
    last, known = seen.measured
    if last is turn and known is not None:
        return known
    faces = as_scored(rules, turn) if rules.wild else turn.throw
    aside = aside_code(rules, turn) if rules.s.trip_across_rolls else 0
    throw = rules.table.throw(faces, turn.showing, aside)
    seen.measured = (turn, throw)
    return throw


def picked(rules: Rules, turn: Turn, dice: tuple[int, ...]) -> Picked:
    """These dice of the throw on the table; what is not there is left out.

    Check and step ask for the same dice in a row; the last answer is kept.
    """
    seen = rules.seen
    of, chosen, known = seen.picked
    if of is turn and chosen is dice and known is not None:
        return known
    code = 0
    new: list[tuple[int, int]] = []
    faces: list[int] = []
    left: list[int] = []
    scored = as_scored(rules, turn) if rules.wild else turn.throw
    for die, face, worth in zip(turn.active, turn.throw, scored, strict=True):
        if die in dice:
            new.append((die, face))
            faces.append(face)
            code += ONE[worth]
        else:
            left.append(die)
    found = Picked(code, tuple(new), tuple(faces), tuple(left))
    seen.picked = (turn, dice, found)
    return found


def as_scored(rules: Rules, turn: Turn) -> tuple[int, ...]:
    """The faces of the throw as scoring sees them: the wild one is a face of its own."""
    if not rules.wild:
        return turn.throw
    wild = (rules.odd, rules.wild)
    return tuple(
        [WILD if (die, f) == wild else f for die, f in zip(turn.active, turn.throw, strict=True)]
    )


def aside_code(rules: Rules, turn: Turn) -> int:
    """The dice set aside, packed, where they may complete what is thrown; else 0."""
    if not rules.s.trip_across_rolls:
        return 0
    wild = (rules.odd, rules.wild)
    return pack([WILD if one == wild else one[1] for one in turn.aside])


def pick(rules: Rules, turn: Turn, code: int) -> tuple[int, ...]:
    """Dice of the throw that show these faces, the first of each."""
    left = code
    chosen = []
    scored = as_scored(rules, turn) if rules.wild else turn.throw
    for die, face in zip(turn.active, scored, strict=True):
        one = ONE[face]
        if left & one * COUNT:
            left -= one
            chosen.append(die)
    return tuple(chosen)


def blood_alone(rules: Rules, turn: Turn, throw: ThrowWorth) -> bool:
    """The Blood Die is the only die that does not score (LP-037)."""
    if not rules.s.blood_die or rules.odd not in turn.active or not throw.all_code:
        return False
    face = as_scored(rules, turn)[turn.active.index(rules.odd)]
    return throw.code - throw.all_code == pack((face,)) and not how_many(throw.all_code, face)


def may_leave(rules: Rules, throw: ThrowWorth) -> bool:
    """Natural five of a kind may stay on the board (LP-036, A-LP-16; A-WH-27)."""
    return throw.alike and throw.full and rules.s.five_kind_may_stop


def forced_keep(rules: Rules, turn: Turn, throw: ThrowWorth) -> tuple[int, Code | None]:
    """What the rules set aside without asking, packed, and why; 0 where there is a choice.

    All dice score: they are all played and all are rolled (LP-034, WH-033, MB-024). The Blood Die
    alone does not: it is rolled (LP-037, A-LP-18).
    """
    s = rules.s
    if throw.full:
        if s.hot_dice is HotDice.FORCED and not may_leave(rules, throw):
            return throw.code, Code.ALL_DICE_SCORE
    elif s.blood_die and s.blood_alone_forced and blood_alone(rules, turn, throw):
        return throw.all_code, Code.BLOOD_DIE
    return 0, None


def dice_in_hand(game: Game) -> tuple[int, ...]:
    """The dice that the next landing shows."""
    turn = game.turn
    return turn.again or turn.active


def can_be_dared(game: Game) -> bool:
    """Four of a kind in one roll of all dice, and a fifth die to roll (LP-040, A-LP-02)."""
    turn, rules = game.turn, game.rules
    if not rules.s.dare or turn.dare_over or len(game.seats) < 2:
        return False
    faces = turn.throw
    if turn.mode is not Mode.NORMAL or len(faces) != rules.s.dice_count:
        return False
    # Two faces, one of them on a single die.
    return len(set(faces)) == 2 and faces.count(faces[0]) in {1, len(faces) - 1}


def keep_refusal(game: Game, dice: tuple[int, ...]) -> Refusal | None:
    """Why these dice may not be set aside, None when they may."""
    turn, rules = game.turn, game.rules
    code, _, faces, _ = picked(rules, turn, dice)
    if not dice or len(faces) != len(dice):
        return Refusal(Code.NOT_ON_TABLE)
    throw = measure(rules, turn)
    if code not in throw.keeps:
        return Refusal(Code.NOT_SCORING)
    forced, why = forced_keep(rules, turn, throw)
    if why is not None and code != forced:
        return Refusal(why)
    if rules.s.must_keep_all_scoring and code != throw.all_code:
        return Refusal(Code.MUST_KEEP_ALL)
    return None


def legal_codes(game: Game) -> tuple[tuple[int, int], ...]:
    """Every keep the rules allow, packed, with its worth; highest points first."""
    turn, rules = game.turn, game.rules
    if turn.phase is not TO_KEEP:
        return ()
    key = (turn.throw, turn.active, turn.showing, turn.aside if rules.s.trip_across_rolls else ())
    known = rules.seen.legal
    if (found := known.get(key)) is None:
        throw = measure(rules, turn)
        forced, _ = forced_keep(rules, turn, throw)
        only = forced or (throw.all_code if rules.s.must_keep_all_scoring else 0)
        found = tuple(
            sorted(
                ((c, p) for c, p in throw.keeps.items() if not only or c == only),
                key=lambda keep: (-keep[1], keep[0]),
            )
        )
        if len(known) > MOST_SEEN:
            known.clear()
        known[key] = found
    return found


def set_aside(
    rules: Rules, turn: Turn, throw: ThrowWorth, dice: tuple[int, ...], points: int
) -> Turn:
    """The turn after these dice of its throw have been set aside for these points."""
    s = rules.s
    code, new, faces, active = picked(rules, turn, dice)
    total = turn.points + points
    earned = turn.earned
    singles = turn.singles + 1 if len(new) == 1 and turn.singles >= 0 else -1
    if rules.turn_step is not None:
        earned = _turn_steps(rules, turn.points, total, earned)
    if rules.when_played:
        played = rules.table.throw(faces, 0, 0)
        cast = Cast(played, tuple((face, rules.colours[die]) for die, face in new), 0)
        earned += tuple(e for source in rules.when_played for e in source.on_throw(cast))
    mode = NORMAL
    if active:
        aside, showing, after_all = turn.aside + new, turn.showing, False
        if rules.table.shown_matters:
            showing |= _newly_showing(rules, code)
        phase = TO_DECIDE
        if s.blood_die and blood_alone(rules, turn, throw):
            phase = TO_ROLL
            mode = Mode.BLOOD if active == (rules.odd,) else NORMAL
    else:
        # The whole set has scored: all dice come back.
        if rules.slim is not None and singles == s.dice_count:
            earned += (rules.slim.earn(),)
        free = s.hot_dice is not HotDice.FORCED or may_leave(rules, throw)
        phase = TO_DECIDE if free else TO_ROLL
        active, aside, showing, after_all, singles = rules.everyone, (), 0, True, 0
        royale = rules.royale
        whole = len(new) == s.dice_count
        if royale and royale.rolled and whole and pack(faces) == pack(royale.faces):
            phase, mode, active = TO_ROLL, Mode.ROYALE, active[: royale.rolled]
    return changed(
        turn, phase=phase, mode=mode, points=total, active=active, aside=aside, throw=(),
        showing=showing, after_all=after_all, singles=singles, earned=earned,
        kept=turn.kept + faces, darer=-1, dare_over=True, again=(),
        safe=turn.safe + throw.safe.get(code, 0) if throw.safe else turn.safe,
        clear=max(turn.clear, total + throw.clear[code]) if code in throw.clear else turn.clear,
        tries=0,
    )  # fmt: skip


def earns_token(rules: Rules, before: Turn, dice: tuple[int, ...]) -> bool:
    """A Royale set aside earns a re-roll (IB-018, D-16)."""
    royale = rules.royale
    if royale is None or not royale.token or len(dice) != rules.s.dice_count:
        return False
    return pack(before.throw) == pack(royale.faces)


def add_points(rules: Rules, turn: Turn, points: int) -> tuple[int, tuple[Earned, ...]]:
    """Points that no keep brought: a Royale's worth, a dare won."""
    total = turn.points + points
    earned = turn.earned
    if rules.turn_step is not None:
        earned = _turn_steps(rules, turn.points, total, earned)
    return total, earned


def _turn_steps(
    rules: Rules, before: int, after: int, earned: tuple[Earned, ...]
) -> tuple[Earned, ...]:
    step = rules.turn_step
    crossed = step.on_keep(before, after) if step is not None else 0
    if step is None or crossed <= 0:
        return earned
    return (*earned, step.earn(step.amount * crossed))


def _newly_showing(rules: Rules, code: int) -> int:
    """Faces of which three are set aside together (IB-016, A-IB-13)."""
    bits = 0
    wild = how_many(code, WILD)
    for face in range(1, WILD):
        count = how_many(code, face)
        if count and count + wild >= 3 and rules.table.shown_matters >> face & 1:
            bits |= 1 << face
    return bits


def stay_refusal(game: Game, turn: Turn) -> Refusal | None:
    """Why this turn may not be banked, None when it may.

    LP-048, WH-036, IB-021, MB-028 to MB-034; under the 11,000 Rule LP-091 and A-LP-09.
    """
    mode, phase = turn.mode, turn.phase
    if mode is not NORMAL:
        if mode is Mode.ROYALE:
            assert game.rules.royale is not None
            return Refusal(Code.ROYALE_FIRST, {"need": game.rules.royale.rolled})
        if mode is Mode.DARE:
            return Refusal(Code.DARED)
    if turn.points <= 0 or phase is ROLLING:
        return Refusal(Code.NOTHING_TO_BANK)
    if turn.borrowed and not turn.rolls:
        return Refusal(Code.TAKEN_OVER, {"points": turn.borrowed})
    if phase is TO_ROLL:
        if game.offer is not None and game.offer.kind is OfferKind.REROLLED:
            return Refusal(Code.NO_THROW)
        if turn.tries:
            return Refusal(Code.LAST_DIE, {"need": game.rules.s.last_die_tries - turn.tries})
        return Refusal(Code.ALL_DICE_SCORE if turn.after_all else Code.BLOOD_DIE)
    if turn.points < turn.clear:
        return Refusal(Code.NOT_CONFIRMED, {"need": turn.clear - turn.points})
    seat = game.seats[turn.seat]
    needs = _needs_refusal(game, seat, turn)
    if needs is not None or game.show is not None:
        return needs
    return _total_refusal(game, seat, turn)


def _total_refusal(game: Game, seat: Seat, turn: Turn) -> Refusal | None:
    """Why the total that a stay would make may not stand."""
    s = game.rules.s
    total = seat.total + turn.points
    if game.called is not None and seat.total >= s.limit and turn.points < s.rule11k_points:
        return Refusal(Code.BELOW_EXTENSION, {"need": s.rule11k_points, "have": turn.points})
    if total > s.limit and s.landing is Landing.EXACT:
        return Refusal(Code.OVER_LIMIT, {"limit": s.limit, "total": total})
    if s.no_stop_from <= total < s.no_stop_below:
        return Refusal(Code.NO_STOP_HERE, {"need": s.no_stop_below, "total": total})
    if s.must_beat and game.last is not None:
        leader = leading(game, turn.seat)
        if total <= leader:
            return Refusal(Code.MUST_BEAT_LEADER, {"leader": leader, "total": total})
    if s.beat_previous and turn.points <= previous(game):
        return Refusal(Code.BELOW_PREVIOUS, {"need": previous(game), "have": turn.points})
    return None


def previous(game: Game) -> int:
    """The points that the player before has written in the turn before this one; 0 for none."""
    cell = game.cells[len(game.cells) - 1] if len(game.cells) else None
    if cell is None or cell.seat == game.turn.seat or cell.show or cell.reason:
        return 0
    return cell.points or 0


def leading(game: Game, but: int) -> int:
    """The highest total of the others who are still in the game."""
    return max(
        [seat.total for n, seat in enumerate(game.seats) if n != but and not seat.out], default=0
    )


def kept_on_a_miss(game: Game) -> int:
    """Points of the turn that were safe once made, if they may be written."""
    turn, s = game.turn, game.rules.s
    seat = game.seats[turn.seat]
    if not turn.safe or (not seat.entered and game.show is None and turn.safe < s.entry_minimum):
        return 0
    if game.show is not None:
        return turn.safe
    total = seat.total + turn.safe
    if s.landing is Landing.EXACT and total > s.limit:
        return 0
    if s.must_beat and game.last is not None and total <= leading(game, turn.seat):
        return 0
    return turn.safe


def _needs_refusal(game: Game, seat: Seat, turn: Turn) -> Refusal | None:
    """Minimum points and dice, to enter and on every turn; in the show nobody enters (A-WH-21)."""
    s = game.rules.s
    points: Refusal | None = None
    entering = not seat.entered and game.show is None
    if entering and turn.points < s.entry_minimum:
        points = Refusal(Code.BELOW_ENTRY, {"need": s.entry_minimum, "have": turn.points})
    elif turn.points < s.stop_minimum:
        points = Refusal(Code.BELOW_MINIMUM, {"need": s.stop_minimum, "have": turn.points})
    dice: Refusal | None = None
    aside = len(turn.aside) or s.dice_count
    if (s.stop_dice and aside not in s.stop_dice) or (entering and aside < s.entry_dice):
        wanted = s.stop_dice or (s.entry_dice,)
        dice = Refusal(Code.DICE_COUNT, {"need": wanted, "have": aside})
    if s.stop_needs is StopNeeds.EITHER:
        return points if dice is not None else None
    return points or dice


def all_kept(game: Game) -> Turn:
    """The turn after every scoring die of its throw has been set aside."""
    turn, rules = game.turn, game.rules
    throw = measure(rules, turn)
    return set_aside(rules, turn, throw, pick(rules, turn, throw.all_code), throw.all_points)
