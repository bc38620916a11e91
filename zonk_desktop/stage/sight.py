"""A game with the dice picked, and what follows from both. Pure: asked of the engine."""

from __future__ import annotations

from functools import cached_property

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.combos import Straight
from zonk_desktop.engine.dice import pack, unpack
from zonk_desktop.engine.play import apply, candidates, refusal
from zonk_desktop.engine.state import Cell, Game, Mode, OfferKind, Phase
from zonk_desktop.engine.turns import all_kept, as_scored, measure
from zonk_desktop.transcript.replay import Kept
from zonk_desktop.words import say
from zonk_desktop.words.clean import signed


def settled(game: Game) -> Game:
    """The game as it stands once play goes on: the relaxed gate opens by itself.

    While a total is doubted nothing goes on before its dice are named.
    """
    if game.rules.s.ceremony is Ceremony.RELAXED and refusal(game, act.TookHits()) is None:
        return apply(game, act.TookHits())[0]
    return game


def to_act(game: Game) -> int:
    """The seat that has the word: whose turn it is, or whose total is doubted."""
    offer = game.offer
    if offer is not None and offer.kind is OfferKind.CHALLENGED:
        return offer.seat
    return game.turn.seat


class Sight:
    """A game and the dice picked, with what follows from both; each of it is worked out once."""

    def __init__(self, game: Game, picked: tuple[int, ...] = ()) -> None:
        self.game = game
        self.picked = picked
        self.keep = act.Keep(tuple(sorted(picked)))

    @cached_property
    def now(self) -> Game:
        """The game as it stands once play goes on."""
        return settled(self.game)

    @cached_property
    def after(self) -> Game | None:
        """The game after the picked dice are kept, None where they may not be."""
        now = self.now
        return None if refusal(now, self.keep) is not None else apply(now, self.keep)[0]

    @property
    def then(self) -> Game:
        """The game with the picked dice kept, where they may be."""
        return self.now if self.after is None else self.after

    @property
    def gained(self) -> int:
        """The points of keeping the picked dice; 0 where they may not be kept."""
        return self.then.turn.points - self.now.turn.points

    @cached_property
    def scoring(self) -> frozenset[int]:
        """Dice of the throw that occur in some keep."""
        if self.game.turn.phase is not Phase.TO_KEEP:
            return frozenset(self.game.turn.active)
        return frozenset(die for keep in candidates(self.game, act.Keep) for die in keep.dice)

    @cached_property
    def stay(self) -> tuple[Game, Cell] | None:
        """The game after a stay and the entry it would write, None where staying is refused."""
        then = self.then
        if refusal(then, act.Stay()) is not None:
            return None
        after = apply(then, act.Stay())[0]
        return after, after.cells[len(then.cells)]

    @property
    def royale(self) -> bool:
        """Whether the dice picked are a Royale, whose worth is thrown for."""
        return self.after is not None and self.after.turn.mode is Mode.ROYALE

    @property
    def made(self) -> int:
        """The points that the dice of a stay make: straight after a throw all that scores."""
        then = self.then
        lying = then.turn.phase in {Phase.TO_KEEP, Phase.DARED}
        return (all_kept(then) if lying else then.turn).points

    @cached_property
    def tags(self) -> dict[int, str]:
        """What each picked die brings; dice that score only together carry one tag."""
        turn = self.game.turn
        if turn.phase is not Phase.TO_KEEP:
            return {}
        table, keeps = self.game.rules.table, measure(self.game.rules, turn).keeps
        shown = dict(zip(turn.active, as_scored(self.game.rules, turn), strict=True))
        faces = [shown[die] for die in self.picked]
        whole = pack(faces)
        # Dice that are no keep together still say what the equal ones among them bring.
        parts = [whole]
        if whole not in keeps:
            parts = [pack((face,) * faces.count(face)) for face in set(faces)]
        free, found = list(self.picked), dict[int, str]()
        for part in parts:
            for group in table.split(part, len(turn.throw), turn.showing):
                wanted = list(unpack(group.code))
                places = []
                for die in [*free]:
                    if shown[die] in wanted:
                        wanted.remove(shown[die])
                        free.remove(die)
                        places.append(die)
                found[places[0]] = signed(group.points)
        if self.royale:
            return {self.picked[0]: say("table-tag-royale")}
        if whole in keeps and not found:
            # They complete what was set aside before.
            return {self.picked[0]: signed(keeps[whole])}
        return found


def kept_name(game: Game, kept: Kept) -> str:
    """The kind of these dice, for messages to choose by."""
    for combo in game.rules.ruleset.combos:
        if isinstance(combo, Straight) and kept.combos == (combo.key,):
            return "royale" if combo.rolled else "straight"
    return "kept"


def dials_in(game: Game) -> bool:
    """Whether the sheet calls the first score dialling in."""
    terms = game.rules.ruleset.texts.get("term")
    return isinstance(terms, dict) and "DIAL IN" in terms


def entry_need(game: Game) -> int:
    """Points the first score takes."""
    s = game.rules.s
    return max(s.entry_minimum, s.stop_minimum)


def player_now(game: Game) -> str:
    """The name of the player to move; in a team that of the member."""
    seat = game.seats[game.turn.seat]
    if not seat.members:
        return seat.name
    return seat.members[seat.turns % len(seat.members)]
