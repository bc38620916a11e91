"""What the turn bar says: words and figures of a turn."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from zonk_desktop.engine.state import Game, Mode, Phase
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.rulebook.catalogue import symbol_short
from zonk_desktop.transcript.kept import Kept
from zonk_desktop.ui.kit.wording import Words, dice, figure, listed, number, shortened, times, whose
from zonk_desktop.ui.table.sight import Sight, entry_need, get_in, kept_name, player_now


class TurnView(NamedTuple):
    """The turn bar."""

    seat: int
    title: str
    #: The name alone, where the title does not fit.
    name: str
    note: str
    points: int
    points_note: str
    stay_label: str
    stay: str
    stay_note: str
    miss_label: str
    miss: Fraction | None


def turn_view(sight: Sight, kept: tuple[Kept, ...], words: Words) -> TurnView:
    """The turn bar's words and figures."""
    game, gained = sight.game, sight.gained
    if game.ended is not None:
        return _over_view(game)
    turn = game.turn
    seat = game.seats[turn.seat]
    count, chance = next_miss(sight.then)
    stay, stay_note = _stay_words(sight, words)
    name, column = shortened(player_now(game), 20), shortened(seat.name)
    show_miss = turn.phase not in {Phase.FINISHED, Phase.CHALLENGED}
    return TurnView(
        seat=turn.seat,
        title=_title(game, name),
        name=name,
        note=_note(game, gained),
        points=turn.points + gained,
        points_note=_points_note(game, gained, kept),
        stay_label=f"If {column} stays" if len(column) <= 9 else "By staying",
        stay=stay,
        stay_note=stay_note,
        miss_label=f"Next {dice(count)} miss" if count != 1 else "Next die misses",
        miss=chance if show_miss else None,
    )


def _over_view(game: Game) -> TurnView:
    """The bar of a game that is over, for whoever looks at its table once more."""
    won = game.ended.winners if game.ended is not None else ()
    names = [shortened(game.seats[seat].name, 18) for seat in won]
    title = f"{listed(names)} {'wins' if len(names) == 1 else 'win'}" if names else "Nobody wins"
    points = game.seats[won[0]].total if won else 0
    note = f"{figure(points)} on the sheet. The game is over." if won else "The game is over."
    seat = won[0] if won else game.turn.seat
    return TurnView(seat, title, title, note, points, "", "", "", "", "", None)


def _title(game: Game, name: str) -> str:
    turn = game.turn
    if turn.phase is Phase.DARED:
        return f"{name} is dared"
    if turn.mode is Mode.ROYALE:
        return "Royale"
    if turn.after_all and turn.phase is Phase.TO_ROLL:
        return f"{name} rolls again"
    return f"{whose(name)} turn"


def _note(game: Game, gained: int) -> str:
    """What must be known of this turn; `gained` is what the dice picked bring."""
    turn, seat = game.turn, game.seats[game.turn.seat]
    if turn.phase is Phase.DARED:
        return f"{shortened(game.seats[turn.darer].name, 16)} says: dare you."
    if turn.mode is Mode.DARE:
        return "Match the four, or lose it all."
    if turn.mode is Mode.BLOOD:
        return "The Blood Die alone is rolled."
    if turn.mode is Mode.ROYALE:
        royale = game.rules.royale
        assert royale is not None
        sum_ = "their sum" if royale.factor == 1 else f"{times(royale.factor)} their sum"
        return f"{dice(royale.rolled).capitalize()}, {sum_}."
    if turn.phase is Phase.TO_ROLL and turn.after_all:
        return f"All {number(game.rules.s.dice_count)} score. They must be rolled."
    if game.show is not None:
        return "Halftime Show: one turn, apart from the game."
    if game.called is not None:
        return f"11,000 Rule. {figure(seat.total)} on the sheet."
    if seat.entered or not entry_need(game):
        inside = ", dialled in" if get_in(game) == "dial in" else ""
        return f"{figure(seat.total)} on the sheet{inside}"
    have, need = turn.points + gained, entry_need(game)
    if have >= need:
        return f"{figure(have)} are enough to {get_in(game)}"
    return f"Needs {figure(need)} to {get_in(game)}"


def _points_note(game: Game, gained: int, kept: tuple[Kept, ...]) -> str:
    points = game.turn.points
    sums: dict[str, int] = {}
    for one in kept:
        name = kept_name(game, one)
        sums[name] = sums.get(name, 0) + one.points
    parts = [f"{figure(total)} {name}" for name, total in sums.items()]
    carried = points - sum(one.points for one in kept)
    if carried > 0:
        parts.insert(0, f"{figure(carried)} carried" if kept else f"{figure(carried)} kept")
    if len(parts) > 2:
        parts = [f"{figure(points)} kept"]
    if gained:
        parts.append(f"{figure(gained)} picked")
    return " + ".join(parts) if parts else "nothing yet"


def _stay_words(sight: Sight, words: Words) -> tuple[str, str]:
    game, found = sight.game, sight.stay
    if found is None:
        turn = game.turn
        seat = game.seats[turn.seat]
        need = entry_need(game)
        have = turn.points + sight.gained
        if not seat.entered and need and have < need and game.show is None:
            return "–", f"needs {figure(need)}"
        return "–", "not now"
    after, cell = found
    shown = game.seats[cell.seat].total
    total = cell.total if game.show is None else shown
    reached = [symbol_short(game.rules.ruleset, name) for name in cell.left]
    if cell.hits:
        reached.append(words.count(cell.hits))
    if after.ended is not None:
        reached.append("the game")
    return figure(total), listed(reached) if reached else "on the sheet"
