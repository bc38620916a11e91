"""The beats before the first turn: everybody's die at once, ties rolled off, the Magic Number."""

from __future__ import annotations

from zonk_desktop.engine.state import Game
from zonk_desktop.fairness.opening import OrderThrow
from zonk_desktop.stage.beats import Beat, Data, Keys, Kind, Says
from zonk_desktop.stage.manners import StageManners
from zonk_desktop.transcript.words import called
from zonk_desktop.words import Message


def rounds(order: tuple[OrderThrow, ...]) -> tuple[tuple[OrderThrow, ...], ...]:
    """Group the roll for order into throws: everybody's dice, then those of each tie."""
    found: list[list[OrderThrow]] = []
    for throw in order:
        last = found[-1] if found else []
        together = last and last[0].again == throw.again
        if not together or any(one.name == throw.name for one in last):
            found.append([])
        found[-1].append(throw)
    return tuple(map(tuple, found))


def order_beats(
    game: Game,
    thrown: tuple[OrderThrow, ...],
    places: tuple[int, ...],
    then: tuple[OrderThrow, ...],
    manners: StageManners,
) -> tuple[Beat, ...]:
    """The beats of one round of the roll for order; `then`: who must roll again, if anybody.

    `places` are those of the dice in the row, from the left.
    """
    faces = tuple(throw.face for throw in thrown)
    data = Data(dice=places, faces=faces)
    rolls = Beat(Kind.ORDER, -1, game, 0, Keys.SKIP, data)
    if then:
        names = tuple(throw.name for throw in then)
        last = {throw.name: throw.face for throw in thrown}
        tied = {last[name] for name in names if name in last}
        face = tied.pop() if len(tied) == 1 else 0
        says = Says(banner=Message.of("stage-tie", names=names, face=face))
        length = manners.length(Kind.ORDER_TIE)
        return rolls, Beat(Kind.ORDER_TIE, -1, game, length, Keys.OPEN, data, says)
    first = game.turn.seat
    says = Says(banner=Message.of("stage-first", name=called(game.seats[first])))
    length = manners.length(Kind.ORDER_DONE)
    return rolls, Beat(Kind.ORDER_DONE, first, game, length, Keys.SKIP, data, says)


def magic_beats(game: Game, faces: tuple[int, ...], manners: StageManners) -> tuple[Beat, ...]:
    """The beats of rolling the Magic Number, which goes to the upper rim."""
    data = Data(dice=tuple(range(len(faces))), faces=faces)
    says = Says(
        banner=Message.of("table-magic-banner", faces=faces), under=Message.of("stage-magic-stays")
    )
    length = manners.length(Kind.MAGIC_LIES)
    keeper = game.scorekeeper
    return (
        Beat(Kind.MAGIC, keeper, game, 0, Keys.SKIP, data),
        Beat(Kind.MAGIC_LIES, keeper, game, length, Keys.SKIP, data, says),
    )
