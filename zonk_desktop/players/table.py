"""Decides which computer player acts now, and how.

Every decision the engine asks for has its place here: throws and keeps (`choose`), and what goes
on beside the dice. Nothing is done that the rules refuse. What is left to people: faults, votes,
touching the dice too early, corrections, and hits that people have to take.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony, ReleaseBy
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.rerolls import missed, reroll_table
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import POINTS, SAME, WIN, Aim, NotCovered, Unknown
from zonk_desktop.players.character import Level, character
from zonk_desktop.players.choose import SeatPlayer, choose, gumbel
from zonk_desktop.players.decision import Decision, ToldReason, Why
from zonk_desktop.transcript.lines import Computer, Header


def player_of(computer: Computer) -> SeatPlayer | None:
    """The player of a column; None for a character that is missing, as after an update."""
    if (found := character(computer.character)) is None:
        return None
    known = computer.level in set(Level)
    return SeatPlayer(found, Level(computer.level) if known else found.level)


def seats_of(header: Header, game: Game) -> dict[int, SeatPlayer]:
    """The columns that computers play now, with their players; none on a sheet of totals."""
    sitting = {} if game.noted else header.sitting()
    found: dict[int, SeatPlayer] = {}
    for n, seat in enumerate(game.seats):
        player = player_of(sitting[seat.name]) if seat.name in sitting else None
        if player is not None:
            found[n] = player
    return found


def chance_of(header: Header, game: Game, throws: int) -> Random:
    """A random source seeded by the position: after an undo it is the same again.

    Nobody gets another choice out of a computer by undoing his own.
    """
    turn = game.turn
    place = (
        header.start, tuple(player.name for player in header.players), throws, turn.phase.value,
        turn.seat, turn.points, turn.active, turn.throw, len(game.gates),
    )  # fmt: skip
    return Random(repr(place))


#: Somebody is nearly home with this many points to go.
_NEARLY = 2_000
#: What a miss is worth throwing again where the odds of the rules are not worked out.
_TOKEN_MOST = 300.0

#: Who is a computer, by column.
Seats = Mapping[int, SeatPlayer]


def decide(game: Game, seats: Seats, chance: Random) -> Decision | None:
    """The action of one of these seats now; None where it is up to the world or somebody else.

    Asked once for every state of a game. Who has let a chance pass (to dare, to doubt) has done so
    for this state. On a sheet of totals people write down what was thrown.
    """
    phase = game.turn.phase
    if phase is Phase.ROLLING or phase is Phase.FINISHED or not seats or game.noted:
        return None
    if phase is Phase.CHALLENGED:
        return _account(game, seats)
    for beside in (_doubt, _stake, _reroll):
        if (found := beside(game, seats, chance)) is not None:
            return found
    if game.gates:
        return _at_the_gate(game, seats, chance)
    if (found := _dare(game, seats, chance)) is not None:
        return found
    player = seats.get(game.turn.seat)
    return None if player is None else _call(game, player) or choose(game, player, chance)


# Doubts


def _account(game: Game, seats: Seats) -> Decision | None:
    offer = game.offer
    assert offer is not None
    if offer.seat not in seats:
        return None
    return Decision(offer.seat, (act.Account(offer.game.turn.kept),), ToldReason.of(Why.ACCOUNTS))


def _doubt(game: Game, seats: Seats, chance: Random) -> Decision | None:
    """Doubt a wrong figure, and only that: its dice lay there for all to see."""
    offer = game.offer
    # Whatever else is on offer declares nothing.
    if offer is None or offer.declared == offer.actual:
        return None
    for seat, player in seats.items():
        if seat != offer.seat and chance.random() < player.character.manners.doubts:
            action = act.Challenge(seat)
            if refusal(game, action) is None:
                figures = {"said": offer.declared, "points": offer.actual}
                return Decision(seat, (action,), ToldReason.of(Why.DOUBTS, **figures), 0.3)
    return None


# The pot


def _stake(game: Game, seats: Seats, chance: Random) -> Decision | None:
    """Match the stake of the others in the pot; only people open it."""
    most = max(game.pot)
    if not most:
        return None
    for seat in seats:
        action = act.Stake(seat, most)
        if refusal(game, action) is None:
            return Decision(seat, (action,), ToldReason.of(Why.STAKES, points=most))
    return None


# Re-rolls


def _reroll(game: Game, seats: Seats, chance: Random) -> Decision | None:
    """Use a token on a throw that costs more than the token may still bring."""
    action = act.UseReroll()
    if refusal(game, action) is not None:
        return None
    seat = reroll_table(game).turn.seat
    if (player := seats.get(seat)) is None:
        return None
    again, _ = apply(game, action)
    try:
        counted = ask.counts(game, WIN)
        hits = counted.aim is Aim.HITS
        gain = ask.reroll(game, counted if hits else POINTS) or 0.0
    except (NotCovered, Unknown):
        hits, gain = False, _TOKEN_MOST if missed(game) else 0.0
    if player.noise:
        gain += player.noise * (gumbel(chance) - gumbel(chance)) / 2
    if gain <= SAME:
        return None
    roll = (act.Roll(),) if refusal(again, act.Roll()) is None else ()
    why = ToldReason.of(Why.REROLLS, by=round(gain), hits=hits)
    return Decision(seat, (action, *roll), why, 0.4)


# Hits and gates


def _at_the_gate(game: Game, seats: Seats, chance: Random) -> Decision | None:
    """Act at the gate: hits are taken at once, asks as often as due, and answers after them.

    A gate of a person's is never opened: in the relaxed ceremony one word opens all.
    """
    holders = [gate.holder for gate in game.gates]
    own = all(holder in seats for holder in holders)
    s = game.rules.s
    strict = s.ceremony is Ceremony.STRICT
    words = strict and s.release is not ReleaseBy.COURTESY
    if own and not all(gate.taken for gate in game.gates):
        return _take_hits(game, seats, chance)
    if not words:
        return None
    for gate in game.gates:
        # What is to be taken at once is asked by nobody.
        if gate.holder in seats and gate.asked:
            word = seats[gate.holder].character.manners.answer
            # Who was asked more often than the sheet allows has no answer but the table's.
            over = (act.ReleaseWord.OVERRULE,) if gate.asked > gate.hits else ()
            for said in (word, act.ReleaseWord.YOU_CAN_GO, *over):
                action = act.Release(said, gate.holder)
                if refusal(game, action) is None:
                    return Decision(gate.holder, (action,), ToldReason.of(Why.ANSWERS))
    return _ask(game, seats)


def _ask(game: Game, seats: Seats) -> Decision | None:
    seat = game.turn.seat
    if seat not in seats:
        return None
    by_asks = game.rules.s.release is ReleaseBy.ASKS
    due = [(gate.hits if by_asks else 1) - gate.asked for gate in game.gates if gate.holder != seat]
    more = min([count for count in due if count > 0], default=0)
    action = act.Ask(seat, more)
    if refusal(game, action) is not None:
        return None
    return Decision(seat, (action,), ToldReason.of(Why.ASKS, times=more))


def _take_hits(game: Game, seats: Seats, chance: Random) -> Decision | None:
    gate = game.gates[0]
    count = sum(each.hits for each in game.gates)
    manners = seats[gate.holder].character.manners
    if manners.gives and not gate.taken and chance.random() < manners.gives:
        # To whoever has had the fewest: company is what it is given for. Nobody gives to himself.
        others = sorted(range(len(game.seats)), key=lambda n: game.seats[n].hits)
        taker = min(others, key=lambda n: n == gate.holder)
        gift = act.GiveHit(gate.holder, taker, 1)
        if refusal(game, gift) is None:
            return Decision(gate.holder, (gift, act.TookHits()), ToldReason.of(Why.GIVES, hits=1))
    return Decision(gate.holder, (act.TookHits(),), ToldReason.of(Why.TAKES_HITS, hits=count))


# Dares and the 11,000 Rule


def _dare(game: Game, seats: Seats, chance: Random) -> Decision | None:
    for seat, player in seats.items():
        action = act.Dare(seat)
        if refusal(game, action) is None and chance.random() < player.character.manners.dares:
            return Decision(seat, (action,), ToldReason.of(Why.DARES))
    return None


def _call(game: Game, player: SeatPlayer) -> Decision | None:
    """Call the 11,000 Rule: it pays for who is behind, while somebody is nearly home."""
    seat = game.turn.seat
    behind = player.character.manners.calls_behind
    if not behind or refusal(game, act.Call11000()) is not None:
        return None
    best = max([each.total for each in game.seats])
    lag = best - game.seats[seat].total
    if lag < behind or best < game.rules.s.limit - _NEARLY:
        return None
    return Decision(seat, (act.Call11000(),), ToldReason.of(Why.CATCHES_UP, by=lag), 0.2)
