"""Counts choices of computers that nobody makes.

By hand: `python -m tests.players.silly [GAMES [SHEET...]]`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from tests.players.games import EXAMPLES, start
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Landing, WinnerBy
from zonk_desktop.engine.entries import hits_if_banked
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Event, Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import SAME, NotCovered, Unknown
from zonk_desktop.players.character import Character, characters
from zonk_desktop.players.choose import FeltWay, SeatPlayer, ways
from zonk_desktop.players.length import RandomSources, play_out
from zonk_desktop.rulebook.load import PRESETS, house, preset

#: What is counted. The first two are out of how many: every stay, and stays in a very last turn.
STAYS = "stays"
LAST = "last"
#: A larger stay of the same throw was legal, with no fewer hits, and worth more to this player.
LYING = "lying"
#: A stay that loses the game at once, where a roll was allowed.
BELOW = "below"
#: A roll where more points could be kept, with as many dice to roll or 500 of them, and that is
#: worth more to this player.
LEFT = "left"
#: A roll where a stay of the same throw would have won the game at once.
ROLLED = "rolled"


class Silly:
    """Looks at every choice of a game."""

    def __init__(self, who: Sequence[Character]) -> None:
        self._who = who
        self.counts = Counter[str]()
        #: Who did it, and where: for whoever wants to see one.
        self.seen: list[tuple[str, Game, act.Action]] = []
        self._thrown: Game | None = None

    def __call__(
        self, before: Game, action: act.Action, after: Game, events: tuple[Event, ...]
    ) -> None:
        if isinstance(action, act.Keep | act.RefuseDare):
            self._thrown = self._thrown or before
        elif isinstance(action, act.Stay | act.Roll):
            thrown = changed(self._thrown or before, gates=())
            before = changed(before, gates=())
            if thrown.show is None and thrown.offer is None:
                self._look(thrown, before, action)
            self._thrown = None
        elif isinstance(action, act.DiceLanded):
            self._thrown = None

    def _look(self, thrown: Game, before: Game, action: act.Action) -> None:
        rolled = isinstance(action, act.Roll)
        if thrown.turn.phase is Phase.TO_ROLL:
            return
        very_last = _very_last(thrown)
        if rolled:
            self._count(LEFT, self._leaves(thrown, before), before, action)
            if not very_last:
                return
        others = ways(thrown)
        stays = [_after(thrown, way) for way in others if not way.dice]
        if rolled:
            self._count(ROLLED, any(_won(_end(one)) for one in stays), before, action)
            return
        self.counts[STAYS] += 1
        mine = before.turn.points, hits_if_banked(before)
        found = [(one.turn.points, hits_if_banked(one)) for one in stays]
        larger = {points for points, hits in found if points > mine[0] and hits >= mine[1]}
        lying = bool(larger) and self._worth_more(thrown, mine[0], larger)
        self._count(LYING, lying, before, action)
        if very_last:
            self.counts[LAST] += 1
            rolls = any(way.dice for way in others) and _could_win(before)
            self._count(BELOW, rolls and not _won(_end(before), shared=True), before, action)

    def _worth_more(self, thrown: Game, mine: int, larger: set[int]) -> bool:
        """Whether one of the larger stays is worth more: where a limit must be met, not all are."""
        try:
            told = ask.best(thrown, self._who[thrown.turn.seat].purpose(thrown))
        except (NotCovered, Unknown):
            return True
        stays = [(one.points, one.worth) for one in told.choices if one.stays]
        most = max(worth for points, worth in stays if points in larger)
        return most > max(worth for points, worth in stays if points == mine) + SAME

    def _leaves(self, thrown: Game, before: Game) -> bool:
        try:
            told = ask.best(thrown, self._who[thrown.turn.seat].purpose(thrown))
        except (NotCovered, Unknown):
            return False
        # In a very last turn a stay that loses is none.
        ways = [one for one in told.choices if not (one.stays and _very_last(thrown))]
        points, dice = before.turn.points, len(before.turn.active)
        mine = [one.worth for one in ways if (one.points, one.dice) == (points, dice)]
        better = [one for one in ways if one.worth > max(mine, default=1e9) + SAME]
        most = max(one.points for one in ways)
        alike = any(one.dice == dice and one.points > points for one in better)
        return alike or (bool(better) and most >= points + 500)

    def _count(self, what: str, found: bool, before: Game, action: act.Action) -> None:
        if found:
            self.counts[what] += 1
            self.seen.append((what, before, action))


def _very_last(game: Game) -> bool:
    """Whether a stay ends the game, and points decide it."""
    by = WinnerBy.POINTS if game.called is not None else game.rules.s.winner_by
    if by in {WinnerBy.HITS, WinnerBy.TITLES}:
        return False
    if by is WinnerBy.FIRST and not game.rules.s.rounds:
        return False
    ending = game.last == (game.turn.seat,)
    others = [n for n in range(game.turn.seat + 1, len(game.seats)) if not game.seats[n].out]
    s = game.rules.s
    return ending or (0 < s.rounds <= game.rounds + 1 and not others)


def _after(game: Game, way: FeltWay) -> Game:
    for action in way.actions[:-1]:
        game, _ = apply(game, action)
    return game


def _end(game: Game) -> Game:
    return apply(game, act.Stay())[0]


def _could_win(game: Game) -> bool:
    """Whether any total wins: it may be cut to the limit, or may not pass it."""
    s, turn = game.rules.s, game.turn
    need = s.limit - game.seats[turn.seat].total
    great = need if s.landing is Landing.EXACT else 10 * s.limit
    great_turn = changed(game, turn=changed(turn, points=great))
    return refusal(great_turn, act.Stay()) is None and _won(_end(great_turn), shared=True)


def _won(game: Game, shared: bool = False) -> bool:
    """Whether the player who has just stayed has won: alone, or with others."""
    if game.ended is None:
        return shared
    among = game.ended.winners
    mover = game.cells[len(game.cells) - 1].seat
    return mover in among and (shared or len(among) == 1)


def count(ruleset: RuleSet, games: int, near: bool, first: int = 0) -> Silly:
    """Play so many games of all characters; `near`: every other one from shortly before its end."""
    rules, seen = Rules(ruleset), list[Silly]()
    size = max(rules.s.players_min, min(4, rules.s.players_max))
    tables = list(combinations(characters(), min(size, len(characters()))))
    for number in range(first, first + games):
        table = RandomSources.of(22, number)
        chance = Random(f"silly {number}")
        who = list(chance.choice(tables))
        chance.shuffle(who)
        game = start(rules, len(who), chance, near and number % 2 == 1)
        seen.append(Silly(who))
        play_out(
            game, {n: SeatPlayer(one, one.level) for n, one in enumerate(who)}, table, seen[-1]
        )
    silly = Silly(())
    for each in seen:
        silly.counts += each.counts
        silly.seen += each.seen
    return silly


#: A turn of Berliner Macke costs more than it brings, so that nobody gets home but by luck.
_RELATIVES = {path.stem: path for path in EXAMPLES if path.stem != "berliner-macke"}
SHEETS = (*PRESETS, *_RELATIVES)


def sheet(name: str) -> RuleSet:
    return preset(name) if name in PRESETS else house(_RELATIVES[name])


def main(words: list[str]) -> None:
    games = int(words[0]) if words else 3
    for name in words[1:] or SHEETS:
        counts = count(sheet(name), games, near=True).counts
        figures = [counts[what] for what in (LYING, STAYS, BELOW, LAST, ROLLED, LEFT)]
        said = "{:22} lying {} of {}, below {} of {} last, rolled on {}, left {}"
        print(said.format(name, *figures))
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
