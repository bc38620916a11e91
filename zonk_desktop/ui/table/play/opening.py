"""Before the first turn: the dice of the roll for order and of the Magic Number, shown one by one.

They were rolled when the game began; here they are thrown again for the eye, in their order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.opening import OrderThrow
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.table import table_view
from zonk_desktop.words import say


class OpeningView(NamedTuple):
    """A die to be rolled before the first turn."""

    title: str
    note: str
    button: str
    seat: int


@dataclass(frozen=True, slots=True)
class Opening:
    """What is still to be thrown, and the dice for order that lie there."""

    order: tuple[OrderThrow, ...]
    magic: tuple[int, ...]
    fallen: tuple[tuple[str, int], ...] = ()

    @property
    def over(self) -> bool:
        return not self.order and not self.magic

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice that are thrown next."""
        return tuple(range(len(self.faces)))

    @property
    def faces(self) -> tuple[int, ...]:
        """What they show."""
        return (self.order[0].face,) if self.order else self.magic

    def landed(self) -> Opening:
        """The opening with these dice on the table."""
        if not self.order:
            return replace(self, magic=())
        throw = self.order[0]
        fallen = {**dict(self.fallen), throw.name: throw.face}
        return replace(self, order=self.order[1:], fallen=tuple(fallen.items()))

    def view(self, names: list[str], keeper: int) -> OpeningView | None:
        """What is to be rolled, None when nothing is."""
        if self.order:
            throw = self.order[0]
            name = shortened(throw.name, 20)
            note = say("table-a-tie-roll-again") if throw.again else self._note()
            return OpeningView(
                say("table-rolls-for-order", name=name),
                note,
                say("table-roll-one-die"),
                names.index(throw.name),
            )
        if self.magic:
            name = shortened(names[keeper], 20)
            return OpeningView(
                say("table-the-magic-number"),
                say("table-rolls-it", name=name),
                say("table-roll-the-magic-number"),
                keeper,
            )
        return None

    def _note(self) -> str:
        if not self.fallen:
            return say("table-one-die-each-highest-goes")
        return ", ".join(f"{shortened(name, 12)} {face}" for name, face in self.fallen)

    def table(self, game: Game) -> Table:
        """The tray before the next dice are thrown."""
        count = 1 if self.order else len(game.rules.everyone)
        dice = tuple(
            Die(die, "ivory" if count == 1 else table_view.colour(game, die), "hand")
            for die in range(count)
        )
        return Table(dice, seats=len(game.rules.everyone))
