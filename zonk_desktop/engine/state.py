"""A game as a value, and its sheet as rows."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final

from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.value import Value, Vector, direct


@direct
class Phase(Enum):
    """What the game waits for."""

    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    TO_KEEP = "to-keep"
    TO_DECIDE = "to-decide"
    DARED = "dared"
    CHALLENGED = "challenged"
    FINISHED = "finished"


# What a turn asks for again and again. Python 3.11 finds a name of a module ten times as fast as
# a member of an enumeration (docs/decisions/0010).
TO_ROLL: Final = Phase.TO_ROLL
ROLLING: Final = Phase.ROLLING
TO_KEEP: Final = Phase.TO_KEEP
TO_DECIDE: Final = Phase.TO_DECIDE
DARED: Final = Phase.DARED
CHALLENGED: Final = Phase.CHALLENGED
FINISHED: Final = Phase.FINISHED


@direct
class Mode(Enum):
    """What the next throw is for."""

    NORMAL = "normal"
    BLOOD = "blood"
    DARE = "dare"
    ROYALE = "royale"
    ROLLOFF = "rolloff"


NORMAL: Final = Mode.NORMAL


class Turn(Value):
    """The turn in progress."""

    seat: int
    phase: Phase = Phase.TO_ROLL
    mode: Mode = Mode.NORMAL
    #: Points kept in this turn.
    points: int = 0
    #: The dice that the next roll throws, or that lie thrown on the table.
    active: tuple[int, ...] = ()
    #: Die and face of what is set aside in the current set of dice.
    aside: tuple[tuple[int, int], ...] = ()
    #: Faces on the table in the order of `active`; empty when none lie there.
    throw: tuple[int, ...] = ()
    rolls: int = 0
    #: Faces whose three of a kind shows in the current set, a bit each.
    showing: int = 0
    #: All dice had scored and are (or were just) thrown again.
    after_all: bool = False
    #: How many keeps of exactly one die so far in this set; -1 after a larger keep (MB-045).
    singles: int = 0
    earned: tuple[Earned, ...] = ()
    #: Hits of `earned` that were taken at once.
    taken: int = 0
    #: Faces of all dice that count, in the order kept.
    kept: tuple[int, ...] = ()
    #: Seat of who said "Dare you", -1 for nobody.
    darer: int = -1
    #: The chance to dare is over.
    dare_over: bool = False
    #: Dice to be thrown again by a re-roll of chosen dice, and what the others show.
    again: tuple[int, ...] = ()
    #: A re-roll was earned in this turn (IB-059).
    token: bool = False
    #: Points that are kept when the turn misses.
    safe: int = 0
    #: Points taken over from the player before; they count once a throw has scored.
    borrowed: int = 0
    #: Points that the turn must have before it may be banked: its combinations are confirmed.
    clear: int = 0
    #: How often the last die has brought nothing so far.
    tries: int = 0


class Seat(Value):
    """A column of the sheet: a player, or a team."""

    name: str
    members: tuple[str, ...] = ()
    total: int = 0
    entered: bool = False
    hits: int = 0
    sources: tuple[tuple[str, int], ...] = ()
    turns: int = 0
    #: The latest entry: hits received on the turn before it, earned and received in it.
    previous: int = 0
    earned: int = 0
    received: int = 0
    #: Index of the latest cell that is no dash, -1 for none.
    cell: int = -1
    #: Communal hits received before the first entry (D-03).
    early: tuple[Earned, ...] = ()
    #: Turns in a row with a hit (LP-068), misses in a row, misses without a hit in a row.
    run: int = 0
    misses: int = 0
    dry: int = 0
    #: Highest total written so far: what it has brought is not counted again (A-IB-08).
    highest: int = 0
    tokens: int = 0
    #: Words of turns that are lost before they begin.
    lost: tuple[str, ...] = ()
    penalty: int = 0
    #: Statistics.
    longest_run: int = 0
    best_turn: int = 0
    big_hit: tuple[int, ...] = ()
    longest_miss: int = 0
    zonk_hits: int = 0
    #: Hits of the team by member (A-LP-28).
    by_member: tuple[int, ...] = ()
    #: Hits given to others and taken from others.
    gave: int = 0
    took: int = 0
    #: The total before the latest score.
    before: int = 0
    #: Out of the game, by a throw that loses at once.
    out: bool = False


@direct
class CellKind(Enum):
    """What a cell of the sheet holds."""

    TOTAL = "total"
    WORD = "word"
    DASH = "dash"


class Cell(Value):
    """One entry of the sheet."""

    row: int
    seat: int
    kind: CellKind
    text: str
    total: int
    #: Points of the turn, None for a word or a dash.
    points: int | None
    left: tuple[str, ...] = ()
    hits: int = 0
    marks: tuple[Earned, ...] = ()
    #: In the Halftime Show.
    show: bool = False
    #: Points taken off after this entry by penalties.
    penalty: int = 0
    #: Why a turn was lost, for the log (D-02).
    reason: str = ""
    #: A re-roll token earned in this turn.
    token: bool = False
    member: int = 0
    #: Points taken off before the first entry.
    early_penalty: int = 0


class Gate(Value):
    """Hits that must be taken before somebody may roll (LP-074, WH-064, IB-019)."""

    holder: int
    hits: int
    asked: int = 0
    #: Closed before the holder's own next action, not before another's turn.
    now: bool = False
    taken: bool = False


class Show(Value):
    """The Halftime Show under way (WH-073 to WH-080)."""

    #: Who resumes, and plays first.
    first: int
    left: tuple[int, ...]
    row: int
    #: Seat and points of what has been scored.
    scores: tuple[tuple[int, int], ...] = ()
    #: Seats that roll for it, and what they rolled (`halftimeTie = rolloff`).
    rolloff: tuple[int, ...] = ()
    rolled: tuple[int, ...] = ()
    #: Gates of the turn that ended last.
    gates: tuple[Gate, ...] = ()


@direct
class EndReason(StrEnum):
    """Why a game ended."""

    #: Somebody reached the limit, and all who had a turn left have had it.
    LIMIT = "limit"
    #: One throw won it (WH-032).
    INSTANT = "instant"
    #: One throw lost it.
    INSTANT_LOSS = "instant-loss"
    #: How many rounds were agreed on.
    ROUNDS = "rounds"


class Ending(Value):
    """How and why a game ended."""

    reason: EndReason
    winners: tuple[int, ...]


@direct
class OfferKind(StrEnum):
    """What may still be taken back."""

    #: A throw just made, by a token.
    REROLL = "reroll"
    #: Nothing any more: the token is spent, and the throw is made again.
    REROLLED = "rerolled"
    #: A stay, by who doubts its figure.
    CHALLENGE = "challenge"
    #: The stay is doubted: its dice are to be named.
    CHALLENGED = "challenged"


class Offer(Value):
    """What may still be taken back: a missed throw by a token, a stay by a challenge."""

    kind: OfferKind
    game: Game
    seat: int
    #: What the stay declared, and what the dice were worth.
    declared: int = 0
    actual: int = 0
    #: The table as it was when the challenge came.
    resume: Game | None = None


class Legacy(Value):
    """What a player who stayed has left on the table: the next one may take it over."""

    points: int
    active: tuple[int, ...]
    aside: tuple[tuple[int, int], ...]
    showing: int
    kept: tuple[int, ...]


class Game(Value):
    """A game: its rules, its players, and what has become of them."""

    rules: Rules
    seats: tuple[Seat, ...]
    turn: Turn
    cells: Vector[Cell] = Vector()
    row: int = 0
    gates: tuple[Gate, ...] = ()
    show: Show | None = None
    halftime_done: bool = False
    #: First seat to reach the limit, -1 for none yet.
    home: int = -1
    #: The end is near: the seats that still have a turn.
    last: tuple[int, ...] | None = None
    #: Seat and time of the 11,000 call.
    called: tuple[int, str] | None = None
    ended: Ending | None = None
    #: Packed Magic Number, 0 for none.
    magic: int = 0
    scorekeeper: int = 0
    #: Seats that got a hit in this round, a bit each.
    round_hits: int = 0
    offer: Offer | None = None
    pot: tuple[int, ...] = ()
    #: Full rounds played.
    rounds: int = 0
    #: The limit was passed without being hit, and is further away now.
    extended: bool = False
    legacy: Legacy | None = None
    #: A sheet of totals: points of whole turns are written down, no dice fall (`written`).
    noted: bool = False


@direct
class EventKind(StrEnum):
    ROLLED = "rolled"
    KEPT = "kept"
    FORCED = "forced"
    MISS = "miss"
    BANKED = "banked"
    HITS = "hits"
    EARNED = "earned"
    SHOWN = "shown"
    ROYALE = "royale"
    TOKEN = "token"
    REROLL = "reroll"
    MAY_DARE = "may-dare"
    DARED = "dared"
    DARE_TAKEN = "dare-taken"
    DARE_REFUSED = "dare-refused"
    DARE_WON = "dare-won"
    CALLED_11000 = "called-11000"
    HALFTIME = "halftime"
    HALFTIME_HIT = "halftime-hit"
    HALFTIME_OVER = "halftime-over"
    ROLLOFF = "rolloff"
    WINNER = "winner"
    FINISHED = "finished"
    PENALTY = "penalty"
    FAULT = "fault"
    ASKED = "asked"
    RELEASED = "released"
    SAID_NO = "said-no"
    TOOK_HITS = "took-hits"
    TOUCHED = "touched"
    HIT_GIVEN = "hit-given"
    CHALLENGED = "challenged"
    ACCOUNT_HELD = "account-held"
    ACCOUNT_FAILED = "account-failed"
    SOCIAL = "social"
    LIMIT = "limit"
    STAKE = "stake"
    INSTANT_WIN = "instant-win"
    INSTANT_LOSS = "instant-loss"
    SAFE = "safe"
    TAKEN_OVER = "taken-over"
    EXTENDED = "extended"
    KNOCKED_BACK = "knocked-back"
    OUT = "out"
    LAST_DIE = "last-die"
    LAST_LICKS = "last-licks"


class Event(Value):
    """Something that happened, for people and for statistics."""

    event: EventKind
    seat: int = -1
    name: str = ""
    value: int = 0
    other: int = -1
    dice: tuple[int, ...] = ()


def entry_now(game: Game) -> tuple[int, int]:
    """Row and seat where the turn under way will be written."""
    return (game.row if game.show is None else game.show.row), game.turn.seat


def grid(game: Game) -> list[list[Cell]]:
    """The cells by printed row, in the order of the columns."""
    lines: dict[int, list[Cell]] = {}
    for cell in game.cells:
        lines.setdefault(cell.row, []).append(cell)
    return [sorted(lines[row], key=lambda cell: cell.seat) for row in sorted(lines)]


def is_round(game: Game, line: list[Cell]) -> bool:
    """Whether a row of the sheet is a round: the Halftime Show and its dashes are none."""
    if any(cell.show for cell in line):
        return False
    return len(line) < len(game.seats) or any(cell.kind is not CellKind.DASH for cell in line)


def rounds(game: Game) -> int:
    """The round in play or, at the end, the last one; numbered as the sheet's rows are."""
    begun = sum(is_round(game, line) for line in grid(game))
    if game.ended is None and game.show is None:
        row, _ = entry_now(game)
        begun += all(cell.row != row for cell in game.cells)
    return begun


def winner(game: Game) -> str | None:
    """The winner's name; several who share the win are joined by a plus sign."""
    if game.ended is None or not game.ended.winners:
        return None
    return " + ".join(game.seats[n].name for n in game.ended.winners)
