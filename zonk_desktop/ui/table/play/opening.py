"""Before the first turn: the dice of the roll for order and of the Magic Number.

They were rolled when the game began; here they are thrown again for the eye, everybody's at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.stage.beats import Beat, StageManners
from zonk_desktop.stage.scene import magic_beats, order_beats, rounds
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table import table_view
from zonk_desktop.words import say


class OpeningView(NamedTuple):
    """The next roll before the first turn: a headline, the button, and whose it is."""

    title: str
    button: str
    seat: int
    #: The button in fewer words.
    short: str = ""


@dataclass(frozen=True, slots=True)
class OpeningState:
    """The state of the opening: what is still to be thrown, and the dice for order on the table."""

    order: tuple[OrderThrow, ...]
    magic: tuple[int, ...]
    #: Names as they sit: each has a place in the row of dice.
    seated: tuple[str, ...] = ()
    fallen: tuple[tuple[str, int], ...] = ()

    @property
    def over(self) -> bool:
        return not self.order and not self.magic

    @property
    def round(self) -> tuple[OrderThrow, ...]:
        """The dice for order that are thrown next, together."""
        found = rounds(self.order)
        return found[0] if found else ()

    def landed(self) -> OpeningState:
        """The opening with these dice on the table."""
        if not self.order:
            return replace(self, magic=())
        fallen = dict(self.fallen)
        fallen.update((throw.name, throw.face) for throw in self.round)
        return replace(self, order=self.order[len(self.round) :], fallen=tuple(fallen.items()))

    def after(self) -> OpeningState:
        """The opening once the next dice have told what they decide."""
        left = self.landed()
        # The dice of the order have said all; those of the Magic Number are in the hand.
        return left if left.order else replace(left, fallen=())

    @property
    def names(self) -> tuple[tuple[str, ...], frozenset[str]]:
        """Who has a die in the row, and who of them rolls again; nobody after the order."""
        if not (self.order or self.fallen):
            return (), frozenset()
        again = {throw.name for throw in self.round} if self.fallen else set()
        return self.seated, frozenset(again)

    def places(self, throws: tuple[OrderThrow, ...]) -> tuple[int, ...]:
        """Places of these players' dice in the row."""
        return tuple(self.seated.index(throw.name) for throw in throws)

    def beats(self, game: Game, manners: StageManners) -> tuple[Beat, ...]:
        """The beats of the next dice, and of what they decide."""
        if not self.order:
            return magic_beats(game, self.magic, manners)
        thrown = self.round
        return order_beats(game, thrown, self.places(thrown), self.landed().round, manners)

    def view(self, names: list[str], keeper: int) -> OpeningView | None:
        """The view of the next roll, None when nothing is to be rolled."""
        if self.order:
            again = self.fallen != ()
            rollers = tuple(shortened(throw.name, 14) for throw in self.round)
            seat = names.index(self.round[0].name)
            button = say("stage-order-again" if again else "stage-order-button")
            tied = say("stage-order-tied", names=rollers) if again else ""
            return OpeningView(tied or say("stage-order-title"), button, seat)
        if self.magic:
            button = say("table-roll-the-magic-number")
            short = say("table-roll-the-magic-short")
            return OpeningView(say("table-the-magic-number"), button, keeper, short)
        return None

    def table(self, game: Game) -> Table:
        """The tray before the next dice are thrown."""
        seats = len(game.rules.everyone)
        if not self.order and not self.fallen:
            dice = tuple(Die(die, table_view.colour(game, die)) for die in range(len(self.magic)))
            return Table(dice, seats=seats)
        known, again = dict(self.fallen), {throw.name for throw in self.round}
        row = tuple(
            Die(
                place, "ivory", "row" if name in known else "hand", known.get(name, 1), place,
                picked=name in known and name in again,
            )
            for place, name in enumerate(self.seated)
        )  # fmt: skip
        return Table(row, seats=seats, row=len(self.seated))
